"""The settings page: reading, motion, sound, play, screen and keys; changes apply at once."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import partial

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.messages import Change, ShowPart
from game.client.kit.scene import Next, Pop, StillScene, below_bar
from game.client.kit.settings import LIMITS, Settings
from game.client.kit.theme import GAP, HAIR, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import ListItem, Ui
from game.client.match.controls import Pace, pace_slider, set_pace
from game.client.scenes.settings.keys import Keys
from game.core.content.languages import language_name, languages, of_the_system
from game.core.contract import Field
from game.core.language.translation import missing
from game.core.language.words import say
from game.machine import own, statistics
from game.titles import SHELF

GROUPS = ("reading", "motion", "sound", "play", "screen", "keys")
ICONS = {"reading": "book", "motion": "fast", "sound": "sound", "play": "dice", "screen": "film", "keys": "list"}
WIDTH, SIDE, SLIDER = 1060.0, 270.0, 500.0  # px of the page's width, of the groups on its left, of a slider
ROW = 42.0  # height of a group's row in px

SHOWN, DOT, LIGHT = 5, 4.2, 0.4  # dots of a faction, their radius, and their bloom


class Forget(Enum):
    """What a button deletes."""

    RATING = "the person's own ratings"
    STATISTICS = "the statistics"


class SettingsPage(StillScene):
    """The settings page; the app applies and saves every change."""

    def __init__(self, settings: Settings, group: str = "reading") -> None:
        self.settings, self.group = settings, group
        self.keys = Keys(settings)
        self.kept: Rect | None = None
        """The position of the text-size slider."""
        self.off, self.scale = 0.0, settings.text_scale
        """How far the page is shifted in px to keep the slider in place, and the text size that this is for."""

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the groups on the left, and the chosen group's settings on the right."""
        room = boxes.inset(below_bar(ui, say("settings.title")), max(ROOM, (ui.width - WIDTH) / 2), ROOM)
        rows = [
            ListItem(say(f"settings.group.{name}"), ShowPart(name), icon=ICONS[name], id=f"group:{name}")
            for name in GROUPS
        ]
        ui.list("groups", boxes.left(room, SIDE), rows, chosen=ShowPart(self.group), row_height=ROW)
        name = f"settings {self.group}"
        high = min(room.h, ui.memory.heights.get(name, room.h) + 2 * WIDE)
        area = boxes.upper(boxes.cut(room, left=SIDE + ROOM), high)
        with ui.column(2), ui.panel(area, name="settings"), ui.page(name, boxes.inset(area, ROOM, WIDE)) as lines:
            lines.bottom += self.off
            _GROUPS[self.group](SettingsList(ui, lines, self.settings, self.keys))
        self._keep_under_pointer(ui)

    def _keep_under_pointer(self, ui: Ui) -> None:
        """Shift the page so that the text-size slider stays under the pointer while it resizes everything."""
        now = next((node.rect for node in ui.nodes if node.id == "text_scale"), None)
        before, self.kept = self.kept, now
        held = before is not None and before.collidepoint(ui.pointer)
        if now is None or before is None or not held:
            moved, self.off = bool(self.off), 0.0
        else:
            self.kept = before if ui.text_scale != self.scale else now
            moved = abs(self.kept.top - now.top) > 1
            self.off += self.kept.top - now.top
        self.scale = ui.text_scale
        if moved:
            ui.redraw()

    # --- messages ---

    def on(self, message: object) -> Next:
        if self.keys.on(message):
            return None
        match message:
            case ShowPart(name):
                self.group = name
            case Change(field, value):
                setattr(self.settings, field, value)
            case Pace(index):
                set_pace(self.settings, index)
            case Forget.RATING:
                with suppress(OSError):  # if the file can't be deleted, the button stays
                    own.STORE.forget()
            case Forget.STATISTICS:
                with suppress(OSError):
                    statistics.forget()
            case Pop():
                return message
        return None


