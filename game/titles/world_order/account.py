"""The account of every seat's VPs, computed from a game's events."""

from collections.abc import Iterable
from typing import NamedTuple

from game.core.contract import Event, Line, Seat, line
from game.titles.world_order.events import (
    AssetsOpened,
    AssetsUnused,
    Gained,
    GrowthTaken,
    InfluenceAdded,
    MajorityScored,
    NetworkScored,
    OrderUnused,
    ProsperityIncreased,
    RegionScored,
    ReturnsGained,
    RoundBegan,
    SphereSecured,
    StatusLost,
    ThreatSuffered,
    TokenCashed,
)

SOURCES = (
    "assets",
    "influence",
    "growth",
    "prosperity",
    "cards",
    "threat",
    "regions",
    "ability",
    "majorities",
    "unused",
)
"""The sources of VPs, in rulebook order."""
MONEY = ("returns", "tokens", "prosperity")
"""The sources of money in the Aftermath."""


class Posting(NamedTuple):
    """A change of VPs: its round, seat and source, the Region or token concerned, and the number of VPs."""

    round: int
    seat: Seat
    source: str
    of: str
    vp: int


class Totals(NamedTuple):
    """Every seat's VPs from one source."""

    source: str
    of: str
    vps: tuple[int, ...]


def postings(events: Iterable[Event], powers: tuple[str, ...], floor: bool = False) -> list[Posting]:
    """Return all changes of VPs in the events. With `floor`, no total falls below 0. WO-AMB-31"""
    found = list[Posting]()
    number = 0
    totals = [0] * len(powers)
    for event in events:
        if isinstance(event, RoundBegan):
            number = event.number
        told = _told(event, powers)
        if told is None:
            continue
        seat, source, of, vp = told
        change = max(0, totals[seat] + vp) - totals[seat] if floor else vp
        if change:
            totals[seat] += change
            found.append(Posting(number, seat, source, of, change))
    return found


def _told(event: Event, powers: tuple[str, ...]) -> tuple[Seat, str, str, int] | None:
    """Return the (seat, source, Region or token, VPs) that an event reports; None for other events."""
    match event:
        case AssetsOpened(seat=seat, vp=vp):
            return seat, "assets", "", vp
        case InfluenceAdded(power=power, vp=vp) if power in powers:
            return powers.index(power), "influence", "", vp
        case GrowthTaken(seat=seat, vp=vp):
            return seat, "growth", "", vp
        case ProsperityIncreased(seat=seat, vp=vp):
            return seat, "prosperity", "", vp
        case Gained(seat=seat, what="vp", count=vp):
            return seat, "cards", "", vp
        case ThreatSuffered(seat=seat, vp=vp):
            return seat, "threat", "", vp
        case RegionScored(seat=seat, region=region, vp=vp):
            return seat, "regions", region, vp
        case StatusLost(seat=seat, vp=vp) | SphereSecured(seat=seat, vp=vp) | NetworkScored(seat=seat, vp=vp):
            return seat, "ability", "", vp
        case MajorityScored(seat=seat, token=token, vp=vp):
            return seat, "majorities", token, vp
        case AssetsUnused(seat=seat, vp=vp) | OrderUnused(seat=seat, vp=vp):
            return seat, "unused", "", vp
        case _:
            return None


def before(account: Iterable[Posting], number: int, seats: int) -> tuple[int, ...]:
    """Return every seat's VPs at the start of a round."""
    return added([one for one in account if one.round < number], seats)


def added(account: Iterable[Posting], seats: int) -> tuple[int, ...]:
    """Return every seat's sum of VPs over some postings."""
    totals = [0] * seats
    for one in account:
        totals[one.seat] += one.vp
    return tuple(totals)


def by_source(account: Iterable[Posting], seats: int, *, apart: bool = False) -> list[Totals]:
    """Sum up postings by source, leaving out sources without any; with `apart`, also by Region and token."""
    lines: dict[tuple[str, str], list[Posting]] = {}
    for one in account:
        lines.setdefault((one.source, one.of if apart else ""), []).append(one)
    order = sorted(lines, key=lambda key: SOURCES.index(key[0]))
    return [Totals(source, of, added(lines[source, of], seats)) for source, of in order]


def named(one: Totals) -> Line:
    """Name a source of VPs; a Region or token by its own name."""
    match one.source, one.of:
        case "regions", region if region:
            return line("source.region", region=region)
        case "majorities", token if token:
            return line(f"source.{token}")
        case source, _:
            return line(f"source.{source}")


def whole(events: Iterable[Event], powers: tuple[str, ...], floor: bool = False) -> list[Totals]:
    """Return the sources of VPs over a whole game; the last row is the total."""
    account = postings(events, powers, floor)
    return [*by_source(account, len(powers)), Totals("total", "", added(account, len(powers)))]


def income(events: Iterable[Event], number: int, seats: int) -> list[Totals]:
    """Return every seat's money from a round's Aftermath, by source. WO-ROI-01, WO-PRO-02"""
    totals, now = {source: [0] * seats for source in MONEY}, 0
    for event in events:
        match event:
            case RoundBegan(number=begun):
                now = begun
            case ReturnsGained(seat=seat, money=money) if now == number:
                totals["returns"][seat] += money
            case TokenCashed(seat=seat, money=money) if now == number:
                totals["tokens"][seat] += money
            case ProsperityIncreased(seat=seat, money=money) if now == number:
                totals["prosperity"][seat] += money
            case _:
                continue
    return [Totals(source, "", tuple(money)) for source, money in totals.items() if any(money)]
