"""A game's branches: the saved records that were branched off each other, as a tree.

A branch names its parent by the parent's id and the answer where it branched off, so file names and locations
don't matter. A branch whose parent is gone becomes a root.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.files.journal import Parent, Saved


@dataclass(frozen=True, slots=True)
class Limb:
    """A game in a tree. `above` is its parent's index among the limbs, None for the root."""

    saved: Saved
    at: int = 0
    """The number of answers that it shares with its parent."""
    above: int | None = None

    @property
    def orphan(self) -> bool:
        """True if its parent is no longer kept."""
        return self.above is None and self.saved.header is not None and self.saved.header.parent is not None


def family(kept: Sequence[Saved], game: str) -> tuple[Limb, ...]:
    """Return the tree that contains a game, given by id: each game before its branches, later branches first.

    Return () if no such game is kept. If there are several copies of a record, the first one counts.
    """
    games: dict[str, _Kept] = {}
    for saved in kept:
        if saved.header is not None:
            header = saved.header
            games.setdefault(header.id, _Kept(saved, header.parent or _NOBODY, header.date))
    if game not in games:
        return ()
    root, climbed = game, {game}
    while (above := games[root].parent.game) in games and above not in climbed:
        root = above
        climbed.add(root)
    limbs: list[Limb] = []
    _grow(games, root, Limb(games[root].saved), limbs)
    return tuple(limbs)


class _Kept(NamedTuple):
    saved: Saved
    parent: Parent
    date: str


_NOBODY = Parent("", 0)
"""The parent of a game that isn't a branch."""


def _grow(games: dict[str, _Kept], game: str, limb: Limb, limbs: list[Limb]) -> None:
    """Add a game and everything that was branched off it."""
    place = len(limbs)
    limbs.append(limb)
    known = {each.saved.path for each in limbs}
    branches = [(each, name) for name, each in games.items() if each.parent.game == game]
    for (saved, parent, _), name in sorted(
        branches, key=lambda branch: (-branch[0].parent.answer, branch[0].date)
    ):
        if saved.path not in known:
            _grow(games, name, Limb(saved, parent.answer, place), limbs)
