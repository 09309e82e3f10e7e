"""The page of lessons and puzzles: each title's lessons as cards, and one card for its puzzles."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.introductions import has_first
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.messages import Resumed
from game.client.kit.scene import Next, Pop, Push, StillScene, below_bar
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Ui
from game.client.requests import FirstStart, Learn, SetUpGame
from game.client.scenes.exercises.today import CopyLine, Today
from game.client.scenes.shelf.covers import face_of
from game.client.scenes.shelf.saves import WIDTH
from game.client.scenes.shelf.titles import shelf
from game.core.content.box import name_of
from game.core.content.loading import ContentError
from game.core.contract import Line
from game.core.exercise import LESSON, PUZZLE, Exercise, exercises, sentence
from game.core.language.words import say, words
from game.machine import progress
from game.machine.progress import TRIED


@dataclass(frozen=True, slots=True)
class LessonCard:
    """A card for a lesson, or for the next of several puzzles, and how much of it is done."""

    title: str
    of: Exercise
    kind: str
    head: str
    name: str
    done: tuple[bool, ...]

    @property
    def whole(self) -> bool:
        """True if all of it is done."""
        return all(self.done)


class Lessons(StillScene):
    """All lessons and puzzles by title; the given title comes first."""

    def __init__(self, title: str = "", begin: bool = False) -> None:
        found = shelf()
        self.titles = tuple(sorted(found, key=lambda each: each != title))
        self.begin = begin
        """True to open the first unfinished lesson at once."""
        self.look()

    def look(self) -> None:
        """Load the lessons and puzzles, and which of them are done."""
        self.learnt = progress.kept()
        self.today = Today()
        self.broken: dict[str, str] = {}
        self.cards = {title: self._cards(title) for title in self.titles}

    def _cards(self, title: str) -> list[LessonCard]:
        try:
            every = {kind: exercises(title, kind) for kind in (LESSON, PUZZLE)}
        except ContentError as error:
            self.broken[title] = say("lesson.broken", why=str(error))
            return []
        cards = [self._lesson(title, number, of) for number, of in enumerate(every[LESSON], 1)]
        return cards + ([self._puzzles(title, every[PUZZLE])] if every[PUZZLE] else [])

    def _lesson(self, title: str, number: int, of: Exercise) -> LessonCard:
        done = (self.learnt.has(title, of.id),)
        name = words(title).say(sentence(of, "title"))
        return LessonCard(title, of, LESSON, say("lesson.card", number=number), name, done)

    def _puzzles(self, title: str, every: tuple[Exercise, ...]) -> LessonCard:
        """Return one card for all puzzles; it opens the first unsolved one."""
        done = tuple(self.learnt.has(title, of.id, PUZZLE) for of in every)
        first = next((of for of, solved in zip(every, done, strict=True) if not solved), every[0])
        tried = sum([self.learnt.has(title, of.id, TRIED) for of in every])
        name = say("lesson.solved", count=sum(done), all=len(every), tried=tried)
        return LessonCard(title, first, PUZZLE, say("lesson.puzzles"), name, done)

    @property
    def first(self) -> LessonCard | None:
        """The first unfinished card, in the order of the page."""
        every = [card for title in self.titles for card in self.cards[title]]
        return next((card for card in every if not card.whole), None)

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the cards of every title, one title below the other."""
        with titled_page(ui, "lessons", say("lesson.page"), self.learnt.trouble) as lines:
            self.today.draw(ui, lines)
            lines.text(say("lesson.note"), theme.BODY, pale=True)
            lines.gap(WIDE)
            for title in self.titles:
                self._section(ui, lines, title)
        if (first := self.first) is not None:
            ui.focus_on(_id(first))

    def _section(self, ui: Ui, lines: Column, title: str) -> None:
        cards, why = self.cards[title], self.broken.get(title, "")
        if not cards and not why:
            return
        high = max(ui.canvas.line_height(theme.TITLE), ui.button_height())
        head = lines.part(high)
        wide = ui.button_width(say("lesson.about"), "")
        row = Column(ui.canvas, boxes.cut(head, right=wide + GAP)).row(
            theme.TITLE.set_in(face_of(title)).tight, high
        )
        row.text(name_of(title))
        if has_first(title):
            about = FirstStart(title, SetUpGame(title))
            ui.button(f"about:{title}", boxes.right(head, wide), say("lesson.about"), Push(about))
        lines.gap(NEAR)
        if why:
            lines.text(why, theme.BODY)
        elif cards:
            self._grid(ui, lines, cards)
        lines.gap(WIDE)

    def _grid(self, ui: Ui, lines: Column, cards: list[LessonCard]) -> None:
        growth = ui.canvas.growth
        wide, high = (side * growth for side in theme.TILE)
        across = max(1, int((lines.rest.w + GAP) / (wide + GAP)))
        area = lines.part(boxes.grid_height(len(cards), across, high))
        for number, card in enumerate(cards):
            row, place = divmod(number, across)
            rect = Rect(area.left + place * (wide + GAP), area.top + row * (high + GAP), wide, high)
            self._card(ui, rect, card)

    def _card(self, ui: Ui, rect: Rect, card: LessonCard) -> None:
        canvas, first = ui.canvas, card is self.first
        label = f"{card.head}: {card.name}"
        state = ("done",) if card.whole else ()
        key = "Enter" if first else ""
        look = ui.node(_id(card), rect, "card", label, card, key=key, state=state, sound="flip")
        ground = theme.GLASS2 if look.hover or look.focus else theme.GLASS
        canvas.rect(rect, ground, radius=CORNER, border=theme.TEXT if first else theme.LINE)
        inner = boxes.inset(rect, PAD)
        with canvas.panel(rect, label):
            lines = Column(canvas, inner)
            head = lines.row(theme.NOTE)
            if card.whole:
                head.icon("check", end=True)
            head.text(card.head, pale=True)
            lines.gap(TIGHT)
            lines.text(card.name, theme.LEAD.strong, pale=card.whole, max_lines=2)
        _pips(ui, boxes.lower(inner, NEAR * canvas.growth), card)
        if first:
            ui.key_cap(inner.right, inner.bottom - ui.cap_size(key)[1] / 2, key, align="right")

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case LessonCard(title, of, kind):
                return Push(Learn(title, of.id, kind))
            case Push() | Pop():
                return message
            case CopyLine():
                return self.today.on(message)
            case Resumed():
                self.look()
        return None

    def tick(self, seconds: float) -> Next:
        """Open the first lesson at once, if `begin` is set."""
        if not self.begin:
            return None
        self.begin, first = False, self.first
        return self.on(first) if first is not None else None


