"""What a wish in Ideology may bring: what the others will probably wish, and the resulting stance."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ai.outlook import (
    EXPECTS_NOTHING,
    NOTHING_FORESEEN,
    WORLDS,
    Expected,
    Forecast,
    Foreseen,
    of_trials,
    tenths_of_trials,
)
from ai.search.deeds import Deed
from game.core import agenda
from game.core.contract import Decision, Line, Seat, line
from game.titles.ideology import imagine
from game.titles.ideology.diplomacy import WISH, Wish, others
from game.titles.ideology.faces import STANCES
from game.titles.ideology.state import State

Prior = Callable[[State, Decision], Sequence[float]]
NOTABLE = 0.05
"""The minimum share of the worlds for a stance to be mentioned."""


def foresee(prior: Prior, view: State, decision: Decision, rng: Random) -> Foreseen:
    """Return what each other seat may wish for whom the seat still has to write a wish."""
    step = view.agenda[-1]
    if not isinstance(step, Wish):
        return NOTHING_FORESEEN
    seat, left = decision.seat, others(view, decision.seat)
    worlds = [imagine(view, seat, rng) for _ in range(WORLDS // 4)]
    return Foreseen(
        forecasts=tuple([_forecast(prior, worlds, seat, other) for other in left[left.index(step.other) :]])
    )


def _forecast(prior: Prior, worlds: Sequence[State], seat: Seat, other: Seat) -> Forecast:
    """Return what another seat may wish towards this one, and what each wish of this one would bring."""
    theirs = dict.fromkeys(STANCES, 0.0)
    for world in worlds:
        for stance, share in _wishes(prior, world, other, seat).items():
            theirs[stance] += share / len(worlds)
    brings = {mine: dict.fromkeys(STANCES, 0.0) for mine in WISH}
    for mine, comes in brings.items():
        for stance, share in theirs.items():
            comes[max(mine, stance, key=STANCES.index)] += share
    return Forecast(other, theirs, brings)


def _wishes(prior: Prior, world: State, seat: Seat, other: Seat) -> Mapping[str, float]:
    """Return how likely each wish of a seat is in a world."""
    twin = world.copy()
    twin.agenda = (Wish(seat, other),)
    agenda.settle(twin)
    asked = agenda.decision(twin)
    assert asked is not None, "peace may always be wished"
    weights = prior(twin, asked)
    total = sum(weights)
    return {action.verb: weight / total for action, weight in zip(asked.options, weights, strict=True)}


def expects(view: State, outlook: Foreseen, deed: Deed) -> Expected:
    """Return what the other seat will probably wish, and what a deed's first wish would then bring."""
    if not outlook.forecasts or deed[0].verb not in WISH:
        return EXPECTS_NOTHING
    first = outlook.forecasts[0]
    told = line(
        "outlook.wish",
        other=first.other,
        theirs=_likely(first.theirs),
        comes=_likely(first.brings[deed[0].verb]),
    )
    return Expected((told,))


def _likely(stances: Mapping[str, float]) -> tuple[Line, ...]:
    """Return how often each stance can be expected, the likeliest first."""
    found = sorted(stances.items(), key=lambda each: -each[1])
    if tenths_of_trials(found[0][1]) == 10:
        return (line("outlook.only", stance=found[0][0]),)
    return tuple(
        [
            line("outlook.stance", stance=stance, often=of_trials(share))
            for stance, share in found
            if share >= NOTABLE
        ]
    )
