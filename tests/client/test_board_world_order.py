"""The board of World Order: where things are, what is written, what may be touched, at every type size."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest
from pygame import FRect as Rect
from pygame import Surface

from game.client.boards.world_order.board import WorldOrderBoard
from game.client.boards.world_order.cards import power_symbol
from game.client.boards.world_order.layout import HUGE, Spots
from game.client.boards.world_order.map import at_stake, region_asked, region_of_card, states
from game.client.boards.world_order.markers import face_of
from game.client.boards.world_order.plan import TurnPlan, price
from game.client.boards.world_order.plates import army_row, margin, small_armies
from game.client.boards.world_order.power import TILES, ledger
from game.client.boards.world_order.rail import sum_up
from game.client.boards.world_order.tiles import written
from game.client.boards.world_order.track import end_of, track_room
from game.client.boards.world_order.tray import _chip
from game.client.boards.world_order.turn_list import TurnStep, _most_telling, turn_steps
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row
from game.client.kit.focus import Node
from game.client.kit.messages import Inspect
from game.client.kit.settings import INSTANT
from game.client.kit.theme import NEAR, PAD
from game.client.match.bar import prompt_now
from game.client.match.controls import Control
from game.client.match.handover import result_card
from game.client.match.news import News
from game.client.match.prompt import KeyLetters
from game.client.match.scene import Match
from game.client.scenes.review.replay import BAND
from game.client.scenes.review.result import ResultScreen
from game.client.table.acts import Streak
from game.client.table.spots import frame
from game.client.table.worldboard import dots
from game.client.world.light import SharedOut, lights
from game.core.asking import on_top
from game.core.contract import Action, Decision, line
from game.core.language.words import words
from game.play.answers import Give
from game.titles import conversation
from game.titles.world_order import events as told
from game.titles.world_order.account import postings
from game.titles.world_order.domestic import GetGrowth
from game.titles.world_order.faces import (
    ASSET,
    AT_LEVEL,
    COUNTRY,
    FACE,
    GROWTH,
    POWERS,
    REGION,
    REGIONS,
    RESOURCES,
)
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.knowledge import lead, standings
from game.titles.world_order.military import ChooseArmy
from game.titles.world_order.state import Ally, State, open_countries
from game.titles.world_order.telling import actions, drawn_assets, growth_stands, in_hand, topics_of
from tests.client.driver import Driver
from tests.client.matches import (
    Asks,
    BoardMatches,
    answer,
    asks,
    at_home,
    at_once,
    begun_at,
    driven,
    ended_like,
    found_among,
    go_on,
    mine,
    of_the_board,
    reach,
)
from tests.laws import sources
from tests.sure import such, sure

SCALES = [0.75, 1.0, 1.25, 1.5, 2.0, 2.5]
SIZES = [(1280, 720), (1600, 720), (1000, 700), (1920, 1080)]
KINDS = {
    "choose_hand": 0,
    "give_back": 0,
    "choose_focus": 2,
    "take_turn": 2,
    "choose_country": 2,
    "choose_export": 2,
    "spend_research": 2,
    "sell_units": 2,
    "place_influence": 2,
    "cash_token": 2,
}
"""The questions at which test_boards checks every guarantee, with the turn they are taken from."""
WINDOWED = ("take_turn", "choose_export")
"""The questions checked in windows of all SIZES."""
PLAIN = {
    "buy_from_allies",
    "choose_branch",
    "choose_destination",
    "focus_track",
    "how_often",
    "name_region",
    "name_resource",
    "play_more",
    "raise_track",
    "sell_units",
    "swap_money",
    "swap_services",
    "take_free",
}
"""Questions that need nothing but their sentence."""
OVERLAID = ("take_turn", "choose_export", "place_influence")
"""The questions for the overlay test (test_overlays)."""
DRAGGED = ("take_turn",)
"""The questions answered by dragging, for the hit tests (test_hitting)."""


TABLE = BoardMatches("world_order", 4)
laid_out, found, at_question = TABLE.laid_out, TABLE.found, TABLE.at_question


def guided(match: Match, driver: Driver) -> None:
    """Start the guide from the beginning."""
    driver.app.settings.begin_guide("world_order")
    driver.wait(0.3)
    driver.app.draw()


def noted(driver: Driver) -> str:
    """Return the text of the guide's note."""
    return next((node.label for node in driver.app.nodes() if node.id == "guide"), "")


def view_of(match: Match) -> State:
    """Return the view that is shown."""
    view: State = match.stage.view
    return view


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Match:
    """Return a finished game."""
    patch = pytest.MonkeyPatch()
    at_home(patch, tmp_path_factory.mktemp("ended"))
    match = ended_like(laid_out())
    patch.undo()
    return match


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
def test_two_seats_and_two_automatic_powers_fit_on_the_board(text_scale: float) -> None:
    match, _ = found("take_turn", seats=2)
    driver = Driver(match, text_scale=text_scale).doze(1.5)
    assert of_the_board(driver) == []
    plaques = [node for node in driver.app.nodes() if node.id.startswith(("seat:", "power:"))]
    assert [node.id.partition(":")[0] for node in plaques] == ["seat", "seat", "power", "power"]


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_every_plate_lies_on_the_map(
    size: tuple[float, float], text_scale: float, questions: Mapping[str, Match]
) -> None:
    u = min(size[0] / 1280, size[1] / 720)
    wide, high = size[0] / u, size[1] / u
    for listed in (False, True):
        spots = Spots(frame(wide, high, text_scale), 0, listed)
        spots.lay_out(view_of(questions["take_turn"]))
        for region, rect in spots.plates.items():
            assert spots.board.inflate(2, 2).contains(rect), region


@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 720.0 - BAND), (1600.0, 900.0), (1600.0, 720.0)])
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.25, 1.5, 1.8, 2.0, 2.5])
def test_no_plate_covers_another_region_in_a_match_or_its_replay(
    text_scale: float, size: tuple[float, float]
) -> None:
    board = WorldOrderBoard()
    wide, high = size
    board.fit(frame(wide, high - (size[1] < 720) * BAND * max(0.0, text_scale - 1), text_scale), 0, 1.0)
    at = board.at
    for region, other in product(REGIONS, REGIONS):
        if region != other:
            assert not at.markers[region].colliderect(at.markers[other]), (region, other)
            assert not at.plates[region].colliderect(at.markers[other]), (region, other)
            assert at.listed or not at.markers[region].colliderect(at.strip), (region, "under the strip of news")
            assert at.docked or at.listed or not at.plates[region].colliderect(at.strip), region
    assert at.listed == (text_scale >= HUGE), "a map wherever type isn't huge"


@pytest.mark.parametrize(
    ("size", "text_scale"),
    [((1280, 720), 1.0), ((1280, 720), 1.5), ((1280, 720), 1.75), ((1920, 1080), 1.0), ((1920, 1080), 1.5)],
)
def test_strip_of_news_covers_no_region(size: tuple[int, int], text_scale: float) -> None:
    match = at_question("take_turn", 2)
    driver = Driver(match, size, text_scale).wait(1.0)
    strip = match.overlays.strips.strip
    assert strip is not None, "the others have just moved"
    assert [node.id for node in driver.app.nodes() if node.role == "region" and node.rect.colliderect(strip)] == []


