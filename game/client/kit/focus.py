"""The interactive nodes of the screen: one list for pointer, keyboard, pad, speech output and tests."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from pygame import FRect as Rect

from game.core.language.words import say, small

WAYS, LOG, TOOLS = -2e6, 1.5e6, 2e6
"""Tab order: prompt bar buttons, then offers on the board; last come log lines, then top bar tools."""


ASLANT = 120.0
"""How far up or down the next node to the left or right may be, in px; more if it is further away."""


@dataclass(frozen=True, slots=True)
class Node:
    """A named item on the screen: where it is, what it says, and what pressing it sends.

    A node with a `reason` is *off*: it can still be pressed, and answers with the reason. `step` and `slide`
    return the message for left/right and for a drag (0 to 1 across the width); `write` returns the message for
    changed text. Dragging a node drops its message, or `drag` if pressing it means something else. `key` is the
    default key of its command, `cap` the current one to show. `grab` returns the message for the next key or pad
    button, which then loses its usual meaning. A node with `hold` must be held for that many seconds. A tap on it
    does nothing, unless `held` is set: then a tap sends the message and holding sends `held`.
    """

    id: str
    rect: Rect
    role: str
    label: str
    message: object = None
    key: str = ""
    state: tuple[str, ...] = ()
    reason: str = ""
    rule: str = ""
    tip: str = ""
    order: float = 0.0
    layer: int = 0
    paper: bool = False
    sound: str = "confirm"
    ready_at: float = 0.0
    ring: Rect | None = None
    focusable: bool = True
    hit: Callable[[float, float], bool] | None = None
    clip: Rect | None = None
    scroll: str = ""
    text: str | None = None
    step: Callable[[int], object] | None = None
    slide: Callable[[float], object] | None = None
    write: Callable[[str], object] | None = None
    drag: object = None
    cap: str = ""
    grab: Callable[[str, str], object] | None = None
    hold: float = 0.0
    held: object = None

    @property
    def enabled(self) -> bool:
        """True unless there is a reason why it is off."""
        return not self.reason

    @property
    def active(self) -> bool:
        """True if pressing it does something or shows a reason."""
        return bool(self.reason) or any(x is not None for x in (self.message, self.write, self.slide, self.step))

    @property
    def seen(self) -> Rect:
        """The part that isn't scrolled out of view."""
        return self.rect.clip(self.clip) if self.clip else self.rect

    def contains(self, x: float, y: float) -> bool:
        """Return True if the point is on the node."""
        if self.clip is not None and not self.clip.collidepoint(x, y):
            return False
        return self.hit(x, y) if self.hit else self.rect.collidepoint(x, y)


