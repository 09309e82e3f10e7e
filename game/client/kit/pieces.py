"""The smallest pieces of a picture: grounds, frames, labels, chips, slips and tooltips."""

from collections.abc import Sequence
from contextlib import AbstractContextManager

from pygame import FRect as Rect

from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import RectLike, as_rect
from game.client.kit.page import Page
from game.client.kit.places import KeepClear, nearest

GROUNDS = {
    "glass": theme.GLASS,
    "glass2": theme.GLASS2,
    "paper": theme.PAPER,
    "news": theme.NEWS,
    "brief": theme.BRIEF,
    "tip": theme.TIP,
    "slate": theme.SLATE,
}
SHEETS = ("paper", "news", "brief")


def backdrop(ui: Page) -> None:
    """Paint the table's background."""
    top = theme.mix(theme.GLASS, theme.TABLE, 0.2)
    ui.canvas.baked("backdrop", ui.rect, lambda c: c.gradient(ui.rect, top, theme.TABLE), opaque=True)


def panel(
    ui: Page, rect: RectLike, kind: str = "glass", *, name: str = "", radius: float = 5
) -> AbstractContextManager[None]:
    """Paint a panel and return a context manager; text written inside it is audited against the panel."""
    area = as_rect(rect)
    if kind in SHEETS:
        ornaments.paper(ui.canvas, area, GROUNDS[kind], radius)
    else:
        edge = theme.LINE2 if kind == "tip" else theme.LINE
        ui.canvas.rect(area, GROUNDS[kind], radius=radius, border=edge)
    return ui.canvas.panel(area, name or kind)


def focus_ring(ui: Page, rect: RectLike, *, paper: bool = False) -> None:
    """Paint the focus ring."""
    outer = as_rect(rect).inflate(8, 8)
    color = theme.INK if paper else theme.WHITE
    if not paper:
        ornaments.glow(ui.canvas, outer, theme.WHITE, radius=9, blur=6, alpha=130)
        ui.canvas.rect(outer.inflate(-4, -4), None, radius=7, border=theme.BLACK)
    ui.canvas.rect(outer, None, radius=9, border=color, border_width=2)


def framed(ui: Page, rect: RectLike, *, strong: bool = True, radius: float = theme.ROUND) -> None:
    """Frame a chosen item in white; if not `strong`, draw the thinner frame of an item that could be chosen."""
    around = as_rect(rect).inflate(theme.TIGHT, theme.TIGHT)
    ui.canvas.rect(around, None, radius=radius, border=theme.WHITE, border_width=2 if strong else 1)


def label(ui: Page, x: float, y: float, text: str) -> Rect:
    """Write a section label in tracked capitals."""
    return ui.canvas.text(x, y, text.upper(), theme.LABEL, color=theme.DIM)


def chip(ui: Page, x: float, y: float, text: str, *, strong: bool = True, align: str = "left") -> Rect:
    """Paint a chip for a state that belongs to no faction, centred on y: filled if strong, else outlined."""
    wide, high = ui.canvas.measure(text, theme.NOTE)[0] + 14, 18 * ui.text_scale
    rect = Rect(x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * wide, y - high / 2, wide, high)
    if strong:
        ui.canvas.rect(rect, theme.PAPER, radius=4)
    else:
        ui.canvas.rect(rect, None, radius=4, border=theme.PAPER)
    color = theme.INK if strong else theme.PAPER
    ui.canvas.text(rect.centerx, y, text, theme.NOTE, color=color, align="center", valign="middle")
    return rect


def slip(ui: Page, x: float, y: float, text: str) -> Rect:
    """Paint a slip of paper with a few words around a point, moved so that all of it is in the window."""
    role = theme.BODY.strong
    wide = ui.canvas.measure(text, role)[0] + 2 * theme.GAP
    high = ui.canvas.line_height(role) + theme.TIGHT
    rect = boxes.kept_in(boxes.around(x, y, wide, high), boxes.inset(ui.rect, theme.NEAR))
    ui.canvas.shadow(rect, alpha=170)
    ui.canvas.rect(rect, theme.PAPER, radius=theme.CORNER)
    ui.canvas.text(*rect.center, text, role, color=theme.INK, align="center", valign="middle")
    return rect


def tooltip(
    ui: Page, x: float, y: float, text: str, *, above: float | None = None, keep: Sequence[KeepClear] = ()
) -> Rect:
    """Paint a note beside a point, or with its lower edge at `above`; its first line is the name.

    It moves aside rather than cover an area in `keep`.
    """
    name, _, body = text.partition("\n")
    t = ui.text_scale
    most = 296 * max(1.0, t)
    wide = max(ui.canvas.measure(name, theme.BODY.strong)[0], ui.canvas.measure(body, theme.NOTE)[0])
    wide = min(most, max(wide, 60))
    head = ui.canvas.measure(name, theme.BODY.strong, width=wide)[1]
    tail = ui.canvas.measure(body, theme.NOTE, width=wide)[1] + 3 if body else 0
    rect = Rect(x, y, wide + 24, head + tail + 20)
    window = ui.rect.inflate(-8, -8)
    if above is not None:  # the question is below it
        rect.bottom, window.h = above, above - window.top
    elif rect.bottom > ui.rect.bottom - 4:
        rect.bottom = y - 26
    rect = nearest(rect.clamp(window), window, keep)
    ui.canvas.shadow(rect, alpha=140)
    with panel(ui, rect, "tip", name="tooltip"):
        ui.canvas.text(rect.left + 12, rect.top + 10, name, theme.BODY.strong, width=wide)
        ui.canvas.text(rect.left + 12, rect.top + 13 + head, body, theme.NOTE, width=wide)
    return rect
