"""Cached parts of a frame: painted once, then blitted until something they show has changed."""

from collections.abc import Callable
from typing import TypeVar

from game.client.kit.canvas import RectLike
from game.client.kit.page import CachedPicture, Page

T = TypeVar("T")

AT_ONCE = 2
"""How many parts a frame repaints before the rest wait."""
LATE = 4
"""How many frames a part waits before it goes ahead of the others; each frame repaints one such part."""
MOST_LATE = 12
"""The most frames that a part waits."""


def cached(
    ui: Page,
    name: str,
    rect: RectLike,
    of: Callable[[], tuple[object, ...]],
    paint: Callable[[], T],
    *,
    needs: Callable[[], tuple[object, ...]] = tuple,
    waits: bool = False,
) -> T:
    """Paint a part inside a rectangle, or blit its last picture; return the result of `paint`.

    `of` returns everything the part is painted from, compared item by item by identity, then by value; it is
    called again after painting, which may change the answer. The page's own state (focus, scrolling, keys) is
    compared too, and a part that reads the time or the pointer is repainted every frame. If the part is
    transparent, what is below it must not change. If it `waits`, its last picture may stay for some frames while
    enough other parts are repainted, unless anything it `needs` has changed.
    """
    at = ui.canvas.px(rect).clip(ui.canvas.surface.get_clip())
    room = (tuple(at), *_lent(ui))
    last = ui.memory.stills.get(name)
    if last is not None and last.picture is not None and last.room == room and ui.clock < last.until:
        same = _equal(last.of, of())
        late = not same and waits and _others_first(ui, last) and _equal(last.needs, needs())
        if late:
            last.late += 1
            ui.wake_in(0.0)
        if same or late:
            ui.canvas.surface.blit(last.picture, at)
            _leave_again(ui, last)
            gave: T = last.gave
            return gave
        ui.repainted += 1  # animated parts don't count towards the limit
        ui.repainted_late += last.late >= LATE
    still, gave = _painted(ui, name, rect, room, paint)
    still.of, still.needs = of(), needs()
    if still.until > ui.clock and at.w and at.h:
        still.picture = ui.canvas.surface.subsurface(at).copy()
    ui.memory.stills[name] = still
    return gave


def _others_first(ui: Page, last: CachedPicture) -> bool:
    """Return True if this frame has repainted enough other parts that this one can wait."""
    if last.late < LATE:
        return ui.repainted >= AT_ONCE
    return ui.repainted_late > 0 and last.late < MOST_LATE


def _equal(before: tuple[object, ...], now: tuple[object, ...]) -> bool:
    return len(before) == len(now) and all(a is b or a == b for a, b in zip(before, now, strict=True))


def _painted(
    ui: Page, name: str, rect: RectLike, room: tuple[object, ...], paint: Callable[[], T]
) -> tuple[CachedPicture, T]:
    """Paint a part and record everything it adds to the page apart from pixels."""
    audit, wake = ui.canvas.audit, ui.wanted_at
    nodes, written = len(ui.nodes), len(audit or ())
    areas, aloud, unseen = dict(ui.areas), dict(ui.aloud), dict(ui.unseen)
    others = _others(ui)
    ui.wanted_at, ui.restless = None, False
    with ui.canvas.part(rect, name):
        gave = paint()
    until = ui.wanted_at if ui.wanted_at is not None else float("inf")
    if ui.restless or others != _others(ui):
        until = ui.clock
    ui.wanted_at = min((at for at in (wake, ui.wanted_at) if at is not None), default=None)
    new = {key: each for key, each in ui.areas.items() if areas.get(key) is not each}
    said = {key: each for key, each in ui.aloud.items() if aloud.get(key) != each}
    keys = {key: each for key, each in ui.unseen.items() if unseen.get(key) != each}
    words = list(audit[written:]) if audit is not None else []
    return CachedPicture((), room, until, gave, ui.nodes[nodes:], new, said, keys, words), gave


def _others(ui: Page) -> tuple[object, ...]:
    """Return the state that can't be replayed; a part that changes any of it is repainted every frame."""
    return len(ui.later), len(ui.above_ring), ui.stirring, ui.wanted_focus, ui.asked


def _leave_again(ui: Page, still: CachedPicture) -> None:
    """Replay on the page what the part registered when it was painted."""
    ui.nodes += still.nodes
    ui.areas.update(still.areas)
    ui.aloud.update(still.aloud)
    ui.unseen.update(still.unseen)
    if ui.canvas.audit is not None:
        ui.canvas.audit += still.audit
    if still.until < float("inf"):
        ui.wake_in(still.until - ui.clock)


def _lent(ui: Page) -> tuple[object, ...]:
    """Return everything a part may be painted from that its scene doesn't pass in."""
    tree, memory, canvas = ui.tree, ui.memory, ui.canvas
    return (
        ui.moves, ui.live, ui.layer, ui.caps, ui.pad, ui.shift, ui.dragged,
        tree.focused, tree.hovered, tree.pressed, tree.visible, memory.touched, memory.rests, memory.open_list,
        memory.selected, tuple(memory.unfolded), tuple(memory.scroll.items()), tuple(memory.heights.items()),
        canvas.scale, canvas.text_scale, canvas.reading, canvas.audit is None, tuple(ui.clips),
        ui.settings.language, ui.settings.palette, ui.reduce_motion,
    )  # fmt: skip
