"""Golden stories: games in whose log no line may change: python -m tools.story espionage.

A story is a record without its checksums, with what everybody was told below each answer. Beside the stories are
a fingerprint of random games, and a list of the sentences that occur in the stories outside the log: what is
asked, refused, feared and noticed. Without a flag, all of it is checked; --record writes new stories, --refresh
rewrites everything after an intended change of rules or words.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ai.heuristics import heuristic
from ai.levels import player
from game.core import agenda, asking
from game.core.contract import Action, Line, Setup
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import Header, Recorded, load
from game.core.language.words import words
from game.core.record import digest
from game.core.table import IllegalAction, Table
from game.play.showing import Showing
from game.terminal.boards import board
from game.testing.laws import openings
from game.titles import SHELF, rules_of
from tools.numbers import GAMES, whole

STORIES = Path(__file__).parents[1] / "tests" / "stories"
WANTED = 10
"""The minimum number of stories for a title."""
PLAYERS = ("greedy", "easy", "random")
FINGERPRINT_GAMES = 20
SOME, NOW_AND_THEN = 2, 7
"""The sentences outside the log are checked at every NOW_AND_THEN-th answer of every SOME-th story."""
TRIED = 4
"""How many answers are tried there, both of those on offer and of those offered earlier."""


def stories(name: str) -> list[Path]:
    """Return a title's stories in order of their file names."""
    return sorted((STORIES / name).glob("*.story"))


def told(name: str, setup: Setup, answers: Sequence[Action]) -> str:
    """Return a game as its story. Raises IllegalAction at the first illegal answer."""
    seats = tuple(f"Seat {seat}" for seat in range(len(setup.factions)))
    header = Header(name, rules_of(name).RULES, setup, "", seats, seats)
    recorded = Recorded(Table(rules_of(name), setup), header, ChecksummedFile())
    written, text = 0, []
    for action in (None, *answers):
        beats = recorded.play(action) if action else []
        fresh = recorded.journal.lines[written:]
        text += [line.decode().rpartition(" #")[0] for line in fresh[:1]]
        text += [f"    {sentence}" for sentence in _log(name, recorded, beats)]
        text += [line.decode().rpartition(" #")[0] for line in fresh[1:]]
        written = len(recorded.journal.lines)
    if recorded.table.result:
        text.append(f"    {words(name).say(recorded.table.result.line, None, _seats(recorded))}")
    return "\n".join(text) + "\n"


def _seats(recorded: Recorded[Any]) -> Sequence[str]:
    return Showing(recorded).names


def _log(name: str, recorded: Recorded[Any], beats: Sequence[Any]) -> Iterator[str]:
    for beat in beats:
        sentence = words(name).tell(beat.event.seen_by(None), None, _seats(recorded))
        if sentence:
            yield sentence


def read(path: Path) -> tuple[Setup, list[Action]]:
    """Return a story's setup and answers."""
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    head = json.loads(first)
    setup = Setup(head["level"], tuple(head["factions"]), head["options"], head["seed"])
    return setup, [Action.parse(line.partition(" ")[2]) for line in lines if line[:1].isdigit()]


def difference(name: str, path: Path) -> str:
    """Return where a story now differs, or "" if it is unchanged."""
    setup, answers = read(path)
    try:
        now = told(name, setup, answers).splitlines()
    except IllegalAction as error:
        return str(error)
    was = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(was, now, strict=False), 1):
        if old != new:
            return f"line {number} was {old.strip()!r} and is {new.strip()!r}"
    return "" if len(was) == len(now) else f"it had {len(was)} lines and has {len(now)}"


class RulesFingerprint(NamedTuple):
    """The version of a title's rules, and the hash of its games under it."""

    rules: int
    games: str

    def __str__(self) -> str:
        return f"{self.rules} {self.games}"


def fingerprint(name: str) -> RulesFingerprint:
    """Hash seeded random games at every number of seats: changed rules change it, refactoring never does.

    A new field of the state or of its house options changes it too, and the digests in saves with it.
    """
    fewest, most = rules_of(name).SEATS
    ends = [
        _random_end(name, seats, seed) for seats in range(fewest, most + 1) for seed in range(FINGERPRINT_GAMES)
    ]
    return RulesFingerprint(rules_of(name).RULES, sha256(" ".join(ends).encode()).hexdigest()[:16])


def _random_end(name: str, seats: int, seed: int) -> str:
    game, rng = rules_of(name), Random(seed)
    state = game.new(openings(name, seats, seed))
    while (asked := agenda.decision(state)) is not None:
        agenda.advance(state, rng.choice(asked.options))
    return digest(state)


def between_the_lines(name: str) -> list[str]:
    """Return the sentences of some stories outside the log, as lines: a key, its count, a hash of all its uses.

    A change of wording leaves the list unchanged; a change of what is asked, refused or feared doesn't.
    """
    heard = defaultdict[str, list[str]](list)
    for path in stories(name)[::SOME]:
        for said in _unsaid(name, *read(path)):
            heard[said.key].append(repr(said))
    return [
        f"{key} {len(every)} {sha256(' '.join(every).encode()).hexdigest()[:8]}"
        for key, every in sorted(heard.items())
    ]


