"""Tests the coach's reasons against the model: python -m tools.lab.causes TITLE --gaps 40.

Bots play. If the best answer is at least 5 points ahead of the second, the coach is asked why. What it names is
undone in worlds it hasn't seen: an event by making everybody answer so that it doesn't happen, a part of the
position by replacing it with that after the other answer. A reason holds if half of the difference is gone.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from ai.coach.advice import THOUGHT, LookedInto, adviser, dice, ideas, look
from ai.coach.causes import ENDS, FADES, FOLLOWS, HALF, UNNAMED, courses, left_without, parts
from ai.coach.causes import gaps as advantages
from ai.coach.reasoning import explained, lines_of
from ai.coach.standing import Comparison, about, moved_at_once
from ai.coach.variations import Variations
from ai.heuristics import heuristic
from ai.search.belief import Worlds
from ai.search.budget import Budget
from ai.search.deeds import Deed
from game.core.contract import Decision, Line
from game.titles import rules_of
from tools.batches import gathered
from tools.lab.arena import add_sample, choices

APART = 0.05
"""The difference in value from which a reason has to name its cause."""
SIFTED = Budget(simulations=80)
"""The budget of a first look, which rejects questions with little at stake."""
NO_REASON = frozenset({UNNAMED, FADES, FOLLOWS})
"""The keys of sentences that name no cause."""
AT_ONCE = ("coach.at_once", "coach.only_then")
"""The keys of sentences about positions right after a deed."""


class Gap(NamedTuple):
    """A question whose best answer is far ahead, and what remained of the difference."""

    number: int
    kind: str
    apart: float
    said: tuple[Line, ...]
    left: float | None
    """The fraction of the difference that is left once the first reason is undone; None without a reason."""

    @property
    def holds(self) -> bool:
        """True if at least half of the difference is gone."""
        return self.left is not None and self.left <= HALF


def gaps(title: str, seats: int, seed: int, every: int = 1, after: int = -1) -> Iterator[Gap]:
    """Play a game between bots, and yield the questions with something at stake among every `every`-th one.

    Questions up to answer `after` are skipped.
    """
    for table, decision in choices(title, seats, seed, every, after):
        found = gap(title, table.view(decision.seat), decision, table.answered)
        if found is not None:
            yield found


def gap(title: str, view: Any, decision: Decision, number: int) -> Gap | None:
    """Return a question with its reason tested; None if little is at stake, or if it isn't searched."""
    game, known = rules_of(title), heuristic(title)
    for budget in (SIFTED, THOUGHT):
        looked = look(game, view, decision, adviser(title, budget), dice(number))
        lead, *rest = [each for each in looked.answers if each.action in looked.ideas and each.visits]
        best = [lead, *sorted(rest, key=lambda each: -each.mean)]
        if looked.search is None or len(best) < 2 or best[0].mean - best[1].mean < APART:
            return None
    mine, rival = ideas(game, view, decision, known, dice(number), looked, best[:2])
    apart, said = best[0].mean - best[1].mean, tuple([each for each in mine.reasons if each.key not in NO_REASON])
    left = _left(title, looked, view, (mine.deed, rival.deed), said, apart)
    return Gap(number, decision.kind, apart, said, left)


def _left(
    title: str, looked: LookedInto, view: Any, deeds: tuple[Deed, Deed], said: Sequence[Line], apart: float
) -> float | None:
    """Undo the first reason in fresh worlds; return the fraction of the difference that is left.

    If something outweighs something else, only the former is undone. The end of the game can't be undone: then
    what counts is the difference left in the worlds where it doesn't happen.
    """
    search, known = looked.search, heuristic(title)
    assert search is not None, "it was searched"
    if not said:
        return None
    every = lines_of(rules_of(title), view, search.worlds.seat, known, search, 0)
    by = next((lines for lines in every if _tells(lines, deeds, said)), None)
    by = by or next((lines for lines in every if _named(lines, deeds, said[0])), every[0])
    lines = _fresh(by, title, view)
    if _stands_at_once(said[0]) or said[0].key.startswith("post."):
        return 1 - sum([moved for moved, told in moved_at_once(lines, *deeds) if told == said[0]]) / apart
    mine, rival = courses(lines, *deeds, known.happens)
    apart_here = advantages(mine, rival)
    if not sum(apart_here):
        return None
    if said[0].key in ENDS:
        pairs = zip(apart_here, mine.lines, rival.lines, strict=True)
        still = [each for each, one, other in pairs if one.end.result is None and other.end.result is None]
        return sum(still) / sum(apart_here)
    if all(each.key.startswith("happens.") for each in _undone_of(said[0])):
        what = tuple([Line(each.key, each.fields[:-1]) for each in _undone_of(said[0])])
        return left_without(lines, mine, rival, what, known.happens)
    return Comparison.of(lines, mine, rival).without(_named(by, deeds, said[0]))


def _fresh(by: Variations, title: str, view: Any) -> Variations:
    """Return the same kind of lines in worlds that the coach hasn't seen."""
    worlds = Worlds(rules_of(title), view, by.seat, by.heuristic, Random("fresh"))
    lines = Variations(by.search, worlds, drawn=by.drawn)
    return lines if by.shorter is None else lines.on_to(by.phase)


def _tells(lines: Variations, deeds: tuple[Deed, Deed], said: Sequence[Line]) -> bool:
    """Return True if a reason comes from these lines, either as the first or in addition to others."""
    told = [each for known in ((), said[1:]) for each in explained((lines,), *deeds, known)[1]]
    return any(about(parts(said[0])[0]) <= about(each) for each in told)


def _undone_of(said: Line) -> tuple[Line, ...]:
    """Return the sentences whose facts are undone: if one outweighs another, only the former."""
    return parts(said)[:1] if said.key == "coach.though" else parts(said)


def _stands_at_once(said: Line) -> bool:
    """Return True if a sentence is about the position right after a deed."""
    return said.key in AT_ONCE or any(isinstance(each, Line) and _stands_at_once(each) for _, each in said.fields)


def _named(lines: Variations, deeds: tuple[Deed, Deed], said: Line) -> tuple[str, ...]:
    """Return the names of the parts of the position that a reason mentions."""
    mine, rival = courses(lines, *deeds, lines.heuristic.happens)
    told = {about(parts(each.told)[0]): each.names for each in Comparison.of(lines, mine, rival).every}
    return tuple([name for each in _undone_of(said) for name in told.get(about(each), ())])


def _told(title: str, seats: int, every: int, seed: int, after: int) -> Iterator[dict[str, Any]]:
    """Print a game's gaps, and yield what is saved of each."""
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
