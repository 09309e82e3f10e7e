"""The heuristic for World Order: slots and their permanence, THREAT, scorings, money and cards."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ai.heuristics.world_order import HEURISTIC, evaluate, promise, worth
from ai.heuristics.world_order import map as regions
from ai.players import GreedyPlayer, MctsPlayer, Player, RandomPlayer
from ai.search.belief import Worlds
from ai.search.budget import Budget
from ai.search.mcts import Search
from ai.search.style import Style
from game.core import agenda
from game.core.content.box import box, chosen, level
from game.core.contract import Action, Decision, Setup, line
from game.titles import world_order
from game.titles.world_order.aftermath import region_vps
from game.titles.world_order.economy import Invest, Trade
from game.titles.world_order.faces import POWERS
from game.titles.world_order.knowledge import view
from game.titles.world_order.state import State
from tests.games import asked_at
from tests.titles.world_order.summit import Seated, Summit

GREEDY = GreedyPlayer(HEURISTIC)
MCTS = MctsPlayer(HEURISTIC, Budget(simulations=60))
FULL = {"africa": "usa usa russia"}


def liked(summit: Summit) -> dict[str, float]:
    """Return the prior of each option of the current question."""
    state = summit.state
    decision = asked_at(state)
    return {str(a): w for a, w in zip(decision.options, HEURISTIC.prior(state, decision), strict=True)}


def favourite(summit: Summit) -> str:
    weights = liked(summit)
    return max(weights, key=weights.__getitem__)


def game_of(powers: tuple[str, ...], players: tuple[Player, ...], seed: int, span: str = "short") -> State:
    options = chosen(box("world_order"), level("world_order", span).options, {})
    state = world_order.new(Setup(span, powers, options, seed))
    number = 0
    while (decision := agenda.decision(state)) is not None:
        seen = view(state, decision.seat)
        choice = players[decision.seat].choose(world_order, seen, decision, Random(f"{seed} {number}"))
        agenda.advance(state, choice.action)
        number += 1
    return state


def test_early_cube_goes_below_the_line_and_a_late_cube_above() -> None:
    assert promise.slot_gain(Summit(usa={}, china={}).state, 0, "mena", False) > 4
    crowded = Summit(usa={}, china={}, guests={"africa": "china china russia eu"}).state
    above, below = (promise.slot_gain(crowded, 0, "africa", permanent) for permanent in (True, False))
    assert above > below


def test_regions_promise_at_its_scoring_matches_the_rules() -> None:
    table = Summit("scoring", number=6, usa={}, china={}, cubes={"africa": "usa usa russia china"}, armies={})
    state = table.state
    state.round, state.phase = 6, "aftermath"
    promised = regions.race(
        "africa", state.permanent["africa"], state.temporary["africa"], regions.armies_of(state, "africa"), (0,)
    )
    for seat, (count, _, bonus) in region_vps(state, "africa").items():
        assert promised.worth[POWERS.index(state.powers[seat])] == pytest.approx(count + bonus, abs=0.3)


def test_a_region_that_cannot_be_filled_in_time_promises_nothing() -> None:
    promised = regions.race("mena", ("usa", "usa"), (), (0, 0, 0, 0), (0,))
    assert promised.worth == (0.0, 0.0, 0.0, 0.0)
    assert regions.race("mena", ("usa", "usa"), (), (0, 0, 0, 0), (12,)).worth[0] > 1


def test_cube_that_will_be_pushed_out_is_worth_less_than_a_lasting_one() -> None:
    above = regions.race("africa", ("eu", "usa"), (), (0,) * 4, (8,)).worth[0]
    below = regions.race("africa", ("eu", "local"), ("usa", "eu", "eu", "eu"), (0,) * 4, (8,)).worth[0]
    assert below < above


def test_factors_of_later_scorings_do_not_affect_the_next_scoring() -> None:
    place = ("africa", ("eu", "usa"), ("russia",), (1, 0, 0, 2))
    without = regions.Factors(later_cubes=0.0, later_bonus=0.0)
    assert regions.race(*place, (4, 16), without).worth[0] == regions.race(*place, (4,)).worth[0]
    assert regions.race(*place, (4, 16)).worth[0] > regions.race(*place, (4,)).worth[0]


def test_factors_of_later_threat_do_not_affect_this_round() -> None:
    place = ("europe", (0, 3, 0, 0), (False,) * 4)
    assert regions.threat_cost(*place, 1, 3, 1.0, 0.0) == regions.threat_cost(*place, 1, 0)
    assert regions.threat_cost(*place, 1, 3, 0.0, 1.0) == regions.threat_cost(*place, -1, 3)


@pytest.mark.parametrize("seats", [2, 4])
def test_distant_bonus_hardly_counts(seats: int) -> None:
    assert evaluate.part_worth(seats, 5).prospects.later_bonus < 0.5


def test_rival_army_in_the_zone_hurts_until_an_own_army_matches_it() -> None:
    def chance(armies: dict[str, str]) -> float:
        return HEURISTIC.evaluate(Summit(usa={}, russia={}, armies=armies).state, 0)

    assert chance({"europe": "russia"}) < chance({}) < chance({"europe": "usa"})
    assert chance({"europe": "russia"}) < chance({"europe": "russia usa"})


def test_treaty_partners_do_not_threaten_each_other() -> None:
    lost = regions.threat_cost("europe", (0, 3, 0, 0), (False,) * 4, 1, 2)
    assert lost[POWERS.index("usa")] == 0
    assert lost[POWERS.index("russia")] > 2


def test_threat_is_countered_before_it_is_resolved() -> None:
    table = Summit(
        "turn",
        usa={"hand": "military_reinforcements foreign_trade", "money": 30, "stock": {"army": 2}},
        russia={},
        armies={"europe": "russia", "mena": "russia"},
    )
    assert favourite(table).startswith("play military_reinforcements")


def test_money_is_worth_little_when_there_is_nothing_left_to_buy() -> None:
    early, late = (Summit(usa={"money": 60}, number=number).state for number in (1, 6))
    assert worth.prices(early, 0).money > 2 * worth.prices(late, 0).money


def test_card_is_judged_by_its_later_effects() -> None:
    table = Summit(usa={"hand": "foreign_trade", "allies": "mexico", "stock": {"goods": 9, "services": 9}})
    table.does("usa", "play foreign_trade")
    assert evaluate.settled(table.state).money[0] >= 15
    assert evaluate.settled(view(table.state, 0)).money[0] == 0


def test_trade_gain_is_larger_with_an_allied_buyer() -> None:
    sellers = [Summit(usa={"stock": {"goods": 9}, "allies": allies}).state for allies in ("mexico", "")]
    some, none = (promise.trade_gain(state, 0, Trade(), worth.prices(state, 0)) for state in sellers)
    assert some > none


def test_china_prefers_to_invest_in_new_regions() -> None:
    china: Seated = {"money": 90, "allies": "kenya mali nepal cuba laos", "fdi": "kenya nepal cuba"}
    state = Summit(usa={}, china=china, cubes={"africa": "local local", "east_asia_pacific": "local local"}).state
    price = worth.prices(state, 1)
    new, old = (promise.invest_gain(state, 1, Invest(), card, price) for card in ("laos", "mali"))
    assert new > old


def test_better_cards_are_preferred_and_earlier_ones_are_worth_more() -> None:
    assert worth.card_worth("economic_expansion:a", 5) > worth.card_worth("military_exercises:a", 5)
    assert worth.card_worth("economic_expansion:a", 5) > worth.card_worth("economic_expansion:a", 1)


@pytest.mark.parametrize("who", [GREEDY, MCTS], ids=["greedy", "mcts"])
def test_goods_are_spent_on_prosperity(who: Player) -> None:
    table = Summit("prosperity", usa={"stock": {"goods": 2}})
    decision = asked_at(table.state)
    choice = who.choose(world_order, view(table.state, 0), decision, Random(1))
    assert choice.action == Action("yes")


@pytest.mark.parametrize("powers", [("usa", "china"), ("russia", "eu")])
def test_greedy_player_beats_a_random_one(powers: tuple[str, ...]) -> None:
    for players in ((GREEDY, RandomPlayer()), (RandomPlayer(), GREEDY)):
        result: Any = game_of(powers, players, 5).result
        assert result.shares[players.index(GREEDY)] == 1


def test_goods_are_worth_the_spaces_they_can_still_pay_for() -> None:
    def hope(goods: int, number: int) -> float:
        state = Summit(usa={}, china={}, number=number).state
        return worth.prosperity_hope(state, 0, goods, 0, 6 - number)[0]

    assert hope(2, 6) == pytest.approx(2, abs=0.2)
    assert hope(9, 6) < 3 < hope(9, 3)


def test_one_paid_step_of_prosperity_is_better_than_two_hoped_for() -> None:
    table = Summit("prosperity", number=4, usa={"stock": {"goods": 7}, "prosperity": 2})
    before = HEURISTIC.evaluate(table.state, 0)
    table.does("usa", "yes")
    assert HEURISTIC.evaluate(table.state, 0) > before


def test_services_are_kept_only_if_turns_remain_for_growth_cards() -> None:
    early, late = (Summit(usa={}, china={}, number=number).state for number in (2, 6))
    assert worth.growth_hope(early, 0, 8, 0, 4)[0] > 0
    assert worth.growth_hope(late, 0, 8, 0, 0) == (0.0, 8)


def test_much_research_buys_two_cards() -> None:
    state = Summit(usa={}, china={}, number=2).state
    state.row = ("economic_expansion:a", "quantitative_easing:a")
    both, dear = (worth.research_worth(state, points, 4) for points in (12, 6))
    assert both > 1.4 * dear


RICH: Seated = {
    "hand": "foreign_trade diplomatic_engagement",
    "money": 90,
    "stock": {"goods": 1},
    "prosperity": 2,
    "allies": "mexico japan",
}
"""Three goods and thirty money short of the next Prosperity space, with a card that buys the goods."""


def test_trade_is_worth_the_goods_it_buys_towards_prosperity() -> None:
    rich = Summit("turn", number=5, usa=RICH, china={"stock": {"goods": 4}})
    poor = Summit("turn", number=5, usa={**RICH, "money": 0}, china={"stock": {"goods": 4}})
    gains = [promise.trade_gain(table.state, 0, Trade(), worth.prices(table.state, 0)) for table in (rich, poor)]
    assert gains[0] > gains[1] + 1.5


def test_goods_are_not_sold_in_a_trade_that_could_buy_missing_ones() -> None:
    table = Summit("turn", number=6, usa=RICH, china={"stock": {"goods": 4}})
    table.does("usa", "play foreign_trade")
    assert liked(table)["done"] > liked(table)["export goods"]


def test_production_alone_does_not_pay_for_prosperity() -> None:
    state = Summit("turn", number=3, usa={}, china={}).state
    none, many = (worth.prosperity_hope(state, 0, goods, 4, 3)[0] for goods in (0, 9))
    assert none < 0.3 * many


def test_choosing_to_produce_produces_something() -> None:
    usa: Seated = {"hand": "growth_strategy", "prosperity": 5, "money": 60, "stock": {"diplomacy": 10}}
    table = Summit("turn", number=6, usa=usa)
    table.does("usa", "play growth_strategy", "produce diplomacy")
    assert favourite(table) != "make 0"


def test_production_without_room_is_not_produced() -> None:
    table = Summit("turn", number=4, usa={"hand": "growth_strategy", "money": 60, "stock": {"diplomacy": 10}})
    table.does("usa", "play growth_strategy")
    weights = liked(table)
    assert weights["produce diplomacy"] < weights["done"]


def test_nothing_is_imported_for_a_full_track() -> None:
    usa: Seated = {"hand": "foreign_trade", "money": 60, "allies": "mexico japan", "stock": {"energy": 10}}
    table = Summit("turn", number=4, usa=usa)
    table.does("usa", "play foreign_trade", "done")
    assert liked(table)["import energy"] == 0


def test_no_turn_is_passed_with_useful_cards_in_hand() -> None:
    table = Summit("turn", number=6, usa={**RICH, "prosperity": 5})
    assert liked(table)["pass"] == 0
    spent = Summit("turn", number=6, usa={"hand": "new_allies", "money": 0, "prosperity": 5})
    assert liked(spent)["pass"] > 0, "a card that does nothing is no better"


def test_no_useless_card_is_played_where_a_pass_brings_money() -> None:
    """The easy EU played Foreign Direct Investment with 6 money, which did nothing, while passing brings 10."""
    usa: Seated = {"hand": "foreign_direct_investment", "money": 0, "allies": "mexico"}
    assert liked(Summit("turn", usa=usa))["play foreign_direct_investment:usa1"] == 0
    assert liked(Summit("turn", usa={**usa, "money": 60}))["play foreign_direct_investment:usa1"] > 0


@pytest.mark.parametrize("who", [GREEDY, MCTS], ids=["greedy", "mcts"])
@pytest.mark.parametrize("seed", range(3))
def test_market_is_not_refreshed_without_money_to_buy_from_it(who: Player, seed: int) -> None:
    usa: Seated = {"hand": "foreign_trade new_allies"}
    table = Summit("research", number=3, usa=usa, row="economic_expansion")
    decision = asked_at(table.state)
    assert decision.kind == "spend_research"
    assert liked(table)["refresh"] == 0
    choice = who.choose(world_order, view(table.state, 0), decision, Random(seed)).action
    assert choice != Action("refresh")


@pytest.mark.parametrize("who", [GREEDY, MCTS], ids=["greedy", "mcts"])
@pytest.mark.parametrize("number", [2, 3])
def test_worthwhile_card_is_bought_before_the_market_is_refreshed(who: Player, number: int) -> None:
    usa: Seated = {"hand": "foreign_trade new_allies foreign_military_presence growth_strategy"}
    row = "return_on_investment convincing_arguments minimize_bureaucracy activation_of_allies"
    table = Summit("research", number=number, usa=usa, row=row)
    decision = asked_at(table.state)
    answers = [who.choose(world_order, view(table.state, 0), decision, Random(seed)).action for seed in range(3)]
    assert Action("refresh") not in answers


def test_card_without_a_turn_left_is_worthless_in_hand() -> None:
    cards: Seated = {"hand": "economic_expansion diplomatic_trip new_strategic_partner"}
    state = Summit("turn", number=6, usa=cards).state
    less = Summit("turn", number=6, usa={"hand": "economic_expansion diplomatic_trip new_allies"}).state
    hands = {turns: [evaluate._hand(each, 0, turns, 0) for each in (state, less)] for turns in (2, 3)}
    assert hands[2][0] == pytest.approx(hands[2][1])
    assert hands[3][0] > hands[3][1] + 0.5


def search_in(table: Summit) -> Search:
    return Search(Worlds(world_order, view(table.state, 0), 0, HEURISTIC, Random(1)), HEURISTIC)


def test_with_more_than_two_powers_positions_are_judged_before_replies() -> None:
    hand: Seated = {"hand": "foreign_trade new_allies"}
    assert search_in(Summit("turn", number=3, usa=hand, china=hand)).depth == Style().depth
    search = search_in(Summit("turn", number=3, usa=hand, china=hand, eu=hand, russia=hand))
    weighed = list[str]()

    def listening(world: State, decision: Decision) -> Sequence[float]:
        weighed.append(decision.kind)
        return HEURISTIC.prior(world, decision)

    search.heuristic = replace(HEURISTIC, prior=listening)
    for _ in range(8):
        search.simulate()
    assert len(weighed) <= 9, "once for every node of the tree, and never beyond it"


@pytest.mark.parametrize(
    ("track", "others"),
    [((2, -1, 0, -1), (0, 1, 3)), ((-1, 2, 0, -1), (0,)), ((0, 1, 3, 2), ())],
    ids=["first", "a place before it is free", "last"],
)
def test_place_in_the_turn_order_is_explained_by_the_seats_behind_it(
    track: tuple[int, ...], others: tuple[int, ...]
) -> None:
    before = world_order.new(Setup("standard", POWERS, {}, 1))
    while asked_at(before).kind != "take_place":
        agenda.advance(before, asked_at(before).options[0])
    after = before.copy()
    after.track = track
    told = (line("post.acts_before", seat=2, others=others),) if others else ()
    assert HEURISTIC.posts(before, after, 2) == told
    assert HEURISTIC.posts(after.copy(), before, 2) == (), "it hasn't taken one"
