"""The `overton` command: any input gets an answer, a sentence, and an exit code."""

import argparse
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from game import command_line, folders
from game.command_line import commands, main
from game.core.content import box as core_box
from game.core.content import loading as content
from game.core.content.box import box
from game.core.files import journal
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import YOU, load, start
from game.core.language import words as core_words
from game.core.language.legible import printable
from game.terminal.usage import SENTENCES
from game.titles import on_show, rules_of, setup, title_id
from tests.patience import PATIENCE
from tools.manpage import _verbs


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path / "home"))


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("title", on_show())
def test_title_can_be_given_by_name_or_abbreviation(title: str) -> None:
    name = box(title).name
    for text in (title, title[:3], title.upper(), title.replace("_", "-"), name, name.casefold(), name[:4]):
        assert title_id(text) == title


@pytest.mark.parametrize("text", ["monopoly", "", "goofspiel"])
def test_name_of_no_title_on_show_stays_unchanged(text: str) -> None:
    assert title_id(text) == text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("frobnicate",), "COMMAND: there is no “frobnicate”, only"),
        (("play",), "These are missing: title"),
        (("play", "monopoly", "--terminal"), "There is no title called “monopoly”"),
        (("play", "espionage", "--seats", "you,me", "--terminal"), "Nobody called “me” can sit down"),
        (("play", "espionage", "--seats", "you,fair,easy", "--terminal"), "is played by 2, not by 3"),
        (("play", "espionage", "--level", "../box", "--terminal"), "has no level"),
        (("play", "espionage", "--option", "must_play_if_able=perhaps", "--terminal"), "it can be true, false"),
        (("play", "espionage", "--option", "must", "--terminal"), "KEY=VALUE"),
        (("play", "espionage", "--seed", "many", "--terminal"), "--seed: “many” is no number"),
        (("watch", "espionage", "--seats", "you,easy", "--terminal"), "only bots play"),
        (("play", "espionage", "--factions", "monopoly", "--terminal"), "settled during the game"),
        (("rules", "monopoly"), "There is no title called “monopoly”"),
        (("play", "x\x1b[31m\u202ered", "--terminal"), "There is no title called “x [31mred” on the shelf"),
        (("play", "half \udcff", "--terminal"), "There is no title called “half �” on the shelf"),
        (("play", "a" * 5_000, "--terminal"), "aaa…” on the shelf"),
        (("play", "espionage", "--seed", "1" + "0" * 18, "--terminal"), "A seed is a whole number"),
        (("play", "espionage", "--seed", "1" * 5_000, "--terminal"), "is no number"),
    ],
)
def test_wrong_command_gets_one_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    told = capsys.readouterr()
    assert code == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_rung_that_is_not_open_is_refused_by_the_list_of_rivals_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["circuit", "espionage", "--rung", "99"]) == 1
    assert "The highest rung open to you is 0." in capsys.readouterr().err
    assert main(["circuit"]) == 0


WRONG: dict[str, tuple[str, ...]] = {
    "no such command": ("frobnicate",),
    "nothing given": ("play",),
    "too much": ("saves", "x", "y"),
    "no such option": ("saves", "--x"),
    "no value": ("play", "espionage", "--seed"),
    "no number": ("film", "a", "b", "--speed", "x"),
    "a value too many": ("stats", "--count=1"),
    "an option that may be two": ("film", "a", "b", "--s", "3"),
}


ENGLISH_WORDS = re.compile(r"\b(usage|options?|positional|arguments?|expected|invalid|the|and|with|is|tells)\b")


