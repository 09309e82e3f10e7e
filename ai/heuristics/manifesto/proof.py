"""The model for Manifesto: what others can bid against a card, and a conflict turn while they hold no cards."""

from collections.abc import Hashable, Iterator, Sequence
from random import Random

from ai.coach.proof import Answers, Case, ProofSearch, ProofWay, Unproven, after
from game.core.chance import seeded
from game.core.contract import UNSEEN, Action, Decision, Seat, ignore, option
from game.core.record import seated
from game.titles.manifesto import imagine
from game.titles.manifesto.bidding import SEAL, AddCards, NameSum, Note, account, bidders, sides_for, worth
from game.titles.manifesto.board import first_side_wins
from game.titles.manifesto.cards import targets_for
from game.titles.manifesto.counting import unseen_cards
from game.titles.manifesto.faces import BID_CARDS, CONFLICT
from game.titles.manifesto.rules import ChooseTarget, PlayConflict
from game.titles.manifesto.state import SURCHARGE, Bid, Conflict, State, is_major

TAKE = "take"
"""To gain the most influence with one's next card, whatever others hold and bid."""
REGIONS = "regions"
"""To control as many regions as possible at the end of one's own conflict turn, then as much influence."""
FINER = 100
"""How many times as much as their influence regions count."""
FEW = 2
"""The minimum number of the seat's cards for anything to be proven."""
MONEY, CARDS = 12, 4
"""The maximum ITS and cards of the seat for which every way to spend them can be searched."""
ROLLS = 4
"""The number of roll-offs that the seat is assumed to lose."""
ENOUGH = 500
"""The number of seeds tried to find such dice."""


