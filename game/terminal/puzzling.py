"""Puzzles in the terminal: the goal, the questions, and refutations."""

from collections.abc import Callable

from game.core.contract import Decision
from game.core.exercise import PUZZLE, Exercise, Verdict
from game.core.language.words import say, words
from game.machine.progress import TRIED, kept
from game.machine.puzzling import answered
from game.play.exercise import Learning, Script, recorded
from game.terminal.boards import legend
from game.terminal.console import Console, Left
from game.terminal.teletype import Teletype


class Puzzling(Teletype):
    """A puzzle in the terminal.

    `tried` is called with each judgement, True if the answer was right; `helped` when the hint is shown.
    """

    def __init__(
        self,
        title: str,
        of: Exercise,
        console: Console,
        tried: Callable[[bool], None],
        helped: Callable[[], None] = lambda: None,
    ) -> None:
        self.lesson = Learning(title, of, recorded(title, of, PUZZLE), PUZZLE)
        super().__init__(self.lesson.recorded, console, bots=Script(lesson=self.lesson))
        self.tried, self.helped, self.hinted = tried, helped, False
        self.printed.told[of.seat] = self.lesson.first
        self.drafts.begin(self.lesson.first)

    def run(self) -> int:
        """Ask until the puzzle is solved or the player leaves; return the program's exit code."""
        try:
            self.console.show(legend(self.title))
            self.console.strong(self._said("title"))
            while not self._is_over():
                asked = self.sitting.decision
                assert asked is not None, "a game that is over is judged"
                self._answer(asked)
        except (Left, KeyboardInterrupt):
            self.console.write("")
        return 0

    def _is_over(self) -> bool:
        self.lesson.judge()
        if self.lesson.finished:
            self._solved()
        elif self.lesson.held:
            self._again(self.lesson.verdict)
        return self.lesson.finished

    def _solved(self) -> None:
        self.printed.tell()
        self.tried(True)
        learnt = kept()
        for kind in (TRIED, PUZZLE):
            learnt.mark(self.title, self.lesson.of.id, kind)
        if learnt.trouble is not None:
            self.console.show(words("room").say(learnt.trouble))
        self.console.strong(self._said("find.right"))
        self.console.show(self._said("sum"))
        self._rate(True)

    def _rate(self, right: bool) -> None:
        """Count the first answer, and print the rating and the streak."""
        of = self.lesson.of
        rated = answered(self.title, of.id, of.rating, right, self.hinted)
        for told in filter(None, rated):
            self.console.show(words("room").say(told))

    def _again(self, verdict: Verdict) -> None:
        """Show the refutation, and go back to the position."""
        self.printed.tell()
        self.tried(False)
        kept().mark(self.title, self.lesson.of.id, TRIED)
        self.console.strong(self._said(f"find.{verdict.says}"))
        for told in verdict.told:
            self.console.show(self.words.say(told, self.lesson.of.seat, self.names), indent="  ")
        self._rate(False)
        self.console.show(say("terminal.once_more"))
        self.drafts.rewind(self.lesson.again())
        self.printed.told[self.lesson.of.seat], self.printed.board_due = self.lesson.first, True

    def _said(self, part: str) -> str:
        return self.lesson.say(part).replace("*", "")

    def _put(self, asked: Decision) -> None:
        """Print the goal before the question."""
        self.console.write("")
        self.console.strong(self._said("find.goal"))
        super()._put(asked)

    def _hint(self, asked: Decision) -> None:
        self.helped()
        self.hinted = True
        self.lesson.give_hint()
        self.console.show(self.lesson.hint.replace("*", ""))
