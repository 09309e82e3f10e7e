"""Hours of bot games in one window: memory, open files, threads, processes and objects stay level.

The window's own loop runs with a clock as fast as the machine allows. Hours are measured by this clock, which is
the one that players see. While the window waits for a bot, the clock runs in real time, because workers know no
other. A batch is one game, with the titles taking turns: from the title screen to the last picture and back to the
title screen, where the window's resources are recorded. It paints a picture every PICTURE seconds, like a slow
machine.
"""

import gc
import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, linear_regression
from tempfile import TemporaryDirectory
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.client import app as app_module
from game.client.app import App
from game.client.kit.letters import TEXTS
from game.client.kit.scene import Push, StartOver
from game.client.kit.settings import Settings
from game.client.kit.stamps import SHAPES, PictureCache
from game.client.match.scene import Match
from game.client.requests import OpenTitle, Play
from game.client.routes import build
from game.client.scenes.review.result import ResultScreen
from game.play.session import Session
from game.titles import on_show, rules_of, setup
from tools.lab.proof.part import BatchTrial, ProofPart
from tools.processes import family, memory

FRAME, PICTURE = 0.2, 1.0
"""Seconds on the window's clock between two turns of its loop during motion, and between two pictures."""
RESTS = 3.0
"""Seconds on that clock spent on the title screen and on a game's last picture."""
LONGEST = 6 * 3600.0
"""Seconds on that clock within which every game must end."""
LEVELS, SEARCHES, OFTEN = ("beginner", "easy", "fair", "hard"), "expert", 5
"""The players' levels; and the level in one seat of every OFTEN-th game, because a search takes real time."""
LOOK = 0.002
"""Real seconds between two polls for a bot's answer."""
LEVEL: Mapping[str, tuple[float, float]] = {
    "the rest": (0.08, 12.0),
    "objects": (0.05, 5_000.0),
    "files": (0.0, 2.0),
    "threads": (0.0, 1.0),
    "processes": (0.0, 1.0),
}
"""The figures that must stay level, with the maximum relative and absolute rise over the second half."""
FEWEST, PLAIN = 10, 2.5
"""The minimum number of games in one window for a verdict, and how many standard errors a rise must exceed."""


class FakeTime:
    """A replacement for the `time` module in the window's loop."""

    def __init__(self, waits: Callable[[], bool]) -> None:
        self.now, self.waits = 0.0, waits

    def perf_counter(self) -> float:
        """Return the time in seconds."""
        return self.now

    def sleep(self, seconds: float) -> None:
        """Advance the clock: at once, or in real time while a bot is thinking."""
        began = time.monotonic()
        while self.waits() and time.monotonic() - began < seconds:
            time.sleep(LOOK)
        self.now += seconds

    def tick(self, rate: float) -> None:
        """Advance the clock by FRAME; `rate` is ignored, because the window is too slow to keep it."""
        self.sleep(FRAME)


class Window(App):
    """A window with a fast clock that paints only when a picture is due."""

    def __init__(self, first: int) -> None:
        self.home = TemporaryDirectory(prefix="overton-hours-")
        self.first = first
        self.due = 0.0
        os.environ["OVERTON_HOME"] = self.home.name
        super().__init__(Settings(), build)
        self.fast, self.last = FakeTime(self._waits), 0.0
        self.curve: list[Mapping[str, float]] = []
        """The resources held after each game."""
        self.open(OpenTitle())

    def draw(self) -> None:
        """Paint if the next picture is due."""
        if self.ui.clock < self.due:
            self.dirty = True
            return
        self.due = self.ui.clock + PICTURE
        super().draw()

    def _waits(self) -> bool:
        """Return True if the match is waiting for a bot."""
        scene = self.scene
        if not isinstance(scene, Match) or not scene.sight.at_rest:
            return False
        scene.sitting.bots.tick()
        return scene.sitting.waits

    def pass_time(self, over: Callable[[], bool]) -> None:
        """Run the loop until `over` returns True."""
        until = self.ui.clock + LONGEST
        with mock.patch.object(app_module, "time", self.fast):
            while not over():
                assert self.ui.clock < until, "it never ends"
                assert self.running, "the window was closed"
                self.last = self.turn(self.fast.tick, self.last)

    def rest(self) -> None:
        """Stay on the current scene for a while."""
        until = self.ui.clock + RESTS
        self.pass_time(lambda: self.ui.clock >= until)

    def play(self, session: Session) -> Mapping[str, float]:
        """Play a game and return to the title screen. Return the resources held there, and figures of the game."""
        self.rest()
        told = self._played(session)
        self.rest()
        self.follow(StartOver(OpenTitle()))
        self.rest()
        return {**held(self.still), **told}

    def _played(self, session: Session) -> Mapping[str, float]:
        self.follow(Push(Play(session)))
        match = self.scene
        assert isinstance(match, Match), "it is on top"
        workers = 0

        def over() -> bool:
            nonlocal workers
            if not int(self.ui.clock / FRAME) % 50:
                workers = max(workers, len(family(os.getpid())))
            return self.scene is not match

        self.pass_time(over)
        table, bots = match.sitting.table, match.sitting.bots
        assert isinstance(self.scene, ResultScreen), f"it ended in {type(self.scene).__name__}"
        assert table.result is not None, "it has no result"
        assert match.sitting.recorded.trouble is None, match.sitting.recorded.trouble
        assert workers, "nobody thought elsewhere"
        assert not bots.gone, "no worker could be had any more"
        return {"answers": len(table.answers), "workers": workers, "workers lost": len(bots.lost)}


