"""Enlarged things: on request, after hovering for a while, or under Shift."""

from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from game.client.kit.focus import Node
from game.client.kit.messages import Inspect
from game.client.kit.theme import MS
from game.client.kit.widgets import Ui
from game.client.table.board import Board
from game.client.table.picture import Picture
from game.core.language.words import say


@dataclass
class Closer:
    """The enlarged thing, and the one that stays small because it was just touched."""

    board: Board[Any]
    asked: str = ""
    """The node that was asked for."""
    held: bool = False
    """Whether it's enlarged only while it's held down."""
    calm: str = ""
    """The node under the pointer at the last touch or question; enlarged, it would cover the answer."""
    newly_asked: bool = False
    resting: tuple[float, float] | None = None
    """The pointer's place at the last question; nothing is enlarged until it moves."""

    def look(self, node: str) -> None:
        """Enlarge a node, or stop."""
        self.asked = "" if self.asked == node else node

    def paint(self, ui: Ui, picture: Picture) -> None:
        """Paint the enlarged thing."""
        self._let_go(ui)
        self._calm_down(ui)
        if ui.dragged:
            return
        node = ui.tree.node(self.asked) if self.asked else self._hovered(ui)
        if node is None or not (thing := self.board.closer(node.id)):
            return
        if not self.asked and not ui.shift and thing == self.calm:
            return
        self.board.inspect(picture, node)
        if self.asked:
            with ui.above() if node.layer else nullcontext():
                back, words = Inspect(self.asked), say("match.close")
                ui.node("closer", (0, 0, 0, 0), "note", words, back, key="Esc", focusable=False)

    def _let_go(self, ui: Ui) -> None:
        held = bool(self.asked) and ui.tree.pressed == self.asked
        if self.held and not held:
            self.asked = ""
        self.held = held

    def _calm_down(self, ui: Ui) -> None:
        if self.newly_asked:
            self.newly_asked, self.resting = False, ui.pointer
        under = self.board.closer(ui.tree.hovered or "")
        if ui.pointer == self.resting:
            self.calm = under
        elif self.calm != under:
            self.calm = ""

    def _hovered(self, ui: Ui) -> Node | None:
        """Return the node hovered for long enough; with Shift, the one under the pointer or in focus."""
        name = ui.tree.hovered or (ui.focus if ui.shift and ui.keys_last else None) or ""
        thing = self.board.closer(name)
        wait = MS["tip"] / 1000 - ui.since("closer", thing)
        if not thing:
            return None
        if wait > 0 and not ui.shift:
            ui.wake_in(wait)
            return None
        return ui.tree.node(name)
