"""The four steps of a turn: ES-TURN, ES-PLAY, ES-REFILL, ES-MOVE."""

from game.titles.espionage.faces import COUNTRIES
from tests.titles.espionage.war_room import WarRoom


def kinds(table: WarRoom) -> list[str]:
    """Return the names of the events since the table was set up."""
    return [type(event).__name__ for event in table.events]


def test_es_turn_01_a_turn_is_two_card_plays_refill_and_spy_move() -> None:
    table = WarRoom(blue={"hand": "france:2 poland:2"}, red={"hand": "ussr:2", "detained": 9})
    table.sends("blue", "france:2", "france")
    table.sends("blue", "poland:2", "poland")
    table.does("blue", "move_spy france")
    assert kinds(table) == [
        *("InfluenceAnnounced", "MarkerMoved"),
        *("InfluenceAnnounced", "MarkerMoved"),
        *("CardsDrawn", "SpyMoved", "TurnBegan"),
    ]
    assert table.asked == ("red", "play_card")


def test_es_turn_01_a_seat_cannot_act_out_of_turn() -> None:
    table = WarRoom(blue={"hand": "france:2 poland:2"}, red={"hand": "ussr:2"})
    assert table.refuses("red", "influence ussr:2") == "ES-TURN-01"


def test_es_play_01_without_cards_the_card_plays_are_skipped() -> None:
    table = WarRoom(blue={"hand": "france:2"}, plays=2)
    table.sends("blue", "france:2", "france")
    assert table.asked == ("blue", "move_spy")
    assert len(table.hand("blue")) == 5


def test_es_play_02_a_card_is_used_for_its_flag_or_for_its_action() -> None:
    halves = {"influence france:4a", "act france:4a"}
    flag, action = (WarRoom(blue={"hand": "blockade poland:2"}) for _ in "12")
    assert halves <= flag.asks[1]
    flag.sends("blue", "blockade", "france")
    assert flag.changed == {"france": 4}
    action.acts("blue", "blockade", "france")
    assert action.changed == {"blockade of france": 7}
    assert action.refuses("blue", "influence france:4a") == "ES-GEN-03"  # the card has left the hand


def test_es_play_03_a_used_card_goes_on_top_of_the_pile_at_once() -> None:
    table = WarRoom(blue={"hand": "deport poland:2"}, red={"hand": "ussr:2"}, pile="usa:4")
    table.acts("blue", "deport")
    assert table.state.discard == ("usa:4a", "great_britain:3a")
    table.does("red", "let_pass")
    assert table.hand("blue") == ("poland:2a",)


def test_es_play_03_a_gadget_research_stays_beside_its_gadget() -> None:
    table = WarRoom(blue={"hand": "gadget_research poland:2"}, pile="usa:4")
    table.acts("blue", "gadget_research", "advanced_transport")
    assert table.state.discard == ("usa:4a",)
    assert table.state.gadgets[0] == {"advanced_transport": "france:3c"}


def test_es_refill_01_the_refill_draws_up_to_the_hand_size() -> None:
    table = WarRoom(blue={"hand": "france:2 poland:2"}, plays=1, deck="usa:4 usa:3 usa:2 ussr:2")
    table.sends("blue", "france:2", "france")
    table.does("blue", "go_on")
    assert table.hand("blue") == ("poland:2a", "usa:4a", "usa:3a", "usa:2a", "ussr:2a")


def test_es_refill_01_the_refill_never_discards() -> None:
    table = WarRoom(blue={"hand": "france:2 " + "poland:2 poland:3 hungary:2 hungary:3 ussr:2 ussr:3"}, plays=1)
    table.sends("blue", "france:2", "france")
    table.does("blue", "go_on")
    assert len(table.hand("blue")) == 6
    assert "CardsDrawn" not in kinds(table)


def test_es_refill_02_the_pile_becomes_the_deck_when_the_deck_is_empty() -> None:
    table = WarRoom(blue={"hand": "france:2 poland:2"}, plays=1, deck="usa:4", rest_on_pile=True)
    table.sends("blue", "france:2", "france")
    table.does("blue", "go_on")
    assert table.hand("blue")[:2] == ("poland:2a", "usa:4a")
    assert len(table.hand("blue")) == 5
    assert (len(table.state.deck), table.state.discard) == (54 - 5, ())


def test_es_refill_02_the_new_deck_is_shuffled() -> None:
    table = WarRoom(blue={"hand": "france:2"}, deck="usa:4", rest_on_pile=True)
    pile = table.state.discard
    table.sends("blue", "france:2", "france")
    new = (*table.hand("blue")[1:], *table.state.deck)
    assert sorted(new) == sorted((*pile, "france:2a"))
    assert new != (*pile, "france:2a")


def test_es_move_01_the_spy_may_move_anywhere_or_stay() -> None:
    table = WarRoom(
        blue={"spy": "france", "secured": "hungary"}, red={"spy": "poland"}, blockaded={"great_britain": 9}
    )
    elsewhere = {f"move_spy {country}" for country in COUNTRIES if country != "france"}
    assert table.asks == ("blue", elsewhere | {"stay"})
    table.does("blue", "stay")
    assert table.spy("blue") == "france"


def test_es_move_01_the_spy_move_allows_nothing_else() -> None:
    table = WarRoom(blue={"hand": "france:2 poland:2"})
    table.goes_on(until="move_spy")
    assert table.refuses("blue", "influence france:2") == "ES-MOVE-01"
    table.does("blue", "move_spy poland")
    assert table.changed == {"blue spy": "poland"}
