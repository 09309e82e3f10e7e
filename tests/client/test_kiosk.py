"""A day at a fair: the loop, a visitor's game, and no way to exit."""

import ast
import gc
import os
import random
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client import kiosk, routes
from game.client import requests as wanted
from game.client.cards import PauseCard, ResultCard
from game.client.kiosk import OPEN, PATIENCE, Kiosk, NoDisplay, NothingToShow
from game.client.kit import theme
from game.client.kit.input import key_events
from game.client.kit.scene import Next, Pop, Push, Quit, Replace, Request, Scene, StartOver
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.kit.theme import SHELF_STAYS, SHELF_TURNS, SHOWN_OFF
from game.client.kit.widgets import Ui
from game.client.match.bar import MARGIN, wide_frame
from game.client.match.scene import Match
from game.client.scenes.fair.loop import Exhibition, Shelf, Stay, VisitorResult, guided
from game.command_line import main
from game.core.content.box import box
from game.core.files.journal import Recorded
from game.play.session import YOU
from game.play.worker import AtOnce
from game.titles import on_show
from tests.client.driver import screen
from tests.client.unpainted import Watched
from tests.sure import such


class Played:
    """A replacement for a visitor's match."""

    opaque, animating = True, False

    def __init__(self, game: Any) -> None:
        self.game = game

    def draw(self, ui: Ui) -> None:
        ui.backdrop()
        ui.button("any", (10, 10, 100, 30), "Any", "any")

    def on(self, message: object) -> Next:
        return Pop() if isinstance(message, wanted.LeaveMatch) else None

    def tick(self, seconds: float) -> Next:
        return None

    def closing(self) -> None: ...


def build(request: Request, settings: Settings, sound: Sound) -> Scene:
    """Build a scene as the client does, except for a match that thinks."""
    match request:
        case wanted.Play(game):
            return Played(game)
        case wanted.ShowOff(titles, game):
            assert game is not None, "the window keeps the games that go on"
            return Exhibition(Match(game, settings, bots=AtOnce(), sound=sound), titles)
        case _:
            return routes.build(request, settings, sound)


class Fair(Watched, Kiosk):
    """A kiosk without a window, with methods for a visitor's input."""

    def __init__(self, settings: Settings | None = None, *, locked: bool = True) -> None:
        super().__init__(settings or Settings(mute=True), screen((1280, 720)), locked=locked)
        self.build = build
        self.show(self._built(self.first))

    def draw(self) -> None:
        """Draw everything but matches; how a board looks is tested elsewhere."""
        if not isinstance(self.scene, Exhibition):
            super().draw()

    def wait(self, seconds: float) -> "Fair":
        """Let time pass."""
        for _ in range(round(seconds * 10)):
            self.step([], 0.1)
        return self

    def press(self, *names: str) -> "Fair":
        """Press keys."""
        for name in names:
            self.step(key_events(name), 0.1)
        return self


@pytest.fixture
def fair() -> Fair:
    return Fair()


def at(x: float, y: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


TOUCHES = {
    "a key": key_events("x"),
    "tab": key_events("tab"),
    "a click": [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)],
    "a finger": [pygame.event.Event(pygame.FINGERDOWN, x=0.1, y=0.1, finger_id=1)],
    "the wheel": [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)],
    "a pad": [pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0)],
    "the pointer": [at(5, 5), at(90, 90)],
}


@pytest.mark.parametrize("touch", TOUCHES)
def test_any_touch_starts_a_short_guided_game_of_the_shown_title(touch: str) -> None:
    fair = Fair()
    fair.step(TOUCHES[touch], 0.1)
    game, title = such(Played, fair.scene).game, on_show()[0]
    assert isinstance(game, Recorded)
    assert game.journal.path is None, "a visitor leaves no file"
    assert (game.header.title, game.header.setup.level) == (title, box(title).short)
    assert game.header.chairs.count(YOU) == 1
    assert title in fair.settings.guided


def test_trembling_pointer_does_not_count_as_a_person(fair: Fair) -> None:
    fair.step([at(5, 5), at(6, 5), at(5, 6)], 0.1)
    assert isinstance(fair.scene, Shelf)


@pytest.mark.parametrize("title", on_show())
def test_every_title_has_a_short_game_for_one_person(title: str) -> None:
    session = guided(title, Settings())
    assert session.people == (0,)
    assert session.setup.level == (box(title).short or box(title).levels[0])
    assert len(session.chairs) <= 3


def test_shelf_cycles_through_all_titles_and_resumes_their_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Match, "tick", lambda match, seconds: None)
    fair, seen = Fair(), list[str]()
    for _ in range(len(on_show()) + 1):
        fair.wait(SHELF_TURNS + SHELF_STAYS + 0.5)
        seen.append(such(Exhibition, fair.scene).titles[0])
        assert such(Exhibition, fair.scene).match.sitting.recorded is fair.games[seen[-1]]
        fair.step([], SHOWN_OFF)
    assert seen == [*on_show(), on_show()[0]]
    assert not any(game.journal.path for game in fair.games.values())


