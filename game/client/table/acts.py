"""The log grouped into acts: consecutive events of one side under a headline, which unfolds to show them all."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from game.client.kit.messages import Fold
from game.client.kit.sheets import LogItem
from game.client.table.messages import LogLine, LookBack
from game.core.language.words import words

_CLAUSES = re.compile(r"[,;:()]")
"""Marks that a part of a sentence can't have if it's to be listed with others."""


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
    def told(self) -> str:
        """The act in one sentence: all that matters of it if that is much the same, else its head."""
        every = merged([unstopped(told.text) for told in self.atoms if told.matters], mostly=True)
        return f"{every[0]}." if len(every) == 1 and every[0] != unstopped(self.head.text) else self.head.text

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
    yield LogItem(act.told, head.faction, Fold(act.name), more=True, is_open=is_open)
    for told in act.atoms if is_open else ():
        yield LogItem(told.text, told.faction, LookBack(told.number), inner=True)


def unstopped(sentence: str) -> str:
    """Return a sentence without its full stop; "U.S.A." keeps its own."""
    return sentence if sentence[-2:-1].isupper() else sentence.rstrip(".!")


def merged(sentences: Sequence[str], *, mostly: bool = False) -> list[str]:
    """Join neighbours that begin alike: “places Military and Cultural influence in Iran”.

    They share at least one word; `mostly`, half of the shortest.
    """
    made: list[list[list[str]]] = []
    for sentence in sentences:
        group = [*made[-1], sentence.split()] if made else []
        shared, shortest = sum(map(len, _shared(group))), min(map(len, group), default=0)
        if _differing(group) and (not mostly or shared >= shortest - shared):
            made[-1] = group
        else:
            made.append([sentence.split()])
    return [_listed(group) for group in made]


def _listed(group: list[list[str]]) -> str:
    parts = _differing(group)
    if not parts:
        return " ".join(group[0])
    said = words("room")
    link = said.grammar.link("and", said.shared["and"], parts[-1])
    begins, ends = _shared(group)
    return " ".join([*begins, ", ".join(parts[:-1]), link, parts[-1], *ends])


def _differing(group: list[list[str]]) -> list[str]:
    """Return the parts in which sentences differ that begin with the same word; none if they can't be listed."""
    if not group[1:]:
        return []
    begins, ends = _shared(group)
    parts = [" ".join(each[len(begins) : len(each) - len(ends)]) for each in group]
    fit = begins and all(part and not _CLAUSES.search(part) for part in parts)
    return list(dict.fromkeys(parts)) if fit else []


def _shared(group: list[list[str]]) -> tuple[list[str], list[str]]:
    """Return the words with which all sentences begin, and those with which they end after that."""
    begins = _alike(group)
    rest = [each[len(begins) :] for each in group]
    return begins, _alike([each[::-1] for each in rest])[::-1]


def _alike(rows: list[list[str]]) -> list[str]:
    """Return the words at the beginning of all rows."""
    alike = takewhile(lambda each: len(set(each)) == 1, zip(*rows, strict=False))
    return [word for word, *_ in alike]


def by_turn(told: Sequence[LogLine], unfolded: Iterable[str]) -> list[LogItem]:
    """Return the items of the log grouped into acts, oldest first."""
    return [item for act in acts(told) for item in folded(act, unfolded)]
