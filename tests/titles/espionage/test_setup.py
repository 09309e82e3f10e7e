"""Setting up and the opening move: ES-GEN, ES-SET, ES-OPEN."""

from collections import Counter

import pytest

from game.core.contract import UNSEEN, Setup
from game.titles.espionage.events import CardsDrawn
from game.titles.espionage.faces import CARD, COUNTRIES, COUNTRY
from game.titles.espionage.levels import level
from game.titles.espionage.state import State
from tests.tabletop import Tabletop
from tests.titles.espionage.war_room import GAME, WarRoom, opening


def begun(first: str = "france", second: str = "poland") -> Tabletop[State]:
    """Return a game in which both homes have been chosen."""
    table = opening()
    table.does("start", f"choose_home {first}")
    table.does("second", f"choose_home {second}")
    return table


def seat(table: Tabletop[State], who: str) -> int:
    """Return the seat of a player."""
    return table.seats.index(who)


def test_es_gen_01_two_players_with_one_spy_each_share_a_deck() -> None:
    table = WarRoom(blue={"hand": "poland:4 hungary:2"}, red={"hand": "france:3"})
    table.sends("blue", "poland:4", "poland")
    table.does("red", "let_pass")
    assert table.changed == {"poland": 4}


@pytest.mark.parametrize("seats", [1, 3])
def test_es_gen_01_any_other_number_of_seats_is_refused_in_a_sentence(seats: int) -> None:
    with pytest.raises(ValueError, match="two seats"):
        GAME.new(Setup("standard", ("",) * seats, {}, 1))


@pytest.mark.parametrize(("who", "home"), [("blue", "usa"), ("red", "ussr")])
def test_es_gen_02_own_colour_never_matters(who: str, home: str) -> None:
    mine = {"home": home, "spy": "hungary", "hand": "france:2 hungary:2"}
    table = WarRoom(**{who: mine}, turn=who)  # type: ignore[arg-type]  # the seat is what this test is about
    table.sends(who, "france:2", "hungary")
    assert table.marker("hungary", who) == 1


def test_es_gen_03_only_hands_and_the_deck_are_hidden() -> None:
    table = WarRoom(
        blue={"hand": "france:2 poland:3", "gadgets": "improved_resources"},
        red={"hand": "ussr:4"},
        pile="usa:3 mercenary:1",
        blockaded={"france": 7},
    )
    seen, everybody = table.seen_by("red"), table.seen_by(None)
    assert seen.hands == ((UNSEEN, UNSEEN), table.hand("red"))
    assert everybody.hands == ((UNSEEN, UNSEEN), (UNSEEN,))
    assert set(seen.deck) == {UNSEEN}
    assert len(seen.deck) == 54 - 6
    for open_to_all in ("spies", "markers", "homes", "gadgets", "blockades", "discard", "turn", "plays"):
        assert getattr(seen, open_to_all) == getattr(table.state, open_to_all), open_to_all


def test_es_gen_03_a_play_being_assembled_is_hidden() -> None:
    aims, thinks = (WarRoom(blue={"hand": "blockade france:3 mercenary:1"}, red={"hand": "ussr:4"}) for _ in "12")
    aims.does("blue", "act blockade")
    assert aims.seen_by("red") == thinks.seen_by("red")
    assert aims.seen_by(None) == thinks.seen_by(None)
    assert aims.seen_by("blue") != thinks.seen_by("blue")
    aims.does("blue", "aim france")
    assert aims.seen_by("red") != thinks.seen_by("red")
    aims.does("red", "let_pass")


def test_es_gen_03_the_opponent_sees_only_the_backs_of_drawn_cards() -> None:
    table = WarRoom(blue={"hand": "france:2 poland:2"}, deck="usa:4 usa:3 usa:2")
    table.goes_on(until="move_spy")
    (drawn,) = [event for event in table.events if isinstance(event, CardsDrawn)]
    assert drawn.seen_by(0) == CardsDrawn(0, ("usa:4a", "usa:3a", "usa:2a"))
    assert drawn.seen_by(1) == drawn.seen_by(None) == CardsDrawn(0, (UNSEEN,) * 3)
    assert table.told == ["Blue draws 3 hidden cards."]


