"""The one page: who may load it, what it may do, and how large it is."""

import re
from base64 import b64encode
from hashlib import sha256

import pytest

from game.pocket.phones import page_words
from game.pocket.web import RING, PhonePage, is_own, may_ask
from game.titles import SHELF

HOSTILE = (
    "", " ", "evil.example", "evil.example:8533", "overton.local", "127.0.0.1.evil.example",
    "evil.example/127.0.0.1", "localhost.evil.example", "xlocalhost", "localhost.", "LOCALHOST.evil",
    "127.0.0.1:8533:1", "127.0.0.1:", "127.0.0.1:port", "127.0.0.1:999999", "127.0.0.1@evil.example",
    "user@127.0.0.1", "127.0.0.1#evil.example", "127.0.0.1?x", "127.0.0.1\\evil", "127.0.0.1, evil.example",
    "127.0.0.1 evil.example", "\t127.0.0.1", "127.0.0.1\n", "256.256.256.256", "1.2.3", "1.2.3.4.5",
    "0x7f.0.0.1", "2130706433", "127.1", "[::1", "::1", "[::1]evil", "[evil]", "[::1%25eth0]", "[fe80::1%eth0]",
    "127.0.0.1.nip.io", "192-168-1-20.sslip.io", "xn--e1afmkfd.example", "a" * 500,
)  # fmt: skip


@pytest.mark.parametrize("host", HOSTILE)
def test_name_gives_no_access(host: str) -> None:
    assert not may_ask(host)


def test_forty_hostile_host_names_are_tried() -> None:
    assert len(set(HOSTILE)) == 40


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8533", "192.168.1.20:8533", "192.168.1.20", "localhost:8533", "[::1]:8533", "[fe80::1]"]
)
def test_ip_address_is_accepted_as_host(host: str) -> None:
    assert may_ask(host)


def test_only_the_pages_own_origin_may_open_the_socket() -> None:
    assert is_own("http://192.168.1.20:8533", "192.168.1.20:8533")
    for origin in ("https://192.168.1.20:8533", "http://192.168.1.20", "null", "", "http://evil.example:8533"):
        assert not is_own(origin, "192.168.1.20:8533")


@pytest.mark.parametrize("title", SHELF)
def test_the_page_is_small_and_fetches_nothing(title: str) -> None:
    page = PhonePage(title, page_words())
    assert len(page.body) < 100_000
    text = page.body.decode()
    assert "/*" + "SCRIPT*/" not in text
    assert "/*" + "STYLE*/" not in text
    fetched = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", text.replace("http://www.w3.org/2000/svg", ""))
    assert fetched == []
    assert "innerHTML" not in text
    assert "eval(" not in text


def test_policy_allows_exactly_the_pages_own_script_and_style() -> None:
    page = PhonePage("manifesto", page_words())
    text = page.body.decode()
    for tag, rule in (("script", "script-src"), ("style", "style-src")):
        (code,) = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        mark = b64encode(sha256(code.encode()).digest()).decode()
        assert f"{rule} 'sha256-{mark}'" in page.policy
    assert page.policy.startswith("default-src 'none'")
    assert "unsafe" not in page.policy
    assert dict(page.headers)["Referrer-Policy"] == "no-referrer"


def test_page_words_cannot_end_the_script() -> None:
    page = PhonePage("manifesto", {"en": {"title": "</script><script>alert(1)</script>"}})
    assert page.body.decode().count("<script") == 2


def test_unknown_symbol_is_shown_as_a_ring() -> None:
    page = PhonePage("goofspiel", page_words(), ("cottage",)).body.decode()
    assert f'<symbol id="i-cottage" viewBox="0 0 24 24">{RING}</symbol>' in page
