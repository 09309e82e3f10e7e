"""The slate of Manifesto: its wooden frame, what is bid for, who is waited for, and how a war begins on it."""

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import letter, seat_shade, seat_symbol
from game.client.boards.manifesto.layout import Spots, note_of
from game.client.kit import ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import ease
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.state import State, War

TIGHT = 1.8
"""The text scale from which the slate shows one step at a time."""
REVEALS = (
    told.NoteOpened,
    told.StayedOut,
    told.TieRolled,
    told.ConflictWon,
    told.ConflictLost,
    told.WarWon,
    told.InitiativeWon,
    told.GameWon,
)
"""Events that are shown on the slate."""
WOOD = theme.tone("#5A3F26")
GRAIN = theme.tone("#6B4C30")


def slate_shown(picture: Picture) -> str:
    """What lies over the map: "note" to write, "opened" to read, "waiting", or nothing."""
    view: State = picture.view
    if view.contest is None:
        return ""
    if isinstance(picture.event, told.WarDeclared):
        return "war"
    if isinstance(picture.event, told.ConflictDeclared | told.SurchargePaid):
        return ""
    if any(view.opened):
        return "opened" if isinstance(picture.event, REVEALS) else ""
    if picture.live and picture.event is None and note_of(view, picture.audience) is not None:
        return "note"
    return "waiting"


def wooden(picture: Picture, rect: Rect) -> Rect:
    """A slate in its frame; returns the room on it."""
    canvas = picture.ui.canvas
    canvas.shadow(rect, blur=14, alpha=200)
    canvas.rect(rect, WOOD, radius=4)
    canvas.rect(rect.inflate(-4, -4), GRAIN, radius=3)
    canvas.rect(rect.inflate(-10, -10), WOOD, radius=2)
    inner = rect.inflate(-18, -18)
    canvas.baked("slate", inner, lambda c: _smears(c, inner), opaque=True)
    picture.ui.node("slate", rect, "slate", picture.say("board.slate"), focusable=False)
    return inner.inflate(-36, -24) if picture.ui.text_scale < 1.4 else inner.inflate(-20, -12)


def _smears(canvas: Canvas, area: Rect) -> None:
    """A slate that was wiped often: dark, with pale sweeps of the cloth."""
    canvas.rect(area, theme.SLATE)
    for share, tall in ((0.08, 0.2), (0.38, 0.14), (0.6, 0.26)):
        sweep = Rect(area.left, area.top + area.h * share, area.w, area.h * tall)
        pale = theme.mix(theme.SLATE, theme.CHALK2, 0.045)
        half = sweep.h / 2
        canvas.gradient((sweep.left, sweep.top, sweep.w, half), theme.SLATE, pale)
        canvas.gradient((sweep.left, sweep.top + half, sweep.w, half), pale, theme.SLATE)


def headline(picture: Picture) -> tuple[str, str, str]:
    """What is being bid for: a title, who against whom, and what hangs on it."""
    said = telling.headline(picture.view)
    assert said is not None, "something is bid for"
    return picture.tells(said.title), picture.tells(said.under), picture.tells(said.won) if said.won else ""


