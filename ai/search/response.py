"""Answers a sealed question: the best reply to what the others are imagined to answer.

In every imagined world the others answer once, by their prior; then each way to answer is tried against the same
answers and the same dice. After 4, 8, 16… worlds the worse half of the ways is dropped (Karnin, Koren and Somekh
2013). It doesn't learn an equilibrium: with many sums of money to choose from, no short budget is enough for that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

from ai.heuristic import Heuristic, imagined
from ai.search.deeds import Deed, Hidden, draw, hidden, worth
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Game, Seat

S = TypeVar("S", bound=Position)

FIRST_CUT = 4
"""The number of worlds before the first half is dropped."""
FEW = 3
"""Ways that are kept to the end, so that there is something to draw from."""
ENOUGH = 64
"""The number of worlds after which nothing more is learned."""


class Reply(NamedTuple):
    """A first answer, and the mean share of the victory of the best way to continue after it."""

    action: Action
    mean: float
    worlds: int


@dataclass
class Response(Generic[S]):
    """The ways in which one seat can answer a sealed question, tried against imagined answers of the others."""

    game: Game[S]
    view: S
    seat: Seat
    heuristic: Heuristic[S]
    rng: Random
    ways: Sequence[Deed]
    totals: dict[Deed, float] = field(default_factory=dict)
    tries: dict[Deed, int] = field(default_factory=dict)
    simulations: int = 0

    def run(self, simulations: int, seconds: float, cancelled: Callable[[], bool]) -> list[Reply]:
        """Try ways until a budget is spent or `cancelled()`; returns every first answer, the best one first."""
        end = perf_counter() + seconds
        left, cut = list(self.ways), FIRST_CUT
        for number in range(ENOUGH):
            self._meet(left)
            if self.simulations >= simulations or perf_counter() >= end or cancelled():
                break
            if number + 1 == cut and len(left) > FEW:
                left = sorted(left, key=lambda way: -self.totals[way])[: max(FEW, (len(left) + 1) // 2)]
                cut *= 2
        return self._replies()

    def _meet(self, ways: Sequence[Deed]) -> None:
        """Imagine one more world, and try every way in it."""
        world = imagined(self.game, self.view, self.seat, self.heuristic, self.rng)
        seed, others = self.rng.getrandbits(64), list[Action]()
        for way in ways:
            twin: S = world.copy()
            self._go(twin, way, others, Random(seed))
            share = worth(self.game, twin, self.seat, self.heuristic)
            self.totals[way] = self.totals.get(way, 0.0) + share
            self.tries[way] = self.tries.get(way, 0) + 1
            self.simulations += 1

    def _go(self, world: S, way: Deed, others: list[Action], dice: Random) -> None:
        """Play a way until the outcome is public; the first call for a world fills `others` with their answers."""
        mine = iter(way)
        theirs = iter(tuple(others))
        first = not others
        while (decision := agenda.decision(world)) is not None and (decision.window or hidden(world)):
            sealed = hidden(world) == Hidden.SEALED
            given = next(mine, None) if decision.seat == self.seat else next(theirs, None) if sealed else None
            if given not in decision.options:
                given = self.heuristic.answers(world, decision, dice)
            if given is None:
                given = draw(decision.options, self.heuristic.prior(world, decision), dice)
            if first and sealed and decision.seat != self.seat:
                others.append(given)
            agenda.advance(world, given)

    def _replies(self) -> list[Reply]:
        best: dict[Action, Reply] = {}
        for way, tries in self.tries.items():
            reply = Reply(way[0], self.totals[way] / tries, tries)
            known = best.get(way[0])
            if known is None or (reply.worlds, reply.mean) > (known.worlds, known.mean):
                best[way[0]] = reply
        return sorted(best.values(), key=lambda reply: (-reply.worlds, -reply.mean, reply.action))
