"""Blocking: ES-BLOCK, and the rulings about it."""

import pytest

from tests.titles.espionage.war_room import WarRoom


def test_es_block_01_a_spy_in_the_country_may_block() -> None:
    table = WarRoom(blue={"hand": "france:2b usa:2"}, red={"spy": "france", "hand": "france:3"})
    table.sends("blue", "france:2b", "france")
    assert table.asks == ("red", {"block france:3a", "let_pass"})
    table.blocks("red", "france:3")
    assert table.changed == {}


def test_es_block_01_a_home_may_be_blocked_without_the_spy() -> None:
    table = WarRoom(blue={"hand": "ussr:2 usa:2"}, red={"home": "ussr", "spy": "france", "hand": "poland:3"})
    table.sends("blue", "ussr:2", "ussr")
    table.blocks("red", "poland:3")
    assert table.changed == {}


def test_es_block_01_no_block_without_presence() -> None:
    table = WarRoom(blue={"hand": "france:2b usa:2"}, red={"home": "ussr", "spy": "poland", "hand": "france:3"})
    table.sends("blue", "france:2b", "france")
    assert table.asks == ("red", {"let_pass"})
    assert table.refuses("red", "block france:3") == "ES-BLOCK-01"
    table.does("red", "let_pass")
    assert table.changed == {"france": 2}


def test_es_block_02_the_discards_must_be_worth_the_total() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2"}, red={"spy": "france", "hand": "usa:3 usa:2 mercenary:1"})
    table.sends("blue", "france:4", "france")
    table.does("red", "block usa:3")
    assert table.refuses("red", "done") == "ES-BLOCK-02"
    table.does("red", "block mercenary:1", "done")
    assert table.changed == {}
    assert table.hand("red") == ("usa:2b",)


def test_es_block_02_a_hand_too_weak_cannot_begin_a_block() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2"}, red={"spy": "france", "hand": "usa:2 mercenary:1"})
    table.sends("blue", "france:4", "france")
    assert table.asks == ("red", {"let_pass"})
    assert table.refuses("red", "block usa:2") == "ES-BLOCK-02"
    table.does("red", "let_pass")
    assert table.changed == {"france": 4}


def test_es_block_03_cards_block_by_colour_and_mercenaries_always() -> None:
    hand = "usa:4 great_britain:3 poland:4 mercenary:2"
    table = WarRoom(blue={"hand": "france:2 usa:2"}, red={"spy": "france", "hand": hand})
    table.sends("blue", "france:2", "france")
    blocks = {"block usa:4a", "block great_britain:3a", "block mercenary:2a"}
    assert table.asks == ("red", blocks | {"let_pass"})
    assert table.refuses("red", "block poland:4") == "ES-BLOCK-03"
    table.blocks("red", "mercenary:2")
    assert table.changed == {}


def test_es_block_03_every_card_of_a_block_must_be_of_the_colour() -> None:
    table = WarRoom(blue={"hand": "france:3 usa:2"}, red={"spy": "france", "hand": "usa:3 poland:4 usa:2"})
    table.sends("blue", "france:3", "france")
    table.does("red", "block usa:2")
    assert table.asks == ("red", {"block usa:3a"})
    assert table.refuses("red", "block poland:4") == "ES-BLOCK-03"
    table.does("red", "block usa:3", "done")
    assert table.changed == {}


@pytest.mark.parametrize(
    ("cards", "total"), [("france:3", 4), ("usa:3", 3), ("mercenary:2", 2), ("france:2 france:3", 7)]
)
def test_es_block_04_a_card_of_the_country_counts_one_more_with_the_spy(cards: str, total: int) -> None:
    table = WarRoom(blue={"hand": "mercenary:1 usa:2"}, red={"spy": "france", "hand": cards})
    table.sends("blue", "mercenary:1", "france")
    table.blocks("red", cards)
    assert table.told[1].startswith(f"Red blocks France: {total} against 1, with ")


def test_es_block_04_at_home_without_the_spy_a_card_counts_its_number() -> None:
    table = WarRoom(blue={"hand": "ussr:4 usa:2"}, red={"home": "ussr", "spy": "poland", "hand": "ussr:3"})
    table.sends("blue", "ussr:4", "ussr")
    assert table.refuses("red", "block ussr:3") == "ES-BLOCK-02"
    table.does("red", "let_pass")
    assert table.marker("ussr", "blue") == 3


def test_es_block_05_a_block_that_holds_stops_the_whole_move() -> None:
    table = WarRoom(blue={"hand": "france:3 mercenary:1 usa:2"}, red={"spy": "france", "hand": "usa:4 usa:2"})
    table.sends("blue", "france:3 mercenary:1", "france")
    table.blocks("red", "usa:4")
    assert table.changed == {}


