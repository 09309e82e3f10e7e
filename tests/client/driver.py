"""Drives the client like a person: clicks by label, types keys, lets time pass, inspects the picture."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import ClassVar, TypeVar

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # otherwise SIGTERM would close a window that isn't there

import pygame

from game.client import routes
from game.client.app import App
from game.client.kit.caching import MOST_LATE
from game.client.kit.canvas import Audited
from game.client.kit.focus import Node, describe
from game.client.kit.input import key_events
from game.client.kit.scene import Request, Scene
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.kit.widgets import Ui
from game.client.match.scene import Match
from game.client.scenes.sheets.curtain import Curtain
from game.titles import on_show
from tests.client.unpainted import Undotted, Watched
from tests.sure import such

S = TypeVar("S")

FRAME = 0.05
"""Seconds of an idle step."""
COVERS = ("sheet", "slate", "duel", "guide", "refusal")
"""Roles and ids of nodes that may cover others."""


@dataclass(frozen=True, slots=True)
class Shown(Request):
    """A request for a scene made by a test."""

    scene: Scene


def built(request: Request, settings: Settings, sound: Sound) -> Scene:
    """Build a requested scene as the client does, or return the test's own."""
    return request.scene if isinstance(request, Shown) else routes.build(request, settings, sound)


class Unhurried(Watched):
    """An app that may skip frames: with `eyes_closed` it owes the picture until somebody looks or acts."""

    eyes_closed = False
    written: Sequence[Audited] = ()
    """All texts of the last picture. It notes them always: parts are cached with or without them, not both."""
    _ui: Ui

    @property
    def ui(self) -> Ui:
        """The page; a test that reads it looks at the picture."""
        if self.dirty and sys._getframe(1).f_globals["__name__"].startswith("tests.client.test_"):
            self.look()
        return self._ui

    @ui.setter
    def ui(self, ui: Ui) -> None:
        self._ui = ui

    def draw(self) -> None:
        """Draw, or postpone the picture until the next look."""
        if self.eyes_closed:
            self.dirty = True
            return
        asked, self.audit = self.audit, [] if self.audit is None else self.audit
        super().draw()
        self.written, self.audit = self.audit, asked
        self._ui.canvas.audit = None  # what is painted between two pictures belongs to neither

    def look(self) -> None:
        """Draw the picture if it is owed."""
        if self.dirty and self.scenes:
            self.draw()

    def nodes(self) -> list[Node]:
        """Return the nodes of the current picture."""
        self.look()
        return super().nodes()


def _left(app: App) -> dict[str, object]:
    """Return what a picture leaves besides pixels."""
    nodes = [(node.id, tuple(node.rect), node.label, node.key, node.state, node.order) for node in app.ui.nodes]
    return {"node": nodes, "sentence": dict(app.ui.aloud), "area": list(app.ui.areas), "key": dict(app.ui.unseen)}


