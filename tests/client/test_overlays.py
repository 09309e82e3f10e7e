"""Temporary overlays cover neither what they explain nor any answer."""

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations

import pygame
import pytest
from pygame import FRect as Rect

from game.client.kit.focus import Node
from game.client.kit.places import COVER, FACTS, SHEETS, KeepClear, apart, cost, is_answer, nearest, titles
from game.client.kit.topmost import LAND
from game.client.match.news import News
from game.client.match.scene import Match
from game.client.match.sight import shade
from game.client.table.acts import Streak
from game.client.table.messages import LogLine
from game.client.world.spread import beside
from tests.client.driver import Driver
from tests.client.matches import asks, found, on_boards, put

SIZES = ((1280, 720), (1000, 700))
OVERLAYS = ("guide", "cover:strip", "cover:notice", "cover:why", "cover:log")
TIPS = 15
"""Roughly how many things with a tip are checked in each picture."""


def meets(one: Rect, other: Rect) -> bool:
    common = one.clip(other)
    return common.w > 2 and common.h > 2


def seen(node: Node) -> Rect:
    """Return the visible part of a node, or the middle of a land."""
    if node.hit is not None:
        return Rect(node.rect.centerx - 5, node.rect.centery - 5, 10, 10)
    return node.rect.clip(node.clip) if node.clip else node.rect


def covered(driver: Driver, over: Rect) -> list[str]:
    """Return the answers and the sheet headings that a rectangle covers."""
    nodes = driver.app.nodes()
    bad = [f"the answer {node.id}" for node in nodes if is_answer(node) and meets(seen(node), over)]
    heads = titles(nodes, driver.app.ui.text_scale)
    return bad + [f"the head of a sheet at {rect}" for rect in heads if meets(rect, over)]


def faults(driver: Driver, what: str) -> Iterator[str]:
    driver.wait(0.3)
    driver.app.draw()
    driver.wait(0.1).look()  # a board makes way for a strip in the picture after it
    for name in OVERLAYS:
        for node in driver.app.nodes():
            if node.id == name:
                yield from (f"{what}: {name} lies over {bad}" for bad in covered(driver, node.rect))


def overlaid(match: Match, driver: Driver) -> Iterator[str]:
    """Yield the faults of every overlay of a match at its current question, alone and combined."""
    settings = driver.app.settings
    settings.begin_guide(match.sitting.title)
    yield from faults(driver, "the guide")
    match.overlays.notice = (
        "Something was written here that fills most of a line of a strip of paper, if not all of it."
    )
    yield from faults(driver, "the guide and a strip")
    settings.guided = ()
    yield from faults(driver, "a strip")
    match.overlays.notice = ""
    if not match.sight.frame.tabbed:
        match.overlays.drawer = True
        yield from faults(driver, "the log")
        match.overlays.drawer = False
    driver.wait(0.3)
    driver.app.draw()
    yield from tips(driver)


