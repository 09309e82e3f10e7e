"""Turns judged answers into exercises: which to try again, how to re-deal them, and how a try is refuted.

A re-dealt position has other hidden cards and dice, often another own hand too, and the same answer is still best
by about as much, as verified by a search. Everything is judged on the review's scale.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ai.coach.advice import CLOSE, ENOUGH, THOUGHT
from ai.coach.calibration import worth
from ai.coach.review import Grade, Judged, Review, ReviewedQuestion, dice, grade, judge
from ai.heuristic import imagined
from ai.heuristics import heuristic
from ai.levels import player
from ai.search.budget import Budget, never
from ai.search.deeds import Deed, Hidden, hidden
from game.core import agenda
from game.core.contract import Action, Decision, Game, Seat
from game.core.table import Table
from game.titles import rules_of

WORST = 3
"""How many of a game's mistakes come back."""
FINE = 2
"""How many moments without a wrong answer are mixed with them."""
CHOICE = 4
"""The minimum number of options at a moment without a wrong answer."""
LOOKS = 400
"""The number of worlds dealt in search of one with the same answers."""
CHECKED = 4
"""How many of them are verified by a search."""
ALIKE = 2.0
"""Losses within this factor of each other are about the same."""
DEALS = 10
"""The number of worlds in which a wrong answer is refuted."""
REPLIES = 30
"""The maximum number of answers played until the seat is asked again."""
OPPONENT = "hard"
"""The level that answers for the other seats."""
BAD = (Grade.SLIP, Grade.MISTAKE)


class Anew(Enum):
    """What a re-dealt position changes."""

    HAND = "hand"
    """The seat's own hand as well."""
    OTHERS = "others"
    """Only what the seat can't see."""
    NOTHING = "nothing"
    """Nothing: it is the game's own position."""


class Sought(NamedTuple):
    """A moment to be tried again: its question's kind, the answers given and best, and what was lost."""

    number: int
    kind: str
    given: Action
    best: Action
    lost: float
    """The chance that was lost, 0 to 1; 0 for a moment without a wrong answer."""


class Dealt(NamedTuple):
    """A position to try: the whole world, and what is new in it."""

    world: Any
    anew: Anew


class Refuted(NamedTuple):
    """How the other seats refute a wrong deed: a world that looks the same to its seat, and all answers in it."""

    world: Any
    answers: tuple[Action, ...]
    deals: int
    """The number of deals, out of `of`, in which the others' first reply is the same."""
    of: int


def lost(judged: Judged, title: str, seats: int) -> float:
    """Return the chance that an answer lost; 0 if it was good or couldn't be judged."""
    if grade(judged, title, seats) not in (*BAD, Grade.ADVISED):
        return 0.0
    best, given = (worth(title, seats, value) for value in (judged.best.value, judged.value))
    return best - given


