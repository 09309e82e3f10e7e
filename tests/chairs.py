"""Who sits at the smallest table of a title."""

from game.core.content.box import box
from game.core.files.journal import YOU


def chairs(title: str, *, person: str = YOU, bot: str = "random") -> tuple[str, ...]:
    """One person and as many bots as its box needs beside them."""
    return (person,) + (bot,) * (box(title).seats[0] - 1)
