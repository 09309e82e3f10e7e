"""The golden stories of World Order cover every card, every kind of event and several endings."""

from functools import cache
from typing import Any

from game.core.content.box import box
from game.core.contract import Event, Setup
from game.core.table import Table
from game.titles.world_order import events as happened
from game.titles.world_order.faces import ASSET, GROWTH, KIND, kind_of
from game.titles.world_order.state import State
from tests.titles.world_order.summit import GAME
from tools import story


@cache
def told() -> dict[str, tuple[Setup, list[Event], str]]:
    """Play every story. Return its events and the reason of its end, by name."""
    return {path.stem: _played(*story.read(path)) for path in story.stories("world_order")}


def _played(setup: Setup, answers: list[Any]) -> tuple[Setup, list[Event], str]:
    table: Table[State] = Table(GAME, setup)
    for answer in answers:
        table.play(answer)
    assert table.result is not None
    return setup, [beat.event for beat in (*table.opening, *table.beats())], table.result.line.key


def every(*kinds: type[Event]) -> list[Any]:
    """Return all events of some kinds, in all stories."""
    return [event for _, events, _ in told().values() for event in events if type(event) in kinds]


def test_every_kind_of_event_happens_somewhere() -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)}
    seen = {type(event) for _, events, _ in told().values() for event in events}
    assert {kind.__name__ for kind in kinds - seen} == {"Event", "SecretEvent"}


def test_every_card_is_played_used_or_taken() -> None:
    played = {kind_of(event.card) for event in every(happened.CardPlayed, happened.CardTaken)}
    assert played == set(KIND)
    assert {event.asset for event in every(happened.AssetUsed)} == set(ASSET)
    assert {event.growth for event in every(happened.GrowthTaken)} == set(GROWTH)


def test_the_game_is_decided_in_more_than_one_way() -> None:
    assert {why for _, _, why in told().values()} >= {"result.vp", "result.firsts"}


def test_stories_are_told_by_other_rulings_at_every_number_of_seats() -> None:
    setups = [setup for setup, _, _ in told().values()]
    assert {setup.level for setup in setups} == {"standard", "first_game", "short", "executive_orders"}
    assert {len(setup.factions) for setup in setups} == {2, 3, 4}
    for option in box("world_order").option:
        assert len({setup.options.get(option.id, option.values[0]) for setup in setups}) == 2, option.id
