"""What a title promises to everyone who plays, watches or searches it: the whole contract, on one page."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from game.core.events import Emit, Event, SecretEvent, ignore, plain
from game.core.seats import UNSEEN, Seat
from game.core.sentences import Field, Line, Reason, because, line

S = TypeVar("S")


class Action(NamedTuple):
    """An answer: what is done, and to which thing. Nouns are ids from levels/."""

    verb: str
    noun: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.noun}".rstrip()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str(action)` wrote."""
        verb, _, noun = text.partition(" ")
        return cls(verb, noun)


@cache
def option(verb: str, noun: str = "") -> Action:
    """Give the one Action with this verb and noun: options are made far oftener than they differ."""
    return Action(verb, noun)


Verbs: TypeAlias = tuple[tuple[str, str], ...]
"""What reaching for a thing means: pairs of a sort of thing ("card") and a verb."""


class Decision(NamedTuple):
    """A question to one seat, named by its `kind` ("move_spy"), with every legal answer.

    A `window` is a reaction to another's deed: open facts open it, and it stays a while even for one answer.
    """

    seat: Seat
    kind: str
    options: tuple[Action, ...]
    window: bool = False
    verbs: Verbs = ()


class Result(NamedTuple):
    """How a game ended: one share of the victory per seat (they sum to 1), and the sentence why."""

    shares: tuple[float, ...]
    line: Line


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is decided before the first question.

    `factions` says who sits where, in seating order; "" where the title lets factions be chosen in play.
    """

    level: str
    factions: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


class Game(Protocol[S]):
    """A title: a handful of functions over a plain state. A package of `game.titles` satisfies this.

    What is asked, what follows from an answer and why another is refused are known to the items on the agenda of
    the state: see core.agenda. A view is a state in which UNSEEN stands for what the seat may not know:

        view = game.view(state, 1)              # what seat 1 may know
        world = game.imagine(view, 1, rng)      # a complete state it could be in
        assert game.view(world, 1) == view      # and cannot tell from the real one
    """

    NAME: str
    RULES: int
    """Counts up whenever old saves would be played differently."""
    FACTIONS: tuple[str, ...]
    SEATS: tuple[int, int]
    """The fewest and the most."""

    def new(self, setup: Setup) -> S:
        """Lay out the opening; raises ValueError with one sentence when the setup makes no sense."""

    def view(self, state: S, seat: Seat | None) -> S:
        """Give what `seat` may know (None: what everybody may know)."""

    def imagine(self, view: S, seat: Seat, rng: Random) -> S:
        """Make a complete state that `seat` could be in, fairly among all it cannot tell apart."""

    def faction(self, state: S, seat: Seat) -> str:
        """Name the faction `seat` plays, or "" while it has none."""

    def turn(self, state: S) -> int:
        """Number the turn or round that is being played, from 1: what a save and a graph count by."""

    def things(self, state: S) -> object:
        """List whatever can neither appear nor vanish, wherever it lies: it is the same at every question."""
