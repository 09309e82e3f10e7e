"""World Order on a phone: the stocks, the hand, and each answer with its price and what it brings."""

from collections.abc import Sequence
from typing import Any

from game.core.contract import Decision, Line, Seat
from game.pocket.boards import Telling
from game.titles.world_order import telling
from game.titles.world_order.faces import FACE, RESOURCES, kind_of
from game.titles.world_order.state import State
from game.titles.world_order.telling import option as option

BANDS = {"domestic": "#2C6E63", "diplomatic": "#2F5F9E", "economic": "#8A6A1C", "military": "#8E3126"}
"""The bar of an Ability card, by its first type."""


def notes(view: State, seat: Seat) -> Sequence[Line]:
    """Return the notes of the question without their headings."""
    return [each for note in telling.notes(view, seat) for each in note.lines]


def rows(view: State, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
    """Say what each power has."""
    told = []
    for each in view.seats:
        told.append(tell.say("table.score", seat=each, vp=view.vp[each], money=view.money[each]))
        allies = view.allies[each]
        ready = sum(ally.ready for ally in allies.values())
        told.append(
            tell.say(
                "table.power",
                seat=each,
                cards=len(view.hands[each]),
                ready=ready,
                allies=len(allies),
                focus=view.focus[each],
            )
        )
    return [("", text) for text in told]


def own(view: State, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
    """Return the stocks and the hand."""
    stock = [[tell.words.name("money"), view.money[seat], ""], [tell.words.name("vp"), view.vp[seat], ""]]
    stock += [[tell.words.name(what), view.stock[seat][what], ""] for what in RESOURCES]
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
