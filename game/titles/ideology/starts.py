"""Setup: who plays which Ideology, and the initial homes, decks and piles. ID-SET"""

from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.chance import below, shuffled
from game.core.content.even import MEASURED, PRINTED, Uneven, pairing
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.record import seated
from game.titles.ideology.board import turn_up
from game.titles.ideology.events import IdeologyTaken, SidesEvened
from game.titles.ideology.faces import (
    ADVANCEMENTS,
    AREAS,
    CULTURAL,
    DECK,
    ECONOMIC,
    IDEOLOGY,
    IN_ORDER,
    MILITARY,
    PAIR,
    STOCK,
)
from game.titles.ideology.levels import Bloc
from game.titles.ideology.state import ALL, State, no_cards, powers_of, start_of, survey, tax_of, with_card


def check_seats(factions: tuple[str, ...]) -> None:
    """Raise ValueError unless there are two to five seats, each with a different Ideology or none yet.

    ID-GEN-01
    """
    if not 2 <= len(factions) <= 5:
        raise ValueError(f"Ideology is played by 2 to 5, not by {len(factions)}.")
    named = [faction for faction in factions if faction]
    if len(set(named)) < len(named):
        raise ValueError("In Ideology every Ideology is played by one.")
    for faction in named:
        if faction not in IDEOLOGY:
            raise ValueError(f"Ideology has no {faction}; it has {', '.join(IN_ORDER)}.")


@frozen
class SettingUp(Do[State]):
    """The setup: Ideology cards are dealt or chosen, then everything is laid out. ID-SET-01, ID-AMB-71"""

    even: str = PRINTED
    """How the sides are evened out: not at all, as measured, or by the number that one player names."""

    def run(self, state: State, emit: Emit) -> None:
        """Push the steps. A seat that already has its Ideology keeps it."""
        empty = [seat for seat in state.seats if not state.factions[seat]]
        if state.rulings.ideology_deal == "chosen":
            push(state, *[TakeIdeology(seat) for seat in empty], EvenOut(self.even))
        else:
            deal(state)
            push(state, EvenOut(self.even))


def deal(state: State) -> None:
    """Deal Ideologies to seats without one; with two players, the first Ideology decides the second. ID-TWO-01"""
    for seat in state.seats:
        if not state.factions[seat]:
            state.factions = seated(state.factions, seat, _dealt(state))


def _dealt(state: State) -> str:
    match state.factions:
        case ("", "") | (_, _, _, *_):
            left = free_ideologies(state)
            return left[below(state, len(left))]
        case (first, ""):
            return PAIR[first]
        case (_, second):
            return next(first for first, other in PAIR.items() if other == second)
        case _:
            raise AssertionError("two play at least")


def free_ideologies(state: State) -> list[str]:
    """Return the Ideologies that nobody plays yet."""
    return [ideology for ideology in IN_ORDER if ideology not in state.factions]


@frozen
class TakeIdeology(Ask[State]):
    """The choice of an Ideology, if Ideologies are chosen rather than dealt. ID-AMB-71"""

    rule: ClassVar[str] = "ID-SET-01"
    verbs: ClassVar[Verbs] = (("faction", "play_as"),)
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("play_as", ideology) for ideology in free_ideologies(state)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        state.factions = seated(state.factions, self.seat, action.noun)

    def prompt(self, state: State) -> Line:
        """Return the prompt; with two players it names the opponent that the rulebook would deal."""
        match state.factions:
            case (first, "") if first:
                return line("prompt.take_ideology_second", first=first, second=PAIR[first])
            case _:
                return line("prompt.take_ideology")

    def why_not(self, state: State, action: Action) -> Reason:
        if action.noun and action.noun in state.factions:
            return because(self.rule, "ideology_taken", ideology=action.noun)
        return because(self.rule, "ideology_first")


MOST_MORE = 6
"""The largest number of extra Influence cards for evening out two sides."""
MORE = tuple(option("more", str(number)) for number in range(MOST_MORE + 1))


@frozen
class EvenOut(Do[State]):
    """The house option that evens out two sides, if it is switched on and the sides were measured. ID-AMB-75"""

    how: str

    def run(self, state: State, emit: Emit) -> None:
        measured = pairing("ideology", state.factions)
        if measured is None or self.how == PRINTED:
            push(state, LayOut())
        elif self.how == MEASURED:
            push(state, LayOut(measured.more))
        else:
            push(state, NameMore(0))


def sides(state: State) -> Uneven:
    """Return the measurement of the two sides being evened out."""
    measured = pairing("ideology", state.factions)
    assert measured is not None, "only sides that were measured are evened out"
    return measured


@frozen
class NameMore(Ask[State]):
    """The choice of the weaker side's extra cards, before the other player picks a side. ID-AMB-75"""

    rule: ClassVar[str] = "ID-AMB-75"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        return MORE

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        more = int(action.noun)
        push(state, PickSide(1 - self.seat, more), LayOut(more))

    def prompt(self, state: State) -> Line:
        measured = sides(state)
        return line("prompt.name_more", stronger=measured.stronger, weaker=measured.weaker)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "name_more")


