"""Anything a person tries in Manifesto that isn't on offer is refused with a rule and a whole sentence."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from game.core import agenda, asking
from game.core.contract import Action, Decision, option
from game.core.language.words import words
from game.titles import manifesto
from game.titles.manifesto.faces import CARD, REGIONS
from game.titles.manifesto.state import State
from tests.conftest import Sampled
from tests.tabletop import of_each_kind, say_why
from tests.titles.manifesto.congress import GAME, Congress

OF_CARDS = ("play", "add", "discard")
OF_REGIONS = ("take", "target", "name")
OF_SEATS = ("partner", "enemy")
OF_NOTHING = (
    *("two_cards", "buy", "stop", "pass", "first", "last", "accept", "refuse", "seal"),
    *("for", "against", "axis", "allies", "abstain"),
)
SENSIBLE = (
    *[option(verb, card) for verb, card in product(OF_CARDS, CARD)],
    *[option(verb, region) for verb, region in product(OF_REGIONS, REGIONS)],
    *[option(verb, seat) for verb, seat in product(OF_SEATS, manifesto.FACTIONS)],
    *[option("bid", str(its)) for its in (0, 3, 500)],
    *[option(verb) for verb in OF_NOTHING],
)
"""Every answer offered at some question or other."""
ANYTHING = tuple(
    option(verb, noun)
    for verb, noun in product(
        (*OF_CARDS, *OF_REGIONS, *OF_SEATS, *OF_NOTHING, "bid", "dance"),
        ("", "alliance:a", "manifesto:b", "treaty:a", "india", "russia", "democracy", "7", "nowhere"),
    )
)
"""Every verb with nouns of every kind, sensible or not."""
EACH = 24
"""Positions checked for each kind of question."""
KINDS = {
    *("take_region", "buy_card", "discard", "take_side", "name_sum", "add_cards", "first_or_last", "play_peace"),
    *("choose_partner", "consent", "start_war", "choose_enemy", "name_loss", "play_conflict", "choose_target"),
}


@cache
def positions() -> list[tuple[State, Decision]]:
    """Return some positions of every kind of question from seeded games with random options and levels."""
    return list(of_each_kind(GAME, 24, seats=6, each=EACH, more=0.01))


def test_the_walk_meets_every_kind_of_question() -> None:
    assert {asked.kind for _, asked in positions()} == KINDS


def test_every_sensible_answer_is_on_offer_or_refused_with_a_rule_and_a_sentence(sampled: Sampled) -> None:
    for state, asked in positions():
        for action in sampled(SENSIBLE, 3):
            if action not in asked.options:
                sentence = say_why("manifesto", state, asked.seat, action)
                assert "⟨" not in sentence, f"{action} at {asked.kind}: {sentence}"


def test_nobody_answers_for_another() -> None:
    for state, asked in positions():
        other = (asked.seat + 1) % len(state.seats)
        sentence = say_why("manifesto", state, other, asked.options[0])
        assert "⟨" not in sentence, f"{asked.kind}: {sentence}"


def test_nonsense_is_refused_too() -> None:
    for state, asked in positions()[::3]:
        for action in ANYTHING:
            if action not in asked.options:
                sentence = say_why("manifesto", state, asked.seat, action)
                assert "⟨" not in sentence, f"{action} at {asked.kind}: {sentence}"


def rare() -> Iterator[tuple[State, Decision]]:
    """Yield positions that random games hardly ever reach."""
    everywhere = " ".join(REGIONS)
    tables = [
        Congress(anna={"hand": "alliance rebellion incursion", "regions": everywhere}, omar={}),
        Congress(anna={"hand": "purge", "lost": "india"}, omar={"regions": "china"}),
        Congress(
            truces={"anna omar": 9},
            anna={"hand": "rebellion"},
            omar={"regions": "india"},
            carl={"regions": "balkans"},
        ),
    ]
    tables[1].does("anna", "play purge")
    tables[2].does("anna", "play rebellion")
    for table in tables:
        asked = agenda.decision(table.state)
        assert asked is not None
        yield table.state.copy(), asked
        Congress.laid.remove(table)


def test_every_reason_of_the_title_is_given_at_some_time() -> None:
    given = {
        asking.why_not(state, asked.seat, action).line.key
        for state, asked in (*positions(), *rare())
        for action in SENSIBLE
        if action not in asked.options
    }
    written = {key for key in words("manifesto").templates if key.startswith("reason.")}
    elsewhere = {"reason.game_over", "reason.not_your_decision", "reason.sealing"}
    assert written - elsewhere - given == set()


def test_a_reason_speaks_of_this_very_position() -> None:
    table = Congress(
        truces={"anna omar": 11},
        anna={"hand": "rebellion", "its": 2},
        omar={"regions": "india"},
        carl={"regions": "japan balkans"},
    )
    table.does("anna", "play rebellion")
    said = [
        words("manifesto").say(asking.why_not(table.state, 0, Action("target", region)).line, 0, table.seats)
        for region in ("india", "japan")
    ]
    assert said == [
        "You are under a truce with omar to the end of round 11, and Rebellion is military.",
        "Japan is a major region: targeting it costs 3 ITS, and you have 2.",
    ]
    table.does("anna", "target balkans")
    table.bid()
