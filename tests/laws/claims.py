"""Claims: a coach's sentences that say what can, can't, would or needs to be, checked against the engine.

A title lists its checkers in tests/titles/<title>/claims.py: CLAIMS by the key of the sentence, and UNCHECKED, the
keys without a checker, each with its reason. A checker gets what was said and plays it to tell whether it is true:
None if it can't be played from there.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module, util
from random import Random
from typing import Any, TypeVar

from ai.coach.reasons import NOTHING, act, outcome, why
from ai.heuristics import heuristic
from ai.search.deeds import draw
from game.core import agenda
from game.core.agenda import Item, Position
from game.core.content.languages import ENGLISH
from game.core.contract import Field, Game, Line, Seat, ignore
from game.core.language.words import words
from game.core.table import Table
from game.core.views import Sealed
from game.titles import SHELF, rules_of, setup

S = TypeVar("S", bound=Position)
CLAIMING = re.compile(
    r"\b(can|can't|cannot|could|couldn't|would|wouldn't|enough|only|safe|needs?|needed|ends|no longer|any more"
    r"|nobody|nothing|possible|may|never|sure)\b"
)
"""Words with which a sentence claims more than the visible table shows."""
OF_COACHES = ("fact", "danger", "unseen")
"""The word tables from which hints, reasons, alerts and counts are said."""
TELLERS = tuple(name for name in SHELF if util.find_spec(f"game.titles.{name}.facts") is not None)
"""The titles that have facts."""


@dataclass(frozen=True)
class Said:
    """A sentence with the full states it speaks of; only its reader lacks hidden information."""

    game: Game[Any]
    before: Any
    after: Any
    seat: Seat
    """The seat that acted or is threatened."""
    reader: Seat | None
    line: Line
    outer: tuple[Line, ...] = ()
    """The sentences that enclose it, the outermost first."""

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
            assert self.reader is not None
            yield self.game.imagine(view, self.reader, Random(seed))


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
    """Yield a sentence and those inside it, each with the table it speaks of."""
    yield said
    within = replace(said, outer=(*said.outer, said.line))
    if said.line.key.startswith("fact.unless"):
        within = replace(within, after=quiet(said.after, len(said.after.agenda)))
    elif said.line.key == "coach.prevents":
        within = replace(within, after=said.before)
    for _, value in said.line.fields:
        for inner in _lines(value):
            yield from parts(replace(within, line=inner))


def ended(can_still: Claims) -> Checker:
    """Return a checker that what ends can't be done any more, from the one that it could be done."""

    def check(said: Said) -> bool | None:
        danger = said["danger"]
        if danger.key not in can_still:
            return None
        still = can_still[danger.key](replace(said, before=said.after, line=danger))
        return None if still is None else not still

    return check


def _lines(value: Field) -> Iterator[Line]:
    if isinstance(value, Line):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _lines(part)


def told(game: Game[Any], before: Any, after: Any, seat: Seat) -> Iterator[Said]:
    """Yield what is told of an act and what threatens afterwards, to the public and to the seat itself."""
    known = heuristic(next(name for name in TELLERS if rules_of(name) is game))
    for reader in (None, seat):
        views = [game.view(state, reader) for state in (before, after)]
        for fact in known.facts(views[0], views[1], seat):
            yield Said(game, before, after, seat, reader, fact.line)
        for danger in known.dangers(views[1], seat):
            yield Said(game, after, after, seat, reader, danger.line)


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
    """Return a table on which only these items are left to do."""
    world = _cleared(state)
    agenda.push(world, *items)
    agenda.settle(world)
    return world


def _cleared(state: S) -> S:
    world: S = state.copy()
    world.result, world.agenda, world.options = None, (), ()
    return world


def finished(state: S, *items: Item, emit: Any = None) -> S:
    """Return the table after these items alone; questions are answered by passing."""
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
    """A seeded game of which some moments are inspected."""

    title: str
    seats: int
    seed: int
    moments: int = 40
    most: int = 700
    """Answers after which the game is abandoned."""
    level: str = ""

    def said(self) -> Iterator[Said]:
        """Yield everything that is told of the game."""
        table, known = self.played(), heuristic(self.title)
        rng = Random(self.seed)
        numbers = [n for n in range(len(table.answers)) if len(table.state_before(n).options) > 1]
        for number in sorted(rng.sample(numbers, min(self.moments, len(numbers)))):
            yield from self._of_act(table, known, number)
            yield from self._of_moment(table, known, number, rng)

    def played(self) -> Table[Any]:
        """Play the game with sensible answers."""
        game, known, rng = rules_of(self.title), heuristic(self.title), Random(self.seed)
        table = Table(game, setup(self.title, self.seats, level=self.level, seed=self.seed))
        for _ in range(self.most):
            asked = table.decision
            if asked is None:
                break
            weights = [max(weight, 0.02) for weight in known.prior(table.state, asked)]
            table.play(draw(asked.options, weights, rng))
        return table

    def _of_act(self, table: Table[Any], known: Any, number: int) -> Iterator[Said]:
        """Yield what is told of a completed act."""
        seat, game = table.answers[number].seat, table.game
        for reader in {seat, None, (seat + 1) % len(table.seats)}:
            found = act(table, number, reader)
            states = [table.state_before(place) for place in found]
            before, announced, after = states
            views = [game.view(state, reader) for state in states]
            if len(before.options) < 2:
                continue
            for state, view in zip((announced, after), views[1:], strict=True):
                for fact in known.facts(views[0], view, seat):
                    yield Said(game, before, state, seat, reader, fact.line)
            for reason in why(known, views[0], views[2], seat, views[1]):
                if reason.key == "coach.prevents":
                    yield Said(game, before, after, seat, reader, reason)

    def _of_moment(self, table: Table[Any], known: Any, number: int, rng: Random) -> Iterator[Said]:
        """Yield what the seat asked is told: threats, counts, what an answer would end."""
        state, game = table.state_before(number), table.game
        asked = agenda.decision(state)
        assert asked is not None
        seat, telling = asked.seat, import_module(f"game.titles.{self.title}.facts")
        other = (seat + 1) % len(table.seats)
        for who, reader in ((seat, seat), (seat, None), (other, other)):
            view = game.view(state, reader)
            for line in (*(each.line for each in known.dangers(view, who)), *telling.unseen(view, who)):
                yield Said(game, state, state, who, reader, line)
        view, warned = game.view(state, seat), bool(known.dangers(game.view(state, seat), seat))
        worlds = [game.imagine(view, seat, Random(seed)) for seed in range(3 * warned)]
        for action in rng.sample(asked.options, min(3, len(asked.options))):
            after = state.copy()
            agenda.advance(after, action)
            for fact in (
                () if isinstance(agenda.asked(state), Sealed) else known.facts(view, game.view(after, seat), seat)
            ):
                yield Said(game, state, after, seat, seat, fact.line)
            found = outcome(game, view, worlds, [1, 2, 3], (action,), seat, known) if warned else NOTHING
            for danger in found.prevented:
                yield Said(game, state, after, seat, seat, Line("coach.prevents", (("danger", danger.line),)))


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
