"""Some of Ideology's reasons for refusing an answer; tests/laws/test_refusals.py checks all of them."""

import pytest

from tests.titles.ideology.summit import Summit


@pytest.mark.parametrize(
    ("phase", "answer", "rule"),
    [
        ("development", "extend_military mongolia", "ID-GEN-02"),
        ("foreign", "place_military russia", "ID-GEN-02"),
        ("conflict", "extend_military mongolia", "ID-GEN-02"),
    ],
)
def test_action_of_another_phase_says_so(phase: str, answer: str, rule: str) -> None:
    table = Summit(phase, com={"hand": "3m 3c"}, fas={"hand": "1m"}, regions={"mongolia": "fas 0/0/1"})
    assert table.refuses("com", answer) == rule
    assert table.refuses("fas", "pass") == "ID-GEN-02"
    table.passes()
