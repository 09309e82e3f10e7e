"""Measures the window: first picture, frames of a match, idle processor, memory.

`python -m tools.bench_client [TITLE] [--scenes] [--json]`. The idle load of the title screen and the memory are
measured as a person would see them: in a separate process that stays on the title screen, then plays for an hour.
`--scenes` measures the idle cost of every scene of the house and of the title. `--frames N` draws only the frames
of a match (`--size`, `--seed` and `--speed` change it; `--beside CHECKOUT` draws it with another one, too) and
tells what the longest ones painted. "Own" and the frames are processor time: what the window itself costs, even on
a shared machine.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from game.client.kit.scene import Pop
from game.client.match.controls import Control
from game.titles import SHELF, on_show
from tools import processes

ROOT = Path(__file__).parents[1]
SIZE = (1920, 1080)
FRAMES = 1200
FRAME = 1 / 60
RUNS = 3
SEED = 7
COMPANY = 5  # seats at the table, if the title has that many
STANDS = 0.5  # seconds after which the person answers
IDLE = 4.0  # seconds
RESTING = 10.0  # seconds for which the title screen is left alone
HOUR = 3600.0  # duration of the match whose memory is measured, in seconds
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
    """Measure everything, using one title for the match; takes two or three minutes."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        [drawn] = frames(FilmedMatch(title))
        return [*first_picture(), title_idle(), *_of_frames(drawn), _idle(title), *_lived(title)]


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


class DrawnFrame(NamedTuple):
    """A drawn frame of a match."""

    own: float
    """The ms of processor time that it took the window's thread, without what bots thought in it."""
    opening: bool
    """Whether it belongs to the set-up or to the first second."""
    painted: Sequence[tuple[str, float]]
    """The parts and pictures painted anew with their ms, which include those of what is within them."""


class FilmedMatch(NamedTuple):
    """What is drawn: a title's match, in a size, so many frames of it, of a deal, at a speed."""

    title: str
    size: tuple[int, int] = SIZE
    frames: int = FRAMES
    seed: int = SEED
    speed: float = 1.0


def frames(of: FilmedMatch, checkouts: Sequence[Path] = (ROOT,)) -> list[list[DrawnFrame]]:
    """Return the frames of a match as each checkout draws them.

    The checkouts take turns, three times each, in new processes, where everything is painted for the first time.
    All runs draw the same frames, since nobody's answer depends on a clock; of each frame the cheapest run counts.
    """
    runs: list[list[list[DrawnFrame]]] = [[] for _ in checkouts]
    numbers = ["--size", *of.size, "--frames", of.frames, "--seed", of.seed, "--speed", of.speed]
    command = [sys.executable, "-P", __file__, of.title, "--film", *map(str, numbers)]
    for _ in range(RUNS):
        for run, checkout in zip(runs, checkouts, strict=True):
            variables = {**os.environ, "PYTHONPATH": str(checkout)}
            done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=True)
            run.append([DrawnFrame(*each) for each in json.loads(done.stdout.splitlines()[-1])])
    return [[min(same, key=lambda frame: frame.own) for same in zip(*run, strict=True)] for run in runs]


def film(of: FilmedMatch) -> list[DrawnFrame]:
    """Draw a match of a person, who answers half a second after a question, and fair bots; return its frames.

    The second half of the frames begins in turn 4. All the while another bot thinks in a process of its own.
    """
    from game.play.worker import Worker

    app, match, bots = _seated(of)
    painted, found = list[tuple[str, float]](), list[DrawnFrame]()
    worker, question = Worker(), _thinking(match)
    deed, future = partial(app.show, match), worker.ask(question)
    with _noting(painted):
        while len(found) < of.frames and match.sitting.table.result is None:
            if len(found) == of.frames // 2:
                _into_the_middle(app, match)
            future = worker.ask(question) if future.done() else future
            worker.tick()
            painted.clear()
            began, used = time.perf_counter(), time.thread_time() - bots.spent
            if deed() is not False:
                own = (time.thread_time() - bots.spent - used) * 1000
                opening = len(found) * FRAME < 1 or not match.sitting.game.turn(match.stage.view)
                found.append(DrawnFrame(own, opening, tuple(painted)))
                time.sleep(max(0.0, FRAME - (time.perf_counter() - began)))
            deed = partial(app.step, [], FRAME)
            _sit_and_answer(app, match)
    worker.close()
    match.closing()
    return found


