"""Players notice that a seat can win at once with a single blow that takes a home."""

from random import Random
from typing import Any

import pytest

from ai.heuristics import heuristic
from ai.heuristics.espionage.blow import striker, strikes
from ai.levels import player
from ai.players import GreedyPlayer
from ai.search.deeds import STRUCK, worth
from ai.search.playout import play_out
from game.core import agenda
from game.core.agenda import settle
from game.core.contract import Action
from game.core.views import refresh
from game.titles import rules_of, setup
from game.titles.espionage.rules import EndTurn, LateWindow, MoveSpy
from game.titles.espionage.state import State
from tests.games import asked_at
from tests.sure import sure

GAME: Any = rules_of("espionage")


def facing_a_blow(**changes: Any) -> State:
    """Return a table in seat 1's turn: its spy in seat 0's home France, two French cards and a Mercenary."""
    state: State = GAME.new(setup("espionage", seed=3))
    for action in ("choose_home france", "choose_home poland"):
        agenda.advance(state, Action.parse(action))
    state.markers = {**state.markers, "france": 1}
    state.spies, state.active, state.plays = ("poland", "france"), 1, 2
    state.hands = (("hungary:3a", "ussr:2a"), ("france:4b", "france:3a", "mercenary:2a"))
    for name, value in changes.items():
        setattr(state, name, value)
    asked: Any = state.agenda[-1]
    state.agenda = (*state.agenda[:-1], type(asked)(1))
    refresh(state)
    return state


def blow(state: State) -> bool:
    asked = asked_at(state)
    assert (asked.seat, asked.kind) == (1, "play_card")
    return strikes(state, asked)


def test_home_within_reach_of_several_cards_counts_as_lost() -> None:
    assert blow(facing_a_blow())


@pytest.mark.parametrize(
    "changes",
    [
        {"spies": ("poland", "usa"), "hands": ((), ("france:4b", "france:3a"))},
        {"hands": (("france:2a", "usa:4a", "mercenary:1b", "great_britain:3b"), ("france:4b", "mercenary:2a"))},
        {"hands": ((), ("france:4b",))},
        {"blockades": {"france": 99}},
        {"hands": (("hungary:2a", "usa:4a", "mercenary:1b", "great_britain:3b"), ("france:4b", "mercenary:2a"))},
    ],
    ids=["no spy there", "blocked", "too few cards", "blockaded", "the spy flies home"],
)
def test_home_out_of_reach_does_not_count_as_lost(changes: Any) -> None:
    assert not blow(facing_a_blow(**changes))


def test_winning_attack_can_be_played_out() -> None:
    """The sure win that the heuristic sees is real: the cards can be played that way, and end the game."""
    state = facing_a_blow()
    for action in ("influence france:4b", "place france", "add france:3a", "add mercenary:2a", "announce"):
        asked = agenda.decision(state)
        while asked is not None and asked.seat == 0:
            agenda.advance(state, asked.options[-1])
            asked = agenda.decision(state)
        assert Action.parse(action) in state.options, action
        agenda.advance(state, Action.parse(action))
    while (asked := agenda.decision(state)) is not None and asked.window:
        agenda.advance(state, asked.options[-1])
    assert sure(state.result).shares == (0.0, 1.0)


@pytest.mark.parametrize(
    ("cards", "least", "most"),
    [(("hungary:3a", "france:4a"), 0.0, 1 - STRUCK + 0.001), (("france:4a", "france:2b", "france:2a"), 0.2, 1.0)],
    ids=["lost", "saved by going home"],
)
def test_player_foresees_a_winning_attack_before_its_turn_ends(cards: Any, least: float, most: float) -> None:
    """Ten answers ahead, some playouts miss the win, so a seat that can win at once is assumed to do so."""
    state = facing_a_blow(active=0, open_hands=(0, 99))
    state.hands = (cards, state.hands[1])
    state.agenda = (EndTurn(0), LateWindow(1), MoveSpy(0))
    settle(state)
    asked = asked_at(state)
    assert asked.kind == "move_spy"
    choice = player("mcts", "espionage", simulations=60).choose(GAME, GAME.view(state, 0), asked, Random(1))
    assert least <= sure(choice.why.value) <= most
    assert choice.action == Action("move_spy", "france") or least == 0.0


def about_to_end_the_turn(*cards: str) -> State:
    """Return a table where only seat 0's spy move is left, and the hand about to take its home is visible."""
    state = facing_a_blow(active=0, open_hands=(0, 99))
    state.hands = (cards, state.hands[1])
    state.agenda = (EndTurn(0), LateWindow(1), MoveSpy(0))
    settle(state)
    return state


def test_player_that_looks_one_deed_ahead_foresees_the_attack() -> None:
    state = about_to_end_the_turn("france:4a", "france:2b", "france:2a", "hungary:4a", "hungary:3a", "hungary:3b")
    asked = asked_at(state)
    greedy = GreedyPlayer(heuristic("espionage"))
    assert greedy.choose(GAME, GAME.view(state, 0), asked, Random(1)).action == Action("move_spy", "france")


@pytest.mark.parametrize(
    ("cards", "falls"),
    [
        (("hungary:3a", "france:4a"), True),
        (("france:4a", "france:2b", "france:2a", "hungary:4a", "hungary:3a"), False),
    ],
    ids=["wherever the spy goes", "saved by going home"],
)
def test_turn_counts_as_lost_before_the_spy_move_if_no_move_saves_it(cards: Any, falls: bool) -> None:
    state = about_to_end_the_turn(*cards)
    asked = asked_at(state)
    assert (striker(state, asked) == 1) == falls


def test_last_card_of_a_turn_is_played_against_the_coming_attack() -> None:
    """Securing a country is useless if the other seat wins next turn."""
    state = facing_a_blow(active=0, plays=1, open_hands=(0, 99), spies=("france", "usa"))
    state.markers = {**state.markers, "france": 0, "hungary": 5}
    mine = ("hungary:4b", "france:4a", "hungary:3a", "ussr:2a", "ussr:3b")
    state.hands = (mine, ("france:4b", "mercenary:2a", "mercenary:2b"))
    asked: Any = state.agenda[-1]
    state.agenda = (*state.agenda[:-1], type(asked)(0))
    refresh(state)
    decision = asked_at(state)
    greedy = GreedyPlayer(heuristic("espionage"))
    assert greedy.choose(GAME, GAME.view(state, 0), decision, Random(1)).action == Action("influence", "france:4a")


def test_seat_that_can_be_beaten_at_once_is_worse_off_than_a_lagging_one() -> None:
    lost, lagging = facing_a_blow(), facing_a_blow(hands=((), ("france:4b",)))
    lagging.markers = {**lagging.markers, "poland": -6, "ussr": -9, "usa": -8, "great_britain": -7}
    known = heuristic("espionage")
    assert worth(GAME, lost, 0, known) == pytest.approx(1 - STRUCK)
    assert worth(GAME, lost, 0, known) < worth(GAME, lagging, 0, known) < 0.1


def test_playout_ends_at_the_end_of_a_turn() -> None:
    for number in range(20):
        state = GAME.new(setup("espionage", seed=number))
        for home in ("choose_home france", "choose_home poland"):
            agenda.advance(state, Action.parse(home))
        assert play_out(state, heuristic("espionage"), 2, 0.0, Random(number)) is None
        asked = asked_at(state)
        assert (asked.seat, asked.kind) == (1 - state.starter, "play_card")
