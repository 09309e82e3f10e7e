"""The heuristic for 1955: markers near their stars, homes in danger, hands, spies, gadgets and tempo."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from math import exp, sqrt
from operator import is_
from typing import NamedTuple

from ai.facts import Facts
from ai.heuristic import Heuristic
from ai.heuristics.espionage.belief import plausible
from ai.heuristics.espionage.blow import striker, won_in
from game.core.contract import UNSEEN, Action, Decision, Seat
from game.titles.espionage.answers import AddToBlock, AnswerInfluence, AnswerSpecial, Riposte, block_total
from game.titles.espionage.dangers import dangers
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES, COUNTRY, Card
from game.titles.espionage.happenings import CHOSEN, FOILS, HAPPENINGS, OUTCOMES, WANTED
from game.titles.espionage.rules import AddCards, PlaceInfluence, TakeAim, influence_total
from game.titles.espionage.standing import aspects, posts
from game.titles.espionage.state import State, hand_size, present, progress, secured

MEAN = 2.875
"""The average face value of a Country Card."""

AVERAGE = Card(UNSEEN, 3, UNSEEN, faction=UNSEEN)
"""The assumed face of an unseen card, to a first approximation: it blocks nowhere and takes part in no action."""

FACE: Mapping[str, Card] = {**CARD, UNSEEN: AVERAGE}
COLOURS = frozenset([face.faction for face in COUNTRY.values()])


# How good a position looks ------------------------------------------------------------------------------------


class SideMeasures(NamedTuple):
    """The features of one seat; a position's value is the weighted difference of the two sides."""

    steps: float
    """Progress over all tracks, in tracks."""
    race: float
    """How near the third country is: 1 when it is reached."""
    first: float
    second: float
    """1 if one country, and if two countries, are secured."""
    storm: float
    """Progress at the other side's home: it counts less than elsewhere until it is close to the star."""
    guard: float
    """Protection of threatened countries where one's own spy or home allows blocking, by the cards for it."""
    spot: float
    """Cards of the country where one's own spy is, as long as its marker can still move."""
    cards: float
    """Cards held, or on one's own turn, those to be held after the refill."""
    quality: float
    """Face values above the average."""
    mercenaries: float
    transports: float
    resources: float
    mobility: float
    """Gadgets in play."""
    free: float
    """The spy may move."""
    closed: float
    """The hand is hidden."""
    held: float
    """Countries near the other side's star that are blockaded."""
    plays: float
    """Card plays left, on one's own turn."""
    turn: float
    """1 on one's own turn."""


WEIGHTS = SideMeasures(
    steps=0.5, race=2.2, first=0.2, second=0.3, storm=3.5, guard=0.1, spot=0.04,
    cards=0.07, quality=0.08, mercenaries=0.2, transports=0.3, resources=0.44, mobility=0.3,
    free=0.1, closed=0.2, held=0.16, plays=0.62, turn=-0.59,
)  # fmt: skip
"""In log odds: fitted to the outcomes of 1,200 games, then adjusted in matches where the fit says nothing."""


@cache
def near(steps: int) -> float:
    """Return the nearness for a number of missing steps: 1 for none, a third for four."""
    return exp(-steps / 3.5)


class HandWorth(NamedTuple):
    """What a hand is worth, wherever the markers are."""

    quality: float
    """Face values above the average."""
    mercenaries: float
    transports: float
    cards: Mapping[str, int]
    """Country → the number of its cards."""
    values: Mapping[str, int]
    """Country → the sum of its cards' face values."""
    shields: Mapping[str, int]
    """Colour → what the hand could block with there."""
    allied: Mapping[str, int]
    """Country → the number of its cards that could block in it."""


