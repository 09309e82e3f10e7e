"""The Aftermath and the end: WO-ROI, WO-PRO, WO-THR, WO-SCO, WO-SPC, WO-MAJ, WO-END."""

from random import Random

import pytest

from game.core import agenda
from game.titles.world_order.aftermath import NETWORK, STATUS, EndGame, Scoring, aftermath
from game.titles.world_order.events import (
    AssetsUnused,
    GameWon,
    HandRevealed,
    OrderUnused,
    OrderUsed,
    RegionNotScored,
    RegionScored,
    RoundBegan,
    ScoringBegan,
    ThreatSuffered,
)
from tests.sure import sure
from tests.titles.world_order.summit import Seated, Summit, full, opening

NOBODY: dict[str, Seated] = {"usa": {}, "eu": {}, "russia": {}, "china": {}}


def test_wo_roi_01_and_wo_roi_02_investments_return_and_tokens_are_cashed() -> None:
    table = Summit(
        "returns",
        eu={
            "allies": "norway_eu jordan_eu turkey nigeria djibouti",
            "fdi": "norway_eu jordan_eu turkey",
            "tokens": "africa",
        },
    )
    table.does("eu", "discard_token africa")
    assert table.changed == {"eu money": 2 + 2 + 6 + 10, "eu tokens": ""}


def test_wo_roi_02_tokens_may_be_kept() -> None:
    table = Summit("returns", eu={"allies": "nigeria", "tokens": "africa mena"})
    assert table.asks == ("eu", {"discard_token africa", "discard_token mena", "done"})
    assert table.refuses("eu", "discard_token europe") == "WO-ROI-02"
    table.does("eu", "done")
    assert table.changed == {}


def test_wo_pro_01_one_prosperity_space_can_be_bought_per_round() -> None:
    table = Summit("prosperity", eu={"stock": {"goods": 5}})
    assert table.asks == ("eu", {"yes", "no"})
    table.does("eu", "yes")
    assert table.changed == {"eu goods": 3, "eu vp": 2, "eu money": 10, "eu prosperity": 1}


def test_wo_pro_01_prosperity_can_be_declined() -> None:
    table = Summit("prosperity", eu={"stock": {"goods": 5}})
    table.does("eu", "no")
    assert table.changed == {}


def test_wo_pro_02_after_the_last_space_nothing_can_be_bought() -> None:
    table = Summit("prosperity", eu={"stock": {"goods": 10}, "prosperity": 5})
    assert table.is_over


# THREAT


def test_wo_thr_01_and_wo_thr_02_and_wo_thr_03_larger_armies_cost_vps() -> None:
    table = Summit("threat", armies={"central_asia": "china china russia eu"}, more=NOBODY)
    assert table.changed == {"russia vp": -2}
    table = Summit("threat", armies={"central_asia": "china china russia eu eu"}, more=NOBODY)
    assert table.changed == {"russia vp": -4}


def test_wo_thr_04_military_focus_adds_one_to_threat_and_defense() -> None:
    table = Summit(
        "threat",
        armies={"europe": "usa usa usa russia russia eu"},
        usa={},
        eu={},
        russia={"focus": "military"},
        china={},
    )
    assert table.changed == {"eu vp": -2}
    table = Summit("threat", armies={"europe": "usa"}, usa={}, russia={"focus": "military"}, eu={}, china={})
    assert table.changed == {}


def test_wo_thr_05_and_wo_amb_81_a_token_is_asked_for_only_if_it_helps() -> None:
    table = Summit(
        "threat",
        armies={"europe": "usa usa usa russia russia eu"},
        usa={"tokens": "europe", "allies": "norway"},
        eu={"tokens": "europe africa", "allies": "albania serbia -croatia nigeria"},
        russia={"focus": "military"},
        china={},
    )
    assert table.asked == ("eu", "defend")
    table.does("eu", "yes")
    assert table.changed == {"eu tokens": "africa"}


def test_wo_amb_51_several_tokens_add_up_and_are_asked_one_by_one() -> None:
    table = Summit("threat", armies={"africa": "china china"}, eu={"tokens": "africa africa", "allies": "mali"})
    table.does("eu", "yes")
    assert table.asked == ("eu", "defend")
    table.does("eu", "yes")
    assert table.changed == {"eu tokens": ""}


def test_wo_thr_05_using_a_token_is_optional() -> None:
    table = Summit("threat", armies={"africa": "china china"}, eu={"tokens": "africa", "allies": "mali"})
    assert table.refuses("eu", "pass") == "WO-THR-05"
    table.does("eu", "no")
    assert table.changed == {"eu vp": -2}


