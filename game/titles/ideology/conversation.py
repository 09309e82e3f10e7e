"""How Ideology is answered: what costs cards is asked for twice, and a pass may be repeated."""

from collections.abc import Sequence

from game.core.contract import Action, Decision, Event, Seat
from game.core.conversation import Conversation, Repeat
from game.titles.ideology import telling
from game.titles.ideology.events import InfluenceExtended, TurnBegan
from game.titles.ideology.knowledge import forecast, foretold
from game.titles.ideology.places import BIT
from game.titles.ideology.state import State

PASS = Action("pass")


class Ideology(Conversation[State]):
    """The conversation of Ideology."""

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return what reaching for a card, a region, an Advancement or a seat means, with a card held."""
        return telling.meant(view, asked, noun, held)

    def sure(self, view: State, action: Action) -> bool:
        """Ask twice for what gives cards away; the rest stands written with its price."""
        return action.verb not in ("buy", "trade", "discard")

    def repeat(self, view: State, asked: Decision) -> Repeat | None:
        """Let a pass be repeated in the phases that go round, until more is at stake or the phase is over.

        At stake are one's own options, regions one would lose, a seat that would win with the next Assessment, and
        whatever rivals do within reach: at the regions one holds, beside them, and wherever one has cards.
        """
        if asked.kind not in ("spread", "fight"):
            return None
        seat = asked.seat
        losses = {f"lose {verdict.region}" for verdict in forecast(view) if verdict.loser == seat}
        winners = {f"win {other}" for other, after in foretold(view).items() if after >= view.level.victory}
        options = {str(action) for action in asked.options}
        rest = {f"turn {view.turn} {view.phase}"} | losses | winners | options
        return Repeat(PASS, frozenset[object](rest) | within_reach(view, seat))

    def idle(self, view: State, asked: Decision, told: Sequence[Event]) -> Action | None:
        """Pass where nothing can be done but take back what was placed in this very phase."""
        deeds = [action for action in asked.options if action.noun]
        if asked.kind != "spread" or not deeds:
            return None
        placed = set[Action]()
        for event in reversed(told):
            if isinstance(event, TurnBegan):
                break
            if isinstance(event, InfluenceExtended) and event.seat == asked.seat:
                placed.add(Action(f"withdraw_{event.area}", event.region))
        return PASS if placed.issuperset(deeds) else None


def within_reach(view: State, seat: Seat) -> frozenset[object]:
    """Return how the regions stand that a seat holds, borders on or has cards at, but for its own cards there."""
    found = set[object]()
    for region, areas in view.cards.items():
        if BIT[region] & view.near[seat] or any(of_seats[seat] for of_seats in areas):
            rivals = tuple(count for of_seats in areas for other, count in enumerate(of_seats) if other != seat)
            found.add((region, view.levels[region], view.owner.get(region), rivals))
    return frozenset(found)


CONVERSATION = Ideology()
