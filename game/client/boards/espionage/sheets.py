"""What is opened over the board of 1955: a card looked at closely, and the whole discard pile."""

from pygame import FRect as Rect

from game.client.boards.espionage import cards
from game.client.boards.espionage.layout import Spots, lying
from game.client.kit import theme
from game.client.kit.focus import Node
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.state import State

ACROSS = 9
"""Cards in a row of the discard sheet."""
FEW = 27
"""Up to so many cards lie there larger."""


def closer(node: str) -> str:
    """The card a node shows: in a hand, on a pile, beside a gadget, or played."""
    kind, _, rest = node.partition(":")
    card = rest.rpartition(":")[0] if kind == "half" else rest
    return card if card in CARD else ""


def inspect(picture: Picture, at: Spots, node: Node) -> None:
    """Show a card at twice its size, with its effect at length, beside its node and never over the prompt."""
    canvas, card = picture.ui.canvas, closer(node.id)
    wide, high = _closer_size(picture, at, card)
    rect = _closer_place(picture, at, node, wide, high)
    canvas.shadow(rect, blur=14, alpha=220)
    canvas.blit(cards.picture(canvas, f"large:{card}", rect.w, rect.h, picture.words), rect.left, rect.top)
    canvas.rect(rect.inflate(4, 4), None, radius=9, border=theme.WHITE, border_width=2)


def _closer_size(picture: Picture, at: Spots, card: str) -> tuple[float, float]:
    """Width and height at which a card is shown whole: wider where type is large, until it fits over the tray."""
    wide = 224.0 * min(at.type, 1.5)
    while _closer_height(picture, card, wide) > _floor(picture, at) - 8 and wide < at.frame.main.w - 48:
        wide += 24
    return wide, _closer_height(picture, card, wide)


def _floor(picture: Picture, at: Spots) -> float:
    """The y down to which there is room: the prompt, or the slip that says why something cannot be done."""
    return min(at.frame.prompt.top, picture.floor) - 8


def _closer_height(picture: Picture, card: str, wide: float) -> float:
    """As high as a card, or higher where its effect is long."""
    k, share = cards.magnified(wide), cards.FIELD if CARD[card].country else cards.SLANT
    text = picture.say(f"card_long.{CARD[card].action or 'mercenary'}")
    words = picture.ui.canvas.measure(text, theme.BODY.tight, width=wide - 14 * k)[1]
    return max(120 * k * share + 31 * k + words, 120 * k)


def _closer_place(picture: Picture, at: Spots, node: Node, wide: float, high: float) -> Rect:
    """Above the tray for a card of the hand, at the far edge for one on the sheet, else beside it."""
    floor, ui = _floor(picture, at), picture.ui
    if node.id.startswith("pile:"):
        x = 24.0 if node.rect.centerx > ui.width / 2 and wide > ui.width / 4 else ui.width - wide - 24
        return Rect(x, max(8.0, (ui.height - high) / 2), wide, high)
    if node.rect.top >= at.frame.prompt.top:
        x = min(max(node.rect.centerx - wide / 2, 12), ui.width - wide - 12)
        return Rect(x, max(8.0, floor - high), wide, high)
    left, right = node.rect.left - wide - 16, node.rect.right + 16
    x = left if left > 8 else min(right, ui.width - wide - 8)
    return Rect(x, max(8.0, min(node.rect.top, floor - high)), wide, high)


def discard_sheet(picture: Picture, at: Spots) -> None:
    """The whole discard pile, sorted by country."""
    view: State = picture.view
    ui, k = picture.ui, min(at.type, 1.5)
    pile = sorted(lying(view), key=_order)
    if len(pile) <= FEW:
        k *= 1.4
    wide, high = 48 * k + 8, 66 * k + 8
    rows = max(1, -(-len(pile) // ACROSS))
    head = picture.say("board.discard_of", count=len(pile))
    close = picture.say("board.close")
    foot = 30 * at.type
    with ui.dialog("discard", head, 76 * at.type + rows * high + foot, width=ACROSS * wide + 60) as rect:
        for index, card in enumerate(pile):
            x, y = rect.left + index % ACROSS * wide, rect.top + index // ACROSS * high
            ui.canvas.blit(cards.picture(ui.canvas, f"mini:{card}", wide - 8, high - 8, picture.words), x, y)
            ui.node(f"pile:{card}", (x, y, wide - 8, high - 8), "card", picture.name(card))
        width = ui.button_width(close, "Esc")
        place = (rect.right - width, rect.bottom - foot, width, foot)
        ui.button("discard:close", place, close, Show(""), kind="outline", key="Esc|D")


def _order(card: str) -> tuple[int, str]:
    country = CARD[card].country
    return (COUNTRIES.index(country) if country else len(COUNTRIES), card)
