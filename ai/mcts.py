"""One information-set tree search for all titles: it knows the contract, a heuristic, and nothing of any game.

Every simulation imagines a world from the view and walks down by the answers legal in that world. Each seat has
its own tree: its nodes are told apart by what the seat itself has done and heard, so nobody in the tree acts on
a secret answer before it is opened. A node is credited with the share of the seat that chooses there (max^n).
The n-th try of every answer at the root meets the same world and the same dice, so that luck judges all alike.

After Cowling, Powley and Whitehouse 2012 (one tree per seat, availability counts), Chaslot 2008 (progressive
bias), and Lanctot, Lisý and Winands 2014 (regret matching where all answer at once).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

from ai.deeds import Hidden, draw, hidden, worth
from ai.heuristic import Heuristic
from game.core import agenda
from game.core.agenda import Item, Position
from game.core.contract import Action, Decision, Game, Seat

S = TypeVar("S", bound=Position)

Heard = tuple[Action, ...]
"""What a seat did and what the others were heard to do, since its question before."""


@dataclass(slots=True)
class Branch:
    """One answer at one node, as it has turned out so far for the seat that gives it."""

    prior: float
    offered: int = 0
    """Simulations in which it was among the options."""
    visits: int = 0
    mean: float = 0.0
    """Mean share of the victory, 0 to 1."""
    regret: float = 0.0
    played: float = 0.0
    """Sum of the probabilities with which regret matching chose it."""


@dataclass(slots=True)
class Node:
    """One question, as the seat that answers it can tell it from others."""

    sealed: bool = False
    visits: int = 0
    mean: float = 0.5
    """Mean share of the victory seen here: what an answer that was never tried is taken for."""
    branches: dict[Action, Branch] = field(default_factory=dict)
    later: dict[Heard, "Node"] = field(default_factory=dict)


class Style(NamedTuple):
    """How a search is led."""

    exploration: float = 0.2
    bias: float = 1.0
    """Weight of the prior, fading with visits."""
    depth: int = 10
    """Decisions a playout lasts at least before the heuristic judges: in 1955 as good as 30, at half the time."""
    whim: float = 0.1
    """Part of the playout's choices made at random."""
    regret: float = 0.5
    """Regret with which the answers to a sealed question begin, shared out by the prior."""
    memory: int = 60
    """Visits a mean at a sealed question reaches back: the others change their minds."""


class Step(NamedTuple):
    """An answer given on the way down, and what else was on offer."""

    seat: Seat
    node: Node
    branch: Branch
    offered: list[Branch]


class Finding(NamedTuple):
    """What a search found about one answer: mean share seen, simulations spent, how often to give it."""

    action: Action
    mean: float
    visits: int
    weight: float


@dataclass
class Walk(Generic[S]):
    """One simulation on its way: a world, where each seat is in its own tree, and what has become known."""

    world: S
    roots: dict[Seat, Node]
    places: dict[Seat, Node] = field(default_factory=dict)
    doing: dict[Seat, Action] = field(default_factory=dict)
    since: dict[Seat, int] = field(default_factory=dict)
    opened: list[tuple[Seat, Action]] = field(default_factory=list)
    secrets: list[tuple[Seat, Action]] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)

    def node(self, seat: Seat) -> Node:
        """Find or make the node where `seat` has to choose now."""
        before = self.places[seat] if seat in self.places else self.roots.setdefault(seat, Node())
        if seat not in self.doing and not self.opened:
            return before
        heard = [action for other, action in self.opened[self.since.get(seat, 0) :] if other != seat]
        key = (self.doing[seat], *heard) if seat in self.doing else tuple(heard)
        node = before.later.get(key)
        if node is None:
            node = before.later[key] = Node()
        return node

    def told(self, seat: Seat, action: Action, was: Hidden, before: tuple[Item, ...]) -> None:
        """Note an answer to the question on top of `before`; all hear of it when what it belongs to is done."""
        self.secrets.append((seat, action))
        if not _goes_on(was, before, self.world):
            self.opened += self.secrets
            self.secrets.clear()


