"""A finished or interrupted game as a film: forwards and backwards, at any speed, from any viewpoint."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from itertools import accumulate
from typing import Any

from game.client.boards import board
from game.client.cards import TurningPoint
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.messages import Inspect, Key, Pointer, Refused
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.sound import Sound
from game.client.kit.theme import GAP, NEAR, PAD, ROOM
from game.client.kit.widgets import Tab, Tool, Ui, Way
from game.client.match import bar
from game.client.match.controls import Control
from game.client.match.handover import take_agreed, to_play_on, turning_points
from game.client.match.news import lately
from game.client.match.overlays import Closer, log_drawer
from game.client.match.prompt import last_told, tab
from game.client.match.sight import Sight
from game.client.requests import (
    Agreed,
    AskIfSure,
    FilmMoment,
    OpenBranches,
    PlayFrom,
    ReadRules,
    ReviewGame,
    ask_for_practice,
    branch,
)
from game.client.table.board import Board, finish, moving
from game.client.table.cues import cues
from game.client.table.messages import LookBack, Reveal, Show, ShowLog
from game.client.table.picture import Picture, Seating
from game.client.table.spots import frame
from game.core.contract import Seat
from game.core.eyes import all_may_be_seen, may_look, played
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.play.ending import turns_begun
from game.play.eyes import Shot
from game.play.session import seat_names
from game.play.sitting import Sitting
from game.play.worker import AtOnce

BAND = 46.0  # px that the controls take from the board
STEP = 1.4  # the width of a step button, as a multiple of its height
TABBED, LIST = 1.6, 200.0  # up to this text scale viewpoints are tabs; above it, the px of a list
BREATH = 0.7  # seconds between two answers
EVERYBODY, OPEN = "everybody", "open"


@dataclass(frozen=True, slots=True)
class Seek:
    """Message: go to just before this answer."""

    answer: int


class ReplayDeed(Enum):
    """Button actions of a replay."""

    RUN = "play or pause"
    PLAY_ON = "play on from the shown moment, as practice in a new record"


@dataclass(frozen=True, slots=True)
class StepAnswer:
    """Message: step forward or back by one answer."""

    forward: bool


@dataclass(frozen=True, slots=True)
class Through:
    """Message: change the viewpoint to a seat's number as text, "everybody" or "open"."""

    eyes: str


def may_see(recorded: Recorded[Any], eyes: str) -> bool:
    """Return True if a record may be watched from a viewpoint."""
    return all_may_be_seen(recorded) if eyes == OPEN else may_look(recorded, int(eyes) if eyes.isdigit() else None)


