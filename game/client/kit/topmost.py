"""What is painted above everything else: open lists, the focus ring, tooltips, messages about the machine."""

import pygame
from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.focus import Node
from game.client.kit.page import Page
from game.client.kit.pieces import focus_ring, panel, tooltip
from game.client.kit.places import FACTS, KeepClear, in_sight, is_answer, titles
from game.client.kit.theme import MS, ease

TIP_BY_KEYS = 5.0
"""Seconds that a tooltip stays beside the focused node; under the pointer it stays as long as the pointer rests.
"""
LAND = 400.0
"""The size in px above which a node is so large that its tooltip may cover it."""
LOW = 0.55
"""The share of the window height below which a tooltip goes above its node, so as not to cover the question."""


def end(ui: Page) -> None:
    """Finish a frame: paint open lists, the focus ring and the tooltip above everything else."""
    while ui.later:
        ui.later.pop(0)()
    ui.tree.settle(ui.nodes, ui.clock)
    if ui.wanted_focus and ui.tree.node(ui.wanted_focus):
        ui.tree.put(ui.wanted_focus)
    _ring(ui)
    _hover_tip(ui)
    _machine(ui)


def _machine(ui: Page) -> None:
    """Paint the message about the machine above everything else, at the top of the window."""
    sentence, until = ui.told
    elsewhere = ui.told_to is not None and ui.asked is not None and ui.told_to.seat != ui.asked.seat
    if not sentence or ui.clock >= until or elsewhere:
        return
    ui.wake_at(until)
    ui.reads("machine", sentence)
    most, role = min(ui.rect.w - 4 * theme.ROOM, 620 * ui.text_scale), theme.BODY.strong
    wide, high = ui.canvas.measure(sentence, role, width=most)
    rect = Rect(0, 0, wide + 2 * theme.WIDE, high + 2 * theme.PAD)
    rect.midtop = ui.rect.centerx, theme.ROOM * 2 * ui.canvas.growth
    ui.canvas.shadow(rect)
    with panel(ui, rect, "paper", name="machine"):
        x, y = rect.left + theme.WIDE, rect.top + theme.PAD
        ui.canvas.text(x, y, sentence, role, color=theme.INK, width=most)


def _ring(ui: Page) -> None:
    node = ui.tree.node(ui.focus) if ui.keys_last else None
    if node is None:
        ui.memory.ring = None
        return
    goal = (node.ring or node.rect).copy()
    before = ui.memory.ring
    if before is None:
        ui.memory.ring = (goal, goal, ui.clock - 1)
    elif before[1] != goal:
        ui.memory.ring = (_ring_now(ui), goal, ui.clock)
    above = _kept_above(ui) if not node.layer else []
    kept = [(at, ui.canvas.surface.subsurface(at).copy()) for at in above]
    focus_ring(ui, _ring_now(ui), paper=node.paper)
    for at, picture in kept:
        ui.canvas.surface.blit(picture, at)


def _kept_above(ui: Page) -> list[pygame.Rect]:
    whole = ui.canvas.surface.get_rect()
    return [at for rect in ui.above_ring if (at := ui.canvas.px(rect).clip(whole)).size > (0, 0)]


def _ring_now(ui: Page) -> Rect:
    assert ui.memory.ring is not None
    start, goal, since = ui.memory.ring
    share = ease.out_cubic((ui.clock - since) / (MS["focus"] / 1000)) if not ui.reduce_motion else 1.0
    if share < 1:
        ui.redraw()
    pairs = zip(tuple(start), tuple(goal), strict=True)
    return Rect(*(a + (b - a) * share for a, b in pairs))


def _hover_tip(ui: Page) -> None:
    name, since = ui.memory.hover_since
    by_pointer = not ui.memory.rests
    shown = ui.tree.hovered if by_pointer else ui.focus if ui.keys_last else None
    if shown != name:
        ui.memory.hover_since = (shown, ui.clock)
        since = ui.clock
    if ui.memory.touched != shown:
        ui.memory.touched = None
    node = ui.tree.node(shown)
    if node is None or not node.tip or ui.memory.touched == shown:
        return
    wait = MS["tip"] / 1000 - (ui.clock - since)
    if wait > 0:
        ui.wake_in(wait)
        return
    if not by_pointer:
        if wait < -TIP_BY_KEYS:
            return
        ui.wake_in(wait + TIP_BY_KEYS + 0.01)
    x, y = (ui.seen_at[0] + 12, ui.seen_at[1] + 18) if by_pointer else (node.rect.left, node.rect.bottom + 8)
    above = node.rect.top - 6 if node.rect.centery > ui.rect.h * LOW else None
    ui.tip = tooltip(ui, x, y, node.tip, above=above, keep=_off_tips(ui, node))


def _off_tips(ui: Page, node: Node) -> list[KeepClear]:
    """Return what a tooltip may not cover: its own node, answers, other notes and the headers of sheets."""
    kept = [KeepClear(rect, 3.0) for rect in titles(ui.tree.nodes, ui.text_scale)]
    spared = ("note", "answer", FACTS)
    others = [each for each in ui.tree.nodes if each != node and (each.role in spared or is_answer(each))]
    kept += [KeepClear(in_sight(each)) for each in others if not each.rect.contains(node.rect)]
    if node.hit is None and max(node.rect.size) < LAND:
        kept.append(KeepClear(in_sight(node), 3.0))
    return kept
