"""The last front page of The Daily Overton: what it prints, and the picture to send."""

import io
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import folders
from game.client.cards import ResultCard, ResultRow
from game.client.requests import ReadFrontPage
from game.client.routes import build
from game.client.scenes.review.front_page import FrontPage, picture
from game.core.content.languages import languages, use_language
from game.machine.rivals import Stop
from game.play.meetings import against
from tests.client.driver import Driver

CARD = ResultCard(
    "manifesto",
    against(Stop("manifesto", 0), 0),
    "Communism wins",
    "It holds 11 of 20 regions.",
    rows=(
        ResultRow("communism", "star", "Communism", "Ada", ("3", "9"), "11"),
        ResultRow("democracy", "dove", "Democracy", "Ben", ("5", "4"), "6"),
    ),
    awards=("Boldest bid: Ada's Purge in India succeeds, 1 to 0.", "Money burnt: Ben, 19 ITS on notes that lost."),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.5])
def test_front_page_names_the_winner_and_cuts_no_text(language: str, text_scale: float) -> None:
    use_language(language)
    driver = Driver(FrontPage(CARD), (1280, 720), text_scale).wait(0.3)
    assert driver.audit() == []
    assert "Communism wins" in " ".join(driver.texts())


def test_front_page_is_saved_as_a_picture_and_can_be_found(opened: list[Path], copied: list[str]) -> None:
    driver = Driver(FrontPage(CARD)).wait(0.3).key("enter").wait(0.3)
    (path,) = folders.films().iterdir()
    assert path.read_bytes() == picture(CARD)
    driver.key("o", "c")
    assert (opened, copied) == ([path.parent], [str(path)])
    image = pygame.image.load(io.BytesIO(path.read_bytes()), "page.png")
    assert image.get_width() > 900
    plain = replace(CARD, awards=())
    assert pygame.image.load(io.BytesIO(picture(plain)), "page.png").get_height() < image.get_height()


def test_request_with_its_card_builds_the_front_page() -> None:
    driver = Driver(FrontPage(CARD))
    scene = build(ReadFrontPage(CARD), driver.app.settings, driver.app.sound)
    assert isinstance(scene, FrontPage)
    assert scene.card is CARD
