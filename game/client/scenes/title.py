"""The title: the window over the world, the shelf, and one press to continue."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from pathlib import Path

from pygame import FRect as Rect

from game.client.kit import ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.messages import Refused, Resumed
from game.client.kit.reading import column
from game.client.kit.say import say
from game.client.kit.scene import Next, Push, Quit
from game.client.kit.settings import Settings
from game.client.kit.widgets import Ui
from game.client.match.requests import Demonstrate, OpenSaves, OpenSettings, Play, ReadRules, SetUpGame
from game.client.match.session import LEVELS, Session
from game.client.scenes.choices import Choices
from game.client.scenes.covers import cover, face_of
from game.client.scenes.saves import opened, opened_file
from game.client.scenes.shelf import Kept, broken, closed, drawer, facts, flaw_of, newest_unfinished, stand
from game.client.world.window import REST, draw_world
from game.core.box import box, name_of
from game.titles import on_show

WIDE_AT = 1.15  # beyond this text scale the box has only one column beside it
FIRST_BOT = "fair"  # whom the large button plays against
IDLE = 75.0  # seconds without a touch before a demonstration begins
MENU = (
    ("load", "list", "O"), ("replays", "play", "R"), ("rules", "rules", "F1"), ("watch", "robot", "W"),
    ("settings", "gear", "F10"), ("quit", "cross", "Ctrl+Q"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Go:
    """Somebody chose a line of the menu."""

    where: str


@dataclass(frozen=True, slots=True)
class Open:
    """Somebody took a box from the shelf."""

    title: str


@dataclass(frozen=True, slots=True)
class Learn:
    """Somebody wants to read how a title is played."""

    title: str


@dataclass(frozen=True, slots=True)
class AtOnce:
    """Somebody wants to play a title now, against bots of a level."""

    title: str
    level: str


@dataclass(frozen=True, slots=True)
class Resume:
    """Somebody takes a kept game out of the drawer."""

    kept: Kept


class Title:
    """The first screen: it knows the shelf and the saves, and opens everything else."""

    opaque = True
    animating = False

    def __init__(self, settings: Settings, *, notice: str = "", start: Session | Path | None = None) -> None:
        self.settings, self.notice, self.start = settings, notice, start
        self.titles: tuple[str, ...] = on_show()
        self.broken = broken()
        self.refused: Refused | None = None
        self.kept = drawer()[0]
        self.unfinished = newest_unfinished(self.kept)
        self.idle = 0.0

    @property
    def usual(self) -> str:
        """The title that was played last, else the first on the shelf."""
        open_ones = [title for title in self.titles if title not in self.broken]
        return next((kept.title for kept in self.kept if kept.title in open_ones), (*open_ones, self.titles[0])[0])

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the band with the world above, the shelf and the menu below."""
        ui.backdrop()
        band = Rect(0, 0, ui.width, self._band(ui))

        def notice() -> None:
            if not self.notice:
                return
            low = band.bottom - ui.canvas.line_height(theme.NOTE) - 4
            ui.canvas.text(48, low, self.notice, theme.NOTE, color=theme.MUTE)

        draw_world(ui, band, max(REST, 48 + self._button_width(ui) + 36), notice)
        self._masthead(ui)
        below = Rect(0, band.bottom, ui.width, ui.height - band.bottom)
        ui.canvas.line(0, below.top, below.right, below.top, theme.LINE)
        with column(ui, 2):
            menu = self._menu(ui, below)
        with column(ui, 1):
            self._shelf(ui, Rect(48, below.top + 12, menu.left - 40 - 48, below.h - 20))
        ui.refusal(self.refused, (48, below.bottom - 60, menu.left - 88, 44))
        ui.focus_on("continue")

    def _band(self, ui: Ui) -> float:
        return max(350.0 + (ui.height - 720) * 0.45, self._masthead_bottom(ui) + 24)

    def _masthead_bottom(self, ui: Ui) -> float:
        return self._lines_top(ui) + self._lines_height(ui) + self._button_height(ui)

    def _lines_top(self, ui: Ui) -> float:
        return 200.0 if ui.text_scale <= 1.3 else 130.0

    def _lines_height(self, ui: Ui) -> float:
        high = ui.canvas.measure(say("title.tagline"), theme.HEAD, width=352)[1]
        if ui.text_scale <= 1.3:
            high += ui.canvas.measure(say("title.alone"), theme.LEAD, width=360)[1]
        return high + 14

    def _button_height(self, ui: Ui) -> float:
        return max(46.0, ui.canvas.line_height(theme.LEAD) + 18)

    def _masthead(self, ui: Ui) -> None:
        large = ui.text_scale <= 1.3
        letters = Rect(48, 66, 342, 82) if large else Rect(48, 38, 242, 58)
        self._wordmark(ui, letters)
        y = self._lines_top(ui)
        y = ui.canvas.text(48, y, say("title.tagline"), theme.HEAD, width=352).bottom
        if large:
            ui.canvas.text(48, y, say("title.alone"), theme.LEAD, color=theme.MUTE, width=360)
        self._continue(ui, self._lines_top(ui) + self._lines_height(ui))

    def _wordmark(self, ui: Ui, letters: Rect) -> None:
        around = letters.inflate(24, 24)

        def paint(canvas: Canvas) -> None:
            ornaments.dot_letters(canvas, letters.left, letters.top, "OVERTON", height=letters.h, color=theme.TEXT)

        ui.canvas.baked("wordmark", around, paint)

    def _continue(self, ui: Ui, top: float) -> None:
        label, message = self._first_deed()
        rect = Rect(48, top, self._button_width(ui), self._button_height(ui))
        ui.button("continue", rect, label, message, kind="paper", key="Enter", icon="play", size=17)

    def _button_width(self, ui: Ui) -> float:
        return max(340.0, ui.button_width(self._first_deed()[0], "Enter", "play", 17))

    def _first_deed(self) -> tuple[str, object]:
        """What Enter does: go on with the newest game, else begin one of the first box at once."""
        if self.unfinished is not None:
            kept = self.unfinished
            return say("title.continue", title=kept.name, turn_name=kept.turn_name, turn=kept.turn), Go("continue")
        return say("title.play", title=name_of(self.usual)), AtOnce(self.usual, FIRST_BOT)

    # --- the menu ---

    def _menu(self, ui: Ui, below: Rect) -> Rect:
        words = [say(f"title.menu.{name}") for name, _, _ in MENU]
        wide = max(ui.button_width(word, key, "x") + 24 for word, (_, _, key) in zip(words, MENU, strict=True))
        wide = max(228.0, wide)
        area = Rect(below.right - 64 - wide, below.top + 50, wide, below.h - 74)
        if ui.text_scale > 1.3:
            area = Rect(area.left, below.top + 12, wide, below.h - 24)
        ui.canvas.line(area.left - 18, area.top, area.left - 18, area.bottom, theme.LINE)
        high = min(max(32.0, ui.canvas.line_height(theme.LEAD) + 10), area.h / len(MENU) - 4)
        step = min(high + 6, area.h / len(MENU))
        for index, (word, (name, icon, key)) in enumerate(zip(words, MENU, strict=True)):
            row = Rect(area.left, area.top + index * step, wide, high)
            ui.button(f"menu:{name}", row, word, Go(name), key=key, icon=icon, align="left")
        return area

    # --- the shelf ---

    def _shelf(self, ui: Ui, area: Rect) -> None:
        head = ui.canvas.text(area.left, area.top, say("title.shelf"), theme.POSTER.at(24).tight)
        note = say("title.shelf_note")
        if head.right + 8 + ui.canvas.measure(note)[0] < area.right:
            ui.canvas.text(head.right + 8, head.centery + 1, note, color=theme.MUTE, valign="middle")
        rows = Rect(area.left, head.bottom + 10, area.w, area.bottom - head.bottom - 10)
        if len(self.titles) == 1 or (len(self.titles) == 2 and ui.text_scale <= WIDE_AT):
            self._wide_boxes(ui, rows)
        else:
            self._narrow_boxes(ui, rows)

    def _wide_boxes(self, ui: Ui, rows: Rect) -> None:
        """One or two boxes: each with what it is written beside it."""
        slot = (rows.w - 34 * (len(self.titles) - 1)) / len(self.titles)
        high = min(rows.h - 8, 400.0, slot * (0.4 if len(self.titles) == 1 else 0.55) * 246 / 200)
        for index, title in enumerate(self.titles):
            left = rows.left + index * (slot + 34)
            lid = Rect(left, rows.top, high * 200 / 246, high)
            self._box(ui, lid, title, index)
            gap = 28 if len(self.titles) == 1 else 18
            self._blurb(ui, Rect(lid.right + gap, rows.top, left + slot - lid.right - gap, high), title, index)

    def _box(self, ui: Ui, lid: Rect, title: str, index: int) -> None:
        if title in self.broken:
            self._closed_box(ui, lid, title, index)
            return
        look = ui.node(f"box:{title}", lid, "box", box(title).name, Open(title), key=str(index + 1))
        lift = ui.eased(f"lift:{title}", 6.0 if look.hover or look.focus else 0.0)
        cover(ui.canvas, lid.move(0, -lift), title)

    def _closed_box(self, ui: Ui, lid: Rect, title: str, index: int) -> None:
        """A box that cannot be opened: grey, with the sentence that says why."""
        name, why = name_of(title), self.broken[title]
        ui.node(f"box:{title}", lid, "box", name, Open(title), key=str(index + 1), reason=why)
        ui.canvas.rect(lid, theme.GLASS, radius=4, border=theme.LINE)
        with ui.canvas.panel(lid, name):
            wide = lid.w - 24
            head = ui.canvas.text(
                lid.left + 12, lid.top + 12, name, theme.HEAD, color=theme.MUTE, width=wide, fit=True, max_lines=1
            )
            room = lid.bottom - head.bottom - 14
            lines = max(1, int(room / ui.canvas.line_height(theme.NOTE)))
            ui.canvas.text(
                lid.left + 12,
                head.bottom + 6,
                why,
                theme.NOTE,
                color=theme.MUTE,
                width=wide,
                fit=True,
                max_lines=lines,
            )

    def _blurb(self, ui: Ui, area: Rect, title: str, index: int) -> None:
        canvas = ui.canvas
        if title in self.broken:
            return
        if area.w > 560 and ui.text_scale <= WIDE_AT:
            self._credits(ui, Rect(area.left + 400, area.top, area.w - 400, area.h), title)
            area = Rect(area.left, area.top, 380, area.h)
        foot = self._deeds(ui, area, title, index)
        y = self._blurb_words(ui, Rect(area.left, area.top, area.w, foot - area.top - 6), title)
        if foot - y > 3 * canvas.line_height(theme.BODY) + 44:
            self._at_once(ui, Rect(area.left, y + 30, area.w, foot - y), title)

    def _blurb_words(self, ui: Ui, area: Rect, title: str) -> float:
        """Write name, subtitle, tagline and facts; what has no room is left out, the least needed first."""
        of, canvas, face = box(title), ui.canvas, face_of(title)
        size = min(42.0, 40 * area.w / max(1.0, canvas.measure(of.name, theme.BODY.at(42).set_in(face))[0]))
        lines = [
            (1, of.name, theme.BODY.at(size).set_in(face).led(1.1), None),
            (2, of.subtitle, theme.BODY.at(18).weighing(600), area.w),
            (3, of.tagline, theme.BODY.at(15), area.w),
            (0, facts(of), theme.BODY.at(15), area.w),
        ]
        heights = {need: canvas.measure(text, role, width=wide)[1] + 6 for need, text, role, wide in lines}
        kept = [need for need in sorted(heights) if sum(heights[n] for n in heights if n <= need) <= area.h]
        y = area.top - 6
        with canvas.panel(area.inflate(0, 16), of.name):
            for need, text, role, wide in lines:
                if need in kept:
                    color = theme.TEXT if need else theme.MUTE
                    y = canvas.text(area.left, y, text, role, color=color, width=wide).bottom + 6
        return y

    def _credits(self, ui: Ui, area: Rect, title: str) -> None:
        """Name the people whose game it is, and above them the games of it that were played last."""
        credit = box(title).credits
        made = say("title.designed", designer=credit.designer, year=credit.year, publishers=credit.publishers)
        words = f"{made} {credit.note}"
        high = ui.canvas.measure(words, theme.SMALL, width=area.w)[1]
        if high > area.h * 0.5:
            words = made
            high = ui.canvas.measure(words, theme.SMALL, width=area.w)[1]
        ui.canvas.text(area.left, area.bottom - high, words, theme.SMALL, color=theme.DIM, width=area.w)
        self._played_last(ui, Rect(area.left, area.top, area.w, area.h - high - 16), title)

    def _played_last(self, ui: Ui, area: Rect, title: str) -> None:
        games = [kept for kept in self.kept if kept.title == title and not kept.trouble]
        if not games:
            return
        y = ui.label(area.left, area.top + 6, say("title.played_last")).bottom + 6
        row = max(32.0, ui.canvas.line_height(theme.BODY) + 12)
        for number, kept in enumerate(games):
            if y + row > area.bottom:
                break
            words = f"{stand(kept)}: {kept.players()}"
            look = ui.node(f"kept:{title}:{number}", (area.left, y, area.w, row - 4), "row", words, Resume(kept))
            if look.hover or look.focus:
                ui.canvas.rect((area.left - 8, y, area.w + 8, row - 4), theme.GLASS2, radius=4)
            ui.canvas.text(area.left, y + row / 2 - 2, words, valign="middle", width=area.w, fit=True, max_lines=1)
            y += row

    def _at_once(self, ui: Ui, area: Rect, title: str) -> None:
        """Three buttons that begin a game with one press, where there is room for all of them."""
        words = [(name, say(f"bot.{name}.name")) for name in LEVELS]
        widths = [ui.button_width(word, "", "robot") for _, word in words]
        if sum(widths) + 8 * len(words) > area.w:
            return
        y = ui.label(area.left, area.top, say("title.at_once")).bottom + 6
        high, x = max(34.0, ui.canvas.line_height(theme.LEAD) + 12), area.left
        for (name, word), wide in zip(words, widths, strict=True):
            ui.button(f"once:{name}:{title}", (x, y, wide, high), word, AtOnce(title, name), icon="robot")
            x += wide + 8

    def _deeds(self, ui: Ui, area: Rect, title: str, index: int) -> float:
        """Paint the two buttons of a box at the foot of its column and give the y they begin at."""
        high = max(34.0, ui.canvas.line_height(theme.LEAD) + 12)
        learn = (say("title.learn"), Learn(title), "T" if not index else "")
        words = ((say("title.set_up"), Open(title), ""), learn)
        widths = [ui.button_width(word, key) for word, _, key in words]
        beside = sum(widths) + 10 <= area.w
        x, y = area.left, area.bottom - high - (0 if beside else high + 8)
        top = y
        for (word, message, key), wide in zip(words, widths, strict=True):
            ui.button(f"{word}:{title}", (x, y, wide, high), word, message, key=key)
            x, y = (x + wide + 10, y) if beside else (x, y + high + 8)
        return top

    def _narrow_boxes(self, ui: Ui, rows: Rect) -> None:
        """Three boxes or more: covers in a row, what they are below."""
        gap = 34.0 if len(self.titles) <= 4 else 16.0
        slot = (rows.w - gap * (len(self.titles) - 1)) / len(self.titles)
        captions = (
            ui.canvas.line_height(theme.BODY)
            + (2 * ui.canvas.line_height(theme.NOTE) if ui.text_scale <= 1.3 else 0)
            + 16
        )
        high = min(rows.h - captions, 300.0, slot * 246 / 200)
        for index, title in enumerate(self.titles):
            lid = Rect(rows.left + index * (slot + gap), rows.top, high * 200 / 246, high)
            self._box(ui, lid, title, index)
            self._caption(ui, Rect(lid.left, lid.bottom + 8, slot + gap / 2, captions), title, index)

    def _caption(self, ui: Ui, area: Rect, title: str, index: int) -> None:
        middle = area.top + ui.canvas.line_height(theme.BODY) / 2
        if title in self.broken:
            ui.key_cap(area.left, middle, str(index + 1))
            return
        of = box(title)
        cap = ui.key_cap(area.left, middle, str(index + 1))
        ui.canvas.text(
            cap.right + 8,
            middle,
            facts(of) if ui.text_scale <= 1.3 else of.name,
            theme.BODY,
            valign="middle",
            width=area.right - cap.right - 8,
            fit=True,
        )
        if ui.text_scale <= 1.3:
            ui.canvas.text(
                area.left,
                area.top + 2 * middle - 2 * area.top + 2,
                of.tagline,
                theme.NOTE,
                color=theme.MUTE,
                width=area.w,
                fit=True,
                max_lines=2,
            )

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Open what was chosen; anything at all puts the demonstration off."""
        self.idle = 0.0
        match message:
            case Resumed():
                self.broken, self.kept = {**self.broken, **broken()}, drawer()[0]
                self.unfinished = newest_unfinished(self.kept)
            case Refused():
                self.refused = message
            case Open(title) | AtOnce(title, _) if self._is_closed(title):
                return None
            case Go(where):
                return self._go(where)
            case Open(title):
                return Push(SetUpGame(title))
            case Learn(title):
                return Push(ReadRules(title))
            case Resume(kept):
                return Push(opened(kept, watch=kept.saved.over))
            case AtOnce(title, level):
                return self._at_once_against(title, level)
        return None

    def _is_closed(self, title: str) -> bool:
        """Look into a box before it is opened: all that is printed in it is checked at its door."""
        if title not in self.broken and (why := flaw_of(title)):
            self.broken[title] = closed(why)
        return title in self.broken

    def _go(self, where: str) -> Next:
        match where:
            case "continue" if self.unfinished is not None:
                return Push(opened(self.unfinished, watch=self.unfinished.saved.over))
            case "load" | "replays":
                return Push(OpenSaves(replays=where == "replays"))
            case "rules" | "watch" if self._is_closed(self.usual):
                return None
            case "rules":
                return Push(ReadRules(self.usual))
            case "watch":
                return Push(SetUpGame(self.usual, watch=True))
            case "settings":
                return Push(OpenSettings())
            case "quit":
                return Quit()
        return None

    def _at_once_against(self, title: str, level: str) -> Next:
        choices = Choices.usual(title, self.settings)
        choices.seats = [replace(seat, level=level) for seat in choices.seats]
        return Push(Play(choices.session()))

    def tick(self, seconds: float) -> Next:
        """Open what the command line named, at once; begin a demonstration when nothing was touched for long."""
        if self.start is not None:
            start, self.start = self.start, None
            return Push(Play(start) if isinstance(start, Session) else opened_file(start))
        self.idle += seconds
        if self.idle < IDLE or not self.titles:
            return None
        shown = random.choice(self.titles)
        if self._is_closed(shown):
            return None
        self.idle = 0.0
        return Push(Demonstrate(shown))

    def closing(self) -> None:
        """Nothing is held."""
