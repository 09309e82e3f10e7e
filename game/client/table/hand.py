"""The hand of cards, and everything else that moves: what lies comes first, the hand over it, flights last."""

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

BARRED = (*theme.TABLE, 95)
"""What lies over a card that is of no use now."""
HELD = 100
"""The layer of the first card in a hand."""
RAISED = 10.0
"""The px by which a card that is part of what is being put together stands higher than the others."""
KEYS = 9
"""How many cards of a hand have a key of their own."""


@dataclass(frozen=True, slots=True)
class InHand:
    """What a board says of a card of the hand: what touching it reaches for, and how it looks."""

    noun: str
    label: str
    key: str = ""
    rank: float = 0
    """Where it comes in the order of Tab among what is on offer."""
    message: object = None
    """What touching it sends, where that is more than to reach for it."""
    drag: object = None
    """What is dragged away from it, where that is not what touching it sends."""
    used: bool = False
    """Whether it is part already of what is being put together: it stays where it lies."""
    picked: bool = False
    barred: bool = False
    """Whether it is of no use for what is asked."""
    copy: bool = False
    """Whether another card stands for it, which is the same: Tab passes it by."""
    state: tuple[str, ...] = ()
    """What else is said of it in words."""

    @classmethod
    def of(cls, picture: Picture, card: str, number: int, *, keyed: bool = True, used: bool = False) -> "InHand":
        """Return what most boards say of a card: numbers pick the first ones, what can't be chosen is barred."""
        return cls(
            card, picture.name(card), str(number + 1) if keyed and number < KEYS else "", number, used=used,
            picked=card == picture.picked, barred=picture.decision is not None and not (picture.lit(card) or used),
        )  # fmt: skip


def box(place: Place) -> Rect:
    """Where a thing lies."""
    return boxes.around(place.x, place.y, place.w, place.h)


def placed(rect: Rect, face: str, layer: int, zone: str, kind: str = "", **more: Any) -> Place:
    """The place of a thing in a box."""
    return Place(rect.centerx, rect.centery, rect.w, rect.h, face, layer, zone, kind, **more)


def in_hands(
    at: BoardSpots, view: Any, seat: Seat, slip: Rect, raised: Container[str] = ()
) -> Iterator[tuple[str, Place]]:
    """Yield a seat's cards: the near hand in the tray, others' hands behind `slip`, unseen ones without a name.

    The cards in `raised` stand higher than the others.
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
    """The cards of a hand with their numbers from the left; the one looked at comes last and lies on top."""
    row = sorted(hand, key=lambda seen: seen.place.x)
    return sorted(enumerate(row), key=lambda pair: picture.held(pair[1].thing))


def hand_card(picture: Picture, seen: Seen, printed: Printed, card: InHand) -> Rect:
    """Paint a card of the hand, raised under the pointer, and let it be touched; where it is then.

    Its face is dimmed while it is barred. What of it is framed in white, all or a part, is the board's to say.
    """
    ui, up = picture.ui, (picture.held(card.noun) or card.picked) and not card.used
    rect = box(seen.place).move(0, -ui.eased(f"lift:{seen.thing}", GAP if up else 0.0))
    below = boxes.cut(rect, bottom=rect.bottom - box(seen.place).bottom - GAP)
    more = {} if card.message is None else {"message": card.message}
    state = (*card.state, *(("in use",) if card.used else ()))
    picture.touch(
        card.noun, below, "card", card.label, key=card.key, ring=rect, rank=card.rank, state=state,
        focusable=not card.copy, drag=card.drag, **more,
    )  # fmt: skip
    ui.canvas.shadow(rect, alpha=170)
    printed.lay(picture, seen.place.face, rect)
    if card.barred:
        ui.canvas.rect(rect, BARRED, radius=CORNER)
    return rect


def hand(picture: Picture, room: Rect, cards: Sequence[str]) -> None:
    """Lay a hand of cards into a room, each to be reached for; those of no use now are dimmed."""
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
        if lit and (told.picked or picture.held(card)):
            picture.ui.framed(lies)


def in_hand(seen: Seen) -> bool:
    """Return whether a card lies open in the hand below."""
    place = seen.place
    return place.zone.startswith("hand:") and place.face.startswith(("card:", "slim:")) and not seen.moving


def lay(
    things: Iterable[Seen],
    card: Callable[[Seen], object],
    row: Callable[[list[Seen]], object],
    hand: Callable[[Seen], bool] = in_hand,
) -> None:
    """Paint what lies, then the cards that are in the hand as a row, then what is in the air.

    Slips are cards behind a plaque: they are only seen while they come and go.
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
    """Things without those of a pile that lie deeper than its second card: they cannot be seen."""
    every = list(things)
    pile = [seen.thing for seen in every if seen.place.zone == zone and not seen.moving]
    deep = set(pile[:-2])
    return [seen for seen in every if seen.thing not in deep]
