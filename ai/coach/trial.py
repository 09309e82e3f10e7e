"""Trials: what decides between two deeds, found in some worlds and confirmed in others."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice

from ai.coach.causes import (
    ANYWHERE,
    DIFFERENT,
    HALF,
    KEPT,
    LAST,
    PARTLY,
    VICTORY,
    WITHIN,
    Cause,
    Continuation,
    contrast,
    differ,
    fits,
    foiled,
    gaps,
    is_left_over,
    is_stock,
    left_without,
    names,
    often,
    on_the_way,
    pair,
    parts,
    though,
    undone,
    with_how,
)
from ai.coach.evidence import CONFIRMED, OUTWEIGHED, Evidence, Found, without_shares
from ai.coach.standing import Standing, about, repeats
from ai.coach.variations import Variations
from game.core.contract import Event, Line, Seat, line
from game.core.telling import MORE

CLEAR = 0.25
"""The maximum fraction of the difference that may be left for something to count as making up all of it."""
MADE = 0.5
"""The minimum fraction of a stock's difference from worlds where what made it happens after only one deed."""
CLOSED = 4
"""The number of lines searched for a way to bring about something that an answer may rule out."""
SAME = 0.9
"""The fraction of its lines in which something already said must happen too, for it to add nothing."""
NEAR = 4
"""The maximum distance from a goal at which an answer's own contribution is mentioned."""
TRIED_AGAIN = 32
"""The number of worlds in which a block is undone before it may be named first."""
SURELY = 0.5
"""The contrast that a counter-argument must exceed to be mentioned."""
WEIGHTY = 1.1
"""The minimum fraction of the difference that is left if a counter-argument is undone: more than all of it."""
HEAVY = 2.0
"""The same if its contrast isn't stronger than the reason's."""
SHARED = 0.75
"""The maximum fraction of the difference that may be left without one of several things that decide."""
AT_MOST = 4
"""The maximum number of candidates of a kind that are tried in the other worlds."""


