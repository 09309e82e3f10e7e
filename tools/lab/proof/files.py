"""Corrupted files: each leads to a game or to clear sentences, never to a traceback, and its content is kept.

Covers saves, settings, ratings, finished lessons, daily deals, statistics, reviews, pasted game codes and the
files a designer edits, for all titles and languages.
"""

import io
import json
import os
import shutil
import sys
import traceback
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import asdict, replace
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest import mock
from zlib import compress, crc32

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from ai.coach import notebook, review
from ai.search.budget import Budget
from game import folders
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.requests import OpenSettings
from game.client.routes import build
from game.client.scenes.shelf.saves import Saves
from game.client.scenes.statistics import Statistics
from game.command_line import main as overton
from game.core.content import loading as content
from game.core.content.languages import languages, use_language
from game.core.files.checksummed import checksum
from game.core.files.code import BEGINNING, _opened, code, read_code
from game.core.files.journal import Recorded, load, saves, start
from game.core.language.legible import legible
from game.core.language.words import words
from game.machine import own, progress, statistics, today
from game.testing.laws import openings
from game.titles import SHELF, rules_of
from tests.client.driver import Driver
from tools.lab.proof import breaking
from tools.lab.proof.part import BatchTrial, ProofPart, at_ease

LOOKED_AT = 0.03
"""The fraction of broken files that the window opens too; that takes a hundred times as long."""
LONGEST = 2_000
"""The maximum length of a message about one file, in characters."""


class FileKind(NamedTuple):
    """A kind of file: how often it is tried, and the function that corrupts and uses one."""

    weight: int
    tried: Callable[["Bench"], None]


class Bench:
    """A test bench for one corrupted file, with its own home folder, title and random generator."""

    def __init__(self, home: Path, rng: Random) -> None:
        self.home, self.rng = home, rng
        self.title = rng.choice(SHELF)
        self.broken = b""
        self.file = home

    def put(self, path: Path, breaks: breaking.Breaks, whole: bytes) -> Path:
        """Corrupt a file's content and write it to `path`."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.broken, self.file = breaks(whole, self.rng), path
        path.write_bytes(self.broken)
        return path

    def run(self, *arguments: str, typed: str = "") -> tuple[int, str]:
        """Run the command line and check that its output is readable. Return its exit code and output."""
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err), mock.patch.object(sys, "stdin", io.StringIO(typed)):
            try:
                done = overton(arguments)
            except SystemExit as left:
                done = int(left.code or 0)
        told = err.getvalue()
        assert done in (0, 1, 2), (arguments, done)
        assert bool(told.strip()) or done == 0, f"{arguments}: nothing is said"
        fit(told)
        return done, told

    def kept(self, torn: bool = False) -> bool:
        """Return True if the file's content still exists somewhere; a record may lack a `torn` last line."""
        there = [path.read_bytes() for path in self.home.rglob("*") if path.is_file()]
        if not torn:
            return self.broken in there
        least = _played(self.broken[: self.broken.rfind(b"\n") + 1])
        return any(_played(each).startswith(least) for each in there)


def _played(content: bytes) -> bytes:
    """Return a record's answers, without checksums and the lines that a replay recreates."""
    lines = [(row.rpartition(b" #")[0] or row).rstrip() for row in content.replace(b"\r\n", b"\n").split(b"\n")]
    return b"\n".join(row for row in lines if row and not row.startswith((b"hash ", b"end ", b"practice")))


def fit(*texts: str) -> None:
    """Check that sentences are fit to be shown."""
    for text in texts:
        assert "Traceback" not in text, text
        assert "⟨" not in text, f"a sentence is missing: {text[:200]}"
        assert len(text) <= LONGEST, f"{len(text)} characters are said: {text[:200]}"
        for line in text.splitlines():
            assert line.strip() == legible(line, LONGEST), repr(line[:200])


def lines(*told: Any) -> None:
    """Check that some lines in the room's words, or None, are fit to be shown."""
    fit(*(words("room").say(each) for each in told if each is not None))


# --- records ----------------------------------------------------------------------------------------------


@cache
def template(name: str, seats: int, ends: bool) -> bytes:
    """Return a valid record of a game in progress, or of a finished one."""
    game = start(None, rules_of(name), openings(name, seats, seats), ("you", *("random",) * (seats - 1)))
    rng = Random(seats)
    while (asked := game.table.decision) and (ends or len(game.table.answers) < 14):
        game.play(rng.choice(asked.options))
    return b"".join(game.journal.lines)


