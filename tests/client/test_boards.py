"""What every board guarantees at each question that its own tests list, at any type size and window size."""

from itertools import product
from random import Random
from typing import Any

import pytest
from pygame import FRect as Rect

from game.client.kit.canvas import Canvas
from game.client.kit.theme import Type
from game.client.table.spots import frame
from game.client.table.worldboard import dots
from game.core.contract import line
from tests.client.conftest import Questions
from tests.client.driver import Driver
from tests.client.matches import (
    against_bots,
    board_tests,
    boards_tested,
    driven,
    of_the_board,
    on_boards,
    outside,
    quickly,
)

LEGIBLE = 1.15
"""The least size of a text that had to shrink in large type, as a fraction of its usual size."""
PLACES = ("region", "land", "country")
SCALES = [0.75, 1.0, 1.25, 1.5, 2.0, 2.5]


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("title", boards_tested())
def test_no_text_is_cut_or_covered(title: str, text_scale: float, questions_of: Questions) -> None:
    for kind, match in questions_of(title).items():
        driver = Driver(match, text_scale=text_scale).wait(1.5)
        assert of_the_board(driver) == [], kind
        assert [label for label in driver.labels() if "⟨" in label] == [], kind


@pytest.mark.parametrize("title", boards_tested())
def test_type_at_150_percent_is_at_least_15_percent_larger(
    title: str, questions_of: Questions, monkeypatch: pytest.MonkeyPatch
) -> None:
    shrunk, small = Canvas.shrunk, set[str]()

    def watched(canvas: Canvas, text: str, role: Type, width: float, least: float = 5, **how: Any) -> Type:
        found = shrunk(canvas, text, role, width, least, **how)
        if how.get("scaled", True) and found.size * canvas.text_scale < LEGIBLE * role.size:
            small.add(text)
        return found

    monkeypatch.setattr(Canvas, "shrunk", watched)
    for match in questions_of(title).values():
        for size in ((1280, 720), (1920, 1080)):
            Driver(match, size, 1.5).wait(0.2)
    assert small == set()


@pytest.mark.parametrize(("title", "size"), on_boards("SIZES"))
def test_no_text_is_cut_in_any_window(title: str, size: tuple[int, int], questions_of: Questions) -> None:
    for kind in board_tests(title).WINDOWED:
        assert of_the_board(Driver(questions_of(title)[kind], size).wait(1.5)) == [], kind


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("title", boards_tested())
def test_clicking_the_middle_of_any_node_hits_it(
    title: str, text_scale: float, size: tuple[int, int], questions_of: Questions
) -> None:
    for kind, match in questions_of(title).items():
        assert Driver(match, size, text_scale).wait(0.6).missed() == [], kind


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize(("title", "size"), on_boards("SIZES"))
def test_everything_lies_inside_the_window(
    title: str, size: tuple[int, int], text_scale: float, questions_of: Questions
) -> None:
    scale = min(size[0] / 1280, size[1] / 720)
    wide, high = size[0] / scale, size[1] / scale
    for (kind, match), listed in product(questions_of(title).items(), (False, True)):
        spots = board_tests(title).Spots(frame(wide, high, text_scale), match.sitting.reader or 0, listed)
        assert outside(spots.lay_out(match.stage.view), (wide, high)) == [], (kind, listed)


@pytest.mark.parametrize("title", boards_tested())
def test_the_list_shows_the_same_places(title: str, questions_of: Questions) -> None:
    driver = Driver(questions_of(title)[board_tests(title).WINDOWED[0]]).wait(0.5)

    def places() -> dict[tuple[str, str], Rect]:
        return {(node.id, node.label): node.rect for node in driver.app.nodes() if node.role in PLACES}

    before = places()
    driver.key("r").wait(0.3)
    listed = places()
    assert before.keys() <= listed.keys()
    assert any(before[place] != listed[place] for place in before)
    assert driver.audit() == []
    driver.key("r").wait(0.2)


@pytest.mark.parametrize(("title", "how"), on_boards("WHOLE"))
def test_no_sentence_is_missing_through_a_whole_game(title: str, how: tuple[str, int]) -> None:
    match = against_bots(title, 4, level=how[0], seats=how[1])
    driver, rng = driven(match), Random(2)
    with quickly(match):
        for _ in range(6000):
            driver.doze(0.1)
            if match.sitting.table.result is not None:
                break
            asked = match.sitting.mine()
            if asked is not None and match.stage.idle:
                match.answering.do(rng.choice(asked.options))
                driver.app.draw()
                assert not [label for label in driver.labels() if "⟨" in label]
    assert match.sitting.table.result is not None
    assert not [told.text for told in match.sight.log.told if "⟨" in told.text]
    assert not [text for text in match.sight.log.said.values() if "⟨" in text]


@pytest.mark.parametrize("title", boards_tested())
def test_the_layout_is_a_pure_function_of_the_view(title: str, questions_of: Questions) -> None:
    for match in questions_of(title).values():
        view = match.stage.view
        assert dict(match.board.lay_out(view)) == dict(match.board.lay_out(view.copy()))


@pytest.mark.paints
@pytest.mark.parametrize("title", boards_tested())
def test_every_question_is_painted(title: str, questions_of: Questions) -> None:
    for match in questions_of(title).values():
        assert len(set(Driver(match).pixels())) > 50


@pytest.mark.parametrize(("title", "labels"), on_boards("LABELS"))
def test_tray_labels_share_one_baseline(title: str, labels: tuple[str, ...], questions_of: Questions) -> None:
    match = next(iter(questions_of(title).values()))
    said = {match.sitting.words.say(line(key)).upper() for key in labels}
    tops = {each.text: each.rect.top for each in Driver(match).wait(0.6).written() if each.text in said}
    assert set(tops) == said
    assert max(tops.values()) - min(tops.values()) <= 2


@pytest.mark.parametrize(
    ("title", "size"), [each for each in on_boards("SIZES") if hasattr(board_tests(each[0]), "REGIONS")]
)
def test_every_region_can_be_pointed_at(title: str, size: tuple[int, int]) -> None:
    scale = min(size[0] / 1280, size[1] / 720)
    ground = board_tests(title).Spots(frame(size[0] / scale, size[1] / scale, 1.0), 0).ground
    for region in board_tests(title).REGIONS:
        assert ground.region_at(*ground.centre(region)) == region
        dot = dots(title).land(region).dots[0]
        assert ground.on_map(*ground.on_screen(dot)) == pytest.approx(dot)
