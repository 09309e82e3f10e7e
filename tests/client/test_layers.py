"""Layers over a match close one by one from the top, and no key has two meanings, in every title."""

from collections.abc import Iterator
from random import Random

import pytest

from game.client.kit.messages import Inspect
from game.client.match.prompt import TAKEN
from game.client.match.scene import Match
from game.client.scenes.sheets.pause import Pause
from game.client.table.messages import Show
from game.core.content.box import box
from game.core.contract import Decision
from game.play.answers import Give, Reach
from game.play.reaching import TakenUp
from game.titles import SHELF
from tests.client.driver import Driver
from tests.client.matches import against_bots, at_home, at_once, found_among, go_on
from tests.laws.sources import questions

SCALES = [1.0, 2.0]


def free(match: Match, asked: Decision) -> bool:
    """Return True at a real choice with something on the board on offer."""
    return (
        len(asked.options) > 1
        and match.sitting.game.turn(match.sitting.table.state) > 0
        and any(action.noun for action in asked.options)
    )


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Match]]:
    """Return one match of every title at a question, to be inspected."""
    with pytest.MonkeyPatch.context() as patch:
        at_home(patch, tmp_path_factory.mktemp("home"))
        yield {
            title: found_among(
                (against_bots(title, seed, seats=max(2, box(title).seats[0])) for seed in range(1, 9)), free
            )[0]
            for title in SHELF
        }


def sheets(driver: Driver, match: Match) -> list[str]:
    """Return the sheets that can be opened from here."""
    named = {node.message.sheet for node in driver.app.nodes() if isinstance(node.message, Show)} - {""}
    found = []
    for name in sorted(named):
        match.on(Show(name))
        if match.overlays.sheet == name:
            found.append(name)
            match.overlays.sheet = ""
        else:
            match.on(Show(name))
    driver.wait(0.2)
    return found


def closers(driver: Driver) -> list[str]:
    """Return the visible nodes that Esc presses."""
    return [node.id for node in driver.app.nodes() if "esc" in node.key.casefold().split("|") and node.rect.w > 0]


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("title", SHELF)
def test_escape_closes_the_topmost_layer_and_every_sheet_has_a_close_button(
    title: str, text_scale: float, matches: dict[str, Match]
) -> None:
    match = matches[title]
    driver = Driver(match, text_scale=text_scale).wait(0.5)
    names = sheets(driver, match)
    assert names or text_scale == 1.0, "large type has drawers at least"
    for name in [*names, ""]:
        match.overlays.explained = ("Why?", "Because.")
        picked = next((noun for noun, verbs in match.sitting.now.uses.items()), "")
        match.reaching.picked, match.reaching.verb = picked, match.sitting.now.uses[picked][0]
        match.overlays.drawer, match.overlays.sheet = True, name
        driver.doze(0.2).app.draw()
        if name:
            assert closers(driver), f"the sheet {name} has no close button"
            assert driver.app.ui.tree.with_key("esc") is not None
        card = next((node.id for node in driver.app.nodes() if match.board.closer(node.id)), "")
        if card:
            driver.app.send(Inspect(card))
            driver.app.draw()
        for layer in ("inspected", "sheet", "drawer", "explained", "picked", ""):
            before = open_layers(match)
            if layer and layer not in before:
                continue
            driver.key("esc").doze(0.1)
            if layer:
                assert open_layers(match) == [each for each in before if each != layer], (name, layer)
        assert isinstance(driver.scene, Pause), name
        driver.key("esc").doze(0.1)
        assert driver.app.scenes == [match]


