"""Every worked example of the published rulebook, and closely related cases."""

from typing import Any

import pytest

from tests.titles.espionage.war_room import WarRoom, opening

BLUE = ("france", "great_britain", "usa")


def attack(home: str, spy: str, hand: str) -> tuple[str, WarRoom]:
    """Return the name of the seat with this home, and a table in its turn."""
    who = "blue" if home in BLUE else "red"
    mine: dict[str, Any] = {who: {"home": home, "spy": spy, "hand": f"{hand} hungary:4"}}
    return who, WarRoom(**mine, turn=who)


@pytest.mark.parametrize(
    ("home", "spy", "cards", "target", "total"),
    [
        pytest.param("poland", "france", "france:2", "france", 3, id="ES-T-03: the spy adds 1"),
        pytest.param("poland", "france", "france:2 france:2", "france", 4, id="ES-T-04: two cards combined"),
        pytest.param("usa", "hungary", "france:2", "hungary", 1, id="ES-T-08: wrong colour at the spy's country"),
        pytest.param("ussr", "poland", "france:2", "ussr", 1, id="ES-T-09: wrong colour at home"),
        pytest.param("usa", "poland", "france:2 mercenary:1", "france", 3, id="ES-T-10: a mercenary joins"),
        pytest.param(
            "usa", "france", "france:2 france:2 mercenary:2", "france", 6, id="ES-T-11: a pair and one more"
        ),
        pytest.param("poland", "hungary", "france:2 mercenary:2", "poland", 3, id="ES-T-12: example 3"),
        pytest.param("usa", "france", "mercenary:1 mercenary:2", "hungary", 3, id="ES-T-26: mercenaries alone"),
        pytest.param(
            "usa", "great_britain", "great_britain:4 mercenary:1", "great_britain", 6, id="Great Britain 6"
        ),
    ],
)
def test_worth_of_influence(home: str, spy: str, cards: str, target: str, total: int) -> None:
    who, table = attack(home, spy, cards)
    before = table.marker(target, who)
    table.sends(who, cards, target)
    assert table.marker(target, who) == before + total
    assert table.state.plays == 1  # one card play, however many cards it takes


def test_es_t_02_the_second_home_must_have_the_other_colour() -> None:
    table = opening()
    table.does("start", "choose_home france")
    assert table.offers("second", "choose_home poland")  # ES-T-01
    assert table.refuses("second", "choose_home usa") == "ES-SET-03"


@pytest.mark.parametrize(
    ("spy", "pair", "target"),
    [
        pytest.param("france", ("france:2", "poland:2"), "france", id="ES-T-05: cards of two countries"),
        pytest.param("poland", ("france:2", "france:3"), "france", id="ES-T-06: the spy is elsewhere"),
    ],
)
def test_incompatible_options(spy: str, pair: tuple[str, str], target: str) -> None:
    _, table = attack("usa", spy, " ".join(pair))
    table.does("blue", f"influence {pair[0]}", f"place {target}")
    assert table.refuses("blue", f"add {pair[1]}") == "ES-COMB-01"
    table.does("blue", "announce")


def test_es_t_07_two_french_cards_cannot_go_to_poland() -> None:
    _, table = attack("usa", "france", "france:2 france:3")
    table.does("blue", "influence france:2")
    assert table.refuses("blue", "place poland") == "ES-INF-02"
    table.does("blue", "place france", "announce")
    assert table.changed == {"france": 3}


@pytest.mark.parametrize("card", ["france:2", "poland:2"])
def test_es_t_13_and_14_advanced_transport_takes_a_card_of_either_end(card: str) -> None:
    table = WarRoom(blue={"spy": "poland", "hand": f"{card} usa:2", "gadgets": "advanced_transport"})
    table.does("blue", f"gadget_move {card}")
    if table.asked[1] == "send_spy":
        table.does("blue", "go france")
    assert table.changed == {"blue spy": "france"}


def test_es_t_15_a_mercenary_cannot_pay_for_advanced_transport() -> None:
    table = WarRoom(blue={"spy": "poland", "hand": "mercenary:1 usa:2", "gadgets": "advanced_transport"})
    assert table.refuses("blue", "gadget_move mercenary:1") == "ES-GAD-03"


