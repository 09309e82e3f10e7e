"""Personalities: every leaning is one of answers there are, and shifts the prior without closing any door."""

from pathlib import Path
from random import Random

import pytest

from ai.heuristics import heuristic
from ai.personality import Personality, leaning, personalities
from game.core import agenda
from game.core.content import ContentError
from game.core.contract import Action
from game.core.words import words
from game.titles import on_show, setup
from game.titles import title as shelved

SHELVED = [title for title in on_show() if personalities(title)]


def answers(title: str, games: int) -> set[str]:
    """All answers that were on offer in random games."""
    game, seen = shelved(title), set[str]()
    for seed in range(games):
        state, rng = game.new(setup(title, seed=seed)), Random(seed)
        for _ in range(1200):
            decision = agenda.decision(state)
            if decision is None:
                break
            seen.update(map(str, decision.options))
            agenda.advance(state, rng.choice(decision.options))
    return seen


def test_all_titles_on_show_have_three_or_four() -> None:
    assert [title for title in on_show() if len(personalities(title)) not in (3, 4)] == []


@pytest.mark.parametrize("title", SHELVED)
def test_every_leaning_is_one_of_answers_there_are(title: str) -> None:
    seen = answers(title, 6)
    for name, personality in personalities(title).items():
        for pattern in personality.leans:
            only = Personality({pattern: 2.0})
            assert any(only.factor(Action.parse(said)) == 2.0 for said in seen), (
                f"{name}: nobody answers {pattern}"
            )


@pytest.mark.parametrize("title", SHELVED)
def test_each_is_named_and_described(title: str) -> None:
    told = words(title)
    for name in personalities(title):
        assert told.has(f"personality.{name}")
        assert told.has(f"personality_does.{name}")


def test_the_prior_leans_and_nothing_is_ruled_out() -> None:
    game, known = shelved("espionage"), heuristic("espionage")
    state = game.new(setup("espionage", seed=2))
    decision = agenda.decision(state)
    assert decision is not None
    first = decision.options[0]
    leans = leaning(known, Personality({str(first): 3.0}))
    plain, shifted = known.prior(state, decision), leans.prior(state, decision)
    assert shifted == [3 * plain[0], *plain[1:]]
    assert leans.evaluate is known.evaluate


def test_a_factor_beyond_sense_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "somewhere").mkdir()
    (tmp_path / "somewhere" / "personalities.toml").write_text('[mad]\nleans = { "war *" = 50 }\n')
    monkeypatch.setattr("ai.personality.root", lambda: tmp_path)
    with pytest.raises(ContentError, match="mad: war \\* has the factor 50"):
        personalities("somewhere")
