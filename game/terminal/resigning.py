"""Giving up at the keyboard: a person resigns, or accepts that a decided game is called."""

from dataclasses import dataclass

from game.core.contract import Seat
from game.core.language.words import say, words
from game.play.coaching import Coaching
from game.play.sitting import Sitting
from game.terminal.console import Console


@dataclass
class ResignDialog:
    """What is asked before a game is given up, and who has offered to call it."""

    coach: Coaching
    console: Console
    told: bool = False
    """Whether the offer was made; once is enough."""

    @property
    def sitting(self) -> Sitting:
        """The game."""
        return self.coach.sitting

    def resign(self, seat: Seat) -> None:
        """Let a person give up once they have said that they mean it."""
        room = words("room")
        self.console.strong(self.sitting.resigning(seat))
        answer = self.console.read(f"{say('terminal.really')} > ")
        if answer.strip().casefold() in (room.shared["yes"], room.shared["yes"][:1]):
            self.sitting.resign(seat)
        else:
            self.console.show(say("terminal.not_resigned"))

    def offer(self) -> None:
        """Tell a person alone among bots, once, that the bots would call the game."""
        self.coach.tick()
        if self.coach.calling.winner is not None and not self.told:
            self.told = True
            self.console.strong(self.coach.calling.offer())
            self.console.show(say("terminal.call"))

    def call(self) -> None:
        """End the game as it was offered."""
        if self.coach.calling.winner is None:
            self.console.show(say("terminal.no_call"))
        else:
            self.sitting.call(self.coach.calling.winner)
