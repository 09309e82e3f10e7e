"""Standings: which part of the position at the end of the lines makes the difference between two deeds.

This covers what a deed changes by itself, and what nobody has to bring about. In every world, a part is replaced
with that at the end of the other deed's line; it decides if that moves at least half of the difference.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, compress
from statistics import fmean
from typing import Any, NamedTuple

from ai.coach.causes import (
    ANYWHERE,
    HALF,
    LEAST,
    MOSTLY,
    OFTENER,
    OTHERWISE,
    WITHIN,
    Continuation,
    both,
    is_stock,
    parts,
    share,
    tenths_of_worlds,
    though,
    worlds_of,
)
from ai.coach.variations import Variations
from ai.heuristic import Heuristic
from ai.search.deeds import Deed
from game.core import agenda
from game.core.contract import Event, Line, Seat, line
from game.core.telling import FEWER, MORE, Aspect, exchanged

APART = 0.6
"""The minimum difference between two mean numbers to be mentioned, rounded."""
POINTS_APART = 0.5
"""The same for points, of which only a part is told."""
APART_TENTHS = 2
"""The same for two numbers of trial games in ten."""
SHORT = 3
"""The maximum number of cards that a claim may be short of winning and still be mentioned."""
NUMBERS = frozenset({"count", "left", "often", "about"})
"""The fields that say how much or how often, but not what."""
PLAINLY = 0.25
"""How far, as a fraction, a number may differ from what the deeds themselves say and still count as the same."""
LOOKS = 8
"""The number of worlds in which positions right after two deeds are compared."""
WORTH = 1.5
"""The minimum difference in points that can outweigh something, or be outweighed."""
PAIRED = 5
"""The number of parts that pairs are made from: those that move most individually."""
Ends = Sequence[tuple[Any, Any]]
"""The ends of two lines in the same world, for every world."""
Heard = Sequence[tuple[Sequence[Event], Sequence[Event]]]
"""What happened in these lines."""
Slot = tuple[str, Hashable]
"""A place in a position: a field, and a key in it."""
StandsByLine = Sequence[Mapping[str, Aspect]]
"""The parts of the position at the end of every line, by name."""


def about(told: Line) -> frozenset[Line]:
    """Return what a sentence is about, without its numbers and its direction (more or fewer)."""
    return frozenset(
        [
            Line(
                each.key.removesuffix(MORE).removesuffix(FEWER).removesuffix(WITHIN),
                tuple([of for of in each.fields if of[0] not in NUMBERS]),
            )
            for each in parts(told)
        ]
    )


def repeats(told: Line, known: frozenset[Line]) -> bool:
    """Return True if what a sentence is about is known; if one thing outweighs another, only the first counts."""
    first = parts(told)[0] if told.key == "coach.though" else told
    return about(first) <= known


class Standing(NamedTuple):
    """A part of the position that differs after two deeds."""

    names: tuple[str, ...]
    """The name of the part, or the names of two that only decide together."""
    told: Line
    left: float
    """The fraction of the difference in value that is left if it is as after the other deed."""
    plain: bool = False
    """True if the deeds themselves make the difference, as anyone can see."""
    made_by: tuple[str, ...] = ()
    """The kinds of happenings that increase or decrease it."""
    places: frozenset[str] = frozenset()
    """Where these have to happen; empty for anywhere."""
    slots: tuple[tuple[str, Hashable], ...] = ()
    """Where it is in the position."""
    counted: bool = False
    """True if it is a mean number of something that isn't points."""

    def lies_apart_from(self, other: "Standing") -> bool:
        """Return True if it has no place in the position in common with another one."""
        return not {*self.slots} & {*other.slots}

    def with_other(self, other: "Standing", left: float, against: Callable[["Standing"], Line]) -> "Standing":
        """Return this part combined with another; one that favours the other deed is described as outweighed.

        `against` returns the sentence for what is outweighed.
        """
        first, second = sorted([self, other], key=lambda each: each.left)
        outweighs = first.left < 1 <= second.left
        told = though(first.told, against(second)) if outweighs else both(self.told, other.told)
        return Standing(self.names + other.names, told, left, made_by=self.made_by, places=self.places)