def open_layers(match: Match) -> list[str]:
    """Return what covers the board now, topmost first."""
    return [
        name
        for name, there in (
            ("inspected", match.overlays.closer.asked),
            ("sheet", match.overlays.sheet),
            ("drawer", match.overlays.drawer),
            ("explained", match.overlays.explained),
            ("picked", match.reaching.picked),
        )
        if there
    ]


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 2.5), ((1000, 700), 1.5)])
@pytest.mark.parametrize("title", SHELF)
def test_opening_or_putting_aside_leaves_everything_reachable(
    title: str, size: tuple[int, int], text_scale: float, matches: dict[str, Match]
) -> None:
    """In large type the button that restores a sheet used to cover World Order's list of Regions."""
    match = matches[title]
    match.overlays.sheet, match.overlays.drawer, match.overlays.news = "", False, ()
    driver = Driver(match, size, text_scale).wait(0.5)
    assert driver.missed() == []
    for name in opens_of_each_kind(driver, Random(1)):
        for _ in range(2):
            driver.app.send(Show(name))
            driver.wait(0.1)
            assert driver.missed() == [], name


@pytest.mark.sampled(2)
@pytest.mark.parametrize("title", SHELF)
def test_no_two_buttons_share_a_key_at_any_question(title: str, long_run: bool) -> None:
    match = against_bots(title, 3, seats=max(2, box(title).seats[0]))
    driver = Driver(match)
    rng = Random(3)
    seen = set[str]()
    at_once(match)
    for _ in range(1200):
        driver.doze(0.1)
        go_on(match)
        asked = match.sitting.mine()
        if match.sitting.table.result is not None or len(seen) > (12 if long_run else 7):
            break
        if asked is None or not match.stage.idle:
            continue
        if asked.kind not in seen or rng.random() < 0.1:
            match.overlays.news = match.overlays.news or tuple(match.turns.since.news())
            driver.app.draw()
            assert driver.clashes() == [], asked.kind
            assert letters_of_the_board(driver) <= {*TAKEN, *match.board.KEYS}, "or a way is given the same letter"
            assert sealing_keys(driver) <= {"enter"}, asked.kind
            touched = [node.message for node in match.dragging.reaches.values() if isinstance(node.message, Reach)]
            picked = next((reach.noun for reach in touched if reach.noun in match.sitting.now.uses), "")
            if picked and isinstance(match.reaching.reach(match.stage.view, picked), TakenUp):
                driver.app.draw()
                assert driver.clashes() == [], (asked.kind, picked)
                match.reaching.put_down()
            if asked.kind not in seen:
                put_aside_and_opened(driver, match, rng)
        seen.add(asked.kind)
        match.on(Give(rng.choice(asked.options)))
    assert len(seen) >= min(4, len(questions(title)))


def put_aside_and_opened(driver: Driver, match: Match, rng: Random) -> None:
    """Open, choose or put aside whatever the board allows; no key may get a second button."""
    driver.app.draw()
    lit = [node for node in driver.app.nodes() if isinstance(node.message, Show) and "possible" in node.state]
    names = [node.message.sheet for node in lit[:3] if isinstance(node.message, Show)]
    for name in [*opens_of_each_kind(driver, rng), *names]:
        match.on(Show(name))
        driver.app.draw()
        assert driver.clashes() == [], name
        match.on(Show(name))
    driver.app.draw()


def opens_of_each_kind(driver: Driver, rng: Random) -> list[str]:
    """Return one of each kind of thing that can be opened, chosen or put aside on the board."""
    shown = sorted({node.message.sheet for node in driver.app.nodes() if isinstance(node.message, Show)} - {""})
    return list({name.partition(":")[0]: name for name in rng.sample(shown, len(shown))}.values())


def letters_of_the_board(driver: Driver) -> set[str]:
    """Return the letters on buttons other than the prompt's, which get the remaining letters."""
    handed_out = ("way:", "use:", "noun:", "off:", "sure:", "always:")
    keys = [node.key for node in driver.app.nodes() if not node.id.startswith(handed_out)]
    return {key.upper() for every in keys for key in every.split("|") if len(key) == 1 and key.isalpha()}


def sealing_keys(driver: Driver) -> set[str]:
    """Return the first key of each button in the bar that seals a draft."""
    sealing = [node for node in driver.app.nodes() if node.id == "way:seal"]
    assert all(node.rect.top > driver.app.ui.height / 2 for node in sealing), "it stands in the bar"
    return {node.key.split("|")[0] for node in sealing}
