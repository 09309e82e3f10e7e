"""Random input to the window: no error, no cut-off or covered text, no leaked secret, no hang.

Covers every title, language, palette, window and text size, and pads. From time to time, the picture is checked
against the client's laws, and compared with that of a world that the viewer can't tell apart.
"""

import os
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.titles import SHELF
from tests.client.monkey import Monkey
from tools.lab.proof.part import BatchTrial, ProofPart, at_ease

LOOKS = 40
"""The picture is checked closely after one event in this many."""


def batch(trial: BatchTrial) -> None:
    """Feed random input to one title after another."""
    with at_ease():
        _let_loose(trial)


def _let_loose(trial: BatchTrial) -> None:
    title = SHELF[trial.seed % len(SHELF)]
    monkey = Monkey(trial.seed, (title,))
    looks = Random(trial.seed)
    known = set[str]()
    for number in range(trial.size):
        scene = type(monkey.driver.scene).__name__
        with trial.one(f"event {number} of {title}, {scene}"):
            monkey.step()
        if looks.random() * LOOKS < 1:
            for found in _looked(monkey, trial):
                if found not in known:
                    known.add(found)
                    trial.fell.append(f"event {number} of {title}, {_where(monkey)}: {found}")
    trial.counts.update(monkey.counts)


def _looked(monkey: Monkey, trial: BatchTrial) -> list[str]:
    trial.counts["looks"] += 1
    return monkey.look()


def _where(monkey: Monkey) -> str:
    app = monkey.driver.app
    settings = app.settings
    size = "x".join(map(str, app.surface.get_size()))
    return (
        f"{type(app.scene).__name__}, {size}, text {settings.text_scale}, {settings.language}, {settings.palette}"
    )


PART = ProofPart("events of a monkey at the window", 2_000_000, batch, 400)
