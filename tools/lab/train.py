"""Learns to judge positions and answers from games of the search with itself: python -m tools.lab.train TITLE.

Every generation plays games, fits two small models in numpy, and lets the search that uses them meet the one that
does not, at equal processor time. The value net sees the terms of the heuristic for a seat and for its strongest
rival, and how far the game is; it corrects the heuristic's log odds. The prior model corrects the log of the prior
by kind of question and by answer. Games and models lie in build/train/TITLE, and a run that was broken off goes on
from there. With --cluster ADDRESS the games are played on a Ray cluster (`pip install -e ".[cluster]"`).
"""

import argparse
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from math import log
from os import cpu_count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ai.heuristic import Heuristic
from ai.heuristics import heuristic
from ai.players import MctsPlayer
from ai.search.belief import Worlds
from ai.search.budget import Budget, Clock, Limits
from ai.search.deeds import Hidden, hidden
from ai.search.mcts import Search
from game.core import agenda
from game.core.contract import Decision, Seat
from game.titles import rules_of, setup
from tools.lab.arena import ENDLESS, bar, wilson
from tools.lab.evenly import Spent, affordable
from tools.pool import spread

HIDDEN = 24
"""Units of the value net."""
BUCKETS = 4096
"""Hash buckets for what is learned of single answers."""
PASSES = 30
STEP, KEEP = 0.003, 1e-4
"""Adam's learning rate (Kingma and Ba 2015), and the weight decay towards 0."""
HELD_OUT = 5
"""One game in this many is held out for evaluation."""
TINY = 1e-6

Array = NDArray[np.float64]


class TrainingGame(NamedTuple):
    """A self-play game for training."""

    title: str
    seats: int
    seed: int
    simulations: int
    models: str
    """The path of the models that the search uses; "" for none."""


# --- what the models see --------------------------------------------------------------------------------------


def features(known: Heuristic[Any], view: Any, seats: int, progress: float) -> Array:
    """Return the value net's input: each seat's terms and log share, and those of its strongest rival."""
    shares = [known.evaluate(view, seat) for seat in range(seats)]
    terms = [tuple(known.terms(view, seat).values()) for seat in range(seats)]
    rows = []
    for seat in range(seats):
        rival = max((other for other in range(seats) if other != seat), key=lambda other: shares[other])
        rows.append((*terms[seat], *terms[rival], log(shares[seat] + TINY), log(shares[rival] + TINY), progress))
    return np.array(rows)


def bucket(kind: str, answer: str) -> int:
    """Return the hash bucket of an answer: the same on every machine."""
    return crc32(f"{kind} {answer}".encode()) % BUCKETS


class Models(NamedTuple):
    """The learned models: the weights of the value net, and the corrections to the log prior."""

    mean: Array
    spread: Array
    first: Array
    bias: Array
    second: Array
    prior: Array

    def scores(self, rows: Array) -> Array:
        """Return every row's correction of the log share."""
        hidden_units = np.tanh((rows - self.mean) / self.spread @ self.first + self.bias)
        return hidden_units @ self.second

    def save(self, path: Path) -> None:
        """Write the models to a file."""
        np.savez_compressed(path, **self._asdict())


def read(path: Path) -> Models:
    """Read what `save` wrote."""
    with np.load(path) as file:
        return Models(*[file[name] for name in Models._fields])


def learned(known: Heuristic[Any], models: Models, seats: int, turns: Callable[[Any], float]) -> Heuristic[Any]:
    """Return a heuristic corrected by the models."""

    def evaluate(view: Any, seat: Seat) -> float:
        if view.result is not None:
            return known.evaluate(view, seat)
        rows = features(known, view, seats, turns(view))
        scores = rows[:, -3] + models.scores(rows)
        shares = np.exp(scores - scores.max())
        return float(shares[seat] / shares.sum())

    def prior(view: Any, decision: Decision) -> Sequence[float]:
        weights = known.prior(view, decision)
        places = [bucket(decision.kind, str(option)) for option in decision.options]
        return [weight * gain for weight, gain in zip(weights, np.exp(models.prior[places]), strict=True)]

    return replace(known, evaluate=evaluate, prior=prior)


