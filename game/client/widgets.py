"""The pieces of the machine: what `draw` gets to paint with, each piece painted and registered in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any, ContextManager

from pygame import FRect as Rect

from game.client import art, theme
from game.client.canvas import Canvas, RectLike, as_rect
from game.client.focus import Focus, Node
from game.client.scene import Refused
from game.client.settings import Settings
from game.client.theme import MS, Color, ease

GROUNDS = {
    "glass": theme.GLASS, "glass2": theme.GLASS2, "paper": theme.PAPER, "news": theme.NEWS, "brief": theme.BRIEF,
    "tip": theme.TIP, "slate": theme.SLATE,
}  # fmt: skip
SHEETS = ("paper", "news", "brief")
CAPS = {
    "enter": "Enter", "esc": "Esc", "space": "Space", "bksp": "Bksp", "del": "Del", "tab": "Tab", "left": "←",
    "right": "→", "up": "↑", "down": "↓", "pgup": "PgUp", "pgdn": "PgDn", "home": "Home", "end": "End",
    "ctrl": "Ctrl", "alt": "Alt", "shift": "Shift", "ins": "Ins",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Look:
    """How a node looks at this moment."""

    hover: bool = False
    focus: bool = False
    pressed: bool = False
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Tab:
    """The left end of the prompt bar: whose question it is."""

    symbol: str
    name: str
    faction: str


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of a question: a button at the right end of the prompt bar."""

    label: str
    message: object
    key: str = ""
    main: bool = False
    reason: str = ""
    rule: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Counter:
    """A number on a seat plaque, with an icon before it or a unit behind it."""

    value: str
    icon: str = ""
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Plaque:
    """What a seat shows everybody; `corner_kind` is strong (paper chip), mild (outline) or plain (text)."""

    symbol: str
    faction: str
    name: str
    who: str = ""
    number: str = ""
    counters: tuple[Counter, ...] = ()
    corner: str = ""
    corner_kind: str = "plain"
    to_move: bool = False
    thinking: bool = False
    pips: int = 0
    pips_of: int = 0


@dataclass(frozen=True, slots=True)
class LogItem:
    """A line of the log: the faction's dot is its bullet, a click sends the message."""

    text: str
    faction: str = ""
    message: object = None


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list."""

    label: str
    message: object = None
    detail: str = ""
    icon: str = ""
    faction: str = ""
    reason: str = ""
    rule: str = ""
    key: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool at the right end of the top bar."""

    icon: str
    key: str
    label: str
    message: object
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Unfold:
    """Inner message: open or close the list of a choice."""

    id: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """Inner message: a choice was made from an open list; the scene gets `message`."""

    id: str
    message: object


@dataclass
class Area:
    """A part of the screen that scrolls."""

    rect: Rect
    reach: float


@dataclass
class Memory:
    """What widgets remember from one picture to the next."""

    eased: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    scroll: dict[str, float] = field(default_factory=dict)
    carets: dict[str, int] = field(default_factory=dict)
    questions: dict[str, tuple[object, float]] = field(default_factory=dict)
    open_list: str = ""
    ring: tuple[Rect, Rect, float] | None = None
    hover_since: tuple[str | None, float] = (None, 0.0)


