"""Hands on phones at a table whose common face is a terminal."""

import io
from collections.abc import Collection
from typing import Any

from game.core.contract import Seat
from game.play.elsewhere import Knock
from game.play.sitting import Sitting
from game.terminal.console import Console
from game.terminal.elsewhere import drawn
from game.terminal.teletype import Teletype
from tests.pocket.games import begun
from tests.pocket.pretended import Pretended


def seated(seats: Collection[Seat], typed: str, **given: Any) -> tuple[str, Pretended]:
    """Play Goofspiel with these seats elsewhere; return what was printed, and those elsewhere."""
    made: list[Pretended] = []

    def phones(sitting: Sitting) -> Pretended:
        made.append(Pretended(sitting, seats, **{"absent": (1,), **given}))
        return made[0]

    paper = io.StringIO()
    recorded = begun("goofspiel", None, "you", "you")
    rest = lambda seconds: None  # noqa: E731
    assert Teletype(recorded, Console(io.StringIO(typed), paper), rest=rest, phones=phones).run() == 0
    return paper.getvalue(), made[0]


def test_with_all_hands_elsewhere_the_game_plays_without_a_hand_over() -> None:
    printed, phones = seated((0, 1), "no\n" * 3)
    assert "Pass the keyboard" not in printed
    assert "192.168.1.20:8533" in printed
    assert "lamotes" in printed
    assert phones.main.result is not None or phones.done[-1] == "closed"
    assert phones.done[-1] == "closed"


def test_somebody_without_a_phone_plays_at_the_keyboard_of_the_same_table() -> None:
    printed, phones = seated((1,), "R\n1\nR\n2\nquit\n")
    assert "Pass the keyboard to" in printed
    assert phones.main.table.answered >= 2


def test_the_keyboard_decides_who_gets_a_chair_and_what_becomes_of_the_absent() -> None:
    knock = Knock(1, 0, "Anna")
    typed = "yes\nR\naddress\nbot\nhere\nphones\nquit\n"
    printed, phones = seated((1,), typed, knocks=(knock,))
    assert "Anna wants the chair of" in printed
    assert phones.done == [("Anna", True), "address", ("warm", 1, "fair"), ("here", 1), "closed"]


def test_a_square_is_drawn_light_on_dark_with_its_quiet_zone() -> None:
    rows = list(drawn(((True, False), (False, True))))
    assert len(rows) == 5
    assert {len(row) for row in rows} == {10}
    assert rows[0] == "█" * 10
    assert rows[2][4:6] == "▄▀"
