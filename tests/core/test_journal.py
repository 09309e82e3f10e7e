"""A saved game survives truncation, bit flips, kills, full disks, foreign files and new rules."""

import errno
import json
import os
import random
import signal
import subprocess
import sys
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn, cast

import pytest

from game.core.contract import Action, Game, Setup
from game.core.files import checksummed, journal
from game.core.files.journal import (
    Header,
    Loaded,
    Parent,
    Recorded,
    _to_replay,
    branched,
    glance,
    load,
    saves,
    start,
)
from game.core.language.legible import legible
from game.core.language.words import words
from game.titles import rules_of, setup
from tests.effort import effort
from tests.games import asked_at, path_of
from tests.patience import PATIENCE
from tests.sure import sure
from tests.toys import auction

AUCTION = cast(Game[Any], auction)
SETUP = Setup("standard", ("oak", "elm", "ash"), {"quick": False}, 5)
CHAIRS = ("you", "fair", "easy")
A_LINE = 100
"""The most calls for reading one line of a record: it takes about 40, and thousands if answers are replayed."""


def shelf(name: str) -> Game[Any]:
    if name != "auction":
        raise ValueError(f"no {name}")
    return AUCTION


def played(folder: Path, answers: int = 400, seed: int = 1) -> Recorded[Any]:
    recorded = start(folder, AUCTION, SETUP, CHAIRS)
    return go_on(recorded, answers, seed)


def go_on(recorded: Recorded[Any], answers: int, seed: int = 1) -> Recorded[Any]:
    rng = random.Random(seed)
    for _ in range(answers):
        asked = recorded.table.decision
        if asked is None:
            break
        recorded.play(rng.choice(asked.options))
    return recorded


def game_of(loaded: Loaded) -> Recorded[Any]:
    assert loaded.recorded is not None, loaded.trouble
    return loaded.recorded


def same(loaded: Loaded, recorded: Recorded[Any]) -> bool:
    table = game_of(loaded).table
    return table.answers == recorded.table.answers and table.digest == recorded.table.digest


def test_whole_game_is_restored_unchanged(tmp_path: Path) -> None:
    recorded = played(tmp_path)
    loaded = load(path_of(recorded), shelf)
    assert same(loaded, recorded)
    assert loaded.sentences() == []
    assert game_of(loaded).header == recorded.header
    assert game_of(loaded).over


def test_loaded_game_continues_in_the_same_file(tmp_path: Path) -> None:
    recorded = played(tmp_path, 0)
    inode = path_of(recorded).stat().st_ino
    go_on(recorded, 4)
    again = game_of(load(path_of(recorded), shelf))
    go_on(again, 3, seed=2)
    assert path_of(recorded).stat().st_ino == inode, "lines are appended"
    assert path_of(again) == path_of(recorded)
    assert same(load(path_of(recorded), shelf), again)
    assert list(tmp_path.iterdir()) == [path_of(recorded)]


def test_undo_redo_rewind_and_new_chairs_are_in_the_record(tmp_path: Path) -> None:
    recorded = start(tmp_path, AUCTION, SETUP, CHAIRS)
    recorded.play(Action("sweeten"))
    recorded.play(Action("coin"))
    seat = recorded.table.answers[-1].seat
    assert recorded.can_undo(seat)
    recorded.undo(seat)
    assert recorded.redo() == recorded.table.beats(1)
    recorded.take_over(1, "strong and\nstrange")
    assert not recorded.practice
    recorded.rewind(1)
    loaded = load(path_of(recorded), shelf)
    assert same(loaded, recorded)
    assert game_of(loaded).chairs == ["you", "strong and strange", "easy"]
    assert game_of(loaded).practice
    assert loaded.trouble is None


