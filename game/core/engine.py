"""Which engine runs: the source as Python reads it, or the same source compiled by tools.compile."""

from dataclasses import make_dataclass
from functools import partial
from typing import Any

from game.core import chance


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(chance.__file__).endswith(".py")


def complete(shape: type[Any], names: tuple[str, ...]) -> None:
    """Give a compiled class what a dataclass has besides the methods that were compiled."""
    like = vars(make_dataclass(shape.__name__, names))["__dataclass_fields__"]
    own = {"__match_args__": names, "__dataclass_fields__": like, "__repr__": _shown, "__reduce__": _packed}
    for name, value in own.items():
        setattr(shape, name, value)


def _shown(record: Any) -> str:
    told = [f"{name}={getattr(record, name)!r}" for name in record.__dataclass_fields__]
    return f"{type(record).__qualname__}({', '.join(told)})"


def _packed(record: Any) -> tuple[Any, ...]:
    """Pickle and copy a record by its fields: a compiled class has no dict to look into."""
    return partial(record.__class__, **{name: getattr(record, name) for name in record.__dataclass_fields__}), ()
