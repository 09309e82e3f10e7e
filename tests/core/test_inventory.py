"""A table is listed field by field if a title has no board of its own."""

from typing import Any

import pytest

from game.core.contract import UNSEEN
from game.core.inventory import before, by_seat, middle
from game.core.inventory import told as in_words
from game.core.language.words import words
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
def test_a_value_is_told(value: Any, told: str) -> None:
    assert in_words(value, SAID) == told


def test_what_lies_before_a_seat_stands_there_and_all_else_in_the_middle() -> None:
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
