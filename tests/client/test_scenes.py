"""The scenes around the match: by keys alone, at every text size, and with all their sentences shown."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, cast

import pygame
import pytest
from pygame import FRect

from game import folders
from game.client.cards import (
    CurtainCard,
    Graph,
    PauseCard,
    Resigns,
    ResultCard,
    ResultRow,
    Sitter,
    TurningPoint,
)
from game.client.film.sheet import FilmSheet
from game.client.film.work import Filming
from game.client.kit import fields, theme
from game.client.kit.canvas import Canvas
from game.client.kit.commands import COMMANDS, Command
from game.client.kit.messages import Covered, Key, Resumed
from game.client.kit.scene import Next, Pop, Push
from game.client.kit.settings import Settings
from game.client.kit.theme import PALETTES
from game.client.kit.widgets import Look, Ui
from game.client.match.controls import pace_index, set_pace
from game.client.match.handover import result_card as summed_up
from game.client.requests import (
    ChooseWhoPlaysOn,
    FirstStart,
    GiveToBot,
    LeaveMatch,
    Lifted,
    Listed,
    Moment,
    Restart,
    SetUpGame,
    Sit,
)
from game.client.scenes.exercises.lessons import Lessons
from game.client.scenes.fair.demo import Demo
from game.client.scenes.fair.loop import Stay, VisitorResult
from game.client.scenes.review.chronicle import Chronicle
from game.client.scenes.review.replay import Replay
from game.client.scenes.review.result import SEAL, SEEN, ResultScreen
from game.client.scenes.review.result_graph import apart, draw_graph
from game.client.scenes.rules import Rules, book, parse, starred
from game.client.scenes.settings.letters import Commands, LetterSheet
from game.client.scenes.settings.page import GROUPS, SettingsPage
from game.client.scenes.setup.choices import Choices
from game.client.scenes.setup.house import House
from game.client.scenes.setup.page import SetUp
from game.client.scenes.setup.play_on import PlayOnSheet
from game.client.scenes.sheets.curtain import Curtain
from game.client.scenes.sheets.pause import Pause
from game.client.scenes.shelf.branches import Branches
from game.client.scenes.shelf.covers import Lid, cover
from game.client.scenes.shelf.drawer import Drawer
from game.client.scenes.shelf.first import First
from game.client.scenes.shelf.saves import RecordTrouble, Saves
from game.client.scenes.shelf.title import IDLE, Title
from game.client.scenes.statistics import Statistics
from game.client.table.sides import shade_name
from game.core.content import box as content_box
from game.core.content import loading as content
from game.core.content.box import box, chosen
from game.core.content.loading import ContentError
from game.core.contract import Setup, line
from game.core.files import checksummed, journal
from game.core.language.words import say, words
from game.machine.statistics import Played, add
from game.play.session import LEVELS, YOU, Session
from game.testing.laws import rule_ids
from game.titles import SHELF, on_show, rules_of
from game.titles import flaw as title_flaw
from tests.client.driver import Driver, Shown, shelf_key
from tests.client.matches import at_home, driven, laid_out, play_out
from tests.games import play_on
from tests.sure import such, sure

ROOT = Path(__file__).parents[2]
SCALES = (0.75, 1.0, 1.5, 2.0, 2.5)
SIZES = ((1280, 720), (1920, 1080), (1000, 800))


class Below:
    """A scene that records its messages, with another scene on top."""

    opaque = True
    animating = False

    def __init__(self) -> None:
        self.told: list[object] = []

    def draw(self, ui: Ui) -> None:
        ui.backdrop()

    def on(self, message: object) -> Next:
        self.told += [message] if not isinstance(message, Covered) else []
        return None

    def tick(self, seconds: float) -> Next:
        return None

    def closing(self) -> None: ...


class StandIn(Below):
    """A replacement for the match that records how it was started."""

    made: ClassVar["list[StandIn]"] = []

    def __init__(self, game: object, settings: Settings, **_: object) -> None:
        super().__init__()
        self.game, self.settings = game, settings
        StandIn.made.append(self)


@pytest.fixture(autouse=True)
def only_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exclude texts that are scrolled out of view from the audit."""
    whole = Canvas.note

    def note(canvas: Canvas, text: str, covered: Any, *rest: Any) -> Any:
        audit, seen = canvas.audit, canvas.surface.get_clip()
        if covered and not seen.contains(covered[0].unionall(covered[1:]).inflate(-2, -8)):
            canvas.audit = None
        rect = whole(canvas, text, covered, *rest)
        canvas.audit = audit
        return rect

    monkeypatch.setattr(Canvas, "note", note)


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> "list[StandIn]":
    """Replace the match with a stand-in and return the list of those started."""
    StandIn.made = []
    monkeypatch.setattr("game.client.match.scene.Match", StandIn)
    return StandIn.made


def kept_game(answers: int = 20, seed: int = 1, chairs: tuple[str, ...] = (YOU, "fair")) -> Path:
    options = chosen(box("espionage"), {}, {})
    setup = Setup("standard", ("", ""), options, seed)
    recorded = journal.start(folders.saves(), rules_of("espionage"), setup, chairs, ("Ada", "Noor"))
    play_on(recorded, answers, seed)
    return next(iter(folders.saves().glob("*.journal")))


def result_card() -> ResultCard:
    session = Session("espionage", Setup("standard", ("", ""), {}, 5), (YOU, "fair"), ("Ada", "Fair bot"))
    return ResultCard(
        "espionage",
        session,
        "Red wins",
        "Three countries secured in turn 23.",
        "The marker of Great Britain came in with two mercenaries.",
        "red",
        "spy",
        "Turn 23",
        ("secured", "home", "progress"),
        (
            ResultRow("red", "spy", "Red", "Ada", ("3", "Poland"), "17"),
            ResultRow("blue", "spy", "Blue", "Fair bot", ("1", "Great Britain"), "9"),
        ),
        Graph("Progress by turn", ((0.0, 1.0, 2.0, 3.0), (0.0, 0.5, 0.0, 1.0))),
        (TurningPoint(2, "Turn 2: Hungary is secured by Red", 40),),
    )


def pause_card() -> PauseCard:
    blue, red = Sitter("Blue", "blue", "Ada", YOU), Sitter("Red", "red", "Fair bot", "fair")
    return PauseCard("espionage", (blue, red))


def resigning() -> Pause:
    """Return the pause menu asking whether to resign."""
    pause = Pause(
        replace(pause_card(), resigns=Resigns(0, "Resign as Blue? Red wins, and that can't be taken back."))
    )
    pause.asking = "resign"
    return pause


def tree() -> Branches:
    """Return a game, an unfinished branch of it, and a branch of that."""
    game = sure(journal.load(kept_game(), rules_of).recorded)
    branch = journal.branched(folders.saves(), game, 12, (YOU, "hard"))
    journal.branched(folders.saves(), branch, 4, (YOU, YOU), ("Ada", "Noor"))
    return Branches(branch.header.id)


