"""Awards for an evening of 1955, based on public events: the largest block, the longest push, the busiest spy."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.contract import Event, Line, Seat, line
from game.core.reckoning import foremost
from game.titles.espionage.events import InfluenceBlocked, MarkerMoved, SpyMoved


def awards(events: Sequence[Event]) -> Iterator[Line]:
    """Yield a sentence for each award that somebody has earned."""
    journeys = Counter[Seat]()
    push, block = (0, 0, ""), (0, 0, "")
    for event in events:
        match event:
            case MarkerMoved(seat=seat, country=country, steps=steps):
                push = max(push, (abs(steps), seat, country), key=lambda each: each[0])
            case InfluenceBlocked(seat=seat, country=country, against=against):
                block = max(block, (against, seat, country), key=lambda each: each[0])
            case SpyMoved(seat=seat):
                journeys[seat] += 1
    for key, (count, seat, country) in (("award.push", push), ("award.block", block)):
        if count:
            yield line(key, seat=seat, country=country, count=count)
    yield from foremost("award.spy", journeys)
