"""The printed components: regions, countries, power boards and cards, read from levels/world_order/."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any

from game.core.content.loading import OneOf, Within, by_id, known, load, load_all, read, root

HERE = root() / "world_order"

POWERS = ("usa", "eu", "russia", "china")
"""All powers, in the game's own order."""
LOCAL = "local"
"""The owner of the black cubes: the local powers."""
PRIMARY = ("energy", "raw", "food")
RECIPE: Mapping[str, Mapping[str, int]] = {
    "goods": {"energy": 1, "raw": 1},
    "services": {"energy": 1, "food": 1},
    "diplomacy": {"money": 3},
    "army": {"raw": 1, "food": 1},
}
"""The cost of one unit of a secondary resource. WO-PRD-03"""
RESOURCES = (*PRIMARY, *RECIPE)
SIGN: Mapping[str, str] = {
    "energy": "lightning",
    "raw": "nut",
    "food": "corn",
    "goods": "crate",
    "services": "case",
    "diplomacy": "handshake",
    "army": "tank",
    "money": "dollar",
    "vp": "medal",
}
"""The icon of everything that a power can have."""
EXPORT_PRICE: Mapping[str, int] = {"energy": 5, "raw": 5, "food": 5, "goods": 15, "services": 15, "army": 20}
"""Money per unit sold. WO-TRD-06"""
IMPORT_PRICE: Mapping[str, int] = {"energy": 3, "raw": 3, "food": 3, "goods": 10, "services": 10}
"""Money per unit bought, and per unit that doesn't fit on the track. WO-TRD-07, WO-GEN-04"""
FOCUSES = ("domestic", "diplomatic", "military")
MAJORITY: Mapping[str, tuple[int, ...]] = {"money": (5, 3, 1), "armies": (6, 3, 1), "allies": (7, 4, 2)}
"""VPs of the Majority tokens; with two players, only the first number is scored. WO-MAJ-01, WO-AMB-50"""

Counts = Mapping[str, int]
Powers = tuple[Annotated[str, OneOf(*POWERS)], ...]
Types = tuple[Annotated[str, OneOf("domestic", "diplomatic", "economic", "military")], ...]


@dataclass(frozen=True, slots=True)
class Region:
    """A Region of the board: its costs, the values of its slots, and the powers whose zone of interest it's in."""

    id: str
    engage: int
    begins: tuple[Annotated[str, OneOf(LOCAL, *POWERS)], ...]
    permanent: tuple[int, ...]
    temporary: tuple[int, ...]
    majority: tuple[int, ...]
    zone: Powers
    guest: Powers = ()

    @property
    def slots(self) -> int:
        """The number of permanent slots, including those filled at the start."""
        return len(self.begins) + len(self.permanent)


@dataclass(frozen=True, slots=True)
class Country:
    """A Country card. `country` names a starting card's Country; a map card's id is its Country."""

    id: str
    region: str
    value: int
    invest: int
    exports: Counts = field(default_factory=dict)
    imports: Counts = field(default_factory=dict)
    base: Powers = ()
    closed: Powers = ()
    country: str = ""
    owner: Annotated[str, OneOf("", *POWERS)] = ""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a Prosperity track: its cost in goods, and the VPs and money it brings."""

    goods: int
    vp: int
    money: int


@dataclass(frozen=True, slots=True)
class Power:
    """A power's board, with its Trade Deals and Commerce cards."""

    id: str
    money: int
    production: Counts
    most: Counts
    ready: Counts
    increase: int
    engage_tokens: int
    exports: int
    imports: int
    commerce: Counts
    cards: tuple[int, ...]
    deals: Mapping[str, Mapping[str, int]]
    prosperity: tuple[Space, ...]
    increase_two: int = 0


@dataclass(frozen=True, slots=True)
class Ability:
    """A kind of Ability card: its types, its price in the market (0: not sold), and its Research value."""

    id: str
    types: Types
    bonus: Counts
    research: int
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Asset:
    """A Strategic Asset, and the VPs its owner starts with."""

    id: str
    power: Annotated[str, OneOf(*POWERS)]
    vp: int


@dataclass(frozen=True, slots=True)
class Growth:
    """A Growth card."""

    id: str
    level: Annotated[int, Within(1, 9)]
    vp: int
    cost: Counts
    copies: Annotated[int, Within(1, 9)]


@dataclass(frozen=True, slots=True)
class InfluenceRow:
    """A row of an Auto-Influence card."""

    region: str
    army: bool = False
    trades: Annotated[str, OneOf("", *POWERS)] = ""


@dataclass(frozen=True, slots=True)
class Auto:
    """An Auto-Influence card, row by row."""

    id: str
    usa: InfluenceRow
    eu: InfluenceRow
    russia: InfluenceRow
    china: InfluenceRow

    def row(self, power: str) -> InfluenceRow:
        """Return a power's row."""
        row: InfluenceRow = getattr(self, power)
        return row


@dataclass(frozen=True, slots=True)
class InDeck:
    """The number of copies of a card in a starting deck, and how many of them have the arrow."""

    copies: Annotated[int, Within(1, 9)]
    arrow: Annotated[int, Within(0, 9)]


_map = read(HERE / "map.toml")
_cards = read(HERE / "cards.toml")
_file = "world_order/cards.toml"

