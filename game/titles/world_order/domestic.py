"""The Domestic actions: producing, raising productions, Growth cards and Prosperity. WO-PRD, WO-GRO"""

from typing import ClassVar

from game.core.agenda import Ask, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.record import seated
from game.titles.world_order.board import (
    can_pay,
    earn,
    make,
    memo,
    most_units,
    raisable,
    raise_production,
    score,
    take,
)
from game.titles.world_order.events import GrowthTaken, ProsperityIncreased
from game.titles.world_order.faces import AT_LEVEL, GROWTH, POWER, PRIMARY, RESOURCES, Space
from game.titles.world_order.state import State
from game.titles.world_order.steps import DONE, EFFECTS, NONE, Carry, Step, numbers

# Produce


@frozen
class Produce(Step):
    """The step "Produce different types of resources." WO-PRD-01"""

    types: int = 1
    only: str = ""
    """The only type that the card allows, if any; "that" means the type chosen before."""
    most: int | None = None
    """The maximum number of units of a secondary type."""

    def kinds(self, state: State) -> tuple[str, ...]:
        """Return the types that can be produced."""
        if self.only == "that":
            known = memo(state).resource
            return (known,) if known else ()
        return (self.only,) if self.only else RESOURCES

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if any unit can be produced."""
        return any(most_units(state, seat, what, self.most) for what in self.kinds(state))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        if self.only:
            for what in self.kinds(state):
                produce_type(state, seat, what, self.most, emit)
        else:
            push(state, ChooseType(seat, self.types))


def produce_type(state: State, seat: Seat, what: str, most: int | None, emit: Emit) -> None:
    """Produce a primary type at once, or ask how many units of a secondary one. WO-PRD-03"""
    if what in PRIMARY:
        units = most_units(state, seat, what)
        make(state, seat, what, units, emit)
        state.done = state.done or units > 0
    else:
        push(state, MakeUnits(seat, what, most))


@frozen
class ChooseType(Ask[State]):
    """The choice of the next type to produce. WO-PRD-01, WO-PRD-02, WO-PRD-04"""

    rule: ClassVar[str] = "WO-PRD-01"
    verbs: ClassVar[Verbs] = (("resource", "produce"),)

    left: int
    made: tuple[str, ...] = ()

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the types not produced yet that can be, and `done`."""
        if not self.left:
            return ()
        options = [
            option("produce", what)
            for what in RESOURCES
            if what not in self.made and most_units(state, self.seat, what)
        ]
        return (*options, DONE) if options else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Produce the type, then ask for another."""
        if action != DONE:
            push(state, ChooseType(self.seat, self.left - 1, (*self.made, action.noun)))
            produce_type(state, self.seat, action.noun, None, emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_type", more=self.left)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this type can't be produced. WO-PRD-02, WO-PRD-03"""
        verb, what = action
        if verb != "produce" or what not in RESOURCES:
            return Ask.why_not(self, state, action)
        if what in self.made:
            return because("WO-PRD-02", "made_already", what=what)
        assert not most_units(state, self.seat, what), "nothing else keeps a type from being produced"
        return because("WO-PRD-03", "recipe", what=what)


