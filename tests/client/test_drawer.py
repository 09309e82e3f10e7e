"""However many games are saved, no picture waits for their list, and none is read twice."""

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from game import folders
from game.client.kit.messages import Picked, Resumed
from game.client.kit.scene import Scene
from game.client.kit.settings import Settings
from game.client.scenes.shelf import drawer
from game.client.scenes.shelf.branches import Branches
from game.client.scenes.shelf.drawer import Drawer
from game.client.scenes.shelf.saves import Saves
from game.client.scenes.shelf.title import Title
from game.client.scenes.statistics import Statistics
from game.core.files import journal
from game.core.files.journal import Saved, glance, saves, start
from game.titles import rules_of, setup
from tests.client.driver import Driver
from tests.patience import awaited

MANY, FEW = 7, 3


@pytest.fixture(name="kept")
def _kept(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Saved games, newest first; only a few are read at once."""
    monkeypatch.setattr(drawer, "AT_ONCE", FEW)
    paths = []
    for number in range(MANY):
        made = start(folders.saves(), rules_of("espionage"), setup("espionage", 2, seed=number), ("you", "fair"))
        assert made.table.decision is not None
        made.play(made.table.decision.options[0])
        assert made.journal.path is not None
        os.utime(made.journal.path, (1_000 - number,) * 2)
        paths.append(made.journal.path)
    return paths


@pytest.fixture(name="ready")
def _ready(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """An event that must be set before anything is read in the background."""
    ready = Event()

    def slowly(path: Path) -> Saved:
        assert current_thread() is main_thread() or ready.wait(60)
        return glance(path)

    monkeypatch.setattr(journal, "glance", slowly)
    yield ready
    ready.set()


def known(drawer: Drawer) -> list[Path]:
    return [each.saved.path for each in drawer.kept]


def read_on(scene: Scene, drawer: Drawer) -> None:
    """Let time pass until all games are known."""

    def all_known() -> bool:
        scene.tick(0.05)
        return not drawer.reading

    awaited(all_known, "the rest of the games")


@pytest.mark.parametrize("made", [lambda: Title(Settings()), Saves, Statistics, lambda: Branches("")])
def test_newest_saves_are_there_at_once_and_the_others_follow(
    kept: list[Path], ready: Event, made: type[Saves]
) -> None:
    scene = made()
    assert known(scene.drawer) == kept[:FEW]
    driver = Driver(scene).wait(1)
    assert scene.drawer.reading
    ready.set()
    read_on(scene, scene.drawer)
    assert known(scene.drawer) == kept
    driver.wait(0.2)
    scene.closing()


def test_page_says_while_saves_are_still_being_read(kept: list[Path], ready: Event) -> None:
    page = Saves()
    driver = Driver(page)
    assert any("are still being read" in text for text in driver.texts())
    ready.set()
    read_on(page, page.drawer)
    written = driver.written()
    assert any(text.text.startswith(f"{MANY} games") for text in written)
    assert not any("are still being read" in text.text for text in written)


def test_leaving_leaves_the_rest_unread(kept: list[Path], ready: Event) -> None:
    drawer = Drawer()
    drawer.close()
    assert not drawer.reading
    assert known(drawer) == kept[:FEW]


def test_returning_person_sees_what_was_played_meanwhile(kept: list[Path], ready: Event) -> None:
    page = Title(Settings())
    os.utime(kept[-1], (2_000, 2_000))
    page.on(Resumed())
    assert known(page.drawer)[0] == kept[-1]


def test_played_game_stays_selected_where_the_list_moves_it(kept: list[Path], ready: Event) -> None:
    """The row was kept instead: another game stood there, with Enter and Del ready."""
    page = Saves()
    page.on(Picked(2))
    os.utime(kept[2], (2_000, 2_000))
    page.on(Resumed())
    assert page.chosen == 0
    assert page.kept[page.chosen].saved.path == kept[2]
    ready.set()
    read_on(page, page.drawer)
    assert page.kept[page.chosen].saved.path == kept[2]
    page.closing()


def test_no_save_is_read_twice_unless_it_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    real = journal._read_through

    def counted(path: Path) -> Saved:
        if path.parent == tmp_path:  # another test's thread may still be reading
            read.append(path)
        return real(path)

    monkeypatch.setattr(journal, "_read_through", counted)
    for number in range(1_200):
        (tmp_path / f"{number}.journal").write_bytes(b"no record")
    assert len(saves(tmp_path)[0]) == len(read) == 1_200
    assert len(saves(tmp_path)[0]) == len(read)
    (tmp_path / "7.journal").write_bytes(b"another one")
    (tmp_path / "8.journal").unlink()
    saves(tmp_path)
    assert [path.name for path in read[1_200:]] == ["7.journal"]
    assert tmp_path / "8.journal" not in journal._known, "what is gone is forgotten"
