"""Pictures of every screen worth seeing, drawn without a window: `python -m tools.shots FOLDER [NAME…]`.

Everything is laid out and played by the same small hands as in the tests of the client. `--title ideology` draws
that title's questions, moments, sizes of type and windows instead of the house and 1955.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.client.kit.messages import Inspect
from game.client.kit.scene import Scene
from game.client.kit.settings import INSTANT, Settings
from game.client.match.scene import Match
from game.client.scenes.replay import Replay
from game.client.scenes.rules import Rules
from game.client.scenes.settings import SettingsPage
from game.client.scenes.setup import SetUp
from game.client.scenes.title import Title
from game.client.table.messages import LookBack
from game.core.contract import Decision
from game.titles import SHELF
from game.titles.espionage.faces import CARD
from tests.client.driver import Driver
from tests.client.matches import asks, driven, found, laid_out, play_out

Shot = Callable[[], Driver]
Named = Iterator[tuple[str, Driver]]
SIZE = (1280, 720)


def _again(match: Match, size: tuple[int, int] = SIZE, text_scale: float = 1.0) -> Driver:
    """The same match in another window, or in larger type."""
    driver = Driver(match, size, text_scale)
    return driver.wait(0.6)


def _scene(scene: Scene) -> Driver:
    return Driver(scene).wait(1.0)


def title() -> Driver:
    """The shelf."""
    return _scene(Title(Settings()))


def set_up() -> Driver:
    """Before a game."""
    return _scene(SetUp("espionage", Settings()))


def settings() -> Driver:
    """The settings."""
    return _scene(SettingsPage(Settings()))


def rules() -> Driver:
    """The rules, opened at a clause."""
    return _scene(Rules("espionage", "ES-COMB-01"))


def home_choice() -> Driver:
    """Before colours exist."""
    return found(asks("choose_home"))[1]


def middle() -> Driver:
    """A card is to be played."""
    return found(asks("play_card", 5))[1]


def picked() -> Driver:
    """A card with two uses is picked."""

    def two(match: Match, asked: Decision) -> bool:
        return asked.kind == "play_card" and any(len(verbs) == 2 for verbs in match.party.uses().values())

    match, driver = found(two)
    card = next(card for card, verbs in match.party.uses().items() if len(verbs) == 2)
    return driver.key(driver.node(f"noun:{card}").key).wait(0.5)


def combining() -> Driver:
    """An Influence Action is being put together."""
    return found(asks("add_cards", 5))[1]


def placing() -> Driver:
    """Influence where? The pointer rests on a country."""
    match, driver = found(asks("place_influence", 4))
    country = next(iter(match.party.uses()))
    return driver.hover(f"noun:{country}").wait(0.5)


def aiming() -> Driver:
    """A Coordinated Attack names its markers."""
    match, driver = found(asks("take_aim", 3))
    return driver.hover(f"noun:{next(iter(match.party.uses()))}").wait(0.5)


def window() -> Driver:
    """Somebody else's influence may be blocked."""
    return found(_blockable)[1]


def _blockable(match: Match, asked: Decision) -> bool:
    return asked.kind == "answer_influence" and any(action.verb == "block" for action in asked.options)


def blocking() -> Driver:
    """A block is being put together."""
    return found(asks("add_to_block"))[1]


def counter() -> Driver:
    """A Special Action may be countered."""
    return found(lambda match, asked: asked.kind == "answer_special" and len(asked.options) > 1)[1]


def informant() -> Driver:
    """The hand opposite lies open."""
    match, driver = found(asks("play_card", 5))
    seat, state = match.party.audience or 0, match.party.table.state
    state.open_hands = (state.turn + 2, 0) if seat else (0, state.turn + 2)
    match.stage.show(match.party.view)
    return driver.wait(0.4)


def keeping() -> Driver:
    """Pilfer Accounts: two cards may be kept."""
    return found(asks("keep"))[1]


def spy_move() -> Driver:
    """Where does the spy go?"""
    return found(asks("move_spy", 3))[1]


def late() -> Driver:
    """Late in the game: something is secured."""

    def secured(match: Match, asked: Decision) -> bool:
        lengths = match.stage.view.level.tracks
        held = [c for c, m in match.stage.view.markers.items() if abs(m) == lengths[c]]
        return asked.kind == "play_card" and len(held) >= 2

    return found(secured)[1]


def flying() -> Driver:
    """Cards in the air."""
    match, driver = found(lambda match, asked: asked.kind == "add_cards" and len(match.stage.view.hands[0]) > 3)
    match.answering.do(match.party.table.state.options[-1])
    driver.wait(0.16)
    return driver


def discard() -> Driver:
    """The discard pile, opened."""
    return found(asks("play_card", 6))[1].key("d").wait(0.3)


def closer() -> Driver:
    """A card looked at closely."""
    match, driver = found(asks("play_card", 4))
    card = next(card for card in match.stage.view.hands[match.party.audience or 0] if CARD[card].country)
    driver.app.send(Inspect(f"noun:{card}"))
    return driver.wait(0.4)


def refusal() -> Driver:
    """What cannot be done, and why."""
    return found(asks("play_card", 4))[1].click("France").wait(0.3)


def explained() -> Driver:
    """Why the bot did that."""
    return found(asks("play_card", 2), ("you", "greedy"))[1].key("e").wait(0.3)


def log() -> Driver:
    """The whole log."""
    return found(asks("play_card", 6))[1].key("l").wait(0.4)


