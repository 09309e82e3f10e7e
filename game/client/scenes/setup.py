"""The set-up: level, deal, who sits where and house rules of a new game, and one button to begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.messages import Refused
from game.client.kit.reading import column
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop, Push, Replace
from game.client.kit.settings import Settings
from game.client.kit.widgets import Tab, Tool, Ui, Way
from game.client.match.guide import begin_guide, end_guide, has_guide
from game.client.match.pace import PACES, Pace, pace_index, set_pace
from game.client.match.requests import Play, ReadRules, SetUpGame
from game.client.match.session import LEVELS, YOU
from game.client.scenes.choices import Choices, Seated
from game.client.scenes.covers import cover, face_of
from game.client.scenes.shelf import seat_name
from game.client.table.sides import faction_of, shade_name
from game.core.box import Faction, Option, box, chosen, level
from game.titles import on_show

WIDE_AT = 1.15  # up to this text scale the three columns stand side by side; beyond it they are tabs
TABS = ("box", "seats", "house")


@dataclass(frozen=True, slots=True)
class Level:
    """Message: play this level."""

    name: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Message: the number of the deal was edited."""

    text: str


@dataclass(frozen=True, slots=True)
class Seat:
    """Message: this seat is now so."""

    number: int
    row: Seated


@dataclass(frozen=True, slots=True)
class NextSide:
    """Message: this seat plays the next faction of the box; who plays that one takes the old one."""

    seat: int


@dataclass(frozen=True, slots=True)
class House:
    """Message: this house option is now so."""

    option: str
    value: Any


@dataclass(frozen=True, slots=True)
class OpenRule:
    """Message: unfold this house rule, or fold it up again."""

    option: str


@dataclass(frozen=True, slots=True)
class Watching:
    """Message: only bots play now, or a person sits in the first seat again."""

    on: bool


@dataclass(frozen=True, slots=True)
class Practice:
    """Message: practice is now on or off."""

    on: bool


@dataclass(frozen=True, slots=True)
class Together:
    """Message: choose factions from this list."""

    name: str


@dataclass(frozen=True, slots=True)
class Show:
    """Message: show this tab."""

    tab: str


