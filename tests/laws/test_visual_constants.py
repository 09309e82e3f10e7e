"""Type sizes and colours are named in the theme, and boards and scenes contain few literal numbers."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.client

CLIENT = Path(game.client.__file__).parent
THEME = CLIENT / "kit" / "theme.py"
SOURCES = [path for path in sorted(CLIENT.rglob("*.py")) if path != THEME]
PLAIN = (0, 1, 2)
"""Numbers that need no name: nothing, one, both; half and double."""
CEILINGS = {"boards": 598, "scenes": 342, "table": 116}
"""The most other numbers per folder, for what is specific to it. It may be lowered, never raised."""
MAKERS = ("kit", "world")
"""Folders that make pixel images, where a tuple of numbers isn't a page's colour."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def calls(source: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call with the called name."""
    for node in ast.walk(source):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=called) | ast.Attribute(attr=called):
                    yield called, node


def sizes(source: ast.Module) -> Iterator[int]:
    """Yield the lines with a numeric type size: `.at(13)`, `size=13`, a new role."""
    for called, node in calls(source):
        literal = called == "at" and len(node.args) == 1 and number(node.args[0])
        named = any(keyword.arg == "size" and number(keyword.value) for keyword in node.keywords)
        if called == "Type" or literal or named:
            yield node.lineno


def codes(source: ast.Module) -> Iterator[int]:
    """Yield the lines with a colour code: `tone("#...")`."""
    for called, node in calls(source):
        if called == "tone" and isinstance(node.args[0], ast.Constant):
            yield node.lineno


def mixed(source: ast.Module) -> Iterator[int]:
    """Yield the lines with a colour as three numbers."""
    for _, node in calls(source):
        for given in (*node.args, *(keyword.value for keyword in node.keywords)):
            if isinstance(given, ast.Tuple) and len(given.elts) == 3 and all(map(number, given.elts)):
                yield given.lineno


def spelt(source: ast.Module) -> int:
    """Return how many literal numbers a module has apart from the plain ones."""
    return sum(number(node) and getattr(node, "value", 0) not in PLAIN for node in ast.walk(source))


def test_only_the_theme_defines_sizes_and_colours() -> None:
    found = []
    for path in SOURCES:
        source, name = tree(path), path.relative_to(CLIENT)
        lines = [*sizes(source), *codes(source), *(mixed(source) if name.parts[0] not in MAKERS else ())]
        found += [f"{name}:{line}" for line in lines]
    assert found == []


@pytest.mark.parametrize("folder", CEILINGS)
def test_few_numbers_are_spelled_out(folder: str) -> None:
    sources = [path for path in SOURCES if path.is_relative_to(CLIENT / folder)]
    assert sum(spelt(tree(path)) for path in sources) <= CEILINGS[folder], (
        "name it in the theme, take a distance that is there, or let the flow find it"
    )


@pytest.mark.parametrize(
    "line",
    [
        'canvas.text(x, y, "a", theme.BODY.at(13))',
        'ui.button("b", rect, "b", None, size=13)',
        "canvas.rect(rect, (12, 40, 60))",
        'canvas.rect(rect, theme.tone("#123456"))',
        "ROLE = Type(13)",
    ],
)
def test_law_finds_a_planted_fault(line: str) -> None:
    source = ast.parse(line)
    assert [*sizes(source), *codes(source), *mixed(source)] == [1]


def test_spelled_out_numbers_are_counted() -> None:
    assert spelt(ast.parse("rect.inflate(4, 2 * 6), 0.5 * 1, True, 'x', -3")) == 4
