"""The pause of a match: a sheet with the ways on, the ways out, and who answers for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from ai.levels import level_of
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.pages import paper
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop, Push, Still
from game.client.kit.theme import GAP, NEAR, TIGHT
from game.client.kit.widgets import Ui
from game.client.match.cards import PauseCard
from game.client.match.requests import (
    Agreed,
    AskForPractice,
    LeaveMatch,
    OpenSettings,
    ReadRules,
    Resign,
    Restart,
    Sit,
)
from game.client.match.session import LEVELS, YOU
from game.client.table.sides import shade_name
from game.client.table.spots import TABS

WIDTH, CHAIR = 600.0, 190.0  # px of the sheet, of the field in which a chair is chosen
LARGEST = 1.6  # as much wider than usual the sheet becomes at most
WAYS_OUT = (
    ("rules", "rules", "F1"), ("settings", "gear", "F10"), ("restart", "undo", ""), ("leave", "door", "Q"),
    ("resign", "flag", ""),
)  # fmt: skip
ASKED = ("restart", "resign")
"""The ways out that give something up: they are asked for twice."""


@dataclass(frozen=True, slots=True)
class Sure:
    """Message: ask before the game is begun anew or given up; "" no longer."""

    asked: str


class Pause(Still):
    """A sheet of paper over the table; the board stays in sight."""

    opaque = False

    def __init__(self, card: PauseCard) -> None:
        self.card = card
        self.asking = ""

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the sheet."""
        row = ui.button_height()
        width = WIDTH * min(LARGEST, ui.canvas.growth)
        with paper(ui, "pause", say("pause.title"), width) as page:
            self._ways(ui, page, row)
            self._seats(ui, page, row)
        ui.ring_on("pause:not", bool(self.asking))
        if not self.asking:
            ui.focus_on("pause:continue")

    def _ways(self, ui: Ui, page: Column, row: float) -> None:
        on, key, kind = say("pause.continue"), "" if self.asking else "Esc", "outline" if self.asking else "ink"
        ui.button("pause:continue", page.part(row), on, Pop(), kind=kind, key=key, icon="play")
        page.gap()
        if self.asking:
            self._sure(ui, page, row)
            return
        across = 2 if ui.text_scale <= TABS else 1
        ways = [way for way in WAYS_OUT if way[0] != "resign" or self.card.resigns is not None]
        room = page.part(boxes.grid_height(len(ways), across, row))
        for number, (name, icon, key) in enumerate(ways):
            rect = boxes.cell(room, across, number, row)
            ui.button(f"pause:{name}", rect, say(f"pause.{name}"), name, kind="outline", key=key, icon=icon)
        page.gap()

    def _sure(self, ui: Ui, page: Column, row: float) -> None:
        """Ask before a game is given up: the sentence first, then two ways."""
        asked, label, done = say("pause.restart_ask"), say("pause.restart_sure"), Pop(Restart())
        if self.asking == "resign" and self.card.resigns is not None:
            asked, label = self.card.resigns.asked, say("pause.resign")
            done = Pop(Resign(self.card.resigns.seat))
        page.text(asked, theme.LEAD.strong)
        page.gap()
        sure, keep = boxes.columns(page.part(row), 2)
        ready = ui.settled("sure", self.asking)
        ui.button("pause:sure", sure, label, done, kind="ink", ready_at=ready)
        ui.button("pause:not", keep, say("room.cancel"), Sure(""), kind="outline", key="Esc")
        page.gap()

    def _seats(self, ui: Ui, page: Column, row: float) -> None:
        page.label(say("pause.seats"))
        page.gap(NEAR)
        chairs = [(YOU, say("setup.person")), *((name, say(f"bot.{name}.name")) for name in LEVELS)]
        for number, seat in enumerate(self.card.seats):
            line = page.row(theme.LEAD.strong, row)
            field = line.take(min(CHAIR * ui.canvas.growth, line.rest.w / 2), end=True)
            sign, shade = line.take(row / 2), theme.shade(shade_name(self.card.title, seat.faction))
            if sign is not None and field is not None:
                ui.canvas.circle(*sign.center, GAP + 1, theme.INK)
                ui.canvas.dot(shade.dot, *sign.center, TIGHT, shade.light)
                words, chosen = say("pause.chair", side=seat.side), partial(Sit, number)
                ui.choice(f"chair{number}", field, words, chairs, level_of(seat.chair), chosen, kind="list")
            line.text(seat.side if seat.side == seat.name else f"{seat.side} · {seat.name}")
            page.gap(NEAR)

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
            case str() if message in ASKED:
                self.asking = message
            case "leave":
                return Pop(LeaveMatch())
            case "rules":
                return Push(ReadRules(self.card.title))
            case "settings":
                return Push(OpenSettings())
        return None
