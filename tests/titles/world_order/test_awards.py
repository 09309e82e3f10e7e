"""The evening's awards, counted from public events."""

from game.core.contract import line
from game.titles import rules_of, setup
from game.titles.world_order.awards import RICH, awards
from game.titles.world_order.events import RegionScored, ThreatSuffered


def test_best_scoring_threats_and_leftover_money_get_awards() -> None:
    view = rules_of("world_order").new(setup("world_order", 2, seed=1))
    view.money = (RICH, RICH - 1)
    events = [
        RegionScored(0, "europe", 2, 1, 3, 5),
        RegionScored(1, "africa", 1, 1, 2, 3),
        ThreatSuffered(1, "europe", ("usa",), 2),
        ThreatSuffered(1, "africa", ("usa",), 1),
    ]
    assert tuple(awards(events, view)) == (
        line("award.stroke", seat=0, region="europe", vp=5),
        line("award.threatened", seat=1, count=3),
        line("award.rich", seat=0, count=RICH),
    )


def test_equal_scorings_and_empty_purses_give_no_award() -> None:
    view = rules_of("world_order").new(setup("world_order", 2, seed=1))
    view.money = (0, 0)
    assert tuple(awards([RegionScored(seat, "europe", 1, 1, 2, 3) for seat in (0, 1)], view)) == ()
