"""The compiled engine: dataclasses are written out faithfully, and both engines play and judge alike."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from game.titles import SHELF
from tests.tools.judged import judged
from tools.compile import BUILT, ROOT, Source, compile_into, modules

SAMPLE = """
from dataclasses import dataclass
from game.core.agenda import Ask, Position
from game.core.frozen import frozen

@frozen
class Sum(Ask[Position]):
    least: int = 1

@frozen
class Pair:
    one: int
    other: tuple[int, ...] = ()

@dataclass(kw_only=True)
class State(Position):
    purse: int
"""


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A module with its dataclasses written out, run by Python."""
    root = tmp_path_factory.mktemp("root")
    (root / "ai").mkdir()
    for folder in ("game/core", "ai/search"):
        (root / folder).mkdir(parents=True)
    for name in ("agenda", "position"):
        source = (ROOT / f"game/core/{name}.py").read_text("utf-8")
        (root / f"game/core/{name}.py").write_text(source, encoding="utf-8")
    (root / "ai/search/tree.py").write_text(SAMPLE, encoding="utf-8")
    written = root / "written.py"
    written.write_text(Source(root).written_out("ai.search.tree"), encoding="utf-8")
    spec = spec_from_file_location("written", written)
    assert spec is not None and spec.loader is not None  # noqa: PT018
    module = sys.modules["written"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules["written"]


def test_generated_class_is_made_compared_and_shown_like_a_dataclass(sample: Any) -> None:
    pair = sample.Pair(1, (2,))
    assert pair == sample.Pair(one=1, other=(2,)) != sample.Pair(1)
    assert len({pair, sample.Pair(1, (2,)), sample.Pair(1)}) == 2
    assert repr(pair) == "Pair(one=1, other=(2,))"
    match pair:
        case sample.Pair(one, other):
            assert (one, other) == (1, (2,))
        case _:
            pytest.fail("it is a pair")


def test_fields_of_a_base_in_another_module_come_first(sample: Any) -> None:
    asked = sample.Sum(1, 5)
    assert (asked.seat, asked.least, asked.kind) == (1, 5, "sum")
    assert sample.Sum(1).least == 1


def test_generated_class_can_be_replaced_pickled_and_copied(sample: Any) -> None:
    pair, state = sample.Pair(1), sample.State(purse=4, chance=7)
    assert replace(pair, one=3) == sample.Pair(3)
    assert pickle.loads(pickle.dumps(state)) == state
    twin = state.copy()
    twin.purse = 5
    assert (state.purse, twin.purse, twin.chance) == (4, 5, 7)


def test_only_listed_modules_are_compiled() -> None:
    compiled = {path.name for path in modules()}
    assert {"agenda.py", "rules.py", "mcts.py", "prior.py"} <= compiled
    assert not {"faces.py", "levels.py", "events.py"} & compiled


@pytest.fixture(scope="module")
def built() -> Path:
    """The compiled tree."""
    compile_into()
    return BUILT


def run(tree: Path, *arguments: str) -> str:
    """Run a module of the compiled tree."""
    told = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=tree, env=told, capture_output=True, text=True, check=True).stdout


@pytest.mark.long
def test_the_compiled_engine_says_so(built: Path) -> None:
    assert run(built, "game", "--version").strip().endswith("compiled")


@pytest.mark.long
@pytest.mark.parametrize("name", SHELF)
def test_compiled_stories_take_the_same_course(built: Path, name: str) -> None:
    run(built, "tools.story", name)


@pytest.mark.long
@pytest.mark.parametrize("name", SHELF)
def test_laws_hold_in_compiled_games(built: Path, name: str) -> None:
    run(built, "tools.fuzz", name, "--games", "20")


@pytest.mark.long
def test_title_from_elsewhere_is_played_with_the_compiled_engine(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its classes inherit from the engine's, and can't inherit from compiled ones."""
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))
    monkeypatch.setenv("OVERTON_TITLES", str(ROOT / "docs" / "titles"))
    told = run(built, "game", "--language", "en", "prove", "pebbles", "--games", "3")
    assert told.startswith("Pebbles keeps every law")


@pytest.mark.long
def test_compiled_games_take_the_same_course(built: Path) -> None:
    assert "0 of them different" in run(built, "tools.fingerprints", "--both", "--games", "100")


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in SHELF if name != "goofspiel"])
def test_both_engines_judge_the_same(built: Path, name: str) -> None:
    compiled = [json.loads(line) for line in run(built, "tests.tools.judged", name).splitlines()]
    for (kind, print_, numbers), (other, other_print, others) in zip(judged(name), compiled, strict=True):
        assert (kind, print_) == (other, other_print)
        for one, two in zip(numbers, others, strict=True):
            assert one == pytest.approx(two, abs=1e-9)
