"""The plain board, which displays any title that has no board of its own."""

import inspect

import pytest

from game.client.boards import board
from game.client.boards.plain import PlainBoard
from game.client.kit import theme
from game.client.kit.settings import INSTANT, Settings
from game.client.match.scene import Match
from game.client.scenes.review.result import ResultScreen
from game.client.scenes.setup.page import SetUp
from game.client.scenes.shelf.covers import PAINTERS
from game.client.scenes.shelf.title import Title
from game.client.table.board import Board
from game.client.table.sides import shade_name
from game.core.content.box import box
from game.testing.laws import GAP
from game.titles import SHELF, on_show, rules_of, setup
from tests.client.driver import Driver
from tests.client.matches import laid_out
from tests.sure import sure

PROTOCOL = {name for name in vars(Board) if not name.startswith("_")}
MOST = 18
"""The most methods that a board may have."""


@pytest.mark.parametrize("name", SHELF)
def test_board_has_no_uncalled_method(name: str) -> None:
    """Boards inherit what they don't override, so a misspelt hook would never be called."""
    kind = type(board(name))
    own = {each for each, member in inspect.getmembers(kind, inspect.isfunction) if not each.startswith("_")}
    assert own - PROTOCOL == set()


def test_a_board_has_few_methods() -> None:
    methods = [name for name, member in vars(Board).items() if inspect.isfunction(member) and name[0] != "_"]
    assert len(methods) <= MOST


@pytest.mark.parametrize("name", [name for name in SHELF if type(board(name)) is PlainBoard])
def test_every_title_gives_each_seat_a_score(name: str) -> None:
    """The graph and the table of the result rely on it."""
    assert len(rules_of(name).new(setup(name)).scores) == rules_of(name).SEATS[0]


@pytest.mark.parametrize("text_scale", [1.0, 2.5])
def test_goofspiel_is_played_to_its_result_on_the_plain_board(text_scale: float) -> None:
    driver = Driver(laid_out(title="goofspiel"), text_scale=text_scale)
    match = driver.at(Match)
    match.settings.speed = INSTANT
    for number in range(60):
        driver.doze(0.5)
        if driver.scene is not match:
            break
        asked = match.sitting.mine()
        if asked is not None and match.stage.idle:
            assert driver.audit() == []
            assert any(label.startswith("Red (You); In hand: ") for label in driver.labels())
            driver.click(f"noun:{asked.options[number % 2 if asked.options[1:] else 0].noun}")
    assert isinstance(driver.scene, ResultScreen)
    assert driver.audit() == []
    assert GAP not in " ".join(driver.labels())


def test_spent_card_in_goofspiel_means_a_bid_and_is_refused() -> None:
    match = laid_out(title="goofspiel")
    match.sitting.recorded.play(match.sitting.table.state.options[4])
    Driver(match).wait(0.5)
    sitting = match.sitting
    reached = sure(sitting.conversation.meant(sitting.view, sitting.decision, "5"))
    assert str(reached) == "bid 5"
    assert reached not in sure(sitting.mine()).options
    assert sitting.why_not(reached).rule == "GO-BID-02"


@pytest.mark.parametrize("name", SHELF)
def test_the_plain_board_can_paint_any_title(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it infers still reads well, and everything on offer can be touched."""
    monkeypatch.setattr("game.client.match.painting.board", PlainBoard)
    match = laid_out(title=name, chairs=("you",) * rules_of(name).SEATS[0])
    assert isinstance(match.board, PlainBoard)
    match.sitting.eyes.reader = 0
    driver = Driver(match).wait(1.0)
    assert GAP not in " ".join(driver.labels())
    asked = match.sitting.mine()
    if asked is not None:
        shown = {node.id for node in driver.app.nodes()}
        assert {f"noun:{action.noun}" for action in asked.options if action.noun} <= shown


def test_hidden_box_is_played_by_its_name_and_listed_nowhere() -> None:
    assert box("goofspiel").hidden
    assert "goofspiel" in SHELF
    assert "goofspiel" not in on_show()
    shown = Driver(Title(Settings()))
    assert "Goofspiel" not in " ".join(shown.labels())
    driver = Driver(SetUp(on_show()[0], Settings()))
    for _ in on_show():
        driver.key("b").wait(0.2)
        assert driver.at(SetUp).title != "goofspiel"
    with pytest.raises(ValueError, match="on the shelf") as told:
        rules_of("nothing")
    assert "goofspiel" not in str(told.value)


@pytest.mark.parametrize("name", SHELF)
def test_cover_is_a_printable_one(name: str) -> None:
    assert box(name).cover in PAINTERS


def test_colours_defined_only_on_the_box_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    side = box("goofspiel").faction[0]
    own = type(side)(**{**{field: getattr(side, field) for field in side.__slots__}, "light": "#123456"})
    monkeypatch.setattr("game.client.table.sides.faction_of", lambda title, faction: own)
    name = shade_name.__wrapped__("goofspiel", "red")
    assert theme.shade(name).light == (0x12, 0x34, 0x56)
    assert theme.shade(name).dot == side.dot