def test_wo_thr_06_the_usa_and_the_eu_ignore_each_other() -> None:
    table = Summit("threat", armies={"europe": "usa usa usa"}, usa={}, eu={}, russia={}, china={})
    assert table.changed == {"russia vp": -2}


def test_wo_thr_07_and_wo_amb_46_powers_without_a_player_only_threaten() -> None:
    table = Summit("threat", armies={"central_asia": "russia", "europe": "russia"}, usa={}, china={})
    assert table.changed == {"usa vp": -2, "china vp": -2}
    assert [event.seat for event in table.happened(ThreatSuffered)] == [0, 1]


def test_wo_amb_52_no_threat_without_armies() -> None:
    table = Summit("threat", usa={"focus": "military"}, russia={}, eu={}, china={})
    assert table.changed == {}


# Scoring


def scored(region: str, cubes: str, armies: str = "", *, guests: str = "", without: str = "") -> dict[str, int]:
    """Score one Region for all four powers, and return the VPs of each seat."""
    powers: dict[str, Seated] = {
        name: {} for name in ("usa", "eu", "russia", "china") if name not in without.split()
    }
    table = Summit("scoring", cubes={region: cubes}, guests={region: guests}, armies={region: armies}, more=powers)
    return {table.seats[event.seat]: event.vp for event in table.happened(RegionScored)}


def test_wo_sco_01_and_wo_sco_02_only_full_regions_score_and_keep_cubes() -> None:
    assert scored("americas", "usa usa") == {}
    assert scored("americas", "usa usa usa") == {"usa": 3 + 7}
    table = Summit("scoring", cubes={"americas": "usa usa usa"}, usa={}, china={})
    assert [fact for fact in table.changed if "americas" in fact] == []


def test_wo_sco_03_and_wo_sco_04_cubes_and_places_score() -> None:
    found = scored(
        "mena",
        "eu usa local usa eu russia usa",
        "russia russia russia russia eu",
        guests="usa eu russia russia china",
    )
    assert found == {"usa": 4 + 10, "eu": 3 + 4, "russia": 3 + 7, "china": 1 + 0}


def test_wo_sco_05_a_tie_not_broken_by_armies_takes_the_lower_place() -> None:
    assert scored("americas", "usa usa usa", "usa china", guests="china china china") == {"usa": 7, "china": 7}


def test_wo_sco_05_and_wo_sco_07_armies_break_ties() -> None:
    found = scored("east_asia_pacific", "usa usa china china russia", "usa usa china russia", guests="russia")
    assert found == {"usa": 11, "china": 4, "russia": 4}


def test_wo_sco_06_and_wo_amb_47_local_cubes_and_absent_powers_take_places() -> None:
    assert scored("south_asia", "local local china russia") == {"china": 1 + 2, "russia": 1 + 2}
    assert scored("americas", "usa usa usa", guests="china", without="usa") == {"china": 1 + 4}


def test_wo_sco_07_and_wo_amb_65_no_place_without_a_cube() -> None:
    table = Summit("scoring", cubes={"americas": "usa usa usa"}, usa={}, china={})
    assert table.changed == {"usa vp": 3 + 7 - 8}


def test_wo_spc_01_and_wo_amb_53_the_usa_loses_vps_below_four_led_regions() -> None:
    assert STATUS == {0: -12, 1: -8, 2: -5, 3: -2}
    led = {"europe": "usa", "mena": "usa eu", "africa": "usa", "americas": "usa"}
    for count, vp in enumerate((-12, -8, -5, -2, 0)):
        table = Summit("scoring", cubes=dict(list(led.items())[:count]), usa={}, russia={})
        assert table.state.vp[0] == vp


def test_wo_spc_02_russia_scores_for_holding_its_zone() -> None:
    table = Summit(
        "scoring",
        armies={"europe": "russia usa", "mena": "usa", "central_asia": "russia russia china", "africa": "russia"},
        eu={},
        russia={},
    )
    assert table.changed == {"russia vp": 2 + 2 + 6}


def test_wo_spc_03_china_scores_its_network_at_the_end() -> None:
    assert NETWORK == {3: 2, 4: 3, 5: 4, 6: 6, 7: 8}
    allies = "norway kazakhstan peru qatar"
    for scene, vp in (("scoring", 7), ("last scoring", 7 + 3)):
        table = Summit(scene, china={"allies": allies, "fdi": allies}, eu={})
        assert table.changed == {"china vp": vp}


