"""A heuristic's numbers are changed for one seat only, and an interrupted run resumes."""

from argparse import Namespace
from math import e
from pathlib import Path

import pytest

from ai.heuristics import manifesto as heuristic
from tools.lab.arena import bouts, lineups
from tools.lab.arena import play as in_the_arena
from tools.lab.tune import Knobs, TuneJob, Tuning, main, numbers, play, turned

SHORT = ["manifesto", "--level", "short", "--seats", "2", "--among", "manifesto", "--seed", "4"]


def test_only_whole_constants_are_turned() -> None:
    assert numbers((1.0, 2)) == {}
    assert turned("A", (1.0, 0.0), {"A.0": 1.0, "A.1": 0.5}) == (e, 0.5)
    assert turned("A", {"x": 2.0, "y": 3.0}, {"A.y": 0.0}) == {"x": 2.0, "y": 3.0}
    assert turned("FIRST", heuristic.FIRST, {"FIRST.1": 1.0}).influence == pytest.approx(
        e * heuristic.FIRST.influence
    )


def test_turned_mind_has_its_own_constants_and_leaves_none_behind() -> None:
    knobs = Knobs("manifesto", ["manifesto"])
    reserve = heuristic.RESERVE
    tables = heuristic._tables
    knobs.think(knobs.mind({"RESERVE": 1.0}))
    assert pytest.approx(e * reserve) == heuristic.RESERVE
    assert heuristic._tables is not tables
    knobs.think(knobs.today)
    assert reserve == heuristic.RESERVE
    assert heuristic._tables is tables


def test_turning_no_knobs_plays_as_in_the_arena_and_turning_many_plays_differently() -> None:
    knobs = Knobs("manifesto", ["manifesto"])
    bout = next(bouts("manifesto", "short", ("hard", "hard"), 2, 5, seconds=None, simulations=0))
    sides = lineups("manifesto", 2, "short")
    deals = [bout._replace(seed=seed, factions=sides[seed % len(sides)]) for seed in range(3)]
    ends = [in_the_arena(deal).shares for deal in deals]
    jobs = [TuneJob("manifesto", "short", seed, ({}, {}), alert=100) for seed in range(3)]
    assert [tuple(play(knobs, job)) for job in jobs] == ends
    broke = {"RESERVE": -9.0, "AMONG": 9.0, "TIGHT": -3.0}
    assert [tuple(play(knobs, job._replace(turns=({}, broke)))) for job in jobs] != ends


def test_interrupted_run_resumes_towards_the_same_middle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pairs.jsonl"
    given = [*SHORT, "--only", "RESERVE", "LEAN", "--games", "6", "--rounds", "2", "--file", str(file)]
    assert main(given) == 0
    whole, told = file.read_text("utf-8"), capsys.readouterr().out
    file.write_text("".join(whole.splitlines(keepends=True)[:4]), "utf-8")
    assert main([*given, "--confirm", "1"]) == 0
    again = capsys.readouterr().out
    assert file.read_text("utf-8") == whole
    assert again.startswith(told)
    assert again.splitlines()[-1].startswith("2 seats: ")


def test_middle_moves_towards_winning_values() -> None:
    wanted = Namespace(
        title="manifesto",
        level="",
        seats=[2],
        turn=0.5,
        among=["manifesto"],
        only=["LEAN", "TIGHT"],
        start={},
        worlds=4,
        seed=1,
    )
    tuning = Tuning(wanted)
    for number in range(40):
        drawn, _ = tuning.pair(number)
        far = [0.0 if each is None else each[0] for each in drawn]
        first = float(far[0] > far[1])
        tuning.see(drawn, [(first, 1 - first), (1 - first, first)])
    lines = list(tuning.move())
    assert lines[0].lstrip().startswith("LEAN at +0.00: +")
    assert tuning.turns["LEAN"] == pytest.approx(0.5)
    assert abs(tuning.turns["TIGHT"]) < 0.25