def playing_on(settings: Settings) -> PlayOnSheet:
    """Return the sheet with several moments on offer."""
    game = sure(journal.load(kept_game(), rules_of).recorded)
    moments = Moment(12, "Turn 2: Red has secured Hungary and Blue has moved a spy"), Moment(0, "The opening")
    return PlayOnSheet(ChooseWhoPlaysOn(game, moments), settings)


def told_of_games() -> Statistics:
    """Return statistics of games of every kind, with one unreadable line."""
    for number, level in enumerate(("easy", "fair", "fair", "hard", "expert")):
        sitters, shares = ((YOU,), (level,)), [(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)][number % 3]
        at = f"2026-11-0{number + 1}T20:00:00"
        factions = ("blue", "red")[:: -1 if number % 2 else 1]
        add(
            folders.statistics(),
            Played(
                f"{number:012x}",
                "espionage",
                at,
                at,
                sitters,
                factions,
                shares,
                (9.0, 4.0 + number),
                (),
                number == 4,
                20 + number,
                300,
                900.0 + 40 * number,
            ),
        )
    with folders.statistics().open("a") as file:
        file.write("torn")
    return Statistics()


class Working:
    """A film being made, which makes no progress."""

    share = 0.4

    def __init__(self, told: str | None) -> None:
        self.told = told

    def tick(self) -> bool:
        return False

    def close(self) -> None:
        """Do nothing: nothing is held."""


def film(told: str | None) -> FilmSheet:
    """Return the sheet for a film of one of two moments: in progress, done, or refused."""
    game = sure(journal.load(kept_game(), rules_of).recorded)
    moments = (
        TurningPoint(2, "Turn 2: Red has secured Hungary and Blue has moved a spy", 12),
        TurningPoint(4, "Turn 4: Blue has secured France", 30),
    )
    sheet = FilmSheet(game, moments, "12", "open")
    sheet.filming = cast(Filming, Working(told))
    sheet.path = Path("/home/somebody/Pictures/Overton/espionage-12.gif")
    return sheet


def curtain() -> Curtain:
    return Curtain(
        CurtainCard("espionage", "red", "spy", "Red", "Noor", "your answer to an attack on France.", "Turn 12")
    )


def of_match() -> list[Command]:
    """Return a match's commands, except the longest, which are listed in other words."""
    return [each for each in COMMANDS if each.group == "match" and len(each.told) < 60]


SCENES: dict[str, Callable[[Settings], object]] = {
    "title": Title,
    "setup": lambda settings: SetUp("espionage", settings),
    "setup for many": lambda settings: SetUp("manifesto", settings),
    "rules": lambda settings: Rules("espionage", "ES-BLOCK-03"),
    "rules found": lambda settings: Rules("espionage", query="spy home"),
    "curtain": lambda settings: curtain(),
    "pause": lambda settings: Pause(pause_card()),
    "result": lambda settings: ResultScreen(result_card(), settings),
    "a visitor's pause": lambda settings: Stay(),
    "a visitor's result": lambda settings: VisitorResult(result_card()),
    "saves": lambda settings: Saves(),
    "commands": lambda settings: Commands([Listed(each.told, each.key, None) for each in of_match()]),
    "letters": lambda settings: LetterSheet("Name of seat 1", "Ada", str),
    "first": lambda settings: First(FirstStart("espionage", SetUpGame("espionage")), settings),
    "lessons": lambda settings: Lessons(),
    "pause, resigning": lambda settings: resigning(),
    "branches": lambda settings: tree(),
    "play on": playing_on,
    "film": lambda settings: film(None),
    "film, done": lambda settings: film(""),
    "film, refused": lambda settings: film(say("film.no_ffmpeg")),
    "statistics": lambda settings: told_of_games(),
    **{f"settings {name}": partial(SettingsPage, group=name) for name in GROUPS},
}


def opened(name: str, size: tuple[int, int] = SIZES[0], scale: float = 1.0) -> Driver:
    """Show a scene over a shelf with an unfinished game."""
    kept_game()
    settings = Settings()
    return Driver(SCENES[name](settings), size, scale, settings)  # type: ignore[arg-type]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_cut_and_none_overlaps(name: str, scale: float) -> None:
    for size in SIZES if scale in (1.0, 2.0) else SIZES[:1]:
        assert opened(name, size, scale).audit() == [], f"{name} at {size}, text {scale}"


def test_headline_has_no_separate_line_for_its_last_word() -> None:
    """ "... BEFORE THE OTHER SPYMASTER" used to have "DOES." alone on the next line."""
    written = opened("first", SIZES[0], 1.5).written()
    headline = next(each for each in written if "spymaster" in each.text.casefold())
    first = next(each for each in written if each.text == say("first.hold").upper())
    assert headline.rect.h < 4 * first.rect.h, "one line"


@pytest.mark.parametrize("tab", ["box", "house"])
def test_set_up_tabs_cut_no_text_in_large_type(tab: str) -> None:
    settings = Settings()
    scene = SetUp("espionage", settings)
    scene.tab = tab
    assert Driver(scene, (1280, 720), 2.0, settings).audit() == []


# --- words -----------------------------------------------------------------------------------------------


def test_every_key_said_by_a_scene_is_in_the_words() -> None:
    known = words("room")
    sources = sorted((ROOT / "game/client").rglob("*.py"))
    said = {key for path in sources for key in re.findall(r'(?<![.\w])say\(\s*"([a-z0-9_.]+)"', path.read_text())}
    assert len(said) > 60
    assert [key for key in sorted(said) if not known.has(key)] == []


@pytest.mark.parametrize("name", SCENES)
def test_no_two_buttons_share_a_key_and_no_word_is_missing(name: str) -> None:
    """No two nodes that can be reached at the same time use the same key."""
    driver = opened(name)
    nodes = driver.app.nodes()
    top = max((node.layer for node in nodes), default=0)
    taken: dict[str, str] = {}
    for node in nodes:
        for key in node.key.split("|") if node.enabled and node.layer == top and node.key else ():
            assert taken.setdefault(key, node.id) == node.id, f"{key} is on {taken[key]} and on {node.id}"
    assert [text for text in driver.texts() if "⟨" in text] == []


