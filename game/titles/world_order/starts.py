"""Setup: the initial table, and each seat's choice of hand, Assets and place. WO-SET"""

from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.chance import shuffled
from game.core.contract import Action, Emit, Line, Seat, Verbs, line, option
from game.core.frozen import frozen
from game.core.piles import Pile, without
from game.core.record import seated
from game.core.views import Sealed
from game.titles.world_order.board import score
from game.titles.world_order.events import AssetsOpened, PlaceTaken
from game.titles.world_order.faces import (
    ARROWS,
    ASSET,
    ASSETS,
    AUTO,
    BEGINS,
    DECK,
    GROWTH,
    LEVELS,
    MAP,
    POWER,
    REGION,
    REGIONS,
    market_deck,
)
from game.titles.world_order.levels import Level, Rulings
from game.titles.world_order.state import FREE, HAND, READY, SPACES, State, commerce_cards

OPEN_AUTO = 2
ROW = 6
DRAWN_ASSETS = 3
RIVALS = (("usa", "eu"), ("russia", "china"))
"""With two players, each plays a power from a different pair. WO-SET-06"""


def check_powers(powers: tuple[str, ...]) -> None:
    """Raise ValueError unless these powers can play together. WO-SET-06"""
    if not 2 <= len(powers) <= len(POWER):
        raise ValueError(f"World Order is played by 2 to {len(POWER)}, not by {len(powers)}.")
    strangers = [power for power in powers if power not in POWER]
    if strangers or len(set(powers)) < len(powers):
        raise ValueError(f"{', '.join(powers)} do not play together: every power is taken once.")
    if len(powers) == 2 and any(set(powers) == set(pair) for pair in RIVALS):
        raise ValueError("With two players one takes the USA or the EU, the other Russia or China.")


def table(span: Level, rulings: Rulings, powers: tuple[str, ...], chance: int) -> State:
    """Return the shuffled initial table, before any choice. WO-SET-01 to WO-SET-14"""
    boards = [POWER[power] for power in powers]
    empty: tuple[Pile, ...] = ((),) * len(powers)
    state = State(
        level=span,
        rulings=rulings,
        powers=powers,
        vp=(0,) * len(powers),
        money=tuple([board.money for board in boards]),
        stock=tuple([dict(board.production) for board in boards]),
        production=tuple([dict(board.production) for board in boards]),
        focus=("domestic",) * len(powers),
        prosperity=(0,) * len(powers),
        owned=tuple([DECK[power] for power in powers]),
        hands=empty,
        decks=empty,
        bought=(0,) * len(powers),
        discards=empty,
        front=empty,
        laid=empty,
        allies=tuple([dict.fromkeys(BEGINS[power], READY) for power in powers]),
        tokens=({},) * len(powers),
        armies={region: {} for region in REGIONS},
        permanent={region: face.begins for region, face in REGION.items()},
        temporary={region: face.guest for region, face in REGION.items()},
        commerce=(0,) * len(powers),
        assets=empty,
        used=empty,
        orders=(rulings.executive_orders,) * len(powers),
        growth=empty,
        growth_left=growth_piles(len(powers)),
        spent=(frozenset(),) * len(powers),
        left={},
        right={},
        firsts=(0,) * len(powers),
        chance=chance,
    )
    state.commerce = tuple([commerce_cards(state, seat) for seat in state.seats])
    _shuffle(state)
    return state


def _shuffle(state: State) -> None:
    """Shuffle Countries, market, hands, Assets and Auto-Influence. WO-SET-01, WO-SET-04, WO-SET-10, WO-SET-11"""
    decks = {region: shuffled(state, MAP[region]) for region in REGIONS}
    state.left = {region: deck[1:] for region, deck in decks.items()}
    state.right = {region: deck[:1] for region, deck in decks.items()}
    rulings = state.rulings
    market = shuffled(state, market_deck(rulings.optional_market_pack, rulings.strategic_reinforcements_in_market))
    state.row, state.market = market[:ROW], market[ROW:]
    state.piles = tuple([_piles(state, power) for power in state.powers])
    state.dealt = tuple([shuffled(state, ASSETS[power])[:DRAWN_ASSETS] for power in state.powers])
    state.chosen = ((),) * len(state.powers)
    if len(state.powers) < len(POWER):
        state.auto = shuffled(state, tuple(AUTO))


def _piles(state: State, power: str) -> tuple[Pile, ...]:
    """Return the two piles from which a seat chooses its first hand; with arrows, they're fixed. WO-SET-10"""
    if state.level.arrow_hands:
        return (
            tuple([card for card in DECK[power] if card in ARROWS[power]]),
            tuple([card for card in DECK[power] if card not in ARROWS[power]]),
        )
    cards = shuffled(state, DECK[power])
    return cards[:HAND], cards[HAND:]


