"""Colours, type roles, durations and easings: every visual constant of the client."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache

Color = tuple[int, int, int] | tuple[int, int, int, int]
Point = tuple[float, float]


def tone(code: str) -> tuple[int, int, int]:
    """Return the RGB values of a colour written as `#RRGGBB`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


TABLE = tone("#0B0F14")
SEA = tone("#080C11")
GRATICULE = tone("#0E151E")
GLASS = tone("#121922")
GLASS2 = tone("#1B2530")
LINE = tone("#2E3B48")
LINE2 = tone("#44535F")
SLOT = tone("#6B7984")
TEXT = tone("#EDE6D6")
MUTE = tone("#A7B0B6")
DIM = tone("#7F8B95")
PAPER = tone("#EFE7D3")
PAPER2 = tone("#DDD3BA")
NEWS = tone("#E6E2D6")
BRIEF = tone("#F4F1E8")
INK = tone("#1B1A17")
INK2 = tone("#5A5446")
ALARM = tone("#B52A18")
SLATE = tone("#1D2422")
CHALK = tone("#F3F1E6")
CHALK2 = tone("#B9C0B6")
WHITE = tone("#FFFFFF")
BLACK = tone("#000000")
NIGHT = tone("#0F1214")
NAVY = tone("#24384F")
DUSK = tone("#0C1622")
FOLD = tone("#161718")
SOOT = tone("#26231E")
ASH = tone("#4A443A")
COAL = tone("#2A2720")
TAR = tone("#221F1A")
BRASS = tone("#8A8271")
JET, WOOD, GRAIN = tone("#1A1917"), tone("#5A3F26"), tone("#6B4C30")  # Manifesto: card backs, the slate's frame
TIP = tone("#222D38")
SLEEPING = tone("#32404C")  # a dot of a land that isn't in this game
UNLIT = tone("#51606D")  # a dot of an unowned land where every land is in play
FREE = tone("#5D6B77")  # a dot of a free share of a land
UNFILLED = tone("#3A4854")  # a dot of a gauge above its filled part
NEUTRAL = tone("#8795A1")  # a dot of an unowned land

BANDS = {
    "domestic": tone("#2C6E63"),
    "diplomatic": tone("#2F5F9E"),
    "economic": tone("#8A6A1C"),
    "military": tone("#8E3126"),
}
"""World Order: the colour of an Ability card's bar, by the card's type."""
COVER = tone("#243B52")
"""World Order: the header colour of a Country, a Focus or an Asset."""


@dataclass(frozen=True, slots=True)
class Shade:
    """A faction's colours: `light` glows on dark, `ink` prints on paper, `deep` is a ground for pale text."""

    light: tuple[int, int, int]
    ink: tuple[int, int, int]
    deep: tuple[int, int, int]
    dot: str


def _shade(light: str, ink: str, deep: str, dot: str) -> Shade:
    return Shade(tone(light), tone(ink), tone(deep), dot)


FACTIONS: dict[str, Shade] = {
    "blue": _shade("#4C9BEF", "#2F7FD0", "#17406B", "disc"),
    "red": _shade("#F0492F", "#D1341F", "#5A140B", "diamond"),
    "black": _shade("#F2ECDD", "#2B2B2B", "#262626", "ring"),
    "yellow": _shade("#F7CB3D", "#F2C230", "#6E5410", "square"),
    "mint": _shade("#4FD8A8", "#7FD6B8", "#1F5A49", "plus"),
    "grey": _shade("#9A9A9A", "#787878", "#3A3A3A", "bar"),
    "steel": _shade("#46A3D0", "#2878A0", "#123B50", "hollow_square"),
    "lavender": _shade("#C8C8F0", "#C8C8F0", "#4A4A7A", "cross"),
    "sage": _shade("#8FC08F", "#78A078", "#2F4A2F", "hollow_diamond"),
    "violet": _shade("#B95CF7", "#A028F0", "#46116A", "triangle"),
    "cyan": _shade("#35C4E8", "#0A7C99", "#0C4656", "disc"),
    "local": _shade("#7F8B95", "#7F8B95", "#2E3B48", "slash"),
}
NOBODY = _shade("#8795A1", "#5A5446", "#2E3B48", "disc")

