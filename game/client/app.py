"""The main loop: events to nodes, nodes to messages, messages to scenes, scenes to the window."""

import logging
import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial

import pygame
from pygame import FRect as Rect
from pygame import Surface
from pygame._sdl2 import controller

from game.client.kit import letters, stamps, theme
from game.client.kit.canvas import Audited, Canvas
from game.client.kit.commands import DIGITS
from game.client.kit.devices import Devices
from game.client.kit.fields import Chosen, Unfold
from game.client.kit.focus import Focus, Node
from game.client.kit.garbage import Garbage
from game.client.kit.messages import Covered, Fold, ListCommands, Pointer, Resumed, SpellOut, Struck, Touched
from game.client.kit.music import Music
from game.client.kit.page import WidgetMemory
from game.client.kit.scene import Next, Pop, Push, Quit, Redraw, Replace, Request, Scene, Serving, StartOver
from game.client.kit.settings import SMALLEST, Settings
from game.client.kit.sound import Sound, quiet
from game.client.kit.speech import Voice
from game.client.kit.widgets import Ui
from game.client.requests import Listed, OpenCommands, OpenLetters, OpenTitle, Start
from game.client.routes import build
from game.core.content.languages import of_the_system, use_language
from game.core.files import behind
from game.core.language.words import say

log = logging.getLogger(__name__)

SHARE = 0.45  # exponent of a large window's magnification; the rest shows more: 1920 by 1080 is drawn at 1.2
LONGEST_STEP = 0.1  # seconds; dragging a window stops the loop on some systems, and motion shouldn't jump
IDLE_MS = 100
LISTEN_MS = 10
LOOK = 0.01  # seconds between checks for events while nothing moves
TITLE_BAR = 40  # the most px that a window's title bar takes
DRAG_ENDS = 0.12  # seconds without resizing after which a new window size takes effect
BLIND = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN)
"""The presses that are dropped when another scene appears, because nobody had seen that scene yet."""
PRESSES = (*BLIND, pygame.CONTROLLERAXISMOTION, pygame.JOYHATMOTION)


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; the message includes the system's answer."""


Build = Callable[[Request, Settings, Sound], Scene]
Tick = Callable[[float], object]
"""Waits until the next frame is due, at a given number of frames per second."""


