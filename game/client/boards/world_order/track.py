"""The track of World Order: a row of dots for every player's VPs, paler ones for what a scoring would bring."""

from pygame import FRect as Rect

from game.client.boards.world_order.cards import power_shade, power_symbol, settled
from game.client.boards.world_order.layout import Spots, revealed
from game.client.kit import theme
from game.client.table.picture import Picture
from game.core.contract import UNSEEN, Seat
from game.titles.world_order.state import State
from game.titles.world_order.telling import short

NARROW = 290.0
"""Least width of a track beside the hand, at text scale 1."""
PITCH = 7.4
"""From dot to dot, in px."""
SPARE = 24
"""VPs for which there is always room beyond whoever leads."""
Point = tuple[float, float]


def track_room(at: Spots, view: State) -> Rect | None:
    """Where the track lies: in the place of the hand, right of its last card; None where there is no room."""
    hand, room = view.hands[at.below], at.hand
    cards = 0 if UNSEEN in hand else len(hand)
    if not cards and revealed(view, at.below):
        cards = len(view.front[at.below])
    if not cards:
        return room
    right = at.hand_place(cards - 1, cards)[0] + at.card_of(cards)[0] / 2 + 22
    free = Rect(right, room.top, room.right - right, room.h)
    return free if free.w >= NARROW * at.type else None


def _row(at: Spots, room: Rect, view: State, seat: Seat) -> Rect:
    """The row of a seat."""
    head = 20 * at.type
    high = min(30 * at.type, (room.h - head) / len(view.powers))
    return Rect(room.left, room.top + head + seat * high, room.w, high)


def _lane(at: Spots, row: Rect) -> Rect:
    """The room for the dots of a row: right of the name, left of the numbers."""
    name, numbers = 70 * at.type, 62 * at.type
    return Rect(row.left + name, row.top, row.w - name - numbers, row.h)


def _unit(at: Spots, lane: Rect, most: int) -> int:
    """How many VPs a dot stands for."""
    dots = max(1, int(lane.w / PITCH))
    return next(unit for unit in range(1, 1000) if unit * dots >= most + SPARE)


def end_of(at: Spots, view: State, seat: Seat) -> Point | None:
    """Where points of a seat arrive on the track; None while it is not shown."""
    room = track_room(at, view)
    if room is None:
        return None
    lane = _lane(at, _row(at, room, view, seat))
    dots = max(0, view.vp[seat]) / _unit(at, lane, max(view.vp))
    return min(lane.right, lane.left + dots * PITCH), lane.centery


def track(picture: Picture, at: Spots, ahead: tuple[int, ...]) -> None:
    """Paint it; `ahead` are the VPs every seat would have after a scoring now."""
    view: State = picture.view
    room = track_room(at, view)
    if room is None:
        return
    ui, canvas = picture.ui, picture.ui.canvas
    with canvas.panel(room.inflate(8, 8), "track"):
        label = ui.label(room.left, room.top, picture.say("board.track"))
        if ahead != view.vp and room.right - label.right > 150 * at.type:
            legend = picture.say("board.track_ahead").lower()
            canvas.text(
                room.right,
                label.centery,
                legend,
                theme.SMALL,
                color=theme.DIM,
                align="right",
                valign="middle",
                width=room.right - label.right - 16,
                fit=True,
                max_lines=1,
            )
    for seat in view.seats:
        _paint_row(picture, at, _row(at, room, view, seat), seat, ahead)


def _paint_row(picture: Picture, at: Spots, row: Rect, seat: Seat, ahead: tuple[int, ...]) -> None:
    """A power's sign and name, its dots, its VPs, and what they would be."""
    view: State = picture.view
    canvas, power = picture.ui.canvas, view.powers[seat]
    shade, size = theme.shade(power_shade(power)), 13 if at.type < 2 else 12
    lane, side = _lane(at, row), 15 * min(at.type, 1.6)
    canvas.icon(power_symbol(power), row.left + side / 2, row.centery, side, shade.light)
    with canvas.panel(row.inflate(4, 6), f"track {power}"):
        canvas.text(
            row.left + side + 6,
            row.centery,
            short(picture.words, power),
            theme.BODY.at(size),
            valign="middle",
            width=lane.left - row.left - side - 10,
            fit=True,
            max_lines=1,
        )
    unit = _unit(at, lane, max(view.vp))
    now, then = view.vp[seat] // unit, ahead[seat] // unit
    pale = theme.mix(shade.light, theme.TABLE, 0.62)
    for number in range(max(now, then)):
        x = lane.left + (number + 0.5) * PITCH
        if x > lane.right:
            break
        lit = number < now
        canvas.dot(shade.dot, x, row.centery, 2.9 if lit else 2.1, shade.light if lit else pale, bloom=0.3 * lit)
    x = lane.right + 30 * at.type
    picture.ui.number(f"track:{seat}", x, row.centery, view.vp[seat], theme.LEAD.strong, align="right")
    if ahead[seat] != view.vp[seat] and settled(picture.ui, f"track:{seat}", view.vp[seat]):
        canvas.text(
            row.right, row.centery, str(ahead[seat]), theme.SMALL, color=theme.MUTE, align="right", valign="middle"
        )
