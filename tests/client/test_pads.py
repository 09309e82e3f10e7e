"""Gamepads: the whole game by pad, plugged in and unplugged at any time, one per person or shared."""

import pygame
import pytest

from game.client.kit.pads import (
    FIRST,
    NAMES,
    NINTENDO,
    PLAYSTATION,
    XBOX,
    Asked,
    Pad,
    Pads,
    Plugged,
    Stroke,
    are_buttons,
    cap,
    given,
    key_of,
    kind_of,
)
from game.client.kit.settings import Settings
from game.client.match.overlays import KNOWN
from game.client.match.scene import Match
from game.client.scenes.settings.letters import Commands, LetterSheet
from game.client.scenes.settings.page import SettingsPage
from game.client.scenes.setup.page import SetUp
from game.client.scenes.sheets.curtain import Curtain
from game.client.scenes.sheets.pause import Pause
from game.client.scenes.shelf.title import Title
from game.client.table.messages import LookBack
from game.core.content.box import box
from game.core.language.words import say
from game.play.worker import AtOnce
from game.titles import SHELF
from tests.client.driver import Driver
from tests.client.matches import against_bots, asks, at_once, found, laid_out
from tests.client.pads import PadPlayer, events_of, pad, plug_in, pull_out
from tests.sure import sure

Event = pygame.event.Event


def plugged(*numbers: int) -> Pads:
    """Return pads with these numbers."""
    pads = Pads(lambda index: Pad(index, named=True))
    for number in numbers:
        pads.feel(Event(pygame.CONTROLLERDEVICEADDED, device_index=number))
    return pads


# --- what the system reports ---


def test_a_pad_is_announced_twice_and_counts_once() -> None:
    pads = plugged()
    assert pads.feel(Event(pygame.JOYDEVICEADDED, device_index=0)) == Plugged(0, True)
    assert pads.feel(Event(pygame.CONTROLLERDEVICEADDED, device_index=0)) is None
    assert pads.feel(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)) == Plugged(0, False)
    assert pads.feel(Event(pygame.JOYDEVICEREMOVED, instance_id=0)) is None


def test_a_pad_that_cannot_be_opened_is_left_alone() -> None:
    assert Pads().feel(Event(pygame.JOYDEVICEADDED, device_index=7)) is None


def test_sticks_and_triggers_count_once_per_push() -> None:
    pads = plugged(0)
    pushes = [(0, 1000), (0, 30000), (0, 31000), (0, 0), (0, -30000), (5, 32000), (5, 0), (3, 32000)]
    felt = [pads.feel(Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=a, value=v)) for a, v in pushes]
    buttons = [each.button if isinstance(each, Stroke) else None for each in felt]
    assert buttons == [None, "right", None, "", "left", "rt", "", "pgdn"]


def test_named_pad_does_not_count_twice() -> None:
    pads = plugged(0)
    assert pads.feel(Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)) is None
    assert pads.feel(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=0)) == Stroke(0, "a")
    assert pads.feel(Event(pygame.JOYBUTTONDOWN, instance_id=4, button=7)) == Stroke(4, "menu")


@pytest.mark.parametrize(
    ("guid", "name", "kind"),
    [
        ("030000004c050000c405000000010000", "Wireless Controller", PLAYSTATION),
        ("030000007e0500000920000000000000", "Pro Controller", NINTENDO),
        ("030000005e0400008e02000000000000", "X360 Controller", XBOX),
        ("030000000d0f00000000000000000000", "Some DualShock", PLAYSTATION),
        ("", "", XBOX),
    ],
)
def test_pad_kind_follows_from_its_id_and_name(guid: str, name: str, kind: str) -> None:
    assert kind_of(guid, name) == kind


# --- whose it is ---


def test_single_pad_is_passed_on() -> None:
    pads = plugged(0)
    assert not pads.refuses(0, Asked(0, "Ada", (0, 1), taking=True))
    assert not pads.refuses(0, Asked(1, "Bob", (0, 1)))


