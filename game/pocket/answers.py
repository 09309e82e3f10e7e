"""What phones answer: checked, held back if a reaction comes too soon, played, and acknowledged."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.core.contract import Action, Seat
from game.core.files.behind import PendingWrite
from game.core.identity import Identity
from game.core.language.words import say
from game.play.sheets import Plan, writers
from game.play.sitting import Sitting
from game.play.turns import WINDOW
from game.pocket.kept import MOST_DEEDS
from game.pocket.seats import PhoneSeat
from game.pocket.speaking import speaking


@dataclass(frozen=True)
class HeldBack:
    """An answer to a reaction window that came too early to be shown."""

    phone: PhoneSeat
    number: int
    action: Action


@dataclass(eq=False)
class PhoneAnswers:
    """The answers of all phones in one sitting."""

    main: Sitting
    chairs: Mapping[Seat, PhoneSeat]
    tell: Callable[..., None]
    """Sends a message to the server."""
    keep: Callable[[], None]
    """Saves what was handed in."""
    clock: Callable[[], float]
    held: list[HeldBack] = field(default_factory=list)
    pending: PendingWrite[bool] | None = None
    """The write of what was handed in, while it's on its way to disk."""
    changed: bool = False
    """Whether something was taken back at the table."""
    covered: bool = False
    """Whether the table is covered, so that nothing may be taken back there."""
    waiting: dict[Seat, int] = field(default_factory=dict)
    """The seats that want to undo once the table is uncovered, with the number of answers at the time.
    """
    opened_at: float = 0.0
    """When the current question was asked."""
    sealing: set[Seat] = field(default_factory=set)
    """The seats whose sealed answers are being written, including those that have sealed theirs."""
    question: object = None

    def answer(self, phone: PhoneSeat, number: int, deeds: Sequence[str], *, whole: bool = False) -> None:
        """Accept an answer to its question, or say why it isn't on offer."""
        phone.look()
        if number != phone.number or phone.asked is None:
            return self._resend(phone)
        actions = [Action.parse(deed[:200]) for deed in deeds[:MOST_DEEDS]]
        if phone.sheet is not None:
            return self._write(phone, actions, whole=whole)
        early = phone.asked.window and len(self.main.people) > 1 and self.clock() - self.opened_at < WINDOW
        if not early or actions[0] not in phone.asked.options:
            return self._give(phone, actions[0])
        self.held = [each for each in self.held if each.phone is not phone]
        self.held.append(HeldBack(phone, number, actions[0]))
        return None

    def _give(self, phone: PhoneSeat, action: Action) -> None:
        if phone.sight.give(action):
            phone.owed = phone.number
        else:
            self._refuse(phone, action)

    def _write(self, phone: PhoneSeat, actions: Sequence[Action], *, whole: bool) -> None:
        """Write on a sheet, and hand it in once it's complete."""
        assert phone.sheet is not None, "the phone has a sheet"
        before = phone.sheet.deeds
        wanted = [*(() if whole else before), *actions]
        number = phone.number
        later, phone.later, phone.fell = phone.later, (), ""
        if not phone.sheet.rewrite(wanted) or (whole and not phone.sheet.complete):
            missing = wanted[min(len(phone.sheet.deeds), len(wanted) - 1)]
            self._refuse(phone, missing)
            phone.sheet.rewrite(before)
            return
        phone.stamp += 1
        if isinstance(phone.sheet, Plan):
            all(map(phone.sheet.write, later))  # as far as they are still possible
        elif phone.sheet.complete:
            phone.handed, phone.owed = True, number
            self.keep()

    def send(self, phone: PhoneSeat, number: int) -> None:
        """Play a plan, answer by answer; it ends at the first that isn't possible."""
        phone.look()
        if number != phone.number or not phone.send():
            return self._resend(phone)
        phone.owed = number
        return self.keep()

    def swap(self, phone: PhoneSeat, step: int) -> None:
        """Move a plan's step up; tell the phone if the rules don't allow it."""
        phone.look()
        if not phone.swap(step):
            with speaking(phone.lang):
                self._say(phone, t="refused", n=phone.number, told=say("pocket.not_before"), rule="")

    def _refuse(self, phone: PhoneSeat, action: Action) -> None:
        """Tell a phone which rule forbids an answer."""
        with speaking(phone.lang):
            face = phone.face
            reason = face.why_not(action)
            told = face.words.say(reason.line, phone.seat, face.names)
        self._say(phone, t="refused", n=phone.number, told=told, rule=reason.rule)

    def _say(self, phone: PhoneSeat, **said: object) -> None:
        """Send a phone a message."""
        self.tell(t="tell", seat=phone.seat, m=said)

    def undo(self, phone: PhoneSeat) -> None:
        """Take back what can be; if the table is covered, only what hasn't reached it."""
        phone.look()
        if self.covered and not phone.writes:
            self.waiting[phone.seat] = self.main.table.answered
            return
        self.held = [each for each in self.held if each.phone is not phone]
        was = phone.handed
        if phone.undo():
            self.changed = True
        if was:
            self.keep()

    def take_back(self) -> None:
        """Carry out the requests that waited while the table was covered, unless somebody has answered since."""
        if self.covered:
            return
        waiting, self.waiting = self.waiting, {}
        for seat, answered in waiting.items():
            if seat in self.chairs and answered == self.main.table.answered:
                self.undo(self.chairs[seat])

    def _resend(self, phone: PhoneSeat) -> None:
        """Refuse an answer to a question that is gone, and show the current question."""
        self._say(phone, t="stale")
        phone.drawn, phone.sent = None, ""

    def note_question(self) -> None:
        """Start the question's time, and note who is writing sealed answers."""
        now = (Identity(self.main.table.state), self.main.table.answered)
        if now != self.question:
            self.question, self.opened_at = now, self.clock()
            writing = writers(self.main.table)
            self.sealing = {*self.sealing, *writing} if writing else set()

    def let_go(self) -> None:
        """Give the held answers to reaction windows that have been open long enough for all."""
        if not self.held or self.clock() - self.opened_at < WINDOW:
            return
        held, self.held = self.held, []
        for phone, number, action in ((each.phone, each.number, each.action) for each in held):
            phone.look()
            if number == phone.number:
                self._give(phone, action)

    def feed(self) -> None:
        """Play the next part of a sheet that the table is waiting for."""
        seat = self.main.now.seat
        phone = self.chairs.get(seat) if seat is not None else None
        if phone is None or self.main.writing:
            return
        deed = phone.next_deed()
        if deed is None or self.main.answer() is not None:
            return
        if advised := phone.next_advised():
            self.main.recorded.hint(*advised)
        if not self.main.give(deed):
            phone.look()
            self._refuse(phone, deed)
            phone.stop()
            self.keep()

    def acknowledge(self) -> None:
        """Tell phones that their answers are on disk."""
        if self.pending is not None and self.pending.done():
            self.pending = None
        for phone in self.chairs.values():
            if not phone.owed or self.main.writing or self.pending is not None:
                continue
            phone.look()
            if phone.handed or phone.number != phone.owed or phone.asked is None:
                self._say(phone, t="kept", n=phone.owed)
                phone.owed = 0
