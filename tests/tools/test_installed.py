"""Wheel and sdist in fresh environments: `pytest --long -n 0 -s tests/tools/test_installed.py`.

OVERTON_PYTHONS names the Pythons to test, separated by `:`; the default is the running one.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.titles import on_show
from game.version import version

ROOT = Path(__file__).parents[2]
PYTHONS = os.environ.get("OVERTON_PYTHONS", sys.executable).split(":")
SHARED = (
    "applications/overton.desktop",
    "man/man6/overton.6",
    "icons/hicolor/scalable/apps/overton.svg",
    "icons/hicolor/256x256/apps/overton.png",
)

BUILD = find_spec("build")
"""The `build` package; a folder with that name, which the demo leaves here, has no file."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(BUILD is None or BUILD.origin is None, reason="“build” is not there: pip install build"),
]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of this checkout."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)], check=True)
    return folder


@pytest.fixture(scope="module")
def wheels(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheels of this checkout and all its requirements, for an offline installation."""
    folder = tmp_path_factory.mktemp("wheels")
    (package,) = made.glob("*.whl")
    subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--wheel-dir", folder, package], check=True)
    return folder


@pytest.fixture(scope="module", params=[(python, kind) for python in PYTHONS for kind in ("*.whl", "*.tar.gz")])
def environment(request: pytest.FixtureRequest, made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with nothing but Overton and its requirements."""
    python, kind = request.param
    place = tmp_path_factory.mktemp("environment")
    (package,) = made.glob(kind)
    subprocess.run([python, "-m", "venv", str(place)], check=True)
    subprocess.run([place / "bin" / "pip", "install", "--quiet", str(package)], check=True)
    return place


def told(environment: Path, *command: str) -> str:
    """Run a command of an environment in an empty folder with a bare environment, and return its output."""
    home = environment / "home"
    home.mkdir(exist_ok=True)
    wanted = {"HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    program = environment / "bin" / command[0]
    done = subprocess.run(
        [program, *command[1:]], env=wanted, cwd=home, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_installed_program_runs_without_the_checkout(environment: Path) -> None:
    assert version() in told(environment, "overton", "--version")
    for title in on_show():
        assert told(environment, "overton", "rules", title)
    assert "The record of the game" in told(
        environment, "overton", "watch", "goofspiel", "--terminal", "--seats", "easy,easy"
    )
    (record,) = (environment / "home").rglob("*.journal")
    assert told(environment, "overton", "replay", str(record), "--check").startswith("ok:")


def test_installed_window_has_fonts_sounds_and_covers(environment: Path) -> None:
    draw = """if True:
        import pygame
        from game.client.app import App
        from game.client.kit.settings import Settings
        from game.client.requests import OpenTitle
        from game.client.routes import build
        app = App(Settings(), build)
        app.show(app._built(OpenTitle()))
        app.sound.play("confirm")
        print(len(app.nodes()), app.sound.loaded)
    """
    assert "confirm': <" in told(environment, "python", "-c", draw)


def test_program_is_installed_without_a_network(wheels: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path], check=True)
    offline = {"HOME": str(tmp_path), "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    command: list[str | Path] = [tmp_path / "bin" / "pip", "install", "--quiet", "--find-links", wheels, "overton"]
    subprocess.run(command, env=offline, check=True)
    assert version() in told(tmp_path, "overton", "--version")


def test_nothing_warns_when_installed(environment: Path) -> None:
    everything = """if True:
        from importlib import import_module
        from pkgutil import walk_packages
        import ai, game
        for package in (game, ai):
            for module in walk_packages(package.__path__, package.__name__ + "."):
                if not module.name.endswith("__main__"):
                    import_module(module.name)
        print("imported")
    """
    assert "imported" in told(environment, "python", "-W", "error", "-c", everything)
    watched = ("-m", "game", "watch", "goofspiel", "--terminal", "--seats", "easy,expert")
    assert "The record of the game" in told(environment, "python", "-W", "error", *watched)


def test_desktop_and_man_find_the_program(environment: Path) -> None:
    assert [name for name in SHARED if not (environment / "share" / name).is_file()] == []
