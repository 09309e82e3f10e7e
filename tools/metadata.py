"""Completes the package's metadata: where it is hosted, whom to write to, and a README with absolute links.

hatch runs this hook for every build. The address is taken from the building workflow (GITHUB_SERVER_URL and
GITHUB_REPOSITORY) or the remote `origin`; without either, the package names none. OVERTON_CONTACT is the
publisher's mail address.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")
REMOTE = re.compile(r"(?:git@|(?:https?|ssh)://(?:[^@/]*@)?)([^:/]+)[:/](.+?)(?:\.git)?/?")


class Metadata(MetadataHookInterface):  # type: ignore[misc]  # mypy is told to read no hatchling
    """A hook that sets addresses, authors and README."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set what pyproject.toml declares as dynamic."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        place = address(Path(self.root), os.environ)
        metadata["urls"] = urls(place)
        metadata["authors"] = [authors(os.environ.get("OVERTON_CONTACT", ""))]
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, place)}


def address(tree: Path, environ: Any) -> str:
    """Return the repository's web address, or "" if it is unknown."""
    if name := environ.get("GITHUB_REPOSITORY"):
        return f"{environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{name}"
    try:
        asked = ("git", "-C", str(tree), "remote", "get-url", "origin")
        told = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""
    found = REMOTE.fullmatch(told)
    return f"https://{found[1]}/{found[2]}" if found and (tree / ".git").exists() else ""


def authors(contact: str) -> dict[str, str]:
    """Return the authors' entry, with a mail address if there is one."""
    return {"name": "The Overton team"} | ({"email": contact} if contact else {})


def urls(place: str) -> dict[str, str]:
    """Return the links of the package's page."""
    pages = {
        "Homepage": "",
        "Documentation": "/tree/main/docs",
        "Changelog": "/blob/main/CHANGELOG.md",
        "Releases": "/releases",
        "Issues": "/issues",
    }
    return {name: place + page for name, page in pages.items()} if place else {}


def absolute(text: str, place: str) -> str:
    """Return Markdown with links into the tree made absolute, because relative ones don't work on an index.

    Without an address, links become plain text and pictures are left out.
    """

    def linked(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if not place:
            return "" if picture else words
        return f"{picture}[{words}]({place}/{'raw' if picture else 'blob'}/main/{path})"

    return LINK.sub(linked, text)
