"""What a player feels about Manifesto: regions first, then the money and cards to take them with."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from game.core.contract import UNSEEN, Decision, Seat
from game.titles.manifesto.bidding import AddCards, NameSum, account
from game.titles.manifesto.faces import BUILDUPS, CONFLICT, INFLUENCE
from game.titles.manifesto.rules import ChooseTarget
from game.titles.manifesto.state import MAJOR, SURCHARGE, Conflict, Initiative, LastBid, State, War

# How good a position looks ------------------------------------------------------------------------------------


class Rates(NamedTuple):
    """What everything is worth at one moment of the game, in log odds of the victory."""

    region: float
    influence: float
    major: float
    its: float
    conquest: float
    """A card in hand that wins a region."""
    unrest: float
    """A card in hand that turns a region neutral."""
    war: float
    truce: float
    points: float
    """One influence on an influence card in hand."""
    buildup: float

    def card(self, card: str) -> float:
        """Say what a card in hand is worth; an unseen one is an average card of the deck."""
        if card == UNSEEN:
            return 0.27 * self.conquest + 0.32 * self.unrest + 0.045 * (self.war + self.truce) + 0.83 * self.points
        if card in BUILDUPS:
            return self.buildup
        if card in INFLUENCE:
            return self.points * INFLUENCE[card].influence
        match CONFLICT[card].result:
            case "C":
                return self.conquest
            case "B":
                return self.unrest
            case "Z":
                return self.war
            case _:
                return self.truce


FIRST = Rates(
    region=0.45, influence=0.3, major=0.05, its=0.05, conquest=0.2, unrest=0.12, war=0.09, truce=0.03, points=0.05,
    buildup=0.3,
)  # fmt: skip
LAST = Rates(
    region=2.2, influence=0.0, major=0.1, its=0.144, conquest=0.25, unrest=0.15, war=0.15, truce=0.05, points=0.14,
    buildup=0.0,
)  # fmt: skip
"""The first round and the last.

