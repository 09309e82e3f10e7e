"""How the parts of a position of 1955 stand: markers, spies, hands, gadgets."""

from collections.abc import Mapping

from game.core.contract import Line, Seat, line
from game.core.telling import Aspect
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.state import State, progress

MADE_BY = ("influence_announced", "influence_blocked", "action_countered", "gadget_gained")
"""The happenings that make more or less of a seat's cards."""


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` counts it."""
    found = {
        country: Aspect(
            line("stands.steps_more", country=country, seat=seat),
            progress(state, seat, country),
            (("markers", country),),
            goal=state.level.tracks[country],
        )
        for country in COUNTRIES
    }
    for who in (0, 1):
        hand, spy = line("stands.hand_more", seat=who), line("stands.spy", seat=who, country=state.spies[who])
        found[f"hand {who}"] = Aspect(hand, len(state.hands[who]), (("hands", who),), MADE_BY)
        found[f"spy {who}"] = Aspect(spy, None, (("spies", who),), shown=True)
        found[f"gadgets {who}"] = Aspect(_gadgets(state, who), None, (("gadgets", who),))
    return found


def _gadgets(state: State, seat: Seat) -> Line:
    """Return which gadgets a seat has."""
    match tuple(state.gadgets[seat]):
        case ():
            return line("stands.no_gadget", seat=seat)
        case (gadget,):
            return line("stands.gadget", seat=seat, gadget=gadget)
        case _:
            return line("stands.both_gadgets", seat=seat)
