"""The circuit: rivals and rungs from data, what a win unlocks, what is remembered, runs and the hall of fame."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game import folders
from game.command_line import main
from game.core.content.languages import current_language
from game.core.contract import Result, line
from game.core.files import journal
from game.core.files.journal import Recorded, start
from game.machine import circuit, rivals
from game.machine.circuit import FAMOUS, GRAND, Circuit, Run
from game.machine.rivals import RIVALS, RUNGS, Stop
from game.play.meetings import against, onward, unfinished
from game.play.session import YOU, Session
from game.titles import having, on_show, rules_of
from tests.sure import sure

TITLES = having("circuit")


def played(of: Session, share: float, *, hints: int = 0) -> Recorded[Any]:
    """Return the record of a finished game with the person's share of the victory."""
    recorded: Recorded[Any] = start(folders.saves(), rules_of(of.title), of.setup, of.chairs, of.names)
    me, seats = of.chairs.index(YOU), len(of.chairs)
    shares = tuple(share if seat == me else (1 - share) / (seats - 1) for seat in range(seats))
    ended = SimpleNamespace(result=Result(shares, line("x")), seats=range(seats))
    sitters = [{chair} for chair in of.chairs]
    shown = SimpleNamespace(
        header=recorded.header,
        table=ended,
        sitters=sitters,
        practice=False,
        hints=(None,) * hints,
        chairs=of.chairs,
    )
    return cast(Recorded[Any], shown)


def won(
    kept: Circuit, title: str, number: int, share: float = 1.0, rung: int = 0, hints: int = 0
) -> tuple[str, ...]:
    told = kept.count(played(against(Stop(title, number), rung), share, hints=hints))
    return () if told is None else tuple(each.key for each in told)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_twelve_rivals_and_ten_rungs_that_can_be_dealt(title: str) -> None:
    assert set(TITLES) == set(on_show())
    assert len(rivals.ladder(title).rival) == RIVALS
    tables = [rivals.conditions(title, rung) for rung in range(RUNGS + 1)]
    for rung in range(RUNGS + 1):
        rules_of(title).new(replace(rivals.meeting(Stop(title, 0), rung, 1).setup, seed=1))
    assert len({str(table) for table in tables}) == RUNGS + 1, "each rung changes something"


@pytest.mark.parametrize("title", TITLES)
def test_circuit_game_is_recognised_by_its_record_in_any_language(title: str) -> None:
    for number, rung in ((0, 0), (5, 3), (11, 10)):
        header = played(against(Stop(title, number), rung, "Ada"), 1.0).header
        assert rivals.met(header) == (Stop(title, number), rung)
        assert rivals.met(replace(header, names=("Ada", *header.names[2:], "Somebody"))) is None
        longer = {**header.setup.options, "x": 1}
        assert rivals.met(replace(header, setup=replace(header.setup, options=longer))) is None


def test_beating_a_rival_unlocks_the_next() -> None:
    kept = Circuit()
    assert [kept.open("espionage", Stop("espionage", number)) for number in range(3)] == [True, False, False]
    assert won(kept, "espionage", 0) == ("circuit.won", "circuit.opens")
    assert kept.next("espionage") == Stop("espionage", 1)
    assert won(kept, "espionage", 0) == ("circuit.won",)
    for number in range(1, RIVALS):
        last = won(kept, "espionage", number)
    assert last == ("circuit.won", "circuit.all_beaten")
    assert kept.ascends("espionage") == 1
    won(kept, "espionage", RIVALS - 1, rung=1)
    assert kept.ascends("espionage") == 2


def test_the_grand_tour_goes_through_every_title() -> None:
    kept = Circuit()
    assert {stop.title for stop in kept.stops(GRAND)} == set(TITLES)
    assert len(kept.stops(GRAND)) == RIVALS
    first = kept.next(GRAND)
    won(kept, first.title, first.number)
    assert kept.next(GRAND) == kept.stops(GRAND)[1]
    assert kept.ascends(GRAND) == 0


def test_game_counts_once_and_practice_or_a_changed_chair_never() -> None:
    kept, game = Circuit(), played(against(Stop("espionage", 0), 0), 1.0)
    assert kept.count(game)
    assert kept.count(game) is None
    others = cast(Any, played(against(Stop("espionage", 1), 0), 1.0))
    others.sitters = [{YOU, "fair"}, {"beginner"}]
    assert kept.count(others) is None
    others.sitters, others.practice = [{YOU}, {"beginner"}], True
    assert kept.count(others) is None