def _unlike(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    """Return the rectangle in which two pictures of one size differ, or nothing."""
    if pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB"):
        return []
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    same.invert()
    rects = same.get_bounding_rects()
    return [rects[0].unionall(rects[1:])] if rects else []


def screen(size: tuple[int, int]) -> pygame.Surface:
    """Return what an app without a window paints on; it has no dots for tests that look at none."""
    return pygame.Surface(size) if Driver.paints else Undotted(size)


class Driver:
    """An app without a window, with methods for a person's input."""

    paints: ClassVar[bool] = True
    """False to lay pictures out and register what can be touched, without a dot."""
    every_frame: ClassVar[bool] = False
    """True to draw every step of motion, as a window does."""

    def __init__(
        self,
        scene: Scene,
        size: tuple[int, int] = (1280, 720),
        text_scale: float = 1.0,
        settings: Settings | None = None,
    ) -> None:
        pygame.display.init()
        pygame.display.set_mode((1, 1))
        settings = settings or getattr(scene, "settings", None) or Settings()
        settings.text_scale, settings.mute = text_scale, True
        self.app = Unhurried(settings, built, screen(size))
        self.app.eyes_closed = isinstance(scene, Match) and not self.every_frame  # dear, and soon replaced
        self.app.show(scene)
        self.doze(0.3)

    @property
    def scene(self) -> Scene | None:
        """The topmost scene."""
        return self.app.scene

    def at(self, kind: type[S]) -> S:
        """Return the topmost scene, which is of this kind. Raises AssertionError if it isn't."""
        return such(kind, self.scene)

    def wait(self, seconds: float = 0.3) -> Driver:
        """Let time pass; the first frame is drawn, and the last one when somebody looks or acts."""
        first = min(FRAME, seconds)
        self._step(first)
        return self.look().doze(seconds - first)

    def look(self) -> Driver:
        """Draw the picture if it is owed, for what is worked out in drawing."""
        self.app.look()
        return self

    def doze(self, seconds: float) -> Driver:
        """Let time pass without pictures, for games that are played but not watched."""
        for number in range(max(0, ceil(seconds / FRAME - 1e-9))):
            self._step(min(FRAME, seconds - FRAME * number))
        return self

    def _step(self, seconds: float, *events: pygame.event.Event) -> None:
        """Let time pass, with input on what is seen; what comes of it is drawn when somebody looks or acts."""
        if events:
            self.app.look()
        there = self.app.scene
        self.app.eyes_closed = not self.every_frame
        self.app.step(events, seconds)
        self.app.eyes_closed = False
        if self.app.scene is not there:
            self.app.look()

    def settle(self, most: float = 60.0) -> Driver:
        """Let time pass until nothing moves. Raises AssertionError after `most` seconds."""
        number = 0
        while self.app.scene is not None and self.app.scene.animating:
            self._step(FRAME)
            number += 1
            assert number * FRAME < most, "something moves and moves"
        return self

    def behind(self) -> list[str]:
        """Return what the screen doesn't show though nothing would draw it until somebody acts."""
        app, seen = self.app, _left(self.app)
        resized = app._resize_at is not None  # the window is laid out anew once its edge is let go
        if app.dirty or resized or self._wants_a_frame() or app.scene is None or app.scene.animating:
            return []
        app.draw()
        return [f"an old {name}" for name, each in _left(app).items() if seen[name] != each]

    def on_time(self) -> None:
        """Draw until no part waits for its turn, and what is under the pointer is known."""
        for _ in range(MOST_LATE + 2):
            self.app.draw()
            if not self._wants_a_frame():
                break

    def _wants_a_frame(self) -> bool:
        wanted = self.app.ui.wanted_at
        return wanted is not None and wanted <= self.app.ui.clock

    def stale(self) -> list[str]:
        """Paint this moment with and without cached parts, and return what differs."""
        app = self.app
        self.on_time()
        kept, told = app.surface.copy(), _left(app)
        app.ui.memory.stills.clear()
        app.draw()
        differing = [f"another {name}" for name, each in _left(app).items() if told[name] != each]
        return [*differing, *(f"other dots in {room}" for room in _unlike(kept, app.surface))]

    def labels(self) -> list[str]:
        """Return the labels of everything reachable."""
        return [node.label for node in self.app.nodes()]

    def node(self, label: str) -> Node:
        """Return the node with a label or an id, preferring exact matches. Raises LookupError if there is none."""
        nodes = self.app.nodes()
        for fits in (lambda n: label in (n.label, n.id), lambda n: n.label.startswith(label)):
            found = [node for node in nodes if fits(node)]
            if found:
                return found[-1]
        raise LookupError(f"nothing is called {label!r}; there are: {', '.join(self.labels())}")

    def spoken(self, label: str) -> str:
        """Return what speech says for a node."""
        return describe(self.node(label))

    def click(self, label: str, button: int = 1) -> Driver:
        """Press and release the pointer on a node."""
        return self.click_at(*self.spot(self.node(label)), button=button)

    def spot(self, node: Node) -> tuple[float, float]:
        """Return a logical point of a node that no other node covers. Raises LookupError if it is covered."""
        found = self.uncovered(node)
        if found is None:
            raise LookupError(f"{node.label!r} is covered by something else")
        return found

    def uncovered(self, node: Node) -> tuple[float, float] | None:
        """Return a logical point of a node that no other node covers; None if there is none."""
        area = node.rect if node.clip is None else node.rect.clip(node.clip)
        for share_y in (0.5, 0.25, 0.75, 0.1, 0.9):
            for share_x in (0.5, 0.25, 0.75, 0.1, 0.9):
                x, y = area.left + area.w * share_x, area.top + area.h * share_y
                top = self.app.ui.tree.at(x, y)
                if top is not None and top.id == node.id:
                    return x, y
        return None

    def wait_for_ones_turn(self) -> None:
        """Wait until presses count for the person asked and there is something to press."""
        if self.app.devices.quiet.waits(self.app.ui.clock) or _comes(self.scene):
            while self.app.devices.quiet.waits(self.app.ui.clock) or _comes(self.scene):
                self._step(FRAME)
            self.wait(0.3)

    def held(self, node: Node | None) -> float:
        """Return the seconds for which a node has to be held down to send its message."""
        return node.hold + FRAME if node is not None and node.held is None else 0.0

    def click_at(self, x: float, y: float, button: int = 1) -> Driver:
        """Press and release the pointer at a logical point, like a person who has seen whose turn it is.

        Nodes that have to be held are held.
        """
        pos = self._device(x, y)
        self._step(0.3, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.wait_for_ones_turn()
        self.app.look()
        node = self.app.ui.tree.at(x, y)
        self._step(0.02, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        if held := self.held(node):
            self.wait(held)
        self._step(0.02, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))
        return self

    def press(self, x: float, y: float, button: int = 1) -> Driver:
        """Press and release at once, without waiting first."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._step(0.01, pygame.event.Event(kind, pos=self._device(x, y), button=button))
        return self

    def hold(self, label: str, seconds: float) -> Driver:
        """Press the pointer on a node, wait, and release."""
        pos = self._device(*self.spot(self.node(label)))
        self._step(0.02, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.wait(seconds)
        self._step(0.02, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
        return self

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> Driver:
        """Press at one logical point, move to another, and release."""
        self.lift(start, end)
        self._step(0.02, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self._device(*end), button=1))
        return self

    def slide(self, end: tuple[float, float]) -> Driver:
        """Move the pointer, pressed, to a logical point."""
        self._step(
            0.02, pygame.event.Event(pygame.MOUSEMOTION, pos=self._device(*end), rel=(0, 0), buttons=(1, 0, 0))
        )
        return self

    def lift(self, start: tuple[float, float], end: tuple[float, float]) -> Driver:
        """Press at one logical point and move to another without releasing."""
        self._step(0.02, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self._device(*start), button=1))
        return self.slide(end)

    def hover(self, label: str) -> Driver:
        """Move the pointer onto a node."""
        return self.rest_on(self.node(label))

    def rest_on(self, node: Node) -> Driver:
        """Move the pointer onto a node of the picture."""
        pos = self._device(*self.spot(node))
        self._step(0.02, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        return self.wait(0.1)

    def wheel(self, notches: float) -> Driver:
        """Turn the wheel where the pointer is."""
        self._step(0.02, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_y=notches))
        return self

    def key(self, *names: str) -> Driver:
        """Press keys by name, one after the other, like a person who has seen whose turn it is.

        Keys that have to be held are held.
        """
        for name in names:
            self.wait_for_ones_turn()
            self.app.nodes()  # draw first if a picture is still owed
            tree = self.app.ui.tree
            node = (tree.meant_by(name) if name in ("enter", "space") else None) or tree.with_key(name)
            self.strike(key_events(name), node)
        return self

    def strike(self, events: list[pygame.event.Event], node: Node | None) -> None:
        """Send a node's key events, holding the key as long as needed."""
        if node is not None and node.hold:
            self.wait(max(0.0, node.ready_at - self.app.ui.clock))
            self._step(0.02, *events[:1])
            self.wait(self.held(node))
            events = events[1:]
        self._step(0.25, *events)

    def type(self, text: str) -> Driver:
        """Type characters."""
        for letter in text:
            down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode=letter)
            self._step(0.02, down, pygame.event.Event(pygame.KEYUP, key=pygame.K_a, mod=0))
        return self

    def pixels(self) -> bytes:
        """Return the dots of the picture as it is now."""
        self.on_time()
        return pygame.image.tobytes(self.app.surface, "RGB")

    def screenshot(self, path: str | Path) -> Path:
        """Save the picture."""
        self.on_time()
        pygame.image.save(self.app.surface, str(path))
        return Path(path)

    def written(self) -> Sequence[Audited]:
        """Return all texts of the picture as it is now."""
        self.app.draw()
        return self.app.written

    def texts(self) -> list[str]:
        """Return what is written in the picture as it is now."""
        return [each.text for each in self.written()]

    def audit(self) -> list[str]:
        """Return sentences about text that leaves its panel or the window, and about overlapping texts."""
        written = self.written()
        window = self.app.ui.rect.inflate(1, 1)
        cut = [f"{a.text!r} leaves {_home(a)}" for a in written if not _inside(a, window)]
        return cut + [f"{a.text!r} overlaps {b.text!r}" for a, b in combinations(written, 2) if _overlap(a, b)]

    def missed(self) -> list[str]:
        """Return sentences about nodes whose middle is covered by an unrelated node other than a sheet."""
        tree, window = self.app.ui.tree, self.app.ui.rect
        found = []
        for number, node in enumerate(tree.nodes):
            area = (node.rect if node.clip is None else node.rect.clip(node.clip)).clip(window)
            if not node.active or min(area.w, area.h) < 2:
                continue
            top = tree.at(*area.center)
            covers = [other for other in tree.nodes[number + 1 :] if {other.role, other.id} & set(COVERS)]
            covers += [
                other for other in tree.nodes[number + 1 :] if other.role == "list" and other.rect == window
            ]
            if top is None or not (
                top.id == node.id
                or (top.hit is None and node.rect.inflate(2, 2).contains(top.rect))
                or any(cover.contains(*area.center) for cover in covers)
            ):
                found.append(f"the middle of {node.id} is {top.id if top is not None else 'nothing'}")
        return found

    def clashes(self) -> list[str]:
        """Return keys with two meanings; for Esc, the topmost layer decides."""
        meant: dict[str, set[str]] = {}
        for node in self.app.nodes():
            for key in filter(None, node.key.casefold().split("|")):
                if node.enabled and node.message is not None:
                    meant.setdefault(key, set()).add(node.id)
        return [f"{key}: {sorted(names)}" for key, names in meant.items() if key != "esc" and len(names) > 1]

    def _device(self, x: float, y: float) -> tuple[int, int]:
        scale = self.look().app.ui.canvas.scale
        return round(x * scale), round(y * scale)


def _comes(scene: Scene | None) -> bool:
    """Return True if a curtain or a band is still moving down."""
    return isinstance(scene, Curtain) and not scene.hangs and scene.risen < 0


def _home(written: Audited) -> str:
    return f"its panel {written.panel!r}" if written.panel_rect else "the window"


def _inside(written: Audited, window: pygame.FRect) -> bool:
    home = written.panel_rect.inflate(1.5, 1.5) if written.panel_rect else window
    return bool(home.contains(written.rect) and window.contains(written.rect))


def _overlap(a: Audited, b: Audited) -> bool:
    both = a.rect.clip(b.rect)
    return both.w > 1.5 and both.h > 1.5 and (a.panel, a.panel_rect) == (b.panel, b.panel_rect)


def shelf_key(title: str) -> str:
    """Return the key that opens a box; boxes are numbered in shelf order."""
    return str(on_show().index(title) + 1)
