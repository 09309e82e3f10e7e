"""Facts about immutable objects: worked out once, and looked up whenever the same object comes up again."""

from collections.abc import Callable
from typing import Any

MOST = 1 << 12
"""The maximum number of objects remembered; when it is reached, the cache is cleared."""


class Facts:
    """A cache of facts by object identity, not by value.

    That is cheap for a state's mappings and long tuples: a playout replaces few of them and passes the rest on.
    """

    __slots__ = ("known", "work_out")

    def __init__(self, work_out: Callable[[Any], Any]) -> None:
        self.work_out = work_out
        self.known: dict[int, tuple[Any, Any]] = {}
        """Id of an object → the object itself, kept alive because an id may be reused, and its facts."""

    def __call__(self, thing: Any) -> Any:
        """Return the facts about an object."""
        found = self.known.get(id(thing))
        if found is not None:
            return found[1]
        if len(self.known) >= MOST:
            self.known.clear()
        facts = self.work_out(thing)
        self.known[id(thing)] = thing, facts
        return facts
