"""Tapping repeatedly never opens another person's hand or answers for somebody else."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.client.kit import changing
from game.client.kit.focus import Node
from game.client.kit.input import key_events
from game.client.kit.messages import Turning
from game.client.kit.mouse import TURNED
from game.client.kit.quiet import QUIET
from game.client.match.offered import ROLES
from game.client.match.scene import Match
from game.client.scenes.sheets.curtain import HOLD, Curtain
from game.core.contract import Seat
from game.core.language.words import say
from game.play.answers import NoteDown
from game.titles import SHELF, on_show, rules_of
from tests.client.driver import Driver
from tests.client.matches import board_tests, boards_tested, driven, laid_out
from tests.client.pads import events_of, plug_in, pull_out
from tests.client.test_covered import couch
from tests.conftest import Sampled
from tests.sure import sure

Events = Sequence[pygame.event.Event]
Tap = Callable[[Driver], tuple[Events, Events]]
"""The press and release events of one tap."""
KEYS = ("space", "enter", "p", "s", "b", "d", "y", "1", "0", "esc", "tab", "t", "h", "u")
BUTTONS = ("a", "b", "rt", "y")
SPOTS = ((640, 520), (1180, 690), (1090, 690), (900, 690), (640, 690), (640, 360))
"""The positions of the button that lifts a curtain, and of answers on bands and boards."""
EMPTY = (640, 8)
"""A point that isn't a drop target."""
LEAVING = ("tool",)
"""The roles of nodes that lead away from the table."""
TURNS = 4
"""The number of turns per game at which somebody keeps tapping."""


def key(name: str) -> Tap:
    down, up = key_events(name)
    return lambda driver: ([down], [up])


def button(name: str) -> Tap:
    down, up = events_of(name)
    return lambda driver: ([down], [up])


def spot(x: float, y: float) -> Tap:
    where = {"pos": (x, y), "button": 1}
    down, up = (pygame.event.Event(kind, where) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    return lambda driver: ([down], [up])


def way(name: str) -> Tap:
    """Return a tap on a button of the band or curtain, wherever it is now."""

    def where(driver: Driver) -> tuple[Events, Events]:
        node = next((node for node in driver.app.nodes() if node.id.startswith(name)), None)
        return spot(*(node.rect.center if node is not None else (640, 690)))(driver)

    return where


TAPS: dict[str, Tap] = {
    **{f"key {name}": key(name) for name in KEYS},
    **{f"pad {name}": button(name) for name in BUTTONS},
    **{f"spot {x} {y}": spot(x, y) for x, y in SPOTS},
    **{f"button {name}": way(name) for name in ("lift", "unseen:", "curtain.bot")},
}
SOME = ("key space", "key enter", "key b", "pad a", "spot 640 520", "button lift", "button unseen:")


def tapping(driver: Driver, tap: Tap, seconds: float, every: float) -> Iterator[None]:
    """Keep tapping at a rate within the block."""
    for _ in range(round(seconds / every)):
        down, up = tap(driver)
        driver.app.step(down, every / 2)
        driver.app.step(up, every / 2)
        yield


def persons_turn(match: Match, driver: Driver) -> Seat | None:
    """Wait until a person is looking and asked, lifting any curtain. Return the seat, or None at the end."""
    for _ in range(200):
        driver.doze(0.3)
        if match.sitting.table.result is not None:
            return None
        if isinstance(driver.scene, Curtain):
            driver.key("space").doze(0.5)
        elif match.sight.past is not None or match.overlays.open:
            driver.key("esc")
        elif match.turns.confirming:
            driver.click("way:end_turn")
        elif match.stage.idle and (asked := match.sitting.mine()) is not None and match.turns.window_left() <= 0:
            return asked.seat
    raise AssertionError(f"nobody is asked any more: {driver.scene}, {match.sitting.now}")


def hands_over(match: Match, driver: Driver, rng: Random) -> Seat | None:
    """Play until somebody other than the reader is asked. Return the seat that has just answered."""
    for _ in range(80):
        seat = persons_turn(match, driver)
        if seat is None:
            return None
        match.answering.do(rng.choice(sure(match.sitting.mine()).options))
        for _ in range(12):
            driver.doze(0.05)
            person = match.sitting.now.next
            if person is not None and person != seat:
                return seat
    return None


def tapped(name: str, tap: Tap, every: float = 0.2, turns: int = TURNS) -> int:
    """Play a game between people, tapping after every change of reader. Return how often that was done."""
    seats = rules_of(name).SEATS[0]
    match = laid_out(4, ("you",) * seats, title=name)
    rng = Random(name)
    done = 0
    driver = Driver(match, settings=match.settings)
    plug_in(driver)
    for _ in range(turns):
        seat = hands_over(match, driver, rng)
        if seat is None:
            break
        answers = len(match.sitting.table.answers)
        for _ in tapping(driver, tap, 4.0, every):
            assert match.sitting.reader in (None, seat), "somebody else's hand lies open"
            later = match.sitting.table.answers[answers:]
            assert [given for given in later if given.seat != seat] == [], "somebody else's answer was given"
            assert all(match.sitting.is_person(each) for each in match.sitting.table.seats), (
                "a chair went to a bot"
            )
        done += 1
        while driver.scene is not match and not isinstance(driver.scene, Curtain):
            driver.key("esc").doze(0.5)
    return done


@pytest.mark.sampled(3)
@pytest.mark.parametrize("tap", SOME)
@pytest.mark.parametrize("name", SHELF)
def test_repeated_taps_open_no_hand_and_answer_for_nobody_else(name: str, tap: str) -> None:
    assert tapped(name, TAPS[tap], turns=2)


@pytest.mark.long
@pytest.mark.parametrize("tap", TAPS)
@pytest.mark.parametrize("name", SHELF)
def test_repeated_taps_anywhere_are_harmless_through_a_whole_game(name: str, tap: str) -> None:
    assert tapped(name, TAPS[tap], turns=25)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("tap", "every"), [("key space", 0.35), ("key enter", 0.45)])
