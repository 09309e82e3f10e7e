"""The review of a game in the terminal: pages on the screen, the same as Markdown, and who may see them."""

import io
import re
from pathlib import Path
from typing import Any

import pytest

from ai.search.budget import Budget
from game.command_line import main
from game.core.files.journal import YOU, Recorded
from game.core.resigning import Resigning
from game.play.showing import Showing
from game.terminal.console import Console
from game.terminal.letters import Teller
from game.terminal.reviewing import (
    BARS,
    PLAIN_BARS,
    NotNow,
    Retrospect,
    bars_for,
    look_back,
    markdown,
    reviewed_seats,
    show,
)
from game.titles import SHELF, on_show
from tests.chairs import chairs
from tests.games import begun, play_on
from tests.terminal.sittings import playing, told

FEW = Budget(simulations=10)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a few tries enough, which would normally prove nothing and leave the review empty."""
    monkeypatch.setattr("ai.coach.review.ENOUGH", 1)
    monkeypatch.setattr("ai.coach.review.DOUBT", 0.0)
    monkeypatch.setattr("ai.coach.review.LINES", 2)
    monkeypatch.setattr("ai.coach.causes.WORLDS", 2)


def paper(encoding: str = "utf-8") -> Console:
    return Console(io.StringIO(), io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True))


def written(console: Console) -> str:
    assert isinstance(console.paper, io.TextIOWrapper)
    assert isinstance(console.paper.buffer, io.BytesIO)
    return console.paper.buffer.getvalue().decode(console.paper.encoding)


def short(name: str, folder: Path, *seated: str, answers: int = 40) -> Recorded[Any]:
    """Return an unfinished game, by default between bots, so that all its answers can be reviewed."""
    return play_on(begun(name, folder, *seated or chairs(name, person="fair", bot="fair")), answers)


def ended(name: str, folder: Path, *chairs: str) -> Recorded[Any]:
    """Return a game that the second seat resigned early, because whole ones take long to judge."""
    recorded = short(name, folder, *chairs)
    recorded.play(Resigning((1,)).action())
    return recorded


@pytest.mark.parametrize("name", on_show())
def test_every_title_has_the_words_for_a_review(name: str, tmp_path: Path, long_run: bool) -> None:
    looked = look_back(short(name, tmp_path), (0, 1) if long_run else (1,), FEW, paper())
    console = paper()
    show(looked, console)
    screen, file = written(console), markdown(looked)
    assert "⟨" not in screen
    assert "⟨" not in file
    assert looked.title in screen
    assert file.startswith("# ")
    for page in looked.pages():
        assert page.heading in screen
        assert f"\n## {page.heading}\n" in file


def test_special_characters_are_escaped_in_markdown(tmp_path: Path) -> None:
    recorded = short("espionage", tmp_path)
    looked = look_back(recorded, (0, 1), FEW, paper())
    named = Teller(looked.tell.words, None, ("*Ann* <b>", "[Bob](x)"))
    file = markdown(Retrospect(recorded, looked.told, named, FEW))
    assert "\\*Ann\\*" in file
    outside = re.sub(r"```.*?```", "", file, flags=re.S)
    assert not re.search(r"(?<!\\)<b>|(?<!\\)\[Bob", outside)


def test_uncalibrated_title_shows_no_chances(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = look_back(short("espionage", tmp_path), (0, 1), FEW, paper())
    monkeypatch.setattr("game.terminal.reviewing.chance", lambda title, seats, value: None)
    assert not re.search(r"\d%", markdown(looked))
    monkeypatch.setattr("game.terminal.reviewing.chance", lambda title, seats, value: value)
    assert re.search(r"\d%", markdown(looked))


def test_bars_use_only_characters_the_output_can_encode() -> None:
    assert bars_for(paper()) == BARS
    assert bars_for(paper("ascii")) == PLAIN_BARS


def test_seats_can_be_given_by_number_name_or_as_everybody(tmp_path: Path) -> None:
    recorded = ended("espionage", tmp_path, YOU, "fair")
    assert reviewed_seats(recorded) == (0,)
    assert reviewed_seats(recorded, "2") == (1,)
    assert reviewed_seats(recorded, "everybody") == (0, 1)
    first, _ = Showing(recorded).names
    assert reviewed_seats(recorded, first.upper()) == (0,)
    with pytest.raises(NotNow, match="Nobody called “zoe” sits at this table"):
        reviewed_seats(recorded, "zoe")


def test_no_hand_can_be_reviewed_during_a_game(tmp_path: Path) -> None:
    couch, alone = (begun("espionage", tmp_path / each, YOU, each) for each in (YOU, "fair"))
    for recorded in (couch, alone):
        playing(recorded, lambda asked: asked.kind == "play_card")
    for wanted in ("", "1", "everybody"):
        with pytest.raises(NotNow, match="would show hidden hands"):
            reviewed_seats(couch, wanted)
    assert reviewed_seats(alone) == (0,)
    for wanted in ("2", "everybody"):
        with pytest.raises(NotNow, match="only your own answers"):
            reviewed_seats(alone, wanted)


def test_game_can_be_reviewed_after_its_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.terminal.teletype.THOUGHT", FEW)
    recorded = ended("espionage", tmp_path, YOU, "fair")
    said = told(recorded, "review")
    assert "Type “review” to look back" in " ".join(said.split())
    assert "review of the game of" in said
    assert "⟨" not in said
    assert "review of the game of" not in told(recorded, "")
    assert "Type “review”" not in told(ended("espionage", tmp_path, "fair", "fair"))


def test_review_command_writes_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = short("espionage", tmp_path).journal.path, tmp_path / "out.md"
    assert main(["review", str(path), "--simulations", "10", "--markdown", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    assert out.read_text("utf-8").startswith("# 1955, Standard")
    assert main(["review", str(path), "--simulations", "10"]) == 0
    assert "How it stood" in capsys.readouterr().out
    folder = tmp_path / "folder"
    folder.mkdir()
    assert main(["review", str(path), "--simulations", "10", "--markdown", str(folder)]) == 1
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"hello\n", b'{"format": 1, "title": "espi'])
def test_other_file_than_a_record_is_refused_in_one_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "torn.journal"
    path.write_bytes(content)
    assert main(["review", str(path), "--simulations", "10"]) == 1
    said = capsys.readouterr()
    assert not said.out
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (("--simulations", "3"), "at least 10 simulations"),
        (("--seconds", "nan"), "at least 10 simulations"),
    ],
)
def test_senseless_budget_is_refused(
    typed: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["review", str(tmp_path / "any"), *typed])
    assert sentence in capsys.readouterr().err


def test_a_game_without_a_choice_has_nothing_to_review(tmp_path: Path) -> None:
    with pytest.raises(NotNow, match="nothing to review yet"):
        look_back(begun(SHELF[0], tmp_path, *chairs(SHELF[0], person="fair", bot="fair")), (0, 1), FEW, paper())


def test_opening_of_a_review_counts_unjudged_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.coach.review.ENOUGH", 64)
    recorded = short("espionage", tmp_path, answers=14)
    looked = look_back(recorded, (0,), FEW, paper())
    count = len(looked.told.judged)
    assert count
    told = " ".join(looked.opening())
    assert "0 good, 0 slips, 0 mistakes." in told
    assert f"Not judged, because too little could be tried: {count}." in told
    assert "kept" not in told, "no accuracy of what wasn't judged"


def test_coachs_advice_is_distinguished_from_mistakes(tmp_path: Path) -> None:
    recorded = short("espionage", tmp_path)
    looked = look_back(recorded, (0, 1), FEW, paper())
    number = next(numbers[0] for numbers in looked.told.mistakes.values() if numbers)
    seat, given = recorded.table.answers[number]
    recorded.hint(given, number=number + 1)
    looked = look_back(recorded, (0, 1), FEW, paper())
    assert number not in looked.told.mistakes[seat]
    file = markdown(looked)
    assert "The coach advised this; looking longer, it finds something better." in file
    assert "Advised by the coach, which finds something better now: 1." in file