def growth_piles(seats: int) -> dict[str, int]:
    """Return how many copies there are of each Growth card. WO-SET-05"""
    fewer = {2: LEVELS - 1, 3: 1}.get(seats, 0)
    return {card: face.copies - (face.level <= fewer) for card, face in GROWTH.items()}


# Choices


@frozen
class SettingUp(Do[State]):
    """The setup: sealed choices of hands and Assets, then places on the turn order track. WO-SET-16"""

    def run(self, state: State, emit: Emit) -> None:
        """Ask in seating order. Choices stay secret until everybody has chosen. WO-AMB-71"""
        choices = [ask for seat in state.seats for ask in (ChooseHand(seat), GiveBack(seat))]
        push(state, *choices, OpenChoices(), TakePlaces())


PILES = (option("hand", "first"), option("hand", "second"))


@frozen
class ChooseHand(Sealed[State]):
    """The choice of a pile as the first hand. WO-SET-10"""

    rule: ClassVar[str] = "WO-SET-10"
    rule_of_seals: ClassVar[str] = "WO-AMB-71"

    def options(self, state: State) -> tuple[Action, ...]:
        """Return both piles; only the first if the level uses the arrows."""
        return PILES[:1] if state.level.arrow_hands else PILES

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Store the answer, sealed."""
        state.chosen = seated(state.chosen, self.seat, (action.noun,))


@frozen
class GiveBack(Sealed[State]):
    """The choice of which of three Assets to give back. WO-SET-11"""

    rule: ClassVar[str] = "WO-SET-11"
    rule_of_seals: ClassVar[str] = "WO-AMB-71"
    verbs: ClassVar[Verbs] = (("asset", "give_back"),)

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("give_back", asset) for asset in state.dealt[self.seat]])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Store the answer, sealed."""
        state.chosen = seated(state.chosen, self.seat, (*state.chosen[self.seat], action.noun))


@frozen
class OpenChoices(Do[State]):
    """The end of sealed choices: hands are taken, decks shuffled, Assets revealed, VPs scored.

    WO-SET-10, WO-SET-11
    """

    def run(self, state: State, emit: Emit) -> None:
        """Open the choices seat by seat. An Asset given back stays secret."""
        for seat in state.seats:
            pile, back = state.chosen[seat]
            first, second = state.piles[seat]
            hand, deck = (first, second) if pile == "first" else (second, first)
            state.hands = seated(state.hands, seat, hand)
            state.decks = seated(state.decks, seat, shuffled(state, deck))
            assets = without(state.dealt[seat], back)
            state.assets = seated(state.assets, seat, assets)
            state.piles = seated(state.piles, seat, ((), ()))
            state.dealt, state.chosen = seated(state.dealt, seat, ()), seated(state.chosen, seat, ())
            vp = sum([ASSET[asset].vp for asset in assets])
            score(state, seat, vp)
            emit(AssetsOpened, seat, assets, vp)
        state.piles, state.dealt, state.chosen = (), (), ()


# Turn order


@frozen
class TakePlaces(Do[State]):
    """The choice of places. The seat with the fewest VPs chooses first, then less money, then less starting money.

    WO-PREP-03, WO-SET-13
    """

    def run(self, state: State, emit: Emit) -> None:
        """Ask for the places; a level with a fixed order doesn't ask during setup."""
        state.track = (FREE,) * SPACES
        begin = [POWER[power].money for power in state.powers]
        money = state.money if state.round else begin
        seats = sorted(state.seats, key=lambda seat: (state.vp[seat], money[seat], begin[seat]))
        if state.level.fixed_order and not state.round:
            for place, seat in enumerate(seats, 1):
                take_place(state, seat, place, emit)
        else:
            push(state, *[TakePlace(seat) for seat in seats])


def take_place(state: State, seat: Seat, place: int, emit: Emit) -> None:
    """Put a seat's marker on a space of the track; `place` counts from 1."""
    state.track = seated(state.track, place - 1, seat)
    state.order = tuple([owner for owner in state.track if owner != FREE])
    emit(PlaceTaken, seat, place)


@frozen
class TakePlace(Ask[State]):
    """The choice of a place in the turn order. WO-PREP-03, WO-AMB-02"""

    rule: ClassVar[str] = "WO-PREP-03"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple(
            [option("place", str(place)) for place in range(1, SPACES + 1) if state.track[place - 1] == FREE]
        )

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        take_place(state, self.seat, int(action.noun), emit)

    def prompt(self, state: State) -> Line:
        """Return the prompt. There are four spaces, whatever the number of players."""
        return line("prompt.take_place")
