"""Setup: who picks first, the regions a seat starts with, and its first money. MA-SET, MA-SEQ-01"""

from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.chance import roll
from game.core.content.box import box
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.titles.manifesto.board import draw, earn, ranked_by_dice
from game.titles.manifesto.events import RegionTaken, ReserveRolled
from game.titles.manifesto.faces import REGION
from game.titles.manifesto.levels import Start
from game.titles.manifesto.state import MAJOR, START, State, survey, touching

EXTRA_CARDS = 2
"""The number of cards that go with a start of influence 2. MA-SET-03"""

TWO_CARDS = option("two_cards")


@frozen
class SettingUp(Do[State]):
    """The setup: two cards each, dice for the order, the starts, the money. MA-SET-01, MA-AMB-04"""

    def run(self, state: State, emit: Emit) -> None:
        """Push the setup steps; in a level with a fixed opening nobody is asked."""
        for seat in state.seats:
            draw(state, seat, state.level.start_cards, emit)
        order = ranked_by_dice(state, state.seats, emit)
        state.first, state.order = order[0], tuple(order)
        if state.level.start:
            fixed = {start.faction: start for start in state.level.start}
            starts: list[Do[State] | Ask[State]] = [
                Settle(seat, _start(state, seat, fixed)) for seat in state.seats
            ]
        else:
            starts = [TakeRegion(seat) for seat in order]
        push(state, *starts, *[RollReserve(seat) for seat in order])


def _start(state: State, seat: Seat, fixed: dict[str, Start]) -> Start:
    faction = state.factions[seat]
    if faction not in fixed:
        name = next(side.name for side in box("manifesto").faction if side.id == faction)
        raise ValueError(f"{state.level.name} has no place for {name}.")
    return fixed[faction]


@frozen
class Settle(Do[State]):
    """The fixed start of one seat's ideology. MA-SET-05"""

    seat: Seat
    start: Start

    def run(self, state: State, emit: Emit) -> None:
        """Put down the ideology's markers, and draw its extra cards."""
        for region in self.start.regions:
            take_region(state, self.seat, region, emit)
        draw(state, self.seat, self.start.cards, emit)


def take_region(state: State, seat: Seat, region: str, emit: Emit) -> None:
    """Put a marker on a free region. MA-SET-05"""
    state.owner = {**state.owner, region: seat}
    survey(state)
    emit(RegionTaken, seat, region)


@frozen
class TakeRegion(Ask[State]):
    """The choice of the next starting region, or of two cards instead of the last point of influence.

    MA-SET-02, MA-SET-03, MA-Q-01, MA-Q-02
    """

    rule: ClassVar[str] = "MA-SET-02"
    verbs: ClassVar[Verbs] = (("region", "take"),)
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """Return what completes the seat's start; () if it's complete or nothing can complete it."""
        have = state.strength[self.seat]
        regions = next_regions(state, self.seat) if have else first_regions(state)
        options = [option("take", region) for region in regions]
        return (*options, TWO_CARDS) if have == START - 1 else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Take the region or the cards. On a map so crowded that it leads nowhere, a region comes with two cards.

        MA-AMB-04
        """
        if action == TWO_CARDS:
            draw(state, self.seat, EXTRA_CARDS, emit)
            return
        alone = not state.strength[self.seat] and action.noun not in hopeful_regions(state)
        take_region(state, self.seat, action.noun, emit)
        if alone:
            draw(state, self.seat, EXTRA_CARDS, emit)
        else:
            push(state, self)

    def prompt(self, state: State) -> Line:
        have = state.strength[self.seat]
        match have:
            case 0:
                return line("prompt.take_first")
            case 1:
                return line("prompt.take_next", more=START - have)
            case _:
                return line("prompt.take_last")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this can't be part of the start. MA-SET-02, MA-SET-03, MA-AMB-04"""
        have, region = state.strength[self.seat], action.noun
        if action.verb == "two_cards":
            return because("MA-SET-03", "two_cards_later", have=have)
        if region not in REGION:
            return because(self.rule, "start_first", missing=START - have)
        if region in state.owner:
            return because("MA-SET-05", "region_taken", region=region, other=state.owner[region])
        influence = state.influence[region]
        if have + influence > START:
            return because(self.rule, "too_much", region=region, influence=influence, have=have)
        if have:
            return because("MA-AMB-39", "not_next_to_start", region=region)
        return because("MA-AMB-04", "leads_nowhere", region=region)


def first_regions(state: State) -> list[str]:
    """Return the free regions to start with; all of them if none leads to an influence of 2 or 3. MA-AMB-04"""
    return hopeful_regions(state) or list(state.neutral)


def hopeful_regions(state: State) -> list[str]:
    """Return the free major regions, and the minor ones next to a free region that would fit the start too.

    MA-AMB-05
    """
    owner, influence = state.owner, state.influence
    return [
        region
        for region in state.neutral
        if influence[region] >= MAJOR
        or any(other not in owner and influence[other] < START for other in touching(state, region))
    ]


def next_regions(state: State, seat: Seat) -> list[str]:
    """Return free regions that touch the seat's own and keep its influence to 3 or less. MA-AMB-39"""
    room = START - state.strength[seat]
    reach, influence = state.reach[seat], state.influence
    return [region for region in state.neutral if region in reach and influence[region] <= room]


@frozen
class RollReserve(Do[State]):
    """Everybody receives 1d6 ITS to start with. MA-SET-04"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        die = roll(state)
        earn(state, self.seat, die)
        emit(ReserveRolled, self.seat, die)
