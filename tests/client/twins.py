"""Twin worlds: records of one game that a seat can't tell apart at any moment."""

import io
from collections.abc import Iterator
from concurrent.futures import Future
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ai.levels import player
from ai.players import Choice
from game.core import agenda
from game.core.contract import Action, Decision, Seat, Setup
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import Header, Recorded
from game.core.table import Answer, Beat, Table
from game.core.views import Sealed
from game.play.explaining import last_act
from game.play.sitting import Sitting
from game.play.worker import A, AtOnce, BotRequest, Question
from game.terminal.console import Console
from game.terminal.teletype import Teletype
from game.titles import rules_of, setup
from tests.sure import sure

UNKNOWN = Action("unknown", "unknown")


def twin_of(recorded: Recorded[Any], seat: Seat | None, seed: int = 1) -> Recorded[Any]:
    """Return the record as it might be for all that `seat` knows at every moment (None: for all that is public).

    Answers nobody has heard of are changed; events are those the seat was told.
    """
    twin, rng = copy(recorded), Random(seed)
    twin.table = twin_table(recorded.table, seat, rng)
    return twin


def twin_table(table: Table[Any], seat: Seat | None, rng: Random) -> Table[Any]:
    twin = copy(table)
    twin.opening = [_twin_beat(table, beat, seat, rng) for beat in table.opening]
    twin._past = []
    for moment in table._past:
        past = copy(moment)
        past.state = another_world(table, moment.state, seat, rng)
        past.beats = [_twin_beat(table, beat, seat, rng) for beat in moment.beats]
        if not moment.beats and moment.answer.seat != seat:
            past.answer = Answer(moment.answer.seat, UNKNOWN)
        twin._past.append(past)
    twin.state = another_world(table, table.state, seat, rng)
    return twin


def _twin_beat(table: Table[Any], beat: Beat[Any], seat: Seat | None, rng: Random) -> Beat[Any]:
    """Return a beat as told to the seat; in the middle of a deed, where a card may be nowhere, its view."""
    told, view = beat.event.seen_by(seat), table.game.view(beat.state, seat)
    world = _imagined(table, beat.state, seat, rng)
    return Beat(told, world if table.game.view(world, seat) == view else view)


def another_world(table: Table[Any], state: Any, seat: Seat | None, rng: Random) -> Any:
    """Return another state that looks the same to `seat`, or to everybody if None."""
    world = _imagined(table, state, seat, rng)
    assert table.game.view(world, seat) == table.game.view(state, seat)
    return world


def _imagined(table: Table[Any], state: Any, seat: Seat | None, rng: Random) -> Any:
    game, world = table.game, state
    for eyes in table.seats if seat is None else (seat,):
        world = game.imagine(game.view(world, eyes), eyes, rng)
    world.chance = state.chance  # the rolls so far stay; only what undo uses changes
    return world


# --- what a bot does in twin worlds ---


class Alike(NamedTuple):
    """Two positions that `watcher` can't tell apart, and one answer that the other's bot gives in both."""

    opening: Setup
    positions: tuple[Any, Any]
    choices: tuple[Choice, Choice]
    watcher: Seat
    decision: Decision
    differ: bool
    """True if the bot's answer, or its view of it, depended on its hand."""

    @property
    def chairs(self) -> tuple[str, ...]:
        """The watcher against bots."""
        return tuple("you" if seat == self.watcher else "fair" for seat in range(len(self.opening.factions)))


