"""Twin worlds: records of the same game that a seat cannot tell apart, whatever moment of them it looks at."""

from copy import copy
from random import Random
from typing import Any

from game.core.contract import Action, Seat
from game.core.journal import Recorded
from game.core.table import Answer, Beat, Table

UNKNOWN = Action("unknown", "unknown")


def twin_of(recorded: Recorded[Any], seat: Seat | None, seed: int = 1) -> Recorded[Any]:
    """The record as it might be for all `seat` knows (None: for all everybody knows), at every moment of it.

    Answers that nobody has heard of are not what they were; events are what the seat was told.
    """
    twin, rng = copy(recorded), Random(seed)
    twin.table = twin_table(recorded.table, seat, rng)
    return twin


def twin_table(table: Table[Any], seat: Seat | None, rng: Random) -> Table[Any]:
    twin = copy(table)
    twin.opening = [_twin_beat(table, beat, seat, rng) for beat in table.opening]
    twin._past = []
    for moment in table._past:
        past = copy(moment)
        past.state = another_world(table, moment.state, seat, rng)
        past.beats = [_twin_beat(table, beat, seat, rng) for beat in moment.beats]
        if not moment.beats and moment.answer.seat != seat:
            past.answer = Answer(moment.answer.seat, UNKNOWN)
        twin._past.append(past)
    twin.state = another_world(table, table.state, seat, rng)
    return twin


def _twin_beat(table: Table[Any], beat: Beat[Any], seat: Seat | None, rng: Random) -> Beat[Any]:
    """A beat as the seat was told of it. In the middle of a deed a card may lie nowhere: then it is the view."""
    told, view = beat.event.seen_by(seat), table.game.view(beat.state, seat)
    world = _imagined(table, beat.state, seat, rng)
    return Beat(told, world if table.game.view(world, seat) == view else view)


def another_world(table: Table[Any], state: Any, seat: Seat | None, rng: Random) -> Any:
    """Another state that looks the same to `seat`; to everybody, if it is None."""
    world = _imagined(table, state, seat, rng)
    assert table.game.view(world, seat) == table.game.view(state, seat)
    return world


def _imagined(table: Table[Any], state: Any, seat: Seat | None, rng: Random) -> Any:
    game, world = table.game, state
    for eyes in table.seats if seat is None else (seat,):
        world = game.imagine(game.view(world, eyes), eyes, rng)
    world.chance = state.chance  # what was rolled so far is the same; only what undo goes by
    return world
