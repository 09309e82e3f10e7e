"""Trials: what decides between two deeds, found in some worlds and confirmed in others.

What is found in one set of worlds is the luckiest of many candidates. So it is undone again in worlds in which
nothing was looked for, and named only if most of the difference is gone in both together.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice

from ai.coach.causes import (
    DIFFERENT,
    HALF,
    LAST,
    VICTORY,
    Cause,
    Continuation,
    course,
    differ,
    gaps,
    is_stock,
    left_without,
    often,
    pair,
    undone,
    with_how,
)
from ai.coach.lines import Lines
from ai.coach.standing import Comparison, Standing, about
from game.core.contract import Line, line

CONFIRMED = 0.35
"""The part of the difference that is left at most in all worlds together."""
OUTWEIGHED = 1.0
"""How much the other deed may be ahead without what is named, as a part of the difference."""
CLEAR = 0.25
"""The part of the difference that is left at most where something makes just the difference."""
MADE = 0.5
"""The part of a stock's difference that lies at least in worlds where what made it happens after one deed only."""
AT_MOST = 4
"""The number of candidates of a kind that are tried in the other worlds."""
Found = Cause | Standing


class Trial:
    """A deed that is better than another one, and what may decide between them."""

    def __init__(self, lines: Lines, mine: Continuation, rival: Continuation, known: Iterable[Line] = ()) -> None:
        self.lines, self.mine, self.rival = lines, mine, rival
        self.known = frozenset[Line]().union(*map(about, known))
        """What has been said already, the other way round: it isn't said again."""
        self.happens = lines.heuristic.happens

    @cached_property
    def comparison(self) -> Comparison:
        """The ends of the lines, in the worlds in which something is looked for."""
        return Comparison.of(self.lines, self.mine, self.rival)

    def reasons(self, most: int) -> tuple[Line, ...]:
        """Return what decides, what decides most first; () if nothing is known to.

        A single event or place is named before two, and before what wins by that; a stock with what made it.
        """
        _, mine, rival = self._again
        if not differ(gaps(self.mine, self.rival), gaps(mine, rival)):
            return ()
        told = self._told(self._clear(), most)
        if len(told) < most:
            told = self._told(self._alone(), most, told)
        for stage in (self._together, self._outweighing, self._last):
            told = told or self._told(stage(), most)
        return told

    def _told(self, found: Iterable[Found], most: int, told: tuple[Line, ...] = ()) -> tuple[Line, ...]:
        """Return what has been told with what of a kind is confirmed, as sentences that share nothing."""
        new = (each for each in found if not about(each.told) <= self.known)
        for each in islice(new, AT_MOST):
            said = frozenset[Line]().union(*map(about, told))
            if len(told) < most and not about(each.told) & said and self._is_confirmed(each):
                told = (*told, each.told)
        return told

    @cached_property
    def _again(self) -> tuple[Lines, Continuation, Continuation]:
        lines = self.lines.again
        return lines, course(lines, self.mine.deed, self.happens), course(lines, self.rival.deed, self.happens)

    @cached_property
    def _compared_again(self) -> Comparison:
        return Comparison.of(*self._again)

    @cached_property
    def _events(self) -> list[Cause]:
        return undone(self.lines, self.mine, self.rival, self.happens)

    def _clear(self) -> Iterator[Found]:
        """Yield places that make just the difference: then no event has to be tried, which takes longer."""
        yield from [each for each in self.comparison.alone if abs(each.left) <= CLEAR and not is_stock(each.told)]

    def _alone(self) -> Iterator[Found]:
        """Yield events and other places."""
        events = [each for each in self._events if each.what[0].key not in VICTORY and each.left <= HALF]
        places = [each for each in self.comparison.alone if CLEAR < abs(each.left) <= HALF]
        every: list[Found] = [*events, *places]
        found = [each for each in every if not is_stock(each.told)]
        yield from sorted(found, key=_left)

    def _together(self) -> Iterator[Found]:
        yield from [each for each in self._victories if each.what[0].key != LAST]
        yield from [each for each in self.comparison.pairs if abs(each.left) <= HALF and not is_stock(each.told)]
        yield from pair(self.lines, self.mine, self.rival, self._events, self.happens)

    def _outweighing(self) -> Iterator[Found]:
        """Yield what tips the scales though something speaks against it."""
        for each in (*self.comparison.alone, *self.comparison.pairs):
            if -OUTWEIGHED <= each.left < -HALF and not is_stock(each.told):
                yield each

    def _last(self) -> Iterator[Found]:
        """Yield what names no more than a seat: who wins, other events, and stocks with what made them."""
        for won in self._victories:
            if won.what[0].key == LAST:
                yield with_how(self.mine, self.rival, won, self._events)
        events = [each for each in self._events if each.what[0].key not in VICTORY and is_stock(each.told)]
        yield from [each for each in events if each.left <= HALF]
        for stock in self.comparison.alone:
            if -OUTWEIGHED <= stock.left <= HALF and is_stock(stock.told):
                yield from [stock._replace(told=made) for made in self._made(stock)]

    @cached_property
    def _victories(self) -> list[Cause]:
        found = [each for each in self._events if each.what[0].key in VICTORY and each.left <= HALF]
        return sorted(found, key=lambda each: each.left)

    def _made(self, stock: Standing) -> Iterable[Line]:
        """Return a stock with what most surely made it, in a sentence; [] if nothing is known to."""
        aspects, seat, name = self.lines.heuristic.aspects, self.lines.seat, stock.names[0]
        ends = zip(self.mine.lines, self.rival.lines, strict=True)
        counts = [[aspects(each.end, seat)[name].number or 0 for each in both] for both in ends]
        apart = [here - there for here, there in counts]
        total, found = float(sum(apart)), []
        for what in self._makers(stock):
            happened = [(what in one, what in other) for one, other in zip(*self._happened, strict=True)]
            more = sum([int(one) - int(other) for one, other in happened]) / len(happened)
            part = sum([count for count, (one, other) in zip(apart, happened, strict=True) if one != other])
            if abs(more) >= DIFFERENT and total and part / total >= MADE:
                found.append((part / total, abs(more), what))
        best = max(found, key=lambda each: each[:2], default=None)
        return [line("coach.won", one=often(self.mine, self.rival, best[2]), other=stock.told)] if best else []

    @property
    def _happened(self) -> tuple[Sequence[frozenset[Line]], Sequence[frozenset[Line]]]:
        return self.mine.happened, self.rival.happened

    def _makers(self, stock: Standing) -> Iterable[Line]:
        """Return what may have made a stock: what its seat did or met, and attacks, which cost both sides."""
        seat = dict(stock.told.fields)["seat"]
        happened = (*self.mine.happened, *self.rival.happened)
        every = dict.fromkeys([what for each in happened for what in sorted(each, key=repr)])
        begun = self.mine.begun | self.rival.begun
        made = [what for what in every if what.key.removeprefix("happens.") in stock.made_by and what not in begun]
        return [what for what in made if not is_stock(what) and _concerns(what, seat)]

    def _is_confirmed(self, found: Found) -> bool:
        """Return True if most of the difference is gone in all worlds together."""
        lines, mine, rival = self._again
        if isinstance(found, Cause):
            again = left_without(lines, mine, rival, found.what, self.happens)
        else:
            again = self._compared_again.without(found.names)
        here, there = abs(sum(gaps(self.mine, self.rival))), abs(sum(gaps(mine, rival)))
        left = (found.left * here + again * there) / (here + there)
        return left <= CONFIRMED and (isinstance(found, Cause) or left >= -OUTWEIGHED)


def _concerns(what: Line, seat: object) -> bool:
    """Return True if something happens to a seat, or is an attack, which costs both sides."""
    return dict(what.fields).get("seat") == seat or what.key.endswith("_declared")


def _left(found: Found) -> float:
    """Return how far something is from making just the difference; an event may turn it round."""
    return abs(found.left) if isinstance(found, Standing) else max(0.0, found.left)
