"""What lessons say that somebody can or can't do, the rules say too."""

from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from random import Random
from typing import Any, ParamSpec

import pytest

from game.core import agenda
from game.core.contract import Action, Event, Seat
from game.core.exercise import PUZZLE, exercises, reply
from game.core.words import own_sentences
from game.play.exercise import Learning, begun
from game.titles import SHELF, having
from game.titles.manifesto.events import NoteOpened

P = ParamSpec("P")


def worked(title: str, name: str, until: str = "") -> Iterator[Learning]:
    """A lesson as its solution goes, before every question; it ends when a step of a name is done."""
    learning = begun(title, name)
    for step in learning.of.step:
        solution = list(step.solution)
        while (asked := learning.table.decision) is not None:
            mine = asked.seat == learning.of.seat
            if mine and not solution:
                break
            yield learning
            learning.table.play(Action.parse(solution.pop(0)) if mine else reply(step, asked))
        if step.id == until:
            return
        learning.judge()
        if learning.held and not learning.last:
            learning.go_on()


def asked_of(learning: Learning) -> tuple[Action, ...]:
    """What the pupil may answer now."""
    asked = learning.table.decision
    return asked.options if asked is not None and asked.seat == learning.of.seat else ()


def offered(learning: Learning, answer: str) -> bool:
    """Whether an answer is on offer now to another seat than the pupil's."""
    asked = learning.table.decision
    assert asked is not None
    return asked.seat != learning.of.seat and any(fnmatchcase(str(each), answer) for each in asked.options)


@pytest.mark.parametrize("name", ["sum", "win"])
def test_where_red_lets_a_play_pass_it_could_have_come_by_military_transport(name: str) -> None:
    """The lessons said that Red couldn't block."""
    assert any(offered(learning, "transport *") for learning in worked("espionage", name))
    said = " ".join(
        text for key, text in own_sentences("espionage", "en").items() if key.startswith(f"lesson.{name}.")
    )
    assert "Military Transport" in said
    assert "couldn't block" not in said


@pytest.mark.parametrize("step", ["australia", "china"])
def test_a_neutral_region_nobody_bids_against_is_won_with_nothing(step: str) -> None:
    """The lesson called 0 against nobody a tie."""
    at = next(
        learning
        for learning in worked("manifesto", "neutral")
        if learning.step.id == step and any(str(each) == "bid 0" for each in asked_of(learning))
    )
    before = at.table.state.scores[at.of.seat]
    for answer in ("bid 0", "seal"):
        at.table.play(Action.parse(answer))
    while (asked := at.table.decision) is not None and asked.seat != at.of.seat:
        at.table.play(Action.parse("abstain"))
    assert at.table.state.scores[at.of.seat] == before + 1


def test_in_the_war_communism_may_hold_what_lifts_its_bid_above_six() -> None:
    """The lesson said that 6 are enough for its 5 ITS: it has three cards."""
    at = next(
        learning
        for learning in worked("manifesto", "war")
        if learning.step.id == "war" and any(str(each) == "bid 6" for each in asked_of(learning))
    )
    table, seat, rng = at.table, at.of.seat, Random(1)
    bids = {_most(table.game.imagine(table.view(seat), seat, rng), seat) for _ in range(40)}
    assert {bid > 6 for bid in bids} == {True, False}, "in some worlds its cards lift its bid above 6"


def _most(world: Any, seat: Seat) -> int:
    """What the other side can bid at most in a world in which the seat bids 6."""
    opened = list[int]()

    def emit(event: Callable[P, Event], *fields: P.args, **named: P.kwargs) -> None:
        happened = event(*fields, **named)
        if isinstance(happened, NoteOpened) and happened.seat != seat:
            opened.append(happened.value)

    for answer in ("bid 6", "seal"):
        agenda.advance(world, Action.parse(answer), emit)
    while not opened and (asked := agenda.decision(world)) is not None:
        added = [each for each in asked.options if each.verb == "add"]
        agenda.advance(world, added[0] if added else asked.options[-1], emit)
    return max(opened)


@pytest.mark.parametrize("name", SHELF)
def test_no_text_says_that_what_we_could_not_find_is_lost(name: str) -> None:
    """The games were sold, so their owners have the cards."""
    told = " ".join(own_sentences(name, "en").values())
    assert not any(words in told for words in ("is lost; this", "never been published", "survive in print"))


@pytest.mark.parametrize("name", having("puzzles"))
def test_no_puzzle_promises_a_single_solution(name: str) -> None:
    """Eleven of 27 had several plans that are safe."""
    assert exercises(name, PUZZLE)
    told = [text for key, text in own_sentences(name, "en").items() if key.startswith("puzzle.")]
    assert told
    assert not any("Only one" in text for text in told)
