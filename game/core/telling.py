"""What a title reports besides single sentences: sums, dangers, happenings, aspects."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from game.core.contract import Event, Line, Seat, line
from game.core.record import Record, seated
from game.core.sentences import snake_case

S = TypeVar("S", bound=Record)


class Danger(NamedTuple):
    """Something that another seat may do next, judging by a view: a sentence, the seat, and the place."""

    line: Line
    by: Seat
    place: str
    """The id of the threatened thing on the board; "" if there is none."""
    begins: str = ""
    """The kind of question at which the other seat would begin it; "" if it has begun."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum: the seat it's about, its items, its result, and the consequence."""

    seat: Seat
    head: Line
    items: tuple[tuple[Line, int], ...]
    result: Line
    total: int
    after: Line


class Aspect(NamedTuple):
    """A part of a position that may differ in another position: a place, a hand, a score."""

    line: Line
    """A sentence on its state, without numbers; if it's counted, the sentence that there is more of it."""
    number: int | None
    """How much there is of it; None if it isn't counted."""
    slots: tuple[tuple[str, Hashable], ...]
    """Where a state stores it: field names, each with a key, a seat, or a seat and a key."""
    made_by: tuple[str, ...] = ()
    """The kinds of the seat's happenings that can change how much there is of it."""
    points: tuple[float, ...] = ()
    """The points it has brought each seat and promises; () for a part of the position itself.

    Points are exchanged separately; `slots` then only says where they come from.
    """
    goal: int | None = None
    """How much of it is wanted, for saying how much is still missing."""
    other_way: Line | None = None
    """The sentence for a negative number: that somebody else has more."""
    shown: bool = False
    """True if the answer that changes it already says how it is afterwards."""
    places: frozenset[str] = frozenset()
    """Where what makes it has to happen, by what it names; empty for anywhere. Of what is shown: what is there."""
    holds: float = 1.0
    """The part of a difference in it that is told, because only that much is found again at the end of games."""


def exchanged(state: S, donor: S, aspect: Aspect) -> S:
    """Return a copy of `state` with one aspect taken from `donor`."""
    twin = state.copy()
    for field, key in aspect.slots:
        values, others = getattr(twin, field), getattr(donor, field)
        if isinstance(values, tuple):
            seat, what = key if isinstance(key, tuple) else (key, None)
            assert isinstance(seat, int), "the keys of a tuple are seats"
            value = others[seat] if what is None else {**values[seat], what: others[seat][what]}
            setattr(twin, field, seated(values, seat, value))
        else:
            rest = {each: value for each, value in values.items() if each != key}
            setattr(twin, field, rest | ({key: others[key]} if key in others else {}))
    return twin


class Happenings:
    """A title's events that matter to the course of a game, each with the fields that matter."""

    def __init__(self, kinds: Mapping[type[Event], tuple[str, ...]]) -> None:
        self.kinds = kinds

    def __call__(self, event: Event) -> Line | None:
        """Return an event as a sentence without numbers; None if it doesn't matter."""
        names = self.kinds.get(type(event))
        if names is None:
            return None
        return line(_key(type(event)), **{name: getattr(event, name) for name in names})


def keys(*kinds: type[Event]) -> frozenset[str]:
    """Return the keys of the sentences about these kinds of events."""
    return frozenset(map(_key, kinds))


@dataclass(frozen=True)
class Interests:
    """Which sentences are about something that their seat wants, and which about something it doesn't want.

    Every seat wants more of anything that is counted, such as cards or points.
    """

    good: frozenset[str]
    bad: frozenset[str]

    @classmethod
    def of(
        cls, good: Iterable[type[Event]], bad: Iterable[type[Event]] = (), stands: Iterable[str] = ()
    ) -> "Interests":
        """Build it from kinds of events, and from names of parts of the position that are good to have."""
        having = [f"stands.{name}" for name in stands]
        return cls(keys(*good) | frozenset(having), keys(*bad))

    def __call__(self, told: Line, seat: Seat) -> bool | None:
        """Return True if a sentence is good news for a seat, False if it's bad, None if it could be either."""
        who = dict(told.fields).get("seat")
        good = told.key.endswith(MORE) or told.key in self.good
        if who is None or not (good or told.key.endswith(FEWER) or told.key in self.bad):
            return None
        return (who == seat) == good


MORE, FEWER = "_more", "_fewer"
"""The ends of the keys for counted things: there is more of it, or less."""


def _key(kind: type[Event]) -> str:
    return f"happens.{snake_case(kind.__name__)}"
