"""The tree of what can be touched: one list of nodes for pointer, keys, pad, speech and tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from pygame import FRect as Rect

from game.core.language.words import say, small

WAYS, LOG, TOOLS = -2e6, 1.5e6, 2e6
"""Where the ways of the prompt bar, the lines of a log and the tools of the top bar come in the order of Tab:
first, last but one, and last; what is on offer on the board comes right after the ways."""


ASLANT = 120.0
"""How far above or below, in px, the next thing to the left or right may lie; more where it is farther away."""


@dataclass(frozen=True, slots=True)
class Node:
    """Something on the screen with a name: where it is, what it says, and what touching it means.

    `reason` makes the node *off*: it can still be touched and answers with the reason. `step` and `slide` make
    the message for left/right and for a drag (0 to 1 across the width); `write` makes it for changed text. What
    is dragged off it is its message, or `drag` where touching it means something else. `key` is the key that its
    command has at first, `cap` what is to be pressed now. `grab` makes the message for the next key that is
    struck, or the next button of a pad, instead of what that means. A node with `hold` has to be held for so many
    seconds: a tap does nothing.
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

    @property
    def enabled(self) -> bool:
        """True unless there is a reason why not."""
        return not self.reason

    @property
    def active(self) -> bool:
        """True when touching it does something or answers something."""
        return bool(self.reason) or any(x is not None for x in (self.message, self.write, self.slide, self.step))

    def contains(self, x: float, y: float) -> bool:
        """True when the point is on the node."""
        if self.clip is not None and not self.clip.collidepoint(x, y):
            return False
        return self.hit(x, y) if self.hit else self.rect.collidepoint(x, y)


@dataclass
class Focus:
    """The nodes of the last picture, and which of them is focused, hovered and pressed.

    `placed` is true while the focus stands where the program has put it: Enter then means the button that says so.
    """

    nodes: list[Node] = field(default_factory=list)
    focused: str | None = None
    hovered: str | None = None
    pressed: str | None = None
    visible: bool = False
    placed: bool = False
    left_at: float = float("-inf")
    start: str | None = None
    """Where Tab, an arrow or Enter goes first while nothing has the focus."""
    born: dict[str, float] = field(default_factory=dict)

    def settle(self, nodes: Iterable[Node], now: float = 0.0) -> None:
        """Take over the nodes of a picture of this moment (seconds); only the highest layer can be reached."""
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
        """Return the uppermost node at a point, or None."""
        return next((node for node in reversed(self.nodes) if node.contains(x, y)), None)

    def put(self, name: str) -> None:
        """Put the focus on a node without anybody having moved it there."""
        self.focused, self.placed = name, True

    def move(self, name: str) -> None:
        """Move the focus to a node, as somebody at the machine wants it."""
        self.focused, self.placed = name, False

    def ready_at(self, node: Node, wait: float) -> float:
        """Return when a press begins to count: some seconds after the node has come to be where it is."""
        return max(node.ready_at, self.born.get(node.id, 0.0) + wait)

    def meant_by(self, key: str) -> Node | None:
        """Return the node that Enter or Space means: the focused one, but where the program has put the focus
        and another button says Enter, Enter means that button.
        """
        here = self.node(self.focused) if self.visible else None
        if here is None or not here.active or here.write is not None:
            return None
        named = self.with_key(key) if key == "enter" and self.placed else None
        return named if named is not None and named.enabled else here

    def with_key(self, name: str) -> Node | None:
        """Return the node that wants this key; one that is on comes before one that is off.

        Esc means what lies uppermost, and that is painted last.
        """
        wanted = [node for node in self.nodes if name in node.key.casefold().split("|")]
        if name == "esc":
            wanted.reverse()
        return next((node for node in wanted if node.enabled), wanted[0] if wanted else None)

    def stops(self) -> list[Node]:
        """Return the nodes that the focus can rest on, in reading order."""
        stops = [node for node in self.nodes if node.focusable and node.active]
        return sorted(stops, key=lambda node: node.order)

    def advance(self, step: int) -> Node | None:
        """Move the focus to the next (+1) or the previous (-1) stop and return it."""
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

    def begin(self) -> Node | None:
        """Move the focus to where a question begins, if nothing has it, and return that node."""
        node = self.node(self.start) if self.node(self.focused) is None else None
        if node is not None:
            self.move(node.id)
        return node

    def forget(self) -> None:
        """Leave nothing focused, as if nobody had been anywhere yet."""
        self.focused, self.left_at = None, float("-inf")

    def _resume(self, stops: Sequence[Node], step: int) -> int:
        """Return the stop to go on from when the focused node has gone: the next one after its place."""
        after = sum(node.order < self.left_at for node in stops)
        first = after % len(stops) if step > 0 else after - 1
        if self.left_at > float("-inf") or step < 0:
            return first
        return next((index for index, node in enumerate(stops) if node.enabled), first)

    def toward(self, dx: int, dy: int) -> Node | None:
        """Move the focus to the nearest stop in a direction and return it, or None when there is none."""
        here = self.node(self.focused)
        if here is None:
            return self.advance(1)
        ahead = [(gap, node) for node in self.stops() if (gap := _gap(here.rect, node.rect, dx, dy)) is not None]
        if dy and here.role == "row" and here.scroll:  # a list is left sideways, or with Tab
            ahead = [(gap, node) for gap, node in ahead if node.scroll == here.scroll]
        if not ahead:
            return None
        nearest = min(ahead, key=lambda pair: pair[0])[1]
        self.move(nearest.id)
        return nearest


def _gap(here: Rect, there: Rect, dx: int, dy: int) -> float | None:
    """Return how far a node is in a direction, sideways steps counting more; None when it is not ahead."""
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


STATES = ("chosen", "on", "off", "held", "possible")
"""The states that have a word; any other is a value, and said as it is."""


def describe(node: Node) -> str:
    """Return the sentence that speech says for a node: name, kind, state, key, and why it is off."""
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