class SetUp:
    """A new game of one title, chosen by pointer or by keys alone."""

    opaque = True
    animating = False

    def __init__(self, title: str, settings: Settings, watch: bool = False) -> None:
        self.title, self.settings, self.watch = title, settings, watch
        self.of = box(title)
        self.choices = Choices.usual(title, settings, watch)
        self.tab = "seats"
        self.open_rule, self.just_opened = "", False
        self.refused: Refused | None = None
        self.tried: tuple[object, str] | None = None

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint three columns, or with large type one column under tabs, over the prompt bar."""
        ui.backdrop()
        with column(ui, 5):
            bar = ui.top_bar(say("setup.title"), tools=[Tool("cross", "Esc", say("room.back"), Pop())])
        high = max(56.0, ui.canvas.line_height(theme.HEAD) + 20)
        prompt = Rect(0, ui.height - high, ui.width, high)
        room = Rect(32, bar.bottom + 24, ui.width - 64, prompt.top - bar.bottom - 40)
        if ui.text_scale <= WIDE_AT:
            self._columns(ui, room)
        else:
            self._tabbed(ui, room)
        with column(ui, 4):
            self._prompt(ui, prompt)
        ui.refusal(self.refused, (ui.width / 2 - 230, prompt.top - 70, 460, 50))
        ui.focus_on("start")

    def _columns(self, ui: Ui, room: Rect) -> None:
        extra = room.w - 1216
        left = Rect(room.left, room.top, 272, room.h)
        middle = Rect(left.right + 28, room.top, 590 + extra * 0.55, room.h)
        right = Rect(middle.right + 32, room.top, room.right - middle.right - 32, room.h)
        with column(ui, 1):
            self._lid(ui, left)
        with column(ui, 2):
            self._table(ui, middle)
        with column(ui, 3):
            self._house_and_pace(ui, right)

    def _tabbed(self, ui: Ui, room: Rect) -> None:
        high = ui.canvas.line_height(theme.BODY) + 14
        tabs = [(name, say(f"setup.tab.{name}")) for name in TABS]
        ui.tabs("tab", (room.left, room.top, room.w, high), tabs, self.tab, Show)
        below = Rect(room.left, room.top + high + 16, room.w, room.h - high - 16)
        with column(ui, 2):
            {"box": self._lid, "seats": self._table, "house": self._house_and_pace}[self.tab](ui, below)

    # --- left: the box, its level and the deal ---

    def _lid(self, ui: Ui, area: Rect) -> None:
        row = max(46.0, ui.canvas.line_height(theme.BODY) + ui.canvas.line_height(theme.NOTE) + 8)
        levels = len(self.of.levels) * (row + 6) + self._head(ui)
        deal = self._head(ui) + self._field_height(ui)
        spare = area.h - levels - deal - 36
        high = min(300.0, spare)
        if high < 120:
            self._levels_and_deal(ui, area, row)
            return
        lid = Rect(area.left, area.top, high * 200 / 246, high)
        cover(ui.canvas, lid, self.title)
        look = ui.node("lid", lid, "button", say("setup.another_box"), "another_box", key="B", sound="flip")
        if look.hover or look.focus:
            ui.canvas.rect(lid, None, border=theme.WHITE, border_width=2)
        self._beside_lid(ui, Rect(lid.right + 14, area.top, area.right - lid.right - 14, high))
        self._levels_and_deal(ui, Rect(area.left, lid.bottom + 18, area.w, area.bottom - lid.bottom - 18), row)

    def _beside_lid(self, ui: Ui, area: Rect) -> None:
        """A few facts, where the cover leaves room for them."""
        if area.w < 74:
            return
        canvas, y = ui.canvas, area.top
        for name, value in (
            ("players", _span("setup.seats", self.of.seats)),
            ("minutes", _span("setup.minutes", self.of.minutes)),
            ("year", str(self.of.credits.year)),
            ("designer", self.of.credits.designer),
        ):
            y = canvas.text(area.left, y, say(f"setup.fact.{name}"), theme.SMALL, color=theme.DIM).bottom
            y = canvas.text(area.left, y - 2, value, theme.NOTE, color=theme.MUTE, width=area.w).bottom + 8

    def _levels_and_deal(self, ui: Ui, area: Rect, row: float) -> None:
        deal = self._head(ui) + self._field_height(ui)
        room = Rect(area.left, area.top, area.w, area.h - deal - 14)
        y = self._section(ui, room, say("setup.level"))
        names, content = self.of.levels, len(self.of.levels) * (row + 6)
        listed = Rect(room.left, y, room.w, min(content, room.bottom - y))
        with ui.scroll("levels", listed, content - 6) as top:
            for index, name in enumerate(names):
                lid = level(self.title, name)
                box_ = Rect(room.left, top + index * (row + 6), room.w - (8 if content > listed.h + 6 else 0), row)
                ui.radio(f"level:{name}", box_, lid.name, name == self.choices.level, Level(name), lid.summary)
        y = self._section(ui, Rect(area.left, listed.bottom + 14, area.w, deal), say("setup.deal"))
        self._deal(ui, Rect(area.left, y, area.w, self._field_height(ui)))

    def _deal(self, ui: Ui, rect: Rect) -> None:
        hint = say("setup.deal_hint") if not self.choices.deal else ""
        ui.text_input("deal", rect, say("setup.deal"), self.choices.deal, Deal, hint=hint, limit=9)

    # --- middle: who sits where ---

    def _table(self, ui: Ui, area: Rect) -> None:
        canvas, y = ui.canvas, area.top - 6
        if ui.text_scale <= WIDE_AT:
            y = canvas.text(area.left, y, say("setup.who"), theme.TITLE.set_in(face_of(self.title))).bottom
            y = canvas.text(area.left, y, say("setup.who_note"), color=theme.MUTE, width=area.w).bottom + 10
        rows = [self._row_height(ui)] * len(self.choices.seats)
        notes = self._notes_height(ui, area.w)
        content = sum(rows) + 8 * len(rows) + (self._field_height(ui) + 8 if self._can_vary() else 0) + notes
        with ui.scroll("seats", (area.left - 6, y - 6, area.w + 12, area.bottom - y + 6), content + 12) as top:
            top += 6
            for number in range(len(rows)):
                self._seat(ui, Rect(area.left, top, area.w, rows[number]), number)
                top += rows[number] + 8
            if self._can_vary():
                top = self._more_or_fewer(ui, Rect(area.left, top, area.w, self._field_height(ui)))
            self._notes(ui, Rect(area.left, top + 10, area.w, 0))

    def _dense(self, ui: Ui) -> bool:
        """Whether so many sit here that each has one line only."""
        return len(self.choices.seats) > 3 and ui.text_scale <= WIDE_AT

    def _row_height(self, ui: Ui) -> float:
        if self._dense(ui):
            return self._field_height(ui) + 14
        fields = 2 * self._field_height(ui) + 20
        words = ui.canvas.line_height(theme.HEAD) + 2 * ui.canvas.line_height(theme.BODY) + 16
        return max(86.0, words + (fields if ui.text_scale > 1.6 else 0), fields)

    def _seat(self, ui: Ui, rect: Rect, number: int) -> None:
        seat = self.choices.seats[number]
        side, shade = faction_of(self.title, seat.faction), theme.shade(shade_name(self.title, seat.faction))
        with ui.panel(rect, name=f"seat {number}"):
            dense = self._dense(ui)
            block = 56.0 if dense else 75.0
            with ui.canvas.clip((rect.left, rect.top, block, rect.h)):
                ui.canvas.rect((rect.left, rect.top, block + 8, rect.h), shade.deep, radius=5)
            self._seat_mark(ui, Rect(rect.left, rect.top, block, rect.h), number, side, shade)
            stacked = ui.text_scale > 1.6
            wide = 380.0 if dense else 180.0 if ui.text_scale <= WIDE_AT else 300.0
            edge = 7 if dense else 8
            fields = Rect(rect.right - wide - 10, rect.top + edge, wide, rect.h - 2 * edge)
            words = Rect(rect.left + block + 14, rect.top + 8, fields.left - rect.left - block - 24, rect.h - 16)
            if stacked:
                words.w = rect.right - words.left - 10
                low = 2 * self._field_height(ui) + 4
                fields = Rect(words.left, rect.bottom - low - 8, words.w, low)
            self._seat_words(ui, words, number, side)
        ui.canvas.rect(rect, None, radius=5, border=theme.LINE)
        self._who_sits(ui, fields, number, seat)

    def _seat_mark(self, ui: Ui, block: Rect, number: int, side: Faction | None, shade: theme.Shade) -> None:
        if side is None:
            ui.canvas.text(
                block.centerx,
                block.centery,
                str(number + 1),
                theme.POSTER.at(36),
                color=theme.TEXT,
                align="center",
                valign="middle",
                scaled=False,
            )
            return
        if len(self.of.faction) > 1 and not self.of.factions_in_play:
            words = say("setup.change_side", side=side.name, about=side.about)
            look = ui.node(f"side{number}", block, "button", words, NextSide(number), tip=words, sound="flip")
            if look.hover or look.focus:
                ui.canvas.rect(block, (*theme.WHITE, 18), radius=5)
        if self._dense(ui):
            ui.canvas.icon(side.symbol, block.centerx, block.centery, 28, shade.light)
            return
        ui.canvas.icon(side.symbol, block.centerx, block.top + block.h * 0.42, 38, shade.light)
        for index in (-1, 0, 1):
            ui.canvas.dot(shade.dot, block.centerx + index * 11, block.bottom - 14, 3.4, shade.light)

    def _seat_words(self, ui: Ui, area: Rect, number: int, side: Faction | None) -> None:
        name = side.name if side else say("setup.seat", number=number + 1)
        about = side.about if side else self._drawn_about()
        if self._dense(ui):
            ui.canvas.text(area.left, area.centery, name, theme.HEAD, valign="middle", width=area.w, fit=True)
            return
        y = ui.canvas.text(area.left, area.top, name, theme.HEAD).bottom
        ui.canvas.text(area.left, y + 2, about, color=theme.MUTE, width=area.w, fit=True, max_lines=2)

    def _drawn_about(self) -> str:
        sides = [side.name for side in self.of.faction]
        if len(sides) > 2:
            return say("setup.in_play_many")
        return say("setup.in_play", sides=say("setup.or").join(sides))

    def _who_sits(self, ui: Ui, area: Rect, number: int, seat: Seated) -> None:
        high, half = (area.h - 4) / 2, (area.w - 8) / 2
        above, below = Rect(area.left, area.top, area.w, high), Rect(area.left, area.top + high + 4, area.w, high)
        if self._dense(ui):
            above, below = Rect(area.left, area.top, half, area.h), Rect(area.right - half, area.top, half, area.h)
        ui.choice(
            f"chair{number}", above, say("setup.chair"),
            [(True, say("setup.person")), (False, say("setup.bot"))], seat.person,
            lambda person: Seat(number, replace(seat, person=person)), icons=("person", "robot"),
        )  # fmt: skip
        if seat.person:
            ui.text_input(
                f"name{number}",
                below,
                say("setup.name_of", number=number + 1),
                seat.name,
                lambda text: Seat(number, replace(seat, name=text)),
                hint="" if seat.name else seat_name(YOU, number),
                limit=24,
            )
        else:
            ui.choice(
                f"bot{number}",
                below,
                say("setup.bot_level"),
                [(name, self._bot_words(ui, name)) for name in LEVELS],
                seat.level,
                lambda name: Seat(number, replace(seat, level=name)),
                kind="list",
            )

    def _bot_words(self, ui: Ui, name: str) -> str:
        return say(f"bot.{name}.short") if ui.text_scale <= WIDE_AT else say(f"bot.{name}.name")

    def _can_vary(self) -> bool:
        return self.of.seats[0] != self.of.seats[1]

    def _more_or_fewer(self, ui: Ui, rect: Rect) -> float:
        least, most = self.of.seats[0], self.choices.most_seats
        count = len(self.choices.seats)
        fewer, more = say("setup.fewer"), say("setup.more")
        x = rect.left
        for label, way, key, good in ((fewer, -1, "Del", count > least), (more, 1, "Ins", count < most)):
            reason = "" if good else say("setup.seats_limit", least=least, most=most)
            wide = ui.button_width(label, key)
            ui.button(f"seats{way}", (x, rect.top, wide, rect.h), label, way, key=key, reason=reason)
            x += wide + 8
        if len(self.of.lineups) > 1:
            self._lineups(ui, Rect(x + 12, rect.top, rect.right - x - 12, rect.h))
        return rect.bottom + 8

    def _lineups(self, ui: Ui, rect: Rect) -> None:
        """Which factions are played together: a list beside the buttons for more and fewer seats."""
        pairs = [(each.id, each.name) for each in self.of.lineups]
        words = say("setup.lineup_short")
        wide = ui.canvas.measure(words, theme.NOTE)[0]
        if rect.w - wide > 150:
            ui.canvas.text(rect.left, rect.centery, words, theme.NOTE, color=theme.MUTE, valign="middle")
            rect = Rect(rect.left + wide + 8, rect.top, rect.w - wide - 8, rect.h)
        ui.choice("lineup", rect, say("setup.lineup"), pairs, self.choices.lineup.id, Together, kind="list")

    # --- under the seats: what the levels of bots mean, practice, the couch ---

    def _note_lines(self) -> list[tuple[str, str]]:
        lines = [(say(f"bot.{name}.name"), say(f"bot.{name}.about")) for name in LEVELS]
        return lines if len(self.choices.people) < len(self.choices.seats) else []

    def _notes_height(self, ui: Ui, width: float) -> float:
        lines = self._note_lines()
        words = [f"*{name}.* {about}" for name, about in lines]
        high = sum(ui.canvas.rich_height(text, width, theme.BODY) + 3 for text in words) + (
            self._head(ui) if words else 0
        )
        high += (
            2 * self._field_height(ui)
            + ui.canvas.measure(say("setup.practice_note"), theme.NOTE, width=width)[1]
            + 22
        )
        couch = self._couch()
        return high + (self._head(ui) + ui.canvas.measure(couch, width=width)[1] + 14 if couch else 0) + 20

    def _notes(self, ui: Ui, area: Rect) -> None:
        y, canvas = area.top, ui.canvas
        couch = self._couch()
        if couch:
            y = self._section(ui, area, say("setup.couch"))
            y = canvas.text(area.left, y, couch, color=theme.TEXT, width=area.w).bottom + 14
        lines = self._note_lines()
        if lines:
            y = self._section(ui, Rect(area.left, y, area.w, 0), say("setup.bots"))
            for name, about in lines:
                y = (
                    canvas.rich(
                        area.left,
                        y,
                        f"*{name}.* {about}",
                        theme.BODY,
                        width=area.w,
                        color=theme.MUTE,
                        strong=theme.TEXT,
                    ).bottom
                    + 3
                )
            y += 12
        rect = Rect(area.left, y, area.w, self._field_height(ui))
        ui.toggle("watch", rect, say("setup.watch"), not self.choices.people, Watching)
        rect.top = rect.bottom
        ui.toggle("practice", rect, say("setup.practice"), self.choices.practice, Practice)
        canvas.text(
            area.left + 34 * ui.text_scale + 10,
            rect.bottom - 2,
            say("setup.practice_note"),
            theme.NOTE,
            color=theme.MUTE,
            width=area.w - 34 * ui.text_scale - 10,
        )

    def _couch(self) -> str:
        people = [self.choices.name(number) for number in self.choices.people]
        return say("setup.couch_note", names=tuple(people)) if len(people) > 1 else ""

    # --- right: house rules and the pace of the bots ---

    def _house_and_pace(self, ui: Ui, area: Rect) -> None:
        pace = self._head(ui) + 26 + ui.canvas.line_height(theme.NOTE) + 8
        house = Rect(area.left, area.top, area.w, area.h - pace - 12)
        if self.of.option:
            self._house(ui, house)
        y = self._section(ui, Rect(area.left, house.bottom + 12, area.w, pace), say("setup.pace"))
        index = pace_index(self.settings)
        ui.slider(
            "pace", (area.left + 9, y + 2, area.w - 18, 24), say("setup.pace"), float(index),
            lambda value: Pace(round(value)), high=len(PACES) - 1.0, step=1.0,
            marks=[say(f"setup.pace_{name}") for name, _ in PACES],
        )  # fmt: skip

    def _house(self, ui: Ui, area: Rect) -> None:
        """One line for each rule; the rule that was unfolded and those that differ from the box are whole."""
        y = self._section(ui, area, say("setup.house"))
        settled, usual, width = self.choices.rules(), self._usual(), area.w - 14
        whole = {"": False} | {option.id: settled[option.id] != usual[option.id] for option in self.of.option}
        changed = any(whole.values())
        note = self._field_height(ui) + 8
        if not changed:
            note = ui.canvas.measure(say("setup.house_fold"), theme.NOTE, width=width)[1] + 8
        whole[self.open_rule] = True
        heights = [self._rule_height(ui, option, width, whole.get(option.id, False)) for option in self.of.option]
        room = Rect(area.left - 6, y - 5, area.w + 12, area.bottom - y + 5)
        self._bring_in(ui, note, heights, room.h)
        with ui.scroll("house", room, sum(heights) + note + 10) as top:
            top += 5
            if changed:
                rect = Rect(area.left, top, width, note - 8)
                ui.button("usual", rect, say("setup.usual"), "usual", icon="undo", words=theme.BODY)
            else:
                ui.canvas.text(area.left, top, say("setup.house_fold"), theme.NOTE, color=theme.MUTE, width=width)
            top += note
            for option, high in zip(self.of.option, heights, strict=True):
                rect = Rect(area.left, top, width, high - 4)
                self._rule(ui, rect, option, settled[option.id], whole.get(option.id, False))
                top += high

    def _bring_in(self, ui: Ui, note: float, heights: Sequence[float], high: float) -> None:
        """Scroll once so that the rule that was just unfolded is seen whole."""
        if not self.just_opened or not self.open_rule:
            return
        self.just_opened = False
        number = [option.id for option in self.of.option].index(self.open_rule)
        bottom = note + sum(heights[: number + 1]) + 10
        ui.memory.scroll["house"] = max(ui.memory.scroll.get("house", 0.0), bottom - high)

    def _usual(self) -> dict[str, Any]:
        return chosen(self.of, level(self.title, self.choices.level).options, {})

    def _rule_height(self, ui: Ui, option: Option, width: float, whole: bool) -> float:
        if not whole:
            return self._rule_head(ui) + 4
        words = ui.canvas.measure(option.help, theme.NOTE, width=width - 20)[1]
        return self._rule_head(ui) + self._field_height(ui) + words + 18

    def _rule_head(self, ui: Ui) -> float:
        return ui.canvas.line_height(theme.BODY.tight) + ui.canvas.line_height(theme.NOTE.tight) + 8

    def _rule(self, ui: Ui, area: Rect, option: Option, value: Any, whole: bool) -> None:
        head = Rect(area.left, area.top, area.w, self._rule_head(ui))
        look = ui.node(
            f"rule:{option.id}", head, "row", option.label, OpenRule(option.id),
            state=(option.label_of(value),), sound="tick",
        )  # fmt: skip
        ground = theme.GLASS2 if whole or look.hover else theme.GLASS
        ui.canvas.rect(area, ground, radius=5, border=theme.LINE2 if whole else theme.LINE)
        with ui.canvas.panel(head, option.label):
            write = partial(ui.canvas.text, width=head.w - 40, fit=True, max_lines=1)
            y = write(head.left + 10, head.top + 4, option.label, theme.BODY.strong.tight).bottom
            write(head.left + 10, y, option.label_of(value), theme.NOTE.tight, color=theme.MUTE)
        if not whole or option.id == self.open_rule:
            way = "up" if whole else "down"
            ui.canvas.icon(way, head.right - 16, head.centery, 11 * ui.text_scale, theme.MUTE)
        if whole:
            self._choice_of(ui, Rect(area.left + 10, head.bottom + 2, area.w - 20, 0), option, value)

    def _choice_of(self, ui: Ui, area: Rect, option: Option, value: Any) -> None:
        pairs = [(each, option.label_of(each)) for each in option.values]
        rect = Rect(area.left, area.top, area.w, self._field_height(ui))
        kind = "segments" if self._segments_fit(ui, [text for _, text in pairs], area.w) else "list"
        ui.choice(
            f"house:{option.id}", rect, option.label, pairs, value, lambda each: House(option.id, each), kind=kind
        )
        ui.canvas.text(area.left, rect.bottom + 4, option.help, theme.NOTE, color=theme.MUTE, width=area.w)

    def _segments_fit(self, ui: Ui, texts: Sequence[str], width: float) -> bool:
        each = (width - 4 * (len(texts) - 1)) / len(texts)
        return all(ui.canvas.measure(text, theme.BODY.strong)[0] + 12 <= each for text in texts)

    # --- below: is everything ready ---

    def _prompt(self, ui: Ui, rect: Rect) -> None:
        side = self.of.faction[0] if self.of.faction else None
        tab = Tab(side.symbol if side else "star5", self.of.name, shade_name(self.title, side.id) if side else "")
        people, bots = len(self.choices.people), len(self.choices.seats) - len(self.choices.people)
        trouble = self._trouble()
        if trouble:
            sentence = trouble
        elif not people:
            sentence = say("setup.ready_watch", bots=bots)
        elif not bots:
            sentence = say("setup.ready_couch", people=people)
        else:
            sentence = say("setup.ready", people=people, bots=bots)
        ways = [Way(say("setup.start"), "start", key="Enter", main=True, id="start", reason=trouble)]
        guided = bool(people) and has_guide(self.title)
        if guided:
            ways.insert(0, Way(say("setup.guide"), "guide", key="G", id="guide"))
        ways.insert(0, Way(say("setup.learn"), "learn", key="F1"))
        room = rect.w - sum(ui.button_width(way.label, way.key) + 12 for way in ways) - 30
        sign = ui.canvas.measure(tab.name, theme.LEAD.strong)[0] + 60 * max(1.0, ui.text_scale)
        words = sentence if trouble or room > 90 * ui.text_scale else ""
        ui.prompt_bar(rect, words, tab=tab if room - sign > 170 * ui.text_scale else None, ways=ways)

    def _trouble(self) -> str:
        """Why this cannot be played: tried once for every choice, since the rules alone know."""
        seats = tuple(seat.faction for seat in self.choices.seats)
        asked = (seats, self.choices.level, tuple(self.choices.rules().items()))
        if self.tried is None or self.tried[0] != asked:
            self.tried = (asked, self.choices.trouble())
        return self.tried[1]

    # --- small measures ---

    def _head(self, ui: Ui) -> float:
        return ui.canvas.line_height(theme.SMALL) + 6

    def _field_height(self, ui: Ui) -> float:
        return max(32.0, ui.canvas.line_height(theme.BODY) + 12)

    def _section(self, ui: Ui, area: Rect, words: str) -> float:
        ui.label(area.left, area.top, words)
        return area.top + self._head(ui)

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Change what was chosen, or begin."""
        match message:
            case Level(name):
                self.choices.level = name
            case Deal(text):
                self.choices.deal = "".join(letter for letter in text if letter in "0123456789")
            case Seat(number, row):
                self._seat_changed(number, row)
            case NextSide(number):
                self.choices.change_side(number)
            case House(option, value):
                self.choices.house[option] = value
            case OpenRule(option):
                self.open_rule, self.just_opened = "" if self.open_rule == option else option, True
            case Pace(index):
                set_pace(self.settings, index)
            case Practice(on):
                self.choices.practice = on
            case Watching(on):
                self.watch = on
                seats = enumerate(self.choices.seats)
                self.choices.seats = [replace(seat, person=not on and not number) for number, seat in seats]
            case Show(tab):
                self.tab = tab
            case Refused():
                self.refused = message
            case _:
                return self._further(message)
        return None

    def _further(self, message: object) -> Next:
        match message:
            case "start":
                end_guide(self.settings, self.title)
                return self._start()
            case "guide":
                begin_guide(self.settings, self.title)
                return self._start()
            case "learn":
                return Push(ReadRules(self.title))
            case "another_box":
                boxes = on_show()
                here = boxes.index(self.title) if self.title in boxes else -1
                after = boxes[(here + 1) % len(boxes)]
                return Replace(SetUpGame(after, self.watch))
            case "usual":
                self.choices.house.clear()
            case -1:
                self.choices.seat_anew(len(self.choices.seats) - 1)
            case 1:
                self.choices.seat_anew(len(self.choices.seats) + 1)
            case Together(name):
                self.choices.lineup_id = name
                self.choices.seat_anew(len(self.choices.seats))
            case Pop():
                return message
        return None

    def _seat_changed(self, number: int, row: Seated) -> None:
        self.choices.seats[number] = row
        if row.person:
            self.settings.names[str(number)] = row.name

    def _start(self) -> Next:
        return Replace(Play(self.choices.session()))

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held."""


def _span(key: str, numbers: Sequence[int]) -> str:
    """Say a range, or the only number there is."""
    least, most = numbers[0], numbers[-1]
    return say(key, least=least, most=most) if least != most else say(f"{key}_only", most=most)
