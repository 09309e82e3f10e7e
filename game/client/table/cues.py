"""How long each event of a title stays, how it sounds and how much it changes, from levels/<title>/cues.toml."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated

from game.client.kit.sound import NAMES
from game.core.content.loading import OneOf, Within, load, place, read, root
from game.core.contract import Event, Seat, plain
from game.core.language.words import event_name

Time = Annotated[int, Within(0, 60_000)]
Sound = Annotated[str, OneOf("", *NAMES)]


@dataclass(frozen=True, slots=True)
class Cue:
    """One event: the ms it stays at least, its sound ("": none), how much it changes; None: as most events do."""

    lasts: Time | None = None
    sound: Sound | None = None
    lost: Sound = ""
    """The sound for who is not among the winners an event names."""
    weight: int | None = None
    weight_of: Mapping[str, Annotated[int, Within(-99, 99)]] = field(default_factory=dict)
    """What each unit of a field of the event adds to its weight."""
    news: bool = True
    """Whether it is told again to who has not seen it; what was only a step, or no act at all, is in the log."""


@dataclass(frozen=True, slots=True)
class Cues:
    """All cues of a title: what most events do, and by its name each event that does otherwise."""

    lasts: Time
    sound: Sound = ""
    weight: int = 0
    event: Mapping[str, Cue] = field(default_factory=dict)

    def stays(self, event: Event) -> float:
        """Say how many ms an event is shown at least."""
        own = self._of(event).lasts
        return self.lasts if own is None else own

    def heard(self, event: Event, audience: Seat | None) -> str:
        """Name the sound of an event for the seat that looks, "" when it has none."""
        cue, told = self._of(event), plain(event)
        if cue.lost and audience is not None and audience not in told.get("seats", (told.get("seat"),)):
            return cue.lost
        return self.sound if cue.sound is None else cue.sound

    def weighs(self, event: Event) -> float:
        """Say how much an event changes."""
        cue, told = self._of(event), plain(event)
        own = self.weight if cue.weight is None else cue.weight
        return float(own + sum(each * told[name] for name, each in cue.weight_of.items()))

    def is_news(self, event: Event) -> bool:
        """Say whether an event is told again to who was away."""
        return self._of(event).news

    def _of(self, event: Event) -> Cue:
        name = event_name(type(event))
        return self.event.get(name, ANYWHERE.get(name, USUAL))


USUAL = Cue()
ANYWHERE = {"resigned": Cue(lasts=1600, sound="seal", weight=9)}
"""What can happen in every title."""
PLAIN = Cues(lasts=600, sound="slide", weight=1)
"""What a title without cues of its own does."""


@cache
def cues(title: str) -> Cues:
    """Read the cues of a title; raises ContentError."""
    path = root() / title / "cues.toml"
    return load(Cues, read(path), place(path)) if path.exists() else PLAIN
