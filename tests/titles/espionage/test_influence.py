"""Playing for influence: ES-INF, ES-OWN, ES-COMB, ES-SPYC, ES-HOME, and the rulings about them."""

import pytest

from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.rules import influence_total
from tests.titles.espionage.war_room import WarRoom


def test_es_inf_01_the_marker_moves_by_the_total() -> None:
    table = WarRoom(blue={"hand": "poland:3 usa:2"}, red={"ahead": {"poland": 2}})
    table.sends("blue", "poland:3", "poland")
    assert table.changed == {"poland": 1}


def test_es_inf_01_the_marker_stops_on_the_star() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2", "ahead": {"france": 5}})
    table.sends("blue", "france:4", "france")
    assert table.changed == {"france": 7}
    assert table.secured("blue") == {"france"}


def test_es_inf_01_a_secured_country_is_not_a_target() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2"}, red={"secured": "france"})
    table.does("blue", "influence france:4")
    assert table.offers("blue", "announce")  # only the U.S.A., home and the spy's country, is left
    assert table.refuses("blue", "place france") == "ES-SEQ-03"
    table.does("blue", "announce")
    assert table.changed == {"usa": 5}


def test_es_inf_02_a_card_may_go_to_its_country_the_spys_or_home() -> None:
    table = WarRoom(blue={"home": "usa", "spy": "hungary", "hand": "france:3 poland:2"})
    table.does("blue", "influence france:3")
    assert table.asks == ("blue", {"place france", "place hungary", "place usa"})
    assert table.refuses("blue", "place poland") == "ES-INF-02"
    table.does("blue", "place usa", "announce")
    assert table.changed == {"usa": 4}


def test_es_inf_02_a_card_without_a_target_is_not_offered() -> None:
    table = WarRoom(blue={"hand": "france:3 poland:2 usa:2"}, blockaded={"usa": 9, "france": 9})
    assert table.refuses("blue", "influence france:3") == "ES-INF-02"
    table.sends("blue", "poland:2", "poland")
    assert table.changed == {"poland": 2}


@pytest.mark.parametrize("spy", ["poland", "usa", "hungary"])
def test_es_own_01_at_its_own_country_a_card_counts_in_full(spy: str) -> None:
    table = WarRoom(blue={"spy": spy, "hand": "france:3 usa:2"})
    table.sends("blue", "france:3", "france")
    assert table.marker("france", "blue") == 3


def test_es_own_02_the_spy_adds_one_to_a_single_card_but_not_to_a_pair() -> None:
    single, pair = (WarRoom(blue={"spy": "france", "hand": "france:3 france:3 usa:2"}) for _ in "12")
    single.sends("blue", "france:3", "france")
    pair.sends("blue", "france:3 france:3", "france")
    assert single.marker("france", "blue") == 4
    assert pair.marker("france", "blue") == 6


def test_es_comb_01_two_cards_of_the_spys_country_are_one_play_there() -> None:
    table = WarRoom(blue={"spy": "poland", "hand": "poland:2 poland:4 usa:2"})
    table.sends("blue", "poland:2 poland:4", "poland")
    assert table.changed == {"poland": 6}
    assert table.state.plays == 1


def test_es_comb_01_three_country_cards_never_combine() -> None:
    table = WarRoom(blue={"spy": "france", "hand": "france:2 france:2 france:3"})
    table.does("blue", "influence france:2a", "place france", "add france:2b")
    assert table.refuses("blue", "add france:3") == "ES-COMB-01"
    table.does("blue", "announce")
    assert table.changed == {"france": 4}


def test_es_comb_01_cards_of_the_home_country_do_not_combine_without_the_spy() -> None:
    table = WarRoom(blue={"home": "usa", "spy": "france", "hand": "usa:2 usa:3 poland:2"})
    table.does("blue", "influence usa:2", "place usa")
    assert table.refuses("blue", "add usa:3") == "ES-COMB-01"
    table.does("blue", "announce")
    assert table.changed == {"usa": 3}


@pytest.mark.parametrize(("card", "total"), [("poland:3", 3), ("ussr:2", 2), ("france:3", 2), ("usa:2", 1)])
def test_es_spyc_01_at_the_spys_country_the_wrong_colour_costs_one(card: str, total: int) -> None:
    table = WarRoom(blue={"home": "great_britain", "spy": "hungary", "hand": f"{card} mercenary:1"})
    table.sends("blue", card, "hungary")
    assert table.marker("hungary", "blue") == total


