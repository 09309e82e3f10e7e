"""The window on Ideology's map: it moves to what others do, and is back when something is asked."""

from collections.abc import Iterator

import pytest
from pygame import FRect as Rect
from pygame.image import tobytes

from game.client.boards.ideology.board import IdeologyBoard
from game.client.boards.ideology.layout import CloseSpots
from game.client.kit.settings import INSTANT
from game.client.match.scene import Match
from game.client.scenes.sheets.curtain import Band
from game.client.table.hand import placed
from game.client.table.spots import frame
from game.client.table.things import Seen
from game.client.world.camera import CLOSE, Camera, through, window
from game.client.world.light import LitMap, sea
from game.play.answers import Give
from game.titles.ideology import events as told
from tests.client.driver import Driver
from tests.client.matches import against_bots, go_on

WHOLE = Rect(0, 92, 1024, 452)
STEP = 0.04


def ideology(seed: int = 1) -> Match:
    """Return a match against instant bots."""
    return against_bots("ideology", seed, seats=4)


def board_of(match: Match) -> IdeologyBoard:
    """Return the board with its camera."""
    assert isinstance(match.board, IdeologyBoard)
    return match.board


def moments(match: Match, driver: Driver, most: int = 900) -> Iterator[None]:
    """Let the game continue with everybody's first answers, and draw every step."""
    match.turns.grace = 0.0
    for _ in range(most):
        go_on(match)
        asked = match.sitting.mine()
        if asked is not None and match.stage.idle and not board_of(match).camera.away(match.stage.clock):
            match.on(Give(asked.options[0]))
        if not driver.app.step([], STEP):
            driver.app.draw()
        yield


def deeds(match: Match, driver: Driver) -> Iterator[tuple[str, float]]:
    """Yield the region of every card that another seat places, and how long it has been shown, in ms."""
    for _ in moments(match, driver):
        event = match.stage.event
        if isinstance(event, told.CardPlaced | told.InfluenceExtended) and event.seat != board_of(match).at.below:
            yield event.region, match.stage.elapsed


def test_window_stays_on_the_board_and_contains_its_subject() -> None:
    """This holds near an edge, in the middle of the free part, and for a large thing."""
    corner, middle = Rect(5, 95, 60, 50), Rect(500, 300, 60, 50)
    for about in (corner, middle):
        seen = window(WHOLE, about, WHOLE, WHOLE)
        assert WHOLE.contains(seen)
        assert seen.contains(about)
        assert seen.w == pytest.approx(WHOLE.w / CLOSE)
    right = Rect(612, 92, 412, 452)
    assert right.contains(Rect(*through(window(WHOLE, middle, right, WHOLE), WHOLE, *middle.center), 1, 1))
    assert window(WHOLE, WHOLE, WHOLE, WHOLE) == WHOLE


def test_window_stays_while_its_subject_is_well_shown() -> None:
    """A deed beside the last one moves nothing; one that is far away does."""
    first = window(WHOLE, Rect(500, 300, 60, 50), WHOLE, WHOLE)
    assert window(WHOLE, Rect(560, 340, 60, 50), WHOLE, first) == first
    assert window(WHOLE, Rect(60, 150, 60, 50), WHOLE, first) != first


def test_camera_glides_to_its_goal() -> None:
    """Halfway it is between both, and it approaches a new goal from where it is."""
    camera = Camera()
    camera.fit(WHOLE)
    goal = Rect(500, 300, 512, 226)
    camera.turn(goal, 1.0)
    halfway = camera.seen(1.09)
    assert camera.gliding(1.09)
    assert goal.w < halfway.w < WHOLE.w
    camera.turn(WHOLE, 1.09)
    assert camera.seen(1.09) == halfway
    assert camera.seen(2.0) == WHOLE
    assert not camera.away(2.0)


def test_window_moves_to_another_seats_action() -> None:
    """Once there, the region's whole plate is on the board, and larger than on the world map."""
    match = ideology()
    driver, found = Driver(match), 0
    for region, shown in deeds(match, driver):
        board = board_of(match)
        if shown < 300:
            continue
        assert board.close.camera.away(match.stage.clock), f"the window stays at home for {region}"
        home = board.at.plates(match.stage.view)[region].rect
        seen = next(node for node in driver.app.nodes() if node.id == f"noun:{region}").rect
        assert board.at.board.contains(seen)
        assert seen.w > home.w
        found += 1
        if found > 20:
            return
    raise AssertionError("nobody else did anything at a region")


def test_window_also_follows_the_near_seat_if_a_bot_plays_it() -> None:
    match = against_bots("ideology", seats=2, people=0)
    driver, board = Driver(match), board_of(match)
    for _ in moments(match, driver):
        event = match.stage.event
        placed_near = isinstance(event, told.CardPlaced | told.InfluenceExtended) and event.seat == board.at.below
        if placed_near and match.stage.elapsed >= 300:
            assert board.close.camera.away(match.stage.clock)
            return
    raise AssertionError("the near seat did nothing at a region")


def test_card_in_the_close_up_leaves_from_its_visible_region() -> None:
    board = board_of(ideology())
    board.fit(frame(1280, 720, 1.0), 0, 1.0)
    whole, seen = board.at, Rect(0, 92, 512, 226)
    near = CloseSpots(whole.frame, whole.below, whole.listed, seen)
    seat = placed(Rect(700, 50, 10, 10), "slip", 0, "deck:1")

    def start(x: float, y: float) -> tuple[float, float]:
        place = placed(Rect(x - 5, y - 5, 10, 10), "slot", 0, "at:sweden", "1:military")
        layout = {"gone": seat, "@1:military": seat}
        shown = near.cards_through(Seen("gone", place, moving=True, start=place), layout, 0.0).place
        return shown.x, shown.y

    assert start(200, 200) == pytest.approx(through(seen, whole.board, 200, 200))
    assert start(900, 200) == (seat.x, seat.y), "out of sight it comes from the seat"


