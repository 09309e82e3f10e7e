"""The building blocks of cards: small frozen steps, carried out from top to bottom. WO-GEN-02

A `Step` is one instruction of a card, independent of the seat that plays it. `Carry` carries out steps one after
another. Results of a step are recorded in `state.memo` for later steps of the same card.
"""

from functools import cache
from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.record import seated
from game.titles.world_order.board import (
    can_draw,
    can_pay,
    discard,
    draw,
    exhausted,
    gain,
    kinds,
    memo,
    movable,
    note,
    pay,
    ready,
    trash,
)
from game.titles.world_order.events import BranchChosen, RegionChosen
from game.titles.world_order.faces import COUNTRY, REGIONS, RESOURCES
from game.titles.world_order.state import State, destinations, region_of

YES = option("yes")
NO = option("no")
NONE = option("none")
DONE = option("done")

Where = str | tuple[str, ...]
"""Regions by id, or one of these words: any, country (the Region of "that Country"), region, regions, moved, here.
"""


@frozen
class Step:
    """A line of a card."""

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if any part of the step can be done now, counting optional help. WO-AMB-60"""
        raise NotImplementedError  # each kind of line implements it

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Do the step, or push the questions it needs. Afterwards, `state.done` is True if it was done."""
        raise NotImplementedError  # each kind of line implements it


Steps = tuple[Step, ...]

EFFECTS: dict[str, Steps] = {}
"""Card design id → its steps; filled once, by cards.py."""


def can_any(steps: Steps, state: State, seat: Seat) -> bool:
    """Return True if any of the steps can be done now. WO-AMB-60"""
    return any(step.can(state, seat) for step in steps)


def still_any(steps: Steps, state: State, seat: Seat, fewer: int) -> bool:
    """Return True if any of the steps could be done with `fewer` cards fewer in hand. WO-GEN-12"""
    later = state.copy()
    later.hands = seated(state.hands, seat, state.hands[seat][fewer:])
    return can_any(steps, later, seat)


@frozen
class Carry(Do[State]):
    """The execution of steps from top to bottom; those that can't be done are skipped. WO-GEN-02, WO-AMB-20"""

    seat: Seat
    steps: Steps
    begun: bool = False

    def run(self, state: State, emit: Emit) -> None:
        """Do the first step now, and push the rest to follow."""
        if self.begun and not state.done and state.rulings.then_requires_previous_step:
            return
        step = self.steps[0]
        if len(self.steps) > 1:
            push(state, Carry(self.seat, self.steps[1:], True))
        state.done = False
        step.do(state, self.seat, emit)


@frozen
class Did(Do[State]):
    """The item that marks a step with inner steps as done, no matter how those turned out. WO-AMB-20"""

    def run(self, state: State, emit: Emit) -> None:
        state.done = True


DID = Did()


def where(state: State, named: Where) -> tuple[str, ...]:
    """Return the Regions that a step refers to."""
    if not isinstance(named, str):
        return named
    known = memo(state)
    match named:
        case "any":
            return REGIONS
        case "country":
            return (region_of(known.country),) if known.country else ()
        case "region":
            return (known.region,) if known.region else ()
        case "regions":
            return known.regions
        case "moved":
            return tuple([region for region in REGIONS if region in known.moved])
        case _:
            return (known.here,) if known.here else ()


# Gaining, paying, conditions


@frozen
class Gain(Step):
    """The step to gain something without paying."""

    what: str
    count: int

    def can(self, state: State, seat: Seat) -> bool:
        return True

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        gain(state, seat, self.what, self.count, emit)
        state.done = True


