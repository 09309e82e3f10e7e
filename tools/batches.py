"""Keeps what long measurements found, a line of JSON for each batch, so that they go on where they stopped."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
STAMP = "commit.txt"
"""Beside the machine code: which source it was made of."""
Batch = dict[str, Any]


@cache
def commit() -> str:
    """Name the commit that runs, with “-dirty” where files were changed since; "unknown" outside a checkout."""
    stamp = ROOT / STAMP
    if stamp.is_file():
        return stamp.read_text("utf-8").strip()
    command = ["git", "describe", "--always", "--dirty", "--exclude", "*"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def lines(path: Path) -> Iterator[Any]:
    """Read what is kept in a file, a line of JSON each; a line that was torn, as by a kill, was never written."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError):
            yield json.loads(line)


def append(path: Path, said: object) -> None:
    """Add a line with one write, on a line of its own even behind a torn one: two programs may run at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = f"{json.dumps(said)}\n".encode()
    with path.open("ab+", buffering=0) as file:
        if size := file.seek(0, os.SEEK_END):
            file.seek(size - 1)
            content = content if file.read(1) == b"\n" else b"\n" + content
        file.write(content)


class Batches:
    """The file of a measurement."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.all: list[Batch] = [batch for batch in lines(path) if isinstance(batch, dict)]

    def add(self, batch: Batch) -> None:
        """Write one more batch, with the commit that it was measured on."""
        told = {"commit": commit(), **batch}
        append(self.path, told)
        self.all.append(told)

    def of(self, **same: object) -> list[Batch]:
        """Give the batches in which all these fields are so."""
        return [batch for batch in self.all if all(batch.get(name) == value for name, value in same.items())]