def whole_record(bench: Bench, ends: bool = False) -> bytes:
    """Return a valid record of this bench's title."""
    fewest, most = rules_of(bench.title).SEATS
    return template(bench.title, fewest if ends else bench.rng.choice((fewest, most)), ends)


def try_save(bench: Bench) -> None:
    """Continue, replay, check, list or branch a broken record."""
    ends = bench.rng.random() < 0.05
    path = bench.put(folders.saves() / "game.journal", breaking.broken_record, whole_record(bench, ends))
    loaded, (listed, trouble) = load(path, rules_of), saves(path.parent)
    fit(*loaded.sentences())
    lines(trouble, *(each.trouble for each in listed))
    assert loaded.recorded is not None or loaded.sentences(), "neither a game nor a sentence"
    file = str(path)
    wanted = bench.rng.choice(
        (
            ("resume", file, "--terminal"),
            ("resume", file, "--terminal"),
            ("resume", "--plain"),
            ("saves",),
            ("replay", file, "--check"),
            ("replay", file),
            ("code", file),
            ("branches", file),
            ("branch", file, "3", "--terminal", "--practice"),
            ("stats", "--count"),
        )
    )
    bench.run(*wanted, typed="1\n1\nlog\nwhy\nundo\n1\n")
    assert bench.kept(torn=True), "the file is lost"
    if bench.rng.random() < LOOKED_AT:
        driver = Driver(Saves(replays=bench.rng.random() < 0.5))
        driver.key("enter").wait(0.3).key("enter").wait(0.3)
        assert bench.kept(torn=True), "the file is lost in the window"


def try_code(bench: Bench) -> None:
    """Paste a broken game code."""
    whole = _code_of(bench)
    text = _broken_code(whole, bench.rng)
    loaded = read_code(text, rules_of)
    fit(*loaded.sentences())
    assert loaded.recorded is not None or loaded.sentences()
    if text.startswith(BEGINNING) and "\x00" not in text:
        bench.run("replay", text, "--check")


def _code_of(bench: Bench) -> str:
    bench.home.mkdir(exist_ok=True)
    (path := bench.home / "good.journal").write_bytes(whole_record(bench))
    recorded = load(path, rules_of).recorded
    assert recorded is not None
    return code(recorded)


