"""The balance tool seats every faction everywhere and totals the results."""

from collections import Counter
from pathlib import Path

import pytest

from tools.batches import lines
from tools.lab.arena import lineups
from tools.lab.balance import SeatResult, main, outcome, outcomes, report, tables, tallied

TOY = "tests.toys.auction"


def test_every_faction_sits_in_every_seat_equally_often() -> None:
    seated = Counter(
        (seat, faction)
        for bout in tables("manifesto", "", "random", 2, 26, 1)
        for seat, faction in enumerate(bout.factions)
    )
    assert all(seated[0, faction] == seated[1, faction] > 0 for _, faction in seated)


def test_only_factions_that_play_together_are_seated() -> None:
    pairs = lineups("game.titles.world_order", 2, "standard")
    assert ("usa", "china") in pairs
    assert {"usa", "eu"} not in [set(pair) for pair in pairs]
    assert lineups("espionage", 2, "") == [()]


def test_shares_of_a_game_make_one_victory() -> None:
    for bout in tables(TOY, "standard", "greedy", 3, 2, 1):
        ended = outcome(bout)
        assert sum([seat.share for seat in ended]) == pytest.approx(1)
        assert len(ended) == 3


def test_faction_is_credited_with_its_share_and_points() -> None:
    games = [
        (SeatResult("red", 1.0, 12), SeatResult("blue", 0.0, 4)),
        (SeatResult("blue", 0.5, 6), SeatResult("red", 0.5, 6)),
    ]
    assert tallied(games)["red"].shares == [1.0, 0.5]
    table = report(2, games)
    assert any(row.startswith("| red | 2 | 75%") and "9.0 ±" in row for row in table)
    assert any(row.startswith("| blue | 2 | 25%") and "5.0 ±" in row for row in table)


def test_senseless_arguments_are_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([TOY, "--level", "standard", "--seats", "9"]) == 2
    assert "not for 9" in capsys.readouterr().err


def test_interrupted_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    record, every = tmp_path / "games.jsonl", [*tables(TOY, "standard", "greedy", 2, 4, 1)]
    whole = list(outcomes(every, 1, record=record))
    first, *others = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text(first.replace("1.0", "0.25") + others[0][:20], encoding="utf-8")
    again = list(outcomes(every, 1, record=record))
    assert again[1:] == whole[1:]
    assert again[0] != whole[0]
    assert len(list(lines(record))) == 4


def test_unrelated_file_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "notes.txt"
    record.write_text('{"note": 1}\n', encoding="utf-8")
    assert main([TOY, "--level", "standard", "--seats", "2", "--games", "1", "--record", str(record)]) == 2
    assert "is no record" in capsys.readouterr().err
