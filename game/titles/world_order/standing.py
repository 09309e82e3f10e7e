"""The parts of a position of World Order, for comparing positions: Regions, stocks, VPs, cards, allies."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache

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
STORED: Mapping[str, tuple[str, ...]] = {
    "vp": ("vp",),
    "prosperity": ("prosperity",),
    "growth": ("growth",),
    "allies": ("allies",),
    "hand": ("hands",),
    "cards": ("owned", "decks", "discards"),
}
"""Name of a count → the fields that hold it."""
UNITS = ("diplomacy", "army")
"""The resources spent to act on the map; any other is worth the money it brings."""
SOLD = ("energy", "raw", "food")
"""The resources that are mostly held to be sold."""


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` sees it."""
    found = dict[str, Aspect]()
    for who in state.seats:
        power = state.powers[who]
        for region in REGIONS:
            cubes = state.permanent[region].count(power) + state.temporary[region].count(power)
            name, told, slots = _counted("cubes", who, region)
            found[name] = Aspect(told, cubes, slots)
            name, told, slots = _counted("armies", who, region)
            found[name] = Aspect(told, state.armies[region].get(power, 0), slots)
        for what, number in _counts(state, who):
            name, told, slots = _counted(what, who)
            found[name] = Aspect(told, number, slots, MADE_BY.get(what, ()))
        for what, stored in (("goods", state.stock[who]), ("production", state.production[who])):
            for kind, number in stored.items():
                name, told, slots = _counted("units" if what == "goods" and kind in UNITS else what, who, kind)
                found[name] = Aspect(told, number, slots)
    return found | _within_reach(state, seat)


@cache
def _counted(what: str, who: Seat, thing: str = "") -> tuple[str, Line, tuple[tuple[str, Hashable], ...]]:
    """Return the name of something counted, the sentence that there is more of it, and where a state stores it."""
    key, slots = f"stands.{what}_more", list[tuple[str, Hashable]]()
    match what:
        case "cubes" | "armies":
            told = line(key, seat=who, region=thing)
            slots += [(field, thing) for field in (("permanent", "temporary") if what == "cubes" else (what,))]
        case "units":
            told = line(key, seat=who, unit=thing)
            slots.append(("stock", (who, thing)))
        case "goods" | "production":
            told = line(key, seat=who, what=thing)
            slots.append(("stock" if what == "goods" else what, (who, thing)))
        case "money":
            told = line(key, seat=who)
            slots += [("money", who), *[("stock", (who, kind)) for kind in SOLD]]
        case _:
            told = line(key, seat=who)
            slots += [(field, who) for field in STORED[what]]
    return " ".join([what, *([thing] if thing else []), str(who)]), told, tuple(slots)


def _within_reach(state: State, seat: Seat) -> dict[str, Aspect]:
    """Return what a seat's goods and services pay for next, and which Assets and allies it can still use."""
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
    return found | {
        f"ally {country}": _ally(seat, country, each.ready) for country, each in state.allies[seat].items()
    }


@cache
def _ally(seat: Seat, country: str, ready: bool) -> Aspect:
    told = line("stands.ally_ready", seat=seat, country=country) if ready else line("stands.ally_used")
    return Aspect(told, None, (("allies", (seat, country)),))


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


def _counts(state: State, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return what is counted for a seat: its name in STORED and the number."""
    return (
        ("vp", state.vp[seat]),
        ("money", state.money[seat]),
        ("prosperity", state.prosperity[seat]),
        ("growth", len(state.growth[seat])),
        ("allies", len(state.allies[seat])),
        ("hand", len(state.hands[seat])),
        ("cards", len(state.owned[seat])),
    )
