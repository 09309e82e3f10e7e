"""Every title's games can be written down, cut, reloaded and replayed, in this program and the next."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.core.journal import load, start
from game.titles import setup, title
from tests.laws import TABLES
from tools.laws import openings

LONGEST = 60


def recorded(name: str, seats: int, folder: Path, seed: int = 3, longest: int = LONGEST) -> Path:
    chairs = ("drifter",) * seats
    game = start(folder, title(name), openings(name, seats, seed), chairs)
    rng = Random(seed)
    while (asked := game.table.decision) and len(game.table.answers) < longest:
        game.play(rng.choice(asked.options))
    assert game.journal.path is not None
    return game.journal.path


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_journal_cut_anywhere_loads(name: str, seats: int, tmp_path: Path) -> None:
    path = recorded(name, seats, tmp_path)
    whole = path.read_bytes()
    for length in Random(1).sample(range(whole.index(b"\n") + 1, len(whole)), 25):
        path.write_bytes(whole[:length])
        loaded = load(path, title)
        assert loaded.trouble is None, length
        assert loaded.good >= sum(part[:1].isdigit() for part in whole[:length].split(b"\n")[:-1])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_is_reloaded_as_it_ended(name: str, seats: int, tmp_path: Path) -> None:
    path = recorded(name, seats, tmp_path, longest=5_000)
    loaded = load(path, title)
    assert loaded.sentences() == []
    assert loaded.recorded is not None
    assert loaded.recorded.over
    assert path.read_bytes() == b"".join(loaded.recorded.journal.lines)


REPLAY = """
import sys
from pathlib import Path
from game.core.journal import load
from game.titles import title
print(load(Path(sys.argv[1]), title).recorded.table.digest)
"""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_fingerprint_does_not_hang_on_how_this_run_hashes_strings(
    name: str, seats: int, tmp_path: Path
) -> None:
    path = recorded(name, seats, tmp_path)
    prints = set()
    for seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", REPLAY, str(path)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        prints.add(told.stdout)
    assert len(prints) == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_title_refuses_a_setup_that_makes_no_sense_in_one_sentence(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="is played by"):
        setup(name, 99)
    with pytest.raises(ValueError, match="no level"):
        setup(name, seats, "../box")
    with pytest.raises(ValueError, match="no option"):
        setup(name, seats, options={"house": "wins"})
