"""Assessment: levels, lost regions, won regions, exchanges; turn order and the end of the game."""

import pytest

from game.core.content.box import box
from game.core.content.even import EVEN
from game.core.contract import Action, Setup
from game.titles.ideology.events import (
    CardExchanged,
    GameWon,
    LevelChanged,
    RegionFreed,
    RegionWon,
    TurnEnded,
    TurnOrderSet,
)
from game.titles.ideology.knowledge import forecast
from game.titles.ideology.levels import Rulings
from game.titles.ideology.rules import LayInstead
from game.titles.ideology.state import majority, with_card
from tests.sure import sure
from tests.titles.ideology.summit import GAME, Summit

WMD = "weapons_of_mass_destruction"


def after(regions: dict[str, str], **more: object) -> Summit:
    table = Summit("assessment", regions=regions, **{"imp": {}, "fas": {}, "isl": {}, **more})  # type: ignore[arg-type]
    table.passes()
    return table


@pytest.mark.parametrize(
    ("laid", "level"),
    [
        ("isl:3 isl 5/5/4", 4),
        ("isl:3 isl 4/4/4", 4),
        ("isl:3 isl 4/3/3", 3),
        ("isl:3 isl 2/2/0", 1),
        ("isl:3 isl 4/2/4 imp 0/2/0", 4),
    ],
)
def test_id_asm_01_the_level_becomes_that_of_the_weakest_area(laid: str, level: int) -> None:
    """T-ASM-1, T-ASM-2, D-ASM-1."""
    table = after({"iran": laid})
    assert table.at("iran").split()[0] == f"isl:{level}"
    assert len(table.happened(LevelChanged)) == (level != 3)


def test_id_asm_02_independent_regions_keep_their_level() -> None:
    table = after({"china": ":2 imp 1/0/0", "korea": ":2 imp 2/2/1"})
    assert table.changed == {}


def test_id_asm_03_and_id_amb_03_a_tie_for_the_majority_frees_a_region() -> None:
    table = after({"france": "imp:2 imp 1/1/1 fas 1/1/0 isl 0/0/1", "poland": "imp:2 imp 1/1/1 fas 1/1/1"})
    assert table.changed == {"poland": ":2 imp 1/1/1 fas 1/1/1"}
    assert [event.region for event in table.happened(RegionFreed)] == ["poland"]


def test_id_asm_03_a_level_may_fall_below_the_printed_one() -> None:
    table = after({"iran": "isl:3 isl 1/3/3"})
    assert table.at("iran") == "isl:1 isl 1/3/3"


def test_id_asm_04_and_id_asm_05_a_full_region_goes_to_the_majority() -> None:
    """T-ASM-3: Australia at 2/2/2, three cards against two and one. D-ASM-2, D-ASM-3: a tie, or not full."""
    won = after({"australia": ":2 imp 1/1/1 fas 1/1/0 isl 0/0/1"})
    assert won.changed == {"australia": "imp:2 imp 1/1/1 fas 1/1/0 isl 0/0/1"}
    assert after({"australia": ":2 imp 1/1/1 fas 1/1/1"}).changed == {}
    assert after({"australia": ":2 imp 2/1/1 fas 0/1/0"}).changed == {}


def test_id_asm_04_an_empty_region_goes_to_nobody() -> None:
    """D-ASM-4."""
    table = after({"poland": "fas:2"})
    assert table.changed == {"poland": ":1"}


def test_id_amb_63_an_empty_region_has_no_majority() -> None:
    assert majority(((0, 0), (0, 0), (0, 0))) is None
    table = after({"iran": "isl:3"})
    assert table.at("iran") == ":1"
    assert table.influence("isl") == 0


def test_id_amb_04_and_id_amb_06_full_means_at_least_the_level_and_a_freed_region_keeps_its_own() -> None:
    table = after({"france": "imp:3 imp 2/1/1 fas 1/2/1"})
    assert table.at("france") == ":2 imp 2/1/1 fas 1/2/1"
    later = after({"france": ":2 imp 2/1/1 fas 1/3/1"})
    assert later.at("france") == "fas:2 imp 2/1/1 fas 1/3/1"


