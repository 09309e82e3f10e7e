"""Sheets of World Order that are opened to look: the market, all allies, spent cards, Growth cards."""

from collections.abc import Callable

from pygame import FRect as Rect

from game.client.boards.world_order import cards
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.offers import written
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.kit.focus import Node
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.world_order.faces import ASSET, COUNTRY, FACE, GROWTH
from game.titles.world_order.state import Ally, State
from game.titles.world_order.telling import about, growth_stands, kept, one_plain_action

Painter = Callable[[Canvas, Rect], None]


def market_sheet(picture: Picture, at: Spots) -> None:
    """The six open cards of the market."""
    view: State = picture.view
    t = at.type
    title = picture.say("board.market_title", left=len(view.market))
    size = 124 * (1 + 0.8 * (t - 1)), 140 * (1 + 0.8 * (t - 1))
    faces = [(card, size, _ability(picture, card)) for card in view.row]
    _sheet(picture, title, faces)


def allies_sheet(picture: Picture, at: Spots, seat: Seat) -> None:
    """All allies of a seat."""
    view: State = picture.view
    t = at.type
    title = picture.say("board.allies_title", power=view.powers[seat], count=len(view.allies[seat]))
    size = 126 * (1 + 0.8 * (t - 1)), 138 * t
    faces = [(card, size, _country(picture, card, ally)) for card, ally in view.allies[seat].items()]
    _sheet(picture, title, faces)


def discards_sheet(picture: Picture, at: Spots) -> None:
    """The spent cards of whoever sits here."""
    view: State = picture.view
    pile = view.discards[at.below]
    t = at.type
    size = 124 * (1 + 0.8 * (t - 1)), 136 * (1 + 0.8 * (t - 1))
    faces = [(card, size, _ability(picture, card)) for card in pile]
    _sheet(picture, picture.say("board.discards_title", count=len(pile)), faces)


def growth_sheet(picture: Picture, at: Spots) -> None:
    """All Growth cards, level by level, with what keeps whoever sits here from each."""
    t = at.type
    note = picture.ui.canvas.line_height(theme.SMALL.tight) + 4 if picture.audience is not None else 0.0
    size = 216 * (1 + 0.7 * (t - 1)), 118 * t + note
    faces = [(card, size, _written(picture, card, at.below, note)) for card in GROWTH]
    _sheet(picture, picture.say("board.growth_title"), faces)


def _ability(picture: Picture, card: str) -> Painter:
    return lambda canvas, rect: cards.ability(canvas, rect, card, picture.words)


def _country(picture: Picture, card: str, ally: Ally) -> Painter:
    return lambda canvas, rect: cards.country(canvas, rect, card, picture.words, ally, where=True)


def _written(picture: Picture, card: str, seat: Seat, note: float) -> Painter:
    """A Growth card; below it a line on whether the seat has it, could have it, or why not."""

    def paint(canvas: Canvas, rect: Rect) -> None:
        face = Rect(rect.left, rect.top, rect.w, rect.h - note)
        if note:
            canvas.rect(rect, theme.PAPER2, radius=5)
        written(canvas, picture, face, card)
        if not note:
            return
        standing, told = growth_stands(picture.view, seat, card)
        if standing == "barred":
            canvas.rect(face, (*theme.PAPER, 80), radius=5)
        strong = standing == "yours"
        if strong:
            canvas.rect(face.inflate(4, 4), None, radius=7, border=theme.INK, border_width=3)
        canvas.text(
            rect.left + 9,
            rect.bottom - note / 2 + 1,
            picture.tells(told),
            (theme.SMALL.strong if strong else theme.SMALL),
            color=theme.INK2 if standing == "barred" else theme.INK,
            valign="middle",
            width=rect.w - 14,
            fit=True,
            max_lines=1,
        )

    return paint


