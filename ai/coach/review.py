"""Reviews a game: what every play lost, what was better and why, and where the game turned.

A play is judged as a whole, from the view of the seat that made it, over the worlds that seat couldn't tell apart;
what the real cards and dice made of it afterwards is luck, and has its own ledger. A reaction to somebody else's
play, and anything a seat decides once it knows more, is judged separately. Judgements are independent, each with
its own dice, so a review can be interrupted and resumed: see `notebook.py`.

A judgement is identified by the number of the first answer it is about.
"""

from bisect import bisect
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Enum
from itertools import dropwhile, pairwise
from math import exp, sqrt
from random import Random
from typing import Any, NamedTuple

from ai.coach.advice import ENOUGH, THOUGHT, Idea, LookedInto, adviser, ideas, look, plausible, without_unnamed
from ai.coach.advice import dice as dice
from ai.coach.calibration import worth
from ai.coach.plays import PlayOpening, WholePlay, deed, plays, stretches
from ai.coach.variations import Variation, Variations
from ai.players import SENSE
from ai.search.budget import LOST, WON, Budget, never
from ai.search.deeds import Deed, favourite
from ai.search.merging import Finding
from game.core import agenda
from game.core.contract import Action, Decision, Seat
from game.core.files.journal import Recorded
from game.core.table import Table
from game.titles import rules_of

NOISE = 0.01
"""A loss of less than this share of the victory doesn't count, however long the search was."""
DOUBT = 0.3
"""Nor does a loss below this divided by the root of the number of tries: about 1.5 standard errors of it.

So a hundred tries detect a loss of 3%, and what the coach advised after a shorter search isn't called a slip by
chance.
"""
SLIP, MISTAKE = 0.03, 0.08
"""The loss in chances from which an answer is a slip or a mistake."""
FINE = 0.03
"""A good answer is reported if the natural one, or the next best, would have lost this much."""
STAKE = 0.005
"""If a plausible answer would have lost less than this, there was nothing to decide."""
MOST_AT_STAKE = 0.2
"""The maximum stake with which a question counts towards accuracy."""
STEEP = 8.708
"""How fast accuracy falls with what was lost: twice as fast as lichess's 0.04354 per percentage point.

With this value, random answers score about 60 to 70 in 1955, easy bots 75 to 90, fair ones 85 to 90. With
lichess's own, which is made for chess, they would all score 80 to 95.
"""
TURN = 0.12
"""The minimum change in chances at a turning point."""
SWING = 0.25
"""The change from which a game has turned even if the same seat stays ahead."""
LASTING = 0.5
"""The minimum fraction of the change that still holds after everybody's next turn."""
LINES = 64
"""The maximum number of lines by which two plays of several answers are compared."""
FELT = 0.08
"""The change in chances from which a single stroke of luck is reported."""
SHOWN = 3
"""The maximum number of mistakes, best moves and turning points reported."""


class Grade(Enum):
    """The quality of an answer."""

    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    ADVISED = "advised"
    """The coach advised it but now finds something better: not the player's mistake."""
    UNJUDGED = "unjudged"
    """There were too few tries to judge it."""


JUDGED = (Grade.GOOD, Grade.SLIP, Grade.MISTAKE)
"""The possible grades of a player's own answer."""


class ReviewedQuestion(NamedTuple):
    """A question of a game, and everything needed to judge its answer, possibly in another process."""

    title: str
    seats: int
    number: int
    """The number of the answer in the record, from 0."""
    view: Any
    decision: Decision
    given: Action
    made: Deed = ()
    """The answer, and those given with it in the same play."""