def test_nemesis_has_won_most_and_remembers_public_events_only() -> None:
    kept = Circuit()
    won(kept, "espionage", 0)
    assert kept.nemesis("espionage") is None
    for _ in range(2):
        won(kept, "espionage", 1, 0.0)
    assert kept.nemesis("espionage") == Stop("espionage", 1)
    game = played(against(Stop("espionage", 1), 0), 0.0)
    circuit.settled(game)
    circuit.remember(game, "Turn 12: Red takes Poland.", current_language())
    told, trouble = circuit.kept()
    assert trouble is None
    assert told.between(Stop("espionage", 1)).remembers == "Turn 12: Red takes Poland."
    circuit.remember(played(against(Stop("espionage", 1), 0), 0.0), "never counted", current_language())
    assert circuit.kept()[0].between(Stop("espionage", 1)).remembers == "Turn 12: Red takes Poland."


def test_a_run_ends_with_a_loss_and_is_signed_with_three_letters() -> None:
    kept = Circuit()
    won(kept, "manifesto", 0)
    won(kept, "manifesto", 2, rung=1)
    assert kept.runs["manifesto"] == Run(2, 100 + 300 + 50)
    assert won(kept, "manifesto", 1, 0.0) == ("circuit.lost", "circuit.fame")
    assert "manifesto" not in kept.runs
    kept.sign("manifesto", "a d")
    assert [(each.who, each.score, each.won) for each in kept.fame["manifesto"]] == [("AD-", 450, 2)]
    assert won(kept, "manifesto", 1, 0.0) == ("circuit.lost",), "no run, nothing to sign"


def test_the_hall_of_fame_keeps_the_ten_best_and_hints_bring_no_points() -> None:
    kept = Circuit()
    for number in range(FAMOUS + 2):
        kept.ended["espionage"] = Run(1, 100 * number + 100)
        kept.sign("espionage", "abc")
    assert [each.score for each in kept.fame["espionage"]] == [1200 - 100 * each for each in range(FAMOUS)]
    assert won(kept, "espionage", 11, hints=1)[0] == "circuit.won_hinted", "why there are none is said"
    assert kept.runs["espionage"] == Run(1, 0)
    assert kept.beaten(Stop("espionage", 11))


def test_circuit_resumes_the_last_counting_game_of_this_rival_and_rung(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stop, session = Stop("espionage", 0), against(Stop("espionage", 0), 0)
    made = session.setup, session.chairs, session.names
    games = [start(folders.saves(), rules_of("espionage"), *made) for _ in range(3)]
    for recorded in games[1:]:
        recorded.play(sure(recorded.table.decision).options[0])
        recorded.wait()
    games[2].mark_as_practice()
    games[2].wait()
    saves = [journal.glance(sure(recorded.journal.path)) for recorded in reversed(games)]
    assert unfinished(saves) == {(stop, 0): saves[1]}, "neither practice nor what nobody has begun"
    sat = list[str]()

    def noted(recorded: Recorded[Any]) -> int:
        sat.append(recorded.header.id)
        return 0

    monkeypatch.setattr("game.command_line._sit_down", noted)
    assert main(["circuit", "espionage", "--play", "--terminal"]) == 0
    assert sat == [games[1].header.id]


def test_win_leads_to_the_next_rival_and_a_loss_to_the_same() -> None:
    header = played(against(Stop("ideology", 3), 2, "Ada"), 1.0).header
    shut = sure(onward(header, Result((1.0, 0.0, 0.0), line("x"))))
    assert rivals.met(played(shut[1], 1.0).header) == (Stop("ideology", 3), 2), (
        "a win that didn't count opens none"
    )
    for number in range(4):
        circuit.settled(played(against(Stop("ideology", number), 0), 1.0))
    following = sure(onward(header, Result((1.0, 0.0, 0.0), line("x"))))
    assert rivals.met(played(following[1], 1.0).header) == (Stop("ideology", 4), 2)
    again = sure(onward(header, Result((0.0, 1.0, 0.0), line("x"))))
    assert rivals.met(played(again[1], 1.0).header) == (Stop("ideology", 3), 2)
    assert again[1].names[0] == "Ada"
    assert again[1].setup.seed != header.setup.seed


def test_damaged_file_is_reported_and_the_circuit_restarts() -> None:
    game = played(against(Stop("espionage", 0), 0), 1.0)
    assert [each.key for each in circuit.settled(game)] == ["circuit.won", "circuit.opens"]
    assert circuit.settled(game) == ()
    folders.circuit().write_text('{"rivals": 3}', "utf-8")
    kept, trouble = circuit.kept()
    assert kept == Circuit()
    assert trouble is not None
