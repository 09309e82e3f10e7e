"""Growth cards and production: WO-GRO, WO-PRD."""

from game.core.agenda import push, settle
from game.titles.world_order.domestic import GetGrowth
from game.titles.world_order.events import AbilityUsed, CardsDrawn, CommerceTurnedUp
from game.titles.world_order.rules import Preparation
from game.titles.world_order.steps import Carry, Choose, Gain, Trash, where
from tests.titles.world_order.summit import Seated, Summit


def test_wo_gro_01_and_wo_gro_03_a_growth_card_is_paid_for_and_gives_vps() -> None:
    table = Summit(
        china={
            "hand": "growth_strategy",
            "growth": "industrial_development knowledge_transfer",
            "stock": {"services": 3},
            "money": 15,
        }
    )
    table.plays("china", "growth_strategy", "choose growth")
    assert table.changed == {
        "china growth": "industrial_development knowledge_transfer tactical_flexibility",
        "china services": 0,
        "china money": 0,
        "china vp": 6,
    }
    assert table.state.growth_left["tactical_flexibility"] == 1


def test_wo_gro_02_a_growth_card_must_be_exactly_one_level_higher() -> None:
    table = Summit(
        china={
            "hand": "growth_strategy",
            "growth": "industrial_development knowledge_transfer",
            "stock": {"services": 9, "diplomacy": 9},
            "money": 99,
        }
    )
    table.plays("china", "growth_strategy", "choose growth")
    assert table.asks == ("china", {"growth tactical_flexibility", "growth diplomatic_opening"})
    assert table.refuses("china", "growth strategic_advantage") == "WO-GRO-02"
    assert "level 3" in table.why("china", "growth strategic_advantage")
    table.does("china", "growth diplomatic_opening")
    assert table.changed["china vp"] == 5


def test_wo_gen_02_the_rest_after_a_growth_card_is_done() -> None:
    table = Summit("returns", usa={"stock": {"services": 9, "diplomacy": 9}, "money": 99})
    push(table.state, Carry(0, (GetGrowth(), Gain("army", 1))))
    settle(table.state)
    table.does("usa", "growth diplomatic_initiative")
    assert table.changed["usa army"] == 1


def test_wo_amb_60_a_card_without_a_possible_part_is_not_offered() -> None:
    for able in (False, True):
        stock = {"services": 9 * able, "diplomacy": 9 * able}
        state = Summit("returns", usa={"stock": stock, "money": 99, "hand": "new_allies" * able}).state
        assert Choose((("growth", (GetGrowth(),)),)).can(state, 0) is able
        assert Trash().can(state, 0) is able
    assert where(state, "here") == (), "no Region has been chosen"


def test_wo_gro_04_and_wo_amb_39_an_ability_works_from_the_round_of_its_level() -> None:
    for number, cards in ((2, 0), (3, 1)):
        table = Summit(
            number=number,
            china={
                "hand": "growth_strategy",
                "growth": "industrial_development knowledge_transfer",
                "stock": {"services": 3},
                "money": 15,
            },
        )
        table.plays("china", "growth_strategy", "choose growth")
        assert len(table.hand("china")) == cards
        assert table.changed["china vp"] == 6


def test_wo_gro_05_and_wo_gro_11_once_a_round_in_three_windows() -> None:
    growth = "industrial_development reduced_bureaucracy"
    table = Summit("focus", usa={"growth": growth, "hand": "new_allies", "deck": "foreign_trade"})
    table.does("usa", "use reduced_bureaucracy", "trash new_allies")
    assert table.hand("usa") == ["foreign_trade"]
    assert table.refuses("usa", "use reduced_bureaucracy") == "WO-PREP-05"
    table.does("usa", "focus domestic")

    table = Summit("turn", usa={"growth": growth, "hand": "new_allies", "deck": "foreign_trade"})
    table.does("usa", "use reduced_bureaucracy", "trash new_allies")
    assert table.refuses("usa", "use reduced_bureaucracy") == "WO-GRO-11"
    assert table.refuses("usa", "use knowledge_transfer") == "WO-GRO-01"
    table.does("usa", "pass")

    table = Summit("research", usa={"growth": growth, "hand": "new_allies", "deck": "foreign_trade"})
    assert table.asks == ("usa", {"use reduced_bureaucracy", "none"})
    table.does("usa", "none")
    assert table.happened(AbilityUsed) == []
    finish(table)


