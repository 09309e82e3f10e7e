"""The Diplomatic actions: Improve Relations and Engage, paid with the help of allies. WO-IMP, WO-ENG"""

from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.chance import shuffled
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.piles import without
from game.core.record import seated
from game.titles.world_order.board import exhaust, fill_open, memo, note, place_token
from game.titles.world_order.board import pay as pay_all
from game.titles.world_order.events import (
    AbilityUsed,
    CountryAllied,
    CountryOpened,
    CountryUpgraded,
    Engaged,
    RegionSearched,
    TokenMoved,
    TokenPlaced,
)
from game.titles.world_order.faces import COUNTRY, MAP, NATION, POWER, REGION, REGIONS
from game.titles.world_order.influence import add_influence
from game.titles.world_order.state import (
    READY,
    Ally,
    State,
    allies_in,
    armies_at,
    countries_left,
    may_use,
    open_countries,
    ready_allies,
    region_of,
    relief,
)
from game.titles.world_order.steps import NONE, Step, Where, numbers, where

PAY = option("pay")
OPENING = "diplomatic_opening"
FOCUS_DISCOUNT = 2
"""What Diplomatic Focus takes off the cost to Engage. WO-ENG-04"""


# Paying diplomacy


@frozen
class SpendDiplomacy(Ask[State]):
    """Exhaust an ally of the Region for a discount, or pay? WO-IMP-03, WO-IMP-08, WO-ENG-02"""

    rule: ClassVar[str] = "WO-IMP-08"
    verbs: ClassVar[Verbs] = (("country", "exhaust"),)

    region: str
    left: int
    """What allies may still lower."""
    surcharge: int = 0
    """What nothing lowers."""
    swap: int = 0
    """Money that stands for one diplomacy; 0: none does."""

    def options(self, state: State) -> tuple[Action, ...]:
        """Allies as long as there is something left to lower; paying as soon as it can be paid."""
        ways = tuple([option("exhaust", card) for card in ready_allies(state, self.seat, self.region)])
        return (*(ways if self.left else ()), *((PAY,) if self.payable(state) else ()))

    def payable(self, state: State) -> bool:
        """Whether the rest can be paid as it is."""
        most = state.stock[self.seat]["diplomacy"]
        if self.swap:
            most += state.money[self.seat] // self.swap
        return self.left + self.surcharge <= most

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Lower the cost and ask again, or pay."""
        if action == PAY:
            self._pay(state, emit)
            return
        exhaust(state, self.seat, action.noun, emit)
        left = max(0, self.left - COUNTRY[action.noun].value)
        push(state, SpendDiplomacy(self.seat, self.region, left, self.surcharge, self.swap))

    def _pay(self, state: State, emit: Emit) -> None:
        cost = self.left + self.surcharge
        if self.swap and cost:
            push(state, SwapMoney(self.seat, cost, self.swap))
        else:
            pay_all(state, self.seat, {"diplomacy": cost}, emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.spend_diplomacy", cost=self.left + self.surcharge, region=self.region)

    def why_not(self, state: State, action: Action) -> Reason:
        """An ally does not help, or it cannot be paid yet. WO-IMP-03, WO-IMP-08"""
        if action.verb == "pay":
            have = state.stock[self.seat]["diplomacy"]
            return because(self.rule, "cannot_pay_yet", cost=self.left + self.surcharge, have=have)
        card, allies = action.noun, state.allies[self.seat]
        if card not in allies:
            return Ask.why_not(self, state, action)
        if COUNTRY[card].region != self.region:
            return because("WO-IMP-03", "helps_elsewhere", country=card, region=self.region)
        if not allies[card].ready:
            return because("WO-GEN-05", "exhausted", country=card)
        return because(self.rule, "nothing_to_lower", country=card)


@frozen
class SwapMoney(Ask[State]):
    """How many of the required diplomacy are paid with money? Humanitarian Aid. WO-AMB-58"""

    rule: ClassVar[str] = "WO-AMB-58"

    cost: int
    swap: int

    def options(self, state: State) -> tuple[Action, ...]:
        """The numbers that leave a rest one has."""
        least = max(0, self.cost - state.stock[self.seat]["diplomacy"])
        return numbers(option("swap"), least, min(self.cost, state.money[self.seat] // self.swap))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        units = int(action.noun)
        pay_all(state, self.seat, {"money": units * self.swap, "diplomacy": self.cost - units}, emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.swap_money", cost=self.cost, money=self.swap)


# Improve Relations


@frozen
class ImproveRelations(Step):
    """Take an open Country as an ally. WO-IMP-01"""

    discount: int = 0
    surcharge: int = 0
    among: Where = "any"
    search: bool = False
    swap: int = 0
    may: bool = False
    opening: bool = False
    """The second one of Diplomatic Opening, unknown to the card played. WO-AMB-62"""

    def cost(self, card: str) -> int:
        """The diplomacy a Country costs before allies help. WO-IMP-08"""
        return max(0, COUNTRY[card].value - self.discount)

    def targets(self, state: State, seat: Seat) -> list[str]:
        """The Countries that can be taken and paid for, with help. WO-IMP-01, WO-IMP-05"""
        if self.search:
            return [card for region in REGIONS for card in self.found(state, seat, region)]
        power, help_in, most = state.powers[seat], relief(state, seat), self.funds(state, seat)
        found = []
        for region in where(state, self.among):
            room = most + help_in.get(region, 0)
            for card in open_countries(state, region):
                face = COUNTRY[card]
                if power not in face.closed and face.value - self.discount <= room:
                    found.append(card)
        return found if most >= 0 else []

    def found(self, state: State, seat: Seat, region: str) -> list[str]:
        """What a search of a Region could take. WO-IMP-09, WO-AMB-72"""
        power, room = state.powers[seat], self.funds(state, seat) + relief(state, seat).get(region, 0)
        left = countries_left(state, region)
        return [
            card
            for card in MAP[region]
            if card in left and power not in COUNTRY[card].closed and self.cost(card) <= room
        ]

    def funds(self, state: State, seat: Seat) -> int:
        """What can be spent on the part of the cost that allies may lower; negative: not even the surcharge."""
        funds = state.stock[seat]["diplomacy"] - self.surcharge
        return funds + state.money[seat] // self.swap if self.swap else funds

    def alone(self, state: State, seat: Seat, cards: list[str]) -> bool:
        """Whether one of the Countries can be paid without voluntary help. WO-AMB-58"""
        most = state.stock[seat]["diplomacy"] - self.surcharge
        return any(self.cost(card) <= most for card in cards)

    def can(self, state: State, seat: Seat) -> bool:
        """Whether any Country can be taken."""
        return bool(self.targets(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, SearchRegion(seat, self) if self.search else ChooseCountry(seat, self))


@frozen
class ChooseCountry(Ask[State]):
    """With which Country? WO-IMP-01, WO-IMP-05"""

    rule: ClassVar[str] = "WO-IMP-01"

    step: ImproveRelations
    region: str = ""
    """The Region that is being searched."""

    def options(self, state: State) -> tuple[Action, ...]:
        """Those that can be paid; declining where the line leaves it, or only help would pay."""
        if self.region:
            return tuple([option("improve", card) for card in self.step.found(state, self.seat, self.region)])
        cards = self.step.targets(state, self.seat)
        options = [option("improve", card) for card in cards]
        if options and (self.step.may or not self.step.alone(state, self.seat, cards)):
            options.append(NONE)
        return tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay for it and take it. WO-IMP-10"""
        if action == NONE:
            return
        step, card = self.step, action.noun
        if step.opening:
            use_opening(state, self.seat, emit)
        payment = SpendDiplomacy(self.seat, region_of(card), step.cost(card), step.surcharge, step.swap)
        taking = TakeCountry(self.seat, card, step.opening, step.search)
        after = Searched(region_of(card)) if step.search else FillOpen(region_of(card))
        push(state, payment, taking, after, Opening(self.seat, step.opening))

    def prompt(self, state: State) -> Line:
        key = "prompt.choose_second_country" if self.step.opening else "prompt.choose_country"
        return line(key, discount=self.step.discount or "", surcharge=self.step.surcharge or "")

    def why_not(self, state: State, action: Action) -> Reason:
        """Relations with this Country cannot be improved. WO-IMP-01, WO-IMP-02, WO-IMP-05"""
        if action.verb == "improve" and action.noun in COUNTRY:
            return self._out_of_reach(state, action.noun)
        if action.verb == "none" and not self.region:
            return because("WO-AMB-58", "must_improve")
        return Ask.why_not(self, state, action)

    def _out_of_reach(self, state: State, card: str) -> Reason:
        seat, face, step = self.seat, COUNTRY[card], self.step
        if card in state.allies[seat]:
            return because("WO-IMP-01", "already_allied", country=card)
        if state.powers[seat] in face.closed:
            return because("WO-IMP-05", "closed", country=card)
        if self.region and face.region != self.region:
            return because("WO-IMP-09", "searched_elsewhere", country=card, region=self.region)
        if not self.region and card not in open_countries(state, face.region):
            return because("WO-IMP-01", "not_open", country=card)
        if not step.search and face.region not in where(state, step.among):
            return because("WO-IMP-01", "other_region", country=card)
        cost = step.cost(card) + step.surcharge
        have, more = state.stock[seat]["diplomacy"], relief(state, seat).get(face.region, 0)
        return because("WO-IMP-02", "country_cost", country=card, cost=cost, have=have, more=more)


