"""Sets up a table of Manifesto with exactly the regions, money, cards and truces that a story needs.

The story names the seats, clockwise from seat 0. Cards are named by id ("alliance:a") or kind ("alliance").
"""

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Any, TypedDict

from game.core.agenda import Ask, Do, push, settle
from game.core.chance import roll, seeded, shuffled
from game.core.contract import Action, Game, Seat, Setup
from game.core.views import Draft, Sealed
from game.titles import manifesto
from game.titles.manifesto.faces import CARD, deck
from game.titles.manifesto.rules import (
    AskForPeace,
    AskForWar,
    BidForInitiative,
    ConflictPhase,
    ConflictTurns,
    DrawPhase,
    EndRound,
    PeacePhase,
    Production,
    WarPhase,
)
from game.titles.manifesto.state import Conflict, State, War, pair, survey
from tests.tabletop import Recess, Stock, Tabletop

GAME: Game[State] = manifesto
ENDING = ("go_on", "pass", "stop", "first", "abstain", "bid 0", "seal")
"""The answers that end a round without doing anything."""
PRESENT = 8
"""The current round, late enough for anything to have happened before."""


class Seated(TypedDict, total=False):
    """A seat's things on the table; lists of ids are written as space-separated words."""

    regions: str
    hand: str
    its: int
    lost: str
    """Neutral regions that this seat has just lost."""


STEPS: Mapping[str, tuple[Do[State], ...]] = {
    "production": (Production(),),
    "draw": (DrawPhase(),),
    "initiative": (BidForInitiative(),),
    "peace phase": (PeacePhase(),),
    "peace": (AskForPeace(),),
    "war phase": (WarPhase(),),
    "war": (AskForWar(),),
    "conflict phase": (ConflictPhase(),),
    "conflict": (ConflictTurns(),),
    "end": (),
}
"""The points at which a story can start; without "phase", the initiative winner has already chosen the order."""


