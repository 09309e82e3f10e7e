"""Fixtures for all tests of the client."""

import gc
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

import pygame
import pytest

from ai.coach import advice
from game import luck
from game.client.kit import desktop, garbage
from game.client.match.scene import Match
from tests.client.driver import Driver
from tests.client.matches import at_home, board_tests
from tests.client.unpainted import no_lights

Questions = Callable[[str], Mapping[str, Match]]
"""Returns a title's matches, keyed by the kind of question they are at."""


@pytest.fixture(scope="session")
def questions_of(tmp_path_factory: pytest.TempPathFactory) -> Questions:
    """Return one match at each question that a board's tests list, to be inspected but not played on."""

    @cache
    def of(title: str) -> Mapping[str, Match]:
        tests = board_tests(title)
        with pytest.MonkeyPatch.context() as patch:
            at_home(patch, tmp_path_factory.mktemp(title))
            patch.setattr(luck, "source", Random(title))
            return {kind: tests.at_question(kind, turn) for kind, turn in tests.KINDS.items()}

    return of


@pytest.fixture(scope="module")
def questions(request: pytest.FixtureRequest, questions_of: Questions) -> Mapping[str, Match]:
    """Return one match at each question that a module's board tests list, to be inspected but not played on."""
    return questions_of(request.module.TABLE.title)


@pytest.fixture(scope="session", autouse=True)
def _display() -> None:
    """Open a window, since pictures can't be made without one."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))


@pytest.fixture(scope="package", autouse=True)
def _few_tries(long_run: bool) -> Iterator[None]:
    """Let the coach try a held answer less often, which `tests/ai` covers, and collect no garbage."""
    with pytest.MonkeyPatch.context() as patch:
        if not long_run:
            patch.setattr(advice, "MOST_TRIES", 100)
            patch.setattr(advice, "LEAD_TRIES", 200)
            patch.setattr(garbage, "LONGEST", garbage.NEVER)  # a game of minutes takes a second here
            patch.setattr(garbage, "DUE", garbage.NEVER)
            patch.setattr(garbage, "NEVER", gc.get_threshold()[2])  # Python decides, as in all other tests
        yield


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a test copies to the clipboard."""
    texts = list[str]()

    def copy(text: str) -> bool:
        texts.append(text)
        return True

    monkeypatch.setattr(desktop, "copy", copy)
    return texts


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that a test opens on the desktop."""
    folders = list[Path]()

    def show(folder: Path) -> bool:
        folders.append(folder)
        return True

    monkeypatch.setattr(desktop, "show", show)
    return folders


@pytest.fixture(scope="session", autouse=True)
def _every_frame(long_run: bool) -> None:
    """Draw every frame in long runs."""
    Driver.every_frame = long_run


@pytest.fixture(autouse=True)
def _no_dots(request: pytest.FixtureRequest, long_run: bool) -> Iterator[None]:
    """Paint only for tests that look at pixels, and in long runs."""
    if long_run or request.node.get_closest_marker("paints"):
        yield
        return
    with pytest.MonkeyPatch.context() as patch, no_lights():
        patch.setattr(Driver, "paints", False)
        yield
