"""How fast the table moves, as a handful of paces with names."""

from dataclasses import dataclass

from game.client.settings import INSTANT, Settings

PACES = (("step", 0.0), ("slow", 0.5), ("normal", 1.0), ("fast", 2.0), ("instant", INSTANT))


@dataclass(frozen=True, slots=True)
class Pace:
    """Message: bots play at this pace, an index of PACES."""

    index: int


def pace_index(settings: Settings) -> int:
    """Find the pace the settings mean, the nearest when it was set finer."""
    if settings.step_beats:
        return 0
    speeds = [speed for _, speed in PACES]
    return min(range(1, len(PACES)), key=lambda index: abs(speeds[index] - settings.speed))


def set_pace(settings: Settings, index: int) -> None:
    """Let the settings mean a pace."""
    settings.step_beats = index == 0
    if index:
        settings.speed = PACES[index][1]
