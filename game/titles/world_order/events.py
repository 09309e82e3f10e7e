"""The events of World Order. Seats that may not see hidden cards get only their backs."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.contract import Event, Seat, SecretEvent

# Setting up


@dataclass(frozen=True, slots=True)
class AssetsOpened(Event):
    """A seat revealed the Assets it keeps and received its starting VPs."""

    seat: Seat
    assets: tuple[str, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class PlaceTaken(Event):
    """A seat put its marker on the turn order track."""

    seat: Seat
    place: int


# Preparation


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began."""

    number: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards."""

    by_itself: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """A discard pile was shuffled into a new deck."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CountriesRevealed(Event):
    """New Countries were opened in the Regions that had any left."""

    countries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A seat gained resources, armies, money or VPs."""

    seat: Seat
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class TrackFull(Event):
    """Units that didn't fit on the track became money, or were lost."""

    seat: Seat
    what: str
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class FocusChosen(Event):
    """A seat chose its Focus for the round."""

    seat: Seat
    focus: str


@dataclass(frozen=True, slots=True)
class AllyReadied(Event):
    """A Country was turned face up."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class ProductionRaised(Event):
    """A production was raised."""

    seat: Seat
    what: str
    level: int
    money: int


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """A seat produced units."""

    seat: Seat
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class CommerceTurnedUp(Event):
    """A seat's Commerce cards were turned face up again."""

    seat: Seat


# Turns


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat played an Ability card."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed and took money."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class AssetUsed(Event):
    """A seat used a Strategic Asset."""

    seat: Seat
    asset: str


@dataclass(frozen=True, slots=True)
class OrderUsed(Event):
    """A seat used its Executive Order."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardLaidDown(SecretEvent):
    """A seat put a card face down."""


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A seat used the ability of a Growth card."""

    seat: Seat
    growth: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat discarded a card from its hand."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardTrashed(Event):
    """A card left the game."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class BranchChosen(Event):
    """A seat chose one of a card's lines."""

    seat: Seat
    branch: str


@dataclass(frozen=True, slots=True)
class RegionChosen(Event):
    """A seat chose a Region for its card."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took an open market card for free."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class OfferAccepted(Event):
    """A seat accepted an offer."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class OfferDeclined(Event):
    """A seat declined an offer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A seat paid a price."""

    seat: Seat
    what: str
    count: int


# Countries


@dataclass(frozen=True, slots=True)
class AllyExhausted(Event):
    """A Country was turned face down."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class CountryAllied(Event):
    """A Country became an ally."""

    seat: Seat
    country: str
    cost: int


@dataclass(frozen=True, slots=True)
class CountryUpgraded(Event):
    """A map card was put on top of the same Country's starting card."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class CountryOpened(Event):
    """Another Country was opened."""

    country: str


@dataclass(frozen=True, slots=True)
class RegionSearched(Event):
    """A seat searched a Region's Countries."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class Engaged(Event):
    """A seat engaged in a Region."""

    seat: Seat
    region: str
    cost: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """An Engage token was placed in a Region."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """An Engage token was moved to another Region."""

    seat: Seat
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class Invested(Event):
    """A seat invested in a Country."""

    seat: Seat
    country: str
    money: int


# Trade


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A seat exported units."""

    seat: Seat
    what: str
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat imported units from Countries."""

    seat: Seat
    what: str
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class BoughtFrom(Event):
    """A seat imported units from a power."""

    seat: Seat
    what: str
    count: int
    money: int
    power: str


@dataclass(frozen=True, slots=True)
class CommerceTurnedDown(Event):
    """A Commerce card was turned face down."""

    power: str


# Armies


@dataclass(frozen=True, slots=True)
class ArmyMoved(Event):
    """An army moved; `origin` is "" if it came from its power's board."""

    seat: Seat
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class BaseBuilt(Event):
    """A Military Base was built in a Country."""

    seat: Seat
    country: str
    armies: int
    money: int


@dataclass(frozen=True, slots=True)
class ArmiesPlaced(Event):
    """Armies from the supply were placed in a Region."""

    power: str
    region: str
    count: int


