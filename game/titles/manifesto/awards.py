"""Awards for an evening of Manifesto, based on public events: the boldest bid, money burnt, the kingmaker."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.core.contract import Event, Line, Seat, line, plain
from game.core.reckoning import foremost
from game.titles.manifesto.events import (
    ConflictDeclared,
    ConflictLost,
    ConflictWon,
    InitiativeWon,
    NoteOpened,
    WarDeclared,
    WarWon,
)


@dataclass
class EveningTally:
    """The results of the contests so far."""

    notes: list[NoteOpened] = field(default_factory=list)
    """The notes of the current contest."""
    leaders: tuple[Seat | None, ...] = ()
    burnt: Counter[Seat] = field(default_factory=Counter)
    """Seat → the ITS it paid for losing notes."""
    decided: Counter[Seat] = field(default_factory=Counter)
    """Seat → the number of others' contests that its note decided."""
    boldest: ConflictWon | None = None
    """The conflict won with the smallest sum despite opposition."""

    def hear(self, event: Event) -> None:
        """Count an event."""
        match event:
            case ConflictDeclared(seat=one, other=other) | WarDeclared(seat=one, other=other):
                self.notes, self.leaders = [], (one, other)
            case NoteOpened():
                self.notes.append(event)
            case ConflictWon():
                if any(note.side == "against" for note in self.notes):
                    self._dare(event)
                self._settle("for")
            case ConflictLost():
                self._settle("against")
            case WarWon(seat=seat):
                self._settle("axis" if seat == self.leaders[0] else "allies")
            case InitiativeWon(seat=seat):
                self._lose([note for note in self.notes if note.seat != seat])

    def _dare(self, won: ConflictWon) -> None:
        if self.boldest is None or won.value < self.boldest.value:
            self.boldest = won

    def _settle(self, side: str) -> None:
        """Count the notes of a contest won by a side."""
        winners = [note for note in self.notes if note.side == side]
        losers = [note for note in self.notes if note.side != side]
        ahead = sum([note.value for note in winners]) - sum([note.value for note in losers])
        for note in winners:
            if note.seat not in self.leaders and note.value and ahead - note.value <= 0:
                self.decided[note.seat] += 1
        self._lose(losers)

    def _lose(self, losers: Sequence[NoteOpened]) -> None:
        for note in losers:
            self.burnt[note.seat] += note.its
        self.notes = []


def awards(events: Sequence[Event]) -> Iterator[Line]:
    """Yield a sentence for each award that somebody has earned."""
    tally = EveningTally()
    for event in events:
        tally.hear(event)
    if tally.boldest is not None:
        yield line("award.bold", **plain(tally.boldest))
    yield from foremost("award.burnt", tally.burnt)
    yield from foremost("award.kingmaker", tally.decided)
