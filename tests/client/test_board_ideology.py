"""The board of Ideology: where things lie, what is written, what may be touched, at every size of type."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import game.titles
from game.client.chairs import AtOnce
from game.client.scenes.match import Match
from game.client.session import Session
from game.client.settings import INSTANT
from game.core.contract import Action, Decision
from game.titles.ideology.state import State
from tests.client.driver import Driver

Wanted = Callable[[Match, Decision], bool]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))
    monkeypatch.setattr(game.titles, "SHELF", tuple(dict.fromkeys((*game.titles.SHELF, "ideology"))))


def laid_out(
    seed: int = 1, seats: int = 5, people: int = 1, level: str = "standard", options: dict[str, str] | None = None
) -> Match:
    """A match against bots that think at once."""
    chairs = ("you",) * people + ("drifter",) * (seats - people)
    names = tuple(f"{chair} {number}" for number, chair in enumerate(chairs))
    setup = game.titles.setup("ideology", seats=seats, level=level, seed=seed, options=options or {})
    return Match(Session("ideology", setup, chairs, names), thinkers=AtOnce())


def some(rng: Random, asked: Decision) -> Action:
    """An answer at random of whoever saves cards for Conflicts, and seeks them."""
    options = asked.options
    match asked.kind:
        case "trade":
            return options[-1]
        case "develop" if rng.random() < 0.6:
            return options[-1]
        case "fight" if len(options) > 1:
            return rng.choice(options[:-1])
        case "wish" if rng.random() < 0.4:
            return options[-1]
        case _:
            return rng.choice(options)


def play(match: Match, wanted: Wanted, seed: int, most: int = 1500) -> bool:
    """Answer for everybody, unseen, until a question to whoever looks is wanted; whether it came."""
    rng, party = Random(seed), match.party
    for _ in range(most):
        asked = party.decision
        if asked is None:
            return False
        if asked.seat == party.audience and wanted(match, asked):
            party.retell()
            match.stage.show(party.view)
            return True
        party.recorded.play(some(rng, asked))
    return False


def asks(kind: str, turn: int = 0) -> Wanted:
    """A question of a kind with a real choice, from a turn on."""
    return lambda match, asked: (
        asked.kind == kind and len(asked.options) > 1 and match.party.table.state.turn >= turn
    )


def found(kind: str, seats: int = 5, turn: int = 0, options: dict[str, str] | None = None) -> tuple[Match, Driver]:
    """A match at which a question of a kind is put."""
    for seed in range(1, 40):
        match = laid_out(seed, seats, options=options)
        if play(match, asks(kind, turn), seed):
            return match, Driver(match).wait(0.6)
    raise AssertionError(f"{kind} never came")


def view_of(match: Match) -> State:
    """What is shown."""
    view: State = match.stage.view
    return view


def offered(driver: Driver) -> list[str]:
    """The nodes by which the present question can be answered, or brought nearer to an answer."""
    kinds = ("deed:", "target:", "stance:", "way:")
    named = [node.id for node in driver.app.nodes() if node.id.startswith(kinds) and not node.reason]
    return named + [
        node.id for node in driver.app.nodes() if "possible" in node.state and node.message is not None
    ]


def test_a_whole_game_is_played_by_touching_what_is_offered() -> None:
    match = laid_out(3, seats=2, level="short")
    driver, rng = Driver(match), Random(5)
    match.settings.speed = INSTANT
    for _ in range(900):
        driver.wait(0.05)
        if match.party.table.result is not None or match.party.table.state.turn > 3:
            break
        if match.party.mine() is not None and match.stage.idle:
            driver.wait(0.3).click(rng.choice(offered(driver)))
            assert match.refused is None
    assert match.party.table.state.turn > 3
    assert not [label for label in driver.labels() if "⟨" in label]
    assert not [line.text for line in match.party.told if "⟨" in line.text]
    assert not [text for text in match.party.said.values() if "⟨" in text]
