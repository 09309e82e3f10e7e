"""Awards for an evening of World Order, based on public events: the best scoring, threats, money left over."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.contract import Event, Line, Seat, line
from game.core.reckoning import foremost
from game.titles.world_order.events import RegionScored, ThreatSuffered
from game.titles.world_order.state import State

RICH = 20
"""The minimum leftover money for the award for dying rich."""


def awards(events: Sequence[Event], view: State) -> Iterator[Line]:
    """Yield a sentence for each award that somebody has earned."""
    scored = [event for event in events if isinstance(event, RegionScored)]
    best = max([event.vp for event in scored], default=0)
    strokes = [event for event in scored if event.vp == best]
    if best and len(strokes) == 1:
        yield line("award.stroke", seat=strokes[0].seat, region=strokes[0].region, vp=best)
    threatened = Counter[Seat]()
    for event in events:
        if isinstance(event, ThreatSuffered):
            threatened[event.seat] += abs(event.vp)
    yield from foremost("award.threatened", threatened)
    yield from foremost("award.rich", {seat: view.money[seat] for seat in view.seats if view.money[seat] >= RICH})
