"""The bar at the top of a screen with its phases and tools, and the plaques of the seats."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import FRect as Rect

from game.client.kit import boxes, caps, changing, pieces, theme
from game.client.kit.caching import cached
from game.client.kit.canvas import Canvas, RectLike, as_rect
from game.client.kit.flow import ICON, Row
from game.client.kit.focus import TOOLS
from game.client.kit.page import Look, Page
from game.client.kit.theme import GAP, MS, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE, Color, Type, ease

BADGE = 40.0  # px: the width of the block in a side's colour at the left end of its plaque
PIP = 7.0  # px from one pip to the next
BAR, WORDMARK = 36.0, 1.4  # px: the height of the bar; the largest text scale at which it shows the game's name
WHO = 1.15  # the largest text scale with room to say who plays a seat
BEAT = 0.3
"""Seconds that each dot of the thinking animation stays lit."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool at the right end of the top bar."""

    icon: str
    key: str
    label: str
    message: object
    reason: str = ""
    """Why it is off, or "" if it's on."""
    about: str = ""
    """What the player should know before pressing it."""


@dataclass(frozen=True, slots=True)
class PlaqueNumber:
    """A number on a seat plaque, with an icon before it or a unit behind it."""

    value: str
    icon: str = ""
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Plaque:
    """A seat's public facts; `corner_kind` is strong (paper chip), mild (outline) or plain (text)."""

    symbol: str
    faction: str
    name: str
    who: str = ""
    number: str = ""
    counters: tuple[PlaqueNumber, ...] = ()
    corner: str = ""
    corner_kind: str = "plain"
    to_move: bool = False
    thinking: bool = False
    pips: int = 0
    pips_of: int = 0
    pips_then: int = -1
    """The pips there will soon be, or -1 for no change; pips to come are outlined, pips to go are hollow."""

    @property
    def brief(self) -> "Plaque":
        """The same plaque without name, counters and corner, for when it is too narrow for them."""
        return replace(self, name="", who="", counters=(), corner="")


def top_bar(
    ui: Page,
    title: str,
    *,
    face: str = "plex",
    color: Color = theme.TEXT,
    note: str = "",
    phases: Sequence[str] = (),
    now: int = -1,
    tools: Sequence[Tool] = (),
) -> Rect:
    """Paint the bar at the top, with wordmark, title, turn, phases and tools, and return its rectangle."""
    bar = boxes.upper(ui.rect, BAR * ui.canvas.growth)
    heading = (title, face, color, note)
    shown = (*heading, tuple(phases), now, tuple(tools))
    cached(ui, "top bar", bar, lambda: shown, lambda: _top_bar(ui, bar, heading, phases, now, tools))
    return bar


def _top_bar(
    ui: Page,
    bar: Rect,
    heading: tuple[str, str, Color, str],
    phases: Sequence[str],
    now: int,
    tools: Sequence[Tool],
) -> None:
    ui.canvas.gradient(bar, theme.GLASS2, theme.GLASS)
    ui.canvas.line(0, bar.bottom, bar.right, bar.bottom, theme.LINE)
    row = Row(ui.canvas, boxes.inset(bar, GAP, TIGHT), theme.LEAD)
    _tools(ui, row, tools)
    _bar_title(ui, row, *heading, _narrowest(ui, phases, now) if phases else 0)
    if phases:
        _ribbon(ui, boxes.inset(row.rest, GAP, SLIM), phases, now)


def _narrowest(ui: Page, phases: Sequence[str], now: int) -> float:
    """Return the width of the phases when only the current one is written out."""
    word = _counted(phases, max(0, now))
    return ui.canvas.measure(word, theme.BODY.strong)[0] + 2 * ROOM