def test_marker_opens_on_hover_and_closes_again() -> None:
    match, driver = found("take_turn", turn=2)
    board, view = match.board, view_of(match)
    assert isinstance(board, WorldOrderBoard)
    resting = at_stake(view)
    region = next(each for each in REGIONS if each != resting)
    assert opened(driver) == {resting}
    driver.hover(f"noun:{region}")
    driver.app.step([], 0.01)
    assert opened(driver) == {resting}, "passing over a marker opens nothing"
    driver.wait(0.2)
    assert opened(driver) == {region}
    card = open_countries(view, region)[0]
    driver.hover(f"noun:{card}").wait(0.2)
    assert opened(driver) == {region}, "its Countries keep it open"
    driver.app.ui.pointer = (2.0, 2.0)
    driver.hover("seat:1").wait(0.3)
    assert opened(driver) == {resting}


def test_plate_that_opens_by_itself_belongs_to_an_offered_region() -> None:
    """Central Asia, which wasn't on offer, used to open instead of Europe, East Asia or one of the others."""

    def wanted(match: Match, asked: Decision) -> bool:
        offered = {each.noun for each in asked.options}
        return asked.kind == "name_region" and at_stake(match.sitting.view) not in offered

    match = begun_at((laid_out(seed) for seed in range(1, 9)), wanted)
    driver = Driver(match).wait(1.0)
    assert opened(driver)
    assert opened(driver) <= {each.noun for each in mine(match).options}


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1280, 720), 1.25), ((1920, 1080), 1.0)])
def test_plate_stays_open_anywhere_over_its_marker(size: tuple[int, int], text_scale: float) -> None:
    match = at_question("take_turn", 2)
    driver = Driver(match, size, text_scale).doze(0.5).look()
    at = such(WorldOrderBoard, match.board).at
    for region in REGIONS:
        face = face_of(at, at.markers[region]).inflate(-4, -4)
        for x, y in product((face.left, face.right), (face.top, face.bottom)):
            driver.app.ui.pointer = (2.0, 2.0)
            driver.wait(0.3)
            driver.app.ui.pointer = (x, y)
            driver.wait(0.4)
            under = [driver.wait(0.07).app.ui.tree.at(x, y) for _ in range(4)]
            assert {each and each.id for each in under} == {f"noun:{region}"}, (region, x, y)


def opened(driver: Driver) -> set[str]:
    """Return the Regions whose open Countries can be touched."""
    shown = {node.id.removeprefix("noun:") for node in driver.app.nodes() if node.role == "country"}
    return {region_of_card(thing) for thing in shown if thing in COUNTRY and not thing.startswith("ally")} - {""}


def test_keys_reach_every_open_country() -> None:
    match, driver = found("take_turn", turn=2)
    wanted = {f"noun:{card}" for region in REGIONS for card in open_countries(view_of(match), region)}
    met = set[str]()
    for _ in range(150):
        driver.key("tab").doze(0.05)
        met.add(driver.app.ui.focus or "")
        if wanted <= met:
            return
    raise AssertionError(wanted - met)


def test_plate_opens_where_a_rival_adds_influence() -> None:
    match, driver = found("take_turn", seats=4, turn=2)
    rng, seen = Random(3), 0
    for _ in range(4000):
        driver.doze(0.05)
        event, put = match.stage.event, match.sitting.mine()
        if isinstance(event, told.InfluenceAdded) and event.power != view_of(match).powers[0]:
            driver.app.draw()
            assert event.region in opened(driver)
            assert len(opened(driver)) <= 2
            seen += 1
        if seen > 3:
            return
        if match.turns.confirming:
            match.on(Control.END_TURN)
        elif put is not None and match.stage.idle:
            match.on(Give(rng.choice(put.options)))
    raise AssertionError(seen)


def test_land_is_divided_in_proportion_to_cubes() -> None:
    view = view_of(found("take_turn", turn=3)[0])
    for region in REGIONS:
        land, state = dots("world_order").land(region), states(view)[region]
        assert isinstance(state, SharedOut)
        colours = Counter(light.color for light in lights(land, state))
        for part in state.parts:
            due = len(land.dots) * part.count / state.shares
            assert abs(colours[theme.shade(part.faction).light] - due) <= 1, (region, part)


def test_turn_list_shows_steps_done_current_and_to_come() -> None:
    match, driver = found("choose_country", turn=1)
    picture = match.picture(driver.app.ui)
    steps = list(turn_steps(picture, such(WorldOrderBoard, match.board)._plan(picture)))
    assert [step.when for step in steps if step.when != "to come"][-1] == "now"
    assert any(step.when == "done" for step in steps), "the card that was played"


def test_the_list_of_the_turn_does_not_repeat_the_prompt() -> None:
    asked = set[str]()
    for kind in ("take_turn", "choose_country", "spend_diplomacy", "place_influence", "choose_branch"):
        match, driver = found(kind)
        steps = turn_steps(match.picture(driver.app.ui), None)
        now = [step.text for step in steps if step.when == "now"]
        assert len(now) == 1, kind
        assert 0 < len(now[0]) < len(match.sitting.prompt()), kind
        asked.update(now)
    assert len(asked) == 5, "each kind of question says what it is"


@pytest.mark.paints
def test_large_type_country_sheet_leaves_part_of_the_map_visible() -> None:
    match, driver = found("choose_country", turn=2)
    assert isinstance(match.board, WorldOrderBoard)
    sheets = list[float]()
    for scale in (1.25, 1.5):
        driver.app.settings.text_scale = scale
        driver.app.dirty = True
        driver.look()
        back = next(node.rect for node in driver.app.ui.nodes if node.id == "sheet:back")
        assert back.bottom <= match.board.at.board.bottom, "the ledger stays in sight"
        sheets.append(back.h / match.board.at.board.h)
    assert max(sheets) < 0.9, sheets
    assert driver.audit() == []


def test_price_of_a_card_given_up_for_a_pass_names_no_lost_effect() -> None:
    match, driver = found("take_turn", turn=1)
    driver.key("p").wait(0.3).key("enter").wait(0.5)
    asked = sure(match.sitting.mine())
    assert asked.kind == "lay_down"
    for option in asked.options:
        driver.hover(f"noun:{option.noun}").wait(0.2)
        steps = list(turn_steps(match.picture(driver.app.ui), None))
        assert [step.when for step in steps] == ["now"], option


def test_no_turn_is_listed_before_the_first_round() -> None:
    match, driver = found("give_back")
    assert list(turn_steps(match.picture(driver.app.ui), None)) == []


@pytest.mark.parametrize(("kind", "raised"), [("take_turn", True), ("choose_country", False)])
def test_a_card_rises_under_the_pointer_only_if_it_can_be_played(kind: str, raised: bool) -> None:
    match, driver = found(kind, turn=1)
    driver.settle()
    card = view_of(match).hands[0][0]

    def top() -> Node:
        return next(node for node in driver.app.ui.nodes if node.id == f"noun:{card}")

    before = top()
    driver.rest_on(before).wait(0.5)
    assert (top().rect.top < before.rect.top) is raised


def test_strip_is_at_the_foot_of_the_map_below_a_sheet_of_answers() -> None:
    match, driver = found("take_place")
    assert isinstance(match.board, WorldOrderBoard)
    driver.settle()
    match.overlays.explained = ("Why so?", "Because it is so.")
    for _ in range(2):  # the sheet rises in the picture after the strip's first one
        driver.app.dirty = True
        driver.look()
    strip = sure(match.overlays.strips.strip)
    assert strip.top == match.board.at.strip.top
    sheet = next(node for node in driver.app.ui.nodes if node.id == "sheet:back")
    assert sheet.rect.bottom < strip.top


