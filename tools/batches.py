"""Keeps what long measurements found, a line of JSON for each batch, so that they go on where they stopped."""

import json
import subprocess
from collections.abc import Iterator
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


class Batches:
    """The file of a measurement. A line that was torn when the program was killed counts as never written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = path.read_text("utf-8") if path.exists() else ""
        self._torn = bool(text) and not text.endswith("\n")
        self.all: list[Batch] = list(_read(text))

    def add(self, batch: Batch) -> None:
        """Write one more batch, with the commit that it was measured on."""
        told = {"commit": commit(), **batch}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" * self._torn + json.dumps(told) + "\n")
        self._torn = False
        self.all.append(told)

    def of(self, **same: object) -> list[Batch]:
        """Give the batches in which all these fields are so."""
        return [batch for batch in self.all if all(batch.get(name) == value for name, value in same.items())]


def _read(text: str) -> Iterator[Batch]:
    for line in text.splitlines():
        try:
            batch = json.loads(line)
        except ValueError:  # it was torn
            continue
        if isinstance(batch, dict):
            yield batch
