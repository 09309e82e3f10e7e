"""Hours of bot games in one window: memory, open files, threads, processes and objects stay level.

The window's own loop runs, with a clock that goes as fast as the machine can: an hour is one by this clock, which
is the one that players see. While a bot is waited for it goes like the one on the wall: workers know no other.
A batch is one game, of one title after another: from the title, to the last picture, and back to the title, where
what the window holds is written down. It paints one picture in PICTURE seconds, like a slow machine.
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
from game.client.kit.stamps import SHAPES, Store
from game.client.match.requests import OpenTitle, Play
from game.client.match.scene import Match
from game.client.routes import build
from game.client.scenes.review.result import ResultScreen
from game.play.session import Session
from game.titles import on_show, setup, title
from tools.lab.family import family
from tools.lab.kiosk import memory_of
from tools.lab.proof.part import BatchTrial, ProofPart

FRAME, PICTURE = 0.2, 1.0
"""Seconds of the window's clock between two turns of its loop while something moves, and between two pictures."""
RESTS = 3.0
"""Seconds of it for which the title and the last picture of a game are looked at."""
LONGEST = 6 * 3600.0
"""Seconds of it in which any game has come to its end."""
LEVELS, SEARCHES, OFTEN = ("beginner", "easy", "fair", "hard"), "expert", 5
"""Who plays; and who sits in one seat of every so manieth game, since a search takes its time on the wall."""
LOOK = 0.002
"""Seconds on the wall between two looks for the answer of a bot."""
LEVEL: Mapping[str, tuple[float, float]] = {
    "the rest": (0.08, 12.0),
    "objects": (0.05, 5_000.0),
    "files": (0.0, 2.0),
    "threads": (0.0, 1.0),
    "processes": (0.0, 1.0),
}
"""What stays level: by what share and by how much it may be more at the end of the second half at most."""
FEWEST, PLAIN = 10, 2.5
"""Games of one window before anything is said; how many times its own error a rise must be."""


class FakeTime:
    """Stands for `time` in the window's loop."""

    def __init__(self, waits: Callable[[], bool]) -> None:
        self.now, self.waits = 0.0, waits

    def perf_counter(self) -> float:
        """Tell the time in seconds."""
        return self.now

    def sleep(self, seconds: float) -> None:
        """Let time pass: at once, or as on the wall while a bot is waited for."""
        began = time.monotonic()
        while self.waits() and time.monotonic() - began < seconds:
            time.sleep(LOOK)
        self.now += seconds

    def tick(self, rate: float) -> None:
        """Let the time between two turns of the loop pass, of a window that is too slow for `rate`."""
        self.sleep(FRAME)


class Window(App):
    """A window whose clock goes fast, and which owes its picture until it is due."""

    def __init__(self, first: int) -> None:
        self.home, self.first, self.due = TemporaryDirectory(prefix="overton-hours-"), first, 0.0
        os.environ["OVERTON_HOME"] = self.home.name
        super().__init__(Settings(), build)
        self.fast, self.last = FakeTime(self._waits), 0.0
        self.curve: list[Mapping[str, float]] = []
        """What was held after each game."""
        self.open(OpenTitle())

    def draw(self) -> None:
        """Paint, if the last picture is old."""
        if self.ui.clock < self.due:
            self.dirty = True
            return
        self.due = self.ui.clock + PICTURE
        super().draw()

    def _waits(self) -> bool:
        """Whether the match stands still because a bot thinks."""
        scene = self.scene
        if not isinstance(scene, Match) or not scene.sight.at_rest or scene.sitting.asked is None:
            return False
        scene.sitting.bots.tick()
        return not scene.sitting.asked[1].done()

    def pass_time(self, over: Callable[[], bool]) -> None:
        """Go round the loop until something is over."""
        until = self.ui.clock + LONGEST
        with mock.patch.object(app_module, "time", self.fast):
            while not over():
                assert self.ui.clock < until, "it never ends"
                assert self.running, "the window was closed"
                self.last = self.turn(self.fast.tick, self.last)

    def rest(self) -> None:
        """Look at what there is for a while."""
        until = self.ui.clock + RESTS
        self.pass_time(lambda: self.ui.clock >= until)

    def play(self, session: Session) -> Mapping[str, float]:
        """Play a game to its end and go back to the title; tell what is held there, and what the game was."""
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


def held(still: Store) -> Mapping[str, float]:
    """Tell what this process holds; memory in MB, and how much of it are pictures that are kept to be used again.

    Those are bounded, and it takes every title some games to fill them: what counts is the rest.
    """
    gc.collect()
    memory, pictures = memory_of(os.getpid()), sum(each.size for each in (still, SHAPES, TEXTS)) / 2**20
    return {
        "memory": round(memory, 1),
        "pictures": round(pictures, 1),
        "the rest": round(memory - pictures, 1),
        "objects": len(gc.get_objects()),
        "files": len(os.listdir("/proc/self/fd")),
        "threads": threading.active_count(),
        "processes": len(family(os.getpid())),
    }


_OPEN: list[Window] = []


def window(first: int) -> Window:
    """Give the window of this process, and open it where there is none; its games are those from `first` on."""
    if not _OPEN:
        _OPEN.append(Window(first))
    return _OPEN[0]


def batch(trial: BatchTrial) -> None:
    """Play one game in the window of this process."""
    own = window(trial.seed)
    os.environ["OVERTON_HOME"] = own.home.name
    began, name = own.ui.clock, on_show()[trial.seed % len(on_show())]
    with trial.one(f"a game of {name}"):
        own.curve.append(own.play(_session(name, trial.seed)))
        trial.counts.update({what: round(value) for what, value in own.curve[-1].items()})
        trial.fell += growth(own.curve)
    trial.counts["window"], trial.tried = own.first, round(own.ui.clock - began)


def _session(name: str, seed: int) -> Session:
    """Bots in all seats, of any level."""
    rng, (fewest, most) = Random(f"hours {seed}"), title(name).SEATS
    seats = rng.randint(fewest, min(most, 4))
    chairs = rng.choices(LEVELS, k=seats)
    if seed % OFTEN == 0:
        chairs[0] = SEARCHES
    opening = setup(name, seats, seed=rng.randrange(10**6))
    return Session(name, opening, tuple(chairs), tuple(f"Bot {number}" for number in range(seats)))


def growth(curve: Sequence[Mapping[str, float]]) -> list[str]:
    """Name what grows plainly over the second half of a curve."""
    late = curve[len(curve) // 2 :]
    if len(curve) < FEWEST:
        return []
    return [told for what in LEVEL if (told := _rise(what, [row[what] for row in late]))]


def _rise(what: str, values: Sequence[float]) -> str:
    """Say how much something rises along the line that fits it best, if that is too much to be chance."""
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
