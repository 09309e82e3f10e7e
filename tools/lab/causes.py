"""Holds the reasons of the coach against the model: python -m tools.lab.causes TITLE --gaps 40.

Bots play, and where the best answer is at least 5 points ahead of the second the coach is asked why. What it names
is undone in worlds it hasn't seen: an event, by having everybody answer so that it doesn't come about; a part of
the position, by exchanging it for that after the other answer. A reason holds if half of the difference is gone.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from ai.coach.advice import THOUGHT, LookedInto, adviser, dice, ideas, look
from ai.coach.causes import ENDS, HALF, UNNAMED, WORLDS, courses, left_without, parts
from ai.coach.lines import Lines
from ai.coach.reasoning import explained, lines_of, turned
from ai.coach.standing import Comparison, moved_at_once
from ai.heuristics import heuristic
from ai.search.belief import Worlds
from ai.search.budget import Budget
from ai.search.deeds import Deed
from game.core.contract import Decision, Line
from game.titles import rules_of
from tools.batches import gathered
from tools.lab.arena import add_sample, choices

APART = 0.05
"""The difference in value from which a reason has to name what makes it."""
SIFTED = Budget(simulations=80)
"""The budget of a first look, which sorts out questions with little at stake."""
AT_ONCE = ("coach.at_once", "coach.only_then")
"""The keys of sentences about positions right after a deed."""


class Gap(NamedTuple):
    """A question whose best answer is far ahead, and what became of the difference."""

    number: int
    kind: str
    apart: float
    said: tuple[Line, ...]
    left: float | None
    """The share of the difference that is left once the first reason is undone; None without a reason."""

    @property
    def holds(self) -> bool:
        """True if half of the difference is gone."""
        return self.left is not None and self.left <= HALF


def gaps(title: str, seats: int, seed: int, every: int = 1, after: int = -1) -> Iterator[Gap]:
    """Play a game of bots, and yield the questions with something at stake, looking at each `every`-th.

    Nothing up to answer `after` is looked at.
    """
    for table, decision in choices(title, seats, seed, every, after):
        found = gap(title, table.view(decision.seat), decision, table.answered)
        if found is not None:
            yield found


def gap(title: str, view: Any, decision: Decision, number: int) -> Gap | None:
    """Return a question with its reason put to the test; None if little is at stake, or it isn't searched."""
    game, known = rules_of(title), heuristic(title)
    for budget in (SIFTED, THOUGHT):
        looked = look(game, view, decision, adviser(title, budget), dice(number))
        best = [each for each in looked.answers if each.action in looked.ideas and each.visits]
        if looked.search is None or len(best) < 2 or best[0].mean - best[1].mean < APART:
            return None
    mine, rival = ideas(game, view, decision, known, dice(number), looked, best[:2])
    apart, said = best[0].mean - best[1].mean, tuple([each for each in mine.reasons if each.key != UNNAMED])
    left = _left(title, looked, view, (mine.deed, rival.deed), said, apart)
    return Gap(number, decision.kind, apart, said, left)


def _left(
    title: str, looked: LookedInto, view: Any, deeds: tuple[Deed, Deed], said: Sequence[Line], apart: float
) -> float | None:
    """Undo the first reason in fresh worlds; return what is left of the difference."""
    search, known = looked.search, heuristic(title)
    assert search is not None, "it was searched"
    if not said or said[0].key in ENDS:
        return None
    every, known_first = lines_of(rules_of(title), view, search.worlds.seat, known, search, 0), ((), said[1:])
    told = ((by, map(turned, explained((by,), *deeds, each)[1])) for by in every for each in known_first)
    told_by = next((by for by, sentences in told if said[0] in sentences), None)
    of_best = told_by is None and bool(_named(Lines(search), deeds, said[0]))
    lines = Lines(search, drawn=told_by.drawn if told_by is not None else not of_best)
    lines.worlds = Worlds(rules_of(title), view, search.worlds.seat, known, Random("fresh"))
    lines = lines.further if told_by is not None and told_by.shorter is not None else lines
    if _stands_at_once(said[0]) or said[0].key.startswith("post."):
        return 1 - sum([moved for moved, told in moved_at_once(lines, *deeds) if told == said[0]]) / apart
    mine, rival = courses(lines, *deeds, known.happens)
    gap = sum([one.value - other.value for one, other in zip(mine.lines, rival.lines, strict=True)]) / WORLDS
    if not gap:
        return None
    if all(each.key.startswith("happens.") for each in parts(said[0])):
        what = tuple([Line(each.key, each.fields[:-1]) for each in parts(said[0])])
        return left_without(lines, mine, rival, what, known.happens)
    compared = Comparison.of(lines, mine, rival)
    return compared.without(_named(told_by or Lines(search, drawn=lines.drawn), deeds, said[0]))


def _stands_at_once(said: Line) -> bool:
    """Return True if a sentence is about the position right after a deed."""
    return said.key in AT_ONCE or any(isinstance(each, Line) and _stands_at_once(each) for _, each in said.fields)


def _named(lines: Lines, deeds: tuple[Deed, Deed], said: Line) -> tuple[str, ...]:
    """Return the names of the parts of the position that a reason speaks of."""
    mine, rival = courses(lines, *deeds, lines.heuristic.happens)
    told = {parts(turned(each.told))[0]: each.names for each in Comparison.of(lines, mine, rival).every}
    return tuple([name for each in parts(said) for name in told.get(each, ())])


def _told(title: str, seats: int, every: int, seed: int, after: int) -> Iterator[dict[str, Any]]:
    """Print the gaps of a game, and yield what is kept of each."""
    for each in gaps(title, seats, seed, every, after):
        said = ", ".join(["+".join([part.key for part in parts(line)]) for line in each.said])
        left = "" if each.left is None else f": {each.left:.2f} left"
        points = f"{100 * each.apart:.0f} points"
        print(f"seed {seed} #{each.number} {each.kind}: {points}: {said or 'nothing'}{left}", flush=True)
        yield {"seed": seed, "number": each.number, "said": said, "left": each.left, "holds": each.holds}


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.causes", description=__doc__)
    add_sample(parser, "gaps", 40, every=5)
    asked = parser.parse_args(given)
    found = gathered(asked.keep, asked.gaps, asked.seed, partial(_told, asked.title, asked.seats, asked.every))
    named = sum([bool(each["said"]) for each in found])
    print(f"{asked.title}: {sum([each['holds'] for each in found])} of {len(found)} hold, {named} are named")
    return 0


if __name__ == "__main__":
    sys.exit(main())