# --- games ----------------------------------------------------------------------------------------------------


def play(job: TrainingGame) -> dict[str, Array]:
    """Play one game of the search against itself and return its training data."""
    game, known = rules_of(job.title), heuristic(job.title)
    if job.models:
        known = learned(known, read(Path(job.models)), job.seats, _turns(game))
    rows: list[Array] = []
    tried: list[tuple[list[int], Sequence[float], list[float]]] = []
    state = game.new(setup(job.title, job.seats, seed=job.seed))
    who = MctsPlayer(known, Budget(simulations=job.simulations))
    for number in range(ENDLESS):
        decision = agenda.decision(state)
        if decision is None:
            break
        view, rng, action = game.view(state, decision.seat), Random(f"{job.seed} {number}"), decision.options[0]
        if len(decision.options) > 1 and hidden(view) == Hidden.SEALED:
            action = who.choose(game, view, decision, rng).action
        elif len(decision.options) > 1:
            search = Search(Worlds(game, view, decision.seat, known, rng), known)
            found = search.run(Clock(Limits(job.simulations)))
            visits = {finding.action: finding.weight for finding in found.answers}
            weights = known.prior(view, decision)
            places = [bucket(decision.kind, str(option)) for option in decision.options]
            tried.append((places, weights, [visits[option] for option in decision.options]))
            rows.append(features(heuristic(job.title), view, job.seats, _turns(game)(view)))
            action = found.answers[0].action
        agenda.advance(state, action)
    shares = state.result.shares if state.result else (1 / job.seats,) * job.seats
    return {
        "rows": np.array(rows),
        "shares": np.tile(np.array(shares), (len(rows), 1)),
        "sizes": np.array([len(places) for places, _, _ in tried], dtype=float),
        "places": np.array([place for places, _, _ in tried for place in places], dtype=float),
        "weights": np.array([weight for _, weights, _ in tried for weight in weights]),
        "visits": np.array([visit for _, _, visits in tried for visit in visits]),
    }


def _turns(game: Any) -> Callable[[Any], float]:
    return lambda view: game.turn(view) / 20


def _gathered(
    folder: Path, jobs: Sequence[TrainingGame], generation: int, workers: int, cluster: str
) -> Generator[Path, None, None]:
    """Play the games still missing from the folder, and yield each game's file when it is there."""
    paths = {job.seed: folder / f"{generation:02d}-{job.seed}.npz" for job in jobs}
    missing = [job for job in jobs if not paths[job.seed].exists()]
    yield from (paths[job.seed] for job in jobs if paths[job.seed].exists())
    for job, found in zip(missing, spread(play, missing, workers, cluster), strict=True):
        path = paths[job.seed]
        half = path.with_suffix(".part.npz")  # the file appears complete or not at all
        np.savez_compressed(half, **found)  # type: ignore[arg-type]
        half.replace(path)
        yield path


def _read(folder: Path) -> list[dict[str, Array]]:
    """Read all games of a folder that have training data."""
    paths = sorted(path for path in folder.glob("[0-9][0-9]-*.npz") if ".part" not in path.name)
    games = [dict(np.load(path)) for path in paths]
    return [game for game in games if len(game["rows"])]


# --- fitting --------------------------------------------------------------------------------------------------


class Training(NamedTuple):
    """The models, and the log loss of value and prior on held-out games, before and after."""

    models: Models
    value: tuple[float, float]
    prior: tuple[float, float]


def fit(games: Sequence[Mapping[str, Array]], rng: np.random.Generator) -> Training:
    """Fit to all games except every fifth, which measures the result."""
    held = [game for number, game in enumerate(games) if number % HELD_OUT == 0]
    used = [game for number, game in enumerate(games) if number % HELD_OUT]
    models = _value(np.concatenate([g["rows"] for g in used]), np.concatenate([g["shares"] for g in used]), rng)
    models = models._replace(prior=_prior(used))
    rows, shares = np.concatenate([g["rows"] for g in held]), np.concatenate([g["shares"] for g in held])
    plain = models._replace(second=np.zeros_like(models.second))
    return Training(
        models,
        (_loss(plain, rows, shares), _loss(models, rows, shares)),
        (_surprise(held, np.zeros(BUCKETS)), _surprise(held, models.prior)),
    )


