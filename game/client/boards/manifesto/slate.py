"""The slate of Manifesto: its frame, headline and envelopes, the strip while others write, and a declared war."""

from math import ceil

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import letter, seat_shade, seat_symbol
from game.client.boards.manifesto.layout import Spots, note_of
from game.client.boards.manifesto.reveal import REVEALS
from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, SLIM, WIDE, Color, Inks, Type, ease
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.state import State, War

TIGHT = 1.8
"""The text scale from which the slate shows only one step at a time."""
FAINT = theme.mix(theme.SLATE, theme.CHALK2, 0.5)
ON_SLATE = Inks(theme.CHALK, theme.CHALK2, theme.CHALK2, FAINT)
HEADLINE, STEP, FIGURE = theme.HAND.times(1.45), theme.HAND.times(0.95), theme.HAND.times(1.65)
"""The type of the headline, of a column's head, and of a sum."""
SMALLER = 0.7
"""Their size relative to that in large type."""
SWEEPS = ((0.08, 0.2), (0.38, 0.14), (0.6, 0.26))
"""The tops and heights of the slate's pale wipe marks, relative to its height."""
ENVELOPE, ENVELOPES, GROWS = (54.0, 32.0), 6, 1.5
"""An envelope's size in px, the most in one row, and the most that large type enlarges them."""
SHARE = 0.44
"""The largest share of a slate's width that envelopes take."""
WAITING = (430.0, 250.0, 74.0)
"""The strip shown while others write, in px: its least width, the width of its text, and its height."""
SIGN, LEAST_SIGN = 240.0, 40.0
"""The greatest and least height in px of a camp's symbol."""
GROWN = 320.0  # ms that the line between two camps takes to grow


def slate_shown(picture: Picture) -> str:
    """Return what is over the map: "note" to write, "opened" to read, "waiting", "war", or ""."""
    view: State = picture.view
    if view.contest is None:
        return ""
    if isinstance(picture.event, told.WarDeclared):
        return "war"
    if isinstance(picture.event, told.ConflictDeclared | told.SurchargePaid):
        return ""
    if any(view.opened):
        return "opened" if isinstance(picture.event, REVEALS) else ""
    if picture.live and picture.event is None and note_of(view, picture.reader) is not None:
        return "note"
    return "waiting"


def chalk(picture: Picture, role: Type) -> Type:
    """Return a type role for the slate, smaller in large type."""
    return (role.times(SMALLER) if picture.frame.tabbed else role).tight


def wooden(picture: Picture, rect: Rect) -> Rect:
    """Paint a slate in its wooden frame, and return the room inside it."""
    canvas = picture.ui.canvas
    canvas.shadow(rect, blur=14, alpha=200)
    for color, inset, radius in ((theme.WOOD, 0, CORNER), (theme.GRAIN, HAIR, SLIM), (theme.WOOD, CORNER, HAIR)):
        canvas.rect(boxes.inset(rect, inset), color, radius=radius)
    inner = boxes.inset(rect, GAP)
    canvas.baked("slate", inner, lambda c: _smears(c, inner), opaque=True)
    picture.ui.node("slate", rect, "slate", picture.say("board.slate"), focusable=False)
    return boxes.inset(inner, WIDE, PAD) if not picture.frame.tabbed else boxes.inset(inner, GAP, NEAR)


def _smears(canvas: Canvas, area: Rect) -> None:
    """Paint the surface of a slate: dark, with pale wipe marks."""
    canvas.rect(area, theme.SLATE)
    pale = theme.mix(theme.SLATE, theme.CHALK2, 0.045)
    for share, tall in SWEEPS:
        half = area.h * tall / 2
        upper = Rect(area.left, area.top + area.h * share, area.w, half)
        canvas.gradient(upper, theme.SLATE, pale)
        canvas.gradient(upper.move(0, half), pale, theme.SLATE)


def lines_in(canvas: Canvas, room: Rect, *lines: tuple[str, Type, Color]) -> None:
    """Write as many lines as fit, vertically centred in a room."""
    highs = [canvas.line_height(role) for _, role, _ in lines]
    while len(highs) > 1 and sum(highs) > room.h + HAIR:
        highs.pop()
    column = Column(canvas, boxes.around(*room.center, room.w, max(room.h, sum(highs))))
    column.bottom = room.centery - sum(highs) / 2
    for (text, role, color), _ in zip(lines, highs, strict=False):
        column.text(text, role, color=color, max_lines=1)


def in_the_middle(canvas: Canvas, room: Rect, text: str, role: Type, *, pale: bool = False) -> Rect:
    """Write a text on as many lines as fit, vertically centred in a room, and return its rectangle."""
    wide, high = canvas.measure(text, role, width=max(1.0, room.w))
    area = boxes.around(*room.center, room.w, min(room.h, high))
    Column(canvas, area, inks=ON_SLATE).text(text, role, pale=pale)
    return boxes.left(area, wide)


def headline(picture: Picture) -> telling.Headline:
    """Return the headline about what is being bid for."""
    said = telling.headline(picture.view)
    assert said is not None, "there is a contest to bid for"
    return said


