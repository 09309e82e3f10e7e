"""The lines of a card: small frozen declarations that are carried out from top to bottom. WO-GEN-02

A `Step` says what a card tells its player to do, without saying who that is. `Carry` carries steps out, one after
the other. What a line has done is noted in `state.memo`, where later lines of the same card find it.
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
"""Regions by id, or in words: any, country (of that Country), region, regions, moved, here."""


@frozen
class Step:
    """A line of a card."""

    def can(self, state: State, seat: Seat) -> bool:
        """Whether any part of it can be done now, with voluntary help too. WO-AMB-60"""
        raise NotImplementedError  # every line says when it can be done

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Do it, or put the questions it needs; `state.done` says in the end whether it was done."""
        raise NotImplementedError  # every line says what it does


Steps = tuple[Step, ...]

EFFECTS: dict[str, Steps] = {}
"""What every card does, by its design; written once, by cards.py."""


def can_any(steps: Steps, state: State, seat: Seat) -> bool:
    """Whether at least one of several lines can be done now. WO-AMB-60"""
    return any(step.can(state, seat) for step in steps)


def still_any(steps: Steps, state: State, seat: Seat, fewer: int) -> bool:
    """Whether one of several lines could be done with so many cards fewer in the hand. WO-GEN-12"""
    later = state.copy()
    later.hands = seated(state.hands, seat, state.hands[seat][fewer:])
    return can_any(steps, later, seat)


@frozen
class Carry(Do[State]):
    """Carry lines out from top to bottom; what cannot be done is skipped. WO-GEN-02, WO-AMB-20"""

    seat: Seat
    steps: Steps
    begun: bool = False

    def run(self, state: State, emit: Emit) -> None:
        """One line now, the rest when it is done."""
        if self.begun and not state.done and state.rulings.then_requires_previous_step:
            return
        step = self.steps[0]
        if len(self.steps) > 1:
            push(state, Carry(self.seat, self.steps[1:], True))
        state.done = False
        step.do(state, self.seat, emit)


@frozen
class Did(Do[State]):
    """What stood around some lines was done, whatever became of the lines themselves. WO-AMB-20"""

    def run(self, state: State, emit: Emit) -> None:
        state.done = True


DID = Did()


def where(state: State, named: Where) -> tuple[str, ...]:
    """Give the Regions a line speaks of."""
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
    """Gain something without paying."""

    what: str
    count: int

    def can(self, state: State, seat: Seat) -> bool:
        return True

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Take it from the supply."""
        gain(state, seat, self.what, self.count, emit)
        state.done = True


@frozen
class GainPer(Step):
    """Gain something for each of one's FDI tokens, or for each type bought in the trade before."""

    counted: str
    what: str
    count: int

    def can(self, state: State, seat: Seat) -> bool:
        return self.times(state, seat) > 0

    def times(self, state: State, seat: Seat) -> int:
        """How many there are."""
        if self.counted == "fdi":
            return sum([ally.fdi for ally in state.allies[seat].values()])
        return memo(state).imported

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Take it from the supply."""
        times = self.times(state, seat)
        if times:
            gain(state, seat, self.what, self.count * times, emit)
        state.done = True


@frozen
class If(Step):
    """Lines that only count if something became true before."""

    fact: str
    steps: Steps

    def holds(self, state: State) -> bool:
        """Whether it is true."""
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
        """If it is true, and one of the lines can be done."""
        return self.holds(state) and can_any(self.steps, state, seat)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Carry the lines out, or not."""
        if self.holds(state):
            push(state, Carry(seat, self.steps))