@pytest.mark.parametrize("name", SHELF)
def test_tap_rates_that_once_opened_a_hand_open_none(name: str, tap: str, every: float) -> None:
    """Space used to open the next hand in Ideology, and Enter to seal the next bid in Manifesto."""
    assert tapped(name, TAPS[tap], every, turns=2)


def at_a_curtain(name: str = "espionage") -> tuple[Match, Driver]:
    """Return a match for two whose first curtain or band is down and whose keys count."""
    match = laid_out(5, ("you", "you"), title=name)
    driver = Driver(match).wait(1.6)
    assert isinstance(driver.scene, Curtain)
    return match, driver


@pytest.mark.parametrize("how", ["key space", "key enter", "pad a", "button lift"])
def test_curtain_is_lifted_by_holding_not_by_tapping(how: str) -> None:
    match, driver = at_a_curtain()
    plug_in(driver)
    driver.app.draw()
    down, up = TAPS[how](driver)
    driver.app.step(down, 0.1)
    driver.app.step(up, 0.1)
    driver.wait(1.5)
    assert match.sitting.reader is None
    driver.app.step(down, 0.02)
    driver.wait(HOLD / 2)
    assert 0.3 < changing.held(driver.app.ui, "lift", HOLD) < 0.7, "the ring fills"
    driver.app.step(up, 0.05)
    driver.wait(0.3)
    assert changing.held(driver.app.ui, "lift", HOLD) == 0, "let go, it runs empty"
    driver.app.step(down, 0.02)
    driver.wait(HOLD + 0.1)
    assert match.sitting.reader is not None


def pressing_the_curtain() -> tuple[Match, Driver, tuple[float, float]]:
    """Return a match in which the pointer has just begun to hold the curtain's button, and its position."""
    match, driver = at_a_curtain()
    driver.rest_on(driver.node("lift")).wait(0.5)
    spot = driver.spot(driver.node("lift"))
    driver.lift(spot, spot)
    assert driver.app.ui.memory.holding is not None
    return match, driver, spot


