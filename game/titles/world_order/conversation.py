"""How World Order is answered: a turn is a plan, and its player says when it is done."""

from game.core.contract import Action, Decision, Line
from game.core.conversation import Conversation
from game.titles.world_order.faces import FACE
from game.titles.world_order.knowledge import meant, threats_now
from game.titles.world_order.state import State
from game.titles.world_order.telling import topics_of, way

TWICE = ("play", "give_back", "asset", "order", "pass")
"""Verbs that are asked for twice."""
PLAYING = ("take_turn", "play_more")
"""Questions that are answered from the hand."""


class WorldOrder(Conversation[State]):
    """The conversation of World Order."""

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return what reaching for a card, a Country, a Region, a resource or a number means."""
        return meant(asked, noun, otherwise="choose")

    def called(self, view: State, action: Action) -> Line | None:
        """Say the price that is paid, the VPs of a slot, what is gone on to."""
        return way(view, action)

    def harmless(self, view: State, action: Action) -> bool:
        """Enter pays a price that was asked for."""
        return action.verb == "pay"

    def confirms(self, before: State, given: Action, asked: Decision) -> bool:
        """Let its player close a turn; an offer is answered in the middle of one."""
        return before.phase == "action" and asked.kind != "accept_offer"

    def sure(self, view: State, action: Action) -> bool:
        """Ask twice for what everybody sees or what is gone then, for a bought card, and for the last pass."""
        return action.verb not in TWICE and (action.verb != "buy" or action.noun not in FACE)

    def topics(self, view: State, asked: Decision, picked: str) -> tuple[str, ...]:
        """Name whom one leads; THREAT when it is one's own; each action when a card with it is first taken up."""
        if view.phase == "setup":
            return (f"aim_{view.powers[asked.seat]}",)
        if asked.kind not in PLAYING:
            return (asked.kind, "turn_over") if view.phase == "action" else ()
        acts = topics_of(picked) if picked in FACE else ()
        return (asked.kind, *acts, *(("threat",) if threats_now(view, asked.seat) else ()))


CONVERSATION = WorldOrder()
