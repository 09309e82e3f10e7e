"""The sentences of the room: everything the scenes around a match write comes through here."""

from game.core.contract import Field, line
from game.core.words import words


def say(key: str, **fields: Field) -> str:
    """Fill the room's sentence `key`; a key that has none is shown as ⟨key⟩."""
    return words("room").say(line(key, **fields))
