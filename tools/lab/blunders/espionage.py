"""The bad habit of players of 1955."""

from collections.abc import Iterator

from game.titles.espionage.answers import DONE
from game.titles.espionage.state import State
from tools.lab.blunders import GivenAnswer, Habit, Noted


class Overblock(Habit[State]):
    """Adding cards to a block that is already high enough."""

    name = "adds_to_a_block"
    about = "adds a card to a block that holds already"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every block that could be finished."""
        if step.decision.kind == "add_to_block" and DONE in step.decision.options:
            yield Noted(step.seat, step.number, step.action != DONE)


HABITS = (Overblock,)