@dataclass(frozen=True)
class Comparison:
    """A comparison of the ends of the lines after two deeds, as their seat values them."""

    heuristic: Heuristic[Any]
    seat: Seat
    ends: Ends
    """The ends in worlds where both lines leave the game open at the same moment."""
    plain: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """How much of something there is right after either deed, where they differ, as anyone can see."""
    over: Ends = ()
    """The ends in the other worlds, where only points are exchanged."""
    decided: float = 0.0
    """The difference in value summed over those worlds."""
    heard: Heard = ()
    """What happened in all lines, those of `ends` first."""
    named: frozenset[object] = frozenset()
    """What the deeds name or act on; anything counted elsewhere comes from later answers."""
    touched: frozenset[Slot] = frozenset()
    """What the deeds change in the position; points from elsewhere come from later answers."""

    @classmethod
    def of(cls, lines: Variations, mine: Continuation, rival: Continuation) -> "Comparison":
        """Return the comparison of two deeds; only of points if too many of their lines end the game."""
        pairs = list(zip(mine.lines, rival.lines, strict=True))
        is_open = [one.open and other.open and one.moment == other.moment for one, other in pairs]
        calm, plain = lines.heuristic.calm, _plain(lines, mine.deed, rival.deed)
        if sum(is_open) < MOSTLY * len(pairs):
            is_open = [False] * len(pairs)
        first, rest = list(compress(pairs, is_open)), list(compress(pairs, [not each for each in is_open]))
        ends = [(calm(one.end), calm(other.end)) for one, other in first]
        over = [(one.end, other.end) for one, other in rest]
        decided = sum([one.value - other.value for one, other in rest])
        heard = [((*one.at_once, *one.later), (*other.at_once, *other.later)) for one, other in (*first, *rest)]
        named = mine.named | rival.named
        touched = _touched(lines, mine.deed, rival.deed)
        return cls(lines.heuristic, lines.seat, ends, plain, over, decided, heard, named, touched)

    @classmethod
    def at_once(cls, lines: Variations, mine: Deed, rival: Deed) -> "Comparison":
        """Return the comparison of the positions right after two deeds if nobody reacts."""
        calm = lines.heuristic.calm
        ends = [[calm(right_after(lines, deed, number)) for deed in (mine, rival)] for number in range(LOOKS)]
        return cls(lines.heuristic, lines.seat, [(one, other) for one, other in ends])

    def value(self, state: Any) -> float:
        """Return a position's value for the seat; the rules may be unable to lead to that position."""
        return self.heuristic.evaluate(state, self.seat)

    @cached_property
    def gap(self) -> float:
        """The whole difference in value, summed over the worlds."""
        return self.decided + sum([self.value(one) - self.value(other) for one, other in self.ends])

    @cached_property
    def alone(self) -> list[Standing]:
        """The parts that may be named individually, those that make up most of the difference first."""
        return sorted([each for each in self.every if not each.plain], key=lambda each: abs(each.left))

    @cached_property
    def pairs(self) -> list[Standing]:
        """The pairs of parts that together move more of the difference than either does alone, the largest first.

        One of them may be plain to see, such as the price.
        """
        return self._paired(plain=False)

    @cached_property
    def plain_pairs(self) -> list[Standing]:
        """The pairs of parts that are both plain to see, such as two markers that a reaction holds back."""
        return [each for each in self._paired(plain=True) if not all(map(is_stock, parts(each.told)))]

    def _paired(self, *, plain: bool) -> list[Standing]:
        known = [each for each in self.every if not (each.plain and "often" in dict(each.told.fields))]
        most, found = sorted(known, key=lambda each: -abs(1 - each.left)), []
        for one, other in combinations(most[:PAIRED], 2):
            if (one.plain and other.plain) != plain or not self._lie_apart(one, other):
                continue
            if self.is_of_others(one.told) or self.is_of_others(other.told):
                continue
            pair = one.with_other(other, self.without(one.names + other.names), self._in_points)
            few = any(0 < abs(self.points_apart(name)) < WORTH for name in pair.names)
            if few and pair.told.key == "coach.though":
                continue
            if abs(pair.left) <= min(abs(one.left), abs(other.left)) - LEAST:
                found.append(pair)
        return sorted(found, key=lambda each: abs(each.left))

    def _lie_apart(self, one: Standing, other: Standing) -> bool:
        """Return True if two parts don't overlap; points never do, even from the same place."""
        return one.lies_apart_from(other) or all(map(self.points_apart, one.names + other.names))

    def _in_points(self, found: Standing) -> Line:
        """Return the sentence for a part against a deed; if a scoring counts it, for the points it costs."""
        account = f"account {found.names[0].rpartition(' ')[0]}"
        scored = [each for each in self.every if each.names == (account,) and each.left >= 1]
        return scored[0].told if scored and not self.is_of_others(found.told) else found.told

    def is_of_others(self, told: Line) -> bool:
        """Return True for another seat's stock, which nobody would weigh against a place."""
        return is_stock(told) and dict(told.fields).get("seat", self.seat) != self.seat

    @cached_property
    def every(self) -> list[Standing]:
        """All parts that differ and can be described."""
        return self._parts(self._may_be_told)

    @cached_property
    def elsewhere(self) -> list[Standing]:
        """The parts with numbers in places that neither deed names: what only one deed leaves cards for."""
        return self._parts(lambda aspect, _: aspect.number is not None and self._is_elsewhere(aspect))

    def _parts(self, may_be_told: Callable[[Aspect, Aspect], bool]) -> list[Standing]:
        here, there = self.stands
        found = []
        for name, aspect in (here[0] if here else {}).items():
            plain = self._is_plain(here, there, name)
            if not (plain or aspect.made_by or aspect.points) and self.is_of_others(aspect.line):
                continue  # another seat's stock is only told with what made it, and exchanging it takes time
            told = self._told(name, plain) if may_be_told(aspect, there[0].get(name, aspect)) else ()
            left = self.without((name,)) if told else 1.0
            fitting = [each for each in told if self._fits(each, left)]
            for each in sorted(fitting, key=lambda each: is_stock(each.line))[:1]:
                made = aspect.made_by, aspect.places
                counted = aspect.number is not None and not aspect.points and "often" not in dict(each.line.fields)
                found.append(Standing((name,), each.line, left, plain, *made, aspect.slots, counted))
        return found

    def _told(self, name: str, plain: bool) -> tuple["Difference", ...]:
        """Return how a part differs; a number that is plain to see is given as it is right after the deeds."""
        here, there = self.stands
        if not plain or here[0][name].goal is None:
            return _told(here, there, name)
        one, other = ({name: here[0][name]._replace(number=number)} for number in self.plain[name])
        return _told([one], [other], name)

    def _may_be_told(self, aspect: Aspect, other: Aspect) -> bool:
        """Return True if a part may be mentioned: it must depend on the deeds, not on later whims.

        If all lines end the game, only points may. What a deed shows, or what is counted somewhere, must be named
        by one of the deeds; points from a place must come from what the deeds change or name.
        """
        if aspect.points:
            return not aspect.slots or bool(self.touched & {*aspect.slots} or aspect.places & self.named)
        if not self.ends:
            return False
        if aspect.shown:
            kept = aspect.places | other.places
            return bool(kept & self.named if self.named else kept)
        return aspect.number is None or not self._is_elsewhere(aspect)

    def _is_elsewhere(self, aspect: Aspect) -> bool:
        """Return True for a part in a place that neither deed names."""
        where = {value for name, value in aspect.line.fields if name not in ANYWHERE | {"unit"}}
        return bool(where and self.named and not where & self.named and not aspect.points and not aspect.shown)

    def _fits(self, told: "Difference", left: float) -> bool:
        """Return True if what favours the better deed is good news, and what speaks against it is bad news."""
        good = self.heuristic.wanted(told.line, self.seat)
        return good is None or told.more == (good == ((left < 1) == (self.gap > 0)))

    def _is_plain(self, here: StandsByLine, there: StandsByLine, name: str) -> bool:
        """Return True if a part is at the ends of the lines just what the deeds themselves made it."""
        at_once = self.plain.get(name)
        if at_once is None or not all(name in each for each in (*here, *there)):
            return False
        apart = sum([one[name].number or 0 for one in here]) - sum([other[name].number or 0 for other in there])
        more = at_once[0] - at_once[1]
        return abs(apart / len(here) - more) <= max(0.5, PLAINLY * abs(more))

    @cached_property
    def stands(self) -> tuple[StandsByLine, StandsByLine]:
        """The parts of the position at the ends of the lines after each deed, the open lines first."""
        ends = (*self.ends, *self.over)
        heard = self.heard or [((), ())] * len(ends)
        here, there = (
            [self._of(pair[number], told[number]) for pair, told in zip(ends, heard, strict=True)]
            for number in (0, 1)
        )
        return here, there

    def is_way(self, name: str) -> bool:
        """Return True for a place on a track between two goals; right after a deed it only repeats the deed."""
        return self.stands[0][0][name].other_way is not None

    def points_apart(self, name: str) -> float:
        """Return how many more points something brings after the first deed, on average; 0 if it isn't points."""
        here, there = ([each[name] for each in some if name in each] for some in self.stands)
        if not (here and there and here[0].points):
            return 0.0
        apart = fmean([each.number or 0 for each in here]) - fmean([each.number or 0 for each in there])
        return here[0].holds * apart

    def often(self, names: Sequence[str], told: Line) -> tuple[float, float]:
        """Return how often a sentence is true of the named parts after each deed, summed over the parts."""
        here = there = 0.0
        for name in names:
            mine, others = ([each[name] for each in some if name in each] for some in self.stands)
            if mine and others:
                one, other = _shares(mine, others, told)
                here, there = here + one, there + other
        return here, there

    def _of(self, end: Any, heard: Sequence[Event]) -> Mapping[str, Aspect]:
        """Return the accounts of points, and the parts of a line's end that aren't covered by them."""
        accounts = self.heuristic.accounts(heard, end, self.seat)
        known = {slot for each in accounts.values() for slot in each.slots}
        stands = self.heuristic.aspects(end, self.seat)
        return {**accounts, **{name: each for name, each in stands.items() if not known.issuperset(each.slots)}}

    def without(self, names: Sequence[str]) -> float:
        """Return the fraction of the difference that is left if the named parts are as after the other deed."""
        if not self.gap:
            return 1.0
        left = self.gap + self._left_over(names)
        for (one, other), *stands in zip(self.ends, *self.stands, strict=False):
            without, given = one, other
            for here, there in [(stands[0][name], stands[1][name]) for name in names if _in_both(name, stands)]:
                without = self._exchanged(without, other, here, there)
                given = self._exchanged(given, one, there, here)
            left += self.value(without) - self.value(given)
        return left / (2 * self.gap)

    def _left_over(self, names: Sequence[str]) -> float:
        """Return the difference where a line ends the game, with the named points as after the other deed."""
        left, first = self.decided, len(self.ends)
        for (one, other), *stands in zip(self.over, *[each[first:] for each in self.stands], strict=True):
            without, given = one, other
            for here, there in [(stands[0][name], stands[1][name]) for name in names if _in_both(name, stands)]:
                if here.points:
                    without, given = self._credited(without, here, there), self._credited(given, there, here)
            if without is not one:
                left += self.value(without) - self.value(given) - (self.value(one) - self.value(other))
        return left

    def _exchanged(self, state: Any, donor: Any, mine: Aspect, theirs: Aspect) -> Any:
        if mine.points:
            return self._credited(state, mine, theirs)
        slots = tuple(dict.fromkeys([*mine.slots, *theirs.slots]))
        twin = exchanged(state, donor, mine._replace(slots=slots))
        self.heuristic.mend(twin)
        return twin

    def _credited(self, state: Any, mine: Aspect, theirs: Aspect) -> Any:
        more = [there - here for here, there in zip(mine.points, theirs.points, strict=True)]
        return self.heuristic.credited(state, more)


