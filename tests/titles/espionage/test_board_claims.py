"""What 1955's board says can or can't be done, checked against the engine in seeded games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.core.contract import Seat
from game.titles.espionage import telling
from game.titles.espionage.faces import CARD
from game.titles.espionage.rules import influence_targets
from game.titles.espionage.state import Influence, State, secured
from tests.laws.claims import fields_of
from tests.titles.espionage.claims import (
    WALKS,
    blocks,
    comes,
    farthest,
    present,
    strongest,
    with_action,
)
from tests.titles.espionage.war_room import GAME

MOMENTS = 25
SEEDS = [1, *[pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12)]]


def moments(seed: int) -> Iterator[State]:
    for walk in WALKS:
        yield from (state for state in walk.positions(seed, MOMENTS) if all(state.homes) and not state.result)


def places(state: State) -> Iterator[tuple[Seat, str]]:
    for seat in (0, 1):
        for country in state.level.tracks:
            yield seat, country


def brings(state: State, seat: Seat, country: str, cards: tuple[str, ...]) -> bool:
    return any(comes(state, seat, country, card) for card in cards if CARD[card].action == "military_transport")


@pytest.mark.parametrize("seed", SEEDS)
def test_blockers_by_country_match_the_board(seed: int) -> None:
    met = Counter[str]()
    for state in moments(seed):
        for seat, country in places(state):
            said = telling.their_block(GAME.view(state, None), seat, country).key.removeprefix("board.")
            met[said] += 1
            here = present(state, seat, country)
            match said:
                case "block_no_cards":
                    assert not state.hands[seat]
                case "block_home" | "block_spy":
                    assert here
                case "block_transport":
                    assert not here
                    assert brings(state, seat, country, with_action("military_transport"))
                case "block_never":
                    assert not here
                    assert not brings(state, seat, country, with_action("military_transport"))
    assert {"block_home", "block_spy", "block_transport"} <= met.keys()


@pytest.mark.parametrize("seed", SEEDS)
def test_hand_can_block_exactly_where_the_board_says(seed: int) -> None:
    met = Counter[str]()
    for state in moments(seed):
        for seat, country in places(state):
            hand, view = state.hands[seat], GAME.view(state, seat)
            for total in (1, 3, 6, 9):
                deed = Influence(1 - seat, (), country, total)
                told = telling.own_block(view, seat, deed)
                said = told.key.removeprefix("board.").removesuffix("_spy")
                met[said] += 1
                can = blocks(state, seat, country, total, hand)
                assert can == (said == "you_can"), (told, country, hand, state.spies)
                if said == "you_too_weak":
                    assert 0 < strongest(state, seat, country, hand) == fields_of(told)["most"] < total
                if said in ("you_not_there", "you_transport"):
                    assert brings(state, seat, country, hand) == (said == "you_transport")
    assert met.keys() == {"you_can", "you_too_weak", "you_no_cards", "you_not_there", "you_transport"}


@pytest.mark.parametrize("seed", SEEDS)
def test_block_expected_of_a_spy_matches_the_board(seed: int) -> None:
    met = Counter[str]()
    for state in moments(seed):
        for seat, country in places(state):
            told = telling.spy_there(GAME.view(state, seat), seat, country).after
            there = state.copy()
            there.spies = tuple(country if other == seat else spot for other, spot in enumerate(state.spies))
            if told is not None and told.key in ("board.spy_blocks", "board.spy_no_block"):
                met[told.key] += 1
                can = blocks(there, seat, country, 1, state.hands[seat])
                assert can == (told.key == "board.spy_blocks")
    assert len(met) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_country_shown_as_about_to_be_secured_is_secured_without_a_block(seed: int) -> None:
    met = Counter[bool]()
    for state in moments(seed):
        for seat, country in places(state):
            for card in state.hands[seat]:
                if country not in influence_targets(state, seat, card) or not CARD[card].country:
                    continue
                told = telling.influence(GAME.view(state, seat), seat, country, (card,)).after
                steps, then = farthest(state, seat, country, (card,), 1)
                would = told is not None and told.key == "board.would_secure"
                met[would] += 1
                assert not steps or would == (country in secured(then, seat)), (told, country, card)
    assert met[True]
