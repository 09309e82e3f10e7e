"""Hidden information in World Order: views, imagined worlds, and figures computed from public facts.

WO-GEN-13 and WO-AMB-69 say what is hidden and what is open. The figures at the end (current score, losses to
THREAT, costs) use only public facts, so they work on views as well as states.
"""

from collections.abc import Iterable
from random import Random

from game.core.asking import verb_for
from game.core.contract import UNSEEN, Action, Decision, Seat
from game.core.frozen import frozen
from game.core.piles import Pile, dealt, face_down, turned_up
from game.core.record import seated
from game.core.views import refresh, seen_by
from game.titles.world_order.account import Totals
from game.titles.world_order.aftermath import (
    THREAT_LOSS,
    UNUSED_ASSET,
    UNUSED_ORDER,
    ability_vps,
    defense,
    majority,
    places,
    region_vps,
    threat,
    threats_above,
)
from game.titles.world_order.faces import (
    ASSETS,
    AUTO,
    DECK,
    LOCAL,
    MAJORITY,
    MAP,
    POWERS,
    REGION,
    REGIONS,
    SORTS,
    ZONE,
    market_deck,
)
from game.titles.world_order.state import State, allies_in, armies_at, cubes, has_free_slot
from game.titles.world_order.turns import unused_assets


def view(state: State, seat: Seat | None) -> State:
    """Return the state without others' hands, face-down cards, draw decks, sealed choices and future chance."""
    seen = seen_by(state, seat)
    seats = state.seats
    seen.hands = tuple([hand if owner == seat else face_down(hand) for owner, hand in enumerate(state.hands)])
    seen.laid = tuple([pile if owner == seat else face_down(pile) for owner, pile in enumerate(state.laid)])
    seen.decks = tuple([_deck(state.decks[owner], state.bought[owner]) for owner in seats])
    seen.left = {
        region: deck if region in state.charted else deck[:1] + face_down(deck[1:])
        for region, deck in state.left.items()
    }
    seen.market, seen.auto = face_down(state.market), face_down(state.auto)
    if state.chosen:
        _hide_choices(seen, state, seat)
    return seen


def _deck(deck: Pile, known: int) -> Pile:
    """Return a draw deck with only the bought cards on its top face up."""
    return deck[:known] + face_down(deck[known:])


def _hide_choices(seen: State, state: State, seat: Seat | None) -> None:
    """Hide what others can choose from during setup, and what they have chosen. WO-AMB-71"""
    seen.chosen = tuple(
        [choice if owner == seat else (UNSEEN,) * len(choice) for owner, choice in enumerate(state.chosen)]
    )
    seen.dealt = tuple([pile if owner == seat else face_down(pile) for owner, pile in enumerate(state.dealt)])
    if not state.level.arrow_hands:
        seen.piles = tuple(
            [
                piles if owner == seat else tuple([face_down(pile) for pile in piles])
                for owner, piles in enumerate(state.piles)
            ]
        )


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Deal the cards that `seat` can't see, uniformly at random."""
    world = view.copy()
    for owner in view.seats:
        _deal_cards(world, view, owner, rng)
    _deal_decks(world, view, rng)
    if view.chosen:
        _imagine_choices(world, view, seat, rng)
    world.chance = rng.getrandbits(64)
    refresh(world, seat)
    return world


def _deal_cards(world: State, view: State, owner: Seat, rng: Random) -> None:
    """Deal a seat's face-down cards: those in its hand, in its deck and laid down."""
    hand, deck, laid = view.hands[owner], view.decks[owner], view.laid[owner]
    hidden = hand.count(UNSEEN) + deck.count(UNSEEN) + laid.count(UNSEEN)
    if not hidden:
        return
    seen = (hand, deck, laid, view.discards[owner], view.front[owner])
    cards = dealt(_unseen(view.owned[owner], *seen), rng)
    world.hands = seated(world.hands, owner, turned_up(hand, cards))
    world.laid = seated(world.laid, owner, turned_up(laid, cards))
    world.decks = seated(world.decks, owner, turned_up(deck, cards))


