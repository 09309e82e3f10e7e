"""How the parts of a position of 1955 stand: markers, spies, hands."""

from collections.abc import Mapping

from game.core.contract import Seat, line
from game.core.telling import Aspect
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.state import State, progress


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` counts it."""
    found = {
        country: Aspect(
            line("stands.steps_more", country=country, seat=seat),
            progress(state, seat, country),
            (("markers", country),),
        )
        for country in COUNTRIES
    }
    for who in (0, 1):
        hand, spy = line("stands.hand_more", seat=who), line("stands.spy", seat=who, country=state.spies[who])
        found[f"hand {who}"] = Aspect(hand, len(state.hands[who]), (("hands", who),))
        found[f"spy {who}"] = Aspect(spy, None, (("spies", who),))
    return found