class Judged(NamedTuple):
    """A judged answer; values are shares of the victory for its seat, 0 to 1."""

    number: int
    seat: Seat
    given: Action
    best: Idea
    """The best answer, given what the seat could know; the given one if none was better."""
    played: Idea
    """The given answer, tried in the same worlds."""
    natural: float
    """The value of the natural answer, or of the next best one if the natural one was given."""
    plausible: float
    """The value of the answers a sensible player gives, weighted by how readily they come to mind."""
    before: tuple[float, ...]
    """The shares of all seats as this one saw them when it was asked."""
    after: tuple[float, ...]
    """The same after its answer."""
    obvious: bool = False
    """True if the given answer is the natural one."""
    forced: bool = False
    """True if nothing else made sense, or if it only let something pass as anybody would."""
    luck: float | None = None
    """How cards, dice and the others changed its value until the seat was asked again; set by `review`."""
    standings: tuple[float, ...] = ()
    """The shares before the answer, combined from the views of all seats; set by `review`."""
    advised: bool = False
    """True if the coach had advised it; set by `review`."""

    @property
    def value(self) -> float:
        """The value of the given answer."""
        return self.played.value

    @property
    def gap(self) -> float:
        """The apparent loss."""
        return max(0.0, self.best.value - self.played.value)

    @property
    def lost(self) -> float:
        """The loss, as far as a search can tell."""
        return 0.0 if self.decided or self.unsure or self.gap < self.doubt else self.gap

    @property
    def doubt(self) -> float:
        """The difference between two answers that may be chance."""
        return max(NOISE, DOUBT / sqrt(max(1, self.tries)))

    @property
    def tries(self) -> int:
        """The number of tries of the given or the best answer, whichever is smaller."""
        return min(self.best.visits, self.played.visits)

    @property
    def unsure(self) -> bool:
        """True if there were too few tries to call it good or bad."""
        return self.tries < ENOUGH or (not self.decided and SLIP <= self.gap < self.doubt)

    @property
    def found(self) -> float:
        """How much better it was than the natural answer; 0 if it wasn't the best, or was the coach's idea."""
        if self.decided or self.unsure or self.lost or self.forced or self.advised:
            return 0.0
        return max(0.0, self.played.value - self.natural)

    @property
    def decided(self) -> bool:
        """True if the game was lost with any answer, or stayed won: then nothing counts."""
        return self.best.value < LOST or min(self.best.value, self.played.value) > WON

    @property
    def stake(self) -> float:
        """What a plausible answer would have lost; 0 if the coach had advised the answer."""
        if self.decided or self.unsure or self.advised:
            return 0.0
        return min(max(0.0, self.best.value - self.plausible), MOST_AT_STAKE)


def grade(judged: Judged, title: str, seats: int) -> Grade:
    """Return the grade of an answer by the chance it lost: the same scale for window and terminal."""
    if judged.unsure:
        return Grade.UNJUDGED
    best, given = (worth(title, seats, value) for value in (judged.best.value, judged.value))
    lost = best - given if judged.lost else 0.0
    if lost < SLIP:
        return Grade.GOOD
    return Grade.ADVISED if judged.advised else Grade.MISTAKE if lost >= MISTAKE else Grade.SLIP


def about(judged: Judged, title: str, seats: int) -> float:
    """Return the uncertainty of an answer's loss, as a chance."""
    middle, half = (judged.best.value + judged.value) / 2, judged.doubt / 2
    return worth(title, seats, min(1.0, middle + half)) - worth(title, seats, max(0.0, middle - half))


class GraphPoint(NamedTuple):
    """A point of the graph: the shares after some number of answers."""

    answers: int
    shares: tuple[float, ...]


class ReviewedPlay(NamedTuple):
    """What one seat decided in one play: its own play, or its reactions to another seat's."""

    play: WholePlay
    seat: Seat
    judged: tuple[Judged, ...]
    """Its judgements, in order: one for everything it could foresee, another once it knew more."""

    @property
    def number(self) -> int:
        """The number of its first answer with a choice."""
        return self.judged[0].number

    @property
    def lost(self) -> float:
        """What the play lost in all, as far as a search can tell."""
        return sum([each.lost for each in self.judged])

    @property
    def worst(self) -> Judged:
        """The judgement with the largest loss."""
        return max(self.judged, key=lambda each: each.lost)


