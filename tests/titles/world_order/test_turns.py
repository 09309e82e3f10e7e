"""Turns, playing another card, Assets, Executive Orders, and what is compulsory: WO-ACT, WO-SA, WO-EXO, WO-GEN."""

from game.titles.world_order.board import add, score
from game.titles.world_order.events import CardPlayed, Passed, TrackFull
from tests.titles.world_order.summit import Summit


def test_wo_act_01_and_wo_act_02_single_turns_alternate_four_times() -> None:
    table = Summit("actions", usa={}, china={}, eu={})
    for _ in range(4):
        for who in ("usa", "china", "eu"):
            table.does(who, "pass")
    assert [event.seat for event in table.happened(Passed)] == [0, 1, 2] * 4
    assert table.changed == {"usa money": 40, "china money": 40, "eu money": 40}


def test_wo_act_03_a_played_card_stays_in_front() -> None:
    table = Summit(usa={"hand": "military_reinforcements new_allies"})
    table.plays("usa", "military_reinforcements")
    assert table.changed == {"usa army": 1}
    assert (table.hand("usa"), table.front("usa")) == (["new_allies"], ["military_reinforcements"])


def test_wo_act_04_a_pass_lays_a_card_face_down_for_ten_money() -> None:
    table = Summit(usa={"hand": "new_allies foreign_trade"})
    table.does("usa", "pass")
    assert table.asks == ("usa", {"lay new_allies:usa1", "lay foreign_trade:usa1"})
    assert table.refuses("usa", "pass") == "WO-ACT-04"
    table.does("usa", "lay new_allies")
    assert table.changed == {"usa money": 10}
    assert table.laid("usa") == ["new_allies"]
    assert table.seen_by("china").laid[0] == ("?",)


def test_wo_act_05_an_asset_can_be_used_instead_of_a_card() -> None:
    table = Summit(eu={"hand": "new_allies", "assets": "eu_central_bank"})
    table.does("eu", "asset eu_central_bank", "none")
    assert table.changed == {"eu money": 20}
    assert table.laid("eu") == ["new_allies"]


def test_wo_act_06_further_cards_of_a_turn_lie_on_the_same_pile() -> None:
    hand = "explore_alternatives military_reinforcements"
    table = Summit("actions", usa={"hand": hand, "deck": "new_allies foreign_trade"})
    table.plays("usa", "explore_alternatives", "play military_reinforcements")
    assert table.front("usa") == ["explore_alternatives", "military_reinforcements"]
    assert len(table.state.pile_starts[0]) == 1
    assert table.asked == ("china", "take_turn")
    table.does("china", "pass")
    table.does("usa", "pass", "lay new_allies")
    assert len(table.state.pile_starts[0]) == 2
    assert len(table.front("usa")) == 2
    assert table.seen_by("china").laid[0] == ("?",)
    while not table.is_over:
        who, offered = table.asks
        table.does(who, next(word for word in ("pass", *sorted(offered)) if word in offered))


def test_wo_act_07_and_wo_amb_59_a_card_can_be_played_without_effect() -> None:
    table = Summit(usa={"hand": "foreign_military_presence", "money": 50, "allies": "iceland_usa"})
    table.plays("usa", "foreign_military_presence")
    assert table.changed == {}
    assert table.front("usa") == ["foreign_military_presence"]


def test_wo_act_07_only_hand_cards_can_be_played() -> None:
    table = Summit(usa={"hand": "new_allies"})
    assert table.refuses("usa", "play foreign_trade") == "WO-ACT-07"
    table.does("usa", "pass")


def test_wo_act_08_and_wo_amb_76_another_card_must_be_played_if_possible() -> None:
    table = Summit(usa={"hand": "explore_alternatives military_pact", "assets": "us_navy"})
    table.plays("usa", "explore_alternatives")
    assert table.refuses("usa", "none") == "WO-ACT-08"
    assert table.refuses("usa", "pass") == "WO-ACT-08"
    table.does("usa", "play military_pact")
    assert table.changed == {"usa diplomacy": 1}


def test_wo_act_08_with_an_empty_hand_an_asset_may_be_used() -> None:
    table = Summit(eu={"hand": "trade_opportunity", "no_more": True, "assets": "eu_central_bank"})
    table.plays("eu", "trade_opportunity")
    assert table.asks == ("eu", {"asset eu_central_bank", "none"})
    assert table.refuses("eu", "pass") == "WO-ACT-08"
    table.does("eu", "asset eu_central_bank", "none")
    assert table.changed == {"eu money": 20}
    assert table.laid("eu") == []


