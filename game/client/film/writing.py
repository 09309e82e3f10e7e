"""Writes a film to a GIF or MP4 file, or one frame to a PNG, under a temporary name until it is complete."""

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.client.film.ffmpeg import LOSSLESS, SHARP, Running, Unfilmed, gif, program, taking
from game.client.film.pictures import Cut, Film
from game.core.files import disk
from game.core.files.journal import Recorded
from game.core.language.legible import legible
from game.core.language.words import say, words

ENDINGS = (".gif", ".mp4", ".png")
RATES = {".gif": 20.0, ".mp4": 24.0}  # frames per second; a GIF counts in hundredths of a second
WIDTHS = (1280, 960, 640, 480, 320)
"""Candidate widths of a GIF in px; the widest one within the size limit is used."""
PAINTED = 0.8
"""The share of the work on a GIF that is done once all its frames are painted."""

Hears = Callable[[float], None]


def never() -> bool:
    """Return False; the default for `cancelled`."""
    return False


def write(
    recorded: Recorded[Any],
    cut: Cut,
    path: Path,
    *,
    hears: Hears = lambda share: None,
    cancelled: Callable[[], bool] = never,
    most: float = float("inf"),
    wide: int = WIDTHS[0],
    force: bool = False,
) -> None:
    """Film a record. Raises Unfilmed or Stopped; a file that existed before is then unchanged.

    `hears` is called with the progress, 0 to 1. A GIF is `wide` px wide, or narrower to stay within `most` bytes.
    An existing file is replaced only with `force`.
    """
    kind = path.suffix.lower()
    if kind not in ENDINGS:
        raise Unfilmed(say("film.endings", endings=ENDINGS))
    film = Film(recorded, cut)
    with _told(path):
        disk.may_take(path, force)
        if kind == ".png":
            disk.write_for(path, _picture(film), force)
        else:
            program()
            with disk.workshop(path) as folder:
                _moving(film, folder, kind, hears, cancelled, most, wide)
                disk.hand_over(folder / f"film{kind}", path, force)
    hears(1.0)


def _picture(film: Film) -> bytes:
    """Return the table after the cut's last answer, as PNG data."""
    film.replay.seek(film.cut.last)
    film.settle()
    written = io.BytesIO()
    pygame.image.save(film.surface, written, "film.png")
    return written.getvalue()


def _moving(
    film: Film, folder: Path, kind: str, hears: Hears, cancelled: Callable[[], bool], most: float, wide: int
) -> None:
    """Write a film into a folder."""
    taken = "film.mkv" if kind == ".gif" else f"film{kind}"
    how, rate = LOSSLESS if kind == ".gif" else SHARP, RATES[kind]
    with Running(taking(film.surface.get_size(), rate, taken, how), folder, cancelled) as running:
        for share in film.run(rate):
            running.feed(film.surface.get_buffer().raw)
            hears(share * PAINTED)
        running.finish()
    if kind == ".gif":
        largest = min(wide, film.surface.width)
        for smaller in (largest, *(width for width in WIDTHS if width < largest)):
            gif(folder, taken, "film.gif", smaller, cancelled)
            if (folder / "film.gif").stat().st_size <= most:
                break


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn file errors into Unfilmed with a one-sentence message."""
    try:
        if path.is_dir():
            raise Unfilmed(say("film.folder", file=legible(str(path))))
        yield
    except disk.NotOurs as error:
        raise Unfilmed(words("room").say(error.told)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise Unfilmed(say("film.unwritable", file=legible(str(path)), why=why)) from error
