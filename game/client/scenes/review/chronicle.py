"""The chronicle of a finished game: the key events, turn by turn; each line opens the record at its moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client.cards import ChronicleEntry, Course
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.scene import Next, Pop, Push, StillScene, below_bar
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE
from game.client.kit.widgets import Ui
from game.client.requests import Watch
from game.client.scenes.shelf.covers import face_of
from game.client.table.sides import shade_name
from game.core.content.box import box
from game.core.files.journal import Recorded
from game.core.language.words import say

WIDTH, FAR = 880.0, 200.0  # px: a readable line width; how far beyond the page's edges lines are still painted


def turn_told(title: str, turn: int) -> str:
    """Return the name of a turn; turn 0 is the setup."""
    return say("result.turn", turn_name=box(title).turn_name, turn=turn) if turn else say("result.opening")


@dataclass(frozen=True, slots=True)
class SeeFrom:
    """Message: open the record at this answer."""

    answer: int


class Chronicle(StillScene):
    """A scrolling page of events."""

    def __init__(
        self, title: str, entries: Sequence[ChronicleEntry], record: Recorded[Any], courses: Sequence[Course] = ()
    ) -> None:
        self.title, self.entries, self.record = title, tuple(entries), record
        self.courses = tuple(courses)

    def draw(self, ui: Ui) -> None:
        """Paint the lines below their turns, in one column of readable width."""
        room = below_bar(ui, box(self.title).name, face=face_of(self.title), note=say("result.chronicle"))
        wide = min(ui.width - 2 * ROOM, WIDTH * ui.canvas.growth)
        area = boxes.inset(room, (ui.width - wide) / 2, WIDE)
        with ui.page("chronicle", area) as lines:
            turn = -1
            for number, entry in enumerate(self.entries):
                if entry.turn != turn:
                    turn = entry.turn
                    self._head(ui, lines, turn)
                self._line(ui, lines, entry, number, area)

    def _head(self, ui: Ui, lines: Column, turn: int) -> None:
        """Paint the turn number, and at the right everybody's score after the turn."""
        lines.rule(px=NEAR)
        row = lines.row(theme.NOTE.strong)
        words = turn_told(self.title, turn)
        stood = [(course, course.after(turn)) for course in self.courses]
        best = max((number for _, number in stood if number is not None), default=0.0)
        for course, number in reversed(stood):
            if number is None:
                continue
            told = f"{number:g}"
            if row.right - row.room.left < ui.canvas.measure(words + told, row.role)[0] + 3 * row.gap + ROOM:
                break  # with many seats or large type, only the last ones fit
            leads = number == best
            row.text(told, theme.NOTE.strong if leads else theme.NOTE, pale=not leads, end=True)
            light = theme.shade(shade_name(self.title, course.faction)).light
            row.icon(course.symbol or "person", color=light, end=True)
            row.take(GAP, end=True)
        row.text(words, pale=True)
        lines.gap(TIGHT)

    def _line(self, ui: Ui, lines: Column, entry: ChronicleEntry, number: int, seen: Rect) -> None:
        wide = lines.room.w - 2 * ROOM - PAD
        rect = lines.part(ui.canvas.measure(entry.text, theme.LEAD, width=wide)[1] + GAP)
        if rect.bottom < seen.top - FAR or rect.top > seen.bottom + FAR:
            return
        canvas, shade = ui.canvas, theme.shade(shade_name(self.title, entry.faction))
        look = ui.node(f"entry:{number}", rect, "row", entry.text, SeeFrom(entry.answer))
        if look.hover or look.focus:
            canvas.rect(boxes.inset(rect, 0, 1), theme.GLASS2, radius=SLIM)
        inner = boxes.inset(rect, PAD, TIGHT)
        if entry.faction:
            canvas.dot(
                shade.dot, inner.left + NEAR, inner.top + canvas.line_height(theme.LEAD) / 2, CORNER, shade.light
            )
        canvas.text(inner.left + ROOM, inner.top, entry.text, theme.LEAD, width=wide)

    def on(self, message: object) -> Next:
        match message:
            case Pop():
                return message
            case SeeFrom(answer):
                return Push(Watch(self.record, answer))
        return None