class Luck(NamedTuple):
    """The ledger of a seat's luck: what cards, dice and the others gave it and took from it after its choices."""

    gained: float
    taken: float
    """The sums of all changes for the better and for the worse, as chances."""
    largest: tuple[int, ...]
    """The judgements followed by the most good or bad luck, the most first."""

    @property
    def total(self) -> float:
        """The balance; positive if the seat was lucky."""
        return self.gained - self.taken


class Review(NamedTuple):
    """The review of a game, as far as it has been judged."""

    judged: Mapping[int, Judged]
    plays: tuple[ReviewedPlay, ...]
    """The plays that were judged, in order."""
    graph: tuple[GraphPoint, ...]
    mistakes: Mapping[Seat, tuple[int, ...]]
    """For every seat judged, the answers that lost most, the worst first."""
    misled: Mapping[Seat, tuple[int, ...]]
    """The answers that the coach had advised, but for which it has now found something better."""
    best: Mapping[Seat, tuple[int, ...]]
    """The best answers: hard to find, or the only good ones."""
    turning: tuple[int, ...]
    """The answers at which the game turned, in order."""
    accuracy: Mapping[Seat, float | None]
    """From 0 to 100; None if there was nothing to decide."""
    counts: Mapping[Seat, Mapping[Grade, int]]
    """The number of judgements by grade."""
    luck: Mapping[Seat, Luck]


def asked(table: Table[Any]) -> tuple[int, ...]:
    """Return the numbers of the answers to judge: the first one of each that a seat decided on together."""
    return tuple([each.numbers[0] for each in stretches(table)])


def of_seats(table: Table[Any], numbers: Iterable[int], seats: Collection[Seat]) -> tuple[int, ...]:
    """Return the numbers of the answers that these seats gave."""
    return tuple([number for number in numbers if table.answer(number).seat in seats])


def moment(table: Table[Any], number: int) -> ReviewedQuestion:
    """Return what is needed to judge an answer: the view of the seat that gave it, and nothing else."""
    state, given = table.state_before(number), table.answer(number)
    decision = agenda.decision(state)
    assert decision is not None, "an answered position has a question"
    view = table.game.view(state, given.seat)
    return ReviewedQuestion(
        table.game.NAME, len(table.seats), number, view, decision, given.action, made(table, number)
    )


def made(table: Table[Any], number: int) -> Deed:
    """Return an answer and the later ones that its seat decided on together with it."""
    return deed(table, number)


def advised(recorded: Recorded[Any]) -> frozenset[int]:
    """Return the numbers, from 0, of the answers that followed the coach's advice."""
    return frozenset([number - 1 for number in recorded.taken])


def judge(
    of: ReviewedQuestion, rng: Random, cancelled: Callable[[], bool] = never, budget: Budget = THOUGHT
) -> Judged:
    """Judge a play: the same moment, rng and simulations give the same judgement."""
    who = adviser(of.title, budget)
    game = rules_of(of.title)
    seat = of.decision.seat
    known = who.heuristic
    prior = known.prior(of.view, of.decision)
    natural = favourite(of.decision.options, prior)
    looked = look(game, of.view, of.decision, who, rng, cancelled, (of.given,))
    ranked = looked.compared((of.given, natural))
    weighed = _weighed(looked, ranked, of)
    best, given = weighed.best, weighed.given
    first, second = ideas(game, of.view, of.decision, known, rng, looked, (best, weighed.rival), weighed.deeds)
    first = without_unnamed(first) if given is best else first  # it's told that none is better, not that it is
    usual = looked.finding(natural) if natural != of.given else _next_best(ranked, given)
    shares = [known.evaluate(of.view, each) for each in range(of.seats)]
    judged = Judged(
        of.number,
        seat,
        of.given,
        first,
        first if given is best else second,
        natural=usual.mean,
        plausible=plausible(looked, of.decision.options, prior),
        before=_split(shares, seat, max(best.mean, given.mean)),
        after=_split(shares, seat, given.mean),
        obvious=natural == of.given,
        forced=_forced(of, prior),
    )
    if judged.unsure or (given is not best and not judged.lost):
        # A comparison without a result has no reasons.
        return judged._replace(best=first._replace(reasons=()), played=judged.played._replace(reasons=()))
    return judged


