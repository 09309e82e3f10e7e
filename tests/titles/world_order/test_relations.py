"""Improve Relations and Engage: WO-IMP, WO-ENG."""

import pytest

from game.titles.world_order.events import CountryOpened
from tests.titles.world_order.summit import Summit, full


def test_wo_imp_01_and_wo_imp_04_an_open_country_becomes_a_ready_ally() -> None:
    table = Summit(usa={"hand": "new_allies", "stock": {"diplomacy": 3}}, lying="norway albania")
    table.plays("usa", "new_allies")
    assert table.refuses("usa", "improve switzerland") == "WO-IMP-01"
    table.does("usa", "improve norway")
    assert table.changed == {"usa allies": "norway", "usa diplomacy": 1}


def test_wo_imp_01_a_card_may_limit_the_regions() -> None:
    table = Summit(china={"assets": "cn_sco", "stock": {"diplomacy": 9}}, lying="norway iraq")
    table.does("china", "asset cn_sco")
    assert table.refuses("china", "improve norway") == "WO-IMP-01"
    table.does("china", "improve iraq", "none")
    assert table.changed["china allies"] == "iraq"


def test_wo_imp_02_a_country_costs_its_value() -> None:
    table = Summit(usa={"hand": "new_allies", "stock": {"diplomacy": 2}}, lying="switzerland albania")
    table.plays("usa", "new_allies")
    assert table.refuses("usa", "improve switzerland") == "WO-IMP-02"
    table.does("usa", "improve albania")
    assert table.changed == {"usa allies": "albania", "usa diplomacy": 1}


def test_wo_imp_03_ready_allies_in_the_region_lower_the_cost() -> None:
    table = Summit(
        china={"hand": "new_allies", "allies": "singapore laos_china -cambodia mali", "stock": {"diplomacy": 4}},
        lying="australia japan",
    )
    table.plays("china", "new_allies", "improve australia")
    assert table.asks == ("china", {"exhaust singapore", "exhaust laos_china", "pay"})
    assert table.refuses("china", "exhaust cambodia") == "WO-GEN-05"
    assert table.refuses("china", "exhaust mali") == "WO-IMP-03"
    table.does("china", "exhaust singapore", "pay")
    assert table.changed == {
        "china allies": "-singapore laos_china -cambodia mali australia",
        "china diplomacy": 3,
    }


def test_wo_imp_05_a_country_may_be_closed_to_a_power() -> None:
    table = Summit(usa={"hand": "new_allies", "stock": {"diplomacy": 9}}, lying="iran qatar")
    table.plays("usa", "new_allies")
    assert table.refuses("usa", "improve iran") == "WO-IMP-05"
    table.does("usa", "improve qatar")
    assert table.changed == {"usa allies": "qatar", "usa diplomacy": 7}


def test_wo_imp_06_the_map_card_is_put_on_a_ready_starting_card_and_brings_influence() -> None:
    table = Summit(
        eu={"hand": "new_allies", "allies": "norway_eu", "fdi": "norway_eu", "stock": {"diplomacy": 2}},
        lying="norway albania",
    )
    table.plays("eu", "new_allies", "improve norway", "pay", "temporary")
    assert table.changed == {
        "eu allies": "norway",
        "eu fdi": "norway",
        "eu diplomacy": 0,
        "europe below": "eu",
        "eu vp": 5,
    }
    assert table.state.allies[0]["norway"].under == "norway_eu"


def test_wo_imp_06_and_wo_amb_06_paying_for_its_own_upgrade_adds_none() -> None:
    table = Summit(
        eu={"hand": "new_allies", "allies": "norway_eu", "stock": {"diplomacy": 2}}, lying="norway albania"
    )
    table.plays("eu", "new_allies", "improve norway", "exhaust norway_eu")
    assert table.changed == {"eu allies": "norway", "eu diplomacy": 1}


