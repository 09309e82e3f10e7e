"""Engines by other authors measured beside ours, each only where it is installed."""

import time
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any, NamedTuple

ROUNDS = 3
HALFWAY = 60
"""Answers after which a game counts as half-way."""


class Figure(NamedTuple):
    """One measured number."""

    of: str
    what: str
    value: float
    unit: str
    engine: str = ""


def rate(deed: Callable[[], int]) -> float:
    """Return the count that `deed` reports per second of processor time."""
    start = time.process_time()
    return deed() / (time.process_time() - start)


def often(deed: Callable[[], object], times: int) -> Callable[[], int]:
    """Return a function that calls `deed` `times` times and returns that number."""

    def deeds() -> int:
        for _ in range(times):
            deed()
        return times

    return deeds


def catanatron() -> Iterator[tuple[str, Callable[[], int]]]:
    """Settlers with four random players: the fastest engine of its kind in Python that we know of."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play() -> int:
        answers = 0
        for seed in range(4):
            game = new(seed)
            while game.winning_color() is None and game.state.num_turns < 1_000:
                game.play_tick()
                answers += 1
        return answers

    halfway = new(1)
    for _ in range(HALFWAY):
        halfway.play_tick()
    yield "copies", often(halfway.copy, 2_000)
    yield "random decisions", play


def chess() -> Iterator[tuple[str, Callable[[], int]]]:
    """Chess, where nothing is hidden and no worlds need imagining."""
    from chess import Board

    def play(games: int = 6, most: int = 400, seed: int = 1) -> int:
        answers, rng = 0, Random(seed)
        for _ in range(games):
            board = Board()
            while answers < most * games and not board.is_game_over():
                board.push(rng.choice(list(board.legal_moves)))
                answers += 1
        return answers

    halfway, rng = Board(), Random(1)
    for _ in range(HALFWAY):
        halfway.push(rng.choice(list(halfway.legal_moves)))
    yield "copies", often(lambda: halfway.copy(stack=False), 20_000)
    yield "random decisions", play


def open_spiel() -> Iterator[tuple[str, Callable[[], int]]]:
    """Dominoes, the largest of OpenSpiel's card-like games written in Python, and OpenSpiel's search of it."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts
    from open_spiel.python.games import block_dominoes  # noqa: F401  # it registers the game

    game, rng = pyspiel.load_game("python_block_dominoes"), Random(1)

    def step(state: Any) -> None:
        chance = state.is_chance_node()
        state.apply_action(
            rng.choice([each for each, _ in state.chance_outcomes()] if chance else state.legal_actions())
        )

    def play(games: int = 60) -> int:
        answers = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                answers += not state.is_chance_node()
                step(state)
        return answers

    halfway = game.new_initial_state()
    while halfway.is_chance_node():
        step(halfway)
    random = mcts.RandomRolloutEvaluator(random_state=numpy.random.RandomState(1))
    search = mcts.MCTSBot(game, 1.4, 150, random, random_state=numpy.random.RandomState(1))
    yield "copies", often(halfway.clone, 2_000)
    yield "random decisions", play
    yield "mcts simulations", lambda: 150 * bool(search.mcts_search(halfway))


def rlcard() -> Iterator[tuple[str, Callable[[], int]]]:
    """UNO for two, by far the fastest of RLCard's games; it steps back by deep-copying the game."""
    import rlcard

    env, rng = rlcard.make("uno", config={"seed": 1}), Random(1)

    def play(games: int = 40, most: int = 10**9) -> int:
        answers = 0
        for _ in range(games):
            state, _ = env.reset()
            while answers < most and not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                answers += 1
        return answers

    play(games=1, most=6)
    halfway = deepcopy(env.game)
    yield "copies", often(lambda: deepcopy(halfway), 200)
    yield "random decisions", play


PEERS: Mapping[str, Callable[[], Iterator[tuple[str, Callable[[], int]]]]] = {
    "catanatron": catanatron,
    "chess": chess,
    "pyspiel": open_spiel,
    "rlcard": rlcard,
}
"""Keyed by the module that has to be installed."""


def peers() -> Iterator[Figure]:
    """Yield the figures of the installed peers."""
    for name, figures in PEERS.items():
        if find_spec(name):
            for what, deed in figures():
                yield Figure(name, what, median([rate(deed) for _ in range(ROUNDS)]), "/s")
