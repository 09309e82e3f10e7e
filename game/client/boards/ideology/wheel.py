"""The wheel of stances: seats in a ring, with heavy lines for war, double lines for peace, and wishes as slips."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import cos, dist, pi, sin

from pygame import FRect as Rect

from game.client.boards.ideology.cards import mark
from game.client.boards.ideology.news import opened_pair, opened_wishes
from game.client.kit import boxes, theme
from game.client.kit.theme import CORNER, NEAR, PAD, ROOM, ROUND, Color, Type
from game.client.table.picture import Picture
from game.client.world.dots import Point
from game.core.contract import Seat
from game.titles.ideology import telling
from game.titles.ideology.state import State

SIDE, SHARE, GROWN = 34.0, 0.14, 1.3
"""A seat's size in px, its largest share of the room, and the most that large type enlarges it."""
HEAVY, DOUBLE, FINE = 4.5, 2.4, 1.2  # px: a line for war, the gap in one for peace, and a neutral line
LETTER = 9.0  # px: the radius of a letter on a line
ASIDE = 0.34
"""Where a letter is on the two crossing lines of four seats, to keep it off their common middle."""
WISHED = (0.3, 0.7)
"""Where a pair's two wishes are on its line, as shares of its length."""
SAID = 34.0  # px from a seat to the letter of its call


@dataclass(frozen=True, slots=True)
class WheelGround:
    """The colours of the wheel on a background."""

    ink: Color
    pale: Color
    ground: Color
    badge: Color


PAPER = WheelGround(theme.INK, theme.mix(theme.PAPER, theme.INK2, 0.55), theme.PAPER, theme.PAPER2)
GLASS = WheelGround(theme.TEXT, theme.LINE2, theme.GLASS, theme.GLASS2)


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip with the word for a stance on a line of the wheel."""

    stance: str
    text: str
    role: Type
    box: Rect


def spokes(seats: int, room: Rect, margin: float) -> list[Point]:
    """Return the places of the seats on the wheel, the first at the top."""
    radius = min(room.w, room.h) / 2 - margin
    start = -pi / 2 if seats > 2 else pi
    turns = [start + 2 * pi * n / seats for n in range(seats)]
    return [(room.centerx + radius * cos(turn), room.centery + radius * sin(turn)) for turn in turns]


def wheel(picture: Picture, room: Rect, *, paper: bool) -> None:
    """Paint all seats in a ring with a line for every pair: heavy for war, double for peace, thin for neutral."""
    view: State = picture.view
    canvas, on = picture.ui.canvas, PAPER if paper else GLASS
    side = min(SIDE, room.w * SHARE) * min(picture.ui.text_scale, GROWN)
    points = spokes(len(view.factions), room, side)
    shown = opened_pair(picture)
    slips: list[Slip] = []
    if shown is not None:
        ends = points[shown[0]], points[shown[1]]
        canvas.polyline(ends, theme.WHITE, side)
        slips = _slips(picture, shown, *ends)
    pairs = list(combinations(view.seats, 2))
    for one, other in pairs:
        stance = view.stances[one][other]
        color = on.ink if stance != "neutral" or (one, other) == shown else on.pale
        _edge(picture, (points[one], points[other]), stance, color, on.ground)
    free = [slip.box.inflate(ROOM, ROOM) for slip in slips]
    for pair in pairs:
        if pair != shown:
            _badges(picture, points, pair, on, free)
    for slip in slips:
        _slip(picture, slip)
    for seat, point in enumerate(points):
        _seat(picture, seat, boxes.around(*point, side, side), on)


def _seat(picture: Picture, seat: Seat, box: Rect, on: WheelGround) -> None:
    mark(picture.ui.canvas, picture.view, seat, box, on.ink if seat == picture.reader else None)
    if _is_sealed(picture.view, seat):
        _envelope(picture, box)
    name, told = picture.seating.names[seat], telling.stances(picture.view, seat)
    tip = "\n".join([name, *map(picture.tells, told)])
    picture.ui.node(f"wheel:{seat}", box, "seat", name, focusable=False, tip=tip)


def _slips(picture: Picture, pair: tuple[Seat, Seat], one: Point, other: Point) -> list[Slip]:
    """Return the slips on a pair's line: both wishes, or the resulting stance in the middle."""
    wishes, found = opened_wishes(picture), list[Slip]()
    held = picture.view.stances[pair[0]][pair[1]]
    words = zip(wishes, WISHED, strict=True) if wishes[0] else [(held, 1 / 2)]
    role = (theme.BODY if wishes[0] else theme.LEAD).strong
    for stance, share in words:
        text = picture.say(f"board.choose_{stance}")
        wide, high = picture.ui.canvas.measure(text, role)
        found.append(Slip(stance, text, role, boxes.around(*_on_line(one, other, share), wide + PAD, high + NEAR)))
    return found


