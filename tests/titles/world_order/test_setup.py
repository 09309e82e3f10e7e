"""Setting up: WO-SET, and what the game is about."""

from typing import Any

import pytest

from game.core.contract import Setup
from game.titles.world_order.events import AssetsOpened, PlaceTaken
from game.titles.world_order.faces import (
    ARROWS,
    ASSET,
    AUTO,
    BEGINS,
    COUNTRY,
    DECK,
    KIND,
    MAP,
    MAP_COUNTRIES,
    POWER,
    POWERS,
    REGION,
    REGIONS,
    kind_of,
    market_deck,
)
from game.titles.world_order.starts import growth_piles
from game.titles.world_order.state import FREE, State, open_countries
from tests.tabletop import Tabletop
from tests.titles.world_order.summit import GAME, Summit, opening

TWO = ("usa", "china")
THREE = ("usa", "china", "eu")


def choose_all(table: Tabletop[State]) -> None:
    """Answer all sealed setup questions arbitrarily."""
    while table.asked[1] in ("choose_hand", "give_back"):
        who, offered = table.asks
        table.does(who, sorted(offered)[0])


def test_wo_gen_01_and_wo_gen_03_a_game_has_six_rounds_and_seven_resources() -> None:
    state = opening().state
    assert (GAME.SEATS, state.level.rounds, state.level.scoring) == ((2, 4), 6, (3, 6))
    assert list(state.stock[0]) == ["energy", "raw", "food", "goods", "services", "diplomacy", "army"]


def test_wo_set_01_two_countries_lie_open_in_each_region() -> None:
    state = opening().state
    for region in REGIONS:
        assert len(open_countries(state, region)) == 2
        assert sorted((*state.left[region], *state.right[region])) == sorted(MAP[region])


def test_wo_set_02_cubes_start_where_the_board_shows_them() -> None:
    state = opening("usa", "china").state
    assert state.permanent["mena"] == ("eu", "usa", "local")
    assert (REGION["mena"].slots, len(REGION["mena"].temporary)) == (6, 5)
    assert state.temporary["africa"] == ("eu",)
    assert state.permanent["south_asia"] == ("china", "local")
    assert state.vp == (0, 0)


def test_wo_set_03_and_wo_amb_50_two_players_use_the_tokens_other_side() -> None:
    table = Summit("scoring", usa={"money": 9}, china={"money": 8})
    assert table.changed == {"usa vp": 5 - 12}
    table = Summit("scoring", china={"money": 9}, eu={"money": 8}, russia={"money": 7})
    assert table.changed == {"china vp": 5, "eu vp": 3, "russia vp": 1}


def test_wo_set_04_six_market_cards_lie_open() -> None:
    state = opening().state
    assert (len(state.row), len(state.market)) == (6, 60)
    assert len(market_deck(False, False)) == 66
    assert len(market_deck(True, False)) == 78


def test_wo_set_05_fewer_players_use_fewer_growth_cards() -> None:
    def copies(seats: int) -> list[int]:
        return list(growth_piles(seats).values())[::2]

    assert copies(4) == [3, 2, 2, 2, 1]
    assert copies(3) == [2, 2, 2, 2, 1]
    assert copies(2) == [2, 1, 1, 1, 1]
    assert sum(growth_piles(4).values()) == 20


@pytest.mark.parametrize("pair", [("usa", "russia"), ("usa", "china"), ("eu", "russia"), ("china", "eu")])
def test_wo_set_06_two_powers_must_be_of_two_sides(pair: tuple[str, str]) -> None:
    assert GAME.new(Setup("standard", pair, {}, 1)).powers == pair


@pytest.mark.parametrize("pair", [("usa", "eu"), ("china", "russia"), ("usa", "usa"), ("usa", "japan")])
def test_wo_set_06_two_powers_of_one_side_are_refused(pair: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match=r"With two players|do not play together"):
        GAME.new(Setup("standard", pair, {}, 1))


def test_wo_set_06_a_single_player_is_refused() -> None:
    with pytest.raises(ValueError, match="is played by 2 to 4"):
        GAME.new(Setup("standard", ("usa",), {}, 1))


