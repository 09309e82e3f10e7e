"""Reports how many of a new sample of planted faults no test finds: python -m tools.lab.survival --seed 20261126.

There are three parts: one title's rules (depending on the seed), saves, and the client's pure parts. It reports
but never gates; tools.lab.mutate lists what slips through, and each such fault deserves a test or a reason.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.titles import on_show
from tools.batches import ROOT, Batches
from tools.lab.arena import wilson
from tools.lab.mutate import OPEN
from tools.numbers import deal, whole

PLACE = ROOT / "build" / "survival"
SAMPLE = 40


class Part(NamedTuple):
    """A part of the program, and the fraction of its faults that may slip through."""

    name: str
    target: str
    floor: float
    files: tuple[str, ...] = ()


def parts(seed: int) -> tuple[Part, ...]:
    """Return the parts to sample with a seed."""
    titles = on_show()
    return (
        Part("rules", titles[seed % len(titles)], 0.03),
        Part("saves", "core", 0.03, ("game/core/files/*.py",)),
        Part("client", "client", 0.25),
    )


def command(part: Part, seed: int, sample: int, minutes: int, record: Path) -> list[str]:
    """Return the command that plants a sample of faults in a part."""
    asked = ["--sample", str(sample), "--seed", str(seed), "--minutes", str(minutes), "--record", str(record)]
    files = ["--files", *part.files] if part.files else []
    return [sys.executable, "-m", "tools.lab.mutate", part.target, *asked, *files]


def told(part: Part, results: Sequence[str]) -> str:
    """Return one line: how many faults survived, with the 95% interval, and how many may."""
    survived = sum(each in OPEN for each in results)
    if not results:
        return f"{part.name} ({part.target}): nothing was tried"
    low, high = wilson(survived, len(results))
    share = f"{survived / len(results):.1%} [{low:.1%}, {high:.1%}]"
    above = ", above what we allow" if low > part.floor else ""
    count = f"{survived} of {len(results)} slip through"
    return f"{part.name} ({part.target}): {count}, {share}; aim {part.floor:.0%}{above}"


def run(seed: int, sample: int, minutes: int) -> Iterator[str]:
    """Plant the samples one after another and yield a line for each."""
    for part in parts(seed):
        record = PLACE / f"{seed}-{part.name}.jsonl"
        record.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(command(part, seed, sample, max(1, minutes // 3), record), cwd=ROOT, stdout=sys.stderr)
        yield told(part, [str(each["result"]) for each in Batches(record).of()])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.survival", description=__doc__)
    parser.add_argument("--seed", type=deal, default=1, metavar="S", help="of the sample, such as the date (1)")
    parser.add_argument("--sample", type=whole(1, 10_000), default=SAMPLE, metavar="N", help="faults a part (40)")
    parser.add_argument("--minutes", type=whole(3, 100_000), default=90, metavar="M", help="stop after M minutes")
    given = parser.parse_args(arguments)
    for line in run(given.seed, given.sample, given.minutes):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
