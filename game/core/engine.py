"""Which engine is running: the plain Python source, or the same source compiled by tools.compile."""

from dataclasses import make_dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

from game.core.record import note_by_seat


def compiled() -> bool:
    """Return True if the rules run as machine code."""
    found = find_spec("game.core.agenda")
    return found is not None and not str(found.origin).endswith(".py")


def complete(shape: type[Any], names: tuple[str, ...], by_seat: tuple[str, ...] = ()) -> None:
    """Add to a compiled class what a dataclass has besides its methods, and record which fields are `BySeat`."""
    note_by_seat(shape, by_seat)
    like = vars(make_dataclass(shape.__name__, names, frozen=not hasattr(shape, "copy")))  # a state is mutable
    own: dict[str, Any] = {name: like[name] for name in ("__dataclass_fields__", "__dataclass_params__")}
    own |= {"__match_args__": names}
    own |= {"__eq__": _is_like, "__hash__": _hashed, "__repr__": _shown, "__reduce__": _packed}
    for name, value in own.items():
        setattr(shape, name, value)


def _parts(record: Any) -> tuple[Any, ...]:
    return tuple([getattr(record, name) for name in record.__match_args__])


def _is_like(record: Any, other: object) -> bool:
    return record is other or (type(other) is type(record) and _parts(record) == _parts(other))


def _hashed(record: Any) -> int:
    return hash(_parts(record))


def _shown(record: Any) -> str:
    told = [f"{name}={getattr(record, name)!r}" for name in record.__dataclass_fields__]
    return f"{type(record).__qualname__}({', '.join(told)})"


def _packed(record: Any) -> tuple[Any, ...]:
    """Pickle and copy a record by its fields, because a compiled class has no `__dict__`."""
    return partial(record.__class__, **{name: getattr(record, name) for name in record.__dataclass_fields__}), ()
