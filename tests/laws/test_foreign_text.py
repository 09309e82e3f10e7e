"""Any foreign text gives a game or one clear sentence, and the content of its file is kept.

Checksums catch broken bytes. Here the checksums are valid and the content is broken: answers are swapped, repeated
or missing; seats resign where they can't; fields have other types.
"""

import io
import json
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from dataclasses import asdict, replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, SearchStrategy

from ai.coach import notebook, review
from ai.search.budget import Budget
from game import folders
from game.client.scenes.shelf.drawer import request_of
from game.command_line import main
from game.core.files.checksummed import ChecksummedFile, checksum
from game.core.files.code import _opened, _written, code, read_code
from game.core.files.journal import Loaded, Recorded, load, start
from game.core.files.journal import glance as glance_at
from game.core.language.legible import legible
from game.core.language.words import words
from game.machine import statistics
from game.titles import SHELF, rules_of, setup
from tests.games import loaded
from tests.laws.test_small_files import SMALL, said

EXAMPLES = pytest.mark.parametrize("examples", [12, pytest.param(1_000, marks=pytest.mark.long)])
ANSWERS = 24


def tried(examples: int, law: Callable[[DataObject], None]) -> None:
    """Run a law on this many generated texts, the same ones in every run."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
    sure = settings(
        max_examples=examples, derandomize=True, database=None, deadline=None, suppress_health_check=checks
    )
    sure(given(st.data())(law))()


@pytest.fixture(autouse=True)
def _saves() -> None:
    folders.saves().mkdir(parents=True)


@cache
def game_of(name: str, ends: bool = False) -> Recorded[Any]:
    """Return a game with undone answers, unfinished or ended by resignation."""
    seats = rules_of(name).SEATS[0]
    recorded = start(None, rules_of(name), setup(name, seats, seed=3), ("you", *("fair",) * (seats - 1)))
    rng = Random(name)
    while (asked := recorded.table.decision) is not None and recorded.table.answered < ANSWERS:
        recorded.play(rng.choice(asked.options))
        if rng.random() < 0.3 and recorded.can_undo(asked.seat):
            recorded.undo(asked.seat)
    if ends and recorded.table.result is None:
        recorded.call(0)
    return recorded


def lines_of(recorded: Recorded[Any]) -> list[str]:
    """Return a record's lines without checksums."""
    return [raw.decode().rpartition(" #")[0] for raw in recorded.journal.lines]


def sealed(lines: list[str]) -> bytes:
    """Return the lines with valid checksums."""
    file = ChecksummedFile()
    for each in lines:
        file.add(each)
    return b"".join(file.lines)


def done(content: bytes) -> list[bytes]:
    """Return a record's answers, without checksums and without the marks that a replay recreates."""
    lines = [raw.rpartition(b" #")[0] for raw in content.splitlines()]
    return [each for each in lines if not each.startswith((b"hash ", b"end ", b"practice"))]


def one_sentence(told: list[str]) -> None:
    """Check that a message is printable and not empty."""
    for text in told:
        assert text.strip()
        assert "⟨" not in text, text
        assert text == legible(text, 400), text


def called(*arguments: str) -> int:
    """Run the command and check that its output is fit for a terminal."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        done = main(list(arguments))
    assert done == 0 or len(err.getvalue().strip().splitlines()) in (1, 2), err.getvalue()
    assert "Traceback" not in err.getvalue()
    return done


# --- how structure breaks ---------------------------------------------------------------------------------

WILD: SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 3, 10**30, 1.5, float("inf"), "", "x", "you", "fair", [], {}, [[]], [0, "1"], {"a": 1}]
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every place in a tree of lists and tables."""
    if path:
        yield path
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from places(value[key], (*path, key))


def reshaped(data: DataObject, good: Any) -> Any:
    """Return a tree in which something is missing, repeated, moved or of another type."""
    tree = deepcopy(good)
    for _ in range(data.draw(st.integers(1, 3))):
        every = [*places(tree)]
        if not every:
            return deepcopy(data.draw(WILD))
        *above, key = data.draw(st.sampled_from(every))
        inside = tree
        for step in above:
            inside = inside[step]
        match data.draw(st.sampled_from(["drop", "wild", "swap", "twice"])):
            case "drop":
                del inside[key]
            case "swap" if len(inside) > 1:
                other = data.draw(st.sampled_from([*(inside if isinstance(inside, dict) else range(len(inside)))]))
                inside[key], inside[other] = inside[other], inside[key]
            case "twice" if isinstance(inside, list):
                inside.insert(key, deepcopy(inside[key]))
            case _:
                inside[key] = deepcopy(data.draw(WILD))
    return tree


