"""A bot's messages, requests and timing reveal neither its hand nor the deal."""

import io
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field, is_dataclass, replace
from functools import cache
from random import Random
from typing import Any, cast

import pytest

from ai.levels import levels_for
from ai.players import Choice
from game.client.kit.settings import INSTANT, Settings
from game.client.match.scene import Match
from game.core import agenda
from game.core.contract import Action
from game.core.record import unseen
from game.play import pulse as pulsing
from game.play.pulse import REACTION, period
from game.play.sitting import Sitting
from game.play.worker import A, AtOnce, BotRequest, Question
from game.terminal.console import Console
from game.terminal.teletype import Teletype
from game.titles import SHELF, on_show, rules_of, setup
from tests.client.twins import Clock, Pondering, Slow, alike, recorded, told_in_terminal, told_in_window
from tests.games import asked_at

DEAL = 918273645
"""A number that occurs in no rule and on no card."""


# --- what is said ---


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "level"), [(name, level) for name in SHELF for level in levels_for(name)])
def test_answer_is_explained_the_same_whatever_the_bot_holds(name: str, level: str) -> None:
    seen = 0
    for found in alike(name, level, 12, seed=7):
        window, terminal = told_in_window(name, found), told_in_terminal(name, found)
        assert window[0] == window[1], found.decision.kind
        assert terminal[0] == terminal[1], found.decision.kind
        seen += found.differ
    assert seen or not holds_cards(name), "what the bot saw did hang on its hand"


def holds_cards(name: str) -> bool:
    """Return True if anything in front of a seat is hidden from the others at the start of the game."""
    state = rules_of(name).new(setup(name))
    return unseen(rules_of(name).view(state, None)) > unseen(rules_of(name).view(state, 0))


# --- what is handed over ---


@dataclass
class Listening(AtOnce):
    """Bots that answer at once and record their requests."""

    asked: list[Question] = field(default_factory=list)

    def ask(self, question: BotRequest[A]) -> "Future[A]":
        assert isinstance(question, Question)
        self.asked.append(question)
        return super().ask(cast(BotRequest[A], replace(question, level="random")))


def numbers_and_words(value: Any) -> Iterator[int | str]:
    """Yield every number and string in a value, however deeply nested."""
    if isinstance(value, int | str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from numbers_and_words(key)
            yield from numbers_and_words(part)
    elif isinstance(value, tuple | list | frozenset | set):
        for part in value:
            yield from numbers_and_words(part)
    elif is_dataclass(value):
        for part in vars(value).values() if hasattr(value, "__dict__") else _slots(value):
            yield from numbers_and_words(part)


def _slots(value: Any) -> list[Any]:
    return [getattr(value, name) for name in value.__dataclass_fields__]


@pytest.mark.parametrize("name", SHELF)
def test_nothing_given_to_a_bot_contains_the_deal_or_future_chance(name: str) -> None:
    opening, listening = setup(name, seed=DEAL), Listening()
    chairs = ("you",) + ("fair",) * (len(opening.factions) - 1)
    sitting = Sitting(recorded(opening, name, chairs), listening)
    rng, chances = Random(2), {sitting.table.state.chance}
    while (asked := sitting.decision) is not None and len(listening.asked) < 60:
        sitting.ask()
        choice = sitting.answer() or Choice(rng.choice(asked.options))
        for question in listening.asked[-1:]:
            told = set(numbers_and_words(vars(question)))
            assert not told & chances
            assert not any(str(DEAL) in str(each) for each in told)
        sitting.play(choice)
        chances.add(sitting.table.state.chance)
    assert listening.asked


def test_bots_seed_is_new_in_every_sitting_and_constant_within_one() -> None:
    opening = setup("espionage", seed=DEAL)

    def asked() -> list[str]:
        listening = Listening()
        sitting = Sitting(recorded(opening, "espionage", ("fair", "fair")), listening)
        sitting.ask()
        sitting.cancel_question()
        sitting.ask()
        return [question.seed for question in listening.asked]

    first, second = asked(), asked()
    assert first[0] == first[1]
    assert first[0] != second[0]
    assert len(first[0]) >= 32


# --- how long it takes ---


@cache
def waiting_bots(name: str) -> list[tuple[Any, Action]]:
    """Return positions with a choice that waits for the period, each with an answer that everybody sees.

    One is in a window and one isn't, if a title has both; secret notes wait longer. A title with secret notes only
    has none.
    """
    found: dict[bool, tuple[Any, Action]] = {}
    game, rng = rules_of(name), Random(5)
    for seed in range(4):
        state = game.new(setup(name, seed=seed))
        while (asked := agenda.decision(state)) is not None and len(found) < 2:
            if asked.window not in found and period(state) == REACTION and len(asked.options) > 1:
                for action in [option for option in asked.options if passes_on(state, option)][:1]:
                    found[asked.window] = (state.copy(), action)
            agenda.advance(state, rng.choice(asked.options))
    return list(found.values())


def test_some_bots_wait_at_forced_answers() -> None:
    assert any(waiting_bots(name) for name in on_show())


def passes_on(state: Any, action: Action) -> bool:
    """Return True if another seat, or nobody, is asked after this answer."""
    asked, after = agenda.decision(state), state.copy()
    agenda.advance(after, action)
    later = agenda.decision(after)
    return asked is not None and (later is None or later.seat != asked.seat)


@pytest.mark.parametrize("name", on_show())
def test_forced_answers_take_as_long_as_others_at_any_pace(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for position, action in waiting_bots(name):
        takes_as_long(name, position, action, monkeypatch)


def takes_as_long(name: str, position: Any, action: Action, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, shown = Clock(), {}
    monkeypatch.setattr(pulsing, "monotonic", clock)
    asked = asked_at(position)
    for takes, count in ((0.0, 1), (0.016, 2), (0.155, len(asked.options))):
        state = position.copy()
        state.options = (action, *[option for option in asked.options if option != action])[:count]
        opening = setup(name, seed=6)
        chairs = tuple("fair" if seat == asked.seat else "you" for seat in range(len(opening.factions)))
        match = Match(recorded(opening, name, chairs, state), Settings(speed=INSTANT), Slow(takes, clock))
        match.tick(0.0)
        began, answers = clock.now, len(match.sitting.table.answers)
        while len(match.sitting.table.answers) == answers:
            clock.now += 0.005
            match.tick(0.005)
            assert clock.now - began < 5
        shown[count] = round(clock.now - began, 3)
    assert len(set(shown.values())) == 1, shown
    assert min(shown.values()) >= REACTION


@pytest.mark.parametrize("name", on_show())
def test_forced_and_free_answers_take_equally_long_in_the_terminal(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for position, action in waiting_bots(name):
        takes_as_long_in_the_terminal(name, position, action, monkeypatch)


def takes_as_long_in_the_terminal(
    name: str, position: Any, action: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, shown = Clock(), list[float]()
    monkeypatch.setattr(pulsing, "monotonic", clock)
    asked = asked_at(position)
    for takes in (0.0, 0.0013, 0.155):
        opening = setup(name, seed=6)
        chairs = tuple("fair" if seat == asked.seat else "you" for seat in range(len(opening.factions)))
        game = recorded(opening, name, chairs, position.copy())

        def rest(seconds: float) -> None:
            clock.now += seconds

        bots = Pondering(takes=takes, clock=clock, choice=Choice(action))
        sat = Teletype(game, Console(io.StringIO(), io.StringIO()), rest=rest, bots=bots)
        began = clock.now
        sat._think(asked)
        shown.append(round(clock.now - began, 3))
    assert len(set(shown)) == 1, shown
    assert shown[0] >= REACTION