@frozen
class Pay(Step):
    """Pay all of a price, and only then go on: all or nothing. WO-AMB-27, WO-AMB-83"""

    price: tuple[tuple[str, int], ...]
    steps: Steps
    may: bool = False
    receive: int = 0
    """Money that comes back: armies are sold by it."""

    def can(self, state: State, seat: Seat) -> bool:
        """Whether it can be paid; one that may be declined needs a use too."""
        return can_pay(state, seat, dict(self.price)) and (not self.may or can_any(self.steps, state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Pay, or ask whether it is to be paid."""
        if not self.can(state, seat):
            return
        if self.may:
            push(state, PayOrNot(seat, self))
        else:
            self.settle(state, seat, emit)

    def settle(self, state: State, seat: Seat, emit: Emit) -> None:
        """Pay and carry out what it was paid for."""
        pay(state, seat, dict(self.price), emit)
        if self.receive:
            gain(state, seat, "money", self.receive, emit)
        push(state, Carry(seat, self.steps), DID)


@frozen
class PayOrNot(Ask[State]):
    """Do you pay? WO-GEN-12"""

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
    """Pay money up to some times, and gain something each time."""

    money: int
    times: int
    what: str
    count: int

    def can(self, state: State, seat: Seat) -> bool:
        """Whether it can be paid once."""
        return state.money[seat] >= self.money

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, HowOften(seat, self))


@frozen
class HowOften(Ask[State]):
    """How often do you pay?"""

    rule: ClassVar[str] = "WO-GEN-10"

    scaled: PayScaled

    def options(self, state: State) -> tuple[Action, ...]:
        """Every number that can be paid."""
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
    """Every number from `least` to `most`, as answers of the verb of `of`."""
    return tuple([option(of.verb, str(number)) for number in range(least, most + 1)])


# Branches


@frozen
class Choose(Step):
    """Choose among branches, one or more; a branch is offered only if something in it can be done. WO-AMB-60"""

    branches: tuple[tuple[str, Steps], ...]
    """Each with the name under which it is chosen."""
    pick: int = 1
    optional: bool = False

    def open(self, state: State, seat: Seat) -> list[str]:
        """The branches that can be chosen."""
        return [name for name, steps in self.branches if can_any(steps, state, seat)]

    def can(self, state: State, seat: Seat) -> bool:
        return any(can_any(steps, state, seat) for _, steps in self.branches)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseBranch(seat, self, self.pick))

    def without(self, name: str) -> "Choose":
        """The same choice after one branch was taken."""
        return Choose(tuple([branch for branch in self.branches if branch[0] != name]), self.pick, self.optional)


@frozen
class ChooseBranch(Ask[State]):
    """Which line of the card? WO-GEN-12"""

    rule: ClassVar[str] = "WO-GEN-12"

    choose: Choose
    left: int

    def options(self, state: State) -> tuple[Action, ...]:
        """What can be done at least in part."""
        names = [option("choose", name) for name in self.choose.open(state, self.seat)]
        return (*names, NONE) if names and self.choose.optional else tuple(names)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Carry it out; where several are picked, ask again."""
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
    """Choose a Region, or several, for the lines that follow."""

    among: Where = "any"
    count: int = 1
    up_to: bool = False
    other: bool = False
    """Not the Region the card has named before."""
    two_armies: int = 0
    """Only Regions to which two armies can be moved at this price each. WO-AMB-25"""

    def can(self, state: State, seat: Seat) -> bool:
        """A choice alone does nothing."""
        return False

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, NameRegion(seat, self))


@frozen
class NameRegion(Ask[State]):
    """Which Region?"""

    rule: ClassVar[str] = "WO-GEN-02"
    verbs: ClassVar[Verbs] = (("region", "region"),)

    choice: ChooseRegion
    named: tuple[str, ...] = ()

    def options(self, state: State) -> tuple[Action, ...]:
        """Regions the card names that were not chosen yet."""
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
        """Remember it, and ask for the next if there is one."""
        if action == DONE:
            return
        named = (*self.named, action.noun)
        emit(RegionChosen, self.seat, action.noun)
        note(state, region=action.noun, regions=named)
        state.done = True
        if len(named) < self.choice.count:
            push(state, NameRegion(self.seat, self.choice, named))


def two_can_move(state: State, seat: Seat, region: str, money: int) -> bool:
    """Whether two armies can be moved to a Region at this price each. WO-AMB-25"""
    if state.money[seat] < 2 * money:
        return False
    if not state.rulings.us_navy_ignores_base and region not in destinations(state, seat):
        return False
    return sum([count for origin, count in movable(state, seat).items() if origin != region]) >= 2


@frozen
class ForEach(Step):
    """The same lines for each Region chosen."""

    steps: Steps

    def can(self, state: State, seat: Seat) -> bool:
        return bool(memo(state).regions)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """One Region after the other."""
        for region in reversed(memo(state).regions):
            push(state, Here(region), Carry(seat, self.steps), DID)


@frozen
class Here(Do[State]):
    """It is the turn of one of the Regions chosen."""

    region: str

    def run(self, state: State, emit: Emit) -> None:
        note(state, here=self.region)


@frozen
class ChooseResource(Step):
    """Choose one of the seven types for the lines that follow."""

    def can(self, state: State, seat: Seat) -> bool:
        """A choice alone does nothing."""
        return False

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, NameResource(seat))


