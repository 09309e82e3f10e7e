"""The match scene was one class of 38 attributes and 73 methods; its parts stay separate and small."""

import ast
from pathlib import Path

SCENE = Path(__file__).parents[2] / "game/client/match/scene.py"
LINES, ATTRIBUTES, METHOD = 350, 15, 30
"""The most lines of the scene, attributes of it, and lines of a method."""


def test_house_7_the_scene_of_a_match_stays_small() -> None:
    text = SCENE.read_text("utf-8")
    (match,) = (node for node in ast.parse(text).body if isinstance(node, ast.ClassDef))
    methods = [node for node in match.body if isinstance(node, ast.FunctionDef)]
    stored = {
        node.attr
        for node in ast.walk(match)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    assert len(text.splitlines()) <= LINES
    assert len(stored) <= ATTRIBUTES, sorted(stored)
    long = [node.name for node in methods if (node.end_lineno or 0) - node.lineno >= METHOD]
    assert not long
