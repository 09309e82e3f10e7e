"""The heuristic for Ideology: levels to come, claims abroad, a hand to spend, who is close to winning."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp

from ai.heuristic import Heuristic
from game.core.contract import Action, Decision, Seat
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.diplomacy import CALLED, Wish, allowed
from game.titles.ideology.faces import (
    ADVANCEMENT,
    ADVANCEMENTS,
    AREAS,
    CULTURAL,
    MILITARY,
    REGION,
    STANCES,
    WEAPON,
    area_of,
)
from game.titles.ideology.prices import GATES, conflict_price, extending_distance, placement_extra
from game.titles.ideology.rules import LayInstead
from game.titles.ideology.state import Areas, State, has, influence, majority, with_card

# What a region is worth to each seat -----------------------------------------------------------------------------

STEP, FURTHER = 0.3, 0.08
"""A card that the next level needs, and one that the level after it will need; three steps make a level."""
SAFETY = (0.9, 0.97, 1.0)
"""What a region is worth under a lead of one, two, three cards."""
THORN = 0.07
"""An own card in another's region: taken back at the right moment it costs them a level."""
GROWTH = 0.2
"""What a won region is worth beyond its level."""
ALL = range(len(AREAS))

Stakes = tuple[float, ...]
"""For each seat what a region is worth to it, in levels."""


@lru_cache(maxsize=1 << 15)
def stakes(areas: Areas, owner: Seat | None, level: int, printed: int) -> Stakes:
    """Say what a region is worth to each seat, as its cards lie now."""
    strengths = [sum(of_seat) for of_seat in zip(*areas, strict=True)]
    if owner is None:
        return tuple([_claim(areas, level, strengths, seat) for seat in range(len(strengths))])
    totals = [sum(area) for area in areas]
    leader = majority(areas)
    worth = [THORN * count for count in strengths]
    if leader == owner:
        rival = max([count for seat, count in enumerate(strengths) if seat != owner])
        worth[owner] = _growing(totals, 2 * printed) * SAFETY[min(strengths[owner] - rival, 3) - 1]
    elif leader is not None and min(totals):
        worth[leader] = 0.85 * (min(totals) + GROWTH)
    else:
        most = max(strengths)
        for seat, count in enumerate(strengths):
            if count == most:
                worth[seat] = 0.35 * max(level, 1)
    return tuple(worth)


def _growing(totals: Sequence[int], most: int) -> float:
    """Value a region of one's own: its level to come, and the cards that wait for the next one."""
    weakest = min(totals)
    if weakest >= most:
        return float(weakest)
    next_level, one_after = (
        sum([total > weakest for total in totals]),
        sum([total > weakest + 1 for total in totals]),
    )
    steps = STEP * next_level + FURTHER * one_after
    return weakest + steps if weakest else 1 + 0.3 * steps


def _claim(areas: Areas, level: int, strengths: Sequence[int], seat: Seat) -> float:
    """Value cards at an Independent Region: the chance to win it, more the fuller it is."""
    mine = strengths[seat]
    if not mine:
        return 0.0
    rival = max([count for other, count in enumerate(strengths) if other != seat])
    filled = sum([min(sum(area), level) for area in areas])
    left = 3 * level - filled
    ahead = mine - rival
    if ahead > left:
        chance = 0.92
    elif not left:
        chance = 0.3 if not ahead else 0.06
    else:
        chance = max(0.06, 0.5 + 0.45 * ahead / (left + 1))
    return chance * (level + GROWTH) * float((filled / (3 * level)) ** 1.25)


# How good a position looks ---------------------------------------------------------------------------------------

