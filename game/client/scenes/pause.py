"""The pause of a match: a sheet with the ways on, the ways out, and who answers for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop, Push
from game.client.kit.widgets import Ui
from game.client.match.cards import PauseCard
from game.client.match.requests import (
    Agreed,
    AskForPractice,
    LeaveMatch,
    OpenSettings,
    ReadRules,
    Restart,
    Sit,
)
from game.client.match.session import LEVELS, YOU
from game.client.table.sides import shade_name


@dataclass(frozen=True, slots=True)
class Sure:
    """Message: ask before the game is begun anew, or no longer."""

    asked: bool


class Pause:
    """A sheet of paper over the table; the board stays in sight."""

    opaque = False
    animating = False

    def __init__(self, card: PauseCard) -> None:
        self.card = card
        self.asking = False

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the sheet."""
        row = max(38.0, ui.canvas.line_height(theme.LEAD) + 14)
        seats = len(self.card.seats) * (row + 6) + ui.canvas.line_height(theme.SMALL) + 14
        ways = 3 if ui.text_scale <= 1.4 else 5
        height = ui.canvas.line_height(theme.TITLE) + 44 + seats + ways * (row + 8) + 10
        width = 600.0 * min(1.6, max(1.0, ui.text_scale))
        with (
            ui.dialog("pause", say("pause.title"), height, width=width) as room,
            ui.scroll("pause page", room, height - ui.canvas.line_height(theme.TITLE) - 52) as top,
        ):
            y = self._ways(ui, Rect(room.left + 4, top + 4, room.w - 12, room.h), row)
            self._seats(ui, Rect(room.left + 4, y + 6, room.w - 12, room.h), row)
        ui.ring_on("pause:not", self.asking)
        if not self.asking:
            ui.focus_on("pause:continue")

    def _ways(self, ui: Ui, area: Rect, row: float) -> float:
        y = area.top
        ui.button(
            "pause:continue",
            (area.left, y, area.w, row),
            say("pause.continue"),
            Pop(),
            kind="ink",
            key="" if self.asking else "Esc",
            icon="play",
        )
        y += row + 8
        if self.asking:
            return self._sure(ui, Rect(area.left, y, area.w, row))
        pairs = [
            ("rules", "rules", "F1"),
            ("settings", "gear", "F10"),
            ("restart", "undo", ""),
            ("leave", "door", "Q"),
        ]
        across = 2 if ui.text_scale <= 1.4 else 1
        wide = (area.w - 8 * (across - 1)) / across
        for index, (name, icon, key) in enumerate(pairs):
            x = area.left + (index % across) * (wide + 8)
            rect = Rect(x, y + (index // across) * (row + 8), wide, row)
            ui.button(f"pause:{name}", rect, say(f"pause.{name}"), name, kind="outline", key=key, icon=icon)
        return y + len(pairs) / across * (row + 8)

    def _sure(self, ui: Ui, rect: Rect) -> float:
        """Ask before a game is given up: the sentence first, then two ways."""
        asked = say("pause.restart_ask")
        at = ui.canvas.text(rect.left, rect.top, asked, theme.LEAD.strong, color=theme.INK, width=rect.w)
        half = (rect.w - 8) / 2
        top = at.bottom + 8
        ui.button(
            "pause:sure", (rect.left, top, half, rect.h), say("pause.restart_sure"), Pop(Restart()), kind="ink",
            ready_at=ui.time - ui.since("sure", self.asking) + theme.MS["settle"] / 1000,
        )  # fmt: skip
        ui.button(
            "pause:not",
            (rect.left + half + 8, top, half, rect.h),
            say("room.cancel"),
            Sure(False),
            kind="outline",
            key="Esc",
        )
        return top + rect.h + 8

    def _seats(self, ui: Ui, area: Rect, row: float) -> None:
        canvas = ui.canvas
        y = ui.label(area.left, area.top, say("pause.seats"), color=theme.INK2).bottom + 6
        for number, seat in enumerate(self.card.seats):
            shade = theme.shade(shade_name(self.card.title, seat.faction))
            middle = y + row / 2
            canvas.circle(area.left + 9, middle, 9, theme.INK)
            canvas.dot(shade.dot, area.left + 9, middle, 4.4, shade.light)
            wide = 190.0 * min(1.6, max(1.0, ui.text_scale))
            words = seat.side if seat.side == seat.name else f"{seat.side} · {seat.name}"
            canvas.text(
                area.left + 28,
                middle,
                words,
                theme.LEAD.strong,
                color=theme.INK,
                valign="middle",
                width=area.w - wide - 40,
                fit=True,
                max_lines=1,
            )
            chairs = [(YOU, say("setup.person")), *((name, say(f"bot.{name}.name")) for name in LEVELS)]
            ui.choice(
                f"chair{number}", (area.right - wide, y, wide, row), say("pause.chair", side=seat.side), chairs,
                seat.chair, partial(Sit, number), kind="list",
            )  # fmt: skip
            y += row + 6

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Go on, open something, or tell the match what was decided."""
        match message:
            case Pop():
                return message
            case Sit(seat, chair) if chair == YOU and self.card.seats[seat].warning:
                return Push(AskForPractice(message, self.card.seats[seat].warning))
            case Sit() | Agreed():
                return Pop(message)
            case Sure(asked):
                self.asking = asked
            case "restart":
                self.asking = True
            case "leave":
                return Pop(LeaveMatch())
            case "rules":
                return Push(ReadRules(self.card.title))
            case "settings":
                return Push(OpenSettings())
        return None

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held."""
