"""Ideology on a phone: cards by area, and all wishes on one sheet."""

from collections.abc import Iterator
from typing import Any

from game.core.contract import Decision, Seat
from game.play.sheets import seals
from game.pocket.boards import Telling
from game.pocket.boards.plain import turn as turn
from game.titles.ideology import telling
from game.titles.ideology.diplomacy import WISH, Wish, allowed
from game.titles.ideology.faces import AREAS
from game.titles.ideology.faces import SIGN as SIGNS
from game.titles.ideology.state import State
from game.titles.ideology.telling import notes as notes
from game.titles.ideology.telling import option as option

INKS = {"military": "#8E3126", "economic": "#2878A0", "cultural": "#2C6E63"}


def rows(view: State, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
    """Return rows on what each Ideology has and has bought, and on the seat's own stances."""
    powers = [telling.in_short(view, each) for each in view.order]
    told = (*powers, *telling.bought(view, seat), *telling.stances(view, seat))
    return [("", tell(each)) for each in told]


def own(view: State, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
    """Return the cards by area, and the wishes if they are being asked for."""
    held = telling.by_area(view.hands[seat])
    said: dict[str, Any] = {
        "stock": [[tell.words.name(area), held[area], INKS[area], SIGNS[area]] for area in AREAS]
    }
    if asked is not None and asked.kind == "wish":
        said["wishes"] = list(_wishes(view, seat, tell))
    return said


def _wishes(view: State, seat: Seat, tell: Telling) -> Iterator[dict[str, Any]]:
    """Yield every seat about which a wish is still to be sealed, in the order in which the table asks."""
    for item in reversed(seals(view, seat)):
        if isinstance(item, Wish):
            other = item.other
            yield {
                "seat": other,
                "now": view.stances[seat][other],
                "said": " · ".join(tell(each) for each in telling.between(view, seat, other)),
                "o": [
                    [f"{WISH[stance].verb} {view.factions[other]}", tell.words.name(stance), stance]
                    for stance in allowed(view, seat, other)
                ],
            }
