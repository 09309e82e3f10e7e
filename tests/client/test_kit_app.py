"""The main loop: scenes stack, settings apply, and a machine without screen or sound gets a message."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import wave
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.app import BLIND, _large_enough, _window, first_window, moved_to_the_corner, open_window
from game.client.kit import garbage, letters, stamps
from game.client.kit.input import key_events, key_name
from game.client.kit.letters import font
from game.client.kit.messages import Resumed
from game.client.kit.scene import Next, Pop, Push, Quit, Redraw, Replace, Scene, StartOver
from game.client.kit.settings import SMALLEST, Settings
from game.client.kit.sound import NAMES, Sound
from game.client.kit.theme import RED_GREEN
from game.client.kit.widgets import Ui
from tests.client.driver import Driver, Shown
from tests.patience import PATIENCE


@dataclass
class Screen:
    """A scene with one button that leads to the next scene."""

    name: str
    step: Next = None
    opaque: bool = True
    animating: bool = False
    ticking: Next = None
    heard: list[Any] = field(default_factory=list)
    drawn: int = 0

    def draw(self, ui: Ui) -> None:
        self.drawn += 1
        ui.backdrop()
        offset = 0 if self.opaque else 200
        ui.button("go", (100, 100 + offset, 200, 30), f"From {self.name}", self.step or "go", key="G")

    def on(self, message: object) -> Next:
        self.heard.append(message)
        return self.step if message is self.step else None

    def tick(self, seconds: float) -> Next:
        return self.ticking

    def closing(self) -> None:
        self.heard.append("closed")


def test_scene_is_pushed_and_popped() -> None:
    second = Screen("second", Pop("done"))
    first = Screen("first", Push(Shown(second)))
    driver = Driver(first).click("From first").click("From second")
    assert driver.scene is first
    assert second.heard[-1] == "closed"
    assert first.heard[-2:] == [Resumed(), "done"]


def test_system_message_disappears_the_moment_it_expires() -> None:
    """It stood for 10 ms longer: there was no frame to take it away."""
    driver = Driver(Screen("one"))
    page = driver.app.ui
    page.tell("Keep holding.")
    driver.app.step([], 0.0)
    assert page.aloud == {"machine": "Keep holding."}
    driver.app.step([], page.told[1] - page.clock)
    assert driver.behind() == []
    assert page.aloud == {}


def test_replace_and_reset() -> None:
    third = Screen("third")
    second = Screen("second", StartOver(Shown(third)))
    first = Screen("first", Replace(Shown(second)))
    driver = Driver(first).key("g").key("g")
    assert driver.scene is third
    assert "closed" in first.heard
    assert "closed" in second.heard


@pytest.mark.parametrize("step", [Push, Replace, StartOver])
def test_double_clicks_second_click_does_not_reach_the_next_scene(step: type[Push]) -> None:
    """The second click on Start in set-up used to reach the table."""
    second = Screen("second")
    driver = Driver(Screen("first", step(Shown(second)))).press(200, 115).wait(0.25).press(200, 115)
    assert driver.scene is second
    assert "go" not in second.heard
    driver.wait(0.35).press(200, 115)
    assert "go" in second.heard


def test_press_before_a_scene_was_visible_does_not_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no effect there, but it prolongs the pause between two people."""
    second, keys = Screen("second"), key_events("g")
    taken = list[object]()
    driver = Driver(Screen("first", Replace(Shown(second))))
    waits = iter([keys, []])
    monkeypatch.setattr(driver.app, "_wait", lambda tick: next(waits))
    monkeypatch.setattr(pygame.display, "flip", lambda: None)

    def waiting(kinds: object) -> list[pygame.event.Event]:
        taken.append(kinds)
        return keys[:1]

    monkeypatch.setattr(pygame.event, "get", waiting)
    missed = list[float]()
    monkeypatch.setattr(driver.app.devices.quiet, "missed", missed.append)
    for _ in range(2):
        driver.app.turn(lambda rate: None, 0.0)
    assert driver.scene is second
    assert taken == [BLIND]
    assert len(missed) == 1


def test_the_last_pop_and_quit_close_the_window() -> None:
    for step in (Pop(), Quit()):
        assert not Driver(Screen("only", step)).key("g").app.running


def test_under_a_sheet_everything_is_drawn_but_unreachable() -> None:
    sheet = Screen("sheet", opaque=False)
    first = Screen("first", Push(Shown(sheet)))
    driver = Driver(first).key("g")
    before = first.drawn
    driver.app.draw()
    assert first.drawn == before + 1
    assert driver.labels() == ["From sheet"]


def test_opaque_scene_hides_the_one_below() -> None:
    first = Screen("first", Push(Shown(Screen("cover"))))
    driver = Driver(first).key("g")
    before = first.drawn
    driver.app.draw()
    assert first.drawn == before


