"""The rules of 1955 are symmetrical in seats and colours: every Blue card, and every game, has a Red twin."""

from collections.abc import Mapping
from random import Random
from typing import TypeVar

import pytest

from game.core import agenda
from game.core.agenda import settle
from game.core.contract import Action, Setup, ignore
from game.core.piles import Pile
from game.titles.espionage.rules import Turn
from game.titles.espionage.state import State
from tests.titles.espionage.war_room import GAME

T = TypeVar("T")
PAIRS = (("france", "poland"), ("great_britain", "hungary"), ("usa", "ussr"))
TWIN = dict(PAIRS) | {red: blue for blue, red in PAIRS}
SAME = (
    *("homes", "spies", "markers", "hands", "deck", "discard", "gadgets", "blockades", "detained", "open_hands"),
    *("turn", "active", "plays", "extra", "gadget_moves", "chance"),
)


def twin(noun: str) -> str:
    """Return the twin in the other colour: a country, or a card with the same number and action."""
    country, colon, face = noun.partition(":")
    return TWIN.get(country, country) + colon + face


def turned(pile: Pile) -> Pile:
    """Return a pile with every card replaced by its twin."""
    return tuple(map(twin, pile))


def swapped(pair: tuple[T, ...]) -> tuple[T, T]:
    """Return a pair with its seats swapped."""
    return (pair[1], pair[0])


def beside(gadgets: Mapping[str, str]) -> Mapping[str, str]:
    """Return the gadgets with the twins of the cards beside them."""
    return {gadget: twin(card) for gadget, card in gadgets.items()}


def mirrored(state: State) -> State:
    """Return the state with seats and colours swapped; the agenda is left unchanged."""
    other = state.copy()
    other.starter, other.active = 1 - state.starter, 1 - state.active
    other.homes = swapped((twin(state.homes[0]), twin(state.homes[1])))
    other.spies = swapped((twin(state.spies[0]), twin(state.spies[1])))
    other.markers = {twin(country): -steps for country, steps in state.markers.items()}
    other.hands = swapped((turned(state.hands[0]), turned(state.hands[1])))
    other.deck, other.discard = turned(state.deck), turned(state.discard)
    other.gadgets = swapped((beside(state.gadgets[0]), beside(state.gadgets[1])))
    other.blockades = {twin(country): until for country, until in state.blockades.items()}
    other.detained, other.open_hands = swapped(state.detained), swapped(state.open_hands)
    return other


def begun(seed: int) -> State:
    """Return a dealt game in which both have chosen a home."""
    state = GAME.new(Setup("shortened", ("", ""), {}, seed))
    agenda.advance(state, Action("choose_home", "great_britain"))
    agenda.advance(state, Action("choose_home", "hungary"))
    return state


def its_twin(state: State) -> State:
    """Return the same game started from the other side of the table."""
    other = mirrored(state)
    other.turn, other.agenda = 0, ()
    Turn(other.starter).run(other, ignore)
    settle(other)
    return other


@pytest.mark.parametrize("seed", range(12))
def test_es_gen_02_a_game_and_its_mirror_image_run_alike(seed: int) -> None:
    state, rng = begun(seed), Random(seed)
    other = its_twin(state)
    while (asked := agenda.decision(state)) is not None:
        theirs = agenda.decision(other)
        assert theirs is not None
        assert (theirs.seat, theirs.kind) == (1 - asked.seat, asked.kind)
        assert set(theirs.options) == {Action(verb, twin(noun)) for verb, noun in asked.options}
        answer = rng.choice(asked.options)
        agenda.advance(state, answer)
        agenda.advance(other, Action(answer.verb, twin(answer.noun)))
        expected = mirrored(state)
        assert [getattr(other, fact) for fact in SAME] == [getattr(expected, fact) for fact in SAME]
    ends = state.result, other.result
    assert ends[0] is not None
    assert ends[1] is not None
    assert ends[0].shares == ends[1].shares[::-1]