def test_two_rows_of_news_do_not_cover_the_stock_while_choosing_a_focus() -> None:
    match, driver = found("choose_focus", turn=2)
    assert isinstance(match.board, WorldOrderBoard)
    driver.settle()
    line = next(told for told in match.sight.log.told if told.event is not None)
    long = replace(
        line, text="It sells 2 energy and invests 10 in Indonesia; its Influence in Asia is 4 now. " * 2
    )
    match.overlays.news = tuple(News(side, side, "", "star", Streak((long,))) for side in ("red", "blue", "black"))
    driver.wait(0.3).wait(0.3)
    strip = next(node.rect for node in driver.app.nodes() if node.id == "cover:strip")
    assert strip.h > match.board.at.strip.h
    assert not strip.colliderect(match.board.at.power)


def test_whole_turn_can_be_undone_at_once() -> None:
    match, driver = found("choose_country", turn=1)
    driver.settle()
    before = match.sitting.table.answered
    match.on(Control.UNDO_TURN)
    asked = mine(match)
    assert asked.kind == "take_turn"
    assert match.sitting.table.answered < before


def test_the_map_has_every_region_and_every_homeland() -> None:
    assert set(dots("world_order").regions) == {*REGIONS, *POWERS}
    assert all(len(dots("world_order").land(region).dots) > 100 for region in REGIONS)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_every_option_of_a_game_can_be_clicked(whole: bool) -> None:
    """Every option is in the picture, and there are never more buttons than fit in the prompt."""
    match = laid_out(3, 3)
    if not whole:
        match = begun_at([match], late(3))
    driver, rng = Driver(match), Random(3)
    at_once(match)
    seen: set[str] = set()
    for _ in range(6000):
        driver.doze(0.05)
        go_on(match)
        asked = match.sitting.mine()
        if match.sitting.table.result is not None or isinstance(driver.scene, ResultScreen):
            break
        if asked is None or not match.stage.idle:
            continue
        seen.add(asked.kind)
        there = {node.id for node in driver.app.nodes()}
        for verb, noun in asked.options:
            assert (f"noun:{noun}" if noun else f"way:{verb}") in there, (asked.kind, verb, noun)
        assert len([noun for noun in match.offered.unseen if noun in match.sitting.now.uses]) <= 2, asked.kind
        match.on(Give(rng.choice(asked.options)))
    assert match.sitting.table.result is not None
    assert {"choose_focus", "take_turn", "spend_research"} <= seen
    assert "place_influence" in seen or not whole


def late(rounds: int) -> Asks:
    """Return a predicate for any question with at most `rounds` rounds left, including the current one."""
    return lambda match, asked: view_of(match).round > view_of(match).level.rounds - rounds


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_can_be_played_with_keys_alone(whole: bool) -> None:
    """This starts in the last round, or at the beginning in a long run."""
    match = laid_out(5, 2, level="short")
    if not whole:
        match = begun_at([match], late(1))
    driver, rng = Driver(match), Random(5)
    at_once(match)
    for _ in range(1500):
        driver.doze(0.1)
        if match.sitting.table.result is not None:
            return
        go_on(match)
        asked = match.sitting.mine()
        if asked is None or not match.stage.idle:
            continue
        offered = {f"noun:{option.noun}" for option in asked.options if option.noun}
        if offered:
            driver.key(*["tab"] * rng.randint(1, min(len(offered), 4 if whole else 2)))
            while driver.app.ui.focus not in offered:
                driver.key("tab")
            driver.key("enter")
        else:
            ways = [node for node in driver.app.nodes() if node.id.startswith("way:") and node.key]
            assert ways, (asked, driver.labels())
            driver.key(rng.choice(ways).key.rpartition("|")[2])
    raise AssertionError(f"the game stood still at {match.sitting.mine()}")


def test_a_card_is_played_by_a_second_click() -> None:
    match, driver = found("take_turn")
    hand = view_of(match).hands[0]
    played = next(option for option in match.sitting.mine().options if option.verb == "play")  # type: ignore[union-attr]
    driver.click(f"noun:{played.noun}").wait(0.3).settle()
    assert view_of(match).hands[0] == hand
    assert match.reaching.picked == played.noun
    driver.click(f"noun:{played.noun}").wait(0.3).settle()
    assert played.noun not in view_of(match).hands[0]


def test_turn_ends_when_its_player_says_so() -> None:
    match, driver = found("take_turn")
    turns, table = len(match.sitting.table.answers), match.sitting.table
    match.on(Give(next(option for option in table.state.options if option.verb == "pass")))
    driver.wait(0.2).settle()
    match.on(Give(table.state.options[0]))
    driver.wait(0.2).settle().wait(5)
    assert match.turns.confirming
    assert table.answers[-1].seat == 0
    assert "to move" in driver.node("seat:0").state
    driver.key("u").wait(0.2).settle().wait(2)
    assert not match.turns.confirming
    assert sure(table.decision).seat == 0
    match.on(Give(table.state.options[0]))
    driver.wait(0.2).settle().wait(1)
    assert driver.app.ui.focus in (None, "way:end_turn")
    driver.key("enter").wait(3)
    assert not match.turns.confirming
    assert table.answers[turns + 2].seat != 0


def test_end_of_turn_gate_also_waits_at_instant_pace() -> None:
    match, driver = found("take_turn")
    at_once(match)
    before = match.sitting.table.digest
    for _ in range(2):
        match.on(Give(match.sitting.table.state.options[-1]))
        driver.wait(0.3)
    assert match.turns.confirming
    assert "way:end_turn" in [node.id for node in driver.app.nodes()]
    driver.wait(3).key("u", "u").wait(0.3)
    assert match.sitting.table.digest == before


@pytest.mark.parametrize("speed", [1.0, INSTANT])
def test_played_card_can_be_undone_against_bots(speed: float) -> None:
    match, driver = found("take_turn")
    match.settings.speed, before = speed, match.sitting.table.digest
    played = next(option for option in match.sitting.table.state.options if option.verb == "play")
    answer(match, driver, str(played))
    assert match.sitting.table.digest != before
    while match.sitting.table.digest != before:
        assert match.drafts.can_undo(), match.drafts.why_no_undo()
        driver.key("u").doze(0.3)
    match.sitting.recorded.take_over(1, "you")
    answer(match, driver, str(played))
    assert match.drafts.why_no_undo() == "Your last answer can't be taken back: the others have seen it.", (
        "among people it stands"
    )


def test_click_on_the_map_at_the_end_of_turn_gate_says_the_turn_is_done() -> None:
    match, driver = found("take_turn")
    for _ in range(2):
        match.on(Give(match.sitting.table.state.options[-1]))
        driver.wait(0.3).settle()
    driver.wait(1)
    assert match.turns.confirming
    driver.click("noun:europe").wait(0.2)
    assert sure(match.overlays.refused).reason == "Your turn is done: end it, or take something back."


def test_passing_and_assets_need_confirmation_like_cards() -> None:
    match, driver = found("take_turn")
    before = match.sitting.table.digest
    passing = driver.node("way:pass")
    asset = next(a for a in match.sitting.table.state.options if a.verb == "asset")
    driver.click("way:pass").wait(0.3)
    assert match.sitting.table.digest == before
    assert not driver.node("sure:pass").rect.colliderect(passing.rect), "a second click there does not pass"
    assert driver.node("Not this one").rect.colliderect(passing.rect)
    driver.key("esc").wait(0.3)
    assert driver.node("way:pass")
    driver.click(f"noun:{asset.noun}").wait(0.3)
    assert match.sitting.table.digest == before
    told = " ".join(each.text for each in driver.written() if each.panel == "price tag")
    said = sure(words("world_order").template(f"card.{asset.noun}"))
    assert said[:20] in told, "what it does"
    assert "goes face down for it" in told, "and what it costs"
    driver.key("esc").wait(0.3)
    driver.click("way:pass").wait(0.3).key("enter").wait(0.3).settle()
    assert match.sitting.table.digest != before