def test_wo_amb_07_after_an_upgrade_both_cards_trade() -> None:
    table = Summit(
        eu={"hand": "new_allies foreign_trade", "allies": "-norway_eu", "stock": {"diplomacy": 2, "services": 5}},
        lying="norway albania",
    )
    table.plays("eu", "new_allies", "improve norway")
    assert table.is_over
    table = Summit("turn", eu={"hand": "foreign_trade", "allies": "norway", "stock": {"services": 5}})
    table.state.allies = ({"norway": table.state.allies[0]["norway"].__class__(True, 0, 1, "norway_eu")}, {})
    table.plays("eu", "foreign_trade", "export services")
    assert table.asks == ("eu", {"sell 1", "sell 2"})
    table.does("eu", "sell 2", "done")
    assert table.state.money[0] == 30


def test_wo_amb_08_a_starting_countrys_map_card_can_go_to_another_power() -> None:
    table = Summit(
        usa={"hand": "new_allies", "stock": {"diplomacy": 2}},
        eu={"allies": "norway_eu"},
        china={},
        lying="norway albania",
    )
    table.plays("usa", "new_allies", "improve norway")
    assert table.changed == {"usa allies": "norway", "usa diplomacy": 0}


def test_wo_amb_09_eu_member_states_have_no_map_card() -> None:
    table = Summit("prosperity", eu={"allies": "eu_member_states"})
    every = [card for deck in (*table.state.left.values(), *table.state.right.values()) for card in deck]
    assert "eu_member_states" not in every


@pytest.mark.parametrize(
    ("left", "right", "taken", "after"),
    [("mali niger", "kenya", "kenya", ("niger", "mali")), ("mali", "kenya niger", "mali", ("kenya", "niger"))],
)
def test_wo_imp_07_an_empty_deck_is_filled_from_the_other(
    left: str, right: str, taken: str, after: tuple[str, str]
) -> None:
    table = Summit(
        usa={"hand": "new_allies", "stock": {"diplomacy": 2}}, left={"africa": left}, right={"africa": right}
    )
    table.plays("usa", "new_allies", f"improve {taken}")
    assert (table.state.left["africa"], table.state.right["africa"]) == ((after[0],), (after[1],))
    assert [event.country for event in table.happened(CountryOpened)] == ["niger"]


def test_wo_imp_08_and_wo_amb_05_a_cost_never_falls_below_zero() -> None:
    table = Summit(
        usa={"hand": "build_new_embassy", "allies": "japan", "stock": {"diplomacy": 2}},
        lying="australia indonesia",
    )
    table.plays("usa", "build_new_embassy", "improve australia", "exhaust japan")
    assert table.changed == {"usa allies": "-japan australia"}


def test_wo_imp_08_allies_are_exhausted_only_while_a_cost_remains() -> None:
    table = Summit(
        usa={"hand": "new_allies", "allies": "iceland_usa serbia", "stock": {"diplomacy": 1}},
        lying="albania croatia",
    )
    table.plays("usa", "new_allies", "improve albania", "exhaust serbia")
    assert table.changed == {"usa allies": "iceland_usa -serbia albania"}


def test_wo_imp_09_and_wo_amb_34_and_wo_amb_72_a_search_finds_any_country() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 2}},
        left={"africa": "mali niger sudan south_africa"},
        right={"africa": "kenya djibouti"},
    )
    table.plays("usa", "successful_negotiations", "search africa")
    assert table.asks[1] == {f"improve {card}" for card in ("mali", "niger", "sudan", "kenya", "djibouti")}
    assert table.refuses("usa", "improve south_africa") == "WO-IMP-02"
    table.does("usa", "improve niger")
    assert table.changed == {"usa allies": "niger", "usa diplomacy": 1}
    left, right = table.state.left["africa"], table.state.right["africa"]
    assert sorted((*left, *right)) == ["djibouti", "kenya", "mali", "south_africa", "sudan"]
    assert (len(left), len(right)) == (4, 1)
    assert table.seen_by("usa").left["africa"][1:] == ("?", "?", "?")


