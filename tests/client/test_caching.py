"""Cached parts of the picture look freshly painted at every moment of a game."""

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from pygame import FRect as Rect

from game.client.kit import caching
from game.client.kit.caching import AT_ONCE, LATE, MOST_LATE, cached
from game.client.match.controls import Control
from game.titles import on_show
from tests.chairs import chairs
from tests.client.driver import Driver
from tests.client.matches import laid_out, show_random
from tests.client.test_kit_flow import page

pytestmark = pytest.mark.paints


@pytest.fixture
def laid_down(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often a part came from the cache, and how often it was painted."""
    counts: Counter[str] = Counter()
    again, painted = caching._leave_again, caching._painted

    def count_again(*given: object) -> None:
        counts["laid down"] += 1
        again(*given)  # type: ignore[arg-type]

    def count_painted(*given: object) -> object:
        counts["painted"] += 1
        return painted(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(caching, "_leave_again", count_again)
    monkeypatch.setattr(caching, "_painted", count_painted)
    return counts


@pytest.mark.parametrize("scale", [1.0, pytest.param(1.65, marks=pytest.mark.long)])
@pytest.mark.parametrize("title", on_show())
def test_resting_parts_equal_what_would_be_painted(title: str, scale: float, laid_down: Counter[str]) -> None:
    rng = Random(f"{title} {scale}")
    match = laid_out(rng.randrange(1000), chairs(title, bot="easy"), title=title)
    driver = Driver(match, text_scale=scale)
    for _ in range(3):
        show_random(match, rng, 8, 2)
        for wait in (0.09, 0.05, 0.3):
            driver.app.step([], wait)
            assert driver.stale() == []
        driver.rest_on(rng.choice([node for node in driver.app.nodes() if driver.uncovered(node) is not None]))
        assert driver.stale() == []
    assert laid_down["laid down"] >= laid_down["painted"] / 4, "a board may keep no part at all"


@pytest.mark.parametrize("people", ["several", "nobody"])
@pytest.mark.parametrize("title", on_show())
def test_no_part_outlives_the_reader_it_was_painted_for(
    title: str, people: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of a hand laid down could stay where it was as long as the open one and ended alike."""
    monkeypatch.setattr(caching, "AT_ONCE", 0)
    monkeypatch.setattr(caching, "LATE", 10**6)  # whatever may be late is
    rng, several = Random(title), people == "several"
    match = laid_out(3, chairs(title, bot="you") if several else chairs(title, person="random"), title=title)
    driver = Driver(match)
    for number in range(4):
        show_random(match, rng, 10, 1)
        if several:
            match._look(number % 2)
        match.stage.finish()
        match.overlays.close_all()
        driver.app.draw()
        if several:
            match.answering.hide_hand()
        else:
            match.on(Control.SHOW_HANDS)
        assert driver.stale() == []


@pytest.mark.parametrize("title", on_show())
def test_line_with_another_text_is_repainted(title: str) -> None:
    """The log was compared by its length and its last line."""
    match = laid_out(3, chairs(title), title=title)
    driver = Driver(match)
    show_random(match, Random(title), 10, 1)
    match.stage.finish()
    driver.app.draw()
    told = match.sight.log.told
    told[:-1] = [replace(line, text="Something else.") for line in told[:-1]]
    assert driver.stale() == []


def test_part_that_depends_on_time_is_always_repainted() -> None:
    ui, seen = page(), list[float]()
    for _ in range(4):
        cached(ui, "part", Rect(0, 0, 50, 50), tuple, lambda: seen.append(ui.time))
    assert len(seen) == 4


def test_waiting_parts_are_eventually_repainted_one_a_frame() -> None:
    ui, painted = page(), list[str]()
    parts = [f"part {number}" for number in range(6)]
    per_frame = list[int]()
    for frame in range(MOST_LATE + 2):
        ui.repainted, ui.repainted_late = AT_ONCE, 0  # something else takes all turns
        before = len(painted)
        for number, part in enumerate(parts):
            of, paint = partial(tuple, [frame > 0]), partial(painted.append, part)
            cached(ui, part, Rect(50 * number, 0, 50, 50), of, paint, waits=True)
        per_frame.append(len(painted) - before)
    assert per_frame == [6, *[0] * LATE, *[1] * 6, *[0] * (MOST_LATE - LATE - 5)]
    assert painted[:6] == painted[6:] == parts