# Growth and Prosperity


@dataclass(frozen=True, slots=True)
class GrowthTaken(Event):
    """A seat took a Growth card."""

    seat: Seat
    growth: str
    vp: int


@dataclass(frozen=True, slots=True)
class ProsperityIncreased(Event):
    """A seat advanced on its Prosperity track."""

    seat: Seat
    space: int
    vp: int
    money: int


# Influence


@dataclass(frozen=True, slots=True)
class InfluenceAdded(Event):
    """A cube was placed in a Region."""

    power: str
    region: str
    slot: str
    vp: int


@dataclass(frozen=True, slots=True)
class InfluencePushed(Event):
    """A cube was pushed out of a Region."""

    power: str
    region: str


@dataclass(frozen=True, slots=True)
class InfluenceConverted(Event):
    """A cube was moved above the line."""

    power: str
    region: str


@dataclass(frozen=True, slots=True)
class InfluenceReset(Event):
    """A cube was moved to the end of its row."""

    power: str
    region: str


# Research


@dataclass(frozen=True, slots=True)
class HandRevealed(Event):
    """A seat revealed its hand for Research."""

    seat: Seat
    cards: tuple[str, ...]
    research: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A seat bought a card from the market."""

    seat: Seat
    card: str
    research: int


@dataclass(frozen=True, slots=True)
class MarketRefreshed(Event):
    """A seat paid to replace cards in the market."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarketDiscarded(Event):
    """A card left the market."""

    card: str


@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    """A card was opened in the market."""

    card: str


# Auto-Influence


@dataclass(frozen=True, slots=True)
class AutoOpened(Event):
    """The Auto-Influence cards for the next step were opened."""

    autos: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommerceTraded(Event):
    """A power without a player traded with a seat."""

    seat: Seat
    power: str
    money: int


# Aftermath


@dataclass(frozen=True, slots=True)
class ReturnsGained(Event):
    """A seat received the return on its investments."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class TokenCashed(Event):
    """A seat discarded an Engage token for money."""

    seat: Seat
    region: str
    money: int


@dataclass(frozen=True, slots=True)
class TokenDefended(Event):
    """A seat discarded an Engage token for Defense."""

    seat: Seat
    region: str
    defense: int


@dataclass(frozen=True, slots=True)
class ThreatSuffered(Event):
    """A seat lost VPs to others' THREAT."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    region: str
    rivals: tuple[str, ...]
    vp: int


# Scoring


@dataclass(frozen=True, slots=True)
class ScoringBegan(Event):
    """The scoring of Regions began."""

    number: int


@dataclass(frozen=True, slots=True)
class RegionNotScored(Event):
    """A Region didn't score because it has a free permanent slot."""

    region: str


@dataclass(frozen=True, slots=True)
class RegionScored(Event):
    """A seat scored in a Region."""

    seat: Seat
    region: str
    cubes: int
    place: int
    bonus: int
    vp: int


@dataclass(frozen=True, slots=True)
class StatusLost(Event):
    """The USA lost VPs for leading in too few Regions."""

    seat: Seat
    regions: int
    vp: int


@dataclass(frozen=True, slots=True)
class SphereSecured(Event):
    """Russia scored the Regions it controls in its zone."""

    seat: Seat
    regions: tuple[str, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class NetworkScored(Event):
    """China scored its investments."""

    seat: Seat
    regions: int
    vp: int


@dataclass(frozen=True, slots=True)
class MajorityScored(Event):
    """A seat scored a Majority token."""

    seat: Seat
    token: str
    place: int
    vp: int


@dataclass(frozen=True, slots=True)
class AssetsUnused(Event):
    """A seat scored its unused Assets."""

    seat: Seat
    count: int
    vp: int


@dataclass(frozen=True, slots=True)
class OrderUnused(Event):
    """A seat scored its unused Executive Order."""

    seat: Seat
    vp: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game ended."""

    seats: tuple[Seat, ...]
    vp: int
    how: str
