"""The log grouped into acts: consecutive events of one side under a headline, which unfolds to show them all."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.client.kit.messages import Fold
from game.client.kit.sheets import LogItem
from game.client.table.messages import LogLine, LookBack


@dataclass(frozen=True, slots=True)
class Streak:
    """Consecutive lines of the log about one side, oldest first."""

    atoms: tuple[LogLine, ...]

    @property
    def head(self) -> LogLine:
        """The line that stands for a finished act: of those with news, if any, the first shown longest."""
        return max(self.atoms, key=lambda told: (told.news, told.lasts))

    @property
    def headline(self) -> LogLine:
        """The line that stands for an act in progress: the last one that matters, else the last one."""
        return next((told for told in reversed(self.atoms) if told.matters), self.atoms[-1])

    @property
    def name(self) -> str:
        """The id under which it is remembered as unfolded; it stays the same as lines are added."""
        return f"act:{self.atoms[0].number}"


def acts(told: Iterable[LogLine]) -> list[Streak]:
    """Group lines of the log into acts.

    An act begins with a line about another side, and with one that matters and is about no side.
    """
    made: list[list[LogLine]] = []
    for each in told:
        side = next((one.faction for one in made[-1] if one.faction), "") if made else ""
        if not made or (each.faction != side if each.faction else each.matters):
            made.append([])
        made[-1].append(each)
    return [Streak(tuple(atoms)) for atoms in made]


def folded(act: Streak, unfolded: Iterable[str]) -> Iterator[LogItem]:
    """Yield the items of an act: its headline, and all of its lines below that if it is unfolded."""
    head = act.head
    if len(act.atoms) == 1:
        yield LogItem(head.text, head.faction, LookBack(head.number))
        return
    is_open = act.name in unfolded
    yield LogItem(head.text, head.faction, Fold(act.name), more=True, is_open=is_open)
    for told in act.atoms if is_open else ():
        yield LogItem(told.text, told.faction, LookBack(told.number), inner=True)


def by_turn(told: Sequence[LogLine], unfolded: Iterable[str]) -> list[LogItem]:
    """Return the items of the log grouped into acts, oldest first."""
    return [item for act in acts(told) for item in folded(act, unfolded)]
