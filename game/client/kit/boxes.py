"""Rectangle arithmetic: parts of an area, rows and columns, a box around a point. All in logical px."""

from collections.abc import Iterable, Sequence

from pygame import FRect as Rect

from game.client.kit.theme import GAP


def around(x: float, y: float, wide: float, high: float) -> Rect:
    """Return a box of a given size around a point."""
    return Rect(x - wide / 2, y - high / 2, wide, high)


def cut(room: Rect, *, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> Rect:
    """Return an area trimmed at its sides; its size is never negative."""
    wide, high = max(0.0, room.w - left - right), max(0.0, room.h - top - bottom)
    return Rect(room.left + left, room.top + top, wide, high)


def inset(room: Rect, x: float, y: float | None = None) -> Rect:
    """Return an area trimmed by x at the left and right, and by y (default x) at the top and bottom."""
    y = x if y is None else y
    return cut(room, left=x, right=x, top=y, bottom=y)


def upper(room: Rect, high: float) -> Rect:
    """Return the top `high` px of an area."""
    return Rect(room.left, room.top, room.w, high)


def lower(room: Rect, high: float) -> Rect:
    """Return the bottom `high` px of an area."""
    return Rect(room.left, room.bottom - high, room.w, high)


def left(room: Rect, wide: float) -> Rect:
    """Return the left `wide` px of an area."""
    return Rect(room.left, room.top, wide, room.h)


def right(room: Rect, wide: float) -> Rect:
    """Return the right `wide` px of an area."""
    return Rect(room.right - wide, room.top, wide, room.h)


def columns(room: Rect, shares: int | Iterable[float], gap: float = GAP) -> list[Rect]:
    """Split an area into columns: that many equal ones, or one per share of the width."""
    parts = [1.0] * shares if isinstance(shares, int) else list(shares)
    unit = (room.w - gap * (len(parts) - 1)) / (sum(parts) or 1)
    cells, x = list[Rect](), room.left
    for part in parts:
        cells.append(Rect(x, room.top, part * unit, room.h))
        x += part * unit + gap
    return cells


def rows(room: Rect, count: int, gap: float = GAP) -> list[Rect]:
    """Split an area into rows of equal height."""
    high = (room.h - gap * (count - 1)) / max(1, count)
    return [Rect(room.left, room.top + number * (high + gap), room.w, high) for number in range(count)]


def cell(room: Rect, across: int, number: int, high: float, gap: float = GAP) -> Rect:
    """Return a cell of a grid filled from an area's upper left corner, `across` in a row, each `high` px high."""
    wide = (room.w - gap * (across - 1)) / across
    row, column = divmod(number, across)
    return Rect(room.left + column * (wide + gap), room.top + row * (high + gap), wide, high)


def grid_height(count: int, across: int, high: float, gap: float = GAP) -> float:
    """Return the height of a grid of `count` cells."""
    lines = -(-count // across)
    return lines * (high + gap) - gap if lines else 0.0


def lines(widths: Sequence[float], room: float, gap: float = GAP, begun: float = 0) -> list[list[int]]:
    """Break pieces into lines and return their indices; each line takes as many as fit, but at least one.

    The first `begun` px of the first line are taken; if no piece fits beside them, that line is empty.
    """
    found, x = [list[int]()] if widths else [], begun
    for number, wide in enumerate(widths):
        if x > 0 and x + wide > room:
            found.append([])
            x = 0.0
        found[-1].append(number)
        x += wide + gap
    return found


def slots(room: Rect, wide: float, count: int, gap: float = GAP) -> list[Rect]:
    """Return `count` boxes in a row from the left, as high as the area; without enough room they overlap."""
    step = wide + gap
    if count > 1:
        step = min(step, (room.w - wide) / (count - 1))
    return [Rect(room.left + number * step, room.top, wide, room.h) for number in range(count)]


def kept_in(rect: Rect, room: Rect) -> Rect:
    """Return a box moved just far enough to be inside an area, or to its upper left corner if it is too large."""
    x = max(room.left, min(rect.left, room.right - rect.w))
    return Rect(x, max(room.top, min(rect.top, room.bottom - rect.h)), rect.w, rect.h)
