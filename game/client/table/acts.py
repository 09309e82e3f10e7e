"""The log by turn: what one side did in a row is one act, with a headline and everything that was told of it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.client.kit.messages import Fold
from game.client.kit.sheets import LogItem
from game.client.table.messages import LogLine, LookBack


@dataclass(frozen=True, slots=True)
class Streak:
    """What one side did in a row, oldest first."""

    atoms: tuple[LogLine, ...]

    @property
    def head(self) -> LogLine:
        """What stands for all of it: what was shown longest, the first of these; a mere step last."""
        return max(self.atoms, key=lambda told: (told.news, told.lasts))

    @property
    def headline(self) -> LogLine:
        """What stands while it goes on: the last that matters, else the last of all."""
        return next((told for told in reversed(self.atoms) if told.matters), self.atoms[-1])

    @property
    def name(self) -> str:
        """What it is called while it is folded or unfolded: it keeps its name while more is told of it."""
        return f"act:{self.atoms[0].number}"


def acts(told: Iterable[LogLine]) -> list[Streak]:
    """Lines of the log as acts: what is about another side begins one, and what matters and is about nobody."""
    made: list[list[LogLine]] = []
    for each in told:
        side = next((one.faction for one in made[-1] if one.faction), "") if made else ""
        if not made or (each.faction != side if each.faction else each.matters):
            made.append([])
        made[-1].append(each)
    return [Streak(tuple(atoms)) for atoms in made]


def folded(act: Streak, unfolded: Iterable[str]) -> Iterator[LogItem]:
    """The lines of an act: its headline, and everything below it once that was touched."""
    head = act.head
    if len(act.atoms) == 1:
        yield LogItem(head.text, head.faction, LookBack(head.number))
        return
    is_open = act.name in unfolded
    yield LogItem(head.text, head.faction, Fold(act.name), more=len(act.atoms) - 1, is_open=is_open)
    for told in act.atoms if is_open else ():
        yield LogItem(told.text, told.faction, LookBack(told.number), inner=True)


def by_turn(told: Sequence[LogLine], unfolded: Iterable[str]) -> list[LogItem]:
    """The lines of the log by turn, oldest first."""
    return [item for act in acts(told) for item in folded(act, unfolded)]