STANDARD, RED_GREEN, BLUE_YELLOW = "standard", "red_green", "blue_yellow"
PALETTES: dict[str, dict[str, Shade]] = {
    STANDARD: FACTIONS,
    RED_GREEN: {
        "blue": _shade("#489CF9", "#3181D4", "#17406B", "disc"),
        "red": _shade("#ED492F", "#D2321C", "#5A140B", "diamond"),
        "black": _shade("#F4EFE2", "#2A2A2A", "#262626", "ring"),
        "yellow": _shade("#FED039", "#F2C12C", "#6E5410", "square"),
        "mint": _shade("#17AC86", "#80D7B8", "#1F5A49", "plus"),
        "grey": _shade("#767C85", "#797876", "#3A3A3A", "bar"),
        "steel": _shade("#60A0B7", "#1A6E8F", "#123B50", "hollow_square"),
        "lavender": _shade("#C7C7EE", "#C9C8F1", "#4A4A7A", "cross"),
        "sage": _shade("#8FCC86", "#75A179", "#2F4A2F", "hollow_diamond"),
        "violet": _shade("#9B45D5", "#6B0AFA", "#46116A", "triangle"),
        "cyan": _shade("#35C5E8", "#157C99", "#0C4656", "disc"),
    },
    BLUE_YELLOW: {
        "blue": _shade("#4C9CF3", "#0B7CED", "#17406B", "disc"),
        "red": _shade("#F04A2E", "#D13420", "#5A140B", "diamond"),
        "black": _shade("#F4F2E4", "#2C2C2B", "#262626", "ring"),
        "yellow": _shade("#F5C834", "#F3C334", "#6E5410", "square"),
        "mint": _shade("#1CFBBD", "#80D7B9", "#1F5A49", "plus"),
        "grey": _shade("#989A9C", "#797A79", "#3A3A3A", "bar"),
        "steel": _shade("#0F80A7", "#2A7093", "#123B50", "hollow_square"),
        "lavender": _shade("#CBCAF5", "#C4C6EE", "#4A4A7A", "cross"),
        "sage": _shade("#90C18F", "#789F78", "#2F4A2F", "hollow_diamond"),
        "violet": _shade("#B95BF5", "#A02BEE", "#46116A", "triangle"),
        "cyan": _shade("#3DC2E5", "#077B98", "#0C4656", "disc"),
    },
}
"""The faction colours by palette. A palette falls back on the standard one for factions it doesn't list."""


class _Palette:
    """The palette in use."""

    now = FACTIONS


def look_at(palette: str) -> None:
    """Switch to a palette. Anything already painted keeps its colours."""
    _Palette.now = {**FACTIONS, **PALETTES[palette]}


def shade(faction: str) -> Shade:
    """Return the faction's colours in the current palette; an unknown faction gets the neutral grey.

    Literal colours may be given in place of a name: "#RRGGBB #RRGGBB #RRGGBB dot".
    """
    return _printed(faction) if faction.startswith("#") else _Palette.now.get(faction, NOBODY)


@cache
def _printed(colours: str) -> Shade:
    return _shade(*colours.split())


def mix(first: Color, second: Color, share: float) -> tuple[int, int, int]:
    """Return the colour `share` (0 to 1) of the way from the first to the second."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


def luminance(color: Color) -> float:
    """Return a colour's relative luminance, 0 (black) to 1 (white), as defined for contrast ratios."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in color[:3])]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Color, second: Color) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def on(ground: Color) -> tuple[int, int, int]:
    """Return ink or white, whichever reads better on the ground; white is preferred if its contrast is 4:1 or
    more.
    """
    return WHITE if contrast(WHITE, ground) >= 4 else INK


@dataclass(frozen=True, slots=True)
class Type:
    """A text role: size in px at text scale 1, weight, face, line height as a multiple of size, tracking in px.

    All text uses one of the roles below or a variation of one; nothing else in the client states a size.
    """

    size: float
    weight: int = 400
    face: str = "plex"
    leading: float = 1.32
    tracking: float = 0

    @property
    def strong(self) -> Type:
        """The role in SemiBold."""
        return _weighing(self, 600)

    @property
    def tight(self) -> Type:
        """The role with tight leading, for cards and paragraphs with little room."""
        return _led(self, 1.2)

    @property
    def spaced(self) -> Type:
        """The role letter-spaced, for capitals."""
        return replace(self, tracking=1)

    def led(self, leading: float) -> Type:
        """The role with another line height, as a multiple of its size."""
        return _led(self, leading)

    def weighing(self, weight: int) -> Type:
        """The role in another weight, 400 to 700."""
        return _weighing(self, weight)

    def at(self, size: float) -> Type:
        """The role at a size computed from the available room, in logical px."""
        return replace(self, size=size)

    def times(self, share: float) -> Type:
        """The role scaled by a factor, for a card drawn larger or smaller than in the hand."""
        return replace(self, size=self.size * share)

    def set_in(self, face: str) -> Type:
        """The role in another face, by its name in assets/fonts.toml."""
        return replace(self, face=face)


@cache
def _weighing(role: Type, weight: int) -> Type:
    return replace(role, weight=weight)


@cache
def _led(role: Type, leading: float) -> Type:
    return replace(role, leading=leading)


SMALL = Type(12)
LABEL = Type(12, 600, tracking=1)
NOTE = Type(13)
BODY = Type(14)
LEAD = Type(15)
HEAD = Type(18, 700)
ASKED = Type(17)
TITLE = Type(22, 700)
DISPLAY = Type(44, 600)
POSTER = Type(18, face="bebas")
BANNER = Type(24, face="bebas")
STAMP = Type(30, face="bebas")
FIGURE = Type(54, face="bebas")
SLOGAN = Type(16, face="russo")
CRY = Type(21, face="russo")
PRESS = Type(16, face="abril")
HAND = Type(18, 700, face="kalam")
LADDER = (ASKED, LEAD, BODY, NOTE, SMALL)
"""The roles for plain text, largest first: text that doesn't fit in one is tried in the next."""
WORDMARKS = {"bebas": Type(23, 600, "bebas"), "russo": Type(17, 600, "russo"), "abril": Type(19, 600, "abril")}
"""The roles for title names in the top bar, by face."""


