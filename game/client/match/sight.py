"""What a screen shows of a game: the log, the near side, the moment, and the shots that remain to be shown."""

from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass, field
from functools import partial
from typing import Any

from game.client.kit.settings import INSTANT, Settings
from game.client.kit.widgets import Ui
from game.client.table.acts import acts
from game.client.table.board import Board, finish
from game.client.table.bundles import Bundles
from game.client.table.cues import cues
from game.client.table.messages import LogLine
from game.client.table.picture import Picture, Seating
from game.client.table.sides import shade_name
from game.client.table.spots import Frame, frame
from game.client.table.stage import Stage
from game.client.table.things import Seen
from game.core.content.languages import current_language
from game.core.contract import Event, Seat, line
from game.core.language.words import say
from game.play.eyes import Shot
from game.play.sitting import Sitting

READ = 200.0
"""The ms that an aside must be shown for anybody to read it."""
BRISK = 2.0
"""The speed above which one side's whole turn is shown at once, in titles with turns of many small parts."""
HELD = 0.4
"""The most seconds for which the beginning of a turn is then held back."""
NEWEST = 40
"""The number of lines searched for the current act."""


@dataclass
class Phases:
    """The phases in which nothing was done, up to the current one."""

    last: Shot[Any] | None = None
    """The last event."""
    busy: bool = True
    """True if something was done in the current phase, or if its beginning wasn't seen."""
    quiet: tuple[str, ...] = ()
    since: int = 0
    """The number of the first event of the first of them, or else of the current phase."""

    def ended(self, shot: Shot[Any], *, quiet: bool) -> Shot[Any] | None:
        """Advance by an event; if a phase in which nothing was done ended before it, return the one before it."""
        last, ended = self.last, False
        if last is None or shot.number <= last.number:  # it is being retold
            self.busy, self.quiet, self.since = True, (), shot.number
        elif shot.view.phase != last.view.phase:
            ended, self.busy = not self.busy, False
            self.quiet = (*self.quiet, last.view.phase) if ended else ()
            self.since = self.since if ended else shot.number
        self.last, self.busy = shot, self.busy or not quiet
        return last if ended else None


@dataclass
class Log:
    """The events of a sitting as lines for its reader."""

    sitting: Sitting
    board: Board[Any]
    told: list[LogLine] = field(default_factory=list)
    language: str = field(default_factory=current_language)
    """The language that the log is written in."""
    said: dict[Any, str] = field(default_factory=dict)
    """Sentences already made, by event."""
    phases: Phases = field(default_factory=Phases)

    def note(self, shot: Shot[Any]) -> None:
        """Add an event being shown to the log; before it, add a line if nothing was done in one or more phases."""
        kinds = cues(self.sitting.title).kind_of
        last = self.phases.ended(shot, quiet=kinds(shot.event) == "quiet") if shot.event is not None else None
        if last is not None:
            while self.told and self.told[-1].number >= self.phases.since:
                self.told.pop()
            names = tuple(self.sitting.say(line(f"phase.{phase}")) for phase in self.phases.quiet)
            self.told.append(LogLine(say("match.quiet", names=names), "", last.number, last.event, news=False))
        if (told := self.line_of(shot)) is not None:
            self.told.append(told)

    def line_of(self, shot: Shot[Any]) -> LogLine | None:
        """Return the log line for a shot, or None if it has no words."""
        event = shot.event
        if event is None or not (text := self.sitting.tell(event)):
            return None
        if forced := self.sitting.eyes.passed_unasked(shot):
            text = say("match.passed_for_you")
        cue, shown = cues(self.sitting.title), self.board.emphasis(event)
        lasts = cue.stays(event) if isinstance(event, self.board.READ_OUT) else shown.lasts
        lasts = 0.0 if cue.kind_of(event) == "quiet" else lasts  # the line about the phase is read instead
        news, named = cue.is_news(event), cue.is_named(event)
        speaker = self.board.speaker(event, shot.view)
        return LogLine(text, speaker, shot.number, event, lasts, news, named, shown.weight, forced)

    def retell(self, until: int | None = None) -> None:
        """Rewrite the log for the current reader, up to a beat; the rest remains to be shown."""
        self.told.clear()
        self.phases = Phases()
        shots = self.sitting.eyes.shots(0, until)
        for shot in shots:
            self.note(shot)
        self.board.retold(shots)

    def retranslate(self) -> None:
        """Rewrite the log if the language has changed."""
        if self.language == current_language():
            return
        self.language = current_language()
        self.retell(self.told[-1].number + 1 if self.told else 0)

    def headline(self) -> LogLine | None:
        """Return the headline of the current act, which stays until the next act."""
        legible = [told for told in self.told[-NEWEST:] if told.lasts >= READ]
        return acts(legible)[-1].headline if legible else None

    def aside(self, headline: LogLine | None) -> str:
        """Return the last aside since the headline, if it's shown for long enough to be read, else ""."""
        last = self.told[-1] if self.told else None
        return last.text if last is not None and last is not headline and last.lasts >= READ else ""


