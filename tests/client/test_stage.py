"""The stage: motion is the difference between two layouts, and any key ends it."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import pytest

from game.client.kit.settings import INSTANT
from game.client.kit.theme import MS
from game.client.table.motion import MOST_IN_FLIGHT, moves
from game.client.table.stage import Stage
from game.client.table.things import Place, seen
from game.core.contract import Event
from game.core.frozen import frozen
from game.play.eyes import Shot

View = Mapping[str, Place]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A movement."""


HAND = Place(100, 600, 112, 120, "card:a", 100, "hand", "card")
PILE = Place(800, 600, 48, 66, "mini:a", 0, "discard", "card")
DECK = Place(700, 600, 48, 66, "back", 0, "deck", "card")


def stage(view: View, **more: float) -> Stage[View]:
    return Stage(lambda shown: shown, view, lambda event: more.get("lasts", 0.0))


def shots(*views: View) -> list[Shot[View]]:
    return [Shot(view, Moved(), number) for number, view in enumerate(views)]


def test_a_card_that_changes_its_pile_flies_there() -> None:
    (move,) = moves({"a": HAND}, {"a": PILE})
    assert move.manner == "fly"
    begin, middle, end = seen(move, 0), seen(move, 60), seen(move, MS["flight"])
    assert (begin.place.x, begin.place.y) == (100, 600)
    assert middle.place.y < 600, "it rises on the way"
    assert end.place == PILE
    assert end.angle == 0


def test_hand_closes_up_without_flights() -> None:
    (move,) = moves({"a": HAND}, {"a": Place(222, 600, 112, 120, "card:a", 100, "hand", "card")})
    assert move.manner == "slide"


def test_flights_follow_one_another() -> None:
    before = {str(n): HAND for n in range(3)}
    after = {str(n): PILE for n in range(3)}
    assert sorted(move.begins for move in moves(before, after)) == [0, MS["flight_gap"], 2 * MS["flight_gap"]]


def test_no_more_than_twelve_cards_fly_at_once() -> None:
    before = {str(n): HAND for n in range(30)}
    assert len(list(moves(before, {str(n): PILE for n in range(30)}))) == MOST_IN_FLIGHT


def test_hidden_card_flips_into_the_played_one() -> None:
    back = Place(1100, 90, 11, 14, "back:1", 100, "hand:1", "card", hidden=True)
    (move,) = moves({"1#0": back}, {"a": PILE})
    assert move.thing == "a"
    assert move.start == back
    halfway = seen(move, MS["flight"] * 0.2)
    assert halfway.squeeze < 1, "it turns over on the way"


def test_a_drawn_card_comes_from_the_deck() -> None:
    (move,) = moves({"@card": DECK}, {"@card": DECK, "a": HAND})
    assert (move.start, move.end) == (DECK, HAND)


def test_reshuffled_pile_flies_to_the_deck_not_to_a_drawn_card() -> None:
    back = Place(1100, 90, 11, 14, "back:1", 100, "hand:1", "card", hidden=True)
    found = {m.thing: m for m in moves({"@card": DECK, "a": PILE}, {"@card": DECK, "1#0": back})}
    assert found["a"].end == DECK
    assert found["1#0"].start == DECK


def test_marker_walks_at_90_ms_per_step() -> None:
    start = Place(87, 305, face="marker", zone="track", pace=5.0)
    (move,) = moves({"m": start}, {"m": Place(87, 305 + 54, face="marker", zone="track", pace=5.0)})
    assert move.manner == "walk"
    assert move.lasts == pytest.approx(270)


def test_reduced_motion_is_a_short_fade() -> None:
    (move,) = moves({"a": HAND}, {"a": PILE}, still=True)
    assert (move.manner, move.lasts) == ("appear", MS["reduced"])


def test_beats_are_shown_one_by_one() -> None:
    shown = stage({"a": HAND})
    shown.enqueue(shots({"a": PILE}, {"a": HAND}))
    shown.tick(0.1)
    assert shown.view == {"a": PILE}
    shown.tick(0.3)
    assert shown.view == {"a": HAND}
    shown.tick(0.4)
    assert shown.idle


def test_long_tick_loses_no_time_and_no_beat() -> None:
    begun: list[int] = []
    shown: Stage[View] = Stage(
        lambda view: view, {"a": HAND}, lambda event: 500.0, begun=lambda shot, before: begun.append(shot.number)
    )
    shown.enqueue(shots({"a": PILE}, {"a": HAND}, {"a": PILE}))
    shown.tick(1.2)
    assert begun == [0, 1, 2]
    assert shown.elapsed == pytest.approx(200)


def test_finishing_shows_the_last_beat_at_rest() -> None:
    shown = stage({"a": HAND})
    shown.enqueue(shots({"a": PILE}, {"a": HAND, "b": PILE}))
    shown.tick(0.05)
    shown.finish()
    assert shown.idle
    assert shown.view == {"a": HAND, "b": PILE}
    assert all(not seen.moving for seen in shown.things())