def _plain(lines: Variations, mine: Deed, rival: Deed) -> Mapping[str, tuple[int, int]]:
    """Return name → how much of something there is right after each of two deeds, if they differ."""
    here, there = (lines.heuristic.aspects(right_after(lines, deed), lines.seat) for deed in (mine, rival))
    apart = [name for name in here if name in there and here[name].number != there[name].number]
    return {name: (here[name].number or 0, there[name].number or 0) for name in apart}


def _touched(lines: Variations, *deeds: Deed) -> frozenset[Slot]:
    """Return the places that points come from and that the deeds' plays change."""
    before = lines.worlds.twin(0)
    slots = {slot for each in lines.heuristic.accounts((), before, lines.seat).values() for slot in each.slots}
    after = [right_after(lines, lines.principal(deed[0])) for deed in deeds] if slots else []
    return frozenset([slot for slot in slots if any(_lies(each, slot) != _lies(before, slot) for each in after)])


def _lies(state: Any, slot: Slot) -> object:
    """Return what is at a place in a position."""
    field, key = slot
    values = getattr(state, field)
    if isinstance(values, tuple):
        assert isinstance(key, int), "the keys of a tuple are seats"
        return values[key]
    return values.get(key)


def _in_both(name: str, stands: Sequence[Mapping[str, Aspect]]) -> bool:
    return all(name in each for each in stands)