@contextmanager
def titled_page(ui: Ui, name: str, title: str, trouble: Line | None) -> Iterator[Column]:
    """Paint a page below a bar with a way back, and yield its column; disk problems are told at the top."""
    room = boxes.inset(below_bar(ui, title), max(ROOM, (ui.width - WIDTH) / 2), ROOM)
    with ui.column(1), ui.page(name, room.inflate(2 * NEAR, 0)) as whole, whole.inset(NEAR, NEAR) as lines:
        if trouble is not None:
            lines.text(words("room").say(trouble), theme.BODY)
            lines.gap()
        yield lines


def _id(card: LessonCard) -> str:
    return f"{card.kind}:{card.title}:{card.of.id if card.kind == LESSON else ''}"


def _pips(ui: Ui, area: Rect, card: LessonCard) -> None:
    """Draw a pip for each step of a lesson or each puzzle, filled once done, sized to fit."""
    count = len(card.done) if card.kind == PUZZLE else len(card.of.step)
    radius = min(area.h, area.w / 2 / count) / 2
    for number in range(count):
        done = card.done[number] if card.kind == PUZZLE else card.whole
        x = area.left + radius * (1 + number + number * 2)
        ui.canvas.ring(x, area.centery, radius, theme.MUTE, 1)
        if done:
            ui.canvas.circle(x, area.centery, radius, theme.TEXT)
