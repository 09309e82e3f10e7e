"""Keeps one person's hasty presses from answering the next person's question."""

from collections.abc import Hashable

from game.client.kit.pads import Asked

QUIET = 0.6
"""Seconds without a press, with every key and button up, before a press counts for the next person."""


class Quiet:
    """The pause between two people, or before a page that opens by itself. Presses don't count, and prolong it."""

    def __init__(self) -> None:
        self.seat: int | None = None
        """The person whose presses count, if several share this screen; None until somebody is asked."""
        self.down: set[Hashable] = set()
        """The keys and buttons being held."""
        self.since = 0.0
        """When a key or button last went down or up, or another person was asked."""
        self.shut = False

    def asked(self, asked: Asked | None, now: float) -> bool:
        """Record whom the frame asks; return True if it isn't the same person as before.

        A change to the last remaining person counts too: somebody may just have given their chair to a bot.
        """
        alone = self.seat is None and asked is not None and len(asked.people) < 2
        if asked is None or alone or asked.seat == self.seat:
            return False
        self.seat = asked.seat
        self.begin(now)
        return True

    def begin(self, now: float) -> None:
        """Begin the pause; anything pressed now was meant for the previous person or page."""
        self.since, self.shut = now, True

    def pressed(self, what: Hashable, now: float) -> bool:
        """Record that a key or button went down; return True if the press counts."""
        counts = not self.waits(now)
        self.down.add(what)
        self.since = now
        return counts

    def released(self, what: Hashable, now: float) -> None:
        """Record that a key or button went up."""
        self.down.discard(what)
        self._prolong(now)

    def missed(self, now: float) -> None:
        """Record a press that nothing looked at."""
        self._prolong(now)

    def let_go(self, now: float) -> None:
        """Forget which keys and buttons are held."""
        self.down.clear()
        self._prolong(now)

    def _prolong(self, now: float) -> None:
        self.since = now if self.shut else self.since

    def waits(self, now: float) -> bool:
        """Return True if a press would not count yet."""
        self.shut = self.shut and (bool(self.down) or now - self.since < QUIET)
        return self.shut
