"""Music in layers that come and go with the danger everybody can see; silent without a sound device."""

from pathlib import Path

import pygame

from game.client.kit import stamps
from game.client.kit.settings import Settings
from game.client.kit.sound import MusicWish, Sound

ROOMS_OWN = MusicWish("room", 1)
"""The music of every screen that has none of its own."""
MOST = 4
"""The most layers that a piece can have."""
COMES, GOES = 1.2, 2.4
"""How many seconds a layer takes to fade in and out."""
DUCKED = 0.2
"""The share of the volume that remains during speech and while sealed answers are being opened."""
STANDS = 0.5
"""How many seconds a wish lasts; a screen keeps renewing its wish."""


class Music:
    """Plays one piece at a time. Nothing is opened or read until there is something to hear."""

    def __init__(self, settings: Settings, sound: Sound) -> None:
        self.settings, self.sound = settings, sound
        self.wish = ROOMS_OWN
        self.left = 0.0
        """The seconds for which the wish remains in force."""
        self.name = ""
        """The piece that is loaded."""
        self.layers: list[pygame.mixer.Sound] = []
        self.channels: list[pygame.mixer.Channel] = []
        self.louds: list[float] = []
        """How far each layer has faded in, 0 to 1."""
        self.ducking = 1.0

    @property
    def volume(self) -> float:
        """The volume of all layers, 0 to 1."""
        off = self.settings.mute or not self.settings.music
        return 0.0 if off else self.settings.volume_music

    def tick(self, seconds: float, *, speaks: bool = False) -> None:
        """Fade layers in and out."""
        wish = self._wished(seconds)
        if self.volume <= 0:
            self.stop()
            return
        if not self.sound.ready():
            return
        other = wish.name != self.name
        self._fade(0 if other else wish.layers, seconds)
        goal = DUCKED if speaks or wish.soft else 1.0
        self.ducking += max(-seconds / COMES, min(seconds / COMES, goal - self.ducking))
        if other and not any(self.louds):
            self._load(wish.name)
        for channel, loud in zip(self.channels, self.louds, strict=True):
            channel.set_volume(loud * self.volume * self.ducking)

    def _wished(self, seconds: float) -> MusicWish:
        """Return the music to play now: the screen's last wish while it lasts, then the default."""
        self.left -= seconds
        if self.sound.wish is not None:
            self.wish, self.sound.wish, self.left = self.sound.wish, None, STANDS
        return self.wish if self.left > 0 else ROOMS_OWN

    def stop(self) -> None:
        """Fall silent at once and unload the piece."""
        for channel in self.channels:
            channel.stop()
        self.name = ""
        self.layers = []
        self.channels = []
        self.louds = []

    def _fade(self, layers: int, seconds: float) -> None:
        for number, loud in enumerate(self.louds):
            step = seconds / COMES if number < layers else -seconds / GOES
            self.louds[number] = max(0.0, min(1.0, loud + step))

    def _load(self, name: str) -> None:
        """Start all layers of a piece together, silently, so that each is in time when it fades in."""
        self.stop()
        self.name = name
        for number in range(MOST):
            path = _path(name, number + 1)
            if not path.exists():
                break
            self.layers.append(pygame.mixer.Sound(path))
        pygame.mixer.set_num_channels(2 * MOST + len(self.layers))
        pygame.mixer.set_reserved(len(self.layers))
        for number, layer in enumerate(self.layers):
            channel = pygame.mixer.Channel(number)
            channel.set_volume(0.0)
            channel.play(layer, loops=-1)
            self.channels.append(channel)
        self.louds = [0.0] * len(self.channels)


def _path(name: str, layer: int) -> Path:
    return stamps.ASSETS / "music" / f"{name}_{layer}.ogg"
