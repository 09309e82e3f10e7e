"""Every widget responds to pointer, keys and time as described."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import pygame
import pytest
from pygame import FRect as Rect

from game.client.kit import caps, theme, widgets
from game.client.kit.fields import edited
from game.client.kit.flow import Column
from game.client.kit.input import key_events
from game.client.kit.messages import Inspect, Key, Pointer, Refused, Wheel
from game.client.kit.page import cap_word
from game.client.kit.scene import Next
from game.client.kit.settings import Settings
from game.client.kit.widgets import ListItem, LogItem, Plaque, Tab, Tool, Ui, Way
from tests.client.driver import Driver
from tests.client.pieces import Pieces


@dataclass(frozen=True)
class Set:
    value: object


@dataclass
class Bench:
    """A scene made of one painting function, which records its messages."""

    paint: Callable[[Ui, Bench], object]
    value: Any = None
    heard: list[Any] = field(default_factory=list)
    opaque: bool = True
    animating: bool = False

    def draw(self, ui: Ui) -> None:
        ui.backdrop()
        self.paint(ui, self)

    def on(self, message: object) -> Next:
        self.heard.append(message)
        if isinstance(message, Set):
            self.value = message.value
        return None

    def tick(self, seconds: float) -> Next:
        return None

    def closing(self) -> None:
        pass


def bench(paint: Callable[[Ui, Bench], object], value: object = None) -> tuple[Bench, Driver]:
    scene = Bench(paint, value)
    return scene, Driver(scene)


def test_toggle_switches() -> None:
    scene, driver = bench(lambda ui, b: ui.toggle("t", (20, 20, 200, 24), "Loud", bool(b.value), Set), False)
    driver.click("Loud")
    assert scene.value is True
    driver.key("tab", "enter")
    assert scene.value is False
    assert driver.spoken("Loud") == "Loud, switch, off"


def paint_slider(ui: Ui, b: Bench) -> None:
    ui.slider("s", (100, 100, 200, 24), "Pace", b.value, Set, step=0.1)


def test_slider_moves_by_click_drag_and_key() -> None:
    scene, driver = bench(paint_slider, 0.0)
    driver.click_at(200, 110)
    assert scene.value == 0.5
    driver.drag((200, 110), (280, 110))
    assert scene.value == 0.9
    driver.key("tab", "right", "right")
    assert scene.value == 1.0


def paint_list(ui: Ui, b: Bench) -> None:
    options = [("a", "Hard"), ("b", "Fair"), ("c", "Easy")]
    ui.choice("c", (100, 100, 200, 30), "Level", options, b.value, Set, kind="list")
    ui.button("other", (100, 140, 200, 30), "Below the list", Set("hit"))


def test_open_dropdown_blocks_everything_else() -> None:
    scene, driver = bench(paint_list, "a")
    driver.click("Level")
    assert "Below the list" not in driver.labels()
    driver.click("Fair")
    assert scene.value == "b"
    assert "Fair" not in driver.labels()


def test_dropdown_works_by_keys() -> None:
    scene, driver = bench(paint_list, "a")
    driver.key("tab", "enter", "down", "down", "enter")
    assert scene.value == "c"
    driver.key("enter", "esc")
    assert "Below the list" in driver.labels()


def test_segments_and_tabs_select_on_click() -> None:
    def paint(ui: Ui, b: Bench) -> None:
        ui.choice("c", (100, 100, 200, 30), "Who", [(1, "Person"), (2, "Bot")], b.value, Set)
        ui.tabs("t", (100, 150, 300, 28), [(3, "Log"), (4, "Rules")], b.value, Set)

    scene, driver = bench(paint, 1)
    assert driver.node("Person").state == ("chosen",)
    driver.click("Bot")
    assert scene.value == 2
    driver.click("Rules")
    assert scene.value == 4


def paint_field(ui: Ui, b: Bench) -> None:
    ui.text_input("n", (100, 100, 200, 32), "Name", str(b.value), Set, limit=8)
    ui.button("a", (100, 150, 100, 30), "Ace", Set("hotkey"), key="A")


def test_a_field_swallows_letters_that_are_keys_elsewhere() -> None:
    scene, driver = bench(paint_field, "")
    driver.click("Name").key("a", "d", "a")
    assert scene.value == "ada"
    driver.key("home", "del", "end", "bksp")
    assert scene.value == "d"
    driver.type("oooooooooooooo")
    assert scene.value == "dooooooo"
    driver.key("tab", "a")
    assert scene.value == "hotkey"


@pytest.mark.parametrize(
    ("before", "key", "after"),
    [
        ("ab|c", "bksp", "a|c"),
        ("ab|c", "del", "ab|"),
        ("|", "bksp", "|"),
        ("a|", "left", "|a"),
        ("|a", "end", "a|"),
    ],
)
def test_keys_edit_a_line(before: str, key: str, after: str) -> None:
    text, caret = edited(before.replace("|", ""), before.index("|"), key, "")
    assert f"{text[:caret]}|{text[caret:]}" == after


def paint_rows(ui: Ui, b: Bench) -> None:
    ui.list("rows", (50, 50, 300, 200), [ListItem(f"Row {i}", Set(i)) for i in range(40)], Set(b.value))


def test_long_list_scrolls_by_wheel_and_with_the_focus() -> None:
    scene, driver = bench(paint_rows)
    driver.hover("Row 2").wheel(-3).click("Row 7")
    assert scene.value == 7
    driver.key(*["down"] * 12, "enter")
    assert isinstance(scene.value, int)
    assert scene.value >= 18
    area = driver.app.ui.areas["rows"].rect
    assert area.contains(driver.node(f"Row {scene.value}").rect)


def paint_tall(ui: Ui, b: Bench) -> None:
    with ui.scroll("tall", (50, 50, 300, 200), 400) as top:
        ui.canvas.rect((50, top, 300, 400), theme.WHITE)


@pytest.mark.paints
def test_scrolling_list_fades_at_its_lower_edge_while_there_is_more() -> None:
    """A line at that edge used to be cut in half, and nothing else showed that the page continued."""
    _, driver = bench(paint_tall)
    ground, lowest = driver.app.surface.get_at((40, 249)), (60, 249)
    assert driver.app.surface.get_at(lowest) == ground
    rising = [driver.app.surface.get_at((60, y))[0] for y in range(249, 230, -1)]
    assert rising == sorted(rising)
    assert driver.app.surface.get_at((60, 230)) == pygame.Color("white")
    driver.app.ui.memory.scroll["tall"] = 200.0
    driver.app.draw()
    assert driver.app.surface.get_at(lowest) == pygame.Color("white")


def test_row_scrolled_out_of_the_list_cannot_be_clicked() -> None:
    _, driver = bench(paint_rows)
    assert driver.app.ui.tree.at(100, 600) is None
    with pytest.raises(LookupError):
        driver.click("Row 30")


def paint_prompt(ui: Ui, b: Bench) -> None:
    question = "First?" if b.value is None else "Second?"
    way = Way("Yes", Set("first" if b.value is None else "second"), key="Y", main=True)
    ui.prompt_bar((0, 544, 1024, 36), question, tab=Tab("dove", "Democracy", "blue"), ways=[way])


def test_the_prompt_ignores_presses_just_after_its_question_changed() -> None:
    scene, driver = bench(paint_prompt)
    spot = driver.spot(driver.node("Yes"))
    driver.press(*spot).press(*spot)
    assert scene.value == "first"
    driver.wait(0.25).press(*spot)
    assert scene.value == "second"


def test_press_begun_too_soon_does_not_count_when_released_later() -> None:
    scene, driver = bench(paint_prompt)
    spot = driver.spot(driver.node("Yes"))
    driver.press(*spot).wait(0.1)
    driver.app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)], 0.02)
    driver.wait(0.3)
    driver.app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1)], 0.02)
    assert scene.value == "first"


def paint_next(ui: Ui, b: Bench) -> None:
    name = "one" if b.value is None else "two"
    ui.button(name, (100, 100, 200, 40), name, Set(name))


def test_new_button_under_the_pointer_ignores_the_second_click() -> None:
    scene, driver = bench(paint_next)
    driver.press(150, 120).press(150, 120)
    assert scene.value == "one"
    driver.wait(0.35).press(150, 120)
    assert scene.value == "two"


def paint_bar_and_cards(ui: Ui, b: Bench) -> None:
    ui.top_bar("Bench", tools=[Tool("cross", "Esc", "Leave", Set("left"))])
    ui.button("card", (100, 300, 100, 40), "Card", Set("card"))
    ways = [Way("Take back", Set("back")), Way("Block now", Set("block"), key="Enter", main=True)]
    ui.prompt_bar((0, 400, 1024, 36), "Block?", ways=ways)
    ui.focus_on("card")


def test_enter_presses_its_labelled_button_until_the_focus_is_moved() -> None:
    scene, driver = bench(paint_bar_and_cards)
    driver.app.ui.tree.visible = True
    driver.key("enter")
    assert scene.value == "block"
    driver.key("space")
    assert scene.value == "card"
    driver.key("tab", "shift+tab", "enter")
    assert driver.app.ui.tree.focused == "card"
    assert scene.heard[-1] == Set("card")


def test_tab_order_is_prompt_buttons_then_table_then_tools() -> None:
    _, driver = bench(paint_bar_and_cards)
    assert [node.label for node in driver.app.ui.tree.stops()] == ["Block now", "Take back", "Card", "Leave"]
    driver.click("Card")
    driver.app.ui.tree.focused = None
    assert driver.key("tab").app.ui.tree.focused == "card"


def test_first_tab_focuses_the_main_button() -> None:
    ways = [Way("No", 1), Way("Go", 2, main=True)]
    _, driver = bench(lambda ui, _: ui.prompt_bar((0, 400, 1024, 36), "Go?", ways=ways))
    assert driver.key("tab").app.ui.tree.focused == "way:Go"


def paint_dialog(ui: Ui, b: Bench) -> None:
    ui.button("under", (100, 100, 100, 30), "Under", Set("under"), key="U")
    with ui.dialog("d", "Leave?", 200) as rect:
        ui.button("leave", (rect.left, rect.top, 120, 32), "Leave", Set("left"), kind="ink", key="L")


def test_dialog_blocks_everything_behind_it() -> None:
    scene, driver = bench(paint_dialog)
    driver.click_at(150, 115).key("u")
    assert Set("under") not in scene.heard
    driver.key("l")
    assert scene.value == "left"


def paint_off(ui: Ui, b: Bench) -> None:
    ui.button("b", (100, 100, 100, 30), "Undo", Set("undone"), key="U", reason="A card was drawn.", rule="OV-1")
    refused = next((m for m in reversed(b.heard) if isinstance(m, Refused)), None)
    b.value = ui.refusal(refused, (300, 100, 300, 60))


def test_refusal_disappears_after_six_seconds_or_the_next_key() -> None:
    scene, driver = bench(paint_off)
    driver.click("Undo").look()
    assert scene.heard[-1] == Refused("b", "A card was drawn.", "OV-1", scene.heard[-1].at)
    assert scene.value is True
    driver.wait(6.5).look()
    assert scene.value is False
    driver.key("u").look()
    assert scene.value is True
    driver.key("x").look()
    assert scene.value is False


def test_disabled_node_says_so() -> None:
    _, driver = bench(paint_off)
    assert driver.spoken("Undo") == "Undo, button, key U, off: A card was drawn."


def paint_tip(ui: Ui, b: Bench) -> None:
    ui.button("b", (100, 100, 100, 30), "Seal", Set(1), tip="Seal\nNobody sees what is inside.")


def test_tooltip_appears_after_a_delay() -> None:
    _, driver = bench(paint_tip)
    driver.hover("Seal")
    assert not any("Nobody" in text for text in driver.texts())
    assert any("Nobody" in text for text in driver.wait(0.5).texts())


def test_tooltip_is_about_what_was_used_last_the_keys_or_the_pointer() -> None:
    """While a ring was up, no tool's tip opened under the pointer."""

    def paint(ui: Ui, b: Bench) -> None:
        paint_tip(ui, b)
        ui.button("c", (300, 100, 100, 30), "Open", Set(2), tip="Open\nEverybody sees it.")

    _, driver = bench(paint)
    driver.hover("Seal").key("tab", "tab").wait(0.5)
    assert driver.app.ui.keys_last
    assert any("Everybody" in text for text in driver.texts())
    driver.hover("Open").hover("Seal").wait(0.5)
    assert driver.app.ui.keys_last
    assert any("Nobody" in text for text in driver.texts())
    assert not any("Everybody" in text for text in driver.texts())


