"""What can be counted in Ideology: the cards that aren't face up anywhere."""

from collections.abc import Sequence

from game.core.contract import UNSEEN, Line, Seat, line
from game.core.piles import unknown
from game.titles.ideology.diplomacy import others
from game.titles.ideology.faces import AREAS, REGION, REGIONS, STOCK
from game.titles.ideology.knowledge import laid_out
from game.titles.ideology.state import State


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Count what isn't visible anywhere: every other seat's cards, and the regions to come."""
    if not all(view.factions):
        return ()
    coming = unknown(REGIONS, view.levels)
    levels = tuple(
        line("unseen.of_level", level=level, count=count)
        for level in (1, 2, 3)
        if (count := sum(REGION[region].level == level for region in coming))
    )
    told = [_hidden(view, other, "hand") for other in others(view, seat)]
    if UNSEEN not in view.hands[seat] and view.decks[seat]:
        told.append(_hidden(view, seat, "deck"))
    return [*told, *([line("unseen.regions", count=len(coming), levels=levels)] if coming else [])]


def _hidden(view: State, other: Seat, key: str) -> Line:
    """Count by area the cards that a seat may hold or draw: those of its cards that aren't visible anywhere."""
    counts = tuple(
        line("unseen.of", area=name, count=_unseen(view, other, area)) for area, name in enumerate(AREAS)
    )
    held, deck = len(view.hands[other]), len(view.decks[other])
    return line(f"unseen.{key}", other=other, count=held, deck=deck, areas=counts)


def _unseen(view: State, seat: Seat, area: int) -> int:
    """Count a seat's cards of an area that aren't visible anywhere."""
    name = AREAS[area]
    open_cards = view.discards[seat].count(name) + view.hands[seat].count(name) + laid_out(view, seat, area)
    return STOCK.of_each_area - open_cards
