"""Hit tests find the topmost thing: plates before dots, drops where released, sheets that keep their place."""

from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import product
from random import Random

import pytest

from game.client.boards import board
from game.client.kit.focus import Node
from game.client.kit.settings import INSTANT
from game.client.match.offered import ROLES
from game.client.match.scene import Match
from game.client.table.worldboard import WorldBoard
from game.core.contract import Action, Decision
from game.play.ahead import questions_after
from game.play.answers import Reach
from game.titles import on_show
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.rules import influence_targets
from tests.client.driver import Driver
from tests.client.matches import asks, driven, found, found_among, laid_out, on_boards, put, reach
from tests.conftest import Sampled
from tests.sure import such, sure

WORLDS = [title for title in on_show() if isinstance(board(title), WorldBoard)]
# --- plates and dots ---


@pytest.mark.parametrize("title", WORLDS)
def test_a_plate_is_hit_before_the_dots_under_it(title: str) -> None:
    match: Match = import_module(f"tests.client.test_board_{title}").laid_out(1)
    driver = driven(match).doze(1.0)
    if match.sitting.table.state.phase == "setup":
        reach(match, driver, lambda match, asked: match.sitting.table.state.phase != "setup")
    under = [_dots_under_plates(Driver(match, size).doze(0.6)) for size in ((1280, 720), (1000, 700))]
    assert any(under), "some plate lies over another region's dots"


def _dots_under_plates(driver: Driver) -> int:
    """Return how many dots are under another region's plate; none of them is hit."""
    nodes, tree = driver.app.nodes(), driver.app.ui.tree
    ground = such(WorldBoard, driver.at(Match).board).at.ground
    covers = [node.rect for node in nodes if node.role == "sheet"]
    under = 0
    plates = {node.id[5:]: node.rect for node in nodes if node.role == "region" and node.hit is not None}
    assert len(plates) >= 5
    for region, dot in ((name, dot) for name in plates for dot in ground.dots.land(name).dots[::5]):
        point = ground.on_screen(dot)
        hit = tree.at(*point)
        over = {name for name, rect in plates.items() if rect.collidepoint(point)}
        if ground.board.collidepoint(point) and not any(cover.collidepoint(point) for cover in covers):
            assert hit is not None
            assert hit.role != "region" or hit.id[5:] in (over or {region})
            under += bool(over) and region not in over
    return under


def picked() -> Driver:
    """Return a match of 1955 with a card picked up that has two uses."""

    def two(match: Match, asked: Decision) -> bool:
        return asked.kind == "play_card" and any(len(verbs) == 2 for verbs in match.sitting.now.uses.values())

    match, driver = found(two)
    card = next(card for card, verbs in match.sitting.now.uses.items() if len(verbs) == 2)
    return driver.key(driver.node(f"noun:{card}").key).wait(0.5)


def placing() -> Driver:
    """Return a match of 1955 where a country is chosen, with the pointer on one."""
    match, driver = found(asks("place_influence", 4))
    return driver.hover(f"noun:{next(iter(match.sitting.now.uses))}").wait(0.5)


def strip() -> Driver:
    """Return a match of 1955 with the strip that recaps what the other side has done."""
    match = laid_out(5, ("you", "you"))
    driver = driven(match).doze(1.2).key("space").wait(1.2)
    match.answering.do(match.sitting.table.state.options[0])
    return driver.wait(2.5).key("space").wait(1.2)


TOUCHED: dict[str, Callable[[], Driver]] = {
    "choosing": lambda: found(asks("play_card", 5))[1],
    "picked": picked,
    "placing": placing,
    "combining": lambda: found(asks("add_cards", 5))[1],
    "blocking": lambda: found(asks("add_to_block"))[1],
    "spy": lambda: found(asks("move_spy", 3))[1],
    "discard": lambda: found(asks("play_card", 6))[1].key("d").wait(0.3),
    "refusal": lambda: found(asks("play_card", 4))[1].click("France").wait(0.3),
    "log": lambda: found(asks("play_card", 6))[1].key("l").wait(0.4),
    "strip": strip,
}
"""The pictures of 1955 in which different things can be touched."""


def test_the_middle_of_everything_is_hit_in_1955() -> None:
    for name, picture in TOUCHED.items():
        driver = picture()
        assert driver.missed() == [], name
        if isinstance(driver.scene, Match) and name not in ("placing", "picked"):
            for size, text_scale in product([(1280, 720), (1000, 700)], [1.0, 1.5]):
                assert Driver(driver.scene, size, text_scale).doze(0.6).missed() == [], name


