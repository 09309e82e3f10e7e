"""Every clause of a rulebook has at least one test named after its id."""

import re
from pathlib import Path

import pytest

from game.testing.laws import rule_ids
from game.titles import SHELF

TITLES = Path(__file__).parents[1] / "titles"


@pytest.mark.parametrize("name", SHELF)
def test_every_rule_has_a_test_named_for_it(name: str) -> None:
    told = "\n".join(path.read_text("utf-8") for path in sorted((TITLES / name).rglob("test_*.py")))
    names = re.findall(r"def (test_\w+)", told)
    missing = [rule for rule in rule_ids(name) if not any(_names(rule, test) for test in names)]
    assert not missing, "rules without a test named for them: " + ", ".join(missing)


def _names(rule: str, test: str) -> bool:
    """Match ES-BLOCK-01 with test_es_block_01 and test_es_block_01_and_more, but not test_es_block_010."""
    wanted = rule.lower().replace("-", "_")
    return re.search(rf"(?<![a-z0-9]){wanted}(?![0-9])", test) is not None
