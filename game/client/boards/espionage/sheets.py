"""The sheets of 1955: an enlarged card, and the discard pile."""

from game.client.boards.espionage import cards
from game.client.boards.espionage.layout import GROWS, PILE, Spots, lying
from game.client.kit import boxes
from game.client.kit.focus import Node
from game.client.kit.theme import GAP, ROOM
from game.client.table.closer import PILED, beside, card_dialog, card_sheet, floor
from game.client.table.picture import Picture
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.state import State

ACROSS = 9
"""Cards per row of the discard sheet."""
FEW = 27
"""The most cards that are painted larger there."""


def closer(node: str) -> str:
    """Return the card a node shows: in a hand, on a pile, beside a gadget, or played."""
    kind, _, rest = node.partition(":")
    card = rest.rpartition(":")[0] if kind == "half" else rest
    return card if card in CARD else ""


def inspect(picture: Picture, at: Spots, node: Node) -> None:
    """Show a card enlarged, with its full effect, beside its node and never over the prompt."""
    card = closer(node.id)
    rect = beside(picture, node, *_closer_size(picture, at, card))
    card_sheet(picture, rect, cards.PRINTED.face(picture, f"large:{card}", rect.size))


def _closer_size(picture: Picture, at: Spots, card: str) -> tuple[float, float]:
    """Return the size of an enlarged card: wider with large type, until its text fits above the tray."""
    wide, most = 2 * cards.CARD_W * min(at.type, GROWS), at.frame.main.w - 2 * ROOM
    while _closer_height(picture, card, wide) > floor(picture) - GAP and wide < most:
        wide += ROOM
    return wide, _closer_height(picture, card, wide)


def _closer_height(picture: Picture, card: str, wide: float) -> float:
    """Return the height of an enlarged card `wide` px across."""
    text = picture.say(f"card_long.{CARD[card].action or 'mercenary'}")
    return cards.large_height(picture.ui.canvas, CARD[card], text, wide)


def discard_sheet(picture: Picture, at: Spots) -> None:
    """Paint the whole discard pile, sorted by country."""
    view: State = picture.view
    ui, k = picture.ui, min(at.type, GROWS)
    found = sorted(lying(view), key=_order)
    if len(found) <= FEW:
        k *= GROWS
    wide, high = (side * k + GAP for side in PILE)
    rows = -(-max(1, len(found)) // ACROSS)
    head = picture.say("board.discard_of", count=len(found))
    with card_dialog(ui, "discard", head, rows * high, ACROSS * wide, key="D") as rect:
        for index, card in enumerate(found):
            spot = boxes.cell(boxes.left(rect, ACROSS * wide - GAP), ACROSS, index, high - GAP)
            cards.PRINTED.lay(picture, f"mini:{card}", spot)
            ui.node(f"{PILED}{card}", spot, "card", picture.name(card))


def _order(card: str) -> tuple[int, str]:
    country = CARD[card].country
    return (COUNTRIES.index(country) if country else len(COUNTRIES), card)
