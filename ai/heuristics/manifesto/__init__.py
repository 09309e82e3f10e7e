"""The heuristic for Manifesto: regions first, then the money and cards to take them with."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from math import ceil, exp, sqrt
from operator import is_
from random import Random
from typing import NamedTuple

from ai.heuristic import Heuristic
from ai.heuristics.manifesto.evaluate import evaluate, lead, now_or_never, shares, turn_left
from ai.heuristics.manifesto.outlook import expects, foresee
from ai.search.deeds import draw
from game.core.agenda import advance, decision, settle
from game.core.contract import Decision, Line, Seat, line
from game.core.record import seated
from game.titles.manifesto.bidding import AddCards, account, blank_note
from game.titles.manifesto.cards import neutral_targets, targets_for
from game.titles.manifesto.dangers import dangers
from game.titles.manifesto.faces import BID_CARDS, BUILDUPS, CONFLICT, CONFLICT_CARDS, INFLUENCE
from game.titles.manifesto.happenings import CHOSEN, HAPPENINGS, WANTED
from game.titles.manifesto.rules import ChooseTarget
from game.titles.manifesto.standing import aspects, posts
from game.titles.manifesto.state import (
    CARD_PRICE,
    MAJOR,
    SEALED,
    SURCHARGE,
    Bid,
    Conflict,
    Initiative,
    LastBid,
    State,
    War,
    survey,
)

# What a region is worth to a bidder ---------------------------------------------------------------------------


class Rates(NamedTuple):
    """The worth of a region and of an ITS at one moment of the game, in log odds of the victory, to a bidder."""

    region: float
    influence: float
    its: float


FIRST = Rates(region=0.02, influence=0.42, its=0.05)
LAST = Rates(region=1.4, influence=0.0, its=0.15)
"""The rates for two seats, long before the end and in the last round.

They make sensible bids. Positions are judged by other worths (`evaluate`), because a bid also depends on what
others will pay.
"""
MEMORY = 3.7
"""How much of a gain lasts to the end of the game: its decay constant in rounds, with two seats."""
FADING = 1.75
"""The exponent with which MEMORY shrinks with the number of seats, because a leader is pulled down again."""
SHARED = 1.3
"""The exponent with which all worths shrink with the number of seats, long before the end."""


def rates(view: State) -> Rates:
    """Return the current rates: things are means at first, and count in themselves only at the end."""
    return _rates(view.level.rounds - view.round, len(view.factions))


@cache
def _rates(left: int, seats: int) -> Rates:
    crowd = 2 / seats
    late = exp(-left / (MEMORY * crowd**FADING))
    scale = crowd**SHARED
    return Rates(*[scale * early + (last - scale * early) * late for early, last in zip(FIRST, LAST, strict=True)])


def comfort(its: float) -> float:
    """Return the worth of a purse in ITS: the last ITS are the most valuable, and any excess is worth little."""
    dear = (TIGHT - 1) * (LEAN if its > LEAN else its)
    return its + dear - (1 - SPARE) * (its - AMPLE if its > AMPLE else 0.0)


LEAN, TIGHT = 5.0, 2.5
"""The first ITS, without which a seat is easy prey, and their value relative to others."""
AMPLE, SPARE = 10.0, 0.2
"""The ITS that cover everything a seat can use in a round, and the value of each beyond them."""


class SharedTable:
    """Values of the whole table, cached while nothing that they depend on changes."""

    __slots__ = ("chests", "contest", "its", "left", "prices", "purses", "rate", "seen", "shares", "worth")

    def __init__(self, view: State) -> None:
        self.seen = _seen(view)
        self.rate = rates(view)
        self.its = self.rate.its
        self.shares = shares(view)
        total = sum(self.shares)
        self.left = [max(1e-9, total - share) for share in self.shares]
        """For each seat, the total share of the others."""
        self.purses = [its + 1.0 * len(hand) for its, hand in zip(view.its, view.hands, strict=True)]
        self.chests: dict[Seat, float] = {}
        self.contest: object = None
        self.worth: list[float] = []
        """The worth of the contest to every seat."""
        self.prices: dict[Seat, BidPlan] = {}
        """The best way for each seat to bid in it."""

    def stakes(self, changes: Mapping[Seat, float]) -> list[float]:
        """Return the worth of a change of scores to every seat; see the module's `stakes`."""
        parts = [(other, change, self.shares[other] * change) for other, change in changes.items()]
        worth = []
        for seat, others in enumerate(self.left):
            own = pressed = 0.0
            for other, change, weight in parts:
                if other == seat:
                    own = change
                else:
                    pressed += weight
            worth.append((own - pressed / others) / self.its)
        return worth

    def chest(self, view: State, seat: Seat) -> float:
        """Return the most that a seat whose hand is visible can bid."""
        if seat not in self.chests:
            brought = [INFLUENCE[card].influence for card in view.hands[seat] if card in BID_CARDS]
            self.chests[seat] = view.its[seat] + sum(brought)
        return self.chests[seat]