@pytest.mark.parametrize("away", [False, True])
def test_sliding_off_the_button_ends_a_hold(away: bool) -> None:
    """The curtain used to be lifted although its owner had moved away."""
    match, driver, (x, y) = pressing_the_curtain()
    driver.slide((5.0, 5.0) if away else (x + 2, y)).wait(HOLD + 0.5)
    assert (match.sitting.reader is None) is away


def test_holding_by_one_person_is_not_announced_to_the_next() -> None:
    match, driver, _ = pressing_the_curtain()
    page, holder = driver.app.ui, driver.app.ui.asked
    assert holder is not None
    page.told_to = other = replace(holder, seat=1 - holder.seat)
    driver.app.devices.quiet.seat = None  # as if another person were asked now
    page.asked = other
    driver.app.devices.new_person()
    assert page.told_to == holder
    driver.wait(HOLD + 0.5)
    assert match.sitting.reader is None


def test_key_held_since_the_last_answer_does_not_lift_the_curtain() -> None:
    match, driver = at_a_curtain()
    down, up = key_events("space")
    driver.app.devices.quiet.seat = None  # as if another person had just answered
    driver.app.step([down], 0.02)
    driver.wait(3.0)
    assert match.sitting.reader is None
    driver.app.step([up], QUIET / 2)
    driver.app.step([down], 0.02)
    driver.wait(1.0)
    assert match.sitting.reader is None, "too soon after it was let go"


def test_command_list_does_not_lift_the_curtain() -> None:
    match, driver = at_a_curtain()
    words = driver.node("lift").label
    driver.key("f2").wait(0.5).click(words).wait(2.0)
    assert match.sitting.reader is None
    assert driver.app.ui.told[0] == say("curtain.hold")


def test_key_held_across_a_focus_change_still_belongs_to_its_presser() -> None:
    """The system reports held keys again when the window regains focus."""
    match, driver = at_a_curtain()
    driver.app.devices.quiet.seat = None  # as if another person had just answered
    down = key_events("space")[:1]
    driver.app.step(down, 0.02)
    driver.app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.02)
    driver.wait(2 * QUIET)
    driver.app.step([pygame.event.Event(pygame.WINDOWFOCUSGAINED), *down], 0.02)
    driver.wait(2 * HOLD)
    assert match.sitting.reader is None


def test_pad_unplugged_with_a_button_down_does_not_block_lifting() -> None:
    match, driver = at_a_curtain()
    plug_in(driver)
    driver.app.devices.quiet.seat = None  # as if another person had just answered
    driver.app.step(events_of("a")[:1], 0.02)
    pull_out(driver)
    driver.wait(QUIET)
    driver.app.step(key_events("space")[:1], 0.02)
    driver.wait(HOLD + 0.1)
    assert match.sitting.reader is not None


def test_unplugged_pad_does_not_lift_what_it_held() -> None:
    match, driver = at_a_curtain()
    plug_in(driver)
    driver.app.step(events_of("a")[:1], 0.02)
    pull_out(driver)
    driver.wait(HOLD + 0.1)
    assert match.sitting.reader is None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("every", [0.2, 0.5])
@pytest.mark.parametrize("name", SHELF)
def test_tapping_after_giving_away_ones_chair_affects_no_other_chair(name: str, every: float) -> None:
    """Even with one person left, a press counts for somebody else than before."""
    match = laid_out(4, ("you",) * rules_of(name).SEATS[0], title=name)
    driver, rng = Driver(match, settings=match.settings), Random(name)
    seat = hands_over(match, driver, rng)
    driver.wait(2.0)
    given = match.sitting.now.next
    assert given not in (None, seat)
    others = [each for each in match.sitting.people if each != given]
    for each in others[1:]:
        match.sitting.sit(each, "random")
    driver.key("ctrl+b").wait(0.3)
    for _ in tapping(driver, key("p"), 6.0, every):
        assert all(match.sitting.is_person(each) for each in others[:1]), "another chair went to a bot"
    assert given is not None
    assert not match.sitting.is_person(given)


