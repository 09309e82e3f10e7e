"""Measures the window: first picture, frames while cards fly and a bot thinks, idle processor, memory.

`python -m tools.bench_client [TITLE] [--scenes] [--json]`. Everything is drawn on a surface of 1280 x 720, or in
the window itself if there is a display. The idle load of the title screen and the memory are measured as a person
would see them: in a separate process that stays on the title screen, then plays for an hour. `--scenes` measures
the idle cost of every scene of the house and of the title.
"Own" is processor time: what the window itself costs, even on a shared machine.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import chain, cycle
from random import Random
from typing import Any, NamedTuple

from game.client.match.controls import Control
from game.titles import SHELF, on_show
from tools import processes

FRAMES = 240
FRAME = 1 / 60
IDLE = 4.0  # seconds
RESTING = 10.0  # seconds for which the title screen is left alone
HOUR = 3600.0  # duration of the match whose memory is measured, in seconds
APART = 12  # moments from one shown moment to the next
BEAT = 2.0  # seconds of match time between two pictures
FIRST = (
    "import os, time; began, used = time.perf_counter(), time.process_time();"
    "os.environ.setdefault('SDL_VIDEODRIVER', 'dummy'); os.environ.setdefault('SDL_AUDIODRIVER', 'dummy');"
    "from game.client.app import App; from game.client.kit.settings import Settings;"
    "from game.client.routes import build; from game.client.scenes.shelf.title import Title;"
    "settings = Settings(); app = App(settings, build); app.show(Title(settings));"
    "import pygame; pygame.display.flip(); print(time.perf_counter() - began, time.process_time() - used)"
)


class Measure(NamedTuple):
    """One measured number of the client, which has to stay under `goal`."""

    what: str
    value: float
    unit: str
    goal: float


def measures(title: str) -> list[Measure]:
    """Measure everything, using one title for the match; takes about fifteen seconds."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        return [*first_picture(), title_idle(), *_match(title), *_lived(title)]


def first_picture() -> list[Measure]:
    """Return seconds from the start of the program's own code to the title on the screen, best of three.

    A cold start is the first one ever, when there is no bytecode yet and Python has to compile what it imports.
    """
    warm = [_first_picture({}) for _ in range(3)]
    with tempfile.TemporaryDirectory() as empty:
        cold = _first_picture({"PYTHONPYCACHEPREFIX": empty})
    return [
        Measure("first picture, cold", cold[0], "s", 4.0),
        Measure("first picture, cold, own", cold[1], "s", 4.0),
        Measure("first picture", min(wall for wall, _ in warm), "s", 0.6),
        Measure("first picture, own", min(own for _, own in warm), "s", 0.6),
    ]


def _first_picture(environment: dict[str, str]) -> tuple[float, float]:
    """Return the wall-clock and processor seconds."""
    command, variables = [sys.executable, "-c", FIRST], {**os.environ, **environment}
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=variables)
    wall, own = run.stdout.split()[-2:]
    return float(wall), float(own)


def _match(title: str) -> list[Measure]:
    """Measure a match on the screen, both busy and waiting."""
    import pygame

    from game.client.app import App
    from game.client.kit.settings import Settings
    from game.client.match.scene import Match
    from game.client.routes import build
    from game.play.session import Session
    from game.play.worker import Worker
    from game.titles import setup

    pygame.display.init()
    surface = pygame.display.set_mode((1280, 720))
    settings = Settings(mute=True, auto_pass=True)
    app = App(settings, build, surface)
    worker = Worker()
    worker.warm_up()
    opening = setup(title, seed=7)
    others = len(opening.factions) - 1
    session = Session(title, opening, ("you", *("expert",) * others), ("Ada", *("Bot",) * others))
    match = Match(session, settings, bots=worker)
    app.show(match)
    try:
        _into_the_middle(app, match)
        return [*_frames(app, match, worker), _idle(app, match)]
    finally:
        match.closing()


