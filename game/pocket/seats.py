"""One chair that belongs to a phone: its own view of the game, its sheet, and what it has said."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.core.contract import Action, Decision, Event, Seat
from game.core.identity import Identity
from game.play.beside import Beside, beside
from game.play.drafts import Drafts
from game.play.sheets import About, Plan, Sheet, plan, sheet
from game.play.sitting import Sitting
from game.pocket.boards import board
from game.pocket.kept import KeptNote

if TYPE_CHECKING:
    from game.pocket.hints import Hinted


@dataclass(eq=False)
class PhoneSeat:
    """A phone's chair. It sees only what its seat may see."""

    main: Sitting
    seat: Seat
    name: str = ""
    lang: str = ""
    here: bool = False
    sight: Beside = field(init=False)
    drafts: Drafts = field(init=False)
    sheet: Sheet | None = None
    planning: bool = False
    """Whether it writes its turn in advance while others are asked."""
    later: tuple[Action, ...] = ()
    """The plan's answers after the one that is being changed."""
    fell: str = ""
    """The plan's first answer that is no longer possible; "" for none."""
    handed: bool = False
    """Whether the sheet was handed in, to be played as soon as its question comes up."""
    number: int = 0
    """The number of its question, counting only its own."""
    sent: str = ""
    """The last picture it was sent."""
    drawn: Hashable = None
    """What that picture was drawn from."""
    owed: int = 0
    """The question whose answer is still to be acknowledged; 0 for none."""
    stamp: int = 0
    """How often its sheet has changed."""
    away_since: int = -1
    """The number of beats when a bot took over its chair; -1 while its person plays."""
    hinted: "Hinted | None" = None
    """What the coach says about its question."""
    advised: dict[int, tuple[Action, ...]] = field(default_factory=dict)
    """What was shown as hints for answers that aren't at the table yet, by the seat's answer number."""
    told: dict[int, tuple[Event, str]] = field(default_factory=dict)
    """Events as they were told to it, by beat number."""
    sentences: dict[object, str] = field(default_factory=dict)
    """Sentences of its pictures, in its language."""
    note: KeptNote | None = None
    """A note that was handed in before the program ended."""
    _asked: Hashable = None
    _sheeted: Hashable = None

    def __post_init__(self) -> None:
        self.sight, self.drafts = beside(self.main, self.seat)

    def speak(self, language: str) -> None:
        """Switch to a language for everything it is told."""
        if language != self.lang:
            self.lang = language
            self.told.clear()
            self.sentences.clear()

    # --- the question ---

    def look(self) -> None:
        """Update the current question and its number."""
        self._find_sheet()
        asked = self._asks_about()
        if asked != self._asked:
            self._asked = asked
            self.number += asked is not None

    def _find_sheet(self) -> None:
        """Keep the sheet while it's about the same question, else take a new one."""
        table = self.main.table
        about = (Identity(table.state), table.answered, self.planning)
        if about == self._sheeted:
            return
        self._sheeted = about
        if self.next_deed() is not None and self._given():
            return  # it's being played, part by part
        new = self._written() if self.main.is_person(self.seat) else None
        if isinstance(new, Plan) and isinstance(self.sheet, Plan) and not (self.handed or self.note):
            self._carry_over(self.sheet, new)
        elif new is None or self.sheet is None or new.about != self.sheet.about:
            self.stamp += self.sheet is not new
            self.sheet, self.handed, self.fell = new, False, ""
            if new is not None and self.note is not None:
                self._restore(new, self.note)

    def _written(self) -> Sheet | None:
        """Return an empty sheet for what it has to seal, or an empty plan of its turn."""
        if (sealed := sheet(self.main.recorded, self.seat)) is not None:
            return sealed
        if not self.planning and self.sight.mine() is None:
            return None
        return self._plan()

    def _plan(self) -> Plan | None:
        """Return an empty plan of its turn; None if it has no turn, or the title has no plans."""
        prepare = board(self.main.title).turn
        return plan(self.main.recorded, self.seat, prepare) if prepare is not None else None

    def _carry_over(self, old: Plan, new: Plan) -> None:
        """Replay a plan in the current world up to the first answer that is no longer possible."""
        wanted = self._left(old.deeds, old.about.answered)
        self.sheet = new
        if not new.rewrite(wanted):
            self.fell = str(wanted[len(new.deeds)])
        self.stamp += 1

    def _restore(self, new: Sheet, note: KeptNote) -> None:
        """Restore what was handed in before the program ended, except for what is at the table already."""
        left = self._left([Action.parse(deed) for deed in note.deeds], note.answered)
        under_way = note.answered < new.about.answered
        if left and (under_way or About(note.asked, note.answered) == new.about):
            written = new.rewrite(left)
            self.handed = written and (new.complete or isinstance(new, Plan))
            if not self.handed:
                new.rewrite(())
        self.note = None

    def _left(self, deeds: Sequence[Action], since: int) -> Sequence[Action]:
        """Return the rest of some deeds begun after `since` answers; () if others were given instead."""
        given = self._answers()[since:]
        return deeds[len(given) :] if list(deeds[: len(given)]) == given else ()

    def _asks_about(self) -> Hashable:
        match self.sheet:
            case None:
                return ("table", self.sight.now.question) if self.sight.mine() is not None else None
            case Plan(deeds=deeds, sitting=sitting):
                return "plan", deeds, sitting.decision, self.handed, self.may_send
            case written:
                return "sheet", Identity(written.blank), written.sitting.table.answered, self.handed

    @property
    def may_send(self) -> bool:
        """Whether its plan may be played now."""
        return isinstance(self.sheet, Plan) and self.sight.mine() is not None

    def may_plan(self) -> bool:
        """Return True if it may plan its next turn while others are asked."""
        if self.sheet is not None or self.sight.mine() is not None or not self.main.is_person(self.seat):
            return False
        return self._plan() is not None

    def send(self) -> bool:
        """Hand in the written part of the plan; return False if it can't be played now."""
        if not self.may_send or self.sheet is None or not self.sheet.deeds:
            return False
        self.handed, self.planning, self.fell = True, False, ""
        return True

    def cut(self, step: int) -> None:
        """Remove an answer from the plan to change it; later ones stay if still possible."""
        if isinstance(self.sheet, Plan) and not self.handed and 0 <= step < len(self.sheet.deeds):
            deeds = self.sheet.deeds
            self.later, self.fell = deeds[step + 1 :], ""
            self.sheet.rewrite(deeds[:step])
            self.stamp += 1

    def swap(self, step: int) -> bool:
        """Swap an answer of the plan with the one before it; return False if the rules don't allow that."""
        if not isinstance(self.sheet, Plan) or self.handed or not 0 < step < len(self.sheet.deeds):
            return True
        deeds = list(self.sheet.deeds)
        moved = [*deeds[: step - 1], deeds[step], deeds[step - 1], *deeds[step + 1 :]]
        done = self.sheet.rewrite(moved)
        if not done:
            self.sheet.rewrite(deeds)
        self.stamp += done
        return done

    def stop(self) -> None:
        """Play no more of what was handed in."""
        self.sheet, self.handed, self._sheeted = None, False, None

    @property
    def face(self) -> Sitting:
        """The sitting that asks its question: its sheet's, or its view of the table."""
        return self.sheet.sitting if self.sheet is not None and not self.sheet.complete else self.sight

    @property
    def asked(self) -> Decision | None:
        """The question it has to answer; None while it waits."""
        if self.handed:
            return None
        if self.sheet is not None:
            return None if self.sheet.complete else self.sheet.sitting.decision
        return self.sight.mine()

    @property
    def view(self) -> Any:
        """What it may know, including what is written on its own sheet."""
        return self.sheet.seen if self.sheet is not None and not self.handed else self.sight.view

    def tell(self, number: int, event: Event) -> str:
        """Return a beat's sentence as its seat may know it; cached because it's told again."""
        known = self.told.get(number)
        if known is None or known[0] is not event:
            self.told[number] = known = (event, self.sight.tell(event.seen_by(self.seat)))
        return known[1]

    # --- what it says ---

    def can_undo(self) -> bool:
        """Return True if it may take something back."""
        if self.sheet is not None and (self.sheet.deeds or not self.may_send):
            return bool(self.sheet.deeds) and not (self.handed and isinstance(self.sheet, Plan))
        return self.drafts.can_undo()

    @property
    def writes(self) -> bool:
        """Whether what would be taken back is on its sheet rather than at the table."""
        return self.sheet is not None and bool(self.sheet.deeds or not self.may_send)

    def undo(self) -> bool:
        """Take the last answer back; return True if that changed the table."""
        if self.writes:
            assert self.sheet is not None, "the phone has a sheet"
            if self.can_undo():
                self.sheet.rewrite(self.sheet.deeds[:-1])
                self.handed, self.fell = False, ""
                self.stamp += 1
            return False
        return self.drafts.can_undo() and self.drafts.undo()

    def advise(self, action: Action) -> None:
        """Note that an answer to the current question of its sheet was shown as a hint."""
        assert self.sheet is not None, "the phone has a sheet"
        number = self.sheet.about.answered + len(self.sheet.deeds)
        self.advised[number] = (*self.advised.get(number, ()), action)

    def next_advised(self) -> tuple[Action, ...]:
        """Return what was shown as hints for its next answer at the table, and clear it."""
        return self.advised.pop(len(self._answers()), ())

    def kept_note(self) -> KeptNote | None:
        """Return what to save of its sheet: what was handed in and isn't at the table yet."""
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
        return len(self._answers()) - begun

    def _answers(self) -> list[Action]:
        """Return all answers of its seat at the table."""
        return [each.action for each in self.main.table.answers if each.seat == self.seat]
