"""A sitting under any order of messages, compared with a simple model: eyes, pulses, and nothing lost."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ai.players import Choice
from game.core.content.box import box
from game.core.contract import Action, Seat
from game.core.eyes import all_may_be_seen, shows_hidden, why_no_practice
from game.core.files import journal
from game.core.files.journal import YOU, Recorded
from game.core.resigning import RESIGN
from game.core.table import Answer
from game.play import pulse as pulsing
from game.play.drafts import Drafts
from game.play.eyes import Eyes
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.titles import SHELF, rules_of, setup
from tests.client.twins import Clock, Pondering
from tests.games import loaded

MOST = 3
"""The most seats at a table, if its box allows that many."""
QUICK = 0.2
"""A bot that thinks for fewer seconds than this is faster than any pulse."""
NUMBERS = st.integers(0, 10**6)


@dataclass
class Model:
    """A simple model of a sitting's state."""

    answers: list[Answer]
    chairs: list[str]
    practice: bool = False
    reader: Seat | None = None
    resigned: set[Seat] = field(default_factory=set)

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair == YOU]


class Evening(RuleBasedStateMachine):
    """People and bots at one table, doing anything a sitting allows in any order."""

    title = "espionage"
    clock: Clock
    folder: Path

    def __init__(self) -> None:
        super().__init__()
        self.clock, self.scratch = Clock(), TemporaryDirectory()
        self.folder = Path(self.scratch.name)
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(pulsing, "monotonic", self.clock)

    def teardown(self) -> None:
        self.sitting.leave()
        self.patch.undo()
        self.scratch.cleanup()

    @initialize(people=st.integers(0, 3), seed=st.integers(0, 50), ahead=st.integers(0, 120))
    def lay_out(self, people: int, seed: int, ahead: int) -> None:
        seats = min(MOST, max(box(self.title).seats))
        chairs = tuple(YOU if seat < people else "fair" for seat in range(seats))
        game, rng = rules_of(self.title), Random(seed)
        recorded: Recorded[Any] = journal.start(
            self.folder, game, setup(self.title, seats, seed=seed), chairs, tuple("ABCD"[:seats])
        )
        while ahead and recorded.table.decision is not None:
            recorded.play(rng.choice(recorded.table.decision.options))
            ahead -= 1
        self.sit_down(recorded)
        self.model = Model([*recorded.table.answers], [*chairs], reader=self.sitting.eyes.reader)

    def sit_down(self, recorded: Recorded[Any]) -> None:
        self.bots = Pondering(clock=self.clock)
        self.sitting = Sitting(recorded, self.bots)
        self.drafts = Drafts(self.sitting)

    @property
    def eyes(self) -> Eyes:
        return self.sitting.eyes

    @property
    def asked(self) -> Any:
        return self.sitting.decision

    def changed(self) -> None:
        """Put the hand away, as every face does when there is nothing to answer."""
        if self.sitting.hides_hand:
            self.eyes.look(None)
        self.model.reader = self.eyes.reader

    # --- what people do ---

    @precondition(lambda self: self.sitting.mine() is not None)
    @rule(number=NUMBERS)
    def answer(self, number: int) -> None:
        asked = self.sitting.mine()
        assert asked is not None
        action = asked.options[number % len(asked.options)]
        self.sitting.give(action)
        choice = self.sitting.answer()
        assert choice is not None, "a person's answer waits for no pulse"
        self.sitting.play(choice)
        self.model.answers.append(Answer(asked.seat, action))
        self.changed()

    @precondition(lambda self: self.asked is not None)
    @rule(number=NUMBERS)
    def give_what_is_not_on_offer(self, number: int) -> None:
        asked = self.asked
        if self.sitting.is_person(asked.seat):
            with pytest.raises(ValueError, match="options"):
                self.sitting.play(Choice(Action("nothing", str(number))))

    @precondition(lambda self: self.sitting.now.next is not None)
    @rule()
    def lift(self) -> None:
        self.model.reader = self.sitting.now.next
        self.eyes.look(self.sitting.now.next)

    @rule()
    def leave_the_screen(self) -> None:
        if len(self.model.people) > 1:
            self.eyes.look(None)
            self.model.reader = None

    @rule()
    def undo(self) -> None:
        before, why = [*self.model.answers], self.drafts.why_no_undo()
        assert self.drafts.undo() == (not why)
        answers = self.sitting.table.answers
        assert answers == before[: len(answers)], "nothing else is changed by taking back"
        if why:
            assert len(answers) == len(before)
        else:
            assert before[len(answers)].seat == self.model.reader, "people take back what is theirs"
            self.model.practice |= self.sitting.practice
        self.model.answers = answers

    @rule()
    def redo(self) -> None:
        if self.sitting.table.undone is not None:
            self.drafts.redo()
            self.model.answers = self.sitting.table.answers
            self.changed()

    @precondition(lambda self: self.asked is not None and self.model.people)
    @rule(number=NUMBERS)
    def resign(self, number: int) -> None:
        seat = self.model.people[number % len(self.model.people)]
        stays = len(self.model.chairs) > 2 and len(self.model.people) > 1
        self.sitting.resign(seat)
        self.model.resigned.add(seat)
        assert (self.sitting.table.result is None) == stays
        if stays:
            self.model.chairs[seat] = self.sitting.recorded.chairs[seat]
            assert self.model.chairs[seat] != YOU
        self.model.answers = self.sitting.table.answers
        assert self.model.answers[-1].action.verb == RESIGN
        self.changed()

    @precondition(lambda self: self.asked is not None)
    @rule(number=NUMBERS, person=st.booleans())
    def change_a_chair(self, number: int, person: bool) -> None:
        seat, chair = number % len(self.model.chairs), YOU if person else "easy"
        stays = person and shows_hidden(self.sitting.recorded, seat) and why_no_practice(self.sitting.recorded)
        self.sitting.sit(seat, chair)
        if not stays:
            self.model.chairs[seat] = chair
        self.model.practice |= self.sitting.practice
        self.changed()

    # --- what bots do ---

    @precondition(lambda self: self.asked is not None and not self.sitting.is_person(self.asked.seat))
    @rule(number=NUMBERS, takes=st.floats(0, QUICK))
    def wait_for_a_bot(self, number: int, takes: float) -> None:
        asked = self.asked
        action = asked.options[number % len(asked.options)]
        self.bots.takes, self.bots.choice = takes, Choice(action)
        goes_on = self.sitting.goes_on()
        unseen = pulsing.stays_unseen(self.sitting.table, action)
        began = self.clock.now
        rests = list[float]()
        choice = self.sitting.answer_after(rests.append)
        self.clock.now += sum(rests)
        every = self.sitting.pulse.every
        if self.model.people and every and not unseen and not goes_on:
            assert self.clock.now - began == pytest.approx(every), "how long it thought is told by nothing"
        self.sitting.play(choice)
        self.model.answers.append(Answer(asked.seat, choice.action))
        self.changed()

    # --- faces, files ---

    @rule()
    def another_face(self) -> None:
        """Leave the window and continue the game in a new one."""
        self.sitting.leave()
        self.sit_down(self.sitting.recorded)
        self.model.reader = self.eyes.reader

    @rule()
    def kill(self) -> None:
        """Kill the program once the last answer is on disk, and restart it."""
        self.sitting.wait()
        again = loaded(self.sitting.recorded)
        assert again.table.digest == self.sitting.table.digest
        self.sitting.leave()
        self.sit_down(again)
        self.model.reader = self.eyes.reader

    @rule(number=NUMBERS)
    def branch(self, number: int) -> None:
        """Branch the game; what happens in the branch doesn't show here."""
        count = number % (len(self.model.answers) + 1)
        if any(given.action.verb == RESIGN for given in self.model.answers):
            return
        made = journal.branched(self.folder, self.sitting.recorded, count, tuple(self.model.chairs))
        made.journal.wait()
        assert made.practice
        assert made.table.answers == self.model.answers[:count]
        other = Sitting(made, AtOnce())
        if (asked := other.decision) is not None:
            other.play(Choice(asked.options[0]))
        other.leave()

    # --- what always holds ---

    @invariant()
    def nothing_is_lost(self) -> None:
        sitting, model = self.sitting, self.model
        assert sitting.table.answers == model.answers
        assert sitting.recorded.chairs == model.chairs
        assert list(sitting.people) == model.people
        assert sitting.practice >= model.practice, "practice is for good"
        assert sitting.trouble is None

    @invariant()
    def everybody_sees_what_they_may(self) -> None:
        sitting, eyes = self.sitting, self.eyes
        assert eyes.reader == self.model.reader
        assert eyes.reader is None or eyes.reader in self.model.people, "a bot's hand lies open before nobody"
        if len(self.model.people) > 1:
            asking = sitting.table.decision
            assert eyes.reader in (None, asking.seat if asking is not None else None), "who has answered looks on"
        assert not eyes.all_open
        assert all_may_be_seen(sitting.recorded) or sitting.view == sitting.table.view(eyes.reader)
        asked = sitting.mine()
        assert asked is None or asked.seat == eyes.reader
        if asked is None:
            assert sitting.now.uses == {}


def evening_of(name: str) -> type[Evening]:
    return type("Evening", (Evening,), {"title": name})


@pytest.mark.parametrize("name", SHELF)
def test_sitting_loses_no_answer_and_shows_no_other_hand(name: str, long_run: bool) -> None:
    checks = settings(
        max_examples=200 if long_run else 6,
        stateful_step_count=80 if long_run else 40,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(evening_of(name), settings=checks)
