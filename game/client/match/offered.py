"""What the last picture offers: its nodes and keys, where the focus starts, and what is dragged over it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pygame import FRect as Rect

from game.client.kit.focus import Node
from game.client.kit.messages import Dropped
from game.client.kit.theme import MS, ease
from game.client.kit.widgets import Ui, Way
from game.client.table.messages import Carried
from game.core.contract import Action
from game.play.answers import Confirm, Give, NoteDown, Piece, Reach
from game.play.reaching import Meant, Reaching
from game.play.sitting import Sitting


@dataclass
class Offered:
    """The nodes, keys and notes offered by the last picture."""

    unseen: tuple[str, ...] = ()
    """Things on offer that the board doesn't show."""
    keys: dict[str, object] = field(default_factory=dict)
    """The messages of letter and digit keys."""
    number: int = -1
    """The number of the question they belong to; -1 if something was moving."""
    notes: dict[Action, NoteDown] = field(default_factory=dict)
    """The possible entries of a draft."""
    unfocused: bool = False
    """True if the question hasn't been given the focus yet."""
    visitor: bool = False
    """True if a kiosk visitor is playing, who can't open the settings."""

    def seen(self, nodes: Sequence[Node], wanted: Iterable[str], number: int) -> None:
        """Take over a picture's nodes; `wanted` are the nouns on offer."""
        shown = {node.id for node in nodes}
        self.unseen = tuple(noun for noun in wanted if f"noun:{noun}" not in shown)
        self.keys = {node.key.split("|")[-1]: node.message for node in nodes if node.key and node.enabled}
        self.number = number
        self.notes = {node.message.action: node.message for node in nodes if isinstance(node.message, NoteDown)}

    def refocus(self) -> None:
        """Give the question the focus in the next picture."""
        self.unfocused = True

    def focus(
        self, ui: Ui, ways: Sequence[Way], *, asking: bool, kept: bool = False, hinted: bool = False
    ) -> None:
        """Focus the button that Enter triggers, else the first answer, unless a hint led here.

        Players who use keys get the focus at once, others with their first key; while `kept`, the focus is cleared
        again.
        """
        main = any(way.main for way in ways)  # a paused lesson has a button for Enter
        wanted = _first_answer(ui, ways) if main or (asking and not hinted) else ""
        ui.begin_at(wanted)
        if (self.unfocused or kept) and (wanted or hinted):
            ui.tree.forget()
            if ui.keys_last and wanted:
                ui.focus_on(wanted)
        self.unfocused = False


def _first_answer(ui: Ui, ways: Sequence[Way]) -> str:
    """Return the id of the node where a question's focus starts."""
    main = (way.id for way in ways if way.main)
    offered = (node.id for node in sorted(ui.nodes, key=lambda node: node.order) if "possible" in node.state)
    named = (way.id for way in ways if isinstance(way.message, Give | Confirm))
    return next(iter((*main, *offered, *named)), "")


ROLES = ("card", "half", "spy")
"""The roles of nodes that can be dragged."""


@dataclass
class Dragging:
    """The thing being dragged, and the thing flying home."""

    sitting: Sitting
    reaching: Reaching
    carrying: Carried | None = None
    homing: Carried | None = None
    """The thing flying home after a drop that did nothing."""
    let_go_at: float = 0.0
    """When something was last dragged, in seconds."""
    reaches: dict[str, Node] = field(default_factory=dict)
    """The draggable nodes of the last picture, by id."""

    def seen(self, nodes: Iterable[Node]) -> None:
        """Record the draggable nodes of a picture."""
        self.reaches = {node.id: node for node in nodes if isinstance(_dragged(node), Reach | Piece)}

    def carried(self, ui: Ui, view: Any, *, asked: bool) -> Carried | None:
        """Update and return the dragged thing with its use, or the thing flying home, or None.

        Return None while no question is being asked: in the middle of a deed the view can't say what a thing is
        for, and the hand may have been hidden.
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
        """Return the thing flying home, or None once it has arrived."""
        away = 1 - ease.out_quad((ui.time - self.let_go_at) / (MS["home"] / 1000))
        if self.homing is None or away <= 0.01 or ui.reduce_motion:
            self.homing = None
            return None
        ui.redraw()
        return replace(self.homing, away=min(away, 0.999))

    def let_go(self, dropped: Dropped, tray: Rect) -> tuple[Reach | Piece, Reach] | None:
        """Return what was dropped and its target; None for a meaningless drop, such as one over the tray."""
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
        """Return what a drop means; a thing that isn't used flies home."""
        meant = self.reaching.drop(view, thing, goal)
        self.homing = None if isinstance(meant, Give) else self.homing
        return meant


def _dragged(node: Node) -> object:
    """Return what dragging a node means, or its message."""
    return node.drag or node.message
