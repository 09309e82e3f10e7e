"""The title screen: the animated world map, the shelf, and one button to continue."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from pygame import FRect as Rect

from game import folders, luck
from game.client.introductions import is_first, met
from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column
from game.client.kit.messages import Refused, Resumed
from game.client.kit.scene import Next, Push, Quit, Redraw, Request, StillScene
from game.client.kit.scrolling import exceeds
from game.client.kit.settings import Settings
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Ui
from game.client.requests import (
    Demonstrate,
    FirstStart,
    Learn,
    OpenCircuit,
    OpenDay,
    OpenLearning,
    OpenLessons,
    OpenSaves,
    OpenSettings,
    OpenStatistics,
    Play,
    ReadRules,
    SetUpGame,
    Start,
)
from game.client.scenes.setup.choices import Choices
from game.client.scenes.shelf.covers import HEIGHT, WIDTH, cover, lid_in
from game.client.scenes.shelf.drawer import Drawer, SavedGame, circuit_played, newest_unfinished, request_of_file
from game.client.scenes.shelf.titles import broken, closed, facts, flaw_of
from game.client.world.window import REST, draw_world
from game.core.content.box import box, name_of
from game.core.content.loading import ContentError
from game.core.language.words import say
from game.machine.progress import NextLesson, next_lesson
from game.play.session import FIRST, Session
from game.titles import on_show

LARGE = 1.3  # above this text scale boxes have shorter captions and the wordmark is smaller
EDGE, WORDS, MENU_WIDE = 48.0, 352.0, 228.0  # px of the margins, of the text below the wordmark, of the menu
BAND, LOW, GROWS = (
    350.0,
    720.0,
    0.45,
)  # px of the band over the shelf in a low window, and its share of any height beyond that
LETTERS = (Rect(EDGE, 66, 342, 82), Rect(EDGE, 38, 242, 58))
"""The position of the wordmark, at usual and at large text scales."""
LID, FEW = 300.0, 3  # px of the largest cover; the number of boxes up to which gaps equal the margins
IDLE = 75.0  # seconds without input before a demonstration begins
MENU = (
    ("load", "list", "O"),
    ("replays", "play", "R"),
    ("lessons", "book", "T"),
    ("learn", "target", "Y"),
    ("circuit", "people", "C"),
    ("rules", "rules", "F1"),
    ("watch", "robot", "W"),
    ("statistics", "three_bars", "S"),
    ("settings", "gear", "F10"),
    ("quit", "cross", "Ctrl+Q"),
)
DUE = "learn"
"""The menu item that is there only when moments of one's own games are due."""


@dataclass(frozen=True, slots=True)
class Go:
    """Message: a menu item was chosen."""

    where: str


@dataclass(frozen=True, slots=True)
class TakeBox:
    """Message: a box was taken from the shelf."""

    title: str


@dataclass(frozen=True, slots=True)
class QuickStart:
    """Message: play a title now, against bots of a level."""

    title: str
    level: str


def moments_due() -> int:
    """Return how many moments of one's own games are due today."""
    if not folders.mistakes().exists():
        return 0
    from game.machine import mistakes, today  # these load the coach, and few people have anything due

    return len(mistakes.kept().due(today.today()))


def guide_left(title: str) -> NextLesson | None:
    """Return the lesson that continues a title's guide; None if there is none, or it can't be read."""
    try:
        return next_lesson(title)
    except ContentError:
        return None  # the lessons page shows what is wrong


