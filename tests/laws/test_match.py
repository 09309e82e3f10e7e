"""The match scene stays small, and faces see a game only through its sitting.

The scene used to be one class with 38 attributes and 73 methods.
"""

import ast
from pathlib import Path

import pytest

GAME = Path(__file__).parents[2] / "game"
LINES, ATTRIBUTES, IMPORTS, METHOD = 250, 20, 30, 30
"""The most lines in a scene module, attributes of the scene class, imports, and lines in a method."""


@pytest.mark.parametrize("module", ["scene", "painting"])
def test_the_scene_of_a_match_stays_small(module: str) -> None:
    text = (GAME / f"client/match/{module}.py").read_text("utf-8")
    tree = ast.parse(text)
    (match,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
    methods = [node for node in match.body if isinstance(node, ast.FunctionDef)]
    stored = {
        node.attr
        for node in ast.walk(match)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    assert len(text.splitlines()) <= LINES
    assert sum(isinstance(node, ast.Import | ast.ImportFrom) for node in tree.body) < IMPORTS
    assert len(stored) <= ATTRIBUTES, sorted(stored)
    long = [node.name for node in methods if (node.end_lineno or 0) - node.lineno >= METHOD]
    assert not long


FACES = [
    *(path for room in ("match", "table", "boards") for path in (GAME / "client" / room).rglob("*.py")),
    *(GAME / "terminal/boards").glob("*.py"),
    *(
        GAME / "terminal" / f"{name}.py"
        for name in ("teletype", "transcript", "why", "coaching", "lessons", "puzzling")
    ),
]
"""The modules that show a game in progress. Reviews and replays read a whole record."""
BEHIND = {"table"}
"""Attributes that bypass a sitting's eyes; `finished` is the table of a game that is over."""


def test_a_face_sees_a_game_only_through_its_sitting() -> None:
    found = {
        f"{path.relative_to(GAME)}:{node.lineno}: .{node.attr}"
        for path in FACES
        for text in [path.read_text("utf-8")]
        for node in (ast.walk(ast.parse(text)) if any(f".{name}" in text for name in BEHIND) else ())
        if isinstance(node, ast.Attribute) and node.attr in BEHIND
    }
    assert not found
