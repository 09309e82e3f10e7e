"""Sets up a table of Ideology with exactly the regions, hands, Advancements and stances that a story needs.

Seats are called imp, cap, fas, com and isl. Cards are written "2m 1e" (or "m m e", in that order), cards at a
region "imp 1/0/2" (Military/Economic/Cultural), preceded by its owner and level: "imp:2 imp 2/2/2".
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypedDict

from game.core.agenda import Ask, Do, push, settle
from game.core.chance import seeded, shuffled
from game.core.contract import Action, Game, Seat, Setup
from game.core.piles import Pile
from game.core.record import seated
from game.titles import ideology
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.diplomacy import DiplomacyPhase
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, DECK, IDEOLOGY, REGION, STOCK
from game.titles.ideology.knowledge import laid_out
from game.titles.ideology.rules import (
    AssessmentPhase,
    ConflictPhase,
    DevelopmentPhase,
    EndTurn,
    ForeignPhase,
    LayInstead,
    ResourcePhase,
    TradingPhase,
    TurnOrderPhase,
)
from game.titles.ideology.state import Areas, State, influence, points, start_of, survey
from tests.tabletop import Recess, Tabletop

GAME: Game[State] = ideology
SHORT = {
    "imp": "imperialism",
    "cap": "capitalism",
    "fas": "fascism",
    "com": "communism",
    "isl": "fundamentalism",
}
LETTER = {"m": "military", "e": "economic", "c": "cultural"}
ENDING = ("go_on", "pass", "done", "let_stand", "stop")
"""The answers that end a phase without doing anything."""
PRESENT = 5
"""The current turn, late enough for anything to have happened before."""


class Seated(TypedDict, total=False):
    """A seat's things on the table."""

    hand: str
    advancements: str
    """Replaces the Ideology's initial Advancements."""
    deck: str
    """The whole deck, top card first; all other cards are in the discard pile."""
    homeless: bool
    """True if the home region isn't in play; its cards are in the deck."""


STEPS: Mapping[str, tuple[Do[State], ...]] = {
    "resource": (ResourcePhase(),),
    "trading": (TradingPhase(),),
    "development": (DevelopmentPhase(),),
    "foreign": (ForeignPhase(),),
    "conflict": (ConflictPhase(),),
    "diplomacy": (DiplomacyPhase(),),
    "assessment": (AssessmentPhase(),),
    "turn_order": (TurnOrderPhase(),),
    "end": (),
}