# --- drops ---


def _alone(match: Match) -> list[str]:
    """Return the cards that reach only one country."""
    view, seat = match.stage.view, match.sitting.reader or 0
    sent = [card for card, verbs in match.sitting.now.uses.items() if "influence" in verbs and CARD[card].action]
    return [card for card in sent if len(influence_targets(view, seat, card)) == 1]


def test_card_dropped_on_an_illegal_place_is_refused_and_returns() -> None:
    match, driver = found(lambda match, asked: asked.kind == "play_card" and bool(_alone(match)))
    card, number = _alone(match)[0], len(match.sitting.table.answers)
    reached = influence_targets(match.stage.view, match.sitting.reader or 0, card)[0]
    barred = next(country for country in COUNTRIES if country != reached)
    start = driver.spot(driver.node(f"half:{card}:influence"))
    driver.drag(start, driver.spot(driver.node(f"noun:{barred}")))
    assert sure(match.dragging.homing).noun == card
    driver.wait(0.6).look()
    assert match.dragging.homing is None
    assert len(match.sitting.table.answers) == number
    assert match.overlays.refused is not None
    assert match.overlays.refused.node == f"noun:{barred}"
    assert match.overlays.refused.rule == "ES-INF-02"
    assert match.sitting.words.name(barred) in match.overlays.refused.reason
    driver.drag(start, driver.spot(driver.node(f"noun:{reached}"))).wait(0.6)
    assert [given.action for given in match.sitting.table.answers[number:]] == [Action("influence", card)]
    assert match.sitting.table.state.agenda[-1].country == reached
    assert match.overlays.refused is None


def test_clicked_half_of_a_card_decides_its_use() -> None:
    def halved(match: Match) -> list[str]:
        return [card for card, verbs in match.sitting.now.uses.items() if verbs == ("influence", "act")]

    match, driver = found(lambda match, asked: asked.kind == "play_card" and bool(halved(match)))
    card, number = halved(match)[0], len(match.sitting.table.answers)
    goal = influence_targets(match.stage.view, match.sitting.reader or 0, card)[0]
    driver.click(f"half:{card}:influence").wait(0.6)
    assert match.sitting.table.answers[number].action == Action("influence", card)
    if match.sitting.mine() and match.sitting.mine().kind == "place_influence":  # type: ignore[union-attr]
        driver.click(f"noun:{goal}").wait(0.6)
    assert match.sitting.mine().kind == "add_cards"  # type: ignore[union-attr]


def test_dragging_the_spy_shows_what_its_move_would_do() -> None:
    match, driver = found(asks("move_spy", 3))
    seat, number = match.sitting.reader or 0, len(match.sitting.table.answers)
    here, goal = match.stage.view.spies[seat], next(noun for noun in match.sitting.now.uses if noun)
    driver.hover(f"noun:{goal}")
    assert f"Your spy: {match.sitting.words.name(goal)}".upper() in driver.texts()
    start = driver.spot(driver.node(f"spy:{seat}"))
    driver.drag(start, driver.spot(driver.node(f"noun:{here}"))).wait(0.4)
    assert len(match.sitting.table.answers) == number, "put back where it was"
    assert match.overlays.refused is None
    driver.click(f"spy:{seat}").wait(0.3)
    assert match.reaching.picked == f"spy:{seat}"
    assert len(match.sitting.table.answers) == number
    driver.drag(start, driver.spot(driver.node(f"noun:{goal}"))).wait(0.6)
    assert match.sitting.table.answers[number].action == Action("move_spy", goal)


def _dragged(match: Match, driver: Driver) -> list[Node]:
    """Return what can be dragged somewhere."""
    tree = driver.app.ui.tree
    return [
        node
        for node in driver.app.nodes()
        if node.role in ROLES
        and isinstance(node.message, Reach)
        and match.reaching.carried(match.stage.view, node.message) is not None
        and tree.at(*node.rect.center) is node
    ]