def right_after(lines: Variations, deed: Deed, number: int = 0) -> Any:
    """Return the position right after a deed in a world if nobody reacts."""
    return let_pass(_begun(lines, deed, number))


def _begun(lines: Variations, deed: Deed, number: int) -> Any:
    """Return the position after a deed in a world, before anybody reacts."""
    world = lines.worlds.twin(number)
    for action in deed:
        if action not in world.options:
            break
        agenda.advance(world, action)
    return world


def let_pass(world: Any) -> Any:
    """Let pass everything that could be reacted to, and return the position. Changes `world`."""
    while (asked := agenda.asked(world)) is not None and asked.window and asked.passing is not None:
        agenda.advance(world, asked.passing)
    return world


def moved_at_once(
    lines: Variations, mine: Deed, rival: Deed, after: Comparison | None = None
) -> Iterator[tuple[float, Line]]:
    """Yield sentences about what differs right after two deeds, with how much of the difference in value it moves.

    With the ends of the lines `after` them, only what still differs there and isn't said by the answer itself.
    """
    compared = Comparison.at_once(lines, mine, rival)
    apart = compared.gap / len(compared.ends)
    for each in (*compared.alone, *compared.pairs):
        if abs(each.left) > HALF or is_stock(each.told) or any(map(compared.is_way, each.names)):
            continue
        told = each.told if after is None else _lasting(compared, after, each)
        if told is not None:
            yield (1 - each.left) * apart, _right_after(told)
    pieces = [name for name, each in compared.stands[0][0].items() if each.shown]
    after = compared.ends[0][0]
    for told in lines.heuristic.posts(lines.worlds.view, after, lines.seat) if apart > 0 else ():
        yield (1 - compared.without(pieces)) * apart, told


