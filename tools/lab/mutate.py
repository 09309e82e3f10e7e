"""Plants faults, one at a time, and checks whether a test finds them: python -m tools.lab.mutate espionage.

Every fault is small: a comparison, a number, an operator, a condition, a return, an omitted statement. The tests
are collected once and run once with every line traced. Each fault is then put into the running code of a forked
process (no file is changed), and the tests that execute its line are run, quickest first, until one fails. Each
fault becomes a line of a record, and rerunning the command resumes where it stopped. Needs Unix.
"""

import argparse
import ast
import gc
import json
import os
import resource
import signal
import sys
import threading
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

from game.titles import SHELF, on_show
from tools.batches import ROOT, Batch, Batches
from tools.lab.arena import bar
from tools.numbers import deal, whole

RECORD = ROOT / "build" / "mutants.jsonl"
FOUND, SURVIVED, UNTESTED, ENDLESS, UNCLEAR = "found", "survived", "untested", "endless", "unclear"
OPEN = (SURVIVED, UNTESTED, UNCLEAR)
SLACK, TIMES = 4, 3
"""A fault's limit of processor time: SLACK seconds plus TIMES what its tests take without it."""
WAITS = 20
"""A fault may also wait, say for a pipe; its limit of real time is this many times that of processor time."""
PURE = (
    "client/kit/flow",
    "client/match/turns",
    "client/table/reached",
    "client/table/stage",
    "play/reaching",
    "play/turns",
)
TARGETS: dict[str, tuple[list[str], list[str]]] = {
    "core": (
        ["game/core/*.py", "game/core/*/*.py"],
        ["tests/core", "tests/titles/goofspiel", "tests/stories", "tests/laws/test_toys.py"],
    ),
    "client": (
        [f"game/{name}.py" for name in PURE],
        [
            f"tests/client/test_{name}.py"
            for name in ("kit_flow", "stage", "reach", "rules_of_turns", "turns", "sofa")
        ],
    ),
    **{
        name: (
            [f"game/titles/{name}/*.py"],
            [f"tests/titles/{name}", "tests/stories", "tests/terminal/test_plain.py"],
        )
        for name in on_show()
    },
}
"""Target → the files to mutate, and the tests that should find the faults."""
COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}


class TestRun(NamedTuple):
    """A test: its seconds of processor time while traced, its name, the lines it ran in each file."""

    seconds: float
    name: str
    lines: dict[str, list[int]]


class Mutant(NamedTuple):
    """One possible fault: a node's number in its file, and the change to it."""

    file: str
    number: int
    how: str
    lines: tuple[int, int]
    """The node's first and last line."""
    text: str

    @property
    def key(self) -> str:
        """A key that stays the same when other lines move."""
        return f"{self.file}: {self.how}: {self.text}"


def faults(file: str) -> Iterator[Mutant]:
    """Yield every possible fault in the functions of a file."""
    text = (ROOT / file).read_text("utf-8")
    lines, seen = text.splitlines(), dict[str, int]()
    for number, (node, inside) in enumerate(_nodes(ast.parse(text))):
        for how in _ways(node) if inside else ():
            first, last = _where(node)
            fault = Mutant(file, number, how, (first, last), lines[first - 1].strip())
            seen[fault.key] = again = seen.get(fault.key, 0) + 1
            yield fault if again == 1 else fault._replace(text=f"{fault.text} #{again}")


