"""The server of a table's phones, in a process of its own: it serves the page, and connects phones to the table.

It knows no game. What a phone is shown comes from the table as text for one seat and is passed on unchanged; what
a phone says goes to the table with its seat number. The table and this process exchange JSON over a pipe.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import Counter
from http import HTTPStatus
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from game.core.processes import leave_together
from game.pocket.door import Caller, Door
from game.pocket.gate import Gate
from game.pocket.web import PhonePage, is_own, may_ask

if TYPE_CHECKING:
    from websockets.asyncio.server import Server, ServerConnection
    from websockets.http11 import Request, Response

PORT, PORTS = 8533, 20
"""The first port to try, and the number of ports; after these, any free one."""
SOCKET = "/socket"
LONGEST = 4_096
"""The most bytes a phone may send at once."""
MOST, MOST_EACH = 80, 16
"""The most phone sockets: in total, and from one address."""
LINES, LINES_EACH = 200, 32
"""The most connections of any kind: in total, and from one address."""
OPEN = 5.0
"""Seconds a connection may take to say what it wants."""
TALK, SPAN = 65_536, 5.0
"""The most bytes a connection may send, and in how many seconds; a phone sends a few hundred."""
ENCRYPTED = b"\x16\x03"
"""The first bytes of https. A browser that tries it first is refused at once, or it would wait for seconds."""
ALIVE = 10.0
"""Seconds between two checks whether a phone is still there, and seconds it may take to reply."""


class Pipe:
    """The server's end of the pipe to its table. Threads wait on it, so that nothing here polls or blocks."""

    def __init__(self, pipe: Connection[Any, Any]) -> None:
        self.pipe, self.out = pipe, SimpleQueue[bytes]()

    def begin(self, loop: asyncio.AbstractEventLoop, door: Door, gone: asyncio.Event) -> None:
        """Start both threads; `gone` is set once the table has closed its end."""
        Thread(target=self._hear, args=(loop, door, gone), daemon=True).start()
        Thread(target=self._tell, daemon=True).start()

    def tell(self, said: dict[str, Any]) -> None:
        """Queue a message to the table."""
        self.out.put(json.dumps(said, ensure_ascii=False).encode("utf-8", "replace"))

    def _hear(self, loop: asyncio.AbstractEventLoop, door: Door, gone: asyncio.Event) -> None:
        with contextlib.suppress(EOFError, OSError, RuntimeError):  # the table or the loop has ended
            while True:
                said = json.loads(self.pipe.recv_bytes())
                loop.call_soon_threadsafe(door.hear, said)
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(gone.set)

    def _tell(self) -> None:
        with contextlib.suppress(OSError):  # nobody is listening any more
            while True:
                self.pipe.send_bytes(self.out.get())


