"""The set-up of a new game: level, deal, seats and house rules, and one button to begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import FRect as Rect

from ai.personality import offered
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.messages import Refused
from game.client.kit.pages import page
from game.client.kit.reading import column
from game.client.kit.scene import Next, Pop, Push, Replace, StillScene
from game.client.kit.settings import Settings
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE
from game.client.kit.widgets import Tab, Tool, Ui, Way
from game.client.match.guide import begin_guide, end_guide, has_guide
from game.client.match.pace import PACES, Pace, pace_index, set_pace
from game.client.match.requests import Play, ReadRules, SetUpGame
from game.client.scenes.setup.choices import Choices, SeatRow
from game.client.scenes.shelf.covers import cover, face_of, lid_in
from game.client.scenes.shelf.standing import seat_name
from game.client.table.sides import faction_of, shade_name
from game.core.content.box import Faction, Option, box, chosen, level
from game.core.language.words import say, words
from game.machine.own import kept
from game.machine.ratings import rating
from game.play.session import LEVELS, YOU
from game.titles import on_show

WIDE_AT = 1.15  # up to this text scale there are three columns side by side; above it, tabs
STACKED = 1.6  # above this one, the fields go below the description of the side
COLUMNS = (272, 590, 290)  # shares of the three columns
PROMPT, REFUSAL, SAID = 56.0, 460.0, 90.0  # px of the prompt's height, of a refusal, of a sentence at least
LID, LEAST_LID, LEAST_FACTS = 300.0, 120.0, 74.0  # px of the cover; anything narrower or lower is left out
DIGITS, LETTERS = 9, 24  # most digits of a deal, most letters of a name
SEAT, FEW = 86.0, 3  # px of a seat's row, if there are no more seats than this
BADGES = (56.0, 75.0)  # px of a side's badge, with many seats and with few
FIELDS, LARGE_FIELDS, LINEUP = 186.0, 300.0, 150.0  # px of the fields in which a seat's player is chosen
SWITCH = 44.0  # px of a switch, as the indent of its note
TABS = ("box", "seats", "house")

WAY_KEYS = ("personality", "personality_does")


@dataclass(frozen=True, slots=True)
class ChooseLevel:
    """Message: choose a level."""

    name: str


@dataclass(frozen=True, slots=True)
class EditDeal:
    """Message: the number of the deal was edited."""

    text: str


@dataclass(frozen=True, slots=True)
class EditSeat:
    """Message: a seat was edited."""

    number: int
    row: SeatRow


@dataclass(frozen=True, slots=True)
class NextSide:
    """Message: give a seat the box's next faction, swapping with the seat that has it."""

    seat: int


@dataclass(frozen=True, slots=True)
class House:
    """Message: a house option has a new value."""

    option: str
    value: Any


@dataclass(frozen=True, slots=True)
class OpenRule:
    """Message: unfold or fold a house rule."""

    option: str


@dataclass(frozen=True, slots=True)
class Watching:
    """Message: only bots play, or a person has the first seat again."""

    on: bool


@dataclass(frozen=True, slots=True)
class ToggleWays:
    """Message: bots play in styles of their own, or all alike."""

    on: bool


@dataclass(frozen=True, slots=True)
class Practice:
    """Message: turn practice on or off."""

    on: bool


@dataclass(frozen=True, slots=True)
class Together:
    """Message: choose another list of factions."""

    name: str


@dataclass(frozen=True, slots=True)
class ShowTab:
    """Message: show this tab."""

    tab: str


