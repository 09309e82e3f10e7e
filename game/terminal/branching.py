"""A game's branches in the terminal: printing the tree, and playing on from an answer."""

from collections.abc import Sequence
from typing import Any

from game import folders
from game.core.files import journal
from game.core.files.branches import Limb, family
from game.core.files.journal import YOU, Recorded
from game.core.language.dates import told_moment
from game.core.language.words import say
from game.play.session import seat_names
from game.terminal.console import Console


def tree(console: Console, recorded: Recorded[Any]) -> None:
    """Print the tree that a game belongs to, with each file on its own line."""
    limbs = family(journal.saves(folders.saves())[0], recorded.header.id)
    if not limbs:
        console.show(say("branch.not_kept"))
    elif len(limbs) == 1 and not limbs[0].orphan:
        console.show(say("branch.none_yet"))
    for limb in limbs:
        indent = "  " * _depth(limbs, limb)
        console.show(f"{_origin(limb)}: {_stand(limb)}", indent=indent + "  ", first=indent)
        console.name(limb.saved.path, f"{indent}  ")


def _depth(limbs: Sequence[Limb], limb: Limb) -> int:
    return 0 if limb.above is None else 1 + _depth(limbs, limbs[limb.above])


def _origin(limb: Limb) -> str:
    header = limb.saved.header
    assert header is not None, "every game in a tree is readable"
    date = told_moment(header.date)
    if limb.orphan and header.parent is not None:
        return say("branch.orphan", answer=header.parent.answer, date=date)
    return say("branch.root" if limb.above is None else "branch.row", answer=limb.at, date=date)


def _stand(limb: Limb) -> str:
    header = limb.saved.header
    names = seat_names(header) if header is not None else ()
    key = "branch.stands_over" if limb.saved.over else "branch.stands"
    return say(key, names=names, count=limb.saved.answers)


def branch(recorded: Recorded[Any], answer: int, chairs: Sequence[str], names: Sequence[str]) -> Recorded[Any]:
    """Return a new branch. Raises ValueError like `check`."""
    check(recorded, answer, chairs)
    return journal.branched(folders.saves(), recorded, answer, tuple(chairs), tuple(names))


def check(recorded: Recorded[Any], answer: int, chairs: Sequence[str]) -> None:
    """Raise ValueError with a one-sentence reason if no branch can begin there or with these chairs."""
    table = recorded.table
    most = table.answered - (table.result is not None)
    if not 0 <= answer <= most:
        raise ValueError(say("cli.branch_ends", count=table.answered, most=most))
    if len(chairs) != len(table.seats):
        raise ValueError(say("cli.branch_seated", count=len(table.seats)))


def counts_on(recorded: Recorded[Any]) -> bool:
    """Return True if a game has to become practice before it is branched."""
    people = any(YOU in sitters for sitters in recorded.sitters)
    return recorded.table.result is None and people and not recorded.practice
