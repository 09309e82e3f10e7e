"""The sequence of play of Ideology, in the order of the rulebook.

Conflict and Diplomacy have their own modules.
"""

from functools import lru_cache
from typing import ClassVar

from game.core.agenda import Ask, Do, push, settle
from game.core.chance import seeded
from game.core.content.box import box, chosen
from game.core.content.even import EVEN
from game.core.content.loading import load
from game.core.contract import Action, Emit, Line, Reason, Result, Seat, Setup, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.piles import Pile, without
from game.core.record import seated
from game.core.views import Draft, Sealed
from game.titles.ideology.board import (
    Verdict,
    assessment,
    discard,
    draw,
    lay,
    put,
    remove,
    set_hand,
    take_from_hand,
    turn_up,
)
from game.titles.ideology.conflict import PASS, Fight, why_no_use, why_nowhere
from game.titles.ideology.diplomacy import DONE, DiplomacyPhase
from game.titles.ideology.events import (
    AdvancementBought,
    CardExchanged,
    CardPlaced,
    CardsDiscarded,
    CardTraded,
    DevelopmentEnded,
    DiscardSealed,
    GameWon,
    InfluenceExtended,
    InfluenceWithdrawn,
    LevelChanged,
    Passed,
    RegionFreed,
    RegionTurnedUp,
    RegionWon,
    TurnBegan,
    TurnEnded,
    TurnOrderSet,
)
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS, PARTS, REGIONS, WEAPON
from game.titles.ideology.levels import Rulings, level
from game.titles.ideology.places import BIT, PRINTED, each
from game.titles.ideology.prices import (
    extendable,
    extending_distance,
    in_hand,
    may_extend,
    placeable,
    placement_extra,
    withdrawable,
)
from game.titles.ideology.starts import SettingUp, check_seats, full_decks
from game.titles.ideology.state import (
    ALL,
    State,
    area_of,
    capacity,
    has,
    influence,
    leaders,
    points,
    supply,
    survey,
    trading_influence,
)

TRADE = tuple(option("trade", area) for area in AREAS)
PLACE = (option("place_military"), option("place_economic"), option("place_cultural"))
BUY = tuple(option("buy", advancement) for advancement in ADVANCEMENTS)
EXTEND = (option("extend_military"), option("extend_economic"), option("extend_cultural"))
MOST_CARDS = max(card.cards for card in ADVANCEMENT.values())
"""The highest cost of an Advancement in Influence cards."""
WITHDRAW = (option("withdraw_military"), option("withdraw_economic"), option("withdraw_cultural"))
LIFT = (option("lift_military"), option("lift_economic"), option("lift_cultural"))


# Setting up


def new(setup: Setup) -> State:
    """Set up the game and continue to the first question. ID-SET"""
    seats = len(setup.factions)
    check_seats(setup.factions)
    opening = level(setup.level)
    options = chosen(box("ideology"), opening.options, setup.options)
    even = options.pop(EVEN)  # only for setup: as part of the state it would change the digest of every game
    rulings = load(Rulings, options, "house options")
    state = State(
        level=opening,
        rulings=rulings,
        factions=setup.factions,
        powers=(frozenset(),) * seats,
        taxes=(None,) * seats,
        order=tuple(range(seats)),
        hands=((),) * seats,
        decks=full_decks(seats),
        discards=((),) * seats,
        region_deck=REGIONS,
        levels={},
        owner={},
        cards={},
        advancements=((0,) * len(ADVANCEMENTS),) * seats,
        stances=(("",) * seats,) * seats,
        spoken=(("",) * seats,) * seats,
        broken=((0,) * seats,) * seats,
        sealed=((),) * seats,
        own=(0,) * seats,
        near=(0,) * seats,
        stands=((0, 0, 0),) * seats,
        chance=seeded(setup.seed),
    )
    push(state, SettingUp(even), Turn(1))
    settle(state)
    return state


# The turn


