"""What strangers, guests and phones may say, tested without sockets."""

import json
from typing import Any

import pytest

from game.pocket.door import BURST, GRACE, LONG, MOST_WAITING, SHORT, Caller, Door
from game.pocket.gate import KNOCKS, Gate


class Hall:
    """A door, and what its table and its phones were told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.later: list[Any] = []
        self.waits: list[tuple[float, Any]] = []
        self.door = Door(Gate(), self.told.append, self.in_a_while)
        chairs = {"chairs": [{"seat": 0}], "game": "Manifesto"}
        self.door.hear({"t": "chairs", "open": [0, 1, 2], "by": {"en": chairs}})

    def in_a_while(self, seconds: float, then: Any) -> Any:
        wait = then if seconds == GRACE else (seconds, then)
        waits = self.later if seconds == GRACE else self.waits
        waits.append(wait)
        return lambda: waits.remove(wait)

    def go_by(self, seconds: float) -> None:
        for when, then in self.waits:
            if when <= seconds:
                then()

    def caller(self, address: str = "10.0.0.2", **hello: str) -> Caller:
        came = self.door.enter(address, "10.0.0.1", len(self.door.callers))
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
def test_stranger_who_sends_anything_else_is_turned_away(text: str) -> None:
    hall = Hall()
    assert not hall.door.said(hall.caller(), text, 0.0)
    assert not hall.door.said(hall.caller(), text.encode(), 0.0)
    assert hall.told == []


def test_wrong_code_token_or_word_reveals_nothing() -> None:
    hall = Hall()
    for hello in ({"code": "0" * 32}, {"token": "0" * 32}, {"word": "wrong"}, {"code": ""}):
        caller = hall.caller(**hello)
        (said,) = hall.hears(caller)
        assert said["t"] == "no"
        assert caller.admitted == ""
        assert caller.seat is None


def test_person_with_the_code_takes_a_free_chair_at_once() -> None:
    hall = Hall()
    caller, token = hall.seated(1)
    assert caller.seat == 1
    assert hall.door.gate.seat_of(token) == 1
    assert [each["t"] for each in hall.told] == ["sat", "here", "came"]
    assert token not in json.dumps(hall.told)


def test_taken_chair_or_a_guest_by_word_needs_approval() -> None:
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


def test_chair_that_is_not_on_offer_is_refused() -> None:
    hall = Hall()
    caller = hall.caller(code=hall.door.gate.code)
    for seat in (3, 7, -1):  # a bot's, none, none
        hall.says(caller, t="sit", seat=seat, name="Anna")
        assert caller.seat is None
        assert hall.hears(caller)[-1] == {"t": "no", "why": "chair"}
    hall.says(caller, t="sit", seat=2, name="Anna")
    assert caller.seat == 2


def test_newer_of_two_pages_of_one_chair_takes_over() -> None:
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


def test_returning_phone_is_shown_its_own_chairs_newest_picture_again() -> None:
    hall = Hall()
    (one, token), (other, _) = hall.seated(0), hall.seated(1)
    for number in range(3):
        hall.door.hear({"t": "show", "seat": 0, "b": json.dumps({"number": number})})
    (shown,) = hall.hears(one)
    assert shown == {"t": "show", "v": 3, "b": {"number": 2}}
    assert hall.hears(other) == []
    hall.door.leave(one)
    assert hall.hears(hall.caller(token=token)) == [shown]


def test_token_of_a_vacated_chair_no_longer_opens_it() -> None:
    hall = Hall()
    caller, token = hall.seated(0)
    hall.says(caller, t="stand")
    assert hall.told[-1] == {"t": "left", "seat": 0}
    assert hall.hears(hall.caller(token=token))[-1] == {"t": "no", "why": "lost"}
    caller, token = hall.seated(1)
    hall.door.hear({"t": "free", "seat": 1})
    assert caller.closed
    assert hall.hears(hall.caller(token=token))[-1] == {"t": "no", "why": "lost"}


def test_phone_that_sends_too_much_is_closed() -> None:
    hall = Hall()
    caller, _ = hall.seated(0)
    for _ in range(BURST - 10):
        assert hall.says(caller, t="ping")
        hall.hears(caller)
    assert not all(hall.says(caller, t="ping") for _ in range(20))


def test_phone_that_reads_nothing_is_closed() -> None:
    hall = Hall()
    caller, _ = hall.seated(0)
    for _ in range(MOST_WAITING + 1):
        hall.door.hear({"t": "tell", "seat": 0, "m": {"t": "kept", "n": 1}})
    assert caller.closed


def test_name_from_a_phone_is_sanitised() -> None:
    hall = Hall()
    caller = hall.caller(code=hall.door.gate.code)
    hall.says(caller, t="sit", seat=0, name="\x1b[31mA\u202enna\n" + "x" * 500)
    name = hall.told[0]["name"]
    assert len(name) <= 40
    assert not {"\x1b", "\u202e", "\n"} & set(name)


def test_true_as_a_seat_means_chair_1_and_is_passed_on_as_a_number() -> None:
    hall = Hall()
    caller = hall.caller(code=hall.door.gate.code)
    hall.says(caller, t="sit", seat=True, name="Anna")
    seats = [said["seat"] for said in hall.told if "seat" in said]
    assert seats
    assert all(type(seat) is int for seat in seats)
    assert list(map(type, hall.door.gate.chairs)) == [int]


@pytest.mark.parametrize("inner", ["[" * 900 + "]" * 900, '{"a":1}', '["a",["b"]]', "null", "1.5"])
def test_deeply_nested_message_is_refused_at_the_door(inner: str) -> None:
    hall = Hall()
    caller, _ = hall.seated(0)
    hall.told.clear()
    assert hall.door.said(caller, f'{{"t":"say","m":{{"t":"answer","n":1,"each":{inner}}}}}', 0.0)
    assert not hall.told
    hall.says(caller, t="say", m={"t": "answer", "n": 1, "each": ["bid 1", "seal"]})
    assert [said["m"]["each"] for said in hall.told] == [["bid 1", "seal"]]


def test_taking_a_free_chair_withdraws_the_request_for_another() -> None:
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


def test_approval_for_a_chair_a_bot_has_since_taken_gives_nothing() -> None:
    hall = Hall()
    caller = hall.caller(word=hall.door.gate.word)
    hall.says(caller, t="sit", seat=2, name="Anna")
    hall.door.hear({"t": "chairs", "open": [0, 1], "by": hall.door.chairs})
    hall.door.hear({"t": "verdict", "ask": caller.asking, "yes": True})
    assert caller.seat is None
    assert 2 not in hall.door.gate.chairs
    assert {"t": "no", "why": "chair"} in hall.hears(caller)


def test_guest_by_word_who_stands_up_needs_approval_again() -> None:
    hall = Hall()
    guest = hall.caller(word=hall.door.gate.word)
    hall.says(guest, t="sit", seat=0, name="Anna")
    hall.door.hear({"t": "verdict", "ask": hall.told[-1]["ask"], "yes": True})
    token = next(each["token"] for each in hall.hears(guest) if each["t"] == "seated")
    back = hall.caller(token=token)
    hall.says(back, t="stand")
    assert back.admitted == "word"
    hall.says(back, t="sit", seat=1, name="Anna")
    assert back.seat is None
    assert hall.told[-1]["t"] == "asks"


def test_guest_by_code_who_stands_up_may_sit_elsewhere() -> None:
    hall = Hall()
    caller, _ = hall.seated(0)
    hall.says(caller, t="stand")
    hall.says(caller, t="sit", seat=1, name="Anna")
    assert caller.seat == 1


def test_connection_controls_only_one_chair() -> None:
    hall = Hall()
    one, _ = hall.seated(0)
    other, token = hall.seated(1)
    hall.hears(one)
    assert not hall.says(one, t="hello", lang="en", token=token)
    assert not hall.says(one, t="hello", lang="en", code=hall.door.gate.code)
    hall.door.hear({"t": "show", "seat": 1, "b": "{}"})
    assert hall.hears(one) == []
    assert hall.door.by_seat == {0: one, 1: other}


def test_silent_caller_is_turned_away_and_one_with_a_chair_may_be_silent() -> None:
    hall = Hall()
    silent, typing = hall.caller(), hall.caller(word="wrong")
    guest, (seated, _) = hall.caller(code=hall.door.gate.code), hall.seated(0)
    hall.go_by(SHORT)
    assert [each.closed for each in (silent, typing, guest, seated)] == [True, False, False, False]
    hall.go_by(LONG)
    assert [each.closed for each in (silent, typing, guest, seated)] == [True, True, True, False]


def test_nothing_is_kept_of_a_caller_who_has_left() -> None:
    """Timers of callers who came and went all the time used to fill the memory."""
    hall = Hall()
    hall.door.leave(hall.caller())
    assert hall.waits == []
    assert hall.door.callers == []


def test_chair_is_not_given_to_a_phone_being_turned_away() -> None:
    hall = Hall()
    guest = hall.caller(word=hall.door.gate.word)
    hall.says(guest, t="sit", seat=0, name="Anna")
    guest.close()
    hall.door.hear({"t": "verdict", "ask": 1, "yes": True})
    assert hall.door.gate.chairs == {}


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u200d", "\u3164\u115f"])
def test_name_of_invisible_characters_is_shown_as_a_question_mark(name: str) -> None:
    hall = Hall()
    guest = hall.caller(word=hall.door.gate.word)
    hall.says(guest, t="sit", seat=0, name=name)
    assert hall.told[-1]["name"] == "?"


def test_surplus_person_takes_the_place_of_a_stranger_never_of_a_chair() -> None:
    hall = Hall()
    seated, _ = hall.seated(0)
    guest = hall.caller(code=hall.door.gate.code)
    strangers = [hall.caller() for _ in range(2)]
    for gone in (*strangers, guest):
        assert hall.door.make_room("10.0.0.2", most=80, most_each=4)
        assert gone.closed
        hall.caller()
        hall.door.callers = [each for each in hall.door.callers if not each.closed]
        hall.door.callers[-1].admitted = "code"
        hall.door.callers[-1].seat = 2  # a chair of its own
    assert not hall.door.make_room("10.0.0.2", most=80, most_each=4)
    assert hall.door.make_room("10.0.0.9", most=80, most_each=4)
    assert not seated.closed


def test_requests_for_a_chair_are_limited() -> None:
    hall = Hall()
    guest = hall.caller(word=hall.door.gate.word)
    for _ in range(KNOCKS + 5):
        hall.says(guest, t="sit", seat=0, name="Anna")
    assert sum(each["t"] == "asks" for each in hall.told) == KNOCKS
    assert hall.hears(guest)[-1] == {"t": "no", "why": "knocks"}


def test_page_that_was_away_does_not_take_its_chair_from_a_newer_page() -> None:
    hall = Hall()
    first, token = hall.seated(0)
    hall.door.leave(first)
    old = hall.caller(token=token, page="old")
    hall.door.leave(old)
    newer = hall.caller(token=token, page="newer")
    woken = hall.caller(token=token, page="old", again="1")
    assert hall.hears(woken) == [{"t": "taken"}]
    assert hall.door.by_seat[0] is newer
    hall.door.leave(newer)
    assert hall.door.by_seat.get(0) is None
    back = hall.caller(token=token, page="old", again="1")
    assert hall.door.by_seat[0] is back
    hall.caller(token=token, page="newer", again="1")
    assert hall.door.by_seat[0] is back
    touched = hall.caller(token=token, page="newer")
    assert hall.door.by_seat[0] is touched


def test_jinteki_571_no_answer_without_a_chair() -> None:
    hall = Hall()
    hall.seated(0)
    hall.told.clear()
    for guest in (hall.caller(), hall.caller(code=hall.door.gate.code), hall.caller(word=hall.door.gate.word)):
        for said in ({"t": "answer", "n": 1, "a": "bid 1"}, {"t": "undo"}, {"t": "send", "n": 1}, {"t": "hint"}):
            hall.says(guest, t="say", m=said)
        hall.says(guest, t="said", seat=0, m={"t": "undo"})
    assert hall.told == []


def test_jinteki_6124_no_picture_without_a_chair() -> None:
    hall = Hall()
    hall.seated(0)
    guests = hall.caller(), hall.caller(code=hall.door.gate.code), hall.caller(word=hall.door.gate.word)
    for guest in guests:
        hall.hears(guest)
    hall.door.hear({"t": "show", "seat": 0, "b": "{}"})
    hall.door.hear({"t": "tell", "seat": 0, "m": {"t": "kept", "n": 1}})
    assert [hall.hears(guest) for guest in guests] == [[], [], []]


def test_page_that_connects_twice_is_not_told_of_a_take_over() -> None:
    """A phone that wakes up may connect twice, and its earlier connection may speak last."""
    hall = Hall()
    first, token = hall.seated(0)
    hall.door.leave(first)
    one = hall.caller(token=token, page="same")
    other = hall.caller(token=token, page="same", again="1")
    assert {"t": "taken"} not in hall.hears(one)
    assert one.closed
    assert hall.door.by_seat[0] is other
