"""Nothing is cached by an object's address, because another object may get it a moment later."""

import ast
from pathlib import Path

import pytest

from game.core.identity import Identity

ROOT = Path(__file__).parents[2]
HOLDING = {
    "game/core/identity.py",
    "ai/facts.py",
    "ai/heuristics/espionage/rows.py",
    "ai/heuristics/ideology/regions.py",
}
"""Where addresses are used as keys, each stored beside a reference to its object."""
SOURCES = [path for folder in ("game", "ai") for path in sorted((ROOT / folder).rglob("*.py"))]


def addresses(text: str) -> list[int]:
    """Return the lines in which `id` is called."""
    nodes = ast.walk(ast.parse(text)) if "id(" in text else ()  # parsing takes long
    return [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id"
    ]


def test_only_containers_are_addressed() -> None:
    found = {str(path.relative_to(ROOT)): addresses(path.read_text("utf-8")) for path in SOURCES}
    assert {name for name, lines in found.items() if lines} == HOLDING


@pytest.mark.parametrize("line", ["key = (id(state), seat)", "seen[id(view)] = 1"])
def test_law_finds_a_planted_fault(line: str) -> None:
    assert addresses(line) == [1]


def test_identity_equals_only_itself_and_keeps_its_thing() -> None:
    first, second = [1], [1]
    assert Identity(first) == Identity(first) != Identity(second)
    assert Identity(first).thing is first
    assert {Identity(first): 1}[Identity(first)] == 1