@pytest.mark.parametrize("name", SCENES)
def test_no_sheet_has_two_main_buttons(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Black marks a sheet's one main button; asking for a resignation used to show two."""
    kinds = list[str]()
    face, driver = fields._button_face, opened(name)

    def counted(kind: str, look: Look) -> Any:
        kinds.append(kind)
        return face(kind, look)

    monkeypatch.setattr(fields, "_button_face", counted)
    driver.app.draw()
    assert kinds.count("ink") <= 1


def test_every_composed_word_key_is_in_the_words() -> None:
    known = words("room")
    keys = [f"bot.{level}.{part}" for level in LEVELS for part in ("name", "short", "about")]
    keys += [f"settings.key.{each.name}" for each in COMMANDS]
    keys += [f"settings.key_group.{each.group}" for each in COMMANDS] + [f"palette.{name}" for name in PALETTES]
    keys += [f"settings.group.{group}" for group in GROUPS] + [f"month.{month}" for month in range(1, 13)]
    assert [key for key in keys if not known.has(key)] == []


# --- the title -------------------------------------------------------------------------------------------


def test_main_button_of_the_title_does_what_it_says(match: list[StandIn]) -> None:
    driver = Driver(Title(Settings()))
    assert driver.node("continue").label == "Play 1955 against an easy bot"
    assert isinstance(driver.key("enter").scene, First)
    driver.key("k")
    assert driver.app.scenes[-1] is match[0]
    assert such(Session, match[0].game).chairs == (YOU, "easy")


def test_enter_continues_the_newest_unfinished_game(match: list[StandIn]) -> None:
    kept_game(answers=12)
    driver = Driver(Title(Settings()))
    assert driver.node("continue").label.startswith("Continue 1955, turn ")
    driver.key("enter")
    assert len(such(journal.Recorded, match[0].game).table.answers) == 12


def test_returning_to_the_title_focuses_the_button_labelled_enter() -> None:
    """Enter used to open the box that had the focus ring, although its cap was shown on Continue."""
    kept_game(answers=12)
    title = Title(Settings())
    driver = Driver(title).key("right").key("right")
    driver.app.draw()
    title.on(Resumed())
    driver.wait(0.2)
    driver.app.draw()
    assert driver.app.ui.tree.focused in ("continue", None)


def test_boxes_open_by_number_and_menu_items_by_key() -> None:
    for key, opened in (
        ("1", First),
        ("o", Saves),
        ("t", Lessons),
        ("r", Saves),
        ("f1", Rules),
        ("w", SetUp),
        ("f10", SettingsPage),
    ):
        driver = Driver(Title(Settings())).key(key)
        assert isinstance(driver.scene, opened), key
        driver.key("esc")
        assert isinstance(driver.scene, Title), key


MISTAKE = "ideology/box.toml: Expected '=' after a key (at line 3, column 6)"


@pytest.fixture
def broken_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A shelf on which one title's box has a mistake."""
    real = content.read

    def read(path: Path) -> Mapping[str, Any]:
        if path.parent.name == "ideology" and path.name == "box.toml":
            raise ContentError(MISTAKE)
        return real(path)

    caches = (content_box.box_in, content_box.level_in, content_box.flaw, title_flaw)
    monkeypatch.setattr(content_box, "read", read)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize("scale", [1.0, 2.5])
def test_a_broken_box_is_grey_and_says_why_and_the_others_open(broken_box: None, scale: float) -> None:
    kept_game(answers=3)
    driver = Driver(Title(Settings()), text_scale=scale)
    box = driver.node("box:ideology")
    assert box.reason == f"This box cannot be opened: {MISTAKE}."
    driver.key(shelf_key("ideology"))
    assert isinstance(driver.scene, Title), "a closed box stays closed"
    assert any(label.startswith("This box cannot be opened:") for label in driver.labels())
    driver.key("1")
    assert isinstance(driver.scene, SetUp)
    driver.key("esc", "f1")
    assert isinstance(driver.scene, Rules), "the other titles can be read about"


def test_with_five_boxes_the_duration_is_abbreviated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Next to a game of one's own, "2 to 5 seats, 60 to 150 minutes" used to be cut off after 150."""
    monkeypatch.setattr("game.client.scenes.shelf.title.on_show", lambda: (*on_show(), "goofspiel"))
    said = Driver(Title(Settings())).texts()
    assert "2 to 5 seats, 60 to 150 min" in said
    assert not [each for each in said if each.endswith("…")]


def test_a_fault_inside_a_box_is_found_when_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "game.client.scenes.shelf.titles.deep_flaw",
        lambda title: "manifesto/cards.toml: no" * (title == "manifesto"),
    )
    driver = Driver(Title(Settings()))
    assert driver.node("box:manifesto").reason == ""
    driver.key(shelf_key("manifesto"))
    assert isinstance(driver.scene, Title)
    assert "manifesto/cards.toml: no" in driver.node("box:manifesto").reason.lower()
    assert driver.node("box:espionage").reason == ""


@pytest.mark.parametrize("name", ["words", "cues"])
def test_box_with_broken_words_or_cues_stays_closed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(title: str) -> None:
        raise ContentError(f"{title}/{name}.toml: no")

    monkeypatch.setattr(f"game.client.scenes.shelf.titles.{name}", torn)
    driver = Driver(Title(Settings())).key(shelf_key("manifesto"))
    assert isinstance(driver.scene, Title)
    assert f"manifesto/{name}.toml: no" in driver.node("box:manifesto").reason.lower()


def test_a_saved_game_of_a_broken_box_is_listed_and_says_why(broken_box: None) -> None:
    path = kept_game(answers=3)
    lines = checksummed.ChecksummedFile()
    first = path.read_text().splitlines()[0].rpartition(" #")[0]
    lines.add(first.replace('"espionage"', '"ideology"'))
    (path.parent / "other.journal").write_bytes(b"".join(lines.lines))
    driver = Driver(Saves())
    names = [label for label in driver.labels() if label.startswith(("1955", "ideology"))]
    assert len(names) == 2
    other = next(kept for kept in Drawer().kept if kept.title == "ideology")
    assert other.trouble.startswith("This box cannot be opened: ideology/box.toml")


def test_ctrl_q_quits() -> None:
    driver = Driver(Title(Settings())).key("ctrl+q")
    assert not driver.app.running


def test_an_idle_title_screen_shows_a_game_of_bots_until_a_key_is_pressed(match: list[StandIn]) -> None:
    assert IDLE > 60
    driver = Driver(Title(Settings())).doze(IDLE + 1)
    assert YOU not in such(journal.Recorded, match[0].game).chairs
    assert isinstance(driver.scene, Demo)
    driver.key("x")
    assert isinstance(driver.scene, Title)
    assert Drawer().kept == []


def test_a_key_press_postpones_the_demonstration(match: list[StandIn]) -> None:
    driver = Driver(Title(Settings())).doze(IDLE * 0.7)
    driver.app.send(Key("x"))
    driver.wait(IDLE * 0.7)
    assert match == []


def demonstrated() -> Driver:
    driver = Driver(Title(Settings())).doze(IDLE + 1)
    assert isinstance(driver.scene, Demo)
    return driver


def test_key_that_ends_the_demonstration_also_acts_on_the_title(match: list[StandIn]) -> None:
    driver = demonstrated().key("1")
    assert isinstance(driver.scene, First)


