"""Synthesises the client's music: `python -m tools.music [FOLDER]` writes each layer as a loop in OGG.

A title's layers share one key, tempo and length, so that they can start and stop at any bar. Writing needs
`pip install -e ".[music]"`; playing needs nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.sounds import RATE, Signal, band, fade, knock, noise, relay, sine, times

FOLDER = Path(__file__).parent.parent / "assets" / "music"
BARS, BEATS = 8, 4
QUALITY = 0.15
"""The quality of the OGG, 0 to 1."""


class Score(NamedTuple):
    """A title's key and tempo: beats per minute, and for every two bars a chord in semitones above C."""

    tempo: float
    chords: tuple[tuple[int, ...], ...]

    @property
    def beat(self) -> float:
        """The length of a beat in seconds."""
        return 60 / self.tempo

    @property
    def seconds(self) -> float:
        """The length of a loop in seconds."""
        return self.beat * BEATS * BARS

    def chord(self, bar: int) -> tuple[int, ...]:
        """Return a bar's chord."""
        return self.chords[bar * len(self.chords) // BARS]


def pitch(semitone: float, octave: int = 4) -> float:
    """Return the frequency in hertz of a note, given in semitones above an octave's C."""
    return 440 * 2 ** ((semitone - 9) / 12 + octave - 4)


class Loop:
    """A loop that is written note by note; notes that ring past its end continue at its start."""

    def __init__(self, score: Score) -> None:
        self.score = score
        self.signal = np.zeros(round(score.seconds * RATE))

    def lay(self, beat: float, part: Signal, loud: float = 1.0) -> None:
        """Mix a part in at a beat."""
        start = round(beat * self.score.beat * RATE)
        places = (start + np.arange(len(part))) % len(self.signal)
        np.add.at(self.signal, places, loud * part)


def swell(signal: Signal, rise: float, fall: float) -> Signal:
    """Fade a note in and out over the given seconds."""
    t = np.arange(len(signal)) / RATE
    return signal * np.minimum(1, t / rise) * np.minimum(1, t[::-1] / fall)


def strings(hertz: float, seconds: float) -> Signal:
    """Return low strings: three players slightly out of tune."""
    t = times(seconds)
    tone = np.zeros_like(t)
    for apart in (-0.004, 0.0, 0.005):
        for k in range(1, 9):
            tone += np.sin(2 * np.pi * hertz * (1 + apart) * k * t + k) / k**1.5
    return swell(band(tone, 40, 1400), seconds * 0.3, seconds * 0.35) / 4


def plucked(hertz: float, seconds: float, seed: int) -> Signal:
    """Return a plucked string, after Karplus and Strong."""
    period = max(2, round(RATE / hertz))
    ring, out = noise(period / RATE, seed)[:period], np.zeros(round(seconds * RATE))
    for start in range(0, len(out), period):
        piece = out[start : start + period]
        piece += ring[: len(piece)]
        ring = 0.497 * (ring + np.roll(ring, 1))
    return fade(band(out, 30, 900), seconds * 0.5)


def felt(hertz: float, seconds: float) -> Signal:
    """Return a felt piano note."""
    tone = sum(sine(hertz * k * (1 + 0.0004 * k * k), seconds) / k**2.2 for k in range(1, 6))
    return fade(np.asarray(tone), seconds * 0.3, attack=0.012)


def muted(hertz: float, seconds: float) -> Signal:
    """Return soft muted brass: twelve partials with a slow attack."""
    t = times(seconds)
    tone = sum(np.sin(2 * np.pi * hertz * k * t + 0.03 * np.sin(28 * t)) / k**1.3 for k in range(1, 13))
    return swell(band(np.asarray(tone), 120, 1800), 0.12, seconds * 0.5) / 3


def glass(hertz: float, seconds: float) -> Signal:
    """Return a glass pad: few partials, slowly beating."""
    t = times(seconds)
    tone = sum(np.sin(2 * np.pi * hertz * k * (1 + 0.0015 * (-1) ** k) * t) / k**1.8 for k in (1, 2, 3, 5))
    return swell(np.asarray(tone), seconds * 0.4, seconds * 0.4) / 2


def drum(seed: int) -> Signal:
    """Return a soft low drum."""
    return fade(sine(74, 0.5, glide=-50), 0.14) + 0.25 * fade(band(noise(0.5, seed), 60, 500), 0.05)


def hum(seconds: float, hertz: float, seed: int) -> Signal:
    """Return a machine's hum with a whole number of periods, so that it loops seamlessly."""
    turns = round(hertz * seconds) / seconds
    tone = sum(sine(turns * k, seconds) / k**1.7 for k in (1, 2, 3, 4))
    return 0.5 * np.asarray(tone) + 0.35 * band(noise(seconds, seed), 90, 420)


def bars(score: Score) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the first beat and the chord of every bar."""
    for bar in range(BARS):
        yield bar * BEATS, score.chord(bar)


def pads(score: Score, voice: Callable[[float, float], Signal], octaves: Sequence[int]) -> Signal:
    """Return chords held for two bars each."""
    sheet = Loop(score)
    for bar in range(0, BARS, 2):
        for number, semitone in enumerate(score.chord(bar)):
            octave = octaves[number % len(octaves)]
            sheet.lay(bar * BEATS, voice(pitch(semitone, octave), score.beat * BEATS * 2.5), 0.7)
    return sheet.signal


def bass(score: Score, steps: Sequence[float], octave: int, seed: int) -> Signal:
    """Return a plucked bass on some beats of a bar."""
    sheet = Loop(score)
    for first, chord in bars(score):
        for number, step in enumerate(steps):
            tone = chord[(0, 2, 1, 2)[number % 4] % len(chord)]
            sheet.lay(first + step, plucked(pitch(tone, octave), score.beat * 2, seed + number))
    return sheet.signal


def rhythm(score: Score, steps: Sequence[float], voice: Callable[[int], Signal], accent: int = 1) -> Signal:
    """Return one sound on some beats of a bar, with every `accent`-th one louder."""
    sheet = Loop(score)
    for first, _ in bars(score):
        for number, step in enumerate(steps):
            sheet.lay(first + step, voice(number), 1.0 if number % accent == 0 else 0.55)
    return sheet.signal


def calls(score: Score, voice: Callable[[float, float], Signal], bars_on: Sequence[int], octave: int) -> Signal:
    """Return two notes, the fifth and the root, in some bars."""
    sheet = Loop(score)
    for bar in bars_on:
        chord = score.chord(bar)
        for step, tone in ((0.0, chord[-1]), (2.0, chord[0])):
            sheet.lay(bar * BEATS + step, voice(pitch(tone, octave), score.beat * 3))
    return sheet.signal


def tremolo(score: Score) -> Signal:
    """Return the chords as a tremolo of strings."""
    held = pads(score, strings, (3, 4, 4))
    t = np.arange(len(held)) / RATE
    pulses = round(score.seconds * 7) / score.seconds
    return held * (0.55 + 0.45 * np.sin(2 * np.pi * pulses * t))


D_MINOR = ((2, 5, 9), (10, 14, 5), (7, 10, 14), (9, 13, 4))
E_MINOR = ((4, 7, 11), (0, 4, 7), (9, 12, 4), (11, 15, 6))
G_MINOR = ((7, 10, 14), (3, 7, 10), (0, 3, 7), (2, 6, 9))
A_MINOR = ((9, 12, 16), (5, 9, 12), (2, 5, 9), (4, 8, 11))
D_FIVE = ((2, 9, 14), (10, 14, 17), (7, 14, 17), (12, 15, 19))
"""The title screen's chords, made of the factions' five notes."""


Made = Callable[[Score], Iterator[Signal]]
MUSIC: dict[str, tuple[Score, Made]] = {}
"""Every piece by name: a title's, or "room" for all other screens."""


def piece(tempo: float, chords: tuple[tuple[int, ...], ...]) -> Callable[[Made], Made]:
    """Register the maker of a piece under its own name."""

    def register(made: Made) -> Made:
        MUSIC[made.__name__] = Score(tempo, chords), made
        return made

    return register


@piece(72, D_MINOR)
def espionage(score: Score) -> Iterator[Signal]:
    """Yield 1955: low strings, a plucked bass, a teletype, two muted brass notes."""
    yield pads(score, strings, (2, 3, 3))
    yield bass(score, (0, 1.5, 2.5, 3), 2, 100)
    yield rhythm(score, [step / 4 for step in (0, 2, 3, 5, 8, 10, 11, 13, 14)], lambda n: relay(1300, 200 + n), 4)
    yield calls(score, muted, (1, 3, 5, 7), 3)


@piece(88, E_MINOR)
def ideology(score: Score) -> Iterator[Signal]:
    """Yield Ideology: a factory, a drum, a wooden snare, fifths of brass."""
    yield 0.7 * hum(score.seconds, 82.4, 300) + 0.6 * pads(score, strings, (2, 3, 3))
    yield rhythm(score, (0, 2.5), lambda n: drum(310 + n), 2)
    yield rhythm(score, (1, 1.75, 3, 3.25, 3.5), lambda n: knock(520, 320 + n), 3)
    yield calls(score, muted, (0, 2, 4, 6), 2) + calls(score, muted, (0, 2, 4, 6), 3)


@piece(60, G_MINOR)
def manifesto(score: Score) -> Iterator[Signal]:
    """Yield Manifesto: a clock and a felt piano, pizzicato, a printing press, a tremolo."""
    clock = rhythm(score, (0, 1, 2, 3), lambda n: knock(1500 if n % 2 else 1250, 400 + n))
    sheet = Loop(score)
    for first, chord in bars(score):
        for step, tone in zip((0.0, 1.5, 2.0), chord, strict=True):
            sheet.lay(first + step, felt(pitch(tone, 4), score.beat * 3))
    yield 0.12 * clock + sheet.signal
    yield bass(score, (0.5, 1, 2.5, 3, 3.5), 3, 420)
    press = rhythm(score, (0, 2), lambda n: drum(430 + n), 2)
    yield press + 0.5 * rhythm(score, (0.5, 1.5, 2.5, 3.5), lambda n: relay(420, 440 + n))
    yield tremolo(score)


@piece(96, A_MINOR)
def world_order(score: Score) -> Iterator[Signal]:
    """Yield World Order: a projector and glass, a pulse, an off-beat, low brass."""
    yield 0.3 * hum(score.seconds, 55.0, 500) + pads(score, glass, (3, 4, 4))
    yield bass(score, (0, 1, 2, 3), 2, 510)
    yield rhythm(score, (0.5, 1.5, 2.5, 3.5), lambda n: knock(300, 520 + n), 2)
    yield calls(score, muted, (1, 3, 5, 7), 2)


@piece(66, D_FIVE)
def room(score: Score) -> Iterator[Signal]:
    """Yield the music of the title screen and the circuit: a pad, and the factions' five notes above it."""
    yield pads(score, glass, (3, 3, 4))
    sheet = Loop(score)
    for number, tone in enumerate((0, 3, 7, 10, 14) * 3):
        sheet.lay(number * 2 + (number % 3) / 2, felt(pitch(tone, 4), score.beat * 4))
    yield sheet.signal


PEAKS = (0.34, 0.28, 0.16, 0.26)
"""Each layer's peak as a fraction of full scale: the first one carries the others."""


def layers(name: str) -> list[Signal]:
    """Return a title's layers, all of the same length, each scaled to its peak."""
    score, made = MUSIC[name]
    return [signal / np.max(np.abs(signal)) * peak for signal, peak in zip(made(score), PEAKS, strict=False)]


def main() -> None:
    """Write every layer to a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    folder = parser.parse_args().folder
    from soundfile import SoundFile

    folder.mkdir(parents=True, exist_ok=True)
    for name in MUSIC:
        for number, signal in enumerate(layers(name), 1):
            path = folder / f"{name}_{number}.ogg"
            with SoundFile(
                path, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=1 - QUALITY
            ) as file:
                file.write(signal.astype("float32"))
    size = sum(path.stat().st_size for path in folder.glob("*.ogg"))
    print(f"{len(list(folder.glob('*.ogg')))} layers, {size / 1e6:.2f} MB, in {folder}")


if __name__ == "__main__":
    main()
