"""The phones at one sitting: what they are shown, what they answer, and which chairs they have."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import islice
from time import monotonic
from typing import Any

from ai.levels import no_such_chair
from game.core.content.box import box
from game.core.content.languages import language_name, languages
from game.core.contract import Seat
from game.core.language.words import say, words
from game.play.elsewhere import READ, ChairElsewhere, Knock
from game.play.sitting import Sitting
from game.pocket import kept as keeping
from game.pocket.addresses import Interface, interfaces
from game.pocket.answers import PhoneAnswers
from game.pocket.boards import board
from game.pocket.gate import Gate
from game.pocket.hints import PhoneHints
from game.pocket.kept import Kept, KeptChair
from game.pocket.pictures import picture, seat_shown, what_it_did
from game.pocket.public import Public, called, states, told
from game.pocket.seats import PhoneSeat
from game.pocket.speaking import speaking
from game.pocket.wire import Wire

AT_ONCE = 2
"""The most pictures made per tick, so that the face gets frames in between; phones that are asked come first.
"""
MOST_HEARD = 64
"""The most messages handled per tick; phones that send more have to wait."""
LIVES = 4
ON_PAGE = "pocket.page."
"""The prefix of the page's own words."""


def page_words() -> dict[str, dict[str, str]]:
    """Return the page's words in every language."""
    keys = [key for key in words("room", "en").templates if key.startswith(ON_PAGE)]
    told = {each: {key.removeprefix(ON_PAGE): _template(key, each) for key in keys} for each in languages()}
    return {each: {**said, "self": language_name(each)} for each, said in told.items()}


def _template(key: str, language: str) -> str:
    return words("room", language).templates.get(key) or words("room", "en").templates[key]


