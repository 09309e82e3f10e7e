"""The messages of a match's buttons, except answers, and the pace they set."""

from dataclasses import dataclass
from enum import Enum
from math import log

from pygame import FRect as Rect

from game.client.kit.settings import INSTANT, Settings
from game.client.kit.widgets import Ui
from game.core.language.words import say


class Control(Enum):
    """A button of a match; the value describes what it does."""

    UNDO = "take the last answer back"
    UNDO_TURN = "take back all that was answered since another seat did"
    REDO = "give it again"
    PUT_BACK = "lay down what was taken up"
    END_TURN = "say that the turn is over"
    KEEP_ANSWERING = "answer as always, and go on so until something changes"
    SKIP = "finish what moves"
    OPEN_ALL = "open every sealed answer at once"
    REVEAL_AGAIN = "show once more how sealed answers were opened"
    STEP_THROUGH = "show what was missed once more, one thing at a time"
    NOW = "look at the present again"
    GO_ON_FROM_HERE = "play on from the moment that is looked at, as a branch: practice"
    FASTER = "let the table move at the next speed"
    TO_MY_TURN = "fold what the others do until the reader is asked"
    EXPLAIN = "say why a bot did that"
    HINT = "show the coach's best answer"
    NEXT_HINT = "show the coach's next answer"
    TAKE_HINT = "give the answer that the coach shows"
    CLOSE_HINT = "take the coach's answers away"
    WAIT = "wait for the coach"
    TAKE_BACK = "take back the answer that the coach speaks against"
    PLAY_IT = "give it all the same"
    LESSON = "open the lesson about what the coach speaks against"
    CALL = "accept that the game is decided"
    LEAVE_SEAT = "leave a beaten seat to a bot, and watch"
    PLAY_ON = "play on although it is"
    SHOW_HANDS = "show every hand, or hide them again"
    DISMISS = "take away the strip of paper"
    GOT_IT = "the guide need not say this again"
    RESULT = "go to the result"
    NEXT_STEP = "go on to the next step of a lesson"
    TRY_AGAIN = "begin a step of a lesson once more"
    NEXT_EXERCISE = "go on to the next lesson or puzzle"
    OWN_TURN = "take one turn without help, after a lesson"
    PLAY = "set up a game, after the last lesson"
    KEEP_WARM = "let bots keep the chairs of absent people warm"
    OTHER_BOT = "let a bot of the next level do so"
    PLAY_HERE = "bring the hands of absent people back to this screen"
    LEAVE = "leave a lesson or puzzle"


PACES = (("step", 0.0), ("slow", 0.5), ("normal", 1.0), ("fast", 2.0), ("instant", INSTANT))
FASTER = (1.0, 2.0, 4.0, INSTANT)
"""The speeds that one key cycles through."""
NAMED = (0.25, 0.5, *FASTER)
"""The speeds that have a name."""
BRIEFLY = 1.6
"""Seconds for which the bar names a new pace."""
AT_FIRST = 12.0
"""The most seconds for which it names a pace kept from another game."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Message: bots should play at this pace, an index of PACES."""

    index: int


@dataclass
class PaceNamed:
    """When the prompt names the pace: after a change, and early in a game if the pace was kept."""

    new: bool = False
    """True if the pace has changed since the last picture."""
    until: float = -1.0
    """When to stop naming it."""
    since: float | None = None
    """When it was first named as kept."""

    def told(self, ui: Ui, settings: Settings, *, kept: bool) -> str:
        """Return the words to show now, or ""; schedule the frame in which they disappear."""
        if self.new:
            self.new, self.until = False, ui.time + BRIEFLY
        speed = say(f"match.speed_{speed_name(settings)}")
        if kept and settings.speed != 1.0 and not settings.step_beats:
            self.since = ui.time if self.since is None else self.since
            if ui.time < self.since + AT_FIRST:  # spectators never answer
                ui.wake_in(self.since + AT_FIRST - ui.time + 0.01)
                return say("match.speed_kept", speed=speed)
        if ui.time >= self.until:
            return ""
        ui.wake_in(self.until - ui.time + 0.01)
        return speed


def pace_index(settings: Settings) -> int:
    """Return the index of the pace nearest to the current settings."""
    if settings.step_beats:
        return 0
    speeds = [speed for _, speed in PACES]
    return min(range(1, len(PACES)), key=lambda index: abs(speeds[index] - settings.speed))


def pace_slider(ui: Ui, name: str, rect: Rect, label: str, settings: Settings) -> None:
    """Paint a slider over all paces that sends a `Pace`."""
    marks, most = [say(f"setup.pace_{pace}") for pace, _ in PACES], len(PACES) - 1.0
    at = float(pace_index(settings))
    ui.slider(name, rect, label, at, lambda value: Pace(round(value)), high=most, step=1.0, marks=marks)


def set_pace(settings: Settings, index: int) -> None:
    """Set a pace by its index."""
    settings.go_at(PACES[index][1] if index else None)


def faster(settings: Settings) -> None:
    """Set the next speed; after the last one, the first."""
    later = [speed for speed in FASTER if speed > settings.speed]
    settings.go_at(later[0] if later else FASTER[0])


def speed_name(settings: Settings) -> str:
    """Return the name of the nearest named speed, as used in the key "match.speed_…"."""
    if settings.step_beats:
        return "step"
    speed = min(NAMED, key=lambda named: abs(log(named / settings.speed)))
    return "instant" if speed >= INSTANT else f"{speed:g}".replace(".", "_")


def speed_icon(settings: Settings) -> str:
    """Return the icon of the current speed."""
    if settings.step_beats:
        return "step"
    return "lightning" if settings.speed >= INSTANT else "fast" if settings.speed > 1 else "play"
