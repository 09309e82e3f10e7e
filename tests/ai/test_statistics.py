"""Statistics of finished games: one line each, in a file that loses nothing and never blocks play."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game import folders
from game.core.files.checksummed import checksum
from game.core.files.journal import Recorded, load, saves, start
from game.core.language.words import words
from game.core.resigning import Resigning
from game.machine import statistics
from game.machine.statistics import Played, add, aside, catch_up, ended, kept, missing, summary
from game.titles import rules_of, setup
from tests.sure import sure

pytestmark = pytest.mark.usefixtures("home")

GAME = Played(
    "a" * 12,
    "espionage",
    "2026-11-22T10:00:00.000",
    "2026-11-22T11:00:00",
    (("you",), ("fair",)),
    ("usa", "ussr"),
    (1.0, 0.0),
    (9.0, 4.0),
    turns=12,
    answers=1200,
    rating=1100.0,
)


def another(number: int, **changes: Any) -> Played:
    at = f"2026-11-22T11:00:{number % 60:02}"
    return replace(GAME, **{"game": f"{number:012x}", "ended": at, **changes})


def finished(
    chairs: tuple[str, ...] = ("you", "fair"), seed: int = 4, kept_in: Path | None = None
) -> Recorded[Any]:
    recorded = start(kept_in or folders.saves(), rules_of("goofspiel"), setup("goofspiel", seed=seed), chairs)
    while (asked := recorded.table.decision) is not None:
        recorded.play(asked.options[-1 if asked.seat else 0])
    return recorded


def written(*games: Played) -> bytes:
    for game in games:
        add(folders.statistics(), game)
    return folders.statistics().read_bytes()


def test_written_file_is_read_back() -> None:
    written(GAME, another(1, shares=(0.5, 0.5), rating=None))
    assert kept() == ((GAME, another(1, shares=(0.5, 0.5), rating=None)), None)


def test_missing_file_is_not_an_error() -> None:
    assert kept() == ((), None)


@pytest.mark.parametrize("cut", [1, 10, 200])
def test_torn_line_loses_only_itself_and_stays(cut: int) -> None:
    torn = written(another(1), another(2))[:-cut]
    folders.statistics().write_bytes(torn)
    add(folders.statistics(), another(3))
    games, trouble = kept()
    assert games == (another(1), *((another(2),) if cut == 1 else ()), another(3))
    assert trouble is None if cut == 1 else trouble is not None and trouble.key == "statistics.damaged"
    assert folders.statistics().read_bytes().startswith(torn)


@pytest.mark.parametrize(
    "content",
    [b"hello", b"\x00\xff" * 100, b"{}\n[]\n", b'{"game": 7} #00000000\n', b"a #\n"],
    ids=["text", "binary", "no lines", "wrong checksum", "no checksum"],
)
def test_foreign_file_is_reported_in_one_sentence_and_kept(content: bytes) -> None:
    folders.statistics().write_bytes(content)
    games, trouble = kept()
    assert games == ()
    assert trouble is not None
    assert trouble.key == "statistics.damaged"
    add(folders.statistics(), GAME)
    assert kept().games == (GAME,)
    assert folders.statistics().read_bytes().startswith(content)


@pytest.mark.parametrize(
    "changes",
    [
        {"shares": (1.0,)},
        {"shares": (float("nan"), 0.0)},
        {"shares": (2.0, 0.0)},
        {"resigned": (5,)},
        {"rating": 1e9},
        {"sitters": (("fair",), ("fair",))},
        {"scores": (1.0,)},
    ],
)
def test_senseless_line_is_skipped(changes: dict[str, Any]) -> None:
    written(replace(GAME, **changes))
    assert kept().games == ()
    assert kept().trouble is not None


def test_line_of_a_later_version_is_read_as_far_as_known() -> None:
    content = written(GAME).decode().rpartition(" #")[0].replace('{"game"', '{"weather": "fine", "game"')
    folders.statistics().write_text(f"{content} #{checksum('', content)}\n")
    assert kept() == ((GAME,), None)


def test_unusable_folder_is_reported_in_a_sentence() -> None:
    folders.statistics().mkdir()
    assert sure(kept().trouble).key == "statistics.unreadable"
    assert [told.key for told in ended(finished())] == ["statistics.unwritable"]


def test_two_programs_writing_at_once_lose_nothing() -> None:
    code = (
        "import sys\nfrom dataclasses import replace\nfrom tests.ai.test_statistics import GAME\n"
        "from game.machine.statistics import add\nfrom game import folders\nsys.stdin.readline()\n"
        "for number in range(150): add(folders.statistics(), replace(GAME, game=sys.argv[1] + f'{number:011x}'))\n"
    )
    writers = [
        subprocess.Popen([sys.executable, "-c", code, name], stdin=subprocess.PIPE, text=True) for name in "ab"
    ]
    for writer in writers:  # both are waiting for the lock when the first gets it
        assert writer.stdin is not None
        writer.stdin.write("\n")
        writer.stdin.flush()
    assert [writer.wait(60) for writer in writers] == [0, 0]
    for writer in writers:
        sure(writer.stdin).close()
    games, trouble = kept()
    assert len(games) == 300
    assert trouble is None


def test_a_game_is_counted_once_when_it_ends() -> None:
    recorded = finished()
    assert ended(recorded) == ended(recorded) == ()
    (game,) = kept().games
    assert game.game == recorded.header.id
    assert game.shares == recorded.table.result.shares  # type: ignore[union-attr]
    assert game.scores == tuple(map(float, recorded.table.state.scores))
    assert (game.kind, game.level, game.answers) == ("counted", "fair", len(recorded.table.answers))


def test_unplayed_or_unsaved_game_does_not_count() -> None:
    ended(finished(("fair", "easy")))
    exercise = finished()
    exercise.journal.path = None
    ended(exercise)
    assert kept().games == ()


def test_resignation_loses_and_a_chair_that_changed_hands_does_not_count() -> None:
    recorded = start(folders.saves(), rules_of("goofspiel"), setup("goofspiel", seed=1), ("you", "fair"))
    recorded.play(Resigning((0,)).action())
    ended(recorded)
    other = start(folders.saves(), rules_of("goofspiel"), setup("goofspiel", seed=2), ("you", "fair"))
    other.take_over(0, "easy")
    other.take_over(0, "you")
    other.play(Resigning((1,)).action())
    ended(other)
    assert [game.kind for game in kept().games] == ["counted", "changed"]
    assert kept().games[0].outcome == "lost"


def test_practice_and_shared_games_are_counted_apart() -> None:
    practice = finished(seed=3)
    practice.mark_as_practice()
    ended(practice)
    ended(finished(("you", "you")))
    found = summary(kept().games, "goofspiel")
    assert found.counted == ()
    assert found.whole is None
    assert found.aside == {"practice": 1, "shared": 1, "changed": 0, "hinted": 0}


def test_game_with_hints_is_counted_apart_and_its_end_says_so() -> None:
    hinted, sofa = finished(seed=3), finished(("you", "you"))
    for recorded in (hinted, sofa):
        for number in (2, 5):
            recorded.hint(recorded.table.answers[number - 1].action, number=number)
    (told,) = ended(hinted)
    assert words("room").say(told) == (
        "Not rated and not counted in the statistics: "
        "the coach gave hints for 2 answers; each step of a play is an answer."
    )
    assert ended(sofa) == (), "among several people it wouldn't have counted anyway"
    found = summary(kept().games, "goofspiel")
    assert (found.counted, found.aside["hinted"], found.aside["shared"]) == ((), 1, 1)
    assert "1 game with hints" in words("room").say(sure(aside(found)))


def test_resigning_at_a_large_table_is_lost_even_if_the_bot_wins() -> None:
    sitters = (("fair", "you"), ("fair",), ("fair",))
    gone = another(1, sitters=sitters, factions=("a", "b", "c"), shares=(1.0, 0.0, 0.0), scores=(), resigned=(0,))
    assert (gone.kind, gone.outcome, gone.share) == ("counted", "lost", 0.0)
    assert replace(gone, resigned=()).kind == "changed"


def test_finished_games_among_the_saves_can_be_added() -> None:
    recorded = finished()
    finished(("fair", "fair"), seed=9)
    listed = missing(saves(folders.saves())[0], kept().games)
    assert [each.header.id for each in listed if each.header] == [recorded.header.id]
    assert catch_up(listed[0], lambda path: load(path, rules_of).recorded) is None
    assert [game.game for game in kept().games] == [recorded.header.id]
    assert missing(saves(folders.saves())[0], kept().games) == []


def test_a_record_that_cannot_be_replayed_is_named() -> None:
    finished()
    (saved,) = missing(saves(folders.saves())[0], ())
    assert sure(catch_up(saved, lambda path: None)).key == "statistics.unreplayable"
    assert kept().games == ()


def test_games_are_summed_by_level_and_faction() -> None:
    hard, shared = (("you",), ("hard:hawk",)), (0.5, 0.5)
    games = [
        another(0),
        another(1, sitters=hard),
        another(2, factions=("ussr", "usa"), shares=(0.0, 1.0)),
        another(3, scores=(5.0, 6.0), shares=shared, turns=40),
        another(4, title="ideology"),
        another(5, factions=("", ""), shares=(0.0, 1.0), resigned=(0,)),
    ]
    found = summary(games, "espionage")
    assert [(bar.name, bar.games, bar.won) for bar in found.levels] == [("fair", 4, 1.5), ("hard", 1, 1.0)]
    assert [(bar.name, bar.games, bar.won) for bar in found.factions] == [("usa", 3, 2.5), ("ussr", 1, 0.0)]
    assert found.whole is not None
    assert (found.whole.games, found.whole.won, found.whole.even) == (5, 2.5, 0.5)
    assert found.whole.low < 2.5 / 5 < found.whole.high
    assert (found.streak, found.longest_streak) == (0, 2)
    assert found.longest == found.closest == games[3]
    assert [found.count(each) for each in ("won", "shared", "lost")] == [2, 1, 2]


def test_deleted_statistics_stay_deleted() -> None:
    written(GAME)
    assert statistics.there()
    statistics.forget()
    statistics.forget()
    assert not statistics.there()
    assert kept() == ((), None)
