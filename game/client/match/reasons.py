"""Explanations of a bot's last act."""

from ai.coach.reasons import why_done
from ai.heuristics import heuristic
from game.core.contract import Line, Seat, line
from game.play.sitting import Sitting


def last_act(sitting: Sitting, beat: int | None = None) -> tuple[Seat, str, tuple[Line, ...]] | None:
    """Return a bot's last told act as (seat, sentence, reasons), preferably one with reasons.

    With a beat, the act that led to it. Reasons are changes in what everybody knows.
    """
    answers, found = sitting.table.answers, None
    last = len(answers) - 1 if beat is None else sitting.answer_of(beat)
    for number in range(last, -1, -1):
        seat = answers[number].seat
        if beat is not None and seat != answers[last].seat:
            continue
        if sitting.is_person(seat):
            if found is not None:
                break
            continue
        deed = _deed(sitting, number)
        if deed and (reasons := why_done(sitting.table, number, None, heuristic(sitting.title))):
            return seat, deed, reasons
        if deed and found is None:
            found = (seat, deed, (line("coach.hidden"),))
    return found


def _deed(sitting: Sitting, number: int) -> str:
    """Return the first sentence about an answer's seat from then on: an act is told at its end."""
    seat = sitting.table.answers[number].seat
    for later in range(number, sitting.table.answered):
        if sitting.table.answers[later].seat != seat:
            break
        for beat in sitting.table.beats(later, later + 1):
            event, _ = sitting.eyes.shown(beat)
            if getattr(event, "seat", None) == seat and (told := sitting.tell(event)):
                return told
    return ""
