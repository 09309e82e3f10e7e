"""Reasons from the lines of a search: what they name decides, and nothing is said where nothing is at stake."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from ai.coach.advice import advise, adviser, dice
from ai.coach.causes import AT_STAKE, Continuation, share, telling
from ai.coach.lines import PlayedLine
from ai.heuristic import NO_HEURISTIC
from ai.heuristics import STUDIED
from ai.levels import player
from ai.search.budget import Budget
from game.core.contract import Decision, line
from game.core.table import Table
from game.titles import rules_of, setup
from tools.lab.causes import APART, gaps

FEW = Budget(simulations=60)


def at(title: str, seed: int, number: int, seats: int = 2) -> tuple[Table[Any], Decision]:
    """Return a game of bots before an answer."""
    table, bot = Table(rules_of(title), setup(title, seats, seed=seed)), player("greedy", title)
    while table.answered < number:
        decision = table.decision
        assert decision is not None
        view = table.view(decision.seat)
        table.play(bot.choose(table.game, view, decision, Random(f"{seed} {table.answered}")).action)
    assert table.decision is not None
    return table, table.decision


def test_without_what_is_named_half_of_the_difference_is_gone_in_worlds_the_coach_has_not_seen() -> None:
    found = list(islice(gaps("espionage", 2, 1, 4), 3))
    assert all(each.apart >= APART for each in found)
    assert any(each.holds for each in found)


@pytest.mark.parametrize("title", STUDIED)
def test_where_less_than_a_point_is_at_stake_no_reason_is_given(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ai.coach.causes.WORLDS", 4)
    table, _ = at(title, 3, 0)
    bot = player("greedy", title)
    for number in range(30):
        decision = table.decision
        assert decision is not None
        view = table.view(decision.seat)
        if number % 12 == 4 and len(decision.options) > 1:
            told = advise(table.game, view, decision, adviser(title, FEW), dice(number)).ideas
            for place, each in enumerate(told):
                rival = told[min(1, len(told) - 1) if place == 0 else 0]
                assert not each.reasons or abs(each.value - rival.value) >= AT_STAKE or len(told) == 1
        table.play(bot.choose(table.game, view, decision, Random(number)).action)


def test_twin_worlds_get_the_same_reasons() -> None:
    table, decision = at("espionage", 1, 48)
    game, seat = table.game, decision.seat
    twin = game.imagine(table.view(seat), seat, Random(8))
    assert twin.hands != table.state.hands
    one, other = (
        advise(game, game.view(state, seat), decision, adviser("espionage"), dice(48))
        for state in (table.state, twin)
    )
    assert one.ideas == other.ideas


@pytest.mark.parametrize(("gap", "told"), [(0.1, "cards"), (0.3, ""), (-0.1, "")])
def test_a_part_of_the_value_is_named_only_where_the_parts_make_the_difference(gap: float, told: str) -> None:
    """The evaluation by hand tells two lines apart by a tenth; what more there is, a learned one has seen."""

    def ended(value: float, cards: float) -> Continuation:
        lines = [PlayedLine(value, (), (), {"cards": cards, "place": 0.0}, open=True)] * 4
        return Continuation((), tuple(lines), (frozenset(),) * 4, frozenset())

    known = replace(NO_HEURISTIC, terms=lambda end, seat: end)
    assert telling(ended(0.5 + gap, 0.1), ended(0.5, 0.0), known, 0) == told


@pytest.mark.parametrize(
    ("here", "there", "key"),
    [
        (0.6, 0.1, "share"),
        (0.6, 0.0, "share_only"),
        (0.4, 1.0, "share_else"),
        (0.0, 0.6, "never"),
        (1.0, 0.0, "always_only"),
    ],
)
def test_how_often_something_happens_is_told_in_tenths_of_the_deals(here: float, there: float, key: str) -> None:
    assert share(here, there) == line(f"coach.{key}", here=round(10 * here), there=round(10 * there))


@pytest.mark.long
@pytest.mark.parametrize("title", STUDIED)
def test_undoing_what_is_named_takes_half_of_the_difference_away(title: str) -> None:
    """Of the reasons that can be undone: an answer whose effect is all there at once has nothing to undo."""
    found = [each for seed in range(4) for each in gaps(title, 2, seed, 5) if each.left is not None][:40]
    assert sum(each.holds for each in found) >= 0.7 * len(found)
