"""Encodes video with ffmpeg: the one from the `[film]` extra, or one on the path."""

import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shutil import which
from tempfile import TemporaryFile
from typing import IO

from game.core.language.words import say

LOOK = 0.1  # seconds between checks for cancellation
SHARP = ("-crf", "20", "-preset", "veryfast", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-threads", "1")
"""One thread, because painting is the slower half and more threads cost a fifth more processor time."""
COLOURS = "colours.png"
LOSSLESS = ("-crf", "0", "-preset", "ultrafast", "-pix_fmt", "bgr24")


class Unfilmed(Exception):
    """No film can be made; the message says why in one sentence."""


class Stopped(Exception):
    """The film was cancelled."""


def program() -> str:
    """Return the path of ffmpeg; raises Unfilmed with advice on what to install."""
    try:
        return str(import_module("imageio_ffmpeg").get_ffmpeg_exe())
    except (ImportError, RuntimeError):  # not installed, or no binary for this machine
        found = which("ffmpeg")
    if found is None:
        raise Unfilmed(say("film.no_ffmpeg"))
    return found


class Running:
    """One run of ffmpeg in a folder, whose files the arguments name relatively.

    ffmpeg never sees the folder's own name, where it would take a colon for a protocol and a % for a number. It
    has its own session, so that Ctrl-C in a terminal reaches only us.
    """

    def __init__(self, arguments: Sequence[str], folder: Path, cancelled: Callable[[], bool]) -> None:
        self.cancelled = cancelled
        self.told: IO[bytes] = TemporaryFile()  # noqa: SIM115 - closed when the run ends; a pipe would fill up
        command = [program(), "-nostdin", "-loglevel", "error", "-y", *arguments]
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=self.told,
                cwd=folder,
                start_new_session=True,
            )
        except OSError as error:
            self.told.close()
            raise Unfilmed(say("film.failed", why=error.strerror or str(error))) from error

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *trouble: object) -> None:
        """Kill the process if it is still running, and close its streams."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        assert self.process.stdin is not None, "it was opened with a pipe"
        with suppress(OSError):  # it may have exited with frames unread
            self.process.stdin.close()
        self.told.close()

    def feed(self, picture: bytes) -> None:
        """Write one frame. Raises Stopped or Unfilmed."""
        assert self.process.stdin is not None, "it was opened with a pipe"
        if self.cancelled():
            raise Stopped
        try:
            self.process.stdin.write(picture)
        except OSError as error:
            self.process.wait()
            raise Unfilmed(self._why()) from error

    def finish(self) -> None:
        """Wait until the file is complete. Raises Unfilmed or Stopped."""
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
        """Return ffmpeg's error in one sentence: its first line names the cause, the rest are consequences."""
        self.told.seek(0)
        lines = self.told.read().decode("utf-8", "replace").splitlines()
        full = next((line for line in lines if "No space left" in line), "")
        first = full.rpartition(": ")[2] or next((line for line in lines if line.strip()), "")
        return say("film.failed", why=first.strip().rstrip(".")) if first else say("film.no_word")


def taking(size: tuple[int, int], rate: float, film: str, how: Sequence[str]) -> list[str]:
    """Return the arguments for encoding frames fed one by one."""
    shape = f"{size[0]}x{size[1]}"
    given = ["-f", "rawvideo", "-pix_fmt", "bgr0", "-s", shape, "-r", f"{rate:g}", "-i", "-"]
    return [*given, "-c:v", "libx264rgb" if how is LOSSLESS else "libx264", *how, film]


def gif(folder: Path, film: str, out: str, wide: int, cancelled: Callable[[], bool]) -> None:
    """Convert a film to a GIF of a given width: first compute its palette, then encode every frame with it.

    Both files are in `folder`. Raises Unfilmed or Stopped. Without dithering, still areas cost no bytes.
    """
    scaled = f"scale={wide}:-2:flags=area"
    for arguments in (
        ["-i", film, "-vf", f"{scaled},palettegen=stats_mode=full", "-update", "1", COLOURS],
        [
            "-i",
            film,
            "-i",
            COLOURS,
            "-lavfi",
            f"{scaled}[x];[x][1:v]paletteuse=dither=none:diff_mode=rectangle",
            out,
        ],
    ):
        with Running(arguments, folder, cancelled) as running:
            running.finish()