class Ended(NamedTuple):
    """How a deed ends the game."""

    told: Line
    may_be_stopped: bool


def ended_at_once(lines: Variations, deed: Deed, won: bool) -> Ended | None:
    """Return how a deed ends the game in every world if nobody reacts, or None if it doesn't.

    Also None if its seat doesn't win (or lose, with `won` False) in each of them, or if others mostly stop it.
    """
    results = [right_after(lines, deed, number).result for number in range(LOOKS)]
    if any(each is None or (each.shares[lines.seat] == max(each.shares)) != won for each in results):
        return None
    told: Line = results[0].line
    if not any(_may_be_stopped(lines, deed, number) for number in range(LOOKS)):
        return Ended(told, may_be_stopped=False)
    played = lines.of(deed, worlds_of(lines))
    ended = sum([each.end.result is not None and each.end.result.line == told for each in played]) / len(played)
    return Ended(told, may_be_stopped=ended < 1) if ended >= HALF else None


def _may_be_stopped(lines: Variations, deed: Deed, number: int) -> bool:
    """Return True if another seat could react to a deed in a world."""
    world = _begun(lines, deed, number)
    while (asked := agenda.asked(world)) is not None and asked.window and asked.passing is not None:
        if asked.seat != lines.seat and len(world.options) > 1:
            return True
        agenda.advance(world, asked.passing)
    return False


