"""The habits that tools.lab.blunders counts in Manifesto and World Order are found exactly where they occur."""

from collections.abc import Sequence
from typing import Any

import pytest

from ai.players import FORCED
from game.core import agenda
from game.core.contract import Action
from game.titles import rules_of
from game.titles.manifesto.state import survey
from tests.ai.test_manifesto import at_war, bids_for, last_turn
from tests.titles.world_order.summit import Seated, Summit
from tools.lab.blunders import GivenAnswer, Habit, Noted
from tools.lab.blunders import manifesto as of_manifesto
from tools.lab.blunders import world_order as of_world_order


def noted(habit: type[Habit[Any]], state: Any, answers: str, name: str = "manifesto") -> list[Noted]:
    """Return what a habit notes for these answers, separated by commas."""
    watching, found = habit(rules_of(name)), list[Noted]()
    for number, answer in enumerate(answers.split(", ")):
        before, asked, action = state.copy(), agenda.decision(state), Action.parse(answer)
        assert asked is not None
        assert action in asked.options, f"{answer}: {asked.options}"
        agenda.advance(state, action)
        found += watching.watch(GivenAnswer(number, before, asked, action, FORCED, state))
    return found + list(watching.ended(state))


def fell(notes: Sequence[Noted]) -> list[bool]:
    return [each.fell for each in notes]


@pytest.mark.parametrize(("bid", "held_back"), [("9", True), ("14", False)])
def test_a_war_for_everything_lost_with_the_money_that_would_have_won_it(bid: str, held_back: bool) -> None:
    state, _ = at_war((14, 20), (("russia", "germany"), ("north_america", "india", "japan", "china", "balkans")))
    theirs = "11" if held_back else "20"
    notes = noted(of_manifesto.HoldsBack, state, f"bid {bid}, seal, bid {theirs}, seal")
    assert fell(notes) == [held_back]


@pytest.mark.parametrize(("answers", "nothing"), [("abstain", True), ("against, bid 2, seal", False)])
def test_a_region_of_three_that_goes_for_nothing(answers: str, nothing: bool) -> None:
    state, _ = bids_for((6, 12), "russia", None)
    assert fell(noted(of_manifesto.LetsGo, state, f"bid 1, seal, {answers}")) == [nothing]


def test_a_region_of_one_may_go_for_nothing() -> None:
    state, _ = bids_for((6, 12), "japan", None)
    state.influence = {**state.influence, "japan": 1}
    assert noted(of_manifesto.LetsGo, state, "bid 1, seal, abstain") == []


@pytest.mark.parametrize(("answers", "spoils"), [("abstain", False), ("against, bid 2, seal", True)])
def test_who_bids_against_a_card_on_a_region_of_nobody(answers: str, spoils: bool) -> None:
    state, _ = bids_for((6, 12), "russia", None)
    assert fell(noted(of_manifesto.Spoils, state, f"bid 1, seal, {answers}")) == [spoils]


def test_a_region_that_somebody_holds_is_defended_and_not_spoilt() -> None:
    state, _ = bids_for((6, 12), "russia", 1)
    assert noted(of_manifesto.Spoils, state, "bid 1, seal, bid 2, seal") == []


@pytest.mark.parametrize(("held", "left"), [(9, True), (10, True), (11, False)])
def test_half_of_the_map_that_is_nobodys(held: int, left: bool) -> None:
    state = last_turn((6, 15), (("civil_war:a",), ()))
    state.owner = {region: number % 2 for number, region in enumerate([*state.influence][:held])}
    survey(state)
    assert len(state.influence) == 20
    assert fell([*of_manifesto.LeavesNeutral(rules_of("manifesto")).ended(state)]) == [left, left]


def test_who_stops_in_the_last_round_with_a_card_and_money() -> None:
    state = last_turn((6, 15), (("civil_war:a",), ()))
    assert fell(noted(of_manifesto.Stops, state, "stop")) == [True]
    played = last_turn((6, 15), (("civil_war:a",), ()))
    answers = "play civil_war:a, target japan, bid 3, seal, bid 7, seal"
    assert fell(noted(of_manifesto.Stops, played, answers)) == [False]
    without = last_turn((0, 15), (("civil_war:a",), ()))
    assert noted(of_manifesto.Stops, without, "stop") == []


def test_a_leader_who_stops_in_the_last_round_is_left_alone() -> None:
    state = last_turn((6, 15), (("civil_war:a",), ()))
    state.owner = {**dict.fromkeys(("germany", "china", "india", "russia"), 0), "japan": 1}
    survey(state)
    assert noted(of_manifesto.Stops, state, "stop") == []


def test_produced_nothing() -> None:
    for units, nothing in (("0", True), ("1", False)):
        summit = Summit("turn", number=4, usa={"hand": "growth_strategy", "money": 60})
        summit.state.phase = "action"
        answers = f"play growth_strategy:usa1, produce diplomacy, make {units}"
        assert fell(noted(of_world_order.MakesNothing, summit.state, answers, "world_order")) == [nothing]


def test_an_import_that_changes_nothing() -> None:
    for energy, nothing in ((10, True), (3, False)):
        usa: Seated = {"hand": "foreign_trade", "money": 60, "allies": "mexico japan", "stock": {"energy": energy}}
        summit = Summit("turn", number=4, usa=usa, china={"stock": {"goods": 4}})
        answers = "play foreign_trade:usa1, done, import energy, buy 2, buy 0, done"
        assert fell(noted(of_world_order.ImportsNothing, summit.state, answers, "world_order")) == [nothing]


def test_passed_with_cards() -> None:
    for answer, passed in (("pass", True), ("play foreign_trade:usa1", False)):
        usa: Seated = {"hand": "foreign_trade new_allies", "money": 60, "allies": "mexico japan"}
        summit = Summit("turn", number=4, usa=usa, china={"stock": {"goods": 4}})
        assert fell(noted(of_world_order.Passes, summit.state, answer, "world_order")) == [passed]


def test_refreshed_twice() -> None:
    usa: Seated = {"hand": "foreign_trade new_allies foreign_military_presence diplomatic_engagement"}
    for answers, twice in (("refresh, refresh, done", True), ("refresh, done", False)):
        summit = Summit("research", number=3, usa=usa, row="economic_expansion")
        asked = agenda.decision(summit.state)
        assert asked is not None
        assert asked.kind == "spend_research"
        assert fell(noted(of_world_order.RefreshesTwice, summit.state, answers + ", done", "world_order")) == [
            twice
        ]


def test_left_prosperity_though_the_goods_were_there() -> None:
    for goods, able in ((1, False), (2, True)):
        seated: Seated = {"stock": {"goods": goods}}
        assert of_world_order.affordable(Summit("turn", number=2, usa=seated).state, 0) is able