def test_after_a_search_only_the_two_open_countries_are_announced() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 2}},
        left={"africa": "mali niger sudan"},
        right={"africa": "kenya"},
    )
    table.plays("usa", "successful_negotiations", "search africa", "improve mali")
    opened = [event.country for event in table.happened(CountryOpened)]
    assert opened == [table.state.left["africa"][0], table.state.right["africa"][0]]


def test_wo_imp_10_the_influence_of_an_upgrade_comes_first() -> None:
    table = Summit(
        number=3,
        eu={
            "hand": "new_allies",
            "allies": "norway_eu",
            "growth": "diplomatic_opening",
            "stock": {"diplomacy": 4},
        },
        lying="norway albania",
    )
    table.plays("eu", "new_allies", "improve norway", "pay")
    assert table.asked == ("eu", "place_influence")
    table.does("eu", "permanent")
    assert table.asked == ("eu", "choose_country")
    table.does("eu", "none")


def test_wo_gro_09_and_wo_gro_12_and_wo_amb_62_a_second_country_costs_more() -> None:
    table = Summit(
        number=3,
        eu={
            "hand": "build_new_embassy",
            "allies": "jordan_eu",
            "growth": "diplomatic_opening",
            "stock": {"diplomacy": 2},
        },
        lying="albania croatia djibouti kenya qatar iraq",
    )
    table.plays("eu", "build_new_embassy", "improve albania")
    assert table.changed == {"eu allies": "jordan_eu albania"}
    assert "improve qatar" in table.asks[1]
    table.does("eu", "improve qatar")
    assert table.changed == {"eu allies": "-jordan_eu albania qatar", "eu diplomacy": 0}
    assert table.is_over


def test_wo_gro_09_allies_cannot_pay_the_surcharge() -> None:
    table = Summit(
        number=3,
        eu={
            "hand": "new_allies",
            "allies": "switzerland",
            "growth": "diplomatic_opening",
            "stock": {"diplomacy": 1},
        },
        lying="albania croatia djibouti kenya",
    )
    table.plays("eu", "new_allies", "improve djibouti")
    assert table.is_over
    assert table.changed == {"eu allies": "switzerland djibouti", "eu diplomacy": 0}


def test_wo_gro_12_a_second_country_comes_once_a_round() -> None:
    table = Summit(
        number=3,
        eu={"hand": "assign_new_diplomats", "growth": "diplomatic_opening", "stock": {"diplomacy": 9}},
        lying="albania croatia djibouti kenya cambodia laos",
    )
    table.plays("eu", "assign_new_diplomats", "improve albania", "improve djibouti", "improve laos")
    assert table.is_over
    assert table.changed == {"eu allies": "albania djibouti laos", "eu diplomacy": 9 - 1 - 2 - 1}


# Engage


def test_wo_eng_01_engaging_needs_any_ally_in_the_region() -> None:
    table = Summit(
        usa={"hand": "diplomatic_engagement", "allies": "-mexico_usa", "stock": {"diplomacy": 9}},
        cubes={"americas": "usa"},
    )
    table.plays("usa", "diplomatic_engagement")
    assert table.asked == ("usa", "place_influence")
    table.does("usa", "permanent")
    assert table.changed == {"usa diplomacy": 5, "americas": "usa usa", "usa tokens": "americas", "usa vp": 1}


def test_wo_eng_02_and_wo_eng_03_and_wo_eng_06_engaging_adds_a_token() -> None:
    table = Summit(
        eu={"hand": "diplomatic_engagement", "allies": "jordan_eu qatar nigeria", "stock": {"diplomacy": 8}},
        cubes={"mena": "eu usa local"},
    )
    table.plays("eu", "diplomatic_engagement")
    assert table.refuses("eu", "engage europe") == "WO-ENG-01"
    table.does("eu", "engage mena", "exhaust jordan_eu", "exhaust qatar", "permanent")
    assert table.changed == {
        "eu allies": "-jordan_eu -qatar nigeria",
        "eu diplomacy": 5,
        "mena": "eu usa local eu",
        "eu vp": 1,
        "eu tokens": "mena",
    }