def test_wo_amb_76_another_card_is_resolved_before_the_rest_of_the_first() -> None:
    table = Summit(
        "actions",
        usa={"hand": "re_examine_agreement explore_alternatives military_reinforcements", "deck": "new_allies"},
    )
    table.plays("usa", "re_examine_agreement")
    table.does("usa", "play explore_alternatives", "play military_reinforcements")
    played = [event.card.partition(":")[0] for event in table.happened(CardPlayed)]
    assert played == ["re_examine_agreement", "explore_alternatives", "military_reinforcements"]
    assert table.asked == ("china", "take_turn")
    pass_all(table)


def pass_all(table: Summit) -> None:
    """Have everybody pass until the step is over."""
    while not table.is_over:
        who, offered = table.asks
        table.does(who, next(word for word in ("pass", "none", *sorted(offered)) if word in offered))


def test_wo_act_09_and_wo_amb_37_with_an_empty_hand_no_card_is_laid_down() -> None:
    table = Summit(usa={"assets": "us_rd_champion", "order": True})
    assert table.asks == ("usa", {"pass", "asset us_rd_champion", "order"})
    table.does("usa", "pass")
    assert table.changed == {"usa money": 10}
    assert table.laid("usa") == []


def test_wo_sa_01_using_an_asset_gives_no_vps() -> None:
    table = Summit(china={"hand": "new_allies", "assets": "cn_south_china_sea", "vp": 8})
    table.does("china", "asset cn_south_china_sea")
    assert table.changed == {}
    assert table.laid("china") == ["new_allies"]


def test_wo_sa_02_an_asset_can_be_used_once() -> None:
    table = Summit(eu={"assets": "eu_central_bank eu_nato", "used": "eu_central_bank"})
    assert table.refuses("eu", "asset eu_central_bank") == "WO-SA-02"
    assert table.refuses("eu", "asset eu_expansion") == "WO-SA-02"
    table.does("eu", "pass")


def test_wo_sa_03_another_card_may_be_an_asset_or_the_executive_order() -> None:
    table = Summit(
        eu={"hand": "explore_alternatives new_allies", "no_more": True, "assets": "eu_central_bank", "order": True}
    )
    table.plays("eu", "explore_alternatives")
    assert {"asset eu_central_bank", "order"} < table.asks[1]
    table.does("eu", "asset eu_central_bank", "none")
    assert table.laid("eu") == ["new_allies"]
    assert table.changed == {"eu money": 20}


def test_wo_sa_05_and_wo_sa_06_and_wo_amb_77_an_asset_is_used_when_chosen() -> None:
    table = Summit(china={"money": 20, "assets": "cn_rapid_industrialization cn_sco"})
    table.does("china", "asset cn_rapid_industrialization", "choose increase_three", "raise food")
    assert table.refuses("china", "raise food") == "WO-SA-05"
    table.does("china", "raise goods", "raise army")
    assert table.asks == ("china", {"asset cn_sco", "none"})
    table.does("china", "none")
    assert table.changed == {
        "china money": 0,
        "china vp": 3,
        "china production food": 4,
        "china production goods": 5,
        "china production army": 3,
    }


def test_wo_exo_01_one_line_of_the_executive_order_is_used_once() -> None:
    table = Summit("actions", usa={"hand": "new_allies", "order": True}, china={"order": True})
    table.does("usa", "order", "choose move")
    assert table.changed == {"usa army": 1}
    assert table.laid("usa") == ["new_allies"]
    table.does("china", "pass")
    assert table.refuses("usa", "order") == "WO-EXO-01"
    pass_all(table)


def test_wo_exo_03_and_wo_amb_60_only_possible_lines_are_offered() -> None:
    table = Summit(usa={"order": True})
    table.does("usa", "order")
    assert table.asks == ("usa", {"choose move", "choose produce"})
    assert table.refuses("usa", "choose invest") == "WO-GEN-12"
    table.does("usa", "choose produce", "produce energy", "produce raw", "produce food")
    assert table.changed == {"usa energy": 3, "usa raw": 2, "usa food": 3}


def test_wo_gen_02_impossible_parts_are_skipped_and_the_rest_is_done() -> None:
    table = Summit(usa={"hand": "military_pact"})
    table.plays("usa", "military_pact")
    assert table.changed == {"usa diplomacy": 1}