def test_letter_pressed_during_motion_answers_the_following_question() -> None:
    match = laid_out(1)
    driver = driven(match)
    reach(match, driver, asks("take_turn"), 1)
    driver.wait(0.6)
    match.settings.speed = 1.0
    played = next(option for option in match.sitting.table.state.options if option.verb == "play")
    match.on(Give(played))
    driver.wait(0.1)
    assert not match.stage.idle
    count, keys = len(match.sitting.table.answers), {}
    match.stage.finish()
    driver.wait(0.1).app.draw()
    keys = {
        node.key.split("|")[-1]: node for node in driver.app.nodes() if node.id.startswith("noun:") and node.key
    }
    assert keys, "the question that follows has answers with letters"
    driver.key("u").wait(0.5).settle()
    match.on(Give(played))
    driver.wait(0.1)
    assert not match.stage.idle
    driver.key("space").wait(0.6)
    assert len(match.sitting.table.answers) == count, "Space answers nothing"
    driver.key("u").wait(0.5).settle()
    match.on(Give(played))
    driver.wait(0.1).key(next(iter(keys))).wait(0.6)
    assert len(match.sitting.table.answers) > count


def test_speed_kept_from_another_game_is_named_until_the_first_answer() -> None:
    match, driver = laid_out(), None
    match.settings.speed = INSTANT
    driver = Driver(match, settings=match.settings).doze(1)
    assert "Speed: instant. F changes it." in second_line(match, driver)
    reach(match, driver, asks("take_turn"))
    match.settings.speed = INSTANT
    match.on(Give(match.sitting.table.state.options[0]))
    assert second_line(match, driver) == ""


def second_line(match: Match, driver: Driver) -> str:
    """Return the text below the question."""
    driver.app.audit = []
    driver.app.audit = None
    driver.app.draw()
    return str(such(tuple, driver.app.ui.memory.questions["prompt"][0])[1])


def test_clicking_a_region_that_cannot_be_chosen_says_why() -> None:
    match, driver = found("take_turn")
    driver.click("noun:europe").wait(0.2)
    assert sure(match.overlays.refused).rule.startswith("WO-")


def test_picking_another_country_puts_away_why_the_last_one_is_barred() -> None:
    """The reason lay over the stocks while the next Country was chosen by its price."""
    match, driver = found("choose_country", turn=2)
    offered = [action.noun for action in mine(match).options if action.noun]
    shown = [card for region in REGIONS for card in open_countries(view_of(match), region)[:2]]
    touched = {node.id for node in driver.app.nodes()}
    barred = next(card for card in shown if card not in offered and f"noun:{card}" in touched)
    driver.click(f"noun:{barred}").wait(0.3)
    assert match.overlays.refused is not None
    assert match.turns.open_question is not None
    assert price(match.picture(driver.app.ui)) is None, "a Country that can't be won has no price"
    driver.click(f"noun:{offered[0]}").wait(0.3)
    assert match.reaching.picked == offered[0]
    assert match.overlays.refused is None


def armies(origins: int) -> tuple[Match, Driver, str]:
    """Return a match that asks which army moves, from `origins` places, and a Region that all of them reach."""

    def goals(view: State) -> list[str]:
        top = on_top(view)
        found = {region: top.goes_to(view, region) for region in REGIONS} if isinstance(top, ChooseArmy) else {}
        lit = [from_where for each in found.values() for from_where in each]
        return [region for region, each in found.items() if len(each) == origins and region not in lit]

    def wanted(match: Match, asked: Decision) -> bool:
        return asked.kind == "choose_army" and bool(goals(match.sitting.view))

    match, driver = found_among((laid_out(seed) for seed in range(1, 9)), wanted)
    return match, driver, goals(view_of(match))[0]


def test_clicking_a_region_sends_the_only_possible_army() -> None:
    match, driver, goal = armies(1)
    before = view_of(match).armies[goal].get("usa", 0)
    driver.click(f"noun:{goal}").wait(1)
    assert match.overlays.refused is None
    assert match.sitting.view.armies[goal]["usa"] == before + 1


def test_ambiguous_armies_say_what_to_touch_and_cover_none_of_it() -> None:
    match, driver, goal = armies(2)
    driver.click(f"noun:{goal}").wait(0.3)
    assert sure(match.overlays.refused).reason.startswith("An army may go to")
    slip = next(node.rect for node in driver.app.nodes() if node.label == sure(match.overlays.refused).reason)
    asked = mine(match)
    for action in asked.options:
        if action.noun:
            assert not driver.node(f"noun:{action.noun}").rect.colliderect(slip), action


@pytest.mark.paints
def test_offered_country_shows_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Canvas, "baked", lambda canvas, key, rect, paint, **_: paint(canvas))
    match, driver = found("choose_country", turn=2)
    icons = []
    monkeypatch.setattr(Canvas, "icon", lambda canvas, name, x, y, *_: icons.append((name, x, y)))
    driver.app.ui.memory.stills.clear()
    driver.written()
    asked = mine(match)
    for action in asked.options:
        if action.noun:
            rect = driver.node(f"noun:{action.noun}").rect
            assert any(name == "handshake" and rect.collidepoint(x, y) for name, x, y in icons), action


def now_listed(match: Match, driver: Driver) -> str:
    """Return the current step of the list beside the hand."""
    return next(step.text for step in turn_steps(match.picture(driver.app.ui), None) if step.when == "now")


def test_all_that_is_told_of_a_country_is_about_the_one_that_enter_takes() -> None:
    """The bar asked about one Country, while the rail and the list named another, where the mouse had rested."""
    match, driver = found("choose_country", turn=2)
    named = match.sitting.words.name
    hovered = next(action.noun for action in reversed(mine(match).options) if action.noun)
    driver.hover(f"noun:{hovered}").wait(0.3)
    assert named(hovered) in now_listed(match, driver)
    driver.key("enter").wait(0.3)
    focused = (driver.app.ui.focus or "").removeprefix("noun:")
    assert focused != hovered
    assert named(focused) in now_listed(match, driver)
    driver.key("enter").wait(0.3)
    assert match.reaching.picked == focused
    assert named(focused) in prompt_now(match.turns, match.coach).sentence
    assert named(focused) in now_listed(match, driver)
    assert such(WorldOrderBoard, match.board).looked_at == region_of_card(focused)
    driver.rest_on(driver.node(f"noun:{hovered}")).wait(0.3)
    assert named(focused) in now_listed(match, driver)


def test_current_score_can_be_opened_during_a_turn() -> None:
    match, driver = found("take_turn", turn=2)
    driver.key("t").wait(0.3)
    assert match.overlays.sheet == "score"
    assert of_the_board(driver) == []
    driver.key("esc").wait(0.2)
    assert match.overlays.sheet == ""


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
@pytest.mark.parametrize(
    "sheet", ["score", "account", "account:1", "account:all", "market", "allies", "discards", "growth"]
)
def test_sheets_have_room(sheet: str, text_scale: float, questions: Mapping[str, Match]) -> None:
    match = questions["take_turn"]
    driver = Driver(match, text_scale=text_scale)
    match.overlays.sheet = sheet
    driver.wait(0.5)
    assert of_the_board(driver) == []
    match.overlays.sheet = ""


