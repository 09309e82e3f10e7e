"""Interactive widgets: buttons, switches, sliders, choices, text fields, lists."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from pygame import FRect as Rect

from game.client.kit import boxes, caps, changing, scrolling, theme
from game.client.kit.canvas import RectLike, as_rect, fitted
from game.client.kit.flow import Row
from game.client.kit.messages import Turning
from game.client.kit.page import Look, Page
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, SLIM, TIGHT, WIDE, Color, Type

BUTTON, FIELD = 38.0, 32.0
"""The heights of buttons and fields at the normal text size, in px."""
LEFT, CAP = 14.0, 8.0
"""The padding before left-aligned words, and beside a key cap, in px."""


@dataclass(frozen=True, slots=True)
class ListItem:
    """A row of a list."""

    label: str
    message: object
    icon: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Unfold(Turning):
    """Internal message: open or close a choice's list."""

    name: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """Internal message: an item of an open list was chosen; the scene gets `message`."""

    name: str
    message: object


@dataclass(frozen=True, slots=True)
class _Face:
    ground: Color | None
    edge: Color | None
    text: Color
    cap: Color
    key: Color


_FACES = {
    "paper": _Face(theme.PAPER, None, theme.INK, theme.INK2, theme.INK),
    "ink": _Face(theme.INK, theme.INK, theme.PAPER, theme.SLOT, theme.PAPER),
    "outline": _Face(None, theme.INK, theme.INK, theme.INK2, theme.INK),
    "ghost": _Face(theme.GLASS2, theme.LINE2, theme.TEXT, theme.SLOT, theme.MUTE),
    "quiet": _Face(None, None, theme.TEXT, theme.SLOT, theme.MUTE),
}
_OFF = _Face(None, theme.LINE, theme.DIM, theme.LINE2, theme.DIM)
_OFF_PAPER = _Face(None, theme.PAPER2, theme.INK2, theme.PAPER2, theme.INK2)


def _button_face(kind: str, look: Look) -> _Face:
    if not look.enabled:
        return _OFF_PAPER if kind in ("ink", "outline") else _OFF
    face = _FACES[kind]
    if not look.hover:
        return face
    if face.ground is None:
        tint = (*theme.INK, 18) if kind == "outline" else (*theme.WHITE, 18)
        return replace(face, ground=tint)
    return replace(face, ground=theme.mix(face.ground, theme.WHITE, 0.35 if kind == "paper" else 0.09))


def button(
    ui: Page, name: str, rect: RectLike, label: str, message: object, *, kind: str = "ghost", key: str = "",
    icon: str = "", reason: str = "", rule: str = "", tip: str = "", words: Type = theme.LEAD,
    align: str = "center", chosen: bool = False, ready_at: float = 0.0, sound: str = "confirm",
    role: str = "button", order: float | None = None, hold: float = 0.0,
) -> Look:  # fmt: skip
    """Paint a button. One with a reason is off and shows the reason when pressed; one with `hold` fills while
    held.
    """
    area = as_rect(rect)
    look = ui.node(
        name, area, role, label, message, key=key, reason=reason, rule=rule, tip=tip, sound=sound,
        paper=kind in ("ink", "outline"), ready_at=ready_at, state=("chosen",) if chosen else (), order=order,
        hold=hold,
    )  # fmt: skip
    face = _button_face("paper" if chosen and kind == "ghost" else kind, look)
    full = changing.held(ui, name, hold) if hold else 0.0
    _button_body(ui, area.move(0, 1 if look.pressed else 0), label, face, key, icon, words, align, full)
    return look