def test_wo_eng_02_an_unaffordable_region_is_not_offered() -> None:
    table = Summit(eu={"hand": "diplomatic_engagement", "allies": "nigeria norway", "stock": {"diplomacy": 2}})
    table.plays("eu", "diplomatic_engagement")
    assert table.asks == ("eu", {"engage africa", "none"})
    assert table.refuses("eu", "engage europe") == "WO-ENG-02"
    table.does("eu", "none")
    assert table.changed == {}


def test_wo_eng_04_diplomatic_focus_makes_engaging_two_cheaper() -> None:
    table = Summit(
        eu={"hand": "diplomatic_engagement", "allies": "-qatar", "stock": {"diplomacy": 4}, "focus": "diplomatic"},
        cubes={"mena": "eu usa local"},
    )
    table.plays("eu", "diplomatic_engagement", "permanent")
    assert table.changed == {"eu diplomacy": 0, "mena": "eu usa local eu", "eu vp": 1, "eu tokens": "mena"}


def test_wo_eng_05_and_wo_amb_10_with_no_token_left_one_can_be_moved() -> None:
    for last, tokens in (("move_token africa", "mena south_asia"), ("none", "africa mena")):
        table = Summit(
            china={
                "hand": "diplomatic_engagement",
                "allies": "-pakistan",
                "tokens": "africa mena",
                "stock": {"diplomacy": 4},
            },
            cubes={"south_asia": "china local"},
        )
        table.plays("china", "diplomatic_engagement", "permanent")
        assert table.asks == ("china", {"move_token africa", "move_token mena", "none"})
        table.does("china", last)
        assert set(table.board["china tokens"].split()) == set(tokens.split())


def test_wo_eng_03_several_tokens_may_lie_in_one_region() -> None:
    table = Summit(
        usa={
            "hand": "diplomatic_engagement",
            "allies": "-mexico_usa",
            "tokens": "americas",
            "stock": {"diplomacy": 4},
        },
        cubes={"americas": "usa"},
    )
    table.plays("usa", "diplomatic_engagement", "permanent")
    assert table.changed["usa tokens"] == "americas americas"


def test_declining_is_refused_if_the_cost_can_be_paid_without_help() -> None:
    table = Summit(usa={"hand": "new_allies", "stock": {"diplomacy": 1}}, lying="mali niger")
    table.plays("usa", "new_allies")
    assert table.refuses("usa", "none") == "WO-AMB-58"
    table.does("usa", "improve mali")
    table = Summit(usa={"hand": "diplomatic_engagement", "allies": "mali qatar", "stock": {"diplomacy": 6}})
    table.plays("usa", "diplomatic_engagement")
    assert table.refuses("usa", "none") == "WO-AMB-58"
    table.does("usa", "engage africa", "pay", "temporary")


def test_wo_imp_05_and_wo_imp_09_a_search_cannot_take_a_closed_country() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 3}},
        left={"mena": "iran syria jordan", "africa": "south_africa"},
        right={"mena": "qatar", "africa": ""},
    )
    table.plays("usa", "successful_negotiations", "search mena")
    assert table.asks == ("usa", {"improve jordan", "improve qatar"})
    table.does("usa", "improve jordan")


def test_wo_amb_72_only_a_region_with_an_available_country_is_searched() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 1}},
        left={"mena": "iran syria qatar"},
        right={"mena": "turkey"},
    )
    table.plays("usa", "successful_negotiations")
    assert table.refuses("usa", "search mena") == "WO-IMP-09"
    assert len(table.asks[1]) == 7
    table.does("usa", "none")


def test_wo_amb_34_after_a_search_a_last_country_lies_open_alone() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 1}},
        left={"africa": "mali"},
        right={"africa": "kenya"},
    )
    table.plays("usa", "successful_negotiations", "search africa", "improve mali")
    assert (table.state.left["africa"], table.state.right["africa"]) == (("kenya",), ())
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 1}},
        left={"africa": "mali"},
        right={"africa": ""},
    )
    table.plays("usa", "successful_negotiations", "search africa")
    assert (table.state.left["africa"], table.state.right["africa"]) == ((), ())
    assert table.changed["usa allies"] == "mali"


