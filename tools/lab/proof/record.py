"""The record of what was tried: a line for each batch, with the commit it was tried on, and what fell."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tools.batches import append, lines


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


def read(path: Path) -> list[Batch]:
    """Read a record."""
    return [Batch(**{**said, "fell": tuple(said["fell"])}) for said in lines(path)]


def add(path: Path, batch: Batch) -> None:
    """Add a line."""
    append(path, asdict(batch))


@dataclass(frozen=True)
class PartTotal:
    """What all batches of a part come to."""

    part: str
    tried: int
    fell: int
    seconds: float
    commits: tuple[str, ...]
    counts: Mapping[str, float]


def sums(batches: Iterable[Batch]) -> list[PartTotal]:
    """Add the batches up, part by part."""
    parts: dict[str, list[Batch]] = {}
    for batch in batches:
        parts.setdefault(batch.part, []).append(batch)
    return [_summed(part, each) for part, each in parts.items()]


def _summed(part: str, batches: list[Batch]) -> PartTotal:
    counts = Counter[str]()
    for batch in batches:
        counts.update(batch.counts)
    return PartTotal(
        part,
        sum(batch.tried for batch in batches),
        sum(len(batch.fell) for batch in batches),
        sum(batch.seconds for batch in batches),
        tuple(dict.fromkeys(batch.commit for batch in batches)),
        dict(counts),
    )
