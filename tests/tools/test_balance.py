"""The balance tool lets every faction sit everywhere, and adds up what each has won."""

from collections import Counter

import pytest

from tools.arena import lineups
from tools.balance import Seated, main, outcome, report, tables, tallied

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


def test_a_faction_is_given_what_it_won() -> None:
    games = [(Seated("red", 1.0, 12), Seated("blue", 0.0, 4)), (Seated("blue", 0.5, 6), Seated("red", 0.5, 6))]
    assert tallied(games)["red"].shares == [1.0, 0.5]
    table = report(2, games)
    assert any(row.startswith("| red | 2 | 75%") and "9.0 ±" in row for row in table)
    assert any(row.startswith("| blue | 2 | 25%") and "5.0 ±" in row for row in table)


def test_what_makes_no_sense_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([TOY, "--level", "standard", "--seats", "9"]) == 2
    assert "not for 9" in capsys.readouterr().err
