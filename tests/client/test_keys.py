"""The page of key bindings: one table of commands, no key with two meanings, caps that show what to press."""

import ast
import json
from pathlib import Path
from random import Random

import pytest

import game.client
from game.client.boards import board
from game.client.kit import commands
from game.client.kit.commands import COMMANDS, KEYS, are_bindings, bound, is_command, meant, moved
from game.client.kit.scene import Scene
from game.client.kit.settings import Settings
from game.client.match.answering import KEYS as UNSEEN
from game.client.match.prompt import KeyLetters, question
from game.client.requests import OpenPause
from game.client.scenes.settings.keys import every_command
from game.client.scenes.settings.page import SettingsPage
from game.client.scenes.setup.page import SetUp
from game.client.scenes.shelf.title import Title
from game.core.content.box import box
from game.titles import SHELF, on_show
from tests.client.driver import Driver
from tests.client.matches import _retold, against_bots

CLIENT = Path(game.client.__path__[0])
FREE = ("f5", "f6", "ctrl+h", ".", "n", ",", "shift+f3")
PLAIN = "abcdefghijklmnopqrstuvwxyz,.;"


def some_bindings(rng: Random, steps: int = 12) -> dict[str, str]:
    """Return random key bindings that the page allows."""
    keys: dict[str, str] = {}
    for _ in range(steps):
        wanted = moved(keys, rng.choice(sorted(KEYS)), rng.choice((*FREE, *KEYS)), every_command())
        keys = wanted if isinstance(wanted, dict) else keys
    return keys


# --- the table ---


def test_no_key_ever_has_two_meanings() -> None:
    rng = Random(1)
    for _ in range(300):
        keys = some_bindings(rng)
        every = sorted({*KEYS, *PLAIN, *FREE})
        now = [bound(keys, key) for key in every]
        assert len(set(now)) == len(now), keys
        assert [meant(keys, each) for each in now] == every, keys
        assert are_bindings(keys)


def test_meaning_of_a_key_moves_to_the_key_that_became_free() -> None:
    keys = {"h": "."}
    assert (bound(keys, "H"), bound(keys, "."), bound(keys, "Enter|.")) == (".", "h", "Enter|h")
    assert (meant(keys, "."), meant(keys, "h"), meant(keys, "k")) == ("h", ".", "k")


def test_key_clash_is_refused_and_names_the_other_command() -> None:
    found = moved({}, "h", "k", every_command())
    assert isinstance(found, commands.Command)
    assert (found.group, found.name) == ("match", "known")
    assert moved({"k": "."}, "h", "k", every_command()) == {"k": ".", "h": "k"}
    assert moved({}, "h", "3", every_command()) is None
    assert moved({"h": "."}, "h", "h", every_command()) == {}


@pytest.mark.parametrize("title", on_show())
def test_key_list_contains_every_key_of_a_board(title: str) -> None:
    letters = {each.key for each in every_command() if each.title == title}
    assert letters == set(board(title).KEYS.casefold())


def test_every_key_that_is_written_in_the_client_is_in_the_table() -> None:
    written = {(path.name, key) for path in sorted(CLIENT.rglob("*.py")) for key in keys_in(path)}
    assert len(written) > 40
    unknown = {(name, key) for name, key in written if not any(each.key == key for each in every_command())}
    assert {(name, key) for name, key in unknown if not key.isdigit()} == set()
    assert set(UNSEEN) <= KEYS


def keys_in(path: Path) -> set[str]:
    """Return the keys that a file assigns to buttons, tools and ways by name."""
    found: set[str] = set()
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.Call):
            named = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            place = {"Tool": 1, "Way": 2}.get(named, 99)
            given = [keyword.value for keyword in call.keywords if keyword.arg == "key"] + call.args[
                place : place + 1
            ]
            if named not in ("sorted", "min", "max", "sort"):
                texts = [each.value for each in given if isinstance(each, ast.Constant)]
                found |= {
                    key for text in texts if isinstance(text, str) for key in text.casefold().split("|") if key
                }
    return found


# --- on the screen ---


def scenes() -> list[Scene]:
    """Return some scenes with many keys."""
    return [Title(Settings()), SetUp(SHELF[0], Settings()), SettingsPage(Settings(), "keys")]


def test_no_two_buttons_share_a_key_under_any_bindings() -> None:
    rng = Random(2)
    for shown in scenes():
        settings = Settings(keys=some_bindings(rng))
        driver = Driver(shown, settings=settings)
        assert driver.clashes() == []
        keys = [key for node in driver.app.nodes() for key in node.key.split("|") if key]
        assert all(is_command(key) or key.isdigit() for key in keys), keys
        now = [bound(settings.keys, key) for key in dict.fromkeys(keys)]
        assert len(now) == len(set(now))


