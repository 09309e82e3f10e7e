"""What the game is about, the map, and setting up: MA-GEN, MA-MAP, MA-SET, and the rulings about them."""

from typing import Any

import pytest

from game.core.agenda import push, settle
from game.core.contract import Setup, ignore
from game.titles import manifesto
from game.titles.manifesto.board import ranked_by_dice
from game.titles.manifesto.faces import CARD, REGION, deck, neighbours
from game.titles.manifesto.levels import level
from game.titles.manifesto.starts import RollReserve, TakeRegion
from game.titles.manifesto.state import year
from tests.tabletop import Tabletop
from tests.titles.manifesto.congress import GAME, Congress, chance_of, opening

TWO = ("democracy", "communism")


def start(*regions: str, seats: int = 2) -> Tabletop[Any]:
    """Have the seat that picks first take these regions."""
    table = opening(*"abcdefghij"[:seats])
    who = table.asked[0]
    for region in regions:
        table.does(who, f"take {region}")
    return table


def strength(table: Tabletop[Any], who: str) -> int:
    return int(table.state.strength[table.seats.index(who)])


def test_ma_gen_01_the_most_regions_win_whatever_their_worth() -> None:
    table = Congress(
        "end",
        number=20,
        rich={"regions": "north_america russia"},
        wide={"regions": "balkans india australia"},
    )
    assert table.winner == "wide"


def test_ma_gen_02_a_game_has_twenty_rounds_from_1900_to_2000() -> None:
    state = GAME.new(Setup("standard", TWO, {}, 1))
    assert (state.level.rounds, year(state, 1), year(state, 21)) == (20, 1900, 2000)


@pytest.mark.parametrize("name", ["standard", "short", "between_wars"])
def test_ma_gen_02_every_level_ends_in_2000(name: str) -> None:
    span = level(name)
    assert span.first_year + 5 * span.rounds == 2000


def test_ma_gen_03_every_ideology_can_be_taken_only_once() -> None:
    with pytest.raises(ValueError, match="taken once"):
        GAME.new(Setup("standard", ("fascism", "fascism"), {}, 1))


def test_ma_gen_03_up_to_five_seats_use_the_basic_five_ideologies() -> None:
    with pytest.raises(ValueError, match="basic"):
        GAME.new(Setup("standard", ("democracy", "monarchy"), {}, 1))
    six = GAME.new(Setup("standard", manifesto.FACTIONS[:6], {}, 1))
    assert GAME.faction(six, 5) == "monarchy"


def test_ma_gen_03_manifesto_destiny_has_its_own_list() -> None:
    four = ("communism", "fascism", "socialism", "revolutionary_capitalism")
    assert GAME.faction(GAME.new(Setup("standard", four, {}, 1)), 3) == "revolutionary_capitalism"
    with pytest.raises(ValueError, match="no list of ideologies has them all"):
        GAME.new(Setup("standard", ("democracy", "revolutionary_capitalism"), {}, 1))
    with pytest.raises(ValueError, match=r"up to 4 choose among the basic ones, .*Revolutionary Capitalism\.$"):
        GAME.new(Setup("standard", ("revolutionary_capitalism", "anarcho_syndicalism"), {}, 1))


def test_ma_gen_04_nobody_can_pay_more_than_they_have() -> None:
    table = Congress(anna={"hand": "alliance", "its": 2}, omar={"its": 1})
    table.plays("anna", "alliance", "india")
    assert table.refuses("anna", "bid 3") == "MA-BID-02"
    table.bid(anna="2", omar="out")
    assert (table.its("anna"), table.its("omar")) == (0, 1)


def test_ma_gen_05_only_hands_and_the_deck_are_hidden() -> None:
    table = Congress(
        anna={"hand": "alliance purge", "its": 7}, omar={"hand": "treaty", "its": 1}, pile="revolution"
    )
    seen = table.seen_by("omar")
    assert seen.hands == (("?", "?"), ("treaty:a",))
    assert set(seen.deck) == {"?"}
    assert (seen.its, seen.discard, seen.chance) == ((7, 1), ("revolution:a",), 0)


def test_ma_map_01_the_regions_have_their_printed_influence() -> None:
    worth = {region: face.influence for region, face in REGION.items() if face.influence > 1}
    assert worth == {"north_america": 3, "russia": 3, "germany": 2, "united_kingdom": 2, "china": 2, "japan": 2}
    assert len(REGION) == 20
    assert sum(face.influence for face in REGION.values()) == 28


