"""The ladder recovers known ratings, resumes an interrupted run, and says what it doesn't know."""

import random
import re
from collections.abc import Iterator
from dataclasses import astuple, fields, make_dataclass, replace
from itertools import pairwise
from math import comb
from pathlib import Path
from typing import Any

import pytest

from ai.levels import LEVELS, LevelSettings, TitlePlayers, settings_of
from game.core.content.box import box
from game.machine.ratings import tables
from game.titles import on_show
from tools.lab import ladder
from tools.lab.ladder import (
    LadderGame,
    LadderRecord,
    Pairing,
    PairTally,
    Wanted,
    batches,
    bout,
    pairings,
    ratings,
    shipped,
)

STEP = Pairing("espionage", 2, "easy", "beginner")
LARGE = "manifesto"
"""A title with more seats than a full table of the ladder."""


def game(number: int = 0, won: float = 1.0, pairing: Pairing = STEP, seed: int = 1) -> LadderGame:
    return LadderGame(
        **pairing._asdict(),
        plays=pairing.plays,
        seed=seed,
        number=number,
        won=won,
        seconds=(1.0, 2.0),
        answers=(10, 40),
    )


def tallies(seats: int, points: dict[str, int], games: int = 100_000) -> Iterator[PairTally]:
    """Yield the results of many games between levels with these ratings, each against the one below."""
    for weaker, stronger in pairwise(LEVELS):
        odds = 10 ** ((points[stronger] - points[weaker]) / 400)
        yield PairTally(Pairing("ideology", seats, stronger, weaker), games * odds / (odds + seats - 1), games)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_known_results_give_known_ratings(seats: int) -> None:
    points = {"beginner": 550, "easy": 790, "fair": 1000, "hard": 1200, "expert": 1480, "master": 1600}
    found = ratings(tallies(seats, points))
    assert {level: round(each.points) for level, each in found.items()} == points
    assert found["fair"].reach == 0
    assert found["beginner"].reach > found["easy"].reach > 0


def test_fewer_games_give_wider_intervals_and_a_clean_sweep_is_finite() -> None:
    sweep, more = ([PairTally(Pairing("ideology", 2, "hard", "fair"), float(games), games)] for games in (20, 200))
    assert 1000 < ratings(sweep)["hard"].points < ratings(more)["hard"].points < 2500
    even = [[PairTally(Pairing("ideology", 2, "hard", "fair"), games / 2, games)] for games in (20, 200)]
    assert ratings(even[0])["hard"].reach > 3 * ratings(even[1])["hard"].reach


def test_level_without_games_against_the_anchor_has_no_rating() -> None:
    assert ratings([PairTally(Pairing("ideology", 2, "expert", "hard"), 15, 20)]).keys() == {"fair"}
    assert ratings([]).keys() == {"fair"}


@pytest.mark.parametrize(
    ("seats", "won", "games", "state"),
    [
        (2, 15, 20, ""),
        (2, 16, 20, "held"),
        (2, 10, 20, "open"),
        (2, 8, 20, "refuted"),
        (2, 10, 10, "open"),
        (5, 9, 20, "held"),
        (5, 2, 20, "open"),
        (5, 1, 20, "refuted"),
    ],
)
def test_step_holds_by_its_share_and_interval(seats: int, won: int, games: int, state: str) -> None:
    tally = PairTally(Pairing("ideology", seats, "hard", "fair"), won, games)
    found = "held" if tally.held else "refuted" if tally.refuted else "open"
    assert found == (state or "open")


def test_luck_mistaken_for_a_step_by_early_stopping_is_counted() -> None:
    rng, share, held, series = random.Random(7), 0.6, 0, 4000
    for _ in range(series):
        won = games = 0
        while games < 60:
            won, games = won + sum(rng.random() < share for _ in range(10)), games + 10
            tally = PairTally(STEP, won, games)
            if tally.held or tally.refuted:
                held += tally.held
                break
    assert ladder.holding(STEP, share, 60) == pytest.approx(held / series, abs=0.03)
    assert ladder.holding(STEP, 0.5, 20) == pytest.approx(sum(comb(20, n) for n in range(16, 21)) / 2**20)


def test_page_of_levels_agrees_with_its_games() -> None:
    said = (ladder.HERE / "docs" / "players.md").read_text("utf-8")
    assert "proven" not in said
    assert "held" in said
    assert ladder.introduction(", with the compiled engine (`python -m tools.compile`)") in said
    steps = re.findall(r"\| (\d+) \| (held|no|open) \|", said)
    looks = [int(games) for games, state in steps if state == "held" and int(games) <= 24]
    held = sum(state == "held" for _, state in steps)
    assert max(int(games) for games, _ in steps) <= ladder.SERIES
    missing = said.partition("Not played yet:")[2].partition("\n## ")[0].count("\n- ")
    assert f"{held} of {len(steps) + missing} steps held, {len(looks)} of them at the first look" in said


@pytest.mark.parametrize("title", on_show())
def test_ratings_of_the_program_are_on_the_page(title: str) -> None:
    _, _, said = (ladder.HERE / "docs" / "players.md").read_text("utf-8").partition(f"\n## {box(title).name}\n")
    page = said.partition("\n## ")[0]
    for seats, rated in tables(title).items():
        table = page.partition(f"### {seats} seats")[2].partition("###")[0]
        found = {level: int(points) for level, points in re.findall(r"\| (\w+) \| (-?\d+) \|", table)}
        assert found == dict(rated), seats


