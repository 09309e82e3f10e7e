"""The tour of the code can be read in one sitting and must not grow."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
TOUR = (
    "game/core/contract.py",
    "game/core/agenda.py",
    "game/titles/goofspiel/__init__.py",
    "game/titles/goofspiel/events.py",
    "game/titles/goofspiel/rules.py",
    "ai/search/mcts.py",
    "game/client/table/stage.py",
    "game/client/table/motion.py",
)
"""The reading order: what a title promises, how it is played, one title, search, motion."""
MOST = 800
"""The most lines in total."""


def test_tour_grows_no_longer() -> None:
    assert sum(len((ROOT / name).read_text("utf-8").splitlines()) for name in TOUR) <= MOST
