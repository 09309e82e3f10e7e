"""Mercenaries: ES-MERC, and how many can be sent alone."""

import pytest

from game.titles.espionage.faces import COUNTRIES
from tests.titles.espionage.war_room import WarRoom


@pytest.mark.parametrize("target", COUNTRIES)
def test_es_merc_01_a_mercenary_goes_anywhere_and_always_counts_its_number(target: str) -> None:
    table = WarRoom(blue={"home": "usa", "spy": target, "hand": "mercenary:2 mercenary:1"})
    table.sends("blue", "mercenary:2", target)
    assert table.marker(target, "blue") == 2 + (target == "usa") - (target == "ussr")


def test_es_merc_01_a_mercenary_goes_to_no_secured_or_blockaded_country() -> None:
    table = WarRoom(blue={"hand": "mercenary:2 mercenary:1", "secured": "france"}, blockaded={"usa": 9})
    table.does("blue", "influence mercenary:2")
    rest = {"place poland", "place hungary", "place ussr", "place great_britain"}
    assert table.asks == ("blue", rest)
    table.does("blue", "place ussr", "announce")
    assert table.marker("ussr", "red") == -1


def test_es_merc_02_any_number_of_mercenaries_joins_one_card_play() -> None:
    hand = "poland:2 mercenary:1 mercenary:1 mercenary:1 mercenary:1 mercenary:2 mercenary:2 france:2"
    table = WarRoom(blue={"home": "usa", "spy": "hungary", "hand": hand}, red={"ahead": {"poland": 6}})
    all_six = "mercenary:1a mercenary:1b mercenary:1c mercenary:1d mercenary:2a mercenary:2b"
    table.sends("blue", f"poland:2 {all_six}", "poland")
    assert table.marker("poland", "blue") == -6 + 2 + 4 + 4
    assert table.state.plays == 1


def test_es_merc_02_a_card_is_added_once() -> None:
    table = WarRoom(blue={"hand": "poland:2 mercenary:1 france:2"})
    table.does("blue", "influence poland:2", "place poland", "add mercenary:1")
    assert table.refuses("blue", "add mercenary:1") == "ES-MERC-02"
    table.does("blue", "announce")
    assert table.changed == {"poland": 3}


def test_es_merc_03_a_mercenary_has_no_special_action() -> None:
    table = WarRoom(blue={"hand": "mercenary:1 france:2"}, red={"hand": "mercenary:2"})
    assert table.refuses("blue", "act mercenary:1") == "ES-MERC-03"
    table.sends("blue", "mercenary:1", "poland")
    assert table.asks == ("red", {"let_pass"})
    table.does("red", "let_pass")
    assert table.changed == {"poland": 1}


@pytest.mark.parametrize(("multi", "added"), [(True, {"add mercenary:2a", "add mercenary:2b"}), (False, set())])
def test_es_amb_15_mercenaries_without_a_country_card_combine_by_option(multi: bool, added: set[str]) -> None:
    table = WarRoom(
        blue={"hand": "mercenary:1 mercenary:2 mercenary:2 usa:2"},
        red={"hand": "poland:3", "spy": "france"},
        mercenary_only_multi=multi,
    )
    table.does("blue", "influence mercenary:1", "place hungary")
    assert table.asks == ("blue", {"announce"} | added)
    if not multi:
        assert table.refuses("blue", "add mercenary:2") == "ES-AMB-15"
    table.does("blue", *sorted(added), "announce")
    table.does("red", "let_pass")
    assert table.changed == {"hungary": 1 + 2 * len(added)}


def test_es_amb_15_mercenaries_alone_can_be_blocked() -> None:
    table = WarRoom(blue={"hand": "mercenary:1 mercenary:2 usa:2"}, red={"hand": "france:3", "spy": "france"})
    table.sends("blue", "mercenary:1 mercenary:2", "france")
    table.blocks("red", "france:3")
    assert table.changed == {}


@pytest.mark.parametrize("multi", [True, False])
def test_es_amb_15_the_option_does_not_matter_with_a_country_card(multi: bool) -> None:
    table = WarRoom(blue={"hand": "france:2 mercenary:1 mercenary:2 usa:2"}, mercenary_only_multi=multi)
    table.sends("blue", "france:2 mercenary:1 mercenary:2", "france")
    assert table.changed == {"france": 5}
