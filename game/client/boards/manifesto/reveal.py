"""When each note of a contest is seen: a drum roll, slip after slip, and the last one held back.

Timing depends only on what is already open, so that a pause gives nothing away about a note that is still shut.
"""

from dataclasses import dataclass

from game.client.kit.theme import REVEAL
from game.core.contract import Event, Line, Seat, line
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import opening_order, worth
from game.titles.manifesto.state import Bid, Conflict, Contest, State, War

READ_OUT = (told.NoteOpened, told.StayedOut)
"""Events that open a note."""
OUTCOMES = (told.TieRolled, told.ConflictWon, told.ConflictLost, told.WarWon, told.InitiativeWon, told.GameWon)
"""Events that follow on the slate."""
REVEALS = (*READ_OUT, *OUTCOMES)
DRUM, OUT, SLIP, GROWS, NAMED = (float(REVEAL[each]) for each in ("drum", "out", "slip", "grows", "named"))
FALLS, SILENCE, TURNS, STANDS = (float(REVEAL[each]) for each in ("falls", "silence", "turns", "stands"))
POINT, MOST, LEVEL, ALONE = (float(REVEAL[each]) for each in ("point", "rises", "level", "alone"))


@dataclass(frozen=True, slots=True)
class Unsealing:
    """A note being opened: whose it is, how many notes are open with it, and how many are still shut."""

    seat: Seat
    open: int
    shut: int
    own: bool
    """True if each seat bids for itself."""
    stays_out: bool
    helps: bool
    """True for a helper's note; nobody knows its side or its name yet."""
    rises: int
    """The points by which the level rises."""

    @property
    def begins(self) -> float:
        """The ms before the note is opened."""
        return DRUM if self.open == 1 else 0.0

    @property
    def last(self) -> bool:
        """True if this is the last note and not the only one."""
        return not self.shut and not self.stays_out and self.open > 1

    @property
    def held(self) -> bool:
        """True if this is the last note and its name is held back."""
        return self.last and self.helps

    @property
    def grows(self) -> float:
        """The ms its bar takes to reach its height."""
        if self.own:
            return ALONE if self.last and self.rises else max(LEVEL, min(MOST, POINT * self.rises))
        return FALLS if self.last else GROWS

    @property
    def named(self) -> float:
        """The ms from the start of the event until its name is seen."""
        if self.own:
            return self.begins + self.grows
        return self.begins + (FALLS + SILENCE if self.held else 0.0 if self.stays_out else NAMED)

    @property
    def lasts(self) -> float:
        """How many ms the event is shown."""
        if self.own:
            return self.begins + self.grows + (LEVEL if self.shut else STANDS)
        if self.stays_out:
            return self.begins + (OUT if self.shut else SLIP)
        if self.held:
            return self.named + TURNS + STANDS
        return self.begins + (FALLS + STANDS if self.last else SLIP)


def opening(event: Event | None, view: State) -> Unsealing | None:
    """Return the note that an event opens, or None for any other event."""
    if not isinstance(event, READ_OUT) or view.contest is None:
        return None
    before = [worth(view.contest, bid) for seat, bid in opened(view).items() if seat != event.seat]
    level = max(before, default=0)
    value = event.value if isinstance(event, told.NoteOpened) else 0
    shut, leaders = sum(bid is not None for bid in view.sealed), telling.leaders(view.contest)
    return Unsealing(
        event.seat,
        len(opened(view)),
        shut,
        not leaders,
        isinstance(event, told.StayedOut),
        bool(leaders) and event.seat not in leaders,
        max(0, value - level),
    )


def opened(view: State) -> dict[Seat, Bid]:
    """Return the open notes, in the order in which they were opened."""
    assert view.contest is not None, "notes belong to a contest"
    notes = {seat: bid for seat, bid in enumerate(view.opened) if bid is not None}
    if any(view.sealed):  # the last one is still shut, and the others were opened by size
        value = {seat: -1 if bid.side == "abstain" else worth(view.contest, bid) for seat, bid in notes.items()}
        return {seat: notes[seat] for seat in sorted(notes, key=lambda seat: (value[seat], seat))}
    return {seat: notes[seat] for seat in opening_order(view.contest, notes)}


def total(view: State, side: str, *, without: Seat | None = None) -> int:
    """Return the sum of a side's open notes, leaving out the seat `without`."""
    assert view.contest is not None, "notes belong to a contest"
    own = [worth(view.contest, bid) for seat, bid in opened(view).items() if bid.side == side and seat != without]
    return sum(own)


def suspense(event: Event | None, view: State, elapsed: float) -> Line | None:
    """Return the caption while notes are still shut, one has no name yet or a die is still rolling, else None.

    Notes open two or three a second, so a sentence for each could not be read.
    """
    if rolls(event, elapsed):
        return line("board.reveal_die" if isinstance(event, told.WarWon) else "board.reveal_tie")
    now = opening(event, view)
    if now is None or (elapsed >= now.named and not now.shut):
        return None
    bid = view.opened[now.seat]
    if now.own and elapsed >= now.begins:
        return line("board.reveal_level")
    if not now.held or bid is None or elapsed < now.begins:
        return line("board.reveal_begins", count=now.open + now.shut)
    one, other = (total(view, side) for side in sides(view.contest))
    return line(f"board.reveal_last_{bid.side}", one=one, other=other)


def rolls(event: Event | None, elapsed: float) -> bool:
    """Return whether a die is still rolling."""
    return isinstance(event, told.TieRolled | told.WarWon) and elapsed < DRUM


def sides(contest: Contest | None) -> tuple[str, ...]:
    """Return the two sides of a contest, or () if each seat bids for itself."""
    match contest:
        case Conflict():
            return "for", "against"
        case War():
            return "axis", "allies"
        case _:
            return ()
