"""Sets up a table of World Order with exactly the Countries, money, cards and cubes that a story needs.

Seats are named after their powers. Cards are named by id ("new_allies:usa1") or design ("new_allies"). What a
story doesn't mention isn't there: no resources, no allies, no cubes, no cards in hand.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from game.core.agenda import Item, push, settle
from game.core.chance import seeded
from game.core.contract import Action, Game, Setup
from game.core.piles import Pile
from game.titles import world_order
from game.titles.world_order.aftermath import EndGame, Prosperity, Returns, Scoring, Threats
from game.titles.world_order.faces import (
    COUNTRY,
    DECK,
    FACE,
    GROWTH,
    MAP,
    POWER,
    POWERS,
    REGION,
    REGIONS,
    RESOURCES,
)
from game.titles.world_order.rules import Actions, AddAutoInfluence, ChooseFocus, OpenAuto, Preparation, Research
from game.titles.world_order.state import FREE, Ally, State
from game.titles.world_order.turns import Turn
from tests.tabletop import Recess, Tabletop

GAME: Game[State] = world_order
OPTIONS = ("executive_orders", "optional_market_pack")


class Seated(TypedDict, total=False):
    """A power's things on the table; lists of ids are written as space-separated words."""

    hand: str
    deck: str
    """The top cards of the deck."""
    discard: str
    no_more: bool
    """True if the deck has no other cards."""
    money: int
    vp: int
    stock: Mapping[str, int]
    production: Mapping[str, int]
    allies: str
    """A minus sign in front of an ally marks it as exhausted."""
    fdi: str
    bases: str
    assets: str
    used: str
    growth: str
    focus: str
    tokens: str
    prosperity: int
    commerce: int
    order: bool


def steps(scene: str, seats: int) -> list[Item]:
    """Return the first agenda items of a story."""
    match scene:
        case "turn":
            return [Turn(0, 2)]
        case "first turn":
            return [Turn(0, 1)]
        case "actions":
            return [Actions()]
        case "preparation":
            return [Preparation()]
        case "focus":
            return [ChooseFocus(0)]
        case "research":
            return [Research()]
        case "auto":
            return [AddAutoInfluence()]
        case "open auto":
            return [OpenAuto()]
        case "returns":
            return [Returns()]
        case "prosperity":
            return [Prosperity()]
        case "threat":
            return [Threats()]
        case "scoring":
            return [Scoring(False)]
        case "last scoring":
            return [Scoring(True)]
        case _:
            return [EndGame()]


