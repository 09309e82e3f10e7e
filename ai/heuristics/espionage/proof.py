"""The model of all hands at once for 1955: the other seat holds every unseen card, limited by its hand size."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

from ai.coach.proof import Answers, Case, ProofSearch, ProofWay, Unproven, after
from game.core.contract import UNSEEN, Action, Decision, Seat
from game.core.piles import unknown
from game.core.record import seated
from game.titles.espionage import imagine
from game.titles.espionage.answers import AnswerInfluence, AnswerSpecial, Resolve, block_total
from game.titles.espionage.board import COUNTRIES_TO_WIN
from game.titles.espionage.faces import ACTION, CARD, COUNTRY
from game.titles.espionage.state import Influence, Special, State, progress, secured, spy_is_free, usable_for_block

WIN = "win"
"""To win this turn."""
SECURE = "secure"
"""To secure one more country this turn."""
AVERT = "avert"
"""To stop an announced action of the other seat that would win at once."""
HOLD = "hold"
"""To stop one that would secure a country."""
FEW = 2
"""With at most this many unseen cards, even a seat with a free spy can't stop everything."""
UNKNOWABLE = frozenset({"paid_informant", "pilfer_accounts", "strategic_resupply"})
"""Special Actions that show a hand, change it by choice, or draw: a turn with one in hand is unprovable."""
ANSWERS = frozenset({"rebel_forces", "coordinated_attack", "coordinated_assault", "military_transport"})
"""Special Actions that a card may be kept for until the other seat's turn."""


LIKED = tuple([f"act {card}" for card, face in CARD.items() if face.action in ("paid_informant", "detain")])
"""Actions that reveal a hand or detain a spy: after these, little unforeseen can happen."""


QUESTIONS = ("play_card", "answer_influence", "answer_special")