class ComparedPlays(NamedTuple):
    """The play that was made, compared with the best one."""

    best: Finding
    given: Finding
    rival: Finding
    """What the best one is compared with: the play that was made, or the next best."""
    deeds: tuple[Deed | None, Deed | None]
    """The plays of the best and its rival; None if unknown."""


def _weighed(looked: LookedInto, ranked: Sequence[Finding], of: ReviewedQuestion) -> ComparedPlays:
    """Compare what was played with the best play: by their first answers, or by lines if there are several.

    A play of several answers lost the mean difference between the lines; the best value comes from the search.
    """
    best = ranked[0]
    given = looked.finding(of.given)
    made = of.made or (of.given,)
    if len(made) > 1 and looked.search is not None:
        lines = Variations(looked.search)
        better, tries = lines.principal(best.action), min(LINES, best.visits, given.visits)
        if better != made and tries:
            gap = _mean_value(lines.many(better, tries)) - _mean_value(lines.many(made, tries))
            played = Finding(of.given, best.mean - max(0.0, gap), tries, given.weight)
            if gap > 0:
                return ComparedPlays(best._replace(visits=tries), played, played, (better, made))
            return ComparedPlays(played, played, best, (made, better))
    if given is best:
        return ComparedPlays(best, best, _next_best(ranked, best), (made, None))
    return ComparedPlays(best, given, given, (None, made))


def _next_best(ranked: Sequence[Finding], best: Finding) -> Finding:
    return next((each for each in ranked if each.action != best.action), best)


def _mean_value(lines: Sequence[Variation]) -> float:
    return sum([each.value for each in lines]) / len(lines)


def _forced(of: ReviewedQuestion, prior: Sequence[float]) -> bool:
    """Return True if nothing else made sense, or if it just let something pass, as anybody would."""
    sensible = [weight for weight in prior if weight >= SENSE * max(prior)]
    natural = favourite(of.decision.options, prior) == of.given
    return natural and (len(sensible) == 1 or not of.given.noun)


def _split(shares: Sequence[float], seat: Seat, value: float) -> tuple[float, ...]:
    """Return all shares if `seat` has `value`, with the rest divided in proportion to the others' estimates."""
    rest = sum(shares) - shares[seat]
    even = (1 - value) / max(1, len(shares) - 1)
    others = [(1 - value) * share / rest if rest > 0 else even for share in shares]
    return (*others[:seat], value, *others[seat + 1 :])


def review(
    table: Table[Any],
    judged: Mapping[int, Judged],
    advised: Collection[int] = frozenset(),
    numbers: Sequence[int] = (),
) -> Review:
    """Summarize what has been judged so far; the result doesn't depend on the order of judging.

    `advised` are the numbers of the answers that the coach had advised, `numbers` those to judge in total; they
    are worked out if not given.
    """
    sure = {number: judged[number] for number in sorted(judged) if not judged[number].unsure}
    graph, before = _graph(table, sure, [number for number in numbers or asked(table) if number not in judged])
    luck = _luck(table, judged)
    title = table.game.NAME
    seats = len(table.seats)
    told = {
        n: judged[n]._replace(luck=luck[n], standings=before.get(n, ()), advised=n in advised)
        for n in sorted(judged)
    }
    by_seat = {seat: [each for each in told.values() if each.seat == seat] for seat in table.seats}
    seen = {seat: every for seat, every in by_seat.items() if every}
    grades = {n: grade(each, title, seats) for n, each in told.items()}
    graded = {
        seat: {of: [each for each in every if grades[each.number] is of] for of in Grade}
        for seat, every in seen.items()
    }
    return Review(
        told,
        reviewed_plays(table, told),
        graph,
        {seat: _most([*of[Grade.SLIP], *of[Grade.MISTAKE]], "lost") for seat, of in graded.items()},
        {seat: _most(of[Grade.ADVISED], "lost") for seat, of in graded.items()},
        {seat: _most([each for each in every if each.found >= FINE], "found") for seat, every in seen.items()},
        _turning(table, {number: told[number] for number in sure}),
        {seat: accuracy(every) for seat, every in seen.items()},
        {seat: {of: len(found) for of, found in every.items()} for seat, every in graded.items()},
        {seat: _ledger(every, title, seats) for seat, every in seen.items()},
    )