def shade(sitting: Sitting, seat: Seat) -> str:
    """Return the theme's name for a seat's faction."""
    return shade_name(sitting.title, sitting.faction(seat))


def noted(sitting: Sitting, note: str) -> str:
    """Return a heading, with "practice" added if the game is practice."""
    return say("match.noted", note=note, practice=say("match.practice")) if sitting.practice else note


OPENING = frame(1280, 720, 1.0)
"""The frame that a board is fitted to before its first picture."""


@dataclass(frozen=True, slots=True)
class PastMoment:
    """A moment of the past: its view, its beat, and its line in the log."""

    view: Any
    number: int
    told: str


@dataclass
class Sight:
    """A board and its stage, as the reader sees them."""

    sitting: Sitting
    board: Board[Any]
    begun: InitVar[Callable[[Shot[Any], Any], None]]
    """Called when a shot begins, with the view before it."""
    stage: Stage[Any] = field(init=False)
    log: Log = field(init=False)
    frame: Frame = OPENING
    near: Seat = 0
    """The near seat while nobody in particular is looking."""
    announced: tuple[Seat, int] | None = None
    """The person whose name last swept across the table, and the number of their question."""
    past: PastMoment | None = None
    held_back: list[Shot[Any]] = field(default_factory=list)
    """Shots held back until the reader ends the turn."""
    again: bool = False
    """True if the shots are a repeat, which the log already has."""
    stepping: bool = False
    """True if missed events are being shown step by step."""
    hurrying: bool = False
    """True if the others' turns are skipped through until the reader is asked."""
    held_for: float = 0.0
    """Seconds for which the beginning of a turn has been held back, to be shown with the rest."""
    shown: int = 0
    """The number of events shown so far."""
    fitted: tuple[Frame, Seat, float, Seat | None] | None = None
    """The frame, near seat, scale and reader that the board is fitted to."""

    def __post_init__(self, begun: Callable[[Shot[Any], Any], None]) -> None:
        board = self.board
        board.reader = self.sitting.reader
        self.log = Log(self.sitting, board)
        board.fit(self.frame, self.near, 1.0)
        title = cues(self.sitting.title)
        bundles: Bundles[Any] = Bundles(title.kind_of, joins=title.brisk, due=partial(is_whole, self))
        self.stage = Stage(board.lay_out, self.sitting.view, self._lasts, begun, board.staged, bundles)

    def _lasts(self, event: Event) -> float:
        """Return the minimum ms an event is shown; the reader's own deeds, which they know, take half as long."""
        lasts = self.board.emphasis(event).lasts
        own = self.sitting.reader is not None and getattr(event, "seat", None) == self.sitting.reader
        return lasts / 2 if own and cues(self.sitting.title).kind_of(event) != "stroke" else lasts

    @property
    def below(self) -> Seat:
        """The seat on the near side of the table."""
        return self.near if self.sitting.reader is None else self.sitting.reader

    @property
    def view(self) -> Any:
        """The view being shown: the stage's, or a past moment's."""
        return self.stage.view if self.past is None else self.past.view

    @property
    def at_rest(self) -> bool:
        """True if the current position is shown and nothing is moving."""
        return self.stage.idle and self.past is None

    @property
    def whispered(self) -> bool:
        """True if the last thing shown takes no time to read, such as a pass or a payment."""
        last = self.log.told[-1].event if self.log.told else None
        return last is not None and cues(self.sitting.title).whispers(last)

    @property
    def has_room(self) -> bool:
        """True if shots of later answers may join those that remain to be shown."""
        return self.past is None and not (self.stage.steps or self.stepping or self.again) and not self.held_back

    def picture(self, ui: Ui, seating: Seating) -> Picture:
        """Return everything a board needs to paint this moment while nobody is asked."""
        stage, sitting, log = self.stage, self.sitting, self.log
        eyes = sitting.eyes
        return Picture(
            ui, self.frame, self.view, self.things(), eyes.addressed, self.below, stage.clock,
            stage.event, stage.elapsed, None, seating, sitting.words, log.told, said=log.said, title=sitting.title,
            knowledge=(eyes.reader, eyes.all_open),
        )  # fmt: skip

    def things(self) -> Sequence[Seen]:
        """Return every visible thing at its current place."""
        return (self.stage if self.past is None else Stage(self.board.lay_out, self.past.view)).things()

    def fit(self, room: Frame, scale: float) -> None:
        """Fit the board into a frame, as seen from the near seat."""
        wanted = (room, self.below, scale, self.board.reader)
        if wanted != self.fitted:
            self.frame, self.fitted = room, wanted
            self.board.fit(room, self.below, scale)
            self.stage.relay()
            finish(self.board)

    def show(self, view: Any) -> None:
        """Show a view at once, without animation."""
        if self.fitted is not None:
            self.fit(self.fitted[0], self.fitted[2])
        self.stage.show(view)
        finish(self.board)

    @property
    def revealing(self) -> bool:
        """True while sealed answers are being opened or their outcome is shown."""
        return isinstance(self.stage.event, self.board.REVEALS)

    @property
    def reads_out(self) -> bool:
        """True while a sealed answer is being opened."""
        return isinstance(self.stage.event, self.board.READ_OUT)

    def tick(self, seconds: float, settings: Settings) -> None:
        """Advance the animation at the pace of the settings."""
        stage = self.stage
        self.stepping, self.again = (each and not stage.idle for each in (self.stepping, self.again))
        stage.speed, stage.steps = settings.speed, settings.step_beats or self.stepping
        stage.still = settings.reduce_motion
        stage.bundles.hurry(self.hurrying, brisk=cues(self.sitting.title).brisk and settings.speed >= BRISK)
        self.board.swift, self.board.reader = self.hurrying or settings.speed >= INSTANT, self.sitting.reader
        self.held_for = self.held_for + seconds if stage.shot is None and not stage.idle else 0.0
        stage.tick(seconds)

    def skip(self) -> bool:
        """Finish any animation; return False if there was none. The opening of sealed answers advances by one
        only.
        """
        if self.stage.idle:
            return False
        if self.stage.steps or self.revealing:
            self.stage.step()
        else:
            self.stage.finish(self.board.READ_OUT)
        finish(self.board)
        return True

    def show_shots(self, shots: list[Shot[Any]], *, ends: bool) -> None:
        """Show an answer's shots; if it `ends` a turn, hold back those of a later phase."""
        first = len(shots)
        if ends:
            phase = self.sitting.eyes.before(self.sitting.now.number - 1).phase
            first = next((number for number, shot in enumerate(shots) if shot.view.phase != phase), first)
        self.held_back = shots[first:]
        self.stage.enqueue(shots[:first])
        if self.stage.speed >= INSTANT and not self.stage.steps:
            self.stage.finish()

    def take_held_back(self) -> list[Shot[Any]]:
        """Return the shots held back, and clear them."""
        held, self.held_back = self.held_back, []
        return held

    def look(self, seat: Seat | None, until: int | None = None) -> None:
        """Change the reader; the log is rewritten for them, up to beat `until`."""
        self.sitting.eyes.look(seat)
        self.board.reader = seat
        self.log.retell(until)

    def hide_hand(self) -> None:
        """Hide the open hand, leave the past, and show only what everybody may know."""
        self.past = None
        if self.sitting.reader is not None:
            self.near = self.below
            self.look(None)
            self.show(self.sitting.view)

    def before_everybody(self, shots: list[Shot[Any]]) -> list[Shot[Any]]:
        """Hide the hand, and return the remaining shots in the form everybody may know."""
        eyes = self.sitting.eyes
        first = eyes.beats - max(0, len(shots) - 1)  # the last shot is the final position
        self.near = self.below
        self.look(None, first)
        self.show(eyes.before_beat(first))
        return [*eyes.shots(first), Shot(eyes.view)]

    def step_through(self, first: int) -> None:
        """Show everything since a beat again, step by step."""
        eyes = self.sitting.eyes
        missed = eyes.shots(first)
        if not missed:
            return
        self.stage.show(eyes.before_beat(first))
        self.log.told[:] = [told for told in self.log.told if told.number < first]
        self.stepping = self.stage.steps = True
        self.stage.enqueue([*missed, Shot(eyes.view)])

    def show_again(self, side: str, first: int) -> None:
        """Show again what one side has done since a beat; the log stays unchanged."""
        eyes = self.sitting.eyes
        done = [
            shot
            for shot in eyes.shots(first)
            if shot.event is not None and self.board.speaker(shot.event, shot.view) == side
        ]
        if not done:
            return
        self.again = True
        self.stage.show(eyes.before_beat(done[0].number))
        finish(self.board)
        self.stage.enqueue([*done, Shot(eyes.view)])

    def open_all(self) -> None:
        """Open all sealed answers at once; their outcome is shown as usual."""
        while self.reads_out:
            self.stage.step()
            self.stage.tick(0.0)
        finish(self.board)

    def reveal_again(self, number: int | None = None) -> None:
        """Show again how sealed answers were opened: those from a beat on, or the last ones."""
        told = self.log.told
        here = [index for index, each in enumerate(told) if isinstance(each.event, self.board.READ_OUT)]
        if number is not None:
            here = [index for index in here if told[index].number >= number][:1]
        if not here:
            return
        first = last = here[-1] if number is None else here[0]
        while first and number is None and isinstance(told[first - 1].event, self.board.READ_OUT):
            first -= 1
        while last + 1 < len(told) and isinstance(told[last + 1].event, self.board.REVEALS):
            last += 1
        eyes, self.again, self.past = self.sitting.eyes, True, None
        self.stage.show(eyes.before_beat(told[first].number))
        finish(self.board)
        self.stage.enqueue([*eyes.shots(told[first].number, told[last].number + 1), Shot(eyes.view)])

    def back_to_now(self) -> None:
        """Leave a past moment, or a step-by-step repeat."""
        self.past = None
        if self.stepping:
            self.stepping = self.stage.steps = False
            self.stage.finish()
            finish(self.board)

    def look_back(self, number: int) -> bool:
        """Show a past moment; return False if there is no such beat."""
        if not 0 <= number < self.sitting.eyes.beats:
            return False
        shot = self.sitting.eyes.shots(number, number + 1)[0]
        self.stage.finish()
        self.past = PastMoment(shot.view, number, self.sitting.tell(shot.event) if shot.event else "")
        return True

    def note(self, shot: Shot[Any]) -> None:
        """Count an event as shown, and add it to the log unless it is a repeat."""
        self.shown += 1
        if not self.again:
            self.log.note(shot)

    def anew(self, *, present: bool = False, keep_held_back: bool = True) -> None:
        """Show the same moment again from scratch, or the `present` one.

        What is held back is still to come, unless its turn needn't be ended any more (`keep_held_back`).
        """
        if present:
            self.past = None
        if not keep_held_back:
            self.held_back = []
        eyes = self.sitting.eyes
        first = next((shot.number for shot in self.held_back if shot.event is not None), eyes.beats)
        self.log.retell(first)
        self.show(eyes.before_beat(first))
        self.held_back = [*eyes.shots(first), Shot(eyes.view)] if self.held_back else []
        if self.past is not None:
            self.look_back(self.past.number)

    def changed(self) -> None:
        """Ease into the position after an undo, leaving the past."""
        self.past, self.held_back = None, []
        self.log.retell()
        self.stage.show(self.stage.view)
        self.stage.enqueue([Shot(self.sitting.view)])

    def moment(self) -> int | None:
        """Return the beat being shown, a past one or the one playing; None at rest."""
        if self.past is not None:
            return self.past.number
        return self.log.told[-1].number if not self.stage.idle and self.log.told else None


def is_whole(sight: Sight, queue: Sequence[Shot[Any]]) -> bool:
    """Return False while a bot's turn isn't complete: it is shown as a whole, unless that takes too long."""
    sitting, bundles = sight.sitting, sight.stage.bundles
    if not bundles.brisk or bundles.hurries or not queue or sight.held_for >= HELD:
        return True
    asked, actors = sitting.decision, sitting.eyes.actors
    if asked is None or sitting.is_person(asked.seat) or actors[-1:] != [asked.seat]:
        return True
    return not bundles.all_of(asked.seat, queue)
