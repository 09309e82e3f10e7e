"""Why a bot did what it did, in sentences."""

from ai.coach.reasons import why_done
from ai.heuristics import heuristic
from game.core.contract import Line, Seat, line
from game.play.sitting import Sitting


def last_act(sitting: Sitting, beat: int | None = None) -> tuple[Seat, str, tuple[Line, ...]] | None:
    """The last act of a bot that was told, preferably one with reasons: whose it was, its sentence, and why.

    With a beat, the last one of the seat that brought that moment about. The reasons are what the act changed in
    what everybody knows.
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
    """What an answer led to: its seat's first line in the log from then on; acts are put together first."""
    seat = sitting.table.answers[number].seat
    for later in range(number, sitting.table.answered):
        if sitting.table.answers[later].seat != seat:
            break
        for beat in sitting.table.beats(later, later + 1):
            event, _ = sitting.eyes.shown(beat)
            if getattr(event, "seat", None) == seat and (told := sitting.tell(event)):
                return told
    return ""
