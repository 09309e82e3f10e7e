"""What a player may feel about one title: how good a position looks, and which answers a sensible person likes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from game.core.agenda import Position
from game.core.contract import Decision, Game, Seat

S = TypeVar("S", bound=Position)
S_contra = TypeVar("S_contra", bound=Position, contravariant=True)


class Instinct(Protocol[S_contra]):
    """Feeling for one title. A module with these three functions satisfies it.

    All three are asked of views and of imagined worlds alike, so they read UNSEEN cards as average ones.
    """

    def value(self, view: S_contra, seat: Seat) -> float:
        """Say what share of the victory (0 to 1) this looks like for `seat`; two seats' values sum to 1."""

    def liking(self, view: S_contra, decision: Decision) -> Sequence[float]:
        """Weigh every option of `decision` as its seat would at a glance: not negative, in any unit."""

    def terms(self, view: S_contra, seat: Seat) -> Mapping[str, float]:
        """Name what makes the value and how much each part adds, in shares of the victory."""


class NoInstinct:
    """What a player feels about a title it has never seen: nothing, until somebody has won."""

    def value(self, view: Position, seat: Seat) -> float:
        """Read the result; without one every position is worth a half."""
        return view.result.shares[seat] if view.result else 0.5

    def liking(self, view: Position, decision: Decision) -> Sequence[float]:
        """Like all options alike."""
        return (1.0,) * len(decision.options)

    def terms(self, view: Position, seat: Seat) -> Mapping[str, float]:
        """Know no reasons."""
        return {}


def by_feel(instinct: Instinct[Any], decision: Decision) -> bool:
    """Whether an instinct would rather be followed than checked by a look ahead at this kind of question.

    It says so in BY_FEEL, a set of kinds of questions that a title may leave out.
    """
    return decision.kind in getattr(instinct, "BY_FEEL", ())


def glance(instinct: Instinct[Any]) -> int:
    """How many tries of an answer a look one deed ahead is worth at the root of a search; none unless it says so.

    It says so in GLANCE, which a title may leave out.
    """
    return int(getattr(instinct, "GLANCE", 0))


def shows(instinct: Instinct[S_contra], view: S_contra) -> bool:
    """Whether an instinct can tell what a sealed question was good for as soon as all have answered it.

    It says so in a function of the same name, which a title may leave out.
    """
    says = getattr(instinct, "shows", None)
    return says is not None and bool(says(view))


def imagined(game: Game[S], view: S, seat: Seat, instinct: Instinct[S], rng: Random) -> S:
    """Imagine a world from a view; what others have sealed there an instinct may imagine better than the rules.

    It does so in a function `suppose`, which a title may leave out.
    """
    world = game.imagine(view, seat, rng)
    suppose = getattr(instinct, "suppose", None)
    if suppose is not None:
        suppose(world, view, rng)
    return world
