"""The measurements of the window know their titles and measure what they say."""

import os

import pytest

from game.titles import on_show
from tests.client.driver import Driver
from tests.client.test_kit_widgets import Bench
from tests.conftest import Sampled
from tools import processes, shots
from tools.bench_client import (
    MOVES,
    OTHERWISE,
    PAINTED,
    DrawnFrame,
    FilmedMatch,
    _lived,
    _of_frames,
    _worst,
    at_rest,
    film,
    main,
)


def test_an_unknown_title_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench_client", "chess"])
    with pytest.raises(SystemExit):
        main()
    assert "there is no title called chess; there are espionage" in capsys.readouterr().err


def test_processor_time_of_a_process_can_be_read() -> None:
    before = processes.used(os.getpid())
    sum(number * number for number in range(2_000_000))
    assert processes.used(os.getpid()) > before


def test_two_films_have_the_same_frames_and_name_the_painted_parts() -> None:
    first, second = (film(FilmedMatch(on_show()[0], (640, 360), 12)) for _ in range(2))
    assert [frame.opening for frame in first] == [frame.opening for frame in second] == [True] * 12
    parts = [[name for name, _ in frame.painted if not name.startswith("picture")] for frame in (*first, *second)]
    assert parts[:12] == parts[12:]
    assert {"rail", "tray"} <= set(parts[0])
    assert all(frame.own > 0 for frame in first)


def test_overlong_frames_are_counted_and_the_worst_list_what_they_painted() -> None:
    drawn = [
        DrawnFrame(90.0, True, ()),
        *[DrawnFrame(5.0, False, ())] * 97,
        *[DrawnFrame(20.0, False, [("rail", 4.0)])] * 3,
    ]
    told = {measure.what: measure.value for measure in _of_frames(drawn)}
    assert told["frames too long, of 100"] == 3
    assert (told["frame, 99 of 100"], told["frame, longest"], told["opening frame, longest"]) == (20.0, 20.0, 90.0)
    assert [line.split() for line in _worst(drawn)][:2] == [
        ["0", "90.0", "ms", "(opening)"],
        ["98", "20.0", "ms", "rail", "4.0"],
    ]


def test_scene_that_repaints_itself_is_not_at_rest() -> None:
    still, restless = (Driver(Bench(paint)) for paint in (lambda ui, b: None, lambda ui, b: ui.redraw()))
    assert at_rest(still, seconds=1.0)[0] == 0.0
    assert at_rest(restless, seconds=1.0)[0] == 10.0


def test_idle_scenes_are_not_repainted(sampled: Sampled) -> None:
    """Cover a few scenes; `python -m tools.bench_client TITLE --scenes` goes through all of a title's."""
    shown = [*shots.house(), *(shot for name in sampled(on_show(), len(on_show())) for shot in shots.of(name))]
    once = [(name, shot) for name, shot in shown if not OTHERWISE.search(name) and name not in MOVES]
    painted = {name: at_rest(shot())[0] for name, shot in sampled(once, 10)}
    assert painted
    assert {name: often for name, often in painted.items() if often > PAINTED} == {}


@pytest.mark.parametrize("title", on_show())
def test_an_hour_of_matches_in_the_window_breaks_nothing(title: str, long_run: bool) -> None:
    """In Ideology the window once set out twice for the same place, and no other test had played that long."""
    if not long_run:
        pytest.skip("half a minute for each title; python -m pytest --long")
    assert all(0 < each.value <= each.goal for each in _lived(title))