@frozen
class SearchRegion(Ask[State]):
    """Which Region is searched? WO-IMP-09"""

    rule: ClassVar[str] = "WO-IMP-09"
    verbs: ClassVar[Verbs] = (("region", "search"),)

    step: ImproveRelations

    def options(self, state: State) -> tuple[Action, ...]:
        """Regions where a Country could be taken."""
        regions = [region for region in REGIONS if self.step.found(state, self.seat, region)]
        options = [option("search", region) for region in regions]
        return (*options, NONE) if options else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action != NONE:
            emit(RegionSearched, self.seat, action.noun)
            push(state, ChooseCountry(self.seat, self.step, action.noun))


@frozen
class TakeCountry(Do[State]):
    """A Country becomes a ready ally, or goes on top of its starting card. WO-IMP-04, WO-IMP-06"""

    seat: Seat
    card: str
    opening: bool
    search: bool = False
    """Whether all other cards of the Region are shuffled afterwards: then the next one does not stay open."""

    def run(self, state: State, emit: Emit) -> None:
        """Take it, add Influence for a ready starting card, and open the next Country."""
        card, region = self.card, region_of(self.card)
        opened = leave_board(state, region, card)
        state.done = True
        if not self.opening:
            note(state, country=card)
        under = starting_card(state, self.seat, card)
        if under:
            self._upgrade(state, under, emit)
        else:
            state.allies = seated(state.allies, self.seat, {**state.allies[self.seat], card: READY})
            emit(CountryAllied, self.seat, card, COUNTRY[card].value)
        if opened and not self.search:
            emit(CountryOpened, opened)

    def _upgrade(self, state: State, under: str, emit: Emit) -> None:
        """Tokens stay; a starting card that was ready brings 1 Influence. WO-AMB-06"""
        was = state.allies[self.seat][under]
        rest = {card: ally for card, ally in state.allies[self.seat].items() if card != under}
        rest[self.card] = Ally(True, was.fdi, was.bases, under)
        state.allies = seated(state.allies, self.seat, rest)
        emit(CountryUpgraded, self.seat, self.card)
        if was.ready:
            add_influence(state, self.seat, region_of(self.card))