class Ui:
    """A picture in the making: the canvas, the state of the pointer and the pieces."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.canvas: Canvas
        self.rect = Rect(0, 0, 1280, 720)
        self.tree = Focus()
        self.memory = Memory()
        self.time = 0.0
        self.pointer = (-1.0, -1.0)
        self.shift = False
        self.last_press = 0.0
        self.wanted_at: float | None = None
        self.wanted_focus: str | None = None
        self.nodes: list[Node] = []
        self.areas: dict[str, Area] = {}
        self.live = True
        self._layer = 0
        self._clips: list[tuple[str, Rect]] = []
        self._later: list[Callable[[], None]] = []

    # --- what a scene may ask ---

    @property
    def width(self) -> float:
        """Logical width of the window: 1280, or more when it is wider than 16:9."""
        return self.rect.w

    @property
    def height(self) -> float:
        """Logical height of the window: 720, or more when it is taller than 16:9."""
        return self.rect.h

    @property
    def text_scale(self) -> float:
        """How much larger the player wants type, 0.75 to 2.5."""
        return self.canvas.text_scale

    @property
    def reduce_motion(self) -> bool:
        """True when flights and waves should be short fades."""
        return self.settings.reduce_motion

    @property
    def focus(self) -> str | None:
        """Id of the focused node."""
        return self.tree.focused

    @property
    def hover(self) -> str | None:
        """Id of the node under the pointer."""
        return self.tree.hovered

    @property
    def keys_last(self) -> bool:
        """True when keys or pad were used last, so that the focus ring is shown."""
        return self.tree.visible

    def redraw(self) -> None:
        """Ask for another picture right after this one."""
        self.wake_in(0.0)

    def wake_in(self, seconds: float) -> None:
        """Ask for another picture after a while."""
        at = self.time + seconds
        self.wanted_at = at if self.wanted_at is None else min(at, self.wanted_at)

    def focus_on(self, id: str) -> None:  # noqa: A002 - it is the node's id
        """Put the focus on a node once this picture is done, if nothing has the focus."""
        if self.live and self.tree.focused is None:
            self.wanted_focus = id

    def eased(self, key: str, target: float, ms: float = 90) -> float:
        """Return a value that eases towards `target` from picture to picture."""
        start, goal, since = self.memory.eased.get(key, (target, target, -9.0))
        span = 0.001 if self.reduce_motion else ms / 1000
        now = start + (goal - start) * ease.out_quad((self.time - since) / span)
        if goal != target:
            start, goal, since = now, target, self.time
        self.memory.eased[key] = (start, goal, since)
        if self.time - since < span and start != goal:
            self.redraw()
        return now

    def since(self, key: str, value: object) -> float:
        """Return how many seconds ago the value under a key last changed."""
        before = self.memory.questions.get(key)
        if before is None or before[0] != value:
            self.memory.questions[key] = (value, self.time)
            return 0.0
        return self.time - before[1]

    def bound(self, key: str) -> str:
        """Return the key that now does what `key` does by default."""
        return self.settings.bound(key)

    # --- a picture from beginning to end ---

    def begin(self, canvas: Canvas, rect: Rect) -> None:
        """Start a picture."""
        self.canvas, self.rect = canvas, rect
        self.nodes, self.areas, self._later, self._clips = [], {}, [], []
        self._layer, self.wanted_at, self.wanted_focus = 0, None, None

    def end(self) -> None:
        """Finish a picture: open lists, focus ring and tooltip lie above everything."""
        while self._later:
            self._later.pop(0)()
        self.tree.settle(self.nodes)
        if self.wanted_focus and self.tree.node(self.wanted_focus):
            self.tree.focused = self.wanted_focus
        self._ring()
        self._hover_tip()

    def _ring(self) -> None:
        node = self.tree.node(self.focus) if self.keys_last else None
        if node is None:
            self.memory.ring = None
            return
        goal = (node.ring or node.rect).copy()
        before = self.memory.ring
        if before is None:
            self.memory.ring = (goal, goal, self.time - 1)
        elif before[1] != goal:
            self.memory.ring = (self._ring_now(), goal, self.time)
        self.focus_ring(self._ring_now(), paper=node.paper)

    def _ring_now(self) -> Rect:
        assert self.memory.ring is not None
        start, goal, since = self.memory.ring
        share = ease.out_cubic((self.time - since) / (MS["focus"] / 1000)) if not self.reduce_motion else 1.0
        if share < 1:
            self.redraw()
        pairs = zip(tuple(start), tuple(goal), strict=True)
        return Rect(*(a + (b - a) * share for a, b in pairs))

    def _hover_tip(self) -> None:
        id, since = self.memory.hover_since  # noqa: A001 - it is the node's id
        shown = self.hover if self.hover else (self.focus if self.keys_last else None)
        if shown != id:
            self.memory.hover_since = (shown, self.time)
            since = self.time
        node = self.tree.node(shown)
        if node is None or not node.tip:
            return
        wait = MS["tip"] / 1000 - (self.time - since)
        if wait > 0:
            self.wake_in(wait)
            return
        by_pointer = self.hover == node.id
        x, y = (self.pointer[0] + 12, self.pointer[1] + 18) if by_pointer else (node.rect.left, node.rect.bottom + 8)
        self.tooltip(x, y, node.tip)

    # --- nodes ---

    def node(
        self, id: str, rect: RectLike, role: str, label: str, message: object = None, *, key: str = "",  # noqa: A002
        state: Sequence[str] = (), reason: str = "", rule: str = "", tip: str = "", paper: bool = False,
        hit: Callable[[float, float], bool] | None = None, order: float | None = None, sound: str = "confirm",
        ready_at: float = 0.0, ring: RectLike | None = None, focusable: bool = True, **more: Any,
    ) -> Look:  # fmt: skip
        """Register something that can be touched and return how it looks now; painting it is up to you."""
        if not self.live:
            return Look(enabled=not reason)
        area, clip = as_rect(rect), self._clips[-1] if self._clips else ("", None)
        place = order if order is not None else _reading_order(area)
        self.nodes.append(
            Node(
                id, area, role, label, message, self.bound(key).casefold() if key else "", tuple(state), reason, rule,
                tip, place, self._layer, paper, sound, ready_at, as_rect(ring) if ring else None, focusable, hit,
                clip[1], clip[0], **more,
            )
        )  # fmt: skip
        return self.look(id, not reason)

    def look(self, id: str, enabled: bool = True) -> Look:  # noqa: A002 - it is the node's id
        """Return how a node looks now."""
        tree = self.tree
        hover = tree.hovered == id
        return Look(hover, tree.focused == id and tree.visible, tree.pressed == id and hover, enabled)

    # --- grounds ---

    def backdrop(self) -> None:
        """Paint the table."""
        top = theme.mix(theme.GLASS, theme.TABLE, 0.2)
        self.canvas.baked("backdrop", self.rect, lambda c: c.gradient(self.rect, top, theme.TABLE))

    def panel(
        self, rect: RectLike, kind: str = "glass", *, name: str = "", radius: float = 5, border: Color | None = None
    ) -> ContextManager[None]:
        """Paint a panel; used with `with`, texts inside are audited against it."""
        area = as_rect(rect)
        if kind in SHEETS:
            art.paper(self.canvas, area, GROUNDS[kind], radius)
        else:
            edge = border or (theme.LINE2 if kind == "tip" else theme.LINE)
            self.canvas.rect(area, GROUNDS[kind], radius=radius, border=edge)
        return self.canvas.panel(area, name or kind)

    def focus_ring(self, rect: RectLike, *, paper: bool = False) -> None:
        """Paint the ring around what is focused."""
        outer = as_rect(rect).inflate(10, 10)
        color = theme.INK if paper else theme.WHITE
        if not paper:
            self.canvas.glow(outer, theme.WHITE, radius=9, blur=6, alpha=130)
            self.canvas.rect(outer.inflate(-4, -4), None, radius=7, border=theme.BLACK)
        self.canvas.rect(outer, None, radius=9, border=color, border_width=2)

    # --- small print ---

    def label(self, x: float, y: float, text: str, color: Color = theme.DIM, align: str = "left") -> Rect:
        """Write a section label in tracked capitals."""
        return self.canvas.text(x, y, text.upper(), size=12, weight=600, color=color, align=align, tracking=1)

    def key_cap(
        self, x: float, y: float, key: str, *, color: Color = theme.MUTE, align: str = "left", line: Color | None = None
    ) -> Rect:
        """Paint a key around the middle y and return what it covers."""
        word = cap_word(self.bound(key))
        wide, high = self.cap_size(key)
        left = x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * wide
        rect = Rect(left, y - high / 2, wide, high)
        self.canvas.rect(rect, None, radius=4, border=line or color)
        self.canvas.text(rect.centerx, y, word, size=12, weight=600, color=color, align="center", valign="middle")
        return rect

    def cap_size(self, key: str) -> tuple[float, float]:
        """Return width and height of a key cap."""
        high = 18 * self.text_scale
        wide, _ = self.canvas.measure(cap_word(self.bound(key)), size=12, weight=600)
        return max(high, wide + 10 * self.text_scale), high

    def chip(
        self, x: float, y: float, text: str, *, strong: bool = True, paper: bool = False, align: str = "left"
    ) -> Rect:
        """Paint a state that is no faction's around the middle y: solid when strong, else outlined."""
        wide, high = self.canvas.measure(text, size=13, weight=500)[0] + 14, 18 * self.text_scale
        rect = Rect(x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * wide, y - high / 2, wide, high)
        solid, pale = (theme.INK, theme.PAPER) if paper else (theme.PAPER, theme.INK)
        if strong:
            self.canvas.rect(rect, solid, radius=4)
        else:
            self.canvas.rect(rect, None, radius=4, border=solid)
        color = pale if strong else solid
        self.canvas.text(rect.centerx, y, text, size=13, weight=500, color=color, align="center", valign="middle")
        return rect

    # --- buttons and fields ---

    def button(
        self, id: str, rect: RectLike, label: str, message: object, *, kind: str = "ghost", key: str = "",  # noqa: A002
        icon: str = "", reason: str = "", rule: str = "", tip: str = "", size: float = 15, align: str = "center",
        chosen: bool = False, ready_at: float = 0.0, sound: str = "confirm", role: str = "button",
    ) -> Look:  # fmt: skip
        """Paint a button; with a reason it is off and answers with the reason."""
        area = as_rect(rect)
        look = self.node(
            id, area, role, label, message, key=key, reason=reason, rule=rule, tip=tip, sound=sound,
            paper=kind in ("ink", "outline"), ready_at=ready_at, state=("chosen",) if chosen else (),
        )  # fmt: skip
        face = _button_face("paper" if chosen and kind == "ghost" else kind, look)
        self._button_body(area.move(0, 1 if look.pressed else 0), label, face, key, icon, size, align)
        return look

    def _button_body(
        self, area: Rect, label: str, face: _Face, key: str, icon: str, size: float, align: str
    ) -> None:
        self.canvas.rect(area, face.ground, radius=5, border=face.edge)
        t = self.text_scale
        wide = self.canvas.measure(label, size=size, weight=600)[0]
        badge = (size + 9) * t if icon else 0.0
        cap = self.cap_size(key)[0] + 10 if key else 0.0
        x = area.centerx - (wide + badge + cap) / 2 if align == "center" else area.left + 14
        if icon:
            self.canvas.icon(icon, x + size * t / 2, area.centery, size * t, face.text)
            x += badge
        with self.canvas.panel(area, label):
            self.canvas.text(x, area.centery, label, size=size, weight=600, color=face.text, valign="middle")
        if key and align == "center":
            self.key_cap(x + wide + 10, area.centery, key, color=face.text, line=face.cap)
        elif key:
            self.key_cap(area.right - 8, area.centery, key, color=face.cap, align="right")

    def button_width(self, label: str, key: str = "", icon: str = "", size: float = 15) -> float:
        """Return the width that a button needs for its words."""
        wide = self.canvas.measure(label, size=size, weight=600)[0] + 28
        cap = self.cap_size(key)[0] + 10 if key else 0
        return wide + cap + ((size + 9) * self.text_scale if icon else 0)

    def toggle(
        self, id: str, rect: RectLike, label: str, on: bool, message: Callable[[bool], object], *, reason: str = "",  # noqa: A002
        rule: str = "", tip: str = "",
    ) -> Look:  # fmt: skip
        """Paint a switch with its words; touching it sends `message(not on)`."""
        area = as_rect(rect)
        look = self.node(
            id, area, "switch", label, message(not on), state=("on" if on else "off",), reason=reason, rule=rule, tip=tip
        )
        t = self.text_scale
        track = Rect(area.left, area.centery - 9 * t, 34 * t, 18 * t)
        share = self.eased(f"{id}:knob", 1.0 if on else 0.0)
        edge = theme.PAPER if on else (theme.MUTE if look.hover else theme.LINE2)
        self.canvas.rect(track, theme.PAPER if on else theme.GLASS2, radius=9 * t, border=edge)
        knob = theme.INK if on else theme.SLOT
        self.canvas.circle(track.left + (9 + 16 * share) * t, track.centery, 6 * t, knob)
        color = theme.DIM if reason else theme.TEXT
        self.canvas.text(track.right + 10, area.centery, label, color=color, valign="middle", width=area.right - track.right - 10)
        return look

    def radio(
        self, id: str, rect: RectLike, label: str, chosen: bool, message: object, detail: str = "", *,  # noqa: A002
        key: str = "", reason: str = "", rule: str = "", tip: str = "",
    ) -> Look:  # fmt: skip
        """Paint one of several boxes of which one is chosen."""
        area = as_rect(rect)
        state = ("chosen",) if chosen else ()
        look = self.node(id, area, "radio", label, message, state=state, key=key, reason=reason, rule=rule, tip=tip)
        ground = theme.GLASS2 if chosen else (theme.mix(theme.GLASS, theme.WHITE, 0.03) if look.hover else theme.GLASS)
        self.canvas.rect(area, ground, radius=5, border=theme.TEXT if chosen else theme.LINE)
        x, t = area.left + 18, self.text_scale
        self.canvas.ring(x, area.centery, 7 * t, theme.TEXT if chosen else theme.LINE2, 1.4)
        if chosen:
            self.canvas.circle(x, area.centery, 3.6 * t, theme.TEXT)
        left = x + 10 * t + 8
        rise = 9 * t if detail else 0
        with self.canvas.panel(area, label):
            self.canvas.text(left, area.centery - rise, label, weight=600, valign="middle")
            if detail:
                self.canvas.text(left, area.centery + rise, detail, size=13, color=theme.MUTE, valign="middle")
        return look

    def slider(
        self, id: str, rect: RectLike, label: str, value: float, message: Callable[[float], object], *, low: float = 0,  # noqa: A002
        high: float = 1, step: float = 0.05, marks: Sequence[str] = (),
    ) -> Look:  # fmt: skip
        """Paint a slider; drag, click, left and right send `message(value)`."""
        area = as_rect(rect)

        def snapped(v: float) -> float:
            return round(max(low, min(high, low + round((v - low) / step) * step)), 6)

        look = self.node(
            id, area, "slider", label, state=(_number(value),), sound="tick",
            slide=lambda share: message(snapped(low + share * (high - low))),
            step=lambda way: message(snapped(value + way * step)),
        )  # fmt: skip
        share = (value - low) / (high - low) if high > low else 0.0
        y = area.top + min(area.h / 2, 12)
        self.canvas.rect((area.left, y - 2.5, area.w, 5), theme.LINE, radius=2)
        self.canvas.rect((area.left, y - 2.5, area.w * share, 5), theme.PAPER, radius=2)
        self.canvas.circle(area.left + area.w * share, y, 9 if look.hover or look.focus else 8.5, theme.PAPER)
        self._marks(area, y, share, marks)
        return look

    def _marks(self, area: Rect, y: float, share: float, marks: Sequence[str]) -> None:
        last = len(marks) - 1
        for index, mark in enumerate(marks):
            x = area.left + area.w * index / max(1, last)
            align = "left" if index == 0 else "right" if index == last else "center"
            color = theme.TEXT if round(share * last) == index else theme.MUTE
            self.canvas.text(x, y + 14, mark, size=13, color=color, align=align)

    def choice(
        self, id: str, rect: RectLike, label: str, options: Sequence[tuple[Any, str]], value: Any,  # noqa: A002
        message: Callable[[Any], object], *, kind: str = "segments", icons: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """Paint a choice among a few: boxes side by side, or a list that opens."""
        area = as_rect(rect)
        if kind == "list":
            self._choice_list(id, area, label, options, value, message)
            return
        gap = 4
        wide = (area.w - gap * (len(options) - 1)) / max(1, len(options))
        for index, (each, text) in enumerate(options):
            box = Rect(area.left + index * (wide + gap), area.top, wide, area.h)
            icon = icons[index] if index < len(icons) else ""
            self.button(
                f"{id}:{each}", box, text, message(each), chosen=each == value, size=14, icon=icon, role="option"
            )

    def _choice_list(
        self, id: str, area: Rect, label: str, options: Sequence[tuple[Any, str]], value: Any,  # noqa: A002
        message: Callable[[Any], object],
    ) -> None:  # fmt: skip
        shown = next((text for each, text in options if each == value), "")
        look = self.node(id, area, "list", label, Unfold(id), state=(shown,), sound="tick")
        self._field(area, look)
        with self.canvas.panel(area, label):
            self.canvas.text(area.left + 10, area.centery, shown, weight=500, valign="middle")
        self.canvas.icon("chevrons", area.right - 16, area.centery, 12, theme.MUTE)
        if self.memory.open_list == id and self.live:
            self._later.append(lambda: self._open_list(id, area, options, value, message))

    def _open_list(
        self, id: str, area: Rect, options: Sequence[tuple[Any, str]], value: Any, message: Callable[[Any], object]  # noqa: A002
    ) -> None:
        self._layer += 1
        self.node(f"{id}:close", self.rect, "list", "Close the list", Unfold(id), key="Esc", focusable=False, sound="")
        high = area.h * len(options) + 8
        top = min(area.bottom + 4, self.rect.bottom - high - 4)
        sheet = Rect(area.left, max(4, top), area.w, high)
        self.canvas.shadow(sheet)
        self.canvas.rect(sheet, theme.TIP, radius=5, border=theme.LINE2)
        for index, (each, text) in enumerate(options):
            row = Rect(sheet.left + 4, sheet.top + 4 + index * area.h, sheet.w - 8, area.h)
            state = ("chosen",) if each == value else ()
            look = self.node(f"{id}:{each}", row, "option", text, Chosen(id, message(each)), state=state)
            if look.hover or look.focus:
                self.canvas.rect(row, theme.LINE, radius=4)
            self.canvas.text(row.left + 8, row.centery, text, weight=600 if each == value else 400, valign="middle")
        if self.tree.focused is None or not self.tree.focused.startswith(f"{id}:"):
            self.tree.focused = None
            self.wanted_focus = f"{id}:{value}"
        self._layer -= 1

    def _field(self, area: Rect, look: Look) -> None:
        self.canvas.rect(area, theme.TABLE, radius=5, border=theme.MUTE if look.hover else theme.LINE2)

    def tabs(
        self, id: str, rect: RectLike, options: Sequence[tuple[Any, str]], value: Any, message: Callable[[Any], object]  # noqa: A002
    ) -> None:
        """Paint tabs: words on a line, the chosen one as a paper chip."""
        area = as_rect(rect)
        x = area.left
        for each, text in options:
            wide = self.canvas.measure(text, weight=600)[0] + 24
            box = Rect(x, area.top, wide, area.h)
            chosen = each == value
            state = ("chosen",) if chosen else ()
            look = self.node(f"{id}:{each}", box, "tab", text, message(each), state=state, sound="tick")
            if chosen:
                self.canvas.rect(box, theme.PAPER, radius=5)
            color = theme.INK if chosen else (theme.TEXT if look.hover else theme.MUTE)
            self.canvas.text(
                box.centerx, box.centery, text, weight=600, color=color, align="center", valign="middle"
            )
            x += wide + 6

    def text_input(
        self, id: str, rect: RectLike, label: str, text: str, message: Callable[[str], object], *, hint: str = "",  # noqa: A002
        limit: int = 40,
    ) -> Look:  # fmt: skip
        """Paint a field to type in; every change sends `message(text)`."""
        area = as_rect(rect)
        look = self.node(
            id, area, "text field", label, text=text, write=lambda new: message(new[:limit]), sound="tick"
        )
        self._field(area, look)
        writing = self.tree.focused == id and self.live
        with self.canvas.clip(area.inflate(-4, -2)):
            wide = self.canvas.measure(text, size=14, weight=500)[0]
            x = area.left + 10 - max(0.0, wide - area.w + 24 if writing else 0.0)
            self.canvas.text(x, area.centery, text, weight=500, valign="middle")
            if not text and hint:
                self.canvas.text(area.right - 10, area.centery, hint, size=13, color=theme.DIM, align="right", valign="middle")
            if writing:
                self._caret(id, text, x, area)
        return look

    def _caret(self, id: str, text: str, x: float, area: Rect) -> None:  # noqa: A002 - it is the node's id
        caret = min(self.memory.carets.get(id, len(text)), len(text))
        at = x + self.canvas.measure(text[:caret], weight=500)[0]
        half = 9 * self.text_scale
        if (self.time - self.last_press) % 1.0 < 0.55:
            self.canvas.rect((at, area.centery - half, 1.5, 2 * half), theme.WHITE)
        self.wake_in(0.25)

    # --- lists ---

    @contextmanager
    def scroll(self, id: str, rect: RectLike, content_height: float) -> Iterator[float]:  # noqa: A002
        """Clip to a part of the screen that scrolls, and give the y where its content begins."""
        area = as_rect(rect)
        reach = max(0.0, content_height - area.h)
        offset = min(self.memory.scroll.get(id, 0.0), reach)
        self.memory.scroll[id] = offset
        if self.live:
            self.areas[id] = Area(area, reach)
        self._clips.append((id, area))
        try:
            with self.canvas.clip(area):
                yield area.top - offset
        finally:
            self._clips.pop()
        if reach:
            self._scroll_bar(area, offset, content_height)

    def _scroll_bar(self, area: Rect, offset: float, content: float) -> None:
        high = max(24.0, area.h * area.h / content)
        top = area.top + (area.h - high) * offset / (content - area.h)
        self.canvas.rect((area.right - 5, top, 4, high), theme.LINE2, radius=2)

    def scroll_by(self, id: str, dy: float) -> None:  # noqa: A002 - it is the area's id
        """Scroll an area; positive dy shows what lies further down."""
        area = self.areas.get(id)
        if area:
            self.memory.scroll[id] = max(0.0, min(area.reach, self.memory.scroll.get(id, 0.0) + dy))

    def scroll_to_end(self, id: str) -> None:  # noqa: A002 - it is the area's id
        """Scroll an area to its end at the next picture."""
        self.memory.scroll[id] = 1e9

    def area_at(self, x: float, y: float) -> str:
        """Return the id of the scrolling area under a point, or nothing."""
        return next((id for id, area in reversed(self.areas.items()) if area.rect.collidepoint(x, y)), "")

    def reveal(self, node: Node) -> None:
        """Scroll so that a node can be seen."""
        area = self.areas.get(node.scroll)
        if area is None:
            return
        if node.rect.top < area.rect.top:
            self.scroll_by(node.scroll, node.rect.top - area.rect.top - 8)
        elif node.rect.bottom > area.rect.bottom:
            self.scroll_by(node.scroll, node.rect.bottom - area.rect.bottom + 8)

    def list(
        self, id: str, rect: RectLike, rows: Sequence[Row], chosen: object = None, *, row_height: float = 34  # noqa: A002
    ) -> None:
        """Paint rows that can be chosen; it scrolls by itself. `chosen` is the message of the chosen row."""
        area, high = as_rect(rect), row_height * self.text_scale
        with self.scroll(id, area, high * len(rows)) as top:
            for index, row in enumerate(rows):
                box = Rect(area.left, top + index * high, area.w - 8, high - 2)
                self._row(row.id or f"{id}:{index}", box, row, chosen is not None and row.message == chosen)

    def _row(self, id: str, box: Rect, row: Row, chosen: bool) -> None:  # noqa: A002 - it is the node's id
        look = self.node(
            id, box, "row", row.label, row.message, key=row.key, reason=row.reason, rule=row.rule,
            state=("chosen",) if chosen else (),
        )  # fmt: skip
        if chosen or look.hover:
            self.canvas.rect(box, theme.GLASS2, radius=4, border=theme.TEXT if chosen else None)
        x = box.left + 10
        if row.faction:
            self.canvas.dot(theme.shade(row.faction).dot, x + 4, box.centery, 3.4, theme.shade(row.faction).light)
            x += 18
        if row.icon:
            self.canvas.icon(row.icon, x + 8, box.centery, 16 * self.text_scale, theme.TEXT)
            x += 16 * self.text_scale + 10
        color = theme.DIM if row.reason else theme.TEXT
        with self.canvas.panel(box, row.label):
            self.canvas.text(x, box.centery, row.label, weight=500, color=color, valign="middle")
            right = box.right - 8 - (self.key_cap(box.right - 8, box.centery, row.key, align="right").w + 8 if row.key else 0)
            self.canvas.text(right, box.centery, row.detail, size=13, color=theme.MUTE, align="right", valign="middle")

    def log_list(self, id: str, rect: RectLike, items: Sequence[LogItem], *, scrolling: bool = False) -> None:  # noqa: A002
        """Paint the newest lines that fit, or all of them in a scrolling area; newest last."""
        area = as_rect(rect)
        heights = [self._log_height(item, area.w) for item in items]
        if scrolling:
            with self.scroll(id, area, sum(heights)) as top:
                self._log_lines(id, area, items, heights, 0, top)
            return
        first, room = len(items), area.h
        while first and heights[first - 1] <= room:
            first -= 1
            room -= heights[first]
        self._log_lines(id, area, items, heights, first, area.top)

    def _log_height(self, item: LogItem, width: float) -> float:
        return self.canvas.measure(item.text, size=13, width=width - 22)[1] + 4

    def _log_lines(
        self, id: str, area: Rect, items: Sequence[LogItem], heights: Sequence[float], first: int, top: float  # noqa: A002
    ) -> None:
        for index in range(first, len(items)):
            item, box = items[index], Rect(area.left, top, area.w - 6, heights[index])
            top += heights[index]
            look = self.node(
                f"{id}:{index}", box, "log line", item.text, item.message, focusable=item.message is not None, sound="tick"
            )
            bright = index >= len(items) - 2 or (look.hover and item.message is not None)
            shade = theme.shade(item.faction)
            middle = box.top + 2 + self.canvas.line_height(13) / 2
            self.canvas.dot(shade.dot, box.left + 5, middle, 3.2, shade.light)
            color = theme.TEXT if bright else theme.MUTE
            self.canvas.text(box.left + 16, box.top + 2, item.text, size=13, color=color, width=area.w - 22)

    # --- paper ---

    def prompt_bar(
        self, rect: RectLike, sentence: str, second: str = "", *, tab: Tab | None = None, ways: Sequence[Way] = ()
    ) -> None:
        """Paint the question: whose it is, one sentence, the ways out. Presses count 200 ms after a change."""
        area = as_rect(rect)
        question = (sentence, second, tab, tuple(way.label for way in ways))
        age = self.since("prompt", question)
        self.canvas.baked("prompt", area, lambda c: _strip(c, area))
        left = self._prompt_tab(area, tab) if tab else area.left + 16
        right = self._ways(area, ways, self.time - age + MS["settle"] / 1000)
        share = 1.0 if self.reduce_motion else min(1.0, 0.25 + round(age / (MS["prompt"] / 1000) * 6) / 8)
        if share < 1:
            self.redraw()
        self._question(Rect(left, area.top, right - left - 12, area.h), sentence, second, share)

    def _prompt_tab(self, area: Rect, tab: Tab) -> float:
        t, shade = self.text_scale, theme.shade(tab.faction)
        wide = self.canvas.measure(tab.name, size=15, weight=600)[0]
        end = area.left + 12 + 16 * t + 8 + wide + 12
        color = theme.on(shade.ink)
        point = 9 * t
        self.canvas.polygon(
            [(area.left, area.top), (end, area.top), (end + point, area.centery), (end, area.bottom), (area.left, area.bottom)],
            shade.ink,
        )  # fmt: skip
        self.canvas.icon(tab.symbol, area.left + 12 + 8 * t, area.centery, 16 * t, color)
        self.canvas.text(
            area.left + 20 + 16 * t, area.centery, tab.name, size=15, weight=600, color=color, valign="middle"
        )
        return end + point + 12

    def _ways(self, area: Rect, ways: Sequence[Way], ready_at: float) -> float:
        right = area.right - 12
        for way in reversed(ways):
            wide = self.button_width(way.label, way.key)
            high = min(area.h - 6, 28 * self.text_scale)
            box = Rect(right - wide, area.centery - high / 2, wide, high)
            kind = "ink" if way.main else "outline"
            id = way.id or f"way:{way.label}"  # noqa: A001 - it is the node's id
            self.button(
                id, box, way.label, way.message, kind=kind, key=way.key, reason=way.reason, rule=way.rule, ready_at=ready_at
            )
            right = box.left - 12
        return right

    def _question(self, area: Rect, sentence: str, second: str, share: float) -> None:
        ink, pale = theme.mix(theme.PAPER, theme.INK, share), theme.mix(theme.PAPER, theme.INK2, share)
        with self.canvas.panel(area, "prompt"):
            if second:
                first = self.canvas.line_height(16, 1.1)
                top = area.centery - (first + self.canvas.line_height(13, 1.1)) / 2
                self.canvas.text(area.left, top, sentence, size=16, weight=600, color=ink, leading=1.1)
                self.canvas.text(area.left, top + first, second, size=13, color=pale, leading=1.1)
                return
            size = next((s for s in (17, 16, 15) if self.canvas.measure(sentence, size=s, weight=600)[0] <= area.w), 13)
            width, leading = (None, 1.32) if size > 13 else (area.w, 1.15)
            self.canvas.text(
                area.left, area.centery, sentence, size=size, weight=600, color=ink, valign="middle", width=width,
                leading=leading,
            )  # fmt: skip

    def refusal(self, refused: Refused | None, rect: RectLike) -> bool:
        """Paint why something cannot be done while the answer is younger than 6 s and no key came since."""
        if refused is None or self.time - refused.at > MS["refusal"] / 1000 or self.last_press > refused.at:
            return False
        self.wake_in(MS["refusal"] / 1000 - (self.time - refused.at) + 0.01)
        area = as_rect(rect)
        rule = self.canvas.measure(refused.rule, size=13)[0] + 12 if refused.rule else 0
        body = self.canvas.measure(refused.reason, weight=600, width=area.w - 34 - rule)
        area = Rect(area.left, area.top, area.w, max(area.h, body[1] + 22))
        with self.panel(area, "paper", name="refusal"):
            self.canvas.rect((area.left, area.top, 6, area.h), theme.INK)
            self.canvas.text(
                area.left + 18, area.top + 11, refused.reason, weight=600, color=theme.INK, width=area.w - 34 - rule
            )
            self.canvas.text(area.right - 14, area.top + 11, refused.rule, size=13, color=theme.INK2, align="right")
        self.node("refusal", area, "note", refused.reason, state=(refused.rule,), focusable=False)
        return True

    def price_tag(self, rect: RectLike, title: str, lines: Sequence[str]) -> Rect:
        """Paint what would happen and what it costs; *starred* words are the price."""
        area = as_rect(rect)
        wide = area.w - 24
        heights = [self._rich_height(line, wide) for line in lines]
        head = self.canvas.measure(title, weight=600, width=wide)[1] if title else 0
        area = Rect(area.left, area.top, area.w, head + sum(heights) + 18)
        with self.panel(area, "paper", name="price tag", radius=5):
            y = area.top + 8
            if title:
                self.canvas.text(area.left + 12, y, title, weight=600, color=theme.INK, width=wide)
            y += head
            for line, high in zip(lines, heights, strict=True):
                self.canvas.rich(area.left + 12, y, line, width=wide, color=theme.INK2, strong=theme.ALARM)
                y += high
        return area

    def _rich_height(self, line: str, width: float) -> float:
        return self.canvas.rich_rows(line, width, 13) * self.canvas.line_height(13)

    def tooltip(self, x: float, y: float, text: str) -> Rect:
        """Paint a note beside a point: its first line is the name."""
        name, _, body = text.partition("\n")
        t = self.text_scale
        most = 296 * max(1.0, t)
        wide = max(self.canvas.measure(name, weight=600)[0], self.canvas.measure(body, size=13)[0])
        wide = min(most, max(wide, 60))
        head = self.canvas.measure(name, weight=600, width=wide)[1]
        tail = self.canvas.measure(body, size=13, width=wide)[1] + 3 if body else 0
        rect = Rect(x, y, wide + 24, head + tail + 16)
        if rect.bottom > self.rect.bottom - 4:
            rect.bottom = y - 26
        rect.clamp_ip(self.rect.inflate(-8, -8))
        self.canvas.shadow(rect, alpha=140)
        with self.panel(rect, "tip", name="tooltip"):
            self.canvas.text(rect.left + 12, rect.top + 8, name, weight=600, width=wide)
            self.canvas.text(rect.left + 12, rect.top + 11 + head, body, size=13, color=theme.TEXT, width=wide)
        return rect

    @contextmanager
    def dialog(self, id: str, title: str, height: float, *, width: float = 560) -> Iterator[Rect]:  # noqa: A002
        """Paint a sheet of paper over the dimmed table; only what is registered inside can be reached."""
        self.canvas.rect(self.rect, (*theme.TABLE, 153))
        self._layer += 1
        clips, self._clips = self._clips, []
        box = Rect(0, 0, min(width, self.width - 32), min(height, self.height - 32))
        box.center = self.rect.center
        self.node(f"{id}:sheet", self.rect, "dialog", title, focusable=False)
        try:
            with self.panel(box, "paper", name=id, radius=6):
                self.canvas.text(box.left + 24, box.top + 16, title, size=22, weight=700, color=theme.INK)
                head = self.canvas.line_height(22) + 24
                yield Rect(box.left + 24, box.top + head, box.w - 48, box.h - head - 20)
        finally:
            self._clips = clips
            self._layer -= 1

    # --- the frame of a match ---

    def top_bar(
        self, title: str, *, face: str = "plex", color: Color = theme.TEXT, note: str = "",
        phases: Sequence[str] = (), now: int = -1, tools: Sequence[Tool] = (),
    ) -> Rect:  # fmt: skip
        """Paint the bar at the top: wordmark, title, where the game stands, phases, tools."""
        t = max(1.0, self.text_scale)
        bar = Rect(0, 0, self.width, 36 * t)
        self.canvas.gradient(bar, theme.GLASS2, theme.GLASS)
        self.canvas.line(0, bar.bottom, bar.right, bar.bottom, theme.LINE)
        left = self._bar_title(bar, title, face, color, note)
        right = self._tools(bar, tools)
        if phases:
            self._ribbon(Rect(left + 16, bar.top, right - left - 32, bar.h), phases, now)
        return bar

    def _bar_title(self, bar: Rect, title: str, face: str, color: Color, note: str) -> float:
        c, y, x = self.canvas, bar.centery, 16.0
        if self.text_scale <= 1.4:
            x = c.text(x, y, "OVERTON", size=20, face="bebas", color=theme.DIM, valign="middle", tracking=0.5).right + 12
            c.line(x, bar.top + 9, x, bar.bottom - 9, theme.LINE2)
            x += 12
        if title:
            size = {"bebas": 23, "russo": 17, "abril": 19}.get(face, 16)
            x = c.text(x, y, title, size=size, weight=700, face=face, color=color, valign="middle").right + 12
        if note:
            x = c.text(x, y, note, color=theme.MUTE, valign="middle").right
        return x

    def _tools(self, bar: Rect, tools: Sequence[Tool]) -> float:
        right, t = bar.right - 8, self.text_scale
        for tool in reversed(tools):
            word = cap_word(self.bound(tool.key)) if tool.key else ""
            wide = self.canvas.measure(word, size=12, weight=600)[0] + 16 * t + 20
            box = Rect(right - wide, bar.top + 4, wide, bar.h - 8)
            tip = f"{tool.label}\n{tool.reason}" if tool.reason else tool.label
            look = self.node(
                f"tool:{tool.label}", box, "tool", tool.label, tool.message, key=tool.key, tip=tip, reason=tool.reason
            )
            if look.hover:
                self.canvas.rect(box, theme.LINE, radius=4)
            color = theme.SLOT if tool.reason else theme.TEXT
            self.canvas.icon(tool.icon, box.left + 6 + 8 * t, box.centery, 16 * t, color)
            self.canvas.text(
                box.left + 12 + 16 * t, box.centery, word, size=12, weight=600, color=theme.MUTE, valign="middle"
            )
            right = box.left - 4
        return right

    def _ribbon(self, area: Rect, phases: Sequence[str], now: int) -> None:
        shown = _phases_for(len(phases), now, self.text_scale)
        widths = [self.canvas.measure(phases[i], weight=600 if i == now else 400)[0] + 16 for i in shown]
        while len(shown) > 1 and sum(widths) + 14 * (len(shown) - 1) > area.w:
            drop = 0 if now - shown[0] > shown[-1] - now else -1
            shown.pop(drop)
            widths.pop(drop)
        x = area.centerx - (sum(widths) + 14 * (len(shown) - 1)) / 2
        for index, wide in zip(shown, widths, strict=True):
            chip = Rect(x, area.top + 7, wide, area.h - 14)
            if index == now:
                self.canvas.rect(chip, theme.PAPER, radius=4)
            color = theme.INK if index == now else (theme.DIM if index < now else theme.MUTE)
            self.canvas.text(
                chip.centerx, chip.centery, phases[index], weight=600 if index == now else 400, color=color,
                align="center", valign="middle",
            )  # fmt: skip
            x += wide + 14
            if index != shown[-1]:
                self.canvas.polygon([(x - 9, area.centery - 3), (x - 5, area.centery), (x - 9, area.centery + 3)], theme.LINE2)

    def seat_plaque(self, id: str, rect: RectLike, plaque: Plaque, message: object = None, *, tip: str = "") -> Look:  # noqa: A002
        """Paint what a seat shows everybody; under 130 px the name goes and the symbol stays."""
        area, shade = as_rect(rect), theme.shade(plaque.faction)
        state = ("to move",) if plaque.to_move else ()
        words = ", ".join(x for x in (plaque.name, plaque.who, plaque.number) if x)
        look = self.node(id, area, "seat", words, message, tip=tip, state=state, focusable=message is not None)
        edge = theme.TEXT if plaque.to_move else (theme.LINE2 if look.hover else theme.LINE)
        self.canvas.rect(area, theme.GLASS2 if plaque.to_move else theme.GLASS, radius=5)
        block = Rect(area.left, area.top, min(area.w, 40 * self.text_scale), area.h)
        self._plaque_block(block, plaque, shade)
        self.canvas.rect(area, None, radius=5, border=edge)
        if area.w >= 130:
            with self.canvas.panel(area, plaque.name):
                self._plaque_words(Rect(block.right + 8, area.top, area.right - block.right - 14, area.h), plaque, shade)
        return look

    def _plaque_block(self, block: Rect, plaque: Plaque, shade: theme.Shade) -> None:
        with self.canvas.clip(block):
            self.canvas.rect((block.left, block.top, block.w + 8, block.h), shade.deep, radius=5)
        low = bool(plaque.number or plaque.thinking)
        self.canvas.icon(plaque.symbol, block.centerx, block.top + block.h * (0.34 if low else 0.5), 17 * self.text_scale, shade.light)
        y = block.top + block.h * 0.78
        if plaque.thinking:
            lit = int(self.time / 0.3) % 3
            for index in range(3):
                color = shade.light if index == lit else theme.mix(shade.deep, shade.light, 0.3)
                self.canvas.dot(shade.dot, block.centerx + (index - 1) * 9, y, 2.4, color)
            self.wake_in(0.1)
        elif plaque.number:
            self.canvas.text(block.centerx, y, plaque.number, size=15, weight=700, align="center", valign="middle")

    def _plaque_words(self, area: Rect, plaque: Plaque, shade: theme.Shade) -> None:
        c, t = self.canvas, self.text_scale
        y1, y3 = area.top + area.h * 0.25, area.top + area.h * 0.78
        right = area.right
        if plaque.corner and plaque.corner_kind != "plain":
            right = self.chip(area.right, y1, plaque.corner, strong=plaque.corner_kind == "strong", align="right").left
        elif plaque.corner:
            right = c.text(area.right, y1, plaque.corner, size=13, color=theme.MUTE, align="right", valign="middle").left
        name_width = max(20.0, right - area.left - 6)
        c.text(area.left, y1, plaque.name, weight=600, valign="middle", width=name_width, fit=True, max_lines=1)
        if plaque.who and t <= 1.15:
            c.text(area.left, area.top + area.h * 0.55, plaque.who, size=12, color=theme.MUTE, valign="middle")
        for index in range(plaque.pips_of):
            color = shade.light if index < plaque.pips else theme.LINE
            c.rect((area.left + index * 7, y3 + 0.5, 5, 5), color, radius=1)
        x = area.right
        for counter in reversed(plaque.counters):
            x = self._counter(x, area.top + area.h * 0.72, counter) - 10

    def _counter(self, right: float, y: float, counter: Counter) -> float:
        c = self.canvas
        if counter.unit:
            right = c.text(right, y, counter.unit, size=12, color=theme.MUTE, align="right", valign="middle").left - 3
        right = c.text(right, y, counter.value, weight=600, align="right", valign="middle").left
        if counter.icon:
            side = 14 * self.text_scale
            c.icon(counter.icon, right - 5 - side / 2, y, side, theme.MUTE)
            right -= 5 + side
        return right


@dataclass(frozen=True, slots=True)
class _Face:
    ground: Color | None
    edge: Color | None
    text: Color
    cap: Color


_FACES = {
    "paper": _Face(theme.PAPER, None, theme.INK, theme.INK2),
    "ink": _Face(theme.INK, theme.INK, theme.PAPER, theme.SLOT),
    "outline": _Face(None, theme.INK, theme.INK, theme.INK2),
    "ghost": _Face(theme.GLASS2, theme.LINE2, theme.TEXT, theme.SLOT),
    "quiet": _Face(None, None, theme.TEXT, theme.SLOT),
}
_OFF = _Face(None, theme.LINE, theme.DIM, theme.LINE2)
_OFF_PAPER = _Face(None, theme.PAPER2, theme.INK2, theme.PAPER2)


def _button_face(kind: str, look: Look) -> _Face:
    if not look.enabled:
        return _OFF_PAPER if kind in ("ink", "outline") else _OFF
    face = _FACES[kind]
    if not look.hover:
        return face
    if face.ground is None:
        tint = (*theme.INK, 18) if kind == "outline" else (*theme.WHITE, 18)
        return replace(face, ground=tint)
    return replace(face, ground=theme.mix(face.ground, theme.WHITE, 0.35 if kind == "paper" else 0.09))


def _strip(canvas: Canvas, area: Rect) -> None:
    canvas.rect(area, theme.PAPER)
    canvas.grain(area)


def _reading_order(area: Rect) -> float:
    return round(area.top / 12) * 10_000 + area.left


def _phases_for(count: int, now: int, text_scale: float) -> list[int]:
    if text_scale <= 1.15 or now < 0:
        return list(range(count))
    reach = 1 if text_scale <= 1.4 else 0
    return [i for i in range(count) if abs(i - now) <= reach]


def _number(value: float) -> str:
    return f"{value:g}"


def cap_word(key: str) -> str:
    """Return what stands on a key cap: `ctrl+q` becomes `Ctrl Q`."""
    first = key.split("|")[0]
    parts = first.split("+") if first != "+" else ["+"]
    return " ".join(CAPS.get(part.casefold(), part.upper() if len(part) <= 3 else part.capitalize()) for part in parts)


def edited(text: str, caret: int, key: str, typed: str) -> tuple[str, int]:
    """Return text and caret after a key or typed characters in a text field."""
    caret = max(0, min(caret, len(text)))
    match key:
        case "bksp" if caret:
            return text[: caret - 1] + text[caret:], caret - 1
        case "del":
            return text[:caret] + text[caret + 1 :], caret
        case "left":
            return text, max(0, caret - 1)
        case "right":
            return text, min(len(text), caret + 1)
        case "home":
            return text, 0
        case "end":
            return text, len(text)
        case "" if typed:
            return text[:caret] + typed + text[caret:], caret + len(typed)
    return text, caret


