"""A film of every title for the README, of a game between fair bots: `python -m tools.films [FOLDER] [--title T]`.

The same seeds give the same games, so that a film only changes when what it shows has changed.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ai.levels import player
from game.client.match.result import turning_points, turns_begun
from game.client.scenes.film import Cut, around, darken
from game.client.scenes.film_file import write
from game.client.scenes.replay import OPEN, Replay
from game.core.journal import Header, Recorded, laid_out
from game.titles import setup
from game.titles import title as game_of

DOCS = Path(__file__).parents[1] / "docs"
LEVEL = "fair"
WIDE, MOST = 800, 700_000
"""How wide a film of the README is at most, in px, and how many bytes it may have."""


class Scene(NamedTuple):
    """Which game is filmed, and which of its turning points."""

    seats: int
    seed: int
    point: int = -1
    before: int = 2
    """How many events lead to it."""
    seconds: float = 10.0


SCENES = {
    "espionage": Scene(2, 7),
    "ideology": Scene(3, 7),
    "manifesto": Scene(3, 7),
    "world_order": Scene(2, 7),
}


def played(title: str, scene: Scene) -> Recorded[Any]:
    """Let fair bots play a game to its end."""
    game, opening = game_of(title), setup(title, scene.seats, seed=scene.seed)
    names = tuple(f"{LEVEL.title()} bot" for _ in range(scene.seats))
    recorded = laid_out(Header(title, game.RULES, opening, "", (LEVEL,) * scene.seats, names), game_of)
    bots, rng = [player(LEVEL, title) for _ in names], Random(scene.seed)
    while (asked := recorded.table.decision) is not None:
        view = recorded.table.view(asked.seat)
        recorded.play(bots[asked.seat].choose(game, view, asked, rng).action)
    return recorded


def film(title: str, scene: Scene, path: Path) -> None:
    """Film a turning point."""
    recorded = played(title, scene)
    party = Replay(recorded).party
    point = turning_points(party, turns_begun(party))[scene.point]
    cut = Cut(
        around(recorded, point.answer, scene.before), len(recorded.table.answers), OPEN, seconds=scene.seconds
    )
    write(recorded, cut, path, most=MOST, wide=WIDE)
    print(f"{path.name}: {point.text} {path.stat().st_size // 1000} kB", flush=True)


def main(given: Sequence[str] | None = None) -> int:
    """Write the films."""
    parser = argparse.ArgumentParser(prog="python -m tools.films", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=DOCS)
    parser.add_argument("--title", choices=sorted(SCENES))
    wanted = parser.parse_args(given)
    darken()
    for title in [wanted.title] if wanted.title else sorted(SCENES):
        film(title, SCENES[title], wanted.folder / f"{title}.gif")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
