"""Renders every screen worth seeing, without a window: `python -m tools.shots FOLDER [NAME…]`.

Scenes are set up and played with the same helpers as the client's tests. `--title ideology` draws only that
title: its set-up and rules, every question its stories ask, text and window sizes.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Collection, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from ai.search.budget import Budget
from game import folders
from game.client import routes
from game.client.introductions import has_first
from game.client.kit.pads import NAMES
from game.client.kit.scene import Request, Scene
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.sound import Sound
from game.client.kit.theme import MS
from game.client.match.handover import result_card
from game.client.match.lesson import Lesson
from game.client.match.lesson_match import TaughtMatch
from game.client.match.scene import Match
from game.client.requests import (
    ChooseWhoPlaysOn,
    FirstStart,
    Moment,
    OpenBranches,
    OpenPause,
    OpenSaves,
    OpenStatistics,
    SetUpGame,
)
from game.client.scenes.circuit.page import CircuitPage
from game.client.scenes.exercises.lessons import Lessons
from game.client.scenes.fair.demo import shown
from game.client.scenes.fair.loop import Exhibition, Shelf, Stay, VisitorResult
from game.client.scenes.review.page import PARTS, NextMistake, ReviewPage
from game.client.scenes.review.work import Desk
from game.client.scenes.rules import Rules
from game.client.scenes.settings.letters import LetterSheet
from game.client.scenes.settings.page import SettingsPage
from game.client.scenes.setup.page import SetUp
from game.client.scenes.sheets.curtain import Band, Curtain
from game.client.scenes.shelf.first import First
from game.client.scenes.shelf.saves import Saves
from game.client.scenes.shelf.title import Title
from game.client.table.cues import cues
from game.client.table.spots import TABS
from game.core.content.box import box
from game.core.content.languages import ENGLISH, languages, use_language
from game.core.contract import Action, Event, Setup
from game.core.exercise import LESSON, PUZZLE, exercises
from game.core.files import journal
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.core.table import Table
from game.machine import circuit, statistics
from game.machine.rivals import ladder
from game.play.turns import WINDOW
from game.play.worker import AtOnce
from game.titles import SHELF, having, on_show, rules_of, setup
from tests.client.driver import Driver
from tests.client.matches import against_bots, asks, at_once, begun_at, ended_like
from tools import story

Shot = Callable[[], Driver]
Named = Iterator[tuple[str, Shot]]
SIZE = (1280, 720)
SCALES = (0.75, 1.25, 1.5, 2.0, 2.5)
SIZES = ((1920, 1080), (1000, 700), (1600, 720))
COACHED = ("play_card", "spread", "play_conflict", "take_turn")
"""Questions with several answers on the board, one per title, at which the coach is pictured."""
COMPANY = 5
"""The number of seats at a large table."""
LONG = 1000
"""Events shown for at least this many ms get a picture of their own."""
SOON, JUDGED = Budget(simulations=8), 80
"""The search budget for each answer that a review judges, and how many answers it judges."""
PATIENT = 6000
"""The number of update steps after which a match is no longer watched at its own pace."""


def scene(shown: Callable[[], Scene]) -> Driver:
    """Return a driver showing a scene that has settled."""
    return Driver(shown()).wait(1.0)


def house() -> Named:
    """Yield the pictures that belong to no title."""
    yield "shelf", lambda: scene(lambda: Title(Settings()))
    yield "settings", lambda: scene(lambda: SettingsPage(Settings()))
    for text_scale in (1.0, *SCALES):
        yield f"keys_text_{round(text_scale * 100)}", partial(keys, SIZE, text_scale)
        yield f"lessons_text_{round(text_scale * 100)}", partial(shown_at, Lessons, SIZE, text_scale)
    for size in SIZES:
        yield f"keys_{size[0]}x{size[1]}", partial(keys, size)
        yield f"lessons_{size[0]}x{size[1]}", partial(shown_at, Lessons, size, 1.0)
    for kind in NAMES:
        yield f"pad_{kind}", partial(by_pad, kind)
        yield f"pad_{kind}_commands", partial(by_pad, kind, listed=True)
    yield "pad_letters", lambda: scene(lambda: LetterSheet(say("setup.name_of", number=1), "Ada", str))
    for name, made in FAIR.items():
        yield f"fair_{name}", partial(shown_at, made, SIZE, 1.0)
        for text_scale in (1.5, 2.5):
            yield f"fair_{name}_text_{round(text_scale * 100)}", partial(shown_at, made, SIZE, text_scale)
        for size in SIZES:
            yield f"fair_{name}_{size[0]}x{size[1]}", partial(shown_at, made, size, 1.0)


def _shown_off() -> Exhibition:
    settings = Settings(mute=True)
    show = Exhibition(Match(shown(FAIRS, settings), settings, AtOnce()), on_show())
    for _ in range(PATIENT):
        show.tick(WINDOW)
        if len(show.match.sitting.table.answers) > GLANCED:
            break
    return show


def _told() -> VisitorResult:
    return VisitorResult(
        result_card(ended_like(against_bots(FAIRS, seats=box(FAIRS).seats[0], level="")).sight.log)
    )


FAIRS, GLANCED = "espionage", 6
"""The title shown and played at the fair, and the number of answers after which the exhibition is drawn."""
FAIR: dict[str, Callable[[], Scene]] = {
    "shelf": lambda: Shelf(on_show(), Settings(reduce_motion=True)),
    "show": _shown_off,
    "pause": Stay,
    "outcome": _told,
}
"""The scenes of a fair (client/kiosk.py)."""


def keys(size: tuple[int, int] = SIZE, text_scale: float = 1.0) -> Driver:
    """Draw the keys page just after a key has been refused."""
    page = SettingsPage(Settings(keys={"l": "x"}), "keys")
    driver = Driver(page, size, text_scale).wait(0.3)
    driver.app.send(driver.node("keys:everywhere:space").message)
    return driver.wait(0.1).key("k").wait(0.6)


def by_pad(kind: str, *, listed: bool = False) -> Driver:
    """Draw the title screen for a kind of pad, or the list of its buttons' commands."""
    driver = Driver(Title(Settings())).wait(0.3)
    driver.app.ui.pad, driver.app.ui.tree.visible = kind, True
    if listed:
        driver.app.devices.strike("f2")
    return driver.wait(0.6)