def _some(nodes: list[Node]) -> list[Node]:
    """Return as many nodes as time allows, from all over the picture."""
    return nodes[:: max(1, len(nodes) // TIPS)]


def tips(driver: Driver) -> Iterator[str]:
    """Check every tip in a picture against its subject and the answers."""
    for node in _some([node for node in driver.app.nodes() if node.tip]):
        try:
            driver.hover(node.id).wait(0.8)
        except LookupError:
            continue
        tip = driver.app.ui.tip
        if tip is None:
            continue
        yield from (f"the tip of {node.id} lies over {bad}" for bad in covered(driver, tip))
        if node.hit is None and max(node.rect.size) < LAND and meets(seen(node), tip):
            yield f"the tip of {node.id} lies over it"


@pytest.mark.sampled(8)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("title", "kind"), on_boards("OVERLAID"))
def test_no_overlay_covers_an_answer_or_its_own_subject(title: str, kind: str, size: tuple[int, int]) -> None:
    match, _ = put(title, kind)
    found_faults = list(overlaid(match, Driver(match, size).wait(0.6)))
    assert not found_faults, "\n".join(found_faults)


def told_at_length(match: Match, text: str) -> None:
    """Give every other seat long news."""
    sitting = match.sitting
    line = LogLine(text, "", 0, None, 1900.0)
    others = [(shade(sitting, seat), sitting.names[seat]) for seat in sitting.seats if seat != sitting.reader]
    match.overlays.news = tuple(News(side, name, "", "star", Streak((line,))) for side, name in others)


def asked_about(node: Node) -> bool:
    """Return True if a node is a sheet, text on one, or the name of a land on offer."""
    on_offer = is_answer(node) and (node.hit is not None or max(node.rect.size) < LAND)
    return (on_offer or node.role in (*SHEETS, FACTS)) and not node.id.startswith(COVER)


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize(("title", "kind"), on_boards("KINDS"))
def test_news_strip_covers_no_offer_or_subject_of_a_question(
    title: str, kind: str, size: tuple[int, int], text_scale: float
) -> None:
    match, _ = put(title, kind)
    driver = Driver(match, size, text_scale).wait(0.6)
    told_at_length(match, "The others place Military influence in the region that they like best.")
    driver.wait(0.3).wait(0.3)
    nodes = driver.app.nodes()
    for strip in [node.rect for node in nodes if node.id == "cover:strip"]:
        assert [node.id for node in nodes if asked_about(node) and meets(node.seen, strip)] == []


def test_news_does_not_cover_the_menu_of_a_region() -> None:
    """A deed's price used to be half hidden, although the map above was empty."""
    match, driver = put("ideology", "develop", turn=2)
    told_at_length(match, "The others place Military influence in the region that they like best.")
    regions = [node.id for node in driver.wait(0.3).wait(0.3).app.nodes() if is_answer(node) and node.hit]
    assert regions
    for region in regions:
        driver.click(region).wait(0.3).wait(0.3)
        strips = [node.rect for node in driver.app.nodes() if node.id == "cover:strip"]
        assert not driver.node("menu").rect.collidelistall(strips), region
        driver.key("esc").wait(0.3)


@pytest.mark.parametrize("size", SIZES)
def test_a_strip_below_a_slate_lifts_the_guides_note_and_the_slate(size: tuple[int, int]) -> None:
    """A strip below the note used to push it over the bottom of the slate, and covered the slate itself."""
    match, _ = import_module("tests.client.test_board_manifesto").found("name_sum")
    driver = Driver(match, size).wait(0.6)

    def crossed(*names: str) -> list[tuple[str, str]]:
        """Return which of these overlap once everything has settled."""
        driver.app.draw()
        driver.wait(0.3)
        places = {name: driver.node(name).rect for name in names}
        return [pair for pair in combinations(names, 2) if meets(places[pair[0]], places[pair[1]])]

    match.overlays.notice = "Something was written here."
    assert crossed("slate", "cover:notice") == []
    match.overlays.notice = ""
    driver.app.settings.begin_guide("manifesto")
    assert crossed("slate", "guide") == []
    match.overlays.notice = "Something was written here."
    assert crossed("slate", "guide", "cover:notice") == []


def test_pressed_tool_shows_no_tip_until_the_pointer_leaves_it() -> None:
    _, driver = found(asks("play_card", 2))
    tipped = next(node for node in driver.app.nodes() if node.role == "tool" and node.key == "l")
    driver.hover(tipped.id).wait(1.0)
    assert driver.app.ui.tip is not None
    driver.click(tipped.label).wait(1.0)
    assert driver.app.ui.tip is None, "the tip would lie over what the press has opened"


def test_mouse_resting_since_the_pause_covers_nothing() -> None:
    """If the pointer was on a card when the pause closed, its tip used to cover the bots' cards for a turn."""
    match, driver = found(asks("play_card", 2))
    closer = match.overlays.closer
    card = next(node for node in driver.app.nodes() if match.board.closer(node.id) and node.rect.w)
    driver.key("esc").wait(0.2)
    driver.app.devices.mouse.move(*card.rect.center)
    driver.key("esc").wait(1.0)
    assert match.board.closer(driver.app.ui.tree.hovered or "") == match.board.closer(card.id)
    assert closer._hovered(driver.app.ui) is not None, "it would be enlarged, were it not for the pause"
    assert closer.calm == match.board.closer(card.id)
    assert driver.app.ui.tip is None


def test_folded_bid_leaves_the_map_visible() -> None:
    match, driver = import_module("tests.client.test_board_manifesto").found("name_sum")
    whole = driver.node("slate").rect
    driver.key("z").wait(0.3)
    small = driver.node("slate").rect
    assert small.w * small.h < whole.w * whole.h / 5
    assert match.board.at.board.contains(small)
    answers = [node.label for node in driver.app.nodes() if is_answer(node)]
    assert len(answers) >= len(match.sitting.mine().options), "what can be bid stays within reach"


def test_nearest_free_place_is_chosen() -> None:
    room, thing = Rect(0, 0, 400, 300), Rect(100, 100, 100, 50)
    place = nearest(Rect(110, 110, 80, 40), room, [KeepClear(thing)])
    assert not place.colliderect(thing)
    assert room.contains(place)
    assert cost(place, [KeepClear(thing)]) == 0
    assert nearest(Rect(250, 200, 80, 40), room, [KeepClear(thing)]).topleft == (250, 200), "what is free stays"


def test_menu_with_no_room_beside_its_region_goes_to_the_nearest_gap() -> None:
    """The menu with two deeds on the United States used to cover Brazil, which could be touched."""
    room, region = Rect(0, 0, 900, 600), Rect(100, 100, 80, 40)
    others = [Rect(x, y, 80, 40) for x in (20, 200, 330) for y in (180, 330, 470)] + [Rect(300, 60, 80, 40)]
    place = beside(region, (290, 300), room, others)
    assert room.contains(place)
    assert [other for other in (region, *others) if place.colliderect(other)] == []


def test_rects_that_want_the_same_place_are_spread_apart() -> None:
    room = Rect(0, 0, 500, 300)
    places = apart([(name, Rect(200, 120, 90, 50)) for name in "abcdef"], room)
    rects = list(places.values())
    assert not any(one.colliderect(other) for number, one in enumerate(rects) for other in rects[:number])


@pytest.mark.paints
def test_a_strip_above_the_prompt_casts_no_shadow_on_it() -> None:
    """The words of 1955's first question used to have no upper edge."""
    match, _ = found(asks("choose_home"), ("random", "you"))
    driver = Driver(match).wait(1.0)
    prompt, pictures = match.sight.frame.prompt, []
    for notice in ("", "Something was written here."):
        match.overlays.notice = notice
        driver.wait(0.3)
        driver.app.draw()
        pictures.append(pygame.image.tobytes(driver.app.surface.subsurface(prompt), "RGB"))
    strip = driver.node("cover:notice").rect
    assert 0 < prompt.top - strip.bottom < strip.h, "it lies right above the prompt"
    assert pictures[0] == pictures[1]
