"""The Foreign phase: a new region, extending and withdrawing influence, distance, rounds of turns."""

import pytest

from game.core.contract import line
from game.titles.ideology.events import InfluenceExtended, InfluenceWithdrawn, Passed, RegionTurnedUp
from game.titles.ideology.standing import aspects
from tests.titles.ideology.summit import Summit


def test_id_for_01_the_top_region_is_revealed_at_its_printed_level() -> None:
    table = Summit("foreign", com={}, fas={}, coming="china korea")
    assert [(event.region, event.level) for event in table.happened(RegionTurnedUp)] == [("china", 2)]
    assert table.changed == {"china": ":2"}
    assert table.state.region_deck == ("korea",)
    table.passes()


def test_id_amb_27_play_continues_without_a_region_to_come() -> None:
    table = Summit("foreign", com={"hand": "1m"}, fas={}, regions={"mongolia": ""})
    assert table.happened(RegionTurnedUp) == []
    assert table.asks == ("com", {"extend_military mongolia", "pass"})
    table.passes()


def test_id_set_08_a_duel_reveals_two_regions() -> None:
    table = Summit("foreign", level="two_player", com={}, fas={}, coming="china korea india")
    assert len(table.happened(RegionTurnedUp)) == 2
    table.passes()


SMALL = {"mongolia": "", "poland": "", "sweden": ""}


def test_id_for_02_turns_continue_until_all_pass_in_a_row() -> None:
    """D-FOR-3: the last actor must pass too, and any action restarts the count."""
    seats = {"imp": {"hand": "2c"}, "fas": {"hand": "2m"}, "com": {"hand": "2e"}}
    over = Summit("foreign", regions=SMALL, **seats)  # type: ignore[arg-type]
    over.does("imp", "extend_cultural sweden")
    for who in ("fas", "com", "imp"):
        over.does(who, "pass")
    assert over.asked[1] == "recess"
    again = Summit("foreign", regions=SMALL, **seats)  # type: ignore[arg-type]
    again.does("imp", "extend_cultural sweden")
    again.does("fas", "pass")
    again.does("com", "extend_economic mongolia")
    again.does("imp", "pass")
    again.does("fas", "extend_military poland")
    for who in ("com", "imp", "fas"):
        assert again.asked == (who, "spread")
        again.does(who, "pass")
    assert again.asked[1] == "recess"
    assert len(again.happened(Passed)) == 5


def test_id_amb_39_an_action_voids_all_passes_and_restarts_the_order() -> None:
    table = Summit(
        "foreign", order="fas com", com={"hand": "1m"}, fas={"hand": "1m"}, regions={"mongolia": "", "poland": ""}
    )
    table.does("fas", "pass")
    table.does("com", "extend_military mongolia")
    table.does("fas", "extend_military poland")
    assert table.asked[0] == "com"
    table.passes()


def test_id_for_03_one_card_enters_an_independent_region_with_room() -> None:
    """T-FOR-1: at level 1, with Military and Economic taken by others, Communism is left the Cultural area."""
    regions = {"indonesia": "imp 1/0/0 fas 0/1/0"}
    table = Summit("foreign", com={"hand": "2m 2e 2c"}, imp={}, fas={}, order="com imp fas", regions=regions)
    assert table.asks == ("com", {"extend_cultural indonesia", "pass"})
    assert table.refuses("com", "extend_military indonesia") == "ID-FOR-05"
    table.does("com", "extend_cultural indonesia")
    assert table.changed == {"indonesia": ":1 com 0/0/1 imp 1/0/0 fas 0/1/0"}
    table.passes()


def test_id_for_04_and_id_amb_46_distance_costs_one_more_card_of_the_area() -> None:
    """T-FOR-2: two Military cards leave Fascism's hand: one is discarded, one placed."""
    table = Summit("foreign", fas={"hand": "2m 1e"}, imp={}, regions={"indonesia": ""})
    assert table.refuses("fas", "extend_economic indonesia") == "ID-FOR-04"
    table.does("fas", "extend_military indonesia")
    assert (table.hand("fas"), table.pile("fas")) == ("1e", "1m")
    assert table.changed == {"indonesia": ":1 fas 1/0/0"}
    assert [event.distance for event in table.happened(InfluenceExtended)] == [1]
    table.passes()


def test_id_for_04_one_card_cannot_reach_a_distant_region() -> None:
    """D-FOR-1."""
    table = Summit("foreign", fas={"hand": "1m"}, imp={}, regions={"indonesia": "", "poland": ""})
    assert table.asks == ("fas", {"extend_military poland", "pass"})
    assert table.refuses("fas", "extend_military indonesia") == "ID-FOR-04"
    table.passes()


