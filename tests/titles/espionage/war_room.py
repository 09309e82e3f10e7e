"""Sets up a 1955 table with exactly the cards, spies, markers and gadgets that a story needs.

Blue is seat 0 with its home in the U.S.A., and Red is seat 1 with its home in the U.S.S.R., unless a story says
otherwise. Cards are named by id ("france:2a"), face ("france:2") or Special Action ("rebel_forces").
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, cast

from game.core.agenda import settle
from game.core.chance import seeded, shuffled
from game.core.contract import Action, Game, Seat, Setup, ignore
from game.core.piles import Pile
from game.core.views import seen_by
from game.titles import rules_of
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.levels import level
from game.titles.espionage.rules import (
    HEAD_START,
    LateWindow,
    MoveSpy,
    PlaceInfluence,
    PlayCard,
    SpareMoment,
    Turn,
)
from game.titles.espionage.state import State, hand_size, progress, secured, towards
from tests.tabletop import Stock, Tabletop

GAME: Game[State] = cast(Game[State], rules_of("espionage"))
SEATS = ("blue", "red")
PRESENT = 5
"""The current player-turn, late enough for anything to have happened before."""


class Side(TypedDict, total=False):
    """A seat's things on the table; lists of ids are written as space-separated words."""

    home: str
    spy: str
    hand: str
    gadgets: str
    secured: str
    ahead: Mapping[str, int]
    """Country → steps from the centre on this seat's side."""
    detained: int
    open_hand: int


class WarRoom(Tabletop[State]):
    """A 1955 table at the first card play of a turn."""

    def __init__(
        self,
        blue: Side | None = None,
        red: Side | None = None,
        *,
        turn: str = "blue",
        plays: int = 2,
        number: int = PRESENT,
        deck: str = "",
        pile: str = "",
        blockaded: Mapping[str, int] | None = None,
        rest_on_pile: bool = False,
        side: str = "standard",
        **options: Any,
    ) -> None:
        """Set up the table. `deck` goes on top of the deck, `pile` on the discard pile; the deck has the rest."""
        first, second = sides = (blue or {}, red or {})
        stock = Stock(tuple(CARD), means)
        state = GAME.new(Setup(side, ("", ""), options, seed=1955))
        state.homes = (first.get("home", "usa"), second.get("home", "ussr"))
        state.spies = (first.get("spy", state.homes[0]), second.get("spy", state.homes[1]))
        state.markers = _markers(state.homes, sides, side)
        state.hands = (stock.take(first.get("hand", "")), stock.take(second.get("hand", "")))
        state.gadgets = (_gadgets(first, stock), _gadgets(second, stock))
        state.detained = (first.get("detained", 0), second.get("detained", 0))
        state.open_hands = (first.get("open_hand", 0), second.get("open_hand", 0))
        state.blockades = dict(blockaded or {})
        top, thrown = stock.take(deck), stock.take(pile)
        state.chance = seeded(1955)
        rest = shuffled(state, stock.left)
        state.deck, state.discard = (top, rest + thrown) if rest_on_pile else (top + rest, thrown)
        _begin(state, SEATS.index(turn), number, plays)
        super().__init__(GAME, state, SEATS)
        self.is_set_up()

    def fits(self, word: str, noun: str) -> bool:
        """Return True if a card has this id, face or Special Action."""
        return means(word, noun)

    def held(self, seat: Seat, text: str) -> Action:
        """Return a refused answer with the hand card it refers to, if there is one."""
        said = Action.parse(text)
        cards = [card for card in self.state.hands[seat] if self.fits(said.noun, card)]
        return Action(said.verb, cards[0]) if cards else said

    # What's on the table

    def hand(self, who: str) -> Pile:
        """Return the cards in a seat's hand."""
        return self.state.hands[SEATS.index(who)]

    def marker(self, country: str, who: str) -> int:
        """Return how far a marker is on a seat's side of the centre."""
        return progress(self.state, SEATS.index(who), country)

    def spy(self, who: str) -> str:
        """Return the country of a seat's spy."""
        return self.state.spies[SEATS.index(who)]

    def secured(self, who: str) -> set[str]:
        """Return the countries a seat has secured."""
        return set(secured(self.state, SEATS.index(who)))

    def hand_size(self, who: str) -> int:
        """Return the hand size that a seat refills to."""
        return hand_size(self.state, SEATS.index(who))

    @property
    def winner(self) -> str:
        """The winner; "nobody" for a draw, "" while the game continues."""
        result = self.state.result
        if result is None:
            return ""
        return SEATS[result.shares.index(1.0)] if 1.0 in result.shares else "nobody"

    @property
    def board(self) -> dict[str, Any]:
        """Everything on the board, fact by fact; markers count towards Blue."""
        state = self.state
        facts: dict[str, Any] = {country: progress(state, 0, country) for country in COUNTRIES}
        facts |= {f"blockade of {country}": state.blockades.get(country, 0) for country in COUNTRIES}
        for seat, who in enumerate(SEATS):
            facts |= {f"{who} spy": state.spies[seat], f"{who} gadgets": set(state.gadgets[seat])}
            facts |= {f"{who} detained": state.detained[seat], f"{who} open": state.open_hands[seat]}
        return facts

    # What seats do

    def sends(self, who: str, cards: str, to: str) -> None:
        """Send influence: first card, country, further cards, announcement; single options answer themselves."""
        first, *more = cards.split()
        if self.asked[1] == "play_card":
            self.does(who, f"influence {first}")
        if self.asked[1] == "place_influence":
            self.does(who, f"place {to}")
        self.does(who, *[f"add {card}" for card in more], "announce")

    def acts(self, who: str, card: str, *targets: str) -> None:
        """Play a card for its Special Action, with these targets."""
        self.does(who, f"act {card}")
        for target in targets:
            if self.asked[1] == "take_aim":
                self.does(who, f"aim {target}")
        if self.asked[1] == "take_aim":
            self.does(who, "announce")

    def flies(self, who: str, to: str) -> None:
        """Send a spy by Military Transport."""
        self.does(who, "transport military_transport", f"go {to}")

    def blocks(self, who: str, cards: str) -> None:
        """Block with these cards and no more."""
        self.does(who, *[f"block {card}" for card in cards.split()], "done")

    def lapses(self) -> None:
        """Let the remaining card plays lapse, whatever the house options."""
        self.state.plays = 0
        self.state.agenda = seen_by(self.state, None).agenda
        settle(self.state, self._hear)

    def goes_on(self, until: str) -> None:
        """Have everybody pass and every spy stay until a question of this kind."""
        self.lapses()
        while self.asked[1] != until:
            self._passes()

    def next_turn(self) -> None:
        """End the turn without further card plays or spy moves."""
        turn = self.state.turn
        self.lapses()
        while self.state.turn == turn and not self.winner:
            self._passes()

    def _passes(self) -> None:
        who, offered = self.asks
        self.does(who, next(answer for answer in ("let_pass", "go_on", "stay") if answer in offered))

    def settled(self) -> None:
        """Check that only steps of a turn are pending, and that each of the 54 cards still exists exactly once."""
        steps = PlayCard | PlaceInfluence | SpareMoment | MoveSpy | LateWindow
        if self.state.result is None:
            assert isinstance(self.state.agenda[-1], steps), f"{self.asked} is still to be answered"
        piles = (*self.state.hands, self.state.deck, self.state.discard, *map(_beside, self.state.gadgets))
        assert sorted(card for pile in piles for card in pile) == sorted(CARD)