def reviewed_plays(table: Table[Any], judged: Mapping[int, Judged]) -> tuple[ReviewedPlay, ...]:
    """Return the judged plays, once for every seat that decided something in them."""
    found: dict[tuple[int, Seat], list[Judged]] = {}
    every = plays(table)
    for number in sorted(judged):
        place = bisect(every, number, key=lambda play: play.first) - 1
        if place >= 0:
            found.setdefault((place, judged[number].seat), []).append(judged[number])
    told = [ReviewedPlay(every[place], seat, tuple(those)) for (place, seat), those in found.items()]
    return tuple(sorted(told, key=lambda each: each.number))


def _ledger(judged: Sequence[Judged], title: str, seats: int) -> Luck:
    """Return a seat's luck, summed up in chances."""
    known = [(each.number, _fortune(each, title, seats)) for each in judged]
    sums = [max(0.0, luck) for _, luck in known], [max(0.0, -luck) for _, luck in known]
    most = sorted([each for each in known if abs(each[1]) >= FELT], key=lambda each: -abs(each[1]))
    return Luck(sum(sums[0]), sum(sums[1]), tuple([number for number, _ in most[:SHOWN]]))


def _fortune(judged: Judged, title: str, seats: int) -> float:
    """Return the luck that followed an answer, as a change in chances; 0 if it is unknown."""
    if judged.luck is None:
        return 0.0
    became = min(1.0, max(0.0, judged.value + judged.luck))
    return worth(title, seats, became) - worth(title, seats, judged.value)


def at_stake(judged: Iterable[Judged]) -> list[Judged]:
    """Return the answers with which there was something to lose."""
    return [each for each in judged if each.stake >= STAKE]


def accuracy(judged: Iterable[Judged]) -> float | None:
    """Return an accuracy from 0 to 100; None if nothing was at stake.

    The curve is like lichess's: 100 for an answer that lost nothing, 65 for a loss of 5 per cent, 42 for 10. A
    plain mean would be too generous, because most questions have no wrong answer, so each is weighted by what was
    at stake.
    """
    weighed = [(each.stake, 100 * exp(-STEEP * each.lost)) for each in at_stake(judged)]
    total = sum([stake for stake, _ in weighed])
    return sum([stake * kept for stake, kept in weighed]) / total if total else None


def _most(judged: Iterable[Judged], what: str) -> tuple[int, ...]:
    """Return the numbers of the answers with the largest `what`, the largest first."""
    order = sorted(judged, key=lambda each: -getattr(each, what))
    return tuple([each.number for each in order[:SHOWN]])


def _graph(
    table: Table[Any], judged: Mapping[int, Judged], missing: Sequence[int]
) -> tuple[tuple[GraphPoint, ...], dict[int, tuple[float, ...]]]:
    """Return the graph of the shares, and the shares before each answer.

    Every seat sees the table differently; the shares are the mean of what each seat saw last. What it saw before
    an answer that is still `missing` is out of date.
    """
    even = (1 / len(table.seats),) * len(table.seats)
    eyes: dict[Seat, tuple[float, ...]] = {}
    points, before = [GraphPoint(0, even)], dict[int, tuple[float, ...]]()
    for number in sorted([*judged, *missing]):
        if number not in judged:
            eyes.pop(table.answer(number).seat, None)
            continue
        each = judged[number]
        eyes[each.seat] = each.before
        before[number] = _mean(list(eyes.values()))
        points.append(GraphPoint(number, before[number]))
        eyes[each.seat] = each.after
        points.append(GraphPoint(number + 1, _mean(list(eyes.values()))))
    if table.result is not None and eyes:
        points.append(GraphPoint(len(table.answers), table.result.shares))
    return tuple(points), before


