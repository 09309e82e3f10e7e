"""The fair mode: a window that demonstrates the games, lets visitors play, and can't be closed by them.

The demo loop (scenes/fair/loop.py) runs by itself. Any touch starts a short guided game of the title shown; after
two minutes without a touch the loop returns. Files are only written to a temporary folder.
"""

import logging
import math
import os
import signal
import traceback
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
from pygame import Surface

from game.client import requests as wanted
from game.client import routes
from game.client.app import App, NoDisplay, _window
from game.client.kit.input import key_name
from game.client.kit.scene import Next, Push, Quit, Replace, Request, Scene, StartOver
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.scenes.fair.demo import STILL, shown, unkept
from game.client.scenes.fair.loop import Exhibition, Shelf, guided, turned
from game.client.scenes.shelf.titles import flaw_of, shelf
from game.core.files.journal import Recorded
from game.core.language.legible import legible
from game.core.language.words import say
from game.play.session import Session

log = logging.getLogger(__name__)

__all__ = ["Kiosk", "NoDisplay", "NothingToShow", "run"]

PATIENCE = 120.0  # seconds without a touch after which a visitor counts as gone
SERVICE = "ctrl+alt+shift+end"
"""The only key that closes the window."""
OPEN = (
    wanted.TurnShelf,
    wanted.ShowOff,
    wanted.Play,
    wanted.LiftCurtain,
    wanted.ReadRules,
    wanted.AskVisitor,
    wanted.TellVisitor,
)
"""The scenes open to visitors: no files, no settings, and nothing that leads to them."""
TOUCHES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEWHEEL,
    pygame.MOUSEMOTION,
    pygame.FINGERDOWN,
    pygame.JOYBUTTONDOWN,
    pygame.JOYHATMOTION,
)


class NothingToShow(RuntimeError):
    """No box can be opened; the message says so."""


