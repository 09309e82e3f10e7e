"""Plays games with all habits of a title watching, and totals what they noted."""

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
    """One player's chance to fall into a habit in one game."""

    habit: str
    player: str
    fell: bool
    where: str
    """The deal, the step and the answer."""


@dataclass
class HabitCount:
    """The number of times a player fell into a habit and of the chances to do so."""

    times: int = 0
    chances: int = 0
    where: list[str] = field(default_factory=list)

    def add(self, seen: Opportunity, examples: int) -> None:
        """Count one more chance; the first `examples` places are kept."""
        self.chances += 1
        self.times += seen.fell
        if seen.fell and len(self.where) < examples:
            self.where.append(seen.where)


def habits(title: str) -> Sequence[type[Habit[Any]]]:
    """Return the habits of a title. Raises ValueError if none are written."""
    name = f"tools.lab.blunders.{title}"
    try:
        found: Sequence[type[Habit[Any]]] = import_module(name).HABITS
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise ValueError(f"No habits are known of {title!r}.") from error
    return found


def bouts(title: str, level: str, names: Sequence[str], games: int, seed: int, simulations: int) -> Iterator[Bout]:
    """Yield the games: a new deal each, with the players rotated by one seat."""
    count = len(names)
    for number in range(games):
        seats = tuple((seat + number) % count for seat in range(count))
        seated = tuple(names[entrant] for entrant in seats)
        yield Bout(title, level, seated, seats, seed * 1_000_003 + number, None, simulations)


def watched(bout: Bout) -> list[Opportunity]:
    """Play one game watched by all habits; an answer's dice depend on the deal and the answer."""
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
    """Return lines telling how often each player fell into every habit."""
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
