"""The review of a finished game: each answer's value, better answers and why, and playing on from there."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from pygame import FRect as Rect

from ai.coach.review import SHOWN, Grade, Judged, at_stake, made
from game.client.boards import board
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.messages import ShowPart
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, below_bar
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Ui, Way
from game.client.match.handover import moment
from game.client.match.prompt import tab
from game.client.match.sight import OPENING, shade
from game.client.requests import ChooseWhoPlaysOn, LearnFromGame, PlayFrom, Watch, branch
from game.client.scenes.review import review_graph
from game.client.scenes.review.play_list import ListedPlay, PlayList, ShowOthers
from game.client.scenes.review.replay import STEP
from game.client.scenes.review.review_graph import Chart, SeatLine
from game.client.scenes.review.sentences import ReviewWords
from game.client.scenes.review.stood import StoodBoard
from game.client.scenes.review.work import Desk
from game.client.scenes.shelf.covers import face_of
from game.client.table.spots import frame
from game.core.content.box import box
from game.core.contract import Seat
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.play.session import YOU
from game.play.sitting import Sitting
from game.play.worker import AtOnce, Worker

PARTS = ("answer", "plays", "graph", "board", "people")
"""The parts of the page: side by side at the usual text size, in tabs if text is large."""
PATIENCE = 120.0
"""Seconds that a worker may spend on one answer, so that even a busy machine completes the full number of tries.
"""
BOARD = 0.6
"""The largest share of the page's width for the board, and of the height beside it for words."""


@dataclass(frozen=True, slots=True)
class Goto:
    """Message: go to an answer, by its index among the reviewed ones."""

    place: int


@dataclass(frozen=True, slots=True)
class Read:
    """Message: go to an answer and show its explanation."""

    place: int


@dataclass(frozen=True, slots=True)
class StepBy:
    """Message: move by this many answers."""

    by: int


@dataclass(frozen=True, slots=True)
class NextMistake:
    """Message: go to the next mistake, or the previous one."""

    forward: bool


@dataclass(frozen=True, slots=True)
class Whose:
    """Message: show the mistakes and the best moves of a seat."""

    seat: Seat


class ReviewDeed(Enum):
    """Button actions of a review."""

    REST = "pause or resume the analysis"
    PLAY_ON = "play on from the current answer, as practice"
    BOARD = "show the whole board at this moment"


