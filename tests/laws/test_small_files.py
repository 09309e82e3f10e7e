"""A bad small file gives one sentence, and its content is kept when it is rewritten."""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from game import folders
from game.client.kit.settings import Settings
from game.core.contract import Line
from game.core.language.legible import legible
from game.core.language.words import words
from game.machine import mistakes, own, progress, puzzling, today
from game.machine.ratings import Own
from tools.lab.proof.breaking import broken_json

pytestmark = pytest.mark.usefixtures("home")


class Small(NamedTuple):
    """A small file: its path, a valid content, and how it is read and rewritten."""

    path: Callable[[], Path]
    good: object
    read: Callable[[], Line | str | None]
    """Reads the file and returns its messages."""
    write: Callable[[], None]


def _read_settings() -> str:
    return Settings.load()[1]


def _write_settings() -> None:
    settings = Settings.load()[0]
    settings.mute = True
    settings.save()


def _write_ratings() -> None:
    ratings = own.kept()
    ratings.own["ideology"] = Own(990.0, 200.0, 1)
    ratings.save()


def _write_learnt() -> None:
    progress.kept().mark("ideology", "last")


def _write_days() -> None:
    today.kept().tried(date(2026, 3, 1), right=True)


def _write_mistakes() -> None:
    def add(found: mistakes.Mistakes) -> bool:
        found.moments.append(mistakes.OwnMoment(**MOMENT))  # type: ignore[arg-type]  # as JSON has it
        return True

    mistakes.STORE.change(add)


MOMENT = {
    "game": "0123456789ab",
    "title": "espionage",
    "day": "2026-01-02",
    "code": "OV1-x",
    "seat": 0,
    "number": 7,
    "kind": "move_spy",
    "motif": "spy",
    "given": "stay",
    "best": "move_spy usa",
    "lost": 0.12,
    "due": "2026-01-03",
    "right": 1,
    "missed": 2,
}
LOSSES = {"0123456789ab": ["espionage", [["middle", "spy", "spy", 0.12]]]}


def _count_puzzle() -> None:
    puzzling.answered("ideology", "one", 1000, True, helped=False)


RATING = {"rating": 1012.5, "unsure": 120.25, "games": 7, "counted": ["2026-01-01T10:00:00.000 5"]}
DAY = {"game": {"how": "won", "turns": 9, "points": 12}, "wrong": 1, "solved": True}
SMALL = {
    "settings": Small(
        folders.settings,
        {"speed": 2.0, "window": [1600, 900], "names": {"you": "Ada"}, "language": "it"},
        _read_settings,
        _write_settings,
    ),
    "ratings": Small(folders.ratings, {"espionage": RATING}, lambda: own.kept().trouble, _write_ratings),
    "learnt": Small(
        folders.learnt,
        {"espionage": {"lesson": ["first"], "tried": ["one"]}},
        lambda: progress.kept().trouble,
        _write_learnt,
    ),
    "mistakes": Small(
        folders.mistakes,
        {"moments": [MOMENT], "losses": LOSSES},
        lambda: mistakes.kept().trouble,
        _write_mistakes,
    ),
    "puzzles": Small(
        folders.puzzles,
        {"own": {"espionage": [812.5, 250.5, 3]}, "streak": 1, "best": 2, "counted": ["a b"]},
        lambda: puzzling.STORE.read()[1],
        _count_puzzle,
    ),
    "days": Small(folders.days, {"2026-01-02": DAY}, lambda: today.kept().trouble, _write_days),
}


def said(told: Line | str | None) -> str:
    return words("room").say(told) if isinstance(told, Line) else told or ""


@pytest.mark.parametrize("count", [60, pytest.param(3_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SMALL)
def test_broken_small_file_is_reported_and_kept(name: str, count: int) -> None:
    small = SMALL[name]
    rng = Random(f"{name} small")
    spoilt = 0
    path = small.path()
    for _ in range(count):
        broken = broken_json(json.dumps(small.good).encode(), rng)
        path.write_bytes(broken)
        told = said(small.read())
        assert told == legible(told, 400)
        small.write()
        assert said(small.read()) == "", "what was written can be read"
        kept = [each for each in path.parent.iterdir() if each != path]
        if told:
            assert [each.read_bytes() for each in kept] == [broken], told
            spoilt += 1
        for each in kept:
            each.unlink()
    assert spoilt > count / 4


@pytest.mark.parametrize(
    ("name", "wild"),
    [
        ("ratings", {"espionage": {**RATING, "games": float("inf")}}),
        ("ratings", {"espionage": {**RATING, "rating": 10**400}}),
        ("days", {"2026-01-02": {**DAY, "wrong": float("inf")}}),
        ("days", {"2026-01-02": {**DAY, "game": {"how": "won", "turns": 10**400}}}),
        ("settings", {"window": [float("inf"), 900]}),
        ("settings", {"speed": 10**400}),
    ],
)
def test_endless_numbers_are_reported(name: str, wild: object) -> None:
    SMALL[name].path().write_text(json.dumps(wild))
    assert said(SMALL[name].read())


@pytest.mark.parametrize("name", SMALL)
def test_too_long_a_file_is_reported(name: str) -> None:
    SMALL[name].path().write_bytes(b" " * 1_000_000 + b"{}")
    assert "too long" in said(SMALL[name].read())


@pytest.mark.skipif(os.name != "posix", reason="pipes and links")
@pytest.mark.parametrize("make", ["pipe", "circle", "zeros"])
@pytest.mark.parametrize("name", SMALL)
def test_special_file_is_neither_waited_for_nor_replaced(name: str, make: str) -> None:
    small, path = SMALL[name], SMALL[name].path()
    if make == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero" if make == "zeros" else path.name)
    there = path.lstat().st_ino
    assert bool(said(small.read())) == (make != "circle"), "a circle leads nowhere: there is nothing to read"
    with suppress(OSError):  # some report it in a sentence of their own
        small.write()
    assert path.lstat().st_ino == there


def test_day_with_an_incomplete_game_is_described_without_a_gap() -> None:
    lacking = {**DAY, "game": {"how": "won"}}
    SMALL["days"].path().write_text(json.dumps({"2026-01-02": lacking}))
    day = date(2026, 1, 2)
    told = today.told(today.deal(day), today.kept().of(day))
    assert "⟨" not in told
    assert told.endswith(": 1955, puzzle solved in 2 tries"), "the rest of the day is still told"


def test_same_progress_in_two_programs_is_kept() -> None:
    here, there = progress.kept(), progress.kept()
    here.mark("ideology", "first")
    for name in ("spies", "bluffs"):
        there.mark("espionage", name)
    here.mark("espionage", "spies")
    assert progress.kept().done == here.done == there.done
    assert all(here.has("espionage", name) for name in ("spies", "bluffs"))


def test_progress_of_two_programs_on_different_days_is_kept() -> None:
    here, there = today.kept(), today.kept()
    here.tried(date(2026, 3, 1), right=True)
    there.tried(date(2026, 3, 2), right=False)
    here.tried(date(2026, 3, 3), right=False)
    assert sorted(today.kept().days) == ["2026-03-01", "2026-03-02", "2026-03-03"]