@dataclass(frozen=True)
class SettingsList:
    """A list of settings being painted."""

    ui: Ui
    lines: Column
    settings: Settings
    keys: Keys

    def note(self, key: str, **fields: Field) -> None:
        """Write a note below a setting."""
        self.lines.text(say(key, **fields), pale=True)
        self.lines.gap(PAD)

    def head(self, key: str) -> None:
        """Write the name of a setting."""
        self.lines.text(say(key), theme.BODY.strong)
        self.lines.gap(TIGHT)

    def toggle(self, field: str, **fields: Field) -> None:
        """Paint a switch and its note."""
        on: Callable[[bool], Change] = lambda value: Change(field, value)  # noqa: E731 - the type is the point
        part = self.lines.part(self.ui.field_height())
        self.ui.toggle(field, part, say(f"settings.{field}"), bool(getattr(self.settings, field)), on)
        self.note(f"settings.{field}_note", **fields)

    def language(self) -> None:
        """Paint the choice of language, each language under its own name."""
        self.head("settings.language")
        system = say("settings.language_system", language=language_name(of_the_system()))
        names = [("", system), *((code, language_name(code)) for code in languages())]
        part = self.lines.part(self.ui.field_height())
        place = boxes.left(part, min(part.w, SLIDER * self.ui.canvas.growth))
        words, chosen = say("settings.language"), partial(Change, "language")
        self.ui.choice("language", place, words, names, self.settings.language, chosen, kind="list")
        self.lines.gap(HAIR)
        lacks = missing(self.settings.language or of_the_system(), tuple(SHELF))
        if lacks:
            self.note("settings.language_lacks", count=lacks)

    def slot(self) -> Rect:
        """Return the rectangle for a slider, narrower than the page."""
        line = boxes.inset(self.lines.part(ROOM), GAP, 0)
        return boxes.left(line, min(SLIDER, line.w))

    def slider(self, field: str) -> None:
        """Paint a slider with its name above."""
        self.head(f"settings.{field}")
        low, high = LIMITS[field]
        value = float(getattr(self.settings, field))
        words = say(f"settings.{field}")
        rect = self.slot()
        self.ui.slider(field, rect, words, value, lambda new: Change(field, new), low=low, high=high)
        shown = say("settings.percent", value=round(value * 100))
        self.ui.canvas.text(rect.right + ROOM, rect.centery, shown, color=theme.MUTE, valign="middle")
        self.lines.gap()


def _reading(page: SettingsList) -> None:
    page.language()
    page.slider("text_scale")
    with page.lines.sheet(page.ui, name="sample") as sample:
        sample.text(say("settings.sample"), theme.HEAD)
    page.toggle("reading_face")
    page.head("settings.palette")
    part = page.lines.part(page.ui.field_height())
    options = [(name, say(f"palette.{name}")) for name in theme.PALETTES]
    page.ui.choice(
        "palette",
        boxes.left(part, min(SLIDER, part.w)),
        say("settings.palette"),
        options,
        page.settings.palette,
        partial(Change, "palette"),
        kind="list",
    )
    page.lines.gap(NEAR)
    _swatches(page)
    page.lines.gap(HAIR)
    page.note("settings.palette_note")


def _swatches(page: SettingsList) -> None:
    """Paint five factions in the current palette, with colour, shape and bloom."""
    canvas, row = page.ui.canvas, page.lines.row(theme.HEAD)
    row.gap = TIGHT
    row.take(NEAR)  # room for the glow left of the first one
    for name in ("blue", "red", "black", "yellow", "mint"):
        shade = theme.shade(name)
        for _ in range(SHOWN):
            part = row.take(2 * DOT)
            if part is not None:
                canvas.dot(shade.dot, *part.center, DOT, shade.light, LIGHT)
        row.take(PAD)


def _motion(page: SettingsList) -> None:
    page.head("settings.speed")
    pace_slider(page.ui, "speed", page.slot(), say("settings.speed"), page.settings)
    page.lines.part(page.ui.canvas.line_height(theme.NOTE) + GAP)  # room for the slider's labels
    page.note("settings.speed_note")
    page.toggle("reduce_motion")


def _sound(page: SettingsList) -> None:
    for name in ("deeds", "machine", "alarm"):
        page.slider(f"volume_{name}")
        page.note(f"settings.volume_{name}_note")
    page.slider("volume_music")
    page.note("settings.volume_music_note")
    page.toggle("music", cap=page.ui.cap("F9"))
    page.toggle("mute")
    page.toggle("speak")
    page.slider("speak_rate")


def _play(page: SettingsList) -> None:
    page.toggle("auto_pass")
    page.toggle("alert")
    page.head("settings.ratings")
    if own.STORE.exists():
        _forget(page, "forget_rating", "settings.forget_rating", Forget.RATING)
    else:
        page.note("settings.no_rating")
    page.note("settings.ratings_note")
    page.head("statistics.title")
    if statistics.there():
        _forget(page, "forget_statistics", "statistics.forget", Forget.STATISTICS)
    else:
        page.note("statistics.nothing")
    page.note("statistics.about")


def _forget(page: SettingsList, name: str, key: str, message: Forget) -> None:
    words, part = say(key), page.lines.part(page.ui.button_height())
    page.ui.button(name, boxes.left(part, min(part.w, page.ui.button_width(words))), words, message)
    page.lines.gap(TIGHT)


def _screen(page: SettingsList) -> None:
    page.toggle("fullscreen", cap=page.ui.cap("F11"))
    page.note("settings.window_note")


def _keys(page: SettingsList) -> None:
    page.note("settings.keys_note")
    page.keys.paint(page.ui, page.lines)


_GROUPS: dict[str, Callable[[SettingsList], None]] = {
    "reading": _reading,
    "motion": _motion,
    "sound": _sound,
    "play": _play,
    "screen": _screen,
    "keys": _keys,
}
