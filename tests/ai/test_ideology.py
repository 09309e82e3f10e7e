"""The heuristic for Ideology: tempo, majorities, threats, removal, duels, and whom to keep peace with."""

from random import Random

import pytest

from ai.heuristics import ideology as heuristic
from ai.heuristics.ideology import regions
from ai.heuristics.ideology.evaluate import evaluate
from ai.players import GreedyPlayer, MctsPlayer
from ai.search.budget import Budget
from game.core.contract import Action, Decision
from game.titles.ideology.state import State
from tests.games import asked_at
from tests.sure import sure
from tests.titles.ideology.summit import GAME, Summit

GREEDY = GreedyPlayer(heuristic.HEURISTIC)


def asked(table: Summit) -> tuple[State, Decision]:
    """Return the open question as its seat sees it."""
    decision = asked_at(table.state)
    return GAME.view(table.state, decision.seat), decision


def chosen(table: Summit) -> str:
    """Return GreedyPlayer's answer to the open question."""
    view, decision = asked(table)
    action = GREEDY.choose(GAME, view, decision, Random(3)).action
    return f"{action.verb} {action.noun}".strip()


def best(table: Summit) -> str:
    """Return the answer with the highest prior."""
    view, decision = asked(table)
    weights = heuristic.prior(view, decision)
    action = decision.options[max(range(len(weights)), key=weights.__getitem__)]
    return f"{action.verb} {action.noun}".strip()


def test_additional_level_is_worth_more_and_most_at_the_goal() -> None:
    values = []
    for more in ({}, {"france": "com:2 com 2/2/2"}, {"france": "com:4 com 4/4/4", "italy": "com:4 com 4/4/4"}):
        table = Summit("foreign", com={}, fas={}, regions={"russia": "com:4 com 4/4/4", **more})
        values.append(evaluate(table.state, 0))
    assert values == sorted(values)
    assert values[-1] > 0.9


def test_developing_goes_abroad_first_and_home_takes_the_rest() -> None:
    table = Summit(
        "development",
        com={"hand": "m"},
        fas={},
        regions={"russia": "com:1 com 2/1/1", "mongolia": "", "china": "com 1/1/0"},
    )
    assert best(table) == "done"
    idle = Summit("development", com={"hand": "2m e"}, fas={}, regions={"peru": ""})
    assert best(idle).endswith("russia")


@pytest.mark.parametrize(("hand", "answer"), [("6m", "done"), ("8m", "buy tactics")])
def test_cards_a_hand_can_spare_buy_an_advancement(hand: str, answer: str) -> None:
    full = {"russia": "com:3 com 6/3/3"}
    assert best(Summit("development", com={"hand": hand}, fas={}, regions=full)) == answer


def test_majority_that_fills_a_region_is_completed_first() -> None:
    table = Summit("foreign", com={"hand": "c"}, fas={}, regions={"mongolia": "com 1/1/0", "china": ""})
    assert chosen(table) == "extend_cultural mongolia"


def test_card_is_not_wasted_on_a_region_already_won_by_another_seat() -> None:
    table = Summit("foreign", com={"hand": "c"}, fas={}, regions={"mongolia": "fas 1/1/0"})
    assert chosen(table) == "pass"


LEADER = {
    "germany": "fas:6 fas 6/6/5 com 0/0/1",
    "france": "fas:4 fas 4/4/4",
    "poland": "fas:2 fas 2/2/2",
}


def test_likely_winner_loses_a_level_when_a_card_is_taken_back() -> None:
    table = Summit("foreign", com={}, fas={}, regions=LEADER)
    assert table.influence("fas") == 12
    assert chosen(table) == "withdraw_cultural germany"
    early = Summit("foreign", com={}, fas={}, regions={"germany": "fas:1 fas 1/1/1 com 0/0/1"})
    assert chosen(early) == "pass"


def test_cards_abroad_are_taken_back_when_all_cards_are_on_the_table() -> None:
    full = {"russia": "com:6 com 6/6/6", "china": "com:4 com 4/4/4", "india": "com:2 com 3/3/3"}
    stray = {"peru": "com 1/0/0", "mongolia": "com 1/1/0"}
    table = Summit("foreign", com={}, fas={}, regions={**full, **stray})
    assert regions.missing(table.state, 0) == 9
    assert chosen(table) == "withdraw_military peru"
    rich = Summit("foreign", com={}, fas={}, regions=stray)
    assert (regions.missing(rich.state, 0), chosen(rich)) == (0, "pass")


