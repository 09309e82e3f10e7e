"""The worked examples of the published rules and of our own."""

import pytest

from game.titles.manifesto.events import ItsGained, NoteOpened
from tests.titles.manifesto.congress import Congress, opening


@pytest.mark.parametrize("start", [("north_america",), ("japan", "south_east_asia")])
def test_published_starts_of_three_are_accepted(start: tuple[str, ...]) -> None:
    table = opening("john", "ray")
    who = table.asked[0]
    table.does(who, *[f"take {region}" for region in start])
    assert table.asked[0] != who
    assert table.state.strength[table.seats.index(who)] == 3


def test_published_start_of_two_gets_two_cards() -> None:
    table = opening("john", "ray")
    who = table.asked[0]
    table.does(who, "take germany", "two_cards")
    assert len(table.state.hands[table.seats.index(who)]) == 4


@pytest.mark.parametrize(("noor", "owner"), [("out", "john"), ("against 3", "")])
def test_john_makes_an_alliance_with_neutral_india(noor: str, owner: str) -> None:
    """The published text plays Diplomacy, which was once the name of this kind of card."""
    table = Congress(john={"hand": "alliance", "its": 2}, noor={"its": 3})
    table.plays("john", "alliance", "india")
    table.bid(john="2", noor=noor)
    assert table.owner("india") == owner


@pytest.mark.parametrize(("john", "ray", "owner"), [("3", "2", ""), ("1", "2", "ray")])
def test_john_plays_a_military_coup_on_rays_south_america(john: str, ray: str, owner: str) -> None:
    table = Congress(john={"hand": "military_coup", "its": 3}, ray={"regions": "south_america", "its": 2})
    table.plays("john", "military_coup", "south_america")
    table.bid(john=john, ray=ray)
    assert table.owner("south_america") == owner


def test_a_coup_with_helpers_and_cards_fails_by_one() -> None:
    table = Congress(
        john={"hand": "military_coup appeasement", "its": 2},
        ray={"regions": "south_america", "its": 3},
        noor={"hand": "propaganda"},
        ilse={"its": 4},
    )
    table.plays("john", "military_coup", "south_america")
    table.bid(john="2 appeasement", ray="3", noor="against propaganda", ilse="out")
    assert [event.value for event in table.happened(NoteOpened)] == [3, 6, 4]
    assert table.changed == {}
    assert (table.its("john"), table.its("ray"), table.its("ilse")) == (0, 0, 4)
    assert table.pile() == {"military_coup", "appeasement", "propaganda"}


def test_north_and_central_america_gain_eight_with_a_four() -> None:
    table = Congress("production", dice="4 1", john={"regions": "north_america central_america"}, ray={})
    assert [(event.die, event.influence, event.total) for event in table.happened(ItsGained)] == [
        (4, 4, 8),
        (1, 0, 1),
    ]


def test_superpower_operation_needs_a_major_region() -> None:
    table = Congress(john={"regions": "middle_east", "hand": "superpower_operation"}, ray={"regions": "india"})
    assert table.refuses("john", "play superpower_operation") == "MA-CON-07"


@pytest.mark.parametrize(("target", "left"), [("germany", 2), ("india", 5)])
def test_surcharge_matches_the_published_answers(target: str, left: int) -> None:
    table = Congress(john={"hand": "alliance", "its": 5}, ray={"regions": "china"})
    table.plays("john", "alliance", target)
    assert table.its("john") == left
    table.bid()
    assert table.owner(target) == "john"


def test_espionage_is_worth_three_for_the_initiative() -> None:
    table = Congress("initiative", john={"hand": "espionage", "its": 1}, ray={"its": 3})
    table.bid(john="1 espionage", ray="3")
    assert [event.value for event in table.happened(NoteOpened)] == [3, 4]
    assert table.state.first == 0


def test_winner_of_the_initiative_dice_goes_first_or_last_and_play_goes_clockwise() -> None:
    table = Congress("initiative", dice="2 6 4", john={"its": 1}, ray={"its": 1}, noor={"its": 1})
    table.bid()
    assert table.state.first == 1
    assert table.state.others == (2, 0)
