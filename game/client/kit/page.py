"""A frame being painted: its canvas, the focus and hover state, and the nodes registered so far."""

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
    """How a node looks in this frame."""

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
class MovingPart:
    """A part of a frame that animates while the rest stays still, and when it next needs painting."""

    rect: Rect
    every: float
    paint: Callable[[], None]
    at: float


@dataclass
class CachedPicture:
    """A part of the last frame as it was painted, and everything it was painted from (`caching.py`)."""

    of: tuple[object, ...]
    room: tuple[object, ...]
    """The state of the page that it may depend on."""
    until: float
    """When it next needs repainting by itself, in seconds on the page's clock."""
    gave: Any
    nodes: list[Node]
    areas: dict[str, Area]
    aloud: dict[str, str]
    unseen: dict[str, str]
    audit: list[Audited]
    needs: tuple[object, ...] = ()
    picture: Surface | None = None
    """None if it is painted every frame."""
    late: int = 0
    """How many frames it has been out of date."""


@dataclass
class WidgetMemory:
    """State that widgets keep between frames."""

    eased: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    scroll: dict[str, float] = field(default_factory=dict)
    heights: dict[str, float] = field(default_factory=dict)
    """The content heights of scrolling pages, as last painted."""
    carets: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, tuple[int, int, float, object]] = field(default_factory=dict)
    """By key: the number before its last change, the current number, when it changed, and the near-side seat."""
    questions: dict[str, tuple[object, float]] = field(default_factory=dict)
    open_list: str = ""
    unfolded: set[str] = field(default_factory=set)
    selected: str = ""
    """The text field whose whole text the next typed character replaces."""
    ring: tuple[Rect, Rect, float] | None = None
    hover_since: tuple[str | None, float] = (None, 0.0)
    stills: dict[str, CachedPicture] = field(default_factory=dict)
    """Cached parts of the last frame."""
    reads: dict[str, tuple[str | tuple[Any, ...], ...]] = field(default_factory=dict)
    """By cached part: the fields of the scene's picture that it was painted from, and its calls to the picture."""
    rests: bool = True
    """True if the pointer hasn't moved since something appeared or keys moved the focus; it points at nothing."""
    appeared: object = None
    """What appeared last, as passed to `changing.appears`."""
    touched: str | None = None
    """The node pressed last, until the pointer leaves it; its tooltip would hide the effect of the press."""
    holding: "Holding | None" = None
    """The node that is being held or was held last."""

    def of_another(self) -> "WidgetMemory":
        """Return the memory for the next person: cached pictures, but no trace of anybody's actions."""
        return WidgetMemory(stills=self.stills, reads=self.reads, heights=self.heights)


@dataclass(frozen=True, slots=True)
class Holding:
    """A node that has to be held: its id, when the hold began, and when it was released."""

    id: str
    since: float
    let_go: float | None = None