def _lasting(at_once: Comparison, after: Comparison, found: Standing) -> Line | None:
    """Return a sentence that also holds at the ends of the lines, or only its outweighing half if that does."""
    if all(_lasts(at_once, after, name) for name in found.names):
        return found.told
    first = dict(found.told.fields).get("one")
    names = [name for each in at_once.every if each.told == first for name in each.names]
    lasts = bool(names) and all(_lasts(at_once, after, name) for name in names)
    return first if lasts and found.told.key == "coach.though" and isinstance(first, Line) else None


def _lasts(at_once: Comparison, after: Comparison, name: str) -> bool:
    """Return True if a part that differs right after two deeds still differs at the ends of their lines.

    A number that has no goal and isn't points doesn't count: the answer itself says it.
    """
    here, there = at_once.stands[0][0].get(name), at_once.stands[1][0].get(name)
    if here is None or there is None:
        return False
    if here.number is not None and here.goal is None and not here.points:
        return False
    ends = [[each[name] for each in some if name in each] for some in after.stands]
    if not all(ends):
        return False
    if here.number is None:
        often = [[_so(some, of.line) for some in ends] for of in (here, there)]
        return any(abs(one - other) >= OFTENER for one, other in often)
    means = [fmean([each.number or 0 for each in some]) for some in ends]
    return (means[0] - means[1]) / (here.number - (there.number or 0) or 1) >= HALF


def _so(ends: Sequence[Aspect], told: Line) -> float:
    """Return how often a sentence is true of a part, whatever the number of cards it is short of."""
    return fmean([_is(each, told) or about(each.line) == about(told) for each in ends])


def told_at_once(lines: Variations, mine: Deed, rival: Deed, apart: float) -> tuple[Line, ...]:
    """Return what differs right after two deeds, lasts, and moves about half or more of a difference in value."""
    here, there = lines.abreast(mine, rival, worlds_of(lines))
    pairs = [(one, other) for one, other in zip(here, there, strict=True) if one.open and other.open]
    calm = lines.heuristic.calm
    after = Comparison(lines.heuristic, lines.seat, [(calm(one.end), calm(other.end)) for one, other in pairs])
    for moved, told in moved_at_once(lines, mine, rival, after):
        if HALF <= moved / apart <= 1 / HALF:
            return (told,)
    return ()


def _right_after(told: Line) -> Line:
    """Return a sentence reworded for the position right after a deed, where all trial games agree."""
    if len(parts(told)) > 1:
        one, other = [_right_after(each) for _, each in told.fields if isinstance(each, Line)]
        rest = other.fields[0][1] if one.key == other.key else other
        return line(told.key, one=one, other=rest)
    fields, key = dict(told.fields), "coach.at_once"
    if fields.get("often") == share(1, 0):
        fields["often"] = line("coach.only_now")
    elif fields.get("often") == share(0, 1):
        fields["often"], key = line("coach.only_then"), OTHERWISE
    return line(key, fact=Line(told.key, tuple(fields.items())))


class Difference(NamedTuple):
    """How a part differs, as a sentence."""

    line: Line
    more: bool
    """True if the sentence is more often true after the first deed, or if it is about that one."""


def _told(here: StandsByLine, there: StandsByLine, name: str) -> tuple[Difference, ...]:
    """Return sentences on how a part differs, the strongest contrast first; () if it hardly does."""
    mine, others = ([each[name] for each in some if name in each] for some in (here, there))
    if len(mine) < len(here) or len(others) < len(there):
        return ()
    return _as_shares(mine, others) if mine[0].number is None else _as_number(mine, others)


