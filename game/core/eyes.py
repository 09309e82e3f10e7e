"""Whose hand may be looked at here: until a game is over, only that of the person at this screen."""

from typing import Any

from game.core.contract import Line, Seat, line
from game.core.files.journal import YOU, Recorded


def is_practice(recorded: Recorded[Any]) -> bool:
    """Whether the record is marked as practice for good; a mark the disk would not take does not count."""
    return recorded.practice and recorded.trouble is None


def played(recorded: Recorded[Any]) -> tuple[Seat, ...]:
    """The seats for which people have ever answered: a person who gave a chair to a bot still knows its hand."""
    return tuple(seat for seat, sitters in enumerate(recorded.sitters) if YOU in sitters)


def is_shared(recorded: Recorded[Any]) -> bool:
    """Whether several people play this game, or have played it, so that nobody knows who is at the screen now."""
    return len(played(recorded)) > 1 and not is_practice(recorded)


def all_may_be_seen(recorded: Recorded[Any]) -> bool:
    """Whether every hand may be looked at: nothing is left to play for, or nobody here has ever played."""
    return is_practice(recorded) or recorded.table.result is not None or not played(recorded)


def may_look(recorded: Recorded[Any], seat: Seat | None) -> bool:
    """Whether the game may be looked at through the eyes of a seat; None, for everybody, always may."""
    return seat is None or all_may_be_seen(recorded) or played(recorded) == (seat,)


def why_hidden(recorded: Recorded[Any]) -> Line | None:
    """Why a game may not be given away with all that is hidden in it; a sentence of the room's words."""
    return None if all_may_be_seen(recorded) else line("hidden.not_over")


def shows_hidden(recorded: Recorded[Any], seat: Seat) -> bool:
    """Whether a person who takes this chair sees what was hidden from them, or may have seen what is hidden there.

    A person who has watched bots play may have seen every hand, so any chair they take is the same.
    """
    return not is_practice(recorded) and recorded.table.result is None and seat not in played(recorded)
