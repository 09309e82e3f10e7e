"""The left column of the setup: the box, its level and the deal."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.messages import Change, Edited
from game.client.kit.theme import GAP, NEAR, PAD, WIDE
from game.client.kit.widgets import Ui
from game.client.scenes.setup.choices import Choices
from game.client.scenes.shelf.covers import cover, lid_in
from game.core.content.box import Box, box, level
from game.core.language.words import say

LID, LEAST_LID, LEAST_FACTS = 300.0, 120.0, 74.0  # px of the cover, and below which cover or facts are left out
DIGITS = 9  # the most digits of a deal's number


def paint(ui: Ui, area: Rect, choices: Choices) -> None:
    """Paint the cover with a few facts, and the levels and the deal below."""
    of = box(choices.title)
    row = ui.canvas.line_height(theme.BODY) + ui.canvas.line_height(theme.NOTE) + PAD
    levels = _head(ui) + boxes.grid_height(len(of.levels), 1, row)
    high = min(LID, area.h - levels - _deal_height(ui) - WIDE - PAD)
    if high < LEAST_LID:
        _levels_and_deal(ui, area, choices, row)
        return
    lid = lid_in(boxes.upper(area, high))
    cover(ui.canvas, lid, choices.title)
    look = ui.node("lid", lid, "button", say("setup.another_box"), "another_box", sound="flip")
    if look.hover or look.focus:
        ui.canvas.rect(lid, None, border=theme.WHITE, border_width=2)
    beside = boxes.cut(boxes.upper(area, high), left=lid.w + PAD)
    if beside.w > LEAST_FACTS:
        _facts(Column(ui.canvas, beside), of)
    _levels_and_deal(ui, boxes.cut(area, top=high + WIDE), choices, row)


def _facts(lines: Column, of: Box) -> None:
    """Write a few facts, if the cover leaves room for them."""
    for name, value in (
        ("players", _span("setup.seats", of.seats)),
        ("minutes", _span("setup.minutes", of.minutes)),
        ("year", str(of.credits.year or "")),
        ("designer", of.credits.designer),
    ):
        if not value:
            continue
        lines.text(say(f"setup.fact.{name}"), theme.SMALL, color=theme.DIM)
        lines.text(value, pale=True)
        lines.gap(GAP)


def _head(ui: Ui) -> float:
    return ui.canvas.line_height(theme.LABEL) + NEAR


def _deal_height(ui: Ui) -> float:
    return _head(ui) + ui.field_height()


def _levels_and_deal(ui: Ui, area: Rect, choices: Choices, row: float) -> None:
    lines = Column(ui.canvas, area)
    lines.label(say("setup.level"))
    lines.bottom += NEAR
    names, room = box(choices.title).levels, boxes.cut(lines.rest, bottom=_deal_height(ui) + PAD)
    content = boxes.grid_height(len(names), 1, row)
    listed = boxes.upper(room, min(content, room.h))
    with ui.scroll("levels", listed, content) as top:
        place = Rect(room.left, top, room.w - (GAP if content > listed.h + 1 else 0), content)
        for index, name in enumerate(names):
            lid, rect = level(choices.title, name), boxes.cell(place, 1, index, row)
            ui.radio(f"level:{name}", rect, lid.name, name == choices.level, Change("level", name), lid.summary)
    lines = Column(ui.canvas, boxes.cut(area, top=listed.bottom + PAD - area.top))
    lines.label(say("setup.deal"))
    lines.bottom += NEAR
    hint = say("setup.deal_hint") if not choices.deal else ""
    place = boxes.upper(lines.rest, ui.field_height())
    ui.text_input("deal", place, say("setup.deal"), choices.deal, Edited, hint=hint, limit=DIGITS)


def _span(key: str, numbers: Sequence[int]) -> str:
    """Return a range as text, or a single number if both ends are equal."""
    least, most = numbers[0], numbers[-1]
    return say(key, least=least, most=most) if least != most else say(f"{key}_only", most=most)
