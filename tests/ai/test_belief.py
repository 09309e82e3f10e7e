"""Imagined hands are more likely if they explain what the other side did."""

from random import Random
from typing import Any

from ai.heuristic import SeenAnswer
from ai.heuristics import heuristic
from ai.search.belief import Worlds
from game.core import agenda
from game.core.contract import Action
from game.core.views import refresh
from game.titles import rules_of, setup
from game.titles.espionage.answers import AnswerInfluence
from game.titles.espionage.state import Influence, State

GAME: Any = rules_of("espionage")


def table(spy: str = "") -> State:
    """Return a table with seat 0, at home in France, to play; the other seat has six cards and a spy somewhere."""
    state: State = GAME.new(setup("espionage", seed=3))
    for action in ("choose_home france", "choose_home poland"):
        agenda.advance(state, Action.parse(action))
    state.spies, state.turn, state.plays = ("usa", spy or "hungary"), 3, 2
    state.markers = {**state.markers, "france": 1}
    refresh(state)
    return state


def held(state: State, country: str, past: Any = (), count: int = 150) -> float:
    """Return the mean number of a country's cards that the other side holds in the imagined worlds."""
    worlds = Worlds(GAME, GAME.view(state, 0), 0, heuristic("espionage"), Random(1), past)
    hands = [worlds.twin(number).hands[1] for number in range(count)]
    return [card.partition(":")[0] for hand in hands for card in hand].count(country) / count


def test_hidden_card_is_likelier_from_the_country_of_the_spy() -> None:
    assert held(table("france"), "france") > 1.25 * held(table("hungary"), "france")


def test_let_pass_means_probably_not_blockable() -> None:
    state = table("poland")
    window = state.copy()
    deed = Influence(0, ("usa:4a",), "poland", 5)
    window.agenda = (*state.agenda, AnswerInfluence(1, deed))
    seen = SeenAnswer(GAME.view(window, 0), Action("let_pass"))
    assert held(state, "poland", (seen,)) < 0.85 * held(state, "poland")


def test_imagined_worlds_look_like_the_view() -> None:
    state = table()
    view = GAME.view(state, 0)
    worlds = Worlds(GAME, view, 0, heuristic("espionage"), Random(1))
    for number in range(20):
        assert GAME.view(worlds.twin(number), 0) == view
