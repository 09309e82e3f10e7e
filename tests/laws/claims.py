"""Claims: a coach's sentences that say what can, can't, would or needs to be, checked against the engine.

A title lists its checkers in tests/titles/<title>/claims.py: CLAIMS by sentence key, and UNCHECKED, the keys
without a checker, each with its reason. A checker gets what was said and plays it out to see whether it is true;
it returns None if it can't be played from there.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, TypeVar

from ai.heuristics import heuristic
from ai.search.deeds import draw
from game.core import agenda
from game.core.agenda import Item, Position
from game.core.content.languages import ENGLISH
from game.core.contract import Field, Game, Line, Seat, ignore
from game.core.language.words import words
from game.core.table import Table
from game.titles import SHELF, reckoning, rules_of, setup
from tests.games import asked_at
from tests.sure import sure

S = TypeVar("S", bound=Position)
CLAIMING = re.compile(
    r"\b(can|can't|cannot|could|couldn't|would|wouldn't|enough|only|safe|needs?|needed|ends|no longer|any more"
    r"|nobody|nothing|possible|may|never|sure)\b"
)
"""Words that mark a sentence as claiming more than the visible table shows."""
OF_COACHES = ("danger", "unseen")
"""The word tables that threats and counts come from."""
TELLERS = tuple(name for name in SHELF if heuristic(name).warns)
"""The titles that can tell what threatens a seat."""


@dataclass(frozen=True)
class Said:
    """A sentence with the full state it is about; only its reader lacks hidden information."""

    game: Game[Any]
    after: Any
    seat: Seat
    """The seat that is threatened or counts."""
    reader: Seat | None
    line: Line
    outer: tuple[Line, ...] = ()
    """The sentences that enclose it, outermost first."""

    def __getitem__(self, name: str) -> Any:
        return fields_of(self.line)[name]

    @property
    def first(self) -> Line:
        """The sentence directly around it."""
        return self.outer[-1]

    def worlds(self, count: int = 4) -> Iterator[Any]:
        """Yield worlds that the reader considers possible, the real table first."""
        yield self.after.copy()
        view = self.game.view(self.after, self.reader)
        for seed in range(count if self.reader is not None else 0):
            yield self.game.imagine(view, sure(self.reader), Random(seed))


def fields_of(told: Line) -> dict[str, Any]:
    """Return a sentence's fields by name."""
    return dict(told.fields)


Checker = Callable[[Said], bool | None]
Claims = Mapping[str, Checker]


def claims_of(title: str) -> tuple[Claims, Mapping[str, str]]:
    """Return a title's checkers, and why the other keys have none."""
    module = import_module(f"tests.titles.{title}.claims")
    return module.CLAIMS, module.UNCHECKED


@cache
def claiming(title: str) -> frozenset[str]:
    """Return the keys of a coach's sentences that claim something."""
    said = words(title, ENGLISH).templates
    return frozenset(
        key for key, text in said.items() if key.split(".")[0] in OF_COACHES and CLAIMING.search(plain_text(text))
    )


def plain_text(text: str) -> str:
    """Return a template without its fields; alternatives in brackets stay."""
    return re.sub(r"\{[^}]*\}", " ", text)


def parts(said: Said) -> Iterator[Said]:
    """Yield a sentence and the sentences inside it, each with the table it is about."""
    yield said
    within = replace(said, outer=(*said.outer, said.line))
    for _, value in said.line.fields:
        for inner in _lines(value):
            yield from parts(replace(within, line=inner))


def _lines(value: Field) -> Iterator[Line]:
    if isinstance(value, Line):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _lines(part)


def told(game: Game[Any], state: Any, seat: Seat) -> Iterator[Said]:
    """Yield what threatens a seat, as told to the public and to the seat itself."""
    known = heuristic(next(name for name in TELLERS if rules_of(name) is game))
    for reader in (None, seat):
        for danger in known.dangers(game.view(state, reader), seat):
            yield Said(game, state, seat, reader, danger.line)