def _button_body(
    ui: Page, area: Rect, label: str, face: _Face, key: str, icon: str, words: Type, align: str, full: float
) -> None:
    ui.canvas.rect(area, face.ground, radius=5, border=face.edge)
    if full > 0:
        tint = theme.WHITE if face.ground == theme.PAPER else theme.mix(theme.INK, theme.WHITE, 0.35)
        ui.canvas.rect(boxes.left(area, area.w * full), tint, radius=5)
    room = area.w - (PAD if align == "center" else LEFT + CAP)
    t, (words, key, icon) = ui.text_scale, _fitting(ui, room, label, words, key, icon)
    wide, size = ui.canvas.measure(label, words.strong)[0], words.size
    badge = (size + 9) * t if icon else 0.0
    cap = caps.cap_size(ui, key)[0] + CAP if key and ui.caps else 0.0
    x = area.centerx - (wide + badge + cap) / 2 if align == "center" else area.left + LEFT
    if icon:
        ui.canvas.icon(icon, x + size * t / 2, area.centery, size * t, face.text)
        x += badge
    with ui.canvas.panel(area, label):
        ui.canvas.text(x, area.centery, label, words.strong, color=face.text, valign="middle")
        if key and align == "center":
            _button_cap(ui, area, x + wide + CAP, key, face.key, face.cap)
        elif key:
            _button_cap(ui, area, area.right - caps.cap_size(ui, key)[0] - CAP, key, face.cap, face.cap)


def _button_cap(ui: Page, area: Rect, left: float, key: str, color: Color, line: Color) -> None:
    """Paint a key cap, or only its label if the button is lower than a cap."""
    wide, high = caps.cap_size(ui, key)
    if high <= area.h:
        caps.key_cap(ui, left, area.centery, key, color=color, line=line)
    else:
        caps.cap_sign(ui, left + wide / 2, area.centery, key, color)


def _fitting(ui: Page, room: float, label: str, words: Type, key: str, icon: str) -> tuple[Type, str, str]:
    """Drop the key cap, then the icon, then shrink the words, until everything fits."""
    for cap, badge in ((key, icon), ("", icon)):
        if _needs(ui, label, words, cap, badge) <= room:
            return words, cap, badge
    return fitted(ui.canvas, label, [each.strong for each in theme.no_larger(words)], room), "", ""


def _needs(ui: Page, label: str, words: Type, key: str, icon: str) -> float:
    wide = ui.canvas.measure(label, words.strong)[0]
    return (
        wide
        + (caps.cap_size(ui, key)[0] + CAP if key else 0.0)
        + ((words.size + 9) * ui.text_scale if icon else 0.0)
    )


def button_width(ui: Page, label: str, key: str = "", icon: str = "", words: Type = theme.LEAD) -> float:
    """Return the width that a button needs for its label."""
    return _needs(ui, label, words, key, icon) + 28


def button_height(ui: Page) -> float:
    """Return the height of a button on a page."""
    return max(BUTTON, ui.canvas.line_height(theme.LEAD) + WIDE)


def field_height(ui: Page) -> float:
    """Return the height of a field, a switch or an interactive row."""
    return max(FIELD, ui.canvas.line_height(theme.BODY) + PAD)


def toggle(ui: Page, name: str, rect: RectLike, label: str, on: bool, message: Callable[[bool], object]) -> Look:
    """Paint a switch with its label; pressing it sends `message(not on)`."""
    area = as_rect(rect)
    look = ui.node(name, area, "switch", label, message(not on), state=("on" if on else "off",))
    t = ui.text_scale
    track = Rect(area.left, area.centery - 9 * t, 34 * t, 18 * t)
    share = changing.eased(ui, f"{name}:knob", 1.0 if on else 0.0)
    edge = theme.PAPER if on else (theme.MUTE if look.hover else theme.LINE2)
    ui.canvas.rect(track, theme.PAPER if on else theme.GLASS2, radius=9 * t, border=edge)
    knob = theme.INK if on else theme.SLOT
    ui.canvas.circle(track.left + (9 + 16 * share) * t, track.centery, 6 * t, knob)
    x = track.right + 10
    ui.canvas.text(x, area.centery, label, valign="middle", width=area.right - x)
    return look


