"""The coach names the best answers and why they are better, from one seat's view and nothing else."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from ai.budget import Budget
from ai.coach import Advice, advise, why
from ai.heuristics import STUDIED, heuristic
from ai.players import MctsPlayer
from game.core import agenda
from game.core.contract import Decision, Seat, Setup, line
from game.core.telling import Danger, Fact
from game.core.words import words
from game.titles import setup
from game.titles import title as take_title
from tests.toys import auction


def points(before: auction.State, after: auction.State, seat: Seat) -> Sequence[Fact]:
    """What a seat has won, and what it has paid."""
    won, paid = after.points[seat] - before.points[seat], before.purses[seat] - after.purses[seat]
    facts = [Fact(line("fact.won", count=won), 0.1 * won)] if won else []
    return [*facts, *([Fact(line("fact.paid", count=paid), -0.02 * paid)] if paid else [])]


def strong_hands(view: auction.State, seat: Seat) -> Sequence[Danger]:
    """Who has coins left may sweeten the next prize."""
    others = [other for other, purse in enumerate(view.purses) if purse and other != seat]
    return [Danger(line("danger.coins", seat=other), other, "", 0.1) for other in others]


KNOWN = replace(auction.HEURISTIC, facts=points, dangers=strong_hands)
WHO = MctsPlayer(KNOWN, Budget(simulations=60))


def opening(seed: int = 4) -> tuple[auction.State, Decision]:
    state = auction.new(Setup("standard", auction.FACTIONS[:2], {}, seed))
    decision = agenda.decision(state)
    assert decision is not None
    return state, decision


def advice(state: auction.State, decision: Decision, seed: int = 1) -> Advice:
    who = MctsPlayer(KNOWN, Budget(simulations=60))
    return advise(auction, auction.view(state, decision.seat), decision, who, Random(seed))


def test_the_best_answers_come_first_and_with_their_whole_deed() -> None:
    state, decision = opening()
    found = advice(state, decision)
    assert {idea.action for idea in found.ideas} == set(decision.options)
    values = [idea.value for idea in found.ideas]
    assert values == sorted(values, reverse=True)
    sweetened = next(idea for idea in found.ideas if idea.action.verb == "sweeten")
    assert sweetened.deed[-1].verb in ("announce", "coin")
    assert 0 < found.simulations <= 60


def test_all_answers_that_are_compared_were_tried_often() -> None:
    state, decision = opening()
    visits = [idea.visits for idea in advice(state, decision).ideas]
    assert 2 * min(visits) >= max(visits) - 1


def test_a_reason_holds_in_every_world_and_sets_the_answer_apart() -> None:
    state, decision = opening()
    told = {idea.action.verb: idea.reasons for idea in advice(state, decision).ideas}
    assert [reason.key for reason in told["sweeten"]] == ["fact.paid"], "who wins the prize hangs on hidden cards"
    assert told["leave"] == ()


def test_worlds_a_seat_cannot_tell_apart_give_the_same_advice() -> None:
    state, decision = opening()
    twin = auction.imagine(auction.view(state, decision.seat), decision.seat, Random(9))
    assert twin.hands != state.hands
    assert advice(state, decision) == advice(twin, decision)
    assert advice(state, decision) != advice(state, decision, seed=2), "the dice do count"


def test_a_single_answer_is_told_without_a_search() -> None:
    state, decision = opening()
    single = decision._replace(options=decision.options[:1])
    found = advise(auction, auction.view(state, decision.seat), single, WHO, Random(1))
    assert [idea.action for idea in found.ideas] == [decision.options[0]]


def test_why_names_what_was_won_and_what_was_ended() -> None:
    state, _ = opening()
    before = auction.view(state, None)
    after = before.copy()
    after.points, after.purses = (before.points[0] + 5, before.points[1]), (before.purses[0] - 1, 0)
    told = why(KNOWN, before, after, 0)
    assert [reason.key for reason in told] == ["fact.won", "coach.prevents", "fact.paid"]
    assert why(KNOWN, before, before, 0) == (), "nothing is said where nothing has changed"


@pytest.mark.parametrize("name", STUDIED)
def test_every_title_is_advised_and_has_the_words_for_it(name: str) -> None:
    game, rng, known = take_title(name), Random(3), heuristic(name)
    state = game.new(setup(name, seed=3))
    who = MctsPlayer(known, Budget(simulations=12))
    said, asked = words(name), 0
    for number in range(60):
        decision = agenda.decision(state)
        if decision is None:
            break
        view = game.view(state, decision.seat)
        if len(decision.options) > 1 and number % 4 == 0:
            found = advise(game, view, decision, who, rng)
            assert found.ideas
            assert all(idea.action in decision.options for idea in found.ideas)
            told = [said.say(reason) for idea in found.ideas for reason in idea.reasons]
            assert not any("⟨" in each for each in told)
            asked += 1
        agenda.advance(state, rng.choice(decision.options))
    assert asked
