"""One small JSON file of this machine: read whole and checked, put in place at once, set aside where it's torn."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.core.legible import legible
from game.core.sealed import fresh, write_whole

T = TypeVar("T")

LONGEST = 1_000_000
"""Bytes of such a file; a longer one is none."""
WRONG = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What the wrong content may raise where it is read as something else."""


@dataclass(frozen=True)
class SmallFile(Generic[T]):
    """`where` names the file, `checked` makes of its JSON what is used, `empty` what stands for no file.

    `checked` may raise what is in `WRONG`.
    """

    where: Callable[[], Path]
    checked: Callable[[Any], T]
    empty: Callable[[], T]

    def read(self) -> tuple[T, str]:
        """Give what the file says; where that can't be told, what stands for no file, and why."""
        try:
            path = self.where()
            if not path.exists():
                return self.empty(), ""
            with path.open("rb") as file:
                content = file.read(LONGEST + 1)
            if len(content) > LONGEST:
                raise ValueError("too long")
            return self.checked(json.loads(content.decode("utf-8"))), ""
        except (OSError, *WRONG) as error:
            return self.empty(), legible(getattr(error, "strerror", None) or type(error).__name__)

    def write(self, content: Any) -> str:
        """Put JSON in its place, so that a crash leaves the old file or the new one; "" or why that can't be.

        A file that couldn't be read isn't written over: it stays beside the new one.
        """
        try:
            path = self.where()
            path.parent.mkdir(parents=True, exist_ok=True)
            if self.read()[1]:
                path.rename(fresh(path.parent, path.name, ".damaged"))
            write_whole(path, json.dumps(content, indent=1).encode())
        except OSError as error:
            return legible(error.strerror or str(error))
        return ""