def opening(seed: int = 1955, **options: Any) -> Tabletop[State]:
    """Return a game at its very start; its seats are called "start" and "second"."""
    state = GAME.new(Setup("standard", ("", ""), options, seed))
    return Tabletop(GAME, state, ("start", "second") if state.starter == 0 else ("second", "start"))


def means(word: str, noun: str) -> bool:
    """Return True if a story's word is a card's id, its face without the copy's letter, or its action."""
    return word == noun or (noun in CARD and word in (noun[:-1], CARD[noun].action))


def _markers(homes: tuple[str, str], sides: Iterable[Side], side: str) -> Mapping[str, int]:
    """Return the markers: head starts at the homes, overridden by `sides`."""
    markers = dict.fromkeys(COUNTRIES, 0)
    tracks = level(side).tracks
    for seat in (0, 1):
        markers[homes[seat]] = HEAD_START * towards(seat)
    for seat, mine in enumerate(sides):
        markers |= {country: steps * towards(seat) for country, steps in mine.get("ahead", {}).items()}
        markers |= {country: tracks[country] * towards(seat) for country in mine.get("secured", "").split()}
    return markers


def _gadgets(mine: Side, stock: Stock) -> Mapping[str, str]:
    """Return the gadgets, each with a Gadget Research card beside it."""
    return {gadget: stock.take("gadget_research")[0] for gadget in mine.get("gadgets", "").split()}


def _beside(gadgets: Mapping[str, str]) -> Pile:
    return tuple(gadgets.values())


def _begin(state: State, seat: Seat, number: int, plays: int) -> None:
    """Start a player-turn in mid-game."""
    state.starter = seat if number % 2 else 1 - seat
    state.turn = number - 1
    state.agenda = ()
    state.options = ()
    state.result = None
    Turn(seat).run(state, ignore)
    state.plays = plays
    settle(state)
