"""The Military actions: Move and Build a Base. WO-MOV, WO-BAS"""

from typing import ClassVar

from game.core.agenda import Ask, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.titles.world_order.board import exhaust, memo, movable, note, put, send, set_ally, spend
from game.titles.world_order.events import ArmiesPlaced, ArmyMoved, BaseBuilt
from game.titles.world_order.faces import COUNTRY, REGION
from game.titles.world_order.influence import ANY, add_influence
from game.titles.world_order.state import Ally, State, destinations, region_of
from game.titles.world_order.steps import DONE, Step, Where, numbers, where

FARE = 5
"""Money per army moved. WO-MOV-02"""
BASE = 5
"""Money per Military Base. WO-BAS-03"""
BOARD = "board"
"""The origin of an army on its power's board."""


# Move


@frozen
class Move(Step):
    """The step "Move armies." WO-MOV-01, WO-AMB-75"""

    most: int = 1
    least: int = 0
    """The minimum number of armies, if any move."""
    exact: int = 0
    to: Where = "legal"
    ignore_base: bool = False
    navy: bool = False
    """True for the US Navy, whose need for a Base depends on a house option. WO-AMB-25"""
    extra: int = 0
    """Extra money per army."""
    free: bool = False

    @property
    def fare(self) -> int:
        """The cost in money per army moved."""
        return 0 if self.free else FARE + self.extra

    @property
    def limit(self) -> int:
        """The maximum number of armies that can move."""
        return self.exact or self.most

    @property
    def needed(self) -> int:
        """The number of armies that must move, if any do."""
        return self.exact or self.least

    def regions(self, state: State, seat: Seat) -> list[str]:
        """Return the Regions that armies can go to. WO-MOV-01"""
        legal = destinations(state, seat)
        if self.to == "legal":
            return legal
        wanted = where(state, self.to)
        if self.ignore_base or (self.navy and state.rulings.us_navy_ignores_base):
            return list(wanted)
        return [region for region in wanted if region in legal]

    def origins(self, state: State, seat: Seat) -> dict[str, int]:
        """Return where armies can come from, leaving out any that couldn't go anywhere else. WO-MOV-03"""
        regions = self.regions(state, seat)
        if not regions or state.money[seat] < self.fare:
            return {}
        found = movable(state, seat)
        if len(regions) == 1:
            found.pop(regions[0], 0)
        return found

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if the required number of armies can move."""
        needed = max(1, self.needed)
        return state.money[seat] >= needed * self.fare and sum(self.origins(state, seat).values()) >= needed

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        if self.can(state, seat):
            push(state, ChooseArmy(seat, self))


@frozen
class ChooseArmy(Ask[State]):
    """The choice of an army to move. WO-MOV-02, WO-MOV-03"""

    rule: ClassVar[str] = "WO-MOV-02"
    verbs: ClassVar[Verbs] = (("region", "army"), ("resource", "army"))

    step: Move
    moved: int = 0

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the board and Regions with movable armies, and `done` unless more have to move."""
        if self.moved == self.step.limit:
            return ()
        origins = [option("army", origin) for origin in self.step.origins(state, self.seat)]
        return tuple(origins) if self.moved < self.step.needed else (*origins, DONE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action != DONE:
            push(state, ChooseDestination(self.seat, self.step, self.moved, action.noun))

    def prompt(self, state: State) -> Line:
        """Return the prompt, with the price and how many armies may or must move."""
        more, needed = self.step.limit - self.moved, self.step.needed - self.moved
        key = "prompt.choose_army"
        if needed > 0:
            key += "_least" if more > needed else "_all" if more > 1 else "_last"
        return line(key, more=more, needed=needed, money=self.step.fare or "")

    def goes_to(self, state: State, region: str) -> tuple[str, ...]:
        """Return where an army that goes to a Region can come from; () if none can go there."""
        if region not in self.step.regions(state, self.seat):
            return ()
        return tuple([each.noun for each in self.options(state) if each.noun and each.noun != region])

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why no army can come from there. WO-MOV-03"""
        if action.verb == "army" and (origins := self.goes_to(state, action.noun)):
            return because("WO-MOV-02", "army_goes_there", region=action.noun, origins=origins)
        if action.verb == "army" and (action.noun in REGION or action.noun == BOARD):
            return because("WO-MOV-03", "no_army_there", origin=action.noun)
        return Ask.why_not(self, state, action)


@frozen
class ChooseDestination(Ask[State]):
    """The choice of a destination. WO-MOV-01"""

    rule: ClassVar[str] = "WO-MOV-01"
    verbs: ClassVar[Verbs] = (("region", "to"),)

    step: Move
    moved: int
    origin: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the legal Regions other than the origin."""
        regions = self.step.regions(state, self.seat)
        return tuple([option("to", region) for region in regions if region != self.origin])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Move the army and pay, then ask for another."""
        power, region = state.powers[self.seat], action.noun
        if self.origin == BOARD:
            put(state, self.seat, "army", state.stock[self.seat]["army"] - 1)
        else:
            send(state, power, self.origin, -1)
        send(state, power, region, 1)
        spend(state, self.seat, self.step.fare)
        note(state, moved=(*memo(state).moved, region))
        state.done = True
        emit(ArmyMoved, self.seat, "" if self.origin == BOARD else self.origin, region)
        push(state, ChooseArmy(self.seat, self.step, self.moved + 1))

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_destination", origin="" if self.origin == BOARD else self.origin)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: an army must leave its Region, and go to one that is in its zone or has its Base.

        WO-MOV-01, WO-MOV-03
        """
        verb, region = action
        if verb != "to" or region not in REGION:
            return Ask.why_not(self, state, action)
        if region == self.origin:
            return because("WO-MOV-03", "same_region", region=region)
        return because("WO-MOV-01", "no_destination", region=region)


@frozen
class PlaceArmies(Step):
    """The step to place armies from the supply in the chosen Region, without money or a Base."""

    count: int = 1

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if a Region was chosen."""
        return bool(memo(state).region)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        region = memo(state).region
        if region:
            send(state, state.powers[seat], region, self.count)
            emit(ArmiesPlaced, state.powers[seat], region, self.count)
            state.done = True


# Build a Base


@frozen
class BuildBase(Step):
    """The step to build a Military Base in an ally and send armies along. WO-BAS-01"""

    that_country: bool = False
    cap: int = 0
    """The maximum number of armies sent along; 0 for the Country's value."""
    free_moves: bool = False
    again: bool = False
    """True if a Country that already has one of the seat's Bases is allowed too. WO-AMB-82"""
    influence: str = ANY

    @property
    def fare(self) -> int:
        """The cost in money per army sent along."""
        return 0 if self.free_moves else FARE

    def targets(self, state: State, seat: Seat) -> list[str]:
        """Return the Countries where the seat can build a Base and pay for it. WO-BAS-04, WO-BAS-05"""
        if not state.stock[seat]["army"] or state.money[seat] < BASE + self.fare:
            return []
        power, known = state.powers[seat], memo(state).country
        return [
            card
            for card, ally in state.allies[seat].items()
            if ally.ready
            and ally.bases <= self.again
            and power in COUNTRY[card].base
            and (not self.that_country or card == known)
        ]

    def can(self, state: State, seat: Seat) -> bool:
        return bool(self.targets(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseBase(seat, self))


@frozen
class ChooseBase(Ask[State]):
    """The choice of a Country for a Base. WO-BAS-01"""

    rule: ClassVar[str] = "WO-BAS-01"
    verbs: ClassVar[Verbs] = (("country", "base"),)

    step: BuildBase

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("base", card) for card in self.step.targets(state, self.seat)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        push(state, SendArmies(self.seat, self.step, action.noun))

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why no Base can be built in this Country. WO-BAS-01, WO-BAS-05"""
        verb, card = action
        if verb != "base" or card not in COUNTRY:
            return Ask.why_not(self, state, action)
        ally = state.allies[self.seat].get(card)
        if ally is None:
            return because(self.rule, "not_allied", country=card)
        if state.powers[self.seat] not in COUNTRY[card].base:
            return because(self.rule, "no_flag", country=card)
        if not ally.ready:
            return because(self.rule, "exhausted", country=card)
        return because("WO-BAS-05", "based_already", country=card)


@frozen
class SendArmies(Ask[State]):
    """The choice of how many armies go with the Base. WO-BAS-02, WO-BAS-06"""

    rule: ClassVar[str] = "WO-BAS-02"

    step: BuildBase
    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers from 1 to the Country's value, limited by armies and money."""
        most = min(self.step.cap or max(1, COUNTRY[self.card].value), state.stock[self.seat]["army"])
        if self.step.fare:
            most = min(most, (state.money[self.seat] - BASE) // self.step.fare)
        return numbers(option("send"), 1, most)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Exhaust the ally, place the Base, send armies, pay, then add Influence. WO-BAS-03"""
        card = self.card
        count = int(action.noun)
        region = region_of(self.card)
        exhaust(state, self.seat, card, emit)
        ally = state.allies[self.seat][card]
        set_ally(state, self.seat, card, Ally(ally.ready, ally.fdi, ally.bases + 1, ally.under))
        put(state, self.seat, "army", state.stock[self.seat]["army"] - count)
        send(state, state.powers[self.seat], region, count)
        money = BASE + count * self.step.fare
        spend(state, self.seat, money)
        emit(BaseBuilt, self.seat, card, count, money)
        state.done = True
        add_influence(state, self.seat, region, self.step.influence)

    def prompt(self, state: State) -> Line:
        return line("prompt.send_armies", country=self.card, money=self.step.fare)
