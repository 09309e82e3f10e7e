"""The coach on phones: it's asked one question at a time, from its seat's view, and the record says so."""

from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

import pytest

from ai.coach.advice import Advice, Idea
from game.core.contract import Seat
from game.core.files.journal import Recorded
from game.play.advising import Advised
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.pocket.answers import PhoneAnswers
from game.pocket.hints import PhoneHints
from game.pocket.pictures import picture
from game.pocket.public import Public
from game.pocket.seats import PhoneSeat
from tests.client.twins import twin_of
from tests.games import asked_at, begun
from tests.sure import sure


@dataclass
class Adviser(AtOnce):
    """Advises the first two answers when told to."""

    heard: list[tuple[Advised, "Future[Any]"]] = field(default_factory=list)

    def ask(self, question: Any) -> "Future[Any]":
        self.heard.append((question, Future()))
        return self.heard[-1][1]

    def advise(self) -> None:
        question, found = self.heard[-1]
        found.set_result(Advice(tuple(Idea(a, 0.5, 9, (a,), None, ()) for a in question.decision.options[:2]), 9))


class Desk:
    """Phones with a coach, without a server."""

    def __init__(self, recorded: Recorded[Any], seats: tuple[Seat, ...]) -> None:
        self.bots = Adviser()
        self.main = Sitting(recorded, self.bots)
        self.phones = {seat: PhoneSeat(self.main, seat) for seat in seats}
        self.hints = PhoneHints(self.main)
        self.answers = PhoneAnswers(self.main, self.phones, lambda **said: None, lambda: None, lambda: 0.0)
        for phone in self.phones.values():
            phone.look()

    def shown(self, seat: Seat) -> str:
        self.phones[seat].look()
        return picture(self.phones[seat], Public({}, {}, ""))


@pytest.fixture
def desk() -> Desk:
    return Desk(begun("goofspiel", None, "you", "you"), (0, 1))


def test_hint_is_shown_only_to_the_phone_that_asked_then_the_next_best(desk: Desk) -> None:
    phone, other = desk.phones[0], desk.phones[1]
    desk.hints.want(phone)
    desk.hints.tick()
    assert "thinking" in desk.shown(0)
    desk.bots.advise()
    desk.hints.tick()
    first, second = phone.asked.options[:2] if phone.asked is not None else ()
    assert f'"a":"{first}"' in desk.shown(0)
    desk.hints.want(phone)
    assert f'"a":"{second}"' in desk.shown(0)
    assert '"hint"' not in desk.shown(1)
    assert other.hinted is None


def test_hints_are_found_one_by_one(desk: Desk) -> None:
    for phone in desk.phones.values():
        desk.hints.want(phone)
    for count in (1, 1, 1):
        desk.hints.tick()
        assert len(desk.bots.heard) == count
    desk.bots.advise()
    desk.hints.tick()
    assert len(desk.bots.heard) == 2


def test_phone_that_asks_endlessly_keeps_one_bot_busy_with_one_question(desk: Desk) -> None:
    phone = desk.phones[0]
    deed = str(sure(phone.asked).options[0])
    for _ in range(5):
        desk.hints.want(phone)
        desk.hints.tick()
        desk.answers.answer(phone, phone.number, [deed])
        desk.answers.undo(phone)
    desk.hints.want(phone)
    desk.hints.tick()
    assert len(desk.bots.heard) == 1
    for _ in range(2):
        desk.bots.advise()
        desk.hints.tick()
        assert len(desk.bots.heard) == 2
    assert f'"a":"{sure(phone.asked).options[0]}"' in desk.shown(0)


def test_hint_uses_only_what_its_seat_may_know() -> None:
    recorded = begun("manifesto", None, *("you",) * 3)
    asked = asked_at(recorded.table.state)
    desks = [Desk(each, (asked.seat,)) for each in (recorded, twin_of(recorded, asked.seat, 1))]
    for desk in desks:
        desk.hints.want(desk.phones[asked.seat])
        desk.hints.tick()
    (one, _), (other, _) = (desk.bots.heard[0] for desk in desks)
    assert one == other


def test_record_gets_a_hint_for_a_note_once_the_note_is_played(desk: Desk) -> None:
    """Until then its number isn't known, since others may seal first."""
    phone, recorded = desk.phones[1], desk.main.recorded
    desk.hints.want(phone)
    desk.hints.tick()
    desk.bots.advise()
    desk.hints.tick()
    deed = sure(phone.asked).options[0]
    assert recorded.hinted == ()
    desk.answers.answer(phone, phone.number, [str(deed)])
    recorded.play(sure(desk.main.decision).options[3])
    phone.look()
    desk.answers.feed()
    assert recorded.hints == {2: (deed,)}


def test_late_hint_is_dropped() -> None:
    recorded = begun("manifesto", None, *("you",) * 3)
    asked = asked_at(recorded.table.state)
    desk = Desk(recorded, (asked.seat,))
    phone = desk.phones[asked.seat]
    desk.hints.want(phone)
    desk.hints.tick()
    recorded.play(asked.options[0])
    phone.look()
    desk.bots.advise()
    desk.hints.tick()
    assert '"hint"' not in desk.shown(asked.seat)
    assert recorded.hinted == ()
