"""A person's own mistakes in the terminal: a wrong try, its refutation, the right one, and when it comes back."""

import io
from datetime import date

import pytest

from game import folders
from game.command_line import main
from game.machine import mistakes, today
from tests import practised


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today, "today", lambda: date(2026, 3, 1))


def _kept() -> mistakes.OwnMoment:
    """Keep a game's worst moment only, and return it."""
    found = mistakes.learn_from(practised.game(), practised.review(), today.today())
    for each in [each for each in found.moments if each.lost < max(of.lost for of in found.moments)]:
        mistakes.drop(each)
    (moment,) = mistakes.kept().moments
    return moment


def _typed(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{each}\n" for each in typed)))


def test_learning_says_when_nothing_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn"]) == 0
    assert "Nothing is kept yet." in capsys.readouterr().out


def test_moment_given_up_is_shown_and_returns_tomorrow(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moment = _kept()
    _typed(monkeypatch, "y", "hint")
    assert main(["learn"]) == 0
    out = capsys.readouterr().out
    assert "Right, it matters." in out
    assert "Better: " in out
    assert "It comes back in 1 day." in out
    (after,) = mistakes.kept().moments
    assert (after.missed, after.due) == (1, "2026-03-02")
    assert main(["learn"]) == 0
    assert "the next comes back on 2 March 2026" in capsys.readouterr().out
    assert after.best == moment.best


def test_repeating_the_mistake_of_the_game_is_refuted_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moment = _kept()
    _typed(monkeypatch, "n", moment.given, *["1"] * 6)
    assert main(["learn"]) == 0
    out = capsys.readouterr().out
    assert "It does matter" in out
    assert "Judging it" in out
    assert "0 of" in out


@pytest.mark.parametrize("about", ["nonsense", "Deed"])
def test_unknown_subject_is_answered_by_those_there_are(about: str, capsys: pytest.CaptureFixture[str]) -> None:
    """“Nothing is due today”, it said, though a moment was."""
    moment = _kept()
    assert main(["learn", "--about", about]) == 1
    out = " ".join(capsys.readouterr().out.split())
    assert f"about “{about}”, but about: " in out
    assert all(name in out for name in mistakes.subjects(mistakes.kept()))
    assert f"motif {moment.motif}" in mistakes.subjects(mistakes.kept()).values()


def test_known_subject_is_tried_before_it_is_due(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moment = _kept()
    mistakes.answered(moment, False, today.today())
    for about in (moment.motif, *mistakes.subjects(mistakes.kept())):
        _typed(monkeypatch)
        assert main(["learn", "--about", about]) == 0
        assert "Does it matter here?" in capsys.readouterr().out


def test_moment_with_several_fine_answers_is_tried_by_its_subject(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = mistakes.learn_from(practised.game(), practised.review(), today.today())
    for each in [each for each in found.moments if not each.fine]:
        mistakes.drop(each)
    _typed(monkeypatch)
    assert main(["learn", "--about", mistakes.kept().moments[0].motif]) == 0
    assert "Does it matter here?" in capsys.readouterr().out


def test_session_says_what_is_mixed_in_and_that_more_are_due(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mistakes.learn_from(practised.game(), practised.review(), today.today())
    _typed(monkeypatch)
    assert main(["learn"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Moments at which several answers were fine are mixed in." in out
    assert out.endswith("More are due: “overton learn” goes on.")


def test_mistakes_can_be_deleted(capsys: pytest.CaptureFixture[str]) -> None:
    _kept()
    assert main(["learn", "--forget"]) == 0
    assert not folders.mistakes().exists()
    assert capsys.readouterr().out == "Your mistakes are forgotten.\n"