def test_es_block_05_a_part_cannot_be_blocked() -> None:
    table = WarRoom(
        blue={"hand": "france:3 mercenary:1 usa:2"}, red={"spy": "france", "hand": "usa:3 mercenary:2"}
    )
    table.sends("blue", "france:3 mercenary:1", "france")
    table.does("red", "block usa:3")
    assert not table.offers("red", "done")
    table.does("red", "block mercenary:2", "done")
    assert table.changed == {}


def test_es_block_06_special_actions_are_never_blocked() -> None:
    table = WarRoom(
        blue={"hand": "coordinated_attack usa:2"},
        red={"home": "poland", "spy": "france", "hand": "usa:4 poland:4"},
    )
    table.acts("blue", "coordinated_attack", "france", "poland")
    assert table.asks == ("red", {"let_pass"})
    assert table.refuses("red", "block usa:4") == "ES-BLOCK-06"
    table.does("red", "let_pass")
    assert table.changed == {"france": 1, "poland": 0}


def test_es_block_07_a_block_must_match_the_total_even_near_the_star() -> None:
    table = WarRoom(
        blue={"hand": "france:4 usa:2", "ahead": {"france": 6}}, red={"spy": "france", "hand": "usa:3"}
    )
    table.sends("blue", "france:4", "france")
    assert table.refuses("red", "block usa:3") == "ES-BLOCK-02"
    table.does("red", "let_pass")
    assert table.changed == {"france": 7}


def test_es_block_07_blockers_combine_freely_and_lose_nothing() -> None:
    table = WarRoom(
        blue={"spy": "ussr", "hand": "ussr:4 ussr:3 usa:2"},
        red={"home": "ussr", "spy": "france", "hand": "poland:2 poland:3 hungary:2"},
    )
    table.sends("blue", "ussr:4 ussr:3", "ussr")
    table.blocks("red", "poland:2 poland:3 hungary:2")
    assert table.changed == {}
    assert table.hand("red") == ()


def test_es_block_07_a_blocked_attack_is_still_spent() -> None:
    table = WarRoom(blue={"hand": "france:2 usa:2"}, red={"spy": "france", "hand": "usa:2"})
    table.sends("blue", "france:2", "france")
    table.blocks("red", "usa:2")
    assert table.state.discard == ("france:2a", "usa:2b")
    assert table.state.plays == 1


@pytest.mark.parametrize(("home", "spy"), [("great_britain", "france"), ("france", "poland")])
def test_es_amb_02_a_blockers_own_colour_does_not_matter(home: str, spy: str) -> None:
    table = WarRoom(blue={"home": home, "spy": spy, "hand": "usa:3"}, red={"hand": "france:2 usa:2"}, turn="red")
    table.sends("red", "france:2", "france")
    table.blocks("blue", "usa:3")
    assert table.changed == {}


def test_es_amb_02_only_the_opponent_of_the_active_player_blocks() -> None:
    table = WarRoom(blue={"spy": "france", "hand": "france:2 usa:4"}, red={"spy": "france", "hand": "usa:2"})
    table.sends("blue", "france:2", "france")
    assert table.asked[0] == "red"
    assert table.refuses("blue", "block usa:4") == "ES-TURN-01"
    table.does("red", "let_pass")
    assert table.changed == {"france": 3}


def test_es_amb_03_more_than_enough_may_be_discarded_but_never_less() -> None:
    table = WarRoom(blue={"hand": "france:2 usa:2"}, red={"spy": "france", "hand": "usa:3 usa:4 mercenary:1"})
    table.sends("blue", "france:2", "france")
    table.does("red", "block mercenary:1")
    assert table.refuses("red", "done") == "ES-BLOCK-02"
    table.does("red", "block usa:3", "block usa:4", "done")
    assert table.hand("red") == ()


@pytest.mark.parametrize("each", [True, False])
def test_es_amb_04_the_spys_bonus_counts_once_or_per_card_in_a_block(each: bool) -> None:
    table = WarRoom(
        blue={"hand": "france:4 mercenary:2 usa:2"},
        red={"spy": "france", "hand": "france:2 france:2"},
        block_bonus_per_card=each,
    )
    table.sends("blue", "france:4 mercenary:2", "france")
    assert table.offers("red", "block france:2") == each
    if each:
        table.blocks("red", "france:2a france:2b")
    else:
        table.does("red", "let_pass")
    assert table.changed == ({} if each else {"france": 6})


@pytest.mark.parametrize("each", [True, False])
def test_es_amb_04_a_single_blocking_card_gains_one_either_way(each: bool) -> None:
    table = WarRoom(
        blue={"hand": "france:4 usa:2"}, red={"spy": "france", "hand": "france:3"}, block_bonus_per_card=each
    )
    table.sends("blue", "france:4", "france")
    table.blocks("red", "france:3")
    assert table.changed == {}