def test_id_amb_05_and_id_gen_05_a_region_changes_hands_within_one_assessment() -> None:
    table = after({"france": "imp:2 imp 1/1/0 fas 1/1/2 isl 1/0/0"})
    assert table.changed == {"france": "fas:2 imp 1/1/0 fas 1/1/2 isl 1/0/0"}
    kinds = [type(event) for event in table.events]
    assert kinds.index(RegionFreed) < kinds.index(RegionWon)


def test_id_gen_05_a_majority_exceeds_each_other_seat_not_their_sum() -> None:
    table = after({"france": "imp:2 imp 2/1/0 fas 1/1/0 isl 0/0/2"})
    assert table.at("france").startswith("imp:2")


def test_id_asm_07_and_id_amb_38_each_step_covers_the_whole_world_first() -> None:
    table = after(
        {
            "france": "imp:1 imp 2/2/2",
            "iran": "isl:3 isl 4/4/4",
            "spain": ":1 fas 1/1/1",
            "poland": "imp:1 imp 0/1/0 fas 1/0/1",
        }
    )
    kinds = [kind.__name__ for kind in map(type, table.events) if kind in (LevelChanged, RegionFreed, RegionWon)]
    assert kinds == ["LevelChanged", "LevelChanged", "RegionFreed", "RegionWon", "RegionWon"]


def test_id_amb_07_a_region_just_won_counts_at_once() -> None:
    table = Summit("assessment", imp={}, fas={}, regions={"korea": ":1 imp 1/1/1"})
    assert table.influence("imp") == 4
    table.passes()


def test_id_amb_45_one_player_may_gain_several_regions_at_once() -> None:
    table = after({"korea": ":1 imp 1/1/1", "poland": "fas:1 imp 1/1/1 fas 0/0/1"})
    assert set(table.changed) == {"korea", "poland"}
    assert table.influence("imp") == 5


def test_forecast_agrees_with_the_assessment() -> None:
    regions = {"france": "imp:3 imp 2/1/1 fas 1/2/1", "korea": ":1 imp 1/1/1", "iran": "isl:3 isl 4/4/4"}
    before = Summit("foreign", imp={}, fas={}, isl={}, regions=regions)
    told = {verdict.region: verdict for verdict in forecast(before.seen_by(None))}
    assert set(told) == set(regions)
    assert (told["france"].level, told["france"].loser, told["france"].owner) == (2, 0, None)
    assert (told["korea"].loser, told["korea"].owner) == (None, 0)
    assert (told["iran"].level, told["iran"].loser, told["iran"].owner) == (4, None, 2)
    assert set(after(regions).changed) == set(told)


# Totalitarianism


def test_id_asm_06_and_id_amb_33_cards_are_exchanged_one_for_one() -> None:
    table = Summit("assessment", com={"hand": "1e 1c"}, fas={}, regions={"russia": "com:3 com 6/3/3"})
    assert table.asks == (
        "com",
        {"lift_military russia", "lift_economic russia", "lift_cultural russia", "done"},
    )
    table.does("com", "lift_military russia", "lay e")
    assert (table.hand("com"), table.at("russia")) == ("1m 1c", "com:3 com 5/4/3")
    assert table.refuses("com", "lift_cultural russia") == "ID-AMB-33"
    table.does("com", "lift_military russia")
    assert table.hand("com") == "2m"
    assert table.at("russia") == "com:3 com 4/4/4"
    assert table.asked[1] == "recess", "what was picked up is not laid down again"
    assert [(e.lifted, e.laid) for e in table.happened(CardExchanged)] == [
        ("military", "economic"),
        ("military", "cultural"),
    ]
    table.passes()