class Listening:
    """The sockets that are listened on, and every connection to them."""

    def __init__(self, door: Door, page: PhonePage) -> None:
        self.door, self.page, self.port = door, page, 0
        self.servers: dict[str, Server] = {}
        self.lines: list[Any] = []

    async def on(self, host: str, port: int) -> None:
        """Listen on another address too. Raises OSError."""
        from websockets.asyncio.server import serve

        if host not in self.servers:
            self.servers[host] = await serve(
                self.serve,
                host,
                port,
                process_request=self.answer,
                create_connection=counted(self.lines),
                max_size=LONGEST,
                max_queue=8,
                open_timeout=OPEN,
                ping_interval=ALIVE,
                ping_timeout=ALIVE,
                close_timeout=2,
                compression=None,
                write_limit=65_536,
                server_header=None,
            )
            self.port = next(iter(self.servers[host].sockets)).getsockname()[1]

    def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Return the page or a refusal; None lets the socket open."""
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1 or not may_ask(hosts[0]):
            return self._refused(connection, HTTPStatus.MISDIRECTED_REQUEST)
        if request.path == SOCKET:
            origins = request.headers.get_all("Origin")
            if len(origins) != 1 or not is_own(origins[0], hosts[0]):
                return self._refused(connection, HTTPStatus.FORBIDDEN)
            return (
                None if self._has_room(connection) else self._refused(connection, HTTPStatus.SERVICE_UNAVAILABLE)
            )
        if request.path != "/":
            return self._refused(connection, HTTPStatus.NOT_FOUND)
        if getattr(request, "method", "GET") != "GET":  # before 16, websockets refuses others by itself
            return self._refused(connection, HTTPStatus.METHOD_NOT_ALLOWED)
        return self._page(connection)

    def _page(self, connection: ServerConnection) -> Response:
        response = connection.respond(HTTPStatus.OK, "")
        response.body = self.page.body
        for name in list(response.headers):
            del response.headers[name]
        for name, value in self.page.headers:
            response.headers[name] = value
        return response

    def _refused(self, connection: ServerConnection, status: HTTPStatus) -> Response:
        return connection.respond(status, f"{status.value}\n")

    def _has_room(self, connection: ServerConnection) -> bool:
        return self.door.make_room(_address(connection), most=MOST, most_each=MOST_EACH)

    async def serve(self, connection: ServerConnection) -> None:
        """Serve one socket until it closes."""
        from websockets.exceptions import ConnectionClosed

        now = asyncio.get_running_loop().time
        caller = self.door.enter(_address(connection), str(connection.local_address[0]), now())
        sending = asyncio.create_task(self._send(connection, caller))
        try:
            async for text in connection:
                if not self.door.said(caller, text, now()):
                    break
        except ConnectionClosed:
            pass  # phones leave without a word
        finally:
            sending.cancel()
            self.door.leave(caller)

    async def _send(self, connection: ServerConnection, caller: Caller) -> None:
        """Send what is ready. A phone that accepts nothing for some seconds is dropped."""
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed, asyncio.TimeoutError):
            while True:
                await caller.ready.wait()
                caller.ready.clear()
                for text in caller.take():
                    async with asyncio.timeout(OPEN):
                        await connection.send(text)
                if caller.closed:
                    break
        await connection.close()


def _address(connection: ServerConnection) -> str:
    return str(connection.remote_address[0])


def crowded_out(lines: list[Any], host: str) -> Any:
    """Return the connection to drop now that one came from `host`; None if there is room.

    It is the oldest that hasn't asked for anything yet, from the address that has the most, so that a flood crowds
    out itself.
    """
    from websockets.protocol import State

    mine, among = [each for each in lines if each.host == host], lines
    if len(mine) > LINES_EACH:
        among = mine
    elif len(lines) <= LINES:
        return None
    each_has = Counter(each.host for each in lines)
    silent = (each for each in among if each.state is State.CONNECTING)
    return max(silent, key=lambda each: each_has[each.host], default=among[-1])


def counted(lines: list[Any]) -> type[ServerConnection]:
    """Return the class of connections that register in `lines` and keep their number within the limits."""
    from websockets.asyncio.server import ServerConnection
    from websockets.protocol import State

    class Counted(ServerConnection):
        """A connection in `lines`."""

        host = ""
        said, since = 0, 0.0

        def data_received(self, data: bytes) -> None:
            if self.loop.time() - self.since > SPAN:
                self.said, self.since = 0, self.loop.time()
            self.said += len(data)
            encrypted = self.state is State.CONNECTING and data.startswith(ENCRYPTED)
            if self.said > TALK or encrypted:
                self.transport.abort()
            else:
                super().data_received(data)

        def connection_made(self, transport: Any) -> None:
            self.host = str(transport.get_extra_info("peername")[0])
            super().connection_made(transport)
            lines.append(self)
            if (dropped := crowded_out(lines, self.host)) is not None:
                lines.remove(dropped)
                dropped.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self in lines:
                lines.remove(self)

    return Counted


async def _run(pipe: Pipe, given: dict[str, Any]) -> None:
    gate = Gate(given["code"], given["word"], {int(seat): key for seat, key in given["chairs"].items()})
    loop, gone = asyncio.get_running_loop(), asyncio.Event()
    door = Door(gate, pipe.tell, lambda seconds, then: loop.call_later(seconds, then).cancel)
    listening = Listening(door, PhonePage(given["title"], given["words"], given["signs"]))
    door.bind = lambda host: loop.create_task(_bind(listening, host, pipe))
    try:
        await _first(listening, given["host"], given["port"])
    except OSError as error:
        pipe.tell({"t": "failed", "why": error.strerror or str(error)})
        return
    pipe.begin(loop, door, gone)
    pipe.tell({"t": "open", "port": listening.port})
    await gone.wait()
    for server in listening.servers.values():
        server.close()


async def _first(listening: Listening, host: str, port: int) -> None:
    """Listen on the wanted port, else the usual one, else any."""
    for wanted in dict.fromkeys((port or PORT, *range(PORT, PORT + PORTS))):
        with contextlib.suppress(OSError):
            return await listening.on(host, wanted)
    return await listening.on(host, 0)


async def _bind(listening: Listening, host: str, pipe: Pipe) -> None:
    try:
        await listening.on(host, listening.port)
    except OSError as error:
        pipe.tell({"t": "unbound", "host": host, "why": error.strerror or str(error)})


def work(connection: Connection[Any, Any], given: str) -> None:
    """Serve until the table closes its end. The main function of the process."""
    leave_together()
    del sys.argv[1:]
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # nothing phones send is logged
    pipe = Pipe(connection)
    asyncio.run(_run(pipe, json.loads(given)))
    while not pipe.out.empty() and not connection.closed:
        with contextlib.suppress(OSError):
            connection.send_bytes(pipe.out.get())
            continue
        break