def test_two_idle_minutes_return_to_the_loop_with_the_next_title(fair: Fair) -> None:
    fair.press("x")
    fair.settings.speed = 4.0
    fair.wait(PATIENCE / 2).press("x").wait(PATIENCE - 1)
    assert isinstance(fair.scene, Played), "a touch counts anew"
    fair.wait(2)
    assert such(Shelf, fair.scene).titles[0] == on_show()[1]
    assert fair.settings == fair.usual, "the next visitor finds nothing changed"


@pytest.mark.parametrize("touch", ["loop", "game"])
def test_locked_kiosk_closes_only_by_the_service_key(touch: str) -> None:
    fair = Fair()
    if touch == "game":
        fair.press("x")
    fair.step([pygame.event.Event(pygame.QUIT)], 0.1)
    fair.press("ctrl+q", "alt+f4", "f11", "esc", "ctrl+w", "ctrl+c")
    fair.follow(Quit())
    assert fair.running
    assert not fair.settings.fullscreen
    fair.press(kiosk.SERVICE)
    assert not fair.running


@pytest.mark.parametrize("locked", [True, False])
def test_a_window_that_a_key_of_the_desktop_hides_comes_back(
    monkeypatch: pytest.MonkeyPatch, locked: bool
) -> None:
    fair, restored = Fair(locked=locked), list[str]()
    monkeypatch.setattr(fair, "windowed", True)
    monkeypatch.setattr(kiosk, "_window", lambda: SimpleNamespace(restore=lambda: restored.append("restored")))
    fair.step([pygame.event.Event(pygame.WINDOWMINIMIZED)], 0.1)
    assert restored == ["restored"] * locked


def test_unlocked_kiosk_can_be_closed() -> None:
    fair = Fair(locked=False)
    fair.step([pygame.event.Event(pygame.QUIT)], 0.1)
    assert not fair.running


def test_no_request_opens_files_or_settings_at_the_kiosk(fair: Fair) -> None:
    fair.press("x")
    below = fair.scene
    for request in (wanted.OpenSettings(), wanted.OpenSaves(), wanted.OpenTitle(), wanted.SetUpGame("espionage")):
        for step in (Push(request), Replace(request), StartOver(request)):
            fair.follow(step)
            assert fair.scenes == [below]
    kinds = {each for each in vars(wanted).values() if isinstance(each, type) and issubclass(each, Request)}
    assert set(OPEN) < kinds, "what is added to the client stays closed until it is opened here"


def test_kiosk_has_its_own_pause_and_result(fair: Fair) -> None:
    fair.press("x")
    fair.follow(Push(wanted.AskToPause(PauseCard("espionage", ()))))
    assert isinstance(fair.scene, Stay)
    fair.press("esc")
    assert isinstance(fair.scene, Played)
    session = guided("espionage", Settings())
    fair.follow(Replace(wanted.ShowResult(ResultCard("espionage", session, "Red wins", "Three."))))
    assert isinstance(fair.scene, VisitorResult)
    fair.wait(0.5).press("esc")
    assert isinstance(fair.scene, Shelf), "there is nothing below: the loop is back"


def test_leaving_a_game_returns_to_the_kiosk_loop(fair: Fair) -> None:
    fair.press("x")
    fair.follow(Push(wanted.AskVisitor()))
    fair.wait(0.5).press("s")
    assert isinstance(fair.scene, Shelf)


def test_monkey_at_the_kiosk_leaves_no_file(fair: Fair, home: Path) -> None:
    rng = random.Random(1)
    for _ in range(60):
        fair.press(rng.choice(["x", "esc", "enter", "f1", "f10", "tab", "q", "n", "ctrl+q"]))
    fair.wait(1)
    assert fair.running
    assert os.listdir(home) == []


def test_empty_shelf_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kiosk, "shelf", lambda: ())
    with pytest.raises(NothingToShow, match="nothing to show"):
        Fair()