def test_wo_imp_07_the_other_deck_is_untouched_while_there_are_two() -> None:
    for taken, left, right in (
        ("mali", ("niger", "kenya"), ("djibouti", "sudan")),
        ("djibouti", ("mali", "niger", "kenya"), ("sudan",)),
    ):
        table = Summit(
            usa={"hand": "new_allies", "stock": {"diplomacy": 1}},
            left={"africa": "mali niger kenya"},
            right={"africa": "djibouti sudan"},
        )
        table.plays("usa", "new_allies", f"improve {taken}")
        assert (table.state.left["africa"], table.state.right["africa"]) == (left, right)
        opened = [event.country for event in table.happened(CountryOpened)]
        assert opened == [left[0] if taken == "mali" else right[0]]


def test_wo_imp_07_the_last_country_of_a_region_can_be_taken() -> None:
    table = Summit(
        usa={"hand": "new_allies", "stock": {"diplomacy": 1}}, left={"africa": "mali"}, right={"africa": ""}
    )
    table.plays("usa", "new_allies", "improve mali")
    assert (table.state.left["africa"], table.state.right["africa"]) == ((), ())


def test_wo_amb_62_a_card_refers_to_its_own_country() -> None:
    table = Summit(
        number=3,
        eu={"hand": "build_new_embassy", "growth": "diplomatic_opening", "stock": {"diplomacy": 2}},
        lying="albania croatia djibouti kenya",
        guests={"europe": "eu usa", "africa": "eu usa"},
    )
    table.plays("eu", "build_new_embassy", "improve albania", "improve djibouti")
    assert table.asks == ("eu", {"reset europe:1", "none"})
    table.does("eu", "none")


def test_wo_eng_02_a_cost_never_falls_below_zero() -> None:
    for diplomacy in (0, 4):
        table = Summit(
            usa={
                "hand": "ensure_peace_in_the_region",
                "allies": "-mali -niger -kenya",
                "focus": "diplomatic",
                "stock": {"diplomacy": diplomacy},
            }
        )
        table.plays("usa", "ensure_peace_in_the_region", "temporary")
        assert table.board["usa diplomacy"] == diplomacy


def test_wo_eng_05_a_token_of_another_region_is_moved() -> None:
    for answer, tokens in (("move_token mena", "south_asia south_asia"), ("none", "south_asia mena")):
        table = Summit(
            china={
                "hand": "diplomatic_engagement",
                "allies": "-pakistan",
                "tokens": "south_asia mena",
                "stock": {"diplomacy": 4},
            },
            cubes={"south_asia": full("south_asia")},
        )
        table.plays("china", "diplomatic_engagement")
        assert table.asks == ("china", {"move_token mena", "none"})
        table.does("china", answer)
        assert table.board["china tokens"] == tokens
    table = Summit(
        china={
            "hand": "diplomatic_engagement",
            "allies": "-pakistan",
            "tokens": "mena mena",
            "stock": {"diplomacy": 4},
        },
        cubes={"south_asia": full("south_asia")},
    )
    table.plays("china", "diplomatic_engagement", "move_token mena")
    assert table.board["china tokens"] == "mena south_asia"


def test_wo_amb_34_two_countries_lie_open_after_a_search() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 1}},
        left={"africa": "mali niger"},
        right={"africa": "kenya"},
    )
    table.plays("usa", "successful_negotiations", "search africa", "improve mali")
    assert {*table.state.left["africa"], *table.state.right["africa"]} == {"niger", "kenya"}
    assert len(table.state.right["africa"]) == 1


def test_wo_amb_58_three_money_replace_one_diplomacy_even_with_help() -> None:
    table = Summit(eu={"hand": "humanitarian_aid", "allies": "serbia", "money": 8}, lying="switzerland albania")
    table.plays("eu", "humanitarian_aid", "improve switzerland")
    assert table.changed == {"eu allies": "-serbia switzerland", "eu money": 2}
