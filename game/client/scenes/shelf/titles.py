"""The titles on the shelf, and what is wrong with those that can't be opened."""

from game.client.table.cues import cues
from game.client.world.dots import load_map
from game.core.content.box import Box, flaw
from game.core.content.loading import ContentError, folder
from game.core.language.legible import legible
from game.core.language.words import say, words
from game.titles import flaw as deep_flaw
from game.titles import on_show


def shelf() -> tuple[str, ...]:
    """Return the titles that can be opened, in shelf order."""
    return tuple(title for title in on_show() if not flaw(title))


def broken() -> dict[str, str]:
    """Return the titles whose box can't be opened, each with an explanation."""
    return {title: closed(why) for title in on_show() if (why := flaw(title))}


def flaw_of(title: str) -> str:
    """Return what is wrong with any part of a box, including words, cues and board; "" if nothing is."""
    if told := deep_flaw(title):
        return told
    board = folder(title) / "board.tmx"
    try:
        words(title)
        cues(title)
        if board.exists():
            load_map(board)
    except ContentError as error:
        return str(error)
    return ""


def closed(why: str) -> str:
    """Return a sentence that says that a box can't be opened, and why."""
    return say("title.broken", why=f"{legible(why.rstrip('.'), 300)}.")


def facts(of: Box, *, short: bool = False) -> str:
    """Return a title's number of players and duration, as text."""
    least, most = of.seats
    seats = say("box.seats", least=least, most=most) if least != most else say("box.seats_only", most=most)
    return f"{seats}, {length(of, short=short)}"


def length(of: Box, *, short: bool = False) -> str:
    """Return a title's duration, as text."""
    least, most = of.minutes[0], of.minutes[-1]
    key = f"{'setup' if short else 'box'}.minutes"
    return say(key, least=least, most=most) if least != most else say(f"{key}_only", most=most)
