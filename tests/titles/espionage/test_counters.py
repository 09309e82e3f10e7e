"""Counters and chains of counters: ES-CTR, ES-SEQ-06 and ES-SEQ-07, and the rulings about them."""

import pytest

from tests.titles.espionage.war_room import WarRoom


def test_es_ctr_01_both_cards_are_discarded_and_the_play_is_spent() -> None:
    table = WarRoom(blue={"hand": "deport mercenary:1"}, red={"spy": "usa", "hand": "rebel_forces"})
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    table.does("blue", "let_pass")
    assert table.changed == {}
    assert table.state.discard == ("great_britain:3a", "france:2c")
    assert table.state.plays == 1


@pytest.mark.parametrize(
    ("waiting", "counters"),
    [
        ("coordinated_attack", {"rebel_forces", "coordinated_assault", "coordinated_attack"}),
        ("coordinated_assault", {"rebel_forces", "coordinated_assault"}),
        ("deport", {"rebel_forces"}),
    ],
)
def test_es_ctr_02_counters_by_action_in_the_opponents_turn(waiting: str, counters: set[str]) -> None:
    hand = "rebel_forces coordinated_assault coordinated_attack revolution blockade mercenary:2"
    table = WarRoom(blue={"hand": f"{waiting} mercenary:1"}, red={"hand": hand})
    table.acts("blue", waiting, "france")
    offered = {answer for answer in hand.split() if table.offers("red", f"counter {answer}")}
    assert offered == counters
    table.does("red", "let_pass")


def test_es_ctr_02_only_rebel_forces_counter_in_the_own_turn() -> None:
    hand = "coordinated_attack coordinated_attack coordinated_assault rebel_forces"
    table = WarRoom(blue={"hand": hand}, red={"hand": "coordinated_attack"})
    table.acts("blue", "coordinated_attack", "france")
    table.does("red", "counter coordinated_attack")
    assert table.asks == ("blue", {"counter france:2c", "let_pass"})
    table.does("blue", "counter rebel_forces")
    assert table.changed == {"france": 1}
    assert table.state.plays == 0


@pytest.mark.parametrize("card", ["coordinated_assault", "coordinated_attack"])
def test_es_ctr_03_a_coordinated_counter_falls_to_rebel_forces_alone(card: str) -> None:
    table = WarRoom(
        blue={"hand": "coordinated_attack rebel_forces coordinated_assault coordinated_attack"},
        red={"hand": f"{card} ussr:4"},
    )
    table.acts("blue", "coordinated_attack", "france")
    table.does("red", f"counter {card}")
    assert table.refuses("blue", "counter coordinated_assault") == "ES-SEQ-07"
    table.does("blue", "counter rebel_forces")
    table.does("red", "let_pass", "let_pass")
    assert table.changed == {"france": 1}


def test_es_ctr_04_a_countered_action_moves_nothing() -> None:
    table = WarRoom(
        blue={"hand": "strategic_resupply france:2 mercenary:1"}, red={"hand": "rebel_forces"}, deck="usa:4"
    )
    table.acts("blue", "strategic_resupply")
    table.does("red", "counter rebel_forces")
    table.does("blue", "let_pass")
    assert table.hand("blue") == ("france:2a", "mercenary:1a")
    assert table.state.deck[0] == "usa:4a"
    assert table.changed == {}


def test_es_seq_06_the_window_opens_again_after_a_transport() -> None:
    table = WarRoom(blue={"hand": "deport mercenary:1"}, red={"hand": "military_transport rebel_forces"}, plays=1)
    table.acts("blue", "deport")
    table.flies("red", "france")
    assert table.asks == ("red", {"counter france:2c", "let_pass"})
    table.does("red", "counter rebel_forces")
    assert table.changed == {"red spy": "france"}


def test_es_seq_06_the_window_opens_again_after_a_countered_counter() -> None:
    table = WarRoom(
        blue={"hand": "deport rebel_forces mercenary:1"}, red={"spy": "usa", "hand": "rebel_forces rebel_forces"}
    )
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    table.does("blue", "counter rebel_forces")
    table.does("red", "let_pass")
    assert table.asks == ("red", {"counter poland:2c", "let_pass"})
    table.does("red", "counter rebel_forces")  # no play is left to answer it with
    assert table.changed == {}


def test_es_seq_06_a_counter_that_stands_ends_the_action() -> None:
    table = WarRoom(blue={"hand": "deport mercenary:1"}, red={"spy": "usa", "hand": "rebel_forces rebel_forces"})
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    table.does("blue", "let_pass")
    assert table.asked[0] == "blue"
    assert table.changed == {}


def chain(length: int) -> WarRoom:
    """Answer a Deport with `length` Rebel Forces in turn, then let it pass."""
    table = WarRoom(
        blue={"hand": "deport rebel_forces rebel_forces"},
        red={"spy": "usa", "hand": "rebel_forces rebel_forces"},
        plays=3,
    )
    table.acts("blue", "deport")
    for number in range(length):
        table.does("blue" if number % 2 else "red", "counter rebel_forces")
    while table.asked[1] in ("riposte", "answer_special"):
        table.does(table.asked[0], "let_pass")
    return table


