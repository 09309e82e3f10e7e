"""Stores the results of long measurements, one line of JSON per batch, so that a run can be resumed."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
STAMP = "commit.txt"
"""The file beside the machine code that names the commit it was built from."""
Batch = dict[str, Any]


@cache
def commit() -> str:
    """Return the current commit, with “-dirty” if files have changed since; "unknown" outside a checkout."""
    stamp = ROOT / STAMP
    if stamp.is_file():
        return stamp.read_text("utf-8").strip()
    if shutil.which("git") is None:  # a wheel may be built without it
        return "unknown"
    command = ["git", "describe", "--always", "--dirty", "--exclude", "*"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def lines(path: Path) -> Iterator[Any]:
    """Yield a file's lines of JSON; a line cut off by a kill counts as never written."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError):
            yield json.loads(line)


def append(path: Path, said: object) -> None:
    """Append a line in one write, because two programs may run at once; a torn last line is ended first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = f"{json.dumps(said)}\n".encode()
    with path.open("ab+", buffering=0) as file:
        if size := file.seek(0, os.SEEK_END):
            file.seek(size - 1)
            content = content if file.read(1) == b"\n" else b"\n" + content
        file.write(content)


def gathered(path: Path | None, wanted: int, seed: int, of: Callable[[int, int], Iterator[Batch]]) -> list[Batch]:
    """Return `wanted` rows from successive games; `of(seed, after)` yields those after answer `after` of a game.

    Each row has its "seed" and the "number" of its answer. With a path, every new row is saved, and an
    interrupted run resumes after the last one.
    """
    rows = list(lines(path)) if path is not None else []
    seed, after = (rows[-1]["seed"], rows[-1]["number"]) if rows else (seed, -1)
    while len(rows) < wanted:
        for row in islice(of(seed, after), wanted - len(rows)):
            rows.append(row)
            if path is not None:
                append(path, row)
        seed, after = seed + 1, -1
    return rows


class Batches:
    """The file of a measurement's batches."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.all: list[Batch] = [batch for batch in lines(path) if isinstance(batch, dict)]

    def add(self, batch: Batch) -> None:
        """Append one batch, with the commit it was measured on."""
        told = {"commit": commit(), **batch}
        append(self.path, told)
        self.all.append(told)

    def of(self, **same: object) -> list[Batch]:
        """Return the batches whose fields have all these values."""
        return [batch for batch in self.all if all(batch.get(name) == value for name, value in same.items())]
