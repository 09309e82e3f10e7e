"""Titles and bots outside this tree: proven, and played in window and terminal."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ai.homemade import FOLDERS
from game import pure
from game.core.content.box import box
from game.core.content.loading import TITLES, folder, in_every_title
from game.testing import BotChecked, LawBroken, check_bot, check_title
from game.testing.laws import factions_can_be_shown, must
from game.titles import flaw, goofspiel, rules_of

ROOT = Path(__file__).parents[2]
EXAMPLES, BOTS = ROOT / "docs" / "titles", ROOT / "docs" / "bots"
IN_THE_WINDOW = """
from game.client.match.scene import Match
from game.client.film.pictures import Cut, Film, darken
from game.core.files.journal import start
from game.play.session import Session
from game.play.worker import AtOnce
from game.titles import rules_of, setup
darken()
recorded = start(None, rules_of("pebbles"), setup("pebbles", 3, seed=2), ("fair",) * 3)
while recorded.table.decision is not None:
    recorded.play(recorded.table.decision.options[-1])
film = Film(recorded, Cut(0, len(recorded.table.answers), "open"))
film.replay.seek(5)
film.settle()
match = Match(Session("pebbles", setup("pebbles", 2, seed=1), ("easy", "easy"), ("A", "B")), bots=AtOnce())
for _ in range(2000):
    match.tick(0.1)
