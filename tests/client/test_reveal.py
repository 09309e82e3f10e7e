"""The opening of sealed notes in Manifesto: the order, the times, what is told when, and seeing it again."""

from collections.abc import Callable
from itertools import groupby

import pytest

from game.client.boards.manifesto.reveal import READ_OUT, REVEALS, opening, suspense
from game.client.boards.manifesto.stories import stories
from game.client.kit.messages import Pointer
from game.client.kit.settings import INSTANT
from game.client.match.controls import Control
from game.client.match.scene import Match
from game.client.table.messages import Reveal
from game.core.contract import Event, line
from game.core.record import seated
from game.play.eyes import Shot
from game.titles import rules_of, setup
from game.titles.manifesto import events as told
from game.titles.manifesto.bidding import opening_order, worth
from game.titles.manifesto.state import Bid, Conflict, Contest, Initiative, State
from tests.client.driver import Driver
from tests.client.matches import against_bots

LONGEST = 8000.0
"""The most milliseconds that ten notes may take."""
READABLE = 400
"""The least milliseconds that a caption stands."""


def opened_one_by_one(contest: Contest, bids: dict[int, Bid]) -> list[tuple[Event, State]]:
    """Return the events of an opening, each with the position after it."""
    rules = rules_of("manifesto")
    state = rules.new(setup("manifesto", 10, seed=1))
    state.contest, state.opened = contest, (None,) * 10
    state.sealed = tuple(bids.get(seat) for seat in range(10))
    shown = list[tuple[Event, State]]()
    for seat in opening_order(contest, bids):
        bid = bids[seat]
        state.opened, state.sealed = seated(state.opened, seat, bid), seated(state.sealed, seat, None)
        out = bid.side == "abstain"
        event = told.StayedOut(seat) if out else told.NoteOpened(seat, bid.side, bid.its, (), worth(contest, bid))
        shown.append((event, state.copy()))
    return shown


COUP = Conflict("military_coup:a", 0, "russia", 1)
HELPED = {0: Bid("for", 5), 1: Bid("against", 6), 2: Bid("abstain"), 3: Bid("for", 1), 4: Bid("against", 2)}


@pytest.mark.parametrize(
    ("contest", "bids"),
    [
        (COUP, {seat: Bid("for" if seat % 2 else "against", seat) for seat in range(10)}),
        (COUP, {seat: Bid("abstain") if seat > 1 else Bid("for", 20) for seat in range(10)}),
        (Initiative(), {seat: Bid("own", 4 * seat) for seat in range(10)}),
        (Initiative(), {seat: Bid("own", 0) for seat in range(10)}),
    ],
)
def test_ten_notes_are_open_within_eight_seconds(contest: Contest, bids: dict[int, Bid]) -> None:
    lasts = [now.lasts for event, view in opened_one_by_one(contest, bids) if (now := opening(event, view))]
    assert len(lasts) == 10
    assert 2000 < sum(lasts) <= LONGEST


@pytest.mark.parametrize("contest", [COUP, Initiative()])
def test_every_caption_stays_long_enough_to_read(contest: Contest) -> None:
    own = isinstance(contest, Initiative)
    bids = {seat: Bid("own", seat) for seat in range(10)} if own else HELPED
    captions = [
        suspense(event, view, float(ms))
        for event, view in opened_one_by_one(contest, bids)
        if (now := opening(event, view))
        for ms in range(0, int(now.lasts), 20)
    ]
    assert all(len(list(run)) * 20 >= READABLE for _, run in groupby(captions))


def test_smallest_note_opens_first_and_the_traitors_last() -> None:
    shown = [event for event, _ in opened_one_by_one(COUP, HELPED)]
    assert [event.seat for event in shown] == [2, 3, 0, 1, 4]  # type: ignore[attr-defined]


def test_no_name_is_shown_before_its_note_turns() -> None:
    *_, (event, view) = opened_one_by_one(COUP, HELPED)
    now = opening(event, view)
    assert now is not None
    assert now.held
    assert suspense(event, view, now.named - 1) == line("board.reveal_last_against", one=6, other=8)
    assert suspense(event, view, now.named) is None


