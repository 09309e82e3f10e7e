"""What can happen in Manifesto. Hidden cards show only their backs to those who may not see them."""

from dataclasses import dataclass

from game.core.contract import Event, Seat, SecretEvent

# Setting up


@dataclass(frozen=True, slots=True)
class RegionTaken(Event):
    """A seat begins in a region."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards."""


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile has become the draw deck."""

    count: int


@dataclass(frozen=True, slots=True)
class ReserveRolled(Event):
    """A seat has its first money."""

    seat: Seat
    die: int


# The round


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Five years begin."""

    number: int
    year: int
    until: int


@dataclass(frozen=True, slots=True)
class ItsGained(Event):
    """A seat has its income: the die and the influence of its regions."""

    seat: Seat
    die: int
    influence: int
    total: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A seat has paid for a card, which it now draws."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat held too many cards and put one on the pile."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class InitiativeWon(Event):
    """A seat has won the initiative of a round; `order` is the others' order."""

    seat: Seat
    value: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OrderChosen(Event):
    """The winner of the initiative goes first or last in a phase."""

    seat: Seat
    phase: str
    place: str
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PhaseSkipped(Event):
    """A phase is left out, since nobody could do anything in it."""

    phase: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat plays no card in the peace or war phase."""

    seat: Seat
    phase: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Five years are over."""

    number: int
    year: int


# Bidding


@dataclass(frozen=True, slots=True)
class NoteSealed(Event):
    """A seat has sealed its note; nobody knows more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoteOpened(Event):
    """A note lies open: what it says, and what it is worth. All open together."""

    seat: Seat
    side: str
    its: int
    cards: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class StayedOut(Event):
    """An open note says that its seat stays out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TieRolled(Event):
    """Equal bids were settled by dice, one for each party; `seats` is empty where the parties are sides."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


# Peace


@dataclass(frozen=True, slots=True)
class PeaceOffered(Event):
    """A peace card is played on another seat."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class PeaceRefused(Event):
    """A peace card came to nothing."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TruceMade(Event):
    """Two seats are bound until the end of round `until`."""

    seat: Seat
    other: Seat
    die: int
    until: int


@dataclass(frozen=True, slots=True)
class TruceEnded(Event):
    """Two seats are free again."""

    seat: Seat
    other: Seat


# War


@dataclass(frozen=True, slots=True)
class WarDeclared(Event):
    """A war card is played on another power."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class WarWon(Event):
    """A war is decided; `die` is how many regions are lost."""

    seat: Seat
    other: Seat
    value: int
    against: int
    die: int


@dataclass(frozen=True, slots=True)
class RegionNamed(Event):
    """The winner of a war has named a region that will be lost."""

    seat: Seat
    region: str


# Conflict


@dataclass(frozen=True, slots=True)
class ConflictDeclared(Event):
    """A conflict card lies on a region; `other` is who controls it."""

    seat: Seat
    card: str
    region: str
    other: Seat | None


@dataclass(frozen=True, slots=True)
class SurchargePaid(Event):
    """A seat has paid for targeting a major region."""

    seat: Seat
    region: str
    its: int


@dataclass(frozen=True, slots=True)
class ConflictWon(Event):
    """A card has its way."""

    seat: Seat
    card: str
    region: str
    value: int
    against: int


@dataclass(frozen=True, slots=True)
class ConflictLost(Event):
    """A card comes to nothing."""

    seat: Seat
    card: str
    region: str
    value: int
    against: int


@dataclass(frozen=True, slots=True)
class RegionGained(Event):
    """A seat controls a region that was neutral, or another's (`other`)."""

    seat: Seat
    region: str
    other: Seat | None


@dataclass(frozen=True, slots=True)
class RegionLost(Event):
    """A region of a seat has turned neutral."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class IndustryBuilt(Event):
    """A region is worth more for good."""

    seat: Seat
    card: str
    region: str
    influence: int


@dataclass(frozen=True, slots=True)
class ConflictsEnded(Event):
    """A seat plays no more cards in this conflict phase."""

    seat: Seat


# The end


@dataclass(frozen=True, slots=True)
class LeadShared(Event):
    """Several seats control equally many regions at the end and bid for the victory."""

    seats: tuple[Seat, ...]
    regions: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A seat has won; `how` is regions or bid, and then its bid and those of the others, the highest first."""

    seat: Seat
    how: str
    regions: int
    value: int | str = ""
    rivals: tuple[int, ...] = ()
