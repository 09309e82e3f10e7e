"""Ideology in sentences: the turn, each region, the powers, stances, the next Assessment, open hands."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from game.core.contract import UNSEEN, Seat
from game.core.language.words import Words
from game.terminal.boards.ideology import ahead, counted, turn
from game.terminal.letters import Teller
from game.titles.ideology import telling
from game.titles.ideology.faces import AREAS
from game.titles.ideology.state import State, capacity


def facts(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return everything that can be seen."""
    tell = Teller(words, seat, seats)
    told = [turn(view, tell)]
    if view.phase in telling.PHASES:
        told.append(tell.say("table.phase", phase=tell.say(f"phase.{view.phase}")))
    if view.levels:
        told += [_region(view, region, tell) for region in telling.order(view, seat)]
        told += [*_powers(view, tell), *_stances(view, tell), ahead(view, tell)]
    return [*told, *_hands(view, tell)]


def _region(view: State, region: str, tell: Teller) -> str:
    """Return a region's sentence: its level, who controls it, and the cards in each area."""
    owner = view.owner.get(region)
    key = "table.independent" if owner is None else "table.region"
    areas = "; ".join(_area(view, region, number, tell) for number in range(len(AREAS)))
    who = tell.whom(owner) if owner is not None else ""
    return tell.say(key, region=region, level=view.levels[region], who=who, areas=areas)


def _area(view: State, region: str, number: int, tell: Teller) -> str:
    held = tuple(f"{tell.whom(seat)} {count}" for seat, count in enumerate(view.cards[region][number]) if count)
    room = capacity(view, region) - sum(view.cards[region][number])
    return tell.say("table.area", area=AREAS[number], held=held or "", room=room if room > 0 else "").rstrip(".")


def _powers(view: State, tell: Teller) -> Iterator[str]:
    for seat in view.order:
        yield tell(telling.in_short(view, seat))
        yield from map(tell, telling.bought(view, seat))


def _stances(view: State, tell: Teller) -> Iterator[str]:
    for one, other in combinations(view.seats, 2):
        stance = view.stances[one][other]
        if stance in ("war", "peace"):
            yield tell.say(f"table.{stance}", one=tell.seats[one], other=tell.seats[other])


def _hands(view: State, tell: Teller) -> Iterator[str]:
    for seat in view.seats:
        cards = view.hands[seat]
        if cards and UNSEEN not in cards:
            yield tell.say("table.holds", seat=seat, cards=counted(cards, tell))
            yield tell.say("table.spent", seat=seat, cards=counted(view.discards[seat], tell))