def test_press_that_ends_the_demonstration_also_acts_on_the_title(match: list[StandIn]) -> None:
    driver = Driver(Title(Settings()))
    at = driver.hover("menu:settings").node("menu:settings").rect.center
    driver.wait(IDLE + 1)
    assert isinstance(driver.scene, Demo)
    driver.press(*at)
    assert isinstance(driver.scene, SettingsPage)


def test_motion_ends_the_demonstration_and_clicks_nothing(match: list[StandIn]) -> None:
    driver = demonstrated()
    driver.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 700), rel=(9, 0), buttons=(0, 0, 0))], 0.02)
    assert isinstance(driver.scene, Title)


@pytest.mark.paints
def test_only_the_window_of_a_resting_title_is_repainted() -> None:
    driver = Driver(Title(Settings())).doze(1.0)
    pictures = 0
    before = driver.app.surface.copy()
    stirred = []
    for _ in range(100):
        pictures += driver.app.step([], 0.1)
        stirred.append(driver.app.stirred)
    parts = [part for part in stirred if part is not None]
    assert not pictures, "nothing but the window moves"
    assert 40 <= len(parts) <= 70, "it moves smoothly, and not at every chance"
    assert pygame.image.tobytes(driver.app.surface, "RGB") != pygame.image.tobytes(before, "RGB")
    driver.app.draw()
    whole, stirring = pygame.image.tobytes(driver.app.surface, "RGB"), driver.app.ui.stirring
    assert stirring is not None
    stirring.at = driver.app.ui.time
    assert not driver.app.step([], 0.0)
    assert driver.app.stirred is not None
    painted = pygame.image.tobytes(driver.app.surface, "RGB")
    assert whole == painted, "a part painted anew looks as the whole picture would"


def test_title_without_motion_is_never_repainted() -> None:
    driver = Driver(Title(Settings(reduce_motion=True))).doze(1.0)
    steps = [driver.app.step([], 0.1) or driver.app.stirred for _ in range(50)]
    assert not any(steps)


def test_a_game_named_on_the_command_line_opens_over_the_title(match: list[StandIn]) -> None:
    settings = Settings()
    session = Choices.usual("espionage", settings).session()
    driver = Driver(Title(settings, start=session))
    assert driver.app.scenes[-1] is match[0]
    driver.app.follow(Pop())
    assert isinstance(driver.scene, Title)


# --- the set-up ------------------------------------------------------------------------------------------


def started(driver: Driver, match: list[StandIn]) -> Session:
    driver.key("enter") if not driver.app.ui.tree.visible else driver.click("Start")
    return such(Session, match[-1].game)


def set_up() -> Driver:
    return Driver(SetUp("espionage", Settings()))


def test_everything_chosen_is_in_the_session(match: list[StandIn]) -> None:
    driver = set_up()
    driver.click("level:shortened").click("deal").type("12a34")
    driver.click("chair1:True").click("name1").type("Noor")
    driver.click("rules").click("rule:counter_chain").click("house:counter_chain:none").click("practice")
    session = started(driver, match)
    assert session.setup.level == "shortened"
    assert session.setup.seed == 1234
    assert session.setup.options["counter_chain"] == "none"
    assert session.setup.factions == ("", "")
    assert session.names == ("Player 1", "Noor")
    assert session.people == (0, 1)
    assert session.practice


def test_the_level_brings_its_own_options(match: list[StandIn]) -> None:
    driver = set_up()
    driver.click("level:duel_of_bots")
    assert started(driver, match).setup.options["turn_cap_player_turns"] == 200


def test_one_button_restores_the_usual_rules() -> None:
    driver = set_up()
    driver.click("rules").click("rule:counter_chain").click("house:counter_chain:none").click("usual")
    assert driver.at(SetUp).choices.rules()["counter_chain"] == "rebel_forces"
    assert "usual" not in [node.id for node in driver.app.nodes()]


def test_a_game_of_two_is_balanced_unless_switched_off() -> None:
    scene = SetUp("ideology", Settings())
    choices = scene.choices
    choices.seat_anew(2)
    assert choices.rules()["even_sides"] == "measured"
    assert Driver(scene).audit() == []
    scene.on(House("even_sides", "printed"))
    assert choices.rules()["even_sides"] == "printed"
    choices.seat_anew(3)
    assert choices.rules()["even_sides"] == "printed"
    assert "even_sides" not in {option.id for option in choices.options}, "with three it makes no difference"


def test_house_rules_fold_into_one_line_that_names_the_changes() -> None:
    driver = set_up()
    assert not [node.id for node in driver.app.nodes() if node.id.startswith("rule:")]
    assert say("setup.house_usual") in driver.texts()
    driver.key("r").click("rule:counter_chain").click("house:counter_chain:none").key("r")
    assert not [node.id for node in driver.app.nodes() if node.id.startswith("rule:")]
    assert "Answering an answer: nobody." in driver.texts()
    assert say("setup.strength_means") in driver.texts()


def test_only_changed_or_unfolded_rules_show_their_options() -> None:
    driver = set_up()
    assert not [node.id for node in driver.app.nodes() if node.id.startswith("house:")]
    driver.click("rules").click("rule:counter_chain").click("house:counter_chain:none").click(
        "rule:must_play_if_able"
    )
    open_now = {node.id.split(":")[1] for node in driver.app.nodes() if node.id.startswith("house:")}
    assert open_now == {"counter_chain", "must_play_if_able"}
    driver.click("rule:must_play_if_able")
    assert "house:must_play_if_able:True" not in [node.id for node in driver.app.nodes()]


def test_the_help_of_a_house_rule_names_both_buttons() -> None:
    for option in box("espionage").option:
        assert all(f"“{label}”" in option.help for label in option.value_labels), option.id


def test_a_bot_gets_a_level_by_keys_alone(match: list[StandIn]) -> None:
    driver = set_up()
    for _ in range(40):
        driver.key("tab")
        if driver.app.ui.tree.focused == "bot1":
            break
    driver.key("enter", "down", "enter")
    assert started(driver, match).chairs == (YOU, "fair")


def test_tab_reaches_everything_in_the_set_up() -> None:
    driver = set_up()
    reached = set()
    for _ in range(80):
        driver.key("tab")
        reached.add(driver.app.ui.tree.focused)
    everything = {node.id for node in driver.app.nodes() if node.focusable and node.active}
    assert everything <= reached


def test_two_people_are_informed_about_the_curtain() -> None:
    driver = set_up()
    driver.click("chair1:True")
    assert any("every hand is covered" in text for text in driver.texts())


def test_a_name_is_kept_for_the_next_game() -> None:
    settings = Settings()
    Driver(SetUp("espionage", settings)).click("name0").type("Ada")
    assert Choices.usual("espionage", settings).name(0) == "Ada"


def test_bots_can_be_watched_in_every_title() -> None:
    for name in SHELF:
        scene = SetUp(name, Settings())
        driver = Driver(scene)
        for people in ([], [0]):
            switch = driver.node("watch")
            driver.app.devices.activate(switch)
            driver.wait(0.3)
            assert scene.choices.people == people
        assert driver.spoken("watch") == "Only bots play, and you watch, switch, off"