def paint_nodes(ui: Ui, b: Bench) -> None:
    ui.node("wide", (0, 0, 400, 400), "region", "Country", Set("wide"))
    ui.node(
        "round",
        (100, 100, 100, 100),
        "region",
        "City",
        Set("round"),
        hit=lambda x, y: abs(x - 150) + abs(y - 150) < 40,
    )


def test_nodes_can_have_any_shape_and_later_ones_are_on_top() -> None:
    scene, driver = bench(paint_nodes)
    driver.click_at(150, 150)
    assert scene.value == "round"
    driver.click_at(105, 105)
    assert scene.value == "wide"


def test_right_click_long_press_and_i_inspect_a_node() -> None:
    scene, driver = bench(paint_nodes)
    driver.click("City", button=3)
    assert scene.heard[-1] == Inspect("round")
    driver.hold("City", 0.8)
    assert scene.heard[-1] == Inspect("round")
    assert scene.value is None
    driver.key("tab", "i")
    assert scene.heard[-1] == Inspect("wide")


def test_unclaimed_event_goes_to_the_scene() -> None:
    scene, driver = bench(paint_nodes)
    driver.key("ctrl+z", "f5").click_at(700, 600).wheel(1)
    assert {Key("ctrl+z"), Key("f5"), Pointer(700, 600, "press"), Wheel(700, 600, 1)} <= set(scene.heard)


