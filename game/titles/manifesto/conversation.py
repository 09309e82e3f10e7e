"""How players answer Manifesto: sides are named after the player they support, and Enter seals a note."""

from game.core.contract import Action, Decision, Line
from game.core.conversation import Conversation
from game.titles.manifesto import telling
from game.titles.manifesto.state import State


class Manifesto(Conversation[State]):
    """The conversation of Manifesto."""

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action meant by picking a card, a region, a seat or a sum."""
        return telling.meant(asked, noun)

    def called(self, view: State, action: Action) -> Line | None:
        """Name a side after the player it supports, as the scoreboard does."""
        return telling.side(view, action.verb) if action.verb != "abstain" else None

    def harmless(self, view: State, action: Action) -> bool:
        """Return True for sealing a note, which gives nothing away: nobody reads it before all are opened."""
        return action.verb == "seal"


CONVERSATION = Manifesto()