def _seen(view: State) -> tuple[object, ...]:
    """Return everything that the cached values depend on."""
    lie = view.held, view.strength, view.majors, view.hands, view.its, view.truces
    return *lie, view.owner, view.influence, view.round, view.level


_tables: list[SharedTable] = []
"""Cache of the last table."""


def table(view: State) -> SharedTable:
    """Return the values of the whole table."""
    if not _tables or not all(map(is_, _tables[0].seen, _seen(view))):
        _tables[:] = [SharedTable(view)]
    return _tables[0]


# What a contest is worth ----------------------------------------------------------------------------------------


def stakes(view: State, changes: Mapping[Seat, float]) -> list[float]:
    """Return the worth in ITS of a change of scores (in log odds, by seat) to every seat; negative where it hurts.

    One seat's gain hurts all others, most of all those with a large share of the victory.
    """
    return table(view).stakes(changes)


def region_worth(view: State, region: str, rate: Rates) -> float:
    """Return the worth of controlling a region, in log odds."""
    return rate.region + rate.influence * view.influence[region]


def contest_stakes(view: State) -> list[float]:
    """Return what the success of the card, or of the axis, is worth to each seat; negative where it hurts."""
    now = _contested(view)
    if not now.worth:
        now.worth = _contest_stakes(view, now.rate)
    return now.worth


def _contested(view: State) -> SharedTable:
    """Return the table, with the cached values of an earlier contest cleared."""
    now = table(view)
    if now.contest is not view.contest:
        now.contest = view.contest
        now.worth = []
        now.prices = {}
    return now


def _contest_stakes(view: State, rate: Rates) -> list[float]:
    match view.contest:
        case Conflict(card, active, region, _):
            return stakes(view, effect(view, card, active, region, rate))
        case War(_, axis, allies):
            return stakes(view, {axis: war_loss(view, axis, rate), allies: -war_loss(view, allies, rate)})
        case _:
            return [0.0] * len(view.factions)


LOST_IN_WAR = 3.0
"""The number of regions that a lost war costs on average, if the loser has enough."""


def war_loss(view: State, seat: Seat, rate: Rates) -> float:
    """Return the cost of a lost war to a leader, in log odds."""
    count = len(view.held[seat])
    mean = rate.region + rate.influence * (view.strength[seat] / count if count else 0.0)
    return min(LOST_IN_WAR, 0.85 * count) * mean


def effect(view: State, card: str, active: Seat, region: str, rate: Rates) -> dict[Seat, float]:
    """Return how much a won conflict changes the scores, in log odds."""
    worth, owner = region_worth(view, region, rate), view.owner.get(region)
    changes = {active: worth} if CONFLICT[card].result == "C" else {}
    if owner is not None:
        changes[owner] = changes.get(owner, 0.0) - worth
    return changes


def purse(view: State, seat: Seat) -> float:
    """Return roughly the most that a seat can bid, including unseen cards."""
    return table(view).purses[seat]


def chest(view: State, seat: Seat) -> float:
    """Return what a seat that sees its hand can bid."""
    return table(view).chest(view, seat)


def payable(view: State, seat: Seat, worth: float) -> float:
    """Return how many ITS a seat would pay for something of this worth: surplus money is spent easily."""
    left = float(view.its[seat])
    spare = left - AMPLE if left > AMPLE else 0.0
    if worth < spare * SPARE:
        return worth / SPARE
    left, worth = left - spare, worth - spare * SPARE
    usual = left - LEAN if left > LEAN else 0.0
    if worth < usual * 1.0:
        return spare + worth
    left = left - usual
    paid = spare + usual
    worth = worth - usual
    if worth < left * TIGHT:
        return paid + worth / TIGHT
    return paid + left + (worth - left * TIGHT) / TIGHT


