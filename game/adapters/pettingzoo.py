"""Overton's titles as environments of PettingZoo (AEC): needs pip install "overton[pettingzoo]".

    from game.adapters.pettingzoo import env

    table = env("manifesto", seats=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

An agent's reward is its share of the victory, at the end. What it observes is its view and nothing else.
"""

from functools import cache
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from game.adapters.numbers import ACTIONS, LARGEST, PLACES, mask, numbered, vector
from game.core import agenda
from game.core.contract import Decision, Seat
from game.core.language.words import words
from game.core.table import Table
from game.terminal.boards import board
from game.titles import rules_of, setup

LONGEST = 20_000
"""The number of answers after which a game is truncated."""
DEALS = 2**31


class TitleEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # mypy reads no PettingZoo
    """One game of a title after another. For features of one's own, `view(agent)` is the view itself."""

    def __init__(
        self, title: str, seats: int = 0, level: str = "", longest: int = LONGEST, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.title, self.level, self.longest, self.render_mode = title, level, longest, render_mode
        self.game = rules_of(title)
        self.count = seats or self.game.SEATS[0]
        setup(title, self.count, level)  # raises ValueError for what can't be played
        self.metadata = {"name": f"overton_{title}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.count)]
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observed() for agent in self.possible_agents}
        self.rng = np.random.default_rng()

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's answers: Discrete(ACTIONS), the numbers of options."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observations: a vector of shape (PLACES,) and an action mask of shape (ACTIONS,)."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same deals."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        deal = int(self.rng.integers(DEALS))
        self.table: Table[Any] = Table(self.game, setup(self.title, self.count, self.level, seed=deal))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked. Raises ValueError for an answer that isn't on offer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        options = numbered(self._decision.options)
        if action is None or int(action) not in options:
            raise ValueError(f"{action} is not on offer to {agent}; there are {', '.join(map(str, options))}.")
        self.table.play(options[int(action)])
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if (result := self.table.result) is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, result.shares, strict=True))
        elif self.table.answered >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return an agent's view as a vector, and the mask of its answers: all 0 while another is asked."""
        seat = self.possible_agents.index(agent)
        view = self.view(agent)
        return {"observation": vector(view, seat), "action_mask": mask(view.options)}

    def view(self, agent: str) -> Any:
        """Return what an agent may know of the game."""
        return self.table.view(self.possible_agents.index(agent))

    def options(self) -> dict[int, str]:
        """Return the answers on offer to the agent that is asked, by number, as text."""
        return {number: str(option) for number, option in numbered(self._decision.options).items()}

    def render(self) -> str | None:
        """Return what everybody may see of the table, as text; None unless `render_mode` is "ansi"."""
        if self.render_mode != "ansi":
            return None
        lines = board(self.title).lines(self.table.view(None), None, words(self.title), self.agents)
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    @property
    def _decision(self) -> Decision:
        asked = agenda.decision(self.table.state)
        assert asked is not None, "only an unfinished game has a question"
        return asked

    def _asked(self) -> str:
        seat: Seat = self._decision.seat
        return self.possible_agents[seat]

    def __str__(self) -> str:
        return str(self.metadata["name"])


@cache
def _observed() -> Dict:
    seen = Box(-LARGEST, LARGEST, (PLACES,), np.float32)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})


def env(title: str, seats: int = 0, level: str = "", **how: Any) -> TitleEnv:
    """Return an environment of a title. Raises ValueError for an unknown title, level or number of seats."""
    return TitleEnv(title, seats, level, **how)
