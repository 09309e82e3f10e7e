"""How much of a game's result was luck: what dice and drawn cards brought, beside what they bring on average.

At every answer after which chance decides, the cards that nobody has seen are shuffled and the dice thrown anew,
several times. Luck is what the position is worth after the answer, less the mean of what it is worth in these. It
is 0 on average, however bad the evaluation. So a share of the victories less luck is as true as the share itself,
and varies less if the evaluation foresees results. After Burch and others 2018 (AIVAT), but for the part of it
that corrects the players' own dice.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, TypeVar

from ai.heuristic import Heuristic
from ai.search.deeds import worth
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import UNSEEN, Action, Game

S = TypeVar("S", bound=Position)
Shares = tuple[float, ...]
Redraw = Callable[[Any], Iterable[Any]]
"""Yields the same position with what chance decides drawn anew."""


def luck(game: Game[S], state: S, action: Action, known: Heuristic[S], redraw: Redraw) -> Shares:
    """Return what chance gives each seat after an answer, in shares of the victory. `state` isn't changed."""
    after = _after(state, action)
    if after.chance == state.chance and _hidden(game, after) == _hidden(game, state):
        return (0.0,) * len(state.seats)
    others = [_after(twin, action) for twin in redraw(state)]

    def mine(seat: int) -> float:
        return worth(game, after, seat, known) - fmean([worth(game, other, seat, known) for other in others])

    return tuple(mine(seat) for seat in state.seats)


def redrawing(game: Game[S], times: int, rng: Random) -> Redraw:
    """Return a function that yields a state `times` times with new chance and new hidden cards."""

    def redraw(state: S) -> Iterator[S]:
        hidden = _hidden(game, state)
        for _ in range(times):
            twin = state.copy()
            twin.chance = rng.getrandbits(64)
            for name, places in hidden.items():
                setattr(twin, name, _shuffled(getattr(state, name), places, rng))
            yield twin

    return redraw


def _after(state: S, action: Action) -> S:
    twin: S = state.copy()
    agenda.advance(twin, action)
    return twin


def _hidden(game: Game[S], state: S) -> dict[str, Any]:
    """Return the fields with cards that no seat has seen: the places of these, for each pile of the field."""
    views = [game.view(state, seat) for seat in state.seats]
    found = {
        each.name: _places(getattr(state, each.name), [getattr(view, each.name) for view in views])
        for each in fields(state)
    }
    return {name: places for name, places in found.items() if places}


def _places(pile: Any, seen: list[Any]) -> Any:
    """Return the places of a pile, or of each of several, that are hidden in all views; () if there are none."""
    if not isinstance(pile, tuple) or any(len(each) != len(pile) for each in seen):
        return ()
    if all(isinstance(card, str) for card in pile):
        return tuple([place for place, cards in enumerate(zip(*seen, strict=True)) if {*cards} == {UNSEEN}])
    parts = [_places(part, [view[number] for view in seen]) for number, part in enumerate(pile)]
    return tuple(parts) if any(parts) else ()


def _shuffled(pile: Any, places: Any, rng: Random) -> Any:
    """Return a pile, or several, with the cards at these places in another order."""
    if places and isinstance(places[0], tuple):
        return tuple([_shuffled(part, where, rng) for part, where in zip(pile, places, strict=True)])
    cards = list(pile)
    for place, other in zip(places, rng.sample(places, len(places)), strict=True):
        cards[place] = pile[other]
    return tuple(cards)


def interval(deals: Sequence[float]) -> tuple[float, float]:
    """Return the 95% interval of a mean over deals, as a fraction of the games."""
    middle = fmean(deals)
    reach = 1.96 * stdev(deals, middle) / sqrt(len(deals)) if len(deals) > 1 else 1.0
    return middle - reach, middle + reach
