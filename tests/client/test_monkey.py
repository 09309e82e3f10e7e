"""Random input breaks nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from game.client.film import work
from game.client.film.ffmpeg import Unfilmed
from game.client.kit.widgets import Ui
from game.client.match.scene import Match
from game.core.table import Table
from game.titles import SHELF
from tests.client.monkey import PROMISED, Monkey

pytestmark = pytest.mark.paints


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:

    def none() -> str:
        raise Unfilmed("There is no ffmpeg here.")

    monkeypatch.setattr(work, "program", none)  # random input would start a process at every other press


def let_loose(seed: int, title: str, events: int) -> None:
    monkey = Monkey(seed, (title,))
    for _ in range(events):
        monkey.step()
    assert monkey.counts["matches"] >= 1


@pytest.mark.sampled(2)
@pytest.mark.parametrize("title", SHELF)
def test_the_monkey_breaks_nothing(title: str, run_seed: int) -> None:
    let_loose(run_seed, title, 30)


@pytest.mark.long
@pytest.mark.parametrize("title", SHELF)
@pytest.mark.parametrize("number", range(4))
def test_long_monkey_run_breaks_nothing(title: str, number: int, run_seed: int) -> None:
    let_loose(10 * run_seed + number, title, 2_500)


def test_monkey_detects_a_picture_that_depends_on_hidden_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkey = next(each for each in map(sat_down, range(10)) if each is not None)
    assert (monkey.look(), monkey.counts["twins"]) == ([], 1)
    drawn, leaks = Match.draw, [lambda table: table.state, lambda table: [each.state for each in table._past]]
    for twins, leak in enumerate(leaks, 2):

        def draw(match: Match, ui: Ui, leak: Callable[[Table[Any]], object] = leak) -> None:
            drawn(match, ui)
            ui.canvas.text(40, 40, str(hash(repr(leak(match.sitting.table)))))

        monkeypatch.setattr(Match, "draw", draw)
        assert (monkey.look(), monkey.counts["twins"]) == (["Match of espionage hangs on what is hidden"], twins)


def sat_down(seed: int) -> Monkey | None:
    """Return a monkey in the middle of a game in which somebody has something to hide."""
    monkey = Monkey(seed, ("espionage",))
    match = monkey.driver.scene
    if not isinstance(match, Match) or not match.sitting.table.answers or match.sitting.eyes.all_open:
        return None
    monkey.driver.settle()
    return monkey if monkey.driver.app.surface.get_size() in PROMISED else None
