"""Synthesises the client's sounds: `python -m tools.sounds [FOLDER]` writes them as 16-bit mono WAV."""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22_050  # samples per second
FOLDER = Path(__file__).parent.parent / "assets" / "sounds"

Signal = NDArray[np.float64]


def times(seconds: float) -> Signal:
    """Return the sample times of a sound in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def sine(hertz: float, seconds: float, glide: float = 0.0) -> Signal:
    """Return a sine tone whose pitch glides by `glide` hertz per second."""
    t = times(seconds)
    return np.sin(2 * np.pi * (hertz * t + glide * t * t / 2))


def noise(seconds: float, seed: int) -> Signal:
    """Return white noise, the same for the same seed."""
    return np.random.default_rng(seed).uniform(-1, 1, round(seconds * RATE))


def fade(signal: Signal, decay: float, attack: float = 0.001) -> Signal:
    """Apply an attack of `attack` seconds and an exponential decay with time constant `decay`."""
    t = np.arange(len(signal)) / RATE
    return signal * np.minimum(1, t / attack) * np.exp(-t / decay)


def band(signal: Signal, low: float, high: float) -> Signal:
    """Keep the frequencies between low and high, with soft edges."""
    spectrum = np.fft.rfft(signal)
    hertz = np.fft.rfftfreq(len(signal), 1 / RATE)
    keep = 1 / (1 + (hertz / high) ** 4) * (hertz**2 / (hertz**2 + low**2))
    return np.fft.irfft(spectrum * keep, len(signal))


def lay(seconds: float, *parts: tuple[float, Signal]) -> Signal:
    """Return a sound with each part mixed in at its time."""
    sheet = np.zeros(round(seconds * RATE))
    for at, part in parts:
        start = round(at * RATE)
        room = sheet[start : start + len(part)]
        room += part[: len(room)]
    return sheet


def relay(pitch: float, seed: int) -> Signal:
    """Return the click of a relay."""
    ping = 0.6 * sine(pitch, 0.03) + 0.3 * sine(pitch * 2.7, 0.03)
    return fade(ping, 0.004) + 0.5 * fade(band(noise(0.03, seed), 1500, 9000), 0.002)


def knock(pitch: float, seed: int) -> Signal:
    """Return a soft knock on wood."""
    body = sine(pitch, 0.14) + 0.5 * sine(pitch * 2.4, 0.14)
    return fade(body, 0.03) + 0.3 * fade(band(noise(0.14, seed), 200, 1800), 0.01)


def stroke(seconds: float, low: float, high: float, seed: int) -> Signal:
    """Return card stock moving over felt."""
    t = times(seconds) / seconds
    return band(noise(seconds, seed), low, high) * np.sin(np.pi * t) ** 1.5


def brass(hertz: float, seconds: float) -> Signal:
    """Return a muted brass note."""
    t = times(seconds)
    tone = sum(np.sin(2 * np.pi * hertz * k * t + 0.02 * np.sin(30 * t)) / k**1.15 for k in range(1, 9))
    return band(np.asarray(tone), 180, 2600) * np.minimum(1, t / 0.025) * np.exp(-t / (seconds * 0.45))


def tick() -> Signal:
    """Return the sound of moving focus: 12 ms at 2 kHz."""
    return fade(sine(2000, 0.03), 0.004)


def confirm() -> Signal:
    """Return a rubber stamp, for confirming."""
    thud = fade(sine(150, 0.16, glide=-420), 0.035)
    return lay(0.16, (0, thud), (0, 0.5 * fade(band(noise(0.06, 1), 300, 3000), 0.012)))


def refuse() -> Signal:
    """Return two soft wooden knocks, the second lower, for refusing."""
    return lay(0.32, (0, knock(330, 2)), (0.13, 0.9 * knock(247, 3)))


def slide() -> Signal:
    """Return a card sliding over the table."""
    return stroke(0.2, 900, 5200, 4)


def flip() -> Signal:
    """Return a card turned over."""
    return lay(0.14, (0, 0.8 * stroke(0.08, 1400, 7000, 5)), (0.07, fade(band(noise(0.06, 6), 800, 6000), 0.008)))


def land() -> Signal:
    """Return a card laid down."""
    pat = fade(band(noise(0.09, 7), 120, 2400), 0.014)
    return lay(0.1, (0, pat), (0, 0.6 * fade(sine(120, 0.1), 0.02)))


def wave_run() -> Signal:
    """Return a run of relay ticks with rising pitch, for dots turning over."""
    moments = [0.5 * (k / 13) ** 0.9 for k in range(14)]
    return lay(0.56, *((at, relay(620 * 1.06**k, k)) for k, at in enumerate(moments)))


def block() -> Signal:
    """Return steel on steel, and a door behind it."""
    clang = sum(fade(sine(f, 0.38), d) for f, d in ((410, 0.09), (1133, 0.07), (1887, 0.05), (2741, 0.03)))
    return lay(0.4, (0, 0.4 * np.asarray(clang)), (0, fade(sine(90, 0.2, glide=-200), 0.05)))


def secure() -> Signal:
    """Return a muted brass stab, for a secured country."""
    return lay(0.62, (0, 0.7 * brass(196, 0.5)), (0.005, 0.5 * brass(294, 0.5)), (0.12, 0.7 * brass(392, 0.48)))


def win() -> Signal:
    """Return three rising brass notes."""
    notes = ((0, 262), (0.16, 330), (0.32, 392), (0.32, 523))
    return lay(1.1, *((at, 0.6 * brass(hertz, 0.75)) for at, hertz in notes))


def lose() -> Signal:
    """Return two falling brass notes."""
    return lay(0.95, (0, 0.7 * brass(220, 0.5)), (0.26, 0.8 * brass(165, 0.68)))


def teletype() -> Signal:
    """Return five teletype keystrokes."""
    moments = (0.0, 0.06, 0.105, 0.175, 0.22)
    return lay(0.27, *((at, relay(1100 + 70 * (k % 3), 20 + k)) for k, at in enumerate(moments)))


def curtain() -> Signal:
    """Return heavy cloth falling on a rail of rings."""
    rings = [(0.02 + 0.03 * k, 0.12 * relay(2400 + 90 * k, 40 + k)) for k in range(7)]
    return lay(0.4, (0, 1.2 * stroke(0.38, 120, 1300, 9)), *rings)


def die() -> Signal:
    """Return a die rolling to a stop on felt."""
    moments = (0.0, 0.09, 0.16, 0.26, 0.38, 0.52)
    return lay(0.62, *((at, (0.95 - 0.11 * k) * knock(900 - 60 * k, 60 + k)) for k, at in enumerate(moments)))


def seal() -> Signal:
    """Return an envelope pressed shut."""
    return lay(0.3, (0, 0.7 * stroke(0.14, 700, 4000, 11)), (0.14, confirm()))


SOUNDS: dict[str, tuple[Callable[[], Signal], float]] = {
    "tick": (tick, 0.35),
    "confirm": (confirm, 0.75),
    "refuse": (refuse, 0.6),
    "slide": (slide, 0.4),
    "flip": (flip, 0.5),
    "land": (land, 0.6),
    "wave": (wave_run, 0.5),
    "block": (block, 0.7),
    "secure": (secure, 0.7),
    "win": (win, 0.75),
    "lose": (lose, 0.7),
    "teletype": (teletype, 0.4),
    "curtain": (curtain, 0.5),
    "die": (die, 0.55),
    "seal": (seal, 0.65),
}


def write(path: Path, signal: Signal, peak: float) -> None:
    """Write a sound, scaled so that its loudest sample is `peak` of full scale, with its end faded out."""
    tail = np.minimum(1, np.arange(len(signal))[::-1] / (0.008 * RATE))
    samples = (signal * tail / np.max(np.abs(signal)) * peak * 32767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main(arguments: list[str]) -> None:
    """Write every sound to a folder."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        write(folder / f"{name}.wav", make(), peak)
    print(
        f"{len(SOUNDS)} sounds, {sum(p.stat().st_size for p in folder.glob('*.wav')) / 1000:.0f} kB, in {folder}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
