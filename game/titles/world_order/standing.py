"""The parts of a position of World Order, for comparing positions: Regions, stocks, VPs, cards, allies."""

from collections.abc import Mapping, Sequence

from game.core.contract import Line, Seat, line
from game.core.telling import Aspect
from game.titles.world_order.domestic import next_space
from game.titles.world_order.faces import AT_LEVEL, GROWTH, REGIONS
from game.titles.world_order.state import FREE, State
from game.titles.world_order.turns import unused_assets

MADE_BY = {
    "vp": (
        "region_scored",
        "majority_scored",
        "growth_taken",
        "prosperity_increased",
        "influence_added",
        "threat_suffered",
    ),
    "money": ("sold", "bought", "invested", "prosperity_increased", "base_built"),
    "growth": ("growth_taken",),
    "allies": ("country_allied",),
    "cards": ("card_bought",),
    "prosperity": ("prosperity_increased",),
}
"""Name of a count → the events that change it."""


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` sees it."""
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
            found[f"{name} {who}"] = Aspect(
                line(f"stands.{name}_more", seat=who), number, at, MADE_BY.get(name, ())
            )
        for name, field in (("goods", "stock"), ("production", "production")):
            for what, number in getattr(state, field)[who].items():
                told = line(f"stands.{name}_more", seat=who, what=what)
                found[f"{name} {what} {who}"] = Aspect(told, number, ((field, (who, what)),))
    return found | _within_reach(state, seat)


def _within_reach(state: State, seat: Seat) -> dict[str, Aspect]:
    """Return what a seat's consumer goods and services pay for next, and which Assets it can still use."""
    stock, level = state.stock[seat], len(state.growth[seat]) + 1
    found, space = dict[str, Aspect](), next_space(state, seat)
    if space is not None:
        bringing = {"goods": space.goods, "vp": space.vp, "money": space.money or ""}
        told = line("stands.prosperity_paid", seat=seat, track="prosperity", **bringing)
        told = told if stock["goods"] >= space.goods else line("stands.prosperity_short")
        slots = (("stock", (seat, "goods")), ("prosperity", seat))
        found[f"prosperity paid {state.prosperity[seat]}"] = Aspect(told, None, slots)
    costs = [GROWTH[card].cost.get("services", 0) for card in AT_LEVEL.get(level, ()) if state.growth_left[card]]
    told = line("stands.growth_short")
    if costs and stock["services"] >= min(costs):
        told = line("stands.growth_paid", seat=seat, track="growth", services=min(costs), level=level)
    found[f"growth paid {level}"] = Aspect(told, None, (("stock", (seat, "services")), ("growth", seat)))
    unused = unused_assets(state, seat)
    for asset in state.assets[seat]:
        told = line("stands.asset_left", seat=seat, asset=asset) if asset in unused else line("stands.asset_used")
        found[f"asset {asset}"] = Aspect(told, None, (("used", seat),))
    return found


def posts(before: State, after: State, seat: Seat) -> Sequence[Line]:
    """Return which seats the seat is now sure to act before, given the place it has just taken."""
    if not before.agenda or before.agenda[-1].kind != "take_place" or seat not in after.track:
        return ()
    place = after.track.index(seat)
    free = FREE in after.track[:place]
    later = [
        who for who in after.seats if who in after.track[place + 1 :] or (who not in after.track and not free)
    ]
    return (line("post.acts_before", seat=seat, others=tuple(later)),) if later else ()


def _counts(state: State, seat: Seat) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Return what is counted for a seat: name, number, and the fields that hold it."""
    return (
        ("vp", state.vp[seat], ("vp",)),
        ("money", state.money[seat], ("money",)),
        ("prosperity", state.prosperity[seat], ("prosperity",)),
        ("growth", len(state.growth[seat]), ("growth",)),
        ("allies", len(state.allies[seat]), ("allies",)),
        ("hand", len(state.hands[seat]), ("hands",)),
        ("cards", len(state.owned[seat]), ("owned", "decks", "discards")),
    )
