"""Hidden information in Ideology: views, imagined worlds, and forecasts from public facts. ID-GEN-11"""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from game.core.contract import UNSEEN, Action, Seat
from game.core.piles import Pile, dealt, face_down, turned_up, unknown
from game.core.record import seated
from game.core.views import refresh, seen_by
from game.titles.ideology.board import Verdict, assessment
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.diplomacy import allowed, others
from game.titles.ideology.faces import ADVANCEMENT, AREAS, REGIONS, RULE, STOCK
from game.titles.ideology.levels import Rulings
from game.titles.ideology.prices import conflict_price, extending_distance, placement_extra
from game.titles.ideology.state import State, area_of, has, influence, leaders, supply


def view(state: State, seat: Seat | None) -> State:
    """Return a seat's view, without others' hands, deck orders, future chance, sealed answers and drafts."""
    seen = seen_by(state, seat)
    seen.hands = _only(state.hands, seat)
    if state.lifted:
        seen.hands = tuple([_with_lifted(state, owner, hand) for owner, hand in enumerate(seen.hands)])
    seen.decks = _only(state.decks, None)
    seen.sealed = _only(state.sealed, seat)
    seen.region_deck = face_down(state.region_deck)
    return seen


def _only(piles: tuple[Pile, ...], seat: Seat | None) -> tuple[Pile, ...]:
    """Turn all piles face down except that of one seat."""
    return tuple([pile if owner == seat else face_down(pile) for owner, pile in enumerate(piles)])


def _with_lifted(state: State, owner: Seat, hand: Pile) -> Pile:
    """Show in a hidden hand the cards that everybody saw its seat pick up. ID-ASM-06"""
    if UNSEEN not in hand or not has(state, owner, "totalitarianism"):
        return hand
    return (*state.lifted, *hand[len(state.lifted) :])


# Worlds


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Deal the cards that `seat` can't see uniformly at random, each Ideology's to its own hand and deck."""
    world = view.copy()
    dealt_out = [_dealt(view, owner, rng) for owner in view.seats]
    world.hands = tuple([hand for hand, _ in dealt_out])
    world.decks = tuple([deck for _, deck in dealt_out])
    world.region_deck = tuple(dealt(unknown(REGIONS, view.levels), rng))
    world.chance = rng.getrandbits(64)
    for owner, sealed in enumerate(view.sealed):
        if UNSEEN in sealed:
            world.sealed = seated(world.sealed, owner, _sealed(world, owner, len(sealed), rng))
    refresh(world, seat)
    return world


def _dealt(view: State, owner: Seat, rng: Random) -> tuple[Pile, Pile]:
    """Deal an Ideology's hidden cards to its hand and deck."""
    hand = view.hands[owner]
    left = [
        STOCK.of_each_area - hand.count(name) - view.discards[owner].count(name) - laid_out(view, owner, area)
        for area, name in enumerate(AREAS)
    ]
    cards = dealt([name for name, count in zip(AREAS, left, strict=True) for _ in range(count)], rng)
    return turned_up(hand, cards), tuple(cards)


def laid_out(state: State, seat: Seat, area: int) -> int:
    """Count a seat's cards of an area at regions, including the current attack card."""
    duel = state.duel
    played = duel is not None and duel.lies and duel.aggressor == seat and duel.area == area
    return played + sum([areas[area][seat] for areas in state.cards.values()])


def things(state: State) -> list[str]:
    """Return all 45 cards of every Ideology, wherever they are, each with its seat. ID-GEN-10"""
    found: list[str] = []
    for seat in state.seats:
        piles = (*state.hands[seat], *state.decks[seat], *state.discards[seat])
        lying = [name for area, name in enumerate(AREAS) for _ in range(laid_out(state, seat, area))]
        found += [f"{seat}:{card}" for card in (*piles, *lying)]
    return sorted(found)


FRANKNESS = 0.5
"""The probability that a seat, in an imagined world, wishes in secret for what it openly called for."""


