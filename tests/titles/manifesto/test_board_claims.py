"""What Manifesto's board says about a contest, checked against the engine in seeded games."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.core import agenda
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import AddCards, NameSum, TakeSide, worth
from game.titles.manifesto.state import Bid, Conflict, State, War
from tests.laws.claims import fields_of, played, put
from tests.titles.manifesto.claims import WALKS, decided

MOMENTS = 60
SEEDS = [1, *[pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12)]]


def contests(seed: int) -> Iterator[State]:
    """Yield tables at which the first note of a contest has yet to be written."""
    for walk in WALKS:
        table = played(replace(walk, seed=seed + walk.seed))
        begun = [
            state
            for state in map(table.state_before, range(table.answered))
            if isinstance(agenda.asked(state), TakeSide | NameSum) and not any(state.sealed)
        ]
        for number in sorted(Random(seed).sample(range(len(begun)), min(MOMENTS, len(begun)))):
            yield begun[number].copy()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_conflict_does_what_its_headline_says(seed: int) -> None:
    met = Counter[str]()
    for state in contests(seed):
        contest, told = state.contest, telling.headline(state)
        if not isinstance(contest, Conflict) or told is None or told.won is None:
            continue
        key = told.won.key.removeprefix("board.")
        met[key] += 1
        if state.its[contest.active]:  # a seat that can't pay anything isn't asked
            won = decided(state, {contest.active: ("for", 99)})
            assert won.owner.get(contest.region) == (contest.active if key == "won_gain" else None)
        other = next(seat for seat in state.seats if seat != contest.active)
        against = contest.defender if contest.defender is not None else other
        lost = decided(state, {against: ("against", 99)})
        if contest.defender is not None and state.its[contest.defender]:
            assert lost.owner.get(contest.region) == contest.defender, "if it fails, nothing changes"
            assert lost.influence == state.influence
        note = telling.facts(state, contest.active)
        if any(each.key == "board.know_unopposed" for each in note):
            met["unopposed"] += 1
            alone = decided(state, {contest.active: ("for", 0)})
            assert alone.owner.get(contest.region) == (contest.active if key == "won_gain" else None)
    assert met.keys() == {"won_gain", "won_lose", "unopposed"}


@pytest.mark.parametrize("seed", SEEDS)
def test_seat_said_to_stand_alone_in_a_war_gets_no_help(seed: int) -> None:
    met = Counter[str]()
    for state in contests(seed):
        if not isinstance(state.contest, War):
            continue
        leaders = (state.contest.axis, state.contest.allies)
        for side in ("axis", "allies"):
            told = telling.camp_help(state, side)
            able = [
                seat
                for seat in state.seats
                if seat not in leaders
                and any(action.verb == side for action in put(state, TakeSide(seat)).options)
            ]
            met[told.key] += 1
            assert tuple(able) == fields_of(told).get("seats", ())
    assert met


@pytest.mark.parametrize("seed", SEEDS)
def test_value_of_added_cards_matches_the_note_made_of_them(seed: int) -> None:
    met = 0
    for state in contests(seed):
        top = agenda.asked(state)
        assert top is not None
        assert state.contest is not None
        for told in telling.could_add(state, top.seat):
            met += 1
            world = put(state, AddCards(top.seat, Bid("for", 0, ())))
            cards = tuple(action.noun for action in world.options if action.verb == "add")
            assert fields_of(told)["total"] == worth(state.contest, Bid("for", 0, cards))
    assert met
