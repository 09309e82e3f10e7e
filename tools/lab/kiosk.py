"""A day at a fair in an hour: the kiosk under random input, with its resource use sampled every minute.

`python -m tools.lab.kiosk --minutes 60 --speed 6`. Visitors come and go by a clock that runs faster than real
time; the bots think in separate processes, as at a fair. The run fails if memory, open files or processes keep
growing.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # otherwise SIGTERM would close a window that isn't there

import pygame
from pygame.event import Event

from game.client.kiosk import PATIENCE, Kiosk
from game.client.kit.input import key_events
from game.client.kit.settings import Settings
from tools.processes import family, memory

STEP = 0.25
"""Seconds on the kiosk's clock between two frames."""
# seconds until a visitor comes, and seconds a visitor stays
ALONE = (10.0, 90.0)
STAYS = (10.0, 240.0)
KEYS = (*["enter"] * 2, "space", "esc", "tab", "left", "right", "up", "down", *"uhfklg123")
GROWS = 1.15
"""The ratio of the last third to the middle third above which a figure counts as growing."""


class Taken(NamedTuple):
    """The kiosk's resource use in one minute."""

    minute: int
    memory: float
    """Memory of the window's process in MB."""
    workers: float
    """Memory of its child processes in MB."""
    files: int
    processes: int
    games: int
    """Visitors so far."""

    def told(self) -> str:
        """Return the sample as a table row."""
        numbers = f"{self.memory:7.0f} {self.workers:9.0f} {self.files:6} {self.processes:10} {self.games:9}"
        return f"{self.minute:6} {numbers}"


HEAD = "minute  window   workers  files  processes  visitors   (MB, MB)"


def taken(minute: int, games: int) -> Taken:
    """Sample this process and its children, as Linux reports them."""
    own, others = os.getpid(), family(os.getpid())
    files = len(os.listdir("/proc/self/fd"))
    return Taken(minute, memory(own), sum(map(memory, others)), files, len(others), games)


def growing(curve: Sequence[Taken]) -> list[str]:
    """Describe the figures that are clearly larger in the last third of a curve than in the middle third."""
    third = len(curve) // 3
    if not third:
        return []
    middle, last = curve[third : 2 * third], curve[2 * third :]
    sums = {
        name: (fmean(getattr(row, name) for row in middle), fmean(getattr(row, name) for row in last))
        for name in ("memory", "files", "processes")
    }
    return [
        f"{name} grew from {was:.0f} to {now:.0f}" for name, (was, now) in sums.items() if now > was * GROWS + 1
    ]


class Fair:
    """A kiosk without a window, and its simulated visitors."""

    def __init__(self, seed: int) -> None:
        pygame.display.init()
        pygame.display.set_mode((1, 1))
        self.rng = Random(seed)
        self.kiosk = Kiosk(Settings(mute=True), surface=pygame.Surface((1280, 720)))
        self.kiosk.show(self.kiosk._built(self.kiosk.first))
        self.games, self.there = 0, False
        self.until = self.rng.uniform(*ALONE)

    def step(self) -> None:
        """Advance one step; a visitor may touch something."""
        self.until -= STEP
        if self.until <= 0:
            self.there = not self.there
            self.games += self.there
            self.until = self.rng.uniform(*STAYS) if self.there else PATIENCE + self.rng.uniform(*ALONE)
        self.kiosk.step(self._touch() if self.there and self.rng.random() < 0.5 else [], STEP)

    def _touch(self) -> list[Event]:
        """Press a key or click, most often on something clickable."""
        if self.rng.random() < 0.3:
            return key_events(self.rng.choice(KEYS))
        nodes = [node.rect.center for node in self.kiosk.nodes() if node.active]
        anywhere = self.rng.uniform(0, 1280), self.rng.uniform(0, 720)
        x, y = self.rng.choice(nodes) if nodes and self.rng.random() < 0.9 else anywhere
        kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        return [Event(kind, pos=(round(x), round(y)), button=1) for kind in kinds]

    def close(self) -> None:
        """Stop the kiosk and leave every scene."""
        self.kiosk.stop()
        while self.kiosk.scene is not None:
            self.kiosk._leave()


def run(minutes: int, speed: float, seed: int) -> list[Taken]:
    """Run a fair and print its resource use."""
    fair, curve = Fair(seed), list[Taken]()
    print(HEAD, flush=True)
    started, passed = time.monotonic(), 0.0
    while len(curve) < minutes:
        fair.step()
        passed += STEP
        time.sleep(max(0.0, passed / speed - (time.monotonic() - started)))
        if passed >= 60 * (len(curve) + 1):
            curve.append(taken(len(curve) + 1, fair.games))
            print(curve[-1].told(), flush=True)
    fair.close()
    return curve


def main() -> int:
    """Run the command. Return 1 if something grows."""
    parser = argparse.ArgumentParser(description="A day at a fair, and what it takes of the machine.")
    parser.add_argument("--minutes", type=int, default=60, help="of the kiosk's clock (60)")
    parser.add_argument("--speed", type=float, default=6.0, help="how much faster that clock runs (6)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not Path("/proc/self/fd").is_dir():
        parser.error("what a process takes is only read on Linux")
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        curve = run(given.minutes, given.speed, given.seed)
        written = sorted(str(path.relative_to(home)) for path in Path(home).rglob("*") if path.is_file())
    grown = growing(curve)
    print(*grown or ["level"], f"files written: {', '.join(written) or 'none'}", sep="\n")
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
