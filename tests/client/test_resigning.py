"""Resigning on screen: one sentence and two buttons, and every account of the game says so."""

from typing import Any

import pytest

from game.client.kit.settings import Settings
from game.client.match.handover import pause_card, result_card
from game.client.match.scene import Match
from game.client.requests import OpenPause, ReadChronicle
from game.client.scenes.review.chronicle import Chronicle
from game.client.scenes.review.replay import Replay
from game.client.scenes.review.result import ResultScreen
from game.client.scenes.sheets.curtain import Curtain
from game.client.scenes.sheets.pause import Pause
from game.client.scenes.shelf.drawer import Drawer, stand
from game.core.content.box import box
from game.core.contract import Decision
from game.core.files.journal import YOU, Recorded
from game.play import calling as callings
from game.titles import SHELF, on_show
from tests.client.driver import Driver
from tests.client.matches import against_bots, at_once, of_the_board, reach
from tests.games import loaded
from tests.laws import sources
from tests.sure import such


def begun(title: str, seats: int, people: int = 1) -> tuple[Match, Driver]:
    """Return a match some answers into the game, at a person's question."""

    def later(match: Match, asked: Decision) -> bool:
        return len(match.sitting.table.answers) > 5 and len(asked.options) > 1

    match = against_bots(title, 3, seats=seats, people=people)
    driver = Driver(match).doze(0.4)
    reach(match, driver, later) if people == 1 else driver.wait(0.3)
    at_once(match)
    return match, driver


def lifted(driver: Driver, match: Match) -> int:
    """Lift the curtain once it has fallen. Return whose hand is then open."""
    for _ in range(80):
        driver.doze(0.3)
        if isinstance(driver.scene, Curtain):
            driver.key("enter").doze(1.5)
        if match.sitting.reader is not None and driver.scene is match:
            return match.sitting.reader
    raise AssertionError("nobody is asked")


def give_up(driver: Driver) -> None:
    driver.app.follow(driver.at(Match).on(OpenPause()))
    driver.wait(0.3)
    assert isinstance(driver.scene, Pause)
    driver.click("pause:resign").wait(0.3)
    assert driver.app.ui.focus == "pause:not", "Enter gives nothing up"
    assert of_the_board(driver) == []
    driver.click("pause:sure").wait(0.3)


@pytest.mark.parametrize("title", on_show())
def test_resigning_alone_ends_the_game_everywhere(title: str) -> None:
    match, driver = begun(title, box(title).seats[0])
    give_up(driver)
    driver.wait(3)
    assert isinstance(driver.scene, ResultScreen)
    assert driver.scene.card.headline == "You resigned"
    assert " 0: " not in driver.scene.card.why, "no turn had begun"
    assert driver.audit() == []
    recorded = match.sitting.recorded
    told = [entry.text for entry in driver.scene.card.chronicle]
    assert told[-1].removeprefix("The ") == f"{match.sitting.names[0]} resigns."
    request = such(ReadChronicle, driver.scene._chronicle(recorded))
    Driver(Chronicle(request.title, request.entries, request.record, request.courses)).doze(0.2)
    film = Replay(recorded, Settings(speed=1000), answer=len(recorded.table.answers) - 1)
    seen = Driver(film).doze(2)
    assert film.sight.log.told[-1].text == told[-1]
    assert seen.audit() == []
    (kept,) = Drawer().kept
    assert stand(kept).lower().endswith(f"over, {recorded.header.names[0]} resigned")
    assert ", over, " in stand(kept), "no capital within the line"


def test_game_resigned_before_its_first_turn_tells_no_story() -> None:
    """Resigned at once, it said "Blue never fell behind. The biggest jump, 0 to 1 steps, came in turn 0"."""
    match = against_bots("espionage", 3, seats=2)
    driver = Driver(match).doze(0.4)
    reach(match, driver, lambda match, asked: True)
    give_up(driver)
    driver.wait(3)
    assert driver.at(ResultScreen).card.story == ""


def test_with_more_seats_a_bot_plays_on_and_the_result_names_the_resigner() -> None:
    title = "manifesto"
    match, driver = begun(title, 4, people=2)
    sitting = match.sitting
    first = lifted(driver, match)
    give_up(driver)
    assert sitting.recorded.chairs[first] != YOU
    assert sitting.table.result is None
    assert not sitting.is_person(first)
    assert any(told.text.endswith("resigns.") for told in match.sight.log.told)
    second = lifted(driver, match)
    give_up(driver)
    driver.wait(3)
    card = result_card(match.sight.log)
    assert {row.who for row in card.rows if "resigned" in row.who} == {"You 0 resigned", "You 1 resigned"}
    assert sitting.table.result is not None
    assert [sitting.table.result.shares[seat] for seat in (first, second)] == [0.0, 0.0]


def test_no_one_can_resign_while_nobody_is_looking() -> None:
    match, driver = begun("manifesto", 4, people=2)
    lifted(driver, match)
    match.sight.look(None)
    driver.app.follow(match.on(OpenPause()))
    driver.wait(0.3)
    assert "pause:resign" not in [node.id for node in driver.app.nodes()]


def test_no_one_can_resign_after_the_end() -> None:
    match, _ = begun("espionage", 2)
    assert pause_card(match.sitting).resigns is not None
    match.sitting.resign(0)
    assert match.sitting.table.result is not None
    assert pause_card(match.sitting).resigns is None


@pytest.mark.parametrize("text_scale", [0.75, 1.65, 2.5])
def test_resignation_dialog_fits_at_any_type_size(text_scale: float) -> None:
    match, _ = begun("espionage", 2)
    driver = Driver(match, text_scale=text_scale).doze(0.3)
    give_up(driver)
    assert match.sitting.table.result is not None


def test_no_title_has_a_verb_called_resign() -> None:
    assert [name for name in SHELF if "resign" in sources.verbs(name)] == []


@pytest.mark.parametrize("people", [1, 2])
def test_only_a_beaten_person_may_leave_their_seat_to_a_bot(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver = begun("ideology", 3, people)
    sitting, calling = match.sitting, match.coach.calling
    first = sitting.reader if people == 1 else lifted(driver, match)
    monkeypatch.setattr(callings, "beaten", lambda table, heuristic, seat: seat == first)
    match.coach.about = None
    driver.wait(0.3)
    assert calling.offered == ("leave", "play_on")
    assert driver.audit() == driver.clashes() == []
    driver.click("call:play_on").wait(0.3)
    assert not calling.offered
    calling.declined.clear()
    match.coach.about = None
    driver.wait(0.3).click("call:leave").wait(0.3)
    assert first not in sitting.people
    assert len(sitting.people) == people - 1
    assert sitting.table.result is None
    assert sitting.table.resigned == (first,)
    assert sitting.reader != first
    if people == 2:
        other = lifted(driver, match)
        assert other != first
        assert not calling.offered, "the other's seat isn't beaten"
    again = match_again(match)
    assert again.chairs == sitting.recorded.chairs
    assert again.table.digest == sitting.table.digest


def match_again(match: Match) -> Recorded[Any]:
    """Return the game as saved on disk."""
    match.sitting.wait()
    return loaded(match.sitting.recorded)