class EspionageProof:
    """What can be proven about a turn of 1955."""

    search = ProofSearch(
        (("shortened", 2), ("close_quarters", 2), ("standard", 2)), 6_000, 8, LIKED, kinds=QUESTIONS
    )

    def aims(self, view: State, seat: Seat) -> tuple[str, ...]:
        """Return WIN and SECURE in the seat's own turn, if the other seat's options are limited.

        In the other seat's turn, return AVERT against an announced win, and HOLD against one of a country.
        """
        other, top = 1 - seat, view.agenda[-1]
        if isinstance(top, AnswerInfluence | AnswerSpecial):
            if wins(view, top.deed):
                return (AVERT,)
            return (HOLD,) if reached(view, top.deed) else ()
        bound = UNSEEN not in view.hands[other] or not spy_is_free(view, other) or len(view.hands[other]) <= FEW
        mine = view.active == seat and view.agenda[-1].kind == "play_card"
        return (WIN, SECURE) if mine and bound else ()

    def range(self, aim: str) -> tuple[float, float]:
        """Return 0 (not reached) and 1 (reached)."""
        return 0.0, 1.0

    def opened(self, view: State, seat: Seat, aim: str) -> Case:
        """Give the other seat every unseen card. Nothing can be drawn before the turn is decided."""
        answers = aim in (AVERT, HOLD)
        if not answers and any(CARD[card].action in UNKNOWABLE for card in view.hands[seat]):
            raise Unproven
        world, other = view.copy(), 1 - seat
        hidden = UNSEEN in view.hands[other]
        if hidden:
            world.hands = seated(view.hands, other, tuple(_unseen(view)))
        world.deck = ()
        left = seated((0, 0), other, len(view.hands[other]))
        return Case(world, left, frozenset(secured(view, other if answers else seat)))

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Return 1 once the aim is reached (AVERT, HOLD: nothing is pending), 0 after the last card play."""
        world: State = case.world
        if world.result is not None:
            return float(world.result.shares[seat] == 1)
        if aim in (AVERT, HOLD):
            waits = [item for item in world.agenda if isinstance(item, Resolve) and item.deed.seat != seat]
            return None if waits else float(aim == AVERT or case.seen.issuperset(secured(world, 1 - seat)))
        if aim == SECURE and not case.seen.issuperset(secured(world, seat)):
            return 1.0
        if world.active != seat or world.agenda[-1].kind in ("spare_moment", "move_spy", "late_window"):
            return 0.0
        return None

    def own(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every answer."""
        for action in asked.options:
            yield ProofWay((action,), after(case, (action,)))

    def replies(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield counters, blocks without superfluous cards, a Military Transport to anywhere, and letting it pass.

        Of cards that are equivalent in every respect, only one is tried.
        """
        world, other = case.world, asked.seat
        top = world.agenda[-1]
        yield from self._counters(case, asked)
        if isinstance(top, AnswerInfluence):
            for cards in blocks(world, other, top.deed, case.left[other]):
                deed = (*[Action("block", card) for card in cards], Action("done"))
                yield ProofWay(deed, after(case, deed, seated(case.left, other, case.left[other] - len(cards))))
        passing = next((action for action in asked.options if action.verb == "let_pass"), None)
        if passing is not None:
            yield ProofWay((passing,), after(case, (passing,)))

    def _counters(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        other = asked.seat
        if not case.left[other]:
            return
        left = seated(case.left, other, case.left[other] - 1)
        cards = [action for action in asked.options if action.verb in ("counter", "transport")]
        for action in _different(cards):
            begun = after(case, (action,), left)
            if action.verb == "counter":
                yield ProofWay((action,), begun)
                continue
            for goal in begun.world.options:
                yield ProofWay((action, goal), after(begun, (goal,)))

    def key(self, case: Case) -> Hashable:
        """Return the open state and the hands; the order of the pile doesn't matter before somebody draws."""
        world: State = case.world
        return (
            tuple([_item_key(item) for item in world.agenda]),
            tuple(sorted(world.markers.items())),
            world.spies,
            tuple([frozenset(hand) for hand in world.hands]),
            world.plays,
            tuple([tuple(sorted(gadgets)) for gadgets in world.gadgets]),
            tuple(sorted(world.blockades.items())),
            world.detained,
            world.gadget_moves,
            case.left,
        )

    def world(self, view: State, seat: Seat, end: Case, rng: Random) -> tuple[State, Answers]:
        """Put the cards shown into the other hand, and deal the rest."""
        other = 1 - seat
        world = imagine(view, seat, rng)
        if UNSEEN not in view.hands[other]:
            return world, ()
        unseen = _unseen(view)
        shown = [card for card in unseen if card not in end.world.hands[other]]
        rest = [card for card in unseen if card not in shown]
        rng.shuffle(rest)
        fill = len(view.hands[other]) - len(shown)
        world.hands = seated(world.hands, other, (*shown, *rest[:fill]))
        world.deck = tuple(rest[fill:])
        return world, ()


def wins(view: State, deed: Influence | Special) -> bool:
    """Return True if an announced action wins for its seat unless it is stopped. ES-WIN-01, ES-WIN-02"""
    by, goals = deed.seat, reached(view, deed)
    enough = bool(goals) and len(secured(view, by)) + len(goals) >= COUNTRIES_TO_WIN
    return view.homes[1 - by] in goals or enough


def reached(view: State, deed: Influence | Special) -> list[str]:
    """Return the countries that an announced action secures unless it is stopped."""
    by, goals, steps = deed.seat, tuple[str, ...](), 0
    if isinstance(deed, Influence):
        goals, steps = (deed.country,), deed.total
    else:
        goals, steps = deed.targets, ACTION[deed.action].steps
    left = {goal: view.level.tracks[goal] - progress(view, by, goal) for goal in goals if goal in COUNTRY}
    return [goal for goal, missing in left.items() if 0 < missing <= steps]


def _item_key(item: Any) -> Hashable:
    cards = getattr(item, "cards", None)
    plain = tuple([getattr(item, name) for name in item.__match_args__ if name != "cards"])
    return (type(item).__name__, plain, frozenset(cards) if cards is not None else None)


def _unseen(view: State) -> list[str]:
    beside = [card for gadgets in view.gadgets for card in gadgets.values()]
    return unknown(CARD, *view.hands, view.discard, beside)


def _sort(card: str) -> Hashable:
    """Return what matters about a card in the other seat's turn."""
    face = CARD[card]
    return face.country, face.value, face.action if face.action in ANSWERS else ""


def _different(actions: Sequence[Action]) -> list[Action]:
    """Keep one action for each sort of card."""
    return list({(action.verb, _sort(action.noun)): action for action in actions}.values())


def blocks(world: State, seat: Seat, deed: Influence, most: int) -> Iterator[Sequence[str]]:
    """Yield the blocks of at most `most` cards, one of each sort, without superfluous cards."""
    usable = [card for card in world.hands[seat] if usable_for_block(deed.country, card)]
    if not any(action.verb == "block" for action in world.options):
        return
    worth = {card: block_total(world, seat, deed.country, (card,)) for card in usable}
    usable.sort(key=lambda card: -worth[card])
    met = set()
    for count in range(1, min(most, len(usable)) + 1):
        if sum([worth[card] for card in usable[:count]]) < deed.total:
            continue
        for cards in combinations(usable, count):
            total = block_total(world, seat, deed.country, cards)
            if total < deed.total or total - worth[cards[-1]] >= deed.total:
                continue
            sorts = tuple(sorted([str(_sort(card)) for card in cards]))
            if sorts not in met:
                met.add(sorts)
                yield cards


RECKONING = EspionageProof()
