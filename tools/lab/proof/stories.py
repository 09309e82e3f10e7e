"""Stories from every earlier commit: each still loads completely, or a sentence says why it doesn't."""

import subprocess
from collections.abc import Iterator

from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import load
from game.core.language.legible import legible
from game.titles import rules_of
from tools.batches import ROOT
from tools.lab.proof.part import BatchTrial, ProofPart


def batch(trial: BatchTrial) -> None:
    """Load all stories; a second batch would only repeat them."""
    for name in told():
        if trial.tried == trial.size:
            return
        with trial.one(name):
            _load(name, trial)


def told() -> Iterator[str]:
    """Yield every version of every story in the history, as its blob id and path."""
    found = _git("rev-list", "--objects", "HEAD", "--", "tests/stories")
    yield from sorted({row for row in found.splitlines() if row.endswith(".story")})


def _load(name: str, trial: BatchTrial) -> None:
    blob, _, _ = name.partition(" ")
    record = ChecksummedFile()
    for row in _git("cat-file", "blob", blob).splitlines():
        if row and not row.startswith(" "):
            record.add(row)
    path = trial.folder / "told.journal"
    path.write_bytes(b"".join(record.lines))
    loaded = load(path, rules_of)
    sentences = loaded.sentences()
    if loaded.trouble is None and loaded.recorded is not None:
        trial.counts["load"] += 1
        assert loaded.good == sum(line[:1].isdigit() for line in record.lines), "answers are missing"
        return
    trial.counts["say why not"] += 1
    assert sentences, "it does not say why"
    assert all(each == legible(each, 600) for each in sentences)


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


PART = ProofPart("stories of earlier commits", len(list(told())), batch, 10_000)