def test_wo_maj_01_money_armies_and_allies_score_majorities() -> None:
    table = Summit(
        "scoring",
        china={"money": 121, "allies": "mali niger"},
        eu={"money": 78, "allies": "norway serbia albania"},
        usa={"money": 54, "allies": "peru"},
        russia={"money": 49},
        cubes={"europe": "usa", "mena": "usa", "africa": "usa", "americas": "usa"},
        armies={"africa": "eu eu china"},
    )
    assert table.changed == {"china vp": 5 + 3 + 4, "eu vp": 3 + 6 + 7, "usa vp": 1 + 2}


def test_wo_maj_02_ties_take_the_lower_place() -> None:
    def allies(names: str) -> Seated:
        return {"allies": names}

    europe = "bosnia_herzegovina belarus switzerland serbia albania ukraine moldova iceland croatia norway"
    asia = "armenia georgia kazakhstan azerbaijan tajikistan turkmenistan afghanistan uzbekistan kyrgyzstan"
    america = "canada colombia peru argentina honduras venezuela ecuador el_salvador"
    africa = "sudan south_africa mali niger burkina_faso ethiopia angola nigeria"
    table = Summit(
        "scoring",
        eu=allies(europe),
        usa=allies(asia),
        russia=allies(america),
        china=allies(africa),
        cubes={"europe": "usa", "mena": "usa", "africa": "usa", "americas": "usa"},
    )
    assert table.changed == {"eu vp": 7, "usa vp": 4}


def test_wo_maj_02_and_wo_amb_54_no_place_without_any() -> None:
    table = Summit("scoring", eu={}, china={}, russia={}, armies={"africa": "eu eu eu"})
    assert table.changed == {"eu vp": 6}


def test_wo_amb_54_an_option_lets_those_tied_at_zero_take_the_last_place() -> None:
    table = Summit(
        "scoring", options={"majority_of_nothing": True}, eu={}, china={}, russia={}, armies={"africa": "eu eu eu"}
    )
    assert table.changed == {"eu vp": 1 + 6 + 2, "china vp": 1 + 1 + 2, "russia vp": 1 + 1 + 2}
    two = Summit("scoring", options={"majority_of_nothing": True}, eu={"money": 40})
    assert two.changed == {"eu vp": 5}


def test_wo_maj_03_with_two_players_only_a_sole_winner_scores() -> None:
    table = Summit("scoring", eu={"money": 40}, china={"money": 40})
    assert table.changed == {}
    table = Summit("scoring", eu={"money": 40}, china={"money": 41})
    assert table.changed == {"china vp": 5}


def test_wo_amb_56_money_is_counted_after_returns_and_prosperity() -> None:
    assert [repr(step) for step in aftermath(True, True)] == [
        "Returns()",
        "Prosperity()",
        "Threats()",
        "Scoring(last=True)",
        "EndGame()",
    ]


# The end


def test_wo_end_01_and_wo_exo_02_unused_things_are_worth_vps() -> None:
    table = Summit(
        "last scoring",
        eu={"assets": "eu_nato eu_expansion", "order": True},
        china={"assets": "cn_brics cn_sco", "used": "cn_sco"},
    )
    assert table.changed == {"eu vp": 7, "china vp": 2}


def test_wo_end_02_the_most_vps_win() -> None:
    table = Summit("end", eu={"vp": 80}, china={"vp": 79})
    assert sure(table.state.result).shares == (1.0, 0.0)
    assert [event.how for event in table.happened(GameWon)] == ["vp"]


@pytest.mark.parametrize(
    ("firsts", "cubes", "shares", "how"),
    [
        ((1, 2), {"europe": "eu eu eu"}, (0.0, 1.0), "firsts"),
        ((2, 2), {"europe": "eu eu china"}, (1.0, 0.0), "cubes"),
        ((2, 2), {"europe": "eu china"}, (0.5, 0.5), "shared"),
    ],
)
def test_wo_end_02_ties_are_broken_by_first_places_then_by_cubes(
    firsts: tuple[int, int], cubes: dict[str, str], shares: tuple[float, float], how: str
) -> None:
    table = Summit("returns", eu={"vp": 80}, china={"vp": 80}, cubes=cubes)
    table.state.firsts = firsts
    EndGame().run(table.state, table._hear)
    assert sure(table.state.result).shares == shares
    assert [event.how for event in table.happened(GameWon)] == [how]