class Summit(Tabletop[State]):
    """A table of World Order at the start of a step."""

    def __init__(
        self,
        scene: str = "turn",
        *,
        number: int = 2,
        lying: str = "",
        left: Mapping[str, str] | None = None,
        right: Mapping[str, str] | None = None,
        cubes: Mapping[str, str] | None = None,
        guests: Mapping[str, str] | None = None,
        armies: Mapping[str, str] | None = None,
        row: str = "",
        market: str = "",
        auto: str = "",
        growth_left: Mapping[str, int] | None = None,
        options: Mapping[str, Any] | None = None,
        more: Mapping[str, Seated] | None = None,
        **powers: Seated,
    ) -> None:
        """Set up the table: `lying` names open Countries; `cubes`, `guests` and `armies` name powers by Region.

        A single power plays against China; China and Russia play against the USA.
        """
        powers |= more or {}
        if len(powers) == 1:
            powers["usa" if {"china", "russia"} & powers.keys() else "china"] = {}
        names, sides = tuple(powers), tuple(powers.values())
        setup = Setup("standard", names, options or {}, seed=2010)
        state = GAME.new(setup)
        stock = Stock((*state.row, *state.market, *[card for name in names for card in DECK[name]]))
        state.piles, state.dealt, state.chosen = (), (), ()
        state.round, state.order = number, tuple(state.seats)
        state.track = (*state.seats, *[FREE] * (4 - len(names)))
        state.vp = tuple([side.get("vp", 0) for side in sides])
        state.money = tuple([side.get("money", 0) for side in sides])
        none = dict.fromkeys(RESOURCES, 0)
        state.stock = tuple([{**none, **side.get("stock", {})} for side in sides])
        state.production = tuple(
            [{**POWER[name].production, **side.get("production", {})} for name, side in powers.items()]
        )
        state.focus = tuple([side.get("focus", "domestic") for side in sides])
        state.prosperity = tuple([side.get("prosperity", 0) for side in sides])
        state.commerce = tuple([side.get("commerce", len(POWER[name].cards)) for name, side in powers.items()])
        state.assets = tuple([tuple(side.get("assets", "").split()) for side in sides])
        state.used = tuple([tuple(side.get("used", "").split()) for side in sides])
        state.orders = tuple([side.get("order", False) for side in sides])
        state.growth = tuple([tuple(side.get("growth", "").split()) for side in sides])
        state.growth_left = {**dict.fromkeys(GROWTH, 2), **(growth_left or {})}
        state.tokens = tuple([count(side.get("tokens", "")) for side in sides])
        state.allies = tuple([allied(side) for side in sides])
        state.armies = {region: count((armies or {}).get(region, "")) for region in REGIONS}
        state.permanent = {region: tuple((cubes or {}).get(region, "").split()) for region in REGIONS}
        state.temporary = {region: tuple((guests or {}).get(region, "").split()) for region in REGIONS}
        self._deal(state, stock, names, sides, row, market)
        self._countries(state, lying, left or {}, right or {})
        state.auto_open = tuple(auto.split())
        state.auto = tuple([card for card in state.auto if card not in state.auto_open])
        state.chance = seeded(2010)
        super().__init__(GAME, state, names)
        self.is_set_up()
        state.agenda = ()
        state.options = ()
        state.result = None
        push(state, *steps(scene, len(names)), Recess(0))
        settle(state, self._hear)

    def _deal(
        self, state: State, stock: "Stock", names: Pile, sides: tuple[Seated, ...], row: str, market: str
    ) -> None:
        hands = tuple([stock.take(side.get("hand", ""), name) for name, side in zip(names, sides, strict=True)])
        decks = tuple([stock.take(side.get("deck", ""), name) for name, side in zip(names, sides, strict=True)])
        discards = tuple(
            [stock.take(side.get("discard", ""), name) for name, side in zip(names, sides, strict=True)]
        )
        state.row = stock.take(row, "")
        first = stock.take(market, "")
        own = [tuple([card for card in stock.left if card.rpartition(":")[2][:-1] == name]) for name in names]
        aside = [side.get("no_more", False) for side in sides]
        state.trashed = tuple([card for mine, out in zip(own, aside, strict=True) if out for card in mine])
        rest = [() if out else mine for mine, out in zip(own, aside, strict=True)]
        state.hands, state.discards = hands, discards
        state.decks = tuple([deck + mine for deck, mine in zip(decks, rest, strict=True)])
        state.owned = tuple(
            [hand + deck + pile for hand, deck, pile in zip(hands, state.decks, discards, strict=True)]
        )
        owned = {card for pile in state.owned for card in pile} | set(state.trashed)
        others = tuple([card for card in stock.left if card not in owned])
        if not row:
            state.row, others = others[:6], others[6:]
        state.market = first + others

    def _countries(self, state: State, lying: str, left: Mapping[str, str], right: Mapping[str, str]) -> None:
        taken = {card for allies in state.allies for card in allies}
        for region in REGIONS:
            wanted = [card for card in lying.split() if COUNTRY[card].region == region]
            named = [*left.get(region, "").split(), *right.get(region, "").split()]
            cards = [card for card in MAP[region] if card not in taken and card not in (*wanted, *named)]
            if region in left or region in right:
                lefts, rights = tuple(left.get(region, "").split()), tuple(right.get(region, "").split())
            else:
                rights, lefts = (*wanted[1:2],), (*wanted[:1],)
                lefts = lefts or tuple(cards[:1])
                rights = rights or tuple([card for card in cards if card not in lefts][:1])
                lefts += tuple([card for card in cards if card not in (*lefts, *rights)])
            state.left, state.right = {**state.left, region: lefts}, {**state.right, region: rights}

    def fits(self, word: str, noun: str) -> bool:
        """Return True if a card has this id or design."""
        return word == noun or (noun in FACE and FACE[noun].id == word)

    def held(self, seat: int, text: str) -> Action:
        """Return a refused answer with the card that a design refers to, if there is one."""
        said = Action.parse(text)
        cards = (*self.state.hands[seat], *self.state.row, *self.state.owned[seat])
        meant = [card for card in cards if self.fits(said.noun, card)]
        return Action(said.verb, meant[0]) if meant else said

    # What's on the table

    @property
    def board(self) -> dict[str, Any]:
        """Everything on the boards and the map, fact by fact; for cards see `hand`, `front` etc."""
        state, facts = self.state, dict[str, Any]()
        for seat, name in enumerate(self.seats):
            facts[f"{name} vp"], facts[f"{name} money"] = state.vp[seat], state.money[seat]
            facts |= {f"{name} {what}": count for what, count in state.stock[seat].items()}
            facts |= {f"{name} production {what}": level for what, level in state.production[seat].items()}
            facts[f"{name} allies"] = " ".join(
                [card if ally.ready else f"-{card}" for card, ally in state.allies[seat].items()]
            )
            facts[f"{name} fdi"] = spelled({card: ally.fdi for card, ally in state.allies[seat].items()})
            facts[f"{name} bases"] = spelled({card: ally.bases for card, ally in state.allies[seat].items()})
            facts[f"{name} tokens"] = spelled(state.tokens[seat])
            facts[f"{name} commerce"] = state.commerce[seat]
            facts[f"{name} growth"] = " ".join(state.growth[seat])
            facts[f"{name} prosperity"] = state.prosperity[seat]
            facts[f"{name} focus"] = state.focus[seat]
        for region in REGIONS:
            facts[region] = " ".join(state.permanent[region])
            facts[f"{region} below"] = " ".join(state.temporary[region])
            facts[f"{region} armies"] = spelled(state.armies[region])
        return facts

    def hand(self, who: str) -> list[str]:
        """Return the designs of the cards in a hand."""
        return [FACE[card].id for card in self.state.hands[self.seats.index(who)]]

    def front(self, who: str) -> list[str]:
        """Return the designs of the cards in front of a power."""
        return [FACE[card].id for card in self.state.front[self.seats.index(who)]]

    def laid(self, who: str) -> list[str]:
        """Return the designs of the cards that a power has laid face down."""
        return [FACE[card].id for card in self.state.laid[self.seats.index(who)]]

    def discards(self, who: str) -> list[str]:
        """Return the designs of the cards in a discard pile."""
        return [FACE[card].id for card in self.state.discards[self.seats.index(who)]]

    def deck(self, who: str) -> list[str]:
        """Return the designs of the cards in a draw deck, top card first."""
        return [FACE[card].id for card in self.state.decks[self.seats.index(who)]]

    @property
    def row(self) -> list[str]:
        """The designs of the open market cards."""
        return [FACE[card].id for card in self.state.row]

    @property
    def is_over(self) -> bool:
        """True if the story's step is over."""
        return self.asked[1] in ("recess", "")

    # What powers do

    def plays(self, who: str, card: str, *answers: str) -> None:
        """Play a card and answer its questions."""
        self.does(who, f"play {card}", *answers)

    def settled(self) -> None:
        """Check that the story ends where its step ends, and that nothing is lost."""
        assert self.is_over, f"{self.asked} is still to be answered: {self.asks[1]}"
        assert len(set(cards_of(self.state))) == len(cards_of(self.state))
        assert not self.state.memo