def test_id_asm_06_an_exchange_needs_own_cards_own_regions_and_room() -> None:
    regions = {
        "russia": "com:3 com 6/6/3 fas 0/0/1",
        "mongolia": "com:1 com 2/1/1",
        "poland": "fas:1 com 0/0/1 fas 1/1/1",
    }
    table = Summit("assessment", com={"hand": "1m"}, fas={}, regions=regions)
    assert table.refuses("com", "lift_cultural poland") == "ID-ASM-06"
    assert table.refuses("com", "pass") == "ID-ASM-06"
    assert table.refuses("com", "lift_cultural mongolia") == "ID-AMB-33"
    assert table.refuses("com", "lift_economic russia") == "ID-AMB-33"
    assert table.asks == ("com", {"done"})
    table.passes()


def test_id_asm_06_the_card_to_lay_is_asked_unless_only_one_is_possible() -> None:
    table = Summit("assessment", com={"hand": "1m 1e 1c"}, fas={}, regions={"russia": "com:3 com 4/5/6"})
    table.does("com", "lift_cultural russia")
    assert table.asks == ("com", {"lay military", "lay economic"})
    assert table.refuses("com", "lay c") == "ID-ASM-06"
    assert table.refuses("com", "done") == "ID-ASM-06"
    table.does("com", "lay m")
    assert table.at("russia") == "com:4 com 5/5/5"
    table.passes()


def test_id_amb_33_a_house_option_limits_exchanges_to_one() -> None:
    table = Summit("assessment", options={"totalitarianism": "one"}, com={"hand": "3e"}, fas={})
    table.does("com", "lift_military russia")
    assert table.asked[1] == "recess"
    assert table.at("russia") == "com:3 com 2/4/3", "levels are not assessed again"
    table.passes()


@pytest.mark.parametrize(("hand", "reason"), [("1e", "not_to_lay"), ("1e 1c", "full_at_home")])
def test_id_amb_33_an_unplayable_card_has_a_reason(hand: str, reason: str) -> None:
    table = Summit("assessment", com={"hand": hand}, fas={}, regions={"russia": "com:3 com 6/3/6"})
    why = LayInstead(0, "russia", 0).why_not(table.state, Action("lay", "cultural"))
    assert (why.rule, why.line.key) == ("ID-AMB-33", f"reason.{reason}")
    for other in (Action("lay", "russia"), Action("pick_up", "cultural")):
        assert LayInstead(0, "russia", 0).why_not(table.state, other).line.key == "reason.lay_first"
    table.passes()


def test_changed_card_is_counted_in_its_own_area() -> None:
    areas = ((1, 2), (0, 3), (0, 0))
    assert with_card(areas, 1, 1, -2) == ((1, 2), (0, 1), (0, 0))
    assert with_card(areas, 2, 0, 1) == ((1, 2), (0, 3), (1, 0))


def test_id_asm_06_only_communism_exchanges_cards() -> None:
    table = Summit("assessment", fas={"hand": "3e"}, imp={"hand": "3m"})
    assert table.asked[1] == "recess"
    table.passes()


# Turn order


def test_id_ord_01_the_turn_order_is_a_stable_sort_by_influence() -> None:
    """T-ORD-1: influence 3 4 3 4 3 turns IMP CAP FAS COM ISL into CAP COM IMP FAS ISL."""
    table = Summit(
        "turn_order",
        imp={},
        cap={},
        fas={},
        com={},
        isl={},
        regions={"united_states": "cap:4 cap 4/4/4", "russia": "com:4 com 4/4/4"},
    )
    assert table.order() == "cap com imp fas isl"
    assert [event.influence for event in table.happened(TurnOrderSet)] == [(4, 4, 3, 3, 3)]
    table.passes()


def test_id_ord_01_ties_keep_the_current_order() -> None:
    """T-ORD-2: starting positions no longer matter."""
    table = Summit("turn_order", order="isl imp cap", imp={}, cap={}, isl={})
    assert table.order() == "isl imp cap"
    assert table.happened(TurnOrderSet) == []
    table.passes()


# The end

HIGH = {"russia": "com:6 com 6/6/6", "china": "com:4 com 2/2/2", "korea": "com:2 com 2/2/2"}