class App:
    """A window (or a surface, for tests) with a stack of scenes; `build` makes the requested scenes."""

    canvas_of: type[Canvas] = Canvas
    """The class of the canvas that frames are painted on."""

    def __init__(self, settings: Settings, build: Build, surface: Surface | None = None) -> None:
        self.settings, self.applied, self.build = settings, deepcopy(settings), build
        theme.look_at(settings.palette)
        self.sound = Sound(settings)
        self.windowed = surface is None
        self.surface = surface if surface is not None else open_window(settings)
        self.scenes: list[Scene] = []
        self.memories: list[tuple[WidgetMemory, Focus]] = []
        self.ui = Ui(settings)
        self.still = stamps.PictureCache(96_000_000)
        self.dirty, self.running = True, True
        self.saving = self.windowed
        self.devices = Devices(self.ui, self.sound, self.send, partial(_tidy, self))
        self.voice = Voice(settings)
        self.music = Music(settings, self.sound)
        self.garbage = Garbage()
        self.audit: list[Audited] | None = None
        self.again = False
        """True if the current event is to be repeated for the scene that it brought back."""
        self.left_at: tuple[int, int] | None = None
        """Where the window was before it went to the corner of the screen that it fills now."""
        self.stirred: pygame.Rect | None = None
        """The part of the surface repainted by the last step, if that was all it repainted."""
        self._resize_at: float | None = None
        self._unsettled = False
        """True if the top scene was moving, or waiting for the disk, when it was last drawn."""

    # --- scenes ---

    @property
    def scene(self) -> Scene | None:
        """The top scene."""
        return self.scenes[-1] if self.scenes else None

    def show(self, scene: Scene) -> None:
        """Drop all scenes, start with this one and draw it."""
        self._begin_with(scene)
        self.draw()

    def follow(self, step: Next) -> None:
        """Apply a scene's request to the stack of scenes."""
        match step:
            case None:
                return
            case Push(request):
                self._cover()
                self._enter(self._built(request))
            case Pop(message, again):
                self._leave()
                self._resume(message)
                self.again = again
            case Replace(request):
                scene = self._built(request)
                self._leave()
                self._enter(scene)
            case StartOver(request):
                self._begin_with(self._built(request))
            case Quit():
                self.running = False
            case Redraw():
                pass
        self.dirty = True

    def _built(self, request: Request) -> Scene:
        return self.build(request, self.settings, self.sound)

    def _begin_with(self, scene: Scene) -> None:
        while self.scenes:
            self._leave()
        self._enter(scene)

    def _enter(self, scene: Scene) -> None:
        self.devices.mouse.let_go()
        visible = self.ui.tree.visible
        self.memories.append((self.ui.memory, self.ui.tree))
        self.scenes.append(scene)
        self.ui.memory, self.ui.tree = WidgetMemory(), Focus(visible=visible)

    def _leave(self) -> None:
        self.scenes.pop().closing()
        self.garbage.leave()
        visible = self.ui.tree.visible
        self.ui.memory, self.ui.tree = self.memories.pop()
        self.ui.memory.rests = True
        self.ui.tree.visible = visible
        self.ui.tree.born.clear()

    def _cover(self) -> None:
        """Tell every scene to hide what nobody else may see, because somebody else may be at the screen."""
        for scene in self.scenes:
            scene.on(Covered())
        self.dirty = True

    def _resume(self, message: object) -> None:
        if not self.scenes:
            self.running = False
            return
        self.ui.memory.rests = True
        self.follow(self.scenes[-1].on(Resumed()))
        if message is not None and self.scenes:
            self.send(message)

    def send(self, message: object) -> None:
        """Send a message to the top scene, or to the widget it is for."""
        self.ui.moves += 1
        match message:
            case Unfold(name):
                self.ui.memory.open_list = "" if self.ui.memory.open_list == name else name
                self.ui.tree.move(name)
            case Fold(name):
                self.ui.memory.unfolded ^= {name}
            case Chosen(name, inner):
                self.ui.memory.open_list = ""
                self.ui.tree.move(name)
                self.send(inner)
            case ListCommands():
                self._cover()
                self.draw()
                self.follow(Push(OpenCommands(self._commands())))
            case Touched(name):
                if (node := self.ui.tree.node(name)) is not None:
                    self.devices.activate(node, soon=True)
            case Struck(key):
                self.devices.strike(key)
            case SpellOut(name):
                node = self.ui.tree.node(name)
                if node is not None and node.write is not None:
                    self.follow(Push(OpenLetters(node.label, node.text or "", node.write)))
            case _ if self.scenes:
                self.follow(self.scenes[-1].on(message))
        self.dirty = self.dirty or not (isinstance(message, Pointer) and message.kind == "move")
        self.apply_settings()

    # --- one step ---

    def step(self, events: Sequence[pygame.event.Event], seconds: float) -> bool:
        """Process events and time, draw if something changed, and return True if it was drawn."""
        self.ui.time += seconds
        for event in events:
            if self.dirty and event.type in PRESSES and self.scenes:
                self._tick(0.0)
                self.draw()  # a press refers to the screen as it is after the last press
            self._event(event)
        self._tick(seconds)
        self._wait_for_drag_end()
        due = self.ui.wanted_at is not None and self.ui.time >= self.ui.wanted_at
        self.stirred = None
        if not (self.dirty or due) or not self.scenes:
            self._stir()
            self.garbage.rest()
            return False
        self.draw()
        return True

    def _stir(self) -> None:
        """Repaint only the animated part, if nothing else has changed."""
        part, page = self.ui.stirring, self.ui
        if part is None or page.time < part.at or not self.scenes:
            return
        with page.canvas.clip(part.rect):
            part.paint()
        part.at = page.time + part.every
        self.stirred = page.canvas.px(part.rect)

    def _tick(self, seconds: float) -> None:
        scene = self.scene
        if scene is None:
            return
        moving = scene.animating or self._unsettled  # anything that ended since the last picture isn't in it
        for below in self.scenes[:-1]:
            if isinstance(below, Serving):
                below.serve()
        self.follow(scene.tick(seconds))
        if self.scene is not scene:
            self.devices.quiet.begin(self.ui.clock)
        self.music.tick(seconds, speaks=self.voice.speaks)
        moving = moving or (self.scene is not None and self.scene.animating)
        self.garbage.tick(seconds, moving=moving)
        self.dirty = self.dirty or moving
        self.devices.held()
        self.devices.mouse.long_press()
        self.devices.repeat()

    def draw(self) -> None:
        """Draw the scenes from the topmost opaque one up; only the top one is interactive."""
        self.dirty = False
        self._unsettled = self.scene is not None and self.scene.animating
        sheet = self._canvas()
        width, height = self.surface.get_size()
        self.ui.begin(sheet, Rect(0, 0, width / sheet.scale, height / sheet.scale))
        first = next((i for i in range(len(self.scenes) - 1, -1, -1) if self.scenes[i].opaque), 0)
        for index, scene in enumerate(self.scenes[first:], first):
            self.ui.live = index == len(self.scenes) - 1
            self.ui.beneath, self.ui.nodes = self.ui.nodes, []
            scene.draw(self.ui)
        self.ui.live = True
        self.ui.end()
        self.devices.new_person()
        self.voice.follow(self.ui)
        self.devices.mouse.hover(*self.ui.pointer)

    def _canvas(self) -> Canvas:
        width, height = self.surface.get_size()
        fits = max(0.1, min(width / 1280, height / 720))
        scale = fits**SHARE if fits > 1 else fits
        sheet = self.canvas_of(
            self.surface, scale, self.settings.text_scale, reading=self.settings.reading_face, still=self.still
        )
        sheet.audit = self.audit
        return sheet

    def nodes(self) -> list[Node]:
        """Return the nodes that can currently be reached."""
        return self.ui.tree.nodes

    def _commands(self) -> tuple[Listed, ...]:
        """Return all commands of the screen: nodes with a key first, then commands without a button."""
        keyed = [node for node in self.nodes() if node.key and node.message is not None and node.key not in DIGITS]
        keyed.sort(key=lambda node: node.order)
        there = {key for node in keyed for key in node.key.split("|")}
        listed = [Listed(node.label, node.key, Touched(node.id), node.reason) for node in keyed]
        unseen = [(key, words) for key, words in self.ui.unseen.items() if key not in there]
        return (*listed, *(Listed(words, key, Struck(key)) for key, words in unseen))

    # --- events ---

    def _event(self, event: pygame.event.Event) -> None:
        if event.type != pygame.MOUSEMOTION:
            self.ui.moves += 1
        match event.type:
            case pygame.QUIT:
                self.running = False
            case pygame.KEYDOWN if self.devices.means(event, "f11"):
                if not self.devices.goes_down(event.key):
                    self.settings.fullscreen = not self.settings.fullscreen
                    self.apply_settings()
            case pygame.KEYDOWN if self.devices.means(event, "f9"):
                if not self.devices.goes_down(event.key):
                    self.settings.music = not self.settings.music
                    self.ui.tell(say("settings.music_on" if self.settings.music else "settings.music_off"))
                    self.apply_settings()
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                self._resize_at = self.ui.time + DRAG_ENDS
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                self.dirty = True
            case _ if self.scenes:
                if event.type == pygame.WINDOWFOCUSLOST:
                    self._cover()
                self.dirty = self.dirty or event.type == pygame.WINDOWFOCUSGAINED
                self.devices.feel(event)
                if self.again:
                    self._feel_again(event)

    def _feel_again(self, event: pygame.event.Event) -> None:
        """Repeat a press for the scene that it uncovered, which hasn't moved."""
        self.again = False
        self.draw()
        self.ui.tree.born.clear()
        self.devices.let_go()
        self.devices.feel(event)

    # --- window and settings ---

    def apply_settings(self) -> None:
        """Apply changed settings (full screen, text size, language, palette) and save them."""
        if self.settings == self.applied:
            return
        if self.windowed and self.settings.fullscreen != self.applied.fullscreen:
            left_at = moved_to_the_corner() if self.settings.fullscreen else self.left_at
            self.surface = open_window(self.settings)
            if left_at is not None and not self.settings.fullscreen:
                _window().position = left_at
            self.left_at = left_at
        if self.settings.language != self.applied.language:
            self.settings.apply_language()
            self._drop_pictures()
        if self.settings.text_scale != self.applied.text_scale:
            self._drop_pictures()
        if self.settings.palette != self.applied.palette:
            theme.look_at(self.settings.palette)
            self._drop_pictures()
        self.applied, self.dirty = deepcopy(self.settings), True
        self.save_settings()

    def save_settings(self) -> None:
        """Save the settings; failing to write them is only logged."""
        if self.saving:
            behind.write(partial(_save, deepcopy(self.settings)))

    def _wait_for_drag_end(self) -> None:
        if self._resize_at is None or self.ui.time < self._resize_at:
            return
        self._resize_at = None
        if self.windowed:
            self.surface = pygame.display.get_surface() or self.surface
            wanted = _large_enough(self.surface.get_size())
            if not self.settings.fullscreen and wanted != self.surface.get_size():
                self.surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
                _keep_readable(self.surface)
            if not self.settings.fullscreen:
                self.settings.window = self.surface.get_size()
        self._drop_pictures()
        self.apply_settings()
        self.dirty = True

    def _drop_pictures(self) -> None:
        self.still.clear()
        stamps.SHAPES.clear()
        letters.TEXTS.clear()

    def run(self, first: Request) -> None:
        """Open the first scene and run until the window is closed."""
        self.open(first)
        tick, last = pygame.time.Clock().tick, time.perf_counter()
        while self.running:
            last = self.turn(tick, last)
        self.close()

    def open(self, first: Request) -> None:
        """Start with a scene, and show it."""
        self.show(self._built(first))
        pygame.display.flip()
        _listen_for_pads()

    def turn(self, tick: Tick, last: float) -> float:
        """Run one iteration of the loop and return its time; `last` is the previous iteration's time."""
        events = self._wait(tick)
        now, scene = time.perf_counter(), self.scene
        if self.step(events, min(now - last, LONGEST_STEP + IDLE_MS / 1000)):
            pygame.display.flip()
            if self.scene is not scene and pygame.event.get(BLIND):
                self.devices.quiet.missed(self.ui.clock)
        elif self.stirred is not None:
            pygame.display.update(self.stirred)
        return now

    def close(self) -> None:
        """Close every scene."""
        self.music.stop()
        self.voice.close()
        while self.scenes:
            self._leave()

    def _wait(self, tick: Tick) -> list[pygame.event.Event]:
        scene = self.scene
        if self.dirty or (scene is not None and scene.animating) or self._soon() <= 0.017:
            tick(60)
            return pygame.event.get()
        rests = LISTEN_MS if self.ui.listens else IDLE_MS
        until = time.perf_counter() + min(rests / 1000, max(0.001, self._soon()))
        while not (events := pygame.event.get()) and (left := until - time.perf_counter()) > 0:
            time.sleep(min(LOOK, left))  # pygame's own wait polls a thousand times a second
        return events

    def _soon(self) -> float:
        stirs = self.ui.stirring.at if self.ui.stirring is not None else None
        wanted = [at for at in (self.ui.wanted_at, stirs) if at is not None]
        return min(wanted) - self.ui.time if wanted else 9.0


