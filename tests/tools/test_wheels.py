"""Wheels: which are built with machine code, and that none fails for lack of a compiler."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

from ai.players import MctsPlayer
from game import pure
from game.core.record import kept_by_seat
from game.titles import SHELF, rules_of, setup
from tools import compile as compiling
from tools import fingerprints, wheel, wheels
from tools.batches import Batches
from tools.compile import ASKED, CANNOT, NEWEST, OLDEST, ROOT, Source
from tools.lock import LOCKED

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CIBUILDWHEEL = PROJECT["tool"]["cibuildwheel"]
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")


# --- what cibuildwheel is told ----------------------------------------------------------------------------


def test_cibuildwheel_builds_every_python_that_supports_machine_code() -> None:
    can = [f"cp{OLDEST[0]}{minor}-*" for minor in range(OLDEST[1], NEWEST[1] + 1)]
    assert CIBUILDWHEEL["build"] == can
    assert PROJECT["project"]["requires-python"] == f">={OLDEST[0]}.{OLDEST[1]}"


def test_cibuildwheel_asks_for_machine_code() -> None:
    assert CIBUILDWHEEL["environment"] == {ASKED: "1"}


def test_cibuildwheel_compares_both_engines_in_every_wheel() -> None:
    python, safe, script, *arguments = CIBUILDWHEEL["test-command"].split()
    assert (python, safe) == ("python", "-P")
    assert Path(script.replace("{project}", str(ROOT))) == wheels.FINGERPRINTS
    assert fingerprints.arguments(arguments).both


@pytest.mark.parametrize("system", ["ubuntu-latest", "ubuntu-24.04-arm", "windows-latest", "macos-15-intel"])
def test_workflow_runs_cibuildwheel_on_every_system(system: str) -> None:
    (systems,) = re.findall(r"^ +os: \[(.*)\]$", WORKFLOW, re.MULTILINE)
    assert system in systems.split(", ")
    assert "pypa/cibuildwheel@" in WORKFLOW


# --- the hook that hatch runs -----------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment that asks for machine code but has no C compiler."""
    monkeypatch.setenv(ASKED, "1")
    monkeypatch.setenv("CC", str(ROOT / "no-compiler"))


def needed() -> list[str]:
    """Return what hatch requires before it builds a wheel."""
    return [*WheelBuilder(str(ROOT)).config.dependencies]


def test_wheel_needs_a_compiler_only_if_machine_code_is_requested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ASKED, raising=False)
    assert needed() == []
    monkeypatch.setenv(ASKED, "0")
    assert needed() == []
    monkeypatch.setenv(ASKED, "1")
    assert {re.split("[=>]", each)[0] for each in needed()} == {"mypy[mypyc]", "numpy", "setuptools"}


def test_machine_code_is_built_with_pinned_packages(asked: None) -> None:
    locked = LOCKED.read_text("utf-8")
    extra = {
        each.name: each for each in map(Requirement, PROJECT["project"]["optional-dependencies"][wheel.EXTRA])
    }
    exacts = [Requirement(each) for each in needed()]
    assert {each.name for each in exacts} == set(extra)
    for exact in exacts:
        (pin,) = exact.specifier
        assert f"\n{exact.name}{pin} " in locked
        assert extra[exact.name].specifier.contains(pin.version)


def test_imports_of_compiled_modules_are_there_when_a_wheel_is_built(asked: None) -> None:
    """A build has only what it asks for, and mypyc fails at an import without types."""
    trees = Source(ROOT).trees.values()
    nodes = [node for tree in trees for node in ast.walk(tree)]
    imported = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    packages = {name.partition(".")[0] for name in imported} - {"game", "ai"} - sys.stdlib_module_names
    assert packages <= {Requirement(each).name for each in needed()}


def test_hook_and_the_compiler_use_the_same_settings() -> None:
    assert (wheel.ASKED, wheel.CANNOT) == (ASKED, CANNOT)


@pytest.mark.skipif(os.name == "nt", reason="MSVC is not found by CC")
def test_without_a_compiler_the_wheel_is_pure_even_if_code_is_requested(tmp_path: Path, asked: None) -> None:
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path))
    assert Path(built).name.endswith("-py3-none-any.whl")
    names = ZipFile(built).namelist()
    assert {"game/pure.py", "game/levels/espionage/box.toml"} <= set(names)
    assert [name for name in names if name.endswith(tuple(EXTENSION_SUFFIXES))] == []


