"""The pointer: what it is over, and what it presses, drags, slides and scrolls."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.client.kit import scrolling
from game.client.kit.focus import Focus, Node
from game.client.kit.messages import Dropped, Inspect, Pointer, Turning, Wheel
from game.client.kit.theme import MS
from game.client.kit.widgets import Ui

AWAY = (-1.0, -1.0)
DRAGGED = 10.0  # px from the press beyond which a node is dragged instead of clicked
TURNED = frozenset(("chosen", "on", "off", "held", "used"))
"""The node states that one press turns on and the next turns off."""


class Pressed(NamedTuple):
    """What a press hits: the scene's tree, the node's id ("" for none), and which TURNED states it has."""

    tree: Focus
    node: str
    turned: frozenset[str]


def pressed(tree: Focus, node: Node | None) -> Pressed:
    """Return what a press would hit now."""
    return Pressed(tree, node.id if node else "", TURNED.intersection(node.state if node else ()))


class Mouse:
    """The pointer of one window. `hold` starts holding a node, `use` activates it."""

    def __init__(
        self, ui: Ui, send: Callable[[object], None], hold: Callable[[Node], None], use: Callable[[Node], None]
    ) -> None:
        self.ui, self.send, self.hold, self.use = ui, send, hold, use
        self._press: tuple[str, float] | None = None
        self._pressed_at = (0.0, 0.0)
        self._last, self._let_go = pressed(ui.tree, None), float("-inf")
        self._inspected = False
        self._parked: tuple[int, int] | None = None

    def let_go(self) -> None:
        """Forget what the pointer pressed or dragged, as if it had been released elsewhere."""
        self.ui.tree.pressed = self._press = self.ui.dragged = None

    def park(self, at: tuple[int, int] | None) -> None:
        """Clear the pointer's position, and move it to `at` if that is a point of the window; it stays parked
        until it moves.
        """
        self.ui.pointer, self.ui.tree.hovered, self._parked = AWAY, None, at
        if at is not None and pygame.mouse.get_focused():
            pygame.mouse.set_pos(at)

    def is_parked(self, at: tuple[int, int]) -> bool:
        """Return True if a motion event comes from parking the pointer rather than from a person."""
        return at == self._parked

    def hover(self, x: float, y: float) -> None:
        """Update which node the pointer is over."""
        under = self.ui.tree.at(x, y)
        name = under.id if under else None
        if name != self.ui.tree.hovered:
            self.ui.tree.hovered = name
            self.ui.redraw()

    def move(self, x: float, y: float) -> None:
        """Move to a point, along with whatever is being dragged or slid."""
        self.ui.pointer = (x, y)
        if self.ui.memory.rests:
            self.ui.memory.rests = False
            self.ui.redraw()
        held = self.ui.tree.node(self.ui.tree.pressed)
        if held is not None and held.slide is not None:
            self._slide(held, x)
            return
        if held is not None and pygame.Vector2(x, y).distance_to(self._pressed_at) > DRAGGED:
            self.ui.dragged = held.id
            self.ui.redraw()
        self.hover(x, y)
        if self.ui.tree.hovered is None:
            self.send(Pointer(x, y, "move"))

    def down(self, button: int, x: float, y: float) -> None:
        """Press a mouse button: hold, press or slide the node there, or look at it more closely."""
        self.ui.pointer, self.ui.tree.visible, self.ui.pad = (x, y), False, ""
        self.ui.redraw()
        node = self.ui.tree.at(x, y)
        self.hover(x, y)
        if button == 3:
            self.send(Inspect(node.id) if node else Pointer(x, y, "right"))
        elif button == 1 and (self._too_soon(node) or self._is_second(node, x, y)):
            return
        elif button == 1 and node is not None and node.hold:
            self.hold(node)
        elif button == 1 and node is not None:
            self.ui.tree.pressed = node.id
            self._press = (node.id, self.ui.time)
            self._inspected = False
            self.ui.memory.selected = ""
            if node.focusable and node.active:
                self.ui.tree.move(node.id)
            if node.slide is not None:
                self._slide(node, x)
        elif button == 1:
            self.ui.tree.focused, self.ui.last_press = None, self.ui.time
            self.send(Pointer(x, y, "press"))

    def _too_soon(self, node: Node | None) -> bool:
        """Return True if a press came before anybody could have seen what it would hit."""
        return node is not None and self.ui.time < self.ui.tree.ready_at(node, MS["settle"] / 1000)

    def _is_second(self, node: Node | None, x: float, y: float) -> bool:
        """Return True for the second press of a double click if it would undo the first press or hit something
        else.
        """
        soon = self.ui.time - self._let_go < MS["double"] / 1000
        here = pygame.Vector2(x, y).distance_to(self._pressed_at) <= DRAGGED
        now = pressed(self.ui.tree, node)
        turns = node is not None and isinstance(node.message, Turning)
        if soon and here and (turns or now != self._last):
            return True
        self._last, self._pressed_at = now, (x, y)
        return False

    def up(self, x: float, y: float) -> None:
        """Release the button: activate what was pressed, or drop what was dragged."""
        self._let_go = self.ui.time
        held, self.ui.tree.pressed, self._press = self.ui.tree.pressed, None, None
        dragged, self.ui.dragged = self.ui.dragged, None
        self.ui.redraw()
        node = self.ui.tree.at(x, y)
        if held is None:
            self.send(Pointer(x, y, "release"))
        elif self._inspected:
            return
        elif node is not None and node.id == held and node.slide is None:
            self.use(node)
        elif dragged == held:
            self.send(Dropped(held, node.id if node is not None else ""))

    def _slide(self, node: Node, x: float) -> None:
        if node.slide is not None:
            share = (x - node.rect.left) / max(1.0, node.rect.w)
            self.send(node.slide(max(0.0, min(1.0, share))))

    def wheel(self, notches: float) -> None:
        """Scroll the area under the pointer."""
        x, y = self.ui.pointer
        area = scrolling.area_at(self.ui, x, y)
        if area:
            scrolling.scroll_by(self.ui, area, -48.0 * notches)
            self.ui.redraw()
        else:
            self.send(Wheel(x, y, notches))

    def long_press(self) -> None:
        """Inspect a node that has been pressed for half a second."""
        if (
            self._press
            and not self._inspected
            and not self.ui.dragged
            and self.ui.time - self._press[1] > MS["long_press"] / 1000
        ):
            node = self.ui.tree.node(self._press[0])
            if node is not None and node.slide is None:
                self._inspected = True
                self.send(Inspect(node.id))