def test_nothing_is_drawn_while_nothing_changes() -> None:
    scene = Screen("still")
    driver = Driver(scene)
    before = scene.drawn
    driver.wait(5)
    assert scene.drawn == before
    scene.ticking = Redraw()
    driver.app.step([], 0.05)
    assert scene.drawn == before + 1
    scene.ticking, scene.animating = None, True
    for _ in range(10):
        driver.app.step([], 0.05)
    assert scene.drawn == before + 11


def test_full_garbage_collections_run_only_while_nothing_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in the frame that put a question took 60 ms; what a scene left behind is still found."""
    done: list[str] = []
    monkeypatch.setattr(garbage, "DUE", -1)
    for name in ("unfreeze", "collect", "freeze"):
        monkeypatch.setattr(gc, name, partial(done.append, name))
    moving = Screen("a match", animating=True)
    app = Driver(moving).app
    del done[:]
    app.step([], 0.1)
    assert done == []
    moving.animating = False
    while app.step([], 0.1):
        assert done == []
    app.step([], 0.1)
    assert done == ["unfreeze", "collect", "freeze", "collect", "freeze"]
    app.follow(Replace(Shown(Screen("another"))))
    del done[:]
    while app.step([], 0.1):
        assert done == []
    assert done == ["unfreeze", "collect", "freeze"]


def test_animation_that_ends_between_frames_is_drawn_once_more() -> None:
    """A match waits for the disk before it asks; if that took less than a frame, the question wasn't drawn."""
    screen = Screen("a")
    driver = Driver(screen)
    screen.animating = True
    driver.app.step([], 0.02)
    screen.animating = False  # by a thread, while the loop slept
    before = screen.drawn
    driver.app.step([], 0.02)
    assert screen.drawn == before + 1
    driver.app.step([], 0.02)
    assert screen.drawn == before + 1, "and then it rests"


def test_presses_in_one_frame_each_reach_the_scene_the_previous_opened() -> None:
    third = Screen("third")
    driver = Driver(Screen("first", Push(Shown(Screen("second", Push(Shown(third)))))))
    driver.app.step([*key_events("g"), *key_events("g"), *key_events("g")], 0.01)
    assert driver.scene is third
    assert third.heard == ["go"]


def test_every_scene_keeps_its_own_focus() -> None:
    driver = Driver(Screen("first", Push(Shown(Screen("second", Pop()))))).key("tab", "enter")
    assert driver.app.ui.focus is None
    driver.key("g")
    assert driver.app.ui.focus == "go"


@pytest.mark.parametrize("scene", [True, False], ids=["under another scene", "outside the window"])
def test_button_released_elsewhere_no_longer_presses_or_drags(scene: bool) -> None:
    first = Screen("first", Push(Shown(Screen("second", Pop()))))
    driver = Driver(first).wait(0.5)
    x, y = driver._device(*driver.spot(driver.node("go")))
    button = {"pos": (x, y), "button": 1}
    driver.app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, button)], 0.02)
    if scene:
        driver.key("g")
        driver.app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, button)], 0.02)
        driver.key("g")
    else:
        driver.app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.02)
    assert driver.scene is first
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(x + 40, y), rel=(40, 0), buttons=(0, 0, 0))
    driver.app.step([moved], 0.02)
    assert driver.app.ui.tree.pressed is None
    assert driver.app.ui.dragged is None


def test_f11_switches_to_full_screen() -> None:
    driver = Driver(Screen("only")).key("f11")
    assert driver.app.settings.fullscreen


def test_held_f11_toggles_full_screen_once() -> None:
    driver = Driver(Screen("only"))
    down, up = key_events("f11")
    for _ in range(2):
        driver.app.step([down], 0.04)
    assert driver.app.settings.fullscreen
    driver.app.step([up, down, up], 0.04)
    assert not driver.app.settings.fullscreen


def test_text_size_changes_at_once() -> None:
    driver = Driver(Screen("only"))
    driver.app.settings.text_scale = 1.5
    driver.key("q")
    assert driver.app.ui.text_scale == 1.5


@pytest.mark.paints
def test_picture_is_repeatable() -> None:
    pictures = [Driver(Screen("same")).pixels() for _ in range(2)]
    assert pictures[0] == pictures[1]


def test_unmarked_tests_look_at_no_dots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Driver, "paints", False)
    driver = Driver(Screen("black"))
    looks: list[Callable[[], object]] = [
        driver.pixels,
        driver.stale,
        lambda: driver.screenshot(tmp_path / "black.png"),
        lambda: driver.app.surface,
        lambda: driver.app.ui.canvas.surface.get_at((0, 0)),
    ]
    for look in looks:
        with pytest.raises(AssertionError, match="marked `paints`"):
            look()