@contextmanager
def _noting(painted: list[tuple[str, float]]) -> Iterator[None]:
    """Add what is painted anew to a list."""
    from game.client.kit import caching, stamps

    paint_part, find = caching._painted, stamps.PictureCache.picture

    def timed(name: str, paint: Callable[[], Any]) -> Any:
        used = time.thread_time()
        made = paint()
        painted.append((name, (time.thread_time() - used) * 1000))
        return made

    def part(ui: Any, name: str, *of: Any) -> Any:
        return timed(name, partial(paint_part, ui, name, *of))

    def picture(self: Any, key: Any, paint: Callable[[], Any]) -> Any:
        return find(
            self, key, partial(timed, f"picture of {key}"[:50], paint) if key not in self.pictures else paint
        )

    with patch.object(caching, "_painted", part), patch.object(stamps.PictureCache, "picture", picture):
        yield


def _seated(of: FilmedMatch) -> tuple[Any, Any, Any]:
    """Return an app, a match that it doesn't show yet, and the match's bots."""
    import pygame

    from game.client.app import App
    from game.client.kit.settings import Settings
    from game.client.match.scene import Match
    from game.client.routes import build
    from game.core.content.box import box
    from game.play.session import Session
    from game.play.worker import AtOnce
    from game.titles import setup

    class Apart(AtOnce):
        """Bots that think in this process, and count the seconds."""

        spent = 0.0

        def ask(self, question: Any) -> Any:
            used = time.thread_time()
            found = super().ask(question)
            self.spent += time.thread_time() - used
            return found

    pygame.display.init()
    settings, bots = Settings(mute=True, auto_pass=True, speed=of.speed), Apart()
    seats = min(COMPANY, box(of.title).seats[1])
    names = ("Player 1", *("Fair bot",) * (seats - 1))
    chairs = ("you", *("fair",) * (seats - 1))
    match = Match(Session(of.title, setup(of.title, seats, seed=of.seed), chairs, names), settings, bots)
    match.sitting.luck = str(of.seed)
    return App(settings, build, pygame.display.set_mode(of.size)), match, bots


def _thinking(match: Any) -> Any:
    """Return a question that keeps an expert bot busy."""
    from game.play.worker import Question

    table = match.sitting.table
    asked = table.decision
    return Question(match.sitting.title, "expert", table.view(asked.seat), asked, "bench")


def _sit_and_answer(app: Any, match: Any) -> None:
    """Do what the person does: end turns, close what has opened by itself, answer a question after a while."""
    from ai.levels import STAND_IN

    asked = match.turns.open_question if match.stage.idle and match.turns.stood > STANDS else None
    if app.scene is not match:
        app.follow(Pop())
    elif match.turns.confirming:
        match.on(Control.END_TURN)
    elif match.overlays.sheet and match.stage.idle:
        match.overlays.sheet = ""
    elif asked is not None:
        question = replace(_thinking(match), level=STAND_IN, seed=str(match.sitting.now.number))
        match.answering.do(match.sitting.bots.ask(question).result().action)


def _into_the_middle(app: Any, match: Any) -> None:
    """Play a few turns at random without animation, so that the board is full."""
    from game.client.kit.settings import INSTANT

    rng, speed = Random(1), match.settings.speed
    match.settings.speed = INSTANT
    table = match.sitting.table
    while match.sitting.game.turn(table.state) < 4 and match.sitting.table.result is None:
        if table.decision is not None:
            match.sitting.recorded.play(rng.choice(table.decision.options))
    match.sitting.cancel_question()
    match.sight.log.retell()
    match.stage.show(match.sitting.view)
    match.settings.speed = speed
    app.step([], FRAME)


