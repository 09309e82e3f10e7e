"""The events of Ideology. Seats that may not see hidden cards get only their backs."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.contract import Event, Seat, SecretEvent

# Setting up


@dataclass(frozen=True, slots=True)
class IdeologyTaken(Event):
    """A seat took an Ideology, with control of its home region and its first Advancement."""

    seat: Seat
    ideology: str
    region: str
    advancement: str


@dataclass(frozen=True, slots=True)
class SidesEvened(Event):
    """The weaker of two sides starts with extra Influence cards on its home region."""

    seat: Seat
    count: int
    region: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards."""

    by_itself: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """A seat's discard pile was shuffled into its deck."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    count: int


# The turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began."""

    by_itself: ClassVar[bool] = True

    number: int


@dataclass(frozen=True, slots=True)
class DiscardSealed(Event):
    """A seat chose its discards, which stay secret until all are opened."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """A seat held more cards than its Global Influence allows and discarded some."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardTraded(Event):
    """A seat put down a card to trade for another."""

    seat: Seat
    card: str


# Development


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A seat placed a card in its own region, paying `extra` more cards of the area."""

    seat: Seat
    region: str
    area: str
    extra: int


@dataclass(frozen=True, slots=True)
class AdvancementBought(Event):
    """A seat bought a copy of an Advancement with Influence cards or other Advancements."""

    seat: Seat
    advancement: str
    cards: tuple[str, ...]
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DevelopmentEnded(Event):
    """A seat finished its development."""

    seat: Seat


# Foreign


@dataclass(frozen=True, slots=True)
class RegionTurnedUp(Event):
    """A new Independent Region came into play."""

    region: str
    level: int


@dataclass(frozen=True, slots=True)
class InfluenceExtended(Event):
    """A seat placed a card at an Independent Region, paying `distance` more cards."""

    seat: Seat
    region: str
    area: str
    distance: int


@dataclass(frozen=True, slots=True)
class InfluenceWithdrawn(Event):
    """A seat discarded one of its cards from a region; `other` is the region's controller."""

    seat: Seat
    region: str
    area: str
    other: Seat | None


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed on this turn of a phase that goes round the table."""

    seat: Seat
    phase: str


# Conflict


@dataclass(frozen=True, slots=True)
class ConflictDeclared(Event):
    """A seat opened a Conflict against another and paid for it."""

    seat: Seat
    other: Seat
    region: str
    area: str
    price: int


@dataclass(frozen=True, slots=True)
class AttackPlayed(Event):
    """An attack card was played at the region."""

    seat: Seat
    other: Seat
    region: str
    area: str
    number: int


@dataclass(frozen=True, slots=True)
class AttackDeflected(Event):
    """The target deflected the attack card with its own cards; all of them are discarded."""

    seat: Seat
    other: Seat
    area: str
    cards: int


@dataclass(frozen=True, slots=True)
class AttackRepelled(Event):
    """The target repelled the attack card without using a card."""

    seat: Seat
    other: Seat
    area: str


@dataclass(frozen=True, slots=True)
class ConflictStopped(Event):
    """The aggressor stopped attacking."""

    seat: Seat
    other: Seat
    region: str
    area: str


@dataclass(frozen=True, slots=True)
class InfluenceReplaced(Event):
    """An attack card succeeded: it replaced one of the target's cards."""

    seat: Seat
    other: Seat
    region: str
    area: str


@dataclass(frozen=True, slots=True)
class WeaponFired(Event):
    """A seat fired a Weapon of Mass Destruction; `area` is "" if it hits every area."""

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
    """A seat openly called for a stance with another; it isn't binding."""

    seat: Seat
    other: Seat
    stance: str


@dataclass(frozen=True, slots=True)
class WishesSealed(Event):
    """A seat sealed its wishes, which stay secret until all are opened."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WishesOpened(Event):
    """Two seats' wishes were opened; `stance` is the result."""

    seat: Seat
    other: Seat
    wish: str
    answer: str
    stance: str


@dataclass(frozen=True, slots=True)
class StanceChanged(Event):
    """The stance between two seats changed."""

    seat: Seat
    other: Seat
    stance: str
    before: str


# Assessment


@dataclass(frozen=True, slots=True)
class LevelChanged(Event):
    """The Development Level of a Controlled Region changed."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    region: str
    level: int
    before: int


@dataclass(frozen=True, slots=True)
class RegionFreed(Event):
    """A seat lost its majority, and with it a region, which is now Independent."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    region: str
    level: int


@dataclass(frozen=True, slots=True)
class RegionWon(Event):
    """A seat won control of an Independent Region whose areas are full."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    region: str
    level: int


@dataclass(frozen=True, slots=True)
class CardExchanged(Event):
    """Communism picked up one of its cards in a region and put down one of another area there."""

    seat: Seat
    region: str
    lifted: str
    laid: str


# Turn order and the end


@dataclass(frozen=True, slots=True)
class TurnOrderSet(Event):
    """The turn order changed; `influence` is in the same order."""

    order: tuple[Seat, ...]
    ideologies: tuple[str, ...]
    influence: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended; `influence` is the highest Global Influence of any seat."""

    number: int
    influence: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game ended.

    `how` is "influence", "points" or "shared"; `limit` is True if the last turn ended the game.
    """

    seats: tuple[Seat, ...]
    ideologies: tuple[str, ...]
    how: str
    influence: int
    points: int
    limit: bool
