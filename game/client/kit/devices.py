"""Input handling: pointer, keyboard and pad events become focus changes, presses and messages."""

from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame

from game.client.kit import scrolling
from game.client.kit.fields import edited
from game.client.kit.focus import Node
from game.client.kit.input import ARROWS, key_name
from game.client.kit.messages import Inspect, Key, ListCommands, Refused, SpellOut, Typed
from game.client.kit.mouse import AWAY, Mouse
from game.client.kit.pads import MOVES, Pads, Plugged, Stroke, key_of
from game.client.kit.page import Holding
from game.client.kit.quiet import Quiet
from game.client.kit.sound import Sound
from game.client.kit.theme import MS
from game.client.kit.widgets import Ui
from game.core.language.words import say

REPEATING = ("tab", "left", "right", "up", "down", "pgup", "pgdn")
AT_FIRST = 1.0
"""Seconds after the start during which the system reports pads that were already connected."""
PAD_WAITS, PAD_REPEATS = 0.4, 0.11
"""Seconds until a press held on a pad first repeats, and between repeats; the system repeats keys."""


class Devices:
    """Mouse, keyboard and pad input: finds the node an event is for and sends its message."""

    def __init__(self, ui: Ui, sound: Sound, send: Callable[[object], None], tidy: Callable[[], None]) -> None:
        self.ui, self.sound, self.send, self.tidy = ui, sound, send, tidy
        self.pads = Pads()
        self._pad_holds: tuple[Stroke, float] | None = None
        """The stroke held on a pad, and the time when it repeats."""
        self._held: set[int] = set()
        self.quiet = Quiet()
        self._by: Hashable = None
        """The key or button that has just gone down, while its meaning is being looked up."""
        self._holding: tuple[Hashable, Node] | None = None
        """The key or button held on a node, and the node."""
        self._held_by = ui.asked
        """Whose question was shown when it went down."""
        self.mouse = Mouse(ui, send, self._hold, self.activate)
        self._spaced = -1.0
        """When Space was last used to skip; shortly after, it doesn't press an answer that the program focused."""

    def feel(self, event: pygame.event.Event) -> None:
        """Handle one event of the window."""
        self.new_person()
        match event.type:
            case pygame.KEYDOWN:
                again = self.goes_down(event.key)
                if self._counts(("key", event.key)):
                    self._key(key_name(event), getattr(event, "unicode", ""), again)
            case pygame.KEYUP:
                self._held.discard(event.key)
                self._released(("key", event.key))
                self._shift(event)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                self.let_go()
            case pygame.MOUSEMOTION if not self.mouse.is_parked(event.pos):
                self.mouse.move(*self._at(event))
            case pygame.MOUSEBUTTONDOWN:
                if self._counts(("mouse", event.button)):
                    self.mouse.down(event.button, *self._at(event))
            case pygame.MOUSEBUTTONUP:
                self._released(("mouse", event.button))
                if event.button == 1:
                    self.mouse.up(*self._at(event))
            case pygame.MOUSEWHEEL:
                self.mouse.wheel(getattr(event, "precise_y", 0.0) or float(event.y))
            case pygame.WINDOWLEAVE:
                self.mouse.move(*AWAY)
            case _:
                self._pad(self.pads.feel(event))
        self._by = None

    def goes_down(self, key: int) -> bool:
        """Record that a key went down; return True if it was already down."""
        again = key in self._held
        self._held.add(key)
        return again

    def let_go(self) -> None:
        """Forget held keys and pointer presses, so that the next press of any key counts as new."""
        self._held.clear()
        self.mouse.let_go()
        self.quiet.let_go(self.ui.clock)
        self._stop_holding()

    # --- one person after another ---

    def new_person(self) -> None:
        """If the frame asks another person, drop everything the last one pressed and leave no trace of it."""
        if self.quiet.asked(self.ui.asked, self.ui.clock):
            self._pad_holds = None
            self.mouse.let_go()
            self._stop_holding()
            self.tidy()

    def _counts(self, what: Hashable) -> bool:
        """Record a press, and return True if it counts; False if it came too soon after the last person's."""
        self._by = what
        return self.quiet.pressed(what, self.ui.clock)

    def _released(self, what: Hashable) -> None:
        self.quiet.released(what, self.ui.clock)
        if self._holding is not None and self._holding[0] == what:
            node = self._holding[1]
            self._stop_holding()
            if node.held is not None:
                self._deliver(node, node.message)

    # --- holding ---

    def _hold(self, node: Node) -> None:
        """Start holding a node with the input that just went down; a listed command has no input, so it can't
        hold.
        """
        if self._by is None and node.held is not None:
            self._deliver(node, node.message)
            return
        if self._by is None:
            self.ui.tell(say("curtain.hold"))
            return
        self._holding, self._held_by = (self._by, node), self.ui.asked
        self.ui.memory.holding = Holding(node.id, self.ui.clock)
        self.ui.redraw()

    def _stop_holding(self) -> None:
        """Cancel the hold: its fill drains, and the person who let go is told to keep holding."""
        held = self.ui.memory.holding
        if self._holding is not None and held is not None:
            self.ui.memory.holding = replace(held, let_go=self.ui.clock)
            if self._holding[1].held is None:
                self.ui.tell(say("curtain.hold"), self._held_by)
        self._holding = None

    def held(self) -> None:
        """Send a node's message once it has been held for long enough."""
        if self._holding is None:
            return
        self.ui.redraw()
        node, held = self.ui.tree.node(self._holding[1].id), self.ui.memory.holding
        if node is None or held is None or held.id != node.id:
            self._holding = None
        elif self._holding[0] == ("mouse", 1) and not node.rect.collidepoint(self.ui.pointer):
            self._stop_holding()  # people who change their mind slide the pointer off
        elif self.ui.clock - held.since >= node.hold:
            self._holding = self.ui.memory.holding = None
            self._deliver(node, node.message if node.held is None else node.held)

    def _at(self, event: pygame.event.Event) -> tuple[float, float]:
        """Return the position of a mouse event, in logical px."""
        scale = self.ui.canvas.scale
        return event.pos[0] / scale, event.pos[1] / scale

    # --- pads ---

    def _pad(self, felt: Stroke | Plugged | None) -> None:
        match felt:
            case Plugged(pad, here):
                self._plugged(pad, here)
            case Stroke(button=""):
                self._pad_holds = None
                for what in [each for each in self.quiet.down if each == ("pad", felt.pad)]:
                    self._released(what)
            case Stroke() if not self._counts(("pad", felt.pad)):
                pass
            case Stroke():
                self._pad_holds = (felt, self.ui.time + PAD_WAITS) if felt.button in MOVES else None
                self._struck(felt)

    def _plugged(self, pad: int, here: bool) -> None:
        """Announce a connected or disconnected pad; without any pad, key caps show keys again.

        A disconnected pad releases everything it held.
        """
        self._pad_holds = None
        if not here:
            self._released(("pad", pad))
        self.ui.pad = self.ui.pad if here or self.pads.here else ""
        if not here or self.ui.time > AT_FIRST:
            self.ui.tell(say("pad.plugged" if here else "pad.unplugged"))

    def _struck(self, stroke: Stroke) -> None:
        """Run a button's command, if this pad may answer."""
        ui = self.ui
        asked = ui.asked
        before = self.pads.here[stroke.pad].seat
        ui.redraw()
        if self.pads.refuses(stroke.pad, asked):
            ui.tell(say("pad.not_yours", name=asked.name if asked is not None else ""))
            self.sound.play("refuse")
            return
        if asked is not None and self.pads.here[stroke.pad].seat != before:
            ui.tell(say("pad.taken", name=asked.name))
        ui.pad, ui.tree.visible = self.pads.here[stroke.pad].kind, True
        grabs, field = self._grabs(), ui.tree.node(ui.tree.focused)
        name = key_of(ui.settings.pads, stroke.button)
        if grabs is not None and stroke.button not in MOVES:
            self.send(grabs("", stroke.button))
        elif name in ("enter", "space") and field is not None and field.write is not None:
            self.send(SpellOut(field.id))
        elif name:
            self._do(name, "")

    def repeat(self) -> None:
        """Repeat the stroke held on a pad, if it is due."""
        if self._pad_holds is not None and self.ui.time >= self._pad_holds[1]:
            self._pad_holds = (self._pad_holds[0], self.ui.time + PAD_REPEATS)
            self._struck(self._pad_holds[0])
        if self._pad_holds is not None:
            self.ui.wake_in(self._pad_holds[1] - self.ui.time)

    def _grabs(self) -> Callable[[str, str], object] | None:
        """Return the handler that takes the next key or button whatever its meaning, or None."""
        return next((node.grab for node in self.ui.tree.nodes if node.grab is not None), None)

    # --- keys ---

    def _shift(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT):
            self.ui.shift = False
            self.ui.redraw()

    def _key(self, name: str, typed: str, again: bool = False) -> None:
        self.ui.redraw()
        self.ui.shift = "shift" in name
        if name.endswith(("shift", "ctrl", "alt", "meta", "caps lock", "num lock")):
            return
        self.ui.pad = ""
        grabs = self._grabs()
        if grabs is not None:
            self.send(grabs(name, "")) if not again else None
            return
        field = self.ui.tree.node(self.ui.tree.focused)
        if field is not None and field.write is not None and self._write(field, name, typed):
            self.ui.last_press = self.ui.time
            return
        self._do(self.ui.settings.meant(name), typed, again)

    def means(self, event: pygame.event.Event, key: str) -> bool:
        """Return True if an event's key now triggers the command with default key `key`, and no node grabs it."""
        return self.ui.settings.meant(key_name(event)) == key and self._grabs() is None

    def strike(self, key: str) -> None:
        """Run the command with this default key, as if its key had been pressed."""
        self._do(key, "")

    def _do(self, name: str, typed: str, again: bool = False) -> None:
        """Run the command with this default key, whichever key or button triggered it."""
        self.ui.last_press = self.ui.time
        if not again or name.split("+")[-1] in REPEATING:  # a key held down repeats moves but never decides twice
            self._command(name, typed)

    def _command(self, name: str, typed: str) -> None:
        tree = self.ui.tree
        wanted = (tree.meant_by(name) if name in ("enter", "space") else None) or tree.with_key(name)
        focused = tree.node(tree.focused) if tree.visible else None
        if wanted is not None:
            if name != "space" or not self._skips(wanted):
                self.activate(wanted, soon=len(name) == 1)
        elif name == "enter" and (first := tree.begin(seen=tree.visible)) is not None:
            self._focus(first)
        elif name in ("tab", "shift+tab"):
            self._focus(tree.advance(-1 if name.startswith("shift") else 1))
        elif name in ARROWS:
            self._arrow(name)
        elif name in ("pgup", "pgdn", "home", "end") and self.ui.areas:
            self._page(name)
        elif name == "i" and (focused or tree.node(tree.hovered)):
            node = focused or tree.node(tree.hovered)
            self.send(Inspect(node.id if node else ""))
        elif name == "f2":
            self.send(ListCommands())
        else:
            self._spaced = self.ui.time if name == "space" else self._spaced
            self.send(Key(name))
            if typed.isprintable() and typed:
                self.send(Typed(typed))

    def _skips(self, wanted: Node) -> bool:
        """Return True if Space, still being pressed to skip, would hit an answer that the program focused."""
        if "space" in wanted.key.casefold().split("|"):
            self._spaced = self.ui.time
            return False
        still = self.ui.tree.placed and self.ui.time - self._spaced < MS["skipped"] / 1000
        if still:
            self._spaced = self.ui.time
        return still

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
            scrolling.scroll_by(self.ui, self._area(), dy * 40.0)
        else:
            self.send(Key(name))

    def _page(self, name: str) -> None:
        area = self._area()
        page = self.ui.areas[area].rect.h * 0.85
        scrolling.scroll_by(self.ui, area, {"pgup": -page, "pgdn": page, "home": -1e9, "end": 1e9}[name])

    def _area(self) -> str:
        focused = self.ui.tree.node(self.ui.tree.focused)
        if focused is not None and focused.scroll:
            return focused.scroll
        return scrolling.area_at(self.ui, *self.ui.pointer) or next(iter(self.ui.areas))

    def _focus(self, node: Node | None) -> None:
        self.ui.tree.visible = self.ui.memory.rests = True
        if node is not None:
            scrolling.reveal(self.ui, node)
            self.sound.play("tick")

    def _write(self, field: Node, name: str, typed: str) -> bool:
        text, carets, memory = field.text or "", self.ui.memory.carets, self.ui.memory
        caret = carets.get(field.id, len(text))
        plain = typed if typed.isprintable() and not name.startswith(("ctrl+", "alt+")) else ""
        if name == "ctrl+a":
            memory.selected = field.id
            return True
        gone = memory.selected == field.id and bool(plain or name in ("bksp", "del"))
        memory.selected = ""
        new, carets[field.id] = edited("" if gone else text, caret, "" if plain else name, plain)
        if new == text and not plain and name not in ("left", "right", "home", "end", "bksp", "del"):
            return False
        if new != text and field.write is not None:
            self.send(field.write(new))
        return True

    # --- touching ---

    def activate(self, node: Node, *, soon: bool = False) -> None:
        """Press a node: send its message, or the reason why it is off.

        A node that has just appeared ignores presses unless `soon` is set, which means that its own letter was
        typed.
        """
        if self.ui.time < node.ready_at and not soon:
            return
        self.ui.memory.touched = node.id
        if node.hold:
            self._hold(node)
        elif node.reason:
            self.sound.play("refuse")
            self.send(Refused(node.id, node.reason, node.rule, self.ui.time))
        elif node.write is not None:
            self.ui.tree.move(node.id)
        elif node.message is not None:
            self._deliver(node, node.message)

    def _deliver(self, node: Node, message: object) -> None:
        if node.sound:
            self.sound.play(node.sound)
        self.send(message)
