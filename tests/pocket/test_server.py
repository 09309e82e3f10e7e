"""The server against strangers: how it answers bytes of all kinds. Runs on the loopback only."""

import socket
from collections.abc import Iterator
from dataclasses import dataclass
from select import select

import pytest

pytest.importorskip("websockets", reason="phones need the extra [phones]")

from websockets.protocol import State

from game.pocket.server import LINES, LINES_EACH, MOST_EACH, crowded_out
from tests.games import begun
from tests.pocket.tables import Faceless, Phone, served
from tests.pocket.test_web import HOSTILE


@pytest.fixture(scope="module")
def table() -> Iterator[Faceless]:
    with served(begun("goofspiel", None, "you", "you")) as found:
        yield found


def asked(table: Faceless, request: str) -> str:
    """Return the whole response to bytes sent as they are."""
    with socket.create_connection(("127.0.0.1", table.phones.port)) as line:
        line.sendall(request.encode("latin-1", "replace"))
        told = b""
        while part := line.recv(65_536):
            told += part
    return told.decode("utf-8", "replace")


def get(table: Faceless, path: str = "/", host: str = "", more: str = "") -> str:
    return asked(table, f"GET {path} HTTP/1.1\r\nHost: {host or table.phones.address}\r\n{more}\r\n")


def test_page_is_served_with_its_policy_and_without_secrets(table: Faceless) -> None:
    told = get(table)
    head, _, body = told.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 200")
    assert "Content-Security-Policy: default-src 'none'" in head
    assert "Server:" not in head
    for secret in (table.phones.kept.code, table.phones.word, table.recorded.header.id):
        assert secret not in body


