"""The right column of the setup: house rules folded into one line, how strong bots are, and their pace."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.settings import Settings
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, TIGHT
from game.client.kit.widgets import Ui
from game.client.match.controls import pace_slider
from game.client.scenes.setup import evening, strength
from game.client.scenes.setup.choices import Choices
from game.core.content.box import Box, Option, box
from game.core.language.words import say


@dataclass(frozen=True, slots=True)
class House:
    """Message: a house option was changed."""

    option: str
    value: Any


@dataclass(frozen=True, slots=True)
class OpenRule:
    """Message: unfold or fold a house rule."""

    option: str


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """Message: show the house rules, or fold them again."""


@dataclass
class HouseRules:
    """The right column: the house rules, one of them unfolded, or how strong bots are; and the bots' pace."""

    choices: Choices
    settings: Settings
    shown: bool = False
    """True if the house rules are shown instead of one line about them."""
    open: str = ""
    just_opened: bool = False

    @property
    def of(self) -> Box:
        """The box being played."""
        return box(self.choices.title)

    def unfold(self, option: str) -> None:
        """Unfold a rule, or fold it again."""
        self.open, self.just_opened = "" if self.open == option else option, True

    def paint(self, ui: Ui, area: Rect) -> None:
        """Paint the house rules, with the bots' pace below."""
        bots = len(self.choices.people) < len(self.choices.seats)
        pace = ui.canvas.line_height(theme.LABEL) + ui.canvas.line_height(theme.NOTE) + 2 * ROOM
        room = boxes.cut(area, bottom=pace + PAD) if bots else area
        if self.shown:
            self._house(ui, room)
        else:
            self._folded(ui, room)
        if not bots:
            return
        lines = Column(ui.canvas, boxes.lower(area, pace))
        lines.label(say("setup.pace"))
        lines.gap(NEAR)
        place = boxes.inset(boxes.upper(lines.rest, ROOM), GAP, 0)
        pace_slider(ui, "pace", place, say("setup.pace"), self.settings)

    def changed(self) -> list[Option]:
        """Return the house options that differ from the box."""
        settled, usual = self.choices.rules(), self.choices.usual_rules()
        return [option for option in self.choices.options if settled[option.id] != usual[option.id]]

    def _folded(self, ui: Ui, area: Rect) -> None:
        """Paint a summary of the house rules, and how strong the bots are."""
        with ui.page("strength", area.inflate(2 * NEAR, 0)) as whole, whole.inset(NEAR, NEAR) as lines:
            if self.of.option:
                lines.label(say("setup.house"))
                lines.gap(TIGHT)
                settled = self.choices.rules()
                told = [f"{each.label}: {each.label_of(settled[each.id])}." for each in self.changed()]
                lines.text(" ".join(told) or say("setup.house_usual"), theme.BODY)
                lines.gap(NEAR)
                place = lines.part(ui.field_height())
                words = say("setup.house_change")
                wide = min(place.w, ui.button_width(words, "R") + 2 * GAP)
                ui.button("rules", boxes.left(place, wide), words, ChangeRules(), key="R", words=theme.BODY)
                lines.gap(ROOM)
            evening.paint(lines, self.choices)
            if len(self.choices.people) < len(self.choices.seats):
                strength.paint(ui, lines, self.choices)

    def _house(self, ui: Ui, area: Rect) -> None:
        """Paint one line per rule; the unfolded rule and rules that differ from the box are shown in full."""
        head = Column(ui.canvas, area)
        head.label(say("setup.house"))
        head.gap(TIGHT)
        place = head.part(ui.field_height())
        ui.button("rules", place, say("setup.house_done"), ChangeRules(), key="R", icon="up", words=theme.BODY)
        head.gap(NEAR)
        settled, changed = self.choices.rules(), [option.id for option in self.changed()]
        room = head.rest.inflate(2 * NEAR, 0)
        with ui.page("house", room) as whole, whole.inset(NEAR, NEAR) as lines:
            if changed:
                place = lines.part(ui.field_height())
                ui.button("usual", place, say("setup.usual"), "usual", icon="undo", words=theme.BODY)
            else:
                lines.text(say("setup.house_fold"), pale=True)
            lines.gap(NEAR)
            for option in self.choices.options:
                top = lines.bottom
                self._rule(ui, lines, option, settled[option.id], option.id in (self.open, *changed))
                if option.id == self.open and self.just_opened:
                    self._bring_in(ui, top, lines.bottom, room)

    def _bring_in(self, ui: Ui, top: float, bottom: float, room: Rect) -> None:
        """Scroll once so that the rule just unfolded is fully visible."""
        self.just_opened = False
        if bottom > room.bottom:
            now = ui.memory.scroll.get("house", 0.0)
            ui.memory.scroll["house"] = now + min(bottom - room.bottom + GAP, top - room.top)
            ui.redraw()

    def _rule(self, ui: Ui, lines: Column, option: Option, value: Any, whole: bool) -> None:
        canvas, first = ui.canvas, theme.BODY.strong.tight
        high = canvas.line_height(first) + canvas.line_height(theme.NOTE.tight) + GAP
        help_high = canvas.measure(option.help, theme.NOTE, width=lines.rest.w - 2 * GAP)[1]
        area = boxes.upper(lines.rest, high + (ui.field_height() + help_high + TIGHT + GAP if whole else 0))
        head = lines.part(high)
        name, state = f"rule:{option.id}", (option.label_of(value),)
        look = ui.node(name, head, "row", option.label, OpenRule(option.id), state=state, sound="tick")
        ground = theme.GLASS2 if whole or look.hover else theme.GLASS
        canvas.rect(area, ground, radius=CORNER, border=theme.LINE2 if whole else theme.LINE)
        inner = boxes.inset(head, GAP, TIGHT)
        if not whole or option.id == self.open:
            row = Row(canvas, inner)
            row.icon("up" if whole else "down", color=theme.MUTE, end=True)
            inner = row.rest
        with canvas.panel(head, option.label):
            said = Column(canvas, inner)
            said.text(option.label, first, max_lines=1)
            said.text(option.label_of(value), theme.NOTE.tight, pale=True, max_lines=1)
        if whole:
            with lines.inset(GAP / canvas.growth, GAP / canvas.growth) as below:
                self._choice_of(ui, below, option, value)
        lines.bottom = area.bottom + TIGHT

    def _choice_of(self, ui: Ui, lines: Column, option: Option, value: Any) -> None:
        pairs = [(each, option.label_of(each)) for each in option.values]
        place = lines.part(ui.field_height())
        room = (place.w - TIGHT * (len(pairs) - 1)) / len(pairs)
        fits = all(ui.canvas.measure(text, theme.BODY.strong)[0] + PAD <= room for _, text in pairs)
        name = f"house:{option.id}"
        kind = "segments" if fits else "list"
        chosen = partial(House, option.id)
        ui.choice(name, place, option.label, pairs, value, chosen, kind=kind)
        lines.bottom += TIGHT
        lines.text(option.help, pale=True)