def test_wo_amb_55_a_tie_for_first_does_not_take_the_first_bonus() -> None:
    table = Summit(
        "scoring", cubes={"americas": "usa usa usa"}, guests={"americas": "china china china"}, usa={}, china={}
    )
    assert table.state.firsts == (0, 0)
    table = Summit("scoring", cubes={"americas": full("americas")}, guests={"americas": "china"}, usa={}, china={})
    assert table.state.firsts == (0, 0)
    table = Summit("scoring", cubes={"americas": "usa usa usa"}, guests={"americas": "china"}, usa={}, china={})
    assert table.state.firsts == (1, 0)


@pytest.mark.parametrize(
    ("level", "rounds", "scoring"),
    [("standard", 6, [3, 6]), ("first_game", 6, [3, 6]), ("executive_orders", 6, [3, 6]), ("short", 3, [3])],
)
def test_every_level_lasts_as_long_as_stated(level: str, rounds: int, scoring: list[int]) -> None:
    table, rng = opening("usa", "china", level=level), Random(7)
    while (asked := agenda.decision(table.state)) is not None:
        table.does(table.seats[asked.seat], str(rng.choice(asked.options)))
    assert [event.number for event in table.events if isinstance(event, RoundBegan)] == list(range(1, rounds + 1))
    assert [event.number for event in table.events if isinstance(event, ScoringBegan)] == scoring
    assert sum(isinstance(event, HandRevealed) for event in table.events) == 2 * (rounds - 1)
    assert any(isinstance(event, OrderUnused | OrderUsed) for event in table.events) is (
        level == "executive_orders"
    )


def test_wo_roi_02_tokens_can_be_cashed_one_by_one() -> None:
    table = Summit("returns", eu={"allies": "nigeria qatar -mali", "tokens": "africa africa mena"})
    table.does("eu", "discard_token africa", "discard_token mena", "discard_token africa")
    assert table.is_over
    assert table.changed == {"eu money": 10 + 5 + 10, "eu tokens": ""}


def test_wo_pro_01_prosperity_needs_its_goods() -> None:
    table = Summit("prosperity", eu={"stock": {"goods": 2}}, usa={"stock": {"goods": 1}}, china={})
    assert table.asks == ("eu", {"yes", "no"})
    table.does("eu", "yes")
    assert table.is_over
    assert table.board["eu goods"] == 0


def test_wo_amb_81_nothing_is_asked_without_a_token_and_an_ally_there() -> None:
    for tokens, allies in (("", "mali"), ("mena", "mali"), ("africa", "qatar"), ("africa", "")):
        table = Summit("threat", armies={"africa": "china"}, eu={"tokens": tokens, "allies": allies})
        assert table.is_over
        assert table.changed == {"eu vp": -2}


def test_wo_thr_02_no_power_threatens_itself() -> None:
    table = Summit(
        "threat", armies={"africa": "eu"}, eu={"focus": "military"}, usa={"focus": "military"}, china={}
    )
    assert table.changed == {}


def test_wo_spc_01_a_region_where_another_has_more_cubes_is_not_led() -> None:
    table = Summit(
        "scoring", usa={}, russia={}, cubes={"europe": "usa", "mena": "usa eu eu", "americas": "usa eu"}
    )
    assert table.state.vp[0] == -5


def test_wo_spc_02_a_region_where_another_has_more_armies_is_not_held() -> None:
    table = Summit(
        "scoring", armies={"europe": "russia usa usa", "mena": "russia", "africa": "russia"}, eu={}, russia={}
    )
    assert table.changed == {"russia vp": 2 + 6}


def test_wo_spc_03_only_regions_with_a_token_count_for_china() -> None:
    table = Summit(
        "last scoring",
        china={"allies": "norway kazakhstan peru qatar mali", "fdi": "norway kazakhstan peru"},
        eu={"allies": "canada serbia albania croatia iceland moldova"},
    )
    assert table.changed == {"china vp": 2, "eu vp": 7}


def test_wo_end_02_first_places_of_the_last_scoring_break_ties() -> None:
    table = Summit("last scoring", usa={}, china={}, cubes={"americas": "usa usa usa"})
    assert table.state.firsts == (1, 0)
    for again, firsts in (({"americas": "usa usa usa"}, (1, 0)), ({}, (0, 0))):
        table.state.firsts = (2, 2)
        table.state.permanent = {region: tuple(again.get(region, "").split()) for region in table.state.permanent}
        Scoring(True).run(table.state, table._hear)
        assert table.state.firsts == firsts


