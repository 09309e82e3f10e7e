"""Anything a person tries in Ideology that isn't on offer is refused with a rule and a whole sentence."""

import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from game.core import agenda, asking, views
from game.core.content.box import box
from game.core.contract import Action, Decision, Setup, option
from game.core.language.words import words
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, REGIONS
from game.titles.ideology.state import State
from tests.laws import sources
from tests.tabletop import say_why
from tests.titles.ideology.summit import GAME, Summit
from tests.titles.ideology.test_laws import Belligerent

VERBS = (
    *("play_as", "discard", "trade", "done", "buy", "pass", "fire", "against", "deflect", "repel", "let_stand"),
    *("press", "stop", "call_for_peace", "call_for_neutrality", "call_for_war", "peace", "neutral", "war", "lay"),
    *[f"{deed}_{area}" for deed in ("place", "extend", "withdraw", "attack", "fire", "lift") for area in AREAS],
    "dance",
)
NOUNS = ("", "military", "cultural", "tactics", "weapons_of_mass_destruction", "fascism", "communism", "nowhere")
SOME = ("russia", "germany", "iran", "mongolia", "cuba", "france")
ANYTHING = tuple(option(verb, noun) for verb, noun in product(VERBS, (*NOUNS, *SOME)))
EACH = 12
"""Positions checked for each kind of question."""
KINDS = {
    *("take_ideology", "discard", "trade", "develop", "spread", "fight", "choose_target", "defend", "press"),
    *("speak", "wish", "exchange", "lay_instead"),
}


@cache
def positions() -> list[tuple[State, Decision]]:
    """Return some positions of every kind of question from seeded games with random options and levels."""
    seen: Counter[str] = Counter()
    kept = []
    for seed in range(24):
        rng = Belligerent(seed)
        options = {choice.id: rng.choice(choice.values) for choice in box("ideology").option}
        level = rng.choice(box("ideology").levels)
        state = GAME.new(Setup(level, ("",) * (2 + seed % 4), {**options, "turn_limit": 15}, seed))
        while (asked := agenda.decision(state)) is not None:
            if seen[asked.kind] < EACH and rng.random() < 0.3:
                seen[asked.kind] += 1
                kept.append((state.copy(), asked))
            agenda.advance(state, rng.choice(asked.options))
    return kept


def refusals() -> Iterator[tuple[State, Decision, Action]]:
    for state, asked in positions():
        yield from ((state, asked, action) for action in ANYTHING if action not in asked.options)


def test_all_kinds_of_questions_are_met() -> None:
    assert {asked.kind for _, asked in positions()} == KINDS
    assert set(REGIONS) >= set(SOME)
    assert set(ADVANCEMENTS) >= {"tactics"}


def test_every_refusal_names_a_rule_and_says_a_whole_sentence() -> None:
    for state, asked, action in refusals():
        for seat in (asked.seat, (asked.seat + 1) % len(state.factions)):
            sentence = say_why("ideology", state, seat, action)
            assert "⟨" not in sentence, sentence
            assert sentence.endswith("."), sentence


def test_every_reason_of_the_words_is_written_in_the_source() -> None:
    shared = [inspect.getsource(module) for module in (agenda, asking, views)]
    source = "".join([*shared, *sources.modules("ideology").values()])
    written = [key.partition(".")[2] for key in words("ideology").templates if key.startswith("reason.")]
    assert [key for key in written if f'"{key}"' not in source and not key.startswith("fire_")] == []


def test_nothing_is_refused_when_it_is_over_but_by_its_end() -> None:
    table = Summit("end", com={}, fas={}, regions={"russia": "com:12 com 3/3/3"})
    assert table.refuses("com", "pass") == "ID-WIN-01"


@pytest.mark.parametrize(
    ("phase", "answer", "rule"),
    [
        ("development", "extend_military mongolia", "ID-GEN-02"),
        ("foreign", "place_military russia", "ID-GEN-02"),
        ("conflict", "extend_military mongolia", "ID-GEN-02"),
    ],
)
def test_what_belongs_to_another_phase_is_told_so(phase: str, answer: str, rule: str) -> None:
    table = Summit(phase, com={"hand": "3m 3c"}, fas={"hand": "1m"}, regions={"mongolia": "fas 0/0/1"})
    assert table.refuses("com", answer) == rule
    assert table.refuses("fas", "pass") == "ID-GEN-02"
    table.passes()
