"""Films the others' turns and counts the frames that show what the bar says: `python -m tools.lab.turns [TITLE]`.

A person answers at random against bots. Between an answer and the next question, ten frames per second are
examined. A frame counts if the bar describes an event, or says what is awaited while it is shown, for long enough
to be read, something is being shown (what remains while a bot thinks doesn't count), and the board visibly shows
that event: without it, at least as many pixels as in a square of 24 px would clearly look different.
`--film FOLDER` saves the frames as contact sheets.
"""

import argparse
import os
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame

from game.client.kit.settings import INSTANT, Settings
from game.client.kit.widgets import Ui
from game.client.match.bar import prompt_now
from game.client.match.controls import Control
from game.client.match.scene import Match
from game.client.table.picture import Picture
from game.client.table.stage import Stage
from game.core.content.box import box
from game.play.session import Session
from game.play.worker import AtOnce
from game.titles import on_show, setup
from tests.client.driver import Driver

FRAME = 0.1
"""Game time between two frames, in seconds."""
READ = 6
"""The number of frames for which a sentence must stay up to be readable."""
COMPANY = 5
"""The number of seats at the table, if the title has that many."""
ACROSS, SMALL = 3, (640, 360)
"""The number of frames per row of a film sheet, and their size."""
FIRST = 2
"""The turn at which a film begins; before it the table is only being set up."""
NONE = -1
SEEN, CLEARLY = 24 * 24, 40
"""How many px of the board must differ to be noticed, and by how much each of them (of 255 in one colour)."""
LINGERS = 1.0
"""How many seconds what has been shown still counts as being shown."""


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """One frame: the bar's text, the event it describes, and whether the board shows that event."""

    sentence: str
    told: int
    """The number of the event that the bar describes, or NONE."""
    marked: bool
    """True if the board would clearly look different without that event."""
    running: bool = True
    """False once everything has been shown for longer than LINGERS."""


class Filmed(Match):
    """A match that can be painted with one event left out."""

    bare: int | None = None
    """The event to leave out of the picture."""

    def picture(self, ui: Ui) -> Picture:
        """Return the picture without the event, the movements it caused and its trail."""
        picture = super().picture(ui)
        if self.bare is None:
            return picture
        resting = Stage(self.board.lay_out, self.stage.view).things()
        others = [told for told in picture.told if told.number != self.bare]
        trails = [trail for trail in picture.trails if trail.told.number != self.bare]
        return replace(picture, event=None, elapsed=0.0, things=resting, told=others, trails=trails)


