"""The golden stories of Ideology cover every event, area, Ideology, option and ending."""

from functools import cache
from typing import Any

from game.core.content.box import box
from game.core.contract import Event, Setup
from game.core.table import Table
from game.titles.ideology import events as happened
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, IDEOLOGY
from game.titles.ideology.state import State
from tests.titles.ideology.summit import GAME
from tools import story

SEVERAL = 12
"""Stories chosen for their events."""


@cache
def told() -> dict[str, tuple[Setup, State, list[Event]]]:
    """Play every story. Return its end and its events, by name."""
    return {path.stem: _played(*story.read(path)) for path in story.stories("ideology")}


def _played(setup: Setup, answers: list[Any]) -> tuple[Setup, State, list[Event]]:
    table: Table[State] = Table(GAME, setup)
    for answer in answers:
        table.play(answer)
    assert table.result is not None
    return setup, table.state, [beat.event for beat in table.beats()]


def every(*kinds: type[Event]) -> list[Any]:
    """Return all events of some kinds, in all stories."""
    return [event for _, _, events in told().values() for event in events if type(event) in kinds]


def test_there_are_several_stories() -> None:
    assert len(told()) >= SEVERAL


def test_every_kind_of_event_happens_somewhere() -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)}
    seen = {type(event) for _, _, events in told().values() for event in events}
    assert {kind.__name__ for kind in kinds - seen} == {"Event", "SecretEvent"}


def test_every_ideology_fights_in_every_area() -> None:
    fought = {
        (state.factions[event.seat], event.area)
        for _, state, events in told().values()
        for event in events
        if isinstance(event, happened.ConflictDeclared)
    }
    assert fought == {(ideology, area) for ideology in IDEOLOGY for area in AREAS}


def test_conflicts_stand_fail_and_are_dear() -> None:
    assert {event.price for event in every(happened.ConflictDeclared)} >= {0, 1, 2, 3}
    assert {event.cards for event in every(happened.AttackDeflected)} == {1, 2}
    assert every(happened.AttackRepelled)
    assert every(happened.ConflictStopped)


def test_every_advancement_is_bought_and_weapons_are_fired() -> None:
    assert {event.advancement for event in every(happened.AdvancementBought)} == set(ADVANCEMENTS)
    assert every(happened.WeaponFired)


def test_the_game_ends_in_all_ways() -> None:
    ends = {(event.how, event.limit) for event in every(happened.GameWon)}
    assert ends == {(how, limit) for how in ("influence", "points", "shared") for limit in (True, False)}


def test_stories_are_told_at_all_tables_and_by_other_rulings() -> None:
    setups = [setup for setup, _, _ in told().values()]
    assert {setup.level for setup in setups} == set(box("ideology").levels)
    assert {len(setup.factions) for setup in setups} == {2, 3, 4, 5}
    for choice in box("ideology").option:
        assert {setup.options.get(choice.id, choice.values[0]) for setup in setups} == set(choice.values), (
            choice.id
        )
