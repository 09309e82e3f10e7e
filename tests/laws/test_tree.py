"""The tree holds what belongs there, and every picture and sound in it is used."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = {".ci", ".github", "ai", "assets", "docs", "game", "levels", "share", "tests", "tools"}
FILES = {
    *(".gitignore", ".pre-commit-config.yaml", "CHANGELOG.md", "CONTRIBUTING.md"),
    *("LICENSE", "README.md", "SECURITY.md", "pyproject.toml"),
}


@pytest.mark.skipif(shutil.which("git") is None or not (ROOT / ".git").exists(), reason="this is no checkout")
def test_the_top_level_holds_only_what_belongs_there() -> None:
    listed = subprocess.run(("git", "ls-files", "-z"), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {name.partition("/")[0] for name in listed.split("\0") if name} == FOLDERS | FILES


@pytest.mark.parametrize("pattern", ["icons/*.svg", "sounds/*.wav"])
def test_every_picture_and_sound_is_used(pattern: str) -> None:
    sources = (path for folder in ("game", "levels") for path in (ROOT / folder).rglob("*"))
    texts = " ".join(path.read_text("utf-8") for path in sources if path.suffix in {".py", ".toml"})
    named = set(re.findall(r"[\"']([a-z0-9_]+)[\"']", texts))
    files = {path.stem for path in (ROOT / "assets").glob(pattern)}
    assert files
    assert files - named == set()
