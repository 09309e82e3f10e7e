"""Widgets for reading: the prompt, refusals, price tags, dialogs and the log."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from pygame import FRect as Rect

from game.client.kit import boxes, caps, changing, ornaments, pieces, theme
from game.client.kit.caching import cached
from game.client.kit.canvas import Canvas, RectLike, as_rect, fitted
from game.client.kit.fields import button, button_width
from game.client.kit.flow import Column, height
from game.client.kit.focus import LOG, WAYS
from game.client.kit.messages import Refused
from game.client.kit.page import Page
from game.client.kit.places import REFUSAL
from game.client.kit.scrolling import scroll
from game.client.kit.theme import CORNER, GAP, HAIR, MS, NEAR, PAD, ROOM, TIGHT, WIDE, Type
from game.core.language.words import say

LARGEST = 1.8  # the most that a closing cross is enlarged
MARGINS = 2 * WIDE + GAP
"""The height of a dialog's title area without the title's lines, in px."""
SENTENCE = 0.25
"""The share of the prompt bar reserved for its sentence beside the buttons."""
LEAST = 9.0
"""The smallest type size for a sentence with little room, in px."""
FOLD, ARROW, INNER = 26.0, 10.0, 10.0
"""For a log line that unfolds, in px: the room for its arrow, the arrow's side, the indent of its inner lines."""


@dataclass(frozen=True, slots=True)
class Tab:
    """The left end of the prompt bar, which shows whose question it is."""

    symbol: str
    name: str
    faction: str


@dataclass(frozen=True, slots=True)
class Way:
    """A way to answer or leave a question: a button at the right end of the prompt bar."""

    label: str
    message: object
    key: str = ""
    main: bool = False
    reason: str = ""
    rule: str = ""
    id: str = ""
    tip: str = ""
    covers: str = ""
    """The label of the button it replaces; it is made just as wide, so that a second press there is safe."""
    hold: float = 0.0
    """Seconds that it has to be held."""
    unread: float = 0.0
    """Extra seconds before presses count, because its label differs from that of the button it replaces."""


@dataclass(frozen=True, slots=True)
class LogItem:
    """A line of the log; the faction's dot is its bullet, and a click sends the message."""

    text: str
    faction: str = ""
    message: object = None
    more: bool = False
    """True if it can be unfolded into more lines."""
    is_open: bool = False
    inner: bool = False
    """True if it is one of the lines that another one unfolded into."""


def prompt_bar(
    ui: Page, rect: RectLike, sentence: str, second: str = "", *, tab: Tab | None = None, ways: Sequence[Way] = ()
) -> None:
    """Paint the question: whose it is, its sentence and its buttons. Presses count 200 ms after a change."""
    area, ways = as_rect(rect), tuple(ways)
    shown = (sentence, second, tab, ways)
    cached(ui, "prompt bar", area, lambda: shown, lambda: _prompt(ui, area, sentence, second, tab, ways))


def _prompt(ui: Page, area: Rect, sentence: str, second: str, tab: Tab | None, ways: tuple[Way, ...]) -> None:
    question = (sentence, second, tab, tuple(way.label for way in ways))
    ready_at = changing.settled(ui, "prompt", question)
    said = tab is not None and not sentence.startswith(tab.name)
    ui.reads("prompt", f"{tab.name}:" if tab and said else "", sentence, second)
    ui.canvas.baked("prompt", area, lambda c: _strip(c, area), opaque=True)
    crowded = sum(_way_width(ui, way) + PAD for way in ways) > area.w / 2
    left = prompt_tab(ui, area, replace(tab, name="") if crowded else tab) if tab else area.left + WIDE
    place = boxes.around(*area.center, area.w - 2 * PAD, min(area.h - NEAR, ROOM * ui.text_scale + TIGHT))
    place = boxes.right(place, (place.right - left) * (1 - SENTENCE))
    fits = _needs(ui, sentence, second) <= place.right - left - PAD - sum(
        _way_width(ui, way) + PAD for way in ways
    )
    right = ways_out(ui, place, ways, ready_at, words=theme.LEAD if fits else theme.NOTE)
    _question(ui, Rect(left, area.top, right - left - 12, area.h), sentence, second)


