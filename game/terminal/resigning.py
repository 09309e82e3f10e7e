"""Giving up at the keyboard: a person resigns, or accepts that a decided game is called."""

from collections.abc import Sequence
from dataclasses import dataclass

from ai.calling import decided
from ai.heuristics import heuristic
from game.core.contract import Seat
from game.core.words import say, words
from game.play.sitting import Sitting
from game.terminal.console import Console


@dataclass
class Resigning:
    """What is asked before a game is given up, and who has offered to call it."""

    sitting: Sitting
    console: Console
    offered: Seat | None = None
    """Who wins if the game is called."""
    told: bool = False
    """Whether that was offered: once is enough."""

    def resign(self, seat: Seat, names: Sequence[str]) -> None:
        """Let a person give up once they have said that they mean it."""
        others, people = [each for each in self.sitting.table.seats if each != seat], self.sitting.people
        how = "two" if len(others) == 1 else "alone" if people == (seat,) else "more"
        room = words("room")
        asked = say(f"resign.ask_{how}", side=names[seat], winner=names[others[0]])
        self.console.strong(asked)
        answer = self.console.read(f"{say('terminal.really')} > ")
        if answer.strip().casefold() in (room.shared["yes"], room.shared["yes"][:1]):
            self.sitting.resign(seat)
        else:
            self.console.show(say("terminal.not_resigned"))

    def offer(self, names: Sequence[str]) -> None:
        """Say once, to a person alone among bots, that these would call the game."""
        table, people = self.sitting.table, self.sitting.people
        if self.told or len(people) != 1:
            return
        bots = [seat for seat in table.seats if seat not in people]
        self.offered = decided(table, heuristic(self.sitting.title), bots)
        if self.offered is not None:
            self.told = True
            losers = tuple(names[seat] for seat in bots if seat != self.offered)
            key = "yours" if self.offered in people else "theirs"
            self.console.strong(say(f"call.{key}", names=losers, winner=names[self.offered]))
            self.console.show(say("terminal.call"))

    def call(self) -> None:
        """End the game as it was offered."""
        if self.offered is None:
            self.console.show(say("terminal.no_call"))
        else:
            self.sitting.call(self.offered)
