"""Tests what the program promises: python -m tools.lab.proof PART [--times N]; `told` prints the results."""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tools.batches import Batches
from tools.lab.proof.part import BatchTrial, ProofPart
from tools.numbers import whole

PARTS = ("files", "kills", "power", "disks", "crowd", "stories", "monkey", "hours", "twins", "broken_bots")
RECORD = Path("proof.jsonl")
MOST = 100_000_000


def part(name: str) -> ProofPart:
    """Return a part by name. Only that one is imported, because most parts import the window."""
    found: ProofPart = import_module(f"tools.lab.proof.{name}").PART
    return found


def run(name: str, times: int, path: Path, first: int) -> int:
    """Try batch by batch until the record has `times` tries. Return the number of failures."""
    of, record = part(name), Batches(path)
    before = record.of(part=name)
    done = sum(batch["tried"] for batch in before)
    fell = 0
    began = time.monotonic()
    seed = max([first - 1, *(batch["seed"] for batch in before)]) + 1
    start = done
    while done < times:
        _bar(name, done, times, fell, (done - start) / max(1e-9, time.monotonic() - began))
        started = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            os.environ["OVERTON_HOME"] = str(Path(folder) / "home")
            trial = BatchTrial(seed, Path(folder), min(of.size, times - done))
            of.batch(trial)
        found = {"tried": trial.tried, "fell": trial.fell, "counts": trial.counts}
        record.add({"part": name, "seed": seed, **found, "seconds": round(time.monotonic() - started, 1)})
        for told in trial.fell:
            print(f"\nseed {seed}: {told}", file=sys.stderr)
        done = done + trial.tried
        fell = fell + len(trial.fell)
        seed = seed + 1
    _bar(name, done, times, fell, (done - start) / max(1e-9, time.monotonic() - began))
    print(file=sys.stderr)
    return fell


def _bar(name: str, done: int, times: int, fell: int, rate: float) -> None:
    """Draw a progress bar."""
    full = round(30 * min(1.0, done / times))
    bar = "#" * full + "." * (30 - full)
    left = f", {(times - done) / rate / 60:.0f} min left" if rate else ""
    print(
        f"\r{name} [{bar}] {done}/{times}, {fell} fell, {rate:.2f}/s{left}   ", end="", file=sys.stderr, flush=True
    )


def told(path: Path) -> str:
    """Return the results of all parts as a Markdown table."""
    record = Batches(path)
    rows = ["| part | tried | fell | seconds | commits |", "| --- | ---: | ---: | ---: | --- |"]
    for name in dict.fromkeys(batch["part"] for batch in record.all):
        batches = record.of(part=name)
        tried, seconds = (sum(batch[what] for batch in batches) for what in ("tried", "seconds"))
        fell = sum(len(batch["fell"]) for batch in batches)
        commits = ", ".join(dict.fromkeys(batch["commit"] for batch in batches))
        rows.append(f"| {name} | {tried:,} | {fell} | {seconds:.0f} | {commits} |")
    return "\n".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if nothing failed, 1 otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.proof", description=__doc__)
    parser.add_argument("part", choices=[*PARTS, "told"])
    parser.add_argument(
        "--times", type=whole(1, MOST), metavar="N", help="how many in all, with those of the record"
    )
    parser.add_argument("--record", type=Path, default=RECORD, metavar="FILE", help=f"({RECORD})")
    parser.add_argument("--first", type=whole(0, MOST), default=0, metavar="SEED", help="the first seed (0)")
    parser.add_argument(
        "--seed", type=whole(0, MOST), metavar="SEED", help="one batch again, which is not recorded"
    )
    given = parser.parse_args(arguments)
    if given.part == "told":
        print(told(given.record))
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # SDL would treat it as closing the window
    try:
        if given.seed is not None:
            return _again(given.part, given.seed)
        return int(run(given.part, given.times or part(given.part).goal, given.record, given.first) > 0)
    except KeyboardInterrupt:
        print(f"\nstopped; {given.record} holds what was tried", file=sys.stderr)
        return 130


def _again(name: str, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OVERTON_HOME"] = str(Path(folder) / "home")
        trial = BatchTrial(seed, Path(folder), part(name).size)
        part(name).batch(trial)
    print(*trial.fell, f"{trial.tried} tried, {len(trial.fell)} fell, {dict(trial.counts)}", sep="\n")
    return int(bool(trial.fell))


if __name__ == "__main__":
    sys.exit(main())
