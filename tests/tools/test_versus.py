"""Two evaluations compete: one draws with itself, and an interrupted run goes on."""

from pathlib import Path

import pytest

from ai.heuristics import by_hand
from game.titles import rules_of, setup
from tools.lab.versus import judged_by, main


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


def test_a_scale_makes_an_evaluation_surer() -> None:
    state = rules_of("manifesto").new(setup("manifesto", 2, seed=3))
    plain, surer = by_hand("manifesto"), judged_by("manifesto", "hand*2")
    mine, theirs = (plain.evaluate(state, seat) ** 2 for seat in (0, 1))
    assert surer.evaluate(state, 0) == pytest.approx(mine / (mine + theirs))
    assert judged_by("manifesto", "hand") is plain
