"""Films a game between fair bots for the README, one per title: `python -m tools.films [FOLDER] [--title T]`.

The same seeds give the same games, so a film only changes if what it shows has changed.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from ai.levels import player
from game.client.film.moments import best
from game.client.film.pictures import darken
from game.client.film.writing import write
from game.client.scenes.review.replay import OPEN
from game.core.files.journal import Header, Recorded, laid_out
from game.core.language.words import say
from game.titles import on_show, rules_of, setup

DOCS = Path(__file__).parents[1] / "docs"
LEVEL = "fair"
WIDE, MOST = 800, 700_000
"""The maximum width of a README film in px, and its maximum size in bytes."""


def played(title: str, seed: int) -> Recorded[Any]:
    """Play a game between fair bots to its end."""
    game, opening = rules_of(title), setup(title, seed=seed)
    chairs = (LEVEL,) * len(opening.factions)
    names = (say(f"bot.{LEVEL}.name"),) * len(chairs)
    recorded = laid_out(Header(title, game.RULES, opening, "", chairs, names), rules_of)
    bots, rng = [player(LEVEL, title) for _ in chairs], Random(seed)
    while (asked := recorded.table.decision) is not None:
        view = recorded.table.view(asked.seat)
        recorded.play(bots[asked.seat].choose(game, view, asked, rng).action)
    return recorded


def film(title: str, seed: int, path: Path) -> None:
    """Film the last turning point of a game, or the moments that led to it."""
    recorded = played(title, seed)
    cut = best(recorded, OPEN)
    write(recorded, cut, path, most=MOST, wide=WIDE, force=True)
    print(f"{path.name}: until answer {cut.last}, {path.stat().st_size // 1000} kB", flush=True)


def main(given: Sequence[str] | None = None) -> int:
    """Write the films."""
    parser = argparse.ArgumentParser(prog="python -m tools.films", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=DOCS)
    parser.add_argument("--title", choices=on_show())
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args(given)
    darken()
    for title in [wanted.title] if wanted.title else on_show():
        film(title, wanted.seed, wanted.folder / f"{title}.gif")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
