"""Classes, functions and statements stay small enough to be read at once; few lines are formatted by hand."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [path for folder in ("game", "ai", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
METHODS, LINES = 30, 45
BY_HAND = 29  # tables that would double in length


def too_large(source: str) -> Iterator[str]:
    """Yield the name and size of each class and function that is too large."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            methods = sum(isinstance(each, functions) for each in node.body)
            if methods > METHODS:
                yield f"{node.name}: {methods} methods"
        elif isinstance(node, functions):
            lines = (node.end_lineno or 0) - node.lineno + 1
            if lines > LINES:
                yield f"{node.name}: {lines} lines"


@pytest.mark.parametrize("folder", ["game", "ai", "tools"])
def test_every_class_and_function_is_within_its_size_limit(folder: str) -> None:
    paths = [path for path in SOURCES if path.is_relative_to(ROOT / folder)]
    assert paths
    found = {str(path.relative_to(ROOT)): list(too_large(path.read_text("utf-8"))) for path in paths}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("keyword", ["def", "async def"])
def test_law_finds_only_faults_beyond_its_limits(keyword: str) -> None:
    body = "    pass\n" * (LINES - 1)
    assert list(too_large(f"{keyword} f():\n{body}")) == []
    assert list(too_large(f"{keyword} f():\n{body}    pass\n")) == [f"f: {LINES + 1} lines"]
    methods = "".join(f"    {keyword} m{number}(self): ...\n" for number in range(METHODS))
    assert list(too_large(f"class C:\n{methods}")) == []
    assert list(too_large(f"class C:\n{methods}    {keyword} more(self): ...\n")) == [f"C: {METHODS + 1} methods"]


SEVERAL = re.compile(r"^\s*[^\s#]+(, \*?[^\s,]+){2,} = ", re.MULTILINE)
"""A line that sets three or more names."""


def packed(source: str) -> Iterator[str]:
    """Yield the statements that set three or more names, several of them to computed values of different kinds."""
    for node in ast.walk(ast.parse(source)) if SEVERAL.search(source) else ():  # parsing takes long
        match node:
            case ast.Assign(targets=[ast.Tuple()], value=ast.Tuple(elts=values)) if len(values) > 2:
                computed = [each for each in values if not _is_plain(each)]
                if len(computed) > 1 and len({_kind(each) for each in values}) > 1:
                    yield ast.unparse(node)


def _is_plain(value: ast.expr) -> bool:
    while isinstance(value, ast.Attribute | ast.UnaryOp):
        value = value.value if isinstance(value, ast.Attribute) else value.operand
    return isinstance(value, ast.Constant | ast.Name)


def _kind(value: ast.expr) -> str:
    return ast.unparse(value.func) if isinstance(value, ast.Call) else type(value).__name__


def test_no_statement_assigns_three_unlike_values() -> None:
    sources = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py"))]
    found = {str(path.relative_to(ROOT)): list(packed(path.read_text("utf-8"))) for path in sources}
    assert {path: statements for path, statements in found.items() if statements} == {}
    assert list(packed("a, b, c = f(x), g(y), 0"))
    assert not list(packed("a, b, c = f(x), f(y), f(z)"))
    assert not list(packed("a, b, c = f(x), y, 0"))
    assert not list(packed("a, b = f(x), g(y)"))


def test_few_places_are_excluded_from_the_formatter() -> None:
    sources = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py"))]
    assert sum(path.read_text("utf-8").count("# fmt: " + "skip") for path in sources) <= BY_HAND