def test_with_a_pad_each_a_pad_answers_only_for_its_own_seat() -> None:
    pads, people = plugged(0, 1), (0, 1)
    assert not pads.refuses(1, Asked(0, "Ada", people, taking=True))
    assert pads.refuses(1, Asked(1, "Bob", people, taking=True)), "another pad is free for Bob"
    assert not pads.refuses(0, Asked(1, "Bob", people, taking=True))
    assert pads.refuses(0, Asked(0, "Ada", people))
    assert not pads.refuses(1, Asked(0, "Ada", people))
    assert not pads.refuses(0, None)


def test_fewer_pads_than_people_are_shared() -> None:
    pads, people = plugged(0, 1), (0, 1, 2)
    for number in (0, 1):
        assert not pads.refuses(number, Asked(number, "", people, taking=True))
    assert not pads.refuses(0, Asked(2, "Cy", people, taking=True))
    assert pads.here[0].seat == 0
    assert not pads.refuses(0, Asked(3, "Di", (3,))), "alone nobody is asked whose it is"


# --- what the buttons mean ---


def test_buttons_are_swapped_and_necessary_ones_stay_assigned() -> None:
    buttons, other = given({}, "h", "a")
    assert other == "enter"
    assert (key_of(buttons, "a"), key_of(buttons, "lt")) == ("h", "enter")
    assert are_buttons(buttons)
    assert given({}, "r", "a") == ({}, "enter"), "what needs a button does not lose it"
    buttons, _ = given({}, "r", "x")
    assert (key_of(buttons, "x"), cap(XBOX, buttons, "I")) == ("r", "")
    assert are_buttons(buttons)
    assert given(buttons, "i", "x")[0] == {}


def test_button_caps_match_the_kind_of_pad() -> None:
    assert [cap(kind, {}, "Enter|P") for kind in (XBOX, PLAYSTATION, NINTENDO)] == ["A", "cross", "A"]
    assert cap(XBOX, {}, "Bksp|Esc") == "B"
    assert cap(XBOX, {}, "G") == ""
    assert all(len(names) == len(FIRST) for names in NAMES.values())


# --- on the screen ---


def test_caps_show_pad_buttons_until_a_key_or_the_pointer_is_used() -> None:
    driver = Driver(Title(Settings())).wait(0.3)
    plug_in(driver, 0, PLAYSTATION)
    assert driver.node("continue").cap == "Enter"
    pad(driver, "down").wait(0.1)
    assert driver.node("continue").cap == "cross"
    assert driver.audit() == []
    driver.key("tab").wait(0.1)
    assert driver.node("continue").cap == "Enter"
    pad(driver, "up").wait(0.1)
    pull_out(driver)
    driver.wait(0.1)
    assert driver.node("continue").cap == "Enter"
    assert driver.app.ui.told[0] == say("pad.unplugged")


def test_name_can_be_typed_by_pad() -> None:
    scene = SetUp("espionage", Settings())
    driver = Driver(scene).wait(0.3)
    player, field = PadPlayer(driver, 1), driver.node("name0")
    pad(driver, "rb")
    player.reach(field)
    pad(driver, "a").wait(0.2)
    before = driver.at(LetterSheet).text
    for name in ("letter:b", "letter:o"):
        player.reach(driver.node(name))
        pad(driver, "a")
    player.reach(driver.node("letters:done"))
    pad(driver, "a").wait(0.2)
    assert driver.app.scenes == [scene]
    assert sure(driver.app.ui.tree.node(field.id)).text == (before + "bo" if before else "Bo")


def test_held_arrow_key_repeats() -> None:
    driver = Driver(SettingsPage(Settings(), "motion")).wait(0.3)
    pad(driver, "rb").wait(0.1)
    places = [driver.app.ui.focus]
    driver.app.step(events_of("down")[:1], 0.02)
    for _ in range(3):
        driver.wait(0.3)
        places.append(driver.app.ui.focus)
    assert len(set(places)) >= 3
    driver.app.step(events_of("down")[1:], 0.02)
    driver.wait(0.6)
    assert driver.app.ui.focus == places[-1]