def test_wo_sco_02_a_region_that_does_not_score_is_named() -> None:
    table = Summit("scoring", usa={}, china={}, cubes={"americas": "usa usa usa"})
    assert "americas" not in [event.region for event in table.happened(RegionNotScored)]
    assert len(table.happened(RegionNotScored)) == 6


def test_wo_end_02_cubes_of_the_whole_map_break_ties() -> None:
    table = Summit(
        "returns",
        eu={"vp": 80},
        china={"vp": 80},
        cubes={"europe": "eu", "mena": "eu"},
        guests={"africa": "eu", "south_asia": "china china"},
    )
    EndGame().run(table.state, table._hear)
    assert sure(table.state.result).shares == (1.0, 0.0)


@pytest.mark.parametrize(
    ("vps", "firsts", "cubes", "how"),
    [
        ((9, 8, 7), (0, 1, 2), "eu usa china", "vp"),
        ((9, 9, 7), (2, 1, 3), "eu usa china", "firsts"),
        ((9, 9, 9), (1, 1, 0), "eu eu usa china", "cubes"),
        ((9, 9, 9), (1, 1, 0), "eu usa china", "shared"),
    ],
)
def test_wo_end_02_the_event_names_the_deciding_tie_break(
    vps: tuple[int, ...], firsts: tuple[int, ...], cubes: str, how: str
) -> None:
    table = Summit("returns", eu={}, usa={}, china={}, cubes={"europe": cubes})
    table.state.vp, table.state.firsts = vps, firsts
    EndGame().run(table.state, table._hear)
    assert [event.how for event in table.happened(GameWon)] == [how]
    assert sure(table.state.result).shares == ((0.5, 0.5, 0.0) if how == "shared" else (1.0, 0.0, 0.0))


def test_wo_amb_31_the_floor_does_not_affect_higher_vps() -> None:
    table = Summit("scoring", options={"vp_floor_at_zero": True}, usa={"vp": 20}, china={"vp": 5, "money": 1})
    assert table.state.vp == (8, 10)


def test_wo_end_01_unused_things_count_in_the_last_scoring_only() -> None:
    side: Seated = {"assets": "eu_nato eu_expansion", "order": True}
    table = Summit("scoring", eu=side)
    assert table.changed == {}


def test_gains_of_zero_are_not_announced() -> None:
    table = Summit("returns", eu={"allies": "mali"})
    assert table.events == []
    table = Summit(
        "last scoring",
        usa={},
        china={},
        cubes={"europe": "usa", "mena": "usa", "africa": "usa", "americas": "usa"},
    )
    assert {type(event) for event in table.events} == {ScoringBegan, RegionNotScored}


def test_events_report_the_vps_that_were_counted() -> None:
    table = Summit("threat", armies={"central_asia": "china china russia eu eu"}, more=NOBODY)
    assert [event.vp for event in table.happened(ThreatSuffered)] == [-4]
    table = Summit("last scoring", eu={"assets": "eu_nato"})
    assert [(event.count, event.vp) for event in table.happened(AssetsUnused)] == [(1, 2)]
    table = Summit("end", eu={"vp": 80}, china={"vp": 81})
    assert [(event.seats, event.vp) for event in table.happened(GameWon)] == [((1,), 81)]
    assert table.state.phase == "end"
    assert dict(sure(table.state.result).line.fields) == {"seat": 1, "vp": 81, "powers": ("china",)}


def test_wo_spc_01_more_than_four_led_regions_count_like_four() -> None:
    for count in range(4, 8):
        led = dict.fromkeys(
            ("europe", "mena", "south_asia", "americas", "central_asia", "east_asia_pacific"), "usa"
        )
        cubes = dict(list(led.items())[:count]) | ({"africa": "usa"} if count == 7 else {})
        assert Summit("scoring", cubes=cubes, usa={}, russia={}).state.vp[0] == 0


def test_wo_spc_03_chinas_network_scores_by_number_of_regions() -> None:
    allies = ["norway", "norway_eu", "kazakhstan", "peru", "qatar", "mali", "nepal", "laos"]
    for count, vp in ((2, 0), (3, 2), (4, 3), (5, 4), (6, 6), (7, 8)):
        table = Summit(
            "last scoring", china={"fdi": " ".join(allies[: count + 1]), "allies": " ".join(allies)}, eu={}
        )
        assert table.changed == {"china vp": 7 + vp}