def tab_width(ui: Page, tab: Tab) -> float:
    """Return the distance in px from the tab's left end to the sentence beside it."""
    return 44 + 25 * ui.text_scale + ui.canvas.measure(tab.name, theme.LEAD.strong)[0]


def prompt_tab(ui: Page, area: Rect, tab: Tab) -> float:
    """Paint whose question it is at the left end of a strip; return the x where the sentence begins."""
    t, shade = ui.text_scale, theme.shade(tab.faction)
    end = area.left + tab_width(ui, tab) - 9 * t - 12
    color = theme.on(shade.ink)
    point = 9 * t
    ui.canvas.polygon(
        [area.topleft, (end, area.top), (end + point, area.centery), (end, area.bottom), area.bottomleft],
        shade.ink,
    )
    ui.canvas.icon(tab.symbol, area.left + 12 + 8 * t, area.centery, 16 * t, color)
    ui.canvas.text(
        area.left + 20 + 16 * t, area.centery, tab.name, theme.LEAD.strong, color=color, valign="middle"
    )
    return end + point + 12


def _needs(ui: Page, sentence: str, second: str) -> float:
    """Return the width of a question at full size, with each of its sentences on one line."""
    role = theme.LEAD.strong.tight if second else theme.LADDER[1].strong
    return max(ui.canvas.measure(sentence, role)[0], ui.canvas.measure(second, theme.NOTE.tight)[0])


def ways_out(ui: Page, area: Rect, ways: Sequence[Way], ready_at: float = 0.0, words: Type = theme.LEAD) -> float:
    """Paint buttons on paper, right-aligned and as high as the area; return the x of the first one's left edge.

    If they don't fit, all are narrowed and their text shrinks.
    """
    gap = PAD if words == theme.LEAD else NEAR
    right, room = area.right, area.w - gap * (len(ways) - 1)
    share = min(1.0, room / (sum(_way_width(ui, way, words) for way in ways) or 1))
    for way in reversed(ways):
        wide = _way_width(ui, way, words) * share
        box = Rect(right - wide, area.top, wide, area.h)
        button(
            ui,
            way.id or f"way:{way.label}",
            box,
            way.label,
            way.message,
            kind="ink" if way.main else "outline",
            key=way.key,
            reason=way.reason,
            rule=way.rule,
            tip=way.tip,
            ready_at=ready_at + way.unread,
            hold=way.hold,
            order=WAYS + (0 if way.main else box.left),
            words=words,
        )
        right = box.left - gap
    return right


def _way_width(ui: Page, way: Way, words: Type = theme.LEAD) -> float:
    spare = 0.0 if words == theme.LEAD else PAD
    return max(button_width(ui, label, way.key, words=words) for label in (way.label, way.covers)) - spare


def _question(ui: Page, area: Rect, sentence: str, second: str) -> None:
    with ui.canvas.panel(area, "prompt"):
        if second:
            first = ui.canvas.line_height(theme.LEAD.tight)
            top = area.centery - (first + ui.canvas.line_height(theme.NOTE.tight)) / 2
            for told, role, y, color in (
                (sentence, theme.LEAD.strong.tight, top, theme.INK),
                (second, theme.NOTE.tight, top + first, theme.INK2),
            ):
                if ui.canvas.measure(told, role)[0] > area.w:
                    role = ui.canvas.shrunk(told, role, area.w, LEAST, high=ui.canvas.line_height(role))
                    ui.canvas.text(area.left, y, told, role, color=color, width=area.w, fit=True, max_lines=1)
                else:
                    ui.canvas.text(area.left, y, told, role, color=color)
            return
        role = fitted(ui.canvas, sentence, [each.strong for each in theme.LADDER[:2]], area.w)
        rows = None
        if ui.canvas.measure(sentence, role)[0] > area.w:
            role = ui.canvas.shrunk(sentence, theme.NOTE.strong.tight, area.w, LEAST, high=area.h)
            rows = max(1, int(area.h / ui.canvas.line_height(role)))
        ui.canvas.text(
            area.left,
            area.centery,
            sentence,
            role,
            color=theme.INK,
            valign="middle",
            width=area.w,
            fit=rows is not None,
            max_lines=rows,
        )


