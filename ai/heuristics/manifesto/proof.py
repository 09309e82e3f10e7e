"""The model of all hands at once for Manifesto: the bid that beats anything others can have on their notes."""

from collections.abc import Hashable, Iterator
from random import Random

from ai.coach.proof import Answers, Case, ProofSearch, ProofWay, Unproven, after
from game.core.contract import UNSEEN, Action, Decision, Seat, option
from game.core.piles import unknown
from game.core.record import seated
from game.titles.manifesto import imagine
from game.titles.manifesto.bidding import AddCards, NameSum, OpenNotes, account, sides_for, worth
from game.titles.manifesto.faces import BID_CARDS, deck
from game.titles.manifesto.state import Bid, Conflict, Contest, Initiative, LastBid, State, War

EXACT = "exact"
"""To win the bidding whatever others bid, and not to bid a point more than that takes."""
OPPOSITE = {"for": "against", "against": "for", "axis": "allies", "allies": "axis", "own": "own"}
COUNTED = 6
"""The maximum number of others' hidden cards; a larger number is tedious rather than difficult to work out."""
DEAR = 0.5
"""The value of a bid that is sure but higher than necessary."""


class ManifestoProof:
    """What can be proven about a note: how high it must be."""

    search = ProofSearch((("short", 3), ("short", 2), ("short", 4)), 2_000)

    def aims(self, view: State, seat: Seat) -> tuple[str, ...]:
        """Return EXACT if the seat's side is fixed and unseen cards may be bid against it."""
        asked = isinstance(view.agenda[-1], NameSum) and view.agenda[-1].seat == seat
        if not asked or view.contest is None or len(sides_for(view, seat)) != 1:
            return ()
        if isinstance(view.contest, Initiative):
            return ()  # nobody needs the initiative at any price
        hidden = sum([len(view.hands[rival]) for rival in rivals_of(view, seat)])
        return (EXACT,) if 0 < hidden <= COUNTED and _best(view, view.contest) else ()

    def range(self, aim: str) -> tuple[float, float]:
        """Return 0 and 1: too low and exact; a bid that is too high is worth `DEAR`."""
        return 0.0, 1.0

    def opened(self, view: State, seat: Seat, aim: str) -> Case:
        """Return the seat's own note alone, because others' bids don't depend on it."""
        if not isinstance(view.agenda[-1], NameSum | AddCards) or view.contest is None:
            raise Unproven
        if len(sides_for(view, seat)) != 1 or not exact(view, seat):
            raise Unproven
        return Case(view.copy(), (exact(view, seat),))

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Compare the note, once it is sealed, with the highest bid that is possible against it."""
        world: State = case.world
        top = world.agenda[-1] if world.agenda else None
        if isinstance(top, NameSum | AddCards) and top.seat == seat:
            return None
        note, contest = world.sealed[seat] or world.opened[seat], world.contest
        assert note is not None, "the note was just sealed"
        assert contest is not None, "a note is for something"
        value = worth(contest, note)
        return 1.0 if value == case.left[0] else DEAR if value > case.left[0] else 0.0

    def own(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every sum and every card."""
        for action in asked.options:
            if action.verb == "seal":
                yield ProofWay((action,), self._sealed(case))
            else:
                yield ProofWay((action,), after(case, (action,)))

    def _sealed(self, case: Case) -> Case:
        """Put the note down without revealing any."""
        world: State = case.world.copy()
        note = world.agenda[-1]
        assert isinstance(note, AddCards), "a note is sealed after its cards"
        world.agenda, world.sealed = (OpenNotes(),), seated(world.sealed, note.seat, note.bid)
        return case._replace(world=world)

    def replies(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield nothing: nobody else is asked before the note is sealed."""
        return iter(())

    def key(self, case: Case) -> Hashable:
        """Return what is on the note."""
        world: State = case.world
        top = world.agenda[-1]
        bid = top.bid if isinstance(top, AddCards) else None
        sealed = tuple([(note.its, frozenset(note.cards)) if note else None for note in world.sealed])
        return type(top).__name__, bid and (bid.its, frozenset(bid.cards)), sealed

    def world(self, view: State, seat: Seat, end: Case, rng: Random) -> tuple[State, Answers]:
        """Let others hold the best cards there are and bid everything."""
        world = imagine(view, seat, rng)
        contest = view.contest
        assert contest is not None, "a note is for something"
        rivals = sorted(rivals_of(view, seat), key=lambda other: -len(view.hands[other]))
        best = _best(view, contest)
        hands = {other: len(view.hands[other]) for other in rivals}
        given: dict[Seat, list[str]] = {other: [] for other in world.seats}
        for card in best:
            room = next((other for other in rivals if len(given[other]) < hands[other]), None)
            if room is not None:
                given[room].append(card)
        rest = [card for card in _unseen(view) if card not in {each for cards in given.values() for each in cards}]
        rng.shuffle(rest)
        for other in world.seats:
            if other != seat and UNSEEN in view.hands[other]:
                more = len(view.hands[other]) - len(given[other])
                world.hands = seated(world.hands, other, (*given[other], *rest[:more]))
                rest = rest[more:]
        world.deck = tuple(rest)
        side = _side(view, seat)
        for other in world.seats:
            if other != seat and world.sealed[other] is not None:
                against = OPPOSITE[side] if other in rivals else sides_for(world, other)[-1]
                bid = Bid(against, world.its[other], tuple(given[other])) if other in rivals else Bid(against)
                world.sealed = seated(world.sealed, other, bid)
        return world, _notes(end.world, view, seat, given, OPPOSITE[side])


def _notes(sealed: State, view: State, seat: Seat, given: dict[Seat, list[str]], side: str) -> Answers:
    """Return the others' answers after one's own note: everything they have, on the other side."""
    waiting = [item.seat for item in reversed(view.agenda[:-1]) if hasattr(item, "begun")]
    answers: list[tuple[Seat, Action]] = []
    for other in waiting:
        sides = sides_for(view, other)
        if len(sides) > 1:
            taken = side if side in sides else sides[-1]
            answers.append((other, option(taken)))
            if taken == "abstain":
                continue
        if side not in sides:
            answers += [(other, option("bid", "0"))] if view.its[other] else []
        else:
            answers += [(other, option("bid", str(view.its[other])))] if view.its[other] else []
            answers += [(other, option("add", card)) for card in given[other]]
        answers.append((other, option("seal")))
    return tuple(answers)


def exact(view: State, seat: Seat) -> int:
    """Return the lowest bid that wins in every world; 0 if nobody can bid against it."""
    contest = view.contest
    assert contest is not None, "a note is for something"
    rivals = rivals_of(view, seat)
    if isinstance(contest, Initiative | LastBid):
        highest = max([_highest(view, contest, (other,)) for other in rivals], default=0)
    else:
        highest = _highest(view, contest, tuple(rivals))
    if not highest and isinstance(contest, Conflict) and contest.defender is None:
        return 0
    return highest + 1


def rivals_of(view: State, seat: Seat) -> list[Seat]:
    """Return the seats that may bid against a seat: everybody, or those who can take the other side."""
    other = OPPOSITE[_side(view, seat)]
    return [each for each in view.seats if each != seat and other in sides_for(view, each)]


def _side(view: State, seat: Seat) -> str:
    (side,) = sides_for(view, seat)
    return side


def _highest(view: State, contest: Contest, seats: tuple[Seat, ...]) -> int:
    """Return the most that seats can bid together: all their ITS, and the best unseen cards."""
    cards = sum([len(view.hands[seat]) for seat in seats])
    best = [value for value in _values(view, contest)[:cards] if value > 0]
    return sum([view.its[seat] for seat in seats]) + sum(best)


def _values(view: State, contest: Contest) -> list[int]:
    return [value + more for _, value, more in account(contest, tuple(_best(view, contest)))]


def _best(view: State, contest: Contest) -> list[str]:
    """Return the unseen influence cards, ordered by their value here."""
    cards = [card for card in _unseen(view) if card in BID_CARDS]
    value = {card: value + more for card, value, more in account(contest, tuple(cards))}
    return sorted(cards, key=lambda card: -value[card])


def _unseen(view: State) -> list[str]:
    laid_out = (view.contest.card,) if isinstance(view.contest, Conflict | War) else ()
    return unknown(deck(view.rulings.deck), *view.hands, view.discard, view.removed, laid_out)


RECKONING = ManifestoProof()
