"""Flow layout: elements find their places, nothing is painted below its area, and everything grows with type."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import BULLET, ICON, Column, Row
from game.client.kit.settings import Settings
from game.client.kit.theme import NEAR, ON_PAPER
from game.client.kit.widgets import Ui

SENTENCE = "Place a card on an independent region, take one back, or pass."


def sheet(text_scale: float = 1.0) -> Canvas:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, text_scale)
    canvas.audit = []
    return canvas


def page(text_scale: float = 1.0) -> Ui:
    ui = Ui(Settings())
    ui.begin(sheet(text_scale), Rect(0, 0, 1280, 720))
    return ui


def said(canvas: Canvas) -> list[str]:
    return [each.text for each in canvas.audit or ()]


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.5])
@pytest.mark.parametrize("high", [0.0, 10.0, 47.0, 90.0, 300.0])
def test_column_paints_nothing_below_its_room(high: float, text_scale: float) -> None:
    canvas = sheet(text_scale)
    room = Rect(40, 40, 200, high)
    column = Column(canvas, room)
    for _ in range(6):
        column.label("Stances")
        column.text(SENTENCE)
        column.rule()
        column.rich(f"*Here:* {SENTENCE}")
        column.row(theme.BODY).text("a row")
        column.gap()
    assert all(each.rect.bottom <= room.bottom + 1 for each in canvas.audit or ())
    assert all(each.rect.right <= room.right + 1 for each in canvas.audit or ())


def test_everything_after_a_piece_without_room_is_left_out_too() -> None:
    canvas = sheet()
    column = Column(canvas, Rect(0, 0, 200, 40))
    column.text("first")
    assert column.take(100) is None
    column.text("third, though it would fit")
    assert said(canvas) == ["first"]
    assert column.full


def test_text_with_too_few_lines_ends_in_an_ellipsis() -> None:
    canvas = sheet()
    line = canvas.line_height(theme.NOTE)
    Column(canvas, Rect(0, 0, 120, 2 * line)).text(SENTENCE)
    Column(canvas, Rect(0, 0, 120, 9 * line)).text(SENTENCE, max_lines=1)
    assert all(text.endswith("…") for text in said(canvas))
    assert len(said(canvas)) == 2


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_a_column_ends_where_its_last_piece_does(text_scale: float) -> None:
    canvas = sheet(text_scale)
    column = Column(canvas, Rect(0, 10, 300, 600))
    covered = column.text(SENTENCE)
    assert column.bottom == covered.bottom == 10 + canvas.measure(SENTENCE, theme.NOTE, width=300)[1]
    column.gap(8)
    assert column.bottom == covered.bottom + 8 * text_scale
    assert column.rest.bottom == 610


def test_split_columns_end_at_the_longest() -> None:
    canvas = sheet()
    column = Column(canvas, Rect(0, 0, 300, 600))
    with column.split((2, 1), gap=0) as (words, number):
        words.text(SENTENCE)
        number.text("4", align="right")
    assert words.room.w == 2 * number.room.w
    assert column.bottom == words.bottom > number.bottom


def test_sheet_is_as_tall_as_its_content() -> None:
    ui = page()
    column = Column(ui.canvas, Rect(0, 0, 300, 600))
    with column.sheet(ui, name="sum") as paper:
        paper.text("one")
        assert said(ui.canvas) == [], "the panel comes first"
        paper.text("two")
    assert said(ui.canvas) == ["one", "two"]
    panel = (ui.canvas.audit or [])[0].panel_rect
    assert panel is not None
    assert panel.h == pytest.approx(2 * ui.canvas.line_height(theme.NOTE) + 18)
    assert column.bottom == panel.bottom + 8
    assert paper.inks is ON_PAPER


def test_empty_sheet_takes_no_room() -> None:
    ui = page()
    column = Column(ui.canvas, Rect(0, 0, 300, 600))
    with column.sheet(ui, name="sum"):
        pass
    assert column.bottom == 0


def test_row_text_gets_the_remaining_width() -> None:
    canvas = sheet()
    row = Row(canvas, Rect(0, 0, 160, 20))
    figure = row.text("128", end=True)
    words = row.text(SENTENCE)
    assert figure.right == 160
    assert words.right <= figure.left - 6
    assert said(canvas)[1].endswith("…")


def test_single_digit_fits_in_a_narrow_row() -> None:
    canvas = sheet()
    Row(canvas, Rect(0, 0, 12, 20)).text("7")
    Row(canvas, Rect(0, 0, 12, 20)).text(SENTENCE)
    assert said(canvas) == ["7"]


def test_a_row_without_room_paints_nothing() -> None:
    canvas = sheet()
    column = Column(canvas, Rect(0, 0, 200, 5))
    row = column.row()
    row.icon("globe")
    row.text("words")
    row.split(2)[0].text("words")
    assert said(canvas) == []


def test_a_line_shrinks_to_half_its_size_and_then_is_cut() -> None:
    canvas = sheet()
    whole = canvas.text(0, 0, "Deutschland", theme.BANNER, width=70, shrink=True)
    cut = canvas.text(0, 40, "Deutschland", theme.BANNER, width=20, shrink=True)
    assert whole.w <= 70
    assert cut.w <= 21
    assert said(canvas)[0] == "Deutschland"
    assert said(canvas)[1].endswith("…")


def test_boxes_divide_a_room_without_remainder() -> None:
    room = Rect(10, 20, 320, 100)
    left, middle, right = boxes.columns(room, (1, 2, 1), gap=10)
    assert (left.left, right.right, middle.w) == (10, 330, 2 * left.w)
    assert [row.h for row in boxes.rows(room, 4, gap=4)] == [22.0] * 4
    assert boxes.cell(room, 4, 5, 30, gap=8) == Rect(92, 58, 74, 30)
    assert boxes.cut(room, left=400).w == 0
    assert boxes.kept_in(Rect(300, 0, 50, 50), room) == Rect(280, 20, 50, 50)


def test_slots_move_closer_when_there_are_too_many() -> None:
    room = Rect(0, 0, 100, 50)
    assert [slot.left for slot in boxes.slots(room, 20, 3, gap=10)] == [0, 30, 60]
    assert boxes.slots(room, 20, 9, gap=10)[-1].right == pytest.approx(100)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_icon_follows_its_type_or_a_given_size_and_a_distance_follows(text_scale: float) -> None:
    canvas = sheet(text_scale)
    row = Row(canvas, Rect(0, 0, 400, 40), theme.BODY)
    row.icon("globe")
    assert row.left == pytest.approx(ICON * canvas.line_height(theme.BODY) + row.gap)
    row.icon("globe", side=20, end=True)
    assert row.right == pytest.approx(400 - 20 - row.gap)
    before = row.left
    row.bullet(theme.FACTIONS["blue"])
    assert row.left == pytest.approx(before + 2 * BULLET * canvas.line_height(theme.BODY) + row.gap)
    assert row.gap == NEAR * canvas.growth


def test_text_is_drawn_in_the_requested_ink(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The ink is the panel's, its pale one, the one for labels, or a given colour."""
    canvas, written = sheet(), list[tuple[str, object]]()
    monkeypatch.setattr(canvas, "text", lambda x, y, text, role, **how: written.append((text, how["color"])))
    column, red = Column(canvas, Rect(0, 0, 300, 600), inks=ON_PAPER), (200, 0, 0)
    places = [
        column.text("plain"),
        column.text("pale", pale=True),
        column.text("red", color=red, pale=True),
        column.label("label"),
    ]
    row = column.row()
    places += [row.text("in a row", pale=True), row.text("right", end=True, color=red)]
    assert written == [
        ("plain", ON_PAPER.text),
        ("pale", ON_PAPER.pale),
        ("red", red),
        ("LABEL", ON_PAPER.label),
        ("in a row", ON_PAPER.pale),
        ("right", red),
    ]
    assert all(place.w > 0 and place.h > 0 for place in places)
    assert [place.top for place in places[:4]] == sorted({place.top for place in places[:4]})
    nowhere = Rect(0, column.bottom, 0, 0)
    assert (column.text(""), column.rich(""), Row(canvas, Rect(9, 8, 50, 20)).text("")) == (
        nowhere,
        nowhere,
        Rect(9, 8, 0, 0),
    )


@pytest.mark.parametrize("short", [0.0, 0.4, 1.2, 3.0])
def test_overflow_of_a_pixel_is_cut_and_of_half_a_pixel_is_not(short: float) -> None:
    """Widths are measured in whole pixels, so half a pixel is no reason to cut a word."""
    canvas = sheet()
    wide = canvas.measure("Deutschland", theme.BODY)[0]
    Row(canvas, Rect(0, 0, wide - short, 30), theme.BODY).text("Deutschland")
    assert said(canvas)[0].endswith("…") is (short > 0.5)
