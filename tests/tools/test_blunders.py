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
def test_peace_is_noted_only_in_the_first_turn(wish: str, fell: bool) -> None:
    for turn, notes in ((1, [Noted(0, 0, fell)]), (2, [])):
        table = Summit("diplomacy", com={}, fas={})
        while table.asked[1] == "speak":
            table.does(table.asked[0], "done")
        table.state.turn = turn
        assert noted(ideology.PeaceAtOnce(), table.state, f"{wish} fascism") == notes


@pytest.mark.parametrize(
    ("answers", "fell"), [(("done",), [True]), (("buy tactics", "done"), [False])], ids=["none", "one"]
)
def test_never_buying_an_affordable_advancement_is_noted(answers: tuple[str, ...], fell: list[bool]) -> None:
    table, habit = Summit("development", com={"hand": "4m"}, fas={}), ideology.NoAdvancement()
    assert noted(habit, table.state, *answers) == []
    assert [each.fell for each in habit.ended(table.state)] == fell


@pytest.mark.parametrize(
    ("answers", "idle"),
    [(("attack_military poland",), False), (("pass",), True)],
    ids=["fought", "idle"],
)
def test_declared_war_that_is_never_fought_is_noted(answers: tuple[str, ...], idle: bool) -> None:
    habit = ideology.IdleWar()
    declared = Summit("diplomacy", com={}, fas={})
    assert noted(habit, declared.state, "done", "done", "war fascism", "neutral communism") == []
    war = {"com fas": "war"}
    fought = Summit("conflict", com={"hand": "4m"}, fas={}, stances=war, regions={"poland": ":2 fas 1/0/0"})
    assert noted(habit, fought.state, *answers) == []
    over = Summit("diplomacy", com={}, fas={}, stances=war)
    notes = noted(habit, over.state, "done", "done", "peace fascism", "peace communism")
    assert [(each.seat, each.fell) for each in notes] == [(0, idle)]


def test_war_declared_in_the_last_turn_is_not_noted() -> None:
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


def test_letting_a_region_of_one_go_for_nothing_is_not_noted() -> None:
    state, _ = bids_for((6, 12), "japan", None)
    state.influence = {**state.influence, "japan": 1}
    assert noted(manifesto.LetsGo(), state, "bid 1", "seal", "abstain") == []


@pytest.mark.parametrize(("bid", "nothing"), [("bid 0", [True]), ("bid 1", [False])])
def test_bidding_nothing_for_an_own_card_is_noted(bid: str, nothing: list[bool]) -> None:
    state, _ = bids_for((6, 12), "japan", None)
    assert [each.fell for each in noted(manifesto.BidsNothing(), state, bid, "seal", "abstain")] == nothing
    broke, _ = bids_for((0, 12), "japan", None)
    answers = () if asked_at(broke).seat else ("bid 0", "seal")
    assert noted(manifesto.BidsNothing(), broke, *answers, "abstain") == []


@pytest.mark.parametrize(("its", "poorer"), [((6, 7), True), ((7, 7), False)])
def test_losing_a_war_to_a_larger_purse_is_noted(its: tuple[int, int], poorer: bool) -> None:
    state, _ = at_war(its, (("russia", "germany"), ("north_america", "india")))
    notes = noted(manifesto.OutbidInWar(), state, "bid 1", "seal", "bid 0", "seal")
    assert [(each.seat, each.fell) for each in notes] == [(0, poorer)]


@pytest.mark.parametrize(("sums", "little"), [((2, 3), True), ((3, 4), False), ((2, 1), False)])
def test_lost_war_with_a_low_bid_is_noted(sums: tuple[int, int], little: bool) -> None:
    state, _ = at_war((6, 6), (("russia", "germany"), ("north_america", "india")))
    bids = [answer for its in sums for answer in (f"bid {its}", "seal")]
    notes = noted(manifesto.BidsLittleInWar(), state, *bids)
    assert [(each.seat, each.fell) for each in notes] == [(0, little)]


@pytest.mark.parametrize(("money", "nothing"), [(0, [True]), (60, [False])])
def test_playing_an_idle_card_where_a_pass_brings_money_is_noted(money: int, nothing: list[bool]) -> None:
    usa: Seated = {"hand": "foreign_direct_investment", "money": money, "allies": "mexico"}
    table, habit = World("turn", usa=usa), world_order.PlaysForNothing()
    found = noted(habit, table.state, "play foreign_direct_investment:usa1")
    if not found:
        choice = asked_at(table.state).options[0]
        found = noted(habit, table.state, str(choice))
    assert [each.fell for each in found] == nothing


@pytest.mark.parametrize(("held", "left"), [(9, True), (10, True), (11, False)])
def test_leaving_half_of_the_map_neutral_is_noted(held: int, left: bool) -> None:
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


def test_every_game_has_its_own_deal_and_seats_rotate() -> None:
    every = list(bouts("ideology", "", ("hard", "easy"), 4, 1, 10))
    assert len({bout.seed for bout in every}) == 4
    assert [bout.names for bout in every[:2]] == [("hard", "easy"), ("easy", "hard")]


def test_watched_game_runs_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["espionage", "--seats", "random,random", "--games", "1"]) == 0
    assert "adds_to_a_block: " in capsys.readouterr().out


def test_a_title_without_habits_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["goofspiel"]) == 2
    assert "No habits are known" in capsys.readouterr().err