class Kiosk(App):
    """A window that runs the demo loop until somebody touches it; unless `locked`, it can be closed."""

    def __init__(self, settings: Settings, surface: Surface | None = None, *, locked: bool = True) -> None:
        self.locked = locked
        self.usual = deepcopy(settings)
        self.titles = tuple(title for title in shelf() if not flaw_of(title))
        if not self.titles:
            raise NothingToShow(say("fair.no_title"))
        super().__init__(settings, routes.build, surface)
        self.saving = False
        self.silent = Sound(Settings(mute=True))
        self.games: dict[str, Recorded[Any]] = {}
        """The bots' games that continue when the loop returns to a title."""
        self.idle = 0.0
        """Seconds since the last touch."""
        self.rested: tuple[float, float] | None = None
        """The pointer's position when the loop began."""
        self.broken = 0
        """The number of errors in a row without a frame in between."""

    # --- the loop ---

    @property
    def first(self) -> Request:
        """The first request of the loop."""
        return wanted.TurnShelf(self.titles)

    @property
    def looping(self) -> bool:
        """True while the loop runs and nobody plays."""
        return isinstance(self.scene, Shelf | Exhibition)

    def begin_again(self) -> None:
        """Forget the visitor and continue the loop with the next title."""
        self.titles, self.rested, self.idle = turned(self.titles), None, 0.0
        vars(self.settings).update(vars(deepcopy(self.usual)))
        self.follow(StartOver(self.first))
        self.apply_settings()

    def begin_game(self, scene: Shelf | Exhibition) -> None:
        """Start the title on show as a game for a visitor."""
        self.titles = scene.titles
        self.follow(StartOver(wanted.Play(guided(self.titles[0], self.settings))))
        self.apply_settings()

    def follow(self, step: Next) -> None:
        """Change the stack of scenes, but never leave, and open only scenes meant for visitors."""
        match step:
            case Quit():
                self.begin_again()
            case Push(request) | Replace(request) | StartOver(request) if not isinstance(
                _for_visitors(request), OPEN
            ):
                pass
            case _:
                super().follow(step)
        if self.windowed:
            pygame.mouse.set_visible(not self.looping)

    def stop(self) -> None:
        """End the program; for the staff of the fair."""
        self.running = False

    def _resume(self, message: object) -> None:
        if self.scenes:
            super()._resume(message)
        else:
            self.begin_again()

    def _built(self, request: Request) -> Scene:
        match _for_visitors(request):
            case wanted.ShowOff(titles):
                return self.build(wanted.ShowOff(titles, self._game(titles[0])), self.settings, self.silent)
            case wanted.Play(Session() as session):
                return super()._built(wanted.Play(unkept(session), visitor=True))
            case other:
                return super()._built(other)

    def _game(self, title: str) -> Recorded[Any]:
        """Return the unfinished game of a title, or a new one."""
        kept = self.games.get(title)
        if kept is None or kept.table.result is not None:
            kept = self.games[title] = shown(title, self.settings)
        return kept

    # --- error handling ---

    def step(self, events: Sequence[pygame.event.Event], seconds: float) -> bool:
        """Process events and time as in any window; an error is logged and ends the current game."""
        try:
            drawn = super().step(events, seconds)
        except Exception as error:  # whatever breaks a scene, the next visitor mustn't see it
            self.broken += 1
            if self.broken > len(self.titles):
                raise  # more than one title fails, and a loop that shows nothing is useless
            log.error("the fair began again: %s", _told(error))
            self._abandon()
            self.begin_again()
            return False
        if drawn:
            self.broken = 0
        return drawn

    def _abandon(self) -> None:
        """Drop all scenes and anything they may have left behind, even if closing them fails."""
        for scene in reversed(self.scenes):
            try:
                scene.closing()
            except Exception as error:
                log.error("a scene couldn't be closed: %s", _told(error))
        if self.memories:
            self.ui.memory, self.ui.tree = self.memories[0]
        self.scenes.clear()
        self.memories.clear()
        self.games.clear()
        self.ui.stirring = None
        self.surface.set_clip(None)
        self._drop_pictures()

    # --- touches and time ---

    def _tick(self, seconds: float) -> None:
        self.idle += seconds
        if self.idle >= PATIENCE and not self.looping:
            self.begin_again()
        super()._tick(seconds)

    def _event(self, event: pygame.event.Event) -> None:
        if self.locked and (event.type == pygame.QUIT or _is_key(event, "f11")):
            return
        if self.locked and self.windowed and event.type == pygame.WINDOWMINIMIZED:
            _window().restore()  # a window manager's key has hidden it, and nobody would find it again
        if _is_key(event, SERVICE):
            self.stop()
        elif not self._touched(event):
            super()._event(event)
        elif isinstance(self.scene, Shelf | Exhibition):
            self.idle = 0.0
            self.begin_game(self.scene)
        else:
            self.idle = 0.0
            super()._event(event)

    def _touched(self, event: pygame.event.Event) -> bool:
        """Return True if an event shows that somebody is there; moving the pointer a little doesn't."""
        if event.type == pygame.MOUSEMOTION:
            self.rested = self.rested or event.pos
            return math.dist(self.rested, event.pos) > STILL or not self.looping
        return event.type in TOUCHES


def _told(error: Exception) -> str:
    """Return an error and its location on one line."""
    trace = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(trace[-1].filename).name}, line {trace[-1].lineno})" if trace else ""
    return legible(f"{type(error).__name__}: {error}{where}")


def _is_key(event: pygame.event.Event, name: str) -> bool:
    return event.type == pygame.KEYDOWN and key_name(event) == name


def _for_visitors(request: Request) -> Request:
    """Return the visitors' version of a request that leads to files or settings; other requests are unchanged."""
    match request:
        case wanted.AskToPause():
            return wanted.AskVisitor()
        case wanted.ShowResult(card):
            return wanted.TellVisitor(card)
        case _:
            return request


def as_usual(settings: Settings, locked: bool) -> Settings:
    """Return this machine's settings without anybody's personal ones."""
    return replace(
        settings, fullscreen=locked or settings.fullscreen, names={}, tables={}, keys={}, seen=(), guided=()
    )


def run(locked: bool = True) -> None:
    """Open the window and run until it is closed. Raise NoDisplay, NothingToShow or OSError."""
    settings, _ = Settings.load()
    with TemporaryDirectory(prefix="overton-", ignore_cleanup_errors=True) as home:
        os.environ["OVERTON_HOME"] = home  # anything that is written anyway is deleted with the window
        kiosk = Kiosk(as_usual(settings, locked), locked=locked)
        signal.signal(signal.SIGTERM, lambda *_: kiosk.stop())  # SDL would treat it as a click on the close button
        kiosk.run(kiosk.first)