class SetUp(StillScene):
    """The set-up screen of one title, usable by pointer or by keys alone."""

    def __init__(self, title: str, settings: Settings, watch: bool = False) -> None:
        self.title, self.settings, self.watch = title, settings, watch
        self.of = box(title)
        self.choices = Choices.usual(title, settings, watch)
        self.tab = "seats"
        self.open_rule, self.just_opened = "", False
        self.refused: Refused | None = None
        self.tried: tuple[object, str] | None = None
        self.rated = kept()
        """The ratings of the person who plays here."""

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint three columns, or with large type one column under tabs, above the prompt bar."""
        ui.backdrop()
        with column(ui, 5):
            bar = ui.top_bar(say("setup.title"), tools=[Tool("cross", "Esc", say("room.back"), Pop())])
        prompt = boxes.lower(ui.rect, max(PROMPT, ui.canvas.line_height(theme.HEAD) + ROOM))
        room = boxes.inset(boxes.cut(ui.rect, top=bar.h, bottom=prompt.h), ROOM + GAP, ROOM)
        if ui.text_scale <= WIDE_AT:
            self._columns(ui, room)
        else:
            self._tabbed(ui, room)
        with column(ui, 4):
            self._prompt(ui, prompt)
        told = boxes.around(ui.rect.centerx, prompt.top - prompt.h / 2, REFUSAL, ui.button_height())
        ui.refusal(self.refused, told)
        ui.focus_on("start")

    def _columns(self, ui: Ui, room: Rect) -> None:
        left, middle, right = boxes.columns(room, COLUMNS, ROOM + TIGHT)
        with column(ui, 1):
            self._lid(ui, left)
        with column(ui, 2):
            self._table(ui, middle)
        with column(ui, 3):
            self._house_and_pace(ui, right)

    def _tabbed(self, ui: Ui, room: Rect) -> None:
        high = ui.field_height()
        tabs = [(name, say(f"setup.tab.{name}")) for name in TABS]
        ui.tabs("tab", boxes.upper(room, high), tabs, self.tab, ShowTab)
        below = boxes.cut(room, top=high + WIDE)
        with column(ui, 2):
            {"box": self._lid, "seats": self._table, "house": self._house_and_pace}[self.tab](ui, below)

    # --- left: the box, its level and the deal ---

    def _lid(self, ui: Ui, area: Rect) -> None:
        row = ui.canvas.line_height(theme.BODY) + ui.canvas.line_height(theme.NOTE) + PAD
        levels = self._head(ui) + boxes.grid_height(len(self.of.levels), 1, row)
        high = min(LID, area.h - levels - self._deal_height(ui) - WIDE - PAD)
        if high < LEAST_LID:
            self._levels_and_deal(ui, area, row)
            return
        lid = lid_in(boxes.upper(area, high))
        cover(ui.canvas, lid, self.title)
        look = ui.node("lid", lid, "button", say("setup.another_box"), "another_box", key="B", sound="flip")
        if look.hover or look.focus:
            ui.canvas.rect(lid, None, border=theme.WHITE, border_width=2)
        beside = boxes.cut(boxes.upper(area, high), left=lid.w + PAD)
        if beside.w > LEAST_FACTS:
            self._facts(Column(ui.canvas, beside))
        self._levels_and_deal(ui, boxes.cut(area, top=high + WIDE), row)

    def _facts(self, lines: Column) -> None:
        """Write a few facts, if the cover leaves room for them."""
        for name, value in (
            ("players", _span("setup.seats", self.of.seats)),
            ("minutes", _span("setup.minutes", self.of.minutes)),
            ("year", str(self.of.credits.year)),
            ("designer", self.of.credits.designer),
        ):
            lines.text(say(f"setup.fact.{name}"), theme.SMALL, color=theme.DIM)
            lines.text(value, pale=True)
            lines.gap(GAP)

    def _head(self, ui: Ui) -> float:
        return ui.canvas.line_height(theme.LABEL) + NEAR

    def _deal_height(self, ui: Ui) -> float:
        return self._head(ui) + ui.field_height()

    def _levels_and_deal(self, ui: Ui, area: Rect, row: float) -> None:
        lines = Column(ui.canvas, area)
        lines.label(say("setup.level"))
        lines.bottom += NEAR
        names, room = self.of.levels, boxes.cut(lines.rest, bottom=self._deal_height(ui) + PAD)
        content = boxes.grid_height(len(names), 1, row)
        listed = boxes.upper(room, min(content, room.h))
        with ui.scroll("levels", listed, content) as top:
            place = Rect(room.left, top, room.w - (GAP if content > listed.h + 1 else 0), content)
            for index, name in enumerate(names):
                lid, rect = level(self.title, name), boxes.cell(place, 1, index, row)
                ui.radio(
                    f"level:{name}", rect, lid.name, name == self.choices.level, ChooseLevel(name), lid.summary
                )
        lines = Column(ui.canvas, boxes.cut(area, top=listed.bottom + PAD - area.top))
        lines.label(say("setup.deal"))
        lines.bottom += NEAR
        hint = say("setup.deal_hint") if not self.choices.deal else ""
        place = boxes.upper(lines.rest, ui.field_height())
        ui.text_input("deal", place, say("setup.deal"), self.choices.deal, EditDeal, hint=hint, limit=DIGITS)

    # --- middle: who sits where ---

    def _table(self, ui: Ui, area: Rect) -> None:
        head = Column(ui.canvas, area)
        if ui.text_scale <= WIDE_AT:
            head.text(say("setup.who"), theme.TITLE.set_in(face_of(self.title)).tight)
            head.text(say("setup.who_note"), theme.BODY, pale=True)
            head.gap()
        with page(ui, "seats", head.rest.inflate(2 * NEAR, 0)) as whole, whole.inset(NEAR, NEAR) as lines:
            for number in range(len(self.choices.seats)):
                self._seat(ui, lines.part(self._row_height(ui)), number)
                lines.bottom += GAP
            if self.of.seats[0] != self.of.seats[1]:
                self._more_or_fewer(ui, lines.part(ui.field_height()))
            lines.gap(WIDE)
            self._notes(ui, lines)

    def _dense(self, ui: Ui) -> bool:
        """Return True if there are so many seats that each gets only one line."""
        return len(self.choices.seats) > FEW and ui.text_scale <= WIDE_AT

    def _row_height(self, ui: Ui) -> float:
        if self._dense(ui):
            return ui.field_height() + PAD
        fields = 2 * ui.field_height() + ROOM
        words = ui.canvas.line_height(theme.HEAD) + 2 * ui.canvas.line_height(theme.BODY) + WIDE
        return max(SEAT, words + (fields if ui.text_scale > STACKED else 0), fields)

    def _seat(self, ui: Ui, rect: Rect, number: int) -> None:
        seat, dense = self.choices.seats[number], self._dense(ui)
        side, shade = faction_of(self.title, seat.faction), theme.shade(shade_name(self.title, seat.faction))
        with ui.panel(rect, name=f"seat {number}"):
            block = ui.badge(rect, BADGES[0] if dense else BADGES[1], shade)
            self._seat_mark(ui, block, number, side, shade)
            inner = boxes.inset(boxes.cut(rect, left=block.w + NEAR), GAP)
            wide = 2 * FIELDS if dense else FIELDS if ui.text_scale <= WIDE_AT else LARGE_FIELDS
            words, fields = boxes.cut(inner, right=wide + PAD), boxes.right(inner, wide)
            if ui.text_scale > STACKED:
                fields = boxes.lower(inner, 2 * ui.field_height() + TIGHT)
                words = boxes.cut(inner, bottom=fields.h)
            self._seat_words(ui, words, number, side)
        ui.canvas.rect(rect, None, radius=CORNER, border=theme.LINE)
        self._who_sits(ui, fields, number, seat)

    def _seat_mark(self, ui: Ui, block: Rect, number: int, side: Faction | None, shade: theme.Shade) -> None:
        canvas = ui.canvas
        if side is None:
            words = str(number + 1)
            canvas.text(*block.center, words, theme.STAMP, align="center", valign="middle", scaled=False)
            return
        if len(self.of.faction) > 1 and not self.of.factions_in_play:
            words = say("setup.change_side", side=side.name, about=side.about)
            look = ui.node(f"side{number}", block, "button", words, NextSide(number), tip=words, sound="flip")
            if look.hover or look.focus:
                canvas.rect(block, (*theme.WHITE, 18), radius=CORNER)
        if self._dense(ui):
            canvas.icon(side.symbol, *block.center, block.w / 2, shade.light)
            return
        canvas.icon(side.symbol, block.centerx, block.centery - GAP, block.w / 2, shade.light)
        for index in (-1, 0, 1):
            canvas.dot(shade.dot, block.centerx + index * PAD, block.bottom - PAD, SLIM, shade.light)

    def _seat_words(self, ui: Ui, area: Rect, number: int, side: Faction | None) -> None:
        name = side.name if side else say("setup.seat", number=number + 1)
        if self._dense(ui):
            Row(ui.canvas, area, theme.HEAD).text(name)
            return
        lines = Column(ui.canvas, area)
        lines.text(name, theme.HEAD, max_lines=1)
        lines.text(side.about if side else self._drawn_about(), theme.BODY, pale=True, max_lines=2)

    def _drawn_about(self) -> str:
        sides = [side.name for side in self.of.faction]
        if len(sides) > 2:
            return say("setup.in_play_many")
        return say("setup.in_play", sides=say("setup.or").join(sides))

    def _who_sits(self, ui: Ui, area: Rect, number: int, seat: SeatRow) -> None:
        above, below = boxes.columns(area, 2) if self._dense(ui) else boxes.rows(area, 2, TIGHT)
        ui.choice(
            f"chair{number}", above, say("setup.chair"),
            [(True, say("setup.person")), (False, say("setup.bot"))], seat.person,
            lambda person: EditSeat(number, replace(seat, person=person)), icons=("person", "robot"),
        )  # fmt: skip
        if seat.person:
            ui.text_input(
                f"name{number}",
                below,
                say("setup.name_of", number=number + 1),
                seat.name,
                lambda text: EditSeat(number, replace(seat, name=text)),
                hint="" if seat.name else seat_name(YOU, number, self.title),
                limit=LETTERS,
            )
        else:
            ui.choice(
                f"bot{number}",
                below,
                say("setup.bot_level"),
                [(name, self._bot_words(ui, name)) for name in LEVELS],
                seat.level,
                lambda name: EditSeat(number, replace(seat, level=name)),
                kind="list",
            )

    def _bot_words(self, ui: Ui, name: str) -> str:
        said = say(f"bot.{name}.short") if ui.text_scale <= WIDE_AT else say(f"bot.{name}.name")
        worth = rating(self.title, name, len(self.choices.seats))
        return said if worth is None else say("rating.level", name=said, rating=worth)

    def _more_or_fewer(self, ui: Ui, rect: Rect) -> None:
        least, most = self.of.seats[0], self.choices.most_seats
        count, row = len(self.choices.seats), Row(ui.canvas, rect)
        for label, way, key, good in (
            (say("setup.fewer"), -1, "Del", count > least),
            (say("setup.more"), 1, "Ins", count < most),
        ):
            reason = "" if good else say("setup.seats_limit", least=least, most=most)
            place = row.take(ui.button_width(label, key))
            if place is not None:
                ui.button(f"seats{way}", place, label, way, key=key, reason=reason)
        if len(self.of.lineups) > 1:
            self._lineups(ui, boxes.cut(row.rest, left=PAD))

    def _lineups(self, ui: Ui, rect: Rect) -> None:
        """Paint the choice of faction list, beside the buttons for more and fewer seats."""
        pairs = [(each.id, each.name) for each in self.of.lineups]
        words, row = say("setup.lineup_short"), Row(ui.canvas, rect)
        if rect.w - ui.canvas.measure(words, theme.NOTE)[0] > LINEUP:
            row.text(words, pale=True)
        chosen = self.choices.lineup.id
        ui.choice("lineup", row.rest, say("setup.lineup"), pairs, chosen, Together, kind="list")

    # --- under the seats: what the levels of bots mean, practice, the couch ---

    def _note_lines(self) -> list[tuple[str, str]]:
        lines = [(say(f"bot.{name}.name"), say(f"bot.{name}.about")) for name in LEVELS]
        return lines if len(self.choices.people) < len(self.choices.seats) else []

    def _notes(self, ui: Ui, lines: Column) -> None:
        if couch := self._couch():
            lines.label(say("setup.couch"))
            lines.gap(TIGHT)
            lines.text(couch, theme.BODY)
            lines.gap(PAD)
        if notes := self._note_lines():
            for told in self._own_rating():
                lines.text(told, theme.BODY.strong)
                lines.gap(NEAR)
            lines.label(say("setup.bots"))
            lines.gap(TIGHT)
            for name, about in notes:
                lines.rich(f"*{name}.* {about}", theme.BODY, pale=True)
                lines.gap(HAIR)
            lines.gap(GAP)
        if offered(self.title) and len(self.choices.people) < len(self.choices.seats):
            ways = lines.part(ui.field_height())
            ui.toggle("ways", ways, say("setup.ways"), self.choices.ways, ToggleWays)
            with lines.inset(SWITCH) as note:
                note.text(say("setup.ways_note", ways=self._ways()), pale=True)
        ui.toggle("watch", lines.part(ui.field_height()), say("setup.watch"), not self.choices.people, Watching)
        practice = lines.part(ui.field_height())
        ui.toggle("practice", practice, say("setup.practice"), self.choices.practice, Practice)
        with lines.inset(SWITCH) as note:
            note.text(say("setup.practice_note"), pale=True)

    def _ways(self) -> tuple[str, ...]:
        """Return the styles that bots can play in, each with a description."""
        told = words(self.title)
        parts = [[told.template(f"{key}.{way}") or way for key in WAY_KEYS] for way in offered(self.title)]
        return tuple(say("setup.way", way=called, does=does) for called, does in parts)

    def _own_rating(self) -> list[str]:
        """Return the rating of the only person here, or why it is unknown if the file was damaged."""
        own = self.rated.own.get(self.title)
        said = [words("room").say(self.rated.trouble)] if self.rated.trouble else []
        if len(self.choices.people) == 1 and own is not None:
            said.append(say("rating.you", rating=round(own.rating), games=own.games))
        return said

    def _couch(self) -> str:
        people = [self.choices.name(number) for number in self.choices.people]
        return say("setup.couch_note", names=tuple(people)) if len(people) > 1 else ""

    # --- right: house rules and the pace of the bots ---

    def _house_and_pace(self, ui: Ui, area: Rect) -> None:
        pace = ui.canvas.line_height(theme.LABEL) + ui.canvas.line_height(theme.NOTE) + 2 * ROOM
        if self.of.option:
            self._house(ui, boxes.cut(area, bottom=pace + PAD))
        lines = Column(ui.canvas, boxes.lower(area, pace))
        lines.label(say("setup.pace"))
        lines.gap(NEAR)
        ui.slider(
            "pace", boxes.inset(boxes.upper(lines.rest, ROOM), GAP, 0), say("setup.pace"),
            float(pace_index(self.settings)), lambda value: Pace(round(value)), high=len(PACES) - 1.0, step=1.0,
            marks=[say(f"setup.pace_{name}") for name, _ in PACES],
        )  # fmt: skip

    def _house(self, ui: Ui, area: Rect) -> None:
        """Paint one line per rule; the unfolded rule and those changed from the box are shown in full."""
        head = Column(ui.canvas, area)
        head.label(say("setup.house"))
        head.gap(TIGHT)
        settled, usual = self.choices.rules(), self._usual()
        changed = [option.id for option in self.of.option if settled[option.id] != usual[option.id]]
        room = head.rest.inflate(2 * NEAR, 0)
        with page(ui, "house", room) as whole, whole.inset(NEAR, NEAR) as lines:
            if changed:
                place = lines.part(ui.field_height())
                ui.button("usual", place, say("setup.usual"), "usual", icon="undo", words=theme.BODY)
            else:
                lines.text(say("setup.house_fold"), pale=True)
            lines.gap(NEAR)
            for option in self.of.option:
                top = lines.bottom
                self._rule(ui, lines, option, settled[option.id], option.id in (self.open_rule, *changed))
                if option.id == self.open_rule and self.just_opened:
                    self._bring_in(ui, top, lines.bottom, room)

    def _bring_in(self, ui: Ui, top: float, bottom: float, room: Rect) -> None:
        """Scroll once so that the rule just unfolded is fully visible."""
        self.just_opened = False
        if bottom > room.bottom:
            now = ui.memory.scroll.get("house", 0.0)
            ui.memory.scroll["house"] = now + min(bottom - room.bottom + GAP, top - room.top)
            ui.redraw()

    def _usual(self) -> dict[str, Any]:
        return chosen(self.of, level(self.title, self.choices.level).options, {})

    def _rule(self, ui: Ui, lines: Column, option: Option, value: Any, whole: bool) -> None:
        canvas, first = ui.canvas, theme.BODY.strong.tight
        high = canvas.line_height(first) + canvas.line_height(theme.NOTE.tight) + GAP
        area = boxes.upper(lines.rest, self._rule_height(ui, option, lines.rest.w, high) if whole else high)
        head = lines.part(high)
        look = ui.node(
            f"rule:{option.id}", head, "row", option.label, OpenRule(option.id),
            state=(option.label_of(value),), sound="tick",
        )  # fmt: skip
        ground = theme.GLASS2 if whole or look.hover else theme.GLASS
        canvas.rect(area, ground, radius=CORNER, border=theme.LINE2 if whole else theme.LINE)
        inner = boxes.inset(head, GAP, TIGHT)
        if not whole or option.id == self.open_rule:
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

    def _rule_height(self, ui: Ui, option: Option, width: float, head: float) -> float:
        words = ui.canvas.measure(option.help, theme.NOTE, width=width - 2 * GAP)[1]
        return head + ui.field_height() + words + TIGHT + GAP

    def _choice_of(self, ui: Ui, lines: Column, option: Option, value: Any) -> None:
        pairs, place = [(each, option.label_of(each)) for each in option.values], lines.part(ui.field_height())
        kind = "segments" if self._segments_fit(ui, [text for _, text in pairs], place.w) else "list"
        ui.choice(
            f"house:{option.id}", place, option.label, pairs, value, lambda each: House(option.id, each), kind=kind
        )
        lines.bottom += TIGHT
        lines.text(option.help, pale=True)

    def _segments_fit(self, ui: Ui, texts: Sequence[str], width: float) -> bool:
        each = (width - TIGHT * (len(texts) - 1)) / len(texts)
        return all(ui.canvas.measure(text, theme.BODY.strong)[0] + PAD <= each for text in texts)

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
        room = rect.w - sum(ui.button_width(way.label, way.key) + PAD for way in ways) - ROOM
        sign = ui.canvas.measure(tab.name, theme.LEAD.strong)[0] + 2 * ROOM * ui.canvas.growth
        words = sentence if trouble or room > SAID * ui.text_scale else ""
        ui.prompt_bar(rect, words, tab=tab if room - sign > 2 * SAID * ui.text_scale else None, ways=ways)

    def _trouble(self) -> str:
        """Return why this can't be played, cached per choice, because only trying it out tells."""
        seats = tuple(seat.faction for seat in self.choices.seats)
        asked = (seats, self.choices.level, tuple(self.choices.rules().items()))
        if self.tried is None or self.tried[0] != asked:
            self.tried = (asked, self.choices.trouble())
        return self.tried[1]

    # --- messages ---

    def on(self, message: object) -> Next:
        """Apply a choice, or begin the game."""
        match message:
            case ChooseLevel(name):
                self.choices.level = name
            case EditDeal(text):
                self.choices.deal = "".join(letter for letter in text if letter in "0123456789")
            case EditSeat(number, row):
                self._seat_changed(number, row)
            case NextSide(number):
                self.choices.change_side(number)
            case House(option, value):
                self.choices.house[option] = value
            case OpenRule(option):
                self.open_rule, self.just_opened = "" if self.open_rule == option else option, True
            case Pace(index):
                set_pace(self.settings, index)
            case ToggleWays(on):
                self.choices.ways = on
            case Practice(on):
                self.choices.practice = on
            case Watching(on):
                self.watch = on
                seats = enumerate(self.choices.seats)
                self.choices.seats = [replace(seat, person=not on and not number) for number, seat in seats]
            case ShowTab(tab):
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
                if self.choices.level == self.of.levels[0]:
                    self.choices.level = self.of.guided or self.choices.level
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

    def _seat_changed(self, number: int, row: SeatRow) -> None:
        self.choices.seats[number] = row
        if row.person:
            self.settings.names[str(number)] = row.name

    def _start(self) -> Next:
        if self.choices.people:
            self.choices.keep(self.settings)
        return Replace(Play(self.choices.session()))


def _span(key: str, numbers: Sequence[int]) -> str:
    """Return a range as text, or the only number there is."""
    least, most = numbers[0], numbers[-1]
    return say(key, least=least, most=most) if least != most else say(f"{key}_only", most=most)
