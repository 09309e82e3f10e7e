"""The bad habits of players of Manifesto."""

from collections.abc import Iterator
from typing import Any

from game.core.contract import Game, Seat
from game.titles.manifesto.bidding import AddCards, sides_for, worth
from game.titles.manifesto.faces import CONFLICT_CARDS
from game.titles.manifesto.state import Bid, Conflict, State, War
from tools.lab.blunders import GivenAnswer, Habit, HabitOfTheEnd, Noted

FEW = 4
"""The most regions that a single lost war may take all of."""
RICH = 3
"""Influence at which a region is worth fighting for."""
LEFT = 5
"""ITS that can still buy something."""
HOARD, ROUNDS = 15, 3
"""ITS left at the end of this many rounds in a row that suggest a player without plans."""


def settled(step: GivenAnswer[State]) -> list[Bid | None] | None:
    """Return the bids of a contest that this answer settles, or None if it settles none."""
    before, top = step.before, step.before.agenda[-1]
    if before.contest is None or (step.after.contest is before.contest and step.after.opened == before.opened):
        return None
    notes = list(before.sealed)
    notes[step.seat] = top.bid if isinstance(top, AddCards) else Bid("abstain")
    return notes


def brought(state: State, notes: list[Bid | None], side: str) -> int:
    """Return the total that one side brings to the contest."""
    contest = state.contest
    assert contest is not None, "the notes are for something"
    return sum(worth(contest, bid) for bid in notes if bid is not None and bid.side == side)


def kept(state: State, notes: list[Bid | None], seat: Seat) -> int:
    """Return the money a seat holds back."""
    bid = notes[seat]
    return state.its[seat] - (bid.its if bid is not None else 0)


def ahead(state: State, seat: Seat) -> bool:
    """Return True if a seat holds more regions than every other."""
    return all(len(state.held[other]) < len(state.held[seat]) for other in state.seats if other != seat)


class HoldsBack(Habit[State]):
    """Keeping money in hand when all is at stake."""

    name = "holds_back_in_war"
    about = "loses a war that may cost all its regions, with the money in hand that would have won it"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every war lost by a leader of few regions."""
        war, notes = step.before.contest, settled(step)
        if not isinstance(war, War) or notes is None:
            return
        sides = {"axis": brought(step.before, notes, "axis"), "allies": brought(step.before, notes, "allies")}
        for seat, mine, theirs in ((war.axis, "axis", "allies"), (war.allies, "allies", "axis")):
            if 0 < len(step.before.held[seat]) <= FEW and sides[mine] < sides[theirs]:
                more = sides[mine] + kept(step.before, notes, seat)
                yield Noted(seat, step.number, more > sides[theirs])


class LetsGo(Habit[State]):
    """Letting a rich region go for less than the money left idle."""

    name = "bids_nothing_for_a_rich_region"
    about = "brings nothing against a card on a region worth three, though it could have outbid it"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note the owner or, with two seats, the only player who could have kept a region from the other."""
        conflict, notes = step.before.contest, settled(step)
        if not isinstance(conflict, Conflict) or notes is None or step.before.influence[conflict.region] < RICH:
            return
        two = 1 - conflict.active if len(step.before.factions) == 2 else None
        seat = conflict.defender if conflict.defender is not None else two
        if seat is None or step.before.its[seat] <= brought(step.before, notes, "for"):
            return
        if "against" not in sides_for(step.before, seat):
            return  # a truce forbids it
        bid = notes[seat]
        yield Noted(seat, step.number, bid is None or bid.side != "against" or not worth(conflict, bid))


class Stops(Habit[State]):
    """Ending the last round with targets and money left."""

    name = "stops_in_the_last_round"
    about = "behind or level in the last round, stops with money and a card that has a target"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.last: dict[Seat, Noted] = {}

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note the last answer of each turn."""
        state, seat = step.before, step.seat
        if step.decision.kind == "play_conflict" and state.round == state.level.rounds:
            targets = any(action.noun in CONFLICT_CARDS for action in step.decision.options)
            if targets and state.its[seat] and not ahead(state, seat):
                self.last[seat] = Noted(seat, step.number, step.action.verb == "stop")
        yield from ()

    def ended(self, state: State) -> Iterator[Noted]:
        """Yield one chance for each seat that had one."""
        yield from self.last.values()


class DiesRich(HabitOfTheEnd[State]):
    """Losing with money that nobody will ever need."""

    name = "dies_rich"
    about = f"loses with {LEFT} ITS or more in hand"

    def ended(self, state: State) -> Iterator[Noted]:
        """Note every loser."""
        for seat in state.seats:
            if state.result is not None and not state.result.shares[seat]:
                yield Noted(seat, self.number, state.its[seat] >= LEFT)


class Spoils(Habit[State]):
    """Bidding against a card that takes nothing from the bidder."""

    name = "spoils"
    about = "bids against a card on a region that nobody controls"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every choice of a side for or against such a card."""
        contest, verbs = step.before.contest, [action.verb for action in step.decision.options]
        of_nobody = isinstance(contest, Conflict) and contest.defender is None
        if step.decision.kind == "take_side" and of_nobody and "against" in verbs:
            yield Noted(step.seat, step.number, step.action.verb == "against")


class LeavesNeutral(HabitOfTheEnd[State]):
    """Keeping each other from the map until the end."""

    name = "leaves_half_the_map"
    about = "ends with half of all regions controlled by nobody (counted once for each seat)"

    def ended(self, state: State) -> Iterator[Noted]:
        """Count the map."""
        for seat in state.seats:
            yield Noted(seat, self.number, 2 * len(state.neutral) >= len(state.influence))


class Hoards(Habit[State]):
    """Leaving money idle for rounds while others hold more regions."""

    name = "hoards"
    about = f"behind or level, has {HOARD} ITS or more at the ends of {ROUNDS} rounds running"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.rich: dict[Seat, int] = {}

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note the last answer of each round."""
        state = step.before
        if step.after.round == state.round:
            return
        for seat in state.seats:
            self.rich[seat] = self.rich.get(seat, 0) + 1 if state.its[seat] >= HOARD else 0
            if state.round >= ROUNDS and not ahead(state, seat):
                yield Noted(seat, step.number, self.rich[seat] >= ROUNDS)


HABITS = (HoldsBack, LetsGo, Spoils, LeavesNeutral, Stops, DiesRich, Hoards)