def test_in_every_deal_the_stronger_player_takes_every_seat() -> None:
    pairing = Pairing("ideology", 5, "hard", "fair")
    every = [bout(pairing, 3, number) for number in range(10)]
    assert [each.names.index("hard") for each in every] == [0, 1, 2, 3, 4] * 2
    assert len({each.seed for each in every}) == 2
    for each in every:
        assert sorted(each.seats) == [0, 1, 2, 3, 4]
        assert each.seats[each.names.index("hard")] == 0
        assert each.steady


def test_recorded_games_are_not_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[Wanted]()

    def play(wanted: Wanted) -> LadderGame:
        played.append(wanted)
        if len(played) == 13:
            raise KeyboardInterrupt
        return game(wanted.number, float(wanted.number % 4 > 0), wanted.pairing)

    monkeypatch.setattr(ladder, "played", play)
    with pytest.raises(KeyboardInterrupt):
        ladder.run(LadderRecord(tmp_path / "games"), [STEP], 1, 40, 1)
    assert LadderRecord(tmp_path / "games").tally(STEP).games == 12
    ladder.run(LadderRecord(tmp_path / "games"), [STEP], 1, 40, 1)
    done = LadderRecord(tmp_path / "games")
    assert [wanted.number for wanted in played] == [*range(13), *range(12, done.tally(STEP).games)]
    assert done.tally(STEP).games in (20, 30, 40)
    ladder.run(done, [STEP], 1, 40, 1)
    assert len(played) == done.tally(STEP).games + 1


def test_torn_last_line_is_not_an_error(tmp_path: Path) -> None:
    path = tmp_path / "games"
    record = LadderRecord(path)
    record.add(game(0))
    record.add(game(1))
    path.write_text(path.read_text()[:-20])
    again = LadderRecord(path)
    assert again.tally(STEP).games == 1
    again.add(game(1))
    again.add(game(2))
    assert LadderRecord(path).tally(STEP).games == 3


def test_changed_levels_are_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = LadderRecord(tmp_path / "games")
    record.add(game())
    monkeypatch.setattr(ladder, "title_players", lambda name: TitlePlayers(version=99))
    assert LadderRecord(tmp_path / "games").games == {}
    monkeypatch.undo()
    assert len(LadderRecord(tmp_path / "games").games) == 1
    assert next(batches(record, STEP, 1, 40))[0].number == 1
    assert next(batches(record, STEP, 2, 40))[0].number == 0, "another deal"


def test_settled_position_is_not_played_on(tmp_path: Path) -> None:
    record = LadderRecord(tmp_path / "games")
    for number in range(20):
        record.add(game(number))
    assert list(batches(record, STEP, 1, 60)) == []


def test_a_level_against_itself_comes_out_even(tmp_path: Path) -> None:
    itself = Pairing("espionage", 2, "fair", "fair")
    games = [ladder.played(Wanted(itself, 1, number)) for number in range(2)]
    assert sum(each.won for each in games) == 1
    assert all(each.answers[0] and each.seconds[0] > 0 for each in games)


def test_page_says_what_is_known_and_what_is_unknown(tmp_path: Path) -> None:
    record = LadderRecord(tmp_path / "games")
    for number in range(20):
        record.add(game(number))
        record.add(game(number, number % 2, Pairing("espionage", 2, "fair", "easy")))
        record.add(game(number, 0.0, Pairing("espionage", 2, "hard", "fair")))
        large = game(number, 0.2, Pairing(LARGE, 5, "easy", "beginner"), seed=26)
        record.add(replace(large, machine_code=True, commit="76a35631"))
    text = ladder.page(record, (STEP.title, LARGE), "abc1234")
    assert "1 of 13 steps held, 1 of them at the first look, after 20 games." in text
    refuted, _, rest = text.partition("Surely no such step")[2].partition("Not settled yet")
    unsettled, _, missing = rest.partition("Not played yet")
    assert "1955, 2 seats: hard above fair (0% [0–16] of 20 games)" in refuted
    assert "1955, 2 seats: fair above easy (50% [30–70] of 20 games)" in unsettled
    assert "1955, 2 seats: expert above hard" in missing
    assert "| easy | 1000 | ± " in text
    assert "| easy | – | – | 20% [8–42] | 20 | open | 100.0 |" in text.partition("Manifesto")[2]
    assert "Seeds: 26. Games: 20, with the compiled engine, at 76a35631." in text.partition("Manifesto")[2]
    assert "Seeds: 1. Games: 60.\n" in text
    assert ", in part with the compiled engine (`python" in text
    assert "Seeds: 1, 26. Games: 80. Last played at commit abc1234." in text
    assert "[seats.2]\nbeginner = " in shipped(record, "espionage")
    assert "expert" not in shipped(record, "espionage")
    assert "[seats." not in shipped(record, LARGE), "nothing joins these to the anchor"


def test_ladder_command_writes_the_page_even_when_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[Any]()

    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "run", stop)
    monkeypatch.setattr(ladder, "write", lambda *given: written.append(given))
    assert ladder.main(["espionage", "--record", str(tmp_path / "games")]) == 130
    assert len(written) == 1


def test_quick_pairings_and_small_tables_come_first() -> None:
    every = pairings((STEP.title, LARGE))
    assert [pairing.seats for pairing in every] == [2] * 11 + [5] * 5
    assert [pairing.title for pairing in every if pairing.stronger == "master"] == [STEP.title]
    assert [pairing.stronger for pairing in every[:10:2]] == ["fair", "easy", "fair", "hard", "expert"]
    assert replace(game(), won=0.5).pairing == STEP


def test_renaming_settings_keeps_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fingerprint of how two levels play used to hold the name of the class of their settings."""
    before = STEP.plays
    renamed = make_dataclass("Renamed", [each.name for each in fields(LevelSettings)])
    monkeypatch.setattr(ladder, "settings_of", lambda *of: renamed(*astuple(settings_of(*of))))
    assert STEP.plays == before