def finish(table: Summit) -> None:
    """Answer "done" to everything."""
    while not table.is_over:
        who, offered = table.asks
        table.does(who, next(word for word in ("done", "none", "pass", *sorted(offered)) if word in offered))


def test_wo_gro_05_an_ability_does_not_work_before_its_round() -> None:
    table = Summit(number=1, usa={"growth": "industrial_development reduced_bureaucracy"})
    assert table.refuses("usa", "use reduced_bureaucracy") == "WO-GRO-04"
    table.does("usa", "pass")


def test_wo_amb_41_and_wo_amb_61_knowledge_transfer_draws_up_to_the_best_ready_value() -> None:
    table = Summit(
        usa={
            "growth": "industrial_development knowledge_transfer",
            "allies": "japan_usa iraq_usa -canada",
            "hand": "new_allies",
            "deck": "foreign_trade military_pact",
        }
    )
    table.does("usa", "use knowledge_transfer")
    assert table.asks == ("usa", {"draw 1", "draw 2"})
    table.does("usa", "draw 2", "discard new_allies", "discard military_pact", "play foreign_trade")
    assert table.discards("usa") == ["new_allies", "military_pact"]


def test_wo_amb_41_knowledge_transfer_needs_a_ready_ally() -> None:
    table = Summit(
        usa={"growth": "industrial_development knowledge_transfer", "allies": "-japan_usa", "hand": "new_allies"}
    )
    assert table.refuses("usa", "use knowledge_transfer") == "WO-GRO-11"
    table.does("usa", "pass")


def test_wo_amb_40_a_once_per_round_effect_works_again_in_the_next() -> None:
    growth = "industrial_development reduced_bureaucracy"
    table = Summit(usa={"growth": growth, "hand": "new_allies"})
    table.does("usa", "use reduced_bureaucracy", "trash new_allies", "pass")
    while not table.is_over:
        table.does("usa", "growth diplomatic_initiative")
    assert table.state.spent[0] == {"reduced_bureaucracy"}
    push(table.state, Preparation())
    settle(table.state)
    assert table.state.spent[0] == frozenset()
    ways = ("make 0", "tracks 0", "focus military", "done", "none")
    while not table.is_over:
        who, offered = table.asks
        table.does(who, next(word for word in (*ways, *sorted(offered)) if word in offered))


def test_wo_gro_06_industrial_development_raises_two_different_tracks() -> None:
    table = Summit(usa={"hand": "growth_strategy", "stock": {"services": 1}, "money": 10})
    table.plays("usa", "growth_strategy", "choose growth", "raise food")
    assert table.refuses("usa", "raise food") == "WO-SA-05"
    table.does("usa", "raise energy")
    assert table.changed == {
        "usa services": 0,
        "usa money": 0,
        "usa vp": 1,
        "usa growth": "industrial_development",
        "usa production food": 4,
        "usa production energy": 4,
    }


def test_wo_gro_10_and_wo_gro_13_strategic_advantage_works_at_once() -> None:
    table = Summit(
        "first turn",
        number=4,
        usa={
            "hand": "growth_strategy military_pact",
            "growth": "industrial_development knowledge_transfer tactical_flexibility",
            "stock": {"services": 4},
            "money": 15,
        },
    )
    table.plays("usa", "growth_strategy", "choose growth")
    assert table.asked == ("usa", "play_more")
    assert table.offers("usa", "none")
    table.does("usa", "play military_pact")
    assert table.changed["usa diplomacy"] == 1


def test_wo_gro_13_and_wo_amb_63_strategic_advantage_also_follows_a_pass() -> None:
    growth = "industrial_development knowledge_transfer tactical_flexibility strategic_advantage"
    table = Summit("first turn", number=4, usa={"hand": "military_pact new_allies", "growth": growth})
    table.does("usa", "pass", "lay new_allies", "play military_pact")
    assert table.changed == {"usa money": 10, "usa diplomacy": 1}
    table = Summit("turn", number=4, usa={"hand": "military_pact new_allies", "growth": growth})
    table.does("usa", "pass", "lay new_allies")
    assert table.is_over


