"""Hidden information doesn't change what a seat sees or is offered, and imagined worlds are possible."""

from random import Random

import pytest

from ai.search.deeds import Hidden, hidden
from game.core.agenda import push, settle
from game.titles.manifesto.rules import BidForInitiative
from game.titles.manifesto.state import SEALED
from tests.titles.manifesto.congress import GAME, Congress, cards_of

CHEAP = (
    *("", "rebellion", "treaty", "purge", "alliance"),
    *("civil_war", "propaganda", "manifesto", "espionage", "isolationism"),
)
HANDS = "manifesto diplomacy", "treaty purge"


def table_of(seats: int) -> Congress:
    """Return a table with a conflict that everybody can join."""
    others = {f"seat{number}": {"its": 4, "hand": CHEAP[number]} for number in range(1, seats)}
    return Congress(seat0={"hand": "alliance manifesto diplomacy", "its": 6}, **others)  # type: ignore[arg-type]


def test_note_is_hidden_from_search_while_drafted_and_once_sealed() -> None:
    table = table_of(3)
    assert hidden(table.state) is Hidden.NO
    table.does("seat0", "play alliance")
    assert hidden(table.state) is Hidden.DRAFT
    table.does("seat0", "target india")
    while table.state.contest is not None:
        assert hidden(table.state) is Hidden.SEALED
        table.writes(table.asked[0], "")
    table.passes()


def test_sealed_note_is_imagined_in_every_possible_way() -> None:
    table = table_of(3)
    table.plays("seat0", "alliance", "india")
    table.writes("seat0", "2 manifesto")
    table.writes("seat1", "against 1")
    view, rng = table.seen_by("seat2"), Random(1)
    assert view.sealed == (SEALED, SEALED, None)
    bids = [GAME.imagine(view, 2, rng).sealed for _ in range(200)]
    assert {note[0].side for note in bids if note[0]} == {"for"}
    assert {note[1].side for note in bids if note[1]} == {"for", "against", "abstain"}
    assert {note[0].its for note in bids if note[0]} == set(range(7))
    assert any(note[0].cards for note in bids if note[0])
    table.bid(seat2="out")


def test_hands_are_imagined_among_all_unplaced_cards() -> None:
    table = Congress(anna={"hand": "alliance"}, omar={"hand": "treaty purge"}, pile="rebellion")
    view, rng = table.seen_by("anna"), Random(2)
    worlds = [GAME.imagine(view, 0, rng) for _ in range(400)]
    seen = {card for world in worlds for card in world.hands[1]}
    assert seen == set(cards_of(table.state)) - {"alliance:a", "rebellion:a"}
    assert {world.hands[0] for world in worlds} == {("alliance:a",)}


@pytest.mark.parametrize("hand", HANDS)
def test_others_hands_do_not_affect_the_writer_of_a_note(hand: str) -> None:
    table = Congress("initiative", anna={"its": 2, "hand": "espionage"}, omar={"its": 3, "hand": hand})
    assert table.asks == ("anna", {"bid 0", "bid 1", "bid 2"})
    seen = table.seen_by("anna")
    other = Congress("initiative", anna={"its": 2, "hand": "espionage"}, omar={"its": 3, "hand": HANDS[0]})
    assert (seen.agenda, seen.hands, seen.options) == (
        other.seen_by("anna").agenda,
        other.seen_by("anna").hands,
        other.seen_by("anna").options,
    )
    for laid in (table, other):
        laid.bid()


def test_all_seats_are_asked_in_turn_and_the_order_reveals_nothing() -> None:
    table = Congress(anna={"its": 1}, omar={"its": 1}, carl={"its": 1})
    push(table.state, BidForInitiative())
    settle(table.state)
    asked = []
    while table.asked[1] in ("name_sum", "add_cards"):
        asked += [table.asked[0]] * (table.asked[0] not in asked)
        table.does(table.asked[0], sorted(table.asks[1])[0])
    assert asked == ["anna", "omar", "carl"]
