"""House options, each switched both ways, and the rulings about turn, hand, deck and time: ES-AMB."""

import pytest

from game.titles.espionage.events import CardsDrawn
from game.titles.espionage.faces import CARD, COUNTRIES
from tests.titles.espionage.war_room import WarRoom, opening

REST = " ".join(card for card in CARD if card not in ("mercenary:1a", "usa:4a", "usa:3a"))
"""All cards except three."""


@pytest.mark.parametrize("must", [True, False])
def test_es_amb_01_a_card_play_may_be_passed_only_by_house_option(must: bool) -> None:
    table = WarRoom(blue={"hand": "france:2 mercenary:1"}, must_play_if_able=must)
    assert table.offers("blue", "stop") == (not must)
    if must:
        assert table.refuses("blue", "stop") == "ES-AMB-01"
        table.sends("blue", "france:2", "france")
        assert table.changed == {"france": 2}
    else:
        table.does("blue", "stop", "go_on")
        assert table.changed == {}


def test_es_amb_01_free_spy_moves_are_never_forced() -> None:
    hand = "military_transport rebel_forces"
    table = WarRoom(blue={"hand": hand}, blockaded=dict.fromkeys(COUNTRIES, 9))
    assert table.asks == ("blue", {"transport france:2a", "stop"})
    table.does("blue", "stop", "go_on")
    assert len(table.hand("blue")) == 5


@pytest.mark.parametrize(
    ("when", "left", "reshuffles"),
    [("on_draw_from_empty", 0, 0), ("on_last_card_drawn", 50, 1)],
)
def test_es_amb_13_when_the_pile_is_shuffled(when: str, left: int, reshuffles: int) -> None:
    table = WarRoom(
        blue={"hand": "mercenary:1"}, deck="usa:2 usa:3 usa:4 usa:4 ussr:4", rest_on_pile=True, reshuffle_when=when
    )
    table.sends("blue", "mercenary:1", "poland")
    assert [type(event).__name__ for event in table.events].count("PileReshuffled") == reshuffles
    assert len(table.state.deck) == (54 - 5 if reshuffles else 0)
    assert len(table.hand("blue")) == 5


@pytest.mark.parametrize("when", ["on_draw_from_empty", "on_last_card_drawn"])
def test_es_amb_13_in_the_middle_of_a_draw_it_is_shuffled_either_way(when: str) -> None:
    table = WarRoom(blue={"hand": "mercenary:1"}, deck="usa:2 usa:3", rest_on_pile=True, reshuffle_when=when)
    table.sends("blue", "mercenary:1", "poland")
    assert table.hand("blue")[:2] == ("usa:2a", "usa:3a")
    assert (len(table.hand("blue")), len(table.state.deck)) == (5, 49)


def test_es_amb_13_gadgets_in_play_are_not_shuffled() -> None:
    table = WarRoom(
        blue={"hand": "mercenary:1", "gadgets": "improved_resources"},
        red={"gadgets": "advanced_transport"},
        rest_on_pile=True,
    )
    table.sends("blue", "mercenary:1", "poland")
    assert (len(table.hand("blue")), len(table.state.deck)) == (6, 54 - 6 - 2)


def test_es_amb_13_drawing_stops_if_both_piles_are_empty() -> None:
    table = WarRoom(blue={"hand": "mercenary:1a"}, red={"hand": REST, "detained": 9}, deck="usa:4a usa:3a")
    table.sends("blue", "mercenary:1a", "poland")
    assert sorted(table.hand("blue")) == ["mercenary:1a", "usa:3a", "usa:4a"]
    assert (table.state.deck, table.state.discard) == ((), ())


def test_es_amb_13_extra_cards_and_resupply_also_reshuffle() -> None:
    extra = WarRoom(
        blue={"hand": "supply_drop mercenary:1"}, deck="usa:4 usa:3 usa:2 ussr:2 ussr:3", rest_on_pile=True
    )
    extra.acts("blue", "supply_drop")
    extra.goes_on(until="move_spy")
    assert len(extra.hand("blue")) == 8
    resupply = WarRoom(blue={"hand": "strategic_resupply mercenary:1"}, deck="usa:4", rest_on_pile=True)
    resupply.acts("blue", "strategic_resupply")
    assert len(resupply.hand("blue")) == 5


