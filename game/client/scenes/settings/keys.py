"""The page for remapping keys: every command with its key and its pad button."""

from dataclasses import dataclass, field

from game.client.kit import boxes, caps, pads, theme
from game.client.kit.commands import COMMANDS, DIGITS, GROUPS, Command, moved, of_board
from game.client.kit.flow import Column, Row
from game.client.kit.page import cap_word
from game.client.kit.settings import Settings
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, TIGHT
from game.client.kit.widgets import Ui
from game.core.content.box import box
from game.core.language.words import say, words
from game.titles import on_show

WIDEST = "Options"
"""The label of the widest pad button."""
CANCELS = "esc"
"""The key that cancels remapping, whatever its usual meaning."""


@dataclass(frozen=True, slots=True)
class Rebind:
    """Message: remap a command to the next key or button pressed."""

    command: Command


@dataclass(frozen=True, slots=True)
class Grabbed:
    """Message: a key or a pad button was pressed."""

    key: str
    button: str = ""


@dataclass(frozen=True, slots=True)
class ResetKeys:
    """Message: reset every key and button to its default."""


def every_command() -> tuple[Command, ...]:
    """Return all commands, those of the boards last."""
    return (*COMMANDS, *(each for title in on_show() for each in of_board(title, _letters(title))))


def _letters(title: str) -> str:
    """Return the letters that a board uses, taken from the title's words."""
    return "".join(key.removeprefix("key.") for key in words(title).templates if key.startswith("key."))


def groups() -> dict[str, list[Command]]:
    """Return the commands by group name."""
    found = {
        say(f"settings.key_group.{name}"): [each for each in COMMANDS if each.group == name] for name in GROUPS
    }
    for each in every_command()[len(COMMANDS) :]:
        found.setdefault(box(each.title).name, []).append(each)
    return found


@dataclass
class Keys:
    """The command that is waiting for a new key, and the problem with the last one."""

    settings: Settings
    asking: Command | None = None
    trouble: str = ""
    every: tuple[Command, ...] = field(default_factory=every_command)
    kind: str = pads.XBOX
    """The kind of pad whose buttons are shown: the one used last."""

    # --- drawing ---

    def paint(self, ui: Ui, lines: Column) -> None:
        """Paint the commands group by group."""
        part, told = lines.part(ui.button_height()), say("rebind.reset")
        place = boxes.left(part, min(part.w, ui.button_width(told)))
        ui.button("keys:reset", place, told, ResetKeys())
        for name, found in groups().items():
            lines.gap(PAD)
            lines.label(name)
            lines.gap(NEAR)
            for each in found:
                self._line(ui, lines, each)
        if self.asking is not None:
            ui.node(
                "keys:grab", (0, 0, 0, 0), "note", say("rebind.press"), focusable=False, sound="", grab=Grabbed
            )

    def _line(self, ui: Ui, lines: Column, each: Command) -> None:
        asked = self.asking == each
        told = say("rebind.press") if asked else each.told
        key, button = self._caps(ui, each)
        column = ui.canvas.measure(WIDEST, theme.SMALL.strong)[0] + 2 * PAD
        room = lines.room.w - column - ui.canvas.measure(key, theme.SMALL.strong)[0] - PAD - ROOM
        high = ui.canvas.measure(told, theme.BODY, width=room)[1]
        area = lines.part(max(high, ui.cap_size("U")[1]) + GAP)
        spoken = say("rebind.row_pad" if button else "rebind.row", deed=each.told, cap=key, button=button)
        look = ui.node(
            f"keys:{each.group}:{each.name}", area, "row", spoken, Rebind(each) if not asked else Grabbed(CANCELS)
        )
        if asked or look.hover:
            ui.canvas.rect(area, theme.GLASS2, radius=CORNER, border=theme.TEXT if asked else None)
        row = Row(ui.canvas, boxes.inset(area, GAP, 0), theme.BODY)
        ui.canvas.text(row.left, area.centery, told, theme.BODY, valign="middle", width=room)
        right = area.right - GAP
        caps.cap_of(ui, right - column, area.centery, key, align="right")
        caps.cap_of(ui, right, area.centery, button, align="right", of_pad=True)
        if asked and self.trouble:
            lines.gap(TIGHT)
            lines.text(self.trouble, theme.BODY.strong)
        lines.gap(TIGHT)

    def _caps(self, ui: Ui, each: Command) -> tuple[str, str]:
        """Return the labels of a command's key and of its button, which is "" if it has none."""
        button = pads.button_of(self.settings.pads, each.key)
        kind = ui.pad or pads.XBOX
        return cap_word(self.settings.bound(each.key)), pads.cap(
            kind, self.settings.pads, each.key
        ) if button else ""

    # --- messages ---

    def on(self, message: object) -> bool:
        """Remap a command or reset all; return True if the message was handled."""
        match message:
            case Rebind(command):
                self.asking, self.trouble = command, ""
            case Grabbed(key, button):
                self._grabbed(key, button)
            case ResetKeys():
                self.settings.keys, self.settings.pads = {}, {}
                self.asking, self.trouble = None, ""
            case _:
                self.asking, self.trouble = None, ""
                return False
        return True

    def _grabbed(self, key: str, button: str) -> None:
        """Remap the waiting command, or say why it can't be moved there."""
        if self.asking is None or key == CANCELS:
            self.asking, self.trouble = None, ""
        elif button:
            self._give(self.asking, button)
        else:
            self._move(self.asking, key)

    def _move(self, each: Command, key: str) -> None:
        found = moved(self.settings.keys, each.key, key, self.every)
        if isinstance(found, Command):
            self.trouble = say("rebind.clash", cap=cap_word(key), other=found.told)
        elif found is None:
            self.trouble = say("rebind.number" if key in DIGITS else "rebind.not_a_key", cap=cap_word(key))
        else:
            self.settings.keys, self.asking, self.trouble = found, None, ""

    def _give(self, each: Command, button: str) -> None:
        buttons, other = pads.given(self.settings.pads, each.key, button)
        if buttons == self.settings.pads and other != each.key:
            needed = next(each for each in COMMANDS if each.key == other)
            self.trouble = say(
                "rebind.needed", cap=pads.NAMES[self.kind][pads.BUTTONS.index(button)], other=needed.told
            )
            return
        self.settings.pads, self.asking, self.trouble = buttons, None, ""
