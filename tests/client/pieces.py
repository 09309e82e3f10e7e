"""All widgets of the kit on one page: `python -m tests.client.pieces OUT.png [WIDTH HEIGHT TEXT]`."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import stamps, theme
from game.client.kit.flow import Column
from game.client.kit.messages import Refused
from game.client.kit.scene import Next
from game.client.kit.widgets import LogItem, Plaque, PlaqueNumber, Tab, Ui, Way

TOKENS = ("table", "sea", "glass", "glass 2", "line", "line 2", "dim", "mute", "text", "paper", "ink", "ink 2")
ICONS = tuple(sorted(path.stem for path in (stamps.ASSETS / "icons").glob("*.svg"))[:24])


@dataclass(frozen=True)
class Said:
    """The message of a choice."""

    what: object


class Pieces:
    """The page of widgets."""

    opaque = True
    animating = False

    def __init__(self) -> None:
        self.loud, self.pace, self.name, self.level, self.tab = True, 0.4, "Ada", "standard", "kit"
        self.heard: list[object] = []
        self.refused: Refused | None = None

    def draw(self, ui: Ui) -> None:
        c = ui.canvas
        c.rect(ui.rect, theme.GLASS)
        c.text(24, 28, "OVERTON", theme.POSTER.at(30), valign="middle", scaled=False)
        c.text(
            150, 31, "The pieces at scale 1. Table, light, paper.", theme.LEAD, color=theme.MUTE, valign="middle"
        )
        self._tokens(ui)
        self._factions(ui)
        self._types(ui)
        self._buttons(ui)
        self._fields(ui)
        self._sheets(ui)
        ways = [Way("End my conflicts", Said("end"), key="E"), Way("Cancel", Said("cancel"), key="Esc", main=True)]
        tab = Tab("dove", "Democracy", "blue")
        ui.prompt_bar((24, 684, ui.width - 48, 32), "The prompt: who, then one sentence.", tab=tab, ways=ways)

    def _tokens(self, ui: Ui) -> None:
        for index, name in enumerate(TOKENS):
            color = getattr(theme, name.replace(" ", "").upper())
            x = 24 + index * 103
            ui.canvas.rect((x, 56, 92, 34), color, radius=4, border=theme.LINE2)
            ui.canvas.text(x, 94, name, theme.SMALL)

    def _factions(self, ui: Ui) -> None:
        c = ui.canvas
        ui.label(24, 136, "Factions")
        for index, (name, shade) in enumerate(theme.FACTIONS.items()):
            x = 24 + index * 103
            for k, color in enumerate((shade.light, shade.ink, shade.deep)):
                c.rect((x + k * 31, 158, 29, 20), color, radius=3)
            for row in range(3):
                for column in range(12):
                    c.dot(shade.dot, x + 4 + column * 7 + row % 2 * 3.5, 188 + row * 6, 2.55, shade.light, 0.42)
            c.text(x, 208, f"{name}: {shade.dot}"[:18], theme.SMALL)
        c.line(24, 236, 1256, 236, theme.LINE)

    def _types(self, ui: Ui) -> None:
        c = ui.canvas
        ui.label(24, 245, "Type")
        c.text(24, 264, "BEBAS NEUE 24 / 1955", theme.POSTER.at(24))
        c.text(24, 294, "Russo One 20", theme.SLOGAN.at(20))
        c.text(24, 322, "Abril Fatface 22", theme.PRESS.at(22))
        c.text(24, 348, "Kalam Bold 22, chalk", theme.HAND.at(22))
        c.text(260, 264, "Plex Condensed Bold 20, numerals 0123456789", theme.HEAD)
        c.text(260, 294, "SemiBold 17: the prompt speaks in one sentence.", theme.HEAD)
        c.text(260, 320, "Medium 14: names, values, buttons.", theme.BODY)
        c.text(260, 344, "Regular 13: log lines and card text. 3 → 2, “quoted”. Coup d’état.", theme.NOTE)
        c.text(260, 368, "Medium 12: the smallest size, never below it at scale 1.", theme.SMALL)

    def _buttons(self, ui: Ui) -> None:
        ui.label(684, 245, "Buttons: at rest, chosen, ghost, off")
        ui.button("seal", (684, 268, 116, 32), "Seal", Said("seal"), kind="paper", key="Enter")
        ui.button(
            "seal2", (820, 268, 116, 32), "Seal", Said("seal2"), kind="paper", key="S", tip="Seal\nNobody sees it."
        )
        ui.button("replay", (956, 268, 116, 32), "Replay", Said("replay"), key="R")
        why = "Nothing has been done since the last card was drawn."
        ui.button("undo", (1092, 268, 116, 32), "Undo", None, key="U", reason=why, rule="OV-UNDO")
        ui.label(684, 318, "Icons")
        for index, name in enumerate(ICONS):
            ui.canvas.icon(name, 696 + index % 12 * 46, 350 + index // 12 * 30, 19, theme.TEXT)
        ui.canvas.line(24, 396, 1256, 396, theme.LINE)

    def _fields(self, ui: Ui) -> None:
        ui.label(24, 406, "Fields")
        ui.toggle("loud", (24, 428, 200, 24), "Distance waivers", self.loud, Said)
        ui.toggle("quiet", (24, 456, 200, 24), "Sealed wishes", not self.loud, Said)
        ui.radio("standard", (24, 488, 220, 46), "Standard", True, Said("standard"), "first to Influence 12")
        ui.radio("short", (24, 540, 220, 46), "Short", False, Said("short"), "first to 8, four regions")
        ui.slider("pace", (264, 440, 240, 40), "Pace", self.pace, Said, marks=("step", "slow", "normal", "fast"))
        ui.choice(
            "seat",
            (264, 490, 172, 28),
            "Seat",
            [("person", "Person"), ("bot", "Bot")],
            "bot",
            Said,
            icons=("person", "robot"),
        )
        ui.text_input("name", (264, 524, 172, 30), "Name", self.name, Said, hint="name")
        levels = [("hard", "Hard"), ("fair", "Fair"), ("easy", "Easy")]
        ui.choice("level", (264, 558, 172, 30), "Level", levels, "fair", Said, kind="list")
        counters = (PlaqueNumber("14", unit="ITS"), PlaqueNumber("7", icon="cards"))
        plaque = Plaque(
            "dove", "blue", "Democracy", "You", "3", counters, "truce 2", "mild", to_move=True, pips=3, pips_of=6
        )
        ui.seat_plaque("seat0", (528, 424, 197, 45), plaque)
        plaque = Plaque(
            "star",
            "red",
            "Communism",
            "Bot · Hard",
            "6",
            counters[1:],
            "war",
            "strong",
            thinking=True,
            pips=2,
            pips_of=6,
        )
        ui.seat_plaque("seat1", (528, 478, 197, 45), plaque)
        ui.seat_plaque(
            "seat2", (528, 532, 197, 45), Plaque("three_bars", "black", "Fascism", "Ilse", "6", counters, "first")
        )
        ui.tabs("tabs", (744, 424, 260, 28), [("kit", "Kit"), ("log", "Log"), ("rules", "Rules")], self.tab, Said)
        lines = (
            "Communism places 1 Economic card on Japan.",
            "Imperialism takes back 1 Military card from Egypt.",
            "Fascism passes.",
            "Your turn: one action or pass.",
        )
        items = [
            LogItem(text, faction, Said(text))
            for text, faction in zip(lines, ("red", "yellow", "black", "blue"), strict=True)
        ]
        ui.log_list("log", (744, 460, 240, 130), items)

    def _sheets(self, ui: Ui) -> None:
        ui.canvas.line(24, 594, 1256, 594, theme.LINE)
        ui.price_tag(
            Column(ui.canvas, Rect(24, 606, 212, 200)),
            "Place 1 Cultural card here",
            ["Price: 2 cards, *1 is lost*"],
        )
        ui.tooltip(260, 606, "Iron Curtain\nOne more Economic card at distant regions.")
        ui.refusal(
            Refused(
                "x", "Germany is a major region. Targeting it costs 3 ITS and you have 2.", "MA-CON-02", ui.time
            ),
            (590, 606, 400, 60),
        )
        ui.chip(1010, 616, "war")
        ui.chip(1060, 616, "peace", strong=False)
        ui.key_cap(1010, 646, "Ctrl+Q")

    def on(self, message: object) -> Next:
        self.heard.append(message)
        if isinstance(message, Refused):
            self.refused = message
        return None

    def tick(self, seconds: float) -> Next:
        return None

    def closing(self) -> None:
        pass


if __name__ == "__main__":
    from tests.client.driver import Driver

    size = (int(sys.argv[2]), int(sys.argv[3])) if len(sys.argv) > 3 else (1280, 720)
    driver = Driver(Pieces(), size, float(sys.argv[4]) if len(sys.argv) > 4 else 1.0)
    driver.key("tab", "tab").wait(0.3)
    driver.app.ui.tree.focused = "seal2"
    driver.wait(0.3).screenshot(sys.argv[1])
