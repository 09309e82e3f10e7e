"""The track of World Order: a row of dots for each player's VPs, with paler ones for what a scoring would add."""

from pygame import FRect as Rect

from game.client.boards.world_order.cards import power_shade, power_symbol, settled
from game.client.boards.world_order.layout import Spots, revealed
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.theme import HAIR, ROOM, SLIM, TIGHT, Point
from game.client.table.picture import Picture
from game.core.contract import UNSEEN, Seat
from game.titles.world_order.state import State
from game.titles.world_order.telling import in_hand, short

NARROW = 290.0
"""The least width in px of a track beside the hand, at text scale 1."""
PITCH = 7.4
"""The distance in px between dots."""
LIT, PALE = 2.9, 2.1
"""The radius in px of a dot, and of one yet to be scored."""
HEAD, HIGH, NAME, NUMBERS = 20.0, 30.0, 70.0, 62.0
"""In px at text scale 1: the heights of label and row, and the widths of name and numbers."""
SPARE = 24
"""How many VPs beyond the leader's always fit."""


def track_room(at: Spots, view: State) -> Rect | None:
    """Return the room for the track, right of the hand's last card, or None if there isn't enough."""
    hand, room = in_hand(view, at.below), at.hand
    cards = 0 if UNSEEN in hand else len(hand)
    if not cards and revealed(view, at.below):
        cards = len(view.front[at.below])
    if not cards:
        return room
    right = at.hand_slots(cards)[-1].right
    free = boxes.cut(room, left=right + ROOM - room.left)
    return free if free.w >= NARROW * at.type else None


def _row(at: Spots, room: Rect, view: State, seat: Seat) -> Rect:
    """Return a seat's row."""
    body = boxes.cut(room, top=HEAD * at.type)
    high = min(HIGH * at.type, body.h / len(view.powers))
    return boxes.cell(body, 1, seat, high, 0)


def _lane(at: Spots, row: Rect) -> Rect:
    """Return the room for a row's dots, between its name and its numbers."""
    return boxes.cut(row, left=NAME * at.type, right=NUMBERS * at.type)


def _unit(at: Spots, lane: Rect, most: int) -> int:
    """Return how many VPs each dot is worth."""
    dots = max(1, int(lane.w / PITCH))
    return next(unit for unit in range(1, 1000) if unit * dots >= most + SPARE)


def end_of(at: Spots, view: State, seat: Seat) -> Point | None:
    """Return where a seat's new VPs arrive on the track, or None if the track isn't shown."""
    room = track_room(at, view)
    if room is None:
        return None
    lane = _lane(at, _row(at, room, view, seat))
    dots = max(0, view.vp[seat]) / _unit(at, lane, max(view.vp))
    return min(lane.right, lane.left + dots * PITCH), lane.centery


def track(picture: Picture, at: Spots, ahead: tuple[int, ...]) -> None:
    """Paint the track; `ahead` are the VPs every seat would have after a scoring now."""
    view: State = picture.view
    room = track_room(at, view)
    if room is None:
        return
    head = Row(picture.ui.canvas, boxes.upper(room, picture.ui.canvas.line_height(theme.LABEL)), theme.LABEL)
    with picture.ui.canvas.panel(boxes.inset(room, -TIGHT), "track"):
        head.text(picture.say("board.track").upper(), color=head.inks.label)
        if ahead != view.vp and head.rest.w > 2 * NAME * at.type:
            legend = picture.say("board.track_ahead").lower()
            head.text(legend, theme.SMALL, color=head.inks.label, end=True)
    for seat in view.seats:
        _paint_row(picture, at, _row(at, room, view, seat), seat, ahead)


def _paint_row(picture: Picture, at: Spots, room: Rect, seat: Seat, ahead: tuple[int, ...]) -> None:
    """Paint a power's symbol and name, its dots, its VPs, and what they would be."""
    view: State = picture.view
    canvas = picture.ui.canvas
    power = view.powers[seat]
    lane = _lane(at, room)
    shade, row = theme.shade(power_shade(power)), Row(canvas, room, theme.NOTE)
    with canvas.panel(boxes.inset(room, -HAIR, -SLIM), f"track {power}"):
        row.icon(power_symbol(power), color=shade.light)
        row.right = lane.left - TIGHT
        row.text(short(picture.words, power))
    unit = _unit(at, lane, max(view.vp))
    now, then = view.vp[seat] // unit, ahead[seat] // unit
    pale = theme.mix(shade.light, theme.TABLE, 0.62)
    for number in range(min(max(now, then), int(lane.w / PITCH))):
        x, lit = lane.left + (number + 0.5) * PITCH, number < now
        radius, ink = (LIT, shade.light) if lit else (PALE, pale)
        canvas.dot(shade.dot, x, room.centery, radius, ink, bloom=0.3 * lit)
    x, name = lane.right + NUMBERS / 2 * at.type, f"track:{seat}"
    picture.ui.number(name, x, room.centery, view.vp[seat], theme.LEAD.strong, align="right")
    if ahead[seat] != view.vp[seat] and settled(picture.ui, name, view.vp[seat]):
        last = Row(canvas, boxes.cut(room, left=x - room.left), theme.SMALL)
        last.text(str(ahead[seat]), pale=True, end=True)
