"""A World Order turn as a plan: written in an imagined world, even in advance, and played as a whole."""

from random import Random
from typing import Any

import pytest

from ai.players import Choice
from game.core.agenda import Ask
from game.core.contract import Action
from game.core.files.journal import Recorded
from game.play.sheets import Plan
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.pocket.answers import PhoneAnswers
from game.pocket.kept import KeptNote
from game.pocket.seats import PhoneSeat
from game.titles.world_order.turns import TakeTurn
from tests.client.twins import twin_of
from tests.games import asked_at, begun


class Pad:
    """A table with one phone that writes plans, without a server."""

    def __init__(self, recorded: Recorded[Any], seat: int, note: KeptNote | None = None) -> None:
        self.main = Sitting(recorded, AtOnce())
        self.phone = PhoneSeat(self.main, seat, note=note)
        self.told: list[dict[str, Any]] = []
        self.kept = 0
        self.answers = PhoneAnswers(
            self.main, {seat: self.phone}, lambda **said: self.told.append(said["m"]), self.keep, lambda: 0.0
        )
        self.phone.look()

    def keep(self) -> None:
        self.kept += 1

    @property
    def plan(self) -> Plan:
        assert isinstance(self.phone.sheet, Plan)
        return self.phone.sheet

    def plan_ahead(self) -> None:
        self.phone.planning = True
        self.phone.look()

    def write(self, action: Action) -> None:
        self.phone.look()
        self.answers.answer(self.phone, self.phone.number, [str(action)])
        self.phone.look()

    def write_on(self, rng: Random, most: int = 20) -> None:
        """Write until the plan can't go any further."""
        while self.phone.asked is not None and len(self.plan.deeds) < most:
            self.write(rng.choice(self.phone.asked.options))

    def send(self) -> None:
        self.phone.look()
        self.answers.send(self.phone, self.phone.number)
        while self.phone.next_deed() is not None:
            self.answers.feed()
            if (choice := self.main.answer()) is None:
                break
            self.main.play(choice)
            self.phone.look()


def at_turn(seed: int = 4) -> Recorded[Any]:
    """Return a game of four that has reached the first turn."""
    recorded, rng = begun("world_order", None, *("you",) * 4, seed=seed), Random(seed)
    while not isinstance(recorded.table.state.agenda[-1], TakeTurn):
        asked = asked_at(recorded.table.state)
        recorded.play(rng.choice(asked.options))
    return recorded


def asked_pad(recorded: Recorded[Any]) -> Pad:
    """Return the phone of the seat that is asked."""
    asked = asked_at(recorded.table.state)
    return Pad(recorded, asked.seat)


def others(recorded: Recorded[Any]) -> list[int]:
    asked = asked_at(recorded.table.state)
    return [seat for seat in recorded.table.seats if seat != asked.seat]


def test_plan_reaches_the_table_only_when_it_is_sent() -> None:
    recorded = at_turn()
    pad, before = asked_pad(recorded), recorded.table.answered
    pad.write_on(Random(1))
    deeds = pad.plan.deeds
    assert len(deeds) > 1
    assert recorded.table.answered == before
    pad.send()
    given = [each.action for each in recorded.table.answers[before:]]
    assert given == list(deeds)
    assert pad.kept


@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_a_plan_sent_at_once_is_legal(seed: int) -> None:
    recorded, rng = at_turn(seed), Random(seed)
    for _ in range(12):
        asked = asked_at(recorded.table.state)
        if isinstance(recorded.table.state.agenda[-1], Ask) and recorded.table.state.phase == "action":
            pad, before = Pad(recorded, asked.seat), recorded.table.answered
            pad.write_on(rng)
            deeds = pad.plan.deeds
            pad.send()
            assert [each.action for each in recorded.table.answers[before:]] == list(deeds)
            assert not pad.told
        else:
            recorded.play(rng.choice(asked.options))


def test_plan_written_ahead_is_played_when_its_seat_is_asked() -> None:
    recorded, rng = at_turn(), Random(3)
    second = others(recorded)[0]
    pad = Pad(recorded, second)
    assert pad.phone.asked is None
    assert pad.phone.may_plan()
    pad.plan_ahead()
    pad.write_on(rng, 2)
    wanted = pad.plan.deeds
    pad.answers.send(pad.phone, pad.phone.number)
    assert not pad.phone.handed
    while (asked := recorded.table.decision) is not None and asked.seat != second:
        recorded.play(asked.options[-1] if asked.options[-1].verb == "pass" else asked.options[0])
        pad.phone.look()
    assert pad.plan.deeds == wanted[: len(pad.plan.deeds)]
    assert pad.phone.may_send


def test_plan_reveals_no_card_before_it_is_drawn() -> None:
    """It is the same in all worlds that its seat can't tell apart, and ends where cards would be drawn."""
    recorded = at_turn(5)
    for seat in recorded.table.seats:
        pads = [Pad(each, seat) for each in (recorded, twin_of(recorded, seat, 1), twin_of(recorded, seat, 2))]
        for pad in pads:
            pad.plan_ahead()
            pad.write_on(Random(2))
        assert len({repr((pad.plan.deeds, pad.plan.seen, pad.phone.number)) for pad in pads}) == 1
        if pads[0].plan.shows_more:
            last = pads[0].plan.deeds[-1]
            assert pads[0].phone.asked is None
            assert not pads[0].plan.write(last)


def test_rewriting_a_step_of_a_plan_restores_the_same_plan() -> None:
    pad = asked_pad(at_turn())
    pad.write_on(Random(1), 4)
    deeds = pad.plan.deeds
    pad.phone.cut(1)
    pad.phone.look()
    assert pad.plan.deeds == deeds[:1]
    pad.write(deeds[1])
    assert pad.plan.deeds == deeds


def test_step_that_cannot_move_earlier_is_refused_and_the_plan_stays() -> None:
    pad = asked_pad(at_turn())
    pad.write_on(Random(1), 3)
    deeds = pad.plan.deeds
    pad.answers.swap(pad.phone, 1)
    assert pad.plan.deeds == deeds
    assert pad.told[-1]["t"] == "refused"


def test_step_no_longer_possible_is_dropped_with_those_after_it() -> None:
    recorded = at_turn()
    second = others(recorded)[0]
    pad = Pad(recorded, second)
    pad.plan_ahead()
    pad.write_on(Random(1), 3)
    gone = pad.plan.deeds[0]
    recorded.table.state.hands = tuple(() for _ in recorded.table.seats)
    pad.phone._sheeted = None
    pad.phone.look()
    assert pad.plan.deeds == ()
    assert pad.phone.fell == str(gone)


def test_after_a_crash_the_rest_of_a_sent_plan_is_played() -> None:
    recorded = at_turn()
    pad, before = asked_pad(recorded), recorded.table.answered
    pad.write_on(Random(1))
    deeds = pad.plan.deeds
    pad.phone.send()
    note = pad.phone.kept_note()
    assert note is not None
    recorded.play(deeds[0])
    again = Pad(recorded, pad.phone.seat, note)
    assert again.phone.handed
    while (deed := again.phone.next_deed()) is not None:
        recorded.play(Choice(deed).action)
        again.phone.look()
    assert [each.action for each in recorded.table.answers[before:]] == list(deeds)