def a_card(match: Match, driver: Driver) -> tuple[float, float] | None:
    """Return a point on something that can be dragged."""
    driver.app.draw()
    for node in driver.app.nodes():
        if node.role in ROLES and node.id in match.dragging.reaches:
            with suppress(LookupError):
                return driver.spot(node)
    return None


@pytest.mark.parametrize("name", on_show())
def test_drag_during_a_key_answer_is_shown_to_nobody(name: str) -> None:
    """It is shown neither beside the pointer nor on its way home, and no view within a deed is queried for it."""
    match = Match(couch(name, 40))
    rng = Random(name)
    dragged = 0
    driver = Driver(match, settings=match.settings)
    for number in range(8):
        seat = persons_turn(match, driver)
        spot = a_card(match, driver)
        asked = match.sitting.mine()
        assert seat is not None
        assert asked is not None
        let_go = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=EMPTY, button=1)
        if spot is not None:
            driver.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))], 0.3)
            driver.lift(spot, EMPTY).look()
            driver.app.step([let_go] if number % 2 else [], 0)
            driver.app.draw()
            dragged += match.picture(driver.app.ui).carried is not None
        match.answering.do(rng.choice(asked.options))
        for _ in range(12):
            driver.app.step([], 0.02)
            if driver.scene is match and match.sitting.reader != seat:
                assert match.picture(driver.app.ui).carried is None
        driver.app.step([let_go], 0)
        if dragged > 1:
            return
    assert dragged


# --- double clicks ---


def put_together(match: Match, driver: Driver) -> tuple[object, ...]:
    """Return everything that a click may have changed: answers, notes, what is held, what is switched on."""
    turned = {(node.id, *TURNED.intersection(node.state)) for node in driver.app.nodes()}
    drafts, reaching = match.drafts, match.reaching
    return tuple(match.sitting.table.answers), tuple(drafts.ahead), reaching.picked, reaching.verb, turned


def turns(node: Node) -> bool:
    """Return True if a second press on a node would take back what the first one did."""
    return isinstance(node.message, NoteDown | Turning) or not TURNED.isdisjoint(node.state)


def sort_of(node: Node) -> tuple[object, ...]:
    """Return what similar nodes have in common; each node that toggles is its own sort."""
    return (node.id,) if turns(node) else (node.role, type(node.message), node.state)


@pytest.mark.parametrize("title", boards_tested())
def test_double_click_never_undoes_its_first_click(title: str, long_run: bool, sampled: Sampled) -> None:
    """The second click on a sum of the slate used to remove it again."""
    changed, clicked = 0, set[tuple[object, ...]]()
    for kind, turn in board_tests(title).KINDS.items():
        match = board_tests(title).at_question(kind, turn)
        driver = driven(match).wait(1.5)
        nodes = [node for node in driver.app.nodes() if node.enabled and node.role not in LEAVING]
        nodes.sort(key=turns, reverse=True)  # the other nodes answer
        for name in sampled([node.id for node in nodes if long_run or sort_of(node) not in clicked], 2):
            if match.overlays.open:  # an earlier one may have opened something over this one
                driver.key("esc")
            node = driver.app.ui.tree.node(name)
            if node is None or (sort_of(node) in clicked and not long_run):
                continue
            with suppress(LookupError):
                spot = driver.doze(0.4).look().spot(node)
                clicked.add(sort_of(node))
                before = put_together(match, driver)
                driver.press(*spot)
                if driver.scene not in (match,):
                    break
                once = put_together(match, driver)
                driver.doze(0.1).press(*spot)
                twice = put_together(match, driver)
                changed += once != before
                assert twice != before or once == before, f"{kind}: {name}"
    assert changed > 3
