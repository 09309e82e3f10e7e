"""The sequence of play of World Order, in the order of the rulebook."""

from typing import ClassVar

from game.core.agenda import Ask, Do, push, settle
from game.core.chance import seeded
from game.core.content.box import box, chosen
from game.core.content.loading import load
from game.core.contract import Action, Emit, Line, Reason, Seat, Setup, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.record import changed, seated
from game.titles.world_order import cards
from game.titles.world_order.aftermath import aftermath
from game.titles.world_order.board import (
    discard_market,
    draw,
    earn,
    exhaust,
    face,
    gain,
    leave_market,
    make,
    raisable,
    raise_production,
    reveal_country,
    send,
    spend,
)
from game.titles.world_order.domestic import MakeUnits, why_not_raised
from game.titles.world_order.economy import turn_down
from game.titles.world_order.events import (
    ArmiesPlaced,
    AutoOpened,
    CardBought,
    CommerceTraded,
    CountriesRevealed,
    FocusChosen,
    HandRevealed,
    MarketRefreshed,
    RoundBegan,
)
from game.titles.world_order.faces import AUTO, COUNTRY, FACE, FOCUSES, POWER, PRIMARY, REGIONS, RESOURCES
from game.titles.world_order.influence import place_by_rule
from game.titles.world_order.levels import Rulings, level
from game.titles.world_order.starts import OPEN_AUTO, SettingUp, TakePlaces, check_powers, table
from game.titles.world_order.state import HAND, TURNS, State, absent, has_growth, seat_of
from game.titles.world_order.steps import DONE, NONE, ChooseReady, numbers
from game.titles.world_order.turns import BeforeResearch, Turn, abilities, use

assert cards.ASSETS, "the cards are known before any is played"

REFRESH = option("refresh")
REFRESH_COST = 2
REFRESHED = 3
"""A refresh costs 2 Research and replaces this many cards. WO-RSH-08"""
DOMESTIC_RESEARCH = 2
"""The extra Research from Domestic Focus. WO-FOC-05"""
AUTO_MONEY = 10
"""The money that a power without a player pays when it trades. WO-AUT-04"""


def new(setup: Setup) -> State:
    """Set up the table and continue to the first question. WO-SET-16"""
    check_powers(setup.factions)
    span = level(setup.level)
    rulings = load(Rulings, chosen(box("world_order"), span.options, setup.options), "house options")
    state = table(span, rulings, setup.factions, seeded(setup.seed))
    push(state, SettingUp(), OpenAuto(), Round(1))
    settle(state)
    return state


# The round


@frozen
class Round(Do[State]):
    """A round: Preparation (except in the first round), Actions, Aftermath. WO-GEN-01"""

    number: int

    def run(self, state: State, emit: Emit) -> None:
        """Push the steps of the round."""
        state.round = self.number
        emit(RoundBegan, self.number)
        last = self.number == state.level.rounds
        push(
            state,
            *([Preparation()] if self.number > 1 else []),
            Actions(),
            *([] if last else [Research()]),
            AddAutoInfluence(),
            *([] if last else [OpenAuto()]),
            *aftermath(self.number in state.level.scoring, last),
            *([] if last else [Round(self.number + 1)]),
        )


# 1. Preparation


@frozen
class Preparation(Do[State]):
    """The five steps of Preparation. Drawing follows the old turn order; producing and Focus follow the new one.

    WO-AMB-01
    """

    def run(self, state: State, emit: Emit) -> None:
        """Push the steps, and renew once-a-round abilities. WO-AMB-40"""
        state.phase, state.turn = "preparation", 0
        state.spent = (frozenset(),) * len(state.powers)
        push(state, *[DrawHand(seat) for seat in state.order], RevealCountries(), TakePlaces(), ProduceAndFocus())


