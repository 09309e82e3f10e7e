"""Requests for scenes, which `routes.py` builds, and messages to the match from the scenes above it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from game.client.cards import ChronicleEntry, Course, CurtainCard, PauseCard, ResultCard, TurningPoint
from game.client.kit.scene import Request
from game.core.contract import Action, Line
from game.core.conversation import LastingAnswer
from game.core.exercise import LESSON
from game.core.eyes import why_no_practice
from game.core.files.journal import Loaded, Recorded, branched
from game.core.language.words import words
from game.play.session import Session

if TYPE_CHECKING:  # the title screen needs neither coach nor table
    from game.play.elsewhere import Elsewhere, Knock
    from game.play.retry import Retry, RetryPlace
    from game.play.sitting import Sitting

Start: TypeAlias = Session | Path | date
"""What the command line may name: a game to begin, a record, or a deal of the day."""


@dataclass(frozen=True, slots=True)
class OpenTitle(Request):
    """The shelf, with a sentence at the bottom; `start` is opened over it at once."""

    notice: str = ""
    start: Start | None = None


@dataclass(frozen=True, slots=True)
class SetUpGame(Request):
    """The setup of a game; `watch` begins with a bot in every seat."""

    title: str
    watch: bool = False
    left: dict[str, Any] = field(default_factory=dict, compare=False)
    """By title: the choices from the last time its setup was left without a game."""


@dataclass(frozen=True, slots=True)
class Play(Request):
    """A match: a game to begin, or a record to continue. A `visitor` at a fair can't open the settings.

    `told` is shown above the table first.
    """

    game: Session | Recorded[Any]
    visitor: bool = False
    told: Line | None = None


@dataclass(frozen=True, slots=True)
class Watch(Request):
    """The replay of a record, from an answer on; `reviewed` is True if its review is below."""

    record: Recorded[Any]
    answer: int = 0
    reviewed: bool = False


@dataclass(frozen=True, slots=True)
class ReviewGame(Request):
    """The review of a finished game, opened at the first judged answer from `answer` on."""

    record: Recorded[Any]
    answer: int = 0


@dataclass(frozen=True, slots=True)
class Demonstrate(Request):
    """A demonstration: bots play a title until somebody touches the machine."""

    title: str


@dataclass(frozen=True, slots=True)
class TurnShelf(Request):
    """The kiosk loop's shelf, turning to the first of these titles."""

    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShowOff(Request):
    """The kiosk loop's match: bots play the first of these titles, or continue a game of it."""

    titles: tuple[str, ...]
    game: Recorded[Any] | None = None


@dataclass(frozen=True, slots=True)
class AskVisitor(Request):
    """The kiosk's pause, which leads to no settings or files."""


@dataclass(frozen=True, slots=True)
class ReadRules(Request):
    """The rules of a title, at a clause if one is named."""

    title: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class OpenSettings(Request):
    """The settings."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A command of a screen: its label, default key, message, and why it's disabled."""

    label: str
    key: str
    message: object
    reason: str = ""


@dataclass(frozen=True, slots=True)
class OpenCommands(Request):
    """The list of a screen's commands, to choose from."""

    listed: tuple[Listed, ...]


@dataclass(frozen=True, slots=True)
class OpenLetters(Request):
    """An on-screen keyboard; `write` returns the message for its text field."""

    label: str
    text: str
    write: Callable[[str], object]


@dataclass(frozen=True, slots=True)
class OpenSaves(Request):
    """The games saved on this machine, or only those that can be watched."""

    replays: bool = False


@dataclass(frozen=True, slots=True)
class TellTrouble(Request):
    """A sheet that reports what is wrong with a record before it's opened."""

    loaded: Loaded
    watch: bool


@dataclass(frozen=True, slots=True)
class LiftCurtain(Request):
    """The curtain before the next person; `lifting` is called when it begins to rise."""

    card: CurtainCard
    lifting: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class AskToPause(Request):
    """The pause sheet."""

    card: PauseCard


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment to play on from: the number of answers before it, and its description."""

    answer: int
    told: str


@dataclass(frozen=True, slots=True)
class ChooseWhoPlaysOn(Request):
    """The sheet that sets up a branch: from which moment, and who sits where."""

    record: Recorded[Any]
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class OpenBranches(Request):
    """The tree of branches that a game belongs to, by the game's id."""

    game: str


@dataclass(frozen=True, slots=True)
class OpenCircuit(Request):
    """The circuit of a title, or the grand tour across all if it is ""."""

    title: str


@dataclass(frozen=True, slots=True)
class OpenStatistics(Request):
    """The statistics page."""


@dataclass(frozen=True, slots=True)
class InvitePhones(Request):
    """The invitation to phones; without `phones`, the table is opened to them first."""

    sitting: Sitting
    phones: Elsewhere | None = None


@dataclass(frozen=True, slots=True)
class AskForChair(Request):
    """The question whether somebody may have a chair."""

    knock: Knock
    chair: str


@dataclass(frozen=True, slots=True)
class AskIfSure(Request):
    """The question before `wanted`, which can't be undone, such as before practice; if None, only a refusal."""

    wanted: object
    told: str
    title: str = ""
    """The sheet's heading; "" for the default one about hidden hands."""
    sure: str = ""
    """The label of the button that agrees; "" for the default one about practice."""