class Title(StillScene):
    """The first screen: it shows the shelf and leads to everything else."""

    def __init__(self, settings: Settings, *, notice: str = "", start: Start | None = None) -> None:
        self.settings, self.notice, self.start = settings, notice, start
        self.titles: tuple[str, ...] = on_show()
        self.broken = broken()
        self.refused: Refused | None = None
        self.drawer = Drawer()
        self.unfinished = newest_unfinished(self.kept)
        self.due, self.lesson = moments_due(), guide_left(self.usual)
        self.idle = 0.0
        self.left: dict[str, Any] = {}
        self.begin = False
        """True if the focus should return to the button labelled Enter."""

    @property
    def kept(self) -> list[SavedGame]:
        """The saved games read so far."""
        return self.drawer.kept

    @property
    def usual(self) -> str:
        """The title to offer: the last one played, else the last one looked at, else the first on the shelf."""
        open_ones = [title for title in self.titles if title not in self.broken]
        known = [*(kept.title for kept in self.kept), *met(self.settings)]
        return next((title for title in known if title in open_ones), (*open_ones, self.titles[0])[0])

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the world band at the top, the shelf and the menu below."""
        ui.backdrop()
        band = boxes.upper(ui.rect, self._band(ui))

        def notice() -> None:
            low = band.bottom - TIGHT
            ui.canvas.text(EDGE, low, self.notice, theme.NOTE, color=theme.MUTE, valign="bottom")

        draw_world(ui, band, max(REST, EDGE + self._button_width(ui) + EDGE), notice)
        self._masthead(ui)
        below = boxes.cut(ui.rect, top=band.h)
        ui.canvas.line(0, below.top, below.right, below.top, theme.LINE)
        with ui.column(2):
            menu = self._menu(ui, below)
        shelf = boxes.cut(below, left=EDGE, top=PAD, right=below.right - menu.left + EDGE, bottom=GAP)
        with ui.column(1):
            self._shelf(ui, shelf)
        ui.refusal(self.refused, boxes.lower(shelf, ui.button_height()))
        if self.begin and ui.live:  # after a game, the focus returns to the button labelled Enter
            ui.tree.forget()
            self.begin = False
        ui.focus_on("continue")

    def _band(self, ui: Ui) -> float:
        return max(BAND + (ui.height - LOW) * GROWS, self._lines(ui).bottom + self._button_height(ui) + ROOM)

    def _lines(self, ui: Ui) -> Column:
        """Lay out the text below the wordmark without painting it yet."""
        top = LETTERS[0] if ui.text_scale <= LARGE else LETTERS[1]
        lines = Column(ui.canvas, Rect(EDGE, top.bottom + top.h / 2, WORDS, ui.height), later=[])
        lines.text(say("title.tagline"), theme.HEAD)
        if ui.text_scale <= LARGE:
            lines.text(say("title.alone"), theme.LEAD, pale=True)
        lines.bottom += PAD
        return lines

    def _button_height(self, ui: Ui) -> float:
        return ui.button_height() + GAP

    def _masthead(self, ui: Ui) -> None:
        letters = LETTERS[0] if ui.text_scale <= LARGE else LETTERS[1]

        def paint(canvas: Canvas) -> None:
            ornaments.dot_letters(canvas, letters.left, letters.top, "OVERTON", height=letters.h, color=theme.TEXT)

        ui.canvas.baked("wordmark", letters.inflate(ROOM, ROOM), paint)
        lines = self._lines(ui)
        lines.paint()
        label, message = self._first_deed()
        rect = Rect(EDGE, lines.bottom, self._button_width(ui), self._button_height(ui))
        ui.button("continue", rect, label, message, kind="paper", key="Enter", icon="play", words=theme.ASKED)

    def _button_width(self, ui: Ui) -> float:
        return max(WORDS, ui.button_width(self._first_deed()[0], "Enter", "play", theme.ASKED))

    def _first_deed(self) -> tuple[str, object]:
        """Return the label and message for Enter: the newest game, a guide to continue, or a new game."""
        if self.unfinished is not None:
            kept = self.unfinished
            return say("title.continue", title=kept.name, turn_name=kept.turn_name, turn=kept.turn), Go("continue")
        if (lesson := self.lesson) is not None:
            return say("title.lesson", title=name_of(self.usual), number=lesson.number), Go("guide")
        return say("title.play", title=name_of(self.usual)), QuickStart(self.usual, FIRST)

    # --- the menu ---

    def _menu(self, ui: Ui, below: Rect) -> Rect:
        menu = [each for each in MENU if each[0] != DUE or self.due]
        words = [say(f"title.menu.{name}", count=self.due) for name, _, _ in menu]
        wide = max(ui.button_width(word, key, "x") for word, (_, _, key) in zip(words, menu, strict=True)) + ROOM
        top = PAD if ui.text_scale > LARGE else EDGE
        area = boxes.right(boxes.cut(below, top=top, right=EDGE, bottom=top / 2), max(MENU_WIDE, wide))
        ui.canvas.line(area.left - WIDE, area.top, area.left - WIDE, area.bottom, theme.LINE)
        least = ui.canvas.line_height(theme.LEAD) + TIGHT
        row = min(ui.button_height(), max(least, boxes.rows(area, len(menu), TIGHT)[0].h))
        content = boxes.grid_height(len(menu), 1, row, TIGHT)
        with ui.scroll("menu", area, content) as y:  # with large type not all items fit
            room = Rect(area.left, y, area.w - (GAP if exceeds(content, area.h) else 0), content)
            for index, (word, (name, icon, key)) in enumerate(zip(words, menu, strict=True)):
                place = boxes.cell(room, 1, index, row, TIGHT)
                ui.button(f"menu:{name}", place, word, Go(name), key=key, icon=icon, align="left")
        return area

    # --- the shelf ---

    def _shelf(self, ui: Ui, area: Rect) -> None:
        """Paint the boxes: covers in a row with captions below."""
        lines = Column(ui.canvas, area)
        head = lines.row(theme.BANNER.tight)
        head.text(say("title.shelf"))
        if ui.canvas.measure(say("title.shelf_note"))[0] < head.rest.w:
            head.text(say("title.shelf_note"), theme.BODY, pale=True)
        lines.gap(GAP)
        gap = EDGE * FEW / max(FEW, len(self.titles))
        slots = boxes.columns(lines.rest, len(self.titles), gap)
        captions = GAP + ui.canvas.line_height(theme.BODY)
        if ui.text_scale <= LARGE:
            captions += GAP + 2 * ui.canvas.line_height(theme.NOTE)
        high = min(lines.rest.h - captions, LID, slots[0].w * HEIGHT / WIDTH)
        for index, (title, slot) in enumerate(zip(self.titles, slots, strict=True)):
            self._box(ui, lid_in(boxes.upper(slot, high)), title, index)
            below = boxes.cut(slot, top=high + GAP, right=-gap / 2)
            self._caption(ui, below, title, index)

    def _box(self, ui: Ui, lid: Rect, title: str, index: int) -> None:
        if title in self.broken:
            self._closed_box(ui, lid, title, index)
            return
        look = ui.node(f"box:{title}", lid, "box", box(title).name, TakeBox(title), key=str(index + 1))
        lift = ui.eased(f"lift:{title}", NEAR if look.hover or look.focus else 0.0)
        cover(ui.canvas, lid.move(0, -lift), title)

    def _closed_box(self, ui: Ui, lid: Rect, title: str, index: int) -> None:
        """Paint a box that can't be opened: grey, with an explanation."""
        name, why = name_of(title), self.broken[title]
        ui.node(f"box:{title}", lid, "box", name, TakeBox(title), key=str(index + 1), reason=why)
        ui.canvas.rect(lid, theme.GLASS, radius=CORNER, border=theme.LINE)
        with ui.canvas.panel(lid, name):
            lines = Column(ui.canvas, boxes.inset(lid, PAD))
            lines.text(name, theme.HEAD, pale=True, max_lines=1)
            lines.gap(NEAR)
            lines.text(why, pale=True)

    def _caption(self, ui: Ui, area: Rect, title: str, index: int) -> None:
        lines = Column(ui.canvas, area)
        first = lines.row(theme.BODY)
        cap = first.take(ui.cap_size(str(index + 1))[0])
        if cap is not None:
            ui.key_cap(cap.left, cap.centery, str(index + 1))
        if title in self.broken:
            return
        of = box(title)
        large = ui.text_scale > LARGE
        told = of.name if large else facts(of)
        cut = not large and ui.canvas.measure(told, theme.BODY)[0] > first.rest.w
        first.text(facts(of, short=True) if cut else told, shrink=cut)
        if not large:
            lines.text(of.tagline, pale=True, max_lines=2)

    # --- messages ---

    def on(self, message: object) -> Next:
        """Open what was chosen; any message postpones the demonstration."""
        self.idle = 0.0
        match message:
            case Resumed():
                self.begin = True
                self.broken = {**self.broken, **broken()}
                self.drawer.look()
                self.unfinished = newest_unfinished(self.kept)
                self.due, self.lesson = moments_due(), guide_left(self.usual)
            case Refused():
                self.refused = message
            case TakeBox(title) | QuickStart(title, _) if self._is_closed(title):
                return None
            case Go(where):
                return self._go(where)
            case TakeBox(title):
                return Push(self._at_first(title, SetUpGame(title, left=self.left)))
            case QuickStart(title, level):
                return self._at_once_against(title, level)
        return None

    def _is_closed(self, title: str) -> bool:
        """Check everything in a box before it is opened; return True if it is broken."""
        if title not in self.broken and (why := flaw_of(title)):
            self.broken[title] = closed(why)
        return title in self.broken

    def _go(self, where: str) -> Next:
        match where:
            case "continue" if self.unfinished is not None:
                return Push(request_of_file(self.unfinished.saved.path, watch=self.unfinished.saved.over))
            case "load" | "replays":
                return Push(OpenSaves(replays=where == "replays"))
            case "lessons":
                return Push(OpenLessons())
            case "guide" if self.lesson is not None:
                return Push(Learn(self.usual, self.lesson.name))
            case "learn":
                return Push(OpenLearning())
            case "rules" | "watch" if self._is_closed(self.usual):
                return None
            case "rules":
                return Push(ReadRules(self.usual))
            case "watch":
                return Push(SetUpGame(self.usual, watch=True))
            case "circuit":
                return Push(OpenCircuit(circuit_played(self.kept) or self.usual))
            case "statistics":
                return Push(OpenStatistics())
            case "settings":
                return Push(OpenSettings())
            case "quit":
                return Quit()
        return None

    def _at_once_against(self, title: str, level: str) -> Next:
        choices = Choices.usual(title, self.settings)
        choices.seats = [replace(seat, level=level) for seat in choices.seats]
        return Push(self._at_first(title, Play(choices.session())))

    def _at_first(self, title: str, then: Request) -> Request:
        """Return the introduction of a title that is new here, else the request itself."""
        played = any(kept.title == title for kept in self.kept)
        return then if played or not is_first(self.settings, title) else FirstStart(title, then)

    def tick(self, seconds: float) -> Next:
        """Open what the command line named, or begin a demonstration after a long time without input."""
        if self.start is not None:
            start, self.start = self.start, None
            if isinstance(start, date):
                return Push(OpenDay(start))
            return Push(Play(start) if isinstance(start, Session) else request_of_file(start))
        if self.drawer.tick():
            self.unfinished = newest_unfinished(self.kept)
            return Redraw()
        self.idle += seconds
        if self.idle < IDLE or not self.titles:
            return None
        shown = self.titles[luck.below(len(self.titles))]
        if self._is_closed(shown):
            return None
        self.idle = 0.0
        return Push(Demonstrate(shown))

    def closing(self) -> None:
        self.drawer.close()
