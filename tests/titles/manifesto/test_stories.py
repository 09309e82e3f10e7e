"""The golden stories of Manifesto cover every card, every kind of event and both ways to win."""

from functools import cache
from typing import Any

from game.core.contract import Event, Setup
from game.core.table import Table
from game.titles.manifesto import events as happened
from game.titles.manifesto.faces import CARD, CONFLICT, INFLUENCE
from game.titles.manifesto.state import State
from tests.titles.manifesto.congress import GAME
from tools import story

SEVERAL = 12
"""Stories chosen for their events."""


@cache
def told() -> dict[str, tuple[Setup, list[Event]]]:
    """Play every story. Return its events by name."""
    return {path.stem: _played(*story.read(path)) for path in story.stories("manifesto")}


def _played(setup: Setup, answers: list[Any]) -> tuple[Setup, list[Event]]:
    table: Table[State] = Table(GAME, setup)
    for answer in answers:
        table.play(answer)
    assert table.result is not None
    return setup, [beat.event for beat in table.beats()]


def every(*kinds: type[Event]) -> list[Any]:
    """Return all events of some kinds, in all stories."""
    return [event for _, events in told().values() for event in events if type(event) in kinds]


def test_there_are_several_stories() -> None:
    assert len(told()) >= SEVERAL


def test_every_kind_of_event_happens_somewhere() -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)}
    seen = {type(event) for _, events in told().values() for event in events}
    assert {kind.__name__ for kind in kinds - seen} == {"Event", "SecretEvent"}


def test_every_conflict_card_is_played_and_every_influence_card_is_bid() -> None:
    played = every(happened.ConflictDeclared, happened.WarDeclared, happened.PeaceOffered)
    assert {CARD[event.card].id for event in played} == {face.id for face in CONFLICT.values()}
    bid = {CARD[card].id for event in every(happened.NoteOpened) for card in event.cards}
    assert bid | {"industrial_buildup"} == {face.id for face in INFLUENCE.values()}
    assert every(happened.IndustryBuilt)


def test_every_kind_of_conflict_card_has_its_way_and_fails() -> None:
    won = {CARD[event.card].id for event in every(happened.ConflictWon)}
    assert len(won) == 26
    assert len({CARD[event.card].id for event in every(happened.ConflictLost)}) >= 20


def test_the_game_ends_in_both_ways() -> None:
    assert {event.how for event in every(happened.GameWon)} == {"regions", "bid"}


def test_stories_are_told_at_many_tables_and_by_other_rulings() -> None:
    setups = [setup for setup, _ in told().values()]
    assert {setup.level for setup in setups} == {"standard", "short", "between_wars"}
    assert {len(setup.factions) for setup in setups} >= {2, 3, 4, 5, 6, 10}
    for option in setups[0].options:
        assert len({setup.options[option] for setup in setups}) >= 2, option
