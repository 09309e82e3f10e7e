"""Previews of saved games: the board as the person at this screen may see it, and who leads by public facts.

For a preview the record has to be replayed, which may take a second. So it is done in a background thread, one
game at a time, the latest request first; results are cached as long as the file is unchanged.
"""

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.eyes import all_may_be_seen, played
from game.core.files import journal
from game.core.files.journal import Recorded
from game.core.language.words import say, words
from game.play.session import seat_names
from game.titles import rules_of

REMEMBERED = 300


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A view of the board and a sentence; the view is None if the record can't be replayed."""

    view: Any = None
    leads: str = ""
    side: str = ""
    """Which side the only person played."""


Key = tuple[Path, int, int]
"""A version of a file: its path, modification time in ns and size in bytes."""


class Glimpses:
    """Computes previews, one game at a time."""

    def __init__(self) -> None:
        self._known: dict[Key, Glimpse] = {}
        self._pool = ThreadPoolExecutor(1, "overton-glimpse")
        self.at_work: tuple[Key, Future[Glimpse]] | None = None
        self._wanted: Key | None = None

    def of(self, path: Path) -> Glimpse | None:
        """Return the preview of a game; None if it isn't there yet, and then it is computed next."""
        key = _key(path)
        self._wanted = key if key not in self._known else None
        self.tick()
        return self._known.get(key)

    def tick(self) -> bool:
        """Take over a finished preview and start the next one; return True if one was finished."""
        found = False
        if self.at_work is not None and self.at_work[1].done():
            key, future = self.at_work
            self._known[key], self.at_work, found = future.result(), None, True
            if len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        if self.at_work is None and self._wanted is not None and self._wanted not in self._known:
            self.at_work, self._wanted = (self._wanted, self._pool.submit(glimpse, self._wanted[0])), None
        return found

    def close(self) -> None:
        """Cancel the remaining work."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _key(path: Path) -> Key:
    try:
        found = path.stat()
    except OSError:
        return path, 0, 0
    return path, found.st_mtime_ns, found.st_size


def glimpse(path: Path) -> Glimpse:
    """Replay a record and return a preview of its end."""
    recorded = journal.load(path, rules_of).recorded
    return Glimpse() if recorded is None else Glimpse(seen(recorded), leads(recorded), side(recorded))


def side(recorded: Recorded[Any]) -> str:
    """Return which side the only person played; "" if there were several, or the side isn't settled."""
    seats, table = played(recorded), recorded.table
    faction = table.game.faction(table.state, seats[0]) if len(seats) == 1 else ""
    return say("saves.side", name=words(recorded.header.title).name(faction)) if faction else ""


def seen(recorded: Recorded[Any]) -> Any:
    """Return the position as the person at this screen may see it, or the public view if several people played."""
    people = played(recorded)
    if all_may_be_seen(recorded):
        return recorded.table.state
    return recorded.table.view(people[0] if len(people) == 1 else None)


def leads(recorded: Recorded[Any]) -> str:
    """Return who leads by public facts, or how the game ended; "" if the title has no scores."""
    table, said = recorded.table, words(recorded.header.title)
    factions = [table.game.faction(table.state, seat) for seat in table.seats]
    names = [
        said.name(faction) if faction else name
        for faction, name in zip(factions, seat_names(recorded.header), strict=True)
    ]
    if table.result is not None:
        return said.say(table.result.line, None, names)
    return told_scores(table.view(None).scores, names)


def told_scores(scores: Sequence[float], names: Sequence[str]) -> str:
    """Return who is ahead and by how much, or "" without scores."""
    if not scores:
        return ""
    first, *rest = sorted(scores, reverse=True)
    ahead = tuple(name for name, score in zip(names, scores, strict=True) if score == first)
    if len(ahead) == 1:
        return say("saves.leads", name=ahead[0], most=f"{first:g}", next=f"{rest[0]:g}" if rest else "0")
    key = "saves.level" if len(ahead) == len(scores) else "saves.lead_together"
    return say(key, names=ahead, most=f"{first:g}")
