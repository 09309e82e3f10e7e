"""The plays of a review as a list, each with its loss and the luck that followed, and the totals."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import FRect as Rect

from ai.coach.review import SLIP, Judged
from game.client.kit import boxes, scrolling, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import GAP, HAIR, NEAR, ROOM, SLIM, TIGHT
from game.client.kit.widgets import Ui
from game.client.scenes.review import review_graph
from game.client.scenes.review.sentences import ReviewWords, percent
from game.core.language.words import say

STROKE, POINTS = TIGHT, 2
"""The px of one stroke of a loss with its gap, and the points per stroke."""
LOSS, LUCK = 2 * ROOM, 2 * ROOM
"""The widths in px of the columns of losses and luck, at the usual text size."""
LIST = "plays"


@dataclass(frozen=True, slots=True)
class ShowOthers:
    """Message: list everybody else's plays, or one's own again."""


class ListedPlay(NamedTuple):
    """A play of the list."""

    place: int
    """Its index among the reviewed answers."""
    number: int
    told: str
    judged: Judged | None


@dataclass
class PlayList:
    """The list of a seat's plays, or of everybody else's."""

    words: ReviewWords
    others: bool = False
    shown: int = field(default=-1, init=False)
    """The play last scrolled to."""

    def paint(self, ui: Ui, room: Rect, title: str, plays: Sequence[ListedPlay], at: int, go: type) -> None:
        """Paint the list with the play at index `at` marked; a line sends `go` with its index."""
        head = boxes.upper(room, ui.field_height())
        self._head(ui, head, title, [each.judged for each in plays if each.judged is not None])
        with ui.page(LIST, boxes.cut(room, top=head.h + NEAR)) as lines:
            for play in plays:
                self._line(ui, lines, play, chosen=play.place == at, message=go(play.place))
        node = next((each for each in ui.nodes if each.id == f"play:{at}"), None)
        if node is not None and self.shown != at:
            self.shown = at
            scrolling.reveal(ui, node)
            ui.redraw()

    def _head(self, ui: Ui, room: Rect, title: str, judged: Sequence[Judged]) -> None:
        row = Row(ui.canvas, room, theme.NOTE.strong)
        words = say("review.list_own" if self.others else "review.list_others")
        button = row.take(ui.button_width(words, "O", words=theme.NOTE), end=True)
        if button is not None:
            ui.button("review:others", button, words, ShowOthers(), key="O", words=theme.NOTE)
        row.take(GAP, end=True)
        if judged and self.words.calibrated:
            lost = sum(map(self.words.lost, judged))
            luck = sum(self.words.came(each) or 0.0 for each in judged)
            told = say("review.list_sums", lost=percent(lost), luck=signed(percent(luck)))
            row.text(told, theme.NOTE, pale=True, end=True, shrink=True)
        row.text(title, shrink=True)

    def _line(self, ui: Ui, lines: Column, play: ListedPlay, *, chosen: bool, message: object) -> None:
        canvas, high = ui.canvas, ui.canvas.line_height(theme.NOTE.tight) + HAIR
        rect = lines.part(high)
        state = ("chosen",) if chosen else ()
        look = ui.node(f"play:{play.place}", rect, "row", self._spoken(play), message, state=state)
        if chosen or look.hover or look.focus:
            canvas.rect(rect, theme.GLASS2, radius=SLIM, border=theme.TEXT if chosen else None)
        row = Row(canvas, boxes.inset(rect, TIGHT, 0), theme.NOTE.tight)
        sign, radius = row.take(2 * TIGHT * canvas.growth), TIGHT * canvas.growth
        if sign is not None and play.judged is not None:
            review_graph.mark(canvas, self.words.grade(play.judged), *sign.center, radius)
        luck = row.take(LUCK * canvas.growth, end=True)
        bar = row.take(LOSS * canvas.growth, end=True)
        if play.judged is not None and bar is not None:
            self._bar(ui, bar, self.words.lost(play.judged))
        if play.judged is not None and luck is not None:
            self._luck(ui, luck, play.judged)
        row.text(self.words.turn(play.number), theme.SMALL.tight, pale=True)
        with canvas.panel(rect, play.told):
            row.text(play.told, shrink=True)

    def _spoken(self, play: ListedPlay) -> str:
        """Return a line as it is read aloud."""
        head = f"{self.words.turn(play.number)}: {play.told}"
        return f"{head}. {self.words.gave_away(play.judged)}" if play.judged is not None else head

    def _bar(self, ui: Ui, room: Rect, lost: float) -> None:
        """Draw a loss as strokes of two points each."""
        step, color = STROKE * ui.canvas.growth, theme.ALARM if lost >= SLIP else theme.MUTE
        for stroke in range(min(int(LOSS / STROKE), round(percent(lost) / POINTS))):
            x = room.left + stroke * step
            ui.canvas.rect(Rect(x, room.top + HAIR, step / 2, room.h - 2 * HAIR), color)

    def _luck(self, ui: Ui, room: Rect, judged: Judged) -> None:
        came = self.words.came(judged)
        if came is not None and self.words.calibrated and abs(came) >= SLIP:
            told = signed(percent(came))
            role = theme.SMALL.tight
            at = (room.right - HAIR, room.centery)
            ui.canvas.text(*at, told, role, color=theme.DIM, align="right", valign="middle")


def signed(points: int) -> str:
    """Return points with their sign."""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "0"
