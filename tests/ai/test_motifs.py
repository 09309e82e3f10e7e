"""Every question of a title has a group, and every motif and every group has a name."""

from random import Random

import pytest

from ai.coach.motifs import OTHER, group, lesson, motif, motifs
from ai.heuristics import STUDIED
from ai.levels import player
from game.core import agenda
from game.core.content.languages import languages
from game.core.exercise import exercises
from game.core.language.words import words
from game.core.table import Table
from game.play.retry import lesson_about
from game.titles import SHELF, rules_of, setup
from game.titles.world_order.faces import kind_of

STUDIED_TITLES = [name for name in SHELF if name in STUDIED]


@pytest.mark.parametrize("name", STUDIED_TITLES)
def test_every_question_has_a_group_and_its_answers_have_motifs(name: str, run_seed: int) -> None:
    game, found = rules_of(name), set[str]()
    for seed in range(3):
        state, rng = game.new(setup(name, game.SEATS[0], seed=run_seed + seed)), Random(seed)
        for _ in range(400):
            asked = agenda.decision(state)
            if asked is None:
                break
            assert group(name, asked.kind) != OTHER, asked.kind
            given = rng.choice(asked.options)
            found.add(motif(name, game.view(state, asked.seat), asked, given))
            agenda.advance(state, given)
    assert len(found - {OTHER}) >= 5, found


@pytest.mark.parametrize("name", STUDIED_TITLES)
def test_motifs_and_groups_have_names_in_every_language(name: str) -> None:
    known = motifs(name)
    assert len({each.name for each in known.motifs}) >= 5
    for language in languages():
        said = words(name, language)
        wanted = {f"motif.{each.name}" for each in known.motifs} | {f"group.{each}" for each in known.groups}
        assert not [key for key in sorted(wanted) if not said.has(key)]


@pytest.mark.parametrize("name", STUDIED_TITLES)
def test_every_lesson_that_a_motif_names_exists(name: str) -> None:
    taught = {of.id for of in exercises(name)}
    assert {each.lesson for each in motifs(name).motifs if each.lesson} <= taught
    assert lesson(name, "no such motif") == ""


def test_every_rule_that_a_hint_can_name_has_a_lesson() -> None:
    named = {each.lesson for name in STUDIED_TITLES for each in motifs(name).motifs}
    rules = "pair gadget transport advance order treaty back engage armies growth"
    assert named >= set(rules.split())


def test_different_world_order_cards_link_to_different_lessons() -> None:
    """A review named the lesson on Assets, whichever card would have been better."""
    table = Table(rules_of("world_order"), setup("world_order", seed=43))
    bot, found = player("greedy", "world_order"), dict[str, str]()
    while (asked := table.decision) is not None and len(found) < 14:
        view = table.view(asked.seat)
        if asked.kind == "take_turn":
            for best in asked.options:
                name = motif("world_order", view, asked, best)
                if name != "play":
                    found[kind_of(best.noun) or best.verb] = lesson_about("world_order", asked.kind, name)
        table.play(bot.choose(table.game, view, asked, Random(table.answered)).action)
    assert found["new_allies"] == "ally"
    assert found["foreign_direct_investment"] == "invest"
    assert found["foreign_military_presence"] == "base"
    assert found["pass"] == "research"
    assert len({*found.values()}) >= 5
