"""Keeps impatient presses from the next person's question: between two people nothing counts for a moment."""

from __future__ import annotations

from collections.abc import Hashable

from game.client.kit.pads import Asked

QUIET = 0.6
"""Seconds without a press, with every key and button up, until a press counts for another person."""


class Quiet:
    """The moment between two people at one screen; it lasts as long as somebody goes on pressing."""

    def __init__(self) -> None:
        self.seat: int | None = None
        """The person a press counts for, of several at this screen; None before anybody was asked."""
        self.down: set[Hashable] = set()
        """The keys and buttons that are held."""
        self.since = 0.0
        """When a key or button went down or up last, or another person was asked."""
        self.shut = False

    def asked(self, asked: Asked | None, now: float) -> bool:
        """Take in whom the picture asks; returns whether that is another person than before.

        The last one left counts as well: somebody else may just have given their chair to a bot.
        """
        alone = self.seat is None and asked is not None and len(asked.people) < 2
        if asked is None or alone or asked.seat == self.seat:
            return False
        self.seat, self.since, self.shut = asked.seat, now, True
        return True

    def pressed(self, what: Hashable, now: float) -> bool:
        """Take in that a key or button went down; returns whether it counts."""
        counts = not self.waits(now)
        self.down.add(what)
        self.since = now
        return counts

    def released(self, what: Hashable, now: float) -> None:
        """Take in that it went up."""
        self.down.discard(what)
        self.since = now if self.shut else self.since

    def let_go(self, now: float) -> None:
        """Forget what is held."""
        self.down.clear()
        self.since = now if self.shut else self.since

    def waits(self, now: float) -> bool:
        """Whether a press would not count yet."""
        self.shut = self.shut and (bool(self.down) or now - self.since < QUIET)
        return self.shut
