"""Reasons for an act that is done: what it changed that its value lies in, as one reader sees it.

A place is named if exchanging it for what it was takes the gain away; else the part of the value that changed.

All views are those of the same reader, so nothing is revealed that the reader couldn't work out.
"""

from typing import Any, NamedTuple

from ai.coach.causes import AT_STAKE, is_stock
from ai.heuristic import Heuristic
from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Line, Seat, line
from game.core.table import Table
from game.core.telling import FEWER, MORE, Aspect, exchanged

GAINS = 2
"""The maximum number of parts that are said to have grown; one that has shrunk is named besides."""


class Act(NamedTuple):
    """An act of a seat: its answers, and how long others could react."""

    first: int
    """The number of its first answer."""
    done: int
    """How many answers had been given when it became public."""
    end: int
    """How many answers had been given when it was settled."""


def act(table: Table[Any], number: int, reader: Seat | None) -> Act:
    """Return the act that an answer is part of: from the start of its draft until nobody can react any more.

    A question that the reader doesn't know about isn't waited for.
    """
    answers, first, done = table.answers, number, number + 1
    seat = answers[number].seat
    while first and answers[first - 1].seat == seat and not table.beats(first - 1, first):
        first -= 1
    while done < len(answers) and answers[done].seat == seat and not table.beats(done - 1, done):
        done += 1
    end = done
    while end < len(answers) and _goes_on(table, first, end, reader):
        end += 1
    return Act(first, done, end)


def _goes_on(table: Table[Any], first: int, end: int, reader: Seat | None) -> bool:
    """Return True if an act still waits for others; a question of a later phase isn't part of it."""
    then, now = table.state_before(first), table.state_before(end)
    same = (then.phase, table.game.turn(then)) == (now.phase, table.game.turn(now))
    return same and _is_open(table.game.view(now, reader))


def _is_open(view: Position) -> bool:
    """Return True if an act is still to be answered, or not yet public."""
    asked = agenda.asked(view)
    return asked is not None and (asked.window or hidden(view) != Hidden.NO)


def why_done(table: Table[Any], number: int, reader: Seat | None, heuristic: Heuristic[Any]) -> tuple[Line, ...]:
    """Return what the act that an answer is part of changed for its seat, as far as a reader can see it.

    Nothing is said of an act that ended the game.
    """
    found = act(table, number, reader)
    seat = table.answers[number].seat
    before, after = (table.game.view(table.state_before(place), reader) for place in (found.first, found.end))
    if after.result is not None:
        return ()
    gains, losses = _places(before, after, seat, heuristic)
    was, now = heuristic.terms(before, seat), heuristic.terms(after, seat)
    changed = sorted([(now[name] - was.get(name, 0.0), name) for name in now])
    if not gains:
        gained = [name for gain, name in reversed(changed) if gain >= AT_STAKE]
        gains = [line("coach.gains", what=line(f"terms.{name}")) for name in gained]
    if not losses:
        lost = [name for gain, name in changed if gain <= -AT_STAKE]
        losses = [line("coach.loses", what=line(f"terms.{name}")) for name in lost]
    return (*gains[:GAINS], *losses[:1])


def _places(before: Any, after: Any, seat: Seat, heuristic: Heuristic[Any]) -> tuple[list[Line], list[Line]]:
    """Return which places stand better for a seat than before, and which stand worse, what matters most first."""
    was, now = heuristic.aspects(before, seat), heuristic.aspects(after, seat)
    value, moved = heuristic.evaluate(after, seat), list[tuple[float, Line]]()
    for name, aspect in now.items():
        old = was.get(name)
        if old is None or (old.line, old.number) == (aspect.line, aspect.number) or is_stock(aspect.line):
            continue
        slots = tuple(dict.fromkeys([*old.slots, *aspect.slots]))
        twin = exchanged(after, before, aspect._replace(slots=slots))
        heuristic.mend(twin)
        moved.append((value - heuristic.evaluate(twin, seat), _told(old, aspect)))
    moved.sort(key=lambda each: each[0])
    better = [line("coach.better", fact=told) for gain, told in reversed(moved) if gain >= AT_STAKE]
    worse = [line("coach.worse", fact=told) for gain, told in moved if gain <= -AT_STAKE]
    return better, worse


def _told(was: Aspect, now: Aspect) -> Line:
    """Return how a place stands now, or how much more or less of something is there than before."""
    if now.number is None:
        return Line(now.line.key, (*now.line.fields, ("often", line("coach.now"))))
    more = now.number - (was.number or 0)
    key = now.line.key.replace("stands.", "changed.")
    return Line(key if more > 0 else key.removesuffix(MORE) + FEWER, (*now.line.fields, ("count", abs(more))))
