"""A test that can't fail is a defect: no assert holds whatever happens, and none waits behind a condition."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
EITHER = 4
"""How many tests still accept either of two outcomes; it only goes down."""


def holds_always(test: ast.expr) -> bool:
    """Return True if a condition is true whatever its names stand for: `sum(lost) >= 0`, `found in ("", *ALL)`."""
    match test:
        case ast.Constant(value=value):
            return bool(value)
        case ast.BoolOp(op=operator, values=parts):
            return (any if isinstance(operator, ast.Or) else all)(map(holds_always, parts))
        case ast.Compare(left=ast.Call(func=called), ops=[ast.GtE()], comparators=[ast.Constant(value=0)]):
            return ast.unparse(called).split(".")[-1] in ("len", "sum", "abs", "count")
        case ast.Compare(left=left, ops=[ast.Eq() | ast.Is() | ast.GtE() | ast.LtE()], comparators=[right]):
            calls = any(isinstance(node, ast.Call) for node in ast.walk(left))  # twice the same call may differ
            return not calls and ast.dump(left) == ast.dump(right)
        case ast.Compare(ops=[ast.In()], comparators=[ast.Tuple(elts=members) | ast.Set(elts=members)]):
            every = any(isinstance(each, ast.Starred) for each in members)
            return every and any(isinstance(each, ast.Constant) and not each.value for each in members)
        case ast.Compare(ops=[ast.In()], comparators=[ast.Call(func=ast.Name(id="set" | "list"), args=[every])]):
            return isinstance(test.left, ast.Attribute) and ast.dump(test.left.value) == ast.dump(every)
    return False


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def known(node: ast.AST, given: set[str]) -> bool:
    """Return True if it hangs on the case of the test and on constants only, so that each case is decided."""
    names = names_in(node)
    return bool(names & given) and all(name in given or name.isupper() or name == "len" for name in names)


def straight(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a test that run once: not those in loops, branches and functions."""
    for statement in body:
        yield statement
        if isinstance(statement, ast.With):
            yield from straight(statement.body)


def statements(code: ast.Module) -> Iterator[ast.stmt]:
    """Yield every statement. Walking through expressions too takes long."""
    left: list[ast.AST] = [code]
    while left:
        for node in ast.iter_child_nodes(left.pop()):
            if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
                left.append(node)
            if isinstance(node, ast.stmt):
                yield node


def vacuous(code: ast.Module) -> Iterator[str]:
    """Yield asserts that always hold, with their lines, and the ends of tests that a condition may skip."""
    for node in statements(code):
        if isinstance(node, ast.Assert) and holds_always(node.test):
            yield f"{node.lineno}: always holds"
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            given = {each.arg for each in node.args.args}
            for each in straight(node.body):
                match each:
                    case ast.If(test=test, body=[*inner], orelse=[]) if not known(test, given):
                        if all(isinstance(held, ast.Assert) for held in inner):
                            yield f"{each.lineno}: may be skipped"


def either(code: ast.Module) -> Iterator[int]:
    """Yield the lines of asserts that accept one outcome or another, though a test knows which it set up."""
    for node in statements(code):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            given = {each.arg for each in node.args.args}
            for each in straight(node.body):
                match each:
                    case ast.Assert(test=ast.BoolOp(op=ast.Or(), values=parts)):
                        if not any(known(part, given) for part in parts):
                            yield each.lineno


SUSPECT = re.compile(
    r"^ *(assert .* or |or |assert True)|^ +if .*:\n +assert |assert .*>= 0\b(?!\.)|"
    r"in \(.*\*[A-Z]|in (set|list)\(|assert (.+) (==|is|>=|<=) \3\b",
    re.MULTILINE,
)
"""What every such assert contains; parsing takes long."""
VACUOUS = (
    "assert True",
    "assert told.startswith('a') or True",
    "assert sum(map(lost, judged)) >= 0",
    "assert len(found) >= 0 or found",
    "assert region in ('', *REGIONS)",
    "assert Control.LEAVE in set(Control)",
    "assert card.name == card.name",
    "def test_a():\n    given = answer()\n    if given:\n        assert given == 1",
    "def test_a():\n    with home() as kept:\n        if kept:\n            assert kept == 1",
)
SOUND = (
    "assert found",
    "assert len(found) > 0",
    "assert region in REGIONS",
    "assert play(job) == play(job)",
    "assert kind in ('', 'war')",
    "def test_a(seats):\n    if seats > MOST:\n        assert refused(seats)",
    "def test_a():\n    for given in answers():\n        if given:\n            return\n    raise AssertionError",
)


@pytest.mark.parametrize("code", VACUOUS)
def test_assert_that_cannot_fail_is_found(code: str) -> None:
    assert len(list(vacuous(ast.parse(code)))) == 1
    assert SUSPECT.search(code)


@pytest.mark.parametrize("code", SOUND)
def test_assert_that_can_fail_is_left_alone(code: str) -> None:
    assert list(vacuous(ast.parse(code))) == []


def test_either_of_two_outcomes_is_found_unless_the_case_decides() -> None:
    assert list(either(ast.parse("def test_a():\n    assert mine() is None or mine().over"))) == [2]
    assert list(either(ast.parse("def test_a(scale):\n    assert scale > 1 or not cut()"))) == []


def test_every_test_can_fail() -> None:
    texts = {path: path.read_text("utf-8") for path in sorted(TESTS.rglob("*.py"))}
    codes = {path: ast.parse(text) for path, text in texts.items() if SUSPECT.search(text)}
    found = {path.relative_to(TESTS).as_posix(): list(vacuous(code)) for path, code in codes.items()}
    assert {name: told for name, told in found.items() if told} == {}
    accepting = {path.name: list(either(code)) for path, code in codes.items()}
    accepting = {name: lines for name, lines in accepting.items() if lines}
    assert sum(map(len, accepting.values())) == EITHER, accepting