def envelopes(picture: Picture, at: Spots, room: Rect) -> tuple[float, float]:
    """One envelope a seat, from the right, which tells nothing else; returns where they begin and end."""
    view: State = picture.view
    canvas, found = picture.ui.canvas, sorted(telling.writers(view))
    rows = 2 if len(found) > 6 else 1
    across = -(-len(found) // rows)
    step = min(54.0 * min(at.type, 1.5), room.w * 0.44 / max(1, across))
    tall = min(32.0 * min(at.type, 1.5), (step - 8) * 0.72) / (1.3 if rows > 1 else 1)
    left, low = room.right - step * across, room.top
    for index, (seat, state) in enumerate(found):
        y = room.top + index // across * (tall + 6)
        rect = Rect(left + index % across * step, y, step - 8, tall)
        letter(canvas, rect, seat_symbol(view, seat), theme.shade(seat_shade(view, seat)), state)
        low, word = max(low, rect.bottom), picture.say(f"board.{state}")
        purse = picture.tells(telling.purse(view, seat))
        label = f"{picture.sitting.names[seat]}: {word} · {purse}"
        picture.ui.node(f"letter:{seat}", rect, "note", label, tip=label, focusable=False)
        if rows == 1 and at.type <= TIGHT and canvas.measure(word, theme.SMALL)[0] <= step - 2:
            low = canvas.text(
                rect.centerx, rect.bottom + 3, word, theme.SMALL, color=theme.CHALK2, align="center"
            ).bottom
    return left, low


def side_word(picture: Picture, side: str) -> str:
    """How a side is called: by whom it stands for."""
    said = telling.side(picture.view, side)
    return picture.tells(said) if said else ""


def waiting(picture: Picture, at: Spots) -> None:
    """While others write: what is bid for, and whose note is in. Nobody sees more."""
    canvas = picture.ui.canvas
    title, under, _ = headline(picture)
    found = telling.writers(picture.view)
    board, t = at.board, min(at.type, 1.6)
    wide = min(board.w - 24, max(430.0, 250 + 54.0 * len(found)) * t)
    rect = Rect(board.centerx - wide / 2, board.bottom - 84 * t, wide, 74 * t)
    with canvas.panel(rect, "notes"):
        canvas.shadow(rect, alpha=190)
        canvas.rect(rect, WOOD, radius=4)
        inner = rect.inflate(-8, -8)
        canvas.rect(inner, theme.SLATE)
        room = inner.inflate(-20, -10)
        left, _ = envelopes(picture, at, room)
        head = canvas.text(
            room.left,
            room.top - 2,
            title,
            theme.HAND.tight,
            color=theme.CHALK,
            width=left - room.left - 10,
            fit=True,
            max_lines=1,
        )
        rows = max(1, int((room.bottom - head.bottom + 4) / canvas.line_height(theme.SMALL.tight)))
        canvas.text(
            room.left,
            head.bottom,
            under,
            theme.SMALL.tight,
            color=theme.CHALK2,
            width=left - room.left - 10,
            fit=True,
            max_lines=rows,
        )


def declared(picture: Picture, at: Spots) -> None:
    """Two camps face each other: who leads them, and who is free to help which."""
    view: State = picture.view
    canvas, war, rect = picture.ui.canvas, view.contest, at.slate()
    assert isinstance(war, War), "a war was declared"
    with canvas.panel(rect, "war"):
        room = wooden(picture, rect)
        size = 30 if not at.large else 18
        head = canvas.text(
            room.centerx,
            room.top - 4,
            picture.name(war.card),
            theme.HAND.at(size).tight,
            color=theme.CHALK,
            align="center",
        )
        half = room.w / 2 - 30
        camps = (("axis", war.axis, room.left), ("allies", war.allies, room.right - half))
        for side, leader, left in camps:
            area = Rect(left, head.bottom, half, room.bottom - head.bottom)
            _leader(picture, at, area, side, leader)
        grown = ease.out_cubic(picture.elapsed / 320) if not picture.ui.reduce_motion else 1.0
        middle = (head.bottom + room.bottom) / 2
        reach = (room.bottom - head.bottom) / 2 * grown
        grey = theme.mix(theme.SLATE, theme.CHALK2, 0.6)
        canvas.line(room.centerx, middle - reach, room.centerx, middle + reach, grey, 2)


def _leader(picture: Picture, at: Spots, room: Rect, side: str, leader: Seat) -> None:
    """One camp: the sign of its leader in lights, what it can spend, and who may come to its help."""
    view: State = picture.view
    canvas = picture.ui.canvas
    low = canvas.line_height(theme.LEAD.tight) + canvas.line_height(theme.NOTE.tight) * (3 if not at.large else 1)
    high = min(240.0, room.h - low - 12)
    shade = theme.shade(seat_shade(view, leader))
    if high > 40:
        ornaments.dot_symbol(
            canvas,
            room.centerx,
            room.top + high / 2 + 4,
            seat_symbol(view, leader),
            high,
            shade.light,
            shade.dot,
            pitch=7,
        )
    y = room.bottom - low
    y = canvas.text(
        room.centerx, y, side_word(picture, side), theme.LEAD.strong.tight, color=theme.CHALK, align="center"
    ).bottom
    lines = [picture.tells(telling.purse(view, leader))]
    if not at.large:
        lines.append(picture.tells(telling.camp_help(view, side)))
    for text in lines:
        y = canvas.text(
            room.centerx,
            y,
            text,
            theme.NOTE.tight,
            color=theme.CHALK2,
            align="center",
            width=room.w,
            fit=True,
            max_lines=2,
        ).bottom