def _mean(shares: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(each) / len(shares) for each in zip(*shares, strict=True)])


def _luck(table: Table[Any], judged: Mapping[int, Judged]) -> dict[int, float | None]:
    """Return for each answer how its value changed until its seat was asked again, or the game ended.

    None until the seat's next answer is judged. The effect of a resignation is nobody's luck.
    """
    given_up = table.result is not None and table.result.line.key in ("result.resigned", "result.abandoned")
    luck: dict[int, float | None] = dict.fromkeys(judged)
    for seat in table.seats:
        mine = [judged[number] for number in sorted(judged) if judged[number].seat == seat]
        for one, later in pairwise(mine):
            if not one.unsure and not later.unsure and not _chose(table, seat, one.number, later.number):
                luck[one.number] = later.best.value - one.value
        if not mine or table.result is None or given_up or mine[-1].unsure:
            continue
        if not _chose(table, seat, mine[-1].number, len(table.answers)):
            luck[mine[-1].number] = table.result.shares[seat] - mine[-1].value
    return luck


def _chose(table: Table[Any], seat: Seat, first: int, end: int) -> bool:
    """Return True if a seat had another choice after an answer's play and before answer `end`."""
    opening = PlayOpening.of(table.state_before(first))
    states = ((number, table.state_before(number)) for number in range(first + 1, end))
    later = dropwhile(lambda each: opening.includes(each[1]), states)
    return any(table.answer(number).seat == seat and len(state.options) > 1 for number, state in later)


def _turning(table: Table[Any], judged: Mapping[int, Judged]) -> tuple[int, ...]:
    """Return the answers after which the chances changed most, at most one per turn.

    Changes within the uncertainty of a search don't count.
    """
    numbers = list(judged)
    title = table.game.NAME
    seats = len(table.seats)

    def chances(shares: Sequence[float]) -> tuple[float, ...]:
        return tuple([worth(title, seats, share) for share in shares])

    last = chances(table.result.shares) if table.result is not None else None
    turns: dict[int, list[tuple[int, tuple[float, ...], tuple[float, ...]]]] = {}
    for place, number in enumerate(numbers):
        end = place + 1 == len(numbers)
        later = last if end else chances(judged[numbers[place + 1]].standings)
        if later is not None:
            turn = table.game.turn(table.state_before(number))
            turns.setdefault(turn, []).append((number, chances(judged[number].standings), later))
    moved, every = [], list(turns.values())
    for place, steps in enumerate(every):
        step = max(steps, key=lambda step: _far(step[1], step[2]))
        was, became = steps[0][1], steps[-1][2]
        far, doubt = _far(was, became), about(judged[step[0]], title, seats)
        later = every[min(place + seats - 1, len(every) - 1)][-1][2]
        if min(far, _far(step[1], step[2])) >= max(TURN, 2 * doubt) and _turned(was, became, later):
            moved.append((far, step[0]))
    return tuple(sorted([number for _, number in sorted(moved, reverse=True)[:SHOWN]]))


def _turned(was: Sequence[float], became: Sequence[float], later: Sequence[float]) -> bool:
    """Return True if another seat was ahead afterwards, or the swing was large, and most of it lasted."""
    seat = max(range(len(was)), key=lambda seat: abs(became[seat] - was[seat]))
    swing, lasted = became[seat] - was[seat], later[seat] - was[seat]
    passed = max(range(len(was)), key=was.__getitem__) != max(range(len(was)), key=became.__getitem__)
    return (passed or abs(swing) >= SWING) and lasted / swing >= LASTING


def _far(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the distance between two distributions of shares: the largest difference of any seat."""
    return max([abs(a - b) for a, b in zip(one, other, strict=True)])
