"""Above or below the line: the question of a new Influence, put on the slots of the plate themselves."""

from pygame import FRect as Rect

from game.client.boards.world_order.cards import cell
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.map import SLOTS, row_room, slot_boxes
from game.client.kit import theme
from game.client.table.answers import Do
from game.client.table.picture import Picture
from game.core.agenda import asked
from game.core.contract import Action
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.state import State


def placing(picture: Picture, at: Spots) -> None:
    """Ring the slots a cube may go to; they are touched like the buttons of the prompt."""
    if picture.decision is None or at.listed:  # in the middle of a deed nothing is asked
        return
    top = asked(picture.view)
    if not isinstance(top, PlaceInfluence):
        return
    for kind in SLOTS:
        if Action(kind) in picture.decision.options:
            _slot(picture, at, top.region, kind)


def _slot(picture: Picture, at: Spots, region: str, kind: str) -> None:
    """The slot a cube would go to; a cube it would push out is struck out while it is looked at."""
    view: State = picture.view
    ui, canvas, plate = picture.ui, picture.ui.canvas, at.plates[region]
    row = row_room(at, plate, kind)
    boxes = slot_boxes(view, region, row, kind)
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    full = len(taken) >= len(boxes)
    box = boxes[-1] if full and kind == "temporary" else boxes[len(taken)] if not full else _beside(boxes)
    line = Rect(plate.left + 4, row.top, plate.w - 8, row.h)
    label = picture.say(f"board.row_{kind}")
    look = ui.node(f"slot:{kind}", line, "answer", label, Do(Action(kind)), focusable=False, sound="")
    if look.hover:
        cell(canvas, *box.center, box.w, view.powers[at.below])
        if full and kind == "temporary":
            canvas.icon("cross", boxes[0].centerx, boxes[0].centery, box.w + 4, theme.WHITE)
    canvas.rect(box.inflate(4, 4), None, radius=3, border=theme.WHITE, border_width=2)


def _beside(boxes: list[Rect]) -> Rect:
    """The place beside a row that is full."""
    step = boxes[1].left - boxes[0].left if len(boxes) > 1 else boxes[0].w + 2
    return boxes[-1].move(step, 0)
