"""The heuristic for 1955: players using it find the obvious answers."""

from random import Random

import pytest

from ai.heuristics import espionage as heuristic
from ai.players import GreedyPlayer, MctsPlayer, Player
from ai.search.budget import Budget
from game.core import agenda
from game.core.agenda import settle
from game.core.contract import Action, Line, line
from game.core.language.words import words
from game.titles import rules_of, setup
from game.titles.espionage import State
from game.titles.espionage.faces import CARD
from game.titles.espionage.rules import PlayCard, Turn
from tests.games import asked_at

espionage = rules_of("espionage")
GREEDY = GreedyPlayer(heuristic.HEURISTIC)
MCTS = MctsPlayer(heuristic.HEURISTIC, Budget(simulations=120))


def opening(seed: int = 1) -> State:
    state: State = espionage.new(setup("espionage", seed=seed))
    return state


def played(seed: int, answers: int) -> State:
    """Return a table after this many random answers, before anybody has won."""
    state, rng = opening(seed), Random(seed)
    for _ in range(answers):
        before = state.copy()
        agenda.advance(state, rng.choice(asked_at(state).options))
        if state.result:
            return before
    return state


def to_play(hand: tuple[str, ...], other: tuple[str, ...], markers: dict[str, int], seat: int = 0) -> State:
    """Return a table with seat 0 at home in France, seat 1 in Poland, and one card play left for `seat`."""
    state = opening()
    state.homes, state.spies = ("france", "poland"), ("france", "poland")
    state.markers = {**dict.fromkeys(state.markers, 0), "france": 1, "poland": -1, **markers}
    state.hands = (hand, other)
    dealt = (*hand, *other)
    state.deck = tuple(card for card in CARD if card not in dealt)
    state.discard = ()
    state.result = None
    state.active = seat
    state.turn = 4
    state.plays = 1
    state.agenda = (Turn(1 - seat), PlayCard(seat))
    settle(state)
    return state


def test_progress_and_a_star_increase_the_value() -> None:
    even, ahead, star = (to_play((), (), {"hungary": steps}) for steps in (0, 5, 8))
    values = [heuristic.evaluate(state, 0) for state in (even, ahead, star)]
    assert values == sorted(values)
    assert values[0] < values[2]


@pytest.mark.parametrize("who", [GREEDY, MCTS], ids=["greedy", "mcts"])
def test_winning_step_is_taken(who: Player) -> None:
    """Two countries are secured and one card is enough for the third; nobody can block in Hungary."""
    hand = ("hungary:3a", "usa:4a", "usa:2a", "france:2b", "great_britain:2a")
    state = to_play(hand, (), {"great_britain": 8, "usa": 9, "hungary": 5})
    while (decision := agenda.decision(state)) is not None and decision.seat == 0 and not state.result:
        choice = who.choose(espionage, espionage.view(state, 0), decision, Random(1))
        agenda.advance(state, choice.action)
        if state.plays == 0:
            break
    assert state.result is not None
    assert state.result.shares == (1.0, 0.0)


@pytest.mark.parametrize("who", [GREEDY, MCTS], ids=["greedy", "mcts"])
def test_attack_that_would_lose_the_game_is_blocked(who: Player) -> None:
    state = to_play(("poland:4a",), ("poland:3a", "hungary:2a", "ussr:2a"), {"poland": 5})
    for action in (Action("influence", "poland:4a"), Action("place", "poland"), Action("announce")):
        agenda.advance(state, action)
    assert asked_at(state).kind == "answer_influence"
    choice = who.choose(espionage, espionage.view(state, 1), asked_at(state), Random(1))
    assert choice.action.verb == "block"


def adding(spy: str, markers: dict[str, int]) -> State:
    """Return a table where seat 0 has played France's 4 in an ally of France and may add a Mercenary."""
    state = to_play(("great_britain:4a", "mercenary:1a", "usa:2a"), ("hungary:3a", "ussr:2b"), markers)
    state.spies = ("france", spy)
    for action in ("influence great_britain:4a", "place great_britain"):
        agenda.advance(state, Action.parse(action))
    assert asked_at(state).kind == "add_cards"
    return state


