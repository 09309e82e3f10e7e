"""How players answer Ideology's questions: giving cards away needs confirmation, and a pass can be repeated."""

from collections.abc import Sequence
from typing import ClassVar

from game.core.contract import Action, Decision, Event, Seat
from game.core.conversation import Conversation, Repeat
from game.titles.ideology import telling
from game.titles.ideology.events import InfluenceExtended, InfluenceWithdrawn, Passed, TurnBegan
from game.titles.ideology.knowledge import forecast, foretold
from game.titles.ideology.places import BIT
from game.titles.ideology.state import State

PASS = Action("pass")


class Ideology(Conversation[State]):
    """How players answer Ideology's questions."""

    declines: ClassVar = frozenset(("done", "let_stand", "stop", "pass"))

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action meant by picking a card, region, Advancement or seat while a card is held."""
        return telling.meant(view, asked, noun, held)

    def sure(self, view: State, action: Action) -> bool:
        """Return False for giving cards away, which needs confirmation; other answers show their price."""
        return action.verb not in ("buy", "trade", "discard")

    def repeat(self, view: State, asked: Decision) -> Repeat | None:
        """Repeat a pass in phases that go round the table, until more is at stake or the phase is over.

        At stake are the seat's own options, regions it would lose, seats that would win at the next Assessment,
        and rivals' cards within reach: in regions it holds, next to them, and wherever it has cards.
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
        """Pass if all the seat can do is take back what it placed in this phase.

        Nor is it asked again about cards that it passed on taking back, until somebody acts in their region.
        """
        deeds = [action for action in asked.options if action.noun]
        if asked.kind != "spread" or not deeds:
            return None
        spared, touched = set[Action](), set[str]()
        for event in reversed(told):
            match event:
                case TurnBegan():
                    break
                case Passed(asked.seat, "foreign"):
                    left = [action for action in deeds if action.verb.startswith("withdraw")]
                    spared.update(action for action in left if action.noun not in touched)
                case InfluenceExtended() if event.seat == asked.seat:
                    spared.add(Action(f"withdraw_{event.area}", event.region))
                case InfluenceExtended() | InfluenceWithdrawn():
                    touched.add(event.region)
        return PASS if spared.issuperset(deeds) else None


def within_reach(view: State, seat: Seat) -> frozenset[object]:
    """Return the state of all regions that a seat holds, borders on or has cards in, leaving out its own cards."""
    found = set[object]()
    for region, areas in view.cards.items():
        if BIT[region] & view.near[seat] or any(of_seats[seat] for of_seats in areas):
            rivals = tuple(count for of_seats in areas for other, count in enumerate(of_seats) if other != seat)
            found.add((region, view.levels[region], view.owner.get(region), rivals))
    return frozenset(found)


CONVERSATION = Ideology()
