"""Bots from people's own files: what they are given, what they may do, and what happens when they fail."""

import io
import os
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.homemade import FOLDERS, BotFailed, flaw, homemade
from ai.levels import bot_name, no_such_chair, player
from ai.players import Choice
from game.bots import after, finished, played_out, question, rules, seat_of, share, worlds, worth
from game.client.match.scene import Match
from game.command_line import main
from game.core import agenda
from game.core.files.journal import load, start
from game.core.language.words import words
from game.folders import saves
from game.machine.own import opponents
from game.play.homemade import FAILURES, HomemadeBots
from game.play.session import Session
from game.play.sitting import Sitting
from game.play.worker import AtOnce, Question
from game.terminal.console import Console
from game.terminal.teletype import Teletype
from game.titles import SHELF, rules_of, setup
from tests.games import asked_at, loaded
from tests.patience import PATIENCE, awaited
from tests.sure import sure

EXAMPLES = Path(__file__).parents[2] / "docs" / "bots"
ANY_TITLE = ("first.py", "eager.py", "looking.py", "searching.py")
FINE = "def answer(view, options):\n    return options[-1]\n"
FAULTY = {
    "raises.py": ("def answer(view, options):\n    return options[99]\n", "in line 2: IndexError"),
    "leaves.py": ("def answer(view, options):\n    raise SystemExit(3)\n", "SystemExit: 3"),
    "nonsense.py": ("def answer(view, options):\n    return 'dance wildly'\n", "“dance wildly”"),
    "nothing.py": ("def answer(view, options):\n    print(options)\n", "returned nothing"),
    "unasked.py": ("def answer(view):\n    return 'pass'\n", "“bid”: TypeError: answer() takes 1 positional"),
    "unloaded.py": (
        "import re\nimport no_such_module\nfrom x import answer\n",
        "loaded, in line 2: ModuleNotFound",
    ),
    "dies.py": ("import os\ndef answer(view, options):\n    os._exit(1)\n", "its process ended"),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder where bots are looked up."""
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    return tmp_path


def bot(folder: Path, source: str, name: str = "mine.py") -> str:
    (folder / name).write_text(source, encoding="utf-8")
    return name


def sitting(*chairs: str, title: str = "goofspiel", seed: int = 1) -> Sitting:
    return Sitting(start(None, rules_of(title), setup(title, seed=seed), chairs), AtOnce())


def watched(one: Sitting) -> str:
    """Return what the terminal prints about a game between bots."""
    told = io.StringIO()
    try:
        assert Teletype(one.recorded, Console(io.StringIO(), told), rest=lambda seconds: None).run() == 0
    finally:
        one.leave()
    return told.getvalue()


def asked(one: HomemadeBots, chair: str, seat: int = 0) -> "Future[Choice]":
    game, opening = rules_of(one.title), setup(one.title)
    state = game.new(opening)
    decision = asked_at(state)
    return one.ask(Question(one.title, chair, game.view(state, seat), decision, "seed"))


@pytest.fixture
def bots() -> Iterator[Callable[..., HomemadeBots]]:
    made = list[HomemadeBots]()

    def make(limit: float = PATIENCE, title: str = "goofspiel") -> HomemadeBots:
        made.append(HomemadeBots(title, limit))
        return made[-1]

    yield make
    for each in made:
        each.close()


def english(one: HomemadeBots) -> list[str]:
    return [words("room", "en").say(each) for each in one.told]


@pytest.mark.parametrize("name", sorted(FAULTY))
def test_failing_bot_is_reported_in_one_sentence_and_answered_for(
    name: str, folder: Path, bots: Callable[..., HomemadeBots]
) -> None:
    source, why = FAULTY[name]
    mine = bots()
    future = asked(mine, bot(folder, source, name))
    mine.wait(future)
    (told,) = english(mine)
    assert told.startswith(name)
    assert why in told
    assert told.endswith("A fair bot answered in its place.")
    assert future.result().action.verb == "bid"


def test_hung_bot_is_stopped_and_replaced(folder: Path, bots: Callable[..., HomemadeBots]) -> None:
    mine = bots(limit=0.5)
    future = asked(mine, bot(folder, "def answer(view, options):\n    while True:\n        pass\n"))
    mine.wait(future)
    assert "took longer than 0.5 seconds" in english(mine)[0]
    assert future.result().action.verb == "bid"
    assert not mine._workers["mine.py", 0]._process, "what hangs is killed"


def test_bot_that_keeps_failing_is_no_longer_asked(folder: Path, bots: Callable[..., HomemadeBots]) -> None:
    mine, name = bots(), bot(folder, FAULTY["raises.py"][0])
    for _ in range(FAILURES + 2):
        mine.wait(asked(mine, name))
    assert len(english(mine)) == FAILURES + 1
    assert "From here on a fair bot plays" in english(mine)[-1]


def test_game_with_a_failing_bot_ends_and_loads_again(folder: Path) -> None:
    saved = folder / "saves"
    name = bot(folder, FAULTY["raises.py"][0])
    recorded = start(saved, rules_of("goofspiel"), setup("goofspiel", seed=3), (name, "easy"), (name, "Easy bot"))
    told = watched(Sitting(recorded, AtOnce()))
    assert told.count("mine.py broke off") == FAILURES
    again = load(next(saved.glob("*.journal")), rules_of)
    assert sure(again.recorded).table.result is not None
    assert sure(again.recorded).chairs == [name, "easy"]


def test_window_reports_a_failing_bot_and_continues(folder: Path) -> None:
    name = bot(folder, FAULTY["nonsense.py"][0])
    session = Session("goofspiel", setup("goofspiel", seed=2), (name, "easy"), (name, "Easy bot"))
    match = Match(session, bots=AtOnce())
    try:

        def answered() -> bool:
            match.tick(0.1)
            return match.sitting.now.number > 1

        awaited(answered, "an answer")
        assert "“dance wildly”" in match.overlays.notice
    finally:
        match.sitting.leave()


def test_a_bot_gets_a_view_and_nothing_else(folder: Path) -> None:
    out = folder / "seen"
    source = f"""
import pickle
def answer(view, options):
    with open({str(out)!r}, "ab") as file:
        pickle.dump((view, options), file)
    return options[0]
"""
    watched(sitting("easy", bot(folder, source)))
    with out.open("rb") as file:
        view, options = pickle.load(file)
    assert view.sealed[0] == "?", "the other's bid is hidden"
    assert set(view.prizes) == {"?"}
    assert options == agenda.decision(view).options  # type: ignore[union-attr]  # a question is open


def test_the_seats_of_one_bot_share_nothing(folder: Path) -> None:
    source = """
import builtins
def answer(view, options):
    seats = builtins.__dict__.setdefault("seats_of_mine", set())
    seats.add(view.agenda[-1].seat)
    assert len(seats) == 1, seats
    return options[0]
"""
    name = bot(folder, source)
    assert "broke off" not in watched(sitting(name, name))


def test_the_same_seed_gives_the_same_answers(folder: Path) -> None:
    name = bot(folder, (EXAMPLES / "first.py").read_text("utf-8"))
    game, state = rules_of("goofspiel"), rules_of("goofspiel").new(setup("goofspiel"))
    decision = asked_at(state)
    drawn = [[homemade(name).choose(game, state, decision, Random(seed)) for seed in range(9)] for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 1


@pytest.mark.parametrize("name", ANY_TITLE)
@pytest.mark.parametrize("title", SHELF)
def test_an_example_answers_in_every_title(title: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, str(EXAMPLES))
    game = rules_of(title)
    state = rules_of(title).new(setup(title, seed=5))
    who = player(name, title)
    rng = Random(7)
    for _ in range(60):
        if (decision := agenda.decision(state)) is None:
            break
        choice = Choice(rng.choice(decision.options))
        if rng.random() < 0.1:
            choice = who.choose(game, game.view(state, decision.seat), decision, rng)
        assert choice.action in decision.options
        agenda.advance(state, choice.action)


MATCHING = ("goofspiel", "matching.py", "first.py", 20, 15)
LOOKING = ("espionage", "looking.py", "eager.py", 4, 4)


@pytest.mark.parametrize(("title", "better", "worse", "games", "enough"), [MATCHING, LOOKING])
def test_an_example_beats_the_one_before(
    title: str, better: str, worse: str, games: int, enough: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, str(EXAMPLES))
    game, won = rules_of(title), 0.0
    for number in range(games):
        who = [player(each, title) for each in ((better, worse), (worse, better))[number % 2]]
        state, rng = game.new(setup(title, seed=number // 2)), Random(number)
        while (decision := agenda.decision(state)) is not None:
            seat = decision.seat
            agenda.advance(state, who[seat].choose(game, game.view(state, seat), decision, rng).action)
        assert state.result is not None
        won += state.result.shares[number % 2]
    assert won >= enough


def test_the_first_example_has_ten_lines_at_most() -> None:
    assert len((EXAMPLES / "first.py").read_text("utf-8").splitlines()) <= 10
    assert len(list(EXAMPLES.glob("*.py"))) == 5


def test_bot_can_query_its_view() -> None:
    game = rules_of("goofspiel")
    state = game.new(setup("goofspiel", seed=4))
    agenda.advance(state, state.options[0])
    view = game.view(state, 1)
    assert (seat_of(view), question(view).kind, rules(view).NAME) == (1, "bid", "goofspiel")
    one, other = worlds(view, 2)
    assert game.view(one, 1) == game.view(other, 1) == view
    before = one.copy()
    later = after(one, view.options[0])
    assert one == before != later, "a world stays as it was"
    assert later.round == 2
    end = played_out(later)
    assert finished(end)
    assert not finished(later)
    assert share(end, 0) + share(end, 1) == 1
    assert worth(end, 1) == share(end, 1)


SOURCES = {
    "has no function called": "def reply(view, options):\n    return options[0]\n",
    "is not Python": "def answer(view, options)\n    return options[0]\n",
    "cannot be read": "def answer(view, options): return '\0'\n",
}


@pytest.mark.parametrize("why", SOURCES)
def test_other_file_than_a_bot_is_refused_before_the_game(
    why: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot(folder, SOURCES[why])
    assert (
        main(["--language", "en", "watch", "goofspiel", "--seats", f"{folder / 'mine.py'},easy", "--terminal"])
        == 1
    )
    said = capsys.readouterr().err
    assert why.split()[0] in said
    assert len(said.strip().splitlines()) == 1


def test_a_missing_file_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "play", "goofspiel", "--seats", "you,gone.py"]) == 1
    assert "gone.py" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["a,b.py", "x" * 50 + ".py"])
def test_file_name_that_a_record_cannot_hold_is_refused(name: str, folder: Path) -> None:
    bot(folder, FINE, name)
    assert sure(flaw(folder / name)).key == "homemade.name"


def test_two_files_of_the_same_name_are_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "other").mkdir()
    seats = f"{folder / bot(folder, FINE)},{folder / 'other' / bot(folder / 'other', FINE)}"
    assert main(["--language", "en", "watch", "goofspiel", "--seats", seats, "--terminal"]) == 1
    assert "Two different files" in capsys.readouterr().err


def test_bot_file_can_be_given_from_any_folder_in_any_case(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDERS)
    place = folder / "Mine"
    place.mkdir()
    name = bot(place, FINE, "MyBot.py")
    assert main(["--language", "en", "watch", "goofspiel", "--seats", f"{place / name},easy", "--terminal"]) == 0
    (kept,) = saves().glob("*.journal")
    again = loaded(kept)
    assert again.header.chairs == ("MyBot.py", "easy")
    assert os.environ[FOLDERS] == str(place)


def test_a_record_runs_no_file_of_the_current_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = folder / "elsewhere"
    place.mkdir()
    bot(place, FINE, "setup.py")
    monkeypatch.chdir(place)
    for chair in ("setup.py", str(place / "setup.py"), "../elsewhere/setup.py"):
        assert no_such_chair((chair,), "goofspiel") is not None
        with pytest.raises(BotFailed):
            homemade(chair)


def test_bot_is_named_after_its_file(folder: Path) -> None:
    assert no_such_chair((bot(folder, FINE),), "espionage") is None
    assert bot_name("mine.py", "espionage") == "mine.py"


def test_game_against_a_homemade_bot_is_not_rated(folder: Path) -> None:
    recorded: Any = start(None, rules_of("goofspiel"), setup("goofspiel"), ("you", bot(folder, FINE)))
    while recorded.table.decision is not None:
        recorded.play(recorded.table.decision.options[0])
    assert opponents(recorded) is None
