"""Every thought has its sentences, and they keep what its seat may not know."""

from random import Random

import pytest

from ai.budget import Budget
from ai.explain import explain, explain_openly
from ai.heuristics import STUDIED, heuristic
from ai.players import FORCED, GreedyPlayer, MctsPlayer, Player, RandomPlayer, Thought
from game.core import agenda
from game.core.contract import Line, Setup
from game.core.words import words
from game.titles import setup
from game.titles import title as take_title
from tests.toys import auction

THOUGHTS = (
    Thought(),
    FORCED,
    Thought(0.6, None, None),
    Thought(0.6, None, 0.59),
    Thought(0.6, None, 0.3),
    Thought(0.6, None, 0.59, simulations=100),
    Thought(0.6, None, 0.3, simulations=100, terms=(("progress", 0.2), ("hand", -0.1))),
    Thought(0.6, None, 0.3, simulations=100, mixed=True),
)


@pytest.mark.parametrize("thought", THOUGHTS)
def test_every_thought_has_its_sentences(thought: Thought) -> None:
    for sentence in explain(thought):
        assert "⟨" not in words("room").say(sentence)


@pytest.mark.parametrize(
    "who",
    [RandomPlayer(), GreedyPlayer(auction.HEURISTIC), MctsPlayer(auction.HEURISTIC, Budget(simulations=40))],
    ids=["random", "greedy", "mcts"],
)
def test_every_player_can_say_why(who: Player) -> None:
    state = auction.new(Setup("standard", auction.FACTIONS[:3], {}, 4))
    decision = agenda.decision(state)
    assert decision is not None
    choice = who.choose(auction, auction.view(state, decision.seat), decision, Random(1))
    said = [words("room").say(sentence) for sentence in explain(choice.why)]
    assert said
    assert not any("⟨" in sentence for sentence in said)


def test_gains_are_told_before_costs_and_trifles_not_at_all() -> None:
    told = explain(Thought(0.5, None, 0.4, terms=(("hand", -0.2), ("progress", 0.1), ("tempo", 0.001))))
    assert [sentence.key for sentence in told[1:]] == ["explain.gain.progress", "explain.cost.hand"]


def test_open_reasons_need_no_more_than_what_everybody_knows() -> None:
    state = auction.new(Setup("standard", auction.FACTIONS[:2], {}, 4))
    seen = auction.view(state, None)
    assert explain_openly(auction.HEURISTIC, seen, seen, 0) == ()
    after = seen.copy()
    after.points = (seen.points[0] + 20, seen.points[1])
    assert [told.key for told in explain_openly(auction.HEURISTIC, seen, after, 0)] == ["explain.gain.progress"]


@pytest.mark.parametrize("name", STUDIED)
def test_every_heuristic_can_judge_what_everybody_knows(name: str) -> None:
    game, rng = take_title(name), Random(3)
    state, known, told = game.new(setup(name, seed=3)), heuristic(name), set[Line]()
    for _ in range(250):
        decision = agenda.decision(state)
        if decision is None:
            break
        before = game.view(state, None)
        agenda.advance(state, rng.choice(decision.options))
        told.update(explain_openly(known, before, game.view(state, None), decision.seat))
    assert told, "open facts give a reason now and then"
    assert not any("⟨" in words("room").say(each) for each in told)
