"""The evening's awards, counted from public events."""

from game.core.contract import line
from game.titles.manifesto.awards import awards
from game.titles.manifesto.events import InitiativeWon, NoteOpened, WarDeclared, WarWon
from tests.titles.manifesto.congress import Congress

COUP = "military_coup"


def test_deciding_for_another_makes_a_kingmaker_and_lost_money_is_burnt() -> None:
    table = Congress(
        anna={"hand": "military_coup", "its": 9}, omar={"its": 9, "regions": "india"}, carl={"its": 9}
    )
    table.plays("anna", COUP, "india")
    table.bid(anna="3", omar="4", carl="for 2")
    told = tuple(awards(table.events))
    assert line("award.kingmaker", seat=2, count=1) in told
    assert line("award.burnt", seat=1, count=4) in told
    assert line("award.bold", seat=0, card=f"{COUP}:a", region="india", value=5, against=4) in told


def test_unnecessary_help_gets_no_award() -> None:
    table = Congress(
        anna={"hand": "military_coup", "its": 9}, omar={"its": 9, "regions": "india"}, carl={"its": 9}
    )
    table.plays("anna", COUP, "india")
    table.bid(anna="6", omar="4", carl="for 1")
    assert [told.key for told in awards(table.events)] == ["award.bold", "award.burnt"]


def test_war_and_initiative_burn_the_losers_money() -> None:
    events = [
        NoteOpened(0, "own", 3, (), 3),
        NoteOpened(1, "own", 5, (), 5),
        InitiativeWon(1, 5, (0,)),
        WarDeclared(0, 1, "cold_war:a"),
        NoteOpened(0, "axis", 4, (), 4),
        NoteOpened(1, "allies", 2, (), 2),
        WarWon(0, 1, 4, 2, 3),
    ]
    assert tuple(awards(events)) == (line("award.burnt", seat=0, count=3),)


def test_equal_merits_give_no_award() -> None:
    events = [NoteOpened(seat, "own", 2, (), 2) for seat in range(3)]
    assert tuple(awards([*events, InitiativeWon(0, 2, (1, 2))])) == ()
