"""What stands on the shelf and what lies in the drawer: the titles, and the games kept on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from game import folders
from game.client.say import say
from game.client.session import YOU
from game.core import journal
from game.core.box import Box, box, level
from game.core.content import ContentError
from game.core.words import words
from game.titles import SHELF


def shelf() -> tuple[str, ...]:
    """Name the titles on the shelf, in their order."""
    return SHELF


def facts(of: Box) -> str:
    """Say how many sit at a title's table, and for how long."""
    least, most = of.seats
    seats = say("box.seats", least=least, most=most) if least != most else say("box.seats_only", most=most)
    return f"{seats}, {length(of)}"


def length(of: Box) -> str:
    """Say how long a title takes."""
    least, most = of.minutes[0], of.minutes[-1]
    return say("box.minutes", least=least, most=most) if least != most else say("box.minutes_only", most=most)


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the drawer as the room tells of it."""

    saved: journal.Saved

    @property
    def title(self) -> str:
        """The title's id, or "" for a file that is no record."""
        return self.saved.header.title if self.saved.header else ""

    @property
    def name(self) -> str:
        """What the title is called; the file's name for a file that is no record."""
        return box(self.title).name if self.title in SHELF else (self.title or self.saved.path.stem)

    @property
    def turn(self) -> int:
        """The turn or round it stands at."""
        return self.saved.turn

    @property
    def turn_name(self) -> str:
        """What the title calls that."""
        return box(self.title).turn_name if self.title in SHELF else ""

    @property
    def level_name(self) -> str:
        """What the level is called; its id when the box no longer lists it."""
        assert self.saved.header is not None
        name = self.saved.header.setup.level
        try:
            return level(self.title, name).name
        except (ContentError, ValueError):
            return name

    @property
    def trouble(self) -> str:
        """Why it cannot be opened, or ""."""
        if self.saved.trouble is not None:
            return words("room").say(self.saved.trouble)
        return "" if self.title in SHELF else say("journal.no_title", title=self.title)

    def players(self) -> str:
        """Say who sat at the table."""
        assert self.saved.header is not None
        header = self.saved.header
        names = header.names or tuple("" for _ in header.chairs)
        pairs = zip(names, header.chairs, strict=False)
        return say("saves.against").join(
            name or seat_name(chair, number) for number, (name, chair) in enumerate(pairs)
        )

    def date(self) -> str:
        """Say when it was begun: 21 November 2025, 14:05."""
        assert self.saved.header is not None
        return told_date(self.saved.header.date)


def told_date(iso: str) -> str:
    """Say a date and time of day in words."""
    try:
        at = datetime.fromisoformat(iso)
    except ValueError:
        return iso
    month = say(f"month.{at.month}")
    return say("saves.date", day=at.day, month=month, year=at.year, hour=f"{at.hour:02}", minute=f"{at.minute:02}")


def seat_name(chair: str, seat: int) -> str:
    """Name who answers for a seat when nobody has given it a name."""
    return say("seat.person", number=seat + 1) if chair == YOU else say(f"bot.{chair}.name")


def drawer() -> tuple[list[Kept], str]:
    """List the kept games, the one played last first, and say why some cannot be listed."""
    found, trouble = journal.saves(folders.saves())
    return [Kept(saved) for saved in found], words("room").say(trouble) if trouble else ""


def stand(kept: Kept) -> str:
    """Say where a game stands, in two or three words."""
    if kept.saved.header is None:
        return ""
    turn = say("saves.at", turn_name=kept.turn_name, turn=kept.turn)
    return f"{turn}, {say('saves.over')}" if kept.saved.over else turn


def newest_unfinished(kept: Sequence[Kept]) -> Kept | None:
    """Find the game to go on with: the newest that is not over and in which a person sat."""
    for game in kept:
        header = game.saved.header
        if header and not game.trouble and not game.saved.over and YOU in header.chairs and game.saved.answers:
            return game
    return None