def test_arrow_keys_stay_out_of_the_header_and_tab_starts_at_enabled_nodes() -> None:
    def bar(ui: Ui, b: Bench) -> None:
        ui.button("undo", (1050, 6, 60, 24), "Undo", None, reason="There's nothing to take back.", order=-1)
        ui.button("speed", (1150, 6, 60, 24), "Speed", Set("faster"), order=2)
        ui.button("back", (900, 560, 100, 30), "Take back", Set("back"), order=0)
        ui.button("pass", (780, 560, 100, 30), "Pass", Set("pass"), order=1)

    _, driver = bench(bar)
    driver.key("tab")
    assert driver.app.ui.focus == "back"
    driver.key("right")
    assert driver.app.ui.focus == "back"
    driver.key("left")
    assert driver.app.ui.focus == "pass"


def test_letter_pressed_at_once_means_its_button_but_enter_and_clicks_wait() -> None:
    def late(ui: Ui, b: Bench) -> None:
        ui.button("s", (100, 100, 100, 30), "Stop", Set("s"), key="S", ready_at=999)
        ui.button("e", (300, 100, 100, 30), "End", Set("e"), key="Enter", ready_at=999)

    scene, driver = bench(late)
    driver.key("enter").click("s")
    assert scene.value is None
    driver.key("s")
    assert scene.value == "s"


