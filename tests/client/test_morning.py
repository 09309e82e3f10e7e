"""What follows a game: branches, practice, taking over a leaver's seat, saves with pictures."""

from concurrent.futures import wait
from pathlib import Path
from typing import Any

import pytest

from game import folders
from game.client import requests as wanted
from game.client.kit.messages import Picked
from game.client.kit.settings import Settings
from game.client.match.controls import Control
from game.client.match.scene import Match
from game.client.scenes.review.replay import Replay, Seek
from game.client.scenes.review.result import ResultScreen
from game.client.scenes.setup.play_on import PlayOnSheet
from game.client.scenes.sheets.pause import Pause
from game.client.scenes.shelf.branches import Branches
from game.client.scenes.shelf.glimpse import glimpse, told_scores
from game.client.scenes.shelf.saves import Saves
from game.client.scenes.statistics import Statistics
from game.client.table.messages import LookBack
from game.core.files import journal
from game.core.files.journal import Loaded, Recorded, Shelf
from game.core.language.words import words
from game.core.record import unseen
from game.machine import statistics
from game.titles import on_show, rules_of, setup
from tests.client.driver import Driver
from tests.client.matches import laid_out
from tests.client.test_scenes import result_card
from tests.games import path_of, play_on
from tests.patience import awaited

YOU = "you"


def played(
    name: str = "goofspiel", chairs: tuple[str, ...] = (YOU, "fair"), answers: int = 9, seed: int = 3
) -> Recorded[Any]:
    recorded = journal.start(folders.saves(), rules_of(name), setup(name, len(chairs), seed=seed), chairs)
    return play_on(recorded, answers, seed)


# --- play on from here ---


def test_playing_on_from_a_replay_first_makes_a_counted_game_practice() -> None:
    recorded = played()
    driver = Driver(Replay(recorded, Settings(), 4)).key("p").wait(0.3)
    assert any("can never count again" in text for text in written(driver))
    driver.key("esc").wait(0.3)
    assert isinstance(driver.scene, Replay)
    assert not recorded.practice
    driver.key("p").wait(0.3).key("p").wait(0.3)
    assert isinstance(driver.scene, PlayOnSheet)
    assert recorded.practice
    driver.key("enter").wait(0.3)
    match = driver.at(Match)
    assert len(match.sitting.table.answers) == 5
    assert match.sitting.recorded.header.parent == (recorded.header.id, 5)
    assert match.sitting.practice
    assert journal.load(path_of(recorded), rules_of).good == len(recorded.table.answers), "the game stays as it is"


def test_playing_on_can_seat_other_people_under_their_own_names() -> None:
    recorded = played(answers=100)
    driver = Driver(Replay(recorded, Settings(names={"1": "Noor"}), 4)).key("p").wait(0.3)
    driver.click("chair1").wait(0.2).click("chair1:you").wait(0.2)
    driver.click("chair0").wait(0.2).click("chair0:hard").wait(0.2).key("enter").wait(0.3)
    match = driver.at(Match)
    assert match.sitting.recorded.chairs == ["hard", YOU]
    assert match.sitting.recorded.header.names == ("Hard bot", "Noor")
    match.closing()


def test_playing_on_from_the_end_of_a_game_is_refused() -> None:
    recorded = played(answers=100)
    driver = Driver(Replay(recorded, Settings()))
    driver.app.send(Seek(100))
    driver.wait(0.3).key("p").wait(0.3)
    assert isinstance(driver.scene, Replay)
    assert driver.node("Play on from here").reason.startswith("The game ends here.")


def test_result_offers_to_play_on_from_turning_points_or_the_opening() -> None:
    recorded = played("espionage", answers=60)
    card = result_card()
    object.__setattr__(card, "record", recorded)
    driver = Driver(ResultScreen(card, Settings())).key("p").wait(0.3)
    sheet = driver.at(PlayOnSheet)
    assert [moment.answer for moment in sheet.moments] == [40, 0]
    driver.click("play_on:from").wait(0.2).click("The opening").wait(0.2).key("enter").wait(0.3)
    assert driver.at(Match).sitting.recorded.header.parent == (recorded.header.id, 0)
    driver.at(Match).closing()