def test_wo_set_07_productions_focus_and_prosperity_start_as_printed() -> None:
    state = opening().state
    for seat, power in enumerate(state.powers):
        assert state.production[seat] == POWER[power].production
        assert (state.focus[seat], state.prosperity[seat]) == ("domestic", 0)


def test_wo_set_08_resources_start_at_their_production() -> None:
    state = opening().state
    assert state.stock[0] == {
        "energy": 3,
        "raw": 2,
        "food": 3,
        "goods": 3,
        "services": 4,
        "diplomacy": 4,
        "army": 3,
    }
    assert state.money == (30, 25, 15, 20)


def test_wo_set_09_starting_countries_are_ready_and_commerce_cards_face_up() -> None:
    state = opening().state
    for seat, power in enumerate(state.powers):
        assert tuple(state.allies[seat]) == BEGINS[power]
        assert all(ally.ready for ally in state.allies[seat].values())
    assert state.commerce == (2, 2, 3, 2)


def test_wo_set_10_one_of_two_piles_becomes_the_hand() -> None:
    table = opening("usa", "china")
    piles = table.state.piles[0]
    assert table.asks == ("usa", {"hand first", "hand second"})
    table.does("usa", "hand second")
    choose_all(table)
    assert table.state.hands[0] == piles[1]
    assert sorted(table.state.decks[0]) == sorted(piles[0])


def test_wo_set_10_a_first_game_deals_the_hands_with_the_arrow() -> None:
    table = opening("usa", "china", level="first_game")
    assert table.asked == ("usa", "give_back")
    choose_all(table)
    assert set(table.state.hands[0]) == ARROWS["usa"]
    assert all(len(ARROWS[power]) == 6 for power in POWERS)
    assert all(len(DECK[power]) == 12 for power in POWERS)


def test_wo_set_11_two_of_three_assets_are_kept_for_the_first_vps() -> None:
    table = opening("usa", "china")
    dealt = table.state.dealt[1]
    choose_all(table)
    assert len(table.state.assets[1]) == 2
    assert set(table.state.assets[1]) < set(dealt)
    assert table.state.vp[1] == sum(ASSET[asset].vp for asset in table.state.assets[1])
    assert ASSET["cn_south_china_sea"].vp + ASSET["cn_sco"].vp == 8
    assert sum(asset.vp for asset in ASSET.values() if asset.power == "eu") == 15


def test_wo_set_12_executive_orders_are_dealt_by_level_or_option() -> None:
    assert opening("usa", "china").state.orders == (False, False)
    assert opening("usa", "china", level="executive_orders").state.orders == (True, True)
    assert opening("usa", "china", executive_orders=True).state.orders == (True, True)


def test_wo_set_13_fewest_vps_choose_their_place_first() -> None:
    table = opening("usa", "china", "eu", "russia")
    choose_all(table)
    begin = [POWER[power].money for power in table.state.powers]
    order = sorted(range(4), key=lambda seat: (table.state.vp[seat], begin[seat]))
    for taken, seat in enumerate(order[:3]):
        assert table.asked == (table.seats[seat], "take_place")
        assert len(table.asks[1]) == 4 - taken
        table.does(table.seats[seat], f"place {4 - taken}")
    assert table.state.order == tuple(reversed(order))


def test_wo_set_13_a_first_game_has_a_given_order() -> None:
    table = opening("usa", "china", level="first_game")
    choose_all(table)
    assert table.asked[1] == "take_turn"
    first, second = table.state.order
    assert table.state.vp[first] <= table.state.vp[second]


def test_wo_amb_02_fewer_players_may_choose_any_of_the_four_places() -> None:
    table = opening("usa", "china")
    choose_all(table)
    first, second = table.asked[0], next(name for name in TWO if name != table.asked[0])
    table.does(first, "place 4")
    assert table.asks == (second, {"place 1", "place 2", "place 3"})
    table.does(second, "place 2")
    assert [table.seats[seat] for seat in table.state.order] == [second, first]


def test_wo_amb_03_no_two_powers_start_with_the_same_money() -> None:
    assert len({board.money for board in POWER.values()}) == 4


