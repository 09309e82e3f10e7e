"""What a coach says can or can't be is so: every sentence with such a word is checked by playing it."""

from collections import Counter
from importlib import import_module

import pytest

from tests.laws.claims import TELLERS, Walk, claiming, claims_of, false_claims


def sample(title: str) -> tuple[Walk, ...]:
    """The games of a title that between them come to every claim; `--long` goes through many more."""
    found: tuple[Walk, ...] = import_module(f"tests.titles.{title}.claims").SAMPLE
    return found


@pytest.mark.parametrize("title", TELLERS)
def test_every_sentence_that_claims_something_has_a_checker_or_a_reason(title: str) -> None:
    checked, unchecked = claims_of(title)
    told = {key for key in (*checked, *unchecked) if not key.startswith("coach.")}
    assert claiming(title) - checked.keys() - unchecked.keys() == set()
    assert told - claiming(title) <= ALSO, "a key that is not said any more"


ALSO = {"fact.stance_with", "fact.calls_again", "fact.no_power", "danger.no_cards", "fact.prosperity"}
"""Sentences that are checked although they have no such word."""


@pytest.mark.parametrize("title", TELLERS)
def test_what_a_coach_claims_is_so_on_the_engine(title: str) -> None:
    met = Counter[str]()
    told = [false_claims(title, walk.said(), met) for walk in sample(title)]
    told.append(false_claims(title, import_module(f"tests.titles.{title}.claims").directed(), met))
    assert {key: said for wrong in told for key, said in wrong.items()} == {}
    assert claims_of(title)[0].keys() - met.keys() == set(), "claims that no game of the sample has come to"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("title", TELLERS)
def test_what_a_coach_claims_is_so_in_many_games(title: str, seed: int) -> None:
    for walk in sample(title):
        assert false_claims(title, Walk(title, walk.seats, 5000 + seed, level=walk.level).said(), Counter()) == {}
