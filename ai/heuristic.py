"""Knowledge of one title: how good a position looks, and which answers a sensible player gives."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from ai.outlook import Expects, Foresee, expecting_nothing, nothing_foreseen
from game.core.agenda import Position
from game.core.contract import Action, Decision, Event, Game, Line, Seat
from game.core.telling import Aspect, Danger

S = TypeVar("S", bound=Position)


def _no_dangers(view: Position, seat: Seat) -> Sequence[Danger]:
    return ()


def _no_aspects(state: Position, seat: Seat) -> Mapping[str, Aspect]:
    return {}


def _no_accounts(events: Sequence[Event], end: Position, seat: Seat) -> Mapping[str, Aspect]:
    return {}


def _credits_nothing(state: S, points: Sequence[float]) -> S:
    return state


def _as_it_is(state: S) -> S:
    return state


def _nothing_to_mend(state: Position) -> None:
    """Leave the state as it is."""


def _nothing_told(event: Event) -> Line | None:
    return None


def _either(told: Line, seat: Seat) -> bool | None:
    return None


def _reveals_nothing(view: Position) -> bool:
    return False


def _unknown(world: Position, decision: Decision, dice: Random) -> Action | None:
    return None


def _nobody_strikes(world: Position, decision: Decision) -> Seat | None:
    return None


def _no_rule(view: Position, decision: Decision) -> Sequence[Line]:
    """Return no rule of thumb."""
    return ()


def _posts_nothing(before: Position, after: Position, seat: Seat) -> Sequence[Line]:
    return ()


def _nothing_known(before: Position, ends: Sequence[Position]) -> Line | None:
    """Return None: no use of a kept card is known."""
    return None


def _won_nowhere(events: Sequence[Event], end: Position, seat: Seat | None) -> Line | None:
    return None


def _likes_all(action: Action) -> float:
    return 0.0


def _as_usual(view: Position) -> int | None:
    return None


def _as_imagined(world: Position, view: Position, rng: Random) -> None:
    """Leave the world as the rules imagined it."""


class SeenAnswer(NamedTuple, Generic[S]):
    """Another seat's answer as a seat saw it: the seat's view when the question was asked, and the answer."""

    view: S
    action: Action


@dataclass(frozen=True, slots=True)
class Heuristic(Generic[S]):
    """Knowledge of one title. Only `evaluate` and `prior` are required.

    All functions are called with views as well as imagined worlds, so they treat UNSEEN cards as average ones.
    """

    evaluate: Callable[[S, Seat], float]
    """A seat's estimated share of the victory (0 to 1) in a view; the values of all seats sum to 1."""
    prior: Callable[[S, Decision], Sequence[float]]
    """A weight for every option of a decision, for its seat, without lookahead: non-negative, in any unit.

    0 marks an option that the view shows to be senseless whatever is hidden; a search never tries it.
    """
    by_prior: frozenset[str] = frozenset()
    """Kinds of questions for which the prior is better than looking one deed ahead."""
    lookahead: int = 0
    """How many visits a one-deed lookahead counts for at the root of a search."""
    depth: Callable[[S], int | None] = _as_usual
    """The minimum length of a playout in decisions, or None for the search's default; 0 means no playout."""
    reveals: Callable[[S], bool] = _reveals_nothing
    """True if the value shows how good the answers to a sealed question were as soon as all have answered."""
    suppose: Callable[[S, S, Random], None] = _as_imagined
    """Replaces an imagined world's sealed answers by plausible ones; its arguments are (world, view, rng)."""
    striker: Callable[[S, Decision], Seat | None] = _nobody_strikes
    """The seat that wins in a complete world now, or as soon as it is asked, before others can react; or None."""
    answers: Callable[[S, Decision, Random], Action | None] = _unknown
    """What another seat is known to answer in a complete world; None if a search has to find out."""
    won_in: Callable[[Sequence[Event], S, Seat | None], Line | None] = _won_nowhere
    """A sentence saying where a line's events won the game, or the striker at its end wins; None if nowhere."""
    plausible: Callable[[S, Seat, Sequence[SeenAnswer[S]]], float] | None = None
    """The likelihood (above 0) that others did what a seat saw them do, if an imagined world were the real one."""
    happens: Callable[[Event], Line | None] = _nothing_told
    """What happened in an event, as a sentence without numbers; None if it isn't worth a sentence."""
    wanted: Callable[[Line, Seat], bool | None] = _either
    """True if a sentence is good news for a seat, False if it is bad; None if it may be either."""
    chosen: frozenset[str] = frozenset()
    """The keys of happenings that a seat can bring about at will, by an answer of its own."""
    outcomes: frozenset[str] = frozenset()
    """The keys of happenings that only say that a deed has its own effect."""
    foils: frozenset[str] = frozenset()
    """The keys of happenings by which another seat foils what a deed names."""
    posts: Callable[[S, S, Seat], Sequence[Line]] = _posts_nothing
    """The purpose of a piece where a seat's answer put or left it, from the views before and after."""
    unspent: Callable[[S, Sequence[S]], Line | None] = _nothing_known
    """The use of a card that an answer keeps and that isn't spent at the ends of lines; None if unknown."""
    thumb: Callable[[S, Decision], Sequence[Line]] = _no_rule
    """The rules of thumb that give an answer weight 0 in the prior, so that a search never tries it."""
    aspects: Callable[[S, Seat], Mapping[str, Aspect]] = _no_aspects
    """The parts of a position that may differ from one position to another, by name."""
    accounts: Callable[[Sequence[Event], S, Seat], Mapping[str, Aspect]] = _no_accounts
    """Where points come from, by name: what a line's events brought, and what its end promises."""
    credited: Callable[[S, Sequence[float]], S] = _credits_nothing
    """Adds points to each seat of a position; if the game is over, decides again who has won."""
    calm: Callable[[S], S] = _as_it_is
    """Finishes what is under way in a position, as the value assumes; aspects may be exchanged only after that."""
    mend: Callable[[S], None] = _nothing_to_mend
    """Recomputes what follows from a state's aspects after one was exchanged."""
    dangers: Callable[[S, Seat], Sequence[Danger]] = _no_dangers
    """What others may do to a seat before it is asked again, as far as a view shows, the worst first."""
    liking: Callable[[Action], float] = _likes_all
    """What a personality gives up for an answer, in shares of the victory; negative for one it avoids."""
    foresee: Foresee = nothing_foreseen
    """What a sealed question may bring, from the view of the seat that is asked."""
    expects: Expects = expecting_nothing
    """What is expected of one way to answer a sealed question."""
    slow: bool = False
    """True if some answers prove their worth only a turn later, and lines can be continued that far."""
    settled: Mapping[str, str] = field(default_factory=dict)
    """Kind of question → the phase up to which lines are continued, because it shows what answers are worth."""
    points: Callable[[S, Seat], float] | None = None
    """A seat's points so far, if the title counts points."""

    @property
    def warns(self) -> bool:
        """True if it knows what others may do to a seat."""
        return self.dangers is not _no_dangers

    @property
    def foretells(self) -> bool:
        """True if it knows what others answer, so that a best reply is wanted instead of a mixture."""
        return self.answers is not _unknown

    @property
    def foresees(self) -> bool:
        """True if it can foresee at the end of a turn that another seat wins at once."""
        return self.striker is not _nobody_strikes


def _result(view: Position, seat: Seat) -> float:
    """Return the seat's share of the result, or an equal share while there is no result."""
    return view.result.shares[seat] if view.result else 1 / len(view.seats)


def _alike(view: Position, decision: Decision) -> Sequence[float]:
    return (1.0,) * len(decision.options)


NO_HEURISTIC: Heuristic[Any] = Heuristic(_result, _alike)
"""The heuristic for an unknown title: it knows nothing until somebody has won."""


def imagined(game: Game[S], view: S, seat: Seat, heuristic: Heuristic[S], rng: Random) -> S:
    """Imagine a world from a view, with sealed answers as the heuristic supposes them."""
    world = game.imagine(view, seat, rng)
    heuristic.suppose(world, view, rng)
    return world
