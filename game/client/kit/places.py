"""Placement of overlays on the board: keeps notes, strips, tooltips and plates clear of other things."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import merge
from math import hypot, inf
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from pygame import FRect as Rect

from game.client.kit.focus import WAYS, Node

GAP = 6.0
"""px between an overlay and what it avoids."""
TITLE = 34.0
"""The height of a sheet's header, at text scale 1."""
SHEETS = ("sheet", "slate")
"""The roles of sheets that a board shows over itself for the current question, and of slates over those."""
FACTS = "facts"
"""The role of facts written on a sheet to help decide."""
PIECE = "spy"
"""The role of a piece on the board that can't be pressed now and is looked at all the same."""
ON_SHEET = 30.0
"""The weight of each px of those facts, and of anything that can be pressed on a sheet."""
SHEET, EMPTY = 4.0, 0.4
"""The weight of each px of a sheet, and of a sheet that names its facts, so that the rest of it is empty."""
GUIDE = "guide"
"""The id of the guide's note."""
REFUSAL = "refusal"
"""The id of the note with the reason for a refusal, which is shown for a few seconds."""
COVER = "cover:"
"""The id prefix of a match's own overlays on the board."""


Box: TypeAlias = tuple[float, float, float, float]
Weighed: TypeAlias = tuple[float, float, float, float, float]


class KeepClear(NamedTuple):
    """A part of the screen to avoid, and the weight of each px of it."""

    rect: Rect
    weight: float = 1.0


def nearest(wanted: Rect, room: Rect, keep: Iterable[KeepClear], gap: float = GAP) -> Rect:
    """Return the rectangle moved to cover as little as possible of what is kept clear, as near as possible."""
    kept = tuple((*each.rect, each.weight) for each in keep if each.rect.colliderect(room))
    return Rect(*_corner(tuple(wanted), tuple(room), kept, gap), *wanted.size)


@lru_cache(maxsize=256)
def _corner(wanted: Box, room: Box, kept: tuple[Weighed, ...], gap: float) -> tuple[float, float]:
    """Return the upper left corner of that position; cached because every frame asks for it again."""
    here, rects = Rect(wanted), [Rect(each[:4]) for each in kept]
    best, least = here.topleft, inf
    for corner in _corners(Rect(wanted), Rect(room), rects, gap):
        here.topleft = corner
        covered = round(sum(overlap(here, rects[each]) * kept[each][4] for each in here.collidelistall(rects)))
        if covered < least:
            best, least = corner, covered
        if not covered:
            break
    return best


def cost(rect: Rect, keep: Iterable[KeepClear]) -> float:
    """Return the weighted area of what is kept clear that a rectangle covers."""
    return sum(each.weight * overlap(rect, each.rect) for each in keep)


def overlap(rect: Rect, other: Rect) -> float:
    """Return the area that two rectangles share, in square px."""
    common = rect.clip(other)
    return common.w * common.h


def _corners(wanted: Rect, room: Rect, kept: Sequence[Rect], gap: float) -> Iterator[tuple[float, float]]:
    """Yield the upper left corners to try, the nearest first: as wanted, at the edges, beside areas to keep clear.

    There may be thousands, and one of the first does.
    """
    right, low = max(room.left, room.right - wanted.w), max(room.top, room.bottom - wanted.h)
    xs = {wanted.left, room.left, right, (room.left + right) / 2}
    ys = {wanted.top, room.top, low}
    for rect in kept:
        xs |= {rect.left - gap - wanted.w, rect.right + gap}
        ys |= {rect.top - gap - wanted.h, rect.bottom + gap}
    down = sorted({min(max(room.top, y), low) for y in ys}, key=lambda y: abs(y - wanted.y))

    def column(x: float) -> Iterator[tuple[float, float, float]]:
        return ((hypot(x - wanted.x, y - wanted.y), x, y) for y in down)

    columns = [column(x) for x in {min(max(room.left, x), right) for x in xs}]
    return ((x, y) for _, x, y in merge(*columns, key=itemgetter(0)))


def apart(wanted: Iterable[tuple[str, Rect]], room: Rect) -> dict[str, Rect]:
    """Place rectangles one by one without overlap, each near its wanted position."""
    found = dict[str, Rect]()
    for name, rect in wanted:
        found[name] = nearest(rect, room, [KeepClear(other) for other in found.values()])
    return found


def is_answer(node: Node) -> bool:
    """Return True if pressing a node answers the current question: a button of the prompt, or an offer."""
    return node.enabled and node.active and (is_way(node) or "possible" in node.state)


def is_way(node: Node) -> bool:
    """Return True if a node is a button of the prompt."""
    return WAYS <= node.order < WAYS + 1e5


def answers(nodes: Iterable[Node]) -> list[Rect]:
    """Return where a question is answered: its buttons and offers, and anything that can be pressed on a sheet."""
    every = list(nodes)
    sheets = [node.rect for node in every if node.role in SHEETS and not node.id.startswith(COVER)]
    return [
        in_sight(node)
        for node in every
        if is_answer(node) or (node.active and any(sheet.contains(node.rect) for sheet in sheets))
    ]


def lies_over(node: Node) -> bool:
    """Return True if a node is paper or a slate over the board that hides what is under it."""
    return node.role in SHEETS or node.id.startswith(COVER) or node.id == GUIDE


def in_sight(node: Node) -> Rect:
    """Return the part of a node that counts: what isn't scrolled away, and only the centre of a land."""
    if node.hit is not None:
        return Rect(node.rect.centerx - 12, node.rect.centery - 12, 24, 24)
    return node.seen


def titles(nodes: Iterable[Node], text_scale: float) -> list[Rect]:
    """Return the headers of the sheets over the board."""
    high = TITLE * max(1.0, text_scale)
    heads = [node.rect for node in nodes if node.role in SHEETS and not node.id.startswith(COVER)]
    return [Rect(rect.left, rect.top, rect.w, high) for rect in heads]


def to_keep_free(nodes: Iterable[Node], text_scale: float) -> list[KeepClear]:
    """Return what a note should avoid: above all answers and sheet headers, then facts, sheets and active nodes.

    Nodes hidden under a sheet aren't avoided.
    """
    every = list(nodes)
    sheets = [(number, node.rect) for number, node in enumerate(every) if node.role in SHEETS]
    facts = [node.rect for node in every if node.role == FACTS]

    def weight(rect: Rect, alone: float) -> float:
        return ON_SHEET if any(sheet.contains(rect) for _, sheet in sheets) else alone

    kept = [KeepClear(rect, 50.0) for rect in titles(every, text_scale)]
    for number, node in enumerate(every):
        rect = in_sight(node)
        if any(later > number and sheet.contains(rect) for later, sheet in sheets):
            continue
        if node.id.startswith(COVER) or node.id == REFUSAL:
            kept.append(KeepClear(rect, 50.0))
        elif node.role in SHEETS:
            kept.append(KeepClear(rect, EMPTY if any(map(rect.contains, facts)) else SHEET))
        elif node.role == FACTS:
            kept.append(KeepClear(rect, ON_SHEET))
        elif is_answer(node):
            kept.append(KeepClear(rect, 50.0))
        elif node.active or "possible" in node.state:
            kept.append(KeepClear(rect, weight(rect, 0.5)))
        elif node.role == PIECE:
            kept.append(KeepClear(rect, weight(rect, 2.0)))
        elif node.role == "note":
            kept.append(KeepClear(rect, weight(rect, 0.0)))
        if node.hit is not None:  # the words written on a land count, too
            kept.append(KeepClear(node.rect, 50.0 if is_answer(node) else 2.0))
    return kept