class Replay:
    """A record being played back.

    With an `answer`, it opens at that moment and shows what the answer did.
    """

    opaque = True

    def __init__(
        self, recorded: Recorded[Any], settings: Settings | None = None, answer: int = 0, *, reviewed: bool = False
    ) -> None:
        title = recorded.header.title
        self.board: Board[Any] = board(title)
        self.sitting = Sitting(recorded, AtOnce())
        self.eyes = OPEN if recorded.table.result is not None else EVERYBODY
        self.sitting.eyes.reader, self.sitting.eyes.all_open = None, self.eyes == OPEN
        self.settings = settings or Settings()
        self.sound = Sound(self.settings)
        table = self.sitting.table
        self.ends = [0, *accumulate(len(table.beats(i, i + 1)) for i in range(table.answered))]
        """How many beats come before each answer, and after the last."""
        self.at = 0
        self.reviewed = reviewed
        """True if this game's review is the scene below."""
        self.playing = answer == 0
        self.waited = 0.0
        self.drawer, self.sheet, self.closer = False, "", Closer(self.board)
        self.sight = Sight(self.sitting, self.board, self._begun)
        self.stage = self.sight.stage
        self.seek(answer)
        if answer:
            self.forward()

    @property
    def last(self) -> int:
        """The number of answers in the record."""
        return self.sitting.table.answered

    @property
    def animating(self) -> bool:
        return self.stage.animating or moving(self.board, self.stage.clock) or self.sitting.writing

    def _state(self, answer: int) -> Any:
        return self.sitting.table.state_before(answer)

    def _view(self, answer: int) -> Any:
        state = self._state(answer)
        return state if self.sitting.eyes.all_open else self.sitting.game.view(state, self.sitting.reader)

    def _begun(self, shot: Shot[Any], before: Any) -> None:
        self.board.begun(shot, before, self.stage.clock, still=self.settings.reduce_motion)
        self.sight.log.note(shot)
        sound = cues(self.sitting.title).heard(shot.event, self.sitting.reader) if shot.event is not None else ""
        if sound and self.settings.speed < INSTANT:
            self.sound.play(sound)

    # --- moving through the film ---

    def seek(self, answer: int) -> None:
        """Go to the position before an answer."""
        self.at = max(0, min(answer, self.last))
        self.waited = 0.0
        self.sight.show(self._view(self.at))
        self._retell(self.ends[self.at])

    def _retell(self, beats: int) -> None:
        """Rewrite the log up to the moment shown."""
        self.sight.log.told.clear()
        for shot in self.sitting.eyes.shots(0, min(beats, self.sitting.eyes.beats_before(self.at))):
            self.sight.log.note(shot)

    def forward(self) -> None:
        """Show the next answer, finishing the current one at once."""
        if self.stage.animating or self.stage.waiting:
            self.stage.finish()
            finish(self.board)
        if self.at < self.last:
            shots = self.sitting.eyes.shots_of(self.at)
            self.at += 1
            self.stage.enqueue([*shots, Shot(self._view(self.at))])
        self.waited = 0.0

    def back(self) -> None:
        """Go back to before the last answer that had visible effects."""
        answer = self.at - 1
        while answer > 0 and self.ends[answer] == self.ends[answer + 1]:
            answer -= 1
        self.seek(answer)

    def tick(self, seconds: float) -> Next:
        self.stage.speed, self.stage.still = self.settings.speed, self.settings.reduce_motion
        self.stage.tick(seconds)
        self.sitting.tick()
        if (wanted := take_agreed(self.sitting)) is not None:
            return self.on(wanted) or Redraw()
        if not self.playing or not self.stage.idle:
            return None
        silent = self.at < self.last and (self.whispers(self.at) or self.whispers(self.at - 1))
        self.waited += seconds * max(0.25, min(self.settings.speed, 64.0))
        if self.at >= self.last:
            self.playing = False
            return Redraw()
        if silent or self.waited >= BREATH:
            self.forward()
            return Redraw()
        return None

    def whispers(self, answer: int) -> bool:
        """Return True if an answer shows nothing that takes time to read, such as a pass."""
        brief = cues(self.sitting.title).whispers
        shots = self.sitting.eyes.shots_of(answer) if answer >= 0 else ()
        return answer >= 0 and all(shot.event is None or brief(shot.event) for shot in shots)

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the board, the caption and the controls."""
        band = BAND * ui.canvas.growth
        self.sight.fit(frame(ui.width, ui.height - band, ui.text_scale), ui.canvas.scale)
        ui.below = self.sight.below
        ui.backdrop()
        picture = self.picture(ui)
        self.board.paint(picture)
        bar.paint(ui, self.sight.log, self.stage.view, None, self._tools())
        self._prompt(ui)
        self._band(ui)
        if self.drawer:
            self._log(ui)
        if self.sheet:
            self.board.sheet(picture, self.sheet)
        self.closer.paint(ui, picture)

    def picture(self, ui: Ui) -> Picture:
        sitters = [
            say("match.you") if seat == self._own else name
            for seat, name in enumerate(seat_names(self.sitting.recorded.header))
        ]
        seating = Seating(self.sitting.names, tuple(sitters))
        return replace(self.sight.picture(ui, seating), trails=lately(self.sight))

    def _tools(self) -> list[Tool]:
        why_not = say("hidden.not_over") if self.sitting.table.result is None else ""
        review = Tool("search", "Y", say("review.title"), ReviewGame(self.sitting.recorded, self.at), why_not)
        return [
            *([] if self.reviewed else [review]),
            Tool("film", "G", say("film.tool"), self._film()),
            Tool("fast", "F", say("match.faster"), Control.FASTER),
            Tool("list", "L", say("match.log"), ShowLog()),
            Tool("share", "B", say("branch.tree"), OpenBranches(self.sitting.recorded.header.id)),
            Tool("rules", "F1", say("match.rules"), ReadRules(self.sitting.title)),
            Tool("cross", "Esc", say("replay.leave"), Pop()),
        ]

    @cached_property
    def _turning(self) -> tuple[TurningPoint, ...]:
        """The turning points of a finished game."""
        return turning_points(self.sight.log, turns_begun(self.sitting))

    def _film(self) -> FilmMoment:
        """Return a request to film from here, or, at the end of the game, to film the end or a turning point."""
        record = self.sitting.recorded
        if self._ended:
            return FilmMoment(record, self._turning, "end", self.eyes)
        return FilmMoment(record, (TurningPoint(0, say("film.here"), self.at),), str(self.at), self.eyes)

    def caption(self) -> tuple[str, str, Tab | None]:
        """Return the headline of this moment, its aside, and the tab of its seat."""
        sitting = self.sitting
        newest = last_told(self.sight.log)
        result = self.sitting.table.result
        if result is not None and self.at >= self.last and self.stage.idle:
            return sitting.say(result.line), "", None
        about = tab(sitting, newest.seat) if self.at else None
        return newest.sentence or say("replay.opening"), newest.second, about

    def _prompt(self, ui: Ui) -> None:
        told, _, about = self.caption()
        key = "replay.stop" if self.playing else "replay.play"
        ways = [
            Way(say("branch.title"), ReplayDeed.PLAY_ON, "P", reason=say("branch.over") if self._ended else ""),
            Way(say(key), ReplayDeed.RUN, "Space", main=True),
        ]
        ui.prompt_bar(self.sight.frame.prompt, told, tab=about, ways=ways)

    @property
    def _ended(self) -> bool:
        """True if the end of a finished game is shown, from which nobody can play on."""
        return self.at >= self.last and self.sitting.table.result is not None

    def _band(self, ui: Ui) -> None:
        """Paint the controls: step buttons, a slider over all answers, and the viewpoints."""
        band = boxes.lower(ui.rect, BAND * ui.canvas.growth)
        ui.canvas.rect(band, theme.GLASS)
        ui.canvas.line(0, band.top, band.right, band.top, theme.LINE2)
        row = Row(ui.canvas, boxes.inset(band, PAD, GAP * ui.canvas.growth))
        for name, icon, step in (
            ("back", "left", StepAnswer(forward=False)),
            ("forward", "right", StepAnswer(forward=True)),
        ):
            place = row.take(row.room.h * STEP)
            if place is not None:
                label = say(f"replay.{name}")
                ui.button(f"replay:{name}", place, "", step, icon=icon)
                ui.node(f"key:{name}", place, "button", label, step, key=icon, focusable=False, tip=label)
        self._whose_eyes(ui, row)
        row.take(PAD, end=True)
        widest = ui.canvas.measure(say("replay.count", answer=self.last, of=self.last), theme.NOTE)[0]
        count = row.take(widest, end=True)
        if count is not None:
            Row(ui.canvas, count).text(say("replay.count", answer=self.at, of=self.last), pale=True, end=True)
        slot, high = boxes.around(*row.rest.center, row.rest.w - 2 * GAP, ROOM), max(1, self.last)
        if not self.drawer:  # in the log these keys go to its ends
            for key, end, answer in (
                ("home", boxes.left(slot, ROOM), 0),
                ("end", boxes.right(slot, ROOM), self.last),
            ):
                ui.node(f"key:{key}", end, "button", say(f"replay.{key}"), Seek(answer), key=key, focusable=False)
        ui.slider(
            "answers", slot, say("replay.slider"), float(self.at), lambda at: Seek(round(at)), high=high, step=1
        )

    def _whose_eyes(self, ui: Ui, row: Row) -> None:
        """Paint the choice of viewpoints as tabs, or as a list if type is large."""
        options = [(EVERYBODY, say("replay.everybody"))]
        for seat, name in enumerate(self.sitting.names):
            own = say("review.who", name=name, sitter=say("match.you").lower())
            options.append((str(seat), own if seat == self._own else name))
        options.append((OPEN, say("replay.open")))
        tabbed = ui.text_scale <= TABBED
        words = sum(ui.canvas.measure(text, theme.BODY.strong)[0] + 2 * PAD + NEAR for _, text in options)
        place = row.take(words if tabbed else LIST * ui.canvas.growth, end=True)
        if place is not None and tabbed:
            ui.tabs("eyes", place, options, self.eyes, Through)
        elif place is not None:
            ui.choice("eyes", place, say("replay.eyes"), options, self.eyes, Through, kind="list")

    @cached_property
    def _own(self) -> Seat | None:
        """The seat of the only person; None if there were several or none."""
        people = played(self.sitting.recorded)
        return people[0] if len(people) == 1 else None

    def _log(self, ui: Ui) -> None:
        """Paint the log of the whole record, as far as the reader may know it."""
        shots = [shot for shot in self.sitting.eyes.shots() if shot.event is not None]
        whole = [told for shot in shots if (told := self.sight.log.line_of(shot)) is not None]
        log_drawer(ui, self.sight.frame, whole)

    # --- what happens ---

    def on(self, message: object) -> Next:
        match message:
            case Seek(answer):
                self.playing = False
                self.seek(answer)
            case Through(eyes):
                return self._through(eyes)
            case Agreed(wanted):
                self.sitting.agree(wanted)
                return self.on(take_agreed(self.sitting))
            case LookBack(number) | Reveal(number):
                self.seek(next(i for i, end in enumerate(self.ends) if end > number))
            case Show(sheet):
                self.sheet = "" if self.sheet == sheet else sheet
            case Inspect(node):
                self.closer.look(node)
            case Refused() | None:
                return None
            case Pop():
                return message
            case Pointer(_, _, "press"):
                self.closer.shrink()
                self.sheet = ""
            case Key():
                self.closer.shrink()
            case ReadRules() | ReviewGame() | OpenBranches() | FilmMoment() | AskIfSure():
                return Push(message)
            case ReplayDeed.PLAY_ON:
                return self._play_on()
            case PlayFrom():
                return Replace(branch(self.sitting.recorded, message))
            case _:
                self._tool(message)
        return None

    def _tool(self, message: object) -> None:
        match message:
            case ReplayDeed.RUN:
                if self.at >= self.last and self.stage.idle:
                    self.seek(0)
                    self.playing = True
                else:
                    self.playing = not self.playing
            case StepAnswer(forward):
                self.playing = False
                (self.forward if forward else self.back)()
            case Control.FASTER:
                speeds = (1.0, 2.0, 4.0, INSTANT)
                self.settings.speed = next((speed for speed in speeds if speed > self.settings.speed), 1.0)
            case ShowLog():
                self.drawer = not self.drawer

    def _through(self, eyes: str) -> Next:
        """Change the viewpoint; ask first if it reveals hidden things of an unfinished game."""
        if not may_see(self.sitting.recorded, eyes):
            return Push(ask_for_practice(self.sitting.recorded, Through(eyes), say("hidden.show")))
        self.see(eyes)
        return None

    def see(self, eyes: str) -> None:
        """Switch to a viewpoint, if `may_see` allows it."""
        self.eyes = eyes
        self.sitting.eyes.all_open = eyes == OPEN
        self.sitting.eyes.reader = int(eyes) if eyes.isdigit() else None
        self.seek(self.at)

    def _play_on(self) -> Next:
        """Ask who plays on, and before that whether an unfinished game may become practice."""
        if self._ended:
            return None
        self.playing = False
        return Push(to_play_on(self.sitting, self.at, ReplayDeed.PLAY_ON))

    def closing(self) -> None:
        """Do nothing; there are no workers or files to close."""