def _tidy(app: App) -> None:
    """Leave no trace of what the last person did for the next one: no focus, scrolled page or pointer."""
    app.memories[:] = [(memory.of_another(), Focus(visible=tree.visible)) for memory, tree in app.memories]
    app.ui.memory = app.ui.memory.of_another()
    width, height = app.surface.get_size()
    app.devices.mouse.park((width // 2, height // 2) if app.windowed else None)


def _save(settings: Settings) -> None:
    try:
        settings.save()
    except OSError as error:
        log.warning("the settings could not be saved: %s", error)


def run(start: Start | None = None, language: str = "") -> None:
    """Open the window on the title screen, or on the game `start`. Raise NoDisplay without a screen.

    The language is `language`, else the one in the settings, else the system's.
    """
    use_language(language or of_the_system())
    settings, trouble = Settings.load()
    if not language:
        settings.apply_language()
    with behind.thread():
        App(settings, build).run(OpenTitle(trouble, start))


def first_window(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a window that nobody has resized: two thirds of the desktop, but at least 1280 by 720.

    On a desktop too low for that, there is room left for the title bar.
    """
    height = min(max(720, desktop[1] * 2 // 3), max(SMALLEST[1], desktop[1] - TITLE_BAR))
    return height * 16 // 9, height


def open_window(settings: Settings) -> Surface:
    """Open the window or the full screen. Raise NoDisplay with the system's message."""
    if sys.platform == "linux":  # else every frame goes through a texture, which is slow without a graphics card
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")  # otherwise the first click only focuses the window
    try:
        with quiet():
            pygame.display.init()
        _refuse_invisible(pygame.display.get_driver())
        pygame.font.init()
        pygame.display.set_caption("Overton")
        pygame.display.set_icon(pygame.image.load(stamps.ASSETS / "overton.png"))
        desktop = pygame.display.get_desktop_sizes()[0]
        wanted = first_window(desktop) if settings.window == Settings.window else settings.window
        size, flags = tuple(map(min, wanted, desktop)), pygame.RESIZABLE
        if settings.fullscreen:
            size, flags = desktop, pygame.FULLSCREEN
        elif pygame.display.get_surface() is not None:  # X11 keeps a window as large as the screen it leaves
            _window().set_windowed()
            pygame.event.pump()
        surface = pygame.display.set_mode(size, flags)
    except pygame.error as error:
        raise NoDisplay(f"no window can be opened: {error}") from error
    _keep_readable(surface)
    surface.fill(theme.TABLE)
    pygame.key.set_repeat(350, 40)
    return surface


def moved_to_the_corner() -> tuple[int, int] | None:
    """Move the window to the corner of X11's only screen, before it fills that; return where it was.

    Without a window manager it would stay where it was, and its right and lower edges be cut off.
    """
    if pygame.display.get_driver() != "x11" or len(pygame.display.get_desktop_sizes()) > 1:
        return None
    window = _window()
    left_at, window.position = window.position, (0, 0)
    pygame.event.pump()
    return left_at


def _keep_readable(surface: Surface) -> None:
    """Set the smallest window size at which letters are readable, or the screen's size if that is smaller."""
    wide, high = surface.get_size()
    _window().minimum_size = min(SMALLEST[0], wide), min(SMALLEST[1], high)


def _window() -> pygame.Window:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _large_enough(size: tuple[int, int]) -> tuple[int, int]:
    """Return a window size, enlarged to the minimum if necessary."""
    return max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])


def _refuse_invisible(driver: str) -> None:
    """Raise NoDisplay if SDL draws into memory for lack of a screen, unless that driver was requested by name."""
    if driver in ("offscreen", "dummy") and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplay("no window can be opened: no screen was found")


def _listen_for_pads() -> None:
    try:
        pygame.joystick.init()
        controller.init()
    except pygame.error as error:
        log.info("no gamepads: %s", error)
