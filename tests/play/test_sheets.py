"""Sealed answers written ahead on a sheet: the table accepts them as if it had asked."""

from random import Random
from typing import Any

import pytest

from ai.players import Choice
from game.core.content.box import box
from game.core.contract import Action
from game.core.files.journal import Recorded
from game.core.record import digest
from game.play.sheets import seals, sheet, writers
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.titles import SHELF
from tests.client.twins import twin_of
from tests.games import begun

SEALING = [name for name in SHELF if name != "espionage"]
"""The titles in which several seats seal at once."""
MOST = 4


def at_seals(name: str, seed: int, times: int = 1) -> Recorded[Any]:
    """Play at random until several seats have to seal at once for the `times`-th time."""
    recorded, rng = begun(name, None, *("you",) * min(MOST, max(box(name).seats))), Random(seed)
    while asked := recorded.table.decision:
        if len(writers(recorded.table)) > 1 and not (
            recorded.table.answered and asked.seat != writers(recorded.table)[0]
        ):
            times -= 1
            if times <= 0:
                return recorded
        recorded.play(rng.choice(asked.options))
    raise AssertionError("nobody ever sealed")


@pytest.mark.parametrize("name", SEALING)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_seats_write_at_once_and_the_table_applies_them_in_order(name: str, seed: int) -> None:
    recorded, rng = at_seals(name, seed), Random(seed)
    sheets = {seat: made for seat in writers(recorded.table) if (made := sheet(recorded, seat)) is not None}
    assert len(sheets) > 1
    for made in reversed(sheets.values()):  # the last one at the table writes first
        while (asked := made.sitting.decision) is not None:
            assert made.write(rng.choice(asked.options))
    played = dict.fromkeys(sheets, 0)
    while (
        (asked := recorded.table.decision) is not None
        and asked.seat in sheets
        and seals(recorded.table.state, asked.seat)
    ):
        deeds = sheets[asked.seat].deeds
        if played[asked.seat] >= len(deeds):
            break  # the next sealing has begun
        recorded.play(deeds[played[asked.seat]])
        played[asked.seat] += 1
    assert played == {seat: len(made.deeds) for seat, made in sheets.items()}


@pytest.mark.parametrize("name", SEALING)
def test_sheet_is_the_same_in_indistinguishable_worlds(name: str) -> None:
    recorded = at_seals(name, 3)
    for seat in writers(recorded.table):
        one, other = sheet(recorded, seat), sheet(twin_of(recorded, seat), seat)
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert one.about == other.about
            assert one.sitting.table.state.options == other.sitting.table.state.options
            assert one.sitting.prompt() == other.sitting.prompt()


def test_written_answer_can_be_rewritten_but_only_with_answers_on_offer() -> None:
    recorded = at_seals("manifesto", 1)
    (seat, *_) = writers(recorded.table)
    made = sheet(recorded, seat)
    assert made is not None
    before, rng = digest(recorded.table.state), Random(1)
    while (asked := made.sitting.decision) is not None:
        assert not made.write(Action("bid", "999"))
        made.write(rng.choice(asked.options))
    deeds = made.deeds
    assert made.complete
    assert made.rewrite(deeds[:-1])
    assert not made.complete
    assert made.ends(deeds[-1])
    assert not made.rewrite([*deeds[:-1], Action("bid", "999")])
    assert made.deeds == deeds[:-1]
    assert digest(recorded.table.state) == before


def test_seat_with_nothing_to_seal_gets_no_sheet() -> None:
    recorded = begun("espionage", None, "you", "you")
    assert sheet(recorded, 0) is None
    assert writers(recorded.table) == ()


def test_next_round_starts_another_sheet() -> None:
    recorded = begun("goofspiel", None, "you", "you")
    first = sheet(recorded, 1)
    sitting = Sitting(recorded, AtOnce())
    while recorded.table.answered < 2:
        sitting.play(Choice(recorded.table.state.options[0]))
    second = sheet(recorded, 1)
    assert first is not None
    assert second is not None
    assert first.about != second.about
