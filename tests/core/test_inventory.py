"""A table is listed field by field if a title has no board of its own."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.core.contract import UNSEEN
from game.core.inventory import Entry, before, by_seat, lying, middle
from game.core.inventory import told as in_words
from game.core.language.words import words
from game.core.position import Position
from game.core.record import BySeat
from tests.core.test_table import at_spoil

SAID = words("room")


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (True, "yes"),
        (False, "no"),
        (0, "0"),
        (2.5, "2.5"),
        ("", ""),
        ("oak", "oak"),
        (UNSEEN, SAID.shared["unseen"]),
        ((UNSEEN, UNSEEN, UNSEEN), "3"),
        (("oak", UNSEEN), f"oak, {SAID.shared['unseen']}"),
        ((), ""),
        (("", "oak", ("elm",)), "oak, elm"),
        (frozenset({"oak", "elm", ""}), "elm, oak"),
        ({"oak": 2, "elm": "", "ash": 0}, "oak 2, ash 0"),
        (None, ""),
    ],
)
def test_value_is_put_into_words(value: Any, told: str) -> None:
    assert in_words(value, SAID) == told


def test_inventory_lists_seat_things_by_seat_and_the_rest_in_the_middle() -> None:
    view = at_spoil().state
    names = {entry.name for entry in middle(view, SAID)}
    assert {"Prize", "Round"} <= names
    assert all(len(entry.held) == 1 and entry.held[0] for entry in middle(view, SAID))
    seats = by_seat(view, SAID)
    assert all(len(entry.held) == len(view.hands) and any(entry.held) for entry in seats)
    assert not names & {entry.name for entry in seats}
    assert all(
        UNSEEN not in before(view, seat) and "" not in before(view, seat) for seat in range(len(view.hands))
    )


@dataclass(kw_only=True)
class Rows(Position):
    """A table with rows of cards in the middle and in front of every seat."""

    rows: tuple[tuple[str, ...], ...] = (("3", "8"), (), ("5",))
    kept: BySeat[tuple[tuple[str, ...], ...]] = ((("oak",), ("elm",)), ())
    pairs: tuple[tuple[str, int], ...] = (("3", 8),)


def test_each_pile_of_a_field_is_listed_separately() -> None:
    """With the cards of four rows in one list, nobody could tell where a row ended."""
    found = {part.name: part.values for part in lying(Rows(), SAID, seated=False)}
    assert found == {"Rows 1": (("3", "8"),), "Rows 2": ((),), "Rows 3": (("5",),), "Pairs": ((("3", 8),),)}
    assert Entry("Rows 1", ("3, 8",)) in middle(Rows(), SAID)
    at_seats = [tuple(part) for part in lying(Rows(), SAID, seated=True)]
    assert at_seats == [("Kept 1", (("oak",), ())), ("Kept 2", (("elm",), ()))]


def test_title_decides_where_the_number_of_a_pile_appears() -> None:
    said = replace(SAID, templates={**SAID.templates, "field.rows": "Row {number} of three"})
    assert [part.name for part in lying(Rows(), said, seated=False)][:2] == ["Row 1 of three", "Row 2 of three"]