@frozen
class GainPer(Step):
    """The step to gain something per FDI token of the seat, or per type bought in the preceding Trade."""

    counted: str
    what: str
    count: int

    def can(self, state: State, seat: Seat) -> bool:
        return self.times(state, seat) > 0

    def times(self, state: State, seat: Seat) -> int:
        """Return the number of things counted."""
        if self.counted == "fdi":
            return sum([ally.fdi for ally in state.allies[seat].values()])
        return memo(state).imported

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Gain it from the supply."""
        times = self.times(state, seat)
        if times:
            gain(state, seat, self.what, self.count * times, emit)
        state.done = True


@frozen
class If(Step):
    """Steps that apply only if a condition is met."""

    fact: str
    steps: Steps

    def holds(self, state: State) -> bool:
        """Return True if the condition is met."""
        known = memo(state)
        match self.fact:
            case "took country":
                return bool(known.country)
            case "named region":
                return bool(known.region)
            case "moved":
                return bool(known.moved)
            case "moved two here":
                return known.moved.count(known.here) >= 2
            case _:
                return known.here in known.reached

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if the condition is met and one of the steps can be done."""
        return self.holds(state) and can_any(self.steps, state, seat)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Carry out the steps if the condition is met."""
        if self.holds(state):
            push(state, Carry(seat, self.steps))


@frozen
class Pay(Step):
    """The step to pay a full price for other steps: all or nothing. WO-AMB-27, WO-AMB-83"""

    price: tuple[tuple[str, int], ...]
    steps: Steps
    may: bool = False
    receive: int = 0
    """The money received in return, for selling armies."""

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if the price is affordable and, for an optional payment, one of the steps can be done."""
        return can_pay(state, seat, dict(self.price)) and (not self.may or can_any(self.steps, state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Pay, or ask first if paying is optional."""
        if not self.can(state, seat):
            return
        if self.may:
            push(state, PayOrNot(seat, self))
        else:
            self.settle(state, seat, emit)

    def settle(self, state: State, seat: Seat, emit: Emit) -> None:
        """Pay, and carry out the steps paid for."""
        pay(state, seat, dict(self.price), emit)
        if self.receive:
            gain(state, seat, "money", self.receive, emit)
        push(state, Carry(seat, self.steps), DID)


@frozen
class PayOrNot(Ask[State]):
    """The choice to pay or not. WO-GEN-12"""

    rule: ClassVar[str] = "WO-GEN-12"

    pay: Pay

    def options(self, state: State) -> tuple[Action, ...]:
        return (YES, NO)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action == YES:
            self.pay.settle(state, self.seat, emit)

    def prompt(self, state: State) -> Line:
        price = dict(self.pay.price)
        return line(
            "prompt.pay_or_not", diplomacy=price.get("diplomacy", 0) or "", money=price.get("money", 0) or ""
        )


@frozen
class PayScaled(Step):
    """The step to pay an amount of money up to a number of times, and gain something each time."""

    money: int
    times: int
    what: str
    count: int

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if the seat can pay once."""
        return state.money[seat] >= self.money

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, HowOften(seat, self))


@frozen
class HowOften(Ask[State]):
    """The choice of how many times to pay."""

    rule: ClassVar[str] = "WO-GEN-10"

    scaled: PayScaled

    def options(self, state: State) -> tuple[Action, ...]:
        """Return every affordable number."""
        most = min(self.scaled.times, state.money[self.seat] // self.scaled.money)
        return numbers(option("times"), 0, most) if most else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        times = int(action.noun)
        if times:
            pay(state, self.seat, {"money": self.scaled.money * times}, emit)
            gain(state, self.seat, self.scaled.what, self.scaled.count * times, emit)
            state.done = True

    def prompt(self, state: State) -> Line:
        return line("prompt.how_often", money=self.scaled.money, count=self.scaled.count, what=self.scaled.what)


@cache
def numbers(of: Action, least: int, most: int) -> tuple[Action, ...]:
    """Return the numbers from `least` to `most` as options with the verb of `of`."""
    return tuple([option(of.verb, str(number)) for number in range(least, most + 1)])


# Branches


@frozen
class Choose(Step):
    """The step to choose one or more branches; those that can't be done even in part aren't offered. WO-AMB-60"""

    branches: tuple[tuple[str, Steps], ...]
    """The branches, each with the name by which it's chosen."""
    pick: int = 1
    optional: bool = False

    def open(self, state: State, seat: Seat) -> list[str]:
        """Return the branches that can be chosen."""
        return [name for name, steps in self.branches if can_any(steps, state, seat)]

    def can(self, state: State, seat: Seat) -> bool:
        return any(can_any(steps, state, seat) for _, steps in self.branches)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseBranch(seat, self, self.pick))

    def without(self, name: str) -> "Choose":
        """Return the choice that is left after taking one branch."""
        return Choose(tuple([branch for branch in self.branches if branch[0] != name]), self.pick, self.optional)


@frozen
class ChooseBranch(Ask[State]):
    """The choice of a line of the card. WO-GEN-12"""

    rule: ClassVar[str] = "WO-GEN-12"

    choose: Choose
    left: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the branches that can be done at least in part."""
        names = [option("choose", name) for name in self.choose.open(state, self.seat)]
        return (*names, NONE) if names and self.choose.optional else tuple(names)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Carry out the branch; ask again if more may be picked."""
        if action == NONE:
            return
        emit(BranchChosen, self.seat, action.noun)
        steps = dict(self.choose.branches)[action.noun]
        rest = ChooseBranch(self.seat, self.choose.without(action.noun), self.left - 1)
        push(state, Carry(self.seat, steps), *([rest] if self.left > 1 else []), DID)

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_branch", more=self.left)


# Regions and resources


@frozen
class ChooseRegion(Step):
    """The step to choose one or more Regions for later steps."""

    among: Where = "any"
    count: int = 1
    up_to: bool = False
    other: bool = False
    """True if the Region chosen before is excluded."""
    two_armies: int = 0
    """If set, only Regions to which two armies can be moved are allowed, at this price for each. WO-AMB-25"""

    def can(self, state: State, seat: Seat) -> bool:
        """Return False: a choice alone has no effect."""
        return False

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, NameRegion(seat, self))


