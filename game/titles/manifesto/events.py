"""The events of Manifesto. Seats that may not see hidden cards get only their backs."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.contract import Event, Seat, SecretEvent

# Setting up


@dataclass(frozen=True, slots=True)
class RegionTaken(Event):
    """A seat takes a starting region."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(SecretEvent):
    """A seat drew cards."""

    by_itself: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile has become the draw deck."""

    by_itself: ClassVar[bool] = True

    count: int


@dataclass(frozen=True, slots=True)
class ReserveRolled(Event):
    """A seat received its starting money."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    die: int


# The round


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round of five years began."""

    number: int
    year: int
    until: int


@dataclass(frozen=True, slots=True)
class ItsGained(Event):
    """A seat received its income: a die roll plus the influence of its regions."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    die: int
    influence: int
    total: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A seat paid for a card, which it then draws."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat discarded a card because it held too many."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class InitiativeWon(Event):
    """A seat won a round's initiative; `order` is the order of the others."""

    seat: Seat
    value: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OrderChosen(Event):
    """The initiative winner chose to go first or last in a phase."""

    seat: Seat
    phase: str
    place: str
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PhaseSkipped(Event):
    """A phase was left out because nobody could do anything in it."""

    phase: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat played no card in the peace or war phase."""

    seat: Seat
    phase: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round of five years ended."""

    number: int
    year: int


# Bidding


@dataclass(frozen=True, slots=True)
class NoteSealed(Event):
    """A seat sealed its note, whose content stays secret."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoteOpened(Event):
    """A note was opened: its content and value. All notes are opened together."""

    seat: Seat
    side: str
    its: int
    cards: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class StayedOut(Event):
    """A note was opened, and its seat stays out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TieRolled(Event):
    """Equal bids were settled by dice, one per party; `seats` is empty if the parties are sides."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


# Peace


@dataclass(frozen=True, slots=True)
class PeaceOffered(Event):
    """A peace card was played on another seat."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class PeaceRefused(Event):
    """A peace card was refused and had no effect."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TruceMade(Event):
    """Two seats made a truce, which lasts until the end of round `until`."""

    seat: Seat
    other: Seat
    die: int
    until: int


@dataclass(frozen=True, slots=True)
class TruceEnded(Event):
    """A truce ended."""

    seat: Seat
    other: Seat


# War


@dataclass(frozen=True, slots=True)
class WarDeclared(Event):
    """A war card was played on another power."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class WarWon(Event):
    """A war was decided; `die` is the number of regions lost."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    other: Seat
    value: int
    against: int
    die: int


@dataclass(frozen=True, slots=True)
class RegionNamed(Event):
    """A war's winner named a region that will be lost."""

    seat: Seat
    region: str


# Conflict


@dataclass(frozen=True, slots=True)
class ConflictDeclared(Event):
    """A conflict card was played on a region; `other` is the seat that controls it."""

    seat: Seat
    card: str
    region: str
    other: Seat | None


@dataclass(frozen=True, slots=True)
class SurchargePaid(Event):
    """A seat paid the surcharge for targeting a major region."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    region: str
    its: int


@dataclass(frozen=True, slots=True)
class ConflictWon(Event):
    """A conflict card won its contest."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    card: str
    region: str
    value: int
    against: int


@dataclass(frozen=True, slots=True)
class ConflictLost(Event):
    """A conflict card lost its contest and had no effect."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    card: str
    region: str
    value: int
    against: int


@dataclass(frozen=True, slots=True)
class RegionGained(Event):
    """A seat gained a region that was neutral, or that belonged to `other`."""

    seat: Seat
    region: str
    other: Seat | None


@dataclass(frozen=True, slots=True)
class RegionLost(Event):
    """A seat's region became neutral."""

    by_itself: ClassVar[bool] = True

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class IndustryBuilt(Event):
    """A region's influence was raised permanently."""

    seat: Seat
    card: str
    region: str
    influence: int


@dataclass(frozen=True, slots=True)
class ConflictsEnded(Event):
    """A seat ended its conflict turn."""

    seat: Seat


# The end


@dataclass(frozen=True, slots=True)
class LeadShared(Event):
    """Several seats share the lead in regions at the end, and bid for the victory."""

    seats: tuple[Seat, ...]
    regions: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A seat won.

    `how` is "regions" or "bid"; for a bid, `value` is the winning bid and `rivals` the others, highest first.
    """

    seat: Seat
    how: str
    regions: int
    value: int | str = ""
    rivals: tuple[int, ...] = ()