def _on_line(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _slip(picture: Picture, slip: Slip) -> None:
    """Paint a slip: dark for war, with a double border for peace."""
    canvas, dark = picture.ui.canvas, slip.stance == "war"
    ground, ink = (theme.INK, theme.PAPER) if dark else (theme.PAPER, theme.INK)
    canvas.rect(slip.box, ground, radius=CORNER, border=theme.INK, border_width=2)
    if slip.stance == "peace":
        canvas.rect(slip.box.inflate(NEAR, NEAR), None, radius=ROUND, border=theme.INK)
    canvas.centred(slip.box, slip.text, slip.role, color=ink)


def _is_sealed(view: State, seat: Seat) -> bool:
    """Return whether a seat has sealed all its wishes."""
    return view.phase == "diplomacy" and len(view.sealed[seat]) == len(view.factions) - 1


def _envelope(picture: Picture, box: Rect) -> None:
    """Paint a sealed envelope at the corner of a seat."""
    canvas, side = picture.ui.canvas, box.w / 2
    rect = boxes.around(box.right, box.bottom, side, side * 0.7)
    canvas.rect(rect, theme.WHITE, radius=1, border=theme.INK)
    canvas.polyline([rect.topleft, rect.center, rect.topright], theme.INK)


def _edge(picture: Picture, ends: tuple[Point, Point], stance: str, ink: Color, ground: Color) -> None:
    canvas = picture.ui.canvas
    canvas.polyline(ends, ink, FINE if stance == "neutral" else HEAVY)
    if stance == "peace":
        canvas.polyline(ends, ground, DOUBLE)


def _badges(
    picture: Picture, points: Sequence[Point], pair: tuple[Seat, Seat], on: WheelGround, free: Sequence[Rect]
) -> None:
    """Paint the letter of a stance on its line and those of both calls at its ends, except on slips."""
    view: State = picture.view
    one, other = pair
    stance, ends = view.stances[one][other], (points[one], points[other])
    crossing = len(points) == 4 and other - one == 2
    filled = on.ink if stance == "war" else on.ground
    edge = on.ink if stance == "peace" else None
    ink = on.ground if stance == "war" else on.ink if stance == "peace" else on.pale
    _letter(picture, _on_line(*ends, ASIDE if crossing else 1 / 2), stance, (filled, edge, ink), free)
    for seat, towards in (pair, pair[::-1]):
        said = view.spoken[seat][towards] if view.phase == "diplomacy" else ""
        if said:
            near, far = points[seat], points[towards]
            share = min(WISHED[0], SAID / max(dist(near, far), 1))
            _letter(picture, _on_line(near, far, share), said, (on.badge, on.ink, on.ink), free)


def _letter(
    picture: Picture, spot: Point, stance: str, colors: tuple[Color, Color | None, Color], free: Sequence[Rect]
) -> None:
    """Paint the letter of a stance in a disc; `colors` are its background, border and text."""
    if any(box.collidepoint(spot) for box in free):
        return
    canvas, (ground, edge, ink) = picture.ui.canvas, colors
    grown = min(picture.ui.text_scale, 1.5)
    canvas.circle(*spot, LETTER * grown, ground, border=edge)
    text, role = picture.say(f"board.letter_{stance}"), theme.SMALL.strong.times(grown)
    canvas.text(*spot, text, role, scaled=False, color=ink, align="center", valign="middle")