def test_beats_skipped_at_once_are_not_laid_out() -> None:
    """Every beat used to be laid out, even in games that bots play without delay."""
    shown, laid = stage({"a": HAND}), list[View]()

    def lay_out(view: View) -> View:
        laid.append(view)
        return view

    shown.lay_out = lay_out
    shown.enqueue(shots({"a": PILE}, {"a": DECK}, {"a": HAND, "b": PILE}))
    shown.finish()
    assert laid == [shown.layout] == [shown.view] == [{"a": HAND, "b": PILE}]


def test_kept_beat_starts_from_where_the_last_skipped_one_ended() -> None:
    shown = stage({"a": HAND})
    shown.enqueue([Shot({"a": PILE}, Passed(), 0), Shot({"a": DECK}, Moved(), 1), Shot({"a": HAND}, Passed(), 2)])
    shown.finish((Moved,))
    assert (shown.event, shown.view) == (Moved(), {"a": DECK})
    assert [(now.place.x, now.place.y) for now in shown.things()] == [(PILE.x, PILE.y)]
    shown.finish()
    assert (shown.idle, shown.layout) == (True, {"a": HAND})


def test_step_by_step_waits_after_each_beat() -> None:
    shown = stage({"a": HAND})
    shown.steps = True
    shown.enqueue(shots({"a": PILE}, {"a": HAND}))
    shown.tick(5)
    assert shown.waiting
    assert shown.view == {"a": PILE}
    shown.step()
    shown.tick(5)
    assert shown.idle
    assert shown.view == {"a": HAND}


@pytest.mark.parametrize(("speed", "seconds"), [(0.25, 1.3), (1.0, 0.33), (4.0, 0.081)])
def test_speed_is_a_factor_of_time(speed: float, seconds: float) -> None:
    shown = stage({"a": HAND})
    shown.speed = speed
    shown.enqueue(shots({"a": PILE}))
    shown.tick(seconds * 0.9)
    assert not shown.idle
    shown.tick(seconds * 0.2)
    assert shown.idle


def test_instant_speed_takes_one_tick() -> None:
    shown = stage({"a": HAND})
    shown.speed = INSTANT
    shown.enqueue(shots({"a": PILE}, {"a": HAND}, {"a": PILE}))
    shown.tick(0.01)
    assert shown.idle


def test_change_without_an_event_is_brief() -> None:
    shown = stage({"a": HAND})
    shown.enqueue([Shot({"a": Place(100, 591, 112, 120, "card:a", 100, "hand", "card")})])
    shown.tick(0.06)
    assert not shown.idle
    shown.tick(0.07)
    assert shown.idle


def test_removed_thing_is_no_longer_drawn() -> None:
    shown = stage({"@card": DECK, "a": PILE})
    shown.enqueue(shots({"@card": DECK}))
    shown.tick(0.1)
    assert [seen.thing for seen in shown.things()] == ["a"]
    shown.tick(1)
    assert shown.things() == []


def test_step_finishes_the_running_animation_first() -> None:
    shown = stage({"a": HAND}, lasts=500.0)
    shown.steps = True
    shown.enqueue(shots({"a": PILE}, {"a": HAND}))
    shown.step()
    assert (shown.view, shown.waiting, shown.idle) == ({"a": HAND}, False, False), "nothing runs yet"
    shown.tick(0.01)
    assert (shown.animating, shown.waiting) == (True, False)
    shown.step()
    assert (shown.view, shown.waiting, shown.animating, shown.idle) == ({"a": PILE}, True, False, False)
    shown.step()
    assert (shown.waiting, shown.animating) == (False, True)
    shown.tick(0.01)
    shown.step()
    assert (shown.waiting, shown.idle) == (False, True), "after the last there is nothing to wait for"


@pytest.mark.parametrize("seed", range(20))
def test_each_final_thing_is_visible_exactly_once_during_motion(seed: int) -> None:
    rng = Random(seed)
    before, after = ({str(n): rng.choice((HAND, PILE)) for n in range(9) if rng.random() < 0.6} for _ in range(2))
    shown = stage({"@card": DECK, **before})
    shown.enqueue(shots({"@card": DECK, **after}))
    while not shown.idle:
        shown.tick(0.02)
        things = [now.thing for now in shown.things()]
        assert len(things) == len(set(things))
        assert set(after) <= set(things) <= {*before, *after}
        assert [now.place.layer for now in shown.things()] == sorted(now.place.layer for now in shown.things())
    assert {now.thing: now.place for now in shown.things()} == after


def test_showing_a_view_at_once_drops_queued_beats() -> None:
    shown = stage({"a": HAND}, lasts=500.0)
    shown.steps = True
    shown.enqueue(shots({"a": PILE}, {"a": HAND}, {"a": PILE}))
    shown.tick(1.0)
    assert shown.waiting
    shown.show({"b": PILE})
    assert (shown.idle, shown.waiting, shown.event, shown.view, shown.layout) == (
        True,
        False,
        None,
        {"b": PILE},
        {"b": PILE},
    )


