"""What can happen in 1955. Events that name hidden cards show only their backs to those who may not see them."""

from dataclasses import dataclass

from game.core.contract import Event, Seat, SecretEvent


@dataclass(frozen=True, slots=True)
class HomeChosen(Event):
    """A seat has a Home Country, its spy there, and its head start on the track."""

    seat: Seat
    country: str
    faction: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn has begun."""

    seat: Seat
    number: int
    plays: int


@dataclass(frozen=True, slots=True)
class InfluenceAnnounced(Event):
    """Cards lie on the pile; `total` steps wait for the opponent's answer."""

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
    """A seat lets an announcement pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InfluenceBlocked(Event):
    """Cards were discarded that hold the whole Influence Action."""

    seat: Seat
    country: str
    cards: tuple[str, ...]
    total: int
    against: int


@dataclass(frozen=True, slots=True)
class ActionCountered(Event):
    """A Special Action has come to nothing."""

    seat: Seat
    card: str
    action: str


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A marker advanced towards a seat; `progress` is where it now stands for that seat."""

    seat: Seat
    country: str
    steps: int
    progress: int


@dataclass(frozen=True, slots=True)
class CountrySecured(Event):
    """A marker has reached a seat's star."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class CountryReopened(Event):
    """A Revolution has taken a country from the seat that had secured it."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class CountryBlockaded(Event):
    """A marker stays put until the end of player-turn `until`."""

    seat: Seat
    country: str
    until: int


@dataclass(frozen=True, slots=True)
class SpyDetained(Event):
    """The spy of `seat` stays put until the end of player-turn `until`."""

    seat: Seat
    until: int


@dataclass(frozen=True, slots=True)
class SpyMoved(Event):
    """The spy of `seat` stands in another country."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class SpyStayed(Event):
    """The spy of `seat` was left where it is at the end of the turn."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class SpyDeported(Event):
    """The spy of `seat` is back in its Home Country."""

    seat: Seat
    country: str


@dataclass(frozen=True, slots=True)
class DeportFailed(Event):
    """Deport changed nothing: the spy of `seat` was at home or is detained."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GadgetMoveMade(Event):
    """A card was discarded to move the spy by Advanced Transport."""

    seat: Seat
    card: str
    country: str


@dataclass(frozen=True, slots=True)
class GadgetGained(Event):
    """A seat has a gadget."""

    seat: Seat
    gadget: str
    card: str


@dataclass(frozen=True, slots=True)
class GadgetLost(Event):
    """A seat's Gadget Research was busted."""

    seat: Seat
    gadget: str
    card: str


@dataclass(frozen=True, slots=True)
class HandOpened(Event):
    """The hand of `seat` lies open until the end of player-turn `until`."""

    seat: Seat
    cards: tuple[str, ...]
    until: int


@dataclass(frozen=True, slots=True)
class BlockadeEnded(Event):
    """A marker may move again."""

    country: str


@dataclass(frozen=True, slots=True)
class DetentionEnded(Event):
    """The spy of `seat` may move again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandClosed(Event):
    """The hand of `seat` is hidden again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraCardsPromised(Event):
    """A seat draws `count` more cards after this turn's refill."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class AccountsPilfered(Event):
    """A seat kept two cards and discarded the rest."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PilferingFoundLittle(Event):
    """A seat held two cards or fewer and lost none."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """A seat put its whole hand on the pile."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards; everybody sees them while its hand is open."""


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile has become the draw deck."""

    count: int


@dataclass(frozen=True, slots=True)
class PlaysStopped(Event):
    """A seat plays no more cards this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A seat has won; `how` is countries, home or cap, `countries` what decided it."""

    seat: Seat
    how: str
    countries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameDrawn(Event):
    """The turn limit found both seats equal."""
