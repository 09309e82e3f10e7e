"""Two to five programs writing to one folder at once: each game is complete in its own file, nothing is torn."""

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from game import folders
from game.client.kit.settings import Settings
from game.core.files.journal import Recorded, load, saves, start
from game.machine import own, progress, statistics, today
from game.machine.ratings import Own
from game.testing.laws import openings
from game.titles import SHELF, rules_of
from tools.lab.proof.part import BatchTrial, ProofPart, forked


def batch(trial: BatchTrial) -> None:
    """Repeatedly run several programs at once."""
    trial.each("round", lambda rng, home: _crowd(rng, trial))


def _crowd(rng: Random, trial: BatchTrial) -> None:
    name = rng.choice(SHELF)
    seats = rules_of(name).SEATS[0]
    one = start(folders.saves(), rules_of(name), openings(name, seats, 3), ("you",) * seats)
    for _ in range(3):
        if one.table.decision is not None:
            one.play(rng.choice(one.table.decision.options))
    together = one.journal.path if rng.random() < 0.5 else None
    go, ready = os.pipe()
    crowd = [_one_of_them(go, ready, me, name, seats, together, rng.random()) for me in range(rng.randrange(2, 6))]
    os.close(go)
    os.close(ready)  # the pipe closes for all of them at the same moment
    told = []
    for child, pipe in crowd:
        with os.fdopen(pipe, "rb") as said:
            told.append(json.loads(said.read() or b"{}"))
        os.waitpid(child, 0)
    raised = [each.get("raised", "") for each in told if "file" not in each]
    assert not raised, raised
    trial.counts["programs"] += len(told)
    trial.counts["one game"] += together is not None
    assert len({each["file"] for each in told}) == len(told), "two programs write one file"
    for each in told:
        loaded = load(Path(each["file"]), rules_of)
        assert loaded.recorded is not None, loaded.sentences()
        assert loaded.trouble is None, loaded.sentences()
        assert [str(answer.action) for answer in loaded.recorded.table.answers] == each["answers"], (
            "answers are lost"
        )
    found, trouble = saves(folders.saves())
    assert trouble is None
    assert all(saved.header is not None for saved in found), "an entry cannot be read"
    counted = {each.game for each in statistics.kept().games}
    assert counted == {each["counted"] for each in told}, "a game is not counted"
    small = (own.kept().trouble, progress.kept().trouble, today.kept().trouble, statistics.kept().trouble)
    assert small == (None,) * 4, small
    assert Settings.load()[1] == ""
    done = progress.kept()
    assert all(done.has(name, f"lesson{me}") for me in range(len(told))), "what one has learnt is written over"


def _one_of_them(
    go: int, ready: int, me: int, name: str, seats: int, together: Path | None, seed: float
) -> tuple[int, int]:
    def deeds(tells: int) -> None:
        os.close(ready)
        game = load(together, rules_of).recorded if together is not None else None
        os.read(go, 1)  # wait for the parent to close the pipe
        os.write(tells, json.dumps(_deeds(me, name, seats, game, Random(seed))).encode())

    return forked(deeds)


def _deeds(me: int, name: str, seats: int, game: Recorded[Any] | None, rng: Random) -> dict[str, Any]:
    """Continue a game, or start one, and do everything else that writes a file."""
    if game is None:
        game = start(
            folders.saves(), rules_of(name), openings(name, seats, 3), ("you",) * seats, (f"{me}",) * seats
        )
    for _ in range(3):
        if game.table.decision is not None:
            game.play(rng.choice(game.table.decision.options))
    settings = Settings.load()[0]
    settings.volume_deeds = me / 10
    settings.save()
    ratings = own.kept()
    ratings.own[name] = Own(1000.0 + me, 200.0, me)
    ratings.save()
    progress.kept().mark(name, f"lesson{me}")
    if game.table.decision is not None:
        game.call(0)
    assert game.trouble is None, game.trouble
    made = statistics.played(game, f"2026-01-01T10:00:0{me}")
    assert made is not None
    named = replace(made, game=f"{me:012x}")
    statistics.add(folders.statistics(), named)
    answers = [str(each.action) for each in game.table.answers]
    return {"file": str(game.journal.path), "answers": answers, "counted": named.game}


PART = ProofPart("two to five programs at one instant", 500, batch, 25)
