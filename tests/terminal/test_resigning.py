"""Resigning at the keyboard needs one confirmation, and an offer to call a decided game can be accepted."""

from pathlib import Path

import pytest

from game.play import calling
from tests.games import begun
from tests.terminal.sittings import asks, playing, told


def test_person_resigns_only_after_confirming(tmp_path: Path) -> None:
    recorded = begun("espionage", tmp_path, "you", "fair")
    playing(recorded, asks("play_card"))
    number = len(recorded.table.answers)
    said = told(recorded, "resign", "no", "quit")
    assert "wins, and that can't be taken back." in said
    assert "You play on." in said
    assert len(recorded.table.answers) == number
    said = told(recorded, "resign", "yes")
    assert "You resign." in said
    assert said.count("Turn 1: your move.") == 1, "what was told before isn't told again"
    assert "wins: you resigned." in said
    assert recorded.table.result is not None
    assert recorded.table.result.shares == (0.0, 1.0)


def test_bots_offer_to_end_a_decided_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = begun("espionage", tmp_path, "you", "fair")
    playing(recorded, asks("play_card"))
    assert "Nobody has offered to call the game." in told(recorded, "call", "quit")
    monkeypatch.setattr(calling, "decided", lambda table, heuristic, bots: 0)
    said = told(recorded, "board", "quit")
    assert said.count("you've as good as won.") == 1
    said = told(recorded, "call")
    assert "You win: " in said
    assert recorded.table.resigned == (1,)


def test_beaten_person_leaves_their_seat_to_a_bot_and_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = begun("ideology", tmp_path, "you", "you", "easy")
    playing(recorded, lambda asked: asked.seat == 1)
    assert "Nobody has offered you that" in told(recorded, "", "watch", "quit")
    monkeypatch.setattr(calling, "beaten", lambda table, heuristic, seat: seat == 1)
    said = told(recorded, "", "board", "watch", "quit")
    assert said.count("You can hardly win any more: a bot may play on.") == 1
    assert [chair == "you" for chair in recorded.chairs] == [True, False, False]
    assert recorded.table.result is None
    assert recorded.table.resigned == (1,)
    assert "You can hardly win" not in told(recorded, "", "quit"), "the other person isn't beaten"
