"""Prints news, table and log, and remembers what each reader has been shown."""

import re
from collections import Counter
from dataclasses import dataclass, field

from game.core.contract import Line, Seat
from game.core.language.words import say, words
from game.play.remarks import Remark, Remarks
from game.play.sitting import Sitting
from game.terminal.boards import TextBoard
from game.terminal.boards.facts import facts
from game.terminal.console import Console

LAST_LINES, QUESTION_LINES = 6, 6


@dataclass
class Transcript:
    """What each reader of a terminal has been shown."""

    sitting: Sitting
    console: Console
    board: TextBoard
    told: Counter[Seat | None] = field(default_factory=Counter)
    """The number of answers each reader has been told about."""
    known: dict[Seat | None, set[str]] = field(default_factory=dict)
    """The sentences about the table that each reader has been told, where it's described in sentences."""
    board_due: bool = True
    stage: tuple[int, str] = (0, "")
    """The turn and phase in which the table was last shown."""
    trouble: Line | None = None
    moved: Line | None = None
    bots_told: int = 0
    """The number of failures of people's own bots that were reported."""
    remarks: Remarks = field(init=False)

    def __post_init__(self) -> None:
        self.remarks = Remarks(self.sitting)

    @property
    def names(self) -> list[str]:
        """What the seats are called now."""
        return list(self.sitting.names)

    def is_due(self) -> bool:
        """Return True if the table is due to be shown again."""
        return self.board_due or self.stage != self._phase()

    def skip(self, seat: Seat | None) -> None:
        """Mark the answers so far as told to a reader, and show the table next."""
        self.told[seat], self.board_due = self.sitting.now.number, True

    def forget(self, seat: Seat) -> None:
        """Forget that a reader was told about answers that have been taken back."""
        self.told[seat] = min(self.told[seat], self.sitting.now.number)

    def share(self, seat: Seat | None) -> None:
        """Mark what a reader was told as told to everybody."""
        self.told[None] = self.told[seat]

    def listen(self) -> None:
        """Print what a circuit rival says now, before a question or after the end."""
        said: Remark | None = self.remarks.heard() if self.sitting.result is None else self.remarks.last()
        if said is not None and said.words:
            self.console.show(f"{said.who}: “{said.words}”")

    def _phase(self) -> tuple[int, str]:
        return self.sitting.turn, self.sitting.eyes.public.phase

    def tell(self) -> None:
        """Print what has happened since the reader was last told.

        The table becomes due after another seat's acts, but not after the reader's own small steps.
        """
        reader, actors = self.sitting.reader, self.sitting.eyes.actors
        for number in range(self.told[reader], len(actors)):
            for sentence in self.sentences(number, number + 1):
                self.console.show(sentence, indent="  ")
                self.board_due = self.board_due or actors[number] != reader
        self.told[reader] = len(actors)

    def sentences(self, start: int, end: int | None = None) -> list[str]:
        """Return the sentences for the answers from `start` to `end`, as the reader may know them."""
        shots = self.sitting.eyes.shots_of(start, self.sitting.now.number if end is None else end)
        told = [self.sitting.tell(shot.event) for shot in shots if shot.event is not None]
        return [sentence for sentence in told if sentence]

    def show_board(self, *, whole: bool = False) -> None:
        """Print the table; for screen readers only what is new, unless `whole`."""
        self.console.write("")
        view, reader = self.sitting.view, self.sitting.reader
        if self.console.plain:
            told = facts(self.sitting.title, view, reader, self.sitting.words, self.names)
            known = set[str]() if whole else self.known.get(reader, set())
            for fact in told:
                if fact not in known:
                    self.console.write(fact)
            self.known[reader] = set(told)
        else:
            for row in self.board.lines(view, reader, self.sitting.words, self.names):
                self.console.write(row.rstrip())
        self.board_due, self.stage = False, self._phase()

    def tell_trouble(self) -> None:
        """Print once when saving fails or works again, when the record moves, and when a bot fails."""
        if self.sitting.recorded.moved != self.moved:
            self.moved = self.sitting.recorded.moved
            if self.moved:
                self.console.strong(words("room").say(self.moved))
        if self.sitting.recorded.trouble != self.trouble:
            self.trouble = self.sitting.recorded.trouble
            room = words("room")
            self.console.strong(room.say(self.trouble) if self.trouble else say("terminal.saving_again"))

        for told in self.sitting.homemade.told[self.bots_told :]:
            self.console.strong(words("room").say(told))
        self.bots_told = len(self.sitting.homemade.told)

    def repeat(self, seat: Seat) -> None:
        """Repeat what the table has scrolled off a small screen since the person's last answer."""
        own = (number for number, actor in enumerate(self.sitting.eyes.actors) if actor == seat)
        start = max(own, default=0)
        happened = self.sentences(start)
        rows = self.board.lines(self.sitting.view, seat, self.sitting.words, self.names)
        if (
            happened
            and not self.console.plain
            and len(rows) + len(happened) + QUESTION_LINES > self.console.height
        ):
            self.console.write("")
            for sentence in happened[-LAST_LINES:]:
                self.console.show(sentence, indent="  ")

    def log(self, count: int) -> None:
        """Print the last `count` lines of the log."""
        sentences = self.sentences(0)
        for sentence in sentences[-count:] or [say("terminal.no_log")]:
            self.console.show(sentence, indent="  ")

    def sources(self) -> None:
        """Print the sources of the scores, if the title keeps an account."""
        told = self.board.sources(self.sitting.finished.told(), self.sitting.finished.state, self.sitting.words)
        if self.console.plain and told:
            head, *rows = (re.split(" {2,}", row.strip()) for row in told)
            told = [f"{name}: {', '.join(map(' '.join, zip(head, held, strict=True)))}" for name, *held in rows]
        for number, row in enumerate(told):
            if not number:
                self.console.write("")
            self.console.write(row)

    def say_where(self, key: str) -> None:
        """Print the game's file, if it has one."""
        path = self.sitting.recorded.journal.path
        if path is None or self.sitting.recorded.trouble:
            told = self.sitting.recorded.trouble
            self.console.show(words("room").say(told) if told else say("terminal.not_saved"))
            return
        self.console.show(say(f"terminal.{key}"))
        self.console.name(path)
