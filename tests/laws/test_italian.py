"""Idiomatic Italian: the kinds of mistakes that a pattern can find."""

import re
from collections.abc import Iterator

import pytest

from game.core.content.loading import root
from game.core.contract import line
from game.core.language.words import ROOM, own_sentences, words
from game.titles import SHELF

ITALIAN = "it"
LASTING = r"hai|ha|vale|resta|restano|dura|tieni|c'è|sono pari|è Indipendente"
"""Verbs for something that continues: before them "finché" means "as long as", and "finché non" means "until"."""
UNTIL = re.compile(rf"\b[Ff]inché\b(?![^.,;:]*\b(?:non|{LASTING})\b)[^.,;:]*")
PLACES = ("region", "country", "place")
"""Fields that may hold plural names: the Balkans, the United States, the Philippines."""
SINGULAR = r"è|ha|va|dà|vale|costa|resta|passa|confina|conta|mostra|toglie|\w+(?:rebbe|rà)"
ALONE = re.compile(rf"\{{(?:{'|'.join(PLACES)}):il\}}(?:, [^,]*,)?(?: (?:non|ne|si|ora|già))* (?:{SINGULAR})\b")
"""A singular verb after a name that may be plural."""
NEVER = re.compile(r"(?<!vinci\]) \{often\}(?=[.<])")
""""{often}" at the end of a sentence: if it becomes "in nessun caso", the verb needs a "non"."""
CARDS = ("card", "growth", "advancement")
ARTICLE = re.compile(
    rf"(?:^|[.;:] )\{{(?:{'|'.join(CARDS)})\}} (?!(?:a|con|da|di|in|per|su|e|o)\b)(?!x{{)[a-zàèéìòù]"
)
"""A card as the subject of a sentence: “Il Colonialismo riesce”."""
WHO_COMMA = re.compile(r"\b[Cc]hi \w+, (?:si )?(?:è|ha|deve|può|\w+[ae]) ")
"""A comma between a subject and its verb: “Chi gioca, si decide …”."""
AGREES = re.compile(r":who\} (?:non )?\[(?:è|gioca|agisce)\|[^\]]*\] (?:per (?:primo|ultimo)|\w+[aiu]to)\b")
"""A masculine form for a faction, whatever its gender."""

MELTS = re.compile(r"\b(?:[Aa]|[Dd]i|[Dd]a|[Ss]u|[Ii]n) \{\w+:(?:whom?|il)\}")
"""A preposition that melts with the article of the name after it: “A il Fascismo”."""

WHOSE = re.compile(r"\b[mts]u[ao] \{\w+\}")
"""A possessive of one gender before a thing of any: “La tua Colonialismo”."""


def written() -> Iterator[tuple[str, str]]:
    """Yield all Italian text, sentences and rules, with its place."""
    titles = [name for name in SHELF if (root() / name / f"words.{ITALIAN}.toml").exists()]
    for name in (ROOM, *titles):
        for key, text in own_sentences(name, ITALIAN).items():
            yield f"{name}/{key}", text
    for name in titles:
        for number, text in enumerate((root() / name / "rules.it.md").read_text("utf-8").splitlines(), 1):
            yield f"{name}/rules.it.md:{number}", text


SLIPS = {
    "until": (UNTIL, "Nessuno lo vede finché tutti sono sigillati.", "Nessuno lo vede finché non sono sigillati."),
    "several": (ALONE, "{region:il} è già {other:di}.", "{region:il} [è|è|sono|sono:region.kind] qui."),
    "article": (ARTICLE, "{card} riesce {region:in}.", "{card:il} riesce {region:in}."),
    "comma": (WHO_COMMA, "Chi gioca, si decide dopo.", "Chi gioca si decide dopo."),
    "never": (
        NEVER,
        "{seat:who} [perde|perdi] {region:il} {often}.",
        "{often}, {seat:who} [perde|perdi] {region:il}.",
    ),
    "melts": (MELTS, "A {seat:whom} l'iniziativa", "{seat:a} l'iniziativa"),
    "whose": (WHOSE, "La tua {card} riesce.", "La tua carta {card} riesce."),
    "gender": (AGREES, "{seat:who} [gioca|giochi] per ultimo.", "{seat:who} [gioca|giochi] dopo gli altri."),
}
"""Each kind of mistake: its pattern, a sentence with it, and the corrected sentence."""


@pytest.mark.parametrize("slip", SLIPS)
def test_italian_has_none_of_the_known_slips(slip: str) -> None:
    pattern, _, _ = SLIPS[slip]
    assert {where: found[0] for where, text in written() if (found := pattern.search(text))} == {}


@pytest.mark.parametrize("slip", SLIPS)
def test_slip_is_found_and_its_correction_is_not(slip: str) -> None:
    pattern, wrong, right = SLIPS[slip]
    assert pattern.search(wrong)
    assert not pattern.search(right)


def test_subject_keeps_its_name_even_when_addressing_its_own_seat() -> None:
    """It used to say "Te qui sono più forti della Russia"."""
    said, seats = words("world_order", "it"), ("USA", "Russia")
    told = line("board.threat", seat=1, rivals=("usa",), count=1, vp=2, more=1)
    assert said.say(told, 0, seats).startswith("Gli USA qui sono più forti della Russia")
    assert said.say(told, 1, seats).startswith("Gli USA qui sono più forti di te")