def _unsaid(name: str, setup: Setup, answers: Sequence[Action]) -> Iterator[Line]:
    """Yield sentences that a game may show apart from its events."""
    game = rules_of(name)
    knows = heuristic(name)
    rng = Random(len(answers))
    table, met = Table[Any](game, setup), dict[Action, None]()
    for number, action in enumerate(answers):
        before, asked = table.state, table.decision
        assert asked is not None, "it is answered"
        table.play(action)
        if number % NOW_AND_THEN == 0:
            yield asking.prompt(before)
            known = [each for each in met if each not in asked.options]
            for tried in rng.sample(known, min(TRIED, len(known))):
                yield asking.why_not(before, asked.seat, tried).line
            view = game.view(before, asked.seat)
            some = rng.sample(asked.options, min(TRIED, len(asked.options)))
            yield from (board(name).option(view, asked.seat, each) for each in some)
            yield from (danger.line for danger in knows.dangers(view, asked.seat))
        met |= dict.fromkeys(asked.options)


def _play(name: str, seats: int, seed: int) -> tuple[Setup, list[Action]]:
    """Play a game with players of every kind, so that both good and foolish answers occur."""
    game = rules_of(name)
    rng = Random(seed)
    setup = openings(name, seats, seed)
    players = [player(PLAYERS[(seed + seat) % len(PLAYERS)], name) for seat in range(seats)]
    state, answers = game.new(setup), []
    while (asked := agenda.decision(state)) is not None:
        view = game.view(state, asked.seat)
        answers.append(players[asked.seat].choose(game, view, asked, rng).action)
        agenda.advance(state, answers[-1])
    return setup, answers


def record(name: str, wanted: int) -> list[Path]:
    """Record stories until there are `wanted`, with every number of seats; return the new ones."""
    fewest, most = rules_of(name).SEATS
    (STORIES / name).mkdir(parents=True, exist_ok=True)
    laid, seed = [], 0
    while len(stories(name)) < wanted:
        seats = fewest + seed % (most - fewest + 1)
        path = STORIES / name / f"{seats}-seats-{seed:02}.story"
        if not path.exists():
            path.write_text(told(name, *_play(name, seats, seed)), encoding="utf-8")
            laid.append(path)
        seed += 1
    return laid


def refresh(name: str) -> list[str]:
    """Rewrite the fingerprint and the stories whose answers are still legal. Return the stories that aren't.

    Nothing is rewritten if games end in other positions under the same version of the rules, because saves would
    be cut short.
    """
    was, now = written_fingerprint(name), fingerprint(name)
    if was is not None and was.games != now.games and was.rules == now.rules:
        return [f"{name}: games end in other positions than before, so its RULES must go up from {now.rules}"]
    failed = []
    for path in stories(name):
        try:
            path.write_text(told(name, *read(path)), encoding="utf-8")
        except IllegalAction as error:
            failed.append(f"{path.name}: {error}")
    _print_of(name).write_text(f"{now}\n", encoding="utf-8")
    _sentences_of(name).write_text("\n".join(between_the_lines(name)) + "\n", encoding="utf-8")
    return failed


def _print_of(name: str) -> Path:
    return STORIES / name / "fingerprint.txt"


def _sentences_of(name: str) -> Path:
    return STORIES / name / "sentences.txt"


def written_sentences(name: str) -> list[str]:
    """Return the recorded sentences outside the log, or [] if there are none."""
    path = _sentences_of(name)
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def flaws(name: str) -> list[str]:
    """Return which of a title's stories and sentences changed, and whether its fingerprint did."""
    found = [f"{path.name}: {flaw}" for path in stories(name) if (flaw := difference(name, path))]
    changed = sorted(set(between_the_lines(name)) ^ set(written_sentences(name)))
    found += [f"between the lines another thing is said: {line}" for line in changed]
    was, now = written_fingerprint(name), fingerprint(name)
    return found if was == now else [*found, f"the fingerprint was {was or 'not written down'} and is {now}"]


def written_fingerprint(name: str) -> RulesFingerprint | None:
    """Return the recorded fingerprint, or None."""
    path = _print_of(name)
    if not path.exists():
        return None
    rules, games = path.read_text(encoding="utf-8").split()
    return RulesFingerprint(int(rules), games)


def keep(file: Path, called: str) -> Path:
    """Turn a save into a story that guards against a bug. Raises ValueError if the save can't be read."""
    loaded = load(file, rules_of)
    if loaded.recorded is None or loaded.trouble:
        raise ValueError(" ".join(loaded.sentences()))
    header = loaded.recorded.header
    path = STORIES / header.title / f"{called}.story"
    path.parent.mkdir(parents=True, exist_ok=True)
    answers = [given.action for given in loaded.recorded.table.answers]
    path.write_text(told(header.title, header.setup, answers), encoding="utf-8")
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if all stories are unchanged, 1 if one isn't, 2 for bad arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.story", description=__doc__)
    parser.add_argument("title", choices=[*SHELF, "all"])
    parser.add_argument("--record", action="store_true", help="lay down stories until there are enough")
    parser.add_argument(
        "--games", type=whole(1, GAMES), default=WANTED, metavar="N", help=f"how many are enough ({WANTED})"
    )
    parser.add_argument("--refresh", action="store_true", help="rewrite what has changed on purpose")
    parser.add_argument("--keep", type=Path, metavar="SAVE", help="make a story of a save")
    parser.add_argument("--called", default="kept", metavar="NAME", help="what the kept story is called")
    given = parser.parse_args(arguments)
    if given.keep:
        try:
            print(keep(given.keep, given.called))
        except ValueError as error:
            parser.error(str(error))
        return 0
    found = [flaw for name in (SHELF if given.title == "all" else (given.title,)) for flaw in _do(name, given)]
    print("\n".join(found) if found else "All stories are told as they were.")
    return 1 if found else 0


def _do(name: str, given: argparse.Namespace) -> list[str]:
    if given.record:
        for path in record(name, given.games):
            print(path, file=sys.stderr)
    if given.refresh or given.record:
        return refresh(name)
    return flaws(name)


if __name__ == "__main__":
    raise SystemExit(main())
