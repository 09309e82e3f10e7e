"""Retries of a person's own mistakes in the terminal."""

from ai.coach.practice import Refuted
from game.core.content.box import name_of
from game.core.contract import Action, Decision, Seat
from game.core.language.dates import told_day
from game.core.language.words import say, words
from game.machine import mistakes, today
from game.machine.mistakes import OwnMoment
from game.play.retry import (
    Retry,
    RetryStage,
    Unusable,
    at_once,
    comes_back,
    dealing,
    laid_out,
    lesson_told,
    matters_told,
    nothing_due,
    position,
    reason_told,
    refuted_told,
    try_told,
    unaided_told,
)
from game.play.worker import AtOnce
from game.terminal.coaching import in_words
from game.terminal.console import Console, Left
from game.terminal.letters import Teller
from game.terminal.teletype import Teletype

YES, NO = "y", "n"


class Relearning(Teletype):
    """A retry of a moment from the person's own games."""

    def __init__(self, retry: Retry, console: Console, where: str) -> None:
        super().__init__(retry.recorded, console, bots=AtOnce(), rest=lambda seconds: None)
        self.retry, self.where = retry, where
        self.seat: Seat = retry.moment.seat
        self.printed.told[self.seat] = retry.number - retry.played_on
        self.drafts.begin(retry.number)

    def run(self) -> int:
        """Ask until the moment is solved or given up; return the program's exit code."""
        self.console.strong(self.where)
        if self.retry.unaided:
            self.console.show(unaided_told(self.retry))
            self.eyes.look(self.seat)
            self.printed.tell()
            self.printed.show_board()
        else:
            self.console.show(self._from())
            self._matters()
        while self.retry.stage is RetryStage.MOVE:
            asked = self.sitting.decision
            assert asked is not None, "the position is a question"
            self._answer(asked)
        self._reason()
        return 0

    def _from(self) -> str:
        of, anew = self.retry.moment, self.retry.dealt.anew
        origin = say("learn.from", title=name_of(of.title), date=told_day(of.day))
        return f"{origin} {say(f'learn.anew_{anew.value}')}"

    def _matters(self) -> None:
        """Show the position, and ask whether it matters."""
        asked = self.sitting.decision
        assert asked is not None, "the position is a question"
        self.eyes.look(self.seat)
        self.printed.show_board()
        self._put(asked)
        self.console.write("")
        self.console.strong(say("learn.matters"))
        typed = ""
        while typed not in (YES, NO):
            self.console.show(say("learn.yes_or_no"))
            typed = self.console.read().strip().casefold()[:1]
        self.retry.says(typed == YES)
        self.console.show(matters_told(self.retry))

    def _ask(self, asked: Decision) -> None:
        """Ask the question, and run commands until it is answered or given up."""
        self.printed.tell()
        self._put(asked)
        number = self.sitting.now.number
        while self.retry.stage is RetryStage.MOVE and self.sitting.now.number == number:
            self._obey(self.console.read(), asked)

    def _give(self, action: Action) -> None:
        """Play an answer, and judge the deed once it is complete."""
        super()._give(action)
        if self.retry.recorded.table.answered <= self.retry.number:
            return
        request = self.retry.asks(self.retry.given)
        if request is None:
            return
        self.console.show(say("learn.thinks"))
        tried = self.retry.take(at_once(request))
        self.console.strong(try_told(self.retry, tried))
        self._back()
        if tried.refuted is not None:
            self._play_out(tried.refuted)

    def _play_out(self, against: Refuted) -> None:
        """Show how the others respond to a wrong deed, and go back."""
        self.console.show(refuted_told(against))
        self.retry.lay_out(against.world)
        for action in against.answers:
            self.retry.recorded.play(action)
        self.printed.tell()
        self._back()

    def _back(self) -> None:
        """Go back to the position."""
        self.drafts.rewind(self.retry.number)
        self.retry.lay_out(self.retry.dealt.world)
        self.printed.told[self.seat], self.printed.board_due = self.retry.number, False

    def _reason(self) -> None:
        """Print what is better than the answer in the game, and why."""
        tell = Teller(self.words, self.seat, self.names)
        where = self.sitting.game, self.board, tell, self.retry.dealt.world, self.seat
        for number, told in enumerate(reason_told(self.retry, lambda deed: in_words(*where, deed), tell)):
            if number:
                self.console.show(told, indent="  ")
            else:
                self.console.strong(told)
        if not self.retry.unaided and (told := lesson_told(self.retry.moment)):
            self.console.show(told)
        if self.retry.counts and not self.retry.unaided:
            trouble = mistakes.answered(self.retry.moment, self.retry.right, today.today())
            if trouble is not None:
                self.console.show(words("room").say(trouble))
            self.console.show(comes_back(self.retry.moment, self.retry.right, today.today()))

    def _hint(self, asked: Decision) -> None:
        """Give up; the answer and the reason are printed afterwards."""
        request = self.retry.gives_up()
        self.console.show(say("learn.thinks"))
        self.retry.shown = at_once(request)

    def _rewind(self, seat: Seat, count: int) -> None:
        self._back()


def learn(console: Console, title: str = "", about: str = "") -> int:
    """Go through the moments that are due; return the program's exit code."""
    found, day = mistakes.kept(), today.today()
    if found.trouble is not None:
        console.show(words("room").say(found.trouble))
    names = mistakes.subjects(found, title)
    due = found.due(day, title, mistakes.meant(names, about))
    if about and names and not due:
        console.show(say("learn.about_nothing", about=about, known=", ".join(sorted(names))))
        return 1
    if not due:
        console.show(nothing_due(found, day, title))
        return 0
    if {each.fine for each in due} == {True, False}:
        console.show(say("learn.note_fine"))
    right = all_of = 0
    try:
        for number, moment in enumerate(due, 1):
            retry = _laid_out(moment, console)
            if retry is not None:
                Relearning(retry, console, say("learn.number", number=number, all=len(due))).run()
                right, all_of = right + retry.right, all_of + retry.counts
                console.write("")
    except (Left, KeyboardInterrupt):
        console.write("")
    console.strong(say("learn.done", right=right, all=all_of))
    if not about and mistakes.kept().due(day, title):
        console.show(say("learn.more"))
    return 0


def _laid_out(moment: OwnMoment, console: Console) -> Retry | None:
    """Lay out a moment, with a new deal if it has been tried before; None if it is outdated."""
    try:
        recorded = position(moment)
    except Unusable as error:
        console.show(str(error))
        mistakes.drop(moment)
        return None
    request = dealing(moment, recorded)
    if request is not None:
        console.show(say("learn.deals"))
    return laid_out(moment, recorded, at_once(request) if request is not None else None)
