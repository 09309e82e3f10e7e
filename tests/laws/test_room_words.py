"""Every title has all words that the room asks for: a new one shows no ⟨key⟩ on a button."""

import re
from pathlib import Path

import pytest

import game
import game.client
import game.terminal
from game.core.language.words import words
from game.titles import SHELF

ROOMS = [Path(room.__path__[0]) for room in (game.client, game.terminal)]
ASKED = re.compile(r'words\.say\(\s*line\(\s*f?"([a-z_.]+)(\{|")')
"""A lookup in a title's words, either of a literal key or of one completed at run time."""


def shared() -> dict[str, list[str]]:
    """Return the keys that the room asks of any title, by file; boards ask for what their own title has."""
    found: dict[str, list[str]] = {}
    for room in ROOMS:
        for path in sorted(room.rglob("*.py")):
            if "boards" not in path.relative_to(room).parts:
                asked = [
                    key + ("*" if open_ended == "{" else "")
                    for key, open_ended in ASKED.findall(path.read_text("utf-8"))
                ]
                found |= {path.name: asked} if asked else {}
    return found


HELD = {
    "option.*": "every option has words (test_words)",
    "board.*": "what seals is called by the board that says so (tests/client)",
    "phase.*": "only a board that has phases asks for them",
}
"""Keys whose full names aren't known here, with what checks them."""
WRITTEN_OUT = re.compile(r"\bdate=(?!told_)[\w.]+(\.isoformat\(|\.date[,)\[]|\.day\))")
"""A date that is given to a sentence in a file's format."""
WHERE_THERE_IS_ONE = {"board.repeat_tip"}
"""Keys looked up only for titles that have them."""


def test_room_uses_only_keys_that_a_law_checks() -> None:
    asked = {key for keys in shared().values() for key in keys}
    assert "board.graph" in asked
    assert {key for key in asked if key.endswith("*")} <= HELD.keys()


@pytest.mark.parametrize("name", SHELF)
def test_every_title_has_the_sentences_that_the_room_uses(name: str) -> None:
    wanted = {key for keys in shared().values() for key in keys if not key.endswith("*")} - WHERE_THERE_IS_ONE
    assert {key for key in wanted if not words(name).has(key)} == set()


def test_dates_are_formatted_in_one_place() -> None:
    """The deal of the day used to say 2026-11-22 where a replay said 22 November 2026."""
    assert WRITTEN_OUT.search('say("day.card", date=deal.day.isoformat())')
    every = [path for path in Path(game.__path__[0]).rglob("*.py") if "files" not in path.parts]
    assert [path.name for path in every if WRITTEN_OUT.search(path.read_text("utf-8"))] == []


SAID = {"en": "trial game", "it": "di prova"}
"""What imagined games are called."""
IMAGINED = re.compile(r"\b(10|ten|all|every|no|of the|of) deals?\b|% of deals")
"""Phrases about a deal that nobody dealt."""


@pytest.mark.parametrize("language", SAID)
def test_shares_of_trial_games_are_worded_consistently(language: str) -> None:
    room = words("room", language).templates
    often = [key for key in room if re.fullmatch(r"coach\.(share|never|always|trials)(_\w+)?", key)]
    assert len(often) == 13
    assert [key for key in often if SAID[language] not in room[key].casefold()] == []
    assert IMAGINED.search("in 7 of 10 deals")
    every = [text for name in ("room", *SHELF) for text in words(name, "en").templates.values()]
    assert [text for text in every if IMAGINED.search(text)] == []
