"""What an act in World Order changed, what threatens a seat, and what can be counted, with names and numbers.

Everything is computed from views, so nothing reveals more than the reader may know.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from game.core.agenda import Ask
from game.core.contract import UNSEEN, Field, Line, Seat, line
from game.core.telling import Danger, Fact, ranked
from game.core.views import Sealed
from game.titles.world_order.account import Sum, named
from game.titles.world_order.aftermath import (
    CASH,
    NETWORK,
    RETURN,
    STATUS,
    THREAT_LOSS,
    UNUSED_ASSET,
    CashToken,
    CheckRegion,
    Defend,
    Prosper,
    Threats,
    leads,
    majority,
    network,
    sphere,
)
from game.titles.world_order.board import have
from game.titles.world_order.domestic import ChooseGrowth, ChooseType, MakeUnits, RaiseTrack, next_space
from game.titles.world_order.economy import (
    BuyFromAllies,
    BuyFromPower,
    BuyFromPowers,
    ChooseExport,
    ChooseImport,
    ChooseInvestment,
    SellUnits,
)
from game.titles.world_order.faces import (
    ASSET,
    AUTO,
    COUNTRY,
    EXPORT_PRICE,
    FACE,
    GROWTH,
    IMPORT_PRICE,
    LOCAL,
    MAJORITY,
    POWER,
    RECIPE,
    REGION,
    REGIONS,
    RESOURCES,
    ZONE,
    kind_of,
)
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.knowledge import Standing, next_cube, scoring_now, standings, threats_now
from game.titles.world_order.military import BASE, ChooseArmy, ChooseBase, ChooseDestination, SendArmies
from game.titles.world_order.relations import ChooseCountry, ChooseEngage, Engage, SpendDiplomacy
from game.titles.world_order.rules import ChooseFocus, Spend
from game.titles.world_order.starts import TakePlace
from game.titles.world_order.state import (
    State,
    absent,
    allies_in,
    armies_at,
    free_slots,
    has_free_slot,
    relief,
    seat_of,
)
from game.titles.world_order.steps import ChooseReady, NameRegion, NameResource
from game.titles.world_order.telling import can_now, one_plain_action, says, topical
from game.titles.world_order.turns import LayDown, PlayMore, TakeTurn, Turn

LEAST = 0.006
"""The minimum worth of an act's largest fact, so that it's always worth mentioning."""
PRICE: Mapping[str, float] = {
    "money": 0.1,
    "energy": 0.3,
    "raw": 0.3,
    "food": 0.3,
    "goods": 0.8,
    "services": 0.8,
    "diplomacy": 0.8,
    "army": 1.5,
}
"""The rough value of a unit, in VPs."""
READY = 1.2
"""The rough value of a ready ally per point of value, in VPs."""


SURE = 0.95
"""The maximum worth of any number of VPs; only the end of the game is worth more."""


# Values


def share(view: State) -> float:
    """Return the rough value of a VP in shares of the victory, which grows towards the end."""
    return _share(max(0, view.level.rounds - view.round), len(view.powers))


@lru_cache
def _share(rounds: int, seats: int) -> float:
    return (seats - 1) / seats**2 / (3 + 2 * rounds)


def swing(view: State, seat: Seat, other: Seat, vp: float) -> float:
    """Return what VPs of `other` are worth to `seat`: their value if they're the same seat, else a loss.

    The loss is shared equally by all rivals of `other`.
    """
    return share(view) * (vp if seat == other else -vp / (len(view.powers) - 1))


def scorings(view: State) -> int:
    """Return the number of scorings still to come."""
    return sum([number >= view.round for number in view.level.scoring])


def _question(view: State) -> Ask[State] | None:
    """Return the current question, or None."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Ask) else None


# Changes


def facts(before: State, after: State, seat: Seat) -> Sequence[Fact]:
    """Return what an act of `seat` changed between two views of the same reader, largest first."""
    found = [fact for tell in _tellers(before, after, seat) for fact in tell(before, after, seat)]
    if not found:
        found = list(_begun(before, after, seat))
    elif all(fact.worth < 0 for fact in found):
        found += _opened(before, after, seat)
    return ranked(found, LEAST)


Teller = Callable[[State, State, Seat], Iterator[Fact]]


def _tellers(before: State, after: State, seat: Seat) -> Sequence[Teller]:
    """Return the tellers to use.

    If much changes automatically between phases, only the tellers of a seat's own doing are used.
    """
    top = _question(before)
    if isinstance(top, TakePlace):
        return (_round,)
    leaves = before.phase != after.phase and before.phase in BY_ITSELF
    return OWN if leaves or before.phase != after.phase == "aftermath" else TELLERS


BY_ITSELF = ("research", "aftermath")
"""Phases after which cubes, money and VPs change automatically."""


