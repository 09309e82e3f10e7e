"""Writes moving pictures by ffmpeg: that of the `[film]` extra, or one that is on the path."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shutil import which
from tempfile import TemporaryFile
from typing import IO

from game.core.language.words import say

LOOK = 0.1  # seconds between two looks whether somebody has said to stop
SHARP = ("-crf", "20", "-preset", "medium", "-pix_fmt", "yuv420p", "-movflags", "+faststart")
COLOURS = "colours.png"
LOSSLESS = ("-crf", "0", "-preset", "ultrafast", "-pix_fmt", "bgr24")


class Unfilmed(Exception):
    """No film can be made; the text says why in one sentence."""


class Stopped(Exception):
    """Somebody has said to stop."""


def program() -> str:
    """Find ffmpeg; raises Unfilmed with what to install."""
    try:
        return str(import_module("imageio_ffmpeg").get_ffmpeg_exe())
    except (ImportError, RuntimeError):  # not installed, or without a program for this machine
        found = which("ffmpeg")
    if found is None:
        raise Unfilmed(say("film.no_ffmpeg"))
    return found


class Running:
    """One run of ffmpeg, in a folder whose files are named in the arguments: of the folder's own name it reads
    nothing, where a colon would be a protocol and a % a number.

    It has a session of its own, so that Ctrl-C in a terminal reaches us alone.
    """

    def __init__(self, arguments: Sequence[str], folder: Path, cancelled: Callable[[], bool]) -> None:
        self.cancelled = cancelled
        self.told: IO[bytes] = TemporaryFile()  # noqa: SIM115 - closed when the run ends; a pipe would fill up
        command = [program(), "-nostdin", "-loglevel", "error", "-y", *arguments]
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=self.told,
                cwd=folder, start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            self.told.close()
            raise Unfilmed(say("film.failed", why=error.strerror or str(error))) from error

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *trouble: object) -> None:
        """Leave nothing running behind."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        assert self.process.stdin is not None, "it was opened with a pipe"
        with suppress(OSError):  # it has gone with pictures unread
            self.process.stdin.close()
        self.told.close()

    def feed(self, picture: bytes) -> None:
        """Hand over one picture."""
        assert self.process.stdin is not None, "it was opened with a pipe"
        if self.cancelled():
            raise Stopped
        try:
            self.process.stdin.write(picture)
        except OSError as error:
            self.process.wait()
            raise Unfilmed(self._why()) from error

    def finish(self) -> None:
        """Wait until the file is whole. Raises Unfilmed or Stopped."""
        assert self.process.stdin is not None, "it was opened with a pipe"
        try:
            self.process.stdin.close()
        except OSError as error:
            self.process.wait()
            raise Unfilmed(self._why()) from error
        while True:
            try:
                if self.process.wait(LOOK):
                    raise Unfilmed(self._why())
                return
            except subprocess.TimeoutExpired:
                if self.cancelled():
                    raise Stopped from None

    def _why(self) -> str:
        """Say in one sentence what it complained of: its first line names the cause, the rest what followed."""
        self.told.seek(0)
        lines = self.told.read().decode("utf-8", "replace").splitlines()
        full = next((line for line in lines if "No space left" in line), "")
        first = full.rpartition(": ")[2] or next((line for line in lines if line.strip()), "")
        return say("film.failed", why=first.strip().rstrip(".")) if first else say("film.no_word")


def taking(size: tuple[int, int], rate: float, film: str, how: Sequence[str]) -> list[str]:
    """The arguments for pictures that are fed one by one."""
    shape = f"{size[0]}x{size[1]}"
    given = ["-f", "rawvideo", "-pix_fmt", "bgr0", "-s", shape, "-r", f"{rate:g}", "-i", "-"]
    return [*given, "-c:v", "libx264rgb" if how is LOSSLESS else "libx264", *how, film]


def gif(folder: Path, film: str, out: str, wide: int, cancelled: Callable[[], bool]) -> None:
    """Write a film anew as a GIF of a width: first what colours there are in it, then every picture in these.

    Both lie in `folder`. Raises Unfilmed or Stopped. Nothing is dithered: what stands still costs nothing then.
    """
    scaled = f"scale={wide}:-2:flags=area"
    for arguments in (
        ["-i", film, "-vf", f"{scaled},palettegen=stats_mode=full", "-update", "1", COLOURS],
        ["-i", film, "-i", COLOURS, "-lavfi",
         f"{scaled}[x];[x][1:v]paletteuse=dither=none:diff_mode=rectangle", out],
    ):  # fmt: skip
        with Running(arguments, folder, cancelled) as running:
            running.finish()
