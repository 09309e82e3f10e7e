"""Fills the sentences of one title for one reader: every board in letters writes with it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.contract import Field, Line, Seat, line
from game.core.telling import Sum
from game.core.words import Words


@dataclass(frozen=True)
class Teller:
    """The words of a title, and who reads them; nobody in particular without a reader."""

    words: Words
    reader: Seat | None
    seats: Sequence[str]

    def __call__(self, key: str, **fields: Field) -> str:
        """Fill the sentence `key`."""
        return self.fill(line(key, **fields))

    def fill(self, told: Line) -> str:
        """Fill a sentence that somebody else has begun."""
        return self.words.say(told, self.reader, self.seats)

    def rows(self, told: Sequence[Line | Sum]) -> list[str]:
        """Set sentences and sums one below the other."""
        return [row for each in told for row in (self._sum(each) if isinstance(each, Sum) else [self.fill(each)])]

    def _sum(self, told: Sum) -> list[str]:
        """Set a sum as a column: an item a line, what they come to, what follows."""
        items = [(self.fill(item), f"{worth:+d}") for item, worth in told.items]
        items = [
            (text, worth if number else worth.removeprefix("+")) for number, (text, worth) in enumerate(items)
        ]
        items.append((f"= {self.fill(told.result)}", f"{told.total}"))
        wide = max(len(text) for text, _ in items)
        rows = [f"{text:<{wide}}  {worth:>3}" for text, worth in items]
        return [self.fill(told.head), *rows, self.fill(told.after)]

    def row(self, key: str, **fields: Field) -> str:
        """Fill a sentence that only the terminal says."""
        return self(f"terminal.{key}", **fields)

    def part(self, key: str, **fields: Field) -> str:
        """Fill a part of a row, which no sentence begins with: small, but for what is all capitals."""
        text = self.row(key, **fields)
        return text if text[:2].isupper() else text[:1].lower() + text[1:]

    def whom(self, seat: Seat) -> str:
        """Name a seat inside a row: the reader is “you”."""
        return self.words.shared["whom"] if seat == self.reader else self.seats[seat]


def cut(text: str, width: int) -> str:
    """Shorten what does not fit."""
    return text if len(text) <= width else f"{text[: width - 1]}."