def leave_board(state: State, region: str, card: str) -> str:
    """Take a Country card off its deck; of a face-up deck the next one is open at once: give it, or ""."""
    left, right = state.left[region], state.right[region]
    deck = left if card in left else right
    rest = {region: without(deck, card)}
    if deck is left:
        state.left = {**state.left, **rest}
    else:
        state.right = {**state.right, **rest}
    return deck[1] if card == deck[0] and len(deck) > 1 else ""


def starting_card(state: State, seat: Seat, card: str) -> str:
    """The starting card of the same Country in front of a seat, or "". WO-AMB-08"""
    for mine in state.allies[seat]:
        if mine != card and NATION[mine] == card:
            return mine
    return ""


def at_stake(state: State, seat: Seat) -> str:
    """The ready starting card whose upgrade is being paid for, or "": exhausted it brings nothing. WO-AMB-06"""
    for item in state.agenda[::-1]:
        if isinstance(item, TakeCountry) and item.seat == seat:
            under = starting_card(state, seat, item.card)
            return under if under and state.allies[seat][under].ready else ""
    return ""


@frozen
class FillOpen(Do[State]):
    """Two Countries lie open again. WO-IMP-07"""

    region: str

    def run(self, state: State, emit: Emit) -> None:
        """From the deck that is left."""
        fill_open(state, self.region, emit)


