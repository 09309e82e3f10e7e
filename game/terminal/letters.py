"""A title's sentences and sums as text for one reader."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.contract import UNSEEN, Field, Line, Seat, line
from game.core.language.words import Words
from game.core.telling import Sum


@dataclass(frozen=True)
class Teller:
    """A source of a title's sentences for one reader; `seats` are everybody's names."""

    words: Words
    reader: Seat | None
    seats: Sequence[str]

    def __call__(self, said: Line) -> str:
        """Return a filled sentence."""
        return self.words.say(said, self.reader, self.seats)

    def say(self, key: str, **fields: Field) -> str:
        """Return the sentence `key`, filled with its fields."""
        return self(line(key, **fields))

    def row(self, key: str, **fields: Field) -> str:
        """Return one of the terminal's own sentences, filled."""
        return self.say(f"terminal.{key}", **fields)

    def part(self, key: str, **fields: Field) -> str:
        """Return part of a row, filled, in lower case unless it begins with capitals."""
        text = self.row(key, **fields)
        return text if text[:2].isupper() else text[:1].lower() + text[1:]

    def name(self, thing: str) -> str:
        """Return the name of an id."""
        return self.words.name(thing)

    def whom(self, seat: Seat) -> str:
        """Return a seat's name within a row; the reader is “you”."""
        return self.words.shared["whom"] if seat == self.reader else self.seats[seat]

    def listed(self, seat: Seat) -> str:
        """Return a seat's name in a list or brackets; the reader is “you”."""
        return self.words.you if seat == self.reader else self.seats[seat]

    def rows(self, told: Sequence[Line | Sum]) -> list[str]:
        """Return sentences and sums as rows."""
        return [row for each in told for row in (self._sum(each) if isinstance(each, Sum) else [self(each)])]

    def _sum(self, found: Sum) -> list[str]:
        """Return a sum as rows: its items, its result, and the sentence after it."""
        items = [
            (self(said), f"{worth:+d}" if number else f"{worth}")
            for number, (said, worth) in enumerate(found.items)
        ]
        items.append((f"= {self(found.result)}", f"{found.total}"))
        wide = max(len(text) for text, _ in items)
        return [self(found.head), *(f"{text:<{wide}}  {worth:>3}" for text, worth in items), self(found.after)]


def open_hands(view: Any, tell: Teller, card: Callable[[str, Teller], str]) -> Iterator[str]:
    """Yield every hand that the reader can see, one card per line."""
    for seat, cards in enumerate(view.hands):
        if cards and UNSEEN not in cards:
            yield from ("", tell.row("hand", who=tell.seats[seat]))
            yield from (f"  {card(each, tell)}" for each in cards)


def cut(text: str, width: int) -> str:
    """Shorten a text to a width."""
    return text if len(text) <= width else f"{text[: width - 1]}."
