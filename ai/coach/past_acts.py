"""Reasons for a past act: which places it improved, as one reader sees it.

A place is named if restoring what it was before undoes a gain. What an act costs is no reason for it.

All views are those of the same reader, so nothing is revealed that the reader couldn't work out.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from ai.coach.causes import AT_STAKE, is_stock
from ai.coach.plays import PlayOpening
from ai.coach.standing import Comparison, is_far, let_pass
from ai.coach.trial import places_of
from ai.heuristic import Heuristic
from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Game, Line, Result, Seat, line
from game.core.table import Table
from game.core.telling import FEWER, MORE, Aspect

WORLDS = 8
"""The number of imagined worlds that are checked for an alternative answer."""
SEEN = 0.001
"""The minimum gain, as a share of the victory, for which the places that bring half of it are named."""
GAINS = 2
"""The maximum number of places named."""


class Act(NamedTuple):
    """An act of a seat: its answers, which make one play, and how long others could react."""

    first: int
    """The number of its first answer."""
    done: int
    """How many answers had been given when it became public."""
    end: int
    """How many answers had been given when it was settled."""


def act(table: Table[Any], number: int, reader: Seat | None) -> Act:
    """Return the act that an answer is part of: from the start of its play until nobody can react any more.

    If another seat answers in between, the play starts again after that.

    A question that the reader doesn't know about isn't waited for.
    """
    answers, first, done = table.answers, number, number + 1
    seat = answers[number].seat
    while first and answers[first - 1].seat == seat and not table.beats(first - 1, first):
        first -= 1
    while first and answers[first - 1].seat == seat and _same_play(table, first):
        first -= 1
    while done < len(answers) and answers[done].seat == seat and not table.beats(done - 1, done):
        done += 1
    end = done
    while end < len(answers) and _goes_on(table, first, end, reader):
        end += 1
    return Act(first, done, end)


def _same_play(table: Table[Any], number: int) -> bool:
    """Return True if a question belongs to the play of the question before it."""
    return PlayOpening.of(table.state_before(number - 1)).includes(table.state_before(number))


def _goes_on(table: Table[Any], first: int, end: int, reader: Seat | None) -> bool:
    """Return True if an act is still waiting for others; a question of a later phase isn't part of it."""
    then, now = table.state_before(first), table.state_before(end)
    same = (then.phase, table.game.turn(then)) == (now.phase, table.game.turn(now))
    return same and _is_open(table.game.view(now, reader))


def _is_open(view: Position) -> bool:
    """Return True if an act is still to be answered, or not yet public."""
    asked = agenda.asked(view)
    return asked is not None and (asked.window or hidden(view) != Hidden.NO)


def why_done(table: Table[Any], number: int, reader: Seat | None, heuristic: Heuristic[Any]) -> tuple[Line, ...]:
    """Return which places an answer's act improves for its seat if nobody stops it, the most important first.

    If it improves none but puts or leaves a piece somewhere, return what purpose that serves.

    A reaction is compared with letting the act pass, any other act with the position before. Nothing is said about
    an act that ended the game, or about a sealed one, because that alone didn't decide.
    """
    found, seat = act(table, number, reader), table.answer(number).seat
    before, done, end = (table.game.view(table.state_before(place), reader) for place in found)
    if end.result is not None or hidden(before) == Hidden.SEALED:
        return ()
    today = table.game.view(table.state, reader)
    now = heuristic.aspects(heuristic.calm(today), seat)
    after, asked = _unstopped(table.game, done, reader), agenda.asked(before)
    if asked is None or not asked.window:
        if after.result is not None and _wins(after.result, seat):
            return (line("coach.unstopped", fact=after.result.line),)
        answering = agenda.asked(today) if found.end == len(table.answers) else None
        key = "coach.unstopped" if answering is not None and answering.window else "coach.better"
        better = [line(key, fact=told) for told in _gained(heuristic, seat, after, before, now)]
        better = better or [
            line("coach.without", fact=told) for told in _gained(heuristic, seat, before, after, now, -1)
        ]
        if not better and not _is_open(end):  # notes decide only once open
            better = [line("coach.better", fact=told) for told in _gained(heuristic, seat, end, before, now)]
        if better:
            return tuple(better)
        still = heuristic.posts(before, today, seat)
        posts = [each for each in heuristic.posts(before, after, seat) if each in still]
        return tuple(posts or _scored(heuristic, seat, after, before))
    otherwise = _unstopped(table.game, before, reader)
    if otherwise.result is not None and not _wins(otherwise.result, seat):
        return (line("coach.without", fact=otherwise.result.line),)
    prevented = _gained(heuristic, seat, otherwise, after, now, -1)
    if not prevented:
        return tuple(heuristic.posts(before, after, seat))
    return tuple([line("coach.without", fact=told) for told in prevented])


