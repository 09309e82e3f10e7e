"""Sentences and sums of a title's telling.py in letters, for one reader."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.contract import Line, Seat
from game.core.telling import Sum
from game.core.words import Words


@dataclass(frozen=True)
class Letters:
    """Fills a title's sentences for one reader; `seats` names everybody."""

    words: Words
    reader: Seat | None
    seats: Sequence[str]

    def __call__(self, said: Line) -> str:
        """Fill a sentence."""
        return self.words.say(said, self.reader, self.seats)

    def rows(self, told: Sequence[Line | Sum]) -> list[str]:
        """Set sentences and sums one below the other."""
        return [row for each in told for row in (self._sum(each) if isinstance(each, Sum) else [self(each)])]

    def _sum(self, found: Sum) -> list[str]:
        """Set a sum as a column: an item a line, what they come to, what follows."""
        items = [
            (self(said), f"{worth:+d}" if number else f"{worth}")
            for number, (said, worth) in enumerate(found.items)
        ]
        items.append((f"= {self(found.result)}", f"{found.total}"))
        wide = max(len(text) for text, _ in items)
        return [self(found.head), *(f"{text:<{wide}}  {worth:>3}" for text, worth in items), self(found.after)]