@frozen
class PickSide(Ask[State]):
    """The choice of a side, by the player who didn't name the number. ID-AMB-75"""

    rule: ClassVar[str] = "ID-AMB-75"
    verbs: ClassVar[Verbs] = (("faction", "play_as"),)
    open: ClassVar[bool] = True

    more: int

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("play_as", ideology) for ideology in sorted(state.factions, key=IN_ORDER.index)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if state.factions[self.seat] != action.noun:
            state.factions = state.factions[::-1]

    def prompt(self, state: State) -> Line:
        return line("prompt.pick_side", weaker=sides(state).weaker, more=self.more)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "pick_side")


@frozen
class LayOut(Do[State]):
    """The layout of homes, decks, Advancements and turn order. ID-SET-02 to ID-SET-08"""

    more: int = 0
    """The number of Influence cards that the weaker of two sides starts with beyond the printed ones. ID-AMB-75"""

    def run(self, state: State, emit: Emit) -> None:
        state.order = tuple(sorted(state.seats, key=lambda seat: IDEOLOGY[state.factions[seat]].place))
        state.powers = tuple([powers_of(faction, state.rulings) for faction in state.factions])
        state.taxes = tuple([tax_of(powers) for powers in state.powers])
        blocs = {bloc.ideology: bloc for bloc in state.level.bloc}
        for seat in state.seats:
            home, bloc = IDEOLOGY[state.factions[seat]].home, blocs.get(state.factions[seat])
            settle_region(state, seat, home, STOCK.home_level, STOCK.on_home_of_each_area)
            _begin(state, seat, bloc or Bloc(state.factions[seat]))
        weaker = _lay_more(state, self.more)
        for seat in state.seats:
            state.decks = seated(state.decks, seat, shuffled(state, state.decks[seat]))
        _set_stances(state)
        left = [region for region in state.region_deck if region not in state.levels]
        state.region_deck = shuffled(state, left)
        survey(state)
        for _ in range(state.level.open_regions):
            turn_up(state)
        for seat in state.order:
            card = IDEOLOGY[state.factions[seat]]
            emit(IdeologyTaken, seat, card.id, card.home, start_of(card.id, state.rulings))
        if weaker is not None:
            emit(SidesEvened, weaker, self.more, IDEOLOGY[state.factions[weaker]].home)


def _lay_more(state: State, more: int) -> Seat | None:
    """Lay extra cards on the weaker side's home, area by area, and return its seat; None if there are none."""
    if not more:
        return None
    weaker = sides(state).weaker
    seat = state.factions.index(weaker)
    home, deck = IDEOLOGY[weaker].home, list(state.decks[seat])
    for number in range(more):
        area = EVENING[number % len(EVENING)]
        deck.remove(AREAS[area])
        state.cards = {**state.cards, home: with_card(state.cards[home], area, seat, 1)}
    state.decks = seated(state.decks, seat, tuple(deck))
    return seat


EVENING = (ECONOMIC, CULTURAL, MILITARY)
"""The areas of the extra cards that even out two sides, in turn."""


def settle_region(state: State, seat: Seat, region: str, level: int, of_each: int) -> None:
    """Give a seat control of a region at the start, with `of_each` cards per area from its deck. ID-SET-02"""
    deck = list(state.decks[seat])
    for area in AREAS * of_each:
        deck.remove(area)
    state.decks = seated(state.decks, seat, tuple(deck))
    state.owner = {**state.owner, region: seat}
    state.levels = {**state.levels, region: level}
    nobody = no_cards(len(state.factions))
    state.cards = {**state.cards, region: tuple([seated(nobody[area], seat, of_each) for area in ALL])}


def _begin(state: State, seat: Seat, bloc: Bloc) -> None:
    """Give a seat the Advancement on its Ideology card and whatever the level adds. ID-SET-05"""
    for region in bloc.regions:
        settle_region(state, seat, region, 1, 1)
    names = (start_of(bloc.ideology, state.rulings), *bloc.advancements)
    held = tuple([names.count(advancement) for advancement in ADVANCEMENTS])
    state.advancements = seated(state.advancements, seat, held)


def _set_stances(state: State) -> None:
    """Set all stances to neutral unless the level says otherwise. ID-SET-07"""
    stances = {frozenset(pact.between): pact.stance for pact in state.level.stance}
    state.stances = tuple(
        [
            tuple(
                [
                    "" if one == other else stances.get(frozenset({one, other}), "neutral")
                    for other in state.factions
                ]
            )
            for one in state.factions
        ]
    )


def full_decks(seats: int) -> tuple[tuple[str, ...], ...]:
    """Return the 45 cards of each seat's Ideology."""
    return (DECK,) * seats