def test_level_that_lacks_only_one_card_is_taken_from_the_likely_winner() -> None:
    near = {"united_states": "cap:6 cap 6/6/6", "egypt": "cap:2 cap 2/2/2", "brazil": "cap:2 cap 3/4/4 com 1/0/0"}
    table = Summit("foreign", com={}, fas={}, cap={}, regions=near)
    assert (table.influence("cap"), regions.coming(table.state, 2)) == (10, 12)
    assert chosen(table) == "withdraw_military brazil"


def test_tie_is_attacked() -> None:
    table = Summit("conflict", com={"hand": "c"}, fas={}, regions={"mongolia": "com 1/0/0 fas 0/1/1"})
    assert chosen(table) == "attack_cultural mongolia"


def test_duel_that_wins_nothing_is_not_started() -> None:
    table = Summit("conflict", com={"hand": "2e"}, fas={"hand": "3e"}, regions={"peru": "com 1/0/0 fas 0/1/1"})
    assert chosen(table) == "pass"


def test_card_that_holds_a_region_is_defended_by_deflecting() -> None:
    table = Summit("conflict", com={"hand": "c"}, fas={"hand": "2c"}, regions={"mongolia": "fas 1/0/1 com 0/1/0"})
    table.does("com", "attack_cultural mongolia")
    assert chosen(table) == "deflect"


def test_production_without_room_is_traded() -> None:
    full = {"russia": "com:6 com 6/6/3"}
    table = Summit("trading", com={"hand": "4m c"}, fas={}, regions=full)
    assert best(table) == "trade military"
    needed = Summit("trading", com={"hand": "m e c"}, fas={}, regions={})
    assert best(needed) == "done"


def wishes(table: Summit) -> str:
    """Return the wish of the first seat to seal towards the first other seat, with everybody staying silent."""
    while table.asked[1] == "speak":
        table.does(table.asked[0], "done")
    return best(table)


DISPUTED = {"poland": "com:2 com 2/2/2 fas 1/1/1"}
"""The other seat could take a level from a region of one's own."""


def test_war_on_a_likely_winner_and_peace_with_a_dangerous_seat() -> None:
    near = {"germany": "fas:6 fas 6/6/6", "france": "fas:4 fas 4/4/4", "poland": "fas:1 fas 1/1/0 com 0/0/1"}
    assert wishes(Summit("diplomacy", com={}, fas={}, isl={}, regions=near)) == "war fascism"
    assert wishes(Summit("diplomacy", com={}, fas={}, isl={}, regions=DISPUTED)) == "peace fascism"


def test_unpromising_war_continues_but_is_not_declared() -> None:
    """Bots declared one over any card they could win, and 88% of fair bots' wars ended before a card had moved."""
    for laid, stance, wish in (
        ("fas:1 fas 1/1/0 com 0/1/1", "neutral", "neutral"),
        ("fas:1 fas 1/1/0 com 0/1/1", "war", "war"),
        ("fas:1 fas 1/1/1 com 0/1/1", "neutral", "war"),
    ):
        table = Summit("diplomacy", com={}, fas={}, regions={"poland": laid}, stances={"com fas": stance})
        assert wishes(table) == f"{wish} fascism"


def test_no_seat_offers_peace_before_anything_has_happened() -> None:
    assert wishes(Summit("diplomacy", com={}, fas={}, isl={})) == "neutral fascism"


def test_call_is_kept_and_a_friendly_one_answered_unless_broken_before() -> None:
    table = Summit("diplomacy", com={}, fas={}, isl={})
    table.does("com", "call_for_neutrality fas", "done")
    assert wishes(table) == "neutral fascism"
    worth = []
    for broken in (0, 3):
        table = Summit("diplomacy", order="fas com", com={}, fas={})
        table.state.broken = ((0, 0), (broken, 0))
        worth.append(heuristic.stances(table.state, 0, 1))
    assert worth[0]["peace"] > worth[0]["war"]
    assert worth[1]["peace"] < worth[0]["peace"]
    assert worth[1]["war"] == worth[0]["war"]


def test_only_a_new_stance_is_called_for() -> None:
    table = Summit("diplomacy", com={}, fas={}, regions=DISPUTED)
    assert best(table) == "call_for_peace fascism"
    peaceful = Summit("diplomacy", com={}, fas={}, regions=DISPUTED, stances={"com fas": "peace"})
    assert best(peaceful) == "done"


def weighed(table: Summit) -> dict[str, float]:
    """Return the weight of each answer to the open question."""
    view, decision = asked(table)
    return dict(zip(map(str, decision.options), heuristic.prior(view, decision), strict=True))


