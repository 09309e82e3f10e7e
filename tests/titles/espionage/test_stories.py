"""The golden stories of 1955 cover every action, every response and every ending."""

from functools import cache
from typing import Any

from game.core.contract import Event, Setup
from game.core.table import Table
from game.titles.espionage import events as happened
from game.titles.espionage.faces import ACTION, GADGET
from game.titles.espionage.state import State
from tests.titles.espionage.war_room import GAME
from tools import story

SEVERAL = 12
"""Stories chosen for their events."""


@cache
def told() -> dict[str, tuple[Setup, list[Event]]]:
    """Play every story. Return its events by name."""
    return {path.stem: _played(*story.read(path)) for path in story.stories("espionage")}


def _played(setup: Setup, answers: list[Any]) -> tuple[Setup, list[Event]]:
    table: Table[State] = Table(GAME, setup)
    for answer in answers:
        table.play(answer)
    return setup, [beat.event for beat in table.beats()]


def every(kind: type[Event]) -> list[Any]:
    """Return all events of a kind, in all stories."""
    return [event for _, events in told().values() for event in events if type(event) is kind]


def test_there_are_several_stories() -> None:
    assert len(told()) >= SEVERAL


def test_every_special_action_takes_effect_and_is_countered_somewhere() -> None:
    announced = [event.action for event in every(happened.ActionAnnounced) + every(happened.CounterAnnounced)]
    countered = [event.action for event in every(happened.ActionCountered)]
    for action in ACTION:
        assert announced.count(action) > countered.count(action) > 0, action


def test_every_kind_of_event_happens_somewhere() -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)}
    seen = {type(event) for _, events in told().values() for event in events}
    assert {kind.__name__ for kind in kinds - seen} == {"Event", "SecretEvent"}


def test_the_game_ends_in_every_way() -> None:
    assert {event.how for event in every(happened.GameWon)} >= {"countries", "home"}
    assert every(happened.GameDrawn)


def test_counters_are_countered_and_that_is_countered_too() -> None:
    longest = 0
    for _, events in told().values():
        chain = 0
        for event in events:
            chain += isinstance(event, happened.CounterAnnounced)
            chain *= isinstance(event, happened.CounterAnnounced)
            longest = max(longest, chain)
    assert longest >= 3


def test_every_gadget_is_gained_and_lost() -> None:
    assert {event.gadget for event in every(happened.GadgetGained)} == set(GADGET)
    assert {event.gadget for event in every(happened.GadgetLost)} == set(GADGET)


def test_an_open_hand_shows_what_is_drawn() -> None:
    assert any(event.open for event in every(happened.CardsDrawn))


def test_stories_are_told_on_several_boards_and_by_other_rulings() -> None:
    setups = [setup for setup, _ in told().values()]
    assert {setup.level for setup in setups} >= {"standard", "shortened", "close_quarters"}
    for option in setups[0].options:
        assert len({setup.options[option] for setup in setups}) == 2, option