def test_id_win_01_twelve_influence_at_the_end_of_the_turn_wins() -> None:
    table = Summit("end", com={}, fas={}, regions=HIGH)
    assert table.influence("com") == 12
    assert table.winners == "com"
    assert table.told[-1].startswith("The war of ideas is over: Communism")
    assert [event.how for event in table.happened(GameWon)] == ["influence"]
    assert sure(table.state.result).line.key == "result.influence"


@pytest.mark.parametrize(("level", "goal"), [("standard", 12), ("short", 9), ("two_player", 12), ("cold_war", 14)])
def test_id_win_01_every_level_has_its_goal(level: str, goal: int) -> None:
    state = GAME.new(Setup(level, ("communism", "fascism"), {}, 1))
    assert state.level.victory == goal


def test_id_win_02_reaching_twelve_earlier_does_not_end_the_game() -> None:
    """D-WIN-1: 12 after a purchase, but less again after the Assessment."""
    parts = "technological_supremacy innovation propaganda"
    regions = {"russia": "com:6 com 6/6/6", "china": "com:4 com 2/2/2", "korea": "com:1 com 1/1/0 fas 1/1/1"}
    table = Summit("development", com={"advancements": parts}, fas={}, regions=regions)
    table.does("com", f"buy {WMD}")
    assert table.influence("com") == 12
    assert not table.winners
    table.passes()
    lost = Summit("assessment", com={"advancements": WMD}, fas={}, regions=regions)
    lost.does("com", "go_on")
    assert lost.influence("com") < 12
    assert not lost.winners


def test_id_win_03_advancement_points_break_ties() -> None:
    """D-WIN-2: 13, 13, 12 with 2, 3, 9 points: the second wins; the third wasn't part of the tie."""
    table = Summit(
        "end",
        imp={"advancements": "tactics tactics"},
        fas={"advancements": "tactics propaganda"},
        isl={"advancements": "innovation innovation propaganda propaganda industry"},
        regions={
            "great_britain": "imp:13 imp 3/3/3",
            "germany": "fas:13 fas 3/3/3",
            "iran": "isl:12 isl 3/3/3",
        },
    )
    assert [table.points(who) for who in ("imp", "fas", "isl")] == [2, 3, 9]
    assert table.winners == "fas"
    assert [event.how for event in table.happened(GameWon)] == ["points"]


def test_id_win_03_and_id_win_04_a_remaining_tie_shares_the_victory() -> None:
    regions = {"great_britain": "imp:12 imp 3/3/3", "germany": "fas:12 fas 3/3/3"}
    table = Summit("end", imp={}, fas={}, isl={}, regions=regions)
    assert table.winners == "imp fas"
    assert sure(table.state.result).shares == (0.5, 0.5, 0.0)
    assert [event.how for event in table.happened(GameWon)] == ["shared"]


def test_id_amb_43_and_id_win_04_the_last_turn_is_decided_the_same_way() -> None:
    table = Summit("end", turn=30, imp={}, fas={"advancements": ""}, isl={"advancements": "propaganda"})
    assert table.winners == "isl"
    assert [event.limit for event in table.happened(GameWon)] == [True]
    assert [event.number for event in table.happened(TurnEnded)] == [30]
    early = Summit("end", turn=15, options={"turn_limit": 15}, imp={}, fas={"advancements": ""})
    assert early.winners == "imp"
    goes_on = Summit("end", turn=29, imp={}, fas={})
    assert not goes_on.winners
    assert goes_on.state.turn == 30


def test_id_amb_43_without_a_limit_only_influence_ends_the_game() -> None:
    free = {"turn_limit": 0}
    for turn in (30, 60, 500):
        table = Summit("end", turn=turn, options=free, imp={}, fas={})
        assert not table.winners
        assert table.state.turn == turn + 1
    won = Summit("end", turn=500, options=free, imp={}, fas={}, regions={"great_britain": "imp:12 imp 3/3/3"})
    assert won.winners == "imp"
    assert [event.limit for event in won.happened(GameWon)] == [False]


def test_every_ruling_is_an_option_of_the_box() -> None:
    options = {option.id for option in box("ideology").option}
    assert options - {EVEN} == set(Rulings.__slots__), "sides are evened out before there is a state to keep it"