@dataclass
class TurnsFilm:
    """The others' turns of one game, frame by frame."""

    driver: Driver
    match: Filmed
    rng: Random
    folder: Path | None = None
    first: int = FIRST
    """The turn at which the film begins."""
    frames: list[FilmFrame] = field(default_factory=list)
    kept: list[pygame.Surface] = field(default_factory=list)

    def shoot(self, most: int) -> None:
        """Advance the game until there are `most` frames or it is over."""
        match = self.match
        while len(self.frames) < most and match.sitting.table.result is None:
            opening = match.sitting.game.turn(match.sitting.table.state) < self.first
            match.settings.speed = INSTANT if opening else 1.0
            self.driver.app.eyes_closed = True
            self.driver.app.step([], FRAME)
            self.driver.app.eyes_closed = False
            put = match.turns.open_question
            if match.turns.confirming:
                match.on(Control.END_TURN)
            elif match.overlays.sheet:  # a sheet that opens by itself, on top of everything
                match.overlays.sheet = ""
            elif put is not None and match.stage.idle:
                match.answering.do(self.rng.choice(put.options))
            elif put is None and not opening and self._of_others():
                self.frames.append(self._look())

    def _of_others(self) -> bool:
        """Return True if another player caused what is shown, or another player is asked."""
        sitting, shot = self.match.sitting, self.match.stage.shot
        if shot is not None and shot.number >= 0:
            return sitting.table.answers[sitting.eyes.answer_of(shot.number)].seat != sitting.reader
        return self.match.stage.idle and sitting.mine() is None

    def _look(self) -> FilmFrame:
        self.driver.app.draw()  # first, because painting the board sets its caption
        sentence = prompt_now(self.match.turns, self.match.coach).sentence
        told = next((each.number for each in reversed(self.match.sight.log.told) if each.text == sentence), NONE)
        shot = self.match.stage.shot
        if self.match.board.caption is not None and shot is not None:
            told = shot.number  # the caption stands in for a sentence that would give too much away
        seen = self._board()
        if self.folder is not None:
            self.kept.append(pygame.transform.smoothscale(self.driver.app.surface, SMALL))
        marked = told != NONE and _differing(seen, self._without(told)) >= SEEN
        running = self.match.stage.event is not None or self.match.turns.stood < LINGERS
        return FilmFrame(sentence, told, marked, running)

    def _without(self, told: int) -> list[bytes]:
        """Return the board's pixels painted without an event; the board's own state stays unchanged."""
        before: dict[str, Any] = dict(vars(self.match.board))
        self.match.bare = told
        self.driver.app.draw()
        self.match.bare = None
        vars(self.match.board).update(before)
        return self._board()

    def _board(self) -> list[bytes]:
        """Return the pixels of the board and of every seat."""
        ui, picture = self.driver.app.ui, self.driver.app.surface
        rects = [self.match.sight.frame.main, *(node.rect for node in ui.nodes if node.role == "seat")]
        areas = [ui.canvas.px(rect).clip(picture.get_rect()) for rect in rects]
        return [pygame.image.tobytes(picture.subsurface(area), "RGB") for area in areas]

    def print_sheets(self, title: str) -> None:
        """Save the kept frames as sheets of twelve."""
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        wide, high = SMALL
        each = ACROSS * 4
        for number in range(0, len(self.kept), each):
            sheet = pygame.Surface((wide * ACROSS, high * 4))
            for place, frame in enumerate(self.kept[number : number + each]):
                sheet.blit(frame, (place % ACROSS * wide, place // ACROSS * high))
            pygame.image.save(sheet, str(self.folder / f"{title}_{number // each:02}.png"))


def _differing(one: Sequence[bytes], other: Sequence[bytes]) -> int:
    """Return the number of px in which two pictures clearly differ."""
    pairs = ((np.frombuffer(a, np.uint8), np.frombuffer(b, np.uint8)) for a, b in zip(one, other, strict=True))
    apart = (np.abs(a.astype(np.int16) - b).reshape(-1, 3).max(axis=1) > CLEARLY for a, b in pairs)
    return int(sum(each.sum() for each in apart))


def legible(frames: Sequence[FilmFrame]) -> list[bool]:
    """Return True for each frame whose sentence stays up long enough to be read."""
    found: list[bool] = []
    for _, group in groupby(frames, key=lambda frame: frame.sentence):
        run = list(group)
        found += [frame.told != NONE and len(run) >= READ for frame in run]
    return found


def share(frames: Sequence[FilmFrame]) -> float:
    """Return the fraction of frames that visibly show the event being described."""
    read = zip(legible(frames), frames, strict=True)
    good = sum(each and frame.marked and frame.running for each, frame in read)
    return good / max(1, len(frames))


def film(
    title: str, most: int, seed: int = 1, *, text_scale: float = 1.0, seats: int = 0, folder: Path | None = None
) -> TurnsFilm:
    """Film the others' turns in a game of a title."""
    fewest, largest = box(title).seats
    count = seats or min(COMPANY, max(fewest, largest))
    chairs = ("you",) + ("greedy",) * (count - 1)
    names = ("Ada", *(f"Bot {number}" for number in range(1, count)))
    match = Filmed(Session(title, setup(title, count, seed=seed), chairs, names), Settings(mute=True), AtOnce())
    match.sitting.luck = str(seed)
    made = TurnsFilm(Driver(match, text_scale=text_scale), match, Random(seed), folder)
    made.shoot(most)
    made.print_sheets(title)
    match.closing()
    return made


def told(title: str, frames: Sequence[FilmFrame]) -> str:
    """Return one line of figures: the fraction, and what the other frames lack."""
    lacks = Counter[str]()
    for read, frame in zip(legible(frames), frames, strict=True):
        lacks[
            "no event is told"
            if frame.told == NONE
            else "too short"
            if not read
            else "left behind"
            if not frame.running
            else ""
            if frame.marked
            else "no mark"
        ] += 1
    del lacks[""]
    why = ", ".join(f"{reason} {count / max(1, len(frames)):.0%}" for reason, count in lacks.most_common())
    return f"{title:12} {len(frames):4} frames, {share(frames):.0%} show what is told ({why})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="tools.lab.turns", description=__doc__.partition("\n")[0])
    parser.add_argument("title", nargs="?", choices=on_show())
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--film", type=Path, help="a folder for the frames")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        for title in (given.title,) if given.title else on_show():
            made = film(
                title, given.frames, given.seed, text_scale=given.text, seats=given.seats, folder=given.film
            )
            print(told(title, made.frames), flush=True)


if __name__ == "__main__":
    main()
