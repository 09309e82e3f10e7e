"""Offers to call a game that is clearly decided, and to leave a beaten seat to a bot."""

from dataclasses import dataclass, field

from ai.coach.calling import beaten, decided
from ai.heuristics import heuristic
from game.core.contract import Seat
from game.core.language.words import say
from game.play.sitting import Sitting


@dataclass
class Calling:
    """Two offers: losing bots concede to the only person, and a person who can't win may leave.

    Only public facts decide, so that an offer reveals nothing about a hand.
    """

    sitting: Sitting
    winner: Seat | None = None
    """The winner if the player agrees; None if nobody offers."""
    beaten: Seat | None = None
    """The person who may leave their seat to a bot; None if nobody may."""
    declined: set[Seat] = field(default_factory=set)
    """The people who chose to play on."""

    def renew(self) -> None:
        """Make the offers to the person whose turn it is."""
        sitting, asked = self.sitting, self.sitting.mine()
        self.put_away()
        if asked is None or asked.seat in self.declined:
            return
        table, known, people = sitting.table, heuristic(sitting.title), sitting.people
        if len(people) == 1:
            self.winner = decided(table, known, [seat for seat in table.seats if seat not in people])
        if len(table.seats) > 2 and asked.seat != self.winner and beaten(table, known, asked.seat):
            self.beaten = asked.seat

    def put_away(self) -> None:
        """Withdraw the offers."""
        self.winner = self.beaten = None

    @property
    def offered(self) -> tuple[str, ...]:
        """The possible replies to the offers; empty if there are none."""
        made = [("accept", self.winner), ("leave", self.beaten)]
        said = tuple(name for name, seat in made if seat is not None)
        return (*said, "play_on") if said else ()

    @property
    def callers(self) -> tuple[Seat, ...]:
        """The losing bots, who offer to call the game."""
        every = self.sitting.table.seats
        return tuple(seat for seat in every if seat != self.winner and not self.sitting.is_person(seat))

    def offer(self) -> str:
        """Return the offer in words; empty if there is none."""
        if self.winner is None:
            return say("call.beaten") if self.beaten is not None else ""
        names, key = tuple(self.sitting.names[seat] for seat in self.callers), "yours"
        if not self.sitting.is_person(self.winner):
            key = "theirs"
        if len(names) > 1:
            key += "_all"  # everybody but the winner is a bot, and all their names would fill the bar
        return say(f"call.{key}", names=names, winner=self.sitting.names[self.winner])

    def accept(self) -> None:
        """End the game as offered."""
        assert self.winner is not None, "there is an offer"
        self.sitting.call(self.winner)

    def leave_seat(self) -> None:
        """Leave the seat to a bot: it counts as lost, and its person watches."""
        assert self.beaten is not None, "leaving was offered"
        self.sitting.resign(self.beaten, watches=True)

    def play_on(self) -> None:
        """Decline the offers."""
        self.declined |= {asked.seat} if (asked := self.sitting.mine()) is not None else set()
        self.put_away()
