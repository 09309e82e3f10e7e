"""World Order on a phone: the stocks, the hand, and each answer with its price and its gains."""

from collections.abc import Sequence
from typing import Any

from game.core.agenda import Ask
from game.core.contract import Decision, Line, Seat
from game.pocket.boards import Telling
from game.titles.world_order import telling
from game.titles.world_order.faces import FACE, RESOURCES, kind_of
from game.titles.world_order.faces import SIGN as SIGNS
from game.titles.world_order.rules import AddAutoInfluence, Research
from game.titles.world_order.state import State
from game.titles.world_order.telling import option as option
from game.titles.world_order.turns import Turn

AFTER = (Turn, Research, AddAutoInfluence)
"""The agenda items that may follow a turn."""
BANDS = {"domestic": "#2C6E63", "diplomatic": "#2F5F9E", "economic": "#8A6A1C", "military": "#8E3126"}
"""The band colour of an Ability card, by its first type."""


def notes(view: State, seat: Seat) -> Sequence[Line]:
    """Return the question's notes without their headings."""
    return [each for note in telling.notes(view, seat) for each in note.lines]


def rows(view: State, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
    """Return rows on what each power has."""
    told = []
    for each in view.seats:
        told.append(tell.say("table.score", seat=each, vp=view.vp[each], money=view.money[each]))
        told.append(tell(telling.in_short(view, each)))
    return [("", text) for text in told]


def turn(world: State, seat: Seat) -> bool:
    """Reduce the agenda to the rest of the seat's current turn, or to its next one this round."""
    if world.phase != "action":
        return False
    items = world.agenda[::-1]
    if isinstance(items[0], Ask) and items[0].seat == seat:
        rest = next((number for number, item in enumerate(items) if isinstance(item, AFTER)), len(items))
        world.agenda = items[:rest][::-1]
        return True
    mine = [item for item in items if isinstance(item, Turn) and item.seat == seat]
    world.agenda, world.memo = tuple(mine[:1]), ()
    return bool(mine)


def own(view: State, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
    """Return the stocks and the hand."""
    has = {"money": view.money[seat], "vp": view.vp[seat], **{what: view.stock[seat][what] for what in RESOURCES}}
    stock = [[tell.words.name(what), count, "", SIGNS[what]] for what, count in has.items()]
    return {"stock": stock, "hand": [_card(card, tell) for card in view.hands[seat]]}


def _card(card: str, tell: Telling) -> dict[str, Any]:
    types = FACE[card].types
    return {
        "id": card,
        "head": tell.words.name(card),
        "n": str(FACE[card].research),
        "c": BANDS.get(types[0] if types else "", "#243B52"),
        "name": ", ".join(tell.words.name(each) for each in types),
        "text": tell.say(f"card.{kind_of(card)}"),
    }
