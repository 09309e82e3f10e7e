"""Random input breaks nothing."""

from pathlib import Path

import pytest

from game.client.film import work
from game.client.film.ffmpeg import Unfilmed
from game.titles import SHELF
from tests.client.monkey import Monkey


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))

    def none() -> str:
        raise Unfilmed("There is no ffmpeg here.")

    monkeypatch.setattr(work, "program", none)  # a monkey would start a process at every other press


def let_loose(seed: int, title: str, events: int) -> None:
    monkey = Monkey(seed, (title,))
    for _ in range(events):
        monkey.step()
    assert monkey.counts["matches"] >= 1


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("title", SHELF)
def test_the_monkey_of_today_breaks_nothing(title: str, today: int) -> None:
    let_loose(today, title, 120)


@pytest.mark.long
@pytest.mark.parametrize("title", SHELF)
@pytest.mark.parametrize("number", range(4))
def test_a_patient_monkey_breaks_nothing(title: str, number: int, today: int) -> None:
    let_loose(10 * today + number, title, 2_500)