HAND: Mapping[str, float] = {
    "resource": 0.34,
    "trading": 0.34,
    "development": 0.33,
    "foreign": 0.13,
    "conflict": 0.07,
}
"""A card in hand, by what lies ahead of it in the turn: what is not spent only saves a draw."""
SAVED = 0.03
BUSY, IDLE = 3, 0.5
"""How many cards of a hand find a good use abroad in a turn at most, and how much less the others are worth."""
FIRST, SECOND, ARMS = 0.2, 0.42, 0.35
"""An Advancement of level 1, one of level 2, and a weapon besides the level that it counts for."""
REACH = 0.12
"""What it is worth to pay no distance in an area."""
AGAIN = 0.75
"""What a further copy of the same is worth of the first."""
HASTE = 0.35
"""Each level within three of the goal, on top."""
GOAL = 1.6
"""The goal itself."""
SURENESS = (0.45, 0.05)
"""How much a lead of one level decides, at first and with each level the leader has: log odds."""


def wealth(view: State) -> list[dict[str, float]]:
    """Say what every seat has, in levels."""
    seats = view.seats
    progress, place, ahead = [0.0] * len(seats), [0.0] * len(seats), [0.0] * len(seats)
    for region, areas in view.cards.items():
        owner, level = view.owner.get(region), view.levels[region]
        of = place if owner is None else progress
        for seat, worth in enumerate(stakes(areas, owner, level, REGION[region].level)):
            of[seat] += worth
        holder, becomes = _to_be(areas, owner, level)
        if holder is not None:
            ahead[holder] += becomes
    found = []
    for seat in seats:
        held = view.advancements[seat]
        ahead[seat] += held[WEAPON]
        hand = _hand(view, seat, len(view.hands[seat])) - 0.2 * LACK * missing(view, seat)
        found.append(
            {
                "progress": progress[seat] + held[WEAPON] + _haste(ahead[seat], view.level.victory),
                "place": place[seat],
                "hand": hand,
                "tools": _tools(held),
            }
        )
    return found


def _hand(view: State, seat: Seat, cards: int) -> float:
    """Value a hand by what lies ahead of it in this turn, and by the room there is for it."""
    near = view.near[seat] & view.free
    military, economic, cultural = view.room
    slots = (near & military).bit_count() + (near & economic).bit_count() + (near & cultural).bit_count()
    busy = min(cards, BUSY, slots + 1)
    return HAND.get(view.phase, SAVED) * (busy + IDLE * (cards - busy))


def _spend(view: State, seat: Seat, cards: int) -> float:
    """Say what it costs to part with some cards of a hand."""
    held = len(view.hands[seat])
    return _hand(view, seat, held) - _hand(view, seat, max(held - cards, 0))


@lru_cache(maxsize=1 << 15)
def _to_be(areas: Areas, owner: Seat | None, level: int) -> tuple[Seat | None, int]:
    """Say who will control a region after the next Assessment, and at what level."""
    totals, leader = [sum(area) for area in areas], majority(areas)
    weakest = min(totals)
    if owner is None:
        return (leader, level) if weakest >= level else (None, 0)
    if leader == owner:
        return owner, max(weakest, 1)
    return (leader, weakest) if weakest else (None, 0)


def _haste(ahead: float, goal: int) -> float:
    near = HASTE * max(0.0, min(ahead, goal) - (goal - 3))
    return near + (GOAL + 0.5 * (ahead - goal) if ahead >= goal else 0.0)


@lru_cache(maxsize=1 << 12)
def _tools(held: tuple[int, ...]) -> float:
    worth = 0.0
    for number, copies in enumerate(held):
        level = ADVANCEMENT[ADVANCEMENTS[number]].level
        each = (FIRST, SECOND, ARMS)[level - 1]
        if copies:
            worth += each * (1 + AGAIN * (copies - 1)) + (REACH if level == 2 else 0.0)
    return worth


def evaluate(view: State, seat: Seat) -> float:
    """Say what share of the victory this looks like for `seat`."""
    if view.result:
        return view.result.shares[seat]
    totals = [sum(mine.values()) for mine in wealth(view)]
    base, more = SURENESS
    sureness = base + more * min(max(totals), 16.0)
    weights = [exp(sureness * (total - max(totals))) for total in totals]
    return weights[seat] / sum(weights)