def _of_frames(drawn: Sequence[DrawnFrame]) -> Iterator[Measure]:
    """Yield figures of the frames in play, then those of the opening."""
    for when, opening in (("frame", False), ("opening frame", True)):
        own = sorted(frame.own for frame in drawn if frame.opening == opening)
        if own:
            yield Measure(f"{when}, mean", sum(own) / len(own), "ms", 1000 * FRAME)
            yield Measure(f"{when}, 99 of 100", own[int(len(own) * 0.99)], "ms", 1000 * FRAME)
            yield Measure(f"{when}, longest", own[-1], "ms", 2000 * FRAME)
            yield Measure(
                f"{when}s too long, of {len(own)}", sum(each > 1000 * FRAME for each in own), "", len(own) / 100
            )


def _worst(drawn: Sequence[DrawnFrame]) -> Iterator[str]:
    """Yield a line for each of the ten longest frames, with what was painted anew in it."""
    for number in sorted(range(len(drawn)), key=lambda number: -drawn[number].own)[:10]:
        own, opening, painted = drawn[number]
        parts = ", ".join(
            f"{name} {ms:.1f}" for name, ms in sorted(painted, key=lambda part: -part[1])[:8] if ms > 0.3
        )
        yield f"{number:5} {own:6.1f} ms {'(opening) ' if opening else ''}{parts}"


def _idle(title: str) -> Measure:
    """Return the processor time of a match waiting for a person, as a share of one processor."""
    app, match, _ = _seated(FilmedMatch(title))
    app.show(match)
    _into_the_middle(app, match)
    while match.turns.open_question is None or not match.stage.idle:
        app.step([], FRAME)
        _sit_and_answer(app, match)
    began = last = time.perf_counter()
    used = time.process_time()
    while (now := time.perf_counter()) - began < IDLE:
        app.step([], now - last)
        last = now
        time.sleep(0.1)  # as the window's loop does between events
    share = (time.process_time() - used) / (time.perf_counter() - began)
    match.closing()
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
    parser.add_argument("--frames", type=int, metavar="N", help="only the first frames of a match")
    parser.add_argument("--size", type=int, nargs=2, default=SIZE, metavar=("W", "H"), help="the frames' size")
    parser.add_argument("--seed", type=int, default=SEED, help=f"the deal of that match ({SEED})")
    parser.add_argument("--speed", type=float, default=1.0, help="the speed at which things fly (1)")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another checkout, which draws them too")
    parser.add_argument("--film", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    if given.title not in SHELF:
        parser.error(f"there is no title called {given.title}; there are {', '.join(SHELF)}")
    if given.frames:
        _draw(given)
        return
    found = list((scenes_idle if given.scenes else measures)(given.title))
    if given.json:
        print(json.dumps([measure._asdict() for measure in found], indent=1))
    else:
        _print(found)


def _draw(given: argparse.Namespace) -> None:
    """Draw the frames of a match, and print what they cost."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        of = FilmedMatch(given.title, tuple(given.size), given.frames, given.seed, given.speed)
        if given.film:
            print(json.dumps(film(of)))
            return
        checkouts = [ROOT, *([given.beside.resolve()] if given.beside else ())]
        for checkout, drawn in zip(checkouts, frames(of, checkouts), strict=True):
            print(f"{given.title}, {checkout}")
            _print(_of_frames(drawn))
            print(*_worst(drawn), sep="\n")


def _print(found: Iterable[Measure]) -> None:
    for measure in found:
        verdict = "" if measure.value <= measure.goal else "   too much"
        print(f"{measure.what:32} {measure.value:8.2f} {measure.unit:3} (under {measure.goal:g}){verdict}")


if __name__ == "__main__":
    main()
