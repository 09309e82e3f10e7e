"""Circuit games, ready to be dealt: one against a rival, and the one after a finished game."""

from collections.abc import Iterable
from dataclasses import replace

from ai.levels import bot_name
from game import folders, luck
from game.core.contract import Result, Seat
from game.core.files.journal import Header, Saved, glance, records
from game.core.language.words import say
from game.machine import circuit, rivals
from game.machine.rivals import RIVALS, Stop
from game.play.session import LARGEST_DEAL, YOU, Session


def against(stop: Stop, rung: int, name: str = "") -> Session:
    """Return a new game between a person called `name` and a rival."""
    meeting = rivals.meeting(stop, rung, luck.below(LARGEST_DEAL))
    names = list(meeting.names)
    for seat, chair in enumerate(meeting.chairs):
        usual = say("seat.person", number=seat + 1) if chair == YOU else bot_name(chair, stop.title)
        names[seat] = names[seat] or (name if chair == YOU else "") or usual
    return Session(stop.title, meeting.setup, meeting.chairs, tuple(names))


def unfinished(saves: Iterable[Saved]) -> dict[tuple[Stop, int], Saved]:
    """Return the circuit games to be continued, by rival and rung; of several saves, the first one.

    Sitting down continues such a game: if it were dealt again, nobody would ever lose a bad one.
    """
    found = dict[tuple[Stop, int], Saved]()
    for saved in saves:
        header = saved.header
        if header is None or header.parent is not None or saved.practice or not saved.to_continue:
            continue
        if (where := rivals.met(header)) is not None:
            found.setdefault(where, saved)
    return found


def going_on(game: Session) -> Saved | None:
    """Return the saved game to continue instead of dealing this one; None if there is none."""
    where = rivals.met(game)
    return unfinished(map(glance, records(folders.saves())[0])).get(where) if where is not None else None


def onward(header: Header, result: Result) -> tuple[str, Session] | None:
    """Return the next rival's name and game after a circuit game; the same rival unless the next is open."""
    found = rivals.met(header)
    if found is None:
        return None
    stop, rung = found
    me: Seat = header.chairs.index(YOU)
    following = stop._replace(number=stop.number + 1)
    if result.shares[me] == 1 and following.number < RIVALS and circuit.kept()[0].open(stop.title, following):
        stop = following
    made = against(stop, rung, header.names[me])
    return rivals.named(stop.title, stop.rival), replace(made, practice=False)