def terms(view: State, seat: Seat) -> Mapping[str, float]:
    """Name what a seat has, and what the others have not, in shares of the victory of an even game."""
    every = wealth(view)
    others = [sum(each.values()) for other, each in enumerate(every) if other != seat]
    swing = 0.8 * len(others) / (len(others) + 1) ** 2
    held_back = {"hold": -swing * sum(others) / len(others)}
    return {name: swing * worth for name, worth in every[seat].items()} | held_back


# Which answers a sensible player gives ------------------------------------------------------------------------

Prior = Callable[[State, Decision], Sequence[float]]
SHARPNESS = 6.0


def prior(view: State, decision: Decision) -> Sequence[float]:
    """Weigh every option without looking ahead."""
    return PRIORS[decision.kind](view, decision)


def _weights(gains: Sequence[float]) -> list[float]:
    """Turn gains in levels into weights: twice as good is much likelier."""
    return [exp(SHARPNESS * max(-1.5, min(gain, 1.5))) for gain in gains]


def gain(view: State, seat: Seat, region: str, changes: Sequence[tuple[int, Seat, int]]) -> float:
    """Say what changes of cards at a region (area, whose, how many) are worth to a seat, rivals' loss included."""
    areas, owner, level = view.cards[region], view.owner.get(region), view.levels[region]
    after = areas
    for area, whose, more in changes:
        after = with_card(after, area, whose, more)
    printed = REGION[region].level
    was, now = stakes(areas, owner, level, printed), stakes(after, owner, level, printed)
    fear = _fear(view, seat)
    won = now[seat] - was[seat] - sum([f * (n - w) for f, n, w in zip(fear, now, was, strict=True)])
    return won + _decided(view, seat, _to_be(areas, owner, level), _to_be(after, owner, level))


def _decided(view: State, seat: Seat, was: tuple[Seat | None, int], now: tuple[Seat | None, int]) -> float:
    """Say what it is worth that a region will go another way, where that makes a winner or unmakes one."""
    if was == now:
        return 0.0
    worth, goal = 0.0, view.level.victory
    for holder in {was[0], now[0]}:
        if holder is None:
            continue
        before = coming(view, holder)
        after = before - was[1] * (holder == was[0]) + now[1] * (holder == now[0])
        reached = (after >= goal) - (before >= goal)
        worth += WINNING * (reached if holder == seat else -reached)
    return worth


def coming(view: State, seat: Seat) -> int:
    """Say what Global Influence a seat will have if the next Assessment comes as cards lie now."""
    found = view.advancements[seat][WEAPON]
    for region, areas in view.cards.items():
        holder, level = _to_be(areas, view.owner.get(region), view.levels[region])
        found += level if holder == seat else 0
    return found


WINNING = 1.3
"""What it is worth to reach the goal, or that somebody else does not."""


def _fear(view: State, seat: Seat) -> list[float]:
    """Say how much each level of another hurts a seat: a little, and much for one that is close to the goal."""
    goal, share = view.level.victory, 0.5 / (len(view.factions) - 1)
    return [
        0.0 if other == seat else share + 0.12 * max(0.0, influence(view, other) - (goal - 4))
        for other in view.seats
    ]


def _by_verb(**weights: float) -> Prior:
    return lambda view, decision: [weights.get(action.verb, 1.0) for action in decision.options]


def _scarce(view: State, seat: Seat, card: str) -> float:
    """Say how little a card is needed: many of its area in hand, and little room for it at home."""
    room = view.room[AREAS.index(card)] & (view.near[seat] & (view.free | view.own[seat]))
    return view.hands[seat].count(card) - 0.7 * min(room.bit_count(), 4)


def _prior_losing(view: State, decision: Decision) -> list[float]:
    return [exp(0.6 * _scarce(view, decision.seat, action.noun)) for action in decision.options]


PLENTY = 2.2
"""How many cards more of one area than of another are too many, room for them counted."""


