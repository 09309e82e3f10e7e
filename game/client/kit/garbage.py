"""Full garbage collections wait until nothing moves, because each takes as long as three or four frames."""

import gc

NEVER = 1_000_000_000
"""A threshold that no count of collections reaches."""
LONGEST = 60.0
"""Seconds of unbroken motion after which a full collection runs anyway."""


class Garbage:
    """Controls the collector's full collections; the short ones of young objects go on as usual."""

    def __init__(self) -> None:
        self.usual = gc.get_threshold()
        self.moved = 0.0
        """Seconds since motion began, or since the last full collection."""

    def tick(self, seconds: float, *, moving: bool) -> None:
        """Put off full collections while something moves, and allow them again at rest."""
        if moving != (self.moved > 0):
            gc.set_threshold(*self.usual[:2], NEVER if moving else self.usual[2])
        self.moved = self.moved + seconds if moving else 0.0
        if self.moved > LONGEST:
            gc.collect()
            self.moved = seconds