def _sealed(world: State, owner: Seat, count: int, rng: Random) -> Pile:
    """Make up sealed answers that their owner could have given."""
    if world.phase == "resource":
        return tuple(rng.sample(world.hands[owner], count))
    wishes = []
    for other in others(world, owner)[:count]:
        said = world.spoken[owner][other]
        frank = said and rng.random() < FRANKNESS
        wishes.append(said if frank else rng.choice(list(allowed(world, owner, other))))
    return tuple(wishes)


# Card texts under house options

READINGS = {
    "technological_supremacy": ("waiver_scope", "foreign"),
    "innovation": ("waiver_scope", "foreign"),
    "propaganda": ("waiver_scope", "foreign"),
    "attractive_culture": ("attractive_culture", "per_turn"),
    "totalitarianism": ("totalitarianism", "one"),
}
"""Card → the house option, and the value of it, that changes the card's text."""


def reading(rulings: Rulings, card: str) -> str:
    """Return the key of a card's text at this table: its id, or "<id>.<value>" if a house option changes it."""
    choice, value = READINGS.get(card, ("", ""))
    return f"{card}.{value}" if choice and getattr(rulings, choice) == value else card


def copies_left(view: State, advancement: int) -> int | None:
    """Return how many copies of an Advancement can still be bought; None if unlimited. ID-AMB-35"""
    return None if view.rulings.advancement_supply == "unlimited" else supply(view, advancement)


# Forecasts from public facts


def forecast(view: State) -> tuple[Verdict, ...]:
    """Return what an Assessment now would change. Works on a view. ID-ASM-07"""
    return tuple(assessment(view))


def foretold(view: State) -> dict[Seat, int]:
    """Return every seat's Global Influence after an Assessment now."""
    after = {seat: influence(view, seat) for seat in view.seats}
    for region, before, level, loser, owner in forecast(view):
        held = view.owner.get(region)
        if held is not None:
            after[held] -= before
        if owner is not None:
            after[owner] += level
        assert loser is None or loser == held, "only a region's holder can lose it"
    return after


def would_win(view: State, after: Mapping[Seat, int] | None = None) -> tuple[Seat, ...]:
    """Return who would win, or share the win, if the turn ended with an Assessment now.

    `after` saves calling `foretold` again. ID-WIN-01, ID-WIN-03
    """
    after = foretold(view) if after is None else after
    worth = [after[seat] for seat in view.seats]
    return leaders(view, worth) if max(worth) >= view.level.victory else ()


def targets(view: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Return the possible targets of an attack or shot offered to `seat`. ID-CON-15"""
    return tuple(ChooseTarget(seat, action.verb, action.noun).targets(view))


class Due(NamedTuple):
    """One item of a price: its reason ("distance", "advancements" or a rule id) and the number of cards."""

    what: str
    cards: int


def dues(view: State, seat: Seat, action: Action, other: Seat | None = None) -> tuple[Due, ...]:
    """Return what an answer costs `seat` besides its own card, item by item. ID-GEN-14

    Covers extending, placing and buying, and attacks if `other` names the target.
    """
    match action.verb.partition("_")[0]:
        case "extend":
            found = [Due("distance", extending_distance(view, seat, action.noun, area_of(action)))]
        case "place":
            found = [Due("costs_of_empire", placement_extra(view, seat, action.noun))]
        case "buy":
            card = ADVANCEMENT[action.noun]
            found = [Due(card.area, card.cards), *[Due(part, 1) for part in card.parts]]
        case "attack" if other is not None:
            price = conflict_price(view, seat, action.noun, area_of(action), other)
            weakness = [power for power in sorted(view.powers[seat]) if RULE[power].tax]
            found = [Due("distance", price.distance), Due("advancements", price.advancements)]
            found += [Due(power, price.tax) for power in weakness]
        case _:
            found = []
    return tuple([due for due in found if due.cards])
