"""What AI knows of one title: how good a position looks, and which answers a sensible player gives."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat
from game.core.telling import Danger, Fact

S = TypeVar("S", bound=Position)


def _no_terms(view: Position, seat: Seat) -> Mapping[str, float]:
    return {}


def _no_facts(before: Position, after: Position, seat: Seat) -> Sequence[Fact]:
    return ()


def _no_dangers(view: Position, seat: Seat) -> Sequence[Danger]:
    return ()


def _reveals_nothing(view: Position) -> bool:
    return False


def _nobody_strikes(world: Position, decision: Decision) -> Seat | None:
    return None


def _as_usual(view: Position) -> int | None:
    return None


def _as_imagined(world: Position, view: Position, rng: Random) -> None:
    """Leave the world as the rules imagined it."""


class Seen(NamedTuple, Generic[S]):
    """What a seat saw of an answer of another: its view when that was asked, and what was answered."""

    view: S
    action: Action


@dataclass(frozen=True, slots=True)
class Heuristic(Generic[S]):
    """What AI knows of one title. Only `evaluate` and `prior` have to be written.

    All functions are asked of views and of imagined worlds alike, so they read UNSEEN cards as average ones.
    """

    evaluate: Callable[[S, Seat], float]
    """What share of the victory (0 to 1) a view looks like for a seat; all seats' values sum to 1."""
    prior: Callable[[S, Decision], Sequence[float]]
    """A weight for every option of a decision, for its seat, without looking ahead: not negative, in any unit.

    0 for what makes no sense whatever is hidden, as far as the view tells: nobody who looks ahead does it.
    """
    terms: Callable[[S, Seat], Mapping[str, float]] = _no_terms
    """What makes the value, and how much each part adds, in shares of the victory."""
    by_prior: frozenset[str] = frozenset()
    """Kinds of questions for which the prior is better than looking one deed ahead."""
    lookahead: int = 0
    """How many tries of an answer a look one deed ahead is worth at the root of a search."""
    depth: Callable[[S], int | None] = _as_usual
    """Decisions a playout lasts at least, where a search should not do as it usually does; 0 for none at all."""
    reveals: Callable[[S], bool] = _reveals_nothing
    """Whether the value tells what a sealed question was good for as soon as all have answered it."""
    suppose: Callable[[S, S, Random], None] = _as_imagined
    """Changes a world imagined from a view (world, view, rng): what others have sealed, better than by chance."""
    striker: Callable[[S, Decision], Seat | None] = _nobody_strikes
    """Which seat wins in a complete world before anybody else has a say in it, now or as soon as it is asked."""
    plausible: Callable[[S, Seat, Sequence[Seen[S]]], float] | None = None
    """How likely others did what a seat saw them do, if an imagined world were the real one; above 0."""
    facts: Callable[[S, S, Seat], Sequence[Fact]] = _no_facts
    """What an act of a seat changed between two views of one reader (before, after); the largest first."""
    dangers: Callable[[S, Seat], Sequence[Danger]] = _no_dangers
    """What others may do to a seat before it is asked again, as far as a view tells; the worst first."""
    lingering: Callable[[S, Seat], Sequence[Danger]] | None = None
    """The dangers however small or unlikely, where `dangers` leaves such out: what must be gone to have ended."""
    points: Callable[[S, Seat], float] | None = None
    """What a seat has scored so far, where the title counts points."""

    @property
    def warns(self) -> bool:
        """Whether it says what others may do to a seat."""
        return self.dangers is not _no_dangers

    @property
    def foresees(self) -> bool:
        """Whether there is anything to be foreseen at the end of a turn: that another seat wins at once."""
        return self.striker is not _nobody_strikes


def _result(view: Position, seat: Seat) -> float:
    """Return the result's share; without one every seat has the same."""
    return view.result.shares[seat] if view.result else 1 / len(view.seats)


def _alike(view: Position, decision: Decision) -> Sequence[float]:
    return (1.0,) * len(decision.options)


NO_HEURISTIC: Heuristic[Any] = Heuristic(_result, _alike)
"""What AI knows of a title it has never seen: nothing, until somebody has won."""


def imagined(game: Game[S], view: S, seat: Seat, heuristic: Heuristic[S], rng: Random) -> S:
    """Imagine a world from a view; what others have sealed there is imagined as the heuristic supposes it."""
    world = game.imagine(view, seat, rng)
    heuristic.suppose(world, view, rng)
    return world
