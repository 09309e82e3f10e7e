"""The settings: reading, motion, sound, play, screen and keys; what is changed holds at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.reading import column
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop
from game.client.kit.settings import Settings
from game.client.kit.widgets import Row, Tool, Ui
from game.client.match.pace import PACES, Pace, pace_index, set_pace

GROUPS = ("reading", "motion", "sound", "play", "screen", "keys")
ICONS = {
    "reading": "book", "motion": "fast", "sound": "sound", "play": "dice", "screen": "film", "keys": "list",
}  # fmt: skip
TEXT_SIZES = (0.75, 1.0, 1.5, 2.0, 2.5)
KEYS = (
    ("enter", "Enter"), ("space", "Space"), ("undo", "U"), ("redo", "Ctrl+Y"), ("log", "L"), ("faster", "F"),
    ("why", "E"), ("inspect", "I"), ("rules", "F1"), ("settings", "F10"), ("fullscreen", "F11"), ("back", "Esc"),
    ("move", "Tab"), ("arrows", "Up"), ("page", "PgDn"), ("quit", "Ctrl+Q"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Group:
    """Message: show this group."""

    name: str


@dataclass(frozen=True, slots=True)
class Change:
    """Message: a field of the settings is now so."""

    field: str
    value: Any


class SettingsPage:
    """The page of settings; the app applies and keeps whatever is changed here."""

    opaque = True
    animating = False

    def __init__(self, settings: Settings, group: str = "reading") -> None:
        self.settings, self.group = settings, group

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the groups on the left and the chosen one on the right."""
        ui.backdrop()
        with column(ui, 3):
            bar = ui.top_bar(say("settings.title"), tools=[Tool("cross", "Esc", say("room.back"), Pop())])
        left = max(24.0, (ui.width - 1060) / 2)
        top = bar.bottom + 24
        rows = [
            Row(say(f"settings.group.{name}"), Group(name), icon=ICONS[name], id=f"group:{name}")
            for name in GROUPS
        ]
        ui.list("groups", (left, top, 270, ui.height - top - 16), rows, chosen=Group(self.group), row_height=42)
        most = ui.height - top - 24
        high = min(most, ui.memory.scroll.get(f"height:{self.group}", most) + 18)
        area = Rect(left + 300, top, min(760.0, ui.width - left - 324), high)
        with column(ui, 2), ui.panel(area, name="settings"):
            inner = Rect(area.left + 20, area.top + 8, area.w - 40, area.h - 16)
            self._scrolled(ui, inner)

    def _scrolled(self, ui: Ui, area: Rect) -> None:
        """Paint the group in a part that scrolls; its height is known from the picture before."""
        known = ui.memory.scroll.get(f"height:{self.group}", area.h)
        with ui.scroll(f"group {self.group}", area, known) as top:
            page = Page(ui, Rect(area.left + 8, top + 8, area.w - 24, area.h), self.settings)
            _GROUPS[self.group](page)
        if abs(known - page.height) > 1:
            ui.memory.scroll[f"height:{self.group}"] = page.height
            ui.redraw()

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Change a setting, show a group, or go back."""
        match message:
            case Group(name):
                self.group = name
            case Change(field, value):
                setattr(self.settings, field, value)
            case Pace(index):
                set_pace(self.settings, index)
            case Pop():
                return message
        return None

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held; the app keeps the settings."""


