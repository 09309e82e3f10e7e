"""How Manifesto is told in letters: sentences for one reader, and parts of rows."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.contract import Field, Seat, line
from game.core.words import Words
from game.core.words import words as words_of
from game.titles.manifesto.faces import CONFLICT


@dataclass(frozen=True)
class Teller:
    """Fills the title's sentences for one reader."""

    words: Words
    reader: Seat | None
    seats: Sequence[str]

    def __call__(self, key: str, **fields: Field) -> str:
        """Fill the sentence `key`."""
        return self.words.say(line(key, **fields), self.reader, self.seats)

    def whom(self, seat: Seat) -> str:
        """Name a seat inside a row: the reader is “you”."""
        return self.words.shared["whom"] if seat == self.reader else self.seats[seat]


def said(key: str, **fields: Field) -> str:
    """Fill a sentence that only the terminal says."""
    return words_of("manifesto").say(line(f"terminal.{key}", **fields))


def part(key: str, **fields: Field) -> str:
    """Say a part of a row, which no sentence begins with."""
    text = said(key, **fields)
    return text[:1].lower() + text[1:]


def cut(text: str, width: int) -> str:
    """Shorten what does not fit."""
    return text if len(text) <= width else f"{text[: width - 1]}."


def typed(card: str, tell: Teller) -> str:
    """Name a conflict card with its type."""
    return f"{tell.words.name(card)} ({type_of(card, tell)})"


def type_of(card: str, tell: Teller) -> str:
    """Say the type of a conflict card: “external military”."""
    face = CONFLICT[card]
    return f"{tell(f'type.{face.scope}').lower()} {tell(f'type.{face.domain}').lower()}"
