"""Games on the circuit, ready to be dealt: against a rival, and the one after a game that has ended."""

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
    """Return a new game of a person called `name` against a rival."""
    meeting = rivals.meeting(stop, rung, luck.below(LARGEST_DEAL))
    names = list(meeting.names)
    for seat, chair in enumerate(meeting.chairs):
        usual = say("seat.person", number=seat + 1) if chair == YOU else bot_name(chair, stop.title)
        names[seat] = names[seat] or (name if chair == YOU else "") or usual
    return Session(stop.title, meeting.setup, meeting.chairs, tuple(names))


def begun(saves: Iterable[Saved]) -> dict[tuple[Stop, int], Saved]:
    """Return the games on the circuit that are to be continued: rival and rung → the first of the saves.

    Sitting down goes on with one: dealt anew, a game that stands badly would never be lost.
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
    """Return the saved game to be continued in place of dealing this one; None if there is none."""
    where = rivals.met(game)
    return begun(map(glance, records(folders.saves())[0])).get(where) if where is not None else None


def onward(header: Header, result: Result) -> tuple[str, Session] | None:
    """Return the next rival's name and game after one on the circuit: the same again, unless another is open."""
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