@pytest.mark.paints
def test_the_shelf_and_the_caption_stay_clear_of_the_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "tick", lambda match, seconds: None)
    fair = Fair()
    for scene in (Shelf, Exhibition):
        assert isinstance(fair.scene, scene)
        for _ in range(4):
            fair.ui.time += 0.1
            fair.audit = []
            Kiosk.draw(fair)
        safe = fair.ui.rect.inflate(-2 * fair.ui.width * MARGIN, -2 * fair.ui.height * MARGIN)
        caption = [written for written in fair.audit or [] if written.panel in ("words", "prompt", "invitation")]
        assert caption
        assert [written.text for written in caption if not safe.contains(written.rect)] == []
        fair.wait(SHELF_TURNS + SHELF_STAYS + 0.5)
    strip = fair.surface.subsurface(wide_frame(fair.ui.rect, 1.0).prompt)
    ink = fair.surface.map_rgb(theme.INK)
    assert ink in pygame.surfarray.array2d(strip), "the caption stands in full ink"


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (NoDisplay("no screen was found"), "There is no screen to open a window on"),
        (OSError(28, "No space left on device"), "The kiosk cannot begin: No space left on device."),
        (NothingToShow("There is nothing to show."), "There is nothing to show."),
    ],
)
def test_kiosk_that_cannot_start_says_why_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], trouble: Exception, told: str
) -> None:
    def refuse(locked: bool) -> None:
        raise trouble

    monkeypatch.setattr(kiosk, "run", refuse)
    assert main(["demo", "--kiosk"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(told)
    assert len(said.strip().splitlines()) <= 2


# --- what breaks ---


class Broken(Played):
    """A scene in which one thing fails."""

    def __init__(self, at: str) -> None:
        super().__init__(None)
        self.at = at

    def __getattribute__(self, name: str) -> Any:
        if name != "at" and name == self.at:
            raise KeyError("what a board may\nlack")
        return super().__getattribute__(name)


@pytest.mark.parametrize("at", ["draw", "on", "tick", "animating", "closing", "opaque"])
@pytest.mark.parametrize("over", [False, True])
def test_breaking_scene_costs_a_line_and_not_the_fair(
    fair: Fair, at: str, over: bool, caplog: pytest.LogCaptureFixture
) -> None:
    fair.press("enter")
    if over:
        fair._enter(Played(None))
    fair._enter(Broken(at))
    fair.step([], 0.1)
    fair.step(key_events("u"), 0.1)
    fair.step([], PATIENCE)
    fair.wait(1)
    assert fair.running
    assert fair.looping
    assert len(fair.scenes) == len(fair.memories) == 1
    told = [line for line in caplog.messages if "KeyError" in line]
    assert 1 <= len(told) <= 2
    assert all("\n" not in line and "test_kiosk.py" in line for line in told)
    fair.press("enter")
    assert isinstance(fair.scene, Played), "the next visitor plays"


def test_breaking_title_is_skipped(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Exhibition, seconds: float) -> Next:
        if self.titles[0] == fair_first:
            raise ValueError(fair_first)
        return Replace(wanted.TurnShelf(self.titles[1:] + self.titles[:1]))

    fair_first = fair.titles[0]
    monkeypatch.setattr(Exhibition, "tick", broken)
    fair.wait((SHELF_TURNS + SHELF_STAYS + 1) * 2)
    assert fair.running
    assert such(Shelf, fair.scene).titles[0] != fair_first


def test_kiosk_with_nothing_to_show_raises_the_original_error(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Shelf, seconds: float) -> Next:
        raise ValueError("no box can be drawn")

    monkeypatch.setattr(Shelf, "tick", broken)
    with pytest.raises(ValueError, match="no box"):
        fair.wait(PATIENCE)


# --- memory ---


def test_kiosk_keeps_no_finished_match_or_scene_alive(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[Any]] = []

    def watched(request: Request, settings: Settings, sound: Sound) -> Scene:
        scene = build(request, settings, sound)
        made.extend(weakref.ref(each) for each in (scene, getattr(scene, "match", scene)))
        return scene

    monkeypatch.setattr(fair, "build", watched)
    for _ in fair.titles:
        fair.wait(SHELF_TURNS + SHELF_STAYS + 2)
        assert isinstance(fair.scene, Exhibition)
        fair.press("enter").begin_again()
    gc.collect()
    assert len(made) >= 3 * len(fair.titles)
    alive = [type(scene) for each in made if (scene := each()) is not None]
    assert alive == [Shelf, Shelf], "the one that is shown, and nothing else"


PRINTED = {
    "title",
    "path",
    "kind",
    "faction",
    "language",
    "role",
    "weight",
    "leading",
    "colours",
    "sea",
    "lanes",
    "region",
    "power",
}
"""Parameters allowed as keys of unbounded caches; the box has only so many of them."""


def test_every_cache_of_the_client_is_bounded() -> None:
    for path in (Path(__file__).parents[2] / "game" / "client").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for each in ast.walk(ast.parse(text)) if "@cache" in text else ():  # parsing takes long
            if isinstance(each, ast.FunctionDef) and "cache" in [ast.unparse(of) for of in each.decorator_list]:
                given = {argument.arg for argument in (*each.args.args, *each.args.kwonlyargs)}
                assert given <= PRINTED, f"{path.name}: {each.name} remembers without end; lru_cache has a bound"
