"""Threats and unseen cards in Ideology, in worked positions and as laws over whole games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ai.heuristics import heuristic
from ai.search.deeds import draw
from game.core import agenda
from game.core.contract import Seat
from game.core.language.words import words
from game.titles import setup
from game.titles.ideology.board import assessment, put
from game.titles.ideology.counting import unseen
from game.titles.ideology.dangers import dangers, fate_of
from game.titles.ideology.faces import AREAS
from game.titles.ideology.state import State, influence
from tests.titles.ideology.summit import GAME, Summit

SAID = words("ideology")


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> None:
    """Let stories here end with a question, because they look at positions in mid-game."""


def names(state: State) -> list[str]:
    """Return the names of every seat's Ideology."""
    return [SAID.name(faction) for faction in state.factions]


def warned(table: Summit, who: str, reader: str | None = None) -> list[str]:
    """Return the dangers for a seat as a reader sees them."""
    eyes = None if reader is None else table.seats.index(reader)
    found = dangers(GAME.view(table.state, eyes), table.seats.index(who))
    return [SAID.say(danger.line, eyes, names(table.state)) for danger in found]


def test_attack_forbidden_by_stances_is_not_a_danger() -> None:
    table = Summit(
        "conflict",
        com={"hand": "2e 2m"},
        fas={"hand": "1e"},
        regions={"mongolia": "fas:1 fas 1/1/0 com 0/0/1"},
        stances={"com fas": "peace"},
    )
    assert warned(table, "fas") == []


def test_likely_winner_is_the_worst_danger() -> None:
    regions = {"india": "com:4 com 4/4/4", "china": "com:4 com 4/4/4", "mongolia": "com 1/1/1"}
    table = Summit("conflict", com={}, fas={"hand": "1c"}, regions=regions)
    assert (
        warned(table, "fas")[0] == "Communism's Global Influence would be 12 after an Assessment now, and 12 wins."
    )


def test_hidden_cards_are_counted_area_by_area() -> None:
    table = Summit("foreign", com={"hand": "1m 2e"}, fas={"hand": "2m"}, coming="china korea mexico")
    assert [SAID.say(each, 0, names(table.state)) for each in unseen(table.seen_by("com"), 0)][:2] == [
        "Fascism holds 2 cards; in hand and deck there are 12 Military, 12 Economic and 12 Cultural.",
        "Your deck of 33 cards holds 11 Military, 10 Economic and 12 Cultural.",
    ]


JUDGE = heuristic("ideology")


def positions(seats: int, seed: int, count: int = 400) -> Iterator[tuple[State, State, Seat]]:
    """Yield the answers of a sensible game: the table before and after each, and the seat."""
    state, rng = GAME.new(setup("ideology", seats, seed=seed)), Random(seed)
    for _ in range(count):
        asked = agenda.decision(state)
        if asked is None:
            return
        before, state = state, state.copy()
        prior = JUDGE.prior(GAME.view(before, asked.seat), asked)
        agenda.advance(state, draw(asked.options, prior, rng))
        yield before, state, asked.seat


@pytest.mark.parametrize("seats", [2, 5])
def test_predicted_fate_of_a_region_matches_the_assessment(seats: int) -> None:
    for _, after, _ in positions(seats, 11):
        verdicts = {verdict.region: (verdict.owner, verdict.level) for verdict in assessment(after)}
        for region, level in after.levels.items():
            assert fate_of(after, region) == verdicts.get(region, (after.owner.get(region), level)), region


def test_feared_attack_would_break_a_majority() -> None:
    met = 0
    for seed in range(4):
        for _, after, seat in positions(4, seed):
            for danger in dangers(GAME.view(after, seat), seat):
                if danger.line.key == "danger.attack":
                    met += 1
                    then, fields = after.copy(), dict[str, Any](danger.line.fields)
                    area = AREAS.index(fields["area"])
                    put(then, seat, danger.place, area, -1)
                    put(then, danger.by, danger.place, area, 1)
                    assert fate_of(after, danger.place)[0] == seat != fate_of(then, danger.place)[0]
                    assert fields["cards"] <= max(len(after.hands[danger.by]), influence(after, danger.by))
    assert met > 20
