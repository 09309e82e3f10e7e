"""Writes the man page from the help texts of the command line: python -m tools.manpage.

It is kept as share/overton.6, so that wheels include it; a test fails if it is out of date.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from game.command_line import commands
from game.core.language.words import say
from game.pure import PURE
from game.titles import on_show

PAGE = Path(__file__).parents[1] / "share" / "overton.6"
ESCAPED = str.maketrans({"-": r"\-", "\\": r"\e"})


def page() -> str:
    """Return the page in man's format: .SH starts a section, .TP a term and its description."""
    whole = commands()
    verbs = _verbs(whole)
    about = whole.description or ""
    lines = [
        '.TH OVERTON 6 "" "Overton" "Games"',
        ".SH NAME",
        rf"overton \- {_plain(about.partition(': ')[2].partition('.')[0])}",
        ".SH SYNOPSIS",
        r"\fBoverton\fR [\fICOMMAND\fR] [\fIOPTION\fR]...",
        ".SH DESCRIPTION",
        _plain(about),
        ".SH COMMANDS",
        *(line for name, verb in verbs.items() for line in _verb(name, verb)),
        ".SH EXAMPLES",
        ".nf",
        *map(_plain, (whole.epilog or "").splitlines()[1:]),
        ".fi",
        ".SH ENVIRONMENT",
        ".TP",
        r"\fBOVERTON_HOME\fR",
        _plain(say("cli.home")),
        ".TP",
        rf"\fB{PURE}\fR",
        _plain(say("cli.pure")),
    ]
    return "\n".join(lines) + "\n"


def _verbs(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return every command of a parser by its name."""
    groups = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    return {name: verb for group in groups for name, verb in group.choices.items()}


def _verb(name: str, verb: argparse.ArgumentParser) -> Iterator[str]:
    """Yield a command's description, then each of its arguments."""
    given = [each for each in verb._actions if each.dest != "help"]
    synopsis = " ".join(_called(each) for each in given)
    yield from (".SS " + rf"\fBoverton {name}\fR {synopsis}".strip(), _plain(verb.description or ""))
    for each in given:
        yield from (".TP", _called(each).strip("[]"), _plain(_lasting(each.help or "")))


def _lasting(told: str) -> str:
    """Return a help text without the titles' names, so that a new title doesn't change the page."""
    return say("cli.any_title") if told == say("cli.title", titles=on_show()) else told


def _called(action: argparse.Action) -> str:
    """Return an argument's syntax, in brackets if it is optional."""
    many = "..." if action.nargs == "*" else ""
    if not action.option_strings:
        name = rf"\fI{_plain(action.dest.upper())}\fR"
        return f"[{name}{many}]" if action.nargs in ("?", "*") else name
    value = rf" \fI{_plain(str(action.metavar))}\fR" if action.nargs != 0 else ""
    return rf"[\fB{_plain(action.option_strings[0])}\fR{value}]"


def _plain(text: str) -> str:
    """Escape text for man, where a line that begins with a dot or a quote would be a command."""
    escaped = text.translate(ESCAPED)
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


def main() -> None:
    """Write the page."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
