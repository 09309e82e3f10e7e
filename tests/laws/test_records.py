"""Every title's games can be written down, cut, reloaded and replayed, in this program and the next."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.core.journal import load, saves, start
from game.core.legible import legible
from game.core.sealed import SealedFile
from game.core.words import words
from game.titles import SHELF, on_show, setup, title
from tests.laws import TABLES
from tools.laws import openings

LONGEST = 60


def recorded(name: str, seats: int, folder: Path, seed: int = 3, longest: int = LONGEST) -> Path:
    chairs = ("random",) * seats
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
for path in sys.argv[1:]:
    print(path, load(Path(path), title).recorded.table.digest)
"""


def test_fingerprints_do_not_hang_on_how_this_run_hashes_strings(tmp_path: Path) -> None:
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
def test_a_title_refuses_a_setup_that_makes_no_sense_in_one_sentence(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="is played by"):
        setup(name, 99)
    with pytest.raises(ValueError, match="no level"):
        setup(name, seats, "../box")
    with pytest.raises(ValueError, match="no option"):
        setup(name, seats, options={"house": "wins"})


WILD = ("", '"', "{", "null", "1e999", "-1", "\\u0000", "\\ud800", "\\u001b[31m", "x" * 100, "9" * 400)
"""What a record may come to say where a number or a name stood."""


def broken(whole: bytes, rng: Random) -> bytes:
    """Break a record somewhere: the bytes themselves, or what is under good seals."""
    if rng.random() < 0.4:
        at = rng.randrange(len(whole))
        return whole[:at] + rng.choice([b"", b"\x00", b"\xff", b"\n", whole]) + whole[at + rng.randrange(40) :]
    lines = [row.rpartition(" #")[0] for row in whole.decode().splitlines()]
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                said = ["undo", "rewind 0", "rewind 3", "end x", "hash 9 x", "chair 0 7", "", "\x1b[2J"]
                lines[at] = rng.choice(said)
            case 1:
                lines.insert(at, rng.choice(lines))
            case 2 if len(lines) > 1:
                del lines[at]
            case 3:
                lines[at] = lines[at].replace(rng.choice("0123456789aeiou"), rng.choice("059_az:\x00\t\x9b"), 1)
            case 4:
                lines[0] = lines[0].replace(rng.choice(['"', "[", ":", "1", "random"]), rng.choice(WILD), 1)
            case _:
                lines[at] += rng.choice([" ", " 1", " x" * 500, "\x1b[31m"])
    writer = SealedFile()
    for content in lines:
        writer.add(content)
    return b"".join(writer.lines)


@pytest.mark.parametrize("count", [120, pytest.param(4_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SHELF)
def test_s31_i33_a_record_broken_anyhow_is_told_in_sentences_fit_to_be_shown(
    name: str, count: int, tmp_path: Path
) -> None:
    rng = Random(f"{name} broken")
    whole = recorded(name, title(name).SEATS[0], tmp_path, longest=12).read_bytes()
    path = tmp_path / "broken" / "broken.journal"
    path.parent.mkdir()
    for _ in range(count):
        path.write_bytes(broken(whole, rng))
        loaded = load(path, title)
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
    loaded = load(kept, title)
    assert loaded.sentences() == []
    assert loaded.recorded is not None
    assert loaded.recorded.over
    answers = [line for line in path.read_text().splitlines() if line.split()[0].isdecimal()]
    assert len(loaded.recorded.table.answers) == len(answers) > 0
    assert kept.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", old("changed"), ids=named)
def test_an_older_game_whose_rules_have_changed_is_shown_so_far_and_stays_as_it_was(
    path: Path, tmp_path: Path
) -> None:
    kept = Path(shutil.copy(path, tmp_path))
    loaded = load(kept, title)
    (told,) = loaded.sentences()
    assert "no longer goes the way it was recorded" in told
    assert kept.read_bytes() == path.read_bytes()


def test_every_title_that_0_1_0_showed_has_a_game_here() -> None:
    assert {path.stem for path in old("last")} == set(on_show())
    assert {path.stem for path in old("first", "changed")} == {path.stem for path in old("last")}