def test_watching_gives_every_seat_a_bot_with_a_unique_name(match: list[StandIn]) -> None:
    session = started(Driver(SetUp("espionage", Settings(), watch=True)), match)
    assert session.watch
    assert session.names == ("Fair bot", "Fair bot 2")


def test_the_pace_is_kept_in_the_settings() -> None:
    settings = Settings()
    for index in range(5):
        set_pace(settings, index)
        assert pace_index(settings) == index
    assert not settings.step_beats


# --- curtain, pause, result ------------------------------------------------------------------------------


def over(scene: object) -> tuple[Driver, Below]:
    below = Below()
    driver = Driver(below)
    driver.app.follow(_push(scene))
    return driver.wait(0.5), below


def _push(scene: object) -> Next:
    return Push(Shown(scene))  # type: ignore[arg-type]


def test_the_curtain_falls_waits_and_is_lifted() -> None:
    lifted: list[bool] = []
    scene = curtain()
    scene.lifting = lambda: lifted.append(scene.opaque)
    assert not scene.opaque
    driver, below = over(scene)
    assert scene.opaque
    assert not scene.animating
    driver.key("space")
    assert lifted == [True]
    driver.wait(0.6)
    assert Lifted() in below.told


def test_giving_the_seat_to_a_bot_at_the_curtain_asks_first() -> None:
    """G used to give it away at once, although it is also the guide's key just before and after."""
    scene = curtain()
    driver, below = over(scene)
    driver.key("g").key("ctrl+b").wait(0.3).key("enter").wait(0.3)
    assert driver.scene is scene
    assert GiveToBot() not in below.told
    driver.key("ctrl+b").wait(0.3)
    assert driver.audit() == []
    driver.click(say("curtain.bot_sure")).wait(0.3)
    assert GiveToBot() in below.told


def test_curtain_for_a_seat_without_a_faction_cuts_no_text() -> None:
    driver, _ = over(Curtain(CurtainCard("espionage", "", "", "Seat 2", "Noor")))
    assert driver.audit() == []


def test_escape_resumes_the_game_and_s_leaves_it() -> None:
    """Q used to leave it, although in a match it shows again what was missed."""
    driver, below = over(Pause(pause_card()))
    driver.key("esc")
    assert driver.scene is below
    driver, below = over(Pause(pause_card()))
    driver.key("q")
    assert below.told == []
    driver.key("s")
    assert LeaveMatch() in below.told


def test_enter_presses_the_main_button_of_the_pause_after_the_mouse_moved() -> None:
    driver, below = over(Pause(pause_card()))
    driver.app.devices.mouse.move(5, 5)
    driver.key("enter")
    assert driver.scene is below
    driver, _below = over(Pause(pause_card()))
    driver.click("pause:restart").wait(0.3).key("enter")
    assert isinstance(driver.scene, Pause), "while it asks, Enter keeps the game"


def test_the_pause_asks_before_it_restarts_a_game() -> None:
    driver, below = over(Pause(pause_card()))
    driver.click("pause:restart")
    assert below.told == []
    driver.wait(0.3).click("pause:sure")
    assert Restart() in below.told


def test_a_seat_is_given_to_a_bot_in_the_pause() -> None:
    driver, below = over(Pause(pause_card()))
    driver.click("chair0").click("chair0:hard")
    assert below.told == [], "it would answer what is being asked"
    driver.wait(0.3).click(say("curtain.bot_sure"))
    assert Sit(0, "hard") in below.told


def test_playing_again_from_the_result_deals_a_new_game(match: list[StandIn]) -> None:
    Driver(ResultScreen(result_card(), Settings())).wait(SEEN).key("enter")
    session = such(Session, match[0].game)
    assert session.chairs == (YOU, "fair")
    assert session.setup.seed != 5


def test_space_pressed_to_skip_the_end_of_a_game_starts_no_new_one(match: list[StandIn]) -> None:
    driver = Driver(ResultScreen(result_card(), Settings())).doze(5).key("space", "space")
    assert not match
    driver.key("tab", "space")
    assert match, "what somebody has moved to is meant"


def test_after_practice_the_result_offers_practice_and_a_game_that_counts(match: list[StandIn]) -> None:
    settings, card = Settings(), result_card()
    assert "Play for real" not in Driver(ResultScreen(card, settings)).labels()
    practised = replace(card, session=replace(card.session, practice=True))
    for label, practice in (("Practise again", True), ("Play for real", False)):
        driver = Driver(ResultScreen(practised, settings)).wait(SEEN)
        assert "Play again" not in driver.labels()
        driver.click(label)
        assert such(Session, match[-1].game).practice is practice


def test_the_result_leads_back_to_the_shelf() -> None:
    driver = Driver(ResultScreen(result_card(), Settings())).key("esc")
    assert isinstance(driver.scene, Title)


def test_a_result_without_a_winner_graph_or_turning_points_is_drawn() -> None:
    card = ResultCard("espionage", result_card().session, "Nobody wins", "Time is up.")
    assert Driver(ResultScreen(card, Settings())).audit() == []


def test_reason_on_a_result_does_not_touch_the_seal() -> None:
    """A full line of it used to touch the disc."""
    card = replace(result_card(), why="It is so. " * 20)
    told = next(each for each in Driver(ResultScreen(card, Settings())).written() if each.text.startswith("It is"))
    assert told.panel_rect is not None
    assert told.panel_rect.right - told.rect.right >= SEAL + theme.GAP


# --- rules -----------------------------------------------------------------------------------------------


def test_rules_are_parsed_as_written() -> None:
    read = parse(
        "# A game\n\n## First\n\n1. One.\n2. Two.\n\n**XX-A-01** Say `this`.\n\n## Second\n\nPlain *words*."
    )
    assert read.title == "A game"
    assert [(part.heading, len(part.clauses)) for part in read.chapters] == [("First", 3), ("Second", 1)]
    assert read.chapters[0].clauses[2].id == "XX-A-01"
    assert read.chapters[0].clauses[2].text == "Say this."


@pytest.mark.parametrize("name", SHELF)
def test_every_title_has_rules_with_ids(name: str) -> None:
    clauses = [clause for part in book(name).chapters for clause in part.clauses]
    ids = [clause.id for clause in clauses if clause.id]
    assert ids == list(rule_ids(name))


def test_a_search_keeps_the_clauses_that_hold_every_word() -> None:
    found = book("espionage").found("SPY home")
    texts = [clause.text.casefold() for part in found for clause in part.clauses]
    assert texts
    assert all("spy" in text and "home" in text for text in texts)
    assert starred("Your spy is home", "spy") == "Your *spy* is home"


