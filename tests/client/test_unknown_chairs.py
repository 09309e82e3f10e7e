"""A record with an unknown player in a seat is refused everywhere, in one sentence."""

from pathlib import Path

import pytest

from ai.levels import LEVELS, OLD_NAMES, PLAYERS, no_such_chair
from ai.search.budget import never
from game import folders
from game.client.requests import TellTrouble
from game.client.scenes.shelf.drawer import request_of_file
from game.client.scenes.shelf.saves import RecordTrouble
from game.command_line import main
from game.core.files.journal import YOU, load, start
from game.core.language.words import words
from game.play.session import playable
from game.play.worker import Bots, Question
from game.titles import rules_of, setup
from tests.games import path_of, play_on
from tests.sure import such, sure

SENTENCE = (
    "Nobody called “genius” can go on with this game; "
    "there are you, beginner, easy, fair, hard, expert and master."
)


def kept(*chairs: str, later: str = "") -> Path:
    recorded = start(folders.saves(), rules_of("espionage"), setup("espionage", seed=3), chairs, ("A", "B"))
    play_on(recorded, 1)
    if later:
        recorded.take_over(1, later)
    return path_of(recorded)


@pytest.mark.parametrize("name", [YOU, *LEVELS, *PLAYERS])
def test_every_known_player_may_take_a_chair(name: str) -> None:
    assert no_such_chair((YOU, name)) is None


@pytest.mark.parametrize("name", OLD_NAMES)
def test_record_with_a_renamed_player_still_opens(name: str) -> None:
    """Players were renamed after version 0.1; older records must still work."""
    assert not isinstance(request_of_file(kept("you", name)), TellTrouble)
    assert not isinstance(request_of_file(kept("you", "fair", later=name)), TellTrouble)


@pytest.mark.parametrize("name", OLD_NAMES)
def test_player_seated_under_an_old_name_answers(name: str) -> None:
    recorded = sure(playable(load(kept(name, name), rules_of)).recorded)
    asked = sure(recorded.table.decision)
    chair, view = recorded.chairs[asked.seat], recorded.table.view(asked.seat)
    choice = Question("espionage", chair, view, asked, "luck").think(never, Bots())
    assert recorded.play(choice.action)


def test_unknown_chair_is_reported_with_the_known_ones() -> None:
    assert words("room").say(sure(no_such_chair((YOU, "genius", "nobody")))) == SENTENCE
    assert all(level in SENTENCE for level in LEVELS)


@pytest.mark.parametrize(("chairs", "later"), [(("you", "genius"), ""), (("you", "fair"), "genius")])
def test_window_does_not_start_with_an_unknown_bot(chairs: tuple[str, ...], later: str) -> None:
    request = such(TellTrouble, request_of_file(kept(*chairs, later=later)))
    told = RecordTrouble(request.loaded, request.watch)
    assert told.sentences() == [SENTENCE]
    assert not told.usable


def test_c35_game_with_a_replaced_unknown_bot_continues() -> None:
    assert not isinstance(request_of_file(kept("you", "genius", later="fair")), TellTrouble)


@pytest.mark.parametrize("arguments", [(), ("--terminal",)])
def test_resume_command_refuses_an_unknown_bot(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("resume", str(kept("you", "genius")), *arguments)) == 1
    told = capsys.readouterr()
    assert told.err == f"{SENTENCE}\n"
    assert told.out == ""


def test_a_game_with_an_unknown_bot_can_still_be_watched() -> None:
    assert not isinstance(request_of_file(kept("you", "genius"), watch=True), TellTrouble)
