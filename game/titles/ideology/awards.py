"""Awards for an evening of Ideology, based on public events: promises kept and broken, cards taken from others."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.contract import Event, Line, Seat
from game.core.reckoning import foremost
from game.titles.ideology.events import InfluenceReplaced, StanceCalledFor, WishesOpened
from game.titles.ideology.faces import STANCES


def awards(events: Sequence[Event]) -> Iterator[Line]:
    """Yield a sentence for each award that somebody has earned.

    A promise is broken if the sealed wish is harsher than the stance the seat called for. ID-AMB-22
    """
    kept, broken, taken = Counter[Seat](), Counter[Seat](), Counter[Seat]()
    said: dict[tuple[Seat, Seat], str] = {}
    for event in events:
        match event:
            case StanceCalledFor(seat, other, stance):
                said[seat, other] = stance
            case WishesOpened(one, two, wish, answer):
                for seat, other, wished in ((one, two, wish), (two, one, answer)):
                    if word := said.pop((seat, other), ""):
                        held = STANCES.index(wished) <= STANCES.index(word)
                        (kept if held else broken)[seat] += 1
            case InfluenceReplaced(seat=seat):
                taken[seat] += 1
    yield from foremost("award.kept", kept)
    yield from foremost("award.broken", broken)
    yield from foremost("award.taken", taken)
