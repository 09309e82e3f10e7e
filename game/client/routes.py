"""Maps requests to scenes; scenes are built only here."""

from typing import Any

from game.client import requests as wanted
from game.client.kit.scene import Request, Scene
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.core.content.loading import ContentError
from game.core.files.journal import Recorded
from game.core.language.legible import legible
from game.core.language.words import words
from game.play.session import Session


def build(request: Request, settings: Settings, sound: Sound) -> Scene:
    """Build the requested scene. Each one is imported only when needed, so that the window opens sooner."""
    for scenes in (_shelf, _game, _mistakes, _record, _fair, _settings):
        scene = scenes(request, settings, sound)
        if scene is not None:
            return scene
    raise LookupError(f"no scene is built for {request!r}")


def _shelf(request: Request, settings: Settings, sound: Sound) -> Scene | None:
    """Build a scene of the shelf, the setup or the saved games; None for other requests."""
    match request:
        case wanted.OpenTitle(notice, start):
            from game.client.scenes.shelf.title import Title

            return Title(settings, notice=notice, start=start)
        case wanted.SetUpGame(title, watch, left):
            from game.client.scenes.setup.page import SetUp

            return SetUp(title, settings, watch=watch, left=left)
        case wanted.FirstStart():
            from game.client.scenes.shelf.first import First

            return First(request, settings)
        case wanted.OpenSaves(replays):
            from game.client.scenes.shelf.saves import Saves

            return Saves(replays)
        case wanted.TellTrouble(loaded, watch):
            from game.client.scenes.shelf.saves import RecordTrouble

            return RecordTrouble(loaded, watch)
        case wanted.OpenBranches(game):
            from game.client.scenes.shelf.branches import Branches

            return Branches(game)
        case wanted.ChooseWhoPlaysOn():
            from game.client.scenes.setup.play_on import PlayOnSheet

            return PlayOnSheet(request, settings)
        case wanted.OpenCircuit(title):
            from game.client.scenes.circuit.page import CircuitPage

            return CircuitPage(title, settings)
        case wanted.OpenStatistics():
            from game.client.scenes.statistics import Statistics

            return Statistics()
        case _:
            return None


def _game(request: Request, settings: Settings, sound: Sound) -> Scene | None:
    """Build a scene of a game, a lesson, or a sheet over a match; None for other requests."""
    match request:
        case wanted.Play(game, visitor, told):
            from game.client.match.scene import Match

            begun = Match(game, settings, sound=sound, visitor=visitor, invites=_invites(game))
            if told is not None:
                begun.overlays.notice = words("room").say(told)
            return begun
        case wanted.InvitePhones() | wanted.AskForChair():
            return _elsewhere(request)
        case wanted.Learn(title, name, kind):
            return _learning(title, name, kind, settings, sound)
        case wanted.OpenLessons(title, begin):
            from game.client.scenes.exercises.lessons import Lessons

            return Lessons(title, begin)
        case wanted.OpenDay(day):
            from game.client.scenes.exercises.today import DayPage

            return DayPage(day)
        case wanted.ReadRules(title, clause):
            from game.client.scenes.rules import Rules

            return Rules(title, clause)
        case wanted.LiftCurtain(card, lifting):
            from game.client.scenes.sheets.curtain import Band, Curtain

            return (Curtain if card.cloth else Band)(card, sound, lifting)
        case wanted.AskToPause(card):
            from game.client.scenes.sheets.pause import Pause

            return Pause(card)
        case wanted.AskIfSure(thing, told, title, sure):
            from game.client.scenes.sheets.sure import AreYouSure

            return AreYouSure(thing, told, title, sure)
        case _:
            return None


def _invites(game: Session | Recorded[Any]) -> bool:
    """Return True if a match begins with the invitation to phones: if requested, or if it was left with phones."""
    if isinstance(game, Session):
        return game.phones
    from game.pocket.kept import place  # no other part of the pocket package is needed for this

    path = place(game)
    return path is not None and game.table.result is None and path.exists()


def _elsewhere(request: wanted.InvitePhones | wanted.AskForChair) -> Scene:
    """Build a scene about hands on phones."""
    if isinstance(request, wanted.AskForChair):
        from game.client.scenes.sheets.sure import Knocking

        return Knocking(request)
    from game.client.scenes.sheets.join import Join
    from game.pocket import phones, wire

    if request.phones is not None:
        request.phones.renew()
        return Join(request.sitting, request.phones)
    try:
        return Join(request.sitting, phones.opened(request.sitting))
    except wire.NoParts as missing:
        return Join(request.sitting, None, str(missing))