def refusal_stands(ui: Page, refused: Refused) -> bool:
    """Return True while a refusal is shown: for 6 s, or until a key is pressed."""
    return ui.time - refused.at <= MS["refusal"] / 1000 and ui.last_press <= refused.at


def refusal(ui: Page, refused: Refused | None, rect: RectLike) -> bool:
    """Paint the reason for a refusal while it is shown (see `refusal_stands`); return True if it was painted."""
    if refused is None or not refusal_stands(ui, refused):
        return False
    ui.wake_in(MS["refusal"] / 1000 - (ui.time - refused.at) + 0.01)
    area = as_rect(rect).copy()
    rule = ui.canvas.measure(refused.rule, theme.NOTE)[0] + PAD if refused.rule else 0
    words, role = boxes.cut(boxes.inset(area, WIDE, PAD), right=rule), theme.BODY.strong
    ui.reads("refusal", refused.reason)
    area.h = max(area.h, ui.canvas.measure(refused.reason, role, width=words.w)[1] + 2 * PAD)
    with pieces.panel(ui, area, "paper", name="refusal"):
        ui.canvas.rect(boxes.left(area, NEAR), theme.INK)
        ui.canvas.text(*words.topleft, refused.reason, role, color=theme.INK, width=words.w)
        at = words.right + rule
        ui.canvas.text(at, words.top, refused.rule, theme.NOTE, color=theme.INK2, align="right")
    ui.node(REFUSAL, area, "note", refused.reason, state=(refused.rule,), focusable=False)
    return True


def price_tag(ui: Page, column: Column, title: str, lines: Sequence[str]) -> None:
    """Paint a price tag: what would happen and what it would cost; *starred* words are the price."""
    with column.sheet(ui, name="price tag") as paper:
        paper.text(title, theme.BODY.strong)
        for line in lines:
            paper.rich(line, pale=True, strong=theme.ALARM)
            paper.gap(HAIR)


def price_height(ui: Page, wide: float, title: str, lines: Sequence[str]) -> float:
    """Return the height of a price tag at a given width."""
    return height(ui.canvas, wide, lambda column: price_tag(ui, column, title, lines)) - GAP * ui.canvas.growth


@contextmanager
def dialog(
    ui: Page,
    name: str,
    title: str,
    high: float,
    *,
    width: float = 560,
    outside: object = None,
    closed: object = None,
) -> Iterator[Rect]:
    """Paint a sheet of paper over the dimmed table; only what is registered inside can be reached.

    A press beside its nodes sends `outside`; the cross in its corner, also triggered by Esc, sends `closed`.
    """
    ui.canvas.rect(ui.rect, (*theme.TABLE, 153))
    box = boxes.around(*ui.rect.center, min(width, ui.width - 2 * WIDE), min(high, ui.height - 2 * WIDE))
    with ui.above():
        ui.node(f"{name}:sheet", ui.rect, "dialog", title, outside, focusable=False, sound="")
        with pieces.panel(ui, box, "paper", name=name, radius=6):
            inner = boxes.cut(box, left=ROOM, top=WIDE, right=ROOM, bottom=WIDE)
            wide = inner.w
            if closed is not None:
                wide -= close_cross(ui, name, box.right - PAD, box.top + PAD, closed, kind="outline") + GAP
            head = ui.canvas.text(*inner.topleft, title, theme.TITLE.tight, color=theme.INK, width=wide)
            yield boxes.cut(inner, top=head.h + GAP)


