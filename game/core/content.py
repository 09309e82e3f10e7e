"""Reads levels/ into frozen dataclasses; a mistake in a file is told by file, place and key."""

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


class ContentError(ValueError):
    """A content file is missing or says something it cannot say."""


def root(kind: str = "levels") -> Path:
    """Find `levels` or `assets`: beside the package in a checkout, inside it when installed."""
    package = Path(__file__).parents[1]
    beside = package.parent / kind
    return beside if beside.is_dir() else package / kind


@cache
def read(path: Path) -> Mapping[str, Any]:
    """Read one TOML file."""
    try:
        return MappingProxyType(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise ContentError(f"{place(path)}: cannot be read ({error.strerror or error})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{place(path)}: {error}") from error


def place(path: Path) -> str:
    """Name a content file as a designer looks for it: with the folder of its title."""
    return f"{path.parent.name}/{path.name}"


def load(shape: type[T], table: Any, where: str) -> T:
    """Build the dataclass `shape` from a TOML table; `where` names file and place for the error."""
    if not isinstance(table, Mapping):
        raise ContentError(f"{where}: a table was expected, not {table!r}")
    hints = get_type_hints(shape)
    known = {field.name: field for field in fields(shape)}  # type: ignore[arg-type]  # T is always a dataclass
    for key in table:
        if key not in known:
            raise ContentError(f"{where}: there is no key {key!r}; known are {', '.join(known)}")
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
    return tuple(load(shape, table, f"{where} {number}") for number, table in enumerate(tables, 1))


def _value(hint: Any, value: Any, where: str) -> Any:
    origin, inside = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return load(hint, value, where)
    if origin is tuple and isinstance(value, list):
        return tuple(_value(inside[0], item, f"{where}[{number}]") for number, item in enumerate(value))
    if origin in (Mapping, dict) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        if not isinstance(value, Mapping):
            raise ContentError(f"{where}: a table was expected, not {value!r}")
        return Printed({key: _value(inside[1], item, f"{where}.{key}") for key, item in value.items()})
    if origin is UnionType or type(None) in inside:
        return (
            value
            if value is None
            else _value(next(part for part in inside if part is not type(None)), value, where)
        )
    if hint is Any:
        return value
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if not isinstance(hint, type) or not isinstance(value, hint) or (hint is int and isinstance(value, bool)):
        raise ContentError(f"{where}: {getattr(hint, '__name__', hint)} was expected, not {value!r}")
    return value


class Printed(dict[str, Any]):
    """A mapping of content: written once, when it is read. It is a dict so that it pickles and copies freely."""

    def __setitem__(self, key: str, value: Any) -> None:
        raise TypeError("content is read, not written")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and deepcopy as a whole: by default a dict is rebuilt by writing into it."""
        return type(self), (dict(self),)
