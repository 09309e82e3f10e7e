"""How Manifesto is answered: sides go by whom they stand for, and Enter seals a note."""

from game.core.contract import Action, Decision, Line
from game.core.conversation import Conversation
from game.titles.manifesto import telling
from game.titles.manifesto.state import State


class Manifesto(Conversation[State]):
    """The conversation of Manifesto."""

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return what reaching for a card, a region, a seat or a sum means."""
        return telling.meant(asked, noun)

    def called(self, view: State, action: Action) -> Line | None:
        """Call a side by whom it stands for, as on the slate."""
        return telling.side(view, action.verb) if action.verb != "abstain" else None

    def harmless(self, view: State, action: Action) -> bool:
        """Sealing a note gives nothing away: nobody reads it before all are opened."""
        return action.verb == "seal"


CONVERSATION = Manifesto()