class Page:
    """A frame being painted: the canvas, the pointer state and the smallest pieces."""

    listens = False
    """True while something may arrive from elsewhere at any moment; the scene is then ticked more often."""

    repainted = 0
    """Counts the parts repainted in this frame."""
    repainted_late = 0
    """Counts those of them that had waited too long."""

    beneath: Sequence[Node] = ()
    """The nodes of the scene below this one; they can't be reached, but may be offered again."""

    told_to: Asked | None = None
    """Whose question was on the screen when something was told; nobody else needs to read it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.canvas: Canvas
        self.rect = Rect(0, 0, 1280, 720)
        self.tree = Focus()
        self.memory = WidgetMemory()
        self.clock = 0.0
        self.restless = False
        """True if anything painted since read the time or the pointer, so that it will soon look different."""
        self.moves = 0
        """Counts everything that may have changed a scene's state: messages, keys, presses, settings."""
        self.seen_at = (-1.0, -1.0)
        """The pointer's position; reading it doesn't mark the part as restless."""
        self.shift = False
        self.pad = ""
        """The kind of pad used last, as named in `pads.py`; "" if the keyboard or the pointer was used last."""
        self.caps = True
        """True if controls show their keys; False in films, where nobody can press one."""
        self.asked: Asked | None = None
        """Whose question is shown in this frame."""
        self.unseen: dict[str, str] = {}
        """This frame's commands that have a key but no button: key → description."""
        self.told: tuple[str, float] = ("", 0.0)
        """A message about the machine itself, and when it disappears."""
        self.last_press = 0.0
        self.wanted_at: float | None = None
        self.stirring: MovingPart | None = None
        """The part of this frame that animates, so that only this part is repainted."""
        self.wanted_focus: str | None = None
        self.nodes: list[Node] = []
        self.areas: dict[str, Area] = {}
        self.live, self.layer = True, 0
        self.clips: list[tuple[str, Rect]] = []
        self.later: list[Callable[[], None]] = []
        self.above_ring: list[RectLike] = []
        self.tip: Rect | None = None
        """The rectangle of this frame's tooltip."""
        self.dragged: str | None = None
        """Id of the node being dragged."""
        self.aloud: dict[str, str] = {}
        """This frame's sentences for speech output, by kind: "prompt", "refusal"."""
        self.reader: object = None
        """The player whose hand is shown in this frame, or None."""
        self.below: object = None
        """The player on the near side of the table in this frame, or None if there is no table."""

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
        """The text scale that the player chose, 0.75 to 2.5."""
        return self.canvas.text_scale

    @property
    def reduce_motion(self) -> bool:
        """True if flights and waves are replaced by short fades."""
        return self.settings.reduce_motion

    @property
    def focus(self) -> str | None:
        """Id of the focused node."""
        return self.tree.focused

    @property
    def keys_last(self) -> bool:
        """True if the keyboard or a pad was used last, so that the focus ring is shown."""
        return self.tree.visible

    def reads(self, kind: str, *sentences: str) -> None:
        """Record sentences of this frame for speech output."""
        if self.live:
            self.aloud[kind] = " ".join(sentence for sentence in sentences if sentence)

    def redraw(self) -> None:
        """Request another frame right after this one."""
        self.wake_in(0.0)

    def wake_in(self, seconds: float) -> None:
        """Request another frame after some seconds."""
        self.wake_at(self.clock + seconds)

    def wake_at(self, clock: float) -> None:
        """Request another frame once the page's clock has reached a time."""
        self.wanted_at = clock if self.wanted_at is None else min(clock, self.wanted_at)

    def stir(self, rect: RectLike, every: float, paint: Callable[[], None]) -> None:
        """Paint a part that repaints itself every `every` seconds; nothing else may be painted over it.

        Ten whole frames a second would use a tenth of a processor for a screen nobody touches.
        """
        area = as_rect(rect)
        with self.canvas.clip(area):
            paint()
        if self.live and not self.reduce_motion:
            self.stirring = MovingPart(area, every, paint, self.clock + every)

    def focus_on(self, name: str) -> None:
        """Focus a node at the end of this frame, if nothing has the focus."""
        if self.live and self.tree.focused is None:
            self.wanted_focus = name

    def ring_on(self, name: str, asked: object) -> None:
        """Focus a node whenever `asked` has changed, wherever the focus was.

        For a question about something irreversible, the focus starts on the button that backs out.
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

    def tell(self, sentence: str, to: Asked | None = None) -> None:
        """Show a message about the machine over the screen, for as long as a refusal is shown.

        Only the person it is told `to` sees it; by default that is the person being asked now.
        """
        self.told, self.told_to = (sentence, self.clock + MS["refusal"] / 1000), to or self.asked
        self.redraw()

    def asks(self, asked: Asked) -> None:
        """Set whose question this frame shows, so that only that person's pad can answer."""
        if self.live:
            self.asked = asked

    def also(self, commands: Mapping[str, str]) -> None:
        """Add commands of this frame that have a key but no button: key → description."""
        if self.live:
            self.unseen.update(commands)

    def cap(self, keys: str) -> str:
        """Return the label for a command: its current key, or its button on the pad in use.

        For `Enter|P` it is the first one, on a pad the first one that has a button; "" if there is none.
        """
        if not self.caps:
            return ""
        return pads.cap(self.pad, self.settings.pads, keys) if self.pad else cap_word(self.settings.bound(keys))

    def begin(self, canvas: Canvas, rect: Rect) -> None:
        """Start a frame."""
        self.canvas, self.rect = canvas, rect
        self.nodes = []
        self.beneath = ()
        self.areas = {}
        self.later = []
        self.clips = []
        self.layer, self.wanted_at, self.wanted_focus = 0, None, None
        self.stirring = None
        self.above_ring, self.tip = [], None
        self.aloud, self.reader, self.below = {}, None, None
        self.asked, self.unseen, self.listens = None, {}, False
        self.repainted = self.repainted_late = 0

    def node(
        self, name: str, rect: RectLike, role: str, label: str, message: object = None, *, key: str = "",
        state: Sequence[str] = (), reason: str = "", rule: str = "", tip: str = "", paper: bool = False,
        hit: Callable[[float, float], bool] | None = None, order: float | None = None, sound: str = "confirm",
        ready_at: float = 0.0, ring: RectLike | None = None, focusable: bool = True, **more: Any,
    ) -> Look:  # fmt: skip
        """Register an interactive node and return its current look; the caller paints it."""
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
        if not self.live:
            return Look(enabled=not reason)
        tree, hover = self.tree, self.tree.hovered == name
        focused = tree.focused == name and tree.visible
        return Look(hover, focused, tree.pressed == name and hover, not reason)

    def free(self, key: str) -> str:
        """Return the key if no node of this frame uses it yet, else ""; the node painted first keeps it."""
        self.restless = True  # depends on the rest of the frame, so a part that asks this is repainted every frame
        taken = (node.key.split("|") for node in self.nodes if node.layer == self.layer and node.enabled)
        return "" if any(key.casefold() in keys for keys in taken) else key

    def cover(self, name: str, rect: RectLike, label: str, message: object = None) -> None:
        """Register a sheet before the nodes on it, so that presses on it don't reach what it covers."""
        self.node(f"cover:{name}", rect, "sheet", label, message, focusable=False, sound="")

    @contextmanager
    def above(self) -> Iterator[None]:
        """Register nodes on the layer above; while it has any, nothing below can be reached."""
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
    """Return the label of a key cap: `ctrl+q` becomes `Ctrl Q`."""
    first = key.split("|")[0]
    parts = first.split("+") if first != "+" else ["+"]
    return " ".join(
        CAPS.get(part.casefold(), part.upper() if len(part) <= 3 else part.capitalize()) for part in parts
    )
