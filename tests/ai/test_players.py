"""Requirements that players of every level must meet, tested with the toy titles."""

from dataclasses import replace
from random import Random

import pytest

from ai.heuristic import NO_HEURISTIC
from ai.levels import LEVELS, OLD_NAMES, PLAYERS, levels_for, player
from ai.players import GreedyPlayer, MctsPlayer, Player, RandomPlayer
from ai.search.budget import Budget
from game.core import agenda
from game.core.agenda import settle
from game.core.contract import Action, Decision, Setup
from tests.games import asked_at
from tests.toys import auction

LADDER: tuple[Player, ...] = (
    RandomPlayer(),
    GreedyPlayer(auction.HEURISTIC),
    MctsPlayer(auction.HEURISTIC, Budget(simulations=60)),
    MctsPlayer(NO_HEURISTIC, Budget(simulations=60)),
)


def opening(seats: int = 2, seed: int = 1) -> auction.State:
    return auction.new(Setup("standard", auction.FACTIONS[:seats], {}, seed))


def last_bid() -> auction.State:
    """Return a game at its last, deciding prize: seat 1 has bid one of two weak cards, seat 0 holds a twelve."""
    state = opening()
    held = ("a1", "a2", "a12", "b1", "b3")
    state.round = auction.ROUNDS
    state.prizes = ()
    state.prize = 6
    state.points = (5, 5)
    state.hands, state.sealed = (held[:3], ("b1",)), ("", "b3")
    state.thrown = tuple(card for card in auction.CARDS if card not in held)
    state.agenda = (auction.Open(0), auction.Seal(0))
    settle(state)
    return state


def rung(who: Player) -> str:
    """Return a player's test id, the same in every process, so that pytest's workers agree."""
    return type(who).__name__.lower()


@pytest.mark.parametrize("who", [who for who in LADDER if not isinstance(who, RandomPlayer)], ids=rung)
def test_question_with_one_option_is_answered_without_dice(who: Player) -> None:
    only = Decision(0, "lead", (Action("leave"),))
    unusable = Random(1)
    before = unusable.getstate()
    assert who.choose(auction, auction.view(opening(), 0), only, unusable).action == Action("leave")
    assert unusable.getstate() == before


@pytest.mark.parametrize("who", LADDER, ids=rung)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_plays_whole_games_legally(who: Player, seats: int) -> None:
    state, rng = opening(seats), Random(7)
    while (decision := agenda.decision(state)) is not None:
        choice = who.choose(auction, auction.view(state, decision.seat), decision, rng)
        assert choice.action in decision.options
        agenda.advance(state, choice.action)
    assert state.result is not None


@pytest.mark.parametrize("who", LADDER, ids=rung)
def test_the_same_view_and_dice_give_the_same_answer(who: Player) -> None:
    state = opening(3)
    seat = asked_at(state).seat
    first, second = (who.choose(auction, auction.view(state, seat), asked_at(state), Random(3)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("who", LADDER, ids=rung)
@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_a_seat_cannot_tell_apart_give_the_same_answer(who: Player, seed: int) -> None:
    state, walk = opening(3, seed), Random(seed)
    for _ in range(6 + seed):
        agenda.advance(state, walk.choice(asked_at(state).options))
    seat = asked_at(state).seat
    seen = auction.view(state, seat)
    other = auction.imagine(seen, seat, Random(99))
    assert other != state
    assert auction.view(other, seat) == seen
    answers = {
        who.choose(auction, auction.view(world, seat), asked_at(world), Random(5)) for world in (state, other)
    }
    assert len(answers) == 1


@pytest.mark.parametrize("who", [GreedyPlayer(auction.HEURISTIC), *LADDER[2:]], ids=rung)
def test_obviously_best_bid_is_found(who: Player) -> None:
    state = last_bid()
    choice = who.choose(auction, auction.view(state, 0), asked_at(state), Random(2))
    assert choice.action == Action("bid", "a12")


@pytest.mark.parametrize("seed", range(8))
def test_even_a_careless_player_takes_a_sure_win(seed: int) -> None:
    state = last_bid()
    careless = GreedyPlayer(auction.HEURISTIC, worlds=12, carelessness=10.0)
    choice = careless.choose(auction, auction.view(state, 0), asked_at(state), Random(seed))
    assert choice.action == Action("bid", "a12")


def test_searching_players_never_choose_an_option_of_zero_prior() -> None:
    decision = asked_at(opening())
    view = auction.view(opening(), decision.seat)
    best = GreedyPlayer(auction.HEURISTIC).choose(auction, view, decision, Random(1)).action

    def senseless(view: auction.State, decision: Decision) -> list[float]:
        return [weight * (option != best) for option, weight in _weighed(view, decision)]

    without = replace(auction.HEURISTIC, prior=senseless)
    for who in (GreedyPlayer(without), MctsPlayer(without, Budget(simulations=60))):
        assert who.choose(auction, view, decision, Random(1)).action != best


def _weighed(view: auction.State, decision: Decision) -> list[tuple[Action, float]]:
    return list(zip(decision.options, auction.prior(view, decision), strict=True))


def test_greedy_does_not_change_the_view_it_was_given() -> None:
    state = opening()
    seen = auction.view(state, asked_at(state).seat)
    twin = seen.copy()
    GreedyPlayer(auction.HEURISTIC).choose(auction, seen, asked_at(state), Random(1))
    assert seen == twin


def test_a_cancelled_search_answers_after_one_simulation() -> None:
    state = opening()
    choice = MctsPlayer(auction.HEURISTIC, Budget(simulations=10_000)).choose(
        auction, auction.view(state, asked_at(state).seat), asked_at(state), Random(1), cancelled=lambda: True
    )
    assert choice.why.simulations == 1


def test_title_without_a_master_lists_the_players_it_has() -> None:
    with pytest.raises(
        ValueError, match="no player called 'master'; there are beginner, easy, fair, hard, expert, random"
    ):
        player("master", "auction")


@pytest.mark.parametrize("name", [*levels_for("auction"), *PLAYERS])
def test_every_player_name_gives_a_player(name: str) -> None:
    state = opening()
    choice = player(name, "auction", simulations=5).choose(
        auction, auction.view(state, asked_at(state).seat), asked_at(state), Random(1)
    )
    assert choice.action in asked_at(state).options


@pytest.mark.parametrize(("old", "name"), OLD_NAMES.items())
def test_an_old_name_still_gives_the_same_player(old: str, name: str) -> None:
    assert old not in (*LEVELS, *PLAYERS)
    assert player(old, "espionage", simulations=5) == player(name, "espionage", simulations=5)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no player called .genius.*beginner, easy, fair, hard, expert"):
        player("genius", "auction")
