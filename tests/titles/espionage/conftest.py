"""Every story of 1955 ends with nothing pending and all cards accounted for."""

from collections.abc import Iterator

import pytest

from tests.titles.espionage.war_room import WarRoom


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> Iterator[None]:
    """Check every table that a story has set up, once the story is over."""
    WarRoom.laid.clear()
    yield
    for table in WarRoom.laid:
        table.settled()
