"""The learned evaluation: its rows distinguish positions, and its shares add up to one victory."""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import ai.heuristics
from ai.heuristics import LEARNED, STUDIED, by_hand, heuristic
from ai.learned import Judge, Net, Rows, learned, read
from ai.levels import judges_by
from game.core import agenda
from game.core.content.loading import root
from game.titles import rules_of, setup

FOLDER = Path(ai.heuristics.__file__).parent
TOLD = [title for title in STUDIED if (FOLDER / title / "rows.py").is_file()]
"""The titles with positions that can be described in rows."""


def rows_of(title: str) -> Any:
    return import_module(f"ai.heuristics.{title}.rows")


def positions(title: str, seed: int) -> Iterator[Any]:
    """Yield the positions of a random two-player game; they're one state that changes from one to the next."""
    rng = Random(seed)
    state: Any = rules_of(title).new(setup(title, 2, seed=seed))
    while (decision := agenda.decision(state)) is not None:
        yield state
        agenda.advance(state, rng.choice(decision.options))


def net(of: Rows, level: str, seed: int = 1, trust: float = 1.0) -> Net:
    """Return a net with random weights."""
    rng = np.random.default_rng(seed)
    return Net(
        rng.normal(0, 0.2, (of.COUNT, 8)).astype(np.float32),
        rng.normal(0, 0.2, 8).astype(np.float32),
        rng.normal(0, 0.2, (2, 8)).astype(np.float32),
        np.zeros(2, np.float32),
        (level,),
        trust,
    )


@pytest.mark.parametrize("title", TOLD)
def test_rows_stay_in_range_and_distinguish_positions(title: str) -> None:
    of, met = rows_of(title), set[tuple[int, ...]]()
    every = [of.rows(state) for state in islice(positions(title, 3), 300)]
    for rows in every:
        assert rows
        assert all(0 <= row < of.COUNT for row in rows)
        met.add(tuple(sorted(rows)))
    assert len(met) > len(every) / 2


@pytest.mark.parametrize("title", TOLD)
def test_views_with_unseen_cards_are_judged_by_the_hand_made_evaluation(title: str) -> None:
    of = rows_of(title)
    known = by_hand(title)
    seen = 0
    for state in islice(positions(title, 4), 0, 200, 20):
        view = rules_of(title).view(state, 0)
        if not of.rows(view):
            seen += 1
            judge = Judge(known, net(of, state.level.name), of)
            assert judge.evaluate(view, 0) == known.evaluate(view, 0)
    assert seen


@pytest.mark.parametrize("title", TOLD)
def test_judge_kept_for_a_whole_game_agrees_with_a_fresh_one(title: str) -> None:
    of, known = rows_of(title), by_hand(title)
    judge, differs = None, 0
    for state in islice(positions(title, 5), 0, 300, 3):
        judge = judge or Judge(known, net(of, state.level.name), of)
        values = [judge.evaluate(state, seat) for seat in (0, 1)]
        assert sum(values) == pytest.approx(1)
        fresh = Judge(known, net(of, state.level.name), of)
        assert values == [fresh.evaluate(state, seat) for seat in (0, 1)]
        differs += abs(values[0] - known.evaluate(state, 0)) > 0.01
    assert differs > 20


def test_the_two_sides_of_1955_mirror_each_other() -> None:
    of, compared = rows_of("espionage"), 0
    for state in islice(positions("espionage", 6), 2, 400, 5):
        other = state.copy()
        other.active = 1 - state.active
        for name in ("hands", "spies", "homes", "gadgets", "detained", "open_hands"):
            setattr(other, name, getattr(state, name)[::-1])
        other.markers = {country: -steps for country, steps in state.markers.items()}
        assert sorted(of.rows(other)) == sorted(of.rows(state))
        compared += 1
    assert compared > 20


def test_level_outside_the_training_is_judged_by_hand() -> None:
    of, known = rows_of("espionage"), by_hand("espionage")
    state = next(islice(positions("espionage", 7), 30, None))
    elsewhere = learned(known, net(of, "Elsewhere"), of)
    assert elsewhere.evaluate(state, 1) == known.evaluate(state, 1)