def radio(
    ui: Page, name: str, rect: RectLike, label: str, chosen: bool, message: object, detail: str = ""
) -> Look:
    """Paint one radio button of a group."""
    area = as_rect(rect)
    look = ui.node(name, area, "radio", label, message, state=("chosen",) if chosen else ())
    ground = theme.GLASS2 if chosen else (theme.mix(theme.GLASS, theme.WHITE, 0.03) if look.hover else theme.GLASS)
    ui.canvas.rect(area, ground, radius=5, border=theme.TEXT if chosen else theme.LINE)
    x, t = area.left + 18, ui.text_scale
    ui.canvas.ring(x, area.centery, 7 * t, theme.TEXT if chosen else theme.LINE2, 1.4)
    if chosen:
        ui.canvas.circle(x, area.centery, 3.6 * t, theme.TEXT)
    left = x + 10 * t + 8
    rise = 9 * t if detail else 0
    with ui.canvas.panel(area, label):
        ui.canvas.text(left, area.centery - rise, label, theme.BODY.strong, valign="middle")
        if detail:
            ui.canvas.text(left, area.centery + rise, detail, theme.NOTE, color=theme.MUTE, valign="middle")
    return look


def slider(
    ui: Page,
    name: str,
    rect: RectLike,
    label: str,
    value: float,
    message: Callable[[float], object],
    *,
    low: float = 0,
    high: float = 1,
    step: float = 0.05,
    marks: Sequence[str] = (),
) -> Look:
    """Paint a slider; dragging, clicking and the left and right keys send `message(value)`."""
    area = as_rect(rect)

    def snapped(v: float) -> float:
        return round(max(low, min(high, low + round((v - low) / step) * step)), 6)

    def slide(share: float) -> object:
        return message(snapped(low + share * (high - low)))

    def one_step(way: int) -> object:
        return message(snapped(value + way * step))

    state = (f"{value:g}",)
    look = ui.node(name, area, "slider", label, state=state, sound="tick", slide=slide, step=one_step)
    share = (value - low) / (high - low) if high > low else 0.0
    y = area.top + min(area.h / 2, 12)
    ui.canvas.rect((area.left, y - 2.5, area.w, 5), theme.LINE, radius=2)
    ui.canvas.rect((area.left, y - 2.5, area.w * share, 5), theme.PAPER, radius=2)
    ui.canvas.circle(area.left + area.w * share, y, 9 if look.hover or look.focus else 8.5, theme.PAPER)
    _marks(ui, area, y, share, marks)
    return look


def _marks(ui: Page, area: Rect, y: float, share: float, marks: Sequence[str]) -> None:
    """Label the positions below the slider; if not all fit, the chosen one and the ends take precedence."""
    last = len(marks) - 1
    chosen, written = round(share * last), list[Rect]()
    for index in sorted(range(len(marks)), key=lambda index: (index != chosen, index not in (0, last), index)):
        wide, high = ui.canvas.measure(marks[index], theme.NOTE)
        x, part = area.left + area.w * index / max(1, last), {0: 0.0, last: 1.0}.get(index, 0.5)
        room = Rect(x - part * wide, y + 14, wide, high)
        if room.inflate(2 * NEAR, 0).collidelist(written) >= 0:
            continue
        written.append(room)
        color = theme.TEXT if index == chosen else theme.MUTE
        ui.canvas.text(room.left, room.top, marks[index], theme.NOTE, color=color)


def choice(
    ui: Page,
    name: str,
    rect: RectLike,
    label: str,
    options: Sequence[tuple[Any, str]],
    value: Any,
    message: Callable[[Any], object],
    *,
    kind: str = "segments",
    icons: Sequence[str] = (),
) -> None:
    """Paint a choice among a few options: boxes side by side, or a drop-down list."""
    area = as_rect(rect)
    if kind == "list":
        _choice_list(ui, area, _Choice(name, label, options, value, message))
        return
    for index, box in enumerate(boxes.columns(area, len(options), TIGHT)):
        each, text = options[index]
        node = f"{name}:{each}"
        icon = icons[index] if index < len(icons) else ""
        chosen = each == value
        button(ui, node, box, text, message(each), chosen=chosen, words=theme.BODY, icon=icon, role="option")


class _Choice(NamedTuple):
    """The data of a choice shown as a drop-down list."""

    name: str
    label: str
    options: Sequence[tuple[Any, str]]
    value: Any
    message: Callable[[Any], object]


