"""What a part of the proof is: how much it is to try, and how it tries a batch of it."""

import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from game.client.film import work
from game.client.film.ffmpeg import Unfilmed
from game.core.languages import ENGLISH, speak


@dataclass
class Trial:
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


class Part(NamedTuple):
    """One part of the proof."""

    about: str
    goal: int
    batch: Callable[[Trial], None]
    size: int
    """How many things are tried in a batch."""