def test_ma_map_02_a_region_of_two_is_major() -> None:
    table = Congress(anna={"regions": "germany balkans"}, omar={"regions": "china russia"})
    assert table.state.majors == (1, 2)


def test_ma_map_03_a_region_has_one_controller_or_none() -> None:
    table = Congress(anna={"regions": "germany", "hand": "incursion"}, omar={"regions": "balkans"})
    table.plays("anna", "incursion", "balkans")
    table.dice(6, 1)
    table.bid()
    assert (table.owner("balkans"), table.owner("india")) == ("anna", "")


def test_ma_set_01_each_seat_is_dealt_two_cards() -> None:
    table = opening("a", "b", "c")
    assert [len(hand) for hand in table.state.hands] == [2, 2, 2]
    assert len(table.state.deck) == 83


@pytest.mark.parametrize("regions", [("north_america",), ("japan", "south_east_asia"), ("germany", "balkans")])
def test_ma_set_02_a_start_has_three_influence(regions: tuple[str, ...]) -> None:
    table = opening("a", "b")
    who = table.asked[0]
    table.does(who, *[f"take {region}" for region in regions])
    assert strength(table, who) == 3
    assert table.asked[0] != who


def test_ma_set_02_regions_that_do_not_touch_are_not_a_start() -> None:
    table = start("japan")
    assert table.refuses(table.asked[0], "take india") == "MA-AMB-39"


def test_ma_set_02_more_than_three_is_not_a_start() -> None:
    table = start("japan")
    assert table.refuses(table.asked[0], "take china") == "MA-SET-02"


def test_ma_set_03_a_start_of_two_comes_with_two_cards() -> None:
    table = start("germany")
    who = table.asked[0]
    table.does(who, "two_cards")
    assert strength(table, who) == 2
    assert len(table.state.hands[table.seats.index(who)]) == 4


def test_ma_set_03_two_cards_do_not_replace_more_than_one_influence() -> None:
    table = start("balkans")
    assert table.refuses(table.asked[0], "two_cards") == "MA-SET-03"


def test_ma_set_04_each_seat_starts_with_a_die_of_its() -> None:
    table = Congress(dice="4 2", anna={}, omar={"its": 3})
    push(table.state, RollReserve(0), RollReserve(1))
    settle(table.state)
    assert (table.its("anna"), table.its("omar")) == (4, 5)


def test_ma_set_05_taken_regions_have_a_marker_and_the_rest_is_neutral() -> None:
    table = start("russia")
    who = table.seats[table.state.owner["russia"]]
    assert table.refuses(table.asked[0], "take russia") == "MA-SET-05"
    assert len(table.state.neutral) == 19
    assert strength(table, who) == 3


def test_ma_set_05_a_fixed_opening_deals_regions_by_ideology() -> None:
    state = GAME.new(Setup("between_wars", manifesto.FACTIONS[:10], {}, 1))
    held = {GAME.faction(state, seat): state.held[seat] for seat in state.seats}
    assert held["fascism"] == ("germany", "mediterranean")
    assert held["fundamentalism"] == ("middle_east",)
    cards = [2 + 2 * (3 - strength) for strength in state.strength]
    cards[state.first] += 1  # the first seat has already drawn
    assert list(map(len, state.hands)) == cards


def test_ma_set_05_a_fixed_opening_refuses_other_ideologies() -> None:
    with pytest.raises(ValueError, match="no place for Revolutionary Capitalism"):
        GAME.new(Setup("between_wars", ("communism", "revolutionary_capitalism"), {}, 1))


def test_ma_amb_01_the_deck_of_the_tables_has_89_cards() -> None:
    assert len(CARD) == len(deck("table_89")) == 89
    small = [CARD[card].id for card in deck("text_65")]
    assert len(small) == 65
    assert not {"limited_war", "purge", "manifesto"} & set(small)


def test_ma_amb_01_the_smaller_deck_can_be_played() -> None:
    table = opening("a", "b", deck="text_65")
    assert len(table.state.deck) == 61


