"""A fitted evaluation: what each trait of a seat is worth in log odds of the victory, by seats and rounds left.

A title's module `evaluate` names its traits and counts them; `tools.lab.worths` fits their worths to games and
writes levels/<title>/worths.toml. World Order's are factors of VPs that its evaluation counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from game.core.content.loading import ContentError, Within, folder, load_all, read

FILE = "worths.toml"
LARGE = Within(0, 10**9)


@dataclass(frozen=True, slots=True)
class WorthStage:
    """The worths while at most `left` rounds follow this one; below 0, while the last one ends."""

    left: Annotated[int, Within(-9, 99)]
    worth: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class WorthTable:
    """The worths at tables of one size, and what they were fitted to."""

    seats: Annotated[int, Within(2, 12)]
    games: Annotated[int, LARGE]
    stage: tuple[WorthStage, ...]


@cache
def tables(title: str) -> tuple[WorthTable, ...]:
    """Return the fitted tables of a title, () if there are none. Raises ContentError for a mistake in the file."""
    path = folder(title) / FILE
    if not path.is_file():
        return ()
    found = load_all(WorthTable, read(path)["table"], f"{title}/{FILE}, table")
    for table in found:
        if not table.stage or len({frozenset(stage.worth) for stage in table.stage}) > 1:
            raise ContentError(f"{title}/{FILE}, table: {table.seats} seats need stages that name the same traits")
    return found


def worths(title: str, seats: int, left: int, traits: Sequence[str]) -> list[float]:
    """Return every trait's worth at the fitted table nearest in size; raises ContentError if one is missing."""
    if not tables(title):
        raise ContentError(f"{title}/{FILE}: the file is missing")
    table = min(tables(title), key=lambda each: (abs(each.seats - seats), each.seats))
    stage = next((each for each in table.stage if left <= each.left), table.stage[-1])
    if missing := sorted(set(traits) ^ set(stage.worth)):
        raise ContentError(f"{title}/{FILE}, {table.seats} seats: {', '.join(missing)}: missing or unknown")
    return [stage.worth[trait] for trait in traits]
