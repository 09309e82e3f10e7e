"""How players answer World Order's questions: a turn is a plan, which its player confirms."""

from typing import ClassVar

from game.core.asking import on_top
from game.core.contract import Action, Decision, Line, Seat
from game.core.conversation import Conversation
from game.titles.world_order.faces import FACE
from game.titles.world_order.knowledge import meant, threats_now
from game.titles.world_order.military import ChooseArmy
from game.titles.world_order.state import State
from game.titles.world_order.telling import asked_about, topics_of, way

TWICE = ("play", "give_back", "asset", "order", "pass", "improve")
"""Verbs of answers that need confirmation."""
PLAYING = ("take_turn", "play_more")
"""The questions answered by playing a card from the hand."""


class WorldOrder(Conversation[State]):
    """How players answer World Order's questions."""

    declines: ClassVar = frozenset(("done", "none", "no"))

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action meant by picking a card, Country, Region, resource or number."""
        return meant(asked, noun, otherwise="choose")

    def towards(self, view: State, asked: Decision, goal: str) -> Action | None:
        """Return the only army that could move to a Region, if there is exactly one."""
        top = on_top(view)
        origins = top.goes_to(view, goal) if isinstance(top, ChooseArmy) else ()
        return Action("army", origins[0]) if len(origins) == 1 else None

    def called(self, view: State, action: Action) -> Line | None:
        """Return an answer's price, a slot's VPs, or what comes next."""
        return way(view, action)

    def harmless(self, view: State, action: Action) -> bool:
        """Return True for paying a price, which Enter may do."""
        return action.verb == "pay"

    def confirms(self, before: State, given: Action, asked: Decision) -> bool:
        """Return True in the Action phase, except for an offer made in the middle of a turn."""
        return before.phase == "action" and asked.kind != "accept_offer"

    def sure(self, view: State, action: Action) -> bool:
        """Return False for public or irreversible acts, buying a card, and the last pass: they need confirming."""
        return action.verb not in TWICE and (action.verb != "buy" or action.noun not in FACE)

    def explains(self, view: State, seat: Seat, noun: str) -> tuple[Line, ...]:
        """Return a thing's price; for a Region also its armies."""
        found = asked_about(view, seat, noun)
        return (found.head, *found.lines) if found is not None else ()

    def topics(self, view: State, asked: Decision, picked: str) -> tuple[str, ...]:
        """Return the guide's topics: the power played, THREAT to it, and a card's actions when first used."""
        if view.phase == "setup":
            return (f"aim_{view.powers[asked.seat]}",)
        if asked.kind not in PLAYING:
            return (asked.kind, "turn_over") if view.phase == "action" else ()
        acts = topics_of(picked) if picked in FACE else ()
        return (asked.kind, *acts, *(("threat",) if threats_now(view, asked.seat) else ()))


CONVERSATION = WorldOrder()
