"""The printed components from levels/ideology/: regions and links, decks, Ideology cards and Advancements."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from game.core.content.loading import ContentError, OneOf, Within, known, load, load_all, read, root

HERE = root() / "ideology"

AREAS = ("military", "economic", "cultural")
"""The areas of influence. In this title an area is represented by its index in this tuple. ID-GEN-01"""
MILITARY, ECONOMIC, CULTURAL = range(3)
SIGN: Mapping[str, str] = {"military": "sword", "economic": "factory", "cultural": "book"}
"""The icon of each area."""
STANCES = ("peace", "neutral", "war")
"""From mildest to harshest. ID-DIP-02"""
GROWN = 2
"""Regions of at least this level aren't small. ID-AMB-29, ID-AMB-30"""


@dataclass(frozen=True, slots=True)
class Region:
    """One of the 43 regions: its printed level, and how reliable its name and level are."""

    id: str
    name: str
    level: Annotated[int, Within(1, 3)]
    name_source: str
    level_source: str


@dataclass(frozen=True, slots=True)
class Links:
    """Pairs of neighbours, grouped by how certain they are."""

    certain: tuple[tuple[str, ...], ...]
    reconstructed: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """The number of cards of each area in a deck and, of those, on the home region at the start."""

    of_each_area: Annotated[int, Within(1, 99)]
    on_home_of_each_area: Annotated[int, Within(0, 9)]
    home_level: Annotated[int, Within(1, 9)]
    source: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Ideology:
    """An Ideology card: its place in the first turn order, its home, and the ids of its three rules."""

    id: str
    place: int
    home: str
    home_source: str
    start: str
    start_source: str
    strength: str
    weakness: str


@dataclass(frozen=True, slots=True)
class Tax:
    """The extra cost of starting a Conflict in one area: everywhere, from a region level up, or only far away."""

    area: Annotated[str, OneOf(*AREAS)]
    extra: Annotated[int, Within(1, 9)]
    from_level: int = 0
    only_far: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A strength or a weakness of an Ideology."""

    id: str
    name: str
    source: str
    tax: Tax | None = None
    cards_to_deflect: Annotated[int, Within(1, 9)] = 1


@dataclass(frozen=True, slots=True)
class Advancement:
    """An Advancement card: its cost in Influence cards or other Advancements, and its effects while held."""

    id: str
    name: str
    level: Annotated[int, Within(1, 3)]
    count: Annotated[int, Within(1, 99)]
    source: str
    count_source: str
    area: Annotated[str, OneOf("", *AREAS)] = ""
    cards: Annotated[int, Within(0, 9)] = 0
    parts: tuple[str, ...] = ()
    protects: bool = False
    waives: bool = False
    points: int = 0
    influence: int = 0
    fires: bool = False
    note: str = ""


_cards = read(HERE / "cards.toml")
_map = read(HERE / "map.toml")

REGION: Mapping[str, Region] = {
    region.id: region for region in load_all(Region, _map["region"], "ideology/map.toml, region")
}
REGIONS = tuple(REGION)
LINKS = load(Links, _map["links"], "ideology/map.toml, links")
STOCK = load(Stock, _cards["deck"], "ideology/cards.toml, deck")
DECK = AREAS * STOCK.of_each_area
"""The cards of one Ideology. Cards of an area are identical, so a card's id is its area. ID-GEN-10"""
IDEOLOGY: Mapping[str, Ideology] = {
    card.id: card for card in load_all(Ideology, _cards["ideology"], "ideology/cards.toml, ideology")
}
IN_ORDER = tuple(sorted(IDEOLOGY, key=lambda ideology: IDEOLOGY[ideology].place))
"""The Ideologies in the first turn order. ID-SET-06"""
RULE: Mapping[str, Rule] = {rule.id: rule for rule in load_all(Rule, _cards["rule"], "ideology/cards.toml, rule")}
if any(rule.tax and rule.tax.from_level not in (0, GROWN) for rule in RULE.values()):
    raise ContentError(f"ideology/cards.toml, rule: a tax begins at level {GROWN}, or everywhere")
PAIR: Mapping[str, str] = {first: second for first, second in _cards["two_players"].items() if first in IDEOLOGY}
"""With two players: the Ideology dealt to the first → the second player's Ideology. ID-TWO-01"""
ADVANCEMENT: Mapping[str, Advancement] = {
    card.id: card for card in load_all(Advancement, _cards["advancement"], "ideology/cards.toml, advancement")
}
ADVANCEMENTS = tuple(ADVANCEMENT)
"""The seven kinds. A seat's Advancements are stored as the number of copies of each, in this order."""
for _card in IDEOLOGY.values():
    known("ideology/cards.toml, ideology", _card.id, (_card.home,), REGION)
    known("ideology/cards.toml, ideology", _card.id, (_card.start,), ADVANCEMENT)
    known("ideology/cards.toml, ideology", _card.id, (_card.strength, _card.weakness), RULE)
for _made in ADVANCEMENT.values():
    known("ideology/cards.toml, advancement", _made.id, _made.parts, ADVANCEMENT)


def _working(of: str) -> tuple[int, ...]:
    """Return, for each area, the index of the Advancement with the effect `of` ("protects" or "waives")."""
    return tuple(
        next(number for number, card in enumerate(ADVANCEMENT.values()) if getattr(card, of) and card.area == area)
        for area in AREAS
    )


PROTECTS = _working("protects")
WAIVES = _working("waives")
WEAPON = next(number for number, card in enumerate(ADVANCEMENT.values()) if card.fires)
PARTS: Mapping[int, tuple[int, ...]] = {
    number: tuple(ADVANCEMENTS.index(part) for part in card.parts)
    for number, card in enumerate(ADVANCEMENT.values())
    if card.parts
}
"""Advancement → the Advancements it costs, for those paid for with others; both by index."""


def _neighbours() -> dict[str, tuple[str, ...]]:
    for pair in (*LINKS.certain, *LINKS.reconstructed):
        if len(pair) != 2 or not set(pair) <= set(REGION):
            raise ContentError(f"ideology/map.toml, links: {pair} does not name two regions")
    pairs = [set(pair) for pair in (*LINKS.certain, *LINKS.reconstructed)]
    return {
        region: tuple(other for other in REGIONS if other != region and {region, other} in pairs)
        for region in REGIONS
    }


NEIGHBOURS: Mapping[str, tuple[str, ...]] = _neighbours()
"""Region → its printed neighbours, in the order of `REGIONS`. ID-GEN-12"""
