"""Rectangles from rectangles: parts of a room, rows and columns, a box around a point. All in logical px."""

from collections.abc import Iterable, Sequence

from pygame import FRect as Rect

from game.client.kit.theme import GAP


def around(x: float, y: float, wide: float, high: float) -> Rect:
    """A box of a size around a point."""
    return Rect(x - wide / 2, y - high / 2, wide, high)


def cut(room: Rect, *, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> Rect:
    """A room without so much of its sides; never less than nothing."""
    wide, high = max(0.0, room.w - left - right), max(0.0, room.h - top - bottom)
    return Rect(room.left + left, room.top + top, wide, high)


def inset(room: Rect, x: float, y: float | None = None) -> Rect:
    """A room without so much of its left and right side, and of its upper and lower one."""
    y = x if y is None else y
    return cut(room, left=x, right=x, top=y, bottom=y)


def upper(room: Rect, high: float) -> Rect:
    """The part of a room along its upper side."""
    return Rect(room.left, room.top, room.w, high)


def lower(room: Rect, high: float) -> Rect:
    """The part of a room along its lower side."""
    return Rect(room.left, room.bottom - high, room.w, high)


def left(room: Rect, wide: float) -> Rect:
    """The part of a room along its left side."""
    return Rect(room.left, room.top, wide, room.h)


def right(room: Rect, wide: float) -> Rect:
    """The part of a room along its right side."""
    return Rect(room.right - wide, room.top, wide, room.h)


def columns(room: Rect, shares: int | Iterable[float], gap: float = GAP) -> list[Rect]:
    """A room as so many columns of one width, or of widths that have such shares."""
    parts = [1.0] * shares if isinstance(shares, int) else list(shares)
    unit = (room.w - gap * (len(parts) - 1)) / (sum(parts) or 1)
    cells, x = list[Rect](), room.left
    for part in parts:
        cells.append(Rect(x, room.top, part * unit, room.h))
        x += part * unit + gap
    return cells


def rows(room: Rect, count: int, gap: float = GAP) -> list[Rect]:
    """A room as so many rows of one height."""
    high = (room.h - gap * (count - 1)) / max(1, count)
    return [Rect(room.left, room.top + number * (high + gap), room.w, high) for number in range(count)]


def cell(room: Rect, across: int, number: int, high: float, gap: float = GAP) -> Rect:
    """A cell of a grid that fills a room from its upper left corner, `across` in a row, each so high."""
    wide = (room.w - gap * (across - 1)) / across
    row, column = divmod(number, across)
    return Rect(room.left + column * (wide + gap), room.top + row * (high + gap), wide, high)


def grid_height(count: int, across: int, high: float, gap: float = GAP) -> float:
    """How high a grid of so many cells is."""
    lines = -(-count // across)
    return lines * (high + gap) - gap if lines else 0.0


def lines(widths: Sequence[float], room: float, gap: float = GAP) -> list[list[int]]:
    """Which pieces stand on which line, by their numbers: side by side as far as they go, and at least one."""
    found, x = list[list[int]](), 0.0
    for number, wide in enumerate(widths):
        if not found or x + wide > room:
            found.append([])
            x = 0.0
        found[-1].append(number)
        x += wide + gap
    return found


def slots(room: Rect, wide: float, count: int, gap: float = GAP) -> list[Rect]:
    """So many boxes of a width from the left, as high as the room; closer together where there are too many."""
    step = wide + gap
    if count > 1:
        step = min(step, (room.w - wide) / (count - 1))
    return [Rect(room.left + number * step, room.top, wide, room.h) for number in range(count)]


def kept_in(rect: Rect, room: Rect) -> Rect:
    """A box moved just so far that it lies in a room; at the upper left where it is too large."""
    x = max(room.left, min(rect.left, room.right - rect.w))
    return Rect(x, max(room.top, min(rect.top, room.bottom - rect.h)), rect.w, rect.h)
