"""Manifesto in sentences: the round, each region, the powers, truces, the current contest, open hands."""

from collections.abc import Iterator, Sequence

from game.core.contract import UNSEEN, Seat
from game.core.language.words import Words
from game.terminal.boards.manifesto import PHASES, contest, kind, piles
from game.terminal.letters import Teller
from game.titles.manifesto import telling
from game.titles.manifesto.faces import CARD, REGION
from game.titles.manifesto.state import State, is_major


def facts(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return everything that can be seen."""
    tell = Teller(words, seat, seats)
    told = [*_when(view, tell), *(_region(view, region, tell) for region in REGION)]
    told += [tell(telling.in_short(view, each)) for each in view.seats]
    told += map(tell, telling.truces(view, seat))
    return [*told, *contest(view, tell), piles(view, tell), *_hands(view, tell)]


def _when(view: State, tell: Teller) -> Iterator[str]:
    if view.phase == "end" or not view.round:
        yield tell.row("over" if view.phase == "end" else "starts")
        return
    yield tell.say("table.when", when=telling.when(view))
    if view.phase in PHASES:
        yield tell.say("table.phase", phase=tell.say(f"phase.{view.phase}"))
    if view.phase in PHASES[3:]:
        yield tell.row("initiative", who=tell.whom(view.first))


def _region(view: State, region: str, tell: Teller) -> str:
    owner, lost = view.owner.get(region), view.lost.get(region)
    whose = "owned" if owner is not None else "lost" if lost is not None else "neutral"
    seat = owner if owner is not None else lost
    who = tell.whom(seat) if seat is not None else ""
    key = f"table.major_{whose}" if is_major(view, region) else f"table.{whose}"
    return tell.say(key, region=region, influence=view.influence[region], who=who)


def _hands(view: State, tell: Teller) -> Iterator[str]:
    for seat in view.seats:
        for card in view.hands[seat]:
            if card != UNSEEN:
                text = tell.say(f"card.{CARD[card].id}")
                yield tell.say("table.holds", seat=seat, card=card, kind=kind(card, tell), text=text)
