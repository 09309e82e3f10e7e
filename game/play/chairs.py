"""Who answers for a seat: a person or a bot."""

from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from ai.players import Choice
from game.core.contract import Action, Decision
from game.play.homemade import HomemadeBots
from game.play.worker import BotExecutor, Question


@dataclass
class Bot:
    """A seat played by a bot."""

    title: str
    level: str
    bots: BotExecutor | HomemadeBots

    def ask(self, view: Any, decision: Decision, seed: str) -> "Future[Choice]":
        """Submit the question."""
        if len(decision.options) == 1:
            future: Future[Choice] = Future()
            future.set_result(Choice(decision.options[0]))
            return future
        return self.bots.ask(Question(self.title, self.level, view, decision, seed))


@dataclass
class Person:
    """A seat played by a person."""

    asked: "Future[Choice] | None" = None

    def ask(self, view: Any, decision: Decision, seed: str) -> "Future[Choice]":
        """Wait for the screen to answer."""
        self.asked = Future()
        return self.asked

    def answer(self, action: Action) -> None:
        """Answer the question, unless it was called off."""
        if self.asked is not None and not self.asked.done():
            self.asked.set_result(Choice(action))


Chair = Bot | Person
