"""What a coach says can or can't be is so: every sentence with such a word is checked by playing it."""

from collections import Counter

import pytest

from tests.laws.claims import TELLERS, Walk, claiming, claims_of, parts, spoken

SEATS = {"short": 2}


@pytest.mark.parametrize("title", TELLERS)
def test_every_sentence_that_claims_something_has_a_checker_or_a_reason(title: str) -> None:
    checked, unchecked = claims_of(title)
    assert claiming(title) - checked.keys() - unchecked.keys() == set()