RESIGNING = st.sampled_from(
    ["0", "1", "0,1", "1,0", "0,0", "7", "1 fair", "0 fair", "0,1 fair", "2,1", "", "you", "1 nobody"]
)


def new_line(data: DataObject, count: int) -> str:
    """Return a line that a record may contain, though it may not fit there."""
    number = data.draw(st.integers(0, count + 2))
    return data.draw(
        st.sampled_from(
            [
                "undo",
                "practice",
                f"rewind {number}",
                'chair 0 "fair"',
                'chair 1 "you"',
                "chair 9 3",
                "end 0",
                "hash 1 0",
                "",
            ]
        )
        | RESIGNING.map(lambda noun: f"{number} resign {noun}")
    )


def rearranged(data: DataObject, good: list[str]) -> list[str]:
    """Return a record's lines with some lost, doubled, moved or invented."""
    head, *lines = good
    if data.draw(st.booleans()):  # without hashes a game that takes another course continues
        lines = [each for each in lines if not each.startswith("hash ")]
    for _ in range(data.draw(st.integers(1, 4))):
        at, to = (data.draw(st.integers(0, max(0, len(lines) - 1))) for _ in range(2))
        match data.draw(st.sampled_from(["drop", "twice", "move", "swap", "new", "new", "cut", "again"])):
            case "drop":
                del lines[at : at + 1]
            case "twice":
                lines[at:at] = lines[at : at + 1]
            case "move":
                lines[to:to] = [lines.pop(at)] if lines else []
            case "swap" if lines:
                lines[at], lines[to] = lines[to], lines[at]
            case "cut":
                del lines[at:]
            case "again":
                lines += lines[at:]
            case _:
                lines.insert(at, new_line(data, len(lines)))
    if data.draw(st.booleans()):
        numbered = 0
        for place, each in enumerate(lines):  # so that not just the first misplaced answer is checked
            word, _, rest = each.partition(" ")
            if word.isdecimal():
                numbered += 1
                lines[place] = f"{numbered} {rest}"
    if data.draw(st.integers(0, 3)) == 0:
        head = json.dumps(reshaped(data, json.loads(head)))
    return [head, *lines]


# --- loading ------------------------------------------------------------------------------------------------


def a_game_or_a_sentence(loaded: Loaded) -> None:
    """Check that loading gave a game, or one sentence that says why not, and raised nothing."""
    told = loaded.sentences()
    one_sentence(told)
    assert loaded.recorded is not None or len(told) == 1
    if loaded.recorded is not None:
        table = loaded.recorded.table
        assert (table.decision is None) == (table.result is not None)
        request_of(loaded, watch=True)
        request_of(loaded, watch=False)


@EXAMPLES
@pytest.mark.parametrize("name", SHELF)
def test_malformed_record_is_a_game_or_an_error_sentence_and_is_kept(name: str, examples: int) -> None:
    path = folders.saves() / "foreign.journal"

    def law(data: DataObject) -> None:
        for each in path.parent.iterdir():
            each.unlink()
        content = sealed(rearranged(data, lines_of(game_of(name, data.draw(st.booleans())))))
        path.write_bytes(content)
        read, listed = load(path, rules_of), glance_at(path)
        a_game_or_a_sentence(read)
        one_sentence([words("room").say(listed.trouble)] if listed.trouble is not None else [])
        assert path.read_bytes() == content, "who only looks changes nothing"
        if (recorded := read.recorded) is not None and (asked := recorded.table.decision) is not None:
            recorded.play(asked.options[0])
            assert recorded.trouble is None
            was, now = done(content), [done(each.read_bytes()) for each in path.parent.iterdir()]
            assert any(each[: len(was)] == was for each in now), "what was there is lost"
            assert loaded(recorded).table.answers == recorded.table.answers

    tried(examples, law)


