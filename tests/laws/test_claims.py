"""A coach's sentences with words like "can" or "can't" are true: each is checked by playing it out."""

from collections import Counter
from dataclasses import replace
from importlib import import_module

import pytest

from tests.laws.claims import TELLERS, claiming, claims_of, false_claims


@pytest.mark.parametrize("title", TELLERS)
def test_every_sentence_that_claims_something_has_a_checker_or_a_reason(title: str) -> None:
    checked, unchecked = claims_of(title)
    told = {key for key in (*checked, *unchecked) if not key.startswith("coach.")}
    assert claiming(title) - checked.keys() - unchecked.keys() == set()
    assert told - claiming(title) <= ALSO, "a key that is not said any more"


ALSO = {"danger.no_cards"}
"""Sentences that are checked although they have no such word."""


@pytest.mark.parametrize("title", TELLERS)
def test_coachs_claims_hold_on_the_engine(title: str) -> None:
    met = Counter[str]()
    tables = import_module(f"tests.titles.{title}.claims")
    told = [
        false_claims(title, said, met) for said in (tables.directed(), *[walk.said() for walk in tables.WALKS])
    ]
    assert {key: said for wrong in told for key, said in wrong.items()} == {}
    assert claims_of(title)[0].keys() - met.keys() == set(), "claims that no game of the sample has come to"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("title", TELLERS)
def test_every_claim_of_the_coach_holds_in_many_games(title: str, seed: int) -> None:
    for walk in import_module(f"tests.titles.{title}.claims").WALKS:
        assert false_claims(title, replace(walk, seed=5000 + seed).said(), Counter()) == {}
