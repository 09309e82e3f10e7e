"""Explanations of a bot's last act, from what may be known of it."""

from ai.coach.reasons import act, why_done
from ai.heuristics import heuristic
from game.core.contract import Line, Seat, line
from game.play.sitting import Sitting


def reasons(sitting: Sitting, number: int, reader: Seat | None) -> tuple[Line, ...]:
    """Return the reasons for the act that an answer is part of, those that a reader can see.

    They are changes in what everybody knows if `reader` is None. Raises PermissionError for a seat that
    nobody may look through.
    """
    if reader is not None:
        sitting.eyes.view_of(reader)
    return why_done(sitting.table, number, reader, heuristic(sitting.title))


def last_act(sitting: Sitting, beat: int | None = None) -> tuple[Seat, str, tuple[Line, ...]] | None:
    """Return a bot's last told act as (seat, sentence, reasons), preferably one with reasons.

    With a beat, the act that led to it. Reasons are changes in what everybody knows.
    """
    actors, found = sitting.eyes.actors, None
    last = len(actors) - 1 if beat is None else sitting.eyes.answer_of(beat)
    for number in range(last, -1, -1):
        seat = actors[number]
        if beat is not None and seat != actors[last]:
            continue
        if sitting.is_person(seat):
            if found is not None:
                break
            continue
        deed = _deed(sitting, actors, act(sitting.table, number, None).first)
        if deed and (why := reasons(sitting, number, None)):
            return seat, deed, why
        if deed and found is None:
            found = (seat, deed, (line("coach.hidden"),))
    return found


def _deed(sitting: Sitting, actors: list[Seat], number: int) -> str:
    """Return the first sentence about an answer's seat from then on: an act is told at its end."""
    for later in range(number, len(actors)):
        if actors[later] != actors[number]:
            break
        for shot in sitting.eyes.shots_of(later):
            event = shot.event
            if event is None or event.by_itself or getattr(event, "seat", None) != actors[number]:
                continue
            if told := sitting.tell(event):
                return told
    return ""