def test_arrow_keys_move_the_focus_in_their_direction() -> None:
    def grid(ui: Ui, b: Bench) -> None:
        for row in range(3):
            for column in range(3):
                ui.button(
                    f"{row}{column}",
                    (100 + column * 120, 100 + row * 50, 100, 30),
                    f"{row}{column}",
                    Set((row, column)),
                )

    scene, driver = bench(grid)
    driver.key("tab", "right", "down", "enter")
    assert scene.value == (1, 1)
    driver.key("left", "down", "up", "up", "enter")
    assert scene.value == (0, 0)


def test_focus_continues_from_the_place_of_a_lost_node() -> None:
    def shrinking(ui: Ui, b: Bench) -> None:
        for index in range(5):
            if index != b.value:
                ui.button(str(index), (100, 100 + index * 50, 100, 30), f"Card {index}", Set(index))

    scene, driver = bench(shrinking)
    driver.key("tab", "tab", "enter")
    assert scene.value == 1
    driver.key("tab", "enter")
    assert scene.value == 2


def test_keys_can_be_rebound() -> None:
    scene = Bench(paint_field, "")
    driver = Driver(scene, settings=Settings(keys={"a": "z"})).key("a")
    assert scene.value == ""
    driver.key("z")
    assert scene.value == "hotkey"


@pytest.mark.parametrize(
    ("key", "word"), [("ctrl+q", "Ctrl Q"), ("Enter", "Enter"), ("f10", "F10"), ("left", "←"), ("+", "+")]
)
def test_key_caps_show_the_key_to_press(key: str, word: str) -> None:
    assert cap_word(key) == word


def test_log_shows_only_what_fits_with_the_newest_last() -> None:
    items = [LogItem(f"Line {i}", "blue", Set(i)) for i in range(50)]
    scene, driver = bench(lambda ui, b: ui.log_list("log", (900, 100, 240, 200), items))
    assert driver.labels()[-1] == "Line 49"
    assert len(driver.labels()) < 12
    driver.click("Line 48")
    assert scene.value == 48


def test_unfolding_log_line_has_no_number_that_looks_like_points() -> None:
    items = [LogItem("The EU plays New Allies.", "yellow", Set(1), more=True)]
    _, driver = bench(lambda ui, b: ui.log_list("log", (900, 100, 240, 200), items))
    assert driver.texts() == ["The EU plays New Allies."]


