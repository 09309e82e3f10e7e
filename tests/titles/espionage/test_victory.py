"""Securing and winning: ES-SEC, ES-WIN, and the length of the game."""

from typing import Any

import pytest

from tests.titles.espionage.war_room import WarRoom


def test_es_sec_01_a_secured_marker_stays_on_its_star() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2", "ahead": {"france": 4}}, red={"hand": "france:3 mercenary:2"})
    table.sends("blue", "france:4", "france")
    table.does("red", "let_pass")
    assert table.secured("blue") == {"france"}
    table.next_turn()
    table.does("red", "influence mercenary:2")
    assert table.refuses("red", "place france") == "ES-SEC-01"
    table.does("red", "place hungary", "announce")
    table.does("blue", "let_pass")
    assert table.changed == {"france": 7, "hungary": -2}


def test_es_sec_01_only_revolution_moves_a_secured_marker() -> None:
    table = WarRoom(blue={"secured": "france"}, red={"hand": "revolution ussr:4"}, turn="red")
    table.acts("red", "revolution", "france")
    assert table.secured("blue") == set()
    assert table.changed == {"france": 5}


def test_es_win_01_three_countries_win_at_once() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2", "secured": "hungary great_britain", "ahead": {"france": 3}})
    table.sends("blue", "france:4", "france")
    assert table.winner == "blue"
    assert table.asks == ("nobody", set())


def test_es_win_01_the_own_home_counts() -> None:
    table = WarRoom(
        blue={"home": "france", "hand": "france:4 usa:2", "secured": "hungary usa", "ahead": {"france": 3}}
    )
    table.sends("blue", "france:4", "france")
    assert table.winner == "blue"


def test_es_win_01_two_countries_do_not_win() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2", "secured": "hungary", "ahead": {"france": 3}})
    table.sends("blue", "france:4", "france")
    assert table.secured("blue") == {"hungary", "france"}
    assert table.winner == ""


def test_es_win_02_the_opponents_home_wins_whatever_else_is_secured() -> None:
    table = WarRoom(
        blue={"hand": "poland:4 usa:2", "ahead": {"poland": 3}},
        red={"home": "poland", "secured": "usa great_britain"},
    )
    table.sends("blue", "poland:4", "poland")
    assert table.winner == "blue"
    assert table.told[-1] == "Blue wins the war: Poland."


def test_es_win_02_red_wins_by_blues_home() -> None:
    table = WarRoom(blue={"home": "france"}, red={"hand": "france:4 usa:2", "ahead": {"france": 3}}, turn="red")
    table.sends("red", "france:4", "france")
    assert table.winner == "red"


def test_es_win_02_a_coordinated_card_can_win() -> None:
    table = WarRoom(blue={"hand": "coordinated_attack usa:2", "ahead": {"ussr": 8}})
    table.acts("blue", "coordinated_attack", "ussr", "france")
    assert table.winner == "blue"


def test_es_win_03_the_game_stops_at_once() -> None:
    table = WarRoom(
        blue={"hand": "coordinated_assault", "secured": "hungary great_britain", "ahead": {"france": 6}},
        red={"hand": "ussr:4"},
    )
    table.acts("blue", "coordinated_assault", "france", "usa")
    table.does("red", "let_pass")
    assert [type(event).__name__ for event in table.events][-1] == "GameWon"
    assert table.hand("blue") == ()  # no refill
    assert table.refuses("blue", "move_spy france") == "ES-WIN-03"
    assert table.changed == {"france": 7, "usa": 2}


def test_es_win_03_a_marker_of_the_other_side_cannot_win() -> None:
    table = WarRoom(
        blue={"hand": "france:2 usa:2"},
        red={"spy": "france", "hand": "usa:4", "secured": "poland hungary", "ahead": {"france": 6}},
    )
    table.sends("blue", "france:2", "france")
    table.blocks("red", "usa:4")
    assert table.winner == ""


def at_the_last_turn(blue: dict[str, Any], red: dict[str, Any], **options: Any) -> WarRoom:
    """Return the table after turn 200."""
    table = WarRoom(blue, red, number=200, **options)  # type: ignore[arg-type]  # sides, written plainly
    table.next_turn()
    return table


LIMIT = {"turn_cap_player_turns": 200}


def test_es_amb_24_at_the_limit_more_secured_countries_win() -> None:
    blue, red = {"secured": "france"}, {"ahead": {"poland": 6, "hungary": 7, "usa": 8}}
    assert at_the_last_turn(blue, red, **LIMIT).winner == "blue"


@pytest.mark.parametrize(
    ("ahead", "winner"),
    [({"france": 2}, "blue"), ({"france": -2}, "red"), ({"usa": 3, "france": -2}, "red")],
)
def test_es_amb_24_equal_countries_are_decided_by_the_share_of_the_tracks(
    ahead: dict[str, int], winner: str
) -> None:
    assert at_the_last_turn({"ahead": ahead}, {}, **LIMIT).winner == winner


def test_es_amb_24_equal_countries_and_tracks_are_a_draw() -> None:
    table = at_the_last_turn({"ahead": {"france": 3}}, {"ahead": {"poland": 3}}, **LIMIT)
    assert table.winner == "nobody"
    assert table.told[-1] == "The turn limit finds both sides equal."


def test_es_amb_24_without_the_option_or_before_the_limit_the_game_continues() -> None:
    assert at_the_last_turn({}, {}).asked[0] == "red"
    earlier = WarRoom(number=199, **LIMIT)  # type: ignore[arg-type]  # an option by its name
    earlier.next_turn()
    assert (earlier.state.turn, earlier.winner) == (200, "")


def test_es_amb_24_the_duel_of_bots_ends_after_200_turns() -> None:
    assert at_the_last_turn({"ahead": {"france": 1}}, {}, side="duel_of_bots").winner == "blue"


def test_es_amb_24_a_win_at_the_limit_without_a_country_reads_well() -> None:
    table = at_the_last_turn({"ahead": {"france": 1}}, {}, **LIMIT)
    assert "nothing" not in table.told[-1]
