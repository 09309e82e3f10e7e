"""A person's own ratings, one per title, in one small file. Every rated game alone against levels changes them."""

from math import isfinite
from typing import Any, NamedTuple

from ai.levels import LEVELS, level_of
from game import folders
from game.core.contract import Line, line
from game.core.files import whole
from game.core.files.journal import YOU, Recorded
from game.machine.ratings import HIGHEST, LOWEST, SURE, UNSURE, Own, rating
from game.machine.store import Store

MOST = 10**9
"""An upper bound for the number of games."""
REMEMBERED = 50
"""How many games of a title are remembered by name, so that none counts twice."""


class RatingTold(NamedTuple):
    """How a finished game changed a person's rating, in the room's words."""

    now: Line | None = None
    """The rating now, or None if the game doesn't count."""
    trouble: Line | None = None


class Ratings:
    """The ratings of the person who plays on this machine."""

    def __init__(self) -> None:
        self.own: dict[str, Own] = {}
        self.counted: dict[str, list[str]] = {}
        """The last games of each title that counted."""
        self.trouble: Line | None = None
        """Why the file couldn't be read."""

    def count(self, recorded: Recorded[Any]) -> Own | None:
        """Update the rating for a game's title, once; return the rating before, or None if it doesn't change."""
        title, name = recorded.header.title, f"{recorded.header.date} {recorded.header.setup.seed}"
        met = opponents(recorded)
        seat, result = alone(recorded), recorded.table.result
        if met is None or seat is None or result is None or name in self.counted.get(title, []):
            return None
        before = self.own.get(title, Own())
        self.own[title] = before.after(result.shares[seat], met)
        self.counted[title] = [*self.counted.get(title, []), name][-REMEMBERED:]
        return before

    def save(self) -> None:
        """Write the file. Raise OSError on failure."""
        whole.put(folders.ratings(), _said(self), _ratings)


def kept() -> Ratings:
    """Return the ratings; if the file is damaged they start from scratch, and `trouble` says so."""
    ratings, trouble = STORE.read()
    ratings.trouble = trouble
    return ratings


def _said(ratings: Ratings) -> dict[str, Any]:
    return {
        title: {**own._asdict(), "counted": ratings.counted.get(title, [])} for title, own in ratings.own.items()
    }


def _ratings(said: Any) -> Ratings:
    """Return parsed ratings; raise one of the errors `whole.take` expects for invalid data."""
    ratings = Ratings()
    for title, each in dict(said).items():
        ratings.own[title] = _own(each)
        ratings.counted[title] = [str(name) for name in each["counted"]][-REMEMBERED:]
    return ratings


def _own(said: Any) -> Own:
    """Return a parsed rating; raise one of several errors for invalid data."""
    value = float(said["rating"])
    unsure = float(said["unsure"])
    games = int(said["games"])
    if not (isfinite(value) and LOWEST <= value <= HIGHEST and SURE <= unsure <= UNSURE and 0 <= games < MOST):
        raise ValueError("no rating")
    return Own(value, unsure, games)


STORE = Store(folders.ratings, Ratings, _ratings, _said, "rating.unreadable", "rating.unwritable")


def settled(recorded: Recorded[Any]) -> RatingTold:
    """Count a finished game, once, and return the person's new rating."""
    if opponents(recorded) is None or recorded.table.result is None:
        return RatingTold()
    title, before = recorded.header.title, None

    def count(ratings: Ratings) -> bool:
        nonlocal before
        before = ratings.count(recorded)
        return before is not None

    ratings, trouble, written = STORE.change(count)
    if not written:
        return RatingTold(None, trouble)
    own = ratings.own.get(title)
    if own is None:
        return RatingTold(trouble=trouble)
    change = round(own.rating) - round(before.rating) if before is not None else 0
    key = "rating.up" if change > 0 else "rating.down" if change < 0 else "rating.now"
    told = line(key, rating=round(own.rating), change=abs(change), games=own.games)
    return RatingTold(told, trouble)


def opponents(recorded: Recorded[Any]) -> list[float] | None:
    """Return the ratings of the levels that one person played against alone; None if the game doesn't count."""
    seat = alone(recorded)
    if seat is None or recorded.practice or recorded.hints:
        return None
    found: list[float] = []
    for other, sitters in enumerate(recorded.sitters):
        if other != seat:
            level = level_of(next(iter(sitters))) if len(sitters) == 1 else ""
            worth = rating(recorded.header.title, level, len(recorded.sitters)) if level in LEVELS else None
            if worth is None:
                return None
            found.append(worth)
    return found


def alone(recorded: Recorded[Any]) -> int | None:
    """Return the only person's seat if they sat there from the first answer to the last, else None."""
    seats = [seat for seat, sitters in enumerate(recorded.sitters) if YOU in sitters]
    return seats[0] if len(seats) == 1 and len(recorded.sitters[seats[0]]) == 1 else None
