"""Sheets of World Order that are opened to look: the market, all allies, spent cards, Growth cards."""

from collections.abc import Callable

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Picture
from game.client.boards import world_order_cards as cards
from game.client.boards.world_order_layout import Spots
from game.client.boards.world_order_offers import written
from game.client.canvas import Canvas
from game.client.focus import Node
from game.core.contract import Seat
from game.titles.world_order.faces import ASSET, COUNTRY, FACE, GROWTH
from game.titles.world_order.state import Ally, State

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
    """All Growth cards, level by level."""
    t = at.type
    size = 216 * (1 + 0.7 * (t - 1)), 118 * t
    faces = [(card, size, _written(picture, card)) for card in GROWTH]
    _sheet(picture, picture.say("board.growth_title"), faces)


def _ability(picture: Picture, card: str) -> Painter:
    return lambda canvas, rect: cards.ability(canvas, rect, card, picture.words)


def _country(picture: Picture, card: str, ally: Ally) -> Painter:
    return lambda canvas, rect: cards.country(canvas, rect, card, picture.words, ally, where=True)


def _written(picture: Picture, card: str) -> Painter:
    return lambda canvas, rect: written(canvas, picture, rect, card)


def _sheet(picture: Picture, title: str, faces: list[tuple[str, tuple[float, float], Painter]]) -> None:
    """Faces in rows on a sheet of paper; it scrolls when there are too many."""
    ui, canvas = picture.ui, picture.ui.canvas
    if not faces:
        with ui.dialog("look", title, 120 * picture.ui.text_scale, width=420 * max(1.0, ui.text_scale)) as rect:
            canvas.text(rect.left, rect.top, picture.say("board.nothing_here"), color=theme.INK2, width=rect.w)
        return
    wide, high = faces[0][1]
    room = ui.width - 120
    columns = max(1, min(len(faces), 6, int((room - 48) // (wide + 8))))
    rows = -(-len(faces) // columns)
    content = rows * (high + 8)
    head = 60 * max(1.0, ui.text_scale)
    with ui.dialog("look", title, head + content + 24, width=columns * (wide + 8) + 64) as rect:
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
    """Show a card at twice its size beside where it lies."""
    ui, canvas, thing = picture.ui, picture.ui.canvas, closer(node.id)
    t = min(at.type, 1.8)
    wide = (224 if thing in FACE else 300) * (1 + 0.8 * (t - 1))
    high = (236 if thing in FACE else 190) * (1 + 0.6 * (t - 1))
    if thing in COUNTRY:
        wide, high = 210 * t, 200 * t
    room = Rect(8, 8, ui.width - 16, at.frame.prompt.top - 16)
    left = min(max(room.left, node.rect.centerx - wide / 2), room.right - wide)
    above = node.rect.top - high - 12
    top = min(above if above > room.top else node.rect.bottom + 10, room.bottom - high)
    rect = Rect(left, max(room.top, top), wide, high)
    if rect.colliderect(node.rect) and node.rect.right + wide + 14 < room.right:
        rect.left = node.rect.right + 12
    elif rect.colliderect(node.rect) and node.rect.left - wide - 14 > room.left:
        rect.left = node.rect.left - wide - 12
    canvas.shadow(rect, blur=14, alpha=230)
    view: State = picture.view
    with canvas.panel(rect, "closer"):
        before = canvas.text_scale
        canvas.text_scale = min(before * 1.45, max(before, 2.0))
        if thing in FACE:
            cards.ability(canvas, rect, thing, picture.words)
        elif thing in COUNTRY:
            ally = next((allies[thing] for allies in view.allies if thing in allies), None)
            cards.country(canvas, rect, thing, picture.words, ally, where=True)
        else:
            written(canvas, picture, rect, thing)
        canvas.text_scale = before
