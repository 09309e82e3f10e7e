"""What a circuit rival says at the table: a few words, and only about what everybody has seen."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from game.core.contract import Seat
from game.core.language.words import say, words
from game.machine.rivals import Rival, ladder, met, named
from game.play.showing import Showing

MOST, REST = 4, 2
"""The most remarks in a game apart from greeting and last words, and the turns of silence after each."""
VARIANTS = 2
"""The number of wordings for a remark in mid-game."""
TENSE = 3
"""The tension at the table (1 to 4) from which a leading rival threatens."""


class Remark(NamedTuple):
    """A rival's words, and the facial expression that goes with them."""

    seat: Seat
    who: str
    words: str
    mood: str
    """"wins", "loses", "threatens", or "" for a neutral face."""
    portrait: int


class Stood(NamedTuple):
    """The table as everybody saw it when a turn began: its number, and the rival's lead over the best other."""

    turn: int
    lead: float


@dataclass
class Remarks:
    """The rival's remarks in one game. It knows public facts only."""

    showing: Showing
    rival: Rival | None = field(init=False, default=None)
    seat: Seat = field(init=False, default=0)
    stroke: float = field(init=False, default=0.0)
    stood: Stood | None = field(init=False, default=None)
    spoken: int = field(init=False, default=0)
    quiet: int = field(init=False, default=0)
    """The turn until which nothing is said."""
    threatened: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        found = met(self.showing.recorded.header)
        if found is not None:
            stop, _ = found
            self.rival, self.stroke, self.seat = stop.rival, ladder(stop.title).stroke, 1

    def heard(self) -> Remark | None:
        """Return what the rival says now, each remark once. Call it whenever the table is at rest."""
        view = self.showing.eyes.public
        if self.rival is None or view.result is not None:
            return None
        now = Stood(self.showing.game.turn(view), lead(view.scores, self.seat))
        before, self.stood = self.stood, now if self.stood is None or now.turn != self.stood.turn else self.stood
        if before is None:
            return self._greeting() if now.turn <= 1 else None
        if now.turn == before.turn or now.turn <= self.quiet or self.spoken >= MOST:
            return None
        said = self._situation(view, before, now)
        if not said:
            return None
        self.spoken, self.quiet = self.spoken + 1, now.turn + REST
        self.threatened = self.threatened or said == "threatens"
        return self._says(said, MOODS[said])

    def _situation(self, view: Any, before: Stood, now: Stood) -> str:
        """Return the kind of situation that calls for a remark; "" for none."""
        if not self.threatened and now.lead > 0 and self.showing.reckoning.tension(view) >= TENSE:
            return "threatens"
        change = now.lead - before.lead
        return "" if abs(change) < self.stroke else "ahead" if change > 0 else "behind"

    def last(self) -> Remark | None:
        """Return the last words, after the end of the game."""
        result = self.showing.result
        if self.rival is None or result is None:
            return None
        won = result.shares[self.seat] == max(result.shares)
        return self._says("won", "wins") if won else self._says("lost", "loses")

    def _greeting(self) -> Remark:
        assert self.rival is not None, "only a rival greets"
        said = words(self.showing.title).template(f"rival.{self.rival.id}.says") or ""
        return self._remark(said, "")

    def _says(self, what: str, mood: str) -> Remark:
        assert self.rival is not None, "only a rival speaks"
        deal = self.showing.recorded.header.setup.seed
        number = 1 + Random(f"{self.rival.id} {deal} {what} {self.spoken}").randrange(VARIANTS)
        return self._remark(say(f"talk.{self.rival.manner}.{what}.{number}"), mood)

    def _remark(self, said: str, mood: str) -> Remark:
        assert self.rival is not None, "only a rival speaks"
        return Remark(self.seat, named(self.showing.title, self.rival), said, mood, self.rival.portrait)


MOODS = {"ahead": "wins", "behind": "loses", "threatens": "threatens"}


def lead(scores: Sequence[float], seat: Seat) -> float:
    """Return how far a seat is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