def _prior_trading(view: State, decision: Decision) -> list[float]:
    """Trade what is plenty for what is missing."""
    scarce = {area: _scarce(view, decision.seat, area) for area in AREAS}
    enough = min(scarce.values()) + PLENTY
    return [exp(0.8 * (scarce[action.noun] - enough)) if action.noun else 1.0 for action in decision.options]


def _prior_developing(view: State, decision: Decision) -> list[float]:
    return _weights([_development(view, decision.seat, action) for action in decision.options])


def _development(view: State, seat: Seat, action: Action) -> float:
    if not action.noun:
        return 0.0
    if action.verb == "buy":
        card = ADVANCEMENT[action.noun]
        held = view.advancements[seat]
        after = list(held)
        after[ADVANCEMENTS.index(action.noun)] += 1
        for part in card.parts:
            after[ADVANCEMENTS.index(part)] -= 1
        return _tools(tuple(after)) - _tools(held) + card.influence - _spend(view, seat, card.cards)
    cards = 1 + placement_extra(view, seat, action.noun)
    return gain(view, seat, action.noun, ((area_of(action), seat, 1),)) - _spend(view, seat, cards)


def _prior_spreading(view: State, decision: Decision) -> list[float]:
    return _weights([_spreading(view, decision.seat, action) for action in decision.options])


def _spreading(view: State, seat: Seat, action: Action) -> float:
    if not action.noun:
        return 0.0
    area, lack = area_of(action), LACK * min(1.0, 0.5 * missing(view, seat))
    if action.verb.startswith("withdraw"):
        return gain(view, seat, action.noun, ((area, seat, -1),)) - 0.1 + lack
    cards = 1 + extending_distance(view, seat, action.noun, area)
    return gain(view, seat, action.noun, ((area, seat, 1),)) - _spend(view, seat, cards)


LACK = 0.45
"""What a card is worth that comes back from abroad when all others lie on the table."""


def missing(view: State, seat: Seat) -> int:
    """Say how many cards a seat will be short of when it next draws up to its Global Influence."""
    left = len(view.decks[seat]) + len(view.discards[seat]) + len(view.hands[seat])
    return max(0, influence(view, seat) - left)


def _prior_fighting(view: State, decision: Decision) -> list[float]:
    seat = decision.seat
    return _weights(
        [
            max([_fighting(view, seat, action, other) for other in _targets(view, seat, action)])
            if action.noun
            else 0.0
            for action in decision.options
        ]
    )


def _targets(view: State, seat: Seat, action: Action) -> list[Seat]:
    """List who could be meant at a region, whether it can be paid for or not."""
    areas = view.cards[action.noun]
    among = [area_of(action)] if "_" in action.verb else list(ALL)
    return [other for other in view.seats if other != seat and any(areas[area][other] for area in among)]


def _fighting(view: State, seat: Seat, action: Action, other: Seat) -> float:
    """Say what a deed in the Conflict Phase is worth against one target."""
    areas = view.cards[action.noun]
    if action.verb.startswith("fire"):
        among = [area_of(action)] if "_" in action.verb else list(ALL)
        lost = [(area, other, -areas[area][other]) for area in among]
        return gain(view, seat, action.noun, lost) - 1.2
    area = area_of(action)
    won = gain(view, seat, action.noun, ((area, seat, 1), (area, other, -1)))
    price = conflict_price(view, seat, action.noun, area, other).total
    stands = 1 / (1 + 0.25 * len(view.hands[other]))
    return won * stands - HAND["conflict"] * (price + 1.3)


def _prior_target(view: State, decision: Decision) -> list[float]:
    draft = view.agenda[-1]
    assert isinstance(draft, ChooseTarget)
    deed = Action(draft.verb, draft.region)
    seats = [view.factions.index(action.noun) for action in decision.options]
    return _weights([_fighting(view, decision.seat, deed, other) for other in seats])


def _at_stake(view: State) -> float:
    """Say what the card under attack is worth to the target."""
    duel = view.duel
    assert duel is not None
    changes = ((duel.area, duel.aggressor, 1), (duel.area, duel.target, -1))
    return -gain(view, duel.target, duel.region, changes)


