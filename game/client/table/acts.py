"""The log grouped into acts: consecutive events of one side under a headline that unfolds to show them all."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import takewhile

from game.client.kit.messages import Fold
from game.client.kit.sheets import LogItem
from game.client.table.messages import LogLine, LookBack
from game.core.content.languages import current_language
from game.core.language.words import words

_CLAUSES = re.compile(r"[,;:()]")
"""Punctuation that a part of a sentence can't contain if it is to be listed with others."""
_INITIALS = re.compile(r"\.[A-Z]\.$")
"""The end of an abbreviation whose last stop belongs to it."""


@dataclass(frozen=True)
class Streak:
    """Consecutive log lines about one side, oldest first."""

    atoms: tuple[LogLine, ...]

    @cached_property
    def head(self) -> LogLine:
        """The line that sums up a finished act: among its news, one always told, else the one shown longest."""
        return max(self.atoms, key=lambda told: (told.news, told.named, told.lasts))

    @cached_property
    def headline(self) -> LogLine:
        """The line that sums up an act in progress: the last one that matters, else the last one."""
        return next((told for told in reversed(self.atoms) if told.matters), self.atoms[-1])

    @property
    def told(self) -> str:
        """The act in one sentence: its head, merged with similar lines that matter."""
        group = self._alike
        return f"{group.told}." if group is not None and len(group.rows) > 1 else self.head.text

    @property
    def kept(self) -> list[LogLine]:
        """The lines that stay visible below a folded act, because they are important."""
        group, head = self._alike, self.head
        said = [unstopped(head.text).split()] if group is None or not group.parts else group.rows
        weighty = [each for each in self.atoms if each.named]
        return [each for each in weighty if each is not head and unstopped(each.text).split() not in said]

    @cached_property
    def _alike(self) -> "_Group | None":
        """The head, grouped with similar lines that matter."""
        head = self.head
        alike = [unstopped(told.text) for told in self.atoms if told.matters or not head.matters]
        row = unstopped(head.text).split()
        return next(
            (each for each in _grouped(tuple(alike), current_language(), mostly=True) if row in each.rows), None
        )

    @property
    def name(self) -> str:
        """The id under which it is remembered as unfolded; it doesn't change as lines are added."""
        return f"act:{self.atoms[0].number}"


def acts(told: Iterable[LogLine]) -> list[Streak]:
    """Group log lines into acts.

    A line about another side begins a new act, and so does one that matters and is about no side.
    """
    made: list[list[LogLine]] = []
    for each in told:
        side = next((one.faction for one in made[-1] if one.faction), "") if made else ""
        if not made or (each.faction != side if each.faction else each.matters):
            made.append([])
        made[-1].append(each)
    return [Streak(tuple(atoms)) for atoms in made]


def folded(act: Streak, unfolded: Iterable[str]) -> Iterator[LogItem]:
    """Yield an act's items: its headline, then all of its lines, or only the important ones if it is folded."""
    head = act.head
    if len(act.atoms) == 1:
        yield LogItem(head.text, head.faction, LookBack(head.number))
        return
    is_open = act.name in unfolded
    yield LogItem(act.told, head.faction, Fold(act.name), more=True, is_open=is_open)
    for told in act.atoms if is_open else act.kept:
        yield LogItem(told.text, told.faction, LookBack(told.number), inner=True)


def unstopped(sentence: str) -> str:
    """Return a sentence without its full stop; "U.S.A." keeps its own, "NATO." doesn't."""
    return sentence if _INITIALS.search(sentence) else sentence.rstrip(".!")


def counted(sentences: Iterable[str]) -> list[str]:
    """Return each sentence once; repeated ones are followed by their number."""
    return [_times(text, times) for text, times in Counter(sentences).items()]


def _times(text: str, times: int) -> str:
    stop = "." if text.endswith(".") else ""
    return text if times == 1 else f"{unstopped(text) if stop else text} (×{times}){stop}"


def merged(sentences: Sequence[str]) -> list[str]:
    """Join adjacent sentences that share at least one word: “places Military and Cultural influence in Iran”."""
    return [group.told for group in _grouped(tuple(sentences), current_language())]


@lru_cache
def _grouped(sentences: tuple[str, ...], language: str, *, mostly: bool = False) -> list["_Group"]:
    """Group adjacent sentences that share at least one word or, with `mostly`, half of the shortest.

    A log says the same for many frames. How sentences are joined depends on the language.
    """
    made: list[_Group] = []
    for sentence in sentences:
        row = sentence.split()
        group = _compared([*made[-1].rows, row]) if made else None
        if group is not None and (group.same or (group.parts and (not mostly or group.mostly))):
            made[-1] = group
        else:
            made.append(_Group([row]))
    return made


@dataclass(frozen=True, slots=True)
class _Group:
    """Sentences as words: their shared beginning, their shared end, and the parts between."""

    rows: list[list[str]]
    begins: list[str] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    """The parts in which they differ; [] if these can't be listed, or if there is one sentence."""

    @property
    def same(self) -> bool:
        """Whether all are the same sentence."""
        return all(row == self.rows[0] for row in self.rows)

    @property
    def mostly(self) -> bool:
        """Whether they share at least half of the shortest one."""
        return 2 * (len(self.begins) + len(self.ends)) >= min(map(len, self.rows))

    @property
    def told(self) -> str:
        """The sentences merged into one."""
        if not self.parts:
            return _times(" ".join(self.rows[0]), len(self.rows))
        said = words("room")
        link = said.grammar.link("and", said.shared["and"], self.parts[-1])
        return " ".join([*self.begins, ", ".join(self.parts[:-1]), link, self.parts[-1], *self.ends])


def _compared(rows: list[list[str]]) -> _Group:
    """Return sentences with what they share; there are no parts unless all begin with the same word."""
    begins = _alike(rows)
    ends = _alike([each[len(begins) :][::-1] for each in rows])[::-1]
    parts = [" ".join(each[len(begins) : len(each) - len(ends)]) for each in rows]
    fit = begins and all(part and not _CLAUSES.search(part) for part in parts) and not _is_link(begins[-1], parts)
    return _Group(rows, begins, ends, counted(parts) if fit else [])


def _is_link(word: str, parts: Sequence[str]) -> bool:
    """Return whether a word joins what follows it to another subject: “you and Red are at war”."""
    said = words("room")
    return any(word == said.grammar.link("and", said.shared["and"], part) for part in parts)


def _alike(rows: list[list[str]]) -> list[str]:
    """Return the words with which all rows begin."""
    alike = takewhile(lambda each: len(set(each)) == 1, zip(*rows, strict=False))
    return [word for word, *_ in alike]


def by_turn(told: Sequence[LogLine], unfolded: Iterable[str]) -> list[LogItem]:
    """Return the log's items grouped into acts, oldest first."""
    return [item for act in told_of(acts(told)) for item in folded(act, unfolded)]


def told_of(made: Sequence[Streak]) -> list[Streak]:
    """Return the acts except those made only of passes nobody was asked for; the last act always stays."""
    return [act for act in made if act is made[-1] or not all(each.forced for each in act.atoms)]