def _nodes(node: ast.AST, inside: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Walk a module in order. Yield each node and whether it runs when a function is called."""
    yield node, inside
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                function = isinstance(node, ast.FunctionDef | ast.Lambda) and name == "body"
                early = name in ("annotation", "returns", "decorator_list", "args", "type_params", "format_spec")
                runs = (inside or function) and not early and not isinstance(child, ast.Assert | ast.pattern)
                yield from _nodes(child, runs)


def _where(node: Any) -> tuple[int, int]:
    """Return a node's first and last line; for a conditional, only those of the condition."""
    match node:
        case ast.If() | ast.IfExp():
            node = node.test
        case ast.comprehension():
            node = node.ifs[0]
        case ast.match_case():
            node = node.guard
    return node.lineno, node.end_lineno


def _ways(node: ast.AST) -> Iterator[str]:
    """Yield the ways in which a node can be mutated."""
    match node:
        case ast.Compare(ops=[kind]) if type(kind) in COMPARED:
            yield "comparison"
        case ast.Constant(value=bool() | int() | float()):
            yield "constant"
        case ast.BoolOp():
            yield "and/or"
        case ast.UnaryOp(op=ast.Not()):
            yield "not"
        case ast.BinOp(op=kind) | ast.AugAssign(op=kind) if type(kind) in RECKONED:
            yield "arithmetic"
        case ast.Return(value=ast.expr() as given) if not isinstance(given, ast.Constant):
            yield "returns None"
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield "left out"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "left out"
        case ast.If() | ast.IfExp():
            yield from ("always", "never")
        case ast.comprehension(ifs=[_, *_]) | ast.match_case(guard=ast.expr()):
            yield "always"


def planted(fault: Mutant) -> ast.Module:
    """Return a module with a fault in it."""
    tree = ast.parse((ROOT / fault.file).read_text("utf-8"))
    nodes = [node for node, _ in _nodes(tree)]
    wrong = _wrong(nodes[fault.number], fault.how)
    for parent in nodes:
        for name, value in ast.iter_fields(parent):
            if isinstance(value, list):
                setattr(parent, name, [wrong if each is nodes[fault.number] else each for each in value])
            elif value is nodes[fault.number]:
                setattr(parent, name, wrong)
    return ast.fix_missing_locations(tree)


def _wrong(node: Any, how: str) -> Any:
    """Mutate a node, or return its replacement."""
    match how:
        case "comparison":
            node.ops = [COMPARED[type(node.ops[0])]()]
        case "constant":
            node.value = not node.value if isinstance(node.value, bool) else node.value + 1
        case "and/or":
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case "not":
            return ast.copy_location(node.operand, node)
        case "arithmetic":
            node.op = RECKONED[type(node.op)]()
        case "returns None":
            node.value = ast.copy_location(ast.Constant(None), node)
        case "left out":
            never = ast.If(ast.Constant(False), [node], [])  # its names stay, so that its function can be changed
            return ast.copy_location(never, node)
        case _ if isinstance(node, ast.comprehension):
            node.ifs = []
        case _ if isinstance(node, ast.match_case):
            node.guard = None
        case _:
            node.test = ast.copy_location(ast.Constant(how == "always"), node.test)
    return node


def plant(fault: Mutant) -> bool:
    """Put a fault into the functions of this process defined in its file. Return True if any was changed."""
    gc.unfreeze()  # the tests freeze what was imported earlier, and get_objects would not list it
    path, changed = str(ROOT / fault.file), False
    codes = {
        (code.co_qualname, code.co_firstlineno): code for code in _codes(compile(planted(fault), path, "exec"))
    }
    for function in [each for each in gc.get_objects() if type(each) is FunctionType]:
        was = function.__code__
        code = codes.get((was.co_qualname, was.co_firstlineno)) if was.co_filename == path else None
        if code is not None and code.co_freevars == was.co_freevars:
            function.__code__, changed = code, True
    return changed


def _codes(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _codes(part)


@dataclass(eq=False)
class Planting:
    """A replacement for pytest's run loop that runs tests in forked processes, one fault after another."""

    wanted: Sequence[Mutant]
    record: Batches
    until: float
    failed: str = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record the first test that fails."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Trace all tests once, then plant the faults."""
        items = {item.nodeid: item for item in session.items}
        runs = self._watched(items)
        for file in {fault.file for fault in self.wanted}:  # only imported functions can be changed
            import_module(".".join(Path(file).with_suffix("").parts))
        for number, fault in enumerate(self.wanted, 1):
            if time.monotonic() > self.until:
                break
            first, last = fault.lines
            here = [run for run in runs if any(first <= line <= last for line in run[2].get(fault.file, ()))]
            result, by = self._tried(fault, [items[name] for _, name, _ in here], sum(run[0] for run in here))
            self.record.add({**fault._asdict(), "key": fault.key, "result": result, "by": by, "tests": len(here)})
            bar(number, len(self.wanted))
        return True

    def _watched(self, items: dict[str, pytest.Item]) -> list[TestRun]:
        """Return each test's duration and the lines it runs, quickest first; cached beside the record."""
        files = sorted({fault.file for fault in self.wanted})
        sources = sorted({*(ROOT / file for file in files), *(item.path for item in items.values())})
        seen = sha256(b"".join([path.read_bytes() for path in sources]) + " ".join(sorted(items)).encode())
        kept = self.record.path.with_name(f"lines-{seen.hexdigest()[:12]}.json")
        if not kept.exists():
            self.record.path.parent.mkdir(parents=True, exist_ok=True)
            status = _forked(lambda: self._watch(items, {str(ROOT / file): file for file in files}, kept), 100_000)
            assert status == 0, f"the tests end by themselves, and not with {status}"
        return sorted((TestRun(*run) for run in json.loads(kept.read_text("utf-8"))), key=lambda run: run[:2])

    def _watch(self, items: dict[str, pytest.Item], files: dict[str, str], kept: Path) -> int:
        runs = list[TestRun]()
        for name, item in items.items():
            lines = defaultdict[str, set[int]](set)
            self.failed = ""
            began = time.process_time()
            sys.settrace(_watching(files, lines))
            threading.settrace(_watching(files, lines))
            _run([item])
            sys.settrace(None)
            threading.settrace(None)
            if not self.failed:  # a test that fails without a fault can't find one
                found = {file: sorted(some) for file, some in lines.items()}
                runs.append(TestRun(round(time.process_time() - began, 3), name, found))
        kept.write_text(json.dumps(runs), encoding="utf-8")
        return 0

    def _tried(self, fault: Mutant, through: Sequence[pytest.Item], seconds: float) -> tuple[str, str]:
        """Plant a fault in a forked process. Return the outcome and the test that found it."""
        if not through:
            return UNTESTED, ""
        read, write = os.pipe()

        def deed() -> int:
            if not plant(fault):
                return 3
            for _ in _run_until(through):
                if self.failed:
                    os.write(write, self.failed.encode()[:4000])
                    return 1
            return 0

        status = _forked(deed, SLACK + TIMES * seconds)
        os.close(write)
        by = os.read(read, 4000).decode()
        os.close(read)
        ways = {0: SURVIVED, 1: FOUND, 3: UNCLEAR, 4: UNCLEAR}
        return ways.get(status, ENDLESS), by


def _watching(files: Mapping[str, str], lines: defaultdict[str, set[int]]) -> Callable[..., Any]:
    """Return a trace function that records the executed lines of some files."""

    def line(frame: FrameType, event: str, _: Any) -> Any:
        lines[files[frame.f_code.co_filename]].add(frame.f_lineno)
        return line

    return lambda frame, event, _: line if frame.f_code.co_filename in files else None


def _run_until(items: Sequence[pytest.Item]) -> Iterator[None]:
    for item, then in zip_longest(items, items[1:]):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=then)
        yield


def _run(items: Sequence[pytest.Item]) -> None:
    list(_run_until(items))


def _forked(deed: Callable[[], int], seconds: float) -> int:
    """Run `deed` in a silent process with a limit of `seconds` of processor time. Return its exit code, or 4.

    A process that exceeds a limit is killed; its exit code is negative.
    """
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        signal.setitimer(signal.ITIMER_REAL, WAITS * (seconds + 1))
        silence, aloud = os.open(os.devnull, os.O_RDWR), os.dup(2)
        for descriptor in (0, 1, 2):
            os.dup2(silence, descriptor)
        os._exit(deed())
    except BaseException:  # this catches the tool's own errors; pytest has caught what a fault raises
        os.write(aloud, traceback.format_exc().encode())
        raise
    finally:
        os._exit(4)


def chosen(files: Sequence[str], sample: int, seed: int) -> list[Mutant]:
    """Draw a sample from all possible faults of the files."""
    every = [fault for file in files for fault in faults(file)]
    return Random(seed).sample(every, min(sample, len(every)))


def last(record: Batches, files: Sequence[str]) -> dict[str, Batch]:
    """Return the latest result of each fault in some files."""
    return {batch["key"]: batch for batch in record.all if batch["file"] in files}


def told(results: Sequence[Batch]) -> Iterator[str]:
    """Yield how many faults were found, and list the others."""
    for each in results:
        if each["result"] in OPEN:
            yield f"{each['file']}:{each['lines'][0]}: {each['result']}: {each['how']}: {each['text']}"
    found = sum(each["result"] in (FOUND, ENDLESS) for each in results)
    yield f"{found} of {len(results)} found{f': {found / len(results):.1%}' if results else ''}"


def _concerned(target: str) -> str:
    """Return a pytest filter that leaves out other titles' stories; for shared code, two titles are enough."""
    kept = {"core": SHELF[:2], "client": SHELF}.get(target, (target,))
    return " and ".join(f"not {name}" for name in SHELF if name not in kept)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if every fault was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.mutate", description=__doc__)
    parser.add_argument("target", choices=TARGETS, help="what gets faults")
    parser.add_argument("--sample", type=whole(1, 100_000), default=80, metavar="N", help="how many faults (80)")
    parser.add_argument("--seed", type=deal, default=1, metavar="S", help="of the sample (1)")
    parser.add_argument(
        "--files", nargs="+", default=[], metavar="GLOB", help="these files instead of the target's"
    )
    parser.add_argument(
        "--tests", nargs="+", default=[], metavar="PATH", help="these tests instead of the target's"
    )
    parser.add_argument("--again", action="store_true", help="try once more those that were not found")
    parser.add_argument("--list", action="store_true", help="only tell what the record has")
    parser.add_argument(
        "--minutes", type=whole(1, 100_000), default=100_000, metavar="M", help="stop after M minutes"
    )
    parser.add_argument("--record", type=Path, default=RECORD, metavar="FILE", help="where results are kept")
    given = parser.parse_args(arguments)
    patterns, tests = TARGETS[given.target]
    files = sorted(
        str(path.relative_to(ROOT)) for pattern in given.files or patterns for path in ROOT.glob(pattern)
    )
    record = Batches(given.record.absolute())
    before = last(record, files)
    lost = {key for key, batch in before.items() if batch["result"] in OPEN}
    if given.again:
        todo = [fault for file in files for fault in faults(file) if fault.key in lost]
    else:
        todo = [fault for fault in chosen(files, given.sample, given.seed) if fault.key not in before]
    if todo and not given.list:
        loop = Planting(todo, record, time.monotonic() + 60 * given.minutes)
        options = ["-o", "addopts=", "-q", "-p", "no:cacheprovider", "-k", _concerned(given.target)]
        pytest.main([*options, *(given.tests or tests)], plugins=[loop])
    results = list(last(record, files).values())
    print("\n".join(told(results)))
    return int(any(each["result"] in OPEN for each in results))


if __name__ == "__main__":
    raise SystemExit(main())
