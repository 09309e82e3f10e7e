"""A cached part of a board reads only the fields it names from the position, so that others don't repaint it."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pygame import FRect as Rect

from game.client.boards.world_order.board import WorldOrderBoard
from game.client.kit.caching import LATE
from game.client.table.picture import Picture
from game.play.eyes import Shot
from game.titles import on_show
from game.titles.world_order.events import CardPlayed, Gained
from tests.chairs import chairs
from tests.client.driver import Driver
from tests.client.matches import laid_out, show_random
from tests.client.test_kit_flow import page

pytestmark = pytest.mark.paints


class Traced:
    """Records which fields of a title's positions are read while a part is painted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, of: type) -> None:
        self.part = ""
        self.read: dict[str, set[str]] = defaultdict(set)
        self.named: dict[str, tuple[str, ...]] = {}
        self.painted: dict[str, int] = defaultdict(int)
        usual: Any = of.__getattribute__
        resting: Callable[..., Any] = Picture.resting

        def note(position: Any, name: str) -> Any:
            if self.part:
                self.read[self.part].add(name)
            return usual(position, name)

        def rest(
            picture: Picture, name: str, rect: Rect, paint: Callable[[Picture], Any], *of: object, **more: Any
        ) -> Any:
            names = more.get("shows") is not None  # a part may name its fields only while nothing is on offer

            def traced(shown: Picture) -> Any:
                self.part, before = name if names else "", self.part
                self.painted[name] += 1
                try:
                    return paint(shown)
                finally:
                    self.part = before

            if names:
                self.named[name] = more["shows"]
            return resting(picture, name, rect, traced, *of, **more)

        monkeypatch.setattr(of, "__getattribute__", note, raising=False)
        monkeypatch.setattr(Picture, "resting", rest)


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize("title", on_show())
def test_part_reads_only_the_fields_it_names(title: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(f"{title} {seats}")
    match = laid_out(rng.randrange(1000), chairs(title, bot="easy"), title=title)
    view = match.sitting.view
    fields = set(view.__dataclass_fields__)
    traced = Traced(monkeypatch, type(view))
    driver = Driver(match)
    for _ in range(8):
        show_random(match, rng, 12, 1)
        driver.app.step([], 0.07)
        driver.app.step([], 2.0)
    for part, named in traced.named.items():
        assert traced.read[part] & fields <= set(named), part


def test_an_event_repaints_only_the_parts_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    match = laid_out(3, chairs("world_order", bot="easy"), title="world_order")
    before = match.sitting.view
    traced = Traced(monkeypatch, type(before))
    driver = Driver(match)
    match.stage.show(before)
    richer = before.copy()
    richer.money = tuple(each + 1 for each in before.money)
    match.stage.enqueue([Shot(before, Gained(0, "money", 0))])
    for _ in range(6):
        driver.app.step([], 0.015)
    match.stage.enqueue([Shot(richer, Gained(0, "money", 1))])
    traced.painted.clear()
    while match.stage.view is before:
        driver.app.step([], 0.015)
    for _ in range(LATE):
        driver.app.step([], 0.015)
    assert match.stage.event is not None
    assert traced.painted
    assert set(traced.painted) <= {*(f"seat {seat}" for seat in before.seats), "power", "rail", "feed", "turn"}


def test_part_is_repainted_for_its_own_questions() -> None:
    ui, rect = page(), Rect(0, 0, 50, 50)
    told: list[tuple[bool, bool]] = []
    posed = Picture.posed("world_order", ui, rect, laid_out(3, title="world_order").sitting.view)
    played, gained = CardPlayed(1, "economic_diplomacy:china1"), Gained(0, "money", 1)
    for uses, event in (
        ({}, None),
        ({"europe": ("choose",)}, gained),
        ({"africa": ("choose",)}, gained),
        ({"africa": ("choose",)}, played),
    ):
        shown = replace(posed, uses=uses, event=event)
        shown.resting("part", rect, lambda rest: told.append((rest.lit("africa"), rest.tells_of(CardPlayed))))
    assert told == [(False, False), (True, False), (True, True)]


@pytest.mark.parametrize("listed", [False, True])
def test_rivals_played_card_covers_no_row_of_the_list(listed: bool) -> None:
    """Random input once found that it covered the middle of Nepal (seed 20004)."""
    match = laid_out(3, chairs("world_order", bot="easy"), title="world_order")
    assert isinstance(match.board, WorldOrderBoard)
    match.board.lists = {match.sitting.reader} if listed else set()
    driver, view = Driver(match), match.sitting.view
    match.stage.show(view)
    played = CardPlayed(1, "economic_diplomacy:china1")
    match.stage.enqueue([Shot(view, played)])
    for _ in range(6):
        driver.app.step([], 0.015)
    assert any(node.id == f"look:{played.card}" for node in driver.app.nodes()) != listed