def ask_for_practice(recorded: Recorded[Any], wanted: object, told: str, title: str = "") -> AskIfSure:
    """Return the question before `wanted` makes a game practice, or the reason why it can't become practice."""
    if (why := why_no_practice(recorded)) is not None:
        return AskIfSure(None, words("room").say(why), title)
    return AskIfSure(wanted, told, title)


def branch(recorded: Recorded[Any], chosen: PlayFrom) -> Play:
    """Return a request to play a branch, as practice in a record of its own."""
    from game import folders  # platformdirs is slow to import, and few play on

    return Play(branched(folders.saves(), recorded, chosen.answer, chosen.chairs, chosen.names))


@dataclass(frozen=True, slots=True)
class OpenLessons(Request):
    """The page of lessons and puzzles, starting with those of `title`; `begin` opens the next one."""

    title: str = ""
    begin: bool = False


@dataclass(frozen=True, slots=True)
class Learn(Request):
    """A lesson or a puzzle of a title, by its id."""

    title: str
    name: str
    kind: str = LESSON


@dataclass(frozen=True, slots=True)
class OpenDay(Request):
    """The page of a deal of the day, before it begins."""

    day: date


@dataclass(frozen=True, slots=True)
class OpenLearning(Request):
    """The page of one's own mistakes: what is due and where points are lost, starting with `title`."""

    title: str = ""


@dataclass(frozen=True, slots=True)
class LearnFromGame(Request):
    """The review of the person's answers in a finished game, followed by the page of mistakes."""

    record: Recorded[Any]


@dataclass(frozen=True, slots=True)
class TryAgain(Request):
    """The next moment of a training session, which has to be re-dealt first."""

    place: RetryPlace


@dataclass(frozen=True, slots=True)
class TakeOwnTurn(Request):
    """The unaided turn after a lesson, by the lesson's id."""

    title: str
    name: str


@dataclass(frozen=True, slots=True)
class TryMoment(Request):
    """A moment from one's own game, as it has been re-dealt."""

    retry: Retry
    place: RetryPlace


@dataclass(frozen=True, slots=True)
class FirstStart(Request):
    """The introduction to a title before its first game, followed by `then`."""

    title: str
    then: Request


@dataclass(frozen=True, slots=True)
class ShowResult(Request):
    """The result of a game."""

    card: ResultCard


@dataclass(frozen=True, slots=True)
class TellVisitor(Request):
    """The result of a visitor's game at a kiosk."""

    card: ResultCard


@dataclass(frozen=True, slots=True)
class ReadChronicle(Request):
    """The chronicle of a finished game."""

    title: str
    entries: tuple[ChronicleEntry, ...]
    record: Recorded[Any]
    courses: tuple[Course, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadFrontPage(Request):
    """The last front page of a finished game, as a picture to share."""

    card: ResultCard


@dataclass(frozen=True, slots=True)
class FilmMoment(Request):
    """The film page: a GIF of one of the `moments`, by its answer as text or "end", from a viewpoint."""

    record: Recorded[Any]
    moments: tuple[TurningPoint, ...]
    moment: str
    eyes: str


# --- messages from the scene above ---


@dataclass(frozen=True, slots=True)
class FromAbove:
    """A message from a scene to the match below it."""


@dataclass(frozen=True, slots=True)
class Lifted(FromAbove):
    """The curtain has risen."""


@dataclass(frozen=True, slots=True)
class AnswerUnseen(FromAbove):
    """The person being asked answers without looking at their hand, maybe for later questions too."""

    action: Action
    holds: LastingAnswer | None = None


@dataclass(frozen=True, slots=True)
class OpenPause(FromAbove):
    """Open the pause."""


@dataclass(frozen=True, slots=True)
class LeaveMatch(FromAbove):
    """Leave the match."""


@dataclass(frozen=True, slots=True)
class GiveToBot(FromAbove):
    """Give the next seat to a bot."""


@dataclass(frozen=True, slots=True)
class Restart(FromAbove):
    """Play the same game again with a new deal."""


@dataclass(frozen=True, slots=True)
class Sit(FromAbove):
    """Give a seat to a person or bot."""

    seat: int
    chair: str


@dataclass(frozen=True, slots=True)
class BecomePractice(FromAbove):
    """Make the game practice."""


@dataclass(frozen=True, slots=True)
class PlayFrom(FromAbove):
    """Play a branch from after `answer` answers, with these people and bots."""

    answer: int
    chairs: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenPhones(FromAbove):
    """Open the invitation to phones."""


@dataclass(frozen=True, slots=True)
class HandsElsewhere(FromAbove):
    """Show hands on phones from now on, or on the screen again if `phones` is None."""

    phones: Elsewhere | None


@dataclass(frozen=True, slots=True)
class GiveChair(FromAbove):
    """Give somebody a chair, or refuse it."""

    knock: Knock
    yes: bool


@dataclass(frozen=True, slots=True)
class Resign(FromAbove):
    """Resign for the person in this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Agreed(FromAbove):
    """Mark the record as practice, then do `wanted`."""

    wanted: object
