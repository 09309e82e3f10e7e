"""A title's rules as text, and a search in them."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.content.languages import rules_text
from game.core.language.words import say
from game.terminal.console import Console


@dataclass(frozen=True, slots=True)
class Clause:
    """A paragraph of the rules, under its heading."""

    heading: str
    text: str


def clauses(title: str) -> list[Clause]:
    """Return a title's rules in the current language. Raises ContentError if it has none."""
    return list(_paragraphs(rules_text(title)))


def _paragraphs(text: str) -> Iterator[Clause]:
    heading = ""
    for paragraph in text.split("\n\n"):
        plain = paragraph.strip().replace("**", "").replace("`", "")
        if plain.startswith("#"):
            heading = plain.lstrip("# ")
        elif plain[:2] == "1.":
            yield from (Clause(heading, item.strip()) for item in plain.splitlines())
        elif plain:
            yield Clause(heading, " ".join(plain.split()))


def found(title: str, wanted: str) -> list[Clause]:
    """Return the clauses whose text or heading has every wanted word."""
    parts = wanted.casefold().split()
    return [
        clause
        for clause in clauses(title)
        if all(part in f"{clause.heading} {clause.text}".casefold() for part in parts)
    ]


def show_rules(title: str, wanted: str, console: Console) -> None:
    """Print the clauses matching `wanted`, under their headings."""
    clauses, heading = found(title, wanted), ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            console.strong(f"\n{heading}")
        console.show(clause.text, indent="  ")
    if not clauses:
        console.show(say("rules.nothing"))
