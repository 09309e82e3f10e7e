"""A picture in the making: its canvas, what was focused and hovered, and the nodes registered so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import pads
from game.client.kit.canvas import Audited, Canvas, RectLike, as_rect
from game.client.kit.focus import Focus, Node
from game.client.kit.pads import Asked
from game.client.kit.settings import Settings
from game.client.kit.theme import MS

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


@dataclass
class Area:
    """A part of the screen that scrolls."""

    rect: Rect
    reach: float


@dataclass
class Stirring:
    """A part of a picture that moves by itself while the rest stands still, and when it moves next."""

    rect: Rect
    every: float
    paint: Callable[[], None]
    at: float


@dataclass
class CachedPicture:
    """A part of a picture as it was painted last, and all that it was painted from (`kept.py`)."""

    of: tuple[object, ...]
    room: tuple[object, ...]
    """What the page lent it."""
    until: float
    """When it moves next by itself, in seconds of the page's clock."""
    gave: Any
    nodes: list[Node]
    areas: dict[str, Area]
    aloud: dict[str, str]
    unseen: dict[str, str]
    audit: list[Audited]
    picture: Surface | None = None
    """None until it has been painted twice alike: most parts change again before they could be laid down."""


@dataclass
class WidgetMemory:
    """What widgets remember from one picture to the next."""

    eased: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    scroll: dict[str, float] = field(default_factory=dict)
    heights: dict[str, float] = field(default_factory=dict)
    """How high the pages were painted that scroll."""
    carets: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, tuple[int, int, float, object]] = field(default_factory=dict)
    """By key: the number before its last change, the number now, when that was, and on whose side of the table."""
    questions: dict[str, tuple[object, float]] = field(default_factory=dict)
    open_list: str = ""
    unfolded: set[str] = field(default_factory=set)
    selected: str = ""
    """The text field whose whole text the next typed letter replaces."""
    ring: tuple[Rect, Rect, float] | None = None
    hover_since: tuple[str | None, float] = (None, 0.0)
    stills: dict[str, CachedPicture] = field(default_factory=dict)
    """Parts that rest, as they were painted last."""
    rests: bool = True
    """Whether the pointer has not moved since what is to be seen came up: no tip of it opens then."""
    appeared: object = None
    """What came up last, as `changing.appears` was told."""
    touched: str | None = None
    """What was pressed and not left since: a tip of it would hide what the press has done."""
    holding: Holding | None = None
    """What is held, or was last."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A node that is held until it is full, since when, and when it was let go."""

    id: str
    since: float
    let_go: float | None = None