def told_in_italian(
    call: Sequence[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """Return a call's output on an Italian system, without the parts that are typed literally."""
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    with pytest.raises(SystemExit):
        main(call)
    read = capsys.readouterr()
    return (read.out + read.err).replace("--option", "")


@pytest.mark.parametrize("call", WRONG.values(), ids=WRONG)
def test_wrong_command_is_answered_in_the_current_language(
    call: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_in_italian(call, monkeypatch, capsys)
    assert "dice di più" in told
    assert "%" not in told
    assert not ENGLISH_WORDS.search(told)


@pytest.mark.parametrize("command", ["", *_verbs(commands())])
def test_help_is_in_the_current_language(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_in_italian((*([command] if command else []), "--help"), monkeypatch, capsys)
    assert told.startswith("uso: overton")
    assert not ENGLISH_WORDS.search(told)


def test_every_translated_parser_sentence_exists_in_argparse() -> None:
    source = inspect.getsource(argparse)
    assert not [text for text in SENTENCES if f"_({text!r}" not in source and f'_("{text}"' not in source]


@pytest.mark.parametrize(
    ("asked", "chosen", "system", "spoken_then"),
    [
        ("", "", "it_IT.UTF-8", "uso"),
        ("", "it", "C", "uso"),
        ("", "en", "it_IT.UTF-8", "usage"),
        ("en", "it", "it_IT.UTF-8", "usage"),
        ("it", "en", "C", "uso"),
        ("", "xx", "it_IT.UTF-8", "uso"),
        ("", 3, "C", "usage"),
        ("", "\ud800", "C", "usage"),
    ],
)
def test_language_comes_from_the_option_then_settings_then_system(
    asked: str,
    chosen: object,
    system: str,
    spoken_then: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    folders.settings().parent.mkdir(parents=True)
    folders.settings().write_text(json.dumps({"language": chosen}))
    with pytest.raises(SystemExit):
        main([*(["--language", asked] if asked else []), "--help"])
    assert capsys.readouterr().out.startswith(f"{spoken_then}:")


@pytest.mark.parametrize("torn", [b"", b"{", b"[]", b"\xff", b"null"])
def test_unreadable_settings_fall_back_to_the_systems_language(
    torn: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    folders.settings().parent.mkdir(parents=True)
    folders.settings().write_bytes(torn)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert capsys.readouterr().out.startswith("uso:")


def test_wrong_option_lists_all_options_with_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "espionage", "--option", "speed=9", "--terminal"])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert "1955 has no option “speed”." in told
    for option in box("espionage").option:
        assert f"{option.id}={'|'.join(str(value).lower() for value in option.values)}\n" in told


@pytest.mark.parametrize("verb", ["replay", "resume"])
def test_folder_given_as_a_file_is_called_a_folder(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([verb, str(tmp_path)]) == 1
    assert "is a folder" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["replay", "resume"])
@pytest.mark.parametrize("name", ["a" * 5_000, "a\x1b[31m\nb", "half \udcff"])
def test_c35_i33_any_file_given_gets_one_plain_sentence(
    verb: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([verb, name]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told == printable(told)
    assert told.encode()
    assert len(told) < 300


@pytest.fixture
def drawer(tmp_path: Path) -> Path:
    """Three saves: a good one, one with an unknown level, one that can't be replayed."""
    folder = tmp_path / "home" / "saves"
    chairs = ("you", "easy")
    names = ("Ada\x1b[31m\x00", "Bob \ud800")
    start(folder, rules_of("espionage"), setup("espionage"), chairs, names)
    unknown = replace(setup("espionage"), level="lost_level")
    other = ChecksummedFile()
    good = start(folder, rules_of("espionage"), setup("espionage"), chairs, names)
    other.add(good.journal.lines[0].decode().rpartition(" #")[0].replace('"standard"', f'"{unknown.level}"'))
    (folder / "unknown.journal").write_bytes(b"".join(other.lines))
    (folder / "dangling\x1b[2J.journal").symlink_to(folder / "nowhere")
    return folder


def test_bad_save_hides_no_other_and_no_name_reaches_the_terminal_raw(
    drawer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["saves"]) == 0
    told = capsys.readouterr().out
    assert told.count("1955, Standard, turn 1") == 2
    assert "1955, lost_level, turn 1" in told
    assert "There is no file dangling [2J.journal." in told
    assert "Ada [31m and Bob �" in told
    assert told == printable(told)
    assert told.encode()


def test_bad_save_is_not_resumed_and_the_reason_is_given(drawer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resume", "--terminal", str(drawer / "unknown.journal")]) == 1
    assert "has no level “lost_level”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("fuzz", ("espionage", "--cores", "0")),
        ("fuzz", ("espionage", "--cores", "9" * 5_000)),
        ("fuzz", ("espionage", "--games", "-1")),
        ("fuzz", ("espionage", "--thorough", "nan")),
        ("fuzz", ("espionage", "--seats", "7")),
        ("story", ("espionage", "--games", "0")),
        ("lab.arena", ("espionage", "--seats", "easy,easy", "--workers", "0")),
        ("lab.arena", ("espionage", "--seats", "easy,easy", "--time", "nan")),
        ("lab.balance", ("espionage", "--workers", "0")),
        ("lab.balance", ("espionage", "--seats", "x")),
    ],
)
def test_a_tool_refuses_a_number_it_cannot_use(
    tool: str, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = import_module(f"tools.{tool}").main(arguments)
    except SystemExit as left:
        code = left.code
    assert code == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert len(told) < 1_000


@pytest.mark.parametrize("verb", ["", "play", "watch", "resume", "replay", "saves", "rules"])
def test_every_command_has_help(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*([verb] if verb else []), "--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    assert "⟨" not in told
    assert "usage: overton" in told


def test_game_can_be_watched_listed_checked_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "espionage", "--seats", "easy,easy", "--level", "duel_of_bots", "--terminal"]) == 0
    [path] = (tmp_path / "home" / "saves").iterdir()
    capsys.readouterr()
    assert main(["saves"]) == 0
    assert f"{path}\n    1955, " in capsys.readouterr().out
    assert main(["replay", str(path), "--check"]) == 0
    loaded = load(path, rules_of)
    assert loaded.recorded is not None
    assert capsys.readouterr().out == f"ok: {loaded.good} answers, {loaded.recorded.table.digest}\n"
    assert main(["replay", str(path)]) == 0
    assert "wins" in capsys.readouterr().out


def test_damaged_record_fails_the_check_and_the_place_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["watch", "espionage", "--seats", "easy,easy", "--level", "shortened", "--terminal"])
    [path] = (tmp_path / "home" / "saves").iterdir()
    path.write_bytes(path.read_bytes().replace(b"\n9 ", b"\n9  "))
    capsys.readouterr()
    assert main(["replay", str(path), "--check"]) == 1
    told = capsys.readouterr()
    assert told.err == "The record is damaged from answer 9 on; the 8 before it are good.\n"
    assert told.out == ""


def test_game_can_be_left_and_resumed_through_a_pipe() -> None:
    left = run("play", "espionage", "--seats", "you,you", "--terminal", "--seed", "3", typed="P\n1\n\n")
    assert (left.returncode, left.stderr) == (0, "")
    assert "overton resume" in left.stdout
    again = run("resume", "--terminal", typed="P\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert "is taken: choose your home" in again.stdout


def test_without_a_screen_the_window_offers_the_terminal() -> None:
    told = run("play", "espionage", DISPLAY="", WAYLAND_DISPLAY="", SDL_VIDEODRIVER="x11")
    assert told.returncode == 1
    assert "--terminal" in told.stderr
    assert "Traceback" not in told.stderr


def test_saves_are_read_only_up_to_the_resumed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chairs = rules_of("goofspiel"), (YOU, "random")
    begun = [start(folders.saves(), game, setup("goofspiel", 2, seed=seed), chairs) for seed in range(5)]
    for age, recorded in enumerate(begun):
        recorded.play(recorded.table.state.options[0])
        path = recorded.journal.path
        assert path is not None
        os.utime(path, (1e9 - age, 1e9 - age))
    read = list[Path]()

    def glance(path: Path) -> journal.Saved:
        read.append(path)
        return journal.glance(path)

    monkeypatch.setattr(command_line, "glance", glance)
    assert command_line._last_played() == begun[0].journal.path
    assert read == [begun[0].journal.path]


def test_game_to_resume_is_the_newest_one_a_person_started() -> None:
    """The window used to resume a person's game, but the terminal opened one that only bots had played."""
    game, opening = rules_of("goofspiel"), setup("goofspiel", 2, seed=1)
    begun = [start(folders.saves(), game, opening, chairs) for chairs in ((YOU, "random"), ("random",) * 2)]
    for recorded in begun:
        recorded.play(recorded.table.state.options[0])
    start(folders.saves(), game, opening, (YOU, "random"))
    assert command_line._last_played() == begun[0].journal.path
    every, _ = journal.saves(folders.saves())
    assert [saved.path for saved in every if saved.to_continue] == [begun[0].journal.path]


def test_nothing_to_resume_and_no_saves_are_announced(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["saves"]) == 0
    assert "There are no saved games" in capsys.readouterr().out
    assert main(["resume"]) == 1
    assert "There is no unfinished game" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["room/words.en.toml", "espionage/words.en.toml", "espionage/box.toml"])
def test_torn_file_is_reported_in_one_sentence_that_names_it(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    levels = tmp_path / "levels"
    shutil.copytree(content.root(), levels)
    (levels / name).write_text("torn = ", encoding="utf-8")
    monkeypatch.setattr(content, "root", lambda: levels)
    core_words.words_in.cache_clear()
    core_box.box_in.cache_clear()
    try:
        assert main(["play", "espionage", "--terminal"]) == 1
    finally:
        core_words.words_in.cache_clear()
        core_box.box_in.cache_clear()
    told = capsys.readouterr().err
    assert told.startswith(f"{name}: ")
    assert told.count("\n") == 1


def test_rules_can_be_searched_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "espionage", "mercenary", "block"]) == 0
    assert "ES-MERC" in capsys.readouterr().out
    assert main(["rules", "espionage", "zebra"]) == 1


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second = (
        run("play", "espionage", "--seats", "you,you", "--terminal", "--seed", "7", typed="\n").stdout
        for _ in "ab"
    )
    assert first.split("The game is saved;")[0] == second.split("The game is saved;")[0]
