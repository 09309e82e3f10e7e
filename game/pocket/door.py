"""Everybody who is connected: strangers, guests choosing a chair, the chairs' phones. It opens no sockets."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Seat
from game.core.language.legible import LONGEST_NAME, legible
from game.pocket.gate import Gate, sealed

GRACE = 3.0
"""Seconds a phone may be gone before its table is told, since it may only have been reloaded."""
BURST, SPAN = 150, 5.0
"""The most messages from one phone, and the seconds in which they may come."""
MOST_WAITING = 50
"""The most small messages that may wait for a phone."""
MOST_PAGES = 20
"""The number of earlier pages remembered per chair."""
SHORT, LONG = 10.0, 300.0
"""Seconds until a caller is disconnected: without a hello, and without a chair."""


@dataclass(eq=False)
class Caller:
    """One connection."""

    address: str
    here: str
    """The address of this machine that it connected to."""
    seat: Seat | None = None
    admitted: str = ""
    """"code" or "word", by which it may choose a chair; "" for a stranger."""
    language: str = ""
    since: float = 0.0
    """When it connected."""
    page: str = ""
    """The page's name for itself, which tells a returning page from a newer one."""
    greeted: bool = False
    """Whether it has said hello."""
    asking: int = 0
    """The number of its request to the people at the screen; 0 for none."""
    closed: bool = False
    waits: tuple[Callable[[], object], ...] = ()
    """Functions that each cancel one scheduled disconnection."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    shown: str = ""
    """The picture to send next; a newer one replaces an older one that hasn't been sent."""
    notes: list[str] = field(default_factory=list)
    came: list[float] = field(default_factory=list)

    def tell(self, **said: object) -> None:
        """Queue a small message; close the connection if too many are waiting."""
        self.notes.append(json.dumps(said, ensure_ascii=False, separators=(",", ":")))
        self.ready.set()
        if len(self.notes) > MOST_WAITING:
            self.close()

    def close(self) -> None:
        """Disconnect it once it has been sent what is waiting for it."""
        self.closed = True
        self.ready.set()

    def show(self, text: str) -> None:
        """Queue a picture."""
        self.shown = text
        self.ready.set()

    def take(self) -> list[str]:
        """Return what is to be sent, the picture last, and clear it."""
        out, self.notes = self.notes, []
        if self.shown:
            out, self.shown = [*out, self.shown], ""
        return out

    def is_quick(self, now: float) -> bool:
        """Return True if it sends too many messages in too short a time."""
        self.came = [*(at for at in self.came if at > now - SPAN), now]
        return len(self.came) > BURST


def _is_flat(message: dict[str, Any]) -> bool:
    """Return True if nothing in a message is nested deeper than a list of texts; the table reads nothing else.

    What this process can only just read may be too deep for the table, where more of the stack is in use.
    """
    lists = [each for each in message.values() if not isinstance(each, str | int)]
    return all(isinstance(each, list) and all(isinstance(one, str) for one in each) for each in lists)


