"""An information-set tree search for all titles: it knows the contract and a heuristic, but no game.

Every simulation imagines a world from the view, walks down the trees by the answers legal in that world until it
meets a question for the first time, continues by the prior, and credits every node on the way with the share of
the seat that chooses there (max^n). The n-th try of every answer at the root uses the same world and the same
dice, so luck affects all answers alike.

After Cowling, Powley and Whitehouse 2012 (one tree per seat, availability), Chaslot 2008 (progressive bias).
Related modules: `tree` (who has seen what), `belief` (the worlds), `bounds`, `matching`, `playout`,
`budget`, `merging`.
"""

from typing import Any

from ai.heuristic import Heuristic
from ai.search.belief import Worlds
from ai.search.bounds import promising
from ai.search.budget import Clock
from ai.search.deeds import Hidden, hidden
from ai.search.matching import matched, regret
from ai.search.merging import Findings, found
from ai.search.playout import judged, play_out
from ai.search.style import Style
from ai.search.tree import Branch, Descent, TreeNode, Walk
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Seat


class Search:
    """The search for the best answer of one seat to the question in its view."""

    def __init__(self, worlds: Worlds, heuristic: Heuristic[Any], style: Style | None = None) -> None:
        self.worlds, self.heuristic, self.style = worlds, heuristic, style or Style()
        depth: int | None = heuristic.depth(worlds.view)
        self.depth = self.style.depth if depth is None else depth
        self.roots: dict[Seat, TreeNode] = {}
        self.start = Walk(self.roots)
        """The path from the root of the trees to the question."""
        self.dice = worlds.rng
        """The dice for the descent and the playout."""
        self.simulations = 0

    @property
    def root(self) -> TreeNode:
        """The node of the question being searched."""
        return self.start.node(self.worlds.seat)

    def run(self, clock: Clock) -> Findings:
        """Simulate until the clock says stop; returns the results for every answer."""
        root, (decision, _) = self.root, self.asked()
        while not clock.enough(root, self.simulations):
            self.simulate()
        return self.found(decision)

    def found(self, decision: Decision) -> Findings:
        """Return the results so far for every answer to the question."""
        return found(self.root, decision.options, self.simulations)

    def simulate(self, first: Action | None = None) -> None:
        """Imagine a world, descend, play out, credit every node on the way; `first` forces the first answer."""
        decision, branches = self.asked()
        self.dice = self.worlds.rng
        index = self._index(self.root, branches) if first is None else decision.options.index(first)
        number = branches[index].visits - branches[index].before
        world, self.dice = self.worlds.twin(number), self.worlds.dice(number)
        steps, striker = self._descend(world, self.start.copy(), decision.options[index])
        if striker is None:
            striker = play_out(world, self.heuristic, self.depth, self.style.whim, self.dice)
        shares: dict[Seat, float] = {}
        for step in steps:
            if step.seat not in shares:
                shares[step.seat] = judged(self.worlds.game, world, step.seat, striker, self.heuristic)
            self._credit(step, shares[step.seat])
        self.simulations += 1

    def asked(self) -> tuple[Decision, list[Branch]]:
        """Return the question at the root and its branches; they are the same in every world."""
        world = self.worlds.twin(0)
        decision = agenda.decision(world)
        assert decision is not None, "the position has a question"
        return decision, self._offered(world, self.root, decision)

    def _descend(self, world: Position, walk: Walk, first: Action) -> tuple[list[Descent], Seat | None]:
        """Descend the trees, starting with an answer, until a node is met for the first time.

        Returns the path, and the seat that can win at once where it ended.
        """
        steps: list[Descent] = []
        while (decision := agenda.decision(world)) is not None:
            if steps and (striker := self.heuristic.striker(world, decision)) is not None:
                return steps, striker
            action, fresh = decision.options[0], False
            if (known := self.heuristic.answers(world, decision, self.dice)) is not None:
                action = known
            elif len(decision.options) > 1:
                node = walk.node(decision.seat)
                fresh = not node.visits
                branches = self._offered(world, node, decision)
                index = self._index(node, branches) if steps else decision.options.index(first)
                action = decision.options[index]
                node.visits += 1
                for branch in branches:
                    branch.offered += 1
                steps.append(Descent(decision.seat, node, branches[index], branches))
            walk.answer(world, action)
            if fresh:
                break
        return steps, None

    def _offered(self, world: Position, node: TreeNode, decision: Decision) -> list[Branch]:
        """Return the branches of the options, creating new ones as needed."""
        known = node.branches
        if not known.keys() >= set(decision.options):
            if not known:
                node.sealed = hidden(world) == Hidden.SEALED and not self.heuristic.foretells
            prior = self.heuristic.prior(world, decision)
            total = sum(prior)
            for option, weight in zip(decision.options, prior, strict=True):
                if option not in known:
                    share = weight / total if total else 1 / len(prior)
                    known[option] = Branch(share, self.style.regret * share)
        return [known[option] for option in decision.options]

    def _index(self, node: TreeNode, branches: list[Branch]) -> int:
        return matched(branches, self.dice) if node.sealed else promising(branches, node.mean, self.style)

    def _credit(self, step: Descent, share: float) -> None:
        """Update an answer's statistics with a simulation; at a sealed question, old results fade."""
        branch, node = step.branch, step.node
        branch.visits += 1
        node.mean += (share - node.mean) / node.visits
        reach = min(branch.visits, self.style.memory) if node.sealed else branch.visits
        branch.mean += (share - branch.mean) / reach
        if node.sealed:
            regret(step, share)
