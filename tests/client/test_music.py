"""Music: it rises with what everybody sees, ducks, falls silent, and never runs out of anything."""

from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
import pygame
import pytest

from game.client.kit import stamps
from game.client.kit.music import COMES, DUCKED, GOES, Music
from game.client.kit.settings import Settings
from game.client.kit.sound import MusicWish, Sound
from game.core.table import Table
from game.titles import on_show, reckoning, rules_of, setup
from tests.client.driver import Driver
from tests.client.matches import laid_out
from tests.games import questions
from tools.music import BARS, BEATS, MUSIC, Loop, Score, layers
from tools.sounds import RATE

FOLDER = stamps.ASSETS / "music"
STEP = 0.1


class Heard:
    """A channel that only records its volume."""

    def __init__(self) -> None:
        self.volume, self.plays = 0.0, False

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self, layer: object, loops: int = 0) -> None:
        self.plays = loops == -1

    def stop(self) -> None:
        self.plays = False


Playing: TypeAlias = tuple[Music, Sound, list[Heard]]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Playing:
    """Return music on recording channels, without an audio device."""
    settings = Settings(volume_music=0.5)
    sound, channels = Sound(settings), [Heard() for _ in range(8)]
    monkeypatch.setattr(sound, "ready", lambda: True)
    monkeypatch.setattr(pygame.mixer, "Sound", lambda path: path)
    monkeypatch.setattr(pygame.mixer, "Channel", lambda number: channels[number])
    monkeypatch.setattr(pygame.mixer, "set_num_channels", lambda count: None)
    monkeypatch.setattr(pygame.mixer, "set_reserved", lambda count: None)
    return Music(settings, sound), sound, channels


def go_on(
    of: tuple[Music, Sound, list[Heard]], wish: MusicWish | None, seconds: float, *, speaks: bool = False
) -> None:
    player, sound, _ = of
    for _ in range(round(seconds / STEP)):
        sound.wish = wish
        player.tick(STEP, speaks=speaks)


def louds(of: Playing) -> list[float]:
    return [round(channel.volume, 2) for channel in of[2][: len(of[0].channels)]]


def test_music_layers_follow_the_danger(played: Playing) -> None:
    go_on(played, MusicWish("espionage", 1), COMES + 1)
    assert louds(played) == [0.5, 0, 0, 0]
    assert all(channel.plays for channel in played[2][:4]), "each keeps time while it isn't heard"
    go_on(played, MusicWish("espionage", 3), COMES + 0.2)
    assert louds(played) == [0.5, 0.5, 0.5, 0]
    go_on(played, MusicWish("espionage", 1), GOES / 2)
    assert 0 < louds(played)[2] < 0.5
    go_on(played, MusicWish("espionage", 1), GOES)
    assert louds(played) == [0.5, 0, 0, 0]


def test_music_ducks_under_speech_and_the_opening_of_notes(played: Playing) -> None:
    go_on(played, MusicWish("manifesto", 1), 4)
    go_on(played, MusicWish("manifesto", 1, soft=True), 2)
    assert louds(played)[0] == round(0.5 * DUCKED, 2)
    go_on(played, MusicWish("manifesto", 1), 2)
    assert louds(played)[0] == 0.5
    go_on(played, MusicWish("manifesto", 1), 2, speaks=True)
    assert louds(played)[0] == round(0.5 * DUCKED, 2)


def test_scene_without_a_wish_gets_the_room_music(played: Playing) -> None:
    go_on(played, MusicWish("ideology", 4), 4)
    assert played[0].name == "ideology"
    go_on(played, None, GOES + 2)
    assert played[0].name == "room"


def test_one_key_stops_the_music_at_once(played: Playing) -> None:
    go_on(played, MusicWish("espionage", 2), 3)
    played[0].settings.music = False
    played[0].tick(STEP)
    assert (played[0].channels, played[0].name) == ([], "")
    settings = Settings()
    driver = Driver(laid_out(1), settings=settings).key("f9")
    assert not settings.music
    driver.key("f9")
    assert settings.music


def test_sound_stays_closed_while_music_is_off_or_muted() -> None:
    for settings in (Settings(music=False), Settings(mute=True), Settings(volume_music=0.0)):
        sound = Sound(settings)
        sound.wish = MusicWish("espionage", 1)
        Music(settings, sound).tick(STEP)
        assert sound.open is None


def test_a_match_asks_for_its_own_music() -> None:
    match = laid_out(1, title="ideology")
    match.tick(0.05)
    assert match.sound.wish == MusicWish("ideology", reckoning("ideology").tension(match.stage.view))


@pytest.mark.parametrize("title", on_show())
def test_the_music_is_the_same_in_every_world_and_for_every_seat(title: str, run_seed: int) -> None:
    rules, rng = rules_of(title), Random(run_seed)
    table: Table[Any] = Table(rules, setup(title, rules.SEATS[1] if title != "manifesto" else 5, seed=run_seed))
    of, levels = reckoning(title), set[int]()
    for number, asked in enumerate(questions(table, rng, 600)):
        if number % 7 == 0:
            seen = {of.tension(table.view(seat)) for seat in (None, *table.seats)}
            worlds = [rules.imagine(table.view(asked.seat), asked.seat, Random(each)) for each in range(2)]
            seen |= {of.tension(world) for world in worlds}
            assert len(seen) == 1
            levels |= seen
    assert levels <= {1, 2, 3, 4}
    assert len(levels) > 1 or title == "world_order", "it rises in the course of a game"


def test_every_piece_ships_with_its_layers_under_four_megabytes() -> None:
    names = {f"{name}_{number}.ogg" for name in MUSIC for number in range(1, 3 if name == "room" else 5)}
    assert {path.name for path in FOLDER.glob("*.ogg")} == names
    assert set(on_show()) < set(MUSIC)
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) < 4_000_000
    assert "tools.music" in (stamps.ASSETS / "CREDITS.md").read_text("utf-8")


def test_layers_of_a_piece_have_equal_length_and_no_seam() -> None:
    score, _ = MUSIC["manifesto"]
    made = layers("manifesto")
    assert {len(layer) for layer in made} == {round(score.beat * BEATS * BARS * RATE)}
    assert sum(float(np.max(np.abs(layer))) for layer in made) < 1.2
    for layer in made:
        steps = np.abs(np.diff(layer))
        assert abs(layer[0] - layer[-1]) <= float(np.max(steps))


def test_sound_ringing_past_the_end_continues_at_the_beginning(tmp_path: Path) -> None:
    sheet = Loop(Score(60, ((0, 4, 7),)))
    sheet.lay(BARS * BEATS - 1, np.ones(2 * RATE))
    assert sheet.signal[:RATE].sum() == RATE
    assert sheet.signal[-RATE:].sum() == RATE