def test_the_reader_opens_at_a_rule_and_shows_it() -> None:
    driver = Driver(Rules("espionage", "ES-AMB-24"))
    node = driver.node("clause:ES-AMB-24")
    assert sure(node.clip).contains(node.rect)


def test_typing_searches_and_escape_goes_back() -> None:
    driver, below = over(Rules("espionage"))
    driver.type("detain")
    assert driver.at(Rules).query == "detain"
    driver.key("esc")
    assert driver.scene is below


@pytest.mark.parametrize("key", ["enter", "esc"])
def test_a_second_enter_does_not_restart_the_game(key: str) -> None:
    driver, below = over(Pause(pause_card()))
    driver.node("pause:restart")
    while driver.app.ui.focus != "pause:restart":
        driver.key("tab")
    driver.key("enter").wait(0.3)
    assert driver.app.ui.focus == "pause:not"
    driver.key(key).wait(0.3)
    assert below.told == []
    assert driver.node("pause:restart").key != "esc"
    assert isinstance(driver.scene, Pause), "the question was closed, not the sheet under it"


def test_the_slash_puts_the_caret_into_the_search() -> None:
    driver = Driver(Rules("espionage")).key("/").type("es-block-03")
    shown = [node.id for node in driver.app.nodes() if node.id.startswith("clause:ES")]
    assert "clause:ES-BLOCK-03" in shown
    assert len(shown) < 5


def test_page_down_and_the_chapters_turn_the_pages() -> None:
    driver = Driver(Rules("espionage")).key("pgdn")
    assert driver.app.ui.memory.scroll["clauses"] > 100
    driver.click("Blocking")
    assert driver.node("clause:ES-BLOCK-01").rect.top < 300


# --- settings, saves -------------------------------------------------------------------------------------


def test_text_size_changes_at_once_by_keys() -> None:
    settings = Settings()
    driver = Driver(SettingsPage(settings)).click("text_scale")
    before = settings.text_scale
    driver.key("right")
    assert settings.text_scale > before
    assert driver.app.ui.text_scale == settings.text_scale


def test_settings_groups_open_and_their_switches_work() -> None:
    settings = Settings()
    driver = Driver(SettingsPage(settings)).click("group:motion").click("reduce_motion")
    driver.click("group:play").click("auto_pass")
    assert (settings.reduce_motion, settings.auto_pass) == (True, False)


def test_a_saved_game_is_opened_and_discarded(match: list[StandIn]) -> None:
    path = kept_game()
    driver = Driver(Saves()).key("enter")
    assert isinstance(match[0].game, journal.Recorded)
    driver.app.follow(Pop())
    driver.key("del").wait(0.3)
    assert path.exists()
    driver.key("del")
    assert not path.exists()
    assert isinstance(driver.scene, Saves)


def test_discarding_a_game_is_confirmed_first() -> None:
    path = kept_game()
    driver = Driver(Saves()).key("del").wait(0.3).key("esc")
    assert path.exists()
    assert isinstance(driver.scene, Saves)


def test_two_enters_discard_no_game_and_down_stays_in_the_list() -> None:
    paths = [kept_game() for _ in range(3)]
    driver = Driver(Saves()).doze(0.3).key("tab", "left")
    while driver.app.ui.focus != "game:0":
        driver.key("tab")
    driver.key(*["down"] * 6)
    assert (driver.app.ui.focus or "").startswith("game:")
    while driver.app.ui.focus != "take:discard":
        driver.key("tab")
    driver.key("enter").wait(0.3)
    assert driver.app.ui.focus == "take:keep"
    driver.key("enter").wait(0.3)
    assert all(path.exists() for path in paths)


def test_down_moves_down_the_list_and_enter_continues_that_game(match: list[StandIn]) -> None:
    """Down used to go from "Continue" to "Look back", and Enter then opened a replay instead of the next game."""
    for _ in range(3):
        kept_game()
    driver = Driver(Saves()).doze(0.3)
    wanted = driver.at(Saves).kept[2].saved.path
    driver.key("down", "down", "enter")
    assert such(journal.Recorded, match[0].game).journal.path == wanted


def test_a_foreign_file_is_explained_in_one_sentence_and_cannot_be_opened() -> None:
    folders.saves().mkdir(parents=True)
    (folders.saves() / "x.journal").write_text("not a game")
    driver = Driver(Saves())
    assert driver.node("take:main").reason == "This file is not the record of a game."
    driver.key("enter")
    assert isinstance(driver.scene, Saves)


