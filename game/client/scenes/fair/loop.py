"""The demo loop of a fair: the shelf turns to a title, bots play it for some time, and the shelf turns again.

Its scenes ignore input: any touch starts a game, which the window handles (client/kiosk.py).
"""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.cards import ResultCard
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, StartOver, StillScene
from game.client.kit.settings import Settings
from game.client.kit.theme import (
    GAP,
    NEAR,
    OUTCOME,
    ROOM,
    SHELF_STAYS,
    SHELF_TURNS,
    SHOWN_OFF,
    TIGHT,
    WIDE,
    Type,
    ease,
)
from game.client.kit.widgets import Tab, Ui
from game.client.match.bar import MARGIN, wide_frame, write_caption
from game.client.match.prompt import last_told, tab
from game.client.match.scene import Match
from game.client.requests import LeaveMatch, Play, Restart, ShowOff, TurnShelf
from game.client.scenes.setup.choices import Choices
from game.client.scenes.shelf import covers
from game.client.scenes.shelf.titles import facts
from game.core.content.box import box
from game.core.language.words import say
from game.play.session import Session

BESIDE = 0.62  # the height of the next box on the shelf, as a share of the front one's


def guided(title: str, settings: Settings) -> Session:
    """Return a short guided game for one person against as few bots as possible."""
    choices = Choices.usual(title, settings)
    choices.level = box(title).short or choices.level
    for count in range(box(title).seats[0], len(choices.seats) + 1):
        choices.seat_anew(count)
        if not choices.trouble():
            break
    settings.begin_guide(title)
    return choices.session()


