"""Parts of the screen that scroll."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import boxes, stamps, theme
from game.client.kit.canvas import Canvas, RectLike, as_rect
from game.client.kit.focus import Node
from game.client.kit.page import Area, Page


@contextmanager
def scroll(ui: Page, name: str, rect: RectLike, content_height: float) -> Iterator[float]:
    """Clip to a scrolling part of the screen and yield the y where its content begins."""
    area = as_rect(rect)
    reach = content_height - area.h if exceeds(content_height, area.h) else 0.0
    offset = min(ui.memory.scroll.get(name, 0.0), reach)
    ui.memory.scroll[name] = offset
    if ui.live:
        ui.areas[name] = Area(area, reach)
    ui.clips.append((name, area))
    below = min(area.h, _fade(ui)) if exceeds(reach, offset) else 0.0
    try:
        with ui.canvas.clip(area), _fading(ui.canvas, boxes.lower(area, below)):
            yield area.top - offset
    finally:
        ui.clips.pop()
    if reach:
        _scroll_bar(ui, area, offset, content_height)


def _fade(ui: Page) -> float:
    """Return the height in px over which scrolling content fades out at its lower edge, so that no line is cut
    off.
    """
    return theme.WIDE * ui.text_scale


@contextmanager
def _fading(canvas: Canvas, rect: RectLike) -> Iterator[None]:
    """Fade what is painted into a rectangle downwards, into what was there before."""
    at = canvas.px(rect).clip(canvas.surface.get_clip())
    before = canvas.surface.subsurface(at).copy() if at.w and at.h else None
    yield
    if before is not None:
        veil = Surface(at.size, pygame.SRCALPHA)
        veil.blit(before, (0, 0))
        more = stamps.gradient(at.w, at.h, (*theme.WHITE, 0), theme.WHITE)
        veil.blit(more, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(veil, at)


def _scroll_bar(ui: Page, area: Rect, offset: float, content: float) -> None:
    high = max(24.0, area.h * area.h / content)
    top = area.top + (area.h - high) * offset / (content - area.h)
    ui.canvas.rect((area.right - 5, top, 4, high), theme.LINE2, radius=2)


def scroll_by(ui: Page, name: str, dy: float) -> None:
    """Scroll an area; a positive dy reveals what is further down."""
    area = ui.areas.get(name)
    if area:
        ui.memory.scroll[name] = max(0.0, min(area.reach, ui.memory.scroll.get(name, 0.0) + dy))


def scroll_to_end(ui: Page, name: str) -> None:
    """Scroll an area to its end in the next frame."""
    ui.memory.scroll[name] = 1e9


def bring(ui: Page, name: str, room: float, top: float, high: float) -> None:
    """Scroll an area `room` px high so that a part of its content is visible."""
    least = top + high + _fade(ui) - room
    ui.memory.scroll[name] = max(0.0, least, min(ui.memory.scroll.get(name, 0.0), top))


def area_at(ui: Page, x: float, y: float) -> str:
    """Return the id of the scrolling area under a point, or ""."""
    return next((name for name, area in reversed(ui.areas.items()) if area.rect.collidepoint(x, y)), "")


def reveal(ui: Page, node: Node) -> None:
    """Scroll as far as needed to make a node visible."""
    area = ui.areas.get(node.scroll)
    if area is None:
        return
    if node.rect.top < area.rect.top:
        scroll_by(ui, node.scroll, node.rect.top - area.rect.top - 8)
    elif node.rect.bottom > area.rect.bottom:
        scroll_by(ui, node.scroll, node.rect.bottom - area.rect.bottom + _fade(ui))


def exceeds(content: float, room: float) -> bool:
    """Return True if the content is higher than its room by more than a rounding error."""
    return content > room + 0.5