def of(title: str) -> Named:
    """Yield the pictures of one title, except those that only appear while a match is watched."""
    yield "set_up", lambda: scene(lambda: SetUp(title, Settings()))
    yield "rules", lambda: scene(lambda: Rules(title))
    if title in having("circuit"):
        for size in (SIZE, *SIZES):
            yield f"circuit_{size[0]}x{size[1]}", partial(shown_at, lambda: climbed(title), size, 1.0)
        yield "circuit_text_150", partial(shown_at, lambda: climbed(title), SIZE, 1.5)
    yield from taught(title)
    yield from coached(title)
    yield from shared(title)
    yield from afterwards(title)
    yield from questions(title)


def climbed(title: str) -> CircuitPage:
    """Return a title's circuit after two rivals were beaten, one of them at the second attempt."""
    first, second = (rival.id for rival in ladder(title).rival[:2])

    def change(kept: circuit.Circuit) -> bool:
        kept.rivals[title] = {first: circuit.Between("lw", 1, 1, 0), second: circuit.Between("w", 1, 0, 0)}
        return True

    circuit.STORE.change(change)
    return CircuitPage(title, Settings())


def afterwards(title: str) -> Named:
    """Yield what can follow a game, in every window and text size: pause, drawer, branches, statistics."""
    for size, text_scale in ((SIZE, 1.0), *((SIZE, scale) for scale in SCALES), *((size, 1.0) for size in SIZES)):
        name = f"{size[0]}x{size[1]}_text_{round(text_scale * 100)}"
        for what in ("pause", "pause_practice", "saves", "play_on", "branches", "statistics"):
            yield f"{what}_{name}", partial(morning, title, what, size, text_scale)