class Trial(Evidence):
    """A deed that is better than another, and what may decide between them."""

    def __init__(
        self, lines: Variations, mine: Continuation, rival: Continuation, known: Iterable[Line] = ()
    ) -> None:
        super().__init__(lines, mine, rival)
        self.known = frozenset[Line]().union(*map(about, known))
        """What has already been said from the other deed's side, and isn't repeated."""
        self.slots = set[tuple[str, Hashable]]()
        """The places in the position that have been mentioned."""

    def reasons(self, most: int) -> tuple[Line, ...]:
        """Return what decides, the most decisive first; () if nothing is known to.

        A single event or place is preferred to a mean, to a pair, and to how a game is won; a stock is named with
        what made it.
        """
        _, mine, rival = self._again
        if not differ(gaps(self.mine, self.rival), gaps(mine, rival)):
            return ()
        told = self._told(self._clear(), most)
        if len(told) < most:
            told = self._told(self._alone(), most, told)
        for stage in (self._together, self._outweighing, self._last, self._on_the_way):
            told = told or self._told(stage(), most)
        also = foiled(self.lines, self.mine, self.rival, places_of(*told))
        new = [each for each in also if not about(each) <= self.known and self._is_played(each)]
        further = [each for each in new if told and contrast(each) > contrast(told[0]) and self._decides(each)]
        every = (*further, *told, *[each for each in new if each not in further])[:most]
        return (self._weighed(every[0], every[1:]), *every[1:]) if every else ()

    def _decides(self, told: Line) -> bool:
        """Return True if at least half of the difference is gone without a sentence's event."""
        what = (without_shares(told),)
        return left_without(self.lines, self.mine, self.rival, what, self.happens, TRIED_AGAIN) <= HALF

    def _weighed(self, told: Line, others: Sequence[Line]) -> Line:
        """Return a reason, with a counter-argument if there is a strong and certain one."""
        if told.key == "coach.though":
            return told
        said = frozenset[Line]().union(*map(about, (told, *others)))
        for each in sorted(self.comparison.every, key=lambda each: -contrast(each.told)):
            least = WEIGHTY if contrast(each.told) > contrast(told) else HEAVY
            weighs = contrast(each.told) > SURELY and each.left >= least
            if weighs and not about(each.told) & said and not self._is_left_over(each) and self._is_sure(each):
                return though(told, each.told)
        return told

    def stocks(self) -> tuple[Line, ...]:
        """Return what a deed itself plainly changes, or the stocks that decide, if nothing else is known to."""
        _, mine, rival = self._again
        if not differ(gaps(self.mine, self.rival), gaps(mine, rival)):
            return ()
        plain = sorted([each for each in self.comparison.every if each.plain], key=_left)
        named = [each for each in plain if not is_stock(each.told) and _is_near(each.told)]
        together = [each for each in self.comparison.plain_pairs if abs(each.left) <= HALF]
        alone = [each for each in self.comparison.alone if not self.comparison.is_of_others(each.told)]
        every = (*named, *alone, *together, *self.comparison.pairs, *plain)
        told = self._told(every, 1)
        if told or self.mine.deed[0].noun:
            return told
        kept = self._told(plain, 1)
        if not kept:
            stocks = [
                each
                for each in (*self.comparison.alone, *self.comparison.pairs)
                if _is_gain(each, self.lines.seat) and abs(each.left) <= HALF
            ]
            kept = self._told(stocks, 1, left=HALF)  # what the other spends is certain; what it's worth may vary
        return tuple([line(KEPT, fact=each) for each in kept])

    def partly(self) -> tuple[Line, ...]:
        """Return the clearest of several things that decide together, for when none decides alone."""
        _, mine, rival = self._again
        if not differ(gaps(self.mine, self.rival), gaps(mine, rival)):
            return ()
        every: list[Found] = [each for each in self._events if each.what[0].key in VICTORY]
        clear = [each for each in (*every, *self.comparison.every) if contrast(each.told) >= DIFFERENT]
        found = _ordered([each for each in clear if each.left <= SHARED and not is_stock(each.told)])
        for each in found[:AT_MOST]:
            if self._follows(each) and not self._is_left_over(each) and self.is_confirmed(each, SHARED):
                return (line(PARTLY, fact=each.told),)
        return ()

    def _told(
        self, found: Iterable[Found], most: int, told: tuple[Line, ...] = (), *, left: float = CONFIRMED
    ) -> tuple[Line, ...]:
        """Return `told` extended by candidates confirmed but for `left`, so that no two sentences overlap."""
        new = (
            each for each in found if not (repeats(each.told, self.known) or _is_near_known(each.told, self.known))
        )
        for each in islice(new, AT_MOST):
            said = frozenset[Line]().union(*map(about, told))
            known = about(each.told) & said or (told and places_of(each.told) <= places_of(*told))
            if len(told) == most or known or self._comes_with(each, said) or self._is_left_over(each):
                continue
            if self.is_confirmed(each, left) and self._follows(each):
                whole = self._with_maker(each)
                told = (*told, each.told if about(whole) & said else whole)
                self.slots |= {*each.slots} if isinstance(each, Standing) else set()
        return told

    def _is_left_over(self, found: Found) -> bool:
        return is_left_over(self.lines.heuristic, found.told, self.mine.deed, self.rival.deed)

    def _follows(self, found: Found) -> bool:
        """Return False for what a seat merely chooses to do later, and could do after the other deed too."""
        return isinstance(found, Standing) or all(map(self._is_no_whim, found.what))

    def _is_no_whim(self, what: Line) -> bool:
        return what.key not in self.lines.heuristic.chosen or what in self._own_play or self._is_ruled_out(what)

    @cached_property
    def _own_play(self) -> frozenset[Line]:
        """What the play that starts with either deed does, before anybody else is asked."""
        every = [event for of in (self.mine, self.rival) for each in of.lines for event in each.same]
        return frozenset([told for event in every if (told := self.happens(event)) is not None])

    def _is_ruled_out(self, what: Line) -> bool:
        """Return True if something happens in no line of one of the deeds, and nobody could do it there.

        Reactions aren't whims: for those, it is enough that they don't happen in these lines.
        """
        lesser, more = sorted((self.mine, self.rival), key=lambda of: sum([what in each for each in of.happened]))
        if any(what in each for each in lesser.happened):
            return False
        lines = self.lines

        def wanted(event: Event) -> bool:
            return self.happens(event) == what

        numbers = [number for number, each in enumerate(more.happened) if what in each][:CLOSED]
        windows = frozenset[bool]().union(*[lines.brought(more.deed, number, wanted) for number in numbers])
        if windows == {True}:
            return True
        return not any(lines.offers(lesser.deed, number, wanted, windows) for number in range(CLOSED))

    def _comes_with(self, found: Found, said: frozenset[Line]) -> bool:
        """Return True if something happens in the same lines as what has been said, and so adds nothing."""
        if isinstance(found, Standing):
            return not self.slots.isdisjoint(found.slots)
        happened = (*self.mine.happened, *self.rival.happened)
        lines = [each for what in found.what for each in happened if what in each]
        also = [each for each in lines if not each.isdisjoint(said)]
        return len(also) >= SAME * len(lines)

    def _with_maker(self, found: Found) -> Line:
        """Return a candidate's sentence, with the event that brought it about if that is known."""
        key = found.told.key
        if isinstance(found, Cause) or not found.made_by:
            return found.told
        if key in ("coach.though", "coach.won") or key.startswith("happens."):
            return found.told
        return next(iter(self._made(found)), found.told)

    @cached_property
    def _events(self) -> list[Cause]:
        return undone(self.lines, self.mine, self.rival, self.happens)

    def _clear(self) -> Iterator[Found]:
        """Yield places that make up the whole difference: then no event has to be tried, which takes longer."""
        alone = [each for each in self.comparison.alone if abs(each.left) <= CLEAR and not each.counted]
        yield from _ordered([each for each in alone if not is_stock(each.told)])

    def _alone(self) -> Iterator[Found]:
        """Yield events and other places."""
        events = [each for each in self._happenings if not self._is_own(each)]
        places = [each for each in self.comparison.alone if abs(each.left) <= HALF]
        every: list[Found] = [*events, *places]
        yield from _ordered([each for each in every if not is_stock(each.told)])

    @cached_property
    def _happenings(self) -> list[Cause]:
        return [each for each in self._events if each.what[0].key not in VICTORY and each.left <= HALF]

    def _is_own(self, found: Cause) -> bool:
        """Return True for an effect of the play itself, which hardly says more than the answer does."""
        return self._own_play.issuperset(found.what)

    def _is_button(self, what: Line) -> bool:
        """Return True for an effect on the very thing that the deed names, since the button already says it."""
        if what.key not in self.lines.heuristic.chosen or what not in self._own_play:
            return False
        return names(what, self.mine.deed) or names(what, self.rival.deed)

    def _together(self) -> Iterator[Found]:
        yield from [each for each in self._victories if each.what[0].key != LAST]
        pairs = [each for each in self.comparison.pairs if abs(each.left) <= HALF and not is_stock(each.told)]
        yield from sorted(pairs, key=lambda each: any(map(is_stock, parts(each.told))))
        yield from pair(self.lines, self.mine, self.rival, self._events, self.happens)

    def _outweighing(self) -> Iterator[Found]:
        """Yield what decides for the deed although something else speaks against it."""
        for each in (*self.comparison.alone, *self.comparison.pairs):
            if -OUTWEIGHED <= each.left < -HALF and not is_stock(each.told):
                yield each

    def _last(self) -> Iterator[Found]:
        """Yield what a play itself does, then what names only a seat.

        That is who wins and how, other events, and stocks with what made them. That somebody wins more often is
        left to the chances.
        """
        own = [each for each in self._happenings if self._is_own(each) and not is_stock(each.told)]
        yield from [each for each in own if not any(map(self._is_button, each.what))]
        for won in self._victories:
            how = with_how(self.mine, self.rival, won, [each for each in self._events if self._follows(each)])
            if won.what[0].key == LAST and not is_stock(how.told):
                yield how
        yield from [each for each in self._happenings if is_stock(each.told) and not self._is_own(each)]
        for stock in self.comparison.alone:
            if -OUTWEIGHED <= stock.left <= HALF and is_stock(stock.told):
                yield from [stock._replace(told=made) for made in self._made(stock)]

    def _on_the_way(self) -> Iterator[Found]:
        """Yield what is told where nothing else is found, except of what a seat just chooses.

        These are places that neither deed names, with an event there that only one deed leaves cards for, and what
        happens in longer lines.
        """
        for place in self.comparison.elsewhere:
            if -OUTWEIGHED <= place.left <= HALF:
                yield from [place._replace(told=made) for made in self._made(place)]
        if self.lines.shorter is not None and not self.lines.phase:
            found = on_the_way(self.lines, self.mine, self.rival, self.happens)
            yield from [each for each in found if each.left <= HALF and not is_stock(each.told)]

    @cached_property
    def _victories(self) -> list[Cause]:
        found = [each for each in self._events if each.what[0].key in VICTORY and each.left <= HALF]
        return sorted(found, key=lambda each: each.left)

    def _made(self, found: Standing) -> Iterable[Line]:
        """Return a sentence about something and what most certainly made it; [] if nothing is known to."""
        apart = [here - there for here, there in zip(*self._counts(found.names[0]), strict=True)]
        total, made = float(sum(apart)), []
        for what in self._makers(found):
            happened = [
                (what in one, what in other)
                for one, other in zip(self.mine.happened, self.rival.happened, strict=True)
            ]
            more = sum([int(one) - int(other) for one, other in happened]) / len(happened)
            part = sum([count for count, (one, other) in zip(apart, happened, strict=True) if one != other])
            spared = more < 0 and what.key in self.lines.heuristic.chosen  # not paying a price makes nothing
            fitting = fits(self.lines, what, more > 0, sum(gaps(self.mine, self.rival)) > 0)
            if abs(more) >= DIFFERENT and total and part / total >= MADE and fitting and not spared:
                made.append((more > 0, part / total, abs(more), what))  # an event says more than its absence
        by = (each[3] for each in sorted(made, key=lambda each: each[:3], reverse=True))
        best = next((what for what in by if self._is_no_whim(what) and not self._is_button(what)), None)
        if best is None:
            return []
        if is_stock(found.told) and len(found.made_by) == dict(found.told.fields).get("count") == 1:
            return [often(self.mine, self.rival, best)]  # getting a card means having one card more
        return [line("coach.won", one=often(self.mine, self.rival, best), other=found.told)]

    def _counts(self, name: str) -> tuple[list[int], list[int]]:
        """Return how much of something there is at the end of each line, after each deed."""
        known, seat = self.lines.heuristic, self.lines.seat
        here, there = (
            [
                known.accounts((*each.at_once, *each.later), each.end, seat).get(name)
                or known.aspects(each.end, seat)[name]
                for each in of.lines
            ]
            for of in (self.mine, self.rival)
        )
        return [each.number or 0 for each in here], [each.number or 0 for each in there]

    def _makers(self, found: Standing) -> Iterable[Line]:
        """Return the events that may have made a stock, a place or a lead.

        A stock is made by what its seat did, or what happened to it, at a place or with another seat; something at
        a place, or a lead over others, by what anybody did there.
        """
        seat = dict(parts(found.told)[0].fields).get("seat")  # an ally that is used belongs to nobody by name
        stock = is_stock(found.told)
        happened = (*self.mine.happened, *self.rival.happened)
        every = dict.fromkeys([what for each in happened for what in sorted(each, key=repr)])
        begun = self.mine.begun | self.rival.begun
        made = [what for what in every if what.key.removeprefix("happens.") in found.made_by and what not in begun]
        there = [what for what in made if not found.places or not _named(what).isdisjoint(found.places)]
        only = len(found.made_by) == 1  # then the event says no more than its seat
        return [what for what in there if not stock or _concerns(what, seat, only)]