class Page:
    """A picture in the making: the canvas, the state of the pointer, and the smallest pieces."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.canvas: Canvas
        self.rect = Rect(0, 0, 1280, 720)
        self.tree = Focus()
        self.memory = WidgetMemory()
        self.clock = 0.0
        self.restless = False
        """Whether what was painted since asked for the time or the pointer, and so looks otherwise next time."""
        self.moves = 0
        """Counts all that may have changed what a scene remembers: messages, keys, presses, settings."""
        self.seen_at = (-1.0, -1.0)
        """Where the pointer is, for what no part of the picture hangs on."""
        self.shift = False
        self.pad = ""
        """Which kind of pad was used last, as `pads.py` names it; "" after keys or pointer."""
        self.caps = True
        """Whether what can be pressed shows its key: nobody can press anything in a film."""
        self.asked: Asked | None = None
        """Whose question this picture puts."""
        self.unseen: dict[str, str] = {}
        """What else keys do in this picture that have no button: the words by the key."""
        self.told: tuple[str, float] = ("", 0.0)
        """A sentence of the machine itself over the picture, and until when it stands."""
        self.last_press = 0.0
        self.wanted_at: float | None = None
        self.stirring: Stirring | None = None
        """What moves by itself in this picture, so that it alone is painted anew."""
        self.wanted_focus: str | None = None
        self.nodes: list[Node] = []
        self.areas: dict[str, Area] = {}
        self.live, self.layer = True, 0
        self.clips: list[tuple[str, Rect]] = []
        self.later: list[Callable[[], None]] = []
        self.above_ring: list[RectLike] = []
        self.tip: Rect | None = None
        """Where a tip lies in this picture."""
        self.dragged: str | None = None
        """Id of the node that is being dragged somewhere."""
        self.aloud: dict[str, str] = {}
        """What this picture says in sentences, by kind: "prompt", "refusal"; for speech."""
        self.reader: object = None
        """Whose hand is open in this picture; None where nobody's is."""
        self.below: object = None
        """Who sits on the near side of the table in this picture; None where there is no table."""

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
        """Where the pointer is, in logical px."""
        self.restless = True
        return self.seen_at

    @pointer.setter
    def pointer(self, at: tuple[float, float]) -> None:
        self.seen_at = at

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
    def keys_last(self) -> bool:
        """True when keys or pad were used last, so that the focus ring is shown."""
        return self.tree.visible

    def reads(self, kind: str, *sentences: str) -> None:
        """Note what stands here to be read, for speech."""
        if self.live:
            self.aloud[kind] = " ".join(sentence for sentence in sentences if sentence)

    def redraw(self) -> None:
        """Ask for another picture right after this one."""
        self.wake_in(0.0)

    def wake_in(self, seconds: float) -> None:
        """Ask for another picture after a while."""
        at = self.clock + seconds
        self.wanted_at = at if self.wanted_at is None else min(at, self.wanted_at)

    def stir(self, rect: RectLike, every: float, paint: Callable[[], None]) -> None:
        """Paint a part that moves by itself every so many seconds; nothing else may be painted over it.

        A whole picture ten times a second would cost a tenth of a processor for a screen nobody touches.
        """
        area = as_rect(rect)
        with self.canvas.clip(area):
            paint()
        if self.live and not self.reduce_motion:
            self.stirring = Stirring(area, every, paint, self.clock + every)

    def focus_on(self, name: str) -> None:
        """Put the focus on a node once this picture is done, if nothing has the focus."""
        if self.live and self.tree.focused is None:
            self.wanted_focus = name

    def ring_on(self, name: str, asked: object) -> None:
        """Put the focus on a node whenever what is asked has changed, wherever it was: a question about something
        that cannot be undone begins at the way out of it.
        """
        before = self.memory.questions.get("ring")
        if self.live and (before is None or before[0] != asked):
            self.memory.questions["ring"] = (asked, self.clock)
            if asked:
                self.tree.forget()
                self.focus_on(name)

    def begin_at(self, name: str) -> None:
        """Say where the first Tab, arrow or Enter goes while nothing has the focus."""
        if self.live:
            self.tree.start = name or None

    def tell(self, sentence: str) -> None:
        """Say something about the machine, over whatever is on the screen, for as long as a refusal stands."""
        self.told = (sentence, self.clock + MS["refusal"] / 1000)
        self.redraw()

    def asks(self, asked: Asked) -> None:
        """Say whose question this picture puts, so that the right pad answers."""
        if self.live:
            self.asked = asked

    def also(self, commands: Mapping[str, str]) -> None:
        """Say what keys do here that have no button: the words by the key."""
        if self.live:
            self.unseen.update(commands)

    def cap(self, keys: str) -> str:
        """Return what is to be pressed for a command: its present key, or the button of the pad in hand.

        Of `Enter|P` the first counts, on a pad the first that has a button; without one there is no cap.
        """
        if not self.caps:
            return ""
        return pads.cap(self.pad, self.settings.pads, keys) if self.pad else cap_word(self.settings.bound(keys))

    def begin(self, canvas: Canvas, rect: Rect) -> None:
        """Start a picture."""
        self.canvas, self.rect = canvas, rect
        self.nodes, self.areas, self.later, self.clips = [], {}, [], []
        self.layer, self.wanted_at, self.wanted_focus = 0, None, None
        self.stirring = None
        self.above_ring, self.tip = [], None
        self.aloud, self.reader, self.below = {}, None, None
        self.asked, self.unseen = None, {}

    def node(
        self, name: str, rect: RectLike, role: str, label: str, message: object = None, *, key: str = "",
        state: Sequence[str] = (), reason: str = "", rule: str = "", tip: str = "", paper: bool = False,
        hit: Callable[[float, float], bool] | None = None, order: float | None = None, sound: str = "confirm",
        ready_at: float = 0.0, ring: RectLike | None = None, focusable: bool = True, **more: Any,
    ) -> Look:  # fmt: skip
        """Register something that can be touched and return how it looks now; painting it is up to you."""
        if not self.live:
            return Look(enabled=not reason)
        area, clip = as_rect(rect), self.clips[-1] if self.clips else ("", None)
        more.setdefault("cap", self.cap(key) if key else "")
        place = order if order is not None else _reading_order(area)
        self.nodes.append(
            Node(
                name, area, role, label, message, key.casefold(), tuple(state), reason, rule,
                tip, place, self.layer, paper, sound, ready_at, as_rect(ring) if ring else None, focusable, hit,
                clip[1], clip[0], **more,
            )
        )  # fmt: skip
        tree, hover = self.tree, self.tree.hovered == name
        focused = tree.focused == name and tree.visible
        return Look(hover, focused, tree.pressed == name and hover, not reason)

    def free(self, key: str) -> str:
        """Give a key back where nothing in this picture has it yet, else none: what is painted first keeps it."""
        self.restless = True  # a part of a picture that asks this hangs on others, and is never laid down again
        taken = (node.key.split("|") for node in self.nodes if node.layer == self.layer and node.enabled)
        return "" if any(key.casefold() in keys for keys in taken) else key

    def cover(self, name: str, rect: RectLike, label: str, message: object = None) -> None:
        """Register a sheet that lies over other things, before what stands on it: a press there goes no deeper."""
        self.node(f"cover:{name}", rect, "sheet", label, message, focusable=False, sound="")

    @contextmanager
    def above(self) -> Iterator[None]:
        """Register nodes on a layer above: while there are any, nothing below can be reached."""
        clips, self.clips = self.clips, []
        self.layer += 1
        try:
            yield
        finally:
            self.clips = clips
            self.layer -= 1


def _reading_order(area: Rect) -> float:
    return round(area.top / 12) * 10_000 + area.left


def cap_word(key: str) -> str:
    """Return what stands on a key cap: `ctrl+q` becomes `Ctrl Q`."""
    first = key.split("|")[0]
    parts = first.split("+") if first != "+" else ["+"]
    return " ".join(
        CAPS.get(part.casefold(), part.upper() if len(part) <= 3 else part.capitalize()) for part in parts
    )