def _prior_defending(view: State, decision: Decision) -> list[float]:
    loss = _at_stake(view)
    gains = {"repel": loss + 0.2, "deflect": loss - 0.15}
    return _weights([gains.get(action.verb, 0.0) for action in decision.options])


def _prior_pressing(view: State, decision: Decision) -> list[float]:
    """Go on while it is worth a card, and while the other may be out of cards."""
    duel = view.duel
    assert duel is not None
    changes = ((duel.area, duel.aggressor, 1), (duel.area, duel.target, -1))
    won = gain(view, duel.aggressor, duel.region, changes)
    odds = 1 / (1 + 0.25 * len(view.hands[duel.target]))
    return _weights(
        [won * odds - HAND["conflict"] if action.verb == "press" else 0.0 for action in decision.options]
    )


# Who is made a friend of -----------------------------------------------------------------------------------------

OFFENCE, DEFENCE = 0.4, 0.4
"""How much of what one could take from another, and of what could be taken, counts for a stance."""
DUEL = 0.12
"""What each card of its price takes from a Conflict that is only thought of."""
GOODWILL = 0.2
"""What peace is worth by itself, and half of it what neutrality is: a seat left alone has time to build."""
STEADY = 0.06
"""What it is worth to leave a stance as it is."""
WORD = 0.3
"""What it is worth to do as one has said, and half of it to answer a friendly word in kind."""
GRUDGE = 0.1
"""What every broken word of another seat takes from living in peace with it."""
STOP = 0.5
"""What it is worth to be at war with a seat that is about to win."""
FIRM = 14.0
"""How seldom a wish is drawn that is not the best."""
MILD = {"peace": 1.0, "neutral": 0.5, "war": 0.0}


@lru_cache(maxsize=1 << 15)
def _openings(
    areas: Areas, owner: Seat | None, level: int, printed: int, seat: Seat, other: Seat
) -> tuple[tuple[float, float], ...]:
    """For each area what `seat` wins, and `other` loses, by replacing one of its cards."""
    was = stakes(areas, owner, level, printed)
    found = []
    for area in ALL:
        if areas[area][other]:
            now = stakes(with_card(with_card(areas, area, seat, 1), area, other, -1), owner, level, printed)
            found.append((now[seat] - was[seat], was[other] - now[other]))
        else:
            found.append((0.0, 0.0))
    return tuple(found)


def prospects(view: State, seat: Seat, other: Seat) -> list[float]:
    """Say for each area what Conflicts in it promise a seat: the best it could do less the worst to suffer."""
    fear = _fear(view, seat)[other]
    best, worst = [0.0] * len(ALL), [0.0] * len(ALL)
    for region, areas in view.cards.items():
        owner, level, printed = view.owner.get(region), view.levels[region], REGION[region].level
        for area, (won, lost) in enumerate(_openings(areas, owner, level, printed, seat, other)):
            if (gained := won + fear * lost) > best[area]:
                price = conflict_price(view, seat, region, area, other).total + _edge(view, seat, area, other)
                best[area] = max(best[area], gained - DUEL * price)
        for area, (won, lost) in enumerate(_openings(areas, owner, level, printed, other, seat)):
            if (harmed := lost + fear * won) > worst[area]:
                price = conflict_price(view, other, region, area, seat).total + _edge(view, other, area, seat)
                worst[area] = max(worst[area], harmed - DUEL * price)
    return [OFFENCE * mine - DEFENCE * theirs for mine, theirs in zip(best, worst, strict=True)]


def _edge(view: State, seat: Seat, area: int, other: Seat) -> int:
    """Say how many cards a Conflict costs a seat on top of its price, for the strengths of both."""
    repelled = area == CULTURAL and has(view, other, "attractive_culture")
    return repelled - (area == MILITARY and has(view, seat, "lightning_strike"))


