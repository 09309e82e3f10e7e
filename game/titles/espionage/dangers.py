"""What the opponent may do in 1955 before a seat's next question, based on public facts and the visible cards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import perm
from typing import NamedTuple

from game.core.contract import UNSEEN, Line, Seat, line
from game.core.piles import unknown
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

WIN_FEARED, COUNTRY_FEARED = 0.15, 0.2
"""The expected number of winning combinations in a hand that justifies a warning."""
PUSHES = tuple(action.id for action in ACTION.values() if action.steps)
"""The Special Actions that move markers."""


class Stock(NamedTuple):
    """The values of the cards that could be sent to a country, highest first in each group."""

    own: tuple[int, ...]
    """Cards of the country itself."""
    off: tuple[int, ...]
    """Cards of other countries, usable because the spy is there or the country is the home."""
    hired: tuple[int, ...]


class Blow(NamedTuple):
    """Cards that together secure a country: how many of its own, of other countries, and Mercenaries."""

    own: int
    off: int
    hired: int

    @property
    def cards(self) -> int:
        """The total number of cards."""
        return self.own + self.off + self.hired


NO_BLOW = Blow(9, 9, 9)


def stock(view: State, seat: Seat, country: str, cards: Sequence[str]) -> Stock:
    """Sort cards by how a seat could use them in a country."""
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
    """Return the most steps that a combination can make in `plays` card plays; 0 if it doesn't fit into them.

    If the spy is there, two of the country's own cards may share a play, and a single one gets a bonus. ES-COMB-01
    """
    own, off, hired = blow
    pairs = max(0, own + off - plays)
    if pairs > (own // 2 if here else 0) or own > len(of.own) or off > len(of.off) or hired > len(of.hired):
        return 0
    bonus = SPY_BONUS * (own - 2 * pairs) if here else 0
    return sum(of.own[:own]) + bonus + sum(of.off[:off]) + sum(of.hired[:hired])


def blows(most: int) -> Iterator[Blow]:
    """Yield combinations of up to `most` cards: fewest cards first, and within a size most own cards first."""
    for cards in range(1, most + 1):
        for own in range(cards, -1, -1):
            for off in range(cards - own, -1, -1):
                yield Blow(own, off, cards - own - off)


BLOWS: tuple[tuple[Blow, ...], ...] = tuple(tuple(blows(most)) for most in range(4))


def _hires_alone(view: State, blow: Blow) -> bool:
    """Return True if the combination has a Country Card or may do without one. ES-AMB-15"""
    return bool(blow.own + blow.off) or blow.hired < 2 or view.rulings.mercenary_only_multi


def dangers(view: State, seat: Seat) -> Sequence[Danger]:
    """Return what the opponent may do in its turn, as far as the view shows: wins first, then by nearness."""
    if view.result or not all(view.homes):
        return ()
    return [danger for _, danger in sorted(_next(view, seat, 1 - seat), key=lambda each: not each[0])]


def _missing(view: State, seat: Seat, country: str) -> int:
    return view.level.tracks[country] - progress(view, seat, country)


def _next(view: State, seat: Seat, by: Seat) -> list[tuple[bool, Danger]]:
    """Return what the opponent could secure in its current or next turn, and whether that wins.

    Influence that is already announced is left out.
    """
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
        if (blow := _blow(view, by, country, missing := _missing(view, by, country), cards, plays)) != NO_BLOW
    }
    nearest = sorted(found.items(), key=lambda each: (each[1][1].cards, each[1][0]))
    told = [(_wins(view, by, country), _threat(view, seat, country, *each)) for country, each in nearest]
    sure = [
        (True, each)
        for country, (missing, _) in found.items()
        for each in _unblockable(view, by, country, missing, cards)
    ]
    both = _two_at_once(view, seat, by, {country: blow for country, (_, blow) in found.items()}, plays)
    return [*told, *sure, *[(True, each) for each in both]]


def _possible(view: State, by: Seat) -> Sequence[str]:
    """Return the cards that may be in a hand: its visible cards, or every card not visible anywhere."""
    hand = view.hands[by]
    if UNSEEN not in hand:
        return hand
    beside = [card for gadgets in view.gadgets for card in gadgets.values()]
    return unknown(CARD, *view.hands, view.discard, beside)


def _blow(view: State, by: Seat, country: str, missing: int, cards: Sequence[str], plays: int) -> Blow:
    """Return the smallest combination that secures a country; NO_BLOW if it's improbable.

    The probability assumes a full hand from a fresh deck, so that playing cards doesn't change the dangers.
    """
    of = stock(view, by, country, cards)
    here = view.spies[by] == country
    held = len(view.hands[by])
    deck, usual, among = of, held, held
    if UNSEEN in view.hands[by]:
        deck = stock(view, by, country, tuple(CARD))
        usual = hand_size(view, by)
        among = len(CARD)
    feared = WIN_FEARED if _wins(view, by, country) else COUNTRY_FEARED
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
    """Return the probability that `cards` given cards are all in a hand of `held` out of `among`."""
    return perm(held, cards) / perm(among, cards)


def _ways(of: Stock, blow: Blow, here: bool, plays: int, missing: int) -> int:
    """Return how many choices of cards make up a combination and reach enough steps."""
    sorts = (_sums(of.own, blow.own), _sums(of.off, blow.off), _sums(of.hired, blow.hired))
    bonus = steps(of, blow, here, plays) - sum(max(sums) for sums in sorts)
    return sum(
        one * two * three
        for (own, one), (off, two), (hired, three) in product(*[sums.items() for sums in sorts])
        if own + off + hired + bonus >= missing
    )


@cache
def _sums(values: tuple[int, ...], count: int) -> Mapping[int, int]:
    """Return each sum of `count` of these values with the number of ways to reach it."""
    found = [Counter({0: 1}), *[Counter[int]() for _ in range(count)]]
    for value in values:
        for chosen in range(count, 0, -1):
            for total, ways in found[chosen - 1].items():
                found[chosen][total + value] += ways
    return found[count]


def _wins(view: State, by: Seat, country: str) -> bool:
    """Return True if securing a country wins the game. ES-WIN-01, ES-WIN-02"""
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
    return Danger(told, by, country)


def takes(view: State, by: Seat, country: str, missing: int, blow: Blow) -> Line:
    """Describe the cards of a combination."""
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
    """Describe which single cards of a country are worth at least `least`."""
    values = sorted({face.value for face in CARD.values() if face.country == country})
    key = "any" if least <= values[0] else "highest" if least == values[-1] else "least"
    return line(f"danger.{key}", country=country, least=least)


def _two_at_once(view: State, seat: Seat, by: Seat, found: dict[str, Blow], plays: int) -> Iterator[Danger]:
    """Yield the danger of securing a second and a third country in one turn, with one card and one play each."""
    if plays < 2 or len(view.hands[by]) < 2 or len(secured(view, by)) != COUNTRIES_TO_WIN - 2:
        return
    ripe = [country for country, blow in found.items() if blow.cards == 1 and country != view.homes[seat]]
    for pair in combinations(ripe, 2):
        yield Danger(line("danger.both", countries=pair, by=by, when=_when(view, by)), by, pair[0])


def _unblockable(view: State, by: Seat, country: str, missing: int, cards: Sequence[str]) -> Iterator[Danger]:
    """Yield the Special Actions that would win in a country although influence could be blocked. ES-BLOCK-06"""
    if _wins(view, by, country):
        may_be = {CARD[card].action for card in cards}
        actions = tuple(action for action in PUSHES if ACTION[action].steps >= missing and action in may_be)
        if actions:
            told = line(
                "danger.unblockable", place=place(view, country), actions=actions, by=by, when=_when(view, by)
            )
            yield Danger(told, by, country)


def _when(view: State, by: Seat) -> Line:
    return line("danger.now" if view.active == by else "danger.next")


def own_shield(view: State, seat: Seat, country: str) -> Line:
    """Describe whether a seat could block in a country, using its cards if the view shows them."""
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
    """Name a country and, if it's a home, its owner."""
    if country in view.homes:
        return line("danger.home", country=country, owner=view.homes.index(country))
    return line("danger.country", country=country)
