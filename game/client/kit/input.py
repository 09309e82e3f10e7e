"""Names for keys: window events become words like `ctrl+z` and `left`."""

import pygame

NAMES = {
    pygame.K_RETURN: "enter", pygame.K_KP_ENTER: "enter", pygame.K_ESCAPE: "esc", pygame.K_SPACE: "space",
    pygame.K_BACKSPACE: "bksp", pygame.K_DELETE: "del", pygame.K_TAB: "tab", pygame.K_PAGEUP: "pgup",
    pygame.K_PAGEDOWN: "pgdn", pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_UP: "up",
    pygame.K_DOWN: "down", pygame.K_HOME: "home", pygame.K_END: "end", pygame.K_INSERT: "ins",
}  # fmt: skip
PAD = {getattr(pygame, f"K_KP{digit}"): str(digit) for digit in range(10)}
CODES = {name: code for code, name in reversed(NAMES.items())}
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def key_name(event: pygame.event.Event) -> str:
    """Return the key name of a KEYDOWN event, prefixed with `ctrl+`, `alt+` and `shift+` if held."""
    digit = PAD.get(event.key, "") if getattr(event, "unicode", "") else ""  # without Num Lock it's an arrow
    name = digit or NAMES.get(event.key) or pygame.key.name(event.key)
    mods = getattr(event, "mod", 0)
    shift = "shift+" if mods & pygame.KMOD_SHIFT and len(name) > 1 else ""
    alt = "alt+" if mods & pygame.KMOD_ALT else ""
    ctrl = "ctrl+" if mods & (pygame.KMOD_CTRL | pygame.KMOD_META) else ""
    return f"{ctrl}{alt}{shift}{name}".casefold()


def key_events(name: str) -> list[pygame.event.Event]:
    """Return the events for pressing and releasing a named key; for tests and the on-screen pad."""
    *mods, bare = name.casefold().split("+") if name != "+" else ["+"]
    held = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
    mod = sum(held[word] for word in mods)
    code = CODES.get(bare) or (ord(bare) if len(bare) == 1 else pygame.key.key_code(bare))
    text = bare if len(bare) == 1 else " " if bare == "space" else ""
    return [
        pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="" if mods else text),
        pygame.event.Event(pygame.KEYUP, key=code, mod=mod),
    ]
