"""A frame being painted: its canvas, the focus and hover state, and the nodes registered so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import boxes, ornaments, pads, theme
from game.client.kit.canvas import Audited, Canvas, RectLike, as_rect
from game.client.kit.focus import Focus, Node
from game.client.kit.pads import Asked
from game.client.kit.places import KeepClear, in_sight, is_answer, nearest, titles
from game.client.kit.settings import Settings
from game.client.kit.theme import MS, Color, Type, ease

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

TIP_BY_KEYS = 5.0
"""Seconds that a tooltip stays beside the focused node; a tooltip under the pointer stays as long as it rests."""
LAND = 400.0
"""The size in px from which a node is so large that its tooltip may lie on top of it."""
LOW = 0.55
"""The share of the window height below which a tooltip goes above its node, so as not to cover the question."""


@dataclass(frozen=True, slots=True)
class Look:
    """The current look of a node."""

    hover: bool = False
    focus: bool = False
    pressed: bool = False
    enabled: bool = True


@dataclass
class Area:
    """A part of the screen that scrolls."""

    rect: Rect
    reach: float


@dataclass
class Stirring:
    """A part of a frame that moves by itself while the rest stays still, and when it moves next."""

    rect: Rect
    every: float
    paint: Callable[[], None]
    at: float


@dataclass
class CachedPicture:
    """A part of the last frame as it was painted, with everything it was painted from (`kept.py`)."""

    of: tuple[object, ...]
    room: tuple[object, ...]
    """The state of the page that it may depend on."""
    until: float
    """When it next moves by itself, in seconds of the page's clock."""
    gave: Any
    nodes: list[Node]
    areas: dict[str, Area]
    aloud: dict[str, str]
    unseen: dict[str, str]
    audit: list[Audited]
    picture: Surface | None = None
    """None until it has been painted twice alike, because most parts change again before they can be reused."""


@dataclass
class WidgetMemory:
    """State that widgets keep from one frame to the next."""

    eased: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    scroll: dict[str, float] = field(default_factory=dict)
    heights: dict[str, float] = field(default_factory=dict)
    """The content heights of the scrolling pages, as last painted."""
    carets: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, tuple[int, int, float, object]] = field(default_factory=dict)
    """By key: the number before its last change, the number now, when it changed, and the near-side seat."""
    questions: dict[str, tuple[object, float]] = field(default_factory=dict)
    open_list: str = ""
    unfolded: set[str] = field(default_factory=set)
    selected: str = ""
    """The text field whose whole text the next typed letter replaces."""
    ring: tuple[Rect, Rect, float] | None = None
    hover_since: tuple[str | None, float] = (None, 0.0)
    stills: dict[str, CachedPicture] = field(default_factory=dict)
    """Cached parts of the last frame."""
    rests: bool = True
    """True if the pointer hasn't moved since the last thing appeared; its tooltips stay closed until it does."""
    appeared: object = None
    """What appeared last, as passed to `Page.appears`."""
    touched: str | None = None
    """The node pressed last, until the pointer leaves it: its tooltip would hide the result of the press."""
    holding: Holding | None = None
    """The node being held, or held last."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A node that has to be held: its id, when the hold began and when it was released."""

    id: str
    since: float
    let_go: float | None = None


