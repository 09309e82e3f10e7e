"""What a player feels about Manifesto: regions first, then the money and cards to take them with."""

from collections.abc import Callable, Mapping, Sequence
from math import exp

from game.core.contract import UNSEEN, Action, Decision, Seat
from game.titles.manifesto.bidding import AddCards, NameSum, account
from game.titles.manifesto.faces import BUILDUPS, CONFLICT, INFLUENCE
from game.titles.manifesto.rules import ChooseTarget
from game.titles.manifesto.state import Conflict, Initiative, LastBid, State, War

# How good a position looks ------------------------------------------------------------------------------------

REGION = 1.0
INCOME = 0.12
"""An influence of 1 that pays every round, while most of the game lies ahead."""
MONEY = 0.09
"""One ITS."""
CARD: Mapping[str, float] = {"C": 0.35, "B": 0.2, "Z": 0.2, "T": 0.12}
"""A conflict card in hand, by what it brings about; an influence card is worth its influence in money."""
UNKNOWN = 0.22
CERTAINTY = (0.45, 1.6)
"""How much a lead of one region decides, at the beginning and at the end: log odds."""


def wealth(view: State, seat: Seat) -> Mapping[str, float]:
    """Say what a seat has, in regions."""
    left = 1 - view.round / (view.level.rounds + 1)
    return {
        "progress": REGION * len(view.held[seat]) + INCOME * 4 * left * view.strength[seat],
        "hand": sum([_card(card) for card in view.hands[seat]]) * (0.4 + 0.6 * left),
        "tools": MONEY * min(view.its[seat], 25),
        "hold": 0.1 * sum([seat in bound for bound in view.truces]),
    }


def _card(card: str) -> float:
    if card == UNSEEN:
        return UNKNOWN
    if card in CONFLICT:
        return CARD[CONFLICT[card].result]
    return 0.3 if card in BUILDUPS else MONEY * INFLUENCE[card].influence


def _certainty(view: State) -> float:
    early, late = CERTAINTY
    return early + (late - early) * (view.round / view.level.rounds) ** 2


def value(view: State, seat: Seat) -> float:
    """Say what share of the victory this looks like for `seat`."""
    if view.result:
        return view.result.shares[seat]
    certainty = _certainty(view)
    weights = [exp(certainty * sum(wealth(view, each).values())) for each in view.seats]
    return weights[seat] / sum(weights)


def terms(view: State, seat: Seat) -> Mapping[str, float]:
    """Name what a seat has more than the others have on average, in shares of the victory of an even game."""
    others = [wealth(view, each) for each in view.seats if each != seat]
    swing = _certainty(view) * len(others) / (len(others) + 1) ** 2
    return {
        name: swing * (mine - sum([other[name] for other in others]) / len(others))
        for name, mine in wealth(view, seat).items()
    }


TERMS = ("progress", "hand", "tools", "hold")


# What a sensible player likes -----------------------------------------------------------------------------------

Like = Callable[[State, Decision], Sequence[float]]


def liking(view: State, decision: Decision) -> Sequence[float]:
    """Weigh every option at a glance."""
    return LIKINGS[decision.kind](view, decision)


def lead(view: State, seat: Seat) -> float:
    """Say how far ahead of the average a seat is, in regions."""
    return len(view.held[seat]) - sum(map(len, view.held)) / len(view.held)


def _by_verb(**weights: float) -> Like:
    return lambda view, decision: [weights.get(action.verb, 1.0) for action in decision.options]


def _like_start(view: State, decision: Decision) -> list[float]:
    """Many regions rather than rich ones."""
    return [0.5 if not action.noun else 1 / view.influence[action.noun] for action in decision.options]


def _like_buying(view: State, decision: Decision) -> list[float]:
    return [view.its[decision.seat] / 8 if action.verb == "buy" else 1.0 for action in decision.options]


def _like_discarding(view: State, decision: Decision) -> list[float]:
    return [exp(-8 * _card(action.noun)) for action in decision.options]