def test_moved_key_works_its_old_key_does_not_and_caps_show_it() -> None:
    driver = Driver(Title(Settings(keys={"f10": ".", "esc": "n"}))).wait(0.3)
    assert driver.node("menu:settings").cap == "."
    driver.key("f10").wait(0.2)
    assert isinstance(driver.scene, Title)
    driver.key(".").wait(0.2)
    assert isinstance(driver.scene, SettingsPage)
    assert driver.spoken("Back").endswith("key N")
    driver.key("esc").wait(0.2)
    assert isinstance(driver.scene, SettingsPage)
    driver.key("n").wait(0.2)
    assert isinstance(driver.scene, Title)


def test_keys_can_be_moved_refused_and_reset_on_the_settings_page() -> None:
    settings = Settings()
    page = SettingsPage(settings, "keys")
    driver = Driver(page, settings=settings).wait(0.3)
    driver.app.send(driver.node("keys:match:hint").message)
    driver.wait(0.1).key("k").wait(0.1)
    assert settings.keys == {}
    assert "K" in page.keys.trouble
    assert "what the others hold" in page.keys.trouble
    driver.key("3").wait(0.1)
    assert "3" in page.keys.trouble
    driver.key("tab").wait(0.1)
    assert settings.keys == {}, "every key is taken as one while one is waited for"
    driver.key(".").wait(0.1)
    assert settings.keys == {"h": "."}
    assert (page.keys.asking, page.keys.trouble) == (None, "")
    driver.app.send(driver.node("keys:match:hint").message)
    driver.wait(0.1).key("esc").wait(0.1)
    assert page.keys.asking is None
    assert driver.scene is page
    driver.app.send(driver.node("keys:reset").message)
    assert settings.keys == {}


# --- the file ---


def test_moved_keys_are_saved(tmp_path: Path) -> None:
    Settings(keys={"h": "."}, pads={"h": "a", "enter": "lt"}, palette="red_green").save(tmp_path / "s.json")
    again, trouble = Settings.load(tmp_path / "s.json")
    assert (again.keys, again.palette, trouble) == ({"h": "."}, "red_green", "")
    assert again.pads == {"h": "a", "enter": "lt"}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("keys", {"h": "k"}),
        ("keys", {"h": ".", "k": "."}),
        ("keys", {"h": "3"}),
        ("keys", {"h": ""}),
        ("keys", {"h": "X"}),
        ("keys", {"nonsense": "."}),
        ("keys", {"h": 1}),
        ("keys", ["h"]),
        ("keys", {"h": "ctrl+ctrl+x"}),
        ("pads", {"enter": ""}),
        ("pads", {"h": "a"}),
        ("pads", {"h": "steering wheel"}),
        ("palette", "sepia"),
        ("palette", 3),
    ],
)
def test_invalid_field_costs_one_sentence_and_gets_its_default(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps({field: value, "mute": True}))
    found, trouble = Settings.load(path)
    assert getattr(found, field) == getattr(Settings(), field)
    assert found.mute
    assert field in trouble
    assert trouble.count(".") == 1
    assert len(COMMANDS) > 50


# --- the letters of answers ---


@pytest.mark.parametrize("title", on_show())
def test_one_key_always_declines_and_gives_no_other_answer(title: str) -> None:
    """S was Pass, Last, Stop or Stay out; pressed one question too late, it chose the order of play."""
    always, declined = {key.upper() for key in UNSEEN} - ({"A"} - {*board(title).KEYS}), set[str]()
    for match, answers in list(_retold(against_bots(title, seats=box(title).seats[0], level="")))[:3]:
        sitting, declines = match.sitting, match.sitting.conversation.declines
        sitting.recorded.journal.path = None
        while (asked := sitting.decision) is not None:
            if sitting.mine() is not None:
                for way in question(match.drafts, match.board, ()).ways:
                    letter, verb = way.key.split("|")[-1], way.id.removeprefix("way:")
                    bare = {action.verb for action in asked.options if not action.noun}
                    nothing = way.id.startswith("way:") and verb in declines & bare
                    assert (letter == "N") == nothing, way
                    assert letter not in always, f"{way} hides what the key does"
                    declined |= {verb} & declines
            action = answers(asked)
            if action is None:
                break
            sitting.recorded.play(action)
    assert len(declined) > 1


@pytest.mark.parametrize("title", on_show())
def test_match_keys_have_no_other_meaning_in_the_pause(title: str) -> None:
    """Esc, then H, used to open the page of phones; H is the coach's."""
    match = against_bots(title, seats=box(title).seats[0], level="")
    driver = Driver(match).wait(0.6)
    works = {node.key: node.label for node in driver.app.nodes() if node.role == "tool"}
    driver.app.follow(match.on(OpenPause()))
    in_pause = {node.key: node.label for node in driver.wait(0.4).app.nodes() if node.key}
    assert {key: label for key, label in in_pause.items() if key in works and key not in ("f1", "f10")} == {}
    assert works
    assert in_pause.keys() & {"f1", "f10"}


def test_no_button_letter_can_be_mistaken_for_a_number() -> None:
    assert KeyLetters().first("Go there") == "T"


def test_a_letter_on_a_button_is_on_every_keyboard() -> None:
    """In Italian "1 in più" used to have the key Ù."""
    letters = KeyLetters("P")
    assert letters.first("1 in più") == ""
    assert letters.some("1 in più") == "A"
