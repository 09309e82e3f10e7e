"""Anything a person tries in World Order that isn't on offer is refused with a rule and a whole sentence."""

import inspect
from functools import cache
from itertools import product
from random import Random

from game.core import agenda, asking, views
from game.core.contract import Decision, Setup, option
from game.core.language.words import words
from game.testing.laws import rule_ids
from game.titles.world_order.faces import COUNTRY, FACE, GROWTH, REGIONS, RESOURCES
from game.titles.world_order.state import State
from game.titles.world_order.turns import PlayMore
from tests.conftest import Sampled
from tests.laws import sources
from tests.tabletop import of_each_kind, say_why
from tests.titles.world_order.summit import GAME

OF_CARDS = ("play", "lay", "discard", "trash", "buy", "take")
OF_COUNTRIES = ("improve", "exhaust", "ready", "invest", "base")
OF_REGIONS = ("region", "engage", "to", "army", "search", "move_token", "discard_token")
OF_RESOURCES = ("export", "import", "produce", "raise", "resource", "double")
OF_GROWTH = ("growth", "use")
OF_NUMBERS = ("make", "sell", "buy", "send", "swap", "times", "tracks", "draw", "place")
OF_NOTHING = ("yes", "no", "none", "done", "pass", "order", "pay", "permanent", "temporary", "refresh")
SENSIBLE = (
    *[option(verb, card) for verb, card in product(OF_CARDS, sorted(FACE)[::7])],
    *[option(verb, card) for verb, card in product(OF_COUNTRIES, COUNTRY)],
    *[option(verb, region) for verb, region in product(OF_REGIONS, REGIONS)],
    *[option(verb, what) for verb, what in product(OF_RESOURCES, RESOURCES)],
    *[option(verb, card) for verb, card in product(OF_GROWTH, GROWTH)],
    *[option(verb, str(number)) for verb, number in product(OF_NUMBERS, (0, 2, 77))],
    *[option(verb) for verb in OF_NOTHING],
)
"""Answers on offer at some question or other."""
EACH = 12
"""Positions checked for each kind of question."""
RULES = frozenset(rule_ids("world_order"))
RULE = {question.kind: question.rule for question in sources.questions("world_order")}
"""The rule behind each kind of question."""


@cache
def positions() -> list[tuple[State, Decision]]:
    """Return some positions of every kind of question from seeded games with random options and levels."""
    return list(of_each_kind(GAME, 60, seats=4, each=EACH))


RARE = {
    "accept_offer",
    "name_reached",
    "swap_services",
    "move_token",
    "search_region",
    "choose_double",
    "convert_cube",
    "convert_after",
}


def test_the_walk_meets_nearly_every_kind_of_question() -> None:
    assert set(RULE) - {asked.kind for _, asked in positions()} <= RARE


def test_every_sensible_answer_is_on_offer_or_refused_with_a_rule_and_a_sentence(sampled: Sampled) -> None:
    for state, asked in positions():
        for action in sampled(SENSIBLE, 3):
            if action not in asked.options:
                sentence = say_why("world_order", state, asked.seat, action)
                assert "⟨" not in sentence, f"{action} at {asked.kind}: {sentence}"


def test_nobody_answers_for_another() -> None:
    for state, asked in positions():
        other = (asked.seat + 1) % len(state.seats)
        sealed = isinstance(state.agenda[-1], views.Sealed)
        assert asking.why_not(state, other, asked.options[0]).rule == ("WO-AMB-71" if sealed else "WO-ACT-02")


def test_a_game_that_is_over_refuses_everything() -> None:
    state = GAME.new(Setup("short", ("usa", "china"), {}, 5))
    rng = Random(5)
    while (asked := agenda.decision(state)) is not None:
        agenda.advance(state, rng.choice(asked.options))
    assert asking.why_not(state, 0, option("pass")).rule == "WO-GEN-01"


def test_many_reasons_speak_of_the_very_thing() -> None:
    given = {
        asking.why_not(state, asked.seat, action).line.key.removeprefix("reason.")
        for state, asked in positions()
        for action in SENSIBLE
        if action not in asked.options
    }
    assert len(given - set(RULE)) >= 35


def test_no_reason_waits_for_something_that_never_happens() -> None:
    source = "".join(
        [
            inspect.getsource(agenda),
            inspect.getsource(asking),
            inspect.getsource(views),
            *sources.modules("world_order").values(),
        ]
    )
    written = {key for key in words("world_order").templates if key.startswith("reason.")}
    unused = [key for key in written - {f"reason.{kind}" for kind in RULE} if _name(key) not in source]
    assert unused == []


def _name(key: str) -> str:
    """Return a key as it appears in the source."""
    return f'"{key.removeprefix("reason.")}"'


def test_every_question_has_a_rule_and_a_sentence() -> None:
    assert set(RULE.values()) <= RULES
    assert all(words("world_order").has(f"reason.{kind}") for kind in RULE)


def test_wo_act_08_a_card_besides_is_no_turn_that_could_be_passed() -> None:
    state = GAME.new(Setup("standard", ("usa", "china"), {}, 1))
    why = PlayMore(0, may=False)
    assert why.why_not(state, option("pass")).line.key == "reason.no_pass_here"
    assert why.why_not(state, option("none")).line.key == "reason.must_play"