def _unseen(every: Iterable[str], *seen: Iterable[str]) -> list[str]:
    """Return the cards of `every` that are in none of `seen`. Every card of this game is unique."""
    known = set().union(*seen)
    return [card for card in every if card not in known]


def _deal_decks(world: State, view: State, rng: Random) -> None:
    """Deal the Countries to come, the market deck and the Auto-Influence deck."""
    taken = [card for allies in view.allies for card in allies]
    world.left = {
        region: turned_up(deck, dealt(_unseen(MAP[region], deck, view.right[region], taken), rng))
        if UNSEEN in deck
        else deck
        for region, deck in view.left.items()
    }
    rulings = view.rulings
    every = market_deck(rulings.optional_market_pack, rulings.strategic_reinforcements_in_market)
    world.market = tuple(dealt(_unseen(every, view.row, view.market_discard, view.trashed, *view.owned), rng))
    if view.auto:
        world.auto = tuple(dealt(_unseen(AUTO, view.auto_open, view.auto_used), rng))


def _imagine_choices(world: State, view: State, seat: Seat, rng: Random) -> None:
    """Deal the others' piles and Assets, and make up their choices."""
    for owner in view.seats:
        if owner == seat or not view.dealt[owner]:
            continue
        power, count = view.powers[owner], len(view.chosen[owner])
        if not view.level.arrow_hands:
            cards = dealt(list(DECK[power]), rng)
            world.piles = seated(world.piles, owner, tuple([turned_up(p, cards) for p in view.piles[owner]]))
        assets = tuple(dealt(list(ASSETS[power]), rng))[: len(view.dealt[owner])]
        world.dealt = seated(world.dealt, owner, assets)
        pile = "first" if view.level.arrow_hands else rng.choice(("first", "second"))
        world.chosen = seated(world.chosen, owner, (pile, rng.choice(assets))[:count])


# Scoring now


def in_last(state: State) -> bool:
    """Return True if the next scoring is the last. WO-SCO-01"""
    later = [number for number in state.level.scoring if number >= max(1, state.round)]
    return not later or later[0] == state.level.rounds


def scoring_now(state: State) -> tuple[Totals, ...]:
    """Return what every seat would score now, by source. THREAT, which costs VPs, comes last."""
    seats, last = state.seats, in_last(state)
    found = [Totals("regions", region, _of_region(state, region)) for region in REGIONS]
    found.append(Totals("ability", "", tuple([ability_vps(state, seat, last) for seat in seats])))
    found += [Totals("majorities", token, tuple([vp for _, vp in majority(state, token)])) for token in MAJORITY]
    if last:
        assets = [UNUSED_ASSET * len(unused_assets(state, seat)) for seat in seats]
        unused = tuple([vp + UNUSED_ORDER * state.orders[seat] for seat, vp in enumerate(assets)])
        found.append(Totals("unused", "", unused))
    threats = tuple([sum([one.vp for one in threats_now(state, seat)]) for seat in seats])
    return (*found, Totals("threat", "", threats))


def _of_region(state: State, region: str) -> tuple[int, ...]:
    vps = region_vps(state, region)
    return tuple([sum(vps[seat][::2]) if seat in vps else 0 for seat in state.seats])


# Standings


@frozen
class PowerStanding:
    """A power's position in a Region: cubes, armies, place (0: none) and the VPs it would score there."""

    power: str
    cubes: int
    armies: int
    place: int
    vp: int


def standings(state: State, region: str) -> tuple[PowerStanding, ...]:
    """Rank a Region's powers, including local ones, as if it scored now; powers with only armies come last.

    A Region scores only if all its permanent slots are filled: see `has_free_slot`. WO-SCO-02, WO-SCO-07
    """
    counts = cubes(state, region)
    placed = places(state, region)
    bonuses = REGION[region].majority
    found = []
    for power in (*POWERS, LOCAL):
        place, armies = placed.get(power, 0), armies_at(state, power, region)
        bonus = bonuses[place - 1] if 0 < place <= len(bonuses) else 0
        if place or armies:
            count = counts.get(power, 0)
            found.append(PowerStanding(power, count, armies, place, count + bonus))
    return tuple(sorted(found, key=lambda one: (one.place == 0, one.place, -one.armies)))


