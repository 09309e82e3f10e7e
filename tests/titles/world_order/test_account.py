"""The account of a game is complete: its sums are every seat's VPs."""

from random import Random
from typing import Any

import pytest

from game.core.contract import Event, Setup
from game.core.table import Table
from game.testing.laws import openings
from game.titles.world_order.account import added, before, by_source, income, named, postings
from game.titles.world_order.events import (
    AssetsOpened,
    InfluenceAdded,
    MajorityScored,
    RegionScored,
    ReturnsGained,
    RoundBegan,
    ThreatSuffered,
)
from game.titles.world_order.state import State
from tests.titles.world_order.summit import GAME
from tools.story import read, stories

POWERS = ("usa", "china")


def events(table: Table[State]) -> list[Event]:
    """Return all events so far."""
    return [beat.event for beat in (*table.opening, *table.beats())]


def begun(setup: Setup) -> Table[State]:
    """Return a table at its first question."""
    table: Table[State] = Table(GAME, setup)
    return table


def accounted(table: Table[State]) -> None:
    """Check that the account contains every gain and loss."""
    state = table.state
    account = postings(events(table), state.powers, state.rulings.vp_floor_at_zero)
    assert added(account, len(state.powers)) == state.vp
    rounds = [
        sum_.vps for number in range(state.round + 1) for sum_ in by_source(_of(account, number), len(state.vp))
    ]
    assert tuple(map(sum, zip(*rounds, strict=True))) == state.vp if rounds else not any(state.vp)


def _of(account: list[Any], number: int) -> list[Any]:
    return [one for one in account if one.round == number]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_account_of_random_games_matches_the_state(seats: int) -> None:
    for seed in range(8):
        table, rng = begun(openings("world_order", seats, seed)), Random(seed)
        while (asked := table.decision) is not None:
            table.play(rng.choice(asked.options))
            if rng.random() < 0.02:
                accounted(table)
        accounted(table)


@pytest.mark.parametrize("seats", [2, 4])
def test_account_states_what_was_lost_down_to_the_floor(seats: int) -> None:
    for seed in range(5):
        opening = openings("world_order", seats, seed)
        floored = Setup(opening.level, opening.factions, {**opening.options, "vp_floor_at_zero": True}, seed)
        table, rng = begun(floored), Random(seed)
        while (asked := table.decision) is not None:
            table.play(rng.choice(asked.options))
        accounted(table)


@pytest.mark.parametrize("path", stories("world_order"), ids=lambda path: path.stem)
def test_account_of_every_story_matches_the_state(path: Any) -> None:
    setup, answers, *_ = read(path)
    table = begun(setup)
    for answer in answers:
        table.play(answer)
    accounted(table)


def test_power_without_a_player_has_no_account() -> None:
    told = [InfluenceAdded("russia", "europe", "permanent", 0), InfluenceAdded("china", "europe", "permanent", 3)]
    assert added(postings(told, POWERS), 2) == (0, 3)


def test_round_is_accounted_separately() -> None:
    told = [
        AssetsOpened(0, ("us_navy",), 4),
        RoundBegan(1),
        InfluenceAdded("usa", "europe", "temporary", 3),
        ThreatSuffered(0, "europe", ("china",), -2),
        RoundBegan(2),
        InfluenceAdded("usa", "europe", "temporary", 1),
    ]
    account = postings(told, POWERS)
    assert before(account, 1, 2) == (4, 0)
    assert before(account, 2, 2) == (5, 0)
    first = by_source([one for one in account if one.round == 1], 2)
    assert [(one.source, one.vps) for one in first] == [("influence", (3, 0)), ("threat", (-2, 0))]


def test_regions_and_tokens_are_listed_together_or_separately() -> None:
    told = [
        RegionScored(0, "europe", 2, 1, 3, 5),
        RegionScored(1, "europe", 1, 2, 1, 2),
        RegionScored(0, "africa", 1, 1, 2, 3),
        MajorityScored(1, "money", 1, 5),
    ]
    account = postings(told, POWERS)
    assert [(one.source, one.vps) for one in by_source(account, 2)] == [
        ("regions", (8, 2)),
        ("majorities", (0, 5)),
    ]
    apart = by_source(account, 2, apart=True)
    assert [one.of for one in apart] == ["europe", "africa", "money"]


def test_money_of_an_aftermath_is_assigned_to_its_round() -> None:
    told = [RoundBegan(1), ReturnsGained(0, 6), RoundBegan(2), ReturnsGained(1, 4)]
    assert [(one.source, one.vps) for one in income(told, 1, 2)] == [("returns", (6, 0))]
    assert [(one.source, one.vps) for one in income(told, 2, 2)] == [("returns", (0, 4))]


@pytest.mark.parametrize(("floor", "lost"), [(False, -2), (True, 0)])
def test_wo_amb_31_only_the_floor_option_keeps_vps_at_zero(floor: bool, lost: int) -> None:
    told = [RoundBegan(1), ThreatSuffered(0, "europe", ("china",), -2)]
    assert added(postings(told, POWERS, floor), 2) == (lost, 0)


def test_tokens_and_regions_are_named() -> None:
    told = [MajorityScored(1, "money", 1, 5), RegionScored(0, "europe", 2, 1, 3, 5)]
    said = {named(one).key: named(one).fields for one in by_source(postings(told, POWERS), 2, apart=True)}
    assert said == {"source.money": (), "source.region": (("region", "europe"),)}
    together = [named(one).key for one in by_source(postings(told, POWERS), 2)]
    assert sorted(together) == ["source.majorities", "source.regions"]
