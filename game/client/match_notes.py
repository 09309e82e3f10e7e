"""What lies over a match for a while: strips of paper, the log as a drawer, a thing looked at closely."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Board, Frame, LookBack, Picture, Told
from game.client.focus import Node
from game.client.say import say
from game.client.scene import Inspect
from game.client.theme import MS
from game.client.widgets import LogItem, Ui, Way


def paper(
    ui: Ui, frame: Frame, top: float, name: str, lines: Sequence[str], head: str = "", ways: Sequence[Way] = ()
) -> None:  # fmt: skip
    """Lay a strip of paper over the board from a y on, with its ways out at the right; Esc closes it.

    One line of text leaves the names of the countries in sight; more lines make it higher.
    """
    canvas, t, main = ui.canvas, ui.text_scale, frame.main
    ways = (*ways, Way(say("match.close"), "dismiss", "Esc"))
    room = main.w - 36 - sum(ui.button_width(way.label, way.key) + 8 for way in ways)
    text = "  ".join(filter(None, (f"*{head}*" if head else "", *lines)))
    rows = canvas.rich_rows(text, room, 14)
    high = max(rows * canvas.line_height(14) + 8, 34 * t)
    area = Rect(main.left, top, main.w, high)
    with ui.panel(area, "paper", name=name, radius=0):
        y = area.centery - rows * canvas.line_height(14) / 2
        canvas.rich(main.left + 16, y, text, width=room, size=14, color=theme.INK, strong=theme.INK)
    right, tall = area.right - 10, min(28 * t, high - 4)
    for way in reversed(ways):
        button = ui.button_width(way.label, way.key)
        rect = (right - button, area.centery - tall / 2, button, tall)
        ui.button(f"{name}:{way.label}", rect, way.label, way.message, kind="outline", key=way.key)
        right -= button + 8


@dataclass
class Lessons:
    """Where the guide's note lies: above the prompt, or at the top where it covers less of what is on offer."""

    placed_for: int = -1
    """The question for which the place was chosen: it stays, as long as that is asked."""
    above: bool = False

    def foot(self, ui: Ui, frame: Frame, text: str) -> float:
        """The y down to which the board is free of the note."""
        return frame.prompt.top if self.above else self._place(ui, frame, text, None).top

    def draw(self, ui: Ui, frame: Frame, top: float, text: str, question: int) -> None:
        """Lay the note where it belongs: what this kind of question is about, and one button."""
        low, high = self._place(ui, frame, text, None), self._place(ui, frame, text, top)
        if ui.live and self.placed_for != question:
            self.placed_for, self.above = question, on_offer_under(ui, high) < on_offer_under(ui, low)
        _coach(ui, text, high if self.above else low)

    def _place(self, ui: Ui, frame: Frame, text: str, top: float | None) -> Rect:
        """As high as the text: just above the prompt, or from a y on."""
        button = ui.button_width(say("guide.got_it"), "G")
        wide = min(frame.main.w - 24, 760 * max(1.0, ui.text_scale))
        rows = ui.canvas.rich_rows(text, wide - button - 66, 14.5)
        high = max(rows * ui.canvas.line_height(14.5) + 18, 44 * ui.text_scale)
        y = frame.prompt.top - 6 - high if top is None else top + 6
        return Rect(frame.main.centerx - wide / 2, y, wide, high)


def on_offer_under(ui: Ui, area: Rect) -> int:
    """How many things on offer an area would cover; of a land, its middle counts."""
    offered = [node for node in ui.nodes if "possible" in node.state]
    return sum(
        area.colliderect(node.rect) if node.hit is None else area.collidepoint(node.rect.center)
        for node in offered
    )


def _coach(ui: Ui, text: str, area: Rect) -> None:
    """Lay the guide's note somewhere: what this kind of question is about, and one button."""
    canvas, t = ui.canvas, ui.text_scale
    label = say("guide.got_it")
    button = ui.button_width(label, "G")
    canvas.shadow(area, alpha=200)
    with ui.panel(area, "brief", name="guide"):
        canvas.rect((area.left, area.top, 6, area.h), theme.INK)
        canvas.icon("question", area.left + 26, area.centery, 20, theme.INK)
        rows = canvas.rich_rows(text, area.w - button - 66, 14.5)
        y = area.centery - rows * canvas.line_height(14.5) / 2
        wide = area.w - button - 66
        canvas.rich(area.left + 46, y, text, width=wide, size=14.5, color=theme.INK, strong=theme.INK)
    ui.node("guide", area, "note", text.replace("*", ""), focusable=False)
    rect = (area.right - button - 10, area.centery - 14 * t, button, 28 * t)
    ui.button("guide:got_it", rect, label, "got_it", kind="outline", key="G")


def log_drawer(ui: Ui, frame: Frame, told: Sequence[Told], head: str = "", *, newest: bool = False) -> None:
    """The whole log at the right; a click on a line shows its moment. `newest` shows its end."""
    wide = min(420 * max(1.0, ui.text_scale), ui.width - 40)
    top = frame.bar.bottom + 1
    area = Rect(ui.width - wide, top, wide, frame.tray.bottom - top)
    with ui.panel(area, "glass", name="log"):
        ui.close_cross("log", area.right - 12, area.top + 8, "log")
        ui.label(area.left + 20, area.top + 16, (head or say("match.log")).upper())
        top = area.top + 24 + ui.canvas.line_height(12)
        if newest:
            ui.scroll_to_end("drawer")
        items = [LogItem(line.text, line.faction, LookBack(line.number)) for line in told]
        ui.log_list("drawer", (area.left + 16, top, wide - 28, area.bottom - top - 12), items, scrolling=True)


def look_closer(ui: Ui, board: Board[Any], picture: Picture, asked: str, calm: str = "") -> None:
    """Enlarge what is looked at: what was asked for, what is hovered for a while, what Shift points at.

    What was just touched (`calm`) is not enlarged by itself: it would cover the answer to the touch.
    """
    if ui.dragged:
        return
    node = ui.tree.node(asked) if asked else _hovered(ui, board)
    if node is not None and not asked and not ui.shift and board.closer(node.id) == calm:
        return
    if node is not None and board.closer(node.id):
        board.inspect(picture, node)
        if asked:
            with ui.above() if node.layer else nullcontext():
                ui.node(
                    "closer", (0, 0, 0, 0), "note", say("match.close"), Inspect(asked), key="Esc", focusable=False
                )


def _hovered(ui: Ui, board: Board[Any]) -> Node | None:
    """What has been under the pointer for long enough, or lies there or in the focus while Shift is held."""
    name = ui.hover or (ui.focus if ui.shift and ui.keys_last else None) or ""
    thing = board.closer(name)
    wait = MS["tip"] / 1000 - ui.since("closer", thing)
    if not thing:
        return None
    if wait > 0 and not ui.shift:
        ui.wake_in(wait)
        return None
    return ui.tree.node(name)