def test_wo_amb_20_an_option_ends_a_card_at_a_line_not_done() -> None:
    table = Summit(
        options={"then_requires_previous_step": True},
        usa={"hand": "military_pact quantitative_easing", "allies": "iceland_usa"},
    )
    table.plays("usa", "military_pact")
    assert table.changed == {}
    table = Summit(
        options={"then_requires_previous_step": True},
        usa={"hand": "quantitative_easing", "allies": "iceland_usa"},
        cubes={"europe": "eu usa russia"},
    )
    table.plays("usa", "quantitative_easing", "permanent")
    assert table.changed["usa fdi"] == "iceland_usa"


def test_wo_gen_04_surplus_on_the_track_becomes_money() -> None:
    table = Summit("returns", usa={"stock": {"energy": 9, "goods": 9, "army": 20}})
    for what, more in (("energy", 3), ("goods", 2), ("army", 5), ("services", 4)):
        add(table.state, 0, what, more, table._hear)
    assert table.changed == {"usa energy": 10, "usa goods": 10, "usa army": 25, "usa services": 4, "usa money": 16}
    assert [event.money for event in table.happened(TrackFull)] == [6, 10]


def test_wo_gen_04_diplomacy_above_ten_is_lost() -> None:
    table = Summit("prosperity", usa={"stock": {"diplomacy": 10}})
    add(table.state, 0, "diplomacy", 2, table._hear)
    assert table.changed == {}


def test_wo_gen_05_an_exhausted_ally_still_counts() -> None:
    table = Summit("returns", usa={"allies": "-iceland_usa -norway", "fdi": "norway", "tokens": "europe"})
    table.does("usa", "discard_token europe")
    assert table.changed == {"usa money": 2 * 2 + 5 * 2, "usa tokens": ""}


def test_wo_gen_07_a_trashed_card_leaves_the_game() -> None:
    table = Summit(
        "turn",
        usa={"hand": "initiate_restructuring new_allies foreign_trade", "deck": "military_pact", "no_more": True},
    )
    table.plays("usa", "initiate_restructuring", "trash new_allies", "play military_pact")
    assert "new_allies:usa1" in table.state.trashed
    assert "new_allies:usa1" not in table.state.owned[0]
    assert table.hand("usa") == ["foreign_trade"]


def test_wo_gen_09_vps_continue_above_a_hundred() -> None:
    table = Summit("prosperity", usa={"vp": 98})
    score(table.state, 0, 7)
    assert table.changed == {"usa vp": 105}


def test_wo_gen_10_a_cost_is_paid_in_full_or_not_at_all() -> None:
    table = Summit(eu={"assets": "eu_nato", "money": 10, "stock": {"diplomacy": 1}})
    table.does("eu", "asset eu_nato")
    assert table.changed == {}


def test_wo_gen_12_and_wo_amb_58_an_affordable_line_must_be_done() -> None:
    table = Summit(usa={"hand": "new_allies", "stock": {"diplomacy": 1}}, lying="albania croatia")
    table.plays("usa", "new_allies")
    assert "none" not in table.asks[1]
    assert table.refuses("usa", "none") == "WO-AMB-58"
    table.does("usa", "improve albania")
    assert table.changed == {"usa allies": "albania", "usa diplomacy": 0}


def test_wo_amb_58_using_help_is_always_optional() -> None:
    table = Summit(usa={"hand": "new_allies", "allies": "iceland_usa"}, lying="albania croatia")
    table.plays("usa", "new_allies")
    assert table.asks == ("usa", {"improve albania", "improve croatia", "none"})
    table.does("usa", "none")
    assert table.changed == {}


def test_wo_amb_31_vps_can_fall_below_zero_unless_the_floor_is_on() -> None:
    for floor, vp in ((False, -12), (True, 0)):
        table = Summit("scoring", options={"vp_floor_at_zero": floor}, usa={}, china={})
        assert table.state.vp == (vp, 0)


def test_wo_amb_57_trading_needs_the_trade_action() -> None:
    table = Summit(usa={"hand": "new_allies", "money": 9})
    assert {word.partition(" ")[0] for word in table.asks[1]} == {"play", "pass"}
    table.does("usa", "pass")


