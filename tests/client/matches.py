"""Matches for the tests: laid out, begun at a question of a golden story, played on, played to the end."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.client.kit.settings import INSTANT
from game.client.match.press import Press
from game.client.match.scene import Match
from game.core.content.box import box
from game.core.contract import Action, Decision, Setup
from game.play.chairs import AtOnce
from game.play.session import Session
from game.titles import on_show, setup
from tests.chairs import chairs as smallest
from tests.client.driver import Driver
from tools import story

Asks = Callable[[Match, Decision], bool]
Answers = Callable[[Decision], Action | None]
"""Answers for everybody; None where it knows no more."""
Chosen = Callable[[Random, Decision], Action]


def by_chance(rng: Random, asked: Decision) -> Action:
    """Any answer."""
    return rng.choice(asked.options)


def at_home(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Keep records in a folder of their own without waiting for the disk: many answers lead to a question."""
    patch.setenv("OVERTON_HOME", str(folder))
    patch.setattr(os, "fsync", lambda descriptor: None)


def laid_out(
    seed: int = 1,
    chairs: tuple[str, ...] = (),
    level: str = "",
    title: str = "espionage",
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A match whose bots think at once; with the fewest seats and on the first level of its box unless told."""
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
    """A match of people against bots that think at once, everybody with a name of their own."""
    chairs = ("you",) * people + ("random",) * (seats - people)
    names = tuple(f"{chair} {number}" for number, chair in enumerate(chairs))
    opening = setup(title, seats, level, seed=seed, options=options or {})
    return _with_luck(Match(Session(title, opening, chairs, names), bots=AtOnce()), seed)


def _with_luck(match: Match, seed: int) -> Match:
    """Let bots draw the same in every run."""
    match.sitting.luck = str(seed)
    return match


def driven(match: Match, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Driver:
    """A driver for it, where windows that can only be passed close by themselves."""
    driver = Driver(match, size, text_scale)
    driver.app.settings.auto_pass = True
    return driver


@contextmanager
def quickly(match: Match) -> Iterator[None]:
    """Without motion."""
    before, grace = match.settings.speed, match.turns.grace
    at_once(match)
    try:
        yield
    finally:
        match.settings.speed, match.turns.grace = before, grace


def at_once(match: Match) -> None:
    """Without motion from now on, and without a moment to think better of what was done."""
    match.settings.speed, match.turns.grace = INSTANT, 0.0


def go_on(match: Match) -> None:
    """End a turn that is only to be ended."""
    if match.turns.confirming and match.stage.idle:
        match.on(Press.END_TURN)


def reach(match: Match, driver: Driver, wanted: Asks, seed: int = 0, most: int = 3000) -> Decision:
    """Answer at random until a question is put that is wanted. Raises AssertionError when none comes."""
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
    """A match of 1955 at which a wanted question is put, and its driver."""
    return found_among((laid_out(seed, chairs) for seed in range(40)), wanted)


def put(title: str, kind: str, turn: int = 0) -> tuple[Match, Driver]:
    """A match begun where a story of a title puts a question of a kind, at as large a table as there is."""
    fewest, most = box(title).seats
    for seats in range(most, fewest - 1, -1):
        for match, answers in _retold(against_bots(title, seats=seats, level="")):
            if _comes(match, asks(kind, turn), answers):
                match = _gone_on(match)
                return match, driven(match).wait(0.6)
    raise AssertionError(f"no story of {title} puts {kind}")


def on_boards(name: str) -> list[tuple[str, Any]]:
    """Every title on show with each value that the tests of its board list under a name."""
    every = [(title, Path(__file__).parent / f"test_board_{title}.py") for title in on_show()]
    tests = [(title, import_module(f"tests.client.{path.stem}")) for title, path in every if path.exists()]
    return [(title, value) for title, module in tests for value in getattr(module, name)]


def found_among(matches: Iterable[Match], wanted: Asks) -> tuple[Match, Driver]:
    """A match of the same kind as these at which a wanted question is put, and its driver."""
    match = begun_at(matches, wanted)
    return match, driven(match).wait(0.6)


def begun_at(matches: Iterable[Match], wanted: Asks, chosen: Chosen = by_chance) -> Match:
    """A match that goes on from a wanted question of a golden story with the same chairs and house options.

    Where no story tells of such a question, the matches themselves are played to it, unseen, as is `chosen`.
    """
    every = iter(matches)
    first = next(every)
    for match, answers in chain(_retold(first), _played(chain((first,), every), chosen)):
        if _comes(match, wanted, answers):
            return _gone_on(match)
    raise AssertionError("the question never came")


def ended_like(match: Match) -> Match:
    """A match at the end of a golden story with the same chairs and house options, or else of a random game."""
    retold, answers = next(chain(_retold(match), _played((match,), by_chance)))
    _comes(retold, lambda match, asked: False, answers)
    return _gone_on(retold)


def _comes(match: Match, wanted: Asks, answers: Answers, most: int = 4000) -> bool:
    """Answer for everybody without a picture until the wanted question is put to the person who looks."""
    sitting = match.sitting
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


def _gone_on(match: Match) -> Match:
    """The match that goes on from its record."""
    recorded = match.sitting.recorded
    return _with_luck(Match(recorded, bots=AtOnce()), recorded.header.setup.seed)


def _played(matches: Iterable[Match], chosen: Chosen) -> Iterator[tuple[Match, Answers]]:
    """The matches, and what is answered in them."""
    for match in matches:
        yield match, partial(chosen, Random(match.sitting.recorded.header.setup.seed))


def _retold(match: Match) -> Iterator[tuple[Match, Answers]]:
    """The openings of the stories that are told of such a match, and what is answered in them."""
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
    """The golden stories for so many seats, those first that are nearest to how the game comes in its box."""
    told = [story.read(path) for path in story.stories(title)]
    fit = [(opening, tuple(answers)) for opening, answers in told if len(opening.factions) == seats]
    return tuple(sorted(fit, key=lambda tale: (tale[0].level != "standard", len(_switched(title, tale[0])))))


def _switched(title: str, opening: Setup) -> dict[str, Any]:
    """The house options that are not as they come with the level."""
    usual = setup(title, len(opening.factions), opening.level).options
    return {option: value for option, value in opening.options.items() if usual.get(option) != value}


def of_the_board(driver: Driver) -> list[str]:
    """What is cut or covered on the board; how long a question may be is a matter of the prompt bar."""
    return [found for found in driver.audit() if not found.endswith("'prompt'")]


def _do(action: Action) -> object:
    from game.play.answers import Give

    return Give(action)


def answer(match: Match, driver: Driver, *answers: str) -> None:
    """Give answers as they are written in a record, and let everything settle."""
    for text in answers:
        match.on(_do(Action.parse(text)))
        driver.wait(0.1).settle()


def play_out(match: Match, driver: Driver, seed: int = 0, most: int = 6000) -> None:
    """Play to the end at random: unseen but for the last answers."""
    rng = Random(seed)
    _come_near_the_end(match, rng)
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


def _come_near_the_end(match: Match, rng: Random, left: int = 12) -> None:
    """Play at random, without a picture, to where few answers are left to an end."""
    sitting = match.sitting
    ahead = sitting.table.branch()
    while (asked := ahead.decision) is not None:
        ahead.play(rng.choice(asked.options))
    sitting.call_off()
    for given in ahead.answers[len(sitting.table.answers) : -left]:
        sitting.recorded.play(given.action)
    match.sight.log.retell()
    match.stage.show(sitting.view)


def asks(kind: str, turn: int = 0) -> Asks:
    """A question of a kind, from a turn on, with a real choice."""
    return lambda match, asked: (
        asked.kind == kind
        and len(asked.options) > 1
        and match.sitting.game.turn(match.sitting.table.state) >= turn
    )
