"""Every figure can also be measured for the shortest game and for any table size."""

import pytest

from game.core.agenda import decision
from tools import bench
from tools.bench import Figure


@pytest.mark.parametrize("of", ["goofspiel", "goofspiel@2"])
def test_middle_of_a_short_game_has_a_question(of: str) -> None:
    assert decision(bench.middle(of)) is not None


def test_resuming_reads_the_longest_game_to_its_end() -> None:
    found = bench.going_on("goofspiel")
    assert (found.what, found.unit) == ("continue after 24 answers", "ms")
    assert found.value > 0


def test_every_table_of_a_title_is_named() -> None:
    assert bench.tables(["espionage"]) == ["espionage@2"]
    assert bench.tables(["world_order"]) == ["world_order@2", "world_order@3", "world_order@4"]


def test_figures_are_compared_with_the_first_engine_and_catanatron() -> None:
    peer = Figure("catanatron", "random decisions", 1_000, "/s")
    slow = Figure("espionage", "random decisions", 20_000, "/s", "python")
    lines = list(bench.told(iter([peer, slow, slow._replace(value=60_000, engine="compiled")])))
    assert lines[1].endswith("20.0 times Catanatron")
    assert "3.00 times python" in lines[2]