def test_growth_cards_show_whether_they_are_owned_open_or_barred(questions: Mapping[str, Match]) -> None:
    match = questions["take_turn"]
    Driver(match).doze(0.3)
    view = view_of(match)
    seat, level = match.sitting.reader or 0, len(view.growth[match.sitting.reader or 0]) + 1
    payable = GetGrowth().targets(view, seat) if level in AT_LEVEL else []
    for card, face in GROWTH.items():
        standing, _ = growth_stands(view, seat, card)
        assert (standing == "yours") == (card in view.growth[seat])
        assert (standing == "open") == (card in payable)
        assert standing == "barred" or face.level <= level


def test_unavailable_trade_says_why(questions: Mapping[str, Match]) -> None:
    match = questions["choose_export"]
    driver = Driver(match).doze(0.5)
    barred = [node for node in driver.app.nodes() if node.id.startswith("barred:")]
    assert barred
    assert all(node.reason and node.tip and node.rule.startswith("WO-") for node in barred)
    driver.click(barred[0].id).wait(0.2)
    assert match.overlays.refused is not None
    assert match.overlays.refused.reason == barred[0].reason
    match.overlays.refused = None


def next_round(match: Match, driver: Driver) -> int:
    """Play at random with motion until a person is asked in a new round. Return the previous round."""
    rng, number = Random(1), view_of(match).round
    for _ in range(4000):
        driver.doze(0.1)
        asked = match.sitting.mine() if match.stage.idle else None
        if asked is not None and view_of(match).round > number:
            return number
        if match.turns.confirming:
            driver.app.send(Control.END_TURN)
        elif asked is not None:
            match.on(Give(rng.choice(asked.options)))
        else:
            match.stage.finish()
    raise AssertionError("no round was over")


def test_account_of_a_finished_round_opens_by_itself() -> None:
    match, driver = found("take_turn", seats=2, turn=1)
    number = next_round(match, driver)
    assert match.overlays.sheet == f"account:{number}"
    assert of_the_board(driver) == []
    driver.key("enter").wait(0.5)
    assert match.overlays.sheet == ""
    assert match.sitting.mine() is not None, "Enter closed the sheet and did nothing else"


@pytest.mark.parametrize("closing", ["enter", "space", "esc", "v", ""])
def test_key_opens_the_account_and_several_close_it(closing: str, questions: Mapping[str, Match]) -> None:
    match = questions["take_turn"]
    driver = Driver(match).doze(0.3).key("v").wait(0.3)
    assert match.overlays.sheet == "account"
    driver.click("All rounds").wait(0.3)
    assert match.overlays.sheet == "account:all"
    if closing:
        driver.key(closing).wait(0.3)
    else:
        driver.click_at(20, 300)
    assert match.overlays.sheet == ""


@pytest.mark.parametrize("text_scale", SCALES)
def test_every_way_to_look_has_its_key_at_every_size_of_type(
    text_scale: float, questions: Mapping[str, Match]
) -> None:
    match = questions["take_turn"]
    for key, sheet in (("m", "market"), ("t", "score"), ("v", "account"), ("j", "allies")):
        Driver(match, text_scale=text_scale).doze(0.3).key(key).wait(0.2)
        assert match.overlays.sheet == sheet
        match.overlays.sheet = ""


def test_no_account_opens_while_bots_play_among_themselves() -> None:
    match = laid_out(seats=2, people=0)
    driver = Driver(match)
    for _ in range(2000):
        driver.doze(0.1)
        match.stage.finish()
        assert match.overlays.sheet == ""
        if view_of(match).round > 1 and view_of(match).phase == "action":
            return
    raise AssertionError("no round was over")


def test_both_people_are_shown_the_account_after_the_curtain() -> None:
    match = laid_out(seats=2, people=2)
    driver = Driver(match)
    shown: list[int] = []
    rng = Random(2)
    for _ in range(6000):
        driver.doze(0.1)
        asked = match.sitting.mine()
        if driver.scene is not match:
            assert match.overlays.sheet == "", "nothing lies open under a curtain"
            driver.key("space")
        elif match.overlays.sheet:
            assert asked is not None
            shown.append(asked.seat)
            driver.key("enter")
        elif match.turns.confirming:
            driver.app.send(Control.END_TURN)
        elif asked is not None and match.stage.idle:
            match.on(Give(rng.choice(asked.options)))
        else:
            match.stage.finish()
        if len(shown) == 2:
            break
    assert sorted(shown) == [0, 1]


@pytest.mark.parametrize("tab", ["region", "board", "plan", "feed"])
@pytest.mark.parametrize("text_scale", [1.5, 2.5])
def test_drawer_text_stays_inside_its_panel(tab: str, text_scale: float, questions: Mapping[str, Match]) -> None:
    match = questions["take_turn"]
    driver = Driver(match, text_scale=text_scale)
    match.overlays.sheet = tab
    driver.wait(0.5)
    assert [said for said in of_the_board(driver) if "leaves" in said] == []
    match.overlays.sheet = ""


def test_others_power_boards_can_be_looked_at() -> None:
    match, driver = found("take_turn")
    board = such(WorldOrderBoard, match.board)
    driver.click("seat:2").wait(0.2)
    assert board.board_of == 2
    driver.click("seat:2").wait(0.2)
    assert board.board_of is None


def names_of(region: str) -> set[str]:
    """Return all names of a Region, long and short."""
    told = words("world_order")
    keys = [f"board.{kind}_{region}" for kind in ("short", "brief", "code")]
    return {told.name(region), *(told.say(line(key)) for key in keys if told.has(key))}


@pytest.mark.paints
@pytest.mark.parametrize("text_scale", SCALES)
def test_every_region_shows_its_name_and_leading_margin(
    text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Canvas, "baked", lambda canvas, key, rect, paint, **_: paint(canvas))
    match, _ = found("take_turn", turn=2)
    driver, view = Driver(match, text_scale=text_scale).doze(0.4), view_of(match)
    written, board = driver.written(), match.board
    assert isinstance(board, WorldOrderBoard)
    at = board.at
    for region in REGIONS:
        ahead = lead(view, region, view.powers[at.below])
        rect = at.plates[region] if region in opened(driver) and not at.listed else at.markers[region]
        here = [each.text for each in written if rect.contains(each.rect)]
        assert ahead.armies or margin(ahead) in here, (region, ahead, here)
        assert names_of(region) & set(here), (region, here)


def test_plaque_shows_turn_order_and_its_tip_the_vp_rank(questions: Mapping[str, Match]) -> None:
    match = questions["take_turn"]
    driver = Driver(match).doze(0.4)
    view = view_of(match)
    said = words("world_order").say
    for seat in view.seats:
        plaque = driver.node(f"seat:{seat}")
        place = said(line(f"board.place_{view.order.index(seat) + 1}"))
        assert place in [each.text for each in driver.written() if plaque.rect.contains(each.rect)]
        rank = said(line(f"board.place_{1 + sum(each > view.vp[seat] for each in view.vp)}"))
        assert said(line("board.rank", place=rank)) in plaque.tip.split("\n")