@frozen
class Searched(Do[State]):
    """After a search all other cards of the Region are laid out afresh. WO-IMP-09, WO-AMB-34"""

    region: str

    def run(self, state: State, emit: Emit) -> None:
        """Shuffle them into a new left deck and open two."""
        every = countries_left(state, self.region)
        deck = shuffled(state, [card for card in MAP[self.region] if card in every])
        state.left = {**state.left, self.region: deck[1:] or deck}
        state.right = {**state.right, self.region: deck[:1] if len(deck) > 1 else ()}
        state.charted -= {self.region}
        for card in open_countries(state, self.region):
            emit(CountryOpened, card)


@frozen
class Opening(Do[State]):
    """Diplomatic Opening: a second Country for 1 more, once a round. WO-GRO-12"""

    seat: Seat
    opening: bool

    def run(self, state: State, emit: Emit) -> None:
        """Offer it, but not after itself."""
        if not self.opening and may_use(state, self.seat, OPENING):
            push(state, ChooseCountry(self.seat, SECOND))


SECOND = ImproveRelations(surcharge=1, may=True, opening=True)


def use_opening(state: State, seat: Seat, emit: Emit) -> None:
    """The ability is used up for this round."""
    state.spent = seated(state.spent, seat, state.spent[seat] | {OPENING})
    emit(AbilityUsed, seat, OPENING)


# Engage


