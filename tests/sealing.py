"""Two worlds that differ only in one seat's sealed answers, side by side until those are opened."""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from game.core.contract import Action, Event, Seat
from game.core.table import Table
from game.core.views import Sealed

LONGEST = 120
"""More answers than any sealed one stays sealed for."""


class Frame(NamedTuple):
    """What a reader is shown: an event and the table just after it, or a table that waits for an answer."""

    event: Event | None
    view: Any


@dataclass
class World:
    """A table, how it was when the worlds parted, and everything that has happened since."""

    table: Table[Any]
    told: list[tuple[Event | None, Any]] = field(default_factory=list)
    kinds: set[str] = field(default_factory=set)
    """The sealed questions that the writer has answered."""

    @property
    def asked(self) -> Any:
        """The question on top, or None once the game is over."""
        return self.table.state.agenda[-1] if self.table.decision is not None else None

    def play(self, action: Action) -> list[Event]:
        """Give an answer and return the events it causes."""
        beats = self.table.play(action)
        self.told += [*beats, (None, self.table.state)]
        return [beat.event for beat in beats]

    def write(self, writer: Seat, rng: Random) -> None:
        """Give random answers to all questions that the writer answers sealed now."""
        while isinstance(self.asked, Sealed) and self.asked.seat == writer:
            self.kinds.add(self.asked.kind)
            self.play(rng.choice(self.table.state.options))

    def frames(self, reader: Seat | None) -> list[Frame]:
        """Return the frames that a reader is shown, in order, without those that change nothing."""
        shown = list[Frame]()
        for event, state in self.told:
            frame = Frame(event and event.seen_by(reader), self.table.game.view(state, reader))
            if event is not None or not shown or shown[-1].view != frame.view:
                shown.append(frame)
        return shown


@dataclass(frozen=True)
class Parted:
    """The same game with two different notes of one seat, until it is asked openly; at most `LONGEST` answers."""

    before: Table[Any]
    writer: Seat
    worlds: tuple[World, World]

    @property
    def readers(self) -> list[Seat | None]:
        """Everyone who didn't write, and None for what everybody knows."""
        return [None, *(seat for seat in self.before.seats if seat != self.writer)]

    def apart(self, reader: Seat | None) -> int:
        """Return the number of frames before a reader is told different things in the two worlds."""
        one, other = ([frame.event for frame in world.frames(reader)] for world in self.worlds)
        return next(
            (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
        )


def parted(before: Table[Any], rng: Random) -> Parted:
    """Have the seat that is asked write two different notes, and continue alike in both worlds."""
    writer = World(before).asked.seat
    one, other = (World(_copied(before), [(None, before.state)]) for _ in range(2))
    for world in (one, other):
        world.write(writer, rng)
    for _ in range(LONGEST):
        if one.asked is None or other.asked is None or one.asked.seat == writer or other.asked != one.asked:
            break
        action = rng.choice(one.table.state.options)
        if action not in other.table.state.options or one.play(action) != other.play(action):
            break
    return Parted(before, writer, (one, other))


def _copied(table: Table[Any]) -> Table[Any]:
    twin = copy(table)
    twin._past = list(table._past)
    return twin


def partings(before: Table[Any], rng: Random, wanted: int, every: float = 1.0) -> Iterator[Parted]:
    """Play at random and part the worlds at a share `every` of the places where a seat begins to write."""
    while before.decision is not None and wanted:
        here, last = World(before).asked, before.answers[-1:]
        begins = isinstance(here, Sealed) and not (last and last[0].seat == here.seat)
        if begins and rng.random() < every:
            wanted -= 1
            yield parted(before, rng)
        before.play(rng.choice(before.state.options))


def sealed_kinds(name: str) -> set[str]:
    """Return every kind of question of a title that is answered sealed."""
    found, left = set[str](), list(Sealed.__subclasses__())
    while left:
        each = left.pop()
        left += each.__subclasses__()
        if each.__module__.startswith(f"game.titles.{name}.") and each.options is not Sealed.options:
            found.add(each.kind)
    return found