@dataclass
class Door:
    """The callers at a table, and what they may say."""

    gate: Gate
    tell: Callable[[dict[str, Any]], None]
    """Sends the table a message."""
    later: Callable[[float, Callable[[], None]], Callable[[], object]]
    """Calls a function after a delay; returns a function that cancels the call."""
    bind: Callable[[str], object] = lambda host: None
    callers: list[Caller] = field(default_factory=list)
    by_seat: dict[Seat, Caller] = field(default_factory=dict)
    pages: dict[Seat, list[str]] = field(default_factory=dict)
    """The pages that have spoken for a chair, newest last."""
    came_by: dict[Seat, str] = field(default_factory=dict)
    """How a chair's phone was admitted, which counts again once it stands up and is a guest."""
    pictures: dict[Seat, str] = field(default_factory=dict)
    """The last picture of each chair, as sent."""
    versions: dict[Seat, int] = field(default_factory=dict)
    chairs: dict[str, Any] = field(default_factory=dict)
    """What a guest is shown of the chairs, by language."""
    open: frozenset[Seat] = frozenset()
    """The chairs that a phone may take."""
    asks: dict[int, tuple[Caller, Seat, str]] = field(default_factory=dict)
    asked: int = 0
    came_in: bool = False

    # --- phones ---

    def enter(self, address: str, here: str, now: float = 0.0) -> Caller:
        """Let a stranger in, who may say little and not stay long."""
        caller = Caller(address, here, since=now)
        self.callers.append(caller)
        caller.waits = (
            self.later(SHORT, lambda: self._hurry(caller, greeted=False)),
            self.later(LONG, lambda: self._hurry(caller, greeted=True)),
        )
        return caller

    def _hurry(self, caller: Caller, *, greeted: bool) -> None:
        """Disconnect a phone without a chair; unless `greeted`, only if it hasn't said hello."""
        if not caller.closed and caller.seat is None and (greeted or not caller.greeted):
            caller.close()

    def make_room(self, address: str, *, most: int, most_each: int) -> bool:
        """Disconnect the oldest caller without a chair if there are too many; return False if all have one."""
        here = [each for each in self.callers if not each.closed]
        mine = [each for each in here if each.address == address]
        among = mine if len(mine) >= most_each else here if len(here) >= most else None
        if among is None:
            return True
        standing = [each for each in among if each.seat is None]
        if not standing:
            return False
        min(standing, key=lambda each: (bool(each.admitted), each.since)).close()
        return True

    def leave(self, caller: Caller) -> None:
        """Forget a connection; its chair remains its own."""
        caller.closed = True
        for call_off in caller.waits:
            call_off()
        self.callers.remove(caller)
        self._unask(caller)
        seat = caller.seat
        if seat is not None and self.by_seat.get(seat) is caller:
            del self.by_seat[seat]
            self.later(GRACE, lambda: self._gone(seat))

    def _gone(self, seat: Seat) -> None:
        if seat not in self.by_seat:
            self.tell({"t": "away", "seat": seat})

    def said(self, caller: Caller, text: str | bytes, now: float) -> bool:
        """Handle a message; return False if the connection is to be closed."""
        try:
            said = json.loads(text) if isinstance(text, str) else None
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict) or caller.closed or caller.is_quick(now):
            return False
        match said:
            case {"t": "ping"}:
                caller.tell(t="pong")
            case {"t": "hello"} if caller.seat is None:  # a connection speaks for one chair
                return self._hello(caller, said, now)
            case {"t": "sit", "seat": int(seat), "name": str(name)} if caller.admitted and caller.seat is None:
                known_as = legible(name, LONGEST_NAME) or "?"
                self._sit(caller, int(seat), known_as, now)  # JSON's true is an int too
            case {"t": "stand"} if caller.seat is not None:
                self._stand(caller, caller.seat)
            case {"t": "say", "m": dict(message)} if caller.seat is not None and _is_flat(message):
                self.tell({"t": "said", "seat": caller.seat, "m": message})
            case {"t": "hello"}:
                return False
            case _:
                return caller.seat is not None or bool(caller.admitted)
        return True

    def _hello(self, caller: Caller, said: dict[str, Any], now: float) -> bool:
        """Let a phone in by a chair's token, the code, or the word."""
        caller.language, caller.greeted = legible(str(said.get("lang", "")), 8), True
        token, code, word = (str(said.get(key) or "")[:100] for key in ("token", "code", "word"))
        caller.page = str(said.get("page") or "")[:40]
        if token and (seat := self.gate.seat_of(token)) is not None:
            if said.get("again") and self._is_older(caller.page, seat):
                caller.tell(t="taken")
                caller.close()
            else:
                self._seat(caller, seat)
            return True
        if code and self.gate.has_code(code):
            caller.admitted = "code"
        elif word:
            right = self.gate.has_word(word, caller.address, now)
            if not right:
                caller.tell(t="no", why="word" if right is False else "often")
                return True
            caller.admitted = "word"
        else:
            caller.tell(t="no", why="lost" if token or code else "who")
            return True
        self._show_chairs(caller)
        return True

    def _is_older(self, page: str, seat: Seat) -> bool:
        """Return True if a chair has a newer page, which an older page that was only away doesn't replace."""
        return seat in self.by_seat and page in self.pages.get(seat, ())[:-1]

    def _sit(self, caller: Caller, seat: Seat, name: str, now: float) -> None:
        """Give a free chair to somebody with the code; in any other case the people at the screen decide."""
        if seat not in self.open:
            caller.tell(t="no", why="chair")
        elif caller.admitted == "code" and seat not in self.gate.chairs:
            self._give(caller, seat, name)
        elif not self.gate.knocks.may(caller.address, now):
            caller.tell(t="no", why="knocks")
        else:
            self._unask(caller)
            self.asked += 1
            caller.asking = self.asked
            self.asks[self.asked] = (caller, seat, name)
            self.tell({"t": "asks", "ask": self.asked, "seat": seat, "name": name})
            caller.tell(t="wait")

    def _give(self, caller: Caller, seat: Seat, name: str) -> None:
        token = self.gate.give(seat)
        self.came_by[seat] = caller.admitted
        self.tell({"t": "sat", "seat": seat, "key": sealed(token), "name": name})
        caller.tell(t="seated", token=token)
        self._seat(caller, seat)

    def _seat(self, caller: Caller, seat: Seat) -> None:
        """Let a phone speak for a chair; the previous one is told that another has taken over."""
        self._unask(caller)
        before = self.by_seat.get(seat)
        if before is not None and before is not caller:
            if not caller.page or before.page != caller.page:  # not if a page has connected twice
                before.tell(t="taken")
            before.seat = None
            before.close()
        caller.seat, self.by_seat[seat] = seat, caller
        known = [each for each in self.pages.get(seat, ()) if each != caller.page]
        self.pages[seat] = [*known[-MOST_PAGES:], caller.page]
        self.tell({"t": "here", "seat": seat, "lang": caller.language})
        if not self.came_in:
            self.came_in = True
            self.tell({"t": "came", "host": caller.here})
        if seat in self.pictures:
            caller.show(self.pictures[seat])

    def _stand(self, caller: Caller, seat: Seat) -> None:
        """Give a chair back; its token is void after that."""
        self.gate.free(seat)
        self.by_seat.pop(seat, None)
        self.pictures.pop(seat, None)
        caller.seat, caller.admitted = None, self.came_by.pop(seat, "word")
        self.tell({"t": "left", "seat": seat})
        caller.tell(t="stood")
        self._show_chairs(caller)

    def _unask(self, caller: Caller) -> None:
        if caller.asking:
            self.asks.pop(caller.asking, None)
            self.tell({"t": "unasks", "ask": caller.asking})
            caller.asking = 0

    def _show_chairs(self, caller: Caller) -> None:
        told = self.chairs.get(caller.language) or next(iter(self.chairs.values()), None)
        if told is not None:
            caller.tell(t="chairs", **told)

    # --- the table ---

    def hear(self, said: dict[str, Any]) -> None:
        """Carry out the table's message."""
        match said:
            case {"t": "show", "seat": seat, "b": body}:
                self.versions[seat] = self.versions.get(seat, 0) + 1
                self.pictures[seat] = f'{{"t":"show","v":{self.versions[seat]},"b":{body}}}'
                if seat in self.by_seat:
                    self.by_seat[seat].show(self.pictures[seat])
            case {"t": "tell", "seat": seat, "m": message}:
                if seat in self.by_seat:
                    self.by_seat[seat].tell(**message)
            case {"t": "chairs", "open": seats, "by": by}:
                self.open, self.chairs = frozenset(seats), by
                for caller in self.callers:
                    if caller.admitted and caller.seat is None:
                        self._show_chairs(caller)
            case {"t": "verdict", "ask": ask, "yes": yes} if ask in self.asks:
                caller, seat, name = self.asks.pop(ask)
                caller.asking = 0
                if yes and seat in self.open and not caller.closed:
                    self._give(caller, seat, name)
                else:
                    caller.tell(t="no", why="chair" if yes else "table")
            case {"t": "free", "seat": seat}:
                self._dismiss(seat)
            case {"t": "bind", "host": host}:
                self.bind(host)

    def _dismiss(self, seat: Seat) -> None:
        """Take a chair from its phone."""
        self.gate.free(seat)
        self.pictures.pop(seat, None)
        caller = self.by_seat.pop(seat, None)
        if caller is not None:
            caller.seat = None
            caller.tell(t="no", why="dismissed")
            caller.close()