def cards_of(state: State) -> list[str]:
    """Return all Ability cards, wherever they are."""
    piles = [*state.hands, *state.decks, *state.discards, *state.front, *state.laid]
    piles += [state.trashed, state.row, state.market, state.market_discard]
    piles += [pile for both in state.piles for pile in both]
    return [card for pile in piles for card in pile]


def count(words: str) -> dict[str, int]:
    """Count words: "usa usa eu"."""
    return {word: words.split().count(word) for word in words.split()}


def spelled(counts: Mapping[str, int]) -> str:
    """Return counts as words again: the inverse of `count`."""
    return " ".join([word for word, number in counts.items() for _ in range(number)])


def allied(side: Seated) -> dict[str, Ally]:
    """Return a power's allies."""
    fdi, bases = count(side.get("fdi", "")), count(side.get("bases", ""))
    return {
        card.removeprefix("-"): Ally(
            not card.startswith("-"), fdi.get(card.removeprefix("-"), 0), bases.get(card.removeprefix("-"), 0)
        )
        for card in side.get("allies", "").split()
    }


def opening(*names: str, level: str = "standard", seed: int = 2010, **options: Any) -> Tabletop[State]:
    """Return a game at its very start."""
    return Tabletop(GAME, GAME.new(Setup(level, names or POWERS, options, seed)), names or POWERS)


def full(region: str, *, of: str = "local") -> str:
    """Return cubes that fill all permanent slots of a Region; by default local ones."""
    return " ".join([of] * REGION[region].slots)


class Stock:
    """A game's cards before they are dealt."""

    def __init__(self, cards: Pile) -> None:
        self.left = cards

    def take(self, wanted: str, power: str) -> Pile:
        """Take the first copies of the wanted cards, in the order given: the power's own before the market's."""
        taken = []
        for word in wanted.split():
            fitting = [card for card in self.left if word in (card, FACE[card].id)]
            own = [card for card in fitting if card.rpartition(":")[2][:-1] == power]
            shared = [card for card in fitting if len(card.rpartition(":")[2]) == 1]
            card = (own or shared)[0]
            taken.append(card)
            self.left = tuple([other for other in self.left if other != card])
        return tuple(taken)