def test_a_number_shows_its_gain_for_a_while() -> None:
    _, driver = bench(lambda ui, b: ui.number("vp", 100, 100, 3 if b.value is None else 5))
    driver.at(Bench).value = "more"
    driver.app.draw()
    driver.wait(0.4)
    assert driver.texts() == ["4", "+2"], "it is counted up"
    driver.wait(0.3)
    assert driver.texts() == ["5", "+2"]
    driver.wait(1.0)
    assert driver.texts() == ["5"]


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 800)])
def test_the_frame_of_a_match_cuts_no_text(size: tuple[int, int], text_scale: float) -> None:
    phases = ("Production", "Draw", "Initiative", "Peace", "War", "Conflict")
    tools = [
        widgets.Tool(icon, key, key, Set(key)) for icon, key in (("undo", "U"), ("list", "L"), ("gear", "F10"))
    ]

    def paint(ui: Ui, b: Bench) -> None:
        bar = ui.top_bar("Manifesto", face="abril", note="Round 8 of 20", phases=phases, now=5, tools=tools)
        high = 45 * max(1, ui.text_scale)
        for index, name in enumerate(("Democracy", "Communism", "Fascism", "Imperialism")):
            plaque = Plaque(
                "star", "red", name, "Bot · Hard", "3", (widgets.PlaqueNumber("14", unit="ITS"),), "war", "strong"
            )
            ui.seat_plaque(
                f"seat{index}", (8 + index * ui.width / 4, bar.bottom + 6, ui.width / 4 - 16, high), plaque
            )
        sentence = "Military Coup: choose a region of an opponent."
        ways = [Way("End my conflicts", Set("end"), key="E"), Way("Cancel", Set("no"), key="Esc")]
        bar_height = 36 * max(1.0, ui.text_scale)
        ui.prompt_bar((0, 500, ui.width, bar_height), sentence, tab=Tab("star", "Democracy", "blue"), ways=ways)

    assert Driver(Bench(paint), size, text_scale).audit() == []


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 700), (1366, 768), (1600, 720)])
def test_every_tool_of_the_bar_shows_its_key(size: tuple[int, int], text_scale: float) -> None:
    keys = ["U", "F", "E", "L", "F1", "F10"]

    def paint(ui: Ui, b: Bench) -> None:
        ui.top_bar("1955", tools=[widgets.Tool("undo", key, key, Set(key)) for key in keys])

    driver = Driver(Bench(paint), size, text_scale)
    assert sorted({each.text for each in driver.written()} & set(keys)) == sorted(keys)


@pytest.mark.parametrize("align", ["center", "left"])
@pytest.mark.parametrize("text_scale", [0.75, 2.5])
def test_no_key_cap_touches_its_buttons_label_at_any_width(text_scale: float, align: str) -> None:
    def paint(ui: Ui, b: Bench) -> None:
        for number in range(60):
            column, row = divmod(number, 15)
            rect = (10 + 310 * column, 10 + 46 * row, 60 + 2 * number * ui.text_scale, 45)
            ui.button(f"b{number}", rect, f"Hide {number}", Set(1), key="Z", align=align, words=theme.BODY)

    texts = Driver(Bench(paint), (1280, 720), text_scale).written()
    left = {each.panel: each.rect.left - 5 * text_scale for each in texts if each.text == "Z"}
    assert 0 < len(left) < 60
    touched = [each.text for each in texts if each.text in left and each.rect.right > left[each.text] + 0.1]
    assert touched == []


def test_the_key_of_a_low_button_has_no_frame() -> None:
    """The frame would stick out of the button and run into the next one."""
    framed: list[str] = []

    def paint(ui: Ui, b: Bench) -> None:
        with mock.patch.object(caps, "key_cap", lambda ui, x, y, key, **how: framed.append(key)):
            ui.button("high", (10, 10, 200, 46), "High", Set(1), key="H")
            ui.button("low", (10, 60, 200, 44), "Low", Set(1), key="L")

    texts = Driver(Bench(paint), text_scale=2.5).texts()
    assert "L" in texts
    assert set(framed) == {"H"}