def test_wo_gro_14_and_wo_amb_64_resilience_works_before_or_after_adding() -> None:
    growth = "industrial_development knowledge_transfer tactical_flexibility regional_resilience"

    def table_of() -> Summit:
        return Summit(
            number=4,
            usa={
                "hand": "diplomatic_engagement",
                "allies": "-mexico_usa",
                "growth": growth,
                "stock": {"diplomacy": 4},
            },
            cubes={"americas": "usa usa usa"},
            guests={"americas": "china usa"},
        )

    table = table_of()
    table.plays("usa", "diplomatic_engagement")
    assert table.asks == ("usa", {"temporary", "convert americas:2"})
    table.does("usa", "convert americas:2")
    assert table.board["americas"] == "usa usa usa usa"
    assert table.board["americas below"] == "china usa"
    assert table.changed["usa vp"] == 3

    table = table_of()
    table.plays("usa", "diplomatic_engagement", "temporary")
    assert table.asks == ("usa", {"convert americas:2", "convert americas:3", "none"})
    table.does("usa", "convert americas:3")
    assert table.board["americas below"] == "china usa"
    assert table.changed["usa vp"] == 2


def test_wo_gro_16_and_wo_amb_38_no_growth_card_may_be_left() -> None:
    every = "industrial_development knowledge_transfer tactical_flexibility regional_resilience space_program"
    table = Summit(usa={"hand": "growth_strategy", "growth": every, "stock": {"services": 9}, "money": 99})
    table.plays("usa", "growth_strategy", "done")
    assert table.changed == {}


def test_wo_gro_16_an_exhausted_or_unaffordable_card_is_not_offered() -> None:
    table = Summit(
        growth_left={"industrial_development": 0},
        usa={"hand": "growth_strategy", "stock": {"services": 1, "diplomacy": 1}, "money": 99},
    )
    table.plays("usa", "growth_strategy", "choose growth")
    assert table.changed["usa growth"] == "diplomatic_initiative"


def test_tactical_flexibility_draws_a_seventh_card() -> None:
    table = Summit("preparation", number=3, usa={"growth": "tactical_flexibility"})
    assert [len(event.cards) for event in table.happened(CardsDrawn)] == [7, 6]
    ways = ("make 0", "tracks 0", "focus military", "done", "none")
    while not table.is_over:
        who, offered = table.asks
        table.does(who, next(word for word in (*ways, *sorted(offered)) if word in offered))


# Production


def test_wo_prd_01_primary_goods_are_produced_by_their_track() -> None:
    table = Summit(eu={"hand": "growth_strategy"})
    table.plays("eu", "growth_strategy", "produce energy", "produce raw", "produce food")
    assert table.changed == {"eu energy": 1, "eu raw": 1, "eu food": 3}


def test_wo_prd_02_no_type_can_be_produced_twice() -> None:
    table = Summit(eu={"hand": "growth_strategy"})
    table.plays("eu", "growth_strategy", "produce food")
    assert table.refuses("eu", "produce food") == "WO-PRD-02"
    assert table.refuses("eu", "produce goods") == "WO-PRD-03"
    table.does("eu", "done")


def test_wo_prd_03_and_wo_prd_04_secondary_goods_use_just_produced_ones() -> None:
    table = Summit(eu={"hand": "growth_strategy", "stock": {"energy": 4, "food": 1}, "money": 12})
    table.plays(
        "eu", "growth_strategy", "produce food", "produce services", "make 4", "produce diplomacy", "make 3"
    )
    assert table.changed == {"eu energy": 0, "eu food": 0, "eu services": 4, "eu diplomacy": 3, "eu money": 3}


def test_wo_prd_03_goods_and_armies_use_their_primary_resources() -> None:
    table = Summit(usa={"hand": "growth_strategy", "stock": {"energy": 3, "raw": 5, "food": 2}})
    table.plays("usa", "growth_strategy", "produce goods", "make 3", "produce army", "make 2", "done")
    assert table.changed == {"usa energy": 0, "usa raw": 0, "usa food": 0, "usa goods": 3, "usa army": 2}


