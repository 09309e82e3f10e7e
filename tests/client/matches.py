"""Matches for the tests: set up, started at a question of a golden story, played on, or finished."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pygame import FRect

from ai.search.budget import never
from game.client.kit.settings import INSTANT
from game.client.match.controls import Control
from game.client.match.scene import Match
from game.client.scenes.sheets.curtain import Curtain
from game.client.table.things import Place
from game.core.content.box import box
from game.core.contract import Action, Decision, Seat, Setup
from game.core.files.journal import Recorded
from game.play.answers import Give
from game.play.eyes import Shot
from game.play.session import Session
from game.play.worker import AtOnce
from game.titles import on_show, setup
from tests.chairs import chairs as smallest
from tests.client.driver import Driver
from tools import story

Asks = Callable[[Match, Decision], bool]
Answers = Callable[[Decision], Action | None]
"""Chooses everybody's answers; None once it has no more."""
Chosen = Callable[[Random, Decision], Action]


def by_chance(rng: Random, asked: Decision) -> Action:
    """Return a random answer."""
    return rng.choice(asked.options)


def at_home(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Keep a shared fixture's records in their own folder; each test has its own home."""
    patch.setenv("OVERTON_HOME", str(folder))


def laid_out(
    seed: int = 1,
    chairs: tuple[str, ...] = (),
    level: str = "",
    title: str = "espionage",
    options: Mapping[str, Any] | None = None,
) -> Match:
    """Return a match with instant bots; by default with the fewest seats and the first level of its box."""
    seated = chairs or smallest(title)
    names = tuple("Ada" if chair == "you" else chair.title() for chair in seated)
    opening = setup(title, len(seated), level, options or {}, seed)
    return _with_luck(Match(Session(title, opening, seated, names), bots=AtOnce()), seed)


def against_bots(
    title: str,
    seed: int = 1,
    *,
    seats: int,
    people: int = 1,
    level: str = "standard",
    options: Mapping[str, str] | None = None,
) -> Match:
    """Return a match of people against instant bots, each with a different name."""
    chairs = ("you",) * people + ("random",) * (seats - people)
    names = tuple(f"{chair} {number}" for number, chair in enumerate(chairs))
    opening = setup(title, seats, level, seed=seed, options=options or {})
    return _with_luck(Match(Session(title, opening, chairs, names), bots=AtOnce()), seed)


def _with_luck(match: Match, seed: int) -> Match:
    """Seed the bots, so that they draw the same in every run."""
    match.sitting.luck = str(seed)
    return match


def driven(match: Match, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Driver:
    """Return a driver for a match; questions without a choice are passed automatically."""
    driver = Driver(match, size, text_scale)
    driver.app.settings.auto_pass = True
    return driver


@contextmanager
def quickly(match: Match) -> Iterator[None]:
    """Switch motion off within the block."""
    before, grace = match.settings.speed, match.turns.grace
    at_once(match)
    try:
        yield
    finally:
        match.settings.speed, match.turns.grace = before, grace


def at_once(match: Match) -> None:
    """Switch off motion and the grace period for undoing."""
    match.settings.speed, match.turns.grace = INSTANT, 0.0


def glances(match: Match, ticks: int) -> Iterator[tuple[Any, Seat | None]]:
    """Yield the view that is shown, and its reader, while people take turns behind curtains."""
    driver = Driver(match)
    rng = Random(1)
    curtains = 0
    at_once(match)
    for _ in range(ticks):
        driver.doze(0.05)
        if isinstance(driver.scene, Curtain):
            curtains += 1
            driver.key("enter").doze(0.8)
            continue
        yield match.stage.view, match.sitting.reader
        asked = match.sitting.mine()
        if asked is not None and match.stage.idle:
            match.answering.do(rng.choice(asked.options))
    assert curtains > 3


def mine(match: Match) -> Decision:
    """Return the question to the current reader."""
    asked = match.sitting.mine()
    assert asked is not None, "somebody else is asked"
    return asked


def go_on(match: Match) -> None:
    """End a turn that only needs ending."""
    if match.turns.confirming and match.stage.idle:
        match.on(Control.END_TURN)


def reach(match: Match, driver: Driver, wanted: Asks, seed: int = 0, most: int = 3000) -> Decision:
    """Answer at random until a wanted question comes. Raises AssertionError if it never does."""
    rng = Random(seed)
    with quickly(match):
        for _ in range(most):
            driver.doze(0.1)
            go_on(match)
            asked = match.sitting.mine()
            if asked is None or not match.stage.idle:
                assert match.sitting.table.result is None, "the game ended before the question came"
                continue
            if wanted(match, asked):
                return asked
            match.on(_do(rng.choice(asked.options)))
    raise AssertionError("the question never came")


def found(wanted: Asks, chairs: tuple[str, ...] = ("you", "random")) -> tuple[Match, Driver]:
    """Return a match of 1955 at a wanted question, and its driver."""
    return found_among((laid_out(seed, chairs) for seed in range(40)), wanted)


def put(title: str, kind: str, turn: int = 0) -> tuple[Match, Driver]:
    """Return a match started where a story asks a question of a kind, at the largest table available."""
    fewest, most = box(title).seats
    for seats in range(most, fewest - 1, -1):
        for match, answers in _retold(against_bots(title, seats=seats, level="")):
            if _comes(match, asks(kind, turn), answers):
                match = _gone_on(match)
                return match, driven(match).wait(0.6)
    raise AssertionError(f"no story of {title} puts {kind}")


@dataclass(frozen=True)
class BoardMatches:
    """The matches that a board is tested with: one person against instant bots."""

    title: str
    seats: int
    seeds: Sequence[int] = range(1, 9)
    """The seeds of the games that are searched for a question."""
    chosen: Chosen = by_chance

    def laid_out(self, seed: int = 1, seats: int = 0, people: int = 1, **how: Any) -> Match:
        """Return a match at its beginning."""
        return against_bots(self.title, seed, seats=seats or self.seats, people=people, **how)

    def at_question(self, kind: str, turn: int = 0, seats: int = 0, **how: Any) -> Match:
        """Return a match at a question of a kind, not yet shown."""
        return begun_at((self.laid_out(seed, seats, **how) for seed in self.seeds), asks(kind, turn), self.chosen)

    def found(self, kind: str, seats: int = 0, turn: int = 0, **how: Any) -> tuple[Match, Driver]:
        """Return a match at a question of a kind, and its driver."""
        match = self.at_question(kind, turn, seats, **how)
        return match, driven(match).wait(0.6)


def boards_tested() -> list[str]:
    """Return the titles whose boards have their own tests."""
    return [title for title in on_show() if (Path(__file__).parent / f"test_board_{title}.py").exists()]


def board_tests(title: str) -> Any:
    """Return the test module of a title's board."""
    return import_module(f"tests.client.test_board_{title}")


def on_boards(name: str) -> list[tuple[str, Any]]:
    """Return every title on show with each value that its board's tests list under a name."""
    return [(title, value) for title in boards_tested() for value in getattr(board_tests(title), name, ())]


def found_among(matches: Iterable[Match], wanted: Asks) -> tuple[Match, Driver]:
    """Return one of these matches at a wanted question, and its driver."""
    match = begun_at(matches, wanted)
    return match, driven(match).wait(0.6)


def begun_at(matches: Iterable[Match], wanted: Asks, chosen: Chosen = by_chance) -> Match:
    """Return a match continued from a wanted question of a golden story with the same chairs and house options.

    If no story has such a question, the matches themselves are played up to it without pictures, using `chosen`.
    """
    every = iter(matches)
    first = next(every)
    for match, answers in chain(_retold(first), _played(chain((first,), every), chosen)):
        if _comes(match, wanted, answers):
            return _gone_on(match)
    raise AssertionError("the question never came")


def ended_like(match: Match) -> Match:
    """Return a match at the end of a golden story with the same chairs and options, or of a random game."""
    retold, answers = next(chain(_retold(match), _played((match,), by_chance)))
    _comes(retold, lambda match, asked: False, answers)
    return _gone_on(retold)


def _comes(match: Match, wanted: Asks, answers: Answers, most: int = 4000) -> bool:
    """Answer for everybody without pictures until the reader gets the wanted question; return False at the end."""
    sitting = match.sitting
    with saved_at_the_end(sitting.recorded):
        for _ in range(most):
            asked = sitting.decision
            if asked is None:
                return False
            if sitting.mine() is not None:
                match.stage.view = sitting.view
                if wanted(match, asked):
                    return True
            given = answers(asked)
            if given is None:
                return False
            sitting.recorded.play(given)
    return False


@contextmanager
def saved_at_the_end(recorded: Recorded[Any]) -> Iterator[None]:
    """Write a record to its file once after the block, instead of after every answer."""
    path, recorded.journal.path = recorded.journal.path, None
    try:
        yield
    finally:
        recorded.journal.path = path
        recorded.journal.save()


def _gone_on(match: Match) -> Match:
    """Return the match continued from its record."""
    recorded = match.sitting.recorded
    return _with_luck(Match(recorded, bots=AtOnce()), recorded.header.setup.seed)


def _played(matches: Iterable[Match], chosen: Chosen) -> Iterator[tuple[Match, Answers]]:
    """Yield the matches, each with a function that answers in it."""
    for match in matches:
        yield match, partial(chosen, Random(match.sitting.recorded.header.setup.seed))


def _retold(match: Match) -> Iterator[tuple[Match, Answers]]:
    """Yield the openings of the stories that fit a match, each with its answers."""
    header = match.sitting.recorded.header
    switched = _switched(header.title, header.setup)
    for opening, answers in _tales(header.title, len(header.chairs)):
        if switched.items() <= opening.options.items():
            session = Session(header.title, opening, header.chairs, header.names)
            yield Match(session, bots=AtOnce()), _told(answers)


def _told(answers: Iterable[Action]) -> Answers:
    every = iter(answers)
    return lambda asked: next(every, None)


@cache
def _tales(title: str, seats: int) -> tuple[tuple[Setup, tuple[Action, ...]], ...]:
    """Return the golden stories for a number of seats, those closest to the box's defaults first."""
    told = [story.read(path) for path in story.stories(title)]
    fit = [(opening, tuple(answers)) for opening, answers in told if len(opening.factions) == seats]
    return tuple(sorted(fit, key=lambda tale: (tale[0].level != "standard", len(_switched(title, tale[0])))))


def _switched(title: str, opening: Setup) -> dict[str, Any]:
    """Return the house options that differ from the level's own."""
    usual = setup(title, len(opening.factions), opening.level).options
    return {option: value for option, value in opening.options.items() if usual.get(option) != value}


def outside(places: Mapping[str, Place], size: tuple[float, float]) -> list[str]:
    """Return the things that aren't completely inside a window of this size."""
    window = FRect(0, 0, size[0] + 1, size[1] + 1)
    whole = {thing: FRect(at.x - at.w / 2, at.y - at.h / 2, at.w, at.h) for thing, at in places.items()}
    return [thing for thing, rect in whole.items() if not window.contains(rect)]


def of_the_board(driver: Driver) -> list[str]:
    """Return what is cut off or covered on the board; the length of questions is up to the prompt bar."""
    return [found for found in driver.audit() if not found.endswith("'prompt'")]


def _do(action: Action) -> object:
    return Give(action)


def answer(match: Match, driver: Driver, *answers: str) -> None:
    """Give answers as written in a record, and let everything settle."""
    for text in answers:
        match.on(_do(Action.parse(text)))
        driver.wait(0.1).settle()


def play_out(match: Match, driver: Driver, seed: int = 0, most: int = 6000) -> None:
    """Play to the end at random, with pictures of the last answers only."""
    rng = Random(seed)
    come_near_the_end(match, rng)
    with quickly(match):
        for _ in range(most):
            driver.doze(0.1)
            if match.sitting.table.result is not None:
                return
            go_on(match)
            asked = match.sitting.mine()
            if asked is not None and match.stage.idle and driver.scene is match:
                match.on(_do(rng.choice(asked.options)))
    raise AssertionError("the game never ended")


def come_near_the_end(match: Match, rng: Random, left: int = 12) -> None:
    """Play at random without pictures until few answers are left."""
    sitting = match.sitting
    ahead = sitting.table.branch()
    while (asked := ahead.decision) is not None:
        ahead.play(rng.choice(asked.options))
    sitting.cancel_question()
    with saved_at_the_end(sitting.recorded):
        for given in ahead.answers[len(sitting.table.answers) : -left]:
            sitting.recorded.play(given.action)
    match.sight.log.retell()
    match.stage.show(sitting.view)


def show_random(match: Match, rng: Random, answers: int, events: int) -> None:
    """Play some random answers, and begin to show their last events."""
    sitting = match.sitting
    for _ in range(answers):
        if (asked := sitting.table.decision) is not None:
            sitting.recorded.play(rng.choice(asked.options))
    sitting.cancel_question()
    match.sight.log.retell()
    for beat in sitting.table.beats()[-events:]:
        event, view = sitting.table.shown(beat, sitting.reader)
        match.stage.enqueue([Shot(view, event)])


def asks(kind: str, turn: int = 0) -> Asks:
    """Return a predicate for questions of a kind with a real choice, from a turn on."""
    return lambda match, asked: (
        asked.kind == kind
        and len(asked.options) > 1
        and match.sitting.game.turn(match.sitting.table.state) >= turn
    )


class Pending(AtOnce):
    """Bots that postpone a coach's requests until `hurry` is called, and record them."""

    def __init__(self) -> None:
        super().__init__(coaching=True)
        self.open: list[tuple[Any, Future[Any]]] = []
        self.wishes: list[Any] = []

    def ask(self, question: Any) -> "Future[Any]":
        """Answer a seat's question at once, and postpone a coach's."""
        if question.seat is not None:
            return super().ask(question)
        self.open.append((question, Future()))
        self.wishes.append(question)
        return self.open[-1][1]

    def hurry(self) -> None:
        """Carry out what was postponed."""
        while self.open:
            question, future = self.open.pop(0)
            if future.set_running_or_notify_cancel():
                future.set_result(question.think(never, self.bots))