class Page:
    """A column of settings being painted downwards."""

    def __init__(self, ui: Ui, area: Rect, settings: Settings) -> None:
        self.ui, self.area, self.settings = ui, area, settings
        self.y = area.top

    @property
    def height(self) -> float:
        """How high everything painted so far stands."""
        return self.y - self.area.top + 16

    def note(self, key: str) -> None:
        """Write a sentence in small print."""
        at = self.ui.canvas.text(self.area.left, self.y, say(key), theme.NOTE, color=theme.MUTE, width=self.area.w)
        self.y = at.bottom + 18

    def head(self, key: str) -> None:
        """Write the name of a setting."""
        self.y = self.ui.canvas.text(self.area.left, self.y, say(key), theme.BODY.strong).bottom + 4

    def toggle(self, field: str) -> None:
        """Paint a switch with its note."""
        high = max(28.0, self.ui.canvas.line_height(theme.BODY) + 8)
        rect = Rect(self.area.left, self.y, self.area.w, high)
        on: Callable[[bool], Change] = lambda value: Change(field, value)  # noqa: E731 - the type is the point
        self.ui.toggle(field, rect, say(f"settings.{field}"), bool(getattr(self.settings, field)), on)
        self.y += high + 2
        self.note(f"settings.{field}_note")

    def slider(self, field: str, low: float, high: float, step: float, marks: tuple[str, ...] = ()) -> None:
        """Paint a slider under its name."""
        self.head(f"settings.{field}")
        value = float(getattr(self.settings, field))
        rect = (self.area.left + 9, self.y, min(440.0, self.area.w - 18), 24)
        self.ui.slider(
            field,
            rect,
            say(f"settings.{field}"),
            value,
            lambda new: Change(field, new),
            low=low,
            high=high,
            step=step,
            marks=marks,
        )
        shown = say("settings.percent", value=round(value * 100))
        self.ui.canvas.text(rect[0] + rect[2] + 22, self.y + 12, shown, color=theme.MUTE, valign="middle")
        self.y += 30 + (self.ui.canvas.line_height(theme.NOTE) if marks else 0)

    def gap(self, high: float = 12) -> None:
        """Leave some room."""
        self.y += high


def _reading(page: Page) -> None:
    ui, canvas = page.ui, page.ui.canvas
    page.slider("text_scale", 0.75, 2.5, 0.05)
    page.gap(4)
    sample = say("settings.sample")
    rect = Rect(
        page.area.left,
        page.y,
        page.area.w,
        canvas.measure(sample, theme.HEAD, width=page.area.w - 32)[1] + 24,
    )
    with ui.panel(rect, "paper", name="sample"):
        canvas.text(rect.left + 16, rect.top + 12, sample, theme.HEAD, color=theme.INK, width=page.area.w - 32)
    page.y = rect.bottom + 18
    page.toggle("reading_face")
    page.head("settings.palette")
    _swatches(page)
    page.note("settings.palette_note")


def _swatches(page: Page) -> None:
    """Show five factions as they look now: colour, shape and name."""
    x = page.area.left
    for name in ("blue", "red", "black", "yellow", "mint"):
        shade = theme.shade(name)
        for index in range(5):
            page.ui.canvas.dot(shade.dot, x + 6 + index * 13, page.y + 12, 4.2, shade.light, 0.4)
        x += 84
    page.y += 28


def _motion(page: Page) -> None:
    page.head("settings.speed")
    ui = page.ui
    ui.slider(
        "speed", (page.area.left + 9, page.y, min(500.0, page.area.w - 18), 24), say("settings.speed"),
        float(pace_index(page.settings)), lambda value: Pace(round(value)), high=len(PACES) - 1.0, step=1.0,
        marks=[say(f"setup.pace_{name}") for name, _ in PACES],
    )  # fmt: skip
    page.y += 34 + ui.canvas.line_height(theme.NOTE)
    page.note("settings.speed_note")
    page.toggle("reduce_motion")


def _sound(page: Page) -> None:
    for name in ("deeds", "machine", "alarm"):
        page.slider(f"volume_{name}", 0.0, 1.0, 0.05)
        page.note(f"settings.volume_{name}_note")
    page.toggle("mute")


def _play(page: Page) -> None:
    page.toggle("auto_pass")


def _screen(page: Page) -> None:
    page.toggle("fullscreen")
    page.note("settings.window_note")


def _keys(page: Page) -> None:
    ui = page.ui
    page.note("settings.keys_note")
    wide = max(ui.cap_size(key)[0] for _, key in KEYS) + 18
    for name, key in KEYS:
        words = say(f"settings.key.{name}")
        high = max(26.0, ui.canvas.rich_height(words, page.area.w - wide, theme.BODY) + 6)
        ui.key_cap(page.area.left, page.y + high / 2, key)
        ui.canvas.rich(page.area.left + wide, page.y + 3, words, theme.BODY, width=page.area.w - wide)
        page.y += high + 2


_GROUPS: dict[str, Callable[[Page], None]] = {
    "reading": _reading, "motion": _motion, "sound": _sound, "play": _play, "screen": _screen, "keys": _keys,
}  # fmt: skip