def test_es_set_01_both_players_get_five_cards_before_homes_are_chosen() -> None:
    table = opening()
    assert table.asked == ("start", "choose_home")
    assert [len(hand) for hand in table.state.hands] == [5, 5]
    assert sorted(table.state.deck + table.state.hands[0] + table.state.hands[1]) == sorted(CARD)
    assert opening(1).state.deck != opening(2).state.deck


def test_es_set_01_the_deck_has_eight_cards_of_each_country_and_six_mercenaries() -> None:
    assert len(CARD) == 54
    for country in COUNTRIES:
        values = Counter(card.value for card in CARD.values() if card.country == country)
        assert values == {2: 3, 3: 3, 4: 2}, country
    assert Counter(card.value for card in CARD.values() if not card.country) == {1: 4, 2: 2}


def test_es_set_02_the_start_player_sees_their_hand_and_takes_any_country() -> None:
    table = opening()
    assert table.asks == ("start", {f"choose_home {country}" for country in COUNTRIES})
    assert UNSEEN not in GAME.view(table.state, seat(table, "start")).hands[seat(table, "start")]
    table.does("start", "choose_home hungary")
    assert GAME.faction(table.state, seat(table, "start")) == "red"


@pytest.mark.parametrize(
    ("first", "left"),
    [("france", {"poland", "hungary", "ussr"}), ("ussr", {"france", "great_britain", "usa"})],
)
def test_es_set_03_the_second_player_takes_a_country_of_the_other_colour(first: str, left: set[str]) -> None:
    table = opening()
    table.does("start", f"choose_home {first}")
    assert table.asks == ("second", {f"choose_home {country}" for country in left})
    assert all(COUNTRY[country].faction != COUNTRY[first].faction for country in left)
    assert table.refuses("second", f"choose_home {first}") == "ES-SET-03"


def test_es_set_04_spies_start_at_home_and_other_markers_in_the_centre() -> None:
    table = begun("great_britain", "hungary")
    assert table.state.spies == table.state.homes
    assert table.state.spies[seat(table, "start")] == "great_britain"
    assert {country for country, steps in table.state.markers.items() if steps == 0} == {
        "poland",
        "ussr",
        "usa",
        "france",
    }


def test_es_set_05_each_home_marker_is_one_step_ahead() -> None:
    table = begun("france", "poland")
    towards_start = 1 if seat(table, "start") == 0 else -1
    assert table.state.markers["france"] == towards_start
    assert table.state.markers["poland"] == -towards_start


@pytest.mark.parametrize(
    ("side", "short", "mid", "long"),
    [
        ("standard", 7, 8, 9),
        ("shortened", 5, 6, 7),
        ("close_quarters", 6, 7, 8),
        ("long_war", 8, 9, 10),
    ],
)
def test_es_set_06_the_side_of_the_board_changes_only_the_tracks(
    side: str, short: int, mid: int, long: int
) -> None:
    board, basic = level(side), level("standard")
    assert board.tracks == {
        "france": short,
        "poland": short,
        "great_britain": mid,
        "hungary": mid,
        "usa": long,
        "ussr": long,
    }
    assert (board.hand_size, board.plays, board.options) == (basic.hand_size, basic.plays, basic.options)


def test_es_set_06_a_star_is_nearer_on_the_shortened_board() -> None:
    table = WarRoom(blue={"hand": "france:4 poland:2", "ahead": {"france": 1}}, side="shortened")
    table.sends("blue", "france:4", "france")
    assert table.secured("blue") == {"france"}


def test_es_open_01_the_very_first_turn_has_one_card_play() -> None:
    table = begun()
    assert (table.state.turn, table.asked, table.state.plays) == (1, ("start", "play_card"), 1)
    played = WarRoom(blue={"hand": "france:2 poland:2"}, number=1, plays=1)
    played.sends("blue", "france:2", "france")
    assert played.asked == ("blue", "spare_moment")


def test_es_open_01_the_second_player_has_a_full_first_turn() -> None:
    table = WarRoom(blue={"hand": "france:2 poland:2"}, red={"hand": "ussr:2"}, number=1, plays=1)
    table.next_turn()
    assert (table.state.turn, table.asked, table.state.plays) == (2, ("red", "play_card"), 2)
