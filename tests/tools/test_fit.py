"""Fitting: a planted signal is found, and the command writes weights that the program can read."""

from pathlib import Path

import numpy as np
import pytest

from ai.learned import Net, read
from tools.lab import selfplay
from tools.lab.fit import (
    Fitting,
    Samples,
    best_scale,
    by_quarter,
    fit,
    losses,
    main,
    rescaled,
    returns,
    split,
    told,
)
from tools.lab.selfplay import Root, SelfPlayGame

ROWS = 12


def planted(positions: int, seed: int, signal: float = 3.0) -> Samples:
    """Return positions of two seats in which row 0 favours the seat to move and row 1 the other."""
    rng = np.random.default_rng(seed)
    rows = np.stack([rng.permutation(ROWS)[:4] for _ in range(positions)]).astype(np.int16)
    odds = signal * ((rows == 0).any(axis=1).astype(float) - (rows == 1).any(axis=1))
    won = (rng.random(positions) < 1 / (1 + np.exp(-odds))).astype(np.float32)
    return Samples(
        rows,
        np.full((positions, 2), 0.5, np.float32),
        np.stack([won, 1 - won], axis=1),
        np.arange(positions) // 10,
        np.arange(positions, dtype=np.float32) % 10 / 10,
        (np.arange(positions) % 2).astype(np.int8),
    )


def test_decisive_features_of_games_are_found() -> None:
    net, loss = fit(planted(20_000, 1), planted(2_000, 2), ROWS, Fitting(passes=12))
    assert loss < 0.58, "a coin loses 0.693, the truth 0.55"
    assert net.shares([0, 4, 5, 6])[0] > 0.85 > 0.6 > net.shares([3, 4, 5, 6])[0] > 0.4
    assert net.shares([1, 4, 5, 6])[0] < 0.15


def test_noise_teaches_the_fit_nothing() -> None:
    net, loss = fit(planted(5_000, 3, signal=0), planted(1_000, 4, signal=0), ROWS, Fitting(passes=6))
    assert loss == pytest.approx(np.log(2), abs=0.02)
    assert told(net, planted(200, 5))[:, 0] == pytest.approx(0.5, abs=0.2)


def test_fit_resumes_from_other_weights() -> None:
    net, before = fit(planted(20_000, 1), planted(2_000, 2), ROWS, Fitting(passes=12))
    again, after = fit(planted(500, 6), planted(2_000, 2), ROWS, Fitting(net, passes=2))
    _, alone = fit(planted(500, 6), planted(2_000, 2), ROWS, Fitting(passes=2))
    assert after < before + 0.01 < alone
    assert again.rows.shape == net.rows.shape


def test_net_gives_the_same_values_for_many_positions_as_for_each() -> None:
    net, _ = fit(planted(3_000, 1), planted(500, 2), ROWS, Fitting(passes=2))
    some = planted(20, 7)
    some.rows[0, 1] = some.rows[0, 0]  # a row may occur twice
    many = told(net, some)
    for at, rows in enumerate(some.rows):
        assert net.shares(rows.tolist()) == pytest.approx(many[at].tolist(), abs=1e-5)


def test_fit_learns_what_the_evaluation_by_hand_lacks() -> None:
    """The evaluation by hand knows the row that favours the seat to move, and nothing about the other."""
    known, held = planted(20_000, 1), planted(2_000, 2)
    for some in (known, held):
        some.hand[(some.rows == 0).any(axis=1)] = 0.9, 0.1
    net, loss = fit(known, held, ROWS, Fitting(odds=1.0, passes=12))
    assert loss < 0.58, "the truth loses 0.55"
    assert net.shares([0, 4, 5, 6], [0.9, 0.1])[0] > 0.85 > 0.7 > net.shares([0, 4, 5, 6], [0.5, 0.5])[0]
    assert net.shares([1, 4, 5, 6], [0.5, 0.5])[0] < 0.15
    assert told(net, held)[0] == pytest.approx(net.shares(held.rows[0].tolist(), held.hand[0].tolist()), abs=1e-5)


def test_later_positions_are_learned_from_each_movers_side() -> None:
    some = planted(4, 1).at(np.arange(4))
    some.game[:] = 0, 0, 0, 1
    some.mover[:] = 0, 1, 0, 1
    some.shares[:] = [(1, 0), (0, 1), (1, 0), (0, 1)]  # seat 0 won both games
    said = np.array([(0.5, 0.5), (0.4, 0.6), (0.8, 0.2), (0.5, 0.5)], np.float32)
    found = some.towards(said, 0.5).shares
    assert found[2:] == pytest.approx(some.shares[2:]), "the last positions of their games"
    assert found[1] == pytest.approx((0.1, 0.9)), "between 0.2 of the next position and 0 at the end"
    assert found[0] == pytest.approx((0.75, 0.25)), "between 0.6 of the next position and 0.9 later"
    assert some.shares[0] == pytest.approx((1, 0))


def test_games_are_never_split_between_parts() -> None:
    parts = split(planted(1_000, 8))
    games = [set(part.game.tolist()) for part in parts]
    assert not games[0] & games[1] | games[0] & games[2] | games[1] & games[2]
    assert sum(len(each) for each in games) == 100
    assert set(split(planted(1_000, 8), 30).seen.game.tolist()) < set(range(30))


def test_scale_of_an_evaluation_is_found() -> None:
    rng = np.random.default_rng(9)
    chances = rng.uniform(0.05, 0.95, 20_000).astype(np.float32)
    timid = np.stack([chances, 1 - chances], axis=1)
    truth = rescaled(timid, 2.0)
    won = (rng.random(20_000) < truth[:, 0]).astype(np.float32)
    came = np.stack([won, 1 - won], axis=1)
    assert best_scale(timid, came) == pytest.approx(2.0, abs=0.2)
    assert losses(truth, came).mean() < losses(timid, came).mean()
    assert by_quarter(losses(truth, came), np.linspace(0, 0.99, 20_000, dtype=np.float32)).count(".") == 5


def test_searched_values_count_beside_the_result() -> None:
    roots = (Root(1, 1, 0.4),)
    game = SelfPlayGame("espionage", "", 1, (), ("one", "two", "three"), roots, (1.0, 0.0))
    assert returns(game, 1.0) == [(1.0, 0.0)] * 3
    found = returns(game, 0.5)
    assert found[2] == (1.0, 0.0), "nothing was searched from there on"
    assert found[1] == found[0] == pytest.approx((0.8, 0.2))


def test_command_fits_a_net_to_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, out = tmp_path / "games.jsonl", tmp_path / "weights.npz"
    selfplay.main(["espionage", "--games", "12", "--worlds", "0", "--workers", "1", "--file", str(games)])
    given = ["espionage", str(games), "--out", str(out), "--trust", "0.5", "--passes", "1", "--keep", "0.5"]
    assert main([*given, "--curve"]) == 0
    said = capsys.readouterr().out
    assert said.count("learned") == 3
    net = read(out)
    assert isinstance(net, Net)
    assert net.trust == 0.5
    assert net.levels == ("Standard",)
    assert main([*given, "--start", str(out)]) == 0
