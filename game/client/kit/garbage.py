"""Full garbage collections wait until nothing is painted, because the first takes as long as three frames."""

import gc

NEVER = 1_000_000_000
"""A threshold that no count of collections reaches."""
DUE = 10
"""The number of short collections after which a full one is due; Python's own threshold."""
LONGEST = 60.0
"""Seconds of unbroken motion after which a full collection runs anyway."""


class Garbage:
    """Decides when full collections run; the short ones of young objects go on as usual.

    What outlives one is spared the next, which then takes a millisecond or two, until a scene is left.
    """

    def __init__(self) -> None:
        gc.set_threshold(*gc.get_threshold()[:2], NEVER)
        self.left = True
        """Whether a scene has been left since the last full collection."""
        self.moved = 0.0
        """Seconds since motion began, or since the last full collection."""

    def tick(self, seconds: float, *, moving: bool) -> None:
        """Count the seconds of motion, and collect if they are too many."""
        self.moved = self.moved + seconds if moving else 0.0
        if self.moved > LONGEST:
            self._collect()
            self.moved = seconds

    def rest(self) -> None:
        """Collect if it is due; called when there is nothing to paint."""
        if gc.get_count()[2] > DUE:
            self._collect()

    def leave(self) -> None:
        """Note that a scene was left, so that the next collection includes what was frozen for it."""
        self.left = True

    def _collect(self) -> None:
        if self.left:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.left = False