def _ended(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the winners."""
    if after.result is None or before.result is not None:
        return
    for winner, part in enumerate(after.result.shares):
        if part:
            worth = part if winner == seat else -part
            yield Fact(line("fact.wins", seat=winner, vp=after.vp[winner]), worth)


# VPs


def _points(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report VPs gained or lost at once, the Regions whose cubes brought them, and who overtook whom."""
    if before.vp is after.vp:
        return
    if isinstance(_question(before), CashToken | Prosper | Defend):
        yield from _suffered(before, after, seat)
        return
    for other in after.seats:
        vp = after.vp[other] - before.vp[other]
        if vp:
            regions = (
                _placed_in(before, after, other) if other == seat and _only_cubes(before, after, seat) else ()
            )
            told: dict[str, Field] = {"seat": other, "vp": abs(vp), "total": after.vp[other], "regions": regions}
            worth = max(-SURE, min(SURE, swing(after, seat, other, vp)))
            yield Fact(line("fact.gains_vp" if vp > 0 else "fact.loses_vp", **told), worth)
    passed = tuple(
        [
            other
            for other in after.seats
            if before.vp[other] >= before.vp[seat] and after.vp[other] < after.vp[seat]
        ]
    )
    if passed:
        yield Fact(line("fact.passes", seat=seat, others=passed, vp=after.vp[seat]), 0.5 * share(after))


def _suffered(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a seat loses by not defending.

    Everything else in an Aftermath is automatic or reported elsewhere.
    """
    top = _question(before)
    if isinstance(top, Defend) and top.seat == seat and before.tokens[seat] == after.tokens[seat]:
        vp = THREAT_LOSS * len(top.check.rivals(before))
        told: dict[str, Field] = {"seat": seat, "vp": vp, "total": before.vp[seat] - vp, "regions": ()}
        yield Fact(line("fact.loses_vp", **told), max(-SURE, swing(after, seat, seat, -vp)))


def _only_cubes(before: State, after: State, seat: Seat) -> bool:
    """Return True if nothing except cubes can have brought VPs."""
    if before.round != after.round or before.phase != after.phase:
        return False
    return before.growth[seat] == after.growth[seat] and before.prosperity[seat] == after.prosperity[seat]


def _count(view: State, seat: Seat, region: str) -> int:
    """Return the number of cubes a seat has in a Region."""
    power = view.powers[seat]
    return view.permanent[region].count(power) + view.temporary[region].count(power)


def _placed_in(before: State, after: State, seat: Seat) -> tuple[str, ...]:
    """Return the Regions in which a seat has more cubes than before."""
    return tuple([region for region in REGIONS if _count(after, seat, region) > _count(before, seat, region)])


# Regions


def _regions(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report how cubes and armies change future scorings, by Region."""
    for region in REGIONS:
        if _lies(before, region) != _lies(after, region):
            yield from _scoring(before, after, seat, region)
            yield from _first(before, after, seat, region)
            yield from _cubes(before, after, seat, region)
            yield from _arrived(before, after, seat, region)


def _lies(view: State, region: str) -> tuple[object, ...]:
    return view.permanent[region], view.temporary[region], view.armies[region]


def _scoring(before: State, after: State, seat: Seat, region: str) -> Iterator[Fact]:
    """Report what a Region would bring each seat, and if it came to score at all."""
    was, now = _vps(before, region), _vps(after, region)
    free, coming = free_slots(after, region), scorings(after)
    if not coming:
        return
    if has_free_slot(before, region) and not free:
        brings = tuple([line("fact.vp_of", seat=other, vp=vp) for other, vp in enumerate(now) if vp])
        if brings:
            value = sum([swing(after, seat, other, vp) for other, vp in enumerate(now)])
            yield Fact(line("fact.fills", region=region, brings=brings), 0.7 * coming * value)
        return
    change = [vp - before_vp for vp, before_vp in zip(now, was, strict=True)]
    if not any(change):
        return
    mine = change[seat]
    costs = tuple(
        [line("fact.vps_of", seat=other, vp=-vp) for other, vp in enumerate(change) if vp < 0 and other != seat]
    )
    gains = tuple(
        [line("fact.vps_of", seat=other, vp=vp) for other, vp in enumerate(change) if vp > 0 and other != seat]
    )
    value = coming * sum([swing(after, seat, other, vp) for other, vp in enumerate(change)])
    kind = "more" if mine > 0 else "less" if mine < 0 else "costs" if costs else "brings"
    told: dict[str, Field] = {"seat": seat, "region": region, "vp": abs(mine), "costs": costs, "gains": gains}
    if free:
        yield Fact(line(f"fact.region_{kind}_once", **told, free=free), 0.5 * value)
    else:
        yield Fact(line(f"fact.region_{kind}", **told), value)


def _vps(view: State, region: str) -> list[int]:
    """Return what a Region would bring every seat if it scored."""
    found = [0] * len(view.powers)
    for one in standings(view, region):
        seat = seat_of(view, one.power)
        if seat is not None and one.place:
            found[seat] = one.vp
    return found


def _first(before: State, after: State, seat: Seat, region: str) -> Iterator[Fact]:
    """Report who has taken the lead in a Region, and from whom."""
    was, now = _alone_first(before, region), _alone_first(after, region)
    if now is None or now.power == LOCAL or (was is not None and was.power == now.power):
        return
    rivals = [one for one in standings(after, region) if one.place > 1]
    told: dict[str, Field] = {"power": now.power, "region": region, "cubes": now.cubes}
    told["armies"] = _armies(now.armies)
    key = "fact.leads_region" if rivals else "fact.alone_in_region"
    if rivals:
        rival = rivals[0]
        told |= {"other": rival.power, "theirs": rival.cubes, "their_armies": _armies(rival.armies)}
    mine = after.powers[seat] == now.power
    lost = was is not None and was.power == after.powers[seat]
    yield Fact(line(key, **told), share(after) * (1 if mine else -1 if lost else -0.3))


def _armies(count: int) -> Line | str:
    return line("board.amount", what="army", count=count) if count else ""


def _alone_first(view: State, region: str) -> Standing | None:
    """Return the power that leads a Region alone, or None."""
    first = [one for one in standings(view, region) if one.place == 1]
    return first[0] if len(first) == 1 else None


def _cubes(before: State, after: State, seat: Seat, region: str) -> Iterator[Fact]:
    """Report cubes that were pushed out, and those that can't be pushed out any more."""
    for power in {*before.temporary[region]}:
        above = after.permanent[region].count(power) - before.permanent[region].count(power)
        below = after.temporary[region].count(power) - before.temporary[region].count(power)
        if above + below < 0:
            mine = power == after.powers[seat]
            yield Fact(line("fact.pushed", power=power, region=region), share(after) * (-1.0 if mine else 0.5))
        elif _is_reset(before, after, power, region):
            mine = power == after.powers[seat]
            yield Fact(line("fact.reset", power=power, region=region), share(after) * (0.5 if mine else -0.2))
        elif above > 0 > below:
            mine = power == after.powers[seat]
            yield Fact(line("fact.converted", power=power, region=region), share(after) * (1.0 if mine else -0.5))


def _is_reset(before: State, after: State, power: str, region: str) -> bool:
    """Return True if a power's cube moved to the end of a row that is otherwise unchanged."""
    was, now = before.temporary[region], after.temporary[region]
    return was != now and sorted(was) == sorted(now) and now[-1] == power


def _arrived(before: State, after: State, seat: Seat, region: str) -> Iterator[Fact]:
    """Report armies that arrived in a Region, and those that face them."""
    power = after.powers[seat]
    more = armies_at(after, power, region) - armies_at(before, power, region)
    if more > 0:
        others = tuple(
            [
                line("fact.army_of", power=other, count=count)
                for other, count in after.armies[region].items()
                if other != power and count
            ]
        )
        told: dict[str, Field] = {"seat": seat, "region": region, "others": others}
        yield Fact(line("fact.armies", **told, count=armies_at(after, power, region)), 0.3 * share(after) * more)


# THREAT, majorities, abilities


def _threats(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report who now loses VPs to THREAT at the end of this round, and who no longer does."""
    if before.round != after.round or not after.round or after.phase in ("aftermath", "end"):
        return
    if (before.armies, before.focus) == (after.armies, after.focus):
        return
    for other in after.seats:
        was = {one.region: one for one in threats_now(before, other)}
        now = {one.region: one for one in threats_now(after, other)}
        for region, one in now.items():
            if region not in was or was[region].vp > one.vp:
                told = line("fact.threat", seat=other, region=region, rivals=one.rivals, vp=-one.vp)
                yield Fact(told, swing(after, seat, other, one.vp))
        for region, one in was.items():
            if region not in now:
                told = line("fact.no_threat", seat=other, region=region, vp=-one.vp)
                yield Fact(told, swing(after, seat, other, -one.vp))


def _majorities(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report changes in what Majority tokens would bring at the next scoring."""
    if before.round != after.round or not scorings(after):
        return
    for token in MAJORITY:
        was, now = majority(before, token)[seat][1], majority(after, token)[seat][1]
        if was != now:
            told = line("fact.majority", seat=seat, token=named(Sum("majorities", token, ())), vp=now, was=was)
            sure = 0.2 if token == "money" else 0.6
            yield Fact(told, sure * share(after) * (now - was) * scorings(after))


def _abilities(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report changes in what the powers' special abilities would bring."""
    if before.round != after.round or not scorings(after):
        return
    for other, power in enumerate(after.powers):
        was, now = _ability(before, power), _ability(after, power)
        if was is None or now is None or was[1] == now[1]:
            continue
        (_, before_vp), (count, vp) = was, now
        told = line(f"fact.ability_{power}", seat=other, count=count, vp=vp, was=before_vp)
        times = 1 if power == "china" else scorings(after)
        yield Fact(told, 0.7 * times * swing(after, seat, other, vp - before_vp))


def _ability(view: State, power: str) -> tuple[int, int] | None:
    """Return (quantity, VPs) for a power's special ability; None if it brings none."""
    match power:
        case "usa":
            return leads(view, power), STATUS.get(leads(view, power), 0)
        case "russia":
            return len(sphere(view)), 2 * len(sphere(view))
        case "china":
            reach = network(view, view.powers.index(power))
            return reach, NETWORK.get(reach, 0)
        case _:
            return None


# Allies


def _allies(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report allies won, readied and exhausted, and tokens put on them."""
    was, now = before.allies[seat], after.allies[seat]
    if was is now:
        return
    worth, count = share(after), len(now)
    for card in now:
        face = COUNTRY[card]
        if card not in was:
            under = now[card].under
            key = "fact.upgrades" if under else "fact.ally"
            if not under and not allies_in(before, seat, face.region):
                key = "fact.first_ally"
            told: dict[str, Field] = {
                "seat": seat,
                "country": card,
                "region": face.region,
                "value": face.value,
            }
            yield Fact(line(key, **told, count=count), worth * (2 + face.value))
            if face.exports:
                exports = amounts(face.exports)
                yield Fact(line("fact.exports", country=card, amounts=exports), 0.3 * worth * len(face.exports))
        yield from _laid_on(before, after, seat, card)
    turned = [card for card, ally in now.items() if card in was and was[card].ready != ally.ready]
    left = sum([ally.ready for ally in now.values()])
    for ready in (True, False):
        cards = tuple([card for card in turned if now[card].ready == ready])
        if cards:
            value = READY * sum([COUNTRY[card].value for card in cards])
            key = "fact.readies" if ready else "fact.exhausts"
            turned_over = line(key, seat=seat, countries=cards, left=left)
            yield Fact(turned_over, worth * (value if ready else -value))


def _laid_on(before: State, after: State, seat: Seat, card: str) -> Iterator[Fact]:
    """Report investments and Bases on an ally."""
    was, now, face = before.allies[seat].get(card), after.allies[seat][card], COUNTRY[card]
    fdi, bases = (was.fdi, was.bases) if was else (0, 0)
    rounds = after.level.rounds - after.round + (after.phase not in ("aftermath", "end"))
    if was is not None and now.fdi > fdi and rounds > 0:
        money = RETURN * face.value * (now.fdi - fdi)
        told = line("fact.returns", country=card, money=money, rounds=rounds, total=money * rounds)
        yield Fact(told, share(after) * PRICE["money"] * money * rounds)
    if was is not None and now.bases > bases and face.region not in ZONE[after.powers[seat]]:
        yield Fact(line("fact.base", seat=seat, country=card, region=face.region), 0.5 * share(after))


# Money, resources, productions, cards


def _trade(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what was paid and gained."""
    if before.stock[seat] is after.stock[seat] and before.money is after.money:
        return
    if before.round != after.round or "aftermath" in (before.phase, after.phase):
        return
    for other in after.seats if before.phase == after.phase == "action" else (seat,):
        changes = _changes(before, after, other)
        got = {what: count for what, count in changes.items() if count > 0}
        paid = {what: -count for what, count in changes.items() if count < 0}
        if not changes or (other != seat and not got):
            continue
        key = "fact.trades" if got and paid else "fact.gets" if got else "fact.pays"
        left = {what: have(after, other, what) for what in paid}
        told: dict[str, Field] = {"seat": other, "got": amounts(got), "paid": amounts(paid), "left": amounts(left)}
        value = sum([PRICE[what] * count for what, count in changes.items()])
        bought = LEAST if other == seat and got and paid else -SURE
        yield Fact(line(key, **told), max(bought, swing(after, seat, other, value)))


def _changes(before: State, after: State, seat: Seat) -> dict[str, int]:
    """Return the changes in money, resources and armies. Armies that only moved don't count."""
    was, now = before.stock[seat], after.stock[seat]
    found = {what: now[what] - was[what] for what in RESOURCES}
    found["army"] += _sent(after, seat) - _sent(before, seat)
    found["money"] = after.money[seat] - before.money[seat]
    return {what: count for what, count in found.items() if count}


def _sent(view: State, seat: Seat) -> int:
    """Return the number of a seat's armies on the map."""
    return sum([armies_at(view, view.powers[seat], region) for region in REGIONS])


def amounts(counts: Mapping[str, int]) -> tuple[Line, ...]:
    """Return amounts as lines, such as "2 energy" and "1 army"."""
    return tuple([line("board.amount", count=count, what=what) for what, count in counts.items()])


def _boards(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report productions, Prosperity, Growth cards and Assets."""
    worth, rounds = share(after), max(0, after.level.rounds - after.round)
    for what in RESOURCES:
        level = after.production[seat][what]
        if level > before.production[seat][what]:
            value = PRICE[what] * (level - before.production[seat][what]) * max(0.5, rounds)
            yield Fact(line("fact.production", seat=seat, what=what, level=level), worth * value)
    for number in range(before.prosperity[seat], after.prosperity[seat]):
        space = POWER[after.powers[seat]].prosperity[number]
        told = line("fact.prosperity", seat=seat, space=number + 1, vp=space.vp, money=space.money or "")
        yield Fact(told, worth * (space.vp + PRICE["money"] * space.money))
        coming = next_space(after, seat)
        if coming is not None and number + 1 == after.prosperity[seat] and rounds:
            yield Fact(line("fact.next_space", goods=coming.goods, vp=coming.vp), 0.1 * worth)
    for card in after.growth[seat]:
        if card not in before.growth[seat]:
            face = GROWTH[card]
            key = "fact.growth" if face.level <= after.round else "fact.growth_later"
            yield Fact(line(key, growth=card, level=face.level), worth)
    for asset in after.used[seat]:
        if asset not in before.used[seat]:
            yield Fact(line("fact.asset", asset=asset, vp=UNUSED_ASSET), -worth * UNUSED_ASSET)
            yield from _possible(before, seat, asset) or _does(asset)
    if before.orders[seat] and not after.orders[seat]:
        yield Fact(line("fact.order"), -worth * 3)


def _tokens(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report Engage tokens, and what discarding them brings."""
    if before.tokens[seat] is after.tokens[seat]:
        return
    top = _question(before)
    for region, count in before.tokens[seat].items():
        allies = allies_in(before, seat, region)
        if count > after.tokens[seat].get(region, 0) and isinstance(top, CashToken | Defend):
            key = "fact.token_cashed" if isinstance(top, CashToken) else "fact.token_defends"
            told = line(key, seat=seat, region=region, money=CASH * allies, defense=allies)
            yield Fact(told, 0.1 * share(after) * CASH * allies)
    for region, count in after.tokens[seat].items():
        if count > before.tokens[seat].get(region, 0):
            allies = allies_in(after, seat, region)
            about: dict[str, Field] = {"seat": seat, "region": region, "money": CASH * allies}
            if region in ZONE[after.powers[seat]]:
                yield Fact(line("fact.token_guards", **about, defense=allies), share(after) * (0.4 + 0.3 * allies))
            else:
                yield Fact(line("fact.token", **about), share(after) * (0.4 + 0.2 * allies))


def _cards(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report cards bought from the market, and Research left unspent."""
    worth, top, now = share(after), _question(before), _question(after)
    for card in after.owned[seat]:
        if card not in before.owned[seat]:
            told: dict[str, Field] = {
                "seat": seat,
                "card": card,
                "cost": FACE[card].cost,
                "deck": len(after.decks[seat]),
            }
            key = "fact.buys" if isinstance(top, Spend) else "fact.takes_card"
            yield Fact(line(key, **told), worth * (0.5 + 0.3 * FACE[card].cost))
    if isinstance(top, Spend) and top.seat == seat:
        if isinstance(now, Spend) and now.seat == seat:
            if now.research > top.research:
                yield Fact(line("fact.research", seat=seat, points=now.research), max(LEAST, 0.2 * worth))
        elif top.research and before.owned[seat] == after.owned[seat]:
            yield Fact(line("fact.research_lost", points=top.research), -0.2 * worth * top.research)
        elif not top.research:
            yield Fact(line("fact.research_done", seat=seat), LEAST)
        new = tuple([card for card in after.row if card not in before.row])
        if new and before.owned[seat] == after.owned[seat] and isinstance(now, Spend) and now.seat == seat:
            yield Fact(line("fact.market", cards=new), 0.1 * worth)
    yield from _hand(before, after, seat)
    gone = tuple([card for card in before.owned[seat] if card not in after.owned[seat]])
    if gone:
        yield Fact(line("fact.trashes", seat=seat, cards=gone), 0.2 * worth)


def _hand(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report cards drawn and discarded in a turn, and Growth abilities used up for the round."""
    if before.phase != after.phase or after.phase not in ("action", "research") or before.round != after.round:
        return
    worth, hand = share(after), len(after.hands[seat])
    if hand > len(before.hands[seat]):
        count = hand - len(before.hands[seat])
        yield Fact(line("fact.draws", seat=seat, count=count, hand=hand), 0.8 * worth * count)
    thrown = tuple([card for card in after.discards[seat] if card not in before.discards[seat]])
    shown = isinstance(_question(before), Spend)  # cards revealed in Research are discarded when it ends
    if thrown and not shown and len(after.discards[seat]) == len(before.discards[seat]) + len(thrown):
        yield Fact(line("fact.discards", seat=seat, cards=thrown, hand=hand), -0.5 * worth * len(thrown))
    for card in after.spent[seat] - before.spent[seat]:
        if card in GROWTH:
            yield Fact(line("fact.uses", growth=card), -0.2 * worth)


def _chosen(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the seat's choices during setup, while they're still secret from others."""
    if before.chosen == after.chosen or not after.chosen or UNSEEN in after.chosen[seat]:
        return
    chosen, worth = after.chosen[seat], share(after)
    if len(before.chosen[seat]) < 1 <= len(chosen):
        yield Fact(_first_hand(after, seat), worth)
    elif len(before.chosen[seat]) < 2 <= len(chosen):
        assets = tuple([asset for asset in after.dealt[seat] if asset != chosen[1]])
        vp = sum([ASSET[asset].vp for asset in assets])
        yield Fact(line("fact.first_assets", seat=seat, assets=assets, vp=vp), worth * vp)


def _first_hand(view: State, seat: Seat) -> Line:
    """Describe what the chosen pile can do and the other can't, or else its cards."""
    one, other = view.piles[seat]
    mine, left = (one, other) if view.chosen[seat][0] == "first" else (other, one)
    only = [act for act in _acts(mine) if act not in _acts(left)]
    if only:
        return line("fact.first_hand_only", acts=tuple(only))
    return line("fact.first_hand", seat=seat, cards=mine)


def _acts(cards: Sequence[str]) -> list[str]:
    """Return the actions of cards, without repeats, as far as the guide has topics on them."""
    return list(dict.fromkeys([act for card in cards for act in topical(card)]))


def _round(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the choice of a Focus and of a place in the turn order."""
    top, worth = _question(before), share(after)
    if isinstance(top, ChooseFocus) and top.seat == seat and _question(after) != top:
        yield Fact(line(f"fact.focus_{after.focus[seat]}", seat=seat), worth)
    if isinstance(top, TakePlace) and top.seat == seat and seat in after.track and seat not in before.track:
        place = after.track.index(seat) + 1
        behind = tuple([other for other in after.track[: place - 1] if other >= 0])
        ahead = tuple([other for other in after.track[place:] if other >= 0])
        free = sum([other < 0 for other in after.track[: place - 1]]) or ""
        told = line("fact.place", seat=seat, place=place, behind=behind, ahead=ahead, free=free)
        yield Fact(told, 0.2 * worth)


TELLERS: Sequence[Teller] = (
    _ended,
    _points,
    _regions,
    _threats,
    _majorities,
    _abilities,
    _allies,
    _trade,
    _boards,
    _tokens,
    _cards,
    _chosen,
    _round,
)

OWN: Sequence[Teller] = (_ended, _suffered, _boards, _tokens, _cards)
"""The tellers of a seat's own doing, for acts followed by many automatic changes."""


def _begun(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a card just played can do, or what was kept if nothing was done."""
    worth, new = share(after), after.front[seat][len(before.front[seat]) :]
    if new and before.round == after.round:
        yield from _possible(before, seat, new[-1]) or _does(new[-1])
        told_hand: dict[str, Field] = {"seat": seat, "hand": len(after.hands[seat]), "turns": _turns(after, seat)}
        yield Fact(line("fact.plays", **told_hand, card=new[-1]), 0.05 * worth)
        return
    top, now = _question(before), _question(after)
    if top is None or top.seat != seat or top == now:
        return
    if _goes_on(seat, now):
        yield from list(_opened(before, after, seat)) or [Fact(_kept(before, seat, top), 0.05 * worth)]
    elif not isinstance(now, Sealed):
        yield Fact(_kept(before, seat, top), 0.05 * worth)


def _goes_on(seat: Seat, now: Ask[State] | None) -> bool:
    """Return True if a seat's act is only half done."""
    return now is not None and now.seat == seat and not isinstance(now, TakeTurn | Spend | CashToken | Prosper)


def _opened(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a half-done act will cost, or how far it can go."""
    now = _question(after)
    if now is not None and now != _question(before) and _goes_on(seat, now):
        yield from [Fact(told, LEAST) for told in _coming(after, seat, now)]


def _possible(view: State, seat: Seat, card: str) -> list[Fact]:
    """Report where the first lines of a card or an Asset can be done, judging by public facts."""
    told = can_now(view, seat, card)
    return [Fact(Line("fact.possible", each.fields), LEAST) for each in told if each.key == "board.now_places"]


def _does(card: str) -> list[Fact]:
    """Return the text of a card or an Asset as a fact, if that says more than its name."""
    told = says(card)
    if told is None or one_plain_action(card):
        return []
    return [Fact(line("fact.does", card=card, says=told), LEAST)]


def _coming(view: State, seat: Seat, question: Ask[State]) -> Iterator[Line]:
    """Describe the next question of an act."""
    told: dict[str, Field]
    match question:
        case SpendDiplomacy(region=region, left=left, surcharge=surcharge):
            helps = relief(view, seat).get(region, 0)
            told = {"seat": seat, "have": view.stock[seat]["diplomacy"], "cost": left + surcharge}
            yield line("fact.to_pay", **told, region=region, helps=helps or "")
        case LayDown():
            yield line("fact.lays", seat=seat, hand=max(0, len(view.hands[seat]) - 1))
        case PlayMore():
            yield line("fact.plays_more", seat=seat, hand=len(view.hands[seat]))
        case SendArmies(step=step):
            yield line("fact.can_send", seat=seat, count=_most(view, question), base=BASE, money=step.fare)
        case PlaceInfluence(region=region):
            cube = next_cube(view, region)
            told = {"region": region, "below": cube.below, "pushed": cube.pushed}
            if len(question.options(view)) > 1 and cube.above is not None:
                yield line("fact.can_place", **told, above=cube.above)
        case MakeUnits(what=what):
            yield line(
                "fact.can_make", seat=seat, what=what, count=_most(view, question), price=amounts(RECIPE[what])
            )
        case SellUnits(what=what):
            told = {"seat": seat, "what": what, "count": _most(view, question), "money": EXPORT_PRICE[what]}
            yield line("fact.can_sell", **told)
        case BuyFromAllies(what=what) | BuyFromPower(rest=BuyFromPowers(what=what)):
            told = {"seat": seat, "what": what, "count": _most(view, question), "money": IMPORT_PRICE[what]}
            yield line("fact.can_buy", **told)
        case _ if isinstance(question, ASKED_OPENLY):
            found = [action.noun for action in question.options(view) if action.noun in OPEN]
            if found:
                more = (line("board.more", count=len(found) - LISTED),) if len(found) > LISTED else ()
                yield line("fact.choices", seat=seat, things=(*found[:LISTED], *more))


ASKED_OPENLY = (
    ChooseArmy, ChooseBase, ChooseCountry, ChooseDestination, ChooseEngage, ChooseExport, ChooseGrowth,
    ChooseImport, ChooseInvestment, ChooseReady, ChooseType, NameRegion, NameResource, RaiseTrack,
)  # fmt: skip
"""Questions whose answers are public: none of them is about a hand."""
OPEN = frozenset({*COUNTRY, *REGION, *GROWTH, *RESOURCES})
"""Answers to those questions that are named."""
LISTED = 4
"""How many choices are named before the rest is only counted."""


def _most(view: State, question: Ask[State]) -> int:
    return max([int(action.noun) for action in question.options(view)], default=0)


def _kept(view: State, seat: Seat, question: Ask[State]) -> Line:
    """Describe what wasn't spent, or given up."""
    match question:
        case CashToken():
            return line("fact.keeps_tokens", seat=seat, count=sum(view.tokens[seat].values()))
        case Prosper():
            return line("fact.keeps_goods", seat=seat, count=view.stock[seat]["goods"])
        case _:
            stock = {what: count for what, count in view.stock[seat].items() if count and what in KEPT}
            return line("fact.keeps", seat=seat, money=view.money[seat], stock=amounts(stock))


KEPT = ("goods", "services", "diplomacy", "army")
"""Unspent resources that are named."""


def _turns(view: State, seat: Seat) -> int:
    """Return the number of turns a seat has left this round, besides the current one."""
    return sum([isinstance(item, Turn) and item.seat == seat for item in view.agenda])


# Dangers


def dangers(view: State, seat: Seat) -> Sequence[Danger]:
    """Return what others may do to a seat before its next question, as far as the view tells, worst first.

    If no player causes the danger, `by` is the seat itself.
    """
    return _sorted(view, seat, LOSS)


def lingering(view: State, seat: Seat) -> Sequence[Danger]:
    """Return all dangers, however small. A danger reported earlier is over only if it isn't among them."""
    return _sorted(view, seat, least=1)


def _sorted(view: State, seat: Seat, least: int) -> Sequence[Danger]:
    """Return all dangers, worst first; rivals' cubes only if they cost at least `least` VPs."""
    if view.result is not None or not view.round:
        return ()
    found = [*_threatened(view, seat), *_outplaced(view, seat, least), *_the_end(view, seat)]
    return sorted(found, key=lambda danger: -danger.worth)


def _threatened(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield what THREAT costs at the end of the round with the present armies, and what would prevent it."""
    for one in threats_now(view, seat):
        rivals = [other for power in one.rivals if (other := seat_of(view, power)) is not None]
        told: dict[str, Field] = {"seat": seat, "region": one.region, "rivals": one.rivals, "vp": -one.vp}
        can_move = view.phase not in ("research", "aftermath")
        told["more"] = line("danger.more_armies", count=one.more) if can_move else ""
        told["token"] = one.each if one.tokens and one.each >= one.more else ""
        worth = -one.vp * share(view)
        yield Danger(line("danger.threat", **told), rivals[0] if rivals else seat, one.region, worth)


LOSS = 2
"""The minimum VPs a rival's cube must cost at a scoring to count as a danger."""


def _outplaced(view: State, seat: Seat, least: int) -> Iterator[Danger]:
    """Yield where a rival's affordable cube would cost a seat its place, or push its cube out."""
    if view.phase not in ("preparation", "action") or not scorings(view):
        return
    for other in _to_come(view, seat):
        for region in REGIONS:
            danger = _outplaced_in(view, seat, other, region, least)
            if danger is not None:
                yield danger


def _outplaced_in(view: State, seat: Seat, other: Seat, region: str, least: int) -> Danger | None:
    """Return what a rival's cube in a Region would cost a seat, and what the rival needs for it, or None."""
    if not _count(view, seat, region) or not allies_in(view, other, region):
        return None
    was = _vps(view, region)[seat]
    after = [_vps(world, region)[seat] for world in _with_cube(view, other, region)]
    loss = was - min(after)
    if loss < least:
        return None
    cost = Engage().cost(view, other, region)
    can_raise = view.stock[other]["diplomacy"] + relief(view, other).get(region, 0)
    if can_raise < cost:
        return None
    free = free_slots(view, region)
    told: dict[str, Field] = {
        "seat": seat,
        "other": other,
        "region": region,
        "vp": loss,
        "cost": cost,
        "have": can_raise,
    }
    when = line("danger.once" if free else "danger.next")
    worth = 0.5 * loss * share(view) * (0.5 if free else 1.0)
    return Danger(line("danger.cube", **told, when=when), other, region, worth)


def _with_cube(view: State, seat: Seat, region: str) -> Iterator[State]:
    """Yield the view with another cube of a seat: above the line if there's room, and below it."""
    power, row = view.powers[seat], view.temporary[region]
    if has_free_slot(view, region):
        world = view.copy()
        world.permanent = {**view.permanent, region: (*view.permanent[region], power)}
        yield world
    world = view.copy()
    full = len(row) >= len(REGION[region].temporary)
    world.temporary = {**view.temporary, region: (*(row[1:] if full else row), power)}
    yield world


def _to_come(view: State, seat: Seat) -> list[Seat]:
    """Return who takes a turn before a seat does and has a card for it."""
    turns = [item.seat for item in reversed(view.agenda) if isinstance(item, (Turn, TakeTurn))]
    if turns and turns[0] == seat:
        turns = turns[1:]
    coming = turns[: turns.index(seat)] if seat in turns else turns
    return [other for other in dict.fromkeys(coming) if view.hands[other]]


def _the_end(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the danger of losing the game on present standings, the last scoring included, in the last round."""
    if view.round < view.level.rounds:
        return
    totals = projected(view)
    best = max([other for other in view.seats if other != seat], key=lambda other: totals[other])
    if totals[best] >= totals[seat]:
        key = "danger.wins" if totals[best] > totals[seat] else "danger.level"
        told = line(key, seat=best, vp=totals[best], mine=totals[seat])
        yield Danger(told, best, "", 1.0 if totals[best] > totals[seat] else 0.5)


def projected(view: State) -> list[int]:
    """Return every seat's VPs if the next scoring came now."""
    over = view.phase == "aftermath" and not any(isinstance(item, Threats | CheckRegion) for item in view.agenda)
    coming = [one for one in scoring_now(view) if one.source != "threat" or not over]
    return [view.vp[seat] + sum([one.vps[seat] for one in coming]) for seat in view.seats]


# Counting


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Return what a player could count: rivals' means, the next scoring, cubes sure to come, their own deck."""
    if not view.round:
        return ()
    return [
        *_next_scoring(view, seat),
        *[_means(view, other) for other in view.seats if other != seat],
        *_auto(view),
        *_own_deck(view, seat),
    ]


def _next_scoring(view: State, seat: Seat) -> Iterator[Line]:
    """Describe when the next scoring comes, and what it would bring now."""
    coming = [number for number in view.level.scoring if number >= view.round]
    if coming:
        totals = projected(view)
        brings = tuple(
            [line("unseen.brings", seat=other, vp=totals[other] - view.vp[other]) for other in view.seats]
        )
        yield line("unseen.scoring", round=coming[0], brings=brings)
        best = max([one for one in scoring_now(view) if one.source != "threat"], key=lambda one: one.vps[seat])
        if best.vps[seat] > 0:
            yield line("unseen.best_source", seat=seat, source=named(best), vp=best.vps[seat])


def _means(view: State, seat: Seat) -> Line:
    """Describe what a rival has to act with."""
    ready = sum([COUNTRY[card].value for card, ally in view.allies[seat].items() if ally.ready])
    told: dict[str, Field] = {"seat": seat, "money": view.money[seat], "ready": ready}
    told |= {"diplomacy": view.stock[seat]["diplomacy"], "army": view.stock[seat]["army"]}
    return line("unseen.means", **told, cards=len(view.hands[seat]))


def _auto(view: State) -> Iterator[Line]:
    """Describe what the open Auto-Influence cards will add at the end of the round."""
    if view.phase not in ("preparation", "action"):
        return
    for card in view.auto_open:
        cubes = tuple(
            [line("unseen.cube_of", power=power, region=AUTO[card].row(power).region) for power in absent(view)]
        )
        yield line("unseen.auto", cubes=cubes)


def _own_deck(view: State, seat: Seat) -> Iterator[Line]:
    """List the seat's own cards still to come, if the reader sees its hand."""
    if UNSEEN in view.hands[seat] or UNSEEN in view.laid[seat]:
        return
    seen = {*view.hands[seat], *view.laid[seat], *view.discards[seat], *view.front[seat]}
    kinds = sorted([kind_of(card) for card in view.owned[seat] if card not in seen])
    copies = {kind: kinds.count(kind) for kind in kinds}
    if copies:
        cards = tuple(
            [line("unseen.copies", card=kind, count=count if count > 1 else "") for kind, count in copies.items()]
        )
        yield line("unseen.deck", seat=seat, count=len(kinds), cards=cards)