def cost(view: State, seat: Seat, its: float) -> float:
    """Return what paying some ITS costs a seat, in terms of `comfort`."""
    return comfort(view.its[seat]) - comfort(view.its[seat] - its)


def used_last(view: State, seat: Seat) -> bool:
    """Return True if this is a seat's last chance in the game to use its money.

    False if the last bid may still come, because a seat that is one region behind can still share the lead.
    """
    if not now_or_never(view, seat) or lead(view, seat) == -1:
        return False
    hand = [card for card in view.hands[seat] if card in CONFLICT_CARDS]
    return not turn_left(view, seat) or not any(targets_for(view, seat, card) for card in hand)


def willing(view: State, now: SharedTable, seat: Seat, worth: float, surcharge: int = 0) -> float:
    """Return the most that a seat bids for something of this worth, after a surcharge."""
    most = min(payable(view, seat, worth), now.chest(view, seat) - surcharge)
    return most * AMONG / len(view.factions) if len(view.factions) > 2 else most


AMONG = 1.05
"""The fraction bid among several seats, times their number: a seat that pays helps those that don't."""


def outside(view: State) -> float:
    """Return the maximum fraction of its worth that an outsider bids: among several, all hope another pays."""
    if len(view.factions) > 2:
        return 0.5
    conflict = view.contest
    worth = view.influence[conflict.region] if isinstance(conflict, Conflict) else USUAL
    return ALONE[min(worth, len(ALONE)) - 1]


ALONE = 0.4, 0.6, 0.9
"""The same with two seats, for a region with 1, 2, 3 or more influence: it is nobody's loss."""
USUAL = 2
"""The influence that a region is assumed to have before a card is aimed."""


CHORUS = 0.25
"""The fraction of the others' possible bids that is added to that of the keenest one."""


def opposition(
    view: State, now: SharedTable, worth: Sequence[float], seat: Seat, principals: Sequence[Seat | None]
) -> float:
    """Return the largest bid to be expected from all seats that a success of `seat` would hurt."""
    sign = worth[seat]
    alone = outside(view)
    purses = now.purses
    sums = list[float]()
    for other, theirs in enumerate(worth):
        if other != seat and theirs * sign < 0:
            brought = min(payable(view, other, abs(theirs)), purses[other])
            sums.append(brought * (1.0 if other in principals else alone))
    return max(sums) + CHORUS * (sum(sums) - max(sums)) if sums else 0.0


# Which answers a sensible player gives ------------------------------------------------------------------------

Prior = Callable[[State, Decision], Sequence[float]]


def prior(view: State, decision: Decision) -> Sequence[float]:
    """Return a weight for every option without looking ahead."""
    return PRIORS[decision.kind](view, decision)


def _by_verb(**weights: float) -> Prior:
    return lambda view, decision: [weights.get(action.verb, 1.0) for action in decision.options]


def _prior_start(view: State, decision: Decision) -> list[float]:
    """Prefer many regions to rich ones."""
    return [0.5 if not action.noun else 1 / view.influence[action.noun] for action in decision.options]


# Cards


RESERVE, PER_CARD = 25.0, 6.0
"""ITS kept back for bids when cards are bought: times the root of the number of seats, and per conflict card.

Tuned on the win rate: the bid wins, not the card, and with more seats it is more expensive.
Each conflict card in hand is one more bid to pay for.
"""


def _prior_buying(view: State, decision: Decision) -> list[float]:
    """Buy cards while enough money is left to play them with. A search overrates buying with less."""
    keen = 3.0 if view.its[decision.seat] - CARD_PRICE >= _kept_back(view, decision.seat) else 0.0
    return [keen if action.verb == "buy" else 1.0 for action in decision.options]


def _kept_back(view: State, seat: Seat) -> float:
    """Return how many ITS a seat keeps in order to play its cards."""
    hand = view.hands[seat]
    to_play = sum([card in CONFLICT_CARDS for card in hand])
    return RESERVE * sqrt(len(view.factions)) + PER_CARD * to_play + max(0, len(hand) - 4)


def thumb(view: State, decision: Decision) -> Sequence[Line]:
    """Return why no card is bought if less money than is kept back would be left."""
    left, kept = view.its[decision.seat] - CARD_PRICE, ceil(_kept_back(view, decision.seat))
    return (line("thumb.kept_back", left=left, kept=kept),) if decision.kind == "buy_card" and left < kept else ()