def test_two_buttons_of_one_name_do_not_overlap_when_stacked() -> None:
    """With a page of commands over a board that has the same command, "Hide" seemed to run into the key below."""

    def paint(ui: Ui, b: Bench) -> None:
        ui.button("below", (100, 100, 140, 40), "Hide", Set(1), key="Z")
        ui.button("above", (60, 100, 150, 40), "Hide", Set(2), key="Z")

    assert [each for each in bench(paint)[1].audit() if "overlaps" in each] == []


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0, 2.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 800)])
def test_widgets_cut_no_text_when_their_boxes_grow_with_the_type(size: tuple[int, int], text_scale: float) -> None:
    def paint(ui: Ui, b: Bench) -> None:
        t = max(1.0, ui.text_scale)
        high = 40 * t
        ui.button("a", (10, 10, 160 * t, high), "Watch bots play", Set(1), key="W", icon="robot")
        ui.button("b", (200 * t, 10, 90, high), "Undo", Set(1), key="Ctrl+Z", icon="undo")
        ui.toggle("c", (10, 10 + high, 300 * t, high), "Sealed diplomacy wishes", True, Set)
        ui.radio(
            "d", (10, 10 + 2 * high, 240 * t, 46 * t), "Standard", True, Set(1), "first to Global Influence 12"
        )
        ui.choice(
            "e",
            (280 * t, 10 + 2 * high, 200 * t, high),
            "Who",
            [(1, "Person"), (2, "Bot")],
            1,
            Set,
            icons=("person", "robot"),
        )
        ui.list(
            "f",
            (10, 10 + 4 * high, 400 * t, 3 * high),
            [ListItem("Manifesto", None, icon="save")] * 3,
        )
        ui.price_tag(
            Column(ui.canvas, Rect(430 * t, 10 + 3 * high, 80 * t, 400)),
            "Place 1 Cultural card here",
            ["Price: 2 cards, *1 is lost*"],
        )
        ui.tooltip(
            10, ui.height - 10, "Iron Curtain\nOne more Economic card at distant regions, even where a spy is."
        )
        if t < 2:
            ui.seat_plaque(
                "seat",
                (300 * t, 10, 200 * t, 45 * t),
                Plaque("star", "red", "Communism", "Ilse", "6", corner="war"),
            )

    assert Driver(Bench(paint), size, text_scale).audit() == []


def pad(driver: Driver, kind: int, **values: Any) -> None:
    driver.app.step([pygame.event.Event(kind, **values)], 0.25)


def test_a_pad_reaches_everything() -> None:
    scene, driver = bench(paint_field, "")
    pad(driver, pygame.JOYHATMOTION, value=(0, -1), hat=0)
    pad(driver, pygame.JOYAXISMOTION, axis=1, value=0.9)
    pad(driver, pygame.JOYAXISMOTION, axis=1, value=0.95)
    pad(driver, pygame.JOYBUTTONDOWN, button=0)
    assert scene.value == "hotkey"
    pad(driver, pygame.JOYBUTTONDOWN, button=1)
    assert scene.heard[-1] == Key("esc")


def test_shift_is_tracked_while_held() -> None:
    _, driver = bench(paint_nodes)
    driver.app.step(
        [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode="")], 0.1
    )
    assert driver.app.ui.shift
    driver.app.step([pygame.event.Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0)], 0.1)
    assert not driver.app.ui.shift


def test_random_input_breaks_nothing() -> None:
    chance = random.Random(5)
    scene = Pieces()
    driver = Driver(scene)
    keys = [
        "tab",
        "shift+tab",
        "enter",
        "space",
        "left",
        "down",
        "up",
        "right",
        "esc",
        "bksp",
        "a",
        "i",
        "pgdn",
        "home",
    ]
    for _ in range(400):
        match chance.randrange(4):
            case 0:
                driver.press(chance.uniform(0, 1280), chance.uniform(0, 720), chance.choice((1, 1, 3)))
            case 1:
                driver.key(chance.choice(keys))
            case 2:
                driver.drag((chance.uniform(0, 1280), chance.uniform(0, 720)), (chance.uniform(0, 1280), 300))
            case _:
                driver.wheel(chance.choice((-2, 1)))
    assert len(scene.heard) > 50


def test_held_key_moves_but_never_decides_twice() -> None:
    scene, driver = bench(paint_prompt)
    press, release = key_events("y")
    driver.app.step([press], 0.3)
    driver.app.step([press], 0.3)
    assert scene.heard == [Set("first")]
    driver.app.step([release], 0.3)
    driver.app.step([press], 0.3)
    assert scene.value == "second"


def test_enter_in_a_field_moves_on_to_the_main_button() -> None:
    def paint(ui: Ui, b: Bench) -> None:
        paint_field(ui, b)
        ui.button("main", (100, 200, 100, 30), "Start", Set("started"), kind="paper", key="Enter")

    scene, driver = bench(paint, "")
    driver.key("tab").type("Ada").key("enter")
    assert scene.value == "started"
