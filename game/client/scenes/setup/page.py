"""The setup of a new game: level, deal, seats and house rules, and one button to begin."""

from dataclasses import replace
from typing import Any

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.messages import Change, Edited, Refused, ShowPart
from game.client.kit.scene import Next, Pop, Push, Replace, StillScene, below_bar
from game.client.kit.settings import Settings
from game.client.kit.theme import GAP, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Tab, Ui, Way
from game.client.match.controls import Pace, set_pace
from game.client.match.lesson import has_guide
from game.client.requests import Play, ReadRules, SetUpGame
from game.client.scenes.setup import lid
from game.client.scenes.setup.choices import Choices, SeatRow
from game.client.scenes.setup.house import ChangeRules, House, HouseRules, OpenRule
from game.client.scenes.setup.seats import (
    WIDE_AT,
    EditSeat,
    NextSide,
    Seats,
    Together,
    Watching,
)
from game.client.table.sides import shade_name
from game.core.content.box import box
from game.core.language.words import say
from game.machine.own import kept
from game.titles import on_show

COLUMNS = (272, 590, 290)  # the shares of the three columns
PROMPT, REFUSAL, SAID = 56.0, 460.0, 90.0  # px: the question's height, a refusal's width, a sentence's least width
TABS = ("box", "seats", "house")


class SetUp(StillScene):
    """The setup screen of one title, usable by pointer or by keys alone."""

    def __init__(
        self, title: str, settings: Settings, watch: bool = False, left: dict[str, Any] | None = None
    ) -> None:
        self.title, self.settings, self.watch = title, settings, watch
        self.of, self.left = box(title), {} if left is None else left
        before: Choices | None = None if watch else self.left.get(title)
        self.choices = before or Choices.usual(title, settings, watch)
        self.tab = "seats"
        self.refused: Refused | None = None
        self.tried: tuple[object, str] | None = None
        self.seats = Seats(self.choices, kept())
        self.house = HouseRules(self.choices, settings)

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint three columns, or with large type one column with tabs, above the prompt bar."""
        room = below_bar(ui, say("setup.title"))
        prompt = boxes.lower(ui.rect, max(PROMPT, ui.canvas.line_height(theme.HEAD) + ROOM))
        room = boxes.inset(boxes.cut(room, bottom=prompt.h), ROOM + GAP, ROOM)
        if ui.text_scale <= WIDE_AT:
            self._columns(ui, room)
        else:
            self._tabbed(ui, room)
        with ui.column(4):
            self._prompt(ui, prompt)
        told = boxes.around(ui.rect.centerx, prompt.top - prompt.h / 2, REFUSAL, ui.button_height())
        ui.refusal(self.refused, told)
        ui.focus_on("start")

    def _columns(self, ui: Ui, room: Rect) -> None:
        left, middle, right = boxes.columns(room, COLUMNS, ROOM + TIGHT)
        with ui.column(1):
            lid.paint(ui, left, self.choices)
        with ui.column(2):
            self.seats.paint(ui, middle)
        with ui.column(3):
            self.house.paint(ui, right)

    def _tabbed(self, ui: Ui, room: Rect) -> None:
        high = ui.field_height()
        tabs = [(name, say(f"setup.tab.{name}")) for name in TABS]
        ui.tabs("tab", boxes.upper(room, high), tabs, self.tab, ShowPart)
        below = boxes.cut(room, top=high + WIDE)
        with ui.column(2):
            match self.tab:
                case "box":
                    lid.paint(ui, below, self.choices)
                case "seats":
                    self.seats.paint(ui, below)
                case _:
                    self.house.paint(ui, below)

    # --- at the bottom: is everything ready? ---

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
        """Return why this can't be played, cached per choice, because the only way to know is to try it."""
        seats = tuple(seat.faction for seat in self.choices.seats)
        asked = (seats, self.choices.level, tuple(self.choices.rules().items()))
        if self.tried is None or self.tried[0] != asked:
            self.tried = (asked, self.choices.trouble())
        return self.tried[1]

    # --- what happens ---

    def on(self, message: object) -> Next:
        match message:
            case Edited(text):
                self.choices.deal = "".join(letter for letter in text if letter in "0123456789")
            case EditSeat(number, row):
                self._seat_changed(number, row)
            case NextSide(number):
                self.choices.change_side(number)
            case House(option, value):
                self.choices.house[option] = value
            case OpenRule(option):
                self.house.unfold(option)
            case ChangeRules():
                self.house.shown = not self.house.shown
            case Pace(index):
                set_pace(self.settings, index)
            case Change(field, value):
                setattr(self.choices, field, value)
            case Watching(on):
                self.watch = on
                seats = enumerate(self.choices.seats)
                self.choices.seats = [replace(seat, person=not on and not number) for number, seat in seats]
            case ShowPart(tab):
                self.tab = tab
            case Refused():
                self.refused = message
            case _:
                return self._further(message)
        return None

    def _further(self, message: object) -> Next:
        match message:
            case "start":
                self.settings.end_guide(self.title)
                return self._start()
            case "guide":
                self.settings.begin_guide(self.title)
                if self.choices.level == self.of.levels[0]:
                    self.choices.level = self.of.guided or self.choices.level
                return self._start()
            case "learn":
                return Push(ReadRules(self.title))
            case "another_box":
                boxes = on_show()
                here = boxes.index(self.title) if self.title in boxes else -1
                after = boxes[(here + 1) % len(boxes)]
                self._keep()
                return Replace(SetUpGame(after, self.watch, self.left))
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
                self._keep()
                return message
        return None

    def _keep(self) -> None:
        """Save the choices for when the person comes back, unless the setup is for a game of bots only."""
        if not self.watch:
            self.left[self.title] = self.choices

    def _seat_changed(self, number: int, row: SeatRow) -> None:
        self.choices.seats[number] = row
        if row.person:
            self.settings.names[str(number)] = row.name

    def _start(self) -> Next:
        if self.choices.people:
            self.choices.keep(self.settings)
        self.left.pop(self.title, None)
        return Replace(Play(self.choices.session()))
