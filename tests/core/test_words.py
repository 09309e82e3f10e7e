"""Sentences are filled from templates, names and fields."""

from game.core.words import Words

NAMED = Words({}, {"alliance": "Alliance", "alliance.type": "external", "france:2a": "France 2"})


def test_a_copy_of_a_card_is_called_like_its_kind() -> None:
    assert NAMED.name("alliance:b") == "Alliance"
    assert NAMED.name("alliance:b.type") == "external"


def test_a_copy_with_a_name_of_its_own_keeps_it() -> None:
    assert NAMED.name("france:2a") == "France 2"


def test_what_has_no_name_is_called_by_its_id() -> None:
    assert NAMED.name("nobody:c") == "nobody:c"
