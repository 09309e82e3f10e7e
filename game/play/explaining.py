"""Explanations of a bot's last act, based on what may be known about it."""

from collections.abc import Iterator
from itertools import takewhile

from ai.coach.past_acts import Act, act, could_only_pass, why_done
from ai.heuristics import heuristic
from ai.search.deeds import Hidden, hidden
from game.core.contract import Line, Seat, line
from game.play.sitting import Sitting


def reasons(sitting: Sitting, number: int, reader: Seat | None) -> tuple[Line, ...]:
    """Return the reasons for the act that an answer belongs to, as far as a reader can see them.

    If `reader` is None, they are changes that everybody sees. Raises PermissionError for a seat whose view nobody
    may see.
    """
    if reader is not None:
        sitting.eyes.view_of(reader)
    return why_done(sitting.table, number, reader, heuristic(sitting.title))


def last_act(sitting: Sitting, beat: int | None = None) -> tuple[Seat, str, tuple[Line, ...]] | None:
    """Return a bot's last told act as (seat, sentence, reasons), preferably one with reasons.

    With a beat, it is the act that led to it. Reasons are changes that everybody sees.
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
        of = act(sitting.table, number, None)
        if sitting.table.game.turn(sitting.table.state_before(of.first)) < 1:
            break  # choices before the first turn are obvious
        deed = _deed(sitting, actors, of)
        if deed and (why := reasons(sitting, number, None)):
            return seat, deed, why
        if deed and found is None:
            found = (seat, deed, (line(f"coach.{_unknown(sitting, of)}"),))
    return found


def _unknown(sitting: Sitting, of: Act) -> str:
    """Return the key of the sentence saying why no improvement by an act is known."""
    if hidden(sitting.table.state_before(of.first)) == Hidden.SEALED:
        return "sealed"
    return "only_pass" if could_only_pass(sitting.table, of, None) else "hidden"


def _deed(sitting: Sitting, actors: list[Seat], of: Act) -> str:
    """Return the first sentence about an act's seat, which names a card, and the last one that matters.

    If the act has no sentence yet, return the first one after it became public.
    """
    seat = actors[of.first]
    told = [each for number in range(of.first, of.done) for each in _told(sitting, seat, number)]
    if told:
        every = [text for _, text in told]
        weighty = [text for matters, text in told if matters]
        return " ".join(dict.fromkeys([every[0], (weighty or every)[-1]]))
    later = takewhile(lambda number: actors[number] == seat, range(of.done, len(actors)))
    return next((text for number in later for _, text in _told(sitting, seat, number)), "")


def _told(sitting: Sitting, seat: Seat, number: int) -> Iterator[tuple[bool, str]]:
    """Yield each sentence about what a seat did with an answer, after whether it matters to what follows."""
    happens = heuristic(sitting.title).happens
    for shot in sitting.eyes.shots_of(number):
        event = shot.event
        if event is None or event.by_itself:
            continue
        matters = happens(event) is not None
        # World Order's cubes name a power, because absent powers have some too.
        doer = getattr(event, "seat", seat if matters else None)
        if doer == seat and (text := sitting.tell(event)):
            yield matters, text