def _bar_title(ui: Page, row: Row, title: str, face: str, color: Color, note: str, free: float) -> None:
    """Paint wordmark, title and note; the note is shortened or dropped where the phases need the room."""
    row.gap, row.left = PAD, row.left + GAP
    if ui.text_scale <= WORDMARK:
        row.text("OVERTON", theme.POSTER.spaced, color=theme.DIM)
        row.canvas.line(row.left, row.room.top + TIGHT, row.left, row.room.bottom - TIGHT, theme.LINE2)
        row.left += PAD
    row.text(title, theme.WORDMARKS.get(face, theme.ASKED.strong), color=color)
    row.right -= free
    if row.rest.w > 2 * ROOM * ui.text_scale:
        row.text(note, theme.BODY, pale=True)
    row.right += free


def _tools(ui: Page, row: Row, tools: Sequence[Tool]) -> None:
    row.gap = TIGHT
    for tool in reversed(tools):
        cap = caps.cap_width(ui, tool.key) if tool.key else 0.0
        room = cap + ui.canvas.line_height(row.role) * ICON
        box = row.take(room + 2 * NEAR + NEAR * ui.canvas.growth, end=True)
        if box is None:
            return
        look = ui.node(
            f"tool:{tool.label}",
            box,
            "tool",
            tool.label,
            tool.message,
            key=tool.key,
            tip="\n".join(filter(None, (tool.label, tool.about, tool.reason))),
            reason=tool.reason,
            order=TOOLS + box.left,
        )
        if look.hover:
            ui.canvas.rect(box, theme.LINE, radius=SLIM)
        inner = Row(ui.canvas, boxes.inset(box, NEAR, 0), row.role)
        inner.icon(tool.icon, color=theme.SLOT if tool.reason else theme.TEXT)
        if cap:
            caps.cap_sign(ui, inner.left + cap / 2, box.centery, tool.key, theme.MUTE)


def _counted(phases: Sequence[str], index: int) -> str:
    """Return a phase as it's written where it stands alone: which one it is of how many."""
    return f"{phases[index]} \N{MIDDLE DOT} {index + 1}/{len(phases)}"


def _ribbon(ui: Page, area: Rect, phases: Sequence[str], now: int) -> None:
    shown = _phases_for(len(phases), now, ui.text_scale)
    if len(shown) == 1:
        phases = [_counted(phases, index) for index in range(len(phases))]
    roles = [theme.BODY.strong if index == now else theme.BODY for index in range(len(phases))]
    widths = [ui.canvas.measure(phases[i], roles[i])[0] + WIDE for i in shown]
    while len(shown) > 1 and sum(widths) + PAD * (len(shown) - 1) > area.w:
        drop = 0 if now - shown[0] > shown[-1] - now else -1
        shown.pop(drop)
        widths.pop(drop)
    x = area.centerx - (sum(widths) + PAD * (len(shown) - 1)) / 2
    for index, wide in zip(shown, widths, strict=True):
        chip = Rect(x, area.top, wide, area.h)
        if index == now:
            ui.canvas.rect(chip, theme.PAPER, radius=SLIM)
        color = theme.INK if index == now else (theme.DIM if index < now else theme.MUTE)
        ui.canvas.text(*chip.center, phases[index], roles[index], color=color, align="center", valign="middle")
        x = chip.right + PAD
        if index != shown[-1]:
            left, y = chip.right + TIGHT, chip.centery
            ui.canvas.polygon([(left, y - SLIM), (left + TIGHT, y), (left, y + SLIM)], theme.LINE2)


