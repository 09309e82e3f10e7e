"""The evening's awards, counted from public events."""

from game.core.contract import Event, line
from game.titles.espionage.awards import awards
from game.titles.espionage.events import InfluenceBlocked, MarkerMoved, SpyMoved


def test_longest_push_largest_block_and_busiest_spy_get_awards() -> None:
    events: list[Event] = [
        MarkerMoved(0, "poland", 3, 3),
        MarkerMoved(1, "france", 5, 5),
        InfluenceBlocked(0, "usa", ("usa:4a",), 8, 6),
        InfluenceBlocked(1, "ussr", ("ussr:4a",), 9, 4),
        SpyMoved(1, "usa"),
    ]
    assert tuple(awards(events)) == (
        line("award.push", seat=1, country="france", count=5),
        line("award.block", seat=0, country="usa", count=6),
        line("award.spy", seat=1, count=1),
    )


def test_a_game_without_a_push_or_block_has_no_awards_for_them() -> None:
    assert tuple(awards([SpyMoved(0, "usa"), SpyMoved(1, "ussr")])) == ()
