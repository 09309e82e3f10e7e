"""Manifesto has all its words: questions, answers, events, and the text of every card."""

from typing import Any

import pytest

from game.core import asking
from game.core.content.box import box
from game.core.contract import line
from game.core.language.words import words
from game.titles.manifesto.faces import CARD, CONFLICT, INFLUENCE, REGION
from game.titles.manifesto.state import Conflict
from game.titles.manifesto.telling import about
from tests.games import asked_at
from tests.titles.manifesto.congress import Congress

SAID = words("manifesto")
KINDS = sorted({face.id for face in CARD.values()})


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_says_what_it_does_in_short_and_at_length(kind: str) -> None:
    assert SAID.has(f"card.{kind}")
    assert SAID.has(f"card_long.{kind}")
    assert len(SAID.templates[f"card.{kind}"]) <= 56


def test_every_card_region_and_ideology_has_a_name() -> None:
    for card, face in CARD.items():
        assert SAID.name(card).replace("é", "e") == face.name
    assert all(SAID.name(region) == face.name for region, face in REGION.items())
    assert {faction.id: faction.name for faction in box("manifesto").faction} == {
        faction: SAID.name(faction) for names in box("manifesto").lineups for faction in names.every
    }


def test_the_long_text_of_a_card_names_its_type_and_its_numbers() -> None:
    for face in CONFLICT.values():
        text = SAID.templates[f"card_long.{face.id}"].lower()
        if face.phase != "peace":
            assert SAID.name(f"{face.scope}.type") in text
            assert SAID.name(f"{face.domain}.type") in text
    for value in INFLUENCE.values():
        if value.id != "industrial_buildup":
            text = SAID.templates[f"card_long.{value.id}"]
            assert f"Adds {value.influence} " in text
            assert f" {value.bonus} more" in text


def test_a_question_is_asked_in_the_second_person_and_told_in_the_third() -> None:
    table = Congress(
        Ann={"hand": "rebellion", "its": 4},
        Bob={"regions": "germany", "its": 2},
        Cy={"hand": "alliance", "its": 1},
    )
    table.plays("Ann", "rebellion", "germany")
    assert said(table) == "Your Rebellion in Germany: how many ITS do you bid for it?"
    table.does("Ann", "bid 1")
    assert said(table) == "Your note is worth 1, and no card can be added. Seal it."
    table.does("Ann", "seal")
    assert said(table) == "Ann's Rebellion in Germany: how many ITS do you bid against it?"
    table.writes("Bob", "0")
    assert said(table) == "Ann's Rebellion in Germany: take a side, or stay out?"
    table.writes("Cy", "out")
    assert table.told == [
        "Ann plays Rebellion on Bob's Germany.",
        "Ann pays 3 ITS, since Germany is a major region.",
        "Cy stays out.",
        "Bob bids 0 against it.",
        "Ann bids 1 for it.",
        "Rebellion succeeds in Germany, 1 to 0.",
        "Bob loses Germany: it turns neutral.",
    ]
    table.passes()


def test_plural_regions_take_a_plural_verb() -> None:
    for region, verb in (("balkans", "stand"), ("pacific_islands", "stand"), ("germany", "stands")):
        head = SAID.say(line("headline.conflict_lost", region=region))
        assert head.endswith(f" {verb} firm"), head
    goes = SAID.say(line("board.won_gain", region="balkans", seat=0), None, ["Ann"])
    assert goes == "If it succeeds, the Balkans go to Ann; if it fails, nothing changes."
    assert SAID.say(line("board.card_on", card="rebellion", region="balkans")) == "Rebellion in the Balkans"
    assert SAID.say(line("board.card_on", card="rebellion", region="india")) == "Rebellion in India"


def said(table: Congress) -> str:
    """Return the question in the words its seat reads."""
    return SAID.say(asking.prompt(table.state), asked_at(table.state).seat, table.seats)


def test_war_addresses_its_leaders_and_helpers() -> None:
    table = Congress(
        "war",
        Ann={"regions": "russia", "hand": "world_war", "its": 4},
        Bob={"regions": "germany", "its": 2},
        Cy={"its": 1},
    )
    table.does("Ann", "play world_war")
    assert said(table) == (
        "World War: against which power? If you lose it, a die of 1 or more takes all your regions."
    )
    told = [SAID.say(each, 0, table.seats) for each in about(table.state, 0, table.state.factions[1])]
    assert "A lost war takes all regions on a die of 1 or more." in told
    table.does("Ann", "enemy Bob")
    assert said(table) == "World War: how many ITS do you bid for your side against Bob?"
    table.writes("Ann", "1")
    assert said(table) == "World War: how many ITS do you bid for your side against Ann?"
    table.writes("Bob", "1")
    assert said(table) == "World War of Ann against Bob: take a side, or stay out?"
    table.does("Cy", "axis")
    assert said(table) == "World War: how many ITS do you bid for Ann's side against Bob?"
    table.does("Cy", "bid 1", "seal")
    assert table.changed == {"germany": ""}


def test_a_headline_fits_every_reader() -> None:
    fields: dict[str, Any] = {"seat": 0, "other": 1, "card": "alliance:a", "region": "india", "year": 1900}
    for key in [key for key in SAID.templates if key.startswith("headline.")]:
        assert "⟨" not in SAID.say(line(key, **fields), 0, ("Ann", "Bob"))
        assert SAID.has(key.replace("headline", "event"))


def test_the_letters_of_a_contest_are_those_of_its_card() -> None:
    assert Conflict("military_coup:b", 0, "india", None).letters == ("I", "M")
