"""Threats in Manifesto, and what can be counted."""

from collections import Counter
from itertools import combinations

import pytest

from game.core.agenda import push
from game.core.contract import Line
from game.core.language.words import words
from game.titles.manifesto.counting import _sums, unseen
from game.titles.manifesto.dangers import _to_come, dangers
from game.titles.manifesto.rules import PlayConflict
from tests.titles.manifesto.congress import Congress

SAID = words("manifesto")


def told(table: Congress, lines: list[Line], reader: str | None = None) -> list[str]:
    """Return sentences as one reader gets them, or with names only if there's no reader."""
    return [SAID.say(each, None if reader is None else table.seats.index(reader), table.seats) for each in lines]


def threats(table: Congress, who: str, reader: str | None = None) -> list[str]:
    """Return the threats to a seat, as told to a reader."""
    return told(table, [each.line for each in dangers(table.seen_by(reader), table.seats.index(who))], reader)


def test_rich_rival_still_to_play_is_a_danger_and_a_poor_or_bound_one_is_not() -> None:
    table = Congress(
        order="Bob Cid Ann",
        truces={"Ann Cid": 9},
        Ann={"hand": "purge", "regions": "japan", "its": 2},
        Bob={"hand": "alliance treaty", "regions": "china", "its": 8},
        Cid={"hand": "treaty", "regions": "india", "its": 4},
    )
    [danger] = dangers(table.seen_by("Ann"), 0)
    assert told(table, [danger.line], "Ann") == [
        "Bob can attack Japan with a card that fits: 8 ITS and 2 cards, against 2 ITS."
    ]
    assert (danger.by, danger.place, danger.begins) == (1, "japan", "play_conflict")
    assert threats(table, "Bob") == []
    table.passes()


def test_in_the_last_round_the_leader_is_the_danger() -> None:
    table = Congress(number=20, Ann={"regions": "japan", "its": 2}, Bob={"regions": "china india"})
    assert threats(table, "Ann", "Ann") == ["Bob wins the century as things stand, with 2 regions to 1."]
    assert threats(table, "Bob") == []
    table.passes()


def test_in_the_last_round_equal_seats_are_dangers_richest_first() -> None:
    table = Congress(
        number=20,
        Ann={"regions": "japan", "its": 2},
        Bob={"regions": "china", "its": 7},
        Cid={"regions": "india", "its": 9},
    )
    [danger] = dangers(table.seen_by("Ann"), 0)
    assert told(table, [danger.line], "Ann") == [
        "Cid holds as many regions, 1: a last bid would decide, 9 ITS and 0 cards against 2 ITS."
    ]
    assert danger.by == 2
    assert told(table, list(unseen(table.seen_by("Ann"), 0)), "Ann")[:2] == [
        "Bob: 7 ITS, 0 cards.",
        "Cid: 9 ITS, 0 cards.",
    ]
    table.passes()


def test_last_region_lost_to_a_war_is_a_danger_and_a_war_of_others_is_not() -> None:
    table = Congress(
        "war",
        Ann={"hand": "cold_war", "regions": "china", "its": 6},
        Bob={"hand": "purge", "regions": "japan", "its": 2},
        Cid={"regions": "india"},
    )
    table.plays("Ann", "cold_war", "Bob")
    assert threats(table, "Bob") == [
        "Bob's last region may be lost to Cold War: 6 ITS and 0 cards can be bid by Ann."
    ]
    assert threats(table, "Cid") == []
    table.bid()
    table.passes()


def test_seats_that_play_before_another_are_those_that_may_still_attack_it() -> None:
    table = Congress(Ann={}, Bob={}, Cid={})
    state = table.state.copy()
    for order, to_come in (
        ((0, 1, 2), [1, 2]),
        ((1, 0, 2), [1]),
        ((1, 2), [1, 2]),
        ((1, 2, 0), [1, 2]),
        ((), []),
    ):
        state.agenda = ()
        push(state, *[PlayConflict(seat) for seat in order])
        assert _to_come(state, 0) == to_come
    table.passes()


@pytest.mark.parametrize("drawn", [0, 1, 2, 3, 5])
def test_chances_of_a_sum_match_counting_every_hand(drawn: int) -> None:
    counts = ((0, 2), (1, 1), (3, 2))
    cards = [value for value, copies in counts for _ in range(copies)]
    every = Counter(sum(hand) for hand in combinations(cards, drawn))
    chances = {value: count / every.total() for value, count in sorted(every.items())}
    assert _sums(counts, drawn) == pytest.approx(chances)
