"""Lets two checkouts play each other: python -m tools.lab.duel TITLE OTHER --simulations N --games N.

Each side thinks in a separate process, with its own copy of the program, and follows the game by its answers; its
time is processor time. Each deal is played twice, with the seats swapped. With --record, the games are saved in a
file, and an interrupted run resumes where it stopped.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import IO, NamedTuple

from ai.levels import player
from game.core import agenda
from game.core.contract import Action
from game.titles import rules_of, setup

ENDLESS = 5000
"""The number of answers after which a game is scored as an even split."""
HERE = Path(__file__).parents[2]
PLACES = ("tools/lab/duel.py", "tools/duel.py")
"""Where this program is, and was; each checkout runs its own, which knows its names for things."""


class DuelGame(NamedTuple):
    """One game to play: the deal, and the sides in seating order."""

    title: str
    level: str
    seed: int
    sides: tuple[int, ...]
    simulations: tuple[int, int]
    names: tuple[str, str]


class DuelScore(NamedTuple):
    """Both sides' scores: shares, seconds of processor time, answers with a choice."""

    shares: tuple[float, float]
    seconds: tuple[float, float]
    chosen: tuple[int, int]


class Checkout:
    """One checkout, thinking in its own process."""

    def __init__(self, checkout: Path) -> None:
        own = [checkout / place for place in PLACES if (checkout / place).is_file()]
        command = [sys.executable, str([*own, Path(__file__).resolve()][0]), "--serve"]
        self.process = subprocess.Popen(
            command,
            cwd=checkout,
            env={"PYTHONPATH": str(checkout), "PATH": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def says(self, *words: object) -> str:
        """Send one line and return the reply."""
        pipe_in, pipe_out = self.process.stdin, self.process.stdout
        assert pipe_in is not None, "the process was started with pipes"
        assert pipe_out is not None, "the process was started with pipes"
        print(*words, sep="\t", file=pipe_in, flush=True)
        return pipe_out.readline().rstrip("\n")

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def serve(lines: IO[str]) -> None:
    """Follow games and answer for seats until the input ends: the main loop of a side's process."""
    for line in lines:
        match line.rstrip("\n").split("\t"):
            case ["new", title, level, seats, seed, name, simulations]:
                game = rules_of(title)
                state = game.new(setup(title, int(seats), level, seed=int(seed)))
                who = [player(name, title, simulations=int(simulations)) for _ in range(int(seats))]
                print("ready", flush=True)
            case ["choose", dice]:
                start, asked = process_time(), agenda.decision(state)
                assert asked is not None, "asked only while a question is open"
                view = game.view(state, asked.seat)
                choice = who[asked.seat].choose(game, view, asked, Random(dice))
                print(process_time() - start, choice.action, sep="\t", flush=True)
            case ["did", action]:
                agenda.advance(state, Action.parse(action))
                print("seen", flush=True)


def play(bout: DuelGame, sides: Sequence[Checkout]) -> DuelScore:
    """Play one game and return its score."""
    from game.core.table import check  # an older checkout, which only follows the game, has none

    count = len(bout.sides)
    state = rules_of(bout.title).new(setup(bout.title, count, bout.level, seed=bout.seed))
    for number, side in enumerate(sides):
        opening = (bout.title, bout.level, count, bout.seed, bout.names[number], bout.simulations[number])
        assert side.says("new", *opening) == "ready", "the side follows"
    seconds = [0.0, 0.0]
    chosen = [0, 0]
    answers = 0
    while answers < ENDLESS and (asked := agenda.decision(state)) is not None:
        action, number = asked.options[0], bout.sides[asked.seat]
        if len(asked.options) > 1:
            spent, _, given = sides[number].says("choose", f"{bout.seed} {answers}").partition("\t")
            action = Action.parse(given)
            seconds[number] += float(spent)
            chosen[number] += 1
        check(state, action)
        agenda.advance(state, action)
        for side in sides:
            side.says("did", action)
        answers += 1
    shares = state.result.shares if state.result else (1 / count,) * count
    mine = sum(share for share, number in zip(shares, bout.sides, strict=True) if number == 0)
    return DuelScore((mine, 1 - mine), (seconds[0], seconds[1]), (chosen[0], chosen[1]))


def bouts(given: argparse.Namespace) -> Iterator[DuelGame]:
    """Yield the games: each deal twice, with the sides swapped."""
    here, there = (int(each) for each in (given.simulations.split(",") * 2)[:2])
    names = (given.player, given.other_player or given.player)
    for number in range(given.games):
        seed = given.seed * 1_000_003 + number // 2
        sides = tuple((seat + number) % 2 for seat in range(given.seats))
        yield DuelGame(given.title, given.level, seed, sides, (here, there), names)


def report(scores: Sequence[DuelScore]) -> str:
    """Describe how much each side won, and what its decisions cost."""
    from tools.lab.arena import met

    costs = [
        1000 * sum(score.seconds[side] for score in scores) / max(1, sum(score.chosen[side] for score in scores))
        for side in (0, 1)
    ]
    return met(sum(score.shares[0] for score in scores), len(scores), costs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    from tools.batches import append, lines

    parser = argparse.ArgumentParser(prog="python -m tools.lab.duel", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="")
    parser.add_argument("--simulations", default="100", metavar="N[,M]", help="of a decision, here and there")
    parser.add_argument("--player", default="mcts", help="who plays here, and there unless told otherwise")
    parser.add_argument("--other-player", default="", metavar="NAME")
    parser.add_argument("--record", type=Path, help="a file that keeps the games")
    given = parser.parse_args(arguments)
    scores = [DuelScore(*each) for each in (lines(given.record) if given.record is not None else ())]
    sides = Checkout(HERE), Checkout(given.other.resolve())
    for number, bout in enumerate(bouts(given)):
        if number < len(scores):
            continue
        scores.append(play(bout, sides))
        if given.record is not None:
            append(given.record, scores[-1])
        print(report(scores), flush=True)
    for side in sides:
        side.close()
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve(sys.stdin)
    else:
        raise SystemExit(main())
