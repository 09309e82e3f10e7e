"""Chairs around a table, and whose eyes see it."""

from typing import Any

from game.core.content.box import box
from game.core.contract import Seat
from game.core.files.checksummed import SealedFile
from game.core.files.journal import YOU, Header, Recorded
from game.core.table import Table
from game.play.showing import Showing


def chairs(title: str, *, person: str = YOU, bot: str = "random") -> tuple[str, ...]:
    """One person and as many bots as its box needs beside them."""
    return (person,) + (bot,) * (box(title).seats[0] - 1)


def shown_to(seat: Seat, recorded: Recorded[Any]) -> Showing:
    """A game as a seat sees it."""
    showing = Showing(recorded)
    showing.eyes.look(seat)
    return showing


def unkept(name: str, table: Table[Any]) -> Recorded[Any]:
    """A table with a person at every seat, recorded nowhere."""
    chairs = (YOU,) * len(table.seats)
    return Recorded(table, Header(name, table.game.RULES, table.setup, "", chairs, chairs), SealedFile())
