"""Compiles the engine with mypyc, from the source that Python runs: python -m tools.compile.

`build/compiled` becomes a separate tree that runs like the checkout, with rules, search and heuristics as machine
code: PYTHONPATH=build/compiled python -P -m game --version. It needs the extra `compile` and a C compiler, and
takes a few minutes. Wheels are built by `python -m tools.wheels`, and `OVERTON_COMPILED=1 pip install .` compiles
while it installs.

Dataclasses create their methods when the program starts, which is too late for a compiler. So they are written
out before mypyc reads a module; that is the only difference between the two engines.
"""

import argparse
import ast
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from game.version import WRITTEN, version
from tools.batches import STAMP, commit

OLDEST, NEWEST = (3, 11), (3, 13)
"""The Python versions to compile for. On 3.14, machine code sometimes crashes (python/mypy#21133, still open)."""
ASKED = "OVERTON_COMPILED"
"""The environment variable that makes tools.wheel, which hatch runs, put machine code into a wheel."""
CANNOT = 3
"""The exit code if this Python or this machine can't have machine code."""
ROOT = Path(__file__).parents[1]
BUILT = ROOT / "build" / "compiled"

COMPILED = (
    "game/core/agenda.py",
    "game/core/chance.py",
    "game/core/contract.py",
    "game/core/piles.py",
    "game/core/position.py",
    "game/core/record.py",
    "game/core/sentences.py",
    "game/core/views.py",
    "game/titles/*/*.py",
    "ai/facts.py",
    "ai/heuristic.py",
    "ai/learned.py",
    *[
        f"ai/search/{name}.py"
        for name in ("belief", "bounds", "certain", "deeds", "matching", "mcts", "merging", "playout")
    ],
    *[f"ai/search/{name}.py" for name in ("response", "tree")],
    "ai/heuristics/*/*.py",
)
"""The rules and what thinks about them; everything else mostly waits for people, files or the screen."""
AS_IT_IS = (
    "ai/heuristics/*/proof.py",
    "game/titles/*/__init__.py",
    "game/titles/*/dangers.py",
    "game/titles/*/events.py",
    "game/titles/*/conversation.py",
    "game/titles/*/faces.py",
    "game/titles/*/counting.py",
    "game/titles/*/happenings.py",
    "game/titles/*/levels.py",
    "game/titles/*/reckoning.py",
    "game/titles/*/telling.py",
)
"""Exceptions, left as Python: modules used once, to read files, or only to tell people something."""


ENGINE = ("game.core.engine", "complete")


class FieldSource(NamedTuple):
    """A dataclass field, and the module in whose namespace its type and default are evaluated."""

    name: str
    type: ast.expr
    default: ast.expr | None
    module: str


class Source:
    """The original source of all modules to compile."""

    def __init__(self, root: Path) -> None:
        self.trees = {module_of(path): ast.parse((root / path).read_text("utf-8")) for path in modules(root)}
        self.classes = {
            (module, node.name): node
            for module, tree in self.trees.items()
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        }
        self.bound = {module: dict(_bound(module, tree)) for module, tree in self.trees.items()}

    def written_out(self, module: str) -> str:
        """Return a module with the methods of its dataclasses written out."""
        body: list[ast.stmt] = []
        imports: dict[tuple[str, str], str] = {}
        for node in self.trees[module].body:
            marks = _dataclass(node) if isinstance(node, ast.ClassDef) else None
            if not isinstance(node, ast.ClassDef) or marks is None:
                body.append(node)
                continue
            fields = self.fields(module, node)
            imports[ENGINE] = "complete as _complete"
            imports |= {home: home[1] for home in self._foreign(module, fields)}
            names = [_tuple([field.name for field in some]) for some in (fields, filter(by_seat, fields))]
            body += [_plain(node, fields, marks), *ast.parse(f"_complete({node.name}, {', '.join(names)})").body]
        first = next(number for number, node in enumerate(body) if isinstance(node, ast.Import | ast.ImportFrom))
        lines = ["import typing", *[f"from {where} import {name}" for (where, _), name in imports.items()]]
        return ast.unparse(ast.Module([*body[:first], *ast.parse("\n".join(lines)).body, *body[first:]], []))

    def fields(self, module: str, shape: ast.ClassDef) -> list[FieldSource]:
        """Return a dataclass's fields, those of its bases first."""
        found: dict[str, FieldSource] = {}
        for base in shape.bases:
            name = base.value if isinstance(base, ast.Subscript) else base
            where = self._home((module, name.id)) if isinstance(name, ast.Name) else (module, "")
            if where in self.classes and _dataclass(self.classes[where]) is not None:
                found |= {field.name: field for field in self.fields(where[0], self.classes[where])}
        for part in shape.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and not _of_class(part):
                found[part.target.id] = FieldSource(part.target.id, part.annotation, part.value, module)
        return list(found.values())

    def _home(self, name: tuple[str, str]) -> tuple[str, str]:
        """Return the module that first binds a name, and the name there."""
        before = self.bound.get(name[0], {}).get(name[1], name)
        return name if before == name else self._home(before)

    def _foreign(self, module: str, fields: Sequence[FieldSource]) -> Iterator[tuple[str, str]]:
        """Yield where the names used by inherited fields come from."""
        for field in fields:
            for part in (field.type, field.default) if field.module != module else ():
                for node in ast.walk(part) if part is not None else ():
                    home = self.bound[field.module].get(node.id) if isinstance(node, ast.Name) else None
                    if home is not None and isinstance(node, ast.Name) and node.id not in self.bound[module]:
                        yield home


