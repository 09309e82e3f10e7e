"""The site builds without a warning and without a network."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason='Sphinx is not installed: pip install -e ".[docs]"')
pytest.importorskip("furo", reason='furo is not installed: pip install -e ".[docs]"')
pytest.importorskip("myst_parser", reason='myst-parser is not installed: pip install -e ".[docs]"')

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", "docs", str(tmp_path / "site")]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    for page in ("index", "play", "teaching", "bots", "games", "research", "proof", "decisions"):
        assert (tmp_path / "site" / f"{page}.html").is_file()
