"""What a part of the proof is: how much it is to try, and how it tries a batch of it."""

import json
import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest import mock

from game.client.film import work
from game.client.film.ffmpeg import Unfilmed
from game.core.content.languages import ENGLISH, speak


@dataclass
class BatchTrial:
    """A batch that is being tried: draws come from `seed`, files go into `folder`, which is empty."""

    seed: int
    folder: Path
    size: int
    """How many things are to be tried."""
    tried: int = 0
    fell: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def one(self, what: str) -> Iterator[None]:
        """Try one thing: whatever it raises has fallen."""
        self.tried += 1
        try:
            yield
        except Exception:  # what may be raised is what is looked for
            self.fell.append(f"{what}\n{traceback.format_exc()[-3000:]}")

    def each(self, what: str, deed: Callable[[Random, Path], None]) -> None:
        """Try as many things as are wanted, each with draws and in a home of its own."""
        for number in range(self.size):
            home = self.folder / str(number)
            with mock.patch.dict(os.environ, OVERTON_HOME=str(home)), self.one(f"{what} {number}"):
                deed(Random(f"{self.seed} {number}"), home)


def forked(deed: Callable[[int], None]) -> tuple[int, int]:
    """Let a process of its own do something; gives its number, and the pipe on which it tells of it, in JSON.

    What it raises is told as `raised`.
    """
    hears, tells = os.pipe()
    child = os.fork()
    if child:
        os.close(tells)
        return child, hears
    os.close(hears)
    try:
        deed(tells)
    except BaseException as error:  # the parent tells of it
        os.write(tells, json.dumps({"raised": repr(error)}).encode() + b"\n")
    os._exit(0)


@contextmanager
def at_ease() -> Iterator[None]:
    """Wait for no disk, start no other program, and speak English again afterwards."""

    def none() -> str:
        raise Unfilmed("There is no ffmpeg here.")

    with mock.patch.object(os, "fsync"), mock.patch.object(work, "program", none):
        try:
            yield
        finally:
            speak(ENGLISH)


class ProofPart(NamedTuple):
    """One part of the proof."""

    about: str
    goal: int
    batch: Callable[[BatchTrial], None]
    size: int
    """How many things are tried in a batch."""