REGION: Mapping[str, Region] = {
    face.id: face for face in load_all(Region, _map["region"], "world_order/map.toml, region")
}
REGIONS = tuple(REGION)
MAP_COUNTRIES = load_all(Country, _map["country"], "world_order/map.toml, country")
STARTS = load_all(Country, _map["start"], "world_order/map.toml, start")
COUNTRY: Mapping[str, Country] = by_id("world_order/map.toml, country and start", MAP_COUNTRIES, STARTS)
"""All Country cards, by id."""
POWER: Mapping[str, Power] = {
    face.id: face
    for face in load_all(Power, read(HERE / "powers.toml")["power"], "world_order/powers.toml, power")
}
ABILITY = {face.id: face for face in load_all(Ability, _cards["ability"], f"{_file}, ability")}
MARKET = {face.id: face for face in load_all(Ability, _cards["market"], f"{_file}, market")}
PACK = {face.id: face for face in load_all(Ability, _cards["pack"], f"{_file}, pack")}
KIND: Mapping[str, Ability] = by_id(
    f"{_file}, ability, market and pack", [*ABILITY.values()], [*MARKET.values()], [*PACK.values()]
)
"""All kinds of Ability cards, by id."""
ASSET: Mapping[str, Asset] = {face.id: face for face in load_all(Asset, _cards["asset"], f"{_file}, asset")}
GROWTH: Mapping[str, Growth] = {face.id: face for face in load_all(Growth, _cards["growth"], f"{_file}, growth")}
AUTO: Mapping[str, Auto] = {face.id: face for face in load_all(Auto, _cards["auto"], f"{_file}, auto")}
for _face in COUNTRY.values():
    known("world_order/map.toml, country", _face.id, (_face.region,), REGION)
    known("world_order/map.toml, country", _face.id, (*_face.exports, *_face.imports), RESOURCES)
for _auto in AUTO.values():
    known(f"{_file}, auto", _auto.id, [_auto.row(power).region for power in POWERS], REGION)
for _kind in KIND.values():
    known(f"{_file}, {_kind.id}", "its bonus", _kind.bonus, (*RESOURCES, "money"))
for _growth in GROWTH.values():
    known(f"{_file}, growth", _growth.id, _growth.cost, (*RESOURCES, "money"))
known("world_order/powers.toml", "the title", POWERS, POWER)
for _power in POWER.values():
    for _counts in (_power.production, _power.most, _power.commerce, *_power.deals.values()):
        known("world_order/powers.toml, power", _power.id, _counts, RESOURCES)
    known("world_order/powers.toml, power", _power.id, (*_power.production, *_power.most), _power.most)
    known("world_order/powers.toml, power", _power.id, RESOURCES, _power.production)
    known("world_order/powers.toml, power", _power.id, _power.deals, POWERS)
    known("world_order/powers.toml, power", _power.id, FOCUSES, _power.ready)
LEVELS = max(face.level for face in GROWTH.values())
REINFORCEMENTS = "strategic_reinforcements"
"""The only card of the optional pack that the rulebook names. WO-AMB-35"""


def _deck(power: str) -> Mapping[str, InDeck]:
    known(_file, "the title", (power,), _cards["deck"])
    known(f"{_file}, deck", power, _cards["deck"][power], ABILITY)
    return {
        kind: load(InDeck, table, f"{_file}, deck.{power}.{kind}") for kind, table in _cards["deck"][power].items()
    }


DECK: Mapping[str, tuple[str, ...]] = {
    power: tuple(
        [f"{kind}:{power}{number}" for kind, card in _deck(power).items() for number in range(1, card.copies + 1)]
    )
    for power in POWERS
}
"""Each power's twelve starting cards."""
ARROWS: Mapping[str, frozenset[str]] = {
    power: frozenset(
        f"{kind}:{power}{number}" for kind, card in _deck(power).items() for number in range(1, card.arrow + 1)
    )
    for power in POWERS
}
"""Each power's six cards in the recommended first hand. WO-SET-10"""
BEGINS: Mapping[str, tuple[str, ...]] = {
    power: tuple([face.id for face in STARTS if face.owner == power]) for power in POWERS
}
"""Each power's starting Countries."""
ASSETS: Mapping[str, tuple[str, ...]] = {
    power: tuple([face.id for face in ASSET.values() if face.power == power]) for power in POWERS
}
MAP: Mapping[str, tuple[str, ...]] = {
    region: tuple([face.id for face in MAP_COUNTRIES if face.region == region]) for region in REGIONS
}
"""Each Region's map Countries."""
NATION: Mapping[str, str] = {card: face.country or card for card, face in COUNTRY.items()}
"""Country card → the Country it shows."""
ZONE: Mapping[str, tuple[str, ...]] = {
    power: tuple([region for region, face in REGION.items() if power in face.zone]) for power in POWERS
}
"""Each power's zone of interest. WO-THR-01"""
AT_LEVEL: Mapping[int, tuple[str, ...]] = {
    level: tuple([card for card, face in GROWTH.items() if face.level == level]) for level in range(1, LEVELS + 2)
}


@cache
def market_deck(pack: bool, reinforcements: bool) -> tuple[str, ...]:
    """Return the market's cards: two copies of each design, plus the optional ones if requested."""
    extra = tuple(PACK) if pack else (REINFORCEMENTS,) if reinforcements else ()
    return (*[f"{kind}:{copy}" for kind in MARKET for copy in "ab"], *[f"{kind}:a" for kind in extra])


def kind_of(card: str) -> str:
    """Return an Ability card's design id."""
    return card.partition(":")[0]


FACE: Mapping[str, Any] = {
    card: KIND[kind_of(card)]
    for card in (*[card for deck in DECK.values() for card in deck], *market_deck(True, True))
}
"""Card id → the design of an Ability card."""

SORTS: tuple[tuple[str, Collection[str], str], ...] = (
    ("card", FACE, "play"),
    ("country", COUNTRY, "improve"),
    ("region", REGION, "engage"),
    ("resource", RESOURCES, "export"),
    ("asset", ASSET, "asset"),
    ("growth", GROWTH, "use"),
    ("focus", FOCUSES, "focus"),
)
"""The sorts of things that can be picked: name, ids, and the usual verb for picking one."""