def test_production_is_not_written_like_a_gain(questions: Mapping[str, Match]) -> None:
    match = questions["take_turn"]
    driver, board = Driver(match).doze(0.4), match.board
    assert isinstance(board, WorldOrderBoard)
    at = board.at
    here = [each.text for each in driver.written() if at.power.contains(each.rect)]
    assert str(view_of(match).production[at.below]["energy"]) in here
    assert not [text for text in here if text.startswith("+")]


@pytest.mark.parametrize("text_scale", SCALES)
def test_no_number_of_a_region_is_left_out(
    text_scale: float, questions: Mapping[str, Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.client.boards.world_order.board.at_stake", lambda *of: "europe")
    match = questions["take_turn"]
    board, view = match.board, view_of(match)
    assert isinstance(board, WorldOrderBoard)
    board.looked_at = "europe"
    match.overlays.sheet = "region" if text_scale > 1.4 else ""
    driver = Driver(match, text_scale=text_scale).doze(0.4)
    driver.app.audit = []
    driver.app.draw()
    written, driver.app.audit, match.overlays.sheet = driver.app.audit, None, ""
    shown = [each.text for each in written if board.at.rail().colliderect(each.rect)]
    for one in standings(view, "europe"):
        if one.power in view.powers:
            assert str(one.vp or "-") in shown, (one, shown)
            assert str(one.cubes or "-") in shown, (one, shown)


def test_only_a_question_about_a_region_names_one(questions: Mapping[str, Match]) -> None:
    assert region_asked(view_of(questions["take_turn"])) == ""
    assert region_asked(view_of(found("place_influence")[0])) in REGIONS


def test_clicked_nouns_map_to_the_verb_of_the_question() -> None:
    talk, view = conversation("world_order"), view_of(laid_out())
    verbs = {question.kind: question.verbs for question in sources.questions("world_order")}
    for kind, noun, verb in (
        ("choose_army", "europe", "army"),
        ("choose_import", "energy", "import"),
        ("spend_diplomacy", "iraq_usa", "exhaust"),
    ):
        assert talk.meant(view, Decision(0, kind, (), verbs=verbs[kind]), noun) == Action(verb, noun)


def test_scoring_is_shown_row_by_row_and_a_rivals_card_is_enlarged() -> None:
    match, driver = found("take_turn", seats=3, turn=3)
    rng = Random(2)
    seen = set[str]()
    shown = 0
    for _ in range(6000):
        driver.doze(0.05)
        event = match.stage.event
        if isinstance(event, told.CardPlayed) and event.seat != 0 and not shown:
            shown += f"look:{event.card}" in {node.id for node in driver.app.nodes()}
        if isinstance(event, told.RegionScored) and not seen:
            driver.doze(0.3)
            assert of_the_board(driver) == []
            seen.add("scored")
        asked = match.sitting.mine()
        if seen and shown:
            return
        if match.turns.confirming:
            match.on(Control.END_TURN)
        if asked is not None and match.stage.idle:
            match.on(Give(rng.choice(asked.options)))
    raise AssertionError((seen, shown))


def test_clicking_the_slot_places_new_influence() -> None:
    match, driver = found("place_influence")
    top = such(PlaceInfluence, on_top(view_of(match)))
    before = view_of(match).temporary[top.region]
    driver.click("slot:temporary").wait(0.2).settle()
    assert view_of(match).temporary[top.region] != before


def test_enter_shows_the_first_answer_after_a_press_on_something_barred() -> None:
    """A press on a card of the hand left a focus that no ring showed, and Enter did nothing from then on."""
    match, driver = found("place_influence")
    barred = view_of(match).hands[0][0]
    driver.click(f"noun:{barred}").wait(0.3)
    assert not driver.app.ui.keys_last
    driver.key("enter").wait(0.3)
    assert driver.app.ui.keys_last
    assert driver.app.ui.focus in [way.id for way in prompt_now(match.turns, match.coach).ways]


def test_research_also_shows_cards_that_cost_too_much() -> None:
    match, driver = found("spend_research")
    there = {node.id for node in driver.app.nodes()}
    assert {f"noun:{card}" for card in view_of(match).row} <= there
    assert set(view_of(match).front[0]) <= {node.id.partition(":")[2] for node in driver.app.nodes()}


def test_vp_track_lies_clear_of_the_cards_and_grows_with_points() -> None:
    match, _ = found("cash_token")
    board, view = match.board, view_of(match)
    assert isinstance(board, WorldOrderBoard)
    assert board.at.frame.tray.contains(sure(track_room(board.at, view)))
    more = view.copy()
    more.vp = (view.vp[0] + 6, *view.vp[1:])
    ends = end_of(board.at, view, 0), end_of(board.at, more, 0)
    assert ends[0] is not None
    assert ends[1] is not None
    assert ends[0][0] < ends[1][0]


def test_rail_names_the_card_being_resolved() -> None:
    match, driver = found("choose_export")
    texts = driver.written()
    assert view_of(match).phase in ("action", "research")
    played = words("world_order").name(view_of(match).front[0][-1])
    written = " ".join(each.text for each in texts)
    assert played in written


def test_sheet_can_be_put_aside_while_its_answers_stay_available() -> None:
    match, driver = found("choose_focus", turn=2)
    driver.key("z").wait(0.3)
    board = such(WorldOrderBoard, match.board)
    assert board.hidden
    assert "noun:military" in {node.id for node in driver.app.nodes()}
    assert match.offered.unseen == ()
    driver.key("z").wait(0.3)
    assert not board.hidden


def test_guide_explains_every_question_that_is_not_plain() -> None:
    for kind in {question.kind for question in sources.questions("world_order")}:
        assert words("world_order").has(f"guide.{kind}") == (kind not in PLAIN), kind


def test_guide_starts_with_a_welcome_and_explains_a_picked_up_card() -> None:
    match, driver = found("take_turn")
    guided(match, driver)
    assert noted(driver).startswith("You lead a great power")
    driver.key("g").wait(0.3)
    assert noted(driver).startswith("Four turns")
    driver.key("g").wait(0.3)
    card = next(card for card in view_of(match).hands[0] if topics_of(card) and match.sitting.now.uses.get(card))
    driver.click(f"noun:{card}").wait(0.5)
    assert noted(driver) == words("world_order").say(line(f"guide.{topics_of(card)[0]}")).replace("*", "")


@pytest.mark.parametrize("text_scale", [1.0, 2.5])
def test_guide_explains_the_power_before_assets_are_given_back(text_scale: float) -> None:
    match, _ = found("give_back")
    driver = Driver(match, text_scale=text_scale)
    guided(match, driver)
    driver.key("g").wait(0.3)
    power = view_of(match).powers[0]
    assert noted(driver) == words("world_order").say(line(f"guide.aim_{power}")).replace("*", "")
    assert of_the_board(driver) == []


def test_guide_states_the_aim_of_every_power() -> None:
    assert all(words("world_order").has(f"guide.aim_{power}") for power in POWERS)


def test_giving_back_an_asset_needs_confirmation() -> None:
    match, driver = found("give_back")
    asset, asked_before = view_of(match).dealt[0][0], match.sitting.mine()
    driver.click(f"noun:{asset}").wait(0.3)
    assert match.sitting.mine() == asked_before
    assert "Give it back" in driver.labels()


def test_turn_summary_shows_every_gain_and_loss_at_any_type_size() -> None:
    match, driver = found("take_turn")
    changes = tuple((what, (-1) ** number * 12) for number, what in enumerate((*RESOURCES, "money", "vp")))
    picture, canvas = match.picture(driver.app.ui), driver.app.ui.canvas
    for text_scale in (1.0, 1.4):
        canvas.text_scale, canvas.audit = text_scale, []
        sum_up(picture, Column(canvas, Rect(0, 0, 236, 600)), TurnPlan(("",), changes))
        told = [f"{change:+d}" for _, change in sorted(changes, key=lambda pair: pair[1] < 0)]
        assert [written.text for written in canvas.audit] == told
        assert all(written.rect.right <= 237 for written in canvas.audit)


def test_changing_money_stays_left_of_the_tiles() -> None:
    match, driver = found("take_turn")
    picture = match.picture(driver.app.ui)
    canvas = driver.app.ui.canvas
    board = such(WorldOrderBoard, match.board)
    assert board.spots is not None
    canvas.audit = []
    ledger(picture, board.spots, picture.below, {"money": -10})
    now = str(picture.view.money[picture.below])
    end = board.spots.power.right - PAD - TILES - NEAR
    told = [each for each in canvas.audit if each.text in (now, str(int(now) + 10)) and each.rect.left < end]
    canvas.audit = None
    assert len(told) == 2, "before and now"
    assert all(each.rect.right <= end for each in told)


def test_enlarged_hand_card_does_not_cover_the_stock() -> None:
    """When enlarged, it used to cover the money that it costs."""
    match, driver = found("take_turn")
    board, card = match.board, view_of(match).hands[0][0]
    assert isinstance(board, WorldOrderBoard)
    driver.hover(f"noun:{card}").wait(2.0)
    enlarged = [each.rect for each in driver.written() if each.panel == "closer"]
    assert enlarged
    assert not [rect for rect in enlarged if rect.colliderect(board.at.power)]


def test_rivals_gains_are_never_shown_in_the_near_seats_stock() -> None:
    match, driver = found("take_turn")
    board = such(WorldOrderBoard, match.board)
    gained = TurnPlan(("China produces.",), (("energy", 9),), seat=1)
    board._plan = lambda picture: gained  # type: ignore[method-assign]
    stock, driver.app.audit = view_of(match).stock[0]["energy"], []
    driver.app.draw()
    told = [each.text for each in driver.app.audit or () if board.at.power.contains(each.rect)]
    assert str(stock) in told
    assert str(stock - 9) not in told


def test_game_resumed_in_the_middle_of_a_card_still_mentions_it() -> None:
    match, driver = found("choose_country", turn=2)
    board = such(WorldOrderBoard, match.board)
    plan = sure(board._plan(match.picture(driver.app.ui)))
    assert plan.cause in FACE
    assert plan.steps[0] == f"You play {words('world_order').name(plan.cause)}."
    match.sight.log.retell(0)
    assert board._plan(match.picture(driver.app.ui)) is None


def test_prompt_says_when_a_turn_cannot_be_undone() -> None:
    match, driver = found("take_turn")
    match.settings.speed = 1.0
    match.drafts.why_no_undo = lambda: "Your last answer can't be taken back: cards were shuffled."  # type: ignore[method-assign]
    match.turns.confirming = True
    driver.wait(0.1)
    asked = prompt_now(match.turns, match.coach)
    assert asked.sentence == "Your turn is done. Your last answer can't be taken back: cards were shuffled."
    assert [way.message for way in asked.ways] == [Control.END_TURN]


def test_every_card_action_has_a_description() -> None:
    known = words("world_order")
    for card in FACE:
        assert all(known.has(f"does.{act}") for act in actions(card)), card


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
def test_the_result_says_where_everybodys_vps_came_from(text_scale: float, ended: Match) -> None:
    card = result_card(ended.sight.log)
    *_, (_, sums) = card.account
    assert [str(total) for total in sums] == [row.score for row in card.rows]
    assert sums == tuple(map(sum, zip(*(values for _, values in card.account[:-1]), strict=True)))
    driver = Driver(ResultScreen(card, ended.settings), text_scale=text_scale).key("v").wait(0.3)
    assert "Where the points came from" in driver.labels()
    assert driver.audit() == []
    driver.key("enter").wait(0.3)
    assert "Where the points came from" not in driver.labels()
    assert isinstance(driver.scene, ResultScreen), "Enter closed the sheet and did nothing else"


def test_four_seats_fit_on_the_result_below_long_rating_sentences(ended: Match) -> None:
    """The fourth row used to be cut off at 1280 by 720."""
    rated = ("Your rating goes from 800 to 787, because all of your rivals had a higher one before.",) * 2
    card = replace(result_card(ended.sight.log), rated=rated)
    driver = Driver(ResultScreen(card, ended.settings))
    assert len(card.rows) == 4
    assert all(area.reach == 0 for area in driver.app.ui.areas.values()), "nothing has to be scrolled"


def test_turning_point_marks_stand_above_the_lines_of_the_graph(ended: Match) -> None:
    """A mark above one seat's point used to be on another seat's line."""
    card = result_card(ended.sight.log)
    written = Driver(ResultScreen(card, ended.settings)).written()
    graph = [each for each in written if each.panel == "graph"]
    marks = [each.rect.centery for each in graph if each.text in {str(n + 1) for n in range(len(card.turning))}]
    top = min(each.rect.centery for each in graph if each.text.isdigit() and each.rect.centery not in marks)
    assert len([y for y in marks if y < top]) == len(card.turning)


@pytest.mark.parametrize("size", SIZES)
def test_tip_opened_by_keyboard_does_not_cover_the_trade(size: tuple[int, int]) -> None:
    """A resource's tip used to cover the exports it was about."""
    match = at_question("choose_export", 2)
    driver = Driver(match, size).doze(2).key("tab").wait(1.0)
    driver.app.draw()
    tip = sure(driver.app.ui.tip)
    assert [node.id for node in driver.app.nodes() if node.role == "answer" and node.rect.colliderect(tip)] == []
    assert not tip.colliderect(match.sight.frame.prompt)


def test_price_of_a_region_covers_no_name() -> None:
    """It used to be on "East Asia - Pacific"."""
    match = at_question("choose_engage", 1)
    written = Driver(match).doze(1.5).written()
    prices = [each.rect for each in written if each.panel == "land" and each.text.isdigit()]
    assert len(prices) > 1
    board = such(WorldOrderBoard, match.board)
    markers = [face_of(board.at, rect) for rect in board.at.markers.values()]
    assert not any(boxes.upper(each, each.h / 2).collidelistall(prices) for each in markers)


def test_guides_note_lies_on_the_rail() -> None:
    match = at_question("take_turn", 0)
    match.settings.begin_guide("world_order")
    Driver(match).doze(1.5).look()
    assert match.sight.frame.rail.contains(sure(match.overlays.strips.note))


def test_plan_is_not_repeated_in_the_feed() -> None:
    match, driver = found("take_turn")
    reach(match, driver, asks("choose_export"))
    driver.wait(0.5)
    made = such(WorldOrderBoard, match.board)._plan(match.picture(driver.app.ui))
    fed = [node.label for node in driver.app.nodes() if node.id.startswith("feed:")]
    assert made is not None
    assert made.steps
    assert fed
    newest = [line.text for line in match.sight.log.told if line.number in made.numbers]
    assert fed[-1] != newest[-1]


def test_chronicle_covers_all_vps_without_repeating_a_line(ended: Match) -> None:
    entries = result_card(ended.sight.log).chronicle
    assert all((a.turn, a.text) != (b.turn, b.text) for a, b in pairwise(entries))
    powers = ended.sitting.table.state.powers
    brought = [beat.event for beat in ended.sitting.table.beats() if postings([beat.event], powers)]
    assert brought
    assert all(ended.board.emphasis(event).weight > 0 for event in brought)


def last_turn_of_a_round(match: Match, asked: Decision) -> bool:
    """Return True if the seat that is asked is the last to play before Research."""
    state = match.sitting.table.state
    return asked.kind == "take_turn" and state.turn == 4 and state.order[-1] == asked.seat


def test_the_next_phase_waits_until_the_last_turn_is_ended() -> None:
    match, driver = found_among((laid_out(seed, seats=2) for seed in range(8)), last_turn_of_a_round)
    answer(match, driver, "pass")
    while (asked := match.sitting.mine()) is not None and not match.turns.confirming:
        answer(match, driver, str(asked.options[0]))
    driver.settle()
    assert match.turns.confirming
    assert view_of(match).phase == "action"
    driver.key("enter").settle()
    assert not match.turns.confirming
    assert view_of(match).phase != "action"


def test_the_hand_that_was_chosen_is_seen_while_assets_are_chosen() -> None:
    match, driver = found("choose_hand")
    driver.click("noun:second").wait(0.6)
    asked = mine(match)
    assert asked.kind == "give_back"
    pile = view_of(match).piles[asked.seat][1]
    hand = {node.id for node in driver.app.nodes() if node.id.startswith("noun:")}
    assert {f"noun:{card}" for card in pile} <= hand
    assert in_hand(match.sitting.table.view(None), asked.seat) == (), "nobody else knows it"
    driver.key("u").wait(0.6)
    assert in_hand(view_of(match), asked.seat) == ()


def test_the_first_question_shows_the_assets_that_are_drawn() -> None:
    """The hand used to be chosen blind to the Assets, which are chosen right after it."""
    match, driver = found("choose_hand")
    view: State = match.sitting.view
    drawn = [match.sitting.words.name(asset) for asset in view.dealt[0]]
    assert len(drawn) == 3
    assert set(drawn) <= set(driver.texts())
    shown = {node.id for node in driver.app.nodes() if node.id.startswith("look:us_")}
    assert shown == {f"look:{asset}" for asset in view.dealt[0]}, "and what each does is told"
    assert drawn_assets(match.sitting.table.view(None), 0) == ()


def test_each_card_of_a_pile_can_be_enlarged_and_chooses_its_pile() -> None:
    match, driver = found("choose_hand")
    pile = view_of(match).piles[match.stage.view.agenda[-1].seat][1]
    looks = {node.id for node in driver.app.nodes() if node.id.startswith("look:")}
    assert {f"look:{card}" for card in pile} <= looks
    assert match.board.closer(f"look:{pile[2]}") == pile[2]
    driver.click(f"look:{pile[2]}").wait(0.3)
    assert match.sitting.table.answers[-1].action == Action("hand", "second")


def test_answer_letters_avoid_the_boards_own_keys() -> None:
    letters = KeyLetters(WorldOrderBoard.KEYS)
    assert letters.first("Temporary") == "P"
    assert {node.key for node in found("take_turn")[1].app.nodes()} >= set("mtv")


def test_digit_chooses_a_resource_on_the_power_board() -> None:
    match, driver = found("choose_type")
    first = match.sitting.table.state.options[0]
    number = RESOURCES.index(first.noun) + 1
    driver.key(str(number)).wait(0.3)
    assert match.sitting.table.answers[-1].action == first


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_region_may_show_one_open_country_or_none(text_scale: float, questions: Mapping[str, Match]) -> None:
    match = questions["take_turn"]
    before = view_of(match)
    match.stage.view = before.copy()
    match.stage.view.left = {**before.left, "europe": (), "africa": ()}
    match.stage.view.right = {**before.right, "africa": ()}
    driver = Driver(match, text_scale=text_scale).doze(0.2)
    if text_scale < HUGE:
        driver.hover("noun:europe").wait(0.3)
    shown = {node.id for node in driver.app.nodes()}
    if text_scale < HUGE:
        driver.hover("noun:africa").wait(0.3)
        shown |= {node.id for node in driver.app.nodes()}
    match.stage.view = before
    such(WorldOrderBoard, match.board).pointed = ("", "", 0.0)
    assert text_scale > 1 or f"noun:{before.right['europe'][0]}" in shown
    assert f"noun:{before.left['africa'][0]}" not in shown


@pytest.mark.parametrize("small", [False, True])
def test_armies_show_the_symbol_of_their_power(small: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match, painted = laid_out(1), list[str]()
    view = view_of(match).copy()
    region = REGIONS[0]
    view.armies = {**view.armies, region: dict.fromkeys(POWERS, 1)}
    monkeypatch.setattr(Canvas, "icon", lambda canvas, name, *rest, **more: painted.append(name))
    canvas, room = Canvas(Surface((300, 40)), 1.0, 1.0), Rect(0, 0, 300, 40)
    if small:
        small_armies(Row(canvas, room), view, region)
    else:
        army_row(canvas, view, region, room)
    assert {power_symbol(power) for power in POWERS} <= set(painted), "not by colour alone"


def test_small_asset_shows_its_full_name() -> None:
    match, driver = found("take_turn")
    picture, canvas = match.picture(driver.app.ui), driver.app.ui.canvas
    for asset in ASSET:
        canvas.audit = []
        written(canvas, picture, Rect(0, 0, 110, 130), asset)
        told = " ".join(each.text for each in canvas.audit)
        assert picture.name(asset) in told, told


def test_ally_with_investment_and_base_shows_its_full_name() -> None:
    match, driver = found("take_turn")
    picture, canvas = match.picture(driver.app.ui), driver.app.ui.canvas
    for card, ally in (("iceland_usa", Ally(ready=True, fdi=1, bases=1)), ("saudi_arabia", Ally(ready=True))):
        canvas.audit = []
        _chip(picture, Rect(20, 300, 85, 24), card, ally)
        assert picture.name(card) in [each.text for each in canvas.audit]


def test_turn_steps_are_dropped_rather_than_shrunk() -> None:
    done = [(TurnStep("done", f"deed {number}"), lines) for number, lines in enumerate((1, 2, 2))]
    now, later = (TurnStep("now", "asked"), 1), (TurnStep("to come", "next"), 1)
    assert _most_telling([*done, now, later], 4) == [done[2], now, later]
    assert _most_telling([*done, now, later], 5) == [done[2], now, later]
    assert _most_telling([(now[0], 3)], 2) == [(now[0], 2)]
    assert _most_telling([], 4) == []


@pytest.mark.parametrize(
    ("kind", "asked", "told"),
    [
        ("take_turn", "europe", "Engaging here costs {engage} diplomacy"),
        ("send_armies", "1", "Price: {one} money: 5 for the Base"),
    ],
)
def test_inspecting_a_region_or_army_shows_its_price(kind: str, asked: str, told: str) -> None:
    """A right click on either used to do nothing."""
    match, driver = found(kind)
    node = driver.node(f"noun:{asked}")
    top = match.sitting.table.state.agenda[-1]
    fare = top.step.fare if kind == "send_armies" else 0
    assert match.board.closer(node.id) == ""
    driver.app.send(Inspect(node.id))
    said = " ".join(each.text for each in driver.wait(0.1).written() if each.panel == "tooltip")
    assert told.format(engage=REGION["europe"].engage, one=5 + fare) in said
    driver.key("esc").wait(0.1)
    assert not [each for each in driver.written() if each.panel == "tooltip"]
