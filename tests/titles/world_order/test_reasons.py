"""Some of World Order's reasons for refusing an answer; tests/laws/test_refusals.py checks all of them."""

from game.core.contract import Setup, option
from game.titles.world_order.turns import PlayMore
from tests.titles.world_order.summit import GAME


def test_wo_act_08_an_extra_card_is_not_a_turn_that_could_be_passed() -> None:
    state = GAME.new(Setup("standard", ("usa", "china"), {}, 1))
    why = PlayMore(0, may=False)
    assert why.why_not(state, option("pass")).line.key == "reason.no_pass_here"
    assert why.why_not(state, option("none")).line.key == "reason.must_play"
