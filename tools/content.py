"""Checks everything a designer edits, and prints a sentence for each mistake: python -m tools.content."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from xml.etree import ElementTree

from ai.coach.calibration import fits
from ai.heuristics import heuristic
from ai.levels import title_players
from ai.worths import tables as fitted
from game.client.boards import board
from game.client.scenes.shelf.primers import pictures
from game.client.table.cues import cues
from game.client.table.worldboard import WorldBoard, dots
from game.client.world.dots import load_map
from game.core.content.box import EXTRAS, box
from game.core.content.languages import ENGLISH, languages
from game.core.content.loading import ContentError, folder, root
from game.core.exercise import LESSON, PUZZLE
from game.core.exercise import flaws as exercise_flaws
from game.core.language.translation import flaws as lacking
from game.core.language.words import event_name, words
from game.machine.ratings import tables
from game.titles import SHELF, events, flaw, rules_of

SVG = "{http://www.w3.org/2000/svg}svg"


def flaws(names: Sequence[str] = SHELF) -> Iterator[str]:
    """Yield what is wrong with the titles and with what they share."""
    yield from _words("room")
    for language in languages()[1:]:
        yield from lacking(language, names)
    yield from _icons()
    yield from _map("assets", "world.tmx")
    for name in names:
        if told := flaw(name):
            yield told
            continue
        yield from _extras(name)
        yield from _words(name)
        yield from _cues(name)
        yield from _calibration(name)
        if _reads_a_map(name) or (folder(name) / "board.tmx").exists():
            yield from _map("levels", f"{name}/board.tmx")
        yield from _sides(name)
        yield from _pictures(name)
        yield from _ratings(name)
        for kind in (LESSON, PUZZLE):
            yield from exercise_flaws(name, kind, rules_of)


def _extras(name: str) -> Iterator[str]:
    """Check that the box lists exactly the parts the title has."""
    of = box(name)
    lies = {extra for extra, file in EXTRAS.items() if file and (folder(name) / file).is_file()}
    lies |= {"dangers"} if heuristic(name).warns else set()
    named = set(of.has) - {"day"}  # any title may offer a deal of the day
    for extra in sorted(lies ^ named):
        yield f"{name}/box.toml, has: {extra!r} is {'there, and not named' if extra in lies else 'not there'}"
    for language in languages():
        there = (folder(name) / f"words.{language}.toml").is_file()
        if there != (language == ENGLISH or language in of.languages):
            yield f"{name}/box.toml, languages: {language!r} is {'there, and not named' if there else 'not there'}"


def _words(name: str) -> Iterator[str]:
    try:
        words(name)
    except ContentError as error:
        yield str(error)


def _map(kind: str, path: str) -> Iterator[str]:
    try:
        load_map(root(kind) / path)
    except ContentError as error:
        yield str(error)


def _reads_a_map(name: str) -> bool:
    """Return True if the title has its own board, one of whose modules reads a map of dots."""
    own = type(board(name)).__module__.rpartition(".")[0]
    modules = [module for of, module in sys.modules.items() if of.startswith(f"{own}.")]
    reads = (dots, WorldBoard)
    return own.endswith(f".{name}") and any(each in vars(module).values() for module in modules for each in reads)


def _cues(name: str) -> Iterator[str]:
    """Check that every cue names an existing event and weighs one of its fields."""
    try:
        named = cues(name).event
    except ContentError as error:
        yield str(error)
        return
    there = {event_name(kind): kind for kind in events(name)}
    for event, cue in named.items():
        if event not in there:
            yield f"{name}/cues.toml, event: there is no event {event!r}"
            continue
        for field in set(cue.weight_of) - {each.name for each in fields(there[event])}:
            yield f"{name}/cues.toml, event.{event}: weight_of names {field!r}, which is no field of it"


def _calibration(name: str) -> Iterator[str]:
    """Check what was fitted to games: chances, and worths."""
    for read in (fits, fitted):
        try:
            read(name)
        except ContentError as error:
            yield str(error)


def _pictures(name: str) -> Iterator[str]:
    try:
        pictures(name)
    except ContentError as error:
        yield str(error)


def _icons() -> Iterator[str]:
    """Check that each icon file is an SVG, because any other would be drawn as a ring."""
    for path in sorted((root("assets") / "icons").glob("*.svg")):
        try:
            if ElementTree.parse(path).getroot().tag != SVG:  # these files are our own
                yield f"icons/{path.name}: it is no SVG"
        except (ElementTree.ParseError, UnicodeDecodeError, OSError) as error:
            yield f"icons/{path.name}: {error}"


def _sides(name: str) -> Iterator[str]:
    """Check that the box lists the rules' factions, each with an existing symbol."""
    of = box(name)
    for side in of.faction:
        if not (root("assets") / "icons" / f"{side.symbol}.svg").is_file():
            yield f"{name}/box.toml, faction {side.id}: there is no icon {side.symbol!r}"
    if not of.factions_in_play and set(rules_of(name).FACTIONS) != {side.id for side in of.faction}:
        yield f"{name}/box.toml, faction: the rules know {', '.join(rules_of(name).FACTIONS)}"


def _ratings(name: str) -> Iterator[str]:
    """Check that levels and ratings name existing levels at existing table sizes."""
    try:
        title_players(name)
        tables(name)
    except ContentError as error:
        yield str(error)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if all is well, 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.content", description=__doc__)
    parser.add_argument("title", nargs="*", choices=[*SHELF, []], default=[], help="only these (all)")
    found = list(flaws(parser.parse_args(arguments).title or SHELF))
    for told in found:
        print(told, file=sys.stderr)
    if not found:
        print("All content is sound.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