def test_damage_to_a_game_is_reported_before_it_continues(match: list[StandIn]) -> None:
    path = kept_game()
    found = path.read_bytes()
    path.write_bytes(found[: len(found) * 3 // 4] + b"x" + found[len(found) * 3 // 4 + 1 :])
    driver = Driver(Saves()).key("enter")
    assert isinstance(driver.scene, RecordTrouble)
    assert driver.audit() == []
    assert f"{path.name}.damaged" in driver.scene.sentences()[-1]
    assert driver.node("told:back").key.startswith("enter")
    driver.key("enter")
    assert isinstance(driver.scene, Saves)
    driver.key("enter", "g")
    assert driver.app.scenes[-1] is match[0]


def test_a_game_of_older_rules_names_its_kept_copy_and_means_back() -> None:
    path = kept_game()
    loaded = journal.load(path, rules_of)
    was = line("journal.older_strayed", was=1, turn=1)
    told = RecordTrouble(replace(loaded, note=was), watch=False)
    assert f"{path.name}.rules-1" in told.sentences()[-1]
    driver = Driver(told)
    assert driver.node("told:back").key.startswith("enter")
    assert driver.audit() == []


def test_deal_draws_the_playing_styles_of_bots() -> None:
    choices = Choices.usual("ideology", Settings())
    choices.ways, choices.deal = True, "7"
    choices.seat_anew(5)
    session = choices.session()
    assert session == choices.session()
    assert session.chairs[0] == YOU
    ways = [chair.partition(":")[2] for chair in session.chairs[1:]]
    assert sorted(ways) == ["banker", "banker", "hawk", "missionary"]
    assert all(way in name for way, name in zip(ways, session.names[1:], strict=True))


def test_a_finished_game_is_copied_and_pasted_as_text() -> None:
    kept_game(answers=10_000)
    driver = Driver(Saves()).key("c")
    written = pygame.scrap.get_text()
    assert written.startswith("OV1-")
    assert "Copied" in driver.labels()
    driver.key("v")
    assert driver.at(Replay).sitting.recorded.header.names == ("Player 1", "Fair bot")
    driver.wait(1.0).key("esc")
    assert isinstance(driver.scene, Saves)


@pytest.mark.parametrize(("text", "told"), [("hello", "no game on the clipboard"), ("OV1-abc", "damaged")])
def test_other_text_than_a_game_is_not_pasted(text: str, told: str) -> None:
    kept_game()
    driver = Driver(Saves())
    pygame.scrap.put_text(text)
    driver.key("v")
    assert isinstance(driver.scene, Saves | RecordTrouble)
    said = driver.scene.sentences() if isinstance(driver.scene, RecordTrouble) else driver.scene.refused
    assert told in str(said)
    assert driver.audit() == []


def test_binary_clipboard_content_is_not_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: b"OV1-\xff\xfe".decode())
    driver = Driver(Saves()).key("v")
    assert "no game on the clipboard" in str(driver.scene.refused if isinstance(driver.scene, Saves) else "")


def test_unfinished_game_can_be_watched_but_not_copied() -> None:
    kept_game(answers=3)
    labels = Driver(Saves()).labels()
    assert "Look back" in labels
    assert "Copy as text" not in labels


def test_empty_drawer_is_announced() -> None:
    for replays, told in ((False, "No game has been kept yet."), (True, "No game to watch yet.")):
        driver = Driver(Saves(replays=replays))
        assert any(text.startswith(told) for text in driver.texts()), driver.texts()
        assert driver.audit() == []


# --- how a game ends, heard ---


class Heard:
    """A replacement for the sound that records what is played."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str, volume: float = 1.0) -> None:
        self.names.append(name)


@pytest.mark.parametrize(("winner", "heard"), [("Ada", "win"), ("Fair bot", "lose")])
def test_an_ending_is_heard_once(winner: str, heard: str) -> None:
    card, sound = result_card(), Heard()
    rows = tuple(sorted(card.rows, key=lambda row: row.who != winner))
    scene = ResultScreen(replace(card, rows=rows), Settings(), sound)  # type: ignore[arg-type]
    Driver(scene).doze(1)
    assert sound.names == [heard]


# --- a new search replaces the old one ---


@pytest.mark.parametrize("key", ["ctrl+f", "/"])
def test_the_old_search_is_selected_and_typing_replaces_it(key: str) -> None:
    driver = Driver(Rules("espionage", query="spy")).key(key).type("block")
    assert driver.at(Rules).query == "block"
    driver.key("ctrl+f").key("bksp").type("home")
    assert driver.at(Rules).query == "home"


def test_letter_starts_a_new_search_and_the_cross_clears_it() -> None:
    driver = Driver(Rules("espionage", query="spy")).type("bl")
    assert driver.at(Rules).query == "bl"
    driver.click("Clear the search")
    assert driver.at(Rules).query == ""
    driver.type("x")
    assert driver.at(Rules).query == "x"


# --- pictures --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHELF)
def test_every_title_has_a_cover_at_any_size(name: str) -> None:
    canvas = Canvas(pygame.Surface((400, 400)))
    for wide in (34, 200, 300):
        cover(canvas, (0, 0, wide, wide * 1.23), name)
    assert canvas.surface.get_at((10, 20))[:3] != (0, 0, 0)


@pytest.mark.parametrize("wide", [34, 199, 215, 244, 300])
def test_the_words_on_a_cover_fit(wide: int) -> None:
    """Manifesto's subtitle used to run past the rules above it, since letters are whole pixels wide."""
    area = FRect(0, 0, wide, wide * 1.23)
    lid = Lid(Canvas(pygame.Surface(area.size)), area, wide / 200, wide / 200)
    said = lid.text(100, 209, box("manifesto").subtitle, theme.PRESS, 18, theme.INK, width=172, align="center")
    assert said.w <= 172 * lid.k


def test_faction_is_shown_in_the_shade_its_light_matches() -> None:
    assert shade_name("espionage", "blue") == "cyan"
    assert shade_name("espionage", "red") == "red"


# --- a box with more factions than seats -----------------------------------------------------------------

FACTION = """
[[faction]]
id = "{id}"
name = "{id}"
about = "starts somewhere"
light = "#4C9BEF"
ink = "#2F7FD0"
deep = "#17406B"
dot = "disc"
symbol = "dove"
"""


@pytest.fixture
def large_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a title with two to seven seats and eight factions, chosen before the game."""
    folder = tmp_path / "toy_of_scenes"
    folder.mkdir()
    head = 'name = "Toy"\nsubtitle = "A toy"\ntagline = "Many play."\nseats = [2, 7]\nminutes = [10, 20]\n'
    head += 'usual_seats = 5\nlevels = ["standard"]\n[credits]\ndesigner = "Nobody"\n'
    (folder / "box.toml").write_text(head + "".join(FACTION.format(id=f"side{n}") for n in range(8)))
    (folder / "standard.toml").write_text('name = "Standard"\nsummary = "as it is"\n')
    (folder / "words.en.toml").write_text("")
    monkeypatch.setenv("OVERTON_TITLES", str(tmp_path))
    content_box.box_in.cache_clear()
    return folder.name


def test_seats_can_be_added_and_removed_within_the_limits_of_the_box(large_box: str) -> None:
    scene = SetUp(large_box, Settings())
    driver = Driver(scene)
    assert len(scene.choices.seats) == 5
    driver.key("ins", "ins", "ins")
    assert [seat.faction for seat in scene.choices.seats] == [f"side{n}" for n in range(7)]
    driver.key(*["del"] * 9)
    assert len(scene.choices.seats) == 2
    assert "2 to 7" in sure(scene.refused).reason


def test_seat_taking_the_next_faction_swaps_with_its_owner(large_box: str) -> None:
    scene = SetUp(large_box, Settings())
    Driver(scene).click("side0").click("side4")
    assert [seat.faction for seat in scene.choices.seats] == ["side1", "side0", "side2", "side3", "side5"]


@pytest.mark.parametrize("scale", SCALES)
def test_five_seats_fit_in_the_set_up(large_box: str, scale: float) -> None:
    assert Driver(SetUp(large_box, Settings()), text_scale=scale).audit() == []


def test_labels_at_the_end_of_a_graph_stay_apart_and_inside() -> None:
    assert apart([10.0, 50.0], 12.0, 100.0) == [10.0, 50.0]
    assert apart([100.0, 100.0, 100.0], 12.0, 100.0) == [76.0, 88.0, 100.0]
    assert apart([10.0, 12.0, 100.0], 12.0, 100.0) == [10.0, 22.0, 100.0]


def test_the_factions_of_another_list_can_be_played() -> None:
    scene = SetUp("manifesto", Settings())
    driver = Driver(scene).click("Factions that are played together").click("Manifesto Destiny")
    sides = [seat.faction for seat in scene.choices.seats]
    assert len(set(sides)) == len(sides)
    assert set(sides) <= {
        "communism",
        "fascism",
        "socialism",
        "revolutionary_capitalism",
        "fundamentalism",
        "anarcho_syndicalism",
    }
    for _ in range(8):
        driver.key("ins")
    assert len(scene.choices.seats) == 6
    assert scene.choices.trouble() == ""


def test_an_impossible_set_up_is_explained_before_it_starts() -> None:
    scene = SetUp("manifesto", Settings())
    driver = Driver(scene).key("ins", "ins").click("Between the wars")
    driver.click("Factions that are played together").click("Manifesto Destiny")
    assert scene.choices.trouble() == "Between the wars has no place for Revolutionary Capitalism."
    driver.key("enter")
    assert driver.scene is scene
    assert sure(scene.refused).reason == scene.choices.trouble()


@pytest.fixture(scope="module")
def century(tmp_path_factory: pytest.TempPathFactory) -> ResultCard:
    """Return the result of a whole game of Manifesto."""
    with pytest.MonkeyPatch.context() as patch:
        at_home(patch, tmp_path_factory.mktemp("century"))
        match = laid_out(3, ("you", "random", "random"), title="manifesto")
        play_out(match, driven(match))
        return summed_up(match.sight.log)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.5])
def test_chronicle_covers_every_turn_and_opens_the_record(scale: float, century: ResultCard) -> None:
    card = century
    turns = [entry.turn for entry in card.chronicle]
    assert turns == sorted(turns)
    assert set(turns) >= set(range(2, 20)), "somebody wins the initiative in every round"
    scene = ResultScreen(card, Settings())
    driver = Driver(scene, text_scale=scale).key("c")
    assert isinstance(driver.scene, Chronicle)
    assert driver.audit() == []
    driver.click(card.chronicle[0].text)
    assert isinstance(driver.scene, Replay)


def test_the_slider_for_larger_type_stays_under_the_pointer() -> None:
    """The page used to grow under the mouse, and a second click on the same spot opened the languages."""
    settings = Settings()
    driver = Driver(SettingsPage(settings))
    place = driver.node("text_scale").rect.copy()
    for share, scale in ((0.99, 2.5), (0.5, 1.6), (0.02, 0.75), (0.99, 2.5)):
        driver.click_at(place.left + place.w * share, place.centery).wait(0.3)
        assert settings.text_scale == pytest.approx(scale, abs=0.06)
        assert driver.node("text_scale").rect.top == pytest.approx(place.top, abs=1.5)
    driver.click_at(5, 5).wait(0.3)
    assert driver.node("language").rect.top > 0
    assert driver.node("text_scale").rect.top > place.top + 1


def test_names_are_typed_one_by_one() -> None:
    """Tab used to go from a name to the next symbol, and a letter typed there to another box."""
    scene = SetUp("manifesto", Settings())
    driver = Driver(scene).click("chair1:True").click("chair2:True").click("name0")
    for name in ("Anna", "Ben", "Cleo"):
        driver.type(name).key("tab")
    assert [scene.choices.name(number) for number in range(3)] == ["Anna", "Ben", "Cleo"]
    driver.click("seats1").key("b")
    assert driver.scene is scene
    names = {node.id for node in driver.app.ui.tree.stops()}
    assert {"name0", "side0", "chair0:True", "bot3"} <= names, "Tab still comes everywhere"


def test_an_abandoned_set_up_is_remembered_until_it_is_played(match: list[StandIn]) -> None:
    driver = Driver(Title(Settings()))
    driver.click("Manifesto").click("I know it").click("chair1:True").click("level:short").key("esc")
    assert isinstance(driver.scene, Title)
    driver.click("1955").key("esc").click("Manifesto")
    scene = driver.at(SetUp)
    assert (scene.choices.people, scene.choices.level) == ([0, 1], "short")
    scene.on("start")
    assert "manifesto" not in scene.left


def test_the_button_for_fewer_seats_stays_under_the_pointer() -> None:
    scene = SetUp("manifesto", Settings())
    driver = Driver(scene)
    x, y = driver.key("ins").node("seats-1").rect.center
    before = len(scene.choices.seats)
    driver.click_at(x, y).click_at(x, y)
    assert len(scene.choices.seats) == before - 2


def test_the_pace_of_bots_is_asked_only_where_there_are_any() -> None:
    driver = Driver(SetUp("espionage", Settings()))
    assert say("setup.pace") in driver.labels()
    assert say("setup.pace") not in driver.click("chair1:True").labels()


def test_cover_leads_to_the_next_box_and_keeps_watching() -> None:
    scene = SetUp("espionage", Settings(), watch=True)
    driver = Driver(scene)
    seen = []
    for _ in on_show():
        driver.click("lid").wait(0.2)
        seen.append(driver.at(SetUp).title)
        assert not any(seat.person for seat in driver.at(SetUp).choices.seats)
    assert seen == [*on_show()[1:], on_show()[0]]


def test_box_of_unknown_year_shows_no_year() -> None:
    """It said that Manifesto was first published in 0."""
    for title in on_show():
        told = Driver(SetUp(title, Settings()), (1920, 1080)).texts()
        assert (say("setup.fact.year") in told) == bool(box(title).credits.year), title


@pytest.mark.paints
def test_faction_dots_on_the_title_glow(monkeypatch: pytest.MonkeyPatch) -> None:
    dots, plain = list[tuple[float, float]](), Canvas.dot

    def dot(
        canvas: Canvas, shape: str, x: float, y: float, radius: float, color: theme.Color, bloom: float = 0
    ) -> None:
        dots.append((radius, bloom))
        plain(canvas, shape, x, y, radius, color, bloom)

    monkeypatch.setattr(Canvas, "dot", dot)
    Driver(SettingsPage(Settings())).doze(0.1)
    assert len([True for radius, bloom in dots if radius > 4 and bloom > 0]) >= 25


def test_settings_page_that_fits_does_not_scroll() -> None:
    for text_scale in (1.0, 1.25, 1.65):
        for group in ("reading", "motion"):
            page = SettingsPage(Settings())
            page.group = group
            driver = Driver(page, (1280, 720), text_scale).doze(0.5)
            assert driver.app.ui.areas[f"settings {group}"].reach == 0, (group, text_scale)


def test_equal_labels_on_a_graph_keep_the_order_of_the_table() -> None:
    canvas, ui = Canvas(pygame.Surface((800, 400)), 1.0), Ui(Settings())
    canvas.audit = []
    ui.begin(canvas, FRect(0, 0, 800, 400))
    names = [
        (name, theme.shade(shade)) for name, shade in (("First", "blue"), ("Second", "red"), ("Last", "mint"))
    ]
    draw_graph(ui, FRect(20, 20, 700, 300), Graph("", ((1, 6), (3, 6), (2, 6))), names, ())
    ends = sorted((each.rect.top, each.text) for each in canvas.audit if each.text.endswith(" 6"))
    assert [text for _, text in ends] == ["First 6", "Second 6", "Last 6"]


@pytest.mark.parametrize(("chosen", "begun"), [("standard", "first_game"), ("short", "short")])
def test_guided_game_uses_the_easiest_opening_unless_one_was_chosen(chosen: str, begun: str) -> None:
    scene = SetUp("world_order", Settings())
    scene.choices.level = chosen
    scene.on("guide")
    assert scene.choices.level == begun
