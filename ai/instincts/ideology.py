"""What a player feels about Ideology: levels to come, claims abroad, a hand to spend, who is close to winning."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp

from game.core.contract import Action, Decision, Seat
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.diplomacy import CALLED, Wish
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS, REGION, WEAPON
from game.titles.ideology.prices import conflict_price, extending_distance, placement_extra
from game.titles.ideology.rules import LayInstead, area_of
from game.titles.ideology.state import Areas, State, influence, majority, with_card

# What a region is worth to each seat -----------------------------------------------------------------------------

STEP, FURTHER = 0.3, 0.08
"""A card that the next level needs, and one that the level after it will need; three steps make a level."""
SAFETY = (0.9, 0.97, 1.0)
"""What a region is worth under a lead of one, two, three cards."""
THORN = 0.07
"""An own card in another's region: taken back at the right moment it costs him a level."""
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
    steps = sum([STEP for total in totals if total > weakest]) + sum(
        [FURTHER for total in totals if total > weakest + 1]
    )
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
FIRST, SECOND = 0.27, 0.6
"""An Advancement of level 1, and one of level 2."""
AGAIN = 0.75
"""What a further copy of the same is worth of that."""
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
        found.append(
            {
                "progress": progress[seat] + held[WEAPON] + _haste(ahead[seat], view.level.victory),
                "place": place[seat],
                "hand": _hand(view, seat, len(view.hands[seat])),
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
        each = (FIRST, SECOND, 0.0)[ADVANCEMENT[ADVANCEMENTS[number]].level - 1]
        worth += each * (1 + AGAIN * (copies - 1)) if copies else 0.0
    return worth


def value(view: State, seat: Seat) -> float:
    """Say what share of the victory this looks like for `seat`."""
    if view.result:
        return view.result.shares[seat]
    totals = [sum(mine.values()) for mine in wealth(view)]
    base, more = SURENESS
    sureness = base + more * min(max(totals), 16.0)
    weights = [exp(sureness * (total - max(totals))) for total in totals]
    return weights[seat] / sum(weights)


def terms(view: State, seat: Seat) -> Mapping[str, float]:
    """Name what a seat has more than the others have on average, in shares of the victory of an even game."""
    every = wealth(view)
    mine, others = every[seat], [each for other, each in enumerate(every) if other != seat]
    swing = 0.8 * len(others) / (len(others) + 1) ** 2
    return {
        name: swing * (worth - sum([other[name] for other in others]) / len(others))
        for name, worth in mine.items()
    }


# What a sensible player likes ------------------------------------------------------------------------------------

Like = Callable[[State, Decision], Sequence[float]]
SHARPNESS = 6.0


def liking(view: State, decision: Decision) -> Sequence[float]:
    """Weigh every option at a glance."""
    return LIKINGS[decision.kind](view, decision)


def _weights(gains: Sequence[float]) -> list[float]:
    """Turn gains in levels into likings: twice as good is much oftener liked."""
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
    return now[seat] - was[seat] - sum([f * (n - w) for f, n, w in zip(fear, now, was, strict=True)])


def _fear(view: State, seat: Seat) -> list[float]:
    """Say how much each level of another hurts a seat: a little, and much of whoever is close to the goal."""
    goal, share = view.level.victory, 0.5 / (len(view.factions) - 1)
    return [
        0.0 if other == seat else share + 0.12 * max(0.0, influence(view, other) - (goal - 4))
        for other in view.seats
    ]


def _by_verb(**weights: float) -> Like:
    return lambda view, decision: [weights.get(action.verb, 1.0) for action in decision.options]


def _scarce(view: State, seat: Seat, card: str) -> float:
    """Say how little a card is needed: many of its area in hand, and little room for it at home."""
    room = view.room[AREAS.index(card)] & (view.near[seat] & (view.free | view.own[seat]))
    return view.hands[seat].count(card) - 0.7 * min(room.bit_count(), 4)


def _like_losing(view: State, decision: Decision) -> list[float]:
    return [exp(0.6 * _scarce(view, decision.seat, action.noun)) for action in decision.options]


def _like_trading(view: State, decision: Decision) -> list[float]:
    """Trade what is plenty and finds no room."""
    return [
        1.0 if not action.noun else exp(0.8 * (_scarce(view, decision.seat, action.noun) - 0.6))
        for action in decision.options
    ]


def _like_developing(view: State, decision: Decision) -> list[float]:
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
        return _tools(tuple(after)) - _tools(held) + card.influence * 1.2 - _spend(view, seat, card.cards)
    cards = 1 + placement_extra(view, seat, action.noun)
    return gain(view, seat, action.noun, ((area_of(action), seat, 1),)) - _spend(view, seat, cards)


def _like_spreading(view: State, decision: Decision) -> list[float]:
    return _weights([_spreading(view, decision.seat, action) for action in decision.options])


def _spreading(view: State, seat: Seat, action: Action) -> float:
    if not action.noun:
        return 0.0
    area = area_of(action)
    if action.verb.startswith("withdraw"):
        return gain(view, seat, action.noun, ((area, seat, -1),)) - 0.1
    cards = 1 + extending_distance(view, seat, action.noun, area)
    return gain(view, seat, action.noun, ((area, seat, 1),)) - _spend(view, seat, cards)


def _like_fighting(view: State, decision: Decision) -> list[float]:
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


def _like_target(view: State, decision: Decision) -> list[float]:
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


def _like_defending(view: State, decision: Decision) -> list[float]:
    loss = _at_stake(view)
    gains = {"repel": loss + 0.2, "deflect": loss - 0.15}
    return _weights([gains.get(action.verb, 0.0) for action in decision.options])


def _like_pressing(view: State, decision: Decision) -> list[float]:
    """Go on while it is worth a card, and while the other may be out of cards."""
    duel = view.duel
    assert duel is not None
    changes = ((duel.area, duel.aggressor, 1), (duel.area, duel.target, -1))
    won = gain(view, duel.aggressor, duel.region, changes)
    odds = 1 / (1 + 0.25 * len(view.hands[duel.target]))
    return _weights(
        [won * odds - HAND["conflict"] if action.verb == "press" else 0.0 for action in decision.options]
    )


def threat(view: State, seat: Seat, other: Seat) -> float:
    """Say how much another player must be held back: how far ahead it is, more when it is near the goal."""
    theirs, goal = influence(view, other), view.level.victory
    best = max([influence(view, each) for each in view.seats if each != seat])
    return 0.25 * (theirs - influence(view, seat)) + (0.8 if theirs == best and theirs >= goal - 3 else 0.0)


def _stance(view: State, seat: Seat, other: Seat, stance: str) -> float:
    """Weigh a stance: war with whoever must be stopped and can be beaten, peace with everybody else."""
    danger, force = threat(view, seat, other), _force(view, seat) - _force(view, other)
    match stance:
        case "peace":
            return 0.25 - 0.6 * danger
        case "neutral":
            return 0.1
        case _:
            return -0.25 + 0.6 * danger + 0.12 * force


def _force(view: State, seat: Seat) -> float:
    held = view.advancements[seat]
    return held[0] + 2 * held[WEAPON] + ("lightning_strike" in view.powers[seat]) + 0.1 * len(view.hands[seat])


def _like_wishing(view: State, decision: Decision) -> list[float]:
    seat = decision.seat
    wish = view.agenda[-1]
    assert isinstance(wish, Wish)
    return [exp(4 * _stance(view, seat, wish.other, action.verb)) for action in decision.options]


def _like_speaking(view: State, decision: Decision) -> list[float]:
    """Say what will be wished, where it is friendly and news; keep silent about the rest."""
    seat = decision.seat
    likings = []
    for action in decision.options:
        if not action.noun:
            likings.append(1.0)
            continue
        other = view.factions.index(action.noun)
        stance = CALLED[action.verb]
        candid = -0.5 if stance in ("war", view.stances[seat][other]) else 0.2
        likings.append(exp(4 * (_stance(view, seat, other, stance) + candid - 0.3)))
    return likings


def _like_exchanging(view: State, decision: Decision) -> list[float]:
    """Take cards home from where they wait for nothing."""
    seat = decision.seat
    gains = [
        gain(view, seat, action.noun, ((area_of(action), seat, -1),)) + 0.2 if action.noun else 0.0
        for action in decision.options
    ]
    return _weights([each - 0.3 if each else 0.0 for each in gains])


def _like_laying(view: State, decision: Decision) -> list[float]:
    draft = view.agenda[-1]
    assert isinstance(draft, LayInstead)
    areas = [AREAS.index(action.noun) for action in decision.options]
    seat = decision.seat
    return _weights([gain(view, seat, draft.region, ((draft.area, seat, -1), (area, seat, 1))) for area in areas])


LIKINGS: Mapping[str, Like] = {
    "take_ideology": _by_verb(),
    "discard": _like_losing,
    "trade": _like_trading,
    "develop": _like_developing,
    "spread": _like_spreading,
    "fight": _like_fighting,
    "choose_target": _like_target,
    "defend": _like_defending,
    "press": _like_pressing,
    "speak": _like_speaking,
    "wish": _like_wishing,
    "exchange": _like_exchanging,
    "lay_instead": _like_laying,
}