def morning(title: str, what: str, size: tuple[int, int], text_scale: float) -> Driver:
    """Draw one of these, after a finished game from which two branches were played."""
    game, branch = finished(title)
    if what.startswith("pause"):
        match = Match(branch if what == "pause" else unplayed(title), bots=AtOnce())
        driver = Driver(match, size, text_scale)
        driver.app.follow(match.on(OpenPause()))
        driver.wait(0.4)
        return driver if what == "pause" else driver.key("end").wait(0.3)
    settings, middle = Settings(text_scale=text_scale), len(game.table.answers) // 2
    asked: dict[str, Request] = {
        "saves": OpenSaves(),
        "play_on": ChooseWhoPlaysOn(game, (Moment(middle, "Halfway"), Moment(0, "The opening"))),
        "branches": OpenBranches(branch.header.id),
        "statistics": OpenStatistics(),
    }
    driver = Driver(routes.build(asked[what], settings, Sound(settings)), size, text_scale, settings).wait(0.6)
    saves = driver.scene
    while isinstance(saves, Saves) and saves.glimpses.at_work is not None:
        saves.glimpses.at_work[1].result()
        driver.wait(0.3)
    return driver


@cache
def finished(title: str) -> tuple[Recorded[Any], Recorded[Any]]:
    """Return a finished game of a person that counts, and a branch of it still in progress."""
    game = ended_like(against_bots(title, seats=box(title).seats[0], level="")).sitting.recorded
    statistics.ended(game)
    middle, chairs = len(game.table.answers) // 2, ("you",) * len(game.chairs)
    journal.branched(folders.saves(), game, middle // 2, chairs)
    return game, journal.branched(folders.saves(), game, middle, tuple(game.chairs))


def unplayed(title: str) -> Recorded[Any]:
    """Return a game that still counts."""
    return against_bots(title, seats=box(title).seats[0], level="").sitting.recorded


def taught(title: str) -> Named:
    """Yield what precedes the first game, and the start of every lesson; the first lesson in all sizes."""
    about = FirstStart(title, SetUpGame(title))
    opens = has_first(title)
    for size, text_scale in ((SIZE, 1.0), *((SIZE, scale) for scale in SCALES), *((size, 1.0) for size in SIZES)):
        name = f"{size[0]}x{size[1]}_text_{round(text_scale * 100)}"
        if opens:
            yield f"first_{name}", partial(shown_at, lambda: First(about, Settings()), size, text_scale)
        for of in exercises(title)[: None if (size, text_scale) == (SIZE, 1.0) else 1]:
            yield f"lesson_{of.id}_{name}", partial(shown_at, partial(lesson, title, of.id), size, text_scale)
        for of in exercises(title, PUZZLE)[:1]:
            yield f"puzzle_{name}", partial(shown_at, partial(lesson, title, of.id, PUZZLE), size, text_scale)


def lesson(title: str, name: str, kind: str = LESSON) -> Scene:
    """Return a lesson or a puzzle at its start."""
    return TaughtMatch(Lesson.named(title, name, kind), Settings(speed=INSTANT))


def shown_at(made: Callable[[], Scene], size: tuple[int, int], text_scale: float) -> Driver:
    """Return a driver showing a scene that has settled, in a window of the given size."""
    return Driver(made(), size, text_scale).wait(1.0)


def coached(title: str) -> Named:
    """Yield what the coach shows at one question: threats, a hint, a warning, what is known; and resigning.

    Yields nothing if none of COACHED is asked.
    """
    if not set(COACHED) & set(asked(title)):
        return
    for name, size, text_scale in (("", SIZE, 1.0), ("_text_165", SIZE, 1.65), ("_1920x1080", SIZES[0], 1.0)):
        yield f"threatened{name}", partial(beside, title, lambda driver: driver, size, text_scale)
        yield f"hint{name}", partial(beside, title, lambda driver: driver.key("h"), size, text_scale)
        yield f"alert{name}", partial(beside, title, warned, size, text_scale)
        yield f"known{name}", partial(beside, title, lambda driver: driver.key("k"), size, text_scale)
        yield f"resign{name}", partial(beside, title, given_up, size, text_scale)


def beside(title: str, done: Callable[[Driver], Driver], size: tuple[int, int], text_scale: float) -> Driver:
    """Open a question with several answers on the board, do `done` there, and wait for the coach."""
    kind, seats = next((kind, seats) for kind, seats in reversed(asked(title).items()) if kind in COACHED)
    match = begun_at([against_bots(title, seats=seats, level="")], asks(kind, 2))
    match.sitting.bots = AtOnce(coaching=True)
    return done(Driver(match, size, text_scale).wait(0.6)).wait(0.6)


def warned(driver: Driver) -> Driver:
    """Make the coach warn against the worst-looking answer, however small the loss."""
    match = driver.key("h").wait(0.3).scene
    assert isinstance(match, Match)
    coach = match.coach
    known = {each.action: each for each in (coach.advice.found if coach.advice is not None else ())}
    best = coach.ideas[0]
    worst = min(known.values(), key=lambda each: (not each.action.noun, each.mean))
    coach.hold(best, known[best.action], worst)
    return driver


def given_up(driver: Driver) -> Driver:
    """Open the pause menu and its question about resigning."""
    return driver.key("esc").wait(0.3).click("pause:resign")


def shared(title: str) -> Named:
    """Yield what two people share: the curtain, and the open table in every text and window size."""
    yield "couch_cloth", partial(couch, title, Curtain)
    for text_scale in (1.0, *SCALES):
        yield f"couch_table_text_{round(text_scale * 100)}", partial(couch, title, Band, SIZE, text_scale)
    for size in SIZES:
        yield f"couch_table_{size[0]}x{size[1]}", partial(couch, title, Band, size)


def couch(title: str, wanted: type[Curtain], size: tuple[int, int] = SIZE, text_scale: float = 1.0) -> Driver:
    """Draw the second curtain, or the second open table, between people at one screen."""
    people = box(title).seats[0]
    rng = Random(1)
    met = 0
    match = against_bots(title, 1, seats=people, people=people, level="")
    driver = Driver(match, size, text_scale)
    at_once(match)
    while met < 2 and match.sitting.decision is not None:
        driver.doze(0.3)
        put = match.sitting.mine()
        if isinstance(driver.scene, Curtain):
            met += type(driver.scene) is wanted
            if met < 2:
                driver.key("space").wait(0.6)
        elif put is not None and match.stage.idle:
            match.turns.stood = WINDOW
            match.answering.do(rng.choice(put.options))
    return driver.wait(2 * MS["sweep"] / 1000)  # past the strip that names the next person


def questions(title: str) -> Named:
    """Yield one picture of every kind of question, and the last kind in every text and window size."""
    kinds = asked(title)
    for kind, seats in kinds.items():
        yield kind, partial(question, title, kind, seats)
    kind, seats = list(kinds.items())[-1]
    for text_scale in SCALES:
        yield f"{kind}_text_{round(text_scale * 100)}", partial(question, title, kind, seats, SIZE, text_scale)
    for size in SIZES:
        yield f"{kind}_{size[0]}x{size[1]}", partial(question, title, kind, seats, size)


@cache
def asked(title: str) -> dict[str, int]:
    """Return the kinds of question with a choice that stories ask the first seat, and the story's number of seats.

    For a title without stories, a random game is used.
    """
    kinds: dict[str, int] = {}
    for opening, answers in [story.read(path) for path in story.stories(title)] or [played(title)]:
        table = Table(rules_of(title), opening)
        for action in answers:
            put = table.decision
            if put is not None and put.seat == 0 and len(put.options) > 1:
                kinds.setdefault(put.kind, len(opening.factions))
            table.play(action)
    return kinds


def played(title: str) -> tuple[Setup, list[Action]]:
    """Return a random game's setup and answers, with the fewest seats."""
    opening, rng = setup(title, seed=1), Random(1)
    table = Table(rules_of(title), opening)
    while (put := table.decision) is not None:
        table.play(rng.choice(put.options))
    return opening, [given.action for given in table.answers]


def question(title: str, kind: str, seats: int, size: tuple[int, int] = SIZE, text_scale: float = 1.0) -> Driver:
    """Draw a question of a kind as it is asked in a story."""
    match = begun_at([against_bots(title, seats=seats, level="")], asks(kind))
    return Driver(match, size, text_scale).wait(0.6)


def moments(title: str) -> Iterator[tuple[str, Driver]]:
    """Yield one picture of every kind of event that is shown for long, then the result."""
    match = against_bots(title, 1, seats=min(COMPANY, box(title).seats[1]), level="")
    shown, seen = cues(title), set[type[Event]]()
    rng, driver = Random(1), Driver(match)
    for glance in range(20_000):
        driver.wait(0.05)
        event = match.stage.event
        if event is not None and type(event) not in seen and shown.stays(event) >= LONG:
            seen.add(type(event))
            yield type(event).__name__, driver.wait(0.3)
        if driver.scene is not match or match.sitting.table.result is not None:
            break
        if match.overlays.sheet:  # a sheet that opens by itself, on top of everything
            yield match.overlays.sheet.replace(":", "_"), driver.wait(0.3)
            match.overlays.sheet = ""
        match.settings.speed = 1.0 if glance < PATIENT else INSTANT
        put = match.sitting.mine()
        if put is not None and match.stage.idle:
            match.answering.do(rng.choice(put.options))
        elif match.stage.event is not None:
            match.stage.step()
        elif put is None:
            driver.key("enter")  # the finished turn still has to be ended
    for _ in range(PATIENT):
        if driver.scene is not match:
            break
        driver.key("enter").doze(0.3)  # skips what is still shown until the result
    yield "result", driver.wait(4)
    yield "film", driver.key("g").wait(1)
    driver.key("esc")
    yield from reviews(match)


def reviews(match: Match) -> Iterator[tuple[str, Driver]]:
    """Yield a finished match's review in several window sizes and part by part, after a quick analysis.

    It opens at the first mistake found.
    """
    recorded = match.sitting.recorded
    page = ReviewPage(recorded, Desk(recorded, AtOnce(coaching=True), SOON))
    while page.desk.working and page.desk.done < JUDGED:
        page.tick(0.0)
    page.desk.running = False
    page.on(NextMistake(forward=True))
    for size in (SIZE, *SIZES):
        yield f"review_{size[0]}x{size[1]}", Driver(page, size)
    for text_scale in SCALES:
        for page.part in PARTS if text_scale > TABS else PARTS[:1]:
            yield f"review_{page.part}_text_{round(text_scale * 100)}", Driver(page, SIZE, text_scale)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("folder", type=Path, help="where the pictures go, a folder for each title in it")
    parser.add_argument("names", nargs="*", help="only these pictures: a kind of question, a moment, shelf, …")
    parser.add_argument("--title", choices=SHELF, help="of one title")
    parser.add_argument("--language", choices=languages(), default=ENGLISH, help="in this language (en)")
    wanted = parser.parse_args()
    use_language(wanted.language)
    with tempfile.TemporaryDirectory() as home:
        os.environ["OVERTON_HOME"] = home
        if not wanted.title:
            draw(wanted.folder, house(), wanted.names)
        for title in (wanted.title,) if wanted.title else on_show():
            draw(wanted.folder / title, of(title), wanted.names)
            for name, driver in moments(title) if not wanted.names else ():
                picture(wanted.folder / title, name, driver)


def draw(folder: Path, shots: Named, names: Collection[str]) -> None:
    """Draw all of these pictures, or only those named."""
    for name, shot in shots:
        if not names or name in names:
            picture(folder, name, shot())


def picture(folder: Path, name: str, driver: Driver) -> None:
    """Save one picture and print any target in it that can't be hit."""
    folder.mkdir(parents=True, exist_ok=True)
    print(driver.screenshot(folder / f"{name}.png"), *driver.missed(), sep="\n  ")


if __name__ == "__main__":
    main()
