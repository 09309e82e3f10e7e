"""A puzzle at the keyboard: its goal, the questions of its position, and what refutes a wrong answer."""

from collections.abc import Callable

from ai.levels import LEVELS
from ai.puzzles import judge
from game.core.contract import Decision
from game.core.exercise import PUZZLE, Exercise, Outcome, Verdict, laid, reply, sentence
from game.core.journal import YOU, Header, Recorded
from game.core.sealed import SealedFile
from game.core.table import Table
from game.core.words import words
from game.learnt import TRIED, kept
from game.terminal.console import Console, Left, say
from game.terminal.sitting import Sitting
from game.titles import title as shelved


class Puzzling(Sitting):
    """A puzzle in the terminal.

    `tried` hears of every answer that was judged: whether it was right. `helped` hears when the hint was shown.
    """

    def __init__(
        self,
        title: str,
        of: Exercise,
        console: Console,
        tried: Callable[[bool], None],
        helped: Callable[[], None] = lambda: None,
    ) -> None:
        position = laid(title, of, shelved, PUZZLE)
        chairs = tuple(YOU if seat == of.seat else LEVELS[0] for seat in position.seats)
        called = tuple(say("seat.person", number=seat + 1) for seat in position.seats)
        header = Header(title, position.game.RULES, position.setup, "", chairs, called)
        recorded = Recorded(Table(position.game, position.setup), header, SealedFile())
        recorded.mark_as_practice()
        for given in position.answers:
            recorded.play(given.action)
        super().__init__(recorded, console)
        self.of, self.step, self.first, self.tried = of, of.step[0], len(recorded.table.answers), tried
        self.told[of.seat] = self.first
        self.helped = helped

    def run(self) -> int:
        """Put its questions until it is solved or somebody leaves; gives the exit code of the program."""
        try:
            self.present = self.of.seat
            self.console.show(self.board.legend())
            self.console.strong(self._said("title"))
            while not self._is_over():
                asked = self.table.decision
                assert asked is not None, "a game that is over is judged"
                if asked.seat == self.of.seat:
                    self._ask(asked)
                else:
                    self.recorded.play(reply(self.step, asked))
                    self._tell()
        except (Left, KeyboardInterrupt):
            self.console.write("")
        return 0

    def _is_over(self) -> bool:
        verdict = judge(self.table, self.of, self.step, self.first)
        match verdict.outcome:
            case Outcome.DONE:
                self._solved()
            case Outcome.OTHERWISE:
                self._again(verdict)
            case Outcome.GOING:
                pass
        return verdict.outcome is Outcome.DONE

    def _solved(self) -> None:
        self._tell()
        self.tried(True)
        learnt = kept()
        for kind in (TRIED, PUZZLE):
            learnt.mark(self.title, self.of.id, kind)
        if learnt.trouble is not None:
            self.console.show(words("room").say(learnt.trouble))
        self.console.strong(self._said("find.right"))
        self.console.show(self._said("sum"))

    def _again(self, verdict: Verdict) -> None:
        """Show what refutes the answers, and go back to the position."""
        self._tell()
        self.tried(False)
        kept().mark(self.title, self.of.id, TRIED)
        self.console.strong(self._said(f"find.{verdict.says}"))
        for told in verdict.told:
            self.console.show(self.words.say(told, self.of.seat, self.names), indent="  ")
        self.console.show(say("terminal.once_more"))
        self.recorded.rewind(self.first)
        self.told[self.of.seat], self.board_due = self.first, True

    def _said(self, part: str) -> str:
        return self.words.say(sentence(self.of, part, PUZZLE), self.of.seat, self.names).replace("*", "")

    def _put(self, asked: Decision) -> None:
        """Say the goal before the question."""
        self.console.write("")
        self.console.strong(self._said("find.goal"))
        super()._put(asked)

    def _hint(self, asked: Decision) -> None:
        self.helped()
        self.console.show(self._said("find.hint"))
