"""The `overton` command: opens the window, or plays, watches, replays and explains in the terminal.

Each verb has its own imports: a window opens in half the time if nothing else is imported first.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import filterfalse
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from ai.homemade import is_homemade, named
from ai.levels import FIRST, LEVELS, WATCHED, WAY, bot_name, levels_for
from ai.personality import offered
from game import folders, luck
from game.core.content.box import Option, box, level_name, name_of, turn_name
from game.core.content.languages import languages, of_the_system, use_language
from game.core.content.loading import ContentError
from game.core.contract import Line, Setup
from game.core.engine import compiled
from game.core.eyes import why_hidden, why_no_practice
from game.core.files import disk, leftovers, whole
from game.core.files.code import code, is_code, read_code
from game.core.files.journal import (
    MOST,
    YOU,
    Loaded,
    Recorded,
    Saved,
    glance,
    load,
    records,
    saves,
    start,
)
from game.core.language.dates import told_day, told_moment
from game.core.language.legible import called, legible, reason_of
from game.core.language.words import say, sentence_case, words
from game.play.session import playable, seat_names
from game.terminal.console import Console, Left
from game.terminal.usage import translate
from game.titles import having, on_show, rules_of, setup, title_id
from game.version import version

if TYPE_CHECKING:
    from ai.search.budget import Budget
    from game.machine.today import DailyGame
    from game.play.elsewhere import Elsewhere
    from game.play.sitting import Sitting

ENDLESS = re.compile(r"[^\s“”]{121,}")
LANGUAGE = "--language"
QUOTES = re.compile(r"(?<!\w)'([^']*)'(?!\w)")


class Parser(argparse.ArgumentParser):
    """An argument parser that reports a usage error in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with code 2."""
        sentence = told(sentence_case(message)).rstrip(".\n")
        stop = "\n" if "\n" in sentence else ". "
        self.exit(2, f"{sentence}{stop}{say('parser.more', command=self.prog)}\n")


class Version(argparse.Action):
    """Print the version and exit. It is looked up only then, because that is slow in a checkout."""

    def __call__(self, parser: argparse.ArgumentParser, *given: object, **named: object) -> None:
        """Print the version, and exit with code 0."""
        print(say("cli.compiled" if compiled() else "cli.version", version=version()))
        parser.exit()


def quoted(text: str) -> str:
    """Replace straight quotes around names with the curly ones used everywhere else."""
    return QUOTES.sub(r"“\1”", text)


def told(text: str) -> str:
    """Make a message that may quote user input safe to print: no control characters and no endless words."""
    lines = ENDLESS.sub(lambda word: f"{word[0][:119]}…", quoted(text)).split("\n")
    return "\n".join(" " * (len(line) - len(line.lstrip(" "))) + legible(line, LONGEST) for line in lines)


LONGEST = 600
"""The most characters in a line of an error message."""


class CannotDo(Exception):
    """The request can't be carried out, for a reason in one sentence or in the room's words."""

    def __init__(self, why: str | Line) -> None:
        super().__init__(why if isinstance(why, str) else words("room").say(why))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0 for success, 1 if it could not be done, 2 for a usage error."""
    try:
        _open_closed_streams()
        settle_language(sys.argv[1:] if arguments is None else arguments)
        leftovers.clear(folders.written())
        parser = commands()
        given = parser.parse_args(arguments)
        code = int(given.run(given))
        sys.stdout.flush()
        return code
    except Left:
        return 0
    except CannotDo as refused:
        Console(sys.stdin, sys.stderr).write(told(str(refused)))
        return 1
    except ContentError as error:  # the room's own words may be what cannot be read
        print(f"{told(str(error)).rstrip('.')}.", file=sys.stderr)
        return 1
    except ValueError as error:
        parser.error(str(error))
    except BrokenPipeError:
        _let_go()  # the reader has gone
        return 0
    except OSError as error:
        if error.filename is not None:
            raise  # that was a file, which is told of where it is written
        _let_go()
        with suppress(OSError):
            print(say("cli.no_paper", why=reason_of(error)), file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        return 130


def _open_closed_streams() -> None:
    """Connect closed streams to nothing, because otherwise the next file opened would take their place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # until the end


def _let_go() -> None:
    """Discard all further output, because nobody can read it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def settle_language(arguments: Sequence[str]) -> None:
    """Use the requested language, else the one in the window's settings, else the system's.

    This runs before the main parser, whose help texts are translated too.
    """
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument(LANGUAGE, default="")
    with suppress(argparse.ArgumentError):  # no value: the parser of all arguments says so
        given, _ = first.parse_known_args(arguments)
        if given.language not in ("", *languages()):
            raise CannotDo(say("cli.no_language", language=given.language, languages=languages()))
        use_language(given.language or _set() or of_the_system())


def _set() -> str:
    """Return the language from the settings; "" if unset or unreadable, which the window reports itself."""
    try:
        language = whole.take(folders.settings(), lambda said: str(said["language"])) or ""
    except whole.Unreadable:
        return ""
    return language if language in languages() else ""


# --- what can be called -----------------------------------------------------------------------------------


def commands() -> Parser:
    """Return the parser for all verbs."""
    translate()
    parser = Parser(prog="overton", description=say("cli.about"), epilog=say("cli.examples"))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--version", action=Version, nargs=0, help=say("parser.version_help"))
    _add_language(parser)
    parser.set_defaults(run=lambda given: _window(language=given.language))
    verbs = parser.add_subparsers(title=say("cli.commands"), metavar="COMMAND", parser_class=Parser)
    for name, (run, arguments) in _verbs().items():
        about = say(f"cli.{name}")
        verb = verbs.add_parser(name, help=about, description=about)
        _add_language(verb)
        verb.set_defaults(run=run)
        for each in arguments:
            argument, _, key = each.partition(" ")
            told = say(f"cli.{key or argument.strip('-?')}", levels=LEVELS, titles=on_show())
            verb.add_argument(argument.strip("?"), help=told, **ARGUMENTS.get(argument, FLAG))
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(LANGUAGE, metavar="CODE", default="", help=say("cli.language", languages=languages()))


FLAG: Mapping[str, Any] = {"action": "store_true"}
ARGUMENTS: Mapping[str, Mapping[str, Any]] = {
    "title": {"type": title_id},
    "title?": {"nargs": "?", "type": title_id, "default": ""},
    "file": {"type": Path},
    "file?": {"nargs": "?", "type": Path},
    "out": {"metavar": "OUT", "type": Path},
    "answer": {"type": int},
    "id?": {"nargs": "?", "default": ""},
    "words": {"nargs": "*"},
    "what": {"metavar": "TITLE|BOT.py"},
    "--seats": {"metavar": "A,B", "default": ""},
    "--factions": {"metavar": "A,B", "default": ""},
    "--level": {"metavar": "NAME", "default": ""},
    "--option": {"metavar": "KEY=VALUE", "action": "append", "default": []},
    "--seed": {"metavar": "N", "type": int},
    "--as": {"metavar": "SEAT", "dest": "seat", "default": ""},
    "--simulations": {"metavar": "N", "type": int},
    "--seconds": {"metavar": "S", "type": float},
    "--markdown": {"metavar": "OUT.md", "type": Path},
    "--from": {"metavar": "N", "dest": "first", "type": int},
    "--to": {"metavar": "N", "dest": "last", "type": int},
    "--speed": {"metavar": "S", "type": float},
    "--date": {"metavar": "DATE", "default": ""},
    "--rung": {"metavar": "N", "type": int, "default": 0},
    "--about": {"metavar": "MOTIF", "default": ""},
    "--games": {"metavar": "N", "type": int, "default": 40},
}
"""The form of each argument that isn't a flag; a question mark makes it optional."""


def _verbs() -> Mapping[str, tuple[Callable[[argparse.Namespace], int], tuple[str, ...]]]:
    """Return each verb with its function and arguments, each with its words' key if that isn't its name."""
    begin = ("--factions", "--level", "--option", "--seed", "--terminal", "--plain", "--phones")
    return {
        "play": (play, ("title", "--seats seats_play", *begin)),
        "watch": (watch, ("title", "--seats seats_watch", *begin, "--why")),
        "demo": (demo, ("--kiosk",)),
        "resume": (resume, ("file? resume_file", "--terminal", "--plain", "--phones")),
        "replay": (replay, ("file replay_file", "--check", "--plain")),
        "review": (
            review,
            (
                *("file review_file", "--as review_as", "--simulations", "--seconds", "--force"),
                *("--markdown", "--plain"),
            ),
        ),
        "film": (
            film,
            (
                *("file replay_file", "out film_out", "--from film_from", "--to film_to", "--as film_as"),
                *("--best film_best", "--speed film_speed", "--force", "--square film_square"),
            ),
        ),
        "code": (as_code, ("file replay_file",)),
        "saves": (list_saves, ()),
        "branches": (list_branches, ("file review_file",)),
        "branch": (
            branch,
            (
                *("file review_file", "answer branch_answer", "--seats branch_seats"),
                *("--practice branch_practice", "--terminal"),
            ),
        ),
        "stats": (stats, ("title?", "--count stats_count")),
        "today": (day, ("--date today_date", "--puzzle today_puzzle", "--line today_line", "--terminal")),
        "circuit": (circuit, ("title?", "--play circuit_play", "--rung circuit_rung", "--terminal")),
        "learn": (learn, ("title?", "--about learn_about", "--forget learn_forget")),
        "lesson": (lesson, ("title", "id? lesson_id")),
        "rules": (rules, ("title", "words rules_words")),
        "prove": (prove, ("what prove_what", "--games prove_games")),
        "licences": (licences, ()),
    }


# --- playing ----------------------------------------------------------------------------------------------


def play(given: argparse.Namespace) -> int:
    """Start a game with people and bots in the seats."""
    return _begin(given, (YOU, *(FIRST,) * 9))


def watch(given: argparse.Namespace) -> int:
    """Start a game between bots."""
    if YOU in given.seats.split(","):
        raise ValueError(say("cli.watch_only"))
    return _begin(given, (WATCHED,) * 10, why=given.why)


def _begin(given: argparse.Namespace, usual: Sequence[str], why: bool = False) -> int:
    game = rules_of(given.title)
    factions = tuple(each.strip().lower() for each in given.factions.split(",") if each.strip())
    if factions and box(given.title).factions_in_play:
        raise ValueError(say("cli.factions_in_play", title=name_of(given.title)))
    chairs = _chairs(given.seats, usual[: len(factions) or game.SEATS[0]], given.title)
    seed = given.seed if given.seed is not None else luck.below(2**32)
    if abs(seed) >= MOST:
        raise ValueError(say("cli.large_seed"))
    opening = setup(given.title, len(chairs), given.level, _options(given.title, given.option), seed, factions)
    game.new(opening)  # raises ValueError for factions that do not play together
    named = _names(chairs, given.title)
    if not (given.terminal or given.plain):
        return _window(given.title, opening, chairs, named, False, given.phones, language=given.language)
    return _sit_down(start(folders.saves(), game, opening, chairs, named), why, given.plain, given.phones)


def day(given: argparse.Namespace) -> int:
    """Play the deal of the day or its puzzle, or print the result."""
    from game.machine import today

    of = today.deal(today.chosen(given.date))
    if given.line:
        reached = today.kept().of(of.day)
        print(today.told(of, reached) if reached.begun else say("day.nothing"))
        return 0
    if given.puzzle:
        return _puzzle(of)
    named = _names(of.chairs, of.title)
    if not given.terminal:
        return _window(of.day, language=given.language)
    level, date = level_name(of.title, of.setup.level), told_day(of.day.isoformat())
    print(say("cli.today_about", title=name_of(of.title), level=level, seats=len(of.chairs), date=date))
    return _sit_down(start(folders.saves(), rules_of(of.title), of.setup, of.chairs, named))


def _puzzle(of: DailyGame) -> int:
    from game.core.exercise import PUZZLE, exercise
    from game.machine import today
    from game.terminal.puzzling import Puzzling

    if of.puzzle is None:
        raise CannotDo(say("day.no_puzzle"))
    days = today.kept()
    found = exercise(of.puzzle.title, of.puzzle.name, PUZZLE)
    console = _console()
    tried, helped = partial(days.tried, of.day), partial(days.help, of.day)
    puzzling = Puzzling(of.puzzle.title, found, console, tried, helped)
    code = puzzling.run()
    if days.trouble is not None:
        print(words("room").say(days.trouble), file=sys.stderr)
    if days.of(of.day).solved:
        print(today.told(of, days.of(of.day)))
    return code


def circuit(given: argparse.Namespace) -> int:
    """Print a ladder of rivals, or play against the next one."""
    from game.machine import circuit
    from game.play.meetings import against, unfinished
    from game.terminal.ladder import lines

    if given.title and given.title not in having("circuit"):
        raise CannotDo(say("cli.no_circuit", titles=having("circuit")))
    kept, trouble = circuit.kept()
    most = kept.ascends(given.title)
    if not 0 <= given.rung <= most:
        raise CannotDo(say("cli.no_rung", most=most))
    if not given.play:
        print("\n".join([*lines(kept, given.title), *([words("room").say(trouble)] if trouble else [])]))
        return 0
    stop = kept.next(given.title)
    going_on = unfinished(map(glance, records(folders.saves())[0])).get((stop, given.rung))
    of = against(stop, given.rung)
    if not given.terminal:
        begin = (of.title, of.setup, of.chairs, of.names) if going_on is None else (going_on.path,)
        return _window(*begin, language=given.language)
    print("\n".join(lines(kept, given.title)))
    if going_on is not None:
        return _sit_down(_opened(playable(_loaded(going_on.path))))
    return _sit_down(start(folders.saves(), rules_of(of.title), of.setup, of.chairs, of.names))


def _chairs(text: str, usual: Sequence[str], name: str) -> tuple[str, ...]:
    """Parse the chairs: "you", the file of a bot, or a bot level, optionally followed by a colon and a style."""
    typed = tuple(chair.strip() for chair in text.split(",")) if text else tuple(usual)
    files = [folders.expanded(Path(chair)) for chair in typed if is_homemade(chair)]
    if (wrong := named(files)) is not None:
        raise CannotDo(wrong)
    chairs = tuple(Path(chair).name if is_homemade(chair) else chair.lower() for chair in typed)
    for chair in filterfalse(is_homemade, chairs):
        level, _, way = chair.partition(WAY)
        if level not in (YOU, *levels_for(name)) or (way and level == YOU):
            raise ValueError(say("cli.no_chair", chair=chair, chairs=(YOU, *levels_for(name))))
        if way and way not in offered(name):
            raise ValueError(say("cli.no_way" if offered(name) else "cli.no_ways", way=way, ways=offered(name)))
    return chairs


def _names(chairs: Sequence[str], name: str) -> tuple[str, ...]:
    """Return the names of the seats: a bot's by level and style, a person's by seat."""
    return tuple(
        say("seat.person", number=seat) if chair == YOU else bot_name(chair, name)
        for seat, chair in enumerate(chairs, 1)
    )


def _options(name: str, pairs: Sequence[str]) -> Mapping[str, str]:
    """Parse KEY=VALUE pairs; for an unknown key, the error lists the title's keys and their values."""
    chosen, of = {}, box(name)
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(say("cli.no_value", pair=pair))
        if key.strip() not in [option.id for option in of.option]:
            listed = "".join(f"\n  {_option_line(option)}" for option in of.option)
            raise ValueError(say("cli.no_option", title=of.name, option=key.strip()) + listed)
        chosen[key.strip()] = value.strip()
    return chosen


def _option_line(option: Option) -> str:
    """Return an option as it is typed, followed by a description."""
    typed = "|".join(str(value).lower() for value in option.values)
    return f"{option.id}={typed}\n      {option.label}: {' / '.join(option.value_labels)}"


def _sit_down(recorded: Recorded[Any], why: bool = False, plain: bool = False, phones: bool = False) -> int:
    from game.terminal.teletype import Teletype

    hands = _phones() if phones else None
    return Teletype(recorded, _console(plain), why, phones=hands).run()


def _phones() -> Callable[[Sitting], Elsewhere]:
    """Return a function that opens a sitting to phones; raises CannotDo if a package is missing."""
    from game.pocket import phones, wire

    try:
        wire.check_parts()
    except wire.NoParts as missing:
        raise CannotDo(str(missing)) from missing
    return phones.opened


def demo(given: argparse.Namespace) -> int:
    """Show the games by themselves until the window is closed or, in a kiosk, until the program is ended."""
    kiosk = _room("game.client.kiosk")
    try:
        kiosk.run(given.kiosk)
    except kiosk.NoDisplay as error:
        raise CannotDo(say("cli.no_display", why=str(error))) from error
    except kiosk.NothingToShow as error:
        raise CannotDo(str(error)) from error
    except OSError as error:
        raise CannotDo(say("cli.no_kiosk", why=reason_of(error))) from error
    return 0


def _window(*begin: Any, language: str = "") -> int:
    """Open the window, with a game to begin or continue if one is given."""
    room = _room("game.client.app")
    try:
        room.run(_session(*begin), language)
    except room.NoDisplay as error:
        raise CannotDo(say("cli.no_display", why=str(error))) from error
    return 0


def _room(name: str) -> Any:
    """Import a module of the window, because only a window needs pygame."""
    try:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the only greeting is our own
        return import_module(name)
    except ImportError as error:
        raise CannotDo(say("cli.no_pygame", why=str(error))) from error


def _session(*begin: Any) -> Any:
    match begin:
        case (str(), Setup(), *_):
            return import_module("game.play.session").Session(*begin)
        case (path,):
            return path
        case _:
            return None


def lesson(given: argparse.Namespace) -> int:
    """List the lessons of a title, or run one of them."""
    from game.play.exercise import Learning
    from game.terminal.lessons import TaughtAtKeyboard, listed

    rules_of(given.title)
    console = _console()
    if not given.id:
        for told in listed(given.title) or [say("cli.no_lessons", title=name_of(given.title))]:
            console.write(told)
        return 0
    return TaughtAtKeyboard(Learning.named(given.title, given.id), console, rest=lambda seconds: None).run()


def learn(given: argparse.Namespace) -> int:
    """Try one's own mistakes again, or forget them."""
    from game.machine import mistakes
    from game.terminal.learning import learn as go_through

    if given.title:
        rules_of(given.title)
    if given.forget:
        try:
            mistakes.STORE.forget()
        except OSError as error:
            raise CannotDo(say("learn.unwritable", why=reason_of(error))) from error
        print(say("learn.forgotten"))
        return 0
    return go_through(_console(), given.title, given.about)


def resume(given: argparse.Namespace) -> int:
    """Continue a saved game: the named one, or the one played last that isn't over."""
    path = given.file or _last_played()
    recorded = _opened(playable(_loaded(path)))
    if recorded.journal.path is None:
        recorded = _on_disk(recorded)
        path = recorded.journal.path
    return (
        _sit_down(recorded, plain=given.plain, phones=given.phones)
        if given.terminal or given.plain
        else _window(path, language=given.language)
    )


def _on_disk(sent: Recorded[Any]) -> Recorded[Any]:
    """Return a branch of a game received as text, saved as practice because its sender knows the cards."""
    from game.terminal import branching

    if sent.table.result is not None:
        raise CannotDo(say("cli.code_over"))
    branch = branching.branch(sent, sent.table.answered, sent.chairs, sent.header.names)
    if branch.trouble is not None:
        raise CannotDo(branch.trouble)
    return branch


def _last_played() -> Path:
    """Return the game of a person played last that isn't over, except a deal of the day."""
    from game.machine import today

    paths, trouble = records(folders.saves())
    if trouble:
        raise CannotDo(trouble)
    for path in paths:
        if (saved := glance(path)).to_continue and not today.is_daily(saved):
            return path
    raise CannotDo(say("cli.nothing_to_resume", folder=called(folders.saves())))


def _loaded(path: Path) -> Loaded:
    if is_code(str(path)):
        loaded = read_code(str(path), rules_of)
        if (sent := loaded.recorded) is not None:
            sent.header = replace(sent.header, names=_names(sent.header.chairs, sent.header.title))
        return loaded
    try:
        if path.is_dir():
            raise CannotDo(say("cli.folder", folder=called(path)))
        if not path.exists():
            raise CannotDo(say("cli.no_file", file=called(path)))
    except OSError as error:  # a name may be too long to be asked for
        raise CannotDo(say("journal.unreadable", file=legible(str(path)), why=reason_of(error))) from error
    return load(path, rules_of)


def _usable(loaded: Loaded) -> Recorded[Any]:
    if loaded.recorded is None:
        raise CannotDo(" ".join(loaded.sentences()))
    return loaded.recorded


def _opened(loaded: Loaded) -> Recorded[Any]:
    """Return a loaded game, and print what is wrong with the rest of its file."""
    recorded = _usable(loaded)
    _tell_flaws(loaded)
    return recorded


def _tell_flaws(loaded: Loaded) -> None:
    for sentence in loaded.sentences():
        print(sentence, file=sys.stderr)


def _console(plain: bool = False) -> Console:
    return Console(sys.stdin, sys.stdout, plain)


# --- looking ----------------------------------------------------------------------------------------------


def replay(given: argparse.Namespace) -> int:
    """Print a recorded game from its first answer to its last, or only check that it still replays the same."""
    from game.terminal.replaying import retell

    loaded = _loaded(given.file)
    if given.check:
        return _check(loaded)
    recorded = _usable(loaded)
    retell(recorded, _console(given.plain))
    _tell_flaws(loaded)
    return 1 if loaded.trouble else 0


def _check(loaded: Loaded) -> int:
    sentences = loaded.sentences()
    if loaded.recorded is None or loaded.trouble:
        raise CannotDo("\n".join(sentences))
    print("ok:", say("cli.ok", answers=loaded.good, digest=loaded.recorded.table.digest))
    for sentence in sentences:
        print(sentence)
    return 0


def film(given: argparse.Namespace) -> int:
    """Film a recorded game; only the progress is printed."""
    if given.speed is not None and not SLOWEST <= given.speed <= FASTEST:
        raise ValueError(say("cli.film_speeds", slowest=f"{SLOWEST:g}", fastest=f"{FASTEST:g}"))
    recorded = _opened(_loaded(given.file))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        films, files, moments = (
            import_module(f"game.client.film.{part}") for part in ("pictures", "writing", "moments")
        )
    except ImportError as error:
        raise CannotDo(say("cli.no_pygame", why=str(error))) from error
    given.out = folders.expanded(given.out)
    eyes = _eyes(recorded, given.seat) or films.usual_eyes(recorded)
    films.darken()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # that leaves nothing half behind
    try:
        cut = _cut(recorded, given, eyes, films, moments)
        files.write(recorded, cut, given.out, hears=_filmed, force=given.force)
    except films.Unfilmed as unfilmed:
        raise CannotDo(str(unfilmed)) from unfilmed
    except KeyboardInterrupt as error:
        raise CannotDo(say("film.stopped")) from error
    print(say("film.written"), called(given.out), sep="\n")
    return 0


def _cut(recorded: Recorded[Any], given: argparse.Namespace, eyes: str, films: Any, moments: Any) -> Any:
    """Return the part of a game to film, and how fast: all of it within a minute or so, unless told otherwise."""
    if given.best:
        if recorded.table.result is None:
            raise CannotDo(say("film.not_over"))
        found = moments.best(recorded, eyes, given.square)
        return replace(found, speed=given.speed or 1.0)
    if given.out.suffix.lower() == ".png" and given.first is not None and given.last is None:
        given.last = given.first
    first = given.first or 0
    last = recorded.table.answered if given.last is None else given.last
    cut = films.Cut(first, last, eyes, given.speed or 1.0, given.square)
    films.check(recorded, cut)
    return cut if given.speed else replace(cut, speed=moments.pace(recorded, first, last))


SLOWEST, FASTEST = 0.25, 64.0


def _eyes(recorded: Recorded[Any], wanted: str) -> str:
    """Return the view in the form a replay uses: "everybody", "open", or a seat counted from 0."""
    from game.play.showing import Showing

    named = Showing(recorded).names
    seats = {str(seat + 1): str(seat) for seat in recorded.table.seats}
    seats |= {name.casefold(): str(seat) for seat, name in enumerate(named)}
    known = {"": "", "everybody": "everybody", "open": "open"} | seats
    if wanted.strip().casefold() not in known:
        raise CannotDo(say("film.nobody", who=legible(wanted), seats=named))
    return known[wanted.strip().casefold()]


def _filmed(share: float) -> None:
    """Print the progress if stderr is a terminal."""
    if sys.stderr.isatty():
        told = say("film.progress", percent=f"{share:.0%}".rstrip("%"))
        print(f"\r{told}", end="\n" if share >= 1 else "", file=sys.stderr, flush=True)


def prove(given: argparse.Namespace) -> int:
    """Prove a title or a bot: play it with every law watching."""
    from game.testing import LawBroken, check_bot, check_title

    try:
        if is_homemade(given.what):
            bot = check_bot(folders.expanded(Path(given.what)))
            titles = tuple(map(name_of, bot.titles))
            print(say("proving.bot", bot=Path(given.what).name, answers=bot.answers, titles=titles))
        else:
            title = check_title(given.what, max(1, given.games))
            print(say("proving.title", title=name_of(given.what), games=title.games, answers=title.answers))
            print(say("proving.hidden" if title.hidden else "proving.open", fields=title.hidden))
    except (LawBroken, ValueError) as wrong:
        raise CannotDo(str(wrong)) from wrong
    return 0


def as_code(given: argparse.Namespace) -> int:
    """Print a recorded game as a line of text."""
    loaded = _loaded(given.file)
    recorded = _usable(loaded)
    if (hidden := why_hidden(recorded)) is not None:
        raise CannotDo(hidden)
    print(code(recorded))
    _tell_flaws(loaded)
    return 1 if loaded.trouble else 0


def review(given: argparse.Namespace) -> int:
    """Review a recorded game and save the analysis beside it."""
    from game.terminal.reviewing import NotNow, look_back, markdown, offer_practice, reviewed_seats, show

    budget = _budget(given.simulations, given.seconds)
    recorded = _opened(_loaded(given.file))
    console = _console(given.plain)
    if given.markdown is not None:
        _written_to(given.markdown, lambda path: disk.may_take(path, given.force))
    try:
        looked = look_back(recorded, reviewed_seats(recorded, given.seat), budget, console)
    except NotNow as not_now:
        raise CannotDo(str(not_now)) from not_now
    if given.markdown is None:
        show(looked, console)
        offer_practice(recorded, console)
        return 0
    content = markdown(looked).encode()
    _written_to(given.markdown, lambda path: disk.write_for(path, content, given.force))
    print(say("reviewing.written"), called(given.markdown), sep="\n")
    return 0


def _written_to(path: Path, write: Callable[[Path], None]) -> None:
    """Write to a file the user has named, or raise CannotDo with the reason."""
    try:
        write(path)
    except disk.NotOurs as error:
        raise CannotDo(error.told) from error
    except OSError as error:
        raise CannotDo(say("reviewing.unwritable", file=called(path), why=reason_of(error))) from error


def _budget(simulations: int | None, seconds: float | None) -> Budget:
    """Return the budget for judging each answer; raises ValueError if it is too small."""
    from ai.coach.advice import THOUGHT

    if (simulations is not None and simulations < 10) or (seconds is not None and not 0.05 <= seconds < 1e6):
        raise ValueError(say("cli.small_budget"))
    return replace(THOUGHT, simulations=simulations or THOUGHT.simulations, each=seconds or 0.0)


def list_saves(given: argparse.Namespace) -> int:
    """List the saved games, the most recently played first."""
    listed = _listed()
    for saved in listed:
        _console().write(_saved_line(saved))
    if not listed:
        print(say("cli.no_saves", folder=called(folders.saves())))
    return 0


def list_branches(given: argparse.Namespace) -> int:
    """Print the tree of branches that a game belongs to."""
    from game.terminal import branching

    branching.tree(_console(), _usable(_loaded(given.file)))
    return 0


def branch(given: argparse.Namespace) -> int:
    """Play on from an answer of a game, with the same players or others."""
    from game.terminal import branching

    recorded = _usable(_loaded(given.file))
    name = recorded.header.title
    chairs = _chairs(given.seats, recorded.chairs, name)
    names = [
        old if chair == was else new
        for chair, was, old, new in zip(
            chairs, recorded.header.chairs, recorded.header.names, _names(chairs, name), strict=False
        )
    ]
    branching.check(recorded, given.answer, chairs)
    if branching.counts_on(recorded):
        if (why := why_no_practice(recorded)) is not None:
            raise CannotDo(why)
        if not given.practice:
            raise CannotDo(say("cli.branch_unfinished"))
        recorded.mark_as_practice()
        if recorded.trouble is not None:
            raise CannotDo(recorded.trouble)
    laid_out = branching.branch(recorded, given.answer, chairs, names)
    path = laid_out.journal.path
    if given.terminal or path is None:
        return _sit_down(laid_out)
    return _window(path, language=given.language)


def stats(given: argparse.Namespace) -> int:
    """Print the results of the games played here."""
    from game.terminal import statistics

    console = _console()
    if given.title:
        rules_of(given.title)
    if given.count:
        statistics.count_kept(console)
    statistics.tell(console, [given.title] if given.title else on_show())
    return 0


def _listed() -> list[Saved]:
    listed, trouble = saves(folders.saves())
    if trouble:
        raise CannotDo(trouble)
    return listed


def _saved_line(saved: Saved) -> str:
    header = saved.header
    if header is None:
        return f"{called(saved.path)}\n    {words('room').say(saved.trouble) if saved.trouble else ''}"
    state = {
        (True, True): "over_practice",
        (True, False): "over",
        (False, True): "practice",
        (False, False): "open",
    }[saved.over, saved.practice]
    said = say(
        f"cli.saved_{state}",
        title=name_of(header.title),
        level=level_name(header.title, header.setup.level),
        turn_name=turn_name(header.title),
        turn=max(1, saved.turn),
        names=seat_names(header),
        date=told_moment(header.date),
    )
    return f"{called(saved.path)}\n    {said}"


def licences(given: argparse.Namespace) -> int:
    """Print the licences of everything Overton is made of."""
    from importlib.metadata import PackageNotFoundError

    from game.licences import texts

    try:
        print(texts())
    except PackageNotFoundError as error:
        raise CannotDo(say("cli.no_licences", name=error.name)) from error
    return 0


def rules(given: argparse.Namespace) -> int:
    """Print the rules of a title, or the clauses that contain the given words."""
    from game.terminal.rules import found

    rules_of(given.title)
    clauses = found(given.title, " ".join(given.words))
    if not clauses:
        raise CannotDo(say("rules.nothing"))
    console, heading = _console(), ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            console.strong(f"{heading}")
        console.show(clause.text, indent="  ")
        console.write("")
    return 0
