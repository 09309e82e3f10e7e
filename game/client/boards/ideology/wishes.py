"""The draft of a player's wishes in Ideology: one per other seat, changeable until all are sealed at once."""

from dataclasses import dataclass, field

from game.core.contract import Action, Decision, Seat
from game.titles.ideology.diplomacy import WISH, allowed, may_wish
from game.titles.ideology.state import State

OPEN = -1
"""The value of `sealed` until the wishes are sealed."""


@dataclass
class Wishes:
    """The stances the reader has chosen with others, by default the current ones."""

    chosen: dict[Seat, str] = field(default_factory=dict)
    sealed: int = OPEN
    """How many wishes have been given since sealing; if the view has fewer, they were taken back."""

    def stance(self, view: State, seat: Seat, other: Seat) -> str:
        """Return the wish for another seat; an allowed stance if the chosen one isn't."""
        wished = self.chosen.get(other, view.stances[seat][other])
        return wished if may_wish(view, seat, other, wished) else next(iter(allowed(view, seat, other)))

    def sealing(self, view: State, decision: Decision) -> Action | None:
        """Return the answer to the question about one wish if all wishes are being sealed, else None.

        Sealing ends here once the view has fewer answers than were given, because they were taken back.
        """
        count = len(view.sealed[decision.seat])
        if self.sealed == OPEN or count < self.sealed:
            self.sealed = OPEN
            return None
        self.sealed = count + 1
        other = view.factions.index(decision.options[0].noun)
        return Action(WISH[self.stance(view, decision.seat, other)].verb, decision.options[0].noun)
