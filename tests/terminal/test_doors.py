"""Where a game's file is, whether it may be shared, what it would replace: the command line tells the truth."""

import os
from pathlib import Path
from typing import Any

import pytest

from game import folders
from game.command_line import main
from game.core.files.code import code
from game.core.files.journal import Recorded, load, start
from game.core.language.legible import called, printable
from game.titles import SHELF, rules_of, setup
from tests.games import loaded, path_of, play_on

EVIL = "evil\x1b[31m\u202e\u200b\x9b"


def game_of(
    name: str = "espionage", chairs: tuple[str, ...] = ("you", "random"), answers: int = 6
) -> Recorded[Any]:
    seats = rules_of(name).SEATS[0]
    chairs = (*chairs, *("random",) * seats)[:seats]
    return play_on(start(folders.saves(), rules_of(name), setup(name, seats, seed=3), chairs), answers, 2)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    done = main(list(arguments))
    out = capsys.readouterr()
    return done, out.out + out.err


@pytest.fixture(name="types")
def _types(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that sets the lines typed into the terminal."""
    import io

    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


# --- a game given as text ---


@pytest.mark.parametrize("name", SHELF)
def test_code_resumed_is_saved_where_the_terminal_says(
    name: str, types: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    sent = game_of(name)
    text = code(sent)
    path_of(sent).unlink()
    types("1\n2\n3\n4\n5\n6\n7\nsave\nquit\n")
    done, said = told(capsys, "resume", text, "--terminal")
    assert done == 0, said
    (path,) = folders.saves().iterdir()
    assert said.count(str(path)) >= 1
    recorded = loaded(path)
    assert recorded.table.answers[:6] == sent.table.answers
    assert recorded.table.answered > 6, "what was answered is kept"
    assert recorded.practice, "who has the text has the cards"


def test_code_resumed_in_the_window_is_opened_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    def window(path: Path, language: str) -> int:
        opened.append(path)
        return 0

    monkeypatch.setattr("game.command_line._window", window)
    assert main(["resume", code(game_of())]) == 0
    assert load(opened[0], rules_of).good == 6


def test_code_of_a_finished_game_is_not_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    over = game_of()
    over.call(0)
    done, said = told(capsys, "resume", code(over), "--terminal")
    assert (done, said.count("\n")) == (1, 1)
    assert "is over" in said


def test_code_is_not_resumed_when_it_cannot_be_saved(capsys: pytest.CaptureFixture[str]) -> None:
    text = code(game_of())
    path = folders.saves()
    path.rename(path.with_name("elsewhere"))
    path.write_text("a file where the folder should be")
    done, said = told(capsys, "resume", text, "--terminal")
    assert done == 1
    assert "Everything is saved" not in said


def test_full_disk_is_reported_before_anything_is_said_to_be_saved(
    types: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    types("save\nquit\n")
    done, said = told(capsys, "play", "espionage", "--terminal", "--seed", "1")
    assert done == 0
    assert "The disk is full" in said
    assert "saved as" not in said


# --- what may be shared ---


@pytest.mark.parametrize("chairs", [("you", "you"), ("you", "random")])
def test_unfinished_game_is_not_exported_as_text(
    chairs: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    recorded = game_of(chairs=chairs)
    done, said = told(capsys, "code", str(path_of(recorded)))
    assert (done, "OV1-" in said) == (1, False)
    filmed = told(capsys, "film", str(path_of(recorded)), str(folders.home() / "x.png"), "--as", "open")
    assert filmed == (1, said), "with the sentence of the film"
    recorded.mark_as_practice()
    assert told(capsys, "code", str(path_of(recorded)))[0] == 0


@pytest.mark.parametrize("over", [True, False])
def test_finished_game_or_one_of_bots_is_exported(over: bool, capsys: pytest.CaptureFixture[str]) -> None:
    recorded = game_of(chairs=("you", "you") if over else ("random", "random"))
    if over:
        recorded.call(0)
    done, said = told(capsys, "code", str(path_of(recorded)))
    assert (done, said.strip()) == (0, code(recorded))


# --- what would be replaced ---


def test_review_overwrites_nothing_without_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded, out = game_of(answers=3), tmp_path / "review.md"
    out.write_text("precious")
    call = ("review", str(path_of(recorded)), "--simulations", "10", "--markdown", str(out))
    done, said = told(capsys, *call)
    assert (done, said.count("\n")) == (1, 1)
    assert "--force" in said
    assert out.read_text() == "precious"
    assert len(list(folders.saves().iterdir())) == 1, "nothing was worked out for it"
    assert told(capsys, *call, "--force")[0] == 0
    assert out.read_text() != "precious"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_review_never_replaces_a_special_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "review.md"
    os.mkfifo(out)
    call = ("review", str(path_of(game_of(answers=3))), "--simulations", "10", "--markdown", str(out), "--force")
    done, said = told(capsys, *call)
    assert (done, out.is_fifo()) == (1, True)
    assert "no ordinary file" in said


# --- file names ---


def test_no_file_name_contains_terminal_commands(
    tmp_path: Path, types: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path / EVIL))
    assert told(capsys, "saves") == (0, f"There are no saved games in {called(folders.saves())} yet.\n")
    going = path_of(game_of()).rename(folders.saves() / f"{EVIL}-1.journal")
    over = game_of()
    over.call(0)
    ended = path_of(over).rename(folders.saves() / f"{EVIL}-2.journal")
    calls: list[tuple[str, ...]] = [
        ("saves",),
        ("branches", str(going)),
        ("resume", str(going), "--terminal"),
        ("resume", str(ended), "--plain"),
        ("resume", str(ended), "--terminal"),
        ("replay", str(ended)),
        ("replay", str(ended), "--check"),
        ("branch", str(going), "2", "--practice", "--seats", "you,fair", "--terminal"),
        ("code", str(ended)),
        ("film", str(ended), str(tmp_path / f"{EVIL}.png")),
        ("film", str(ended), str(tmp_path / EVIL / "x/y.png")),
        ("review", str(ended), "--simulations", "10", "--markdown", str(tmp_path / f"{EVIL}.md")),
        ("stats",),
        ("review", str(ended), "--markdown", str(tmp_path / EVIL)),
        ("replay", str(tmp_path / EVIL)),
        ("replay", f"{EVIL}.journal"),
        ("branch", f"{EVIL}.journal", "1"),
    ]
    for call in calls:
        types("save\nquit\n")
        said = told(capsys, *call)[1]
        assert said == printable(said), call
        assert not set(said) & set(EVIL[4:]) - set("[31m"), call


def test_tilde_name_without_a_user_is_an_ordinary_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    done, said = told(capsys, "film", str(path_of(game_of(answers=4))), "~nobody-of-that-name/x.png")
    assert (done, "cannot be written" in said) == (1, True)
    monkeypatch.setenv("OVERTON_HOME", "~nobody-of-that-name")
    assert folders.home() == Path("~nobody-of-that-name")
    assert told(capsys, "saves")[0] == 0


def test_unreadable_saves_are_mentioned_in_the_statistics(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folders.home().mkdir()
    folders.saves().write_text("no folder")
    for count in ((), ("--count",)):
        done, said = told(capsys, "stats", *count)
        assert done == 0
        assert "cannot be read" in " ".join(said.split())
