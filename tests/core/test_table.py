"""An answer can be undone as long as nobody could gain by it, and the refusal says why not."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from game.core import chance
from game.core.contract import Action, Game, Result, Setup, line
from game.core.language.words import words
from game.core.resigning import Resigning
from game.core.table import CannotUndo, Table, answer_of, beats_before, numbered_beats
from game.core.views import unseen_answers
from tests.sure import sure
from tests.toys import auction

AUCTION = cast(Game[Any], auction)


def at_spoil(seed: int = 0) -> Table[Any]:
    """Return a table of three at which the lowest bidder can spoil the prize with a hand card."""
    for number in range(seed, seed + 99):
        table: Table[Any] = Table(AUCTION, Setup("standard", ("oak", "elm", "ash"), {}, number))
        table.play(Action("leave"))
        for _ in range(3):
            assert table.decision is not None
            table.play(table.decision.options[0])
        if table.decision is not None and table.decision.kind == "spoil" and len(table.decision.options) > 1:
            return table
    raise AssertionError("nobody could spoil anything")


def told(table: Table[Any], seat: int, people: Sequence[int] | None = None) -> str:
    """Return the refusal as text."""
    why = table.why_no_undo(seat, people)
    assert why is not None, "it can be taken back"
    return words("room").say(why, seat, ("Oak", "Elm", "Ash"))


def test_discovery_of_bots_alone_can_be_undone_until_they_answer() -> None:
    table = at_spoil()
    assert table.decision is not None
    seat, before = table.decision.seat, table.digest
    table.play(table.decision.options[-1])
    assert told(table, seat) == "Your last answer can't be taken back: the others have seen it."
    assert told(table, seat, table.seats) == told(table, seat), "between people at the screen it stands"
    assert table.can_undo(seat, (seat,))
    table.undo(seat, (seat,))
    assert table.digest == before
    table.redo()
    other = sure(table.decision).seat
    assert other != seat
    table.play(sure(table.decision).options[0])
    assert told(table, seat, (seat,)).endswith(f"{('Oak', 'Elm', 'Ash')[other]} has answered since.")
    with pytest.raises(CannotUndo, match="answered"):
        table.undo(seat, (seat,))


def test_beats_are_numbered_through_the_game() -> None:
    table = at_spoil()
    while table.result is None:
        table.play(sure(table.decision).options[0])
    beats = table.beats()
    assert 3 < len(beats) < table.answered, "some answers have none"
    for first in range(len(beats) + 2):
        for end in (None, *range(len(beats) + 2)):
            assert numbered_beats(table, first, end) == beats[first:end]


def test_unseen_answers_end_with_the_game() -> None:
    """This includes an end in the middle of a question."""
    state = at_spoil().state
    assert unseen_answers(state) == (Action("let_pass"),)
    state.result = Result((1.0, 0.0, 0.0), line("result.points", points=1))
    assert unseen_answers(state) == ()
    state.agenda, state.result = (), None
    assert unseen_answers(state) == ()


@pytest.mark.parametrize(
    ("moved", "cause"),
    [
        (lambda state: chance.roll(state), "dice were rolled."),
        (lambda state: setattr(state, "sealed", ("?", "", "")), "cards were shuffled."),
    ],
)
def test_chance_is_final_and_called_by_its_kind(moved: Any, cause: str) -> None:
    table = at_spoil()
    seat = sure(table.decision).seat
    table.play(Action("let_pass"))
    if cause.startswith("cards"):
        chance.roll(table.state)
    moved(table.state)
    assert told(table, seat, (seat,)).endswith(cause)


def test_own_discovery_is_final_against_bots_too() -> None:
    table = at_spoil()
    seat = table.decision.seat if table.decision else 0
    before = table.state
    table.play(Action("let_pass"))
    hidden = next(other for other in table.seats if other != seat)
    table.state.hands = tuple(
        before.hands[who][1:] if who == hidden else hand for who, hand in enumerate(table.state.hands)
    )
    assert told(table, seat, (seat,)).endswith("you've seen something that was hidden.")


def test_own_answers_given_together_are_undone_together_or_not_at_all() -> None:
    table: Table[Any] = Table(AUCTION, Setup("standard", ("oak", "elm", "ash"), {}, 5))
    assert table.decision is not None
    seat = table.decision.seat
    assert told(table, seat) == "There's nothing of yours to take back yet."
    table.play(Action("sweeten"))
    table.play(Action("coin"))
    assert table.why_no_undo(seat, since=0) is None
    other = (seat + 1) % 3
    assert table.why_no_undo(seat, since=5) == line("undo.nothing")
    assert table.why_no_undo(other, since=1) == line("undo.answered", seat=seat)
    table.play(Action("announce"))
    while table.decision is not None and len(table.answers) < 5:
        table.play(table.decision.options[0])
    assert "answered" in told(table, seat)
    last = table.answers[-1].seat
    assert table.why_no_undo(last) is None, "a sealed card may be taken back"
    assert table.why_no_undo(last, since=0) != table.why_no_undo(last), "but not with what others have answered"


def test_same_answer_again_keeps_later_undone_answers() -> None:
    """A pass that a rule gives again must not lose the answers that came after it."""
    table: Table[Any] = Table(AUCTION, Setup("standard", ("oak", "elm", "ash"), {}, 1))
    for _ in range(3):
        assert table.decision is not None
        table.play(table.decision.options[0])
    digest, answers = table.digest, table.answers
    table.rewind(0)
    table.play(answers[0].action)
    assert table.undone == answers[1]
    table.redo()
    table.redo()
    assert (table.digest, table.answers) == (digest, answers)
    table.rewind(1)
    assert table.decision is not None
    table.play(next(each for each in table.decision.options if each != answers[1].action))
    assert table.undone is None


def test_every_beat_belongs_to_an_answer_even_after_undo() -> None:
    table: Table[Any] = Table(AUCTION, Setup("standard", ("oak", "elm", "ash"), {}, 1))
    assert (beats_before(table, 0), answer_of(table, 0)) == (0, -1)
    for _ in range(2):
        while table.decision is not None and table.answered < 12:
            table.play(table.decision.options[-1])
        table.play(Resigning((0,), "fair").action())
        assert any(not table.beats(number, number + 1) for number in range(table.answered)), "some show nothing"
        ends = [len(table.beats(0, number)) for number in range(table.answered + 2)]
        assert [beats_before(table, number) for number in range(table.answered + 2)] == ends
        for number in range(table.answered):
            assert {answer_of(table, beat) for beat in range(*ends[number : number + 2])} <= {number}
        assert answer_of(table, ends[-1] + 5) == table.answered - 1
        table.rewind(5)
