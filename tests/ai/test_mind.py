"""What a player keeps of its search between questions, and when it starts from scratch."""

from random import Random
from typing import Any

import pytest

from ai.heuristic import NO_HEURISTIC
from ai.levels import player
from ai.players import MctsPlayer
from ai.search.budget import Budget, Clock, Limits
from ai.search.deeds import Hidden
from ai.search.mcts import Search
from ai.search.mind import Mind
from ai.search.style import Style
from game.core import agenda
from game.core.contract import UNSEEN, Action, Decision, Setup
from game.core.views import refresh
from game.titles import rules_of, setup
from tests.games import asked_at
from tests.toys import auction

GAME: Any = rules_of("espionage")
SWEETEN, ANNOUNCE = Action("sweeten"), Action("announce")


def opening() -> auction.State:
    return auction.new(Setup("standard", auction.FACTIONS[:2], {}, 1))


def thought(mind: Mind, state: auction.State, simulations: int = 300) -> Search:
    """Have the seat being asked think."""
    asked = asked_at(state)
    search = mind.search(auction, auction.view(state, asked.seat), asked.seat, NO_HEURISTIC, Random(1), Style())
    search.run(Clock(Limits(simulations)))
    return search


def test_draft_is_searched_in_one_tree() -> None:
    mind, state = Mind(), opening()
    first = thought(mind, state)
    known = first.root.later[(SWEETEN,)]
    visits = known.visits
    assert visits > 20
    agenda.advance(state, SWEETEN)
    second = thought(mind, state, 10)
    assert second is first
    assert second.root is known
    assert known.visits == visits + 10


def test_later_question_uses_its_own_worlds_from_the_start() -> None:
    mind, state = Mind(), opening()
    thought(mind, state)
    agenda.advance(state, SWEETEN)
    search = thought(mind, state, 30)
    new = [branch.visits - branch.before for branch in search.root.branches.values()]
    assert sum(new) == 30
    assert len(search.worlds.met) == max(new)


def test_others_see_the_same_of_a_draft_as_of_an_immediate_answer() -> None:
    mind, state = Mind(), opening()
    thought(mind, state)
    agenda.advance(state, SWEETEN)
    search = thought(mind, state, 200)
    seat = search.worlds.seat
    heard = set(search.roots[1 - seat].later)
    assert {(SWEETEN, ANNOUNCE), (SWEETEN, Action("coin"), ANNOUNCE)} <= heard
    assert (ANNOUNCE,) not in heard


def test_same_question_asked_again_is_thought_about_again() -> None:
    mind, state = Mind(), opening()
    assert thought(mind, state) is not thought(mind, state)


def test_answer_that_differs_from_the_views_restarts_it() -> None:
    mind, state = Mind(), opening()
    search = thought(mind, state)
    elsewhere = auction.new(Setup("standard", auction.FACTIONS[:2], {}, 2))
    agenda.advance(elsewhere, SWEETEN)
    assert thought(mind, elsewhere) is not search


def test_questions_of_a_turn_share_its_time() -> None:
    mind, state = Mind(), opening()
    seat = thought(mind, state).worlds.seat
    mind.spend(seat, 1.5)
    agenda.advance(state, SWEETEN)
    thought(mind, state)
    assert mind.spent(seat) == 1.5
    agenda.advance(state, ANNOUNCE)
    answered = set[int]()
    while (asked := agenda.decision(state)) is not None:
        if asked.seat == seat and 1 - seat in answered and len(asked.options) > 1:
            break
        answered.add(asked.seat)
        agenda.advance(state, asked.options[0])
    thought(mind, state)
    assert mind.spent(seat) == 0.0


def test_new_turn_has_its_full_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time used to be allotted before the player noticed that a new turn had started."""
    spent, limits = list[float](), Budget.limits

    def noted(self: Budget, decision: Decision, kept: Hidden = Hidden.NO, gone: float = 0.0) -> Limits:
        spent.append(gone)
        return limits(self, decision, kept, gone)

    monkeypatch.setattr(Budget, "limits", noted)
    who = MctsPlayer(NO_HEURISTIC, Budget(simulations=10))
    for _ in range(2):
        state = opening()
        asked = asked_at(state)
        who.choose(auction, auction.view(state, asked.seat), asked, Random(1))
        who.mind.spend(asked.seat, 5.0)
    assert spent == [0.0, 0.0]


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_worlds_that_always_looked_the_same_get_the_same_answers(seed: int) -> None:
    """Hidden cards don't matter, however long a player has been thinking: it only remembers views."""
    game = GAME
    state, rng = game.new(setup("espionage", seed=seed)), Random(seed)
    while state.turn < 4 or state.agenda[-1].kind != "play_card":
        agenda.advance(state, rng.choice(state.options))
    seat = state.agenda[-1].seat
    twins = [state, game.imagine(game.view(state, seat), seat, Random(9))]
    assert twins[0] != twins[1]
    players = [player("mcts", "espionage", simulations=40) for _ in twins]
    answered = {0: 0, 1: 0}
    for number in range(20):
        seen = [game.view(twin, seat) for twin in twins]
        asked = agenda.decision(twins[0])
        if asked is None or seen[0] != seen[1]:
            break
        if asked.seat == seat:
            pairs = zip(players, seen, strict=True)
            choices = [who.choose(game, view, asked, Random(number)) for who, view in pairs]
            assert choices[0] == choices[1]
            action = choices[0].action
        else:
            action = next(each for each in reversed(twins[0].options) if each in twins[1].options)
        answered[asked.seat] += 1
        for twin in twins:
            agenda.advance(twin, action)
    assert answered[seat] > 2
    remembered = [who.mind.past(seat) for who in players if isinstance(who, MctsPlayer)]
    assert remembered[0] == remembered[1]


def test_others_pass_is_remembered_as_the_seat_saw_it() -> None:
    state: Any = GAME.new(setup("espionage", seed=3))
    for action in ("choose_home france", "choose_home poland"):
        agenda.advance(state, Action.parse(action))
    state.spies = ("usa", "france")
    state.plays = 2
    state.markers = {**state.markers, "france": 0}
    cards = (*state.deck, *state.hands[0], *state.hands[1])
    state.hands = (("france:4b", "usa:3a", "usa:2a"), ("hungary:3a", "poland:3a", "poland:2a"))
    state.deck = tuple(card for card in cards if card not in state.hands[0] + state.hands[1])
    refresh(state)
    who = player("mcts", "espionage", simulations=30)
    assert isinstance(who, MctsPlayer)
    for action in ("influence france:4b", "place france", "announce", "let_pass"):
        asked = asked_at(state)
        if asked.seat == 0 and len(asked.options) > 1:
            who.choose(GAME, GAME.view(state, 0), asked, Random(1))
        agenda.advance(state, Action.parse(action))
    asked = asked_at(state)
    assert asked.seat == 0
    who.choose(GAME, GAME.view(state, 0), asked, Random(1))
    (seen,) = who.mind.past(0)
    assert seen.action == Action("let_pass")
    assert set(seen.view.hands[1]) == {UNSEEN}