def test_timing_reveals_nothing_about_a_closed_note() -> None:
    other = {**HELPED, 1: Bid("against", 16), 4: Bid("against", 12)}
    for (event, view), (twin, world) in list(
        zip(opened_one_by_one(COUP, HELPED), opened_one_by_one(COUP, other), strict=True)
    )[:-2]:
        assert event == twin
        assert opening(event, view) == opening(twin, world)


# --- in a match ---


def queued(match: Match) -> list[Shot[State]]:
    return [shot for shot in match.stage._queue if isinstance(shot.event, READ_OUT)]


def until(wanted: Callable[[list[Shot[State]]], bool], seed: int = 3) -> tuple[Match, Driver]:
    """Return a match between bots in which notes of a wanted kind are about to be opened at normal speed."""
    match = against_bots("manifesto", seed, seats=5, people=0)
    driver = Driver(match)
    match.settings.speed = INSTANT / 2  # at once, but with a queue
    for _ in range(4000):
        match.tick(0.05)
        if queued(match) and wanted(list(match.stage._queue)):
            match.settings.speed = 1.0
            return match, driver
    raise AssertionError("no such notes were opened")


def of_a_conflict(shots: list[Shot[State]]) -> bool:
    notes = [shot for shot in shots if isinstance(shot.event, READ_OUT)]
    return isinstance(notes[-1].view.contest, Conflict) and len(notes) > 3


def test_no_seat_changes_before_every_note_is_open() -> None:
    """With all envelopes closed, the chips used to show 3 -> 0 ITS, and a card flew to the spent pile."""
    match, driver = until(of_a_conflict)
    before, seen = match.stage.view, set[str]()
    while match.sight.reads_out or queued(match):
        driver.doze(0.05)
        if match.sight.reads_out:
            view = match.stage.view
            assert (view.its, view.hands, view.discard) == (before.its, before.hands, before.discard)
            driver.app.draw()
            seen.add(driver.app.ui.aloud["prompt"])
    assert len(seen) >= 3, "the caption says each beat"


def test_stray_click_loses_nothing_and_a_key_advances_by_one_note() -> None:
    match, driver = until(of_a_conflict)
    driver.doze(1.1)
    event = match.stage.event
    match.on(Pointer(500, 300, "press"))
    driver.app.devices.mouse.down(1, 500, 300)
    driver.app.devices.mouse.up(500, 300)
    assert match.stage.event is event
    driver.key("x")
    assert isinstance(match.stage.event, READ_OUT)
    assert match.stage.event is not event


def test_one_key_opens_all_notes_and_the_outcome_is_still_shown() -> None:
    match, driver = until(of_a_conflict)
    driver.doze(0.1)
    driver.key("space").wait(0.05)
    assert match.sight.reads_out, "what comes before is skipped, and not the notes with it"
    driver.key("space").wait(0.05)
    assert isinstance(match.stage.event, REVEALS)
    assert not match.sight.reads_out
    assert "See it again" in driver.labels()


def test_tie_broken_by_dice_can_be_replayed() -> None:
    """4:4 with dice, the best moment of an evening, used to be lost after one stray click."""

    def tied(shots: list[Shot[State]]) -> bool:
        return any(isinstance(shot.event, told.TieRolled) for shot in shots)

    match, driver = until(tied)
    while match.sight.revealing or queued(match):
        match.sight.skip()
        match.tick(0.01)
    lines, seen = list(match.sight.log.told), set[type[Event]]()
    tie = next(each.event for each in reversed(lines) if isinstance(each.event, told.TieRolled))
    printed = [story.rolled for story in stories(match.picture(driver.app.ui)) if story.rolled]
    assert tuple(value for _, value in printed[0]) == tie.dice, "the paper prints them"
    match.on(Control.REVEAL_AGAIN)
    while not match.stage.idle:
        match.stage.tick(0.05)
        if match.stage.event is not None:
            seen.add(type(match.stage.event))
    assert told.TieRolled in seen
    assert match.sight.log.told[: len(lines)] == lines, "nothing is told twice"
    first = next(each.number for each in lines if isinstance(each.event, READ_OUT))
    match.on(Reveal(first))
    match.stage.tick(0.01)
    assert match.stage.shot is not None
    assert match.stage.shot.number == first, "an older one too, from its story in the paper"
    assert driver.scene is match