class ManifestoProof:
    """What can be proven about a conflict turn: everything that others can do with their ITS."""

    search = ProofSearch(
        (("short", 2), ("short", 3), ("between_wars", 2)),
        look=1_500,
        ways=12,
        liked=("add *", "play *", "bid *", "first", "stop"),
        late=0.1,
        kinds=("play_conflict",),
        sparing=("stop", "bid 0", "pass", "last"),
    )

    def aims(self, view: State, seat: Seat) -> tuple[str, ...]:
        """Return REGIONS in the seat's conflict turn if nobody else holds a card, else TAKE if a gain is sure."""
        top = view.agenda[-1]
        if not isinstance(top, PlayConflict) or top.seat != seat or len(view.hands[seat]) < FEW:
            return ()
        if _is_known(view, seat):
            return (REGIONS,) if view.its[seat] <= MONEY and len(view.hands[seat]) <= CARDS else ()
        return (TAKE,) if _is_something_sure(view, seat) else ()

    def range(self, aim: str) -> tuple[float, float]:
        """Return the range of influence, or of regions with their influence in the decimals."""
        return (0.0, 9.0) if aim == TAKE else (0.0, 21.0)

    def opened(self, view: State, seat: Seat, aim: str) -> Case:
        """Return the position, with dice that the seat loses if everything is known. Raises Unproven."""
        if aim == TAKE:
            return Case(view.copy(), (), frozenset({str(len(view.hands[seat]))}))
        if not _is_known(view, seat):
            raise Unproven
        return Case(_imagined(view, seat), ())

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Return the influence that is certain to be gained, or the regions at the end of the conflict turn."""
        world: State = case.world
        if aim == TAKE:
            return _taken(case, seat)
        if any(isinstance(item, PlayConflict) and item.seat == seat for item in world.agenda):
            return None
        return round(len(world.held[seat]) + world.strength[seat] / FINER, 2)

    def own(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every answer; if others hold cards, what follows a sealed note isn't played out."""
        for action in asked.options:
            if case.seen and action.verb in ("seal", "stop"):
                yield ProofWay((action,), _put_down(case, asked.seat))
            else:
                yield ProofWay((action,), after(case, (action,)))

    def replies(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield notes just high enough to help stop the card, and staying out."""
        world: State = case.world
        contest = world.contest
        assert isinstance(contest, Conflict), "only notes for a conflict are written in a conflict turn"
        mine = world.sealed[contest.active]
        lying = sum([bid.its for bid in world.sealed if bid is not None and bid.side == "against"])
        value = worth(contest, mine) if mine is not None else 0
        missing = max(value, contest.defender is None) - lying
        waiting = sum([world.its[other] for other in _waiting(world, asked.seat)])
        purse = world.its[asked.seat]
        if "against" in sides_for(world, asked.seat) and 0 < missing <= purse + waiting:
            for sum_ in {min(purse, missing), max(0, missing - waiting)} - {0}:
                deed = _note(world, asked.seat, sum_)
                yield ProofWay(deed, after(case, deed))
        deed = _note(world, asked.seat, 0)
        yield ProofWay(deed, after(case, deed))

    def key(self, case: Case) -> Hashable:
        """Return the map, the money, the hands and the note or play being put together."""
        world: State = case.world
        notes = tuple([(bid.side, bid.its, frozenset(bid.cards)) if bid else None for bid in world.sealed])
        top = world.agenda[-1] if world.agenda else None
        bid = (top.bid.its, frozenset(top.bid.cards)) if isinstance(top, AddCards) else None
        return (
            type(top).__name__,
            getattr(top, "seat", None),
            getattr(top, "card", None),
            bid,
            world.contest,
            notes,
            tuple(sorted(world.owner.items())),
            tuple(sorted(world.influence.items())),
            tuple(sorted(world.lost.items())),
            world.its,
            tuple([frozenset(hand) for hand in world.hands]),
        )

    def world(self, view: State, seat: Seat, end: Case, rng: Random) -> tuple[State, Answers]:
        """Return the position itself if nothing in it is hidden, else one in which everybody bids the maximum."""
        return _opposed(view, seat, end, rng) if end.seen else (_imagined(view, seat), ())


def _is_something_sure(view: State, seat: Seat) -> bool:
    """Return True if bidding everything gains a region with some card, whatever others bid."""
    for action in view.options:
        if action.verb != "play" or not _gains(action.noun):
            continue
        for region in targets_for(view, seat, action.noun):
            world = view.copy()
            contest = Conflict(action.noun, seat, region, view.owner.get(region))
            world.contest = contest
            cards = tuple([card for card in view.hands[seat] if card in BID_CARDS])
            its = view.its[seat] - (SURCHARGE if is_major(view, region) else 0)
            if _is_sure(world, contest, worth(contest, Bid("for", its, cards))):
                return True
    return False


def _gains(card: str) -> bool:
    return card in CONFLICT and CONFLICT[card].result == "C"


def _is_sure(world: State, contest: Conflict, value: int) -> bool:
    """Return True if nobody can stop a card whose note has this value; a tie may be lost by dice."""
    most = _highest(world, contest, _against(world, contest))
    return value > most or (not most and contest.defender is None)


def _against(world: State, contest: Conflict) -> list[Seat]:
    """Return the seats that may bid against a card."""
    return [other for other in world.seats if other != contest.active and "against" in sides_for(world, other)]


def _highest(world: State, contest: Conflict, seats: Sequence[Seat]) -> int:
    """Return the most that seats can bid together: all their ITS, and the best unseen cards."""
    held = sum([len(world.hands[seat]) for seat in seats])
    best = account(contest, _best(world, contest)[:held])
    return sum([world.its[seat] for seat in seats]) + sum([value + more for _, value, more in best])


def _best(world: State, contest: Conflict) -> tuple[str, ...]:
    """Return the unseen influence cards, ordered by their value here."""
    cards = tuple([card for card in unseen_cards(world) if card in BID_CARDS])
    value = {card: value + more for card, value, more in account(contest, cards)}
    return tuple(sorted(value, key=lambda card: -value[card]))


def _taken(case: Case, seat: Seat) -> float | None:
    """Return the influence of the region that the seat's card surely gains; None before its note is sealed."""
    world: State = case.world
    hand = int(*case.seen)
    top = world.agenda[-1] if world.agenda else None
    mine = isinstance(top, PlayConflict | ChooseTarget | NameSum | AddCards) and top.seat == seat
    if mine and (world.contest is not None or len(world.hands[seat]) == hand):
        return None
    contest, note = world.contest, world.sealed[seat]
    if not isinstance(contest, Conflict):
        return 0.0
    value = worth(contest, note) if note is not None else 0
    sure = _gains(contest.card) and _is_sure(world, contest, value)
    return float(world.influence[contest.region]) if sure else 0.0


def _put_down(case: Case, seat: Seat) -> Case:
    """Seal a note, or stop, without playing what follows."""
    world: State = case.world.copy()
    top = world.agenda[-1]
    if isinstance(top, AddCards):
        world.sealed = seated(world.sealed, seat, top.bid)
    world.agenda = ()
    return case._replace(world=world)


def _opposed(view: State, seat: Seat, end: Case, rng: Random) -> tuple[State, Answers]:
    """Let all seats that may bid against a card hold the best unseen cards, and bid everything."""
    world, contest = imagine(view, seat, rng), end.world.contest
    if not isinstance(contest, Conflict):
        return world, ()
    rivals = sorted(_against(end.world, contest), key=lambda other: -len(view.hands[other]))
    best = list(_best(end.world, contest))
    given = {other: tuple([best.pop(0) for _ in view.hands[other][: len(best)]]) for other in rivals}
    shown = {card for cards in given.values() for card in cards}
    rest = [card for card in unseen_cards(view) if card not in shown]
    rng.shuffle(rest)
    for other in world.seats:
        if other != seat and UNSEEN in view.hands[other]:
            more = len(view.hands[other]) - len(given.get(other, ()))
            world.hands = seated(world.hands, other, (*given.get(other, ()), *rest[:more]))
            rest = rest[more:]
    world.deck = tuple(rest)
    answers: list[tuple[Seat, Action]] = []
    for other in bidders(end.world, seat):
        if other != seat:
            answers += [(other, action) for action in _all(end.world, other, given.get(other))]
    return world, tuple(answers)


def _all(world: State, seat: Seat, cards: tuple[str, ...] | None) -> tuple[Action, ...]:
    """Return the answers that bid everything against a card, or nothing if the seat may not oppose it."""
    if cards is None:
        return _note(world, seat, 0)
    side = (option("against"),) if len(sides_for(world, seat)) > 1 else ()
    sum_ = (option("bid", str(world.its[seat])),) if world.its[seat] else ()
    return (*side, *sum_, *[option("add", card) for card in cards], SEAL)


def _is_known(view: State, seat: Seat) -> bool:
    """Return True if nobody else holds a card, and no truce affects who may bid against whom."""
    empty = not any(hand for other, hand in enumerate(view.hands) if other != seat)
    return empty and (len(view.hands) == 2 or not view.truces)


def _imagined(view: State, seat: Seat) -> State:
    world = imagine(view, seat, Random(0))
    world.chance = _losing(world)
    return world


def _waiting(world: State, seat: Seat) -> list[Seat]:
    """Return the seats that write a note after `seat` and may oppose the card."""
    notes = [item.seat for item in reversed(world.agenda) if isinstance(item, Note)]
    return [other for other in notes if other != seat and "against" in sides_for(world, other)]


def _note(world: State, seat: Seat, its: int) -> tuple[Action, ...]:
    """Return the answers that make a note of `its` against the card; 0 makes no note."""
    sides = sides_for(world, seat)
    if not its and "abstain" in sides:
        return (option("abstain"),)
    side = (option("against"),) if len(sides) > 1 else ()
    sum_ = (option("bid", str(its)),) if world.its[seat] else ()
    return (*side, *sum_, SEAL)


def _losing(world: State) -> int:
    """Return a state of chance with which the card's side loses the next roll-offs."""
    for seed in range(ENOUGH):
        dice = world.copy()
        dice.chance = found = seeded(seed)
        if not any(first_side_wins(dice, ignore) for _ in range(ROLLS)):
            return found
    raise AssertionError("some seed loses")


RECKONING = ManifestoProof()
