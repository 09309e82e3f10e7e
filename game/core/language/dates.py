"""Dates as shown everywhere, with the month's name in the reader's language."""

from datetime import datetime

from game.core.contract import Line, line
from game.core.language.legible import legible


def told_day(iso: str) -> Line | str:
    """Return a day as a sentence of the room; text that isn't a date is returned as is."""
    at = _read(iso)
    return legible(iso) if at is None else _day(at)


def told_moment(iso: str) -> Line | str:
    """Return a day and a time as a sentence of the room; text that isn't a date is returned as is."""
    at = _read(iso)
    if at is None:
        return legible(iso)
    return line("date.moment", date=_day(at), hour=f"{at.hour:02}", minute=f"{at.minute:02}")


def _day(at: datetime) -> Line:
    return line("date.day", day=at.day, month=line(f"month.{at.month}"), year=at.year)


def _read(iso: str) -> datetime | None:
    try:
        return datetime.fromisoformat(iso)
    except ValueError:
        return None
