"""Requirements that every heuristic must meet, whatever its title."""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ai.heuristics
from ai.heuristic import NO_HEURISTIC
from ai.heuristics import STUDIED, heuristic
from ai.players import GreedyPlayer, MctsPlayer
from ai.search.budget import Budget
from game.core import agenda
from game.core.content.box import box, chosen, level
from game.core.contract import Action, Decision, Game, Setup
from tests.games import asked_at

TABLES = [(title, seats) for title in STUDIED for seats in {*box(title).seats, 3} if seats <= box(title).seats[1]]


def game(title: str) -> Game[Any]:
    found: Game[Any] = import_module(f"game.titles.{title}")
    return found


def opening(title: str, seats: int, seed: int) -> Any:
    first = box(title).levels[0]
    factions = ("",) * seats if box(title).factions_in_play else game(title).FACTIONS[:seats]
    return game(title).new(Setup(first, factions, chosen(box(title), level(title, first).options, {}), seed))


def kinds(title: str, of: type[agenda.Ask[Any]] = agenda.Ask) -> Iterator[str]:
    """Yield every kind of question that a title can ask."""
    for each in of.__subclasses__():
        if each.__module__.startswith(f"game.titles.{title}."):
            yield each.kind
        yield from kinds(title, each)


def positions(title: str, seats: int, seed: int, most: int = 400) -> Iterator[Any]:
    """Yield the positions of a random game. They're one state that changes, so inspect each before the next."""
    state, rng = opening(title, seats, seed), Random(seed)
    for _ in range(most):
        decision = agenda.decision(state)
        if decision is None:
            return
        yield state
        agenda.advance(state, rng.choice(decision.options))


def test_every_folder_of_heuristics_is_registered() -> None:
    folders = {path.parent.name for path in Path(ai.heuristics.__file__).parent.glob("*/__init__.py")}
    assert set(STUDIED) == folders
    assert all(heuristic(title) is not NO_HEURISTIC for title in folders)


def test_unstudied_title_still_has_an_opponent() -> None:
    known = heuristic("a_title_of_tomorrow")
    assert known is NO_HEURISTIC
    assert list(known.prior(None, Decision(0, "lead", (Action("bid"),) * 3))) == [1.0] * 3


@pytest.mark.parametrize("title", STUDIED)
def test_every_question_listed_for_the_prior_exists(title: str) -> None:
    assert heuristic(title).by_prior <= set(kinds(title))


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_option_of_every_question_gets_a_weight(title: str, seats: int) -> None:
    for state in positions(title, seats, 1):
        decision = asked_at(state)
        for table in (state, game(title).view(state, decision.seat)):
            weights = heuristic(title).prior(table, decision)
            assert len(weights) == len(decision.options)
            assert min(weights) >= 0
            assert sum(weights) > 0


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_values_add_up_to_one_victory(title: str, seats: int) -> None:
    for state in islice(positions(title, seats, 2), 0, None, 25):
        for table in (state, game(title).view(state, 0)):
            values = [heuristic(title).evaluate(table, seat) for seat in range(seats)]
            assert all(0 <= value <= 1 for value in values)
        assert sum(heuristic(title).evaluate(state, seat) for seat in range(seats)) == pytest.approx(1)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_two_worlds_a_seat_cannot_tell_apart_give_the_same_answer(title: str, seats: int) -> None:
    known = heuristic(title)
    for state in islice(positions(title, seats, 4), 20, 120, 30):
        decision = asked_at(state)
        view = game(title).view(state, decision.seat)
        other = game(title).imagine(view, decision.seat, Random(9))
        for who in (GreedyPlayer(known, worlds=2), MctsPlayer(known, Budget(simulations=15))):
            answers = {
                who.choose(game(title), game(title).view(world, decision.seat), decision, Random(5))
                for world in (state, other)
            }
            assert len(answers) == 1
