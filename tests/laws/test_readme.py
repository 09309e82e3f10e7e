"""Every command in README.md works as written; slow ones run in a small version."""

import io
import re
import sys
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from shlex import split
from typing import Any

import pytest

from game import command_line as overton
from game import folders
from game.client import kiosk
from game.client.kit.settings import LIMITS
from game.core.content.box import box
from game.core.content.languages import languages
from game.core.files.code import code
from game.core.files.journal import load, start
from game.machine.mistakes import LADDER
from game.machine.rivals import RIVALS
from game.titles import on_show, rules_of, setup

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
TOOLS = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Tools\n")[2]
FENCED = re.findall(r"^```\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
QUOTED = re.findall(r"`((?:overton|python|pytest|pip)\b[^`]*)`", README + TOOLS)
COMMANDS = tuple(
    dict.fromkeys(
        part.strip()
        for text in (*FENCED, *QUOTED)
        for part in text.split("&&")
        if re.match(r"\s*(overton|python|pytest|pip)\b", part)
    )
)
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SMALL = {
    "tools.lab.arena": ("--games", "1", "--workers", "1", "--simulations", "2", "--quiet"),
    "tools.lab.balance": ("--games", "1", "--workers", "1", "--player", "random"),
    "tools.fuzz": ("--games", "1", "--cores", "1"),
    "tools.content": ("goofspiel",),
    "tools.shots": ("set_up", "--title", "goofspiel"),
    "sphinx": ("--version",),
}
"""Small numbers that shorten a tool's command to a second. All other tools print their help page."""


@pytest.fixture(autouse=True)
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """A home folder with one game, a keyboard without input, and a list of what a window would have opened."""
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    opened = list[tuple[object, ...]]()

    def opens(*begin: object, language: str = "") -> int:
        opened.append(begin)
        return 0

    monkeypatch.setattr(overton, "_window", opens)
    monkeypatch.setattr(kiosk, "run", lambda locked: opened.append((locked,)))
    played = start(folders.saves(), rules_of("espionage"), setup("espionage", 2), ("you", "fair"), ("Ada", "Bot"))
    for _ in range(3):
        played.play(played.table.state.options[0])
    played.mark_as_practice()  # only practice games may reveal hands
    return opened


def test_readme_contains_enough_commands() -> None:
    assert {"overton", "pytest", "pip install ."} <= set(COMMANDS)
    assert len(COMMANDS) > 15


@pytest.mark.parametrize("command", [text for text in COMMANDS if text.startswith("overton")])
def test_every_game_command_in_the_readme_can_be_typed(command: str, window: list[tuple[object, ...]]) -> None:
    saved = next(folders.saves().glob("*.journal"))
    sent = code(overton._usable(load(saved, rules_of)))
    stands_for = {"you,mybot.py": f"you,{ROOT / 'docs' / 'bots' / 'first.py'}", "40": "2"} | {
        "FILE": str(saved),
        "OV1-...": sent,
        "OUT.md": str(saved.with_suffix(".md")),
    }
    words = [stands_for.get(word, word) for word in split(command)[1:]]
    if words[:1] == ["film"]:
        pytest.skip("it needs an encoder: tests/client/test_film.py")
    if words == ["--version"]:
        assert explained(lambda: overton.main(words)) == 0
        return
    quick = {"review": ["--simulations", "10"], "branch": ["--practice"]}.get((words or [""])[0], [])
    assert overton.main([*words, *quick]) == 0
    told = {
        "circuit",
        "replay",
        "saves",
        "rules",
        "review",
        "code",
        "lesson",
        "learn",
        "branches",
        "stats",
        "licences",
    }
    told |= {"circuit", "prove"}
    in_text = {*told, "--terminal", "--plain", "--puzzle", "--line"} & set(words)
    assert bool(window) != bool(in_text), "all else opens the window"


@pytest.mark.parametrize("command", [text for text in COMMANDS if text.startswith("python -m tools.")])
def test_every_tool_command_in_the_documents_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python, dash_m, name, *words = split(command)
    assert (python, dash_m) == ("python", "-m")
    words = [str(tmp_path) if word == "DIR" else word for word in (*words, *SMALL.get(name, ("--help",)))]
    monkeypatch.setattr(sys, "argv", [name, *words])
    folder = (ROOT / name.replace(".", "/")).is_dir()
    main: Callable[[], int | None] = import_module(f"{name}.__main__" if folder else name).main
    assert not (explained(main) if "--help" in words else main())


def explained(main: Callable[[], int | None]) -> object:
    """Return the exit code of a program asked for its help."""
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code


@pytest.mark.parametrize("command", [text for text in COMMANDS if text.startswith("pip")])
def test_every_extra_and_script_to_install_exists(command: str) -> None:
    extras = re.findall(r"\[(\w+)\]", command)
    assert all(PROJECT["optional-dependencies"][extra] for extra in extras)
    module, _, function = PROJECT["scripts"]["overton"].partition(":")
    assert callable(getattr(import_module(module), function))


@pytest.mark.parametrize("command", [text for text in COMMANDS if text.startswith("pytest")])
def test_readmes_test_commands_exist(command: str, pytestconfig: pytest.Config) -> None:
    for option in split(command)[1:]:
        assert pytestconfig.getoption(option) in (True, False)
    assert any(package.startswith("pytest>") for package in PROJECT["optional-dependencies"]["dev"])


NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
"""The numbers that README spells out, starting with two."""
CALLED = {"en": "English", "it": "Italian"}


def in_words(number: int) -> str:
    """Return a number as README writes it."""
    return NUMBERS[number - 2] if 2 <= number <= 12 else str(number)


def test_readme_states_players_and_minutes_of_every_title() -> None:
    """This holds for every title on README's shelf; a title of somebody's own needn't be on it."""
    shelf = dict(re.findall(r"\*\*([^*]+)\*\* \(([a-z ]+, \d+ to \d+[^)]*)\)", README.replace("\n", " ")))
    by_name = {found.name: found for found in map(box, on_show())}
    assert len(shelf) > 1, "README has a shelf"
    for name, said in shelf.items():
        found = next(by_name[short] for short in by_name if name.startswith(short))
        fewest, most = map(in_words, found.seats)
        seats, _, minutes = said.partition(", ")
        assert seats.removesuffix(" seats") == (fewest if fewest == most else f"{fewest} to {most}"), name
        assert minutes.removesuffix(" minutes") == "{} to {}".format(*found.minutes), name


def test_readme_counts_correctly() -> None:
    text, pebbles = " ".join(README.split()), ROOT / "docs" / "titles" / "pebbles"
    assert f"a ladder of {in_words(RIVALS)} rivals" in text
    assert f"after {', '.join(map(str, LADDER[:-1]))} and {LADDER[-1]} days" in text
    assert "Text scales from {} to {} times".format(*LIMITS["text_scale"]) in text
    assert f"**{' and '.join(CALLED[each] for each in languages())}**" in text
    assert f"Python {PROJECT['requires-python'].removeprefix('>=')} or later" in text
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in pebbles.iterdir() if path.is_file())
    for name in ("CONTRIBUTING.md", "docs/games.md"):
        assert f"of {lines} lines" in (ROOT / name).read_text("utf-8"), name


