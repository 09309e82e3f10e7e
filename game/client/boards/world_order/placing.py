"""Choosing the slot for a new Influence cube, above or below the line, on the plate itself."""

from collections.abc import Collection

from pygame import FRect as Rect

from game.client.boards.world_order.cards import cell
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.plates import CELL, SLOTS, WIDEST, row_room, slot_boxes
from game.client.kit import boxes, theme
from game.client.kit.theme import HAIR, SLIM, TIGHT
from game.client.table.picture import Picture
from game.core.asking import on_top
from game.core.contract import Action
from game.play.answers import Give
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.state import State


def placing(picture: Picture, at: Spots, opened: Collection[str]) -> None:
    """Frame the slots a cube can go to and make their rows touchable, like the buttons of the prompt."""
    if picture.decision is None or at.listed:
        return
    top = on_top(picture.view)
    if not isinstance(top, PlaceInfluence) or top.region not in opened:
        return
    for kind in SLOTS:
        if Action(kind) in picture.decision.options:
            _slot(picture, at, top.region, kind)


def _slot(picture: Picture, at: Spots, region: str, kind: str) -> None:
    """Paint the slot a cube would go to; under the pointer, a cube it would push out is crossed out."""
    view: State = picture.view
    ui, canvas, plate = picture.ui, picture.ui.canvas, at.plates[region]
    row = row_room(at, plate, kind)
    places = slot_boxes(view, region, row, kind, CELL * min(at.type, WIDEST))
    first = places[0]
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    full = len(taken) >= len(places)
    box = places[-1] if full and kind == "temporary" else places[len(taken)] if not full else _beside(places)
    line = boxes.inset(Rect(plate.left, row.top, plate.w, row.h), TIGHT, 0)
    label = picture.say(f"board.row_{kind}")
    look = ui.node(f"slot:{kind}", line, "answer", label, Give(Action(kind)), focusable=False, sound="")
    if look.hover:
        cell(canvas, *box.center, box.w, view.powers[at.below])
        if full and kind == "temporary":
            canvas.icon("cross", *first.center, box.w + TIGHT, theme.WHITE)
    ui.framed(box, radius=SLIM)


def _beside(places: list[Rect]) -> Rect:
    """Return the place just past the last one of a full row."""
    step = places[1].left - places[0].left if len(places) > 1 else places[0].w + HAIR
    return places[-1].move(step, 0)
