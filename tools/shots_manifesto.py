"""Pictures of Manifesto: questions, sizes of type, numbers of seats. `python -m tools.shots_manifesto FOLDER`."""

import argparse
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import game.titles
from game.client.scene import Inspect
from game.client.scenes.match import Match
from game.client.settings import INSTANT
from game.titles.manifesto import events as told
from tests.client.driver import Driver
from tests.client.test_board_manifesto import found, laid_out

Named = Iterator[tuple[str, Driver]]
MOMENTS = (
    told.ItsGained,
    told.NoteOpened,
    told.TieRolled,
    told.ConflictDeclared,
    told.ConflictWon,
    told.WarDeclared,
)


def questions() -> Named:
    """One picture a question."""
    for kind in ("take_region", "name_sum", "choose_partner", "add_cards", "take_side", "play_conflict"):
        yield kind, found(kind, turn=0 if kind == "take_region" else 3)[1]


def pointing() -> Named:
    """A region under the pointer, with a card in hand and without; a card looked at closely; the spent cards."""
    match, driver = found("choose_target", turn=3)
    target = next(iter(match.party.uses()))
    yield "target", driver.hover(f"noun:{target}").wait(0.5)
    match, driver = found("play_conflict", turn=3)
    yield "region", driver.hover("noun:russia").wait(0.5)
    match.on(Inspect(f"noun:{match.stage.view.hands[0][0]}"))
    yield "closer", driver.wait(0.3)
    yield "spent", driver.key("d").wait(0.3)


def sizes() -> Named:
    """The same moments in other types and windows, and with two and ten seats."""
    for kind in ("choose_target", "add_cards"):
        match, _ = found(kind, turn=3)
        for text_scale in (0.75, 1.25, 1.5, 2.0, 2.5):
            yield f"{kind}_{round(text_scale * 100)}", Driver(match, text_scale=text_scale).wait(0.6)
        for size in ((1600, 720), (1000, 800)):
            yield f"{kind}_{size[0]}x{size[1]}", Driver(match, size).wait(0.6)
    for seats in (2, 10):
        yield f"seats_{seats}", found("play_conflict", seats, turn=2)[1]


def moments() -> Named:
    """What is shown while something happens, each kind once; then the result."""
    match = laid_out(1, level="short")
    driver, rng, wanted = Driver(match), Random(1), set(MOMENTS)
    for _ in range(20000):
        driver.wait(0.05)
        kind = type(match.stage.event)
        if kind in wanted:
            wanted.discard(kind)
            yield kind.__name__, driver.wait(0.3)
        match.settings.speed = 1.0 if wanted else INSTANT
        if match.party.table.result is not None:
            break
        asked = match.party.mine()
        if asked is not None and match.stage.idle:
            match._do(rng.choice(asked.options))
        elif not isinstance(match.stage.event, tuple(wanted)) and kind is not type(None):
            match.stage.step()
    yield "result", driver.wait(4)


def watching() -> Named:
    """Bots play, every hand open; two people share the screen."""
    yield "watching", Driver(laid_out(3, people=0)).wait(12).key("h").wait(0.4)
    yield "curtain", Driver(_shared()).wait(12)


def _shared() -> Match:
    return laid_out(2, seats=3, people=2)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Pictures of Manifesto.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    game.titles.SHELF = tuple(dict.fromkeys((*game.titles.SHELF, "manifesto")))  # type: ignore[assignment]
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        for group in (questions, pointing, sizes, moments, watching):
            for name, driver in group():
                print(driver.screenshot(wanted.folder / f"{name}.png"))


if __name__ == "__main__":
    main()