def _prior_discarding(view: State, decision: Decision) -> list[float]:
    return [exp(-4 * keepsake(view, decision.seat, action.noun)) for action in decision.options]


def keepsake(view: State, seat: Seat, card: str) -> float:
    """Return how keen a seat is to keep a card; 1 is a card that wins any neutral region."""
    if card in BUILDUPS:
        return 1.2
    if card in INFLUENCE:
        return 0.2 * INFLUENCE[card].influence
    face = CONFLICT[card]
    if face.requires and (face.requires == "major") != (view.majors[seat] > 0):
        return 0.1
    match face.result:
        case "C":
            return 0.4 if face.just_lost else 0.8 if face.adjacent else 1.0
        case "B":
            return 0.5
        case "Z":
            return 0.6
        case _:
            return 0.2


# Notes


def _principals(view: State) -> tuple[Seat | None, ...]:
    match view.contest:
        case Conflict(_, active, _, defender):
            return active, defender
        case War(_, axis, allies):
            return axis, allies
        case _:
            return tuple(view.seats)


class BidPlan(NamedTuple):
    """A bidding plan: the largest sensible sum, the strength of the other side, and whether it can be outbid."""

    limit: float
    rival: float
    strong: float
    """The probability of being able to outbid the other side; nobody knows all of its cards."""
    dear: float
    """How far a war's worth exceeds what the other side can pay, from 0 to 1: then nobody saves money on it."""
    margin: int
    """The margin to outbid what the other side seems to have."""
    open: bool
    """True if a neutral region is at stake: many let it go, so that small sums are often enough."""
    least: int
    """The smallest sensible sum: a seat that began, or chose to join, bids something."""


def price(view: State, seat: Seat) -> BidPlan:
    """Return a seat's bidding plan in the current contest, from its worth and the rivals' likely bids."""
    known = _contested(view).prices
    if seat not in known:
        known[seat] = _price(view, seat)
    return known[seat]


def _price(view: State, seat: Seat) -> BidPlan:
    now = table(view)
    worth = contest_stakes(view)
    principals = _principals(view)
    mine = willing(view, now, seat, abs(worth[seat]))
    if seat not in principals:
        mine *= outside(view)
    other = opposition(view, now, worth, seat, principals)
    conflict = view.contest if isinstance(view.contest, Conflict) else None
    neutral = conflict is not None and conflict.defender is None
    defends = conflict is not None and conflict.defender == seat and view.influence[conflict.region] < RICH
    least = 0 if defends else 1
    against = [each for each in view.seats if worth[each] * worth[seat] < 0]
    doubt = UNKNOWN[0] + UNKNOWN[1] * sqrt(max([len(view.hands[each]) for each in against], default=0))
    strong = 1 / (1 + exp((other - mine) / doubt))
    dear = 0.0
    if conflict is None:  # after a war there may be nothing left to save the money for
        value = max([payable(view, each, abs(worth[each])) for each in against], default=0.0)
        dear = min(1.0, max(0.0, value / max(other, 1.0) - 1) / DEAR)
    return BidPlan(min(mine, other), other, strong, dear, max(1, round(dear * doubt)), neutral, least)


RICH = 3
"""The influence from which a region is never let go for nothing."""
UNKNOWN = 0.4, 0.5
"""How many ITS others' bids may differ from their estimate: in any case, and for hidden cards."""
DEAR = 0.4
"""A war is fought with everything if its worth exceeds all possible bids by this fraction."""


MODESTY = 0.8
"""How much rarer larger sums are for a neutral region: twice the sum is 2 ** MODESTY times as rare."""


def spread(count: int, price: BidPlan) -> list[float]:
    """Return weights for the sums 0, 1, 2… as two bidders who both pay would mix them (Hillman and Riley 1989).

    If a war is worth far more than they have, the richer side bids all that the other has (Che and Gale 1998).
    """
    top = max(int(price.limit), price.least)
    if price.open:
        return [1 / number**MODESTY if 0 < number <= top + 1 else 0.0005 for number in range(count)]
    each = (1 - price.strong * price.dear) / max(price.rival, price.limit, 1.0)
    weights = [each if price.least <= number <= top else 0.0005 for number in range(count)]
    rest = max(0.02, 1 - (top + 1 - price.least) * each)
    for times, part in enumerate((0.2, 0.6, 0.2)):
        weights[min(top + times * price.margin, count - 1)] += part * rest * price.strong
    rest *= 1 - price.strong
    if price.least:
        for number in range(price.least, min(top + 1, count)):
            weights[number] += rest / (top + 1 - price.least)
    else:
        weights[0] += rest
    return weights


