"""Lessons in the terminal."""

from contextlib import suppress
from typing import Any

from game.core.contract import Decision, Seat
from game.core.exercise import LESSON, Outcome, exercises, sentence
from game.core.language.words import say, words
from game.machine.progress import kept
from game.play.exercise import Learning, Script
from game.play.retry import own_turn
from game.terminal.console import Console, Left
from game.terminal.learning import Relearning
from game.terminal.teletype import Teletype


def listed(title: str, kind: str = LESSON) -> list[str]:
    """Return a line for every exercise of a title: its id, its name, and whether it's done."""
    learnt = kept()
    lines = [words("room").say(learnt.trouble)] if learnt.trouble is not None else []
    for of in exercises(title, kind):
        mark = "x" if learnt.has(title, of.id, kind) else " "
        lines.append(f"[{mark}] {of.id}: {words(title).say(sentence(of, 'title', kind))}")
    return lines


class TaughtAtKeyboard(Teletype):
    """A lesson in the terminal. Only its completion is recorded."""

    def __init__(self, lesson: Learning, console: Console, **how: Any) -> None:
        super().__init__(lesson.recorded, console, bots=Script(lesson=lesson), **how)
        self.lesson = lesson

    def run(self) -> int:
        """Go through all steps; return the program's exit code."""
        self.printed.told[self.present] = self.sitting.now.number
        self.console.strong(self.lesson.say("title"))
        while not self.lesson.finished:
            self._step()
            if not self.lesson.finished:
                self.lesson.go_on()
        self.console.strong(say("lesson.remember"))
        self._paper(self.lesson.sum)
        learnt = kept()
        learnt.mark(self.title, self.lesson.of.id, self.lesson.kind)
        if learnt.trouble is not None:
            self.console.show(words("room").say(learnt.trouble))
        self._own_turn()
        if (after := self.lesson.following) is not None:
            name = self.words.say(sentence(after, "title", self.lesson.kind))
            self.console.show(say("lesson.next_at", title=self.title, lesson=after.id, name=name))
        return 0

    def _own_turn(self) -> None:
        """Ask for one turn without help, judged by the search that reviews games."""
        retry = own_turn(self.title, self.lesson.of)
        if retry is not None:
            self.console.write("")
            with suppress(Left, KeyboardInterrupt):
                Relearning(retry, self.console, say("learn.own")).run()

    def _step(self) -> None:
        """Ask until the step is done, taking back wrong answers."""
        lesson = self.lesson
        self._paper(lesson.task)
        while True:
            lesson.judge()
            if lesson.verdict.outcome is Outcome.DONE:
                self.printed.tell()
                self._paper(lesson.comment)
                return
            if lesson.held:
                self.printed.tell()
                self._paper(f"{lesson.comment} {say('lesson.try_again')}:")
                self.drafts.rewind(lesson.again())
                self.printed.skip(self.present)
                continue
            asked = self.sitting.decision
            assert asked is not None, "a game that is over is judged"
            self._answer(asked)

    def _paper(self, text: str) -> None:
        if text:
            self.console.show(text.replace("*", ""))

    def _hint(self, asked: Decision) -> None:
        self.lesson.give_hint()
        self._paper(self.lesson.hint)

    def _take_back(self, word: str, seat: Seat) -> None:
        self.drafts.begin(self.lesson.first)
        super()._take_back(word, seat)

    def _rewind(self, seat: Seat, count: int) -> None:
        """Restart the step."""
        self.drafts.rewind(self.lesson.again())
        self.printed.skip(seat)