def test_wo_set_14_automatic_influence_is_open_for_fewer_than_four() -> None:
    table = opening(*THREE, level="first_game")
    choose_all(table)
    assert (len(table.state.auto_open), len(table.state.auto)) == (2, 18)
    table = opening(level="first_game")
    choose_all(table)
    assert (table.state.auto_open, table.state.auto) == ((), ())
    assert len(AUTO) == 20


def test_wo_set_15_a_power_without_a_player_has_only_its_cubes() -> None:
    state = opening("usa", "china").state
    assert len(state.money) == len(state.vp) == 2
    assert "russia" in state.permanent["central_asia"]


def test_wo_set_16_setup_choices_come_in_order() -> None:
    table = opening("usa", "china")
    kinds = []
    while table.asked[1] != "take_turn":
        kinds.append(table.asked[1])
        who, offered = table.asks
        table.does(who, sorted(offered)[0])
    assert kinds == ["choose_hand", "give_back", "choose_hand", "give_back", "take_place", "take_place"]
    assert len(table.state.auto_open) == 2


def test_wo_amb_71_hands_and_assets_are_chosen_in_secret() -> None:
    table = opening("usa", "china")
    table.does("usa", "hand first")
    table.does("usa", sorted(table.asks[1])[0])
    seen = GAME.view(table.state, 1)
    assert seen.chosen == (("?", "?"), ())
    assert seen.dealt[0] == ("?", "?", "?")
    assert seen.piles[0] == (("?",) * 6,) * 2
    assert not [event for event in table.events if isinstance(event, AssetsOpened)]
    choose_all(table)
    assert len([event for event in table.events if isinstance(event, AssetsOpened)]) == 2


def test_wo_gen_11_engage_tokens_are_limited() -> None:
    assert [POWER[power].engage_tokens for power in POWERS] == [3, 3, 2, 2]


def test_wo_amb_67_bases_investments_and_cubes_are_unlimited() -> None:
    table = Summit("returns", eu={"allies": "norway turkey", "fdi": "norway turkey"})
    assert table.changed == {"eu money": 2 * 2 + 2 * 3}


def test_printed_cards_are_consistent() -> None:
    assert len(MAP_COUNTRIES) == 76
    for face in COUNTRY.values():
        assert face.invest == 5 + 5 * face.value
    for face in MAP_COUNTRIES:
        assert sum(face.exports.values()) == face.value
        assert sum(face.imports.values()) == face.value - 1
    assert {kind_of(card) for deck in DECK.values() for card in deck} <= set(KIND)


def test_wo_amb_13_an_option_sets_commerce_cards_by_number_of_players() -> None:
    assert opening("usa", "russia").state.commerce == (2, 3)
    assert opening("usa", "russia", commerce_cards_by_player_count=True).state.commerce == (1, 1)


def test_wo_amb_35_an_option_adds_optional_cards_to_the_market() -> None:
    def market(**options: Any) -> set[str]:
        state = opening("usa", "china", **options).state
        return {kind_of(card) for card in (*state.row, *state.market)}

    assert "strategic_reinforcements" not in market()
    assert "strategic_reinforcements" in market(strategic_reinforcements_in_market=True)
    assert "think_tank" not in market(strategic_reinforcements_in_market=True)
    assert "think_tank" in market(optional_market_pack=True)


def test_wo_set_10_piles_are_shuffled_and_hold_the_whole_deck() -> None:
    first = set()
    for seed in range(6):
        piles = opening("usa", "china", seed=seed).state.piles[0]
        assert sorted((*piles[0], *piles[1])) == sorted(DECK["usa"])
        first.add(tuple(sorted(piles[0])))
    assert len(first) > 1
    table = opening("usa", "china", level="first_game")
    choose_all(table)
    assert sorted((*table.state.hands[0], *table.state.decks[0])) == sorted(DECK["usa"])


def test_wo_set_13_the_given_order_holds_in_the_first_round_only() -> None:
    table = opening("usa", "china", level="first_game")
    choose_all(table)
    assert table.state.track == (*table.state.order, FREE, FREE)
    assert [event.place for event in table.events if isinstance(event, PlaceTaken)] == [1, 2]
    while table.state.round == 1:
        who, offered = table.asks
        table.does(who, next(word for word in ("pass", "done", "no", *sorted(offered)) if word in offered))
    assert table.asked[1] == "take_place"
