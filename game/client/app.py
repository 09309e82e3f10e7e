"""The loop: events to nodes, nodes to messages, messages to scenes, scenes to the window."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from copy import deepcopy

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client import art, canvas, theme
from game.client.canvas import Canvas
from game.client.fields import Chosen, Unfold, edited
from game.client.focus import Focus, Node
from game.client.input import ARROWS, Stick, key_name, pad_key
from game.client.page import Memory
from game.client.scene import (
    Inspect,
    Key,
    Next,
    Pointer,
    Pop,
    Push,
    Quit,
    Redraw,
    Refused,
    Replace,
    Reset,
    Resumed,
    Scene,
    Typed,
    Wheel,
)
from game.client.settings import Settings
from game.client.sound import Sound
from game.client.theme import MS
from game.client.widgets import Ui

log = logging.getLogger(__name__)

LONGEST_STEP = 0.1  # seconds; dragging a window stops the loop on some systems, and motion should not jump
IDLE_MS = 100
DRAG_ENDS = 0.12  # seconds of quiet after which a new window size counts
PAD_EVENTS = (pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION)


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; the text says what the system answered."""


class App:
    """A window (or a surface, for tests) with a stack of scenes."""

    def __init__(self, settings: Settings, surface: Surface | None = None, sound: Sound | None = None) -> None:
        self.settings, self.applied = settings, deepcopy(settings)
        self.sound = sound or Sound(settings)
        self.windowed = surface is None
        self.surface = surface if surface is not None else open_window(settings)
        self.scenes: list[Scene] = []
        self.memories: list[tuple[Memory, Focus]] = []
        self.ui = Ui(settings)
        self.still = art.Store(96_000_000)
        self.dirty, self.running = True, True
        self.saving = self.windowed
        self._stick = Stick()
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._resize_at: float | None = None
        self._press: tuple[str, float] | None = None
        self._inspected = False

    # --- scenes ---

    @property
    def scene(self) -> Scene | None:
        """The scene on top."""
        return self.scenes[-1] if self.scenes else None

    def show(self, scene: Scene) -> None:
        """Begin with a scene and draw it."""
        self.follow(Reset(scene))
        self.draw()

    def follow(self, step: Next) -> None:
        """Change the stack of scenes as a scene has said."""
        match step:
            case None:
                return
            case Push(scene):
                self._enter(scene)
            case Pop(message):
                self._leave()
                self._resume(message)
            case Replace(scene):
                self._leave()
                self._enter(scene)
            case Reset(scene):
                while self.scenes:
                    self._leave()
                self._enter(scene)
            case Quit():
                self.running = False
            case Redraw():
                pass
        self.dirty = True

    def _enter(self, scene: Scene) -> None:
        visible = self.ui.tree.visible
        self.memories.append((self.ui.memory, self.ui.tree))
        self.scenes.append(scene)
        self.ui.memory, self.ui.tree = Memory(), Focus(visible=visible)

    def _leave(self) -> None:
        self.scenes.pop().closing()
        visible = self.ui.tree.visible
        self.ui.memory, self.ui.tree = self.memories.pop()
        self.ui.tree.visible = visible

    def _resume(self, message: object) -> None:
        if not self.scenes:
            self.running = False
            return
        self.follow(self.scenes[-1].on(Resumed()))
        if message is not None and self.scenes:
            self.send(message)

    def send(self, message: object) -> None:
        """Give a message to the top scene, or to the widget it is meant for."""
        match message:
            case Unfold(name):
                self.ui.memory.open_list = "" if self.ui.memory.open_list == name else name
                self.ui.tree.focused = name
            case Chosen(name, inner):
                self.ui.memory.open_list, self.ui.tree.focused = "", name
                self.send(inner)
            case _ if self.scenes:
                self.follow(self.scenes[-1].on(message))
        self.dirty = True
        self.apply_settings()

    # --- one step ---

    def step(self, events: Sequence[pygame.event.Event], seconds: float) -> bool:
        """Let events and time pass, draw if something changed, and return whether it was drawn."""
        self.ui.time += seconds
        for event in events:
            self._event(event)
        self._tick(seconds)
        self._wait_for_drag_end()
        due = self.ui.wanted_at is not None and self.ui.time >= self.ui.wanted_at
        if not (self.dirty or due) or not self.scenes:
            return False
        self.draw()
        return True

    def _tick(self, seconds: float) -> None:
        scene = self.scene
        if scene is None:
            return
        moving = scene.animating
        self.follow(scene.tick(seconds))
        self.dirty = self.dirty or moving or (self.scene is not None and self.scene.animating)
        self._long_press()

    def _long_press(self) -> None:
        if self._press and not self._inspected and self.ui.time - self._press[1] > MS["long_press"] / 1000:
            node = self.ui.tree.node(self._press[0])
            if node is not None and node.slide is None:
                self._inspected = True
                self.send(Inspect(node.id))

    def draw(self) -> None:
        """Draw the scenes from the uppermost opaque one up; only the top one can be touched."""
        self.dirty = False
        sheet = self._canvas()
        self.ui.begin(
            sheet, Rect(0, 0, sheet.surface.get_width() / sheet.scale, sheet.surface.get_height() / sheet.scale)
        )
        first = next((i for i in range(len(self.scenes) - 1, -1, -1) if self.scenes[i].opaque), 0)
        for index, scene in enumerate(self.scenes[first:], first):
            self.ui.live = index == len(self.scenes) - 1
            scene.draw(self.ui)
        self.ui.live = True
        self.ui.end()
        self._hover(*self.ui.pointer)

    def _canvas(self) -> Canvas:
        width, height = self.surface.get_size()
        scale = max(0.1, min(width / 1280, height / 720))
        sheet = Canvas(
            self.surface, scale, self.settings.text_scale, reading=self.settings.reading_face, still=self.still
        )
        sheet.audit = self.audit
        return sheet

    audit: list[canvas.Audited] | None = None

    def nodes(self) -> list[Node]:
        """Return the nodes that can be reached now."""
        return self.ui.tree.nodes

    # --- events ---

    def _event(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self.running = False
            case pygame.KEYDOWN:
                self._key(key_name(event), getattr(event, "unicode", ""))
            case pygame.KEYUP:
                self._shift(event)
            case pygame.MOUSEMOTION:
                self._move(*self._logical(event.pos))
            case pygame.MOUSEBUTTONDOWN:
                self._down(event)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._up(*self._logical(event.pos))
            case pygame.MOUSEWHEEL:
                self._wheel(getattr(event, "precise_y", 0.0) or float(event.y))
            case pygame.JOYAXISMOTION:
                self._pad(self._stick.key(event))
            case pygame.JOYDEVICEADDED:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
            case kind if kind in PAD_EVENTS:
                self._pad(pad_key(event))
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                self._resize_at = self.ui.time + DRAG_ENDS
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWFOCUSGAINED:
                self.dirty = True
            case pygame.WINDOWLEAVE:
                self._move(-1, -1)

    def _logical(self, pos: tuple[float, float]) -> tuple[float, float]:
        scale = self.ui.canvas.scale if self.scenes else 1.0
        return pos[0] / scale, pos[1] / scale

    def _pad(self, name: str) -> None:
        if name:
            self._key(name, "")

    def _shift(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT):
            self.ui.shift, self.dirty = False, True

    def _key(self, name: str, typed: str) -> None:
        self.dirty = True
        self.ui.shift = "shift" in name
        if name.endswith(("shift", "ctrl", "alt", "meta", "caps lock", "num lock")):
            return
        self.ui.last_press = self.ui.time
        if name == "f11":
            self.settings.fullscreen = not self.settings.fullscreen
            self.apply_settings()
            return
        field = self.ui.tree.node(self.ui.tree.focused)
        if field is not None and field.write is not None and self._write(field, name, typed):
            return
        self._command(name, typed)

    def _command(self, name: str, typed: str) -> None:
        tree = self.ui.tree
        wanted = tree.with_key(name)
        focused = tree.node(tree.focused) if tree.visible else None
        if name in ("enter", "space") and focused is not None and focused.active:
            self.activate(focused)
        elif wanted is not None:
            self.activate(wanted)
        elif name in ("tab", "shift+tab"):
            self._focus(tree.advance(-1 if name.startswith("shift") else 1))
        elif name in ARROWS:
            self._arrow(name)
        elif name in ("pgup", "pgdn", "home", "end") and self.ui.areas:
            self._page(name)
        elif name == "i" and (focused or tree.node(tree.hovered)):
            node = focused or tree.node(tree.hovered)
            self.send(Inspect(node.id if node else ""))
        else:
            self.send(Key(name))
            if typed.isprintable() and typed:
                self.send(Typed(typed))

    def _arrow(self, name: str) -> None:
        tree, (dx, dy) = self.ui.tree, ARROWS[name]
        here = tree.node(tree.focused)
        if dx and here is not None and here.step is not None:
            self._deliver(here, here.step(dx))
            return
        found = tree.toward(dx, dy)
        if found is not None:
            self._focus(found)
        elif dy and self.ui.areas:
            self.ui.scroll_by(self._area(), dy * 40.0)
        else:
            self.send(Key(name))

    def _page(self, name: str) -> None:
        area = self._area()
        page = self.ui.areas[area].rect.h * 0.85
        self.ui.scroll_by(area, {"pgup": -page, "pgdn": page, "home": -1e9, "end": 1e9}[name])

    def _area(self) -> str:
        focused = self.ui.tree.node(self.ui.tree.focused)
        if focused is not None and focused.scroll:
            return focused.scroll
        return self.ui.area_at(*self.ui.pointer) or next(iter(self.ui.areas))

    def _focus(self, node: Node | None) -> None:
        self.ui.tree.visible = True
        if node is not None:
            self.ui.reveal(node)
            self.sound.play("tick")

    def _write(self, field: Node, name: str, typed: str) -> bool:
        text, carets = field.text or "", self.ui.memory.carets
        caret = carets.get(field.id, len(text))
        plain = typed if typed.isprintable() and not name.startswith(("ctrl+", "alt+")) else ""
        new, carets[field.id] = edited(text, caret, "" if plain else name, plain)
        if new == text and not plain and name not in ("left", "right", "home", "end", "bksp", "del"):
            return False
        if new != text and field.write is not None:
            self.send(field.write(new))
        return True

    # --- pointer ---

    def _hover(self, x: float, y: float) -> None:
        under = self.ui.tree.at(x, y)
        name = under.id if under else None
        if name != self.ui.tree.hovered:
            self.ui.tree.hovered, self.dirty = name, True

    def _move(self, x: float, y: float) -> None:
        self.ui.pointer = (x, y)
        held = self.ui.tree.node(self.ui.tree.pressed)
        if held is not None and held.slide is not None:
            self._slide(held, x)
            return
        self._hover(x, y)
        if self.ui.tree.hovered is None:
            self._pointer(Pointer(x, y, "move"))

    def _pointer(self, message: Pointer) -> None:
        if self.scenes:
            self.follow(self.scenes[-1].on(message))

    def _down(self, event: pygame.event.Event) -> None:
        x, y = self._logical(event.pos)
        self.ui.pointer, self.ui.tree.visible, self.dirty = (x, y), False, True
        node = self.ui.tree.at(x, y)
        self._hover(x, y)
        if event.button == 3:
            self.send(Inspect(node.id) if node else Pointer(x, y, "right"))
        elif event.button == 1 and node is not None:
            self.ui.tree.pressed = node.id
            self._press, self._inspected = (node.id, self.ui.time), False
            if node.focusable and node.active:
                self.ui.tree.focused = node.id
            if node.slide is not None:
                self._slide(node, x)
        elif event.button == 1:
            self.ui.tree.focused, self.ui.last_press = None, self.ui.time
            self.send(Pointer(x, y, "press"))

    def _up(self, x: float, y: float) -> None:
        held, self.ui.tree.pressed, self._press = self.ui.tree.pressed, None, None
        self.dirty = True
        node = self.ui.tree.at(x, y)
        if held is None:
            self._pointer(Pointer(x, y, "release"))
        elif node is not None and node.id == held and not self._inspected and node.slide is None:
            self.activate(node)

    def _slide(self, node: Node, x: float) -> None:
        if node.slide is not None:
            share = (x - node.rect.left) / max(1.0, node.rect.w)
            self.send(node.slide(max(0.0, min(1.0, share))))

    def _wheel(self, notches: float) -> None:
        x, y = self.ui.pointer
        area = self.ui.area_at(x, y)
        if area:
            self.ui.scroll_by(area, -48.0 * notches)
            self.dirty = True
        else:
            self.send(Wheel(x, y, notches))

    def activate(self, node: Node) -> None:
        """Touch a node: do what it stands for, or say why that cannot be done."""
        if self.ui.time < node.ready_at:
            return
        if node.reason:
            self.sound.play("refuse")
            self.send(Refused(node.id, node.reason, node.rule, self.ui.time))
        elif node.write is not None:
            self.ui.tree.focused = node.id
        elif node.message is not None:
            self._deliver(node, node.message)

    def _deliver(self, node: Node, message: object) -> None:
        if node.sound:
            self.sound.play(node.sound)
        self.send(message)

    # --- window and settings ---

    def apply_settings(self) -> None:
        """Make changed settings true: full screen, text size, and the file they are kept in."""
        if self.settings == self.applied:
            return
        if self.windowed and self.settings.fullscreen != self.applied.fullscreen:
            self.surface = open_window(self.settings)
        if self.settings.text_scale != self.applied.text_scale:
            self._drop_pictures()
        self.applied, self.dirty = deepcopy(self.settings), True
        self.save_settings()

    def save_settings(self) -> None:
        """Keep the settings; a folder that cannot be written to costs a log line, not the game."""
        if not self.saving:
            return
        try:
            self.settings.save()
        except OSError as error:
            log.warning("the settings could not be saved: %s", error)

    def _wait_for_drag_end(self) -> None:
        if self._resize_at is None or self.ui.time < self._resize_at:
            return
        self._resize_at = None
        if self.windowed:
            self.surface = pygame.display.get_surface() or self.surface
            if not self.settings.fullscreen:
                self.settings.window = self.surface.get_size()
        self._drop_pictures()
        self.apply_settings()
        self.dirty = True

    def _drop_pictures(self) -> None:
        self.still.clear()
        art.SHAPES.clear()
        canvas.TEXTS.clear()

    def run(self, scene: Scene) -> None:
        """Open with a scene and keep going until the window is closed."""
        self.show(scene)
        pygame.display.flip()
        _listen_for_pads()
        clock = pygame.time.Clock()
        last = time.perf_counter()
        while self.running:
            events = self._wait(clock)
            now = time.perf_counter()
            seconds, last = min(now - last, LONGEST_STEP + IDLE_MS / 1000), now
            if self.step(events, seconds):
                pygame.display.flip()
        while self.scenes:
            self._leave()

    def _wait(self, clock: pygame.time.Clock) -> list[pygame.event.Event]:
        scene = self.scene
        if self.dirty or (scene is not None and scene.animating) or self._soon() <= 0.017:
            clock.tick(60)
            return pygame.event.get()
        first = pygame.event.wait(min(IDLE_MS, max(1, round(self._soon() * 1000))))
        return [first, *pygame.event.get()]

    def _soon(self) -> float:
        return 9.0 if self.ui.wanted_at is None else self.ui.wanted_at - self.ui.time


def open_window(settings: Settings) -> Surface:
    """Open the window, or the full screen. Raises NoDisplay with what the system said."""
    try:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Overton")
        size, flags = settings.window, pygame.RESIZABLE
        if settings.fullscreen:
            size, flags = pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN
        surface = pygame.display.set_mode(size, flags)
    except pygame.error as error:
        raise NoDisplay(f"no window can be opened: {error}") from error
    surface.fill(theme.TABLE)
    pygame.key.set_repeat(350, 40)
    return surface


def _listen_for_pads() -> None:
    try:
        pygame.joystick.init()
    except pygame.error as error:
        log.info("no gamepads: %s", error)
