"""A fifth game in one command: created in a copy of the tree, and played there in terminal and window."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.titles import SHELF
from tools import new

ROOT = Path(__file__).parents[2]
WINDOW = """
from tests.client.driver import Driver
from tests.client.matches import laid_out
from game.client.scenes.shelf.title import Title
from game.client.kit.settings import Settings

assert "My Game" in Driver(Title(Settings())).labels()
driver = Driver(laid_out(title="my_game"))
driver.scene.settings.speed = 1000
while type(driver.scene).__name__ == "Match":
    cards = [node.id for node in driver.app.nodes() if node.id.startswith("noun:")]
    if cards:
        driver.click(cards[0])
    driver.wait(0.5)
print(driver.labels())
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which the command created a new title."""
    copy = tmp_path_factory.mktemp("tree")
    half_written = shutil.ignore_patterns("*.pyc.*")  # being written by another worker
    for name in ("ai", "assets", "docs", "game", "levels", "tests", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=half_written)
    for path in (ROOT / "pyproject.toml", *ROOT.glob("*.md")):
        shutil.copy(path, copy)
    said = run(copy, "-m", "tools.new", "my_game")
    assert len(said.strip().splitlines()) == 6, "what was done, and what to do next in five lines"
    return copy


def run(tree: Path, *arguments: str, typed: str = "") -> str:
    """Run Python in a copy of the tree and return its output. Raises AssertionError if it fails."""
    home = {"OVERTON_HOME": str(tree / "home"), "PYTHONPATH": str(tree)}
    still = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **home, **still},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_title_plays_random_games_under_the_laws(tree: Path) -> None:
    assert " 0 failures" in run(tree, "-m", "tools.fuzz", "my_game", "--games", "20", "--cores", "1")


def test_a_new_title_passes_its_own_tests_and_the_laws_with_stories_it_records_itself(tree: Path) -> None:
    """The model's stories used to be copied, and became illegal games as soon as the rules differed."""
    assert not (tree / new.STORIES / "my_game").exists()
    run(tree, "-m", "tools.story", "my_game", "--record")
    laws = ("tests/laws", "tests/client/test_hands_are_kept.py", new.STORIES, "tests/client/test_said.py")
    asked = ("-q", "-n", "0", "-p", "no:cacheprovider", "tests/titles/my_game", *laws, "-k", "my_game")
    assert "test_said.py" in run(tree, "-m", "pytest", *asked, "-rA"), "a story is told"


def test_new_title_can_be_played_in_the_terminal(tree: Path) -> None:
    typed = "".join(f"{card}\n" for card in range(13, 1, -1))
    told = run(tree, "-m", "game", "play", "my_game", "--terminal", "--seats", "you,easy", typed=typed)
    assert "points" in told
    assert "The record of the game" in told
    assert "⟨" not in told


def test_new_title_appears_on_the_shelf_and_is_played_in_the_window(tree: Path) -> None:
    told = run(tree, "-c", WINDOW)
    assert "Play again" in told
    assert "⟨" not in told


def test_new_title_is_a_copy_that_does_not_mention_its_model(tree: Path) -> None:
    made = [path for drawer in new.DRAWERS for path in (tree / drawer / "my_game").rglob("*") if path.is_file()]
    assert made
    for path in made:
        text = path.read_text("utf-8") if path.suffix != ".pyc" else ""
        assert "goofspiel" not in text.casefold(), path
        assert "GO-" not in text, path
    assert "hidden" not in (tree / "levels" / "my_game" / "box.toml").read_text("utf-8")


def test_goofspiel_takes_less_than_300_lines() -> None:
    """The smallest title can be read in one go, in one language."""
    files = [*(ROOT / "game/titles/goofspiel").glob("*.py"), *(ROOT / "levels/goofspiel").glob("*.*")]
    files = [path for path in files if ".it." not in path.name]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 300


@pytest.mark.parametrize("name", [*SHELF, "class", "my game", "My", "2nd", "room", "", "_x", "jeu_d'échecs"])
def test_invalid_name_is_refused_in_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        new.main([name])
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert said.count(": ") >= 1
    assert said.endswith(".")


@pytest.mark.parametrize(("name", "wanted"), [("my_game", "MY"), ("x", "XX"), ("q2", "QX"), ("chess", "CH")])
def test_rule_ids_begin_with_two_letters(name: str, wanted: str) -> None:
    assert new.prefix(name) == wanted