class ReviewPage:
    """A finished game, answer by answer. Answers are judged while the page is on top, and judgements are saved."""

    opaque, animating = True, False

    def __init__(self, recorded: Recorded[Any], desk: Desk | None = None, answer: int = 0) -> None:
        title = recorded.header.title
        self.sitting = Sitting(recorded, AtOnce())
        self.board = board(title)
        self.sitting.eyes.reader, self.sitting.eyes.all_open = None, True
        self.words, self.stood = ReviewWords(self.sitting), StoodBoard(recorded)
        self.list = PlayList(self.words)
        self.desk = desk or Desk(recorded, Worker(title, beside=0, limit=PATIENCE))
        self.part = PARTS[0]
        people = [seat for seat, chair in enumerate(recorded.header.chairs) if chair == YOU]
        self.whose: Seat = people[0] if people else 0
        self.at = self._opening(answer)
        self.board.fit(OPENING, self.whose, 1.0)  # only the near side matters here
        self.turns = self._turns()

    def _opening(self, answer: int) -> int:
        """Return the index of the first reviewed answer from `answer` on; if that is 0, of the seat's own first
        one.
        """
        of = [self.sitting.table.answer(number).seat for number in self.numbers]
        own = of.index(self.whose) if self.whose in of else 0
        return next((place for place, number in enumerate(self.numbers) if number >= answer > 0), own)

    def _turns(self) -> tuple[tuple[int, int], ...]:
        """Return each turn with the number of answers given before it."""
        table, found = self.sitting.table, dict[int, int]()
        for number in range(table.answered):
            found.setdefault(self.sitting.game.turn(table.state_before(number)), number)
        return tuple(found.items())

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the reviewed answers."""
        return self.desk.numbers

    @property
    def number(self) -> int:
        """The number of the current answer."""
        return self.numbers[self.at] if self.numbers else 0

    @property
    def judged(self) -> Judged | None:
        """The judgement of the current answer, if there is one yet."""
        return self.desk.found.judged.get(self.number)

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint board, graph and answer side by side with the tray below, or one of the parts in tabs."""
        title = self.sitting.title
        below = below_bar(ui, box(title).name, face=face_of(title), note=say("review.title"))
        spots = frame(ui.width, ui.height, ui.text_scale)
        top = ui.rect.bottom - spots.prompt.h if spots.tabbed else spots.prompt.top
        prompt = Rect(0, top, ui.width, spots.prompt.h)
        room = boxes.inset(Rect(0, below.top, ui.width, prompt.top - below.top), WIDE, GAP)
        lines = Column(ui.canvas, room)
        self._head(ui, lines)
        lines.gap(NEAR)
        if spots.tabbed:
            self._tabs(ui, lines)
            self._paint(ui, self.part, lines.rest)
        else:
            self._beside(ui, lines.rest, boxes.inset(boxes.cut(ui.rect, top=prompt.bottom), WIDE, GAP))
        self._prompt(ui, prompt)

    def _beside(self, ui: Ui, room: Rect, tray: Rect) -> None:
        """Paint the board as large as it fits, graph and answer to its right, people and plays in the tray.

        It is the real board, unless the seat's hand may not be seen. If the page is so high that its width limits
        the board, the plays are to its right, too.
        """
        most, fits = room.w * BOARD, room.h * self.stood.shape(ui)
        wide, high = min(most, fits), most < fits
        left, right = boxes.left(room, wide), boxes.cut(room, left=wide + WIDE)
        seat = self.sitting.table.answer(self.number).seat if self.numbers else 0
        if self.numbers and self.stood.shows(seat):
            self.stood.paint(ui, left, self.number, seat)
        else:
            self._board(ui, left)
        upper = boxes.upper(right, right.h * (BOARD / 2 if high else 1 - BOARD))
        beside = boxes.cut(right, top=upper.h + PAD, bottom=right.h * (1 - BOARD))
        self._graph(ui, upper)
        self._answer(ui, boxes.cut(right, top=(beside if high else upper).bottom + PAD - right.top))
        self._people(ui, tray if high else boxes.left(tray, wide), 2 * SHOWN if high else SHOWN)
        self._plays(ui, beside if high else boxes.cut(tray, left=wide + WIDE))

    def _paint(self, ui: Ui, part: str, room: Rect) -> None:
        match part:
            case "graph":
                self._graph(ui, room)
            case "board":
                self._board(ui, room)
            case "plays":
                self._plays(ui, room)
            case "people":
                self._people(ui, room)
            case _:
                self._answer(ui, room)

    def _head(self, ui: Ui, lines: Column) -> None:
        """Paint the analysis's progress, and the buttons that step through the answers."""
        row = lines.row(theme.BODY, ui.field_height())
        if self.numbers:
            told = say("review.count", answer=self.at + 1, of=len(self.numbers))
            most = say("review.count", answer=len(self.numbers), of=len(self.numbers))
            _steps(ui, row, told, most, back=(StepBy(-1), "left"), on=(StepBy(1), "right"))
            up, down = (NextMistake(forward=False), "up"), (NextMistake(forward=True), "down")
            _steps(ui, row, say("review.mistakes"), mistake_before=up, mistake=down)
        desk, done = self.desk, self.desk.done >= len(self.numbers)
        if not done:
            words = say("review.stop" if desk.running else "review.go_on")
            place = row.take(ui.button_width(words, "Space", words=theme.BODY), end=True)
            if place is not None:
                ui.button("review:rest", place, words, ReviewDeed.REST, key="Space", words=theme.BODY)
        told = self._done() if done else say("review.progress", done=desk.done, count=len(self.numbers))
        row.text(told, pale=True, end=True)
        if not done:
            lane = row.take(min(row.rest.w, 2 * ROOM * TIGHT), end=True)
            if lane is not None:
                track = boxes.around(*lane.center, lane.w, TIGHT)
                ui.canvas.rect(track, theme.LINE, radius=theme.HAIR)
                share = desk.done / max(1, len(self.numbers))
                ui.canvas.rect(boxes.left(track, track.w * share), theme.PAPER, radius=theme.HAIR)

    def _done(self) -> str:
        failed = len(self.desk.failed)
        return say("review.done_but", count=failed) if failed else say("review.done")

    def _tabs(self, ui: Ui, lines: Column) -> None:
        parts = [(part, say(f"review.tab_{part}")) for part in PARTS]
        ui.tabs("review:part", lines.part(ui.field_height()), parts, self.part, ShowPart)
        lines.gap(GAP)

    def _board(self, ui: Ui, room: Rect) -> None:
        """Paint the position before the answer, as a small board."""
        if room.h > ROOM:
            with ui.canvas.panel(room, "board"):
                self.board.poster(ui, room, self.sitting.table.state_before(self.number), self._tags())

    def _tags(self) -> list[tuple[str, str]]:
        """Return labels for the places of the given answer and of the better one on the board."""
        if not self.numbers:
            return []
        judged = self.judged
        marked = dict.fromkeys([each.noun for each in made(self.sitting.table, self.number)], "played")
        if judged is not None and judged.lost:
            better = judged.best.deed or (judged.best.action,)
            marked = {**dict.fromkeys([each.noun for each in better], "better"), **marked}
        return [(noun, say(f"review.{word}")) for noun, word in marked.items()]

    def _plays(self, ui: Ui, room: Rect) -> None:
        """Paint the list of the selected seat's plays, or of everybody else's."""
        answers, others = self.sitting.table.answers, self.list.others
        judged, deed = self.desk.found.judged, self.words.deed
        plays = [
            ListedPlay(place, each, deed((answers[each].action,), each), judged.get(each))
            for place, each in enumerate(self.numbers)
            if (answers[each].seat != self.whose) == others
        ]
        key = "review.list_theirs" if others else "review.list_of"
        self.list.paint(ui, room, say(key, name=self.sitting.names[self.whose]), plays, self.at, Goto)

    def _graph(self, ui: Ui, room: Rect) -> None:
        chart = self.chart()
        with ui.canvas.panel(room, "graph"):
            review_graph.draw(ui, room, chart, self.number)
        if self.numbers:
            area = review_graph.room_of(ui, room, chart)
            label = say("review.graph")
            state = (str(self.at + 1),)

            def slide(share: float) -> Goto:
                return Goto(self.place(round(share * chart.answers)))

            ui.node("review:graph", area, "slider", label, state=state, sound="tick", step=StepBy, slide=slide)

    def place(self, number: int) -> int:
        """Return the index of the reviewed answer nearest to an answer number."""
        return min(range(len(self.numbers)), key=lambda place: abs(self.numbers[place] - number))

    def chart(self) -> Chart:
        """Return the data of the graph; the turning points are included once everything has been judged."""
        sitting, header, found = self.sitting, self.sitting.recorded.header, self.desk.found
        sides = [SeatLine(sitting.names[seat], theme.shade(shade(sitting, seat))) for seat in sitting.table.seats]
        whole = self.desk.done >= len(self.numbers)
        turning = found.turning if whole else ()
        key = (header.title, header.date, header.setup.seed, len(found.judged), whole)
        answers = sitting.table.answered
        return Chart(key, answers, found.graph, found.judged, sides, turning, self.turns, self.words)

    def _answer(self, ui: Ui, room: Rect) -> None:
        """Paint who gave the answer and when, and its explanation."""
        with ui.panel(room, name="answer"), ui.page("answer", boxes.inset(room, PAD, GAP)) as lines:
            if not self.numbers:
                lines.text(say("review.no_choice"), theme.BODY)
                return
            answer = self.sitting.table.answer(self.number)
            row = lines.row(theme.LEAD.strong)
            row.bullet(theme.shade(shade(self.sitting, answer.seat)))
            row.text(self.words.turn(self.number), theme.NOTE, pale=True, end=True)
            row.text(self.words.who(answer.seat))
            lines.text(self.words.question(self.number), theme.BODY, pale=True)
            lines.gap(TIGHT)
            judged = self.judged
            if judged is not None:
                self.words.write(lines, judged)
                return
            lines.label(say("review.played"))
            lines.text(self.words.deed((answer.action,), self.number), theme.LEAD.strong)
            waits = "failed" if self.number in self.desk.failed else "waits" if self.desk.running else "stopped"
            lines.text(say(f"review.{waits}"), theme.BODY, pale=True)

    # --- the people ---

    def _people(self, ui: Ui, room: Rect, across: int = 1) -> None:
        """Paint how well a seat has answered, with its mistakes and best moves; each opens its moment.

        With several `across`, those are on the right.
        """
        tray = across > 1
        side = ROOM * GAP * ui.canvas.growth
        with ui.page("whose", boxes.left(room, side) if tray else room) as lines:
            options = [(seat, self.sitting.names[seat]) for seat in self.sitting.table.seats]
            place = lines.part(ui.field_height())
            ui.choice("review:whose", place, say("review.whose"), options, self.whose, Whose, kind="list")
            lines.gap(TIGHT)
            lines.text(self._how_well(), theme.NOTE.tight, pale=True)
            lines.gap(NEAR)
            if not tray:
                self._cards(ui, lines, 1)
        if tray:
            with ui.page("cards", boxes.cut(room, left=side + PAD)) as lines:
                self._cards(ui, lines, across)

    def _cards(self, ui: Ui, lines: Column, across: int) -> None:
        found = self.desk.found
        cards = [(self.words.grade(found.judged[each]).value, each) for each in found.mistakes.get(self.whose, ())]
        cards += [("best", each) for each in found.best.get(self.whose, ())]
        if not cards:
            whole = self.desk.done >= len(self.numbers)
            lines.text(say("review.nothing" if whole else "review.nothing_yet"), theme.BODY, pale=True)
            return
        small = ui.canvas.line_height(theme.SMALL) + 2 * ui.canvas.line_height(theme.NOTE.tight)
        high = small + 2 * GAP + ui.canvas.line_height(theme.NOTE.tight) * (across > 1)
        grid = lines.part(boxes.grid_height(len(cards), across, high))
        for index, (kind, number) in enumerate(cards):
            self._card(ui, boxes.cell(grid, across, index, high), kind, number, index)

    def _how_well(self) -> str:
        """Return a sentence on how well the selected seat has answered."""
        counts = self.desk.found.counts.get(self.whose, {})
        accuracy = self.desk.found.accuracy.get(self.whose)
        told = say("review.counts", **{of.value: counts.get(of, 0) for of in Grade})
        for of in (Grade.ADVISED, Grade.UNJUDGED):
            if counts.get(of):
                told = say(f"review.counts_{of.value}", counts=told, count=counts[of])
        own = [each for each in self.desk.found.judged.values() if each.seat == self.whose]
        if accuracy is not None and self.words.calibrated:
            told = say("review.accuracy", percent=round(accuracy), count=len(at_stake(own)), counts=told)
        shown = len(self.desk.found.mistakes.get(self.whose, ()))
        fewer = shown < counts.get(Grade.SLIP, 0) + counts.get(Grade.MISTAKE, 0)
        return say("review.largest", told=told.rstrip("."), shown=shown) if fewer else told

    def _card(self, ui: Ui, rect: Rect, kind: str, number: int, index: int) -> None:
        judged, canvas = self.desk.found.judged[number], ui.canvas
        deed, head = self.words.deed((judged.given,), number), self.words.turn(number)
        question = self.words.question(number)
        label = f"{say(f'review.mark_{kind}')}, {head}: {deed}"
        read = Read(self.numbers.index(number))
        state = ("chosen",) if number == self.number else ()
        look = ui.node(f"review:card{index}", rect, "card", label, read, state=state, tip=f"{deed}\n{question}")
        ground = theme.GLASS2 if look.hover or state else theme.GLASS
        canvas.rect(rect, ground, radius=CORNER, border=theme.TEXT if state else theme.LINE2)
        with canvas.panel(rect, label):
            lines = Column(canvas, boxes.inset(rect, GAP, NEAR))
            row, radius = lines.row(theme.SMALL.strong), TIGHT * canvas.growth
            sign = row.take(2 * radius)
            if sign is not None:
                review_graph.mark(canvas, self.words.grade(judged), *sign.center, radius)
            row.text(head, theme.SMALL, pale=True, end=True)
            row.text(say(f"review.mark_{kind}"), theme.SMALL, pale=True)
            lines.text(deed, theme.NOTE.strong.tight, max_lines=2)
            lines.text(question, theme.SMALL.tight, pale=True)

    # --- the prompt bar ---

    def _prompt(self, ui: Ui, room: Rect) -> None:
        if not self.numbers:
            ui.prompt_bar(room, say("review.no_choice"))
            return
        answer = self.sitting.table.answer(self.number)
        ways = [
            *self._learning(),
            Way(say("review.see_board"), ReviewDeed.BOARD, "B", id="review:see_board"),
            Way(say("review.play_on"), ReviewDeed.PLAY_ON, "P", main=True, id="review:play_on"),
        ]
        said = self.words.deed((answer.action,), self.number)
        ui.prompt_bar(room, said, tab=tab(self.sitting, answer.seat), ways=ways)

    def _learning(self) -> list[Way]:
        """Return the button that opens one's own worst moments, in a game with one person."""
        recorded = self.sitting.recorded
        if recorded.header.chairs.count(YOU) != 1:
            return []
        return [Way(say("learn.button"), Push(LearnFromGame(recorded)), "T", id="review:learn")]

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Goto(place):
                self._go(place)
            case Read(place):
                self._go(place)
                self.part = PARTS[0]
            case StepBy(by):
                self._go(self.at + by)
            case NextMistake(forward):
                self._mistake(forward)
            case Whose(seat):
                self.whose = seat
            case ShowPart(part):
                self.part = part
            case ShowOthers():
                self.list.others = not self.list.others
            case ReviewDeed.REST:
                self.desk.rest()
            case ReviewDeed.BOARD:
                return Push(Watch(self.sitting.recorded, self.number, reviewed=True))
            case ReviewDeed.PLAY_ON:
                return Push(ChooseWhoPlaysOn(self.sitting.recorded, (moment(self.sitting, self.number),)))
            case PlayFrom():
                return Replace(branch(self.sitting.recorded, message))
            case Pop() | Push():
                return message
        return None

    def _go(self, place: int) -> None:
        self.at = max(0, min(place, len(self.numbers) - 1))

    def _mistake(self, forward: bool) -> None:
        """Go to the next or previous mistake; stay if there is none."""
        judged = self.desk.found.judged
        wrong = [
            place
            for place, number in enumerate(self.numbers)
            if number in judged and self.words.grade(judged[number]) in (Grade.SLIP, Grade.MISTAKE)
        ]
        ahead = [place for place in wrong if (place > self.at if forward else place < self.at)]
        if ahead:
            self._go(ahead[0] if forward else ahead[-1])

    def tick(self, seconds: float) -> Next:
        """Continue the analysis, the current answer first."""
        return Redraw() if self.desk.tick(self.number) else None

    def closing(self) -> None:
        """Stop the analysis; judgements made so far are saved."""
        self.desk.close()


def _steps(ui: Ui, row: Row, told: str, widest: str = "", **steps: tuple[object, str]) -> None:
    """Paint buttons that step through the answers, and beside them what they step through.

    That takes the room of the `widest` text there can be, so that nothing after it moves.
    """
    for name, (message, key) in steps.items():
        place = row.take(row.room.h * STEP)
        if place is not None:
            label = say(f"review.{name}")
            look = ui.node(f"review:{name}", place, "button", label, message, key=key, tip=label)
            edge = theme.MUTE if look.hover else theme.LINE2
            ui.canvas.rect(place, theme.GLASS2, radius=CORNER, border=edge)
            ui.canvas.icon(key, *place.center, place.h / 2, theme.TEXT)
    room = row.take(min(row.rest.w, ui.canvas.measure(widest or told, row.role)[0]))
    if room is not None:
        Row(ui.canvas, room, row.role).text(told, pale=True)
    row.take(GAP)
