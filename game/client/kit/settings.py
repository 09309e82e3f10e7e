"""The player's settings, saved as JSON in the user's configuration folder and replaced atomically."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar, cast

from game.client.kit import commands
from game.client.kit.pads import are_buttons
from game.client.kit.theme import PALETTES, STANDARD
from game.core.content.languages import languages, of_the_system, use_language
from game.core.files import whole
from game.core.language.legible import LONGEST_NAME, legible
from game.core.language.words import say

T = TypeVar("T")

LIMITS = {
    "text_scale": (0.75, 2.5),
    "speed": (0.25, 1000.0),
    "volume_deeds": (0.0, 1.0),
    "volume_machine": (0.0, 1.0),
    "volume_alarm": (0.0, 1.0),
    "volume_music": (0.0, 1.0),
    "speak_rate": (0.5, 3.0),
}
CHECKS: dict[str, Callable[[Mapping[str, str]], bool]] = {"keys": commands.are_bindings, "pads": are_buttons}
INSTANT = 1000.0
SMALLEST = (960, 600)
"""The smallest window size, in px; below it, letters at the default text size can't be read."""

LARGEST = 16384
"""The longest side of a window, in px."""


@dataclass
class Settings:
    """Every choice on the settings page. `speed` is a factor; `INSTANT` skips all animation."""

    language: str = ""
    """The language code, or "" for the system's language."""
    text_scale: float = 1.0
    speed: float = 1.0
    step_beats: bool = False
    reduce_motion: bool = False
    volume_deeds: float = 0.7
    volume_machine: float = 0.5
    volume_alarm: float = 0.7
    volume_music: float = 0.4
    music: bool = True
    mute: bool = False
    speak: bool = False
    """True if the window is read aloud."""
    speak_rate: float = 1.0
    reading_face: bool = False
    fullscreen: bool = False
    window: tuple[int, int] = (0, 0)
    """The window's size in px, or (0, 0) until it has been changed; the desktop's size then decides."""
    auto_pass: bool = True
    alert: bool = False
    """True if the coach warns before an answer that gives a lot away."""
    names: dict[str, str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    """The seating when each title was last played: title name and seat number → chair and faction."""
    keys: dict[str, str] = field(default_factory=dict)
    """The remapped commands: default key → current key."""
    pads: dict[str, str] = field(default_factory=dict)
    """The remapped pad buttons: default key of the command → button; "" if the command has lost its button."""
    palette: str = STANDARD
    """The faction palette."""
    seen: tuple[str, ...] = ()
    guided: tuple[str, ...] = ()
    """Titles that explain each kind of question the first time it is asked."""

    @classmethod
    def load(cls, path: Path | None = None) -> "tuple[Settings, str]":
        """Return the saved settings, and a sentence for the player if the file could not be used."""
        try:
            written = whole.take(path or settings_path(), _written) or []
        except whole.Unreadable as error:
            return cls(), say("settings.unreadable", why=str(error))
        settings, wrong = cls(), list[str]()
        for name, value in written:
            try:
                setattr(settings, name, _checked(name, value))
            except (ValueError, TypeError, OverflowError):
                wrong.append(name)
        return settings, say("settings.wrong", names=tuple(wrong)) if wrong else ""

    def save(self, path: Path | None = None) -> None:
        """Write the settings atomically: a crash leaves either the old file or the new one. Raise OSError on
        failure.
        """
        whole.put(path or settings_path(), asdict(self), _sound)

    def apply_language(self) -> None:
        """Switch to the chosen language."""
        use_language(self.language or of_the_system())

    def go_at(self, speed: float | None) -> None:
        """Show everything at this speed from now on; None keeps the speed, but stops after every step."""
        self.step_beats = speed is None
        self.speed = speed or self.speed

    def see(self, what: str) -> None:
        """Note that something was shown which is only shown once."""
        if what not in self.seen:
            self.seen = (*self.seen, what)

    def begin_guide(self, title: str) -> None:
        """Switch a title's guide on, starting from the beginning."""
        self.guided = (*(each for each in self.guided if each != title), title)
        self.seen = tuple(each for each in self.seen if not each.startswith(guide_mark(title, "")))

    def end_guide(self, title: str) -> None:
        """Switch a title's guide off."""
        self.guided = tuple(each for each in self.guided if each != title)

    def bound(self, key: str) -> str:
        """Return the current key of the command whose default key is `key`."""
        return commands.bound(self.keys, key)

    def meant(self, struck: str) -> str:
        """Return the default key of the command that the pressed key triggers."""
        return commands.meant(self.keys, struck)


def guide_mark(title: str, topic: str) -> str:
    """Return the mark in `Settings.seen` of a topic of a title's guide."""
    return f"guide:{title}:{topic}"


def settings_path() -> Path:
    """Return the path of the settings file."""
    from game.folders import settings  # platformdirs is slow to import, and tests pass a path of their own

    return settings()


def _written(said: Any) -> list[tuple[str, Any]]:
    """Return the known settings from a file's content; raise ValueError if it isn't a table of settings."""
    if not isinstance(said, dict):
        raise ValueError(say("settings.no_table"))
    names = {f.name for f in fields(Settings)}
    return [(name, value) for name, value in said.items() if name in names]


def _sound(said: Any) -> None:
    """Raise an error (see `_checked`) if any known setting in the file has an unusable value."""
    for name, value in _written(said):
        _checked(name, value)


def _checked(name: str, value: Any) -> Any:
    """Return a setting's value, converted and clamped; raise ValueError, TypeError or OverflowError."""
    match getattr(Settings(), name):
        case bool():
            return _of(bool, value)
        case float():
            low, high = LIMITS[name]
            number = float(_of(float, value, int))
            if not isfinite(number):
                raise ValueError("no number")
            return max(low, min(high, number))
        case tuple() if name == "window":
            width, height = (int(_of(float, side, int)) for side in _of(list, value))
            if (width, height) == Settings.window:
                return width, height
            return max(SMALLEST[0], min(LARGEST, width)), max(SMALLEST[1], min(LARGEST, height))
        case tuple():
            return tuple(legible(_of(str, each)) for each in _of(list, value))
        case str() if name == "language":
            if _of(str, value) not in ("", *languages()):
                raise ValueError("no such language")
            return value
        case str() if name == "palette":
            if _of(str, value) not in PALETTES:
                raise ValueError("no palette")
            return value
        case _:
            pairs = list(_of(dict, value).items())
            table = {legible(key): legible(_of(str, each), LONGEST_NAME) for key, each in pairs}
            if name in CHECKS and not CHECKS[name](table):
                raise ValueError("not as it can be")
            return table


def _of(kind: type[T], value: Any, other: type[Any] | None = None) -> T:
    """Return a value of type `kind` or `other`, else raise TypeError. True doesn't count as a number."""
    if type(value) not in (kind, other):
        raise TypeError(f"no {kind.__name__}")
    return cast(T, value)