@pytest.mark.parametrize("seats", [1, 11])
def test_ma_amb_02_two_to_ten_seats_are_allowed(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 10"):
        GAME.new(Setup("standard", manifesto.FACTIONS[:seats], {}, 1))


def test_ma_amb_03_seas_connect_regions_unless_switched_off() -> None:
    assert "china" in neighbours(True, False)["japan"]
    assert neighbours(False, False)["japan"] == ("russia", "south_east_asia")
    assert "india" in neighbours(True, True)["south_africa"]
    assert sum(map(len, neighbours(True, False).values())) == 2 * 36


def test_ma_amb_03_every_border_is_symmetric() -> None:
    near = neighbours(True, True)
    assert all(region in near[other] for region, others in near.items() for other in others)


def test_ma_amb_03_without_seas_an_incursion_cannot_cross_them() -> None:
    sides: Any = {"anna": {"regions": "china", "hand": "incursion", "its": 9}, "omar": {"regions": "japan"}}
    assert Congress(**sides).offers("anna", "play incursion")
    assert Congress(options={"sea_adjacency": False}, **sides).refuses("anna", "play incursion") == "MA-AMB-27"


def test_ma_amb_04_higher_dice_pick_earlier_and_ties_roll_again() -> None:
    state = GAME.new(Setup("standard", manifesto.FACTIONS[:3], {}, 1))
    state.chance = chance_of((2, 5, 2, 1, 4))
    assert ranked_by_dice(state, [0, 1, 2], ignore) == [1, 2, 0]


def test_ma_amb_04_an_isolated_region_comes_with_two_cards() -> None:
    everything = " ".join(region for region in REGION if region not in ("south_america", "australia"))
    table = Congress(anna={}, omar={"regions": everything})
    push(table.state, TakeRegion(0))
    settle(table.state)
    assert table.asks == ("anna", {"take south_america", "take australia"})
    table.does("anna", "take australia")
    assert len(table.hand("anna")) == 2
    assert table.changed == {"australia": "anna"}


def test_ma_amb_04_a_dead_end_is_not_a_start_while_there_are_others() -> None:
    table = Congress(anna={}, omar={"regions": "north_africa"})
    push(table.state, TakeRegion(0))
    settle(table.state)
    assert table.refuses("anna", "take south_africa") == "MA-AMB-04"
    table.does("anna", "take russia")


def test_ma_amb_04_a_neighbour_of_three_exceeds_the_limit_of_a_start() -> None:
    table = Congress(anna={}, omar={"regions": "south_america"})
    push(table.state, TakeRegion(0))
    settle(table.state)
    assert table.refuses("anna", "take central_america") == "MA-AMB-04"
    table.does("anna", "take north_america")


def test_ma_amb_05_a_start_of_two_must_be_connected() -> None:
    table = start("balkans")
    assert table.refuses(table.asked[0], "take india") == "MA-AMB-39"
    assert table.offers(table.asked[0], "take mediterranean")


def test_ma_amb_39_a_start_must_be_connected_but_not_pairwise() -> None:
    table = opening("a", "b")
    who = table.asked[0]
    table.does(who, "take west_europe", "take mediterranean", "take balkans")
    assert strength(table, who) == 3


def test_ma_amb_34_nothing_can_be_given_away() -> None:
    table = Congress(anna={"hand": "alliance", "its": 5}, omar={"its": 1})
    assert table.refuses("anna", "give omar") == "MA-CON-01"


def test_ma_amb_44_with_two_seats_the_other_may_oppose_a_neutral_target() -> None:
    table = Congress(anna={"hand": "alliance", "its": 5}, omar={"its": 4})
    table.plays("anna", "alliance", "india")
    table.writes("anna", "2")
    assert table.asks == ("omar", {"for", "against", "abstain"})
    table.bid(omar="against 3")
    assert table.changed == {}


def test_ma_amb_44_under_a_truce_the_other_cannot_oppose_a_military_card() -> None:
    table = Congress(truces={"anna omar": 9}, anna={"hand": "regional_war", "its": 5}, omar={"its": 4})
    table.plays("anna", "regional_war", "india")
    table.writes("anna", "0")
    assert table.refuses("omar", "against") == "MA-AMB-18"
    table.bid(omar="out")
    assert table.changed == {"india": "anna"}


def test_ma_set_02_the_question_says_how_much_influence_still_fits() -> None:
    table = opening(*"ab")
    assert table.question.startswith("Take your first region.")
    who = table.asked[0]
    table.does(who, "take australia")
    assert table.question == "Take a region next to the first. Up to 2 more influence fits."
    table = start("balkans", "mediterranean")
    assert table.question == "Take one more region next to yours, or two cards instead."