def _ordered(found: Iterable[Found]) -> list[Found]:
    """Return candidates in order: means last, else the strongest contrast first, then the most decisive."""

    def place(each: Found) -> tuple[bool, float, float]:
        return isinstance(each, Standing) and each.counted, -contrast(each.told), _left(each)

    return sorted(found, key=place)


def _is_gain(found: Found, seat: Seat) -> bool:
    """Return True if something is that a seat has more of what every seat has, or of two such things."""
    every = [(dict(each.fields).get("seat"), each.key.endswith(MORE)) for each in parts(found.told)]
    return is_stock(found.told) and every == [(seat, True)] * len(every)


def _is_near(told: Line) -> bool:
    """Return False if something is so far from its goal that a few more steps don't matter."""
    fields = dict(told.fields)
    left, count = fields.get("left"), fields.get("count")
    return not isinstance(left, int) or left <= NEAR or (isinstance(count, int) and count > NEAR)


def _is_near_known(told: Line, known: frozenset[Line]) -> bool:
    """Return True for how near a country is to a star, if `known` already mentions that country."""
    return told.key.endswith(WITHIN) and places_of(told) - {""} <= places_of(*known)


def places_of(*told: Line) -> frozenset[object]:
    """Return the things named in sentences that not every position has."""
    fields = [field for sentence in told for part in parts(sentence) for field in part.fields]
    return frozenset([value for name, value in fields if name not in ANYWHERE and isinstance(value, str)])


def _named(what: Line) -> frozenset[object]:
    return frozenset([value for _, value in what.fields])


def _concerns(what: Line, seat: object, whatever: bool) -> bool:
    """Return True if something happens to a seat at a place or with another seat; `whatever` allows any event."""
    fields = dict(what.fields)
    told = whatever or not is_stock(what) or "other" in fields
    return told and seat in (fields.get("seat"), fields.get("other"))


def _left(found: Found) -> float:
    """Return how far a candidate misses the whole difference; an event that reverses it doesn't miss it."""
    return abs(found.left) if isinstance(found, Standing) else max(0.0, found.left)