@pytest.mark.parametrize(
    ("spy", "home", "may_block"),
    [
        pytest.param("france", "ussr", True, id="ES-T-16: the spy is there"),
        pytest.param("poland", "france", True, id="ES-T-17: it is home"),
        pytest.param("poland", "ussr", False, id="ES-T-18: neither"),
    ],
)
def test_blockers_of_a_four_against_france(spy: str, home: str, may_block: bool) -> None:
    blocker, attacker = ("blue", "red") if home in BLUE else ("red", "blue")
    sides: dict[str, Any] = {
        attacker: {"hand": "france:4 hungary:4"},
        blocker: {"home": home, "spy": spy, "hand": "usa:4"},
    }
    table = WarRoom(**sides, turn=attacker)
    before = table.marker("france", attacker)
    table.sends(attacker, "france:4", "france")
    assert table.offers(blocker, "block usa:4") == may_block
    if may_block:
        table.blocks(blocker, "usa:4")
    else:
        table.does(blocker, "let_pass")
    assert table.marker("france", attacker) == before + (0 if may_block else 4)


def test_es_t_19_a_red_card_cannot_block_in_france() -> None:
    table = WarRoom(blue={"hand": "france:2 usa:2"}, red={"spy": "france", "hand": "poland:2 france:3"})
    table.sends("blue", "france:2", "france")
    assert table.refuses("red", "block poland:2") == "ES-BLOCK-03"
    table.blocks("red", "france:3")
    assert table.changed == {}


def test_es_t_20_great_britain_six_is_blocked_by_a_seven() -> None:
    table = WarRoom(
        blue={"spy": "great_britain", "hand": "great_britain:4 mercenary:1 poland:2"},
        red={"spy": "great_britain", "hand": "france:3 usa:4"},
    )
    table.sends("blue", "great_britain:4 mercenary:1", "great_britain")
    assert "6 influence to Great Britain" in table.told[0]
    table.blocks("red", "france:3 usa:4")
    assert "7 against 6" in table.told[1]
    assert table.changed == {}


@pytest.mark.parametrize(("spy", "holds"), [("poland", True), ("france", False)])
def test_es_t_21_poland_three_counts_four_with_the_spy_in_poland(spy: str, holds: bool) -> None:
    table = WarRoom(blue={"hand": "poland:4 usa:2"}, red={"home": "poland", "spy": spy, "hand": "poland:3"})
    table.sends("blue", "poland:4", "poland")
    assert table.offers("red", "block poland:3") == holds
    if holds:
        table.blocks("red", "poland:3")
    else:
        table.does("red", "let_pass")
    assert table.marker("poland", "red") == (1 if holds else -3)


@pytest.mark.parametrize(
    ("secured", "last", "length", "other_home", "wins"),
    [
        pytest.param("france ussr", "usa", 9, "great_britain", True, id="ES-T-22: three countries"),
        pytest.param("", "france", 7, "france", True, id="ES-T-23: the opponent's home"),
        pytest.param("france", "usa", 9, "great_britain", False, id="ES-T-24: two countries"),
    ],
)
def test_conditions_under_which_red_of_poland_wins(
    secured: str, last: str, length: int, other_home: str, wins: bool
) -> None:
    table = WarRoom(
        blue={"home": other_home},
        red={"home": "poland", "secured": secured, "hand": "mercenary:1 usa:2", "ahead": {last: length - 1}},
        turn="red",
    )
    table.sends("red", "mercenary:1", last)
    assert table.secured("red") == {*secured.split(), last}
    assert table.winner == ("red" if wins else "")


def test_es_t_25_the_spy_adds_nothing_to_a_pair() -> None:
    who, table = attack("poland", "france", "france:2 france:2 mercenary:2")
    table.sends(who, "france:2 france:2", "france")
    assert table.marker("france", who) == 4


def test_es_t_27_a_card_cannot_go_to_a_fourth_country() -> None:
    _, table = attack("usa", "hungary", "france:2")
    table.does("blue", "influence france:2")
    assert table.asks == ("blue", {"place france", "place hungary", "place usa"})
    table.does("blue", "place france", "announce")


def test_es_t_28_any_number_of_mercenaries_joins() -> None:
    three = "mercenary:1a mercenary:1b mercenary:2a"
    _, table = attack("usa", "poland", f"france:2 {three}")
    table.sends("blue", f"france:2 {three}", "france")
    assert table.changed == {"france": 6}
    assert table.state.plays == 1


def test_transport_and_rebel_forces_example_plays_out() -> None:
    table = WarRoom(blue={"hand": "france:4 rebel_forces"}, red={"hand": "military_transport military_transport"})
    table.sends("blue", "france:4", "france")
    table.flies("red", "france")
    table.does("blue", "counter rebel_forces")
    table.does("red", "let_pass")
    assert table.asks == ("red", {"transport great_britain:2a", "let_pass"})
    table.does("red", "let_pass")
    assert table.changed == {"france": 4}
    assert table.asked == ("blue", "move_spy")  # there's no play and no card left