def test_es_amb_25_the_start_player_is_drawn_by_lot() -> None:
    starters = [opening(seed).state.starter for seed in range(60)]
    assert 15 < sum(starters) < 45


def test_es_amb_30_the_whole_pile_is_open() -> None:
    table = WarRoom(blue={"hand": "strategic_resupply mercenary:1"}, red={"hand": "ussr:2"}, pile="usa:4 usa:3")
    table.acts("blue", "strategic_resupply")
    table.does("red", "let_pass")
    whole = ("usa:4a", "usa:3a", "great_britain:3c", "mercenary:1a")
    assert table.seen_by("red").discard == table.seen_by(None).discard == whole


def test_es_amb_31_a_resupply_reshuffles_the_hand_just_discarded() -> None:
    table = WarRoom(
        blue={"hand": "great_britain:3c mercenary:1a usa:4a usa:3a"},
        red={"hand": " ".join(card for card in REST.split() if card != "great_britain:3c"), "detained": 9},
    )
    table.acts("blue", "strategic_resupply")
    table.does("red", "let_pass")
    assert sorted(table.hand("blue")) == ["great_britain:3c", "mercenary:1a", "usa:3a", "usa:4a"]
    assert "The discard pile is shuffled: 4 cards form the new deck." in table.told


def test_es_amb_38_unused_plays_lapse_before_the_refill() -> None:
    table = WarRoom(
        blue={"hand": "rebel_forces mercenary:1"},
        red={"hand": "military_transport ussr:2"},
        must_play_if_able=False,
    )
    table.does("blue", "stop", "go_on", "stay")
    assert table.state.plays == 0
    table.flies("red", "france")  # Rebel Forces could answer, but there's no play left for them
    assert table.asked == ("red", "late_window")


def test_es_amb_38_a_play_lost_for_lack_of_cards_does_not_return() -> None:
    table = WarRoom(
        blue={"hand": "mercenary:1"}, red={"hand": "military_transport ussr:2"}, deck="rebel_forces", plays=2
    )
    table.sends("blue", "mercenary:1", "poland")
    table.does("red", "let_pass")
    table.does("blue", "stay")
    table.flies("red", "france")
    assert table.asked == ("red", "late_window")
    assert table.changed == {"poland": 1, "red spy": "france"}


# Military Transport


@pytest.mark.parametrize("early", [True, False])
def test_es_amb_06_transport_answers_announcements_by_house_option(early: bool) -> None:
    table = WarRoom(
        blue={"hand": "france:4 deport mercenary:1"},
        red={"spy": "france", "hand": "military_transport ussr:2"},
        transport_before_block=early,
    )
    table.sends("blue", "france:4", "france")
    assert table.offers("red", "transport military_transport") == early
    table.does("red", "let_pass")
    table.acts("blue", "deport")
    assert table.offers("red", "transport military_transport") == early
    if not early:
        assert table.refuses("red", "transport military_transport") == "ES-AMB-06"
    table.does("red", "let_pass")
    assert table.changed == {"france": 4, "red spy": "ussr"}


@pytest.mark.parametrize("early", [True, False])
def test_es_amb_06_transport_at_the_end_of_the_turn_works_either_way(early: bool) -> None:
    table = WarRoom(
        blue={"hand": "france:4"}, red={"hand": "military_transport ussr:2"}, transport_before_block=early
    )
    table.goes_on(until="late_window")
    table.flies("red", "usa")
    table.does("red", "let_pass")
    assert table.changed == {"red spy": "usa"}


def test_es_amb_07_transport_in_the_own_turn_before_and_after_the_card_plays() -> None:
    before, after = (WarRoom(blue={"hand": "military_transport france:3 usa:2"}, plays=1) for _ in "12")
    before.flies("blue", "france")
    before.sends("blue", "france:3", "france")
    assert before.changed == {"blue spy": "france", "france": 4}
    after.sends("blue", "france:3", "france")
    assert after.asked == ("blue", "spare_moment")
    after.flies("blue", "france")
    assert after.changed == {"blue spy": "france", "france": 3}


def test_es_amb_07_no_transport_while_an_action_waits() -> None:
    table = WarRoom(blue={"hand": "military_transport france:3 usa:2"}, red={"spy": "france", "hand": "ussr:2"})
    table.sends("blue", "france:3", "france")
    assert table.refuses("blue", "transport military_transport") == "ES-TURN-01"
    table.does("red", "let_pass")
    assert table.changed == {"france": 3}