@pytest.mark.parametrize(("card", "total"), [("france:3", 3), ("great_britain:4", 4), ("poland:3", 2)])
def test_es_home_01_at_home_the_wrong_colour_costs_one_wherever_the_spy_is(card: str, total: int) -> None:
    table = WarRoom(blue={"home": "usa", "spy": "ussr", "hand": f"{card} mercenary:1"})
    table.sends("blue", card, "usa")
    assert table.marker("usa", "blue") == 1 + total


@pytest.mark.parametrize("target", COUNTRIES)
@pytest.mark.parametrize("spy", COUNTRIES)
def test_es_inf_03_the_total_is_faces_spy_and_colour_only(target: str, spy: str) -> None:
    table = WarRoom(blue={"home": "usa", "spy": spy, "hand": "mercenary:1"})
    table.lapses()
    for card, face in CARD.items():
        away = face.country not in ("", target)
        wrong = away and face.faction != ("red" if target in ("poland", "hungary", "ussr") else "blue")
        expected = face.value + (face.country == target == spy) - wrong
        assert influence_total(table.state, 0, target, (card,)) == expected, card


def test_es_inf_03_an_announced_action_stands_even_if_a_spy_moves_afterwards() -> None:
    table = WarRoom(blue={"spy": "france", "hand": "france:2 usa:2"}, red={"hand": "military_transport"})
    table.sends("blue", "france:2", "france")
    table.flies("red", "france")
    table.does("blue", "let_pass")
    assert table.told[0] == "Blue sends 3 influence to France with France 2."
    assert table.changed == {"france": 3, "red spy": "france"}


def test_es_amb_05_a_pair_gets_no_spy_bonus_and_mercenaries_join_both() -> None:
    single, pair = (WarRoom(blue={"spy": "france", "hand": "france:2 france:3 mercenary:1 usa:2"}) for _ in "12")
    single.sends("blue", "france:2 mercenary:1", "france")
    pair.sends("blue", "france:2 france:3 mercenary:1", "france")
    assert single.marker("france", "blue") == 2 + 1 + 1
    assert pair.marker("france", "blue") == 2 + 3 + 1


def test_es_amb_16_secured_and_blockaded_countries_take_no_influence() -> None:
    table = WarRoom(blue={"hand": "mercenary:2 usa:2"}, red={"secured": "france"}, blockaded={"poland": 7})
    table.does("blue", "influence mercenary:2")
    assert table.refuses("blue", "place france") == "ES-SEC-01"
    assert table.refuses("blue", "place poland") == "ES-ACT-BLOCKADE"
    table.does("blue", "place hungary", "announce")
    assert table.changed == {"hungary": 2}


@pytest.mark.parametrize(
    ("spy", "card", "total"),
    [("usa", "usa:3", 4), ("ussr", "usa:3", 3), ("usa", "poland:3", 2)],
)
def test_es_amb_17_influence_where_own_country_home_and_spy_coincide(spy: str, card: str, total: int) -> None:
    table = WarRoom(blue={"home": "usa", "spy": spy, "hand": f"{card} mercenary:1"})
    table.sends("blue", card, "usa")
    assert table.marker("usa", "blue") == 1 + total


def test_es_amb_26_everything_is_chosen_before_the_announcement() -> None:
    table = WarRoom(blue={"hand": "france:3 mercenary:1 usa:2"}, red={"hand": "poland:2"})
    table.does("blue", "influence france:3", "place france", "add mercenary:1")
    assert table.events == []
    table.does("blue", "announce")
    assert table.told == ["Blue sends 4 influence to France with France 3 and Mercenary 1."]
    table.does("red", "let_pass")
    assert table.changed == {"france": 4}


def test_es_amb_26_only_the_victim_of_pilfer_accounts_chooses_later() -> None:
    table = WarRoom(blue={"hand": "pilfer_accounts usa:2"}, red={"hand": "poland:2 poland:3 poland:4"})
    table.acts("blue", "pilfer_accounts")
    table.does("red", "let_pass")
    assert table.asked == ("red", "keep")
    table.does("red", "keep poland:4", "keep poland:2")
    assert table.hand("red") == ("poland:2a", "poland:4a")


def test_es_amb_27_every_total_is_at_least_one() -> None:
    totals = set()
    for country in COUNTRIES:
        table = WarRoom(blue={"spy": country})
        totals |= {influence_total(table.state, 0, country, (card,)) for card in CARD}
    assert min(totals) == 1


def test_es_amb_37_the_spys_bonus_is_added_automatically() -> None:
    table = WarRoom(blue={"home": "france", "spy": "france", "hand": "france:4 usa:2"})
    table.does("blue", "influence france:4")
    assert table.asks == ("blue", {"announce"})
    table.does("blue", "announce")
    assert table.changed == {"france": 1 + 4 + 1}