@pytest.mark.parametrize(("title", "kind"), on_boards("DRAGGED"))
def test_drop_acts_as_announced_or_is_refused_for_that_place(title: str, kind: str, long_run: bool) -> None:
    match, driver = put(title, kind, turn=2)
    match.settings.speed, rng, done = INSTANT, Random(1), 0
    for turn in range(12 if long_run else 8):
        driver.wait(0.6)
        goals = [node for node in driver.app.nodes() if node.role in ("country", "region")]
        goals = [node for node in goals if isinstance(node.message, Reach) and node.id.startswith("noun:")]
        node = rng.choice(_dragged(match, driver))
        meant = sure(match.reaching.carried(match.stage.view, such(Reach, node.message)))
        sitting, (noun, verb) = match.sitting, meant
        worlds = questions_after(sitting.game, sitting.view, sure(sitting.reader), Action(verb, noun))
        legal = {f"noun:{option.noun}" for world in worlds for option in world.options}
        onto = rng.choice([goal for goal in goals if turn % 2 and goal.id in legal] or goals)
        goal = onto.id[5:]
        number = len(match.sitting.table.answers)
        asked = match.sitting.mine()
        driver.drag(driver.spot(node), driver.spot(onto)).wait(0.6)
        given = [answer.action for answer in match.sitting.table.answers[number:]]
        if given:
            done += 1
            assert given[0] == Action(meant[1], meant[0])
            named = {action.noun for action in given[1:]} | {str(match.sitting.table.state.agenda[-1])}
            assert any(goal in name for name in named), f"{given} after a drop on {goal}"
            assert match.overlays.refused is None
            while len(match.sitting.table.answers) > number and match.drafts.can_undo():
                match.answering.undo()
            if len(match.sitting.table.answers) > number:  # it was declared publicly
                return
        elif match.reaching.picked:
            assert (match.reaching.picked, match.reaching.verb) == meant, "it is asked for once more"
            driver.key("esc")
        else:
            assert sure(match.overlays.refused).node == onto.id
            assert sure(match.overlays.refused).reason
        driver.doze(0.6)
        assert match.sitting.mine() == asked
    assert done or title == "world_order"


# --- sheets that keep their place ---


def test_sheet_stays_in_place_while_picking_and_readies_all_at_once() -> None:
    def many(match: Match, asked: Decision) -> bool:
        top = match.sitting.table.state.agenda[-1]
        options = [o for o in asked.options if o.verb == "ready"]
        return asked.kind == "choose_ready" and top.left >= len(options) >= 3

    tests = import_module("tests.client.test_board_world_order")
    match, driver = found_among((tests.laid_out(seed) for seed in range(1, 12)), many)
    number, cards = len(match.sitting.table.answers), _ready(match)
    driver.click("Ready all").wait(1.0)
    for _ in range(100):
        if len(match.sitting.table.answers) >= number + len(cards):
            break
        driver.wait(0.1)
    given = [answer.action.noun for answer in match.sitting.table.answers[number : number + len(cards)]]
    assert given == cards
    driver.wait(1.0)
    match.answering.undo()
    driver.wait(1.0).settle()
    assert len(match.sitting.table.answers) == number, "one Take back takes all of them back"
    before = {node.id: node.rect.topleft for node in driver.app.nodes() if node.role == "answer"}
    spot = driver.spot(driver.node(f"noun:{cards[0]}"))
    driver.click_at(*spot).wait(1.0).settle().wait(0.6)
    after = {node.id: node.rect.topleft for node in driver.app.nodes() if node.role == "answer"}
    kept = [name for name in after if name.startswith("noun:")]
    assert kept
    assert all(after[name] == before[name] for name in kept)
    driver.click_at(*spot).wait(0.4)
    assert len(match.sitting.table.answers) == number + 1
    assert match.overlays.refused is not None
    chip = next(node for node in driver.app.nodes() if node.id == f"ally:{cards[1]}")
    assert "exhausted" in chip.state
    driver.click(chip.id).wait(1.0)
    assert match.sitting.table.answers[number + 1].action == Action("ready", cards[1])


def _ready(match: Match) -> list[str]:
    asked = match.sitting.mine()
    return [action.noun for action in asked.options if action.verb == "ready"] if asked is not None else []


@pytest.mark.parametrize("title", WORLDS)
def test_offer_stays_under_a_resting_pointer(
    title: str, questions_of: Callable[[str], Mapping[str, Match]], sampled: Sampled
) -> None:
    moved, tried = set[tuple[str, str, str]](), 0
    for kind, match in questions_of(title).items():
        driver = Driver(match).doze(0.6)
        for node in sampled([each for each in driver.app.nodes() if "possible" in each.state], 2):
            spot = driver.spot(node)
            driver.app.ui.pointer = (2.0, 2.0)
            driver.wait(0.2)
            before = driver.app.ui.tree.at(*spot)
            if before is None or before.id != node.id:
                continue  # open only while something else is pointed at
            driver.rest_on(before).wait(0.3)
            after, tried = driver.app.ui.tree.at(*spot), tried + 1
            if after is None or after.id != node.id:
                moved.add((kind, node.id, after.id if after is not None else ""))
    assert tried > 3
    assert not moved
