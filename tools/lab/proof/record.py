"""The record of what was tried: one line per batch, with its commit and its failures."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tools.batches import append, lines


@dataclass(frozen=True)
class Batch:
    """The result of one batch; `seed` repeats it."""

    part: str
    commit: str
    seed: int
    tried: int
    seconds: float
    fell: tuple[str, ...] = ()
    """One text per failure, enough to find it again."""
    counts: Mapping[str, float] = field(default_factory=dict)
    """Further counts."""


def read(path: Path) -> list[Batch]:
    """Read a record."""
    return [Batch(**{**said, "fell": tuple(said["fell"])}) for said in lines(path)]


def add(path: Path, batch: Batch) -> None:
    """Append a line."""
    append(path, asdict(batch))


@dataclass(frozen=True)
class PartTotal:
    """The totals of all batches of a part."""

    part: str
    tried: int
    fell: int
    seconds: float
    commits: tuple[str, ...]
    counts: Mapping[str, float]


def sums(batches: Iterable[Batch]) -> list[PartTotal]:
    """Total the batches part by part."""
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