def test_looking_back_in_a_practice_match_can_branch_off() -> None:
    match = laid_out(1)
    play_on(match.sitting.recorded, 30)
    driver = Driver(match)
    answers = len(match.sitting.table.answers)
    match.on(LookBack(10))
    driver.app.follow(match.on(Control.GO_ON_FROM_HERE))
    driver.wait(0.3).key("p").wait(0.3)
    assert match.sitting.practice
    assert isinstance(driver.scene, PlayOnSheet)
    driver.key("enter").wait(0.3)
    branch = driver.at(Match)
    assert branch is not match
    assert len(branch.sitting.table.answers) == match.sitting.eyes.answer_of(10) + 1
    assert len(match.sitting.table.answers) == answers, "what was played stays in its own record"
    branch.closing()


def test_tree_opens_the_chosen_branch() -> None:
    recorded = played(answers=100)
    branch = play_on(journal.branched(folders.saves(), recorded, 6, (YOU, "easy")), 8)
    driver = Driver(Replay(recorded, Settings(), 3)).key("b").wait(0.3)
    assert isinstance(driver.scene, Branches)
    driver.click("branch:1").wait(0.3)
    match = driver.at(Match)
    assert match.sitting.recorded.header.id == branch.header.id
    match.closing()


def test_tree_says_that_a_branchs_parent_is_gone() -> None:
    recorded = played()
    branch = journal.branched(folders.saves(), recorded, 6, (YOU, "easy"))
    path_of(recorded).unlink()
    assert any("a game that isn't here any more" in text for text in written(Driver(Branches(branch.header.id))))
    assert any("isn't kept here" in text for text in written(Driver(Branches(recorded.header.id))))


def written(driver: Driver) -> list[str]:
    return [" ".join(each.text.split()) for each in driver.written()]


# --- practice ---


def test_pause_makes_a_game_practice_after_asking() -> None:
    match = laid_out(1)
    driver = Driver(match)
    driver.key("esc").wait(0.4).click("Make this game practice").wait(0.4)
    assert any("It can never count again." in text for text in written(driver))
    driver.key("enter").wait(0.3)
    assert not match.sitting.practice, "Enter leaves everything as it is"
    assert isinstance(driver.scene, Pause)
    driver.click("Make this game practice").wait(0.4).key("p").wait(0.4)
    assert match.sitting.practice
    assert driver.scene is match
    assert journal.load(path_of(match.sitting.recorded), rules_of).recorded.practice
    driver.key("esc").wait(0.4)
    assert any(text.startswith("This game is practice") for text in written(driver))
    assert "pause:practice" not in [node.id for node in driver.app.nodes()], "there is no way back"


# --- a leaver's chair ---


def test_last_person_left_at_a_shared_table_lifts_the_curtain_once() -> None:
    """Once somebody had left the couch, a curtain used to fall before every turn of the only person left."""
    match = laid_out(1, (YOU, YOU))
    play_on(match.sitting.recorded, 9)
    match.on(wanted.Sit(1, "random"))
    sitting = match.sitting
    assert sitting.reader is None, "nobody knows who of the two has stayed"
    match.sight.look(0)
    sitting.recorded.play(sitting.table.state.options[0])
    assert not sitting.hides_hand
    match.on(wanted.Sit(1, YOU))
    assert sitting.reader is None, "there are two again"


# --- the saves ---


@pytest.mark.parametrize("name", on_show())
def test_save_is_previewed_as_its_only_person_or_as_public(name: str) -> None:
    seats = rules_of(name).SEATS[0]
    alone = played(name, (YOU, *("fair",) * (seats - 1)), 20)
    couch = played(name, (YOU, YOU, *("fair",) * (seats - 2)), 20)
    found, public = glimpse(path_of(alone)), glimpse(path_of(couch))
    assert found.view == alone.table.view(0)
    assert public.view == couch.table.view(None)
    assert unseen(public.view)
    assert found.leads
    driver = looked_at(Driver(Saves()))
    assert public.leads in written(driver)
    assert driver.audit() == []