@frozen
class Turn(Do[State]):
    """A turn: eight phases that all players take together. ID-GEN-02"""

    number: int

    def run(self, state: State, emit: Emit) -> None:
        """Push the eight phases."""
        state.turn, state.struck, state.repelled = self.number, False, False
        emit(TurnBegan, self.number)
        push(
            state,
            ResourcePhase(),
            TradingPhase(),
            DevelopmentPhase(),
            ForeignPhase(),
            ConflictPhase(),
            DiplomacyPhase(),
            AssessmentPhase(),
            TurnOrderPhase(),
            EndTurn(),
        )


def whose_turn(state: State) -> Seat | None:
    """Return the next seat in a phase that goes round the table, or None once all have passed in a row.

    A seat's turn counts as a pass until it does something. ID-FOR-02, ID-AMB-39
    """
    if state.passes == len(state.order):
        return None
    seat = state.order[state.at]
    state.at = (state.at + 1) % len(state.order)
    state.passes += 1
    return seat


# 1. Resource


@frozen
class ResourcePhase(Do[State]):
    """The Resource phase: every hand is adjusted to its seat's Global Influence.

    ID-RES-01, ID-RES-03, ID-AMB-61
    """

    def run(self, state: State, emit: Emit) -> None:
        """Push the discards (chosen in secret, opened together) and then the draws, in turn order. ID-RES-04"""
        state.phase = "resource"
        discards = [DiscardDown(seat) for seat in state.order if too_many(state, seat) > 0]
        push(state, *discards, OpenDiscards(), *[DrawUp(seat) for seat in state.order])


def too_many(state: State, seat: Seat) -> int:
    """Return by how many cards a hand exceeds its seat's Global Influence, not counting cards already sealed."""
    return len(state.hands[seat]) - len(state.sealed[seat]) - influence(state, seat)


@frozen
class DiscardDown(Sealed[State]):
    """The choice of discards. Asked even if all cards are alike, so as not to reveal that.

    ID-RES-04, ID-AMB-23, ID-Q-01
    """

    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "ID-RES-01"
    rule_of_seals: ClassVar[str] = "ID-RES-04"
    verbs: ClassVar[Verbs] = (("card", "discard"),)
    by_itself: ClassVar[bool] = False

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the areas of the cards not chosen yet."""
        left = self._left(state)
        return tuple([option("discard", area) for area in AREAS if area in left])

    def _left(self, state: State) -> Pile:
        left = state.hands[self.seat]
        for card in state.sealed[self.seat]:
            left = without(left, card)
        return left

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Record the card, and ask again."""
        state.sealed = seated(state.sealed, self.seat, (*state.sealed[self.seat], action.noun))
        if too_many(state, self.seat):
            push(state, self)
        else:
            emit(DiscardSealed, self.seat)

    def prompt(self, state: State) -> Line:
        more, limit = too_many(state, self.seat), influence(state, self.seat)
        return line("prompt.discard", more=more, limit=limit)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "discard_first", limit=influence(state, self.seat))


@frozen
class OpenDiscards(Do[State]):
    """The opening of all discards together. ID-RES-04"""

    def run(self, state: State, emit: Emit) -> None:
        """Put the discards on the piles, seat by seat."""
        for seat, cards in enumerate(state.sealed):
            if not cards:
                continue
            state.sealed = seated(state.sealed, seat, ())
            for card in cards:
                discard(state, seat, AREAS.index(card))
            emit(CardsDiscarded, seat, cards)