@frozen
class DrawHand(Do[State]):
    """The draw of a hand: six cards, or seven with Tactical Flexibility. WO-PREP-01"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        draw(state, self.seat, HAND + has_growth(state, self.seat, "tactical_flexibility"), emit)


@frozen
class RevealCountries(Do[State]):
    """The opening of another Country in each Region. WO-PREP-02"""

    def run(self, state: State, emit: Emit) -> None:
        opened = tuple([card for region in REGIONS if (card := reveal_country(state, region))])
        emit(CountriesRevealed, opened)


@frozen
class ProduceAndFocus(Do[State]):
    """Primary production for all, then the Focus for all, in new turn order. WO-PREP-04, WO-PREP-05, WO-GEN-08"""

    def run(self, state: State, emit: Emit) -> None:
        """Produce for all seats before any chooses a Focus."""
        for seat in state.order:
            for what in PRIMARY:
                make(state, seat, what, state.production[seat][what], emit)
        push(state, *[ChooseFocus(seat) for seat in state.order])


FOCUS = tuple([option("focus", focus) for focus in FOCUSES])


@frozen
class ChooseFocus(Ask[State]):
    """The choice of a Focus for the round. WO-PREP-05, WO-FOC-01"""

    rule: ClassVar[str] = "WO-PREP-05"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the three Focuses (last round's can be repeated) and any usable abilities of Growth cards."""
        return (*FOCUS, *abilities(state, self.seat))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Apply the Focus's lines from top to bottom, or use an ability and ask again. WO-FOC-02"""
        if action.verb == "use":
            push(state, self)
            use(state, self.seat, action.noun, emit)
            return
        seat, focus = self.seat, action.noun
        state.focus = seated(state.focus, seat, focus)
        emit(FocusChosen, seat, focus)
        push(state, ChooseReady(seat, readied(state, seat, focus), True), *focus_lines(state, seat, focus))


def readied(state: State, seat: Seat, focus: str) -> int:
    """Return the maximum number of Countries that a Focus readies. WO-FOC-02"""
    return POWER[state.powers[seat]].ready[focus] + has_growth(state, seat, "diplomatic_initiative")


def focus_lines(state: State, seat: Seat, focus: str) -> list[Ask[State]]:
    """Return a Focus's questions after readying Countries. WO-FOC-02, WO-AMB-22, WO-AMB-23"""
    match focus:
        case "domestic":
            two = POWER[state.powers[seat]].increase_two
            increase = ChooseTracks(seat) if two else FocusTrack(seat, "")
            return [increase, MakeUnits(seat, "goods"), MakeUnits(seat, "services")]
        case "diplomatic":
            return [FocusTrack(seat, "diplomacy"), MakeUnits(seat, "diplomacy")]
        case _:
            return [FocusTrack(seat, "army"), MakeUnits(seat, "army")]


@frozen
class FocusTrack(Ask[State]):
    """The choice of a production to raise for money. WO-FOC-03, WO-FOC-04"""

    rule: ClassVar[str] = "WO-FOC-03"
    verbs: ClassVar[Verbs] = (("resource", "raise"),)
    open: ClassVar[bool] = True

    only: str
    """The only track that the Focus allows; "" for any."""
    left: int = 1
    paid: bool = False
    """True if the price was paid in advance, so that the seat can't decline. WO-AMB-78"""
    raised: tuple[str, ...] = ()

    def price(self, state: State) -> int:
        """Return the current price in money."""
        return 0 if self.paid else POWER[state.powers[self.seat]].increase

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the affordable tracks below their last space, and `none` unless already paid for."""
        if state.money[self.seat] < self.price(state):
            return ()
        tracks = [what for what in raisable(state, self.seat) if what not in self.raised]
        options = [option("raise", what) for what in tracks if not self.only or what == self.only]
        return (*options, NONE) if options and not self.paid else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Raise the production; for a primary resource, also gain one unit at once."""
        if action == NONE:
            return
        what, money = action.noun, self.price(state)
        spend(state, self.seat, money)
        raise_production(state, self.seat, what, money, emit)
        if what in PRIMARY:
            gain(state, self.seat, what, 1, emit)
        if self.left > 1:
            push(state, changed(self, left=self.left - 1, raised=(*self.raised, what)))

    def prompt(self, state: State) -> Line:
        return line("prompt.focus_track", money=self.price(state) or "")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this production can't be raised. WO-FOC-03"""
        if action.verb == "raise" and action.noun in RESOURCES:
            return why_not_raised(state, self.seat, self.raised, action.noun)
        return Ask.why_not(self, state, action)


