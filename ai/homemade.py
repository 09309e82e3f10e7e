"""People's own bots: a Python file with a function `answer(view, options)`.

The file is searched for in the folders of OVERTON_BOTS and in the folder `bots` beside the saved games, never in
the current folder: a record received from somebody else must not make a file run.
"""

import ast
import os
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from ai.players import FORCED, Choice
from ai.search.budget import never
from game import folders, luck
from game.core.contract import Action, Decision, Game, Line, line
from game.core.language.legible import LONGEST_NAME, called, legible

SUFFIX = ".py"
FOLDERS = "OVERTON_BOTS"
"""The environment variable with additional bot folders, separated like those in PATH."""
FUNCTION = "answer"

Answer: TypeAlias = Callable[[Any, tuple[Action, ...]], object]
"""Takes what a seat may know and its options, and returns one of the options, as an Action or as text."""


class BotFailed(Exception):
    """A homemade bot gave no valid answer; `told` says why, in the room's words."""

    def __init__(self, told: Line) -> None:
        super().__init__(told)
        self.told = told


def is_homemade(chair: str) -> bool:
    """Return True if a chair is the name of a file."""
    return chair.endswith(SUFFIX)


def places() -> tuple[Path, ...]:
    """Return the folders that are searched for bots; they may not exist."""
    named = os.environ.get(FOLDERS, "").split(os.pathsep)
    return (*(Path(each) for each in named if each), folders.bots())


def found(chair: str) -> Path | None:
    """Return the file of a bot, or None if there is none."""
    if Path(chair).name != chair:
        return None
    return next((path for each in places() if (path := each / chair).is_file()), None)


def known() -> tuple[str, ...]:
    """Return the names of the usable bots in alphabetical order."""
    files = (path for each in places() if each.is_dir() for path in each.glob(f"*{SUFFIX}"))
    return tuple(sorted({path.name for path in files if flaw(path) is None}))


def no_such_file(chair: str) -> Line | None:
    """Return a sentence saying where a bot's file was looked for, or None if it is there."""
    if found(chair) is not None:
        return None
    looked = tuple(called(place) for place in places())
    return line("homemade.no_file", bot=legible(chair, LONGEST_NAME), folders=looked)


def named(paths: Iterable[Path]) -> Line | None:
    """Make these files known to this process and its children; return why that isn't possible, or None."""
    wanted = {path.resolve() for path in paths}
    for path in wanted:
        if (wrong := flaw(path)) is not None:
            return wrong
    together = dict.fromkeys(str(path.parent) for path in sorted(wanted))
    before = os.environ.get(FOLDERS, "")
    os.environ[FOLDERS] = os.pathsep.join([*together, *filter(None, [before])])
    hidden = [path for path in wanted if (there := found(path.name)) is None or there.resolve() != path]
    return line("homemade.twice", bot=hidden[0].name) if hidden else None


def flaw(path: Path) -> Line | None:
    """Return what keeps a file from being a bot, as far as can be seen without running it, or None."""
    told = partial(line, bot=legible(path.name, LONGEST_NAME))
    if not path.is_file():
        return line("homemade.no_such", file=called(path))
    if legible(path.name, LONGEST_NAME) != path.name or "," in path.name:
        return told("homemade.name", most=LONGEST_NAME)
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        return told("homemade.no_python", why=legible(error.msg), number=error.lineno or 1)
    except (OSError, ValueError) as error:
        return told("homemade.unreadable", why=legible(str(error)))
    return None if FUNCTION in _names(tree) else told("homemade.no_function", function=FUNCTION)


def _names(tree: ast.Module) -> set[str]:
    """Return the names that a module's own statements may bind."""
    bound = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(asname=str(name)):
                bound.add(name)
            case ast.alias(name=name) | ast.Name(id=name, ctx=ast.Store()):
                bound.add(name)
    return bound


@dataclass(frozen=True)
class HomemadePlayer:
    """A player whose answers come from a function in somebody's file."""

    name: str
    answer: Answer

    def choose(
        self,
        game: Game[Any],
        view: Any,
        decision: Decision,
        rng: Random,
        cancelled: Callable[[], bool] = never,
    ) -> Choice:
        """Return its answer; raises BotFailed if there is no valid one.

        Its draws from the module `random` depend on `rng` alone. A single option is taken without asking.
        """
        if len(decision.options) == 1:
            return Choice(decision.options[0], FORCED)
        luck.settle(rng.getrandbits(64))
        try:
            said = self.answer(view, decision.options)
        except (Exception, SystemExit) as error:
            raise BotFailed(self._broke_off(error, decision)) from error
        if said is None:
            raise BotFailed(line("homemade.nothing", bot=self.name, kind=decision.kind))
        action = _read(said)
        if action not in decision.options:
            quoted = legible(str(said)) if isinstance(said, str | tuple) else type(said).__name__
            told = line("homemade.nonsense", bot=self.name, said=quoted, kind=decision.kind)
            raise BotFailed(told)
        return Choice(action)

    def _broke_off(self, error: BaseException, decision: Decision) -> Line:
        why, number = _why(error), _line(error, self.name)
        return line("homemade.broke_off", bot=self.name, why=why, number=number, kind=decision.kind)


def _why(error: BaseException) -> str:
    return legible(f"{type(error).__name__}: {error}" if str(error) else type(error).__name__)


def _line(error: BaseException, name: str) -> int | str:
    """Return the number of the last line of a file in an error's traceback, or "" if the file isn't in it."""
    own = [each for each in traceback.extract_tb(error.__traceback__) if Path(each.filename).name == name]
    return (own[-1].lineno if own else None) or ""


def _read(said: object) -> Action | None:
    """Return an answer, given as an Action or as text, as an Action; None if it is neither."""
    match said:
        case Action():
            return said
        case str():
            return Action.parse(said)
        case _:
            return None


def homemade(chair: str) -> HomemadePlayer:
    """Load a bot's file and return its player; raises BotFailed if the file can't be run or has no `answer`."""
    path = found(chair)
    if path is None:
        wrong = no_such_file(chair)
        assert wrong is not None, "the file was missing a moment ago"
        raise BotFailed(wrong)
    return HomemadePlayer(chair, loaded(path))


def loaded(path: Path) -> Answer:
    """Run a bot's file as a separate module and return its function; raises BotFailed."""
    spec = spec_from_file_location(f"homemade_{path.stem}", path)
    assert spec is not None, "the name ends in .py"
    assert spec.loader is not None, "Python loads its own files"
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        told = line("homemade.not_loaded", bot=path.name, why=_why(error), number=_line(error, path.name))
        raise BotFailed(told) from error
    function = vars(module).get(FUNCTION)
    if not callable(function):
        raise BotFailed(line("homemade.no_function", bot=path.name, function=FUNCTION))
    answer: Answer = function
    return answer
