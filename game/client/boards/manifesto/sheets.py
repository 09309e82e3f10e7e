"""What is opened over the board of Manifesto: a card looked at closely, and the spent cards."""

from pygame import FRect as Rect

from game.client.boards.manifesto import cards
from game.client.boards.manifesto.layout import Spots
from game.client.kit import theme
from game.client.kit.focus import Node
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.titles.manifesto.faces import CARD, INFLUENCE
from game.titles.manifesto.state import State


def closer(node: str) -> str:
    """The card a node shows: in a hand, on a pile, on the slate, or played."""
    card = node.partition(":")[2]
    return card if card in CARD else ""


def inspect(picture: Picture, at: Spots, node: Node, slate: Rect | None = None) -> None:
    """Show a card at twice its size, with its effect at length, and never over the prompt.

    It lies beside its node; while there is a slate over the map it lies on the newspaper, or where none is in
    sight over what is known, so that sums, cards and buttons stay free.
    """
    canvas, card = picture.ui.canvas, closer(node.id)
    rect = _place(picture, at, node, card) if slate is None else _aside(picture, at, card, slate)
    canvas.shadow(rect, blur=14, alpha=220)
    canvas.blit(cards.picture(canvas, f"large:{card}", rect.w, rect.h, picture.words), rect.left, rect.top)
    canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2)


def _size(picture: Picture, at: Spots, card: str, most: float = 432.0) -> tuple[float, float]:
    """Width and height of a large card; its short form is spelled out where there is room above the prompt."""
    canvas, wide = picture.ui.canvas, min(most, 240.0 * min(at.type, 1.8))
    text = picture.say(f"card_long.{cards.kind_of(card)}")
    words = canvas.measure(text, theme.BODY.tight, width=wide - 32)[1]
    head = canvas.measure(picture.name(card), theme.PRESS.at(25.5).tight, width=wide - 32)[1]
    high = 66 + 14 * at.type + head + words
    spelled = high + max(78.0, len(cards.legend(card, picture.words)) * canvas.line_height(theme.NOTE.tight) + 18)
    room = at.frame.prompt.top - 16
    return wide, spelled if spelled <= room else max(min(high, picture.ui.height - 24), min(spelled, room))


def _aside(picture: Picture, at: Spots, card: str, slate: Rect) -> Rect:
    """A place on the newspaper beside a slate, or over what is known where there is no newspaper."""
    rail = at.frame.rail
    wide, high = _size(picture, at, card) if at.frame.tabbed else _size(picture, at, card, rail.w - 8)
    if at.frame.tabbed:
        return Rect(slate.right - wide, slate.top, wide, high)
    return Rect(rail.centerx - wide / 2, rail.top + 8, wide, high)


def _place(picture: Picture, at: Spots, node: Node, card: str) -> Rect:
    ui = picture.ui
    wide, high = _size(picture, at, card)
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
    """All spent cards by name, with how many of each; a name can be looked at closely."""
    view: State = picture.view
    ui, kinds = picture.ui, _kinds(picture, view.discard)
    step, foot = ui.canvas.line_height(theme.NOTE) + 4, 34 * at.type
    across = 3 if at.type < 1.7 else 2
    rows = max(1, -(-len(kinds) // across))
    head, close = picture.say("board.spent_of", count=len(view.discard)), picture.say("board.close")
    high = min(rows * step, ui.height - 120 * at.type - foot)
    with ui.dialog("spent", head, 76 * at.type + high + foot, width=min(ui.width - 40, 660 * at.type)) as rect:
        area = Rect(rect.left, rect.top, rect.w, high)
        with ui.scroll("spent", area, rows * step) as top:
            for index, (card, count) in enumerate(kinds):
                wide = (rect.w - 16) / across
                place = Rect(rect.left + index // rows * wide, top + index % rows * step, wide - 10, step)
                _kind(picture, place, card, count)
        width = ui.button_width(close, "Esc")
        place = Rect(rect.right - width, rect.bottom - foot + 4, width, foot - 4)
        ui.button("spent:close", place, close, Show(""), kind="outline", key="Esc|D")


def _kinds(picture: Picture, pile: tuple[str, ...]) -> list[tuple[str, int]]:
    """One card of each kind with how many there are, conflict cards before influence cards, by name."""
    count: dict[str, list[str]] = {}
    for card in pile:
        count.setdefault(cards.kind_of(card), []).append(card)
    found = [(copies[0], len(copies)) for copies in count.values()]
    return sorted(found, key=lambda kind: (kind[0] in INFLUENCE, picture.name(kind[0])))


def _kind(picture: Picture, rect: Rect, card: str, count: int) -> None:
    canvas, name = picture.ui.canvas, picture.name(card)
    picture.ui.node(f"pile:{card}", rect, "card", f"{name}, {count}", paper=True)
    right = canvas.text(
        rect.right - 4,
        rect.centery,
        str(count),
        theme.NOTE.strong,
        color=theme.INK,
        align="right",
        valign="middle",
    ).left
    word = cards.kind_word(card, picture.words)
    width = canvas.measure(word, theme.SMALL)[0]
    if rect.w > 190 * picture.ui.text_scale:
        canvas.text(right - 12, rect.centery, word, theme.SMALL, color=theme.INK2, align="right", valign="middle")
        right -= width + 16
    canvas.text(
        rect.left + 4,
        rect.centery,
        name,
        theme.NOTE,
        color=theme.INK,
        valign="middle",
        width=right - rect.left - 10,
        fit=True,
        max_lines=1,
    )