def close_cross(ui: Page, name: str, right: float, top: float, closed: object, *, kind: str = "ghost") -> float:
    """Paint a closing cross with its Esc cap at an upper right corner; return its width."""
    t, cap = min(ui.text_scale, LARGEST), caps.cap_size(ui, "Esc")[0]
    wide = ROOM * t + cap + PAD
    rect = Rect(right - wide, top, wide, ROOM * t + HAIR)
    look = ui.node(f"{name}:close", rect, "button", say("match.close"), closed, key="Esc", paper=kind == "outline")
    color = theme.INK if kind == "outline" else theme.TEXT
    ground = theme.PAPER2 if kind == "outline" else theme.GLASS2
    ui.canvas.rect(rect, ground if look.hover or kind == "ghost" else None, radius=CORNER, border=color)
    ui.canvas.icon("cross", rect.left + GAP + NEAR * t, rect.centery, PAD * t, color)
    caps.key_cap(ui, rect.right - NEAR, rect.centery, "Esc", color=color, align="right")
    return wide


def log_list(ui: Page, name: str, rect: RectLike, items: Sequence[LogItem], *, scrolling: bool = False) -> None:
    """Paint the newest lines that fit, or all of them in a scrolling area; the newest is last."""
    area = as_rect(rect)
    heights = [_log_height(ui, item, area.w) for item in items]
    if scrolling:
        with scroll(ui, name, area, sum(heights)) as top:
            _log_lines(ui, name, area, items, heights, 0, top)
        return
    first, room = len(items), area.h
    while first and heights[first - 1] <= room:
        first -= 1
        room -= heights[first]
    _log_lines(ui, name, area, items, heights, first, area.top)


def _log_height(ui: Page, item: LogItem, width: float) -> float:
    return ui.canvas.measure(item.text, theme.NOTE, width=_log_room(ui, item, width))[1] + 4


def _log_room(ui: Page, item: LogItem, width: float) -> float:
    """Return the width left for a line's words beside its bullet and its fold arrow."""
    sign = FOLD * ui.canvas.growth if item.more else 0.0
    return width - 22 - (INNER if item.inner else 0) - sign


def _log_lines(
    ui: Page, name: str, area: Rect, items: Sequence[LogItem], heights: Sequence[float], first: int, top: float
) -> None:
    for index in range(first, len(items)):
        item, box = items[index], Rect(area.left, top, area.w - 6, heights[index])
        top += heights[index]
        look = ui.node(
            f"{name}:{index}",
            box,
            "log line",
            item.text,
            item.message,
            focusable=item.message is not None,
            sound="tick",
            ring=box.inflate(-6, -8),
            order=LOG + index,
        )
        bright = index >= len(items) - 2 or (look.hover and item.message is not None)
        shade, left = theme.shade(item.faction), box.left + (INNER if item.inner else 0)
        middle = box.top + 2 + ui.canvas.line_height(theme.NOTE) / 2
        ui.canvas.dot(shade.dot, left + 5, middle, 2.0 if item.inner else 3.2, shade.light)
        color = theme.TEXT if bright else theme.MUTE
        wide = _log_room(ui, item, area.w)
        ui.canvas.text(left + 16, box.top + 2, item.text, theme.NOTE, color=color, width=wide)
        if item.more:
            side = ARROW * ui.canvas.growth
            ui.canvas.icon("down" if item.is_open else "right", box.right - side / 2, middle, side, theme.DIM)


def _strip(canvas: Canvas, area: Rect) -> None:
    canvas.rect(area, theme.PAPER)
    ornaments.grain(canvas, area)
    canvas.line(
        area.left, area.bottom - 0.5, area.right, area.bottom - 0.5, theme.mix(theme.PAPER2, theme.INK2, 0.3)
    )
