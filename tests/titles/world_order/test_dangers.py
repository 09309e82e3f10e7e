"""Threats in World Order, and what can be counted."""

from collections.abc import Iterable

import pytest

from game.core.contract import Line
from game.core.language.words import words
from game.titles.world_order.counting import unseen
from game.titles.world_order.dangers import dangers
from game.titles.world_order.rules import AddAutoInfluence
from tests.titles.world_order.summit import GAME, Summit

SAID = words("world_order")


def told(table: Summit, lines: Iterable[Line], reader: str | None = None) -> list[str]:
    """Return sentences as one reader gets them; powers are called by their names."""
    names = [SAID.name(power) for power in table.seats]
    return [SAID.say(each, None if reader is None else table.seats.index(reader), names) for each in lines]


def threats(table: Summit, who: str, reader: str | None = None) -> list[str]:
    """Return the threats to a seat, as told to a reader."""
    return told(table, [each.line for each in dangers(table.seen_by(reader), table.seats.index(who))], reader)


def test_a_rival_who_can_engage_first_is_a_danger_to_a_lead() -> None:
    table = Summit(
        "actions",
        usa={"hand": "new_allies", "allies": "mexico_usa"},
        china={"hand": "new_allies", "stock": {"diplomacy": 4}, "allies": "cuba"},
        cubes={"americas": "usa china local"},
        armies={"americas": "usa"},
    )
    [danger] = [each for each in dangers(table.seen_by("usa"), 0) if each.line.key.startswith("danger.cube")]
    assert told(table, [danger.line], "usa") == [
        "With an Engage card, China can add a cube in the Americas, for 4 of 5 diplomacy: "
        "3 VPs less for you at the next scoring."
    ]
    assert (danger.by, danger.place) == (1, "americas")
    while not table.is_over:
        table.does(table.asked[0], "pass")


@pytest.mark.parametrize(
    ("deck", "counted"),
    [
        ("", []),
        ("foreign_trade", ["1 card still to come from the USA's deck: Foreign Trade."]),
        (
            "military_pact foreign_trade",
            ["2 cards still to come from the USA's deck: Foreign Trade and Military Pact."],
        ),
    ],
)
def test_rest_of_a_deck_is_counted_only_for_its_owner(deck: str, counted: list[str]) -> None:
    table = Summit(usa={"hand": "new_allies", "deck": deck, "no_more": True})
    mine, theirs = (
        told(table, [each for each in unseen(GAME.view(table.state, reader), 0) if each.key == "unseen.deck"])
        for reader in (0, 1)
    )
    assert mine == counted
    assert theirs == []
    table.does("usa", "pass")


@pytest.mark.parametrize(
    ("auto", "said"),
    [
        (
            "",
            [
                "the open Auto-Influence and the last scoring counted (Prosperity is still to come): "
                "China 0 and you -8."
            ],
        ),
        ("auto_12", []),
    ],
)
def test_winner_as_things_stand_includes_the_open_auto_influence(auto: str, said: list[str]) -> None:
    table = Summit("actions", number=6, auto=auto, usa={}, china={}, cubes={"central_asia": "usa usa"})
    view = table.seen_by("usa")
    view.agenda = (AddAutoInfluence(), *view.agenda)
    heard = told(table, [each.line for each in dangers(view, 0)], "usa")
    assert heard == [f"China wins as things stand, {counted}" for counted in said]
    while not table.is_over:
        table.does(table.asked[0], "pass")
