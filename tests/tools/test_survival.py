"""A night's sample of planted faults: which parts it covers, and how it is reported."""

from pathlib import Path

from game.titles import on_show
from tools.lab.survival import command, parts, told


def test_every_title_gets_its_night() -> None:
    nights = [parts(seed)[0].target for seed in range(20261126, 20261126 + len(on_show()))]
    assert sorted(nights) == sorted(on_show())


def test_nights_survival_is_reported_with_its_interval() -> None:
    rules, _, client = parts(1)
    line = told(rules, ["found"] * 38 + ["survived", "untested"])
    assert "2 of 40 slip through, 5.0% [1.4%, 16.5%]; aim 3%" in line
    assert "above" not in line, "so few tell nothing"
    assert told(client, ["survived"] * 20 + ["found"] * 20).endswith("aim 25%, above what we allow")
    assert told(client, []).endswith("nothing was tried")


def test_each_part_runs_the_mutation_tool_on_its_files() -> None:
    saves = parts(1)[1]
    asked = command(saves, 7, 40, 30, Path("record.jsonl"))
    assert asked[1:4] == ["-m", "tools.lab.mutate", "core"]
    assert asked[-2:] == ["--files", "game/core/files/*.py"]
