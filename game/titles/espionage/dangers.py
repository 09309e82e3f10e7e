"""What the other side of 1955 may do before a seat is asked again, by open facts and the cards a reader sees."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import perm
from typing import NamedTuple

from game.core.contract import UNSEEN, Line, Seat, line
from game.core.piles import Pile, unknown
from game.core.telling import Danger
from game.titles.espionage.answers import Resolve, block_total
from game.titles.espionage.board import COUNTRIES_TO_WIN
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES, COUNTRY
from game.titles.espionage.rules import COLOUR_PENALTY, SPY_BONUS
from game.titles.espionage.state import (
    Influence,
    State,
    hand_size,
    holder,
    present,
    progress,
    secured,
    spy_is_free,
    usable_for_block,
)

END = 1.0
COUNTRY_LOST: tuple[float, ...] = (0.15, 0.25)
"""What the other side's first and second country cost."""
WIN_FEARED, COUNTRY_FEARED = 0.15, 0.2
"""Blows that a hand holds on average, from which on a warning is not a false alarm."""
PUSHES = tuple(action.id for action in ACTION.values() if action.steps)
"""Special Actions that move markers."""


class Stock(NamedTuple):
    """Cards that could be sent to a country, by what they count there; the highest first."""

    own: tuple[int, ...]
    """Cards of the country itself."""
    off: tuple[int, ...]
    """Cards of other countries, where the spy or the home lets them in."""
    hired: tuple[int, ...]


class Blow(NamedTuple):
    """Cards that together secure a country: how many of its own, of others, and Mercenaries."""

    own: int
    off: int
    hired: int

    @property
    def cards(self) -> int:
        """How many there are."""
        return self.own + self.off + self.hired


NO_BLOW = Blow(9, 9, 9)


def stock(view: State, seat: Seat, country: str, cards: Sequence[str]) -> Stock:
    """Sort cards by what a seat could do with them in a country."""
    any_card = country in (view.spies[seat], view.homes[seat])
    own, off, hired = list[int](), list[int](), list[int]()
    for card in cards:
        face = CARD[card]
        if not face.country:
            hired.append(face.value)
        elif face.country == country:
            own.append(face.value)
        elif any_card:
            off.append(face.value - COLOUR_PENALTY * (face.faction != COUNTRY[country].faction))
    return Stock(*[tuple(sorted(values, reverse=True)) for values in (own, off, hired)])


