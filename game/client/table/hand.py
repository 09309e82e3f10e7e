"""The hand and all other things that move: things at rest first, the hand over them, flying things last."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.printed import SHAPE
from game.client.kit.theme import CORNER, GAP, NEAR
from game.client.table import faces
from game.client.table.faces import SLIP, Printed
from game.client.table.picture import Picture
from game.client.table.spots import BoardSpots
from game.client.table.things import Place, Seen
from game.core.contract import UNSEEN, Seat
from game.play.answers import Reach

BARRED = (*theme.TABLE, 95)
"""The colour over a card that can't be used now."""
HELD = 100
"""The layer of the first card in a hand."""
RAISED = 10.0
"""How many px a card in the draft is raised."""
KEYS = 9
"""How many hand cards have a number key."""


@dataclass(frozen=True, slots=True)
class InHand:
    """A hand card: the noun it represents, its label, and its state."""

    noun: str
    label: str
    key: str = ""
    rank: float = 0
    """Its position in the Tab order among the things on offer."""
    message: object = None
    """The message sent by touching it, or None to reach for it."""
    drag: object = None
    """The piece dragged from it, or None to drag what touching it sends."""
    used: bool = False
    """Whether it is already in the draft; if so, it isn't raised under the pointer."""
    picked: bool = False
    barred: bool = False
    """Whether it can't be used for the current question."""
    copy: bool = False
    """Whether Tab skips it because an identical card represents it."""
    state: tuple[str, ...] = ()
    """More words about its state, for screen readers."""

    @classmethod
    def of(cls, picture: Picture, card: str, number: int, *, keyed: bool = True, used: bool = False) -> "InHand":
        """Return a card with the usual settings: number keys, and barred if it can't be played now."""
        key = str(number + 1) if keyed and number < KEYS else ""
        barred = picture.ended or (picture.decision is not None and not (picture.lit(card) or used))
        picked = card == picture.picked
        return cls(card, picture.name(card), key, number, used=used, picked=picked, barred=barred)


def box(place: Place) -> Rect:
    """Return the rectangle of a place."""
    return boxes.around(place.x, place.y, place.w, place.h)


def placed(rect: Rect, face: str, layer: int, zone: str, kind: str = "", **more: Any) -> Place:
    """Return the place of a thing that fills a rectangle."""
    return Place(rect.centerx, rect.centery, rect.w, rect.h, face, layer, zone, kind, **more)


def in_hands(
    at: BoardSpots, view: Any, seat: Seat, slip: Rect, raised: Container[str] = ()
) -> Iterator[tuple[str, Place]]:
    """Yield a seat's cards with their places: the near hand in the tray, other hands behind `slip`.

    Unseen cards are numbered instead of named. The cards in `raised` are higher than the others.
    """
    hand, zone = view.hands[seat], f"hand:{seat}"
    near = seat == at.below and UNSEEN not in hand
    for index, (card, slot) in enumerate(zip(hand, at.hand_slots(len(hand)), strict=True)):
        if near:
            rect = slot.move(0, -RAISED * (card in raised))
            yield card, placed(rect, f"card:{card}", HELD + index, zone, "card")
            continue
        unseen = card == UNSEEN
        place = placed(slip, SLIP, HELD + index, zone, "card", hidden=unseen)
        yield (f"{seat}#{index}" if unseen else card), place


def in_order(picture: Picture, hand: Iterable[Seen]) -> list[tuple[int, Seen]]:
    """Return the cards of a hand, numbered from the left; the one under the pointer comes last, to be on top."""
    row = sorted(hand, key=lambda seen: seen.place.x)
    return sorted(enumerate(row), key=lambda pair: picture.pointed_at(pair[1].thing))


def hand_card(picture: Picture, seen: Seen, printed: Printed, card: InHand) -> Rect:
    """Paint a hand card, raised under the pointer, make it touchable, and return its rectangle.

    A barred card is dimmed and stays still. Framing a card, or a part of it, in white is left to the board.
    """
    ui, stays = picture.ui, card.used or card.barred
    up = (picture.pointed_at(card.noun) or card.picked) and not stays
    rect = box(seen.place).move(0, -ui.eased(f"lift:{seen.thing}", GAP if up else 0.0))
    below = boxes.cut(rect, bottom=rect.bottom - box(seen.place).bottom - GAP)
    picture.touch(
        card.noun,
        below,
        "card",
        card.label,
        key=card.key,
        rank=card.rank,
        message=Reach(card.noun) if card.message is None else card.message,
        ring=rect,
        drag=card.drag,
        focusable=not card.copy,
        state=(*card.state, "used") if card.used else card.state,
    )
    ui.canvas.shadow(rect, alpha=170)
    printed.lay(picture, seen.place.face, rect)
    if card.barred:
        ui.canvas.rect(rect, BARRED, radius=CORNER)
    return rect


def hand(picture: Picture, room: Rect, cards: Sequence[str]) -> None:
    """Paint a hand of touchable cards in a room."""
    wide, canvas = room.h * SHAPE, picture.ui.canvas
    slots = boxes.slots(room, wide, len(cards), NEAR)
    named = faces.named(picture.title)
    row = [Seen(card, placed(slot, card, 0, "hand")) for card, slot in zip(cards, slots, strict=True)]
    for index, seen in in_order(picture, row):
        card, lit = seen.thing, picture.lit(seen.thing)
        if card == UNSEEN:
            faces.paint(canvas, box(seen.place), faces.back(picture.title))
            continue
        told = InHand.of(picture, card, index)
        lies = hand_card(picture, seen, named, told)
        if lit and (told.picked or picture.pointed_at(card)):
            picture.ui.framed(lies)


def in_hand(seen: Seen) -> bool:
    """Return whether a card is face up in the near hand."""
    place = seen.place
    return place.zone.startswith("hand:") and place.face.startswith(("card:", "slim:")) and not seen.moving


def lay(
    things: Iterable[Seen],
    card: Callable[[Seen], object],
    row: Callable[[list[Seen]], object],
    hand: Callable[[Seen], bool] = in_hand,
) -> None:
    """Paint things at rest with `card`, then the hand with `row`, then flying things with `card`.

    Slips are cards behind a plaque, painted only while they move.
    """
    shown = [seen for seen in things if seen.moving or seen.place.face != SLIP]
    held = [seen for seen in shown if hand(seen)]
    flying = [seen for seen in shown if seen.moving and not hand(seen)]
    for seen in shown:
        if seen not in held and seen not in flying:
            card(seen)
    row(held)
    for seen in flying:
        card(seen)


def top_two(things: Iterable[Seen], zone: str) -> list[Seen]:
    """Return the things except those hidden below the top two cards of a pile."""
    every = list(things)
    pile = [seen.thing for seen in every if seen.place.zone == zone and not seen.moving]
    deep = set(pile[:-2])
    return [seen for seen in every if seen.thing not in deep]
