"""The strip "Meanwhile": a chip with the news of each other side."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import GAP, NEAR, PAD, TIGHT, WIDE
from game.client.kit.widgets import Ui, Way
from game.client.match.press import Press
from game.client.match.slips import Slips
from game.client.table.acts import Streak
from game.client.table.spots import Frame
from game.core.language.words import say

CHIP = 36.0
"""The height of a chip in px: two lines, and enough for a finger."""
ROWS = 2
"""Lines on a chip."""
BLOCK = 24.0
"""px of the block with a side's symbol."""
MOST = 3
"""The most lines told of the chosen side."""
LEAST = 60.0
"""px of room for words below which a chip shows only its symbol."""


@dataclass(frozen=True, slots=True)
class News:
    """One side's acts, with its name and symbol."""

    side: str
    """Its shade, by which the log knows it."""
    name: str
    subject: str
    """Its name at the beginning of a sentence."""
    symbol: str
    act: Streak

    @property
    def brief(self) -> str:
        """The acts in one sentence without the side's name."""
        name = f"{self.subject} " if self.subject else ""
        told = [_open(each.removeprefix(name)) for each in self._sentences()]
        return "; ".join([*told[:-1], f"{told[-1].removesuffix('.')}."])

    @property
    def text(self) -> str:
        """All that matters of the acts, from the headline on."""
        return " ".join(self._sentences())

    def _sentences(self) -> list[str]:
        atoms = self.act.atoms[self.act.atoms.index(self.act.head) :]
        return list(dict.fromkeys(told.text for told in atoms if told.matters or told is self.act.head))


def _open(sentence: str) -> str:
    """Return a sentence without its full stop; "U.S.A." keeps its own."""
    return sentence if sentence[-2:-1].isupper() else sentence.rstrip(".!")


@dataclass(frozen=True, slots=True)
class Recall:
    """Show one side's trail only, or all again."""

    side: str


def paint(ui: Ui, slips: Slips, frame: Frame, top: float, news: Sequence[News], recalled: str) -> None:
    """Paint the strip below a y: one chip a side, and the chosen side's acts.

    Choosing a chip doesn't move the others.
    """
    canvas, main, tall = ui.canvas, frame.main, CHIP * ui.text_scale
    said = next((each.text for each in news if each.side == recalled), "")
    room = main.w - 2 * WIDE
    told = min(canvas.measure(said, theme.BODY, width=room)[1], MOST * canvas.line_height(theme.BODY))
    rows = told + NEAR if said else 0.0
    lies = slips.lie(ui, Rect(main.left, top, main.w, tall + 2 * TIGHT), frame)
    up = rows if lies.bottom + rows > frame.prompt.top else 0.0
    area = Rect(lies.left, lies.top - up, lies.w, lies.h + rows)
    ui.cover("strip", area, " ".join(each.text for each in news))
    with ui.panel(area, "paper", name="strip", radius=0):
        _chips(ui, _head(canvas, _ways(ui, boxes.inset(lies, PAD, TIGHT)), len(news)), news, recalled)
        if said:
            y = area.top + NEAR if up else lies.bottom
            canvas.text(
                area.left + WIDE, y, said, theme.BODY, color=theme.INK, width=room, max_lines=MOST, fit=True,
            )  # fmt: skip


def _ways(ui: Ui, line: Rect) -> Rect:
    """Paint the buttons at the right end; returns the rest of the line.

    Esc doesn't close the strip but opens the pause: the next answer removes it anyway.
    """
    ways = [
        Way(say("match.close"), Press.DISMISS),
        Way(say("match.step_through"), Press.STEP_THROUGH, "Q"),
    ]
    right = line.right
    for way in ways:
        wide = ui.button_width(way.label, way.key)
        rect = Rect(right - wide, line.top, wide, line.h)
        ui.button(f"strip:{way.label}", rect, way.label, way.message, kind="outline", key=way.key)
        right -= wide + GAP
    return boxes.cut(line, right=line.right - right)


def _head(canvas: Canvas, line: Rect, count: int) -> Rect:
    """Paint the heading if the chips keep enough room; returns the rest of the line."""
    head = say("match.since")
    wide = canvas.measure(head, theme.BODY.strong)[0] + PAD
    if line.w - wide < count * (2 * LEAST + BLOCK) * canvas.growth:
        return line
    canvas.text(line.left, line.centery, head, theme.BODY.strong, color=theme.INK, valign="middle")
    return boxes.cut(line, left=wide)


def _chips(ui: Ui, room: Rect, news: Sequence[News], recalled: str) -> None:
    """Paint a chip for each side; touching it shows its trail."""
    for each, rect in zip(news, boxes.columns(room, len(news), NEAR), strict=True):
        shade, chosen = theme.shade(each.side), each.side == recalled
        name, tip = f"news:{each.side}", "" if chosen else f"{each.name}\n{each.text}"
        state = ("chosen",) if chosen else ()
        look = ui.node(
            name, rect, "chip", f"{each.name}: {each.text}", Recall(each.side), state=state, tip=tip, paper=True,
            sound="tick",
        )  # fmt: skip
        edge = theme.INK if chosen or look.hover else theme.INK2
        ui.canvas.rect(rect, theme.PAPER2, radius=theme.CORNER, border=edge, border_width=2 if chosen else 1)
        block = boxes.left(rect, min(rect.w, BLOCK * ui.text_scale))
        ui.canvas.rect(block, shade.deep, radius=theme.CORNER)
        ui.canvas.icon(each.symbol or "person", *block.center, block.h * 0.55, shade.light)
        words = boxes.cut(rect, left=block.w + NEAR, right=TIGHT)
        if words.w >= LEAST * ui.canvas.growth:
            with ui.canvas.panel(rect, name):
                ui.canvas.text(
                    words.left, words.centery, each.brief, theme.NOTE, color=theme.INK, valign="middle",
                    width=words.w, max_lines=ROWS, fit=True,
                )  # fmt: skip