def test_es_amb_07_transport_does_not_replace_the_spy_move() -> None:
    table = WarRoom(blue={"hand": "military_transport france:3"})
    table.goes_on(until="move_spy")
    assert table.refuses("blue", "transport military_transport") == "ES-MOVE-01"


# Lasting effects


@pytest.mark.parametrize("stops", [True, False])
def test_es_amb_10_blockade_stops_revolution_by_house_option(stops: bool) -> None:
    table = WarRoom(
        blue={"hand": "revolution mercenary:1"}, blockaded={"france": 6}, blockade_stops_revolution=stops
    )
    table.does("blue", "act revolution")
    assert table.offers("blue", "aim france") == (not stops)
    table.does("blue", "aim poland" if stops else "aim france")
    assert table.changed == {"poland" if stops else "france": 2}


@pytest.mark.parametrize("stops", [True, False])
def test_es_amb_10_blockade_always_stops_influence_and_coordinated_cards(stops: bool) -> None:
    table = WarRoom(
        blue={"hand": "coordinated_attack mercenary:1"}, blockaded={"france": 6}, blockade_stops_revolution=stops
    )
    table.does("blue", "act coordinated_attack")
    assert table.refuses("blue", "aim france") == "ES-ACT-BLOCKADE"
    table.does("blue", "aim poland", "announce")
    assert table.refuses("blue", "place france") == "ES-ACT-BLOCKADE"


@pytest.mark.parametrize("stops", [True, False])
def test_es_amb_11_a_detained_spy_can_be_deported_by_house_option(stops: bool) -> None:
    table = WarRoom(
        blue={"hand": "deport mercenary:1"}, red={"spy": "france", "detained": 7}, detain_stops_deport=stops
    )
    table.acts("blue", "deport")
    assert table.changed == ({} if stops else {"red spy": "ussr"})


@pytest.mark.parametrize("stops", [True, False])
def test_es_amb_11_nothing_else_moves_a_detained_spy(stops: bool) -> None:
    hand = "military_transport france:3 mercenary:1"
    table = WarRoom(blue={"hand": hand, "gadgets": "advanced_transport", "detained": 6}, detain_stops_deport=stops)
    assert table.refuses("blue", "transport military_transport") == "ES-ACT-DETAIN"
    assert table.refuses("blue", "gadget_move france:3") == "ES-ACT-DETAIN"
    table.lapses()
    assert (table.spy("blue"), table.asked[0]) == ("usa", "red")


@pytest.mark.parametrize(
    ("card", "fact"),
    [("blockade", "blockade of france"), ("detain", "red detained"), ("paid_informant", "red open")],
)
def test_es_amb_12_an_effect_lasts_until_the_end_of_ones_next_turn(card: str, fact: str) -> None:
    table = WarRoom(blue={"hand": f"{card} mercenary:1"})
    table.acts("blue", card, "france")
    lasting = []
    for _ in range(4):
        lasting.append((table.state.turn, table.board[fact]))
        table.next_turn()
    assert lasting == [(5, 7), (6, 7), (7, 7), (8, 0)]


def test_es_amb_12_detention_lasts_through_the_late_window_of_that_turn() -> None:
    table = WarRoom(blue={"hand": "mercenary:1"}, red={"hand": "military_transport", "detained": 5})
    table.goes_on(until="move_spy")
    table.does("blue", "stay")
    assert (table.state.turn, table.asked[0]) == (6, "red")  # no late window was opened
    assert table.changed == {"red detained": 0}


def test_es_amb_12_the_later_end_counts_and_blockades_are_independent() -> None:
    table = WarRoom(
        blue={"hand": "detain blockade mercenary:1"}, red={"detained": 9}, blockaded={"poland": 6, "france": 6}
    )
    table.acts("blue", "detain")
    table.acts("blue", "blockade", "france")
    assert table.changed == {"blockade of france": 7}
    assert table.state.detained == (0, 9)
    assert table.state.blockades == {"poland": 6, "france": 7}


def test_es_amb_38_extra_cards_are_drawn_separately_after_the_refill() -> None:
    table = WarRoom(blue={"hand": "safe_house mercenary:1"})
    table.acts("blue", "safe_house")
    table.goes_on(until="move_spy")
    drawn = [event for event in table.events if isinstance(event, CardsDrawn)]
    assert [len(event.cards) for event in drawn] == [4, 2]
