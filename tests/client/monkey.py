"""Random input to the window: keys, clicks, drags and window sizes during a whole match.

`python -m tests.client.monkey --events 100000 --seed 1` looks for an exception, or for a match that hangs.
"""

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

import pygame

from game.client.kit.input import key_events
from game.client.kit.settings import INSTANT
from game.client.kit.theme import PALETTES
from game.client.match.lesson import Lesson
from game.client.match.lesson_match import TaughtMatch
from game.client.match.scene import Match
from game.client.scenes.shelf.title import Title
from game.core.content.box import box
from game.core.content.languages import languages, use_language
from game.core.exercise import LESSON, PUZZLE, exercises
from game.titles import SHELF
from tests.client.driver import Driver
from tests.client.matches import laid_out
from tests.client.pads import CODES, TRIGGERS, events_of, plug_in, pull_out
from tests.client.twins import twin_table

KEYS = (
    "enter",
    "enter",
    "enter",
    "space",
    "esc",
    "tab",
    "tab",
    "shift+tab",
    "left",
    "right",
    "up",
    "down",
    "bksp",
    "u",
    "l",
    "d",
    "e",
    "r",
    "f",
    "h",
    "s",
    "t",
    "g",
    "p",
    "i",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "ctrl+z",
    "ctrl+y",
    "f1",
    "pgdn",
    "home",
    "end",
)
BUTTONS = (*CODES, *TRIGGERS, "a", "a", "a", "rb", "rb")
SIZES = ((1280, 720), (1920, 1080), (1000, 700), (640, 480), (1600, 700), (900, 1400))
PROMISED = SIZES[:3]
"""Window sizes in which nothing may be cut off or covered."""
PLAYED = (0, 0, 20, 60, 160)
"""The numbers of answers given before the random input starts."""
BLINKS = 0.75
"""How often only one picture is drawn for everything an event causes, as on a slow machine."""
LEFT = 8
"""The fewest answers that must be left."""
COMPANY = ("random", "random", "you")
"""The possible other players."""
SCALES = (0.75, 1.0, 1.0, 1.5, 2.0, 2.5)
SPEEDS = (1.0, 4.0, INSTANT, INSTANT, INSTANT)
LEARNS = 0.2
"""How often a lesson is played."""
LONGEST = 60.0  # seconds of game time within which something must have been answered