def _of_hand(hand: Sequence[str]) -> HandWorth:
    faces = [FACE[card] for card in hand]
    flags = [face.value for face in faces if face.country]
    anywhere = sum([face.value for face in faces if not face.faction])
    shields = dict.fromkeys(COLOURS, anywhere)
    cards, values, allied = dict[str, int](), dict[str, int](), dict[str, int]()
    for face in faces:
        if face.faction in shields:
            shields[face.faction] += face.value
        where = face.country
        cards[where] = cards.get(where, 0) + 1
        values[where] = values.get(where, 0) + face.value
        if where in COUNTRY and face.faction in ("", COUNTRY[where].faction):
            allied[where] = allied.get(where, 0) + 1
    return HandWorth(
        sum(flags) - MEAN * len(flags),
        float(sum([face.value for face in faces if not face.country])),
        float(sum([face.action == "military_transport" for face in faces])),
        cards,
        values,
        shields,
        allied,
    )


_held = Facts(_of_hand)


def held(view: State, seat: Seat) -> HandWorth:
    """Return the features of a seat's hand."""
    found: HandWorth = _held(view.hands[seat])
    return found


def side(view: State, seat: Seat) -> SideMeasures:
    """Return the features of a seat."""
    return sides(view)[seat]


def sides(view: State) -> tuple[SideMeasures, SideMeasures]:
    """Return the features of both seats."""
    markers, blockades = view.markers, view.blockades
    steps = blocked = 0.0
    first: list[int] = []
    second: list[int] = []
    for country, length in view.level.tracks.items():
        ahead = markers[country]
        steps += ahead / length
        first.append(length - ahead)
        second.append(length + ahead)
        if country in blockades:
            blocked += near(length + ahead) - near(length - ahead)
    first.sort()
    second.sort()
    return _side(view, 0, steps, first, blocked), _side(view, 1, -steps, second, -blocked)