@pytest.mark.parametrize("name", on_show())
def test_saves_and_replays_say_which_side_was_yours(name: str) -> None:
    """ "Player 1 against Easy bot" doesn't say who was Red."""
    seats = rules_of(name).SEATS[0]
    alone = played(name, (YOU, *("fair",) * (seats - 1)), 20)
    own = words(name).name(alone.table.game.faction(alone.table.state, 0))
    assert glimpse(path_of(alone)).side == f"You played {own}"
    assert f"You played {own}" in written(looked_at(Driver(Saves())))
    assert f"{own} (you)" in written(Driver(Replay(alone)).wait(0.3))
    couch = played(name, (YOU, YOU, *("fair",) * (seats - 2)), 20)
    assert glimpse(path_of(couch)).side == ""
    assert "(you)" not in " ".join(written(Driver(Replay(couch)).wait(0.3)))


def test_finished_game_is_previewed_in_full() -> None:
    recorded = played(answers=100)
    assert glimpse(path_of(recorded)).view == recorded.table.state


def test_leader_is_named_in_one_sentence() -> None:
    names = ("Red", "Blue", "Mint")
    assert told_scores((3.0, 9.0, 4.0), names) == "Blue leads, 9 to 4"
    assert told_scores((9.0, 9.0, 4.0), names) == "Red and Blue lead with 9"
    assert told_scores((0.0, 0.0, 0.0), names) == "All tied at 0"
    assert told_scores((), names) == ""


def test_a_game_that_cannot_be_replayed_keeps_the_cover_of_its_box() -> None:
    path = path_of(played("espionage"))
    path.write_bytes(path.read_bytes()[:120])
    assert glimpse(path).view is None
    assert looked_at(Driver(Saves())).audit() == []


def test_only_the_selected_one_of_200_saves_is_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = path_of(played(answers=4))
    for number in range(200):
        first.with_name(f"goofspiel-{number}.journal").write_bytes(first.read_bytes())
    opened, load = list[Path](), journal.load

    def noted(path: Path, shelf: Shelf) -> Loaded:
        opened.append(path)
        return load(path, shelf)

    monkeypatch.setattr(journal, "load", noted)
    driver = looked_at(Driver(Saves()))
    saves = driver.at(Saves)
    awaited(lambda: saves.tick(0.05) is None and len(saves.kept) > 200, "the older games")
    assert len(saves.kept) == 201
    for place in (1, 2, 3, 4, 5):
        saves.on(Picked(place))
    driver.app.dirty = True
    looked_at(driver.wait(0.1))
    assert opened == [saves.kept[0].saved.path, saves.kept[5].saved.path]


def looked_at(driver: Driver) -> Driver:
    """Wait until the background work is done."""
    saves = driver.at(Saves)
    while saves.glimpses.at_work is not None:
        wait([saves.glimpses.at_work[1]])
        driver.wait(0.1)
    return driver


# --- statistics ---


@pytest.mark.parametrize("gives_up", [True, False])
def test_resigned_or_called_game_counts_like_any_other(gives_up: bool) -> None:
    """Resigning in the window used to leave the rating as it was, because only a last answer counted as an end."""
    sitting = laid_out(1, (YOU, "fair")).sitting
    if gives_up:
        sitting.resign(0)
    else:
        sitting.call(0)
    assert [told.key for told in sitting.rated] == ["rating.down" if gives_up else "rating.up"]
    (game,) = statistics.kept().games
    assert (game.kind, game.outcome) == ("counted", "lost" if gives_up else "won")
    assert game.rating is not None


def test_older_finished_games_are_counted_on_request() -> None:
    played(answers=100)
    played(answers=100, seed=5)
    played(answers=3, seed=6)
    page = Statistics("goofspiel")
    driver = Driver(page)
    assert any("2 finished games among the saves aren't counted yet." in text for text in written(driver))
    driver.key("c").wait(0.5)
    assert len(page.kept.games) == 2
    assert page.missing == []
