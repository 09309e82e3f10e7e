"""Every title's games can be saved, truncated, reloaded and replayed, in this version and the next."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.core.files.journal import load, saves, start
from game.core.language.legible import legible
from game.core.language.words import words
from game.testing.laws import openings
from game.titles import SHELF, rules_of, setup
from tests.games import path_of, play_on
from tests.laws import TABLES
from tests.sure import sure
from tools.lab.proof.breaking import broken_record

LONGEST = 60


def recorded(name: str, seats: int, folder: Path, seed: int = 3, longest: int = LONGEST) -> Path:
    chairs = ("random",) * seats
    return path_of(play_on(start(folder, rules_of(name), openings(name, seats, seed), chairs), longest, seed))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_journal_cut_anywhere_loads(name: str, seats: int, tmp_path: Path) -> None:
    path = recorded(name, seats, tmp_path)
    whole = path.read_bytes()
    for length in Random(1).sample(range(whole.index(b"\n") + 1, len(whole)), 25):
        path.write_bytes(whole[:length])
        loaded = load(path, rules_of)
        assert loaded.trouble is None, length
        assert loaded.good >= sum(part[:1].isdigit() for part in whole[:length].split(b"\n")[:-1])


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_is_reloaded_as_it_ended(name: str, seats: int, tmp_path: Path) -> None:
    path = recorded(name, seats, tmp_path, longest=5_000)
    loaded = load(path, rules_of)
    assert loaded.sentences() == []
    assert sure(loaded.recorded).over
    assert path.read_bytes() == b"".join(sure(loaded.recorded).journal.lines)


REPLAY = """
import sys
from pathlib import Path
from game.core.files.journal import load
from game.titles import rules_of
for path in sys.argv[1:]:
    print(path, load(Path(path), rules_of).recorded.table.digest)
"""


def test_fingerprints_do_not_depend_on_string_hashing(tmp_path: Path) -> None:
    paths = [str(recorded(name, seats, tmp_path / f"{name}-{seats}")) for name, seats in TABLES]
    told = [
        subprocess.run(
            [sys.executable, "-c", REPLAY, *paths],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for seed in ("1", "2")
    ]
    assert len(told[0]) == len(TABLES)
    assert told[0] == told[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_title_refuses_a_senseless_setup_in_one_sentence(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="is played by"):
        setup(name, 99)
    with pytest.raises(ValueError, match="no level"):
        setup(name, seats, "../box")
    with pytest.raises(ValueError, match="no option"):
        setup(name, seats, options={"house": "wins"})


@pytest.mark.parametrize("count", [120, pytest.param(4_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SHELF)
def test_broken_record_is_reported_in_sentences_fit_to_be_shown(name: str, count: int, tmp_path: Path) -> None:
    rng = Random(f"{name} broken")
    whole = recorded(name, rules_of(name).SEATS[0], tmp_path, longest=12).read_bytes()
    path = tmp_path / "broken" / "broken.journal"
    path.parent.mkdir()
    for _ in range(count):
        path.write_bytes(broken_record(whole, rng))
        loaded = load(path, rules_of)
        [listed], trouble = saves(path.parent)
        assert trouble is None
        shown = [*loaded.sentences(), *(words("room").say(told) for told in (listed.trouble,) if told)]
        for header in (listed.header, loaded.recorded and loaded.recorded.header):
            shown += [header.title, header.date, *header.chairs, *header.names] if header else []
        for text in shown:
            assert text == legible(text, 1_000)
        if loaded.recorded:
            assert loaded.recorded.table.digest


# --- records of other versions: see tests/records ---

OLD = Path(__file__).parents[1] / "records"


def old(*kinds: str) -> list[Path]:
    return sorted(path for kind in kinds for path in (OLD / kind).glob("*.journal"))


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", old("first", "last"), ids=named)
def test_a_game_of_0_1_0_opens_as_it_ended(path: Path, tmp_path: Path) -> None:
    kept = Path(shutil.copy(path, tmp_path))
    loaded = load(kept, rules_of)
    assert loaded.sentences() == []
    assert sure(loaded.recorded).over
    answers = [line for line in path.read_text().splitlines() if line.split()[0].isdecimal()]
    assert len(sure(loaded.recorded).table.answers) == len(answers) > 0
    assert kept.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", old("changed"), ids=named)
def test_older_game_with_changed_rules_is_shown_so_far_and_stays_unchanged(path: Path, tmp_path: Path) -> None:
    kept = Path(shutil.copy(path, tmp_path))
    loaded = load(kept, rules_of)
    (told,) = loaded.sentences()
    assert "no longer goes the way it was recorded" in told
    assert kept.read_bytes() == path.read_bytes()


def test_every_title_of_0_1_0_has_sample_games() -> None:
    assert len(old("last")) == 4
    assert {path.stem for path in old("last")} <= set(SHELF)
    assert {path.stem for path in old("first", "changed")} == {path.stem for path in old("last")}