def test_id_for_05_and_id_gen_07_room_abroad_equals_the_current_level() -> None:
    """D-FOR-2: level 2 has room for two of each, even if the printed level is different."""
    table = Summit(
        "foreign", com={"hand": "3m"}, fas={}, regions={"china": ":2 com 1/0/0", "mongolia": ":2 com 2/0/0"}
    )
    table.does("com", "extend_military china")
    assert table.refuses("com", "extend_military china") == "ID-FOR-05"
    assert table.refuses("com", "extend_military mongolia") == "ID-FOR-05"
    table.passes()


def test_id_for_06_and_id_amb_47_withdrawing_to_the_pile_is_free() -> None:
    table = Summit(
        "foreign", com={}, fas={}, regions={"cuba": "com 1/0/0", "germany": "fas:3 com 0/1/0 fas 3/2/3"}
    )
    table.does("com", "withdraw_military cuba")
    assert (table.hand("com"), table.pile("com")) == ("", "1m")
    table.does("com", "withdraw_economic germany")
    assert [event.other for event in table.happened(InfluenceWithdrawn)] == [None, 1]
    assert table.changed == {"cuba": ":1", "germany": "fas:3 fas 3/2/3"}
    table.passes()


def test_id_amb_01_no_card_can_be_withdrawn_at_home() -> None:
    table = Summit("foreign", com={"hand": "1m"}, fas={}, regions={"mongolia": ""})
    assert table.refuses("com", "withdraw_military russia") == "ID-AMB-01"
    table.passes()


def test_id_amb_02_only_own_cards_are_withdrawn_one_at_a_time() -> None:
    table = Summit("foreign", com={}, fas={}, regions={"china": "com 2/0/0 fas 0/1/0"})
    assert table.asks == ("com", {"withdraw_military china", "pass"})
    assert table.refuses("com", "withdraw_economic china") == "ID-FOR-06"
    table.does("com", "withdraw_military china")
    assert table.at("china") == ":2 com 1/0/0 fas 0/1/0"
    table.passes()


def test_id_for_07_and_id_gen_04_no_card_is_placed_in_controlled_regions() -> None:
    table = Summit("foreign", com={"hand": "3m"}, fas={}, regions={"mongolia": "", "poland": "fas:1 fas 1/1/1"})
    assert table.refuses("com", "extend_military russia") == "ID-FOR-07"
    assert table.refuses("com", "extend_military germany") == "ID-FOR-07"
    assert table.refuses("com", "extend_military poland") == "ID-FOR-07"
    table.passes()


def test_id_for_08_global_colonization_waives_distance_for_imperialism() -> None:
    """T-FOR-3: Central Asia comes up; Imperialism and its neighbours pay nothing extra, the others would."""
    hands = {name: {"hand": "1m"} for name in ("imp", "cap", "fas", "com", "isl")}
    table = Summit("foreign", coming="central_asia", **hands)  # type: ignore[arg-type]
    table.does("imp", "extend_military central_asia")
    assert table.hand("imp") == ""
    assert table.asks == ("cap", {"pass"}), "with Innovation it might have an Economic card to extend"
    table.does("cap", "pass")
    assert table.asked[0] == "com", "Fascism cannot reach it with one card, and everybody sees that"
    assert table.refuses("com", "extend_military central_asia") == "ID-FOR-05"
    table.passes()


@pytest.mark.parametrize(("laid", "offered"), [(":1", True), (":2", False)])
def test_id_amb_29_global_colonization_depends_on_the_current_level(laid: str, offered: bool) -> None:
    table = Summit("foreign", imp={"hand": "1m"}, com={}, regions={"cuba": laid, "iceland": ""})
    assert table.offers("imp", "extend_military cuba") == offered
    table.passes()


@pytest.mark.parametrize(
    ("advancement", "area"),
    [("technological_supremacy", "military"), ("innovation", "economic"), ("propaganda", "cultural")],
)
def test_id_adv_07_level_2_waives_distance_for_its_area(advancement: str, area: str) -> None:
    table = Summit("foreign", com={"hand": "1m 1e 1c", "advancements": advancement}, fas={}, regions={"cuba": ""})
    assert table.asks == ("com", {f"extend_{area} cuba", "pass"})
    table.does("com", f"extend_{area} cuba")
    assert table.pile("com") == ""
    table.passes()


def test_id_for_09_any_independent_region_with_room_is_allowed() -> None:
    table = Summit(
        "foreign",
        com={"hand": "1m 2e"},
        fas={},
        regions={"mongolia": "", "cuba": "", "china": ":2 fas 2/2/1", "ukraine": "fas 1/1/1"},
    )
    assert table.asks == (
        "com",
        {"extend_military mongolia", "extend_economic mongolia", "extend_economic cuba", "pass"},
    )
    assert table.refuses("com", "extend_cultural mongolia") == "ID-FOR-09"
    assert table.refuses("com", "extend_cultural c") == "ID-FOR-09"
    assert table.refuses("com", "extend_military m") == "ID-GEN-14"
    table.passes()


