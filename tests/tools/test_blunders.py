"""A habit is noted when a player falls into it, and the tool totals the notes."""

from typing import Any

import pytest

from game.core import agenda
from game.core.contract import Action
from game.titles.manifesto.state import survey
from tests.ai.test_manifesto import at_war, bids_for, last_turn
from tests.games import asked_at
from tests.titles.ideology.summit import Summit
from tests.titles.world_order.summit import Seated
from tests.titles.world_order.summit import Summit as World
from tools.lab.blunders import GivenAnswer, Habit, Noted, ideology, manifesto, world_order
from tools.lab.blunders.__main__ import Opportunity, bouts, habits, main, report


def noted(habit: Habit[Any], state: Any, *answers: str) -> list[Noted]:
    """Return what a habit notes for these answers."""
    found: list[Noted] = []
    for number, text in enumerate(answers):
        asked = agenda.decision(state)
        assert asked is not None
        action = Action.parse(text)
        assert action in asked.options, f"{text} is not among {asked.options}"
        before = state.copy()
        agenda.advance(state, action)
        found += habit.watch(GivenAnswer(number, before, asked, action, state))
    return found


@pytest.mark.parametrize(("wish", "fell"), [("peace", True), ("neutral", False)])
def test_peace_in_the_first_turn_is_noted_and_none_later(wish: str, fell: bool) -> None:
    for turn, notes in ((1, [Noted(0, 0, fell)]), (2, [])):
        table = Summit("diplomacy", com={}, fas={})
        while table.asked[1] == "speak":
            table.does(table.asked[0], "done")
        table.state.turn = turn
        assert noted(ideology.PeaceAtOnce(), table.state, f"{wish} fascism") == notes


@pytest.mark.parametrize(
    ("answers", "fell"), [(("done",), [True]), (("buy tactics", "done"), [False])], ids=["none", "one"]
)
def test_chance_to_buy_an_advancement_was_never_used(answers: tuple[str, ...], fell: list[bool]) -> None:
    table, habit = Summit("development", com={"hand": "4m"}, fas={}), ideology.NoAdvancement()
    assert noted(habit, table.state, *answers) == []
    assert [each.fell for each in habit.ended(table.state)] == fell


@pytest.mark.parametrize(
    ("answers", "idle"),
    [(("attack_military poland",), False), (("pass",), True)],
    ids=["fought", "idle"],
)
def test_declared_war_is_not_fought(answers: tuple[str, ...], idle: bool) -> None:
    habit = ideology.IdleWar()
    declared = Summit("diplomacy", com={}, fas={})
    assert noted(habit, declared.state, "done", "done", "war fascism", "neutral communism") == []
    war = {"com fas": "war"}
    fought = Summit("conflict", com={"hand": "4m"}, fas={}, stances=war, regions={"poland": ":2 fas 1/0/0"})
    assert noted(habit, fought.state, *answers) == []
    over = Summit("diplomacy", com={}, fas={}, stances=war)
    notes = noted(habit, over.state, "done", "done", "peace fascism", "peace communism")
    assert [(each.seat, each.fell) for each in notes] == [(0, idle)]


def test_a_war_of_the_last_turn_cannot_be_fought() -> None:
    table, habit = Summit("diplomacy", com={}, fas={}), ideology.IdleWar()
    assert noted(habit, table.state, "done", "done", "war fascism", "war communism") == []
    ended = table.state.copy()
    ended.turn = 5
    assert [*habit.ended(ended)] == []
    ended.turn = 6
    assert [(each.seat, each.fell) for each in habit.ended(ended)] == [(0, True), (1, True)]


@pytest.mark.parametrize(
    ("answers", "nothing"), [(("abstain",), True), (("against", "bid 2", "seal"), False)], ids=["nothing", "2"]
)
def test_region_of_three_goes_for_nothing(answers: tuple[str, ...], nothing: bool) -> None:
    state, _ = bids_for((6, 12), "russia", None)
    notes = noted(manifesto.LetsGo(), state, "bid 1", "seal", *answers)
    assert [each.fell for each in notes] == [nothing]


