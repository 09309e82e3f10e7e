"""The tray of Manifesto: the hand, the piles, the near seat's possessions, and all moving cards."""

from dataclasses import replace
from functools import partial

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import PRINTED, seat_shade, seat_symbol
from game.client.boards.manifesto.layout import Spots, drafted, note_of
from game.client.boards.manifesto.note import is_typing
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, NEAR
from game.client.table.hand import RAISED, InHand, box, hand_card, in_order, lay, top_two
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.things import Seen
from game.client.table.tray import ground, pile, unseen_hand
from game.titles.manifesto.bidding import AddCards, NameSum
from game.titles.manifesto.state import HAND_LIMIT, State
from game.titles.manifesto.telling import bid_cards

NO_CARDS = ("take_region", "buy_card", "first_or_last", "consent", "name_loss")
"""Questions that no card answers; no card is dimmed during these."""


def tray(picture: Picture, at: Spots) -> None:
    """Paint the parts of the tray that don't move."""
    ground(picture, [at.piles] if at.large else [at.piles, at.yours - GAP])
    if not at.large:
        _piles(picture, at)
    _yours(picture, at)
    unseen_hand(picture, at.hand)


def _piles(picture: Picture, at: Spots) -> None:
    view: State = picture.view
    back = PRINTED.face(picture, "back", at.pile)
    pile(picture, at.deck(), picture.say("board.deck"), len(view.deck), back)
    pile(picture, at.spent(), picture.say("board.spent"), len(view.discard))
    _spent(picture, at.spent(), picture.say("board.spent_tip"))


def _spent(picture: Picture, rect: Rect, tip: str) -> None:
    """Make the discard pile touchable; it opens its sheet."""
    name = picture.say("board.spent_of", count=len(picture.view.discard))
    picture.ui.node("spent", rect, "pile", name, Show("spent"), key="D", tip=tip)


def _yours(picture: Picture, at: Spots) -> None:
    """Paint the near seat's possessions: money, regions, influence, hand and, in large type, the piles too."""
    view: State = picture.view
    area, seat = at.frame.tray, at.below
    column = Column(picture.ui.canvas, Rect(at.yours, area.top + GAP, area.right - at.yours - NEAR, area.h - GAP))
    with picture.ui.canvas.panel(boxes.cut(area, left=at.yours - area.left), "yours"):
        if not at.large:
            _whose(picture, column)
        its = column.row(theme.TITLE)
        picture.ui.number("its", its.room.left, its.room.centery, view.its[seat], theme.TITLE)
        its.text(picture.say("board.its"), theme.BODY, pale=True, end=True)
        regions = len(view.held[seat])
        influence = view.strength[seat]
        hand = len(view.hands[seat])
        column.text(picture.say("board.regions", count=regions), theme.NOTE.strong.tight, max_lines=1)
        column.text(picture.say("board.influence", count=influence), theme.NOTE.tight, pale=True, max_lines=1)
        held = picture.say("board.hand", count=hand, limit=HAND_LIMIT)
        column.text(held, theme.NOTE.tight, pale=True, max_lines=1)
    if at.large:
        tip = picture.say("board.piles_tip", deck=len(view.deck), count=len(view.discard))
        _spent(picture, boxes.cut(area, left=at.yours - area.left), tip)


def _whose(picture: Picture, column: Column) -> None:
    """Write whose possessions these are: the reader's or, for spectators, a named seat's."""
    if picture.reader is not None:
        column.label(picture.say("board.yours"))
        return
    row = column.row(theme.SMALL)
    row.icon(
        seat_symbol(picture.view, picture.below), color=theme.shade(seat_shade(picture.view, picture.below)).light
    )
    row.text(picture.seating.names[picture.below], theme.SMALL.strong)


# --- moving things ---


def things(picture: Picture, at: Spots, *, played: bool) -> None:
    """Paint all things, lowest first; of the discard pile only the top two.

    `played` is False while a slate covers the card being bid on.
    """
    shown = [seen for seen in top_two(picture.things, "spent") if not _tucked_away(seen, at)]
    shown = [seen for seen in shown if played or seen.place.zone != "played" or seen.moving]
    lay(shown, partial(_card, picture, at), partial(_hand, picture), partial(_in_hand, at))


def _in_hand(at: Spots, seen: Seen) -> bool:
    """Return whether a card is in the near hand; one being raised or lowered counts, to stay touchable."""
    place = seen.place
    if not (place.zone.startswith("hand:") and place.face.startswith("card:")):
        return False
    return not seen.moving or (
        abs(place.y - at.hand.centery) <= RAISED + 1 and at.hand.collidepoint(place.x, place.y)
    )


def _tucked_away(seen: Seen, at: Spots) -> bool:
    """Return whether a card is hidden on a pile that large type leaves out; such cards show only in motion."""
    return at.large and not seen.moving and seen.place.zone in ("spent", "deck")


def _card(picture: Picture, at: Spots, seen: Seen) -> None:
    """Paint a card that isn't in the near hand: on a pile, on its target, or flying."""
    place = seen.place
    lies = place.zone == "played" and not seen.moving
    if lies:
        picture.ui.canvas.shadow(box(place), alpha=200)
    PRINTED.fly(picture, seen, at)
    if lies:
        picture.ui.node(f"seen:{seen.thing}", box(place), "card", picture.name(seen.thing), focusable=False)


def _hand(picture: Picture, hand: list[Seen]) -> None:
    note = note_of(picture.view, picture.reader)
    sums = isinstance(note, NameSum) or (isinstance(note, AddCards) and not bid_cards(picture.view, note.seat))
    keyed = not sums and not is_typing(picture, note)
    to_read = picture.decision is not None and picture.decision.kind in NO_CARDS
    for index, seen in in_order(picture, hand):
        told = InHand.of(picture, seen.thing, index, keyed=keyed, used=seen.thing in drafted(picture.view))
        hand_card(picture, seen, PRINTED, replace(told, barred=told.barred and not to_read))
