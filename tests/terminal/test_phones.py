"""Hands on phones at a table whose shared face is a terminal."""

import io
from collections.abc import Collection
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

from game.core.contract import Seat
from game.play.elsewhere import Knock
from game.play.sitting import Sitting
from game.terminal.console import Console
from game.terminal.elsewhere import drawn
from game.terminal.teletype import Teletype
from tests.games import begun
from tests.pocket.pretended import Pretended


def seated(seats: Collection[Seat], typed: str, **given: Any) -> tuple[str, Pretended]:
    """Play Goofspiel with these seats elsewhere; return what was printed, and the people elsewhere."""
    made: list[Pretended] = []

    def phones(sitting: Sitting) -> Pretended:
        made.append(Pretended(sitting, seats, **{"absent": (1,), **given}))
        return made[0]

    paper = io.StringIO()
    recorded = begun("goofspiel", None, "you", "you")
    rest = lambda seconds: None  # noqa: E731
    assert Teletype(recorded, Console(io.StringIO(typed), paper), rest=rest, phones=phones).run() == 0
    return paper.getvalue(), made[0]


def test_with_all_hands_on_phones_the_keyboard_is_never_passed() -> None:
    printed, phones = seated((0, 1), "no\n" * 3)
    assert "Pass the keyboard" not in printed
    assert "192.168.1.20:8533" in printed
    assert "lamotes" in printed
    assert phones.main.table.answered > 0, "the phones have played"
    assert phones.done[-1] == "closed"


def test_person_without_a_phone_plays_at_the_keyboard_of_the_same_table() -> None:
    printed, phones = seated((1,), "R\n1\nR\n2\nquit\n")
    assert "Pass the keyboard to" in printed
    assert phones.main.table.answered >= 2


def test_keyboard_assigns_chairs_and_decides_about_absent_people() -> None:
    knock = Knock(1, 0, "Anna")
    typed = "yes\nR\naddress\nbot\nhere\nphones\nquit\n"
    printed, phones = seated((1,), typed, knocks=(knock,))
    assert "Anna wants the chair of" in printed
    assert phones.done == [
        ("Anna", True),
        "renewed",
        "address",
        ("warm", 1, "fair"),
        ("here", 1),
        "renewed",
        "closed",
    ]


def test_keyboard_says_why_no_phone_can_connect() -> None:
    printed, phones = seated((1,), "phones\nquit\n", address="", trouble="The server of the phones has stopped.")
    assert "The server of the phones has stopped." in printed
    assert "Scan the square" not in printed
    assert "renewed" in phones.done


class Keyboard(io.StringIO):
    """A keyboard that waits for input, as a screen's does."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: SimpleQueue[str] = SimpleQueue()

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as in typeshed's StringIO
        return self.lines.get()


@dataclass
class Comer(Pretended):
    """People who come to their phones while the keyboard waits for them."""

    keyboard: Keyboard = field(default_factory=Keyboard)
    typed: list[str] = field(default_factory=list)
    coming: tuple[Seat, ...] = ()
    alone: bool = False
    """Whether the only person answers on the phone, and may answer here too."""

    def tick(self, *, at_rest: bool, covered: bool = False) -> bool:
        asked = self.main.decision
        if asked is None:
            self.keyboard.lines.put("no\n")
        elif self.alone:
            if asked.seat == 0 and self.main.answer() is None:
                self.main.give(asked.options[0])
        elif self.typed:
            self.keyboard.lines.put(self.typed.pop(0))
        elif self.keyboard.lines.empty():
            self.seats = self.coming
        return super().tick(at_rest=at_rest, covered=covered)


def come(chairs: tuple[str, str], *typed: str, **given: Any) -> tuple[str, Comer]:
    """Play Goofspiel to the end with people who come to their phones late; return what was printed."""
    keyboard = Keyboard()
    paper = io.StringIO()
    made = list[Comer]()

    def phones(sitting: Sitting) -> Comer:
        made.append(Comer(sitting, (), keyboard=keyboard, typed=list(typed), **given))
        return made[0]

    recorded = begun("goofspiel", None, *chairs)
    rest = lambda seconds: None  # noqa: E731
    assert Teletype(recorded, Console(keyboard, paper), rest=rest, phones=phones).run() == 0
    return paper.getvalue(), made[0]


def test_phone_can_take_the_chair_the_curtain_waits_for() -> None:
    printed, phones = come(("you", "you"), coming=(0, 1))
    assert printed.count("Pass the keyboard") == 1
    assert phones.main.result is not None


def test_hand_is_hidden_when_its_owner_moves_to_a_phone() -> None:
    printed, phones = come(("you", "you"), "R\n", coming=(0, 1))
    shown, _, after = printed.rpartition("Bid 1-13")
    assert "Pass the keyboard to Red" in shown
    assert after.startswith("\n> ")
    assert "\n" * 40 in after
    assert phones.main.result is not None


def test_single_person_answers_on_the_phone_while_the_keyboard_waits() -> None:
    _, phones = come(("you", "beginner"), alone=True)
    assert phones.main.result is not None


def test_curtain_obeys_keys_that_need_no_hand() -> None:
    printed, phones = seated((1,), "phones\nboard\naddress\nR\nquit\n", addresses=("192.168.1.20",))
    before = printed.partition("Prize")[0]
    assert printed.count("type R and press Enter") == 1
    assert before.count("Scan the square") == 2
    assert "no other address than 192.168.1.20" in printed
    assert phones.done == ["renewed", "renewed", "address", "closed"]


def test_qr_code_is_drawn_light_on_dark_with_its_quiet_zone() -> None:
    rows = list(drawn(((True, False), (False, True))))
    assert len(rows) == 5
    assert {len(row) for row in rows} == {10}
    assert rows[0] == "█" * 10
    assert rows[2][4:6] == "▄▀"
