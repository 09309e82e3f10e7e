"""Plays: what a person would call one move, with all its answers: a card, its country, and the reactions to it.

The agenda shows where a play begins and ends: everything that an answer puts on top of it belongs to the same
play, until what was below is on top again or the same question is asked again.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Item, Position
from game.core.contract import Action, Game, Seat
from game.core.resigning import resigning
from game.core.table import Table
from game.core.views import Sealed

LOOKS = 2
"""The number of imagined worlds in which a later question must be the same to be judged with the first."""


class WholePlay(NamedTuple):
    """A play of one seat, with the reactions of others."""

    seat: Seat
    first: int
    """The number of its first answer."""
    end: int
    """The number after its last answer."""


class Stretch(NamedTuple):
    """One seat's answers in one play that it could decide on together."""

    seat: Seat
    numbers: tuple[int, ...]
    """The numbers of its answers with a choice."""


class PlayOpening(NamedTuple):
    """The question that begins a play, and what is below it on the agenda."""

    item: Item
    below: tuple[Item, ...]

    @classmethod
    def of(cls, state: Position) -> "PlayOpening":
        """Return the current question as the opening of a play."""
        return cls(state.agenda[-1], state.agenda[:-1])

    def includes(self, state: Position) -> bool:
        """Return True if the current question belongs to the play that began here."""
        depth, items = len(self.below), state.agenda
        if len(items) <= depth or items[:depth] != self.below:
            return False
        if hidden(state) == Hidden.SEALED and not isinstance(self.item, Sealed):
            return False  # a note is a separate decision
        return len(items) > depth + 1 or items[-1] != self.item


def plays(table: Table[Any]) -> tuple[WholePlay, ...]:
    """Return a game's plays in order; a resignation belongs to none."""
    found = list[WholePlay]()
    opening: PlayOpening | None = None
    for number, (seat, action) in enumerate(table.answers):
        if resigning(action, table.seats) is not None:
            opening = None
            continue
        state = table.state_before(number)
        if opening is not None and opening.includes(state):
            found[-1] = found[-1]._replace(end=number + 1)
        else:
            opening = PlayOpening.of(state)
            found.append(WholePlay(seat, number, number + 1))
    return tuple(found)


def stretches(table: Table[Any]) -> tuple[Stretch, ...]:
    """Return the answers to judge together: those of one seat in one play, as far as it could foresee them.

    An answer with no alternative isn't judged. Anything that depends on a reaction, on dice or on a card drawn in
    between is a separate decision.
    """
    return tuple([stretch for play in plays(table) for stretch in _stretches(table, play)])


def deed(table: Table[Any], number: int) -> tuple[Action, ...]:
    """Return an answer and the later ones that its seat decided on together with it."""
    play = next((each for each in plays(table) if each.first <= number < each.end), None)
    found = _stretches(table, play) if play is not None else ()
    last = next((each.numbers[-1] for each in found if number in each.numbers), number)
    return tuple([given.action for given in table.answers[number : last + 1]])


def _stretches(table: Table[Any], play: WholePlay) -> Iterator[Stretch]:
    seat = -1
    numbers = list[int]()
    worlds = list[Any]()
    for number in range(play.first, play.end):
        state, given = table.state_before(number), table.answer(number)
        if numbers and (given.seat != seat or not _foreseen(worlds, state)):
            yield Stretch(seat, tuple(numbers))
            numbers = []
        if given.action not in state.options:
            continue  # a resignation
        if len(state.options) > 1:
            if not numbers:
                seat, worlds = given.seat, _imagined(table.game, state, given.seat)
            numbers.append(number)
        if numbers:
            for world in worlds:
                agenda.advance(world, given.action)
    if numbers:
        yield Stretch(seat, tuple(numbers))


def _imagined(game: Game[Any], state: Position, seat: Seat) -> list[Any]:
    view = game.view(state, seat)
    return [game.imagine(view, seat, Random(number)) for number in range(LOOKS)]


def _foreseen(worlds: Sequence[Any], state: Position) -> bool:
    """Return True if the seat knew, whatever is hidden, that this question would be asked."""
    return all(world.agenda == state.agenda and world.options == state.options for world in worlds)