PATHS = re.compile(r"\]\(([\w./-]+)\)|`((?:game|ai|tools|tests)/[\w/.]+)`")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_file_that_a_document_names_exists(document: str) -> None:
    named = {linked or quoted for linked, quoted in PATHS.findall((ROOT / document).read_text("utf-8"))}
    assert named
    assert [name for name in sorted(named) if "mygame" not in name and not (ROOT / name).exists()] == []


def test_every_promise_has_a_proof() -> None:
    """Every promise in README is listed in docs/proof.md beside an existing command."""
    proof = (ROOT / "docs" / "proof.md").read_text("utf-8")
    promised = re.findall(r"^- \*\*([^*]+?)[.,]?\*\*", README, re.MULTILINE)
    rows = dict(re.findall(r"^\| ([^|`]+?) \| (`[^|]+) \|$", proof.partition("## Rules")[0], re.MULTILINE))
    assert list(rows) == promised
    for proven in rows.values():
        for command in re.findall(r"`((?:python|pytest)\b[^`]*)`", proven):
            for word in split(command):
                if word.startswith("tests/"):
                    assert (ROOT / word).exists(), command
                elif word.startswith("tools."):
                    assert import_module(word), command


def test_every_promise_is_tested_and_nothing_is_called_proven() -> None:
    proof = (ROOT / "docs" / "proof.md").read_text("utf-8")
    promised = [each.rstrip(".") for each in re.findall(r"^- \*\*(.+?)\*\*", README, re.MULTILINE)]
    table = proof.partition("| promise | tried by |\n")[2].partition("\n\n")[0]
    assert re.findall(r"^\| (\w[^|]*) \| .*`", table, re.MULTILINE) == promised
    assert "proven" not in README
