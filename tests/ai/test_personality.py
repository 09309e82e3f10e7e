"""Personalities: every leaning names existing answers and shifts the prior without excluding any."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ai.heuristics import heuristic
from ai.levels import bot_name, level_of, no_such_chair, player, ways_to_play
from ai.personality import Personality, leaning, offered, personalities
from ai.players import GreedyPlayer
from game.command_line import main
from game.core import agenda
from game.core.content.loading import ContentError
from game.core.contract import Action
from game.core.language.words import words
from game.titles import having, rules_of, setup
from tests.games import questions

SHELVED = having("personalities")


def answers(title: str, games: int) -> set[str]:
    """Return all answers offered in random games."""
    game, seen = rules_of(title), set[str]()
    for seed in range(games):
        state, rng = game.new(setup(title, seed=seed)), Random(seed)
        for decision in questions(state, rng, 1200):
            seen.update(map(str, decision.options))
    return seen


def test_title_with_personalities_has_three_or_four_of_them() -> None:
    assert [title for title in SHELVED if len(personalities(title)) not in (3, 4)] == []


@pytest.mark.parametrize("title", SHELVED)
def test_every_leaning_matches_existing_answers(title: str) -> None:
    seen = answers(title, 6)
    for name, personality in personalities(title).items():
        for pattern in personality.leans:
            only = Personality({pattern: 2.0})
            assert any(only.factor(Action.parse(said)) == 2.0 for said in seen), (
                f"{name}: nobody answers {pattern}"
            )


@pytest.mark.parametrize("title", SHELVED)
def test_each_personality_has_a_name_and_a_description(title: str) -> None:
    told = words(title)
    for name in personalities(title):
        assert told.has(f"personality.{name}")
        assert told.has(f"personality_does.{name}")


def test_prior_leans_and_rules_nothing_out() -> None:
    game, known = rules_of("espionage"), heuristic("espionage")
    state = game.new(setup("espionage", seed=2))
    decision = agenda.decision(state)
    assert decision is not None
    first = decision.options[0]
    leans = leaning(known, Personality({str(first): 3.0}))
    plain, shifted = known.prior(state, decision), leans.prior(state, decision)
    assert shifted == [3 * plain[0], *plain[1:]]
    assert leans.evaluate is known.evaluate


def test_bot_is_named_by_its_level_and_personality() -> None:
    assert bot_name("hard", "ideology") == "Hard bot"
    assert bot_name("hard:hawk", "ideology") == "Hard hawk"
    assert bot_name("genius", "ideology") == "genius"
    assert level_of("hard:hawk") == "hard"


def test_player_leans_as_its_chair_says_and_is_otherwise_the_same() -> None:
    plain, hawk = player("fair", "ideology"), player("fair:hawk", "ideology")
    assert isinstance(plain, GreedyPlayer)
    assert isinstance(hawk, GreedyPlayer)
    assert hawk.heuristic.prior is not plain.heuristic.prior
    assert replace(hawk, heuristic=plain.heuristic) == plain


@pytest.mark.parametrize("chair", ["fair:dragon", "you:hawk", "nobody:hawk"])
def test_unknown_personality_is_refused(chair: str) -> None:
    assert no_such_chair((chair,), "ideology") is not None
    with pytest.raises(ValueError, match="There is no player called"):
        player(chair, "ideology")


def test_deal_draws_different_personalities() -> None:
    ways = ways_to_play("ideology", 7)
    assert sorted(ways) == sorted(offered("ideology"))
    assert ways == ways_to_play("ideology", 7)
    assert len({tuple(ways_to_play("ideology", seed)) for seed in range(20)}) > 1


def changed(title: str, ways: tuple[str, ...], games: int = 2, questions: int = 300) -> dict[str, float]:
    """Return the share of a hard bot's answers that each personality changes, with the same questions and dice."""
    game, plain = rules_of(title), player("hard", title)
    others = {way: player(f"hard:{way}", title) for way in ways}
    differ = dict.fromkeys(ways, 0)
    asked = 0
    for seed in range(games):
        state = game.new(setup(title, seed=seed))
        for number in range(questions):
            decision = agenda.decision(state)
            if decision is None:
                break
            view, dice = game.view(state, decision.seat), f"{seed}:{number}"
            usual = plain.choose(game, view, decision, Random(dice)).action
            if len(decision.options) > 1:
                asked += 1
                for way, other in others.items():
                    differ[way] += other.choose(game, view, decision, Random(dice)).action != usual
            agenda.advance(state, usual)
    return {way: count / asked for way, count in differ.items()}


@pytest.mark.parametrize("title", [title for title in SHELVED if offered(title)])
def test_offered_personality_changes_one_answer_in_twenty(title: str) -> None:
    found = changed(title, offered(title))
    assert min(found.values()) >= 0.05, found


def test_personality_no_longer_offered_continues_in_old_records(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "peacemaker" not in offered("ideology")
    assert no_such_chair(("fair:peacemaker",), "ideology") is None
    with pytest.raises(SystemExit):
        main(["play", "ideology", "--seats", "you,hard:broker"])
    assert "there are hawk, missionary and banker" in " ".join(capsys.readouterr().err.split())
    with pytest.raises(SystemExit):
        main(["play", "espionage", "--seats", "you,hard:guardian"])
    assert "all bots of a level play it alike" in " ".join(capsys.readouterr().err.split())


def test_senseless_factor_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "somewhere").mkdir()
    (tmp_path / "somewhere" / "personalities.toml").write_text('[mad]\nleans = { "war *" = 50 }\n')
    monkeypatch.setattr("game.core.content.loading.root", lambda: tmp_path)
    with pytest.raises(ContentError, match="mad: war \\* has the factor 50"):
        personalities("somewhere")