@frozen
class MakeUnits(Ask[State]):
    """The choice of how many units to produce. WO-PRD-03, WO-FOC-02"""

    rule: ClassVar[str] = "WO-PRD-03"
    open: ClassVar[bool] = True

    what: str
    most: int | None = None

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers from 0 to what the production and the recipe allow."""
        return numbers(option("make"), 0, most_units(state, self.seat, self.what, self.most))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        units = int(action.noun)
        make(state, self.seat, self.what, units, emit)
        state.done = state.done or units > 0

    def prompt(self, state: State) -> Line:
        return line("prompt.make_units", what=self.what)


# Raising productions


@frozen
class IncreaseProduction(Step):
    """The step "Raise different productions by 1 each." WO-SA-05, WO-GRO-06, WO-AMB-79"""

    count: int = 1
    that: bool = False
    """True if only the type chosen before may be raised."""

    def open(self, state: State, seat: Seat, raised: tuple[str, ...] = ()) -> list[str]:
        """Return the tracks that can be raised."""
        tracks = [what for what in raisable(state, seat) if what not in raised]
        return [what for what in tracks if what == memo(state).resource] if self.that else tracks

    def can(self, state: State, seat: Seat) -> bool:
        return bool(self.open(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, RaiseTrack(seat, self, self.count))


@frozen
class RaiseTrack(Ask[State]):
    """The choice of a production to raise. WO-SA-05"""

    rule: ClassVar[str] = "WO-SA-05"
    verbs: ClassVar[Verbs] = (("resource", "raise"),)

    step: IncreaseProduction
    left: int
    raised: tuple[str, ...] = ()

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the tracks below their last space that weren't raised yet."""
        return tuple([option("raise", what) for what in self.step.open(state, self.seat, self.raised)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Raise the production and ask for another."""
        raise_production(state, self.seat, action.noun, 0, emit)
        state.done = True
        if self.left > 1:
            push(state, RaiseTrack(self.seat, self.step, self.left - 1, (*self.raised, action.noun)))

    def prompt(self, state: State) -> Line:
        """Return the prompt, with the number still to raise if there's more than one."""
        more = min(self.left, len(self.step.open(state, self.seat, self.raised)))
        return line("prompt.raise_track", more=more if more > 1 else "")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this production can't be raised. WO-FOC-03, WO-SA-05"""
        if action.verb == "raise" and action.noun in RESOURCES:
            return why_not_raised(state, self.seat, self.raised, action.noun)
        return Ask.why_not(self, state, action)


def why_not_raised(state: State, seat: Seat, raised: tuple[str, ...], what: str) -> Reason:
    """Return why a production can't be raised. WO-FOC-03, WO-SA-05"""
    if what in raised:
        return because("WO-SA-05", "raised_already", what=what)
    if state.production[seat][what] == POWER[state.powers[seat]].most[what]:
        return because("WO-FOC-03", "last_space", what=what)
    return because("WO-FOC-03", "other_track", what=what)


# Growth cards

DEVELOPMENT = "industrial_development"
FLEXIBILITY = "tactical_flexibility"
"""The Growth cards with an immediate effect. WO-GRO-06, WO-AMB-39"""


@frozen
class GetGrowth(Step):
    """The step "Get a Growth card of the next level." WO-GRO-01, WO-GRO-02"""

    swap: int = 0
    """The money that can replace each required service; 0 if none can be replaced."""

    def targets(self, state: State, seat: Seat) -> list[str]:
        """Return the affordable cards that are left. WO-GRO-16"""
        level = len(state.growth[seat]) + 1
        return [card for card in AT_LEVEL[level] if state.growth_left[card] and self.payable(state, seat, card)]

    def payable(self, state: State, seat: Seat, card: str) -> bool:
        """Return True if a seat can pay for a card, with money in place of services if allowed."""
        cost = GROWTH[card].cost
        if not self.swap:
            return can_pay(state, seat, cost)
        rest = {what: count for what, count in cost.items() if what != "services"}
        missing = max(0, cost["services"] - state.stock[seat]["services"])
        money = state.money[seat] - rest.get("money", 0)
        return can_pay(state, seat, rest) and missing * self.swap <= money

    def can(self, state: State, seat: Seat) -> bool:
        return bool(self.targets(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseGrowth(seat, self))


@frozen
class ChooseGrowth(Ask[State]):
    """The choice of a Growth card. WO-GRO-01"""

    rule: ClassVar[str] = "WO-GRO-02"
    verbs: ClassVar[Verbs] = (("growth", "growth"),)

    step: GetGrowth

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the affordable cards, and `none` if all of them need money for services. WO-AMB-58"""
        cards = self.step.targets(state, self.seat)
        alone = any(can_pay(state, self.seat, GROWTH[card].cost) for card in cards)
        options = [option("growth", card) for card in cards]
        return (*options, NONE) if options and not alone else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action == NONE:
            return
        if self.step.swap:
            push(state, SwapServices(self.seat, action.noun, self.step.swap))
        else:
            take_growth(state, self.seat, action.noun, 0, 0, emit)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this Growth card can't be taken. WO-GRO-02, WO-GRO-16"""
        verb, card = action
        if verb != "growth" or card not in GROWTH:
            return Ask.why_not(self, state, action)
        level = len(state.growth[self.seat]) + 1
        if GROWTH[card].level != level:
            return because("WO-GRO-02", "other_level", growth=card, level=level)
        return because("WO-GRO-16", "growth_cost" if state.growth_left[card] else "no_copy_left", growth=card)


@frozen
class SwapServices(Ask[State]):
    """The choice of how many of the required services to replace with money (Central European Bank). WO-AMB-58"""

    rule: ClassVar[str] = "WO-AMB-58"

    card: str
    swap: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers for which both the money and the remaining services are affordable."""
        cost = GROWTH[self.card].cost
        services, money = cost["services"], state.money[self.seat] - cost.get("money", 0)
        least = max(0, services - state.stock[self.seat]["services"])
        return numbers(option("swap"), least, min(services, money // self.swap))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        take_growth(state, self.seat, self.card, int(action.noun), self.swap, emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.swap_services", cost=GROWTH[self.card].cost["services"], money=self.swap)


def take_growth(state: State, seat: Seat, card: str, swapped: int, swap: int, emit: Emit) -> None:
    """Pay for a Growth card, take a copy and its VPs, and apply its immediate effect, if any. WO-GRO-03"""
    face = GROWTH[card]
    for what, count in face.cost.items():
        take(state, seat, what, count - swapped if what == "services" else count)
    if swapped:
        take(state, seat, "money", swapped * swap)
    state.growth_left = {**state.growth_left, card: state.growth_left[card] - 1}
    state.growth = seated(state.growth, seat, (*state.growth[seat], card))
    score(state, seat, face.vp)
    emit(GrowthTaken, seat, card, face.vp)
    state.done = True
    if card == DEVELOPMENT or (card == FLEXIBILITY and state.round >= face.level):
        push(state, Carry(seat, EFFECTS[card]))


# Prosperity

PROSPERITY = "prosperity"
"""The entry in `State.spent` under the house option of one space per round. WO-AMB-30"""


def next_space(state: State, seat: Seat) -> Space | None:
    """Return the next space of a Prosperity track; None after the last. WO-PRO-02"""
    track, paid = POWER[state.powers[seat]].prosperity, state.prosperity[seat]
    return track[paid] if paid < len(track) else None


def may_prosper(state: State, seat: Seat) -> bool:
    """Return True if a seat may still advance on its track this round. WO-PRO-02, WO-AMB-30"""
    return PROSPERITY not in state.spent[seat] and next_space(state, seat) is not None


def advance_prosperity(state: State, seat: Seat, goods: int, emit: Emit) -> None:
    """Pay goods and advance to the next space. WO-PRO-01"""
    space = next_space(state, seat)
    assert space is not None, "there is a next space"
    take(state, seat, "goods", goods)
    state.prosperity = seated(state.prosperity, seat, state.prosperity[seat] + 1)
    score(state, seat, space.vp)
    earn(state, seat, space.money)
    if state.rulings.prosperity_once_a_round:
        state.spent = seated(state.spent, seat, state.spent[seat] | {PROSPERITY})
    emit(ProsperityIncreased, seat, state.prosperity[seat], space.vp, space.money)


@frozen
class IncreaseProsperity(Step):
    """The step to advance on the Prosperity track immediately, for fewer goods. WO-AMB-30"""

    discount: int = 0

    def goods(self, space: Space) -> int:
        """Return a space's cost in goods after the discount."""
        return max(0, space.goods - self.discount)

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if there's a space to advance to and the seat has the goods."""
        space = next_space(state, seat) if may_prosper(state, seat) else None
        return space is not None and state.stock[seat]["goods"] >= self.goods(space)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        space = next_space(state, seat)
        if space is not None and self.can(state, seat):
            advance_prosperity(state, seat, self.goods(space), emit)
            state.done = True