@frozen
class NameRegion(Ask[State]):
    """The choice of a Region."""

    rule: ClassVar[str] = "WO-GEN-02"
    verbs: ClassVar[Verbs] = (("region", "region"),)

    choice: ChooseRegion
    named: tuple[str, ...] = ()

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the Regions allowed by the card and not chosen yet."""
        regions = [region for region in where(state, self.choice.among) if region not in self.named]
        if self.choice.other:
            regions = [region for region in regions if region != memo(state).region]
        if self.choice.two_armies:
            regions = [
                region for region in regions if two_can_move(state, self.seat, region, self.choice.two_armies)
            ]
        options = [option("region", region) for region in regions]
        return (*options, DONE) if options and self.choice.up_to else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Record the Region, and ask for another if there's one more."""
        if action == DONE:
            return
        named = (*self.named, action.noun)
        emit(RegionChosen, self.seat, action.noun)
        note(state, region=action.noun, regions=named)
        state.done = True
        if len(named) < self.choice.count:
            push(state, NameRegion(self.seat, self.choice, named))


def two_can_move(state: State, seat: Seat, region: str, money: int) -> bool:
    """Return True if two armies can be moved to a Region, at this price for each. WO-AMB-25"""
    if state.money[seat] < 2 * money:
        return False
    if not state.rulings.us_navy_ignores_base and region not in destinations(state, seat):
        return False
    return sum([count for origin, count in movable(state, seat).items() if origin != region]) >= 2


@frozen
class ForEach(Step):
    """The step to repeat steps for each of the chosen Regions."""

    steps: Steps

    def can(self, state: State, seat: Seat) -> bool:
        return bool(memo(state).regions)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Push the steps for the Regions one by one."""
        for region in reversed(memo(state).regions):
            push(state, Here(region), Carry(seat, self.steps), DID)


@frozen
class Here(Do[State]):
    """The item that makes one of the chosen Regions the current one."""

    region: str

    def run(self, state: State, emit: Emit) -> None:
        note(state, here=self.region)


@frozen
class ChooseResource(Step):
    """The step to choose one of the seven resource types for later steps."""

    def can(self, state: State, seat: Seat) -> bool:
        """Return False: a choice alone has no effect."""
        return False

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, NameResource(seat))


@frozen
class NameResource(Ask[State]):
    """The choice of a resource type."""

    rule: ClassVar[str] = "WO-GEN-02"
    verbs: ClassVar[Verbs] = (("resource", "resource"),)

    def options(self, state: State) -> tuple[Action, ...]:
        return ALL_RESOURCES

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        note(state, resource=action.noun)
        state.done = True


ALL_RESOURCES = tuple([option("resource", what) for what in RESOURCES])


# Allies


@frozen
class Ready(Step):
    """The step to turn Countries face up."""

    count: int = 1
    up_to: bool = False
    remember: bool = False
    """True if later lines refer to "that Country", so that a ready one can be chosen too."""

    def can(self, state: State, seat: Seat) -> bool:
        return bool(state.allies[seat] if self.remember else exhausted(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseReady(seat, self.count, self.up_to, self.remember))


@frozen
class ChooseReady(Ask[State]):
    """The choice of a Country to ready. WO-FOC-02"""

    rule: ClassVar[str] = "WO-FOC-02"
    verbs: ClassVar[Verbs] = (("country", "ready"),)
    open: ClassVar[bool] = True

    left: int
    up_to: bool
    remember: bool = False

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the exhausted allies, or all allies if later lines refer to the one chosen."""
        cards = state.allies[self.seat] if self.remember else exhausted(state, self.seat)
        options = [option("ready", card) for card in cards]
        return (*options, DONE) if options and self.up_to else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ready the ally and ask for another."""
        if action == DONE:
            return
        if not state.allies[self.seat][action.noun].ready:
            ready(state, self.seat, action.noun, emit)
        state.done = True
        if self.remember:
            note(state, country=action.noun)
        if self.left > 1:
            push(state, ChooseReady(self.seat, self.left - 1, self.up_to, self.remember))

    def prompt(self, state: State) -> Line:
        """Return the prompt, with the maximum number if it's a choice of "up to"."""
        if self.remember:
            return line("prompt.choose_ready_named")
        most = min(self.left, len(exhausted(state, self.seat)))
        return line("prompt.choose_ready_up_to", more=most) if self.up_to else line("prompt.choose_ready")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: only an exhausted ally can be readied. WO-GEN-05"""
        if action.verb == "ready" and action.noun in COUNTRY:
            return because("WO-GEN-05", "ready_or_not_yours", country=action.noun)
        return Ask.why_not(self, state, action)


# Cards


@frozen
class Draw(Step):
    """The step to draw cards. WO-GEN-06"""

    count: int = 1

    def can(self, state: State, seat: Seat) -> bool:
        return can_draw(state, seat)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        drawn = draw(state, seat, self.count, emit)
        note(state, drawn=drawn)
        state.done = drawn > 0


@frozen
class DrawSome(Step):
    """The step to draw any number of cards, up to the highest value among the seat's ready allies. WO-AMB-41"""

    def can(self, state: State, seat: Seat) -> bool:
        return can_draw(state, seat) and best_ready(state, seat) > 0

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, HowMany(seat))


