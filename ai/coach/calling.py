"""Whether a game is decided, so that a bot may offer to call it: from what everybody knows, and nothing else."""

from collections.abc import Collection, Iterator
from typing import Any, TypeVar

from ai.heuristic import Heuristic
from ai.search.deeds import Hidden, hidden
from game.core.agenda import Position
from game.core.contract import Seat
from game.core.table import Table

S = TypeVar("S", bound=Position)

HOPELESS = 0.03
"""A share of the victory below which a seat has as good as lost."""
ROUNDS = 2
"""For so many of their own turns everybody but the winner has to stand below it."""


def decided(table: Table[Any], heuristic: Heuristic[Any], bots: Collection[Seat]) -> Seat | None:
    """Who has as good as won for everybody to see, for two rounds by now; None while that is open.

    Nobody offers anything while something is put together in secret, or to a reaction.
    """
    asked = table.decision
    if asked is None or asked.window or hidden(table.state) != Hidden.NO:
        return None
    winner = _ahead(table, table.state, heuristic)
    losers = set(bots) - {winner}
    if winner is None or not losers:
        return None
    for state in _turns_back(table, losers):
        if state is None or _ahead(table, state, heuristic) != winner:
            return None
    return winner


def _ahead(table: Table[Any], state: Position, heuristic: Heuristic[Any]) -> Seat | None:
    """The one seat that is not hopeless, as everybody sees it."""
    view = table.game.view(state, None)
    alive = [seat for seat in table.seats if heuristic.evaluate(view, seat) >= HOPELESS]
    return alive[0] if len(alive) == 1 else None


def _turns_back(table: Table[Any], losers: Collection[Seat]) -> Iterator[Any]:
    """How each turn began, back to where every loser has played in two of them; None if there are not so many."""
    played: dict[Seat, set[int]] = {seat: set() for seat in losers}
    answers = table.answers
    for number in range(len(answers) - 1, -1, -1):
        state = table.state_before(number)
        turn = table.game.turn(state)
        if answers[number].seat in played:
            played[answers[number].seat].add(turn)
        if number == 0 or table.game.turn(table.state_before(number - 1)) != turn:
            yield state
            if all(len(turns) >= ROUNDS for turns in played.values()):
                return
    yield None
