"""Faults are planted only where a function runs, and the tool tells caught ones from survivors."""

import ast
import gc
import os
import signal
from pathlib import Path

import pytest

from tools.lab import mutate
from tools.lab.mutate import Mutant, faults, plant, planted

SOURCE = '''"""A module."""
from functools import cache
LIMIT = 3


def small(number: int = 2) -> bool:
    assert number < 1000, "an assertion is no rule"
    if number < 3 and not number == 1:
        return number + 1 > 0
    return False


@cache
def double(number: int) -> int:
    return number * 2


def evens(numbers: list[int]) -> list[int]:
    return [each for each in numbers if each % 2 == 0]


class Inner(dict):
    def __init__(self) -> None:
        super().__init__()
'''


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A source file under its own root."""
    (tmp_path / "sample.py").write_text(SOURCE)
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    return "sample.py"


def test_faults_are_planted_where_a_function_runs(source: str) -> None:
    found = {(fault.lines[0], fault.how) for fault in faults(source)}
    assert {line for line, _ in found} == {8, 9, 10, 15, 19, 24}
    assert {how for line, how in found if line == 8} == {
        "always",
        "never",
        "and/or",
        "comparison",
        "not",
        "constant",
    }
    assert len({fault.key for fault in faults(source)}) == len(list(faults(source)))


def wrong(source: str, line: int, how: str) -> Mutant:
    """Return the fault of this kind in a line."""
    return next(fault for fault in faults(source) if (fault.lines[0], fault.how) == (line, how))


@pytest.mark.parametrize(
    ("line", "how", "now"),
    [
        (8, "and/or", "number < 3 or not number == 1"),
        (8, "not", "number < 3 and number == 1"),
        (8, "never", "if False:"),
        (9, "arithmetic", "number - 1 > 0"),
        (9, "returns None", "return None"),
        (10, "constant", "return True"),
        (15, "arithmetic", "number + 2"),
        (19, "always", "[each for each in numbers]"),
        (24, "left out", "if False:\n            super().__init__()"),
    ],
)
def test_fault_changes_the_code_as_described(source: str, line: int, how: str, now: str) -> None:
    text = ast.unparse(planted(wrong(source, line, how)))
    assert now in text
    assert now not in ast.unparse(ast.parse(SOURCE))


def test_fault_that_waits_forever_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "WAITS", 0.01)
    assert mutate._forked(lambda: int(os.read(os.pipe()[0], 1)), 0) == -signal.SIGALRM


def test_fault_also_reaches_wrapped_functions(source: str, tmp_path: Path) -> None:
    there: dict[str, object] = {}
    exec(compile(SOURCE, str(tmp_path / source), "exec"), there)
    double = there["double"]
    assert callable(double)
    gc.freeze()  # as when the tests start; no fault was planted in what they had imported by then
    assert plant(wrong(source, 15, "arithmetic"))
    gc.freeze()
    assert double(5) == 7


def test_survived_faults_are_listed_with_the_share_found() -> None:
    fault = {"file": "a.py", "lines": [3, 3], "how": "constant", "text": "return 1"}
    told = list(mutate.told([{**fault, "result": "found"}, {**fault, "result": "survived"}]))
    assert told == ["a.py:3: survived: constant: return 1", "1 of 2 found: 50.0%"]