def _softmax(scores: Array) -> Array:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    chances: Array = powers / powers.sum(axis=-1, keepdims=True)
    return chances


def _loss(models: Models, rows: Array, shares: Array) -> float:
    chances = _softmax(rows[:, :, -3] + models.scores(rows))
    return float(-(shares * np.log(chances + TINY)).sum(axis=1).mean())


def _value(rows: Array, shares: Array, rng: np.random.Generator) -> Models:
    """Fit the value net: softmax shares over the seats, hand-written gradient, Adam."""
    width = rows.shape[2]
    flat = rows.reshape(-1, width)
    mean, spread = flat.mean(axis=0), flat.std(axis=0) + 1e-3
    weights = [rng.normal(0, width**-0.5, (width, HIDDEN)), np.zeros(HIDDEN), np.zeros(HIDDEN)]
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
    scaled, count = (rows - mean) / spread, 0
    for _ in range(PASSES):
        for part in np.array_split(rng.permutation(len(rows)), max(1, len(rows) // 64)):
            inside, told = scaled[part], rows[part, :, -3]
            units = np.tanh(inside @ weights[0] + weights[1])
            error = (_softmax(told + units @ weights[2]) - shares[part]) / len(part)
            back = error[:, :, None] * weights[2] * (1 - units**2)
            slopes = [
                np.einsum("nsf,nsh->fh", inside, back),
                back.sum(axis=(0, 1)),
                np.einsum("ns,nsh->h", error, units),
            ]
            count += 1
            for place, slope in enumerate(slopes):
                first, second = moments[place]
                slope = slope + KEEP * weights[place]
                first += 0.1 * (slope - first)
                second += 0.001 * (slope**2 - second)
                rise = first / (1 - 0.9**count) / (np.sqrt(second / (1 - 0.999**count)) + 1e-8)
                weights[place] = weights[place] - STEP * rise
    return Models(mean, spread, weights[0], weights[1], weights[2], np.zeros(BUCKETS))


def _prior(games: Sequence[Mapping[str, Array]]) -> Array:
    """Fit the corrections to the log prior by softmax gradient; rarely seen buckets stay near 0."""
    gains, seen = np.zeros(BUCKETS), np.full(BUCKETS, 20.0)
    for game in games:
        np.add.at(seen, game["places"].astype(int), 1.0)
    for _ in range(PASSES):
        slope = np.zeros(BUCKETS)
        for places, weights, visits in _questions(games):
            chances = weights * np.exp(gains[places])
            np.add.at(slope, places, visits - chances / (chances.sum() or 1.0))
        gains = np.clip(gains + 4 * slope / seen, -2, 2)
    return gains


def _questions(games: Sequence[Mapping[str, Array]]) -> Iterator[tuple[NDArray[np.int64], Array, Array]]:
    for game in games:
        ends = np.cumsum(game["sizes"]).astype(int)[:-1]
        parts = [np.split(game[name], ends) for name in ("places", "weights", "visits")]
        for places, weights, visits in zip(*parts, strict=True):
            if len(places):
                yield places.astype(int), weights + TINY, visits


def _surprise(games: Sequence[Mapping[str, Array]], gains: Array) -> float:
    """Return the mean cross-entropy per question between the search's preferences and the prior."""
    found = []
    for places, weights, visits in _questions(games):
        chances = weights * np.exp(gains[places])
        found.append(-(visits * np.log(chances / chances.sum())).sum())
    return float(np.mean(found))


# --- the proof ------------------------------------------------------------------------------------------------


class ModelBout(NamedTuple):
    """A game with the models in one seat's search and none in the others'."""

    title: str
    seats: int
    seed: int
    first: Seat
    simulations: int
    models: str


def meet(bout: ModelBout) -> tuple[float, float, float]:
    """Play it. Return the share of the seat with models, and ms per answer without and with them."""
    game, known = rules_of(bout.title), heuristic(bout.title)
    new = learned(known, read(Path(bout.models)), bout.seats, _turns(game))
    plain, taught = Spent(), Spent()
    minds = {seat: MctsPlayer(new if seat == bout.first else known) for seat in range(bout.seats)}
    state = game.new(setup(bout.title, bout.seats, seed=bout.seed))
    for number in range(ENDLESS):
        decision = agenda.decision(state)
        if decision is None:
            break
        mine, action = decision.seat == bout.first, decision.options[0]
        if len(decision.options) > 1:
            count = affordable(bout.simulations, plain, taught) if mine else bout.simulations
            who, start = replace(minds[decision.seat], budget=Budget(simulations=count)), process_time()
            view = game.view(state, decision.seat)
            action = who.choose(game, view, decision, Random(f"{bout.seed} {number}")).action
            (taught if mine else plain).add(process_time() - start, count)
        agenda.advance(state, action)
    share = state.result.shares[bout.first] if state.result else 1 / bout.seats
    return share, 1000 * plain.each, 1000 * taught.each


def generation(wanted: argparse.Namespace, number: int, models: str) -> str:
    """Play, fit and test one generation. Print a line of figures and return the path of the new models."""
    folder = Path(wanted.folder) / wanted.title
    folder.mkdir(parents=True, exist_ok=True)
    begin = 1_000_003 * (wanted.seed + number)
    jobs = [
        TrainingGame(wanted.title, wanted.seats, begin + n, wanted.simulations, models)
        for n in range(wanted.games)
    ]
    paths = []
    for path in _gathered(folder, jobs, number, wanted.workers, wanted.cluster):
        paths.append(path)
        if sys.stderr.isatty():
            bar(len(paths), len(jobs))
    games = _read(folder)
    if len(games) < HELD_OUT:
        raise ValueError(
            f"{len(games)} games with an open choice are too few to learn from; {HELD_OUT} are the least."
        )
    found = fit(games, np.random.default_rng(wanted.seed + number))
    path = folder / f"models-{number:02d}.npz"
    found.models.save(path)
    seeds = range(7_000_003 + begin, 7_000_003 + begin + wanted.duel)
    bouts = [
        ModelBout(
            wanted.title, wanted.seats, seed // wanted.seats, seed % wanted.seats, wanted.simulations, str(path)
        )
        for seed in seeds
    ]
    met = list(spread(meet, bouts, wanted.workers, wanted.cluster))
    won = sum(share for share, _, _ in met)
    low, high = wilson(won, len(met))
    slow = [sum(times) / max(1, len(met)) for times in list(zip(*met, strict=True))[1:]] or [0.0, 0.0]
    positions, size = sum([len(game["rows"]) for game in games]), path.stat().st_size // 1024
    print(
        f"{wanted.title}, generation {number}: {len(games)} games, {positions} positions, {size} kB;"
        f" log loss held out: value {found.value[0]:.4f} -> {found.value[1]:.4f},"
        f" prior {found.prior[0]:.4f} -> {found.prior[1]:.4f};"
        f" won {won:g} of {len(met)} [{100 * low:.0f}-{100 * high:.0f}%], fair is {len(met) / wanted.seats:g};"
        f" {slow[1]:.0f} ms an answer against {slow[0]:.0f}",
        flush=True,
    )
    return str(path) if low > 1 / wanted.seats else models


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.train", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="of a generation (default 200)")
    parser.add_argument("--duel", type=int, default=40, help="games against the search without (default 40)")
    parser.add_argument("--simulations", type=int, default=25, help="for an answer (default 25)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--cluster", default="", help="address of a Ray cluster, as Ray takes it")
    parser.add_argument("--folder", default="build/train", help="where games and models are kept")
    wanted = parser.parse_args(given)
    models = ""
    try:
        for number in range(wanted.generations):
            models = generation(wanted, number, models)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