def test_region_of_one_influence_may_go_for_nothing() -> None:
    state, _ = bids_for((6, 12), "japan", None)
    state.influence = {**state.influence, "japan": 1}
    assert noted(manifesto.LetsGo(), state, "bid 1", "seal", "abstain") == []


@pytest.mark.parametrize(("bid", "nothing"), [("bid 0", [True]), ("bid 1", [False])])
def test_own_card_with_no_bid_for_it(bid: str, nothing: list[bool]) -> None:
    state, _ = bids_for((6, 12), "japan", None)
    assert [each.fell for each in noted(manifesto.BidsNothing(), state, bid, "seal", "abstain")] == nothing
    broke, _ = bids_for((0, 12), "japan", None)
    answers = () if asked_at(broke).seat else ("bid 0", "seal")
    assert noted(manifesto.BidsNothing(), broke, *answers, "abstain") == []


@pytest.mark.parametrize(("its", "poorer"), [((6, 7), True), ((7, 7), False)])
def test_a_war_against_a_larger_purse(its: tuple[int, int], poorer: bool) -> None:
    state, _ = at_war(its, (("russia", "germany"), ("north_america", "india")))
    notes = noted(manifesto.OutbidInWar(), state, "bid 1", "seal", "bid 0", "seal")
    assert [(each.seat, each.fell) for each in notes] == [(0, poorer)]


@pytest.mark.parametrize(("sums", "little"), [((2, 3), True), ((3, 4), False), ((2, 1), False)])
def test_a_war_that_little_is_paid_for_is_lost(sums: tuple[int, int], little: bool) -> None:
    state, _ = at_war((6, 6), (("russia", "germany"), ("north_america", "india")))
    bids = [answer for its in sums for answer in (f"bid {its}", "seal")]
    notes = noted(manifesto.BidsLittleInWar(), state, *bids)
    assert [(each.seat, each.fell) for each in notes] == [(0, little)]


@pytest.mark.parametrize(("money", "nothing"), [(0, [True]), (60, [False])])
def test_a_card_that_does_nothing_where_a_pass_would_bring_money(money: int, nothing: list[bool]) -> None:
    usa: Seated = {"hand": "foreign_direct_investment", "money": money, "allies": "mexico"}
    table, habit = World("turn", usa=usa), world_order.PlaysForNothing()
    found = noted(habit, table.state, "play foreign_direct_investment:usa1")
    if not found:
        choice = asked_at(table.state).options[0]
        found = noted(habit, table.state, str(choice))
    assert [each.fell for each in found] == nothing


@pytest.mark.parametrize(("held", "left"), [(9, True), (10, True), (11, False)])
def test_half_of_the_map_is_free(held: int, left: bool) -> None:
    state = last_turn((6, 15), (("civil_war:a",), ()))
    state.owner = {region: number % 2 for number, region in enumerate([*state.influence][:held])}
    survey(state)
    assert len(state.influence) == 20
    assert [each.fell for each in manifesto.LeavesNeutral().ended(state)] == [left, left]


def test_habits_are_added_up_by_player() -> None:
    name = habits("ideology")[0].name
    seen = [
        Opportunity(name, "hard", fell, f"step {number}") for number, fell in enumerate((True, True, False, False))
    ]
    told = list(report("ideology", ("hard", "easy"), seen, examples=1))
    assert any("hard     2 of     4   50.0%" in line for line in told)
    assert any("easy" in line and "never a chance" in line for line in told)
    assert sum("step" in line for line in told) == 1


def test_every_game_is_a_deal_of_its_own_and_all_sit_everywhere() -> None:
    every = list(bouts("ideology", "", ("hard", "easy"), 4, 1, 10))
    assert len({bout.seed for bout in every}) == 4
    assert [bout.names for bout in every[:2]] == [("hard", "easy"), ("easy", "hard")]


def test_a_game_is_watched_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["espionage", "--seats", "random,random", "--games", "1"]) == 0
    assert "adds_to_a_block: " in capsys.readouterr().out


def test_a_title_without_habits_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["goofspiel"]) == 2
    assert "No habits are known" in capsys.readouterr().err