def test_everything_in_a_match_is_done_by_pad() -> None:
    match, driver = found(asks("play_card", 2))
    plug_in(driver)
    pad(driver, "ls").wait(0.2)
    assert match.overlays.sheet == KNOWN
    pad(driver, "b").wait(0.2)
    assert match.overlays.sheet == ""
    pad(driver, "view").wait(0.2)
    assert match.overlays.drawer
    line = next(node for node in driver.app.nodes() if isinstance(node.message, LookBack))
    PadPlayer(driver, 1).reach(line)
    pad(driver, "a").wait(0.2)
    assert match.sight.past is not None, "a line of the log leads back"
    pad(driver, "b").wait(0.2)
    assert match.sight.past is None
    speed = match.settings.speed
    pad(driver, "rs").wait(0.2)
    assert match.settings.speed != speed
    match.settings.speed = 1.0
    pad(driver, "menu").wait(0.2)
    assert isinstance(driver.scene, Commands)
    PadPlayer(driver, 1).reach(driver.node(say("settings.key.list")))
    pad(driver, "a").wait(0.2)
    assert driver.scene is match
    assert match.board.lists == {match.sitting.reader}
    pad(driver, "menu").wait(0.2)
    pad(driver, "menu").wait(0.2)
    assert driver.scene is match, "the button that opens the list closes it"
    for _ in range(2):  # the first press closes what covers the board
        if driver.scene is match:
            pad(driver, "b").wait(0.3)
    assert isinstance(driver.scene, Pause)
    pad(driver, "b").wait(0.3)
    assert driver.scene is match
    match.sitting.bots = AtOnce(coaching=True)
    pad(driver, "lt").wait(0.6)
    assert match.coach.idea is not None


def test_unplugging_a_pad_during_a_question_loses_nothing() -> None:
    match, driver = found(asks("play_card", 2))
    plug_in(driver)
    answers, asked = len(match.sitting.table.answers), match.sitting.mine()
    pad(driver, "rb", "rb")
    pull_out(driver)
    driver.wait(0.2)
    assert (len(match.sitting.table.answers), match.sitting.mine()) == (answers, asked)
    assert driver.app.ui.told[0] == say("pad.unplugged")
    plug_in(driver)
    assert driver.app.ui.told[0] == say("pad.plugged")
    driver.wait(7)
    assert driver.audit() == []


def test_two_people_with_a_pad_each_take_turns() -> None:
    match = laid_out(1, ("you", "you"))
    driver = Driver(match).wait(0.6)
    at_once(match)
    for number in (0, 1):
        plug_in(driver, number)
    player, seen = PadPlayer(driver, 1), set[int]()
    for _ in range(200):
        driver.doze(0.3).doze(0.1)
        asked = driver.app.ui.asked
        if isinstance(driver.scene, Curtain) and asked is not None and not seen >= {0, 1}:
            pad(driver, "a", number=asked.seat)
            seen.add(asked.seat)
        elif seen >= {0, 1} and asked is not None:
            break
        else:
            player.turn()
    assert {number: each.seat for number, each in driver.app.devices.pads.here.items()} == {0: 0, 1: 1}
    assert asked is not None
    scene, answers = driver.scene, len(match.sitting.table.answers)
    pad(driver, "a", "a", number=1 - asked.seat)
    assert (driver.scene, len(match.sitting.table.answers)) == (scene, answers)
    assert driver.app.ui.told[0] == say("pad.not_yours", name=asked.name)
    driver.key("tab")
    assert driver.app.ui.focus is not None, "keys are everybody's"


@pytest.mark.long
@pytest.mark.parametrize("title", SHELF)
def test_whole_game_can_be_played_by_pad_alone(title: str) -> None:
    short = next(level for level in box(title).levels if level.startswith("short") or len(box(title).levels) == 1)
    match = against_bots(title, 1, seats=box(title).seats[0], level=short)
    at_once(match)
    driver = Driver(match).wait(0.6)
    plug_in(driver)
    player = PadPlayer(driver, 1)
    player.play(match)
    assert isinstance(match, Match)
    assert match.sitting.table.result is not None
    assert player.presses > 20
