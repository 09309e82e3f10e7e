"""Wishes of Ideology as they are put together: with everybody else one, changeable until one touch seals all."""

from dataclasses import dataclass, field

from game.core.contract import Action, Decision, Seat
from game.titles.ideology.diplomacy import WISH, allowed, may_wish
from game.titles.ideology.state import State

OPEN = -1
"""Nothing is to be sealed yet."""


@dataclass
class Wishes:
    """What the viewer has chosen with others; with nobody chosen, things are to stay as they are."""

    chosen: dict[Seat, str] = field(default_factory=dict)
    sealed: int = OPEN
    """How many wishes are sealed already since all were to be; when there are fewer, they were taken back."""

    def stance(self, view: State, seat: Seat, other: Seat) -> str:
        """What is wished with another, as things stand on the sheet."""
        wished = self.chosen.get(other, view.stances[seat][other])
        return wished if may_wish(view, seat, other, wished) else next(iter(allowed(view, seat, other)))

    def sealing(self, view: State, decision: Decision) -> Action | None:
        """The answer to the question about one of them, once all are to be sealed."""
        count = len(view.sealed[decision.seat])
        if self.sealed == OPEN or count < self.sealed:
            self.sealed = OPEN
            return None
        self.sealed = count + 1
        other = view.factions.index(decision.options[0].noun)
        return Action(WISH[self.stance(view, decision.seat, other)].verb, decision.options[0].noun)
