"""What a player has chosen for good: kept as JSON in the user's configuration folder, replaced atomically."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.core.sealed import write_whole

LIMITS = {
    "text_scale": (0.75, 2.5), "speed": (0.25, 1000.0), "volume_deeds": (0.0, 1.0), "volume_machine": (0.0, 1.0),
    "volume_alarm": (0.0, 1.0),
}  # fmt: skip
INSTANT = 1000.0
SMALLEST = (960, 600)
"""The smallest window, in px: below it the letters of the usual text size cannot be read."""


@dataclass
class Settings:
    """Every choice of the settings page; `speed` is a factor, `INSTANT` skips all motion."""

    text_scale: float = 1.0
    speed: float = 1.0
    step_beats: bool = False
    reduce_motion: bool = False
    volume_deeds: float = 0.7
    volume_machine: float = 0.5
    volume_alarm: float = 0.7
    mute: bool = False
    reading_face: bool = False
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    auto_pass: bool = True
    show_reasons: bool = True
    names: dict[str, str] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)
    seen: tuple[str, ...] = ()
    guided: tuple[str, ...] = ()
    """Titles in which every kind of question is explained the first time it is put."""

    @classmethod
    def load(cls, path: Path | None = None) -> tuple[Settings, str]:
        """Return the saved settings, and a sentence for the player when the file could not be used."""
        path = path or settings_path()
        if not path.exists():
            return cls(), ""
        try:
            written = json.loads(path.read_text(encoding="utf-8"))
            return cls(**{name: _checked(name, value) for name, value in _known(written)}), ""
        except (OSError, ValueError, TypeError) as error:
            return cls(), f"Your settings could not be read ({error}); the usual ones are used."

    def save(self, path: Path | None = None) -> None:
        """Write the settings so that a crash leaves either the old file or the new one. Raises OSError."""
        path = path or settings_path()
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(asdict(self), indent=1, ensure_ascii=False).encode())

    def bound(self, key: str) -> str:
        """Return the key that now does what `key` does by default."""
        return self.keys.get(key.casefold(), key)


def settings_path() -> Path:
    """Return where the settings are kept."""
    from game.folders import settings  # platformdirs is slow to import, and tests name their own path

    return settings()


def _known(written: Any) -> list[tuple[str, Any]]:
    if not isinstance(written, dict):
        raise ValueError("it is not a table")
    names = {f.name for f in fields(Settings)}
    return [(name, value) for name, value in written.items() if name in names]


def _checked(name: str, value: Any) -> Any:
    default = getattr(Settings(), name)
    match default:
        case bool():
            good = isinstance(value, bool)
        case float():
            good = isinstance(value, int | float) and not isinstance(value, bool)
        case tuple():
            good, value = isinstance(value, list), tuple(value) if isinstance(value, list) else value
        case _:
            good = isinstance(value, type(default))
    if not good:
        raise ValueError(f"{name} cannot be {value!r}")
    return _within(name, value)


def _within(name: str, value: Any) -> Any:
    if name == "window":
        width, height = (int(side) for side in value)
        return max(SMALLEST[0], min(16384, width)), max(SMALLEST[1], min(16384, height))
    if name in LIMITS:
        low, high = LIMITS[name]
        return max(low, min(high, float(value)))
    return value