def no_larger(role: Type) -> tuple[Type, ...]:
    """Return the role, followed by the smaller roles of the ladder."""
    return role, *(each for each in LADDER if each.size < role.size)


GHOST = 140
"""The opacity of the outline of a proposed move, 0 to 255: 55%."""
TOGETHER = 4
"""The most whispers that are shown at once."""
TRAIL = 102
"""The opacity of a trail left by a past event, 0 to 255: 40%."""
HAIR, TIGHT, NEAR, GAP, PAD, WIDE, ROOM = 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0
"""Spacings in px: between two lines, beside an icon, between pieces, inside a panel, inside a window."""
TILE = (188.0, 120.0)
"""The width and height of a card on a page, in px, at text scale 1."""
SHEET, WIDER = 560.0, 600.0
"""The widths in px of a sheet of paper, and of one with rows of choices, at text scale 1."""
SLIM, CORNER, ROUND = 3.0, 5.0, 7.0
"""Corner radii in px: of a small piece; of a panel, card or button; of a frame around one of those."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The text colours for one background: main text, paler text, labels, rules."""

    text: Color
    pale: Color
    label: Color
    line: Color


ON_GLASS = Inks(TEXT, MUTE, DIM, LINE)
ON_PAPER = Inks(INK, INK2, INK2, INK)

MS = {
    "flight": 320, "flight_gap": 90, "dot": 120, "wave_most": 700, "marker": 90, "number": 600, "change": 900,
    "focus": 90, "hover": 90, "drawer": 180, "curtain_down": 260, "curtain_up": 420,
    "envelope": 180, "chalk": 400, "die": 600, "slot": 160, "tip": 350, "long_press": 500, "settle": 200,
    "double": 300, "skipped": 700, "hold": 500, "drains": 150, "sweep": 900, "reduced": 80, "refusal": 6000,
    "home": 240, "read": 800,
    "opens": 120, "whisper": 200, "apart": 60, "silence": 300, "folded": 320, "brisk": 600,
}  # fmt: skip

REVEAL = {
    "drum": 900, "hits": 3, "flight": 420, "out": 140, "slip": 450, "grows": 240, "named": 160, "falls": 300,
    "silence": 600, "turns": 180, "stands": 420, "point": 350, "rises": 550, "level": 120, "alone": 700,
}  # fmt: skip
"""The ms of each beat when sealed notes are opened, and the number of drum hits before them."""

CHART = {
    "point": 26.0, "level": 39.0, "bar": 250.0, "share": 0.36, "side": 0.26, "narrow": 44.0, "wide": 92.0,
    "full": 0.6, "legend": 44.0, "die": 84.0, "letter": 54.0, "tall": 34.0, "piled": 14.0, "shakes": 5.0,
    "drops": 90.0, "sign": 20.0, "large": 1.7, "sum": 2.4, "verdict": 1.1, "figure": 1.2, "least": 8.0,
}  # fmt: skip
"""Sizes in px and shares of the bars on the slate."""

CIRCUIT = {
    "rail": 372.0, "face": 78.0, "chosen": 96.0, "big": 150.0, "tray": 140.0, "prompt": 44.0, "dot": 9.0,
    "wire": 2.0, "middle": 0.42, "chip": 20.0, "across": 4, "large": 1.3, "asleep": 0.8, "runs": 5,
    "ring": 1.5, "half": 0.6,
}  # fmt: skip
"""Sizes in px and shares of the circuit's ladder."""

FRONT = {"sheet": 620.0, "page": 640.0, "scale": 1.5, "photo": 84.0, "masthead": 2.2, "headline": 1.9}
"""Widths in px of the front page on its sheet and as a picture, and the type scale of its headings."""

STRENGTH = {"dots": 20, "bar": 96.0, "weakest": 400.0, "strongest": 1800.0, "radius": 0.36}
"""A bar of dots for a rating: its dots and px, the ratings at both ends, the radius as a share of the pitch."""

SHELF_TURNS, SHELF_STAYS, SHOWN_OFF, OUTCOME = 1.2, 7.0, 100.0, 9.0
"""Seconds in the fair's demo loop: per turn of the shelf, per stop, of bot play, showing a result."""


class ease:  # noqa: N801 - reads as a namespace of curves: ease.out_cubic(t)
    """Easing curves from 0 to 1 for a time from 0 to 1; times outside that are clamped."""

    @staticmethod
    def linear(t: float) -> float:
        """Move at constant speed."""
        return min(1.0, max(0.0, t))

    @staticmethod
    def out_quad(t: float) -> float:
        """Slow down gently towards the end."""
        return 1 - (1 - ease.linear(t)) ** 2

    @staticmethod
    def out_cubic(t: float) -> float:
        """Slow down more gently towards the end."""
        return 1 - (1 - ease.linear(t)) ** 3

    @staticmethod
    def in_out_sine(t: float) -> float:
        """Start and end gently."""
        return (1 - math.cos(math.pi * ease.linear(t))) / 2
