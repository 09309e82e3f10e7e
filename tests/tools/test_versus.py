"""Two evaluations compete: one draws with itself, and an interrupted run resumes."""

from pathlib import Path
from random import Random

import pytest

from ai.heuristics import by_hand
from game.titles import rules_of, setup
from tools.lab.versus import Spent, affordable, judged_by, main


@pytest.mark.parametrize("more", [[], ["--simulations", "4", "--equal"], ["--simulations", "4", "--depth", "0,2"]])
def test_an_evaluation_is_exactly_as_strong_as_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    record = tmp_path / "games.txt"
    given = ["ideology", "hand", "hand", "--worlds", "1", "--record", str(record), *more, "--games"]
    assert main([*given, "1"]) == 0
    first = record.read_text("utf-8")
    assert len(first.splitlines()) == 1
    assert main([*given, "2"]) == 0
    assert record.read_text("utf-8").startswith(first)
    if "--depth" not in more:
        assert capsys.readouterr().out.splitlines()[-1].startswith("1 of 2 = 50%")


def test_the_slower_side_gets_fewer_simulations() -> None:
    ours = Spent(10.0, 100)
    assert affordable(100, ours, Spent(20.0, 100, 10_000)) == 50
    assert affordable(100, ours, Spent(1.0, 100, 10_000)) == 400, "four times is the most"
    assert affordable(100, ours, Spent(90.0, 100, 10_000)) == 25, "a quarter is the least"
    assert affordable(100, ours, Spent(3.0, 10, 1_000)) == 100, "too early to tell"


def test_costs_are_averaged_over_questions() -> None:
    """A side that got 25 simulations at one question and 400 at another lost two of three games against itself."""
    rng = Random(1)
    ours = Spent()
    theirs = Spent()
    counts = list[int]()
    for number in range(4_000):
        cost = rng.lognormvariate(0, 0.9)
        if number % 2:
            ours.add(cost, 100)
        else:
            counts.append(affordable(100, ours, theirs))
            theirs.add(0.7 * cost * counts[-1] / 100, counts[-1])
    assert max(counts[500:]) - min(counts[500:]) < 40
    assert theirs.each == pytest.approx(ours.each, rel=0.05)


def test_scale_makes_an_evaluation_more_certain() -> None:
    state = rules_of("manifesto").new(setup("manifesto", 2, seed=3))
    plain, surer = by_hand("manifesto"), judged_by("manifesto", "hand*2")
    mine, theirs = (plain.evaluate(state, seat) ** 2 for seat in (0, 1))
    assert surer.evaluate(state, 0) == pytest.approx(mine / (mine + theirs))
    assert judged_by("manifesto", "hand") is plain
