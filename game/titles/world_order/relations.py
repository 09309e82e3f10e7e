"""The Diplomatic actions Improve Relations and Engage, paid with the help of allies. WO-IMP, WO-ENG"""

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
"""The discount on Engage for Diplomatic Focus. WO-ENG-04"""


# Paying diplomacy


@frozen
class SpendDiplomacy(Ask[State]):
    """The choice to exhaust an ally in the Region for a discount, or to pay. WO-IMP-03, WO-IMP-08, WO-ENG-02"""

    rule: ClassVar[str] = "WO-IMP-08"
    verbs: ClassVar[Verbs] = (("country", "exhaust"),)

    region: str
    left: int
    """The part of the cost that allies can still reduce."""
    surcharge: int = 0
    """The part of the cost that can't be reduced."""
    swap: int = 0
    """The money that can replace one diplomacy; 0 if none can be replaced."""

    def options(self, state: State) -> tuple[Action, ...]:
        """Return allies while the cost can be reduced, and paying once it's affordable."""
        ways = tuple([option("exhaust", card) for card in ready_allies(state, self.seat, self.region)])
        return (*(ways if self.left else ()), *((PAY,) if self.payable(state) else ()))

    def payable(self, state: State) -> bool:
        """Return True if the remaining cost is affordable."""
        most = state.stock[self.seat]["diplomacy"]
        if self.swap:
            most += state.money[self.seat] // self.swap
        return self.left + self.surcharge <= most

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Reduce the cost and ask again, or pay."""
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
        cost, wins = self.left + self.surcharge, won_by_paying(state, self.seat)
        key = "prompt.spend_for_ally" if wins else "prompt.spend_for_engaging"
        have = "" if self.payable(state) else str(state.stock[self.seat]["diplomacy"])
        return line(key, cost=cost, region=self.region, country=wins, have=have)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why an ally doesn't help, or why the cost can't be paid yet. WO-IMP-03, WO-IMP-08"""
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
    """The choice of how much of the required diplomacy to replace with money (Humanitarian Aid). WO-AMB-58"""

    rule: ClassVar[str] = "WO-AMB-58"

    cost: int
    swap: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers for which both the money and the remaining diplomacy are affordable."""
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
    """The step to take an open Country as an ally. WO-IMP-01"""

    discount: int = 0
    surcharge: int = 0
    among: Where = "any"
    search: bool = False
    swap: int = 0
    may: bool = False
    opening: bool = False
    """True for the second Country of Diplomatic Opening, which isn't the one the card refers to. WO-AMB-62"""

    def cost(self, card: str) -> int:
        """Return a Country's cost in diplomacy before help from allies. WO-IMP-08"""
        return max(0, COUNTRY[card].value - self.discount)

    def targets(self, state: State, seat: Seat) -> list[str]:
        """Return the Countries that can be taken and, with allies' help, paid for. WO-IMP-01, WO-IMP-05"""
        if self.search:
            return [card for region in REGIONS for card in self.found(state, seat, region)]
        power = state.powers[seat]
        help_in = relief(state, seat)
        most = self.funds(state, seat)
        found = []
        for region in where(state, self.among):
            room = most + help_in.get(region, 0)
            for card in open_countries(state, region):
                face = COUNTRY[card]
                if power not in face.closed and face.value - self.discount <= room:
                    found.append(card)
        return found if most >= 0 else []

    def found(self, state: State, seat: Seat, region: str) -> list[str]:
        """Return what searching a Region could take. WO-IMP-09, WO-AMB-72"""
        power = state.powers[seat]
        room = self.funds(state, seat) + relief(state, seat).get(region, 0)
        left = countries_left(state, region)
        return [
            card
            for card in MAP[region]
            if card in left and power not in COUNTRY[card].closed and self.cost(card) <= room
        ]

    def funds(self, state: State, seat: Seat) -> int:
        """Return how much a seat can spend on the reducible part of the cost.

        The number is negative if it can't even pay the surcharge.
        """
        funds = state.stock[seat]["diplomacy"] - self.surcharge
        return funds + state.money[seat] // self.swap if self.swap else funds

    def alone(self, state: State, seat: Seat, cards: list[str]) -> bool:
        """Return True if any of the Countries is affordable without optional help. WO-AMB-58"""
        most = state.stock[seat]["diplomacy"] - self.surcharge
        return any(self.cost(card) <= most for card in cards)

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if there's a Country that can be taken."""
        return bool(self.targets(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, SearchRegion(seat, self) if self.search else ChooseCountry(seat, self))


@frozen
class ChooseCountry(Ask[State]):
    """The choice of a Country. WO-IMP-01, WO-IMP-05"""

    rule: ClassVar[str] = "WO-IMP-01"

    step: ImproveRelations
    region: str = ""
    """The Region being searched."""

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the affordable Countries, and `none` if the line is optional or all of them need help."""
        if self.region:
            return tuple([option("improve", card) for card in self.step.found(state, self.seat, self.region)])
        cards = self.step.targets(state, self.seat)
        options = [option("improve", card) for card in cards]
        if options and (self.step.may or not self.step.alone(state, self.seat, cards)):
            options.append(NONE)
        return tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay for the Country and take it. WO-IMP-10"""
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
        """Return why relations with this Country can't be improved. WO-IMP-01, WO-IMP-02, WO-IMP-05"""
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
    """The choice of a Region to search. WO-IMP-09"""

    rule: ClassVar[str] = "WO-IMP-09"
    verbs: ClassVar[Verbs] = (("region", "search"),)

    step: ImproveRelations

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the Regions where a Country could be taken, and `none`."""
        regions = [region for region in REGIONS if self.step.found(state, self.seat, region)]
        options = [option("search", region) for region in regions]
        return (*options, NONE) if options else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action != NONE:
            emit(RegionSearched, self.seat, action.noun)
            push(state, ChooseCountry(self.seat, self.step, action.noun))


@frozen
class TakeCountry(Do[State]):
    """The taking of a Country, as a ready ally or on top of its starting card. WO-IMP-04, WO-IMP-06"""

    seat: Seat
    card: str
    opening: bool
    search: bool = False
    """True if the Region's other cards are shuffled afterwards, so that no new card is opened before that."""

    def run(self, state: State, emit: Emit) -> None:
        """Take the Country, add Influence if its starting card was ready, and open the next Country."""
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
        """Keep the tokens; a ready starting card adds 1 Influence. WO-AMB-06"""
        was = state.allies[self.seat][under]
        rest = {card: ally for card, ally in state.allies[self.seat].items() if card != under}
        rest[self.card] = Ally(True, was.fdi, was.bases, under)
        state.allies = seated(state.allies, self.seat, rest)
        emit(CountryUpgraded, self.seat, self.card)
        if was.ready:
            add_influence(state, self.seat, region_of(self.card))


def leave_board(state: State, region: str, card: str) -> str:
    """Take a Country card off its deck; return the card that this opens, or ""."""
    left, right = state.left[region], state.right[region]
    deck = left if card in left else right
    rest = {region: without(deck, card)}
    if deck is left:
        state.left = {**state.left, **rest}
    else:
        state.right = {**state.right, **rest}
    return deck[1] if card == deck[0] and len(deck) > 1 else ""


def starting_card(state: State, seat: Seat, card: str) -> str:
    """Return the seat's starting card of the same Country, or "". WO-AMB-08"""
    for mine in state.allies[seat]:
        if mine != card and NATION[mine] == card:
            return mine
    return ""


def at_stake(state: State, seat: Seat) -> str:
    """Return the ready starting card being upgraded, or ""; exhausting it to pay would lose its Influence.

    WO-AMB-06
    """
    under = starting_card(state, seat, won_by_paying(state, seat))
    return under if under and state.allies[seat][under].ready else ""


def won_by_paying(state: State, seat: Seat) -> str:
    """Return the Country that becomes an ally once the price is paid, or ""."""
    return next(
        (item.card for item in state.agenda[::-1] if isinstance(item, TakeCountry) and item.seat == seat), ""
    )


@frozen
class FillOpen(Do[State]):
    """The refill to two open Countries. WO-IMP-07"""

    region: str

    def run(self, state: State, emit: Emit) -> None:
        """Draw from whichever deck has cards left."""
        fill_open(state, self.region, emit)


@frozen
class Searched(Do[State]):
    """The reshuffle of a Region's other cards after a search. WO-IMP-09, WO-AMB-34"""

    region: str

    def run(self, state: State, emit: Emit) -> None:
        """Shuffle the cards into a new left deck and open two."""
        every = countries_left(state, self.region)
        deck = shuffled(state, [card for card in MAP[self.region] if card in every])
        state.left = {**state.left, self.region: deck[1:] or deck}
        state.right = {**state.right, self.region: deck[:1] if len(deck) > 1 else ()}
        state.charted -= {self.region}
        for card in open_countries(state, self.region):
            emit(CountryOpened, card)


@frozen
class Opening(Do[State]):
    """Diplomatic Opening: a second Country for 1 more, once per round. WO-GRO-12"""

    seat: Seat
    opening: bool

    def run(self, state: State, emit: Emit) -> None:
        """Offer the second Country, but not a third."""
        if not self.opening and may_use(state, self.seat, OPENING):
            push(state, ChooseCountry(self.seat, SECOND))


SECOND = ImproveRelations(surcharge=1, may=True, opening=True)


def use_opening(state: State, seat: Seat, emit: Emit) -> None:
    """Mark the ability as used for this round."""
    state.spent = seated(state.spent, seat, state.spent[seat] | {OPENING})
    emit(AbilityUsed, seat, OPENING)


# Engage


@frozen
class Engage(Step):
    """The step to add 1 Influence and an Engage token to a Region for diplomacy. WO-ENG-01"""

    among: Where = "any"
    discount: int = 0
    per: str = ""
    """"ally" or "army": the cost is reduced by 1 for each that the seat has there."""
    cheap: tuple[str, ...] = ()
    """The Regions where the cost is 1 less."""
    need_ally: bool = True
    other_than_that: bool = False
    may: bool = False

    def cost(self, state: State, seat: Seat, region: str) -> int:
        """Return the cost in diplomacy before help from allies. WO-ENG-02, WO-ENG-04"""
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
        """Return the Regions where the step is possible and, with allies' help, affordable."""
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
    """The choice of a Region to engage in. WO-ENG-01"""

    rule: ClassVar[str] = "WO-ENG-01"

    step: Engage

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the affordable Regions, and `none` if the line is optional or all of them need help.

        WO-AMB-58
        """
        regions, most = self.step.targets(state, self.seat), state.stock[self.seat]["diplomacy"]
        options = [option("engage", region) for region in regions]
        alone = any(self.step.cost(state, self.seat, region) <= most for region in regions)
        if options and (self.step.may or not alone):
            options.append(NONE)
        return tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay, add Influence, then place the token. WO-ENG-06"""
        if action == NONE:
            return
        region = action.noun
        cost = self.step.cost(state, self.seat, region)
        push(state, SpendDiplomacy(self.seat, region, cost), EngageThere(self.seat, region, cost))

    def prompt(self, state: State) -> Line:
        """Return the prompt, without the cost, which is printed on the board."""
        return line("prompt.choose_engage")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why a seat can't engage in this Region. WO-ENG-01, WO-ENG-02"""
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
    """The effect of Engage: 1 Influence, then the token. WO-ENG-03, WO-ENG-05"""

    seat: Seat
    region: str
    cost: int

    def run(self, state: State, emit: Emit) -> None:
        """Add Influence and place a token; if none is left, one on the board can be moved."""
        emit(Engaged, self.seat, self.region, self.cost)
        note(state, region=self.region)
        push(state, PlaceToken(self.seat, self.region))
        add_influence(state, self.seat, self.region)


def tokens_left(state: State, seat: Seat) -> int:
    """Return the number of Engage tokens in a seat's supply. WO-GEN-11"""
    return POWER[state.powers[seat]].engage_tokens - sum(state.tokens[seat].values())


@frozen
class PlaceToken(Do[State]):
    """The placement of an Engage token. WO-ENG-03"""

    seat: Seat
    region: str

    def run(self, state: State, emit: Emit) -> None:
        """Use a token from the seat's supply, or offer to move one."""
        if tokens_left(state, self.seat):
            place_token(state, self.seat, self.region, 1)
            emit(TokenPlaced, self.seat, self.region)
        else:
            push(state, MoveToken(self.seat, self.region))


@frozen
class MoveToken(Ask[State]):
    """The choice of an Engage token on the board to move to the Region. WO-ENG-05, WO-AMB-10"""

    rule: ClassVar[str] = "WO-ENG-05"
    verbs: ClassVar[Verbs] = (("region", "move_token"),)

    region: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the Regions with other tokens, and `none`; () if there are none."""
        regions = [region for region in state.tokens[self.seat] if region != self.region]
        return (*[option("move_token", region) for region in regions], NONE) if regions else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action != NONE:
            place_token(state, self.seat, action.noun, -1)
            place_token(state, self.seat, self.region, 1)
            emit(TokenMoved, self.seat, action.noun, self.region)

    def prompt(self, state: State) -> Line:
        return line("prompt.move_token", region=self.region)
