"""The interface of a part of the proof: how much it tries, and how it runs a batch."""

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
from game.core.content.languages import ENGLISH, use_language


@dataclass
class BatchTrial:
    """A running batch: its randomness comes from `seed`, its files go to `folder`, which is empty at first."""

    seed: int
    folder: Path
    size: int
    """The number of things to try."""
    tried: int = 0
    fell: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def one(self, what: str) -> Iterator[None]:
        """Try one thing; anything it raises counts as a failure."""
        self.tried += 1
        try:
            yield
        except Exception:  # any error is a finding
            self.fell.append(f"{what}\n{traceback.format_exc()[-3000:]}")

    def each(self, what: str, deed: Callable[[Random, Path], None]) -> None:
        """Try `size` things, each with its own random generator and home folder."""
        for number in range(self.size):
            home = self.folder / str(number)
            with mock.patch.dict(os.environ, OVERTON_HOME=str(home)), self.one(f"{what} {number}"):
                deed(Random(f"{self.seed} {number}"), home)


def forked(deed: Callable[[int], None]) -> tuple[int, int]:
    """Run `deed` in a forked process. Return its process id and the pipe on which it reports in JSON.

    An error is reported as `raised`.
    """
    hears, tells = os.pipe()
    child = os.fork()
    if child:
        os.close(tells)
        return child, hears
    os.close(hears)
    try:
        deed(tells)
    except BaseException as error:  # the parent reports it
        os.write(tells, json.dumps({"raised": repr(error)}).encode() + b"\n")
    os._exit(0)


@contextmanager
def at_ease() -> Iterator[None]:
    """Skip fsync, start no other programs, and restore English afterwards."""

    def none() -> str:
        raise Unfilmed("There is no ffmpeg here.")

    with mock.patch.object(os, "fsync"), mock.patch.object(work, "program", none):
        try:
            yield
        finally:
            use_language(ENGLISH)


class ProofPart(NamedTuple):
    """One part of the proof."""

    about: str
    goal: int
    batch: Callable[[BatchTrial], None]
    size: int
    """The number of things tried in a batch."""
