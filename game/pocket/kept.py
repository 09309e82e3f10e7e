"""What is saved of a table's phones next to its record: the address, the chairs, and notes that were handed in.

A game that is killed and continued finds every phone in its chair again, and each note that was acknowledged.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game.core.contract import Seat
from game.core.files import disk, whole
from game.core.files.behind import PendingWrite, write
from game.core.files.journal import Recorded
from game.core.language.legible import LONGEST_NAME, legible

SUFFIX = ".phones"
_SEALED = re.compile(r"[0-9a-f]{64}")
_CODE = re.compile(r"[0-9a-f]{32}")
_WORD = re.compile(r"[a-z]{5,12}")
MOST_DEEDS = 100


@dataclass(frozen=True, slots=True)
class KeptChair:
    """A chair that belongs to a phone."""

    key: str
    """What its token is checked against."""
    name: str
    lang: str = ""


@dataclass(frozen=True, slots=True)
class KeptNote:
    """A sealed answer that was handed in but hasn't reached the table yet."""

    asked: str
    answered: int
    deeds: tuple[str, ...]


@dataclass
class Kept:
    """The phones of one game, as saved on disk."""

    game: str
    code: str = ""
    word: str = ""
    port: int = 0
    host: str = ""
    chairs: dict[Seat, KeptChair] = field(default_factory=dict)
    notes: dict[Seat, KeptNote] = field(default_factory=dict)


def place(recorded: Recorded[Any]) -> Path | None:
    """Return the file's path; None for a game without a file."""
    path = recorded.journal.path
    return path.with_suffix(SUFFIX) if path is not None else None


def take(recorded: Recorded[Any]) -> Kept | None:
    """Return what was saved of a game's phones; None if there is nothing, or nothing readable."""
    path = place(recorded)
    try:
        found = whole.take(path, _read) if path is not None else None
    except whole.Unreadable:
        return None
    return found if found is not None and found.game == recorded.header.id else None


def put(recorded: Recorded[Any], kept: Kept) -> PendingWrite[bool]:
    """Write it in the background; the result is False if the disk refuses it."""
    path, said = place(recorded), asdict(kept)

    def written() -> bool:
        try:
            if path is not None:
                whole.put(path, said, _read)
        except OSError:
            return False
        return True

    return write(written)


def drop(recorded: Recorded[Any]) -> None:
    """Delete the file, once its phones are dismissed or the game is over."""
    path = place(recorded)
    if path is not None and path.exists():
        disk.delete(path, _is_ours)


def _is_ours(found: bytes) -> bool:
    return found.startswith(b'{\n "game": "')


def _read(said: Any) -> Kept:
    """Return a file's content; raises ValueError, TypeError or KeyError for one that isn't ours."""
    kept = Kept(str(said["game"]), _like(_CODE, said["code"]), _like(_WORD, said["word"]), _port(said["port"]))
    kept.host = legible(str(said["host"]), 60)
    kept.chairs = {_seat(seat): _chair(each) for seat, each in said["chairs"].items()}
    kept.notes = {_seat(seat): _note(each) for seat, each in said["notes"].items()}
    return kept


def _like(pattern: "re.Pattern[str]", said: object) -> str:
    if not isinstance(said, str) or not pattern.fullmatch(said):
        raise ValueError(f"not {pattern.pattern}")
    return said


def _port(said: object) -> int:
    if not isinstance(said, int) or not 0 <= said < 65_536:
        raise ValueError("no port")
    return said


def _seat(said: str) -> Seat:
    if not said.isdecimal() or len(said) > 2:
        raise ValueError("no seat")
    return int(said)


def _chair(said: Mapping[str, Any]) -> KeptChair:
    name, lang = legible(str(said["name"]), LONGEST_NAME), legible(str(said["lang"]), 8)
    return KeptChair(_like(_SEALED, said["key"]), name, lang)


def _note(said: Mapping[str, Any]) -> KeptNote:
    deeds = tuple(str(each) for each in said["deeds"][:MOST_DEEDS])
    return KeptNote(str(said["asked"]), int(said["answered"]), deeds)