@dataclass(eq=False)
class Focus:
    """The nodes of the last frame, and which of them are focused, hovered and pressed.

    `placed` is True while the focus is where the program put it; Enter then presses the button labelled Enter.
    """

    nodes: list[Node] = field(default_factory=list)
    focused: str | None = None
    hovered: str | None = None
    pressed: str | None = None
    visible: bool = False
    placed: bool = False
    left_at: float = float("-inf")
    start: str | None = None
    """The first node for Tab, an arrow or Enter while nothing has the focus."""
    born: dict[str, float] = field(default_factory=dict)

    def settle(self, nodes: Iterable[Node], now: float = 0.0) -> None:
        """Take over the nodes of a frame painted at `now` (seconds); only the top layer can be reached."""
        every = list(nodes)
        top = max((node.layer for node in every), default=0)
        self.nodes = [node for node in every if node.layer == top]
        names = {node.id for node in self.nodes}
        self.born = {name: self.born.get(name, now) for name in names}
        gone = self.focused is not None and self.focused not in names
        self.focused = None if gone else self.focused
        here = self.node(self.focused)
        self.left_at = here.order if here is not None else self.left_at
        self.hovered = self.hovered if self.hovered in names else None

    def node(self, name: str | None) -> Node | None:
        """Return the node with this id, or None."""
        return next((node for node in self.nodes if node.id == name), None)

    def at(self, x: float, y: float) -> Node | None:
        """Return the topmost node at a point, or None."""
        return next((node for node in reversed(self.nodes) if node.contains(x, y)), None)

    def put(self, name: str) -> None:
        """Focus a node for the program."""
        self.focused, self.placed = name, True

    def move(self, name: str) -> None:
        """Focus a node for the player."""
        self.focused, self.placed = name, False

    def ready_at(self, node: Node, wait: float) -> float:
        """Return the time from which a press counts: `wait` seconds after the node appeared."""
        return max(node.ready_at, self.born.get(node.id, 0.0) + wait)

    def meant_by(self, key: str) -> Node | None:
        """Return the node that Enter or Space presses.

        That is the focused node, unless the program put the focus there and another button is labelled Enter.
        """
        here = self.node(self.focused) if self.visible else None
        if here is None or not here.active or here.write is not None:
            return None
        named = self.with_key(key) if key == "enter" and self.placed else None
        return named if named is not None and named.enabled else here

    def with_key(self, name: str) -> Node | None:
        """Return the node with this key; nodes that are on come before nodes that are off.

        Esc goes to the topmost node, which is painted last.
        """
        wanted = [node for node in self.nodes if name in node.key.casefold().split("|")]
        if name == "esc":
            wanted.reverse()
        return next((node for node in wanted if node.enabled), wanted[0] if wanted else None)

    def stops(self) -> list[Node]:
        """Return the nodes that can have the focus, in reading order."""
        stops = [node for node in self.nodes if node.focusable and node.active]
        return sorted(stops, key=lambda node: node.order)

    def advance(self, step: int) -> Node | None:
        """Move the focus to the next (+1) or previous (-1) stop and return it."""
        stops = self.stops()
        first = self.begin() if step > 0 else None
        if first is not None:
            return first
        if not stops:
            return None
        here = next((i for i, node in enumerate(stops) if node.id == self.focused), None)
        index = self._resume(stops, step) if here is None else (here + step) % len(stops)
        self.move(stops[index].id)
        return stops[index]

    def begin(self, *, seen: bool = True) -> Node | None:
        """If nothing has the focus, focus the question's first node and return it, else return None.

        A focus that no ring shows, left by a press of the pointer, doesn't count unless `seen`.
        """
        node = self.node(self.start) if not seen or self.node(self.focused) is None else None
        if node is not None:
            self.move(node.id)
        return node

    def forget(self) -> None:
        """Clear the focus and its last position."""
        self.focused, self.left_at = None, float("-inf")

    def _resume(self, stops: Sequence[Node], step: int) -> int:
        """Return the index of the stop after the position of the focused node, which is gone."""
        after = sum(node.order < self.left_at for node in stops)
        first = after % len(stops) if step > 0 else after - 1
        if self.left_at > float("-inf") or step < 0:
            return first
        return next((index for index, node in enumerate(stops) if node.enabled), first)

    def toward(self, dx: int, dy: int) -> Node | None:
        """Focus the nearest stop in a direction and return it, or None if there is none."""
        here = self.node(self.focused)
        if here is None:
            return self.advance(1)
        ahead = [(gap, node) for node in self.stops() if (gap := _gap(here.rect, node.rect, dx, dy)) is not None]
        if dy and here.role == "row" and here.scroll:  # sideways or Tab leaves a list
            ahead = [(gap, node) for gap, node in ahead if node.scroll == here.scroll]
        if not ahead:
            return None
        nearest = min(ahead, key=lambda pair: pair[0])[1]
        self.move(nearest.id)
        return nearest


def _gap(here: Rect, there: Rect, dx: int, dy: int) -> float | None:
    """Return the distance to a node in a direction, sideways distance weighted more; None if it isn't ahead."""
    if here == there:
        return None
    if dx:
        ahead = (there.centerx - here.centerx) * dx
        edge = (there.left - here.right) if dx > 0 else (here.left - there.right)
        aside = max(0.0, there.top - here.bottom, here.top - there.bottom)
        skew = abs(there.centery - here.centery)
    else:
        ahead = (there.centery - here.centery) * dy
        edge = (there.top - here.bottom) if dy > 0 else (here.top - there.bottom)
        aside = max(0.0, there.left - here.right, here.left - there.right)
        skew = abs(there.centerx - here.centerx)
    if dx and aside > ASLANT + max(0.0, edge):
        return None
    if ahead <= 1 or edge < -0.5 * (min(here.w, there.w) if dx else min(here.h, there.h)):
        return None
    return max(0.0, edge) + 3.0 * aside + 0.3 * skew


STATES = ("chosen", "on", "off", "held", "possible", "used")
"""The states with a word of their own; any other state is a value and is spoken as is."""


def describe(node: Node) -> str:
    """Return the sentence spoken for a node: name, kind, state, key, and the reason why it's off."""
    parts = [node.label, _word(f"role_{node.role.replace(' ', '_')}")]
    parts += [_word(f"state_{each}") if each in STATES else each for each in node.state]
    if node.text:
        parts.append(node.text)
    if node.cap:
        parts.append(_word("key", cap=node.cap))
    if node.reason:
        parts.append(_word("off", why=node.reason))
    elif node.tip and not node.tip.startswith(node.label):
        parts.append(node.tip.replace("\n", ". "))
    return ", ".join(part for part in parts if part)


def _word(key: str, **fields: str) -> str:
    return small(say(f"aloud.{key}", **fields))
