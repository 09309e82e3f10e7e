"""Decides from public facts alone whether a game is as good as over, or a seat can no longer win."""

from collections.abc import Collection, Iterator
from typing import Any, TypeVar

from ai.heuristic import Heuristic
from ai.search.deeds import Hidden, hidden
from game.core.agenda import Position
from game.core.contract import Seat
from game.core.table import Table

S = TypeVar("S", bound=Position)

HOPELESS = 0.03
"""A share of the victory below which a seat has practically lost."""
BEATEN = 0.05
"""A share below which a seat may be left to a bot: of 87 such seats in 182 games between bots, 2 still won."""
ROUNDS = 2
"""For how many of its own turns a seat must have been below that share."""


def decided(table: Table[Any], heuristic: Heuristic[Any], bots: Collection[Seat]) -> Seat | None:
    """Return the seat that has practically won, as everybody could see for two rounds; None if there is none.

    Always None during a secret question or a reaction, when nobody may be interrupted by an offer.
    """
    if not _may_be_told(table):
        return None
    winner = _ahead(table, table.state, heuristic)
    losers = set(bots) - {winner}
    if winner is None or not losers:
        return None
    for state in _turns_back(table, losers):
        if state is None or _ahead(table, state, heuristic) != winner:
            return None
    return winner


def beaten(table: Table[Any], heuristic: Heuristic[Any], seat: Seat) -> bool:
    """Return True if everybody can see that a seat has been hopeless in its last turns; see `decided`."""

    def lost(state: Position | None) -> bool:
        return state is not None and heuristic.evaluate(table.game.view(state, None), seat) < BEATEN

    return _may_be_told(table) and lost(table.state) and all(map(lost, _turns_back(table, {seat})))


def _may_be_told(table: Table[Any]) -> bool:
    asked = table.decision
    return asked is not None and not asked.window and hidden(table.state) == Hidden.NO


def _ahead(table: Table[Any], state: Position, heuristic: Heuristic[Any]) -> Seat | None:
    """Return the only seat that isn't hopeless in the public view, or None."""
    view = table.game.view(state, None)
    alive = [seat for seat in table.seats if heuristic.evaluate(view, seat) >= HOPELESS]
    return alive[0] if len(alive) == 1 else None


def _turns_back(table: Table[Any], losers: Collection[Seat]) -> Iterator[Any]:
    """Yield the first state of each turn, latest first, until every loser has played in two turns.

    The last value is None if the game began before that.
    """
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