def moments(table: Table[Any], review: Review, seat: Seat) -> tuple[list[Sought], list[Sought]]:
    """Return a seat's worst mistakes, the worst first, and moments at which several answers were fine."""
    judged = [each for each in review.judged.values() if each.seat == seat]
    title, seats = table.game.NAME, len(table.seats)
    bad = [each for each in judged if grade(each, title, seats) in BAD]
    worst = sorted(bad, key=lambda each: -lost(each, title, seats))[:WORST]
    fine = [each for each in judged if _is_fine(each, table)]
    step = max(1, len(fine) // FINE)
    return (
        [_sought(table, each, lost(each, title, seats)) for each in worst],
        [_sought(table, each, 0.0) for each in fine[step // 2 :: step][:FINE]],
    )


def _is_fine(judged: Judged, table: Table[Any]) -> bool:
    """Return True if it was a real choice, and the given, natural and best answers are about equally good."""
    if judged.unsure or judged.decided or judged.forced or judged.tries < ENOUGH:
        return False
    few = len(_asked(table, judged.number).options) < CHOICE
    least = min(judged.natural, judged.value)
    return not few and max(judged.stake, judged.best.value - least) < CLOSE and judged.best.action.noun != ""


def _asked(table: Table[Any], number: int) -> Decision:
    asked = agenda.decision(table.state_before(number))
    assert asked is not None, "an answered position has a question"
    return asked


def _sought(table: Table[Any], judged: Judged, lost: float) -> Sought:
    asked = _asked(table, judged.number)
    return Sought(judged.number, asked.kind, judged.given, judged.best.action, lost)


# --- re-dealing -------------------------------------------------------------------------------------------


def dealt_anew(
    game: Game[Any],
    state: Any,
    of: Sought,
    seat: Seat,
    seats: int,
    rng: Random,
    cancelled: Callable[[], bool] = never,
) -> Dealt:
    """Return the position with other cards, in which the same answer is best by about as much.

    A new own hand is tried first, then only what the seat can't see is re-dealt. The position itself is returned
    if that changes nothing.
    """
    for world in islice(_other_hands(game, state, of, seat, seats, rng), CHECKED):
        view = game.view(world, seat)
        asked = agenda.decision(view)
        if cancelled() or asked is None:
            break
        question = ReviewedQuestion(game.NAME, seats, of.number, view, asked, of.given)
        if _is_alike(judge(question, dice(of.number), cancelled), of, game.NAME, seats):
            return Dealt(world, Anew.HAND)
    others = game.imagine(game.view(state, seat), seat, rng)
    return Dealt(others, Anew.OTHERS) if others != state else Dealt(state, Anew.NOTHING)


def _other_hands(game: Game[Any], state: Any, of: Sought, seat: Seat, seats: int, rng: Random) -> Iterator[Any]:
    """Yield worlds in which the seat sees other cards and can still give both answers."""
    before, others = game.view(state, seat), [each for each in range(seats) if each != seat]
    for _ in range(LOOKS if others else 0):
        other = rng.choice(others)
        world = game.imagine(game.view(state, other), other, rng)
        world = game.imagine(game.view(world, seat), seat, rng)
        asked = agenda.decision(world)
        if asked is None or (asked.seat, asked.kind) != (seat, of.kind):
            continue
        if {of.given, of.best} <= set(asked.options) and game.view(world, seat) != before:
            yield world


def _is_alike(judged: Judged, of: Sought, title: str, seats: int) -> bool:
    """Return True if here too the same answer is best, and the one given in the game loses about as much."""
    now = lost(judged, title, seats)
    return judged.best.action == of.best and of.lost / ALIKE <= now <= of.lost * ALIKE


# --- trying -----------------------------------------------------------------------------------------------


def questions(
    game: Game[Any], state: Any, seat: Seat, seats: int, number: int, deed: Deed
) -> tuple[ReviewedQuestion, ...] | None:
    """Return the questions that a deed answers, starting at a position; None if the deed is unfinished."""
    world, found = state.copy(), list[ReviewedQuestion]()
    goes_on = hidden(world) or Hidden.DRAFT
    for place, action in enumerate(deed):
        asked = agenda.decision(world)
        assert asked is not None, "an answered position has a question"
        view = game.view(world, seat)
        found.append(ReviewedQuestion(game.NAME, seats, number + place, view, asked, action, deed[place:]))
        agenda.advance(world, action)
    asked = agenda.decision(world)
    if asked is not None and asked.seat == seat and hidden(world) == goes_on:
        return None
    return tuple(found)


def tried(
    asked: Sequence[ReviewedQuestion], cancelled: Callable[[], bool] = never, budget: Budget = THOUGHT
) -> tuple[Judged, ...]:
    """Judge the answers of a deed, each by the search that reviews it, except those without a choice."""
    chosen = [each for each in asked if len(each.decision.options) > 1]
    return tuple([judge(each, dice(each.number), cancelled, budget) for each in chosen])


def refuted(asked: Sequence[ReviewedQuestion], rng: Random) -> Refuted | None:
    """Play a wrong deed and the replies to it in several deals, and return the reply that refutes it best.

    None if nothing that the others do of their own refutes it: then the deed fails later.
    """
    first = asked[0]
    game = rules_of(first.title)
    known = heuristic(first.title)
    seat = first.decision.seat
    ends: dict[Action | None, list[tuple[float, Any, tuple[Action, ...]]]] = {}
    for number in range(DEALS):
        world = imagined(game, first.view, seat, known, rng)
        answers, key = _played_on(game, world.copy(), seat, [each.given for each in asked], number)
        end = _after(world, answers)
        value = end.result.shares[seat] if end.result is not None else known.evaluate(game.view(end, seat), seat)
        ends.setdefault(key, []).append((value, world, answers))
    mean = sum([value for every in ends.values() for value, *_ in every]) / DEALS
    reply, worst = max(ends.items(), key=lambda each: sum([mean - value for value, *_ in each[1]]))
    _, world, answers = min(worst, key=lambda each: each[0])
    return Refuted(world, answers, len(worst), DEALS) if reply is not None else None


def _after(world: Any, answers: Sequence[Action]) -> Any:
    end = world.copy()
    for action in answers:
        agenda.advance(end, action)
    return end


def _played_on(
    game: Game[Any], world: Any, seat: Seat, deed: Sequence[Action], number: int
) -> tuple[tuple[Action, ...], Action | None]:
    """Play a deed until its seat has a choice again; return all answers, and the first significant reply."""
    given = list[Action]()
    telling = None
    to_do = list(deed)
    bot = player(OPPONENT, game.NAME)
    while (asked := agenda.decision(world)) is not None and len(given) < REPLIES:
        if asked.seat == seat and not to_do and len(asked.options) > 1:
            break
        if asked.seat == seat:
            action = to_do.pop(0) if to_do else asked.options[0]
            if action not in asked.options:
                break
        else:
            seen = game.view(world, asked.seat)
            action = bot.choose(game, seen, asked, Random(f"refuted {number} {len(given)}")).action
            telling = telling or (action if action.noun and len(asked.options) > 1 else None)
        given.append(action)
        agenda.advance(world, action)
    return tuple(given), telling


def verdict(judged: Sequence[Judged], title: str, seats: int) -> Grade:
    """Return a whole deed's grade: that of its worst answer, or UNJUDGED if any couldn't be judged."""
    grades: Mapping[Grade, int] = {of: place for place, of in enumerate((Grade.GOOD, Grade.SLIP, Grade.MISTAKE))}
    every = [grade(each, title, seats) for each in judged]
    if Grade.UNJUDGED in every:
        return Grade.UNJUDGED
    return max(every, key=lambda each: grades[each], default=Grade.GOOD)
