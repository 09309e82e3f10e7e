"""Worlds that differ in one sealed note look alike in window and terminal until that note is opened."""

import io
from collections.abc import Iterator, Sequence
from copy import copy
from random import Random
from typing import Any

import pygame
import pytest

from ai.players import Choice
from game.client.app import App
from game.client.kit.settings import Settings
from game.client.match.scene import Match
from game.core.contract import Event, Seat
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import Header, Recorded
from game.core.table import Table
from game.play.session import YOU
from game.play.worker import AtOnce
from game.terminal.console import Console
from game.terminal.teletype import Teletype
from game.titles import SHELF, rules_of, setup
from tests.client.driver import Unhurried, built
from tests.sealing import Parted, World, partings, sealed_kinds

pytestmark = pytest.mark.paints

SIZE, STEP = (640, 360), 0.15
FIRST, LATER, OFTEN = 2, 3, 0.05
"""The numbers of first and later notes checked, one each in a plain run, and the fraction of later ones."""


def pairs(name: str, first: int, later: int) -> Iterator[tuple[Parted, Seat | None]]:
    """Yield a game's notes written in two ways, each for the public and for one reader."""
    rng, game = Random(name), rules_of(name)
    seats = max(game.SEATS[0], min(game.SEATS[1], 4))
    for wanted, often in ((first, 0.5), (later, OFTEN)):
        for pair in partings(Table(game, setup(name, seats, seed=2)), rng, wanted, often):
            yield pair, None
            yield pair, rng.choice(pair.readers[1:])


def recorded(name: str, pair: Parted, reader: Seat | None) -> Recorded[Any]:
    """Return the unsaved game before the note, with the reader against bots, or with people only."""
    table = copy(pair.before)
    table._past = list(pair.before._past)
    chairs = tuple(YOU if reader in (None, seat) else "random" for seat in table.seats)
    return Recorded(table, Header(name, table.game.RULES, table.setup, "", chairs, chairs), ChecksummedFile())


def opening(pair: Parted, world: World, reader: Seat | None) -> Event | None:
    """Return the event that opens the note, as a reader is told it; None if it stays sealed."""
    frames, end = world.frames(reader), pair.apart(reader)
    return frames[end].event if end < len(frames) else None


def painted(name: str, pair: Parted, world: World, reader: Seat | None, step: float) -> list[bytes]:
    """Return what the window shows until the note is opened, without repeated pictures."""
    match = Match(recorded(name, pair, reader), Settings(), AtOnce())
    app = Unhurried(match.settings, built, pygame.Surface(SIZE))
    end = opening(pair, world, reader)
    frames = list[bytes]()
    app.show(match)
    look(app, frames)
    for given in world.table.answers[pair.before.answered :]:
        match._play(Choice(given.action))
        match.stage.enqueue(match.sight.take_held_back())
        while match.stage.animating:
            match.stage.tick(step)
            if end is not None and match.stage.event == end:
                return frames
            app.ui.time += step if match.stage.event is not None else 0.0
            look(app, frames)
    return frames


def look(app: App, frames: list[bytes]) -> None:
    """Append the picture if it differs from the last one."""
    app.draw()
    shown = pygame.image.tobytes(app.surface, "RGB")
    frames += [shown] if frames[-1:] != [shown] else []


def printed(name: str, pair: Parted, world: World, reader: Seat | None) -> list[str]:
    """Return the terminal's lines until the note is opened, without repeats."""
    paper, chunks = io.StringIO(), list[str]()
    teletype = Teletype(recorded(name, pair, reader), Console(io.StringIO(), paper), rest=lambda seconds: None)
    teletype.eyes.reader = reader
    teletype.printed.tell()
    paper.truncate(paper.seek(0))
    teletype.printed.show_board()
    chunks.append(paper.getvalue())
    end, words = opening(pair, world, reader), teletype.words
    for given in world.table.answers[pair.before.answered :]:
        paper.truncate(paper.seek(0))
        beats = teletype.recorded.play(given.action)
        teletype.printed.tell()
        if end is not None and any(beat.event.seen_by(reader) == end for beat in beats):
            told = words.tell(end, reader, teletype.names)
            return [*chunks, paper.getvalue().partition(told[:20])[0]]
        teletype.printed.show_board()
        chunks += [paper.getvalue()] if chunks[-1:] != [paper.getvalue()] else []
    return chunks


def alike(shown: Sequence[Sequence[object]], what: str) -> None:
    """Check that both worlds were shown alike. Raises AssertionError with the first difference."""
    one, other = shown
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    assert place is None, f"{what}: number {place} differs"
    assert len(one) == len(other), what


@pytest.mark.parametrize("name", SHELF)
def test_sealed_note_cannot_be_inferred_from_any_picture_or_log_line(name: str, long_run: bool) -> None:
    looked_at = 0
    for pair, reader in pairs(name, *((FIRST, LATER) if long_run else (1, 1))):
        looked_at += 1
        what = f"{sorted(pair.worlds[0].kinds)} of {pair.writer}, read by {reader}"
        alike([painted(name, pair, world, reader, STEP if long_run else 3 * STEP) for world in pair.worlds], what)
        alike([printed(name, pair, world, reader) for world in pair.worlds], what)
    assert bool(looked_at) == bool(sealed_kinds(name))
