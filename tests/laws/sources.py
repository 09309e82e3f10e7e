"""Extracts from a title's source what it says and cites: sentence keys, option verbs, rule ids."""

import ast
import inspect
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from game.core.agenda import Ask
from game.core.content.loading import root
from game.core.contract import Event
from game.titles import events as title_events
from game.titles import rules_of

ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z]{2,})+(?:-\d+)?\b|\b[A-Z]{2}-[A-Z]+-\d+\b")
KEY = re.compile(r"(prompt|reason|result|event|board)\.[a-z_0-9]+")


@cache
def modules(name: str) -> dict[str, str]:
    """Return the source of every module of a title, by module name."""
    package = Path(inspect.getfile(rules_of(name)))  # type: ignore[arg-type]  # a title is a module
    return {
        f"game.titles.{name}" + ("" if path.stem == "__init__" else f".{path.stem}"): path.read_text("utf-8")
        for path in sorted(package.parent.glob("*.py"))
    }


@cache
def calls(name: str) -> list[tuple[str, ast.Call]]:
    """Return every call in a title's source, with the called name."""
    found = list[tuple[str, ast.Call]]()
    for source in modules(name).values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                match node.func:
                    case ast.Name(id=called) | ast.Attribute(attr=called):
                        found.append((called, node))
    return found


def verbs(name: str) -> set[str]:
    """Return the verbs of a title's options: the first word in `option(…)` and `Action(…)`."""
    found = set()
    for called, node in calls(name):
        match node.args:
            case [ast.Constant(value=str(verb)), *_] if called in ("option", "Action"):
                found.add(verb)
    return found


def keys(name: str) -> set[str]:
    """Return the keys that a title spells out or passes to `line(key)` and `because(rule, key)`."""
    found = {match[0] for source in modules(name).values() for match in re.finditer(rf'"({KEY.pattern})"', source)}
    found = {key.strip('"') for key in found}
    for called, node in calls(name):
        match node.args:
            case [_, ast.Constant(value=str(key)), *_] if called == "because":
                found.add(f"reason.{key}")
            case [ast.Constant(value=str(key)), *_] if called == "line":
                found.add(key)
    return found


def events(name: str) -> list[type[Event]]:
    """Return a title's event classes."""
    return list(title_events(name))


def questions(name: str) -> list[type[Ask[Any]]]:
    """Return a title's question classes."""
    found = {
        kind: None
        for module in modules(name)
        for kind in vars(import_module(module)).values()
        if isinstance(kind, type) and issubclass(kind, Ask) and kind.__module__ == module and _is_asked(kind)
    }
    return list(found)


def _is_asked(kind: type[Ask[Any]]) -> bool:
    """Return True for a concrete question, False for a base class."""
    return "options" in vars(kind)


def prefix(name: str) -> str:
    """Return the two letters that a title's rule ids begin with."""
    ids = re.findall(r"^\*\*([A-Z]{2})-", (root() / name / "rules.en.md").read_text("utf-8"), re.MULTILINE)
    return str(ids[0])


def cited(name: str, text: str) -> set[str]:
    """Return the rule ids that a text cites, without the ids of questions (-Q-) and worked examples (-T-)."""
    own = prefix(name)
    return {
        found
        for found in ID.findall(text)
        if found.startswith(f"{own}-") and "-Q-" not in found and "-T-" not in found
    }