def test_practice_mark_is_on_disk_at_once_and_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It survives a restart, and the list of saves sees it without replaying the game."""
    recorded = played(tmp_path, 3)
    assert not game_of(load(path_of(recorded), shelf)).practice
    recorded.mark_as_practice()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: pytest.fail("it is there already"))
        recorded.mark_as_practice()
    loaded = load(path_of(recorded), shelf)
    assert same(loaded, recorded)
    assert game_of(loaded).practice
    assert path_of(recorded).read_text().count("\npractice #") == 1
    assert [saved.practice for saved in saves(tmp_path)[0]] == [True]


def test_everybody_who_ever_answered_for_a_seat_is_remembered(tmp_path: Path) -> None:
    recorded = start(tmp_path, AUCTION, SETUP, CHAIRS)
    recorded.take_over(0, "easy")
    assert game_of(load(path_of(recorded), shelf)).sitters[0] == {CHAIRS[0], "easy"}


def test_disk_that_cannot_save_the_mark_prevents_rewinding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = played(tmp_path, 12)
    answers = len(recorded.table.answers)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert not recorded.rewind(2)
    assert recorded.trouble is not None
    assert len(recorded.table.answers) == answers
    assert recorded.rewind(2), "there is room again"
    assert game_of(load(path_of(recorded), shelf)).practice
    assert path_of(recorded).read_text().count("\npractice #") == 1


def test_game_continued_by_two_programs_is_practice_in_both_once_it_is_in_one(tmp_path: Path) -> None:
    path = path_of(played(tmp_path, 12))
    one, other = game_of(load(path, shelf)), game_of(load(path, shelf))
    other.mark_as_practice()
    assert not one.practice
    go_on(one, 1)
    assert one.moved is not None
    assert one.practice
    assert game_of(load(path_of(one), shelf)).practice


def test_later_writes_of_another_program_are_left_alone(tmp_path: Path) -> None:
    path = path_of(played(tmp_path, 12))
    one, other = game_of(load(path, shelf)), game_of(load(path, shelf))
    for each in (one, other):
        go_on(each, 1)
    one.mark_as_practice()
    go_on(other, 1)
    assert other.moved is not None
    assert not other.practice


def test_game_is_not_saved_without_a_folder() -> None:
    recorded = go_on(start(None, AUCTION, SETUP, CHAIRS), 3)
    assert (recorded.journal.path, recorded.trouble, recorded.writing) == (None, None, False)


@pytest.mark.parametrize(
    "entry",
    ['chair -1 "you"', 'chair 1 {"a": 1}', "practice extra", "hint", "hint 0 leave", "hint x leave", "hint 1"],
)
def test_line_about_no_seat_is_a_fault(tmp_path: Path, entry: str) -> None:
    loaded = load(forged(tmp_path / "forged.journal", entry), shelf)
    assert loaded.trouble is not None


def test_branch_is_a_separate_practice_game_with_the_same_start(tmp_path: Path) -> None:
    recorded = played(tmp_path, 6)
    branch = branched(tmp_path, recorded, 3, ("you", "you", "easy"))
    assert branch.table.answers == recorded.table.answers[:3]
    assert branch.table.state == recorded.table.state_before(3)
    assert branch.practice
    assert not recorded.practice
    assert path_of(branch) != path_of(recorded)
    go_on(branch, 2, seed=2)
    again = load(path_of(branch), shelf)
    assert "chair" not in path_of(branch).read_text().replace('"chairs"', ""), "nobody has moved"
    assert same(again, branch)
    assert game_of(again).practice
    assert game_of(again).chairs == ["you", "you", "easy"]
    assert same(load(path_of(recorded), shelf), recorded)


def test_hints_are_remembered_even_if_their_answer_is_undone(tmp_path: Path) -> None:
    recorded = played(tmp_path, 0)
    while (asked := recorded.table.decision) is not None and len(asked.options) < 2:
        go_on(recorded, 1)
    assert asked is not None
    (heeded, other), number = asked.options[:2], recorded.table.answered + 1
    recorded.hint(other)
    assert game_of(load(path_of(recorded), shelf)).hints == {number: (other,)}, "it is known from now on"
    recorded.hint(heeded, other)
    recorded.play(heeded)
    assert recorded.hinted == recorded.taken == (number,)
    assert path_of(recorded).read_text().count(f"\nhint {number} ") == 2, "each is written once"
    again = game_of(load(path_of(recorded), shelf))
    assert (again.hints, again.taken) == (recorded.hints, (number,))
    assert again.journal.lines == recorded.journal.lines
    recorded.rewind(number - 1)
    assert recorded.hinted == (number,)
    assert not recorded.taken
    again = game_of(load(path_of(recorded), shelf))
    assert again.hints == recorded.hints
    assert not again.taken


def test_branch_keeps_the_hints_before_it(tmp_path: Path) -> None:
    recorded = start(tmp_path, AUCTION, SETUP, CHAIRS)
    for _ in range(5):
        asked = asked_at(recorded.table.state)
        recorded.hint(asked.options[0])
        recorded.play(asked.options[0])
    branch = branched(tmp_path, recorded, 3, ("you", "you", "easy"))
    assert (branch.hinted, branch.taken) == ((1, 2, 3), (1, 2, 3))
    assert game_of(load(path_of(branch), shelf)).hints == branch.hints


def test_rewind_before_the_opening_is_refused(tmp_path: Path) -> None:
    recorded = played(tmp_path, 3)
    with pytest.raises(ValueError, match="opening"):
        recorded.rewind(-1)
    assert same(load(path_of(recorded), shelf), recorded)


def test_record_cut_at_any_byte_loads_its_whole_lines(tmp_path: Path) -> None:
    recorded = played(tmp_path)
    whole = path_of(recorded).read_bytes()
    cut = tmp_path / "cut.journal"
    for length in range(len(whole)):
        cut.write_bytes(whole[:length])
        loaded = load(cut, shelf)
        good = _answers_in(whole[:length])
        assert loaded.good == good, length
        if b"\n" in whole[: length + 1]:
            assert loaded.trouble is None, length
        else:
            assert loaded.recorded is None
            assert loaded.trouble is not None


def _answers_in(cut: bytes) -> int:
    """Return the number of answers with complete lines; losing only the final line end loses no answer."""
    lines = cut.split(b"\n")
    complete = [raw for raw in lines[:-1] if raw] + ([lines[-1]] if _sealed_line(cut) else [])
    return sum(raw[:1].isdigit() for raw in complete)


def _sealed_line(cut: bytes) -> bool:
    lines = [raw for raw in cut.split(b"\n") if raw]
    return bool(lines) and len(list(checksummed.intact_lines(lines, 4_000))) == len(lines)


def test_every_flipped_byte_is_found_and_no_false_answer_is_played(tmp_path: Path, long_run: bool) -> None:
    recorded = played(tmp_path)
    whole = path_of(recorded).read_bytes()
    answers, rng = recorded.table.answers, random.Random(7)
    flipped = tmp_path / "flipped.journal"
    for _ in range(2_000 if long_run else 500):
        at = rng.randrange(len(whole))
        flipped.write_bytes(whole[:at] + bytes([whole[at] ^ rng.randrange(1, 256)]) + whole[at + 1 :])
        loaded = load(flipped, shelf)
        if loaded.recorded:
            assert loaded.recorded.table.answers == answers[: loaded.good]
        assert loaded.sentences(), f"byte {at} was flipped unnoticed"


def test_damaged_record_says_where_and_is_kept_beside_the_repaired_one(tmp_path: Path) -> None:
    recorded = played(tmp_path)
    path = path_of(recorded)
    raw = path.read_bytes().split(b"\n")
    at = next(number for number, content in enumerate(raw) if content.startswith(b"9 "))
    raw[at] = raw[at].replace(b"9 ", b"9  ")
    path.write_bytes(b"\n".join(raw))
    loaded = load(path, shelf)
    assert loaded.sentences() == ["The record is damaged from answer 9 on; the 8 before it are good."]
    assert path.read_bytes() == b"\n".join(raw), "looking changes nothing"
    mended = go_on(game_of(loaded), 1)
    assert same(load(path, shelf), mended)
    assert (tmp_path / f"{path.name}.damaged").read_bytes() == b"\n".join(raw)


def test_record_is_repaired_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After that the damaged file is as foreign as any other, since somebody may have put it back."""
    path = path_of(played(tmp_path))
    damaged = path.read_bytes().replace(b"\n9 ", b"\n9  ")
    path.write_bytes(damaged)
    recorded = go_on(game_of(load(path, shelf)), 1)
    for there in (path.read_bytes(), damaged):
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", lambda _: failing(errno.ENOSPC))
            go_on(recorded, 1)
        path.write_bytes(there)
        go_on(recorded, 1)
        assert recorded.trouble is None
        assert [each.suffix for each in tmp_path.iterdir()].count(".damaged") == 1
        assert (recorded.moved is not None) is (there == damaged)
    assert path.read_bytes() == damaged
    assert same(load(path_of(recorded), shelf), recorded)


