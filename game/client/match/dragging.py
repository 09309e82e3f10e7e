"""What is dragged over the board: what it's for, what it is dropped on, and how it flies home."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from pygame import FRect as Rect

from game.client.kit.focus import Node
from game.client.kit.messages import Dropped
from game.client.kit.theme import MS, ease
from game.client.kit.widgets import Ui
from game.client.match.reach import Meant, Reaching
from game.client.table.answers import Do
from game.client.table.messages import Carried, Piece, Reach
from game.play.sitting import Sitting

ROLES = ("card", "half", "spy")
"""The roles of what can be dragged somewhere."""


@dataclass
class Dragging:
    """What is beside the pointer, and what was let go of."""

    sitting: Sitting
    reaching: Reaching
    carrying: Carried | None = None
    homing: Carried | None = None
    """What was let go of and flies home."""
    let_go_at: float = 0.0
    """When anything was dragged last, in seconds."""
    reaches: dict[str, Node] = field(default_factory=dict)
    """What could be reached for in the last picture, by its id."""

    def seen(self, nodes: Iterable[Node]) -> None:
        """Take over what can be reached for in a picture."""
        self.reaches = {node.id: node for node in nodes if isinstance(_dragged(node), Reach | Piece)}

    def carried(self, ui: Ui, view: Any, *, asked: bool) -> Carried | None:
        """What is being dragged somewhere, and what it would be used for; or what flies home.

        Neither while no question is put: a view in the middle of a deed can't say what a thing is for, and the
        hand may have been laid down.
        """
        if not asked:
            self.carrying = self.homing = None
            return None
        node = self.reaches.get(ui.dragged or "")
        thing = _dragged(node) if node is not None and node.role in ROLES else None
        if not isinstance(thing, Reach | Piece):
            self.carrying = None
            return self._flying_home(ui)
        used = (thing.noun, thing.verb) if isinstance(thing, Piece) else self.reaching.carried(view, thing)
        self.carrying = Carried(*used, *ui.pointer) if used is not None else None
        self.homing, self.let_go_at = None, ui.time
        return self.carrying

    def _flying_home(self, ui: Ui) -> Carried | None:
        """What was let go of where it cannot stay, for the moment in which it goes back."""
        away = 1 - ease.out_quad((ui.time - self.let_go_at) / (MS["home"] / 1000))
        if self.homing is None or away <= 0.01 or ui.reduce_motion:
            self.homing = None
            return None
        ui.redraw()
        return replace(self.homing, away=min(away, 0.999))

    def let_go(self, dropped: Dropped, tray: Rect) -> tuple[Reach | Piece, Reach] | None:
        """What was dragged onto what; None for a drop that means nothing, as over the tray or where it lay."""
        self.homing = self.carrying
        dragged, onto = self.reaches.get(dropped.node), self.reaches.get(dropped.onto)
        thing, goal = _dragged(dragged) if dragged else None, onto.message if onto else None
        if dragged is None or dragged.role not in ROLES or not isinstance(thing, Reach | Piece):
            return None
        if onto is None or not isinstance(goal, Reach) or tray.collidepoint(onto.rect.center):
            return None
        put_back = onto.rect.contains(dragged.rect)
        return None if put_back or self.sitting.mine() is None else (thing, goal)

    def meant(self, view: Any, thing: Reach | Piece, goal: Reach) -> Meant:
        """What a drop means; a thing that is used stays where it was dropped."""
        meant = self.reaching.drop(view, thing, goal)
        self.homing = None if isinstance(meant, Do) else self.homing
        return meant


def _dragged(node: Node) -> object:
    """What is dragged off a node: what touching it sends, unless that means something else."""
    return node.drag or node.message
