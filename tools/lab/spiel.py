"""Lets our search meet OpenSpiel's, on our own titles: python -m tools.lab.spiel TITLE --simulations N --games N.

OpenSpiel's ISMCTSBot (Lanctot et al. 2019) is an information-set search that nobody here wrote. It is given the
same prior and the same evaluation of positions as ours, and imagines worlds from the same views. After its first
answer it gets as many simulations as it can do in the processor time that ours takes. Every deal is played once in
each rotation of the seats: our search sits in one chair, OpenSpiel's in all others.
Needs `pip install -e ".[openspiel]"`.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from types import SimpleNamespace
from typing import Any, Self

from ai.heuristic import Heuristic
from ai.heuristics import heuristic
from ai.players import MctsPlayer
from ai.search.budget import Budget
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game
from game.core.record import digest
from game.titles import rules_of, setup
from tools.lab.arena import questions, wilson
from tools.lab.evenly import Spent, affordable

EXPLORATION = 1.0
"""The weight of the prior in PUCT: the best of the few values tried in 1955."""


@dataclass
class Numbers:
    """A mapping from actions to the integers that OpenSpiel uses."""

    actions: list[Action] = field(default_factory=list)
    known: dict[Action, int] = field(default_factory=dict)

    def of(self, action: Action) -> int:
        """Return the number of an action, the same every time."""
        if action not in self.known:
            self.known[action] = len(self.actions)
            self.actions.append(action)
        return self.known[action]


@dataclass
class SpielState:
    """A world as an OpenSpiel state, with only the methods that ISMCTSBot calls."""

    game: Game[Any]
    world: Position
    seats: int
    numbers: Numbers
    dynamics: Any

    def get_game(self) -> Any:
        """Return the game, whose type the search queries."""
        return SimpleNamespace(get_type=lambda: self.dynamics)

    def is_terminal(self) -> bool:
        """Return True if no question is open."""
        return agenda.decision(self.world) is None

    def is_chance_node(self) -> bool:
        """Return False: our worlds carry their own dice."""
        return False

    def current_player(self) -> int:
        """Return the seat to move."""
        return self.asked.seat

    @property
    def asked(self) -> Decision:
        """The open question."""
        decision = agenda.decision(self.world)
        assert decision is not None, "asked only while the game goes on"
        return decision

    def legal_actions(self) -> list[int]:
        """Return the numbers of all options."""
        return [self.numbers.of(option) for option in self.asked.options]

    def apply_action(self, number: int) -> None:
        """Apply the answer with this number."""
        agenda.advance(self.world, self.numbers.actions[number])

    def returns(self) -> list[float]:
        """Return every seat's share of the victory."""
        assert self.world.result is not None, "asked only at the end"
        return list(self.world.result.shares)

    def information_state_string(self) -> str:
        """Return a key of the information set of the seat to move."""
        return digest(self.game.view(self.world, self.asked.seat))

    def clone(self) -> Self:
        """Return a copy."""
        return type(self)(self.game, self.world.copy(), self.seats, self.numbers, self.dynamics)


class Evaluator:
    """Our heuristic behind OpenSpiel's evaluator interface."""

    def __init__(self, known: Heuristic[Any]) -> None:
        self.known = known

    def evaluate(self, state: SpielState) -> list[float]:
        """Return every seat's estimated share of the victory."""
        if state.world.result is not None:
            return state.returns()
        return [self.known.evaluate(state.world, seat) for seat in range(state.seats)]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return every option's prior probability."""
        weights = self.known.prior(state.world, state.asked)
        total = sum(weights) or 1.0
        return [(number, weight / total) for number, weight in zip(state.legal_actions(), weights, strict=True)]


class Opponent:
    """OpenSpiel's search playing one of our seats."""

    def __init__(self, game: Game[Any], known: Heuristic[Any], seats: int, simulations: int, seed: int) -> None:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts

        self.game, self.seats, self.simulations = game, seats, simulations
        self.rng, self.numbers = Random(seed), Numbers()
        kinds = pyspiel.GameType
        self.dynamics = SimpleNamespace(
            dynamics=kinds.Dynamics.SEQUENTIAL, information=kinds.Information.IMPERFECT_INFORMATION
        )
        self.bot = ismcts.ISMCTSBot(
            None,
            Evaluator(known),
            EXPLORATION,
            simulations,
            random_state=np.random.RandomState(seed),
            allow_inconsistent_action_sets=True,
            child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
        )
        self.bot.set_resampler(self._imagined)

    def choose(self, view: Position, decision: Decision, simulations: int) -> Action:
        """Search from the view of the seat to move."""
        self.bot._max_simulations = simulations
        world = self.game.imagine(view, decision.seat, self.rng)
        state = SpielState(self.game, world, self.seats, self.numbers, self.dynamics)
        return self.numbers.actions[int(self.bot.step(state))]

    def _imagined(self, state: SpielState, seat: int) -> SpielState:
        twin = state.clone()
        twin.world = self.game.imagine(self.game.view(state.world, seat), seat, self.rng)
        return twin


def share(title: str, deal: int, first: int, seats: int, simulations: int, ours: Spent, theirs: Spent) -> float:
    """Play one game with our search in one seat and OpenSpiel's in the others. Return our share of the victory."""
    game, known = rules_of(title), heuristic(title)
    state = game.new(setup(title, seats, seed=deal))
    me = MctsPlayer(known, Budget(simulations=simulations))
    others = {
        seat: Opponent(game, known, seats, simulations, deal + seat) for seat in range(seats) if seat != first
    }
    for number, decision in questions(state):
        view, rng = game.view(state, decision.seat), Random(f"{deal} {number}")
        action = decision.options[0]
        if len(decision.options) > 1:
            mine, count, start = decision.seat == first, simulations, process_time()
            if mine:
                action = me.choose(game, view, decision, rng).action
            else:
                count = affordable(simulations, ours, theirs)
                action = others[decision.seat].choose(view, decision, count)
            (ours if mine else theirs).add(process_time() - start, count)
        agenda.advance(state, action)
    return state.result.shares[first] if state.result else 1 / seats


def games(title: str, seats: int, count: int, simulations: int, seed: int) -> Iterator[str]:
    """Play, and yield the standing after every game."""
    won, ours, theirs = 0.0, Spent(), Spent()
    for number in range(count):
        deal, first = divmod(number, seats)
        won += share(title, seed * 1_000_003 + deal, first, seats, simulations, ours, theirs)
        low, high = wilson(won, number + 1)
        yield (
            f"{title}, {seats} seats: ours {won:g} of {number + 1} = {100 * won / (number + 1):.0f}%"
            f" [{100 * low:.0f}-{100 * high:.0f}], a fair share is {100 / seats:.0f}%;"
            f" {1000 * ours.each:.0f} ms an answer with {simulations} simulations,"
            f" OpenSpiel's {1000 * theirs.each:.0f} ms with {theirs.simulations / max(1, theirs.answers):.0f}"
        )


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.spiel", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--simulations", type=int, default=100, help="of ours, an answer (default 100)")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    try:
        for said in games(wanted.title, wanted.seats, wanted.games, wanted.simulations, wanted.seed):
            print(said, flush=True)
    except ModuleNotFoundError as missing:
        if missing.name not in ("pyspiel", "open_spiel", "numpy"):
            raise
        print('OpenSpiel is not installed: pip install -e ".[openspiel]"', file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