def envelopes(picture: Picture, room: Rect) -> tuple[float, float]:
    """Paint an envelope per writer on the right; return their left and lower edges."""
    view: State = picture.view
    canvas, found = picture.ui.canvas, sorted(telling.writers(view))
    growth, rows = min(canvas.growth, GROWS), 2 if len(found) > ENVELOPES else 1
    across = max(1, ceil(len(found) / rows))
    step = min(ENVELOPE[0] * growth, room.w * SHARE / across)
    tall = min(ENVELOPE[1] * growth, (step - GAP) * SHARE * 2) / (1 if rows == 1 else GROWS)
    area, low = boxes.right(room, step * across), room.top
    for index, (seat, state) in enumerate(found):
        rect = boxes.cell(area, across, index, tall, GAP)
        letter(canvas, rect, seat_symbol(view, seat), theme.shade(seat_shade(view, seat)), state)
        low, word = max(low, rect.bottom), picture.say(f"board.{state}")
        label = f"{picture.seating.names[seat]}: {word} · {picture.tells(telling.purse(view, seat))}"
        picture.ui.node(f"letter:{seat}", rect, "note", label, tip=label, focusable=False)
        if rows == 1 and canvas.growth <= TIGHT and canvas.measure(word, theme.SMALL)[0] <= step:
            x, y = rect.midbottom
            low = canvas.text(x, y + HAIR, word, theme.SMALL, color=theme.CHALK2, align="center").bottom
    return area.left, low


def side_word(picture: Picture, side: str) -> str:
    """Return a side's name in words, or ""."""
    said = telling.side(picture.view, side)
    return picture.tells(said) if said else ""


def waiting(picture: Picture, at: Spots) -> None:
    """Paint the strip shown while others write: what is being bid for, and whose notes are in."""
    canvas = picture.ui.canvas
    said = headline(picture)
    growth = min(at.type, GROWS)
    least, words, high = WAITING
    wide = max(least, words + ENVELOPE[0] * len(telling.writers(picture.view))) * growth
    low = boxes.cut(at.board, bottom=GAP)
    rect = boxes.around(low.centerx, low.bottom - high * growth / 2, min(low.w - ROOM, wide), high * growth)
    with canvas.panel(rect, "notes"):
        canvas.shadow(rect, alpha=190)
        canvas.rect(rect, theme.WOOD, radius=CORNER)
        inner = boxes.inset(rect, SLIM)
        canvas.rect(inner, theme.SLATE)
        room = boxes.inset(inner, GAP, NEAR)
        left, _ = envelopes(picture, room)
        column = Column(canvas, boxes.cut(room, right=room.right - left + GAP), inks=ON_SLATE)
        column.text(picture.tells(said.title), theme.HAND.tight, max_lines=1, shrink=True)
        column.text(picture.tells(said.under), theme.SMALL.tight, pale=True)


def declared(picture: Picture, at: Spots) -> None:
    """Paint a declared war: both camps with their leaders, and who can help them."""
    canvas, war, rect = picture.ui.canvas, picture.view.contest, at.slate()
    assert isinstance(war, War), "a war was declared"
    with canvas.panel(rect, "war"):
        column = Column(canvas, wooden(picture, rect), inks=ON_SLATE)
        column.text(picture.name(war.card), chalk(picture, FIGURE), align="center")
        room = column.rest
        axis, allies = boxes.columns(room, 2, 2 * ROOM)
        _leader(picture, at, axis, "axis", war.axis)
        _leader(picture, at, allies, "allies", war.allies)
        share = ease.out_cubic(picture.elapsed / GROWN) if not picture.ui.reduce_motion else 1.0
        line = boxes.around(*room.center, 0, room.h * share)
        canvas.line(*line.midtop, *line.midbottom, FAINT, 2)


def _leader(picture: Picture, at: Spots, room: Rect, side: str, leader: Seat) -> None:
    """Paint a camp: its leader's symbol in dots, what the leader can spend, and who may help."""
    view: State = picture.view
    canvas, shade = picture.ui.canvas, theme.shade(seat_shade(view, leader))
    low = canvas.line_height(theme.LEAD.tight) + canvas.line_height(theme.NOTE.tight) * (1 if at.large else 3)
    high = min(SIGN, room.h - low - PAD)
    if high > LEAST_SIGN:
        symbol, y = seat_symbol(view, leader), room.top + high / 2
        ornaments.dot_symbol(canvas, room.centerx, y, symbol, high, shade.light, shade.dot, pitch=7)
    column = Column(canvas, boxes.lower(room, low), inks=ON_SLATE)
    column.text(side_word(picture, side), theme.LEAD.strong.tight, align="center", max_lines=1)
    column.text(
        picture.tells(telling.purse(view, leader)), theme.NOTE.tight, pale=True, align="center", max_lines=1
    )
    if not at.large:
        column.text(picture.tells(telling.camp_help(view, side)), theme.NOTE.tight, pale=True, align="center")