def modules(root: Path = ROOT) -> list[Path]:
    """Return the files to compile, relative to the root."""
    left = {path for pattern in AS_IT_IS for path in root.glob(pattern)}
    found = {path for pattern in COMPILED for path in root.glob(pattern)} - left
    return sorted(path.relative_to(root) for path in found)


def module_of(path: Path) -> str:
    """Return the name of a file's module."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _bound(module: str, tree: ast.Module) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the names that a module binds at top level, and where each comes from."""
    for node in tree.body:
        match node:
            case ast.ImportFrom(module=str(where), names=names):
                yield from ((name.asname or name.name, (where, name.name)) for name in names)
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name, (module, name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, (module, name)


def _dataclass(node: ast.ClassDef) -> dict[str, bool] | None:
    """Return a class's dataclass options, or None if it isn't a dataclass."""
    for mark in node.decorator_list:
        if (told := _marks(mark)) is not None:
            return told
    return None


def _marks(mark: ast.expr) -> dict[str, bool] | None:
    match mark:
        case ast.Name(id="frozen"):
            return {"frozen": True}
        case ast.Name(id="dataclass"):
            return {}
        case ast.Call(func=ast.Name(id="dataclass"), keywords=told):
            return {each.arg: ast.literal_eval(each.value) for each in told if each.arg}
        case _:
            return None


def _of_class(part: ast.AnnAssign) -> bool:
    return ast.unparse(part.annotation).startswith("ClassVar")


def by_seat(field: FieldSource) -> bool:
    """Return True if a field is annotated `BySeat`, which a compiled class doesn't know at run time."""
    return isinstance(field.type, ast.Subscript) and ast.unparse(field.type.value) == "BySeat"


def _tuple(names: Sequence[str]) -> str:
    return f"({''.join([f'{name!r}, ' for name in names])})"


def _plain(node: ast.ClassDef, fields: Sequence[FieldSource], marks: dict[str, bool]) -> ast.ClassDef:
    """Return a dataclass rewritten as a plain class."""
    body: list[ast.stmt] = [
        ast.AnnAssign(part.target, part.annotation, None, part.simple)
        if isinstance(part, ast.AnnAssign) and not _of_class(part)
        else part
        for part in node.body
    ]
    if not node.bases:
        body += ast.parse(f"__match_args__ = {_tuple([field.name for field in fields])}").body
    for method in _methods(node.name, fields, marks):
        body += ast.parse(method).body
    decorators = [mark for mark in node.decorator_list if _marks(mark) is None]
    return ast.ClassDef(node.name, node.bases, node.keywords, body, decorators)


def _methods(shape: str, fields: Sequence[FieldSource], marks: dict[str, bool]) -> Iterator[str]:
    """Yield the source of a dataclass's methods; a state gets a copy method without field introspection."""
    names = [field.name for field in fields]
    star = ["*"] if marks.get("kw_only") and fields else []
    given = [ast.unparse(ast.arg(field.name, field.type)) + _default(field) for field in fields]
    made = [f"    self.{field.name} = {_value(field)}" for field in fields]
    yield "\n".join([f"def __init__({', '.join(['self', *star, *given])}) -> None:", *(made or ["    pass"])])
    yield "__dataclass_fields__: typing.ClassVar[dict[str, typing.Any]]"
    if star:
        twin = ", ".join([f"{name}=self.{name}" for name in names])
        yield f"def copy(self) -> typing.Any:\n    return {shape}({twin})"


def _default(field: FieldSource) -> str:
    if field.default is None:
        return ""
    return " | None = None" if _factory(field) else f" = {ast.unparse(field.default)}"


def _value(field: FieldSource) -> str:
    made = _factory(field)
    return f"{field.name} if {field.name} is not None else {made}()" if made else field.name


def _factory(field: FieldSource) -> str:
    match field.default:
        case ast.Call(func=ast.Name(id="field"), keywords=[ast.keyword(arg="default_factory", value=made)]):
            return ast.unparse(made)
        case _:
            return ""


LENIENT = (
    "[mypy]\n"
    "[mypy-game.titles.*.counting,game.titles.*.dangers,game.titles.*.conversation]\n"
    "ignore_errors = True\n"
)
"""Relaxed mypy settings: the source has been checked strictly, and only uncompiled code matches on records."""


def lay_out(built: Path = BUILT) -> list[str]:
    """Copy what the program needs, and write out the modules to compile. Return the files for the compiler."""
    for name in ("game", "ai", "levels", "assets", "tools", "tests"):
        shutil.rmtree(built / name, ignore_errors=True)
        shutil.copytree(ROOT / name, built / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    written = built / "game" / "assets" / WRITTEN  # where an installed program has it
    written.parent.mkdir(exist_ok=True)
    written.write_text(version(), encoding="utf-8")
    source, files = Source(ROOT), modules()
    for path in files:
        (built / path).write_text(source.written_out(module_of(path)) + "\n", encoding="utf-8")
    return [str(path) for path in files]


def why_not() -> str:
    """Return what keeps this Python on this machine from having machine code; "" if nothing does."""
    running = ".".join(map(str, sys.version_info[:2]))
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "Machine code is made for the usual CPython alone."
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        return f"Python {running} can't have machine code yet."
    if missing := [name for name in ("mypyc", "setuptools") if find_spec(name) is None]:
        return f'Machine code needs {" and ".join(missing)}: pip install -e ".[compile]"'
    tried = [sys.executable, "-m", "tools.extensions", "--probe"]
    if subprocess.run(tried, cwd=ROOT, capture_output=True, check=False).returncode:
        return "Machine code needs a C compiler and the headers of Python."
    return ""


def compile_into(built: Path = BUILT, optimised: str = "2") -> None:
    """Create a tree and compile it; the machine code is put beside the modules it replaces."""
    built.mkdir(parents=True, exist_ok=True)
    for stale in code_in(built):
        stale.unlink()
    (built / "mypy.ini").write_text(LENIENT, encoding="utf-8")
    (built / STAMP).write_text(f"{commit()}\n", encoding="utf-8")
    files = lay_out(built)
    command = [sys.executable, "-m", "tools.extensions", "--optimised", optimised, *files]
    subprocess.run(command, cwd=built, check=True)
    for path in files:  # what OVERTON_PURE runs
        shutil.copyfile(ROOT / path, built / path)


def code_in(built: Path = BUILT) -> list[Path]:
    """Return a tree's machine code files."""
    found = [*built.glob("*.*"), *built.glob("game/**/*.*"), *built.glob("ai/**/*.*")]
    return sorted(path for path in found if path.suffix in (".so", ".pyd"))


def is_there() -> bool:
    """Return True if the tree has been compiled for this Python."""
    return (BUILT / f"game/core/chance{sysconfig.get_config_var('EXT_SUFFIX')}").is_file()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return CANNOT if this Python or this machine can't have machine code."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument("--optimised", default="2", choices=["0", "1", "2", "3"], help="how hard to try")
    parser.add_argument("--into", type=Path, default=BUILT, metavar="DIR", help="the tree (build/compiled)")
    given = parser.parse_args(arguments)
    if missing := why_not():
        print(missing, file=sys.stderr)
        return CANNOT
    compile_into(given.into.absolute(), given.optimised)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