def _stake(view: State, seat: Seat) -> float:
    """Say how many ITS the present contest is worth to a seat at most."""
    ends = view.round == view.level.rounds
    match view.contest:
        case Conflict(_, active, region, defender):
            mine = seat in (active, defender)
            price = 4.0 + view.influence[region] + (8.0 if ends else 0.0)
            return price if mine else 1.5 + max(0.0, lead(view, active))
        case War(_, axis, allies):
            return 8.0 if seat in (axis, allies) else 1.5
        case LastBid():
            return 1000.0
        case Initiative():
            return 1.5
        case _:
            return 1.0


def _like_sum(view: State, decision: Decision) -> list[float]:
    """Anything up to what it is worth, since everybody pays; more hardly ever, and at the last bid everything."""
    assert isinstance(view.agenda[-1], NameSum)
    stake = min(_stake(view, decision.seat), view.its[decision.seat] + 0.5)
    if isinstance(view.contest, LastBid):
        return [1.0 + int(action.noun) ** 2 for action in decision.options]
    return [1.0 if int(action.noun) <= stake else 0.03 for action in decision.options]


def _like_adding(view: State, decision: Decision) -> list[float]:
    """Cards that fit, while the note is worth less than what it is for."""
    note = view.agenda[-1]
    assert isinstance(note, AddCards)
    assert view.contest is not None, "a note is for something"
    stake = _stake(view, decision.seat)
    spent = note.bid.its + sum([value for _, value, _ in account(view.contest, note.bid.cards)])
    likings = []
    for action in decision.options:
        if action.verb == "seal":
            likings.append(1.0)
            continue
        ((_, printed, bonus),) = account(view.contest, (action.noun,))
        likings.append((0.3 + 0.4 * bonus) if spent + printed <= stake + bonus else 0.05)
    return likings


def _like_side(view: State, decision: Decision) -> list[float]:
    """Stay out, or hold back whoever leads."""
    contest = view.contest
    match contest:
        case Conflict(_, active, _, defender):
            sides = {"for": defender, "against": active}
        case War(_, axis, allies):
            sides = {"axis": allies, "allies": axis}
        case _:
            sides = {}
    return [_against(view, sides.get(action.verb)) for action in decision.options]


def _against(view: State, seat: Seat | None) -> float:
    return 1.0 if seat is None else 0.4 * exp(min(lead(view, seat), 3.0) / 2)


def _like_playing(view: State, decision: Decision) -> list[float]:
    """Take regions while there is money to bid with."""
    rich = min(view.its[decision.seat] / 4, 2.0)
    return [1.0 if not action.noun else 0.2 + rich * 4 * _card(action.noun) for action in decision.options]


def _like_target(view: State, decision: Decision) -> list[float]:
    """A cheap region for oneself, a region of the leader for whoever is to lose one."""
    draft = view.agenda[-1]
    assert isinstance(draft, ChooseTarget)
    return [_target(view, decision.seat, draft.card, action) for action in decision.options]


def _target(view: State, seat: Seat, card: str, action: Action) -> float:
    owner, influence = view.owner.get(action.noun), view.influence[action.noun]
    if card in BUILDUPS:
        return 2.0 if influence == 1 else 1.0
    if owner is None:
        return 1.0 if influence < 2 or view.its[seat] > 8 else 0.4
    return exp(min(lead(view, owner), 3.0))


def _like_enemy(view: State, decision: Decision) -> list[float]:
    seats = [view.factions.index(action.noun) for action in decision.options]
    return [exp(min(lead(view, seat), 3.0)) for seat in seats]


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
    "choose_partner": _like_enemy,
    "consent": _by_verb(refuse=0.5),
    "start_war": _by_verb(play=0.5),
    "choose_enemy": _like_enemy,
    "name_loss": _like_loss,
    "play_conflict": _like_playing,
    "choose_target": _like_target,
}