def looking_back() -> Driver:
    """A moment of the past."""
    match, driver = found(asks("play_card", 6))
    driver.app.send(LookBack(match.party.told[8].number))
    return driver.wait(0.4)


def pause() -> Driver:
    """The pause."""
    return found(asks("play_card", 4))[1].key("esc").wait(0.3)


def curtain() -> Driver:
    """Between two people."""
    return driven(laid_out(5, ("you", "you"))).wait(1.2)


def strip() -> Driver:
    """Since you last looked."""
    match = laid_out(5, ("you", "you"))
    driver = driven(match).wait(1.2).key("space").wait(1.2)
    match.answering.do(match.party.table.state.options[0])
    return driver.wait(2.5).key("space").wait(1.2)


def result() -> Driver:
    """How it came out."""
    match = laid_out(8)
    driver = driven(match)
    play_out(match, driver)
    return driver.wait(2.0)


def replay() -> Driver:
    """The film of a game."""
    match, _ = found(asks("play_card", 6))
    driver = Driver(Replay(match.party.recorded, answer=40)).wait(0.5)
    return driver.key("right").settle().wait(0.2)


def watching() -> Driver:
    """Bots play, both hands open."""
    driver = driven(laid_out(3, ("random", "random"))).wait(12)
    return driver.key("h").wait(0.4)


def large() -> Named:
    """The same moment at every size of type and in other windows."""
    match, _ = found(asks("add_cards", 5))
    for text_scale in (0.75, 1.25, 1.5, 2.0, 2.5):
        yield f"text_{round(text_scale * 100)}", _again(match, SIZE, text_scale)
    for size in ((1920, 1080), (1000, 800), (1600, 720)):
        yield f"window_{size[0]}x{size[1]}", _again(match, size)
    driver = _again(match, SIZE, 1.5)
    yield "text_150_sum", driver.click("Sum").wait(0.4)
    yield "text_150_sides", driver.key("esc").click("Sides").wait(0.4)


SHOTS: tuple[Shot, ...] = (
    title,
    set_up,
    settings,
    rules,
    home_choice,
    middle,
    picked,
    placing,
    combining,
    aiming,
    window,
    blocking,
    counter,
    informant,
    keeping,
    spy_move,
    late,
    flying,
    discard,
    closer,
    refusal,
    explained,
    log,
    looking_back,
    pause,
    curtain,
    strip,
    result,
    replay,
    watching,
)


LONG = 1000
"""ms from which an event is worth a picture of its own."""
PATIENT = 6000
"""Glances after which what has not happened yet is no longer waited for."""


def questions(title: str) -> Named:
    """One picture a question of a title; the last one in every size of type and other windows."""
    tests = import_module(f"tests.client.test_board_{title}")
    for kind in tests.KINDS:
        try:
            match, driver = tests.found(kind, turn=2)
        except AssertionError:  # it is only asked before the game
            match, driver = tests.found(kind)
        yield kind, driver
    for text_scale in (0.75, 1.25, 1.5, 2.0, 2.5):
        yield f"{kind}_text_{round(text_scale * 100)}", _again(match, SIZE, text_scale)
    for size in ((1920, 1080), (1000, 700), (1600, 720)):
        yield f"{kind}_{size[0]}x{size[1]}", _again(match, size)


def moments(title: str) -> Named:
    """What is shown while something happens, each kind of event that is shown long once; then the result."""
    tests, board = (
        import_module(where) for where in (f"tests.client.test_board_{title}", f"game.client.boards.{title}.board")
    )
    match: Match = tests.laid_out(1)
    rng = Random(1)
    driver, wanted = Driver(match), {kind for kind, lasts in board.LASTS.items() if lasts >= LONG}
    for glance in range(20_000):
        driver.wait(0.05)
        if type(match.stage.event) in wanted:
            wanted.discard(type(match.stage.event))
            yield type(match.stage.event).__name__, driver.wait(0.3)
        if driver.scene is not match or match.party.table.result is not None:
            break
        if match.overlays.sheet:  # one that opens by itself, over everything
            yield match.overlays.sheet.replace(":", "_"), driver.wait(0.3)
            match.overlays.sheet = ""
        match.settings.speed = 1.0 if wanted and glance < PATIENT else INSTANT
        asked = match.party.mine()
        if asked is not None and match.stage.idle:
            match.answering.do(rng.choice(asked.options))
        elif match.stage.event is not None:
            match.stage.step()
        elif asked is None:
            driver.key("enter")  # a turn that is done is to be ended
    yield "result", driver.wait(4)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("names", nargs="*", help="only these: " + ", ".join(shot.__name__ for shot in SHOTS))
    parser.add_argument("--title", choices=[title for title in SHELF if title != "espionage"], help="of one title")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        for name, driver in _of_the_house(wanted.names) if not wanted.title else _of(wanted.title):
            print(driver.screenshot(wanted.folder / f"{name}.png"), *driver.missed(), sep="\n  ")


def _of_the_house(names: list[str]) -> Named:
    """The pictures of the house and of 1955, or only some."""
    for shot in SHOTS:
        if not names or shot.__name__ in names:
            yield shot.__name__, shot()
    if not names or "large" in names:
        yield from large()


def _of(title: str) -> Named:
    """The pictures of one title."""
    yield from questions(title)
    yield from moments(title)


if __name__ == "__main__":
    main()
