"""The branches of a game: the saved records that were branched off each other, as a tree.

A branch names its parent by that game's id and by the answer where it branched off, so the files' names and places
don't matter. A branch whose parent is gone becomes a root.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.files.journal import Saved


@dataclass(frozen=True, slots=True)
class Limb:
    """One game of a tree. `above` is its parent's index among the limbs, None for the root."""

    saved: Saved
    at: int = 0
    """The number of answers that it shares with its parent."""
    above: int | None = None

    @property
    def orphan(self) -> bool:
        """True if it was branched off a game that is no longer kept."""
        return self.above is None and self.saved.header is not None and self.saved.header.parent is not None


def family(kept: Sequence[Saved], game: str) -> tuple[Limb, ...]:
    """Return the tree that contains a game, by its id: each game before its branches, later branches first.

    Returns () if no such game is kept. If there are several copies of a record, the first one counts.
    """
    games: dict[str, Saved] = {}
    for saved in kept:
        if saved.header is not None:
            games.setdefault(saved.header.id, saved)
    if game not in games:
        return ()
    root, climbed = game, {game}
    while (above := _parent(games[root])) in games and above not in climbed:
        root = above
        climbed.add(root)
    limbs: list[Limb] = []
    _grow(games, root, Limb(games[root]), limbs)
    return tuple(limbs)


def _grow(games: dict[str, Saved], game: str, limb: Limb, limbs: list[Limb]) -> None:
    """Add a game and everything that was branched off it."""
    place = len(limbs)
    limbs.append(limb)
    known = {each.saved.path for each in limbs}
    branches = [(saved, name) for name, saved in games.items() if _parent(saved) == game]
    for saved, name in sorted(branches, key=lambda branch: (-_at(branch[0]), _date(branch[0]))):
        if saved.path not in known:
            _grow(games, name, Limb(saved, _at(saved), place), limbs)


def _parent(saved: Saved) -> str:
    return saved.header.parent.game if saved.header is not None and saved.header.parent is not None else ""


def _at(saved: Saved) -> int:
    return saved.header.parent.answer if saved.header is not None and saved.header.parent is not None else 0


def _date(saved: Saved) -> str:
    return saved.header.date if saved.header is not None else ""
