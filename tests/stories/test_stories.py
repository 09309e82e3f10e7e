"""Every golden story is told line by line as recorded; `python -m tools.story` rewrites the records."""

from pathlib import Path

import pytest

from game.titles import SHELF, events
from tests.stories import told
from tools import story

ALL = [(name, path) for name in SHELF for path in story.stories(name)]


@pytest.mark.parametrize(("name", "path"), ALL, ids=[f"{name}-{path.stem}" for name, path in ALL])
def test_story_is_told_as_recorded(name: str, path: Path) -> None:
    assert story.difference(name, path) == ""


@pytest.mark.parametrize("name", SHELF)
def test_a_title_has_ten_stories_at_least(name: str) -> None:
    assert len(story.stories(name)) >= story.WANTED


@pytest.mark.parametrize("name", SHELF)
def test_every_kind_of_event_happens_in_some_story(name: str) -> None:
    seen = {type(event) for each in told.stories(name) for event in each.events}
    assert {kind.__name__ for kind in set(events(name)) - seen} == set()


@pytest.mark.parametrize("name", SHELF)
def test_fingerprint_of_random_games_is_unchanged(name: str) -> None:
    assert story.fingerprint(name) == story.written_fingerprint(name)


@pytest.mark.parametrize("name", SHELF)
def test_sentences_between_the_lines_are_unchanged(name: str) -> None:
    assert story.between_the_lines(name) == story.written_sentences(name)


def test_other_positions_need_another_version_of_the_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(story, "STORIES", tmp_path)
    (tmp_path / "goofspiel").mkdir()
    assert story.refresh("goofspiel") == []
    kept, now = tmp_path / "goofspiel" / "fingerprint.txt", story.fingerprint("goofspiel")
    kept.write_text(f"{now.rules} {'0' * 16}\n", encoding="utf-8")
    [refused] = story.refresh("goofspiel")
    assert "RULES must go up" in refused
    assert story.written_fingerprint("goofspiel") != now
    kept.write_text(f"{now.rules - 1} {'0' * 16}\n", encoding="utf-8")
    assert story.refresh("goofspiel") == []
    assert story.written_fingerprint("goofspiel") == now
