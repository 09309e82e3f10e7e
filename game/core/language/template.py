"""Takes the templates of sentences apart: text, fields, choices and what may be left out.

    {field}  {field:how}        a field, named as `how` says
    [a|b]  [a|b:by]  [a|b:by.what]      one of several wordings; `by` says what chooses
    <…>                         left out when a field in it is empty

What is not complete (a bracket that never ends) is text. Words may stand in one another: a field in a bracket, a
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
class Named:
    """A field."""

    name: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """Several wordings, and the field that chooses; by the subject where none is named."""

    wordings: tuple["Parts", ...]
    by: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Perhaps:
    """What is left out when a field in it is empty."""

    parts: "Parts"


Part = str | Named | Choice | Perhaps
Parts = tuple[Part, ...]


@cache
def parse(template: str) -> Parts:
    """Take a template apart."""
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
    """Give the part that begins here and where it ends; None where it is only text."""
    sign = template[at]
    if sign == "{":
        match = _FIELD.match(template, at)
        return (Named(match[1], match[2] or ""), match.end()) if match else None
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
    return Choice(tuple(map(parse, (*first, last))), by[1] if by else "", (by[2] or "") if by else ""), end + 1


def _end(template: str, at: int) -> int:
    """Where what begins here ends; -1 where it does not."""
    sign, depth = template[at], 0
    for place in range(at, len(template)):
        depth += (template[place] == sign) - (template[place] == _ENDS[sign])
        if not depth:
            return place
    return -1


def _wordings(inside: str) -> list[str]:
    """Part what stands in a bracket, but not what stands in a bracket inside it."""
    found, depth = [""], 0
    for sign in inside:
        depth += (sign == "[") - (sign == "]")
        if sign == "|" and not depth:
            found.append("")
        else:
            found[-1] += sign
    return found


def source(parts: Parts) -> str:
    """Write parts as they stand in a template, brackets without the wordings behind the first."""
    return "".join(map(_source, parts))


def _source(part: Part) -> str:
    match part:
        case Named(name, how):
            return f"{{{name}:{how}}}" if how else f"{{{name}}}"
        case Choice(wordings):
            return f"[{source(wordings[0])}]"
        case Perhaps(inside):
            return source(inside)
        case _:
            return part


def fields(template: str) -> frozenset[str]:
    """List the fields a template asks for, to name them or to choose by them."""
    return frozenset(each.name if isinstance(each, Named) else each.by for each in named(parse(template)))


def named(parts: Parts) -> Iterator[Named | Choice]:
    """Go through all fields, and through the choices that have one, however deep they stand."""
    for part in parts:
        match part:
            case Named():
                yield part
            case Perhaps(inside):
                yield from named(inside)
            case Choice(wordings, by):
                if by:
                    yield part
                for wording in wordings:
                    yield from named(wording)
            case _:
                pass