def _learning(title: str, name: str, kind: str, settings: Settings, sound: Sound) -> Scene:
    """Build the match of a lesson or puzzle, or a title screen with the error if it can't be set up."""
    from game.client.match.lesson import Lesson
    from game.client.match.lesson_match import TaughtMatch

    try:
        lesson = Lesson.named(title, name, kind)
    except ContentError as error:
        return build(wanted.OpenTitle(legible(str(error))), settings, sound)
    return TaughtMatch(lesson, settings, sound)


def _mistakes(request: Request, settings: Settings, sound: Sound) -> Scene | None:
    """Build a scene about one's own mistakes; None for other requests."""
    match request:
        case wanted.OpenLearning(title):
            from game.client.scenes.exercises.learning import LearningPage

            return LearningPage(title)
        case wanted.LearnFromGame(record):
            from game.client.scenes.exercises.learning import ReviewFirst

            return ReviewFirst(record)
        case wanted.TryAgain(place):
            from game.client.scenes.exercises.learning import DealAnew

            return DealAnew(place)
        case wanted.TakeOwnTurn(title, name):
            return _own_turn(title, name, settings, sound)
        case wanted.TryMoment(retry, place):
            from game.client.match.lesson import taught
            from game.client.match.lesson_match import RetryMatch, judges
            from game.machine import today

            return RetryMatch(taught(retry, place, today.today()), judges(retry.moment.title), settings, sound)
        case _:
            return None


def _own_turn(title: str, name: str, settings: Settings, sound: Sound) -> Scene:
    """Build the unaided turn after a lesson; if there is none, the next lesson or a game."""
    from game.client.match.lesson import unaided
    from game.client.match.lesson_match import RetryMatch, judges
    from game.core.exercise import exercise, exercises
    from game.play.retry import own_turn

    every = [of.id for of in exercises(title)]
    following = [*every, ""][every.index(name) + 1]
    retry = own_turn(title, exercise(title, name))
    if retry is None:
        request: Request = wanted.Learn(title, following) if following else wanted.SetUpGame(title)
        return build(request, settings, sound)
    return RetryMatch(unaided(retry, following), judges(title), settings, sound)


def _record(request: Request, settings: Settings, sound: Sound) -> Scene | None:
    """Build a scene that looks back on a game; None for other requests."""
    match request:
        case wanted.Watch(record, answer, reviewed):
            from game.client.scenes.review.replay import Replay

            return Replay(record, settings, answer, reviewed=reviewed)
        case wanted.ReviewGame(record, answer):
            from game.client.scenes.review.page import ReviewPage

            return ReviewPage(record, answer=answer)
        case wanted.ShowResult(card):
            from game.client.scenes.review.result import ResultScreen

            return ResultScreen(card, settings, sound)
        case wanted.ReadChronicle(title, entries, record, courses):
            from game.client.scenes.review.chronicle import Chronicle

            return Chronicle(title, entries, record, courses)
        case wanted.ReadFrontPage(card):
            from game.client.scenes.review.front_page import FrontPage

            return FrontPage(card)
        case wanted.FilmMoment(record, moments, moment, eyes):
            from game.client.film.sheet import FilmSheet

            return FilmSheet(record, moments, moment, eyes)
        case _:
            return None


def _fair(request: Request, settings: Settings, sound: Sound) -> Scene | None:
    """Build a scene of a fair, where the program demonstrates itself; None for other requests."""
    match request:
        case wanted.Demonstrate(title):
            from game.client.scenes.fair.demo import Demo, shown

            return Demo(build(wanted.Play(shown(title, settings)), settings, sound))
        case wanted.TurnShelf(titles):
            from game.client.scenes.fair.loop import Shelf

            return Shelf(titles, settings)
        case wanted.ShowOff(titles, game):
            from game.client.match.scene import Match
            from game.client.scenes.fair.demo import shown
            from game.client.scenes.fair.loop import Exhibition

            return Exhibition(Match(game or shown(titles[0], settings), settings, sound=sound), titles)
        case wanted.TellVisitor(card):
            from game.client.scenes.fair.loop import VisitorResult

            return VisitorResult(card)
        case wanted.AskVisitor():
            from game.client.scenes.fair.loop import Stay

            return Stay()
        case _:
            return None


def _settings(request: Request, settings: Settings, sound: Sound) -> Scene | None:
    """Build a scene of the settings; None for other requests."""
    match request:
        case wanted.OpenSettings():
            from game.client.scenes.settings.page import SettingsPage

            return SettingsPage(settings)
        case wanted.OpenCommands(listed):
            from game.client.scenes.settings.letters import Commands

            return Commands(listed)
        case wanted.OpenLetters(label, text, write):
            from game.client.scenes.settings.letters import LetterSheet

            return LetterSheet(label, text, write)
        case _:
            return None
