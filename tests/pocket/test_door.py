"""What strangers, guests and phones may say, without a socket."""

import json
from typing import Any

import pytest

from game.pocket.door import BURST, MOST_WAITING, Caller, Door
from game.pocket.gate import Gate


class Hall:
    """A door, and what its table and its phones were told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.later: list[Any] = []
        self.door = Door(Gate(), self.told.append, lambda seconds, then: self.later.append(then))
        chairs = {"chairs": [{"seat": 0}], "game": "Manifesto"}
        self.door.hear({"t": "chairs", "open": [0, 1, 2], "by": {"en": chairs}})

    def caller(self, **hello: str) -> Caller:
        came = self.door.enter("10.0.0.2", "10.0.0.1")
        if hello:
            self.says(came, t="hello", lang="en", **hello)
        return came

    def says(self, caller: Caller, **said: Any) -> bool:
        return self.door.said(caller, json.dumps(said), 0.0)

    def hears(self, caller: Caller) -> list[dict[str, Any]]:
        return [json.loads(text) for text in caller.take()]

    def seated(self, seat: int) -> tuple[Caller, str]:
        caller = self.caller(code=self.door.gate.code)
        self.says(caller, t="sit", seat=seat, name="Anna")
        token = next(each["token"] for each in self.hears(caller) if each["t"] == "seated")
        return caller, token


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "1",
        "null",
        "{",
        '{"t":1}',
        '{"t":"say","m":{}}',
        '{"t":"sit","seat":0,"name":"x"}',
        "[" * 3000,
        '{"t":"stand"}',
        '{"t":"nothing"}',
        '{"t":"show","seat":0,"b":"{}"}',
    ],
)
def test_a_stranger_who_says_anything_else_is_shown_out(text: str) -> None:
    hall = Hall()
    assert not hall.door.said(hall.caller(), text, 0.0)
    assert not hall.door.said(hall.caller(), text.encode(), 0.0)
    assert hall.told == []


def test_a_wrong_code_token_or_word_shows_nothing() -> None:
    hall = Hall()
    for hello in ({"code": "0" * 32}, {"token": "0" * 32}, {"word": "wrong"}, {"code": ""}):
        caller = hall.caller(**hello)
        (said,) = hall.hears(caller)
        assert said["t"] == "no"
        assert caller.admitted == ""
        assert caller.seat is None


def test_whoever_has_the_code_takes_a_free_chair_at_once() -> None:
    hall = Hall()
    caller, token = hall.seated(1)
    assert caller.seat == 1
    assert hall.door.gate.seat_of(token) == 1
    assert [each["t"] for each in hall.told] == ["sat", "here", "came"]
    assert token not in json.dumps(hall.told)


def test_a_taken_chair_and_the_word_need_a_yes() -> None:
    hall = Hall()
    hall.seated(1)
    for hello, seat in (({"code": hall.door.gate.code}, 1), ({"word": hall.door.gate.word}, 0)):
        caller = hall.caller(**hello)
        hall.says(caller, t="sit", seat=seat, name="Ben")
        assert caller.seat is None
        asked = hall.told[-1]
        assert (asked["t"], asked["seat"], asked["name"]) == ("asks", seat, "Ben")
        hall.door.hear({"t": "verdict", "ask": asked["ask"], "yes": False})
        assert caller.seat is None
        assert hall.hears(caller)[-1] == {"t": "no", "why": "table"}
        hall.says(caller, t="sit", seat=seat, name="Ben")
        hall.door.hear({"t": "verdict", "ask": hall.told[-1]["ask"], "yes": True})
        assert caller.seat == seat


def test_a_bots_chair_is_nobodys() -> None:
    hall = Hall()
    caller = hall.caller(code=hall.door.gate.code)
    hall.says(caller, t="sit", seat=7, name="Anna")
    assert caller.seat is None
    assert hall.hears(caller)[-1] == {"t": "no", "why": "chair"}


def test_of_two_pages_of_one_chair_the_newer_takes_over() -> None:
    hall = Hall()
    first, token = hall.seated(0)
    second = hall.caller(token=token)
    assert hall.hears(first) == [{"t": "taken"}]
    assert first.closed
    assert not second.closed
    assert not hall.says(first, t="say", m={"t": "answer", "n": 1, "a": "x"})
    hall.door.leave(first)
    assert hall.later == []
    assert hall.door.by_seat[0] is second


def test_a_chair_is_away_only_if_its_phone_stays_away() -> None:
    hall = Hall()
    caller, token = hall.seated(0)
    hall.door.leave(caller)
    again = hall.caller(token=token)
    hall.later.pop()()
    assert "away" not in [each["t"] for each in hall.told]
    hall.door.leave(again)
    hall.later.pop()()
    assert hall.told[-1] == {"t": "away", "seat": 0}


def test_a_phone_is_shown_the_newest_picture_of_its_own_chair_and_that_again_when_it_returns() -> None:
    hall = Hall()
    (one, token), (other, _) = hall.seated(0), hall.seated(1)
    for number in range(3):
        hall.door.hear({"t": "show", "seat": 0, "b": json.dumps({"number": number})})
    (shown,) = hall.hears(one)
    assert shown == {"t": "show", "v": 3, "b": {"number": 2}}
    assert hall.hears(other) == []
    hall.door.leave(one)
    assert hall.hears(hall.caller(token=token)) == [shown]


def test_a_chair_given_back_opens_to_nobody_by_its_old_token() -> None:
    hall = Hall()
    caller, token = hall.seated(0)
    hall.says(caller, t="stand")
    assert hall.told[-1] == {"t": "left", "seat": 0}
    assert hall.hears(hall.caller(token=token))[-1] == {"t": "no", "why": "lost"}
    caller, token = hall.seated(1)
    hall.door.hear({"t": "free", "seat": 1})
    assert caller.closed
    assert hall.hears(hall.caller(token=token))[-1] == {"t": "no", "why": "lost"}


def test_a_phone_that_says_too_much_is_closed() -> None:
    hall = Hall()
    caller, _ = hall.seated(0)
    for _ in range(BURST - 10):
        assert hall.says(caller, t="ping")
        hall.hears(caller)
    assert not all(hall.says(caller, t="ping") for _ in range(20))


def test_a_phone_that_takes_nothing_in_is_closed() -> None:
    hall = Hall()
    caller, _ = hall.seated(0)
    for _ in range(MOST_WAITING + 1):
        hall.door.hear({"t": "tell", "seat": 0, "m": {"t": "kept", "n": 1}})
    assert caller.closed


def test_a_name_from_a_phone_is_foreign_text() -> None:
    hall = Hall()
    caller = hall.caller(code=hall.door.gate.code)
    hall.says(caller, t="sit", seat=0, name="\x1b[31mA\u202enna\n" + "x" * 500)
    name = hall.told[0]["name"]
    assert len(name) <= 40
    assert not {"\x1b", "\u202e", "\n"} & set(name)


def test_true_is_taken_for_chair_1_and_told_as_its_number() -> None:
    hall = Hall()
    caller = hall.caller(code=hall.door.gate.code)
    hall.says(caller, t="sit", seat=True, name="Anna")
    seats = [said["seat"] for said in hall.told if "seat" in said]
    assert seats
    assert all(type(seat) is int for seat in seats)
    assert list(map(type, hall.door.gate.chairs)) == [int]


@pytest.mark.parametrize("inner", ["[" * 900 + "]" * 900, '{"a":1}', '["a",["b"]]', "null", "1.5"])
def test_a_message_of_any_depth_stays_at_the_door(inner: str) -> None:
    hall = Hall()
    caller, _ = hall.seated(0)
    hall.told.clear()
    assert hall.door.said(caller, f'{{"t":"say","m":{{"t":"answer","n":1,"each":{inner}}}}}', 0.0)
    assert not hall.told
    hall.says(caller, t="say", m={"t": "answer", "n": 1, "each": ["bid 1", "seal"]})
    assert [said["m"]["each"] for said in hall.told] == [["bid 1", "seal"]]


def test_who_takes_a_free_chair_no_longer_asks_for_another() -> None:
    hall = Hall()
    first, _ = hall.seated(0)
    second = hall.caller(code=hall.door.gate.code)
    hall.says(second, t="sit", seat=0, name="Bea")
    asked = second.asking
    hall.says(second, t="sit", seat=1, name="Bea")
    assert {"t": "unasks", "ask": asked} in hall.told
    hall.door.hear({"t": "verdict", "ask": asked, "yes": True})
    assert (first.seat, second.seat) == (0, 1)
    assert hall.door.by_seat == {0: first, 1: second}


def test_a_yes_for_a_chair_that_a_bot_has_taken_since_gives_nothing() -> None:
    hall = Hall()
    caller = hall.caller(word=hall.door.gate.word)
    hall.says(caller, t="sit", seat=2, name="Anna")
    hall.door.hear({"t": "chairs", "open": [0, 1], "by": hall.door.chairs})
    hall.door.hear({"t": "verdict", "ask": caller.asking, "yes": True})
    assert caller.seat is None
    assert 2 not in hall.door.gate.chairs
    assert {"t": "no", "why": "chair"} in hall.hears(caller)
