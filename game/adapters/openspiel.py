"""Overton's titles as games of OpenSpiel: needs pip install "overton[openspiel]".

    import pyspiel
    import game.adapters.openspiel

    game = pyspiel.load_game("overton_espionage")

Chance is played once, at the beginning: a deal is drawn, and with it every shuffle and die of the game. A player's
information state is everything that they have seen and answered, in order. Returns are shares of the victory.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from game.adapters.numbers import ACTIONS, PLACES, numbered, vector
from game.core import agenda
from game.core.contract import Decision, Game, Seat
from game.core.language.words import words
from game.core.record import digest
from game.terminal.boards import board
from game.titles import SHELF, rules_of, setup

DEALS = 1000
"""The number of deals that chance draws from."""
LONGEST = 20_000
"""An upper bound for the answers in a random game; the laws of the titles check it."""


def _kind(title: str) -> pyspiel.GameType:
    fewest, most = rules_of(title).SEATS
    return pyspiel.GameType(
        short_name=f"overton_{title}",
        long_name=f"Overton: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, "deals": DEALS, "level": ""},
    )


class TitleGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A title as a game of OpenSpiel."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = int(given.get("players", rules_of(self.title).SEATS[0]))
        self.deals, self.level = int(given.get("deals", DEALS)), str(given.get("level", ""))
        super().__init__(
            KINDS[self.title],
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=self.deals,
                num_players=self.seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> "TitleState":
        """Return the game before the deal."""
        return TitleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TitleObserver":
        """Return an observer of views."""
        return TitleObserver(iig_obs_type, params)


class TitleState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game of a title: before the deal a chance node, then one question after another."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.of, self.seats, self.deals, self.level = game.title, game.seats, game.deals, game.level
        self.world: Any = None
        self.seen = ("",) * self.seats
        self.last = ("",) * self.seats

    @property
    def rules(self) -> Game[Any]:
        """The rules, looked up by name because a state is deep-copied and a module can't be."""
        return rules_of(self.of)

    @property
    def _asked(self) -> Decision | None:
        return agenda.decision(self.world)

    def current_player(self) -> int:
        """Return the seat that is asked, or the player id of chance or of the end."""
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self._asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every deal with its probability; all are equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        asked = self._asked
        return list(numbered(asked.options)) if asked is not None and asked.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            self.world = self.rules.new(setup(self.of, self.seats, self.level, seed=action))
        else:
            asked = self._asked
            assert asked is not None, "OpenSpiel answers only while a question is open"
            chosen = numbered(asked.options)[action]
            self.seen = _with(self.seen, asked.seat, f"answered {chosen}")
            self.world = self.world.copy()
            agenda.advance(self.world, chosen)
        self._look()

    def _look(self) -> None:
        """Record each player's new view if it has changed, so that the number of unseen answers doesn't show."""
        for seat in range(self.seats):
            now = digest(self.rules.view(self.world, seat))
            if now != self.last[seat]:
                self.seen, self.last = _with(self.seen, seat, now), _put(self.last, seat, now)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        asked = self._asked
        options = numbered(asked.options) if asked is not None else {}
        return str(options.get(action, action))

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return self.world is not None and self._asked is None

    def returns(self) -> list[float]:
        """Return every seat's share of the victory; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.seats
        return list(self.world.result.shares)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything a player has seen and answered, as a digest."""
        return self.seen[self.valid(player)]

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player knows now, as a digest."""
        return self.last[self.valid(player)]

    def valid(self, player: int | None) -> int:
        """Return the player, by default the one asked; raises RuntimeError, as OpenSpiel does, if out of range."""
        chosen = self.current_player() if player is None else player
        if chosen < 0:
            raise RuntimeError(f"player >= 0 was expected, not {chosen}")
        if chosen >= self.seats:
            raise RuntimeError(f"player < {self.seats} was expected, not {chosen}")
        return chosen

    def view(self, player: Seat | None) -> Any:
        """Return what a player may know of the game (None: what everybody may know)."""
        return self.rules.view(self.world, player if player is None else self.valid(player))

    def __str__(self) -> str:
        if self.world is None:
            return "before the deal"
        names = [f"player {seat}" for seat in range(self.seats)]
        return "\n".join(board(self.of).lines(self.world, None, words(self.of), names))


class TitleObserver:
    """What a player knows, as a vector and as text; without private information, what everybody may know."""

    def __init__(self, of: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation, such as {params}")
        self.public = of is not None and of.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = of is not None and of.perfect_recall
        self.tensor = np.zeros(PLACES, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        """Fill `tensor`, of shape (PLACES,), with what a player knows."""
        seat = state.valid(player)
        self.tensor.fill(0)
        if state.world is not None:
            self.tensor[:] = vector(state.view(None if self.public else seat), -1 if self.public else seat)

    def string_from(self, state: TitleState, player: int) -> str:
        """Return what a player knows, as a digest."""
        if self.public:
            return digest(state.view(None)) if state.world is not None else ""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def _with(seen: tuple[str, ...], seat: Seat, told: str) -> tuple[str, ...]:
    return _put(seen, seat, sha256(f"{seen[seat]} {told}".encode()).hexdigest()[:16])


def _put(values: tuple[str, ...], seat: Seat, value: str) -> tuple[str, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def register(titles: Iterable[str] = SHELF) -> None:
    """Make titles known to OpenSpiel, as overton_<title>."""
    for title in titles:
        KINDS[title] = _kind(title)
        made = type(f"{title.title().replace('_', '')}Game", (TitleGame,), {"title": title})
        pyspiel.register_game(KINDS[title], made)


KINDS: dict[str, pyspiel.GameType] = {}
register()