def turned(titles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the titles rotated by one."""
    return titles[1:] + titles[:1]


class Shelf:
    """The boxes in a row: the first in front with its description, the next one behind it."""

    opaque = True

    def __init__(self, titles: tuple[str, ...], settings: Settings) -> None:
        self.titles, self.settings = titles, settings
        self.time = 0.0

    @property
    def animating(self) -> bool:
        return self.time < SHELF_TURNS and not self.settings.reduce_motion

    def draw(self, ui: Ui) -> None:
        """Paint the boxes, and the description of the front one."""
        ui.backdrop()
        safe = boxes.inset(ui.rect, ui.width * MARGIN, ui.height * MARGIN)
        foot = _invitation(ui, safe, theme.ASKED.strong, 0.5)
        room = boxes.cut(safe, bottom=foot.h + ROOM)
        turned = 1.0 if not self.animating else ease.in_out_sine(self.time / SHELF_TURNS)
        words = boxes.right(room, room.w / 2 - ROOM)
        high = min(room.h, (room.w / 2 - 2 * ROOM) * covers.HEIGHT / covers.WIDTH / (1 + BESIDE))
        with ui.canvas.clip(boxes.left(ui.rect, words.left - ROOM)):
            self._boxes(ui, boxes.around(room.left, room.centery, 0, high), turned)
        with ui.canvas.panel(words, "words"):
            self._words(ui, words)

    def _boxes(self, ui: Ui, edge: Rect, turned: float) -> None:
        """Paint the front box with its left side at an edge, and the next one behind it; both slide in from the
        right.
        """
        count = len(self.titles)
        front = edge.h * covers.WIDTH / covers.HEIGHT
        for place in range(min(2, count - 1), -1, -1):
            at = place + 1 - turned
            size = max(BESIDE, 1 - (1 - BESIDE) * at)
            left = edge.left + at * (front + ROOM)
            lid = Rect(left, edge.centery - edge.h * size / 2, front * size, edge.h * size)
            covers.cover(ui.canvas, lid, self.titles[place])

    def _words(self, ui: Ui, room: Rect) -> None:
        of = box(self.titles[0])
        pieces = (
            (of.name, theme.DISPLAY.set_in(of.face).tight, False),
            (of.subtitle, theme.HEAD, False),
            (of.tagline, theme.ASKED, True),
            (facts(of), theme.LEAD, True),
        )
        high = sum(ui.canvas.measure(text, role, width=room.w)[1] + GAP for text, role, _ in pieces)
        lines = Column(ui.canvas, boxes.cut(room, top=max(0.0, (room.h - high) / 2)))
        for text, role, pale in pieces:
            lines.text(text, role, pale=pale)
            lines.gap()

    def on(self, message: object) -> Next:
        return None

    def tick(self, seconds: float) -> Next:
        """Turn and pause, then show a game of the title."""
        self.time += seconds
        return Replace(ShowOff(self.titles)) if self.time >= SHELF_TURNS + SHELF_STAYS else None

    def closing(self) -> None:
        """Do nothing."""


def _invitation(ui: Ui, room: Rect, role: Type, align: float) -> Rect:
    """Paint the invitation to touch the screen at the bottom of an area; `align` is 0 for left to 1 for right."""
    words = say("fair.touch")
    wide, high = (side + 2 * pad for side, pad in zip(ui.canvas.measure(words, role), (WIDE, NEAR), strict=True))
    rect = boxes.lower(room, high)
    rect = Rect(rect.left + (rect.w - wide) * align, rect.top, wide, high)
    with ui.panel(rect, "paper", name="invitation"):
        ui.canvas.text(*rect.center, words, role, color=theme.INK, align="center", valign="middle")
    return rect


class Exhibition:
    """A match without controls, with captions below the board, one sentence at a time."""

    opaque = True

    def __init__(self, match: Match, titles: tuple[str, ...]) -> None:
        self.match, self.titles = match, titles
        self.time = self.over = 0.0

    @property
    def animating(self) -> bool:
        return self.match.animating

    @property
    def ended(self) -> bool:
        """True if the game is over and its end has been shown."""
        return self.match.sitting.table.result is not None and self.match.stage.idle

    def draw(self, ui: Ui) -> None:
        """Paint the board with its description above, and caption and invitation below."""
        match, room = self.match, wide_frame(ui.rect, ui.text_scale)
        live, ui.live = ui.live, False
        match.sight.fit(room, ui.canvas.scale)
        picture = match.picture(ui)
        ui.backdrop()
        match.board.paint(picture)
        told, about = self._caption()
        ui.prompt_bar(room.prompt, told, tab=about)
        place = _invitation(ui, boxes.cut(room.bar, bottom=TIGHT), theme.BODY.strong.tight, 1)
        write_caption(ui.canvas, boxes.cut(room.bar, right=place.w + WIDE), match.sight.log, match.stage.view)
        ui.live = live

    def _caption(self) -> tuple[str, Tab | None]:
        """Return the last event as a caption, and its seat's tab."""
        sitting, result = self.match.sitting, self.match.sitting.table.result
        if result is not None and self.ended:
            return sitting.words.say(result.line, None, sitting.names), None
        told = last_told(self.match.sight.log)
        return told.sentence or say("fair.begins"), tab(sitting, told.seat)

    def on(self, message: object) -> Next:
        return None

    def tick(self, seconds: float) -> Next:
        """Run the match for some time; if it ends, show the result for a moment."""
        self.time += seconds
        if self.ended:
            self.over += seconds
        elif not isinstance(self.match.tick(seconds), Push | Replace | StartOver | Pop | None):
            return Redraw()
        if self.over >= OUTCOME or (self.time >= SHOWN_OFF and self.match.stage.idle):
            return Replace(TurnShelf(turned(self.titles)))
        return None

    def closing(self) -> None:
        self.match.closing()


def _ways(ui: Ui, page: Column, ways: Sequence[tuple[str, str, str]]) -> None:
    """Paint buttons one below the other, given as name, key and icon; the first is the main one."""
    for number, (name, key, icon) in enumerate(ways):
        kind, rect = "outline" if number else "ink", page.part(ui.button_height())
        ui.button(f"fair:{name}", rect, say(f"fair.{name}"), name, kind=kind, key=key, icon=icon)
        page.gap()
    ui.focus_on(f"fair:{ways[0][0]}")


class Stay(StillScene):
    """The pause sheet at a fair: continue, restart, or leave the game to the next visitor."""

    opaque = False

    def draw(self, ui: Ui) -> None:
        with ui.paper("pause", say("pause.title"), theme.WIDER, grows=1) as page:
            _ways(ui, page, (("on", "Esc", "play"), ("anew", "N", "undo"), ("leave", "S", "door")))

    def on(self, message: object) -> Next:
        match message:
            case "on":
                return Pop()
            case "anew":
                return Pop(Restart())
            case "leave":
                return Pop(LeaveMatch())
        return None


class VisitorResult(StillScene):
    """The result of a visitor's game, with two buttons."""

    def __init__(self, card: ResultCard) -> None:
        self.card = card

    def draw(self, ui: Ui) -> None:
        ui.backdrop()
        card = self.card
        with ui.paper("told", card.headline, theme.WIDER, grows=1) as page:
            for text, role in ((card.why, theme.LEAD.strong), (card.story, theme.LEAD)):
                page.text(text, role)
                page.gap(NEAR)
            _ways(ui, page, (("again", "Enter", "play"), ("done", "Esc", "door")))

    def on(self, message: object) -> Next:
        match message:
            case "again":
                return Replace(Play(self.card.session.dealt_anew()))
            case "done":
                return Pop()
        return None
