"""What can happen in Ideology. Hidden cards show only their backs to those who may not see them."""

from dataclasses import dataclass

from game.core.contract import Event, Seat, SecretEvent

# Setting up


@dataclass(frozen=True, slots=True)
class IdeologyTaken(Event):
    """A seat plays an Ideology: it controls the home region and holds the first Advancement."""

    seat: Seat
    ideology: str
    region: str
    advancement: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards."""


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile of a seat has become its deck."""

    seat: Seat
    count: int


# The turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins."""

    number: int


@dataclass(frozen=True, slots=True)
class DiscardSealed(Event):
    """A seat has chosen what to discard; nobody knows more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """A seat held more cards than its Global Influence allows and has discarded some."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardTraded(Event):
    """A seat has put a card down and will draw another for it."""

    seat: Seat
    card: str


# Development


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A seat develops a region of its own; `extra` cards of the area went with it."""

    seat: Seat
    region: str
    area: str
    extra: int


@dataclass(frozen=True, slots=True)
class AdvancementBought(Event):
    """A seat holds one more copy of an Advancement, paid for with Influence cards or other Advancements."""

    seat: Seat
    advancement: str
    cards: tuple[str, ...]
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DevelopmentEnded(Event):
    """A seat has finished its development."""

    seat: Seat


# Foreign


@dataclass(frozen=True, slots=True)
class RegionTurnedUp(Event):
    """A new Independent Region is in play."""

    region: str
    level: int


@dataclass(frozen=True, slots=True)
class InfluenceExtended(Event):
    """A seat has placed a card at an Independent Region; `distance` cards more were due."""

    seat: Seat
    region: str
    area: str
    distance: int


@dataclass(frozen=True, slots=True)
class InfluenceWithdrawn(Event):
    """A seat has discarded a card of its own from a region; `other` is who controls the region."""

    seat: Seat
    region: str
    area: str
    other: Seat | None


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat does nothing this time round."""

    seat: Seat
    phase: str


# Conflict


@dataclass(frozen=True, slots=True)
class ConflictDeclared(Event):
    """A seat opens a Conflict against another, and has paid for it."""

    seat: Seat
    other: Seat
    region: str
    area: str
    price: int


@dataclass(frozen=True, slots=True)
class AttackPlayed(Event):
    """An attack card lies at the region."""

    seat: Seat
    other: Seat
    region: str
    area: str
    number: int


@dataclass(frozen=True, slots=True)
class AttackDeflected(Event):
    """The target has deflected the attack card with cards of its own; all are discarded."""

    seat: Seat
    other: Seat
    area: str
    cards: int


@dataclass(frozen=True, slots=True)
class AttackRepelled(Event):
    """The target has repelled the attack card without a card."""

    seat: Seat
    other: Seat
    area: str


@dataclass(frozen=True, slots=True)
class ConflictStopped(Event):
    """The aggressor goes on no longer."""

    seat: Seat
    other: Seat
    region: str
    area: str


@dataclass(frozen=True, slots=True)
class InfluenceReplaced(Event):
    """An attack card stands: it has taken the place of one of the target's."""

    seat: Seat
    other: Seat
    region: str
    area: str


@dataclass(frozen=True, slots=True)
class WeaponFired(Event):
    """A seat has fired a Weapon of Mass Destruction; `area` is empty when it hits every area."""

    seat: Seat
    other: Seat
    region: str
    area: str


@dataclass(frozen=True, slots=True)
class InfluenceDestroyed(Event):
    """All cards of a seat in an area of a region were destroyed."""

    seat: Seat
    region: str
    area: str
    cards: int


# Diplomacy


@dataclass(frozen=True, slots=True)
class StanceCalledFor(Event):
    """A seat has said openly what it would like with another. It binds nobody."""

    seat: Seat
    other: Seat
    stance: str


@dataclass(frozen=True, slots=True)
class WishesSealed(Event):
    """A seat has sealed its wishes; nobody knows more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WishesOpened(Event):
    """What two seats wished with each other, and what holds now."""

    seat: Seat
    other: Seat
    wish: str
    answer: str
    stance: str


@dataclass(frozen=True, slots=True)
class StanceChanged(Event):
    """Two seats have another stance towards each other than before."""

    seat: Seat
    other: Seat
    stance: str
    before: str


# Assessment


@dataclass(frozen=True, slots=True)
class LevelChanged(Event):
    """A Controlled Region has another Development Level."""

    seat: Seat
    region: str
    level: int
    before: int


@dataclass(frozen=True, slots=True)
class RegionFreed(Event):
    """A seat has lost a region for want of a majority; it is Independent."""

    seat: Seat
    region: str
    level: int


@dataclass(frozen=True, slots=True)
class RegionWon(Event):
    """A seat controls an Independent Region whose areas are full."""

    seat: Seat
    region: str
    level: int


@dataclass(frozen=True, slots=True)
class CardExchanged(Event):
    """Communism has picked up a card of its own from a region and laid one of another area there."""

    seat: Seat
    region: str
    lifted: str
    laid: str


# Turn order and the end


@dataclass(frozen=True, slots=True)
class TurnOrderSet(Event):
    """The turn order is another than before; `influence` runs parallel to it."""

    order: tuple[Seat, ...]
    ideologies: tuple[str, ...]
    influence: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over; `influence` is the highest Global Influence."""

    number: int
    influence: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game is over; `how` is influence, points or shared, and `limit` says that the last turn ended it."""

    seats: tuple[Seat, ...]
    ideologies: tuple[str, ...]
    how: str
    influence: int
    points: int
    limit: bool
