"""The evening's awards, counted from public events."""

from game.core.contract import Event, line
from game.titles.ideology.awards import awards
from game.titles.ideology.events import InfluenceReplaced, StanceCalledFor, WishesOpened


def test_call_is_kept_by_a_wish_no_harsher_than_it() -> None:
    events: list[Event] = [
        StanceCalledFor(0, 1, "neutral"),
        StanceCalledFor(1, 0, "peace"),
        WishesOpened(0, 1, "peace", "war", "war"),
        WishesOpened(0, 2, "war", "war", "war"),
    ]
    assert tuple(awards(events)) == (line("award.kept", seat=0, count=1), line("award.broken", seat=1, count=1))


def test_call_holds_for_one_opening_of_wishes() -> None:
    events: list[Event] = [StanceCalledFor(0, 1, "peace"), WishesOpened(0, 1, "peace", "peace", "peace")]
    again = WishesOpened(0, 1, "war", "peace", "war")
    assert tuple(awards([*events, again])) == (line("award.kept", seat=0, count=1),)


def test_most_cards_taken_makes_the_raider_unless_two_share_it() -> None:
    taken = [InfluenceReplaced(seat, 2, "iran", "military") for seat in (0, 0, 1)]
    assert tuple(awards(taken)) == (line("award.taken", seat=0, count=2),)
    assert tuple(awards(taken[1:])) == ()
