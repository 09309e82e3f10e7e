"""The ratings of levels, and how a person's rating changes."""

import json
from pathlib import Path
from typing import Any

import pytest

from ai.levels import LEVELS
from game import folders
from game.core.content.loading import ContentError
from game.core.contract import Action, Result, line
from game.core.files import disk
from game.core.files.journal import YOU, Recorded, start
from game.machine import own, ratings
from game.machine.own import kept, settled
from game.machine.ratings import START, SURE, UNSURE, Own, rating, tables
from game.titles import on_show, rules_of, setup
from tests.sure import sure


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a separate home folder and simple ratings for every level."""
    worth = {level: 400 + 300 * number for number, level in enumerate(LEVELS)}
    monkeypatch.setattr(ratings, "tables", lambda name: {2: worth, 5: {"fair": 1000, "easy": 900}})


def over(share: float, *chairs: str, name: str = "espionage", seed: int = 1) -> Recorded[Any]:
    """Return a finished game with this share for the first seat."""
    seats = len(chairs) or 2
    recorded = start(folders.saves(), rules_of(name), setup(name, seats, seed=seed), chairs or (YOU, "easy"))
    rest = (1 - share) / (seats - 1)
    recorded.table.state.result = Result((share, *(rest,) * (seats - 1)), line("over"))
    return recorded


def test_level_gets_the_rating_of_the_nearest_measured_table() -> None:
    assert rating("ideology", "fair", 4) == 1000
    assert rating("ideology", "beginner", 5) == 400, "not measured at five"
    assert rating("ideology", "genius", 2) is None


def test_beating_a_stronger_rival_gains_more_and_reduces_uncertainty() -> None:
    weak, strong = Own().after(1.0, [700]), Own().after(1.0, [1300])
    assert START < weak.rating < strong.rating
    assert weak.unsure < UNSURE
    assert Own().after(0.0, [700]).rating < START


def test_fair_share_among_equals_changes_no_rating() -> None:
    same = Own().after(0.25, [START] * 3)
    assert same.rating == pytest.approx(START)
    assert Own().after(1.0, [START] * 3).rating - START > START - Own().after(0.0, [START] * 3).rating


def test_many_games_reveal_a_players_strength_and_never_stop_moving() -> None:
    person = Own()
    for _ in range(100):
        person = person.after(0.75, [1000])  # worth 191 points more
    assert person.rating == pytest.approx(1191, abs=15)
    assert person.unsure == SURE
    assert person.after(0.0, [1000]).rating < person.rating - 10


def test_a_finished_game_counts_once() -> None:
    recorded = over(1.0)
    told = settled(recorded)
    assert sure(told.now).key == "rating.up"
    assert settled(recorded).now is not None
    assert kept().own["espionage"].games == 1
    settled(over(0.0, seed=2))
    assert kept().own["espionage"].games == 2


@pytest.mark.parametrize(
    "chairs", [("easy", "easy"), (YOU, YOU), (YOU, "random"), (YOU, YOU, "easy"), (YOU, "genius", "easy")]
)
def test_rating_needs_a_single_person_among_levels(chairs: tuple[str, ...]) -> None:
    name = "espionage" if len(chairs) == 2 else "ideology"
    assert settled(over(1.0, *chairs, name=name)) == own.RatingTold()
    assert not folders.ratings().exists()


def test_game_with_more_seats_is_rated_too() -> None:
    assert settled(over(1.0, YOU, "easy", "fair", name="ideology")).now is not None


def test_practice_and_a_seat_that_changed_hands_are_not_rated() -> None:
    practice, taken, open_game = over(1.0), over(1.0), over(1.0)
    practice.practice = True
    taken.take_over(1, "hard")
    open_game.table.state.result = None
    for recorded in (practice, taken, open_game):
        assert settled(recorded) == own.RatingTold()


def test_game_with_hints_changes_no_rating() -> None:
    hinted = over(1.0)
    assert own.opponents(hinted) is not None
    hinted.hint(Action("choose_home", "france"))
    assert settled(hinted) == own.RatingTold()
    assert not folders.ratings().exists()


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"espionage": 3}',
        '{"espionage": {"rating": NaN, "unsure": 100, "games": 1, "counted": []}}',
        "\xff",
    ],
)
def test_torn_file_is_reported_in_one_sentence_and_restarted(content: str) -> None:
    folders.ratings().parent.mkdir(parents=True, exist_ok=True)
    folders.ratings().write_text(content, encoding="latin-1")
    found = kept()
    torn = content != "[]"
    assert (found.trouble is not None and found.trouble.key == "rating.unreadable") == torn
    assert found.own == {}
    told = settled(over(1.0))
    assert told.now is not None
    assert (told.trouble is not None) == torn
    assert json.loads(folders.ratings().read_text())["espionage"]["games"] == 1
    assert kept().trouble is None


def test_failure_to_save_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes, known: disk.Known, keep: str = "") -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(disk, "put", full)
    told = settled(over(1.0))
    assert sure(told.trouble).key == "rating.unwritable"


def test_deleted_ratings_stay_deleted() -> None:
    settled(over(1.0))
    assert own.STORE.exists()
    own.STORE.forget()
    own.STORE.forget()
    assert not own.STORE.exists()
    assert kept().own == {}


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("[seats.2]\nfair = 1000\ngenius = 3", "genius"),
        ("[seats.9]\nfair = 1000", "'9'"),
        ("[seats.2]\nfair = 10000", "10000"),
        ("[seat.2]\nfair = 1000", "seat"),
    ],
)
def test_wrong_ratings_are_reported_to_a_designer(
    said: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "espionage").mkdir()
    (tmp_path / "espionage" / "ratings.toml").write_text(said)
    monkeypatch.setattr("game.core.content.loading.root", lambda: tmp_path)
    with pytest.raises(ContentError, match=wrong):
        tables.__wrapped__("espionage")


@pytest.mark.parametrize("name", on_show())
def test_shipped_files_are_readable(name: str) -> None:
    for seats, rated in tables.__wrapped__(name).items():
        assert rated["fair"] == 1000, seats