class Summit(Tabletop[State]):
    """A table of Ideology at the start of a phase."""

    def __init__(
        self,
        phase: str = "conflict",
        *,
        level: str = "standard",
        turn: int = PRESENT,
        order: str = "",
        regions: Mapping[str, str] | None = None,
        stances: Mapping[str, str] | None = None,
        coming: str = "",
        options: Mapping[str, Any] | None = None,
        **seats: Seated,
    ) -> None:
        """Set up. `stances` maps "one other" to a stance (default: neutral); `coming` is the region deck."""
        names = tuple(seats)
        state = GAME.new(Setup(level, tuple([SHORT[name] for name in names]), options or {}, seed=2003))
        super().__init__(GAME, state, names)
        self._place(regions or {}, seats)
        for seat, (name, side) in enumerate(seats.items()):
            self._deal(seat, side)
            own = side.get("advancements", start_of(SHORT[name], state.rulings)).split()
            held = tuple([own.count(advancement) for advancement in ADVANCEMENTS])
            state.advancements = seated(state.advancements, seat, held)
        stance = {frozenset(both.split()): how for both, how in (stances or {}).items()}
        state.stances = tuple(
            [
                tuple(["" if one == other else stance.get(frozenset({one, other}), "neutral") for other in names])
                for one in names
            ]
        )
        state.region_deck = tuple(coming.split())
        survey(state)
        self.is_set_up()
        self._begin(phase, turn, order)

    def _place(self, regions: Mapping[str, str], seats: Mapping[str, Seated]) -> None:
        state, homes = self.state, {IDEOLOGY[SHORT[name]].home: name for name in seats}
        settled = {home: f"{name}:3 {name} 3/3/3" for home, name in homes.items()}
        wanted = {home: laid for home, laid in settled.items() if not seats[homes[home]].get("homeless")}
        state.owner, state.levels, state.cards = {}, {}, {}
        for region, laid in {**wanted, **regions}.items():
            words = laid.split()
            level = REGION[region].level
            if words and ":" in words[0]:
                name, _, level_text = words.pop(0).partition(":")
                level = int(level_text)
                if name:
                    state.owner = {**state.owner, region: self.seats.index(name)}
            state.levels = {**state.levels, region: level}
            state.cards = {**state.cards, region: self._cards(dict(zip(words[::2], words[1::2], strict=True)))}

    def _cards(self, laid: Mapping[str, str]) -> Areas:
        counts = [[int(part) for part in laid.get(name, "0/0/0").split("/")] for name in self.seats]
        return tuple(zip(*counts, strict=True))

    def _deal(self, seat: Seat, side: Seated) -> None:
        """Deal a seat its cards; the rest goes to its deck, or to the discard pile if the deck is given."""
        state = self.state
        left = list(DECK)
        for area, name in enumerate(AREAS):
            for _ in range(laid_out(state, seat, area)):
                left.remove(name)
        hand, deck = cards(side.get("hand", "")), cards(side.get("deck", ""))
        for card in (*hand, *deck):
            left.remove(card)
        state.hands = seated(state.hands, seat, hand)
        rest = shuffled(state, left)
        state.decks = seated(state.decks, seat, deck if "deck" in side else rest)
        state.discards = seated(state.discards, seat, rest if "deck" in side else ())

    def _begin(self, phase: str, turn: int, order: str) -> None:
        state = self.state
        state.turn, state.phase, state.chance = turn, phase, seeded(2003)
        state.order = tuple([self.seats.index(name) for name in order.split()]) or tuple(state.seats)
        state.agenda = ()
        state.options = ()
        state.result = None
        push(state, *STEPS[phase], *([] if phase == "end" else [Recess(0)]), EndTurn())
        settle(state, self._hear)

    def fits(self, word: str, noun: str) -> bool:
        """Return True if this is a seat's short name or an area's letter."""
        return word == noun or SHORT.get(word) == noun or LETTER.get(word) == noun

    def held(self, seat: Seat, text: str) -> Action:
        """Return a refused answer with the seat, area or region that it refers to."""
        said = Action.parse(text)
        return Action(said.verb, SHORT.get(said.noun) or LETTER.get(said.noun) or said.noun)

    # What's on the table

    def hand(self, who: str) -> str:
        """Return a seat's hand, as "2m 1e"."""
        return short(self.state.hands[self.seats.index(who)])

    def pile(self, who: str) -> str:
        """Return a seat's discard pile, as "2m 1e"."""
        return short(self.state.discards[self.seats.index(who)])

    def at(self, region: str) -> str:
        """Return a region's cards as a story writes them; "" if the region isn't in play."""
        return self.board.get(region, "")

    def influence(self, who: str) -> int:
        """Return a seat's Global Influence."""
        return influence(self.state, self.seats.index(who))

    def points(self, who: str) -> int:
        """Return a seat's Advancement points."""
        return points(self.state, self.seats.index(who))

    def holds(self, who: str) -> str:
        """Return a seat's Advancements."""
        held = self.state.advancements[self.seats.index(who)]
        return " ".join([name for name, count in zip(ADVANCEMENTS, held, strict=True) for _ in range(count)])

    def stance(self, one: str, other: str) -> str:
        """Return the stance of two seats, after checking that it is mutual."""
        state = self.state
        first = self.seats.index(one)
        second = self.seats.index(other)
        assert state.stances[first][second] == state.stances[second][first]
        return state.stances[first][second]

    def order(self) -> str:
        """The turn order."""
        return " ".join([self.seats[seat] for seat in self.state.order])

    @property
    def winners(self) -> str:
        """The winners; "" while the game continues."""
        shares = self.state.result.shares if self.state.result else ()
        return " ".join([name for name, share in zip(self.seats, shares, strict=False) if share])

    @property
    def board(self) -> dict[str, str]:
        """The cards of every region in play."""
        return {region: self._told(region) for region in self.state.levels}

    def _told(self, region: str) -> str:
        state = self.state
        owner = self.seats[state.owner[region]] if region in state.owner else ""
        by_seat = zip(self.seats, zip(*state.cards[region], strict=True), strict=True)
        laid = [f"{name} {'/'.join(map(str, counts))}" for name, counts in by_seat if any(counts)]
        return " ".join([f"{owner}:{state.levels[region]}", *laid])

    # What seats do

    def passes(self) -> None:
        """Have everybody pass until the story's phase is over."""
        while self.asked[1] not in ("recess", ""):
            who, offered = self.asks
            self.does(who, next((text for text in ENDING if text in offered), min(offered)))

    def skips(self, who: str) -> None:
        """Have a seat pass if it's asked at all."""
        if self.asked[0] == who and "pass" in self.asks[1]:
            self.does(who, "pass")

    def wishes(self, **wished: str) -> None:
        """Have all stay silent and seal wishes (`com="fas war, imp peace"`); the default is the current stance."""
        wanted = {
            (name, part.split()[0]): part.split()[1] for name, text in wished.items() for part in text.split(", ")
        }
        names = {ideology: name for name, ideology in SHORT.items()}
        while self.asked[1] in ("speak", "wish"):
            who, offered = self.asks
            if self.asked[1] == "speak":
                self.does(who, "done")
                continue
            other = names[min(offered).split()[1]]
            self.does(who, f"{wanted.get((who, other), self.stance(who, other))} {other}")

    def settled(self) -> None:
        """Check that only steps of a turn are pending, and that every card still exists exactly once."""
        if self.state.result is None:
            top = self.state.agenda[-1]
            assert isinstance(top, Ask), "the agenda was not settled"
            assert not isinstance(top, ChooseTarget | LayInstead), f"{self.asked} is still to be answered"
            assert self.state.duel is None, f"{self.state.duel} is still to be settled"
        assert cards_of(self.state) == every_card(len(self.seats))