def test_clock_runs_with_the_speed_and_a_shot_keeps_its_duration() -> None:
    shown = stage({"a": HAND}, lasts=900.0)
    shown.speed = 2.0
    shown.enqueue(shots({"a": HAND}))
    shown.tick(0.2)
    assert (shown.clock, shown.elapsed, shown.event) == (0.4, 400.0, Moved())
    shown.relay()
    assert not any(now.moving for now in shown.things())
    shown.tick(0.24)
    assert not shown.idle
    shown.tick(0.01)
    assert (shown.idle, shown.elapsed) == (True, 0.0)
    shown.speed = INSTANT
    shown.tick(3.0)
    assert shown.clock == pytest.approx(3.9)
    shown.steps = True
    shown.tick(1.0)
    assert shown.clock == pytest.approx(67.9), "step by step nothing is instant, only very fast"


@frozen
class Whispered(Event):
    """A small thing that one side does."""

    seat: int


@frozen
class Struck(Event):
    """An event that decides something."""

    seat: int


@frozen
class Passed(Event):
    """An event in which nothing was done."""


def weighed(*events: Event) -> tuple[Stage[View], list[Event]]:
    """Return a stage that plays events, and the events it has begun to show."""
    began = list[Event]()

    def begun(shot: Shot[View], before: View) -> None:
        if shot.event is not None:
            began.append(shot.event)

    kinds = {Whispered: "whisper", Struck: "stroke", Moved: "step", Passed: "quiet"}
    made: Stage[View] = Stage(lambda shown: shown, {}, lambda event: 200.0, begun)
    made.bundles.kind = lambda event: kinds[type(event)]
    made.enqueue(Shot({}, event, number) for number, event in enumerate(events))
    return made, began


def test_up_to_four_whispers_are_shown_at_once() -> None:
    made, began = weighed(*(Whispered(0) for _ in range(6)), Moved())
    made.tick(0.01)
    assert len(began) == 4
    made.tick(0.2 + 3 * 0.06)
    assert len(began) == 6
    made.tick(0.2 + 0.06)
    assert isinstance(began[-1], Moved), "a step is shown alone"


def test_row_of_quiet_phases_is_one_line() -> None:
    made, began = weighed(*(Passed() for _ in range(6)), Whispered(0), Moved())
    made.tick(0.01)
    assert len(began) == 6
    made.tick(0.2)
    assert len(began) == 7


def test_one_silence_precedes_a_stroke() -> None:
    made, began = weighed(Moved(), Struck(0))
    made.tick(0.21)
    assert len(began) == 1
    assert made.animating
    made.tick(0.28)
    assert len(began) == 1, "nothing moves"
    made.tick(0.05)
    assert began[-1] == Struck(0)
    made.tick(0.2)
    assert made.idle


def test_interrupted_silence_is_repeated_before_the_next_stroke() -> None:
    made, began = weighed(Struck(0))
    made.tick(0.1)
    made.show({})
    made.enqueue([Shot({}, Struck(1), 1)])
    made.tick(0.1)
    assert began == []
    made.tick(0.3)
    assert began == [Struck(1)]


def test_hurrying_shows_each_sides_beats_at_once_except_strokes() -> None:
    made, began = weighed(Whispered(1), Moved(), Whispered(1), Whispered(2), Moved(), Struck(2), Moved())
    made.bundles.hurries = True
    made.tick(0.01)
    assert began == [Whispered(1), Moved(), Whispered(1)]
    made.tick(0.32)
    assert len(began) == 5, "then the next side"
    made.tick(0.32)
    assert began[-1] == Struck(2), "a stroke by itself"


def test_brisk_pace_shows_a_turn_at_once() -> None:
    made, began = weighed(Whispered(1), Moved(), Whispered(1), Whispered(2), Struck(2))
    made.bundles.brisk = made.bundles.joins = True
    made.tick(0.01)
    assert began == [Whispered(1), Moved(), Whispered(1)]
    assert made.event == Moved(), "what needs no time isn't told in its place"
    made.tick(0.2)
    assert began[3:] == [Whispered(2)]
    made.tick(0.2)
    assert began[-1] == Struck(2), "a stroke by itself, without a silence"


def test_whispers_are_shown_with_the_step_of_their_side() -> None:
    made, began = weighed(Whispered(1), Moved(), Whispered(1), Whispered(2), Moved())
    made.bundles.joins = True
    made.tick(0.01)
    assert began == [Whispered(1), Moved(), Whispered(1)]
    made.tick(0.2)
    assert began[3:] == [Whispered(2), Moved()]


def test_the_beginning_of_a_turn_waits_for_the_rest_of_it() -> None:
    made, began = weighed(Moved())
    made.bundles.due = lambda queue: len(queue) >= 2
    made.tick(0.5)
    assert not began
    assert not made.idle
    made.enqueue([Shot({}, Moved(), 1)])
    made.tick(0.01)
    assert began == [Moved()]


def test_step_by_step_shows_every_whisper_separately() -> None:
    made, began = weighed(*(Whispered(0) for _ in range(3)))
    made.steps = True
    made.tick(1.0)
    assert len(began) == 1
