"""Resigning in the terminal, and accepting an offer to call a decided game."""

from dataclasses import dataclass

from game.core.contract import Seat
from game.core.language.words import say
from game.play.coaching import Coaching
from game.play.sitting import Sitting
from game.terminal.console import Console


@dataclass
class ResignDialog:
    """The questions before a game is resigned or called."""

    coach: Coaching
    console: Console
    told: bool = False
    """Whether the offer was made; once is enough."""

    @property
    def sitting(self) -> Sitting:
        """The game."""
        return self.coach.sitting

    def resign(self, seat: Seat) -> None:
        """Resign for a person once they've confirmed it."""
        self.console.strong(self.sitting.resigning(seat))
        if self.console.agreed():
            self.sitting.resign(seat)
        else:
            self.console.show(say("terminal.not_resigned"))

    def offer(self) -> None:
        """Print the bots' offer to call the game, once."""
        self.coach.tick()
        if self.coach.calling.winner is not None and not self.told:
            self.told = True
            self.console.strong(self.coach.calling.offer())
            self.console.show(say("terminal.call"))

    def call(self) -> None:
        """Accept the offer to call the game."""
        if self.coach.calling.winner is None:
            self.console.show(say("terminal.no_call"))
        else:
            self.sitting.call(self.coach.calling.winner)
