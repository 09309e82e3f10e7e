"""What World Order says about answers and cards matches what they cost and bring."""

from random import Random

import pytest

from game.core import agenda
from game.core.contract import Action
from game.core.language.words import words
from game.testing.laws import GAP, trial
from game.titles.world_order.board import have
from game.titles.world_order.conversation import CONVERSATION
from game.titles.world_order.faces import ASSET, COUNTRY, FACE, GROWTH, REGION
from game.titles.world_order.knowledge import Threatened
from game.titles.world_order.relations import SpendDiplomacy
from game.titles.world_order.state import State
from game.titles.world_order.telling import (
    GOES_ON,
    about,
    change,
    growth_stands,
    note,
    notes,
    one_plain_action,
    option,
    outcome,
    power_says,
    price,
    reading,
    threat_says,
)
from tests.games import questions
from tests.titles.world_order.summit import Seated, Summit

SAID = words("world_order")
AT_ONCE = {
    "pay": ("diplomacy",),
    "permanent": ("vp",),
    "temporary": ("vp",),
    "sell": ("money",),
    "send": ("money",),
    "make": ("energy", "raw", "food", "money"),
    "tracks": ("money",),
    "discard_token": ("money",),
    "swap": ("money",),
}
"""Answers that cost or bring something before the next question, with the things compared."""


def holds(state: State, seat: int, what: str) -> int:
    return state.vp[seat] if what == "vp" else have(state, seat, what)


def differs(state: State, seat: int, action: Action, what: str) -> int:
    """Return by how much an answer changes something before the next question."""
    after = state.copy()
    agenda.advance(after, action)
    return holds(after, seat, what) - holds(state, seat, what)


@pytest.mark.parametrize("seats", [2, 4])
def test_answer_changes_its_description(seats: int) -> None:
    under, seen = trial("world_order", seats, 5), set[str]()
    for _ in range(2500):
        state, asked = under.state, under.table.decision
        if asked is None:
            break
        top = agenda.asked(state)
        for action in () if isinstance(top, SpendDiplomacy) and top.swap else asked.options:
            told = change(state, asked.seat, action)
            for what in set(told) & set(AT_ONCE.get(action.verb, ())):
                found = differs(state, asked.seat, action, what)
                assert found == told[what], (action, told, found)
                seen.add(action.verb)
        under.recorded.play(under.rng.choice(asked.options))
    assert seen > {"pay", "permanent", "temporary", "sell", "make"}, seen


def test_everything_described_has_its_words() -> None:
    under, rng = trial("world_order", 3, 7), Random(3)
    things = [*FACE, *COUNTRY, *ASSET, *GROWTH, *REGION]
    named = [SAID.name(under.game.faction(under.state, seat)) for seat in under.table.seats]
    for asked in questions(under.recorded, under.rng, 400):
        view, seat = under.table.view(asked.seat), asked.seat
        told = [option(view, seat, action) for action in asked.options]
        told += [said for action in asked.options for said in outcome(view, seat, action)]
        found = [*notes(view, seat), *power_says(view, seat)]
        for noun in (*rng.sample(things, 12), *(action.noun for action in asked.options)):
            told += about(view, seat, noun) if noun else ()
            found += [each] if (each := note(view, seat, noun)) else []
        told += [growth_stands(view, seat, card)[1] for card in GROWTH]
        for other in (None, *under.table.seats):
            region, seen = rng.choice([*REGION]), under.table.view(other)
            told += CONVERSATION.explains(seen, other or 0, region)
            assert other == seat or note(seen, other or 0, region) is None, "nothing is asked of them"
        told += [said for each in found for said in (each.head, *each.lines)]
        said = [SAID.say(each, seat, named) for each in told]
        assert all(said)
        assert GAP not in "".join(said), [each for each in said if GAP in each]


def test_every_special_name_for_continuing_has_a_sentence() -> None:
    assert {f"board.done_{kind}" for kind in GOES_ON} == {key for key in SAID.templates if "board.done_" in key}


def test_prices_include_discounts_and_surcharges_but_not_help_of_allies() -> None:
    side = Seated(hand="diplomatic_engagement", allies="norway turkey", focus="diplomatic", stock={"diplomacy": 9})
    table = Summit(usa=side)
    table.plays("usa", "diplomatic_engagement")
    assert price(table.state, 0, Action("engage", "europe")) == REGION["europe"].engage - 2
    said = [SAID.say(each) for each in note(table.state, 0, "europe").lines]  # type: ignore[union-attr]
    assert said[:2] == ["Price: *3 diplomacy*.", "Exhausting ready Countries in Europe takes up to 2 off."]
    table.does("usa", "engage europe", "pay", "temporary")


def test_card_with_a_single_plain_action_says_it_once() -> None:
    plain = {card.partition(":")[0] for card in FACE if one_plain_action(card)}
    for card in plain:
        text = SAID.templates[f"card.{card}"]
        acts = [said for said in SAID.templates if said.startswith("does.")]
        assert text.rstrip(".").lower() in {SAID.name(key.removeprefix("does.")).lower() for key in acts}
    table = Summit("prosperity", usa={"hand": "new_allies"})
    (card,) = table.state.hands[0]
    assert not any(each.key == "card.new_allies" for each in reading(table.state, 0, card))


def test_threatening_reader_is_addressed_as_you() -> None:
    """The USA used to read that the USA is stronger here than China."""
    table = Summit(usa={}, china={})
    state = table.state
    usa, china = state.powers.index("usa"), state.powers.index("china")

    def told(reader: int, *rivals: str) -> str:
        found = Threatened("east_asia_pacific", rivals, 0, -2, 1, 0, 0)
        return SAID.say(threat_says(state, found, china, reader), reader, ("Ann", "Bo"))

    assert "You are stronger here than " in told(usa, "usa")
    assert "You, like Russia, are stronger here than " in told(usa, "russia", "usa")
    assert "USA is stronger here than you" in told(china, "usa")
    table.does("usa", "pass")
