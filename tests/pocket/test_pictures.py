"""No phone learns more than its seat: pictures of twin worlds, byte for byte, and six known kinds of leaks."""

import json
from random import Random
from typing import Any

import pytest

from game.core.content.box import box
from game.core.contract import Seat
from game.core.files.journal import Recorded
from game.play.sheets import writers
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.pocket.addresses import LOOPBACK
from game.pocket.phones import Phones
from game.pocket.pictures import picture, what_it_did
from game.pocket.public import Public, states
from game.pocket.seats import PhoneSeat
from game.titles import SHELF, on_show
from tests.client.twins import twin_of
from tests.games import asked_at, begun, play_on, questions
from tests.pocket.speaking import in_turn

MOST = 4
SECRET = [name for name in on_show() if name != "ideology"]
"""The titles in which a deed may begin in secret."""
STEPS = 90


def phone_of(recorded: Recorded[Any], seat: Seat, *, planning: bool = False) -> PhoneSeat:
    phone = PhoneSeat(Sitting(recorded, AtOnce()), seat)
    phone.here = True
    phone.planning = planning
    phone.look()
    return phone


def shown(recorded: Recorded[Any], seat: Seat, *, planning: bool = False) -> str:
    """Return a phone's picture of a record, as it is sent."""
    phone = phone_of(recorded, seat, planning=planning)
    every = {each: phone_of(recorded, each) for each in recorded.table.seats}
    sealing = writers(recorded.table)
    return picture(phone, Public(states(phone.main, every, sealing), {}, ""))


def walked(name: str, seed: int) -> Recorded[Any]:
    return begun(name, None, *("you",) * min(MOST, max(box(name).seats)), seed=seed)


@pytest.mark.parametrize("name", SHELF)
def test_picture_is_byte_identical_in_indistinguishable_worlds(name: str, long_run: bool) -> None:
    recorded, rng = walked(name, 7), Random(7)
    compared = 0
    for step, _ in enumerate(questions(recorded, rng, STEPS * (20 if long_run else 1))):
        if step % 6 == 0:
            seat = rng.choice(recorded.table.seats)
            with in_turn("en", "it")[step % 2]:
                twin, plans = twin_of(recorded, seat, step), step % 4 == 0
                assert shown(recorded, seat, planning=plans) == shown(twin, seat, planning=plans)
            compared += 1
    assert compared >= 3


@pytest.mark.parametrize("name", SECRET)
def test_rivals_secret_action_changes_nothing_sent_to_a_phone(name: str) -> None:
    """Neither the content nor the length changes, and nothing new is sent."""
    recorded = walked(name, 5)
    rng = Random(5)
    quiet = 0
    for _ in range(STEPS):
        asked = recorded.table.decision
        if asked is None:
            break
        others = [seat for seat in recorded.table.seats if seat != asked.seat]
        before = {
            (seat, plans): shown(recorded, seat, planning=plans) for seat in others[:1] for plans in (False, True)
        }
        beats = recorded.play(rng.choice(asked.options))
        after = recorded.table.decision
        if not beats and after is not None and after.seat == asked.seat and writers(recorded.table) == ():
            quiet += 1
            assert {(seat, plans): shown(recorded, seat, planning=plans) for seat, plans in before} == before
    assert quiet


def hidden_cards(recorded: Recorded[Any], seat: Seat) -> set[str]:
    """Return the ids of rivals' cards that the seat doesn't know about."""
    hands = getattr(recorded.table.state, "hands", ())
    seen = recorded.table.view(seat)
    known = {card for hand in getattr(seen, "hands", ()) for card in hand}
    return {card for other, hand in enumerate(hands) if other != seat for card in hand} - known


def keys(value: Any) -> set[str]:
    """Return every key and every text in a picture."""
    match value:
        case dict():
            return set(value) | {text for each in value.values() for text in keys(each)}
        case list():
            return {text for each in value for text in keys(each)}
        case _:
            return {str(value)}


