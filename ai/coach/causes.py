"""Causes: what happens in the lines after one deed and not after another, and decides between them.

Both deeds are played on in the same worlds with the same dice. A cause is something the title knows a sentence for
that happens in other shares of the worlds, and without which, if nobody could bring it about, at least half of the
difference in value is gone. Everything comes from imagined worlds, so it tells no more than the seat knows.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ai.coach.lines import Lines, PlayedLine
from ai.search.deeds import Deed
from game.core.contract import Event, Line, line

AT_STAKE = 0.01
"""The difference in value from which there is anything to explain."""
WORLDS = 64
"""The number of worlds in which two deeds are played on."""
DIFFERENT = 0.25
"""The difference in share of the worlds from which something happens more often after one of the deeds."""
ACCOUNTS = 0.25
"""The part of the difference in value that must lie in worlds where it happens after one deed only."""
TRIED = 3
"""The number of candidates that are undone to see what they decide."""
HALF = 0.5
"""The part of the difference in value that is left at most if what is named is undone."""
SURE = 2.0
"""The number of standard errors from which a mean difference isn't noise."""
MOSTLY = 0.75
"""The share of the lines that must end with the game still open, for their ends to tell anything."""
LAST = "happens.game_won"
"""What every line may end with: it is named only if nothing before it decides."""

Happens = Callable[[Event], Line | None]
"""Returns what happened in an event as a sentence without numbers; None if it isn't worth one."""


class Cause(NamedTuple):
    """Something that happens in other shares of the worlds after two deeds."""

    what: Line
    here: float
    """The share of the worlds after the first deed."""
    there: float
    """The share after the second one."""
    left: float
    """The part of the difference in value that is left if it can't happen."""

    @property
    def told(self) -> Line:
        """Return the sentence about the first deed."""
        return Line(self.what.key, (*self.what.fields, ("often", share(self.here, self.there))))


def share(here: float, there: float) -> Line:
    """Return how often something happens, in words."""
    one, other = round(10 * here), round(10 * there)
    kind = "always" if one == 10 else "never" if one == 0 else "share"
    if other in (0, 10):
        kind = f"{kind}_{'only' if other == 0 else 'else'}"
    return line(f"coach.{kind}", here=one, there=other)


class Continuation(NamedTuple):
    """A deed with its lines, and what happened in each."""

    deed: Deed
    lines: tuple[PlayedLine, ...]
    happened: tuple[frozenset[Line], ...]
    begun: frozenset[Line]
    """What the deed itself does, as anyone can see."""


def course(lines: Lines, deed: Deed, happens: Happens) -> Continuation:
    """Play a deed on in all worlds."""
    every = tuple(lines.many(deed, WORLDS))
    at_once = [_told(each.at_once, happens) for each in every]
    later = [_told(each.later, happens) for each in every]
    happened = tuple([one | other for one, other in zip(at_once, later, strict=True)])
    return Continuation(deed, every, happened, frozenset.union(*at_once))


def _told(events: Iterable[Event], happens: Happens) -> frozenset[Line]:
    return frozenset([told for each in events if (told := happens(each)) is not None])


def causes(lines: Lines, mine: Continuation, rival: Continuation, happens: Happens) -> list[Cause]:
    """Return what decides between two deeds, what decides most first; [] if nothing is known to."""
    gaps = [one.value - other.value for one, other in zip(mine.lines, rival.lines, strict=True)]
    if abs(sum(gaps)) < AT_STAKE * len(gaps) or not _is_sure(gaps):
        return []
    found = [
        cause for what in _candidates(mine, rival, gaps) if (cause := _undone(lines, mine, rival, what, happens))
    ]
    return sorted(found, key=lambda cause: (cause.what.key == LAST, cause.left))


def _is_sure(apart: Sequence[float]) -> bool:
    """Return True if differences in the same worlds are more than noise: `SURE` standard errors from 0."""
    count, mean = len(apart), sum(apart) / len(apart)
    spread = sum([(each - mean) ** 2 for each in apart]) / max(1, count - 1)
    return mean * mean * count > SURE * SURE * spread


def _candidates(mine: Continuation, rival: Continuation, gaps: Sequence[float]) -> list[Line]:
    """Return what may have decided, the likeliest first."""
    happened = (*mine.happened, *rival.happened)
    found = list[tuple[float, Line]]()
    for what in dict.fromkeys([what for each in happened for what in sorted(each, key=repr)]):
        if what in mine.begun or what in rival.begun:
            continue
        pairs = [(what in one, what in other) for one, other in zip(mine.happened, rival.happened, strict=True)]
        more = sum([one - other for one, other in pairs]) / len(pairs)
        part = sum([gap for gap, (one, other) in zip(gaps, pairs, strict=True) if one != other]) / sum(gaps)
        if abs(more) >= DIFFERENT and part >= ACCOUNTS and more * _effect(mine, rival, what) * sum(gaps) > 0:
            found.append((part, what))
    return [what for _, what in sorted(found, key=lambda each: (each[1].key == LAST, -each[0]))][:TRIED]


def _effect(mine: Continuation, rival: Continuation, what: Line) -> float:
    """Return how much better off the seat is where something happens than where it doesn't."""
    seen = [
        (what in happened, played.value)
        for of in (mine, rival)
        for happened, played in zip(of.happened, of.lines, strict=True)
    ]
    with_it, without = [value for so, value in seen if so], [value for so, value in seen if not so]
    return sum(with_it) / len(with_it) - sum(without) / len(without) if with_it and without else 0.0


def _undone(lines: Lines, mine: Continuation, rival: Continuation, what: Line, happens: Happens) -> Cause | None:
    """Return it as a cause if half of the difference is gone where it can't happen; None if it isn't."""
    tries = len(mine.lines)
    left = remaining(lines, mine.deed, rival.deed, what, happens, tries)
    gap = _mean(mine.lines) - _mean(rival.lines)
    if left / gap > HALF:
        return None
    here, there = (sum([what in each for each in of.happened]) / tries for of in (mine, rival))
    return Cause(what, here, there, left / gap)


def remaining(lines: Lines, mine: Deed, rival: Deed, what: Line, happens: Happens, tries: int) -> float:
    """Return the difference in value between two deeds if something can't happen after either."""
    one, other = (_without(lines, deed, what, happens, tries) for deed in (mine, rival))
    return one - other


def _without(lines: Lines, deed: Deed, what: Line, happens: Happens, tries: int) -> float:
    """Return the mean value of a deed if something can't happen after it."""
    key = deed, what, tries
    if key not in lines.without:
        lines.without[key] = _mean(lines.many(deed, tries, lambda event: happens(event) == what))
    return lines.without[key]


def _mean(lines: Sequence[PlayedLine]) -> float:
    return sum([each.value for each in lines]) / len(lines)
