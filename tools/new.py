"""Creates a new title that can be played at once, as a copy of Goofspiel: python -m tools.new mygame."""

import argparse
import re
import shutil
from collections.abc import Sequence
from keyword import iskeyword
from pathlib import Path

from game.core.content.box import box

ROOT = Path(__file__).parents[1]
EXAMPLE, CALLED, PREFIX = "goofspiel", "Goofspiel", "GO"
DRAWERS = ("game/titles", "levels", "tests/titles")
"""Where a title has a folder from the start."""
STORIES = "tests/stories"
"""Where its stories will be; the example's would be illegal once the rules differ."""
NOT_ITS_OWN = re.compile(r"^(hidden|languages) = .*\n", re.MULTILINE)
DESIGNER = re.compile(r'^designer = ".*"$', re.MULTILINE)
NEXT = """\
{called} is on the shelf; its rules are still those of Goofspiel. What to do next:
1. levels/{name}/box.toml and words.en.toml: what it is called, who plays, every sentence; rules.en.md: its rules.
2. game/titles/{name}/rules.py: the state and the sequence of play; python -m tools.fuzz {name} --games 20
3. Play it: python -m game play {name}, and with --terminal in text.
4. tests/titles/{name}: a test for every rule; python -m pytest tests -k {name}
5. Once its rules are its own, ten golden stories: python -m tools.story {name} --record"""


def flaw(name: str, root: Path = ROOT) -> str:
    """Return one sentence on why a title can't have this name; "" if it can."""
    if not (name.isascii() and name.isidentifier() and name == name.lower()) or name.startswith("_"):
        return f"“{name}” cannot name a package: take small letters, digits and underscores, a letter first."
    if iskeyword(name):
        return f"“{name}” is a word of Python itself: take another name."
    if taken := [drawer for drawer in (*DRAWERS, STORIES) if (root / drawer / name).exists()]:
        return f"There is a folder {taken[0]}/{name} already: take another name."
    return ""


def lay_out(name: str, root: Path = ROOT) -> list[Path]:
    """Copy the example's folders under a new name and return the new ones. Raises ValueError."""
    if why := flaw(name, root):
        raise ValueError(why)
    made = []
    for drawer in DRAWERS:
        ignored = shutil.ignore_patterns("__pycache__", *(f"*.{other}.*" for other in box(EXAMPLE).languages))
        shutil.copytree(root / drawer / EXAMPLE, root / drawer / name, ignore=ignored)
        made.append(root / drawer / name)
    for path in (path for folder in made for path in folder.rglob("*") if path.is_file()):
        path.write_text(renamed(path.read_text("utf-8"), name), encoding="utf-8")
    lid = root / "levels" / name / "box.toml"
    own = NOT_ITS_OWN.sub("", lid.read_text("utf-8"))
    lid.write_text(DESIGNER.sub('designer = "Your name"', own), encoding="utf-8")
    return made


def renamed(text: str, name: str) -> str:
    """Return the text of an example file adapted to the new title."""
    ids = prefix(name)
    text = text.replace(CALLED, called(name)).replace(EXAMPLE, name)
    return text.replace(f"{PREFIX}-", f"{ids}-").replace(f"test_{PREFIX.lower()}_", f"test_{ids.lower()}_")


def called(name: str) -> str:
    """Return a package's name as a title: my_game becomes My Game."""
    return name.replace("_", " ").title()


def prefix(name: str) -> str:
    """Return the two letters that the title's rule ids begin with."""
    return (re.sub("[^a-z]", "", name) + "xx")[:2].upper()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if the title was created, 2 for an unusable name."""
    parser = argparse.ArgumentParser(prog="python -m tools.new", description=__doc__)
    parser.add_argument("name", help="the package's name, in small letters")
    given = parser.parse_args(arguments)
    try:
        lay_out(given.name)
    except ValueError as error:
        parser.error(str(error))
    print(NEXT.format(name=given.name, called=called(given.name)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
