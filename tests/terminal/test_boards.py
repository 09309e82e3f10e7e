"""What every title guarantees in the terminal, in every position of a game."""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.content.box import box
from game.core.contract import UNSEEN
from game.core.files.journal import YOU
from game.core.language.words import words
from game.terminal.boards import board
from game.testing.laws import GAP, trial
from game.titles import SHELF, on_show, rules_of
from tests.games import begun, loaded
from tests.terminal.sittings import told

TITLES = [title for title in on_show() if (Path(__file__).parent / f"test_board_{title}.py").exists()]
BOTS = {"standard": 3, "short": 3}
"""The number of bots that play a level, if not two."""
TYPED = "1|2|3|0||?1|why|why 7|undo|redo|log 3|board|help|99|why with communism"


def module_of(title: str) -> Any:
    """Return the test module of a title's own board."""
    return import_module(f"tests.terminal.test_board_{title}")


TOLD = [(title, seats) for title in TITLES for seats in module_of(title).SEATS]
TOLD += [(title, rules_of(title).SEATS[0]) for title in SHELF if title not in TITLES]


@pytest.mark.parametrize(("title", "seats"), TOLD)
def test_every_position_can_be_described_and_boards_fit_100_columns(
    title: str, seats: int, long_run: bool
) -> None:
    under = trial(title, seats, 3)
    said = words(title)
    letters, tested = board(title), title in TITLES
    sides = [said.name(under.game.faction(under.state, seat)) for seat in under.table.seats]
    named = [side or name for side, name in zip(sides, under.seats, strict=True)]
    for number in range(900):
        if (asked := under.table.decision) is None:
            break
        if long_run or number % 4 == 0 or not tested:
            view = under.table.view(asked.seat)
            options = [letters.option(view, asked.seat, action) for action in asked.options]
            told_of = [said.say(option, asked.seat, named) for option in options]
            assert all(told_of)
            told_of += letters.notes(view, asked.seat, said, named)
            for reader in (None, asked.seat, (asked.seat + 1) % seats) if number % 5 == 0 else ():
                rows = letters.lines(under.table.view(reader), reader, said, named)
                if tested:
                    assert max(map(len, rows)) < 100
                    assert len(rows) <= module_of(title).most_rows(view)
                assert UNSEEN not in "".join(rows)
                told_of += rows
            assert GAP not in "".join(told_of), told_of
        under.recorded.play(under.rng.choice(asked.options))


@pytest.mark.parametrize("title", TITLES)
def test_random_keys_never_break_it_and_everything_is_saved(title: str, tmp_path: Path) -> None:
    rng, typed = Random(5), f"{TYPED}|{module_of(title).TYPED}".split("|")
    recorded = begun(title, tmp_path, YOU, "random", "random", level="short")
    paper = told(recorded, *(rng.choice(typed) for _ in range(400)))
    assert GAP not in paper
    assert len(recorded.table.answers) > 60
    assert loaded(recorded).table.digest == recorded.table.digest


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("title", "level"), [(title, level) for title in TITLES for level in box(title).levels])
def test_bots_finish_a_game_at_every_level_of_the_box(title: str, level: str, tmp_path: Path) -> None:
    recorded = begun(title, tmp_path, *("random",) * BOTS.get(level, 2), level=level)
    assert GAP not in told(recorded)
    assert recorded.over