assert match.sitting.table.result is not None
print("painted")
"""


@pytest.fixture
def there(tmp_path: Path) -> Path:
    """A folder outside the tree with one title in it."""
    shutil.copytree(EXAMPLES / "pebbles", tmp_path / "games" / "pebbles")
    return tmp_path / "games"


def run(there: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    env = os.environ | {TITLES: str(there), "OVERTON_HOME": str(there.parent / "home")}
    told = [sys.executable, *arguments]
    return subprocess.run(told, cwd=ROOT, env=env, capture_output=True, text=True)


def overton(there: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return run(there, "-m", "game", "--language", "en", *arguments)


def test_title_from_elsewhere_keeps_every_law(there: Path) -> None:
    told = overton(there, "prove", "pebbles", "--games", "6")
    assert told.stdout.startswith("Pebbles keeps every law: 6 random games"), told.stderr
    assert "Hidden from others at some time: closed." in told.stdout


def test_title_from_elsewhere_is_played_in_the_terminal_and_on_show(there: Path) -> None:
    told = overton(there, "watch", "pebbles", "--seats", "easy,fair", "--terminal", "--seed", "3")
    assert told.returncode == 0, told.stderr
    ended = r"^Round \d+: (Red wins|Blue wins|The victory is shared)\. Points: \d\.$"
    assert re.search(ended, told.stdout, re.MULTILINE), told.stdout[-500:]
    assert run(there, "-c", "from game.titles import on_show; print(on_show()[-1])").stdout == "pebbles\n"
    assert "Three points win." in overton(there, "rules", "pebbles").stdout


def test_external_title_uses_the_translations_it_has(there: Path) -> None:
    """Words without the kinds of their names used to keep the whole program from starting in that language."""
    words = (there / "pebbles" / "words.en.toml").read_text("utf-8")
    other = words.replace("The hands are opened. Together they hold", "Si aprono le mani. Insieme tengono")
    (there / "pebbles" / "words.it.toml").write_text(other, encoding="utf-8")
    told = run(there, "-m", "game", "--language", "it", "watch", "pebbles", "--seats", "easy,fair", "--terminal")
    assert "Si aprono le mani. Insieme tengono" in told.stdout, told.stderr[-500:]


def test_title_from_elsewhere_is_played_in_the_window(there: Path) -> None:
    told = run(there, "-c", IN_THE_WINDOW)
    assert told.stdout.endswith("painted\n"), told.stderr


def test_bots_think_about_a_title_from_elsewhere_in_their_own_processes(there: Path) -> None:
    seats = f"{BOTS / 'looking.py'},easy"
    told = overton(there, "watch", "pebbles", "--seats", seats, "--terminal", "--seed", "3")
    assert told.returncode == 0, told.stderr
    assert "answered in its place" not in told.stdout


@pytest.mark.parametrize(
    ("file", "was", "becomes", "why"),
    [
        ("__init__.py", "seen.closed = tuple(", "seen.guesses = tuple(", "seed"),
        (
            "__init__.py",
            "return MOST * len(state.factions)",
            "return state.round",
            "no thing appears or disappears",
        ),
        ("rules.py", "from .events import", "from .event import", "can't be loaded"),
        ("words.en.toml", 'guessed = "', 'guest = "', "⟨event.guessed⟩"),
        ("__init__.py", 'NAME = "pebbles"', 'NAME = "nuts"', "is the name of its folder"),
        ("box.toml", "seats = [2, 4]", "seats = [2, 40]", "seats"),
        ("__init__.py", "else UNSEEN for owner", "else held for owner", "what close seals is hidden from others"),
        ("rules.py", "total = sum(", "total = 1 // 0 + sum(", "by zero (rules.py, line 102)"),
        ("rules.py", "state.guesses = none", "state.guesses = [*none]", "immutable values only, not closed = ["),
    ],
)
def test_flaw_of_a_title_from_elsewhere_is_named(there: Path, file: str, was: str, becomes: str, why: str) -> None:
    path = there / "pebbles" / file
    text = path.read_text("utf-8")
    assert was in text
    path.write_text(text.replace(was, becomes), encoding="utf-8")
    told = overton(there, "prove", "pebbles", "--games", "3")
    assert told.returncode, told.stdout
    assert why in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("file", "more", "told"),
    [
        ("rules.py", "1 / 0", "can't be loaded: ZeroDivisionError: division by zero (rules.py, line 126)."),
        ("rules.py", "raise SystemExit(3)", "can't be loaded: SystemExit: 3 (rules.py, line 126)."),
        ("__init__.py", "new = None", "can't be set up: TypeError"),
    ],
)
def test_breaking_title_closes_only_its_own_box(there: Path, file: str, more: str, told: str) -> None:
    with (there / "pebbles" / file).open("a") as rules:
        rules.write(f"{more}\n")
    proven = overton(there, "prove", "pebbles")
    assert told in proven.stderr, proven.stderr
    assert "Traceback" not in proven.stderr
    closed = "from game.client.scenes.shelf.titles import flaw_of; print(flaw_of('pebbles'))"
    assert told in run(there, "-c", closed).stdout


def test_a_faction_needs_an_icon_and_its_place_in_the_rules() -> None:
    of = box("goofspiel")
    first, *others = of.faction
    for wrong, why in (
        (replace(first, symbol="cottage"), "symbol is an icon.*red: cottage"),
        (replace(first, id="crimson"), "the same factions"),
    ):
        with pytest.raises(LawBroken, match=why):
            factions_can_be_shown(replace(of, faction=(wrong, *others)), rules_of("goofspiel"))


def test_mismatching_files_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goofspiel, "new", lambda setup: {"red": 1}[setup.level])
    flaw.cache_clear()
    told = flaw("goofspiel")
    flaw.cache_clear()
    assert "KeyError('standard') in test_elsewhere.py, line" in told


def test_built_in_titles_take_precedence_over_external_ones(there: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(there / "pebbles", there / "goofspiel")
    monkeypatch.setenv(TITLES, str(there))
    assert folder("goofspiel") == ROOT / "levels" / "goofspiel"
    assert folder("pebbles") == there / "pebbles"
    assert [path.parent for path in in_every_title("box.toml")][-1] == there / "pebbles"


def test_built_in_title_can_be_checked_too() -> None:
    assert check_title("goofspiel", games=3).answers == 3 * 24


def test_unknown_title_cannot_be_checked() -> None:
    with pytest.raises(ValueError, match="no title called"):
        check_title("nowhere")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    return tmp_path / "mine.py"


def test_title_from_elsewhere_is_interpreted_with_its_base_classes(
    there: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No interpreted class can inherit from a compiled one, so compiled wheels couldn't play such titles."""
    monkeypatch.delenv(pure.PURE, raising=False)
    for folders, wanted in ((f"{there.parent}", False), (f"nowhere{os.pathsep}{there}", True), ("", False)):
        monkeypatch.setenv(TITLES, folders)
        assert pure.asked() is wanted
    monkeypatch.setenv(TITLES, str(there))
    monkeypatch.setenv(pure.PURE, "0")
    assert not pure.asked()


def test_good_bot_passes_the_proof(mine: Path) -> None:
    shutil.copy(BOTS / "matching.py", mine)
    told = check_bot(mine, ["goofspiel"])
    assert told == BotChecked(("goofspiel",), told.answers, told.slowest)
    assert told.answers >= 12


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def answer(view, options):\n    return 'dance'\n", "not on offer"),
        ("def answer(view, options):\n    max(options)\n", "mine.py returned nothing to the question “bid”"),
        (
            "asked = []\ndef answer(view, options):\n"
            "    asked.append(1)\n    return options[0 if len(asked) > 2 else -1]\n",
            "the same question gets the same answer",
        ),
    ],
)
def test_law_a_bot_breaks_is_named(mine: Path, source: str, why: str) -> None:
    mine.write_text(source, encoding="utf-8")
    with pytest.raises(LawBroken, match=why):
        check_bot(mine, ["goofspiel"])


def test_file_without_a_bot_function_fails_the_check(mine: Path) -> None:
    mine.write_text("print('hello')\n")
    with pytest.raises(ValueError, match="no function"):
        check_bot(mine)


def test_broken_law_reports_the_values_it_saw() -> None:
    with pytest.raises(LawBroken, match=r"pebbles roll \(3\)"):
        must(False, "pebbles roll", 3)
