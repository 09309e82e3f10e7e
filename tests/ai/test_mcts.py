"""What the tree may and may not know, and that it finds the best answers."""

from random import Random

import pytest

from ai.heuristic import NO_HEURISTIC, Heuristic
from ai.search.belief import Worlds
from ai.search.bounds import promising
from ai.search.budget import Clock, Limits
from ai.search.deeds import Hidden, deeds, hidden
from ai.search.mcts import Search
from ai.search.merging import Finding, found
from ai.search.tree import Branch
from game.core import agenda
from game.core.contract import Action, Setup
from tests.games import asked_at
from tests.toys import auction, pennies


def hidden_pennies(**stakes: float) -> pennies.State:
    return pennies.new(Setup("standard", pennies.FACTIONS, stakes, 1))


def searched(state: pennies.State, seed: int = 1, simulations: int = 1500) -> list[Finding]:
    search = Search(Worlds(pennies, pennies.view(state, 0), 0, NO_HEURISTIC, Random(seed)), NO_HEURISTIC)
    return list(search.run(Clock(Limits(simulations))).answers)


def test_later_seat_does_not_see_a_sealed_answer_in_the_tree() -> None:
    """Otherwise it would have one node for each penny of the first seat; it has only one."""
    search = Search(Worlds(pennies, pennies.view(hidden_pennies(), 0), 0, NO_HEURISTIC, Random(1)), NO_HEURISTIC)
    search.run(Clock(Limits(200)))
    other = search.roots[1]
    assert not other.later
    assert other.visits >= 199
    assert other.sealed


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sealed_answers_are_mixed_as_game_theory_predicts(seed: int) -> None:
    """A match on heads pays half, so game theory shows heads two times in three."""
    weights = {finding.action.noun: finding.weight for finding in searched(hidden_pennies(heads=0.5), seed)}
    assert weights["heads"] == pytest.approx(2 / 3, abs=0.12)


def test_sealed_answer_that_never_pays_is_avoided() -> None:
    weights = {finding.action.noun: finding.weight for finding in searched(hidden_pennies(heads=0.0))}
    assert weights["heads"] < 0.1


def test_draft_becomes_visible_to_others_only_when_announced() -> None:
    state = auction.new(Setup("standard", auction.FACTIONS[:2], {}, 1))
    decision = asked_at(state)
    search = Search(
        Worlds(auction, auction.view(state, decision.seat), decision.seat, NO_HEURISTIC, Random(1)), NO_HEURISTIC
    )
    search.run(Clock(Limits(300)))
    heard = set(search.roots[1 - decision.seat].later)
    sweeten, coin, announce = Action("sweeten"), Action("coin"), Action("announce")
    assert {(Action("leave"),), (sweeten, announce), (sweeten, coin, announce)} == heard


def test_draft_is_not_a_sealed_question() -> None:
    state = auction.new(Setup("standard", auction.FACTIONS[:2], {}, 1))
    assert hidden(state) == Hidden.NO
    agenda.advance(state, Action("sweeten"))
    assert hidden(state) == Hidden.DRAFT
    agenda.advance(state, Action("announce"))
    assert hidden(state) == Hidden.SEALED


def test_deeds_in_the_tree_are_whole_drafts() -> None:
    state = auction.new(Setup("standard", auction.FACTIONS[:2], {}, 1))
    decision = asked_at(state)
    leave, sweeten, announce = Action("leave"), Action("sweeten"), Action("announce")
    assert set(deeds(auction, state, decision, NO_HEURISTIC)) == {
        (leave,),
        (sweeten, announce),
        (sweeten, Action("coin"), announce),
    }


def test_fixed_simulations_are_used_up_exactly() -> None:
    search = Search(Worlds(pennies, pennies.view(hidden_pennies(), 0), 0, NO_HEURISTIC, Random(1)), NO_HEURISTIC)
    findings = search.run(Clock(Limits(37))).answers
    assert search.simulations == 37
    assert sum(finding.visits for finding in findings) == 37


def test_lookahead_counts_as_so_many_tries_until_more_is_known() -> None:
    state = auction.new(Setup("standard", auction.FACTIONS[:2], {}, 1))
    decision = asked_at(state)
    search = Search(
        Worlds(auction, auction.view(state, decision.seat), decision.seat, NO_HEURISTIC, Random(1)), NO_HEURISTIC
    )
    values = {option: 0.9 - 0.3 * number for number, option in enumerate(decision.options)}
    search.asked()
    search.root.begin(values, 8)
    begun = found(search.root, decision.options, 0).answers
    assert {finding.action: finding.mean for finding in begun} == values
    assert {finding.visits for finding in begun} == {8}
    search.run(Clock(Limits(400)))
    known = found(search.root, decision.options, 0).answers
    assert sum(finding.visits for finding in known) == 400 + 8 * len(known)
    assert len(search.worlds.met) == max(finding.visits for finding in known) - 8, (
        "the first try meets the first world"
    )


def test_weightless_answer_is_not_tried() -> None:
    """Not even if it would pay off: the prior excludes what is senseless whatever is hidden."""
    state = auction.new(Setup("standard", auction.FACTIONS[:2], {}, 1))
    decision = asked_at(state)
    first = decision.options[0]
    known = Heuristic(
        NO_HEURISTIC.evaluate, lambda view, asked: [float(option != first) for option in asked.options]
    )
    view = auction.view(state, decision.seat)
    search = Search(Worlds(auction, view, decision.seat, known, Random(1)), known)
    visits = {finding.action: finding.visits for finding in search.run(Clock(Limits(40))).answers}
    assert visits.pop(first) == 0
    assert min(visits.values()) > 0


def test_mean_may_round_slightly_beyond_a_whole_victory() -> None:
    branches = [Branch(0.5), Branch(0.5)]
    search = Search(Worlds(auction, None, 0, NO_HEURISTIC, Random(1)), NO_HEURISTIC)
    for mean in (-1e-12, 0.0, 1.0, 1 + 1e-12):
        assert promising(branches, mean, search.style) in (0, 1)
