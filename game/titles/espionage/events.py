"""The events of 1955. Seats that may not see hidden cards get only the backs."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.contract import Event, Seat, SecretEvent


@dataclass(frozen=True, slots=True)
class HomeChosen(Event):
    """A seat chose its Home Country, where its spy starts and its marker gets a head start."""

    seat: Seat
    country: str
    faction: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    number: int
    plays: int


@dataclass(frozen=True, slots=True)
class InfluenceAnnounced(Event):
    """Cards were played for influence; `total` steps await the opponent's answer."""

    seat: Seat
    country: str
    cards: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ActionAnnounced(Event):
    """A card was played for its Special Action, aimed at `targets`."""

    seat: Seat
    card: str
    action: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CounterAnnounced(Event):
    """A card was played to negate the Special Action `against`."""

    seat: Seat
    card: str
    action: str
    against: str


@dataclass(frozen=True, slots=True)
class PassLet(Event):
    """A seat let an announcement pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InfluenceBlocked(Event):
    """Cards were discarded to block a whole Influence Action."""

    seat: Seat
    country: str
    cards: tuple[str, ...]
    total: int
    against: int


@dataclass(frozen=True, slots=True)
class ActionCountered(Event):
    """A Special Action was negated."""

    seat: Seat
    card: str
    action: str


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A marker advanced towards a seat; `progress` is its new position from that seat's side."""

    seat: Seat
    country: str
    steps: int
    progress: int


@dataclass(frozen=True, slots=True)
class CountrySecured(Event):
    """A marker reached a seat's star."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class CountryReopened(Event):
    """A Revolution took a country from the seat that had secured it."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class CountryBlockaded(Event):
    """A marker was frozen until the end of player-turn `until`."""

    seat: Seat
    country: str
    until: int


@dataclass(frozen=True, slots=True)
class SpyDetained(Event):
    """The spy of `seat` was frozen until the end of player-turn `until`."""

    seat: Seat
    until: int


@dataclass(frozen=True, slots=True)
class SpyMoved(Event):
    """The spy of `seat` moved to another country."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class SpyStayed(Event):
    """The spy of `seat` stayed where it was at the end of the turn."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class SpyDeported(Event):
    """The spy of `seat` was sent back to its Home Country."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class DeportFailed(Event):
    """Deport had no effect: the spy of `seat` was at home or detained."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GadgetMoveMade(Event):
    """A card was discarded to move the spy by Advanced Transport."""

    seat: Seat
    card: str
    country: str


@dataclass(frozen=True, slots=True)
class GadgetGained(Event):
    """A seat gained a gadget."""

    seat: Seat
    gadget: str
    card: str


@dataclass(frozen=True, slots=True)
class GadgetLost(Event):
    """A seat's Gadget Research was discarded by a Gadget Buster."""

    seat: Seat
    gadget: str
    card: str


@dataclass(frozen=True, slots=True)
class HandOpened(Event):
    """The hand of `seat` was opened until the end of player-turn `until`."""

    seat: Seat
    cards: tuple[str, ...]
    until: int


@dataclass(frozen=True, slots=True)
class BlockadeEnded(Event):
    """A blockade ended."""

    country: str


@dataclass(frozen=True, slots=True)
class DetentionEnded(Event):
    """The detention of the spy of `seat` ended."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandClosed(Event):
    """The hand of `seat` was hidden again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraCardsPromised(Event):
    """A seat will draw `count` more cards after this turn's refill."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class AccountsPilfered(Event):
    """A seat kept two cards and discarded the rest."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PilferingFoundLittle(Event):
    """A seat held two cards or fewer, so it lost none."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """A seat discarded its whole hand."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards, which everybody sees while its hand is open."""

    by_itself: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile was shuffled into a new draw deck."""

    by_itself: ClassVar[bool] = True

    count: int


@dataclass(frozen=True, slots=True)
class PlaysStopped(Event):
    """A seat stopped playing cards this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A seat won. `how` is "countries", "home" or "cap", and `countries` lists the decisive ones."""

    seat: Seat
    how: str
    countries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameDrawn(Event):
    """The game was drawn, because the seats were equal at the turn limit."""
