"""The heuristic for Ideology: which answers a sensible player gives."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import exp
from operator import is_

from ai.heuristic import Heuristic
from ai.heuristics.ideology.evaluate import HAND, cost_of, evaluate, tools_worth
from ai.heuristics.ideology.outlook import expects, foresee
from ai.heuristics.ideology.regions import ALL, LACK, Changes, Openings, cards_at, coming, missing, scoreboard
from game.core.contract import Action, Decision, Seat
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.dangers import dangers
from game.titles.ideology.diplomacy import CALLED, Wish, allowed
from game.titles.ideology.faces import (
    ADVANCEMENT,
    ADVANCEMENTS,
    AREAS,
    CULTURAL,
    MILITARY,
    STANCES,
    WEAPON,
)
from game.titles.ideology.happenings import CHOSEN, FOILS, HAPPENINGS, WANTED
from game.titles.ideology.places import BIT, Places
from game.titles.ideology.prices import (
    DISTANCE,
    GATES,
    conflict_price,
    distant,
    extending_distance,
    lead,
    placement_extra,
    tax,
)
from game.titles.ideology.rules import LayInstead
from game.titles.ideology.standing import aspects, posts, unspent
from game.titles.ideology.starts import PickSide, sides
from game.titles.ideology.state import State, area_of, has, survey

Prior = Callable[[State, Decision], Sequence[float]]
SHARPNESS = 6.0


def prior(view: State, decision: Decision) -> Sequence[float]:
    """Return a weight for every option without looking ahead."""
    return PRIORS[decision.kind](view, decision)


NEVER = -100.0
"""The gain of an option that no sensible player chooses, whatever is hidden."""


def _weights(gains: Sequence[float]) -> list[float]:
    """Turn gains in levels into weights: exponential, with gains clamped to 1.5 either way."""
    return [
        exp(SHARPNESS * (1.5 if gain > 1.5 else -1.5 if gain < -1.5 else gain)) if gain != NEVER else 0.0
        for gain in gains
    ]


def gain(view: State, seat: Seat, region: str, changes: Changes) -> float:
    """Return the gain for a seat of changing cards at a region, including the rivals' losses."""
    there = cards_at(view, region, view.cards[region])
    now, holder, becomes = there.after(changes)
    was, fear = there.stakes, _fear(view, seat)
    won = now[seat] - was[seat] - sum([f * (n - w) for f, n, w in zip(fear, now, was, strict=True)])
    if holder == there.holder and becomes == there.becomes:
        return won
    return won + _decided(view, seat, (there.holder, there.becomes), (holder, becomes))


def _decided(view: State, seat: Seat, was: tuple[Seat | None, int], now: tuple[Seat | None, int]) -> float:
    """Return the gain of changing a region's future holder or level, if that decides who reaches the goal."""
    if was == now:
        return 0.0
    worth, goal = 0.0, view.level.victory
    for holder in {was[0], now[0]}:
        if holder is None:
            continue
        before = coming(view, holder)
        after = before - was[1] * (holder == was[0]) + now[1] * (holder == now[0])
        reached = (after >= goal) - (before >= goal)
        beyond = max(after - goal, 0) - max(before - goal, 0)
        change = WINNING * reached + BEYOND * beyond
        worth += change if holder == seat else -change
    return worth


WINNING, BEYOND = 1.3, 0.4
"""The worth of reaching the goal, or of keeping another seat from it; and of each level beyond it."""
FEAR, NEARING, NEAR = 0.5, 0.12, 4.0
"""How much a level gained by all others together hurts; and how much more for each level by which one of them is
closer to the goal than `NEAR`."""


def _fear(view: State, seat: Seat) -> list[float]:
    """Return how much a level gained by each other seat hurts: a little, or much if it is close to the goal."""
    now = scoreboard(view)
    if seat not in now.fears:
        goal, share = view.level.victory, FEAR / (len(view.factions) - 1)
        now.fears[seat] = [
            0.0 if other == seat else share + NEARING * max(0.0, reached - (goal - NEAR))
            for other, reached in enumerate(now.influence)
        ]
    return now.fears[seat]


def _by_verb(**weights: float) -> Prior:
    return lambda view, decision: [weights.get(action.verb, 1.0) for action in decision.options]


def _scarce(view: State, seat: Seat, card: str) -> float:
    """Return how dispensable a card is: more with many of its area in hand and little room for it at home."""
    room = view.room[AREAS.index(card)] & (view.near[seat] & (view.free | view.own[seat]))
    return view.hands[seat].count(card) - 0.7 * min(room.bit_count(), 4)


