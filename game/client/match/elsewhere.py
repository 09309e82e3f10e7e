"""Hands on phones, as a match in a window knows them: whose they are, who is awaited, who is away."""

from collections.abc import Collection
from dataclasses import dataclass

from game.client.kit.widgets import Way
from game.client.match.press import Press
from game.client.match.prompt import Prompt
from game.core.contract import Seat
from game.core.language.words import say
from game.play.elsewhere import ChairElsewhere, Elsewhere, Knock


@dataclass
class HandsAway:
    """The hands that aren't on this screen, if there are any."""

    phones: Elsewhere | None = None
    told: str = ""
    """Who was awaited at the last tick."""

    def seats(self) -> Collection[Seat]:
        """Return the seats whose people answer elsewhere."""
        return self.phones.seats if self.phones is not None else ()

    def tick(self, *, at_rest: bool) -> bool:
        """Let them speak; returns True if chairs or answers have changed."""
        return self.phones is not None and self.phones.tick(at_rest=at_rest)

    def news(self) -> bool:
        """Return whether somebody else is awaited than at the last call."""
        told = self.phones.told() if self.phones is not None else ""
        changed, self.told = told != self.told, told
        return changed

    @property
    def knock(self) -> Knock | None:
        """The first person asking for a chair."""
        return next(iter(self.phones.knocks), None) if self.phones is not None else None

    def absent(self) -> list[ChairElsewhere]:
        """Return the chairs whose people are away and have no bot."""
        taken = self.phones.chairs_taken if self.phones is not None else ()
        return [chair for chair in taken if not chair.here and not chair.warm and chair.seat in self.seats()]

    def settle(self, press: Press) -> None:
        """Let bots keep the chairs of absent people warm, or bring their hands back to the screen."""
        for chair in self.absent() if self.phones is not None else ():
            assert self.phones is not None, "they are elsewhere"
            if press is Press.KEEP_WARM:
                self.phones.keep_warm(chair.seat)
            else:
                self.phones.dismiss(chair.seat)

    def prompt(self, seat: Seat, last: str) -> Prompt:
        """Return the prompt while somebody elsewhere is awaited; `last` is what was told last."""
        ways: tuple[Way, ...] = ()
        if self.absent():
            ways = (
                Way(say("pocket.here_instead"), Press.PLAY_HERE, "P", id="way:play_here"),
                Way(say("pocket.keep_warm"), Press.KEEP_WARM, "B", id="way:keep_warm"),
            )
        return Prompt(self.told or say("pocket.look"), last, seat, ways)

    def close(self) -> None:
        """End it."""
        if self.phones is not None:
            self.phones.close()
            self.phones = None
