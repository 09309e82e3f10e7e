"""Sound effects by name in three volume groups; silent if there is no sound device."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from game.client.kit import stamps
from game.client.kit.settings import Settings

log = logging.getLogger(__name__)

GROUPS = {
    "tick": "machine",
    "slide": "machine",
    "teletype": "machine",
    "curtain": "machine",
    "wave": "machine",
    "refuse": "alarm",
    "block": "alarm",
    "win": "alarm",
    "lose": "alarm",
}
NAMES = (
    "tick", "confirm", "refuse", "slide", "flip", "land", "wave", "block", "secure", "win", "lose", "teletype",
    "curtain", "die", "seal",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class MusicWish:
    """The music a screen wants: a piece, how many of its layers, and whether it is soft."""

    name: str
    layers: int
    soft: bool = False


class Sound:
    """Plays sounds. The device is opened for the first one; without a device nothing is played."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: bool | None = None
        self.loaded: dict[str, pygame.mixer.Sound | None] = {}
        self.wish: MusicWish | None = None
        """The music that the current screen wants; the screen keeps setting it."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play a sound by name, at a share (0 to 1) of its group's volume."""
        loudness = self.loudness(name) * volume
        if loudness <= 0 or not self.ready():
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(loudness)
            sound.play()

    def loudness(self, name: str) -> float:
        """Return the volume of a sound, 0 to 1."""
        group = GROUPS.get(name, "deeds")
        return 0.0 if self.settings.mute else float(getattr(self.settings, f"volume_{group}"))

    def ready(self) -> bool:
        """Open the device if it isn't open yet; return True if there is one."""
        if self.open is None:
            self.open = _open_device()
        return self.open

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self.loaded:
            path = stamps.ASSETS / "sounds" / f"{name}.wav"
            self.loaded[name] = pygame.mixer.Sound(path) if path.exists() else None
            if self.loaded[name] is None:
                log.warning("there is no sound %r", name)
        return self.loaded[name]


def _open_device() -> bool:
    """Open the sound device and return True if there is one; keep the system's error messages off the terminal."""
    with quiet():
        try:
            pygame.mixer.init(22050, -16, 1, 512)
        except pygame.error as error:
            log.info("no sound: %s", error)
            return False
    return True


@contextmanager
def quiet() -> Iterator[None]:
    """Discard what C libraries write to the terminal."""
    shut, kept = os.open(os.devnull, os.O_WRONLY), os.dup(2)
    try:
        os.dup2(shut, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(shut)
