"""Where Overton keeps what it writes on this machine; the variable OVERTON_HOME puts everything elsewhere."""

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import user_config_path, user_data_path, user_pictures_path


def home() -> Path:
    """Give the folder of everything Overton writes; it may not exist yet."""
    return _elsewhere() or user_data_path("overton", appauthor=False)


def saves() -> Path:
    """Give the folder of the journals."""
    return home() / "saves"


def ratings() -> Path:
    """Give the file of the player's own ratings."""
    return home() / "ratings.json"


def films() -> Path:
    """Give the folder of films, where a player finds them without knowing of Overton's own."""
    elsewhere = _elsewhere()
    return elsewhere / "films" if elsewhere else user_pictures_path() / "Overton"


def learnt() -> Path:
    """Give the file of the lessons and puzzles that are done."""
    return home() / "learnt.json"


def days() -> Path:
    """Give the file of what was reached in the deals of the day."""
    return home() / "days.json"


def statistics() -> Path:
    """Give the file of what has come of the games played here."""
    return home() / "statistics.jsonl"


def settings() -> Path:
    """Give the file of the player's settings."""
    return (_elsewhere() or user_config_path("overton", appauthor=False)) / "settings.json"


def written() -> tuple[Path, ...]:
    """Give every folder of ours in which a program that is killed may leave a draft; some may not exist."""
    return home(), saves(), settings().parent


def _elsewhere() -> Path | None:
    named = os.environ.get("OVERTON_HOME")
    return expanded(Path(named)) if named else None


def expanded(path: Path) -> Path:
    """Put somebody's home where ~ stands; one that nobody has stays a name."""
    with suppress(RuntimeError):
        return path.expanduser()
    return path
