"""What leaves a sitting is built for the eyes that look, and what enters it answers the present question."""

from pathlib import Path

import pytest

from game.core.contract import Action
from game.core.files.journal import YOU, start
from game.play.now import Offer
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.titles import SHELF, rules_of, setup


def couch(name: str, folder: Path) -> Sitting:
    """A game that people share."""
    opening = setup(name, seed=7)
    return Sitting(start(folder, rules_of(name), opening, (YOU,) * len(opening.factions)), AtOnce())


@pytest.mark.parametrize("name", SHELF)
def test_an_offer_of_another_question_does_nothing(name: str, tmp_path: Path) -> None:
    sitting = couch(name, tmp_path)
    asked = sitting.decision
    assert asked is not None
    sitting.eyes.look(asked.seat)
    offers = sitting.offers()
    assert [offer.action for offer in offers] == list(asked.options)
    assert all(offer.words for offer in offers)
    assert sitting.take(offers[0])
    choice = sitting.answer()
    assert choice is not None
    sitting.play(choice)
    late = Offer(offers[0].question, asked.options[-1])
    assert not sitting.take(late)
    assert sitting.answer() is None


@pytest.mark.parametrize("name", SHELF)
def test_an_offer_that_is_no_answer_does_nothing(name: str, tmp_path: Path) -> None:
    sitting = couch(name, tmp_path)
    assert not sitting.take(Offer(sitting.now.number, Action("nonsense", "nowhere")))
    assert sitting.answer() is None


@pytest.mark.parametrize("name", SHELF)
def test_nothing_is_offered_and_no_view_given_to_anybody_who_does_not_look(name: str, tmp_path: Path) -> None:
    sitting = couch(name, tmp_path)
    asked = sitting.decision
    assert asked is not None
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