def hook(root: Path) -> wheel.CompiledEngine:
    """Return the hook as hatch makes it, for its own folder."""
    told = SimpleNamespace(display_warning=print)
    return wheel.CompiledEngine(
        str(root), {}, None, SimpleNamespace(version="1.2.3"), str(root), "wheel", app=told
    )


def test_an_editable_installation_is_left_alone(
    tmp_path: Path, asked: None, capsys: pytest.CaptureFixture[str]
) -> None:
    build_data: dict[str, Any] = {}
    hook(tmp_path).initialize("editable", build_data)
    assert build_data == {}
    assert "tools.compile" in capsys.readouterr().out


def test_failing_compiler_does_not_make_a_pure_wheel(
    tmp_path: Path, asked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(command: list[str], **_: Any) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", fails)
    with pytest.raises(subprocess.CalledProcessError):
        hook(tmp_path).initialize("standard", {"force_include": {}})


def test_compiled_wheel_contains_machine_code_beside_the_source(
    tmp_path: Path, asked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = [f"overton__mypyc{EXTENSION_SUFFIXES[0]}", f"game/core/chance{EXTENSION_SUFFIXES[0]}"]

    def compiles(command: list[str], **_: Any) -> "subprocess.CompletedProcess[bytes]":
        for name in (*code, "game/core/chance.py", "tools/thing.so"):
            path = Path(command[-1], name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", compiles)
    build_data: dict[str, Any] = {"force_include": {}}
    hook(tmp_path).initialize("standard", build_data)
    assert sorted(build_data["force_include"].values()) == sorted([*code, "game/assets/version.txt"])
    assert (build_data["pure_python"], build_data["infer_tag"]) == (False, True)


@pytest.mark.parametrize(
    ("version", "told"), [((3, 10), "3.10"), ((NEWEST[0], NEWEST[1] + 1), f"{NEWEST[0]}.{NEWEST[1] + 1}")]
)
def test_unsupported_pythons_get_no_machine_code(
    version: tuple[int, int], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
    assert told in compiling.why_not()


# --- the source beside machine code -----------------------------------------------------------------------


def test_source_is_imported_first_on_request(tmp_path: Path) -> None:
    for suffix in (".py", EXTENSION_SUFFIXES[0]):
        (tmp_path / f"agenda{suffix}").touch()
    usual = PathFinder.find_spec("agenda", [str(tmp_path)])
    found = pure.SourceFirst.find_spec("game.core.agenda", [str(tmp_path)])
    assert usual is not None
    assert usual.origin == str(tmp_path / f"agenda{EXTENSION_SUFFIXES[0]}")
    assert found is not None
    assert found.origin == str(tmp_path / "agenda.py")


def test_other_modules_and_folders_are_left_to_python(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    assert pure.SourceFirst.find_spec("numpy.core", [str(tmp_path)]) is None
    assert pure.SourceFirst.find_spec("game.core", [str(tmp_path)]) is None
    assert pure.SourceFirst.find_spec("game") is None


@pytest.mark.parametrize(("value", "asks"), [("1", True), ("yes", True), ("0", False), ("", False)])
def test_variable_requests_the_source(value: str, asks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(pure.PURE, value)
    assert pure.asked() is asks


def test_program_asked_for_its_source_imports_it_first() -> None:
    program = "import sys, ai, game.pure; print(sys.meta_path[0] is game.pure.SourceFirst)"
    for value in ("1", "0"):
        told = {**os.environ, pure.PURE: value}
        done = subprocess.run([sys.executable, "-c", program], env=told, cwd=ROOT, capture_output=True, text=True)
        assert done.stdout.strip() == str(value == "1"), done.stderr


@pytest.fixture(scope="module")
def source() -> Source:
    """All modules that are compiled."""
    return Source(ROOT)


@pytest.mark.parametrize("name", SHELF)
def test_compiler_knows_the_fields_kept_by_seat(source: Source, name: str) -> None:
    shape = type(rules_of(name).new(setup(name)))
    fields = source.fields(shape.__module__, source.classes[shape.__module__, shape.__name__])
    assert tuple(each.name for each in fields if compiling.by_seat(each)) == kept_by_seat(shape)
    assert kept_by_seat(shape) or name != "goofspiel"  # the plain board needs them


# --- fingerprints -----------------------------------------------------------------------------------------


def test_different_games_have_different_fingerprints() -> None:
    one, again, other = fingerprints.play(1), fingerprints.play(1), fingerprints.play(6)
    assert one == again
    assert one.title == other.title == "goofspiel"
    assert one.print != other.print


def test_bots_play_some_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    first = fingerprints.BOTS * len(SHELF) - len(SHELF) + SHELF.index("goofspiel")
    by_bots = fingerprints.play(first)
    monkeypatch.setattr(fingerprints, "BOTS", 1_000)
    assert fingerprints.play(first).print != by_bots.print


@pytest.mark.parametrize("title", SHELF)
def test_no_bot_of_a_fingerprint_plays_by_the_clock(title: str) -> None:
    """On a busy machine, one game in 10,000 used to differ."""
    searching = [each for each in fingerprints._players(title) if isinstance(each, MctsPlayer)]
    assert searching
    assert all(each.budget.simulations and not each.budget.each for each in searching)


def test_fingerprint_script_needs_no_other_file_of_the_checkout() -> None:
    command = [sys.executable, "-P", str(wheels.FINGERPRINTS), "--first", "1", "--games", "1"]
    told = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=told, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1] == fingerprints.line(fingerprints.play(1))
    assert not re.search(r"^(from|import) tools", wheels.FINGERPRINTS.read_text("utf-8"), re.MULTILINE)


def test_engines_are_not_compared_where_there_is_only_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert fingerprints.main(["--both", "--games", "1"]) == 1
    assert "no machine code" in capsys.readouterr().err


def test_a_difference_between_engines_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = [fingerprints.play(1), fingerprints.play(6)]
    changed = [games[0], games[1]._replace(print="another")]
    monkeypatch.setattr(fingerprints, "compiled", lambda: True)
    monkeypatch.setattr(fingerprints, "play", lambda number: games[number])
    for its, code in ((games, 0), (changed, 1)):
        monkeypatch.setattr(fingerprints, "by_source", lambda first, count, its=its: iter(its))
        assert fingerprints.main(["--both", "--games", "2"]) == code
    assert "another" in capsys.readouterr().err


# --- building and trying ----------------------------------------------------------------------------------


def test_only_pythons_that_support_machine_code_are_built_for() -> None:
    found = wheels.interpreters([sys.executable, "no-such-python"])
    can = OLDEST <= sys.version_info[:2] <= NEWEST
    assert [each.version for each in found] == [".".join(map(str, sys.version_info[:2]))] * can


def pair(version: str) -> wheels.Pair:
    """Return two environments that are never used."""
    return wheels.Pair(*[wheels.Installed(version, kind, Path("nowhere")) for kind in ("compiled", "pure")])


def test_comparison_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, int, int]] = []

    def compare(one: wheels.Installed, other: wheels.Installed, first: int, games: int) -> list[str]:
        compared.append((one.version, first, games))
        return ["7 / 8"] if first else []

    monkeypatch.setattr(wheels, "compare", compare)
    pairs = [pair("3.11"), pair("3.12")]
    for games in (60, 130):
        list(wheels.go_on(pairs, Batches(tmp_path / "games.jsonl"), games, float("inf")))
    assert compared == [("3.11", 0, 50), ("3.12", 0, 10), ("3.12", 10, 50), ("3.11", 50, 20)]
    assert wheels.summed(Batches(tmp_path / "games.jsonl")).startswith("130 games")
    assert wheels.summed(Batches(tmp_path / "games.jsonl")).endswith(" 2 different")


def test_a_comparison_stops_when_its_time_is_up(tmp_path: Path) -> None:
    assert list(wheels.go_on([pair("3.11")], Batches(tmp_path / "games.jsonl"), 10, 0.0)) == []


@pytest.mark.parametrize(
    ("said", "compiled", "good"),
    [
        ({False: "Overton 9, compiled", True: "Overton 9, in Python"}, True, True),
        ({False: "Overton 9, in Python", True: "Overton 9, in Python"}, True, False),
        ({False: "Overton 9, compiled", True: "Overton 9, compiled"}, True, False),
        ({False: "Overton 9, in Python", True: "Overton 9, in Python"}, False, True),
    ],
)
def test_wheel_must_report_what_it_is(
    said: dict[bool, str], compiled: bool, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        wheels.Installed,
        "run",
        lambda self, *command, source=False: said[source] if "--version" in command else "",
    )
    one = wheels.Installed("3.11", "overton.whl", tmp_path)
    if good:
        assert [*wheels.tried(one, compiled)][:2] == [said[False], said[True]]
    else:
        with pytest.raises(wheels.Failed, match=r"overton\.whl"):
            list(wheels.tried(one, compiled))