def _into_the_middle(app: Any, match: Any) -> None:
    """Play a few turns at random without animation, so that the board is full."""
    from game.client.kit.settings import INSTANT

    rng, match.settings.speed = Random(1), INSTANT
    table = match.sitting.table
    while match.sitting.game.turn(table.state) < 4 and match.sitting.table.result is None:
        if table.decision is not None:
            match.sitting.recorded.play(rng.choice(table.decision.options))
    match.sitting.cancel_question()
    match.sight.log.retell()
    match.stage.show(match.sitting.view)
    match.settings.speed = 1.0
    app.step([], FRAME)


def _frames(app: Any, match: Any, worker: Any) -> list[Measure]:
    """Draw frames while the table is busy and a worker thinks. Return percentiles of the frame time.

    On a busy table, everything is in flight that was elsewhere a dozen moments before.
    """
    times: list[float] = []
    own: list[float] = []
    question, film = _thinking(match), _film(match)
    future = worker.ask(question)
    while len(times) < FRAMES:
        if match.stage.idle:
            match.stage.enqueue([next(film)])
        if future.done():
            future = worker.ask(question)
        worker.tick()
        began, used = time.perf_counter(), time.process_time()
        app.step([], FRAME)
        times.append((time.perf_counter() - began) * 1000)
        own.append((time.process_time() - used) * 1000)
        time.sleep(max(0.0, FRAME - (time.perf_counter() - began)))
    future.cancel()
    worker.tick()
    times.sort()
    own.sort()
    return [
        Measure("frame, mean", sum(times) / len(times), "ms", 16.7),
        Measure("frame, mean, own", sum(own) / len(own), "ms", 16.7),
        Measure("frame, 99 of 100", times[int(len(times) * 0.99)], "ms", 16.7),
        Measure("frame, 99 of 100, own", own[int(len(own) * 0.99)], "ms", 16.7),
        Measure("frame, longest", times[-1], "ms", 33.4),
    ]


def _thinking(match: Any) -> Any:
    """Return a question that keeps an expert bot busy."""
    from game.play.worker import Question

    table = match.sitting.table
    asked = table.decision
    return Question(match.sitting.title, "expert", table.view(asked.seat), asked, "bench")


def _film(match: Any) -> Iterator[Any]:
    """Cycle through every twelfth moment of the match so far; about a dozen things move between two of them."""
    from game.play.eyes import Shot

    sitting = match.sitting
    for beat in cycle(sitting.table.beats()[::APART]):
        event, view = sitting.table.shown(beat, sitting.reader)
        yield Shot(view, event)


def _idle(app: Any, match: Any) -> Measure:
    """Return the processor time of a match waiting for a person, as a share of one processor."""
    match.stage.show(match.sitting.view)
    asleep = 0.0
    began = time.perf_counter()
    used = time.process_time()
    last = began
    while (now := time.perf_counter()) - began < IDLE:
        app.step([], now - last)
        last = now
        time.sleep(0.1)  # as the window's loop does between events
        asleep += 0.1
    share = (time.process_time() - used) / (time.perf_counter() - began)
    return Measure("idle processor", 100 * share, "%", 5.0)


def scenes_idle(title: str) -> Iterator[Measure]:
    """Yield each idle scene's cost: processor time as a share of one processor, pictures per second.

    Scenes are ticked ten times a second, as by the window's loop. The loop's own cost between two ticks, a hundred
    polls for events a second, is part of the title screen's idle load.
    """
    from tools import shots

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        for name, shot in chain(shots.house(), shots.of(title)):
            if not OTHERWISE.search(name) and name not in MOVES:
                pictures, share = at_rest(shot())
                yield Measure(f"{name}, left alone", 100 * share, "%", 2.0)
                yield Measure(f"{name}, painted", pictures, "/s", PAINTED)


OTHERWISE = re.compile(r"_text_|_\d+x\d+")
"""Matches the names of pictures that repeat a scene in another text or window size."""
MOVES = ("fair_shelf", "fair_show", "watching")
"""Scenes in which something always moves; a fair's shelf soon shows a game."""
PAINTED = 4.0
"""The maximum pictures per second of a scene at rest: enough for a caret that blinks twice a second."""


