"""The version comes from tags, wherever the tree is; the package says where it is hosted."""

import shutil
import subprocess
from pathlib import Path

import pytest

from game import command_line
from game.version import NEXT, described, version

pytest.importorskip("hatchling", reason='hatchling is not installed: pip install -e ".[dev]"')

from tools.metadata import absolute, address, authors, urls

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def git(tree: Path, *command: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "tag.gpgsign=false", "-c", "commit.gpgsign=false")
    subprocess.run(("git", "-C", str(tree), *who, *command), check=True, capture_output=True)


def commit(tree: Path, count: int = 1) -> None:
    for number in range(count):
        git(tree, "commit", "--allow-empty", "-m", f"step {number}")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with two commits and no tag."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    git(tmp_path, "init", "-q")
    commit(tmp_path, 2)
    return tmp_path


def test_a_tag_is_the_version(tree: Path) -> None:
    git(tree, "tag", "v0.3.1")
    assert described(tree) == "0.3.1"


def test_commits_after_a_tag_count(tree: Path) -> None:
    git(tree, "tag", "v0.1.0")
    commit(tree, 3)
    assert described(tree).startswith(f"{NEXT}.dev3+g")


def test_without_a_tag_every_commit_counts(tree: Path) -> None:
    assert described(tree).startswith(f"{NEXT}.dev2+g")


def test_other_tags_are_not_versions(tree: Path) -> None:
    git(tree, "tag", "fair-2026")
    assert described(tree).startswith(f"{NEXT}.dev2+g")


def test_tree_without_git_still_has_a_version(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    assert described(tmp_path) == f"{NEXT}.dev0"


def test_changelog_starts_with_the_next_version() -> None:
    first = (ROOT / "CHANGELOG.md").read_text("utf-8").split("\n## ")[1]
    assert first.startswith(f"{NEXT} "), "NEXT in game/version.py goes up after a release"


def test_version_option_prints_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        command_line.main(["--version"])
    assert left.value.code == 0
    assert version() in capsys.readouterr().out


def test_project_address_comes_from_the_place_of_the_build(tree: Path) -> None:
    told = {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "us/overton"}
    assert address(tree, told) == "https://example.org/us/overton"
    assert address(tree, {}) == ""
    git(tree, "remote", "add", "origin", "git@example.org:us/overton.git")
    assert address(tree, {}) == "https://example.org/us/overton"


@pytest.mark.parametrize(
    "remote",
    [
        "https://example.org/us/overton.git",
        "https://me:secret@example.org/us/overton",
        "ssh://git@example.org/us/overton",
    ],
)
def test_project_address_contains_no_secret(tree: Path, remote: str) -> None:
    git(tree, "remote", "add", "origin", remote)
    assert address(tree, {}) == "https://example.org/us/overton"


def test_package_without_an_address_has_no_links() -> None:
    assert urls("") == {}
    assert urls("https://example.org/us/overton")["Issues"] == "https://example.org/us/overton/issues"


def test_publishers_mail_address_is_stated_if_known() -> None:
    assert authors("us@example.org")["email"] == "us@example.org"
    assert "email" not in authors("")


def test_readme_of_a_package_has_no_relative_links() -> None:
    told = absolute(README, "https://example.org/us/overton")
    assert (
        "![A turning point of 1955, as a film](https://example.org/us/overton/raw/main/docs/espionage.gif)" in told
    )
    assert "](docs/" not in told
    alone = absolute(README, "")
    assert "](docs/" not in alone
    assert "![" not in alone
