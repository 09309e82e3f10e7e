"""Games for tests that need one some answers on: played at random, found on the disk, loaded again."""

from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Decision
from game.core.files.journal import Recorded, load, start
from game.core.table import Table
from game.titles import rules_of, setup

G = TypeVar("G", Table[Any], Recorded[Any])


def begun(name: str, folder: Path | None, *chairs: str, seed: int = 3, level: str = "") -> Recorded[Any]:
    """Return a new game whose players are called Player and a number."""
    opening = setup(name, len(chairs), level, seed=seed)
    return start(folder, rules_of(name), opening, chairs, tuple(f"Player {n + 1}" for n in range(len(chairs))))


def play_on(game: G, until: float = inf, seed: int | str = 1) -> G:
    """Answer at random until a game has `until` answers or is over. Return the game."""
    rng, table = Random(seed), game.table if isinstance(game, Recorded) else game
    while (asked := table.decision) is not None and table.answered < until:
        game.play(rng.choice(asked.options))
    return game


def questions(game: Table[Any] | Recorded[Any] | Position, rng: Random, most: float = inf) -> Iterator[Decision]:
    """Yield at most so many questions of a game, and answer each at random before the next."""
    answered = 0
    table = game.table if isinstance(game, Recorded) else game
    while answered < most:
        asked = table.decision if isinstance(table, Table) else agenda.decision(table)
        if asked is None:
            return
        yield asked
        given = rng.choice(asked.options)
        if isinstance(game, Table | Recorded):
            game.play(given)
        else:
            agenda.advance(game, given)
        answered += 1


def asked_at(state: Position) -> Decision:
    """Return the question that a position asks."""
    asked = agenda.decision(state)
    assert asked is not None, "the game is over"
    return asked


def path_of(recorded: Recorded[Any]) -> Path:
    """Return the file of a record."""
    assert recorded.journal.path is not None
    return recorded.journal.path


def loaded(kept: Recorded[Any] | Path) -> Recorded[Any]:
    """Return a game as the next start of the program loads it."""
    found = load(kept if isinstance(kept, Path) else path_of(kept), rules_of)
    assert found.recorded is not None, found.trouble
    return found.recorded