@frozen
class DrawUp(Do[State]):
    """A seat's draw up to its Global Influence. ID-RES-01"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """Draw up to the limit, or as many as are left. ID-GEN-09"""
        draw(state, self.seat, -too_many(state, self.seat), emit)


# 2. Trading


@frozen
class TradingPhase(Do[State]):
    """The Trading phase: in turn order, each seat trades with its own deck. ID-TRD-01, ID-AMB-22"""

    def run(self, state: State, emit: Emit) -> None:
        """Push two steps for each seat: putting cards down, then drawing. ID-TRD-04"""
        state.phase = "trading"
        push(state, *[step for seat in state.order for step in (Trade(seat), DrawTraded(seat))])


@frozen
class Trade(Ask[State]):
    """The choice of a card to trade, repeated up to the seat's Trading Influence.

    ID-TRD-02, ID-TRD-03, ID-AMB-26, ID-Q-02
    """

    rule: ClassVar[str] = "ID-TRD-03"
    verbs: ClassVar[Verbs] = (("card", "trade"),)
    passing: ClassVar[Action | None] = DONE

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the cards in hand, and `done`."""
        hand = state.hands[self.seat]
        if not hand or state.traded >= trading_influence(state, self.seat):
            return ()
        return (*[trade for trade in TRADE if trade.noun in hand], DONE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard the card at once; new cards are drawn only when all are down."""
        if action == DONE:
            return
        discard(state, self.seat, AREAS.index(action.noun))
        state.traded += 1
        emit(CardTraded, self.seat, action.noun)
        push(state, self)

    def prompt(self, state: State) -> Line:
        return line("prompt.trade", more=trading_influence(state, self.seat) - state.traded)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: only cards in hand can be traded. ID-TRD-04"""
        if action.noun in AREAS:
            return because("ID-TRD-04", "none_in_hand", area=action.noun)
        return because(self.rule, "trade_or_done")


@frozen
class DrawTraded(Do[State]):
    """The draw of a new card for each one put down. ID-TRD-03, ID-AMB-24"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """Draw. If the deck runs out, the cards put down may be among those drawn."""
        count, state.traded = state.traded, 0
        draw(state, self.seat, count, emit)


# 3. Development


@frozen
class DevelopmentPhase(Do[State]):
    """The Development phase: in turn order, each seat develops as much as it likes. ID-DEV-01"""

    def run(self, state: State, emit: Emit) -> None:
        state.phase = "development"
        push(state, *[Develop(seat) for seat in state.order])


@frozen
class Develop(Ask[State]):
    """The choice of a development. Repeated until the seat is done; skipped for empty hands. ID-DEV-06, ID-Q-03"""

    rule: ClassVar[str] = "ID-DEV-06"
    verbs: ClassVar[Verbs] = (("region", "place"),)
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = DONE

    def options(self, state: State) -> tuple[Action, ...]:
        """Return what can be placed on own regions or bought, and `done`. ID-DEV-02, ID-ADV-09"""
        seat = self.seat
        counts = in_hand(state, self.seat)
        buys = purchases(state, self.seat)
        if not buys and not state.hands[seat]:
            return ()
        places = [each(PLACE[area], placeable(state, seat, area, counts[area])) for area in ALL]
        return (*places[0], *places[1], *places[2], *buys, DONE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Carry out the development and ask again. ID-ADV-04"""
        if action == DONE:
            emit(DevelopmentEnded, self.seat)
            return
        if action.verb == "buy":
            buy(state, self.seat, ADVANCEMENTS.index(action.noun), emit)
        else:
            develop(state, self.seat, action.noun, area_of(action), emit)
        push(state, self)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why a card can't be placed or an Advancement bought. ID-DEV-02, ID-DEV-05"""
        if action.verb == "buy":
            return why_not_bought(state, self.seat, action.noun)
        if not action.verb.startswith("place_"):
            return because(self.rule, "develop_or_done")
        if action.noun in AREAS:
            return why_no_use(state, self.seat, action, "ID-DEV-02", "no_use_at_home")
        if action.noun not in state.levels:
            return why_nowhere(action)
        region, area = action.noun, area_of(action)
        if state.owner.get(region) != self.seat:
            return because("ID-DEV-02", "not_your_region", region=region)
        if AREAS[area] not in state.hands[self.seat]:
            return because("ID-DEV-02", "none_in_hand", area=AREAS[area])
        if not state.room[area] & BIT[region]:
            limit = capacity(state, region)
            return because("ID-DEV-02", "full_at_home", region=region, area=AREAS[area], limit=limit)
        assert BIT[region] & PRINTED[1], "nothing else is taxed"
        return because("ID-DEV-05", "costs_of_empire", region=region, area=AREAS[area])


def develop(state: State, seat: Seat, region: str, area: int, emit: Emit) -> None:
    """Place a card on the seat's own region; its level doesn't change yet. ID-DEV-03, ID-DEV-04, ID-DEV-05"""
    extra = placement_extra(state, seat, region)
    lay(state, seat, region, area)
    discard(state, seat, area, extra)
    emit(CardPlaced, seat, region, AREAS[area], extra)


def purchases(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every available Advancement that a seat can fully pay for. ID-ADV-09"""
    counts = [min(count, MOST_CARDS) for count in in_hand(state, seat)]
    paid = payable(state.advancements[seat], *counts)
    return tuple([BUY[number] for number in paid if is_left(state, number)])


@lru_cache(maxsize=1 << 14)
def payable(held: tuple[int, ...], *counts: int) -> tuple[int, ...]:
    """Return the Advancements affordable with these cards and Advancements. ID-ADV-01, ID-ADV-02, ID-ADV-03"""
    return tuple([number for number in range(len(ADVANCEMENTS)) if _is_paid(number, held, counts)])


def _is_paid(number: int, held: tuple[int, ...], counts: tuple[int, ...]) -> bool:
    card = ADVANCEMENT[ADVANCEMENTS[number]]
    if card.cards:
        return counts[AREAS.index(card.area)] >= card.cards
    return all(held[part] for part in PARTS[number])


def is_left(state: State, number: int) -> bool:
    """Return True if a copy of an Advancement can still be bought. ID-ADV-09, ID-AMB-35"""
    return state.rulings.advancement_supply == "unlimited" or supply(state, number) > 0


def buy(state: State, seat: Seat, number: int, emit: Emit) -> None:
    """Pay for an Advancement with cards or other Advancements. ID-ADV-01, ID-ADV-02, ID-ADV-03, ID-ADV-05"""
    card = ADVANCEMENT[ADVANCEMENTS[number]]
    if card.cards:
        discard(state, seat, AREAS.index(card.area), card.cards)
    held = list(state.advancements[seat])
    for part in PARTS.get(number, ()):
        held[part] -= 1
    held[number] += 1
    state.advancements = seated(state.advancements, seat, tuple(held))
    emit(AdvancementBought, seat, card.id, (card.area,) * card.cards, card.parts)


def why_not_bought(state: State, seat: Seat, advancement: str) -> Reason:
    """Return why an Advancement can't be bought. ID-ADV-01, ID-ADV-02, ID-ADV-03, ID-AMB-35"""
    if advancement not in ADVANCEMENT:
        return because("ID-ADV-09", "advancement_first")
    number, card = ADVANCEMENTS.index(advancement), ADVANCEMENT[advancement]
    if card.cards and state.hands[seat].count(card.area) < card.cards:
        return because("ID-ADV-01", "cards_missing", advancement=advancement, area=card.area, cards=card.cards)
    held = state.advancements[seat]
    missing = tuple([ADVANCEMENTS[part] for part in PARTS.get(number, ()) if not held[part]])
    if missing:
        rule = "ID-ADV-03" if number == WEAPON else "ID-ADV-02"
        return because(rule, "parts_missing", advancement=advancement, missing=missing)
    return because("ID-AMB-35", "pile_empty", advancement=advancement)


# 4. Foreign


@frozen
class ForeignPhase(Do[State]):
    """The Foreign phase: new regions come up, then seats act in turn, round and round.

    ID-FOR-01, ID-FOR-02, ID-AMB-27
    """

    def run(self, state: State, emit: Emit) -> None:
        """Turn up the regions and start with the first seat in turn order."""
        state.phase, state.at, state.passes = "foreign", 0, 0
        for _ in range(min(state.level.new_regions, len(state.region_deck))):
            region = turn_up(state)
            emit(RegionTurnedUp, region, state.levels[region])
        push(state, ForeignTurns())


@frozen
class ForeignTurns(Do[State]):
    """One action per seat, until all pass in a row. ID-FOR-02"""

    def run(self, state: State, emit: Emit) -> None:
        seat = whose_turn(state)
        if seat is not None:
            push(state, Spread(seat), self)


@frozen
class Spread(Ask[State]):
    """The choice of a foreign action. Asked of every seat that might have one as far as the others can tell.

    ID-Q-04, ID-AMB-67
    """

    rule: ClassVar[str] = "ID-FOR-02"
    verbs: ClassVar[Verbs] = (("region", "extend"),)
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = PASS

    def options(self, state: State) -> tuple[Action, ...]:
        """Return cards for Independent Regions with room, cards to take back, and `pass`.

        ID-FOR-09, ID-FOR-10, ID-AMB-28
        """
        seat = self.seat
        military, economic, cultural = in_hand(state, seat)
        deeds = (
            each(EXTEND[0], extendable(state, seat, 0, military))
            + each(EXTEND[1], extendable(state, seat, 1, economic))
            + each(EXTEND[2], extendable(state, seat, 2, cultural))
            + each(WITHDRAW[0], withdrawable(state, seat, 0))
            + each(WITHDRAW[1], withdrawable(state, seat, 1))
            + each(WITHDRAW[2], withdrawable(state, seat, 2))
        )
        return (*deeds, PASS) if deeds or may_extend(state, seat) else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Carry out one action; the others get their turns before the seat's next one."""
        if action == PASS:
            emit(Passed, self.seat, state.phase)
            return
        state.passes = 0
        if action.verb.startswith("extend"):
            extend(state, self.seat, action.noun, area_of(action), emit)
        else:
            withdraw(state, self.seat, action.noun, area_of(action), emit)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why influence can't be extended or withdrawn there. ID-FOR-04, ID-FOR-05, ID-FOR-07, ID-FOR-09"""
        deed = action.verb.partition("_")[0]
        if deed not in ("extend", "withdraw"):
            return because(self.rule, "foreign_or_pass")
        if action.noun in AREAS:
            return why_no_use(state, self.seat, action, "ID-FOR-09", "no_use_abroad")
        if action.noun not in state.levels:
            return why_nowhere(action)
        region = action.noun
        area = area_of(action)
        owner = state.owner.get(action.noun)
        if deed == "withdraw":
            return self._nothing_to_withdraw(state, region, area)
        if owner is not None:
            key = "own_region" if owner == self.seat else "opposing_region"
            return because("ID-FOR-07", key, region=region, other=owner)
        if AREAS[area] not in state.hands[self.seat]:
            return because("ID-FOR-09", "none_in_hand", area=AREAS[area])
        if not state.room[area] & BIT[region]:
            limit = capacity(state, region)
            return because("ID-FOR-05", "full_abroad", region=region, area=AREAS[area], limit=limit)
        assert extending_distance(state, self.seat, region, area), "only distance is in the way"
        return because("ID-FOR-04", "distant", region=region, area=AREAS[area])

    def _nothing_to_withdraw(self, state: State, region: str, area: int) -> Reason:
        if state.owner.get(region) == self.seat:
            return because("ID-AMB-01", "withdraw_at_home", region=region)
        return because("ID-FOR-06", "nothing_there", region=region, area=AREAS[area])


def extend(state: State, seat: Seat, region: str, area: int, emit: Emit) -> None:
    """Pay for distance, then place a card at an Independent Region. ID-FOR-03, ID-FOR-04, ID-AMB-46"""
    distance = extending_distance(state, seat, region, area)
    discard(state, seat, area, distance)
    lay(state, seat, region, area)
    emit(InfluenceExtended, seat, region, AREAS[area], distance)


def withdraw(state: State, seat: Seat, region: str, area: int, emit: Emit) -> None:
    """Discard one of the seat's cards from a region it doesn't control. ID-FOR-06, ID-AMB-02, ID-AMB-47"""
    remove(state, seat, region, area)
    emit(InfluenceWithdrawn, seat, region, AREAS[area], state.owner.get(region))


# 5. Conflict


@frozen
class ConflictPhase(Do[State]):
    """The Conflict phase: seats may start Conflicts in turn, round and round. ID-CON-01"""

    def run(self, state: State, emit: Emit) -> None:
        """Start with the first seat in turn order."""
        state.phase, state.at, state.passes = "conflict", 0, 0
        push(state, ConflictTurns())


@frozen
class ConflictTurns(Do[State]):
    """One Conflict per seat, until all pass in a row. ID-CON-01, ID-CON-10, ID-AMB-59"""

    def run(self, state: State, emit: Emit) -> None:
        seat = whose_turn(state)
        if seat is not None:
            push(state, Fight(seat), self)


# 7. Assessment


@frozen
class AssessmentPhase(Do[State]):
    """The Assessment: levels, lost regions, won regions; each step for all regions before the next. ID-ASM-07"""

    def run(self, state: State, emit: Emit) -> None:
        """Assess all regions; after that, Communism may exchange cards. ID-ASM-06"""
        state.phase = "assessment"
        verdicts = assessment(state)
        if verdicts:
            set_levels(state, verdicts, emit)
            free_regions(state, verdicts, emit)
            win_regions(state, verdicts, emit)
        planners = [seat for seat in state.order if has(state, seat, "totalitarianism")]
        push(state, *[step for seat in planners for step in (Exchange(seat), EndExchange())])


def set_levels(state: State, verdicts: list[Verdict], emit: Emit) -> None:
    """Set the new levels of Controlled Regions; Independent ones keep theirs. ID-ASM-01, ID-ASM-02"""
    changed = [verdict for verdict in verdicts if verdict.level != verdict.before]
    if not changed:
        return
    state.levels = {**state.levels, **{verdict.region: verdict.level for verdict in changed}}
    survey(state)
    for region, before, now, _, _ in changed:
        emit(LevelChanged, state.owner[region], region, now, before)


def free_regions(state: State, verdicts: list[Verdict], emit: Emit) -> None:
    """Free every region whose controller lacks a majority there. ID-ASM-03, ID-AMB-03, ID-AMB-06, ID-AMB-63"""
    freed = {verdict.region: verdict.loser for verdict in verdicts if verdict.loser is not None}
    if not freed:
        return
    state.owner = {region: seat for region, seat in state.owner.items() if region not in freed}
    survey(state)
    for region, seat in freed.items():
        emit(RegionFreed, seat, region, state.levels[region])


def win_regions(state: State, verdicts: list[Verdict], emit: Emit) -> None:
    """Give full Independent Regions to the seat with the majority. ID-ASM-04, ID-ASM-05, ID-AMB-07, ID-AMB-45"""
    won = {
        verdict.region: verdict.owner
        for verdict in verdicts
        if verdict.owner is not None and verdict.region not in state.owner
    }
    if not won:
        return
    state.owner = {**state.owner, **won}
    survey(state)
    for region, seat in won.items():
        emit(RegionWon, seat, region, state.levels[region])


@frozen
class Exchange(Ask[State]):
    """Totalitarianism: the choice of a card to exchange, repeated while there are cards in hand.

    ID-ASM-06, ID-AMB-33, ID-Q-09
    """

    rule: ClassVar[str] = "ID-ASM-06"
    verbs: ClassVar[Verbs] = (("region", "lift"),)
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = DONE

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the cards on the seat's own regions that a card in hand can replace, and `done`."""
        seat = self.seat
        if not to_lay(state, seat) or not any(state.own[seat] & where for where in state.stands[seat]):
            return ()
        if state.rulings.totalitarianism == "one" and state.lifted:
            return ()
        lifts = [each(LIFT[area], exchangeable(state, seat, area)) for area in ALL]
        return (*lifts[0], *lifts[1], *lifts[2], DONE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for the replacement; nothing takes effect before that."""
        if action != DONE:
            push(state, LayInstead(self.seat, action.noun, area_of(action)), self)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why a card can't be picked up there. ID-ASM-06, ID-AMB-33"""
        if not action.verb.startswith("lift_"):
            return because(self.rule, "exchange_or_done")
        if action.noun not in state.levels:
            return why_nowhere(action)
        region, area = action.noun, area_of(action)
        if state.owner.get(region) != self.seat:
            return because(self.rule, "not_your_region", region=region)
        if not state.cards[region][area][self.seat]:
            return because(self.rule, "nothing_there", region=region, area=AREAS[area])
        return because("ID-AMB-33", "nothing_to_lay", region=region, area=AREAS[area])


def to_lay(state: State, seat: Seat) -> int:
    """Return how many cards in hand weren't picked up during this exchange. ID-AMB-33"""
    return len(state.hands[seat]) - len(state.lifted)


def layable(state: State, seat: Seat, area: int) -> bool:
    """Return True if the hand has a card of an area that wasn't picked up during this exchange."""
    return state.hands[seat].count(AREAS[area]) > state.lifted.count(AREAS[area])


def exchangeable(state: State, seat: Seat, area: int) -> int:
    """Return the seat's regions where a card of an area can be replaced with one of another area that has room."""
    room = 0
    for other in ALL:
        if other != area and layable(state, seat, other):
            room |= state.room[other]
    return state.own[seat] & state.stands[seat][area] & room


@frozen
class LayInstead(Draft[State]):
    """The choice of the replacement card. ID-ASM-06"""

    rule: ClassVar[str] = "ID-ASM-06"
    verbs: ClassVar[Verbs] = (("card", "lay"),)

    region: str
    area: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the cards of other areas that have room at the region."""
        return tuple(
            [
                option("lay", AREAS[other])
                for other in ALL
                if other != self.area and layable(state, self.seat, other) and state.room[other] & BIT[self.region]
            ]
        )

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Swap the two cards; the exchange continues."""
        seat, region, laid = self.seat, self.region, AREAS.index(action.noun)
        take_from_hand(state, seat, laid)
        put(state, seat, region, self.area, -1)
        put(state, seat, region, laid, 1)
        set_hand(state, seat, (*state.hands[seat], AREAS[self.area]))
        state.lifted = (*state.lifted, AREAS[self.area])
        emit(CardExchanged, seat, region, AREAS[self.area], action.noun)

    def prompt(self, state: State) -> Line:
        return line("prompt.lay_instead", region=self.region, area=AREAS[self.area])

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: the card has the same area, was just picked up, or doesn't fit. ID-AMB-33"""
        if action.verb != "lay" or action.noun not in AREAS:
            return because(self.rule, "lay_first", region=self.region)
        area = AREAS.index(action.noun)
        if area == self.area:
            return because(self.rule, "same_area", area=action.noun)
        if not layable(state, self.seat, area):
            return because("ID-AMB-33", "not_to_lay", area=action.noun)
        limit = capacity(state, self.region)
        return because("ID-AMB-33", "full_at_home", region=self.region, area=action.noun, limit=limit)


@frozen
class EndExchange(Do[State]):
    """The end of an exchange; cards that were picked up become ordinary cards again."""

    def run(self, state: State, emit: Emit) -> None:
        state.lifted = ()


# 8. Turn order


@frozen
class TurnOrderPhase(Do[State]):
    """The new turn order: by Global Influence, most first; tied seats keep their order.

    ID-ORD-01
    """

    def run(self, state: State, emit: Emit) -> None:
        """Sort the old order with a stable sort."""
        state.phase = "turn_order"
        worth = {seat: influence(state, seat) for seat in state.order}
        order = tuple(sorted(state.order, key=lambda seat: -worth[seat]))
        if order != state.order:
            state.order = order
            ideologies = tuple([state.factions[seat] for seat in order])
            emit(TurnOrderSet, order, ideologies, tuple([worth[seat] for seat in order]))


@frozen
class EndTurn(Do[State]):
    """The end of a turn, which ends the game if it was the last turn or somebody has enough influence.

    ID-WIN-01, ID-WIN-02, ID-AMB-43
    """

    def run(self, state: State, emit: Emit) -> None:
        """End the game or start the next turn."""
        best, limit = max([influence(state, seat) for seat in state.seats]), state.rulings.turn_limit
        emit(TurnEnded, state.turn, best)
        if best >= state.level.victory:
            win(state, False, emit)
        elif limit and state.turn >= limit:
            win(state, True, emit)
        else:
            push(state, Turn(state.turn + 1))


def win(state: State, limit: bool, emit: Emit) -> None:
    """End the game: most influence wins, then most Advancement points; seats that are still equal share the win.

    ID-WIN-01, ID-WIN-03, ID-WIN-04
    """
    worth = [influence(state, seat) for seat in state.seats]
    winners, most = leaders(state, worth), max(worth)
    how = "influence" if worth.count(most) == 1 else "points" if len(winners) == 1 else "shared"
    ideologies = tuple([state.factions[seat] for seat in winners])
    shares = tuple([1 / len(winners) if seat in winners else 0.0 for seat in state.seats])
    state.phase = "end"
    told = line(
        f"result.{'limit_' if limit else ''}{how}",
        seat=winners[0],
        ideologies=ideologies,
        influence=most,
        points=points(state, winners[0]),
    )
    state.result = Result(shares, told)
    emit(GameWon, winners, ideologies, how, most, points(state, winners[0]), limit)
