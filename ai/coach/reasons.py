"""Reasons for an act that is done: which parts of the value it changed, as one reader sees it.

All views are those of the same reader, so nothing is revealed that the reader couldn't work out.
"""

from typing import Any, NamedTuple

from ai.coach.causes import AT_STAKE
from ai.heuristic import Heuristic
from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Line, Seat, line
from game.core.table import Table

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
    was, now = heuristic.terms(before, seat), heuristic.terms(after, seat)
    changed = sorted([(now[name] - was.get(name, 0.0), name) for name in now])
    gains = [name for gain, name in reversed(changed) if gain >= AT_STAKE][:GAINS]
    losses = [name for gain, name in changed if gain <= -AT_STAKE][:1]
    return tuple(
        [
            line(f"coach.{key}", what=line(f"terms.{name}"))
            for key, names in (("gains", gains), ("loses", losses))
            for name in names
        ]
    )