@frozen
class NameResource(Ask[State]):
    """Which type?"""

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
    """Turn Countries face up."""

    count: int = 1
    up_to: bool = False
    remember: bool = False
    """"That Country" is spoken of later, so a ready one may be chosen too."""

    def can(self, state: State, seat: Seat) -> bool:
        return bool(state.allies[seat] if self.remember else exhausted(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseReady(seat, self.count, self.up_to, self.remember))


@frozen
class ChooseReady(Ask[State]):
    """Which Country is readied? WO-FOC-02"""

    rule: ClassVar[str] = "WO-FOC-02"
    verbs: ClassVar[Verbs] = (("country", "ready"),)
    open: ClassVar[bool] = True

    left: int
    up_to: bool
    remember: bool = False

    def options(self, state: State) -> tuple[Action, ...]:
        """Exhausted ones; all if the card goes on about it."""
        cards = state.allies[self.seat] if self.remember else exhausted(state, self.seat)
        options = [option("ready", card) for card in cards]
        return (*options, DONE) if options and self.up_to else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Turn it, and ask for the next."""
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
        """Say how many may be readied, or that one is."""
        if self.remember:
            return line("prompt.choose_ready_named")
        most = min(self.left, len(exhausted(state, self.seat)))
        return line("prompt.choose_ready_up_to", more=most) if self.up_to else line("prompt.choose_ready")

    def why_not(self, state: State, action: Action) -> Reason:
        """Only an exhausted ally can be made ready. WO-GEN-05"""
        if action.verb == "ready" and action.noun in COUNTRY:
            return because("WO-GEN-05", "ready_or_not_yours", country=action.noun)
        return Ask.why_not(self, state, action)


# Cards


@frozen
class Draw(Step):
    """Draw cards. WO-GEN-06"""

    count: int = 1

    def can(self, state: State, seat: Seat) -> bool:
        return can_draw(state, seat)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        drawn = draw(state, seat, self.count, emit)
        note(state, drawn=drawn)
        state.done = drawn > 0


@frozen
class DrawSome(Step):
    """Draw as many cards as one likes, up to the highest value of one's ready allies. WO-AMB-41"""

    def can(self, state: State, seat: Seat) -> bool:
        return can_draw(state, seat) and best_ready(state, seat) > 0

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, HowMany(seat))


def best_ready(state: State, seat: Seat) -> int:
    """The highest value among a seat's ready allies."""
    return max([COUNTRY[card].value for card, ally in state.allies[seat].items() if ally.ready], default=0)


@frozen
class HowMany(Ask[State]):
    """How many cards do you draw?"""

    rule: ClassVar[str] = "WO-AMB-41"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """From 1 to the highest value."""
        return numbers(option("draw"), 1, best_ready(state, self.seat))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        note(state, drawn=draw(state, self.seat, int(action.noun), emit))
        state.done = True


@frozen
class Discard(Step):
    """Discard cards of the hand: a number, or as many as were drawn (0)."""

    count: int = 0

    def can(self, state: State, seat: Seat) -> bool:
        return bool(state.hands[seat])

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        count = self.count or memo(state).drawn
        push(state, *[DiscardCard(seat, count - done) for done in range(count)])


@frozen
class DiscardCard(Ask[State]):
    """Which card do you discard?"""

    rule: ClassVar[str] = "WO-GEN-02"
    verbs: ClassVar[Verbs] = (("card", "discard"),)

    left: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Each different card of the hand."""
        return tuple([option("discard", card) for card in kinds(state.hands[self.seat])])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        discard(state, self.seat, action.noun, emit)
        state.done = True

    def prompt(self, state: State) -> Line:
        return line("prompt.discard_card", more=self.left)


@frozen
class PayCards(Step):
    """Discard some cards of the hand for what follows, or leave it."""

    count: int
    steps: Steps

    def can(self, state: State, seat: Seat) -> bool:
        """Whether there are enough cards, and any use."""
        return len(state.hands[seat]) >= self.count and still_any(self.steps, state, seat, self.count)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, PayCardsOrNot(seat, self))


@frozen
class PayCardsOrNot(Ask[State]):
    """Do you discard these cards? WO-GEN-12"""

    kind: ClassVar[str] = "pay_cards"
    rule: ClassVar[str] = "WO-GEN-12"

    paid: PayCards

    def options(self, state: State) -> tuple[Action, ...]:
        return (YES, NO) if self.paid.can(state, self.seat) else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard one after the other, then go on."""
        if action == YES:
            count = self.paid.count
            questions = [DiscardCard(self.seat, count - done) for done in range(count)]
            push(state, *questions, Carry(self.seat, self.paid.steps), DID)

    def prompt(self, state: State) -> Line:
        return line("prompt.pay_cards", count=self.paid.count)


@frozen
class Trash(Step):
    """Take a card of the hand, or of the discard pile too, out of the game; then the lines it was done for."""

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
    """Which card leaves the game? WO-GEN-07"""

    rule: ClassVar[str] = "WO-GEN-07"
    verbs: ClassVar[Verbs] = (("card", "trash"),)

    trash: Trash

    def options(self, state: State) -> tuple[Action, ...]:
        """Each different card of the hand, and of the discard pile if the card says so: where it lies matters."""
        options = [option("trash", card) for card in kinds(state.hands[self.seat])]
        if self.trash.discards:
            options += [option("trash_spent", card) for card in kinds(state.discards[self.seat])]
        return (*options, NONE) if self.trash.may else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Take it out; then what it was done for."""
        if action == NONE:
            return
        trash(state, self.seat, action.noun, emit)
        state.done = True
        if self.trash.steps:
            push(state, Carry(self.seat, self.trash.steps), DID)


def price(**counts: int) -> tuple[tuple[str, int], ...]:
    """Write a price as it is read: price(diplomacy=2, money=10)."""
    return tuple(counts.items())