def alike(name: str, level: str, wanted: int, seed: int = 6, seats: int = 0) -> Iterator[Alike]:
    """Walk through a game and yield positions in which a bot's hand could be different."""
    game = rules_of(name)
    rng = Random(f"{name} {level} {seed}")
    bot = player(level, name, simulations=8)
    opening = setup(name, seats, seed=seed)
    state, found = game.new(opening), 0
    while (asked := agenda.decision(state)) is not None and found < wanted:
        others = [seat for seat in range(len(opening.factions)) if seat != asked.seat]
        watcher = others[found % len(others)]
        twin = game.imagine(game.view(state, watcher), watcher, rng)
        there = agenda.decision(twin)
        if there is not None and twin != state and there.seat == asked.seat:
            here = bot.choose(game, game.view(state, asked.seat), asked, Random(1))
            other = bot.choose(game, game.view(twin, asked.seat), there, Random(1))
            ends = [position.copy() for position in (state, twin)]
            if here.action in there.options:
                for end in ends:
                    end.chance = 7
                    agenda.advance(end, here.action)
                opened = _has_seals(state) and not _has_seals(ends[0])  # to all, and may not be alike
                if not opened and game.view(ends[0], watcher) == game.view(ends[1], watcher):
                    found += 1
                    both = here, other._replace(action=here.action)
                    yield Alike(opening, (state, twin), both, watcher, asked, here != other)
        state = state.copy()
        agenda.advance(state, rng.choice(asked.options))


def _has_seals(position: Any) -> bool:
    return any(isinstance(each, Sealed) for each in position.agenda)


def recorded(opening: Setup, name: str, chairs: tuple[str, ...], state: Any = None) -> Recorded[Any]:
    """Return an unsaved game at a position."""
    game = rules_of(name)
    table = Table(game, opening)
    if state is not None:
        table.state = state
    return Recorded(table, Header(name, game.RULES, opening, "", chairs, chairs), ChecksummedFile())


def _at(name: str, found: Alike, state: Any) -> Recorded[Any]:
    game = recorded(found.opening, name, found.chairs, state.copy())
    game.table.state.chance = 7
    return game


def told_in_window(name: str, found: Alike) -> list[object]:
    """Return what the window tells the watcher of the bot's answer in each world."""
    told = list[object]()
    for state, choice in zip(found.positions, found.choices, strict=True):
        sitting = Sitting(_at(name, found, state), AtOnce())
        sitting.play(choice)
        told.append(last_act(sitting))
    return told


def told_in_terminal(name: str, found: Alike) -> list[str]:
    """Return what the terminal tells the watcher of the bot's answer in each world."""
    told = list[str]()
    for state, choice in zip(found.positions, found.choices, strict=True):
        paper = io.StringIO()
        keyboard, bots = Console(io.StringIO(), paper), Pondering(choice=choice)
        sat = Teletype(_at(name, found, state), keyboard, why=True, rest=lambda seconds: None, bots=bots)
        sat.eyes.reader = found.watcher
        sat._think(sure(sat.sitting.decision))
        told.append(paper.getvalue())
    return told


@dataclass
class Clock:
    """A clock that advances only on request."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Pondering(AtOnce):
    """Bots that answer in this process while the clock advances."""

    hides_timing: bool = True
    takes: float = 0.0
    clock: Clock = field(default_factory=Clock)
    choice: Choice | None = None

    def ask(self, question: BotRequest[A]) -> "Future[A]":
        """Answer before returning."""
        self.clock.now += self.takes
        future: Future[Any] = Future()
        future.set_result(self.choice)
        return future


@dataclass
class Slow:
    """Bots whose answers arrive when the clock says so."""

    takes: float
    clock: Clock
    hides_timing: bool = True
    gone: bool = False
    lost: list[int] = field(default_factory=list)
    open: list[tuple[float, BotRequest[Any], "Future[Any]"]] = field(default_factory=list)
    action: Action | None = None
    """Their answer; None for the first option."""

    def ask(self, question: BotRequest[A]) -> "Future[A]":
        """Ask a question."""
        future: Future[A] = Future()
        self.open.append((self.clock.now + self.takes, question, future))
        self.tick()
        return future

    def tick(self) -> None:
        """Deliver the answers that are due."""
        for at, question, future in self.open:
            if self.clock.now >= at and not future.done() and isinstance(question, Question):
                future.set_result(Choice(self.action or question.decision.options[0]))

    def close(self) -> None:
        """Drop the pending requests."""
        self.open.clear()