def _prior_losing(view: State, decision: Decision) -> list[float]:
    return [exp(0.6 * _scarce(view, decision.seat, action.noun)) for action in decision.options]


PLENTY = 1.2
"""How many more cards of one area than of another are too many, allowing for room."""


def _prior_trading(view: State, decision: Decision) -> list[float]:
    """Trade areas with too many cards for those with too few."""
    scarce = {area: _scarce(view, decision.seat, area) for area in AREAS}
    enough = min(scarce.values()) + PLENTY
    return [exp(0.8 * (scarce[action.noun] - enough)) if action.noun else 1.0 for action in decision.options]


def _prior_developing(view: State, decision: Decision) -> list[float]:
    seat = decision.seat
    spend = [cost_of(view, seat, cards) for cards in (0, 1, 2)]
    return _weights([_development(view, seat, action, spend) for action in decision.options])


def _development(view: State, seat: Seat, action: Action, spend: Sequence[float]) -> float:
    """Return the gain of a deed at home; `spend` is the cost of giving up 0, 1 or 2 cards."""
    if not action.noun:
        return 0.0
    if action.verb == "buy":
        card = ADVANCEMENT[action.noun]
        held = view.advancements[seat]
        after = list(held)
        after[ADVANCEMENTS.index(action.noun)] += 1
        for part in card.parts:
            after[ADVANCEMENTS.index(part)] -= 1
        return tools_worth(tuple(after)) - tools_worth(held) + card.influence - cost_of(view, seat, card.cards)
    cards = 1 + placement_extra(view, seat, action.noun)
    return gain(view, seat, action.noun, ((area_of(action), seat, 1),)) - spend[cards]


def _prior_spreading(view: State, decision: Decision) -> list[float]:
    seat = decision.seat
    lack = (_lack(view, seat, 0), _lack(view, seat, 1))
    spend = [cost_of(view, seat, cards) for cards in (1, 2)]
    return _weights([_spreading(view, seat, action, lack, spend) for action in decision.options])


def _spreading(
    view: State, seat: Seat, action: Action, lack: tuple[float, float], spend: Sequence[float]
) -> float:
    """Return the gain of a deed abroad; `spend` is the cost of giving up one card, or two.

    `lack` is how much a card is missed at home, now and with one more abroad. A card that would be taken back at
    once is never laid out, and one that would be laid out again is never taken back.
    """
    if not action.noun:
        return 0.0
    area = area_of(action)
    if action.verb.startswith("withdraw"):
        worth = gain(view, seat, action.noun, ((area, seat, -1),)) - IDLY + lack[0]
        return worth if worth > 0 else NEVER
    worth = gain(view, seat, action.noun, ((area, seat, 1),)) + IDLY - lack[1]
    far = extending_distance(view, seat, action.noun, area)
    return worth - IDLY - spend[far] if worth > 0 else NEVER


IDLY = 0.1
"""The cost of taking a card back."""


def _lack(view: State, seat: Seat, more: int) -> float:
    """Return how much a card is missed at home, with `more` more abroad."""
    return LACK * min(1.0, 0.5 * missing(view, seat, more))


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
    """Return the possible targets at a region, affordable or not."""
    areas = view.cards[action.noun]
    among = [area_of(action)] if "_" in action.verb else list(ALL)
    return [other for other in view.seats if other != seat and any(areas[area][other] for area in among)]


def _fighting(view: State, seat: Seat, action: Action, other: Seat) -> float:
    """Return the gain of a deed in the Conflict Phase against one target."""
    areas = view.cards[action.noun]
    if action.verb.startswith("fire"):
        among = [area_of(action)] if "_" in action.verb else list(ALL)
        lost = tuple([(area, other, -areas[area][other]) for area in among])
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
    """Return the worth to the target of the card under attack."""
    duel = view.duel
    assert duel is not None
    changes = ((duel.area, duel.aggressor, 1), (duel.area, duel.target, -1))
    return -gain(view, duel.target, duel.region, changes)


def _prior_defending(view: State, decision: Decision) -> list[float]:
    loss = _at_stake(view)
    gains = {"repel": loss + 0.2, "deflect": loss - 0.15}
    return _weights([gains.get(action.verb, 0.0) for action in decision.options])


def _prior_pressing(view: State, decision: Decision) -> list[float]:
    """Press as long as that is worth a card and the other may be out of cards."""
    duel = view.duel
    assert duel is not None
    changes = ((duel.area, duel.aggressor, 1), (duel.area, duel.target, -1))
    won = gain(view, duel.aggressor, duel.region, changes)
    odds = 1 / (1 + 0.25 * len(view.hands[duel.target]))
    return _weights(
        [won * odds - HAND["conflict"] if action.verb == "press" else 0.0 for action in decision.options]
    )


