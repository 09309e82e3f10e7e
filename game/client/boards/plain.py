"""The plain board: any title laid out from its fields, with cards as cards.

Titles without a board of their own use this one. It is made entirely of the parts in `game/client/table`.
"""

from typing import TypeVar

from pygame import FRect as Rect

from game.client.kit import boxes
from game.client.kit.bar import PlaqueNumber
from game.client.kit.flow import Column, height
from game.client.kit.focus import Node
from game.client.kit.printed import SHAPE
from game.client.kit.theme import GAP, PAD, ROOM, TILE
from game.client.kit.widgets import Ui
from game.client.table import trails
from game.client.table.board import Board, Spare, Tags
from game.client.table.closer import beside, card_sheet
from game.client.table.faces import face, front
from game.client.table.feed import log, log_sheet
from game.client.table.hand import hand
from game.client.table.market import SEEN, Lot, market
from game.client.table.offers import offers, sheet
from game.client.table.picture import Picture
from game.client.table.seats import Belongings, facts, seats
from game.client.table.spots import Frame
from game.client.table.tray import ground
from game.core.agenda import Position
from game.core.content.box import box
from game.core.contract import UNSEEN, Seat, line
from game.core.inventory import Lying, by_seat, cards, lying, told
from game.titles import rules_of

S = TypeVar("S", bound=Position)

LEAST = TILE[1]
CLOSE = 320.0
FOOT = ROOM + PAD
"""In px: the middle's least height at the usual text size, an enlarged card's height, and the room for a note
below the middle.
"""


class PlainBoard(Board[S]):
    """The board of a title without one of its own."""

    top: float = 0.0
    """The lower edge of the seats in the last picture."""

    def spare(self, room: Frame) -> Spare:
        """Return the room below the seats."""
        return Spare(max(room.main.top, self.top))

    def paint(self, picture: Picture) -> None:
        """Paint the hand, the table with its seats, what is on offer, and the log."""
        _tray(picture)
        self.top = _table(picture, picture.frame.main)
        trails.paint(picture.ui, picture.frame.main, picture.trails)
        sheet(picture, picture.frame.main)
        log(picture)

    def poster(self, ui: Ui, rect: Rect, view: S, tags: Tags = ()) -> None:
        """Paint the table of a position; it has no lands to outline."""
        _table(Picture.posed(self.title, ui, rect, view), rect)

    def sheet(self, picture: Picture, name: str) -> None:
        """Paint the log as a drawer over the board."""
        log_sheet(picture, name)

    def closer(self, node: str) -> str:
        """Return the card a node shows, or "" if it shows none."""
        return node.rpartition(":")[2] if node.startswith(SEEN) else ""

    def inspect(self, picture: Picture, node: Node) -> None:
        rect = beside(picture, node, CLOSE * SHAPE, CLOSE)
        of = face(picture.title, picture.words, self.closer(node.id))
        card_sheet(picture, rect, front(picture.ui.canvas, *rect.size, of))


def _table(picture: Picture, room: Rect) -> float:
    """Paint the seats and the middle, and return the lower edge of the seats.

    In large type the middle comes first, because everything scrolls.
    """
    held = [_held(picture, seat) for seat in range(len(picture.seating.names))]
    growth = picture.ui.canvas.growth
    with picture.ui.page("fields", room) as whole, whole.inset(GAP, GAP) as column:
        column.gap(GAP)
        below = height(column.canvas, column.room.w, lambda part: seats(picture, part, held)) + GAP * growth
        high = max(LEAST * growth, room.h - below - FOOT)
        if picture.frame.tabbed:
            _middle(picture, column, high)
        seats(picture, column, held)
        bottom = room.top if picture.frame.tabbed else column.bottom
        if not picture.frame.tabbed:
            _middle(picture, column, high)
    return bottom


def _middle(picture: Picture, column: Column, high: float) -> None:
    """Paint the cards in the middle of the table, with facts in words below."""
    fields, words = lying(picture.view, picture.words, seated=False), picture.words
    lots = _lots(fields)
    said = [(field.name, told(field.values[0], words)) for field in fields if not cards(field.values[0])]
    turn = box(picture.title).turn_name.casefold()
    known = [(name, text) for name, text in said if text and name.casefold() != turn]
    below = height(column.canvas, column.room.w, lambda part: facts(part, known))
    if lots:
        market(picture, boxes.inset(column.part(max(LEAST, high - below)), PAD, GAP), lots)
    facts(column, known)


def _lots(fields: list[Lying], seat: int = 0) -> list[Lot]:
    """Return the cards of fields as lots, open ones first."""
    found = [Lot(field.name, cards(field.values[seat])) for field in fields]
    return sorted((lot for lot in found if lot.cards), key=lambda lot: lot.hidden)


def _small(picture: Picture, lot: Lot) -> bool:
    """Return whether a lot's cards can be told apart by their figures when small."""
    return all(card == UNSEEN or face(picture.title, picture.words, card).figure for card in lot.cards)


def _held(picture: Picture, seat: Seat) -> Belongings:
    """Return the belongings of a seat, except the near hand, which is in the tray."""
    view, words = picture.view, picture.words
    fields = lying(view, words, seated=True)
    mine = _hand(picture) if seat == picture.below else ()
    lots = [lot for lot in _lots(fields, seat) if lot.cards != mine and _small(picture, lot)]
    drawn = {lot.label for lot in lots}
    values = [(field.name, field.values[seat]) for field in fields if field.name not in drawn]
    said = [(name, str(len(value)) if mine and value == mine else told(value, words)) for name, value in values]
    score = PlaqueNumber(f"{view.scores[seat]:g}", unit=words.say(line("board.graph"))) if view.scores else None
    facts = tuple((name, text) for name, text in said if text)
    spoken = tuple(f"{row.name}: {row.held[seat]}" for row in by_seat(view, words) if row.held[seat])
    return Belongings(score, facts, tuple(lots), spoken)


def _hand(picture: Picture) -> tuple[str, ...]:
    """Return the near hand: the near seat's open pile with the most cards on offer, or the largest if tied."""
    if not picture.live:
        return ()
    fields = lying(picture.view, picture.words, seated=True)
    piles = [cards(field.values[picture.below]) for field in fields]
    open_piles = [pile for pile in piles if pile and UNSEEN not in pile]
    return max(open_piles, key=lambda pile: (sum(map(picture.lit, pile)), len(pile)), default=())


def _tray(picture: Picture) -> None:
    """Paint the near hand, and beside it the offers without a place on the board."""
    ground(picture)
    held, room = _hand(picture), boxes.inset(picture.frame.tray, PAD, GAP)
    lie = {*held, *(card for lot in _lots(lying(picture.view, picture.words, seated=False)) for card in lot.cards)}
    sides = {rules_of(picture.title).faction(picture.view, seat) for seat in range(len(picture.seating.names))}
    nouns = [noun for noun in picture.uses if noun not in lie | sides]
    wide = min(room.w / (2 if nouns else 1), room.h * SHAPE * len(held) + GAP * len(held))
    if nouns and not any(map(picture.lit, held)):
        wide = 0.0
    if wide:
        hand(picture, boxes.left(room, wide), held)
    if nouns:
        offers(picture, boxes.cut(room, left=wide + PAD if wide else 0.0), nouns)
