"""Matches for the tests: laid out, played to a certain question, played to the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from game.client.chairs import AtOnce
from game.client.scenes.match import Match
from game.client.session import Session
from game.client.settings import INSTANT
from game.core.contract import Action, Decision
from game.titles import setup
from tests.client.driver import Driver

Asks = Callable[[Match, Decision], bool]


def laid_out(
    seed: int = 1, chairs: tuple[str, ...] = ("you", "drifter"), level: str = "", title: str = "espionage"
) -> Match:
    """A match whose bots think at once; without a level on the first of its box."""
    names = tuple("Ada" if chair == "you" else chair.title() for chair in chairs)
    opening = setup(title, len(chairs), level, seed=seed)
    return Match(Session(title, opening, chairs, names), thinkers=AtOnce())


def driven(match: Match, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Driver:
    """A driver for it, where windows that can only be passed close by themselves."""
    driver = Driver(match, size, text_scale)
    driver.app.settings.auto_pass = True
    return driver


@contextmanager
def quickly(match: Match) -> Iterator[None]:
    """Without motion."""
    before, match.settings.speed = match.settings.speed, INSTANT
    try:
        yield
    finally:
        match.settings.speed = before


def reach(match: Match, driver: Driver, wanted: Asks, seed: int = 0, most: int = 3000) -> Decision:
    """Answer at random until a question is put that is wanted. Raises AssertionError when none comes."""
    rng = Random(seed)
    with quickly(match):
        for _ in range(most):
            driver.wait(0.1)
            asked = match.party.mine()
            if asked is None or not match.stage.idle:
                assert match.party.table.result is None, "the game ended before the question came"
                continue
            if wanted(match, asked):
                return asked
            match.on(_do(rng.choice(asked.options)))
    raise AssertionError("the question never came")


def found(wanted: Asks, chairs: tuple[str, ...] = ("you", "drifter")) -> tuple[Match, Driver]:
    """A match at which a wanted question is put, and its driver; many deals are tried."""
    for seed in range(40):
        match = laid_out(seed, chairs)
        driver = driven(match)
        try:
            reach(match, driver, wanted, seed)
        except AssertionError:
            continue
        driver.wait(0.5)
        return match, driver
    raise AssertionError("the question never came")


def _do(action: Action) -> object:
    from game.client.match_prompt import Do

    return Do(action)


def answer(match: Match, driver: Driver, *answers: str) -> None:
    """Give answers as they are written in a record, and let everything settle."""
    for text in answers:
        match.on(_do(Action.parse(text)))
        driver.wait(0.1).settle()


def play_out(match: Match, driver: Driver, seed: int = 0, most: int = 6000) -> None:
    """Play to the end at random."""
    rng = Random(seed)
    with quickly(match):
        for _ in range(most):
            driver.wait(0.1)
            if match.party.table.result is not None:
                return
            asked = match.party.mine()
            if asked is not None and match.stage.idle and driver.scene is match:
                match.on(_do(rng.choice(asked.options)))
    raise AssertionError("the game never ended")


def asks(kind: str, turn: int = 0) -> Asks:
    """A question of a kind, from a turn on, with a real choice."""
    return lambda match, asked: (
        asked.kind == kind and len(asked.options) > 1 and match.party.game.turn(match.party.table.state) >= turn
    )
