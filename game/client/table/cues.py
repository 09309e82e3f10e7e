"""How long each event of a title is shown, its sound and its weight, from levels/<title>/cues.toml."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated

from game.client.kit.sound import NAMES
from game.client.kit.theme import MS
from game.core.content.loading import OneOf, Within, folder, load, place, read
from game.core.contract import Event, Seat, plain
from game.core.language.words import event_name

Time = Annotated[int, Within(0, 60_000)]
Kind = Annotated[str, OneOf("quiet", "whisper", "step", "stroke")]
Sound = Annotated[str, OneOf("", *NAMES)]


@dataclass(frozen=True, slots=True)
class Cue:
    """The cue of one event: its least time in ms, sound ("" for none) and weight; None means the default."""

    lasts: Time | None = None
    kind: Kind = "step"
    """How much it matters: whispers are shown together, a step alone, a stroke large after a pause.

    A quiet event says that nothing was done; a phase of only quiet events is one line.
    """
    sound: Sound | None = None
    lost: Sound = ""
    """The sound for readers who aren't among the winners named by the event."""
    weight: int | None = None
    weight_of: Mapping[str, Annotated[int, Within(-99, 99)]] = field(default_factory=dict)
    """Field of the event → what each unit of it adds to the weight."""
    news: bool = True
    """Whether it is retold to a player who missed it; minor steps remain in the log."""
    named: bool = False
    """Whether it is always retold, as strokes are, even if there is much else to tell."""


@dataclass(frozen=True, slots=True)
class Cues:
    """The cues of a title: defaults, and exceptions by event name."""

    lasts: Time
    sound: Sound = ""
    weight: int = 0
    brisk: bool = False
    """Whether, at double speed, all that one side does between two strokes is shown at once."""
    event: Mapping[str, Cue] = field(default_factory=dict)

    def stays(self, event: Event) -> float:
        """Return the least ms an event is shown."""
        cue = self._of(event)
        if cue.lasts is None:
            return MS["whisper"] if self.whispers(event) else self.lasts
        return cue.lasts

    def kind_of(self, event: Event) -> str:
        """Return "quiet", "whisper", "step" or "stroke"."""
        return self._of(event).kind

    def whispers(self, event: Event) -> bool:
        """Return whether an event takes no time to read, such as a pass or a payment."""
        return self.kind_of(event) in ("quiet", "whisper")

    def heard(self, event: Event, reader: Seat | None) -> str:
        """Return the sound of an event for a reader, or ""."""
        cue, told = self._of(event), plain(event)
        if cue.lost and reader is not None and reader not in told.get("seats", (told.get("seat"),)):
            return cue.lost
        return self.sound if cue.sound is None else cue.sound

    def weighs(self, event: Event) -> float:
        """Return how much an event changes."""
        cue, told = self._of(event), plain(event)
        own = self.weight if cue.weight is None else cue.weight
        return float(own + sum(each * told[name] for name, each in cue.weight_of.items()))

    def is_named(self, event: Event) -> bool:
        """Return whether a player who missed an event is told of it even if there is much else to tell."""
        return self._of(event).named or self.kind_of(event) == "stroke"

    def is_news(self, event: Event) -> bool:
        """Return whether an event is retold to a player who missed it."""
        return self._of(event).news

    def _of(self, event: Event) -> Cue:
        name = event_name(type(event))
        return self.event.get(name, ANYWHERE.get(name, USUAL))


USUAL = Cue()
ANYWHERE = {"resigned": Cue(lasts=1600, sound="seal", weight=9)}
"""The cues of events that occur in every title."""
PLAIN = Cues(lasts=600, sound="slide", weight=1)
"""The cues of a title without a file of its own."""


@cache
def cues(title: str) -> Cues:
    """Read the cues of a title; raises ContentError."""
    path = folder(title) / "cues.toml"
    return load(Cues, read(path), place(path)) if path.exists() else PLAIN
