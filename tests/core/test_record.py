"""States hash the same everywhere, and their face-down parts are counted."""

from typing import Any

import pytest

from game.core.record import digest, seated, unseen
from game.core.seats import UNSEEN
from tests.core.test_table import at_spoil


@pytest.mark.parametrize(
    ("held", "hidden"),
    [
        (UNSEEN, 1),
        (("a", UNSEEN, 3, (UNSEEN,)), 2),
        (frozenset({UNSEEN, "a"}), 1),
        ({"hand": (UNSEEN, UNSEEN), "gold": 2}, 2),
        ((None, 1.5, True), 0),
    ],
)
def test_face_down_cards_are_counted_everywhere(held: Any, hidden: int) -> None:
    assert unseen(held) == hidden
    assert unseen((held, {"deeper": held})) == 2 * hidden


def test_fingerprint_depends_on_content_and_not_on_order() -> None:
    assert digest((1, "a", frozenset({"b", "a"}), {"y": 1, "x": None})) == "14b2cea2bbfdd380"
    assert digest({"x": 1, "y": 2}) == digest({"y": 2, "x": 1})
    parts: list[Any] = [(1, 2), (2, 1), (1, (2,)), frozenset({1, 2}), {1: 2}, "12", 12, (12,), None]
    assert len({digest(part) for part in parts}) == len(parts)


def test_seated_replaces_the_value_of_one_seat_only() -> None:
    assert [seated((1, 2, 3), seat, 9) for seat in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]


def test_copied_state_is_equal_and_independent() -> None:
    state = at_spoil().state
    twin = state.copy()
    assert (twin == state, twin is state, type(twin)) == (True, False, type(state))
    twin.round += 1
    assert twin != state