def seat_plaque(ui: Page, name: str, rect: RectLike, plaque: Plaque, *, tip: str = "", label: str = "") -> Look:
    """Paint a seat's public facts; below 130 px of width only the symbol is shown.

    `label` is what speech says about the seat, if that is more than name and number.
    """
    area, shade = as_rect(rect), theme.shade(plaque.faction)
    state = ("to move",) if plaque.to_move else ()
    words = label or ", ".join(x for x in (plaque.name, plaque.who, plaque.number) if x)
    look = ui.node(name, area, "seat", words, tip=tip, state=state, focusable=False)
    edge = theme.TEXT if plaque.to_move else (theme.LINE2 if look.hover else theme.LINE)
    ui.canvas.rect(area, theme.GLASS2 if plaque.to_move else theme.GLASS, radius=5)
    block = badge(ui, area, BADGE * ui.text_scale, shade)
    _plaque_block(ui, block, plaque, shade)
    ui.canvas.rect(area, None, radius=5, border=edge)
    if area.w >= 130:
        with ui.canvas.panel(area, plaque.name):
            inner = Rect(block.right + 8, area.top, area.right - block.right - 14, area.h)
            _plaque_words(ui, inner, plaque, shade)
    return look


def badge(ui: Page, area: Rect, wide: float, shade: theme.Shade) -> Rect:
    """Paint the block in a side's deep colour at the left end of its plaque, and return its rectangle."""
    block = Rect(area.left, area.top, min(area.w, wide), area.h)
    with ui.canvas.clip(block):
        ui.canvas.rect((block.left, block.top, block.w + theme.GAP, block.h), shade.deep, radius=theme.CORNER)
    return block


def thinking(ui: Page, x: float, y: float, shade: theme.Shade) -> None:
    """Animate three dots around a point: the side is thinking."""
    lit = int(ui.time / BEAT) % 3
    for index in range(3):
        color = shade.light if index == lit else theme.mix(shade.deep, shade.light, 0.3)
        ui.canvas.dot(shade.dot, x + (index - 1) * 9, y, 2.4, color)
    ui.wake_in(BEAT - ui.time % BEAT)


def _plaque_block(ui: Page, block: Rect, plaque: Plaque, shade: theme.Shade) -> None:
    low = bool(plaque.number or plaque.thinking)
    ui.canvas.icon(
        plaque.symbol, block.centerx, block.top + block.h * (0.34 if low else 0.5), 17 * ui.text_scale, shade.light
    )
    y = block.top + block.h * 0.78
    if plaque.thinking:
        thinking(ui, block.centerx, y, shade)
    elif plaque.number:
        ui.canvas.text(block.centerx, y, plaque.number, theme.LEAD.strong, align="center", valign="middle")


def _plaque_words(ui: Page, area: Rect, plaque: Plaque, shade: theme.Shade) -> None:
    c, t = ui.canvas, ui.text_scale
    y1, y3 = area.top + area.h * 0.25, area.top + area.h * 0.78
    beside = area.w - c.measure(plaque.corner, theme.NOTE)[0] - theme.PAD
    below = not plaque.pips_of and t > WHO and c.measure(plaque.name, theme.BODY.strong)[0] > beside
    corner = _corner(ui, (area.left, area.top + area.h * 0.72) if below else (area.right, y1), plaque, below=below)
    wide = max(20.0, (area.right if below or corner is None else corner.left - 6) - area.left)
    c.text(area.left, y1, plaque.name, theme.BODY.strong, valign="middle", width=wide, shrink=True)
    _pips(c, area.left, y3, plaque, shade)
    x = area.right
    for counter in reversed(plaque.counters):
        x = _counter(ui, x, area.top + area.h * 0.72, counter) - 10
    if plaque.who and t <= WHO:
        y2, room = area.top + area.h * 0.55, max(20.0, x - area.left)
        c.text(area.left, y2, plaque.who, theme.SMALL, color=theme.MUTE, valign="middle", width=room, shrink=True)


def _corner(ui: Page, at: tuple[float, float], plaque: Plaque, *, below: bool) -> Rect | None:
    """Paint the word in the corner, or below the name if that needs the whole line; return its place, or None."""
    align = "left" if below else "right"
    if not plaque.corner:
        return None
    if plaque.corner_kind == "strong":
        return pieces.chip(ui, *at, plaque.corner, align=align)
    mild = plaque.corner_kind == "mild"
    x = at[0] + mild * (theme.TIGHT if below else -theme.TIGHT)  # keep an outline inside the plaque
    said = ui.canvas.text(x, at[1], plaque.corner, theme.NOTE, color=theme.MUTE, align=align, valign="middle")
    if mild:
        ui.canvas.rect(said.inflate(2 * theme.TIGHT, theme.HAIR), None, radius=theme.TIGHT, border=theme.TEXT)
    return said