@pytest.mark.parametrize(
    ("size", "logical"),
    [((1920, 1080), (1599.78, 899.88)), ((1000, 800), (1280, 1024)), ((2560, 1080), (2133.04, 899.88))],
)
def test_larger_windows_and_other_shapes_give_more_room(
    size: tuple[int, int], logical: tuple[float, float]
) -> None:
    assert Driver(Screen("only"), size).app.ui.rect.size == pytest.approx(logical, abs=0.1)


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_missing_display_is_reported_in_one_sentence() -> None:
    code = (
        "from game.client.app import App, NoDisplay, build\nfrom game.client.kit.settings import Settings\n"
        "try: App(Settings(), build)\nexcept NoDisplay as error: print('told:', error)"
    )
    told = run(code, SDL_VIDEODRIVER="no_such_driver")
    assert "told: no window can be opened" in told.stdout


def test_missing_sound_device_means_silence() -> None:
    code = (
        "from game.client.kit.sound import Sound\nfrom game.client.kit.settings import Settings\n"
        "Sound(Settings()).play('tick')"
    )
    assert run(code, SDL_AUDIODRIVER="no_such_driver").returncode == 0


def test_the_client_starts_without_numpy() -> None:
    code = (
        "import sys\nimport pygame\nfrom game.client import routes\nfrom game.client.app import App\n"
        "from game.client.kit.settings import Settings\nfrom tests.client.pieces import Pieces\n"
        "pygame.display.init()\npygame.display.set_mode((1, 1))\n"
        "app = App(Settings(), routes.build, pygame.Surface((1280, 720)))\n"
        "app.show(Pieces())\napp.step([], 0.05)\n"
        "print('loaded:', {'numpy', 'pytmx', 'platformdirs'} & sys.modules.keys())"
    )
    assert "loaded: set()" in run(code).stdout


LATER = (
    "numpy",
    "fontpkg.",
    "importlib.metadata",
    "multiprocessing",
    "concurrent",
    "ai.coach.advice",
    "ai.coach.review",
    "game.machine.statistics",
    "game.machine.today",
    "game.terminal.teletype",
    "game.client.boards",
    "game.play.sitting",
    "game.client.match.scene",
    "game.client.scenes.shelf.saves",
)
"""Modules that aren't needed to show the title screen."""


def test_title_is_drawn_before_later_modules_load() -> None:
    code = (
        "import sys\nfrom game import command_line as overton\nfrom game.client.app import App\n"
        "App.run = lambda self, first: self.show(self._built(first))\nassert overton.main([]) == 0\n"
        "print('loaded:', [name for name in sys.modules if f'{name}.'.startswith(%r)])"
    )
    assert "loaded: []" in run(code % (LATER,)).stdout


@pytest.mark.parametrize("role", sorted(letters.faces()))
def test_every_font_weight_is_found_in_its_package(role: str) -> None:
    face = letters.faces()[role]
    files = {letters._in_package(face.family, weight) for weight in face.weights}
    assert len(files) == len(face.weights)
    assert all(file.is_file() for file in files)


def test_missing_typeface_falls_back_to_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = {**letters.faces(), "lost": letters.Face("No Such Face", (400,), 0.7)}
    monkeypatch.setattr(letters, "faces", lambda: strange)
    assert letters._font_file("lost", 400) == letters._font_file("plex", 700)


def test_every_sound_exists_and_is_short() -> None:
    paths = [stamps.ASSETS / "sounds" / f"{name}.wav" for name in NAMES]
    assert sum(path.stat().st_size for path in paths) < 400_000
    for path in paths:
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
            assert file.getnframes() < 1.2 * 22050


def test_volume_is_set_per_sound_group() -> None:
    settings = Settings(volume_deeds=0.5, volume_alarm=0.0)
    sound = Sound(settings)
    assert (sound.loudness("confirm"), sound.loudness("refuse")) == (0.5, 0.0)
    settings.mute = True
    assert sound.loudness("confirm") == 0.0


def test_settings_survive_a_round_trip(tmp_path: Path) -> None:
    kept = Settings(text_scale=1.5, keys={"u": "z", "z": "u"}, window=(1000, 800), seen=("intro",))
    kept.language, kept.palette = "it", RED_GREEN
    kept.save(tmp_path / "deep" / "settings.json")
    assert Settings.load(tmp_path / "deep" / "settings.json") == (kept, "")