class Congress(Tabletop[State]):
    """A table of Manifesto at the start of a phase."""

    def __init__(
        self,
        phase: str = "conflict",
        *,
        level: str = "standard",
        number: int = PRESENT,
        order: str = "",
        winner: str = "",
        truces: Mapping[str, int] | None = None,
        built: str = "",
        on_deck: str = "",
        pile: str = "",
        rest_on_pile: bool = False,
        dice: str = "",
        options: Mapping[str, Any] | None = None,
        **seats: Seated,
    ) -> None:
        """Set up the table. `order`, `winner`: seats; `truces`: "one other" → last round; `built`: regions."""
        names, sides = tuple(seats), tuple(seats.values())
        state = GAME.new(Setup(level, manifesto.FACTIONS[: len(names)], options or {}, seed=1900))
        stock = Stock(deck(state.rulings.deck), means)
        state.owner = {
            region: seat for seat, side in enumerate(sides) for region in side.get("regions", "").split()
        }
        state.lost = {region: seat for seat, side in enumerate(sides) for region in side.get("lost", "").split()}
        for region in built.split():
            state.influence = {**state.influence, region: state.influence[region] + 1}
        survey(state)
        state.its = tuple([side.get("its", 0) for side in sides])
        state.hands = tuple([stock.take(side.get("hand", "")) for side in sides])
        state.truces = {
            pair(*[names.index(name) for name in both.split()]): until for both, until in (truces or {}).items()
        }
        top, thrown = stock.take(on_deck), stock.take(pile)
        state.chance = seeded(1900)
        rest = shuffled(state, stock.left)
        state.deck, state.discard = (top, rest + thrown) if rest_on_pile else (top + rest, thrown)
        super().__init__(GAME, state, names)
        if dice:
            self.dice(*map(int, dice.split()))
        self.is_set_up()
        self._begin(phase, number, order, winner)

    def _begin(self, phase: str, number: int, order: str, winner: str) -> None:
        state = self.state
        state.round, state.phase = number, phase.partition(" ")[0]
        state.first = self.seats.index(winner) if winner else 0
        state.order = tuple([self.seats.index(name) for name in order.split()]) or tuple(state.seats)
        state.others = tuple([(state.first + step) % len(self.seats) for step in range(1, len(self.seats))])
        state.agenda = ()
        state.options = ()
        state.result = None
        push(state, *STEPS[phase], *([] if phase == "end" else [Recess(0)]), EndRound())
        settle(state, self._hear)

    def fits(self, word: str, noun: str) -> bool:
        """Return True if this is a card's id or kind, or a seat's name."""
        return means(word, noun) or (word in self.seats and noun == self.ideology(word))

    def held(self, seat: Seat, text: str) -> Action:
        """Return a refused answer with the hand card, if there is one, or the seat that it refers to."""
        said = Action.parse(text)
        meant = [noun for noun in (*self.state.hands[seat], *self.state.factions) if self.fits(said.noun, noun)]
        return Action(said.verb, meant[0]) if meant else said

    def ideology(self, who: str) -> str:
        """Return the faction a seat plays."""
        return self.state.factions[self.seats.index(who)]

    def dice(self, *faces: int) -> None:
        """Set the results of the next dice rolls."""
        self.state.chance = chance_of(faces)

    # What's on the table

    def hand(self, who: str) -> tuple[str, ...]:
        """Return the kinds of the cards in a seat's hand."""
        return tuple([CARD[card].id for card in self.state.hands[self.seats.index(who)]])

    def its(self, who: str) -> int:
        """Return the money a seat has."""
        return self.state.its[self.seats.index(who)]

    def owner(self, region: str) -> str:
        """Return a region's owner; "" if it is neutral."""
        return self.seats[self.state.owner[region]] if region in self.state.owner else ""

    def pile(self) -> set[str]:
        """The kinds of the cards on the discard pile."""
        return {CARD[card].id for card in self.state.discard}

    def truce(self, one: str, other: str) -> int:
        """Return the last round of two seats' truce; 0 if there is none."""
        return self.state.truces.get(pair(self.seats.index(one), self.seats.index(other)), 0)

    def order(self) -> str:
        """The turn order of the current phase."""
        return " ".join([self.seats[seat] for seat in self.state.order])

    @property
    def winner(self) -> str:
        """The winner; "" while the game continues."""
        return self.seats[self.state.result.shares.index(1.0)] if self.state.result else ""

    @property
    def board(self) -> dict[str, Any]:
        """Everything on the map, fact by fact."""
        state = self.state
        return {region: self.owner(region) for region in state.influence} | {
            f"influence of {region}": influence for region, influence in state.influence.items()
        }

    # What seats do

    def plays(self, who: str, card: str, on: str) -> None:
        """Play a card on a region or a seat."""
        self.does(who, f"play {card}")
        self.does(who, f"{self.asked[1].removeprefix('choose_')} {on}")

    def bid(self, **notes: str) -> None:
        """Have everybody write a note ("3", "against 2 propaganda", "out"); by default they bid 0 or stay out."""
        while self.asked[1] in ("take_side", "name_sum", "add_cards"):
            who = self.asked[0]
            self.writes(who, notes.get(who, ""))

    def writes(self, who: str, note: str) -> None:
        """Write and seal a note."""
        words = note.split()
        if self.asked[1] == "take_side":
            side = words.pop(0) if words else "out"
            self.does(who, "abstain" if side == "out" else side)
            if side == "out":
                return
        if self.asked[1] == "name_sum":
            self.does(who, f"bid {words.pop(0) if words else 0}")
        elif words and words[0] == "0":
            words.pop(0)
        self.does(who, *[f"add {card}" for card in words], "seal")

    def passes(self) -> None:
        """Have everybody pass, stop and bid nothing until the round is over."""
        number = self.state.round
        while self.state.round == number and not self.winner:
            who, offered = self.asks
            self.does(
                who,
                next(text for text in ENDING if text in offered),
            )

    def settled(self) -> None:
        """Check that only steps of a round are pending, and that every card still exists exactly once."""
        if self.state.result is None:
            top = self.state.agenda[-1]
            assert isinstance(top, Ask), "the agenda was not settled"
            assert not isinstance(top, Draft | Sealed), f"{self.asked} is still to be answered"
            assert self.state.contest is None, f"{self.state.contest} is still to be settled"
        assert sorted(cards_of(self.state)) == sorted(deck(self.state.rulings.deck))


def cards_of(state: State) -> list[str]:
    """Return all cards, wherever they are."""
    laid_out = [state.contest.card] if isinstance(state.contest, Conflict | War) else []
    return [
        *state.deck,
        *state.discard,
        *state.removed,
        *laid_out,
        *[card for hand in state.hands for card in hand],
    ]


def opening(*names: str, level: str = "standard", seed: int = 1900, **options: Any) -> Tabletop[State]:
    """Return a game at its very start."""
    return Tabletop(GAME, GAME.new(Setup(level, manifesto.FACTIONS[: len(names)], options, seed)), names)


def means(word: str, noun: str) -> bool:
    """Return True if a story's word is a card's id or kind."""
    return word == noun or (noun in CARD and CARD[noun].id == word)


def chance_of(faces: Iterable[int]) -> int:
    """Return a random state that yields these dice."""
    wanted = tuple(faces)
    return next(start for seed in count() if _falls(start := seeded(seed), wanted))


def _falls(start: int, wanted: tuple[int, ...]) -> bool:
    cup = Cup(start)
    return all(roll(cup) == face for face in wanted)


class Cup:
    """Dice for trial rolls."""

    def __init__(self, chance: int) -> None:
        self.chance = chance
