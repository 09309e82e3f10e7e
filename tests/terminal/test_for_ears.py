"""The terminal with --plain: one fact per line, no drawings, and after a turn only what has changed."""

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.command_line import main
from game.core import agenda
from game.core.files.journal import start
from game.core.language.words import words
from game.terminal.boards.facts import facts
from game.terminal.console import Console, for_screen_readers
from game.terminal.replaying import retell
from game.terminal.reviewing import BARS, PLAIN_BARS
from game.terminal.teletype import Teletype
from game.titles import SHELF, rules_of, setup
from tests.chairs import chairs

DRAWN = re.compile(rf" {{2,}}|\t|\||={{2,}}|\* |[{BARS}]|[{re.escape(PLAIN_BARS)}]{{4,}}|⟨|\033|·")
"""What speech can't render: columns, frames, bars, missing sentences, colours."""


def positions(name: str) -> list[Any]:
    """Return a game's opening and some later positions, each with a question."""
    game = rules_of(name)
    rng = Random(4)
    found = list[Any]()
    state = game.new(setup(name, seed=4))
    while (asked := agenda.decision(state)) is not None and len(found) < 12:
        found.append(state)
        for _ in range(25):
            asked = agenda.decision(state)
            if asked is None:
                break
            state = state.copy()
            agenda.advance(state, rng.choice(asked.options))
    return [*found, state]


@pytest.mark.parametrize("name", SHELF)
def test_every_table_is_described_in_sentences(name: str) -> None:
    game, said = rules_of(name), words(name)
    for state in positions(name):
        seats = [f"Seat {seat}" for seat in range(len(setup(name).factions))]
        for reader in (None, 0, 1):
            told = facts(name, game.view(state, reader), reader, said, seats)
            assert told
            for fact in told:
                assert not DRAWN.search(fact.replace(" · ", ", ")), fact
                assert "\n" not in fact
                assert fact == fact.strip()


@pytest.mark.parametrize("name", SHELF)
def test_only_the_reader_hears_their_own_hand(name: str) -> None:
    game, said = rules_of(name), words(name)
    for state in positions(name)[:6]:
        seats = [f"Seat {seat}" for seat in range(len(setup(name).factions))]
        twin = game.imagine(game.view(state, 0), 0, Random(1))
        here, there = (facts(name, game.view(each, 0), 0, said, seats) for each in (state, twin))
        assert here == there


@pytest.mark.parametrize(
    ("row", "heard"),
    [
        ("Poland         * . O", "Poland, * . O"),
        ("  France 3  +3", "France 3, +3"),
        ("Turn 3 · The War", "Turn 3, The War"),
        ("One. Two.", "One. Two."),
    ],
)
def test_columns_become_lists(row: str, heard: str) -> None:
    assert for_screen_readers(row) == heard


def called(name: str) -> tuple[str, ...]:
    """Return everybody's names at a title's smallest table."""
    return ("Ada", "Bea", "Cleo", "Dan", "Eve")[: len(chairs(name))]


def sat(tmp_path: Path, name: str, typed: str, plain: bool = True) -> list[str]:
    """Return the output for a person who types this."""
    paper = io.StringIO()
    recorded = start(tmp_path, rules_of(name), setup(name, seed=3), chairs(name), called(name))
    Teletype(recorded, Console(io.StringIO(typed), paper, plain), rest=lambda seconds: None).run()
    return paper.getvalue().split("\n")[:-1]


def test_turn_reports_only_what_has_changed(tmp_path: Path) -> None:
    heard = sat(tmp_path, "espionage", "1\n")
    assert sum(line.startswith("France, 7 steps") for line in heard) <= 2
    assert sum(line == "Hungary, 8 steps from the centre to each star: level." for line in heard) == 1
    assert not any(DRAWN.search(line) or line != line.strip() or not line for line in heard)
    first = heard.index("Your home is Poland: you are Red.")
    assert first < next(
        number for number, line in enumerate(heard) if number > first and "Poland, 7 steps" in line
    )


def test_whole_table_is_described_on_request(tmp_path: Path) -> None:
    heard = sat(tmp_path, "espionage", "1\nboard\n")
    assert sum(line == "Hungary, 8 steps from the centre to each star: level." for line in heard) == 2


@pytest.mark.parametrize("name", SHELF)
def test_no_line_drawing_appears_in_plain_output_or_help(name: str, tmp_path: Path) -> None:
    lines = sat(tmp_path, name, "help\nwhy\nlog\nboard\n")
    paper = io.StringIO()
    recorded = start(tmp_path, rules_of(name), setup(name, seed=3), chairs(name, person="random"), called(name))
    retell(recorded, Console(io.StringIO(), paper, plain=True))
    for line in [*lines, *paper.getvalue().split("\n")[:-1]]:
        assert line
        assert not DRAWN.search(line), line


def test_command_narrates_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded = start(tmp_path, rules_of("ideology"), setup("ideology", 5, seed=3), ("random",) * 5, tuple("ABCDE"))
    assert main(["replay", str(recorded.journal.path), "--plain"]) == 0
    heard = capsys.readouterr().out.splitlines()
    assert len(heard) > 1
    assert not any(DRAWN.search(line) or line != line.strip() for line in heard)
