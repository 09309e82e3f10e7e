"""Two personalities are told apart by what they do, and two equal ones aren't."""

from collections import Counter

import pytest

from tools.lab.manners import main, told_apart


def test_different_players_are_told_apart_by_every_game() -> None:
    hawks = [Counter({"attack": 5, "pass": 4 + number}) for number in range(4)]
    doves = [Counter({"peace": 5, "pass": 4 + number}) for number in range(4)]
    assert told_apart({"hawk": hawks, "dove": doves}) == (8, 8)


def test_equal_players_are_not_told_apart() -> None:
    alike = [Counter({"attack": 3, "pass": 3})] * 4
    right, games = told_apart({"one": alike, "other": alike})
    assert right <= games / 2


def test_unknown_personality_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ideology", "hawk", "dragon", "--games", "2"]) == 2
    assert "There is no player called 'hard:dragon'" in capsys.readouterr().err


def test_hawk_and_a_peacemaker_play_against_plain_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ideology", "hawk", "peacemaker", "--games", "2", "--seed", "3"]) == 0
    assert "of 4 told by one game" in capsys.readouterr().out