@pytest.mark.parametrize(("length", "deported"), [(0, True), (1, False), (2, True), (3, False), (4, True)])
def test_es_seq_07_the_last_card_of_a_chain_is_settled_first(length: int, deported: bool) -> None:
    table = chain(length)
    assert table.changed == ({"red spy": "ussr"} if deported else {})
    assert len(table.state.discard) == 1 + length


def test_es_seq_07_the_active_player_can_answer_with_a_card_play_left() -> None:
    table = WarRoom(blue={"hand": "deport rebel_forces"}, red={"spy": "usa", "hand": "rebel_forces"}, plays=1)
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    assert table.changed == {}
    assert table.asked == ("blue", "spare_moment")


def test_es_seq_07_a_transport_played_as_an_answer_may_be_countered() -> None:
    table = WarRoom(
        blue={"hand": "france:4 rebel_forces mercenary:1"}, red={"hand": "military_transport france:4"}
    )
    table.sends("blue", "france:4", "france")
    table.flies("red", "france")
    table.does("blue", "counter rebel_forces")
    table.does("red", "let_pass")
    assert table.asks == ("red", {"let_pass"})  # the spy never came, so there is nothing to block with
    table.does("red", "let_pass")
    assert table.changed == {"france": 4}
    assert table.state.plays == 0


def test_es_seq_07_no_other_card_can_be_played_inside_a_chain() -> None:
    table = WarRoom(
        blue={"hand": "deport rebel_forces military_transport"},
        red={"hand": "rebel_forces military_transport ussr:4"},
    )
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    assert table.asks == ("blue", {"counter france:2c", "let_pass"})
    assert table.refuses("blue", "transport military_transport").startswith("ES-")
    table.does("blue", "counter rebel_forces")
    assert table.asks == ("red", {"let_pass"})
    table.does("red", "let_pass", "let_pass")


@pytest.mark.parametrize("chains", ["rebel_forces", "none"])
def test_es_amb_08_a_counter_may_be_countered_by_house_option(chains: str) -> None:
    table = WarRoom(
        blue={"hand": "deport rebel_forces mercenary:1"},
        red={"spy": "usa", "hand": "rebel_forces ussr:4"},
        counter_chain=chains,
    )
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    assert table.offers("blue", "counter rebel_forces") == (chains == "rebel_forces")
    if chains == "rebel_forces":
        table.does("blue", "counter rebel_forces")
        table.does("red", "let_pass", "let_pass")
    assert table.changed == ({"red spy": "ussr"} if chains == "rebel_forces" else {})


@pytest.mark.parametrize("chains", ["rebel_forces", "none"])
def test_es_amb_08_a_transport_in_answer_may_be_countered_by_house_option(chains: str) -> None:
    table = WarRoom(
        blue={"hand": "france:4 rebel_forces mercenary:1"},
        red={"hand": "military_transport ussr:4"},
        counter_chain=chains,
    )
    table.sends("blue", "france:4", "france")
    table.flies("red", "france")
    assert table.offers("blue", "counter rebel_forces") == (chains == "rebel_forces")
    if chains == "rebel_forces":
        table.does("blue", "counter rebel_forces")
        table.does("red", "let_pass")
    table.does("red", "let_pass")
    assert table.spy("red") == ("ussr" if chains == "rebel_forces" else "france")


def test_es_amb_09_no_coordinated_card_counters_a_coordinated_counter() -> None:
    hand = "coordinated_assault coordinated_attack coordinated_attack"
    table = WarRoom(blue={"hand": hand}, red={"hand": "coordinated_assault"})
    table.acts("blue", "coordinated_attack", "france")
    table.does("red", "counter coordinated_assault")
    assert table.asks == ("blue", {"let_pass"})
    for card in ("coordinated_assault", "coordinated_attack"):
        assert table.refuses("blue", f"counter {card}") == "ES-SEQ-07"
    table.does("blue", "let_pass")
    assert table.changed == {}


def test_es_amb_29_the_single_opening_play_is_answered_like_any_other() -> None:
    blocked = WarRoom(blue={"hand": "france:2 usa:2"}, red={"spy": "france", "hand": "usa:3"}, number=1, plays=1)
    blocked.sends("blue", "france:2", "france")
    blocked.blocks("red", "usa:3")
    countered = WarRoom(blue={"hand": "revolution usa:2"}, red={"hand": "rebel_forces"}, number=1, plays=1)
    countered.acts("blue", "revolution", "france")
    countered.does("red", "counter rebel_forces")
    assert blocked.changed == countered.changed == {}


def test_es_amb_39_a_countered_transport_costs_its_owner_no_card_play() -> None:
    table = WarRoom(blue={"hand": "military_transport mercenary:1"}, red={"hand": "rebel_forces"})
    table.flies("blue", "france")
    table.does("red", "counter rebel_forces")
    table.does("blue", "let_pass")
    assert table.changed == {}
    assert table.state.plays == 2
    assert table.state.discard == ("france:2a", "france:2c")


def test_es_amb_39_an_answer_in_the_opponents_turn_costs_no_card_play() -> None:
    table = WarRoom(blue={"hand": "france:2 mercenary:1"}, red={"hand": "military_transport ussr:2"})
    table.sends("blue", "france:2", "france")
    table.flies("red", "usa")
    table.does("blue", "let_pass")
    table.does("red", "let_pass")
    table.next_turn()
    assert (table.asked, table.state.plays) == (("red", "play_card"), 2)