def quiet(state: S, deep: int = 0) -> S:
    """Let everybody pass on announcements, as long as the agenda has at least `deep` items."""
    world: S = state.copy()
    for _ in range(30):
        asked = agenda.asked(world)
        passing = asked.passing if asked is not None and asked.window else None
        if passing is None or passing not in world.options or len(world.agenda) < deep:
            break
        agenda.advance(world, passing)
    return world


def put(state: S, *items: Item) -> S:
    """Return a table with only these items left on the agenda."""
    world = _cleared(state)
    agenda.push(world, *items)
    agenda.settle(world)
    return world


def _cleared(state: S) -> S:
    world: S = state.copy()
    world.result = None
    world.agenda = ()
    world.options = ()
    return world


def finished(state: S, *items: Item, emit: Any = None) -> S:
    """Return the table after only these items, with questions answered by passing."""
    world, emit = _cleared(state), emit or ignore
    agenda.push(world, *items)
    agenda.settle(world, emit)
    for _ in range(200):
        asked = agenda.asked(world)
        if asked is None:
            break
        passing = asked.passing
        given = passing if passing is not None and passing in world.options else world.options[-1]
        agenda.advance(world, given, emit)
    return world


@dataclass(frozen=True)
class Walk:
    """A seeded game in which some moments are inspected."""

    title: str
    seats: int
    seed: int
    moments: int = 40
    most: int = 700
    """The number of answers after which the game is abandoned."""
    level: str = ""

    def said(self) -> Iterator[Said]:
        """Yield everything that is said about the game."""
        table, known = played(self), heuristic(self.title)
        rng = Random(self.seed)
        numbers = [n for n in range(len(table.answers)) if len(table.state_before(n).options) > 1]
        for number in sorted(rng.sample(numbers, min(self.moments, len(numbers)))):
            yield from self._of_moment(table, known, number)

    def positions(self, seed: int, most: int) -> Iterator[Any]:
        """Yield some positions, in order, of the game played with this walk's seed plus `seed`."""
        table = played(replace(self, seed=seed + self.seed))
        for number in sorted(Random(seed).sample(range(table.answered), min(most, table.answered))):
            yield table.state_before(number).copy()

    def _of_moment(self, table: Table[Any], known: Any, number: int) -> Iterator[Said]:
        """Yield the threats and counts told to the seat that is asked, to the public and to another seat."""
        state, game = table.state_before(number), table.game
        seat, counted = asked_at(state).seat, reckoning(self.title).unseen
        other = (seat + 1) % len(table.seats)
        for who, reader in ((seat, seat), (seat, None), (other, other)):
            view = game.view(state, reader)
            for line in (*(each.line for each in known.dangers(view, who)), *counted(view, who)):
                yield Said(game, state, who, reader, line)


@cache
def played(walk: Walk) -> Table[Any]:
    """Return a walk's game, played with sensible answers; its positions are shared."""
    known, rng = heuristic(walk.title), Random(walk.seed)
    table = Table(rules_of(walk.title), setup(walk.title, walk.seats, level=walk.level, seed=walk.seed))
    while (asked := table.decision) is not None and table.answered < walk.most:
        weights = [max(weight, 0.02) for weight in known.prior(table.state, asked)]
        table.play(draw(asked.options, weights, rng))
    return table


def spoken(said: Said, title: str) -> str:
    """Return a sentence as text for a report."""
    names = [f"Seat {seat}" for seat in range(10)]
    return words(title, ENGLISH).say(said.line, None, names)


def false_claims(title: str, told: Iterable[Said], met: Counter[str]) -> dict[str, str]:
    """Return one example for each key that was false, and count the checked ones in `met`."""
    checkers, _ = claims_of(title)
    wrong: dict[str, str] = {}
    for whole in told:
        for said in parts(whole):
            check = checkers.get(said.line.key)
            if check is None or said.line.key in wrong:
                continue
            holds = check(said)
            met[said.line.key] += holds is not None
            if holds is False:
                wrong[said.line.key] = f"{spoken(said, title)} (told to {said.reader} of {said.seat}) {said.line}"
    return wrong
