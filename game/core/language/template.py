"""Parses sentence templates: text, fields, choices and optional parts.

    {field}  {field:how}        a field, named as `how` says
    [a|b]  [a|b:by]  [a|b:by.what]      one of several wordings; `by` says what chooses
    <…>                         left out if a field in it is empty

Anything incomplete (a bracket that never closes) is plain text. Parts may be nested: a field in a bracket, a
bracket in a bracket.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

_FIELD = re.compile(r"\{(\w+)(?::(\w+(?:\.\w+)*))?\}")
_BY = re.compile(r":(\w+)(?:\.(\w+))?$")
_ENDS = {"[": "]", "<": ">"}


@dataclass(frozen=True, slots=True)
class FieldRef:
    """A field."""

    name: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Variants:
    """Several wordings, and the field that selects one; without a field, the subject selects it."""

    wordings: tuple["Parts", ...]
    by: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Perhaps:
    """Parts that are left out if any field in them is empty."""

    parts: "Parts"


Part = str | FieldRef | Variants | Perhaps
Parts = tuple[Part, ...]


@cache
def parse(template: str) -> Parts:
    """Parse a template."""
    parts: list[Part] = []
    at, text = 0, 0
    while at < len(template):
        found = _part_at(template, at)
        if found is None:
            at += 1
            continue
        part, end = found
        if text < at:
            parts.append(template[text:at])
        parts.append(part)
        at = text = end
    if text < len(template):
        parts.append(template[text:])
    return tuple(parts)


def _part_at(template: str, at: int) -> tuple[Part, int] | None:
    """Return the part that begins at index `at` and the index after it, or None for plain text."""
    sign = template[at]
    if sign == "{":
        match = _FIELD.match(template, at)
        return (FieldRef(match[1], match[2] or ""), match.end()) if match else None
    if sign not in _ENDS:
        return None
    end = _end(template, at)
    if end < 0:
        return None
    inside = template[at + 1 : end]
    if sign == "<":
        return Perhaps(parse(inside)), end + 1
    *first, last = _wordings(inside)
    by = _BY.search(last)
    if not first:
        return None
    last = last[: by.start()] if by else last
    return Variants(tuple(map(parse, (*first, last))), by[1] if by else "", (by[2] or "") if by else ""), end + 1


def _end(template: str, at: int) -> int:
    """Return the index of the bracket that closes the one at `at`, or -1."""
    sign, depth = template[at], 0
    for place in range(at, len(template)):
        depth += (template[place] == sign) - (template[place] == _ENDS[sign])
        if not depth:
            return place
    return -1


def _wordings(inside: str) -> list[str]:
    """Split the content of a bracket at its top-level bars."""
    found, depth = [""], 0
    for sign in inside:
        depth += (sign == "[") - (sign == "]")
        if sign == "|" and not depth:
            found.append("")
        else:
            found[-1] += sign
    return found


@cache
def source(parts: Parts) -> str:
    """Return parts as template text, with only the first wording of each bracket."""
    return "".join(map(_source, parts))


def _source(part: Part) -> str:
    match part:
        case FieldRef(name, how):
            return f"{{{name}:{how}}}" if how else f"{{{name}}}"
        case Variants(wordings):
            return f"[{source(wordings[0])}]"
        case Perhaps(inside):
            return source(inside)
        case _:
            return part


def fields(template: str) -> frozenset[str]:
    """Return the names of all fields in a template, including those that select a wording."""
    return frozenset(each.name if isinstance(each, FieldRef) else each.by for each in named(parse(template)))


def named(parts: Parts) -> Iterator[FieldRef | Variants]:
    """Yield all fields, and all choices made by a field, at any depth."""
    for part in parts:
        match part:
            case FieldRef():
                yield part
            case Perhaps(inside):
                yield from named(inside)
            case Variants(wordings, by):
                if by:
                    yield part
                for wording in wordings:
                    yield from named(wording)
            case _:
                pass