def _pips(canvas: Canvas, left: float, top: float, plaque: Plaque, shade: theme.Shade) -> None:
    """Paint a track of pips, and its preview."""
    now, then = plaque.pips, min(plaque.pips_then, plaque.pips_of) if plaque.pips_then >= 0 else plaque.pips
    for index in range(plaque.pips_of):
        box = Rect(left + index * PIP, top + 0.5, PIP - 2, PIP - 2)
        going, coming = then <= index < now, now <= index < then
        canvas.rect(box, theme.GLASS if going else shade.light if index < now else theme.LINE, radius=1)
        if going or coming:
            canvas.rect(box, None, radius=1, border=shade.light)


def _counter(ui: Page, right: float, y: float, counter: PlaqueNumber) -> float:
    c = ui.canvas
    if counter.unit:
        right = (
            c.text(right, y, counter.unit, theme.SMALL, color=theme.MUTE, align="right", valign="middle").left - 3
        )
    right = c.text(right, y, counter.value, theme.BODY.strong, align="right", valign="middle").left
    if counter.icon:
        side = 14 * ui.text_scale
        c.icon(counter.icon, right - 5 - side / 2, y, side, theme.MUTE)
        right -= 5 + side
    return right


TICKS = 10
"""The most values a number shows while counting up or down; each one repaints the part of the page around it."""


def number(
    ui: Page, name: str, x: float, y: float, value: int, role: Type = theme.BODY.strong, *, align: str = "left"
) -> Rect:
    """Write a number centred on y; a change is counted up or down and shown beside it."""
    before, now, age = changing.changed(ui, f"{name}:number", value)
    whole, steps = MS["number"] / 1000, max(1, min(TICKS, abs(now - before)))
    tick = min(steps, int(age / whole * steps)) if not ui.reduce_motion else steps
    shown = before + round((now - before) * tick / steps)
    if tick < steps:
        ui.wake_in(max(0.0, (tick + 1) * whole / steps - age))
    rect = ui.canvas.text(x, y, str(shown), role, align=align, valign="middle")
    if before != now and age < MS["change"] / 1000:
        ui.wake_in(MS["change"] / 1000 - age)
        change = f"{now - before:+d}"
        ui.canvas.text(rect.right + 4, y, change, theme.SMALL.strong, color=theme.WHITE, valign="middle")
    return rect


def die(ui: Page, x: float, y: float, value: int, *, side: float = 44, rolling: float = 1.0) -> None:
    """Paint a die around a centre; `rolling` runs from 0 (thrown) to 1 (at rest) and slows down."""
    shown = value if rolling >= 1 else (value + round(6 * (1 - ease.out_cubic(rolling))) - 1) % 6 + 1
    box = Rect(x - side / 2, y - side / 2, side, side)
    ui.canvas.shadow(box, radius=6)
    die_face(ui.canvas, box, shown)


def die_face(canvas: Canvas, box: Rect, value: int) -> None:
    """Paint the face of a die."""
    (x, y), side = box.center, box.w
    canvas.rect(box, theme.PAPER, radius=side * 0.14, border=theme.INK)
    for px, py in PIPS[value]:
        canvas.circle(x + px * side * 0.27, y + py * side * 0.27, side * 0.09, theme.INK)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}


def _phases_for(count: int, now: int, text_scale: float) -> list[int]:
    if text_scale <= 1.15 or now < 0:
        return list(range(count))
    reach = 1 if text_scale <= 1.4 else 0
    return [i for i in range(count) if abs(i - now) <= reach]
