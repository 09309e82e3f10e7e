"""Asking why reveals nothing that the seat may not know: worlds that look alike get the same reply."""

from random import Random
from typing import Any

import pytest

from game.core.contract import Action, Seat
from game.core.language.words import words
from game.core.table import Table
from game.core.views import refresh
from game.terminal.boards import board
from game.terminal.why import Why
from game.terminal.wishes import lexicon
from game.titles import SHELF, rules_of, setup
from game.titles.ideology.faces import AREAS
from game.titles.manifesto.faces import CONFLICT
from game.titles.world_order.faces import FACE
from tests.chairs import shown_to, unkept
from tests.client.twins import another_world
from tests.games import questions

NO_USE = ("no_use_at_home", "no_use_abroad", "no_use_in_conflict")
ANSWERS, EVERY, WISHES = 90, 6, 14


def asked_back(table: Table[Any], title: str, wishes: list[str]) -> list[list[str]]:
    """Return the reply to each wish at a table."""
    asked = table.decision
    assert asked is not None
    why = Why(shown_to(asked.seat, unkept(title, table)), board(title))
    return [why.sentences(wish, asked) for wish in wishes]


def wishes_at(table: Table[Any], title: str, rng: Random) -> list[str]:
    """Return options, each followed by the name of something that a drawn card could be."""
    said, asked = words(title), table.decision
    assert asked is not None
    things = sorted(said.names)
    offered = [rng.choice(asked.options) for _ in range(WISHES)]
    return [f"{action.verb} {said.name(action.noun)} {said.name(rng.choice(things))}" for action in offered]


def test_place_is_recognised_with_and_without_its_article() -> None:
    one, other = (lexicon("manifesto").read(said).things[0].ids for said in ("Balkans", "the Balkans"))
    assert one == other == ("balkans",)


def test_usable_area_is_not_said_to_be_full() -> None:
    table = Table(rules_of("ideology"), setup("ideology", 3, seed=4))
    rng, asked = Random(4), set[str]()
    while (question := table.decision) is not None and table.answered < 150:
        for option in question.options:
            verb, _, area = option.verb.partition("_")
            if area in AREAS and verb in ("place", "extend", "attack"):
                why = table.why_not(question.seat, Action(f"{verb}_{area}", area))
                assert not why.line.key.endswith(NO_USE), option
                asked.add(verb)
        table.play(rng.choice(question.options))
    assert asked == {"place", "extend", "attack"}


@pytest.mark.parametrize("seed", [3, *[pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 16)]])
@pytest.mark.parametrize("title", SHELF)
def test_asking_why_gives_the_same_reply_in_indistinguishable_worlds(title: str, seed: int) -> None:
    rng = Random(f"{title} {seed}")
    table = Table(rules_of(title), setup(title, seed=seed))
    for number, asked in enumerate(questions(table, rng, ANSWERS)):
        if not number % EVERY:
            wishes, here = wishes_at(table, title, rng), table.state
            told = asked_back(table, title, wishes)
            for _ in range(2):
                table.state = another_world(table, here, asked.seat, rng)
                assert asked_back(table, title, wishes) == told
            table.state = here


def test_top_of_the_deck_is_not_revealed_by_asking_to_play_it() -> None:
    """Explore Alternatives draws two cards and plays one; the reply used to reveal which ones could be played."""
    title, rng = "world_order", Random(14)
    table, said = Table(rules_of(title), setup(title, seed=14)), words(title)
    while (asked := table.decision) is None or asked.kind != "take_turn":
        table.play(rng.choice(table.state.options))
    state, seat = table.state, asked.seat
    state.hands = tuple(
        ("explore_alternatives:a", *hand[1:]) if other == seat else hand for other, hand in enumerate(state.hands)
    )
    refresh(state)
    wishes = [f"play Explore Alternatives {said.name(card)}" for card in sorted(FACE)]
    told = asked_back(table, title, wishes)
    for _ in range(3):
        table.state = another_world(table, state, seat, rng)
        assert asked_back(table, title, wishes) == told


def test_card_and_a_place_together_mean_the_action_that_needs_both() -> None:
    """“cultural Southeast Asia” used to be read as trading the card, so the reply named the wrong phase."""
    table = Table(rules_of("ideology"), setup("ideology", 3, seed=8811))
    told = asked_back(table, "ideology", ["cultural Brazil", "cultural"])
    assert "Foreign Phase" in told[0][0]
    assert "allowed" in told[1][0], "a card alone can be traded"


def test_discarding_a_playable_card_is_not_refused_for_lack_of_a_target() -> None:
    """“discard Insurgency” used to get “Every target is a major region: that costs 3 ITS, and you have 9.”"""
    table, rng = Table(rules_of("manifesto"), setup("manifesto", 3, seed=3)), Random(3)
    while (asked := table.decision) is None or asked.kind != "play_conflict":
        table.play(rng.choice(table.state.options))
    card = words("manifesto").name(asked.options[0].noun)
    assert "First choose a card" in asked_back(table, "manifesto", [f"discard {card}"])[0][0]


def test_conflict_card_is_not_said_to_join_a_note_after_its_sum() -> None:
    """“add Trade War” used to get “First say how many ITS you bid, then add Trade War.”"""
    table, rng = Table(rules_of("manifesto"), setup("manifesto", 3, seed=3)), Random(3)
    while (asked := table.decision) is None or asked.kind != "name_sum" or not conflict_cards(table, asked.seat):
        table.play(rng.choice(table.state.options))
    card = words("manifesto").name(conflict_cards(table, asked.seat)[0])
    assert "adds nothing to a bid" in asked_back(table, "manifesto", [f"add {card}"])[0][0]


def conflict_cards(table: Table[Any], seat: Seat) -> list[str]:
    """Return the conflict cards in a hand of Manifesto."""
    return [card for card in table.state.hands[seat] if card in CONFLICT]
