"""The list of pictures contains only what a title has."""

from collections.abc import Iterator

import pytest

from tools import shots, story


@pytest.fixture(autouse=True)
def _anew() -> Iterator[None]:
    """Clear the caches between tests."""
    shots.asked.cache_clear()
    yield
    shots.asked.cache_clear()


@pytest.mark.parametrize("told", [True, False], ids=["stories", "no stories"])
def test_no_screenshot_is_listed_for_a_feature_a_title_lacks(told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Goofspiel has no words for a first start, and no question at which a coach is pictured."""
    if not told:
        monkeypatch.setattr(story, "stories", lambda title: [])
    names = [name for name, _ in shots.of("goofspiel")]
    assert not [name for name in names if name.startswith(("first_", "threatened", "hint", "alert", "known"))]
    assert {"set_up", "rules", "bid", "bid_text_150"} <= set(names)


def test_title_has_a_screenshot_of_each_of_its_features(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shots, "asked", lambda title: {"play_card": 2})
    names = {name for name, _ in shots.of("espionage")}
    assert {"first_1280x720_text_100", "hint", "known_1920x1080", "play_card"} <= names