def _side(view: State, seat: Seat, steps: float, missing: Sequence[int], blocked: float) -> SideMeasures:
    """Return the features of a seat, given its steps, missing steps and blockades."""
    other = 1 - seat
    active = view.active == seat
    gadgets = view.gadgets[seat]
    hand = held(view, seat)
    home = view.homes[other]
    spy = view.spies[seat]
    size = len(view.hands[seat])
    siege = near(missing_at(view, home, 1 - 2 * seat)) if home else 0.0
    return SideMeasures(
        steps,
        near(sum(missing[:3]) // 2),
        float(missing[0] == 0),
        float(missing[1] == 0),
        siege - 0.92 * sqrt(siege),
        _guard(view, seat, hand),
        float(hand.cards.get(spy, 0)) if spy and _is_open(view, spy) else 0.0,
        float(max(size, hand_size(view, seat)) + view.extra if active else size),
        hand.quality,
        hand.mercenaries,
        hand.transports,
        float("improved_resources" in gadgets),
        float("advanced_transport" in gadgets),
        float(not view.detained[seat]),
        float(not view.open_hands[seat]),
        blocked,
        float(view.plays if active else 0),
        float(active),
    )


def _guard(view: State, seat: Seat, hand: HandWorth) -> float:
    """Return how well a seat can block at its spy and its home, weighted by how near the other side is there."""
    home = view.homes[seat]
    spy = view.spies[seat]
    guard = 0.0
    for country in (home, spy) if spy != home else (home,):
        if country and _is_open(view, country):
            shield = min(1.0, _shield(hand, country, spy) / 6)
            guard += near(missing_at(view, country, 2 * seat - 1)) * shield * (2.0 if country == home else 1.0)
    return guard


def missing_at(view: State, country: str, sign: int) -> int:
    """Return the steps a seat's marker is short of its star; `sign` is the seat's direction."""
    return view.level.tracks[country] - view.markers[country] * sign


def _shield(hand: HandWorth, country: str, spy: str) -> int:
    """Return the total that a hand could block with in a country."""
    bonus = hand.allied.get(country, 0) if country == spy else 0
    return hand.shields[COUNTRY[country].faction] + bonus


def score(view: State, seat: Seat) -> float:
    """Return the seat's advantage over the other, in log odds of winning."""
    both = sides(view)
    pairs = zip(WEIGHTS, both[seat], both[1 - seat], strict=True)
    return sum([weight * (mine - theirs) for weight, mine, theirs in pairs])


_scored: list[tuple[tuple[object, ...], float]] = []
"""Cache of the last position and the first seat's balance, because each is evaluated for both seats."""


def evaluate(view: State, seat: Seat) -> float:
    """Return the estimated share of the victory of `seat`."""
    if view.result:
        return view.result.shares[seat]
    lie = view.markers, view.hands, view.spies, view.homes, view.blockades, view.gadgets, view.level
    seen = *lie, view.detained, view.open_hands, view.active, view.plays, view.extra
    if not _scored or not all(map(is_, _scored[0][0], seen)):
        _scored[:] = [(seen, score(view, 0))]
    balance = _scored[0][1]
    return 1 / (1 + exp(balance if seat else -balance))


# Which answers a sensible player gives ------------------------------------------------------------------------

WIN = 9.0
"""The gain of a winning step, in the unit of `gain`, in which 1 is about a whole track."""
SHARPNESS = 5.0
"""How strongly the prior prefers larger gains: a difference of 1 makes an answer e**5 times as likely."""

HOME: Mapping[str, float] = {"short": 1.0, "mid": 1.0, "long": 1.0}
"""Weight of a home by the length of its track, from its record so far."""

ACT: Mapping[str, float] = {
    "blockade": 0.2,
    "deport": 0.1,
    "detain": 0.15,
    "gadget_research": 0.45,
    "gadget_buster": 0.35,
    "paid_informant": 0.1,
    "pilfer_accounts": 0.25,
    "safe_house": 0.25,
    "supply_drop": 0.4,
    "strategic_resupply": 0.15,
    "military_transport": 0.1,
    "rebel_forces": 0.2,
}
"""The value in tracks of Special Actions that move no marker."""

ADDED, WASTED = 0.3, 1.5
"""The cost of adding a card to a push, and to a push that already reaches the star where nobody may block."""

LEAVE = frozenset({"let_pass", "go_on"})


def gain(view: State, seat: Seat, country: str, steps: int) -> float:
    """Return the gain of `steps` towards `seat` there, in tracks; it is larger the closer they end to the star."""
    length = view.level.tracks[country]
    before = view.markers[country] * (1 - 2 * seat)
    after = before + steps
    gained = _standing(length, after) - _standing(length, before)
    if country == view.homes[1 - seat]:
        return WIN if after >= length else 1.6 * gained
    if after >= length and len(secured(view, seat)) > 1:
        return WIN
    return 1.4 * gained if before < 0 and country == view.homes[seat] else gained


@cache
def _standing(length: int, ahead: int) -> float:
    """Return the value of a marker this far ahead on a track; reaching the star adds to it."""
    part = min(ahead / length, 1.0)
    return part + part * abs(part) + (0.4 if part == 1.0 else 0.0)


def prior(view: State, decision: Decision) -> Sequence[float]:
    """Return a weight for every option without looking ahead."""
    return PRIORS[decision.kind](view, decision)


def _weights(gains: Sequence[float]) -> list[float]:
    """Turn gains into weights: exponential, with gains capped at 4."""
    return [exp(SHARPNESS * (gain if gain < 4.0 else 4.0)) for gain in gains]


def _prior_home(view: State, decision: Decision) -> list[float]:
    return [HOME[COUNTRY[action.noun].track] for action in decision.options]


def _prior_play(view: State, decision: Decision) -> list[float]:
    seat, pushes = decision.seat, dict[tuple[str, int], float]()
    return _weights([_play_gain(view, seat, action, pushes) for action in decision.options])


def _play_gain(view: State, seat: Seat, action: Action, pushes: dict[tuple[str, int], float]) -> float:
    """Return the gain of starting a play; `pushes` caches gains by country and steps."""
    match action.verb:
        case "influence":
            return _push_gain(view, seat, FACE[action.noun], pushes)
        case "act":
            return _act_gain(view, seat, FACE[action.noun].action)
        case "stop":
            return 0.0
        case _:
            return 0.15


def _push_gain(view: State, seat: Seat, face: Card, pushes: dict[tuple[str, int], float]) -> float:
    """Return the gain of a card in its best place."""
    best = 0.0
    for country in {face.country, view.spies[seat], view.homes[seat]} if face.country else COUNTRIES:
        key = (country, _steps(view, seat, country, face))
        gained = pushes.get(key)
        if gained is None:
            gained = pushes[key] = gain(view, seat, *key) if _is_open(view, country) else 0.0
        if gained > best:
            best = gained
    return best


def _steps(view: State, seat: Seat, country: str, face: Card) -> int:
    """Return the steps of a single card, with the spy's bonus and the penalty for the wrong colour."""
    if not face.country:
        return face.value
    if face.country == country:
        return face.value + (view.spies[seat] == country)
    return face.value - (face.faction != COUNTRY[country].faction)


def _is_open(view: State, country: str) -> bool:
    length = view.level.tracks[country]
    return -length < view.markers[country] < length and country not in view.blockades


def _act_gain(view: State, seat: Seat, action: str) -> float:
    match action:
        case "coordinated_assault" | "coordinated_attack":
            steps = [gain(view, seat, country, 1) for country in COUNTRIES if _is_open(view, country)]
            return sum(sorted(steps)[-ACTION[action].markers :])
        case "revolution":
            return max([gain(view, seat, country, 2) for country in COUNTRIES if _revolts(view, seat, country)])
        case "blockade":
            return max([_hold_gain(view, seat, country) for country in COUNTRIES])
        case "pilfer_accounts":
            return 0.15 * (len(view.hands[1 - seat]) - 2)
        case "strategic_resupply":
            return 0.12 * (view.level.hand_size + 1 - len(view.hands[seat]))
        case _:
            return ACT[action]


def _revolts(view: State, seat: Seat, country: str) -> bool:
    return progress(view, seat, country) < view.level.tracks[country] and country not in view.blockades


def _hold_gain(view: State, seat: Seat, country: str) -> float:
    """Return the gain of a blockade: what the other side could do there next, less what one's own side could."""
    if country in view.blockades or not _is_open(view, country):
        return 0.0
    return 0.3 * (min(gain(view, 1 - seat, country, 5), 2.0) - min(gain(view, seat, country, 5), 2.0))


def _prior_place(view: State, decision: Decision) -> list[float]:
    """Push where it gains most, preferably where nobody may block."""
    seat, play = decision.seat, view.agenda[-1]
    assert isinstance(play, PlaceInfluence)
    face, guarded = FACE[play.card], (view.homes[1 - seat], view.spies[1 - seat])
    return _weights(
        [
            gain(view, seat, action.noun, _steps(view, seat, action.noun, face))
            * (0.7 if action.noun in guarded else 1.0)
            for action in decision.options
        ]
    )


def _prior_add(view: State, decision: Decision) -> list[float]:
    seat = decision.seat
    play = view.agenda[-1]
    assert isinstance(play, AddCards)
    laid = influence_total(view, seat, play.country, play.cards)
    now = gain(view, seat, play.country, laid)
    reached = laid >= missing_at(view, play.country, 1 - 2 * seat)
    wasted = reached and not present(view, 1 - seat, play.country)
    if wasted and now < WIN:
        return [1.0 if action.verb == "announce" else 0.0 for action in decision.options]
    price = WASTED if wasted else ADDED
    gains = []
    for action in decision.options:
        if action.verb == "announce":
            gains.append(0.0)
            continue
        total = influence_total(view, seat, play.country, (*play.cards, action.noun))
        gains.append(gain(view, seat, play.country, total) - now - price)
    return _weights(gains)


def _prior_aim(view: State, decision: Decision) -> list[float]:
    seat = decision.seat
    aim = view.agenda[-1]
    assert isinstance(aim, TakeAim)
    action = FACE[aim.card].action
    return _weights([_aim_gain(view, seat, action, option) for option in decision.options])


def _aim_gain(view: State, seat: Seat, action: str, option: Action) -> float:
    if option.verb == "announce":
        return 0.0
    match action:
        case "blockade":
            return _hold_gain(view, seat, option.noun)
        case "coordinated_assault" | "coordinated_attack" | "revolution":
            return gain(view, seat, option.noun, ACTION[action].steps)
        case _:
            return 0.3 if option.noun == "improved_resources" else 0.0


def _prior_spy(view: State, decision: Decision) -> list[float]:
    seat = decision.seat
    hand = held(view, seat)
    gains = [
        _stand_gain(view, seat, hand, action.noun or view.spies[seat]) + (0.05 if not action.noun else 0.0)
        for action in decision.options
    ]
    return _weights(gains)


def _stand_gain(view: State, seat: Seat, hand: HandWorth, country: str) -> float:
    """Return the gain of having the spy in a country: pushing with its cards, and blocking with its colour."""
    if not _is_open(view, country):
        return 0.0
    own = hand.values.get(country, 0)
    push = min(gain(view, seat, country, own + 1), 2.0) if own else 0.0
    if country == view.homes[seat]:
        return 0.3 * push
    threat = min(gain(view, 1 - seat, country, 5), 2.0)
    return 0.3 * push + 0.3 * threat * min(1.0, _shield(hand, country, country) / 5)


def _prior_answer(view: State, decision: Decision) -> list[float]:
    """Block what hurts, let small things pass, send the spy rarely."""
    window = view.agenda[-1]
    assert isinstance(window, AnswerInfluence)
    harm = min(gain(view, 1 - decision.seat, window.deed.country, window.deed.total), 4.0)
    blocks = sum([action.verb == "block" for action in decision.options])
    gains = []
    for action in decision.options:
        match action.verb:
            case "block":
                gains.append(harm - 0.25)
            case "transport":
                gains.append(harm - 0.9 if not blocks else -0.6)
            case _:
                gains.append(0.0)
    return _weights(gains)


def _prior_block(view: State, decision: Decision) -> list[float]:
    """Finish as soon as the block is high enough; until then, add the card that fits best."""
    block = view.agenda[-1]
    assert isinstance(block, AddToBlock)
    missing = block.deed.total - block_total(view, decision.seat, block.deed.country, block.cards)
    if missing <= 0:
        return [float(action.verb == "done") for action in decision.options]
    return [1 / (1 + abs(missing - FACE[action.noun].value)) for action in decision.options]


def _prior_counter(view: State, decision: Decision) -> list[float]:
    """Counter what is worth more than the card."""
    window = view.agenda[-1]
    assert isinstance(window, AnswerSpecial | Riposte)
    seat, deed = decision.seat, window.deed
    harm = _harm(view, 1 - seat, deed.action, getattr(deed, "targets", ()))
    gains = []
    for action in decision.options:
        match action.verb:
            case "counter":
                gains.append(harm - 0.35)
            case "transport":
                gains.append(-0.5)
            case _:
                gains.append(0.0)
    return _weights(gains)


def _harm(view: State, seat: Seat, action: str, targets: Sequence[str]) -> float:
    """Return the value of an announced action for `seat`, which announced it."""
    if action in ("coordinated_assault", "coordinated_attack", "revolution") and targets:
        return min(sum([gain(view, seat, country, ACTION[action].steps) for country in targets]), 4.0)
    if action == "pilfer_accounts":
        return 0.15 * (len(view.hands[1 - seat]) - 2)
    return ACT.get(action, 0.2)


def _prior_leaving(view: State, decision: Decision) -> list[float]:
    return [1.0 if action.verb in LEAVE else 0.1 for action in decision.options]


def _prior_keeping(view: State, decision: Decision) -> list[float]:
    return _weights([FACE[action.noun].value / 5 for action in decision.options])


PRIORS: Mapping[str, Callable[[State, Decision], Sequence[float]]] = {
    "choose_home": _prior_home,
    "play_card": _prior_play,
    "place_influence": _prior_place,
    "add_cards": _prior_add,
    "take_aim": _prior_aim,
    "send_spy": _prior_spy,
    "move_spy": _prior_spy,
    "answer_influence": _prior_answer,
    "add_to_block": _prior_block,
    "answer_special": _prior_counter,
    "riposte": _prior_counter,
    "late_window": _prior_leaving,
    "spare_moment": _prior_leaving,
    "keep": _prior_keeping,
}


HEURISTIC = Heuristic(
    evaluate,
    prior,
    striker=striker,
    won_in=won_in,
    plausible=partial(plausible, prior),
    happens=HAPPENINGS,
    wanted=WANTED,
    chosen=CHOSEN,
    outcomes=OUTCOMES,
    foils=FOILS,
    posts=posts,
    slow=True,
    aspects=aspects,
    dangers=dangers,
)
