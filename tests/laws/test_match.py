"""The match scene stays small, its parts change themselves, and faces see a game only through its sitting.

The scene used to be one class with 38 attributes and 73 methods.
"""

import ast
from collections.abc import Iterator
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


WRITES = {"client/match": 29, "terminal": 6}
"""The most assignments to another object's attributes in each folder; these numbers must only go down."""


def foreign_writes(source: str) -> Iterator[str]:
    """Yield the attributes of other objects that a source assigns to."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name("self" | "cls")):
                pass
            case ast.Attribute(ctx=ast.Store()):
                yield f"{node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("folder", WRITES)
def test_objects_change_their_own_attributes(folder: str) -> None:
    """The parts of the scene once wrote each other's attributes in 113 places, two flags of a question in 15."""
    paths = sorted((GAME / folder).rglob("*.py"))
    found = [f"{path.name}:{each}" for path in paths for each in foreign_writes(path.read_text("utf-8"))]
    assert len(found) <= WRITES[folder], found


def test_only_writes_to_other_objects_attributes_are_counted() -> None:
    assert list(foreign_writes("self.a = self.b.c = x.d\ny.e += 1\nself.f, z.g = 1, 2")) == [
        "1: self.b.c",
        "2: y.e",
        "3: z.g",
    ]


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


def test_interface_reaches_the_game_only_through_its_sitting() -> None:
    found = {
        f"{path.relative_to(GAME)}:{node.lineno}: .{node.attr}"
        for path in FACES
        for text in [path.read_text("utf-8")]
        for node in (ast.walk(ast.parse(text)) if any(f".{name}" in text for name in BEHIND) else ())
        if isinstance(node, ast.Attribute) and node.attr in BEHIND
    }
    assert not found
