"""Who sits at a table, and which seat a game is shown to."""

from typing import Any

from game.core.content.box import box
from game.core.contract import Seat
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import YOU, Header, Recorded
from game.core.table import Table
from game.play.showing import Showing


def chairs(title: str, *, person: str = YOU, bot: str = "random") -> tuple[str, ...]:
    """Return one person and as many bots as the title's box needs besides."""
    return (person,) + (bot,) * (box(title).seats[0] - 1)


def shown_to(seat: Seat, recorded: Recorded[Any]) -> Showing:
    """Return a game as a seat sees it."""
    showing = Showing(recorded)
    showing.eyes.look(seat)
    return showing


def unkept(name: str, table: Table[Any]) -> Recorded[Any]:
    """Return a record of a table with a person at every seat, kept in no file."""
    chairs = (YOU,) * len(table.seats)
    return Recorded(table, Header(name, table.game.RULES, table.setup, "", chairs, chairs), ChecksummedFile())
