"""Facts about things that never change: worked out once, and looked up wherever the same thing turns up again."""

from collections.abc import Callable
from typing import Any

MOST = 1 << 12
"""Things remembered at a time; then it begins anew."""


class Facts:
    """What is known of each thing that was asked about. It goes by which thing it is, and not by what is in it.

    That is cheap for mappings and long tuples of a state: a playout replaces few of them, and hands on the rest.
    """

    __slots__ = ("known", "work_out")

    def __init__(self, work_out: Callable[[Any], Any]) -> None:
        self.work_out = work_out
        self.known: dict[int, tuple[Any, Any]] = {}
        """Id of a thing → the thing itself, for an id is good only while the thing is held, and its facts."""

    def __call__(self, thing: Any) -> Any:
        """Give the facts about a thing."""
        found = self.known.get(id(thing))
        if found is not None:
            return found[1]
        if len(self.known) >= MOST:
            self.known.clear()
        facts = self.work_out(thing)
        self.known[id(thing)] = thing, facts
        return facts
