"""The model for Manifesto: a conflict turn in which the others hold no card, so that only their ITS count."""

from collections.abc import Hashable, Iterator
from random import Random

from ai.coach.proof import Answers, Case, ProofSearch, ProofWay, Unproven, after
from game.core.chance import seeded
from game.core.contract import Action, Decision, Seat, ignore, option
from game.titles.manifesto import imagine
from game.titles.manifesto.bidding import SEAL, AddCards, sides_for, worth
from game.titles.manifesto.board import first_side_wins
from game.titles.manifesto.rules import PlayConflict
from game.titles.manifesto.state import Conflict, State

REGIONS = "regions"
"""To control as many regions as possible at the end of one's own conflict turn, and of these the best."""
FINER = 100
"""Regions count so many times as much as their influence."""
MONEY, CARDS = 12, 4
"""The most ITS and cards of the seat for which every way to spend them can be searched."""
ROLLS = 4
"""The roll-offs that the seat is taken to lose."""
ENOUGH = 500
"""Seeds tried for that."""


class ManifestoProof:
    """What can be proven about a conflict turn: everything that others can do with their ITS."""

    search = ProofSearch(
        (("short", 2), ("short", 3), ("between_wars", 2)), 3_000, 8, ("add *", "play *", "stop"), late=0.1, spares=True
    )

    def aims(self, view: State, seat: Seat) -> tuple[str, ...]:
        """Return REGIONS in the seat's own conflict turn if nobody else holds a card."""
        top = view.agenda[-1]
        mine = isinstance(top, PlayConflict) and top.seat == seat
        small = view.its[seat] <= MONEY and len(view.hands[seat]) <= CARDS
        return (REGIONS,) if mine and small and _is_known(view, seat) else ()

    def range(self, aim: str) -> tuple[float, float]:
        """Return the fewest and the most regions, with their influence behind the point."""
        return 0.0, 21.0

    def opened(self, view: State, seat: Seat, aim: str) -> Case:
        """Return the position, with dice that the seat loses; raises Unproven if anything is hidden."""
        if not _is_known(view, seat):
            raise Unproven
        return Case(_imagined(view, seat), ())

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Return the number of regions, and behind the point their influence, once the conflict turn is over."""
        world: State = case.world
        if any(isinstance(item, PlayConflict) and item.seat == seat for item in world.agenda):
            return None
        return round(len(world.held[seat]) + world.strength[seat] / FINER, 2)

    def own(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every answer."""
        for action in asked.options:
            yield ProofWay((action,), after(case, (action,)))

    def replies(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield notes that help to stop the card, as high as that takes, and staying out."""
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
        """Return the map, the money and what is being put together."""
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
        """Return the position itself: nothing in it is hidden."""
        return _imagined(view, seat), ()


def _is_known(view: State, seat: Seat) -> bool:
    """Return True if nobody else holds a card, and who may bid against whom is the same everywhere."""
    empty = not any([hand for other, hand in enumerate(view.hands) if other != seat])
    return empty and (len(view.hands) == 2 or not view.truces)


def _imagined(view: State, seat: Seat) -> State:
    world = imagine(view, seat, Random(0))
    world.chance = _losing(world)
    return world


def _waiting(world: State, seat: Seat) -> list[Seat]:
    """Return the seats that write against the card after a seat."""
    notes = [item.seat for item in reversed(world.agenda) if hasattr(item, "begun")]
    return [other for other in notes if other != seat and "against" in sides_for(world, other)]


def _note(world: State, seat: Seat, its: int) -> tuple[Action, ...]:
    """Return the answers that make a note of so many ITS against the card, or of nothing."""
    sides = sides_for(world, seat)
    if not its and "abstain" in sides:
        return (option("abstain"),)
    side = (option("against"),) if len(sides) > 1 else ()
    sum_ = (option("bid", str(its)),) if world.its[seat] else ()
    return (*side, *sum_, SEAL)


def _losing(world: State) -> int:
    """Return a state of chance after which the side of the card loses the next roll-offs."""
    for seed in range(ENOUGH):
        dice = world.copy()
        dice.chance = found = seeded(seed)
        if not any([first_side_wins(dice, ignore) for _ in range(ROLLS)]):
            return found
    raise AssertionError("some seed loses")


RECKONING = ManifestoProof()