Begun from a conditional logit over 5,000 games of players led by liking alone, with two and four seats; then
regions were raised in matches between Greedys, because to somebody who fights for them they are worth more.
"""


def rates(view: State) -> Rates:
    """Say what things are worth now: most of the change comes late."""
    return _rates(view.round, view.level.rounds)


@cache
def _rates(number: int, rounds: int) -> Rates:
    late = (number / rounds) ** 2
    return Rates(*[early + (last - early) * late for early, last in zip(FIRST, LAST, strict=True)])


def wealth(view: State, seat: Seat, rate: Rates) -> dict[str, float]:
    """Say what a seat has, in log odds."""
    return {
        "progress": rate.region * len(view.held[seat])
        + rate.influence * view.strength[seat]
        + rate.major * view.majors[seat],
        "hand": sum([rate.card(card) for card in view.hands[seat]]),
        "tools": rate.its * view.its[seat],
        "hold": 0.02 * sum([seat in bound for bound in view.truces]) if view.truces else 0.0,
    }


def shares(view: State) -> list[float]:
    """Say what share of the victory everybody seems to have."""
    rate = rates(view)
    scores = [sum(wealth(view, each, rate).values()) for each in view.seats]
    top = max(scores)
    weights = [exp(score - top) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def value(view: State, seat: Seat) -> float:
    """Say what share of the victory this looks like for `seat`."""
    return view.result.shares[seat] if view.result else shares(view)[seat]


def terms(view: State, seat: Seat) -> Mapping[str, float]:
    """Name what a seat has more than the others have on average, in shares of the victory of an even game."""
    rate = rates(view)
    others = [wealth(view, each, rate) for each in view.seats if each != seat]
    swing = len(others) / (len(others) + 1) ** 2
    return {
        name: swing * (mine - sum([other[name] for other in others]) / len(others))
        for name, mine in wealth(view, seat, rate).items()
    }


TERMS = ("progress", "hand", "tools", "hold")


# What a contest is worth ----------------------------------------------------------------------------------------


def stakes(view: State, changes: Mapping[Seat, float]) -> list[float]:
    """Say how many ITS a change of scores (in log odds, by seat) is worth to everybody; negative where it hurts.

    What lifts one seat presses all others, and most of all those who are close.
    """
    now, its = shares(view), max(rates(view).its, 0.005)
    drift = sum([now[seat] * change for seat, change in changes.items()])
    return [(changes.get(seat, 0.0) - drift) / max(0.05, 1 - now[seat]) / its for seat in view.seats]


def region_worth(view: State, region: str, rate: Rates) -> float:
    """Say what it means to control a region, in log odds."""
    return rate.region + rate.influence * view.influence[region]


def contest_stakes(view: State) -> list[float]:
    """Say what it is worth to everybody that the card, or the axis, has its way; negative to whom it hurts."""
    rate = rates(view)
    match view.contest:
        case Conflict(card, active, region, _):
            return stakes(view, effect(view, card, active, region, rate))
        case War(_, axis, allies):
            return stakes(view, {axis: war_loss(view, axis, rate), allies: -war_loss(view, allies, rate)})
        case LastBid(leaders):
            return [1000.0 if seat in leaders else 0.0 for seat in view.seats]
        case Initiative():
            return [INITIATIVE] * len(view.factions)
        case _:
            return [0.0] * len(view.factions)


INITIATIVE = 2.0
"""ITS that the choice of the turn order is worth."""
LOST_IN_WAR = 3.0
"""Regions that a lost war costs on average whoever has enough of them."""


def war_loss(view: State, seat: Seat, rate: Rates) -> float:
    """Say what a lost war costs a leader, in log odds."""
    count = len(view.held[seat])
    mean = rate.region + rate.influence * (view.strength[seat] / count if count else 0.0)
    return min(LOST_IN_WAR, 0.85 * count) * mean


def effect(view: State, card: str, active: Seat, region: str, rate: Rates) -> dict[Seat, float]:
    """Say by how much a won conflict changes the scores, in log odds."""
    worth, owner = region_worth(view, region, rate), view.owner.get(region)
    changes = {active: worth} if CONFLICT[card].result == "C" else {}
    if owner is not None:
        changes[owner] = changes.get(owner, 0.0) - worth
    return changes


def purse(view: State, seat: Seat) -> float:
    """Say what a seat can bid about at most, with cards nobody sees."""
    return view.its[seat] + 1.0 * len(view.hands[seat])


OUTSIDE = 0.5
"""How much of what it is worth to them outsiders bid at most: everybody hopes that another pays."""


def resistance(
    view: State, worth: Sequence[float], seat: Seat, principals: Sequence[Seat | None]
) -> tuple[float, float]:
    """Say what the other side would pay at most, and what it can pay: the keenest of all whom `seat` hurts."""
    most, means = 0.0, 0.0
    for other in view.seats:
        if other != seat and worth[other] * worth[seat] < 0:
            keen = abs(worth[other]) * (1.0 if other in principals else OUTSIDE)
            if min(keen, purse(view, other)) > min(most, means):
                most, means = keen, purse(view, other)
    return most, means


# What a sensible player likes -----------------------------------------------------------------------------------

Like = Callable[[State, Decision], Sequence[float]]


def liking(view: State, decision: Decision) -> Sequence[float]:
    """Weigh every option at a glance."""
    return LIKINGS[decision.kind](view, decision)


def _by_verb(**weights: float) -> Like:
    return lambda view, decision: [weights.get(action.verb, 1.0) for action in decision.options]


def _like_start(view: State, decision: Decision) -> list[float]:
    """Many regions rather than rich ones."""
    return [0.5 if not action.noun else 1 / view.influence[action.noun] for action in decision.options]


def _like_buying(view: State, decision: Decision) -> list[float]:
    rate = rates(view)
    keen = view.its[decision.seat] / 8 * min(2.0, rate.card(UNSEEN) / max(0.01, 3 * rate.its))
    return [keen if action.verb == "buy" else 1.0 for action in decision.options]


def _like_discarding(view: State, decision: Decision) -> list[float]:
    rate = rates(view)
    return [exp(-25 * rate.card(action.noun)) for action in decision.options]


def _principals(view: State) -> tuple[Seat | None, ...]:
    match view.contest:
        case Conflict(_, active, _, defender):
            return active, defender
        case War(_, axis, allies):
            return axis, allies
        case LastBid(leaders):
            return leaders
        case _:
            return tuple(view.seats)


class Price(NamedTuple):
    """How to bid: where the sensible sums end, how keen the other side is, and whether it can be outbid."""

    limit: float
    rival: float
    strong: bool


def price(view: State, seat: Seat) -> Price:
    """Say what the present contest may cost `seat`: what it is worth, who else bids, no more than needed."""
    worth, principals = contest_stakes(view), _principals(view)
    mine = abs(worth[seat]) * (1.0 if seat in principals else OUTSIDE)
    if isinstance(view.contest, Initiative | LastBid):
        others = [other for other in principals if other != seat and other is not None]
        means = max([purse(view, other) for other in others], default=0.0)
        rival = mine
    else:
        rival, means = resistance(view, worth, seat, principals)
    own, other = min(mine, purse(view, seat)), min(rival, means)
    return Price(min(own, other), rival, own > other)


def _like_sum(view: State, decision: Decision) -> list[float]:
    """Spread over all sums up to what the poorer or less keen side can give, so that nobody can foresee it."""
    assert isinstance(view.agenda[-1], NameSum)
    limit, rival, strong = price(view, decision.seat)
    return spread(len(decision.options), limit, rival, strong)


def spread(count: int, limit: float, rival: float, strong: bool) -> list[float]:
    """Weigh the sums 0, 1, 2… as two bidders who both pay would mix them (Hillman and Riley 1989)."""
    top = int(limit)
    each = 1 / max(rival, limit, 1.0)
    weights = [each if 0 < number <= top else 0.0005 for number in range(count)]
    rest = max(0.02, 1 - top * each)
    if not strong:
        weights[0] += rest
        return weights
    for number, part in ((top, 0.2), (top + 1, 0.6), (top + 2, 0.2)):
        weights[min(number, count - 1)] += part * rest
    return weights


def _like_adding(view: State, decision: Decision) -> list[float]:
    """Cards that fit, while the note is worth less than what it is for."""
    note = view.agenda[-1]
    assert isinstance(note, AddCards)
    assert view.contest is not None, "a note is for something"
    limit = price(view, decision.seat).limit + 1
    spent = note.bid.its + sum([value + more for _, value, more in account(view.contest, note.bid.cards)])
    likings = []
    for action in decision.options:
        if action.verb == "seal":
            likings.append(1.0)
            continue
        ((_, printed, bonus),) = account(view.contest, (action.noun,))
        room = limit - spent - printed
        likings.append((0.15 + 0.15 * bonus) * (1 + min(room / 5, 4.0)) if room >= -bonus else 0.01)
    return likings


def _like_side(view: State, decision: Decision) -> list[float]:
    """Help where it is worth something, and stay out otherwise."""
    worth = contest_stakes(view)[decision.seat]
    return [_side(worth, action.verb) for action in decision.options]


def _side(worth: float, verb: str) -> float:
    if verb == "abstain":
        return 1.0
    keen = worth if verb in ("for", "axis") else -worth
    return min(1.5, 0.2 * keen) if keen > 0 else 0.01


def attack_gain(view: State, seat: Seat, card: str, region: str, rate: Rates) -> float:
    """Say what aiming a card at a region promises, in ITS."""
    return _gain(
        view, seat, effect(view, card, seat, region, rate), view.influence[region], view.owner.get(region)
    )


def _gain(view: State, seat: Seat, changes: Mapping[Seat, float], influence: int, owner: Seat | None) -> float:
    worth = stakes(view, changes)
    rival, means = resistance(view, worth, seat, (seat, owner))
    mine, other = min(worth[seat], purse(view, seat)), min(rival, means)
    surplus = max(0.0, worth[seat] - other) if mine > other else 0.0
    return (
        surplus + 0.3 * worth[seat] * min(1.0, mine / max(other, 1.0)) - (SURCHARGE if influence >= MAJOR else 0)
    )


def _like_playing(view: State, decision: Decision) -> list[float]:
    """Play what promises most."""
    rate, seat, seen = rates(view), decision.seat, dict[str, float]()
    return [_playing(view, seat, action.noun, rate, seen) for action in decision.options]


def _playing(view: State, seat: Seat, card: str, rate: Rates, seen: dict[str, float]) -> float:
    if not card:
        return 1.0
    if card in BUILDUPS:
        return 1.5 if view.round < view.level.rounds else 0.2
    face = CONFLICT[card]
    key = face.target if face.result == "B" else card
    if key not in seen:
        seen[key] = _best(view, seat, card, rate)
    return min(6.0, 0.1 + 0.4 * max(0.0, seen[key] - rate.card(card) / max(rate.its, 0.005) * 0.3))


def _best(view: State, seat: Seat, card: str, rate: Rates) -> float:
    """Say what the best target promises: a rough look that counts each owner and influence once."""
    if CONFLICT[card].target == "neutral_region":
        worth = rate.region + rate.influence
        return _gain(view, seat, {seat: worth}, 1, None)
    worth, best = rate.region + rate.influence, 0.0
    for other in view.seats:
        if other != seat and view.held[other]:
            changes = {other: -worth, seat: worth} if CONFLICT[card].result == "C" else {other: -worth}
            best = max(best, _gain(view, seat, changes, 1, other))
    return best


def _like_target(view: State, decision: Decision) -> list[float]:
    """The region that promises most; built up is a minor one."""
    draft = view.agenda[-1]
    assert isinstance(draft, ChooseTarget)
    if draft.card in BUILDUPS:
        return [2.0 if view.influence[action.noun] == 1 else 1.0 for action in decision.options]
    rate, seen = rates(view), dict[tuple[Seat | None, int], float]()
    for action in decision.options:
        key = (view.owner.get(action.noun), view.influence[action.noun])
        if key not in seen:
            seen[key] = attack_gain(view, decision.seat, draft.card, action.noun, rate)
    return [exp(0.3 * min(seen[view.owner.get(a.noun), view.influence[a.noun]], 60.0)) for a in decision.options]


def _like_partner(view: State, decision: Decision) -> list[float]:
    """Be safe from whoever is strongest."""
    return [float(1 + len(view.held[view.factions.index(action.noun)])) for action in decision.options]


def _like_war(view: State, decision: Decision) -> list[float]:
    """Start a war when the other cannot pay as much."""
    seat = decision.seat
    powers = [other for other in view.seats if other != seat and view.majors[other]]
    rivals = [view.its[other] + 2.0 * len(view.hands[other]) for other in powers]
    keen = 5.0 if rivals and _chest(view, seat) > min(rivals) else 0.1
    return [keen if action.noun else 1.0 for action in decision.options]


def _chest(view: State, seat: Seat) -> float:
    """Say what a seat that sees its hand can bid."""
    return view.its[seat] + sum([INFLUENCE[card].influence for card in view.hands[seat] if card in INFLUENCE])


def _like_enemy(view: State, decision: Decision) -> list[float]:
    seats = [view.factions.index(action.noun) for action in decision.options]
    rate, now = rates(view), shares(view)
    return [now[seat] * war_loss(view, seat, rate) * exp(-0.1 * purse(view, seat)) for seat in seats]


def _like_loss(view: State, decision: Decision) -> list[float]:
    return [float(view.influence[action.noun]) for action in decision.options]


LIKINGS: Mapping[str, Like] = {
    "take_region": _like_start,
    "buy_card": _like_buying,
    "discard": _like_discarding,
    "take_side": _like_side,
    "name_sum": _like_sum,
    "add_cards": _like_adding,
    "first_or_last": _by_verb(first=1.0, last=1.3),
    "play_peace": _by_verb(play=0.7),
    "choose_partner": _like_partner,
    "consent": _by_verb(refuse=0.5),
    "start_war": _like_war,
    "choose_enemy": _like_enemy,
    "name_loss": _like_loss,
    "play_conflict": _like_playing,
    "choose_target": _like_target,
}