def _goes_on(was: Hidden, before: tuple[Item, ...], world: Position) -> bool:
    """Whether a draft, or a round of sealed answers, is still unfinished after one more answer."""
    if was != Hidden.SEALED:
        return hidden(world) == Hidden.DRAFT
    others = before[:-1]
    return hidden(world) == Hidden.SEALED and others in (world.agenda, world.agenda[:-1])


class Search(Generic[S]):
    """The search for the best answer of one seat to the question its view shows."""

    def __init__(
        self, game: Game[S], view: S, seat: Seat, heuristic: Heuristic[S], rng: Random, style: Style | None = None
    ) -> None:
        self.game, self.view, self.seat, self.heuristic, self.rng = game, view, seat, heuristic, rng
        self.style = style or Style()
        self.roots: dict[Seat, Node] = {}
        self.worlds: list[tuple[S, int]] = []
        """For each try of an answer at the root: the world it meets, and the seed of its dice."""
        self.dice = rng
        """What is thrown on the way down and on from there."""
        self.simulations = 0
        self.begun = 0
        """Tries that every answer at the root is taken to have had before the first."""

    def begin(self, values: Mapping[Action, float], tries: int) -> None:
        """Begin as if every answer at the root had been tried so often already, and been worth so much.

        After Gelly and Silver 2007 (prior knowledge as visits).
        """
        world = self._world(0)
        decision, root = agenda.decision(world), self.roots.setdefault(self.seat, Node())
        assert decision is not None, "there is something to search"
        branches = self._offered(world, root, decision)
        for option, branch in zip(decision.options, branches, strict=True):
            branch.visits, branch.mean, branch.offered = tries, values[option], tries * len(branches)
        root.visits, root.mean = tries * len(branches), sum(values.values()) / len(values)
        self.begun = tries

    def run(self, simulations: int, seconds: float, cancelled: Callable[[], bool]) -> list[Finding]:
        """Simulate until either budget is spent or `cancelled()`; gives every answer, the preferred one first."""
        end = perf_counter() + seconds
        while self.simulations < simulations and (
            not self.simulations or (perf_counter() < end and not cancelled())
        ):
            self.simulate()
        return self.findings()

    def simulate(self) -> None:
        """Imagine a world, walk down, play on, and credit every node on the way."""
        world, index = self._begun()
        walk = Walk(world, self.roots)
        self._descend(walk, index)
        self._play_out(walk.world)
        shares: dict[Seat, float] = {}
        for step in walk.steps:
            if step.seat not in shares:
                shares[step.seat] = worth(self.game, walk.world, step.seat, self.heuristic)
            self._credit(step, shares[step.seat])
        self.simulations += 1

    def _begun(self) -> tuple[S, int]:
        """Choose an option at the root, and give the world in which it is tried now."""
        world = self._world(0)
        decision, node = agenda.decision(world), self.roots.setdefault(self.seat, Node())
        assert decision is not None, "there is something to search"
        branches = self._offered(world, node, decision)
        self.dice = self.rng
        index = self._index(node, branches)
        number = branches[index].visits - self.begun
        world = self._world(number)
        self.dice = Random(self.worlds[number][1])
        return world, index

    def _world(self, number: int) -> S:
        """Give the world that the try of this number meets."""
        while len(self.worlds) <= number:
            world = self.game.imagine(self.view, self.seat, self.rng)
            self.worlds.append((world, self.rng.getrandbits(64)))
        twin: S = self.worlds[number][0].copy()
        return twin

    def findings(self) -> list[Finding]:
        """Give what is known about every answer at the root, the preferred one first."""
        root = self.roots[self.seat]
        total = sum(branch.played for branch in root.branches.values()) or 1.0
        found = [
            Finding(action, branch.mean, branch.visits, (branch.played if root.sealed else branch.visits) / total)
            for action, branch in root.branches.items()
        ]
        return sorted(found, key=lambda finding: (-finding.weight, -finding.mean, finding.action))

    @property
    def sealed(self) -> bool:
        """Whether the question at the root is one that all answer at once."""
        return self.roots[self.seat].sealed

    def _descend(self, walk: Walk[S], first: int) -> None:
        """Walk down the trees, beginning with option `first`, until a node is met for the first time."""
        given: int | None = first
        while (decision := agenda.decision(walk.world)) is not None:
            seat, was, before, fresh = decision.seat, hidden(walk.world), walk.world.agenda, False
            if len(decision.options) == 1:
                action = decision.options[0]
            else:
                node = walk.node(seat)
                fresh = not node.visits
                action = self._choose(walk, node, decision, given)
                walk.places[seat], walk.doing[seat], walk.since[seat] = node, action, len(walk.opened)
            given = None
            agenda.advance(walk.world, action)
            walk.told(seat, action, was, before)
            if fresh:
                return

    def _choose(self, walk: Walk[S], node: Node, decision: Decision, given: int | None) -> Action:
        """Choose at a node among the options of this world, and put the step on the path."""
        branches = self._offered(walk.world, node, decision)
        index = self._index(node, branches) if given is None else given
        node.visits += 1
        for branch in branches:
            branch.offered += 1
        walk.steps.append(Step(decision.seat, node, branches[index], branches))
        return decision.options[index]

    def _index(self, node: Node, branches: list[Branch]) -> int:
        return self._matched(branches) if node.sealed else self._promising(branches, node.mean)

    def _offered(self, world: S, node: Node, decision: Decision) -> list[Branch]:
        """Give the branches of the options, growing those that are new here."""
        known = node.branches
        if not all(option in known for option in decision.options):
            if not known:
                node.sealed = hidden(world) == Hidden.SEALED
            prior = self.heuristic.prior(world, decision)
            total = sum(prior) or 1.0
            for option, weight in zip(decision.options, prior, strict=True):
                share = weight / total
                known.setdefault(option, Branch(share, regret=self.style.regret * share))
        return [known[option] for option in decision.options]

    def _promising(self, branches: list[Branch], unknown: float) -> int:
        """Choose by upper confidence bound, counting only simulations in which a branch was on offer.

        What was never tried is taken to be as good as the node.
        """
        exploration, bias = self.style.exploration, self.style.bias
        best, highest = 0, -1.0
        for index, branch in enumerate(branches):
            visits = branch.visits
            mean = branch.mean if visits else unknown
            reach = exploration * sqrt(log(branch.offered + 1) / (visits + 1))
            if (bound := mean + reach + bias * branch.prior / (visits + 1)) > highest:
                best, highest = index, bound
        return best

    def _matched(self, branches: list[Branch]) -> int:
        """Choose as often as it is regretted not to have been chosen; one time in six by the prior."""
        regrets = [max(branch.regret, 0.0) for branch in branches]
        total = sum(regrets)
        chances = [regret / total for regret in regrets] if total > 0 else [1 / len(branches)] * len(branches)
        for branch, chance in zip(branches, chances, strict=True):
            branch.played += chance
        if self.dice.random() < 1 / 6:
            chances = [branch.prior for branch in branches]
        return draw(range(len(branches)), chances, self.dice)

    def _credit(self, step: Step, share: float) -> None:
        branch = step.branch
        branch.visits += 1
        step.node.mean += (share - step.node.mean) / step.node.visits
        reach = min(branch.visits, self.style.memory) if step.node.sealed else branch.visits
        branch.mean += (share - branch.mean) / reach
        if step.node.sealed:
            for other in step.offered:
                seen = other.mean if other.visits else step.node.mean
                other.regret = max(0.0, other.regret + seen - share)

    def _play_out(self, world: S) -> None:
        """Play on by the prior, and stop at the first open question after `depth` decisions."""
        rng, whim, depth = self.dice, self.style.whim, self.style.depth
        for played in range(2 * depth + 12):
            decision = agenda.decision(world)
            if decision is None or (played >= depth and not (decision.window or hidden(world))):
                return
            options = decision.options
            if len(options) == 1:
                action = options[0]
            elif rng.random() < whim:
                action = rng.choice(options)
            else:
                action = draw(options, self.heuristic.prior(world, decision), rng)
            agenda.advance(world, action)