def test_id_for_10_a_card_placed_this_turn_can_be_withdrawn() -> None:
    table = Summit("foreign", com={"hand": "1m"}, fas={}, coming="mongolia")
    table.does("com", "extend_military mongolia")
    table.does("com", "withdraw_military mongolia")
    assert table.changed == {"mongolia": ":1"}
    assert table.pile("com") == "1m"
    table.passes()


def test_id_amb_28_and_id_amb_66_any_region_in_play_can_be_chosen() -> None:
    table = Summit("foreign", com={"hand": "2m"}, fas={}, regions={"cuba": ""}, coming="mongolia")
    assert table.asks == ("com", {"extend_military cuba", "extend_military mongolia", "pass"})
    assert table.refuses("com", "extend_military japan") == "ID-FOR-01"
    table.passes()


def test_id_amb_40_and_id_gen_11_only_a_seat_that_plainly_cannot_act_is_not_asked() -> None:
    table = Summit("foreign", com={"hand": "1m"}, fas={}, isl={"hand": "2c"}, regions={"mongolia": "com 1/1/0"})
    assert table.asks == ("com", {"withdraw_military mongolia", "withdraw_economic mongolia", "pass"})
    table.does("com", "pass")
    assert table.asks == ("isl", {"extend_cultural mongolia", "pass"})
    table.does("isl", "pass")
    assert table.asked[1] == "recess"
    hidden = Summit("foreign", com={"hand": "1m"}, fas={}, regions={"mongolia": "fas 1/1/0"})
    assert hidden.asks == ("com", {"pass"}), "the others cannot know that it holds no Cultural card"
    hidden.passes()


def test_id_amb_67_a_seat_with_nothing_keeps_its_place_and_stances() -> None:
    table = Summit(
        "foreign", com={"homeless": True}, fas={"hand": "1m"}, stances={"com fas": "war"}, regions={"poland": ""}
    )
    assert table.asked[0] == "fas"
    assert table.order() == "com fas"
    table.passes()
    assert table.stance("com", "fas") == "war"


def test_id_amb_44_an_absent_ideologys_home_is_independent_at_level_3() -> None:
    table = Summit("foreign", com={"hand": "1m"}, imp={}, coming="iran")
    assert table.at("iran") == ":3"
    table.passes()
    later = Summit("development", com={"hand": "1m"}, imp={}, regions={"iran": "com:5 com 5/5/5"})
    later.does("com", "place_military iran")
    assert later.at("iran") == "com:5 com 6/5/5"
    later.passes()


def test_id_amb_48_surplus_leaves_no_room() -> None:
    table = Summit("foreign", com={"hand": "2m 1c"}, fas={}, regions={"mongolia": ":1 com 2/2/0 fas 2/2/0"})
    assert table.offers("com", "extend_cultural mongolia")
    assert table.refuses("com", "extend_military mongolia") == "ID-FOR-05"
    table.passes()


def test_id_gen_12_adjacency_follows_the_links_of_controlled_regions() -> None:
    table = Summit("foreign", com={"hand": "1m"}, fas={}, regions={"korea": "", "japan": "com 1/1/0"})
    assert table.refuses("com", "extend_military korea") == "ID-FOR-04"
    table.passes()
    near = Summit("foreign", com={"hand": "1m"}, fas={}, regions={"korea": "", "japan": "com:2 com 2/2/2"})
    near.does("com", "extend_military korea")
    near.passes()


def test_id_gen_13_influence_counts_current_not_printed_levels() -> None:
    table = Summit("foreign", com={"hand": "2m"}, fas={}, regions={"mongolia": "com:2 com 2/2/2", "china": ":1"})
    assert table.influence("com") == 5
    table.does("com", "extend_military china")
    assert table.refuses("com", "extend_military china") == "ID-FOR-05"
    table.passes()


def test_lead_is_known_in_regions_that_nobody_controls() -> None:
    """A card sent to an Independent Region, or replaced there, had no name among the coach's reasons."""
    regions = {"mongolia": "imp 1/1/0 fas 0/0/1", "poland": "", "korea": "fas:1 fas 1/1/1"}
    table = Summit("foreign", imp={"hand": "2c"}, fas={}, regions=regions)
    for seat, ahead in ((0, 1), (1, -1)):
        found = aspects(table.state, seat)
        leads = {name: each.number for name, each in found.items() if name.startswith("lead ")}
        assert leads == {"lead mongolia": ahead, "lead poland": 0}
        assert found["lead mongolia"].line == line("stands.lead_more", region="mongolia", seat=seat)
    table.passes()