def planned(view: State, seat: Seat, limit: float) -> tuple[str, ...]:
    """Return the influence cards that a note up to `limit` should begin with: those that fit, but not too many."""
    assert view.contest is not None, "a note belongs to a contest"
    own = [card for card in view.hands[seat] if card in BID_CARDS]
    found, room = [], (0.6 if view.its[seat] else 1.0) * (limit + 1)
    for card, printed, bonus in sorted(account(view.contest, tuple(own)), key=lambda each: (-each[2], -each[1])):
        if printed + bonus <= room:
            found.append(card)
            room -= printed + bonus
    return tuple(found)


def _prior_sum(view: State, decision: Decision) -> list[float]:
    """Spread over all sums up to what the poorer or less keen side can pay, so as to be unpredictable."""
    count = len(decision.options)
    match view.contest:
        case LastBid():
            return [1e-6] * (count - 1) + [1.0]
        case Initiative():
            return _prior_initiative(view, decision.seat, count)
        case Conflict() if used_last(view, decision.seat):
            return [1e-6] * (count - 1) + [1.0]
        case Conflict() | War() as contest:
            found = price(view, decision.seat)
            cards = planned(view, decision.seat, found.limit)
            lent = sum([value + more for _, value, more in account(contest, cards)])
            weights = spread(count + lent, found)
            return [sum(weights[: lent + 1]), *weights[lent + 1 :]]
        case _:
            raise AssertionError("a note is for something")


SILENT = 0.53
"""The probability that a seat with money leaves the initiative to others."""