def held(still: PictureCache) -> Mapping[str, float]:
    """Return the resources this process holds, with its memory and that of cached pictures in MB.

    The caches are bounded, and take a few games of every title to fill, so only the rest must stay level.
    """
    gc.collect()
    whole, pictures = memory(os.getpid()), sum(each.size for each in (still, SHAPES, TEXTS)) / 2**20
    return {
        "memory": round(whole, 1),
        "pictures": round(pictures, 1),
        "the rest": round(whole - pictures, 1),
        "objects": len(gc.get_objects()),
        "files": len(os.listdir("/proc/self/fd")),
        "threads": threading.active_count(),
        "processes": len(family(os.getpid())),
    }


_OPEN: list[Window] = []


def window(first: int) -> Window:
    """Return this process's window, opening it if needed; its games start at `first`."""
    if not _OPEN:
        _OPEN.append(Window(first))
    return _OPEN[0]


def batch(trial: BatchTrial) -> None:
    """Play one game in this process's window."""
    own = window(trial.seed)
    os.environ["OVERTON_HOME"] = own.home.name
    began, name = own.ui.clock, on_show()[trial.seed % len(on_show())]
    with trial.one(f"a game of {name}"):
        own.curve.append(own.play(_session(name, trial.seed)))
        trial.counts.update({what: round(value) for what, value in own.curve[-1].items()})
        trial.fell += growth(own.curve)
    trial.counts["window"], trial.tried = own.first, round(own.ui.clock - began)


def _session(name: str, seed: int) -> Session:
    """Return a game with bots of any level in all seats."""
    rng, (fewest, most) = Random(f"hours {seed}"), rules_of(name).SEATS
    seats = rng.randint(fewest, min(most, 4))
    chairs = rng.choices(LEVELS, k=seats)
    if seed % OFTEN == 0:
        chairs[0] = SEARCHES
    opening = setup(name, seats, seed=rng.randrange(10**6))
    return Session(name, opening, tuple(chairs), tuple(f"Bot {number}" for number in range(seats)))


def growth(curve: Sequence[Mapping[str, float]]) -> list[str]:
    """Describe the figures that clearly grow over the second half of a curve."""
    late = curve[len(curve) // 2 :]
    if len(curve) < FEWEST:
        return []
    return [told for what in LEVEL if (told := _rise(what, [row[what] for row in late]))]


def _rise(what: str, values: Sequence[float]) -> str:
    """Describe a rise along the least-squares line, or return "" if it could be chance."""
    count, (share, least) = len(values), LEVEL[what]
    slope, start = linear_regression(range(count), values)
    error = sqrt(
        sum((value - start - slope * number) ** 2 for number, value in enumerate(values)) / max(1, count - 2)
    )
    spread = sqrt(sum((number - (count - 1) / 2) ** 2 for number in range(count)))
    rise = slope * (count - 1)
    if rise <= max(least, share * fmean(values)) or slope * spread <= PLAIN * error:
        return ""
    return f"{what} grew from {start:.0f} to {start + rise:.0f} in {count} games"


PART = ProofPart("seconds of table time in one window", 8 * 3600, batch, 1)