def at_rest(driver: Any, seconds: float = RESTING) -> tuple[float, float]:
    """Leave a scene alone. Return its pictures per second and its share of a processor."""
    turns = round(seconds / 0.1)
    for _ in range(turns):  # tips and notes disappear by themselves
        driver.app.step([], 0.1)
    used = time.process_time()
    pictures = sum(driver.app.step([], 0.1) for _ in range(turns))
    return pictures / seconds, (time.process_time() - used) / seconds


def title_idle() -> Measure:
    """Return the idle title screen's processor time as a share of one processor; only where /proc exists."""
    code = "from game.client.app import run; run()"
    window = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
    try:
        time.sleep(8.0)  # until it is open, even on a busy machine
        began, used = time.perf_counter(), processes.used(window.pid)
        time.sleep(RESTING)
        share = (processes.used(window.pid) - used) / (time.perf_counter() - began)
    finally:
        window.terminate()
        window.wait()
    return Measure("idle processor, title", 100 * share, "%", 2.0)


def _lived(title: str) -> list[Measure]:
    """Return the memory after the title screen and an hour's match against fair bots, in a separate process."""
    code = f"from tools.bench_client import live; live({title!r})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    window, worker = map(float, run.stdout.split()[-2:])
    return [Measure("memory, window", window, "MB", 200.0), Measure("memory, its bots", worker, "MB", 60.0)]


def live(title: str) -> None:
    """Stay on the title screen, play an hour in fast motion, and print the window's and the bots' memory in MB."""
    import pygame

    from game.client.app import App
    from game.client.kit.scene import Push, StartOver
    from game.client.kit.settings import Settings
    from game.client.match.scene import Match
    from game.client.requests import OpenTitle, Play
    from game.client.routes import build
    from game.client.scenes.shelf.title import Title
    from game.play.session import Session
    from game.titles import setup

    pygame.display.init()
    settings = Settings(mute=True, auto_pass=True)
    app = App(settings, build, pygame.display.set_mode((1280, 720)))
    app.show(Title(settings))
    for _ in range(50):
        app.step([], 0.1)
    rng, passed, window, bots = Random(1), 0.0, 0.0, 0.0
    while passed < HOUR:
        opening = setup(title, seed=7 + int(passed))
        others = len(opening.factions) - 1
        session = Session(title, opening, ("you", *("fair",) * others), ("Ada", *("Bot",) * others))
        app.follow(Push(Play(session)))
        match = app.scene
        assert isinstance(match, Match), "it is on top"
        while passed < HOUR and app.scene is match:
            passed += BEAT
            app.step([], BEAT)
            _answer(match, rng)
            window = max(window, processes.memory(os.getpid()))
            bots = max(bots, _of_bots(match.sitting.bots))
        app.follow(StartOver(OpenTitle()))
    print(window, bots)


def _answer(match: Any, rng: Random) -> None:
    """Give the person's answer at random, or let a bot think for a moment."""
    asked = match.sitting.mine() if match.stage.idle else None
    if match.turns.confirming:
        match.on(Control.END_TURN)
    elif asked is not None:
        match.sitting.give(rng.choice(asked.options))
    else:
        time.sleep(0.002)


def _of_bots(worker: Any) -> float:
    """Return the memory of the bots' process, in MB."""
    return processes.memory(worker._process.pid) if worker._process is not None else 0.0


def main() -> None:
    """Print the figures; `--json` for programs."""
    parser = argparse.ArgumentParser(description="How quick the window is.")
    parser.add_argument("title", nargs="?", default=on_show()[0], help=f"what is played ({on_show()[0]})")
    parser.add_argument("--scenes", action="store_true", help="what each scene costs that is left alone")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    if given.title not in SHELF:
        parser.error(f"there is no title called {given.title}; there are {', '.join(SHELF)}")
    found = list((scenes_idle if given.scenes else measures)(given.title))
    if given.json:
        print(json.dumps([measure._asdict() for measure in found], indent=1))
        return
    for measure in found:
        verdict = "" if measure.value <= measure.goal else "   too much"
        print(f"{measure.what:32} {measure.value:8.2f} {measure.unit:3} (under {measure.goal:g}){verdict}")


if __name__ == "__main__":
    main()