def _broken_code(text: str, rng: Random) -> str:
    if rng.random() < 0.4:
        return breaking.mangled(text.encode(), rng).decode("utf-8", "replace")
    head, number = _opened(text)
    rounds = rng.choice((1, 1, 2))
    said = breaking.reworded(head, rng, rounds).encode("utf-8", "replace")
    number = rng.choice((number, number, 0, number + 1, number * 7, 1 << 3000))
    squeezed = compress(said)
    size = rng.choice((len(squeezed), len(squeezed), 0, 65535)) & 0xFFFF
    inside = size.to_bytes(2, "big") + squeezed + number.to_bytes((number.bit_length() + 7) // 8, "big")
    return BEGINNING + urlsafe_b64encode(inside + crc32(inside).to_bytes(4, "big")).rstrip(b"=").decode()


# --- small files ------------------------------------------------------------------------------------------


def try_settings(bench: Bench) -> None:
    """Start with broken settings, change one, and quit."""
    good = Settings(
        language=bench.rng.choice(languages()),
        names={"you": "Ada"},
        tables={"espionage 0": "you usa"},
        keys={"u": "y", "y": "u"},
        seen=("guide",),
        guided=("espionage",),
        window=(1600, 900),
    )
    good.save()
    path = bench.put(folders.settings(), breaking.broken_json, folders.settings().read_bytes())
    settings, told = Settings.load()
    fit(told)
    settings.apply_language()
    if bench.rng.random() < LOOKED_AT:
        Driver(build(OpenSettings(), settings, Sound(settings)), settings=settings).wait(0.1)
    settings.mute = True
    settings.save()
    assert not told or bench.kept(), f"the settings are lost: {told}"
    again, told = Settings.load(path)
    assert (again, told) == (settings, ""), "they are not read as they were written"


@cache
def _ended(name: str) -> Recorded[Any]:
    """Return a finished game, saved nowhere."""
    seats = rules_of(name).SEATS[0]
    game = start(None, rules_of(name), openings(name, seats, 1), ("you", *("fair",) * (seats - 1)))
    rng = Random(1)
    while asked := game.table.decision:
        game.play(rng.choice(asked.options))
    return game


RATINGS = {
    name: {"rating": 1012.5, "unsure": 120.25, "games": 7, "counted": ["2026-01-01T10:00:00.000 5", "later 7"]}
    for name in SHELF
}


def try_ratings(bench: Bench) -> None:
    """Finish a game with a broken ratings file."""
    bench.put(folders.ratings(), breaking.broken_json, json.dumps(RATINGS).encode())
    ratings = own.kept()
    lines(ratings.trouble)
    lines(*own.settled(_ended(bench.title)))
    bench.run("stats", bench.title)
    if bench.rng.random() < LOOKED_AT:
        Driver(Statistics()).wait(0.1)
    assert ratings.trouble is None or bench.kept(), "the ratings are lost"
    lines(own.kept().trouble)


def try_learnt(bench: Bench) -> None:
    """Finish a lesson with a broken lessons file."""
    said = {name: {"lesson": ["first", "second"], "puzzle": ["p1"], "tried": ["p1", "p2"]} for name in SHELF}
    bench.put(folders.learnt(), breaking.broken_json, json.dumps(said).encode())
    found = progress.kept()
    lines(found.trouble)
    bench.run("lesson", bench.title)
    spoilt = found.trouble is not None
    found.has(bench.title, "first")
    found.mark(bench.title, "third")
    assert not spoilt or bench.kept(), "the lessons are lost"
    assert progress.kept().has(bench.title, "third"), "what was done is not kept"


def try_days(bench: Bench) -> None:
    """Play the deal of the day with a broken days file."""
    said = {
        f"2026-0{month}-1{day}": {"game": {"how": "won", "turns": 9, "points": 12}, "wrong": 1, "solved": True}
        for month in (1, 2)
        for day in range(4)
    }
    bench.put(folders.days(), breaking.broken_json, json.dumps(said).encode())
    days = today.kept()
    lines(days.trouble)
    spoilt = days.trouble is not None
    day = date(2026, 1, 10 + bench.rng.randrange(4))
    bench.run("today", "--line", "--date", day.isoformat())
    fit(today.told(today.deal(day), days.of(day)))
    days.tried(date(2026, 3, 1), right=True)
    assert not spoilt or bench.kept(), "the days are lost"
    assert today.kept().of(date(2026, 3, 1)).solved, "what was solved is not kept"


def try_statistics(bench: Bench) -> None:
    """View broken statistics and finish a game."""
    made = statistics.played(_ended(bench.title), "2026-03-04T10:11:12", 1033.0)
    assert made is not None
    whole = b""
    for number in range(6):
        content = json.dumps(asdict(replace(made, game=f"{number:012x}", ended=f"2026-03-0{number + 1}T10:00:00")))
        whole += f"{content} #{checksum('', content)}\n".encode()
    bench.put(folders.statistics(), breaking.broken_lines, whole)
    lines(statistics.kept().trouble)
    bench.run("stats", *bench.rng.choice(((), (bench.title,))))
    if bench.rng.random() < LOOKED_AT:
        Driver(Statistics()).wait(0.1)
    statistics.add(folders.statistics(), made)
    assert folders.statistics().read_bytes().startswith(bench.broken), "the statistics are lost"
    assert made.game in {each.game for each in statistics.kept().games}, "the game is not counted"


def try_review(bench: Bench) -> None:
    """Review a game with a broken judgements file beside it."""
    path = folders.saves() / "game.journal"
    path.parent.mkdir(parents=True)
    path.write_bytes(whole_record(bench))
    recorded = load(path, rules_of).recorded
    assert recorded is not None
    number = review.of_seats(recorded.table, review.asked(recorded.table), (0,))[:1]
    beside = path.with_suffix(notebook.SUFFIX)
    bench.put(beside, breaking.broken_record, _judgements(path, recorded, number))
    kept = notebook.ReviewFile(recorded)
    lines(kept.file.trouble)
    bench.run("saves")


def _judgements(path: Path, recorded: Recorded[Any], numbers: Sequence[int]) -> bytes:
    kept = notebook.ReviewFile(recorded)
    for number in numbers:
        kept.add(
            review.judge(review.moment(recorded.table, number), review.dice(number), budget=Budget(simulations=2))
        )
    return path.with_suffix(notebook.SUFFIX).read_bytes()


# --- what a designer edits --------------------------------------------------------------------------------


def try_content(bench: Bench) -> None:
    """Start a game of a title with a broken file, in a forked process so that nothing stays cached."""
    report = bench.home.with_suffix(".told")
    child = os.fork()
    if not child:
        code = 1
        try:
            _with_broken_content(bench)
            code = 0
        except BaseException:  # the parent reports it, whatever it is
            report.write_text(traceback.format_exc()[-3000:], encoding="utf-8")
        os._exit(code)
    _, status = os.waitpid(child, 0)
    told = report.read_text(encoding="utf-8") if report.exists() else ""
    report.unlink(missing_ok=True)
    assert status == 0, told or f"it ended with {status}"


def _with_broken_content(bench: Bench) -> None:
    whole, mine = content.root(), bench.home.with_suffix(".levels")
    mine.mkdir()
    for folder in whole.iterdir():
        (mine / folder.name).symlink_to(folder)
    of = bench.rng.choice((bench.title, bench.title, bench.title, "room"))
    files = sorted(path for path in (whole / of).iterdir() if path.suffix in (".toml", ".md", ".tmx"))
    chosen = bench.rng.choice(files)
    (mine / of).unlink()
    (mine / of).mkdir()
    for path in (whole / of).iterdir():
        if path != chosen:
            (mine / of / path.name).symlink_to(path)
    bench.put(mine / of / chosen.name, breaking.broken_toml, chosen.read_bytes())
    bench.home.mkdir(exist_ok=True)
    try:
        with mock.patch.object(
            content, "root", lambda kind="levels": mine if kind == "levels" else whole.parent / kind
        ):
            _play_with_it(bench)
    except Exception as error:
        error.add_note(
            f"{of}/{chosen.name}, beginning {bench.title}: {_changed(chosen.read_bytes(), bench.broken)}"
        )
        raise
    finally:
        shutil.rmtree(mine)


def _changed(good: bytes, broken: bytes) -> str:
    """Describe where two files start to differ, with the text there."""
    at = next((place for place, (one, other) in enumerate(zip(good, broken, strict=False)) if one != other), 0)
    return f"at {at}, {good[max(0, at - 30) : at + 60]!r} became {broken[max(0, at - 30) : at + 60]!r}"


def _play_with_it(bench: Bench) -> None:
    language = bench.rng.choice(("en", "it"))
    play = ("play", bench.title, "--terminal", "--seed", "1", "--language", language)
    wanted = bench.rng.choice(
        (
            (*play,),
            (*play, "--plain"),
            ("rules", bench.title, "the"),
            ("lesson", bench.title),
            ("play", bench.title, "--terminal"),
        )
    )
    _, told = bench.run(*wanted, typed="\n1\n1\nwhy\nlog\n1\n1\n")
    assert len(told.splitlines()) <= 3, told


# --- all of it --------------------------------------------------------------------------------------------

KINDS = {
    "save": FileKind(6, try_save),
    "code": FileKind(2, try_code),
    "settings": FileKind(2, try_settings),
    "ratings": FileKind(2, try_ratings),
    "learnt": FileKind(1, try_learnt),
    "days": FileKind(1, try_days),
    "statistics": FileKind(2, try_statistics),
    "review": FileKind(1, try_review),
    "content": FileKind(3, try_content),
}


def batch(trial: BatchTrial) -> None:
    """Corrupt one file after another."""
    with at_ease(), mock.patch.dict(os.environ):
        _break(trial)


def _break(trial: BatchTrial) -> None:
    rng = Random(f"files {trial.seed}")
    for number in range(trial.size):
        kind = rng.choices(list(KINDS), [each.weight for each in KINDS.values()])[0]
        home = trial.folder / str(number)
        bench = Bench(home, Random(f"{trial.seed} {number}"))
        os.environ["OVERTON_HOME"] = str(home)
        trial.counts[kind] += 1
        with trial.one(f"{kind} {number} of {bench.title}"):
            use_language(bench.rng.choice(languages()))
            KINDS[kind].tried(bench)
        shutil.rmtree(home, ignore_errors=True)


PART = ProofPart("broken files", 20_000, batch, 200)