def stances(view: State, seat: Seat, other: Seat) -> dict[str, float]:
    """Weigh the stances towards another: what each lets both do to each other, what has been, and old grudges."""
    of_area, arms = prospects(view, seat, other), [view.advancements[each][WEAPON] for each in (seat, other)]
    stop = _must_be_stopped(view, seat, other)
    mild = GOODWILL - GRUDGE * view.broken[other][seat] - STOP * stop
    found = {stance: mild * MILD[stance] + sum([of_area[area] for area in GATES[stance]]) for stance in STANCES}
    found["war"] += 0.5 * stop * arms[0] - 0.4 * arms[1]
    found[view.stances[seat][other]] += STEADY
    return found


def _must_be_stopped(view: State, seat: Seat, other: Seat) -> float:
    """Say from 0 to 1 how close another is to winning before this seat does."""
    theirs = influence(view, other)
    ahead = theirs > influence(view, seat)
    return max(0.0, min(1.0, (theirs - (view.level.victory - 4)) / 3)) if ahead else 0.0


def _prior_wishing(view: State, decision: Decision) -> list[float]:
    """Wish what is best, but keep your word, and answer a friendly word from a seat that keeps its own."""
    seat = decision.seat
    wish = view.agenda[-1]
    assert isinstance(wish, Wish)
    said, heard = view.spoken[seat][wish.other], view.spoken[wish.other][seat]
    worth = stances(view, seat, wish.other)
    if said:
        worth[said] += WORD
    if heard:
        worth[heard] += WORD / 2 ** (1 + view.broken[wish.other][seat])
    best = max([worth[action.verb] for action in decision.options])
    return [exp(FIRM * (worth[action.verb] - best)) for action in decision.options]


def _prior_speaking(view: State, decision: Decision) -> list[float]:
    """Call for what will be wished where that is news: for something milder, or for war on who must be stopped."""
    seat = decision.seat
    towards = {action.noun for action in decision.options if action.noun}
    wanted = {faction: _wanted(view, seat, view.factions.index(faction)) for faction in towards}
    return [
        1.0 if not action.noun else 2.0 if wanted[action.noun] == CALLED[action.verb] else 0.1
        for action in decision.options
    ]


def _wanted(view: State, seat: Seat, other: Seat) -> str:
    """Say which stance is worth calling for; "" where nothing new is wanted, or nothing to be foreseen."""
    worth, now = stances(view, seat, other), view.stances[seat][other]
    best = max(allowed(view, seat, other), key=lambda stance: worth[stance])
    news = MILD[best] > MILD[now] or (best != now and _must_be_stopped(view, seat, other) > 0)
    return best if news else ""


def _prior_exchanging(view: State, decision: Decision) -> list[float]:
    """Take cards home from where they wait for nothing."""
    seat = decision.seat
    gains = [
        gain(view, seat, action.noun, ((area_of(action), seat, -1),)) + 0.2 if action.noun else 0.0
        for action in decision.options
    ]
    return _weights([each - 0.3 if each else 0.0 for each in gains])


def _prior_laying(view: State, decision: Decision) -> list[float]:
    draft = view.agenda[-1]
    assert isinstance(draft, LayInstead)
    areas = [AREAS.index(action.noun) for action in decision.options]
    seat = decision.seat
    return _weights([gain(view, seat, draft.region, ((draft.area, seat, -1), (area, seat, 1))) for area in areas])


PRIORS: Mapping[str, Prior] = {
    "take_ideology": _by_verb(),
    "discard": _prior_losing,
    "trade": _prior_trading,
    "develop": _prior_developing,
    "spread": _prior_spreading,
    "fight": _prior_fighting,
    "choose_target": _prior_target,
    "defend": _prior_defending,
    "press": _prior_pressing,
    "speak": _prior_speaking,
    "wish": _prior_wishing,
    "exchange": _prior_exchanging,
    "lay_instead": _prior_laying,
}


HEURISTIC = Heuristic(
    evaluate, prior, terms, by_prior=frozenset({"trade", "discard", "develop", "spread", "speak", "wish"})
)
"""A look one deed ahead sees no more than the prior there; a duel is better played through."""