@frozen
class ChooseTracks(Ask[State]):
    """The choice of how many productions to raise; China can raise two different ones. WO-FOC-03, WO-AMB-78"""

    rule: ClassVar[str] = "WO-AMB-78"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """Return 0, 1 and 2, as far as they're affordable and there are tracks to raise."""
        board, money = POWER[state.powers[self.seat]], state.money[self.seat]
        open_tracks = len(raisable(state, self.seat))
        most = 2 if money >= board.increase_two else 1 if money >= board.increase else 0
        most = min(most, open_tracks)
        return numbers(option("tracks"), 0, most) if most else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay first, then choose the tracks."""
        count, board = int(action.noun), POWER[state.powers[self.seat]]
        if count:
            spend(state, self.seat, board.increase_two if count == 2 else board.increase)
            push(state, FocusTrack(self.seat, "", count, True))

    def prompt(self, state: State) -> Line:
        board = POWER[state.powers[self.seat]]
        return line("prompt.choose_tracks", money=board.increase, both=board.increase_two)


# 2. Actions


@frozen
class Actions(Do[State]):
    """The Action phase: one turn at a time, in order, until every seat has had four. WO-ACT-01, WO-ACT-02"""

    def run(self, state: State, emit: Emit) -> None:
        state.phase = "action"
        push(state, *[Turn(seat, number) for number in range(1, TURNS + 1) for seat in state.order])


# Research


@frozen
class Research(Do[State]):
    """The Research phase: each player completes it in turn. Skipped in the last round. WO-RSH-01, WO-RSH-11"""

    def run(self, state: State, emit: Emit) -> None:
        """Push the players' steps, and then the market's step for games with fewer than four players."""
        state.phase, state.turn, state.pile_starts = "research", 0, ()
        steps = [step for seat in state.order for step in (BeforeResearch(seat), RevealHand(seat))]
        push(state, *steps, MarketMovesOn())


@frozen
class RevealHand(Do[State]):
    """The start of a seat's Research: discard played cards, reveal the hand, gain its bonuses, sum its Research.

    WO-RSH-02
    """

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """Keep the revealed cards in front until the end of Research. WO-RSH-03, WO-RSH-04"""
        seat, hand = self.seat, state.hands[self.seat]
        away = state.front[seat] + state.laid[seat]
        state.discards = seated(state.discards, seat, state.discards[seat] + away)
        state.laid = seated(state.laid, seat, ())
        state.front = seated(state.front, seat, hand)
        state.hands = seated(state.hands, seat, ())
        research = sum([FACE[card].research for card in hand])
        if state.focus[seat] == "domestic":
            research += DOMESTIC_RESEARCH
        emit(HandRevealed, seat, hand, research)
        for what, count in _bonuses(hand).items():
            gain(state, seat, what, count, emit)
        push(state, Spend(seat, research), DiscardRevealed(seat))


def _bonuses(cards: tuple[str, ...]) -> dict[str, int]:
    """Add up what the cards bring when revealed."""
    found = dict[str, int]()
    for card in cards:
        for what, count in face(card).bonus.items():
            found[what] = found.get(what, 0) + count
    return found


@frozen
class Spend(Ask[State]):
    """The choice to buy, refresh, exhaust a Country for Research, or stop. WO-RSH-05, WO-RSH-06, WO-RSH-08"""

    kind: ClassVar[str] = "spend_research"
    rule: ClassVar[str] = "WO-RSH-11"
    verbs: ClassVar[Verbs] = (("card", "buy"), ("country", "exhaust"))
    open: ClassVar[bool] = True
    passing: ClassVar[Action | None] = DONE

    research: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Return all affordable choices; they can be made in any order."""
        points = self.research
        options = [option("buy", card) for card in state.row if FACE[card].cost <= points]
        if points >= REFRESH_COST and state.row:
            options.append(REFRESH)
        options += [option("exhaust", card) for card, ally in state.allies[self.seat].items() if ally.ready]
        return (*options, DONE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Carry out the choice and ask again. Unspent Research is lost. WO-RSH-09"""
        if action == DONE:
            return
        points = self.research
        match action.verb:
            case "buy":
                points -= FACE[action.noun].cost
                buy_card(state, self.seat, action.noun, emit)
            case "refresh":
                points -= REFRESH_COST
                emit(MarketRefreshed, self.seat)
                discard_market(state, REFRESHED, emit)
            case _:
                points += COUNTRY[action.noun].value
                exhaust(state, self.seat, action.noun, emit)
        push(state, Spend(self.seat, points))

    def prompt(self, state: State) -> Line:
        return line("prompt.spend_research", research=self.research)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this card, refresh or Country isn't available. WO-RSH-05, WO-RSH-06, WO-RSH-08"""
        match action.verb:
            case "buy" if action.noun in state.row:
                cost = FACE[action.noun].cost
                return because("WO-RSH-06", "card_cost", card=action.noun, cost=cost, have=self.research)
            case "buy" if action.noun in FACE:
                return because("WO-RSH-06", "not_in_market", card=action.noun)
            case "refresh":
                return because("WO-RSH-08", "refresh_cost", cost=REFRESH_COST, have=self.research)
            case "exhaust" if action.noun in state.allies[self.seat]:
                return because("WO-RSH-05", "exhausted", country=action.noun)
            case _:
                return Ask.why_not(self, state, action)


def buy_card(state: State, seat: Seat, card: str, emit: Emit) -> None:
    """Put a bought card on top of the deck. WO-RSH-06, WO-RSH-07, WO-AMB-42"""
    emit(CardBought, seat, card, FACE[card].cost)
    state.owned = seated(state.owned, seat, (*state.owned[seat], card))
    state.decks = seated(state.decks, seat, (card, *state.decks[seat]))
    state.bought = seated(state.bought, seat, state.bought[seat] + 1)
    leave_market(state, card, emit)


@frozen
class DiscardRevealed(Do[State]):
    """The discard of the revealed cards. WO-RSH-09"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        seat = self.seat
        state.discards = seated(state.discards, seat, state.discards[seat] + state.front[seat])
        state.front = seated(state.front, seat, ())


@frozen
class MarketMovesOn(Do[State]):
    """The loss of the rightmost market card with three players, or of the two rightmost with two. WO-RSH-10"""

    def run(self, state: State, emit: Emit) -> None:
        """Discard the cards; there are none to discard with four players."""
        discard_market(state, len(POWER) - len(state.powers), emit)


# Add Auto-Influence


@frozen
class OpenAuto(Do[State]):
    """The opening of two Auto-Influence cards; unused with four players. WO-SET-14, WO-AUT-05"""

    def run(self, state: State, emit: Emit) -> None:
        """Retire the old cards and open new ones."""
        if state.auto:
            state.auto_used += state.auto_open
            state.auto_open, state.auto = state.auto[:OPEN_AUTO], state.auto[OPEN_AUTO:]
            emit(AutoOpened, state.auto_open)


@frozen
class AddAutoInfluence(Do[State]):
    """The Auto-Influence: every round, powers without a player add Influence, place armies and trade.

    WO-AUT-01, WO-AUT-02
    """

    def run(self, state: State, emit: Emit) -> None:
        """Apply the cards one by one, row by row. WO-AMB-45"""
        state.phase, state.turn = "auto_influence", 0
        for card in state.auto_open:
            for power in absent(state):
                self._row(state, card, power, emit)

    def _row(self, state: State, card: str, power: str, emit: Emit) -> None:
        """Add a cube and, if the row says so, an army and a trade with a player. WO-AUT-03, WO-AUT-04"""
        row = AUTO[card].row(power)
        place_by_rule(state, power, row.region, emit)
        if row.army:
            send(state, power, row.region, 1)
            emit(ArmiesPlaced, power, row.region, 1)
        seat = seat_of(state, row.trades)
        if seat is not None and state.commerce[seat]:
            turn_down(state, seat, emit)
            earn(state, seat, AUTO_MONEY)
            emit(CommerceTraded, seat, power, AUTO_MONEY)
