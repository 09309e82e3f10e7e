"""Resigning in the terminal, and accepting an offer to call a decided game or to leave a beaten seat."""

from dataclasses import dataclass, field

from game.core.contract import Seat
from game.core.language.words import say
from game.play.coaching import Coaching
from game.play.sitting import Sitting
from game.terminal.console import Console


@dataclass
class ResignDialog:
    """The questions before a person resigns or a game is called."""

    coach: Coaching
    console: Console
    told: set[Seat] = field(default_factory=set)
    """The people who were made an offer; each is told once."""

    @property
    def sitting(self) -> Sitting:
        """The sitting that the coach belongs to."""
        return self.coach.sitting

    def resign(self, seat: Seat) -> None:
        """Resign for a person once they have confirmed it."""
        self.console.strong(self.sitting.resigning(seat))
        if self.console.agreed():
            self.sitting.resign(seat)
        else:
            self.console.show(say("terminal.not_resigned"))

    def offer(self) -> None:
        """Print the offer to call the game or to leave the seat to a bot, once per person."""
        self.coach.tick()
        calling, seat = self.coach.calling, self.sitting.reader
        if calling.offered and seat is not None and seat not in self.told:
            self.told.add(seat)
            self.console.strong(calling.offer())
            for name in calling.offered[:-1]:
                self.console.show(say(f"terminal.{name}"))

    def accept(self, name: str) -> None:
        """Accept one of the offers: "accept" calls the game, "leave" leaves the seat to a bot."""
        calling = self.coach.calling
        if name not in calling.offered:
            self.console.show(say(f"terminal.no_{name}"))
        elif name == "accept":
            calling.accept()
        else:
            calling.leave_seat()
