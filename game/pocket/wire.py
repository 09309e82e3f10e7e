"""The table's end of the pipe to the server of its phones."""

import atexit
import contextlib
import json
import multiprocessing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Any

from game.core.language.words import say

PATIENCE = 0.5
"""Seconds the server gets to exit by itself."""
NEEDED = ("websockets", "segno")


class NoParts(Exception):
    """Something that phones need isn't installed; the text tells the player."""


def check_parts() -> None:
    """Raise NoParts if a part is missing."""
    if not all(find_spec(name) for name in NEEDED):
        raise NoParts(say("pocket.no_parts"))


@dataclass(eq=False)
class Wire:
    """The process that serves phones, and the messages to and from it. Nothing received from it is unpickled."""

    given: Mapping[str, Any]
    """What it starts with: the host, the port, the code, the word, the chairs, the words of the page."""
    process: BaseProcess | None = None
    pipe: "Connection[Any, Any] | None" = None
    out: "SimpleQueue[bytes | None]" = field(default_factory=SimpleQueue)
    """Messages still to be sent. A thread sends them, so that a hung server doesn't delay pictures."""

    def open(self) -> None:
        """Start the process. Raises NoParts."""
        check_parts()
        from game.pocket import server  # only now: it needs those parts

        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(
            target=server.work, args=(theirs, json.dumps(dict(self.given))), daemon=True, name="overton-pocket"
        )
        process.start()
        theirs.close()
        atexit.register(process.kill)
        self.process, self.pipe = process, mine
        Thread(target=_send, args=(mine, self.out), daemon=True).start()

    def tell(self, **said: object) -> None:
        """Send the server a message."""
        if self.pipe is not None:
            self.out.put(json.dumps(said, ensure_ascii=False).encode("utf-8", "replace"))

    def heard(self) -> Iterator[dict[str, Any]]:
        """Yield the messages received since the last call; `{"t": "dead"}` once the server is gone."""
        try:
            while self.pipe is not None and self.pipe.poll():
                said = json.loads(self.pipe.recv_bytes(1_000_000))
                if isinstance(said, dict):
                    yield said
        except (OSError, EOFError, ValueError):
            self.close()
            yield {"t": "dead"}

    def close(self) -> None:
        """End the process."""
        process, pipe, self.process, self.pipe = self.process, self.pipe, None, None
        if pipe is not None:
            self.out.put(None)
            pipe.close()
        if process is None:
            return
        atexit.unregister(process.kill)
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join(1.0)
        if not process.is_alive():
            process.close()


def _send(pipe: "Connection[Any, Any]", out: "SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError, ValueError):  # it is closed
        while (said := out.get()) is not None:
            pipe.send_bytes(said)