def failing(error: int) -> NoReturn:
    raise OSError(error, os.strerror(error))


def test_a_torn_last_line_is_dropped_without_a_copy(tmp_path: Path) -> None:
    path = path_of(played(tmp_path, 6))
    path.write_bytes(path.read_bytes()[:-5])
    loaded = load(path, shelf)
    assert (loaded.good, loaded.trouble) == (5, None)
    go_on(game_of(loaded), 2)
    assert load(path, shelf).good == 7
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_windows_line_endings_are_accepted(tmp_path: Path) -> None:
    recorded = played(tmp_path)
    path = path_of(recorded)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert same(load(path, shelf), recorded)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "cut_at_start"),
        (b"hello\n", "foreign"),
        (b"\x00\xff" * 5_000, "foreign"),
        (b'{"format": 2, "planet": "Mars"} #00000000\n', "newer"),
        (b"1\n" * 900_000, "too_long"),
        (b"x" * 11_000_000, "too_long"),
        (b'{"format": 1, "title": "auction"}\n', "damaged_at_start"),
    ],
)
def test_other_file_than_a_record_is_recognized(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "strange.journal"
    path.write_bytes(content)
    loaded = load(path, shelf)
    assert loaded.recorded is None
    assert sure(loaded.trouble).key == f"journal.{key}"


def test_record_is_within_its_size_limit_or_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = played(tmp_path, 6)
    size, lines = path_of(recorded).stat().st_size, len(recorded.journal.lines)
    longest = max(map(len, recorded.journal.lines)) - len("\n")
    for limit, is_enough in (("_LONGEST_FILE", size), ("_MOST_LINES", lines), ("_LONGEST_LINE", longest)):
        with monkeypatch.context() as patch:
            patch.setattr(journal, limit, is_enough)
            assert same(load(path_of(recorded), shelf), recorded)
            patch.setattr(journal, limit, is_enough - 1)
            assert load(path_of(recorded), shelf).trouble is not None


def test_missing_file_and_a_folder_are_not_records(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.journal"):
        assert load(path, shelf).sentences() == [f"There is no file {path.name}."]


def forged(path: Path, *contents: str, **header: object) -> Path:
    """Write a record with valid seals and the given contents."""
    head = {
        "format": 1,
        "title": "auction",
        "rules": 1,
        "level": "standard",
        "factions": ["oak", "elm"],
        "options": {},
        "seed": 1,
        "date": "",
        "chairs": ["a", "b"],
        "names": ["a", "b"],
    }
    writer = checksummed.ChecksummedFile()
    for content in (json.dumps({**head, **header}), *contents):
        writer.add(content)
    path.write_bytes(b"".join(writer.lines))
    return path


@pytest.mark.parametrize(
    "header",
    [
        {"title": "../auction"},
        {"title": "monopoly"},
        {"level": "../../../etc/passwd"},
        {"factions": ["oak"]},
        {"factions": ["oak"] * 11, "chairs": ["a"] * 11, "names": ["a"] * 11},
        {"factions": "oak"},
        {"options": {"deep": [[[]]]}},
        {"seed": "one"},
        {"chairs": []},
        {"planet": "Mars"},
        {"format": 3},
        {"format": 10**300},
        {"seed": 10**3_000},
        {"rules": 10**3_000},
    ],
)
def test_forged_header_is_reported_and_nothing_is_raised(tmp_path: Path, header: dict[str, object]) -> None:
    loaded = load(forged(tmp_path / "forged.journal", **header), shelf)
    assert (loaded.recorded, loaded.good) == (None, 0)
    assert len(loaded.sentences()) == 1


@pytest.mark.parametrize("seats", [1, 11])
def test_more_or_fewer_seats_than_the_title_has_make_no_game(tmp_path: Path, seats: int) -> None:
    names = ["a"] * seats
    path = forged(tmp_path / "forged.journal", factions=["oak"] * seats, chairs=names, names=names)
    told = load(path, shelf).sentences()
    assert told == ["The opening of this record cannot be laid out: nobody can sit like that."]


@pytest.mark.parametrize(
    "entry",
    [
        "",
        "jump",
        "undo",
        "rewind -1",
        "rewind x",
        "chair",
        "chair 9 1",
        "chair 1 {",
        "2 leave",
        "1",
        "hash",
        "-1 x",
        f"{'1' * 3_900} leave",
        "hash 1 \x1b[31m",
    ],
    ids=lambda entry: entry[:12],
)
def test_forged_line_is_reported_and_nothing_is_raised(tmp_path: Path, entry: str) -> None:
    loaded = load(forged(tmp_path / "forged.journal", entry), shelf)
    assert loaded.good == 0
    assert "⟨" not in words("room").say(sure(loaded.trouble))


@pytest.mark.parametrize(
    "entry",
    [
        "undo",
        "hash 123456789 0",
        "hash -1 0",
        "hash 1234567890 0",
        "rewind -1",
        "rewind x",
        "jump",
        "hint x",
        "practice extra",
    ],
)
def test_list_of_saves_also_reports_a_forged_line(tmp_path: Path, entry: str) -> None:
    path = forged(tmp_path / "forged.journal", "1 leave", entry)
    fits = entry in ("undo", "hash 123456789 0")
    assert [saved.trouble is None for saved in saves(tmp_path)[0]] == [fits]
    assert saves(tmp_path)[0][0].path == path


def test_drawer_names_the_resigned_seat_and_no_other(tmp_path: Path) -> None:
    forged(tmp_path / "forged.journal", "1 bid 1", "2 resign nobody", "3 resign 0 fair")
    assert [saved.given_up for saved in saves(tmp_path)[0]] == [((3, 0),)]


def test_endlessly_nested_header_is_reported(tmp_path: Path) -> None:
    writer = checksummed.ChecksummedFile()
    writer.add("[" * 3_900)
    path = tmp_path / "deep.journal"
    path.write_bytes(b"".join(writer.lines))
    assert load(path, shelf).trouble is not None


def test_record_forged_to_load_forever_costs_no_more_than_its_lines(tmp_path: Path) -> None:
    lines = ["1 leave", "rewind 0"] * 4_998
    path = forged(tmp_path / "long.journal", *lines)
    with effort() as read:
        load(path, shelf)
    assert read.calls < A_LINE * len(lines)


@pytest.mark.parametrize(
    "bomb",
    [
        ["1 leave", "undo"],
        ["1 leave", "rewind 0"],
        ["1 sweeten", "2 coin", "undo", "undo"],
        ["practice", "1 leave", "rewind 0"],
    ],
)
def test_c35_record_full_of_undos_costs_no_more_than_its_lines(
    tmp_path: Path, bomb: list[str], long_run: bool
) -> None:
    lines = [*bomb * ((49_000 if long_run else 9_000) // len(bomb)), "1 sweeten"]
    path = forged(tmp_path / "bomb.journal", *lines)
    with effort() as read:
        loaded = load(path, shelf)
        kept, _ = saves(tmp_path)
    assert read.calls < A_LINE * len(lines)
    assert (loaded.trouble, loaded.good) == (None, 1)
    assert kept[0].answers == 1
    assert kept[0].practice is game_of(loaded).practice is ("rewind 0" in bomb)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("seed", range(60))
def test_skipping_undone_answers_changes_nothing(tmp_path: Path, seed: int) -> None:
    rng, recorded = random.Random(seed), start(tmp_path, AUCTION, SETUP, CHAIRS)
    for _ in range(120):
        waver(recorded, rng)
    loaded = load(path_of(recorded), shelf)
    assert same(loaded, recorded)
    assert loaded.sentences() == []
    again = game_of(loaded)
    assert (again.practice, again.chairs, again.over, again.turn) == (
        recorded.practice,
        recorded.chairs,
        recorded.over,
        recorded.turn,
    )
    assert again.journal.lines == recorded.journal.lines
    assert again.hints == recorded.hints
    go_on(again, 3, seed)
    assert same(load(path_of(recorded), shelf), again)
    assert list(tmp_path.iterdir()) == [path_of(recorded)], "it goes on in the same file"


@pytest.mark.parametrize("aside", ["hash 1 0", "chair 0 you", "practice", "hint 1 a"])
def test_c35_lines_in_between_hide_no_undo(aside: str) -> None:
    """An entry between two answers that is only told ends nothing; undone answers before it are skipped too."""
    assert _to_replay(["1 a", aside, "2 b", "undo", "2 c"])[2:] == [False, False, True]
    assert _to_replay(["1 a", aside, "2 b", "rewind 0", "1 c"])[2:] == [False, False, True]
    assert _to_replay(["1 a", "no line", "2 b", "undo", "2 c"])[2:] == [True, True, True]


def test_digest_is_skipped_with_its_answer_whatever_lies_between() -> None:
    found = _to_replay(["1 a", "2 b", "chair 0 you", "hash 2 0", "undo", "2 c"])
    assert found == [True, False, True, False, False, True]


def test_last_undone_answer_can_be_redone_after_loading(tmp_path: Path) -> None:
    recorded = start(tmp_path, AUCTION, SETUP, CHAIRS)
    recorded.play(Action("sweeten"))
    recorded.play(Action("coin"))
    recorded.undo(recorded.table.answers[-1].seat)
    again = game_of(load(path_of(recorded), shelf))
    again.redo()
    assert [str(given.action) for given in again.table.answers] == ["sweeten", "coin"]


def waver(recorded: Recorded[Any], rng: random.Random) -> None:
    """Make a random change that is recorded."""
    table, asked = recorded.table, recorded.table.decision
    last = table.answers[-1].seat if table.answers else 0
    match rng.randrange(12):
        case 0 | 1 | 2 | 3 if table.can_undo(last):
            recorded.undo(last)
        case 4 | 5 if table.undone is not None:
            recorded.redo()
        case 6 if rng.random() < 0.2:
            recorded.rewind(rng.randrange(len(table.answers) + 3))
        case 7 if rng.random() < 0.2:
            recorded.take_over(rng.randrange(3), "hard")
        case 8 if asked:
            recorded.hint(rng.choice(asked.options))
        case _ if asked:
            recorded.play(rng.choice(asked.options))


def test_forbidden_answer_is_reported_with_its_rule(tmp_path: Path) -> None:
    loaded = load(forged(tmp_path / "forged.journal", "1 leave", "2 dance wildly"), shelf)
    assert loaded.good == 1
    assert loaded.trouble is not None
    assert words("room").say(loaded.trouble).startswith("Answer 2 of the record (dance wildly) is not allowed")
    assert loaded.reason is not None


def test_illegal_answer_is_explained_in_its_titles_words(tmp_path: Path) -> None:
    recorded = start(tmp_path, rules_of("goofspiel"), setup("goofspiel", seed=4), ("you", "fair"))
    recorded.journal.add("1 bid 99")
    path_of(recorded).write_bytes(b"".join(recorded.journal.lines))
    assert load(path_of(recorded), rules_of).sentences() == [
        "Answer 1 of the record (bid 99) is not allowed; the 0 before it are good.",
        "All you can do is bid a card. GO-BID-01",
    ]


def test_answer_after_the_end_is_reported(tmp_path: Path) -> None:
    over = played(tmp_path)
    over.journal.add(f"{over.table.answered + 1} leave")
    path_of(over).write_bytes(b"".join(over.journal.lines))
    loaded = load(path_of(over), shelf)
    assert same(loaded, over)
    assert sure(loaded.trouble).key == "journal.illegal"


class _NewRules(ModuleType):
    """The same title a year later."""

    RULES = 2

    def __getattr__(self, name: str) -> object:
        return getattr(auction, name)


def later(_: str) -> Game[Any]:
    return cast(Game[Any], _NewRules("auction"))


def test_older_rules_say_which_answer_fails(tmp_path: Path) -> None:
    loaded = load(forged(tmp_path / "old.journal", "1 leave", "2 dance"), later)
    assert sure(loaded.trouble).key == "journal.illegal_now"
    assert "under version 1 of the rules and is not under version 2" in words("room").say(sure(loaded.trouble))


def test_unchanged_older_rules_are_noted_and_the_old_record_is_kept(tmp_path: Path) -> None:
    recorded = played(tmp_path, 6)
    path = path_of(recorded)
    before = path.read_bytes()
    loaded = load(path, later)
    assert loaded.trouble is None
    assert loaded.sentences() == ["This game was begun under version 1 of the rules; every answer still stands."]
    go_on(game_of(loaded), 1)
    assert (tmp_path / f"{path.name}.rules-1").read_bytes() == before
    assert load(path, later).sentences() == []


def test_game_with_another_course_is_never_taken_for_the_recorded_one(tmp_path: Path) -> None:
    forged_hash = "hash 1 0123456789abcdef"
    same_rules = load(forged(tmp_path / "a.journal", forged_hash, "1 leave"), shelf)
    assert sure(same_rules.trouble).key == "journal.strayed"
    older = load(forged(tmp_path / "b.journal", forged_hash, "1 leave", rules=0), shelf)
    assert older.trouble is None
    assert sure(older.note).key == "journal.older_strayed"
    assert older.good == 1


@pytest.mark.parametrize("loaded", [False, True])
def test_full_disk_stops_saving_but_not_the_game(
    loaded: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = played(tmp_path, 3)
    if loaded:
        recorded = game_of(load(path_of(recorded), shelf))
    real = os.fsync

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    go_on(recorded, 3)
    assert words("room").say(sure(recorded.trouble)).startswith("The disk is full")
    assert len(recorded.table.answers) == 6
    assert load(path_of(recorded), shelf).good >= 3, "what was safe stays safe"
    monkeypatch.setattr(os, "fsync", real)
    go_on(recorded, 1)
    assert recorded.trouble is None
    assert load(path_of(recorded), shelf).good == 7, "everything is made up for when there is room again"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EACCES, "read_only"),
        (errno.EPERM, "read_only"),
        (errno.EROFS, "read_only"),
        (errno.EIO, "unwritable"),
    ],
)
def test_each_kind_of_disk_error_has_its_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, told: str
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: failing(error))
    trouble = start(tmp_path, AUCTION, SETUP, CHAIRS).trouble
    assert trouble is not None
    assert trouble.key == f"journal.{told}"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_full_device_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checksummed.ChecksummedFile, "_stands_as_left", lambda *_: True)  # devices keep no lines
    file = checksummed.ChecksummedFile(Path("/dev/full"))
    file.add("one")
    file._saved, file._size = 1, 0  # as if it had been opened for appending before
    file.add("two")
    file.save()
    assert sure(file.trouble).key == "journal.disk_full"


