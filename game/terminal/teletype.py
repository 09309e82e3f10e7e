"""One game at one keyboard: each question goes to the chair it is for, until the game is over."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from time import sleep
from typing import Any

from ai.coach import THOUGHT
from ai.levels import LEVELS, level_of, seat_names
from ai.own import kept, opponents
from ai.players import Choice, Thought
from ai.ratings import rating
from game import luck
from game.core.contract import Action, Decision, Game, Line, Seat, line
from game.core.journal import YOU, Recorded
from game.core.table import Table
from game.core.words import say, words
from game.play.chairs import AtOnce, BotExecutor
from game.play.coaching import Coaching
from game.play.drafts import Drafts
from game.play.sitting import Sitting
from game.terminal.answers import are_numbers, at, span
from game.terminal.boards import board
from game.terminal.boards.facts import facts
from game.terminal.coaching import Coach
from game.terminal.console import Console, Left
from game.terminal.letters import Letters, names
from game.terminal.resigning import Resigning
from game.terminal.reviewing import NotNow, look_back, reviewed_seats, show
from game.terminal.rules import found
from game.terminal.why import Why, example

LOG_LINES, LAST_LINES, QUESTION_LINES = 20, 6, 6


def _number(text: str) -> int:
    """Read a number of at most six digits; 0 for anything else."""
    return int(text) if text.isdecimal() and len(text) <= 6 else 0


LEAVING = ("quit", "exit", "q")
"""What is typed to leave."""


def initials(names: Sequence[str]) -> list[str]:
    """Return a letter or digit for each name: the first of its own that no name before it has taken."""
    taken = list[str]()
    for name in names:
        own = [sign.upper() for sign in name if sign.isalnum() and sign.casefold() != "q"]
        taken.append(next((sign for sign in [*own, *"123456789"] if sign not in taken), "0"))
    return taken


class Teletype:
    """A sitting in letters, at one keyboard. `why` lets bots say their reasons: only where nobody plays."""

    def __init__(
        self,
        recorded: Recorded[Any],
        console: Console,
        why: bool = False,
        rest: Callable[[float], None] = sleep,
        bots: BotExecutor | None = None,
    ) -> None:
        self.recorded, self.console, self.why, self.rest = recorded, console, why, rest
        self.sitting = Sitting(recorded, bots or AtOnce(elsewhere=True))
        self.eyes, self.drafts = self.sitting.eyes, Drafts(self.sitting)
        self.title, self.words = self.sitting.title, self.sitting.words
        self.board = board(self.title)
        self.coach = Coaching(self.sitting, self, lambda: False)
        self.resigning = Resigning(self.coach, console)
        self.rng = Random(luck.word())
        self.told: Counter[Seat | None] = Counter()
        """How many answers each reader has been told of."""
        self.known: dict[Seat | None, set[str]] = {}
        """What each reader has been told of the table, where that is told in sentences."""
        self.board_due = True
        self.stage: tuple[int, str] = (0, "")
        """The turn and the phase in which the board was shown last."""
        self.trouble: Line | None = None
        self.moved: Line | None = None
        self.explained = recorded.table.answered
        """How many answers bots have given their reasons for."""

    @property
    def table(self) -> Table[Any]:
        """The game."""
        return self.recorded.table

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.recorded.table.game

    @property
    def present(self) -> Seat | None:
        """The person at the keyboard; None while nobody in particular looks, and when only bots play."""
        return self.eyes.reader

    @property
    def put(self) -> Decision | None:
        """What is asked of the person at the keyboard."""
        return self.sitting.mine()

    @property
    def begun(self) -> Sequence[Action]:
        """Nothing is taken up at a keyboard."""
        return ()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are played at this keyboard."""
        return self.sitting.people

    @property
    def names(self) -> list[str]:
        """What the seats are called now."""
        return names(self.table, seat_names(self.recorded.header), self.words)

    def run(self) -> int:
        """Play until the game is over or everybody has left; gives the exit code of the program."""
        try:
            self.console.show(say("terminal.welcome"))
            self._tell_trouble()
            if self.recorded.trouble is None:
                kept = self.recorded.journal.path is not None
                self.console.show(say("terminal.saves" if kept else "terminal.not_saved"))
            if not self.console.plain:
                self.console.show(self.board.legend())
            self._introduce()
            while asked := self.table.decision:
                self._look_away(asked)
                self._answer(asked)
                self._tell_trouble()
            self._end()
        except (Left, KeyboardInterrupt):
            self._leave()
        return 0

    def _introduce(self) -> None:
        """Say what a person alone against bots is worth, and what the bots are."""
        header, table = self.recorded.header, kept()
        if table.trouble:
            self.console.show(words("room").say(table.trouble))
        if len(self.people) != 1:
            return
        own = table.own.get(self.title)
        if own is not None:
            self.console.show(say("rating.you", rating=round(own.rating), games=own.games))
        others = [
            (name, chair)
            for name, chair in zip(seat_names(header), self.recorded.chairs, strict=True)
            if chair != YOU
        ]
        told = [
            (name, rating(self.title, level_of(chair), len(self.recorded.chairs)))
            for name, chair in others
            if level_of(chair) in LEVELS
        ]
        said = [say("rating.level", name=name, rating=worth) for name, worth in told if worth is not None]
        if said:
            self.console.show(say("rating.against", names=tuple(dict.fromkeys(said))))
        if opponents(self.recorded) is not None:
            self.console.show(say("hint.unrated"))

    def _answer(self, asked: Decision) -> None:
        if self.recorded.chairs[asked.seat] == YOU:
            self._ask(asked)
        else:
            self._think(asked)

    # --- bots ---

    def _think(self, asked: Decision) -> None:
        """Let a bot answer; it is told on the pulse where the time it took would tell of a hand."""
        choice = self.sitting.answer_after(self.rest)
        turn, view = self.game.turn(self.table.state), self.table.view(asked.seat)
        self.sitting.play(choice)
        self._tell()
        if not self.people:
            self._say_reasons(view, asked.seat, choice.why)
            if self.game.turn(self.table.state) != turn:
                self._show_board(None)

    def _say_reasons(self, view: Any, seat: Seat, thought: Thought) -> None:
        """Say what else a bot thought of, and once nobody can react any more, what an act has changed."""
        if not self.why:
            return
        for told in self._coach(seat).rival(view, seat, thought):
            self.console.show(told, indent="      ")
        asked = self.table.decision
        if asked is not None and (asked.window or self.sitting.goes_on()):
            return
        for number in range(self.explained, self.table.answered):
            who = self.table.answers[number].seat
            if self.table.beats(number, number + 1):
                for reason in self._coach(who).why(number):
                    told = self.words.say(line("coach.of", seat=who, reason=reason), None, self.names)
                    self.console.show(told, indent="      ")
        self.explained = self.table.answered

    def _coach(self, reader: Seat | None) -> Coach:
        return Coach(self.table, self.board, Letters(self.words, reader, self.names))

    # --- people ---

    def _ask(self, asked: Decision) -> None:
        """Put a question to a person, and do what is typed until it is answered or taken back."""
        if self.present != asked.seat:
            self._curtain(asked.seat)
        self._tell()
        if self.board_due or self.stage != self._stage():
            self._show_board(asked.seat)
            self._repeat(asked.seat)
        self._put(asked)
        answers = self.table.answered
        while self.table.answered == answers and self.table.decision == asked:
            self._obey(self.console.read(), asked)

    def _stage(self) -> tuple[int, str]:
        """The turn, and its phase where the title has any."""
        return self.game.turn(self.table.state), self.table.state.phase

    def _repeat(self, seat: Seat) -> None:
        """Tell again below the table what it has pushed off a small screen, from the person's last answer on."""
        start = max((number for number, answer in enumerate(self.table.answers) if answer.seat == seat), default=0)
        happened = self._sentences(seat, start)
        rows = self.board.lines(self.table.view(seat), seat, self.words, self.names)
        if (
            happened
            and not self.console.plain
            and len(rows) + len(happened) + QUESTION_LINES > self.console.height
        ):
            self.console.write("")
            for sentence in happened[-LAST_LINES:]:
                self.console.show(sentence, indent="  ")

    def _look_away(self, asked: Decision) -> None:
        """Among several people nobody's hand stays on the screen once they have nothing to answer.

        What happens until somebody is asked is told as everybody may know it.
        """
        if self.sitting.lays_down:
            self.console.clear()
            self.told[None] = self.told[self.present]
            self.eyes.look(None)
            self._tell()

    def _curtain(self, seat: Seat) -> None:
        """Let the keyboard change hands with nothing to be seen on the screen."""
        self.console.clear()
        self.console.strong(say("terminal.pass", who=self.names[seat]))
        letter = initials([self.names[each] for each in self.people])[self.people.index(seat)]
        typed = ""
        while typed != letter.casefold():
            if typed in LEAVING:
                raise Left
            self.console.show(say("terminal.press_letter", letter=letter))
            typed = self.console.read().casefold()
        self.console.clear()
        self.eyes.look(seat)
        self.board_due = True

    def _put(self, asked: Decision) -> None:
        """Write what is worth knowing, the question and its options, each with its number."""
        self.console.write("")
        for note in self.board.notes(self.table.view(asked.seat), asked.seat, self.words, self.names):
            self.console.show(note, indent="      ")
        self.resigning.offer()
        self.console.strong(self.words.say(self.table.prompt(), asked.seat, self.names))
        if are_numbers(asked):
            self.console.write(f"      {self._option(asked, span(asked))}")
            return
        for number, action in enumerate(asked.options, 1):
            self.console.show(self._option(asked, action), indent=" " * 6, first=f"{number:>4}  ")

    def _option(self, asked: Decision, action: Action) -> str:
        said = self.board.option(self.table.view(asked.seat), asked.seat, action)
        return self.words.say(said, asked.seat, self.names)

    def _obey(self, text: str, asked: Decision) -> None:
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "" if len(asked.options) == 1:
                self._give(asked.options[0])
            case "help" | "?":
                self._help()
            case "" | "board" | "table":
                self._show_board(asked.seat, whole=True)
                self._put(asked)
            case "why" if not rest:
                self._why(asked)
            case "why":
                for sentence in Why(self.table, self.board, self.words, self.names).sentences(rest, asked):
                    self.console.show(sentence)
            case "undo" | "redo":
                self._take_back(word.casefold(), asked.seat)
            case "rewind":
                self._rewind(asked.seat, _number(rest) if rest else 1)
            case "log":
                self._log(asked.seat, _number(rest) or LOG_LINES)
            case "rules":
                self._rules(rest)
            case "hint" | "h" | "explain":
                self._hint(asked)
            case "resign":
                self.resigning.resign(asked.seat)
            case "call":
                self.resigning.call()
            case "save":
                self._say_where("saved")
            case left if left in LEAVING:
                raise Left
            case _:
                self._choose_option(text, asked)

    def _choose_option(self, text: str, asked: Decision) -> None:
        """Take an option by its number, by its words or as it stands in a record; `?3` asks what 3 is about."""
        wanted = text.lstrip("? ").casefold()
        meant = at(asked, wanted) or self._worded(wanted, asked)
        if meant is None:
            self.console.show(say("terminal.not_understood", text=text, count=len(asked.options)))
        elif text.startswith("?"):
            self._about(meant)
        else:
            self._give(meant)

    def _give(self, action: Action) -> None:
        """Give the answer of the person who is asked."""
        self.sitting.play(Choice(action))

    def _worded(self, wanted: str, asked: Decision) -> Action | None:
        """Find an option by its sentence, or by the name of its thing where that can mean one thing only."""
        for action in asked.options:
            if wanted in (str(action), self._option(asked, action).casefold()):
                return action
        named = [action for action in asked.options if wanted == self.words.name(action.noun).casefold()]
        return named[0] if wanted and len({action.verb for action in named}) == 1 else None

    def _about(self, action: Action) -> None:
        said = self.board.about(action)
        self.console.show(self.words.say(said) if said else say("terminal.nothing_more"))

    def _help(self) -> None:
        self.console.write(say("terminal.help", example=example(self.title, self.table.decision)))
        if not self.console.plain:
            self.console.write("")
            self.console.show(self.board.legend())

    def _take_back(self, word: str, seat: Seat) -> None:
        if word == "redo" and self.table.can_redo():
            self.drafts.redo()
        elif word == "undo" and (why := self.drafts.why_no_undo()):
            self.console.show(why)
        elif word == "undo":
            self.board_due = bool(self.table.beats(self.table.answered - 1))
            self.drafts.undo()
            self.told[seat] = min(self.told[seat], self.table.answered)
        else:
            self.console.show(say("terminal.no_redo"))

    def _rewind(self, seat: Seat, count: int) -> None:
        """Go back before the person's last `count` answers, whatever was shown since: practice from now on."""
        mine = [number for number, answer in enumerate(self.table.answers) if answer.seat == seat]
        if len(self.people) > 1:
            self.console.show(say("terminal.no_rewind_people"))
        elif not 1 <= count <= len(mine):
            self.console.show(say("terminal.no_rewind", count=len(mine)))
        elif not self.drafts.rewind(mine[-count]):
            self.console.show(say("terminal.no_rewind_unmarked"))
        else:
            self.told[seat], self.board_due = self.table.answered, True
            self.console.strong(say("terminal.rewound", count=count))

    def _log(self, reader: Seat, count: int) -> None:
        sentences = self._sentences(reader, 0)
        for sentence in sentences[-count:] or [say("terminal.no_log")]:
            self.console.show(sentence, indent="  ")

    def _rules(self, wanted: str) -> None:
        clauses = found(self.title, wanted)
        heading = ""
        for clause in clauses:
            if clause.heading != heading:
                heading = clause.heading
                self.console.strong(f"\n{heading}")
            self.console.show(clause.text, indent="  ")
        if not clauses:
            self.console.show(say("rules.nothing"))

    def _hint(self, asked: Decision) -> None:
        """Let the coach name the best answers, from what this person may know."""
        coach, rated = self._coach(asked.seat), opponents(self.recorded) is not None
        found = coach.advice(asked)
        self.recorded.hint(*(idea.action for idea in found.ideas))
        for told in coach.hint(asked, found, self.rng):
            self.console.show(told.strip(), indent="  " if told.startswith(" ") else "")
        if rated:
            self.console.show(say("hint.now_unrated"))

    def _why(self, asked: Decision) -> None:
        """Say why the others did what they did last, as far as this person can see; and what else can be asked."""
        coach = self._coach(asked.seat)
        last = coach.last_act(asked.seat)
        if last is not None:
            self.console.show(say("coach.why", deed=coach.deed(last)))
            for reason in coach.why(last.first) or [say("coach.hidden")]:
                self.console.show(reason, indent="  ")
        for sentence in Why(self.table, self.board, self.words, self.names).sentences("", asked):
            self.console.show(sentence)

    # --- telling ---

    def _tell(self) -> None:
        """Tell the person at the keyboard what has become true since they were last told.

        What somebody else has done is a reason to show the table; one's own small steps are not.
        """
        reader, answers = self.present, self.table.answers
        for number in range(self.told[reader], len(answers)):
            for sentence in self._sentences(reader, number, number + 1):
                self.console.show(sentence, indent="  ")
                self.board_due = self.board_due or answers[number].seat != reader
        self.told[reader] = len(answers)

    def _sentences(self, reader: Seat | None, start: int, end: int | None = None) -> list[str]:
        said = self.names
        beats = self.table.beats(start, end)
        told = [self.words.tell(beat.event.seen_by(reader), reader, said) for beat in beats]
        return [sentence for sentence in told if sentence]

    def _show_board(self, reader: Seat | None, *, whole: bool = False) -> None:
        """Show the table; for ears only what is new of it since they were told last, or the `whole` of it."""
        self.console.write("")
        view = self.table.view(reader)
        if self.console.plain:
            told = facts(self.title, view, reader, self.words, self.names)
            known = set[str]() if whole else self.known.get(reader, set())
            for fact in told:
                if fact not in known:
                    self.console.write(fact)
            self.known[reader] = set(told)
        else:
            for row in self.board.lines(view, reader, self.words, self.names):
                self.console.write(row.rstrip())
        self.board_due, self.stage = False, self._stage()

    def _tell_trouble(self) -> None:
        """Say once when saving stops, once when it works again, and once when the game gets a file of its own."""
        if self.recorded.moved != self.moved:
            self.moved = self.recorded.moved
            if self.moved:
                self.console.strong(words("room").say(self.moved))
        if self.recorded.trouble != self.trouble:
            self.trouble = self.recorded.trouble
            room = words("room")
            self.console.strong(room.say(self.trouble) if self.trouble else say("terminal.saving_again"))

    def _end(self) -> None:
        """Show the table, then what happened last, so that the end can be read with what led to it."""
        result, reader = self.table.result, self.present if len(self.people) == 1 else None
        assert result is not None, "a game without a question is over"
        untold = len(self._sentences(reader, self.told[reader]))
        self._show_board(reader)
        self.console.write("")
        for sentence in self._sentences(reader, 0)[-max(untold, LAST_LINES) :]:
            self.console.show(sentence, indent="  ")
        self._sources()
        self.console.write("")
        self.console.strong(self.words.say(result.line, reader, self.names))
        for told in self._rated():
            self.console.show(words("room").say(told))
        if self.people:
            self._look_back()
        self._leave()

    def _rated(self) -> tuple[Line, ...]:
        """Return what the end did to a person's rating, of a game that was over before as well."""
        self.sitting.wait()
        if not self.sitting.rated:
            self.sitting.count()
            self.sitting.wait()
        return self.sitting.rated

    def _look_back(self) -> None:
        """Offer to look back on the game."""
        self.console.show(say("reviewing.offer"))
        if self.console.read().casefold() != "review":
            return
        try:
            show(look_back(self.recorded, reviewed_seats(self.recorded), THOUGHT, self.console), self.console)
        except NotNow as not_now:
            self.console.show(str(not_now))

    def _sources(self) -> None:
        """Say what brought everybody to where they ended, where the title keeps an account."""
        told = self.board.sources(self.table.told(), self.table.state, self.words)
        if self.console.plain and told:
            head, *rows = (re.split(" {2,}", row.strip()) for row in told)
            told = [f"{name}: {', '.join(map(' '.join, zip(head, held, strict=True)))}" for name, *held in rows]
        for number, row in enumerate(told):
            if not number:
                self.console.write("")
            self.console.write(row)

    def _say_where(self, key: str) -> None:
        """Name the file of the game, where it is kept in one."""
        path = self.recorded.journal.path
        if path is None or self.recorded.trouble:
            told = self.recorded.trouble
            self.console.show(words("room").say(told) if told else say("terminal.not_saved"))
            return
        self.console.show(say(f"terminal.{key}"))
        self.console.name(path)

    def _leave(self) -> None:
        """Say where the record lies; nothing has to be written, it always is. No hand stays on the screen."""
        if self.table.result is None and self.present is not None and len(self.people) > 1:
            self.console.clear()
        if self.recorded.trouble or self.recorded.journal.path is None:
            return
        try:
            self.console.write("")
            self._say_where("over" if self.table.result else "left")
        except (Left, ValueError):
            return  # the paper is gone as well: there is nobody to tell
