"""Reads levels/ into frozen dataclasses. Errors name the folder, file, place and key.

A field's range is declared in its annotation: `Annotated[int, Within(1, 12)]`, `Annotated[str, OneOf("T", "Z")]`.
A number without a range is a count from 0 to 999. In an array of tables with ids, every id must be unique.
"""

import os
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")

TITLES = "OVERTON_TITLES"
"""The environment variable that lists more folders of titles, separated as in PATH."""


class HasId(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str:
        """The id by which everything else refers to it."""


N = TypeVar("N", bound=HasId)


class ContentError(ValueError):
    """A content file is missing or has a mistake in it."""


@dataclass(frozen=True, slots=True)
class Within:
    """A number from `least` to `most`."""

    least: int
    most: int

    def flaw(self, value: Any) -> str:
        """Return the error message for a number, or "" if it's in range."""
        good = self.least <= value <= self.most
        return "" if good else f"a number from {self.least} to {self.most} was expected, not {_shown(value)}"


class OneOf:
    """One of the words that a title's code understands."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def flaw(self, value: Any) -> str:
        """Return the error message for a word, or "" if it's known."""
        return "" if value in self.known else f"{_shown(value)} is unknown; known are {', '.join(self.known)}"


COUNT = Within(0, 999)
"""The range of a number that declares none."""


def root(kind: str = "levels") -> Path:
    """Return the `levels` or `assets` folder: next to the package in a checkout, inside it when installed."""
    package = Path(__file__).parents[2]
    beside = package.parent / kind
    return beside if beside.is_dir() else package / kind


def shelves() -> tuple[Path, ...]:
    """Return the folders that hold titles: `levels`, then those in OVERTON_TITLES."""
    named = os.environ.get(TITLES, "").split(os.pathsep)
    return (root(), *(Path(each) for each in named if each))


def folder(title: str) -> Path:
    """Return the folder with a title's content; it may not exist."""
    places = (each / title for each in shelves())
    return next((path for path in places if path.is_dir()), root() / title)


def in_every_title(file: str) -> list[Path]:
    """Return the files with this name in all titles' folders; of titles with the same name, the first counts."""
    found: dict[str, Path] = {}
    for each in shelves():
        for path in sorted(each.glob(f"*/{file}")):
            found.setdefault(path.parent.name, path)
    return list(found.values())


@cache
def read(path: Path) -> Mapping[str, Any]:
    """Read a TOML file. Raises ContentError, also if a missing table is accessed later."""
    where = place(path)
    try:
        return MappingProxyType(_Tables(where, tomllib.loads(path.read_text(encoding="utf-8"))))
    except OSError as error:
        raise ContentError(f"{where}: cannot be read ({error.strerror or error})") from error
    except RecursionError as error:
        raise ContentError(f"{where}: it is nested too deeply") from error
    except ValueError as error:  # not only invalid TOML: a number may have more digits than Python can parse
        raise ContentError(f"{where}: {error}") from error


class _Tables(dict[str, Any]):
    """The tables of one file; a missing key raises ContentError."""

    def __init__(self, where: str, tables: Mapping[str, Any]) -> None:
        super().__init__(tables)
        self.where = where

    def __missing__(self, key: str) -> Any:
        raise ContentError(f"{self.where}: the key {key!r} is missing")


def place(path: Path) -> str:
    """Return a content file's name as designers know it: its title's folder and the file name."""
    return f"{path.parent.name}/{path.name}"


def load(shape: type[T], table: Any, where: str) -> T:
    """Build the dataclass `shape` from a TOML table; `where` names the file and place in errors."""
    if not isinstance(table, Mapping):
        raise ContentError(f"{where}: a table was expected, not {_shown(table)}")
    hints = get_type_hints(shape, include_extras=True)
    known = {field.name: field for field in fields(shape)}  # type: ignore[arg-type]  # T is always a dataclass
    for key in table:
        if key not in known:
            raise ContentError(f"{where}: there is no key {_shown(key)}; known are {', '.join(known)}")
    values = {}
    for name, field in known.items():
        if name in table:
            values[name] = _value(hints[name], table[name], f"{where}, {name}")
        elif field.default is MISSING and field.default_factory is MISSING:
            raise ContentError(f"{where}: the key {name!r} is missing")
    return shape(**values)


def load_all(shape: type[T], tables: Any, where: str) -> tuple[T, ...]:
    """Build one `shape` for each table of an array of tables."""
    if not isinstance(tables, list):
        raise ContentError(f"{where}: an array of tables was expected")
    return _apart(tuple(load(shape, table, f"{where} {number}") for number, table in enumerate(tables, 1)), where)


def by_id(where: str, *groups: Sequence[N]) -> dict[str, N]:
    """Return everything in `groups` by id; raises ContentError if an id occurs twice, even across groups."""
    every = _apart(tuple(face for group in groups for face in group), where)
    return {face.id: face for face in every}


def known(where: str, of: str, named: Iterable[str], there: Iterable[str]) -> None:
    """Raise ContentError if `named` has a name that isn't in `there`; `of` is the thing that names it."""
    for name in set(named) - set(there):
        raise ContentError(f"{where}: {of} names {_shown(name)}, which is not there")


def _apart(read: tuple[T, ...], where: str) -> tuple[T, ...]:
    """Return `read` unchanged; raises ContentError if two have the same id."""
    seen = set[Any]()
    for each in read:
        own = getattr(each, "id", None)
        if own is not None and own in seen:
            raise ContentError(f"{where}: the id {_shown(own)} is there twice")
        seen.add(own)
    return read


def _shown(value: Any) -> str:
    """Quote a value, truncated if it's long."""
    try:
        text = repr(value)
    except ValueError:  # a number with more digits than Python can print
        text = "a number without end"
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


_LONGEST = 60


def _value(hint: Any, value: Any, where: str) -> Any:
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _checked(_typed(inside[0], value, where), inside[1], where)
    return _checked(_typed(hint, value, where), COUNT, where) if hint is int else _typed(hint, value, where)


def _checked(value: T, rule: Within | OneOf, where: str) -> T:
    if flaw := rule.flaw(value):
        raise ContentError(f"{where}: {flaw}")
    return value


def _typed(hint: Any, value: Any, where: str) -> Any:
    origin, inside = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return load(hint, value, where)
    if origin is tuple and isinstance(value, list):
        read = tuple(_value(inside[0], item, f"{where}[{number}]") for number, item in enumerate(value))
        return _apart(read, where) if is_dataclass(inside[0]) else read
    if origin in (Mapping, dict) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        if not isinstance(value, Mapping):
            raise ContentError(f"{where}: a table was expected, not {_shown(value)}")
        return ReadOnlyDict({key: _value(inside[1], item, f"{where}.{key}") for key, item in value.items()})
    if origin is UnionType or type(None) in inside:
        return (
            value
            if value is None
            else _value(next(part for part in inside if part is not type(None)), value, where)
        )
    if hint is Any:
        return value
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        return _fraction(value, where)
    if not isinstance(hint, type) or not isinstance(value, hint) or (hint is int and isinstance(value, bool)):
        raise ContentError(f"{where}: {getattr(hint, '__name__', hint)} was expected, not {_shown(value)}")
    return value


def _fraction(value: int, where: str) -> float:
    try:
        return float(value)
    except OverflowError as error:
        raise ContentError(f"{where}: {_shown(value)} is too large") from error


class ReadOnlyDict(dict[str, Any]):
    """A read-only mapping of content. It's a dict so that it can be pickled and copied."""

    def __setitem__(self, key: str, value: Any) -> None:
        raise TypeError("content is read, not written")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and deepcopy as a whole, because by default a dict is rebuilt by writing into it."""
        return type(self), (dict(self),)