@pytest.mark.parametrize("host", [name for name in HOSTILE if "\n" not in name and name.strip()])
def test_request_under_another_host_name_gets_no_page_and_no_socket(table: Faceless, host: str) -> None:
    upgrade = (
        f"Origin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    if host.strip() == "127.0.0.1":
        pytest.skip("a space around a header's value is no part of it")
    assert " 200 " not in get(table, host=host).split("\r\n")[0]
    assert " 101 " not in get(table, "/socket", host, upgrade).split("\r\n")[0]


PATHS = (
    "GET /index.html",
    "GET //",
    "GET /../etc/passwd",
    "GET /socket",
    "GET http://evil.example/",
    "POST /",
    "PUT /",
    "HEAD /",
    "OPTIONS *",
    "CONNECT evil.example:443",
    "GET /?x",
    "TRACE /",
)


@pytest.mark.parametrize("request_line", PATHS)
def test_only_one_path_and_one_method_are_served(table: Faceless, request_line: str) -> None:
    told = asked(table, f"{request_line} HTTP/1.1\r\nHost: {table.phones.address}\r\nContent-Length: 3\r\n\r\nabc")
    assert " 200 " not in told.split("\r\n")[0]
    assert "<html" not in told


@pytest.mark.parametrize("method", ["POST", "PUT", "HEAD", "OPTIONS", "TRACE"])
def test_another_method_without_a_body_gets_no_page(table: Faceless, method: str) -> None:
    told = asked(table, f"{method} / HTTP/1.1\r\nHost: {table.phones.address}\r\n\r\n")
    assert " 200 " not in told.split("\r\n")[0]
    assert "<html" not in told


def test_a_browser_that_tries_https_first_is_refused_at_once(table: Faceless) -> None:
    """It would wait until the server times out, and only then try http."""
    at = ("127.0.0.1", table.phones.port)
    with socket.create_connection(at) as silent, socket.create_connection(at) as line:
        line.sendall(b"\x16\x03\x01\x02\x00" + b"\x01" * 100)
        ended, _, _ = select([silent, line], [], [])
        assert line in ended


def test_request_with_two_or_no_host_headers_gets_nothing(table: Faceless) -> None:
    assert " 200 " not in get(table, more=f"Host: {table.phones.address}\r\n").split("\r\n")[0]
    assert " 200 " not in asked(table, "GET / HTTP/1.1\r\n\r\n").split("\r\n")[0]


GARBAGE = (
    "\0" * 300 + "\r\n\r\n",
    "GET / HTTP/9\r\n\r\n",
    "A" * 20_000,
    "GET / HTTP/1.1\r\n" + "X: y\r\n" * 500,
)


@pytest.mark.parametrize("bad", GARBAGE)
def test_malformed_request_ends_only_its_own_connection(table: Faceless, bad: str) -> None:
    assert "<html" not in asked(table, bad)
    assert get(table).startswith("HTTP/1.1 200")


def test_socket_from_another_origin_is_refused(table: Faceless) -> None:
    from websockets.exceptions import InvalidStatus

    for origin in ("http://evil.example", "null", f"https://{table.phones.address}"):
        with pytest.raises(InvalidStatus):
            Phone(table).connect(origin)


def test_too_long_a_message_closes_the_socket_and_the_server_continues(table: Faceless) -> None:
    phone = Phone(table)
    phone.socket.send("x" * 10_000)
    table.until(lambda: phone.seen == {} and phone.closed, "the end of the socket")
    other = Phone(table)
    other.hello(code=table.phones.kept.code)
    table.until(lambda: other.last("chairs"), "the chairs")


def test_one_address_cannot_take_every_connection() -> None:
    """Strangers from one address push each other out; callers from elsewhere and those with chairs stay."""
    with served(begun("goofspiel", None, "you", "you")) as table:
        seated = Phone(table)
        seated.sit(0)
        strangers = [Phone(table) for _ in range(MOST_EACH + 5)]
        table.until(lambda: sum(each.closed for each in strangers if each.last("") is None) == 6, "the oldest out")
        assert not strangers[-1].closed
        assert seated.last("nothing") is None
        assert not seated.closed


def test_idle_connections_are_few_and_short_lived(table: Faceless) -> None:
    lines = [socket.create_connection(("127.0.0.1", table.phones.port)) for _ in range(LINES_EACH + 20)]

    def dropped() -> int:
        return sum(map(is_closed, lines))

    table.until(lambda: dropped() >= 20, "those that are too many")
    assert get(table).startswith("HTTP/1.1 200"), "the silent ones keep nobody out"
    for line in lines:
        line.close()
    table.until(lambda: get(table).startswith("HTTP/1.1 200"), "room again")


@dataclass
class Line:
    """A connection as `crowded_out` sees it."""

    host: str
    state: State = State.CONNECTING


def test_flood_from_some_addresses_displaces_only_itself() -> None:
    flood = [Line(f"10.0.0.{number % 10}") for number in range(LINES)]
    guest, phone = Line("10.0.0.99"), Line("10.0.0.98", State.OPEN)
    assert crowded_out(flood, flood[-1].host) is None
    assert crowded_out([guest, phone, *flood], flood[-1].host) is flood[0]
    assert crowded_out([*flood, guest], guest.host) is flood[0]
    mine = [Line("10.0.0.1", State.OPEN), *(Line("10.0.0.1") for _ in range(LINES_EACH))]
    assert crowded_out(mine, "10.0.0.1") is mine[1]


@pytest.mark.parametrize(
    "frame", [b"\x89\xfd\0\0\0\0" + 125 * b"x", b"\x00\x80\0\0\0\0"], ids=["pings", "fragments"]
)
def test_flood_of_frames_ends_only_its_own_connection(table: Faceless, frame: bytes) -> None:
    """Neither frame is a message, so counting messages doesn't catch them."""
    with socket.create_connection(("127.0.0.1", table.phones.port)) as line:
        own = table.phones.address
        line.sendall(
            f"GET /socket HTTP/1.1\r\nHost: {own}\r\nOrigin: http://{own}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in line.recv(400)
        line.settimeout(10)
        line.sendall(b"\x01\x80\0\0\0\0" if frame[0] == 0 else frame)
        with pytest.raises(OSError):  # noqa: PT011  # reset, or a broken pipe
            line.sendall(frame * (16_000_000 // len(frame)))
    assert get(table).startswith("HTTP/1.1 200")


def is_closed(line: socket.socket) -> bool:
    """Return True if the other side has closed a connection."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
