"""Which version this is. It comes from the tags of the repository; a build writes it down beside the assets."""

import re
import subprocess
from functools import cache
from pathlib import Path

NEXT = "0.2.0"
"""The version that is being worked on, for a tree whose newest tag is an older one."""
WRITTEN = "version.txt"
"""The file among the assets of a build that holds its version."""
_DESCRIBED = re.compile(r"v(?P<tag>[0-9.]+)-(?P<since>[0-9]+)-g(?P<commit>[0-9a-f]+)")


@cache
def version() -> str:
    """Return the version that a build has written down, or else that of this checkout."""
    package = Path(__file__).parent
    if (package.parent / "pyproject.toml").is_file():
        return described(package.parent)
    return (package / "assets" / WRITTEN).read_text(encoding="utf-8").strip()


def described(tree: Path) -> str:
    """Return a checkout's version: its tag, or "0.2.0.dev12+g1a2b3c4" twelve commits after the last one.

    Where no tag leads to it, all commits count; a tree without git is "0.2.0.dev0".
    """
    told = _git(tree, "describe", "--tags", "--long", "--match", "v[0-9]*")
    if (found := _DESCRIBED.fullmatch(told)) is not None:
        tag, since, commit = found.group("tag", "since", "commit")
        return tag if since == "0" else f"{NEXT}.dev{since}+g{commit}"
    since, commit = _git(tree, "rev-list", "--count", "HEAD"), _git(tree, "rev-parse", "--short", "HEAD")
    return f"{NEXT}.dev{since}+g{commit}" if since and commit else f"{NEXT}.dev0"


def _git(tree: Path, *command: str) -> str:
    """Return what git says, or "" if there is no git here or the tree isn't a repository of its own."""
    if not (tree / ".git").exists():
        return ""
    try:
        done = subprocess.run(("git", "-C", str(tree), *command), capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