@pytest.mark.parametrize("name", SECRET)
def test_boardgame_io_399_and_1159_neither_the_undo_stack_nor_the_opening_is_sent(name: str) -> None:
    """A picture has the current position only: no earlier one, no opening, no list of answers, no seed."""
    recorded, rng = walked(name, 90210), Random(3)
    while recorded.table.answered < 60 and (asked := recorded.table.decision) is not None:
        said = json.loads(shown(recorded, 0))
        assert {"history", "undo_stack", "initial", "seed", "setup", "answers"} & keys(said) == set()
        assert str(recorded.header.setup.seed) not in keys(said)
        assert not hidden_cards(recorded, 0) & {text.split(" ")[-1] for text in keys(said)}
        recorded.play(rng.choice(asked.options))


def test_boardgame_io_227_a_secret_draw_is_logged_only_for_its_own_seat() -> None:
    recorded = play_on(walked("espionage", 3), 40, 3)
    logs = [json.loads(shown(recorded, seat))["log"] for seat in (0, 1)]
    for seat in (0, 1):
        twin = twin_of(recorded, seat, 9)
        assert json.loads(shown(twin, seat))["log"] == logs[seat]


def test_length_of_a_picture_reveals_no_hidden_name() -> None:
    """A picture has the same length whatever a rival holds."""
    recorded, rng = walked("world_order", 2), Random(2)
    for step in range(60):
        asked = asked_at(recorded.table.state)
        if step % 5 == 0:
            lengths = {len(shown(twin_of(recorded, 0, seed), 0)) for seed in range(3)}
            assert len(lengths) == 1
        recorded.play(rng.choice(asked.options))


def test_refusal_reveals_no_card() -> None:
    """A refusal has the same words in all worlds that the seat can't tell apart."""
    recorded, rng = walked("espionage", 4), Random(4)
    for step in range(60):
        asked = asked_at(recorded.table.state)
        if step % 4 == 0:
            seat = 1 - asked.seat
            one, other = phone_of(recorded, seat), phone_of(twin_of(recorded, seat, step), seat)
            for action in asked.options[:4]:
                reasons = [each.sight.why_not(action) for each in (one, other)]
                assert reasons[0] == reasons[1]
        recorded.play(rng.choice(asked.options))


@pytest.mark.parametrize("name", on_show())
def test_guests_see_the_same_chairs_in_all_worlds(name: str) -> None:
    recorded = play_on(walked(name, 8), 40, 8)
    told = [told_to_guests(each) for each in (recorded, twin_of(recorded, None, 1), twin_of(recorded, None, 2))]
    assert told[0] == told[1] == told[2]
    assert told[0]


def told_to_guests(recorded: Recorded[Any]) -> list[dict[str, object]]:
    """Return what the server is told about the chairs."""
    phones, told = Phones(Sitting(recorded, AtOnce()), found=[LOOPBACK]), list[dict[str, object]]()
    phones.wire.tell = lambda **said: told.append(said)  # type: ignore[method-assign]
    phones.port = 8533
    phones.tick(at_rest=True)
    return told


def test_after_the_end_a_phone_still_sees_only_its_own_seat() -> None:
    """A replay from one seat isn't an open one: its log and its table are that seat's."""
    recorded = play_on(walked("espionage", 11), seed=11)
    for seat in recorded.table.seats:
        shows = shown(recorded, seat)
        assert json.loads(shows)["over"]
        assert shows == shown(twin_of(recorded, seat, 5), seat)
        assert not hidden_cards(recorded, seat) & {text.split(" ")[-1] for text in keys(json.loads(shows))}


def test_picture_made_during_sealing_reveals_no_note() -> None:
    """Reconnecting while notes are being written or opened reveals nothing about their content."""
    recorded, rng = walked("manifesto", 6), Random(6)
    seen = 0
    while seen < 8 and (asked := recorded.table.decision) is not None:
        if 0 < len(writers(recorded.table)) < 4:
            seen += 1
            for seat in recorded.table.seats:
                assert shown(recorded, seat) == shown(twin_of(recorded, seat, seen), seat)
        recorded.play(rng.choice(asked.options))
    assert seen


def test_bots_report_contains_only_what_its_seat_may_know() -> None:
    recorded = play_on(walked("espionage", 8), 40, 8)
    told = what_it_did(phone_of(recorded, 0), 0)
    assert 1 <= len(told) <= 3
    assert told == what_it_did(phone_of(twin_of(recorded, 0), 0), 0)
