"""The contract between a title and all code that plays, watches or searches it."""

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
    """An answer: a verb and the thing it applies to. Nouns are ids from levels/."""

    verb: str
    noun: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.noun}".rstrip()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the output of `str(action)`."""
        verb, _, noun = text.partition(" ")
        return cls(verb, noun)


@cache
def option(verb: str, noun: str = "") -> Action:
    """Return the Action with this verb and noun, cached because the same few options are built very often."""
    return Action(verb, noun)


Verbs: TypeAlias = tuple[tuple[str, str], ...]
"""The verbs for selecting a thing: pairs of a sort of thing ("card") and a verb."""


class Decision(NamedTuple):
    """A question to one seat, named by its `kind` ("move_spy"), with every legal answer.

    A `window` is a chance to react to another seat's action. It opens because of public facts, and stays on screen
    briefly even if there is only one answer.
    """

    seat: Seat
    kind: str
    options: tuple[Action, ...]
    window: bool = False
    verbs: Verbs = ()


class Result(NamedTuple):
    """The end of a game: each seat's share of the victory (they sum to 1), and a sentence that says why."""

    shares: tuple[float, ...]
    line: Line


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is decided before the first question.

    `factions` are in seating order; "" if seats choose their factions during play.
    """

    level: str
    factions: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


class Game(Protocol[S]):
    """A title: a handful of functions over a plain state. A package of `game.titles` satisfies this protocol.

    The items on the state's agenda know what is asked, what an answer does and why others are refused; see
    core.agenda. A view is a state in which UNSEEN replaces whatever the seat may not know:

        view = game.view(state, 1)              # what seat 1 may know
        world = game.imagine(view, 1, rng)      # a complete state it could be in
        assert game.view(world, 1) == view      # and cannot tell from the real one
    """

    NAME: str
    RULES: int
    """The version of the rules. It goes up when old saves would play out differently or have other digests."""
    FACTIONS: tuple[str, ...]
    SEATS: tuple[int, int]
    """The minimum and maximum number of seats."""

    def new(self, setup: Setup) -> S:
        """Return the opening state; raises ValueError with a one-sentence message if the setup makes no sense."""

    def view(self, state: S, seat: Seat | None) -> S:
        """Return what `seat` may know of the state (None: what everybody may know)."""

    def imagine(self, view: S, seat: Seat, rng: Random) -> S:
        """Return a complete state consistent with `view`, sampled fairly from all that `seat` can't tell apart."""

    def faction(self, state: S, seat: Seat) -> str:
        """Return the faction that `seat` plays, or "" if it has none yet."""

    def turn(self, state: S) -> int:
        """Return the current turn or round number, from 1, which is the unit of saves and graphs."""

    def things(self, state: S) -> object:
        """Return everything that can neither appear nor vanish, wherever it is: the same at every question."""
