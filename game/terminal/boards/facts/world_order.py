"""World Order in sentences: the round, the Regions, the powers, the reader's board, the market, open hands."""

from collections.abc import Iterator, Sequence

from game.core.contract import UNSEEN, Seat
from game.core.language.words import Words
from game.terminal.boards.world_order import head, mine, score_now
from game.terminal.letters import Teller
from game.titles.world_order import telling
from game.titles.world_order.faces import COUNTRY, FACE, REGION, REGIONS, RESOURCES, kind_of
from game.titles.world_order.state import State, open_countries


def facts(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return everything that can be seen."""
    tell = Teller(words, seat, seats)
    told = [*head(view, tell)]
    for region in REGIONS:
        told += _region(view, region, tell)
    for each in view.seats:
        told += _power(view, each, tell)
    told += [] if seat is None else list(mine(view, seat, tell))
    told += [tell.say("table.market", card=card, price=FACE[card].cost) for card in view.row]
    return [*told, score_now(view, tell), *_hands(view, tell)]


def _region(view: State, region: str, tell: Teller) -> Iterator[str]:
    """Yield a Region's sentences: its two rows of slots, armies, tokens, open Countries."""
    face = REGION[region]
    yield tell.say("table.region", region=region, price=face.engage)
    rows = (
        ("permanent", view.permanent[region], (0,) * len(face.begins) + face.permanent),
        ("temporary", view.temporary[region], face.temporary),
    )
    for key, cubes, worth in rows:
        free = tuple(str(vp) for vp in worth[len(cubes) :])
        yield tell.say(
            f"table.{key}", region=region, cubes=tuple(cubes) or tell.words.shared["nothing"], free=free or ""
        )
    for power, count in view.armies[region].items():
        if count:
            yield tell.say("table.armies", region=region, power=power, count=count)
    for seat in view.seats:
        if count := view.tokens[seat].get(region, 0):
            yield tell.say("table.tokens", region=region, power=view.powers[seat], count=count)
    for card in open_countries(view, region):
        yield tell.say("table.country", region=region, country=card, value=COUNTRY[card].value)


def _power(view: State, seat: Seat, tell: Teller) -> Iterator[str]:
    yield tell.say("table.score", seat=seat, vp=view.vp[seat], money=view.money[seat])
    stock = tuple(f"{tell.name(what)} {view.stock[seat][what]}" for what in RESOURCES)
    yield tell.say("table.stock", seat=seat, stock=stock)
    yield tell(telling.in_short(view, seat))


def _hands(view: State, tell: Teller) -> Iterator[str]:
    for seat in view.seats:
        for card in view.hands[seat]:
            if card != UNSEEN:
                text = tell.say(f"card.{kind_of(card)}")
                research = FACE[card].research
                yield tell.say(
                    "table.holds",
                    seat=seat,
                    card=card,
                    types=tuple(FACE[card].types),
                    research=research,
                    text=text,
                )
