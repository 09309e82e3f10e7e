"""The pages about one's own mistakes: what is due, where points are lost, and waiting for a search."""

from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from ai.coach.practice import Dealt
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.messages import Resumed
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, StillScene, below_bar
from game.client.kit.theme import GAP, NEAR, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Ui
from game.client.requests import OpenLearning, TryAgain, TryMoment
from game.client.scenes.exercises.lessons import titled_page
from game.client.scenes.review.page import PATIENCE
from game.client.scenes.review.work import Desk
from game.client.scenes.shelf.covers import face_of
from game.client.scenes.shelf.titles import shelf
from game.core.content.box import name_of
from game.core.files.journal import YOU, Recorded
from game.core.language.words import say
from game.machine import mistakes, today
from game.machine.mistakes import PARTS, Share
from game.play.retry import RetryPlace, Unusable, dealing, laid_out, nothing_due, position
from game.play.worker import Worker, result_of


@dataclass(frozen=True, slots=True)
class Train:
    """Message: retry what is due, or everything about a motif or a group of questions in a title."""

    title: str = ""
    about: str = ""


class LearningPage(StillScene):
    """What is due, and where points are lost, title by title."""

    def __init__(self, title: str = "") -> None:
        self.titles = tuple(sorted(shelf(), key=lambda each: each != title))
        self.look()

    def look(self) -> None:
        """Read the saved mistakes."""
        self.day = today.today()
        self.kept = mistakes.kept()
        self.due = self.kept.due(self.day)

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint what is due, and a section for each title with a reviewed game."""
        with titled_page(ui, "learning", say("learn.page"), self.kept.trouble) as lines:
            told = say("learn.due", count=len(self.due)) if self.due else nothing_due(self.kept, self.day)
            lines.text(told, theme.LEAD)
            lines.gap(NEAR)
            if self.due:
                high, label = ui.button_height(), say("learn.begin")
                rect = boxes.left(lines.part(high), ui.button_width(label, "Enter"))
                ui.button("learn:begin", rect, label, Train(), kind="paper", key="Enter")
            mixed = {each.fine for each in self.due} == {True, False}
            told = f"{say('learn.note')} {say('learn.note_fine')}" if mixed else say("learn.note")
            lines.text(told, theme.BODY, pale=True)
            lines.gap(WIDE)
            for title in self.titles:
                self._section(ui, lines, title)
        ui.focus_on("learn:begin")

    def _section(self, ui: Ui, lines: Column, title: str) -> None:
        games = self.kept.games(title)
        if not games:
            return
        lines.text(name_of(title), theme.TITLE.set_in(face_of(title)).tight)
        shares = self.kept.divided(title)
        lines.text(say("learn.games" if shares else "learn.games_none", count=games), theme.BODY, pale=True)
        for part, found in shares.items():
            lines.gap(NEAR)
            lines.label(say(f"learn.{part}"))
            for share in found:
                self._share(ui, lines, title, share)
        lines.gap(WIDE)

    def _share(self, ui: Ui, lines: Column, title: str, share: Share) -> None:
        """Draw a share as a row: its name, a bar, its numbers, and a button for its training set."""
        high = ui.button_height() if share.moments else ui.field_height()
        rect, name = lines.part(high), mistakes.named(title, share)
        names, track, rest = boxes.columns(rect, len(PARTS), GAP)
        canvas = ui.canvas
        Row(canvas, boxes.cut(names, right=NEAR), theme.BODY).text(name, shrink=True)
        if share.moments:
            label = say("learn.train", count=share.moments)
            wide = ui.button_width(label, "")
            place = boxes.right(rest, wide)
            ui.button(
                f"train:{title}:{share.part}:{share.name}",
                place,
                label,
                Train(title, f"{share.part} {share.name}"),
            )
            rest = boxes.cut(rest, right=wide + GAP)
        track = boxes.inset(track, 0, (track.h - NEAR) / 2)
        canvas.rect(track, theme.GLASS2)
        canvas.rect(boxes.left(track, track.w * share.part_of_all), theme.SLOT)
        said = say("learn.share", percent=share.percent, points=share.points, count=share.answers)
        Row(canvas, rest).text(said, pale=True, shrink=True)
        node = f"share:{title}:{share.part}:{share.name}"
        ui.node(node, names, "picture", f"{name}: {said}", focusable=False, sound="")
        lines.gap(TIGHT)

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Train(title, about):
                due = self.kept.due(self.day, title, about)
                return Push(TryAgain(RetryPlace(tuple(due)))) if due else Redraw()
            case Pop():
                return message
            case Resumed():
                self.look()
        return None


class Waiting(StillScene):
    """A page with a sentence and a way back, shown while a search runs."""

    said = ""

    def draw(self, ui: Ui) -> None:
        """Paint the sentence in the middle of the page."""
        below_bar(ui, say("learn.page"))
        wide = ui.width - 2 * ROOM
        ui.canvas.text(*ui.rect.center, self.said, theme.LEAD, align="center", valign="bottom", width=wide)

    def on(self, message: object) -> Next:
        return message if isinstance(message, Pop) else None


class DealAnew(Waiting):
    """Re-deals the next moment of a training session, and begins it."""

    def __init__(self, place: RetryPlace) -> None:
        self.place, self.said = place, say("learn.deals")
        self.recorded: Recorded[Any] | None = None
        self.judges: Worker | None = None
        self.asked: Future[Dealt] | None = None
        try:
            self.recorded = position(place.moment)
        except Unusable as error:
            mistakes.drop(place.moment)
            self.said = str(error)
            return
        request = dealing(place.moment, self.recorded)
        if request is not None:
            self.judges = Worker(place.moment.title, beside=0, limit=PATIENCE)
            self.asked = self.judges.ask(request)

    def tick(self, seconds: float) -> Next:
        """Begin the moment once it has been dealt."""
        if self.recorded is None:
            return None
        if self.judges is not None:
            self.judges.tick()
        if self.asked is not None and not self.asked.done():
            return None
        dealt = result_of(self.asked) if self.asked is not None else None
        return Replace(TryMoment(laid_out(self.place.moment, self.recorded, dealt), self.place))

    def closing(self) -> None:
        if self.judges is not None:
            self.judges.close()


class ReviewFirst(Waiting):
    """Judges the person's answers in a finished game, then shows its worst moments."""

    def __init__(self, recorded: Recorded[Any]) -> None:
        self.desk = Desk(recorded, Worker(recorded.header.title, beside=0, limit=PATIENCE))
        answers, sitters = recorded.table.answers, recorded.sitters
        self.mine = [each for each in self.desk.numbers if YOU in sitters[answers[each].seat]]
        self._tell()

    def draw(self, ui: Ui) -> None:
        """Paint how far the review is and, once it has found something, the way to begin with that."""
        super().draw(ui)
        canvas, lines = ui.canvas, Column(ui.canvas, boxes.lower(ui.rect, ui.height / 2))
        lines.gap(WIDE)
        track = boxes.around(*lines.part(TIGHT).center, 2 * ROOM * WIDE, TIGHT)
        canvas.rect(track, theme.LINE, radius=theme.HAIR)
        canvas.rect(
            boxes.left(track, track.w * self.done / max(1, len(self.mine))), theme.PAPER, radius=theme.HAIR
        )
        if found := self._found():
            lines.gap(WIDE)
            label, high = say("learn.begin_early", count=found), ui.button_height()
            place = boxes.around(*lines.part(high).center, ui.button_width(label, "Enter"), high)
            ui.button("learn:early", place, label, Train(), kind="paper", key="Enter")

    def _found(self) -> int:
        """Return how many of the mistakes to be kept have been found so far."""
        seats = {self.desk.recorded.table.answers[each].seat for each in self.mine}
        return sum([len(self.desk.found.mistakes.get(seat, ())) for seat in seats])

    @property
    def done(self) -> int:
        """How many of the person's answers have been judged."""
        return len([each for each in self.mine if self._done(each)])

    def _tell(self) -> None:
        self.said = say("learn.reviews", done=self.done, all=len(self.mine))

    def _done(self, number: int) -> bool:
        return number in self.desk.kept.judged or number in self.desk.failed

    def tick(self, seconds: float) -> Next:
        """Keep judging; after the last answer, save what was found and show it."""
        news = self.desk.tick(-1)
        if not all(self._done(each) for each in self.mine):
            self._tell()
            return Redraw() if news else None
        return self._begin()

    def _begin(self) -> Next:
        """Save what has been found, and show it."""
        self.desk.sum_up()
        mistakes.learn_from(self.desk.recorded, self.desk.found, today.today())
        return Replace(OpenLearning(self.desk.recorded.header.title))

    def on(self, message: object) -> Next:
        return self._begin() if isinstance(message, Train) else super().on(message)

    def closing(self) -> None:
        """Stop judging; judgements made so far are kept."""
        self.desk.close()
