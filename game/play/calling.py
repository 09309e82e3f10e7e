"""Offers to call a game that is clearly decided."""

from dataclasses import dataclass

from ai.coach.calling import decided
from ai.heuristics import heuristic
from game.core.contract import Seat
from game.core.language.words import say
from game.play.sitting import Sitting


@dataclass
class Calling:
    """The losing bots' offer to call the game, to a person alone among bots."""

    sitting: Sitting
    winner: Seat | None = None
    """The winner if the player agrees; None while nobody offers."""
    declined: bool = False
    """Whether the player chose to play on."""

    def look(self) -> None:
        """Offer to call the game if a seat has clearly won."""
        sitting, self.winner = self.sitting, None
        if self.declined or len(sitting.people) != 1:
            return
        bots = [seat for seat in sitting.table.seats if not sitting.is_person(seat)]
        self.winner = decided(sitting.table, heuristic(sitting.title), bots)

    @property
    def callers(self) -> tuple[Seat, ...]:
        """The losing bots, who offer to call the game."""
        every = self.sitting.table.seats
        return tuple(seat for seat in every if seat != self.winner and not self.sitting.is_person(seat))

    def offer(self) -> str:
        """Return the offer in words; empty if there is none."""
        if self.winner is None:
            return ""
        names, key = tuple(self.sitting.names[seat] for seat in self.callers), "yours"
        if not self.sitting.is_person(self.winner):
            key = "theirs"
        return say(f"call.{key}", names=names, winner=self.sitting.names[self.winner])

    def play_on(self) -> None:
        """Decline the offer."""
        self.declined, self.winner = True, None
