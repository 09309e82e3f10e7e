"""The rules of turns without a user interface: whole games finish, and nobody answers for somebody else."""

from dataclasses import dataclass
from random import Random

import pytest

from ai.players import Choice
from game.core.contract import Action, Seat
from game.play.answers import Give
from game.play.drafts import Drafts
from game.play.session import YOU, Session
from game.play.sitting import Sitting, open_sitting
from game.play.turns import PACE, WAIT, WINDOW, HandOver, Turns
from game.play.worker import AtOnce
from game.titles import SHELF, rules_of, setup
from tests.sure import sure


@dataclass
class Usual:
    """The default settings."""

    speed: float = 1.0
    auto_pass: bool = True


MOST = 6_000
"""The most steps a short game may take."""


def at_table(name: str, people: int, seed: int) -> Sitting:
    """Return a sitting of people and one bot, if the title has enough seats."""
    seats = max(rules_of(name).SEATS[0], min(people + 1, rules_of(name).SEATS[1]))
    chairs = (YOU,) * people + ("random",) * (seats - people)
    sitting = open_sitting(Session(name, setup(name, seats, seed=seed), chairs, chairs), AtOnce())
    sitting.luck = str(seed)
    return sitting


def play_through(turns: Turns, seed: int) -> list[tuple[Seat, Seat | None]]:
    """Play a game at random, as an interface does. Return who was asked and who was looking, answer by answer."""
    sitting = turns.sitting
    rng = Random(seed)
    given = list[tuple[Seat, Seat | None]]()
    for _ in range(MOST):
        if sitting.table.result is not None:
            return given
        match turns.next():
            case HandOver(person):
                assert turns.open_question is None, "a question is put before its person looks"
                sitting.eyes.look(person)
            case Give(action):
                sitting.give(action)
            case Choice() as choice:
                given.append((sure(sitting.decision).seat, sitting.reader))
                sitting.play(choice)
                if sitting.hides_hand:
                    sitting.eyes.look(None)
            case _ if turns.confirming:
                turns.end_turn()
            case None if (put := turns.open_question) is not None:
                action = rng.choice(put.options)
                turns.answered(put.seat, action)
                sitting.give(action)
            case rest:
                assert rest in (None, WAIT)
                turns.stood += PACE / 2
    raise AssertionError("the game doesn't end")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("name", SHELF)
def test_game_is_played_through_without_a_face(name: str, people: int) -> None:
    sitting = at_table(name, people, seed=4)
    given = play_through(Turns(Drafts(sitting), Usual()), seed=4)
    assert {seat for seat, _ in given} == set(sitting.table.seats)
    for seat, reader in given:
        assert not sitting.is_person(seat) or seat == reader, "answered for a person who doesn't look"


def test_reaction_window_stays_open_among_several_people() -> None:
    sitting = at_table("espionage", 2, seed=4)
    turns, rng = Turns(Drafts(sitting), Usual()), Random(4)
    for _ in range(MOST):
        asked = sitting.decision
        if asked is None or asked.window:
            break
        sitting.play(Choice(rng.choice(asked.options)))
    assert asked is not None
    sitting.eyes.look(asked.seat)
    turns.next()
    assert turns.window_left() == 1.0
    turns.stood = WINDOW / 2
    assert turns.window_left() == 0.5
    turns.stood = WINDOW
    assert turns.window_left() == 0.0


def test_answers_leading_to_a_lesson_step_cannot_be_undone() -> None:
    sitting = at_table("goofspiel", people=1, seed=5)
    drafts = Drafts(sitting)
    sitting.eyes.look(0)
    sitting.play(Choice(sure(sitting.decision).options[0]))
    assert drafts.can_undo()
    drafts.begin(sitting.table.answered)
    assert not drafts.can_undo()
    assert not drafts.undo()


@pytest.mark.parametrize("name", SHELF)
def test_automatic_passes_are_known_after_continuing(name: str) -> None:
    """Undo used to take back a pass in Ideology, which was then given again automatically."""
    sitting = at_table(name, people=1, seed=5)
    turns = Turns(Drafts(sitting), Usual())
    play_through(turns, seed=5)
    again = Drafts(Sitting(sitting.recorded, AtOnce()))
    choices = {number for number in range(sitting.table.answered) if len(options_at(sitting, number)) > 1}
    assert again.passed & choices == turns.drafts.passed & choices
    assert name != "ideology" or again.passed & choices, "nothing was passed that had several answers"


def options_at(sitting: Sitting, number: int) -> tuple[Action, ...]:
    """Return the options of an answer that was given."""
    options: tuple[Action, ...] = sitting.table.state_before(number).options
    return options