def test_wo_act_01_the_state_names_phase_and_turn() -> None:
    for scene, phase in (("research", "research"), ("auto", "auto_influence"), ("returns", "aftermath")):
        table = Summit(scene, usa={"tokens": "africa"}, auto="auto_01")
        assert (table.state.phase, table.state.turn) == (phase, 0)
        pass_all(table)
    table = Summit("preparation", usa={}, china={"vp": 1})
    assert (table.state.phase, table.state.turn) == ("preparation", 0)
    table.does("usa", "place 1")
    table.does("china", "place 2")
    for who in ("usa", "china"):
        table.does(who, "focus military", *(["make 0"] if table.asked[1] == "make_units" else []))
        while table.asked[0] == who and not table.is_over:
            table.does(who, next(word for word in ("none", "make 0", "done") if word in table.asks[1]))
    table = Summit("actions", usa={}, china={})
    for turn in range(1, 5):
        assert (table.state.phase, table.state.turn) == ("action", turn)
        table.does("usa", "pass")
        table.does("china", "pass")


def test_copies_of_a_card_are_offered_once() -> None:
    table = Summit(usa={"hand": "new_allies new_allies foreign_trade"})
    assert table.asks == ("usa", {"play new_allies:usa1", "play foreign_trade:usa1", "pass"})
    table.does("usa", "pass")
    assert table.asks == ("usa", {"lay new_allies:usa1", "lay foreign_trade:usa1"})
    table.does("usa", "lay new_allies")


def test_wo_gen_06_no_more_cards_are_drawn_than_the_card_says() -> None:
    table = Summit(
        usa={
            "hand": "explore_alternatives",
            "deck": "new_allies",
            "discard": "foreign_trade growth_strategy military_pact",
            "no_more": True,
        },
        china={"commerce": 0},
    )
    table.plays("usa", "explore_alternatives")
    assert len(table.hand("usa")) == 2
    assert table.hand("usa")[0] == "new_allies"
    table.does("usa", "play new_allies")


def test_new_agenda_is_offered_only_if_something_is_left_to_play() -> None:
    for deck, assets, asked in (
        ("new_allies", "us_nato", False),
        ("new_allies foreign_trade", "", False),
        ("new_allies foreign_trade", "us_nato", True),
        ("new_allies foreign_trade growth_strategy", "", True),
    ):
        table = Summit(
            usa={"hand": "new_agenda", "deck": deck, "no_more": True, "assets": assets}, china={"commerce": 0}
        )
        table.plays("usa", "new_agenda")
        assert (table.asked[1] == "pay_cards") is asked
        if asked:
            table.does("usa", "no")
        assert table.discards("usa") == []


def test_initiate_restructuring_is_optional_and_needs_something_to_play() -> None:
    for deck, discard, assets, offered in (
        ("new_allies", "", "", False),
        ("new_allies", "", "us_nato", True),
        ("new_allies", "foreign_trade", "", True),
    ):
        table = Summit(
            usa={
                "hand": "initiate_restructuring",
                "deck": deck,
                "discard": discard,
                "no_more": True,
                "assets": assets,
            }
        )
        laid = len(table.state.trashed)
        table.plays("usa", "initiate_restructuring")
        assert (table.asked[1] == "trash_card") is offered
        if offered:
            table.does("usa", "none")
        assert len(table.state.trashed) == laid
    table = Summit(usa={"hand": "initiate_restructuring", "no_more": True, "assets": "us_nato"})
    table.plays("usa", "initiate_restructuring")
    assert table.is_over


def test_wo_amb_36_a_card_of_six_may_be_taken_and_is_kept() -> None:
    six = "covert_military_operation diplomatic_trip economic_expansion tap_into_new_markets new_strategic_partner"
    table = Summit(usa={"hand": "minimize_bureaucracy"}, row=f"{six} boost_production")
    table.plays("usa", "minimize_bureaucracy")
    offered = {word.partition(":")[0] for word in table.asks[1]}
    assert offered == {"take covert_military_operation", "take boost_production"}
    table.does("usa", "take covert_military_operation")
    assert table.state.front[0][0] in table.state.owned[0]
    table = Summit(usa={"hand": "minimize_bureaucracy"}, row=six)
    table.state.row = table.state.row[1:]
    table.plays("usa", "minimize_bureaucracy")
    assert table.is_over


def test_wo_gen_07_the_played_copy_is_the_one_that_leaves() -> None:
    row = "minimize_bureaucracy diplomatic_trip economic_expansion tap_into_new_markets new_strategic_partner"
    table = Summit(
        usa={"hand": "explore_alternatives minimize_bureaucracy", "no_more": True, "deck": "new_allies"},
        row=row,
        market="diplomatic_trip",
    )
    table.state.row = (*table.state.row[:1], *table.state.row[2:])
    table.plays("usa", "explore_alternatives", "play minimize_bureaucracy")
    assert table.front("usa") == ["explore_alternatives"]
