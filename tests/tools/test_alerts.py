"""The alert is compared with a deeper search: what it should mention, and what it shouldn't."""

from pathlib import Path

import pytest

from tools import batches
from tools.lab.alerts import main, report

ROWS = [
    {"seed": 1, "number": 3, "kind": "take", "lost": [["a", 0.2, 0.15], ["b", 0.085, 0.11], ["c", None, 0.3]]},
    {"seed": 1, "number": 9, "kind": "take", "lost": [["a", 0.1, 0.02], ["b", 0.0, 0.0], ["c", 0.08, 0.099]]},
]


def test_alert_counts_as_right_where_a_deep_search_loses_as_much() -> None:
    told = list(report(ROWS))
    assert told[0].startswith("from 10 points: 1 of 3 losing [")
    assert ", 1 of 3 others [" in told[0]
    assert told[3].startswith("from 8 points: 2 of 3 losing [")
    assert ", 2 of 3 others [" in told[3]


def test_recorded_rows_are_not_searched_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for row in ROWS:
        batches.append(tmp_path / "rows", row)
    assert main(["espionage", "--questions", "2", "--keep", str(tmp_path / "rows")]) == 0
    assert "1 of 3 losing" in capsys.readouterr().out