def test_a_card_abroad_is_not_taken_back_for_nothing() -> None:
    table = Summit("foreign", com={"hand": "m"}, fas={}, regions={"mongolia": "com 1/0/0 fas 0/1/1"})
    assert weighed(table)["withdraw_military mongolia"] > 0, "it would be won by the other side"
    idle = Summit("foreign", com={"hand": "m"}, fas={}, regions={"peru": "com 1/0/0"})
    assert weighed(idle)["withdraw_military peru"] == 0
    for seed in range(4):
        view, decision = asked(idle)
        player = MctsPlayer(heuristic.HEURISTIC, Budget(simulations=40))
        assert player.choose(GAME, view, decision, Random(seed)).action.verb != "withdraw_military"


def test_no_card_is_placed_abroad_that_would_be_taken_back_at_once() -> None:
    """With all cards on the table, each card placed abroad is missing at home."""
    full = {"russia": "com:6 com 6/6/6", "china": "com:4 com 4/4/4", "india": "com:2 com 3/3/3"}
    table = Summit("foreign", com={"hand": "m e c"}, fas={}, regions={**full, "peru": "", "mongolia": ""})
    assert regions.missing(table.state, 0) > 0
    going = [answer for answer, weight in weighed(table).items() if answer.startswith("extend") and weight > 1]
    for answer in going:
        twin = Summit("foreign", com={"hand": "m e c"}, fas={}, regions={**full, "peru": "", "mongolia": ""})
        twin.does("com", answer)
        while twin.asked[0] != "com":
            twin.does("fas", "pass")
        assert weighed(twin)[answer.replace("extend", "withdraw")] < 1, answer


GROWING = {
    "germany": "fas:4 fas 5/5/5",
    "france": "fas:3 fas 4/4/4",
    "poland": "fas:1 fas 2/2/2 com 1/0/0",
}


def test_war_is_declared_on_a_seat_about_to_win_after_the_assessment() -> None:
    table = Summit("diplomacy", com={}, fas={}, regions=GROWING)
    assert (table.influence("fas"), regions.coming(table.state, 1)) == (8, 11)
    assert wishes(table) == "war fascism"
    assert weighed(table)["war fascism"] > 20 * weighed(table)["peace fascism"]


BEYOND = {"germany": "fas:3 fas 6/6/6", "france": "fas:2 fas 4/4/4", "poland": "fas:1 fas 2/2/2"}


def test_seat_about_to_lose_delays_the_loss() -> None:
    """Taking back one card doesn't keep the other side from its goal, but does delay it."""
    places = {"peru": "fas 1/1/0 com 0/0/1", "mongolia": "com 1/0/0", "china": ""}
    table = Summit("foreign", com={"hand": "e c"}, fas={}, regions={**BEYOND, **places})
    assert regions.coming(table.state, 1) == 13
    assert best(table) == "withdraw_cultural peru"


@pytest.mark.parametrize("seed", range(8))
def test_search_that_sees_only_a_lost_game_makes_the_last_stand_too(seed: int) -> None:
    places = {"peru": "fas 1/1/0 com 0/0/1", "mongolia": "com 1/0/0", "china": ""}
    view, decision = asked(Summit("foreign", com={"hand": "e c"}, fas={}, regions={**BEYOND, **places}))
    player = MctsPlayer(heuristic.HEURISTIC, Budget(simulations=60, thrifty=True))
    choice = player.choose(GAME, view, decision, Random(seed))
    assert sure(choice.why.value) < 0.03
    assert choice.action == Action("withdraw_cultural", "peru")


def test_lost_seat_still_distinguishes_better_from_worse() -> None:
    worse = Summit("foreign", com={}, fas={}, regions=BEYOND)
    better = Summit("foreign", com={}, fas={}, regions={**BEYOND, "china": "com:2 com 2/2/2"})
    assert evaluate(worse.state, 0) < 0.02
    assert evaluate(better.state, 0) > evaluate(worse.state, 0) + 0.001


def test_advancement_is_worth_less_than_two_useful_cards() -> None:
    places = {"mongolia": "", "china": "", "india": "", "turkey": ""}
    cards = Summit("foreign", com={"hand": "2m 2e c"}, fas={}, regions=places)
    bought = Summit("foreign", com={"hand": "2e c", "advancements": "industry tactics"}, fas={}, regions=places)
    assert evaluate(cards.state, 0) > evaluate(bought.state, 0)
