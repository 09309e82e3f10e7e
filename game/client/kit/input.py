"""Names for keys and pad buttons: what the window reports becomes words like `ctrl+z` and `left`."""

from __future__ import annotations

import pygame

NAMES = {
    pygame.K_RETURN: "enter", pygame.K_KP_ENTER: "enter", pygame.K_ESCAPE: "esc", pygame.K_SPACE: "space",
    pygame.K_BACKSPACE: "bksp", pygame.K_DELETE: "del", pygame.K_TAB: "tab", pygame.K_PAGEUP: "pgup",
    pygame.K_PAGEDOWN: "pgdn", pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_UP: "up",
    pygame.K_DOWN: "down", pygame.K_HOME: "home", pygame.K_END: "end", pygame.K_INSERT: "ins",
}  # fmt: skip
CODES = {name: code for code, name in reversed(NAMES.items())}
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
PAD = {0: "enter", 1: "esc", 2: "i", 3: "f1", 4: "shift+tab", 5: "tab", 7: "f10"}  # A, B, X, Y, shoulders, start
HATS = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
STICK = 0.6


def key_name(event: pygame.event.Event) -> str:
    """Return the name of the key of a KEYDOWN event, with `ctrl+`, `alt+` and `shift+` before it where held."""
    name = NAMES.get(event.key) or pygame.key.name(event.key)
    mods = getattr(event, "mod", 0)
    shift = "shift+" if mods & pygame.KMOD_SHIFT and len(name) > 1 else ""
    alt = "alt+" if mods & pygame.KMOD_ALT else ""
    ctrl = "ctrl+" if mods & (pygame.KMOD_CTRL | pygame.KMOD_META) else ""
    return f"{ctrl}{alt}{shift}{name}".casefold()


def key_events(name: str) -> list[pygame.event.Event]:
    """Return the events that pressing a named key makes; for tests and the on-screen pad."""
    *mods, bare = name.casefold().split("+") if name != "+" else ["+"]
    held = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
    mod = sum(held[word] for word in mods)
    code = CODES.get(bare) or pygame.key.key_code(bare)
    text = bare if len(bare) == 1 else " " if bare == "space" else ""
    return [
        pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="" if mods else text),
        pygame.event.Event(pygame.KEYUP, key=code, mod=mod),
    ]


def pad_key(event: pygame.event.Event) -> str:
    """Return the key that a pad event stands for, or an empty name."""
    match event.type:
        case pygame.JOYBUTTONDOWN:
            return PAD.get(event.button, "")
        case pygame.JOYHATMOTION:
            return HATS.get(event.value, "")
        case _:
            return ""


class Stick:
    """The left stick as arrow keys: one step for each push past the threshold."""

    def __init__(self) -> None:
        self.pushed: dict[int, int] = {0: 0, 1: 0}

    def key(self, event: pygame.event.Event) -> str:
        """Return the arrow that a JOYAXISMOTION event newly means, or an empty name."""
        if event.axis not in self.pushed:
            return ""
        push = 0 if abs(event.value) < STICK else (1 if event.value > 0 else -1)
        before, self.pushed[event.axis] = self.pushed[event.axis], push
        if not push or push == before:
            return ""
        return (("left", "right"), ("up", "down"))[event.axis][push > 0]
