"""What has become true: told as it happens, to anyone who watches."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, ParamSpec, Protocol

from game.core.seats import UNSEEN, Seat

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has just become true; pure data."""

    def seen_by(self, seat: Seat | None) -> "Event":
        """Give the event as `seat` may know it (None: as everybody may)."""
        return self


@dataclass(frozen=True, slots=True)
class SecretEvent(Event):
    """An event that names things only one seat may see; `open` makes it everybody's."""

    seat: Seat
    cards: tuple[str, ...]
    open: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        """Turn the cards face down for everybody else."""
        if self.open or seat == self.seat:
            return self
        return replace(self, cards=(UNSEEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat has given up, in any title: the game is over, or a bot plays on in its place."""

    seat: Seat
    turn: int


class Emit(Protocol):
    """Tell a watcher what has become true. The event is only built when somebody watches."""

    def __call__(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report `event(*args)`."""


def ignore(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
    """Watch nothing: what search and headless play pass as `emit`."""


def plain(event: Event) -> dict[str, Any]:
    """Give the fields of an event by name, for words and logs."""
    return {field.name: getattr(event, field.name) for field in fields(event)}
