"""The model of hidden things for World Order: after the last turn of the game, nothing hidden matters."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from ai.coach.proof import Answers, Case, ProofSearch, ProofWay, Unproven, after
from ai.facts import Facts
from game.core.contract import UNSEEN, Decision, Seat
from game.core.views import is_asked
from game.titles.world_order import imagine
from game.titles.world_order.faces import COUNTRY, FACE
from game.titles.world_order.state import State
from game.titles.world_order.turns import Turn

WIN = "win"
POINTS = "points"
"""To end the game with as many VPs as possible."""


UNUSED = frozenset({"level", "rulings", "chance", "options", "decks", "market", "auto", "auto_used"})
"""Fields that make no difference after the last turn, or that derive from the others."""


class WorldOrderProof:
    """What can be proven about the last turn of a game: everything that follows is public."""

    search = ProofSearch((("short", 2), ("short", 3), ("standard", 2)), 1500, 8, live=False, late=0.9)

    def aims(self, view: State, seat: Seat) -> tuple[str, ...]:
        """Return POINTS in the last turn of the game."""
        return (POINTS,) if view.phase == "action" and _is_last(view, seat) else ()

    def range(self, aim: str) -> tuple[float, float]:
        """Return the range of a win, or of VPs."""
        return (0.0, 1.0) if aim == WIN else (-200.0, 500.0)

    def opened(self, view: State, seat: Seat, aim: str) -> Case:
        """Imagine any world: all are equivalent as long as no hidden card is ever on offer."""
        if not _is_last(view, seat):
            raise Unproven
        return Case(imagine(view, seat, Random(0)), (), frozenset(_named(view)))

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Return the result, or the VPs."""
        world: State = case.world
        if world.result is None:
            return None
        return float(world.result.shares[seat] == 1) if aim == WIN else float(world.vp[seat])

    def own(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every answer; raises Unproven if one names something that was hidden."""
        for action in asked.options:
            if (action.noun in COUNTRY or action.noun in FACE) and action.noun not in case.seen:
                raise Unproven(str(action))
            yield ProofWay((action,), after(case, (action,)))

    def replies(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every answer."""
        for action in asked.options:
            yield ProofWay((action,), after(case, (action,)))

    def key(self, case: Case) -> Hashable:
        """Return everything except `UNUSED`."""
        names = [field.name for field in fields(case.world)]
        return tuple([_solid(getattr(case.world, name)) for name in names if name not in UNUSED])

    def world(self, view: State, seat: Seat, end: Case, rng: Random) -> tuple[State, Answers]:
        """Return any world."""
        return imagine(view, seat, Random(0)), ()


def _is_last(view: State, seat: Seat) -> bool:
    """Return True if a seat is asked something when nobody has a turn left."""
    if view.round != view.level.rounds or any(isinstance(item, Turn) for item in view.agenda):
        return False
    return view.phase in ("action", "auto_influence", "aftermath") and is_asked(view, seat)


def _named(value: Any) -> Iterator[str]:
    """Yield every name that a view contains."""
    if isinstance(value, str):
        if value != UNSEEN:
            yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _named(key)
            yield from _named(each)
    elif isinstance(value, tuple | frozenset):
        for each in value:
            yield from _named(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _named(getattr(value, field.name))


def _hashable(value: Any) -> Hashable:
    """Return a hashable version of a state's value."""
    if isinstance(value, Mapping):
        return frozenset([(name, _solid(each)) for name, each in value.items()])
    if isinstance(value, tuple):
        return tuple([_solid(each) for each in value])
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value).__name__, *[_solid(getattr(value, field.name)) for field in fields(value)])
    found: Hashable = value
    return found


_kept = Facts(_hashable)


def _solid(value: Any) -> Hashable:
    found: Hashable = value if value is None or isinstance(value, str | int | frozenset) else _kept(value)
    return found


RECKONING = WorldOrderProof()
