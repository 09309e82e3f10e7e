"""What a title's telling.py gives beside single sentences: a sum, item by item, for window and terminal alike."""

from dataclasses import dataclass

from game.core.contract import Line, Seat


@dataclass(frozen=True, slots=True)
class Sum:
    """What is added up: whose it is, its items, what they come to, and what follows."""

    seat: Seat
    head: Line
    items: tuple[tuple[Line, int], ...]
    result: Line
    total: int
    after: Line