def test_whole_world_is_shown_while_a_question_is_open() -> None:
    """From the first moment every region can be touched at its usual place; the window is home in 0.2 s."""
    match = ideology()
    driver, away, asked = Driver(match), False, 0
    for _ in moments(match, driver):
        board, clock = board_of(match), match.stage.clock
        away = away or board.close.camera.away(clock)
        if match.turns.open_question is None or not away:
            continue
        nodes = {node.id: node.rect for node in driver.app.nodes()}
        homes = board.at.plates(match.stage.view)
        assert {f"noun:{region}" for region in homes} <= set(nodes)
        assert all(tuple(nodes[f"noun:{region}"]) == tuple(plate.rect) for region, plate in homes.items())
        assert board.close.camera.end == board.at.board
        away, asked = False, asked + 1
        if asked > 3:
            return
    raise AssertionError("nobody was asked after the window had moved")


@pytest.mark.parametrize(("still", "scale", "speed"), [(True, 1.0, 1.0), (False, 1.5, 1.0), (False, 1.0, INSTANT)])
def test_window_stays_home_if_motion_type_or_speed_forbid_moving(
    still: bool, scale: float, speed: float, long_run: bool
) -> None:
    """This holds with reduced motion, with large type, and at speeds too fast to follow."""
    match = ideology()
    match.settings.reduce_motion, match.settings.speed = still, speed
    driver, others = Driver(match, text_scale=scale), set[int]()
    for _ in moments(match, driver, 300 if long_run else 100):
        assert not board_of(match).camera.away(match.stage.clock)
        others |= {answer.seat for answer in match.sitting.table.answers} - {board_of(match).at.below}
    assert others, "there was something to follow"


def test_person_called_to_the_screen_finds_the_whole_world() -> None:
    """The open table used to stay in the last deed's window until the person who was called answered."""
    match = against_bots("ideology", 5, seats=4, people=2)
    driver, called, away = Driver(match), 0, False
    match.turns.grace = 0.0
    for _ in range(3000):
        driver.app.step([], STEP)
        camera, asked = board_of(match).camera, match.sitting.mine()
        if isinstance(driver.scene, Band):
            driver.doze(0.1)
            assert not camera.away(match.stage.clock)
            called, away = called + away, False
            if called == 2:
                return
            driver.wait(2.0).hold("Open my hand first (hold)", 1.0)
        elif asked is not None and match.stage.idle:
            match.on(Give(asked.options[-1]))
        else:
            away |= camera.away(match.stage.clock)
    raise AssertionError("nobody was called after a deed")


def test_close_up_map_matches_the_world_map(long_run: bool) -> None:
    """After every wave, lands in the window look the same as on the world map."""
    match = ideology()
    driver, compared = Driver(match), 0
    for _ in moments(match, driver):
        close, clock = board_of(match).close, match.stage.clock
        lit = board_of(match).lit
        if close.near is None or lit is None or lit.moving(clock) or close.near.moving(clock):
            continue
        assert all(lit.states[land] == state for land, state in close.near.states.items())
        compared += 1
        if compared > 20 and not long_run:
            return
    assert compared > 20


@pytest.mark.paints
def test_close_up_map_is_painted_in_strips_and_looks_the_same() -> None:
    """When it was painted whole on arrival, it took a frame of its own."""
    match = ideology()
    driver, arrived = Driver(match), 0
    painted, strip = list[bool](), LitMap.paint_strip

    def counted(lit: LitMap) -> bool:
        painted.extend([True] * (more := strip(lit)))
        return more

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LitMap, "paint_strip", counted)
        for _ in range(2000):
            close, before = board_of(match).close, len(painted)
            was = close.near
            if (asked := match.turns.open_question) is not None:
                match.answering.do(asked.options[0])
            driver.app.step([], 1 / 60)
            assert len(painted) <= before + 1, "a strip a frame"
            near = close.near
            if near is not None and was is None and not near.moving(match.stage.clock):
                whole = LitMap(near.dots, near.scale, sea, states=near.states)
                both = tobytes(whole._piece(whole.ground.get_rect()), "RGB"), tobytes(near.picture, "RGB")
                assert max(abs(one - other) for one, other in zip(*both, strict=True)) <= 8, "light has no edges"
                arrived += 1
            if arrived == 2:
                return
    raise AssertionError("the window went nowhere")


def test_interrupted_move_of_the_window_leaves_nothing_behind() -> None:
    """Half a map is left over from the first one."""
    match = ideology()
    driver, close = Driver(match), board_of(match).close
    next(None for _ in moments(match, driver) if close.coming is not None)
    goal, clock = close.camera.end, match.stage.clock
    close.camera.jump()
    driver.app.draw()
    close.camera.turn(goal, clock)
    driver.app.draw()
    assert close.camera.gliding(clock)
    assert close.coming_of


def test_window_stays_home_while_hurrying_through_others_actions() -> None:
    """On the way to one's own turn, the window stays at home."""
    match = ideology()
    driver, swift = Driver(match), 0
    for _ in moments(match, driver, 300):
        match.sight.hurrying = match.turns.open_question is None
        if match.stage.event is not None and board_of(match).swift:
            assert board_of(match).close.camera.end == board_of(match).at.board
            swift += 1
        if swift > 20:
            return
    raise AssertionError("nobody else did anything")
