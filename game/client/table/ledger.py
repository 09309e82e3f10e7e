"""A table of numbers on paper: a column per seat, a row per entry, totals below a rule."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.theme import Type
from game.client.kit.widgets import Ui
from game.client.table.spots import TABS

CLOSES = "Enter|Space|Esc"
"""The keys that close a table."""
NAMES = 0.36
"""The share of a table's width taken by row names."""
WIDEST = 1.9
"""The most that large type widens a table."""


@dataclass(frozen=True, slots=True)
class Head:
    """A seat's column heading: its shade, symbol and name."""

    shade: str
    symbol: str
    name: str


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """A row of the table: its name, a number per seat, and a remark."""

    name: str
    values: tuple[int, ...]
    remark: str = ""
    counts: bool = True
    """False for a row that doesn't currently count and is printed pale."""
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Ledger:
    """The contents of a table: its columns, and groups of rows with rules between them."""

    title: str
    heads: tuple[Head, ...]
    groups: tuple[tuple[LedgerRow, ...], ...]

    @property
    def rows(self) -> int:
        return sum(map(len, self.groups))


@dataclass(frozen=True, slots=True)
class Leaf:
    """A link to another table: its label, its message, and whether that table is the one shown."""

    label: str
    message: object
    chosen: bool = False


def sheet(
    ui: Ui, name: str, ledger: Ledger, leaves: Sequence[Leaf], close: str, closed: object, *, key: str = ""
) -> None:
    """Paint a table on a sheet of paper over the dimmed screen; it scrolls in very large type.

    The button labelled `close` sends `closed`; so do the usual keys, the `key` that opened it, and a touch
    outside.
    """
    canvas, t = ui.canvas, max(1.0, ui.text_scale)
    role = theme.BODY if t <= TABS else theme.SMALL
    step = canvas.line_height(role)
    content = step * (ledger.rows + 1.2)
    foot = 30 * min(t, 1.8)
    with ui.dialog(
        name, ledger.title, 76 * t + content + foot, width=640 * min(t, WIDEST), outside=closed
    ) as rect:
        room = Rect(rect.left, rect.top, rect.w, rect.h - foot - 6)
        if content <= room.h + 4:
            _table(ui, ledger, room, room.top, step, role)
        else:
            with ui.scroll(name, room, content) as top:
                _table(ui, ledger, room, top, step, role)
        area = Rect(rect.left, rect.bottom - foot, rect.w, foot)
        wide = ui.button_width(close, "Enter", words=theme.BODY)
        place = (area.right - wide, area.top, wide, area.h)
        keys = "|".join(filter(None, (CLOSES, key)))
        ui.button(f"{name}:close", place, close, closed, kind="ink", key=keys, words=theme.BODY)
        _leaves(ui, name, Rect(area.left, area.top, area.w - wide - 8, area.h), leaves)


def _leaves(ui: Ui, name: str, area: Rect, leaves: Sequence[Leaf]) -> None:
    """Paint the links to other tables."""
    x = area.left
    for number, leaf in enumerate(leaves):
        wide = ui.button_width(leaf.label, words=theme.BODY) - 8
        if x + wide > area.right:
            break
        place = (x, area.top, wide, area.h)
        kind = "ink" if leaf.chosen else "outline"
        words = theme.BODY
        node, chosen = f"{name}:leaf{number}", leaf.chosen
        ui.button(node, place, leaf.label, leaf.message, kind=kind, words=words, chosen=chosen)
        x += wide + 6


def _table(ui: Ui, ledger: Ledger, rect: Rect, top: float, step: float, role: Type) -> None:
    remarks = ui.text_scale <= TABS and any(entry.remark for group in ledger.groups for entry in group)
    names = rect.w * NAMES
    column = (rect.w * 0.98 - names) / (len(ledger.heads) + remarks)
    y = top + step * 0.6
    for number, head in enumerate(ledger.heads):
        _head(ui, rect.left + names + (number + 0.5) * column, y, column, head)
    for number, group in enumerate(ledger.groups):
        if number:
            ui.canvas.line(rect.left, y + step * 0.5, rect.right, y + step * 0.5, theme.INK2)
        for entry in group:
            y += step
            _row(ui, rect, y, entry, names, column, role)
            if remarks and entry.remark:
                _remark(ui, rect, y, entry.remark, column)


def _head(ui: Ui, x: float, y: float, column: float, head: Head) -> None:
    """Paint a seat's symbol over its column, with its name if there is room."""
    canvas, shade = ui.canvas, theme.shade(head.shade)
    wide = canvas.measure(head.name, theme.SMALL.strong)[0]
    room = wide + 34 <= column
    box = Rect(x - (wide + 34) / 2 if room else x - 14, y - 10, 28, 20)
    canvas.rect(box, shade.deep, radius=4)
    canvas.icon(head.symbol, box.centerx, box.centery, 14, shade.light)
    if room:
        canvas.text(box.right + 5, y, head.name, theme.SMALL.strong, color=theme.INK, valign="middle")


def _row(ui: Ui, rect: Rect, y: float, entry: LedgerRow, names: float, column: float, role: Type) -> None:
    canvas = ui.canvas
    color = theme.INK if entry.counts else theme.INK2
    weight = 700 if entry.bold else 500
    words = role.weighing(weight)
    canvas.text(rect.left, y, entry.name, words, color=color, valign="middle", width=names - 8, fit=True)
    for number, value in enumerate(entry.values):
        x = rect.left + names + (number + 0.5) * column
        told = str(value) if value or entry.bold else "-"
        words, ink = role.weighing(weight if value else 400), theme.ALARM if value < 0 else color
        canvas.text(x, y, told, words, color=ink, align="center", valign="middle")


def _remark(ui: Ui, rect: Rect, y: float, remark: str, column: float) -> None:
    role, ink, x = theme.SMALL, theme.INK2, rect.right
    ui.canvas.text(x, y, remark, role, color=ink, align="right", valign="middle", width=column, fit=True)
