"""People elsewhere, without a server: they give the first answer on offer, at once or when told to."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from game.core.contract import Seat
from game.play.elsewhere import ChairElsewhere, Knock
from game.play.sitting import Sitting


@dataclass
class Pretended:
    """An `Elsewhere` for tests."""

    main: Sitting
    seats: Collection[Seat]
    absent: Collection[Seat] = ()
    quick: bool = True
    """Whether they answer by themselves."""
    address: str = "192.168.1.20:8533"
    addresses: Sequence[str] = ("192.168.1.20", "10.0.0.2")
    word: str = "lamotes"
    trouble: str = ""
    came: bool = True
    knocks: tuple[Knock, ...] = ()
    done: list[object] = field(default_factory=list)
    changed: bool = False
    covered: int = 0
    """How often they spoke while the table was covered."""

    @property
    def chairs_taken(self) -> tuple[ChairElsewhere, ...]:
        return tuple(ChairElsewhere(seat, f"P{seat}", seat not in self.absent) for seat in self.seats)

    def tick(self, *, at_rest: bool, covered: bool = False) -> bool:
        self.covered += covered
        asked = self.main.decision
        if self.quick and asked is not None and asked.seat in self.seats and self.main.answer() is None:
            self.main.give(asked.options[0])
        changed, self.changed = self.changed, False
        return changed

    def told(self) -> str:
        asked = self.main.decision
        return f"Asked on a phone: {asked.seat}" if asked is not None and asked.seat in self.seats else ""

    def square(self) -> tuple[tuple[bool, ...], ...]:
        return tuple(tuple((x * y + x) % 3 == 0 for x in range(33)) for y in range(33))

    def renew(self) -> None:
        self.done.append("renewed")

    def next_address(self) -> None:
        self.done.append("address")

    def decide(self, knock: Knock, *, yes: bool) -> None:
        self.done.append((knock.name, yes))
        self.knocks = ()

    def keep_warm(self, seat: Seat, level: str) -> None:
        self.done.append(("warm", seat, level))

    def dismiss(self, seat: Seat) -> None:
        self.done.append(("here", seat))
        self.seats = tuple(each for each in self.seats if each != seat)

    def close(self) -> None:
        self.done.append("closed")
