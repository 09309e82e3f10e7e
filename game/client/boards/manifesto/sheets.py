"""The sheets of Manifesto: an enlarged card, and the discard pile."""

from math import ceil

from pygame import FRect as Rect

from game.client.boards.manifesto import cards
from game.client.boards.manifesto.layout import Spots
from game.client.boards.manifesto.slate import TIGHT
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.focus import Node
from game.client.kit.theme import GAP, ON_PAPER, ROOM, WIDE
from game.client.table.closer import beside, card_dialog, card_sheet
from game.client.table.picture import Picture
from game.titles.manifesto.faces import CARD, INFLUENCE
from game.titles.manifesto.state import State

LARGE_W, LARGEST = 240.0, 432.0
"""The width in px of an enlarged card at the usual text size, and at most."""
MARGINS = 66.0  # px of an enlarged card's height that aren't text
SIGNED = 78.0  # the least px for the meaning of a short form
SPENT = 620.0
KIND = 190.0  # the width in px from which a card's phase fits beside its name


def closer(node: str) -> str:
    """Return the card a node shows: in a hand, on a pile, on the slate, or played."""
    card = node.partition(":")[2]
    return card if card in CARD else ""


def inspect(picture: Picture, at: Spots, node: Node, slate: Rect | None = None) -> None:
    """Show a card enlarged, with its full effect, and never over the prompt.

    It is beside its node. With a slate over the map, it covers the newspaper or, without one, the known facts, so
    that sums, cards and buttons stay visible.
    """
    card = closer(node.id)
    rect = beside(picture, node, *_size(picture, at, card)) if slate is None else aside(picture, at, card, slate)
    card_sheet(picture, rect, cards.PRINTED.face(picture, f"large:{card}", rect.size))


def _size(picture: Picture, at: Spots, card: str, most: float = LARGEST) -> tuple[float, float]:
    """Return the size of an enlarged card, with room for the meaning of its short form if that fits."""
    canvas, wide = picture.ui.canvas, min(most, LARGE_W * min(at.type, TIGHT))
    room = at.frame.prompt.top - WIDE
    words = canvas.measure(
        picture.say(f"card_long.{cards.kind_of(card)}"), theme.BODY.tight, width=wide - 2 * WIDE
    )[1]
    head = canvas.measure(picture.name(card), cards.CLOSE.tight, width=wide - 2 * WIDE)[1]
    high = MARGINS + theme.BODY.size * at.type + head + words
    signs = len(cards.legend(card, picture.words)) * canvas.line_height(theme.NOTE.tight) + WIDE
    spelled = high + max(SIGNED, signs)
    return wide, spelled if spelled <= room else max(min(high, picture.ui.height - ROOM), min(spelled, room))


def aside(picture: Picture, at: Spots, card: str, slate: Rect) -> Rect:
    """Return a place for an enlarged card: on the newspaper or, without one, over the slate's known facts."""
    rail = at.frame.rail
    if at.frame.tabbed:
        wide, high = _size(picture, at, card)
        return Rect(slate.right - wide, slate.top, wide, high)
    wide, high = _size(picture, at, card, rail.w - GAP)
    return Rect(rail.centerx - wide / 2, rail.top + GAP, wide, high)


def spent_sheet(picture: Picture, at: Spots) -> None:
    """Paint the names of all spent cards with their counts; each can be enlarged as a card."""
    view: State = picture.view
    ui = picture.ui
    kinds = _kinds(picture, view.discard)
    across = 2 if at.type >= TIGHT else 3
    step, rows = ui.canvas.line_height(theme.NOTE) + GAP / 2, max(1, ceil(len(kinds) / across))
    high = min(rows * step, ui.height / 2)
    head = picture.say("board.spent_of", count=len(view.discard))
    with card_dialog(ui, "spent", head, high, SPENT * at.type, key="D") as room:
        area = boxes.upper(room, high)
        with ui.scroll("spent", area, rows * step) as top:
            for index, (card, count) in enumerate(kinds):
                column = boxes.columns(area, across, WIDE)[index // rows]
                _kind(picture, Rect(column.left, top + index % rows * step, column.w, step), card, count)


def _kinds(picture: Picture, pile: tuple[str, ...]) -> list[tuple[str, int]]:
    """Return one card of each kind with its count, conflict cards before influence cards, sorted by name."""
    count: dict[str, list[str]] = {}
    for card in pile:
        count.setdefault(cards.kind_of(card), []).append(card)
    found = [(copies[0], len(copies)) for copies in count.values()]
    return sorted(found, key=lambda kind: (kind[0] in INFLUENCE, picture.name(kind[0])))


def _kind(picture: Picture, rect: Rect, card: str, count: int) -> None:
    name = picture.name(card)
    picture.ui.node(f"pile:{card}", rect, "card", f"{name}, {count}", paper=True)
    row = Row(picture.ui.canvas, rect, theme.NOTE, inks=ON_PAPER)
    row.text(str(count), theme.NOTE.strong, end=True)
    if rect.w > KIND * picture.ui.text_scale:
        row.text(cards.kind_word(card, picture.words), theme.SMALL, pale=True, end=True)
    row.text(name)
