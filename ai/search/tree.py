"""The trees a search grows: one per seat, told apart by what the seat itself has done and heard.

So nobody in the tree acts on a secret answer before it is opened. After Cowling, Powley and Whitehouse 2012.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Item, Position
from game.core.contract import Action, Seat

Heard = tuple[Action, ...]
"""What a seat did and what the others were heard to do, since its question before."""


class Branch:
    """One answer at one node, as it has turned out so far for the seat that gives it."""

    __slots__ = ("before", "mean", "offered", "played", "prior", "regret", "visits")

    def __init__(self, prior: float, regret: float = 0.0) -> None:
        self.prior = prior
        self.regret = regret
        self.offered = 0
        """Simulations in which it was among the options."""
        self.visits = 0
        self.before = 0
        """Visits it had before the question was put."""
        self.mean = 0.0
        """Mean share of the victory, 0 to 1."""
        self.played = 0.0
        """Sum of the probabilities that regret matching gave it."""


class Node:
    """One question, as the seat that answers it can tell it from others."""

    __slots__ = ("branches", "later", "mean", "sealed", "visits")

    def __init__(self) -> None:
        self.sealed = False
        self.visits = 0
        self.mean = 0.5
        """Mean share of the victory seen here: what an answer that was never tried is taken for."""
        self.branches: dict[Action, Branch] = {}
        self.later: dict[Heard, Node] = {}

    def visited(self) -> dict[Action, int]:
        """Say how often each answer was tried."""
        return {action: branch.visits for action, branch in self.branches.items()}

    def begin(self, values: Mapping[Action, float], tries: int) -> None:
        """Begin as if every answer had been tried so often already, and been worth so much.

        After Gelly and Silver 2007 (prior knowledge as visits).
        """
        for action, value in values.items():
            branch = self.branches[action]
            branch.visits, branch.before, branch.mean = tries, tries, value
            branch.offered = tries * len(values)
        self.visits, self.mean = tries * len(values), sum(values.values()) / len(values)


class Step(NamedTuple):
    """An answer given on the way down, and what else was on offer."""

    seat: Seat
    node: Node
    branch: Branch
    offered: list[Branch]


class Walk:
    """One way down the trees: where each seat is in its own, and what has become known."""

    def __init__(self, roots: dict[Seat, Node]) -> None:
        self.roots = roots
        self.places: dict[Seat, Node] = {}
        self.doing: dict[Seat, Action] = {}
        self.since: dict[Seat, int] = {}
        self.opened: list[tuple[Seat, Action]] = []
        self.secrets: list[tuple[Seat, Action]] = []

    def copy(self) -> "Walk":
        """Give a twin that goes on by itself, in the same trees."""
        twin = Walk(self.roots)
        twin.places, twin.doing, twin.since = self.places.copy(), self.doing.copy(), self.since.copy()
        twin.opened, twin.secrets = self.opened.copy(), self.secrets.copy()
        return twin

    def node(self, seat: Seat) -> Node:
        """Find or make the node where `seat` has to choose now."""
        before = self.places.get(seat)
        if before is None:
            before = self.roots.setdefault(seat, Node())
        if seat not in self.doing and not self.opened:
            return before
        heard = [action for other, action in self.opened[self.since.get(seat, 0) :] if other != seat]
        key = (self.doing[seat], *heard) if seat in self.doing else tuple(heard)
        node = before.later.get(key)
        if node is None:
            node = before.later[key] = Node()
        return node

    def answer(self, world: Position, action: Action) -> None:
        """Give an answer to the present question of a world, and note who hears of it.

        All hear of it when what it belongs to is done.
        """
        asked = agenda.asked(world)
        assert asked is not None, "somebody answers"
        was, before, seat = hidden(world), world.agenda, asked.seat
        if len(world.options) > 1:
            self.places[seat], self.doing[seat], self.since[seat] = self.node(seat), action, len(self.opened)
        agenda.advance(world, action)
        self.secrets.append((seat, action))
        if not _goes_on(was, before, world):
            self.opened += self.secrets
            self.secrets.clear()


def _goes_on(was: Hidden, before: tuple[Item, ...], world: Position) -> bool:
    """Whether a draft, or a round of sealed answers, is still unfinished after one more answer."""
    if was != Hidden.SEALED:
        return hidden(world) == Hidden.DRAFT
    others = before[:-1]
    return hidden(world) == Hidden.SEALED and others in (world.agenda, world.agenda[:-1])
