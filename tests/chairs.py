"""The seating of the smallest table of a title."""

from game.core.content.box import box
from game.core.files.journal import YOU


def chairs(title: str, *, person: str = YOU, bot: str = "random") -> tuple[str, ...]:
    """Return one person and as many bots as the title's box needs besides."""
    return (person,) + (bot,) * (box(title).seats[0] - 1)
