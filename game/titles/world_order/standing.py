"""How the parts of a position of World Order stand: Regions, stocks, VPs, cards, allies, the turn order."""

from collections.abc import Mapping

from game.core.contract import Seat, line
from game.core.telling import Aspect
from game.titles.world_order.faces import REGIONS
from game.titles.world_order.state import State


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` counts it."""
    found = dict[str, Aspect]()
    for who in state.seats:
        power = state.powers[who]
        for region in REGIONS:
            cubes = state.permanent[region].count(power) + state.temporary[region].count(power)
            slots = (("permanent", region), ("temporary", region))
            found[f"cubes {region} {who}"] = Aspect(
                line("stands.cubes_more", seat=who, region=region), cubes, slots
            )
            armies = state.armies[region].get(power, 0)
            told = line("stands.armies_more", seat=who, region=region)
            found[f"armies {region} {who}"] = Aspect(told, armies, (("armies", region),))
        for name, number, fields in _counts(state, who):
            at = tuple([(field, who) for field in fields])
            found[f"{name} {who}"] = Aspect(line(f"stands.{name}_more", seat=who), number, at)
    return found


def _counts(state: State, seat: Seat) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Return what is counted of a seat, with the fields that hold it."""
    return (
        ("vp", state.vp[seat], ("vp",)),
        ("money", state.money[seat], ("money",)),
        ("goods", sum(state.stock[seat].values()), ("stock",)),
        ("production", sum(state.production[seat].values()), ("production",)),
        ("prosperity", state.prosperity[seat], ("prosperity",)),
        ("growth", len(state.growth[seat]), ("growth",)),
        ("allies", len(state.allies[seat]), ("allies",)),
        ("hand", len(state.hands[seat]), ("hands",)),
        ("cards", len(state.owned[seat]), ("owned", "decks", "discards")),
    )
