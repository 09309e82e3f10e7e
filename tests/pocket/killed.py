"""A table in its own process, to be killed: python -m tests.pocket.killed FOLDER."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.games import begun

NAME = "told.json"


@contextmanager
def elsewhere(folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """Run the table until it's killed."""
    process = subprocess.Popen([sys.executable, "-m", "tests.pocket.killed", str(folder)])
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def told(folder: Path) -> tuple[int, str, str] | None:
    """Return the table's port, code and record, once it's there."""
    path = folder / NAME
    return tuple(json.loads(path.read_text("utf-8"))) if path.exists() else None


def main(folder: Path) -> None:
    """Serve ten phones until killed."""
    from tests.pocket.tables import served

    recorded = begun("manifesto", folder, *("you",) * 10)
    with served(recorded) as table:
        draft = folder / "draft"
        draft.write_text(json.dumps([table.phones.port, table.phones.kept.code, str(recorded.journal.path)]))
        draft.rename(folder / NAME)
        while True:
            table.step()


@dataclass
class Distant:
    """A phone that knows only its table's address."""

    address: str
    code: str
    seat: int
    kept: list[str] = field(default_factory=list)
    """Its acknowledged answers."""
    sent: dict[int, str] = field(default_factory=dict)
    socket: Any = None
    picture: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        from websockets import Origin
        from websockets.sync.client import connect

        opening: Any = connect(
            f"ws://{self.address}/socket", origin=Origin(f"http://{self.address}"), compression=None, proxy=None
        )
        self.socket = opening.__enter__()
        self.send(t="hello", lang="en", code=self.code)

    def send(self, **said: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(said))

    def answer(self, rng: Random) -> None:
        """Handle what has arrived, and answer at random."""
        while True:
            try:
                said = json.loads(self.socket.recv(0))
            except TimeoutError:
                break
            if said["t"] == "chairs":
                self.send(t="sit", seat=self.seat, name=f"P{self.seat}")
            elif said["t"] == "show":
                self.picture = said["b"]
            elif said["t"] == "kept":
                self.kept.append(self.sent[said["n"]])
        q = self.picture.get("q")
        if q and not q.get("handed") and q["n"] not in self.sent:
            self.sent[q["n"]] = deed = rng.choice(q["o"])[0]
            self.send(t="say", m={"t": "answer", "n": q["n"], "a": deed})


if __name__ == "__main__":
    main(Path(sys.argv[1]))
