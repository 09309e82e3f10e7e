"""Sentences are filled from templates, names and fields."""

import pytest

from game.core.contract import line
from game.core.words import Words

NAMED = Words({}, {"alliance": "Alliance", "alliance.type": "external", "france:2a": "France 2"})


def test_a_copy_of_a_card_is_called_like_its_kind() -> None:
    assert NAMED.name("alliance:b") == "Alliance"
    assert NAMED.name("alliance:b.type") == "external"


def test_a_copy_with_a_name_of_its_own_keeps_it() -> None:
    assert NAMED.name("france:2a") == "France 2"


def test_what_has_no_name_is_called_by_its_id() -> None:
    assert NAMED.name("nobody:c") == "nobody:c"


COUNTED = Words(
    {
        "gained": "{seat:who} [gains|gain] {count} {what:count}.",
        "added": "{power:who} [adds|add] one to {powers:whom}.",
    },
    {"army": "army", "army.many": "armies", "food": "food", "usa": "USA", "eu": "EU"},
    {
        "who": "you",
        "whom": "you",
        "whose": "your",
        "possessive": "{name}'s",
        "and": "and",
        "unseen": "a hidden card",
    },
)
SEATS = ("USA", "EU")


@pytest.mark.parametrize(
    ("count", "what", "said"), [(1, "army", "1 army"), (2, "army", "2 armies"), (2, "food", "2 food")]
)
def test_a_thing_is_named_as_often_as_there_is_of_it(count: int, what: str, said: str) -> None:
    assert COUNTED.say(line("gained", seat=1, count=count, what=what), 0, SEATS) == f"EU gains {said}."


def test_a_faction_that_is_named_by_its_id_is_told_like_its_seat() -> None:
    added = line("added", power="usa", powers=("usa", "eu"))
    assert COUNTED.say(added, 0, SEATS) == "You add one to you and EU."
    assert COUNTED.say(added, 1, SEATS) == "USA adds one to USA and you."
    assert COUNTED.say(added, None, SEATS) == "USA adds one to USA and EU."
