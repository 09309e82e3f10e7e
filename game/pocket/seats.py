"""One chair that belongs to a phone: its own sight of the game, its sheet, and what it has said."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Action, Decision, Event, Seat
from game.core.identity import Identity
from game.play.beside import Beside, beside
from game.play.drafts import Drafts
from game.play.sheets import About, Sheet, sheet
from game.play.showing import Showing
from game.play.sitting import Sitting
from game.pocket.kept import KeptNote


@dataclass(eq=False)
class PhoneSeat:
    """A phone's chair. It sees what its seat may see, through eyes of its own."""

    main: Sitting
    seat: Seat
    name: str = ""
    lang: str = ""
    here: bool = False
    sight: Beside = field(init=False)
    drafts: Drafts = field(init=False)
    sheet: Sheet | None = None
    handed: bool = False
    """Whether the sheet was handed in: it's played as soon as its question comes up."""
    number: int = 0
    """The number of its question; it counts only its own."""
    sent: str = ""
    """The last picture it was sent."""
    drawn: Hashable = None
    """What that was drawn from."""
    owed: int = 0
    """The question whose answer has still to be acknowledged; 0 for none."""
    stamp: int = 0
    """How often its sheet has changed."""
    away_since: int = -1
    """The number of beats when a bot took its chair over; -1 while its person plays."""
    told: dict[int, tuple[Event, str]] = field(default_factory=dict)
    """Events as they were told to it, by the number of their beat."""
    sentences: dict[object, str] = field(default_factory=dict)
    """Sentences of its pictures, in its language."""
    note: KeptNote | None = None
    """A note that was handed in before the program ended."""
    _asked: Hashable = None
    _sheeted: Hashable = None

    def __post_init__(self) -> None:
        self.sight, self.drafts = beside(self.main, self.seat)

    # --- the question ---

    def look(self) -> None:
        """Find out what is asked now, and number it."""
        self._find_sheet()
        asked = self._asks_about()
        if asked != self._asked:
            self._asked = asked
            self.number += asked is not None

    def _find_sheet(self) -> None:
        """Keep the sheet while it's about the same question, else take a new one."""
        table = self.main.table
        about = (Identity(table.state), table.answered)
        if about == self._sheeted:
            return
        self._sheeted = about
        if self.next_deed() is not None and self._given():
            return  # it's being played, part by part
        new = sheet(self.main.recorded, self.seat) if self.main.is_person(self.seat) else None
        if new is None or self.sheet is None or new.about != self.sheet.about:
            self.stamp += self.sheet is not new
            self.sheet, self.handed = new, False
            if new is not None and self.note is not None:
                self._restore(new, self.note)

    def _restore(self, new: Sheet, note: KeptNote) -> None:
        """Take up again what was handed in before the program ended."""
        if About(note.asked, note.answered) == new.about:
            self.handed = new.rewrite([Action.parse(deed) for deed in note.deeds]) and new.complete
            if not self.handed:
                new.rewrite(())
        self.note = None

    def _asks_about(self) -> Hashable:
        if self.sheet is not None:
            return "sheet", Identity(self.sheet.blank), self.sheet.sitting.table.answered, self.handed
        return ("table", self.sight.now.question) if self.sight.mine() is not None else None

    @property
    def face(self) -> Showing:
        """Where its question stands: on its sheet, or at the table."""
        return self.sheet.sitting if self.sheet is not None and not self.sheet.complete else self.sight

    @property
    def asked(self) -> Decision | None:
        """The question it has to answer; None while it waits."""
        if self.handed:
            return None
        if self.sheet is not None:
            return self.sheet.sitting.decision
        return self.sight.mine()

    @property
    def view(self) -> Any:
        """What it may know, with its own sheet as far as it's written."""
        return self.sheet.sitting.view if self.sheet is not None and not self.handed else self.sight.view

    def tell(self, number: int, event: Event) -> str:
        """Return the sentence of a beat's event as its seat may know it; it's kept, because it's told again."""
        known = self.told.get(number)
        if known is None or known[0] is not event:
            self.told[number] = known = (event, self.sight.tell(event.seen_by(self.seat)))
        return known[1]

    # --- what it says ---

    def can_undo(self) -> bool:
        """Return whether it may take something back."""
        if self.sheet is not None:
            return bool(self.sheet.deeds)
        return self.drafts.can_undo()

    def undo(self) -> bool:
        """Take the last answer back; returns whether that changed the table."""
        if self.sheet is not None:
            if self.sheet.deeds:
                self.sheet.rewrite(self.sheet.deeds[:-1])
                self.handed = False
                self.stamp += 1
            return False
        return self.drafts.can_undo() and self.drafts.undo()

    def kept_note(self) -> KeptNote | None:
        """Return what is to be kept of its sheet: what was handed in, and isn't at the table yet."""
        if self.sheet is None or not self.handed:
            return None
        about = self.sheet.about
        return KeptNote(about.asked, about.answered, tuple(map(str, self.sheet.deeds)))

    def next_deed(self) -> Action | None:
        """Return the next answer of its sheet for the table; None if there is none."""
        if self.sheet is None or not self.handed:
            return None
        given, deeds = self._given(), self.sheet.deeds
        return deeds[given] if 0 <= given < len(deeds) else None

    def _given(self) -> int:
        """Return how many answers its seat has given at the table since the sheet was begun."""
        begun = self.sheet.about.answered if self.sheet is not None else 0
        return sum(each.seat == self.seat for each in self.main.table.answers) - begun
