"""A thing looked at closely: what was asked for, what is hovered for a while, what Shift points at."""

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
    """What is looked at closely, and what is left alone because it was just touched."""

    board: Board[Any]
    asked: str = ""
    """The node somebody wants to look at."""
    held: bool = False
    """Whether it is held down to be looked at: letting go ends it."""
    calm: str = ""
    """What was touched last or lay there when the question was put, while the pointer still rests on it: enlarged
    by itself it would cover the answer to the touch."""
    newly_asked: bool = False
    resting: tuple[float, float] | None = None
    """Where the pointer lay when the question was put: nothing is enlarged until it moves."""

    def look(self, node: str) -> None:
        """Look closer at a node, or no more."""
        self.asked = "" if self.asked == node else node

    def paint(self, ui: Ui, picture: Picture) -> None:
        """Enlarge what is looked at."""
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
        under = self.board.closer(ui.hover or "")
        if ui.pointer == self.resting:
            self.calm = under
        elif self.calm != under:
            self.calm = ""

    def _hovered(self, ui: Ui) -> Node | None:
        """What has been under the pointer for long enough, or lies there or in the focus while Shift is held."""
        name = ui.hover or (ui.focus if ui.shift and ui.keys_last else None) or ""
        thing = self.board.closer(name)
        wait = MS["tip"] / 1000 - ui.since("closer", thing)
        if not thing:
            return None
        if wait > 0 and not ui.shift:
            ui.wake_in(wait)
            return None
        return ui.tree.node(name)
