"""What is opened over the board of Manifesto: a card looked at closely, and the spent cards."""

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Picture, Show
from game.client.boards import manifesto_cards as cards
from game.client.boards.manifesto_layout import Spots
from game.client.focus import Node
from game.titles.manifesto.faces import CARD
from game.titles.manifesto.state import State

ACROSS = 10
"""Cards in a row of the sheet of spent cards."""


def closer(node: str) -> str:
    """The card a node shows: in a hand, on a pile, on the slate, or played."""
    card = node.partition(":")[2]
    return card if card in CARD else ""


def inspect(picture: Picture, at: Spots, node: Node) -> None:
    """Show a card at twice its size, with its effect at length, beside its node and never over the prompt."""
    canvas, card = picture.ui.canvas, closer(node.id)
    rect = _place(picture, at, node, card)
    canvas.shadow(rect, blur=14, alpha=220)
    canvas.blit(cards.picture(canvas, f"large:{card}", rect.w, rect.h, picture.words), rect.left, rect.top)
    canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2)


def _place(picture: Picture, at: Spots, node: Node, card: str) -> Rect:
    ui, wide = picture.ui, 240.0 * min(at.type, 1.8)
    text = picture.say(f"card_long.{cards.kind_of(card)}")
    words = ui.canvas.measure(text, size=14, width=wide - 32, leading=1.25, weight=500)[1]
    high = min(ui.height - 24, 60 + 60 * at.type + words + 58)
    top = at.frame.prompt.top
    if node.id.startswith("pile:"):
        return Rect(ui.width - wide - 24, max(8.0, (ui.height - high) / 2), wide, high)
    if node.rect.top >= top:
        x = min(max(node.rect.centerx - wide / 2, 12), ui.width - wide - 12)
        return Rect(x, max(8.0, top - 8 - high), wide, high)
    left = node.rect.left - wide - 16
    x = left if left > 8 else min(node.rect.right + 16, ui.width - wide - 8)
    return Rect(x, max(8.0, min(node.rect.top, top - high - 8)), wide, high)


def spent_sheet(picture: Picture, at: Spots) -> None:
    """All spent cards, by name."""
    view: State = picture.view
    ui, k = picture.ui, min(at.type, 1.35)
    rows = max(1, -(-len(view.discard) // ACROSS))
    k = min(k * 1.25, (ui.height - 190 * at.type) / rows / 74)
    wide, high = 48 * k + 8, 66 * k + 8
    head = picture.say("board.spent_of", count=len(view.discard))
    close = picture.say("board.close")
    foot = 30 * at.type
    with ui.dialog("spent", head, 76 * at.type + rows * high + foot, width=max(420, ACROSS * wide + 60)) as rect:
        for index, card in enumerate(sorted(view.discard)):
            x, y = rect.left + index % ACROSS * wide, rect.top + index // ACROSS * high
            ui.canvas.blit(cards.picture(ui.canvas, f"mini:{card}", wide - 8, high - 8, picture.words), x, y)
            ui.node(f"pile:{card}", (x, y, wide - 8, high - 8), "card", picture.name(card))
        width = ui.button_width(close, "Esc")
        place = (rect.right - width, rect.bottom - foot, width, foot)
        ui.button("spent:close", place, close, Show(""), kind="outline", key="Esc|D")
