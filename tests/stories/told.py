"""What happens in a title's golden stories."""

from functools import cache
from typing import Any, NamedTuple

from game.core.contract import Event, Setup
from game.core.table import Table
from game.titles import rules_of
from tools import story


class ToldStory(NamedTuple):
    """A story that has been played to its end."""

    setup: Setup
    table: Table[Any]
    events: list[Event]


@cache
def stories(name: str) -> list[ToldStory]:
    """Play all stories of a title."""
    found = []
    for path in story.stories(name):
        setup, answers = story.read(path)
        table = Table(rules_of(name), setup)
        for answer in answers:
            table.play(answer)
        found.append(ToldStory(setup, table, [beat.event for beat in (*table.opening, *table.beats())]))
    return found


def every(name: str, *kinds: type[Event]) -> list[Any]:
    """Return all events of some kinds in all stories of a title."""
    return [event for each in stories(name) for event in each.events if type(event) in kinds]
