"""What players can count in 1955: the cards that aren't face up anywhere."""

from collections.abc import Sequence

from game.core.contract import Line, Seat, line
from game.core.piles import unknown
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.state import State


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Count the unseen cards by country, and those that can stop or reverse actions."""
    beside = [card for gadgets in view.gadgets for card in gadgets.values()]
    hidden = unknown(CARD, *view.hands, view.discard, beside)
    countries = tuple(_count(country, [CARD[card].country for card in hidden]) for country in COUNTRIES)
    actions = [CARD[card].action for card in hidden]
    watched = tuple(_count(action, actions) for action in ("rebel_forces", "military_transport", "revolution"))
    hired = sum(not CARD[card].country for card in hidden)
    return (
        line("unseen.hands", other=1 - seat, count=len(view.hands[1 - seat]), deck=len(view.deck)),
        line("unseen.cards", count=len(hidden), countries=countries, hired=hired),
        line("unseen.actions", actions=watched),
    )


def _count(thing: str, among: Sequence[str]) -> Line:
    return line("unseen.of", thing=thing, count=among.count(thing))
