"""Research and Add Auto-Influence: WO-RSH, WO-AUT."""

from game.core.agenda import push, settle
from game.titles.world_order.events import ArmiesPlaced, CommerceTraded, Gained, HandRevealed, InfluenceAdded
from game.titles.world_order.rules import Research, Round
from tests.titles.world_order.summit import Seated, Summit, full

SIX = "power_play convincing_arguments global_presence explore_alternatives trade_opportunity well_laid_plans"


def done(table: Summit) -> None:
    """Have everybody stop."""
    while not table.is_over:
        table.does(table.asked[0], "done" if "done" in table.asks[1] else "none")


def test_wo_rsh_01_and_wo_amb_44_the_last_round_has_no_research() -> None:
    table = Summit("returns", usa={}, china={})
    for number, skipped in ((5, False), (6, True)):
        state = table.state.copy()
        Round(number).run(state, table._hear)
        assert ("Research()" not in map(repr, state.agenda)) is skipped


def test_wo_rsh_02_and_wo_rsh_03_and_wo_rsh_04_the_revealed_hand_pays() -> None:
    table = Summit("research", china={"hand": "growth_strategy foreign_trade", "focus": "domestic"}, row=SIX)
    assert table.changed == {"china money": 5}
    assert [event.research for event in table.happened(HandRevealed)] == [6]
    assert [event.count for event in table.happened(Gained)] == [5], "what both cards bring is said once"
    assert table.hand("china") == []
    done(table)
    assert table.discards("china") == ["growth_strategy", "foreign_trade"]


def test_wo_rsh_02_cards_in_front_are_discarded_first() -> None:
    table = Summit("actions", usa={"hand": "new_allies military_pact foreign_trade"})
    table.plays("usa", "military_pact")
    while not table.is_over:
        who, offered = table.asks
        table.does(who, next(word for word in ("pass", *sorted(offered)) if word in offered))
    assert table.front("usa") == ["military_pact"]
    assert len(table.laid("usa")) == 2
    state = table.state
    push(state, Research())
    settle(state)
    assert state.front[0] == state.laid[0] == ()
    assert len(state.discards[0]) == 3
    done(table)


def test_wo_rsh_05_and_wo_rsh_06_exhausted_allies_pay_for_cards_put_on_top_of_the_deck() -> None:
    table = Summit(
        "research",
        china={"hand": "growth_strategy foreign_trade", "allies": "singapore tajikistan -laos_china"},
        row=SIX,
        market="new_agenda",
    )
    table.does("china", "buy power_play")
    assert table.refuses("china", "buy convincing_arguments") == "WO-RSH-06"
    assert table.refuses("china", "exhaust laos_china") == "WO-RSH-05"
    table.does("china", "exhaust singapore", "exhaust tajikistan", "buy convincing_arguments")
    assert table.deck("china")[:2] == ["convincing_arguments", "power_play"]
    assert table.seen_by("usa").decks[0][:3] == (*table.state.decks[0][:2], "?")
    done(table)


def test_wo_rsh_07_the_row_slides_right_and_a_new_card_opens_on_the_left() -> None:
    table = Summit(
        "research",
        china={"hand": "growth_strategy foreign_trade"},
        row=SIX,
        market="establish_trade_routes new_agenda",
    )
    table.does("china", "buy trade_opportunity")
    assert table.row == ["establish_trade_routes", *[card for card in SIX.split() if card != "trade_opportunity"]]
    table.does("china", "buy establish_trade_routes")
    assert table.row[0] == "new_agenda"
    done(table)


def test_wo_rsh_08_and_wo_rsh_12_and_wo_amb_70_a_refresh_replaces_three_cards_one_by_one() -> None:
    table = Summit(
        "research",
        china={"hand": "growth_strategy foreign_trade", "allies": "mali"},
        row=SIX,
        market="new_agenda steady_partnership improve_logistics",
    )
    table.does("china", "refresh")
    fresh = ["improve_logistics", "steady_partnership", "new_agenda"]
    assert table.row == [*fresh, *SIX.split()[:3]]
    assert table.refuses("china", "buy well_laid_plans:a") == "WO-RSH-06"
    table.does("china", "refresh", "refresh")
    assert table.refuses("china", "refresh") == "WO-RSH-08"
    done(table)


def test_wo_rsh_09_leftovers_are_lost() -> None:
    table = Summit("research", china={"hand": "growth_strategy"}, row=SIX)
    table.does("china", "done")
    assert table.asked[0] != "china"
    assert table.discards("china") == ["growth_strategy"]
    done(table)


def seats(powers: tuple[str, ...]) -> dict[str, Seated]:
    return {power: {} for power in powers}


def test_wo_rsh_10_with_fewer_players_market_cards_leave() -> None:
    for others, gone in (((), 2), (("eu",), 1), (("eu", "russia"), 0)):
        table = Summit("research", usa={}, china={}, row=SIX, more=seats(others))
        done(table)
        assert table.row[gone:] == SIX.split()[: 6 - gone]


def test_wo_rsh_11_each_player_finishes_the_step_before_the_next() -> None:
    table = Summit("research", usa={"hand": "new_allies"}, china={"hand": "new_allies"}, row=SIX)
    assert [event.seat for event in table.happened(HandRevealed)] == [0]
    table.does("usa", "refresh")
    assert [event.seat for event in table.happened(HandRevealed)] == [0, 1]
    done(table)


