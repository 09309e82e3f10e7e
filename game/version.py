"""The version of this program: from the repository's tags or, in a build, from a file among the assets."""

import re
import subprocess
from functools import cache
from pathlib import Path

NEXT = "0.2.0"
"""The version being worked on, used while the newest tag is older."""
WRITTEN = "version.txt"
"""The file with the version among the assets of a build."""
_DESCRIBED = re.compile(r"v(?P<tag>[0-9.]+)-(?P<since>[0-9]+)-g(?P<commit>[0-9a-f]+)")


@cache
def version() -> str:
    """Return the version of a build, or else of this checkout."""
    package = Path(__file__).parent
    if (package.parent / "pyproject.toml").is_file():
        return described(package.parent)
    return (package / "assets" / WRITTEN).read_text(encoding="utf-8").strip()


def described(tree: Path) -> str:
    """Return a checkout's version: its tag, or "0.2.0.dev12+g1a2b3c4" twelve commits after the last one.

    Without a tag, all commits count; without git it is "0.2.0.dev0".
    """
    told = _git(tree, "describe", "--tags", "--long", "--match", "v[0-9]*")
    if (found := _DESCRIBED.fullmatch(told)) is not None:
        tag, since, commit = found.group("tag", "since", "commit")
        return tag if since == "0" else f"{NEXT}.dev{since}+g{commit}"
    since, commit = _git(tree, "rev-list", "--count", "HEAD"), _git(tree, "rev-parse", "--short", "HEAD")
    return f"{NEXT}.dev{since}+g{commit}" if since and commit else f"{NEXT}.dev0"


def _git(tree: Path, *command: str) -> str:
    """Return git's output; "" without git, or if the tree isn't the root of a repository."""
    if not (tree / ".git").exists():
        return ""
    try:
        done = subprocess.run(("git", "-C", str(tree), *command), capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
