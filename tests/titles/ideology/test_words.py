"""Ideology has all its words: questions, answers, events, and the text of every card."""

import re

import pytest

from game.core import asking
from game.core.content.box import box
from game.core.contract import line
from game.core.language.words import words
from game.titles import ideology
from game.titles.ideology import events as happened
from game.titles.ideology.faces import ADVANCEMENT, AREAS, IDEOLOGY, REGION, RULE
from game.titles.ideology.knowledge import READINGS, dues, reading, targets
from tests.games import asked_at
from tests.titles.ideology.summit import Summit

SAID = words("ideology")
CARDS = (*AREAS, *ADVANCEMENT, *RULE)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_what_it_does_in_short_and_at_length(card: str) -> None:
    assert SAID.name(card) != card
    assert len(SAID.templates[f"card.{card}"]) <= 76
    assert SAID.has(f"card_long.{card}")


@pytest.mark.parametrize("card", READINGS)
def test_cards_text_follows_the_house_options(card: str) -> None:
    choice, value = READINGS[card]
    assert value in next(each for each in box("ideology").option if each.id == choice).values[1:]
    plain = Summit(com={}, fas={}).state.rulings
    assert reading(plain, card) == card
    other = reading(Summit(com={}, fas={}, options={choice: value}).state.rulings, card)
    said = SAID.templates[f"card.{other}"]
    assert said != SAID.templates[f"card.{card}"]
    assert len(said) <= 76
    assert "by a house option" in SAID.templates[f"card_long.{card}"].lower()


def test_exactly_the_reconstructed_cards_say_so() -> None:
    ours = {rule.id for rule in RULE.values() if rule.source == "reconstructed"}
    told = {rule for rule in RULE if "this is ours" in SAID.templates[f"card_long.{rule}"]}
    assert told == ours


def test_every_region_and_ideology_has_a_name() -> None:
    assert all(SAID.name(region) == face.name for region, face in REGION.items())
    assert {faction.id for faction in box("ideology").faction} == set(IDEOLOGY) == set(ideology.FACTIONS)
    assert all(SAID.name(faction.id) == faction.name for faction in box("ideology").faction)


def test_a_question_is_asked_in_the_second_person_and_told_in_the_third() -> None:
    table = Summit(com={"hand": "3c"}, fas={"hand": "2c"}, regions={"cuba": "fas 0/0/1"})
    table.does("com", "attack_cultural cuba")
    assert (
        said(table)
        == "Com attacks your Cultural influence in Cuba. Deflect with 1 Cultural card, or let it stand?"
    )
    table.does("fas", "deflect")
    assert said(table) == "Deflected. Play another Cultural card against fas in Cuba, or stop?"
    table.does("com", "press")
    table.does("fas", "let_stand")
    assert table.told == [
        "Com opens a Cultural Conflict against fas in Cuba, paying 1 card besides the attack card.",
        "Com attacks in Cuba with Cultural card number 1.",
        "Fas deflects it with 1 Cultural card.",
        "Com attacks in Cuba with Cultural card number 2.",
        "Com's Cultural card takes the place of one of fas's cards in Cuba.",
    ]
    table.passes()


def said(table: Summit) -> str:
    """Return the question in the words its seat reads."""
    return SAID.say(asking.prompt(table.state), asked_at(table.state).seat, table.seats)


def test_wish_is_asked_together_with_what_was_said() -> None:
    table = Summit("diplomacy", com={}, fas={}, stances={"com fas": "war"})
    table.does("com", "call_for_peace fas")
    table.does("fas", "done")
    assert said(table) == "You are at war with fas. What do you wish? All wishes are opened together."
    table.does("com", "peace fas")
    assert said(table).startswith("You are at war with com. com has called for peace. What do you wish?")
    table.does("fas", "peace com")
    assert table.told[-1] == "Com is at peace with fas now."
    table.passes()


def test_a_price_is_explained_item_by_item() -> None:
    table = Summit(com={"hand": "4e"}, fas={"advancements": "industry industry"}, regions={"cuba": "fas 0/1/0"})
    attack = next(action for action in table.state.options if str(action) == "attack_economic cuba")
    assert targets(table.seen_by("com"), 0, attack) == (1,)
    assert [tuple(due) for due in dues(table.seen_by("com"), 0, attack, 1)] == [
        ("distance", 1),
        ("advancements", 1),
        ("iron_curtain", 1),
    ]
    for due in dues(table.state, 0, attack, 1):
        assert SAID.has(f"due.{due.what}") or SAID.name(due.what) != due.what
    table.passes()


def test_other_prices_are_explained_too() -> None:
    table = Summit("development", imp={"hand": "2m"}, com={}, regions={"egypt": "imp:1 imp 1/1/1"})
    told = {str(action): dues(table.state, 0, action) for action in table.state.options}
    assert [tuple(due) for due in told["place_military egypt"]] == [("costs_of_empire", 1)]
    assert told["place_military great_britain"] == ()
    assert [tuple(due) for due in told["buy tactics"]] == [("military", 2)]
    assert told["done"] == ()
    table.passes()
    far = Summit("foreign", com={"hand": "2m"}, fas={}, regions={"cuba": "", "mongolia": ""})
    costs = {str(action): dues(far.state, 0, action) for action in far.state.options}
    assert [tuple(due) for due in costs["extend_military cuba"]] == [("distance", 1)]
    assert costs["extend_military mongolia"] == ()
    far.passes()


def test_every_phase_and_stance_has_words() -> None:
    phases = ("setup", "resource", "trading", "development", "foreign", "conflict", "diplomacy", "assessment")
    for phase in (*phases, "turn_order", "end"):
        assert SAID.has(f"phase.{phase}")
        assert SAID.name(phase) != phase or phase == "end"
    sentence = SAID.say(line("reason.stance", other=1, stance="neutral", area="military"), 0, ("A", "B"))
    assert sentence == "You are neutral with B, which allows no Military Conflict."


def test_you_and_your_appear_only_where_a_name_could() -> None:
    """ "You" is used only at the start of a sentence, and "your" only before a noun."""
    late = re.compile(r"(?:^|[.?] |\.< |^level \{level\} · )\{\w+:who\}")
    alone = re.compile(r"\{\w+:whose\}(?:$|[.,;:]| in\b| at\b)")
    for key, template in SAID.templates.items():
        assert len(late.findall(template)) == len(re.findall(r"\{\w+:who\}", template)), key
        assert not alone.search(template), key


def test_loss_reads_well_to_the_seat_that_loses() -> None:
    table = Summit(com={"hand": "2c"}, fas={}, regions={"cuba": "fas:1 fas 1/1/1 com 1/0/0"})
    table.does("com", "attack_cultural cuba")
    names = ("Com", "Fas")
    assert [SAID.tell(event, 1, names) for event in table.happened(happened.InfluenceReplaced)] == [
        "Com's Cultural card takes the place of one of your cards in Cuba."
    ]
    table.passes()
    lost = happened.RegionFreed(1, "cuba", 1)
    assert SAID.tell(lost, 1, names) == "You have no majority in Cuba any more: it is Independent."


def test_id_con_12_the_question_lists_all_of_capitalisms_options() -> None:
    table = Summit(com={"hand": "3c"}, cap={"hand": "2c"}, regions={"cuba": "cap 0/0/1"})
    table.does("com", "attack_cultural cuba")
    assert said(table) == "Com attacks your Cultural influence in Cuba. Repel it, deflect it, or let it stand?"
    table.does("cap", "repel")
    table.does("com", "press")
    assert said(table).endswith("Deflect with 1 Cultural card, or let it stand?")
    table.passes()