def steps(of: Stock, blow: Blow, here: bool, plays: int) -> int:
    """Count the steps that the best such cards make in so many plays; 0 where they do not fit into them.

    With the spy there two cards of the country may join in one play, and one alone gains its bonus. ES-COMB-01
    """
    own, off, hired = blow
    pairs = max(0, own + off - plays)
    if pairs > (own // 2 if here else 0) or own > len(of.own) or off > len(of.off) or hired > len(of.hired):
        return 0
    bonus = SPY_BONUS * (own - 2 * pairs) if here else 0
    return sum(of.own[:own]) + bonus + sum(of.off[:off]) + sum(of.hired[:hired])


def blows(most: int) -> Iterator[Blow]:
    """List sorts of blows of up to so many cards: few cards first, and of those the country's own."""
    for cards in range(1, most + 1):
        for own in range(cards, -1, -1):
            for off in range(cards - own, -1, -1):
                yield Blow(own, off, cards - own - off)


BLOWS: tuple[tuple[Blow, ...], ...] = tuple(tuple(blows(most)) for most in range(4))


def strongest(view: State, seat: Seat, country: str, cards: Pile, plays: int) -> int:
    """Count the most steps that these cards make in a country."""
    of, here = stock(view, seat, country, cards), view.spies[seat] == country
    flags = range(min(len(of.own) + len(of.off), 2 * plays) + 1)
    sorts = [Blow(own, off, len(of.hired)) for own, off in product(flags, repeat=2)]
    return max(steps(of, blow, here, plays) for blow in sorts if blow.own + blow.off or _hires_alone(view, blow))


def _hires_alone(view: State, blow: Blow) -> bool:
    """Whether so many Mercenaries may go without a Country Card. ES-AMB-15"""
    return bool(blow.own + blow.off) or blow.hired < 2 or view.rulings.mercenary_only_multi


def dangers(view: State, seat: Seat, likely: bool = True) -> Sequence[Danger]:
    """What the other side may do in its turn, as far as a view tells; the worst and then the nearest first.

    A danger is the same one as long as its key, its seat and its place are: it goes only when it is averted.
    """
    if view.result or not all(view.homes):
        return ()
    by = 1 - seat
    return sorted(_next(view, seat, by, likely), key=lambda danger: -danger.worth)


def lingering(view: State, seat: Seat) -> Sequence[Danger]:
    """List the dangers however unlikely, by the fewest cards: one has ended only if it takes more cards now."""
    return dangers(view, seat, likely=False)


def _missing(view: State, seat: Seat, country: str) -> int:
    return view.level.tracks[country] - progress(view, seat, country)


def _next(view: State, seat: Seat, by: Seat, likely: bool) -> list[Danger]:
    """What the other side could secure in the turn it plays, or plays next; without what it has sent."""
    plays = view.plays if view.active == by else view.level.plays
    turn = view.turn + (view.active != by)
    if not plays or not view.hands[by]:
        return []
    cards = _possible(view, by)
    sent = [
        item.deed.country
        for item in view.agenda
        if isinstance(item, Resolve) and isinstance(item.deed, Influence) and item.deed.seat == by
    ]
    found = {
        country: (missing, blow)
        for country in COUNTRIES
        if holder(view, country) is None and view.blockades.get(country, 0) < turn and country not in sent
        if (blow := _blow(view, by, country, missing := _missing(view, by, country), cards, plays, likely))
        != NO_BLOW
    }
    nearest = sorted(found.items(), key=lambda each: (each[1][1].cards, each[1][0]))
    told = [_threat(view, seat, country, *each) for country, each in nearest]
    sure = [
        each for country, (missing, _) in found.items() for each in _unblockable(view, by, country, missing, cards)
    ]
    both = _two_at_once(view, seat, by, {country: blow for country, (_, blow) in found.items()}, plays)
    return [*told, *sure, *both]


def _possible(view: State, by: Seat) -> Sequence[str]:
    """List the cards that may be in a hand: those seen there, or every card that is seen nowhere."""
    hand = view.hands[by]
    if UNSEEN not in hand:
        return hand
    beside = [card for gadgets in view.gadgets for card in gadgets.values()]
    return unknown(CARD, *view.hands, view.discard, beside)


def _blow(
    view: State, by: Seat, country: str, missing: int, cards: Sequence[str], plays: int, likely: bool
) -> Blow:
    """Give the fewest cards that secure a country; NO_BLOW where that has to be `likely` and is a remote chance.

    The chance is that of a full hand from a fresh deck, so that no danger comes or goes by cards that are played.
    """
    of, here, held = stock(view, by, country, cards), view.spies[by] == country, len(view.hands[by])
    deck, usual, among = of, held, held
    if UNSEEN in view.hands[by]:
        deck, usual, among = stock(view, by, country, tuple(CARD)), hand_size(view, by), len(CARD)
    feared = likely * (WIN_FEARED if _wins(view, by, country) else COUNTRY_FEARED)
    expected = 0.0
    found = NO_BLOW
    for blow in BLOWS[min(3, held)]:
        if blow.cards > found.cards and expected >= feared:
            break
        if steps(of, blow, here, plays) >= missing and _hires_alone(view, blow):
            found = min(found, blow, key=lambda each: each.cards)
            expected += _ways(deck, blow, here, plays, missing) * _chance(blow.cards, usual, among)
    return found if expected >= feared else NO_BLOW


def _chance(cards: int, held: int, among: int) -> float:
    """How likely certain cards are all in a hand of so many."""
    return perm(held, cards) / perm(among, cards)


def _ways(of: Stock, blow: Blow, here: bool, plays: int, missing: int) -> int:
    """Count the choices of cards for a blow that suffice."""
    sorts = (_sums(of.own, blow.own), _sums(of.off, blow.off), _sums(of.hired, blow.hired))
    bonus = steps(of, blow, here, plays) - sum(max(sums) for sums in sorts)
    return sum(
        one * two * three
        for (own, one), (off, two), (hired, three) in product(*[sums.items() for sums in sorts])
        if own + off + hired + bonus >= missing
    )


@cache
def _sums(values: tuple[int, ...], count: int) -> Mapping[int, int]:
    """Give the sums of so many of these values, and how often each is met."""
    found = [Counter({0: 1}), *[Counter[int]() for _ in range(count)]]
    for value in values:
        for chosen in range(count, 0, -1):
            for total, ways in found[chosen - 1].items():
                found[chosen][total + value] += ways
    return found[count]


def _wins(view: State, by: Seat, country: str) -> bool:
    """Whether securing a country wins. ES-WIN-01, ES-WIN-02"""
    return country == view.homes[1 - by] or len(secured(view, by)) == COUNTRIES_TO_WIN - 1


def _threat(view: State, seat: Seat, country: str, missing: int, blow: Blow) -> Danger:
    by = 1 - seat
    held, wins = len(secured(view, by)), _wins(view, by, country)
    told = line(
        "danger.blow",
        stake=line("danger.win" if wins else f"danger.country_{held + 1}"),
        place=place(view, country),
        missing=missing,
        by=by,
        takes=takes(view, by, country, missing, blow),
        when=_when(view, by),
        block=own_shield(view, seat, country),
    )
    return Danger(told, by, country, END if wins else COUNTRY_LOST[held], blow.cards)


def takes(view: State, by: Seat, country: str, missing: int, blow: Blow) -> Line:
    """Say the cards of a blow."""
    own, off, hired = blow
    here = view.spies[by] == country
    if blow == Blow(1, 0, 0):
        what = _one_card(country, missing - SPY_BONUS * here)
    else:
        parts = []
        if own + off:
            parts.append(line(f"danger.{'cards' if off else 'own'}_{own + off}", country=country))
        if hired:
            parts.append(line(f"danger.hired_{hired}"))
        what = line("danger.together", parts=tuple(parts))
    return line("danger.with_spy", what=what, by=by) if here and own else what


def _one_card(country: str, least: int) -> Line:
    """Say which single card of a country is worth so much."""
    values = sorted({face.value for face in CARD.values() if face.country == country})
    key = "any" if least <= values[0] else "highest" if least == values[-1] else "least"
    return line(f"danger.{key}", country=country, least=least)


def _two_at_once(view: State, seat: Seat, by: Seat, found: dict[str, Blow], plays: int) -> Iterator[Danger]:
    """The second and the third country in one turn, a card and a play for each."""
    if plays < 2 or len(view.hands[by]) < 2 or len(secured(view, by)) != COUNTRIES_TO_WIN - 2:
        return
    ripe = [country for country, blow in found.items() if blow.cards == 1 and country != view.homes[seat]]
    for pair in combinations(ripe, 2):
        yield Danger(line("danger.both", countries=pair, by=by, when=_when(view, by)), by, pair[0], END)


def _unblockable(view: State, by: Seat, country: str, missing: int, cards: Sequence[str]) -> Iterator[Danger]:
    """Special Actions that would win in a country, where influence could be blocked. ES-BLOCK-06"""
    if _wins(view, by, country):
        may_be = {CARD[card].action for card in cards}
        actions = tuple(action for action in PUSHES if ACTION[action].steps >= missing and action in may_be)
        if actions:
            told = line(
                "danger.unblockable", place=place(view, country), actions=actions, by=by, when=_when(view, by)
            )
            yield Danger(told, by, country, END)


def _when(view: State, by: Seat) -> Line:
    return line("danger.now" if view.active == by else "danger.next")


def own_shield(view: State, seat: Seat, country: str) -> Line:
    """Say whether a seat could block in a country, by its cards where the view shows them."""
    hand = view.hands[seat]
    if not hand:
        return line("danger.no_cards", seat=seat)
    hidden = UNSEEN in hand
    if not present(view, seat, country):
        bring = tuple(card for card in hand if not hidden and CARD[card].action == "military_transport")
        if not (view.rulings.transport_before_block and spy_is_free(view, seat)):
            key = "held"
        else:
            key = "by_transport" if bring else "far" if hidden else "away"
        return line(f"danger.spy_{key}", seat=seat, country=country, spy=view.spies[seat], cards=bring)
    if hidden:
        key = "danger.may_home" if view.homes[seat] == country else "danger.may_spy"
        return line(key, seat=seat, country=country)
    usable = tuple(card for card in hand if usable_for_block(country, card))
    key = "danger.shield" if usable else "danger.no_shield"
    return line(key, seat=seat, most=block_total(view, seat, country, usable), country=country)


def place(view: State, country: str) -> Line:
    """Name a country, and whose home it is."""
    if country in view.homes:
        return line("fact.home", country=country, owner=view.homes.index(country))
    return line("fact.country", country=country)


def ordered(countries: Sequence[str]) -> tuple[str, ...]:
    """Put countries in the order of the board."""
    return tuple(country for country in COUNTRIES if country in countries)
