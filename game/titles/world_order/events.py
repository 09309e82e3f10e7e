"""What can happen in World Order. Hidden cards show only their backs to those who may not see them."""

from dataclasses import dataclass

from game.core.contract import Event, Seat, SecretEvent

# Setting up


@dataclass(frozen=True, slots=True)
class AssetsOpened(Event):
    """The Assets a seat keeps are open, and it has its first VPs."""

    seat: Seat
    assets: tuple[str, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class PlaceTaken(Event):
    """A seat has put its marker on the turn order track."""

    seat: Seat
    place: int


# Preparation


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins."""

    number: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards."""


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """A discard pile has become a deck."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CountriesRevealed(Event):
    """A new Country lies open in each Region that had one."""

    countries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A seat has gained resources, armies or money."""

    seat: Seat
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class TrackFull(Event):
    """What found no place on the track became money, or was lost."""

    seat: Seat
    what: str
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class FocusChosen(Event):
    """A seat has chosen its Focus for the round."""

    seat: Seat
    focus: str


@dataclass(frozen=True, slots=True)
class AllyReadied(Event):
    """A Country was turned face up."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class ProductionRaised(Event):
    """A production has gone up."""

    seat: Seat
    what: str
    level: int
    money: int


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """A seat has produced."""

    seat: Seat
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class CommerceTurnedUp(Event):
    """A seat's Commerce cards lie face up again."""

    seat: Seat


# Turns


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat plays an Ability card."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passes and takes money."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class AssetUsed(Event):
    """A seat uses a Strategic Asset."""

    seat: Seat
    asset: str


@dataclass(frozen=True, slots=True)
class OrderUsed(Event):
    """A seat uses its Executive Order."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardLaidDown(SecretEvent):
    """A seat put a card face down."""


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A seat uses the ability of a Growth card."""

    seat: Seat
    growth: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat has discarded a card from its hand."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardTrashed(Event):
    """A card has left the game."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class BranchChosen(Event):
    """A seat has chosen among the lines of a card."""

    seat: Seat
    branch: str


@dataclass(frozen=True, slots=True)
class RegionChosen(Event):
    """A seat has named a Region for its card."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took an open card of the market for nothing."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class OfferAccepted(Event):
    """A seat has accepted an offer."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class OfferDeclined(Event):
    """A seat has declined an offer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A seat has paid."""

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
    """A Country has become an ally."""

    seat: Seat
    country: str
    cost: int


@dataclass(frozen=True, slots=True)
class CountryUpgraded(Event):
    """A map card was put on the starting card of the same Country."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class CountryOpened(Event):
    """Another Country lies open."""

    country: str


@dataclass(frozen=True, slots=True)
class RegionSearched(Event):
    """A seat looks through the Countries of a Region."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class Engaged(Event):
    """A seat engages in a Region."""

    seat: Seat
    region: str
    cost: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """An Engage token lies in a Region."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """An Engage token lies in another Region."""

    seat: Seat
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class Invested(Event):
    """A seat has invested in a Country."""

    seat: Seat
    country: str
    money: int


# Trade


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A seat has exported."""

    seat: Seat
    what: str
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat has imported from Countries."""

    seat: Seat
    what: str
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class BoughtFrom(Event):
    """A seat has imported from a power."""

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
    """An army has moved; its origin is "" when it came from the board of its power."""

    seat: Seat
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class BaseBuilt(Event):
    """A Military Base stands in a Country."""

    seat: Seat
    country: str
    armies: int
    money: int


@dataclass(frozen=True, slots=True)
class ArmiesPlaced(Event):
    """Armies from the supply stand in a Region."""

    power: str
    region: str
    count: int


# Growth and Prosperity


@dataclass(frozen=True, slots=True)
class GrowthTaken(Event):
    """A seat has got a Growth card."""

    seat: Seat
    growth: str
    vp: int


@dataclass(frozen=True, slots=True)
class ProsperityIncreased(Event):
    """A seat has gone on along its Prosperity track."""

    seat: Seat
    space: int
    vp: int
    money: int


# Influence


@dataclass(frozen=True, slots=True)
class InfluenceAdded(Event):
    """A cube stands in a Region."""

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
    """A cube went to the end of the row."""

    power: str
    region: str


# Research


@dataclass(frozen=True, slots=True)
class HandRevealed(Event):
    """A seat has revealed its hand for Research."""

    seat: Seat
    cards: tuple[str, ...]
    research: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A seat has bought a card from the market."""

    seat: Seat
    card: str
    research: int


@dataclass(frozen=True, slots=True)
class MarketRefreshed(Event):
    """A seat has paid for other cards in the market."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarketDiscarded(Event):
    """A card has left the market."""

    card: str


@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    """A card lies open in the market."""

    card: str


# Auto-Influence


@dataclass(frozen=True, slots=True)
class AutoOpened(Event):
    """The Auto-Influence cards of the next step lie open."""

    autos: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommerceTraded(Event):
    """A power without player has traded with a seat."""

    seat: Seat
    power: str
    money: int


# Aftermath


@dataclass(frozen=True, slots=True)
class ReturnsGained(Event):
    """A seat has the return on its investments."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class TokenCashed(Event):
    """A seat has discarded an Engage token for money."""

    seat: Seat
    region: str
    money: int


@dataclass(frozen=True, slots=True)
class TokenDefended(Event):
    """A seat has discarded an Engage token for Defense."""

    seat: Seat
    region: str
    defense: int


@dataclass(frozen=True, slots=True)
class ThreatSuffered(Event):
    """A seat has lost VPs to the THREAT of others."""

    seat: Seat
    region: str
    rivals: tuple[str, ...]
    vp: int


# Scoring


@dataclass(frozen=True, slots=True)
class ScoringBegan(Event):
    """The Regions are scored."""

    number: int


@dataclass(frozen=True, slots=True)
class RegionNotScored(Event):
    """A Region with a free permanent slot does not score."""

    region: str


@dataclass(frozen=True, slots=True)
class RegionScored(Event):
    """A seat has scored in a Region."""

    seat: Seat
    region: str
    cubes: int
    place: int
    bonus: int
    vp: int


@dataclass(frozen=True, slots=True)
class StatusLost(Event):
    """The USA lead in too few Regions."""

    seat: Seat
    regions: int
    vp: int


@dataclass(frozen=True, slots=True)
class SphereSecured(Event):
    """Russia holds Regions of its zone."""

    seat: Seat
    regions: tuple[str, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class NetworkScored(Event):
    """China has scored its investments."""

    seat: Seat
    regions: int
    vp: int


@dataclass(frozen=True, slots=True)
class MajorityScored(Event):
    """A seat has scored a Majority token."""

    seat: Seat
    token: str
    place: int
    vp: int


@dataclass(frozen=True, slots=True)
class AssetsUnused(Event):
    """A seat has scored Assets it did not use."""

    seat: Seat
    count: int
    vp: int


@dataclass(frozen=True, slots=True)
class OrderUnused(Event):
    """A seat has scored the Executive Order it did not use."""

    seat: Seat
    vp: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game is over."""

    seats: tuple[Seat, ...]
    vp: int
    how: str
