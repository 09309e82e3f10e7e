"""The rules reader: chapters on the left, clauses on paper, and a search that shows only its matches."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.fields import caret_in
from game.client.kit.flow import Column, Row
from game.client.kit.messages import Edited, Key, Picked, ShowPart, Typed
from game.client.kit.scene import Next, Pop, StillScene, below_bar
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, ON_PAPER, PAD, ROOM, SLIM, TIGHT, WIDE
from game.client.kit.widgets import ListItem, Ui
from game.client.scenes.shelf.covers import face_of
from game.client.scenes.shelf.titles import shelf
from game.core.content.box import box
from game.core.content.languages import rules_text
from game.core.language.words import say

CLAUSE = re.compile(r"^\*\*([A-Z][A-Z0-9-]+)\*\*\s+(.*)$", re.DOTALL)
ID_WIDTH = 118.0  # room for the longest rule id at text scale 1
ROLE = theme.LEAD
SIDE, WIDEST = 236.0, 1000.0  # px of the chapter list, and the sheet's maximum width
SEARCH = (0.4, 0.6)  # shares of a line for the search field and the text beside it
FAR = 400.0  # px beyond a sheet's edges within which clauses are still painted
ENDLESS = 1e5
MOST_HEIGHTS = 4000  # cached clause heights: enough for one title at a few window sizes
NARROW_AT = 1.3  # above this text scale the chapters are a list, and ids are above their clauses


@dataclass(frozen=True, slots=True)
class NumberedClause:
    """A paragraph of the rules, with its id if it has one."""

    id: str
    text: str
    mark: str = ""
    """The number or bullet of a list item."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading and its clauses."""

    heading: str
    clauses: tuple[NumberedClause, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All rules of a title."""

    title: str
    chapters: tuple[Chapter, ...]

    def found(self, query: str) -> tuple[Chapter, ...]:
        """Return the chapters with only the clauses that contain every word of the query; all clauses if it is
        empty.
        """
        wanted = query.casefold().split()
        if not wanted:
            return self.chapters
        kept = (
            Chapter(part.heading, tuple(c for c in part.clauses if _holds(c, wanted))) for part in self.chapters
        )
        return tuple(part for part in kept if part.clauses)


def _holds(clause: NumberedClause, wanted: Sequence[str]) -> bool:
    text = f"{clause.id} {clause.text}".casefold()
    return all(word in text for word in wanted)


def parse(text: str) -> Book:
    """Parse the rules files of levels/: `#` is the book, `##` a chapter, each paragraph a clause."""
    title, chapters = "", list[Chapter]()
    for block in re.split(r"\n\s*\n", text):
        block = block.strip()
        if block.startswith("## "):
            chapters.append(Chapter(block[3:].strip(), ()))
        elif block.startswith("# "):
            title = block[2:].strip()
        elif block and chapters:
            last = chapters[-1]
            chapters[-1] = Chapter(last.heading, (*last.clauses, *_clauses(block)))
    return Book(title, tuple(chapters))


def _clauses(block: str) -> list[NumberedClause]:
    """Split a paragraph into one clause, or into one per list item."""
    lines = block.splitlines()
    listed = [re.match(r"(\d+)\.\s+(.*)|[-*]\s+(.*)", line) for line in lines]
    if all(listed):
        return [NumberedClause("", _bare(at[2] or at[3]), at[1] or "•") for at in listed if at]
    match = CLAUSE.match(block)
    return [NumberedClause(match[1], _bare(match[2]))] if match else [NumberedClause("", _bare(block))]


def _bare(text: str) -> str:
    """Strip the file's markup from a text: backticks, stars and line ends."""
    return " ".join(re.sub(r"[`*]", "", text).split())


def book(title: str) -> Book:
    """Return a title's rules in the current language; raise ContentError if there are none."""
    return _parsed(rules_text(title))


_parsed = cache(parse)


def starred(text: str, query: str) -> str:
    """Put stars around every occurrence of the query's words."""
    words = sorted(query.split(), key=len, reverse=True)
    if not words:
        return text
    return re.sub(
        "|".join(re.escape(word) for word in words), lambda match: f"*{match[0]}*", text, flags=re.IGNORECASE
    )


@dataclass(frozen=True, slots=True)
class Point:
    """Message: highlight a clause."""

    place: str


class Rules(StillScene):
    """The rules of one title, opened at a given rule or search."""

    def __init__(self, title: str, rule: str = "", query: str = "") -> None:
        self.title, self.query = title, query
        self.finger = rule
        self.turn_to: str | int = rule or -1
        self.caret_wanted = ""
        self.tops: list[float] = []
        self.heights: dict[object, float] = {}
        """Clause heights, cached because hundreds are needed in every frame."""

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the bar, the search, the chapters and the sheet of clauses."""
        room = below_bar(ui, box(self.title).name, face=face_of(self.title), note=say("rules.title"))
        room = boxes.inset(room, ROOM, WIDE)
        side = SIDE if ui.text_scale <= NARROW_AT else 0.0
        sheet = boxes.cut(room, left=side, right=max(0, room.w - side - WIDEST * ui.canvas.growth))
        found, before = book(self.title).found(self.query), self._chapter_in_sight(ui)
        top = self._search(ui, sheet, found)
        with ui.column(3):
            self._sheet(ui, boxes.cut(sheet, top=top), found)
        if self._chapter_in_sight(ui) != before:  # the list above was painted without knowing
            ui.wake_in(0.0)
        if side:
            with ui.column(2):
                self._chapters(ui, boxes.left(room, side - ROOM), found)

    def _search(self, ui: Ui, area: Rect, found: Sequence[Chapter]) -> float:
        """Paint the search field and the match count; return their height."""
        line = boxes.upper(area, ui.field_height())
        field, rest = boxes.columns(line, SEARCH, PAD)
        if self.caret_wanted:
            caret_in(ui, "search", selected=self.caret_wanted == "all")
            self.caret_wanted = ""
        ui.text_input("search", field, say("rules.search"), self.query, Edited, clear=say("rules.clear"))
        if not self.query:
            Row(ui.canvas, boxes.inset(field, PAD, 0)).icon("search", color=theme.DIM, end=True)
        if ui.text_scale > NARROW_AT:
            self._chapter_list(ui, rest, found)
        else:
            count = sum(len(part.clauses) for part in found)
            told = say("rules.found", count=count) if self.query else say("rules.hint")
            Row(ui.canvas, rest, theme.BODY).text(told, pale=True)
        return line.h + PAD

    def _chapter_list(self, ui: Ui, rect: Rect, found: Sequence[Chapter]) -> None:
        """Paint the chapters as a drop-down list, for large type."""
        headings = [(number, part.heading) for number, part in enumerate(found)]
        here = min(self._chapter_in_sight(ui), len(headings) - 1)
        ui.choice("chapter", rect, say("rules.chapter"), headings, here, Picked, kind="list")

    def _chapters(self, ui: Ui, area: Rect, found: Sequence[Chapter]) -> None:
        if len(shelf()) > 1:
            names = [(title, box(title).name) for title in shelf()]
            place = boxes.upper(area, ui.field_height())
            ui.choice("title", place, say("rules.of"), names, self.title, ShowPart, kind="list")
            area = boxes.cut(area, top=place.h + PAD)
        rows = [ListItem(part.heading, Picked(number)) for number, part in enumerate(found)]
        ui.list("chapters", area, rows, chosen=Picked(self._chapter_in_sight(ui)))

    def _chapter_in_sight(self, ui: Ui) -> int:
        offset = ui.memory.scroll.get("clauses", 0.0) + 2 * ROOM
        return max((number for number, top in enumerate(self.tops) if top <= offset), default=0)

    # --- the clauses ---

    def _sheet(self, ui: Ui, area: Rect, found: Sequence[Chapter]) -> None:
        with ui.panel(area, "brief", name="rules"):
            inner = boxes.inset(area, GAP)
            if not found:
                Column(ui.canvas, boxes.inset(area, ROOM), inks=ON_PAPER).text(
                    say("rules.nothing"), ROLE, pale=True
                )
                return
            tops, places, content = self._laid_out(ui, found, inner.w - PAD)
            self.tops = tops
            self._turn(ui, places, content - inner.h)
            with ui.scroll("clauses", inner, content) as top:
                for number, part in enumerate(found):
                    self._part(ui, Rect(inner.left, top + tops[number], inner.w - PAD, 0), part, number, inner)

    def _laid_out(
        self, ui: Ui, found: Sequence[Chapter], width: float
    ) -> tuple[list[float], dict[str, float], float]:
        """Return the top of each chapter, the top of each clause by its place, and the total height."""
        y = GAP
        tops = list[float]()
        places = dict[str, float]()
        for number, part in enumerate(found):
            tops.append(y)
            y += self._heading_height(ui)
            for line, clause in enumerate(part.clauses):
                places[clause.id or f"{number}:{line}"] = y
                y += self._clause_height(ui, clause, width)
            y += PAD
        return tops, places, y

    def _turn(self, ui: Ui, places: dict[str, float], reach: float) -> None:
        """Scroll to the requested place, once."""
        match self.turn_to:
            case str(rule) if rule in places:
                goal = places[rule] - self._heading_height(ui) - ROOM
            case int(number) if 0 <= number < len(self.tops):
                goal = self.tops[number] - TIGHT
            case _:
                return
        ui.memory.scroll["clauses"] = max(0.0, min(reach, goal))
        self.turn_to = -1

    def _heading_height(self, ui: Ui) -> float:
        return ui.canvas.line_height(theme.TITLE) + PAD

    def _part(self, ui: Ui, area: Rect, part: Chapter, number: int, seen: Rect) -> None:
        y = area.top
        if y + self._heading_height(ui) > seen.top and y < seen.bottom:
            ui.canvas.text(area.left + WIDE, y, part.heading, theme.TITLE, color=theme.INK)
        y += self._heading_height(ui)
        for line, clause in enumerate(part.clauses):
            high = self._clause_height(ui, clause, area.w)
            if y + high > seen.top - FAR and y < seen.bottom + FAR:
                rect, place = Rect(area.left, y, area.w, high), clause.id or f"{number}:{line}"
                self._clause(ui, rect, clause, place)
            y += high

    def _clause_height(self, ui: Ui, clause: NumberedClause, width: float) -> float:
        canvas = ui.canvas
        about = (clause, self.query, width, canvas.scale, canvas.text_scale, canvas.reading)
        if about not in self.heights:
            if len(self.heights) > MOST_HEIGHTS:
                self.heights.clear()
            self.heights[about] = self._written(ui, Rect(0, 0, width, ENDLESS), clause).bottom + PAD
        return self.heights[about]

    def _written(self, ui: Ui, area: Rect, clause: NumberedClause) -> Column:
        """Lay out a clause beside its id, or below it if type is large, without painting it yet."""
        lines = Column(ui.canvas, boxes.inset(area, WIDE, 0), inks=ON_PAPER, later=[])
        narrow, marked = ui.text_scale > NARROW_AT, clause.id or clause.mark
        if narrow and clause.id:
            lines.text(clause.id, theme.SMALL.strong, pale=True)
        top = lines.bottom
        with lines.inset(WIDE if narrow else ID_WIDTH) as words:
            words.rich(starred(clause.text, self.query), ROLE, strong=theme.ALARM)
        if not narrow or clause.mark:
            place = boxes.upper(boxes.left(area, ID_WIDTH + GAP), ui.canvas.line_height(ROLE)).move(
                0, top - area.top
            )
            row = Row(ui.canvas, boxes.inset(place, WIDE, 0), theme.SMALL.strong, inks=ON_PAPER, later=[])
            row.text(marked, pale=True, end=not clause.id and not narrow)
            lines.ink(row.paint)
        return lines

    def _clause(self, ui: Ui, area: Rect, clause: NumberedClause, place: str) -> None:
        said = f"{clause.id} {clause.text}".strip()
        ui.node(f"clause:{place}", area, "clause", said, Point(place), paper=True, sound="tick")
        if place == self.finger:
            ui.canvas.rect(boxes.inset(area, 0, HAIR), theme.PAPER, radius=SLIM)
            ui.canvas.rect(boxes.left(boxes.inset(area, 0, HAIR), CORNER), theme.INK)
        self._written(ui, boxes.cut(area, top=NEAR), clause).paint()

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Edited(text):
                self.query, self.turn_to = text, 0
                self.caret_wanted = "" if text else "end"
            case Picked(number):
                self.turn_to = number
            case Point(place):
                self.finger = place
            case ShowPart(title):
                self.title, self.query, self.finger, self.turn_to = title, "", "", 0
            case Pop():
                return message
            case _:
                self._typed(message)
        return None

    def _typed(self, message: object) -> None:
        """Start a new search on any letter or digit; Ctrl+F and the slash select the current query."""
        match message:
            case Key("/" | "ctrl+f"):
                self.caret_wanted = "all"
            case Typed(text) if text.isalnum():
                self.query, self.turn_to, self.caret_wanted = text, 0, "end"