def _choice_list(ui: Page, area: Rect, of: _Choice) -> None:
    shown = next((text for each, text in of.options if each == of.value), "")
    look = ui.node(of.name, area, "list", of.label, Unfold(of.name), state=(shown,), sound="tick")
    _field(ui, area, look)
    with ui.canvas.panel(area, of.label):
        x, wide = area.left + 10, area.w - 36
        ui.canvas.text(x, area.centery, shown, theme.BODY, valign="middle", width=wide, shrink=True)
    ui.canvas.icon("chevrons", area.right - 16, area.centery, 12, theme.MUTE)
    if ui.memory.open_list == of.name and ui.live:
        ui.later.append(lambda: _open_list(ui, area, of))


def _open_list(ui: Page, area: Rect, of: _Choice) -> None:
    high = area.h * len(of.options) + GAP
    sheet = boxes.kept_in(Rect(area.left, area.bottom + TIGHT, area.w, high), boxes.inset(ui.rect, 0, TIGHT))
    with ui.above():
        ui.node(
            f"{of.name}:close", ui.rect, "list", of.label, Unfold(of.name), key="Esc", focusable=False, sound=""
        )
        ui.canvas.shadow(sheet)
        ui.canvas.rect(sheet, theme.TIP, radius=CORNER, border=theme.LINE2)
        rows = boxes.rows(boxes.inset(sheet, TIGHT), len(of.options), 0)
        for (each, text), row in zip(of.options, rows, strict=True):
            _option(ui, f"{of.name}:{each}", row, text, each == of.value, Chosen(of.name, of.message(each)))
    if ui.focus is None or not ui.focus.startswith(f"{of.name}:"):
        ui.tree.focused = None
        ui.focus_on(f"{of.name}:{of.value}")


def _option(ui: Page, name: str, row: Rect, text: str, chosen: bool, message: object) -> None:
    look = ui.node(name, row, "option", text, message, state=("chosen",) if chosen else ())
    if look.hover or look.focus:
        ui.canvas.rect(row, theme.LINE, radius=4)
    role = theme.BODY.strong if chosen else theme.BODY
    ui.canvas.text(row.left + 8, row.centery, text, role, valign="middle", width=row.w - 16, shrink=True)


def _field(ui: Page, area: Rect, look: Look) -> None:
    ui.canvas.rect(area, theme.TABLE, radius=5, border=theme.MUTE if look.hover else theme.LINE2)


def tabs(
    ui: Page,
    name: str,
    rect: RectLike,
    options: Sequence[tuple[Any, str]],
    value: Any,
    message: Callable[[Any], object],
) -> None:
    """Paint tabs: words on a line, the chosen one as a paper chip."""
    area = as_rect(rect)
    widths = [ui.canvas.measure(text, theme.BODY.strong)[0] for _, text in options]
    spare = area.w - sum(widths) - 6 * (len(options) - 1)
    pad = max(3.0, min(12.0, spare / (2 * max(1, len(options)))))
    x = area.left
    for (each, text), words in zip(options, widths, strict=True):
        wide = words + 2 * pad
        box = Rect(x, area.top, wide, area.h)
        chosen = each == value
        state = ("chosen",) if chosen else ()
        look = ui.node(f"{name}:{each}", box, "tab", text, message(each), state=state, sound="tick")
        if chosen:
            ui.canvas.rect(box, theme.PAPER, radius=5)
        color = theme.INK if chosen else (theme.TEXT if look.hover else theme.MUTE)
        ui.canvas.text(*box.center, text, theme.BODY.strong, color=color, align="center", valign="middle")
        x += wide + 6