# Who is worth befriending ----------------------------------------------------------------------------------------

OFFENCE, DEFENCE = 0.4, 0.4
"""The weights, in choosing a stance, of what one could take from the other seat and of what it could take."""
DUEL = 0.12
"""The cost per card of a Conflict that is only hypothetical."""
STEADY = 0.06
"""The worth of leaving a stance as it is."""
DECLARED = 0.2
"""How much better than any other stance a new war must look: most ended before a card had moved."""
GOODWILL, EARLY = 0.06, -0.06
"""The worth of peace in itself (neutrality: half), later and in turn 1: a seat left alone can build."""
WORD = 0.3
"""The worth of keeping one's word (and half of it for answering a friendly word in kind)."""
GRUDGE = 0.1
"""How much each broken word of another seat reduces the worth of peace with it."""
STOP = 1.2
"""The worth of being at war with a seat that is about to win."""
FIRM = 14.0
"""How sharply the best wish is preferred to others."""
MILD = {"peace": 1.0, "neutral": 0.5, "war": 0.0}


class Relations:
    """What every seat could take from every other, cached because diplomacy asks for it many times."""

    __slots__ = ("pairs", "reached", "seen", "wanted")

    def __init__(self, view: State) -> None:
        self.seen = _seen(view)
        self.reached: dict[Seat, int] = {}
        self.pairs: dict[tuple[Seat, Seat], list[tuple[int, Openings]]] = {}
        """Pair of seats → the regions where the first has an opening against the second, as bits, and its gain."""
        self.wanted: dict[tuple[Seat, Seat], dict[str, float]] = {}
        """Pair of seats → the weights of the first one's stances towards the second."""
        for region, areas in view.cards.items():
            bit = BIT[region]
            for pair, openings in cards_at(view, region, areas).open().items():
                self.pairs.setdefault(pair, []).append((bit, openings))

    def reach(self, view: State, seat: Seat) -> int:
        """Return a seat's Global Influence now or after the next Assessment, whichever is larger."""
        if seat not in self.reached:
            self.reached[seat] = max(scoreboard(view).influence[seat], coming(view, seat))
        return self.reached[seat]


def _seen(view: State) -> tuple[object, ...]:
    """Return everything that stances depend on, except numbers that the state derives from it."""
    lie = view.cards, view.owner, view.levels, view.near
    return (
        *lie,
        view.turn,
        view.advancements,
        view.powers,
        view.taxes,
        view.stances,
        view.broken,
        view.rulings,
        view.level,
    )


_relations: list[Relations] = []
"""Cache of the last relations."""


def relations(view: State) -> Relations:
    """Return what every seat could take from every other."""
    if not _relations or not all(map(is_, _relations[0].seen, _seen(view))):
        _relations[:] = [Relations(view)]
    return _relations[0]


def prospects(view: State, seat: Seat, other: Seat) -> list[float]:
    """Return the prospects of Conflicts in each area: the best possible gain, less the worst possible loss."""
    fear, pairs = _fear(view, seat)[other], relations(view).pairs
    best, worst = [0.0] * len(ALL), [0.0] * len(ALL)
    price = _conflict_prices(view, seat, other) if (seat, other) in pairs else []
    for bit, openings in pairs.get((seat, other), ()):
        for area, won, lost in openings:
            if (gained := won + fear * lost) > best[area]:
                due, far, extra, taxed = price[area]
                cards = due + (DISTANCE if bit & far else 0) + (extra if bit & taxed else 0)
                best[area] = max(best[area], gained - DUEL * cards)
    price = _conflict_prices(view, other, seat) if (other, seat) in pairs else []
    for bit, openings in pairs.get((other, seat), ()):
        for area, won, lost in openings:
            if (harmed := lost + fear * won) > worst[area]:
                due, far, extra, taxed = price[area]
                cards = due + (DISTANCE if bit & far else 0) + (extra if bit & taxed else 0)
                worst[area] = max(worst[area], harmed - DUEL * cards)
    return [OFFENCE * mine - DEFENCE * theirs for mine, theirs in zip(best, worst, strict=True)]


