"""A sitting builds what it sends for its reader, and accepts only answers to the current question."""

from pathlib import Path

import pytest

from ai.players import Choice
from game.core.contract import Action
from game.core.files.journal import YOU, start
from game.play.drafts import Drafts
from game.play.showing import Offer
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.titles import SHELF, rules_of, setup
from tests.sure import sure


def couch(name: str, folder: Path) -> Sitting:
    """Return a game that people share."""
    opening = setup(name, seed=7)
    return Sitting(start(folder, rules_of(name), opening, (YOU,) * len(opening.factions)), AtOnce())


@pytest.mark.parametrize("name", SHELF)
def test_offer_for_an_earlier_question_does_nothing(name: str, tmp_path: Path) -> None:
    sitting = couch(name, tmp_path)
    asked = sure(sitting.decision)
    sitting.eyes.look(asked.seat)
    offers = sitting.offers()
    assert [offer.action for offer in offers] == list(asked.options)
    assert all(offer.words for offer in offers)
    assert sitting.take(offers[0])
    sitting.play(sure(sitting.answer()))
    late = Offer(offers[0].question, asked.options[-1])
    assert not sitting.take(late)
    assert sitting.answer() is None


@pytest.mark.parametrize("name", SHELF)
def test_offer_is_void_after_undo_even_at_the_same_question_number(name: str, tmp_path: Path) -> None:
    """Undo and another answer lead to a question with the same number, perhaps for another seat."""
    sitting, tried = couch(name, tmp_path), 0
    for _ in range(60):
        asked = sitting.decision
        if asked is None:
            break
        sitting.eyes.look(asked.seat)
        sitting.play(Choice(asked.options[0]))
        coming = sitting.decision
        if coming is None or len(asked.options) == 1 or not sitting.recorded.can_undo(asked.seat):
            continue
        sitting.eyes.look(coming.seat)
        offers = sitting.offers()
        sitting.recorded.undo(asked.seat)
        sitting.play(Choice(asked.options[-1]))
        sitting.eyes.look(sitting.now.seat)
        assert not any(sitting.take(offer) for offer in offers)
        tried += 1
    assert tried


@pytest.mark.parametrize("name", SHELF)
def test_offer_does_nothing_for_a_person_who_is_not_looking(name: str, tmp_path: Path) -> None:
    sitting = couch(name, tmp_path)
    sitting.eyes.look(sitting.now.seat)
    offer = sitting.offers()[0]
    sitting.eyes.look(None)
    assert not sitting.take(offer)


def test_answer_to_a_past_question_does_not_count(tmp_path: Path) -> None:
    one = couch("espionage", tmp_path)
    other = Sitting(one.recorded, AtOnce())
    assert other.give(sure(one.decision).options[0])
    one.play(Choice(sure(one.decision).options[-1]))
    assert other.answer() is None


@pytest.mark.parametrize(("seat", "chair"), [(0, "nobody"), (0, ""), (-1, "you"), (9, "you")])
def test_no_chair_for_a_missing_seat_or_player(seat: int, chair: str, tmp_path: Path) -> None:
    sitting = couch("espionage", tmp_path)
    with pytest.raises(ValueError, match="there is no seat"):
        sitting.sit(seat, chair)
    assert sitting.recorded.chairs == [YOU, YOU]


def test_no_one_can_redo_what_another_person_undid(tmp_path: Path) -> None:
    sitting = couch("manifesto", tmp_path)
    drafts = Drafts(sitting)
    for _ in range(60):
        asked = sure(sitting.decision)
        sitting.eyes.look(asked.seat)
        sitting.play(Choice(asked.options[0]))
        if drafts.can_undo():
            break
    drafts.undo()
    assert drafts.can_redo()
    mine = sure(sitting.now.seat)
    sitting.eyes.look(next(seat for seat in sitting.seats if seat != mine))
    assert not drafts.can_redo()
    sitting.sit(mine, "easy")
    assert not drafts.can_redo()


def test_rivals_hand_stays_hidden_after_the_last_person_stands_up(tmp_path: Path) -> None:
    opening = setup("espionage", seed=7)
    sitting = Sitting(start(tmp_path, rules_of("espionage"), opening, (YOU, "easy")), AtOnce())
    for _ in range(6):
        sitting.play(Choice(sure(sitting.decision).options[0]))
    sitting.sit(0, "easy")
    with pytest.raises(PermissionError):
        sitting.eyes.view_of(1)


@pytest.mark.parametrize("name", SHELF)
def test_offer_of_an_invalid_answer_does_nothing(name: str, tmp_path: Path) -> None:
    sitting = couch(name, tmp_path)
    assert not sitting.take(Offer(sitting.now.question, Action("nonsense", "nowhere")))
    assert sitting.answer() is None


@pytest.mark.parametrize("name", SHELF)
def test_person_who_is_not_looking_gets_no_offers_and_no_view(name: str, tmp_path: Path) -> None:
    sitting = couch(name, tmp_path)
    asked = sure(sitting.decision)
    assert (sitting.offers(), sitting.prompt()) == ((), "")
    for seat in sitting.seats:
        with pytest.raises(PermissionError):
            sitting.eyes.view_of(seat)
    other = next(seat for seat in sitting.seats if seat != asked.seat)
    sitting.eyes.look(other)
    assert (sitting.offers(), sitting.prompt()) == ((), "")
    with pytest.raises(PermissionError):
        sitting.eyes.view_of(asked.seat)
    with pytest.raises(PermissionError):
        _ = sitting.finished
