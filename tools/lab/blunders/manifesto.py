"""The bad habits of players of Manifesto."""

from collections.abc import Iterator

from game.titles.manifesto.bidding import AddCards, sides_for, worth
from game.titles.manifesto.state import Bid, Conflict, State, War
from tools.lab.blunders import GivenAnswer, Habit, Noted

RICH = 3
"""The influence from which a region is worth fighting for."""


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


class LetsGo(Habit[State]):
    """Letting a rich region go though there was enough money to keep it."""

    name = "bids_nothing_for_a_rich_region"
    about = "brings nothing against a card on a region worth three, though it could have outbid it"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note the owner or, with two seats, the only player who could have denied the region to the other."""
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


class BidsNothing(Habit[State]):
    """Playing a card and then not bidding for it."""

    name = "bids_nothing_for_its_own_card"
    about = "plays a card and brings nothing for it, with ITS in its purse"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note who played the card."""
        conflict, notes = step.before.contest, settled(step)
        if isinstance(conflict, Conflict) and notes is not None and step.before.its[conflict.active]:
            bid = notes[conflict.active]
            yield Noted(conflict.active, step.number, bid is None or not worth(conflict, bid))


class OutbidInWar(Habit[State]):
    """Starting a war against a seat that can pay more for it."""

    name = "starts_a_war_against_a_larger_purse"
    about = "starts a war against a seat that has more ITS in its purse"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note who started a war."""
        war, its = step.before.contest, step.before.its
        if isinstance(war, War) and settled(step) is not None:
            yield Noted(war.axis, step.number, its[war.allies] > its[war.axis])


class BidsLittleInWar(Habit[State]):
    """Starting a war and not paying for it."""

    name = "bids_less_than_half_in_its_own_war"
    about = "starts a war and brings less than half of its ITS, and loses it"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note who started a war with ITS in its purse."""
        war, notes = step.before.contest, settled(step)
        if isinstance(war, War) and notes is not None and step.before.its[war.axis]:
            mine, own = notes[war.axis], step.before.its[war.axis]
            lost = brought(step.before, notes, "axis") < brought(step.before, notes, "allies")
            yield Noted(war.axis, step.number, lost and (mine is None or 2 * worth(war, mine) < own))


class LeavesNeutral(Habit[State]):
    """Keeping each other off the map until the end."""

    name = "leaves_half_the_map"
    about = "ends with half of all regions controlled by nobody (counted once for each seat)"

    def ended(self, state: State) -> Iterator[Noted]:
        """Yield one chance for each seat."""
        for seat in state.seats:
            yield Noted(seat, self.number, 2 * len(state.neutral) >= len(state.influence))


HABITS = (LetsGo, BidsNothing, OutbidInWar, BidsLittleInWar, LeavesNeutral)