@pytest.mark.parametrize(
    ("spy", "marker", "sensible"),
    [("poland", 4, False), ("great_britain", 4, True), ("poland", 3, True)],
    ids=["it suffices", "it may be blocked", "one step short"],
)
def test_card_is_added_only_where_it_can_help(spy: str, marker: int, sensible: bool) -> None:
    state = adding(spy, {"great_britain": marker})
    view, decision = espionage.view(state, 0), asked_at(state)
    weights = dict(zip(decision.options, heuristic.prior(view, decision), strict=True))
    assert (weights[Action("add", "mercenary:1a")] > 0) is sensible
    if not sensible:
        for seed in range(4):
            player = MctsPlayer(heuristic.HEURISTIC, Budget(simulations=50))
            assert player.choose(espionage, view, decision, Random(seed)).action == Action("announce")


@pytest.mark.parametrize("spy", ["hungary", "ussr"])
def test_spy_move_is_explained_by_blocking_only_where_that_is_legal(spy: str) -> None:
    before = to_play(("mercenary:2a", "mercenary:2b"), ("hungary:2a",), {"hungary": -3}, seat=1)
    after = before.copy()
    after.spies = (spy, "poland")
    said = heuristic.HEURISTIC.posts(before, after, 0)
    there = line("post.blocks", seat=0, other=1, country="hungary", missing=5)
    assert tuple(said) == ((there,) if spy == "hungary" else ())
    for deed in (Action("influence", "hungary:2a"), Action("place", "hungary"), Action("announce")):
        if deed in asked_at(after).options:
            agenda.advance(after, deed)
    assert any(each.verb == "block" for each in asked_at(after).options) == (spy == "hungary")


def test_spy_at_home_or_far_from_any_star_has_no_explanation() -> None:
    before = to_play(("france:3a",), ("hungary:2a",), {"hungary": 4})
    spies = {spy: before.copy() for spy in ("france", "great_britain", "hungary")}
    for spy, after in spies.items():
        after.spies = (spy, "poland")
    posts = heuristic.HEURISTIC.posts
    assert [len(posts(before, spies[spy], 0)) for spy in spies] == [0, 0, 1]
    assert posts(before, spies["hungary"], 0)[0].key == "post.plays"
    assert posts(before, before, 0) == (), "it wasn't asked to move"


@pytest.mark.parametrize(("spy", "absent"), [("ussr", True), ("hungary", False)])
def test_letting_influence_pass_without_a_spy_is_explained(spy: str, absent: bool) -> None:
    """The explanation used to be: “Red lets it pass. Nothing else on the table shows why.”"""
    before = to_play(("hungary:2a",), ("mercenary:2a",), {})
    before.spies = ("france", spy)
    for deed in (Action("influence", "hungary:2a"), Action("place", "hungary"), Action("announce")):
        if deed in asked_at(before).options:
            agenda.advance(before, deed)
    assert asked_at(before).kind == "answer_influence"
    seen, own = (rules_of("espionage").view(before, seat) for seat in (0, 1))
    posts = heuristic.HEURISTIC.posts
    assert posts(seen, seen, 1) == ((line("post.absent", seat=1),) if absent else ())
    assert line("post.absent", seat=1) not in posts(own, own, 1), "who knows the hand isn't told so"


def test_home_is_named_and_a_marker_described_by_the_nearer_star() -> None:
    """“Poland is about 4 steps nearer to your star, with about 1 to go” was said of the home whose fall wins."""
    stands = heuristic.HEURISTIC.aspects(to_play((), (), {}), 0)
    homes, wins = [line("stands.home", owner=owner) for owner in (0, 1)], line("stands.wins")
    poland, france, ussr = (stands[country] for country in ("poland", "france", "ussr"))
    assert poland.line == line("stands.steps_more", country="poland", seat=0, home=homes[1], wins=wins)
    assert france.line == line("stands.steps_more", country="france", seat=0, home=homes[0], wins="")
    assert france.other_way == line("stands.steps_more", country="france", seat=1, home=homes[0], wins=wins)
    assert ussr.line == line("stands.steps_more", country="ussr", seat=0, home="", wins="")
    told = Line("stands.steps_within", (*poland.line.fields, ("count", 1), ("often", line("coach.trials_all"))))
    said = words("espionage", "en").say(told, reader=0, seats=("Blue", "Red"))
    assert said == "Poland, Red's home, is within 1 step of your star in all trial games; securing it wins."