def text_input(
    ui: Page,
    name: str,
    rect: RectLike,
    label: str,
    text: str,
    message: Callable[[str], object],
    *,
    hint: str = "",
    limit: int = 40,
    clear: str = "",
) -> Look:
    """Paint a text field; every change sends `message(text)`. `clear` labels a cross that empties the field."""
    area = as_rect(rect)
    look = ui.node(
        name, area, "text field", label, text=text, write=lambda new: message(new[:limit]), sound="tick"
    )
    _field(ui, area, look)
    writing = ui.tree.focused == name and ui.live
    if clear and text:
        area = _cross(ui, f"{name}:clear", area, clear, message(""))
    with ui.canvas.clip(area.inflate(-4, -2)):
        wide = ui.canvas.measure(text, theme.BODY)[0]
        x = area.left + 10 - max(0.0, wide - area.w + 24 if writing else 0.0)
        if writing and text and ui.memory.selected == name:
            ui.canvas.rect((x - 2, area.centery - 11 * ui.text_scale, wide + 4, 22 * ui.text_scale), theme.SLOT)
        ui.canvas.text(x, area.centery, text, theme.BODY, valign="middle")
        if not text and hint:
            right, pale = area.right - 10, theme.DIM
            ui.canvas.text(right, area.centery, hint, theme.NOTE, color=pale, align="right", valign="middle")
        if writing:
            _caret(ui, name, text, x, area)
    return look


def _cross(ui: Page, name: str, area: Rect, label: str, message: object) -> Rect:
    """Paint the clear button at the right end of a field and return the rest of the field."""
    wide = 20 * ui.text_scale + 10
    rest = Rect(area.left, area.top, area.w - wide, area.h)
    look = ui.node(name, (rest.right, area.top, wide, area.h), "button", label, message, tip=label, sound="tick")
    color = theme.TEXT if look.hover or look.focus else theme.MUTE
    ui.canvas.icon("cross", rest.right + wide / 2 - 2, area.centery, 13 * ui.text_scale, color)
    return rest


def _caret(ui: Page, name: str, text: str, x: float, area: Rect) -> None:
    caret = min(ui.memory.carets.get(name, len(text)), len(text))
    at = x + ui.canvas.measure(text[:caret], theme.BODY)[0]
    half = 9 * ui.text_scale
    if (ui.time - ui.last_press) % 1.0 < 0.55:
        ui.canvas.rect((at, area.centery - half, 1.5, 2 * half), theme.WHITE)
    ui.wake_in(0.25)


def rows(
    ui: Page, name: str, rect: RectLike, rows: Sequence[ListItem], chosen: object = None, *, row_height: float = 34
) -> None:
    """Paint selectable rows that scroll if needed. `chosen` is the message of the chosen row."""
    area, high = as_rect(rect), row_height * ui.text_scale
    with scrolling.scroll(ui, name, area, high * len(rows)) as top:
        for index, row in enumerate(rows):
            box = Rect(area.left, top + index * high, area.w - 8, high - 2)
            _row(ui, row.id or f"{name}:{index}", box, row, chosen is not None and row.message == chosen)


def _row(ui: Page, name: str, box: Rect, row: ListItem, chosen: bool) -> None:
    look = ui.node(name, box, "row", row.label, row.message, state=("chosen",) if chosen else ())
    if chosen or look.hover:
        ui.canvas.rect(box, theme.GLASS2, radius=SLIM, border=theme.TEXT if chosen else None)
    line = Row(ui.canvas, boxes.inset(box, GAP, 0), theme.BODY)
    if row.icon:
        line.icon(row.icon)
    with ui.canvas.panel(box, row.label):
        line.text(row.label)


def edited(text: str, caret: int, key: str, typed: str) -> tuple[str, int]:
    """Return text and caret after a keypress or typed characters in a text field."""
    caret = max(0, min(caret, len(text)))
    match key:
        case "bksp" if caret:
            return text[: caret - 1] + text[caret:], caret - 1
        case "del":
            return text[:caret] + text[caret + 1 :], caret
        case "left":
            return text, max(0, caret - 1)
        case "right":
            return text, min(len(text), caret + 1)
        case "home":
            return text, 0
        case "end":
            return text, len(text)
        case "" if typed:
            return text[:caret] + typed + text[caret:], caret + len(typed)
    return text, caret


def caret_in(ui: Page, name: str, *, selected: bool = False) -> None:
    """Put the caret at the end of a text field, or select its whole text."""
    ui.tree.focused, ui.memory.selected = None, name if selected else ""
    ui.memory.carets.pop(name, None)
    ui.focus_on(name)