def test_wo_amb_42_bought_cards_keep_their_order_on_the_deck() -> None:
    table = Summit("research", usa={"hand": "growth_strategy new_allies", "allies": "canada japan"}, row=SIX)
    table.does("usa", "exhaust canada", "exhaust japan", "buy power_play", "buy trade_opportunity")
    assert table.deck("usa")[:2] == ["trade_opportunity", "power_play"]
    done(table)


def test_wo_amb_43_discards_refill_an_empty_market_deck() -> None:
    table = Summit("research", china={"hand": "growth_strategy foreign_trade"}, row=SIX)
    state = table.state
    rest = state.market
    state.market_discard, state.market = rest, ()
    table.does("china", "buy power_play")
    assert len(table.row) == 6
    assert state.market_discard == ()
    assert len(state.market) == len(rest) - 1
    done(table)


# Add Auto-Influence


def test_wo_aut_02_and_wo_aut_04_only_powers_without_a_player_act() -> None:
    table = Summit(
        "auto",
        usa={"commerce": 0},
        cubes={"europe": "eu usa russia", "mena": "eu usa local"},
        auto="auto_08 auto_01",
    )
    assert table.changed == {
        "europe": "eu usa russia eu russia",
        "europe armies": "eu russia",
        "africa": "russia",
        "mena": "eu usa local eu",
        "china money": 10,
        "china commerce": 1,
    }
    assert [event.power for event in table.happened(CommerceTraded)] == ["russia"]
    assert [(event.power, event.count) for event in table.happened(ArmiesPlaced)] == [("eu", 1), ("russia", 1)]


def test_wo_aut_03_and_wo_amb_48_automatic_cubes_prefer_permanent_slots() -> None:
    table = Summit(
        "auto",
        usa={},
        china={},
        cubes={"europe": full("europe")},
        guests={"europe": "usa usa usa usa"},
        auto="auto_08 auto_01",
    )
    assert table.board["europe below"] == "usa usa eu russia"
    assert table.board["africa"] == "russia"


def test_wo_aut_01_and_wo_aut_05_two_new_cards_open_before_the_last_round() -> None:
    table = Summit("open auto", usa={}, china={}, auto="auto_08 auto_01")
    assert table.state.auto_used == ("auto_08", "auto_01")
    assert len(table.state.auto_open) == 2
    for number, opened in ((5, True), (6, False)):
        state = table.state.copy()
        Round(number).run(state, table._hear)
        assert ("OpenAuto()" in map(repr, state.agenda)) is opened
        assert "AddAutoInfluence()" in list(map(repr, state.agenda))


def test_wo_amb_45_rows_are_resolved_in_printed_order() -> None:
    table = Summit("auto", eu={}, russia={}, auto="auto_03 auto_10", cubes={"europe": ""})
    powers = [event.power for event in table.happened(InfluenceAdded)]
    assert powers == ["usa", "china", "usa", "china"]


def test_wo_rsh_05_a_helping_ally_is_exhausted() -> None:
    table = Summit("research", china={"hand": "growth_strategy", "allies": "singapore"}, row=SIX)
    table.does("china", "exhaust singapore")
    assert table.changed["china allies"] == "-singapore"
    assert table.refuses("china", "exhaust singapore") == "WO-RSH-05"
    done(table)


def test_wo_rsh_12_removed_market_cards_go_to_its_discard_pile() -> None:
    table = Summit("research", china={"hand": "growth_strategy foreign_trade"}, row=SIX)
    table.does("china", "refresh")
    gone = [card.partition(":")[0] for card in table.state.market_discard]
    assert gone == ["well_laid_plans", "trade_opportunity", "explore_alternatives"]
    done(table)


def test_wo_amb_43_with_no_cards_left_the_market_row_shortens() -> None:
    table = Summit("research", china={"hand": "growth_strategy foreign_trade"}, row=SIX)
    table.state.market, table.state.market_discard = (), ()
    table.does("china", "buy power_play")
    assert table.row == SIX.split()[1:]
    done(table)


def test_wo_amb_43_the_discards_are_used_only_when_the_deck_is_empty() -> None:
    table = Summit("research", china={"hand": "growth_strategy foreign_trade"}, row=SIX, market="new_agenda")
    table.state.market, table.state.market_discard = table.state.market[:1], table.state.market[1:]
    table.does("china", "buy power_play")
    assert table.row[0] == "new_agenda"
    assert table.state.market == ()
    done(table)


def test_wo_gen_01_the_first_round_has_no_preparation() -> None:
    table = Summit("returns", usa={}, china={})
    for number, prepared in ((1, False), (2, True), (6, True)):
        state = table.state.copy()
        Round(number).run(state, table._hear)
        assert ("Preparation()" in map(repr, state.agenda)) is prepared


def test_wo_aut_03_automatic_influence_takes_the_last_permanent_slot() -> None:
    table = Summit("auto", usa={"commerce": 0}, china={"commerce": 0}, cubes={"africa": "eu"}, auto="auto_08")
    assert (table.board["africa"], table.board["africa below"]) == ("eu russia", "")
