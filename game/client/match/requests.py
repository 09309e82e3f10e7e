"""What a scene may ask for: each request names the next scene, and `routes.py` builds it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.client.kit.scene import Request
from game.client.match.cards import Course, CurtainCard, Entry, PauseCard, ResultCard, TurningPoint
from game.core.contract import Action
from game.core.exercise import LESSON
from game.core.files.journal import Loaded, Recorded, branched
from game.core.language.words import say, words
from game.play.session import Session
from game.play.sitting import Sitting, Unmarked


@dataclass(frozen=True, slots=True)
class OpenTitle(Request):
    """The shelf, with a sentence at its foot; `start` is opened over it at once."""

    notice: str = ""
    start: Session | Path | None = None


@dataclass(frozen=True, slots=True)
class SetUpGame(Request):
    """The choices before a game; `watch` begins with a bot in every seat."""

    title: str
    watch: bool = False


@dataclass(frozen=True, slots=True)
class Play(Request):
    """A match: a game to begin, or a record to go on with. A visitor of a fair finds no settings."""

    game: Session | Recorded[Any]
    visitor: bool = False


@dataclass(frozen=True, slots=True)
class Watch(Request):
    """The film of a record; with an answer it opens at that moment. `reviewed`: the way back is its review."""

    record: Recorded[Any]
    answer: int = 0
    reviewed: bool = False


@dataclass(frozen=True, slots=True)
class ReviewGame(Request):
    """What the answers of a finished game were worth; with an answer it opens at the first from there on."""

    record: Recorded[Any]
    answer: int = 0


@dataclass(frozen=True, slots=True)
class Demonstrate(Request):
    """Bots that play a title until somebody touches the machine."""

    title: str


@dataclass(frozen=True, slots=True)
class TurnShelf(Request):
    """The loop of a fair: the shelf turns to the first of these titles."""

    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShowOff(Request):
    """The loop of a fair: bots play the first of these titles, or go on with a game of it."""

    titles: tuple[str, ...]
    game: Recorded[Any] | None = None


@dataclass(frozen=True, slots=True)
class AskVisitor(Request):
    """The pause of a fair: a sheet that leads to no settings and no files."""


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
    """A command of a screen: its words, its key at first, the message that does it, and why it is off."""

    label: str
    key: str
    message: object
    reason: str = ""


@dataclass(frozen=True, slots=True)
class OpenCommands(Request):
    """Everything that can be done on a screen, to choose from."""

    listed: tuple[Listed, ...]


@dataclass(frozen=True, slots=True)
class OpenLetters(Request):
    """Letters from which the text of a field is spelt; `write` makes the message for the field."""

    label: str
    text: str
    write: Callable[[str], object]


@dataclass(frozen=True, slots=True)
class OpenSaves(Request):
    """The games kept on this machine, or those of them that can be watched."""

    replays: bool = False


@dataclass(frozen=True, slots=True)
class TellTrouble(Request):
    """What is wrong with a record, before it is watched or gone on with."""

    loaded: Loaded
    watch: bool


@dataclass(frozen=True, slots=True)
class LiftCurtain(Request):
    """A curtain before the next person; `lifting` is called when it begins to rise, still unseen."""

    card: CurtainCard
    lifting: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class AskToPause(Request):
    """The sheet with the ways on and out, and who answers for each seat."""

    card: PauseCard


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment to play on from: how many answers were given before it, and what is said of it."""

    answer: int
    told: str


@dataclass(frozen=True, slots=True)
class ChooseWhoPlaysOn(Request):
    """The sheet before a game is played on as a branch: from which of some moments, and who sits where."""

    record: Recorded[Any]
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class OpenBranches(Request):
    """The tree of branches that a game belongs to, by its id."""

    game: str


@dataclass(frozen=True, slots=True)
class OpenStatistics(Request):
    """What has come of the games played here."""


@dataclass(frozen=True, slots=True)
class AskForPractice(Request):
    """Ask before what is `wanted` makes a game practice; with nothing wanted, say only why that can't be."""

    wanted: object
    told: str
    title: str = ""
    """What the sheet is called; where nothing is said, that a hidden hand would be shown."""


def agreed(sitting: Sitting) -> object:
    """Return what a person agreed to see, once it may be shown; the sheet that says why not where it never may."""
    now = sitting.agreed()
    if not isinstance(now, Unmarked):
        return now
    return AskForPractice(None, say("hidden.unmarked", why=words("room").say(now.trouble)))


def branch(recorded: Recorded[Any], chosen: PlayFrom) -> Play:
    """Play on from a moment of a game, as practice in a record of its own; the game itself stays as it is."""
    from game import folders  # platformdirs is slow to import, and few play on

    return Play(branched(folders.saves(), recorded, chosen.answer, chosen.chairs, chosen.names))


@dataclass(frozen=True, slots=True)
class OpenLessons(Request):
    """The page of lessons and puzzles; with a title its own come first, and `begin` opens the next."""

    title: str = ""
    begin: bool = False


@dataclass(frozen=True, slots=True)
class Learn(Request):
    """A lesson or a puzzle of a title, by its id."""

    title: str
    name: str
    kind: str = LESSON


@dataclass(frozen=True, slots=True)
class FirstStart(Request):
    """What a title is about, before it is played for the first time; `then` follows for who knows it."""

    title: str
    then: Request


@dataclass(frozen=True, slots=True)
class ShowResult(Request):
    """How a game came out."""

    card: ResultCard


@dataclass(frozen=True, slots=True)
class TellVisitor(Request):
    """How a visitor's game came out, at a fair."""

    card: ResultCard


@dataclass(frozen=True, slots=True)
class ReadChronicle(Request):
    """What mattered in a finished game, turn by turn."""

    title: str
    entries: tuple[Entry, ...]
    record: Recorded[Any]
    courses: tuple[Course, ...] = ()


@dataclass(frozen=True, slots=True)
class FilmMoment(Request):
    """Make a GIF of a moment: one of the `moments` by its answer, as text, or "end"; seen through these eyes."""

    record: Recorded[Any]
    moments: tuple[TurningPoint, ...]
    moment: str
    eyes: str


# --- what the scene above answers ---


@dataclass(frozen=True, slots=True)
class FromAbove:
    """What a scene says to the match below it."""


@dataclass(frozen=True, slots=True)
class Lifted(FromAbove):
    """The curtain has risen."""


@dataclass(frozen=True, slots=True)
class AnswerUnseen(FromAbove):
    """The person who is asked has answered from the open table."""

    action: Action


@dataclass(frozen=True, slots=True)
class OpenPause(FromAbove):
    """Lay the pause over the match."""


@dataclass(frozen=True, slots=True)
class LeaveMatch(FromAbove):
    """The game is saved and left."""


@dataclass(frozen=True, slots=True)
class GiveToBot(FromAbove):
    """A bot takes the seat that is next."""


@dataclass(frozen=True, slots=True)
class Restart(FromAbove):
    """The same game from its opening, with a new deal."""


@dataclass(frozen=True, slots=True)
class Sit(FromAbove):
    """This chair answers for the seat from now on."""

    seat: int
    chair: str


@dataclass(frozen=True, slots=True)
class BecomePractice(FromAbove):
    """The game is practice from now on."""


@dataclass(frozen=True, slots=True)
class PlayFrom(FromAbove):
    """A branch is played on, from after so many answers and by these people and bots."""

    answer: int
    chairs: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resign(FromAbove):
    """The person in this seat gives up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Agreed(FromAbove):
    """Mark the record as practice, then do this."""

    wanted: object
