"""The figures that a board can show: what scoring now would bring, THREAT to come, the state of a Region."""

from random import Random

import pytest

from game.core import agenda
from game.core.contract import Setup
from game.titles import world_order
from game.titles.world_order.aftermath import Scoring
from game.titles.world_order.events import ThreatSuffered
from game.titles.world_order.knowledge import (
    Lead,
    Placing,
    PowerStanding,
    Threatened,
    in_last,
    lead,
    next_cube,
    scoring_now,
    standings,
    threats_now,
)
from tests.titles.world_order.summit import GAME, Summit


def test_next_scoring_is_forecast_by_source() -> None:
    table = Summit(
        "returns",
        usa={"vp": 10, "money": 5, "assets": "us_navy us_nato", "used": "us_nato", "order": True},
        china={"allies": "mali niger"},
        cubes={"americas": "usa usa usa", "europe": "usa"},
        armies={"europe": "usa"},
    )
    table.state.round = 6
    told = {(one.source, one.of): one.vps for one in scoring_now(table.state) if any(one.vps)}
    assert told == {
        ("regions", "americas"): (3 + 7, 0),
        ("ability", ""): (-5, 0),
        ("majorities", "money"): (5, 0),
        ("majorities", "armies"): (6, 0),
        ("majorities", "allies"): (0, 7),
        ("unused", ""): (2 + 3, 0),
    }


def test_forecast_scoring_matches_the_next_scoring() -> None:
    for seed in range(12):
        rng, seats = Random(seed), 2 + seed % 3
        state = GAME.new(Setup("executive_orders", world_order.FACTIONS[:seats], {"executive_orders": True}, seed))
        for _ in range(100 * (1 + seed % 4)):
            asked = agenda.decision(state)
            if asked is None:
                break
            agenda.advance(state, rng.choice(asked.options))
        told = [one.vps for one in scoring_now(state) if one.source != "threat"]
        assert [one.vps for one in scoring_now(GAME.view(state, 0)) if one.source != "threat"] == told
        gains = list(map(sum, zip(*told, strict=True)))
        Scoring(in_last(state)).run(before := state.copy(), lambda event, *args, **kwargs: None)
        assert [then - now for then, now in zip(before.vp, state.vp, strict=True)] == gains


def test_coming_threat_is_forecast_by_region() -> None:
    table = Summit(
        "returns",
        eu={"tokens": "europe", "allies": "norway albania"},
        russia={"focus": "military"},
        usa={},
        armies={"europe": "eu russia usa usa", "mena": "russia"},
    )
    assert threats_now(table.state, 0) == (
        Threatened("europe", ("russia",), 1, -2, 1, 1, 2),
        Threatened("mena", ("russia",), 0, -2, 2, 0, 0),
    )
    assert table.happened(ThreatSuffered) == []
    while not table.is_over:
        table.does("eu", "done")


def test_region_is_described_as_if_it_scored_now() -> None:
    table = Summit(
        "prosperity",
        usa={},
        china={},
        cubes={"south_asia": "china local usa"},
        guests={"south_asia": "usa russia"},
        armies={"south_asia": "china eu"},
    )
    assert standings(table.state, "south_asia") == (
        PowerStanding("usa", 2, 0, 1, 2 + 8),
        PowerStanding("china", 1, 1, 2, 1 + 5),
        PowerStanding("russia", 1, 0, 4, 1),
        PowerStanding("local", 1, 0, 4, 1),
        PowerStanding("eu", 0, 1, 0, 0),
    )
    assert next_cube(table.state, "south_asia") == Placing(1, 2, "")
    table = Summit("prosperity", usa={}, china={}, cubes={"africa": "usa usa"}, guests={"africa": "eu eu usa eu"})
    assert next_cube(table.state, "africa") == Placing(None, 0, "eu")


@pytest.mark.parametrize(
    ("cubes", "armies", "found"),
    [
        ("usa usa china", "", Lead(("usa",), 1, 0)),
        ("usa china china", "usa", Lead(("china",), -1, 0)),
        ("usa china", "usa", Lead(("usa",), 0, 1)),
        ("usa china", "china", Lead(("china",), 0, -1)),
        ("usa china", "", Lead(("usa", "china"), 0, 0)),
        ("china eu", "usa", Lead(("eu", "china"), -1, 0)),
        ("local local usa", "", Lead(("local",), -1, 0)),
        ("", "", Lead((), 0, 0)),
    ],
)
def test_power_leads_by_cubes_then_by_armies(cubes: str, armies: str, found: Lead) -> None:
    table = Summit("prosperity", usa={}, china={}, cubes={"africa": cubes}, armies={"africa": armies})
    assert lead(table.state, "africa", "usa") == found
