"""Random hands at the window: nothing is raised, cut, covered or told that must not be, and nothing hangs.

Every title, language, palette, size of window and of type, with pads; now and then the picture is held against the
laws of the client, and against that of a world which the viewer cannot tell apart.
"""

import os
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.titles import SHELF
from tests.client.monkey import Monkey
from tools.lab.proof.part import BatchTrial, ProofPart, at_ease

LOOKS = 40
"""After one of so many events the picture is looked at closely."""


def batch(trial: BatchTrial) -> None:
    """Let a monkey loose at one title after another."""
    with at_ease():
        _let_loose(trial)


def _let_loose(trial: BatchTrial) -> None:
    title = SHELF[trial.seed % len(SHELF)]
    monkey, looks, known = Monkey(trial.seed, (title,)), Random(trial.seed), set[str]()
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
