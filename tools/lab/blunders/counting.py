"""Plays games under the eyes of all habits of a title, and adds up what they noted."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from ai.levels import player
from game.core import agenda
from tools.lab.arena import ENDLESS, Bout, laid_out, opened, wilson
from tools.lab.blunders import GivenAnswer, Habit, Noted


class Opportunity(NamedTuple):
    """A chance that one player had in one game."""

    habit: str
    player: str
    fell: bool
    where: str
    """The deal, the step and the answer."""


@dataclass
class HabitCount:
    """How often a player fell into a habit, and how often it could have."""

    times: int = 0
    chances: int = 0
    where: list[str] = field(default_factory=list)

    def add(self, seen: Opportunity, examples: int) -> None:
        """Count one more chance; the first places are remembered."""
        self.chances += 1
        self.times += seen.fell
        if seen.fell and len(self.where) < examples:
            self.where.append(seen.where)


def habits(title: str) -> Sequence[type[Habit[Any]]]:
    """Give the habits of a title; raises ValueError where nobody has written any."""
    name = f"tools.lab.blunders.{title}"
    try:
        found: Sequence[type[Habit[Any]]] = import_module(name).HABITS
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise ValueError(f"No habits are known of {title!r}.") from error
    return found


def bouts(title: str, level: str, names: Sequence[str], games: int, seed: int, simulations: int) -> Iterator[Bout]:
    """Lay out the games: a new deal each, the players moved on by one seat."""
    count = len(names)
    for number in range(games):
        seats = tuple((seat + number) % count for seat in range(count))
        seated = tuple(names[entrant] for entrant in seats)
        yield Bout(title, level, seated, seats, seed * 1_000_003 + number, None, simulations)


def watched(bout: Bout) -> list[Opportunity]:
    """Play one game under the eyes of all habits; the dice of an answer hang on deal and answer."""
    game = opened(bout.title)
    players = [player(name, bout.title, bout.seconds, bout.simulations) for name in bout.names]
    state = game.new(laid_out(bout.title, len(bout.names), bout.level, bout.seed, bout.factions))
    watching = [habit(game) for habit in habits(bout.title)]
    answers: list[str] = []
    found: list[Opportunity] = []
    while len(answers) < ENDLESS and (asked := agenda.decision(state)) is not None:
        before = state.copy()
        rng = Random(f"{bout.seed} {len(answers)}")
        choice = players[asked.seat].choose(game, game.view(state, asked.seat), asked, rng)
        agenda.advance(state, choice.action)
        step = GivenAnswer(len(answers), before, asked, choice.action, choice.why, state)
        answers.append(str(choice.action))
        found += _told(bout, answers, ((habit, habit.watch(step)) for habit in watching))
    return found + list(_told(bout, answers, ((habit, habit.ended(state)) for habit in watching)))


def _told(
    bout: Bout, answers: Sequence[str], noted: Iterable[tuple[Habit[Any], Iterable[Noted]]]
) -> Iterator[Opportunity]:
    for habit, chances in noted:
        for seat, number, fell in chances:
            where = f"deal {bout.seed} ({','.join(bout.names)}) step {number}: {answers[number]}"
            yield Opportunity(habit.name, bout.names[seat], fell, where)


def report(title: str, names: Iterable[str], seen: Iterable[Opportunity], examples: int) -> list[str]:
    """Say of every habit how often each player fell into it."""
    counts = {(habit.name, name): HabitCount() for habit in habits(title) for name in dict.fromkeys(names)}
    for each in seen:
        counts[each.habit, each.player].add(each, examples)
    lines = []
    for habit in habits(title):
        lines.append(f"{habit.name}: {habit.about}")
        for (of, name), count in counts.items():
            if of == habit.name:
                low, high = wilson(count.times, count.chances)
                part = (
                    f"{count.times / count.chances:6.1%} [{low:.1%}, {high:.1%}]"
                    if count.chances
                    else "never a chance"
                )
                lines.append(f"  {name:>12}  {count.times:4} of {count.chances:5}  {part}")
                lines += [f"                {where}" for where in count.where]
    return lines
