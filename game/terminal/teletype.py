"""A game in the terminal, played at one keyboard."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import sleep
from typing import Any

from ai.coach.advice import THOUGHT
from ai.players import Thought
from game import luck
from game.core.contract import Action, Decision, Line, Seat, line
from game.core.eyes import all_may_be_seen
from game.core.files.journal import YOU, Recorded
from game.core.language.words import say, words
from game.machine.own import opponents
from game.play.coaching import Coaching, trials
from game.play.drafts import Drafts
from game.play.elsewhere import Elsewhere
from game.play.ending import Ending
from game.play.explaining import last_act, reasons
from game.play.sitting import Sitting
from game.play.worker import AtOnce, BotExecutor
from game.terminal.answers import are_numbers, at, span
from game.terminal.boards import board, legend
from game.terminal.coaching import Coach
from game.terminal.console import LEAVING, Console, Left
from game.terminal.elsewhere import AtPhones
from game.terminal.letters import Teller
from game.terminal.resigning import ResignDialog
from game.terminal.reviewing import NotNow, look_back, offer_practice, reviewed_seats, show
from game.terminal.rules import show_rules
from game.terminal.statistics import introduce
from game.terminal.transcript import LAST_LINES, Transcript
from game.terminal.why import Why, example
from game.terminal.wishes import plainly

LOG_LINES = 20
HELP_COLUMN = 16
"""The column where the descriptions of the help begin (`terminal.help`)."""


def _number(text: str) -> int:
    """Return a number of at most six digits; 0 for anything else."""
    return int(text) if text.isdecimal() and len(text) <= 6 else 0


def _moot(elsewhere: AtPhones | None, seat: Seat, number: int) -> Callable[[], bool]:
    """Return a function that tells whether answer `number` of a seat is no longer wanted here."""
    return partial(elsewhere.makes_moot, seat, number) if elsewhere is not None else lambda: False


def initials(names: Sequence[str]) -> list[str]:
    """Return a letter or digit for each name: the first of its own that no earlier name has taken."""
    taken = list[str]()
    for name in names:
        own = [sign.upper() for sign in name if sign.isalnum() and sign.casefold() != "q"]
        taken.append(next((sign for sign in [*own, *"123456789"] if sign not in taken), "0"))
    return taken


class Teletype:
    """A sitting at one keyboard. With `why`, bots give their reasons in games without people."""

    def __init__(
        self,
        recorded: Recorded[Any],
        console: Console,
        why: bool = False,
        rest: Callable[[float], None] = sleep,
        bots: BotExecutor | None = None,
        phones: Callable[[Sitting], Elsewhere] | None = None,
    ) -> None:
        self.recorded, self.console, self.why, self.rest = recorded, console, why, rest
        self.sitting = Sitting(recorded, bots or AtOnce(hides_timing=True, coaching=phones is not None))
        self.eyes, self.drafts = self.sitting.eyes, Drafts(self.sitting)
        self.title, self.words = self.sitting.title, self.sitting.words
        self.board = board(self.title)
        self.coach = Coaching(self.sitting, self)
        self.resigning = ResignDialog(self.coach, console)
        self.rng = Random(luck.word())
        self.printed = Transcript(self.sitting, console, self.board)
        self.elsewhere = AtPhones(phones(self.sitting), self.sitting, console) if phones is not None else None
        self.explained = self.sitting.now.number
        """The number of answers whose reasons were printed."""

    @property
    def present(self) -> Seat | None:
        """The person at the keyboard; None if nobody in particular is looking."""
        return self.eyes.reader

    @property
    def open_question(self) -> Decision | None:
        """The question to the person at the keyboard."""
        return self.sitting.mine()

    @property
    def begun(self) -> Sequence[Action]:
        """The answers about a thing that was picked up: none at a keyboard."""
        return ()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats played at this keyboard."""
        return self.sitting.people

    @property
    def names(self) -> list[str]:
        """What the seats are called now."""
        return self.printed.names

    def run(self) -> int:
        """Play until the game is over or left; return the program's exit code."""
        try:
            self.console.show(say("terminal.welcome"))
            self.printed.tell_trouble()
            if self.recorded.trouble is None:
                kept = self.recorded.journal.path is not None
                self.console.show(say("terminal.saves" if kept else "terminal.not_saved"))
            if not self.console.plain:
                self.console.show(legend(self.title))
            introduce(self.recorded, self.console)
            while asked := self.sitting.decision:
                self._look_away(asked)
                self._answer(asked)
                self.printed.tell_trouble()
            self._end()
        except (Left, KeyboardInterrupt):
            self._leave()
        finally:
            if self.elsewhere is not None:
                self.elsewhere.phones.close()
        return 0

    def _answer(self, asked: Decision) -> None:
        if self.elsewhere is not None and self.elsewhere.has(asked.seat):
            self.elsewhere.await_answer(self.printed)
        elif self.recorded.chairs[asked.seat] == YOU:
            self._ask(asked)
        else:
            self._think(asked)

    # --- bots ---

    def _think(self, asked: Decision) -> None:
        """Let a bot answer. Its answer is shown on the pulse, so that its thinking time reveals nothing."""
        choice = self.sitting.answer_after(self.rest)
        if self.people or not all_may_be_seen(self.sitting.recorded):
            self.sitting.play(choice)
            self.printed.tell()
            return
        turn, view = self.sitting.turn, self.eyes.view_of(asked.seat)
        self.sitting.play(choice)
        self.printed.tell()
        self._say_reasons(view, asked.seat, choice.why)
        if self.sitting.turn != turn:
            self.printed.show_board()

    def _say_reasons(self, view: Any, seat: Seat, thought: Thought) -> None:
        """Print a bot's second choice, and an act's effects once nobody can react to it."""
        if not self.why:
            return
        for told in self._coach(seat).rival(view, seat, thought):
            self.console.show(told, indent="      ")
        asked, actors = self.sitting.decision, self.eyes.actors
        if asked is not None and (asked.window or self.sitting.goes_on()):
            return
        for number in range(self.explained, len(actors)):
            who = actors[number]
            for reason in reasons(self.sitting, number, who) if self.eyes.shots_of(number) else ():
                told = self.words.say(line("coach.of", seat=who, reason=reason), None, self.names)
                self.console.show(told, indent="      ")
        self.explained = len(actors)

    def _coach(self, reader: Seat | None) -> Coach:
        return Coach(self.sitting, self.board, Teller(self.words, reader, self.names))

    # --- people ---

    def _ask(self, asked: Decision) -> None:
        """Ask a person a question, and run commands until it's answered, taken back or answered on a phone."""
        if self.present != asked.seat and not self._curtain(asked.seat):
            return
        self.printed.tell()
        if self.printed.is_due():
            self.printed.show_board()
            self.printed.repeat(asked.seat)
        self.printed.listen()
        self._put(asked)
        number = self.sitting.now.number
        while self.sitting.now.number == number and self.sitting.decision == asked:
            text = self.console.read_unless(_moot(self.elsewhere, asked.seat, number))
            if text is not None:
                self._obey(text, asked)
            elif (choice := self.sitting.answer()) is not None:
                self.sitting.play(choice)
            else:
                return

    def _look_away(self, asked: Decision) -> None:
        """Clear a shared screen once its reader is no longer asked, or has moved to a phone.

        Until somebody is asked, only public facts are printed.
        """
        if self.sitting.hides_hand or (self.elsewhere is not None and self.elsewhere.has(self.present)):
            self.console.clear()
            self.printed.share(self.present)
            self.eyes.look(None)
            self.printed.tell()

    def _curtain(self, seat: Seat) -> bool:
        """Hand over the keyboard with an empty screen; return False if its person moves to a phone instead."""
        self.console.clear()
        self.console.strong(say("terminal.pass", who=self.names[seat]))
        letter = initials([self.names[each] for each in self.people])[self.people.index(seat)]
        moot = _moot(self.elsewhere, seat, self.sitting.now.number)
        self.console.show(say("terminal.press_letter", letter=letter))
        while (typed := self.console.read_unless(moot)) is not None and typed.casefold() != letter.casefold():
            if typed.casefold() in LEAVING:
                raise Left
            if self.elsewhere is None or not self.elsewhere.obey_without_hand(typed, self.printed):
                self.console.show(say("terminal.press_letter", letter=letter))
        if typed is None:
            return False
        self.console.clear()
        self.eyes.look(seat)
        self.printed.board_due = True
        return True

    def _put(self, asked: Decision) -> None:
        """Print notes, the question, and its numbered options."""
        self.console.write("")
        for note in self.board.notes(self.sitting.view, asked.seat, self.words, self.names):
            self.console.show(note, indent="      ")
        self.resigning.offer()
        self.console.strong(self.sitting.prompt())
        if are_numbers(asked):
            self.console.write(f"      {self._option(span(asked))}")
            return
        for number, offer in enumerate(self.sitting.offers(self._option), 1):
            self.console.show(offer.words, indent=" " * 6, first=f"{number:>4}  ")

    def _option(self, action: Action) -> str:
        seat = self.present
        assert seat is not None, "only people get offers"
        return self.words.say(self.board.option(self.sitting.view, seat, action), seat, self.names)

    def _give(self, action: Action) -> None:
        """Answer for the person at the keyboard."""
        if self.sitting.give(action):
            self.sitting.play(self.sitting.answer_after(self.rest))

    def _obey(self, text: str, asked: Decision) -> None:
        word, _, rest = text.partition(" ")
        if self.elsewhere is not None and self.elsewhere.obey(text):
            return
        match word.casefold():
            case "" if len(asked.options) == 1:
                self._give(asked.options[0])
            case "help" | "?":
                self._help()
            case "" | "board" | "table":
                self.printed.show_board(whole=True)
                self._put(asked)
            case "why" if not rest:
                self._why(asked)
            case "why":
                for sentence in Why(self.sitting, self.board).sentences(rest, asked):
                    self.console.show(sentence)
            case "undo" | "redo":
                self._take_back(word.casefold(), asked.seat)
            case "rewind":
                self._rewind(asked.seat, _number(rest) if rest else 1)
            case "log":
                self.printed.log(_number(rest) or LOG_LINES)
            case "rules":
                show_rules(self.title, rest, self.console)
            case "hint" | "h" | "explain":
                self._hint(asked)
            case "resign":
                self.resigning.resign(asked.seat)
            case "call":
                self.resigning.accept("accept")
            case "watch":
                self.resigning.accept("leave")
            case "save":
                self.printed.say_where("saved")
            case left if left in LEAVING:
                raise Left
            case _:
                self._choose_option(text, asked)

    def _choose_option(self, text: str, asked: Decision) -> None:
        """Answer with an option's number, words or code; `?3` asks what 3 is about."""
        wanted = text.lstrip("? ").casefold()
        meant = at(asked, wanted) or self._worded(wanted, asked)
        if meant is None and are_numbers(asked):
            self.console.show(say("terminal.not_that_number", text=text, offered=self._option(span(asked))))
        elif meant is None:
            self.console.show(say("terminal.not_understood", text=text))
        elif text.startswith("?"):
            said = self.board.about(meant)
            self.console.show(self.words.say(said) if said else say("terminal.nothing_more"))
        else:
            self._give(meant)

    def _worded(self, wanted: str, asked: Decision) -> Action | None:
        """Return an option by its sentence, or by the name of its thing if that's unambiguous."""
        meant = plainly(wanted)
        if not meant:
            return None
        for offer in self.sitting.offers(self._option):
            if wanted == str(offer.action) or meant == plainly(offer.words):
                return offer.action
        named = [action for action in asked.options if meant == plainly(self.words.name(action.noun))]
        return named[0] if len({action.verb for action in named}) == 1 else None

    def _help(self) -> None:
        told = say("terminal.help", example=example(self.title, self.sitting.decision))
        if self.console.plain:
            self.console.write(told)
            return
        for row in told.splitlines():
            self.console.show(row[HELP_COLUMN:], indent=" " * HELP_COLUMN, first=row[:HELP_COLUMN])
        self.console.write("")
        self.console.show(legend(self.title))

    def _take_back(self, word: str, seat: Seat) -> None:
        if word == "redo" and self.drafts.can_redo():
            self.drafts.redo()
        elif word == "undo" and (why := self.drafts.why_no_undo()):
            self.console.show(why)
        elif word == "undo":
            self.printed.board_due = bool(self.eyes.shots_of(self.sitting.now.number - 1))
            self.drafts.undo()
            self.printed.forget(seat)
        else:
            self.console.show(say("terminal.no_redo"))

    def _rewind(self, seat: Seat, count: int) -> None:
        """Go back to before the person's last `count` answers; the game becomes practice."""
        mine = [number for number, actor in enumerate(self.eyes.actors) if actor == seat]
        if len(self.people) > 1:
            self.console.show(say("terminal.no_rewind_people"))
        elif not 1 <= count <= len(mine):
            self.console.show(say("terminal.no_rewind", count=len(mine)))
        elif not self._agreed_to_practice():
            self.console.show(say("terminal.not_rewound"))
        elif not self.drafts.rewind(mine[-count]):
            self.console.show(say("terminal.no_rewind_unmarked"))
        else:
            self.printed.skip(seat)
            self.console.strong(say("terminal.rewound", count=count))

    def _agreed_to_practice(self) -> bool:
        """Return True if the game is practice, or may become it."""
        if self.recorded.practice:
            return True
        self.console.strong(say("pause.practice_ask"))
        return self.console.agreed()

    def _hint(self, asked: Decision) -> None:
        """Print the coach's best answers."""
        coach, rated = self._coach(asked.seat), opponents(self.recorded) is not None
        found = coach.advice(asked)
        self.recorded.hint(*(idea.action for idea in found.ideas))
        for row in coach.hint(asked, found, self.rng):
            self.console.show(row.strip(), indent="  " if row.startswith(" ") else "")
        told = [each for idea in found.ideas for each in (*idea.reasons, *idea.expected.told)]
        if new := trials(self.coach, *told):
            self.console.show(new)
        if rated:
            self.console.show(say("hint.now_unrated"))

    def _why(self, asked: Decision) -> None:
        """Explain the others' last act, and how to ask about rules."""
        last = last_act(self.sitting)
        if last is not None:
            _, deed, why = last
            self.console.show(say("coach.why", deed=deed))
            for reason in why:
                self.console.show(self.sitting.say(reason), indent="  ")
        for sentence in Why(self.sitting, self.board).sentences("", asked):
            self.console.show(sentence)

    # --- output ---

    def _end(self) -> None:
        """Print the table, the last events and the result."""
        ending, reader = Ending(self.sitting), self.present if len(self.people) == 1 else None
        self.eyes.look(reader)
        untold = len(self.printed.sentences(self.printed.told[reader]))
        self.printed.show_board()
        self.console.write("")
        every = self.printed.sentences(0)
        least = 0 if self.sitting.finished.resigned else LAST_LINES
        for sentence in every[max(0, len(every) - max(untold, least)) :]:
            self.console.show(sentence, indent="  ")
        self.printed.sources()
        self.console.write("")
        self.console.strong(ending.headline())
        for sentence in (ending.why(), ending.story(), *ending.awards()):
            self.console.show(sentence)
        self.printed.listen()
        for told in self._rated():
            self.console.show(words("room").say(told))
        if self.people:
            self._look_back()
        self._leave()

    def _rated(self) -> tuple[Line, ...]:
        """Return the change of the rating, even if the game was already over."""
        self.sitting.wait()
        if not self.sitting.rated:
            self.sitting.count()
            self.sitting.wait()
        return self.sitting.rated

    def _look_back(self) -> None:
        """Offer a review."""
        self.console.show(say("reviewing.offer"))
        if self.console.read().casefold() != "review":
            return
        try:
            show(look_back(self.recorded, reviewed_seats(self.recorded), THOUGHT, self.console), self.console)
            offer_practice(self.recorded, self.console)
        except NotNow as not_now:
            self.console.show(str(not_now))

    def _leave(self) -> None:
        """Clear the screen if it is shared, and print where the record is saved."""
        if self.sitting.result is None and self.present is not None and len(self.people) > 1:
            self.console.clear()
        if self.recorded.trouble or self.recorded.journal.path is None:
            return
        try:
            self.console.write("")
            self.printed.say_where("over" if self.sitting.result else "left")
        except (Left, ValueError):
            return  # nobody can be told: the output is closed too
