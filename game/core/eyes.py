"""Rules for showing hands: until a game is over, only the hand of the person at this screen."""

from typing import Any

from game.core.contract import Line, Seat, line
from game.core.files.journal import YOU, Recorded


def is_practice(recorded: Recorded[Any]) -> bool:
    """Return True if the record is permanently marked as practice. A mark that couldn't be saved doesn't count."""
    return recorded.practice and recorded.trouble is None


def played(recorded: Recorded[Any]) -> tuple[Seat, ...]:
    """Return the seats a person has ever answered for: after giving a seat to a bot, they still know its hand."""
    return tuple(seat for seat, sitters in enumerate(recorded.sitters) if YOU in sitters)


def is_shared(recorded: Recorded[Any]) -> bool:
    """Return True if several people play or have played this game, so that nobody knows who is at the screen."""
    return len(played(recorded)) > 1 and not is_practice(recorded)


def all_may_be_seen(recorded: Recorded[Any]) -> bool:
    """Return True if every hand may be shown: the game is over, it's practice, or no person ever played in it."""
    return is_practice(recorded) or recorded.table.result is not None or not played(recorded)


def may_look(recorded: Recorded[Any], seat: Seat | None) -> bool:
    """Return True if the game may be shown from a seat's view; the public view (None) may always be shown."""
    return seat is None or all_may_be_seen(recorded) or played(recorded) == (seat,)


def why_hidden(recorded: Recorded[Any]) -> Line | None:
    """Return why a game's hidden parts can't be shared, in the room's words; None if they can."""
    return None if all_may_be_seen(recorded) else line("hidden.not_over")


def why_no_practice(recorded: Recorded[Any]) -> Line | None:
    """Return why a game can't become practice, in the room's words; None if it can.

    It can't if several people play, because one of them would open the others' hands.
    """
    going_on = is_shared(recorded) and recorded.table.result is None
    return line("hidden.shared") if going_on else None


def shows_hidden(recorded: Recorded[Any], seat: Seat) -> bool:
    """Return True if a person who takes this chair learns something hidden, or may have seen what is hidden there.

    A person who has watched bots play may have seen every hand, so it makes no difference which chair they take.
    """
    return not is_practice(recorded) and recorded.table.result is None and seat not in played(recorded)