@dataclass(eq=False)
class Phones:
    """Hands on phones. A face calls `tick` repeatedly."""

    main: Sitting
    clock: Callable[[], float] = monotonic
    found: list[Interface] = field(default_factory=interfaces)
    """This machine's addresses, the likeliest first."""
    look: Callable[[], list[Interface]] = interfaces
    """Looks the addresses up again."""
    kept: Kept = field(init=False)
    wire: Wire = field(init=False)
    host: str = ""
    port: int = 0
    """The port where phones are served; 0 until they are."""
    trouble: str = ""
    """Why phones can't be served, in the system's words."""
    came: bool = False
    """Whether a phone has ever come in."""
    chairs: dict[Seat, PhoneSeat] = field(default_factory=dict)
    asks: dict[int, Knock] = field(default_factory=dict)
    first_ask: tuple[Knock | None, float] = (None, 0.0)
    """The request for a chair that is on the screen, and since when."""
    answers: PhoneAnswers = field(init=False)
    hints: PhoneHints = field(init=False)
    changed: bool = False
    lives: int = LIVES
    """How many times the server may still end by itself."""
    _square: tuple[str, tuple[tuple[bool, ...], ...]] | None = None
    """The QR code, after the text it holds."""
    _told: object = None
    """What the guests were last told about the chairs."""
    _rest: object = None
    """The question at which the shared face was at rest in the last tick; False if it wasn't."""

    def __post_init__(self) -> None:
        known = keeping.take(self.main.recorded)
        gate = Gate()
        self.kept = known or Kept(self.main.recorded.header.id, gate.code, gate.word)
        addresses = [each.address for each in self.found]
        self.host = self.kept.host if self.kept.host in addresses else addresses[0]
        for seat, chair in self.kept.chairs.items():
            if seat in self.main.seats and (self.main.is_person(seat) or seat in self.kept.notes):
                self._sat(seat, chair.name, chair.lang)
                self.chairs[seat].note = self.kept.notes.get(seat)
        self.answers = PhoneAnswers(
            self.main, self.chairs, lambda **said: self.wire.tell(**said), self._keep, self.clock
        )
        self.hints = PhoneHints(self.main)
        self.wire = self._wire()

    def _wire(self) -> Wire:
        keys = {str(seat): self.kept.chairs[seat].key for seat in self.chairs}
        return Wire(
            {
                "host": self.host,
                "port": self.kept.port,
                "code": self.kept.code,
                "word": self.kept.word,
                "chairs": keys,
                "words": page_words(),
                "title": self.main.title,
                "signs": sorted(board(self.main.title).SIGNS.values()),
            }
        )

    def open(self) -> None:
        """Start serving. Raises NoParts."""
        self.wire.open()

    def _revive(self) -> None:
        """Restart the server after it has ended by itself."""
        self.port, self.lives = 0, self.lives - 1
        for phone in self.chairs.values():
            phone.here, phone.drawn, phone.sent = False, None, ""
        self._told = None
        if self.lives:
            self.wire = self._wire()
            self.wire.open()
        else:
            self.trouble = say("pocket.no_server")

    def renew(self) -> None:
        """Look up the machine's addresses again, and serve again if that had ended for good."""
        self.found = self.look()
        if self.host not in self.addresses:
            self.host = self.addresses[-1]  # the first one is next
            self.next_address()
        if not self.lives:
            self.lives, self.trouble = LIVES + 1, ""
            self._revive()

    def close(self) -> None:
        """Stop serving; the phones of a finished game are forgotten."""
        self.wire.close()
        if self.main.result is not None:
            keeping.drop(self.main.recorded)

    # --- where ---

    @property
    def word(self) -> str:
        """What people type instead of scanning the QR code."""
        return self.kept.word

    @property
    def address(self) -> str:
        """What people type into a phone; "" until phones are served."""
        return f"{self.host}:{self.port}" if self.port else ""

    @property
    def addresses(self) -> Sequence[str]:
        """This machine's addresses, the likeliest first."""
        return [each.address for each in self.found]

    @property
    def link(self) -> str:
        """The text of the QR code. The code comes after the #, so browsers never send it and nothing logs it."""
        return f"http://{self.address}/#{self.kept.code}"

    def square(self) -> tuple[tuple[bool, ...], ...]:
        """Return the QR code row by row, without its quiet zone; True is dark."""
        if self._square is None or self._square[0] != self.link:
            import segno  # of the extra [phones]

            made = segno.make_qr(self.link, error="m")
            self._square = (self.link, tuple(tuple(map(bool, row)) for row in made.matrix))
        return self._square[1]

    def next_address(self) -> None:
        """Show the next of this machine's addresses, and listen there too."""
        addresses = self.addresses
        self.host, self.trouble = addresses[(addresses.index(self.host) + 1) % len(addresses)], ""
        self.wire.tell(t="bind", host=self.host)
        self._keep()

    # --- who ---

    @property
    def seats(self) -> Collection[Seat]:
        """The seats that answer on phones and need no curtain; a person alone may answer here as well as there."""
        people = self.main.people
        return tuple(seat for seat in self.chairs if seat in people) if len(people) > 1 else ()

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """The requests for chairs that the people at the screen have to decide on."""
        return tuple(self.asks.values())

    def decide(self, knock: Knock, *, yes: bool) -> None:
        """Grant a chair or refuse it; a yes to a request that has only just appeared is ignored."""
        first, since = self.first_ask
        if yes and (knock != first or self.clock() - since < READ):
            return
        if self.asks.pop(knock.number, None) is not None:
            self.wire.tell(t="verdict", ask=knock.number, yes=yes)

    @property
    def chairs_taken(self) -> tuple[ChairElsewhere, ...]:
        """The chairs that belong to phones."""
        phones = self.chairs.values()
        return tuple(ChairElsewhere(each.seat, each.name, each.here, each.away_since >= 0) for each in phones)

    def dismiss(self, seat: Seat) -> None:
        """Take a chair from its phone, so that its person continues at the shared face."""
        if self.chairs.pop(seat, None) is not None:
            self.wire.tell(t="free", seat=seat)
            self.kept.chairs.pop(seat, None)
            self._keep()

    def keep_warm(self, seat: Seat, level: str) -> None:
        """Let a bot of a level play for an absent person until they are back."""
        phone = self.chairs.get(seat)
        if phone is not None and self.main.is_person(seat) and no_such_chair((level,), self.main.title) is None:
            phone.away_since = self.main.eyes.beats
            self.main.sit(seat, level)
            self.changed = True

    def _back(self, phone: PhoneSeat) -> None:
        """Give a chair back to the person who was away, and tell them what the bot did."""
        self.main.sit(phone.seat, "you")
        with speaking(phone.lang):
            did = what_it_did(phone, phone.away_since)
        phone.away_since, self.changed = -1, True
        self.wire.tell(t="tell", seat=phone.seat, m={"t": "back", "did": did})

    def _sat(self, seat: Seat, name: str, lang: str) -> None:
        self.chairs[seat] = PhoneSeat(self.main, seat, name, lang)

    # --- what is said ---

    def tick(self, *, at_rest: bool, covered: bool = False) -> bool:
        """Pass on what was said; show what is new, once the shared face is at rest.

        While its table is covered, requests to take something back there wait.
        """
        self.answers.covered = covered
        for said in islice(self.wire.heard(), MOST_HEARD):
            self._hear(said)
        if (first := next(iter(self.asks.values()), None)) != self.first_ask[0]:
            self.first_ask = first, self.clock()
        self.answers.take_back()
        self.answers.note_question()
        self.answers.let_go()
        self.answers.feed()
        self.answers.acknowledge()
        self.hints.tick()
        rest = at_rest and not self.main.writing and self.answers.question
        if rest and rest == self._rest:
            self._show()
        self._rest = rest  # a face redraws itself in the first tick, so pictures begin in the next
        self._tell_guests()
        changed = self.changed or self.answers.changed
        self.changed = False
        self.answers.changed = False
        return changed

    def _hear(self, said: dict[str, Any]) -> None:
        match said:
            case {"t": "open", "port": int(port)}:
                self.port = self.kept.port = port
                self._keep()
            case {"t": "failed" | "unbound", "why": str(why)}:
                self.trouble = why
            case {"t": "dead"}:
                self._revive()
            case {"t": "came"}:
                self.came = True
            case {"t": "asks", "ask": int(number), "seat": int(seat), "name": str(name)}:
                self.asks[number] = Knock(number, seat, name)
            case {"t": "unasks", "ask": int(number)}:
                self.asks.pop(number, None)
            case {"t": "sat", "seat": int(seat), "key": str(key), "name": str(name)} if seat in self.main.seats:
                self._sat(seat, name, "")
                self.kept.chairs[seat] = KeptChair(key, name)
                self.changed = True
                self._keep()
            case {"t": "left", "seat": int(seat)}:
                self.chairs.pop(seat, None)
                self.kept.chairs.pop(seat, None)
                self.changed = True
                self._keep()
            case {"t": "here" | "away" | "said", "seat": int(seat)} if seat in self.chairs:
                self._of_chair(self.chairs[seat], said)

    def _of_chair(self, phone: PhoneSeat, said: dict[str, Any]) -> None:
        match said:
            case {"t": "here", "lang": str(lang)}:
                phone.here = True
                phone.speak(lang)
                if phone.away_since >= 0:
                    self._back(phone)
            case {"t": "away"}:
                phone.here = False
            case {"t": "said", "m": {"t": "lang", "lang": str(lang)}}:
                phone.speak(lang)
            case {"t": "said", "m": {"t": "answer", "n": int(number), "a": str(deed)}}:
                self.answers.answer(phone, number, [deed])
            case {"t": "said", "m": {"t": "answer", "n": int(number), "each": [str(), *_] as deeds}}:
                self.answers.answer(phone, number, [str(each) for each in deeds], whole=True)
            case {"t": "said", "m": {"t": "undo"}}:
                self.answers.undo(phone)
            case {"t": "said", "m": {"t": "hint"}}:
                self.hints.want(phone)
            case {"t": "said", "m": {"t": "send", "n": int(number)}}:
                self.answers.send(phone, number)
            case {"t": "said", "m": {"t": "plan", "on": int(on)}}:
                phone.planning = bool(on)
            case {"t": "said", "m": {"t": "cut", "step": int(step)}}:
                phone.cut(step)
            case {"t": "said", "m": {"t": "swap", "step": int(step)}}:
                self.answers.swap(phone, step)

    def _keep(self) -> None:
        """Save the chairs and the notes."""
        notes = {seat: note for seat, phone in self.chairs.items() if (note := phone.kept_note()) is not None}
        self.kept.notes, self.kept.host = notes, self.host
        self.answers.pending = keeping.put(self.main.recorded, self.kept)

    # --- what is shown ---

    def states(self) -> dict[Seat, str]:
        """Return what each seat is doing, by its key in words; only what everybody may know."""
        return states(self.main, self.chairs, self.answers.sealing)

    def told(self) -> str:
        """Return a sentence on who is still to answer, in the language of the shared screen."""
        return told(self.states(), self.main.names, self.chairs)

    def _show(self) -> None:
        """Send each phone its picture if it differs from the last one."""
        now = self.states()
        about = (self.answers.question, tuple(now.items()), tuple(self.main.recorded.chairs), len(self.chairs))
        left, names = AT_ONCE, called(self.chairs)
        for phone in sorted(self.chairs.values(), key=lambda each: now[each.seat] not in ("asked", "writing")):
            phone.look()
            drawn = (about, phone.stamp, phone.handed, phone.lang, phone.number)
            if drawn == phone.drawn:
                continue
            if not left:
                return
            left, phone.drawn = left - 1, drawn
            with speaking(phone.lang):
                foot = told(now, self.main.names, self.chairs, "awaits")
                sent = picture(phone, Public(now, names, foot))
            if sent != phone.sent:
                phone.sent = sent
                self.wire.tell(t="show", seat=phone.seat, b=sent)

    def _tell_guests(self) -> None:
        """Tell the guests who are choosing a chair which chairs there are."""
        taken = {seat: (phone.name, phone.here) for seat, phone in self.chairs.items()}
        told = (tuple(self.main.recorded.chairs), tuple(taken.items()), self.main.names, self.port)
        if told == self._told or not self.port:
            return
        self._told = told
        by = {}
        for language in languages():
            with speaking(language):
                names = self.main.names
                listed = [
                    {"seat": seat, **seat_shown(self.main, seat, names[seat], ""), **self._chair(seat)}
                    for seat in self.main.seats
                ]
                by[language] = {"game": box(self.main.title).name, "chairs": listed}
        self.wire.tell(t="chairs", open=list(self.main.people), by=by)

    def _chair(self, seat: Seat) -> dict[str, Any]:
        phone = self.chairs.get(seat)
        if phone is None:
            return {"at": "free" if self.main.is_person(seat) else "bot"}
        return {"at": "taken" if phone.here else "gone", "by": phone.name}


def opened(main: Sitting) -> Phones:
    """Open a sitting to phones. Raises NoParts."""
    phones = Phones(main)
    phones.open()
    return phones