def cards(text: str) -> Pile:
    """Parse "2m 1e" or "m m e"."""
    return tuple([LETTER[word[-1]] for word in text.split() for _ in range(int(word[:-1] or 1))])


def short(pile: Pile) -> str:
    """Return cards in the form "2m 1e"."""
    counts = [(pile.count(name), letter) for letter, name in LETTER.items()]
    return " ".join([f"{count}{letter}" for count, letter in counts if count])


def cards_of(state: State) -> list[str]:
    """Return all cards, wherever they are, each with the seat of its Ideology."""
    found: Counter[str] = Counter()
    for seat in state.seats:
        for card in (*state.hands[seat], *state.decks[seat], *state.discards[seat]):
            found[f"{seat}:{card}"] += 1
        for area, name in enumerate(AREAS):
            found[f"{seat}:{name}"] += laid_out(state, seat, area)
    return sorted(found.elements())


def every_card(seats: int) -> list[str]:
    """Return all the cards a game must have: 45 for each Ideology, 15 of each area. ID-GEN-10"""
    return sorted([f"{seat}:{name}" for seat in range(seats) for name in AREAS for _ in range(STOCK.of_each_area)])


def opening(*factions: str, level: str = "standard", seed: int = 2003, **options: Any) -> Tabletop[State]:
    """Return a game at its very start; "" is a seat whose Ideology is dealt or chosen."""
    names = tuple([faction or f"seat{number}" for number, faction in enumerate(factions)])
    state = GAME.new(Setup(level, tuple([SHORT.get(faction, faction) for faction in factions]), options, seed))
    return Tabletop(GAME, state, names)
