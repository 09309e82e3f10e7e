"""Standings: which part of the position at the end of the lines makes the difference between two deeds.

That is for what a deed changes by itself, and for what nobody has to bring about. In every world a part is
exchanged for that at the end of the other deed's line; it is named if that moves at least half of the difference.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ai.coach.causes import DIFFERENT, HALF, MOSTLY, Continuation, share
from ai.coach.lines import Lines
from ai.heuristic import Heuristic
from ai.search.deeds import Deed
from game.core import agenda
from game.core.contract import Line, Seat
from game.core.telling import Aspect, exchanged

APART = 0.6
"""The difference of two mean numbers from which it is told, rounded."""
MORE, FEWER = "_more", "_fewer"
"""The ends of the keys of what is counted: there is more of it, or there is less."""
Ends = Sequence[tuple[Any, Any]]
"""The ends of two lines in the same world, for every world in which both leave the game open."""


class Standing(NamedTuple):
    """A part of the position that stands differently after two deeds."""

    name: str
    told: Line
    left: float
    """The part of the difference in value that is left if it stands as after the other deed."""

    @property
    def is_stock(self) -> bool:
        """True if it's what a seat has of something, wherever that lies."""
        return {name for name, _ in self.told.fields} <= {"seat", "count"}


class Comparison(NamedTuple):
    """The ends of the lines after two deeds, as their seat values them."""

    heuristic: Heuristic[Any]
    seat: Seat
    ends: Ends
    plain: frozenset[str] = frozenset()
    """What the deeds themselves count differently, as anyone can see."""

    @classmethod
    def of(cls, lines: Lines, mine: Continuation, rival: Continuation) -> "Comparison":
        """Return the comparison of two deeds; without ends if too many of their lines end the game."""
        ends = [
            (lines.heuristic.calm(one.end), lines.heuristic.calm(other.end))
            for one, other in zip(mine.lines, rival.lines, strict=True)
            if one.open and other.open
        ]
        enough = ends if len(ends) >= MOSTLY * len(mine.lines) else []
        return cls(lines.heuristic, lines.seat, enough, _plain(lines, mine.deed, rival.deed))

    def value(self, state: Any) -> float:
        """Return the value of a position for the seat, which may be none that the rules could lead to."""
        return self.heuristic.evaluate(state, self.seat)

    @property
    def gap(self) -> float:
        """The whole difference in value, summed over the worlds."""
        return sum([self.value(one) - self.value(other) for one, other in self.ends])

    def standing(self) -> Standing | None:
        """Return what makes most of the difference, rather a place than a stock; None if nothing makes half of it.

        What makes far more than all of it is made up for by something else, so it decides nothing.
        """
        found = [each for each in self.differing() if abs(each.left) <= HALF]
        return min(found, key=lambda each: (each.is_stock, abs(each.left)), default=None)

    def differing(self) -> list[Standing]:
        """Return all that stands differently and can be told."""
        if not self.ends:
            return []
        here, there = (
            [self.heuristic.aspects(end, self.seat) for end in each] for each in zip(*self.ends, strict=True)
        )
        told = {
            name: said
            for name in here[0]
            if name not in self.plain and (said := _told(here, there, name)) is not None
        }
        gap = self.gap
        return [Standing(name, said, self.left([each[name] for each in here], gap)) for name, said in told.items()]

    def left(self, aspects: Sequence[Aspect], gap: float) -> float:
        """Return the part of the whole difference that is left if one part stands as after the other deed."""
        left = 0.0
        for (one, other), aspect in zip(self.ends, aspects, strict=True):
            without, given = self._exchanged(one, other, aspect), self._exchanged(other, one, aspect)
            left += (self.value(without) - self.value(given)) / 2
        return 0.5 + left / gap if gap else 1.0

    def _exchanged(self, state: Any, donor: Any, aspect: Aspect) -> Any:
        twin = exchanged(state, donor, aspect)
        self.heuristic.mend(twin)
        return twin


def _plain(lines: Lines, mine: Deed, rival: Deed) -> frozenset[str]:
    """Return the names of what is counted and differs as soon as the deeds are done."""
    here, there = (lines.heuristic.aspects(_done(lines, deed), lines.seat) for deed in (mine, rival))
    return frozenset([name for name, each in here.items() if name in there and each.number != there[name].number])


def _done(lines: Lines, deed: Deed) -> Any:
    """Return the position right after a deed, in the first world."""
    world = lines.worlds.twin(0)
    for action in deed:
        if action not in world.options:
            break
        agenda.advance(world, action)
    return world


def _told(here: Sequence[Mapping[str, Aspect]], there: Sequence[Mapping[str, Aspect]], name: str) -> Line | None:
    """Return how differently a part stands, as a sentence; None if it stands much the same."""
    mine, others = ([each[name] for each in some if name in each] for some in (here, there))
    if len(mine) < len(here) or len(others) < len(there):
        return None
    return _as_share(mine, others) if mine[0].number is None else _as_number(mine, others)


def _as_number(mine: Sequence[Aspect], others: Sequence[Aspect]) -> Line | None:
    """Return how much more or less there is of something on average."""
    counts = ([each.number or 0 for each in some] for some in (mine, others))
    one, other = (sum(some) / len(some) for some in counts)
    told = mine[0].line
    if abs(one - other) < APART:
        return None
    key = told.key if one > other else told.key.removesuffix(MORE) + FEWER
    return Line(key, (*told.fields, ("count", round(abs(one - other)))))


def _as_share(mine: Sequence[Aspect], others: Sequence[Aspect]) -> Line | None:
    """Return how often something stands as sets the deeds apart most, rather something that comes about."""
    often = {each.line: _shares(mine, others, each.line) for each in (*mine, *others)}
    told, (one, other) = max(often.items(), key=lambda each: (round(abs(each[1][0] - each[1][1]), 1), each[1]))
    return Line(told.key, (*told.fields, ("often", share(one, other)))) if abs(one - other) >= DIFFERENT else None


def _shares(mine: Sequence[Aspect], others: Sequence[Aspect], line: Line) -> tuple[float, float]:
    """Return how often a part stands like this after either deed."""
    one, other = (sum([each.line == line for each in some]) / len(some) for some in (mine, others))
    return one, other
