"""Unidiomatic words must not return: in code, documents, rules and sentences."""

import re
from pathlib import Path

import pytest

from game.core.content.languages import languages

ROOT = Path(__file__).parents[2]
FILES = [
    path
    for pattern in (
        "*.md",
        "docs/*.md",
        "game/**/*.py",
        "ai/**/*.py",
        "tools/**/*.py",
        "tests/**/*.py",
        "levels/**/*",
    )
    for path in sorted(ROOT.glob(pattern))
    if path.suffix in (".md", ".py", ".toml")
    and path != Path(__file__)
    and not path.name.endswith(tuple(f".{code}{kind}" for code in languages()[1:] for kind in (".toml", ".md")))
]
RIDDLES = {
    "whoever": re.compile(r"\bwhoever\b", re.IGNORECASE),
    "somebody who": re.compile(r"\b(?:somebody|anybody) who\b", re.IGNORECASE),
    "a 80%": re.compile(r"\ban? \{\w+\}%"),
    "35 %": re.compile(r"[\d}] %(?! *[\w(\"])"),
    "he, for a player": re.compile(r"\b(?:he|(?<!man and )his|himself)\b"),
}
LEFT_OUT = ("tests/client/", "tests/laws/test_laws_bite.py", "game/testing/laws.py")
"""Files that may contain such words."""


@pytest.mark.parametrize("riddle", RIDDLES)
def test_no_text_uses_an_unidiomatic_phrase(riddle: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in FILES
        if not path.relative_to(ROOT).as_posix().startswith(LEFT_OUT)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if RIDDLES[riddle].search(line)
    ]
    assert not found, f"say it another way than by “{riddle}”: " + "; ".join(found)


def test_a_test_is_named_for_what_it_holds() -> None:
    """Readers of the repository don't have the list that a number such as "s15" refers to."""
    assert [name for name in _tests() if re.match(r"test_[isd]\d+_", name)] == []


def test_a_test_name_has_a_subject() -> None:
    """164 names used to begin like "who leaves …" and 236 like "what is …", which have to be read twice."""
    headless = re.compile(r"test_(?:(?:[a-z]{2}_[a-z]+_\d+_)?(?:and_)?)*(?:who|whoever|whose|what)_")
    assert [name for name in _tests() if headless.match(name)] == []


def _tests() -> list[str]:
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return [name for path in paths for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))]
