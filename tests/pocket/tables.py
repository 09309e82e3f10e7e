"""A table without a face, its phones on the loopback, and phones that are bare sockets."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from ai.players import Choice
from game.core.contract import Seat
from game.core.files.journal import YOU, Recorded
from game.play.drafts import Drafts
from game.play.sitting import Sitting
from game.play.turns import HandOver, Turns
from game.play.worker import AtOnce
from game.pocket.addresses import LOOPBACK
from game.pocket.phones import Phones
from tests.patience import awaited


@dataclass
class Hurried:
    """Settings that leave nothing waiting."""

    speed: float = 64.0
    auto_pass: bool = False


@dataclass
class Faceless:
    """A game whose people are all elsewhere."""

    recorded: Recorded[Any]
    now: float = 0.0
    """Its own time, which passes only when told to."""
    sitting: Sitting = field(init=False)
    turns: Turns = field(init=False)
    handovers: int = 0
    """How often the shared face would have been handed over."""
    phones: Phones = field(init=False)

    def __post_init__(self) -> None:
        self.sitting = Sitting(self.recorded, AtOnce())
        self.turns = Turns(Drafts(self.sitting), Hurried())
        self.phones = Phones(self.sitting, clock=lambda: self.now, found=[LOOPBACK])
        self.turns.elsewhere = lambda: self.phones.seats

    def step(self, seconds: float = 4.0, *, at_rest: bool = True) -> None:
        """Let time pass."""
        self.now += seconds
        self.phones.tick(at_rest=at_rest)
        self.turns.stood += seconds
        found = self.turns.next()
        if isinstance(found, Choice):
            self.sitting.play(found)
        self.handovers += isinstance(found, HandOver)

    def until(self, found: Callable[[], object], wanted: str) -> Any:
        """Step until a condition holds."""

        def looked() -> object:
            self.step()
            return found()

        return awaited(looked, wanted)


@contextmanager
def served(recorded: Recorded[Any]) -> Iterator[Faceless]:
    """Serve a game on the loopback."""
    table = Faceless(recorded)
    table.phones.open()
    try:
        table.until(lambda: table.phones.port, "the server")
        yield table
    finally:
        table.phones.close()
        table.sitting.leave()


@dataclass
class Phone:
    """A phone that is a bare socket."""

    table: Faceless
    lang: str = "en"
    token: str = ""
    socket: ClientConnection = field(init=False)
    heard: list[dict[str, Any]] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    """Every text as received."""
    picture: dict[str, Any] | None = None
    closed: bool = False
    done: int = -1
    """The number of the last question it answered."""

    def __post_init__(self) -> None:
        self.connect()

    def connect(self, origin: str = "") -> None:
        """Reopen the socket."""
        at = self.table.phones.address
        opening: Any = connect(
            f"ws://{at}/socket", origin=Origin(origin or f"http://{at}"), compression=None, proxy=None
        )
        self.socket = opening.__enter__()  # closed together with its server
        self.closed = False

    def hello(self, **said: str) -> None:
        """Say who it is."""
        self.send(t="hello", lang=self.lang, **({"token": self.token} if self.token else {}), **said)

    def send(self, **said: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(said))

    def say(self, **said: Any) -> None:
        """Say something to the table."""
        self.send(t="say", m=said)

    def listen(self) -> None:
        """Handle what has arrived."""
        while not self.closed:
            try:
                text = self.socket.recv(0)
            except TimeoutError:
                return
            except Exception as error:
                if type(error).__name__ not in ("ConnectionClosedOK", "ConnectionClosedError"):
                    raise
                self.closed = True
                return
            assert isinstance(text, str)
            self.raw.append(text)
            said = json.loads(text)
            if said["t"] == "show":
                self.picture = said["b"]
            elif said["t"] == "seated":
                self.token = said["token"]
            self.heard.append(said)

    def last(self, kind: str) -> dict[str, Any] | None:
        """Return the last message of a kind."""
        self.listen()
        return next((each for each in reversed(self.heard) if each["t"] == kind), None)

    def sit(self, seat: Seat, name: str = "Anna") -> None:
        """Come in with the code, and take a free chair."""
        self.hello(code=self.table.phones.kept.code)
        self.table.until(lambda: self.last("chairs"), "the chairs")
        self.send(t="sit", seat=seat, name=name)
        self.table.until(lambda: self.last("seated") and self.picture, "the chair")

    @property
    def seen(self) -> dict[str, Any]:
        """The last picture; {} before the first."""
        self.listen()
        return self.picture or {}

    @property
    def question(self) -> dict[str, Any] | None:
        """The question it has to answer."""
        q = self.seen.get("q")
        return q if q is not None and not q.get("handed") else None

    def answer(self, rng: Random) -> bool:
        """Answer at random, if it is asked and hasn't answered yet."""
        q = self.question
        if q is None or q["n"] == self.done:
            return False
        self.done = q["n"]
        plan = q.get("plan", {"steps": (), "now": False})
        if plan["steps"] and plan["now"] and (not q["o"] or rng.random() < 0.3):
            self.say(t="send", n=q["n"])
        elif q["o"]:
            self.say(t="answer", n=q["n"], a=rng.choice(q["o"])[0])
        return True


def everybody(table: Faceless) -> list[Phone]:
    """Put a phone in every person's chair."""
    phones = []
    for seat, chair in enumerate(table.recorded.header.chairs):
        if chair == YOU:
            phones.append(Phone(table))
            phones[-1].sit(seat, f"P{seat}")
    return phones