@frozen
class Engage(Step):
    """Add 1 Influence and an Engage token to a Region, for diplomacy. WO-ENG-01"""

    among: Where = "any"
    discount: int = 0
    per: str = ""
    """"ally" or "army": 1 less for each one has there."""
    cheap: tuple[str, ...] = ()
    """Regions where it costs 1 less."""
    need_ally: bool = True
    other_than_that: bool = False
    may: bool = False

    def cost(self, state: State, seat: Seat, region: str) -> int:
        """The diplomacy it costs before allies help. WO-ENG-02, WO-ENG-04"""
        cost = REGION[region].engage - self.discount
        if state.focus[seat] == "diplomatic":
            cost -= FOCUS_DISCOUNT
        if region in self.cheap:
            cost -= 1
        if self.per == "ally":
            cost -= allies_in(state, seat, region)
        elif self.per == "army":
            cost -= armies_at(state, state.powers[seat], region)
        return max(0, cost)

    def targets(self, state: State, seat: Seat) -> list[str]:
        """The Regions where it can be done and paid for, with help."""
        help_in, most = relief(state, seat), state.stock[seat]["diplomacy"]
        regions = where(state, self.among)
        if self.need_ally:
            present = {region_of(card) for card in state.allies[seat]}
            regions = tuple([region for region in regions if region in present])
        if self.other_than_that:
            regions = tuple([region for region in regions if region != memo(state).region])
        return [region for region in regions if self.cost(state, seat, region) <= most + help_in.get(region, 0)]

    def can(self, state: State, seat: Seat) -> bool:
        return bool(self.targets(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseEngage(seat, self))


@frozen
class ChooseEngage(Ask[State]):
    """In which Region do you engage? WO-ENG-01"""

    rule: ClassVar[str] = "WO-ENG-01"

    step: Engage

    def options(self, state: State) -> tuple[Action, ...]:
        """Those that can be paid; declining where the line leaves it, or only help would pay. WO-AMB-58"""
        regions, most = self.step.targets(state, self.seat), state.stock[self.seat]["diplomacy"]
        options = [option("engage", region) for region in regions]
        alone = any(self.step.cost(state, self.seat, region) <= most for region in regions)
        if options and (self.step.may or not alone):
            options.append(NONE)
        return tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay, add Influence, put the token down. WO-ENG-06"""
        if action == NONE:
            return
        region = action.noun
        cost = self.step.cost(state, self.seat, region)
        push(state, SpendDiplomacy(self.seat, region, cost), EngageThere(self.seat, region, cost))

    def prompt(self, state: State) -> Line:
        """The cost stands on the board."""
        return line("prompt.choose_engage")

    def why_not(self, state: State, action: Action) -> Reason:
        """One cannot engage in this Region. WO-ENG-01, WO-ENG-02"""
        if action.verb == "engage" and action.noun in REGION:
            return self._out_of_reach(state, action.noun)
        if action.verb == "none":
            return because("WO-AMB-58", "must_engage")
        return Ask.why_not(self, state, action)

    def _out_of_reach(self, state: State, region: str) -> Reason:
        seat, step = self.seat, self.step
        if region not in where(state, step.among):
            return because("WO-ENG-01", "region_not_named", region=region)
        if step.need_ally and not allies_in(state, seat, region):
            return because("WO-ENG-01", "no_ally_there", region=region)
        cost, have = step.cost(state, seat, region), state.stock[seat]["diplomacy"]
        more = relief(state, seat).get(region, 0)
        if cost <= have + more:
            return because("WO-ENG-01", "region_not_named", region=region)
        return because("WO-ENG-02", "engage_cost", region=region, cost=cost, have=have, more=more)


@frozen
class EngageThere(Do[State]):
    """1 Influence, then the token. WO-ENG-03, WO-ENG-05"""

    seat: Seat
    region: str
    cost: int

    def run(self, state: State, emit: Emit) -> None:
        """Without a token left, one of the board may be moved."""
        emit(Engaged, self.seat, self.region, self.cost)
        state.done = True
        note(state, region=self.region)
        push(state, PlaceToken(self.seat, self.region))
        add_influence(state, self.seat, self.region)


def tokens_left(state: State, seat: Seat) -> int:
    """The Engage tokens a seat has not on the board. WO-GEN-11"""
    return POWER[state.powers[seat]].engage_tokens - sum(state.tokens[seat].values())


@frozen
class PlaceToken(Do[State]):
    """An Engage token goes to the Region. WO-ENG-03"""

    seat: Seat
    region: str

    def run(self, state: State, emit: Emit) -> None:
        """From the supply of the seat, if it has one left."""
        state.done = True
        if tokens_left(state, self.seat):
            place_token(state, self.seat, self.region, 1)
            emit(TokenPlaced, self.seat, self.region)
        else:
            push(state, MoveToken(self.seat, self.region))


@frozen
class MoveToken(Ask[State]):
    """Which Engage token of the board is moved there? WO-ENG-05, WO-AMB-10"""

    rule: ClassVar[str] = "WO-ENG-05"
    verbs: ClassVar[Verbs] = (("region", "move_token"),)

    region: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Those of other Regions, or none."""
        regions = [region for region in state.tokens[self.seat] if region != self.region]
        return (*[option("move_token", region) for region in regions], NONE) if regions else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action != NONE:
            place_token(state, self.seat, action.noun, -1)
            place_token(state, self.seat, self.region, 1)
            emit(TokenMoved, self.seat, action.noun, self.region)

    def prompt(self, state: State) -> Line:
        return line("prompt.move_token", region=self.region)
