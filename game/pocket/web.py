"""The one page that is served: who may load it, and what it may do."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib import resources
from ipaddress import ip_address

from game.core.content.box import box
from game.core.content.loading import root

FACE, WEIGHTS = "Overton Condensed", (400, 600)
"""A font with the Latin letters of IBM Plex Sans Condensed; a subset may not use that name."""
LONGEST_HOST = 80
BUTTONS = ("cards", "envelope", "gear", "list", "lock", "person", "speech", "undo")
"""The icons of the page's own buttons, and of a seat without a faction."""
RING = '<path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zm0 4a5 5 0 1 1 0 10a5 5 0 1 1 0-10z" fill-rule="evenodd"/>'
_HOST = re.compile(r"(\[[0-9a-fA-F:.]{2,45}\]|[0-9.]{7,15}|localhost)(:[0-9]{1,5})?")


def may_ask(host: str) -> bool:
    """Return True if a Host header names this machine by its IP address, or as localhost.

    A page from elsewhere can point its own name at this machine's address, and the browser would then treat both
    as one site. It can't use an IP address as its name.
    """
    found = _HOST.fullmatch(host) if len(host) <= LONGEST_HOST else None
    if found is None:
        return False
    name = found[1].strip("[]")
    if name == "localhost":
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_own(origin: str, host: str) -> bool:
    """Return True if an Origin header is that of the page served under this Host."""
    return origin == f"http://{host}"


def _faces() -> str:
    """Return the CSS rules for the page's two font weights, with the fonts embedded."""
    rules = []
    for weight in WEIGHTS:
        drawn = resources.files(__package__).joinpath("page", f"condensed-{weight}.woff2").read_bytes()
        source = f"url(data:font/woff2;base64,{b64encode(drawn).decode()})"
        rules.append(f'@font-face{{font-family:"{FACE}";font-weight:{weight};src:{source}}}')
    return "\n".join(rules)


def _part(name: str) -> str:
    return resources.files(__package__).joinpath("page", name).read_text(encoding="utf-8")


def icons(title: str, signs: Iterable[str]) -> list[str]:
    """Return the icons the page uses: the factions', those of its buttons, and the title's own."""
    return sorted({*(side.symbol for side in box(title).faction), *BUTTONS, *signs})


def _symbol(name: str) -> str:
    """Return an icon as an SVG symbol; a missing one becomes a ring, as in the window."""
    path = root("assets") / "icons" / f"{name}.svg"
    paths = "".join(re.findall(r"<path[^>]*/>", path.read_text(encoding="utf-8"))) if path.is_file() else RING
    return f'<symbol id="i-{name}" viewBox="0 0 24 24">{paths}</symbol>'


def _allowed(code: str) -> str:
    return f"'sha256-{b64encode(sha256(code.encode()).digest()).decode()}'"


class PhonePage:
    """The page with its words, and the headers it's sent with. It needs no other files."""

    def __init__(self, title: str, words: Mapping[str, Mapping[str, str]], signs: Iterable[str] = ()) -> None:
        style, script = _part("page.css").replace("/*FONTS*/", _faces()), _part("page.js")
        said = json.dumps(words, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        whole = _part("page.html").replace("/*STYLE*/", style).replace("/*SCRIPT*/", script)
        whole = whole.replace("/*ICONS*/", "".join(map(_symbol, icons(title, signs))))
        self.body = whole.replace("/*WORDS*/", said).encode()
        self.policy = "; ".join(
            (
                "default-src 'none'",
                f"script-src {_allowed(script)}",
                f"style-src {_allowed(style)}",
                "connect-src 'self'",
                "font-src data:",
                "img-src data:",
                "base-uri 'none'",
                "form-action 'none'",
                "frame-ancestors 'none'",
            )
        )

    @property
    def headers(self) -> list[tuple[str, str]]:
        """The headers of the response."""
        return [
            ("Content-Type", "text/html; charset=utf-8"),
            ("Content-Length", str(len(self.body))),
            ("Content-Security-Policy", self.policy),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Connection", "close"),
        ]