WITHOUT_END = ["[" * 200_000, '{"names": ' * 100_000, f"[{'1' * 5_000}]", " " * 2_000_000]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"speed": "fast"}', '{"window": [1]}', '{"mute": 3}', "\x00\xff", *WITHOUT_END]
)
def test_broken_settings_are_reported_and_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    settings, sentence = Settings.load(path)
    assert settings == Settings()
    assert "could not be read" in sentence
    assert len(sentence) < 250


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("window", "[1e999, 5]"),
        ("window", "[null, 5]"),
        ("window", "[1, 2, 3]"),
        ("speed", "1e999"),
        ("speed", "NaN"),
        ("speed", "true"),
        ("names", '{"1": 5}'),
        ("names", '[["1", "Ada"]]'),
        ("keys", '{"u": null}'),
        ("seen", "[[]]"),
        ("seen", '"abc"'),
        ("guided", "[1]"),
        ("mute", "0"),
        ("language", '"xx"'),
        ("palette", '"xx"'),
    ],
)
def test_c35_wrong_setting_is_named_and_affects_no_other(tmp_path: Path, name: str, value: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"text_scale": 1.5, "{name}": {value}, "fullscreen": true}}', encoding="utf-8")
    settings, sentence = Settings.load(path)
    assert settings == Settings(text_scale=1.5, fullscreen=True)
    assert name in sentence


def test_names_from_the_settings_are_sanitised(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"names": {"1": "\x00A\ud800\x1b[31m" + "x" * 99}}), encoding="utf-8")
    settings, sentence = Settings.load(path)
    assert (settings.names["1"], sentence) == ("A� [31m" + "x" * 32 + "…", "")


def test_c35_too_long_a_settings_folder_is_reported() -> None:
    assert "could not be read" in Settings.load(Path("/") / ("x" * 5_000) / "settings.json")[1]


@pytest.mark.parametrize(
    ("desk", "window"),
    [
        ((3840, 2160), (2560, 1440)),
        ((2560, 1440), (1706, 960)),
        ((1920, 1080), (1280, 720)),
        ((1366, 768), (1280, 720)),
        ((1280, 720), (1208, 680)),
    ],
)
def test_the_first_window_fits_the_desk(desk: tuple[int, int], window: tuple[int, int]) -> None:
    assert first_window(desk) == window


def test_click_that_focuses_the_window_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first click into it used to be wasted."""
    monkeypatch.delenv("SDL_MOUSE_FOCUS_CLICKTHROUGH", raising=False)
    open_window(Settings())
    assert os.environ["SDL_MOUSE_FOCUS_CLICKTHROUGH"] == "1"


def test_full_screen_starts_in_the_corner_and_returns_to_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a window manager, a full screen used to keep the window's offset, which cut off its lower right."""
    open_window(Settings())
    _window().position = (36, 20)
    assert moved_to_the_corner() is None, "other systems do that themselves"
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert moved_to_the_corner() == (36, 20)
    assert _window().position == (0, 0)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720), (1280, 720)])
    assert moved_to_the_corner() is None, "it would go to another screen"


def test_window_size_is_kept_only_once_changed(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings().save(path)
    assert Settings.load(path)[0].window == Settings.window
    Settings(window=(1500, 900)).save(path)
    assert Settings.load(path)[0].window == (1500, 900)


def test_out_of_range_settings_are_clamped(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"text_scale": 99, "window": [1, 1], "of_another_version": True}), encoding="utf-8")
    settings, sentence = Settings.load(path)
    assert (settings.text_scale, settings.window, sentence) == (2.5, (960, 600), "")


def test_failed_save_keeps_the_old_settings_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    Settings(speed=2.0).save(path)

    def full(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        Settings(speed=4.0).save(path)
    assert Settings.load(path)[0].speed == 2.0
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json"]


def test_every_character_of_the_words_has_a_glyph() -> None:
    letters = sorted(
        set("".join(path.read_text("utf-8") for path in stamps.ASSETS.parent.glob("levels/*/words.*.toml")))
    )
    face = font("plex", 400, 24)
    box = pygame.image.tobytes(face.render("￾", True, "white"), "RGBA")
    missing = [
        c
        for c in [*letters, *"→←↑↓…’“”·–"]
        if c.isprintable() and pygame.image.tobytes(face.render(c, True, "white"), "RGBA") == box
    ]
    assert missing == []


def accepts(scene: Scene) -> Scene:
    return scene


def test_plain_class_works_as_a_scene() -> None:
    assert accepts(Screen("typed"))


def test_window_is_never_too_small_to_read() -> None:
    assert _large_enough((500, 400)) == SMALLEST
    assert _large_enough((1280, 500)) == (1280, SMALLEST[1])
    assert _large_enough((1920, 1080)) == (1920, 1080)


@pytest.mark.parametrize(("text", "meant"), [("7", "7"), ("", "[7]")])
def test_number_pad_types_digits_with_num_lock(text: str, meant: str) -> None:
    assert key_name(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_KP7, mod=0, unicode=text)) == meant
