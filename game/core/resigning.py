"""Resigning: a seat may resign at any time in any game, and the record keeps that like an answer.

resign 1          seat 1 resigns, and that ends the game
resign 0,2        all seats but one resign: a decided game is called
resign 2 fair     seat 2 has lost, and a bot of that level takes its place
"""

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.core.contract import Action, Result, Seat, line

RESIGN = "resign"
"""The verb, which no title uses for an answer."""
_MEANT = re.compile(r"(\d{1,2}(?:,\d{1,2})*)(?: ([a-z0-9_]{1,40}))?")


class Resigning(NamedTuple):
    """The seats that resign, and the level of the bot that takes a single seat's place; "" if the game ends."""

    seats: tuple[Seat, ...]
    stand_in: str = ""

    def action(self) -> Action:
        """Return the action that goes into a record."""
        return Action(RESIGN, " ".join(filter(None, (",".join(map(str, self.seats)), self.stand_in))))

    def result(self, seats: Collection[Seat], earlier: Collection[Seat]) -> Result | None:
        """Return the result of the game, or None if a bot takes over.

        If one seat is left, it wins. Several seats share the victory, because none of them has won more than
        another. `earlier` are the seats that resigned before.
        """
        if self.stand_in:
            return None
        left = [seat for seat in seats if seat not in self.seats and seat not in earlier]
        left = left or [seat for seat in seats if seat not in self.seats]
        shares = tuple(float(seat in left) / len(left) for seat in seats)
        if len(left) == 1:
            return Result(shares, line("result.resigned", seats=self.seats, winner=left[0]))
        return Result(shares, line("result.abandoned", seats=self.seats))


def resigning(action: Action, seats: Sequence[Seat]) -> Resigning | None:
    """Parse a resignation; returns None for any other answer and for an invalid resignation."""
    meant = _MEANT.fullmatch(action.noun) if action.verb == RESIGN else None
    if meant is None:
        return None
    given = tuple(int(seat) for seat in meant[1].split(","))
    some = len(set(given)) == len(given) < len(seats) and set(given) <= set(seats)
    return Resigning(given, meant[2] or "") if some and not (meant[2] and len(given) > 1) else None
