"""How the parts of a position of Manifesto stand: regions, money, hands, truces."""

from collections.abc import Mapping
from itertools import combinations

from game.core.contract import Seat, line
from game.core.telling import Aspect
from game.titles.manifesto.faces import REGIONS
from game.titles.manifesto.state import State, in_truce


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` counts it."""
    found = dict[str, Aspect]()
    for region in REGIONS:
        owner = state.owner.get(region)
        told = line("stands.neutral", region=region)
        if owner is not None:
            told = line("stands.region", region=region, seat=owner)
        found[region] = Aspect(told, None, (("owner", region), ("influence", region)))
    everywhere = tuple([(field, region) for field in ("owner", "influence") for region in REGIONS])
    for who in state.seats:
        held = line("stands.regions_more", seat=who)
        found[f"regions {who}"] = Aspect(held, len(state.held[who]), everywhere)
        found[f"its {who}"] = Aspect(line("stands.its_more", seat=who), state.its[who], (("its", who),))
        found[f"hand {who}"] = Aspect(line("stands.hand_more", seat=who), len(state.hands[who]), (("hands", who),))
    for one, two in combinations(state.seats, 2):
        key = "stands.truce" if in_truce(state, one, two) else "stands.no_truce"
        found[f"truce {one} {two}"] = Aspect(line(key, seat=one, other=two), None, (("truces", (one, two)),))
    return found
