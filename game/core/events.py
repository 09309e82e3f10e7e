"""Events: things that have just become true, reported as they happen to anyone who watches."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, ParamSpec, Protocol

from game.core.seats import UNSEEN, Seat

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has just become true; pure data."""

    by_itself: ClassVar[bool] = False
    """True if the rules cause it on their own, so that it isn't told as a seat's deed."""

    def seen_by(self, seat: Seat | None) -> "Event":
        """Return what `seat` may know of the event (None: what everybody may know)."""
        return self


@dataclass(frozen=True, slots=True)
class SecretEvent(Event):
    """An event about cards that only one seat may see; `open` reveals them to everybody."""

    seat: Seat
    cards: tuple[str, ...]
    open: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event with its cards face down for everybody else."""
        if self.open or seat == self.seat:
            return self
        return replace(self, cards=(UNSEEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat has resigned, in any title: the game is over, or a bot takes its place."""

    seat: Seat
    turn: int


class Emit(Protocol):
    """A callback that reports events. The event is built only if somebody is watching."""

    def __call__(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report `event(*args)`."""


def ignore(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
    """Discard events: the `emit` of search and headless play."""


def plain(event: Event) -> dict[str, Any]:
    """Return the fields of an event by name, for words and logs."""
    return {field.name: getattr(event, field.name) for field in fields(event)}
