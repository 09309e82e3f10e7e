"""Gamepads: which are connected, who owns them, and the names and commands of their buttons."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

import pygame
from pygame._sdl2 import controller

log = logging.getLogger(__name__)

FIRST: Mapping[str, str] = MappingProxyType({
    "enter": "a", "esc": "b", "i": "x", "u": "y", "shift+tab": "lb", "tab": "rb", "h": "lt", "space": "rt",
    "l": "view", "f2": "menu", "k": "ls", "f": "rs",
})  # fmt: skip
"""Default buttons: default key of the command → button."""
BUTTONS = ("a", "b", "x", "y", "lb", "rb", "lt", "rt", "view", "menu", "ls", "rs")
NEEDED = ("enter", "esc", "f2")
"""Commands that always keep a button, because everything else can be reached through them."""
XBOX, PLAYSTATION, NINTENDO = "xbox", "playstation", "nintendo"
NAMES: dict[str, tuple[str, ...]] = {
    XBOX: ("A", "B", "X", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "LS", "RS"),
    PLAYSTATION: (
        "cross",
        "circle",
        "square",
        "triangle",
        "L1",
        "R1",
        "L2",
        "R2",
        "Create",
        "Options",
        "L3",
        "R3",
    ),
    NINTENDO: ("A", "B", "X", "Y", "L", "R", "ZL", "ZR", "−", "+", "LS", "RS"),
}
"""The labels on the buttons of each kind of pad, in the order of BUTTONS."""
SHAPES = {"cross": "cross", "circle": "ring", "square": "hollow_square", "triangle": "triangle"}
"""Button label → dot shape, for the labels that are symbols."""
ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}

MAPPED = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
BY_NUMBER = dict(enumerate(("a", "b", "x", "y", "lb", "rb", "view", "menu", "ls", "rs")))
"""The usual buttons by number, for pads whose button names SDL doesn't know."""
HATS = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("pgup", "pgdn"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lt"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "rt"),
}
STICK = 0.6
"""How far a stick or trigger has to be pushed to count, 0 to 1."""
FULL = 32768
MOVES = ("left", "right", "up", "down", "pgup", "pgdn")
"""The actions that repeat while held."""
VENDORS = {"054c": PLAYSTATION, "057e": NINTENDO, "045e": XBOX}
KNOWN_BY = {
    PLAYSTATION: ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    NINTENDO: ("nintendo", "switch", "joy-con", "pro controller"),
}


@dataclass(frozen=True, slots=True)
class Stroke:
    """A button, arrow or page key of a pad; an empty button means that the held one was released."""

    pad: int
    button: str


@dataclass(frozen=True, slots=True)
class Plugged:
    """A pad was connected (`here`) or disconnected."""

    pad: int
    here: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """Whose question is on the screen: the seat, the person's name, and the seats of all people.

    `taking` is True while the person is taking over the screen, so that an unclaimed pad becomes theirs.
    """

    seat: int
    name: str
    people: tuple[int, ...]
    taking: bool = False


@dataclass
class Pad:
    """A connected pad; `named` is True if SDL knows the names of its buttons."""

    id: int
    kind: str = XBOX
    named: bool = False
    device: object = None
    pushed: dict[int, int] = field(default_factory=dict)
    seat: int | None = None


def opened(index: int) -> Pad | None:
    """Open the pad at a system index; return None if that fails, for example because it has been unplugged."""
    try:
        named = controller.is_controller(index)
        device = controller.Controller(index) if named else pygame.joystick.Joystick(index)
        stick = device.as_joystick() if isinstance(device, controller.Controller) else device
        return Pad(stick.get_instance_id(), kind_of(stick.get_guid(), stick.get_name()), named, device)
    except pygame.error as error:
        log.info("a gamepad cannot be used: %s", error)
        return None


def kind_of(guid: str, name: str) -> str:
    """Return a pad's kind, judged by its maker or else by its name."""
    maker = guid[10:12] + guid[8:10]
    by_name = [kind for kind, words in KNOWN_BY.items() if any(word in name.casefold() for word in words)]
    return VENDORS.get(maker.casefold()) or (by_name[0] if by_name else XBOX)


