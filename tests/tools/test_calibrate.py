"""A chance is shown only if it was measured in games and confirmed in games it wasn't fitted to."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.coach.advice import adviser, dice, look
from ai.coach.calibration import Bin, Fit, FoundAgain, calibrated, chance, fits, odds
from ai.search.budget import Budget
from game.core.content.loading import ContentError
from game.core.table import Table
from game.titles import rules_of, setup
from tools import content
from tools.lab import calibrate
from tools.lab.calibrate import Game, Sample, fit, kept, main, measured, regained, report, written


def games(count: int, seen: Callable[[float], float] = lambda chance: chance, seed: int = 1) -> list[Game]:
    """Return games of independent answers, won as often as their chances say, with the estimates `seen` gives."""
    rng = Random(seed)
    every = []
    for _ in range(count):
        chances = [rng.random() for _ in range(30)]
        every.append(tuple([Sample(seen(each), float(rng.random() < each)) for each in chances]))
    return every


def hopeful(chance: float) -> float:
    """Double the log odds, as an overconfident search does."""
    return 1 / (1 + ((1 - chance) / chance) ** 2)


def test_accurate_search_needs_no_curve() -> None:
    found = measured(games(200), 2, 50)
    assert found.good
    assert found.slope == pytest.approx(1, abs=0.1)
    assert found.intercept == pytest.approx(0, abs=0.1)
    assert "calibrated" in report("espionage", found)[-1]


def test_overconfident_search_is_corrected() -> None:
    found = measured(games(200, hopeful), 2, 50)
    assert found.good
    assert found.slope == pytest.approx(0.5, abs=0.06)
    assert found.chance(hopeful(0.8)) == pytest.approx(0.8, abs=0.03)


def test_noise_or_too_few_games_are_not_shown_as_calibrated() -> None:
    rng = Random(4)
    assert not measured(games(200, lambda chance: rng.random()), 2, 50).good
    few = measured(games(30), 2, 50)
    assert not few.good
    assert "not calibrated" in report("espionage", few)[-1]


def test_curve_no_logistic_fits_is_not_shown() -> None:
    folded = measured(games(300, lambda chance: 2 * chance if chance < 0.5 else 2 - 2 * chance), 2, 50)
    assert not folded.good


def test_difference_is_scaled_by_what_a_deeper_search_confirms() -> None:
    rng = Random(5)
    found = regained([{"said": each / 100, "found": each / 200 + rng.gauss(0, 0.01)} for each in range(1, 21)] * 4)
    assert found.part == pytest.approx(0.5, abs=0.05)
    assert found.low < 0.5 < found.high < found.low + 0.1
    assert regained([{"said": 0.1, "found": 0.3}]).part == 1.0
    assert regained([{"said": 0.1, "found": -0.3}]).part == 0.0
    assert "part = 0.0" in written((), regained([{"said": 0.1, "found": -0.3}]))


def test_promises_are_measured_kind_by_kind_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = list[int]()

    def promised(title: str, seats: int, seed: int, every: int) -> Iterator[dict[str, Any]]:
        played.append(seed)
        for said in (-4, 2, 6):
            yield {"seed": seed, "number": 0, "kind": "region", "said": said, "found": 0.5 * said}
        yield {"seed": seed, "number": 0, "kind": "token", "said": 3, "found": 3}

    monkeypatch.setattr(calibrate, "promised", promised)
    for games in ("2", "3"):
        given = ["world_order", "--promises", games, "--seed", "7", "--keep", str(tmp_path / "rows")]
        assert calibrate.main(given) == 0
    assert played == [7, 8, 9]
    told = capsys.readouterr().out
    assert "region: 9 leads, part 0.50 [0.50, 0.50]" in told
    assert "token: 3 leads, part 1.00" in told


def test_coach_scales_a_difference_by_its_calibrated_part(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(rules_of("manifesto"), setup("manifesto", 2, seed=3))
    decision = table.decision
    assert decision is not None

    def means() -> list[float]:
        who = adviser("manifesto", Budget(simulations=40))
        found = look(table.game, table.view(decision.seat), decision, who, dice(0)).answers
        return [found[0].mean - each.mean for each in found if each.visits]

    monkeypatch.setattr("ai.coach.calibration.gap", lambda title: None)
    whole = means()
    monkeypatch.setattr("ai.coach.calibration.gap", lambda title: FoundAgain(40, 1500, 0.25, 0.2, 0.3))
    assert any(whole)
    assert means() == pytest.approx([each / 4 for each in whole])


def test_answers_of_one_game_are_not_counted_as_independent() -> None:
    """In each of forty games all answers saw and won the same, so the intervals are those of forty games."""
    rng = Random(2)
    same = [(Sample(0.55, float(rng.random() < 0.55)),) * 50 for _ in range(40)]
    told = next(each for each in measured(same, 2, 50).bin if each.games)
    assert told.high - told.low > 0.25


@pytest.fixture(name="levels")
def _levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "espionage").mkdir()
    monkeypatch.setattr("ai.coach.calibration.folder", lambda title: tmp_path / title)
    fits.cache_clear()
    yield tmp_path
    fits.cache_clear()


def test_calibration_figures_survive_a_round_trip(levels: Path) -> None:
    assert chance("espionage", 2, 0.7) is None, "nobody has measured"
    assert not calibrated("espionage", 2)
    fits.cache_clear()
    found = measured(games(60), 2, 50)
    (levels / "espionage" / "calibration.toml").write_text(written([found]))
    assert fits("espionage") == (found,)
    assert chance("espionage", 2, 0.7) == found.chance(0.7)
    assert (chance("espionage", 2, 0.0), chance("espionage", 2, 1.0)) == (0.0, 1.0), "what is certain stays so"
    assert chance("espionage", 3, 0.7) is None


def test_mistake_in_the_figures_is_reported(levels: Path) -> None:
    bad = Fit(2, 50, 60, 1.0, 0.0, True, (Bin(1, 1, 0.5, 0.5, 0.0, 1.0),))
    (levels / "espionage" / "calibration.toml").write_text(written([bad, bad]))
    with pytest.raises(ContentError, match="a number of seats is there twice"):
        fits("espionage")
    assert any("twice" in told for told in content.flaws(["espionage"]))


def test_games_are_kept_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(title: str, seats: int, simulations: int, seed: int, factions: tuple[str, ...] = ()) -> Game:
        played.append(seed)
        return games(1, seed=seed)[0]

    monkeypatch.setattr(calibrate, "play", play)
    file = tmp_path / "games"
    for count in (2, 5):
        assert main(["espionage", "--games", str(count), "--keep", str(file), "--dry"]) == 0
    assert played == [1, 2, 3, 4, 5]
    assert len(kept(file)) == 5


def test_game_records_the_value_of_every_searched_answer() -> None:
    noted = calibrate.play("goofspiel", 2, 6, 1)
    assert noted
    assert all(0 <= each.value <= 1 and each.won in (0, 0.5, 1) for each in noted)


def test_fit_is_stable_where_every_game_is_won() -> None:
    slope, intercept = fit([(Sample(0.9, 1.0), Sample(0.1, 0.0))])
    assert slope > 0
    assert abs(intercept) < 1
    assert odds(0.0) == pytest.approx(-odds(1.0))
