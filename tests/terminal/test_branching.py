"""Branches and statistics on the command line: the window's information as text."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from game import folders
from game.command_line import main
from game.core.files.branches import family
from game.core.files.journal import Recorded, saves, start
from game.titles import rules_of, setup
from tests.games import loaded, path_of
from tests.sure import sure


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", StringIO())


def played(answers: int, chairs: tuple[str, ...] = ("you", "fair")) -> Recorded[Any]:
    recorded = start(
        folders.saves(), rules_of("goofspiel"), setup("goofspiel", seed=2), chairs, ("Ada", "Fair bot")
    )
    for _ in range(answers):
        if (asked := recorded.table.decision) is not None:
            recorded.play(asked.options[0])
    return recorded


def test_branch_starts_at_an_answer_and_is_listed_in_the_tree(capsys: pytest.CaptureFixture[str]) -> None:
    recorded = played(100)
    path = str(recorded.journal.path)
    assert main(["branch", path, "4", "--seats", "hard,you", "--terminal"]) == 0
    limbs = family(saves(folders.saves())[0], recorded.header.id)
    assert [(limb.at, limb.above) for limb in limbs] == [(0, None), (4, 0)]
    branch = loaded(limbs[1].saved.path)
    assert branch.practice
    assert branch.chairs == ["hard", "you"]
    assert branch.header.names == ("Hard bot", "Player 2")
    capsys.readouterr()
    assert main(["branches", path]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Branched off at answer 4" in told
    assert str(limbs[1].saved.path) in told


def test_unfinished_game_is_branched_only_once_it_may_be_practice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    recorded = played(6)
    path = path_of(recorded)
    assert main(["branch", str(path), "4", "--terminal"]) == 1
    assert "--practice" in capsys.readouterr().err
    assert main(["branch", str(path), "4", "--practice", "--terminal"]) == 0
    assert loaded(path).practice


def test_unfinished_game_of_several_people_is_not_branched(capsys: pytest.CaptureFixture[str]) -> None:
    path = played(6, ("you", "you")).journal.path
    assert main(["branch", str(path), "4", "--practice", "--terminal"]) == 1
    assert "Several people play this game" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"), [(("99",), "a branch can begin with 0 to"), (("2", "--seats", "you"), "names 2")]
)
def test_invalid_branch_is_refused(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["branch", str(played(100).journal.path), *arguments])
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [("99",), ("-1",), ("2", "--seats", "you"), ("2", "--seats", "me,you")])
def test_refused_branch_leaves_the_game_unchanged(arguments: tuple[str, ...]) -> None:
    path = sure(played(6).journal.path)
    before = path.read_bytes()
    with pytest.raises(SystemExit):
        main(["branch", str(path), *arguments, "--practice", "--terminal"])
    assert path.read_bytes() == before, "a fair game is practice for good once it is marked"


def test_statistics_are_printed_and_older_games_counted_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    played(100)
    assert main(["stats", "goofspiel"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "1 finished game among the saves isn't counted yet." in told
    assert "No game of Goofspiel has been finished yet." in told
    assert main(["stats", "goofspiel", "--count"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "1 game:" in told
    assert "Won in a row" in told
    assert "counted yet" not in told
