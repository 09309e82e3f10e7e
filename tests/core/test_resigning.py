"""A resignation is recorded like an answer, and survives everything an answer survives."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from game.core.contract import Action, Game, Setup
from game.core.events import Resigned
from game.core.files.journal import YOU, Loaded, Recorded, load, saves, start
from game.core.language.words import words
from game.core.table import IllegalAction, replayed
from tests.core.test_journal import AUCTION, go_on, same, shelf
from tests.games import path_of
from tests.sure import sure
from tests.toys import auction

THREE = Setup("standard", ("oak", "elm", "ash"), {"quick": False}, 5)
TWO = Setup("standard", ("oak", "elm"), {"quick": False}, 5)
NAMES = ("Oak", "Elm", "Ash")


def begun(folder: Path, chairs: tuple[str, ...], answers: int = 3) -> Recorded[Any]:
    opening = THREE if len(chairs) == 3 else TWO
    return go_on(start(folder, cast(Game[Any], auction), opening, chairs), answers)


def again(recorded: Recorded[Any]) -> Recorded[Any]:
    loaded = load(path_of(recorded), shelf)
    assert loaded.sentences() == []
    assert same(loaded, recorded)
    assert loaded.recorded is not None
    return loaded.recorded


def test_other_seat_wins_with_two(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, "fair"))
    (beat,) = recorded.resign(0, "fair")
    assert beat.event == Resigned(0, auction.turn(recorded.table.state))
    assert sure(recorded.table.result).shares == (0.0, 1.0)
    assert recorded.table.decision is None
    assert recorded.people == (0,), "nobody takes the chair of a game that is over"
    assert again(recorded).over


def test_with_three_seats_a_bot_takes_over_while_a_person_plays_on(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, YOU, "easy"))
    asked = recorded.table.decision
    recorded.resign(0, "fair")
    assert recorded.table.result is None
    assert recorded.table.decision == asked, "the question stays"
    assert recorded.chairs == ["fair", YOU, "easy"]
    loaded = again(recorded)
    assert loaded.chairs == recorded.chairs
    assert loaded.table.resigned == (0,)
    assert loaded.sitters == recorded.sitters
    go_on(loaded, 400)
    assert loaded.over
    assert again(loaded).table.resigned == (0,)


def test_when_the_last_person_resigns_the_others_share_the_win(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, YOU, "easy"))
    recorded.resign(0, "fair")
    recorded.resign(1, "fair")
    assert sure(recorded.table.result).shares == (0.0, 0.0, 1.0), "who has given up before has lost as well"
    alone = begun(tmp_path, (YOU, "fair", "easy"))
    alone.resign(0, "fair")
    assert sure(alone.table.result).shares == (0.0, 0.5, 0.5)


def test_calling_a_decided_game_resigns_for_everyone_but_the_winner(tmp_path: Path) -> None:
    recorded = begun(tmp_path, ("easy", YOU, "fair"))
    beats = recorded.call(1)
    assert [beat.event.seat for beat in beats if isinstance(beat.event, Resigned)] == [0, 2]
    assert sure(recorded.table.result).shares == (0.0, 1.0, 0.0)
    assert again(recorded).table.resigned == (0, 2)


@pytest.mark.parametrize("noun", ["", "3", "0,0", "0,1,2", "0,1 fair", "x", "0 fair more", "-1"])
def test_resignation_for_an_invalid_seat_is_illegal(tmp_path: Path, noun: str) -> None:
    recorded = begun(tmp_path, (YOU, "fair", "easy"))
    with pytest.raises(IllegalAction):
        recorded.play(Action("resign", noun))
    recorded.resign(0, "fair")
    with pytest.raises(IllegalAction):
        recorded.play(Action("resign", "1"))


def test_giving_up_is_neither_undone_nor_repeated(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, YOU, "easy"))
    recorded.resign(0, "fair")
    why = sure(recorded.why_no_undo(1))
    assert words("room").say(why, 1, NAMES) == "Your last answer can't be taken back: Oak has resigned since."
    assert recorded.rewind(3)
    assert recorded.table.resigned == ()
    assert recorded.table.undone is None
    go_on(recorded, 2)
    loaded = again(recorded)
    assert loaded.table.resigned == ()
    assert loaded.chairs == recorded.chairs == ["fair", YOU, "easy"], "who has taken a chair stays there"


def test_practice_can_rewind_before_a_resignation(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, "fair"))
    recorded.resign(0, "fair")
    assert recorded.rewind(2)
    assert recorded.table.result is None
    loaded = again(recorded)
    assert not loaded.over
    go_on(loaded, 400)
    assert again(loaded).over


def test_replaying_a_resigned_game_gives_the_same_digest(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, "fair"))
    recorded.resign(0, "fair")
    branch = replayed(recorded.table.game, recorded.table.setup, recorded.table.answers)
    assert branch.digest == recorded.table.digest


def test_list_of_saves_shows_resignations(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, YOU, "easy"))
    recorded.resign(1, "fair")
    ((saved,), trouble) = saves(tmp_path)
    assert trouble is None
    assert (saved.given_up, saved.over, saved.answers) == (((4, 1),), False, 4)
    recorded.resign(0, "fair")
    ((saved,), _) = saves(tmp_path)
    assert (saved.given_up, saved.over) == (((4, 1), (5, 0)), True)
    recorded.rewind(4)
    ((saved,), _) = saves(tmp_path)
    assert (saved.given_up, saved.over) == (((4, 1),), False)
    recorded.rewind(2)
    ((saved,), _) = saves(tmp_path)
    assert (saved.given_up, saved.over) == ((), False)


def test_every_cut_of_a_record_with_resignations_loads(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, YOU, "easy"))
    recorded.resign(0, "fair")
    go_on(recorded, 2)
    recorded.resign(1, "fair")
    whole = path_of(recorded).read_bytes()
    cut = tmp_path / "cut.journal"
    for length in range(whole.index(b"\n") + 1, len(whole)):
        cut.write_bytes(whole[:length])
        loaded: Loaded = load(cut, shelf)
        assert loaded.trouble is None, length
        assert loaded.recorded is not None


def test_resignation_survives_being_killed(tmp_path: Path) -> None:
    program = (
        "import sys, time; from pathlib import Path; from tests.core.test_resigning import begun\n"
        "begun(Path(sys.argv[1]), ('you', 'you', 'easy')).resign(0, 'fair'); print('done', flush=True)\n"
        "time.sleep(600)\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    )
    assert sure(child.stdout).readline() == b"done\n"
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    sure(child.stdout).close()
    (path,) = tmp_path.glob("*.journal")
    loaded = load(path, shelf)
    assert loaded.sentences() == []
    assert sure(loaded.recorded).table.resigned == (0,)
    assert sure(loaded.recorded).chairs[0] == "fair"


def test_each_reader_gets_the_end_in_their_own_words(tmp_path: Path) -> None:
    recorded = begun(tmp_path, (YOU, "fair"))
    recorded.resign(0, "fair")
    said = words("espionage")
    assert said.say(sure(recorded.table.result).line, 0, NAMES) == "Elm wins: you resigned."
    assert said.say(sure(recorded.table.result).line, 1, NAMES) == "You win: Oak resigned."
    assert said.tell(Resigned(0, 7), None, NAMES) == "Oak resigns."
    assert AUCTION.NAME == "auction"