@EXAMPLES
@pytest.mark.parametrize("name", SHELF)
def test_malformed_code_is_a_game_or_an_error_sentence(name: str, examples: int) -> None:
    def law(data: DataObject) -> None:
        head, number = _opened(code(game_of(name, data.draw(st.booleans()))))
        if data.draw(st.booleans()):
            given_up = st.tuples(st.integers(0, ANSWERS + 2), RESIGNING).map(list)
            head["resigned"] = data.draw(st.lists(given_up, max_size=3)) + head["resigned"]
            number = data.draw(st.sampled_from([number, 0, number // 7, number * 3 + 1]))
            head["answers"] = max(0, head["answers"] + data.draw(st.integers(-3, 3)))
        else:
            head = reshaped(data, head)
        if not isinstance(head, dict):
            return
        text = _written(head, number)
        read = read_code(text, rules_of)
        a_game_or_a_sentence(read)
        if (recorded := read.recorded) is not None:
            again = read_code(code(recorded), rules_of).recorded
            assert again is not None
            assert again.table.answers == recorded.table.answers
        assert called("replay", text, "--check") == (0 if read.recorded is not None else 1)

    tried(examples, law)


@EXAMPLES
@pytest.mark.parametrize("name", SMALL)
def test_malformed_small_file_is_reported_and_kept(name: str, examples: int) -> None:
    small = SMALL[name]
    small.path().parent.mkdir(parents=True, exist_ok=True)

    def law(data: DataObject) -> None:
        for each in small.path().parent.glob("*.*"):
            each.unlink()
        content = json.dumps(reshaped(data, json.loads(json.dumps(small.good)))).encode()
        small.path().write_bytes(content)
        told = said(small.read())
        one_sentence([told] if told else [])
        small.write()
        assert said(small.read()) == ""
        kept = [each.read_bytes() for each in small.path().parent.glob("*.*")]
        assert not told or content in kept, "what was there is lost"

    tried(examples, law)


@EXAMPLES
def test_malformed_statistics_are_reported_and_kept(examples: int) -> None:
    game = start(folders.saves(), rules_of("espionage"), setup("espionage", 2, seed=3), ("you", "fair"))
    game.call(0)
    made = statistics.played(game, "2026-03-04T10:11:12", 1033.0)
    assert made is not None
    good = json.loads(json.dumps(asdict(replace(made, game="0123456789ab"))))

    def law(data: DataObject) -> None:
        rows = [json.dumps(reshaped(data, good)) for _ in range(3)]
        content = b"".join(f"{row} #{checksum('', row)}\n".encode() for row in rows)
        folders.statistics().write_bytes(content)
        trouble = statistics.kept().trouble
        one_sentence([words("room").say(trouble)] if trouble is not None else [])
        assert called("stats") == 0
        statistics.add(folders.statistics(), made)
        assert made.game in {each.game for each in statistics.kept().games}
        assert folders.statistics().read_bytes().startswith(content), "what was there is lost"

    tried(examples, law)


@EXAMPLES
def test_malformed_review_is_worked_out_again_and_kept(examples: int) -> None:
    few, path = Budget(simulations=2), folders.saves() / "game.journal"
    path.write_bytes(sealed(lines_of(game_of("goofspiel" if "goofspiel" in SHELF else "espionage", ends=True))))
    recorded = loaded(path)
    kept = notebook.ReviewFile(recorded, few)
    numbers = review.asked(recorded.table)[:4]
    judged = {
        number: review.judge(review.moment(recorded.table, number), review.dice(number), budget=few)
        for number in numbers
    }
    for each in judged.values():
        kept.add(each)
    beside = path.with_suffix(notebook.SUFFIX)
    head, *entries = [raw.rpartition(b" #")[0].decode() for raw in beside.read_bytes().splitlines()]

    def law(data: DataObject) -> None:
        for each in folders.saves().glob("game*.review*"):
            each.unlink()
        lines = data.draw(st.permutations(entries)) + data.draw(st.lists(st.sampled_from(entries), max_size=2))
        mark, _, entry = lines[0].partition(" ")
        lines[0] = f"{mark} {json.dumps(reshaped(data, json.loads(entry)))}"
        content = sealed([head if data.draw(st.integers(0, 4)) else json.dumps(data.draw(WILD)), *lines])
        beside.write_bytes(content)
        found = notebook.ReviewFile(recorded, few)
        assert beside.read_bytes() == content, "who only looks changes nothing"
        review.review(recorded.table, found.judged)
        for number in numbers:
            if number not in found.judged:
                found.add(judged[number])
        assert found.trouble is None
        now = b"".join(each.read_bytes() for each in folders.saves().glob("game*.review*"))
        assert all(entry.encode() in now for entry in lines[1:]), "what was judged is lost"
        assert set(notebook.ReviewFile(recorded, few).judged) >= set(numbers)

    tried(examples, law)
