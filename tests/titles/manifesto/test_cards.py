"""Every card of the deck: MA-CARD. Every kind is played once, and every influence card is bid once."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.titles.manifesto.bidding import account
from game.titles.manifesto.faces import CARD, CONFLICT, INFLUENCE
from game.titles.manifesto.state import Conflict, Contest, Initiative
from tests.titles.manifesto.congress import Congress

TYPE = {card: face.scope + face.domain for card, face in CONFLICT.items()}


def printed(*kinds: str) -> set[tuple[str, str, int]]:
    """Return the result, type and number of cards of some kinds."""
    return {
        (face.result, face.scope + face.domain, sum(other.id == kind for other in CARD.values()))
        for kind in kinds
        for face in CONFLICT.values()
        if face.id == kind
    }


def settled(kind: str, mine: str, target: str, theirs: str = "", lost: str = "") -> Mapping[str, Any]:
    """Play a card that wins, and return what has changed."""
    table = Congress(
        anna={"regions": mine, "hand": kind, "its": 9, "lost": lost}, omar={"regions": theirs, "its": 1}
    )
    table.plays("anna", kind, target)
    table.bid(anna="2")
    assert kind in table.pile()
    return table.changed


@pytest.mark.parametrize(("kind", "letters"), [("world_war", "XM"), ("cold_war", "XE")])
def test_ma_card_01_war_cards_take_a_region_of_a_power(kind: str, letters: str) -> None:
    assert printed(kind) == {("Z", letters, 2)}
    table = Congress("war", anna={"regions": "germany", "hand": kind, "its": 1}, omar={"regions": "china"})
    table.plays("anna", kind, "omar")
    table.bid(anna="1")
    assert table.changed == {"china": ""}


@pytest.mark.parametrize(("kind", "letters"), [("treaty", "XP"), ("trade_agreements", "XE")])
def test_ma_card_02_peace_cards_make_a_truce(kind: str, letters: str) -> None:
    assert printed(kind) == {("T", letters, 2)}
    table = Congress("peace", dice="5", anna={"hand": kind}, omar={})
    table.plays("anna", kind, "omar")
    assert table.truce("anna", "omar") == 12


@pytest.mark.parametrize(
    ("kind", "mine"), [("superpower_operation", "germany"), ("limited_war", "germany"), ("insurgency", "balkans")]
)
def test_ma_card_03_outside_military_cards_work_on_their_targets(kind: str, mine: str) -> None:
    assert printed(kind) == {("B", "XM", 2)}
    assert settled(kind, mine, "india", "india") == {"india": ""}


@pytest.mark.parametrize("kind", ["rebellion", "military_coup", "civil_war", "revolution", "insurrection"])
def test_ma_card_04_inside_military_cards_work_on_their_targets(kind: str) -> None:
    assert printed(kind) == {("B", "IM", 2)}
    assert settled(kind, "germany", "india", "india") == {"india": ""}


@pytest.mark.parametrize(("kind", "letters"), [("coup_detat", "IP"), ("terrorism", "XP")])
def test_ma_card_05_political_cards_work_on_their_targets(kind: str, letters: str) -> None:
    assert printed(kind) == {("B", letters, 2)}
    assert settled(kind, "balkans", "india", "india") == {"india": ""}


@pytest.mark.parametrize(
    ("kind", "letters"),
    [("depression", "IE"), ("economic_collapse", "IE"), ("economic_boycott", "IE"), ("trade_war", "XE")],
)
def test_ma_card_06_economic_cards_work_on_their_targets(kind: str, letters: str) -> None:
    assert printed(kind) == {("B", letters, 2)}
    assert settled(kind, "germany", "india", "india") == {"india": ""}


def test_ma_card_07_incursion_takes_a_neighbour() -> None:
    assert printed("incursion") == {("C", "XM", 2)}
    assert settled("incursion", "germany", "balkans", "balkans india") == {"balkans": "anna"}


@pytest.mark.parametrize(
    ("kind", "letters"),
    [
        ("power_vacuum", "IP"),
        ("police_action", "IP"),
        ("cultural_revolution", "IP"),
        ("alliance", "XP"),
        ("colonialism", "XE"),
        ("regional_war", "XM"),
    ],
)
def test_ma_card_08_some_cards_take_any_neutral_region(kind: str, letters: str) -> None:
    assert printed(kind) == {("C", letters, 2)}
    assert settled(kind, "germany", "india") == {"india": "anna"}


@pytest.mark.parametrize("kind", ["occupation", "annexation", "puppet_state"])
def test_ma_card_09_some_cards_take_a_neutral_neighbour(kind: str) -> None:
    assert printed(kind) == {("C", "XM", 2)}
    assert settled(kind, "germany", "balkans") == {"balkans": "anna"}


def test_ma_card_09_puppet_state_needs_a_major_region() -> None:
    table = Congress(anna={"regions": "india", "hand": "puppet_state"}, omar={})
    assert table.refuses("anna", "play puppet_state") == "MA-CON-07"
    table.does("anna", "stop")


@pytest.mark.parametrize(("kind", "letters"), [("counter_revolution", "IM"), ("purge", "IP")])
def test_ma_card_10_some_cards_take_back_a_lost_region(kind: str, letters: str) -> None:
    assert printed(kind) == {("C", letters, 2)}
    assert settled(kind, "germany", "india", lost="india") == {"india": "anna"}


def values(contest: Contest, *kinds: str) -> set[tuple[int, int, int]]:
    """Return the influence, bonus in this contest and number of cards of some kinds."""
    return {
        (*account(contest, (f"{kind}:a",))[0][1:], sum(face.id == kind for face in INFLUENCE.values()))
        for kind in kinds
    }


def on(letters: str) -> Conflict:
    """Return a conflict of a type."""
    return Conflict(next(card for card, type_ in TYPE.items() if type_ == letters), 0, "india", None)


def test_ma_card_11_bonuses_depend_on_the_domain() -> None:
    assert values(on("XM"), "appeasement") == values(on("IM"), "appeasement") == {(3, 1, 2)}
    assert values(on("IM"), "guerilla_warfare") == {(2, 1, 2)}
    assert values(on("XP"), "charismatic_leader") == {(5, 1, 4)}
    assert values(on("IP"), "manifesto") == {(3, 1, 2)}
    assert values(on("IP"), "diplomacy") == {(2, 1, 2)}
    assert values(on("IP"), "war_crimes_tribunal") == {(1, 1, 2)}
    assert values(on("IE"), "iron_curtain") == {(3, 1, 1)}
    assert values(on("XE"), "foreign_aid") == {(2, 1, 2)}
    assert values(on("XE"), "appeasement", "guerilla_warfare") == {(3, 0, 2), (2, 0, 2)}


def test_ma_card_12_bonuses_depend_on_the_scope() -> None:
    assert values(on("IP"), "isolationism", "propaganda") == {(2, 2, 2)}
    assert values(on("XP"), "isolationism", "propaganda") == {(2, 0, 2)}
    assert values(on("XE"), "national_will") == {(4, 1, 2)}
    assert values(on("XE"), "united_nations") == {(3, 1, 1)}
    assert values(on("XE"), "league_of_nations") == {(2, 1, 1)}
    assert values(Initiative(), "espionage") == {(1, 2, 2)}
    assert sum(face.influence for face in INFLUENCE.values()) == 72


def test_deck_matches_the_tables_of_the_rules() -> None:
    kinds = {face.id: face for face in CONFLICT.values()}.values()
    targets = [(face.target, face.adjacent, face.just_lost) for face in kinds]
    assert targets.count(("ideology", False, False)) == 4
    assert targets.count(("opponent_region", False, False)) == 14
    assert targets.count(("opponent_region", True, False)) == 1
    assert targets.count(("neutral_region", False, False)) == 6
    assert targets.count(("neutral_region", True, False)) == 3
    assert targets.count(("neutral_region", False, True)) == 2
    assert sorted(face.scope + face.domain for face in kinds) == sorted(
        ["XM"] * 9 + ["IM"] * 6 + ["IP"] * 5 + ["XE"] * 4 + ["XP"] * 3 + ["IE"] * 3
    )
    assert [sum(face.result == result for face in kinds) for result in "BCZT"] == [14, 12, 2, 2]
    assert sorted(face.requires for face in kinds if face.requires) == ["major"] * 4 + ["no_major"] * 2
