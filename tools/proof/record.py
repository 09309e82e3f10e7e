"""The record of what was tried: a line for each batch, with the commit it was tried on, and what fell."""

import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

HERE = Path(__file__).parents[2]


@dataclass(frozen=True)
class Batch:
    """What one batch tried: `seed` repeats it."""

    part: str
    commit: str
    seed: int
    tried: int
    seconds: float
    fell: tuple[str, ...] = ()
    """A text for each thing that fell, enough to find it again."""
    counts: Mapping[str, float] = field(default_factory=dict)
    """What else was counted."""


def commit() -> str:
    """Give the commit this copy stands on, with a plus when files have been changed since."""
    try:
        told = subprocess.run(
            ["git", "describe", "--always", "--dirty=+", "--exclude=*"],
            cwd=HERE,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return told.stdout.strip()


def read(path: Path) -> list[Batch]:
    """Read a record; a line that a cut has torn is passed over."""
    if not path.exists():
        return []
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            said = json.loads(line)
        except ValueError:
            continue
        found.append(Batch(**{**said, "fell": tuple(said["fell"])}))
    return found


def add(path: Path, batch: Batch) -> None:
    """Add a line with one write, on a line of its own even after one that is torn: two parts may run at once."""
    content = f"{json.dumps(asdict(batch))}\n".encode()
    with path.open("ab+", buffering=0) as file:
        if size := file.seek(0, os.SEEK_END):
            file.seek(size - 1)
            content = content if file.read(1) == b"\n" else b"\n" + content
        file.write(content)


@dataclass(frozen=True)
class Sum:
    """What all batches of a part come to."""

    part: str
    tried: int
    fell: int
    seconds: float
    commits: tuple[str, ...]
    counts: Mapping[str, float]


def sums(batches: Iterable[Batch]) -> list[Sum]:
    """Add the batches up, part by part."""
    parts: dict[str, list[Batch]] = {}
    for batch in batches:
        parts.setdefault(batch.part, []).append(batch)
    return [_summed(part, each) for part, each in parts.items()]


def _summed(part: str, batches: list[Batch]) -> Sum:
    counts = Counter[str]()
    for batch in batches:
        counts.update(batch.counts)
    return Sum(
        part,
        sum(batch.tried for batch in batches),
        sum(len(batch.fell) for batch in batches),
        sum(batch.seconds for batch in batches),
        tuple(dict.fromkeys(batch.commit for batch in batches)),
        dict(counts),
    )
