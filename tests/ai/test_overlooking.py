"""Levels overlook things, which have names and descriptions, and really don't see them."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ai.heuristics import blindness, heuristic
from ai.levels import USUAL, about, levels_for, measured, named, overlooks, sees, settings_of, title_players
from ai.overlooking import AHEAD, GENERAL, HARDLY, REPLIES, overlooking
from game.core import agenda
from game.core.content.languages import languages
from game.core.content.loading import ContentError
from game.core.contract import Decision, Line, Result
from game.core.language.words import own_sentences
from game.titles import on_show, rules_of, setup
from tests.ai.test_espionage import adding
from tests.games import asked_at


@pytest.mark.parametrize("title", on_show())
def test_every_level_overlooks_what_the_next_higher_one_overlooks(title: str) -> None:
    every = [set(settings_of(level, title).overlooks) for level in USUAL]
    for below, above in pairwise(every):
        assert above < below, "a level is stronger because it sees more"
    assert every[-1] == set()
    assert [AHEAD in each for each in every] == [not settings_of(level, title).simulations for level in USUAL]


@pytest.mark.parametrize("title", on_show())
def test_every_language_says_it(title: str) -> None:
    for language in languages():
        said = {**own_sentences("room", language), **own_sentences(title, language)}
        assert [name for name in settings_of("beginner", title).overlooks if f"overlooks.{name}" not in said] == []
    assert overlooks("hard", title) == ("what follows after the answer",)
    assert named("ahead", title, "it") == "quello che segue alla risposta"


@pytest.mark.parametrize("title", on_show())
def test_no_two_levels_have_the_same_description(title: str) -> None:
    """Easy and Fair in World Order both overlooked "which card is better than another, and more"."""
    told = [about(level, title) for level in levels_for(title)]
    assert len({*told}) == len(told)


def without(title: str, name: str) -> Callable[[Any, int], float]:
    """Return a title's evaluation without one thing."""
    return overlooking(heuristic(title), (name,), title_players(title).never, blindness(title)).evaluate


@cache
def midway(title: str) -> Any:
    """Return a position from a game between bots, with hands and markers. Callers change copies of it."""
    game: Any = rules_of(title)
    state = game.new(setup(title, seed=5))
    for number in range(70):
        decision = asked_at(state)
        action = (
            measured("hard", title).choose(game, game.view(state, decision.seat), decision, Random(number)).action
        )
        agenda.advance(state, action)
    return state


def unseen(title: str, name: str, state: Any, **changes: Any) -> None:
    """Assert that changes mean nothing to a player that overlooks one thing, but something to any other."""
    other, before = state.copy(), state.copy()
    for field, value in changes.items():
        setattr(other, field, value)
    judge = without(title, name)
    assert judge(state, 0) == judge(other, 0)
    assert state == before, "only a copy is changed"
    assert heuristic(title).evaluate(state, 0) != heuristic(title).evaluate(other, 0), "it matters"


def test_cards_and_homes_can_be_overlooked_in_1955() -> None:
    state = midway("espionage")
    unseen("espionage", "cards", state, hands=(state.hands[0][:1], state.hands[1]))
    unseen("espionage", "homes", state, homes=state.homes[::-1])


def test_later_need_for_cards_can_be_overlooked() -> None:
    state = midway("ideology")
    unseen("ideology", "later", state, hands=(("military",) * 9, state.hands[1]))


def test_riches_of_regions_can_be_overlooked() -> None:
    unseen("manifesto", "riches", midway("manifesto"), strength=(9, 1))


def test_cards_scorings_and_armies_can_be_overlooked() -> None:
    state = midway("world_order")
    unseen("world_order", "cards", state, hands=(state.hands[0][:1], state.hands[1]))
    unseen("world_order", "scorings", state, permanent=dict.fromkeys(state.permanent, ("usa",)))
    unseen("world_order", "armies", state, armies={region: {"usa": 2} for region in state.armies})


@pytest.mark.parametrize("title", on_show())
def test_finished_game_is_always_seen_as_it_is(title: str) -> None:
    seen = blindness(title)
    assert seen is not None
    for name in seen.blinkers:
        state = midway(title).copy()
        state.result = Result((1.0, 0.0), Line("over"))
        assert without(title, name)(state, 0) == 1.0


def test_unthinkable_answer_is_given_only_without_an_alternative() -> None:
    state = adding("poland", {"great_britain": 4})
    decision, known = asked_at(state), heuristic("espionage")
    blind = overlooking(known, ("pairs",), title_players("espionage").never, None)
    view = rules_of("espionage").view(state, decision.seat)
    for action, weight in zip(decision.options, blind.prior(view, decision), strict=True):
        assert (weight > 0) == (action.verb != "add")
    only = Decision(decision.seat, decision.kind, tuple(each for each in decision.options if each.verb == "add"))
    assert blind.prior(view, only) == known.prior(view, only)


def test_overlooking_replies_means_expecting_none() -> None:
    game, known = rules_of("espionage"), heuristic("espionage")
    quiet = overlooking(known, (REPLIES,), {}, None)
    state, found = game.new(setup("espionage", seed=5)), 0
    for number in range(120):
        decision = asked_at(state)
        view = game.view(state, decision.seat)
        if decision.window and len(decision.options) > 1:
            weights = dict(zip(decision.options, quiet.prior(view, decision), strict=True))
            usual = dict(zip(decision.options, known.prior(view, decision), strict=True))
            passing = view.agenda[-1].passing
            assert weights[passing] == max(weights.values())
            assert all(weights[each] == usual[each] * HARDLY for each in decision.options if each != passing)
            found += 1
        agenda.advance(state, Random(number).choice(decision.options))
    assert found


def test_overlooking_an_unknown_thing_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "somewhere").mkdir()
    (tmp_path / "somewhere" / "players.toml").write_text('[level.easy]\noverlooks = ["luck"]\n')
    monkeypatch.setattr("ai.levels.folder", lambda title: tmp_path / title)
    with pytest.raises(ContentError, match="easy overlooks 'luck', which nobody can"):
        title_players("somewhere")


def test_everything_that_can_be_overlooked_anywhere_has_words_in_the_room() -> None:
    assert [name for name in GENERAL if f"overlooks.{name}" not in own_sentences("room", "en")] == []
    assert sees("expert", "ideology", heuristic("ideology")) == heuristic("ideology")