def _sheet(picture: Picture, title: str, faces: list[tuple[str, tuple[float, float], Painter]]) -> None:
    """Faces in rows on a sheet of paper; it scrolls when there are too many."""
    ui, canvas = picture.ui, picture.ui.canvas
    if not faces:
        wide = 420 * max(1.0, ui.text_scale)
        with ui.dialog(
            "look", title, 120 * picture.ui.text_scale, width=wide, outside=Show(""), closed=Show("")
        ) as rect:
            canvas.text(rect.left, rect.top, picture.say("board.nothing_here"), color=theme.INK2, width=rect.w)
        return
    wide, high = faces[0][1]
    room = ui.width - 120
    columns = max(1, min(len(faces), 6, int((room - 48) // (wide + 8))))
    rows = -(-len(faces) // columns)
    content = rows * (high + 8)
    head = 60 * max(1.0, ui.text_scale)
    with ui.dialog(
        "look", title, head + content + 24, width=columns * (wide + 8) + 64, outside=Show(""), closed=Show("")
    ) as rect:
        if content <= rect.h + 8:
            _lay(picture, faces, columns, rect.left, rect.top)
            return
        with ui.scroll("look", rect, content) as top:
            _lay(picture, faces, columns, rect.left + 4, top)


def _lay(
    picture: Picture, faces: list[tuple[str, tuple[float, float], Painter]], columns: int, left: float, top: float
) -> None:
    canvas = picture.ui.canvas
    for number, (thing, (wide, high), paint) in enumerate(faces):
        box = Rect(left + number % columns * (wide + 8), top + number // columns * (high + 8), wide, high)
        picture.ui.node(f"look:{thing}", box, "card", picture.name(thing), sound="")
        canvas.shadow(box, alpha=90)
        with canvas.panel(box, f"look {thing}"):
            paint(canvas, box)


# --- looking closer ---


def closer(node: str) -> str:
    """The card a node shows."""
    kind, _, thing = node.partition(":")
    if kind not in ("noun", "look", "open", "ally"):
        return ""
    return thing if thing in FACE or thing in COUNTRY or thing in ASSET or thing in GROWTH else ""


def inspect(picture: Picture, at: Spots, node: Node) -> None:
    """Show a card large beside where it lies; one of the hand or the market with all that it does."""
    ui, canvas, thing = picture.ui, picture.ui.canvas, closer(node.id)
    room = Rect(8, 8, ui.width - 16, at.frame.prompt.top - 16)
    if thing in FACE:
        _read(picture, thing, _beside(node, *_size(picture, thing, room), room))
        return
    t = min(at.type, 1.8)
    wide, high = 300 * (1 + 0.8 * (t - 1)), 190 * (1 + 0.6 * (t - 1))
    if thing in COUNTRY:
        wide, high = 210 * t, 200 * t
    rect = _beside(node, wide, high, room)
    canvas.shadow(rect, blur=14, alpha=230)
    view: State = picture.view
    with canvas.panel(rect, "closer"):
        before = canvas.text_scale
        canvas.text_scale = min(before * 1.45, max(before, 2.0))
        if thing in COUNTRY:
            ally = next((allies[thing] for allies in view.allies if thing in allies), None)
            cards.country(canvas, rect, thing, picture.words, ally, where=True)
        else:
            written(canvas, picture, rect, thing)
        canvas.text_scale = before


def _beside(node: Node, wide: float, high: float, room: Rect) -> Rect:
    """A place for something of a size beside what is looked at, rather above it."""
    left = min(max(room.left, node.rect.centerx - wide / 2), room.right - wide)
    above = node.rect.top - high - 12
    top = min(above if above > room.top else node.rect.bottom + 10, room.bottom - high)
    rect = Rect(left, max(room.top, top), wide, high)
    if rect.colliderect(node.rect) and node.rect.right + wide + 14 < room.right:
        rect.left = node.rect.right + 12
    elif rect.colliderect(node.rect) and node.rect.left - wide - 14 > room.left:
        rect.left = node.rect.left - wide - 12
    return rect


# --- an Ability card that is read ---

INSET = 14.0
HEAD = 24.0
"""The margin of a card that is read, and the height of its coloured bar, in px."""


def _reading(picture: Picture, card: str) -> list[tuple[str, float]]:
    """What stands on a card that is read: sentences with their sizes, the least needed last."""
    lines = [picture.tells(said) for said in about(picture.view, picture.below, card)]
    first = 13.5 if one_plain_action(card) else 15.0
    return [(said, 13.5 if number else first) for number, said in enumerate(lines)]


def _size(picture: Picture, card: str, room: Rect) -> tuple[float, float]:
    """How large a card is when it is read: wider where it would be too high."""
    t = max(1.0, picture.ui.text_scale)
    for wide in (330 * t, 480 * t, 680 * t, room.w):
        size = min(wide, room.w), _high(picture, card, min(wide, room.w))
        if size[1] <= room.h * (0.8 if wide < room.w else 1.0):
            return size
    return room.w, room.h


def _high(picture: Picture, card: str, wide: float) -> float:
    canvas, inner = picture.ui.canvas, wide - 2 * INSET
    text = sum(
        canvas.rich_rows(said, inner, theme.BODY.at(size)) * canvas.line_height(theme.BODY.at(size).tight) + 5
        for said, size in _reading(picture, card)
    )
    foot = canvas.rich_rows(picture.tells(kept(card)), inner, theme.NOTE) * canvas.line_height(theme.NOTE.tight)
    return HEAD * max(1.0, canvas.text_scale) + canvas.line_height(theme.HEAD.tight) + text + foot + 30


def _read(picture: Picture, card: str, rect: Rect) -> None:
    """A card with its type, its name, what each of its actions costs and brings, and what keeping it gives."""
    canvas, inner = picture.ui.canvas, rect.w - 2 * INSET
    head = HEAD * max(1.0, canvas.text_scale)
    left = rect.left + INSET
    canvas.shadow(rect, blur=14, alpha=230)
    with canvas.panel(rect, "closer"):
        cards.blank(canvas, rect, card, picture.words, head)
        y = canvas.text(
            left,
            rect.top + head + 6,
            picture.name(card),
            theme.HEAD.tight,
            color=theme.INK,
            width=inner,
            fit=True,
            max_lines=1,
        ).bottom
        last = canvas.rich_rows(picture.tells(kept(card)), inner, theme.NOTE) * canvas.line_height(
            theme.NOTE.tight
        )
        bottom = rect.bottom - last - 12
        for said, size in _reading(picture, card):
            rows = canvas.rich_rows(said, inner, theme.BODY.at(size)) * canvas.line_height(
                theme.BODY.at(size).tight
            )
            if y + rows > bottom + 4:
                break
            shade = theme.INK if size > 14 else theme.INK2
            canvas.rich(left, y + 3, said, theme.BODY.at(size).tight, color=shade, strong=theme.INK, width=inner)
            y += rows + 5
        canvas.line(left, bottom, rect.right - INSET, bottom, theme.PAPER2)
        canvas.rich(left, bottom + 5, picture.tells(kept(card)), theme.NOTE.tight, color=theme.INK, width=inner)