def test_wo_prd_05_and_wo_amb_21_producing_turns_commerce_cards_up() -> None:
    for units, cards in ((0, 0), (1, 2)):
        table = Summit(usa={"hand": "growth_strategy", "stock": {"energy": 1, "food": 1}, "commerce": 0})
        table.plays("usa", "growth_strategy", "produce services", f"make {units}", "done")
        assert table.board["usa commerce"] == cards


def test_wo_amb_21_a_primary_type_at_ten_counts_as_produced() -> None:
    table = Summit(russia={"hand": "growth_strategy", "stock": {"energy": 10}, "commerce": 0})
    table.plays("russia", "growth_strategy", "produce energy", "done")
    assert table.changed == {"russia money": 15, "russia commerce": 3}


def test_wo_amb_79_as_many_tracks_as_possible_are_raised() -> None:
    most = {"energy": 5, "raw": 4, "food": 5, "goods": 5, "services": 5, "diplomacy": 5}
    table = Summit(usa={"hand": "growth_strategy", "stock": {"services": 1}, "money": 10, "production": most})
    table.plays("usa", "growth_strategy", "choose growth")
    assert table.changed["usa production army"] == 4


def test_wo_gro_05_knowledge_transfer_needs_a_card_and_works_once_a_round() -> None:
    side: Seated = {
        "growth": "industrial_development knowledge_transfer",
        "allies": "norway",
        "hand": "new_allies",
        "deck": "foreign_trade",
    }
    table = Summit(usa=side)
    table.does("usa", "use knowledge_transfer", "draw 1", "discard new_allies")
    assert not table.offers("usa", "use knowledge_transfer")
    table.does("usa", "pass")
    empty: Seated = {
        "growth": "industrial_development knowledge_transfer",
        "allies": "norway",
        "hand": "new_allies",
        "no_more": True,
    }
    table = Summit(usa=empty)
    assert table.refuses("usa", "use knowledge_transfer") == "WO-GRO-11"
    table.does("usa", "pass")


def test_wo_gro_05_reduced_bureaucracy_needs_a_card_to_draw_or_trash() -> None:
    growth = "industrial_development reduced_bureaucracy"
    table = Summit(usa={"growth": growth, "no_more": True, "order": True})
    assert table.asks == ("usa", {"order", "pass"})
    table.does("usa", "pass")
    table = Summit(usa={"growth": growth, "hand": "new_allies", "no_more": True})
    table.does("usa", "use reduced_bureaucracy")
    assert (table.hand("usa"), len(table.state.trashed)) == ([], 12)
    table.does("usa", "pass")
    table = Summit(usa={"growth": growth, "deck": "new_allies", "no_more": True})
    table.does("usa", "use reduced_bureaucracy", "pass")
    assert (table.hand("usa"), len(table.state.trashed)) == ([], 12)


def test_wo_gro_11_both_abilities_work_just_before_the_hand_is_revealed() -> None:
    growth = "industrial_development reduced_bureaucracy knowledge_transfer"
    table = Summit(
        "research",
        usa={
            "growth": growth,
            "allies": "norway",
            "hand": "new_allies",
            "deck": "foreign_trade military_pact global_currency",
        },
    )
    assert table.asks == ("usa", {"use reduced_bureaucracy", "use knowledge_transfer", "none"})
    table.does("usa", "use reduced_bureaucracy", "trash new_allies")
    assert table.asks == ("usa", {"use knowledge_transfer", "none"})
    table.does("usa", "use knowledge_transfer", "draw 1", "discard foreign_trade")
    assert table.front("usa") == ["military_pact"]
    finish(table)


def test_wo_gro_11_an_ability_works_before_another_card_is_played() -> None:
    table = Summit(
        usa={
            "growth": "industrial_development reduced_bureaucracy",
            "hand": "explore_alternatives new_allies",
            "deck": "foreign_trade growth_strategy military_pact",
        }
    )
    table.plays("usa", "explore_alternatives", "use reduced_bureaucracy", "trash new_allies")
    assert table.asked == ("usa", "play_more")
    assert not table.offers("usa", "use reduced_bureaucracy")
    table.does("usa", "play military_pact")
    assert table.changed == {"usa diplomacy": 1}


