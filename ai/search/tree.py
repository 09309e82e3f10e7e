"""The search trees: one per seat, with nodes keyed by what the seat itself has done and heard.

So nobody in the tree acts on a secret answer before it is revealed. After Cowling, Powley and Whitehouse 2012.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Item, Position
from game.core.contract import Action, Emit, Seat, ignore

Heard = tuple[Action, ...]
"""What a seat did and what it saw the others do since its previous question."""


class Branch:
    """The statistics of one answer at one node, for the seat that gives it."""

    __slots__ = ("before", "mean", "offered", "played", "prior", "regret", "visits")

    def __init__(self, prior: float, regret: float = 0.0) -> None:
        self.prior = prior
        self.regret = regret
        self.offered = 0
        """Simulations in which it was legal."""
        self.visits = 0
        self.before = 0
        """Visits from before the current question was asked."""
        self.mean = 0.0
        """Mean share of the victory, 0 to 1."""
        self.played = 0.0
        """Sum of the probabilities assigned by regret matching."""


class TreeNode:
    """One question, as far as the seat that answers it can tell it from others."""

    __slots__ = ("branches", "later", "mean", "sealed", "visits")

    def __init__(self) -> None:
        self.sealed = False
        self.visits = 0
        self.mean = 0.5
        """Mean share of the victory seen here; the assumed value of untried answers."""
        self.branches: dict[Action, Branch] = {}
        self.later: dict[Heard, TreeNode] = {}

    def visited(self) -> dict[Action, int]:
        """Return the visits of each answer."""
        return {action: branch.visits for action, branch in self.branches.items()}

    def begin(self, values: Mapping[Action, float], tries: int) -> None:
        """Start as if every answer already had `tries` visits with the given mean values.

        After Gelly and Silver 2007 (prior knowledge as visits).
        """
        for action, value in values.items():
            branch = self.branches[action]
            branch.visits, branch.before, branch.mean = tries, tries, value
            branch.offered = tries * len(values)
        self.visits, self.mean = tries * len(values), sum(values.values()) / len(values)


class Descent(NamedTuple):
    """An answer on the way down, and the options it was chosen from."""

    seat: Seat
    node: TreeNode
    branch: Branch
    offered: list[Branch]


class Walk:
    """One path down the trees: each seat's place in its own tree, and what has become public."""

    def __init__(self, roots: dict[Seat, TreeNode]) -> None:
        self.roots = roots
        self.places: dict[Seat, TreeNode] = {}
        self.doing: dict[Seat, Action] = {}
        self.since: dict[Seat, int] = {}
        self.opened: list[tuple[Seat, Action]] = []
        self.secrets: list[tuple[Seat, Action]] = []

    def copy(self) -> "Walk":
        """Return a copy that continues independently in the same trees."""
        twin = Walk(self.roots)
        twin.places = self.places.copy()
        twin.doing = self.doing.copy()
        twin.since = self.since.copy()
        twin.opened, twin.secrets = self.opened.copy(), self.secrets.copy()
        return twin

    def node(self, seat: Seat) -> TreeNode:
        """Return the node at which `seat` has to choose now, creating it if needed."""
        before = self.places.get(seat)
        if before is None:
            before = self.roots.setdefault(seat, TreeNode())
        if seat not in self.doing and not self.opened:
            return before
        heard = [action for other, action in self.opened[self.since.get(seat, 0) :] if other != seat]
        key = (self.doing[seat], *heard) if seat in self.doing else tuple(heard)
        node = before.later.get(key)
        if node is None:
            node = before.later[key] = TreeNode()
        return node

    def answer(self, world: Position, action: Action, emit: Emit = ignore) -> None:
        """Give an answer to the current question of a world, and record who can see it.

        It becomes public when the deed it belongs to is done.
        """
        asked = agenda.asked(world)
        assert asked is not None, "only a question can be answered"
        was, before, seat = hidden(world), world.agenda, asked.seat
        if len(world.options) > 1:
            self.places[seat] = self.node(seat)
            self.doing[seat] = action
            self.since[seat] = len(self.opened)
        agenda.advance(world, action, emit)
        self.secrets.append((seat, action))
        if not _goes_on(was, before, world):
            self.opened += self.secrets
            self.secrets.clear()


def _goes_on(was: Hidden, before: tuple[Item, ...], world: Position) -> bool:
    """Return True if a draft, or a round of sealed answers, is still unfinished after this answer."""
    if was != Hidden.SEALED:
        return hidden(world) == Hidden.DRAFT
    others = before[:-1]
    return hidden(world) == Hidden.SEALED and others in (world.agenda, world.agenda[:-1])
