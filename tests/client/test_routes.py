"""Every request that a scene may make leads to a scene that can be drawn."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from game import folders
from game.client import requests as wanted
from game.client.cards import CurtainCard, PauseCard, ResultCard
from game.client.kit.scene import Request
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.match.scene import Match
from game.client.routes import build
from game.client.scenes.shelf.drawer import request_of_file
from game.core.exercise import exercise
from game.core.files.journal import Loaded, Recorded, load, start
from game.play.elsewhere import Knock
from game.play.retry import Retry, RetryPlace, own_turn
from game.play.session import Session
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.titles import on_show, rules_of, setup
from tests.client.driver import Driver
from tests.games import path_of
from tests.pocket.pretended import Pretended
from tests.sure import such, sure

CHAIRS, NAMES = ("fair", "fair"), ("A", "B")
SESSION = Session("espionage", setup("espionage", seed=3), CHAIRS, NAMES)


def record() -> Recorded[Any]:
    return start(folders.saves(), rules_of("espionage"), SESSION.setup, CHAIRS, NAMES)


def invitation() -> wanted.InvitePhones:
    sitting = Sitting(record(), AtOnce())
    return wanted.InvitePhones(sitting, Pretended(sitting, (0,)))


def loaded() -> Loaded:
    return load(sure(record().journal.path), rules_of)


def own_turn_of(lesson: str) -> Retry:
    return sure(own_turn("espionage", exercise("espionage", lesson)))


REQUESTS: tuple[Callable[[], Request], ...] = (
    wanted.OpenTitle,
    lambda: wanted.SetUpGame("espionage"),
    lambda: wanted.Play(SESSION),
    lambda: wanted.Watch(record()),
    lambda: wanted.ReviewGame(record()),
    lambda: wanted.Demonstrate("espionage"),
    lambda: wanted.TurnShelf(on_show()),
    lambda: wanted.ShowOff(on_show()),
    wanted.AskVisitor,
    lambda: wanted.TellVisitor(ResultCard("espionage", SESSION, "Nobody wins", "Time is up.")),
    lambda: wanted.ReadRules("espionage"),
    wanted.OpenSettings,
    lambda: wanted.OpenLetters("Name of seat 1", "Ada", str),
    lambda: wanted.OpenCommands((wanted.Listed("Settings", "f10", None),)),
    wanted.OpenSaves,
    lambda: wanted.TellTrouble(loaded(), watch=False),
    lambda: wanted.LiftCurtain(CurtainCard("espionage", "red", "spy", "Red", "A")),
    lambda: wanted.AskToPause(PauseCard("espionage", ())),
    lambda: wanted.AskIfSure(None, "Why not."),
    lambda: wanted.ShowResult(ResultCard("espionage", SESSION, "Nobody wins", "Time is up.")),
    lambda: wanted.ReadChronicle("espionage", (), record()),
    lambda: wanted.FilmMoment(record(), (), "end", "open"),
    wanted.OpenLessons,
    lambda: wanted.Learn("espionage", "home"),
    lambda: wanted.FirstStart("espionage", wanted.SetUpGame("espionage")),
    lambda: wanted.ChooseWhoPlaysOn(record(), (wanted.Moment(0, "The opening"),)),
    lambda: wanted.OpenBranches(record().header.id),
    wanted.OpenStatistics,
    lambda: wanted.OpenDay(date(2026, 11, 27)),
    wanted.OpenLearning,
    lambda: wanted.LearnFromGame(record()),
    lambda: wanted.TakeOwnTurn("espionage", "home"),
    lambda: wanted.TryAgain(RetryPlace((own_turn_of("home").moment,))),
    lambda: wanted.TryMoment(own_turn_of("home"), RetryPlace((own_turn_of("home").moment,))),
    lambda: wanted.OpenCircuit("espionage"),
    lambda: wanted.ReadFrontPage(ResultCard("espionage", SESSION, "Nobody wins", "Time is up.")),
    invitation,
    lambda: wanted.AskForChair(Knock(1, 0, "Anna"), "Red"),
)

UNTOUCHED = wanted.LiftCurtain | wanted.Demonstrate | wanted.TurnShelf | wanted.ShowOff
"""Requests that are made without touching anything."""


def test_every_request_is_built_and_drawn() -> None:
    met = set[type[Request]]()
    for make in REQUESTS:
        request, settings = make(), Settings()
        met.add(type(request))
        driver = Driver(build(request, settings, Sound(settings)), settings=settings)
        assert driver.scene is not None
        assert driver.labels() or isinstance(request, UNTOUCHED), request
        driver.scene.closing()
    assert met == {
        each for each in vars(wanted).values() if isinstance(each, type) and issubclass(each, Request)
    } - {Request}


def test_unknown_request_is_an_error() -> None:
    settings = Settings()
    with pytest.raises(LookupError, match="Unknown"):
        build(Unknown(), settings, Sound(settings))


class Unknown(Request):
    """A request that no scene answers."""


def test_game_killed_while_writing_resumes_at_once() -> None:
    """It used to ask first, over an empty table, and Esc led to the shelf."""
    recorded = record()
    path = path_of(recorded)
    for _ in range(2):
        recorded.play(sure(recorded.table.decision).options[0])
    recorded.journal.wait()
    path.write_bytes(path.read_bytes()[:-5])
    match = such(Match, build(such(wanted.Play, request_of_file(path)), Settings(), Sound(Settings())))
    assert "cut off" in match.overlays.notice
    match.closing()