def test_folder_that_cannot_be_created_is_reported_and_the_game_continues(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    recorded = start(tmp_path / "saves", AUCTION, SETUP, CHAIRS)
    assert "not being saved" in words("room").say(sure(recorded.trouble))
    go_on(recorded, 3)
    assert len(recorded.table.answers) == 3


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_read_only_folder_is_reported(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    recorded = start(tmp_path, AUCTION, SETUP, CHAIRS)
    tmp_path.chmod(0o700)
    assert sure(recorded.trouble).key == "journal.read_only"


def test_unreadable_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", forbidden)
    found, trouble = saves(tmp_path)
    assert found == []
    assert trouble is not None
    assert words("room").say(trouble).endswith("cannot be read: Permission denied.")


def test_two_windows_on_one_game_write_two_records(tmp_path: Path) -> None:
    first = played(tmp_path, 3)
    second = game_of(load(path_of(first), shelf))
    go_on(second, 2, seed=3)
    go_on(first, 2, seed=4)
    assert path_of(first) != path_of(second)
    assert not first.practice
    assert same(load(path_of(first), shelf), first)
    assert same(load(path_of(second), shelf), second)


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked by POSIX's calls here")
def test_record_being_written_by_another_program_is_left_to_it(tmp_path: Path) -> None:
    recorded = played(tmp_path, 3)
    began, before = path_of(recorded), path_of(recorded).read_bytes()
    with checksummed.locked(began) as ours:
        assert ours
        go_on(recorded, 1)
    assert recorded.moved is not None
    assert began.read_bytes() == before
    assert same(load(path_of(recorded), shelf), recorded)


@pytest.mark.parametrize("loaded", [False, True])
def test_file_another_program_took_while_the_disk_was_full_is_left_to_it(
    loaded: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = played(tmp_path, 3)
    began = path_of(recorded)
    if loaded:
        recorded = game_of(load(began, shelf))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: failing(errno.ENOSPC))
        go_on(recorded, 1)
    began.write_bytes(b"theirs")
    go_on(recorded, 1)
    assert recorded.moved is not None
    assert began.read_bytes() == b"theirs"
    assert same(load(path_of(recorded), shelf), recorded)


def test_record_deleted_during_the_game_is_written_again(tmp_path: Path) -> None:
    recorded = played(tmp_path, 3)
    path_of(recorded).unlink()
    go_on(recorded, 1)
    assert recorded.trouble is not None
    go_on(recorded, 1)
    assert recorded.trouble is None
    assert load(path_of(recorded), shelf).good == 5


def test_the_list_of_saves_shows_the_last_played_first(tmp_path: Path) -> None:
    old, new = played(tmp_path, 400), played(tmp_path, 2)
    os.utime(path_of(old), (1, 1))
    (tmp_path / "zz.journal").write_bytes(b"nonsense")
    os.utime(tmp_path / "zz.journal", (0, 0))
    for other in (".overton-draft.journal", "old.journal.damaged", "notes.txt"):
        (tmp_path / other).write_bytes(b"no save")
    found, trouble = saves(tmp_path)
    assert trouble is None
    assert [saved.path for saved in found] == [path_of(new), path_of(old), tmp_path / "zz.journal"]
    assert (found[1].over, found[1].answers) == (True, len(old.table.answers))
    assert (found[0].over, found[0].turn, found[0].answers) == (False, 1, 2)
    assert sure(found[0].header).names == CHAIRS
    assert found[2].trouble is not None
    assert [saved.to_continue for saved in found] == [True, False, False]
    old.rewind(1)
    alone = start(tmp_path, AUCTION, SETUP, ("easy", "fair", "easy"))
    for recorded, there in ((old, True), (played(tmp_path, 1), True), (played(tmp_path, 0), False)):
        assert glance(path_of(recorded)).to_continue is there
    assert not glance(path_of(go_on(alone, 1))).to_continue
    assert saves(tmp_path / "nowhere") == ([], None)


def test_save_is_reread_only_after_it_has_changed(tmp_path: Path) -> None:
    recorded = played(tmp_path, 2)
    before = glance(path_of(recorded))
    assert glance(path_of(recorded)) is before
    go_on(recorded, 1)
    assert glance(path_of(recorded)).answers == 3


def test_cache_of_saves_forgets_deleted_files(tmp_path: Path) -> None:
    gone, stays = played(tmp_path / "one", 2), played(tmp_path / "other", 2)
    known = [glance(path_of(each)) for each in (gone, stays)]
    path_of(gone).unlink()
    assert saves(tmp_path / "one") == ([], None)
    assert path_of(gone) not in journal._known
    assert glance(path_of(stays)) is known[1]


def test_game_id_is_the_same_in_every_version() -> None:
    """Branches use it to name their parents."""
    header = Header("auction", 7, SETUP, "2026-03-01T10:00:00.000", CHAIRS, CHAIRS, parent=Parent("0" * 12, 3))
    assert (header.id, replace(header, parent=None).id) == ("fcbccede1475", "78d11e47128d")


def test_list_of_saves_does_not_count_undone_answers(tmp_path: Path) -> None:
    recorded = start(tmp_path, AUCTION, SETUP, CHAIRS)
    for action in ("sweeten", "coin"):
        recorded.play(Action(action))
    recorded.undo(recorded.table.answers[-1].seat)
    [saved] = saves(tmp_path)[0]
    assert saved.answers == len(recorded.table.answers) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked by POSIX's calls here")
@pytest.mark.parametrize(("error", "raised"), [(errno.ENOLCK, False), (errno.EIO, True)])
def test_locking_fails_only_for_reasons_other_than_missing_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, raised: bool
) -> None:
    def refuses(*_: object) -> None:
        raise OSError(error, os.strerror(error))

    path = tmp_path / "any"
    path.write_bytes(b"")
    monkeypatch.setattr("fcntl.flock", refuses)
    with (
        pytest.raises(OSError, match=os.strerror(error)) if raised else nullcontext(),
        checksummed.locked(path) as ours,
    ):
        assert ours


PLAY_FOR_EVER = """
import random, sys
from pathlib import Path
from tests.core.test_journal import AUCTION, CHAIRS, SETUP, start
rng = random.Random(1)
while True:
    recorded = start(Path(sys.argv[1]), AUCTION, SETUP, CHAIRS)
    while asked := recorded.table.decision:
        recorded.play(rng.choice(asked.options))
        print(recorded.journal.path.name, len(recorded.table.answers), flush=True)
"""


def test_killing_the_program_loses_at_most_the_answer_in_flight(
    tmp_path: Path, run_seed: int, long_run: bool
) -> None:
    rng = random.Random(run_seed)
    for number in range(100 if long_run else 4):
        folder = tmp_path / str(number)
        with subprocess.Popen(
            [sys.executable, "-c", PLAY_FOR_EVER, str(folder)], stdout=subprocess.PIPE
        ) as player:
            assert player.stdout is not None
            told = [player.stdout.readline() for _ in range(rng.randrange(1, 40))]
            player.send_signal(signal.SIGKILL)
            told += player.stdout.readlines()
        name, safe = [full for full in told if full.endswith(b"\n")][-1].split()
        loaded = load(folder / name.decode(), shelf)
        assert loaded.good in (int(safe), int(safe) + 1)
        assert loaded.trouble is None


BEGIN_TOGETHER = """
import os, sys, time
from pathlib import Path
from tests.core.test_journal import AUCTION, CHAIRS, SETUP, Action, start
os.fsync = lambda descriptor: None
folder, rounds, me = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
for number in range(rounds):
    here = folder / str(number)
    (folder / f"ready-{number}-{me}").touch()
    while len(list(folder.glob(f"ready-{number}-*"))) < 2:
        pass
    recorded = start(here, AUCTION, SETUP, (me, "fair", "easy"))
    recorded.play(Action("sweeten"))
    assert recorded.trouble is None, recorded.trouble
    assert recorded.moved is None, recorded.moved
"""


def at_once(program: str, *arguments: str) -> list[str]:
    """Run a program twice in parallel, as "a" and as "b", and return both outputs."""
    both = [
        subprocess.Popen(
            [sys.executable, "-c", program, *arguments, me],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for me in "ab"
    ]
    told = [each.communicate(timeout=PATIENCE)[0] for each in both]
    assert [each.returncode for each in both] == [0, 0], told
    return told


@pytest.mark.parametrize("rounds", [30, pytest.param(1_000, marks=pytest.mark.long)])
def test_two_games_started_at_the_same_instant_get_two_records(tmp_path: Path, rounds: int) -> None:
    at_once(BEGIN_TOGETHER, str(tmp_path), str(rounds))
    for number in range(rounds):
        kept, trouble = saves(tmp_path / str(number))
        assert trouble is None
        assert sorted(saved.header.chairs[0] for saved in kept if saved.header) == ["a", "b"], number
        assert [saved.answers for saved in kept] == [1, 1]
        assert {path.suffix for path in (tmp_path / str(number)).iterdir()} == {".journal"}, "nothing else is left"


GO_ON_TOGETHER = """
import os, random, sys
from pathlib import Path
from tests.core.test_journal import load, shelf
os.fsync = lambda descriptor: None
folder, rounds, me = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
for number in range(rounds):
    recorded = load(folder / f"{number}.journal", shelf).recorded
    (folder / f"ready-{number}-{me}").touch()
    while len(list(folder.glob(f"ready-{number}-*"))) < 2:
        pass
    for _ in range(3):
        asked = recorded.table.decision
        recorded.play(asked.options[0 if me == "a" else -1])
    assert recorded.trouble is None, recorded.trouble
    print(number, recorded.journal.path.name, bool(recorded.moved), recorded.table.digest)
"""


@pytest.mark.parametrize("rounds", [30, pytest.param(1_000, marks=pytest.mark.long)])
def test_two_programs_continuing_one_game_lose_nothing_of_either(tmp_path: Path, rounds: int) -> None:
    template = path_of(played(tmp_path / "first", 2)).read_bytes()
    for number in range(rounds):
        (tmp_path / f"{number}.journal").write_bytes(template)
    first, second = (told.splitlines() for told in at_once(GO_ON_TOGETHER, str(tmp_path), str(rounds)))
    for one, other in zip(first, second, strict=True):
        left = [told.split() for told in (one, other)]
        assert left[0][1] != left[1][1], "each has a file of its own"
        assert "True" in {told[2] for told in left}, "the one that has moved is told so"
        for _, name, _, digest in left:
            loaded = load(tmp_path / name, shelf)
            assert (loaded.sentences(), loaded.good) == ([], 5)
            assert game_of(loaded).table.digest == digest


def test_record_of_equal_length_is_not_taken_for_our_own(tmp_path: Path) -> None:
    first = played(tmp_path, 3)
    other = game_of(load(path_of(first), shelf))
    other.journal.path = None
    first.take_over(0, "fair")
    other.take_over(0, "easy")
    theirs = b"".join(other.journal.lines)
    assert len(theirs) == path_of(first).stat().st_size
    began = path_of(first)
    began.write_bytes(theirs)
    go_on(first, 1)
    assert began.read_bytes() == theirs
    assert path_of(first) != began
    assert same(load(path_of(first), shelf), first)
    assert words("room").say(sure(first.moved)).startswith("Another Overton goes on with the game in ")


def test_damaged_record_mended_first_by_another_program_is_left_alone(tmp_path: Path) -> None:
    path = path_of(played(tmp_path))
    path.write_bytes(path.read_bytes().replace(b"\n5 ", b"\n5  "))
    one, two = game_of(load(path, shelf)), game_of(load(path, shelf))
    go_on(one, 2, seed=1)
    mended = path.read_bytes()
    go_on(two, 2, seed=2)
    assert two.moved is not None
    assert path.read_bytes() == mended
    assert same(load(path, shelf), one)
    assert same(load(path_of(two), shelf), two)


@pytest.mark.parametrize("what", ["dangling", "loop", "folder", "unreadable", "pipe"])
def test_unreadable_entry_hides_none_of_the_others(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = played(tmp_path, 3), tmp_path / "bad.journal"
    match what:
        case "dangling":
            bad.symlink_to(tmp_path / "nowhere")
        case "loop":
            bad.symlink_to(bad)
        case "folder":
            bad.mkdir()
        case "pipe":
            os.mkfifo(bad)
        case "unreadable":
            bad.write_bytes(b"")
            real = Path.open
            monkeypatch.setattr(
                Path, "open", lambda path, *how: cast(Any, _forbidden() if path == bad else real(path, *how))
            )
    kept, trouble = saves(tmp_path)
    assert trouble is None
    assert {saved.path for saved in kept if saved.header} == {path_of(good)}
    [other] = [saved for saved in kept if saved.header is None]
    assert other.trouble is not None
    told = words("room").say(other.trouble)
    assert "ad.journal" in told
    assert what != "unreadable" or told.endswith("be read: Permission denied.")


def _forbidden() -> None:
    raise PermissionError(errno.EACCES, "Permission denied")


HOSTILE = "\x00A\x1b[31m\ud800\u202eB\u2028\x9b2J" + "x" * 500


def test_hostile_text_in_a_record_is_displayed_safely(tmp_path: Path) -> None:
    path = forged(
        tmp_path / "hostile.journal",
        f"chair 0 {json.dumps(HOSTILE)}",
        f"1 {json.dumps(HOSTILE)}",
        names=[HOSTILE, ""],
        chairs=[HOSTILE, "you"],
        date=HOSTILE,
    )
    [kept] = saves(tmp_path)[0]
    loaded = load(path, shelf)
    header = game_of(loaded).header
    assert kept.header == header
    assert header.names[0].startswith("A [31m�B 2Jxxx")
    assert loaded.trouble is not None
    assert loaded.reason is not None
    told = [words("room").say(told) for told in (loaded.trouble, loaded.reason.line)]
    shown = [*header.names, *header.chairs, header.date, *game_of(loaded).chairs, *told]
    for text in shown:
        assert text == legible(text, 400), "nothing is left to be cleaned"
    assert max(map(len, [*header.names, *header.chairs, header.date])) <= 40
    elsewhere = load(forged(tmp_path / "a\x1b[31m\n.journal", title=HOSTILE), shelf)
    missing = load(tmp_path / "b\x1b\n.journal", shelf)
    assert missing.sentences()
    for text in (*elsewhere.sentences(), *missing.sentences()):
        assert text == legible(text, 400)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada", "Ada"),
        ("  Zoë  van\tDijk\n", "Zoë van Dijk"),
        ("\x1b]0;title\x07", "]0;title"),
        ("\u202ecod.exe", "cod.exe"),
        ("half \ud83d", "half �"),
        ("👩\u200d🚀 می\u200cخواهم", "👩\u200d🚀 می\u200cخواهم"),
        ("a" * 50, "a" * 39 + "…"),
        ("\x00" * 10**7 + "late", "…"),
        ("", ""),
    ],
)
def test_foreign_text_is_made_legible(text: str, shown: str) -> None:
    assert legible(text, 40) == shown
    assert legible(legible(text, 40), 40) == shown


def test_folder_that_vanishes_during_the_game_is_recreated(tmp_path: Path) -> None:
    recorded = played(tmp_path / "saves", 3)
    path_of(recorded).unlink()
    (tmp_path / "saves").rmdir()
    go_on(recorded, 1)
    assert recorded.trouble is not None
    go_on(recorded, 1)
    assert not recorded.trouble
    assert not recorded.moved
    assert load(path_of(recorded), shelf).good == 5


def test_disk_that_fills_at_the_start_leaves_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        recorded = played(tmp_path, 2)
        assert recorded.trouble is not None
        assert list(tmp_path.iterdir()) == []
    go_on(recorded, 1)
    assert recorded.trouble is None
    assert load(path_of(recorded), shelf).good == 3


def test_a_name_taken_while_the_disk_was_full_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        recorded = played(tmp_path, 2)
    path_of(recorded).write_bytes(b"another's")
    taken = path_of(recorded)
    go_on(recorded, 1)
    assert taken.read_bytes() == b"another's"
    assert recorded.moved is None
    assert same(load(path_of(recorded), shelf), recorded)


KILLED_AT = """
import os, signal, sys
from pathlib import Path
from tests.core.test_journal import played
number, count, real = int(sys.argv[2]), 0, {}

def counted(name):
    def step(*given, **named):
        global count
        count += 1
        if count == number:
            os.kill(os.getpid(), signal.SIGKILL)
        return real[name](*given, **named)
    real[name] = getattr(os, name)
    setattr(os, name, step)

for name in ("fsync", "link", "open", "replace", "unlink"):
    counted(name)
played(Path(sys.argv[1]), 2)
"""


def test_killing_the_program_at_the_start_of_a_game_leaves_no_empty_record(tmp_path: Path) -> None:
    for number in range(1, 9):
        folder = tmp_path / str(number)
        subprocess.run([sys.executable, "-c", KILLED_AT, str(folder), str(number)], check=False)
        found, trouble = saves(folder)
        assert trouble is None
        assert [saved.header is not None for saved in found] == [True] * len(found), number
        recorded = played(folder, 3)
        assert load(path_of(recorded), shelf).good == 3, "what was left behind does no harm"


def test_game_begins_on_a_disk_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", none)
    first, second = played(tmp_path, 3), played(tmp_path, 3)
    assert path_of(first) != path_of(second)
    assert load(path_of(first), shelf).good == load(path_of(second), shelf).good == 3
    assert len(list(tmp_path.iterdir())) == 2


def test_invalid_line_before_an_undo_keeps_that_answer(tmp_path: Path) -> None:
    """Otherwise the record would have one answer more than the game, and later answers would be lost."""
    recorded = played(tmp_path, 3)
    lines = [raw.decode().rpartition(" #")[0] for raw in recorded.journal.lines]
    asked = asked_at(recorded.table.state)
    given, other = asked.options[0], asked.options[-1]
    file = checksummed.ChecksummedFile()
    for each in (*lines, f"4 {given}", "chair 9 3", "undo", f"4 {other}"):
        file.add(each)
    path_of(recorded).write_bytes(b"".join(file.lines))
    loaded = load(path_of(recorded), shelf)
    assert loaded.trouble is not None
    assert loaded.good == 4
    again = go_on(game_of(loaded), 3)
    assert same(load(path_of(again), shelf), again)
    assert b"".join(file.lines) in [path.read_bytes() for path in tmp_path.iterdir()], "the whole of it is kept"


@pytest.mark.parametrize("fault", ["jump", "chair 9 3"])
def test_fault_does_not_hide_another_in_an_undone_answer(tmp_path: Path, fault: str) -> None:
    loaded = load(forged(tmp_path / "forged.journal", "1 dance", fault, "undo", "1 leave"), shelf)
    assert loaded.good == 0
    assert sure(loaded.trouble).key == "journal.illegal"


def test_senseless_digest_is_skipped_with_its_answer(tmp_path: Path) -> None:
    loaded = load(forged(tmp_path / "forged.journal", "1 leave", "hash x 0", "undo", "1 leave"), shelf)
    assert loaded.trouble is None
    assert loaded.good == 1