def _as_number(mine: Sequence[Aspect], others: Sequence[Aspect]) -> tuple[Difference, ...]:
    """Return a sentence on the difference of a mean number, or on how often it comes close to a goal."""
    counts = [[each.number or 0 for each in some] for some in (mine, others)]
    one, other = (mine[0].holds * sum(some) / len(some) for some in counts)
    told = mine[0].line
    if abs(one - other) < (POINTS_APART if mine[0].points else APART):
        return ()
    if mine[0].other_way is not None and max(one, other) <= 0:
        told, one, other = mine[0].other_way, -one, -other
    if mine[0].other_way is not None and len({*counts[0]}) + len({*counts[1]}) > 2:
        return _as_near(mine, others, told)
    key = told.key if one > other else told.key.removesuffix(MORE) + FEWER
    exact = len({each.number for each in mine}) == len({each.number for each in others}) == 1
    about = () if exact and not mine[0].points else (("about", line("coach.about")),)
    fields, goal = (*told.fields, *about, ("count", round(abs(one - other)))), mine[0].goal
    if goal is not None:
        left = round(
            goal - (one if one > other else other)
        )  # if it is less: how close it would have come otherwise
        still = left if exact else line("coach.roughly", count=left)
        fields = (*fields, ("left", still if 0 < left <= goal else ""))
    return (Difference(Line(key, fields), True),)


def _as_near(mine: Sequence[Aspect], others: Sequence[Aspect], told: Line) -> tuple[Difference, ...]:
    """Return how often something comes close to its goal, for the distance with the strongest contrast, or ()."""
    near = told.key.removesuffix(MORE) + WITHIN
    every = [Line(near, (*told.fields, ("count", steps))) for steps in range(1, 1 + 2 * (mine[0].goal or 0) // 3)]
    often = {each: _shares(mine, others, each) for each in every}
    best = max(every, key=lambda each: abs(often[each][0] - often[each][1]))
    one, other = often[best]
    told = Line(near, (*best.fields, ("often", share(one, other))))
    return (Difference(told, one > other),) if abs(one - other) >= HALF else ()


def _as_shares(mine: Sequence[Aspect], others: Sequence[Aspect]) -> tuple[Difference, ...]:
    """Return sentences on how often a part differs: those about a seat first, then the largest difference."""
    every = dict.fromkeys([each.line for each in (*mine, *others)])
    often = {told: _shares(mine, others, told) for told in every}
    apart = sorted(often.items(), key=_tells, reverse=True)
    return tuple(
        [
            Difference(Line(told.key, (*told.fields, ("often", share(one, other)))), one > other)
            for told, (one, other) in apart
            if not is_far(told)
            and abs(one - other) >= OFTENER
            and abs(tenths_of_worlds(one) - tenths_of_worlds(other)) >= APART_TENTHS
        ]
    )


def is_far(told: Line) -> bool:
    """Return True if a claim is too many cards short to be worth mentioning."""
    left = dict(told.fields).get("left")
    return isinstance(left, int) and left > SHORT


def _tells(each: tuple[Line, tuple[float, float]]) -> tuple[bool, float, tuple[float, float]]:
    """Return a sort key for how informative a sentence with its shares is: more if it is about a seat."""
    return "seat" in dict(each[0].fields), round(abs(each[1][0] - each[1][1]), 1), each[1]


def _shares(mine: Sequence[Aspect], others: Sequence[Aspect], told: Line) -> tuple[float, float]:
    """Return the share of lines after each deed in which a sentence is true of a part, at its level or higher."""
    one, other = (sum([_is(each, told) for each in some]) / len(some) for some in (mine, others))
    return one, other


def _is_near(aspect: Aspect, told: Line) -> bool:
    """Return True if a part is as close to its goal as a sentence says, no matter whose goal it is."""
    fields = dict(told.fields)
    steps, number = fields.pop("count"), aspect.number or 0
    for way, ahead in ((aspect.line, number), (aspect.other_way, -number)):
        if way is not None and dict(way.fields) == fields:
            return isinstance(steps, int) and (aspect.goal or 0) - ahead <= steps
    return False


def _is(aspect: Aspect, told: Line) -> bool:
    """Return True if a sentence is true of a part, at its level or higher, or at its distance or closer."""
    stands = aspect.line
    if told.key.endswith(WITHIN):
        return _is_near(aspect, told)
    if "level" not in dict(told.fields) or stands.key != told.key:
        return stands == told
    one, other = dict(stands.fields), dict(told.fields)
    high, least = one.pop("level"), other.pop("level")
    for each in (one, other):
        each.pop("at", None)
    return one == other and isinstance(high, int) and isinstance(least, int) and high >= least