def _prior_initiative(view: State, seat: Seat, count: int) -> list[float]:
    """Sometimes bid a little: more with more cards to play, and near the end."""
    plans = sum([card in CONFLICT_CARDS for card in view.hands[seat]])
    haste = 2.0 if view.round >= view.level.rounds - 1 else 1.0
    top = min((count - 1) // 3, int(haste * (1 + 0.2 * plans)))
    weights = [1 / number**3 for number in range(1, top + 1)]
    total = sum(weights) / (1 - SILENT) if weights else 1.0
    return [SILENT, *[weight / total for weight in weights], *[0.0] * (count - 1 - top)]


def _prior_adding(view: State, decision: Decision) -> list[float]:
    """Add the planned cards; without money in the note, a random number of them."""
    note = view.agenda[-1]
    assert isinstance(note, AddCards)
    match view.contest:
        case LastBid():
            return [0.01 if action.verb == "seal" else 1.0 for action in decision.options]
        case Initiative():
            return [
                1.0 if action.verb == "seal" else 1.0 if INFLUENCE[action.noun].letter == "initiative" else 0.01
                for action in decision.options
            ]
        case Conflict() if used_last(view, decision.seat):
            return [0.01 if action.verb == "seal" else 1.0 for action in decision.options]
        case _:
            return _prior_planned(view, decision, note)


def _prior_planned(view: State, decision: Decision, note: AddCards) -> list[float]:
    found = price(view, decision.seat)
    cards = planned(view, decision.seat, found.limit)
    keen = 20.0 if note.bid.its else 1.0 if note.bid.cards or not found.least else 500.0
    return [
        1.0 if action.verb == "seal" else keen if action.noun in cards else 0.02 for action in decision.options
    ]


def _prior_side(view: State, decision: Decision) -> list[float]:
    """Help if it pays; stay out more often if more others could help instead."""
    worth = contest_stakes(view)
    return [_side(view, worth, decision.seat, action.verb) for action in decision.options]


def _side(view: State, worth: Sequence[float], seat: Seat, verb: str) -> float:
    if verb == "abstain":
        return 1.0
    mine = worth[seat] if verb in ("for", "axis") else -worth[seat]
    if mine <= 0:
        return 0.005
    principals = _principals(view)
    alike = sum([worth[each] * worth[seat] > 0 for each in view.seats if each not in principals])
    against = max([abs(each) for each in worth if each * worth[seat] < 0], default=1.0)
    chance = min(0.8, outside(view) * mine / max(against, 1.0) / sqrt(max(1, alike)))
    if alike == 1:  # nobody else will pay
        dear = mine / comfort(LEAN) - 1
        chance += (EAGER - chance) * min(1.0, max(0.0, dear) / DEAR)
    return chance / (1 - chance)


EAGER = 0.985
"""The probability that the only possible helper helps, if that is worth far more than its last ITS."""


# Conflicts


def attack_gain(view: State, seat: Seat, card: str, region: str, now: SharedTable) -> float:
    """Return the expected gain in ITS of aiming a card at a region, less the necessary bid."""
    changes = effect(view, card, seat, region, now.rate)
    if CONFLICT[card].result == "B" and may_follow(view, seat, region):
        changes[seat] = FOLLOWED * region_worth(view, region, now.rate)
    worth = now.stakes(changes)
    surcharge = SURCHARGE if view.influence[region] >= MAJOR else 0
    owner = view.owner.get(region)
    mine = willing(view, now, seat, worth[seat], surcharge)
    if mine < 1:
        return -1.0
    other = opposition(view, now, worth, seat, (seat, owner)) * (1.0 if owner is not None else SELDOM)
    hope = 1 - 0.5 * other / mine if mine > other else 0.5 * mine / other
    return hope * worth[seat] - cost(view, seat, surcharge + 0.6 * min(mine, other) + 1)


SELDOM = 0.6
"""The expected fraction of outsiders' possible bids, because they may stay out."""
FOLLOWED = 0.5
"""How much a region turned neutral already counts as one's own, with a card in hand to take it."""


def may_follow(view: State, seat: Seat, region: str) -> bool:
    """Return True if a seat holds a card to take a region once it is neutral, and no other use for that card."""
    faces = [CONFLICT[card] for card in view.hands[seat] if card in CONFLICT_CARDS]
    fitting = [
        face
        for face in faces
        if face.target == "neutral_region"
        and not face.just_lost
        and (region in view.reach[seat] or not face.adjacent)
    ]
    return len(fitting) > len(view.neutral)


def _prior_playing(view: State, decision: Decision) -> list[float]:
    """Play the card with the largest expected gain; those that win a region come before the others."""
    now, gains = table(view), dict[Target, float]()
    weights = [_playing(view, decision.seat, action.noun, now, gains) for action in decision.options]
    if now_or_never(view, decision.seat):
        weights[-1] = 0.01  # stopping, with cards and money that are useless later
    return weights


Target = tuple[str, Seat | None, int]
"""What matters about a target: the kind of card aimed at it, its owner, its influence."""


def _playing(view: State, seat: Seat, card: str, now: SharedTable, gains: dict[Target, float]) -> float:
    if not card:
        return 1.0
    if card in BUILDUPS:
        return 3.0 if view.round < view.level.rounds else 0.2
    best = max([_aimed(view, seat, card, region, now, gains) for region in targets_for(view, seat, card)])
    keep = 0.0 if view.round == view.level.rounds else 0.5
    return exp(min(5.0, 0.3 * (best - keep))) if best > keep else 0.3


def _aimed(view: State, seat: Seat, card: str, region: str, now: SharedTable, gains: dict[Target, float]) -> float:
    """Return the expected gain of a target, cached by owner and influence."""
    key = (CONFLICT[card].result, view.owner.get(region), view.influence[region])
    if key not in gains:
        gains[key] = attack_gain(view, seat, card, region, now)
    return gains[key]


def _prior_target(view: State, decision: Decision) -> list[float]:
    """Choose the region with the largest expected gain; build up minor regions."""
    draft = view.agenda[-1]
    assert isinstance(draft, ChooseTarget)
    if draft.card in BUILDUPS:
        return [2.0 if view.influence[action.noun] == 1 else 1.0 for action in decision.options]
    now, gains = table(view), dict[Target, float]()
    seen = [_aimed(view, decision.seat, draft.card, action.noun, now, gains) for action in decision.options]
    return [exp(0.3 * (gain - max(seen))) for gain in seen]


def _prior_order(view: State, decision: Decision) -> list[float]:
    """Go last, when the others have spent their money, or first if few neutral regions are left."""
    hand = [CONFLICT[card] for card in view.hands[decision.seat] if card in CONFLICT_CARDS]
    takes = sum([bool(neutral_targets(view, decision.seat, face)) for face in hand if face.result == "C"])
    hurry = view.phase == "conflict" and takes and len(view.neutral) <= 2 * len(view.factions)
    return [
        1.6 if action.verb == "first" and hurry else 1.3 if action.verb == "last" else 1.0
        for action in decision.options
    ]


# Peace and war


def _prior_peace(view: State, decision: Decision) -> list[float]:
    """Play the card: a peace card has no other use."""
    keen = 1.5 if view.round < view.level.rounds else 0.5
    return [keen if action.verb == "play" else 1.0 for action in decision.options]


def _prior_partner(view: State, decision: Decision) -> list[float]:
    """Make peace with the strongest."""
    seats = [view.factions.index(action.noun) for action in decision.options]
    return [1 + len(view.held[seat]) + 0.2 * view.its[seat] for seat in seats]


def war_gain(view: State, seat: Seat, enemy: Seat) -> float:
    """Return the expected gain in ITS of a war against an enemy."""
    rate, other = rates(view), purse(view, enemy)
    hope = 1 / (1 + exp((other + 1 - chest(view, seat)) / 3))
    won = stakes(view, {enemy: -war_loss(view, enemy, rate)})[seat]
    lost = stakes(view, {seat: -war_loss(view, seat, rate)})[seat]
    return hope * won + (1 - hope) * lost - cost(view, seat, min(0.7 * other + 1, view.its[seat]))


def _prior_war(view: State, decision: Decision) -> list[float]:
    """Start a war that can be won."""
    seat = decision.seat
    powers = [other for other in view.seats if other != seat and view.majors[other]]
    keen = 5.0 if any(war_gain(view, seat, other) > 0 for other in powers) else 0.1
    return [keen if action.noun else 1.0 for action in decision.options]


def _prior_enemy(view: State, decision: Decision) -> list[float]:
    gains = [war_gain(view, decision.seat, view.factions.index(action.noun)) for action in decision.options]
    return [exp(0.2 * (gain - max(gains))) for gain in gains]


def _prior_loss(view: State, decision: Decision) -> list[float]:
    """Name the richest region, and if there are several losers, one of the leader's."""
    held = view.held
    return [view.influence[action.noun] + 0.5 * len(held[view.owner[action.noun]]) for action in decision.options]


PRIORS: Mapping[str, Prior] = {
    "take_region": _prior_start,
    "buy_card": _prior_buying,
    "discard": _prior_discarding,
    "take_side": _prior_side,
    "name_sum": _prior_sum,
    "add_cards": _prior_adding,
    "first_or_last": _prior_order,
    "play_peace": _prior_peace,
    "choose_partner": _prior_partner,
    "consent": _by_verb(refuse=0.5),
    "start_war": _prior_war,
    "choose_enemy": _prior_enemy,
    "name_loss": _prior_loss,
    "play_conflict": _prior_playing,
    "choose_target": _prior_target,
}


# Notes that nobody has seen


def reveals(view: State) -> bool:
    """Return True if the value shows what notes decide as soon as they are open; False for the turn order."""
    return not isinstance(view.contest, Initiative)


def suppose(world: State, view: State, rng: Random) -> None:
    """Replace every unseen note by one drawn from its seat's prior. Changes `world`."""
    for seat in view.seats:
        if view.sealed[seat] == SEALED:
            world.sealed = seated(world.sealed, seat, _note(world, seat, rng))


def _note(world: State, seat: Seat, rng: Random) -> Bid | None:
    """Write a note in a copy of the world.

    The agenda stays below it, because it shows who can still play, and so what money is worth.
    """
    twin = world.copy()
    twin.agenda, twin.sealed = (*twin.agenda, blank_note(twin, seat)), seated(twin.sealed, seat, None)
    settle(twin)
    while twin.sealed[seat] is None and (asked := decision(twin)) is not None and asked.seat == seat:
        advance(twin, draw(asked.options, prior(twin, asked), rng))
    return twin.sealed[seat]


HEURISTIC = Heuristic(
    evaluate,
    prior,
    by_prior=frozenset(PRIORS),
    reveals=reveals,
    suppose=suppose,
    happens=HAPPENINGS,
    wanted=WANTED,
    chosen=CHOSEN,
    aspects=aspects,
    mend=survey,
    dangers=dangers,
    foresee=partial(foresee, _note),
    expects=expects,
    posts=posts,
    thumb=thumb,
    settled={"first_or_last": "production"},
)
"""A one-deed lookahead gains nothing: the effect of a card is decided by notes that nobody can foresee."""