def test_trust_mixes_both_evaluations() -> None:
    of, known = rows_of("espionage"), by_hand("espionage")
    state = next(islice(positions("espionage", 8), 30, None))
    alone = learned(known, net(of, state.level.name), of).evaluate(state, 0)
    mixed = learned(known, net(of, state.level.name, trust=0.25), of).evaluate(state, 0)
    assert mixed == pytest.approx(0.25 * alone + 0.75 * known.evaluate(state, 0))
    assert mixed != pytest.approx(alone, abs=1e-3)


def test_shares_of_three_seats_start_with_the_seat_to_move() -> None:
    rows = np.zeros((1, 2), np.float32)
    bias, outputs = np.ones(2, np.float32), np.zeros((3, 2), np.float32)
    shares = Net(rows, bias, outputs, np.log(np.array([6, 3, 1], np.float32)), (), 1.0).shares([0])
    assert shares == pytest.approx([0.6, 0.3, 0.1])


def test_learned_weights_survive_a_round_trip(tmp_path: Path) -> None:
    one = net(rows_of("espionage"), "Standard", trust=0.5)
    one.save(tmp_path / LEARNED)
    again = read(tmp_path / LEARNED)
    assert again.levels == ("Standard",)
    assert again.trust == 0.5
    assert again.shares([3, 5, 8]) == pytest.approx(one.shares([3, 5, 8]), abs=1e-3)
    assert (tmp_path / LEARNED).stat().st_size < 1_000_000


def test_levels_without_search_use_the_hand_made_evaluation() -> None:
    for title in TOLD:
        assert judges_by("hard", title) is by_hand(title)
        assert judges_by("expert", title) is heuristic(title)
        assert judges_by("mcts", title) is heuristic(title)


def test_rows_read_add_up_alike_in_any_order(tmp_path: Path) -> None:
    """This way, all numpy builds and machines judge a position the same."""
    of, rng = rows_of("espionage"), Random(11)
    net(of, "Standard").save(tmp_path / LEARNED)
    kept, differs = read(tmp_path / LEARNED), 0
    for _ in range(200):
        rows = rng.sample(range(of.COUNT), 60)
        again = rng.sample(rows, len(rows))
        assert kept.shares(rows) == kept.shares(again)
        differs += kept.shares(rows) != net(of, "Standard").shares(rows)
    assert differs, "unrounded weights are others"


def test_levels_are_played_with_the_playouts_they_were_tested_with(tmp_path: Path) -> None:
    of, known = rows_of("espionage"), by_hand("espionage")
    state = next(islice(positions("espionage", 10), 30, None))
    view = rules_of("espionage").view(state, 0)
    net(of, state.level.name)._replace(depth=0).save(tmp_path / LEARNED)
    kept = read(tmp_path / LEARNED)
    assert learned(known, kept, of).depth(view) == 0
    assert learned(known, kept._replace(depth=None), of).depth(view) == known.depth(view)
    assert learned(known, kept._replace(levels=("Elsewhere",)), of).depth(view) == known.depth(view)


def test_a_title_is_judged_by_the_weights_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(islice(positions("espionage", 9), 30, None))
    of = rows_of("espionage")
    own = net(of, state.level.name)
    (tmp_path / "espionage").mkdir()
    own.save(tmp_path / "espionage" / LEARNED)
    monkeypatch.setattr(ai.heuristics, "folder", lambda title: tmp_path / title)
    heuristic.cache_clear()
    try:
        told = heuristic("espionage").evaluate(state, 0)
        assert told == pytest.approx(learned(by_hand("espionage"), own, of).evaluate(state, 0), abs=1e-2)
        assert heuristic("ideology") is by_hand("ideology"), "no weights, no learned evaluation"
    finally:
        heuristic.cache_clear()


@pytest.mark.parametrize("title", [title for title in TOLD if (root() / title / LEARNED).is_file()])
def test_shipped_weights_fit_the_rows(title: str) -> None:
    path = root() / title / LEARNED
    assert read(path).rows.shape[0] == rows_of(title).COUNT
    assert path.stat().st_size < 1_000_000