class Page:
    """A frame being painted: the canvas, the pointer state and the smallest pieces."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.canvas: Canvas
        self.rect = Rect(0, 0, 1280, 720)
        self.tree = Focus()
        self.memory = WidgetMemory()
        self.clock = 0.0
        self.restless = False
        """True if anything painted since read the time or the pointer, and so will look different next time."""
        self.moves = 0
        """Counts everything that may have changed a scene's state: messages, keys, presses, settings."""
        self._pointer = (-1.0, -1.0)
        self.shift = False
        self.pad = ""
        """The kind of pad used last, as named in `pads.py`; "" after the keyboard or the pointer."""
        self.caps = True
        """True if controls show their key; False in films, where nobody can press one."""
        self.asked: Asked | None = None
        """Whose question this frame shows."""
        self.unseen: dict[str, str] = {}
        """Commands of this frame that have a key but no button: descriptions by key."""
        self.told: tuple[str, float] = ("", 0.0)
        """A message about the machine itself, and the time until which it is shown."""
        self.last_press = 0.0
        self.wanted_at: float | None = None
        self.stirring: Stirring | None = None
        """The part of this frame that moves by itself, so that only this part is repainted."""
        self.wanted_focus: str | None = None
        self.nodes: list[Node] = []
        self.areas: dict[str, Area] = {}
        self.live = True
        self._layer = 0
        self._clips: list[tuple[str, Rect]] = []
        self.later: list[Callable[[], None]] = []
        self.above_ring: list[Rect] = []
        self.tip: Rect | None = None
        """The rectangle of this frame's tooltip."""
        self.dragged: str | None = None
        """Id of the node that is being dragged somewhere."""
        self.aloud: dict[str, str] = {}
        """The sentences of this frame for speech output, by kind: "prompt", "refusal"."""
        self.reader: object = None
        """The player whose hand is shown in this frame; None if no hand is shown."""
        self.below: object = None
        """The player on the near side of the table in this frame; None if there is no table."""

    @property
    def time(self) -> float:
        """Seconds since the program began."""
        self.restless = True
        return self.clock

    @time.setter
    def time(self, seconds: float) -> None:
        self.clock = seconds

    @property
    def pointer(self) -> tuple[float, float]:
        """The position of the pointer, in logical px."""
        self.restless = True
        return self._pointer

    @pointer.setter
    def pointer(self, at: tuple[float, float]) -> None:
        self._pointer = at

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
        """The text scale that the player chose, 0.75 to 2.5."""
        return self.canvas.text_scale

    @property
    def reduce_motion(self) -> bool:
        """True if flights and waves should be short fades."""
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
        """True if the keyboard or a pad was used last, so that the focus ring is shown."""
        return self.tree.visible

    def reads(self, kind: str, *sentences: str) -> None:
        """Note sentences of this frame for speech output."""
        if self.live:
            self.aloud[kind] = " ".join(sentence for sentence in sentences if sentence)

    def lends(self) -> tuple[object, ...]:
        """Return all the page state that a cached part may depend on, besides its own arguments."""
        tree, memory, canvas = self.tree, self.memory, self.canvas
        return (
            self.moves, self.live, self._layer, self.caps, self.pad, self.shift, self.dragged,
            tree.focused, tree.hovered, tree.pressed, tree.visible, memory.touched, memory.open_list,
            memory.selected, tuple(memory.unfolded), tuple(memory.scroll.items()), tuple(memory.heights.items()),
            canvas.scale, canvas.text_scale, canvas.reading, canvas.audit is None, tuple(self._clips),
            self.settings.language, self.settings.palette, self.reduce_motion,
        )  # fmt: skip

    def redraw(self) -> None:
        """Ask for another frame right after this one."""
        self.wake_in(0.0)

    def wake_in(self, seconds: float) -> None:
        """Ask for another frame after some seconds."""
        at = self.clock + seconds
        self.wanted_at = at if self.wanted_at is None else min(at, self.wanted_at)

    def stir(self, rect: RectLike, every: float, paint: Callable[[], None]) -> None:
        """Paint a part that repaints itself every `every` seconds; nothing else may be painted over it.

        Ten whole frames a second would cost a tenth of a processor for a screen nobody touches.
        """
        area = as_rect(rect)
        with self.canvas.clip(area):
            paint()
        if self.live and not self.reduce_motion:
            self.stirring = Stirring(area, every, paint, self.clock + every)

    def focus_on(self, name: str) -> None:
        """Focus a node at the end of this frame, if nothing has the focus."""
        if self.live and self.tree.focused is None:
            self.wanted_focus = name

    def ring_on(self, name: str, asked: object) -> None:
        """Focus a node whenever `asked` has changed, wherever the focus was.
        A question about something that can't be undone starts on the way out of it.
        """
        before = self.memory.questions.get("ring")
        if self.live and (before is None or before[0] != asked):
            self.memory.questions["ring"] = (asked, self.clock)
            if asked:
                self.tree.forget()
                self.focus_on(name)

    def begin_at(self, name: str) -> None:
        """Set the node that the first Tab, arrow or Enter goes to while nothing has the focus."""
        if self.live:
            self.tree.start = name or None

    def keep_above_ring(self, rect: RectLike) -> None:
        """Keep what is painted here in this frame above the focus ring."""
        self.above_ring.append(as_rect(rect))

    def caret_in(self, name: str, *, selected: bool = False) -> None:
        """Put the caret at the end of a text field, or select its whole text."""
        self.tree.focused, self.memory.selected = None, name if selected else ""
        self.memory.carets.pop(name, None)
        self.focus_on(name)

    def eased(self, key: str, target: float, ms: float = 90) -> float:
        """Return a value that eases towards `target` from frame to frame."""
        start, goal, since = self.memory.eased.get(key, (target, target, -9.0))
        span = 0.001 if self.reduce_motion else ms / 1000
        now = start + (goal - start) * ease.out_quad((self.clock - since) / span)
        if goal != target:
            start, goal, since = now, target, self.clock
        self.memory.eased[key] = (start, goal, since)
        if self.clock - since < span and start != goal:
            self.redraw()
        return now

    def since(self, key: str, value: object) -> float:
        """Return the seconds since the value under a key last changed."""
        self.restless = True
        return self._since(key, value)

    def _since(self, key: str, value: object) -> float:
        before = self.memory.questions.get(key)
        if before is None or before[0] != value:
            self.memory.questions[key] = (value, self.clock)
            return 0.0
        return self.clock - before[1]

    def settled(self, key: str, value: object) -> float:
        """Return when presses start to count after the value under a key changed: it has to be seen first."""
        return self.clock - self._since(key, value) + MS["settle"] / 1000

    def changed(self, key: str, value: int) -> tuple[int, int, float]:
        """Return the number under a key before its last change, the number now, and the seconds since then.

        A change of the near side of the table shows a different number; that doesn't count as a change.
        """
        fresh = (value, value, -9.0, self.below)
        before, now, at, below = self.memory.numbers.get(key, fresh)
        if below != self.below:
            before, now, at, below = fresh
        if value != now:
            before, now, at = now, value, self.clock
        self.memory.numbers[key] = (before, now, at, below)
        return before, now, self.clock - at

    def appears(self, what: object) -> None:
        """Name what has just appeared: no tooltip covers it until the pointer moves."""
        if what != self.memory.appeared:
            self.memory.appeared, self.memory.rests = what, True

    def held(self, name: str, hold: float) -> float:
        """Return how full a node is that must be held for `hold` seconds, 0 to 1; it drains once released."""
        held = self.memory.holding
        if held is None or held.id != name:
            return 0.0
        now = self.clock if held.let_go is None else held.let_go
        full = min(1.0, (now - held.since) / hold)
        if held.let_go is not None:
            full -= (self.clock - held.let_go) / (MS["drains"] / 1000)
        if full > 0:
            self.redraw()
        return max(0.0, full)

    def tell(self, sentence: str) -> None:
        """Show a message about the machine over the screen, for as long as a refusal is shown."""
        self.told = (sentence, self.clock + MS["refusal"] / 1000)
        self.redraw()

    def asks(self, asked: Asked) -> None:
        """Set whose question this frame shows, so that only that person's pad can answer."""
        if self.live:
            self.asked = asked

    def also(self, commands: Mapping[str, str]) -> None:
        """Add commands of this frame that have a key but no button: descriptions by key."""
        if self.live:
            self.unseen.update(commands)

    def cap(self, keys: str) -> str:
        """Return the label for a command: its current key, or its button on the pad in use.

        Of `Enter|P` it is the first, on a pad the first that has a button; "" if there is none.
        """
        if not self.caps:
            return ""
        return pads.cap(self.pad, self.settings.pads, keys) if self.pad else cap_word(self.settings.bound(keys))

    def begin(self, canvas: Canvas, rect: Rect) -> None:
        """Start a frame."""
        self.canvas, self.rect = canvas, rect
        self.nodes, self.areas, self.later, self._clips = [], {}, [], []
        self._layer, self.wanted_at, self.wanted_focus = 0, None, None
        self.stirring = None
        self.above_ring, self.tip = [], None
        self.aloud, self.reader, self.below = {}, None, None
        self.asked, self.unseen = None, {}

    def end(self) -> None:
        """Finish a frame: open lists, the focus ring and the tooltip are painted above everything else."""
        while self.later:
            self.later.pop(0)()
        self.tree.settle(self.nodes, self.clock)
        if self.wanted_focus and self.tree.node(self.wanted_focus):
            self.tree.put(self.wanted_focus)
        self._ring()
        self._hover_tip()
        self._machine()

    def _machine(self) -> None:
        """Paint the message about the machine above everything else, at the top of the window."""
        sentence, until = self.told
        if not sentence or self.clock >= until:
            return
        self.wake_in(until - self.clock + 0.01)
        self.reads("machine", sentence)
        most, role = min(self.rect.w - 4 * theme.ROOM, 620 * self.text_scale), theme.BODY.strong
        wide, high = self.canvas.measure(sentence, role, width=most)
        rect = Rect(0, 0, wide + 2 * theme.WIDE, high + 2 * theme.PAD)
        rect.midtop = self.rect.centerx, theme.ROOM * 2 * self.canvas.growth
        self.canvas.shadow(rect)
        with self.panel(rect, "paper", name="machine"):
            x, y = rect.left + theme.WIDE, rect.top + theme.PAD
            self.canvas.text(x, y, sentence, role, color=theme.INK, width=most)

    def _ring(self) -> None:
        node = self.tree.node(self.focus) if self.keys_last else None
        if node is None:
            self.memory.ring = None
            return
        goal = (node.ring or node.rect).copy()
        before = self.memory.ring
        if before is None:
            self.memory.ring = (goal, goal, self.clock - 1)
        elif before[1] != goal:
            self.memory.ring = (self._ring_now(), goal, self.clock)
        above = self._kept_above() if not node.layer else []
        kept = [(at, self.canvas.surface.subsurface(at).copy()) for at in above]
        self.focus_ring(self._ring_now(), paper=node.paper)
        for at, picture in kept:
            self.canvas.surface.blit(picture, at)

    def _kept_above(self) -> list[pygame.Rect]:
        whole = self.canvas.surface.get_rect()
        return [at for rect in self.above_ring if (at := self.canvas.px(rect).clip(whole)).size > (0, 0)]

    def _ring_now(self) -> Rect:
        assert self.memory.ring is not None
        start, goal, since = self.memory.ring
        share = ease.out_cubic((self.clock - since) / (MS["focus"] / 1000)) if not self.reduce_motion else 1.0
        if share < 1:
            self.redraw()
        pairs = zip(tuple(start), tuple(goal), strict=True)
        return Rect(*(a + (b - a) * share for a, b in pairs))

    def _hover_tip(self) -> None:
        name, since = self.memory.hover_since
        shown = self.focus if self.keys_last else None if self.memory.rests else self.hover
        if shown != name:
            self.memory.hover_since = (shown, self.clock)
            since = self.clock
        if self.memory.touched != shown:
            self.memory.touched = None
        node = self.tree.node(shown)
        if node is None or not node.tip or self.memory.touched == shown:
            return
        wait = MS["tip"] / 1000 - (self.clock - since)
        if wait > 0:
            self.wake_in(wait)
            return
        if self.keys_last:
            if wait < -TIP_BY_KEYS:
                return
            self.wake_in(wait + TIP_BY_KEYS + 0.01)
        by_pointer = not self.keys_last
        x, y = (
            (self._pointer[0] + 12, self._pointer[1] + 18)
            if by_pointer
            else (node.rect.left, node.rect.bottom + 8)
        )
        above = node.rect.top - 6 if node.rect.centery > self.rect.h * LOW else None
        self.tip = self.tooltip(x, y, node.tip, above=above, keep=self._off_tips(node))

    def _off_tips(self, node: Node) -> list[KeepClear]:
        """Return what a tooltip may not cover: the node it explains, answers, the headers of sheets."""
        kept = [KeepClear(rect, 3.0) for rect in titles(self.tree.nodes, self.text_scale)]
        kept += [KeepClear(in_sight(each)) for each in self.tree.nodes if is_answer(each) and each != node]
        if node.hit is None and max(node.rect.size) < LAND:
            kept.append(KeepClear(in_sight(node), 3.0))
        return kept

    def node(
        self, name: str, rect: RectLike, role: str, label: str, message: object = None, *, key: str = "",
        state: Sequence[str] = (), reason: str = "", rule: str = "", tip: str = "", paper: bool = False,
        hit: Callable[[float, float], bool] | None = None, order: float | None = None, sound: str = "confirm",
        ready_at: float = 0.0, ring: RectLike | None = None, focusable: bool = True, **more: Any,
    ) -> Look:  # fmt: skip
        """Register an interactive node and return how it looks now; the caller paints it."""
        if not self.live:
            return Look(enabled=not reason)
        area, clip = as_rect(rect), self._clips[-1] if self._clips else ("", None)
        more.setdefault("cap", self.cap(key) if key else "")
        place = order if order is not None else _reading_order(area)
        self.nodes.append(
            Node(
                name, area, role, label, message, key.casefold(), tuple(state), reason, rule,
                tip, place, self._layer, paper, sound, ready_at, as_rect(ring) if ring else None, focusable, hit,
                clip[1], clip[0], **more,
            )
        )  # fmt: skip
        return self.look(name, not reason)

    def free(self, key: str) -> str:
        """Return the key if no node of this frame uses it yet, else "": whatever is painted first keeps it."""
        self.restless = True  # the result depends on other parts, so a part that calls this is never cached
        taken = (node.key.split("|") for node in self.nodes if node.layer == self._layer and node.enabled)
        return "" if any(key.casefold() in keys for keys in taken) else key

    def cover(self, name: str, rect: RectLike, label: str, message: object = None) -> None:
        """Register a sheet before the nodes on it, so that presses on it don't reach what it covers."""
        self.node(f"cover:{name}", rect, "sheet", label, message, focusable=False, sound="")

    @contextmanager
    def above(self) -> Iterator[None]:
        """Register nodes on the layer above; as long as it has any, nothing below can be reached."""
        clips, self._clips = self._clips, []
        self._layer += 1
        try:
            yield
        finally:
            self._clips = clips
            self._layer -= 1

    def look(self, name: str, enabled: bool = True) -> Look:
        """Return how a node looks now."""
        tree = self.tree
        hover = tree.hovered == name
        return Look(hover, tree.focused == name and tree.visible, tree.pressed == name and hover, enabled)

    def backdrop(self) -> None:
        """Paint the table."""
        top = theme.mix(theme.GLASS, theme.TABLE, 0.2)
        self.canvas.baked("backdrop", self.rect, lambda c: c.gradient(self.rect, top, theme.TABLE), opaque=True)

    def panel(
        self,
        rect: RectLike,
        kind: str = "glass",
        *,
        name: str = "",
        radius: float = 5,
        border: Color | None = None,
    ) -> AbstractContextManager[None]:
        """Paint a panel and return a context manager; text written inside it is audited against the panel."""
        area = as_rect(rect)
        if kind in SHEETS:
            ornaments.paper(self.canvas, area, GROUNDS[kind], radius)
        else:
            edge = border or (theme.LINE2 if kind == "tip" else theme.LINE)
            self.canvas.rect(area, GROUNDS[kind], radius=radius, border=edge)
        return self.canvas.panel(area, name or kind)

    def focus_ring(self, rect: RectLike, *, paper: bool = False) -> None:
        """Paint the focus ring."""
        outer = as_rect(rect).inflate(8, 8)
        color = theme.INK if paper else theme.WHITE
        if not paper:
            self.canvas.glow(outer, theme.WHITE, radius=9, blur=6, alpha=130)
            self.canvas.rect(outer.inflate(-4, -4), None, radius=7, border=theme.BLACK)
        self.canvas.rect(outer, None, radius=9, border=color, border_width=2)

    def framed(self, rect: RectLike, *, strong: bool = True, radius: float = theme.ROUND) -> None:
        """Frame what is chosen in white; if not `strong`, draw the thinner frame of what could be chosen."""
        around = as_rect(rect).inflate(theme.TIGHT, theme.TIGHT)
        self.canvas.rect(around, None, radius=radius, border=theme.WHITE, border_width=2 if strong else 1)

    def label(self, x: float, y: float, text: str, color: Color = theme.DIM, align: str = "left") -> Rect:
        """Write a section label in tracked capitals."""
        return self.canvas.text(x, y, text.upper(), theme.LABEL, color=color, align=align)

    def key_cap(
        self,
        x: float,
        y: float,
        key: str,
        *,
        color: Color = theme.MUTE,
        align: str = "left",
        line: Color | None = None,
    ) -> Rect:
        """Paint a key cap centred on y and return the rectangle it covers."""
        return self.cap_of(x, y, self.cap(key), color=color, align=align, line=line, of_pad=bool(self.pad))

    def cap_of(
        self, x: float, y: float, word: str, *, color: Color = theme.MUTE, align: str = "left",
        line: Color | None = None, of_pad: bool = False,
    ) -> Rect:  # fmt: skip
        """Paint a cap with a label, round if it's a pad's button; paint nothing if the label is empty."""
        wide, high = self._cap_size(word)
        left = x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * wide
        rect = Rect(left, y - high / 2, wide, high)
        if word:
            self.canvas.rect(rect, None, radius=high / 2 if of_pad else 4, border=line or color)
            self._cap_sign(rect.centerx, y, word, color)
        return rect

    def cap_size(self, key: str) -> tuple[float, float]:
        """Return a key cap's width and height; the width is 0 if the pad in use has no such button."""
        return self._cap_size(self.cap(key))

    def _cap_size(self, word: str) -> tuple[float, float]:
        wide, high = self._sign_width(word), 18 * self.text_scale
        return max(high, wide + 10 * self.text_scale) if wide else 0.0, high

    def cap_width(self, key: str) -> float:
        """Return the width of the label on a key cap."""
        return self._sign_width(self.cap(key))

    def _sign_width(self, word: str) -> float:
        if word in pads.SHAPES:
            return theme.SMALL.size * self.text_scale
        return self.canvas.measure(word, theme.SMALL.strong)[0]

    def cap_sign(self, x: float, y: float, key: str, color: Color) -> None:
        """Paint the label of a key cap around a point: a word, or the symbol of a pad's button."""
        self._cap_sign(x, y, self.cap(key), color)

    def _cap_sign(self, x: float, y: float, word: str, color: Color) -> None:
        if word in pads.SHAPES:
            self.canvas.dot(pads.SHAPES[word], x, y, theme.SMALL.size * self.text_scale / 3, color)
        else:
            self.canvas.text(x, y, word, theme.SMALL.strong, color=color, align="center", valign="middle")

    def chip(
        self, x: float, y: float, text: str, *, strong: bool = True, paper: bool = False, align: str = "left"
    ) -> Rect:
        """Paint a chip for a state that belongs to no faction, centred on y: filled if strong, else outlined."""
        wide, high = self.canvas.measure(text, theme.NOTE)[0] + 14, 18 * self.text_scale
        rect = Rect(x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * wide, y - high / 2, wide, high)
        solid, pale = (theme.INK, theme.PAPER) if paper else (theme.PAPER, theme.INK)
        if strong:
            self.canvas.rect(rect, solid, radius=4)
        else:
            self.canvas.rect(rect, None, radius=4, border=solid)
        color = pale if strong else solid
        self.canvas.text(rect.centerx, y, text, theme.NOTE, color=color, align="center", valign="middle")
        return rect

    def slip(
        self, x: float, y: float, text: str, role: Type = theme.BODY.strong, color: Color = theme.INK
    ) -> Rect:
        """Paint a slip of paper with a few words around a point, moved so that it lies wholly in the window."""
        wide, high = (
            self.canvas.measure(text, role)[0] + 2 * theme.GAP,
            self.canvas.line_height(role) + theme.TIGHT,
        )
        rect = boxes.kept_in(boxes.around(x, y, wide, high), boxes.inset(self.rect, theme.NEAR))
        self.canvas.shadow(rect, alpha=170)
        self.canvas.rect(rect, theme.PAPER, radius=theme.CORNER)
        self.canvas.text(*rect.center, text, role, color=color, align="center", valign="middle")
        return rect

    def tooltip(
        self, x: float, y: float, text: str, *, above: float | None = None, keep: Sequence[KeepClear] = ()
    ) -> Rect:
        """Paint a tooltip at a point, or with its lower edge at `above`. Its first line is the name.

        It moves aside if it would cover anything in `keep`.
        """
        name, _, body = text.partition("\n")
        t = self.text_scale
        most = 296 * max(1.0, t)
        wide = max(self.canvas.measure(name, theme.BODY.strong)[0], self.canvas.measure(body, theme.NOTE)[0])
        wide = min(most, max(wide, 60))
        head = self.canvas.measure(name, theme.BODY.strong, width=wide)[1]
        tail = self.canvas.measure(body, theme.NOTE, width=wide)[1] + 3 if body else 0
        rect = Rect(x, y, wide + 24, head + tail + 20)
        if above is not None:
            rect.bottom = above
        elif rect.bottom > self.rect.bottom - 4:
            rect.bottom = y - 26
        window = self.rect.inflate(-8, -8)
        rect = nearest(rect.clamp(window), window, keep)
        self.canvas.shadow(rect, alpha=140)
        with self.panel(rect, "tip", name="tooltip"):
            self.canvas.text(rect.left + 12, rect.top + 10, name, theme.BODY.strong, width=wide)
            self.canvas.text(rect.left + 12, rect.top + 13 + head, body, theme.NOTE, width=wide)
        return rect

    @contextmanager
    def scroll(self, name: str, rect: RectLike, content_height: float) -> Iterator[float]:
        """Clip to a scrolling part of the screen and yield the y at which its content begins."""
        area = as_rect(rect)
        reach = content_height - area.h if exceeds(content_height, area.h) else 0.0
        offset = min(self.memory.scroll.get(name, 0.0), reach)
        self.memory.scroll[name] = offset
        if self.live:
            self.areas[name] = Area(area, reach)
        self._clips.append((name, area))
        below = min(area.h, self._fade) if exceeds(reach, offset) else 0.0
        try:
            with self.canvas.clip(area), self.canvas.fading(boxes.lower(area, below)):
                yield area.top - offset
        finally:
            self._clips.pop()
        if reach:
            self._scroll_bar(area, offset, content_height)

    @property
    def _fade(self) -> float:
        """Height in px over which scrolling content fades out at its lower edge, so that no line is cut off."""
        return theme.WIDE * self.text_scale

    def _scroll_bar(self, area: Rect, offset: float, content: float) -> None:
        high = max(24.0, area.h * area.h / content)
        top = area.top + (area.h - high) * offset / (content - area.h)
        self.canvas.rect((area.right - 5, top, 4, high), theme.LINE2, radius=2)

    def scroll_by(self, name: str, dy: float) -> None:
        """Scroll an area; a positive dy shows what is further down."""
        area = self.areas.get(name)
        if area:
            self.memory.scroll[name] = max(0.0, min(area.reach, self.memory.scroll.get(name, 0.0) + dy))

    def scroll_to_end(self, name: str) -> None:
        """Scroll an area to its end in the next frame."""
        self.memory.scroll[name] = 1e9

    def area_at(self, x: float, y: float) -> str:
        """Return the id of the scrolling area under a point, or ""."""
        return next((name for name, area in reversed(self.areas.items()) if area.rect.collidepoint(x, y)), "")

    def reveal(self, node: Node) -> None:
        """Scroll until a node is visible."""
        area = self.areas.get(node.scroll)
        if area is None:
            return
        if node.rect.top < area.rect.top:
            self.scroll_by(node.scroll, node.rect.top - area.rect.top - 8)
        elif node.rect.bottom > area.rect.bottom:
            self.scroll_by(node.scroll, node.rect.bottom - area.rect.bottom + self._fade)


def _reading_order(area: Rect) -> float:
    return round(area.top / 12) * 10_000 + area.left


def exceeds(content: float, room: float) -> bool:
    """Return True if the content is higher than its room by more than a rounding error."""
    return content > room + 0.5


def cap_word(key: str) -> str:
    """Return the label of a key cap: `ctrl+q` becomes `Ctrl Q`."""
    first = key.split("|")[0]
    parts = first.split("+") if first != "+" else ["+"]
    return " ".join(
        CAPS.get(part.casefold(), part.upper() if len(part) <= 3 else part.capitalize()) for part in parts
    )
