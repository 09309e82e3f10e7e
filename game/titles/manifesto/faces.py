"""The printed components: regions, borders, cards and ideologies, read from levels/manifesto/."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from game.core.content.loading import OneOf, Within, by_id, known, load, load_all, read, root

HERE = root() / "manifesto"


@dataclass(frozen=True, slots=True)
class Region:
    """One of the twenty regions and its printed influence."""

    id: str
    name: str
    influence: Annotated[int, Within(1, 9)]
    extent: str


@dataclass(frozen=True, slots=True)
class Borders:
    """Pairs of neighbouring regions, grouped by what separates them."""

    land: tuple[tuple[str, ...], ...]
    strait: tuple[tuple[str, ...], ...]
    sea: tuple[tuple[str, ...], ...]
    lane: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ConflictCard:
    """A kind of conflict card: its phase, its target and its effect."""

    id: str
    name: str
    phase: Annotated[str, OneOf("peace", "war", "conflict")]
    target: Annotated[str, OneOf("ideology", "opponent_region", "neutral_region")]
    result: Annotated[str, OneOf("T", "Z", "B", "C")]
    scope: Annotated[str, OneOf("I", "X")]
    domain: Annotated[str, OneOf("M", "P", "E")]
    copies: Annotated[int, Within(1, 4)]
    adjacent: bool = False
    just_lost: bool = False
    requires: Annotated[str, OneOf("", "major", "no_major")] = ""

    @property
    def military(self) -> bool:
        """True if a truce forbids the card."""
        return self.domain == "M"


@dataclass(frozen=True, slots=True)
class InfluenceCard:
    """A kind of influence card: the value it adds to a bid, and a bonus if its letter matches."""

    id: str
    name: str
    influence: Annotated[int, Within(0, 20)]
    copies: Annotated[int, Within(1, 4)]
    letter: Annotated[str, OneOf("", "I", "X", "M", "P", "E", "initiative")] = ""
    bonus: Annotated[int, Within(0, 20)] = 0


Card = ConflictCard | InfluenceCard


def _copies(kinds: Iterator[Any]) -> Iterator[tuple[str, Any]]:
    """Yield each copy of each kind by its id: "alliance:a", "alliance:b"."""
    for kind in kinds:
        for letter in "abcd"[: kind.copies]:
            yield f"{kind.id}:{letter}", kind


_printed = read(HERE / "cards.toml")
_map = read(HERE / "map.toml")

REGION: Mapping[str, Region] = {
    region.id: region for region in load_all(Region, _map["region"], "manifesto/map.toml, region")
}
REGIONS: tuple[str, ...] = tuple(REGION)
CONFLICT: Mapping[str, ConflictCard] = dict(
    _copies(iter(load_all(ConflictCard, _printed["conflict_card"], "manifesto/cards.toml, conflict_card")))
)
"""The 60 conflict cards of the full deck, by card id."""
INFLUENCE: Mapping[str, InfluenceCard] = dict(
    _copies(iter(load_all(InfluenceCard, _printed["influence_card"], "manifesto/cards.toml, influence_card")))
)
"""The 29 influence cards of the full deck, by card id."""
CARD: Mapping[str, Card] = {**CONFLICT, **INFLUENCE}
by_id("manifesto/cards.toml", tuple(set(CONFLICT.values())), tuple(set(INFLUENCE.values())))
known(
    "manifesto/cards.toml, smaller_deck",
    "it",
    _printed["smaller_deck"]["without"],
    [each.id for each in CARD.values()],
)

PEACE_CARDS = frozenset(card for card, face in CONFLICT.items() if face.phase == "peace")
WAR_CARDS = frozenset(card for card, face in CONFLICT.items() if face.phase == "war")
CONFLICT_CARDS = frozenset(card for card, face in CONFLICT.items() if face.phase == "conflict")
BUILDUPS = frozenset(card for card, face in INFLUENCE.items() if face.id == "industrial_buildup")
BID_CARDS = frozenset(INFLUENCE) - BUILDUPS
"""The cards that may go into a bid. MA-INF-01, MA-AMB-15"""


@cache
def deck(name: str) -> tuple[str, ...]:
    """Return the cards of a deck, `table_89` or `text_65`. MA-AMB-01"""
    without = _printed["smaller_deck"]["without"] if name == "text_65" else ()
    return tuple(card for card, face in CARD.items() if face.id not in without)


def _all(borders: Borders) -> tuple[tuple[str, ...], ...]:
    return (*borders.land, *borders.strait, *borders.sea, *borders.lane)


@cache
def neighbours(sea: bool, lanes: bool) -> Mapping[str, tuple[str, ...]]:
    """Return every region's neighbours, with or without the sea borders and the extra lanes. MA-AMB-03"""
    borders = load(Borders, _map["borders"], "manifesto/map.toml, borders")
    known("manifesto/map.toml, borders", "a border", [side for pair in _all(borders) for side in pair], REGION)
    pairs = [*borders.land, *borders.strait, *(borders.sea if sea else _sure), *(borders.lane if lanes else ())]
    return {
        region: tuple([other for pair in pairs if region in pair for other in pair if other != region])
        for region in REGIONS
    }


_sure = (("japan", "south_east_asia"),)
"""A sea border that an example in the published rules takes for granted."""