def could_only_pass(table: Table[Any], of: Act, reader: Seat | None) -> bool:
    """Return True if a seat passed on a reaction, and most hands a reader can imagine allowed nothing else."""
    view = table.game.view(table.state_before(of.first), reader)
    asked = agenda.asked(view)
    if asked is None or not asked.window or table.answer(of.first).action != asked.passing:
        return False
    if of.done > of.first + 1:  # the passing seat's spy could have gone elsewhere
        return False
    worlds = [table.game.imagine(view, reader or 0, Random(seed)) for seed in range(WORLDS)]
    return 2 * sum([len(world.options) == 1 for world in worlds]) > WORLDS


def _wins(result: Result, seat: Seat) -> bool:
    return result.shares[seat] == max(result.shares)


def _unstopped(game: Game[Any], view: Position, reader: Seat | None) -> Position:
    """Return the view that results if nobody reacts to anything."""
    seen: Position = game.view(let_pass(game.imagine(view, reader or 0, Random(0))), reader)
    return seen


def _gained(
    heuristic: Heuristic[Any],
    seat: Seat,
    after: Any,
    before: Any,
    today: Mapping[str, Aspect],
    sign: int = 1,
) -> list[Line]:
    """Return sentences about the places that make a position better for a seat than another; with -1, worse.

    A place that is different `today` is described in the past.
    """
    compared = Comparison(heuristic, seat, ((heuristic.calm(after), heuristic.calm(before)),))
    (now,), (then,) = compared.stands
    apart = sign * compared.gap
    least = AT_STAKE if apart < SEEN else min(AT_STAKE, apart / 2)
    moved = list[tuple[float, Line]]()
    for name in [each for each in now if each in then]:  # a set's order would be the run's luck
        told = _told(then[name], now[name])
        still = name in today and today[name].line == now[name].line and today[name].number == now[name].number
        if told is None or heuristic.wanted(told, seat) == (sign < 0):
            continue
        gain = apart * (1 - compared.without((name,)))
        if gain >= least:
            moved.append((gain, told if still or sign < 0 else _of_then(told)))
    found = dict[object, Line]()
    for _, told in sorted(moved, key=lambda each: -each[0]):
        found.setdefault(places_of(told) or told, told)  # one sentence about each place
    return list(found.values())[:GAINS]


def _of_then(told: Line) -> Line:
    """Return a sentence in the present reworded for the moment right after an act."""
    fields = dict(told.fields)
    if "often" in fields:
        fields["often"] = line("coach.back_then")
    if "left" in fields and "count" in fields:  # the distance left now says nothing about that moment
        fields["left"] = ""
    return Line(told.key, tuple(fields.items()))


def _scored(heuristic: Heuristic[Any], seat: Seat, after: Any, before: Any) -> tuple[Line, ...]:
    """Return a sentence about the points that an act brought its seat; none if it brought none."""
    count = heuristic.points(after, seat) - heuristic.points(before, seat) if heuristic.points is not None else 0
    return (line("coach.scored", count=round(count)),) if count >= 1 else ()


def _told(was: Aspect, now: Aspect) -> Line | None:
    """Return a sentence on how a place has changed, or by how much; None if that isn't worth telling."""
    if (was.line, was.number) == (now.line, now.number) or is_stock(now.line):
        return None
    if now.shown and not now.places:
        return None
    if now.number is None and is_far(now.line):
        return None
    if now.number is None:
        return Line(now.line.key, (*now.line.fields, ("often", line("coach.now"))))
    told, number, before = now.line, now.number, was.number or 0
    if now.other_way is not None and max(number, before) <= 0:
        told, number, before = now.other_way, -number, -before
    more, key = round(now.holds * (number - before)), told.key.replace("stands.", "changed.")
    if not more:
        return None
    left = now.goal - number if now.goal is not None else 0
    fields = (*told.fields, ("count", abs(more)), ("left", left if now.goal and 0 < left <= now.goal else ""))
    return Line(key if more > 0 else key.removesuffix(MORE) + FEWER, fields)