@frozen
class Lead:
    """Who leads a Region, and how far a power is ahead of all others or behind the best of them.

    `by` is in cubes, negative if behind. If it is 0, `armies` is 1 or -1 if armies break the tie, 0 if nothing
    does.
    """

    leaders: tuple[str, ...]
    by: int
    armies: int


def lead(state: State, region: str, power: str) -> Lead:
    """Return who leads a Region, including local powers, and how far `power` is ahead or behind. WO-SCO-07"""
    placed = places(state, region)
    ranked = {one: (count, armies_at(state, one, region)) for one, count in cubes(state, region).items()}
    own, best = ranked.pop(power, (0, 0)), max(ranked.values(), default=(0, 0))
    first = min(placed.values(), default=0)
    leaders = tuple(one for one in (*POWERS, LOCAL) if placed.get(one) == first)
    return Lead(leaders, own[0] - best[0], (own > best) - (own < best) if own[0] == best[0] else 0)


@frozen
class Placing:
    """The effect of the next cube in a Region.

    `above` and `below` are the VPs above the line (None: no slot) and below it; `pushed` is the owner of the cube
    pushed out, or "".
    """

    above: int | None
    below: int
    pushed: str


def next_cube(state: State, region: str) -> Placing:
    """Return the effect of adding Influence to a Region. WO-INF-03 to WO-INF-05"""
    face, row = REGION[region], state.temporary[region]
    above = None
    if has_free_slot(state, region):
        above = face.permanent[len(state.permanent[region]) - len(face.begins)]
    full = len(row) == len(face.temporary)
    return Placing(above, 0 if full else face.temporary[len(row)], row[0] if full else "")


# THREAT


@frozen
class Threatened:
    """A Region in a seat's zone where rivals' THREAT exceeds its Defense, with the VPs at risk.

    `more` additional armies would prevent the loss. `tokens` is the number of the seat's Engage tokens there, and
    `each` the Defense that each would add.
    """

    region: str
    rivals: tuple[str, ...]
    defense: int
    vp: int
    more: int
    tokens: int
    each: int


def threatened(state: State, seat: Seat, region: str) -> Threatened | None:
    """Return what a seat would lose in a Region if THREAT were resolved now; None if nothing. WO-THR-03"""
    if region not in ZONE[state.powers[seat]] or state.result is not None:
        return None
    defended = defense(state, seat, region)
    rivals = tuple(threats_above(state, seat, region, defended))
    if not rivals:
        return None
    more = max([threat(state, power, region) for power in rivals]) - defended
    tokens, each = state.tokens[seat].get(region, 0), allies_in(state, seat, region)
    return Threatened(region, rivals, defended, -THREAT_LOSS * len(rivals), more, tokens, each)


def threats_now(state: State, seat: Seat) -> tuple[Threatened, ...]:
    """Return what a seat would lose in each Region if THREAT were resolved now."""
    found = [threatened(state, seat, region) for region in ZONE[state.powers[seat]]]
    return tuple([one for one in found if one is not None])


def things(state: State) -> object:
    """Return all Ability cards, Countries and Growth cards, wherever they are. WO-SET-01"""
    piles = [*state.hands, *state.decks, *state.discards, *state.front, *state.laid]
    piles += [state.trashed, state.row, state.market, state.market_discard]
    piles += [pile for both in state.piles for pile in both]
    countries = [card for deck in (*state.left.values(), *state.right.values()) for card in deck]
    countries += [card for allies in state.allies for card in allies]
    countries += [ally.under for allies in state.allies for ally in allies.values() if ally.under]
    growth = [card for card, copies in state.growth_left.items() for _ in range(copies)]
    growth += [card for mine in state.growth for card in mine]
    return sorted([card for pile in piles for card in pile]), sorted(countries), sorted(growth)


def meant(question: Decision | None, noun: str, otherwise: str) -> Action:
    """Return the action meant by picking a thing; `otherwise` is the verb for other sorts of things."""
    for sort, of_this_sort, usual in SORTS:
        if noun in of_this_sort:
            return Action(verb_for(question, sort, usual), noun)
    return Action(otherwise, noun)
