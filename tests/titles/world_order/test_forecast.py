"""The sums a board may show: the score if the game ended now, THREAT to come, and what an action would cost."""

from random import Random

from game.core import agenda
from game.core.contract import Setup
from game.titles import world_order
from game.titles.world_order.aftermath import Scoring
from game.titles.world_order.events import ThreatSuffered
from game.titles.world_order.knowledge import (
    Cost,
    Entry,
    Placing,
    Standing,
    Threatened,
    base_cost,
    country_cost,
    engage_cost,
    invest_cost,
    next_cube,
    score_now,
    standings,
    threats_now,
    total_now,
)
from tests.titles.world_order.summit import GAME, Summit


def test_the_score_if_it_ended_now_is_told_line_by_line() -> None:
    table = Summit(
        "returns",
        usa={"vp": 10, "money": 5, "assets": "us_navy us_nato", "used": "us_nato", "order": True},
        china={"allies": "mali niger"},
        cubes={"americas": "usa usa usa", "europe": "usa"},
        armies={"europe": "usa"},
    )
    assert score_now(table.state, 0) == (
        Entry("have", "", 10),
        Entry("cubes", "americas", 3),
        Entry("bonus", "americas", 7),
        Entry("ability", "usa", -5),
        Entry("majority", "money", 5),
        Entry("majority", "armies", 6),
        Entry("assets", "", 2),
        Entry("order", "", 3),
    )
    assert score_now(table.state, 1) == (Entry("have", "", 0), Entry("majority", "allies", 7))


def test_what_is_told_is_what_the_last_scoring_brings() -> None:
    for seed in range(12):
        rng, seats = Random(seed), 2 + seed % 3
        state = GAME.new(Setup("executive_orders", world_order.FACTIONS[:seats], {"executive_orders": True}, seed))
        for _ in range(100 * (1 + seed % 4)):
            asked = agenda.decision(state)
            if asked is None:
                break
            agenda.advance(state, rng.choice(asked.options))
        told = [total_now(state, seat) for seat in state.seats]
        assert [total_now(GAME.view(state, 0), seat) for seat in state.seats] == told
        Scoring(True).run(state, lambda event, *args, **kwargs: None)
        assert list(state.vp) == told


def test_the_threat_to_come_is_told_region_by_region() -> None:
    table = Summit(
        "returns",
        eu={"tokens": "europe", "allies": "norway albania"},
        russia={"focus": "military"},
        usa={},
        armies={"europe": "eu russia usa usa", "mena": "russia"},
    )
    assert threats_now(table.state, 0) == (
        Threatened("europe", ("russia",), 1, -2, 1, 2),
        Threatened("mena", ("russia",), 0, -2, 0, 0),
    )
    assert table.happened(ThreatSuffered) == []
    while not table.is_over:
        table.does("eu", "done")


def test_a_region_is_told_as_if_it_scored_now() -> None:
    table = Summit(
        "prosperity",
        usa={},
        china={},
        cubes={"south_asia": "china local usa"},
        guests={"south_asia": "usa russia"},
        armies={"south_asia": "china eu"},
    )
    assert standings(table.state, "south_asia") == (
        Standing("usa", 2, 0, 1, 2 + 8),
        Standing("china", 1, 1, 2, 1 + 5),
        Standing("russia", 1, 0, 4, 1),
        Standing("local", 1, 0, 4, 1),
        Standing("eu", 0, 1, 0, 0),
    )
    assert next_cube(table.state, "south_asia") == Placing(1, 2, "")
    table = Summit("prosperity", usa={}, china={}, cubes={"africa": "usa usa"}, guests={"africa": "eu eu usa eu"})
    assert next_cube(table.state, "africa") == Placing(None, 0, "eu")


def test_what_an_action_would_cost_with_each_discount() -> None:
    table = Summit(
        "prosperity",
        usa={
            "allies": "norway -serbia turkey",
            "stock": {"diplomacy": 1, "army": 1},
            "money": 15,
            "focus": "diplomatic",
        },
        china={},
        lying="switzerland albania",
    )
    state = table.state
    assert country_cost(state, 0, "switzerland") == Cost("diplomacy", 3, 0, (("norway", 2),), 1, True)
    assert engage_cost(state, 0, "europe") == Cost("diplomacy", 5, 2, (("norway", 2),), 1, True)
    assert engage_cost(state, 0, "africa") == Cost("diplomacy", 3, 2, (), 1, True)
    assert invest_cost(state, 0, "turkey") == Cost("money", 20, 0, (), 20, False)
    assert base_cost(state, 0, "turkey") == Cost("money", 10, 0, (), 10, True)
    assert base_cost(state, 0, "turkey", 2) == Cost("money", 15, 0, (), 15, False)
