"""The deal of the day depends only on the date, and the first result of a day is the one reported."""

from datetime import date
from pathlib import Path

import pytest

from game import folders
from game.core.content.box import box
from game.core.content.loading import ContentError
from game.core.contract import Action
from game.core.exercise import PUZZLE, exercises
from game.core.files.journal import YOU, start
from game.machine import today
from game.machine.today import Day, deal, told
from game.titles import having, rules_of

FIXED = """
2026-11-20 espionage shortened fair,you
2026-11-21 ideology standard fair,you,fair,fair
2026-11-22 manifesto short you,fair democracy,communism
2026-11-23 world_order executive_orders fair,fair,you,fair usa,china,eu,russia
2026-11-26 espionage close_quarters you,fair
2026-11-27 manifesto short you,fair,fair fascism,socialism,revolutionary_capitalism
2026-12-05 ideology short fair,fair,you
"""
"""The deals for these days, which must never change."""


@pytest.mark.parametrize("line", FIXED.strip().splitlines())
def test_date_always_gives_the_same_deal(line: str) -> None:
    day, name, level, chairs, *factions = line.split()
    found = deal(date.fromisoformat(day))
    assert (found.title, found.setup.level, ",".join(found.chairs)) == (name, level, chairs)
    assert found.setup.factions == (tuple(factions[0].split(",")) if factions else ("",) * len(found.chairs))
    assert found.setup.seed == int(day.replace("-", ""))


def test_every_daily_title_has_its_days_and_its_deals_can_be_started() -> None:
    days = [date(2027, 1, number) for number in range(1, 32)]
    assert {deal(day).title for day in days} == {name for name in having("day") if box(name).daily}
    for day in days[:4]:
        rules_of(deal(day).title).new(deal(day).setup)


def test_unreadable_content_is_reported_and_skips_no_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*given: object, **named: object) -> None:
        raise ContentError("powers.toml: unknown_key is unknown")

    monkeypatch.setattr(today, "setup", broken)
    for name in having("day"):
        with pytest.raises(ContentError, match=r"powers\.toml"):
            today._allowed(name, "standard", ())


def test_daily_deals_are_short_and_repeat_no_puzzle_before_all_were_used() -> None:
    days = [date.fromordinal(today.SHORT_FROM.toordinal() + number) for number in range(300)]
    puzzles = [deal(day).puzzle for day in days]
    count = sum([len(exercises(name, PUZZLE)) for name in having("puzzles")])
    for number, puzzle in enumerate(puzzles):
        assert puzzle is not None
        assert puzzle not in puzzles[max(0, number - count + 1) : number]
    assert {deal(day).setup.seed for day in days} == {int(day.isoformat().replace("-", "")) for day in days}
    for day in days:
        of = deal(day)
        assert of.setup.level in box(of.title).daily
        assert 2 <= len(of.chairs) <= 3
        assert of.setup.level not in box(of.title).for_bots


def test_first_result_of_a_day_is_the_one_reported() -> None:
    of = deal(date(2026, 11, 20))
    game = rules_of(of.title)
    for gives_up in (1 - of.seat, of.seat):
        recorded = start(folders.saves(), game, of.setup, of.chairs)
        recorded.play(Action("resign", str(gives_up)))
        assert recorded.table.result is not None
        assert today.settled(recorded)
    reached = today.kept().of(of.day)
    assert reached.game["how"] == "won"
    assert told(of, reached) == "Overton, 20 November 2026: 1955, won in 0 turns"


def test_deal_played_with_hints_is_reported_as_such_and_not_as_won() -> None:
    of = deal(date(2026, 11, 20))
    for hints in (True, False):
        recorded = start(folders.saves(), rules_of(of.title), of.setup, of.chairs)
        if hints:
            recorded.hint(Action("choose_home", "france"))
        recorded.play(Action("resign", str(1 - of.seat)))
        (share,) = today.settled(recorded)
        text = dict(share.fields)["text"]
        assert text == "Overton, 20 November 2026: 1955, played with hints", (
            "the first game of the deal is the one that counts"
        )
    assert today.kept().of(of.day).game["how"] == "hinted"


def test_another_game_is_not_a_deal_of_the_day(tmp_path: Path) -> None:
    of = deal(date(2026, 11, 20))
    other = start(tmp_path, rules_of(of.title), of.setup, (YOU, YOU))
    assert today.day_of(other) is None
    assert today.day_of(start(tmp_path, rules_of(of.title), of.setup, of.chairs)) == of.day


def test_the_puzzle_of_the_day_counts_until_it_is_solved() -> None:
    day = date(2026, 11, 22)
    for right in (False, True, False):
        today.kept().tried(day, right)
    reached = today.kept().of(day)
    assert (reached.wrong, reached.solved) == (1, True)
    game = {"how": "lost", "turns": 10, "regions": 9}
    line = told(deal(day), Day(game, reached.wrong, reached.solved))
    assert line == "Overton, 22 November 2026: Manifesto, lost in 10 rounds to 9 regions, puzzle solved in 2 tries"


def test_puzzle_solved_with_its_hint_is_reported_as_such() -> None:
    day = date(2026, 11, 22)
    today.kept().help(day)
    today.kept().tried(day, True)
    line = "Overton, 22 November 2026: Manifesto, puzzle solved at the first try, with its hint"
    assert told(deal(day), today.kept().of(day)) == line
    other = date(2026, 11, 23)
    today.kept().tried(other, True)
    today.kept().help(other)
    assert not today.kept().of(other).helped, "what is read after the solution helps nobody"


@pytest.mark.parametrize("found", ["", "[]", '{"2026-11-22": 3}', '{"today": {}}', "\x00"])
def test_torn_file_is_reported_and_restarted(found: str, home: Path) -> None:
    folders.days().write_text(found)
    days = today.kept()
    assert days.trouble is not None
    assert not days.days
