"""What in a game is worth a film: its deciding moment, and a pace at which a whole game can be watched."""

from collections.abc import Sequence
from typing import Any

from game.client.cards import TurningPoint
from game.client.film.pictures import Cut, around, lasts
from game.client.match.handover import turning_points
from game.client.scenes.review.replay import Replay
from game.core.files.journal import Recorded
from game.core.table import Table
from game.play.ending import turns_begun

BEFORE, SECONDS = 3, 12.0
"""Events shown before the moment, and the longest duration of its film in seconds."""
DEED = 8
"""The most events that fit into that time."""
WHOLE = 60.0
"""The longest duration in seconds of a whole game's film, unless a speed is asked for."""


def deciding(table: Table[Any], points: Sequence[TurningPoint]) -> int:
    """Return the answer of the last turning point that fits into a film.

    If every one ends a round, after which much happens automatically, return the fullest act before the last one.
    Without turning points, return the fullest act of the game.
    """
    told = [point.answer for point in points if _beats(table, point.answer) <= DEED]
    if told:
        return told[-1]
    before = range(points[-1].answer if points else table.answered)
    return max(before, key=lambda answer: (_beats(table, answer) * (_beats(table, answer) <= DEED), answer))


def _beats(table: Table[Any], answer: int) -> int:
    return len(table.beats(answer, answer + 1))


def best(recorded: Recorded[Any], eyes: str, square: bool = False) -> Cut:
    """Return the moment of a finished game that is most worth sending, with the events that led to it."""
    log = Replay(recorded).sight.log
    answer = deciding(recorded.table, turning_points(log, turns_begun(log.sitting)))
    first, last = around(recorded, answer, BEFORE), min(recorded.table.answered, answer + 1)
    return Cut(first, last, eyes, square=square, seconds=SECONDS)


def pace(recorded: Recorded[Any], first: int, last: int) -> float:
    """Return the speed at which a part of a game takes at most `WHOLE` seconds, but never less than 1."""
    replay = Replay(recorded)
    events = [beat.event.seen_by(None) for beat in recorded.table.beats(first, last)]
    return max(1.0, sum(lasts(replay, event) for event in events) / 1000 / WHOLE)