class Pads:
    """The pads of this machine. `feel` interprets their events."""

    def __init__(self, opener: Callable[[int], Pad | None] = opened) -> None:
        self.opener = opener
        self.here: dict[int, Pad] = {}

    def feel(self, event: pygame.event.Event) -> Stroke | Plugged | None:
        """Return the stroke for an event, or that a pad was connected or disconnected; None for anything else."""
        match event.type:
            case pygame.JOYDEVICEADDED | pygame.CONTROLLERDEVICEADDED:
                return self._come(event.device_index)
            case pygame.JOYDEVICEREMOVED | pygame.CONTROLLERDEVICEREMOVED:
                gone = self.here.pop(event.instance_id, None)
                return Plugged(gone.id, False) if gone is not None else None
            case pygame.CONTROLLERBUTTONDOWN if event.button in MAPPED:
                return Stroke(self._pad(event, named=True).id, MAPPED[event.button])
            case pygame.CONTROLLERBUTTONUP if event.button in MAPPED:
                return Stroke(event.instance_id, "")
            case pygame.JOYBUTTONUP if not self._pad(event, named=False).named:
                return Stroke(event.instance_id, "")
            case pygame.CONTROLLERAXISMOTION:
                return self._pushed(self._pad(event, named=True), event.axis, event.value / FULL)
            case pygame.JOYBUTTONDOWN | pygame.JOYHATMOTION | pygame.JOYAXISMOTION:
                return self._unnamed(event)
            case _:
                return None

    def _come(self, index: int) -> Plugged | None:
        """Open a pad once; SDL announces a pad with named buttons twice."""
        pad = self.opener(index)
        if pad is None or pad.id in self.here:
            return None
        self.here[pad.id] = pad
        return Plugged(pad.id, True)

    def _unnamed(self, event: pygame.event.Event) -> Stroke | None:
        """Return a plain joystick's stroke, or None for a pad with named buttons, whose strokes come as other
        events.
        """
        pad = self._pad(event, named=False)
        if pad.named:
            return None
        match event.type:
            case pygame.JOYBUTTONDOWN:
                return Stroke(pad.id, BY_NUMBER[event.button]) if event.button in BY_NUMBER else None
            case pygame.JOYHATMOTION:
                return Stroke(pad.id, HATS.get(event.value, ""))
            case _:
                known = event.axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
                return self._pushed(pad, event.axis, event.value) if known else None

    def _pad(self, event: pygame.event.Event, *, named: bool) -> Pad:
        number = getattr(event, "instance_id", 0)
        return self.here.setdefault(number, Pad(number, named=named))

    def _pushed(self, pad: Pad, axis: int, value: float) -> Stroke | None:
        """Return a stroke for each push past the threshold and one for the release, else None."""
        if axis not in STICKS:
            return None
        push = 0 if abs(value) < STICK else (1 if value > 0 else -1)
        before, pad.pushed[axis] = pad.pushed.get(axis, 0), push
        button = STICKS[axis][push > 0] if push else ""
        return Stroke(pad.id, button) if push != before else None

    def refuses(self, number: int, asked: Asked | None) -> bool:
        """Give a pad to the person asked if nobody has one for them; return True if it may not answer.

        People with a pad of their own answer only with that one.

        If there are fewer pads than people, a pad is passed from person to person.
        """
        pad = self.here[number]
        if asked is None or len(asked.people) < 2 or len(self.here) < 2:
            return False
        for each in self.here.values():
            each.seat = each.seat if each.seat in asked.people else None
        theirs = {each.seat for each in self.here.values()}
        if pad.seat == asked.seat:
            return False
        if asked.seat in theirs:
            return True
        if pad.seat is None and asked.taking:
            pad.seat = asked.seat
        return pad.seat is not None and pad.seat != asked.seat and None in theirs


# --- commands of the buttons ---


def button_of(buttons: Mapping[str, str], key: str) -> str:
    """Return the button for a command, given its default key; "" if it has none."""
    return buttons.get(key, FIRST.get(key, ""))


@lru_cache(16)
def _keys(moved: tuple[tuple[str, str], ...]) -> dict[str, str]:
    buttons = dict(moved)
    return {button_of(buttons, key): key for key in {**FIRST, **buttons}}


def key_of(buttons: Mapping[str, str], button: str) -> str:
    """Return the default key of a button's command; arrows and page keys are returned unchanged."""
    return button if button in MOVES else _keys(tuple(sorted(buttons.items()))).get(button, "")


def are_buttons(buttons: Mapping[str, str]) -> bool:
    """Return True if all buttons are known, none is used twice, and every needed command has one."""
    used = [button for key in {**FIRST, **buttons} if (button := button_of(buttons, key))]
    fits = set(used) <= set(BUTTONS) and len(used) == len(set(used))
    return fits and all(button_of(buttons, key) for key in NEEDED)


def given(buttons: Mapping[str, str], key: str, button: str) -> tuple[dict[str, str], str]:
    """Return the buttons with one given to a command, and the default key of the command that had it before.

    That command gets the button that became free, if any; a command that needs a button keeps it.
    """
    other, before = key_of(buttons, button), button_of(buttons, key)
    if other == key or (other in NEEDED and not before):
        return dict(buttons), other
    changed = {**buttons, key: button, **({other: before} if other else {})}
    return {name: each for name, each in changed.items() if FIRST.get(name, "") != each}, other


def cap(kind: str, buttons: Mapping[str, str], keys: str) -> str:
    """Return the button label for a command; of `Enter|P`, for the first one that has a button; "" if none has."""
    for key in keys.casefold().split("|"):
        if key in ARROWS:
            return ARROWS[key]
        if button := button_of(buttons, key):
            return NAMES[kind][BUTTONS.index(button)]
    return ""