def _conflict_prices(view: State, seat: Seat, other: Seat) -> list[tuple[int, Places, int, Places]]:
    """Return for each area a Conflict's basic cost in cards, where distance costs more, the tax, and where."""
    due = [lead(view, other, seat, area) + _edge(view, seat, area, other) for area in ALL]
    return [(due[area], distant(view, seat, area, other), *tax(view, seat, area)) for area in ALL]


def _edge(view: State, seat: Seat, area: int, other: Seat) -> int:
    """Return the extra cards that a Conflict costs a seat because of both seats' strengths."""
    repelled = area == CULTURAL and has(view, other, "attractive_culture")
    return repelled - (area == MILITARY and has(view, seat, "lightning_strike"))


def stances(view: State, seat: Seat, other: Seat) -> dict[str, float]:
    """Return weights for the stances towards another seat: prospects, the current stance, and grudges."""
    known = relations(view).wanted
    if (seat, other) not in known:
        known[seat, other] = _weighed(view, seat, other)
    return dict(known[seat, other])


def _weighed(view: State, seat: Seat, other: Seat) -> dict[str, float]:
    of_area = prospects(view, seat, other)
    arms = [view.advancements[each][WEAPON] for each in (seat, other)]
    stop = _must_be_stopped(view, seat, other)
    mild = (GOODWILL if view.turn > 1 else EARLY) - GRUDGE * view.broken[other][seat] - STOP * stop
    found = {stance: mild * MILD[stance] + sum([of_area[area] for area in GATES[stance]]) for stance in STANCES}
    found["war"] += 0.5 * stop * arms[0] - 0.4 * arms[1]
    found[view.stances[seat][other]] += STEADY
    if view.stances[seat][other] != "war":
        found["war"] -= DECLARED
    return found


def _must_be_stopped(view: State, seat: Seat, other: Seat) -> float:
    """Return from 0 to 1 how close another seat is to winning before this one, counting the next Assessment."""
    known = relations(view)
    theirs, mine = known.reach(view, other), known.reach(view, seat)
    return max(0.0, min(1.0, (theirs - (view.level.victory - 4)) / 3)) if theirs > mine else 0.0


def _prior_wishing(view: State, decision: Decision) -> list[float]:
    """Wish for what is best, but keep your word, and answer a friendly word from a seat that keeps its own."""
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
    """Call for what will be wished if that is news: something milder, or war on a seat that must be stopped."""
    seat = decision.seat
    towards = {action.noun for action in decision.options if action.noun}
    wanted = {faction: _wanted(view, seat, view.factions.index(faction)) for faction in towards}
    return [
        1.0 if not action.noun else 2.0 if wanted[action.noun] == CALLED[action.verb] else 0.1
        for action in decision.options
    ]


def _wanted(view: State, seat: Seat, other: Seat) -> str:
    """Return the stance worth calling for; "" if nothing new is wanted or can be foreseen."""
    worth, now = stances(view, seat, other), view.stances[seat][other]
    best = max(allowed(view, seat, other), key=lambda stance: worth[stance])
    news = MILD[best] > MILD[now] or (best != now and _must_be_stopped(view, seat, other) > 0)
    return best if news else ""


def _prior_exchanging(view: State, decision: Decision) -> list[float]:
    """Take cards home from where they are of little use."""
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


def _prior_evening(view: State, decision: Decision) -> list[float]:
    """Name the measured number, so that it doesn't matter which side the other seat picks."""
    return [FAIR if int(action.noun) == sides(view).more else 1.0 for action in decision.options]


def _prior_picking(view: State, decision: Decision) -> list[float]:
    """Pick the weaker side if its compensation is at least the measured one."""
    top, measured = view.agenda[-1], sides(view)
    assert isinstance(top, PickSide), "a side is picked"
    better = measured.weaker if top.more >= measured.more else measured.stronger
    return [FAIR if action.noun == better else 1.0 for action in decision.options]


FAIR = 9.0
"""How much more often the measured answer is given than any other when sides are evened out."""


PRIORS: Mapping[str, Prior] = {
    "take_ideology": _by_verb(),
    "name_more": _prior_evening,
    "pick_side": _prior_picking,
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
    evaluate,
    prior,
    by_prior=frozenset({"trade", "discard", "develop", "spread", "speak", "wish", "name_more", "pick_side"}),
    happens=HAPPENINGS,
    wanted=WANTED,
    chosen=CHOSEN,
    foils=FOILS,
    aspects=aspects,
    posts=posts,
    unspent=unspent,
    mend=survey,
    slow=True,
    dangers=dangers,
    foresee=partial(foresee, prior),
    expects=expects,
)
"""For the questions in `by_prior`, a one-deed lookahead sees no more; a duel is better played through."""