def test_central_european_bank_counts_the_money_it_gains() -> None:
    for money, growth in ((9, "industrial_development"), (10, "industrial_development reduced_bureaucracy")):
        table = Summit(eu={"assets": "eu_central_bank", "growth": "industrial_development", "money": money})
        table.does("eu", "asset eu_central_bank", *(["growth reduced_bureaucracy"] if money == 10 else []))
        assert table.board["eu growth"] == growth
        assert table.board["eu money"] == (0 if money == 10 else 29)


def test_central_european_bank_leaves_the_mix_to_the_player() -> None:
    table = Summit(
        eu={"assets": "eu_central_bank", "growth": "industrial_development", "money": 9, "stock": {"services": 2}}
    )
    table.does("eu", "asset eu_central_bank")
    assert table.asks == ("eu", {"swap 0", "swap 1"})
    table.does("eu", "swap 1")
    assert (table.changed["eu services"], table.board["eu money"]) == (1, 9)
    table = Summit(eu={"assets": "eu_central_bank", "growth": "industrial_development", "stock": {"services": 2}})
    table.does("eu", "asset eu_central_bank")
    assert table.asks == ("eu", {"swap 0", "swap 1"})
    table.does("eu", "swap 0")
    assert (table.changed["eu services"], table.board["eu money"]) == (0, 10)


def test_wo_pro_02_prosperous_times_need_goods_and_another_space() -> None:
    for goods, prosperity in ((1, 2), (9, 5)):
        table = Summit(
            eu={"hand": "prosperous_times new_allies", "prosperity": prosperity, "stock": {"goods": goods}}
        )
        table.plays("eu", "prosperous_times")
        assert table.asks == ("eu", {"choose play_another", "none"})
        table.does("eu", "none")
    table = Summit(eu={"hand": "prosperous_times", "prosperity": 2, "stock": {"goods": 2}})
    table.plays("eu", "prosperous_times", "choose prosperity")
    assert (table.changed["eu goods"], table.changed["eu prosperity"]) == (0, 3)


def test_wo_prd_05_only_types_on_commerce_cards_turn_them_up() -> None:
    table = Summit(usa={"hand": "growth_strategy", "stock": {"energy": 1, "raw": 1}, "commerce": 0})
    table.plays("usa", "growth_strategy", "produce goods", "make 1", "done")
    assert (table.board["usa goods"], table.board["usa commerce"]) == (1, 0)
    table = Summit(russia={"hand": "growth_strategy", "commerce": 0})
    table.plays("russia", "growth_strategy", "produce food", "done")
    assert table.board["russia commerce"] == 0


def test_wo_prd_03_diplomacy_costs_three_money_each() -> None:
    for money, most in ((2, 0), (8, 2), (99, 4)):
        table = Summit(usa={"hand": "growth_strategy", "money": money})
        table.plays("usa", "growth_strategy")
        assert table.offers("usa", "produce diplomacy") is bool(most)
        if most:
            table.does("usa", "produce diplomacy")
            assert table.asks == ("usa", {f"make {units}" for units in range(most + 1)})
            table.does("usa", f"make {most}")
            assert table.board["usa money"] == money - 3 * most
        table.does("usa", "done")


def test_wo_prd_05_face_up_commerce_cards_are_not_turned() -> None:
    table = Summit(russia={"hand": "growth_strategy"})
    table.plays("russia", "growth_strategy", "produce energy", "done")
    assert table.happened(CommerceTurnedUp) == []


def test_central_european_bank_swaps_only_services() -> None:
    table = Summit(
        eu={
            "assets": "eu_central_bank",
            "growth": "industrial_development",
            "stock": {"services": 2, "diplomacy": 1},
        },
        growth_left={"reduced_bureaucracy": 0},
    )
    table.does("eu", "asset eu_central_bank")
    assert table.asks == ("eu", {"swap 0", "swap 1", "swap 2"})
    table.does("eu", "swap 2")
    assert (table.board["eu money"], table.board["eu services"], table.board["eu diplomacy"]) == (0, 2, 0)
    table = Summit(
        eu={
            "assets": "eu_central_bank",
            "growth": "industrial_development reduced_bureaucracy tactical_flexibility",
            "stock": {"services": 4},
        },
        growth_left={"regional_resilience": 0},
    )
    table.does("eu", "asset eu_central_bank")
    assert (table.board["eu money"], table.board["eu services"], table.board["eu vp"]) == (5, 0, 7)
