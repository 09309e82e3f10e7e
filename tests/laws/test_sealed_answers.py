"""A sealed answer has no visible effect before it is opened: worlds that differ in one note look the same."""

from collections.abc import Sequence
from random import Random

import pytest

from game.core.contract import Event, Seat
from game.core.table import Table
from game.testing.laws import openings
from game.titles import SHELF, rules_of, setup
from tests.laws import TABLES
from tests.sealing import Frame, Parted, partings, sealed_kinds

WANTED, OFTEN = 12, 0.3
"""The number of notes per game that are written in two ways, and the fraction of notes chosen."""


GAMES = 20
"""The most games needed for every sealed question of a title to occur."""


def tells_nothing_early(pair: Parted) -> None:
    """Check that both worlds show everybody but the writer the same until an event opens the note.

    All notes are in by then. If the smallest is opened first, the two worlds may begin with different ones.
    """
    for reader in pair.readers:
        one, other = (world.frames(reader) for world in pair.worlds)
        end = pair.apart(reader)
        assert [frame.view for frame in one[:end]] == [frame.view for frame in other[:end]]
        opening = [frames[end].event for frames in (one, other) if end < len(frames)]
        kinds = {_opened(frames[end:], pair.writer) for frames in (one, other)}
        assert all(event is None or _is_about(event, pair.writer) or type(event) in kinds for event in opening), (
            opening
        )


def _opened(frames: Sequence[Frame], writer: Seat) -> type[Event] | None:
    """Return the type of the first event that names the writer, which is the one that opens the note."""
    events = (frame.event for frame in frames)
    return next((type(event) for event in events if event is not None and _is_about(event, writer)), None)


def _is_about(event: Event, writer: Seat) -> bool:
    """Return True if an event opens a seat's note: it names that seat, or nobody."""
    named = {getattr(event, name) for name in ("seat", "other") if hasattr(event, name)}
    return not named or writer in named


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_sealed_notes_are_indistinguishable_until_they_open(name: str, seats: int, run_seed: int) -> None:
    rng = Random(f"{name} {seats} {run_seed}")
    table = Table(rules_of(name), openings(name, seats, rng.randrange(1_000)))
    for pair in partings(table, rng, WANTED, OFTEN):
        tells_nothing_early(pair)


@pytest.mark.parametrize("name", SHELF)
def test_every_sealed_question_stays_indistinguishable_until_it_opens(name: str) -> None:
    wanted = sealed_kinds(name)
    opened = False
    rng = Random(name)
    for seed in range(GAMES):
        for pair in partings(Table(rules_of(name), setup(name, seed=seed)), rng, -1):
            kinds = pair.worlds[0].kinds | pair.worlds[1].kinds
            if not opened or kinds & wanted:
                tells_nothing_early(pair)
                opened |= pair.apart(None) < min(len(world.frames(None)) for world in pair.worlds)
            wanted -= kinds
        if not wanted:
            break
    assert not wanted, "these are never asked"
    assert opened or not sealed_kinds(name), "no note is ever opened"
