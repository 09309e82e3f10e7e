"""The folders under levels/ define the shelf: nothing else lists titles, so a new one is never left out."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.titles import SHELF

ROOT = Path(__file__).parents[2]
ELSEWHERE = (Path("tests/titles"), Path("tests/core"))
"""Folders where a title's name may be a card's, and where the content of several titles is broken on purpose."""
FILES = [
    path.relative_to(ROOT)
    for folder in ("game", "ai", "tools", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not any(path.is_relative_to(ROOT / other) for other in ELSEWHERE)
]


def lists(code: ast.AST) -> Iterator[int]:
    """Yield the lines of expressions that contain the names of two titles or more."""
    for node in ast.walk(code):
        match node:
            case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
                pass
            case ast.Dict(keys=keys):
                parts = [key for key in keys if key is not None]
            case _:
                continue
        named = {text.value for part in parts for text in ast.walk(part) if isinstance(text, ast.Constant)}
        if len(named & set(SHELF)) > 1:
            yield node.lineno


def test_no_module_lists_titles() -> None:
    found = []
    for path in FILES:
        text = (ROOT / path).read_text("utf-8")
        if sum([name in text for name in SHELF]) > 1:  # the walk is slow, and most files name one title or none
            found += [f"{path}:{line}" for line in lists(ast.parse(text))]
    assert found == []


@pytest.mark.parametrize("code", ["A = ('ideology', 'manifesto')", "A = {'ideology': 1, 'manifesto': 2}"])
def test_a_list_of_titles_is_found(code: str) -> None:
    assert list(lists(ast.parse(code))) == [1]