class Monkey:
    """A source of random events; `step` makes one and raises whatever the client raises."""

    def __init__(self, seed: int, titles: Sequence[str] = SHELF) -> None:
        self.rng, self.titles = Random(seed), tuple(titles)
        self.counts: Counter[str] = Counter()
        self.sit_down()

    def sit_down(self) -> None:
        """Start a new match."""
        title = self.rng.choice(self.titles)
        (fewest, most), levels = box(title).seats, box(title).levels
        seats = self.rng.choice((fewest, fewest, self.rng.randint(fewest, most)))
        chairs = ["you", *self.rng.choices(COMPANY, k=seats - 1)]
        if self.rng.random() < 0.2:
            chairs[0] = "random"
        self.rng.shuffle(chairs)
        lessons = [(of.id, kind) for kind in (LESSON, PUZZLE) for of in exercises(title, kind)]
        language, palette = self.rng.choice(languages()), self.rng.choice(tuple(PALETTES))
        use_language(language)
        if lessons and self.rng.random() < LEARNS:
            match: Match = TaughtMatch(Lesson.named(title, *self.rng.choice(lessons)))
        else:
            options = {each.id: self.rng.choice(each.values) for each in box(title).option}
            options = options if self.rng.random() < 0.5 else {}
            match = laid_out(self.rng.randrange(10_000), tuple(chairs), self.rng.choice(levels), title, options)
            self._play_on(match, self.rng.choice(PLAYED))
        match.settings.language, match.settings.palette = language, palette
        self.driver = Driver(match, self.rng.choice(SIZES), self.rng.choice(SCALES))
        self.driver.app.settings.auto_pass = self.rng.random() < 0.7
        self.driver.app.settings.speed = self.rng.choice(SPEEDS)
        self.driver.app.settings.step_beats = self.rng.random() < 0.1
        self.driver.app.settings.reduce_motion = self.rng.random() < 0.2
        self.counts["matches"] += 1
        self.answers, self.quiet = 0, 0.0

    def _play_on(self, match: Match, answers: int) -> None:
        """Advance a match by some answers, but not to its end."""
        sitting = match.sitting
        ahead = sitting.table.branch()
        while answers and (asked := ahead.decision) is not None and len(ahead.answers) < answers + LEFT:
            ahead.play(self.rng.choice(asked.options))
        for given in ahead.answers[: min(answers, len(ahead.answers) - LEFT)] if answers else ():
            sitting.recorded.play(given.action)
        match.sight.log.retell()
        match.stage.show(sitting.view)

    def step(self) -> None:
        """Make one random event."""
        kind = self.rng.choices(
            ("click", "possible", "key", "pad", "plug", "move", "wait", "size", "type", "wheel", "right"),
            (22, 24, 18, 12, 0.4, 8, 12, 0.6, 0.4, 2, 3),
        )[0]
        self.counts[kind] += 1
        app = self.driver.app
        app.nodes()  # targets are those of the last picture
        app.eyes_closed = self.rng.random() < BLINKS
        getattr(self, f"_{kind}")()
        app.eyes_closed = False
        self._look_around()

    def _click(self, button: int = 1) -> None:
        ui = self.driver.app.ui
        self._press(self.rng.uniform(0, ui.width), self.rng.uniform(0, ui.height), button)

    def _right(self) -> None:
        self._click(3)

    def _possible(self) -> None:
        """Click on an active node; clicks at random points would hit almost nothing."""
        nodes = [node for node in self.driver.app.nodes() if node.active]
        wanted = [
            node for node in nodes if "possible" in node.state or node.id.startswith(("way", "use"))
        ] or nodes
        if wanted:
            node = self.rng.choice(wanted if self.rng.random() < 0.8 else nodes)
            self._press(node.rect.centerx, node.rect.centery, 1)

    def _press(self, x: float, y: float, button: int) -> None:
        pos = self.driver._device(x, y)
        app = self.driver.app
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))], 0.05)
        app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)], 0.02)
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)], 0.02)

    def _key(self) -> None:
        self.driver.app.step(key_events(self.rng.choice(KEYS)), 0.05)

    def _pad(self) -> None:
        """Press a button on one of two pads; some are held while others are pressed."""
        events = events_of(self.rng.choice(BUTTONS), self.rng.randrange(2))
        self.driver.app.step(events[: self.rng.choice((1, 2, 2))], 0.05)

    def _plug(self) -> None:
        """Plug in a pad or pull one out, at any moment."""
        (plug_in if self.rng.random() < 0.5 else pull_out)(self.driver, self.rng.randrange(2))

    def _move(self) -> None:
        ui = self.driver.app.ui
        pos = self.driver._device(self.rng.uniform(0, ui.width), self.rng.uniform(0, ui.height))
        self.driver.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))], 0.1)

    def _wait(self) -> None:
        for _ in range(self.rng.randrange(1, 8)):
            self.driver.app.step([], 0.2)
            self.quiet += 0.2

    def _size(self) -> None:
        app = self.driver.app
        app.surface = pygame.Surface(self.rng.choice(SIZES))
        app.settings.text_scale = self.rng.choice(SCALES)
        app.apply_settings()
        app.step([pygame.event.Event(pygame.VIDEORESIZE, size=app.surface.get_size(), w=0, h=0)], 0.2)

    def _type(self) -> None:
        self.driver.type(self.rng.choice(("a", "?", "é", "9")))

    def _wheel(self) -> None:
        self.driver.wheel(self.rng.choice((-1, 1)))

    # --- looking closely ---

    def look(self) -> list[str]:
        """Return what breaks the client's laws in the current picture."""
        driver = self.driver
        if driver.scene is None:
            return []
        found = driver.behind()
        driver.app.draw()
        found += [f"two buttons on {key}" for key in driver.clashes()] + driver.stale()
        if driver.app.surface.get_size() in PROMISED and not driver.scene.animating:
            found += [each for each in driver.audit() if not each.endswith("'prompt'")]
            found += driver.missed()
        return found + self._look_through()

    def _look_through(self) -> list[str]:
        """Return where the picture depends on what this reader may not know."""
        app = self.driver.app
        match = next((scene for scene in app.scenes if isinstance(scene, Match)), None)
        if match is None or match.sitting.eyes.all_open or match.sitting.table.result is not None:
            return []
        before, again = self._seen(), self._seen()
        if before != again:
            return []  # it moves by itself
        recorded = match.sitting.recorded
        there = recorded.table
        recorded.table = twin_table(there, match.sitting.reader, self.rng)
        try:
            other = self._seen()
        finally:
            recorded.table = there
        self.counts["twins"] += 1
        return (
            []
            if other == before
            else [f"{type(app.scene).__name__} of {match.sitting.title} hangs on what is hidden"]
        )

    def _seen(self) -> bytes:
        self.driver.app.ui.memory.stills.clear()  # forget all cached parts
        return self.driver.pixels()

    def _look_around(self) -> None:
        """Start a new match if this one was left; fail if nothing moves any more."""
        scene = self.driver.scene
        if scene is None or isinstance(scene, Title) or not self.driver.app.running:
            self.sit_down()
            return
        if not isinstance(scene, Match):
            self.quiet = 0.0
            return
        answers = len(scene.sitting.table.answers)
        if answers != self.answers or scene.sitting.people or scene.sitting.table.result is not None:
            self.answers, self.quiet = answers, 0.0
        stuck = self.quiet > LONGEST and not scene.stage.steps and scene.sight.past is None
        assert not stuck, "bots alone have answered nothing for a minute"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Random input against the client.")
    parser.add_argument("--events", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", choices=SHELF, action="append", help="only this title (may be repeated)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        monkey, began = Monkey(wanted.seed, wanted.title or SHELF), time.perf_counter()
        for number in range(wanted.events):
            try:
                monkey.step()
            except Exception:
                print(f"event {number} of seed {wanted.seed}")
                raise
        seconds = time.perf_counter() - began
    print(f"{wanted.events} events, {dict(monkey.counts)}, nothing broke, {seconds:.0f} s")


if __name__ == "__main__":
    main()