def best_ready(state: State, seat: Seat) -> int:
    """Return the highest value among a seat's ready allies."""
    return max([COUNTRY[card].value for card, ally in state.allies[seat].items() if ally.ready], default=0)


@frozen
class HowMany(Ask[State]):
    """The choice of how many cards to draw."""

    rule: ClassVar[str] = "WO-AMB-41"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers from 1 to the highest value."""
        return numbers(option("draw"), 1, best_ready(state, self.seat))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        note(state, drawn=draw(state, self.seat, int(action.noun), emit))
        state.done = True


@frozen
class Discard(Step):
    """The step to discard cards from the hand: `count`, or if that is 0, as many as were drawn."""

    count: int = 0

    def can(self, state: State, seat: Seat) -> bool:
        return bool(state.hands[seat])

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        count = self.count or memo(state).drawn
        push(state, *[DiscardCard(seat, count - done) for done in range(count)])


@frozen
class DiscardCard(Ask[State]):
    """The choice of a card to discard."""

    rule: ClassVar[str] = "WO-GEN-02"
    verbs: ClassVar[Verbs] = (("card", "discard"),)

    left: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Return one card of each kind in hand."""
        return tuple([option("discard", card) for card in kinds(state.hands[self.seat])])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        discard(state, self.seat, action.noun, emit)
        state.done = True

    def prompt(self, state: State) -> Line:
        return line("prompt.discard_card", more=self.left)


@frozen
class PayCards(Step):
    """The step to discard cards from the hand for other steps, or decline."""

    count: int
    steps: Steps

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if the seat has enough cards and one of the steps can still be done."""
        return len(state.hands[seat]) >= self.count and still_any(self.steps, state, seat, self.count)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, PayCardsOrNot(seat, self))


@frozen
class PayCardsOrNot(Ask[State]):
    """The choice to discard the cards or not. WO-GEN-12"""

    kind: ClassVar[str] = "pay_cards"
    rule: ClassVar[str] = "WO-GEN-12"

    paid: PayCards

    def options(self, state: State) -> tuple[Action, ...]:
        return (YES, NO) if self.paid.can(state, self.seat) else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard the cards one by one, then carry out the steps."""
        if action == YES:
            count = self.paid.count
            questions = [DiscardCard(self.seat, count - done) for done in range(count)]
            push(state, *questions, Carry(self.seat, self.paid.steps), DID)

    def prompt(self, state: State) -> Line:
        return line("prompt.pay_cards", count=self.paid.count)


@frozen
class Trash(Step):
    """The step to trash a card from the hand or, if allowed, the discard pile, and then do other steps."""

    discards: bool = False
    may: bool = False
    steps: Steps = ()

    def can(self, state: State, seat: Seat) -> bool:
        discards = state.discards[seat] if self.discards else ()
        if not state.hands[seat] and not discards:
            return False
        return not self.steps or still_any(self.steps, state, seat, 0 if discards else 1)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        if self.can(state, seat):
            push(state, TrashCard(seat, self))


@frozen
class TrashCard(Ask[State]):
    """The choice of a card to remove from the game. WO-GEN-07"""

    rule: ClassVar[str] = "WO-GEN-07"
    verbs: ClassVar[Verbs] = (("card", "trash"),)

    trash: Trash

    def options(self, state: State) -> tuple[Action, ...]:
        """Return one card of each kind in hand and, if allowed, in the discard pile.

        The verb distinguishes the two, because it matters which of them the card leaves.
        """
        options = [option("trash", card) for card in kinds(state.hands[self.seat])]
        if self.trash.discards:
            options += [option("trash_spent", card) for card in kinds(state.discards[self.seat])]
        return (*options, NONE) if self.trash.may else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Remove the card, then carry out the steps."""
        if action == NONE:
            return
        trash(state, self.seat, action.noun, emit)
        state.done = True
        if self.trash.steps:
            push(state, Carry(self.seat, self.trash.steps), DID)


def price(**counts: int) -> tuple[tuple[str, int], ...]:
    """Return a price in the form that steps use: price(diplomacy=2, money=10)."""
    return tuple(counts.items())
