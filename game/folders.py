"""The paths of the files that Overton writes; the variable OVERTON_HOME moves all of them elsewhere."""

import os
from contextlib import suppress
from pathlib import Path
from types import ModuleType


def home() -> Path:
    """Return the folder of everything Overton writes; it may not exist yet."""
    return _elsewhere() or _system().user_data_path("overton", appauthor=False)


def saves() -> Path:
    """Return the folder of the journals."""
    return home() / "saves"


def ratings() -> Path:
    """Return the path of the player's own ratings."""
    return home() / "ratings.json"


def bots() -> Path:
    """Return the folder of people's own bots."""
    return home() / "bots"


def titles() -> Path:
    """Return the folder of titles from elsewhere."""
    return home() / "titles"


def films() -> Path:
    """Return the folder of films: in the pictures folder, where a player finds them easily."""
    elsewhere = _elsewhere()
    return elsewhere / "films" if elsewhere else _system().user_pictures_path() / "Overton"


def learnt() -> Path:
    """Return the path of the list of finished lessons and puzzles."""
    return home() / "learnt.json"


def days() -> Path:
    """Return the path of the results in the deals of the day."""
    return home() / "days.json"


def circuit() -> Path:
    """Return the path of the results on the circuit."""
    return home() / "circuit.json"


def puzzles() -> Path:
    """Return the path of the player's rating and streak in puzzles."""
    return home() / "puzzles.json"


def mistakes() -> Path:
    """Return the path of the mistakes to be tried again, and of what they lost."""
    return home() / "mistakes.json"


def statistics() -> Path:
    """Return the path of the results of the games played here."""
    return home() / "statistics.jsonl"


def settings() -> Path:
    """Return the path of the player's settings."""
    return (_elsewhere() or _system().user_config_path("overton", appauthor=False)) / "settings.json"


def written() -> tuple[Path, ...]:
    """Return every folder of ours in which a killed program may leave a draft; some may not exist."""
    return home(), saves(), settings().parent


def _system() -> ModuleType:
    """Return the system's folders, imported on first use because a window opens sooner without them."""
    import platformdirs

    return platformdirs


def _elsewhere() -> Path | None:
    named = os.environ.get("OVERTON_HOME")
    return expanded(Path(named)) if named else None


def expanded(path: Path) -> Path:
    """Expand ~ to the home folder; that of an unknown user is left unchanged."""
    with suppress(RuntimeError):
        return path.expanduser()
    return path
