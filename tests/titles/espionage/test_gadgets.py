"""Gadgets: ES-GAD, and the rulings about them."""

import pytest

from game.titles.espionage.faces import COUNTRIES
from tests.titles.espionage.war_room import WarRoom

BOTH = "improved_resources advanced_transport"


def test_es_gad_01_each_gadget_can_be_owned_once() -> None:
    table = WarRoom(blue={"hand": "gadget_research gadget_research gadget_research"}, plays=3)
    table.acts("blue", "gadget_research", "improved_resources")
    table.does("blue", "act gadget_research")  # only the other gadget is left
    assert table.changed == {"blue gadgets": {"improved_resources", "advanced_transport"}}
    assert not table.offers("blue", "act gadget_research")


def test_es_gad_01_a_gadget_lasts_until_it_is_busted() -> None:
    table = WarRoom(blue={"hand": "france:2", "gadgets": BOTH}, red={"hand": "gadget_buster ussr:2"})
    for _ in range(3):
        table.next_turn()
    assert table.changed == {}
    table.acts("red", "gadget_buster", "advanced_transport")
    table.does("blue", "let_pass")
    assert table.changed == {"blue gadgets": {"improved_resources"}}


def test_es_gad_02_improved_resources_make_the_hand_six() -> None:
    table = WarRoom(blue={"hand": "france:2", "gadgets": "improved_resources"})
    table.goes_on(until="move_spy")
    assert len(table.hand("blue")) == 6
    assert (table.hand_size("blue"), table.hand_size("red")) == (6, 5)


def test_es_gad_03_a_card_of_the_spys_country_takes_the_spy_anywhere() -> None:
    table = WarRoom(blue={"spy": "poland", "hand": "poland:3 mercenary:1", "gadgets": "advanced_transport"})
    table.does("blue", "gadget_move poland:3")
    assert table.asks == ("blue", {f"go {country}" for country in COUNTRIES if country != "poland"})
    table.does("blue", "go usa")
    assert table.changed == {"blue spy": "usa"}
    assert table.state.discard == ("poland:3a",)


def test_es_gad_03_any_other_card_takes_the_spy_to_its_own_country() -> None:
    table = WarRoom(blue={"spy": "poland", "hand": "france:3 mercenary:1", "gadgets": "advanced_transport"})
    table.does("blue", "gadget_move france:3")
    assert table.changed == {"blue spy": "france"}


def test_es_gad_03_a_mercenary_cannot_pay_for_advanced_transport() -> None:
    table = WarRoom(blue={"hand": "france:3 mercenary:1", "gadgets": "advanced_transport"})
    assert table.refuses("blue", "gadget_move mercenary:1") == "ES-GAD-03"


def test_es_gad_03_advanced_transport_works_once_a_turn() -> None:
    table = WarRoom(blue={"hand": "france:3 poland:3 mercenary:1", "gadgets": "advanced_transport"})
    table.does("blue", "gadget_move france:3")
    assert table.refuses("blue", "gadget_move poland:3") == "ES-AMB-18"
    table.next_turn()
    table.next_turn()
    assert table.offers("blue", "gadget_move poland:3")


def test_es_gad_03_only_with_the_gadget_and_in_the_own_turn() -> None:
    without = WarRoom(blue={"hand": "france:3 mercenary:1", "gadgets": "improved_resources"})
    assert without.refuses("blue", "gadget_move france:3") == "ES-GAD-03"
    other = WarRoom(blue={"hand": "deport usa:2"}, red={"hand": "france:3", "gadgets": "advanced_transport"})
    other.acts("blue", "deport")
    assert other.refuses("red", "gadget_move france:3") == "ES-GAD-03"
    other.does("red", "let_pass")


def test_es_gad_04_improved_resources_count_for_the_refill_of_the_same_turn() -> None:
    table = WarRoom(blue={"hand": "gadget_research mercenary:1"})
    table.acts("blue", "gadget_research", "improved_resources")
    table.goes_on(until="move_spy")
    assert len(table.hand("blue")) == 6


def test_es_gad_04_advanced_transport_works_in_the_rest_of_the_card_plays() -> None:
    table = WarRoom(blue={"hand": "gadget_research france:2 mercenary:1"})
    table.acts("blue", "gadget_research", "advanced_transport")
    table.does("blue", "gadget_move france:2")
    assert table.changed == {"blue gadgets": {"advanced_transport"}, "blue spy": "france"}


def test_es_amb_18_the_payment_is_not_a_card_play_and_is_not_answered() -> None:
    table = WarRoom(
        blue={"hand": "france:3 mercenary:1", "gadgets": "advanced_transport"},
        red={"hand": "rebel_forces military_transport"},
    )
    table.does("blue", "gadget_move france:3")
    assert table.asked == ("blue", "place_influence")  # the mercenary is the only card left
    assert table.state.plays == 2
    assert table.changed == {"blue spy": "france"}


def test_es_amb_18_even_a_gadget_research_can_pay_in_the_spare_moment() -> None:
    table = WarRoom(blue={"hand": "mercenary:1 gadget_research", "gadgets": "advanced_transport"}, plays=1)
    paid = table.hand("blue")[1]
    table.sends("blue", "mercenary:1", "poland")
    assert table.asks == ("blue", {f"gadget_move {paid}", "go_on"})
    table.does("blue", f"gadget_move {paid}")
    assert table.state.discard[-1] == paid
    assert table.spy("blue") == paid.split(":")[0]


def test_es_amb_19_both_players_may_own_the_same_gadget() -> None:
    table = WarRoom(blue={"hand": "gadget_research mercenary:1"}, red={"gadgets": "improved_resources"})
    table.acts("blue", "gadget_research", "improved_resources")
    assert (table.hand_size("blue"), table.hand_size("red")) == (6, 6)


def test_es_amb_20_six_cards_are_kept_when_improved_resources_are_lost() -> None:
    six = "poland:2 poland:3 hungary:2 hungary:3 ussr:2 ussr:3"
    table = WarRoom(blue={"hand": "gadget_buster mercenary:1"}, red={"hand": six, "gadgets": "improved_resources"})
    table.acts("blue", "gadget_buster")
    table.does("red", "let_pass")
    assert table.changed == {"red gadgets": set()}
    table.next_turn()
    table.goes_on(until="move_spy")
    assert len(table.hand("red")) == 6


@pytest.mark.parametrize("gadgets", ["", "improved_resources"])
def test_es_seq_08_advanced_transport_is_not_a_special_action(gadgets: str) -> None:
    table = WarRoom(
        blue={"spy": "poland", "hand": "poland:3 france:2 usa:2", "gadgets": f"advanced_transport {gadgets}"},
        red={"hand": "rebel_forces military_transport"},
    )
    table.does("blue", "gadget_move poland:3", "go hungary")
    assert table.asked == ("blue", "play_card")
    assert table.changed == {"blue spy": "hungary"}


def test_es_seq_08_a_transport_in_the_late_window_cannot_be_answered() -> None:
    table = WarRoom(blue={"hand": "rebel_forces usa:2"}, red={"hand": "military_transport ussr:2"})
    table.goes_on(until="late_window")
    table.flies("red", "france")
    assert table.asked == ("red", "late_window")
    assert table.changed == {"red spy": "france"}


def test_es_act_buster_can_target_only_a_gadget() -> None:
    table = WarRoom(blue={"hand": "gadget_buster"}, red={"gadgets": BOTH})
    table.does("blue", "act gadget_buster")
    assert table.refuses("blue", "aim france") == "ES-ACT-BUSTER"
    table.does("blue", "aim improved_resources")
